### The page in a browser: what it says around a game.

page-needs-scripts = W Kosę gra się w przeglądarce i potrzebny jest JavaScript.
page-new-version = Nowa wersja jest gotowa: wczytaj ją
page-welcome = Scythe według zasad, w pojedynkę albo przy jednym stole

## Rooms

page-nav = Pokoje
page-nav-play = Gra
page-nav-games = Zapisane gry
page-nav-help = Pomoc
page-nav-settings = Ustawienia
page-notices = Wiadomości
page-close = Zamknij
page-back = Wstecz
page-no-language = Nie udało się pobrać tego języka; strona zostaje bez zmian.
page-part-missing = Nie udało się pobrać tej części strony: czy jest połączenie z siecią?
page-fetch-again = Spróbuj ponownie
page-continue = Kontynuuj
page-waiting = { $n ->
    [one] Czeka jedna gra.
    [few] Czekają { $n } gry.
   *[many] Czeka { $n } gier.
}
page-all-games = Wszystkie
page-game-title = { $faction }, runda { $n }
page-automa = Graj z Automą
page-automa-about = Samotnie przeciw rywalowi, który słucha kart. Działa bez sieci.
page-automa-start = Ty przeciw Automie, frakcje i plansze losowo, wszystkie zasady jak w druku.
page-bots = Graj z botami
page-bots-about = Gracze z kodu siadają przy twoim stole.
page-bots-start = Ty przeciw dwóm botom, frakcje i plansze losowo, wszystkie zasady jak w druku.
page-hot-seat = Przy jednym ekranie
page-hot-seat-about = Kilka osób przy tym urządzeniu; karty pozostają zakryte.
page-hot-seat-start = Dwie osoby grają tu na zmianę. Imiona i dalsze miejsca poniżej.
page-watch = Oglądaj boty
page-watch-about = Trzy boty grają, ty patrzysz.
page-watch-start = Trzy boty grają między sobą.
page-start = Zacznij
page-first-time = Pierwszy raz? Po prostu zacznij: przewodnik mówi, co robić w pierwszych pięciu turach.
page-strength = Siła
page-easy = łatwa
page-normal = zwykła
page-hard = trudna
page-very-hard = bardzo trudna
page-table = Stół
page-seats = { $n ->
    [one] jedno miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}
page-add-seat = Dodaj miejsce
page-deal = Reszta jest rozdawana
page-seat-who = Kto siedzi na miejscu { $n }
page-seat-name = Imię osoby na miejscu { $n }
page-seat-faction = Frakcja miejsca { $n }
page-seat-mat = Plansza miejsca { $n }
page-seat-level = Poziom Automy na miejscu { $n }
page-seat-remove = Usuń miejsce { $n }
page-name = imię
page-any-faction = dowolna frakcja
page-any-mat = dowolna plansza
page-drafted = Wybór po kolei
page-draft-asks = Miejsce { $n } wybiera frakcję
page-in-the-box = W pudełku
page-base-game = gra podstawowa
page-modules = { $n ->
    [one] jeden dodatek
    [few] { $n } dodatki
   *[many] { $n } dodatków
}
page-drawn = losowo
page-dials = Ustawienia Automy
page-dials-turned = { $n ->
    [0] żadne nie ruszone
    [one] jedno ruszone
    [few] { $n } ruszone
   *[many] { $n } ruszonych
}
page-rules = Zasady
page-rules-note = { $n ->
    [0] { $printing }, bez zmian
    [one] { $printing }, jedna zmiana
    [few] { $printing }, { $n } zmiany
   *[many] { $printing }, { $n } zmian
}
page-printing = Wydanie
page-seed = Ziarno
page-any-seed = dowolne
page-seed-about = Dwie gry z tym samym ziarnem mają te same karty.
page-own-the-game = Kosa to dzieło graczy. Nie jest związana z wydawcą Scythe i nie zastępuje gry: miej ją.
page-language = Język
page-theme = Kolory
page-theme-system = Jak w systemie
page-theme-day = Dzień
page-theme-night = Noc
page-settings-kept = Ustawienia zostają w tej przeglądarce.
page-search = Szukaj
page-help-nothing = Nic tu o tym nie mówi.
page-help-terms = Pojęcia
page-help-actions = Akcje
page-help-pieces = Figury i tereny
page-help-stars = Gwiazdki
page-help-factions = Frakcje i zdolności
page-help-tiles = Kafelki
page-help-automa = Automa
page-no-games = Nie ma tu jeszcze żadnej gry.
page-go-on = Graj dalej
page-replay = Powtórka
page-export = Zapisz do pliku
page-remove = Usuń
page-removed = Usunięto: { $game }.
page-not-removed = Nie udało się usunąć gry: { $why }.
page-import = Wczytaj grę
page-import-about = Plik z zapisem gry Kosa: stąd, z terminala albo od kogoś innego.
page-import-file = Plik
page-import-text = Albo jego tekst, wklejony
page-pasted = wklejony tekst
page-no-file = Nie udało się przekazać pliku „{ $file }”.
page-no-game = Tej gry nie można otworzyć
page-not-kept = Nie była zapisana w przeglądarce, a strona została wczytana na nowo.
page-play-here = Graj tutaj
page-elsewhere = Ta gra toczy się w innym oknie i to, co robisz tutaj, nie jest zapisywane.
page-unsaved = Ta gra nie jest zapisana: { $why }.
page-entry = wpis { $n } z { $of }
page-eyes = Oczami
page-eyes-everything = Wszystko
page-eyes-watching = Widza
page-eyes-seat = { $who }
page-points = Punkty w rundach
page-from-here = Stąd dalej
page-position-about = Pozycja to tekst, który można wysłać i znów otworzyć.
page-copy = Kopiuj pozycję
page-copied = Pozycja jest w schowku.
page-not-copied = Przeglądarka nie pozwala stronie kopiować.
page-turn = Tura
page-step = Krok dalej
page-step-back = Krok wstecz
page-play = Odtwarzaj
page-pause = Pauza
page-speed = Szybkość
page-moment = Chwila
page-timeline = Rundy i co się w nich wyróżnia
page-mark-label = { $what }, { $who }, runda { $n }
page-mark-combat = walka
page-mark-star = gwiazdka
page-mark-encounter = spotkanie
page-mark-factory = Fabryka
page-mark-objective = cel
