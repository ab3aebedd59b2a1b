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

tui-you = Tu: { $letter }
tui-col-power = Pot
tui-col-popularity = Pop
tui-col-coins = $
tui-col-cards = Ca
tui-col-points = Pti
play-hand = Le tue carte
tui-cards = Carte combattimento
tui-none = nessuna
play-factory-card = Carta Fabbrica
play-log = Cronaca
tui-table = Tavolo
play-others = Gli ultimi turni degli altri
play-others-none = Automi e bot non hanno ancora giocato; ciò che hanno fatto le persone è nella cronaca (l).
tui-round = Giro { $n } · turno { $turn } · { $who }
tui-round-only = Giro { $n } · { $who }
tui-tile = Bonus struttura: { $tile }
tui-dials = Regolazioni
play-trap-armed = armata
play-trap-disarmed = disarmata

## La plancia giocatore

play-mat-of = Plancia { $mat }
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
tui-mat-bonuses = Una volta per recluta, ancora liberi: { $list }
tui-mat-signs = ▪ cubo su un guadagno migliore · ▫ posto per un cubo, costa meno · ● recluta arruolata, il bonus torna ogni volta
tui-mat-coins = dà { $n } { $n ->
    [one] moneta
   *[other] monete
}
tui-rates = dà { $star } a stella, { $territory } a territorio, { $pair } ogni due risorse
tui-automa-left = Ancora sulla sua Plancia Fazione: { $mechs }, { $workers }
tui-automa-box = Chi ora gli prende un territorio vi trova { $resources }.

## Menu

play-menu-unit = { $unit }: { $place }
play-menu-recruit = { $action }: d'ora in poi { $bonus }
play-menu-less = Prendi di meno
tui-nothing-here = Qui non si può scegliere nulla.
play-gathered = Scelto: { $what }. Un altro territorio, o basta così?
play-gather-enough = Basta così: produci
play-menu-not-now = { $label } (niente { $action }: { $why })
play-left = { $action }: ora non è possibile.

## La partita

play-page = { $who } · { $n } di { $of }
tui-page-hint = Invio: avanti · Esc: salta tutto
tui-thoughts-left = { $n ->
    [one] un altro ragionamento
   *[other] altri { $n } ragionamenti
}: premi a
play-watching = A questo tavolo non siede nessuna persona. Premi Invio per guardare il prossimo turno.
play-over = La partita è finita.
tui-taken-back = Annullato.
tui-stops-on = I turni degli altri si fermano per essere letti.
tui-stops-off = I turni degli altri passano senza fermarsi; premi a per leggere gli ultimi.
tui-ends-game = Fine della partita
play-wins = Vittoria: { $who }.
tui-ends-turn = Fine del tuo turno
tui-commits = Al combattimento
play-take-back = Annulla
play-take-back-ask = Tornare a prima di quale decisione?
tui-gift-nobody = Qui nessuno accetta monete: gli Automi non fanno accordi.
tui-gift = Un dono
tui-gift-ask = Monete a chi? Scegli con le frecce e scrivi quante.
tui-gift-ask-who = Chi dona, e a chi? Scegli chi dona con ← →, l'altro con ↑ ↓, e scrivi quante monete.
tui-gift-from = Da:
tui-gift-coins = Monete:
tui-quit = Esci
tui-quit-ask = Lasciare la partita? È salvata.
play-saved-as = La registrazione: { $file }
tui-seed-was = Il seme era { $seed }.
tui-too-small = Questa finestra ha { $has-width } colonne e { $has-height } righe. A Kosa ne servono { $width } per { $height } per mostrare tutta la mappa: ingrandiscila, per favore, o rimpicciolisci i caratteri. La tua partita aspetta. Oppure esci con q e gioca riga per riga: kosa play --plain.
tui-nothing-to-undo = Nulla da annullare: altri hanno deciso, si sono date monete o si è visto qualcosa di nascosto.

## Il punteggio

play-score-now = Se la partita finisse ora
play-score-final = Punteggio finale
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
play-key-score = punti
play-key-log = cronaca
tui-key-others = turni altrui
play-key-help = aiuto
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
play-help-keys = Tasti
tui-help-keys-answers = Tasti: risposte
tui-help-keys-pages = Tasti: pagine
tui-help-keys-advice = Tasti: consigli
tui-help-hint = ↑ ↓ scegli · scrivi per cercare · Esc chiude
tui-help-filter = Cerca:
play-help-arrows = scorri le risposte, o muoviti sulla mappa
play-help-numbers = prendi la risposta con questo numero, che sta anche sulla mappa; un numero di due cifre viene segnato, e Invio lo prende
play-help-enter = prendi la risposta evidenziata
play-help-all = dove è offerto: portare tutto, pagare come proposto, produrre ciò che è scelto, andare al combattimento
play-help-nothing = non portare niente
play-help-back = torna alla domanda precedente
tui-help-tab = dall'elenco alla mappa e ritorno; lì le frecce muovono il cursore e Invio prende ciò che sta sotto
play-help-undo = annulla la tua ultima decisione, finché non è stato mostrato qualcosa di nascosto
play-help-undo-list = lo stesso, fino a una qualsiasi delle tue decisioni in un elenco
play-help-mat = le tue plance, e con le frecce quelle degli altri
tui-help-tiles = le tessere aeronave e risoluzione in vigore, se ce ne sono
play-help-cards = le tue carte e i tuoi obiettivi per intero
play-help-score = il punteggio attuale
play-help-log = tutto ciò che è successo; si scorre con Pag↑ e Pag↓
play-help-others = gli ultimi turni degli altri con tutti i ragionamenti
play-help-stops = se i turni degli altri si fermano per essere letti
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
tui-help-setup-pick = prende il valore dell'elenco con questo numero
tui-help-setup-tab = dal tavolo alle regole e ritorno
tui-help-setup-enter = comincia la partita così com'è
tui-help-setup-resume = le partite salvate, per riprenderne una
tui-help-setup-help = questo aiuto, a partire dal campo sotto il cursore
tui-help-setup-leave = esci; prima ti viene chiesto, se hai cambiato qualcosa
tui-help-setup-mouse = un clic va a un campo, un altro lo cambia; su ◂ e ▸ scende e sale; la rotella si muove tra i campi

