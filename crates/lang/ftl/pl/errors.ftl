### What cannot be done, and why: one sentence without a full stop.

error-game-over = gra już się skończyła: nie ma więcej ruchów
error-chance-first = najpierw trzeba dobrać lub rozdać kartę
error-seats-first = najpierw decyduje miejsce { $seats }
error-chance-not-asked = teraz nic się nie losuje: { $why }
error-seat-not-asked = teraz nie decyduje miejsce { $seat }: { $why }
error-illegal = ruch „{ $move }” nie jest teraz możliwy; pytanie brzmi: { $question }
error-no-move = „{ $text }” nie jest ruchem: wpisz numer ruchu albo jego zapis
error-no-move-word = „{ $text }” nie jest ruchem: { $fault }

error-gift-over = gra już się skończyła: monety nie zmieniają właściciela
error-gift-forbidden = gra toczy się według zasad turniejowych: monety nie zmieniają właściciela
error-gift-seat = miejsce { $seat } nie może brać udziału w tym podarunku: podaj dwa miejsca z tej gry
error-gift-automa = na miejscu { $seat } jest Automa, która nie zawiera układów
error-gift-nothing = podarunek bez monet to żaden podarunek: daj co najmniej 1
error-gift-full = obdarowany nie może mieć tylu monet
error-gift-too-few = dający ma tylko { $what-acc }

error-seat-count = { $n ->
        [one] { $n } gracz: gra jest dla 2 do { $most } graczy
       *[many] { $n } graczy: gra jest dla 2 do { $most } graczy
    }
error-faction-twice = { $name }: frakcję wybrano dwa razy, a każdą można grać raz
error-mat-twice = planszę „{ $name }” wybrano dwa razy, a każdej można użyć raz
error-not-in-the-box = { $name }: z dodatku Najeźdźcy z Dalekich Krain, którego nie ma w tej grze
error-automa-with-mat = gracz { $n } to Automa, która nie ma planszy gracza
error-banned = { $faction } z planszą „{ $mat }”: zasady tej gry na to nie pozwalają
error-open = gracz { $n } nie ma jeszcze frakcji lub planszy
error-no-deal = przy tych życzeniach dla kogoś nie zostaje żadna dozwolona para frakcji i planszy
error-tile-without-module = wybrano kartę { $tile }, ale jej modułu nie ma w tej grze: dodaj --with { $switch }
error-wrong-side = { $tile } to nie ten rodzaj karty okrętu (potrzebna: { $side })
error-tile-with-pairs = wybrano kartę { $tile } dla wszystkich, ale każdy gracz dostaje własną parę kart okrętu
error-tile-left-out = karta { $tile } zostaje w pudełku: jej treść jest za mało znana albo nie dla Automy
error-too-few-tiles = przy tych zasadach jest za mało { $side-gen } kart okrętów: { $n }
error-automa-with-modules = nie wiadomo, jak Automa gra w Igrając z wiatrem: dodaj --with automa-wind-gambit (nieoficjalnie)

error-record = zapis gry, wiersz { $line }: { $fault }
error-no-such-seat = miejsca { $seat } nie ma w tej grze
error-automa-seat = na miejscu { $seat } gra Automa i nikt za nią nie decyduje
error-no-automa = Automa nie może przejąć miejsca { $seat }: ma własne przygotowanie
error-nothing-to-undo = miejsce { $seat } nie ma czego cofnąć: nie cofa się cudzych decyzji ani pokazanych tajemnic
error-wrong-seed = zapis powstał z innym ziarnem
error-tag-key = „{ $key }” nie może być kluczem etykiety: to jedno słowo z widocznych znaków
error-tag-value = wartość etykiety „{ $key }” to jeden wiersz z widocznych znaków
error-chance-differs = wynik losowy { $n } w zapisie nie jest tym, który daje jego ziarno

