### Lessons, the guide, the first game, victories and statistics.

learn-lessons = Lecciones: { $solved } de { $of } resueltas
learn-lesson-col = Lección
learn-task-col = Tarea
learn-solved = resuelta
learn-solved-with = { $n ->
        [one] resuelta con { $n } pista
       *[other] resuelta con { $n } pistas
    }
learn-open = pendiente
learn-how = kosa learn NÚMERO juega una lección; kosa learn --first dice lo que debe saber quien empieza.
learn-task = Tarea: { $text }
learn-hint = Pista { $n } de { $of }: { $text }
learn-no-hint = No hay más pistas. La solución: { $moves }
learn-keys = Responde con un número, un lugar o una jugada. hint da una pista, again empieza de nuevo, why LUGAR dice por qué algo no se puede hacer, rules abre el libro de reglas, quit sale.
learn-well-done = ¡Resuelta! { $text }
learn-failed = No resuelta. { $text }
learn-again = Intro empieza de nuevo, quit sale.
learn-next = La siguiente: kosa learn { $number }
learn-kept-not = No se puede guardar que la lección está resuelta: { $why }.
learn-possible = Eso se puede hacer ahora.
learn-why-not = No es posible: { $why }.
book-rulings = Aclaraciones: { $list }
book-nothing = El libro de reglas no habla de esto: { $words }.
book-how = kosa rules --book TEMA abre un tema, --book y otras palabras buscan.
rivers-title = Quién cruza el agua
rivers-none = nada

guide-title = Primera partida, turno { $turn } de 5
guide-on = La guía habla en tus primeros cinco turnos; f la hace callar.
guide-off = La guía calla.
guide-help-key = la guía por tus primeros cinco turnos, sí o no
learn-help-why = por qué no se puede elegir nada donde está el cursor
guide-both = Elige { $action } y { $below }: en este turno puedes hacer las dos.
guide-both-with = Elige { $action } y { $below }: lo que te falta, { $what }, viene de la parte superior.
guide-fresh = Elige { $action }: ahora nadie está en esa acción.
guide-top = Elige { $action }.
guide-look-turn = Un turno es una sección: primero la acción de arriba, después la de abajo si puedes pagarla. El próximo turno tiene que ser otra sección.
guide-look-ability = Mira la habilidad de tu facción: vale desde el primer turno.
guide-look-own-ability = Tu facción tiene { $ability }. { $text }
guide-look-objective = De tus objetivos este está más cerca: { $name }. { $text } (se cumplen { $holds } de { $of } partes)
guide-look-star = La más cercana de las diez estrellas: { $star }, { $has } de { $of }.
guide-look-farewell = Ya sabes bastante. La sexta estrella termina la partida; la decide la fortuna en monedas, y la popularidad dice cuánto vale todo.

first-aim-title = De qué se trata
first-aim = Gana quien vale más monedas al final. La partida termina en cuanto alguien coloca la sexta estrella. Las estrellas, los territorios y los recursos valen monedas.
first-turn-title = Tu turno
first-turn = Pon tu peón en otra sección que la última vez. Haz lo de arriba, después lo de abajo si puedes pagarlo. Eso es todo; nada dura mucho.
first-resources-title = Qué paga qué
first-resources = Los trabajadores producen donde están: petróleo para mejoras, metal para mechs, madera para estructuras, alimento para reclutas, y en las aldeas más trabajadores. Lo que hay en un territorio que controlas es tuyo.
first-board-title = El tablero
first-board = Los ríos rodean tu tierra. Tu primer mech suele abrir el paso. Los túneles unen lugares lejanos. Es tu personaje quien tiene encuentros y visita la Fábrica del centro.
first-combat-title = Combatir
first-combat = El poder se gasta al combatir, y paga también quien gana. En muchas partidas se combate poco; cuenta que alguien podría atacar. Expulsar trabajadores cuesta popularidad.
first-popularity-title = Popularidad
first-popularity = Cuanto mayor es tu popularidad, más monedas vale cada estrella, territorio y par de recursos. Los escalones están en 7 y en 13.
first-stars-title = Estrellas
first-stars = Se pueden conseguir diez: todas las mejoras, todos los mechs, todas las estructuras, todos los reclutas, todos los trabajadores, un objetivo, dos combates, poder al máximo, popularidad al máximo. Con seis basta, así que elige.
first-begin-title = Cómo empezar
first-begin = Usa las dos partes en un turno siempre que puedas, consigue pronto más trabajadores y despliega pronto un mech. La guía te acompaña cinco turnos.

