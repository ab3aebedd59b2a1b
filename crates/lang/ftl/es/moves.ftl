### What a move means, for somebody who does not know the notation.

## Chance

move-deal-tile = loseta de bonificación de estructura: { $tile }
move-deal-airship = loseta de aeronave: { $tile }
move-deal-resolution = loseta de resolución: { $tile }
move-deal-objective = objetivo { $card }, { $name }
move-draw = carta de combate { $card }
move-steal = se toma la carta de combate { $card }
move-draw-encounter = carta de encuentro { $card }
move-deal-factory = carta de Fábrica { $card }
move-automa-card = carta de Automa { $card }
move-deal-trap = { $trap }
move-lose = se pierde la carta de combate { $card }
move-flip = se descubre la carta de combate { $card }
move-add = se añade la carta de combate { $card }

## The turn

move-choose = { $top }, luego { $bottom } por { $cost }
move-choose-factory = carta de Fábrica: { $deal }; luego mueve una unidad dos veces
move-reveal = revela { $name }: { $text }
move-skip = renuncia
move-skip-top = sáltate la acción de la parte superior
move-skip-bottom = sáltate la acción de la parte inferior
move-skip-ability = no la uses
move-done = nada más
move-done-units = no muevas más unidades
move-done-onward = detente aquí
move-done-produce-none = no produzcas nada
move-done-produce = no produzcas en más territorios
move-done-flight = termina aquí el vuelo
move-end-turn = termina el turno

## Top row

move-units = { $n ->
        [one] mueve { $n } unidad
       *[other] mueve hasta { $n } unidades
    }
move-coins = toma { $what } en vez de mover
move-bolster = gana { $what } por { $cost }{ $bonus ->
        [yes] , con 1 de popularidad del monumento
       *[no] { "" }
    }
move-trade = gana { $what } por { $cost }{ $bonus ->
        [yes] , con 1 de poder del arsenal
       *[no] { "" }
    }
move-produce = produce en hasta { $n ->
        [one] { $n } territorio
       *[other] { $n } territorios
    }; coste: { $cost }
move-produce-on = { $what } { $at-on }

## Moving

move-step = { $unit } { $from-from } { $to-to }
note-combat = combate contra { $whom-the }
note-drives-off = expulsa a trabajadores { $whom-of }
note-encounter = ficha de encuentro
note-toll = deja { $what } en la aeronave { $whom-of }
note-siege = paga { $what } { $whom-to }
note-already-moved = ya movidos
move-carry = lleva { $what }
move-carry-none = no lleves { $cargo }
move-flag = planta una bandera { $at-on }
move-trap = coloca { $at-on } la trampa que quita { $what }
move-arm = vuelve a armar la trampa { $at-on }
## Airships

move-fly = haz volar la aeronave { $from-from }
move-drop = descarga { $what }
move-load = sube a bordo { $what }
move-embark = sube a bordo al personaje
move-disembark = baja al personaje, con lo que termina el vuelo
move-bombard = gasta { $what }: { $whom-the } { AGREE($whom-number, "pierde", "pierden") } { $loss }
move-challenge = combate contra la aeronave { $whom-of }
move-spy = paga { $cost }, mira las cartas de combate { $whom-of } y toma al azar { $what }
move-exchange = descarta { $name } por otra carta ({ $text })
move-refuge = { $what } al territorio bajo la aeronave
move-refuge-none = todos van al cuartel general
move-hill = coloca una estrella en la loseta de resolución

## Combat

move-fight = combate { $at-on }
move-use = úsala
move-use-ability = usa { $ability }
move-dial = gasta { $what } en el disco
move-play = juega las cartas { $cards }, en total { $value }
move-play-one = juega la carta { $cards }
move-play-none = no juegues ninguna carta
move-retreat = { $unit } { $to-to }

## Cards

move-option = opción { $n }
move-keep = quédate la carta de Fábrica { $card }: { $deal }
move-take = { $what ->
        [nada] no tomes nada
       *[other] toma { $what }
    }
move-on = { $at-on }
move-peek = mira las cartas de combate { $whom-of }

## Bottom row

move-pay = { $action } por { $cost }, gana { $coins }{ $bonus ->
        [yes] {" "}y la bonificación de tu recluta
       *[no] { "" }
    }
move-pay-factory = mueve una unidad hasta dos veces
move-pay-token = { $what } { $from-on }
move-pay-card = la carta de combate { $card } en vez de un recurso
at-once-pay = paga { $what }
at-once-pay-from = paga { $from-from }: { $what }
at-once-pay-listed = paga el resto en el orden de la lista: { $what }
at-once-load-all = llévalo todo
at-once-load-nothing = no lleves nada más
move-discard = paga la carta de combate { $card }
move-upgrade = mejora { $cube }; { $action } cuesta menos
move-deploy = { $ability }: mech { $at-on }
move-build = { $structure } { $at-on }
move-enlist = ahora { $what }; { $bonus } cada vez que tú o un vecino realice { $action }
