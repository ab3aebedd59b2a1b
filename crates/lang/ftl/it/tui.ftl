### Le schermate del terminale.

## Lettere sulla mappa

tui-letter-nordic = N
tui-letter-rusviet = R
tui-letter-togawa = T
tui-letter-crimea = C
tui-letter-saxony = S
tui-letter-polania = P
tui-letter-albion = A
tui-letter-food = c
tui-letter-metal = m
tui-letter-oil = p
tui-letter-wood = l

## Colonne e titoli

tui-col-power = Pot
tui-col-popularity = Pop
tui-col-coins = $
tui-col-cards = Ca
tui-col-points = Pti
tui-hand = Le tue carte
tui-cards = Carte combattimento
tui-none = nessuna
tui-factory-card = Carta Fabbrica
tui-log = Cronaca
tui-table = Tavolo
tui-others = Gli ultimi turni degli altri
tui-others-none = Automi e bot non hanno ancora giocato; ciò che hanno fatto le persone è nella cronaca (l).
tui-round = Giro { $n } · turno { $turn } · { $who }
tui-round-only = Giro { $n } · { $who }
tui-tile = Bonus struttura: { $tile }
tui-dials = Regolazioni
tui-trap-armed = armata
tui-trap-disarmed = disarmata

## La plancia giocatore

tui-mat-of = Plancia { $mat }
tui-mat-move = { $units } { $units ->
    [one] unità
   *[other] unità
} o { $coins } { $coins ->
    [one] moneta
   *[other] monete
}
tui-mat-bolster = { $power } Potere o { $cards } { $cards ->
    [one] carta
   *[other] carte
}
tui-mat-trade = { $resources } { $resources ->
    [one] risorsa
   *[other] risorse
} o { $popularity } Popolarità
tui-mat-produce = su { $n } { $n ->
    [one] territorio
   *[other] territori
}
tui-mat-price = costa { $price }
tui-mat-coins = dà { $n } { $n ->
    [one] moneta
   *[other] monete
}
tui-rates = dà { $star } a stella, { $territory } a territorio, { $pair } ogni due risorse
tui-automa-water = Fiumi e laghi lo trattengono ancora.
tui-automa-left = Ancora sulla sua Plancia Fazione: { $mechs }, { $workers }
tui-automa-box = Ultima carta: un territorio conquistato mostra { $resources }.

## Menu

tui-menu-unit = { $unit }: { $place }
tui-menu-recruit = { $action }: d'ora in poi { $bonus }
tui-menu-less = Prendi di meno
tui-nothing-here = Qui non si può scegliere nulla.
tui-gathered = Scelto: { $what }. Un altro territorio, o basta così?
tui-gather-enough = Basta così: produci
tui-menu-not-now = { $label } (niente { $action }: { $why })
tui-left = { $action }: ora non è possibile.

## La partita

tui-page = { $who } · { $n } di { $of }
tui-page-hint = Invio: avanti · Esc: salta tutto
tui-thoughts-left = { $n ->
    [one] un altro ragionamento
   *[other] altri { $n } ragionamenti
}: premi a
tui-hand-over = Ora alla tastiera: { $who }. Premi Invio quando nessun altro guarda.
tui-watching = A questo tavolo non siede nessuna persona. Premi Invio per guardare il prossimo turno.
tui-over = La partita è finita.
tui-taken-back = Annullato.
tui-stops-on = I turni degli altri si fermano per essere letti.
tui-stops-off = I turni degli altri passano senza fermarsi; premi a per leggere gli ultimi.
tui-ends-game = Fine della partita
tui-wins = Vittoria: { $who }.
tui-ends-turn = Fine del tuo turno
tui-commits = Al combattimento
tui-take-back = Annulla
tui-take-back-ask = Tornare a prima di quale decisione?
tui-gift-nobody = Qui nessuno accetta monete: gli Automa non fanno accordi.
tui-gift = Un dono
tui-gift-ask = Monete a chi? Scegli con le frecce e scrivi quante.
tui-gift-ask-who = Chi dona, e a chi? Scegli chi dona con ← →, l'altro con ↑ ↓, e scrivi quante monete.
tui-gift-from = Da:
tui-gift-coins = Monete:
tui-quit = Esci
tui-quit-ask = Lasciare la partita? È salvata.
tui-saved-as = La registrazione: { $file }
tui-seed-was = Il seme era { $seed }.
tui-too-small = Questa finestra ha { $has-width } colonne e { $has-height } righe. A Kosa ne servono { $width } per { $height } per mostrare tutta la mappa: ingrandiscila, per favore, o rimpicciolisci i caratteri. La tua partita aspetta. Oppure esci con q e gioca riga per riga: kosa play --plain.
tui-nothing-to-undo = Nulla da annullare: altri hanno deciso, si sono date monete o si è visto qualcosa di nascosto.

