### Las pantallas del terminal.

## Letras en el mapa

tui-letter-nordic = N
tui-letter-rusviet = R
tui-letter-togawa = T
tui-letter-crimea = C
tui-letter-saxony = S
tui-letter-polania = P
tui-letter-albion = A
tui-letter-food = a
tui-letter-metal = m
tui-letter-oil = p
tui-letter-wood = d

## Columnas y títulos

tui-you = Tú: { $letter }
tui-col-power = Pod
tui-col-popularity = Pop
tui-col-coins = $
tui-col-cards = Ca
tui-col-points = Pts
play-hand = Tus cartas
tui-cards = Cartas de combate
tui-none = ninguna
play-factory-card = Carta de Fábrica
play-log = Crónica
tui-table = Mesa
play-others = Los últimos turnos de los demás
play-others-none = Los Automas y los bots no han jugado todavía; lo que hicieron las personas está en la crónica (l).
tui-round = Ronda { $n } · turno { $turn } · { $who }
tui-round-only = Ronda { $n } · { $who }
tui-tile = Bonificación: { $tile }
tui-dials = Ajustes
play-trap-armed = armada
play-trap-disarmed = desarmada

## El tablero de jugador

play-mat-of = Tablero { $mat }
tui-mat-move = { $units } { $units ->
    [one] unidad
   *[other] unidades
} o { $coins } { $coins ->
    [one] moneda
   *[other] monedas
}
tui-mat-bolster = { $power } de poder o { $cards } { $cards ->
    [one] carta
   *[other] cartas
}
tui-mat-trade = { $resources } { $resources ->
    [one] recurso
   *[other] recursos
} o { $popularity } de popularidad
tui-mat-produce = en { $n } { $n ->
    [one] territorio
   *[other] territorios
}
tui-mat-price = por { $price }
tui-mat-bonuses = Una vez por recluta, aún libres: { $list }
tui-mat-signs = ▪ cubo sobre una ganancia mejor · ▫ sitio para un cubo, abarata · ● recluta alistado, su bonificación vuelve cada vez
tui-mat-coins = da { $n } { $n ->
    [one] moneda
   *[other] monedas
}
tui-rates = da { $star } por estrella, { $territory } por territorio, { $pair } por cada dos recursos
tui-automa-left = Aún en su tablero de facción: { $mechs }, { $workers }
tui-automa-box = Quien le quite ahora un territorio encuentra allí { $resources }.

## Menús

play-menu-unit = { $unit }: { $place }
play-menu-recruit = { $action }: desde ahora { $bonus }
play-menu-less = Toma menos
tui-nothing-here = Aquí no hay nada que elegir.
play-gathered = Elegido: { $what }. ¿Otro territorio, o eso es todo?
play-gather-enough = Eso es todo: produce
play-menu-not-now = { $label } (sin { $action }: { $why })
play-left = { $action }: ahora no es posible.

## La partida

play-page = { $who } · { $n } de { $of }
tui-page-hint = Intro: seguir · Esc: saltar todo
tui-thoughts-left = { $n ->
    [one] un razonamiento más
   *[other] { $n } razonamientos más
}: pulsa a
play-watching = En esta mesa no juega ninguna persona. Pulsa Intro para ver el turno siguiente.
play-over = La partida ha terminado.
tui-taken-back = Deshecho.
tui-stops-on = Los turnos de los demás se detienen para leerlos.
tui-stops-off = Los turnos de los demás pasan sin detenerse; pulsa a para leer los últimos.
tui-ends-game = Final de la partida
play-wins = Victoria: { $who }.
tui-ends-turn = Fin de tu turno
tui-commits = Al combate
play-take-back = Deshacer
play-take-back-ask = ¿Volver a antes de qué decisión?
tui-gift-nobody = Aquí nadie acepta monedas: los Automas no hacen tratos.
tui-gift = Un regalo
tui-gift-ask = ¿Monedas para quién? Elige con las flechas y escribe cuántas.
tui-gift-ask-who = ¿Quién regala y a quién? Elige a quien regala con ← →, al otro con ↑ ↓, y escribe cuántas monedas.
tui-gift-from = De:
tui-gift-coins = Monedas:
tui-quit = Salir
tui-quit-ask = ¿Dejar la partida? Está guardada.
play-saved-as = El registro: { $file }
tui-seed-was = La semilla era { $seed }.
tui-too-small = Esta ventana tiene { $has-width } columnas y { $has-height } líneas. Kosa necesita { $width } por { $height } para mostrar todo el mapa: agrándala, por favor, o reduce la letra. Tu partida espera. O sal con q y juega línea a línea: kosa play --plain.
tui-nothing-to-undo = Nada que deshacer: otros decidieron, se dieron monedas o se mostró algo oculto.

## La puntuación

