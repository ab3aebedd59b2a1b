### The command line: what is wrong with it, and what its commands are for.

## What is wrong: one sentence without a full stop

cli-see-help = { $sentence } (see 'kosa --help')
cli-say-what = say what to do: kosa play begins a game, kosa learn teaches it
cli-command-unknown = there is no command '{ $command }'
cli-command-near = there is no command '{ $command }': did you mean '{ $near }'?
cli-argument-unknown = '{ $arg }' is not expected here
cli-argument-near = '{ $arg }' is not expected here: did you mean '{ $near }'?
cli-value-missing = '{ $arg }' needs a value
cli-value-unknown = { $arg }: '{ $value }' is none of { $known }
cli-value-wrong = { $arg }: { $fault }
cli-too-many-values = '{ $arg }' takes no value '{ $value }'
cli-no-number = '{ $value }' does not fit: expected { $expected }
cli-no-language = '{ $value }' is no language of Kosa: expected one of { $known }
cli-no-seed = '{ $value }' is no seed: expected a number from 0 to 18446744073709551615, or 64 hexadecimal digits
cli-conflict = '{ $arg }' and '{ $prior }' cannot be used together
cli-twice = '{ $arg }' can be given only once
cli-missing = something is missing: { $arg }
cli-wrong = the command line cannot be understood
cli-value-not-understood = '{ $value }' cannot be understood
cli-no-utf8 = the command line is no text in UTF-8

cli-standard-input = standard input
cli-no-text = { $file } is no text: byte { $byte } is not UTF-8
cli-name-a-position = name a file with a position, or send one to standard input
cli-name-a-record = name a file with a record, or send one to standard input
cli-name-moves = name a file with moves, or send them to standard input
cli-both-from-input = position and moves cannot both come from standard input
cli-keyboard = the keyboard cannot be read: { $why }
cli-output = the output cannot be written: { $why }
cli-move = move { $number } ({ $move }): { $fault }
cli-name-the-seat = seats { $seats } are asked: name the one that moves, as in '{ $example }'
cli-automa-and-bot = '{ $text }' asks for an Automa and a bot on one seat
cli-taken-by-automa = '{ $text }' puts somebody on the seat of an Automa
cli-no-player = '{ $text }' is no player: expected human, automa or one of { $known }
cli-no-bot = there is no bot '{ $text }': expected one of { $known }
cli-bot-on-seat = '{ $text }' is a player: here a seat has a faction, a mat or an Automa
cli-bot-count = { $bots } bots for { $seats } players: name one for each
cli-seat-count = a game has 2 to { $most } seats, not { $text }
cli-two-airship-tiles = --airships names two { $side } tiles: one of each kind is in force
cli-two-resolutions = --resolution names two tiles: one is in force
cli-no-seat = seat { $seat } is not in this game: it has seats 1 to { $most }
cli-over = the game is over
cli-no-automa = no Automa plays in this position
cli-not-automa = seat { $seat } is no Automa: name one of { $known }
cli-which-automa = several Automas play: name one with --seat: { $known }
cli-threads = the threads cannot be started: { $why }
cli-interrupted = interrupted after { $played } of { $planned } games
cli-stuck = the game cannot go on: nobody is asked anything, which is a fault of the program
cli-no-address = '{ $value }' is no address: expected one such as 127.0.0.1
cli-serve-at = Kosa is at { $url } (Ctrl-C ends it)
cli-serve-others = Others on your network find it at { $url }
cli-serve-kept = Its tables are kept in { $file }
cli-serve-no-page = this program was built without the page: 'cargo xtask play' builds it, and 'kosa play' is the game in the terminal
cli-serve-not-a-page = { $file } holds no page: 'cargo xtask page' builds one
cli-serve-busy = port { $port } is in use: name another one with --port, or none to get a free one
cli-serve-listen = { $address } cannot be listened at: { $why }
cli-serve-stopped = the server has stopped: { $why }
cli-serve-database = the database cannot be used: { $why }
cli-serve-unreachable = no PostgreSQL answers at { $at }: { $why } (is it running, and is that what --database names?)
cli-push-key-none = { $file } holds no key for push: 'kosa admin push-key' makes one
cli-push-contact = the contact must begin with mailto: or https:
cli-push-random = this system gives no randomness for a key

## Help

