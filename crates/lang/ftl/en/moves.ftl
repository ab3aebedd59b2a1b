### What a move means, for somebody who does not know the notation.

## Chance

move-deal-tile = structure bonus tile: { $tile }
move-deal-airship = airship tile: { $tile }
move-deal-resolution = resolution tile: { $tile }
move-deal-objective = objective { $card }, { $name }
move-draw = combat card { $card }
move-steal = combat card { $card } is taken
move-draw-encounter = encounter card { $card }
move-deal-factory = Factory card { $card }
move-automa-card = Automa card { $card }
move-deal-trap = { $trap }
move-lose = combat card { $card } is lost
move-flip = combat card { $card } is turned
move-add = combat card { $card } is added

## The turn

move-choose = { $top }, then { $bottom } for { $cost }
move-choose-factory = Factory card: { $deal }; then move one unit twice
move-reveal = reveal { $name }: { $text }
move-skip = skip
move-skip-top = skip the top-row action
move-skip-bottom = skip the bottom-row action
move-skip-ability = do not use it
move-done = nothing more
move-done-units = move no further unit
move-done-onward = stop here
move-done-produce-none = produce nothing
move-done-produce = produce on no further territory
move-done-flight = end the flight here
move-end-turn = end the turn

## Top row

move-units = { $n ->
        [one] move { $n } unit
       *[other] move up to { $n } units
    }
move-coins = take { $what } instead of moving
move-bolster = gain { $what } for { $cost }{ $bonus ->
        [yes] , with 1 popularity from the Monument
       *[no] { "" }
    }
move-trade = gain { $what } for { $cost }{ $bonus ->
        [yes] , with 1 power from the Armory
       *[no] { "" }
    }
move-produce = produce on up to { $n ->
        [one] { $n } territory
       *[other] { $n } territories
    }; costs { $cost }
move-produce-on = { $what } { $at-on }

## Moving

move-step = { $unit } { $from-from } { $to-to }
note-combat = combat with { $whom }
note-drives-off = drives off workers of { $whom }
note-encounter = encounter token
note-toll = leaves { $what } aboard the airship of { $whom }
note-siege = pays { $what } to { $whom }
note-already-moved = already moved
move-carry = take { $what } along
move-carry-none = take along no { $cargo }
move-flag = plant a Flag { $at-on }
move-trap = lay the Trap that takes { $what } { $at-on }
move-arm = arm the Trap { $at-on } again
## Airships

move-fly = fly the airship { $from-from }
move-drop = set down { $what }
move-load = take { $what } aboard
move-embark = take the character aboard
move-disembark = set the character down, which ends the flight
move-bombard = spend { $what }: { $whom } loses { $loss }
move-challenge = fight the airship of { $whom }
move-spy = pay { $cost }, look at the combat cards of { $whom } and take { $what } at random
move-exchange = give up { $name } for another card ({ $text })
move-refuge = { $what } to the territory under the airship
move-refuge-none = all of them go home
move-hill = place a star on the resolution tile

## Combat

move-fight = fight { $at-on }
move-use = use it
move-use-ability = use { $ability }
move-dial = spend { $what } on the dial
move-play = play cards { $cards }, worth { $value }
move-play-one = play card { $cards }
move-play-none = play no card
move-retreat = { $unit } { $to-to }

## Cards

move-option = option { $n }
move-keep = keep Factory card { $card }: { $deal }
move-take = take { $what }
move-on = { $at-on }
move-peek = look at the combat cards of { $whom }

## Bottom row

move-pay = { $action } for { $cost }, gain { $coins }{ $bonus ->
        [yes] {" "}and your recruit's bonus
       *[no] { "" }
    }
move-pay-factory = move one unit up to twice
move-pay-token = { $what } { $from-from }
move-pay-card = combat card { $card } instead of a resource
at-once-pay = pay { $what }
at-once-pay-from = pay { $from-from }: { $what }
at-once-pay-listed = pay the rest as listed: { $what }
at-once-load-all = take everything along
at-once-load-nothing = take nothing more along
move-discard = pay combat card { $card }
move-upgrade = improve { $cube }; { $action } gets cheaper
move-deploy = { $ability }: mech { $at-on }
move-build = { $structure } { $at-on }
move-enlist = { $what } now, { $bonus } whenever you or a neighbour takes { $action }
