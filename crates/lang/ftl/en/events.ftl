### What happened, for the log.

event-tile-dealt = The structure bonus tile of this game is { $tile }.
event-airship-tile-dealt = The { $side } tile of all airships is { $tile }: { $text }
event-airship-tile-dealt-to = The { $side } tile of the airship of { $who } is { $tile }: { $text }
event-resolution-dealt = The resolution tile of this game is { $tile }: { $text }
event-mission-dealt = Objective { $card }, { $name }, is laid open for everybody.
event-objective-dealt = { $who } is dealt an objective card.
event-objective-dealt-seen = { $who } is dealt objective { $card }, { $name }.
event-turn-began = { $who } begins turn { $n }.
event-section-chosen = { $who } puts the action token on { $top } over { $bottom }.
event-factory-chosen = { $who } puts the action token on the Factory card.

event-gains = { $who } gains { $what }.
event-gains-on = { $who } gains { $what } { $at-on }.
event-loses = { $who } loses { $what }.
event-spends = { $who } spends { $what }.
event-coins-given = { $who } gives { $what } to { $whom }.

event-card-drawn = { $who } draws a combat card.
event-card-drawn-seen = { $who } draws a combat card of { $card }.
event-deck-reshuffled = The discarded combat cards become the new deck.
event-card-stolen = { $who } takes a combat card from { $whom }.
event-card-stolen-seen = { $who } takes a combat card of { $card } from { $whom }.
event-card-discarded = { $who } spends a combat card of { $card }.
event-card-lost = { $who } loses a combat card of { $card }.
event-hand-seen = { $who } looks at the combat cards of { $whom }.
event-hand-seen-cards = { $who } looks at the combat cards of { $whom }: { $cards }.

event-unit-moved = { $who } moves { $unit-a } { $from-from } { $to-to }.
event-unit-moved-with = { $who } moves { $unit-a } { $from-from } { $to-to } with { $load }.
event-workers-driven-off = { $who } drives { $what } of { $whom } home { $from-from }.
event-dropped = The airship of { $who } sets down { $what } { $at-on }.
event-loaded = The airship of { $who } takes { $what } aboard { $at-on }.
event-embarked = The character of { $who } goes aboard { $at-on }.
event-disembarked = The character of { $who } is set down { $at-on }.
event-bombarded = The airship of { $who } spends { $what } to bombard { $whom }.
event-toll-paid = { $who } pays { $what } to the airship of { $whom }.
event-duel-began = The airship of { $who } attacks that of { $whom } { $at-on }.
event-objective-given-up = { $who } gives up an objective card.
event-objective-given-up-seen = { $who } gives up objective { $card }, { $name }.
event-took-refuge = { $who } gives refuge to { $what } { $at-on }.

event-combat-began = { $who } attacks { $whom } { $at-on }.
event-ability-used = { $who } uses { $ability }.
event-choice-made = { $who } has chosen in secret.
event-power-revealed = { $who } shows { $dial } on the dial and no card: { $total } in all.
event-power-revealed-card = { $who } shows { $dial } on the dial and a card of { $cards }: { $total } in all.
event-power-revealed-cards = { $who } shows { $dial } on the dial and cards of { $cards }: { $total } in all.
event-combat-won = { $who } wins the combat against { $whom } { $at-on }.
event-retreated = { $who } withdraws { $what-the } { $from-from } { $to-to }.
event-step-taken-back = The game ends before the combat: { $unit-the } of { $who } is back { $to-on } { $from-from }.
event-step-taken-back-with = The game ends before the combat: { $unit-the } of { $who } is back { $to-on } { $from-from }, with { $load }.

event-encounter-drawn = { $who } meets encounter { $card } { $at-on }.
event-option-taken = { $who } takes option { $n } of encounter { $card }: { $label }.
event-factory-seen = { $who } looks through the Factory cards.
event-factory-seen-cards = { $who } looks through the Factory cards: { $cards }.
event-factory-card-kept = { $who } keeps Factory card { $card }.
event-factory-used = { $who } uses option { $n } of Factory card { $card }.

event-resource-paid = { $who } pays { $what } { $from-from }.
event-upgraded = { $who } improves { $cube } and makes { $action } cheaper.
event-deployed = { $who } deploys a mech { $at-on } and learns { $ability }.
event-built = { $who } builds the { $structure } { $at-on }.
event-enlisted = { $who } enlists the recruit of { $action } for { $bonus }.
event-recruit-bonus = A recruit of { $who } profits from { $action }.

event-flag-placed = { $who } plants a Flag { $at-on }.
event-trap-placed = { $who } lays a Trap { $at-on }, armed.
event-trap-placed-seen = { $who } lays the Trap that takes { $what } { $at-on }, armed.
event-trap-sprung = { $who } walks into a Trap { $at-on } that takes { $what }.
event-trap-harmless = { $who } walks into a Trap { $at-on }, which takes nothing from an Automa.
event-trap-armed = { $who } arms the Trap { $at-on } again.