victory-faction = primera victoria: { $what }
victory-mat = primera victoria con el tablero { $what }
victory-players = primera victoria entre { $n } jugadores
victory-automa = primera victoria contra el Automa: { $what }
victory-resolution = primera victoria con { $what }
victory-star = primera victoria con la estrella: { $what }
victory-six-stars = primera victoria con seis estrellas
victory-without-combat = primera victoria sin combatir
victory-without-popularity = primera victoria sin popularidad
victory-airships = primera victoria con aeronaves
victory-most-coins = más monedas
victory-fewest-rounds = menos rondas
victory-most-rounds = más rondas
victory-largest-margin = mayor ventaja
victory-smallest-margin = menor ventaja
victory-not-earned = esta partida no lo merece: { $what }
victory-taken = alguien llegó antes: { $what }
victory-two-already = por esta partida ya hay dos categorías inscritas
victory-no-name = un nombre es una línea de letras visibles, 60 como mucho
victory-col-category = Categoría
victory-col-value = Valor
victory-col-name = Nombre
victory-col-day = Día
victory-title = Victorias: { $entered } de { $of }
victory-open = La última partida de { $name } merece: { $list }.
victory-open-how = kosa victories --enter CATEGORÍA --name NOMBRE la inscribe; dos por partida.
victory-none-open = Ninguna partida terminada merece un puesto libre.
victory-entered = Inscrita: { $what }, { $name }.

history-none = Aquí no se ha jugado ninguna partida hasta el final.
history-left-out = Sin contar: { $unfinished } sin terminar, { $unreadable } ilegibles.
history-col-what = Qué
history-col-games = Partidas
history-col-won = Ganadas
history-col-rounds = Rondas
history-col-fortune = Fortuna
history-col-best = Mejor
history-col-combats = Combates
history-all = todas
history-group-faction = por facción
history-group-mat = por tablero
history-group-seats = por número de jugadores
history-group-opponent = por rival
history-group-name = por nombre
history-stars = Estrellas: { $list }
history-categories = Monedas por partida: { $list }
share-no-link = esto no es una partida ni una posición como enlace
share-too-long = el enlace es demasiado largo
share-letter = el enlace tiene una letra que no puede estar
share-damaged = el enlace está cortado o dañado

## The command line

cli-about-learn = Lecciones: posiciones con una tarea, desde la primera jugada
cli-about-history = Las partidas jugadas hasta el final, con sus sumas
cli-about-victories = La hoja de victorias, e inscribir un nombre en ella
cli-about-share = Imprime un registro o una posición como una sola línea que lo contiene todo
cli-arg-learn-lesson = La lección que se juega, por su número o nombre; sin ella se listan todas
cli-arg-learn-first = Dice lo que debe saber quien empieza
cli-arg-learn-check = Comprueba el archivo de una lección: su solución y sus respuestas equivocadas
cli-arg-history-files = Registros que se cuentan en lugar de las partidas guardadas
cli-arg-history-csv = Imprime una tabla con comas entre los campos
cli-arg-victories-enter = La categoría que se inscribe
cli-arg-victories-name = El nombre que se inscribe; sin él, el del ganador
cli-arg-share-file = El registro o la posición; la entrada estándar si falta
cli-arg-rules-book = El libro de reglas: un tema, o palabras que buscar
cli-arg-rules-rivers = Quién cruza ríos y lagos, para estas facciones o para todas
cli-link = el enlace
cli-no-lesson = no hay ninguna lección { $name }
cli-name-a-lesson = indica el archivo de una lección
cli-not-whole = esta partida no se puede escribir como enlace
cli-no-category = '{ $text }' no es una categoría de la hoja
cli-nothing-won = aquí no se ha jugado ninguna partida hasta el final

