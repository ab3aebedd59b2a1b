### The command line: what is wrong with it, and what its commands are for.

## What is wrong: one sentence without a full stop

cli-see-help = { $sentence } (zobacz „kosa --help”)
cli-say-what = powiedz, co robić: kosa play zaczyna grę, kosa learn jej uczy
cli-command-unknown = nie ma polecenia „{ $command }”
cli-command-near = nie ma polecenia „{ $command }”: czy chodziło o „{ $near }”?
cli-argument-unknown = „{ $arg }” nie jest tu oczekiwane
cli-argument-near = „{ $arg }” nie jest tu oczekiwane: czy chodziło o „{ $near }”?
cli-value-missing = „{ $arg }” wymaga wartości
cli-value-unknown = { $arg }: „{ $value }” nie jest żadnym z { $known }
cli-value-wrong = { $arg }: { $fault }
cli-too-many-values = „{ $arg }” nie przyjmuje wartości „{ $value }”
cli-no-number = „{ $value }” nie pasuje: { $expected }
cli-no-language = „{ $value }” nie jest językiem Kosy: wybierz jedno z: { $known }
cli-no-seed = „{ $value }” nie jest ziarnem: wpisz liczbę od 0 do 18446744073709551615 albo 64 cyfry szesnastkowe
cli-conflict = „{ $arg }” i „{ $prior }” nie można użyć razem
cli-twice = „{ $arg }” można podać tylko raz
cli-missing = czegoś brakuje: { $arg }
cli-wrong = nie można zrozumieć wiersza polecenia
cli-value-not-understood = nie można zrozumieć „{ $value }”
cli-no-utf8 = wiersz polecenia nie jest tekstem w UTF-8

cli-standard-input = standardowe wejście
cli-no-text = { $file } nie jest tekstem: bajt { $byte } nie jest w UTF-8
cli-name-a-position = podaj plik z pozycją albo prześlij ją na standardowe wejście
cli-name-a-record = podaj plik z zapisem gry albo prześlij go na standardowe wejście
cli-name-moves = podaj plik z ruchami albo prześlij je na standardowe wejście
cli-both-from-input = pozycja i ruchy nie mogą jednocześnie pochodzić ze standardowego wejścia
cli-keyboard = nie można czytać z klawiatury: { $why }
cli-output = nie można zapisać wyniku: { $why }
cli-move = ruch { $number } ({ $move }): { $fault }
cli-name-the-seat = decydują miejsca { $seats }: podaj, którego miejsca to ruch, na przykład „{ $example }”
cli-automa-and-bot = „{ $text }” prosi o Automę i bota na jednym miejscu
cli-taken-by-automa = „{ $text }” sadza kogoś na miejscu Automy
cli-no-player = „{ $text }” nie jest graczem: wpisz human, automa albo jedno z { $known }
cli-no-bot = nie ma bota „{ $text }”: wybierz jedno z: { $known }
cli-bot-on-seat = „{ $text }” to gracz: tutaj miejsce ma frakcję, planszę albo Automę
cli-bot-count = liczba botów { $bots }, liczba graczy { $seats }: podaj po jednym dla każdego
cli-seat-count = w grze jest od 2 do { $most } miejsc, a nie { $text }
cli-two-airship-tiles = --airships wymienia dwie karty jednego rodzaju ({ $side }): obowiązuje po jednej każdego rodzaju
cli-two-resolutions = --resolution wymienia dwie karty: obowiązuje jedna
cli-no-seat = miejsca { $seat } nie ma w tej grze: są miejsca od 1 do { $most }
cli-over = gra jest skończona
cli-no-automa = w tej pozycji nie gra żadna Automa
cli-not-automa = na miejscu { $seat } nie ma Automy: wybierz jedno z: { $known }
cli-which-automa = gra kilka Autom: podaj jedną przez --seat: { $known }
cli-threads = nie można uruchomić wątków: { $why }
cli-interrupted = przerwano, rozegrane gry: { $played } z { $planned }
cli-stuck = gra nie może iść dalej: nikt nie jest o nic pytany, a to błąd programu
cli-no-address = „{ $value }” nie jest adresem: wpisz taki jak 127.0.0.1
cli-serve-at = Kosa jest pod { $url } (Ctrl-C ją kończy)
cli-serve-others = Inni w twojej sieci znajdą ją pod { $url }
cli-serve-kept = Stoły są przechowywane w { $file }
cli-serve-no-page = ten program zbudowano bez strony: „cargo xtask play” ją buduje, a „kosa play” to gra w terminalu
cli-serve-not-a-page = w { $file } nie ma strony: „cargo xtask page” ją buduje
cli-serve-busy = port { $port } jest zajęty: podaj inny przez --port albo żaden, by dostać wolny
cli-serve-listen = nie można nasłuchiwać pod { $address }: { $why }
cli-serve-stopped = serwer się zatrzymał: { $why }
cli-serve-database = nie można użyć bazy danych: { $why }
cli-serve-unreachable = żaden PostgreSQL nie odpowiada pod { $at }: { $why } (czy działa i czy to jego wskazuje --database?)
cli-push-key-none = w { $file } nie ma klucza do powiadomień push: „kosa admin push-key” go tworzy
cli-push-contact = kontakt musi zaczynać się od mailto: lub https:
cli-push-random = ten system nie daje losowości do klucza

