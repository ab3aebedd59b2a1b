### Ekrany terminala.

## Litery na planszy

tui-letter-nordic = N
tui-letter-rusviet = R
tui-letter-togawa = T
tui-letter-crimea = K
tui-letter-saxony = S
tui-letter-polania = P
tui-letter-albion = A
tui-letter-food = ż
tui-letter-metal = m
tui-letter-oil = r
tui-letter-wood = d

## Kolumny i tytuły

tui-you = Ty: { $letter }
tui-col-power = Sił
tui-col-popularity = Pop
tui-col-coins = $
tui-col-cards = Ka
tui-col-points = Pkt
play-hand = Twoje karty
tui-cards = Karty walki
tui-none = brak
play-factory-card = Karta Fabryki
play-log = Kronika
tui-table = Stół
play-others = Ostatnie tury pozostałych
play-others-none = Automy i boty jeszcze nie grały; co zrobili ludzie, mówi kronika (l).
tui-round = Runda { $n } · tura { $turn } · { $who }
tui-round-only = Runda { $n } · { $who }
tui-tile = Premia za budowle: { $tile }
tui-dials = Ustawienia
play-trap-armed = uzbrojona
play-trap-disarmed = rozbrojona

## Plansza gracza

play-mat-of = Plansza: { $mat }
tui-mat-move = { $units } { $units ->
    [one] jednostka
    [few] jednostki
   *[many] jednostek
} lub { $coins } { $coins ->
    [one] moneta
    [few] monety
   *[many] monet
}
tui-mat-bolster = siła +{ $power } lub { $cards } { $cards ->
    [one] karta
    [few] karty
   *[many] kart
}
tui-mat-trade = { $resources } { $resources ->
    [one] zasób
    [few] zasoby
   *[many] zasobów
} lub popularność +{ $popularity }
tui-mat-produce = na { $n } { $n ->
    [one] terytorium
    [few] terytoriach
   *[many] terytoriach
}
tui-mat-price = koszt { $price }
tui-mat-bonuses = Jednorazowo za rekruta, jeszcze wolne: { $list }
tui-mat-signs = ▪ kostka na lepszym zysku · ▫ miejsce na kostkę, obniża koszt · ● zwerbowany rekrut, premia wraca za każdym razem
tui-mat-coins = daje { $n } { $n ->
    [one] monetę
    [few] monety
   *[many] monet
}
tui-rates = wartość: gwiazdka { $star }, terytorium { $territory }, dwa zasoby { $pair }
tui-automa-left = Jeszcze na jej planszy: { $mechs }, { $workers }
tui-automa-box = Kto teraz odbierze jej terytorium, znajdzie tam { $resources }.

## Menu

play-menu-unit = { $unit }: { $place }
play-menu-recruit = { $action }: odtąd { $bonus }
play-menu-less = Weź mniej
tui-nothing-here = Tutaj nie ma nic do wyboru.
play-gathered = Wybrano: { $what }. Jeszcze jedno terytorium czy to wszystko?
play-gather-enough = To wszystko: produkuj
play-menu-not-now = { $label } ({ $action } nie: { $why })
play-left = { $action }: teraz niemożliwe.

## Gra