## Il punteggio

tui-score-now = Se la partita finisse ora
tui-score-final = Punteggio finale
tui-score-coins = monete
tui-score-stars = stelle
tui-score-territories = territ.
tui-score-resources = risorse
tui-score-structures = strutt.
tui-score-ability = abilità
tui-score-total = totale
tui-score-reads = 3=12 si legge: tre, che valgono dodici monete.
tui-score-sides = Media delle persone { $people }, degli Automi { $automas }

## Tasti nell'ultima riga

tui-key-choose = scegli
tui-key-back = indietro
tui-key-board = mappa
tui-key-list = elenco
tui-key-undo = annulla
tui-key-next = avanti
tui-key-skip = salta tutto
tui-key-scroll = scorri
tui-key-other-mats = altri
tui-key-ready = ci sono
tui-key-mat = plance
tui-key-tiles = tessere
tui-key-score = punti
tui-key-log = cronaca
tui-key-others = turni altrui
tui-key-help = aiuto
tui-key-quit = esci
tui-key-stay = resta
tui-key-go-on = prosegui
tui-key-think = ripensaci
tui-name-enter = Invio
tui-name-space = Spazio
tui-name-home = Inizio
tui-name-end = Fine
tui-name-page-up = Pag↑
tui-name-page-down = Pag↓

## Aiuto

tui-help = Aiuto
tui-help-keys = Tasti
tui-help-keys-answers = Tasti: risposte
tui-help-keys-pages = Tasti: pagine
tui-help-keys-advice = Tasti: consigli
tui-help-hint = ↑ ↓ scegli · scrivi per cercare · Esc chiude
tui-help-filter = Cerca:
tui-help-arrows = scorri le risposte, o muoviti sulla mappa
tui-help-numbers = prendi la risposta con questo numero, che sta anche sulla mappa; un numero di due cifre viene segnato, e Invio lo prende
tui-help-enter = prendi la risposta evidenziata
tui-help-all = dove è offerto: portare tutto, pagare come proposto, produrre ciò che è scelto, andare al combattimento
tui-help-nothing = non portare niente
tui-help-back = torna alla domanda precedente
tui-help-tab = dall'elenco alla mappa e ritorno; lì le frecce muovono il cursore e Invio prende ciò che sta sotto
tui-help-undo = annulla la tua ultima decisione, finché non è stato mostrato qualcosa di nascosto
tui-help-undo-list = lo stesso, fino a una qualsiasi delle tue decisioni in un elenco
tui-help-mat = le tue plance, e con le frecce quelle degli altri
tui-help-tiles = le tessere aeronave e risoluzione in vigore, se ce ne sono
tui-help-cards = le tue carte e i tuoi obiettivi per intero
tui-help-score = il punteggio attuale
tui-help-log = tutto ciò che è successo; si scorre con Pag↑ e Pag↓
tui-help-others = gli ultimi turni degli altri con tutti i ragionamenti
tui-help-stops = se i turni degli altri si fermano per essere letti
tui-help-gift = dona monete: chiunque qui a chiunque, in ogni momento
tui-help-board = la mappa
tui-help-help = la regola su ciò che sta sotto il cursore, e tutto il resto
tui-help-quit = esci; ti si dice se la partita è salvata
tui-help-mouse = un clic prende una risposta o un luogo, o mostra le plance di un giocatore; la rotella scorre
tui-help-replay-entries = alla voce successiva, o indietro
tui-help-replay-turns = all'inizio del turno successivo, o indietro
tui-help-replay-twenty = venti voci avanti, o indietro
tui-help-replay-jump = alla voce con questo numero
tui-help-replay-ends = all'inizio, e alla fine
tui-help-replay-entry = ciò che è successo, per intero; le frecce scorrono
tui-help-replay-mat = le plance di chi è di turno e, con le frecce, quelle degli altri
tui-help-replay-quit = esce
tui-help-scroll = scorrono
tui-help-setup-arrows = da un campo all'altro; dove la riga ne ha uno solo, ← e → lo cambiano
tui-help-setup-space = cambia il campo sotto il cursore; nomi e seme si scrivono
tui-help-setup-change = il valore successivo del campo, o il precedente
tui-help-setup-page = una pagina su o giù
tui-help-setup-tab = dal tavolo alle regole e ritorno
tui-help-setup-enter = comincia la partita così com'è
tui-help-setup-resume = le partite salvate, per riprenderne una
tui-help-setup-help = questo aiuto, a partire dal campo sotto il cursore
tui-help-setup-leave = esci; prima ti viene chiesto, se hai cambiato qualcosa
tui-help-setup-mouse = un clic va a un campo, un altro lo cambia; su ◂ e ▸ scende e sale; la rotella si muove tra i campi

