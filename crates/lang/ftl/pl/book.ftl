### The rule book: all rules by topic, in our own words. A line is a paragraph.

book-aim-title = Cel gry
book-aim =
    Wygrywa ten, kto na koniec ma największy majątek w monetach, a nie ten, kto umieścił najwięcej gwiazdek.
    Gra kończy się w chwili, gdy ktoś umieści szóstą gwiazdkę. Do tego czasu wszyscy budują: zasoby stają się mechami, budowlami, rekrutami i ulepszeniami, a te przynoszą gwiazdki, terytoria i monety.
book-board-title = Plansza główna
book-board =
    Plansza składa się z terytoriów: gór, farm, lasów, tundr, wiosek, jezior i Fabryki pośrodku. Baza na skraju nie jest terytorium: nic się tam nie buduje, nie wystawia i nie produkuje, a na koniec nikomu się nie liczy.
    Terytoria sąsiadują, gdy mają wspólny bok. Rzeka na tym boku zatrzymuje jednostki; tunel łączy swoje terytorium ze wszystkimi, które też go mają.
    Postacie, mechy i robotnicy to jednostki, a jeśli są w grze, także okręty powietrzne. Jednostek jednego gracza może stać razem dowolnie wiele.
    Zasoby leżą na terytoriach, nigdy we własnym składzie: żywność, metal, ropa i drewno.
book-mats-title = Plansze frakcji i gracza
book-mats =
    Plansza frakcji pokazuje zdolność frakcji, z iloma punktami siły i kartami walki się zaczyna, cztery mechy, każdego ze zdolnością, i cztery premie za rekrutów.
    Plansza gracza pokazuje cztery sekcje, każdą z akcją na górze i na dole. Które stoją razem, zależy od planszy, podobnie jak koszty i monety na dole oraz popularność i monety na początek.
    Czerwone pola to koszt akcji, zielone to zysk. Kostka, budowla, rekrut lub robotnik, opuszczając planszę, odsłania to, co zakrywał: większy zysk, premię, kolejny koszt Produkcji.
    Dla akcji liczy się to, co widać przed nią, a nie to, co ona sama zmienia.
book-turn-title = Tura
book-turn =
    Postaw znacznik akcji na innej sekcji niż ostatnio. Potem wykonaj jej akcję górnego rzędu, dolnego rzędu, obie lub żadną, zawsze najpierw górną.
    Koszt płaci się w całości, zanim się coś zyska. Tym, co daje górny rząd, można zapłacić za dolny w tej samej turze.
    Dowolną część zysku można zostawić, monety też; koszt i tak trzeba ponieść. Za dolną akcję można zapłacić, nawet gdy nie ma już czego położyć: monety i premie rekrutów i tak przychodzą.
    Żadnej akcji nie wykonuje się dwa razy w turze. Znacznik przesuwa się, nawet gdy nic nie można zrobić.
book-move-title = Ruch
book-move =
    Przemieść tyle różnych jednostek, ile pokazuje akcja, każdą o jedno terytorium; zdolność może dodać kroki. Zamiast tego możesz wziąć monety, ale nigdy trochę tego i tego.
    Każda jednostka niesie dowolnie wiele zasobów. Tylko mechy noszą robotników, dowolnie wielu. Bycie niesionym nie jest ruchem: robotnik może iść przedtem lub potem.
    Rzeczy można brać i zostawiać na każdym mijanym terytorium.
    Postać, która dojdzie do żetonu spotkania, zatrzymuje się. Zwykłym krokiem nikt nie wchodzi do bazy, nawet do własnej.
book-river-title = Rzeki i jeziora
book-river =
    Żadna jednostka nie przekracza rzeki ani nie wchodzi na jezioro, jeśli nie pozwala na to zdolność. Przy Przeprawie decyduje teren po drugiej stronie, także gdy rusza się z bazy.
    Boki jeziora nie są rzekami: kto może wchodzić na jeziora, wchodzi i schodzi na każdym brzegu. Na jeziorze niczego się nie produkuje, nie buduje i nie wystawia.
    Zdolności mechów są dla postaci i wszystkich mechów, nigdy dla robotników. Robotnik opuszcza jezioro tylko z mechem.
