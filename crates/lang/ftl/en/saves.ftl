### Games that are saved, or not.

save-damaged = { $file } is damaged: { $fault }
save-damage = The record is damaged from line { $line } on: { $fault }. It opens as it stood before that; { $n ->
    [one] { $n } line is
   *[other] { $n } lines are
} given up. The damaged file is kept under another name.
save-why-no-directory = there is no directory for data
save-why-exists = the file is there already
save-why-in-use = the file is being played in another window
save-why-read-only = nothing can be written there
save-why-store-refused = the browser keeps nothing here; it may be a private window, or its settings forbid it
save-why-store-full = the browser has no more room for games; remove some, or take them elsewhere first
save-why-no-record = there is something else than a record
save-kept = What was in the file is kept as { $file }.
save-opened-damaged = The record was damaged: { $n ->
    [one] { $n } line was
   *[other] { $n } lines were
} given up. The damaged file is kept as { $file }.
save-passed-over = { $fault }: the last game before it goes on
save-see-list = { $fault } (kosa saves lists all games, --recover opens a damaged one)

## The list

save-list = Saved games
save-list-ask = Which game goes on?
save-list-none = No game is saved yet.
save-list-empty = No game is saved in { $file }.
save-col-date = last played (UTC)
save-col-seats = players
save-col-round = round
save-col-state = state
save-col-file = file
save-state-unfinished = unfinished
save-state-finished = over
save-state-in-use = being played
save-state-damaged = damaged
save-state-unreadable = cannot be read

## A game that is not saved

save-not = NOT SAVED: { $why }
save-not-ask = Leave the game? It is not saved: { $why }.
save-not-earlier = The file still holds the game as it was before.
save-not-anything = If you leave, the game is lost.
save-not-left = The game is not saved: { $why }.
save-key-elsewhere = save elsewhere
save-key-again = try again
save-key-leave = leave all the same
save-key-save = save
save-elsewhere = Save elsewhere
save-elsewhere-ask = A file for this game, with its directory; it must not exist yet. The game goes on there.
save-now = Saved: { $file }
save-help-elsewhere = save the game in another file, if it cannot be saved where it is

## Line by line

save-plain-not = Not saved: { $why }. It is tried again with every move; save FILE saves it elsewhere.
save-plain-again = The game is saved again.
save-plain-leave = The game is not saved: { $why }. Type quit again to leave all the same, or save FILE.
save-plain-name = Name a file: save game.kosa