cli-usage-heading = Usage
cli-commands-heading = Commands
cli-arguments-heading = Arguments
cli-options-heading = Options
cli-options = OPTIONS
cli-command = COMMAND
cli-default = { $text } (default: { $value })

cli-about = Plays and examines games of Scythe by the rules of the board game. Unofficial; no artwork
cli-about-position = Look at a position: show it, list or make moves, score it, count move sequences
cli-about-position-show = Print the position after the moves
cli-about-position-legal = Print what everybody who is asked may do
cli-about-position-play = Make the moves; print what happened and the position
cli-about-position-score = Print the score by category, with ranking and tie-breaks
cli-about-position-perft = Count the move sequences up to a depth
cli-about-replay = Show a game record move by move on the board; without a terminal, check and tell it
cli-about-simulate = Play many games between bots and print statistics
cli-about-automa = Ask about the Automa: why it does what it does, its cards and levels
cli-about-automa-explain = Tell what an Automa would do with a card in a position, and why
cli-about-automa-cards = List the 19 cards
cli-about-automa-levels = List the four levels with their star tracks, and the dials
cli-about-bench = Measure how fast the rules are
cli-about-bench-playouts = Random games on one core, with the full list of legal moves at every decision
cli-about-bench-solo = Solo games of a random player against an Automa on one core
cli-about-data = Ask about the component data
cli-about-data-doubts = List every fact that rests on less than two independent sources
cli-about-rules = List the rule presets and switches
cli-about-new = Print the start of a game: a position, or a record without moves
cli-about-play = Play a game in the terminal
cli-about-serve = Play in the browser, alone or at tables with others: the page of Kosa and its game server
cli-about-join = Sit down at a table on a server, by its link
cli-about-saves = List the saved games

cli-arg-help = Print this help
cli-arg-version = Print the version
cli-arg-lang = Language: en, it, es or pl; otherwise that of the locale
cli-arg-json = Print JSON
cli-arg-file = File with a position as text or JSON, or a record (its last position); - or nothing: standard input
cli-arg-moves = Moves in notation, separated by semicolons; '2: dial 3' names the seat
cli-arg-moves-file = File with moves, one a line, made after those of --moves
cli-arg-position-play-viewer = Tell only what this seat may know, without the position; 0 for somebody who only watches
cli-arg-depth = Length of the longest sequences
cli-arg-divide = Print the count below each first move instead
cli-arg-replay-file = The record; - for standard input
cli-arg-quiet = Check only; print nothing but the result
cli-arg-viewer = Tell only what this seat may know; 0 for somebody who only watches
cli-arg-recover = Accept a record whose last line was cut off
cli-arg-replay-plain = Print line by line, as without a terminal
cli-arg-verify = Check that everything left to chance comes from the seed that was committed to
cli-arg-commitment = The commitment as it was told before the game: the record must name the same
cli-arg-replay-seed = The seed, where the record does not name it
cli-arg-games = How many games
cli-arg-simulate-seats = Number of seats, or a list such as nordic/industrial,crimea/idle,automa:3,random
cli-arg-simulate-seed = Seed of the series; the same seed gives the same games
cli-arg-rules = Rules, such as "rulebook +trade-split"; see 'kosa rules'
cli-arg-max-turns = Give a game up after this many turns, all players together
cli-arg-threads = Threads; 0 for as many as the machine has
cli-arg-bot = Kind of bot on every seat that names no other
cli-arg-csv = Print one line of comma-separated values per game and seat
cli-arg-records = Write the record of every game into this directory
cli-arg-card = The card drawn
cli-arg-seat = The Automa's seat, needed where there are several
cli-arg-then = What follows, in notation and separated by semicolons: drawn cards, answers in a combat
cli-arg-level = Level of the Automa, by name or number from 1 to 4
cli-arg-seconds = How many seconds
cli-arg-bench-playouts-seed = Seed of the games
cli-arg-bench-solo-seed = Seed of the games
cli-arg-bench-playouts-seats = Number of seats
cli-arg-new-seats = Number of seats, or a list such as nordic/industrial,random/mechanical,crimea/automa:3:coins+1
cli-arg-seed = Seed for everything left to chance
cli-arg-mats-in-order = Deal mats clockwise in the order of their numbers
cli-arg-deal = Deal the structure tile, the objectives and the combat cards
cli-arg-new-record = Print a record instead of a position
cli-arg-seats = A list such as human=nordic/industrial,automa:3,human:Anna,random, or a number of seats (you against bots); without it a set-up screen opens, and where there is no terminal you play against the Automa
cli-arg-with = Put an expansion, module or rule into the game: names of switches with commas between, such as invaders-from-afar,promo-encounters
cli-arg-draft = Draft factions in the order of the mats
cli-arg-record = Write the record of the game to this file as it goes; otherwise it is saved in the data directory
cli-arg-play-recover = Open a damaged record as it stood before the damage; the damaged file is kept under another name
cli-arg-resume = Go on with the game of this record, or with the latest unfinished game
cli-arg-plain = Play line by line, as without a terminal
cli-arg-explain = Line by line: tell every thought of the Automa, not only what it does
cli-arg-invaders = Play with Invaders from Afar: seven factions, up to seven seats
cli-arg-automa-cards-invaders = Show the symbols of Invaders from Afar too
cli-arg-airships = Play with airships: tiles drawn, or two chosen such as toll,ferry
cli-arg-airship-pairs = Deal every player a pair of airship tiles of his own
cli-arg-resolution = Play with a resolution tile: drawn, or chosen such as land_rush
cli-arg-tiles = Which tiles of The Wind Gambit are in the box: all, or only the verified ones, whose printed text is known well enough
cli-arg-port = Port; otherwise the first free one from 4750 on
cli-arg-listen = Address to listen at; 0.0.0.0 lets others on the network in
cli-arg-open = Open the page in the browser
cli-arg-page = Hand out the page in this folder instead of the one in the program
cli-arg-database = Where tables and people are kept: a file of SQLite, or postgres://…; without it a file of this user
cli-arg-link = The link of the table, such as http://host:4750/t/…
cli-arg-name = What you are called there, if you are new