book-tunnels-title = Tunele
book-tunnels =
    Dla każdej jednostki wszystkie terytoria z tunelem sąsiadują ze sobą. Jeden krok prowadzi z dowolnego z nich na dowolne inne.
    Kopalnia jest tunelem tylko dla swojego właściciela.
book-workers-title = Robotnicy i wrogowie
book-workers =
    Postać lub mech, wchodząc na terytorium z wrogimi robotnikami i bez wrogich wojowników, od razu odsyła ich do bazy i zatrzymuje się. Jej właściciel traci punkt popularności za każdego robotnika, póki je ma.
    To nie jest walka i nie daje gwiazdki. Zasoby zostają. Inna jednostka może potem przejść.
    Robotnik nigdy sam nie wchodzi na wrogie jednostki ani nie odchodzi od wrogich wojowników, do których go zaniesiono. Sama budowla nikogo nie zatrzymuje.
book-control-title = Kontrola
book-control =
    Terytorium jest twoje, gdy stoi na nim twoja jednostka albo twoja budowla bez wrogiej jednostki.
    Zasoby należą do tego, kto kontroluje terytorium, na którym leżą, i płacą za wszystko wszędzie. Nigdy się nie kończą; karty walki tak, i wtedy tasuje się odrzucone.
book-combat-title = Walka
book-combat =
    Gdy po akcji Ruchu postacie lub mechy dwóch graczy stoją razem, walczą, przed dolnym rzędem. Przy kilku walkach kolejność wybiera aktywny gracz. Walka toczy się między dwoma graczami; inni mogą najwyżej zaproponować monety. Na jeziorze walczy się jak wszędzie.
    Najpierw zdolności sprzed walki, atakującego przed obrońcą. Potem obie strony wybierają w tajemnicy: siłę do 7, nigdy więcej, niż mają, i po karcie walki za każdą postać i każdego mecha na miejscu.
    Wygrywa wyższa suma, a remis wygrywa atakujący. Obie strony płacą to, co ustawiły, i odrzucają zagrane karty.
    Zwycięzca umieszcza gwiazdkę. Atakować można bez siły, kart i popularności. Ile kart kto ma, jest jawne; które, nie. W talii jest szesnaście kart o wartości 2, dwanaście o wartości 3, osiem o wartości 4 i sześć o wartości 5.
book-retreat-title = Po walce
book-retreat =
    Wszystkie jednostki przegranego wracają do bazy; to, co niosły, zostaje. Przegrany, który ujawnił choć punkt siły lub kartę, dobiera kartę walki.
    Atakujący, który wygrał, traci punkt popularności za każdego odesłanego robotnika. Obrońca, który wygrał, nie traci nic.
    Tylko Nordycy z Żeglugą mogą wycofać się gdzie indziej: na jezioro obok walki, na którym nie ma wroga.
book-encounter-title = Spotkania
book-encounter =
    Postać, która weszła na żeton spotkania, zabiera go i dobiera kartę, po walce, którą tam wygrała. Mechy i robotnicy nie ruszają żetonu.
    Wybierz jedną opcję, za którą możesz zapłacić, i dowolną część tego, co daje. Wszystko trafia na terytorium postaci; nie trzeba robotnika ani innych kosztów.
    Spotkania nie dają monet z planszy ani premii rekrutów. Gdzie stoi budowla, drugiej się nie stawia.
book-factory-title = Fabryka
book-factory =
    Przy pierwszej wizycie twoja postać przegląda karty Fabryki i zatrzymuje jedną: piątą sekcję. Kart jest o jedną więcej niż graczy, więc kto przyjdzie później, znajdzie mniej; nikt nie ma drugiej ani swojej nie wymienia.
    Jej górny rząd ma własny koszt i zysk, bez monet z planszy i bez premii rekrutów. Dolny przemieszcza jedną jednostkę, także robotnika, o dwa terytoria, a z Szybkością o trzy.
    W Fabryce niczego się nie produkuje. Na koniec liczy się jak trzy terytoria.
