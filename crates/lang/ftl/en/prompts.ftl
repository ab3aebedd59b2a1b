### What is asked of a player: one text for each question.

prompt-section = Choose the section your action token goes to.
prompt-top = { $action }: choose one half of the top-row action, or skip it.
prompt-top-any = Choose one half of the top-row action, or skip it.
prompt-top-factory = Choose an option of the Factory card, or skip it.
prompt-bottom = { $action }: take the bottom-row action, or skip it.
prompt-bottom-factory = Take the bottom-row action, or skip it.
prompt-end-turn-only = End your turn.
prompt-end-turn = End your turn, or reveal an objective first.

prompt-units = Choose a unit and where it steps ({ $n } to move), or stop.
prompt-units-any = Choose a unit and where it steps, or stop.
prompt-unit-goes = Choose where { $unit-the } goes { $at-from }.
prompt-onward = Choose where the unit goes on, or stop.
prompt-onward-unit = Choose where { $unit-the } goes on { $at-from }, or stop.
prompt-carry = Choose how much the unit takes along.
prompt-carry-workers = { $unit } { $from-from } { $to-to }: how many { $cargo } does it take along?
prompt-carry-unit = { $unit } { $from-from } { $to-to }: how much { $cargo } does it take along?

prompt-combat-order = Choose the combat that is fought first.
prompt-ability = Use the ability before the combat, or leave it.
prompt-ability-named = Use { $ability } before the combat, or leave it.
prompt-dials = Choose power and combat cards in secret.
prompt-dial = Combat with { $whom } { $at-on }: choose in secret how much power you spend.
prompt-play = Combat with { $whom } { $at-on }: choose in secret which combat cards you add.
prompt-retreat = Choose where the beaten unit retreats to.

prompt-encounter = Choose an option of the encounter card.
prompt-encounter-card = Encounter { $card }: choose an option.
prompt-encounter-again = Encounter { $card }: choose a second option, or stop.
prompt-take = Take up to { $what }: choose how much.
prompt-take-any = Choose how much you take.
prompt-place-on = Choose the territory that gets { $what }, or skip.
prompt-place-on-any = Choose the territory that gets the resources, or skip.
prompt-pick-resources = Choose { $what } { $at-on }.
prompt-pick-resources-any = Choose the resources you take.
prompt-worker-place = Choose the territory the new worker goes to, or skip.
prompt-peek = Choose whose combat cards you look at, or skip.
prompt-airlift = Choose the territory your units fly to, or skip.
prompt-airlift-units = How many fly { $to-to }: { $unit }?
prompt-factory-pick = Choose the Factory card you keep.

prompt-produce = Choose a territory that produces ({ $n } left), or stop.
prompt-produce-mill = Choose a territory that produces ({ $n } left, the Mill besides), or stop.
prompt-produce-any = Choose a territory that produces, or stop.
prompt-pay = Pay { $what }: choose where it comes from.
prompt-pay-any = Choose where the next resource of the payment comes from.
prompt-discard = Pay { $what }: choose which.
prompt-discard-any = Choose the combat card you pay.
prompt-upgrade = Choose a technology cube and the action it makes cheaper, or skip.
prompt-deploy = Choose a mech and where you deploy it, or skip.
prompt-build = Choose a structure and where you build it, or skip.
prompt-enlist = Choose a recruit and its one-time bonus, or skip.
prompt-place-token = Place a token where your character stands, or skip.
prompt-arm-trap = Arm the Trap { $at-on } again, or skip.
prompt-arm-trap-any = Arm the Trap again, or skip.
prompt-flight = The airship is { $at-on }, { $n ->
        [0] at the end of its range
        [one] { $n } territory left to fly
       *[other] { $n } territories left to fly
    }: choose what it does next.
prompt-flight-any = Choose what the airship does next.
prompt-toll = Choose the resource that goes aboard the airship of { $whom }.
prompt-toll-any = Choose the resource that goes aboard the opponent's airship.
prompt-challenge = Fight another airship here, or skip.
prompt-duel-dial = Airship combat with { $whom } { $at-on }: choose in secret how much power you spend.
prompt-duel-play = Airship combat with { $whom } { $at-on }: choose in secret which combat cards you add.
prompt-spy = Choose whose combat cards you look at, or skip.
prompt-exchange = Choose an objective card you give up for another, or skip.
prompt-refuge = { $what } driven off: how many go { $at-to }, under your airship, instead of home?
prompt-refuge-any = Choose how many of the workers driven off go under your airship instead of home.
prompt-hill = You hold the Factory: place a star on the resolution tile, or skip.

prompt-chance = A card is drawn.
prompt-place-flag = Place a Flag where your character stands, or skip.
prompt-place-trap = Place a Trap where your character stands, or skip.
