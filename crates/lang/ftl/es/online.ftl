### Mesas en un servidor, en el navegador: el vestíbulo, una mesa antes de su partida, lo que la página de juego dice además.

## El vestíbulo

online-tables = Mesas en línea
online-about = Juega con otros mediante un enlace, en directo o a lo largo de días.
online-wait-for-you = { $n ->
    [one] Una mesa te espera.
   *[other] { $n } mesas te esperan.
}
online-unreachable = El servidor no responde.
online-filters = Qué mesas
online-filter-open = con un puesto libre
online-filter-running = en juego
online-filter-mine = tuyas
online-filter-finished = terminadas
online-none-open = Ninguna mesa busca jugadores ahora mismo. Abre una y envía su enlace a alguien.
online-none-running = Nadie juega en público ahora mismo.
online-none-mine = Aún no te sientas a ninguna mesa.
online-none-finished = Aquí aún no ha terminado ninguna partida.
online-table-of = Mesa de { $who }
online-table = Una mesa
online-free = libre
online-guest = Invitado
online-about-to-begin = a punto de empezar
online-free-places = { $n ->
    [one] un puesto libre
   *[other] { $n } puestos libres
}
online-no-hints = sin pistas
online-sit = Sentarse
online-watch = Mirar
online-look = Verla
online-your-turn = Te toca
online-you = Tú
online-your-name = Tu nombre
online-by-link = Entrar por enlace
online-go = Ir
online-no-account = Nada que instalar, ninguna cuenta.
online-no-account-about = Basta un nombre; este navegador te recuerda.

## Una mesa nueva

online-open = Abrir una mesa
online-open-about = Te sientas enseguida y envías el enlace a los demás. Todo se puede cambiar aún antes de que empiece la partida.
online-listed = Cualquiera puede encontrarla en el vestíbulo
online-hints = Se permiten pistas
online-hints-title = Pistas
online-seed-about = Todo lo que queda al azar sale de una semilla que se fija ahora y se muestra al final.

## Una mesa antes de su partida

online-no-table = No hay ninguna mesa con este enlace.
online-to-lobby = Al vestíbulo
online-seats = Puestos
online-you-note = tú
online-host = ha abierto la mesa
online-here = está aquí
online-away = está fuera
online-waits = espera a alguien
online-made = juega por sí mismo
online-also = Se sienta aquí
online-also-name = Otra persona en este dispositivo
online-get-up = Levantarse
online-invite = Invitar a alguien
online-copy = Copiar
online-copied = El enlace está en el portapapeles.
online-invite-about = Quien lo abra puede sentarse o mirar. No hace falta cuenta.
online-before = Antes del primer turno
online-ready = Todos están sentados. Empieza cuando quieras.
online-ready-guest = Todos están sentados. Quien abrió la mesa empieza la partida.
online-missing = { $n ->
    [one] Un puesto espera aún a alguien.
   *[other] { $n } puestos esperan aún a alguien.
}
online-begin = Empezar la partida
online-what = Qué se juega
online-close = Cerrar la mesa
online-you-choose = Eliges una facción.

## Charla, y la partida misma

online-talk = Charla
online-say = Di algo
online-unread = Se ha dicho algo nuevo
online-send = Enviar
online-bell = Un sonido cuando me toca
online-cut = La línea se ha cortado. Se está restableciendo; no se pierde nada.
online-watching = { $n ->
    [one] Una persona mira.
   *[other] { $n } personas miran.
}
online-again-said = Otra partida: { $link }
online-sits-here = { $who }, está aquí
online-sits-away = { $who }, está fuera

## Lo que una mesa elige además de la partida

