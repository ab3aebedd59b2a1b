### Stoły na serwerze, w przeglądarce: poczekalnia, stół przed grą i to, co strona gry mówi przy nim ponadto.

## Poczekalnia

online-tables = Stoły online
online-about = Graj z innymi przez odnośnik, na żywo lub przez wiele dni.
online-wait-for-you = { $n ->
    [one] Jeden stół czeka na ciebie.
    [few] { $n } stoły czekają na ciebie.
    [many] { $n } stołów czeka na ciebie.
   *[other] { $n } stołu czeka na ciebie.
}
online-unreachable = Serwer nie odpowiada.
online-filters = Które stoły
online-filter-open = z wolnym miejscem
online-filter-running = w toku
online-filter-mine = twoje
online-filter-finished = zakończone
online-none-open = Żaden stół nie szuka teraz graczy. Otwórz własny i wyślij komuś odnośnik.
online-none-running = Nikt nie gra teraz publicznie.
online-none-mine = Nie siedzisz jeszcze przy żadnym stole.
online-none-finished = Żadna gra jeszcze się tu nie skończyła.
online-table-of = Stół gracza { $who }
online-table = Stół
online-free = wolne
online-guest = Gość
online-free-places = { $n ->
    [one] jedno wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
online-no-hints = bez podpowiedzi
online-sit = Usiądź
online-watch = Oglądaj
online-look = Obejrzyj
online-your-turn = Twoja kolej
online-you = Ty
online-your-name = Twoje imię
online-by-link = Dołącz przez odnośnik
online-go = Idź tam
online-no-account = Bez instalowania, bez konta.
online-no-account-about = Wystarczy imię; ta przeglądarka cię pamięta.

## Nowy stół

online-open = Otwórz stół
online-open-about = Od razu przy nim siadasz i wysyłasz odnośnik pozostałym. Wszystko można jeszcze zmienić, zanim gra się zacznie.
online-listed = Każdy może go znaleźć w poczekalni
online-hints = Podpowiedzi są dozwolone
online-hints-title = Podpowiedzi
online-seed-about = Wszystko, co zależy od losu, wynika z ziarna, które jest teraz ustalone, a na końcu pokazane.

## Stół przed grą

online-no-table = Nie ma stołu o tym odnośniku.
online-to-lobby = Do poczekalni
online-seats = Miejsca
online-you-note = ty
online-host = otworzył(a) stół
online-here = jest tutaj
online-away = wyszedł lub wyszła
online-waits = czeka na kogoś
online-made = gra samo
online-also = Siada tutaj
online-also-name = Ktoś inny przy tym urządzeniu
online-get-up = Wstań
online-invite = Zaproś kogoś
online-copy = Kopiuj
online-copied = Odnośnik jest w schowku.
online-invite-about = Kto go otworzy, może usiąść albo oglądać. Konto nie jest potrzebne.
online-before = Przed pierwszą turą
online-ready = Wszyscy siedzą. Zacznij, kiedy chcesz.
online-ready-guest = Wszyscy siedzą. Grę zaczyna ten, kto otworzył stół.
online-missing = { $n ->
    [one] Jedno miejsce jeszcze na kogoś czeka.
    [few] { $n } miejsca jeszcze na kogoś czekają.
    [many] { $n } miejsc jeszcze na kogoś czeka.
   *[other] { $n } miejsca jeszcze na kogoś czeka.
}
online-begin = Zacznij grę
online-what = W co się gra
online-close = Zamknij stół
online-you-choose = Wybierasz frakcję.

## Rozmowa i sama gra

online-talk = Rozmowa
online-say = Powiedz coś
online-unread = Padło coś nowego
online-send = Wyślij
online-bell = Dźwięk, gdy jest moja kolej
online-cut = Połączenie zerwane. Jest wznawiane; nic nie zginie.
online-watching = { $n ->
    [one] Jedna osoba ogląda.
    [few] { $n } osoby oglądają.
    [many] { $n } osób ogląda.
   *[other] { $n } osoby ogląda.
}
online-again-said = Kolejna gra: { $link }
online-sits-here = { $who }, jest tutaj
online-sits-away = { $who }, poza stołem
