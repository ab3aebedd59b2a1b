### What happened, for the log.

event-tile-dealt = Kafelek premii za budowle w tej grze: { $tile }.
event-airship-tile-dealt = Karta okrętu ({ $side }) dla wszystkich okrętów to { $tile }: { $text }
event-airship-tile-dealt-to = Karta okrętu ({ $side }) dla { $who-gen } to { $tile }: { $text }
event-resolution-dealt = Karta rozstrzygnięcia w tej grze to { $tile }: { $text }
event-mission-dealt = Cel { $card }, { $name }, leży odkryty dla wszystkich.
event-objective-dealt = { $who } { AGREE($who-number, "otrzymuje", "otrzymują") } kartę celu.
event-objective-dealt-seen = { $who } { AGREE($who-number, "otrzymuje", "otrzymują") } cel { $card }, { $name }.
event-turn-began = { $who } { AGREE($who-number, "zaczyna", "zaczynają") } turę { $n }.
event-section-chosen = { $who } { AGREE($who-number, "stawia", "stawiają") } znacznik akcji na sekcji { $top } – { $bottom }.
event-factory-chosen = { $who } { AGREE($who-number, "stawia", "stawiają") } znacznik akcji na karcie Fabryki.

event-gains = { $who } { AGREE($who-number, "zyskuje", "zyskują") } { $what-acc }.
event-gains-on = { $who } { AGREE($who-number, "zyskuje", "zyskują") } { $what-acc } { $at-on }.
event-loses = { $who } { AGREE($who-number, "traci", "tracą") } { $what-acc }.
event-spends = { $who } { AGREE($who-number, "wydaje", "wydają") } { $what-acc }.
event-coins-given = { $who } { AGREE($who-number, "daje", "dają") } { $what-acc } { $whom-dat }.

event-card-drawn = { $who } { AGREE($who-number, "dobiera", "dobierają") } kartę walki.
event-card-drawn-seen = { $who } { AGREE($who-number, "dobiera", "dobierają") } kartę walki o wartości { $card }.
event-deck-reshuffled = Odrzucone karty walki tworzą nową talię.
event-card-stolen = { $who } { AGREE($who-number, "zabiera", "zabierają") } { $whom-dat } kartę walki.
event-card-stolen-seen = { $who } { AGREE($who-number, "zabiera", "zabierają") } { $whom-dat } kartę walki o wartości { $card }.
event-card-discarded = { $who } { AGREE($who-number, "wydaje", "wydają") } kartę walki o wartości { $card }.
event-card-lost = { $who } { AGREE($who-number, "traci", "tracą") } kartę walki o wartości { $card }.
event-hand-seen = { $who } { AGREE($who-number, "ogląda", "oglądają") } karty walki { $whom-gen }.
event-hand-seen-cards = { $who } { AGREE($who-number, "ogląda", "oglądają") } karty walki { $whom-gen }: { $cards }.

event-unit-moved = { $who } { AGREE($who-number, "przemieszcza", "przemieszczają") } { $unit-acc } { $from-from } { $to-to }.
event-unit-moved-with = { $who } { AGREE($who-number, "przemieszcza", "przemieszczają") } { $unit-acc } { $from-from } { $to-to }; ładunek: { $load }.
event-workers-driven-off = { $who } { AGREE($who-number, "przepędza", "przepędzają") } { $from-from } { $what-acc } { $whom-gen }.
event-dropped = Okręt { $who-gen } zrzuca { $what-acc } { $at-on }.
event-loaded = Okręt { $who-gen } bierze na pokład { $what-acc } { $at-on }.
event-embarked = Postać { $who-gen } wchodzi na pokład { $at-on }.
event-disembarked = Postać { $who-gen } schodzi z pokładu { $at-on }.
event-bombarded = Okręt { $who-gen } wydaje { $what-acc } i bombarduje { $whom-acc }.
event-toll-paid = { $who } { AGREE($who-number, "płaci", "płacą") } { $what-acc } okrętowi { $whom-gen }.
event-duel-began = Okręt { $who-gen } atakuje okręt { $whom-gen } { $at-on }.
event-objective-given-up = { $who } { AGREE($who-number, "oddaje", "oddają") } kartę celu.
event-objective-given-up-seen = { $who } { AGREE($who-number, "oddaje", "oddają") } cel { $card }, { $name }.
event-took-refuge = { $who } { AGREE($who-number, "daje", "dają") } schronienie { $at-on }: { $what }.