book-objectives-title = Cele
book-objectives =
    Masz dwie karty celów i możesz spełnić jedną. Ujawnij ją w swojej turze, przed akcją lub po niej, gdy wszystko, czego wymaga, jest w tej chwili prawdą.
    Daje gwiazdkę, a druga karta zostaje odłożona bez pokazywania. Saksonia ją zatrzymuje.
    Czasem warto zostawić monety lub inny zysk, by spełnić kartę.
book-produce-title = Produkcja
book-produce =
    Zapłać wszystkie koszty odsłonięte przez robotników, którzy opuścili planszę: siłę, popularność, monety. Liczy się to, co widać przed akcją.
    Wybierz dwa kontrolowane terytoria, po ulepszeniu trzy. Każdy robotnik wytwarza tam żeton terenu, a w wiosce robotnika.
    Terytorium twojego Młyna dochodzi do nich, a Młyn produkuje jak robotnik. Robotnika można nie wytwarzać. Robotnicy nie są zasobami i nigdy nie wracają na planszę gracza.
book-trade-title = Handel
book-trade =
    Zapłać monetę. Weź dwa dowolne zasoby na jedno terytorium ze swoim robotnikiem albo popularność: jeden punkt, po ulepszeniu dwa.
    Zbrojownia dodaje punkt siły, niezależnie od wybranej połowy.
book-bolster-title = Wzmocnienie
book-bolster =
    Zapłać monetę. Zyskaj siłę, dwa punkty, a po ulepszeniu trzy, albo karty walki, jedną lub dwie. Tory kończą się na 16 siły i 18 popularności; kto dojdzie do końca, umieszcza gwiazdkę.
    Pomnik dodaje punkt popularności, niezależnie od wybranej połowy.
book-upgrade-title = Ulepszenie
book-upgrade =
    Zapłać ropą. Przesuń dowolną kostkę z zielonego pola górnego rzędu na dowolne wolne pole z przerywaną ramką w dolnym. Odtąd górna akcja daje więcej, a dolna kosztuje o żeton mniej.
book-deploy-title = Wystawienie
book-deploy =
    Zapłać metalem. Postaw mecha na kontrolowanym terytorium ze swoim robotnikiem, nie na jeziorze i nie w bazie. Wybierasz, którego z czterech; jego zdolność od razu działa dla postaci i każdego mecha.
book-build-title = Budowa
book-build =
    Zapłać drewnem. Postaw budowlę na kontrolowanym terytorium ze swoim robotnikiem, jedną na terytorium, nie na jeziorze. Nigdy się jej nie traci ani nie przesuwa, i działa dla ciebie nawet tam, gdzie stoi wróg; tylko Młyn może stanąć.
    Kafelek gry płaci na koniec monety za położenie budowli.
book-structures-title = Budowle i ich kafelek
book-structures =
    Każdą z czterech budowli stawia się raz. Pomnik, Zbrojownia i Młyn dodają coś do akcji górnego rzędu właściciela, Kopalnia do ruchu. Przeciwnicy ani ich nie używają, ani nie niszczą.
    Na koniec wylosowany kafelek płaci za położenie twoich budowli, bez względu na to, kto kontroluje te terytoria. Punktacja pokazuje, ile.
book-enlist-title = Werbunek
book-enlist =
    Zapłać żywnością. Przesuń rekruta z dowolnej akcji dolnego rzędu na wolną premię jednorazową i zyskaj ją: 2 punkty siły, 2 monety, 2 punkty popularności albo 2 karty walki.
    Odtąd zyskujesz małą premię tej akcji, gdy wykonasz ją ty lub gracz obok: najpierw aktywny gracz, potem lewy, potem prawy. We dwóch przychodzi raz.
    Spotkania i karty Fabryki nie liczą się jako ta akcja.
