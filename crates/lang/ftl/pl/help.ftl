### Help: every symbol and term in a sentence.

## Faction abilities

help-ability-swim = Twoi robotnicy mogą przekraczać rzeki.
help-ability-relentless = Możesz ponownie wybrać sekcję z poprzedniej tury.
help-ability-maifuku = Po ruchu postaci możesz zastawić na jej terytorium wybraną uzbrojoną pułapkę, jeśli żadna tam nie leży.
help-ability-coercion = Raz na turę możesz zapłacić kartą walki o dowolnej wartości zamiast jednego dowolnego zasobu.
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
help-ability-artillery = Przed walką możesz wydać 1 punkt siły, aby przeciwnik stracił 2.
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
help-unit-airship = Okręt powietrzny lata nad rzekami, jeziorami i wrogami i transportuje ładunek; nie walczy, nie kontroluje terytoriów, nie korzysta z tuneli ani ze zdolności.
help-structure-monument = Pomnik daje 1 punkt popularności przy każdym Wzmocnieniu.
help-structure-armory = Zbrojownia daje 1 punkt siły przy każdym Handlu.
help-structure-mill = Młyn produkuje jak robotnik na swoim terytorium, oprócz wybranych terytoriów.
help-structure-mine = Kopalnia to tunel, z którego korzystasz tylko ty.

## Actions

help-top-move = Przemieść kilka różnych jednostek o jedno terytorium każdą albo weź monety.
help-top-bolster = Zapłać monetę i zyskaj siłę albo karty walki.
help-top-trade = Zapłać monetę i zyskaj dwa dowolne zasoby na terytorium ze swoim robotnikiem albo popularność.
help-top-produce = Zapłać koszt odsłonięty przez robotników w grze; produkują wszyscy robotnicy na wybranych terytoriach.
help-bottom-upgrade = Zapłać ropą i przesuń kostkę technologii: akcja górnego rzędu daje więcej, akcja dolnego kosztuje mniej.
help-bottom-deploy = Zapłać metalem i postaw mecha na terytorium ze swoim robotnikiem; jego zdolność jest odtąd twoja.
help-bottom-build = Zapłać drewnem i postaw budowlę na terytorium ze swoim robotnikiem, na którym żadnej jeszcze nie ma.
help-bottom-enlist = Zapłać żywnością i zwerbuj rekruta: premia od razu i kolejna za każdym razem, gdy ty lub sąsiad wykona tę akcję dolnego rzędu.

## Stars

help-star-upgrades = Masz wszystkie sześć ulepszeń.
help-star-mechs = Masz na planszy wszystkie cztery mechy.
help-star-structures = Masz wszystkie cztery budowle.
help-star-recruits = Masz wszystkich czterech rekrutów.
help-star-workers = Na planszy jest wszystkich ośmiu twoich robotników.
help-star-objective = Ujawniasz swój wypełniony cel.
help-star-combat = Wygrana walka; tak zdobywa się do dwóch gwiazdek.
help-star-popularity = Masz 18 punktów popularności.
help-star-power = Masz 16 punktów siły.
help-star-tracker = Znacznik Automy dotarł do gwiazdki na jej torze.
help-star-mission = Wypełniony został cel, który leży odkryty dla wszystkich.
help-star-tile = Na początku swojej tury kontrolujesz Fabrykę i umieszczasz gwiazdkę na karcie rozstrzygnięcia.

## Structure bonus tiles

help-tile-tunnels_adjacent = Na koniec dostajesz monety za tunele obok swoich budowli, każdy raz.
help-tile-lakes_adjacent = Na koniec dostajesz monety za jeziora obok swoich budowli, każde raz.
help-tile-encounters_adjacent = Na koniec dostajesz monety za terytoria spotkań obok swoich budowli, każde raz, z żetonem lub bez.
help-tile-on_tunnels = Na koniec dostajesz monety za swoje budowle na tunelach.
help-tile-in_a_row = Na koniec dostajesz monety za swój najdłuższy prosty rząd budowli.
help-tile-on_farm_or_tundra = Na koniec dostajesz monety za swoje budowle na farmach i tundrach.

## Airship tiles and resolution tiles, as in the data

