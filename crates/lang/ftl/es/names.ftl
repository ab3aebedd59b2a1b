### Names of components, as the rulebooks print them, and words that stand in many sentences.

## Factions: printed name, name in sentences, name where there is little room

faction-nordic = Reinos Nórdicos
faction-rusviet = Unión Rusoviética
faction-togawa = Shogunato Togawa
faction-crimea = Kanato de Crimea
faction-saxony = Imperio de Sajonia
faction-polania = República de Polania
faction-albion = Clan Albión
faction-start = Empieza con { $power } y { $cards }.

who-nordic = Nórdicos
    .the = los Nórdicos
    .of = de los Nórdicos
    .to = a los Nórdicos
    .number = many
who-rusviet = Rusoviéticos
    .the = los Rusoviéticos
    .of = de los Rusoviéticos
    .to = a los Rusoviéticos
    .number = many
who-togawa = Togawa
    .of = de Togawa
    .to = a Togawa
who-crimea = Crimea
    .of = de Crimea
    .to = a Crimea
who-saxony = Sajonia
    .of = de Sajonia
    .to = a Sajonia
who-polania = Polania
    .of = de Polania
    .to = a Polania
who-albion = Albión
    .of = de Albión
    .to = a Albión

short-nordic = Nórdicos
short-rusviet = Rusoviét.
short-togawa = Togawa
short-crimea = Crimea
short-saxony = Sajonia
short-polania = Polania
short-albion = Albión

## Player mats

mat-industrial = Industrial
mat-engineering = Ingeniería
mat-militant = Militante
mat-patriotic = Patriótico
mat-innovative = Innovador
mat-mechanical = Mecánico
mat-agricultural = Agrícola
sitter-mat = tablero { $mat }

## Abilities of factions and mechs

ability-swim = Natación
ability-relentless = Implacable
ability-maifuku = Maifuku
ability-coercion = Coacción
ability-dominate = Dominio
ability-meander = Errante
ability-exalt = Exaltación
ability-riverwalk = Pasos fluviales
ability-seaworthy = Navegantes
ability-submerge = Submarino
ability-suiton = Suiton
ability-speed = Velocidad
ability-township = Municipio
ability-underpass = Paso subterráneo
ability-wayfare = Caminante
ability-artillery = Artillería
ability-disarm = Desarmar
ability-scout = Explorador
ability-sword = Espada
ability-shield = Escudo
ability-ronin = Ronin
ability-peoples_army = Ejército del pueblo
ability-camaraderie = Camaradería
ability-toka = Toka
ability-shinobi = Shinobi
ability-burrow = Madriguera
ability-rally = Reagrupación

## The board

terrain-mountain = montaña
    .plural = montañas
terrain-farm = granja
    .plural = granjas
terrain-forest = bosque
    .plural = bosques
terrain-tundra = tundra
    .plural = tundras
terrain-village = aldea
    .plural = aldeas
terrain-lake = lago
    .plural = lagos
terrain-factory = Fábrica

place-hex = { $hex } ({ $terrain })
    .on = en { $hex } ({ $terrain })
    .from = desde { $hex } ({ $terrain })
    .to = a { $hex } ({ $terrain })
place-home = cuartel general { $faction-of }
    .on = en el cuartel general { $faction-of }
    .from = desde el cuartel general { $faction-of }
    .to = al cuartel general { $faction-of }
place-nowhere = tablero de facción
    .on = en el tablero de facción
    .from = desde el tablero de facción
    .to = al tablero de facción
place-aboard = a bordo de la aeronave
    .on = a bordo de la aeronave
    .from = desde la aeronave
    .to = a bordo de la aeronave

resource-food = alimento
resource-metal = metal
resource-oil = petróleo
resource-wood = madera

unit-character = personaje
    .a = su personaje
    .the = el personaje
unit-mech = mech
    .a = un mech
    .the = el mech
unit-worker = trabajador
    .a = un trabajador
    .the = el trabajador
unit-airship = aeronave
    .a = su aeronave
    .the = la aeronave

structure-monument = monumento
    .the = el monumento
structure-armory = arsenal
    .the = el arsenal
structure-mill = molino
    .the = el molino
structure-mine = mina
    .the = la mina

