### Names of components, as the rulebooks print them, and words that stand in many sentences.

## Factions: printed name, name in sentences, name where there is little room

faction-nordic = Nordic Kingdoms
faction-rusviet = Rusviet Union
faction-togawa = Togawa Shogunate
faction-crimea = Crimean Khanate
faction-saxony = Saxony Empire
faction-polania = Republic of Polania
faction-albion = Clan Albion
faction-start = Begins with { $power } and { $cards }.

who-nordic = Nordic Kingdoms
who-rusviet = Rusviet Union
who-togawa = Togawa Shogunate
who-crimea = Crimean Khanate
who-saxony = Saxony Empire
who-polania = Republic of Polania
who-albion = Clan Albion

short-nordic = Nordic
short-rusviet = Rusviet
short-togawa = Togawa
short-crimea = Crimea
short-saxony = Saxony
short-polania = Polania
short-albion = Albion

## Player mats

mat-industrial = Industrial
mat-engineering = Engineering
mat-militant = Militant
mat-patriotic = Patriotic
mat-innovative = Innovative
mat-mechanical = Mechanical
mat-agricultural = Agricultural
sitter-mat = { $mat } mat

## Abilities of factions and mechs

ability-swim = Swim
ability-relentless = Relentless
ability-maifuku = Maifuku
ability-coercion = Coercion
ability-dominate = Dominate
ability-meander = Meander
ability-exalt = Exalt
ability-riverwalk = Riverwalk
ability-seaworthy = Seaworthy
ability-submerge = Submerge
ability-suiton = Suiton
ability-speed = Speed
ability-township = Township
ability-underpass = Underpass
ability-wayfare = Wayfare
ability-artillery = Artillery
ability-disarm = Disarm
ability-scout = Scout
ability-sword = Sword
ability-shield = Shield
ability-ronin = Ronin
ability-peoples_army = People's Army
ability-camaraderie = Camaraderie
ability-toka = Toka
ability-shinobi = Shinobi
ability-burrow = Burrow
ability-rally = Rally

## The board

terrain-mountain = mountain
    .plural = mountains
terrain-farm = farm
    .plural = farms
terrain-forest = forest
    .plural = forests
terrain-tundra = tundra
    .plural = tundras
terrain-village = village
    .plural = villages
terrain-lake = lake
    .plural = lakes
terrain-factory = Factory

place-hex = { $hex } ({ $terrain })
    .on = on { $hex } ({ $terrain })
    .from = from { $hex } ({ $terrain })
    .to = to { $hex } ({ $terrain })
place-home = the home base of { $faction }
    .on = on the home base of { $faction }
    .from = from the home base of { $faction }
    .to = to the home base of { $faction }
place-nowhere = the faction mat
    .on = on the faction mat
    .from = from the faction mat
    .to = to the faction mat
place-aboard = aboard the airship
    .on = aboard the airship
    .from = from aboard the airship
    .to = aboard the airship

resource-food = food
resource-metal = metal
resource-oil = oil
resource-wood = wood

unit-character = character
    .a = the character
    .the = the character
unit-mech = mech
    .a = a mech
    .the = the mech
unit-worker = worker
    .a = a worker
    .the = the worker
unit-airship = airship
    .a = the airship
    .the = the airship

structure-monument = Monument
structure-armory = Armory
structure-mill = Mill
structure-mine = Mine

cargo-workers = workers
cargo-moved_workers = workers that have already moved

## Actions

top-move = Move
top-bolster = Bolster
top-trade = Trade
top-produce = Produce
bottom-upgrade = Upgrade
bottom-deploy = Deploy
bottom-build = Build
bottom-enlist = Enlist
section-factory = Factory card

cube-move_unit = Move (one more unit)
cube-move_coin = Move (one more coin)
cube-bolster_power = Bolster (one more power)
cube-bolster_card = Bolster (one more card)
cube-trade_popularity = Trade (one more popularity)
cube-produce_territory = Produce (one more territory)

bonus-power = power
bonus-coins = coins
bonus-popularity = popularity
bonus-cards = combat cards

trap-popularity = popularity Trap
trap-power = power Trap
trap-coins = coin Trap
trap-cards = card Trap

## Stars and structure bonus tiles

star-upgrades = all upgrades
star-mechs = all mechs
star-structures = all structures
star-recruits = all recruits
star-workers = all workers
star-objective = an objective
star-combat = a combat won
star-popularity = full popularity
star-power = full power
star-tracker = the star track
star-mission = an open objective
star-tile = the resolution tile

tile-tunnels_adjacent = tunnels next to structures
tile-lakes_adjacent = lakes next to structures
tile-encounters_adjacent = encounters next to structures
tile-on_tunnels = structures on tunnels
tile-in_a_row = structures in a row
tile-on_farm_or_tundra = structures on farms and tundras
## The Wind Gambit: names as printed

side-aggressive = aggressive
side-passive = passive
freight-resources = resources
freight-workers = workers

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

mark-unchecked = not checked against a printed tile
state-partial = not checked against a printed tile: part of the effect is our own
state-unknown = not checked against a printed tile: only its name is known, the effect is our own

## The Automa