help-airship-bombard = Raz podczas ruchu, nad terytorium zajętym lub kontrolowanym przez przeciwnika, twój okręt może wydać 1, 2 lub 3 zasoby z pokładu: ten przeciwnik traci 1, 3 lub 5 punktów siły.
help-airship-bounty = Gdy wygrasz walkę pod swoim okrętem, zyskujesz 2 monety za każdą postać i każdego mecha przegranego, które się wycofują.
help-airship-siege_engine = Gdy postać lub mech przeciwnika zaczyna ruch pod twoim okrętem, przeciwnik płaci ci za odejście 1 monetę; jeśli jej nie ma, jednostka zostaje.
help-airship-distract = Gdy walczysz pod swoim okrętem, przeciwnik może zagrać o jedną kartę walki mniej.
help-airship-espionage = Gdy twój okręt kończy ruch nad terytorium zajętym przez przeciwnika, możesz raz na turę zapłacić 1 monetę, obejrzeć karty walki tego przeciwnika i zabrać losowo jedną z nich.
help-airship-blitzkrieg = Gdy twój okręt kończy ruch na terytorium z innym okrętem, oba mogą stoczyć walkę po akcji Ruchu, przed innymi walkami w tym miejscu: każda strona ustawia wskaźnik siły i może dołożyć jedną kartę walki. Wygrany umieszcza zwykłą gwiazdkę za walkę; okręt przegranego wraca z ładunkiem do bazy, a inne jednostki stoją z boku.
help-airship-toll = Jednostka przeciwnika wchodzi na terytorium pod twoim okrętem lub przez nie przechodzi tylko z co najmniej jednym zasobem; każda taka jednostka zostawia jeden z nich na twoim okręcie, dopóki jest tam miejsce.
help-airship-war_correspondent = Po każdej walce pod twoim okrętem, niezależnie od tego, kto walczył, zyskujesz 1 punkt popularności.
help-airship-ferry = Jezioro pod twoim okrętem jest dla twoich jednostek lądem: wchodzą na nie z każdego sąsiedniego terytorium i na każde schodzą.
help-airship-boost = Twoi robotnicy, którzy zaczynają ruch pod twoim okrętem, mogą przejść o jedno terytorium dalej.
help-airship-drill = Terytorium pod twoim okrętem jest dla twoich jednostek tunelem.
help-airship-hero = Twój okręt może oprócz ładunku zabrać twoją postać. Na pokładzie postać nie walczy, niczego nie kontroluje i niczego nie spotyka; wysadzona na końcu ruchu okrętu tam, gdzie nie ma jednostki przeciwnika, ma spotkanie lub odwiedza Fabrykę, jakby tam doszła, i nie rusza się już w tej turze.
help-airship-safe_haven = Twój okręt kontroluje swoje terytorium, dopóki nie zajmuje go przeciwnik; tak długo twoje jednostki mogą się tam wycofywać zamiast do bazy.
help-airship-reap = Gdy produkujesz, twoi robotnicy pod twoim okrętem też produkują, oprócz wybranych terytoriów.
help-airship-craft = Pod swoim okrętem możesz wystawiać mechy i wznosić budowle bez robotnika, o ile nie stoi tam jednostka przeciwnika. Nie może to być jezioro ani, dla budowli, miejsce już zabudowane.
help-airship-negotiate = Gdy twój okręt kończy ruch nad wioską niezajętą przez przeciwnika, możesz raz na turę odrzucić kartę celu, aby dobrać inną i zyskać 1 punkt popularności.

help-resolution-land_rush = Szósta gwiazdka nie kończy gry: po turze, w której ktoś pierwszy ma sześć gwiazdek, każdy inny gracz rozgrywa jeszcze jedną turę. Przed punktowaniem ten, kto kontroluje najwięcej terytoriów (Fabryka liczy się jak trzy), zyskuje 10 monet, następny 5; gracze równi sobie zyskują po 5, a za równymi na czele nie ma nikogo.
help-resolution-factory_explosion = Kto pierwszy ma we własnej turze pięć gwiazdek, zyskuje 5 monet; potem każdy rozgrywa jeszcze dwie tury. Po nich Fabryka wybucha: postacie, mechy i robotnicy na niej i na sześciu terytoriach wokół wracają do baz, a właściciel zyskuje za każdą jednostkę 1 punkt popularności; budowle, żetony, zasoby i okręty zostają. Potem następuje punktowanie.
help-resolution-spoils_of_war = Gwiazdki za walkę ogranicza tylko sześć gwiazdek gracza, a zwycięzca walki zabiera przegranemu 2 monety albo tyle, ile jest. Po turze, w której ktoś pierwszy ma sześć gwiazdek, każdy inny gracz rozgrywa jeszcze jedną turę.
help-resolution-king_of_the_hill = Na początku swojej tury, kontrolując Fabrykę, możesz umieścić na tej karcie gwiazdkę, najwyżej dwie w grze. Gra kończy się na początku tury gracza, który ma sześć gwiazdek i kontroluje Fabrykę, albo gdy po pierwszej szóstej gwiazdce każdy rozegrał jeszcze dwie tury.
help-resolution-deja_vu = Cztery osiągnięcia przyjmują od każdego gracza o jedną gwiazdkę więcej: 16 punktów siły i 18 punktów popularności, jeśli ktoś spadł poniżej i znów tyle osiągnie, drugi cel i trzecia wygrana walka. Szósta gwiazdka kończy grę jak zwykle.
help-resolution-mission_possible = Dwie karty celów leżą odkryte obok toru zwycięstwa: każda daje wszystkim graczom jedno miejsce na gwiazdkę więcej. Po szóstej gwiazdce każdy inny gracz rozgrywa ostatnią turę, bez akcji Ruchu. Automa zaczyna z gwiazdką na jednej z nich.
help-resolution-doomsday_clock = Każdy rozgrywa dokładnie 20 tur, niezależnie od gwiazdek; potem następuje punktowanie.
help-resolution-backup_plan = Gdy ktoś umieszcza szóstą gwiazdkę, liczy się punkty według obecnego stanu. Jeśli ten gracz wyprzedza wszystkich, gra kończy się od razu; w przeciwnym razie każdy rozgrywa jeszcze jedną turę, ten gracz jako ostatni.

