### Lessons, the guide, the first game, victories and statistics.

learn-turns-over = Tura się skończyła, a zadanie nie jest wykonane.
learn-game-over = Gra się skończyła, a zadanie nie jest wykonane.
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

guide-title = Pierwsza gra, tura { $turn } z 5
guide-on = Przewodnik mówi w twoich pierwszych pięciu turach; f go ucisza.
guide-off = Przewodnik milczy.
guide-help-key = przewodnik po pierwszych pięciu turach, włącz i wyłącz
learn-help-why = dlaczego tam, gdzie kursor, nic nie można wybrać
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
victory-automa = pierwsze zwycięstwo z Automą: { $what }
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
cli-about-victories = Karta zwycięstw i wpisywanie na nią imienia
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
