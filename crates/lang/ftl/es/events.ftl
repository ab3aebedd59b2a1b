### What happened, for the log.

event-tile-dealt = La loseta de bonificación de estructura de esta partida: { $tile }.
event-airship-tile-dealt = La loseta { $side } de todas las aeronaves es { $tile }: { $text }
event-airship-tile-dealt-to = La loseta { $side } de la aeronave { $who-of } es { $tile }: { $text }
event-resolution-dealt = La loseta de resolución de esta partida es { $tile }: { $text }
event-mission-dealt = El objetivo { $card }, { $name }, queda descubierto para todos.
event-objective-dealt = { $who } { AGREE($who-number, "recibe", "reciben") } una carta de objetivo.
event-objective-dealt-seen = { $who } { AGREE($who-number, "recibe", "reciben") } el objetivo { $card }, { $name }.
event-turn-began = { $who } { AGREE($who-number, "empieza", "empiezan") } el turno { $n }.
event-section-chosen = { $who } { AGREE($who-number, "pone", "ponen") } el peón de acción en { $top } sobre { $bottom }.
event-factory-chosen = { $who } { AGREE($who-number, "pone", "ponen") } el peón de acción en la carta de Fábrica.

event-gains = { $who } { AGREE($who-number, "gana", "ganan") } { $what }.
event-gains-on = { $who } { AGREE($who-number, "gana", "ganan") } { $what } { $at-on }.
event-loses = { $who } { AGREE($who-number, "pierde", "pierden") } { $what }.
event-spends = { $who } { AGREE($who-number, "gasta", "gastan") } { $what }.
event-coins-given = { $who } { AGREE($who-number, "da", "dan") } { $what } { $whom-to }.

event-card-drawn = { $who } { AGREE($who-number, "roba", "roban") } una carta de combate.
event-card-drawn-seen = { $who } { AGREE($who-number, "roba", "roban") } una carta de combate de { $card }.
event-deck-reshuffled = Las cartas de combate descartadas forman el nuevo mazo.
event-card-stolen = { $who } { AGREE($who-number, "quita", "quitan") } una carta de combate { $whom-to }.
event-card-stolen-seen = { $who } { AGREE($who-number, "quita", "quitan") } una carta de combate de { $card } { $whom-to }.
event-card-discarded = { $who } { AGREE($who-number, "gasta", "gastan") } una carta de combate de { $card }.
event-card-lost = { $who } { AGREE($who-number, "pierde", "pierden") } una carta de combate de { $card }.
event-hand-seen = { $who } { AGREE($who-number, "mira", "miran") } las cartas de combate { $whom-of }.
event-hand-seen-cards = { $who } { AGREE($who-number, "mira", "miran") } las cartas de combate { $whom-of }: { $cards }.

event-unit-moved = { $who } { AGREE($who-number, "mueve", "mueven") } { $unit-a } { $from-from } { $to-to }.
event-unit-moved-with = { $who } { AGREE($who-number, "mueve", "mueven") } { $unit-a } { $from-from } { $to-to } con { $load }.
event-workers-driven-off = { $who } { AGREE($who-number, "expulsa", "expulsan") } a { $what } { $whom-of } { $from-on }.
event-dropped = La aeronave { $who-of } descarga { $what } { $at-on }.
event-loaded = La aeronave { $who-of } sube a bordo { $what } { $at-on }.
event-embarked = El personaje { $who-of } sube a bordo { $at-on }.
event-disembarked = El personaje { $who-of } baja { $at-on }.
event-bombarded = La aeronave { $who-of } gasta { $what } para bombardear { $whom-to }.
event-toll-paid = { $who } { AGREE($who-number, "paga", "pagan") } { $what } a la aeronave { $whom-of }.
event-duel-began = La aeronave { $who-of } ataca a la { $whom-of } { $at-on }.
event-objective-given-up = { $who } { AGREE($who-number, "descarta", "descartan") } una carta de objetivo.
event-objective-given-up-seen = { $who } { AGREE($who-number, "descarta", "descartan") } el objetivo { $card }, { $name }.
event-took-refuge = { $who } { AGREE($who-number, "da", "dan") } refugio a { $what } { $at-on }.

event-combat-began = { $who } { AGREE($who-number, "ataca", "atacan") } { $whom-to } { $at-on }.
event-ability-used = { $who } { AGREE($who-number, "usa", "usan") } { $ability }.
event-choice-made = { $who } { AGREE($who-number, "ha", "han") } elegido en secreto.
event-power-revealed = { $who } { AGREE($who-number, "revela", "revelan") } { $dial } en el disco de poder y ninguna carta: { $total } en total.
event-power-revealed-card = { $who } { AGREE($who-number, "revela", "revelan") } { $dial } en el disco de poder y una carta de { $cards }: { $total } en total.
event-power-revealed-cards = { $who } { AGREE($who-number, "revela", "revelan") } { $dial } en el disco de poder y cartas de { $cards }: { $total } en total.
event-combat-won = { $who } { AGREE($who-number, "gana", "ganan") } el combate contra { $whom-the } { $at-on }.
event-retreated = { $who } { AGREE($who-number, "retira", "retiran") } { $what-the } { $from-from } { $to-to }.
event-step-taken-back = La partida termina antes del combate: { $unit-the } { $who-of } vuelve { $from-from } { $to-to }.
event-step-taken-back-with = La partida termina antes del combate: { $unit-the } { $who-of } vuelve { $from-from } { $to-to }, con { $load }.

