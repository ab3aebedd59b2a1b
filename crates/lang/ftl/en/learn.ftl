### Lessons, the guide, the first game, victories and statistics.

learn-lessons = Lessons: { $solved } of { $of } solved
learn-lesson-col = Lesson
learn-task-col = Task
learn-solved = solved
learn-solved-with = { $n ->
        [one] solved with { $n } hint
       *[other] solved with { $n } hints
    }
learn-open = open
learn-how = kosa learn NUMBER plays a lesson; kosa learn --first tells what a newcomer must know.
learn-task = Task: { $text }
learn-hint = Hint { $n } of { $of }: { $text }
learn-no-hint = There are no more hints. The solution: { $moves }
learn-keys = Answer with a number, a place or a move. hint gives a hint, again begins anew, why PLACE tells why something cannot be done, rules opens the rule book, quit leaves.
learn-well-done = Solved! { $text }
learn-failed = Not solved. { $text }
learn-again = Enter begins again, quit leaves.
learn-next = The next one: kosa learn { $number }
learn-kept-not = It cannot be kept that the lesson is solved: { $why }.
learn-possible = That can be done now.
learn-why-not = Not possible: { $why }.
book-rulings = Rulings: { $list }
book-nothing = Nothing in the rule book speaks of this: { $words }.
book-how = kosa rules --book TOPIC opens a topic, --book and other words search.
rivers-title = Who crosses water
rivers-none = nothing

guide-title = First game, turn { $turn } of 5
guide-on = The guide speaks in your first five turns; f lets it be silent.
guide-off = The guide is silent.
guide-help-key = the guide through your first five turns, on and off
learn-help-why = why nothing can be chosen where the cursor is
guide-both = Choose { $action } and { $below }: you can do both in this turn.
guide-both-with = Choose { $action } and { $below }: what you lack, { $what }, comes from the top row.
guide-fresh = Choose { $action }: nobody stands on that action now.
guide-top = Choose { $action }.
guide-look-turn = A turn is one section: the upper action first, then the lower one if you can pay it. Next turn it must be another section.
guide-look-ability = Look at the ability of your faction: it is in force from the first turn on.
guide-look-own-ability = Your faction has { $ability }. { $text }
guide-look-objective = Of your objectives this one is nearer: { $name }. { $text } ({ $holds } of { $of } parts hold)
guide-look-star = The nearest of the ten stars: { $star }, { $has } of { $of }.
guide-look-farewell = From here on you know enough. The sixth star ends the game; the fortune in coins decides it, and popularity says what everything is worth.

first-aim-title = What it is about
first-aim = Whoever is worth the most coins at the end wins. The game ends as soon as somebody places a sixth star. Stars, territories and resources are worth coins.
first-turn-title = Your turn
first-turn = Put your token on another section than last time. Do what stands above, then what stands below if you can pay it. That is all; nothing lasts long.
first-resources-title = What pays for what
first-resources = Workers produce where they stand: oil for upgrades, metal for mechs, wood for structures, food for recruits, and in villages more workers. What lies on a territory you control is yours.
first-board-title = The board
first-board = Rivers enclose your homeland. Your first mech usually opens the way across. Tunnels join far places. Your character is the one that has encounters and visits the Factory in the middle.
first-combat-title = Fighting
first-combat = Power is spent when you fight, and even the winner pays. Many games see few combats; that somebody could attack is what counts. Driving workers off costs popularity.
first-popularity-title = Popularity
first-popularity = The higher your popularity, the more coins each star, territory and pair of resources is worth. The steps are at 7 and at 13.
first-stars-title = Stars
first-stars = There are ten to be had: all upgrades, all mechs, all structures, all recruits, all workers, an objective, two combats, full power, full popularity. Six are enough, so choose.
first-begin-title = How to begin
first-begin = Use both rows in a turn as often as you can, get more workers early, and deploy a mech soon. The guide goes with you for five turns.

