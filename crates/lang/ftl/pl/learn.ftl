### Lessons, the guide, the first game, victories and statistics.

learn-lessons = Lekcje: rozwiązane { $solved } z { $of }
learn-lesson-col = Lekcja
learn-task-col = Zadanie
learn-solved = rozwiązana
learn-solved-with = { $n ->
        [one] rozwiązana z { $n } wskazówką
        [few] rozwiązana z { $n } wskazówkami
       *[many] rozwiązana z { $n } wskazówkami
    }
learn-open = otwarta
learn-how = kosa learn NUMER rozgrywa lekcję; kosa learn --first mówi, co trzeba wiedzieć na początek.
learn-task = Zadanie: { $text }
learn-hint = Wskazówka { $n } z { $of }: { $text }
learn-no-hint = Nie ma więcej wskazówek. Rozwiązanie: { $moves }
learn-keys = Odpowiedz numerem, miejscem lub ruchem. hint daje wskazówkę, again zaczyna od nowa, why MIEJSCE mówi, dlaczego czegoś nie można, rules otwiera księgę zasad, quit kończy.
learn-well-done = Rozwiązane! { $text }
learn-failed = Nierozwiązane. { $text }
learn-again = Enter zaczyna od nowa, quit kończy.
learn-next = Następna: kosa learn { $number }
learn-kept-not = Nie można zapisać, że lekcja jest rozwiązana: { $why }.
learn-possible = To można teraz zrobić.
learn-why-not = Nie można: { $why }.
book-rulings = Rozstrzygnięcia: { $list }
book-nothing = Księga zasad o tym nie mówi: { $words }.
book-how = kosa rules --book TEMAT otwiera temat, --book i inne słowa szukają.
rivers-title = Kto przekracza wodę
rivers-none = nic
rivers-held = Rzeki i jeziora wciąż zatrzymują tę Automę.
rivers-not-held = Rzeki i jeziora nie zatrzymują tej Automy.

guide-title = Pierwsza gra, tura { $turn } z 5
guide-on = Przewodnik mówi w twoich pierwszych pięciu turach; f go ucisza.
guide-off = Przewodnik milczy.
guide-help-key = przewodnik po pierwszych pięciu turach, włącz i wyłącz
guide-more = F mówi, gdzie i dlaczego.
guide-help-more = dokąd poszedłby przewodnik i dlaczego, oraz inne pomysły
guide-nothing = Tu przewodnik nic nie powie: mówi, gdy wybiera się sekcję albo rząd.
guide-or = Albo: { $idea }
learn-help-why = dlaczego tam, gdzie kursor, nic nie można wybrać
learn-help-not-now = wszystko, czego teraz nie można wybrać, i reguła, która tego zabrania
learn-not-now = Teraz nie, i dlaczego
learn-all-possible = Tu nic nie jest zabronione: to, czego nie ma wśród odpowiedzi, nie należy do tego pytania.
guide-both = Wybierz { $action-acc } i { $below-acc }: w tej turze możesz zrobić obie rzeczy.
guide-both-with = Wybierz { $action-acc } i { $below-acc }: to, czego brakuje ({ $what }), da górny rząd.
guide-fresh = Wybierz { $action-acc }: nikt teraz na tej akcji nie stoi.
guide-top = Wybierz { $action-acc }.
guide-look-turn = Tura to jedna sekcja: najpierw górna akcja, potem dolna, jeśli możesz za nią zapłacić. W następnej turze musi to być inna sekcja.
guide-look-ability = Spójrz na zdolność swojej frakcji: działa od pierwszej tury.
guide-look-own-ability = Twoja frakcja ma zdolność: { $ability }. { $text }
guide-look-objective = Z twoich celów bliższy jest ten: { $name }. { $text } (spełnione części: { $holds } z { $of })
guide-look-star = Najbliższa z dziesięciu gwiazdek: { $star }, { $has } z { $of }.
guide-look-farewell = Teraz wiesz już dość. Szósta gwiazdka kończy grę; rozstrzyga majątek w monetach, a popularność mówi, ile co jest warte.

