## Respuestas por pasos

ask-by-hand = Paso a paso
ask-way-with = { $way }, con { $load }
ask-way-costs = { $way }, por { $what }
ask-load = { $what }: lleva { $n } de { $of }
ask-load-all = Llevar todo
ask-load-nothing = No llevar nada
ask-combat-side = { $who }: { $fighters } { $fighters ->
    [one] unidad combate
   *[other] unidades combaten
}, poder { $power }, { $limit } de { $hand } { $hand ->
    [one] carta
   *[other] cartas
}, { $most } como máximo.
ask-combat-workers = Trabajadores: { $n }.
ask-section-idle = no queda nada por hacer
ask-section-card = el resto con una carta
ask-not-now = { $what }. Ahora no: { $why }.
ask-passenger = El personaje vuela en la aeronave
ask-set-down = Dejarlo todo al final
ask-card = Carta de combate { $card }: { $n } de { $of }
ask-commit = Comprometer { $power } de poder y cartas por { $cards }: { $total } en total
ask-pay-exposed = Otros podrían llegar a donde están estas fichas.
ask-pay-simplest = Desde el menor número de lugares, sin cartas de combate si se puede.
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
confirm-card = No hay bastantes recursos: en lugar de uno se gasta una carta de combate.

## La mesa

link-late = Entretanto ha pasado algo: mira otra vez antes de decidir.
link-not-here = El puesto { $seat } no es tuyo.
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
preview-rate = Otro nivel de popularidad: { $points } puntos por lo que tienes.
preview-recruit = Se beneficia por un recluta: { $who } ({ $what }).
preview-star = Una estrella: { $name }.
preview-driven-off = Trabajadores que vuelven a casa: { $n } ({ $who }, { $place }).
preview-combat = Después, un combate: { $who }.
preview-ends-turn = Termina tu turno.
preview-ends-game = Termina la partida, con { $score } puntos para ti.
preview-unknown = Lo que sigue está oculto.

## Deseos para una partida nueva

wish-start-one-click = Contra el Automa
wish-start-bots = Contra bots
wish-start-hot-seat = Varias personas en este dispositivo
wish-start-watch = Ver jugar a los bots
wish-group-box = En la caja
wish-group-wind-gambit = Vientos de Guerra y Paz
wish-group-agreements = Acuerdos
wish-group-readings = Cómo se leen las reglas
wish-group-automa = El Automa
wish-fault-automa = No se sabe cómo juega un Automa Vientos de Guerra y Paz: para jugar con reglas no oficiales, elige «{ $switch }».
wish-fault-tile = Se ha elegido { $tile }, pero su módulo no está en esta partida: elige «{ $switch }».
wish-fault-name = Un nombre es una línea de letras visibles, como mucho { $most }.
wish-fault-bot = No hay ningún bot «{ $kind }», solo: { $known }.
wish-fault-dials = Un ajuste de un Automa va de −2 a 2.
wish-text-head = Esto no son deseos para una partida, o son de una versión posterior.
wish-text-too-long = Es más largo que cualquier deseo para una partida.
wish-text-seats = Estos deseos nombran más puestos de los que puede tener una partida: { $most } como mucho.
wish-text-part = «{ $got }» no significa nada en estos deseos.
wish-text-twice = «{ $got }» aparece más de una vez en estos deseos.
wish-text-word = Estos deseos no se pueden leer: { $fault }.
