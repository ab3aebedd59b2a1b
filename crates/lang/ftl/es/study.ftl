### Aprender y recordar en el navegador y en las pantallas de la terminal.

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
tui-combat-side = { $who }: combaten { $fighters }, trabajadores { $workers }, poder { $power }, cartas { $hand }, puede jugar { $limit }, como mucho { $most }.
tui-since = Desde tu último turno
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
