### The game line by line, without a screen of its own, and scores.

plain-head = Regole: { $rules }. Impronta del seme: { $commitment }
plain-seat = Posto { $seat }: { $faction }, { $sitter }
plain-seat-player = Posto { $seat }: { $faction }, { $sitter }, { $player }
plain-unofficial = Partita non ufficiale: non si sa come un Automa giochi The Wind Gambit, quindi qui le sue regole sono nostre.
player-human = umano
player-human-named = umano { $name }
bot-easy = facile
bot-medium = medio
bot-hard = difficile
bot-expert = esperto
bot-random = casuale
bot-idle = inattivo
player-bot = bot { $kind }
plain-type-help = Scrivi help per i comandi.
plain-help =
    Rispondi con il numero o il segno di una risposta, il nome di un luogo o di qualcosa che si può scegliere, o una mossa nella sua notazione; Invio da solo dà l'unica risposta possibile.
    undo               annulla l'ultimo passo o la tua ultima decisione, finché non è stato mostrato qualcosa di nascosto
    undo list          elenca le decisioni che si possono annullare; undo 3 torna a prima della terza
    board              mostra di nuovo il tavolo
    map                la mappa, disegnata
    moves              elenca di nuovo le mosse
    back               torna alla domanda precedente
    tiles              mostra le tessere aeronave e risoluzione in vigore
    score              mostra il punteggio attuale
    give POSTO MONETE  dai monete a un altro giocatore
    1: give 2 3        lo stesso per qualunque persona qui, chiunque debba scegliere, anche al cambio di tastiera
    why                racconta gli ultimi turni di Automi e bot con tutti i ragionamenti
    why h12            perché ora non si può scegliere questo luogo, sezione o mossa; why not dice tutto ciò che non si può
    help               questo testo
plain-help-round =
    FAZIONE            prendi la tastiera quando passa di mano: solo il nome della tua fazione scopre le tue carte
plain-help-book =
    rules              gli argomenti del libro delle regole; rules retreat ne apre uno, rules e altre parole cercano
plain-help-hint =
    hint               { $text }
plain-help-near =
    position           stampa come posizione la partita così come la vedi; ciò che non vedi è inventato
    seat POSTO CHI     metti qualcun altro a un posto: human, o random per un bot
    save FILE          salva la partita in un altro file, dove continua
    quit               esci; la partita è salvata dalla prima decisione in poi
plain-goodbye = Arrivederci.
plain-seed-was = Il seme era { $seed }.
plain-no-automa-turn = Nessun Automa o bot ha ancora giocato.
plain-no-hints = Nessuno a questo tavolo può chiedere consiglio a un bot.
plain-rules-how = rules e il nome a sinistra aprono un argomento, rules e altre parole cercano.
plain-rules-now = Ciò che si chiede ora: rules { $topic }.
plain-take-over = Scrivi { $word } per vedere le tue carte.
plain-answers = { $n ->
        [one] C'è { $n } risposta: scrivi un numero, o help.
       *[other] Ci sono { $n } risposte: scrivi un numero, o help.
    }
plain-no-answer = Non c'è una risposta { $number }; scrivi moves per vedere quelle possibili.
plain-not-possible = «{ $move }» ora non è possibile; scrivi moves per vedere che cosa lo è.
plain-move-lacks = «{ $text }» è solo l'inizio di una mossa: { $moves }
plain-unit-first = Scegli prima che cosa deve andarci: { $units }.
plain-why-what = Di' che cosa: un luogo (why h12), una sezione (why build) o una mossa; why not dice tutto ciò che ora non si può scegliere.
plain-give = Indica un posto e un numero di monete: give 2 3; per un'altra persona qui: 1: give 2 3
plain-give-nobody = Nessuno qui gioca al posto { $seat }: solo le persone danno monete.
plain-no-seat = «{ $text }» non è un posto: indicane uno con il suo numero.
plain-no-player = «{ $text }» non è un giocatore: human oppure uno tra { $known }.
plain-seat-what = Indica un posto e chi deve giocarci: seat 2 human, oppure al posto di human uno tra { $known }.
plain-now-played = Al posto { $seat } ora gioca: { $player }.
plain-taken-back = Annullato.
plain-undo-what = Di' fin dove: undo 3 torna a prima della terza decisione di undo list.
plain-confirm = Premi Invio per proseguire, o scrivi no.
plain-no-step = Non c'è una domanda prima di questa; undo annulla una decisione.
plain-position-hint = La partita così come la vedi: le carte e le Trappole che non vedi sono inventate.
plain-draft-help = Scrivi il numero o il nome di una fazione, undo per far scegliere di nuovo l'ultima persona, oppure quit.
plain-only-near = position, save e seat valgono solo in una partita su questo computer.

