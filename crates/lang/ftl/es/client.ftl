## Respuestas por pasos

ask-by-hand = Paso a paso
ask-way-with = { $way }, con { $load }
ask-way-costs = { $way }, por { $what }
ask-load = { $what }: lleva { $n } de { $of }
ask-load-all = Llevar todo
ask-load-nothing = No llevar nada
ask-passenger = El héroe vuela en la nave
ask-set-down = Dejarlo todo al final
ask-card = Carta de combate { $card }: { $n } de { $of }
ask-commit = Comprometer { $power } de poder y cartas por { $cards }: { $total } en total
ask-pay-exposed = Otros podrían llegar a donde están estas fichas.
ask-pay-simplest = Desde los menos lugares, sin cartas de combate si se puede.
ask-pay-chosen = Como lo has compuesto.
ask-tokens = Elegir fichas sueltas
ask-token = { $what }, { $place }: { $n } en el pago
ask-pay-card = Carta de combate { $card }

## Deshacer

undo-stop-beginning = Aquí empezó la partida.
undo-stop-chance = Desde entonces decidió el azar: lo anterior no se deshace.
undo-stop-others = Desde entonces decidió otra persona: lo anterior no se deshace.
undo-stop-gift = Desde entonces se dieron monedas: un trato se mantiene.
undo-stop-revealed = Se mostró algo oculto: lo anterior no se deshace.
undo-stop-over = La partida ha terminado: ya no se deshace nada.

## Antes de algo definitivo

confirm-game = Esto termina la partida y no hay vuelta atrás.
confirm-turn = Esto termina tu turno y no hay vuelta atrás.
confirm-combat = Se comprometen el poder y las cartas.

## La mesa

link-late = Entretanto ha pasado algo: mira otra vez antes de decidir.
link-not-here = El asiento { $seat } no es tuyo.
link-waiting = Se espera a: { $who }.
link-connecting = Se espera a la mesa.
hand-over = Ahora le toca a: { $who }. Sigue cuando nadie más mire.

## Qué haría una elección

preview-change = { $what } { $before } → { $after }
preview-power = Poder
preview-popularity = Popularidad
preview-coins = Monedas
preview-cards = Cartas de combate
preview-stars = Estrellas
preview-score = Puntos ahora
preview-objective = Podrías revelar un objetivo: { $name }.
preview-rate = Estrellas, territorios y pares de recursos puntúan ahora en otro nivel.
preview-recruit = Se beneficia por un recluta: { $who }.
preview-ends-turn = Termina tu turno.
preview-ends-game = Termina la partida, con { $score } puntos para ti.
preview-unknown = Lo que sigue está oculto.