## The Automa

help-trap = Przeciwnik, którego jednostka wejdzie na tę uzbrojoną pułapkę, traci { $what-acc }.
help-level-autometta = Łatwa Automa opuszcza turę przy niektórych kartach i powoli zdobywa gwiazdki.
help-level-automa = Normalna Automa.
help-level-automaszyna = Trudna Automa szybciej zdobywa gwiazdki.
help-level-ultimaszyna = Bardzo trudna Automa wykonuje każdy ruch z karty, zyskuje więcej, od początku przekracza wodę i wycofuje się do swojej bazy.
help-dial-skip-turns = Automa opuszcza turę przy kartach z przekreślonym kołem zębatym.
help-dial-coins = Automa zyskuje o tyle monet więcej lub mniej na karcie, która daje monety.
help-dial-power = Automa zyskuje o tyle siły więcej lub mniej na karcie, która daje siłę.
help-dial-move-check = Przed ruchem Automy odkrywa się kartę walki: 4 lub 5 odwołuje jej ruchy w tej turze.
help-dial-deploy-check = Przed wystawieniem przez Automę odkrywa się kartę walki: 4 lub 5 odwołuje je w tej turze.
help-dial-all-moves = Automa wykonuje każdy możliwy ruch z karty, nie tylko pierwszy.

## Rule switches: what each does when it is on