event-combat-began = { $who } { AGREE($who-number, "atakuje", "atakują") } { $whom-acc } { $at-on }.
event-ability-used = { $who } { AGREE($who-number, "używa", "używają") } zdolności { $ability }.
event-choice-made = { $who } { AGREE($who-number, "wybiera", "wybierają") } w tajemnicy.
event-power-revealed = { $who } { AGREE($who-number, "pokazuje", "pokazują") } na wskaźniku siły { $dial }, bez kart: razem { $total }.
event-power-revealed-card = { $who } { AGREE($who-number, "pokazuje", "pokazują") } na wskaźniku siły { $dial } i kartę o wartości { $cards }: razem { $total }.
event-power-revealed-cards = { $who } { AGREE($who-number, "pokazuje", "pokazują") } na wskaźniku siły { $dial } oraz karty o wartości { $cards }: razem { $total }.
event-combat-won = { $who } { AGREE($who-number, "wygrywa", "wygrywają") } walkę z { $whom-ins } { $at-on }.
event-retreated = { $who } { AGREE($who-number, "wycofuje", "wycofują") } { $what-acc } { $from-from } { $to-to }.
event-step-taken-back = Gra kończy się przed walką: { $unit } { $who-gen } wraca { $from-from } { $to-to }.
event-step-taken-back-with = Gra kończy się przed walką: { $unit } { $who-gen } wraca { $from-from } { $to-to }; ładunek: { $load }.

event-encounter-drawn = { $who } { AGREE($who-number, "ma", "mają") } spotkanie { $card } { $at-on }.
event-option-taken = { $who } { AGREE($who-number, "wybiera", "wybierają") } opcję { $n } spotkania { $card }: { $label }.
event-factory-seen = { $who } { AGREE($who-number, "przegląda", "przeglądają") } karty Fabryki.
event-factory-seen-cards = { $who } { AGREE($who-number, "przegląda", "przeglądają") } karty Fabryki: { $cards }.
event-factory-card-kept = { $who } { AGREE($who-number, "zatrzymuje", "zatrzymują") } kartę Fabryki { $card }.
event-factory-used = { $who } { AGREE($who-number, "używa", "używają") } opcji { $n } karty Fabryki { $card }.

event-resource-paid = { $who } { AGREE($who-number, "płaci", "płacą") } { $what-acc } { $from-from }.
event-upgraded = { $who } { AGREE($who-number, "ulepsza", "ulepszają") }: { $cube }; tańsza akcja: { $action }.
event-deployed = { $who } { AGREE($who-number, "wystawia", "wystawiają") } mecha { $at-on } i { AGREE($who-number, "zdobywa", "zdobywają") } zdolność { $ability }.
event-built = { $who } { AGREE($who-number, "buduje", "budują") } { $structure-acc } { $at-on }.
event-enlisted = { $who } { AGREE($who-number, "werbuje", "werbują") } rekruta ({ $action }), premia: { $bonus }.
event-recruit-bonus = Rekrut { $who-gen } korzysta z akcji { $action }.

event-flag-placed = { $who } { AGREE($who-number, "stawia", "stawiają") } flagę { $at-on }.
event-trap-placed = { $who } { AGREE($who-number, "zastawia", "zastawiają") } uzbrojoną pułapkę { $at-on }.
event-trap-placed-seen = { $who } { AGREE($who-number, "zastawia", "zastawiają") } { $at-on } uzbrojoną pułapkę, która zabiera { $what-acc }.
event-trap-sprung = { $who } { AGREE($who-number, "wpada", "wpadają") } { $at-on } w pułapkę, która zabiera { $what-acc }.
event-trap-harmless = { $who } { AGREE($who-number, "wpada", "wpadają") } { $at-on } w pułapkę, która nic nie zabiera Automie.
event-trap-armed = { $who } ponownie { AGREE($who-number, "uzbraja", "uzbrajają") } pułapkę { $at-on }.

