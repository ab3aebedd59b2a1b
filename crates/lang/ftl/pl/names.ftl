### Names of components, as the rulebooks print them, and words that stand in many sentences.

## Factions: printed name, name in sentences, name where there is little room

faction-nordic = Królestwa Nordyckie
faction-rusviet = Unia Roswiecka
faction-togawa = Szogunat Togawa
faction-crimea = Chanat Krymski
faction-saxony = Imperium Saksonii
faction-polania = Republika Polanii
faction-albion = Klany Albionu
faction-start = Na początek: { $power } i { $cards }.

who-nordic = Nordia
    .gen = Nordii
    .dat = Nordii
    .acc = Nordię
    .ins = Nordią
who-rusviet = Roswiecja
    .gen = Roswiecji
    .dat = Roswiecji
    .acc = Roswiecję
    .ins = Roswiecją
who-togawa = Togawa
    .gen = Togawy
    .dat = Togawie
    .acc = Togawę
    .ins = Togawą
who-crimea = Krym
    .gen = Krymu
    .dat = Krymowi
    .acc = Krym
    .ins = Krymem
who-saxony = Saksonia
    .gen = Saksonii
    .dat = Saksonii
    .acc = Saksonię
    .ins = Saksonią
who-polania = Polania
    .gen = Polanii
    .dat = Polanii
    .acc = Polanię
    .ins = Polanią
who-albion = Albion
    .gen = Albionu
    .dat = Albionowi
    .acc = Albion
    .ins = Albionem

short-nordic = Nordia
short-rusviet = Roswiecja
short-togawa = Togawa
short-crimea = Krym
short-saxony = Saksonia
short-polania = Polania
short-albion = Albion

## Player mats

mat-industrial = Przemysł
mat-engineering = Inżynieria
mat-militant = Militaryzm
mat-patriotic = Patriotyzm
mat-innovative = Innowacja
mat-mechanical = Mechanika
mat-agricultural = Rolnictwo
sitter-mat = plansza „{ $mat }”

## Abilities of factions and mechs

ability-swim = Pływanie
ability-relentless = Nieustępliwość
ability-maifuku = Maifuku
ability-coercion = Przymus
ability-dominate = Dominacja
ability-meander = Wędrowanie
ability-exalt = Wywyższenie
ability-riverwalk = Przeprawa
ability-seaworthy = Żegluga
ability-submerge = Zanurzenie
ability-suiton = Suiton
ability-speed = Szybkość
ability-township = Gmina
ability-underpass = Przejście podziemne
ability-wayfare = Podróż
ability-artillery = Artyleria
ability-disarm = Rozbrojenie
ability-scout = Zwiad
ability-sword = Miecz
ability-shield = Tarcza
ability-ronin = Ronin
ability-peoples_army = Armia ludowa
ability-camaraderie = Koleżeństwo
ability-toka = Toka
ability-shinobi = Shinobi
ability-burrow = Podkop
ability-rally = Zbiórka

## The board

terrain-mountain = góra
    .plural = góry
terrain-farm = farma
    .plural = farmy
terrain-forest = las
    .plural = lasy
terrain-tundra = tundra
    .plural = tundry
terrain-village = wioska
    .plural = wioski
terrain-lake = jezioro
    .plural = jeziora
terrain-factory = Fabryka

place-hex = { $hex } ({ $terrain })
    .on = na { $hex } ({ $terrain })
    .from = z { $hex } ({ $terrain })
    .to = na { $hex } ({ $terrain })
place-home = baza { $faction-gen }
    .on = w bazie { $faction-gen }
    .from = z bazy { $faction-gen }
    .to = do bazy { $faction-gen }
place-nowhere = poza planszą
    .on = poza planszą
    .from = spoza planszy
    .to = poza planszę
place-aboard = pokład okrętu
    .on = na pokładzie okrętu
    .from = z pokładu okrętu
    .to = na pokład okrętu

resource-food = żywność
    .gen = żywności