play-page = { $who } · { $n } z { $of }
tui-page-hint = Enter: dalej · Esc: pomiń wszystko
tui-thoughts-left = jeszcze { $n } { $n ->
    [one] rozważanie
    [few] rozważania
   *[many] rozważań
}: naciśnij a
play-watching = Przy tym stole nie gra żaden człowiek. Naciśnij Enter, by obejrzeć następną turę.
play-over = Gra dobiegła końca.
tui-taken-back = Cofnięto.
tui-stops-on = Tury pozostałych zatrzymują się do przeczytania.
tui-stops-off = Tury pozostałych mijają bez zatrzymania; naciśnij a, by przeczytać ostatnie.
tui-ends-game = Koniec gry
play-wins = Wygrywa: { $who }.
tui-ends-turn = Koniec twojej tury
tui-commits = Do walki
play-take-back = Cofanie
play-take-back-ask = Cofnąć do chwili przed którą decyzją?
tui-gift-nobody = Nikt tu nie przyjmie monet: Automy nie zawierają umów.
tui-gift = Podarunek
tui-gift-ask = Monety dla kogo? Wybierz strzałkami i wpisz, ile.
tui-gift-ask-who = Kto daje i komu? Dającego wybierz klawiszami ← →, drugą osobę ↑ ↓, i wpisz liczbę monet.
tui-gift-from = Od:
tui-gift-coins = Monety:
tui-quit = Wyjście
tui-quit-ask = Opuścić grę? Jest zapisana.
play-saved-as = Zapis gry: { $file }
tui-seed-was = Ziarno: { $seed }.
tui-too-small = To okno ma { $has-width } { $has-width ->
    [one] kolumnę
    [few] kolumny
   *[many] kolumn
} i { $has-height } { $has-height ->
    [one] wiersz
    [few] wiersze
   *[many] wierszy
}. Kosa potrzebuje { $width } na { $height }, by pokazać całą planszę: powiększ je, proszę, albo zmniejsz litery. Twoja gra czeka. Albo wyjdź klawiszem q i graj wiersz po wierszu: kosa play --plain.
tui-nothing-to-undo = Nie ma czego cofnąć: zdecydował ktoś inny, dano monety albo odkryto coś ukrytego.

## Punktacja

play-score-now = Gdyby gra skończyła się teraz
play-score-final = Wynik końcowy
tui-score-coins = monety
tui-score-stars = gwiazd.
tui-score-territories = teryt.
tui-score-resources = zasoby
tui-score-structures = budowle
tui-score-ability = zdoln.
tui-score-total = razem
tui-score-reads = 3=12 znaczy: trzy, warte dwanaście monet.
tui-score-sides = Średnia ludzi { $people }, Autom { $automas }

## Klawisze w ostatnim wierszu

tui-key-choose = wybierz
tui-key-back = wstecz
tui-key-board = plansza
tui-key-list = lista
tui-key-undo = cofnij
tui-key-next = dalej
tui-key-skip = pomiń wszystko
tui-key-scroll = przewiń
tui-key-other-mats = inni
tui-key-ready = gotowe
tui-key-mat = gracze
tui-key-tiles = moduły
play-key-score = wynik
play-key-log = kronika
tui-key-others = tury innych
play-key-help = pomoc
tui-key-quit = wyjdź
tui-key-stay = zostań
tui-key-go-on = dalej
tui-key-think = jeszcze się zastanowię
tui-name-enter = Enter
tui-name-space = Spacja
tui-name-home = Home
tui-name-end = End
tui-name-page-up = PgUp
tui-name-page-down = PgDn

## Pomoc