event-objective-revealed = { $who } { AGREE($who-number, "ujawnia", "ujawniają") } cel { $card }, { $name }.
event-star-placed = { $who } { AGREE($who-number, "umieszcza", "umieszczają") } gwiazdkę: { $star } (razem { $n }).
event-end-triggered = { $who } { AGREE($who-number, "wywołuje", "wywołują") } koniec gry.
event-factory-exploded = Fabryka wybucha: wszyscy na niej i wokół niej wracają do baz.
event-territory-prize = { $who } { AGREE($who-number, "otrzymuje", "otrzymują") } { $what-acc } za swoje terytoria.
event-game-ended = Gra dobiegła końca.

## The Automa's turn, step by step

event-automa-drew = { $who } { AGREE($who-number, "dobiera", "dobierają") } kartę Automy { $card } i { AGREE($who-number, "czyta", "czytają") } Schemat { $scheme }.
event-automa-deck-shuffled = Wszystkie 19 kart { $who-gen } zostaje przetasowanych.
event-automa-skips = Karta każe { $who-dat } opuścić tę turę.
event-automa-tries = { $who } { AGREE($who-number, "próbuje", "próbują") } { $doing }.
event-automa-selects = { $who } { AGREE($who-number, "wybiera", "wybierają") } { $unit-acc } { $at-on }, { $far }: { $why }.
event-automa-selects-home = { $who } { AGREE($who-number, "wybiera", "wybierają") } { $unit-acc } { $at-on }: { $why }.
event-automa-considers = Możliwe: { $at }: { $words }.
event-automa-leaves-out = Odpada: { $at }: { $words }.
event-automa-cannot = { $who } nie { AGREE($who-number, "może", "mogą") } { $doing-gen }: { $why }.
event-automa-moved = { $who } { AGREE($who-number, "przestawia", "przestawiają") } { $unit-acc } { $from-from } { $to-to }: { $why }.
event-automa-moved-with = { $who } { AGREE($who-number, "przestawia", "przestawiają") } { $unit-acc } z { $load-ins } { $from-from } { $to-to }: { $why }.
event-automa-stays = { $who } { AGREE($who-number, "zostawia", "zostawiają") } { $unit-acc } { $at-on }: { $why }.
event-automa-cancelled = Dla { $who-gen } odkryto kartę walki o wartości { $card }: akcja odwołana.
event-automa-goes-on = Dla { $who-gen } odkryto kartę walki o wartości { $card }: akcja dochodzi do skutku.
event-automa-deployed = { $who } { AGREE($who-number, "stawia", "stawiają") } { $unit-acc } w swojej bazie.
event-automa-helps = Trzeci rząd karty daje premię: { $bonus }. { $whom } { AGREE($whom-number, "ma", "mają") } tego rekruta.
event-automa-helps-nobody = Trzeci rząd karty { $who-gen } jest pusty: żaden rekrut nie korzysta.
event-automa-helps-nobody-with = Trzeci rząd daje premię: { $bonus }, ale nikt obok { $who-gen } nie ma tego rekruta.
event-automa-marker = Znacznik gwiazdek { $who-gen } przesuwa się na pole { $n }.
event-automa-second-scheme = { $who } { AGREE($who-number, "przechodzi", "przechodzą") } na Schemat II.
event-automa-fights = { $who } { AGREE($who-number, "dobiera", "dobierają") } do walki kartę Automy { $card }: { $power } i { $cards }.
event-automa-took-factory-card = { $who } { AGREE($who-number, "bierze", "biorą") } zakrytą kartę Fabryki.
event-encounter-removed = { $who } { AGREE($who-number, "usuwa", "usuwają") } żeton spotkania { $at-from }.
event-resources-removed = { $who } { AGREE($who-number, "odkłada", "odkładają") } do puli zasoby { $at-from }.

## What the Automa tries: follows "tries:" and "cannot"

automa-worker = przemieścić robotnika
automa-mech = przemieścić mecha
automa-character = przemieścić postać
    .gen = przemieścić postaci
automa-encounter = wysłać postać na spotkanie lub do Fabryki
    .gen = wysłać postaci na spotkanie ani do Fabryki
automa-attack-workers = przepędzić robotników
automa-attack-units = zaatakować jednostki bojowe przy sile co najmniej { $n }
    .gen = zaatakować jednostek bojowych przy sile co najmniej { $n }