## The table as text

board-title = { $faction } (posto { $seat }), { $sitter }, giro { $round }
board-tracks = { $power }, { $popularity }, { $coins }, ora { $points }
board-stars = stelle: { $stars }
board-hand = carte combattimento: { $cards }
board-objective = obiettivo { $card }: { $name }. { $text }
board-factory-card = carta Fabbrica { $card }: { $deal }
board-structure-bonus = bonus struttura: { $tile }
board-tiles = Tessere in vigore:
board-tile-aggressive = { $name } (tessera aeronave aggressiva, trasporta { $freight })
board-tile-aggressive-either = { $name } (tessera aeronave aggressiva; le aeronavi trasportano risorse o lavoratori)
board-tile-passive = { $name } (tessera aeronave passiva, raggio { $n })
board-tile-resolution = { $name } (tessera risoluzione)
board-tile-of = { $who }: { $tile }
board-aboard = a bordo dell'aeronave: { $load }
board-airship = aeronave { $at-on }, a bordo: { $load }
board-mission = obiettivo scoperto { $card }: { $name }. { $text }
board-mission-starred = obiettivo scoperto { $card } (stelle: { $who }): { $name }. { $text }
board-turns-left = turni rimasti: { $turns }
board-trigger = { $who-the } { AGREE($who-number, "ha", "hanno") } provocato la fine della partita
board-section = sezione
board-top-row = riga superiore
board-bottom-row = riga inferiore
board-cost = costo
board-coins = monete
board-recruit = recluta
board-move = Movimento: { $n } unità, o { $coins }
board-bolster = Supporto: { $power }, o { $cards } (costo: { $cost })
board-bolster-monument = Supporto: { $power }, o { $cards }, + 1 Popolarità (costo: { $cost })
board-trade = Commercio: { $resources }, o { $popularity } (costo: { $cost })
board-trade-armory = Commercio: { $resources }, o { $popularity }, + 1 Potere (costo: { $cost })
board-produce = Produzione su { $n } territori (costo: { $cost })
board-produce-mill = Produzione su { $n } territori + il Mulino (costo: { $cost })
board-mech = Mech { $n }: { $ability }. { $help }
board-encounter-tokens = gettoni incontro: { $places }
board-flags = Bandiere: { $places }
board-trap-armed = Trappola su { $place }: armata
board-trap-disarmed = Trappola su { $place }: disarmata ({ $trap })
board-opponent = posto { $seat } { $faction }, { $sitter }: { $power }, { $popularity }, { $coins }, { $cards }, stelle { $stars }, { $points }
board-automa = tracciato stella: { $marker }; Schema { $scheme }; ancora da schierare { $mechs } e { $workers }
board-automa-next = tracciato stella: { $marker }, prossima stella a { $next }; Schema { $scheme }; ancora da schierare { $mechs } e { $workers }
board-automa-water = tracciato stella: { $marker }, prossima stella a { $next }, fermato dall'acqua; Schema { $scheme }; ancora da schierare { $mechs } e { $workers }
board-automa-box = chi ora gli prende un territorio vi trova { $resources }

## The score

score-place = posizione
score-seat = posto
score-faction = fazione
score-total = totale
score-coins = monete
score-stars = stelle
score-territories = territori
score-resources = risorse
score-structures = strutture
score-ability = abilità
score-pieces = pezzi
score-power = Potere
score-popularity = Popolarità
score-tie = Spareggio: { $what }, { $first } contro { $second }.
score-equal = I primi sono pari in tutto e condividono la posizione.
score-sides = In media: persone { $people }, Automi { $automas }.
score-tier = Popolarità { $from }–{ $to }: { $star } monete per ogni stella, { $territory } per ogni territorio, { $pair } per due risorse.
score-automa-resources = Contro un Automa contano al massimo 6 risorse per territorio.
score-tile-scale = Bonus struttura, { $tile }, in monete: { $scale }.

## A record told

replay-over = { $decisions } decisioni, { $turns } turni; la partita è finita
replay-not-over = { $decisions } decisioni, { $turns } turni; la partita non è finita
replay-hash = hash { $hash }
replay-hidden = nascosto
