### Names of components, as the rulebooks print them, and words that stand in many sentences.

## Factions: printed name, name in sentences, name where there is little room

faction-nordic = Regni Nordici
faction-rusviet = Unione Rusviet
faction-togawa = Shogunato Togawa
faction-crimea = Khanato di Crimea
faction-saxony = Impero della Sassonia
faction-polania = Repubblica di Polania
faction-albion = Clan Albion
faction-start = Comincia con { $power } e { $cards }.

who-nordic = Nordici
    .the = i Nordici
    .of = dei Nordici
    .to = ai Nordici
    .number = many
who-rusviet = Rusviet
    .the = i Rusviet
    .of = dei Rusviet
    .to = ai Rusviet
    .number = many
who-togawa = Togawa
    .of = di Togawa
    .to = a Togawa
who-crimea = Crimea
    .the = la Crimea
    .of = della Crimea
    .to = alla Crimea
who-saxony = Sassonia
    .the = la Sassonia
    .of = della Sassonia
    .to = alla Sassonia
who-polania = Polania
    .the = la Polania
    .of = della Polania
    .to = alla Polania
who-albion = Albion
    .of = di Albion
    .to = ad Albion

short-nordic = Nordici
short-rusviet = Rusviet
short-togawa = Togawa
short-crimea = Crimea
short-saxony = Sassonia
short-polania = Polania
short-albion = Albion

## Player mats

mat-industrial = Industriale
mat-engineering = Ingegneristica
mat-militant = Militante
mat-patriotic = Patriottica
mat-innovative = Innovativa
mat-mechanical = Meccanica
mat-agricultural = Agricola
sitter-mat = Plancia { $mat }

## Abilities of factions and mechs

ability-swim = Nuotatori
ability-relentless = Inflessibili
ability-maifuku = Maifuku
ability-coercion = Ricattatori
ability-dominate = Dominatori
ability-meander = Diplomatici
ability-exalt = Esaltazione
ability-riverwalk = Passafiume
ability-seaworthy = Navigatori
ability-submerge = Immersione
ability-suiton = Suiton
ability-speed = Velocità
ability-township = Distretto
ability-underpass = Sottovia
ability-wayfare = Viandanti
ability-artillery = Artiglieria
ability-disarm = Disarmo
ability-scout = Ricognizione
ability-sword = Spada
ability-shield = Scudo
ability-ronin = Ronin
ability-peoples_army = Esercito del Popolo
ability-camaraderie = Cameratismo
ability-toka = Toka
ability-shinobi = Shinobi
ability-burrow = Cunicolo
ability-rally = Adunata

## The board

terrain-mountain = montagna
    .plural = montagne
terrain-farm = fattoria
    .plural = fattorie
terrain-forest = foresta
    .plural = foreste
terrain-tundra = tundra
    .plural = tundre
terrain-village = villaggio
    .plural = villaggi
terrain-lake = lago
    .plural = laghi
terrain-factory = Fabbrica

place-hex = { $hex } ({ $terrain })
    .on = su { $hex } ({ $terrain })
    .from = da { $hex } ({ $terrain })
    .to = a { $hex } ({ $terrain })
place-home = base principale { $faction-of }
    .on = nella base principale { $faction-of }
    .from = dalla base principale { $faction-of }
    .to = alla base principale { $faction-of }
place-nowhere = Plancia Fazione
    .on = sulla Plancia Fazione
    .from = dalla Plancia Fazione
    .to = sulla Plancia Fazione
place-aboard = a bordo dell'aeronave
    .on = a bordo dell'aeronave
    .from = dall'aeronave
    .to = a bordo dell'aeronave

resource-food = cibo
resource-metal = metallo
resource-oil = petrolio
resource-wood = legno

unit-character = personaggio
    .a = il personaggio
    .the = il personaggio
unit-mech = Mech
    .a = un Mech
    .the = il Mech
unit-worker = lavoratore
    .a = un lavoratore
    .the = il lavoratore
unit-airship = aeronave
    .a = l'aeronave
    .the = l'aeronave

structure-monument = Monumento
    .the = il Monumento
structure-armory = Armeria
    .the = l'Armeria
structure-mill = Mulino
    .the = il Mulino
structure-mine = Miniera
    .the = la Miniera

