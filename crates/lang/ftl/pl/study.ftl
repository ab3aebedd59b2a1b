### Nauka i pamięć w przeglądarce i na ekranach terminala.

study-learn = Nauka
study-learn-about = Lekcje, pierwsza gra, zasady.
study-played = Rozegrane gry
study-played-about = Wyniki, zwycięstwa, statystyki.
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
tui-reach-off = Zasięg nie jest pokazany.
tui-place-all = i: wszystko
tui-nothing-there = Nic tam nie ma.
tui-combat-side = { $who }: walczy { $fighters }, robotnicy { $workers }, siła { $power }, karty { $hand }, może zagrać { $limit }, najwyżej { $most }.
tui-since = Od twojej ostatniej tury
tui-margin = Przewaga: { $n }.
tui-stars-of = { $who }: popularność { $popularity }; gwiazdki: { $stars }
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
