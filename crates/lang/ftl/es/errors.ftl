### What cannot be done, and why: one sentence without a full stop.

error-game-over = la partida ha terminado: no caben más jugadas
error-chance-first = antes hay que robar o repartir una carta
error-seats-first = antes debe decidir el puesto { $seats }
error-chance-not-asked = ahora no se roba nada: { $why }
error-seat-not-asked = ahora no le toca al puesto { $seat }: { $why }
error-illegal = «{ $move }» no es posible ahora; se pide: { $question }
error-no-move = «{ $text }» no es una jugada: escribe el número de una jugada o su notación
error-no-move-word = «{ $text }» no es una jugada: una de sus palabras está mal

error-gift-over = la partida ha terminado: las monedas ya no cambian de manos
error-gift-forbidden = se juega con reglas de torneo: las monedas no cambian de manos
error-gift-seat = el puesto { $seat } no puede participar en este regalo: nombra dos puestos de la partida
error-gift-automa = en el puesto { $seat } hay un Automa, que no hace tratos
error-gift-nothing = un regalo de cero monedas no es un regalo: da al menos 1
error-gift-full = quien recibe no puede tener tantas monedas
error-gift-too-few = quien regala solo tiene { $what }

error-seat-count = { $n ->
        [one] { $n } jugador: se juega de 2 a { $most }
       *[other] { $n } jugadores: se juega de 2 a { $most }
    }
error-faction-twice = { $name } se pide dos veces: cada facción se juega una sola vez
error-mat-twice = el tablero { $name } se pide dos veces: cada tablero de jugador se usa una sola vez
error-not-in-the-box = { $name } pertenece a Invasores de Tierras Lejanas, que no está en esta partida
error-automa-with-mat = el jugador { $n } es un Automa, que no tiene tablero de jugador
error-banned = { $faction } con el tablero { $mat } está prohibido por estas reglas
error-open = el jugador { $n } aún no tiene facción o tablero
error-no-deal = lo pedido no deja a alguien ninguna pareja permitida de facción y tablero
error-tile-without-module = se ha elegido { $tile }, pero su módulo no está en esta partida: activa { $switch }
error-wrong-side = { $tile } no es una loseta de dirigible { $side }
error-tile-with-pairs = { $tile } se ha elegido para todos, pero cada jugador recibe su propio par de losetas de dirigible
error-tile-left-out = { $tile } se queda en la caja: su texto no se conoce lo bastante, o no se usa con un Automa
error-too-few-tiles = estas reglas dejan en la caja muy pocas losetas de dirigible ({ $side }): { $n }
error-automa-with-modules = no se sabe cómo juega un Automa The Wind Gambit: activa automa-wind-gambit para jugar con reglas no oficiales

error-record = registro, línea { $line }: { $fault }
error-no-such-seat = el puesto { $seat } no está en esta partida
error-automa-seat = un Automa juega en el puesto { $seat }, y nadie decide por él
error-no-automa = un Automa no puede ocupar el puesto { $seat }: tiene su propia preparación
error-nothing-to-undo = el puesto { $seat } no tiene nada que deshacer: solo se deshacen las últimas decisiones propias, mientras nadie más haya decidido ni se haya mostrado nada oculto
error-wrong-seed = el registro se hizo con otra semilla
error-chance-differs = el resultado de azar { $n } del registro no es el que da su semilla
