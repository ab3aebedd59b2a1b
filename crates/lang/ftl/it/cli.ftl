### The command line: what is wrong with it, and what its commands are for.

## What is wrong: one sentence without a full stop

cli-see-help = { $sentence } (vedi «kosa --help»)
cli-say-what = di' che cosa fare: kosa play inizia una partita, kosa learn insegna il gioco
cli-command-unknown = il comando «{ $command }» non esiste
cli-command-near = il comando «{ $command }» non esiste: intendevi «{ $near }»?
cli-argument-unknown = «{ $arg }» qui non è previsto
cli-argument-near = «{ $arg }» qui non è previsto: intendevi «{ $near }»?
cli-value-missing = «{ $arg }» richiede un valore
cli-value-unknown = { $arg }: «{ $value }» non è uno tra { $known }
cli-value-wrong = { $arg }: { $fault }
cli-too-many-values = «{ $arg }» non prende il valore «{ $value }»
cli-no-number = «{ $value }» non va bene: { $expected }
cli-no-language = «{ $value }» non è una lingua di Kosa: scegli tra { $known }
cli-no-seed = «{ $value }» non è un seme: scrivi un numero da 0 a 18446744073709551615, o 64 cifre esadecimali
cli-conflict = «{ $arg }» e «{ $prior }» non si possono usare insieme
cli-twice = «{ $arg }» si può indicare una volta sola
cli-missing = manca qualcosa: { $arg }
cli-wrong = la riga di comando non si capisce
cli-value-not-understood = «{ $value }» non si capisce
cli-no-utf8 = la riga di comando non è un testo in UTF-8

cli-standard-input = standard input
cli-no-text = { $file } non è un testo: il byte { $byte } non è UTF-8
cli-name-a-position = indica un file con una posizione, o inviala allo standard input
cli-name-a-record = indica un file con una registrazione, o inviala allo standard input
cli-name-moves = indica un file con delle mosse, o inviale allo standard input
cli-both-from-input = posizione e mosse non possono arrivare entrambe dallo standard input
cli-keyboard = non si può leggere dalla tastiera: { $why }
cli-output = non si può scrivere il risultato: { $why }
cli-move = mossa { $number } ({ $move }): { $fault }
cli-name-the-seat = si chiede ai posti { $seats }: indica quello che muove, come in «{ $example }»
cli-automa-and-bot = «{ $text }» chiede un Automa e un bot allo stesso posto
cli-taken-by-automa = «{ $text }» mette qualcuno al posto di un Automa
cli-no-player = «{ $text }» non è un giocatore: scrivi human, automa o uno tra { $known }
cli-no-bot = il bot «{ $text }» non esiste: scegli tra { $known }
cli-bot-on-seat = «{ $text }» è un giocatore: qui un posto ha una fazione, una plancia o un Automa
cli-bot-count = { $bots } bot per { $seats } giocatori: indicane uno per ciascuno
cli-seat-count = una partita ha da 2 a { $most } posti, non { $text }
cli-two-airship-tiles = --airships indica due tessere dello stesso tipo ({ $side }): ne vale una per tipo
cli-two-resolutions = --resolution indica due tessere: ne vale una sola
cli-no-seat = il posto { $seat } non è in questa partita: ha i posti da 1 a { $most }
cli-over = la partita è finita
cli-no-automa = in questa posizione non gioca nessun Automa
cli-not-automa = al posto { $seat } non c'è un Automa: scegli tra { $known }
cli-which-automa = giocano più Automa: indicane uno con --seat: { $known }
cli-threads = i thread non si possono avviare: { $why }
cli-interrupted = interrotto dopo { $played } di { $planned } partite
cli-stuck = la partita non può continuare: non si chiede nulla a nessuno, ed è un errore del programma
cli-no-address = «{ $value }» non è un indirizzo: scrivine uno come 127.0.0.1
cli-serve-at = Kosa è su { $url } (Ctrl-C lo chiude)
cli-serve-others = Gli altri nella tua rete lo trovano su { $url }
cli-serve-kept = I suoi tavoli sono conservati in { $file }
cli-serve-no-page = questo programma è stato compilato senza la pagina: «cargo xtask play» la compila, e «kosa play» è il gioco nel terminale
cli-serve-not-a-page = { $file } non contiene nessuna pagina: «cargo xtask page» ne compila una
cli-serve-busy = la porta { $port } è occupata: indicane un'altra con --port, o nessuna per averne una libera
cli-serve-listen = non si può ascoltare su { $address }: { $why }
cli-serve-stopped = il server si è fermato: { $why }
cli-serve-database = non si può usare la base di dati: { $why }
cli-serve-unreachable = nessun PostgreSQL risponde su { $at }: { $why } (è avviato, ed è quello indicato da --database?)
cli-push-key-none = { $file } non contiene nessuna chiave per il push: «kosa admin push-key» ne crea una
cli-push-contact = il contatto deve cominciare con mailto: o https:
cli-push-random = questo sistema non dà casualità per una chiave