resource-metal = metal
    .gen = metalu
resource-oil = ropa
    .gen = ropy
resource-wood = drewno
    .gen = drewna

unit-character = postać
    .acc = postać
    .gen = postaci
unit-mech = mech
    .acc = mecha
    .gen = mecha
unit-worker = robotnik
    .acc = robotnika
    .gen = robotnika
unit-airship = okręt powietrzny
    .acc = okręt powietrzny
    .gen = okrętu powietrznego

structure-monument = Pomnik
    .acc = Pomnik
structure-armory = Zbrojownia
    .acc = Zbrojownię
structure-mill = Młyn
    .acc = Młyn
structure-mine = Kopalnia
    .acc = Kopalnię

cargo-workers = robotnicy
    .gen = robotników
cargo-moved_workers = robotnicy już po ruchu
    .gen = robotników już po ruchu

## Actions

top-move = Ruch
top-bolster = Wzmocnienie
top-trade = Handel
top-produce = Produkcja
    .acc = Produkcję
bottom-upgrade = Ulepszenie
bottom-deploy = Wystawienie
bottom-build = Budowa
    .acc = Budowę
bottom-enlist = Werbunek
section-factory = karta Fabryki

cube-move_unit = Ruch (+1 jednostka)
cube-move_coin = Ruch (+1 moneta)
cube-bolster_power = Wzmocnienie (+1 punkt siły)
cube-bolster_card = Wzmocnienie (+1 karta)
cube-trade_popularity = Handel (+1 punkt popularności)
cube-produce_territory = Produkcja (+1 terytorium)

bonus-power = siła
bonus-coins = monety
bonus-popularity = popularność
bonus-cards = karty walki

trap-popularity = pułapka na popularność
trap-power = pułapka na siłę
trap-coins = pułapka na monety
trap-cards = pułapka na karty

## Stars and structure bonus tiles

star-upgrades = wszystkie ulepszenia
star-mechs = wszystkie mechy
star-structures = wszystkie budowle
star-recruits = wszyscy rekruci
star-workers = wszyscy robotnicy
star-objective = cel
star-combat = wygrana walka
star-popularity = pełna popularność
star-power = pełna siła
star-tracker = tor gwiazdek
star-mission = odkryty cel
star-tile = karta rozstrzygnięcia

tile-tunnels_adjacent = tunele obok budowli
tile-lakes_adjacent = jeziora obok budowli
tile-encounters_adjacent = terytoria spotkań obok budowli
tile-on_tunnels = budowle na tunelach
tile-in_a_row = budowle w rzędzie
tile-on_farm_or_tundra = budowle na farmach i tundrach

## The Wind Gambit: names as printed

side-aggressive = agresywna
    .gen = agresywnych
side-passive = pasywna
    .gen = pasywnych
freight-resources = zasoby
freight-workers = robotnicy
    .acc = robotników

airship-bombard = Bombard
airship-bounty = Bounty
airship-siege_engine = Siege Engine
airship-distract = Distract
airship-espionage = Espionage
airship-blitzkrieg = Blitzkrieg
airship-toll = Toll
airship-war_correspondent = War Correspondent
airship-ferry = Ferry
airship-boost = Boost
airship-drill = Drill
airship-hero = Hero
airship-safe_haven = Safe Haven
airship-reap = Reap
airship-craft = Craft
airship-negotiate = Negotiate

resolution-land_rush = Land Rush
resolution-factory_explosion = Factory Explosion
resolution-spoils_of_war = Spoils of War
resolution-king_of_the_hill = King of the Hill
resolution-deja_vu = Deja Vu
resolution-mission_possible = Mission Possible
resolution-doomsday_clock = Doomsday Clock
resolution-backup_plan = Backup Plan

mark-unchecked = nieporównana z drukowaną kartą
state-partial = nieporównana z drukowaną kartą: część działania jest nasza
state-unknown = nieporównana z drukowaną kartą: znana jest tylko nazwa, działanie jest nasze

