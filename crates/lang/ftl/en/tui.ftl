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

tui-col-power = Pow
tui-col-popularity = Pop
tui-col-coins = $
tui-col-cards = Cd
tui-col-points = Pts
tui-hand = Your cards
tui-cards = Combat cards
tui-none = none
tui-factory-card = Factory card
tui-log = Log
tui-table = Table
tui-others = The last turns of the others
tui-others-none = Nobody else has had a turn yet.
tui-round = Round { $n } · { $who }
tui-tile = Structure bonus: { $tile }
tui-dials = Dials
tui-trap-armed = armed
tui-trap-disarmed = disarmed

## The player mat

tui-mat-of = { $mat } mat
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
tui-mat-coins = gives { $n } { $n ->
    [one] coin
   *[other] coins
}
tui-rates = { $star } coins a star, { $territory } a territory, { $pair } two resources
tui-automa-water = Rivers and lakes still hold it back.
tui-automa-left = Still on its mat: { $mechs }, { $workers }

## Menus

tui-menu-unit = { $unit }: { $place }
tui-menu-recruit = { $action }: { $bonus } from then on
tui-menu-less = Take less
tui-nothing-here = Nothing can be chosen here.

## The game

tui-others-turn = { $who }:
tui-page = Turn of the others, { $n } of { $of }
tui-page-hint = Enter: next · Esc: skip all
tui-thoughts-left = { $n } { $n ->
    [one] more thought
   *[other] more thoughts
}: press a
tui-hand-over = The keyboard goes to { $who }. Press Enter when nobody else looks.
tui-watching = Nobody at this table is a person. Press Enter to watch the next turn.
tui-over = The game is over.
tui-taken-back = Taken back.
tui-stops-on = The turns of the others stop to be read.
tui-stops-off = The turns of the others pass without a stop; press a to read the last ones.
tui-ends-turn = End of your turn
tui-ends-turn-ask = This ends your turn, and there is no way back. Enter: go on. Esc: think again.
tui-take-back = Take back
tui-take-back-ask = Back to before which decision?
tui-gift = A gift
tui-gift-ask = Coins for whom? Choose with the arrows and type how many.
tui-gift-coins = Coins:
tui-quit = Leave
tui-quit-ask = Leave the game? Enter: leave. Any other key: stay. The game is saved: kosa play --resume goes on with it.
tui-saved-as = The record: { $file }
tui-seed-was = The seed was { $seed }.
tui-too-small = This window has { $has-width } columns and { $has-height } lines. Kosa needs { $width } by { $height } to show the whole board: please make it larger or the letters smaller. Your game waits.

## The score

tui-score-now = If the game ended now
tui-score-final = Final score
tui-score-coins = coins
tui-score-stars = stars
tui-score-territories = territ.
tui-score-resources = resour.
tui-score-structures = struct.
tui-score-ability = ability
tui-score-total = total
tui-score-reads = 3=12 reads: three of them, worth twelve coins.
tui-score-tile = Structure bonus: { $tile }
tui-score-sides = Average of the people { $people }, of the Automas { $automas }

## Keys in the bottom line

tui-key-choose = choose
tui-key-back = back
tui-key-board = board
tui-key-list = list
tui-key-undo = undo
tui-key-next = next
tui-key-skip = skip all
tui-key-ready = I am ready
tui-key-mat = mats
tui-key-score = score
tui-key-log = log
tui-key-others = others' turns
tui-key-help = help
tui-key-quit = leave

## Help

tui-help = Help
tui-help-keys = Keys
tui-help-hint = ↑ ↓ choose · type to search · Esc closes
tui-help-filter = Search:
tui-help-arrows = move through the answers, or over the board
tui-help-numbers = take the answer with this number; it stands on the board as well
tui-help-enter = take the marked answer
tui-help-back = back to the question before
tui-help-tab = from the list to the board and back; there the arrows move the cursor, and Enter takes what lies under it
tui-help-undo = take your last decision back, until something hidden was shown
tui-help-undo-list = take back to any of your decisions of this turn
tui-help-mat = your mats, and with the arrows those of the others
tui-help-score = the score as it stands
tui-help-log = everything that happened; Page up and Page down scroll
tui-help-others = the last turns of the others with all their reasons
tui-help-stops = whether the turns of the others stop to be read
tui-help-gift = give coins to another player
tui-help-board = the board
tui-help-help = the rule about what lies under the cursor, and everything else
tui-help-quit = leave; the game is saved
tui-help-mouse = a click takes an answer or a place, or shows a player's mats; the wheel scrolls