event-objective-revealed = { $who } reveals objective { $card }, { $name }.
event-star-placed = { $who } places a star for { $star }, { $n } in all.
event-end-triggered = { $who } triggers the end of the game.
event-factory-exploded = The Factory explodes: everybody on it and around it goes home.
event-territory-prize = { $who } earns { $what } for its territories.
event-game-ended = The game is over.

## The Automa's turn, step by step

event-automa-drew = { $who } draws Automa card { $card } and reads Scheme { $scheme }.
event-automa-deck-shuffled = All 19 cards of { $who } are shuffled into its deck.
event-automa-skips = The card makes { $who } skip this turn.
event-automa-tries = { $who } tries: { $doing }.
event-automa-selects = { $who } selects the { $unit } { $at-on }, { $far }: { $why }.
event-automa-selects-home = { $who } selects the { $unit } { $at-on }: { $why }.
event-automa-considers = Possible: { $at }: { $words }.
event-automa-leaves-out = Left out: { $at }: { $words }.
event-automa-cannot = { $who } cannot { $doing }: { $why }.
event-automa-moved = { $who } puts { $unit-a } { $from-from } { $to-on }: { $why }.
event-automa-moved-with = { $who } puts { $unit-a } with { $load } { $from-from } { $to-on }: { $why }.
event-automa-stays = { $who } leaves its { $unit } { $at-on }: { $why }.
event-automa-cancelled = A combat card of { $card } is turned for { $who }: it is cancelled.
event-automa-goes-on = A combat card of { $card } is turned for { $who }: it goes on.
event-automa-deployed = { $who } puts { $unit-a } on its home base.
event-automa-helps = The third row of the card offers { $bonus }: { $whom } has that recruit.
event-automa-helps-nobody = The third row of the card of { $who } is empty: no recruit profits.
event-automa-helps-nobody-with = The third row offers { $bonus }, but nobody next to { $who } has that recruit.
event-automa-marker = The star marker of { $who } advances to space { $n }.
event-automa-second-scheme = { $who } turns to Scheme II.
event-automa-fights = { $who } draws Automa card { $card } for the combat: { $power } and { $cards }.
event-automa-took-factory-card = { $who } takes a Factory card, face down.
event-encounter-removed = { $who } removes the encounter token { $at-on }.
event-resources-removed = { $who } sweeps the resources { $at-on } back to the supply.

## What the Automa tries: follows "tries:" and "cannot"

automa-worker = move a worker
automa-mech = move a mech
automa-character = move the character
automa-encounter = send the character to an encounter or the Factory
automa-attack-workers = drive off workers
automa-attack-units = attack combat units with { $n } power or more
automa-mech-or-character = { $n ->
        [one] character or mech
       *[other] { $n } times character or mech
    }
automa-only = { $text } ({ $faction } only)

## What counts for a territory

candidate-near-units = { $n ->
        [one] { $n } other unit near
       *[other] { $n } other units near
    }
candidate-near-enemy = { $n ->
        [one] { $n } step to the nearest enemy combat unit
       *[other] { $n } steps to the nearest enemy combat unit
    }
candidate-near-enemy-beyond = { $n ->
        [one] { $n } step to the nearest enemy combat unit but no way on foot
       *[other] { $n } steps to the nearest enemy combat unit but no way on foot
    }
candidate-enemies = { $n ->
        [one] { $n } enemy combat unit
       *[other] { $n } enemy combat units
    }
candidate-counts = counts { $n }
candidate-factory = { $n ->
        [one] { $n } step to the Factory
       *[other] { $n } steps to the Factory
    }
candidate-factory-beyond = { $n ->
        [one] { $n } step to the Factory but no way on foot
       *[other] { $n } steps to the Factory but no way on foot
    }
candidate-factory-itself = the Factory itself
candidate-excluded = too near to an enemy combat unit
far-base = { $n ->
        [one] { $n } step from its home base
       *[other] { $n } steps from its home base
    }
far-base-beyond = { $n ->
        [one] { $n } step from its home base but no way on foot
       *[other] { $n } steps from its home base but no way on foot
    }

## Why this unit

choice-only = there is no other
choice-nearest = no other is closer
choice-mech-first = it goes before the character on the same spot
choice-character-first = it goes before a mech on the same spot
choice-reading-order = first in reading order among the closest
choice-token = closest to the base of the tie-break token among equals

## What made the choice

reason-only = nothing else is possible
reason-near-units = most of its other units are near
reason-near-enemy = closest to an enemy combat unit
reason-resources = most resources
reason-enemies = fewest enemy combat units
reason-count = the best count
reason-factory = closest to the Factory among equals
reason-reading-order = first in reading order among equals
reason-token = closest to the base of the tie-break token among equals

## Why a symbol leads to nothing

invalid-other-faction = the symbol is for another faction
invalid-power = it has only { $what }
invalid-no-worker = it has no worker on the board
invalid-no-mech = it has no mech on the board
invalid-no-character = its character is not on the board
invalid-no-fighter = it has no combat unit on the board
invalid-nowhere-safe = no territory is free and safe
invalid-nowhere-free = no territory is free
invalid-no-encounter = no encounter token within reach is free, nor the Factory
invalid-no-workers-alone = no enemy workers stand alone within reach
invalid-no-enemy = no enemy combat unit is within reach
