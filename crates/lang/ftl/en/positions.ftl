### What is wrong with a position, and where: one sentence without a full stop. Words in quotes are those of the format.

position-error = position: { $faults }
position-fault = { $place }: { $fault }
position-more = and { $n } more
position-place-line = line { $line }
position-place-column = line { $line } column { $column }
position-place-seat = seat { $seat }
position-place-seat-key = seat { $seat } { $key }
position-wrong-word = { $fault }

## The shape of the text

position-no-header = a position begins with 'kosa-position 1', not '{ $got }'
position-too-long = { $bytes } bytes: a position is a few thousand, and at most { $most } are read
position-empty = nothing here: a position begins with 'kosa-position 1'
position-not-json = this is not the JSON of a position: { $said }
position-no-key = '{ $got }' is no key of a position: see docs/position.md
position-no-seat-key = '{ $got }' is no key of a seat: see docs/position.md
position-key-twice = '{ $key }' stands twice: keep one of the lines
position-no-value = a value is missing
position-several-values = one value expected, { $n } found
position-wrong-value = '{ $got }' is not a value that fits here
position-yes-or-no = expected yes or no
position-no-run = '{ $got }' is no number or run of numbers such as 3-7
position-many-numbers = too many numbers
position-amount-shape = expected pairs such as: food 2 wood 1
position-no-amount = '{ $got }' is no amount from 0 to 255
position-kind-twice = '{ $kind }' stands twice
position-at-shape = 'at' needs a place and resources
position-at-twice = 'at { $place }' stands twice: join the lines
position-seat-shape = 'seat' needs a faction and a player mat
position-mechs-shape = 'mechs' needs slots, 'at' and places
position-structures-shape = 'structures' needs pairs of structure and hex
position-structure-twice = structure '{ $structure }' stands twice
position-factory-shape = 'factory' needs the number of cards
position-factory-words = after the number of Factory cards come 'cards' or 'seen-by'
position-moving-shape = expected unit, from and to
position-moving-word = '{ $got }' is unknown here: expected steps, first, onward, asking or load
position-trap-shape = expected a hex, the kind of Trap, 'armed' or 'disarmed', and perhaps 'known'
position-combat-shape = 'combat' needs a hex, the attacker's seat and the defender's seat
position-combat-word = '{ $got }' is unknown here: expected committed, winner, duel, beaten, driven or lakes

## The whole game

position-version = { $version } is not known: this program reads version 1
position-seat-count = a game has 2 to { $most } seats, not { $n }
position-no-seat = seat { $number } does not exist: the game has seats 1 to { $seats }
position-not-in-the-box = factions and mats of Invaders from Afar are not in this game
position-automa-keys = marker, second-scheme, resource-box and automa-deck belong to an Automa
position-taken = { $faction } or { $mat } is taken: each can be played once
position-sits-earlier = { $faction } sits earlier: seats go clockwise nordic, rusviet, togawa, crimea, saxony, polania, albion
position-card-not-in-game = card { $card } is not in this game
position-card-twice = card { $card } stands twice
position-card-held-twice = card { $card } is held twice
position-card-elsewhere = card { $card } lies somewhere else already: a card is in one place only
position-encounter-cards = there are more encounter tokens than encounter cards
position-no-encounter-symbol = a hex without a printed encounter symbol holds no token
position-aboard-on-board = what is aboard an airship stands under its seat: 'aboard food 2'
position-flags = Albion has four Flags, and nobody else has any
position-traps-of-togawa = only Togawa lays Traps
position-four-traps = Togawa has four Traps
position-trap-twice = each Trap once, and one token to a hex: { $at }
position-factory-count = { $n } cards: with { $taken } taken there are { $left }
position-factory-listed = the number of cards listed does not fit
position-factory-unnamed = name the cards that have been laid out so far
position-two-objectives = a player holds at most two objective cards
position-open-objective-held = an objective laid open is in nobody's hand
position-objective-deck = it must hold exactly the cards that nobody holds
position-combat-card-count = there are more combat cards than 16 twos, 12 threes, 8 fours and 6 fives
position-deck-differs = with these hands and discards it holds { $cards }
position-game-is-over = somebody has placed the sixth star: the game is over
position-not-over = nothing has ended the game: no sixth star, no resolution tile with all turns taken

## One seat

position-track-ends = { $track } { $value }: the track ends at { $max }
position-six-stars = more than six stars
position-stars-on-goal = too many stars for { $star }
position-goal-not-reached = a star for { $star } needs { $need }, and there are { $n }
position-tracker-stars = the marker has passed fewer stars of the star track
position-mech-slot = mech slot { $slot }: name each of 1 to 4 at most once
position-mech-places = name a place for each mech slot deployed
position-worker-count = a player has 2 to 8 workers on the board
position-cube-room = { $action } has no room for so many cubes
position-cubes = each cube moved lies on one red box: 'cubes' and 'reduced' must match
position-recruits = each recruit lies on one one-time bonus: 'recruits' and 'bonuses' must match
position-no-factory-card = Factory card { $card } does not exist
position-token-on-factory = the token cannot stand on a Factory card the player does not have
position-played-from-hand = cards behind the dial must be in hand
position-dial-too-high = the dial shows more than the player may spend
position-star-track-ends = the star track ends at space { $last }
position-automa-resources = no Automa card shows more than 4 resources
position-automa-mechs = an Automa has up to four mechs, written 'mechs at …' without slots
position-automa-pieces = an Automa has no structures, cubes, recruits, objectives, token or open Factory card
position-automa-popularity = an Automa's popularity never changes
position-automa-stars = an Automa has stars for tracker, combat and power only, and one on an open objective
position-star-track-of-automa = only an Automa has a star track

