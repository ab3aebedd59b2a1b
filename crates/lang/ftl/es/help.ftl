### Help: every symbol and term in a sentence.

## Faction abilities

help-ability-swim = Tus trabajadores pueden cruzar ríos.
help-ability-relentless = Puedes volver a elegir la sección de tu turno anterior.
help-ability-maifuku = Después de mover tu personaje puedes colocar en su territorio una trampa armada a tu elección, si no hay ya una.
help-ability-coercion = Una vez por turno puedes pagar una carta de combate, valga lo que valga, como un recurso de cualquier tipo.
help-ability-dominate = No tienes límite de estrellas por combates y objetivos, y conservas el segundo objetivo.
help-ability-meander = Puedes elegir hasta dos opciones de una carta de encuentro.
help-ability-exalt = Después de mover tu personaje puedes plantar una bandera en su territorio, si no hay ya una.

## Mech abilities

help-ability-riverwalk = Personaje y mechs cruzan ríos hacia { $a-plural } y { $b-plural }.
help-ability-seaworthy = Personaje y mechs entran y salen de los lagos, y pueden retirarse a un lago adyacente.
help-ability-submerge = Personaje y mechs entran y salen de los lagos, y pasan de un lago a cualquier otro.
help-ability-suiton = Personaje y mechs entran y salen de los lagos, y al combatir allí juegan una carta de combate más.
help-ability-speed = Personaje y mechs se mueven un territorio más.
help-ability-township = Personaje y mechs pasan entre la Fábrica y las aldeas que controlas como si fueran adyacentes.
help-ability-underpass = Personaje y mechs pasan entre los túneles y las montañas que controlas como si fueran adyacentes.
help-ability-wayfare = Personaje y mechs van a tu cuartel general o al de una facción que no juega, a cualquier distancia.
help-ability-artillery = Antes de un combate puedes gastar 1 de poder para que el rival pierda 2.
help-ability-disarm = Antes de un combate en un túnel el rival pierde 2 de poder.
help-ability-scout = Antes de un combate tomas al azar una carta de combate del rival.
help-ability-sword = Antes de un combate en el que atacas, el rival pierde 2 de poder.
help-ability-shield = Antes de un combate en el que defiendes, ganas 2 de poder.
help-ability-ronin = Antes de un combate en el que tienes exactamente una unidad, puedes ganar 2 de poder.
help-ability-peoples_army = En un combate en el que tienes un trabajador puedes jugar una carta de combate más.
help-ability-camaraderie = No pierdes popularidad por expulsar trabajadores al ganar un combate como atacante.
help-ability-toka = Una vez por turno tu personaje o un mech puede cruzar un río.
help-ability-shinobi = Personaje y mechs van a cualquier territorio con una trampa; allí se puede volver a armar una desarmada.
help-ability-burrow = Personaje y mechs cruzan ríos al entrar o salir de un territorio con túnel o con tu propia mina.
help-ability-rally = Personaje y mechs van a cualquier territorio con un trabajador o una bandera tuyos.

## The board

help-terrain-mountain = En una montaña los trabajadores producen metal.
help-terrain-farm = En una granja los trabajadores producen alimento.
help-terrain-forest = En un bosque los trabajadores producen madera.
help-terrain-tundra = En la tundra los trabajadores producen petróleo.
help-terrain-village = En una aldea los trabajadores producen más trabajadores.
help-terrain-lake = Solo una habilidad permite entrar en un lago; allí no se construye ni se produce.
help-terrain-factory = En su primera visita tu personaje toma una carta de Fábrica; al final la Fábrica cuenta como tres territorios.
help-resource-food = El alimento paga el alistamiento de reclutas; se produce en granjas.
help-resource-metal = El metal paga el despliegue de mechs; se produce en montañas.
help-resource-oil = El petróleo paga las mejoras; se produce en la tundra.
help-resource-wood = La madera paga la construcción de estructuras; se produce en bosques.
help-unit-character = Tu personaje combate, tiene encuentros y visita la Fábrica; lleva recursos pero no trabajadores.
help-unit-mech = Un mech combate, lleva recursos y trabajadores, y da su habilidad a tu personaje y a todos tus mechs.
help-unit-worker = Un trabajador produce y te permite construir y desplegar donde está; no combate y vuelve al cuartel general cuando llega un personaje o mech enemigo.
help-unit-airship = Una aeronave vuela sobre ríos, lagos y enemigos y lleva carga; no combate, no controla territorios y no usa túneles ni habilidades.
help-structure-monument = El monumento da 1 de popularidad cada vez que refuerzas.
help-structure-armory = El arsenal da 1 de poder cada vez que compras.
help-structure-mill = El molino produce como un trabajador en su propio territorio, además de los territorios elegidos.
help-structure-mine = La mina es un túnel que solo tú puedes usar.

