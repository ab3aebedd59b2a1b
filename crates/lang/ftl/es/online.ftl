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
online-filter-open = con un asiento libre
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
online-free-places = { $n ->
    [one] un asiento libre
   *[other] { $n } asientos libres
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
online-seats = Asientos
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
    [one] Un asiento espera aún a alguien.
   *[other] { $n } asientos esperan aún a alguien.
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
