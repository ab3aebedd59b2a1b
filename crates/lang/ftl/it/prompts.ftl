### What is asked of a player: one text for each question.

prompt-section = Scegli la sezione in cui va il tuo segnalino azione.
prompt-top = { $action }: scegli come eseguire l'azione della riga superiore, o saltala.
prompt-top-any = Scegli come eseguire l'azione della riga superiore, o saltala.
prompt-top-factory = Scegli un'opzione della carta Fabbrica, o salta l'azione.
prompt-bottom = { $action }: esegui l'azione della riga inferiore, o saltala.
prompt-bottom-factory = Esegui l'azione della riga inferiore, o saltala.
prompt-end-turn-only = Termina il turno.
prompt-end-turn = Termina il turno, o prima rivela un obiettivo.

prompt-units = Scegli un'unità e dove si muove (ancora { $n }), o fermati.
prompt-units-any = Scegli un'unità e dove si muove, o fermati.
prompt-unit-goes = Scegli dove va { $unit-the } { $at-from }.
prompt-onward = Scegli dove prosegue l'unità, o fermati.
prompt-onward-unit = Scegli dove prosegue { $unit-the } { $at-from }, o fermati.
prompt-carry = Scegli quanto l'unità porta con sé.
prompt-carry-workers = { $unit } { $from-from } { $to-to }: quanti ne porta con sé ({ $cargo })?
prompt-carry-unit = { $unit } { $from-from } { $to-to }: quanto porta con sé ({ $cargo })?

prompt-combat-order = Scegli il combattimento da risolvere per primo.
prompt-ability = Usa l'abilità prima del combattimento, o rinuncia.
prompt-ability-named = Usa { $ability } prima del combattimento, o rinuncia.
prompt-dials = Scegli in segreto Potere e carte combattimento.
prompt-dial = Combattimento contro { $whom-the } { $at-on }: scegli in segreto quanto Potere spendi.
prompt-play = Combattimento contro { $whom-the } { $at-on }: scegli in segreto le carte combattimento da aggiungere.
prompt-retreat = Scegli dove si ritira l'unità sconfitta.

prompt-encounter = Scegli un'opzione della carta incontro.
prompt-encounter-card = Incontro { $card }: scegli un'opzione.
prompt-encounter-again = Incontro { $card }: scegli una seconda opzione, o fermati.
prompt-take = Prendi fino a { $what }: scegli quanto.
prompt-take-any = Scegli quanto prendi.
prompt-place-on = Scegli il territorio che riceve { $what }, o rinuncia.
prompt-place-on-any = Scegli il territorio che riceve le risorse, o rinuncia.
prompt-pick-resources = Scegli { $what } { $at-on }.
prompt-pick-resources-any = Scegli le risorse che prendi.
prompt-worker-place = Scegli il territorio in cui va il nuovo lavoratore, o rinuncia.
prompt-peek = Scegli di chi guardare le carte combattimento, o rinuncia.
prompt-airlift = Scegli il territorio in cui volano le tue unità, o rinuncia.
prompt-airlift-units = Quante unità volano { $to-to } ({ $unit })?
prompt-factory-pick = Scegli la carta Fabbrica che tieni.

prompt-produce = Scegli un territorio su cui produrre (ancora { $n }), o fermati.
prompt-produce-mill = Scegli un territorio che produce (ancora { $n }, oltre al Mulino), o fermati.
prompt-produce-any = Scegli un territorio su cui produrre, o fermati.
prompt-pay = Paga { $what }: scegli da dove.
prompt-pay-any = Scegli da dove viene la prossima risorsa del pagamento.
prompt-discard = Paga { $what }: scegli quale.
prompt-discard-any = Scegli la carta combattimento che paghi.
prompt-upgrade = Scegli un cubo tecnologia e l'azione che rende meno cara, o rinuncia.
prompt-deploy = Scegli un Mech e dove schierarlo, o rinuncia.
prompt-build = Scegli una struttura e dove costruirla, o rinuncia.
prompt-enlist = Scegli una recluta e il suo bonus ad attivazione unica, o rinuncia.
prompt-place-token = Metti un segnalino dove si trova il tuo personaggio, o rinuncia.
prompt-arm-trap = Riarma la Trappola { $at-on }, o rinuncia.
prompt-arm-trap-any = Riarma la Trappola, o rinuncia.
prompt-flight = L'aeronave è { $at-on }, { $n ->
        [0] al termine del suo raggio
        [one] con ancora { $n } territorio di volo
       *[other] con ancora { $n } territori di volo
    }: scegli che cosa fa ora.
prompt-flight-any = Scegli che cosa fa ora l'aeronave.
prompt-toll = Scegli la risorsa che va sull'aeronave { $whom-of }.
prompt-toll-any = Scegli la risorsa che va sull'aeronave dell'avversario.
prompt-challenge = Combatti qui contro un'altra aeronave, o rinuncia.
prompt-duel-dial = Combattimento di aeronavi contro { $whom-the } { $at-on }: scegli in segreto quanto Potere spendi.
prompt-duel-play = Combattimento di aeronavi contro { $whom-the } { $at-on }: scegli in segreto le carte combattimento da aggiungere.
prompt-spy = Scegli di chi guardare le carte combattimento, o rinuncia.
prompt-exchange = Scegli la carta obiettivo da scartare per pescarne un'altra, o rinuncia.
prompt-refuge = Scacciati: { $what }. Quanti vanno { $at-on }, sotto la tua aeronave, invece che alla base principale?
prompt-refuge-any = Scegli quanti dei lavoratori scacciati vanno sotto la tua aeronave invece che alla base principale.
prompt-hill = Controlli la Fabbrica: posiziona una stella sulla tessera risoluzione, o rinuncia.

prompt-chance = Si pesca una carta.
prompt-place-flag = Metti una Bandiera dove si trova il tuo personaggio, o rinuncia.
prompt-place-trap = Metti una Trappola dove si trova il tuo personaggio, o rinuncia.