help-switch-workers-retreat-at-once = Robotnicy, do których wchodzi postać lub mech, wycofują się od razu, więc inna jednostka może tamtędy przejść; inaczej dopiero po całej akcji Ruchu.
help-switch-workers-walk-out = Robotnik może sam opuścić terytorium, na którym stoją jednostki przeciwnika; inaczej zabierze go stamtąd tylko mech.
help-switch-objectives-between-actions = Cele ujawnia się tylko przed akcją lub po niej; inaczej zawsze, gdy w swojej turze o czymś decydujesz, poza walką.
help-switch-relentless-factory = Nieustępliwość powtarza także kartę Fabryki.
help-switch-ban-rusviet-industrial = Roswiecja nigdy nie gra planszą „Przemysł”.
help-switch-ban-crimea-patriotic = Krym nigdy nie gra planszą „Patriotyzm”.
help-switch-wayfare-home = Podróż prowadzi także do własnej bazy Krymu, nie tylko do baz frakcji spoza gry.
help-switch-mill-under-enemy = Młyn produkuje nawet na terytorium kontrolowanym przez przeciwnika.
help-switch-disarm-on-mine = Rozbrojenie działa także na terytorium Kopalni Saksonii.
help-switch-ask-scout-and-disarm = Przed każdą walką mówisz, czy używasz Zwiadu lub Rozbrojenia; inaczej dzieją się same.
help-switch-camaraderie-any-retreat = Koleżeństwo chroni popularność także wtedy, gdy przepędzasz robotników bez walki; inaczej tylko po walce wygranej jako atakujący.
help-switch-trade-needs-worker = Do Handlu potrzebujesz robotnika na terytorium, także po popularność; inaczej tylko po zasoby.
help-switch-trade-split = Zasoby z jednego Handlu mogą trafić na różne terytoria.
help-switch-enlist-counts-itself = Rekrut zwerbowany w sekcji Werbunek daje stałą premię już za tę akcję.
help-switch-neighbours-before-sixth-star = Sąsiedzi otrzymują premię rekruta nawet wtedy, gdy akcja daje aktywnemu graczowi szóstą gwiazdkę.
help-switch-no-gifts = Gra turniejowa: monety nie zmieniają właściciela.
help-switch-mats-in-order = Plansze graczy rozdaje się zgodnie z ruchem wskazówek zegara w kolejności numerów, od losowego gracza; inaczej losowo.
help-switch-invaders-from-afar = W pudełku są frakcje i plansze dodatku Najeźdźcy z Dalekich Krain, dla siedmiu graczy.
help-switch-airships = Każdy gracz ma okręt powietrzny z dodatku Igrając z wiatrem; dwie karty mówią, co okręty potrafią.
help-switch-airship-pairs = Każdy gracz ma okręt z własną parą kart; inaczej te same dwie karty obowiązują wszystkich.
help-switch-airship-either-freight = Okręt transportuje do 3 zasobów albo do 2 robotników, jak woli gracz, ale nigdy jedno i drugie naraz; inaczej to, co pokazuje karta agresywna.
help-switch-airship-loads-own = Okręt zabiera zasoby tylko z terytoriów kontrolowanych przez swojego gracza; inaczej także z tych, których nikt nie kontroluje.
help-switch-resolutions = O końcu gry zamiast szóstej gwiazdki decyduje karta rozstrzygnięcia z dodatku Igrając z wiatrem.
help-switch-verified-tiles = Karty okrętów i rozstrzygnięć, których drukowana treść nie jest dość znana, zostają w pudełku.
help-switch-promo-encounters = W talii są karty spotkań od 29 do 42.
help-switch-promo-objectives = W talii są karty celów od 24 do 27.
help-switch-promo-factory = W talii są karty Fabryki od 13 do 18.
help-switch-automa-cooperative = Ludzie przeciw Automom: Automy walczą tylko z ludźmi, a na koniec porównuje się średnie.
help-switch-automa-shared-deck = Kilka Autom dobiera z jednej talii.
help-switch-automa-wind-gambit = Dodatek Igrając z wiatrem z Automą według naszych własnych zasad: jej instrukcji nie znaleziono.
help-switch-automa-avoids-airships = Automa nie wchodzi na terytoria pod wrogim okrętem.
help-switch-automa-meets-toll = Karta Toll zostaje w grze z Automą; Automa nic nie przenosi, więc nie wejdzie tam, gdzie trzeba płacić.
help-switch-automa-tile-popularity = Popularność z karty rozstrzygnięcia liczy się także Automie.
help-switch-automa-star-first = Znacznik gwiazdek Automy przesuwa się przed premią rekruta ludzi.
help-switch-automa-base-by-land = Dla Automy odległość do bazy liczy się przez jej dwa terytoria lądowe.
help-switch-automa-character-first = W tym samym miejscu Automa wybiera postać przed mechem.
help-switch-automa-adjacent-only = Terytoria, na które jednostka człowieka dotarłaby tunelem lub podobnie, nie należą do jej sąsiedztwa.
help-switch-automa-workers-dare = Robotnik Automy przemieszcza się nawet wtedy, gdy każde terytorium leży blisko jednostek bojowych ludzi.
help-switch-automa-card-limit = Automa zagrywa najwyżej jedną kartę walki na każdą swoją jednostkę bojową.
help-switch-automa-immune = Zdolności używane przed walką nie działają na siłę i karty Automy.
help-switch-automa-defender-first = Gdy walczą ze sobą Automy, obrońca dobiera kartę pierwszy.
help-switch-automa-token-for-territories = Żeton remisów rozstrzyga tylko między terytoriami; między jednostkami rozstrzyga kolejność czytania.
help-switch-automa-distance-on-foot = Dopóki zatrzymuje ją woda, Automa liczy odległości drogami, którymi jej jednostki mogłyby przejść.
help-switch-automa-mechs-carry = Mech, którego Automa przemieszcza symbolem mecha, zabiera robotników, którzy z nim stoją.
help-switch-automa-shuffle-forgets = Po przetasowaniu talii Automy przyjmuje się, że znajduje 0 zasobów, aż do jej następnej karty poza walką.
help-switch-automa-allies = W grze kooperacyjnej jednostki innych Autom tworzą dla Automy sąsiedztwo jak jej własne.
help-switch-automa-begins = Zaczyna pierwsza Automa zgodnie z ruchem wskazówek zegara od osoby z najniższą planszą.
help-switch-automa-keep-shared-deck = Przejście na Schemat II nie tasuje talii wspólnej dla kilku Autom.
help-switch-automa-invaders-wade = Jako Albion lub Togawa Automa nigdy nie jest zatrzymywana przez wodę.
help-switch-automa-tokens-on-new-ground = Automa kładzie flagę lub pułapkę tylko tam, dokąd jej postać przeszła, nie tam, gdzie została.
help-switch-automa-tokens-score-nothing = Flagi i pułapki Automy na koniec się nie liczą.
help-switch-automa-traps-miss = Pułapka, na którą wejdzie Automa, zostaje rozbrojona i nic jej nie zabiera.
help-switch-automa-defence-spares-resources = Gdzie Automa wygrywa jako obrońca, zasoby zostają; usuwają je tylko jej ataki.