## Help

cli-usage-heading = Użycie
cli-commands-heading = Polecenia
cli-arguments-heading = Argumenty
cli-options-heading = Opcje
cli-options = OPCJE
cli-command = POLECENIE
cli-default = { $text } (domyślnie: { $value })

cli-about = Gra w Scythe i bada partie według zasad gry planszowej. Nieoficjalne; bez ilustracji
cli-about-position = Ogląda pozycję: pokazuje ją, wypisuje lub wykonuje ruchy, liczy punkty i ciągi ruchów
cli-about-position-show = Wypisuje pozycję po ruchach
cli-about-position-legal = Wypisuje, co może zrobić każdy, kogo się pyta
cli-about-position-play = Wykonuje ruchy; wypisuje, co się stało, i pozycję
cli-about-position-score = Wypisuje punktację według kategorii, z miejscami i rozstrzyganiem remisów
cli-about-position-perft = Liczy ciągi ruchów do podanej głębokości
cli-about-replay = Pokazuje zapis gry ruch po ruchu na planszy; bez terminala sprawdza go i opowiada
cli-about-simulate = Rozgrywa wiele gier między botami i wypisuje statystyki
cli-about-automa = Pyta o Automę: dlaczego robi to, co robi, jej karty i poziomy
cli-about-automa-explain = Mówi, co Automa zrobiłaby z kartą w danej pozycji i dlaczego
cli-about-automa-cards = Wypisuje 19 kart
cli-about-automa-levels = Wypisuje cztery poziomy z torami gwiazdek oraz ustawienia
cli-about-bench = Mierzy, jak szybkie są zasady
cli-about-bench-playouts = Losowe gry na jednym rdzeniu, z pełną listą dozwolonych ruchów przy każdej decyzji
cli-about-bench-solo = Jednoosobowe gry losowego gracza przeciw Automie na jednym rdzeniu
cli-about-data = Pyta o dane elementów gry
cli-about-data-doubts = Wypisuje każdy fakt, który opiera się na mniej niż dwóch niezależnych źródłach
cli-about-rules = Wypisuje zestawy zasad i przełączniki
cli-about-new = Wypisuje początek gry: pozycję albo zapis bez ruchów
cli-about-play = Rozgrywa grę w terminalu
cli-about-serve = Gra w przeglądarce, samemu lub przy stołach z innymi: strona Kosy i jej serwer
cli-about-join = Siada do stołu na serwerze, przez jego odnośnik
cli-about-saves = Wypisuje zapisane gry

