### Help: every symbol and term in a sentence.

## Faction abilities

help-ability-swim = Twoi robotnicy mogą przekraczać rzeki.
help-ability-relentless = Możesz ponownie wybrać sekcję z poprzedniej tury.
help-ability-maifuku = Po ruchu postaci możesz zastawić na jej terytorium wybraną uzbrojoną pułapkę, jeśli żadna tam nie leży.
help-ability-coercion = Raz na turę możesz zapłacić kartą walki dowolnej wartości jak jednym dowolnym zasobem.
help-ability-dominate = Nie masz limitu gwiazdek za walki i cele i zachowujesz drugi cel.
help-ability-meander = Możesz wybrać do dwóch opcji karty spotkania.
help-ability-exalt = Po ruchu postaci możesz postawić na jej terytorium flagę, jeśli żadna tam nie stoi.

## Mech abilities

help-ability-riverwalk = Postać i mechy przekraczają rzeki, wchodząc na { $a-plural } i { $b-plural }.
help-ability-seaworthy = Postać i mechy wchodzą na jeziora i z nich schodzą oraz mogą wycofać się na sąsiednie jezioro.
help-ability-submerge = Postać i mechy wchodzą na jeziora i z nich schodzą oraz przechodzą z jeziora na dowolne inne.
help-ability-suiton = Postać i mechy wchodzą na jeziora i z nich schodzą, a walcząc tam, zagrywają jedną kartę walki więcej.
help-ability-speed = Postać i mechy przemieszczają się o jedno terytorium dalej.
help-ability-township = Dla postaci i mechów kontrolowane przez ciebie wioski i Fabryka sąsiadują ze sobą.
help-ability-underpass = Dla postaci i mechów kontrolowane przez ciebie góry i wszystkie tunele sąsiadują ze sobą.
help-ability-wayfare = Postać i mechy docierają do twojej bazy lub bazy frakcji spoza gry na dowolną odległość.
help-ability-artillery = Przed walką możesz zapłacić 1 punkt siły, aby przeciwnik stracił 2.
help-ability-disarm = Przed walką na tunelu przeciwnik traci 2 punkty siły.
help-ability-scout = Przed walką zabierasz przeciwnikowi losową kartę walki.
help-ability-sword = Przed walką, w której atakujesz, przeciwnik traci 2 punkty siły.
help-ability-shield = Przed walką, w której się bronisz, zyskujesz 2 punkty siły.
help-ability-ronin = Przed walką, w której masz dokładnie jedną jednostkę, możesz zyskać 2 punkty siły.
help-ability-peoples_army = W walce, w której masz robotnika, możesz zagrać jedną kartę walki więcej.
help-ability-camaraderie = Nie tracisz popularności, gdy przepędzasz robotników, wygrywając walkę jako atakujący.
help-ability-toka = Raz na turę postać lub jeden mech może przekroczyć rzekę.
help-ability-shinobi = Postać i mechy docierają na dowolne terytorium z pułapką; rozbrojoną można tam ponownie uzbroić.
help-ability-burrow = Postać i mechy przekraczają rzeki, wchodząc na terytorium z tunelem lub własną Kopalnią albo z niego wychodząc.
help-ability-rally = Postać i mechy docierają na dowolne terytorium z twoim robotnikiem lub flagą.

## The board