study-learn = Aprender
study-learn-about = Lecciones, la primera partida, el reglamento.
study-played = Partidas jugadas
study-played-about = Resultados, victorias, estadísticas.
study-lessons = Lecciones
study-begin = Empezar: { $title }
study-go-on = Seguir: { $title }
study-first-game = Tu primera partida
study-play-first = Preparar una partida
study-book = Reglamento
study-book-about = Todas las reglas con nuestras palabras, con búsqueda y las aclaraciones en que se apoyan.
study-open-book = Abrir el reglamento
study-search-book = Buscar en las reglas
study-back-to-game = Volver a la partida
study-rulings = Aclaraciones
study-rulings-about = Cada número es una pregunta surgida en las mesas con su respuesta, guardada con el programa en su lista de aclaraciones.
study-lesson-to-it = Lección: { $title }
study-rule = Regla: { $title }
study-rules-of-this = Las reglas de esta pregunta
study-analyse = Estudiar una posición
study-analyse-about = Una posición que te enviaron o escribiste, con lo que haría un bot.
study-open-analyse = Abrir una posición
study-analyse-how = Pega una posición como texto, o un enlace que contenga una.
study-position = La posición
study-open-position = Abrirla
study-another-position = Otra posición
study-position-secrets = Una posición contiene todos los secretos: las cartas y los objetivos de todos.
study-hand-on = Pasarla a otros
study-copy-link = Copiar un enlace
study-copy-game = Copiar un enlace a esta partida
study-link-copied = El enlace está en el portapapeles. Lo contiene todo y no necesita servidor.
study-no-link = Esta partida no se puede escribir como enlace.
study-analyse-this = Estudiar esta posición
study-keep = Guardar entre tus partidas
study-kept = Ya está entre tus partidas.
study-not-kept = No se pudo guardar: { $why }.
study-in-force = en vigor
study-not-yet = todavía no
study-lesson-of = Lección { $n } de { $of }: { $title }
study-task = Tarea
study-solved = ¡Resuelto!
study-failed = No resuelto.
study-solution = La solución
study-hint = Una pista
study-another-hint = Otra pista
study-show-solution = Mostrar la solución
study-next = Lección siguiente
study-again = Empezar de nuevo
study-all-lessons = Todas las lecciones
study-why-how = Señala algo que no se pueda elegir y se te dice por qué.
study-coach = Guía
study-coach-on = La guía habla en mis cinco primeros turnos
study-coach-turn = turno { $n } de { $of }
study-show-me = Muéstrame
study-why = ¿Por qué?
study-another-idea = Otra idea
study-anything-else = Puedes hacer cualquier otra cosa.
study-quiet = Silencio, por favor
study-none-played = Aquí aún no se ha jugado ninguna partida hasta el final.
study-nameless = sin nombre
study-won = ganada
study-place = { $n }.º puesto
study-against = { $n ->
        [one] contra { $list }, una ronda
       *[other] contra { $list }, { $n } rondas
    }
study-bg-stats-about = Pasa esta partida a BG Stats, una aplicación que anota partidas, si está en este dispositivo.
study-import = Importar registros
study-sheet-about = Primeras veces, anotadas una sola vez: hasta dos por partida. Sin puntos ni clasificación.
study-victory = { $what }: { $name } ({ $n })
study-free = Aún libres
study-matrix = Victorias por facción y tablero
study-matrix-about = ganadas / jugadas
study-by-faction = Puntos por facción
study-by-faction-about = media, y la línea del peor al mejor
study-bar = { $who }: { $mean } de media, de { $least } a { $best }, { $n ->
        [one] una partida
       *[other] { $n } partidas
    }
