# Tables at the other end of a wire.

far-malformed = I cannot make sense of this request.
far-too-long = That is more than the server takes.
far-stranger = The server does not know you: you can watch.
far-not-yours = This seat is somebody else's.
far-not-asked = It is not your turn to decide.
far-illegal = The rules do not allow this move.
far-game-over = The game is over.
far-nothing-to-undo = There is nothing you could take back.
far-gift = These coins cannot change hands.
far-no-such-place = There is no such place.
far-taken = Somebody sits there already.
far-not-owner = Only whoever has made the table may do this.
far-begun = The game has begun already.
far-not-begun = The game has not begun yet.
far-somebody-missing = Somebody is still missing at the table.
far-wishes = A game cannot be made of these wishes.
far-chosen-seed = At a table of several people nobody chooses the seed: it would tell every card.
far-no-such-faction = This faction cannot be chosen now.
far-empty = There was nothing in it.
far-closed = This table is closed.
far-too-many = Too many requests: try again in a moment.
far-unavailable = The server cannot keep it just now: try again in a moment.
far-broken = This game cannot be played on with this version of Kosa.

join-free = (free: type sit and the number)
join-places = Type sit and a number, start once everybody sits, say and a text, or quit.
join-help = Type the number of an answer, undo, say and a text, sit or leave and the number of a place, start, or quit.
join-wrong-link = '{ $text }' is not the link of a table: expected http://host:port/t/…
join-unreachable = { $host } cannot be reached: { $why }
join-not-a-table = there is no such table at { $host }
far-no-such-bid = This bid cannot be made now.
far-no-such-offer = There is no such offer any more.
far-wrong-password = Name and password do not fit, or the link is not valid any more.
far-weak-password = A password has at least 8 letters and at most 200.
far-name-taken = Somebody else has this name.