## Help

cli-usage-heading = Uso
cli-commands-heading = Comandi
cli-arguments-heading = Argomenti
cli-options-heading = Opzioni
cli-options = OPZIONI
cli-command = COMANDO
cli-default = { $text } (altrimenti: { $value })

cli-about = Gioca ed esamina partite di Scythe secondo le regole del gioco da tavolo. Non ufficiale; senza illustrazioni
cli-about-position = Guarda una posizione: mostrala, elenca o fai mosse, calcola il punteggio, conta le sequenze di mosse
cli-about-position-show = Scrive la posizione dopo le mosse
cli-about-position-legal = Scrive che cosa può fare ognuno a cui si chiede qualcosa
cli-about-position-play = Fa le mosse; scrive che cosa è successo e la posizione
cli-about-position-score = Scrive il punteggio per categoria, con classifica e spareggi
cli-about-position-perft = Conta le sequenze di mosse fino a una data profondità
cli-about-replay = Mostra la registrazione di una partita mossa per mossa sul tabellone; senza terminale la controlla e la racconta
cli-about-simulate = Gioca molte partite tra bot e scrive le statistiche
cli-about-automa = Chiede dell'Automa: perché fa ciò che fa, le sue carte e i suoi livelli
cli-about-automa-explain = Dice che cosa farebbe un Automa con una carta in una posizione, e perché
cli-about-automa-cards = Elenca le 19 carte
cli-about-automa-levels = Elenca i quattro livelli con i tracciati stella, e le regolazioni
cli-about-bench = Misura quanto sono veloci le regole
cli-about-bench-playouts = Partite casuali su un solo core, con l'elenco completo delle mosse permesse a ogni decisione
cli-about-bench-solo = Partite in solitario di un giocatore casuale contro un Automa su un solo core
cli-about-data = Chiede dei dati sui componenti
cli-about-data-doubts = Elenca ogni fatto che poggia su meno di due fonti indipendenti
cli-about-rules = Elenca gli insiemi di regole e gli interruttori
cli-about-new = Scrive l'inizio di una partita: una posizione, o una registrazione senza mosse
cli-about-play = Gioca una partita nel terminale
cli-about-serve = Gioca nel browser, da solo o ai tavoli con altri: la pagina di Kosa e il suo server
cli-about-join = Siediti a un tavolo su un server, con il suo collegamento
cli-about-saves = Elenca le partite salvate

