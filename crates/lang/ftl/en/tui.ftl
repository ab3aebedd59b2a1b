### The screens of the terminal.

## Letters on the board

tui-letter-nordic = N
tui-letter-rusviet = R
tui-letter-togawa = T
tui-letter-crimea = C
tui-letter-saxony = S
tui-letter-polania = P
tui-letter-albion = A
tui-letter-food = f
tui-letter-metal = m
tui-letter-oil = o
tui-letter-wood = w

## Columns and titles

tui-you = You: { $letter }
tui-col-power = Pow
tui-col-popularity = Pop
tui-col-coins = $
tui-col-cards = Cd
tui-col-points = Pts
play-hand = Your cards
tui-cards = Combat cards
tui-none = none
play-factory-card = Factory card
play-log = Log
tui-table = Table
play-others = The last turns of the others
play-others-none = Automas and bots have not played yet; what people did is in the log (l).
tui-round = Round { $n } · turn { $turn } · { $who }
tui-round-only = Round { $n } · { $who }
tui-tile = Structure bonus: { $tile }
tui-dials = Dials
play-trap-armed = armed
play-trap-disarmed = disarmed

## The player mat

play-mat-of = { $mat } mat
tui-mat-move = { $units } { $units ->
    [one] unit
   *[other] units
} or { $coins } { $coins ->
    [one] coin
   *[other] coins
}
tui-mat-bolster = { $power } power or { $cards } { $cards ->
    [one] card
   *[other] cards
}
tui-mat-trade = { $resources } { $resources ->
    [one] resource
   *[other] resources
} or { $popularity } popularity
tui-mat-produce = on { $n } { $n ->
    [one] territory
   *[other] territories
}
tui-mat-price = costs { $price }
tui-mat-bonuses = Once for a recruit, still free: { $list }
tui-mat-signs = ▪ cube over a better gain · ▫ place for a cube, makes it cheaper · ● recruit enlisted, its bonus comes each time
tui-mat-coins = gives { $n } { $n ->
    [one] coin
   *[other] coins
}
tui-rates = scores { $star } a star, { $territory } a territory, { $pair } for two resources
tui-automa-left = Still on its mat: { $mechs }, { $workers }
tui-automa-box = Whoever takes a territory from it now finds { $resources } there.

## Menus

play-menu-unit = { $unit }: { $place }
play-menu-recruit = { $action }: { $bonus } from then on
play-menu-less = Take less
tui-nothing-here = Nothing can be chosen here.
play-gathered = Chosen: { $what }. Another territory, or is that all?
play-gather-enough = That is all: produce
play-menu-not-now = { $label } (not { $action }: { $why })
play-left = { $action } cannot be taken now.

## The game

play-page = { $who } · { $n } of { $of }
tui-page-hint = Enter: next · Esc: skip all
tui-thoughts-left = { $n } { $n ->
    [one] more thought
   *[other] more thoughts
}: press a
play-watching = Nobody at this table is a person. Press Enter to watch the next turn.
play-over = The game is over.
tui-taken-back = Taken back.
tui-stops-on = The turns of the others stop to be read.
tui-stops-off = The turns of the others pass without a stop; press a to read the last ones.
tui-ends-game = End of the game
play-wins = { $who } wins.
tui-ends-turn = End of your turn
tui-commits = Into the combat
play-take-back = Take back
play-take-back-ask = Back to before which decision?
tui-gift-nobody = Nobody here takes coins: Automas make no deals.
tui-gift = A gift
tui-gift-ask = Coins for whom? Choose with the arrows and type how many.
tui-gift-ask-who = Who gives, and to whom? Choose the giver with ← →, the other with ↑ ↓, and type how many coins.
tui-gift-from = From:
tui-gift-coins = Coins:
tui-quit = Leave
tui-quit-ask = Leave the game? It is saved.
play-saved-as = The record: { $file }
tui-seed-was = The seed was { $seed }.
tui-too-small = This window has { $has-width } columns and { $has-height } lines. Kosa needs { $width } by { $height } to show the whole board: please make it larger or the letters smaller. Your game waits. Or leave with q and play line by line: kosa play --plain.
tui-nothing-to-undo = Nothing to take back: others decided, coins were given or something hidden was shown.