victory-faction = first victory with { $what }
victory-mat = first victory with the mat { $what }
victory-players = first victory among { $n } players
victory-automa = first victory against the Automa: { $what }
victory-resolution = first victory under { $what }
victory-star = first victory with the star: { $what }
victory-six-stars = first victory with six stars
victory-without-combat = first victory without a combat
victory-without-popularity = first victory with no popularity
victory-airships = first victory with airships
victory-most-coins = most coins
victory-fewest-rounds = fewest rounds
victory-most-rounds = most rounds
victory-largest-margin = largest margin
victory-smallest-margin = smallest margin
victory-not-earned = this game does not earn it: { $what }
victory-taken = somebody was there before: { $what }
victory-two-already = two categories have been entered for this game already
victory-no-name = a name is one line of visible letters, 60 at most
victory-col-category = Category
victory-col-value = Value
victory-col-name = Name
victory-col-day = Day
victory-title = Victories: { $entered } of { $of }
victory-open = The last game of { $name } earns: { $list }.
victory-open-how = kosa victories --enter CATEGORY --name NAME enters it; two for each game.
victory-none-open = No finished game earns a place that is free.
victory-entered = Entered: { $what }, { $name }.

history-none = No game has been played to its end here.
history-left-out = Left out: { $unfinished } not over, { $unreadable } unreadable.
history-col-what = What
history-col-games = Games
history-col-won = Won
history-col-rounds = Rounds
history-col-fortune = Fortune
history-col-best = Best
history-col-combats = Combats
history-all = all
history-group-faction = by faction
history-group-mat = by mat
history-group-seats = by number of players
history-group-opponent = by opponent
history-group-name = by name
history-stars = Stars: { $list }
history-categories = Coins for each game: { $list }
share-no-link = this is no game or position as a link
share-too-long = the link is too long
share-letter = the link has a letter that cannot be in it
share-damaged = the link is cut off or damaged

## The command line

cli-about-learn = Lessons: positions with a task, from the first move on
cli-about-history = Games played to their end, with sums over them
cli-about-victories = The sheet of victories, and entering a name in it
cli-about-share = Print a record or a position as one line that holds all of it
cli-arg-learn-lesson = The lesson to play, by its number or name; without it all are listed
cli-arg-learn-first = Tell what a newcomer must know
cli-arg-learn-check = Check the file of a lesson: its solution and its wrong answers
cli-arg-history-files = Records to count instead of the saved games
cli-arg-history-csv = Print a table with commas between the fields
cli-arg-victories-enter = The category to enter
cli-arg-victories-name = The name to enter; without it the winner's
cli-arg-share-file = The record or position; standard input if left out
cli-arg-rules-book = The rule book: a topic, or words to look for
cli-arg-rules-rivers = Who crosses rivers and lakes, for these factions or for all
cli-link = the link
cli-no-lesson = there is no lesson { $name }
cli-name-a-lesson = name the file of a lesson
cli-not-whole = this game cannot be written as a link
cli-no-category = '{ $text }' is no category of the sheet
cli-nothing-won = no game has been played to its end here

study-learn = Learn
study-learn-about = Lessons, the first game, the rule book.
study-played = Played games
study-played-about = Results, victories, statistics.
study-lessons = Lessons
study-begin = Begin: { $title }
study-go-on = Go on: { $title }
study-first-game = Your first game
study-play-first = Set up a game
study-book = Rule book
study-book-about = All rules in our own words, to be searched, with the rulings behind them.
study-open-book = Open the rule book
study-search-book = Search the rules
study-back-to-game = Back to the game
study-rulings = Rulings
study-rulings-about = Each number is a question that has come up at tables and its answer, kept with the program in its list of rulings.
study-lesson-to-it = Lesson: { $title }
study-rule = Rule: { $title }
study-rules-of-this = The rules of this question
study-analyse = Look at a position
study-analyse-about = A position that you were sent or wrote yourself, with what a bot would do there.
study-open-analyse = Open a position
study-analyse-how = Paste a position as text, or a link that holds one.
study-position = The position
study-open-position = Open it
study-another-position = Another position
study-position-secrets = A position holds every secret: everybody's cards and objectives.
study-hand-on = Hand it on
study-copy-link = Copy a link
study-copy-game = Copy a link to this game
study-link-copied = The link is in the clipboard. It holds everything and needs no server.
study-no-link = This game cannot be written as a link.
study-analyse-this = Look at this position
study-keep = Keep among your games
study-kept = It is among your games now.
study-not-kept = It could not be kept: { $why }.
study-in-force = in force
study-not-yet = not yet
study-lesson-of = Lesson { $n } of { $of }: { $title }
study-task = Task
study-solved = Solved!
study-failed = Not solved.
study-solution = The solution
study-hint = A hint
study-another-hint = Another hint
study-show-solution = Show the solution
study-next = Next lesson
study-again = Begin again
study-all-lessons = All lessons
study-why-how = Point at anything that cannot be chosen and you are told why.
study-coach = Coach
study-coach-on = The coach speaks in my first five turns
study-coach-turn = turn { $n } of { $of }
study-show-me = Show me
study-why = Why?
study-another-idea = Another idea
study-anything-else = You may do anything else.
study-quiet = Quiet, please
study-none-played = No game has been played to its end here yet.
study-nameless = without a name
study-won = won
study-place = place { $n }
study-against = { $n ->
        [one] against { $list }, one round
       *[other] against { $list }, { $n } rounds
    }
