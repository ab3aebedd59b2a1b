### What cannot be done, and why: one sentence without a full stop.

error-game-over = the game is over: no further move is possible
error-chance-first = a card must be drawn or dealt first
error-seats-first = seat { $seats } must decide first
error-chance-not-asked = chance is not asked now: { $why }
error-seat-not-asked = seat { $seat } is not asked now: { $why }
error-illegal = '{ $move }' is not possible now; asked is: { $question }
error-no-move = '{ $text }' is no move: type the number of a move or its notation
error-no-move-word = '{ $text }' is no move: { $fault }

error-gift-over = the game is over: coins no longer change hands
error-gift-forbidden = this game is played by tournament rules: coins may not change hands
error-gift-seat = seat { $seat } cannot take part in this gift: name two seats of the game
error-gift-automa = seat { $seat } is an Automa, which makes no deals
error-gift-nothing = a gift of no coins is none: give at least 1
error-gift-full = the receiver cannot hold so many coins
error-gift-too-few = the giver has only { $what }

error-seat-count = { $n ->
        [one] { $n } player: the game takes 2 to { $most }
       *[other] { $n } players: the game takes 2 to { $most }
    }
error-faction-twice = { $name } is asked for twice: each faction can be played once
error-mat-twice = the { $name } mat is asked for twice: each player mat can be played once
error-not-in-the-box = { $name } belongs to Invaders from Afar, which is not in this game
error-automa-with-mat = player { $n } is an Automa, which has no player mat
error-banned = { $faction } with the { $mat } mat is banned by these rules
error-open = player { $n } has no faction or mat yet
error-no-deal = the wishes leave no allowed pair of faction and mat for somebody
error-tile-without-module = { $tile } is chosen, but its module is not in this game: add --with { $switch }
error-wrong-side = { $tile } is not an airship tile of the { $side } kind
error-tile-with-pairs = { $tile } is chosen for all, but every player is dealt a pair of airship tiles
error-tile-left-out = { $tile } stays in the box: its text is not known well enough, or it does not go with an Automa
error-too-few-tiles = these rules leave only { $n } airship tiles of the { $side } kind in the box, too few for this game
error-automa-with-modules = how Automas play The Wind Gambit is not known: add --with automa-wind-gambit to play by unofficial rules

error-record = record line { $line }: { $fault }
error-no-such-seat = seat { $seat } is not in this game
error-automa-seat = an Automa plays seat { $seat }, and nobody decides for it
error-no-automa = an Automa cannot take over seat { $seat }: it has its own set-up
error-nothing-to-undo = seat { $seat } has nothing to take back: only its own latest decisions can be, until somebody else has decided or something hidden was shown
error-wrong-seed = the record was made with another seed
error-tag-key = '{ $key }' cannot be the key of a tag: it is one word of visible letters
error-tag-value = the value of the tag '{ $key }' is one line of visible letters
error-chance-differs = outcome { $n } of chance in the record is not the one its seed gives

error-unknown-name = '{ $got }' is no { $what }: expected { $expected }
error-expected-one-of = one of { $known }
error-expected-number = a number from { $min } to { $max }
error-hint-resources = such as: food 1 wood 1, or: none
error-hint-combat-cards = values such as 2235, or - for none
error-hint-hex = h01 to h47
error-hint-place = h01 to h47, or a home base such as @nordic
error-hint-taken = digits 1 to 3, or -
error-hint-frame = one of those in docs/position.md
error-hint-switch = +switch or -switch after the preset
error-hint-automa = automa:LEVEL with a level autometta, automa, automaszyna or ultimaszyna, then dials skip-turns, move-check, deploy-check, all-moves, coins+1, coins-2, power+2 …
error-hint-actor = a seat from 1 to 7, or * for chance

error-record-header = a record begins with 'kosa-record 1', not '{ $got }'
error-record-too-long = { $bytes } bytes: no game is so long, and at most { $most } are read
error-record-empty = nothing here: a record begins with 'kosa-record 1'
error-record-breaks-off = the record breaks off before the line 'moves'
error-record-unknown = '{ $got }' is unknown here: expected rules, seat, tag, a position or moves
error-record-position = the position at the start is wrong: { $fault }
error-record-no-entry = '{ $got }' is no entry: expected 'seat: move', '*: outcome' or 'hash …'
error-record-no-hash = '{ $got }' is no hash of 16 hexadecimal digits
error-record-no-gift = '{ $got }' is no gift: expected 'seat: give seat coins'
error-record-no-move = '{ $got }' is no move: see docs/notation.md
error-record-hash-differs = the state's hash is { $own }, the record says { $said }: the game has gone another way

position-error = position: { $faults }
position-fault = { $place }: { $fault }
position-more = and { $n } more
position-place-line = line { $line }
position-place-column = line { $line } column { $column }
position-place-seat = seat { $seat }
position-place-seat-key = seat { $seat } { $key }

## What something should have been, as it stands after "is no".

what-automa = Automa
what-automa-card = Automa card
what-automa-level = Automa level
what-factory-card = Factory card
what-trap = Trap
what-actor = actor
what-airship-tile = airship tile
what-amount = amount
what-bottom-row-action = bottom-row action
what-cargo = cargo
what-combat-card = combat card
what-encounter-card = encounter card
what-faction = faction
what-faction-ability = faction ability
what-frame = frame
what-freight = freight
what-hex = hex
what-kind-of-airship-tile = kind of airship tile
what-kind-of-end = kind of end
what-list-of-combat-cards = list of combat cards
what-list-of-options-taken = list of options taken
what-list-of-resources = list of resources
what-mech-slot = mech slot
what-number-of-a-frame = number of a frame
what-objective-card = objective card
what-option-of-a-factory-card = option of a Factory card
what-option-of-an-encounter-card = option of an encounter card
what-place = place
what-player-mat = player mat
what-recruit-bonus = recruit bonus
what-resolution-tile = resolution tile
what-resource = resource
what-rule-switch = rule switch
what-rules-preset = rules preset
what-seat = seat
what-section = section
what-side-of-a-combat = side of a combat
what-star = star
what-state-of-a-tile = state of a tile
what-structure = structure
what-structure-bonus-tile = structure bonus tile
what-technology-cube = technology cube
what-terrain = terrain
what-top-row-action = top-row action
what-unit = unit
what-word-of-a-frame = word of a frame