cli-arg-help = Wypisuje tę pomoc
cli-arg-version = Wypisuje wersję
cli-arg-lang = Język: en, it, es lub pl; inaczej język systemu
cli-arg-json = Wypisuje JSON
cli-arg-file = Plik z pozycją jako tekst lub JSON albo z zapisem gry (jego ostatnia pozycja); - lub nic: standardowe wejście
cli-arg-moves = Ruchy w notacji, oddzielone średnikami; „2: dial 3” wskazuje miejsce
cli-arg-moves-file = Plik z ruchami, po jednym w wierszu, wykonywanymi po tych z --moves
cli-arg-position-play-viewer = Opowiada tylko to, co to miejsce może wiedzieć, bez pozycji; 0 dla kogoś, kto tylko patrzy
cli-arg-depth = Długość najdłuższych ciągów
cli-arg-divide = Wypisuje zamiast tego liczbę pod każdym pierwszym ruchem
cli-arg-replay-file = Zapis gry; - oznacza standardowe wejście
cli-arg-quiet = Tylko sprawdza; wypisuje sam wynik
cli-arg-viewer = Opowiada tylko to, co to miejsce może wiedzieć; 0 dla kogoś, kto tylko patrzy
cli-arg-recover = Przyjmuje zapis, którego ostatni wiersz jest ucięty
cli-arg-replay-plain = Wypisuje wiersz po wierszu, jak bez terminala
cli-arg-verify = Sprawdza, czy wszystko, co zależy od losu, pochodzi z zobowiązanego ziarna
cli-arg-commitment = Zobowiązanie podane przed grą: zapis musi podawać to samo
cli-arg-replay-seed = Ziarno, jeśli zapis go nie podaje
cli-arg-games = Ile gier
cli-arg-simulate-seats = Liczba miejsc albo lista taka jak nordic/industrial,crimea/idle,automa:3,random
cli-arg-simulate-seed = Ziarno serii; to samo ziarno daje te same gry
cli-arg-rules = Zasady, na przykład "rulebook +trade-split"; zobacz „kosa rules”
cli-arg-max-turns = Porzuca grę po tylu turach wszystkich graczy razem
cli-arg-threads = Wątki; 0 oznacza tyle, ile ma maszyna
cli-arg-bot = Rodzaj bota na każdym miejscu, które nie podaje innego
cli-arg-csv = Wypisuje wiersz wartości oddzielonych przecinkami dla każdej gry i miejsca
cli-arg-records = Zapisuje każdą grę w tym katalogu
cli-arg-card = Dobrana karta
cli-arg-seat = Miejsce Automy, potrzebne, gdy jest ich kilka
cli-arg-then = Co następuje, w notacji i oddzielone średnikami: dobrane karty, odpowiedzi w walce
cli-arg-level = Poziom Automy, nazwą lub numerem od 1 do 4
cli-arg-seconds = Ile sekund
cli-arg-bench-playouts-seed = Ziarno gier
cli-arg-bench-solo-seed = Ziarno gier
cli-arg-bench-playouts-seats = Liczba miejsc
cli-arg-new-seats = Liczba miejsc albo lista taka jak nordic/industrial,random/mechanical,crimea/automa:3:coins+1
cli-arg-seed = Ziarno wszystkiego, co zależy od losu
cli-arg-mats-in-order = Rozdaje plansze graczy zgodnie z ruchem wskazówek zegara w kolejności numerów
cli-arg-deal = Rozdaje kafelek premii za budowle, cele i karty walki
cli-arg-new-record = Wypisuje zapis gry zamiast pozycji
cli-arg-seats = Lista taka jak human=nordic/industrial,automa:3,human:Anna,random albo liczba miejsc (ty przeciw botom); bez niej otwiera się ekran przygotowania, a gdzie nie ma terminala, grasz przeciw Automie
cli-arg-with = Dodaje do gry dodatek, moduł lub zasadę: nazwy przełączników oddzielone przecinkami, na przykład invaders-from-afar,promo-encounters
cli-arg-draft = Frakcje wybiera się po kolei, w kolejności plansz
cli-arg-record = Zapisuje grę do tego pliku w trakcie rozgrywki; inaczej gra trafia do katalogu danych
cli-arg-play-recover = Otwiera uszkodzony zapis w stanie sprzed uszkodzenia; uszkodzony plik pozostaje pod inną nazwą
cli-arg-resume = Wznawia grę z tego zapisu albo ostatnią niedokończoną grę
cli-arg-plain = Gra wiersz po wierszu, jak bez terminala
cli-arg-explain = Wiersz po wierszu: opowiada każdą myśl Automy, nie tylko to, co robi
cli-arg-invaders = Gra z dodatkiem Najeźdźcy z Dalekich Krain: siedem frakcji, do siedmiu miejsc
cli-arg-automa-cards-invaders = Pokaż też symbole z dodatku Najeźdźcy z Dalekich Krain
cli-arg-airships = Gra z okrętami powietrznymi: karty losowane albo dwie wybrane, na przykład toll,ferry
cli-arg-airship-pairs = Rozdaje każdemu graczowi własną parę kart okrętów
cli-arg-resolution = Gra z kartą rozstrzygnięcia: losowaną albo wybraną, na przykład land_rush
cli-arg-tiles = Które karty z dodatku Igrając z wiatrem są w pudełku: all to wszystkie, verified to te, których drukowana treść jest dość dobrze znana
cli-arg-port = Port; inaczej pierwszy wolny od 4750
cli-arg-listen = Adres, pod którym nasłuchiwać; 0.0.0.0 wpuszcza innych z sieci
cli-arg-open = Otwiera stronę w przeglądarce
cli-arg-page = Udostępnia stronę z tego folderu zamiast tej w programie
cli-arg-database = Gdzie są stoły i osoby: plik SQLite albo postgres://…; bez tego plik tego użytkownika
cli-arg-link = Odnośnik stołu, na przykład http://host:4750/t/…
cli-arg-name = Jak się tam nazywasz, jeśli to pierwszy raz