book-stars-title = Gwiazdki
book-stars =
    Gwiazdki są za wszystkie ulepszenia, mechy, budowle, rekrutów lub robotników, cel, 16 siły, 18 popularności i dwie wygrane walki. Każde osiągnięcie raz, dla każdego gracza.
    Gwiazdkę umieszcza się, gdy tylko się ją zdobędzie, i zostaje, cokolwiek się stanie. Saksonia może umieścić dowolnie wiele za walki i cele, sześć w sumie.
book-end-title = Koniec
book-end =
    Szósta gwiazdka natychmiast kończy grę. Akcja, która ją daje, zostaje najpierw dokończona: zysk, monety, premia twojego rekruta.
    Walki, której nie stoczono, już się nie toczy, a jednostki stojące wśród wrogów wracają tam, skąd przyszły.
book-score-title = Punktacja
book-score =
    Dodaj do monet, przy popularności 0-6, 7-12 i 13-18: 3, 4 lub 5 za gwiazdkę, 2, 3 lub 4 za terytorium, 1, 2 lub 3 za każde dwa dowolne zasoby.
    Potem monety za kafelek budowli. Jeziora liczą się jako terytoria, bazy nie, Fabryka liczy się trzy razy. Za karty walki i robotników nie ma monet.
    Remis wygrywa ten, kto ma więcej robotników, mechów i budowli razem, potem siły, popularności, zasobów, terytoriów, gwiazdek.
book-setup-title = Przygotowanie
book-setup =
    Każdy ma planszę frakcji i planszę gracza i siada przy bazie swojej frakcji. Plansza frakcji daje siłę i karty walki, plansza gracza popularność i monety.
    Postać stoi w bazie, po robotniku na obu terytoriach połączonych z nią lądem. Sześciu robotników, cztery budowle, czterech rekrutów i sześć kostek czeka na planszy gracza, cztery mechy i sześć gwiazdek na planszy frakcji.
    Każdy dostaje dwa cele, a stół jeden kafelek budowli. Żetony spotkań leżą na swoich terytoriach; w Fabryce leży o jedną zakrytą kartę więcej, niż jest graczy.
    Zaczyna najniższy numer planszy gracza, dalej zgodnie z ruchem wskazówek zegara. Monet nie trzeba innym odliczać, ale nie są tajne.
book-deals-title = Umowy
book-deals =
    W każdej chwili można dawać monety, nic więcej, i żadna obietnica nie wiąże. Gdy jednostki stoją razem po akcji Ruchu, żadna zapłata nie wstrzyma walki.
book-variants-title = Warianty i turnieje
book-variants =
    Tam, gdzie wydania się różnią lub instrukcje dają wybór, nowa gra ma przełącznik, a dwa wydania ustawiają je wszystkie: instrukcja z erratą oraz druk z 2022 roku z odpowiedziami wydawcy.
    Gdy frakcje wybiera się po kolei, najpierw rozdaje się plansze gracza i wybiera w kolejności ich numerów, od najniższego. Plansze można też rozdać w kolejności miejsc.
    Roswiecja z planszą „Przemysł” i Krym z planszą „Patriotyzm” to mocne pary; nowsze wydanie ich nie rozdaje. Na turniejach monety nie przechodzą z rąk do rąk.
    Stół może karać stratą 2 punktów popularności tego, kto wstrzymuje grę na ponad dziesięć sekund, by zsumować końcowy wynik. Tutaj bieżący wynik zawsze widać i nikt nie jest karany.
book-invaders-title = Najeźdźcy z Dalekich Krain
book-invaders =
    Albion i Togawa kładą żetony tam, dokąd doszła ich postać, po jednym żetonie frakcji na terytorium. Żetonów nie przesuwa się i nie zabiera.
    W sześciu lub siedmiu Krym wędruje na dowolną niezajętą farmę zamiast do baz, a Polania dostaje na koniec 3 monety za każde kontrolowane terytorium spotkania.