## The Automa

level-autometta = Autometta (łatwa)
level-automa = Automa (normalna)
level-automaszyna = Automaszyna (trudna)
level-ultimaszyna = Ultimaszyna (bardzo trudna)
dial-skip-turns = opuszcza tury
dial-coins = monety
dial-power = siła
dial-move-check = może się nie ruszyć
dial-deploy-check = może nie wystawić
dial-all-moves = wykonuje każdy ruch

## Rules


switch-workers-retreat-at-once = robotnicy wycofują się od razu
switch-workers-walk-out = robotnicy odchodzą od przeciwnika
switch-objectives-between-actions = cele tylko między akcjami
switch-relentless-factory = Nieustępliwość powtarza kartę Fabryki
switch-ban-rusviet-industrial = bez Roswiecji z planszą „Przemysł”
switch-ban-crimea-patriotic = bez Krymu z planszą „Patriotyzm”
switch-wayfare-home = Podróż także do bazy Krymu
switch-mill-under-enemy = Młyn produkuje mimo wroga
switch-disarm-on-mine = Rozbrojenie na Kopalni Saksonii
switch-ask-scout-and-disarm = pytanie o Zwiad i Rozbrojenie
switch-camaraderie-any-retreat = Koleżeństwo także bez walki
switch-trade-needs-worker = Handel tylko z robotnikiem na terytorium
switch-trade-split = zasoby z Handlu można rozdzielić
switch-enlist-counts-itself = rekrut z Werbunku działa od razu
switch-neighbours-before-sixth-star = premia sąsiadów przed szóstą gwiazdką
switch-no-gifts = bez dawania monet
switch-mats-in-order = plansze w kolejności numerów
switch-invaders-from-afar = Najeźdźcy z Dalekich Krain
switch-airships = Igrając z wiatrem: okręty powietrzne
switch-airship-pairs = własna para kart okrętu dla każdego gracza
switch-airship-either-freight = okręty z dowolnym ładunkiem
switch-airship-loads-own = okręty biorą zasoby tylko z własnych terytoriów
switch-resolutions = Igrając z wiatrem: karta rozstrzygnięcia
switch-verified-tiles = tylko karty o znanej treści
switch-promo-encounters = promocyjne karty spotkań
switch-promo-objectives = promocyjne karty celów
switch-promo-factory = promocyjne karty Fabryki
switch-automa-cooperative = ludzie przeciw Automom
switch-automa-shared-deck = Automy mają wspólną talię
switch-automa-wind-gambit = Automa: Igrając z wiatrem (nieoficjalne)
switch-automa-avoids-airships = Automa: unika wrogich okrętów
switch-automa-meets-toll = Automa: Toll zostaje w grze
switch-automa-tile-popularity = Automa: popularność z kart rozstrzygnięć
switch-automa-star-first = Automa: znacznik gwiazdek przed premią rekruta
switch-automa-base-by-land = Automa: odległość do baz lądem
switch-automa-character-first = Automa: postać przed mechem
switch-automa-adjacent-only = Automa: blisko znaczy tylko obok
switch-automa-workers-dare = Automa: odważni robotnicy
switch-automa-card-limit = Automa: jedna karta na jednostkę bojową
switch-automa-immune = Automa: odporna przed walką
switch-automa-defender-first = Automa: obrońca dobiera pierwszy
switch-automa-token-for-territories = Automa: żeton tylko dla terytoriów
switch-automa-distance-on-foot = Automa: odległości pieszo
switch-automa-mechs-carry = Automa: mechy zabierają robotników
switch-automa-shuffle-forgets = Automa: tasowanie zeruje zasoby
switch-automa-allies = Automa: inne Automy to sojusznicy
switch-automa-begins = Automa: zaczyna Automa
switch-automa-keep-shared-deck = Automa: Schemat II nie tasuje wspólnej talii
switch-automa-invaders-wade = Automa: Albion i Togawa brodzą
switch-automa-tokens-on-new-ground = Automa: żetony tylko na nowym terytorium
switch-automa-tokens-score-nothing = Automa: żetony nie punktują
switch-automa-traps-miss = Automa: pułapki chybiają
switch-automa-defence-spares-resources = Automa: w obronie zostawia zasoby