error-unknown-name = „{ $got }” nie jest { $what }: { $expected }
error-expected-one-of = wybierz jedno z: { $known }
error-expected-number = wpisz liczbę od { $min } do { $max }
error-hint-resources = wpisz na przykład: food 1 wood 1, albo: none
error-hint-combat-cards = wpisz wartości, na przykład 2235, albo - gdy żadnej
error-hint-hex = wpisz od h01 do h47
error-hint-place = wpisz od h01 do h47 albo bazę, na przykład @nordic
error-hint-taken = wpisz cyfry od 1 do 3 albo -
error-hint-frame = lista jest w docs/position.md
error-hint-switch = po zestawie zasad wpisz +przełącznik albo -przełącznik
error-hint-automa = wpisz automa:POZIOM z poziomem autometta, automa, automaszyna lub ultimaszyna, potem ustawienia skip-turns, move-check, deploy-check, all-moves, coins+1, coins-2, power+2 …
error-hint-actor = wpisz miejsce od 1 do 7 albo * dla losu

error-record-header = zapis gry zaczyna się od „kosa-record 1”, nie od „{ $got }”
error-record-too-long = liczba bajtów: { $bytes }; żadna gra nie jest tak długa, a czyta się najwyżej { $most }
error-record-empty = nic tu nie ma: zapis gry zaczyna się od „kosa-record 1”
error-record-breaks-off = zapis urywa się przed wierszem „moves”
error-record-unknown = „{ $got }” nie może tu stać: oczekiwano rules, seat, tag, pozycji albo moves
error-record-position = pozycja początkowa jest błędna: { $fault }
error-record-no-entry = „{ $got }” nie jest wpisem: oczekiwano „miejsce: ruch”, „*: wynik” albo „hash …”
error-record-no-hash = „{ $got }” nie jest skrótem z 16 cyfr szesnastkowych
error-record-no-gift = „{ $got }” nie jest podarunkiem: oczekiwano „miejsce: give miejsce monety”
error-record-no-move = „{ $got }” nie jest ruchem: zob. docs/notation.md
error-record-hash-differs = skrót stanu to { $own }, a w zapisie stoi { $said }: gra potoczyła się inaczej

position-error = pozycja: { $faults }
position-fault = { $place }: { $fault }
position-more = i jeszcze { $n }
position-place-line = wiersz { $line }
position-place-column = wiersz { $line }, kolumna { $column }
position-place-seat = miejsce { $seat }
position-place-seat-key = miejsce { $seat }, { $key }

## What something should have been, as it stands after "is no".

what-automa = Automą
what-automa-card = kartą Automy
what-automa-level = poziomem Automy
what-factory-card = kartą Fabryki
what-trap = pułapką
what-actor = kimś, kto może wykonać ruch
what-airship-tile = kartą okrętu
what-amount = liczbą
what-bottom-row-action = akcją dolnego rzędu
what-cargo = ładunkiem
what-combat-card = kartą walki
what-encounter-card = kartą spotkania
what-faction = frakcją
what-faction-ability = zdolnością frakcji
what-frame = rodzajem pytania
what-freight = rodzajem ładunku
what-hex = heksem
what-kind-of-airship-tile = rodzajem karty okrętu
what-kind-of-end = rodzajem końca gry
what-list-of-combat-cards = listą kart walki
what-list-of-options-taken = listą wybranych opcji
what-list-of-resources = listą zasobów
what-mech-slot = miejscem na mecha
what-number-of-a-frame = liczbą w zapisie pytania
what-objective-card = kartą celu
what-option-of-a-factory-card = opcją karty Fabryki
what-option-of-an-encounter-card = opcją karty spotkania
what-place = miejscem na planszy
what-player-mat = planszą gracza
what-recruit-bonus = premią rekruta
what-resolution-tile = kartą rozstrzygnięcia
what-resource = zasobem
what-rule-switch = przełącznikiem zasad
what-rules-preset = zestawem zasad
what-seat = miejscem przy stole
what-section = sekcją
what-side-of-a-combat = stroną walki
what-star = gwiazdką
what-state-of-a-tile = stanem karty
what-structure = budowlą
what-structure-bonus-tile = kafelkiem premii za budowle
what-technology-cube = kostką technologii
what-terrain = terenem
what-top-row-action = akcją górnego rzędu
what-unit = jednostką
what-word-of-a-frame = słowem w zapisie pytania
