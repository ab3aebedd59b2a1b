### Names of components, as the rulebooks print them.

faction-nordic = Nordic Kingdoms
faction-rusviet = Rusviet Union
faction-togawa = Togawa Shogunate
faction-crimea = Crimean Khanate
faction-saxony = Saxony Empire
faction-polania = Republic of Polania
faction-albion = Clan Albion

mat-industrial = Industrial
mat-engineering = Engineering
mat-militant = Militant
mat-patriotic = Patriotic
mat-innovative = Innovative
mat-mechanical = Mechanical
mat-agricultural = Agricultural

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

terrain-mountain = mountain
terrain-farm = farm
terrain-forest = forest
terrain-tundra = tundra
terrain-village = village
terrain-lake = lake
terrain-factory = Factory

resource-food = food
resource-metal = metal
resource-oil = oil
resource-wood = wood

unit-character = character
unit-mech = mech
unit-worker = worker

structure-monument = Monument
structure-armory = Armory
structure-mill = Mill
structure-mine = Mine

top-move = Move
top-bolster = Bolster
top-trade = Trade
top-produce = Produce

bottom-upgrade = Upgrade
bottom-deploy = Deploy
bottom-build = Build
bottom-enlist = Enlist

place-hex = { $hex } ({ $terrain })
place-home = the home base of { $faction }
place-nowhere = nowhere