tui-help = Pomoc
play-help-keys = Klawisze
tui-help-keys-answers = Klawisze: odpowiedzi
tui-help-keys-pages = Klawisze: strony
tui-help-keys-advice = Klawisze: porady
tui-help-hint = ↑ ↓ wybór · pisz, by szukać · Esc zamyka
tui-help-filter = Szukaj:
play-help-arrows = przechodzą po odpowiedziach albo po planszy
play-help-numbers = odpowiedź o tym numerze, który stoi też na planszy; liczba z dwóch cyfr zostaje zaznaczona, a Enter ją wybiera
play-help-enter = zaznaczona odpowiedź
play-help-all = tam, gdzie to podano: zabiera wszystko, płaci jak zaproponowano, produkuje to, co wybrano, rusza do walki
play-help-nothing = nie zabiera nic
play-help-back = powrót do poprzedniego pytania
tui-help-tab = z listy na planszę i z powrotem; tam strzałki przesuwają kursor, a Enter wybiera to, co pod nim leży
play-help-undo = cofa twoją ostatnią decyzję, dopóki nie odkryto czegoś ukrytego
play-help-undo-list = to samo, do dowolnej z twoich decyzji na liście
play-help-mat = twoje plansze, a strzałkami plansze innych
tui-help-tiles = obowiązujące karty okrętów i rozstrzygnięć, jeśli są w grze
play-help-cards = twoje karty i cele w całości
play-help-score = obecny wynik
play-help-log = wszystko, co się stało; przewija się klawiszami PgUp i PgDn
play-help-others = ostatnie tury innych ze wszystkimi powodami
play-help-stops = czy tury innych zatrzymują się do przeczytania
tui-help-gift = podaruj monety: każdy tutaj każdemu, o każdej porze
tui-help-board = plansza
tui-help-help = zasada o tym, co leży pod kursorem, i wszystko inne
tui-help-quit = wyjście; dowiesz się, czy gra jest zapisana
tui-help-mouse = kliknięcie wybiera odpowiedź lub miejsce albo pokazuje plansze gracza; kółko przewija
tui-help-replay-entries = do następnego wpisu lub wstecz
tui-help-replay-turns = na początek następnej tury lub wstecz
tui-help-replay-twenty = dwadzieścia wpisów naprzód lub wstecz
tui-help-replay-jump = do wpisu o tym numerze
tui-help-replay-ends = na początek i na koniec
tui-help-replay-entry = wszystko, co się wydarzyło; strzałki przewijają
tui-help-replay-mat = plansze gracza, który ma turę, a strzałkami plansze pozostałych
tui-help-replay-quit = wyjście
tui-help-scroll = przewijają
tui-help-setup-arrows = od pola do pola; gdzie wiersz ma tylko jedno, ← i → je zmieniają
tui-help-setup-space = zmienia pole pod kursorem; imiona i ziarno się wpisuje
tui-help-setup-change = następna wartość pola albo poprzednia
tui-help-setup-page = strona w górę lub w dół
tui-help-setup-pick = wybiera wartość z listy o tym numerze
tui-help-setup-tab = od stołu do zasad i z powrotem
tui-help-setup-enter = zaczyna grę tak, jak jest ustawiona
tui-help-setup-resume = zapisane gry, by wznowić jedną z nich
tui-help-setup-help = ta pomoc, od pola pod kursorem
tui-help-setup-leave = wyjście; jeśli coś zmieniono, najpierw pytanie
tui-help-setup-mouse = kliknięcie przechodzi do pola, następne je zmienia; na ◂ i ▸ zmniejsza i zwiększa; kółko przechodzi między polami

## Zapisane gry

play-save-no-directory = ten system nie wskazuje katalogu danych, więc gier nie da się zapisać; --record FILE wskazuje plik
play-save-exists = { $file } już istnieje: wznów grę przez --resume albo podaj inny plik
play-save-in-use = gra z { $file } toczy się właśnie w innym oknie
play-save-read = nie można odczytać { $file }: { $why }
play-save-write = nie można zapisać { $file }: { $why }
play-save-nothing = w { $file } nie ma niedokończonej gry
play-save-seed = ziarno w { $file } jest nieprawidłowe
play-why-not-found = nie ma takiego pliku
play-why-denied = brak uprawnień
play-why-directory = to katalog
play-why-full = dysk jest pełny
play-why-too-long = jest dłuższy niż jakikolwiek zapis gry
tui-terminal-fails = nie można użyć terminala: { $why }
play-goes-on = Gra jest zapisana; wznawia ją: { $command }

## Przygotowanie