## Partite salvate

play-save-no-directory = questo sistema non indica una cartella per i dati, quindi le partite non si possono salvare; --record FILE ne indica una
play-save-exists = { $file } esiste già: riprendila con --resume, o indica un altro file
play-save-in-use = { $file } è in gioco in un'altra finestra
play-save-read = { $file } non si può leggere: { $why }
play-save-write = { $file } non si può scrivere: { $why }
play-save-nothing = nessuna partita incompiuta in { $file }
play-save-seed = il seme in { $file } non è valido
play-why-not-found = il file non esiste
play-why-denied = permesso negato
play-why-directory = è una cartella
play-why-full = il disco è pieno
play-why-too-long = è più lungo di qualsiasi registrazione
tui-terminal-fails = il terminale non si può usare: { $why }
play-goes-on = La partita è salvata; si riprende con: { $command }

## Preparazione

tui-setup-title = Kosa · una nuova partita
tui-setup-table = Il tavolo
tui-setup-switches = Le regole
tui-setup-rules = Regole: { $rules }
tui-setup-lang = Lingua
tui-setup-count = Giocatori
play-setup-seat = Giocatore { $n }
play-setup-human = una persona
play-setup-bot = bot: { $kind }
play-setup-automa = Automa
tui-setup-name = nome: { $name }
tui-setup-any = qualsiasi
tui-setup-drafted = scelta a turno
tui-setup-deal = Il resto
play-setup-deal-random = distribuito a caso
play-setup-deal-in-order = distribuito, plance in ordine
play-setup-deal-draft = scelto a turno
tui-setup-seed = Seme
tui-setup-any-seed = qualsiasi (scrivi un numero)
play-setup-seed-wrong = Un seme è un numero da 0 a 18446744073709551615, o 64 cifre esadecimali.
tui-setup-preset = Edizione
play-setup-preset-rulebook = regolamento
play-setup-preset-current = attuale
tui-setup-module = Nella scatola
tui-setup-switch = Regola
tui-setup-about-lang = La lingua di tutti i testi.
tui-setup-about-count = In quanti si gioca: da due a cinque, con Invaders from Afar fino a sette.
tui-setup-about-who = Una persona a questa tastiera, un bot, o l'Automa, l'avversario del gioco in solitario.
tui-setup-about-name = Il nome di questa persona quando la tastiera passa di mano; scrivilo.
tui-setup-about-faction = La fazione di questo giocatore; se non la indichi viene distribuita.
tui-setup-about-mat = La Plancia Giocatore di questo giocatore; se non la indichi viene distribuita. Comincia il numero più basso.
tui-setup-about-dials = Cambia il carattere dell'Automa: per chi lo conosce bene.
tui-setup-about-deal = Ciò che non hai indicato è distribuito a caso, volendo con le plance in ordine di numero; oppure le persone scelgono le fazioni a turno, per prima quella con la plancia più bassa.
tui-setup-about-seed = Tutto ciò che è lasciato al caso dipende dal seme: lo stesso seme dà le stesse carte.
tui-setup-about-preset = I regolamenti stampati, o l'edizione 2022 con le risposte dell'editore. Le regole qui sotto possono discostarsene.
tui-setup-key-start = comincia
tui-setup-key-move = muovi
tui-setup-key-change = cambia
tui-setup-key-pick = scegli
tui-setup-key-rules = regole
tui-setup-key-table = tavolo
tui-setup-key-resume = partite salvate
tui-draft = Scelta delle fazioni
tui-draft-order = le plance sono distribuite, sceglie prima il numero più basso
play-draft-ask = { $who } sceglie una fazione:
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
play-replay-hidden = nascosto
tui-replay-all = per intero
tui-replay-more = … altro: premi l

## What stands with a question

tui-load = Con { $load }: + porta tutto, - nulla.
tui-load-nothing = Non porta nulla con sé; + porta tutto.
tui-section-not = { $what } (no: { $why })
tui-section-lacks = { $action }: { $n ->
    [one] manca
   *[other] mancano
} { $what }.
tui-section-gives = { $action }: dà { $what }.
tui-objectives-when = (A fine turno.): un obiettivo così si rivela solo alla fine del tuo turno; ogni altro prima o dopo una tua azione.
tui-would-end = Finirebbe così:
tui-victory-keys = ↑ ↓ categoria · scrivi un nome · Invio registra · Esc chiude
tui-key-pages = pagine
play-history-title = Partite giocate qui
play-sheet-title = Il foglio delle vittorie
tui-spends-card = Una carta per una risorsa
