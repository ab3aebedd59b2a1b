### The game line by line, without a screen of its own, and scores.

plain-head = Zasady: { $rules }. Odcisk ziarna: { $commitment }
plain-seat = Miejsce { $seat }: { $faction }, { $sitter }
plain-seat-player = Miejsce { $seat }: { $faction }, { $sitter }, { $player }
plain-unofficial = Gra nieoficjalna: nie wiadomo, jak Automa gra w dodatek Igrając z wiatrem, więc jej zasady są tu nasze własne.
player-human = człowiek
player-human-named = człowiek { $name }
bot-easy = łatwy
bot-medium = średni
bot-hard = trudny
bot-expert = mistrz
bot-random = losowy
bot-idle = bezczynny
player-bot = bot { $kind }
plain-type-help = Wpisz help, aby zobaczyć polecenia.
plain-help =
    Odpowiedz numerem lub znakiem odpowiedzi, nazwą miejsca lub rzeczy, którą można wybrać, albo ruchem w zapisie; sam Enter daje jedyną możliwą odpowiedź.
    undo                 cofnij ostatni krok albo ostatnią decyzję, dopóki nic ukrytego nie zostało pokazane
    undo list            wypisz decyzje, które można cofnąć; undo 3 wraca przed trzecią
    board                pokaż stół jeszcze raz
    map                  narysowana mapa
    moves                wypisz ruchy jeszcze raz
    back                 wróć do poprzedniego pytania
    tiles                pokaż obowiązujące karty okrętów i rozstrzygnięć
    score                pokaż obecną punktację
    give MIEJSCE MONETY  daj monety innemu graczowi
    1: give 2 3          to samo za dowolną osobę tutaj, ktokolwiek teraz decyduje, także przy przekazaniu klawiatury
    why                  opowiedz ostatnie tury Autom i botów ze wszystkimi rozważaniami
    why h12              dlaczego nie można teraz wybrać tego miejsca, sekcji lub ruchu; why not mówi o wszystkim, czego nie można
    help                 ten tekst
plain-help-round =
    FRAKCJA              przejmij klawiaturę, gdy jest przekazywana: tylko nazwa twojej frakcji odsłania twoje karty
plain-help-book =
    rules                tematy księgi zasad; rules retreat otwiera jeden z nich, rules i inne słowa szukają
plain-help-hint =
    hint                 { $text }
plain-help-near =
    position             wypisz jako pozycję grę taką, jaką widzisz; to, czego nie widzisz, jest zmyślone
    seat MIEJSCE KTO     posadź kogoś innego na miejscu: human albo random dla bota
    save PLIK            zapisz grę w innym pliku, gdzie toczy się dalej
    quit                 zakończ; gra jest zapisana od pierwszej decyzji
plain-goodbye = Do widzenia.
plain-seed-was = Ziarno: { $seed }.
plain-no-automa-turn = Żadna Automa ani bot nie miały jeszcze tury.
plain-no-hints = Nikt przy tym stole nie może prosić bota o radę.
plain-rules-how = rules i nazwa z lewej otwierają temat, rules i inne słowa szukają.
plain-rules-now = To, o co teraz chodzi: rules { $topic }.
plain-take-over = Wpisz { $word }, aby zobaczyć swoje karty.
plain-answers = { $n ->
        [one] Jest { $n } odpowiedź: wpisz numer albo help.
        [few] Są { $n } odpowiedzi: wpisz numer albo help.
       *[many] Jest { $n } odpowiedzi: wpisz numer albo help.
    }
plain-no-answer = Nie ma odpowiedzi { $number }; wpisz moves, aby zobaczyć możliwe.
plain-not-possible = „{ $move }”: teraz niemożliwe; wpisz moves, aby zobaczyć możliwe.
plain-move-lacks = „{ $text }” to tylko początek ruchu: { $moves }
plain-unit-first = Wybierz najpierw, co ma tam iść: { $units }.
plain-why-what = Podaj co: miejsce (why h12), sekcję (why build) albo ruch; why not mówi o wszystkim, czego teraz nie można wybrać.
plain-give = Podaj miejsce i liczbę monet: give 2 3; za inną osobę tutaj: 1: give 2 3
plain-give-nobody = Nikt tu nie gra na miejscu { $seat }: monety dają tylko ludzie.
plain-no-seat = „{ $text }” nie jest miejscem: podaj jego numer.
plain-no-player = „{ $text }” nie jest graczem: wpisz human albo jedno z: { $known }.
plain-seat-what = Podaj miejsce i kto ma na nim grać: seat 2 human albo zamiast human jedno z: { $known }.
plain-now-played = Na miejscu { $seat } gra teraz: { $player }.
plain-taken-back = Cofnięto.
plain-undo-what = Podaj, jak daleko: undo 3 wraca przed trzecią decyzję z undo list.
plain-confirm = Naciśnij Enter, aby grać dalej, albo wpisz no.
plain-no-step = Przed tym pytaniem nie ma innego; undo cofa decyzję.
plain-position-hint = Gra taka, jaką widzisz: karty i pułapki, których nie widzisz, są zmyślone.
plain-draft-help = Wpisz numer albo nazwę frakcji, undo, aby ostatnia osoba wybrała jeszcze raz, albo quit.
plain-only-near = position, save i seat działają tylko w grze na tym komputerze.

