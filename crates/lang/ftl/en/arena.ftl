## What can be wrong with a series

arena-no-entrant = '{ $text }' is nobody who can take part: expected automa:1 to automa:4, a faction, a mat or one of { $known }
arena-no-pair = '{ $text }' is no pair of faction and mat: expected one such as nordic/industrial
arena-table = { $table } play in a game, but only { $entrants } take part
arena-pairs = { $pairs } pairs of faction and mat do not suffice for { $table } seats
arena-bids-head = the first line must name the columns faction, mat and bid
arena-bids-line = line { $line } is no faction, mat and bid
arena-log-none = { $file } is no log of a series: name another file, or a new one
arena-log-other = { $file } is the log of another series: seats, seed, rules and rounds must be the same
arena-log-damaged = { $file } is damaged in line { $line }: what stands before it can be kept by cutting the rest off
arena-log-in-use = { $file } is in use by another series

## Hints and reviews

hint-worth = chance to win { $win } %, margin { $margin }
hint-title = Hint
hint-none = There is no hint here: nobody is asked.
hint-key = hint
analyse-head = { $who } (seat { $seat }), turn { $turn }: { $worth }
analyse-chance = chance decides first: make its move, and then somebody is asked
analyse-not-asked = seat { $seat } is not asked here: these are: { $asked }
analyse-no-turn = turn { $turn } is not in this record: it has turns 1 to { $last }
review-title = Looking back
review-key = look back
review-head = Chances to win, turn by turn, each as the seat saw it
review-turn = Turn { $turn }, { $who }: lost { $cost } % of the chance to win
review-played = played: { $moves }
review-better = better: { $moves }
review-nothing = No turn has cost anything worth telling.
hint-help = the best plans for this turn, as a bot sees them from your seat
review-help = after the game: everybody's chances by turn, and the turns that cost most
arena-no-checkpoint = { $file } is no checkpoint of this version: name another folder