## Actions

help-top-move = Mueve varias unidades distintas un territorio cada una, o toma monedas.
help-top-bolster = Paga una moneda y gana poder o cartas de combate.
help-top-trade = Paga una moneda y gana dos recursos de cualquier tipo en un territorio con un trabajador tuyo, o popularidad.
help-top-produce = Paga el coste que muestran los trabajadores en juego; producen todos los trabajadores de los territorios elegidos.
help-bottom-upgrade = Paga petróleo y mueve un cubo de tecnología: una acción de la parte superior da más, una de la parte inferior cuesta menos.
help-bottom-deploy = Paga metal y pon un mech en un territorio con un trabajador tuyo; desde ahora su habilidad es tuya.
help-bottom-build = Paga madera y pon una estructura en un territorio con un trabajador tuyo que aún no tenga ninguna.
help-bottom-enlist = Paga alimento y alista un recluta: una bonificación ahora, y otra cada vez que tú o un vecino realice esa acción de la parte inferior.

## Stars

help-star-upgrades = Has hecho las seis mejoras.
help-star-mechs = Has desplegado los cuatro mechs.
help-star-structures = Has construido las cuatro estructuras.
help-star-recruits = Has alistado los cuatro reclutas.
help-star-workers = Tus ocho trabajadores están en el tablero.
help-star-objective = Has revelado un objetivo cumplido.
help-star-combat = Has ganado un combate; así se consiguen hasta dos estrellas.
help-star-popularity = Has llegado a 18 de popularidad.
help-star-power = Has llegado a 16 de poder.
help-star-tracker = La ficha del Automa ha llegado a una estrella de su seguimiento de estrellas.
help-star-mission = Has cumplido un objetivo que está descubierto para todos.
help-star-tile = Controlabas la Fábrica al empezar tu turno y has colocado una estrella en la loseta de resolución.

## Structure bonus tiles

help-tile-tunnels_adjacent = Al final recibes monedas por los túneles adyacentes a tus estructuras, cada uno una vez.
help-tile-lakes_adjacent = Al final recibes monedas por los lagos adyacentes a tus estructuras, cada uno una vez.
help-tile-encounters_adjacent = Al final recibes monedas por los encuentros adyacentes a tus estructuras, cada uno una vez, con ficha o sin ella.
help-tile-on_tunnels = Al final recibes monedas por tus estructuras en túneles.
help-tile-in_a_row = Al final recibes monedas por tu fila recta de estructuras más larga.
help-tile-on_farm_or_tundra = Al final recibes monedas por tus estructuras en granjas y tundras.
## Airship tiles and resolution tiles, as in the data