## The table as text

board-title = { $faction } (miejsce { $seat }), { $sitter }, runda { $round }
board-tracks = { $power }, { $popularity }, { $coins }, teraz { $points }
board-stars = gwiazdki: { $stars }
board-hand = karty walki: { $cards }
board-objective = cel { $card }: { $name }. { $text }
board-factory-card = karta Fabryki { $card }: { $deal }
board-structure-bonus = premia za budowle: { $tile }
board-tiles = Obowiązujące karty:
board-tile-aggressive = { $name } (agresywna karta okrętu, transportuje { $freight-acc })
board-tile-aggressive-either = { $name } (agresywna karta okrętu; okręty transportują zasoby albo robotników)
board-tile-passive = { $name } (pasywna karta okrętu, zasięg { $n })
board-tile-resolution = { $name } (karta rozstrzygnięcia)
board-tile-of = { $who }: { $tile }
board-aboard = na pokładzie okrętu: { $load }
board-airship = okręt { $at-on }, na pokładzie: { $load }
board-mission = odkryty cel { $card }: { $name }. { $text }
board-mission-starred = odkryty cel { $card } (gwiazdki: { $who }): { $name }. { $text }
board-turns-left = pozostałe tury: { $turns }
board-trigger = koniec gry { AGREE($who-number, "wywołała frakcja", "wywołały frakcje") } { $who }
board-section = sekcja
board-top-row = górny rząd
board-bottom-row = dolny rząd
board-cost = koszt
board-coins = monety
board-recruit = rekrut
board-move = Ruch: { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[many] { $n } jednostek
    } albo { $coins }
board-bolster = Wzmocnienie: { $power } albo { $cards } (koszt: { $cost })
board-bolster-monument = Wzmocnienie: { $power } albo { $cards }, + 1 punkt popularności (koszt: { $cost })
board-trade = Handel: { $resources } albo { $popularity } (koszt: { $cost })
board-trade-armory = Handel: { $resources } albo { $popularity }, + 1 punkt siły (koszt: { $cost })
board-produce = Produkcja na { $n ->
        [one] { $n } terytorium
       *[many] { $n } terytoriach
    } ({ $cost ->
        [nic] bez kosztu
       *[other] koszt: { $cost }
    })
board-produce-mill = Produkcja na { $n ->
        [one] { $n } terytorium
       *[many] { $n } terytoriach
    } + Młyn ({ $cost ->
        [nic] bez kosztu
       *[other] koszt: { $cost }
    })
board-mech = mech { $n }: { $ability }. { $help }
board-encounter-tokens = żetony spotkań: { $places }
board-flags = flagi: { $places }
board-trap-armed = pułapka na { $place }: uzbrojona
board-trap-disarmed = pułapka na { $place }: rozbrojona ({ $trap })
board-opponent = miejsce { $seat } { $faction }, { $sitter }: { $power }, { $popularity }, { $coins }, { $cards }, gwiazdki { $stars }, { $points }
board-automa = znacznik gwiazdek na { $marker }; Schemat { $scheme }; w zapasie { $mechs } i { $workers }
board-automa-next = znacznik gwiazdek na { $marker }, następna gwiazdka na { $next }; Schemat { $scheme }; w zapasie { $mechs } i { $workers }
board-automa-water = znacznik gwiazdek na { $marker }, następna gwiazdka na { $next }; Automę zatrzymuje woda; Schemat { $scheme }; w zapasie { $mechs } i { $workers }
board-automa-box = kto teraz odbierze jej terytorium, znajdzie tam { $resources }

## The score

score-place = lokata
score-seat = miejsce
score-faction = frakcja
score-total = razem
score-coins = monety
score-stars = gwiazdki
score-territories = terytoria
score-resources = zasoby
score-structures = budowle
score-ability = zdolność
score-pieces = elementy
score-power = siła
score-popularity = popularność
score-tie = Remis rozstrzyga: { $what }, { $first } do { $second }.
score-equal = Pierwsi są równi pod każdym względem i dzielą lokatę.
score-sides = Średnio: ludzie { $people }, Automy { $automas }.
score-tier = Popularność { $from }–{ $to }: za każdą gwiazdkę { $star }, za każde terytorium { $territory }, za dwa zasoby { $pair } (w monetach).
score-automa-resources = Przeciw Automie liczy się najwyżej 6 zasobów z jednego terytorium.
score-tile-scale = Premia za budowle, { $tile }, w monetach: { $scale }.

## A record told

replay-over = decyzje: { $decisions }, tury: { $turns }; gra skończona
replay-not-over = decyzje: { $decisions }, tury: { $turns }; gra nieskończona
replay-hash = skrót { $hash }
replay-hidden = ukryte
