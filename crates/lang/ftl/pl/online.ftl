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
online-about-to-begin = zaraz się zacznie
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

## Co stół wybiera poza samą grą

online-time = Czas
online-clock-off = bez zegara
online-clock-live = na żywo
online-clock-days = przez wiele dni
online-clock-off-about = Każdy myśli, jak długo chce.
online-clock-live-about = Każdy ma tyle czasu na całą grę i trochę więcej z każdą turą.
online-clock-days-about = Każdy ma tyle czasu na każdą turę: na gry, które trwają tygodniami.
online-bank = Na całą grę
online-increment = Więcej z każdą turą
online-days-each = Na każdą turę
online-minutes = { $n } min
online-seconds = { $n } s
online-days = { $n ->
    [one] jeden dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
online-days-hours = { $days } d { $hours } h
online-clock-live-fact = na żywo, { $bank } + { $n } s
online-clock-days-fact = { $n ->
    [one] tura dziennie
    [few] { $n } dni na turę
    [many] { $n } dni na turę
   *[other] { $n } dnia na turę
}
online-when-out = Gdy zegar się skończy
online-absent-bot = dalej gra bot
online-absent-wait = pozostali czekają
online-absent-bot-about = Bot gra dalej, aż osoba wróci, i od razu oddaje jej miejsce.
online-absent-wait-about = Nic się nie dzieje: zegar tylko pokazuje, jak długo to trwa.
online-stalling = Kto każe innym czekać, traci 2 popularności
online-stalling-about = Według wariantu z książeczek, raz za każdą decyzję.
online-stalling-after = Po
online-stalling-fact = 2 popularności mniej po { $n } s
online-bids = Licytacja frakcji i plansz
online-bids-none = bez licytacji
online-bids-open = licytacja jawna
online-bids-sealed = licytacja tajna
online-bids-none-about = Frakcje i plansze przychodzą tak, jak je rozdano lub wybrano.
online-bids-open-about = Jedna osoba po drugiej licytuje parę frakcji i planszy, aż wszyscy jakąś mają. Stawki są na końcu odejmowane od sumy.
online-bids-sealed-about = Każdy zapisuje stawkę za każdą parę; trafiają tam, gdzie suma wszystkich stawek jest najwyższa. Stawki są na końcu odejmowane od sumy.
online-banned = Dwie zakazane pary są pominięte
online-banned-about = Roswiecja z planszą „Przemysł” i Krym z planszą „Patriotyzm” nigdy nie są rozdawane.
online-at-the-table = Przy stole
online-hide-coins = Monety są ukryte
online-hide-coins-about = Nikt nie wie, ile monet mają inni, jak przy prawdziwym stole. Widać, co zyskują i wydają.
online-coins-hidden = monety ukryte
online-rated = Gra liczy się do rankingu
online-rated-about = Dla tych, którzy zajmują jedno miejsce, jeśli grają co najmniej dwie osoby.
online-for-ratings = do rankingu
online-hints-about = Inaczej nikt przy tym stole nie może pytać bota o radę.
online-consent-about = To, co pokazano, można cofnąć, a grę skończyć wcześniej, jeśli zgodzą się wszyscy obecni. Co dał los, zostaje.
online-yes = tak
online-no = nie

## Licytacja

online-bid-title = Licytuj frakcję i planszę
online-you-bid = Twoja kolej: licytuj dowolną parę, która nie jest twoja.
online-you-seal = Zapisz stawkę za każdą parę.
online-somebody-bids = Licytuje { $who }.
online-sealed-waits = { $n ->
    [one] Jedna osoba jeszcze pisze.
    [few] { $n } osoby jeszcze piszą.
    [many] { $n } osób jeszcze pisze.
   *[other] { $n } osoby jeszcze pisze.
}
online-bids-now = teraz licytuje
online-writes-bids = zapisuje stawki
online-has-sealed = stawki zapisane
online-has-bid = stawka { $n } za: { $faction }, { $mat }
online-nobody-yet = jeszcze nikt
online-bid-for = Stawka za: { $faction }, { $mat }
online-bid = Daj { $n }
online-bid-stands = Twoja stawka prowadzi
online-seal = Zapisz moje stawki
online-mat-number = Plansza „{ $mat }”, numer { $number }
online-if-so = Twoje miejsce, jeśli tak zostanie
online-if-it-stays-so = { $faction }, plansza „{ $mat }”: zaczynasz z monetami w liczbie { $coins }, a stawka zabierze na końcu { $n }.

## Zegary, propozycje, nieobecni

online-clocks = Zegary
online-clock-runs = biegnie
online-bot-for = bot zamiast: { $who }
online-bot-for-you = Twój czas minął: gra za ciebie bot.
online-i-am-back = Już jestem
online-offer-end = Zaproponuj koniec gry teraz
online-offer-undo = Poproś o cofnięcie tego, co pokazano
online-decisions = decyzje
online-offers-end = { $who } proponuje zakończyć grę teraz, tak jak stoi.
online-offers-undo = { $n ->
    [one] { $who } prosi o cofnięcie ostatniej decyzji i wszystkiego, co nastąpiło.
    [few] { $who } prosi o cofnięcie { $n } ostatnich decyzji i wszystkiego, co nastąpiło.
    [many] { $who } prosi o cofnięcie { $n } ostatnich decyzji i wszystkiego, co nastąpiło.
   *[other] { $who } prosi o cofnięcie { $n } ostatniej decyzji i wszystkiego, co nastąpiło.
}
online-offer-asks = Stanie się to, gdy zgodzą się wszyscy obecni.
online-offer-waits = Czekamy na: { $who }.
online-agree = Zgoda
online-refuse = Odmów
online-withdraw = Wycofaj
online-get-up-about = Bot zagra za ciebie. Miejsce pozostaje twoje, chyba że wstajesz na dobre: wtedy może je przejąć ktoś inny.
online-get-up-good = Wstań na dobre
online-notify = Powiadomienie systemu, gdy ta strona jest w tle
online-notify-denied = Ta przeglądarka nie pozwala stronie pokazywać powiadomień.
online-push = Powiadomienie także wtedy, gdy ta strona jest zamknięta
online-push-failed = Nie udało się zarejestrować tej przeglądarki do powiadomień.
push-turn = Twoja tura.
push-turn-with = Twoja tura przy stole, przy którym grają też: { $names }.

## Koniec

online-ended-early = Wszyscy zgodzili się tu skończyć.
online-places = Miejsca
online-less-bid = { $fortune } bez stawki { $n }
online-was-rated = Ta gra liczy się do rankingu.
online-verify = Sprawdź każde losowanie
online-verify-about = Ziarno jest już jawne: wszystko, co zależało od losu, jest tu losowane ponownie i porównywane.
online-fair = { $n ->
    [one] Jedyne losowanie wynika z ziarna ustalonego na początku.
    [few] Wszystkie { $n } losowania wynikają z ziarna ustalonego na początku.
    [many] Wszystkie { $n } losowań wynika z ziarna ustalonego na początku.
   *[other] Wszystkie { $n } losowania wynikają z ziarna ustalonego na początku.
}
online-fair-deal = Rozdanie również.
online-fair-open = Również to, co życzenia zostawiły otwarte z rozdania.
online-fair-mats = Plansze również; frakcje wybrano.
online-fair-lots = Pary również; o tym, kto dostał którą, zdecydowały stawki.
online-other-deal = Ziarno rozdaje inaczej, niż zaczęła się ta gra.
online-other-commitment = Zapis podaje inne zobowiązanie niż to, które ta przeglądarka otrzymała przy pierwszym wejściu do stołu: to nie są zobowiązane losowania.
online-no-seed = Zapis nie podaje ziarna: losowań nie da się sprawdzić.

## Ludzie

online-nav-tables = Stoły
online-nav-profile = Twój profil
online-account = Twoje konto
online-account-about = Serwer zna tę przeglądarkę po ciasteczku. Nic więcej do gry nie trzeba.
online-account-none = Nikt cię tu jeszcze nie zna: wystarczy imię.
online-known-elsewhere = Masz konto na innym urządzeniu?
online-keep-name = Zachowaj imię
online-name-kept = Imię zachowane.
online-login = Nazwa do powrotu
online-password = Hasło
online-come-in = Wejdź
online-come-in-about = Nazwą i hasłem wybranymi na innym urządzeniu.
online-password-title = Powrót na innym urządzeniu
online-password-about = Wybierz nazwę i hasło z co najmniej 8 znaków, a wejdziesz wszędzie.
online-password-as = Możesz wejść wszędzie jako { $login }. Nowe hasło zastępuje stare, a inne urządzenia muszą wejść od nowa.
online-password-forgotten = Wchodzisz z odnośnika od gospodarza serwera: wybierz nowe hasło dla { $login }, stare nie jest potrzebne.
online-password-old = Twoje dotychczasowe hasło
online-password-set = Zachowaj
online-password-kept = Nazwa i hasło zachowane.
online-link-title = Odnośnik na inne urządzenie
online-link-about = Kto go tam otworzy, jest tobą. Działa raz, przez kwadrans.
online-link-make = Utwórz odnośnik
online-link-until = Ważny do { $time }.
online-devices = Gdzie cię znają
online-this-device = Ta przeglądarka
online-other-device = Inne urządzenie
online-session-about = od { $since }, ostatnio { $seen }
online-session-end = Zakończ
online-session-ended = Tamto urządzenie nie jest już znane.
online-sessions-ended = Znana jest teraz tylko ta przeglądarka.
online-end-others = Zakończ wszystkie inne
online-your-data = Co o tobie przechowujemy
online-your-data-about = Twoje imię, gry i to, co w nich robiono. Możesz to zabrać albo kazać usunąć.
online-export = Zabierz wszystko
online-leave-device = Zapomnij tę przeglądarkę
online-left = Ta przeglądarka nie jest już znana.
online-delete = Usuń konto
online-delete-about = Imiona i rozmowy znikną wszędzie, boty zagrają za ciebie. Twoje decyzje zostają w grach innych. Nie da się tego cofnąć.
online-delete-sure = Usuń na zawsze
online-deleted = Konto zapomniane.
online-device-title = Wejdź na tym urządzeniu
online-device-about = Ten odnośnik sprawia, że przeglądarka jest znana jako osoba, która go utworzyła. Działa raz.
online-device-instead = Ta przeglądarka jest znana jako { $who }; potem będzie kimś innym.
online-device-in = Tak, to ja
online-nobody-such = Nie ma nikogo o tym odnośniku.
online-since = tutaj od { $day }
online-rating = ranking
online-rating-of = Oszacowanie { $estimate }, niepewność { $error }, { $n ->
    [one] jedna gra do rankingu.
    [few] { $n } gry do rankingu.
    [many] { $n } gier do rankingu.
   *[other] { $n } gry do rankingu.
}
online-no-rating = Jeszcze żadnej gry do rankingu.
online-history = Gry
online-no-history = Jeszcze żadna gra nie została dograna do końca.
online-ratings = Ranking
online-ratings-about = Według tego, co niemal pewne: oszacowanie minus trzykrotna niepewność, w modelu Wenga i Lina.
online-none-rated = Nikt jeszcze nie grał do rankingu.
online-col-estimate = oszacowanie
online-col-games = gry
online-col-wins = wygrane
online-col-mean = punkty średnio
online-col-played = rozegrane
online-col-rate = wygrane na 100
online-statistics = Statystyki
online-statistics-about = Wszystkie gry zakończone na tym serwerze, jako otwarte dane.
online-whose = Czyje gry
online-who-all = wszyscy
online-who-people = ludzie
online-who-bots = boty
online-who-automas = Automy
online-any-size = dowolna liczba
online-by-pair = Wygrane i rozegrane według frakcji i planszy
online-by-pair-about = Wygrane / rozegrane. Mało gier mówi mało.
online-by-faction = Punkty według frakcji
online-by-faction-about = Co liczyło się na końcu, średnio.
online-by-mat = Według planszy
online-by-seats = Według liczby graczy
online-won-of = { $n }% z { $games }