cargo-workers = trabajadores
cargo-moved_workers = trabajadores que ya se han movido

## Actions

top-move = Mover
top-bolster = Reforzar
top-trade = Comprar
top-produce = Producir
bottom-upgrade = Mejorar
bottom-deploy = Desplegar
bottom-build = Construir
bottom-enlist = Alistar
section-factory = carta de Fábrica

cube-move_unit = Mover (una unidad más)
cube-move_coin = Mover (una moneda más)
cube-bolster_power = Reforzar (1 de poder más)
cube-bolster_card = Reforzar (una carta más)
cube-trade_popularity = Comprar (1 de popularidad más)
cube-produce_territory = Producir (un territorio más)

bonus-power = poder
bonus-coins = monedas
bonus-popularity = popularidad
bonus-cards = cartas de combate

trap-popularity = trampa de popularidad
trap-power = trampa de poder
trap-coins = trampa de monedas
trap-cards = trampa de cartas

## Stars and structure bonus tiles

star-upgrades = todas las mejoras
star-mechs = todos los mechs
star-structures = todas las estructuras
star-recruits = todos los reclutas
star-workers = todos los trabajadores
star-objective = un objetivo
star-combat = un combate ganado
star-popularity = popularidad al máximo
star-power = poder al máximo
star-tracker = seguimiento de estrellas
star-mission = un objetivo descubierto
star-tile = loseta de resolución

tile-tunnels_adjacent = túneles adyacentes a estructuras
tile-lakes_adjacent = lagos adyacentes a estructuras
tile-encounters_adjacent = encuentros adyacentes a estructuras
tile-on_tunnels = estructuras en túneles
tile-in_a_row = estructuras en fila
tile-on_farm_or_tundra = estructuras en granjas y tundras
## The Wind Gambit: names as printed

side-aggressive = agresiva
side-passive = pasiva
freight-resources = recursos
freight-workers = trabajadores

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

mark-unchecked = sin cotejar con una loseta impresa
state-partial = sin cotejar con una loseta impresa: parte del efecto es nuestra
state-unknown = sin cotejar con una loseta impresa: solo se conoce su nombre, el efecto es nuestro

## The Automa

level-autometta = Autometta (fácil)
level-automa = Automa (normal)
level-automaszyna = Automaszyna (difícil)
level-ultimaszyna = Ultimaszyna (muy difícil)
dial-skip-turns = se salta turnos
dial-coins = monedas
dial-power = poder
dial-move-check = puede no mover
dial-deploy-check = puede no desplegar
dial-all-moves = hace todos los movimientos

## Rules