first-aim-title = O co chodzi
first-aim = Wygrywa ten, kto na koniec jest wart najwięcej monet. Gra kończy się, gdy tylko ktoś umieści szóstą gwiazdkę. Gwiazdki, terytoria i zasoby są warte monety.
first-turn-title = Twoja tura
first-turn = Postaw znacznik na innej sekcji niż ostatnio. Zrób to, co u góry, potem to, co na dole, jeśli możesz zapłacić. To wszystko; nic nie trwa długo.
first-resources-title = Co za co płaci
first-resources = Robotnicy produkują tam, gdzie stoją: ropę na ulepszenia, metal na mechy, drewno na budowle, żywność na rekrutów, a w wioskach nowych robotników. To, co leży na kontrolowanym terytorium, jest twoje.
first-board-title = Plansza
first-board = Rzeki zamykają twoją krainę. Zwykle drogę otwiera pierwszy mech. Tunele łączą odległe miejsca. To postać ma spotkania i odwiedza Fabrykę pośrodku.
first-combat-title = Walka
first-combat = Siłę wydaje się w walce, a płaci też zwycięzca. W wielu grach walk jest mało; liczy się to, że ktoś mógłby zaatakować. Przepędzanie robotników kosztuje popularność.
first-popularity-title = Popularność
first-popularity = Im wyższa popularność, tym więcej monet warte są gwiazdki, terytoria i pary zasobów. Progi są na 7 i 13.
first-stars-title = Gwiazdki
first-stars = Do zdobycia jest dziesięć: wszystkie ulepszenia, mechy, budowle, wszyscy rekruci, wszyscy robotnicy, cel, dwie walki, pełna siła, pełna popularność. Wystarczy sześć, więc wybieraj.
first-begin-title = Jak zacząć
first-begin = Jak najczęściej korzystaj w turze z obu rzędów, wcześnie zdobądź więcej robotników i szybko wystaw mecha. Przewodnik towarzyszy ci przez pięć tur.

victory-faction = pierwsze zwycięstwo: { $what }
victory-mat = pierwsze zwycięstwo z planszą: { $what }
victory-players = { $n ->
        [one] pierwsze zwycięstwo wśród { $n } gracza
        [few] pierwsze zwycięstwo wśród { $n } graczy
       *[many] pierwsze zwycięstwo wśród { $n } graczy
    }
victory-automa = pierwsze zwycięstwo nad Automą: { $what }
victory-resolution = pierwsze zwycięstwo przy karcie { $what }
victory-star = pierwsze zwycięstwo z gwiazdką: { $what }
victory-six-stars = pierwsze zwycięstwo z sześcioma gwiazdkami
victory-without-combat = pierwsze zwycięstwo bez walki
victory-without-popularity = pierwsze zwycięstwo bez popularności
victory-airships = pierwsze zwycięstwo z okrętami powietrznymi
victory-most-coins = najwięcej monet
victory-fewest-rounds = najmniej rund
victory-most-rounds = najwięcej rund
victory-largest-margin = największa przewaga
victory-smallest-margin = najmniejsza przewaga
victory-not-earned = ta gra na to nie zasługuje: { $what }
victory-taken = ktoś zdążył wcześniej: { $what }
victory-two-already = za tę grę wpisano już dwie kategorie
victory-no-name = imię to jeden wiersz widocznych liter, najwyżej 60
victory-col-category = Kategoria
victory-col-value = Wartość
victory-col-name = Imię
victory-col-day = Dzień
victory-title = Zwycięstwa: { $entered } z { $of }
victory-open = Ostatnia gra ({ $name }) zasługuje na: { $list }.
victory-open-how = kosa victories --enter KATEGORIA --name IMIĘ wpisuje; dwie na grę.
victory-none-open = Żadna skończona gra nie zasługuje na wolne miejsce.
victory-entered = Wpisano: { $what }, { $name }.

history-none = Żadnej gry nie rozegrano tu do końca.
history-left-out = Pominięto: nieskończone { $unfinished }, nieczytelne { $unreadable }.
history-col-what = Co
history-col-games = Gry
history-col-won = Wygrane
history-col-rounds = Rundy
history-col-fortune = Majątek
history-col-best = Najlepszy
history-col-combats = Walki
history-all = wszystkie
history-group-faction = według frakcji
history-group-mat = według planszy
history-group-seats = według liczby graczy
history-group-opponent = według przeciwnika
history-group-name = według imienia
history-stars = Gwiazdki: { $list }
history-categories = Monety na grę: { $list }
share-no-link = to nie jest gra ani pozycja jako odnośnik
share-too-long = odnośnik jest za długi
share-letter = w odnośniku jest litera, której być nie może
share-damaged = odnośnik jest ucięty lub uszkodzony

## The command line

