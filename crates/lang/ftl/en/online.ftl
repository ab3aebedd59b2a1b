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
