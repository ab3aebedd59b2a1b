## Answers in steps

ask-by-hand = Step by step
ask-way-with = { $way }, with { $load }
ask-way-costs = { $way }, for { $what }
ask-load = { $what }: { $n } of { $of } along
ask-load-all = Take everything along
ask-load-nothing = Take nothing along
ask-combat-side = { $who }: { $fighters } { $fighters ->
    [one] unit fights
   *[other] units fight
}, power { $power }, { $limit } of { $hand } { $hand ->
    [one] card
   *[other] cards
}, { $most } at most.
ask-combat-workers = Workers: { $n }.
ask-section-idle = nothing left to do
ask-section-card = a card for one
ask-not-now = { $what }. Not now: { $why }.
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
confirm-card = Too few resources are there: a combat card is spent in place of one.

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
preview-rate = Another tier of popularity: { $points } points for what you have.
preview-recruit = { $who } profits by a recruit: { $what }.
preview-star = A star: { $name }.
preview-driven-off = Workers of { $who } go home from { $place }: { $n }.
preview-combat = A combat with { $who } follows.
preview-ends-turn = It ends your turn.
preview-ends-game = It ends the game, with { $score } points for you.
preview-unknown = What comes then is hidden.

## Wishes for a new game

wish-start-one-click = Against the Automa
wish-start-bots = Against bots
wish-start-hot-seat = Several people at this device
wish-start-watch = Watch bots play
wish-group-box = In the box
wish-group-wind-gambit = The Wind Gambit
wish-group-agreements = Agreements
wish-group-readings = How the rules are read
wish-group-automa = The Automa
wish-fault-automa = How Automas play The Wind Gambit is not known: to play by unofficial rules, choose “{ $switch }”.
wish-fault-tile = { $tile } is chosen, but its module is not in this game: choose “{ $switch }”.
wish-fault-name = A name is one line of visible letters, at most { $most } of them.
wish-fault-bot = There is no bot “{ $kind }”, only: { $known }.
wish-fault-dials = A dial of an Automa goes from −2 to 2.
wish-text-head = These are no wishes for a game, or they were made by a later version.
wish-text-too-long = This is longer than any wishes for a game.
wish-text-seats = These wishes name more seats than a game can have: { $most } at most.
wish-text-part = “{ $got }” in these wishes means nothing here.
wish-text-twice = “{ $got }” stands in these wishes more than once.
wish-text-word = These wishes cannot be read: { $fault }.