## The score

play-score-now = If the game ended now
play-score-final = Final score
tui-score-coins = coins
tui-score-stars = stars
tui-score-territories = territ.
tui-score-resources = resour.
tui-score-structures = struct.
tui-score-ability = ability
tui-score-total = total
tui-score-reads = 3=12 reads: three of them, worth twelve coins.
tui-score-sides = Average of the people { $people }, of the Automas { $automas }

## Keys in the bottom line

tui-key-choose = choose
tui-key-back = back
tui-key-board = board
tui-key-list = list
tui-key-undo = undo
tui-key-next = next
tui-key-skip = skip all
tui-key-scroll = scroll
tui-key-other-mats = others
tui-key-ready = I am ready
tui-key-mat = mats
tui-key-tiles = tiles
play-key-score = score
play-key-log = log
tui-key-others = others' turns
play-key-help = help
tui-key-quit = leave
tui-key-stay = stay
tui-key-go-on = go on
tui-key-think = think again
tui-name-enter = Enter
tui-name-space = Space
tui-name-home = Home
tui-name-end = End
tui-name-page-up = PgUp
tui-name-page-down = PgDn

## Help

tui-help = Help
play-help-keys = Keys
tui-help-keys-answers = Keys: answers
tui-help-keys-pages = Keys: pages
tui-help-keys-advice = Keys: advice
tui-help-hint = ↑ ↓ choose · type to search · Esc closes
tui-help-filter = Search:
play-help-arrows = move through the answers, or over the board
play-help-numbers = take the answer with this number; it stands on the board as well; a number of two digits is marked, and Enter takes it
play-help-enter = take the marked answer
play-help-all = where it is offered: take everything along, pay as proposed, produce what is chosen, go into the combat
play-help-nothing = take nothing along
play-help-back = back to the question before
tui-help-tab = from the list to the board and back; there the arrows move the cursor, and Enter takes what lies under it
play-help-undo = take your last decision back, until something hidden was shown
play-help-undo-list = the same, back to any of your decisions in a list
play-help-mat = your mats, and with the arrows those of the others
tui-help-tiles = the airship and resolution tiles in force, where there are any
play-help-cards = your cards and objectives in full
play-help-score = the score as it stands
play-help-log = everything that happened; PgUp and PgDn scroll
play-help-others = the last turns of the others with all their reasons
play-help-stops = whether the turns of the others stop to be read
tui-help-gift = give coins: anybody here to anybody, at any time
tui-help-board = the board
tui-help-help = the rule about what lies under the cursor, and everything else
tui-help-quit = leave; you are told whether the game is saved
tui-help-mouse = a click takes an answer or a place, or shows a player's mats; the wheel scrolls
tui-help-replay-entries = to the next entry, or back
tui-help-replay-turns = to the beginning of the next turn, or back
tui-help-replay-twenty = twenty entries on, or back
tui-help-replay-jump = to the entry with this number
tui-help-replay-ends = to the beginning, and to the end
tui-help-replay-entry = what happened, in full; the arrows scroll
tui-help-replay-mat = the mats of whoever's turn it is, and with the arrows those of the others
tui-help-replay-quit = leave
tui-help-scroll = scroll
tui-help-setup-arrows = from field to field; where a line has only one, ← and → change it
tui-help-setup-space = change the field under the cursor; names and the seed are typed
tui-help-setup-change = the next value of the field, or the one before
tui-help-setup-page = a page up or down
tui-help-setup-pick = take the listed value with this number
tui-help-setup-tab = from the table to the rules and back
tui-help-setup-enter = start the game as it stands
tui-help-setup-resume = the saved games, to go on with one of them
tui-help-setup-help = this help, beginning with the field under the cursor
tui-help-setup-leave = leave; you are asked first if you have changed anything
tui-help-setup-mouse = a click goes to a field, another one changes it; on ◂ and ▸ it goes down and up; the wheel moves

## Saved games