event-encounter-drawn = { $who } { AGREE($who-number, "tiene", "tienen") } el encuentro { $card } { $at-on }.
event-option-taken = { $who } { AGREE($who-number, "elige", "eligen") } la opción { $n } del encuentro { $card }: { $label }.
event-factory-seen = { $who } { AGREE($who-number, "mira", "miran") } las cartas de Fábrica.
event-factory-seen-cards = { $who } { AGREE($who-number, "mira", "miran") } las cartas de Fábrica: { $cards }.
event-factory-card-kept = { $who } se { AGREE($who-number, "queda", "quedan") } la carta de Fábrica { $card }.
event-factory-used = { $who } { AGREE($who-number, "usa", "usan") } la opción { $n } de la carta de Fábrica { $card }.

event-resource-paid = { $who } { AGREE($who-number, "paga", "pagan") } { $what } { $from-on }.
event-upgraded = { $who } { AGREE($who-number, "mejora", "mejoran") } { $cube }; { $action } cuesta menos.
event-deployed = { $who } { AGREE($who-number, "despliega", "despliegan") } un mech { $at-on } y { AGREE($who-number, "obtiene", "obtienen") } { $ability }.
event-built = { $who } { AGREE($who-number, "construye", "construyen") } { $structure-the } { $at-on }.
event-enlisted = { $who } { AGREE($who-number, "alista", "alistan") } el recluta de { $action } (bonificación: { $bonus }).
event-recruit-bonus = Un recluta { $who-of } recibe la bonificación por { $action }.

event-flag-placed = { $who } { AGREE($who-number, "planta", "plantan") } una bandera { $at-on }.
event-trap-placed = { $who } { AGREE($who-number, "coloca", "colocan") } una trampa armada { $at-on }.
event-trap-placed-seen = { $who } { AGREE($who-number, "coloca", "colocan") } { $at-on }, armada, la trampa que quita { $what }.
event-trap-sprung = { $who } { AGREE($who-number, "cae", "caen") } { $at-on } en una trampa que quita { $what }.
event-trap-harmless = { $who } { AGREE($who-number, "cae", "caen") } { $at-on } en una trampa, que no quita nada a un Automa.
event-trap-armed = { $who } { AGREE($who-number, "vuelve", "vuelven") } a armar la trampa { $at-on }.

event-objective-revealed = { $who } { AGREE($who-number, "revela", "revelan") } el objetivo { $card }, { $name }.
event-star-placed = { $who } { AGREE($who-number, "coloca", "colocan") } una estrella por: { $star } ({ $n } en total).
event-end-triggered = { $who } { AGREE($who-number, "provoca", "provocan") } el final de la partida.
event-factory-exploded = La Fábrica estalla: las unidades que están en ella y a su alrededor van a su cuartel general.
event-territory-prize = { $who } { AGREE($who-number, "gana", "ganan") } { $what } por sus territorios.
event-game-ended = La partida ha terminado.

## The Automa's turn, step by step

event-automa-drew = { $who } { AGREE($who-number, "roba", "roban") } la carta de Automa { $card } y { AGREE($who-number, "sigue", "siguen") } el Esquema { $scheme }.
event-automa-deck-shuffled = Se barajan de nuevo las 19 cartas { $who-of }.
event-automa-skips = La carta hace saltar el turno { $who-to }.
event-automa-tries = { $who } { AGREE($who-number, "intenta", "intentan") }: { $doing }.
event-automa-selects = { $who } { AGREE($who-number, "elige", "eligen") } { $unit-the } { $at-on }, { $far }: { $why }.
event-automa-selects-home = { $who } { AGREE($who-number, "elige", "eligen") } { $unit-the } { $at-on }: { $why }.
event-automa-considers = Posible: { $at }: { $words }.
event-automa-leaves-out = Excluido: { $at }: { $words }.
event-automa-cannot = { $who } no { AGREE($who-number, "puede", "pueden") } { $doing }: { $why }.
event-automa-moved = { $who } { AGREE($who-number, "lleva", "llevan") } { $unit-a } { $from-from } { $to-to }: { $why }.
event-automa-moved-with = { $who } { AGREE($who-number, "lleva", "llevan") } { $unit-a } con { $load } { $from-from } { $to-to }: { $why }.
event-automa-stays = { $who } { AGREE($who-number, "deja", "dejan") } { $unit-the } { $at-on }: { $why }.
event-automa-cancelled = Para { $who-the } se descubre una carta de combate de { $card }: acción cancelada.
event-automa-goes-on = Para { $who-the } se descubre una carta de combate de { $card }: sigue adelante.
event-automa-deployed = { $who } { AGREE($who-number, "pone", "ponen") } { $unit-a } en su cuartel general.
event-automa-helps = La tercera fila de la carta ofrece { $bonus }: { $whom-the } { AGREE($whom-number, "tiene", "tienen") } ese recluta.
event-automa-helps-nobody = La tercera fila de la carta { $who-of } está vacía: no hay bonificación de recluta.
event-automa-helps-nobody-with = La tercera fila ofrece { $bonus }, pero ningún vecino { $who-of } tiene ese recluta.
event-automa-marker = La ficha de seguimiento { $who-of } avanza al espacio { $n }.
event-automa-second-scheme = { $who } { AGREE($who-number, "pasa", "pasan") } al Esquema II.
event-automa-fights = { $who } { AGREE($who-number, "roba", "roban") } la carta de Automa { $card } para el combate: { $power } y { $cards }.
event-automa-took-factory-card = { $who } { AGREE($who-number, "toma", "toman") } una carta de Fábrica boca abajo.
event-encounter-removed = { $who } { AGREE($who-number, "retira", "retiran") } la ficha de encuentro { $at-on }.
event-resources-removed = { $who } { AGREE($who-number, "devuelve", "devuelven") } al suministro los recursos { $at-on }.