study-bg-stats-about = Hands this game to BG Stats, an app that logs plays, if it is on this device.
study-import = Take records in
study-sheet-about = Firsts, entered once: up to two for each game. No points, no ladder.
study-victory = { $what }: { $name } ({ $n })
study-free = Still free
study-matrix = Victories by faction and mat
study-matrix-about = won / played
study-by-faction = Points by faction
study-by-faction-about = mean, and the line from worst to best
study-bar = { $who }: { $mean } on average, from { $least } to { $best }, { $n ->
        [one] one game
       *[other] { $n } games
    }
study-endings = How your games end
study-endings-about = { $n ->
        [one] points, one result
       *[other] points, { $n } results
    }
study-by-game = Points, game by game
study-by-game-about = filled: won; the line is the mean of ten
study-games-won = games, victories
study-rounds = rounds, on average
study-combats = combats won, lost
study-best = most points
study-sources = Where points come from
study-stars = Stars by goal
study-for-each-game = for each game
study-groups = Sums
study-enter = Enter your victory
study-enter-about = You won! Choose up to two categories; each is kept for the first who managed it.
study-name = Your name
study-see-sheet = The sheet of victories

## Looking closer

tui-key-reach = reach
tui-key-place = territory
tui-key-again = again
tui-key-victory = victory
tui-reach = { $who } can reach what is marked. Combat: { $fights }. Workers driven off: { $drives }. r: the next one.
tui-reach-off = No reach is shown.
tui-place-all = i: all
tui-nothing-there = Nothing stands or lies there.
tui-combat-side = { $who }: { $fighters } { $fighters ->
    [one] unit fights
   *[other] units fight
}, power { $power }, { $limit } of { $hand } cards, { $most } at most.
tui-combat-workers = Workers: { $n }.
tui-since = Since your last turn
tui-so-far = What has happened so far
tui-margin = The margin: { $n }.
tui-stars-of = { $who }: popularity { $popularity }; stars: { $stars }
tui-replay-plays = plays by itself
tui-help-reach = who can get where: yours, then each of the others
tui-help-place = everything on the territory under the cursor
tui-help-again = after the game: another one with the same people
tui-help-victory = after the game: enter your victory on the sheet
tui-help-plays = the record plays by itself, and stops
cli-arg-theme = Colours for a light or a dark window, or none; otherwise the terminal is asked
tui-lesson-solved = Enter: the next lesson. Any other key: once more. q: the list.
tui-lesson-failed = Enter: once more. u: take the last step back. q: the list.
cli-arg-learn-plain = Play line by line, and print the list
history-games = Games
cli-arg-history-plain = Print, and show no screen
cli-arg-victories-plain = Print, and show no screen
cli-arg-history-plays = Print every game as a link that BG Stats, an app that logs plays, takes
guide-aim-encounter = Your character can reach an encounter: { $place }.
guide-aim-factory = Your character can reach the Factory and choose a card there.
guide-aim-village = A worker can walk to a village and make further workers there: { $place }.
guide-aim-field = A worker can walk where { $resource } is made, which pays for { $below }: { $place }.
guide-aim-out = Your character can leave the home base: { $place }.
guide-aim-make = Your workers would make { $what }.
guide-aim-take = Take { $what }: that is a step towards { $below }.
guide-aim-take-enough = Take { $what }: then you can pay for { $below }.
guide-aim-power = Power is what others look at before they attack you.
guide-aim-popularity = From 7 popularity on, and again from 13, all you have is worth more at the end.
guide-now-top = Now: { $what }.
guide-now-bottom = Now pay for { $below }: then you have used both rows in this turn.
study-server-sheet = Victories on this server: { $entered } of { $of }
study-server-sheet-about = Whoever wins a game here may be entered in two categories; each is kept for the first who managed it.
study-server-won = Your victory of { $day }
