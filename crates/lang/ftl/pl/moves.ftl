### What a move means, for somebody who does not know the notation.

## Chance

move-deal-tile = kafelek premii za budowle: { $tile }
move-deal-airship = karta okrętu: { $tile }
move-deal-resolution = karta rozstrzygnięcia: { $tile }
move-deal-objective = cel { $card }, { $name }
move-draw = karta walki { $card }
move-steal = zabrana karta walki { $card }
move-draw-encounter = karta spotkania { $card }
move-deal-factory = karta Fabryki { $card }
move-automa-card = karta Automy { $card }
move-deal-trap = { $trap }
move-lose = utracona karta walki { $card }
move-flip = odkryta karta walki { $card }
move-add = dołożona karta walki { $card }

## The turn

move-choose = { $top }, potem { $bottom } za { $cost-acc }
move-choose-factory = karta Fabryki: { $deal }; potem dwa ruchy jednej jednostki
move-reveal = ujawnij cel „{ $name }”: { $text }
move-skip = zrezygnuj
move-skip-top = pomiń akcję górnego rzędu
move-skip-bottom = pomiń akcję dolnego rzędu
move-skip-ability = nie używaj
move-done = nic więcej
move-done-units = nie przemieszczaj więcej jednostek
move-done-onward = zatrzymaj się tutaj
move-done-produce-none = nie produkuj nic
move-done-produce = nie produkuj nigdzie więcej
move-done-flight = zakończ lot tutaj
move-end-turn = zakończ turę

## Top row

move-units = { $n ->
        [one] przemieść { $n } jednostkę
       *[many] przemieść do { $n } jednostek
    }
move-coins = weź { $what-acc } zamiast ruchu
move-bolster = zyskaj { $what-acc } za { $cost-acc }{ $bonus ->
        [yes] , a z Pomnika 1 punkt popularności
       *[no] { "" }
    }
move-trade = zyskaj { $what-acc } za { $cost-acc }{ $bonus ->
        [yes] , a ze Zbrojowni 1 punkt siły
       *[no] { "" }
    }
move-produce = produkuj na najwyżej { $n ->
        [one] { $n } terytorium
       *[many] { $n } terytoriach
    }{ $cost ->
        [nic] , bez kosztu
       *[other] ; koszt: { $cost }
    }
move-produce-on = { $what } { $at-on }

## Moving

move-step = { $unit } { $from-from } { $to-to }
note-combat = walka z { $whom-ins }
note-drives-off = przepędza robotników { $whom-gen }
note-encounter = żeton spotkania
note-toll = zostawia { $what-acc } na okręcie { $whom-gen }
note-siege = płaci { $what-acc } { $whom-dat }
note-already-moved = już po ruchu
move-carry = zabierz { $what-acc }
move-carry-none = nie zabieraj { $cargo-gen }
move-flag = postaw flagę { $at-on }
move-trap = zastaw { $at-on } pułapkę, która zabiera { $what-acc }
move-arm = ponownie uzbrój pułapkę { $at-on }
## Airships

move-fly = leć okrętem { $from-from }
move-drop = zrzuć { $what-acc }
move-load = weź na pokład { $what-acc }
move-embark = weź na pokład postać
move-disembark = wysadź postać, co kończy lot
move-bombard = wydaj { $what-acc }: { $whom } { AGREE($whom-number, "traci", "tracą") } { $loss-acc }
move-challenge = walcz z okrętem { $whom-gen }
move-spy = zapłać { $cost-acc }, obejrzyj karty walki { $whom-gen } i zabierz losowo { $what-acc }
move-exchange = wymień cel „{ $name }” na inną kartę ({ $text })
move-refuge = { $what } na terytorium pod okrętem
move-refuge-none = wszyscy wracają do bazy
move-hill = umieść gwiazdkę na karcie rozstrzygnięcia

## Combat

move-fight = walcz { $at-on }
move-use = użyj
move-use-ability = użyj zdolności { $ability }
move-dial = wydaj { $what-acc }
move-play = zagraj karty { $cards }, razem { $value }
move-play-one = zagraj kartę { $cards }
move-play-none = nie zagrywaj karty
move-retreat = { $unit } { $to-to }

## Cards

move-option = opcja { $n }
move-keep = zatrzymaj kartę Fabryki { $card }: { $deal }
move-take = { $what ->
        [nic] nie bierz nic
       *[other] weź { $what-acc }
    }
move-on = { $at-on }
move-peek = obejrzyj karty walki { $whom-gen }

## Bottom row

move-pay = { $action } za { $cost-acc }, zyskaj { $coins-acc }{ $bonus ->
        [yes] {" "}i premię własnego rekruta
       *[no] { "" }
    }
move-pay-factory = do dwóch ruchów jednej jednostki
move-pay-token = { $what } { $from-from }
move-pay-card = karta walki { $card } zamiast zasobu
at-once-pay = zapłać: { $what }
at-once-pay-from = zapłać { $from-from }: { $what }
at-once-pay-listed = zapłać resztę w kolejności listy: { $what }
at-once-load-all = zabierz wszystko
at-once-load-nothing = nie zabieraj nic więcej
move-discard = zapłać kartą walki { $card }
move-upgrade = ulepsz: { $cube }; tańsza akcja: { $action }
move-deploy = { $ability }: mech { $at-on }
move-build = { $structure } { $at-on }
move-enlist = teraz { $what }; potem { $bonus } za każdą akcję { $action }, twoją lub sąsiada