automa-mech-or-character = { $n ->
        [one] postać lub mech
       *[many] { $n } razy postać lub mech
    }
automa-only = { $text } (tylko { $faction })

## What counts for a territory

candidate-near-units = { $n ->
        [one] { $n } inna jednostka w pobliżu
        [few] { $n } inne jednostki w pobliżu
       *[many] { $n } innych jednostek w pobliżu
    }
candidate-near-enemy = { $n ->
        [one] { $n } krok do najbliższej wrogiej jednostki bojowej
        [few] { $n } kroki do najbliższej wrogiej jednostki bojowej
       *[many] { $n } kroków do najbliższej wrogiej jednostki bojowej
    }
candidate-near-enemy-beyond = { $n ->
        [one] { $n } krok do najbliższej wrogiej jednostki bojowej, ale nie ma drogi pieszo
        [few] { $n } kroki do najbliższej wrogiej jednostki bojowej, ale nie ma drogi pieszo
       *[many] { $n } kroków do najbliższej wrogiej jednostki bojowej, ale nie ma drogi pieszo
    }
candidate-enemies = { $n ->
        [one] { $n } wroga jednostka bojowa
        [few] { $n } wrogie jednostki bojowe
       *[many] { $n } wrogich jednostek bojowych
    }
candidate-counts = wartość { $n }
candidate-factory = { $n ->
        [one] { $n } krok do Fabryki
        [few] { $n } kroki do Fabryki
       *[many] { $n } kroków do Fabryki
    }
candidate-factory-beyond = { $n ->
        [one] { $n } krok do Fabryki, ale nie ma drogi pieszo
        [few] { $n } kroki do Fabryki, ale nie ma drogi pieszo
       *[many] { $n } kroków do Fabryki, ale nie ma drogi pieszo
    }
candidate-factory-itself = sama Fabryka
candidate-excluded = za blisko wrogiej jednostki bojowej
far-base = { $n ->
        [one] { $n } krok od swojej bazy
        [few] { $n } kroki od swojej bazy
       *[many] { $n } kroków od swojej bazy
    }
far-base-beyond = { $n ->
        [one] { $n } krok od swojej bazy, ale nie ma drogi pieszo
        [few] { $n } kroki od swojej bazy, ale nie ma drogi pieszo
       *[many] { $n } kroków od swojej bazy, ale nie ma drogi pieszo
    }

## Why this unit

choice-only = nie ma innej jednostki
choice-nearest = żadna inna jednostka nie jest bliżej
choice-mech-first = w tym samym miejscu ma pierwszeństwo przed postacią
choice-character-first = w tym samym miejscu ma pierwszeństwo przed mechem
choice-reading-order = wśród najbliższych decyduje kolejność czytania
choice-token = przy remisie najbliżej bazy z żetonem remisów

## What made the choice

reason-only = nic innego nie jest możliwe
reason-near-units = w pobliżu jest najwięcej innych własnych jednostek
reason-near-enemy = najbliżej wrogiej jednostki bojowej
reason-resources = najwięcej zasobów
reason-enemies = najmniej wrogich jednostek bojowych
reason-count = najlepsza wartość
reason-factory = przy remisie najbliżej Fabryki
reason-reading-order = przy remisie decyduje kolejność czytania
reason-token = przy remisie najbliżej bazy z żetonem remisów

## Why a symbol leads to nothing

invalid-other-faction = symbol jest dla innej frakcji
invalid-power = ma tylko { $what-acc }
invalid-no-worker = na planszy nie ma własnego robotnika
invalid-no-mech = na planszy nie ma własnego mecha
invalid-no-character = postaci nie ma na planszy
invalid-no-fighter = na planszy nie ma własnej jednostki bojowej
invalid-nowhere-safe = żadne terytorium nie jest wolne i bezpieczne
invalid-nowhere-free = żadne terytorium nie jest wolne
invalid-no-encounter = w zasięgu nie ma wolnego żetonu spotkania ani Fabryki
invalid-no-workers-alone = w zasięgu nie ma samotnych wrogich robotników
invalid-no-enemy = w zasięgu nie ma wrogiej jednostki bojowej