# The arena and the analysis.
cli-about-arena = Rozgrywa serie między botami i Automami: kto jest silniejszy, z drabinką
cli-arg-arena-seats = Kto bierze udział: lista taka jak hard,automa:4 lub easy/nordic,medium albo liczba średnich botów
cli-arg-table = Ilu gra w partii, w każdym wyborze spośród uczestników; inaczej wszyscy
cli-arg-pairs = Rozdawaj tylko te pary frakcji i planszy, na przykład nordic/industrial,crimea/patriotic
cli-arg-rounds = Partia trwająca więcej rund liczy się jako nieukończona
cli-arg-arena-resume = Prowadź dziennik w tym pliku (lub folderze), wiersz na partię, i kontynuuj go, jeśli istnieje
cli-arg-bids = Porównaj pary frakcji i planszy ze stawkami z tego pliku: frakcja, plansza i stawka rozdzielone przecinkami
cli-arg-arena-seed = Ziarno serii; to samo ziarno daje te same partie
cli-about-arena-train = Uczy boty przez grę; zaczyna tam, gdzie zatrzymał się folder
cli-arg-arena-train-folder = Gdzie trzymać punkty kontrolne, krzywe i wagi
cli-arg-arena-train-games = Ile partii rozegrać w sumie, razem z już rozegranymi
cli-arg-arena-train-seed = Stąd wynika wszystko, co zależy od przypadku
cli-arg-arena-train-weights = Zacznij od tych wag, jeśli w folderze nie ma jeszcze punktu kontrolnego
cli-arg-arena-train-played = Partie, z których powstały te wagi; liczą się jako rozegrane
cli-arg-ahead = Patrz na następną turę podczas gry: wolniej, lepsze partie
cli-about-analyse = Podaje najlepsze plany na turę z tego, co może wiedzieć pytany; dla zapisu spogląda wstecz na całą partię
cli-arg-turn = Analizuj początek tej tury zapisu
cli-arg-analyse-seat = Patrz tylko oczami tego miejsca
cli-arg-plans = Ile planów
cli-arg-analyse-level = Jak długo myśleć: easy, medium, hard lub expert
cli-arg-nodes = Liczba pozycji do obejrzenia zamiast tej z poziomu
cli-arg-review = Spójrz wstecz: szanse tura po turze i najkosztowniejsze tury

## The Automa, explained

explain-head = Karta { $card } dla: { $faction } (miejsce { $seat }, { $automa }): { $power }, znacznik gwiazdek na { $marker }, Schemat { $scheme }.
explain-head-water = Karta { $card } dla: { $faction } (miejsce { $seat }, { $automa }): { $power }, znacznik gwiazdek na { $marker }, zatrzymana przez wodę, Schemat { $scheme }.
explain-supposed = Założenie: jest jej tura, a karta jest w jej talii.
explain-marker = znacznik
explain-advances = przesuwa się
explain-stays = zostaje
explain-cooperative = wrogami są tylko ludzie
explain-turn-over = Tura się skończyła.
explain-stops = Tu się zatrzymuje: { $question } Dalej przez --then.
explain-chance = decyduje los: { $question }
explain-decides = decyduje { $who }: { $question }

cards-star = Karta { $card }: znacznik gwiazdek się przesuwa
cards-star-skip = Karta { $card }: znacznik gwiazdek się przesuwa; Autometta ją pomija
cards-no-star = Karta { $card }: bez gwiazdki
cards-no-star-skip = Karta { $card }: bez gwiazdki; Autometta ją pomija
cards-combat = walka: siła { $low } do 7, { $middle } do 13, { $high } od 14; { $cards }; zdobyte terytorium pokazuje { $resources }
cards-scheme = Schemat { $scheme }
cards-moves = ruchy
cards-gains = zyski
cards-recruit = rekrut
cards-else = inaczej

levels-head = { $number } { $name }, zapis { $written }
levels-track = tor gwiazdek: pola od 0 do { $last }, gwiazdki na { $stars }
levels-water = zatrzymana przez wodę do pola { $last }
levels-no-water = nigdy niezatrzymana przez wodę
levels-skip = opuszcza turę przy kartach { $cards }
levels-all-moves = wykonuje każdy możliwy symbol pierwszego rzędu
levels-retreat = pokonane jednostki bojowe wracają do bazy, nie na planszę frakcji
levels-coins = na karcie dającej monety dodatkowo { $what }
levels-power = na karcie dającej siłę dodatkowo { $what }
levels-dials = Ustawienia każdego poziomu, zapisywane po nim: { $example }

## The rules in a list