book-automa-title = Automa
book-automa =
    Automa gra kartami: rusza się, zyskuje, daje ci premię rekruta i przesuwa znacznik gwiazdek. Nie produkuje, nie płaci, nie buduje i nie używa zdolności ani tuneli. Każda zasada, której nic nie zastępuje, obowiązuje ją także.
    Zaczyna z siłą i kartami walki swojej planszy frakcji, 5 monetami, dwoma robotnikami i postacią i zostaje na 10 punktach popularności. Nie ma planszy gracza, rekrutów, budowli, ulepszeń ani celów. Zaczyna osoba.
book-automa-turn-title = Tura Automy
book-automa-turn =
    Automa dobiera kartę i wykonuje jedną z jej połów: Schemat I, a odkąd tor gwiazdek dał jej gwiazdkę, Schemat II. Łatwa Automa opuszcza turę, gdy karta pokazuje przekreślone koło zębate.
    Pierwszy rząd: symbole próbuje się od lewej do prawej, a pierwszy, który prowadzi do ruchu, kończy rząd. Pozostanie na miejscu też jest ruchem. Symbol w nawiasie jest dla frakcji, którą wymienia.
    Drugi rząd: zyskuje wszystko, co tam jest: siłę, monety, karty walki, robotników, mechy lub pokonaną postać. Nowe jednostki stają w jej bazie.
    Trzeci rząd: osoba obok niej, która zwerbowała rekruta tej premii, zyskuje ją. Potem przesuwa się znacznik gwiazdek, jeśli karta tak mówi.
    Wyczerpaną talię tworzy się znów ze wszystkich dziewiętnastu kart. Czyjakolwiek szósta gwiazdka kończy grę i reszty karty się nie wykonuje.
book-automa-moves-title = Jak rusza się Automa
book-automa-moves =
    Rusza się jednostka najbliższa jej bazy, sama, na terytorium w pobliżu dowolnej jej jednostki lub bazy, choćby było daleko. W pobliżu to tam, gdzie jednostka stoi, i na sąsiednich terytoriach, na które może wejść. Tuneli nie używa.
    Na początku zatrzymuje ją woda; gdy jej znacznik minie te pola, przekracza rzeki i wchodzi na jeziora, robotnicy też.
    Robotnik idzie tam, gdzie nie ma wrogiej jednostki ani innego jej robotnika i gdzie w pobliżu nie stoi wrogi wojownik: na terytorium w pobliżu największej liczby jej jednostek.
    Mech lub postać idzie tam, gdzie nie ma wroga ani innego jej wojownika: jak najbliżej wrogiego wojownika.
    Dla spotkania lub Fabryki postać idzie na żeton albo, raz, do Fabryki. Żeton lub jedna karta Fabryki wypada wtedy z gry.
    Przeciw robotnikom wojownik idzie tam, gdzie stoją bez obrony, najpierw tam, gdzie leży najwięcej zasobów. Przeciw wojownikom idzie tylko z taką siłą, jaką podaje symbol, najpierw tam, gdzie jest ich najmniej.
    O tym, co równe, decyduje droga do Fabryki, potem kolejność czytania od lewego górnego rogu; przy trzech i więcej miejscach zamiast niej krąży żeton.
    Zasoby tam, gdzie kończy ruch, wracają do puli.
book-automa-combat-title = Walka z Automą
book-automa-combat =
    Osoba wybiera siłę i karty pierwsza. Potem Automa dobiera kartę tylko na tę walkę: kolumna siły, którą ma, mówi, ile jej wydaje, najwyżej całą, i ile kart walki dokłada losowo. Zdolności sprzed walki działają też na nią.
    Jej pokonani wojownicy wracają na jej planszę frakcji, a robotnicy do bazy; ludzie wycofują się jak zwykle. Siła, karty, popularność i gwiazdka zwycięzcy są jak w każdej walce.
    Kto odbiera jej terytorium jako atakujący lub przepędza jej robotników, znajduje zasoby tego terenu: tyle, ile pokazuje ostatnia karta jej tur. Jeziora, wioski i Fabryka nie mają żadnych. Gdzie wygrywa Automa, leżące tam zasoby wracają do puli.