switch-workers-retreat-at-once = los trabajadores se retiran al instante
switch-workers-walk-out = los trabajadores se alejan de los rivales
switch-objectives-between-actions = objetivos solo entre acciones
switch-relentless-factory = Implacable repite la carta de Fábrica
switch-ban-rusviet-industrial = sin Rusoviéticos con Industrial
switch-ban-crimea-patriotic = sin Crimea con Patriótico
switch-wayfare-home = Caminante llega al cuartel general de Crimea
switch-mill-under-enemy = el molino produce también bajo control enemigo
switch-disarm-on-mine = Desarmar en la mina de Sajonia
switch-ask-scout-and-disarm = Explorador y Desarmar a elección
switch-camaraderie-any-retreat = Camaradería también sin combate
switch-trade-needs-worker = Comprar solo con un trabajador en un territorio
switch-trade-split = los recursos comprados se pueden repartir
switch-enlist-counts-itself = el recluta de Alistar cuenta ya
switch-neighbours-before-sixth-star = bonificación de vecinos antes de la sexta estrella
switch-no-gifts = sin regalos de monedas
switch-mats-in-order = tableros en orden numérico
switch-invaders-from-afar = Invasores de Tierras Lejanas
switch-airships = Vientos de Guerra y Paz: aeronaves
switch-airship-pairs = una pareja de losetas de aeronave por jugador
switch-airship-either-freight = aeronaves con carga a elección
switch-airship-loads-own = aeronaves: carga solo en territorios propios
switch-resolutions = Vientos de Guerra y Paz: loseta de resolución
switch-verified-tiles = solo losetas de texto conocido
switch-promo-encounters = cartas de encuentro promocionales
switch-promo-objectives = cartas de objetivo promocionales
switch-promo-factory = cartas de Fábrica promocionales
switch-automa-cooperative = personas contra Automas
switch-automa-shared-deck = los Automas comparten mazo
switch-automa-wind-gambit = Automa: Vientos de Guerra y Paz, no oficial
switch-automa-avoids-airships = Automa: evita las aeronaves enemigas
switch-automa-meets-toll = Automa: Toll sigue en juego
switch-automa-tile-popularity = Automa: popularidad de las losetas de resolución
switch-automa-star-first = Automa: seguimiento de estrellas antes de la bonificación de recluta
switch-automa-base-by-land = Automa: distancia a cuarteles generales por tierra
switch-automa-character-first = Automa: el personaje antes que el mech
switch-automa-adjacent-only = Automa: solo lo adyacente es vecino
switch-automa-workers-dare = Automa: trabajadores atrevidos
switch-automa-card-limit = Automa: una carta por unidad de combate
switch-automa-immune = Automa: inmune antes del combate
switch-automa-defender-first = Automa: el defensor roba primero
switch-automa-token-for-territories = Automa: ficha solo para territorios
switch-automa-distance-on-foot = Automa: distancias a pie
switch-automa-mechs-carry = Automa: los mechs llevan trabajadores
switch-automa-shuffle-forgets = Automa: al barajar se olvidan los recursos
switch-automa-allies = Automa: los otros Automas son aliados
switch-automa-begins = Automa: empieza un Automa
switch-automa-keep-shared-deck = Automa: el Esquema II no baraja el mazo común
switch-automa-invaders-wade = Automa: Albión y Togawa vadean
switch-automa-tokens-on-new-ground = Automa: fichas solo en terreno nuevo
switch-automa-tokens-score-nothing = Automa: las fichas no puntúan
switch-automa-traps-miss = Automa: las trampas fallan
switch-automa-defence-spares-resources = Automa: al defender deja los recursos

## Terms of the rules

term-action_token = peón de acción
term-top_row = parte superior
term-bottom_row = parte inferior
term-territory = territorio
term-control = control
term-river = río
term-tunnel = túnel
term-home_base = cuartel general
term-encounter = ficha de encuentro
term-factory_card = carta de Fábrica
term-power = poder
term-popularity = popularidad
term-coins = monedas
term-combat_cards = cartas de combate
term-combat = combate
term-retreat = retirada
term-objective = carta de objetivo
term-stars = estrellas
term-cubes = cubos de tecnología
term-recruits = reclutas
term-structure_bonus = bonificación de estructura
term-score = puntuación
term-flag = bandera
term-trap = trampa
term-automa = Automa
term-star_track = seguimiento de estrellas
term-scheme = Esquema
term-airship_tiles = losetas de aeronave
term-airship_range = alcance de las aeronaves
term-freight = carga
term-refuge = refugio
term-resolution_tile = loseta de resolución
term-open_objective = objetivo descubierto
term-turns_left = turnos restantes
term-unchecked = loseta sin cotejar
term-unofficial = partida no oficial

## So many of something

number-tenths = { $whole },{ $tenths }
count-coins = { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
count-power = { $n } de poder
count-popularity = { $n } de popularidad
count-cards = { $n ->
        [one] { $n } carta de combate
       *[other] { $n } cartas de combate
    }
count-workers = { $n ->
        [one] { $n } trabajador
       *[other] { $n } trabajadores
    }
count-mechs = { $n ->
        [one] { $n } mech
       *[other] { $n } mechs
    }
count-food = { $n } de alimento
count-metal = { $n } de metal
count-oil = { $n } de petróleo
count-wood = { $n } de madera
count-resources = { $n ->
        [one] { $n } recurso
       *[other] { $n } recursos
    }
count-any = { $n ->
        [one] { $n } recurso de cualquier tipo
       *[other] { $n } recursos de cualquier tipo
    }
count-distinct = { $n } recursos distintos
count-aboard = { $n ->
        [one] { $n } recurso de a bordo
       *[other] { $n } recursos de a bordo
    }
count-turns = { $n ->
        [one] queda { $n } turno
       *[other] quedan { $n } turnos
    }
count-points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }

list-and = { $front } y { $last }
nothing = nada
none = –
