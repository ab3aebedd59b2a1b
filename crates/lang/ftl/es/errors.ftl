### What cannot be done, and why: one sentence without a full stop.

error-game-over = la partida ha terminado: ya no hay jugadas posibles
error-chance-first = antes hay que robar o repartir una carta
error-seats-first = antes debe decidir el puesto { $seats }
error-chance-not-asked = ahora no se roba nada: { $why }
error-seat-not-asked = ahora no le toca al puesto { $seat }: { $why }
error-illegal = «{ $move }» no es posible ahora; se pide: { $question }
error-no-move = «{ $text }» no es una jugada: escribe el número de una jugada o su notación
error-no-move-word = «{ $text }» no es una jugada: { $fault }

error-gift-over = la partida ha terminado: las monedas ya no cambian de manos
error-gift-forbidden = se juega con reglas de torneo: las monedas no cambian de manos
error-gift-seat = el puesto { $seat } no puede participar en este regalo: nombra dos puestos de la partida
error-gift-automa = en el puesto { $seat } hay un Automa, que no hace tratos
error-gift-nothing = un regalo de cero monedas no es un regalo: da al menos 1
error-gift-full = quien recibe no puede tener tantas monedas
error-gift-too-few = quien regala solo tiene { $what }

error-seat-count = { $n ->
        [one] { $n } jugador: se juega de 2 a { $most }
       *[other] { $n } jugadores: se juega de 2 a { $most }
    }
error-faction-twice = la facción { $name } se pide dos veces: se juega una sola vez
error-mat-twice = el tablero { $name } se pide dos veces: cada tablero de jugador se usa una sola vez
error-not-in-the-box = { $name }: pertenece a Invasores de Tierras Lejanas, que no está en esta partida
error-automa-with-mat = el jugador { $n } es un Automa, que no tiene tablero de jugador
error-banned = estas reglas prohíben { $faction } con el tablero { $mat }
error-open = el jugador { $n } aún no tiene facción o tablero de jugador
error-no-deal = con lo pedido, a alguien no le queda ninguna pareja permitida de facción y tablero de jugador
error-tile-without-module = se ha elegido { $tile }, pero su módulo no está en esta partida: añade --with { $switch }
error-wrong-side = { $tile } no es una loseta de aeronave { $side }
error-tile-with-pairs = { $tile } se ha elegido para todos, pero cada jugador recibe su propia pareja de losetas de aeronave
error-tile-left-out = { $tile } se queda en la caja: su texto no se conoce lo bastante, o no se usa con un Automa
error-too-few-tiles = estas reglas dejan en la caja muy pocas losetas de aeronave ({ $side }): { $n }
error-automa-with-modules = no se sabe cómo juega un Automa Vientos de Guerra y Paz: añade --with automa-wind-gambit para jugar con reglas no oficiales

error-record = registro, línea { $line }: { $fault }
error-no-such-seat = el puesto { $seat } no está en esta partida
error-automa-seat = un Automa juega en el puesto { $seat }, y nadie decide por él
error-no-automa = un Automa no puede ocupar el puesto { $seat }: tiene su propia preparación
error-nothing-to-undo = el puesto { $seat } no tiene nada que deshacer: ni decisiones ajenas ni secretos mostrados
error-wrong-seed = el registro se hizo con otra semilla
error-tag-key = «{ $key }» no puede ser la clave de una etiqueta: es una sola palabra de letras visibles
error-tag-value = el valor de la etiqueta «{ $key }» es una sola línea de letras visibles
error-chance-differs = el resultado de azar { $n } del registro no es el que da su semilla