## Pieces on the board

position-foreign-base = a unit stands on a home base it cannot enter
position-fighter-on-lake = a character or mech stands on a lake without an ability for it
position-worker-on-lake = a worker stands on a lake without a mech
position-resources-on-lake = resources lie on a lake only with a unit
position-structure-on-lake = no structure stands on a lake
position-two-structures = two structures stand on one hex
position-units-share = its units share { $at } with those of seat { $seat }

## The turn

position-three-units = at most three units move in one action
position-units-moved = there are not so many units on { $at }
position-steps = a unit has 1 to 3 steps
position-no-unit-there = no { $unit } of seat { $seat } stands on { $at }
position-moved-before = 'first' or 'onward' does not fit the units that have moved
position-load = the unit cannot take along what 'load' says
position-not-moved-there = a character or mech that has not moved stands among enemies on { $at }
position-too-far = { $from } does not lead to { $to } in one step
position-no-unit-entered = no unit of the active player stands on { $at }
position-airship-on-line = an airship and those aboard are not part of this line
position-eight-workers = nobody has more than 8 workers
position-no-move-action = units have moved, but no Move action is under way
position-on-its-way = a unit is on its way exactly while 'carry', 'onward' or 'toll' is asked
position-asking = 'asking' stands exactly while 'carry' is asked

## The combat

position-attacks-itself = the active player attacks somebody else
position-no-airships-fight = without airships none fight
position-duel-apart = no airship of that seat can be fought where the active player's airship is
position-combat-pending = a combat is fought exactly while 'dials' or 'aftermath' is pending
position-no-power-chosen = seat { $seat } chooses no power now
position-dial-not-set = seat { $seat } has committed, but its dial is not set
position-cards-played = seat { $seat } may not play so many cards

## Frames

position-frames-pending = a game goes on exactly as long as something is pending
position-frame-depth = more frames than the rules can nest
position-frame-at-bottom = '{ $frame }' cannot lie on nothing
position-frame-on-frame = '{ $frame }' cannot lie on '{ $below }'
position-frame-lacks = '{ $frame }' needs { $need }
position-nobody-asked = the last frame asks nobody anything that could be answered

## The modules of The Wind Gambit

position-tiles-for-all = tiles for all need the rules +airships without +airship-pairs
position-tiles-of-seat = tiles of one seat need the rules +airship-pairs, and a person on the seat
position-no-resolution = missions, trigger and clock belong to a resolution tile
position-resolution-rules = a resolution tile needs the rules +resolutions
position-mission-count = more objectives than the tile lays open
position-mission-star = a star on an open objective needs that objective among 'missions'
position-mission-stars = 'mission-stars' names each open objective with a star
position-clock-after-trigger = once the end is triggered the turns left of every seat are limited
position-clock-seats = name the turns left of every seat, or - where nothing limits them
position-no-turns = '{ $got }' is no number of turns: 0 to 254, or -
position-no-track = '{ $got }' is no track: again takes power and popularity
position-airship-rules = an airship needs the rules +airships
position-airship-place = an airship is over a territory or on its own base
position-automa-airship = the airship of an Automa stays on its base
position-resources-aboard = its airship carries at most { $most } resources, and no workers
position-workers-aboard = its airship carries at most { $most } workers, and no resources
position-character-aboard = its airship carries no character
position-mech-aboard = an airship carries no mech

## What a frame needs, as it stands after "needs"

position-need-moving-line = a 'moving' line
position-need-moving-and-toll = a 'moving' line, and resources for the airships over its destination
position-need-cards-in-hand = as many combat cards in hand
position-need-enough-to-pay = enough to pay with
position-need-adjacent-land = an adjacent land without enemies
position-need-both-sides = a 'combat' line with a character or mech of both sides on its hex
position-need-combat-line = a 'combat' line
position-need-automa-in-combat = an Automa on that side of a combat that has not chosen yet
position-need-automa-active = an Automa as the active player
position-need-person-active = a person as the active player
position-need-seat-of-the-game = a seat of the game
position-need-factory-card = a Factory card
position-need-option-and-gain = an option and a gain of the card
position-need-character-on-territory = the character on a territory
position-need-encounter-there = the character where an encounter token has been taken, and no enemies
position-need-character-there = the character on that hex, and no enemies
position-need-own-territory = a territory that the active player controls
position-need-no-factory-card-yet = a character on the Factory, and no Factory card yet
position-need-factory-card-for-automa = Factory cards that have been laid out, and an Automa without one
position-need-automa-choice = the Automa's dial, and as many combat cards in its hand
position-need-card-to-deal = a card that is still to be dealt
position-need-cards-dealt = exactly the cards held that have been dealt
position-need-bonus-tile-first = the structure bonus tile dealt first
position-need-tiles-first = the tiles of The Wind Gambit dealt before any card
position-need-token-and-place = a character on a free territory, and a token
position-need-seen-by = the active seat among 'seen-by'
position-need-hex = a hex
position-need-land = land
position-need-airship-with-steps = the active player's airship moving, with steps left
position-need-toll-carried = a unit that enters under that airship with what is asked
position-need-airship-to-fight = an airship to fight
position-need-spy-victim = somebody to look at, and the price
position-need-another-seat = another seat
position-need-exchange-there = an airship that may exchange objectives there
position-need-objective-room = an airship that has flown, and room for an objective card
position-need-refuge-and-workers = a refuge and the workers at home
position-need-hill-and-room = the Factory, and room on the resolution tile