help-airship-bombard = Una vez durante su movimiento, sobre un territorio que un rival ocupa o controla, tu aeronave puede gastar 1, 2 o 3 recursos de a bordo: ese rival pierde 1, 3 o 5 de poder.
help-airship-bounty = Cuando ganas un combate bajo tu aeronave, ganas 2 monedas por cada personaje o mech del perdedor que se retira.
help-airship-siege_engine = Un personaje o mech rival que empieza su movimiento bajo tu aeronave te paga 1 moneda por irse; sin la moneda se queda.
help-airship-distract = Cuando combates bajo tu aeronave, tu rival puede jugar una carta de combate menos.
help-airship-espionage = Donde tu aeronave termina su movimiento sobre un territorio que ocupa un rival puedes pagar 1 moneda, una vez por turno, para mirar las cartas de combate de ese rival y tomar una al azar.
help-airship-blitzkrieg = Donde tu aeronave termina su movimiento en un territorio con otra aeronave, las dos pueden combatir después de la acción de mover, antes de cualquier otro combate allí: cada bando ajusta su disco de poder y puede añadir una carta de combate. El ganador coloca una estrella de combate como siempre; la aeronave perdedora vuelve a su cuartel general con su carga, y las demás unidades quedan al margen.
help-airship-toll = Una unidad rival entra en el territorio bajo tu aeronave, o lo atraviesa, solo con al menos un recurso; cada una de esas unidades deja uno en tu aeronave mientras haya sitio.
help-airship-war_correspondent = Después de cada combate bajo tu aeronave, luche quien luche, ganas 1 de popularidad.
help-airship-ferry = Un lago bajo tu aeronave es tierra para tus unidades: entran en él desde cualquier territorio adyacente y salen a cualquier territorio adyacente.
help-airship-boost = Tus trabajadores que empiezan su movimiento bajo tu aeronave pueden moverse un territorio más.
help-airship-drill = El territorio bajo tu aeronave es un túnel para tus unidades.
help-airship-hero = Tu aeronave puede llevar a tu personaje además de su carga. A bordo el personaje no combate, no controla ni encuentra nada; si baja al final del movimiento de la aeronave donde no hay unidades rivales, tiene el encuentro o visita la Fábrica como si hubiera llegado a pie, y ya no se mueve en este turno.
help-airship-safe_haven = Tu aeronave controla su territorio mientras ningún rival lo ocupe; entretanto tus unidades pueden retirarse allí en vez de ir al cuartel general.
help-airship-reap = Cuando produces, tus trabajadores bajo tu aeronave producen también, además de los territorios que eliges.
help-airship-craft = Puedes desplegar mechs y construir estructuras bajo tu aeronave sin un trabajador, siempre que no haya unidades rivales en el territorio. No puede ser un lago ni, para una estructura, tener ya una.
help-airship-negotiate = Donde tu aeronave termina su movimiento sobre una aldea que ningún rival ocupa puedes, una vez por turno, descartar una carta de objetivo para robar otra y ganar 1 de popularidad.

help-resolution-land_rush = La sexta estrella no termina la partida: después del turno en que un jugador tiene por primera vez seis estrellas, cada uno de los demás juega un turno más. Antes de puntuar, quien controla más territorios (la Fábrica cuenta como tres) gana 10 monedas, y el segundo 5; los jugadores igualados ganan 5 monedas cada uno, y si el empate es en cabeza no se premia a nadie más.
help-resolution-factory_explosion = El primer jugador que tiene cinco estrellas en su propio turno gana 5 monedas; luego todos juegan dos turnos más. Después la Fábrica estalla: personajes, mechs y trabajadores en ella y en los seis territorios de alrededor van a su cuartel general, y cada uno da a su dueño 1 de popularidad; estructuras, fichas, recursos y aeronaves se quedan. Entonces se puntúa.
help-resolution-spoils_of_war = Las estrellas de combate solo las limitan las seis estrellas de un jugador, y quien gana un combate quita 2 monedas al perdedor, o las que haya. Después del turno en que un jugador tiene por primera vez seis estrellas, cada uno de los demás juega un turno más.
help-resolution-king_of_the_hill = Al empezar tu turno, si controlas la Fábrica, puedes colocar una estrella en esta loseta, como mucho dos en la partida. La partida termina al empezar el turno de quien tiene seis estrellas y controla la Fábrica, o cuando todos han jugado dos turnos más desde la primera sexta estrella.
help-resolution-deja_vu = Cuatro metas admiten una estrella más de cada jugador: 16 de poder y 18 de popularidad, para quien bajó y vuelve a alcanzarlos, un segundo objetivo y un tercer combate. La sexta estrella termina la partida como siempre.
help-resolution-mission_possible = Dos cartas de objetivo quedan descubiertas junto al marcador de victoria: cada una es una meta más para todos los jugadores. Después de una sexta estrella cada uno de los demás juega un último turno, sin acciones de mover. Un Automa empieza con una estrella en una de las dos.
help-resolution-doomsday_clock = Todos juegan exactamente 20 turnos, con estrellas o sin ellas; entonces se puntúa.
help-resolution-backup_plan = Cuando un jugador coloca la sexta estrella se puntúa la posición tal como está. Si ese jugador va por delante de todos, la partida termina al instante; si no, todos juegan un turno más, ese jugador el último.

