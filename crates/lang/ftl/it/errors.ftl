### What cannot be done, and why: one sentence without a full stop.

error-game-over = la partita è finita: non ci sono più mosse possibili
error-chance-first = prima va pescata o distribuita una carta
error-seats-first = prima deve decidere il posto { $seats }
error-chance-not-asked = ora non si pesca nulla: { $why }
error-seat-not-asked = ora non tocca al posto { $seat }: { $why }
error-illegal = «{ $move }» ora non è possibile; si chiede: { $question }
error-no-move = «{ $text }» non è una mossa: scrivi il numero di una mossa o la sua notazione
error-no-move-word = «{ $text }» non è una mossa: { $fault }

error-gift-over = la partita è finita: le monete non passano più di mano
error-gift-forbidden = si gioca con regole da torneo: le monete non passano di mano
error-gift-seat = il posto { $seat } non può prendere parte a questo dono: indica due posti della partita
error-gift-automa = al posto { $seat } c'è un Automa, che non fa accordi
error-gift-nothing = un dono di zero monete non è un dono: dai almeno 1
error-gift-full = chi riceve non può avere così tante monete
error-gift-too-few = chi dona ha solo { $what }

error-seat-count = { $n ->
        [one] { $n } giocatore: si gioca da 2 a { $most }
       *[other] { $n } giocatori: si gioca da 2 a { $most }
    }
error-faction-twice = la fazione { $name } è richiesta due volte: si gioca una volta sola
error-mat-twice = la Plancia { $name } è richiesta due volte: ogni Plancia Giocatore si usa una volta sola
error-not-in-the-box = { $name }: fa parte di Invaders from Afar, che non è in questa partita
error-automa-with-mat = il giocatore { $n } è un Automa, che non ha una Plancia Giocatore
error-banned = queste regole vietano { $faction } con la Plancia { $mat }
error-open = il giocatore { $n } non ha ancora fazione o Plancia Giocatore
error-no-deal = con queste richieste a qualcuno non resta alcuna coppia permessa di fazione e Plancia Giocatore
error-tile-without-module = { $tile } è stata scelta, ma il suo modulo non è in questa partita: aggiungi --with { $switch }
error-wrong-side = { $tile } non è una tessera aeronave { $side }
error-tile-with-pairs = { $tile } è scelta per tutti, ma ogni giocatore riceve una propria coppia di tessere aeronave
error-tile-left-out = { $tile } resta nella scatola: il suo testo non è abbastanza noto, o non si usa con un Automa
error-too-few-tiles = queste regole lasciano nella scatola troppo poche tessere aeronave ({ $side }): { $n }
error-automa-with-modules = non si sa come un Automa giochi The Wind Gambit: aggiungi --with automa-wind-gambit per giocare con regole non ufficiali

error-record = registrazione, riga { $line }: { $fault }
error-no-such-seat = il posto { $seat } non è in questa partita
error-automa-seat = un Automa gioca al posto { $seat }, e nessuno decide per lui
error-no-automa = un Automa non può subentrare al posto { $seat }: ha una preparazione propria
error-nothing-to-undo = il posto { $seat } non ha nulla da annullare: non si annullano decisioni altrui o segreti svelati
error-wrong-seed = la registrazione è stata fatta con un altro seme
error-tag-key = «{ $key }» non può essere la chiave di un'etichetta: è una sola parola di lettere visibili
error-tag-value = il valore dell'etichetta «{ $key }» è una sola riga di lettere visibili
error-chance-differs = l'esito casuale { $n } della registrazione non è quello dato dal suo seme

