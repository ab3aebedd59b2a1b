### The command line: what is wrong with it, and what its commands are for.

## What is wrong: one sentence without a full stop

cli-see-help = { $sentence } (véase «kosa --help»)
cli-say-what = di qué hacer: kosa play empieza una partida, kosa learn enseña el juego
cli-command-unknown = no existe la orden «{ $command }»
cli-command-near = no existe la orden «{ $command }»: ¿querías decir «{ $near }»?
cli-argument-unknown = «{ $arg }» no se espera aquí
cli-argument-near = «{ $arg }» no se espera aquí: ¿querías decir «{ $near }»?
cli-value-missing = «{ $arg }» necesita un valor
cli-value-unknown = { $arg }: «{ $value }» no es ninguno de { $known }
cli-value-wrong = { $arg }: { $fault }
cli-too-many-values = «{ $arg }» no admite el valor «{ $value }»
cli-no-number = «{ $value }» no sirve: { $expected }
cli-no-language = «{ $value }» no es un idioma de Kosa: elige entre { $known }
cli-no-seed = «{ $value }» no es una semilla: escribe un número de 0 a 18446744073709551615, o 64 cifras hexadecimales
cli-conflict = «{ $arg }» y «{ $prior }» no se pueden usar a la vez
cli-twice = «{ $arg }» solo se puede indicar una vez
cli-missing = falta algo: { $arg }
cli-wrong = no se entiende la línea de órdenes
cli-value-not-understood = no se entiende «{ $value }»
cli-no-utf8 = la línea de órdenes no es un texto en UTF-8

cli-standard-input = la entrada estándar
cli-no-text = { $file } no es un texto: el byte { $byte } no es UTF-8
cli-name-a-position = indica un archivo con una posición, o envíala a la entrada estándar
cli-name-a-record = indica un archivo con un registro, o envíalo a la entrada estándar
cli-name-moves = indica un archivo con jugadas, o envíalas a la entrada estándar
cli-both-from-input = posición y jugadas no pueden venir ambas de la entrada estándar
cli-keyboard = no se puede leer el teclado: { $why }
cli-output = no se puede escribir el resultado: { $why }
cli-move = jugada { $number } ({ $move }): { $fault }
cli-name-the-seat = se pregunta a los puestos { $seats }: nombra el que juega, como en «{ $example }»
cli-automa-and-bot = «{ $text }» pide un Automa y un bot en el mismo puesto
cli-taken-by-automa = «{ $text }» sienta a alguien en el puesto de un Automa
cli-no-player = «{ $text }» no es un jugador: escribe human, automa o uno de { $known }
cli-no-bot = no existe el bot «{ $text }»: elige entre { $known }
cli-bot-on-seat = «{ $text }» es un jugador: aquí un puesto tiene una facción, un tablero o un Automa
cli-bot-count = { $bots } bots para { $seats } jugadores: indica uno para cada uno
cli-seat-count = una partida tiene de 2 a { $most } puestos, no { $text }
cli-two-airship-tiles = --airships nombra dos losetas del mismo tipo ({ $side }): vale una de cada tipo
cli-two-resolutions = --resolution nombra dos losetas: solo vale una
cli-no-seat = el puesto { $seat } no está en esta partida: tiene los puestos 1 a { $most }
cli-over = la partida ha terminado
cli-no-automa = en esta posición no juega ningún Automa
cli-not-automa = en el puesto { $seat } no hay un Automa: elige entre { $known }
cli-which-automa = juegan varios Automas: indica uno con --seat: { $known }
cli-threads = no se pueden iniciar los hilos: { $why }
cli-interrupted = interrumpido después de { $played } de { $planned } partidas
cli-stuck = la partida no puede seguir: no se le pregunta nada a nadie, y es un fallo del programa
cli-no-address = «{ $value }» no es una dirección: escribe una como 127.0.0.1
cli-serve-at = Kosa está en { $url } (Ctrl-C lo cierra)
cli-serve-others = Los demás en tu red lo encuentran en { $url }
cli-serve-kept = Sus mesas se guardan en { $file }
cli-serve-no-page = este programa se compiló sin la página: «cargo xtask play» la compila, y «kosa play» es el juego en el terminal
cli-serve-not-a-page = { $file } no contiene ninguna página: «cargo xtask page» compila una
cli-serve-busy = el puerto { $port } está ocupado: indica otro con --port, o ninguno para obtener uno libre
cli-serve-listen = no se puede escuchar en { $address }: { $why }
cli-serve-stopped = el servidor se ha detenido: { $why }
cli-serve-database = no se puede usar la base de datos: { $why }
cli-serve-unreachable = ningún PostgreSQL responde en { $at }: { $why } (¿está en marcha, y es lo que dice --database?)
cli-push-key-none = { $file } no contiene ninguna clave para push: «kosa admin push-key» crea una
cli-push-contact = el contacto debe empezar por mailto: o https:
cli-push-random = este sistema no da azar para una clave