online-time = Tiempo
online-clock-off = sin reloj
online-clock-live = en directo
online-clock-days = a lo largo de días
online-clock-off-about = Cada cual piensa cuanto quiere.
online-clock-live-about = Cada cual tiene tanto tiempo para toda la partida, y un poco más con cada turno.
online-clock-days-about = Cada cual tiene tanto tiempo para cada turno: para partidas que duran semanas.
online-bank = Para toda la partida
online-increment = Más con cada turno
online-days-each = Para cada turno
online-minutes = { $n } min
online-seconds = { $n } s
online-days = { $n ->
    [one] un día
   *[other] { $n } días
}
online-days-hours = { $days } d { $hours } h
online-clock-live-fact = en directo, { $bank } + { $n } s
online-clock-days-fact = { $n ->
    [one] un turno al día
   *[other] { $n } días por turno
}
online-when-out = Cuando se agota un reloj
online-absent-bot = sigue un bot
online-absent-wait = los demás esperan
online-absent-bot-about = Un bot sigue jugando hasta que la persona vuelve, y le devuelve el puesto enseguida.
online-absent-wait-about = No pasa nada: el reloj solo muestra cuánto se tarda.
online-stalling = Quien hace esperar a los demás pierde 2 de popularidad
online-stalling-about = Según la variante de los cuadernos, una vez por cada decisión.
online-stalling-after = Después de
online-stalling-fact = 2 de popularidad perdidos tras { $n } s
online-bids = Pujas por facciones y tableros
online-bids-none = sin pujas
online-bids-open = pujas abiertas
online-bids-sealed = pujas selladas
online-bids-none-about = Facciones y tableros llegan como se reparten o se eligen.
online-bids-open-about = Uno tras otro puja por una pareja de facción y tablero, hasta que todos tienen una. Las pujas se restan del total al final.
online-bids-sealed-about = Cada cual escribe una puja por cada pareja; van donde la suma de todas las pujas es más alta. Las pujas se restan del total al final.
online-banned = Las dos parejas prohibidas quedan fuera
online-banned-about = Los Rusoviéticos con Industrial y Crimea con Patriótico nunca se reparten.
online-at-the-table = En la mesa
online-hide-coins = Las monedas están ocultas
online-hide-coins-about = A nadie se le dice cuántas monedas tienen los demás, como en una mesa de verdad. Se ve lo que ganan y gastan.
online-coins-hidden = monedas ocultas
online-rated = La partida cuenta para la clasificación
online-rated-about = Para quienes ocupan un solo puesto, si juegan al menos dos personas.
online-for-ratings = para la clasificación
online-hints-about = Si no, nadie en esta mesa puede pedir consejo a un bot.
online-consent-about = Lo mostrado se puede deshacer, y una partida puede acabar antes, si todos los presentes están de acuerdo. Lo que dio el azar queda.
online-yes = sí
online-no = no

## Pujas

online-bid-title = Puja por facción y tablero
online-you-bid = Te toca pujar: por cualquier pareja que no sea tuya.
online-you-seal = Escribe una puja por cada pareja.
online-somebody-bids = Puja { $who }.
online-sealed-waits = { $n ->
    [one] Una persona escribe todavía.
   *[other] { $n } personas escriben todavía.
}
online-bids-now = puja ahora
online-writes-bids = escribe pujas
online-has-sealed = ha sellado sus pujas
online-has-bid = pujó { $n } por { $faction } con { $mat }
online-nobody-yet = nadie aún
online-bid-for = Puja por { $faction } con { $mat }
online-bid = Pujar { $n }
online-bid-stands = Tu puja se mantiene
online-seal = Sellar mis pujas
online-mat-number = Tablero { $mat }, número { $number }
online-if-so = Tu puesto si queda así
online-if-it-stays-so = { $faction } con el tablero { $mat }: empiezas con { $coins } monedas, y tu puja resta { $n } al final.

## Relojes, propuestas, quien está fuera

online-clocks = Relojes
online-clock-runs = corre
online-bot-for = bot por { $who }, que está fuera
online-bot-for-you = Se agotó tu reloj: un bot juega por ti.
online-i-am-back = He vuelto
online-offer-end = Proponer acabar la partida ahora
online-offer-undo = Pedir deshacer lo mostrado
online-decisions = decisiones
online-offers-end = { $who } propone acabar la partida ahora, tal como está.
online-offers-undo = { $n ->
    [one] { $who } pide deshacer la última decisión y todo lo que siguió.
   *[other] { $who } pide deshacer las últimas { $n } decisiones y todo lo que siguió.
}
online-offer-asks = Sucede cuando todos los presentes están de acuerdo.
online-offer-waits = Esperando a { $who }.
online-agree = De acuerdo
online-refuse = Rechazar
online-withdraw = Retirarla
online-get-up-about = Un bot sigue por ti. El sitio sigue siendo tuyo, salvo que te levantes del todo: entonces puede tomarlo otra persona.
online-get-up-good = Levantarse del todo
online-notify = Un aviso del sistema mientras esta página está en segundo plano
online-notify-denied = Este navegador no deja que la página muestre avisos.
online-push = Un aviso también cuando esta página está cerrada
online-push-failed = No se pudo registrar este navegador para los avisos.
push-turn = Te toca.
push-turn-with = Te toca en la mesa con { $names }.

## El final

