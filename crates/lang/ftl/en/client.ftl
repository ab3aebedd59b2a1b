## Answers in steps

ask-by-hand = Step by step
ask-way-with = { $way }, with { $load }
ask-way-costs = { $way }, for { $what }
ask-load = { $what }: { $n } of { $of } along
ask-load-all = Take everything along
ask-load-nothing = Take nothing along
ask-passenger = The character flies along
ask-set-down = Set everything down at the end
ask-card = Combat card { $card }: { $n } of { $of }
ask-commit = Commit { $power } power and cards worth { $cards }: { $total } in all
ask-pay-exposed = Others could come where these tokens lie.
ask-pay-simplest = From the fewest places, without combat cards where possible.
ask-pay-chosen = As you put it together.
ask-tokens = Choose single tokens
ask-token = { $what }, { $place }: { $n } paid
ask-pay-card = Combat card { $card }

## Taking back

undo-stop-beginning = The game began here.
undo-stop-chance = Something was left to chance since then: nothing before it can be taken back.
undo-stop-others = Somebody else has decided since then: nothing before it can be taken back.
undo-stop-gift = Coins were given since then: a deal stands.
undo-stop-revealed = Something hidden was shown: nothing before it can be taken back.
undo-stop-over = The game is over: nothing can be taken back.

## Before something final

confirm-game = This ends the game, and there is no way back.
confirm-turn = This ends your turn, and there is no way back.
confirm-combat = Power and cards are committed.

## The table

link-late = Something has happened since: look again before you decide.
link-not-here = Seat { $seat } is not yours.
link-waiting = Waiting for { $who }.
link-connecting = Waiting for the table.
hand-over = Now it is the turn of { $who }. Go on when nobody else looks.

## What a choice would do

preview-change = { $what } { $before } → { $after }
preview-power = Power
preview-popularity = Popularity
preview-coins = Coins
preview-cards = Combat cards
preview-stars = Stars
preview-score = Points now
preview-objective = You could reveal an objective: { $name }.
preview-rate = Each star, territory and pair of resources now scores by another tier.
preview-recruit = { $who } profits by a recruit.
preview-ends-turn = It ends your turn.
preview-ends-game = It ends the game, with { $score } points for you.
preview-unknown = What comes then is hidden.