help-terrain-mountain = Na górze robotnicy produkują metal.
help-terrain-farm = Na farmie robotnicy produkują żywność.
help-terrain-forest = W lesie robotnicy produkują drewno.
help-terrain-tundra = W tundrze robotnicy produkują ropę.
help-terrain-village = W wiosce robotnicy produkują kolejnych robotników.
help-terrain-lake = Na jezioro wchodzi się tylko dzięki zdolności; nic się tam nie buduje ani nie produkuje.
help-terrain-factory = Przy pierwszej wizycie postać bierze kartę Fabryki; na koniec Fabryka liczy się jak trzy terytoria.
help-resource-food = Żywnością płaci się za werbunek rekrutów; powstaje na farmach.
help-resource-metal = Metalem płaci się za wystawianie mechów; powstaje na górach.
help-resource-oil = Ropą płaci się za ulepszenia; powstaje w tundrze.
help-resource-wood = Drewnem płaci się za budowle; powstaje w lasach.
help-unit-character = Postać walczy, ma spotkania i odwiedza Fabrykę; przenosi zasoby, ale nie robotników.
help-unit-mech = Mech walczy, przenosi zasoby i robotników oraz daje swoją zdolność postaci i wszystkim twoim mechom.
help-unit-worker = Robotnik produkuje i pozwala budować oraz wystawiać mechy tam, gdzie stoi; nie walczy i wraca do bazy, gdy nadchodzi wroga postać lub mech.
help-structure-monument = Pomnik daje 1 punkt popularności przy każdym Wzmocnieniu.
help-structure-armory = Zbrojownia daje 1 punkt siły przy każdym Handlu.
help-structure-mill = Młyn produkuje jak robotnik na swoim terytorium, oprócz wybranych terytoriów.
help-structure-mine = Kopalnia to tunel, z którego korzystasz tylko ty.

## Actions

help-top-move = Przemieść kilka różnych jednostek o jedno terytorium każdą albo weź monety.
help-top-bolster = Zapłać monetę i zyskaj siłę albo karty walki.
help-top-trade = Zapłać monetę i zyskaj dwa dowolne zasoby na terytorium z twoim robotnikiem albo popularność.
help-top-produce = Zapłać koszt odsłonięty przez robotników w grze; produkują wszyscy robotnicy na wybranych terytoriach.
help-bottom-upgrade = Zapłać ropą i przesuń kostkę technologii: akcja górnego rzędu daje więcej, akcja dolnego kosztuje mniej.
help-bottom-deploy = Zapłać metalem i postaw mecha na terytorium z twoim robotnikiem; jego zdolność jest odtąd twoja.
help-bottom-build = Zapłać drewnem i postaw budowlę na terytorium z twoim robotnikiem, na którym żadnej jeszcze nie ma.
help-bottom-enlist = Zapłać żywnością i zwerbuj rekruta: premia od razu i kolejna za każdym razem, gdy ty lub sąsiad wykona tę akcję dolnego rzędu.

## Stars

help-star-upgrades = Masz wszystkie sześć ulepszeń.
help-star-mechs = Masz na planszy wszystkie cztery mechy.
help-star-structures = Masz wszystkie cztery budowle.
help-star-recruits = Masz wszystkich czterech rekrutów.
help-star-workers = Wszyscy twoi robotnicy, ośmiu, są na planszy.
help-star-objective = Ujawniony został twój spełniony cel.
help-star-combat = Wygrana walka; tak zdobywa się do dwóch gwiazdek.
help-star-popularity = Masz 18 punktów popularności.
help-star-power = Masz 16 punktów siły.
help-star-tracker = Znacznik Automy dotarł do gwiazdki na jej torze.

## Structure bonus tiles

help-tile-tunnels_adjacent = Na koniec dostajesz monety za tunele obok twoich budowli, każdy raz.
help-tile-lakes_adjacent = Na koniec dostajesz monety za jeziora obok twoich budowli, każde raz.
help-tile-encounters_adjacent = Na koniec dostajesz monety za terytoria spotkań obok twoich budowli, każde raz, z żetonem lub bez.
help-tile-on_tunnels = Na koniec dostajesz monety za twoje budowle na tunelach.
help-tile-in_a_row = Na koniec dostajesz monety za twój najdłuższy prosty rząd budowli.
help-tile-on_farm_or_tundra = Na koniec dostajesz monety za twoje budowle na farmach i tundrach.

## The Automa

