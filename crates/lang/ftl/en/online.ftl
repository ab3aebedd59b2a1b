### Tables on a server, in the browser: the lobby, a table before its game, what the game page says there besides.

## The lobby

online-tables = Online tables
online-about = Play with others by a link, live or over days.
online-wait-for-you = { $n ->
    [one] One table waits for you.
   *[other] { $n } tables wait for you.
}
online-unreachable = The server does not answer.
online-filters = Which tables
online-filter-open = with a free seat
online-filter-running = being played
online-filter-mine = yours
online-filter-finished = over
online-none-open = No table looks for players just now. Open one and send its link to somebody.
online-none-running = Nobody plays in public just now.
online-none-mine = You sit at no table yet.
online-none-finished = No game has ended here yet.
online-table-of = Table of { $who }
online-table = A table
online-free = free
online-guest = Guest
online-about-to-begin = about to begin
online-free-places = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
online-no-hints = no hints
online-sit = Sit down
online-watch = Watch
online-look = Look at it
online-your-turn = Your turn
online-you = You
online-your-name = Your name
online-by-link = Join by link
online-go = Go there
online-no-account = Nothing to install, no account.
online-no-account-about = A name is enough; this browser remembers you.

## A new table

online-open = Open a table
online-open-about = You sit down at it at once and send the link to the others. Everything can still be changed before the game begins.
online-listed = Anybody may find it in the lobby
online-hints = Hints are allowed
online-hints-title = Hints
online-seed-about = Everything left to chance follows from a seed that is committed to now and shown at the end.

## A table before its game

online-no-table = There is no table with this link.
online-to-lobby = To the lobby
online-seats = Seats
online-you-note = you
online-host = has made the table
online-here = is here
online-away = is away
online-waits = waits for somebody
online-made = plays by itself
online-also = Sits here
online-also-name = Somebody else at this device
online-get-up = Get up
online-invite = Invite somebody
online-copy = Copy
online-copied = The link is in the clipboard.
online-invite-about = Whoever opens it can sit down or watch. No account is needed.
online-before = Before the first turn
online-ready = Everybody sits. Begin whenever you like.
online-ready-guest = Everybody sits. Whoever has made the table begins the game.
online-missing = { $n ->
    [one] One seat still waits for somebody.
   *[other] { $n } seats still wait for somebody.
}
online-begin = Begin the game
online-what = What is played
online-close = Close the table
online-you-choose = You choose a faction.

## Talk, and the game itself

online-talk = Talk
online-say = Say something
online-unread = Something new was said
online-send = Send
online-bell = A sound when it is my turn
online-cut = The line is cut. It is being taken up again; nothing is lost.
online-watching = { $n ->
    [one] One person watches.
   *[other] { $n } people watch.
}
online-again-said = Another game: { $link }
online-sits-here = { $who }, is here
online-sits-away = { $who }, is away

## What a table chooses beside the game

online-time = Time
online-clock-off = no clock
online-clock-live = live
online-clock-days = over days
online-clock-off-about = Everybody thinks as long as they like.
online-clock-live-about = Everybody has this much time for the whole game, and a little more with each turn.
online-clock-days-about = Everybody has this long for each turn: for games that go on for weeks.
online-bank = For the whole game
online-increment = More with each turn
online-days-each = For each turn
online-minutes = { $n } min
online-seconds = { $n } s
online-days = { $n ->
    [one] one day
   *[other] { $n } days
}
online-days-hours = { $days } d { $hours } h
online-clock-live-fact = live, { $bank } + { $n } s
online-clock-days-fact = { $n ->
    [one] a turn a day
   *[other] { $n } days a turn
}
online-when-out = When a clock is out
online-absent-bot = a bot plays on
online-absent-wait = the others wait
online-absent-bot-about = A bot plays on until the person is back, and gives the seat back at once.
online-absent-wait-about = Nothing happens: the clock only shows how long it takes.
online-stalling = Whoever keeps the others waiting loses 2 popularity
online-stalling-about = After the variant of the booklets, once for each decision.
online-stalling-after = After
online-stalling-fact = 2 popularity lost after { $n } s
online-bids = Bids for factions and mats
online-bids-none = no bids
online-bids-open = open bids
online-bids-sealed = sealed bids
online-bids-none-about = Factions and mats come as they are dealt, chosen or drafted.
online-bids-open-about = One after the other bids for a pair of faction and mat, until everybody has one. Bids are taken from the total at the end.
online-bids-sealed-about = Everybody writes down a bid for each pair; they go where the sum of all bids is highest. Bids are taken from the total at the end.
online-banned = The two banned pairs are left out
online-banned-about = Rusviet with Industrial and Crimea with Patriotic are never dealt.
online-at-the-table = At the table
online-hide-coins = Coins are hidden
online-hide-coins-about = Nobody is told how many coins others have, as at a real table. What they gain and spend is seen.
online-coins-hidden = coins hidden
online-rated = The game counts for ratings
online-rated-about = For those who sit at one seat each, if at least two people play.
online-for-ratings = for ratings
online-hints-about = Otherwise nobody at this table can ask a bot for advice.
online-consent-about = What was shown can be taken back, and a game can end early, if everybody who is there agrees. What chance has given stays.
online-yes = yes
online-no = no

## Bids