## Help

cli-usage-heading = Uso
cli-commands-heading = Órdenes
cli-arguments-heading = Argumentos
cli-options-heading = Opciones
cli-options = OPCIONES
cli-command = ORDEN
cli-default = { $text } (si no se indica: { $value })

cli-about = Juega y examina partidas de Scythe según las reglas del juego de mesa. No oficial; sin ilustraciones
cli-about-position = Mira una posición: mostrarla, listar o hacer jugadas, puntuarla, contar secuencias de jugadas
cli-about-position-show = Escribe la posición después de las jugadas
cli-about-position-legal = Escribe qué puede hacer cada uno al que se le pregunta
cli-about-position-play = Hace las jugadas; escribe qué ha pasado y la posición
cli-about-position-score = Escribe la puntuación por categorías, con clasificación y desempates
cli-about-position-perft = Cuenta las secuencias de jugadas hasta una profundidad
cli-about-replay = Muestra el registro de una partida jugada a jugada en el tablero; sin terminal lo comprueba y lo cuenta
cli-about-simulate = Juega muchas partidas entre bots y escribe estadísticas
cli-about-automa = Pregunta por el Automa: por qué hace lo que hace, sus cartas y sus niveles
cli-about-automa-explain = Dice qué haría un Automa con una carta en una posición, y por qué
cli-about-automa-cards = Lista las 19 cartas
cli-about-automa-levels = Lista los cuatro niveles con su seguimiento de estrellas, y los ajustes
cli-about-bench = Mide lo rápidas que son las reglas
cli-about-bench-playouts = Partidas al azar en un núcleo, con la lista completa de jugadas permitidas en cada decisión
cli-about-bench-solo = Partidas en solitario de un jugador al azar contra un Automa en un núcleo
cli-about-data = Pregunta por los datos de los componentes
cli-about-data-doubts = Lista cada dato que se apoya en menos de dos fuentes independientes
cli-about-rules = Lista los conjuntos de reglas y los interruptores
cli-about-new = Escribe el comienzo de una partida: una posición, o un registro sin jugadas
cli-about-play = Juega una partida en el terminal
cli-about-serve = Juega en el navegador, a solas o en mesas con otros: la página de Kosa y su servidor
cli-about-join = Siéntate a una mesa en un servidor, por su enlace
cli-about-saves = Lista las partidas guardadas