help-trap = Przeciwnik, którego jednostka wejdzie na tę uzbrojoną pułapkę, traci { $what-acc }.
help-level-autometta = Łatwa Automa opuszcza turę przy niektórych kartach i powoli zdobywa gwiazdki.
help-level-automa = Normalna Automa.
help-level-automaszyna = Trudna Automa szybciej zdobywa gwiazdki.
help-level-ultimaszyna = Bardzo trudna Automa wykonuje każdy ruch z karty, zyskuje więcej, od początku przekracza wodę i wycofuje się do swojej bazy.
help-dial-skip-turns = Automa opuszcza turę przy kartach z przekreślonym trybem.
help-dial-coins = Automa zyskuje o tyle monet więcej lub mniej na karcie, która daje monety.
help-dial-power = Automa zyskuje o tyle siły więcej lub mniej na karcie, która daje siłę.
help-dial-move-check = Przed ruchem Automy odkrywa się kartę walki: 4 lub 5 odwołuje jej ruchy w tej turze.
help-dial-deploy-check = Przed wystawieniem przez Automę odkrywa się kartę walki: 4 lub 5 odwołuje je w tej turze.
help-dial-all-moves = Automa wykonuje każdy możliwy ruch z karty, nie tylko pierwszy.

## Rule switches: what each does when it is on

help-switch-workers-retreat-at-once = Robotnicy, do których wchodzi postać lub mech, wycofują się od razu, więc inna jednostka może przejść; inaczej po całej akcji Ruchu.
help-switch-objectives-between-actions = Cele ujawnia się tylko przed akcją lub po niej; inaczej zawsze, gdy w swojej turze o czymś decydujesz, poza walką.
help-switch-relentless-factory = Nieustępliwość powtarza także kartę Fabryki.
help-switch-ban-rusviet-industrial = Roswiecja nigdy nie gra planszą „Przemysł”.
help-switch-ban-crimea-patriotic = Krym nigdy nie gra planszą „Patriotyzm”.
help-switch-wayfare-home = Podróż prowadzi także do własnej bazy Krymu, oprócz nieaktywnych.
help-switch-mill-under-enemy = Młyn produkuje nawet na terytorium kontrolowanym przez przeciwnika.
help-switch-disarm-on-mine = Rozbrojenie działa także na terytorium Kopalni Saksonii.
help-switch-trade-split = Zasoby z jednego Handlu mogą trafić na różne terytoria.
help-switch-enlist-counts-itself = Rekrut z sekcji Werbunek zyskuje stałą premię już za tę akcję.
help-switch-neighbours-before-sixth-star = Sąsiedzi otrzymują premię rekruta nawet wtedy, gdy akcja daje aktywnemu graczowi szóstą gwiazdkę.
help-switch-no-gifts = Gra turniejowa: monety nie zmieniają właściciela.
help-switch-invaders-from-afar = W pudełku są frakcje i plansze dodatku Najeźdźcy z Dalekich Krain, dla siedmiu graczy.
help-switch-promo-encounters = W talii są karty spotkań od 29 do 42.
help-switch-promo-objectives = W talii są karty celów od 24 do 27.
help-switch-promo-factory = W talii są karty Fabryki od 13 do 18.
help-switch-automa-cooperative = Ludzie przeciw Automom: Automy walczą tylko z ludźmi, a na koniec porównuje się średnie.
help-switch-automa-shared-deck = Kilka Autom ciągnie z jednej talii.
help-switch-automa-star-first = Znacznik gwiazdek Automy przesuwa się przed premią rekruta ludzi.
help-switch-automa-base-by-land = Dla Automy odległość do bazy liczy się przez jej dwa terytoria lądowe.
help-switch-automa-character-first = W tym samym miejscu Automa wybiera postać przed mechem.
help-switch-automa-adjacent-only = To, dokąd jednostka człowieka dotarłaby tunelem itp., nie należy do jej sąsiedztwa.
help-switch-automa-workers-dare = Robotnik Automy rusza się nawet wtedy, gdy każde terytorium leży blisko ludzkich jednostek bojowych.
help-switch-automa-card-limit = Automa zagrywa najwyżej jedną kartę walki na każdą swoją jednostkę bojową.
help-switch-automa-immune = Zdolności używane przed walką nie dotykają siły i kart Automy.
help-switch-automa-defender-first = Gdy walczą ze sobą Automy, obrońca ciągnie kartę pierwszy.
help-switch-automa-token-for-territories = Żeton remisów rozstrzyga tylko między terytoriami; między jednostkami kolejność czytania.