level-autometta = Autometta (easy)
level-automa = Automa (normal)
level-automaszyna = Automaszyna (hard)
level-ultimaszyna = Ultimaszyna (very hard)
dial-skip-turns = skips turns
dial-coins = coins
dial-power = power
dial-move-check = may fail to move
dial-deploy-check = may fail to deploy
dial-all-moves = makes every move

## Rules


switch-workers-retreat-at-once = workers go home at once
switch-workers-walk-out = workers walk away from enemies
switch-objectives-between-actions = objectives between actions only
switch-relentless-factory = Relentless repeats the Factory card
switch-ban-rusviet-industrial = no Rusviet with Industrial
switch-ban-crimea-patriotic = no Crimea with Patriotic
switch-wayfare-home = Wayfare reaches Crimea's home base
switch-mill-under-enemy = the Mill produces under an enemy
switch-disarm-on-mine = Disarm on Saxony's Mine
switch-ask-scout-and-disarm = asking for Scout and Disarm
switch-camaraderie-any-retreat = Camaraderie without a combat too
switch-trade-needs-worker = Trade only with a worker on a territory
switch-trade-split = traded resources may be split
switch-enlist-counts-itself = a new Enlist recruit counts at once
switch-neighbours-before-sixth-star = neighbours' bonus before the sixth star
switch-no-gifts = no gifts of coins
switch-mats-in-order = mats in the order of their numbers
switch-invaders-from-afar = Invaders from Afar
switch-airships = The Wind Gambit: airships
switch-airship-pairs = a pair of airship tiles for every player
switch-airship-either-freight = airships carry either freight
switch-airship-loads-own = airships load on own territories only
switch-resolutions = The Wind Gambit: resolution tile
switch-verified-tiles = only tiles whose text is known
switch-promo-encounters = promo encounter cards
switch-promo-objectives = promo objective cards
switch-promo-factory = promo Factory cards
switch-automa-cooperative = people against Automas
switch-automa-shared-deck = Automas share one deck
switch-automa-wind-gambit = Automa: The Wind Gambit, unofficial
switch-automa-avoids-airships = Automa: avoids enemy airships
switch-automa-meets-toll = Automa: Toll stays in the game
switch-automa-tile-popularity = Automa: popularity from resolution tiles
switch-automa-star-first = Automa: star marker before recruit bonus
switch-automa-base-by-land = Automa: distance to bases by land
switch-automa-character-first = Automa: character before mech
switch-automa-adjacent-only = Automa: only neighbours are near
switch-automa-workers-dare = Automa: workers dare
switch-automa-card-limit = Automa: one card per combat unit
switch-automa-immune = Automa: immune before combat
switch-automa-defender-first = Automa: defender draws first
switch-automa-token-for-territories = Automa: token for territories only
switch-automa-distance-on-foot = Automa: distances on foot
switch-automa-mechs-carry = Automa: mechs take workers along
switch-automa-shuffle-forgets = Automa: a reshuffle forgets resources
switch-automa-allies = Automa: other Automas are allies
switch-automa-begins = Automa: an Automa begins
switch-automa-keep-shared-deck = Automa: Scheme II leaves a shared deck
switch-automa-invaders-wade = Automa: Albion and Togawa wade
switch-automa-tokens-on-new-ground = Automa: tokens on new ground only
switch-automa-tokens-score-nothing = Automa: tokens score nothing
switch-automa-traps-miss = Automa: Traps miss
switch-automa-defence-spares-resources = Automa: defending, it leaves resources

## Terms of the rules

term-action_token = action token
term-top_row = top row
term-bottom_row = bottom row
term-territory = territory
term-control = control
term-river = river
term-tunnel = tunnel
term-home_base = home base
term-encounter = encounter token
term-factory_card = Factory card
term-power = power
term-popularity = popularity
term-coins = coins
term-combat_cards = combat cards
term-combat = combat
term-retreat = retreat
term-objective = objective card
term-stars = stars
term-cubes = technology cubes
term-recruits = recruits
term-structure_bonus = structure bonus
term-score = score
term-flag = Flag
term-trap = Trap
term-automa = Automa
term-star_track = star track
term-scheme = Scheme
term-airship_tiles = airship tiles
term-airship_range = range of airships
term-freight = freight
term-refuge = refuge
term-resolution_tile = resolution tile
term-open_objective = open objective
term-turns_left = turns left
term-unchecked = unchecked tile
term-unofficial = unofficial game

## Things with their number

number-tenths = { $whole }.{ $tenths }
count-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
count-power = { $n } power
count-popularity = { $n } popularity
count-cards = { $n ->
        [one] { $n } combat card
       *[other] { $n } combat cards
    }
count-workers = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
count-mechs = { $n ->
        [one] { $n } mech
       *[other] { $n } mechs
    }
count-food = { $n } food
count-metal = { $n } metal
count-oil = { $n } oil
count-wood = { $n } wood
count-resources = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
count-any = { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of any kind
    }
count-distinct = { $n } different resources
count-aboard = { $n ->
        [one] { $n } resource from aboard
       *[other] { $n } resources from aboard
    }
count-turns = { $n ->
        [one] { $n } turn left
       *[other] { $n } turns left
    }
count-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

list-and = { $front } and { $last }
nothing = nothing
none = none