rules-head = Zestawy: rulebook (instrukcje z drukowaną erratą; domyślny), current (instrukcja z 2022 roku i odpowiedzi wydawcy). Wpisz zestaw i przełączniki: "{ $example }".
rules-on = tak
rules-off = nie
rules-switch = przełącznik
rules-when-on = gdy jest włączony

# The draws of a record.
cli-verified = { $draws ->
    [one] Jedyne losowanie pochodzi
    [few] Wszystkie { $draws } losowania pochodzą
   *[many] Wszystkie { $draws } losowań pochodzi
    } z ziarna, do którego zobowiązano się przed grą.
cli-verified-deal = Z niego rozdano też frakcje i plansze.
cli-verified-open = Z niego rozdano też to, co życzenia zostawiły otwarte z frakcji i plansz.
cli-verified-mats = Z niego rozdano też plansze; frakcje wybrano.
cli-verified-lots = Z niego rozdano też pary frakcji i plansz; o tym, kto dostał którą, zdecydowały stawki.
cli-verify-no-seed = zapis nie podaje swojego ziarna: podaj je przez --seed
cli-verify-no-commitment = zapis nie zawiera zobowiązania do ziarna: jego losowań nie da się sprawdzić
cli-verify-deal = początek gry nie jest tym, który rozdaje jej ziarno
cli-verify-other-commitment = zapis podaje inne zobowiązanie niż wskazane: to nie jest zobowiązane ziarno

## Looking after a server

cli-about-admin = Dba o serwer: jego stoły, osoby i kopie
cli-about-admin-list = Wypisuje stoły, najpierw ostatnio zmienione
cli-about-admin-people = Lista osób, najnowsze najpierw, z id, których chcą „link” i „delete --person”
cli-about-admin-link = Tworzy odnośnik, którym wejdzie ktoś, kto nie ma innego sposobu, na przykład zapomniał hasła
cli-about-admin-close = Zamyka stół, cokolwiek się przy nim gra
cli-about-admin-export = Wypisuje stół z całym dziennikiem jako JSON; zawiera ziarno trwającej gry
cli-about-admin-delete = Usuwa stół ze wszystkim, co się przy nim stało, albo osobę
cli-about-admin-backup = Kopiuje bazę danych do pliku, gdy serwer działa
cli-about-admin-push-key = Tworzy klucz, którym serwer mówi przeglądarkom, czyja jest tura
cli-arg-admin-link-person = Id osoby (wypisuje je „kosa admin people”) albo nazwa, pod którą wraca
cli-arg-admin-link-at = Adres, pod którym serwer jest dostępny, do odnośnika: https://play.example
cli-arg-admin-close-table = Identyfikator stołu
cli-arg-admin-export-table = Identyfikator stołu
cli-arg-admin-export-record = Wypisuje zamiast tego zapis zakończonej gry
cli-arg-admin-delete-id = Identyfikator stołu lub osoby
cli-arg-admin-delete-person = To osoba: imiona i rozmowy znikają z dzienników
cli-arg-admin-backup-file = Dokąd; plik, którego jeszcze nie ma
cli-arg-admin-push-key-file = Dokąd; plik, którego jeszcze nie ma
cli-arg-serve-log = Co zapisywać na standardowe wyjście błędów: off, error, warn, info lub debug
cli-arg-serve-log-json = Wiersze zapisu są w JSON
cli-arg-serve-tables-of-one = Ile nieukończonych stołów może założyć jedna osoba
cli-arg-serve-push-key = Powiadamia przeglądarki z zamkniętą stroną, gdy czyjaś tura, kluczem z tego pliku („kosa admin push-key” go tworzy)
cli-arg-serve-push-contact = Jak mogą się z tobą skontaktować operatorzy usług push: mailto:… lub https:…; niektórzy chcą to wiedzieć
admin-link = kto otworzy ten odnośnik, jest tam jako { $what }: działa raz, przez dobę, a przez godzinę po wejściu można ustawić nowe hasło bez starego
admin-closed = { $what } – zamknięto
admin-deleted = { $what } – usunięto
admin-copied = skopiowano do { $what }
admin-push-key = klucz jest w { $what }: zachowaj go i uruchom serwer z --push-key { $what }
admin-not-found = nie ma tu '{ $text }'
admin-no-record = nie ma tu '{ $text }' albo jego gra się nie skończyła
admin-counts = Osoby: { $people }; stoły: oczekujące { $waiting }, w grze { $playing }, zakończone { $over }, zamknięte { $closed }
admin-waiting = oczekuje
admin-playing = w grze
admin-over = zakończony
admin-closed-word = zamknięty
