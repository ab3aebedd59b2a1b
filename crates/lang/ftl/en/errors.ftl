### What cannot be done, and why: one sentence without a full stop.

error-game-over = the game is over: no further move is possible
error-chance-first = a card must be drawn or dealt first
error-seats-first = seat { $seats } must decide first
error-chance-not-asked = chance is not asked now: { $why }
error-seat-not-asked = seat { $seat } is not asked now: { $why }
error-illegal = '{ $move }' is not possible now; asked is: { $question }
error-no-move = '{ $text }' is no move: type the number of a move or its notation
error-no-move-word = '{ $text }' is no move: one of its words is wrong

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
error-tile-without-module = { $tile } is chosen, but its module is not in this game: switch { $switch } on
error-wrong-side = { $tile } is not an airship tile of the { $side } kind
error-tile-with-pairs = { $tile } is chosen for all, but every player is dealt a pair of airship tiles
error-tile-left-out = { $tile } stays in the box: its text is not known well enough, or it does not go with an Automa
error-too-few-tiles = these rules leave only { $n } airship tiles of the { $side } kind in the box, too few for this game
error-automa-with-modules = how Automas play The Wind Gambit is not known: switch automa-wind-gambit on to play by unofficial rules

error-record = record line { $line }: { $fault }
error-no-such-seat = seat { $seat } is not in this game
error-automa-seat = an Automa plays seat { $seat }, and nobody decides for it
error-no-automa = an Automa cannot take over seat { $seat }: it has its own set-up
error-nothing-to-undo = seat { $seat } has nothing to take back: only its own latest decisions can be, until somebody else has decided or something hidden was shown
error-wrong-seed = the record was made with another seed
error-chance-differs = outcome { $n } of chance in the record is not the one its seed gives
