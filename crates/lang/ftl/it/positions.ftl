### What is wrong with a position, and where: one sentence without a full stop. Words in quotes are those of the format.

position-error = posizione: { $faults }
position-fault = { $place }: { $fault }
position-more = e altri { $n }
position-place-line = riga { $line }
position-place-column = riga { $line }, colonna { $column }
position-place-seat = posto { $seat }
position-place-seat-key = posto { $seat }, { $key }
position-wrong-word = { $fault }

## The shape of the text

position-no-header = una posizione comincia con «kosa-position 1», non con «{ $got }»
position-too-long = { $bytes } byte: una posizione ne ha qualche migliaio, e se ne leggono al massimo { $most }
position-empty = qui non c'è nulla: una posizione comincia con «kosa-position 1»
position-not-json = questo non è il JSON di una posizione: { $said }
position-no-key = «{ $got }» non è una chiave di una posizione: vedi docs/position.md
position-no-seat-key = «{ $got }» non è una chiave di un posto: vedi docs/position.md
position-key-twice = «{ $key }» compare due volte: tieni una sola riga
position-no-value = manca un valore
position-several-values = serve un solo valore, ce ne sono { $n }
position-wrong-value = «{ $got }» non è un valore adatto qui
position-yes-or-no = serve yes o no
position-no-run = «{ $got }» non è un numero né una serie di numeri come 3-7
position-many-numbers = troppi numeri
position-amount-shape = servono coppie come: food 2 wood 1
position-no-amount = «{ $got }» non è una quantità da 0 a 255
position-kind-twice = «{ $kind }» compare due volte
position-at-shape = «at» richiede un luogo e delle risorse
position-at-twice = «at { $place }» compare due volte: unisci le righe
position-seat-shape = «seat» richiede una fazione e una Plancia Giocatore
position-mechs-shape = «mechs» richiede i numeri dei Mech, «at» e i luoghi
position-structures-shape = «structures» richiede coppie di struttura ed esagono
position-structure-twice = la struttura «{ $structure }» compare due volte
position-factory-shape = «factory» richiede il numero delle carte
position-factory-words = dopo il numero delle carte Fabbrica vengono «cards» o «seen-by»
position-moving-shape = servono l'unità, da dove e verso dove
position-moving-word = «{ $got }» qui non è previsto: servono steps, first, onward, asking o load
position-trap-shape = servono un esagono, il tipo di Trappola, «armed» o «disarmed», ed eventualmente «known»
position-combat-shape = «combat» richiede un esagono, il posto dell'attaccante e quello del difensore
position-combat-word = «{ $got }» qui non è previsto: servono committed, winner, duel, beaten, driven o lakes

## The whole game

position-version = la versione { $version } non è nota: questo programma legge la versione 1
position-seat-count = una partita ha da 2 a { $most } posti, non { $n }
position-no-seat = il posto { $number } non esiste: la partita ha i posti da 1 a { $seats }
position-not-in-the-box = fazioni e plance di Invaders from Afar non sono in questa partita
position-automa-keys = marker, second-scheme, resource-box e automa-deck sono di un Automa
position-taken = «{ $faction }» o «{ $mat }» è già in uso: ciascuna si gioca una volta sola
position-sits-earlier = «{ $faction }» siede prima: i posti vanno in senso orario nordic, rusviet, togawa, crimea, saxony, polania, albion
position-card-not-in-game = la carta { $card } non è in questa partita
position-card-twice = la carta { $card } compare due volte
position-card-held-twice = la carta { $card } è in mano a due giocatori
position-card-elsewhere = la carta { $card } è già altrove: una carta sta in un solo luogo
position-encounter-cards = ci sono più gettoni incontro che carte incontro
position-no-encounter-symbol = un esagono senza simbolo incontro stampato non ha gettoni
position-aboard-on-board = ciò che è a bordo di un'aeronave si scrive sotto il suo posto: «aboard food 2»
position-flags = Albion ha quattro Bandiere, e nessun altro ne ha
position-traps-of-togawa = solo Togawa posa Trappole
position-four-traps = Togawa ha quattro Trappole
position-trap-twice = ogni Trappola una volta sola, e un solo gettone per esagono: { $at }
position-factory-count = carte: { $n }, ma con { $taken } prese ne restano { $left }
position-factory-listed = il numero delle carte elencate non torna
position-factory-unnamed = indica le carte già disposte
position-two-objectives = un giocatore ha al massimo due carte obiettivo
position-open-objective-held = un obiettivo scoperto non è in mano a nessuno
position-objective-deck = deve contenere esattamente le carte che nessuno ha in mano
position-combat-card-count = ci sono più carte combattimento di 16 da 2, 12 da 3, 8 da 4 e 6 da 5
position-deck-differs = con queste mani e questi scarti contiene { $cards }
position-game-is-over = qualcuno ha posizionato la sesta stella: la partita è finita
position-not-over = nulla ha messo fine alla partita: né una sesta stella, né una tessera risoluzione con tutti i turni giocati