## The Automa

help-trap = Un rival cuya unidad entra en esta trampa armada pierde { $what }.
help-level-autometta = El Automa fácil se salta el turno con algunas cartas y llega despacio a sus estrellas.
help-level-automa = El Automa normal.
help-level-automaszyna = El Automa difícil llega antes a sus estrellas.
help-level-ultimaszyna = El Automa muy difícil hace todos los movimientos de su carta, gana más, cruza el agua desde el principio y se retira a su cuartel general.
help-dial-skip-turns = El Automa se salta el turno con las cartas que muestran el engranaje tachado.
help-dial-coins = El Automa gana ese número de monedas de más o de menos con una carta que da monedas.
help-dial-power = El Automa gana esa cantidad de poder de más o de menos con una carta que da poder.
help-dial-move-check = Antes de que el Automa mueva se descubre una carta de combate: un 4 o un 5 cancela sus movimientos de este turno.
help-dial-deploy-check = Antes de que el Automa despliegue se descubre una carta de combate: un 4 o un 5 lo cancela este turno.
help-dial-all-moves = El Automa realiza todos los movimientos válidos de su carta, no solo el primero.

## Rule switches: what each does when it is on

help-switch-workers-retreat-at-once = Los trabajadores alcanzados por un personaje o mech se retiran al instante, y otra unidad puede pasar; si no, tras toda la acción de mover.
help-switch-workers-walk-out = Un trabajador puede salir por sí mismo de un territorio con unidades rivales; si no, solo un mech puede llevárselo de allí.
help-switch-objectives-between-actions = Los objetivos se revelan solo antes o después de una acción; si no, siempre que se te pida algo en tu turno, fuera del combate.
help-switch-relentless-factory = La habilidad Implacable vale también para la carta de Fábrica.
help-switch-ban-rusviet-industrial = Los Rusoviéticos nunca juegan con el tablero Industrial.
help-switch-ban-crimea-patriotic = Crimea nunca juega con el tablero Patriótico.
help-switch-wayfare-home = Con la habilidad Caminante se llega también al cuartel general de Crimea, además de los inactivos.
help-switch-mill-under-enemy = Un molino produce incluso en un territorio controlado por un rival.
help-switch-disarm-on-mine = La habilidad Desarmar vale también en el territorio de la mina de Sajonia.
help-switch-ask-scout-and-disarm = Antes de cada combate dices si usas Explorador o Desarmar; si no, ocurren por sí solas.
help-switch-camaraderie-any-retreat = Camaradería ahorra popularidad también por los trabajadores expulsados sin combate; si no, solo tras un combate ganado como atacante.
help-switch-trade-needs-worker = Para comprar necesitas un trabajador en un territorio, también para la popularidad; si no, solo para los recursos.
help-switch-trade-split = Los recursos de una compra pueden ir a territorios distintos.
help-switch-enlist-counts-itself = Un recluta tomado de la sección Alistar gana su bonificación permanente ya con esta acción.
help-switch-neighbours-before-sixth-star = Los vecinos reciben su bonificación de recluta aunque la acción dé la sexta estrella al jugador activo.
help-switch-no-gifts = Juego de torneo: las monedas no cambian de manos.
help-switch-mats-in-order = Los tableros de jugador se reparten en sentido horario en orden numérico, desde un jugador al azar; si no, al azar.
help-switch-invaders-from-afar = Las facciones y tableros de Invasores de Tierras Lejanas están en la caja, hasta siete jugadores.
help-switch-airships = Cada jugador tiene una aeronave de Vientos de Guerra y Paz; dos losetas dicen qué saben hacer las aeronaves.
help-switch-airship-pairs = Cada jugador tiene una aeronave con dos losetas propias; si no, las mismas dos valen para todos.
help-switch-airship-either-freight = Una aeronave lleva hasta 3 recursos o hasta 2 trabajadores, a elección, pero nunca ambos a la vez; si no, lo que muestra la loseta agresiva.
help-switch-airship-loads-own = Una aeronave sube recursos solo de territorios que controla su jugador; si no, también de los que nadie controla.
help-switch-resolutions = Una loseta de resolución de Vientos de Guerra y Paz dice cómo termina la partida, en vez de la sexta estrella.
help-switch-verified-tiles = Las losetas de aeronave y de resolución cuyo texto impreso no se conoce lo bastante se quedan en la caja.
help-switch-promo-encounters = Las cartas de encuentro 29 a 42 están en el mazo.
help-switch-promo-objectives = Las cartas de objetivo 24 a 27 están en el mazo.
help-switch-promo-factory = Las cartas de Fábrica 13 a 18 están en el mazo.
help-switch-automa-cooperative = Personas contra Automas: los Automas combaten solo contra personas, y al final se comparan las medias.
help-switch-automa-shared-deck = Varios Automas roban de un solo mazo.
help-switch-automa-wind-gambit = Vientos de Guerra y Paz se juega con un Automa según reglas nuestras: no se encontró su reglamento.
help-switch-automa-avoids-airships = El Automa no mueve a territorios bajo una aeronave enemiga.
help-switch-automa-meets-toll = Con un Automa la loseta Toll sigue en juego; el Automa, que no lleva nada, no puede entrar donde habría que pagarla.
help-switch-automa-tile-popularity = La popularidad que da una loseta de resolución cuenta también para el Automa.
help-switch-automa-star-first = La ficha del Automa avanza en su seguimiento de estrellas antes de la bonificación de recluta de las personas.
help-switch-automa-base-by-land = Para el Automa la distancia a un cuartel general pasa por sus dos territorios de tierra.
help-switch-automa-character-first = En el mismo sitio el Automa elige su personaje antes que un mech.
help-switch-automa-adjacent-only = Lo que una unidad de una persona alcanzaría por túneles y similares no cuenta como su vecindad.
help-switch-automa-workers-dare = El trabajador del Automa mueve aunque todos los territorios estén cerca de unidades de combate de personas.
help-switch-automa-card-limit = El Automa juega como mucho una carta de combate por cada una de sus unidades de combate.
help-switch-automa-immune = Las habilidades usadas antes del combate no tocan el poder ni las cartas del Automa.
help-switch-automa-defender-first = Cuando dos Automas combaten, el defensor roba primero.
help-switch-automa-token-for-territories = La ficha de desempate decide solo entre territorios; entre unidades, el orden de lectura.
help-switch-automa-distance-on-foot = Mientras el agua lo frena, el Automa cuenta las distancias por los caminos que sus unidades podrían recorrer a pie.
help-switch-automa-mechs-carry = Un mech que el Automa mueve por su símbolo lleva consigo a los trabajadores que están con él.
help-switch-automa-shuffle-forgets = Cuando se baraja el mazo del Automa, los recursos que encuentra cuentan 0 hasta su próxima carta fuera de combate.
help-switch-automa-allies = En una partida cooperativa las unidades de los otros Automas forman la vecindad de un Automa como las suyas.
help-switch-automa-begins = Empieza el primer Automa en sentido horario desde la persona con el tablero más bajo.
help-switch-automa-keep-shared-deck = El paso al Esquema II no baraja un mazo que comparten varios Automas.
help-switch-automa-invaders-wade = Como Albión o Togawa, al Automa nunca lo frena el agua.
help-switch-automa-tokens-on-new-ground = El Automa coloca una bandera o trampa solo adonde ha ido su personaje, no donde se quedó.
help-switch-automa-tokens-score-nothing = Las banderas y trampas del Automa no cuentan al final.
help-switch-automa-traps-miss = Una trampa a la que mueve el Automa se desarma y no le quita nada.
help-switch-automa-defence-spares-resources = Donde el Automa gana como defensor los recursos se quedan; solo sus ataques los retiran.

