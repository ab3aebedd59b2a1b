### The page in a browser: what it says around a game.

page-needs-scripts = Si gioca a Kosa nel browser, e serve JavaScript.
page-new-version = È pronta una nuova versione: caricala
page-welcome = Scythe secondo le regole, da soli o a un solo tavolo

## Rooms

page-nav = Le stanze
page-nav-play = Gioca
page-nav-games = Partite salvate
page-nav-help = Aiuto
page-nav-settings = Impostazioni
page-notices = Messaggi
page-close = Chiudi
page-back = Indietro
page-no-language = Non è stato possibile caricare questa lingua; la pagina resta com’è.
page-part-missing = Non è stato possibile caricare questa parte della pagina: la rete è disponibile?
page-fetch-again = Riprova
page-continue = Continua
page-waiting = { $n ->
    [one] Una partita aspetta.
   *[other] { $n } partite aspettano.
}
page-all-games = Tutte
page-game-title = { $faction }, turno { $n }
page-automa = Contro l’Automa
page-automa-about = Da soli contro l’avversario che segue le carte. Funziona senza rete.
page-automa-start = Tu contro un’Automa, fazioni e plance a caso, tutte le regole come stampate.
page-bots = Contro i bot
page-bots-about = Giocatori fatti di codice siedono al tuo tavolo.
page-bots-start = Tu contro due bot, fazioni e plance a caso, tutte le regole come stampate.
page-hot-seat = Allo stesso schermo
page-hot-seat-about = Più persone a questo dispositivo; le mani restano coperte.
page-hot-seat-start = Due persone giocano qui a turno. Nomi e altri posti si scelgono sotto.
page-watch = Guarda i bot
page-watch-about = Tre bot giocano, tu guardi.
page-watch-start = Tre bot giocano tra loro.
page-start = Inizia
page-first-time = Prima volta? Comincia e basta: la guida ti dice che cosa fare nei primi cinque turni.
page-strength = Forza
page-easy = facile
page-normal = normale
page-hard = difficile
page-very-hard = molto difficile
page-table = Il tavolo
page-seats = { $n ->
    [one] un posto
   *[other] { $n } posti
}
page-add-seat = Aggiungi un posto
page-deal = Il resto si distribuisce
page-seat-who = Chi siede al posto { $n }
page-seat-name = Nome di chi siede al posto { $n }
page-seat-faction = Fazione del posto { $n }
page-seat-mat = Plancia del posto { $n }
page-seat-level = Livello dell’Automa al posto { $n }
page-seat-remove = Togli il posto { $n }
page-name = nome
page-any-faction = qualsiasi fazione
page-any-mat = qualsiasi plancia
page-drafted = Scelta a turno
page-draft-asks = Il posto { $n } sceglie una fazione
page-in-the-box = Nella scatola
page-base-game = gioco base
page-modules = { $n ->
    [one] un’aggiunta
   *[other] { $n } aggiunte
}
page-drawn = pescata a caso
page-dials = Regolazioni dell’Automa
page-dials-turned = { $n ->
    [0] nessuna cambiata
    [one] una cambiata
   *[other] { $n } cambiate
}
page-rules = Regole
page-rules-note = { $n ->
    [0] { $printing }, niente di cambiato
    [one] { $printing }, una cambiata
   *[other] { $printing }, { $n } cambiate
}
page-printing = Edizione
page-seed = Seme
page-any-seed = qualsiasi
page-seed-about = Due partite con lo stesso seme pescano le stesse carte.
page-own-the-game = Kosa è fatto da giocatori. Non è affiliato all’editore di Scythe e non sostituisce il gioco: possiedilo.
page-language = Lingua
page-theme = Colori
page-theme-system = Come il sistema
page-theme-day = Giorno
page-theme-night = Notte
page-settings-kept = Le impostazioni restano in questo browser.
page-search = Cerca
page-help-nothing = Qui nulla ne parla.
page-help-terms = Termini
page-help-actions = Azioni
page-help-pieces = Pezzi e terreni
page-help-stars = Stelle
page-help-factions = Fazioni e abilità
page-help-tiles = Tessere
page-help-automa = L’Automa
page-no-games = Qui non c’è ancora nessuna partita.
page-go-on = Riprendi
page-replay = Rivedi
page-export = Salva in un file
page-remove = Elimina
page-removed = Eliminata: { $game }.
page-not-removed = Non è stato possibile eliminare la partita: { $why }.
page-import = Importa una partita
page-import-about = Un file di partita di Kosa, da qui, dal terminale o da qualcun altro.
page-import-file = Un file
page-import-text = O il suo testo, incollato
page-pasted = il testo incollato
page-no-file = Non è stato possibile passare il file “{ $file }”.
page-no-game = Questa partita non si può aprire
page-not-kept = Non era salvata nel browser, e nel frattempo la pagina è stata ricaricata.
page-play-here = Gioca qui
page-elsewhere = Questa partita si gioca in un’altra finestra, e ciò che si fa qui non viene salvato.
page-unsaved = Questa partita non è salvata: { $why }.
page-entry = voce { $n } di { $of }
page-eyes = Visto da
page-eyes-everything = Tutto
page-eyes-watching = Chi guarda
page-eyes-seat = { $who }
page-points = Punti per turno
page-from-here = Da qui
page-position-about = Una posizione è un testo che si può spedire e riaprire.
page-copy = Copia la posizione
page-copied = La posizione è negli appunti.
page-not-copied = Il browser non permette alla pagina di copiare.
page-turn = Turno
page-step = Un passo avanti
page-step-back = Un passo indietro
page-play = Avvia
page-pause = Pausa
page-speed = Velocità
page-moment = Momento
page-timeline = I turni e ciò che vi spicca
page-mark-label = { $what }, { $who }, turno { $n }
page-mark-combat = combattimento
page-mark-star = stella
page-mark-encounter = incontro
page-mark-factory = Fabbrica
page-mark-objective = obiettivo
