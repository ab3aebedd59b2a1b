### What is wrong with a position, and where: one sentence without a full stop. Words in quotes are those of the format.

position-error = posición: { $faults }
position-fault = { $place }: { $fault }
position-more = y { $n } más
position-place-line = línea { $line }
position-place-column = línea { $line }, columna { $column }
position-place-seat = puesto { $seat }
position-place-seat-key = puesto { $seat }, { $key }
position-wrong-word = { $fault }

## The shape of the text

position-no-header = una posición empieza por «kosa-position 1», no por «{ $got }»
position-too-long = { $bytes } bytes: una posición tiene unos pocos miles, y se leen como mucho { $most }
position-empty = aquí no hay nada: una posición empieza por «kosa-position 1»
position-not-json = esto no es el JSON de una posición: { $said }
position-no-key = «{ $got }» no es una clave de una posición: véase docs/position.md
position-no-seat-key = «{ $got }» no es una clave de un puesto: véase docs/position.md
position-key-twice = «{ $key }» aparece dos veces: deja una sola línea
position-no-value = falta un valor
position-several-values = hace falta un solo valor, hay { $n }
position-wrong-value = «{ $got }» no es un valor que sirva aquí
position-yes-or-no = hace falta yes o no
position-no-run = «{ $got }» no es un número ni una serie de números como 3-7
position-many-numbers = demasiados números
position-amount-shape = hacen falta pares como: food 2 wood 1
position-no-amount = «{ $got }» no es una cantidad de 0 a 255
position-kind-twice = «{ $kind }» aparece dos veces
position-at-shape = «at» necesita un lugar y recursos
position-at-twice = «at { $place }» aparece dos veces: une las líneas
position-seat-shape = «seat» necesita una facción y un tablero de jugador
position-mechs-shape = «mechs» necesita los números de los mechs, «at» y los lugares
position-structures-shape = «structures» necesita pares de estructura y hexágono
position-structure-twice = la estructura «{ $structure }» aparece dos veces
position-factory-shape = «factory» necesita el número de cartas
position-factory-words = tras el número de cartas de Fábrica van «cards» o «seen-by»
position-moving-shape = hacen falta la unidad, de dónde y adónde
position-moving-word = «{ $got }» no se espera aquí: hace falta steps, first, onward, asking o load
position-trap-shape = hacen falta un hexágono, el tipo de trampa, «armed» o «disarmed», y quizá «known»
position-combat-shape = «combat» necesita un hexágono, el puesto del atacante y el del defensor
position-combat-word = «{ $got }» no se espera aquí: hace falta committed, winner, duel, beaten, driven o lakes

## The whole game

position-version = la versión { $version } no se conoce: este programa lee la versión 1
position-seat-count = una partida tiene de 2 a { $most } puestos, no { $n }
position-no-seat = el puesto { $number } no existe: la partida tiene los puestos 1 a { $seats }
position-not-in-the-box = las facciones y tableros de Invasores de Tierras Lejanas no están en esta partida
position-automa-keys = marker, second-scheme, resource-box y automa-deck son de un Automa
position-taken = «{ $faction }» o «{ $mat }» ya está en uso: cada uno se juega una sola vez
position-sits-earlier = «{ $faction }» se sienta antes: los puestos van en sentido horario nordic, rusviet, togawa, crimea, saxony, polania, albion
position-card-not-in-game = la carta { $card } no está en esta partida
position-card-twice = la carta { $card } aparece dos veces
position-card-held-twice = la carta { $card } la tienen dos jugadores
position-card-elsewhere = la carta { $card } ya está en otro sitio: una carta está en un solo lugar
position-encounter-cards = hay más fichas de encuentro que cartas de encuentro
position-no-encounter-symbol = un hexágono sin símbolo de encuentro impreso no tiene ficha
position-aboard-on-board = lo que está a bordo de una aeronave se escribe bajo su puesto: «aboard food 2»
position-flags = Albión tiene cuatro banderas, y nadie más tiene
position-traps-of-togawa = solo Togawa coloca trampas
position-four-traps = Togawa tiene cuatro trampas
position-trap-twice = cada trampa una sola vez, y una sola ficha por hexágono: { $at }
position-factory-count = cartas: { $n }, pero con { $taken } tomadas quedan { $left }
position-factory-listed = el número de cartas enumeradas no cuadra
position-factory-unnamed = nombra las cartas dispuestas hasta ahora
position-two-objectives = un jugador tiene como mucho dos cartas de objetivo
position-open-objective-held = un objetivo descubierto no está en la mano de nadie
position-objective-deck = debe contener exactamente las cartas que nadie tiene en la mano
position-combat-card-count = hay más cartas de combate que 16 de valor 2, 12 de valor 3, 8 de valor 4 y 6 de valor 5
position-deck-differs = con estas manos y estos descartes contiene { $cards }
position-game-is-over = alguien ha colocado la sexta estrella: la partida ha terminado
position-not-over = nada ha terminado la partida: ni una sexta estrella, ni una loseta de resolución con todos los turnos jugados

