### What is wrong with a position, and where: one sentence without a full stop. Words in quotes are those of the format.

position-error = pozycja: { $faults }
position-fault = { $place }: { $fault }
position-more = i jeszcze { $n }
position-place-line = wiersz { $line }
position-place-column = wiersz { $line }, kolumna { $column }
position-place-seat = miejsce { $seat }
position-place-seat-key = miejsce { $seat }, { $key }
position-wrong-word = { $fault }

## The shape of the text

position-no-header = pozycja zaczyna się od „kosa-position 1”, nie od „{ $got }”
position-too-long = liczba bajtów: { $bytes }; pozycja ma ich kilka tysięcy, a czyta się najwyżej { $most }
position-empty = nic tu nie ma: pozycja zaczyna się od „kosa-position 1”
position-not-json = to nie jest JSON pozycji: { $said }
position-no-key = „{ $got }” nie jest kluczem pozycji: zob. docs/position.md
position-no-seat-key = „{ $got }” nie jest kluczem miejsca przy stole: zob. docs/position.md
position-key-twice = „{ $key }” występuje dwa razy: zostaw jeden wiersz
position-no-value = brakuje wartości
position-several-values = oczekiwano jednej wartości, jest ich { $n }
position-wrong-value = „{ $got }” to wartość, która tu nie pasuje
position-yes-or-no = oczekiwano yes albo no
position-no-run = „{ $got }” nie jest liczbą ani ciągiem liczb, takim jak 3-7
position-many-numbers = za dużo liczb
position-amount-shape = oczekiwano par, na przykład: food 2 wood 1
position-no-amount = „{ $got }” nie jest liczbą od 0 do 255
position-kind-twice = „{ $kind }” występuje dwa razy
position-at-shape = „at” wymaga miejsca i zasobów
position-at-twice = „at { $place }” występuje dwa razy: połącz te wiersze
position-seat-shape = „seat” wymaga frakcji i planszy gracza
position-mechs-shape = „mechs” wymaga numerów mechów, słowa „at” i miejsc
position-structures-shape = „structures” wymaga par: budowla i heks
position-structure-twice = budowla „{ $structure }” występuje dwa razy
position-factory-shape = „factory” wymaga liczby kart
position-factory-words = po liczbie kart Fabryki stoi „cards” albo „seen-by”
position-moving-shape = oczekiwano jednostki oraz miejsc: skąd i dokąd
position-moving-word = „{ $got }” nie może tu stać: oczekiwano steps, first, onward, asking albo load
position-trap-shape = oczekiwano heksu, rodzaju pułapki, „armed” albo „disarmed” i ewentualnie „known”
position-combat-shape = „combat” wymaga heksu, miejsca atakującego i miejsca obrońcy
position-combat-word = „{ $got }” nie może tu stać: oczekiwano committed, winner, duel, beaten, driven albo lakes

## The whole game

position-version = wersja { $version } nie jest znana: ten program czyta wersję 1
position-seat-count = w grze jest od 2 do { $most } miejsc, a nie { $n }
position-no-seat = miejsce { $number } nie istnieje: w grze są miejsca od 1 do { $seats }
position-not-in-the-box = frakcji i plansz z dodatku Najeźdźcy z Dalekich Krain nie ma w tej grze
position-automa-keys = marker, second-scheme, resource-box i automa-deck dotyczą Automy
position-taken = „{ $faction }” lub „{ $mat }” jest już w użyciu: każdą można grać raz
position-sits-earlier = „{ $faction }” siedzi wcześniej: miejsca idą zgodnie z ruchem wskazówek zegara nordic, rusviet, togawa, crimea, saxony, polania, albion
position-card-not-in-game = karty { $card } nie ma w tej grze
position-card-twice = karta { $card } występuje dwa razy
position-card-held-twice = kartę { $card } ma dwóch graczy
position-card-elsewhere = karta { $card } leży już gdzie indziej: karta jest tylko w jednym miejscu
position-encounter-cards = żetonów spotkań jest więcej niż kart spotkań
position-no-encounter-symbol = na heksie bez nadrukowanego symbolu spotkania nie ma żetonu
position-aboard-on-board = to, co jest na pokładzie okrętu, zapisuje się pod jego miejscem: „aboard food 2”
position-flags = Albion ma cztery flagi, a nikt inny żadnej
position-traps-of-togawa = tylko Togawa zastawia pułapki
position-four-traps = Togawa ma cztery pułapki
position-trap-twice = każda pułapka raz i jeden żeton na heks: { $at }
position-factory-count = liczba kart: { $n }, a po zabraniu { $taken } zostaje { $left }
position-factory-listed = liczba wymienionych kart się nie zgadza
position-factory-unnamed = wymień karty wyłożone do tej pory
position-two-objectives = gracz ma najwyżej dwie karty celów
position-open-objective-held = odkrytego celu nikt nie ma na ręce
position-objective-deck = muszą tu być dokładnie te karty, których nikt nie ma na ręce
position-combat-card-count = kart walki jest więcej niż 16 dwójek, 12 trójek, 8 czwórek i 6 piątek
position-deck-differs = przy tych rękach i odrzuconych kartach zawiera { $cards }
position-game-is-over = ktoś umieścił szóstą gwiazdkę: gra jest skończona
position-not-over = nic nie zakończyło gry: ani szósta gwiazdka, ani karta rozstrzygnięcia po rozegraniu wszystkich tur