study-endings = Cómo acaban tus partidas
study-endings-about = { $n ->
        [one] puntos, un resultado
       *[other] puntos, { $n } resultados
    }
study-by-game = Puntos, partida a partida
study-by-game-about = lleno: ganada; la línea es la media de diez
study-games-won = partidas, victorias
study-rounds = rondas, de media
study-combats = combates ganados, perdidos
study-best = máximo de puntos
study-sources = De dónde vienen los puntos
study-stars = Estrellas por meta
study-for-each-game = por partida
study-groups = Sumas
study-enter = Anota tu victoria
study-enter-about = ¡Has ganado! Elige hasta dos categorías; cada una queda para quien lo logró primero.
study-name = Tu nombre
study-see-sheet = La hoja de victorias

## Mirar de cerca

tui-key-reach = alcance
tui-key-place = territorio
tui-key-again = otra vez
tui-key-victory = victoria
tui-reach = { $who }: puede alcanzar lo marcado. Combate: { $fights }. Trabajadores expulsados: { $drives }. r: el siguiente.
tui-reach-off = No se muestra ningún alcance.
tui-place-all = i: todo
tui-nothing-there = Ahí no hay nada.
tui-combat-side = { $who }: { $fighters } { $fighters ->
    [one] unidad combate
   *[other] unidades combaten
}, poder { $power }, { $limit } de { $hand } cartas, { $most } como máximo.
tui-combat-workers = Trabajadores: { $n }.
tui-since = Desde tu último turno
tui-so-far = Lo que ha pasado hasta ahora
tui-margin = La ventaja: { $n }.
tui-stars-of = { $who }: popularidad { $popularity }; estrellas: { $stars }
tui-replay-plays = avanza solo
tui-help-reach = quién puede llegar adónde: primero tú, luego cada uno de los demás
tui-help-place = todo lo que hay en el territorio bajo el cursor
tui-help-again = tras la partida: otra con las mismas personas
tui-help-victory = tras la partida: anota tu victoria en la hoja
tui-help-plays = el registro avanza solo, y se detiene
cli-arg-theme = Colores para una ventana clara u oscura, o ninguno; si no, se pregunta a la terminal
tui-lesson-solved = Intro: la lección siguiente. Otra tecla: otra vez. q: la lista.
tui-lesson-failed = Intro: otra vez. u: deshacer el último paso. q: la lista.
cli-arg-learn-plain = Jugar línea a línea, e imprimir la lista
history-games = Partidas
cli-arg-history-plain = Imprime, sin pantalla
cli-arg-victories-plain = Imprime, sin pantalla
cli-arg-history-plays = Imprime cada partida como enlace para BG Stats, una aplicación que anota partidas
guide-aim-encounter = Tu personaje puede llegar a un encuentro: { $place }.
guide-aim-factory = Tu personaje puede llegar a la Fábrica y elegir allí una carta.
guide-aim-village = Un trabajador puede ir a una aldea y producir allí más trabajadores: { $place }.
guide-aim-field = Un trabajador puede ir adonde se produce { $resource }, con lo que se paga { $below }: { $place }.
guide-aim-out = Tu personaje puede salir del cuartel general: { $place }.
guide-aim-make = Tus trabajadores producirían { $what }.
guide-aim-take = Toma { $what }: es un paso hacia { $below }.
guide-aim-take-enough = Toma { $what }: entonces puedes pagar { $below }.
guide-aim-power = El poder es lo que los demás miran antes de atacarte.
guide-aim-popularity = Desde 7 de popularidad, y otra vez desde 13, todo lo que tienes vale más al final.
guide-now-top = Ahora: { $what }.
guide-now-bottom = Ahora paga por { $below }: así usas las dos filas en este turno.
study-server-sheet = Victorias en este servidor: { $entered } de { $of }
study-server-sheet-about = Quien gana aquí una partida puede anotarse en dos categorías; cada una queda para el primero que lo logró.
study-server-won = Tu victoria del { $day }