play-save-no-directory = this system names no directory for data, so games cannot be saved; --record FILE names one
play-save-exists = { $file } is there already: go on with it by --resume, or name another file
play-save-in-use = { $file } is being played in another window
play-save-read = { $file } cannot be read: { $why }
play-save-write = { $file } cannot be written: { $why }
play-save-nothing = no unfinished game lies in { $file }
play-save-seed = the seed in { $file } is none
play-why-not-found = there is no such file
play-why-denied = permission denied
play-why-directory = it is a directory
play-why-full = the disk is full
play-why-too-long = it is longer than any record
tui-terminal-fails = the terminal cannot be used: { $why }
play-goes-on = The game is saved; this goes on with it: { $command }

## Set-up

tui-setup-title = Kosa · a new game
tui-setup-table = The table
tui-setup-switches = The rules
tui-setup-rules = Rules: { $rules }
tui-setup-lang = Language
tui-setup-count = Players
play-setup-seat = Player { $n }
play-setup-human = a person
play-setup-bot = bot: { $kind }
play-setup-automa = Automa
tui-setup-name = name: { $name }
tui-setup-any = any
tui-setup-drafted = drafted
tui-setup-deal = The rest is
play-setup-deal-random = dealt at random
play-setup-deal-in-order = dealt, mats in order
play-setup-deal-draft = drafted
tui-setup-seed = Seed
tui-setup-any-seed = any (type a number)
play-setup-seed-wrong = A seed is a number from 0 to 18446744073709551615, or 64 hexadecimal digits.
tui-setup-preset = Printing
play-setup-preset-rulebook = rulebook
play-setup-preset-current = current
tui-setup-module = In the box
tui-setup-switch = Rule
tui-setup-about-lang = The language of all texts.
tui-setup-about-count = How many play: two to five, with Invaders from Afar up to seven.
tui-setup-about-who = A person at this keyboard, a bot, or the Automa, the opponent of the solo game.
tui-setup-about-name = How this person is called when the keyboard goes round; type it.
tui-setup-about-faction = Which faction this player has; left open it is dealt.
tui-setup-about-mat = Which player mat this player has; left open it is dealt. The lowest number begins.
tui-setup-about-dials = Turns the Automa's temper: for those who know it well.
tui-setup-about-deal = What is left open is dealt at random, mats in the order of their numbers if you like; or the people draft factions, the lowest mat first.
tui-setup-about-seed = Everything left to chance follows from the seed: the same seed deals the same cards.
tui-setup-about-preset = The printed rulebooks, or the 2022 printing with the publisher's answers. The switches below may differ from it.
tui-setup-key-start = start
tui-setup-key-move = move
tui-setup-key-change = change
tui-setup-key-pick = pick
tui-setup-key-rules = rules
tui-setup-key-table = table
tui-setup-key-resume = saved games
tui-draft = Draft
tui-draft-order = mats are dealt, and the lowest number chooses first
play-draft-ask = { $who } chooses a faction:
tui-setup-rules-changed = Rules: { $rules }, { $n } { $n ->
    [one] switch
   *[other] switches
} changed
tui-setup-leave-ask = Leave the set-up? What you have chosen is lost.
tui-setup-key-setup = set-up

## Replay

tui-replay-at = entry { $n } of { $of }
tui-replay-entry = What happened
tui-replay-turns = turn by turn
tui-replay-jump = go to
tui-replay-ends = ends
play-replay-hidden = hidden
tui-replay-all = in full
tui-replay-more = … more: press l

## What stands with a question

tui-load = With { $load }: + takes everything along, - nothing.
tui-load-nothing = Nothing is taken along; + takes everything.
tui-section-not = { $what } (no: { $why })
tui-section-lacks = { $action }: { $n ->
    [one] { $what } missing
   *[other] { $what } missing
}.
tui-section-gives = { $action }: gives { $what }.
tui-objectives-when = (End of turn.): such an objective is revealed only when your turn ends; any other before or after one of your actions.
tui-would-end = It would end like this:
tui-victory-keys = ↑ ↓ category · type a name · Enter enters · Esc closes
tui-key-pages = pages
play-history-title = Games played here
play-sheet-title = The sheet of victories
tui-spends-card = A card for a resource