## Partite salvate

tui-save-no-directory = questo sistema non indica una cartella per i dati, quindi le partite non si possono salvare; --record FILE ne indica una
tui-save-exists = { $file } esiste già: riprendila con --resume, o indica un altro file
tui-save-in-use = { $file } è in gioco in un'altra finestra
tui-save-read = { $file } non si può leggere: { $why }
tui-save-write = { $file } non si può scrivere: { $why }
tui-save-nothing = nessuna partita incompiuta in { $file }
tui-save-seed = il seme in { $file } non è valido
tui-why-not-found = il file non esiste
tui-why-denied = permesso negato
tui-why-directory = è una cartella
tui-why-full = il disco è pieno
tui-why-too-long = è più lungo di qualsiasi registrazione
tui-terminal-fails = il terminale non si può usare: { $why }
tui-goes-on = La partita è salvata; si riprende con: { $command }

## Preparazione

tui-setup-title = Kosa · una nuova partita
tui-setup-table = Il tavolo
tui-setup-switches = Le regole
tui-setup-rules = Regole: { $rules }
tui-setup-lang = Lingua
tui-setup-count = Giocatori
tui-setup-seat = Giocatore { $n }
tui-setup-human = una persona
tui-setup-bot = bot: { $kind }
tui-setup-automa = Automa
tui-setup-name = nome: { $name }
tui-setup-any = qualsiasi
tui-setup-drafted = scelta a turno
tui-setup-deal = Il resto
tui-setup-deal-random = distribuito a caso
tui-setup-deal-in-order = distribuito, plance in ordine
tui-setup-deal-draft = scelto a turno
tui-setup-seed = Seme
tui-setup-any-seed = qualsiasi (scrivi un numero)
tui-setup-seed-wrong = Un seme è un numero da 0 a 18446744073709551615, o 64 cifre esadecimali.
tui-setup-preset = Edizione
tui-setup-preset-rulebook = regolamento
tui-setup-preset-current = attuale
tui-setup-module = Nella scatola
tui-setup-switch = Regola
tui-setup-about-lang = La lingua di tutti i testi.
tui-setup-about-count = In quanti si gioca: da due a cinque, con Invaders from Afar fino a sette.
tui-setup-about-who = Una persona a questa tastiera, un bot, o l'Automa, l'avversario del gioco in solitario.
tui-setup-about-name = Il nome di questa persona quando la tastiera passa di mano; scrivilo.
tui-setup-about-faction = La fazione di questo giocatore; se non la indichi viene distribuita.
tui-setup-about-mat = La Plancia Giocatore di questo giocatore; se non la indichi viene distribuita. Comincia il numero più basso.
tui-setup-about-deal = Ciò che non hai indicato è distribuito a caso, volendo con le plance in ordine di numero; oppure le persone scelgono le fazioni a turno, per prima quella con la plancia più bassa.
tui-setup-about-seed = Tutto ciò che è lasciato al caso dipende dal seme: lo stesso seme dà le stesse carte.
tui-setup-about-preset = I regolamenti stampati, o l'edizione 2022 con le risposte dell'editore. Le regole qui sotto possono discostarsene.
tui-setup-key-start = comincia
tui-setup-key-move = muovi
tui-setup-key-change = cambia
tui-setup-key-rules = regole
tui-setup-key-table = tavolo
tui-setup-key-resume = partite salvate
tui-draft = Scelta delle fazioni
tui-draft-ask = { $who } sceglie una fazione:
tui-setup-rules-changed = Regole: { $rules }, { $n } { $n ->
    [one] cambiata
   *[other] cambiate
}
tui-setup-leave-ask = Lasciare la preparazione? Quello che hai scelto va perso.
tui-setup-key-setup = preparazione

## Registrazione

tui-replay-at = voce { $n } di { $of }
tui-replay-entry = Che cosa è successo
tui-replay-turns = turno per turno
tui-replay-jump = vai a
tui-replay-ends = inizio, fine
tui-replay-hidden = nascosto
tui-replay-all = per intero
tui-replay-more = … altro: premi l

## What stands with a question

tui-section-idle = non resta nulla da fare
tui-section-card = una carta per una
tui-section-not = { $what } (no: { $why })
tui-section-lacks = mancano { $what }
tui-section-gives = dà { $what }
tui-objectives-when = (Fine turno.): un obiettivo così si rivela solo quando il tuo turno finisce; ogni altro in qualsiasi momento del tuo turno.
tui-would-end = Finirebbe così:
tui-victory-keys = ↑ ↓ categoria · scrivi un nome · Invio registra · Esc chiude
tui-key-pages = pagine
tui-history-title = Partite giocate qui
tui-sheet-title = Il foglio delle vittorie
tui-spends-card = Una carta per una risorsa