error-unknown-name = «{ $got }» non è { $what }: { $expected }
error-expected-one-of = scegli tra { $known }
error-expected-number = scrivi un numero da { $min } a { $max }
error-hint-resources = scrivi per esempio: food 1 wood 1, oppure: none
error-hint-combat-cards = scrivi valori come 2235, o - per nessuna
error-hint-hex = scrivi da h01 a h47
error-hint-place = scrivi da h01 a h47, o una base principale come @nordic
error-hint-taken = scrivi cifre da 1 a 3, o -
error-hint-frame = l'elenco è in docs/position.md
error-hint-switch = dopo l'insieme di regole scrivi +regola o -regola
error-hint-automa = scrivi automa:LIVELLO con un livello autometta, automa, automaszyna o ultimaszyna, poi le regolazioni skip-turns, move-check, deploy-check, all-moves, coins+1, coins-2, power+2 …
error-hint-actor = scrivi un posto da 1 a 7, o * per il caso

error-record-header = una registrazione comincia con «kosa-record 1», non con «{ $got }»
error-record-too-long = { $bytes } byte: nessuna partita è così lunga, e se ne leggono al massimo { $most }
error-record-empty = qui non c'è nulla: una registrazione comincia con «kosa-record 1»
error-record-breaks-off = la registrazione si interrompe prima della riga «moves»
error-record-unknown = «{ $got }» qui non è previsto: servono rules, seat, tag, una posizione o moves
error-record-position = la posizione iniziale è sbagliata: { $fault }
error-record-no-entry = «{ $got }» non è una voce: serve «posto: mossa», «*: esito» o «hash …»
error-record-no-hash = «{ $got }» non è un hash di 16 cifre esadecimali
error-record-no-gift = «{ $got }» non è un dono: serve «posto: give posto monete»
error-record-no-move = «{ $got }» non è una mossa: vedi docs/notation.md
error-record-hash-differs = l'hash dello stato è { $own }, la registrazione dice { $said }: la partita è andata diversamente

position-error = posizione: { $faults }
position-fault = { $place }: { $fault }
position-more = e altri { $n }
position-place-line = riga { $line }
position-place-column = riga { $line }, colonna { $column }
position-place-seat = posto { $seat }
position-place-seat-key = posto { $seat }, { $key }

## What something should have been, as it stands after "is no".

what-automa = un Automa
what-automa-card = una carta Automa
what-automa-level = un livello di Automa
what-factory-card = una carta Fabbrica
what-trap = una Trappola
what-actor = un partecipante
what-airship-tile = una tessera aeronave
what-amount = una quantità
what-bottom-row-action = un'azione della riga inferiore
what-cargo = un carico
what-combat-card = una carta combattimento
what-encounter-card = una carta incontro
what-faction = una fazione
what-faction-ability = un'abilità di fazione
what-frame = una domanda in sospeso
what-freight = un tipo di carico
what-hex = un esagono
what-kind-of-airship-tile = un tipo di tessera aeronave
what-kind-of-end = un tipo di fine
what-list-of-combat-cards = un elenco di carte combattimento
what-list-of-options-taken = un elenco di opzioni già prese
what-list-of-resources = un elenco di risorse
what-mech-slot = uno spazio per Mech
what-number-of-a-frame = un numero di una domanda in sospeso
what-objective-card = una carta obiettivo
what-option-of-a-factory-card = un'opzione di una carta Fabbrica
what-option-of-an-encounter-card = un'opzione di una carta incontro
what-place = un luogo
what-player-mat = una Plancia Giocatore
what-recruit-bonus = un bonus recluta
what-resolution-tile = una tessera risoluzione
what-resource = una risorsa
what-rule-switch = una regola opzionale
what-rules-preset = un insieme di regole
what-seat = un posto
what-section = una sezione
what-side-of-a-combat = una parte in un combattimento
what-star = una stella
what-state-of-a-tile = uno stato di una tessera
what-structure = una struttura
what-structure-bonus-tile = una tessera bonus struttura
what-technology-cube = un cubo tecnologia
what-terrain = un terreno
what-top-row-action = un'azione della riga superiore
what-unit = un'unità
what-word-of-a-frame = una parola di una domanda in sospeso
