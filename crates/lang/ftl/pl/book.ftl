### The rule book: all rules by topic, in our own words. A line is a paragraph.

book-aim-title = Cel gry
book-aim =
    Wygrywa ten, kto na koniec ma największy majątek w monetach, a nie ten, kto umieścił najwięcej gwiazdek.
    Gra kończy się w chwili, gdy ktoś umieści szóstą gwiazdkę. Do tego czasu wszyscy budują: zasoby stają się mechami, budowlami, rekrutami i ulepszeniami, a te przynoszą gwiazdki, terytoria i monety.
book-turn-title = Tura
book-turn =
    Postaw znacznik akcji na innej sekcji niż ostatnio. Potem wykonaj jej akcję górnego rzędu, dolnego rzędu, obie lub żadną, zawsze najpierw górną.
    Koszt płaci się w całości, zanim się coś zyska. Tym, co daje górny rząd, można zapłacić za dolny w tej samej turze.
    Dowolną część zysku można zostawić, monety też; koszt i tak trzeba ponieść. Za dolną akcję można zapłacić, nawet gdy nie ma już czego położyć: monety i premie rekrutów i tak przychodzą.
    Żadnej akcji nie wykonuje się dwa razy w turze.
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
    Gdy po akcji Ruchu postacie lub mechy dwóch graczy stoją razem, walczą, przed dolnym rzędem. Przy kilku walkach kolejność wybiera aktywny gracz.
    Najpierw zdolności sprzed walki, atakującego przed obrońcą. Potem obie strony wybierają w tajemnicy: siłę do 7, nigdy więcej, niż mają, i po karcie walki za każdą postać i każdego mecha na miejscu.
    Wygrywa wyższa suma, a remis wygrywa atakujący. Obie strony płacą to, co ustawiły, i odrzucają zagrane karty.
    Zwycięzca umieszcza gwiazdkę. Atakować można bez siły, kart i popularności. Ile kart kto ma, jest jawne, które, nie.
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
    Przy pierwszej wizycie twoja postać przegląda karty Fabryki i zatrzymuje jedną: piątą sekcję. Kart jest o jedną więcej niż graczy i nikt nie ma drugiej.
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
    Terytorium twojego Młyna dochodzi do nich, a Młyn produkuje jak robotnik. Robotnicy nigdy nie wracają na planszę gracza.
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
book-enlist-title = Werbunek
book-enlist =
    Zapłać żywnością. Przesuń rekruta z dowolnej akcji dolnego rzędu na wolną premię jednorazową i zyskaj ją.
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
    Potem monety za kafelek budowli. Karty walki są nic niewarte.
    Remis wygrywa ten, kto ma więcej robotników, mechów i budowli razem, potem siły, popularności, zasobów, terytoriów, gwiazdek.
book-setup-title = Przygotowanie
book-setup =
    Każdy ma planszę frakcji i planszę gracza; od nich zależą siła, karty walki, popularność i monety. Zaczyna najniższy numer planszy gracza, dalej zgodnie z ruchem wskazówek zegara.
    Każdy dostaje dwa cele, a stół jeden kafelek budowli. Monet nie trzeba innym odliczać, ale nie są tajne.
book-deals-title = Umowy
book-deals =
    W każdej chwili można dawać monety, nic więcej, i żadna obietnica nie wiąże. Gdy jednostki stoją razem po akcji Ruchu, żadna zapłata nie wstrzyma walki.
book-invaders-title = Najeźdźcy z Dalekich Krain
book-invaders =
    Albion i Togawa kładą żetony tam, dokąd doszła ich postać, po jednym żetonie frakcji na terytorium. Żetonów nie przesuwa się i nie zabiera.
    W sześciu lub siedmiu Krym wędruje na dowolną niezajętą farmę zamiast do baz, a Polania dostaje na koniec 3 monety za każde kontrolowane terytorium spotkania.
book-automa-title = Automa
book-automa =
    Automa gra kartami: rusza się, zyskuje, daje ci premię rekruta i przesuwa znacznik gwiazdek. Nie produkuje, nie płaci, nie buduje i nie używa zdolności.
    Kto odbiera jej terytorium jako atakujący, znajduje tam tyle zasobów, ile pokazuje jej ostatnia karta. Gdzie wygrywa lub wchodzi na zasoby, wracają one do puli.
    Dostaje 4 monety za gwiazdkę i 3 za terytorium. Przeciw niej liczy się tylko sześć zasobów z każdego twojego terytorium.
book-airships-title = Okręty powietrzne
book-airships =
    Okręt rusza się jak jednostka, nad rzekami, jeziorami i wrogami, tak daleko, jak mówi karta pasywna. Niesie to, co pokazuje karta agresywna, a ładuje i zrzuca po drodze.
    Niczego nie kontroluje, z nikim nie walczy, nie używa tuneli i niczego nie wyzwala. Zasoby na pokładzie płacą i punktują dla ciebie; robotnicy na pokładzie nic nie robią i są bezpieczni.
book-resolutions-title = Jak może skończyć się gra
book-resolutions =
    Karta rozstrzygnięcia zastępuje zasadę, że szósta gwiazdka kończy grę; to karta mówi, kiedy gra się kończy. Nikt nie umieszcza więcej niż sześciu gwiazdek, ale kilku graczy może je mieć.