## One seat

position-track-ends = „{ $track }” { $value }: tor kończy się na { $max }
position-six-stars = więcej niż sześć gwiazdek
position-stars-on-goal = za dużo gwiazdek za „{ $star }”
position-goal-not-reached = gwiazdka za „{ $star }” wymaga { $need }, a jest { $n }
position-tracker-stars = znacznik minął mniej gwiazdek na torze gwiazdek
position-mech-slot = numer mecha { $slot }: podaj każdy od 1 do 4 najwyżej raz
position-mech-places = podaj miejsce dla każdego wystawionego mecha
position-worker-count = gracz ma na planszy od 2 do 8 robotników
position-cube-room = „{ $action }” nie ma miejsca na tyle kostek
position-cubes = każda przesunięta kostka leży na czerwonym polu: „cubes” i „reduced” muszą się zgadzać
position-recruits = każdy rekrut leży na jednorazowej premii: „recruits” i „bonuses” muszą się zgadzać
position-no-factory-card = karta Fabryki { $card } nie istnieje
position-token-on-factory = znacznik akcji nie może stać na karcie Fabryki, której gracz nie ma
position-played-from-hand = karty przy wskaźniku siły muszą być na ręce
position-dial-too-high = wskaźnik siły pokazuje więcej, niż gracz może wydać
position-star-track-ends = tor gwiazdek kończy się na polu { $last }
position-automa-resources = żadna karta Automy nie pokazuje więcej niż 4 zasobów
position-automa-mechs = Automa ma do czterech mechów, zapisanych „mechs at …” bez numerów
position-automa-pieces = Automa nie ma budowli, kostek, rekrutów, celów, znacznika akcji ani odkrytej karty Fabryki
position-automa-popularity = popularność Automy nigdy się nie zmienia
position-automa-stars = Automa ma gwiazdki tylko za tracker, combat i power oraz jedną na odkrytym celu
position-star-track-of-automa = tylko Automa ma tor gwiazdek

## Pieces on the board

position-foreign-base = jednostka stoi w bazie, do której nie może wejść
position-fighter-on-lake = postać lub mech stoi na jeziorze bez potrzebnej do tego zdolności
position-worker-on-lake = robotnik stoi na jeziorze bez mecha
position-resources-on-lake = na jeziorze zasoby leżą tylko przy jednostce
position-structure-on-lake = na jeziorze nie stoi żadna budowla
position-two-structures = dwie budowle stoją na jednym heksie
position-units-share = jego jednostki stoją na { $at } razem z jednostkami miejsca { $seat }

## The turn

position-three-units = w jednej akcji rusza się najwyżej trzy jednostki
position-units-moved = na { $at } nie ma tylu jednostek
position-steps = jednostka ma od 1 do 3 kroków
position-no-unit-there = na { $at } nie stoi jednostka „{ $unit }” miejsca { $seat }
position-moved-before = „first” albo „onward” nie zgadza się z jednostkami, które się poruszyły
position-load = jednostka nie może zabrać tego, co podaje „load”
position-not-moved-there = na { $at } postać lub mech, które się nie poruszyły, stoją wśród wrogów
position-too-far = z { $from } nie dochodzi się do { $to } jednym krokiem
position-no-unit-entered = na { $at } nie stoi żadna jednostka aktywnego gracza
position-airship-on-line = okręt i jednostki na jego pokładzie nie należą do tego wiersza
position-eight-workers = nikt nie ma więcej niż 8 robotników
position-no-move-action = jednostki się ruszyły, ale żadna akcja Ruchu nie trwa
position-on-its-way = jednostka jest w drodze dokładnie wtedy, gdy czeka pytanie „carry”, „onward” albo „toll”
position-asking = „asking” zapisuje się dokładnie wtedy, gdy czeka pytanie „carry”

## The combat

position-attacks-itself = aktywny gracz atakuje kogoś innego
position-no-airships-fight = bez okrętów żaden nie walczy
position-duel-apart = tam, gdzie jest okręt aktywnego gracza, nie można walczyć z okrętem tego miejsca
position-combat-pending = walka trwa dokładnie wtedy, gdy czeka „dials” albo „aftermath”
position-no-power-chosen = miejsce { $seat } nie wybiera teraz siły
position-dial-not-set = miejsce { $seat } już wybrało, ale jego wskaźnik siły nie jest ustawiony
position-cards-played = miejsce { $seat } nie może zagrać tylu kart

