### What a move means, for somebody who does not know the notation.

## Chance

move-deal-tile = tessera bonus struttura: { $tile }
move-deal-airship = tessera aeronave: { $tile }
move-deal-resolution = tessera risoluzione: { $tile }
move-deal-objective = obiettivo { $card }, { $name }
move-draw = carta combattimento { $card }
move-steal = viene presa la carta combattimento { $card }
move-draw-encounter = carta incontro { $card }
move-deal-factory = carta Fabbrica { $card }
move-automa-card = carta Automa { $card }
move-deal-trap = { $trap }
move-lose = si perde la carta combattimento { $card }
move-flip = si scopre la carta combattimento { $card }
move-add = si aggiunge la carta combattimento { $card }

## The turn

move-choose = { $top }, poi { $bottom } per { $cost }
move-choose-factory = carta Fabbrica: { $deal }; poi muovi un'unità due volte
move-reveal = rivela { $name }: { $text }
move-skip = rinuncia
move-skip-top = salta l'azione della riga superiore
move-skip-bottom = salta l'azione della riga inferiore
move-skip-ability = non usarla
move-done = nient'altro
move-done-units = non muovere altre unità
move-done-onward = fermati qui
move-done-produce-none = non produrre nulla
move-done-produce = non produrre altrove
move-done-flight = termina qui il volo
move-end-turn = termina il turno

## Top row

move-units = { $n ->
        [one] muovi { $n } unità
       *[other] muovi fino a { $n } unità
    }
move-coins = prendi { $what } invece di muovere
move-bolster = guadagna { $what } per { $cost }{ $bonus ->
        [yes] , con 1 Popolarità dal Monumento
       *[no] { "" }
    }
move-trade = guadagna { $what } per { $cost }{ $bonus ->
        [yes] , con 1 Potere dall'Armeria
       *[no] { "" }
    }
move-produce = produci su al massimo { $n ->
        [one] { $n } territorio
       *[other] { $n } territori
    }; costo: { $cost }
move-produce-on = { $what } { $at-on }

## Moving

move-step = { $unit } { $from-from } { $to-to }
note-combat = combattimento contro { $whom-the }
note-drives-off = scaccia i lavoratori { $whom-of }
note-encounter = gettone incontro
note-toll = lascia { $what } sull'aeronave { $whom-of }
note-siege = paga { $what } { $whom-to }
note-already-moved = già mossi
move-carry = porta con sé { $what }
move-carry-none = non portare { $cargo }
move-flag = pianta una Bandiera { $at-on }
move-trap = posa { $at-on } la Trappola che toglie { $what }
move-arm = riarma la Trappola { $at-on }
## Airships

move-fly = fai volare l'aeronave { $from-from }
move-drop = scarica { $what }
move-load = carica { $what }
move-embark = prendi a bordo il personaggio
move-disembark = fai scendere il personaggio, e il volo finisce
move-bombard = spendi { $what }: { $whom-the } { AGREE($whom-number, "perde", "perdono") } { $loss }
move-challenge = combatti contro l'aeronave { $whom-of }
move-spy = paga { $cost }, guarda le carte combattimento { $whom-of } e prendi a caso { $what }
move-exchange = scarta { $name } per un'altra carta ({ $text })
move-refuge = { $what } nel territorio sotto l'aeronave
move-refuge-none = vanno tutti alla base principale
move-hill = posiziona una stella sulla tessera risoluzione

## Combat

move-fight = combatti { $at-on }
move-use = usala
move-use-ability = usa { $ability }
move-dial = spendi { $what } sul Disco
move-play = gioca le carte { $cards }, in tutto { $value }
move-play-one = gioca la carta { $cards }
move-play-none = non giocare carte
move-retreat = { $unit } { $to-to }

## Cards

move-option = opzione { $n }
move-keep = tieni la carta Fabbrica { $card }: { $deal }
move-take = { $what ->
        [niente] non prendere niente
       *[other] prendi { $what }
    }
move-on = { $at-on }
move-peek = guarda le carte combattimento { $whom-of }

## Bottom row

move-pay = { $action } per { $cost }, guadagna { $coins }{ $bonus ->
        [yes] {" "}e il bonus della tua recluta
       *[no] { "" }
    }
move-pay-factory = muovi un'unità fino a due volte
move-pay-token = { $what } { $from-from }
move-pay-card = la carta combattimento { $card } al posto di una risorsa
at-once-pay = paga { $what }
at-once-pay-from = paga { $from-from }: { $what }
at-once-pay-listed = paga il resto nell'ordine dell'elenco: { $what }
at-once-load-all = porta tutto
at-once-load-nothing = non portare altro
move-discard = paga la carta combattimento { $card }
move-upgrade = migliora { $cube }; { $action } costa meno
move-deploy = { $ability }: Mech { $at-on }
move-build = { $structure } { $at-on }
move-enlist = subito { $what }; { $bonus } ogni volta che tu o un vicino eseguite { $action }