cli-arg-help = Scrive questo aiuto
cli-arg-version = Scrive la versione
cli-arg-lang = Lingua: en, it, es o pl; altrimenti quella del sistema
cli-arg-json = Scrive JSON
cli-arg-file = File con una posizione come testo o JSON, o una registrazione (la sua ultima posizione); - o nulla: standard input
cli-arg-moves = Mosse in notazione, separate da punti e virgola; «2: dial 3» indica il posto
cli-arg-moves-file = File con mosse, una per riga, da fare dopo quelle di --moves
cli-arg-position-play-viewer = Racconta solo ciò che questo posto può sapere, senza la posizione; 0 per chi guarda soltanto
cli-arg-depth = Lunghezza delle sequenze più lunghe
cli-arg-divide = Scrive invece il conto sotto ogni prima mossa
cli-arg-replay-file = La registrazione; - per lo standard input
cli-arg-quiet = Controlla soltanto; scrive solo il risultato
cli-arg-viewer = Racconta solo ciò che questo posto può sapere; 0 per chi guarda soltanto
cli-arg-recover = Accetta una registrazione con l'ultima riga troncata
cli-arg-replay-plain = Scrive riga per riga, come senza terminale
cli-arg-verify = Controlla che tutto ciò che è lasciato al caso venga dal seme promesso
cli-arg-commitment = La promessa come è stata detta prima della partita: la registrazione deve dire la stessa
cli-arg-replay-seed = Il seme, se la registrazione non lo dice
cli-arg-games = Quante partite
cli-arg-simulate-seats = Numero di posti, o un elenco come nordic/industrial,crimea/idle,automa:3,random
cli-arg-simulate-seed = Seme della serie; lo stesso seme dà le stesse partite
cli-arg-rules = Regole, per esempio "rulebook +trade-split"; vedi «kosa rules»
cli-arg-max-turns = Abbandona una partita dopo tanti turni, di tutti i giocatori insieme
cli-arg-threads = Thread; 0 per quanti ne ha la macchina
cli-arg-bot = Tipo di bot a ogni posto che non ne indica un altro
cli-arg-csv = Scrive una riga di valori separati da virgole per partita e posto
cli-arg-records = Scrive la registrazione di ogni partita in questa cartella
cli-arg-card = La carta pescata
cli-arg-seat = Il posto dell'Automa, necessario se sono più d'uno
cli-arg-then = Ciò che segue, in notazione e separato da punti e virgola: carte pescate, risposte in un combattimento
cli-arg-level = Livello dell'Automa, per nome o per numero da 1 a 4
cli-arg-seconds = Quanti secondi
cli-arg-bench-playouts-seed = Seme delle partite
cli-arg-bench-solo-seed = Seme delle partite
cli-arg-bench-playouts-seats = Numero di posti
cli-arg-new-seats = Numero di posti, o un elenco come nordic/industrial,random/mechanical,crimea/automa:3:coins+1
cli-arg-seed = Seme per tutto ciò che è lasciato al caso
cli-arg-mats-in-order = Distribuisce le Plance Giocatore in senso orario nell'ordine dei numeri
cli-arg-deal = Distribuisce la tessera bonus struttura, gli obiettivi e le carte combattimento
cli-arg-new-record = Scrive una registrazione invece di una posizione
cli-arg-seats = Un elenco come human=nordic/industrial,automa:3,human:Anna,random, o un numero di posti (tu contro i bot); senza, si apre una schermata di preparazione, e dove non c'è un terminale giochi contro l'Automa
cli-arg-with = Mette nella partita un'espansione, un modulo o una regola: nomi di interruttori separati da virgole, come invaders-from-afar,promo-encounters
cli-arg-draft = Le fazioni si scelgono a turno nell'ordine delle plance
cli-arg-record = Scrive la registrazione della partita in questo file mentre si gioca; altrimenti è salvata nella cartella dei dati
cli-arg-play-recover = Apre una registrazione danneggiata com'era prima del danno; il file danneggiato resta con un altro nome
cli-arg-resume = Riprende la partita di questa registrazione, o l'ultima partita incompiuta
cli-arg-plain = Gioca riga per riga, come senza terminale
cli-arg-explain = Riga per riga: racconta ogni ragionamento dell'Automa, non solo ciò che fa
cli-arg-invaders = Gioca con Invaders from Afar: sette fazioni, fino a sette posti
cli-arg-automa-cards-invaders = Mostra anche i simboli di Invaders from Afar
cli-arg-airships = Gioca con le aeronavi: tessere pescate, o due scelte come toll,ferry
cli-arg-airship-pairs = Dà a ogni giocatore una propria coppia di tessere aeronave
cli-arg-resolution = Gioca con una tessera risoluzione: pescata, o scelta come land_rush
cli-arg-tiles = Quali tessere di The Wind Gambit sono nella scatola: all per tutte, verified per quelle il cui testo stampato è abbastanza noto
cli-arg-port = Porta; altrimenti la prima libera da 4750 in poi
cli-arg-listen = Indirizzo su cui ascoltare; 0.0.0.0 fa entrare altri della rete
cli-arg-open = Apre la pagina nel browser
cli-arg-page = Offre la pagina di questa cartella invece di quella nel programma
cli-arg-database = Dove si conservano tavoli e persone: un file SQLite o postgres://…; altrimenti un file di questo utente
cli-arg-link = Il collegamento del tavolo, come http://host:4750/t/…
cli-arg-name = Come ti chiami lì, se sei nuovo

