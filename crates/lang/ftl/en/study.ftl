### Learning and remembering in the browser and on the screens of the terminal.

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
tui-combat-side = { $who }: { $fighters } fighting, workers { $workers }, power { $power }, cards { $hand }, may play { $limit }, at most { $most }.
tui-since = Since your last turn
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
