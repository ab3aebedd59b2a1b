### The page in a browser: what it says around a game.

page-needs-scripts = A Kosa se juega en el navegador y hace falta JavaScript.
page-new-version = Hay una versión nueva lista: cárgala
page-welcome = Scythe según sus reglas, a solas o en una mesa

## Rooms

page-nav = Las salas
page-nav-play = Jugar
page-nav-games = Partidas guardadas
page-nav-help = Ayuda
page-nav-settings = Ajustes
page-notices = Mensajes
page-close = Cerrar
page-back = Atrás
page-no-language = No se ha podido cargar este idioma; la página sigue como está.
page-part-missing = No se ha podido cargar esta parte de la página: ¿hay conexión?
page-fetch-again = Reintentar
page-continue = Continuar
page-waiting = { $n ->
    [one] Una partida espera.
   *[other] { $n } partidas esperan.
}
page-all-games = Todas
page-game-title = { $faction }, ronda { $n }
page-automa = Contra el Automa
page-automa-about = A solas contra el rival que sigue las cartas. Funciona sin red.
page-automa-start = Tú contra un Automa, facciones y tableros al azar, todas las reglas como están impresas.
page-bots = Contra bots
page-bots-about = Jugadores hechos de código se sientan a tu mesa.
page-bots-start = Tú contra dos bots, facciones y tableros al azar, todas las reglas como están impresas.
page-hot-seat = En un mismo aparato
page-hot-seat-about = Varias personas en este aparato; las manos quedan ocultas.
page-hot-seat-start = Dos personas juegan aquí por turnos. Abajo se dan nombres y más puestos.
page-watch = Mirar a los bots
page-watch-about = Tres bots juegan, tú miras.
page-watch-start = Tres bots juegan entre sí.
page-start = Empezar
page-first-time = ¿Primera vez? Empieza sin más: la guía te dice qué hacer en tus cinco primeros turnos.
page-strength = Fuerza
page-easy = fácil
page-normal = normal
page-hard = difícil
page-very-hard = muy difícil
page-table = La mesa
page-seats = { $n ->
    [one] un puesto
   *[other] { $n } puestos
}
page-add-seat = Añadir un puesto
page-deal = El resto se reparte
page-seat-who = Quién ocupa el puesto { $n }
page-seat-name = Nombre de quien ocupa el puesto { $n }
page-seat-faction = Facción del puesto { $n }
page-seat-mat = Tablero del puesto { $n }
page-seat-level = Nivel del Automa del puesto { $n }
page-seat-remove = Quitar el puesto { $n }
page-name = nombre
page-any-faction = cualquier facción
page-any-mat = cualquier tablero
page-drafted = Elección por turnos
page-draft-asks = El puesto { $n } elige facción
page-in-the-box = En la caja
page-base-game = juego base
page-modules = { $n ->
    [one] un añadido
   *[other] { $n } añadidos
}
page-drawn = al azar
page-dials = Ajustes del Automa
page-dials-turned = { $n ->
    [0] ninguno cambiado
    [one] uno cambiado
   *[other] { $n } cambiados
}
page-rules = Reglas
page-rules-note = { $n ->
    [0] { $printing }, nada cambiado
    [one] { $printing }, una cambiada
   *[other] { $printing }, { $n } cambiadas
}
page-printing = Edición
page-seed = Semilla
page-any-seed = cualquiera
page-seed-about = Dos partidas con la misma semilla roban las mismas cartas.
page-own-the-game = Kosa está hecho por jugadores. No tiene relación con la editorial de Scythe ni sustituye al juego: tenlo.
page-language = Idioma
page-theme = Colores
page-theme-system = Como el sistema
page-theme-day = Día
page-theme-night = Noche
page-settings-kept = Los ajustes se quedan en este navegador.
page-search = Buscar
page-help-nothing = Nada aquí habla de eso.
page-help-terms = Términos
page-help-actions = Acciones
page-help-pieces = Piezas y terrenos
page-help-stars = Estrellas
page-help-factions = Facciones y habilidades
page-help-tiles = Losetas
page-help-automa = El Automa
page-no-games = Aquí no hay todavía ninguna partida.
page-go-on = Seguir
page-replay = Repetición
page-export = Guardar en un archivo
page-remove = Eliminar
page-removed = Eliminada: { $game }.
page-not-removed = No se ha podido eliminar la partida: { $why }.
page-import = Importar una partida
page-import-about = Un archivo de partida de Kosa, de aquí, del terminal o de otra persona.
page-import-file = Un archivo
page-import-text = O su texto, pegado
page-pasted = el texto pegado
page-no-file = No se ha podido pasar el archivo «{ $file }».
page-no-game = Esta partida no se puede abrir
page-not-kept = No estaba guardada en el navegador y la página se ha cargado de nuevo.
page-play-here = Jugar aquí
page-elsewhere = Esta partida se juega en otra ventana, y lo que se haga aquí no se guarda.
page-unsaved = Esta partida no está guardada: { $why }.
page-entry = entrada { $n } de { $of }
page-eyes = Visto por
page-eyes-everything = Todo
page-eyes-watching = Quien mira
page-eyes-seat = { $who }
page-points = Puntos por ronda
page-from-here = Desde aquí
page-position-about = Una posición es un texto que se puede enviar y volver a abrir.
page-copy = Copiar la posición
page-copied = La posición está en el portapapeles.
page-not-copied = El navegador no deja copiar a la página.
page-turn = Turno
page-step = Un paso adelante
page-step-back = Un paso atrás
page-play = Reproducir
page-pause = Pausa
page-speed = Velocidad
page-moment = Momento
page-timeline = Las rondas y lo que destaca en ellas
page-mark-label = { $what }, { $who }, ronda { $n }
page-mark-combat = combate
page-mark-star = estrella
page-mark-encounter = encuentro
page-mark-factory = Fábrica
page-mark-objective = objetivo
