# Mesas al otro extremo del cable.

far-malformed = Esta petición no se entiende.
far-too-long = Es más de lo que acepta el servidor.
far-stranger = El servidor no te conoce: puedes mirar.
far-not-yours = Este asiento es de otra persona.
far-not-asked = No te toca decidir.
far-illegal = Las reglas no permiten este movimiento.
far-game-over = La partida ha terminado.
far-nothing-to-undo = No hay nada que deshacer.
far-gift = Estas monedas no pueden cambiar de manos.
far-no-such-place = Ese sitio no existe.
far-taken = Ya hay alguien sentado ahí.
far-not-owner = Solo puede hacerlo quien ha creado la mesa.
far-begun = La partida ya ha empezado.
far-not-begun = La partida aún no ha empezado.
far-somebody-missing = Todavía falta alguien en la mesa.
far-wishes = Con estos deseos no se puede hacer una partida.
far-chosen-seed = En una mesa de varias personas nadie elige la semilla: revelaría todas las cartas.
far-no-such-faction = Ahora no se puede elegir esta facción.
far-empty = No había nada escrito.
far-closed = Esta mesa está cerrada.
far-too-many = Demasiadas peticiones: prueba dentro de un momento.
far-unavailable = El servidor no puede guardarlo ahora: prueba dentro de un momento.
far-broken = Esta partida no puede continuar con esta versión de Kosa.

join-free = (libre: escribe sit y el número)
join-places = Escribe sit y un número, start cuando todos estén sentados, say y un texto, o quit.
join-help = Escribe el número de una respuesta, undo, say y un texto, sit o leave y el número de un sitio, start, o quit.
join-wrong-link = '{ $text }' no es el enlace de una mesa: se esperaba http://host:puerto/t/…
join-unreachable = no se puede llegar a { $host }: { $why }
join-not-a-table = en { $host } no existe esa mesa
far-no-such-bid = Esta puja no se puede hacer ahora.
far-no-such-offer = Esa propuesta ya no existe.
far-wrong-password = El nombre y la contraseña no coinciden, o el enlace ya no es válido.
far-weak-password = Una contraseña tiene entre 8 y 200 caracteres.
far-name-taken = Ese nombre ya es de otra persona.