## One seat

position-track-ends = «{ $track }» { $value }: el marcador termina en { $max }
position-six-stars = más de seis estrellas
position-stars-on-goal = demasiadas estrellas para «{ $star }»
position-goal-not-reached = una estrella por «{ $star }» necesita { $need }, y hay { $n }
position-tracker-stars = el marcador ha pasado menos estrellas del seguimiento de estrellas
position-mech-slot = número de mech { $slot }: nombra cada uno de 1 a 4 como mucho una vez
position-mech-places = nombra un lugar para cada mech desplegado
position-worker-count = un jugador tiene de 2 a 8 trabajadores en el tablero
position-cube-room = «{ $action }» no tiene sitio para tantos cubos
position-cubes = cada cubo movido está en un espacio rojo: «cubes» y «reduced» deben corresponderse
position-recruits = cada recluta está en una bonificación única: «recruits» y «bonuses» deben corresponderse
position-no-factory-card = la carta de Fábrica { $card } no existe
position-token-on-factory = el peón de acción no puede estar en una carta de Fábrica que el jugador no tiene
position-played-from-hand = las cartas tras el disco deben estar en la mano
position-dial-too-high = el disco muestra más de lo que el jugador puede gastar
position-star-track-ends = el seguimiento de estrellas termina en el espacio { $last }
position-automa-resources = ninguna carta de Automa muestra más de 4 recursos
position-automa-mechs = un Automa tiene hasta cuatro mechs, escritos «mechs at …» sin números
position-automa-pieces = un Automa no tiene estructuras, cubos, reclutas, objetivos, peón de acción ni carta de Fábrica descubierta
position-automa-popularity = la popularidad de un Automa no cambia nunca
position-automa-stars = un Automa tiene estrellas solo por tracker, combat y power, y una en un objetivo descubierto
position-star-track-of-automa = solo un Automa tiene un seguimiento de estrellas

## Pieces on the board

position-foreign-base = una unidad está en un cuartel general en el que no puede entrar
position-fighter-on-lake = un personaje o un mech está en un lago sin una habilidad que lo permita
position-worker-on-lake = un trabajador está en un lago sin un mech
position-resources-on-lake = en un lago solo hay recursos junto a una unidad
position-structure-on-lake = en un lago no hay estructuras
position-two-structures = dos estructuras están en el mismo hexágono
position-units-share = sus unidades están en { $at } junto a las del puesto { $seat }

## The turn

position-three-units = en una acción se mueven como mucho tres unidades
position-units-moved = en { $at } no hay tantas unidades
position-steps = una unidad tiene de 1 a 3 pasos
position-no-unit-there = en { $at } no hay ninguna unidad «{ $unit }» del puesto { $seat }
position-moved-before = «first» u «onward» no cuadra con las unidades que se han movido
position-load = la unidad no puede llevar consigo lo que dice «load»
position-not-moved-there = en { $at } un personaje o un mech que no se ha movido está entre enemigos
position-too-far = de { $from } no se llega a { $to } en un paso
position-no-unit-entered = en { $at } no hay ninguna unidad del jugador activo
position-airship-on-line = una aeronave y quienes van a bordo no forman parte de esta línea
position-eight-workers = nadie tiene más de 8 trabajadores
position-no-move-action = se han movido unidades, pero no hay ninguna acción Mover en curso
position-on-its-way = una unidad está en camino exactamente mientras se pregunta «carry», «onward» o «toll»
position-asking = «asking» se escribe exactamente mientras se pregunta «carry»

## The combat

position-attacks-itself = el jugador activo ataca a otro
position-no-airships-fight = sin aeronaves no combate ninguna
position-duel-apart = donde está la aeronave del jugador activo no se puede combatir contra una aeronave de ese puesto
position-combat-pending = se combate exactamente mientras «dials» o «aftermath» está pendiente
position-no-power-chosen = el puesto { $seat } no elige poder ahora
position-dial-not-set = el puesto { $seat } ya ha elegido, pero su disco no está ajustado
position-cards-played = el puesto { $seat } no puede jugar tantas cartas

## Frames