cli-about-learn = Lekcje: pozycje z zadaniem, od pierwszego ruchu
cli-about-history = Gry rozegrane do końca i ich podsumowanie
cli-about-victories = Arkusz zwycięstw i wpisywanie na niego imienia
cli-about-share = Drukuje zapis lub pozycję jako jeden wiersz, który zawiera wszystko
cli-arg-learn-lesson = Lekcja, według numeru lub nazwy; bez niej wypisywane są wszystkie
cli-arg-learn-first = Mówi, co trzeba wiedzieć na początek
cli-arg-learn-check = Sprawdza plik lekcji: rozwiązanie i błędne odpowiedzi
cli-arg-history-files = Zapisy liczone zamiast zachowanych gier
cli-arg-history-csv = Drukuje tabelę z przecinkami między polami
cli-arg-victories-enter = Kategoria do wpisania
cli-arg-victories-name = Imię do wpisania; bez niego imię zwycięzcy
cli-arg-share-file = Zapis lub pozycja; bez nazwy standardowe wejście
cli-arg-rules-book = Księga zasad: temat albo szukane słowa
cli-arg-rules-rivers = Kto przekracza rzeki i jeziora, dla tych frakcji albo dla wszystkich
cli-link = odnośnik
cli-no-lesson = nie ma lekcji { $name }
cli-name-a-lesson = podaj plik lekcji
cli-not-whole = tej gry nie da się zapisać jako odnośnik
cli-no-category = '{ $text }' nie jest kategorią karty
cli-nothing-won = żadnej gry nie rozegrano tu do końca

study-learn = Nauka
study-learn-about = Lekcje, pierwsza gra, zasady.
study-played = Wyniki
study-played-about = Zwycięstwa, statystyki, wykresy.
study-lessons = Lekcje
study-begin = Zacznij: { $title }
study-go-on = Dalej: { $title }
study-first-game = Twoja pierwsza gra
study-play-first = Przygotuj grę
study-book = Księga zasad
study-book-about = Wszystkie zasady naszymi słowami, z wyszukiwaniem i rozstrzygnięciami, na których się opierają.
study-open-book = Otwórz księgę zasad
study-search-book = Szukaj w zasadach
study-back-to-game = Wróć do gry
study-rulings = Rozstrzygnięcia
study-rulings-about = Każdy numer to pytanie, które padło przy stole, z odpowiedzią, zapisane przy programie na liście rozstrzygnięć.
study-lesson-to-it = Lekcja: { $title }
study-rule = Zasada: { $title }
study-rules-of-this = Zasady tego pytania
study-analyse = Obejrzyj pozycję
study-analyse-about = Pozycja otrzymana lub zapisana przez ciebie, z tym, co zrobiłby bot.
study-open-analyse = Otwórz pozycję
study-analyse-how = Wklej pozycję jako tekst albo odnośnik, który ją zawiera.
study-position = Pozycja
study-open-position = Otwórz ją
study-example = Spróbuj przykładu
study-another-position = Inna pozycja
study-position-secrets = Pozycja zawiera wszystkie tajemnice: karty i cele każdego gracza.
study-hand-on = Przekaż dalej
study-copy-link = Skopiuj odnośnik
study-copy-game = Skopiuj odnośnik do tej gry
study-link-copied = Odnośnik jest w schowku. Zawiera wszystko i nie potrzebuje serwera.
study-no-link = Tej gry nie da się zapisać jako odnośnik.
study-analyse-this = Obejrzyj tę pozycję
study-keep = Zachowaj wśród swoich gier
study-kept = Jest już wśród twoich gier.
study-not-kept = Nie udało się zachować: { $why }.
study-in-force = działa
study-not-yet = jeszcze nie
study-lesson-of = Lekcja { $n } z { $of }: { $title }
study-task = Zadanie
study-solved = Rozwiązane!
study-failed = Nierozwiązane.
study-solution = Rozwiązanie
study-hint = Wskazówka
study-another-hint = Następna wskazówka
study-show-solution = Pokaż rozwiązanie
study-next = Następna lekcja
study-again = Zacznij od nowa
study-all-lessons = Wszystkie lekcje
study-why-how = Wskaż coś, czego nie można wybrać, a dowiesz się dlaczego.
study-coach = Przewodnik
study-coach-on = Przewodnik mówi w moich pierwszych pięciu turach
study-coach-turn = tura { $n } z { $of }
study-show-me = Pokaż mi
study-why = Dlaczego?
study-another-idea = Inny pomysł
study-anything-else = Możesz zrobić cokolwiek innego.
study-quiet = Cisza, proszę
study-none-played = Żadnej gry nie rozegrano tu jeszcze do końca.
study-nameless = bez imienia
study-won = wygrana
study-place = { $n }. miejsce
study-filters = Które gry są pokazane
study-filter-all = wszystkie { $n }
study-filter-won = wygrane { $n }
study-filter-lost = niewygrane { $n }
study-filter-people = między ludźmi { $n }
study-filter-automa = z Automą { $n }
study-against = { $n ->
        [one] przeciw: { $list }, { $n } runda
        [few] przeciw: { $list }, { $n } rundy
       *[other] przeciw: { $list }, { $n } rund
    }