# The arena and the analysis.
cli-about-arena = Play series between bots and Automas: who is stronger, with a ladder
cli-arg-arena-seats = Who takes part: a list such as hard,automa:4 or easy/nordic,medium, or a number of medium bots
cli-arg-table = How many play in a game, in every choice of those who take part; otherwise all
cli-arg-pairs = Deal only these pairs of faction and mat, such as nordic/industrial,crimea/patriotic
cli-arg-rounds = A game that takes more rounds counts as unfinished
cli-arg-arena-resume = Keep a log in this file (or folder), one line a game, and go on with it if it is there
cli-arg-bids = Compare pairs of faction and mat with the bids in this file: comma-separated faction, mat and bid
cli-arg-arena-seed = Seed of the series; the same seed gives the same games
cli-about-arena-train = Teach the bots by letting them play; go on where the folder's checkpoint stopped
cli-arg-arena-train-folder = Where checkpoints, curves and weights are kept
cli-arg-arena-train-games = Games to play in all, those played before included
cli-arg-arena-train-seed = Everything left to chance follows from it
cli-arg-arena-train-weights = Begin with these weights where the folder has no checkpoint yet
cli-arg-arena-train-played = Games that made those weights; they count as played
cli-arg-ahead = Look at the next turn while playing: slower, and better games
cli-about-analyse = Tell the best plans for a turn, from what whoever is asked may know; of a record, look back at the whole game
cli-arg-turn = Analyse the beginning of this turn of a record
cli-arg-analyse-seat = Look through the eyes of this seat only
cli-arg-plans = How many plans
cli-arg-analyse-level = How hard to think: easy, medium, hard or expert
cli-arg-nodes = Positions to look at, instead of what the level looks at
cli-arg-review = Look back: chances by turn and the turns that cost most

## The Automa, explained

explain-head = Card { $card } for { $faction } (seat { $seat }, { $automa }): { $power }, star marker on { $marker }, Scheme { $scheme }.
explain-head-water = Card { $card } for { $faction } (seat { $seat }, { $automa }): { $power }, star marker on { $marker }, held back by water, Scheme { $scheme }.
explain-supposed = Supposed: it is its turn and the card is in its deck.
explain-marker = marker
explain-advances = advances
explain-stays = stays
explain-cooperative = enemies are the people only
explain-turn-over = The turn is over.
explain-stops = Here it stops: { $question } Go on with --then.
explain-chance = chance decides: { $question }
explain-decides = { $who } must decide: { $question }