position-frames-pending = una partida sigue exactamente mientras hay algo pendiente
position-frame-depth = más preguntas pendientes de las que las reglas superponen
position-frame-at-bottom = «{ $frame }» no puede estar al fondo, sin nada debajo
position-frame-on-frame = «{ $frame }» no puede estar sobre «{ $below }»
position-frame-lacks = «{ $frame }» necesita { $need }
position-nobody-asked = la última pregunta pendiente no pide a nadie nada que se pueda responder

## The modules of The Wind Gambit

position-tiles-for-all = las losetas para todos necesitan las reglas +airships sin +airship-pairs
position-tiles-of-seat = las losetas de un solo puesto necesitan las reglas +airship-pairs, y una persona en el puesto
position-no-resolution = missions, trigger y clock son de una loseta de resolución
position-resolution-rules = una loseta de resolución necesita las reglas +resolutions
position-mission-count = más objetivos de los que descubre la loseta
position-mission-star = una estrella en un objetivo descubierto necesita ese objetivo entre «missions»
position-mission-stars = «mission-stars» nombra cada objetivo descubierto con una estrella
position-clock-after-trigger = una vez provocado el final, los turnos restantes de cada puesto están limitados
position-clock-seats = nombra los turnos restantes de cada puesto, o - donde nada los limita
position-no-turns = «{ $got }» no es un número de turnos: de 0 a 254, o -
position-no-track = «{ $got }» no es un marcador: again admite power y popularity
position-airship-rules = una aeronave necesita las reglas +airships
position-airship-place = una aeronave está sobre un territorio o en su propio cuartel general
position-automa-airship = la aeronave de un Automa se queda en su cuartel general
position-resources-aboard = su aeronave lleva como mucho { $most } recursos, y ningún trabajador
position-workers-aboard = su aeronave lleva como mucho { $most } trabajadores, y ningún recurso
position-character-aboard = su aeronave no lleva personajes
position-mech-aboard = una aeronave no lleva mechs

## What a frame needs, as it stands after "needs"

position-need-moving-line = una línea «moving»
position-need-moving-and-toll = una línea «moving», y recursos para las aeronaves sobre su destino
position-need-cards-in-hand = otras tantas cartas de combate en la mano
position-need-enough-to-pay = con qué pagar
position-need-adjacent-land = un territorio de tierra adyacente sin enemigos
position-need-both-sides = una línea «combat» con un personaje o un mech de ambos bandos en su hexágono
position-need-combat-line = una línea «combat»
position-need-automa-in-combat = un Automa en ese bando de un combate que aún no haya elegido
position-need-automa-active = un Automa como jugador activo
position-need-person-active = una persona como jugador activo
position-need-seat-of-the-game = un puesto de la partida
position-need-factory-card = una carta de Fábrica
position-need-option-and-gain = una opción y una ganancia de la carta
position-need-character-on-territory = el personaje en un territorio
position-need-encounter-there = el personaje donde se ha tomado una ficha de encuentro, y ningún enemigo
position-need-character-there = el personaje en ese hexágono, y ningún enemigo
position-need-own-territory = un territorio que controle el jugador activo
position-need-no-factory-card-yet = un personaje en la Fábrica, y todavía ninguna carta de Fábrica
position-need-factory-card-for-automa = cartas de Fábrica ya desplegadas, y un Automa sin ninguna
position-need-automa-choice = el disco del Automa, y otras tantas cartas de combate en su mano
position-need-card-to-deal = una carta que aún se deba repartir
position-need-cards-dealt = en la mano exactamente las cartas ya repartidas
position-need-bonus-tile-first = que primero se reparta la loseta de bonificación de estructura
position-need-tiles-first = que las losetas de Vientos de Guerra y Paz se repartan antes que cualquier carta
position-need-token-and-place = un personaje en un territorio libre, y una ficha
position-need-seen-by = el puesto activo entre «seen-by»
position-need-hex = un hexágono
position-need-land = un territorio de tierra
position-need-airship-with-steps = la aeronave del jugador activo en movimiento, con pasos restantes
position-need-toll-carried = una unidad que entra bajo esa aeronave con lo que se pide
position-need-airship-to-fight = una aeronave contra la que combatir
position-need-spy-victim = alguien a quien mirarle las cartas, y el precio
position-need-another-seat = otro puesto
position-need-exchange-there = una aeronave que pueda cambiar objetivos allí
position-need-objective-room = una aeronave que ha volado, y sitio para una carta de objetivo
position-need-refuge-and-workers = un refugio y los trabajadores en el cuartel general
position-need-hill-and-room = la Fábrica, y sitio en la loseta de resolución