cli-arg-help = Escribe esta ayuda
cli-arg-version = Escribe la versión
cli-arg-lang = Idioma: en, it, es o pl; si no, el del sistema
cli-arg-json = Escribe JSON
cli-arg-file = Archivo con una posición como texto o JSON, o un registro (su última posición); - o nada: la entrada estándar
cli-arg-moves = Jugadas en notación, separadas por punto y coma; «2: dial 3» nombra el puesto
cli-arg-moves-file = Archivo con jugadas, una por línea, que se hacen después de las de --moves
cli-arg-position-play-viewer = Cuenta solo lo que este puesto puede saber, sin la posición; 0 para quien solo mira
cli-arg-depth = Longitud de las secuencias más largas
cli-arg-divide = Escribe en su lugar la cuenta bajo cada primera jugada
cli-arg-replay-file = El registro; - para la entrada estándar
cli-arg-quiet = Solo comprueba; no escribe más que el resultado
cli-arg-viewer = Cuenta solo lo que este puesto puede saber; 0 para quien solo mira
cli-arg-recover = Acepta un registro cuya última línea quedó cortada
cli-arg-replay-plain = Escribe línea a línea, como sin terminal
cli-arg-verify = Comprueba que todo lo que queda al azar sale de la semilla comprometida
cli-arg-commitment = El compromiso tal como se dijo antes de la partida: el registro debe decir el mismo
cli-arg-replay-seed = La semilla, si el registro no la dice
cli-arg-games = Cuántas partidas
cli-arg-simulate-seats = Número de puestos, o una lista como nordic/industrial,crimea/idle,automa:3,random
cli-arg-simulate-seed = Semilla de la serie; la misma semilla da las mismas partidas
cli-arg-rules = Reglas, por ejemplo "rulebook +trade-split"; véase «kosa rules»
cli-arg-max-turns = Abandona una partida tras tantos turnos, de todos los jugadores juntos
cli-arg-threads = Hilos; 0 para tantos como tenga la máquina
cli-arg-bot = Tipo de bot en cada puesto que no nombra otro
cli-arg-csv = Escribe una línea de valores separados por comas por partida y puesto
cli-arg-records = Escribe el registro de cada partida en esta carpeta
cli-arg-card = La carta robada
cli-arg-seat = El puesto del Automa, necesario si hay varios
cli-arg-then = Lo que sigue, en notación y separado por punto y coma: cartas robadas, respuestas en un combate
cli-arg-level = Nivel del Automa, por nombre o por número de 1 a 4
cli-arg-seconds = Cuántos segundos
cli-arg-bench-playouts-seed = Semilla de las partidas
cli-arg-bench-solo-seed = Semilla de las partidas
cli-arg-bench-playouts-seats = Número de puestos
cli-arg-new-seats = Número de puestos, o una lista como nordic/industrial,random/mechanical,crimea/automa:3:coins+1
cli-arg-seed = Semilla para todo lo que queda al azar
cli-arg-mats-in-order = Reparte los tableros de jugador en sentido horario en el orden de sus números
cli-arg-deal = Reparte la loseta de bonificación de estructura, los objetivos y las cartas de combate
cli-arg-new-record = Escribe un registro en vez de una posición
cli-arg-seats = Una lista como human=nordic/industrial,automa:3,human:Anna,random, o un número de puestos (tú contra bots); sin ella se abre una pantalla de preparación, y donde no hay terminal juegas contra el Automa
cli-arg-with = Pone en la partida una expansión, un módulo o una regla: nombres de interruptores separados por comas, como invaders-from-afar,promo-encounters
cli-arg-draft = Las facciones se eligen por turnos en el orden de los tableros
cli-arg-record = Escribe el registro de la partida en este archivo mientras se juega; si no, se guarda en la carpeta de datos
cli-arg-play-recover = Abre un registro dañado como estaba antes del daño; el archivo dañado se conserva con otro nombre
cli-arg-resume = Continúa la partida de este registro, o la última partida sin terminar
cli-arg-plain = Juega línea a línea, como sin terminal
cli-arg-explain = Línea a línea: cuenta cada razonamiento del Automa, no solo lo que hace
cli-arg-invaders = Juega con Invasores de Tierras Lejanas: siete facciones, hasta siete puestos
cli-arg-automa-cards-invaders = Muestra también los símbolos de Invasores de Tierras Lejanas
cli-arg-airships = Juega con aeronaves: losetas robadas, o dos elegidas como toll,ferry
cli-arg-airship-pairs = Da a cada jugador una pareja propia de losetas de aeronave
cli-arg-resolution = Juega con una loseta de resolución: robada, o elegida como land_rush
cli-arg-tiles = Qué losetas de Vientos de Guerra y Paz están en la caja: all para todas, verified para aquellas cuyo texto impreso se conoce lo bastante
cli-arg-port = Puerto; si no, el primero libre a partir de 4750
cli-arg-listen = Dirección en la que escuchar; 0.0.0.0 deja entrar a otros de la red
cli-arg-open = Abre la página en el navegador
cli-arg-page = Ofrece la página de esta carpeta en lugar de la del programa
cli-arg-database = Dónde se guardan mesas y personas: un archivo SQLite o postgres://…; si falta, un archivo de este usuario
cli-arg-link = El enlace de la mesa, como http://host:4750/t/…
cli-arg-name = Cómo te llamas allí, si eres nuevo