## One seat

position-track-ends = «{ $track }» { $value }: il tracciato finisce a { $max }
position-six-stars = più di sei stelle
position-stars-on-goal = troppe stelle per «{ $star }»
position-goal-not-reached = una stella per «{ $star }» ne richiede { $need }, e ce ne sono { $n }
position-tracker-stars = il segnalino ha superato meno stelle del tracciato stella
position-mech-slot = numero di Mech { $slot }: indica ciascuno da 1 a 4 al massimo una volta
position-mech-places = indica un luogo per ogni Mech schierato
position-worker-count = un giocatore ha da 2 a 8 lavoratori sul tabellone
position-cube-room = «{ $action }» non ha spazio per così tanti cubi
position-cubes = ogni cubo spostato è su un riquadro rosso: «cubes» e «reduced» devono corrispondere
position-recruits = ogni recluta è su un bonus ad attivazione unica: «recruits» e «bonuses» devono corrispondere
position-no-factory-card = la carta Fabbrica { $card } non esiste
position-token-on-factory = il segnalino azione non può stare su una carta Fabbrica che il giocatore non ha
position-played-from-hand = le carte dietro il disco devono essere in mano
position-dial-too-high = il disco mostra più di quanto il giocatore possa spendere
position-star-track-ends = il tracciato stella finisce allo spazio { $last }
position-automa-resources = nessuna carta Automa mostra più di 4 risorse
position-automa-mechs = un Automa ha fino a quattro Mech, scritti «mechs at …» senza numeri
position-automa-pieces = un Automa non ha strutture, cubi, reclute, obiettivi, segnalino azione né carta Fabbrica scoperta
position-automa-popularity = la Popolarità di un Automa non cambia mai
position-automa-stars = un Automa ha stelle solo per tracker, combat e power, e una su un obiettivo scoperto
position-star-track-of-automa = solo un Automa ha un tracciato stella

## Pieces on the board

position-foreign-base = un'unità è in una base principale in cui non può entrare
position-fighter-on-lake = un personaggio o un Mech è su un lago senza un'abilità che lo permetta
position-worker-on-lake = un lavoratore è su un lago senza un Mech
position-resources-on-lake = su un lago le risorse stanno solo con un'unità
position-structure-on-lake = su un lago non ci sono strutture
position-two-structures = due strutture sono sullo stesso esagono
position-units-share = le sue unità sono su { $at } insieme a quelle del posto { $seat }

## The turn

position-three-units = in un'azione si muovono al massimo tre unità
position-units-moved = su { $at } non ci sono così tante unità
position-steps = un'unità ha da 1 a 3 passi
position-no-unit-there = su { $at } non c'è un'unità «{ $unit }» del posto { $seat }
position-moved-before = «first» o «onward» non va d'accordo con le unità che si sono mosse
position-load = l'unità non può portare con sé quanto dice «load»
position-not-moved-there = su { $at } un personaggio o un Mech che non si è mosso è tra i nemici
position-too-far = da { $from } non si arriva a { $to } con un passo
position-no-unit-entered = su { $at } non c'è alcuna unità del giocatore attivo
position-airship-on-line = un'aeronave e chi è a bordo non fanno parte di questa riga
position-eight-workers = nessuno ha più di 8 lavoratori
position-no-move-action = delle unità si sono mosse, ma nessuna azione Movimento è in corso
position-on-its-way = un'unità è in cammino esattamente finché si chiede «carry», «onward» o «toll»
position-asking = «asking» si scrive esattamente finché si chiede «carry»

## The combat

position-attacks-itself = il giocatore attivo attacca qualcun altro
position-no-airships-fight = senza aeronavi nessuna di esse combatte
position-duel-apart = dov'è l'aeronave del giocatore attivo non si può combattere un'aeronave di quel posto
position-combat-pending = si combatte esattamente finché «dials» o «aftermath» è in sospeso
position-no-power-chosen = il posto { $seat } ora non sceglie Potere
position-dial-not-set = il posto { $seat } ha scelto, ma il suo disco non è impostato
position-cards-played = il posto { $seat } non può giocare così tante carte

## Frames