tui-setup-title = Kosa · nowa gra
tui-setup-table = Stół
tui-setup-switches = Zasady
tui-setup-rules = Zasady: { $rules }
tui-setup-lang = Język
tui-setup-count = Gracze
play-setup-seat = Gracz { $n }
play-setup-human = człowiek
play-setup-bot = bot: { $kind }
play-setup-automa = Automa
tui-setup-name = imię: { $name }
tui-setup-any = dowolna
tui-setup-drafted = do wyboru
tui-setup-deal = Reszta
play-setup-deal-random = rozdana losowo
play-setup-deal-in-order = rozdana, plansze wg numerów
play-setup-deal-draft = wybierana po kolei
tui-setup-seed = Ziarno
tui-setup-any-seed = dowolne (wpisz liczbę)
play-setup-seed-wrong = Ziarno to liczba od 0 do 18446744073709551615 albo 64 cyfry szesnastkowe.
tui-setup-preset = Wydanie
play-setup-preset-rulebook = instrukcja
play-setup-preset-current = bieżące
tui-setup-module = W pudełku
tui-setup-switch = Zasada
tui-setup-about-lang = Język wszystkich tekstów.
tui-setup-about-count = Ilu gra: od dwóch do pięciu, z Najeźdźcami z Dalekich Krain do siedmiu.
tui-setup-about-who = Człowiek przy tej klawiaturze, bot albo Automa, przeciwnik w grze jednoosobowej.
tui-setup-about-name = Imię tej osoby, gdy klawiatura krąży; wpisz je.
tui-setup-about-faction = Jaką frakcję ma ten gracz; niewybrana zostanie rozdana.
tui-setup-about-mat = Jaką planszę ma ten gracz; niewybrana zostanie rozdana. Zaczyna najniższy numer.
tui-setup-about-dials = Zmieniają charakter Automy: dla tych, którzy dobrze ją znają.
tui-setup-about-deal = To, co niewybrane, jest rozdawane losowo, na życzenie z planszami w kolejności numerów; albo ludzie po kolei wybierają frakcje, zaczynając od najniższej planszy.
tui-setup-about-seed = Wszystko, co losowe, wynika z ziarna: to samo ziarno daje te same karty.
tui-setup-about-preset = Drukowane instrukcje albo wydanie z 2022 roku z odpowiedziami wydawcy. Poszczególne zasady poniżej można zmienić.
tui-setup-key-start = start
tui-setup-key-move = wybór
tui-setup-key-change = zmiana
tui-setup-key-pick = wybierz
tui-setup-key-rules = zasady
tui-setup-key-table = stół
tui-setup-key-resume = zapisane gry
tui-draft = Wybór frakcji
tui-draft-order = plansze są rozdane, najniższy numer wybiera pierwszy
play-draft-ask = { $who } wybiera frakcję:
tui-setup-rules-changed = Zasady: { $rules }, { $n } { $n ->
    [one] zmieniona
    [few] zmienione
   *[many] zmienionych
}
tui-setup-leave-ask = Opuścić przygotowanie? To, co wybrano, przepadnie.
tui-setup-key-setup = przygotowanie

## Zapis

tui-replay-at = wpis { $n } z { $of }
tui-replay-entry = Co się stało
tui-replay-turns = tura po turze
tui-replay-jump = idź do
tui-replay-ends = początek, koniec
play-replay-hidden = ukryte
tui-replay-all = w całości
tui-replay-more = … więcej: naciśnij l

## What stands with a question

tui-load = Ładunek: { $load }; + zabiera wszystko, - nic.
tui-load-nothing = Bez ładunku; + zabiera wszystko.
tui-section-not = { $what } (nie: { $why })
tui-section-lacks = Na { $action-acc } { $n ->
    [one] brakuje
   *[other] brakuje
}: { $what }.
tui-section-gives = { $action } daje: { $what }.
tui-objectives-when = (Na koniec tury.): taki cel ujawnia się tylko na koniec swojej tury; każdy inny przed swoją akcją lub po niej.
tui-would-end = Skończyłoby się tak:
tui-victory-keys = ↑ ↓ kategoria · wpisz imię · Enter wpisuje · Esc zamyka
tui-key-pages = strony
play-history-title = Gry rozegrane tutaj
play-sheet-title = Arkusz zwycięstw
tui-spends-card = Karta zamiast zasobu