online-ended-early = Todos acordaron acabar aquí.
online-places = Clasificación
online-less-bid = { $fortune } menos una puja de { $n }
online-was-rated = Esta partida cuenta para la clasificación.
online-verify = Comprobar cada sorteo
online-verify-about = La semilla está abierta ahora: todo lo que dependía del azar se sortea aquí de nuevo y se compara.
online-fair = { $n ->
    [one] El único sorteo sale de la semilla que se fijó al principio.
   *[other] Los { $n } sorteos salen de la semilla que se fijó al principio.
}
online-fair-deal = También el reparto.
online-fair-open = También lo que los deseos dejaban abierto del reparto.
online-fair-mats = También los tableros; las facciones se eligieron.
online-fair-lots = También los pares; quién tuvo cuál lo decidieron las pujas.
online-other-deal = La semilla reparte de otro modo que como empezó esta partida.
online-other-commitment = El registro dice un compromiso distinto del que este navegador recibió al llegar a la mesa: sus sorteos no son los comprometidos.
online-no-seed = El registro no nombra ninguna semilla: sus sorteos no se pueden comprobar.

## Personas

online-nav-tables = Mesas
online-nav-profile = Tu perfil
online-account = Tu cuenta
online-account-about = El servidor conoce este navegador por una cookie. No hace falta más para jugar.
online-account-none = Aquí aún no se te conoce: basta un nombre.
online-known-elsewhere = ¿Ya se te conoce en otro dispositivo?
online-keep-name = Guardar el nombre
online-name-kept = El nombre está guardado.
online-login = Nombre para volver
online-password = Contraseña
online-come-in = Entrar
online-come-in-about = Con el nombre y la contraseña que elegiste en otro dispositivo.
online-password-title = Volver desde otro dispositivo
online-password-about = Elige un nombre y una contraseña de al menos 8 letras, y puedes entrar en cualquier parte.
online-password-as = Puedes entrar en cualquier parte como { $login }. Una contraseña nueva sustituye a la anterior, y los demás dispositivos tienen que entrar de nuevo.
online-password-forgotten = Has entrado con un enlace de quien lleva el servidor: elige una contraseña nueva para { $login }, la anterior no hace falta.
online-password-old = Tu contraseña hasta ahora
online-password-set = Guardar
online-password-kept = Nombre y contraseña están guardados.
online-link-title = Un enlace para otro dispositivo
online-link-about = Quien lo abra allí eres tú. Sirve una vez, dentro de un cuarto de hora.
online-link-make = Crear un enlace
online-link-until = Válido hasta { $time }.
online-devices = Dónde se te conoce
online-this-device = Este navegador
online-other-device = Otro dispositivo
online-session-about = desde { $since }, usado por última vez { $seen }
online-session-end = Cerrarla
online-session-ended = Ese dispositivo ya no se conoce.
online-sessions-ended = Ahora solo se conoce este navegador.
online-end-others = Cerrar todas las demás
online-your-data = Lo que se guarda de ti
online-your-data-about = Tu nombre, tus partidas y lo que hiciste en ellas. Puedes llevártelo o hacer que se borre.
online-export = Llevárselo todo
online-leave-device = Olvidar este navegador
online-left = Este navegador ya no se conoce.
online-delete = Borrar la cuenta
online-delete-about = Nombres y charla se quitan en todas partes, los bots siguen por ti. Lo que decidiste queda en las partidas de los demás. No se puede deshacer.
online-delete-sure = Borrar para siempre
online-deleted = Se te ha olvidado.
online-device-title = Entrar en este dispositivo
online-device-about = Este enlace hace que este navegador se conozca como la persona que lo creó. Sirve una vez.
online-device-instead = Este navegador se conoce como { $who }; entonces será otra persona.
online-device-in = Sí, esa persona soy yo
online-nobody-such = No hay nadie con este enlace.
online-since = aquí desde { $day }
online-rating = puntuación
online-rating-of = Estimada en { $estimate }, con incertidumbre de { $error }, tras { $n ->
    [one] una partida para la clasificación.
   *[other] { $n } partidas para la clasificación.
}
online-no-rating = Aún ninguna partida para la clasificación.
online-history = Partidas
online-no-history = Aún no se ha jugado ninguna partida hasta el final.
online-ratings = Clasificación
online-ratings-about = Ordenada por lo casi seguro: la estimación menos tres veces su incertidumbre, según el modelo de Weng y Lin.
online-none-rated = Nadie ha jugado aún para la clasificación.
online-col-estimate = estimación
online-col-games = partidas
online-col-wins = ganadas
online-col-mean = puntos de media
online-col-played = jugadas
online-col-rate = ganadas de 100
online-statistics = Estadísticas
online-statistics-about = Todas las partidas acabadas en este servidor, como datos abiertos.
online-whose = Partidas de quién
online-who-all = todos
online-who-people = personas
online-who-bots = bots
online-who-automas = Automas
online-any-size = cualquier número
online-by-pair = Ganadas y jugadas por facción y tablero
online-by-pair-about = Ganadas / jugadas. Pocas partidas dicen poco.
online-by-faction = Puntos por facción
online-by-faction-about = Lo que contó al final, de media.
online-by-mat = Por tablero
online-by-seats = Por número de jugadores
online-won-of = { $n }% de { $games }