error-unknown-name = «{ $got }» no es { $what }: { $expected }
error-expected-one-of = elige entre { $known }
error-expected-number = escribe un número de { $min } a { $max }
error-hint-resources = escribe por ejemplo: food 1 wood 1, o bien: none
error-hint-combat-cards = escribe valores como 2235, o - para ninguna
error-hint-hex = escribe de h01 a h47
error-hint-place = escribe de h01 a h47, o un cuartel general como @nordic
error-hint-taken = escribe cifras de 1 a 3, o -
error-hint-frame = la lista está en docs/position.md
error-hint-switch = tras el conjunto de reglas escribe +regla o -regla
error-hint-automa = escribe automa:NIVEL con un nivel autometta, automa, automaszyna o ultimaszyna, y luego los ajustes skip-turns, move-check, deploy-check, all-moves, coins+1, coins-2, power+2 …
error-hint-actor = escribe un puesto de 1 a 7, o * para el azar

error-record-header = un registro empieza por «kosa-record 1», no por «{ $got }»
error-record-too-long = { $bytes } bytes: ninguna partida es tan larga, y se leen como mucho { $most }
error-record-empty = aquí no hay nada: un registro empieza por «kosa-record 1»
error-record-breaks-off = el registro se interrumpe antes de la línea «moves»
error-record-unknown = «{ $got }» no se espera aquí: hace falta rules, seat, tag, una posición o moves
error-record-position = la posición inicial está mal: { $fault }
error-record-no-entry = «{ $got }» no es una entrada: hace falta «puesto: jugada», «*: resultado» o «hash …»
error-record-no-hash = «{ $got }» no es un hash de 16 cifras hexadecimales
error-record-no-gift = «{ $got }» no es un regalo: hace falta «puesto: give puesto monedas»
error-record-no-move = «{ $got }» no es una jugada: véase docs/notation.md
error-record-hash-differs = el hash del estado es { $own }, el registro dice { $said }: la partida ha ido de otro modo

position-error = posición: { $faults }
position-fault = { $place }: { $fault }
position-more = y { $n } más
position-place-line = línea { $line }
position-place-column = línea { $line }, columna { $column }
position-place-seat = puesto { $seat }
position-place-seat-key = puesto { $seat }, { $key }

## What something should have been, as it stands after "is no".

what-automa = un Automa
what-automa-card = una carta de Automa
what-automa-level = un nivel de Automa
what-factory-card = una carta de Fábrica
what-trap = una trampa
what-actor = un participante
what-airship-tile = una loseta de aeronave
what-amount = una cantidad
what-bottom-row-action = una acción de la parte inferior
what-cargo = una carga
what-combat-card = una carta de combate
what-encounter-card = una carta de encuentro
what-faction = una facción
what-faction-ability = una habilidad de facción
what-frame = una pregunta pendiente
what-freight = un tipo de carga
what-hex = un hexágono
what-kind-of-airship-tile = un tipo de loseta de aeronave
what-kind-of-end = un tipo de final
what-list-of-combat-cards = una lista de cartas de combate
what-list-of-options-taken = una lista de opciones ya tomadas
what-list-of-resources = una lista de recursos
what-mech-slot = un espacio de mech
what-number-of-a-frame = un número de una pregunta pendiente
what-objective-card = una carta de objetivo
what-option-of-a-factory-card = una opción de una carta de Fábrica
what-option-of-an-encounter-card = una opción de una carta de encuentro
what-place = un lugar
what-player-mat = un tablero de jugador
what-recruit-bonus = una bonificación de recluta
what-resolution-tile = una loseta de resolución
what-resource = un recurso
what-rule-switch = una regla opcional
what-rules-preset = un conjunto de reglas
what-seat = un puesto
what-section = una sección
what-side-of-a-combat = un bando de un combate
what-star = una estrella
what-state-of-a-tile = un estado de una loseta
what-structure = una estructura
what-structure-bonus-tile = una loseta de bonificación de estructura
what-technology-cube = un cubo de tecnología
what-terrain = un terreno
what-top-row-action = una acción de la parte superior
what-unit = una unidad
what-word-of-a-frame = una palabra de una pregunta pendiente