## What the Automa tries: follows "tries:" and "cannot"

automa-worker = mover un trabajador
automa-mech = mover un mech
automa-character = mover el personaje
automa-encounter = enviar el personaje a un encuentro o a la Fábrica
automa-attack-workers = expulsar trabajadores
automa-attack-units = atacar unidades de combate (requiere { $n } de poder)
automa-mech-or-character = { $n ->
        [one] personaje o mech
       *[other] { $n } veces personaje o mech
    }
automa-only = { $text } (solo { $faction })

## What counts for a territory

candidate-near-units = { $n ->
        [one] { $n } unidad propia cerca
       *[other] { $n } unidades propias cerca
    }
candidate-near-enemy = { $n ->
        [one] { $n } paso hasta la unidad de combate enemiga más próxima
       *[other] { $n } pasos hasta la unidad de combate enemiga más próxima
    }
candidate-near-enemy-beyond = { $n ->
        [one] { $n } paso hasta la unidad de combate enemiga más próxima, pero sin camino a pie
       *[other] { $n } pasos hasta la unidad de combate enemiga más próxima, pero sin camino a pie
    }
candidate-enemies = { $n ->
        [one] { $n } unidad de combate enemiga
       *[other] { $n } unidades de combate enemigas
    }
candidate-counts = vale { $n }
candidate-factory = { $n ->
        [one] { $n } paso hasta la Fábrica
       *[other] { $n } pasos hasta la Fábrica
    }
candidate-factory-beyond = { $n ->
        [one] { $n } paso hasta la Fábrica, pero sin camino a pie
       *[other] { $n } pasos hasta la Fábrica, pero sin camino a pie
    }
candidate-factory-itself = la propia Fábrica
candidate-excluded = demasiado cerca de una unidad de combate enemiga
far-base = { $n ->
        [one] a { $n } paso de su cuartel general
       *[other] a { $n } pasos de su cuartel general
    }
far-base-beyond = { $n ->
        [one] a { $n } paso de su cuartel general pero sin camino a pie
       *[other] a { $n } pasos de su cuartel general pero sin camino a pie
    }

## Why this unit

choice-only = no hay otro
choice-nearest = ningún otro está más cerca
choice-mech-first = en el mismo lugar va antes que el personaje
choice-character-first = en el mismo lugar va antes que un mech
choice-reading-order = el primero en orden de lectura entre los más cercanos
choice-token = a igualdad, el más cercano al cuartel general de la ficha de desempate

## What made the choice

reason-only = no hay otra posibilidad
reason-near-units = donde hay más unidades propias cerca
reason-near-enemy = lo más cerca posible de una unidad de combate enemiga
reason-resources = donde hay más recursos
reason-enemies = donde hay menos unidades de combate enemigas
reason-count = el mejor valor
reason-factory = a igualdad, lo más cerca de la Fábrica
reason-reading-order = a igualdad, lo primero en orden de lectura
reason-token = a igualdad, lo más cerca del cuartel general de la ficha de desempate

## Why a symbol leads to nothing

invalid-other-faction = el símbolo es para otra facción
invalid-power = solo { $what }
invalid-no-worker = ningún trabajador en el tablero
invalid-no-mech = ningún mech en el tablero
invalid-no-character = el personaje no está en el tablero
invalid-no-fighter = ninguna unidad de combate en el tablero
invalid-nowhere-safe = ningún territorio está libre y seguro
invalid-nowhere-free = ningún territorio está libre
invalid-no-encounter = ni una ficha de encuentro libre ni la Fábrica están al alcance
invalid-no-workers-alone = no hay trabajadores enemigos solos al alcance
invalid-no-enemy = ninguna unidad de combate enemiga está al alcance