## Terms

help-term-action_token = W każdej turze znacznik akcji trafia na inną sekcję; możesz wykonać jej akcję górną, a potem dolną.
help-term-top_row = Akcje górnego rzędu kosztują mało i na każdej planszy gracza mają inną kolejność.
help-term-bottom_row = Akcje dolnego rzędu kosztują zasoby, tanieją dzięki ulepszeniom i dają monety.
help-term-territory = Terytorium to jeden heks planszy; bazy nimi nie są.
help-term-control = Kontrolujesz terytorium z twoją jednostką albo z twoją budowlą, gdy nie ma tam wrogiej jednostki.
help-term-river = Jednostki przekraczają rzekę tylko dzięki zdolności.
help-term-tunnel = Podczas ruchu wszystkie tunele sąsiadują ze sobą.
help-term-home_base = Jednostki ruszają z bazy i wycofują się do niej; zwykle żadna do niej nie wchodzi.
help-term-encounter = Postać, która dotrze na żeton spotkania, zatrzymuje się, odrzuca go i ciągnie kartę spotkania.
help-term-factory_card = Karta Fabryki to piąta sekcja: górny rząd ma własny, dolny to ruch jednej jednostki do dwóch razy.
help-term-power = Siłę wydaje się w walce; 16 punktów siły daje gwiazdkę.
help-term-popularity = Popularność decyduje, ile monet są na koniec warte gwiazdki, terytoria i zasoby; 18 daje gwiazdkę.
help-term-coins = Monetami płaci się za akcje, a na koniec wygrywa ten, kto ma ich najwięcej.
help-term-combat_cards = W walce możesz dołożyć kartę walki o wartości od 2 do 5 za każdą postać i każdego mecha na miejscu.
help-term-combat = Obie strony w tajemnicy wybierają siłę i karty; wygrywa wyższa suma, remis jest dla atakującego, jednostki przegranego się wycofują.
help-term-retreat = Pokonane jednostki i przepędzeni robotnicy wracają do swojej bazy i zostawiają zasoby.
help-term-objective = Ujawnij kartę celu w swojej turze, gdy spełnione jest wszystko, czego wymaga, a zdobędziesz gwiazdkę.
help-term-stars = Gra kończy się, gdy tylko ktoś umieści szóstą gwiazdkę.
help-term-cubes = Kostka technologii przesunięta z zielonego pola na czerwone polepsza jedną akcję, a drugą czyni tańszą.
help-term-recruits = Rekrut daje premię raz i kolejną za każdym razem, gdy ty lub sąsiad wykona jego akcję dolnego rzędu.
help-term-structure_bonus = Kafelek tej gry daje na koniec monety za położenie twoich budowli.
help-term-score = Monety oraz monety za gwiazdki, terytoria i pary zasobów według popularności, a do tego premia za budowle.
help-term-flag = Tylko Albion stawia flagi: na koniec każda liczy się jak dodatkowe terytorium, jeśli Albion kontroluje jej terytorium i nie leży ono obok jego bazy.
help-term-trap = Tylko Togawa zastawia pułapki: wroga jednostka, która wejdzie na uzbrojoną, zatrzymuje się i traci to, co pułapka pokazuje; na koniec uzbrojone utrzymują puste terytoria.
help-term-automa = Automa to sztuczny przeciwnik, który gra kartami.
help-term-star_track = Znacznik Automy przesuwa się po torze gwiazdek i na niektórych polach umieszcza gwiazdki.
help-term-scheme = Karty Automy mają dwie połowy: najpierw Schemat I, później Schemat II.