book-automa-score-title = Gwiazdki i wynik Automy
book-automa-score =
    Jej znacznik przesuwa się po torze gwiazdek o pole za każdą kartę z gwiazdką. Na gwiazdce toru umieszcza gwiazdkę; przy pierwszej z nich talię się tasuje i obraca na Schemat II. Poza tym umieszcza najwyżej dwie gwiazdki za walki i jedną za 16 punktów siły, niezależnie od frakcji.
    Liczą się jej monety, 4 za gwiazdkę i 3 za terytorium, także za jeziora, a Fabryka trzy razy; nic za zasoby i budowle. Ludziom liczy się najwyżej sześć zasobów z terytorium. Zasoby nie rozstrzygają remisów.
book-automa-levels-title = Poziomy Automy
book-automa-levels =
    Cztery tory gwiazdek to cztery poziomy. Dwa środkowe różnią się tylko torem. Ustawienia zmieniają każdy poziom dodatkowo.
book-automa-tables-title = Kilka Autom i dodatki
book-automa-tables =
    Dowolne miejsca mogą zająć Automy, każda z własnym poziomem, znacznikiem i schematem oraz własną talią, jeśli nie mają wspólnej. Każdy gra dla siebie albo ludzie razem przeciw nim: wtedy na koniec porównuje się średnie, a Automy zostawiają się w spokoju.
    Zaczyna osoba z najniższą planszą gracza. Między Automami każda dobiera kartę na walkę, najpierw atakująca.
    Jako Albion stawia flagi, a jako Togawa zastawia pułapki tam, gdzie jej postać kończy ruch. Instrukcji do okrętów powietrznych i rozstrzygnięć nie znaleziono: z Automą gra się nimi według naszych zasad, jeśli tak mówi przełącznik.
book-airships-title = Okręty powietrzne
book-airships =
    Każdy okręt zaczyna w swojej bazie. Losuje się jedną kartę agresywną i jedną pasywną, obowiązujące dla wszystkich; w trudniejszym wariancie każdy ma własną parę.
    Okręt przemieszcza się jako jedna z jednostek akcji Ruchu, nad rzekami, jeziorami i wrogami, tak daleko, jak mówi karta pasywna, a z kartą Fabryki o jedno terytorium dalej. Nad jednym terytorium może być dowolnie wiele okrętów. Do żadnej bazy nie wlatuje.
    Niczego nie kontroluje, nie walczy i nie dodaje kart walki, nie używa tuneli, Kopalni ani zdolności mechów, nie uruchamia pułapek ani spotkań. Zasoby pod nim należą do tego, kto kontroluje terytorium.
    Terytorium jest zajęte, gdy na ziemi stoi na nim postać, mech lub robotnik.
book-cargo-title = Na pokładzie okrętu
book-cargo =
    Karta agresywna pokazuje, czy okręty niosą do trzech zasobów, czy do dwóch robotników. Bierze się ich na pokład i zrzuca przed lotem, w jego trakcie lub po nim, w ramach akcji Ruchu.
    Nie bierze się zasobów z terytorium kontrolowanego przez przeciwnika. Na pokładzie są twoje, gdziekolwiek jest okręt: można nimi płacić i liczą się na koniec.
    Robotnik nie wnosi zasobów na pokład. Niczego tam nie kontroluje i nie produkuje, nie służy do Handlu, Wystawienia ani Budowy i nikt nie może go ruszyć. Zrzuca się go tylko tam, gdzie nie stoi jednostka przeciwnika, i może się jeszcze ruszyć w tej samej turze.
book-airship-tiles-title = Karty okrętów powietrznych
book-airship-tiles =
    Karta pasywna mówi, jak daleko latają okręty i jak pomagają, agresywna, co niosą i jak szkodzą. Większości drukowanych tekstów nie znamy: taka karta jest oznaczona i działa tak, jak tu napisano.
book-resolutions-title = Jak może skończyć się gra
book-resolutions =
    Karta rozstrzygnięcia zastępuje zasadę, że szósta gwiazdka kończy grę; to karta mówi, kiedy gra się kończy. Nikt nie umieszcza więcej niż sześciu gwiazdek, ale kilku graczy może je mieć.