# The arena and the analysis.
cli-about-arena = Juega series entre bots y Automas: quién es más fuerte, con una clasificación
cli-arg-arena-seats = Quién participa: una lista como hard,automa:4 o easy/nordic,medium, o un número de bots medios
cli-arg-table = Cuántos juegan en una partida, en cada elección de quienes participan; si no, todos
cli-arg-pairs = Reparte solo estas parejas de facción y tablero, como nordic/industrial,crimea/patriotic
cli-arg-rounds = Una partida que dura más rondas cuenta como no terminada
cli-arg-arena-resume = Lleva un registro en este archivo (o carpeta), una línea por partida, y continúalo si existe
cli-arg-bids = Compara las parejas de facción y tablero con las pujas de este archivo: facción, tablero y puja separados por comas
cli-arg-arena-seed = Semilla de la serie; la misma semilla da las mismas partidas
cli-about-arena-train = Enseña a los bots haciéndolos jugar; continúa donde se detuvo la carpeta
cli-arg-arena-train-folder = Dónde se guardan puntos de control, curvas y pesos
cli-arg-arena-train-games = Partidas por jugar en total, incluidas las ya jugadas
cli-arg-arena-train-seed = Todo lo que queda al azar se deriva de aquí
cli-arg-arena-train-weights = Empieza con estos pesos si la carpeta aún no tiene un punto de control
cli-arg-arena-train-played = Partidas que produjeron esos pesos; cuentan como jugadas
cli-arg-ahead = Mira al turno siguiente al jugar: más lento, mejores partidas
cli-about-analyse = Dice los mejores planes para un turno, con lo que puede saber quien debe responder; de un registro, mira atrás toda la partida
cli-arg-turn = Analiza el principio de este turno de un registro
cli-arg-analyse-seat = Mira solo con los ojos de este puesto
cli-arg-plans = Cuántos planes
cli-arg-analyse-level = Cuánto pensar: easy, medium, hard o expert
cli-arg-nodes = Posiciones que mirar, en lugar de las del nivel
cli-arg-review = Mira atrás: probabilidades por turno y los turnos más costosos

## The Automa, explained

explain-head = Carta { $card } para { $faction } (puesto { $seat }, { $automa }): { $power }, seguimiento de estrellas: { $marker }, Esquema { $scheme }.
explain-head-water = Carta { $card } para { $faction } (puesto { $seat }, { $automa }): { $power }, seguimiento de estrellas: { $marker }, frenado por el agua, Esquema { $scheme }.
explain-supposed = Se supone: es su turno y la carta está en su mazo.
explain-marker = ficha
explain-advances = avanza
explain-stays = se queda
explain-cooperative = solo las personas son enemigas
explain-turn-over = El turno ha terminado.
explain-stops = Aquí se detiene: { $question } Sigue con --then.
explain-chance = decide el azar: { $question }
explain-decides = debe decidir { $who }: { $question }

cards-star = Carta { $card }: la ficha de seguimiento avanza
cards-star-skip = Carta { $card }: la ficha de seguimiento avanza; Autometta la salta
cards-no-star = Carta { $card }: sin estrella
cards-no-star-skip = Carta { $card }: sin estrella; Autometta la salta
cards-combat = combate: poder { $low } hasta 7, { $middle } hasta 13, { $high } desde 14; { $cards }; un territorio conquistado muestra { $resources }
cards-scheme = Esquema { $scheme }
cards-moves = movimientos
cards-gains = ganancias
cards-recruit = recluta
cards-else = si no,

levels-head = { $number } { $name }, se escribe { $written }
levels-track = seguimiento de estrellas: espacios 0 a { $last }, estrellas en { $stars }
levels-water = frenado por el agua hasta el espacio { $last }
levels-no-water = nunca frenado por el agua
levels-skip = se salta el turno con las cartas { $cards }
levels-all-moves = realiza cada símbolo válido de la primera fila
levels-retreat = las unidades de combate vencidas van al cuartel general, no al tablero de facción
levels-coins = { $what } más en una carta que da monedas
levels-power = { $what } más en una carta que da poder
levels-dials = Ajustes de cualquier nivel, escritos tras él: { $example }