## Terms of the rules

term-action_token = znacznik akcji
term-top_row = górny rząd
term-bottom_row = dolny rząd
term-territory = terytorium
term-control = kontrola
term-river = rzeka
term-tunnel = tunel
term-home_base = baza
term-encounter = żeton spotkania
term-factory_card = karta Fabryki
term-power = siła
term-popularity = popularność
term-coins = monety
term-combat_cards = karty walki
term-combat = walka
term-retreat = odwrót
term-objective = karta celu
term-stars = gwiazdki
term-cubes = kostki technologii
term-recruits = rekruci
term-structure_bonus = premia za budowle
term-score = punktacja
term-flag = flaga
term-trap = pułapka
term-automa = Automa
term-star_track = tor gwiazdek
term-scheme = Schemat
term-airship_tiles = karty okrętów
term-airship_range = zasięg okrętu
term-freight = ładunek okrętu
term-refuge = schronienie
term-resolution_tile = karta rozstrzygnięcia
term-open_objective = odkryty cel
term-turns_left = pozostałe tury
term-unchecked = karta niesprawdzona
term-unofficial = gra nieoficjalna

## So many of something

number-tenths = { $whole },{ $tenths }
count-coins = { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
    .acc = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
count-power = { $n ->
        [one] { $n } punkt siły
        [few] { $n } punkty siły
       *[many] { $n } punktów siły
    }
count-popularity = { $n ->
        [one] { $n } punkt popularności
        [few] { $n } punkty popularności
       *[many] { $n } punktów popularności
    }
count-cards = { $n ->
        [one] { $n } karta walki
        [few] { $n } karty walki
       *[many] { $n } kart walki
    }
    .acc = { $n ->
        [one] { $n } kartę walki
        [few] { $n } karty walki
       *[many] { $n } kart walki
    }
count-workers = { $n ->
        [one] { $n } robotnik
       *[many] { $n } robotników
    }
    .acc = { $n ->
        [one] { $n } robotnika
       *[many] { $n } robotników
    }
    .ins = { $n ->
        [one] { $n } robotnikiem
       *[many] { $n } robotnikami
    }
count-mechs = { $n ->
        [one] { $n } mech
        [few] { $n } mechy
       *[many] { $n } mechów
    }
    .acc = { $n ->
        [one] { $n } mecha
        [few] { $n } mechy
       *[many] { $n } mechów
    }
count-food = { $n ->
        [one] { $n } żywność
       *[many] { $n } żywności
    }
count-metal = { $n ->
        [one] { $n } metal
       *[many] { $n } metalu
    }
count-oil = { $n ->
        [one] { $n } ropa
       *[many] { $n } ropy
    }
    .acc = { $n ->
        [one] { $n } ropę
       *[many] { $n } ropy
    }
count-wood = { $n ->
        [one] { $n } drewno
       *[many] { $n } drewna
    }
count-resources = { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
count-any = { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[many] { $n } dowolnych zasobów
    }
count-distinct = { $n ->
        [one] { $n } zasób
        [few] { $n } różne zasoby
       *[many] { $n } różnych zasobów
    }
count-aboard = { $n ->
        [one] { $n } zasób z pokładu
        [few] { $n } zasoby z pokładu
       *[many] { $n } zasobów z pokładu
    }
count-turns = { $n ->
        [one] została { $n } tura
        [few] zostały { $n } tury
       *[many] zostało { $n } tur
    }
count-points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }

list-and = { $front } i { $last }
# What may be nothing is said otherwise ("bez kosztu", "nie bierz nic"): such texts choose by this very word, [nic].
nothing = nic
none = brak
