### The game line by line, without a screen of its own, and scores.

plain-head = Rules: { $rules }. Commitment to the seed: { $commitment }
plain-seat = Seat { $seat }: { $faction }, { $sitter }
plain-seat-player = Seat { $seat }: { $faction }, { $sitter }, { $player }
plain-unofficial = Unofficial game: how an Automa plays The Wind Gambit is not known, so its rules here are our own.
player-human = human
player-human-named = human { $name }
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-random = random
bot-idle = idle
player-bot = bot { $kind }
plain-type-help = Type help for the commands.
plain-help =
    Answer with the number or sign of an answer, the name of a place or of something that can be chosen, or a move in its notation; Enter alone gives the only answer there is.
    undo             take the last step back, or your last decision, until something hidden was shown
    undo list        list the decisions that can be taken back; undo 3 goes back to before the third
    board            show the table again
    map              the map, drawn
    moves            list the moves again
    back             back to the question before
    tiles            show the airship and resolution tiles in force
    score            show the score as it stands
    give SEAT COINS  give coins to another player
    1: give 2 3      the same for any person here, whoever is asked; when the keyboard is handed over too
    why              tell the last turns of Automas and bots with every thought
    why h12          why this place, section or move cannot be chosen now; why not tells everything that cannot
    help             this text
plain-help-round =
    FACTION          take the keyboard when it goes round: only the name of your own faction uncovers your cards
plain-help-book =
    rules            the topics of the rule book; rules retreat opens one, rules and other words search
plain-help-hint =
    hint             { $text }
plain-help-near =
    position         print the game as you see it as a position; what you cannot see is made up
    seat SEAT WHO    put somebody else on a seat: human, or random for a bot
    save FILE        save the game in another file, where it goes on
    quit             stop; the game is saved from its first decision on
plain-goodbye = Goodbye.
plain-seed-was = The seed was { $seed }.
plain-no-automa-turn = No Automa or bot has had a turn yet.
plain-no-hints = Nobody at this table can ask a bot for advice.
plain-rules-how = rules and the name on the left open a topic, rules and other words search.
plain-rules-now = What is asked now: rules { $topic }.
plain-take-over = Type { $word } to see your cards.
plain-answers = { $n ->
        [one] There is { $n } answer: type a number, or help.
       *[other] There are { $n } answers: type a number, or help.
    }
plain-no-answer = There is no answer { $number }; type moves for what there is.
plain-not-possible = '{ $move }' is not possible now; type moves for what is.
plain-move-lacks = '{ $text }' is only the beginning of a move: { $moves }
plain-unit-first = Choose first what is to go there: { $units }.
plain-why-what = Say what: a place (why h12), a section (why build) or a move; why not tells everything that cannot be chosen now.
plain-give = Name a seat and a number of coins: give 2 3; for another person here: 1: give 2 3
plain-give-nobody = Nobody here plays seat { $seat }: only people give coins.
plain-no-seat = '{ $text }' is no seat: name one by its number.
plain-no-player = '{ $text }' is no player: expected human or one of { $known }.
plain-seat-what = Name a seat and who is to play there: seat 2 human, or instead of human one of { $known }.
plain-now-played = Seat { $seat } is now played by: { $player }.
plain-taken-back = Taken back.
plain-undo-what = Say how far back: undo 3 goes back to before the third decision of undo list.
plain-confirm = Press Enter to go on, or type no.
plain-no-step = There is no question before this one; undo takes a decision back.
plain-position-hint = The game as you see it: cards and Traps that you cannot see are made up.
plain-draft-help = Type the number or the name of a faction, undo to let the last person choose again, or quit.
plain-only-near = position, save and seat work only in a game at this machine.

## The table as text

board-title = { $faction } (seat { $seat }), { $sitter }, round { $round }
board-tracks = { $power }, { $popularity }, { $coins }, { $points } now
board-stars = stars: { $stars }
board-hand = combat cards: { $cards }
board-objective = objective { $card }: { $name }. { $text }
board-factory-card = Factory card { $card }: { $deal }
board-structure-bonus = structure bonus: { $tile }
board-tiles = Tiles in force:
board-tile-aggressive = { $name } (aggressive airship tile, carries { $freight })
board-tile-aggressive-either = { $name } (aggressive airship tile; airships carry resources or workers)
board-tile-passive = { $name } (passive airship tile, range { $n })
board-tile-resolution = { $name } (resolution tile)
board-tile-of = { $who }: { $tile }
board-aboard = aboard the airship: { $load }
board-airship = airship { $at-on }, aboard: { $load }
board-mission = open objective { $card }: { $name }. { $text }
board-mission-starred = open objective { $card } (stars: { $who }): { $name }. { $text }
board-turns-left = turns left: { $turns }
board-trigger = { $who } has triggered the end of the game
board-section = section
board-top-row = top row
board-bottom-row = bottom row
board-cost = cost
board-coins = coins
board-recruit = recruit
board-move = Move { $n } units, or gain { $coins }
board-bolster = Bolster: { $power }, or { $cards } (costs { $cost })
board-bolster-monument = Bolster: { $power }, or { $cards }, + 1 popularity (costs { $cost })
board-trade = Trade: { $resources }, or { $popularity } (costs { $cost })
board-trade-armory = Trade: { $resources }, or { $popularity }, + 1 power (costs { $cost })
board-produce = Produce on { $n } territories (costs { $cost })
board-produce-mill = Produce on { $n } territories + the Mill (costs { $cost })
board-mech = mech { $n }: { $ability }. { $help }
board-encounter-tokens = encounter tokens: { $places }
board-flags = Flags: { $places }
board-trap-armed = Trap on { $place }: armed
board-trap-disarmed = Trap on { $place }: disarmed ({ $trap })
board-opponent = seat { $seat } { $faction }, { $sitter }: { $power }, { $popularity }, { $coins }, { $cards }, stars { $stars }, { $points }
board-automa = star marker on { $marker }; Scheme { $scheme }; { $mechs } and { $workers } to come
board-automa-next = star marker on { $marker }, next star on { $next }; Scheme { $scheme }; { $mechs } and { $workers } to come
board-automa-water = star marker on { $marker }, next star on { $next }, held back by water; Scheme { $scheme }; { $mechs } and { $workers } to come
board-automa-box = whoever takes a territory from it now finds { $resources } there

## The score

score-place = place
score-seat = seat
score-faction = faction
score-total = total
score-coins = coins
score-stars = stars
score-territories = territories
score-resources = resources
score-structures = structures
score-ability = ability
score-pieces = pieces
score-power = power
score-popularity = popularity
score-tie = The tie is broken by { $what }: { $first } against { $second }.
score-equal = The first are equal in everything and share the place.
score-sides = On average: people { $people }, Automas { $automas }.
score-tier = Popularity { $from }–{ $to }: { $star } coins for each star, { $territory } for each territory, { $pair } for two resources.
score-automa-resources = Against an Automa at most 6 resources of a territory count.
score-tile-scale = Structure bonus, { $tile }, in coins: { $scale }.

## A record told

replay-over = { $decisions } decisions, { $turns } turns; the game is over
replay-not-over = { $decisions } decisions, { $turns } turns; the game is not over
replay-hash = hash { $hash }
replay-hidden = hidden