play-score-now = Si la partida terminara ahora
play-score-final = Puntuación final
tui-score-coins = monedas
tui-score-stars = estrel.
tui-score-territories = territ.
tui-score-resources = recurs.
tui-score-structures = estruc.
tui-score-ability = habil.
tui-score-total = total
tui-score-reads = 3=12 se lee: tres, que valen doce monedas.
tui-score-sides = Media de las personas { $people }, de los Automas { $automas }

## Teclas en la última línea

tui-key-choose = elegir
tui-key-back = atrás
tui-key-board = mapa
tui-key-list = lista
tui-key-undo = deshacer
tui-key-next = seguir
tui-key-skip = saltar todo
tui-key-scroll = desplazar
tui-key-other-mats = los demás
tui-key-ready = aquí estoy
tui-key-mat = tableros
tui-key-tiles = losetas
play-key-score = puntos
play-key-log = crónica
tui-key-others = turnos ajenos
play-key-help = ayuda
tui-key-quit = salir
tui-key-stay = quedarse
tui-key-go-on = seguir
tui-key-think = pensarlo otra vez
tui-name-enter = Intro
tui-name-space = Espacio
tui-name-home = Inicio
tui-name-end = Fin
tui-name-page-up = RePág
tui-name-page-down = AvPág

## Ayuda

tui-help = Ayuda
play-help-keys = Teclas
tui-help-hint = ↑ ↓ elegir · escribir para buscar · Esc cerrar
tui-help-keys-answers = Teclas: respuestas
tui-help-keys-pages = Teclas: páginas
tui-help-keys-advice = Teclas: consejos
tui-help-filter = Buscar:
play-help-arrows = recorrer las respuestas, o el mapa
play-help-numbers = tomar la respuesta con este número, que también está en el mapa; un número de dos cifras queda marcado, e Intro lo toma
play-help-enter = tomar la respuesta marcada
play-help-all = donde se ofrece: llevar todo, pagar como se propone, producir lo elegido, ir al combate
play-help-nothing = no llevar nada
play-help-back = volver a la pregunta anterior
tui-help-tab = de la lista al mapa y de vuelta; allí las flechas mueven el cursor e Intro toma lo que hay debajo
play-help-undo = deshacer tu última decisión, mientras no se haya mostrado nada oculto
play-help-undo-list = lo mismo, hasta cualquiera de tus decisiones en una lista
play-help-mat = tus tableros, y con las flechas los de los demás
tui-help-tiles = las losetas de aeronave y de resolución en vigor, si las hay
play-help-cards = tus cartas y objetivos completos
play-help-score = la puntuación actual
play-help-log = todo lo que ha pasado; se recorre con RePág y AvPág
play-help-others = los últimos turnos de los demás con todos sus razonamientos
play-help-stops = si los turnos de los demás se detienen para leerlos
tui-help-gift = regalar monedas: cualquiera aquí a cualquiera, en todo momento
tui-help-board = el mapa
tui-help-help = la regla sobre lo que hay bajo el cursor, y todo lo demás
tui-help-quit = salir; se te dice si la partida está guardada
tui-help-mouse = un clic toma una respuesta o un lugar, o muestra los tableros de un jugador; la rueda desplaza el texto
tui-help-replay-entries = a la entrada siguiente, o atrás
tui-help-replay-turns = al comienzo del turno siguiente, o atrás
tui-help-replay-twenty = veinte entradas adelante, o atrás
tui-help-replay-jump = a la entrada con este número
tui-help-replay-ends = al principio, y al final
tui-help-replay-entry = lo que ha ocurrido, completo; las flechas desplazan
tui-help-replay-mat = los tableros de quien tiene el turno y, con las flechas, los de los demás
tui-help-replay-quit = salir
tui-help-scroll = desplazan
tui-help-setup-arrows = de un campo a otro; si la línea solo tiene uno, ← y → lo cambian
tui-help-setup-space = cambiar el campo bajo el cursor; los nombres y la semilla se escriben
tui-help-setup-change = el valor siguiente del campo, o el anterior
tui-help-setup-page = una página arriba o abajo
tui-help-setup-pick = toma el valor de la lista con ese número
tui-help-setup-tab = de la mesa a las reglas y de vuelta
tui-help-setup-enter = empezar la partida tal como está
tui-help-setup-resume = las partidas guardadas, para seguir una de ellas
tui-help-setup-help = esta ayuda, empezando por el campo bajo el cursor
tui-help-setup-leave = salir; antes se pregunta, si has cambiado algo
tui-help-setup-mouse = un clic va a un campo, otro lo cambia; en ◂ y ▸ baja y sube; la rueda recorre los campos

## Partidas guardadas