cards-star = Card { $card }: the star marker advances
cards-star-skip = Card { $card }: the star marker advances; skipped by Autometta
cards-no-star = Card { $card }: no star
cards-no-star-skip = Card { $card }: no star; skipped by Autometta
cards-combat = combat: { $low } power up to 7, { $middle } up to 13, { $high } from 14 on; { $cards }; a conquered territory shows { $resources }
cards-scheme = Scheme { $scheme }
cards-moves = moves
cards-gains = gains
cards-recruit = recruit
cards-else = else

levels-head = { $number } { $name }, written { $written }
levels-track = star track: spaces 0 to { $last }, stars on { $stars }
levels-water = held back by water up to space { $last }
levels-no-water = never held back by water
levels-skip = skips the turn on cards { $cards }
levels-all-moves = carries out every valid symbol of the first row
levels-retreat = beaten combat units go to the home base, not to the faction mat
levels-coins = { $what } more on a card that gives coins
levels-power = { $what } more on a card that gives power
levels-dials = Dials of any level, written behind it: { $example }

## The rules in a list

rules-head = Presets: rulebook (the booklets with the printed errata; the default), current (the 2022 rulebook and the publisher's FAQ). Write a preset and switches: "{ $example }".
rules-on = on
rules-off = off
rules-switch = switch
rules-when-on = when it is on

# The draws of a record.
cli-verified = { $draws ->
    [one] The one draw comes
   *[other] All { $draws } draws come
    } from the seed that was committed to before the game.
cli-verified-deal = Factions and mats were dealt by it too.
cli-verified-open = What the wishes left open of factions and mats was dealt by it too.
cli-verified-mats = The mats were dealt by it too; the factions were drafted.
cli-verified-lots = The pairs of faction and mat were dealt by it too; who got which was bid.
cli-verify-no-seed = the record does not name its seed: give it with --seed
cli-verify-no-commitment = the record carries no commitment to a seed: its draws cannot be checked
cli-verify-deal = the start of the game is not the one its seed deals
cli-verify-other-commitment = the record names another commitment than the one given: this is not the seed that was committed to

## Looking after a server

cli-about-admin = Look after a server: its tables, people and copies
cli-about-admin-list = List tables, those that changed last first
cli-about-admin-people = List people, the latest first, with the ids that 'link' and 'delete --person' take
cli-about-admin-link = Make a link that brings somebody in who has no other way, a forgotten password say
cli-about-admin-close = Close a table, whatever is played there
cli-about-admin-export = Print a table with its whole log as JSON; the seed of a running game is in it
cli-about-admin-delete = Delete a table with all that happened at it, or a person
cli-about-admin-backup = Copy a database in a file while the server runs
cli-about-admin-push-key = Make the key with which a server tells browsers whose turn it is
cli-arg-admin-link-person = The id of the person ('kosa admin people' lists them), or the name it comes back with
cli-arg-admin-link-at = Where people reach the server, for the link: https://play.example
cli-arg-admin-close-table = The id of the table
cli-arg-admin-export-table = The id of the table
cli-arg-admin-export-record = Print the record of a game that is over instead
cli-arg-admin-delete-id = The id of the table or person
cli-arg-admin-delete-person = It is a person: names and talk are taken out of the logs
cli-arg-admin-backup-file = Where to; a file that is not there yet
cli-arg-admin-push-key-file = Where to; a file that is not there yet
cli-arg-serve-log = What is logged to standard error: off, error, warn, info or debug
cli-arg-serve-log-json = Log lines are JSON
cli-arg-serve-tables-of-one = How many unfinished tables one person may have made
cli-arg-serve-push-key = Tell browsers whose page is closed when it is somebody's turn, with the key in this file ('kosa admin push-key' makes one)
cli-arg-serve-push-contact = How those who run push services reach you: mailto:… or https:…; some of them want to know
admin-link = whoever opens this link is { $what } there: it works once, within a day, and a new password can be set without the old one within an hour of it
admin-closed = { $what } is closed
admin-deleted = { $what } is deleted
admin-copied = copied to { $what }
admin-push-key = the key is in { $what }: keep it, and start the server with --push-key { $what }
admin-not-found = there is no '{ $text }' here
admin-no-record = there is no '{ $text }' here, or its game is not over
admin-counts = { $people } people; tables: { $waiting } waiting, { $playing } playing, { $over } over, { $closed } closed
admin-waiting = waiting
admin-playing = playing
admin-over = over
admin-closed-word = closed
