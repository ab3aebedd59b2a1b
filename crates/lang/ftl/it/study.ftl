### Imparare e ricordare nel browser e nelle schermate del terminale.

study-learn = Impara
study-learn-about = Lezioni, la prima partita, il regolamento.
study-played = Partite giocate
study-played-about = Risultati, vittorie, statistiche.
study-lessons = Lezioni
study-begin = Inizia: { $title }
study-go-on = Continua: { $title }
study-first-game = La tua prima partita
study-play-first = Prepara una partita
study-book = Regolamento
study-book-about = Tutte le regole con parole nostre, con la ricerca e i chiarimenti su cui si basano.
study-open-book = Apri il regolamento
study-search-book = Cerca nelle regole
study-back-to-game = Torna alla partita
study-rulings = Chiarimenti
study-rulings-about = Ogni numero è una domanda sorta ai tavoli con la sua risposta, conservata con il programma nell'elenco dei chiarimenti.
study-lesson-to-it = Lezione: { $title }
study-rule = Regola: { $title }
study-rules-of-this = Le regole di questa domanda
study-analyse = Esamina una posizione
study-analyse-about = Una posizione ricevuta o scritta da te, con quello che farebbe un bot.
study-open-analyse = Apri una posizione
study-analyse-how = Incolla una posizione come testo, o un link che ne contiene una.
study-position = La posizione
study-open-position = Aprila
study-another-position = Un'altra posizione
study-position-secrets = Una posizione contiene ogni segreto: le carte e gli obiettivi di tutti.
study-hand-on = Passala ad altri
study-copy-link = Copia un link
study-copy-game = Copia un link a questa partita
study-link-copied = Il link è negli appunti. Contiene tutto e non ha bisogno di un server.
study-no-link = Questa partita non si può scrivere come link.
study-analyse-this = Esamina questa posizione
study-keep = Conserva tra le tue partite
study-kept = Ora è tra le tue partite.
study-not-kept = Non si è potuto conservare: { $why }.
study-in-force = in vigore
study-not-yet = non ancora
study-lesson-of = Lezione { $n } di { $of }: { $title }
study-task = Compito
study-solved = Risolto!
study-failed = Non risolto.
study-solution = La soluzione
study-hint = Un suggerimento
study-another-hint = Un altro suggerimento
study-show-solution = Mostra la soluzione
study-next = Prossima lezione
study-again = Ricomincia
study-all-lessons = Tutte le lezioni
study-why-how = Indica qualcosa che non si può scegliere e ti si dice perché.
study-coach = Guida
study-coach-on = La guida parla nei miei primi cinque turni
study-coach-turn = turno { $n } di { $of }
study-show-me = Fammi vedere
study-why = Perché?
study-another-idea = Un'altra idea
study-anything-else = Puoi fare qualsiasi altra cosa.
study-quiet = Silenzio, per favore
study-none-played = Nessuna partita è ancora stata giocata fino alla fine qui.
study-nameless = senza nome
study-won = vinta
study-place = { $n }º posto
study-against = { $n ->
        [one] contro { $list }, un round
       *[other] contro { $list }, { $n } round
    }
study-bg-stats-about = Passa questa partita a BG Stats, un'app che registra le partite, se è su questo dispositivo.
study-import = Importa registrazioni
study-sheet-about = Prime volte, iscritte una volta sola: al massimo due per partita. Niente punti, niente classifica.
study-victory = { $what }: { $name } ({ $n })
study-free = Ancora libere
study-matrix = Vittorie per fazione e plancia
study-matrix-about = vinte / giocate
study-by-faction = Punti per fazione
study-by-faction-about = media, e la linea dal peggiore al migliore
study-bar = { $who }: { $mean } in media, da { $least } a { $best }, { $n ->
        [one] una partita
       *[other] { $n } partite
    }
study-endings = Come finiscono le tue partite
study-endings-about = { $n ->
        [one] punti, un risultato
       *[other] punti, { $n } risultati
    }
study-by-game = Punti, partita per partita
study-by-game-about = pieno: vinta; la linea è la media di dieci
study-games-won = partite, vittorie
study-rounds = round, in media
study-combats = combattimenti vinti, persi
study-best = massimo dei punti
study-sources = Da dove vengono i punti
study-stars = Stelle per traguardo
study-for-each-game = per partita
study-groups = Somme
study-enter = Iscrivi la tua vittoria
study-enter-about = Hai vinto! Scegli fino a due categorie; ognuna resta a chi ci è riuscito per primo.
study-name = Il tuo nome
study-see-sheet = Il foglio delle vittorie

## Guardare da vicino

tui-key-reach = portata
tui-key-place = territorio
tui-key-again = ancora
tui-key-victory = vittoria
tui-reach = { $who }: può raggiungere ciò che è segnato. Combattimento: { $fights }. Lavoratori scacciati: { $drives }. r: il prossimo.
tui-reach-off = Nessuna portata è mostrata.
tui-place-all = i: tutto
tui-nothing-there = Lì non c'è nulla.
tui-combat-side = { $who }: in combattimento { $fighters }, lavoratori { $workers }, potere { $power }, carte { $hand }, può giocarne { $limit }, al massimo { $most }.
tui-since = Dal tuo ultimo turno
tui-margin = Il distacco: { $n }.
tui-stars-of = { $who }: popolarità { $popularity }; stelle: { $stars }
tui-replay-plays = va da sé
tui-help-reach = chi può arrivare dove: prima tu, poi ciascuno degli altri
tui-help-place = tutto ciò che sta sul territorio sotto il cursore
tui-help-again = dopo la partita: un'altra con le stesse persone
tui-help-victory = dopo la partita: iscrivi la tua vittoria sul foglio
tui-help-plays = la registrazione va avanti da sé, e si ferma
cli-arg-theme = Colori per una finestra chiara o scura, o nessuno; altrimenti si chiede al terminale
tui-lesson-solved = Invio: la prossima lezione. Un altro tasto: ancora una volta. q: l'elenco.
tui-lesson-failed = Invio: ancora una volta. u: annulla l'ultimo passo. q: l'elenco.
cli-arg-learn-plain = Gioca riga per riga, e stampa l'elenco