position-frames-pending = una partita continua esattamente finché qualcosa è in sospeso
position-frame-depth = più domande in sospeso di quante le regole ne sovrappongano
position-frame-at-bottom = «{ $frame }» non può stare in fondo, senza nulla sotto
position-frame-on-frame = «{ $frame }» non può stare sopra «{ $below }»
position-frame-lacks = «{ $frame }» richiede { $need }
position-nobody-asked = l'ultima domanda in sospeso non chiede a nessuno qualcosa a cui si possa rispondere

## The modules of The Wind Gambit

position-tiles-for-all = le tessere per tutti richiedono le regole +airships senza +airship-pairs
position-tiles-of-seat = le tessere di un solo posto richiedono le regole +airship-pairs, e una persona al posto
position-no-resolution = missions, trigger e clock fanno parte di una tessera risoluzione
position-resolution-rules = una tessera risoluzione richiede le regole +resolutions
position-mission-count = più obiettivi di quanti la tessera ne scopra
position-mission-star = una stella su un obiettivo scoperto richiede quell'obiettivo tra «missions»
position-mission-stars = «mission-stars» indica ogni obiettivo scoperto con una stella
position-clock-after-trigger = provocata la fine, i turni rimasti di ogni posto sono limitati
position-clock-seats = indica i turni rimasti di ogni posto, o - dove nulla li limita
position-no-turns = «{ $got }» non è un numero di turni: da 0 a 254, o -
position-no-track = «{ $got }» non è un tracciato: again accetta power e popularity
position-airship-rules = un'aeronave richiede le regole +airships
position-airship-place = un'aeronave è sopra un territorio o nella propria base principale
position-automa-airship = l'aeronave di un Automa resta nella sua base principale
position-resources-aboard = la sua aeronave trasporta al massimo { $most } risorse, e nessun lavoratore
position-workers-aboard = la sua aeronave trasporta al massimo { $most } lavoratori, e nessuna risorsa
position-character-aboard = la sua aeronave non trasporta personaggi
position-mech-aboard = un'aeronave non trasporta Mech

## What a frame needs, as it stands after "needs"

position-need-moving-line = una riga «moving»
position-need-moving-and-toll = una riga «moving», e risorse per le aeronavi sopra la sua destinazione
position-need-cards-in-hand = altrettante carte combattimento in mano
position-need-enough-to-pay = di che pagare
position-need-adjacent-land = un territorio di terra adiacente senza nemici
position-need-both-sides = una riga «combat» con un personaggio o un Mech di entrambe le parti sul suo esagono
position-need-combat-line = una riga «combat»
position-need-automa-in-combat = un Automa da quella parte di un combattimento che non abbia ancora scelto
position-need-automa-active = un Automa come giocatore attivo
position-need-person-active = una persona come giocatore attivo
position-need-seat-of-the-game = un posto della partita
position-need-factory-card = una carta Fabbrica
position-need-option-and-gain = un'opzione e un guadagno della carta
position-need-character-on-territory = il personaggio su un territorio
position-need-encounter-there = il personaggio dove un gettone incontro è stato preso, e nessun nemico
position-need-character-there = il personaggio su quell'esagono, e nessun nemico
position-need-own-territory = un territorio controllato dal giocatore attivo
position-need-no-factory-card-yet = un personaggio sulla Fabbrica, e ancora nessuna carta Fabbrica
position-need-factory-card-for-automa = carte Fabbrica già disposte, e un Automa che non ne ha
position-need-automa-choice = il disco dell'Automa, e altrettante carte combattimento nella sua mano
position-need-card-to-deal = una carta ancora da distribuire
position-need-cards-dealt = in mano esattamente le carte già distribuite
position-need-bonus-tile-first = che per prima sia distribuita la tessera bonus struttura
position-need-tiles-first = che le tessere di The Wind Gambit siano distribuite prima di ogni carta
position-need-token-and-place = un personaggio su un territorio libero, e un gettone
position-need-seen-by = il posto attivo tra «seen-by»
position-need-hex = un esagono
position-need-land = un territorio di terra
position-need-airship-with-steps = l'aeronave del giocatore attivo in movimento, con passi rimasti
position-need-toll-carried = un'unità che entra sotto quell'aeronave con quanto richiesto
position-need-airship-to-fight = un'aeronave da combattere
position-need-spy-victim = qualcuno di cui guardare le carte, e il prezzo
position-need-another-seat = un altro posto
position-need-exchange-there = un'aeronave che lì possa scambiare obiettivi
position-need-objective-room = un'aeronave che ha volato, e posto per una carta obiettivo
position-need-refuge-and-workers = un rifugio e i lavoratori nella base
position-need-hill-and-room = la Fabbrica, e spazio sulla tessera risoluzione