## Frames

position-frames-pending = gra toczy się dokładnie tak długo, jak długo coś czeka
position-frame-depth = więcej oczekujących pytań, niż zasady mogą nałożyć na siebie
position-frame-at-bottom = „{ $frame }” nie może leżeć na samym dole
position-frame-on-frame = „{ $frame }” nie może leżeć na „{ $below }”
position-frame-lacks = „{ $frame }” wymaga { $need }
position-nobody-asked = ostatnie oczekujące pytanie nie pyta nikogo o nic, na co można odpowiedzieć

## The modules of The Wind Gambit

position-tiles-for-all = karty dla wszystkich wymagają zasad +airships bez +airship-pairs
position-tiles-of-seat = karty jednego miejsca wymagają zasad +airship-pairs i człowieka na tym miejscu
position-no-resolution = missions, trigger i clock należą do karty rozstrzygnięcia
position-resolution-rules = karta rozstrzygnięcia wymaga zasad +resolutions
position-mission-count = więcej celów, niż odkrywa karta
position-mission-star = gwiazdka na odkrytym celu wymaga tego celu wśród „missions”
position-mission-stars = „mission-stars” wymienia każdy odkryty cel z gwiazdką
position-clock-after-trigger = gdy koniec został wywołany, pozostałe tury każdego miejsca są ograniczone
position-clock-seats = podaj pozostałe tury każdego miejsca albo - tam, gdzie nic ich nie ogranicza
position-no-turns = „{ $got }” nie jest liczbą tur: od 0 do 254 albo -
position-no-track = „{ $got }” nie jest torem: again przyjmuje power i popularity
position-airship-rules = okręt wymaga zasad +airships
position-airship-place = okręt jest nad terytorium albo we własnej bazie
position-automa-airship = okręt Automy zostaje w jej bazie
position-resources-aboard = zasobów na jego okręcie może być najwyżej { $most }, a robotników wcale
position-workers-aboard = robotników na jego okręcie może być najwyżej { $most }, a zasobów wcale
position-character-aboard = jego okręt nie zabiera postaci
position-mech-aboard = okręt nie zabiera mechów

## What a frame needs, as it stands after "needs"

position-need-moving-line = wiersza „moving”
position-need-moving-and-toll = wiersza „moving” oraz zasobów dla okrętów nad celem ruchu
position-need-cards-in-hand = tylu kart walki na ręce
position-need-enough-to-pay = czegoś, czym można zapłacić
position-need-adjacent-land = sąsiedniego terytorium lądowego bez wrogów
position-need-both-sides = wiersza „combat” z postacią lub mechem obu stron na jego heksie
position-need-combat-line = wiersza „combat”
position-need-automa-in-combat = Automy po tej stronie walki, która jeszcze nie wybrała
position-need-automa-active = Automy jako aktywnego gracza
position-need-person-active = człowieka jako aktywnego gracza
position-need-seat-of-the-game = miejsca, które jest w grze
position-need-factory-card = karty Fabryki
position-need-option-and-gain = opcji i zysku z tej karty
position-need-character-on-territory = postaci na terytorium
position-need-encounter-there = postaci tam, gdzie zabrano żeton spotkania, i braku wrogów
position-need-character-there = postaci na tym heksie i braku wrogów
position-need-own-territory = terytorium kontrolowanego przez aktywnego gracza
position-need-no-factory-card-yet = postaci w Fabryce i braku karty Fabryki
position-need-factory-card-for-automa = wyłożonych kart Fabryki i Automy, która żadnej nie ma
position-need-automa-choice = wskaźnika siły Automy i tylu kart walki na jej ręce
position-need-card-to-deal = karty, którą trzeba jeszcze rozdać
position-need-cards-dealt = na ręce dokładnie tych kart, które rozdano
position-need-bonus-tile-first = wyłożenia najpierw kafelka premii za budowle
position-need-tiles-first = wyłożenia kart z dodatku Igrając z wiatrem przed rozdaniem innych
position-need-token-and-place = postaci na wolnym terytorium i żetonu
position-need-seen-by = aktywnego miejsca wśród „seen-by”
position-need-hex = heksu
position-need-land = lądu
position-need-airship-with-steps = okrętu aktywnego gracza w ruchu, któremu zostały kroki
position-need-toll-carried = jednostki, która wchodzi pod ten okręt z tym, czego on żąda
position-need-airship-to-fight = okrętu, z którym można walczyć
position-need-spy-victim = kogoś, czyje karty można obejrzeć, i zapłaty za to
position-need-another-seat = innego miejsca
position-need-exchange-there = okrętu, który może tam wymieniać cele
position-need-objective-room = okrętu po locie i miejsca na kartę celu
position-need-refuge-and-workers = schronienia i robotników w bazie
position-need-hill-and-room = Fabryki i miejsca na karcie rozstrzygnięcia
