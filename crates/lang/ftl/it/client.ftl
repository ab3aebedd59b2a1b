## Risposte a passi

ask-by-hand = Passo per passo
ask-way-with = { $way }, con { $load }
ask-way-costs = { $way }, al costo di { $what }
ask-load = { $what }: ne porta { $n } di { $of }
ask-load-all = Porta tutto con sé
ask-load-nothing = Non portare nulla
ask-passenger = L'eroe vola con la nave
ask-set-down = Alla fine depone tutto
ask-card = Carta Combattimento { $card }: { $n } di { $of }
ask-commit = Impegna { $power } di Potenza e carte per { $cards }: { $total } in tutto
ask-pay-exposed = Dove stanno questi segnalini potrebbero arrivare altri.
ask-pay-simplest = Dal minor numero di luoghi, se possibile senza carte Combattimento.
ask-pay-chosen = Come l'hai composto tu.
ask-tokens = Scegli i singoli segnalini
ask-token = { $what }, { $place }: { $n } pagati
ask-pay-card = Carta Combattimento { $card }

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
confirm-combat = Potenza e carte vengono impegnate.

## Il tavolo

link-late = Nel frattempo è successo qualcosa: guarda di nuovo prima di decidere.
link-not-here = Il posto { $seat } non è tuo.
link-waiting = Si attende: { $who }.
link-connecting = Si attende il tavolo.
hand-over = Ora tocca a: { $who }. Prosegui quando nessun altro guarda.

## Che cosa farebbe una scelta

preview-change = { $what } { $before } → { $after }
preview-power = Potenza
preview-popularity = Popolarità
preview-coins = Monete
preview-cards = Carte Combattimento
preview-stars = Stelle
preview-score = Punti ora
preview-objective = Potresti rivelare un obiettivo: { $name }.
preview-rate = Stelle, territori e coppie di risorse valgono ora secondo un'altra fascia.
preview-recruit = Ne trae vantaggio con una recluta: { $who }.
preview-ends-turn = Conclude il tuo turno.
preview-ends-game = Conclude la partita, con { $score } punti per te.
preview-unknown = Ciò che segue è nascosto.
