## Risposte a passi

ask-by-hand = Passo per passo
ask-way-with = { $way }, con { $load }
ask-way-costs = { $way }, al costo di { $what }
ask-load = { $what }: ne porta { $n } di { $of }
ask-load-all = Porta tutto con sé
ask-load-nothing = Non portare nulla
ask-combat-side = { $who }: { $fighters } { $fighters ->
    [one] unità combatte
   *[other] unità combattono
}, Potere { $power }, carte { $limit } su { $hand }, al massimo { $most }.
ask-combat-workers = Lavoratori: { $n }.
ask-section-idle = non resta nulla da fare
ask-section-card = il resto con una carta
ask-not-now = { $what }. Ora no: { $why }.
ask-passenger = Il personaggio vola con l'aeronave
ask-set-down = Alla fine depone tutto
ask-card = Carta combattimento { $card }: { $n } di { $of }
ask-commit = Impegna { $power } Potere e carte per { $cards }: { $total } in tutto
ask-pay-exposed = Dove stanno questi segnalini potrebbero arrivare altri.
ask-pay-simplest = Dal minor numero di luoghi, se possibile senza carte combattimento.
ask-pay-chosen = Come l'hai composto tu.
ask-tokens = Scegli i singoli segnalini
ask-token = { $what }, { $place }: { $n } pagati
ask-pay-card = Carta combattimento { $card }

## Annullare

undo-stop-beginning = Qui è cominciata la partita.
undo-stop-chance = Da allora ha deciso il caso: ciò che viene prima non si annulla.
undo-stop-others = Da allora ha deciso qualcun altro: ciò che viene prima non si annulla.
undo-stop-gift = Da allora sono state date monete: un accordo resta.
undo-stop-revealed = Si è visto qualcosa di nascosto: ciò che viene prima non si annulla.
undo-stop-over = La partita è finita: non si annulla più nulla.

## Prima di qualcosa di definitivo

confirm-game = Questo conclude la partita, e non si torna indietro.
confirm-turn = Questo conclude il tuo turno, e non si torna indietro.
confirm-combat = Potere e carte vengono impegnati.
confirm-card = Le risorse non bastano: al posto di una viene spesa una carta combattimento.

## Il tavolo

link-late = Nel frattempo è successo qualcosa: guarda di nuovo prima di decidere.
link-not-here = Il posto { $seat } non è tuo.
link-waiting = Si attende: { $who }.
link-connecting = Si attende il tavolo.
hand-over = Ora tocca a: { $who }. Prosegui quando nessun altro guarda.

## Che cosa farebbe una scelta

preview-change = { $what } { $before } → { $after }
preview-power = Potere
preview-popularity = Popolarità
preview-coins = Monete
preview-cards = Carte combattimento
preview-stars = Stelle
preview-score = Punti ora
preview-objective = Potresti rivelare un obiettivo: { $name }.
preview-rate = Un'altra fascia di Popolarità: { $points } punti per ciò che hai.
preview-recruit = Ne trae vantaggio con una recluta: { $who } ({ $what }).
preview-star = Una stella: { $name }.
preview-driven-off = Lavoratori che tornano a casa: { $n } ({ $who }, { $place }).
preview-combat = Poi un combattimento: { $who }.
preview-ends-turn = Conclude il tuo turno.
preview-ends-game = Conclude la partita, con { $score } punti per te.
preview-unknown = Ciò che segue è nascosto.

## Desideri per una nuova partita

wish-start-one-click = Contro l'Automa
wish-start-bots = Contro i bot
wish-start-hot-seat = Più persone su questo dispositivo
wish-start-watch = Guarda giocare i bot
wish-group-box = Nella scatola
wish-group-wind-gambit = The Wind Gambit
wish-group-agreements = Accordi
wish-group-readings = Come si leggono le regole
wish-group-automa = L'Automa
wish-fault-automa = Non si sa come un Automa giochi The Wind Gambit: per giocare con regole non ufficiali, scegli «{ $switch }».
wish-fault-tile = { $tile } è stata scelta, ma il suo modulo non è in questa partita: scegli «{ $switch }».
wish-fault-name = Un nome è una riga di lettere visibili, al massimo { $most }.
wish-fault-bot = Non c'è un bot «{ $kind }», ma solo: { $known }.
wish-fault-dials = Una regolazione di un Automa va da −2 a 2.
wish-text-head = Questi non sono desideri per una partita, o vengono da una versione successiva.
wish-text-too-long = È più lungo di qualsiasi desiderio per una partita.
wish-text-seats = Questi desideri nominano più posti di quanti una partita possa avere: al massimo { $most }.
wish-text-part = «{ $got }» in questi desideri non significa nulla.
wish-text-twice = «{ $got }» compare più di una volta in questi desideri.
wish-text-word = Questi desideri non si possono leggere: { $fault }.
