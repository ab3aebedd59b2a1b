### The page in a browser: what it says around a game.

page-needs-scripts = Kosa is played in the browser and needs JavaScript.
page-new-version = A new version is ready: load it
page-welcome = Scythe by its rules, alone or at one table

## Rooms

page-nav = The rooms
page-nav-play = Play
page-nav-games = Saved games
page-nav-help = Help
page-nav-settings = Settings
page-notices = Messages
page-close = Close
page-back = Back
page-no-language = This language could not be fetched; the page stays as it is.
page-part-missing = This part of the page could not be fetched: is there a network?
page-fetch-again = Try again
page-continue = Continue
page-waiting = { $n ->
    [one] One game waits.
   *[other] { $n } games wait.
}
page-all-games = All of them
page-game-title = { $faction }, round { $n }
page-automa = Play the Automa
page-automa-about = Alone against the opponent that follows cards. Works without a network.
page-automa-start = You against an Automa, factions and mats dealt at random, all rules as printed.
page-bots = Play bots
page-bots-about = Players made of code sit at your table.
page-bots-start = You against two bots, factions and mats dealt at random, all rules as printed.
page-hot-seat = Hot-seat
page-hot-seat-about = Several people at this device; hands stay hidden.
page-hot-seat-start = Two people take turns here. Names and further seats can be given below.
page-watch = Watch bots
page-watch-about = Three bots play, you look on.
page-watch-start = Three bots play among themselves.
page-start = Start
page-first-time = New here? Just start: the coach tells you what to do in your first five turns.
page-strength = Strength
page-easy = easy
page-normal = normal
page-hard = hard
page-very-hard = very hard
page-table = The table
page-seats = { $n ->
    [one] one seat
   *[other] { $n } seats
}
page-add-seat = Add a seat
page-deal = The rest is dealt
page-seat-who = Who sits on seat { $n }
page-seat-name = Name of the player on seat { $n }
page-seat-faction = Faction of seat { $n }
page-seat-mat = Player mat of seat { $n }
page-seat-level = Level of the Automa on seat { $n }
page-seat-remove = Remove seat { $n }
page-name = name
page-any-faction = any faction
page-any-mat = any mat
page-drafted = Draft
page-draft-asks = Seat { $n } chooses a faction
page-in-the-box = In the box
page-base-game = base game
page-modules = { $n ->
    [one] one addition
   *[other] { $n } additions
}
page-drawn = drawn at random
page-dials = Dials of the Automa
page-dials-turned = { $n ->
    [0] none turned
    [one] one turned
   *[other] { $n } turned
}
page-rules = Rules
page-rules-note = { $n ->
    [0] { $printing }, nothing changed
    [one] { $printing }, one changed
   *[other] { $printing }, { $n } changed
}
page-printing = Printing
page-seed = Seed
page-any-seed = any
page-seed-about = Two games with the same seed draw the same cards.
page-own-the-game = Kosa is made by players. It is not affiliated with the publisher of Scythe and no replacement for the game: own it.
page-language = Language
page-theme = Colours
page-theme-system = As the system
page-theme-day = Day
page-theme-night = Night
page-settings-kept = Settings stay in this browser.
page-search = Search
page-help-nothing = Nothing here speaks of that.
page-help-terms = Terms
page-help-actions = Actions
page-help-pieces = Pieces and ground
page-help-stars = Stars
page-help-factions = Factions and abilities
page-help-tiles = Tiles
page-help-automa = The Automa
page-no-games = No game is kept here yet.
page-go-on = Go on
page-replay = Replay
page-export = Save as a file
page-remove = Remove
page-removed = Removed: { $game }.
page-not-removed = The game could not be removed: { $why }.
page-import = Take a game in
page-import-about = A record file of Kosa, from here, from the terminal or from somebody else.
page-import-file = A file
page-import-text = Or its text, pasted
page-pasted = the pasted text
page-no-file = The file “{ $file }” could not be handed over.
page-no-game = This game cannot be opened
page-not-kept = It was not kept in the browser, and the page has been loaded again since.
page-play-here = Play here
page-elsewhere = This game is played in another window, and what is done here is not saved.
page-unsaved = This game is not saved: { $why }.
page-entry = entry { $n } of { $of }
page-eyes = Seen as
page-eyes-everything = Everything
page-eyes-watching = Somebody watching
page-eyes-seat = { $who }
page-points = Points by round
page-from-here = Take it from here
page-position-about = A position is a text that can be sent and opened again.
page-copy = Copy the position
page-copied = The position is in the clipboard.
page-not-copied = The browser does not let the page copy.
page-turn = Turn
page-step = One step on
page-step-back = One step back
page-play = Play
page-pause = Pause
page-speed = Speed
page-moment = Moment
page-timeline = Rounds and what stands out in them
page-mark-label = { $what }, { $who }, round { $n }
page-mark-combat = combat
page-mark-star = star
page-mark-encounter = encounter
page-mark-factory = Factory
page-mark-objective = objective
