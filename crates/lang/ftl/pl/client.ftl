## Odpowiedzi krok po kroku

ask-by-hand = Krok po kroku
ask-way-with = { $way }, ładunek: { $load }
ask-way-costs = { $way }, koszt: { $what }
ask-load = { $what }: zabiera { $n } z { $of }
ask-load-all = Zabierz wszystko
ask-load-nothing = Nie zabieraj niczego
ask-combat-side = { $who }: walczące jednostki: { $fighters }, siła { $power }, karty { $limit } z { $hand }, najwyżej { $most }.
ask-combat-workers = Robotnicy: { $n }.
ask-section-idle = nie ma już nic do zrobienia
ask-section-card = karta zamiast jednego
ask-not-now = { $what }. Nie teraz: { $why }.
ask-passenger = Postać leci okrętem
ask-set-down = Na końcu wyładuj wszystko
ask-card = Karta walki { $card }: { $n } z { $of }
ask-commit = Przeznacz siłę { $power } i karty o wartości { $cards }: razem { $total }
ask-pay-exposed = Tam, gdzie leżą te żetony, mogą przyjść inni.
ask-pay-simplest = Z najmniejszej liczby miejsc, w miarę możliwości bez kart walki.
ask-pay-chosen = Tak, jak to złożono.
ask-tokens = Wybierz pojedyncze żetony
ask-token = { $what }, { $place }: w zapłacie { $n }
ask-pay-card = Karta walki { $card }

## Cofanie

undo-stop-beginning = Tu zaczęła się gra.
undo-stop-chance = Od tej chwili zadecydował los: wcześniejszego nie da się cofnąć.
undo-stop-others = Od tej chwili zadecydował ktoś inny: wcześniejszego nie da się cofnąć.
undo-stop-gift = Od tej chwili oddano monety: umowa obowiązuje.
undo-stop-revealed = Pokazano coś ukrytego: wcześniejszego nie da się cofnąć.
undo-stop-over = Gra się skończyła: niczego już nie da się cofnąć.

## Przed czymś ostatecznym

confirm-game = To kończy grę i nie da się tego cofnąć.
confirm-turn = To kończy twoją turę i nie da się tego cofnąć.
confirm-combat = Siła i karty zostają przeznaczone do walki.
confirm-card = Zasobów jest za mało: zamiast jednego zostanie wydana karta walki.

## Stół

link-late = W międzyczasie coś się wydarzyło: spójrz jeszcze raz, zanim zdecydujesz.
link-not-here = Miejsce { $seat } nie jest twoje.
link-waiting = Oczekiwanie: { $who }.
link-connecting = Oczekiwanie na stół.
hand-over = Teraz kolej: { $who }. Przejdź dalej, gdy nikt inny nie patrzy.

## Co zrobiłby wybór

preview-change = { $what } { $before } → { $after }
preview-power = Siła
preview-popularity = Popularność
preview-coins = Monety
preview-cards = Karty walki
preview-stars = Gwiazdki
preview-score = Punkty teraz
preview-objective = Można by ujawnić cel: { $name }.
preview-rate = Inny próg popularności: { $points } pkt za to, co masz.
preview-recruit = Korzysta dzięki rekrutowi: { $who } ({ $what }).
preview-star = Gwiazdka: { $name }.
preview-driven-off = Robotnicy wracają do domu: { $n } ({ $who }, { $place }).
preview-combat = Potem walka: { $who }.
preview-ends-turn = To kończy twoją turę.
preview-ends-game = To kończy grę, a twój wynik to { $score }.
preview-unknown = Dalszy ciąg jest ukryty.

## Życzenia do nowej gry

wish-start-one-click = Przeciw Automie
wish-start-bots = Przeciw botom
wish-start-hot-seat = Kilka osób przy tym urządzeniu
wish-start-watch = Oglądaj grę botów
wish-group-box = W pudełku
wish-group-wind-gambit = Igrając z wiatrem
wish-group-agreements = Umowy
wish-group-readings = Jak czytać zasady
wish-group-automa = Automa
wish-fault-automa = Nie wiadomo, jak Automa gra w Igrając z wiatrem: aby grać według nieoficjalnych zasad, wybierz „{ $switch }”.
wish-fault-tile = Wybrano kartę { $tile }, ale jej modułu nie ma w tej grze: wybierz „{ $switch }”.
wish-fault-name = Imię to jeden wiersz widocznych znaków, najwyżej { $most }.
wish-fault-bot = Nie ma bota „{ $kind }”, są tylko: { $known }.
wish-fault-dials = Ustawienie Automy ma wartości od −2 do 2.
wish-text-head = To nie są życzenia do gry albo pochodzą z późniejszej wersji.
wish-text-too-long = To jest dłuższe niż jakiekolwiek życzenia do gry.
wish-text-seats = Te życzenia wymieniają więcej miejsc, niż gra może mieć: najwyżej { $most }.
wish-text-part = „{ $got }” w tych życzeniach nic nie znaczy.
wish-text-twice = „{ $got }” występuje w tych życzeniach więcej niż raz.
wish-text-word = Tych życzeń nie da się odczytać: { $fault }.