study-bg-stats-about = Przekazuje tę grę do BG Stats, aplikacji zapisującej rozgrywki, jeśli jest na tym urządzeniu.
study-import = Wczytaj zapisy
study-sheet-about = Pierwsze razy, wpisane raz: najwyżej dwa na grę. Bez punktów i rankingu.
study-victory = { $what }: { $name } ({ $n })
study-free = Jeszcze wolne
study-matrix = Zwycięstwa według frakcji i maty
study-matrix-about = wygrane / rozegrane
study-by-faction = Punkty według frakcji
study-by-faction-about = średnia i linia od najgorszego do najlepszego
study-bar = { $who }: średnio { $mean }, od { $least } do { $best }, { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[other] { $n } gier
    }
study-endings = Jak kończą się twoje gry
study-endings-about = { $n ->
        [one] punkty, { $n } wynik
        [few] punkty, { $n } wyniki
       *[other] punkty, { $n } wyników
    }
study-by-game = Punkty, gra po grze
study-by-game-about = pełne: wygrana; linia to średnia z dziesięciu
study-trend = Linia to średnia z dziesięciu gier: przeszła od { $first } do { $last }.
study-games-won = gry, zwycięstwa
study-rounds = rundy, średnio
study-combats = walki wygrane, przegrane
study-best = najwięcej punktów
study-sources = Skąd są punkty
study-stars = Gwiazdki według celu
study-for-each-game = na grę
study-groups = Zestawienia
study-enter = Wpisz swoje zwycięstwo
study-enter-about = Wygrana! Wybierz najwyżej dwie kategorie; każda zostaje dla tego, komu udało się pierwszemu.
study-name = Twoje imię
study-see-sheet = Arkusz zwycięstw

## Z bliska

tui-key-reach = zasięg
tui-key-place = terytorium
tui-key-again = jeszcze raz
tui-key-victory = zwycięstwo
tui-reach = { $who }: w zasięgu jest to, co zaznaczone. Walka: { $fights }. Przepędzeni robotnicy: { $drives }. r: następny.
tui-nowhere = nigdzie
tui-reach-off = Zasięg nie jest pokazany.
tui-place-all = i: wszystko
tui-nothing-there = Nic tam nie ma.
tui-since = Od twojej ostatniej tury
tui-so-far = Co się dotąd wydarzyło
tui-margin = Przewaga: { $n }.
tui-stars-of = { $who }: popularność { $popularity }; gwiazdki: { $stars }
tui-key-pause = pauza
tui-replay-plays = idzie samo
tui-help-reach = kto dokąd dotrze: najpierw ty, potem każdy z pozostałych
tui-help-place = wszystko na terytorium pod kursorem
tui-help-again = po grze: jeszcze jedna z tymi samymi osobami
tui-help-victory = po grze: wpisz swoje zwycięstwo do arkusza
tui-help-plays = zapis idzie sam i zatrzymuje się
cli-arg-theme = Kolory dla jasnego lub ciemnego okna albo żadne; w przeciwnym razie pyta się terminal
tui-lesson-solved = Enter: następna lekcja. Inny klawisz: jeszcze raz. q: lista.
tui-lesson-failed = Enter: jeszcze raz. u: cofnij ostatni krok. q: lista.
cli-arg-learn-plain = Graj wiersz po wierszu i wypisz listę
history-plots = Wykresy
history-games = Gry
cli-arg-history-plain = Wypisuje, bez ekranu
cli-arg-victories-plain = Wypisuje, bez ekranu
cli-arg-history-plays = Wypisuje każdą grę jako odnośnik dla BG Stats, aplikacji zapisującej rozgrywki
guide-aim-encounter = Twoja postać może dotrzeć do spotkania: { $place }.
guide-aim-factory = Twoja postać może dotrzeć do Fabryki i wybrać tam kartę.
guide-aim-village = Robotnik może pójść do wioski i wytwarzać tam kolejnych robotników: { $place }.
guide-aim-field = Robotnik może pójść tam, skąd pochodzi zasób ({ $resource }), którym płaci się za akcję { $below }: { $place }.
guide-aim-out = Twoja postać może opuścić bazę: { $place }.
guide-aim-make = Twoi robotnicy wytworzą: { $what }.
guide-aim-take = Proponowany wybór: { $what }; to krok ku akcji { $below }.
guide-aim-take-enough = Proponowany wybór: { $what }; wtedy starczy na akcję { $below }.
guide-aim-power = Na siłę patrzą inni, zanim cię zaatakują.
guide-aim-popularity = Od 7 punktów popularności, a potem od 13, wszystko, co masz, jest na koniec warte więcej.
guide-now-top = Teraz: { $what }.
guide-now-bottom = Teraz zapłać za akcję { $below }: w tej turze użyjesz obu rzędów.
study-server-sheet = Zwycięstwa na tym serwerze: { $entered } z { $of }
study-server-sheet-about = Kto wygra tu grę, może zostać wpisany w dwóch kategoriach; każda należy do pierwszego, komu się udało.
study-server-won = Twoje zwycięstwo z dnia { $day }