cargo-workers = lavoratori
cargo-moved_workers = lavoratori che si sono già mossi

## Actions

top-move = Movimento
top-bolster = Supporto
top-trade = Commercio
top-produce = Produzione
bottom-upgrade = Miglioria
bottom-deploy = Schieramento
bottom-build = Costruzione
bottom-enlist = Arruolamento
section-factory = carta Fabbrica

cube-move_unit = Movimento (un'unità in più)
cube-move_coin = Movimento (una moneta in più)
cube-bolster_power = Supporto (1 Potere in più)
cube-bolster_card = Supporto (una carta in più)
cube-trade_popularity = Commercio (1 Popolarità in più)
cube-produce_territory = Produzione (un territorio in più)

bonus-power = Potere
bonus-coins = monete
bonus-popularity = Popolarità
bonus-cards = carte combattimento

trap-popularity = Trappola della Popolarità
trap-power = Trappola del Potere
trap-coins = Trappola delle monete
trap-cards = Trappola delle carte

## Stars and structure bonus tiles

star-upgrades = tutte le migliorie
star-mechs = tutti i Mech
star-structures = tutte le strutture
star-recruits = tutte le reclute
star-workers = tutti i lavoratori
star-objective = un obiettivo
star-combat = un combattimento vinto
star-popularity = Popolarità al massimo
star-power = Potere al massimo
star-tracker = tracciato stella
star-mission = un obiettivo scoperto
star-tile = tessera risoluzione

tile-tunnels_adjacent = tunnel adiacenti alle strutture
tile-lakes_adjacent = laghi adiacenti alle strutture
tile-encounters_adjacent = incontri adiacenti alle strutture
tile-on_tunnels = strutture sui tunnel
tile-in_a_row = strutture in linea
tile-on_farm_or_tundra = strutture su fattorie e tundre
## The Wind Gambit: names as printed

side-aggressive = aggressiva
side-passive = passiva
freight-resources = risorse
freight-workers = lavoratori

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

mark-unchecked = non confrontata con una tessera stampata
state-partial = non confrontata con una tessera stampata: una parte dell'effetto è nostra
state-unknown = non confrontata con una tessera stampata: se ne conosce solo il nome, l'effetto è nostro

## The Automa

level-autometta = Autometta (facile)
level-automa = Automa (normale)
level-automaszyna = Automaszyna (difficile)
level-ultimaszyna = Ultimaszyna (molto difficile)
dial-skip-turns = salta turni
dial-coins = monete
dial-power = Potere
dial-move-check = può non muovere
dial-deploy-check = può non schierare
dial-all-moves = fa tutti i movimenti

## Rules


switch-workers-retreat-at-once = lavoratori ritirati subito
switch-workers-walk-out = lavoratori liberi di lasciare i nemici
switch-objectives-between-actions = obiettivi solo tra le azioni
switch-relentless-factory = Inflessibili ripete la carta Fabbrica
switch-ban-rusviet-industrial = niente Rusviet con Industriale
switch-ban-crimea-patriotic = niente Crimea con Patriottica
switch-wayfare-home = Viandanti fino alla base principale della Crimea
switch-mill-under-enemy = il Mulino produce anche sotto controllo nemico
switch-disarm-on-mine = Disarmo sulla Miniera della Sassonia
switch-ask-scout-and-disarm = Ricognizione e Disarmo a scelta
switch-camaraderie-any-retreat = Cameratismo anche senza combattimento
switch-trade-needs-worker = Commercio solo con un lavoratore fuori dalla base
switch-trade-split = risorse del Commercio divisibili
switch-enlist-counts-itself = la recluta dell'Arruolamento conta subito
switch-neighbours-before-sixth-star = bonus dei vicini prima della sesta stella
switch-no-gifts = niente monete in dono
switch-mats-in-order = plance in ordine di numero
switch-invaders-from-afar = Invaders from Afar
switch-airships = The Wind Gambit: aeronavi
switch-airship-pairs = una coppia di tessere aeronave per giocatore
switch-airship-either-freight = aeronavi con carico a scelta
switch-airship-loads-own = aeronavi: carico solo dai propri territori
switch-resolutions = The Wind Gambit: tessera risoluzione
switch-verified-tiles = solo tessere dal testo noto
switch-promo-encounters = carte incontro promozionali
switch-promo-objectives = carte obiettivo promozionali
switch-promo-factory = carte Fabbrica promozionali
switch-automa-cooperative = persone contro Automi
switch-automa-shared-deck = un solo mazzo per gli Automi
switch-automa-wind-gambit = Automa: The Wind Gambit, non ufficiale
switch-automa-avoids-airships = Automa: evita le aeronavi nemiche
switch-automa-meets-toll = Automa: Toll resta in gioco
switch-automa-tile-popularity = Automa: Popolarità dalle tessere risoluzione
switch-automa-star-first = Automa: tracciato stella prima del bonus recluta
switch-automa-base-by-land = Automa: distanza dalle basi principali via terra
switch-automa-character-first = Automa: personaggio prima del Mech
switch-automa-adjacent-only = Automa: vicinato solo adiacente
switch-automa-workers-dare = Automa: lavoratori temerari
switch-automa-card-limit = Automa: una carta per unità combattente
switch-automa-immune = Automa: immune prima del combattimento
switch-automa-defender-first = Automa: pesca prima il difensore
switch-automa-token-for-territories = Automa: gettone solo per i territori
switch-automa-distance-on-foot = Automa: distanze a piedi
switch-automa-mechs-carry = Automa: i Mech portano lavoratori
switch-automa-shuffle-forgets = Automa: rimescolare azzera le risorse
switch-automa-allies = Automa: gli altri Automi sono alleati
switch-automa-begins = Automa: inizia un Automa
switch-automa-keep-shared-deck = Automa: lo Schema II non rimescola il mazzo comune
switch-automa-invaders-wade = Automa: Albion e Togawa guadano
switch-automa-tokens-on-new-ground = Automa: gettoni solo su nuovi territori
switch-automa-tokens-score-nothing = Automa: i gettoni non danno punti
switch-automa-traps-miss = Automa: le Trappole falliscono
switch-automa-defence-spares-resources = Automa: in difesa lascia le risorse

## Terms of the rules

term-action_token = segnalino azione
term-top_row = riga superiore
term-bottom_row = riga inferiore
term-territory = territorio
term-control = controllo
term-river = fiume
term-tunnel = tunnel
term-home_base = base principale
term-encounter = gettone incontro
term-factory_card = carta Fabbrica
term-power = Potere
term-popularity = Popolarità
term-coins = monete
term-combat_cards = carte combattimento
term-combat = combattimento
term-retreat = ritirata
term-objective = carta obiettivo
term-stars = stelle
term-cubes = cubi tecnologia
term-recruits = reclute
term-structure_bonus = bonus struttura
term-score = punteggio
term-flag = Bandiera
term-trap = Trappola
term-automa = Automa
term-star_track = tracciato stella
term-scheme = Schema
term-airship_tiles = tessere aeronave
term-airship_range = raggio delle aeronavi
term-freight = carico
term-refuge = rifugio
term-resolution_tile = tessera risoluzione
term-open_objective = obiettivo scoperto
term-turns_left = turni rimasti
term-unchecked = tessera non verificata
term-unofficial = partita non ufficiale

## So many of something

number-tenths = { $whole },{ $tenths }
count-coins = { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
count-power = { $n } Potere
count-popularity = { $n } Popolarità
count-cards = { $n ->
        [one] { $n } carta combattimento
       *[other] { $n } carte combattimento
    }
count-workers = { $n ->
        [one] { $n } lavoratore
       *[other] { $n } lavoratori
    }
count-mechs = { $n } Mech
count-food = { $n } cibo
count-metal = { $n } metallo
count-oil = { $n } petrolio
count-wood = { $n } legno
count-resources = { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    }
count-any = { $n ->
        [one] { $n } risorsa qualsiasi
       *[other] { $n } risorse qualsiasi
    }
count-distinct = { $n } risorse diverse
count-aboard = { $n ->
        [one] { $n } risorsa a bordo
       *[other] { $n } risorse a bordo
    }
count-turns = { $n ->
        [one] { $n } turno rimasto
       *[other] { $n } turni rimasti
    }
count-points = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }

list-and = { $front } e { $last }
nothing = niente
none = –