## The rules in a list

rules-head = Conjuntos: rulebook (los reglamentos con las erratas impresas; el de partida), current (el reglamento de 2022 y las respuestas de la editorial). Escribe un conjunto e interruptores: "{ $example }".
rules-on = sí
rules-off = no
rules-switch = interruptor
rules-when-on = cuando está activo

# The draws of a record.
cli-verified = { $draws ->
    [one] El único sorteo sale
   *[other] Los { $draws } sorteos salen
    } de la semilla comprometida antes de la partida.
cli-verified-deal = También repartió facciones y tableros.
cli-verified-open = También repartió lo que los deseos dejaban abierto de facciones y tableros.
cli-verified-mats = También repartió los tableros; las facciones se eligieron.
cli-verified-lots = También repartió los pares de facción y tablero; quién tuvo cuál lo decidieron las pujas.
cli-verify-no-seed = el registro no dice su semilla: indícala con --seed
cli-verify-no-commitment = el registro no lleva compromiso de una semilla: sus sorteos no se pueden comprobar
cli-verify-deal = el comienzo de la partida no es el que reparte su semilla
cli-verify-other-commitment = el registro dice un compromiso distinto del indicado: esta no es la semilla comprometida

## Looking after a server

cli-about-admin = Cuida de un servidor: sus mesas, personas y copias
cli-about-admin-list = Enumera las mesas, primero las que han cambiado las últimas
cli-about-admin-people = Listar personas, las más recientes primero, con los id que toman «link» y «delete --person»
cli-about-admin-link = Crea un enlace para que entre quien no tiene otro modo, por ejemplo si ha olvidado la contraseña
cli-about-admin-close = Cierra una mesa, se juegue lo que se juegue en ella
cli-about-admin-export = Imprime una mesa con todo su registro en JSON; contiene la semilla de una partida en curso
cli-about-admin-delete = Borra una mesa con todo lo que ha pasado en ella, o una persona
cli-about-admin-backup = Copia una base de datos en un archivo con el servidor en marcha
cli-about-admin-push-key = Crear la clave con la que un servidor dice a los navegadores de quién es el turno
cli-arg-admin-link-person = El id de la persona («kosa admin people» los enumera), o el nombre con el que vuelve
cli-arg-admin-link-at = La dirección en la que se llega al servidor, para el enlace: https://play.example
cli-arg-admin-close-table = El identificador de la mesa
cli-arg-admin-export-table = El identificador de la mesa
cli-arg-admin-export-record = Imprime en su lugar el acta de una partida terminada
cli-arg-admin-delete-id = El identificador de la mesa o de la persona
cli-arg-admin-delete-person = Es una persona: los nombres y lo dicho se quitan de los registros
cli-arg-admin-backup-file = Adónde; un archivo que aún no existe
cli-arg-admin-push-key-file = Dónde; un archivo que aún no existe
cli-arg-serve-log = Qué se anota en la salida de errores: off, error, warn, info o debug
cli-arg-serve-log-json = Las líneas anotadas son JSON
cli-arg-serve-tables-of-one = Cuántas mesas sin acabar puede haber creado una persona
cli-arg-serve-push-key = Avisar a los navegadores con la página cerrada cuando le toca a alguien, con la clave de este archivo («kosa admin push-key» crea una)
cli-arg-serve-push-contact = Cómo te localizan quienes llevan los servicios push: mailto:… o https:…; algunos quieren saberlo
admin-link = quien abra este enlace es { $what } allí: sirve una vez, durante un día, y durante una hora se puede elegir una contraseña nueva sin la anterior
admin-closed = { $what } está cerrada
admin-deleted = { $what } está borrado
admin-copied = copiado en { $what }
admin-push-key = la clave está en { $what }: guárdala e inicia el servidor con --push-key { $what }
admin-not-found = aquí no existe '{ $text }'
admin-no-record = aquí no existe '{ $text }', o su partida no ha terminado
admin-counts = { $people } personas; mesas: { $waiting } esperando, { $playing } jugando, { $over } terminadas, { $closed } cerradas
admin-waiting = esperando
admin-playing = jugando
admin-over = terminada
admin-closed-word = cerrada