play-save-no-directory = este sistema no indica una carpeta de datos, así que las partidas no se pueden guardar; --record FILE indica una
play-save-exists = { $file } ya existe: continúala con --resume, o indica otro archivo
play-save-in-use = { $file } se está jugando en otra ventana
play-save-read = { $file } no se puede leer: { $why }
play-save-write = { $file } no se puede escribir: { $why }
play-save-nothing = no hay ninguna partida sin terminar en { $file }
play-save-seed = la semilla de { $file } no es válida
play-why-not-found = el archivo no existe
play-why-denied = permiso denegado
play-why-directory = es una carpeta
play-why-full = el disco está lleno
play-why-too-long = es más largo que cualquier registro
tui-terminal-fails = el terminal no se puede usar: { $why }
play-goes-on = La partida está guardada; se continúa con: { $command }

## Preparación

tui-setup-title = Kosa · una nueva partida
tui-setup-table = La mesa
tui-setup-switches = Las reglas
tui-setup-rules = Reglas: { $rules }
tui-setup-lang = Idioma
tui-setup-count = Jugadores
play-setup-seat = Jugador { $n }
play-setup-human = una persona
play-setup-bot = bot: { $kind }
play-setup-automa = Automa
tui-setup-name = nombre: { $name }
tui-setup-any = cualquiera
tui-setup-drafted = elegida por turnos
tui-setup-deal = El resto
play-setup-deal-random = se reparte al azar
play-setup-deal-in-order = se reparte, tableros en orden
play-setup-deal-draft = se elige por turnos
tui-setup-seed = Semilla
tui-setup-any-seed = cualquiera (escribe un número)
play-setup-seed-wrong = Una semilla es un número de 0 a 18446744073709551615, o 64 cifras hexadecimales.
tui-setup-preset = Edición
play-setup-preset-rulebook = reglamento
play-setup-preset-current = actual
tui-setup-module = En la caja
tui-setup-switch = Regla
tui-setup-about-lang = El idioma de todos los textos.
tui-setup-about-count = Cuántos juegan: de dos a cinco, con Invasores de Tierras Lejanas hasta siete.
tui-setup-about-who = Una persona ante este teclado, un bot, o el Automa, el rival del juego en solitario.
tui-setup-about-name = El nombre de esta persona cuando el teclado cambia de manos; escríbelo.
tui-setup-about-faction = La facción de este jugador; si no la indicas, se reparte.
tui-setup-about-mat = El tablero de jugador de este jugador; si no lo indicas, se reparte. Empieza el número más bajo.
tui-setup-about-dials = Cambia el carácter del Automa: para quien lo conoce bien.
tui-setup-about-deal = Lo que no indiques se reparte al azar, si se quiere con los tableros en orden numérico; o las personas eligen facciones por turnos, primero la del tablero más bajo.
tui-setup-about-seed = Todo lo que queda al azar sale de la semilla: la misma semilla da las mismas cartas.
tui-setup-about-preset = Los reglamentos impresos, o la edición de 2022 con las respuestas de la editorial. Las reglas de abajo pueden apartarse de ellos.
tui-setup-key-start = empezar
tui-setup-key-move = mover
tui-setup-key-change = cambiar
tui-setup-key-pick = elegir
tui-setup-key-rules = reglas
tui-setup-key-table = mesa
tui-setup-key-resume = partidas guardadas
tui-draft = Elección de facciones
tui-draft-order = los tableros están repartidos, elige primero el número más bajo
play-draft-ask = { $who } elige una facción:
tui-setup-rules-changed = Reglas: { $rules }, { $n } { $n ->
    [one] cambiada
   *[other] cambiadas
}
tui-setup-leave-ask = ¿Dejar la preparación? Lo que has elegido se pierde.
tui-setup-key-setup = preparación

## Registro

tui-replay-at = entrada { $n } de { $of }
tui-replay-entry = Qué ha pasado
tui-replay-turns = turno a turno
tui-replay-jump = ir a
tui-replay-ends = principio, fin
play-replay-hidden = oculto
tui-replay-all = completo
tui-replay-more = … más: pulsa l

## What stands with a question

tui-load = Con { $load }: + lleva todo, - nada.
tui-load-nothing = No lleva nada; + lleva todo.
tui-section-not = { $what } (no: { $why })
tui-section-lacks = { $action }: { $n ->
    [one] falta
   *[other] faltan
} { $what }.
tui-section-gives = { $action }: da { $what }.
tui-objectives-when = (Al final del turno.): un objetivo así solo se revela al final de tu turno; cualquier otro, antes o después de una acción tuya.
tui-would-end = Terminaría así:
tui-victory-keys = ↑ ↓ categoría · escribe un nombre · Intro anota · Esc cierra
tui-key-pages = páginas
play-history-title = Partidas jugadas aquí
play-sheet-title = La hoja de victorias
tui-spends-card = Una carta por un recurso