# The arena and the analysis.
cli-about-arena = Gioca serie tra bot e Automi: chi è più forte, con una classifica
cli-arg-arena-seats = Chi partecipa: una lista come hard,automa:4 o easy/nordic,medium, o un numero di bot medi
cli-arg-table = Quanti giocano in una partita, in ogni scelta di chi partecipa; altrimenti tutti
cli-arg-pairs = Distribuisci solo queste coppie di fazione e plancia, come nordic/industrial,crimea/patriotic
cli-arg-rounds = Una partita che dura più giri vale come non finita
cli-arg-arena-resume = Tieni un registro in questo file (o cartella), una riga per partita, e continualo se esiste
cli-arg-bids = Confronta le coppie di fazione e plancia con le offerte di questo file: fazione, plancia e offerta separate da virgole
cli-arg-arena-seed = Seme della serie; lo stesso seme dà le stesse partite
cli-about-arena-train = Istruisci i bot facendoli giocare; continua da dove si era fermata la cartella
cli-arg-arena-train-folder = Dove si tengono punti di ripresa, curve e pesi
cli-arg-arena-train-games = Partite da giocare in tutto, comprese quelle già giocate
cli-arg-arena-train-seed = Tutto ciò che è lasciato al caso deriva da qui
cli-arg-arena-train-weights = Comincia da questi pesi se la cartella non ha ancora un punto di ripresa
cli-arg-arena-train-played = Partite che hanno prodotto quei pesi; contano come giocate
cli-arg-ahead = Guarda al turno successivo mentre si gioca: più lento, partite migliori
cli-about-analyse = Dice i piani migliori per un turno, da ciò che può sapere chi deve rispondere; di una registrazione, riguarda tutta la partita
cli-arg-turn = Analizza l'inizio di questo turno di una registrazione
cli-arg-analyse-seat = Guarda solo con gli occhi di questo posto
cli-arg-plans = Quanti piani
cli-arg-analyse-level = Quanto pensare: easy, medium, hard o expert
cli-arg-nodes = Posizioni da guardare, invece di quelle del livello
cli-arg-review = Riguarda: probabilità per turno e i turni costati di più

## The Automa, explained

explain-head = Carta { $card } per { $faction } (posto { $seat }, { $automa }): { $power }, tracciato stella: { $marker }, Schema { $scheme }.
explain-head-water = Carta { $card } per { $faction } (posto { $seat }, { $automa }): { $power }, tracciato stella: { $marker }, fermato dall'acqua, Schema { $scheme }.
explain-supposed = Si suppone: è il suo turno e la carta è nel suo mazzo.
explain-marker = segnalino
explain-advances = avanza
explain-stays = resta
explain-cooperative = nemici sono solo le persone
explain-turn-over = Il turno è finito.
explain-stops = Qui ci si ferma: { $question } Continua con --then.
explain-chance = decide il caso: { $question }
explain-decides = deve decidere { $who }: { $question }

cards-star = Carta { $card }: il segnalino sul tracciato stella avanza
cards-star-skip = Carta { $card }: il segnalino sul tracciato stella avanza; Autometta la salta
cards-no-star = Carta { $card }: niente stella
cards-no-star-skip = Carta { $card }: niente stella; Autometta la salta
cards-combat = combattimento: Potere { $low } fino a 7, { $middle } fino a 13, { $high } da 14 in su; { $cards }; un territorio conquistato mostra { $resources }
cards-scheme = Schema { $scheme }
cards-moves = mosse
cards-gains = guadagni
cards-recruit = recluta
cards-else = altrimenti

levels-head = { $number } { $name }, si scrive { $written }
levels-track = tracciato stella: spazi da 0 a { $last }, stelle su { $stars }
levels-water = fermato dall'acqua fino allo spazio { $last }
levels-no-water = mai fermato dall'acqua
levels-skip = salta il turno con le carte { $cards }
levels-all-moves = esegue ogni simbolo valido della prima riga
levels-retreat = le unità combattenti sconfitte vanno alla base principale, non sulla plancia della fazione
levels-coins = { $what } in più su una carta che dà monete
levels-power = { $what } in più su una carta che dà Potere
levels-dials = Regolazioni di ogni livello, si scrivono dopo: { $example }

## The rules in a list