## Terms

help-term-action_token = W każdej turze znacznik akcji trafia na inną sekcję; możesz wykonać jej akcję górnego, a potem dolnego rzędu.
help-term-top_row = Akcje górnego rzędu kosztują mało i na każdej planszy gracza mają inną kolejność.
help-term-bottom_row = Akcje dolnego rzędu kosztują zasoby, tanieją dzięki ulepszeniom i dają monety.
help-term-territory = Terytorium to jeden heks planszy; bazy nimi nie są.
help-term-control = Kontrolujesz terytorium ze swoją jednostką albo ze swoją budowlą, gdy nie ma tam wrogiej jednostki.
help-term-river = Jednostki przekraczają rzekę tylko dzięki zdolności.
help-term-tunnel = Podczas ruchu wszystkie tunele sąsiadują ze sobą.
help-term-home_base = Jednostki ruszają z bazy i wycofują się do niej; zwykle żadna do niej nie wchodzi.
help-term-encounter = Postać, która kończy ruch na żetonie spotkania, zatrzymuje się, odrzuca go i dobiera kartę spotkania.
help-term-factory_card = Karta Fabryki to piąta sekcja: ma własną akcję górnego rzędu, a w dolnym do dwóch ruchów jednej jednostki.
help-term-power = Siłę wydaje się w walce; 16 punktów siły daje gwiazdkę.
help-term-popularity = Od popularności zależy, ile monet są na koniec warte gwiazdki, terytoria i zasoby; 18 punktów daje gwiazdkę.
help-term-coins = Monetami płaci się za akcje, a na koniec wygrywa ten, kto ma ich najwięcej.
help-term-combat_cards = W walce możesz dołożyć kartę walki o wartości od 2 do 5 za każdą postać i każdego mecha na miejscu.
help-term-combat = Obie strony w tajemnicy wybierają siłę i karty; wygrywa wyższa suma, remis jest dla atakującego, jednostki przegranego się wycofują.
help-term-retreat = Pokonane jednostki i przepędzeni robotnicy wracają do swojej bazy i zostawiają zasoby.
help-term-objective = Ujawnij kartę celu w swojej turze, gdy spełnione są wszystkie jej warunki, a umieścisz gwiazdkę.
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
help-term-airship_tiles = Jedna agresywna i jedna pasywna karta okrętu mówią, co potrafią wszystkie okręty, a przy rozdanych parach okręt danego gracza.
help-term-airship_range = Pasywna karta okrętu mówi, ile terytoriów okręt przelatuje w jednym ruchu, z kartą Fabryki o jedno więcej; do bazy nigdy nie wlatuje.
help-term-freight = Okręt transportuje do trzech zasobów albo do dwóch robotników, zależnie od karty agresywnej; bierze i zrzuca ładunek podczas swojego ruchu, a zasobami z pokładu można płacić i na koniec punktują.
help-term-refuge = Przy karcie Safe Haven pokonane jednostki i przepędzeni robotnicy mogą trafić pod własny okręt zamiast do bazy, jeśli tego terytorium nie zajmuje przeciwnik.
help-term-resolution_tile = Karta rozstrzygnięcia mówi, kiedy gra się kończy, zamiast szóstej gwiazdki; nikt nie umieszcza więcej niż sześciu gwiazdek.
help-term-open_objective = Odkryty cel jest dla wszystkich: każdy gracz może umieścić za niego gwiazdkę.
help-term-turns_left = Przy karcie rozstrzygnięcia każdemu liczy się pozostałe tury, gdy koniec jest bliski; gdy nikt już ich nie ma, następuje punktowanie.
help-term-unchecked = Drukowana treść tej karty nie jest znana albo jest znana tylko częściowo: jej działanie jest tu nasze, dopóki nie poprawi go ktoś, kto ją ma.
help-term-unofficial = Instrukcji Automy do dodatku Igrając z wiatrem nie znaleziono: w takiej grze Automa gra według naszych własnych zasad.
