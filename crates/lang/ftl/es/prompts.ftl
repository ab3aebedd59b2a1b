### What is asked of a player: one text for each question.

prompt-section = Elige la sección a la que va tu peón de acción.
prompt-top = { $action }: elige cómo realizar la acción de la parte superior, o sáltatela.
prompt-top-any = Elige cómo realizar la acción de la parte superior, o sáltatela.
prompt-top-factory = Elige una opción de la carta de Fábrica, o sáltate la acción.
prompt-bottom = { $action }: lleva a cabo la acción de la parte inferior, o sáltatela.
prompt-bottom-factory = Lleva a cabo la acción de la parte inferior, o sáltatela.
prompt-end-turn-only = Termina tu turno.
prompt-end-turn = Termina tu turno, o antes revela un objetivo.

prompt-units = Elige una unidad y adónde va (quedan: { $n }), o detente.
prompt-units-any = Elige una unidad y adónde va, o detente.
prompt-unit-goes = Elige adónde va { $unit-the } { $at-from }.
prompt-onward = Elige adónde sigue la unidad, o detente.
prompt-onward-unit = Elige adónde sigue { $unit-the } { $at-from }, o detente.
prompt-carry = Elige cuánto lleva consigo la unidad.
prompt-carry-workers = { $unit } { $from-from } { $to-to }: ¿cuántos lleva consigo ({ $cargo })?
prompt-carry-unit = { $unit } { $from-from } { $to-to }: ¿cuánto lleva consigo ({ $cargo })?

prompt-combat-order = Elige el combate que se resuelve primero.
prompt-ability = Usa la habilidad antes del combate, o renuncia.
prompt-ability-named = Usa { $ability } antes del combate, o renuncia.
prompt-dials = Elige en secreto poder y cartas de combate.
prompt-dial = Combate contra { $whom-the } { $at-on }: elige en secreto cuánto poder gastas.
prompt-play = Combate contra { $whom-the } { $at-on }: elige en secreto qué cartas de combate añades.
prompt-retreat = Elige adónde se retira la unidad vencida.

prompt-encounter = Elige una opción de la carta de encuentro.
prompt-encounter-card = Encuentro { $card }: elige una opción.
prompt-encounter-again = Encuentro { $card }: elige una segunda opción, o detente.
prompt-take = Toma hasta { $what }: elige cuánto.
prompt-take-any = Elige cuánto tomas.
prompt-place-on = Elige el territorio que recibe { $what }, o renuncia.
prompt-place-on-any = Elige el territorio que recibe los recursos, o renuncia.
prompt-pick-resources = Elige { $what } { $at-on }.
prompt-pick-resources-any = Elige los recursos que tomas.
prompt-worker-place = Elige el territorio al que va el nuevo trabajador, o renuncia.
prompt-peek = Elige de quién miras las cartas de combate, o renuncia.
prompt-airlift = Elige el territorio al que vuelan tus unidades, o renuncia.
prompt-airlift-units = ¿Cuántas unidades vuelan { $to-to } ({ $unit })?
prompt-factory-pick = Elige la carta de Fábrica que te quedas.

prompt-produce = Elige un territorio en el que producir (quedan: { $n }), o detente.
prompt-produce-mill = Elige un territorio que produce (quedan: { $n }, además del molino), o detente.
prompt-produce-any = Elige un territorio en el que producir, o detente.
prompt-pay = Paga { $what }: elige de dónde.
prompt-pay-any = Elige de dónde sale el siguiente recurso del pago.
prompt-discard = Paga { $what }: elige cuál.
prompt-discard-any = Elige la carta de combate que pagas.
prompt-upgrade = Elige un cubo de tecnología y la acción que abarata, o renuncia.
prompt-deploy = Elige un mech y dónde lo despliegas, o renuncia.
prompt-build = Elige una estructura y dónde la construyes, o renuncia.
prompt-enlist = Elige un recluta y su bonificación única, o renuncia.
prompt-place-token = Coloca una ficha donde está tu personaje, o renuncia.
prompt-arm-trap = Vuelve a armar la trampa { $at-on }, o renuncia.
prompt-arm-trap-any = Vuelve a armar la trampa, o renuncia.
prompt-flight = La aeronave está { $at-on }, { $n ->
        [0] al final de su alcance
        [one] le queda { $n } territorio de vuelo
       *[other] le quedan { $n } territorios de vuelo
    }: elige qué hace ahora.
prompt-flight-any = Elige qué hace ahora la aeronave.
prompt-toll = Elige el recurso que va a la aeronave { $whom-of }.
prompt-toll-any = Elige el recurso que va a la aeronave del rival.
prompt-challenge = Combate aquí contra otra aeronave, o renuncia.
prompt-duel-dial = Combate de aeronaves contra { $whom-the } { $at-on }: elige en secreto cuánto poder gastas.
prompt-duel-play = Combate de aeronaves contra { $whom-the } { $at-on }: elige en secreto qué cartas de combate añades.
prompt-spy = Elige de quién miras las cartas de combate, o renuncia.
prompt-exchange = Elige la carta de objetivo que descartas para robar otra, o renuncia.
prompt-refuge = Expulsados: { $what }. ¿Cuántos van { $at-to }, bajo tu aeronave, en vez de al cuartel general?
prompt-refuge-any = Elige cuántos de los trabajadores expulsados van bajo tu aeronave en vez de al cuartel general.
prompt-hill = Controlas la Fábrica: coloca una estrella en la loseta de resolución, o renuncia.

prompt-chance = Se roba una carta.
prompt-place-flag = Coloca una bandera donde está tu personaje, o renuncia.
prompt-place-trap = Coloca una trampa donde está tu personaje, o renuncia.