## Terms

help-term-action_token = Cada turno tu peón de acción va a otra sección; puedes realizar la acción de su parte superior y luego la de su parte inferior.
help-term-top_row = Las acciones de la parte superior cuestan poco y están en distinto orden en cada tablero de jugador.
help-term-bottom_row = Las acciones de la parte inferior cuestan recursos, se abaratan con mejoras y dan monedas.
help-term-territory = Un territorio es un hexágono del tablero; los cuarteles generales no lo son.
help-term-control = Controlas un territorio con una unidad tuya, o con una estructura tuya si no hay unidades enemigas.
help-term-river = Las unidades cruzan un río solo con una habilidad.
help-term-tunnel = Para mover, todos los túneles son adyacentes entre sí.
help-term-home_base = Las unidades salen del cuartel general y se retiran a él; normalmente ninguna entra.
help-term-encounter = Un personaje que llega a una ficha de encuentro se detiene, la descarta y roba una carta de encuentro.
help-term-factory_card = Una carta de Fábrica es una quinta sección: su parte superior es propia, la inferior mueve una unidad hasta dos veces.
help-term-power = El poder se gasta en combate; 16 de poder dan una estrella.
help-term-popularity = La popularidad decide cuántas monedas valen al final estrellas, territorios y recursos; 18 da una estrella.
help-term-coins = Las monedas pagan acciones, y al final gana quien más tiene.
help-term-combat_cards = En combate puedes añadir una carta de combate de 2 a 5 por cada personaje y mech presente.
help-term-combat = Ambos eligen en secreto poder y cartas; gana la suma mayor, los empates son del atacante, las unidades del perdedor se retiran.
help-term-retreat = Las unidades vencidas y los trabajadores expulsados van a su cuartel general y dejan sus recursos.
help-term-objective = Revela una carta de objetivo en tu turno cuando se cumple todo lo que pide, para ganar una estrella.
help-term-stars = La partida termina en cuanto alguien coloca la sexta estrella.
help-term-cubes = Un cubo de tecnología movido de un espacio verde a uno rojo mejora una acción y abarata otra.
help-term-recruits = Un recluta da una bonificación una vez, y otra cada vez que tú o un vecino realice su acción de la parte inferior.
help-term-structure_bonus = La loseta de esta partida da monedas al final según dónde estén tus estructuras.
help-term-score = Monedas, más monedas por estrellas, territorios y parejas de recursos según la popularidad, más la bonificación de estructura.
help-term-flag = Solo Albión planta banderas: al final cada una cuenta como un territorio más si Albión controla su territorio y este no toca su cuartel general.
help-term-trap = Solo Togawa coloca trampas: una unidad enemiga que entra en una trampa armada se detiene y pierde lo que esta muestra; al final las armadas mantienen los territorios vacíos.
help-term-automa = El Automa es un rival artificial guiado por un mazo de cartas.
help-term-star_track = La ficha del Automa avanza por su seguimiento de estrellas; en algunos espacios el Automa coloca una estrella.
help-term-scheme = Las cartas de Automa tienen dos mitades: primero el Esquema I, más tarde el Esquema II.
help-term-airship_tiles = Una loseta de aeronave agresiva y una pasiva dicen qué saben hacer todas las aeronaves, o la de un jugador cuando se reparten parejas.
help-term-airship_range = La loseta pasiva dice cuántos territorios vuela una aeronave en un movimiento, uno más con una carta de Fábrica; nunca vuela a un cuartel general.
help-term-freight = Una aeronave lleva hasta tres recursos o hasta dos trabajadores, según la loseta agresiva; los sube y los descarga durante su movimiento, y los recursos de a bordo pagan y puntúan.
help-term-refuge = Con Safe Haven las unidades vencidas y los trabajadores expulsados pueden ir bajo su propia aeronave en vez de al cuartel general, si ningún rival ocupa ese territorio.
help-term-resolution_tile = Una loseta de resolución dice cuándo termina la partida, en vez de la sexta estrella; nadie coloca más de seis estrellas.
help-term-open_objective = Un objetivo descubierto es una meta para todos: cada jugador puede colocar una estrella por él.
help-term-turns_left = Con una loseta de resolución, cuando el final está cerca, se cuentan los turnos que quedan a cada uno; cuando a nadie le queda ninguno se puntúa.
help-term-unchecked = El texto impreso de esta loseta no se conoce, o solo en parte: lo que hace aquí es nuestro, hasta que lo corrija quien la tenga.
help-term-unofficial = No se encontró el reglamento del Automa para Vientos de Guerra y Paz: en una partida así el Automa sigue reglas nuestras.