rules-head = Insiemi: rulebook (i regolamenti con gli errata stampati; quello di base), current (il regolamento del 2022 e le risposte dell'editore). Scrivi un insieme e degli interruttori: "{ $example }".
rules-on = sì
rules-off = no
rules-switch = interruttore
rules-when-on = quando è attivo

# The draws of a record.
cli-verified = { $draws ->
    [one] L'unica estrazione viene
   *[other] Tutte le { $draws } estrazioni vengono
    } dal seme promesso prima della partita.
cli-verified-deal = Anche fazioni e plance sono state distribuite da esso.
cli-verified-open = Anche ciò che i desideri lasciavano aperto di fazioni e plance è stato distribuito da esso.
cli-verified-mats = Anche le plance sono state distribuite da esso; le fazioni sono state scelte.
cli-verified-lots = Anche le coppie di fazione e plancia sono state distribuite da esso; chi ha avuto quale l'hanno deciso le offerte.
cli-verify-no-seed = la registrazione non dice il suo seme: indicalo con --seed
cli-verify-no-commitment = la registrazione non contiene la promessa di un seme: le estrazioni non si possono controllare
cli-verify-deal = l'inizio della partita non è quello che il suo seme distribuisce
cli-verify-other-commitment = la registrazione dice una promessa diversa da quella indicata: questo non è il seme promesso

## Looking after a server

cli-about-admin = Cura un server: i suoi tavoli, le persone e le copie
cli-about-admin-list = Elenca i tavoli, prima quelli cambiati per ultimi
cli-about-admin-people = Elenca le persone, le più recenti prima, con gli id che prendono «link» e «delete --person»
cli-about-admin-link = Crea un link per far entrare chi non ha altro modo, per esempio chi ha dimenticato la password
cli-about-admin-close = Chiude un tavolo, qualunque cosa vi si giochi
cli-about-admin-export = Stampa un tavolo con tutto il suo registro in JSON; contiene il seme di una partita in corso
cli-about-admin-delete = Cancella un tavolo con tutto ciò che vi è successo, oppure una persona
cli-about-admin-backup = Copia un database in un file mentre il server è in funzione
cli-about-admin-push-key = Crea la chiave con cui un server dice ai browser di chi è il turno
cli-arg-admin-link-person = L'id della persona (li elenca «kosa admin people»), o il nome con cui torna
cli-arg-admin-link-at = L'indirizzo a cui le persone trovano il server, per il link: https://play.example
cli-arg-admin-close-table = L'identificativo del tavolo
cli-arg-admin-export-table = L'identificativo del tavolo
cli-arg-admin-export-record = Stampa invece il verbale di una partita finita
cli-arg-admin-delete-id = L'identificativo del tavolo o della persona
cli-arg-admin-delete-person = È una persona: nomi e chiacchiere vengono tolti dai registri
cli-arg-admin-backup-file = Dove; un file che non esiste ancora
cli-arg-admin-push-key-file = Dove; un file che non c'è ancora
cli-arg-serve-log = Che cosa si annota sullo standard error: off, error, warn, info o debug
cli-arg-serve-log-json = Le righe annotate sono JSON
cli-arg-serve-tables-of-one = Quanti tavoli non finiti può avere creato una persona
cli-arg-serve-push-key = Avvisa i browser con la pagina chiusa quando tocca a qualcuno, con la chiave in questo file («kosa admin push-key» ne crea una)
cli-arg-serve-push-contact = Come ti raggiunge chi gestisce i servizi push: mailto:… o https:…; alcuni lo vogliono sapere
admin-link = chi apre questo link lì è { $what }: vale una volta, entro un giorno, e per un'ora si può scegliere una nuova password senza la vecchia
admin-closed = { $what } è chiuso
admin-deleted = { $what } è cancellato
admin-copied = copiato in { $what }
admin-push-key = la chiave è in { $what }: conservala e avvia il server con --push-key { $what }
admin-not-found = qui non c'è '{ $text }'
admin-no-record = qui non c'è '{ $text }', oppure la sua partita non è finita
admin-counts = { $people } persone; tavoli: { $waiting } in attesa, { $playing } in gioco, { $over } finiti, { $closed } chiusi
admin-waiting = in attesa
admin-playing = in gioco
admin-over = finito
admin-closed-word = chiuso