online-bid-title = Bid for faction and mat
online-you-bid = You bid: for any pair that is not yours.
online-you-seal = Write down a bid for each pair.
online-somebody-bids = { $who } bids.
online-sealed-waits = { $n ->
    [one] One person still writes.
   *[other] { $n } people still write.
}
online-bids-now = bids now
online-writes-bids = writes bids
online-has-sealed = has sealed the bids
online-has-bid = bid { $n } for { $faction } with { $mat }
online-nobody-yet = nobody yet
online-bid-for = Bid for { $faction } with { $mat }
online-bid = Bid { $n }
online-bid-stands = Your bid stands
online-seal = Seal my bids
online-mat-number = { $mat } mat, number { $number }
online-if-so = Your seat if it stays so
online-if-it-stays-so = { $faction } with the { $mat } mat: you begin with { $coins } coins, and your bid takes { $n } at the end.

## Clocks, offers, somebody who is away

online-clocks = Clocks
online-clock-runs = runs
online-bot-for = bot for { $who }, who is away
online-bot-for-you = Your clock ran out: a bot plays for you.
online-i-am-back = I am back
online-offer-end = Offer to end the game now
online-offer-undo = Ask to take back what was shown
online-decisions = decisions
online-offers-end = { $who } offers to end the game now, as it stands.
online-offers-undo = { $n ->
    [one] { $who } asks to take back the last decision and all that followed.
   *[other] { $who } asks to take back the last { $n } decisions and all that followed.
}
online-offer-asks = It happens once everybody who is there agrees.
online-offer-waits = Waiting for { $who }.
online-agree = Agree
online-refuse = Refuse
online-withdraw = Withdraw it
online-get-up-about = A bot plays on for you. The place stays yours, unless you get up for good: then somebody else may take it over.
online-get-up-good = Get up for good
online-notify = A notice of the system while this page is in the background
online-notify-denied = This browser lets the page show no notices.
online-push = A notice also when this page is closed
online-push-failed = This browser could not be registered for notices.
push-turn = It is your turn.
push-turn-with = It is your turn at the table with { $names }.

## The end

online-ended-early = Everybody agreed to end here.
online-places = Places
online-less-bid = { $fortune } less a bid of { $n }
online-was-rated = This game counts for ratings.
online-verify = Check every draw
online-verify-about = The seed is open now: everything left to chance is drawn again here and compared.
online-fair = { $n ->
    [one] The one draw follows from the seed that was committed to.
   *[other] All { $n } draws follow from the seed that was committed to.
}
online-fair-deal = So does the deal.
online-fair-open = So does what the wishes left open of the deal.
online-fair-mats = So do the mats; the factions were drafted.
online-fair-lots = So do the pairs; who got which was bid.
online-other-deal = The seed deals otherwise than this game began.
online-other-commitment = The record names another commitment than this browser was told when it first came to the table: its draws are not those that were committed to.
online-no-seed = The record names no seed: its draws cannot be checked.

## People

online-nav-tables = Tables
online-nav-profile = Your profile
online-account = Your account
online-account-about = This browser is known to the server by a cookie. Nothing more is needed to play.
online-account-none = You are not known here yet: a name is enough.
online-known-elsewhere = Already known on another device?
online-keep-name = Keep the name
online-name-kept = The name is kept.
online-login = Name to come back with
online-password = Password
online-come-in = Come in
online-come-in-about = With the name and password you have chosen on another device.
online-password-title = Come back on another device
online-password-about = Choose a name and a password of at least 8 letters, and you can come in anywhere.
online-password-as = You can come in anywhere as { $login }. A new password replaces the old one, and other devices must come in again.
online-password-forgotten = You came in by a link of the host: choose a new password for { $login }, the old one is not needed.
online-password-old = Your password so far
online-password-set = Keep them
online-password-kept = Name and password are kept.
online-link-title = A link for another device
online-link-about = Whoever opens it there is you. It works once, within a quarter of an hour.
online-link-make = Make a link
online-link-until = Valid until { $time }.
online-devices = Where you are known
online-this-device = This browser
online-other-device = Another device
online-session-about = since { $since }, last used { $seen }
online-session-end = End it
online-session-ended = That device is not known any more.
online-sessions-ended = Only this browser is known now.
online-end-others = End all others
online-your-data = What is kept of you
online-your-data-about = Your name, your games and what you did there. You can take it along or have it deleted.
online-export = Take everything along
online-leave-device = Forget this browser
online-left = This browser is not known any more.
online-delete = Delete the account
online-delete-about = Names and talk are taken out everywhere, bots play on for you. What you decided stays in the games of the others. It cannot be undone.
online-delete-sure = Delete for good
online-deleted = You are forgotten.
online-device-title = Come in on this device
online-device-about = This link makes this browser known as the person who made it. It works once.
online-device-instead = This browser is known as { $who }; it will be somebody else then.
online-device-in = Yes, that is me
online-nobody-such = There is nobody with this link.
online-since = known here since { $day }
online-rating = rating
online-rating-of = Estimated at { $estimate }, uncertain by { $error }, after { $n ->
    [one] one game for ratings.
   *[other] { $n } games for ratings.
}
online-no-rating = No games for ratings yet.
online-history = Games
online-no-history = No game has been played to its end yet.
online-ratings = Ratings
online-ratings-about = Ordered by what is nearly certain: the estimate less three times its uncertainty, by the model of Weng and Lin.
online-none-rated = Nobody has played for ratings yet.
online-col-estimate = estimate
online-col-games = games
online-col-wins = won
online-col-mean = points on average
online-col-played = played
online-col-rate = won of 100
online-statistics = Statistics
online-statistics-about = All games that ended on this server, as open data.
online-whose = Whose games
online-who-all = everybody
online-who-people = people
online-who-bots = bots
online-who-automas = Automas
online-any-size = any number
online-by-pair = Won and played by faction and mat
online-by-pair-about = Won / played. Few games say little.
online-by-faction = Points by faction
online-by-faction-about = What counted at the end on average.
online-by-mat = By mat
online-by-seats = By number of players
online-won-of = { $n }% of { $games }
