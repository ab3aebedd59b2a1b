### Help: every symbol and term in a sentence.

## Faction abilities

help-ability-swim = Your workers may cross rivers.
help-ability-relentless = You may choose the section of your last turn again.
help-ability-maifuku = After your character has moved you may lay an armed Trap of your choice on its territory, if none lies there.
help-ability-coercion = Once a turn you may pay a combat card, whatever its value, as if it were one resource of any kind.
help-ability-dominate = You have no limit to the stars you may place for combats and objectives, and you keep your second objective.
help-ability-meander = You may choose up to two options of an encounter card.
help-ability-exalt = After your character has moved you may plant a Flag on its territory, if none stands there.

## Mech abilities

help-ability-riverwalk = Character and mechs cross rivers onto { $a-plural } and { $b-plural }.
help-ability-seaworthy = Character and mechs move onto and off lakes, and may retreat onto a neighbouring lake.
help-ability-submerge = Character and mechs move onto and off lakes, and from any lake to any other.
help-ability-suiton = Character and mechs move onto and off lakes, and play one more combat card when fighting there.
help-ability-speed = Character and mechs move one territory further.
help-ability-township = For your character and mechs the villages you control and the Factory are next to each other.
help-ability-underpass = For your character and mechs the mountains you control and all tunnels are next to each other.
help-ability-wayfare = Character and mechs move to your own home base or that of a faction not in play, at any distance.
help-ability-artillery = Before a combat you may pay 1 power to make the opponent lose 2.
help-ability-disarm = Before a combat on a tunnel the opponent loses 2 power.
help-ability-scout = Before a combat you take one of the opponent's combat cards at random.
help-ability-sword = Before a combat in which you attack, the opponent loses 2 power.
help-ability-shield = Before a combat in which you defend, you gain 2 power.
help-ability-ronin = Before a combat in which you have exactly one unit, you may gain 2 power.
help-ability-peoples_army = In a combat in which you have a worker you may play one more combat card.
help-ability-camaraderie = You lose no popularity when you drive workers off by winning a combat as the attacker.
help-ability-toka = Once a turn your character or one mech may cross a river.
help-ability-shinobi = Character and mechs move to any territory with a Trap; a disarmed one may be armed again there.
help-ability-burrow = Character and mechs cross rivers into or out of a territory with a tunnel or your own Mine.
help-ability-rally = Character and mechs move to any territory with one of your workers or Flags.

## The board

help-terrain-mountain = Workers produce metal on a mountain.
help-terrain-farm = Workers produce food on a farm.
help-terrain-forest = Workers produce wood in a forest.
help-terrain-tundra = Workers produce oil on the tundra.
help-terrain-village = Workers produce further workers in a village.
help-terrain-lake = Only an ability lets a unit enter a lake; nothing is built or produced there.
help-terrain-factory = Your character takes a Factory card on its first visit; at the end the Factory counts as three territories.
help-resource-food = Food pays for enlisting recruits; workers produce it on farms.
help-resource-metal = Metal pays for deploying mechs; workers produce it on mountains.
help-resource-oil = Oil pays for upgrades; workers produce it on the tundra.
help-resource-wood = Wood pays for building structures; workers produce it in forests.
help-unit-character = Your character fights, has encounters and visits the Factory; it carries resources but no workers.
help-unit-mech = A mech fights, carries resources and workers, and gives its ability to your character and all your mechs.
help-unit-worker = A worker produces, and lets you build and deploy where it stands; it does not fight and goes home when an enemy character or mech comes.
help-structure-monument = The Monument gives 1 popularity each time you Bolster.
help-structure-armory = The Armory gives 1 power each time you Trade.
help-structure-mill = The Mill produces like a worker on its own territory, on top of the territories you choose.
help-structure-mine = The Mine is a tunnel that only you can use.

## Actions

help-top-move = Move several different units one territory each, or take coins instead.
help-top-bolster = Pay a coin and gain power or combat cards.
help-top-trade = Pay a coin and gain two resources of any kind on a territory with one of your workers, or popularity.
help-top-produce = Pay the cost shown by the workers in play; all workers on the chosen territories produce.
help-bottom-upgrade = Pay oil and move a technology cube: one top-row action gives more, one bottom-row action costs less.
help-bottom-deploy = Pay metal and put a mech on a territory with one of your workers; its ability is yours from now on.
help-bottom-build = Pay wood and put a structure on a territory with one of your workers that has none yet.
help-bottom-enlist = Pay food and enlist a recruit: a bonus at once, and another whenever you or a neighbour takes that bottom-row action.

## Stars

help-star-upgrades = You have made all six upgrades.
help-star-mechs = You have deployed all four mechs.
help-star-structures = You have built all four structures.
help-star-recruits = You have enlisted all four recruits.
help-star-workers = All eight of your workers are on the board.
help-star-objective = You have revealed an objective you have met.
help-star-combat = You have won a combat; there are two stars to win this way.
help-star-popularity = You have reached 18 popularity.
help-star-power = You have reached 16 power.
help-star-tracker = The Automa's marker has reached a star on its star track.

## Structure bonus tiles

help-tile-tunnels_adjacent = At the end you get coins for tunnels next to your structures, each tunnel once.
help-tile-lakes_adjacent = At the end you get coins for lakes next to your structures, each lake once.
help-tile-encounters_adjacent = At the end you get coins for encounter territories next to your structures, each once, with or without token.
help-tile-on_tunnels = At the end you get coins for your structures on tunnels.
help-tile-in_a_row = At the end you get coins for your longest straight row of structures.
help-tile-on_farm_or_tundra = At the end you get coins for your structures on farms and tundras.

## The Automa

help-trap = An opponent whose unit walks onto this Trap while it is armed loses { $what }.
help-level-autometta = The easy Automa skips its turn on some cards and reaches its stars slowly.
help-level-automa = The normal Automa.
help-level-automaszyna = The hard Automa reaches its stars sooner.
help-level-ultimaszyna = The very hard Automa makes every move on its card, gains more, crosses water from the start and withdraws to its home base.
help-dial-skip-turns = The Automa skips its turn on cards with the crossed gear.
help-dial-coins = The Automa gains so many coins more or fewer on a card that gives coins.
help-dial-power = The Automa gains so much power more or less on a card that gives power.
help-dial-move-check = A combat card is turned before the Automa moves: 4 or 5 cancels its moves this turn.
help-dial-deploy-check = A combat card is turned before the Automa deploys: 4 or 5 cancels that for this turn.
help-dial-all-moves = The Automa carries out every valid move of its card, not only the first.

## Rule switches: what each does when it is on

help-switch-workers-retreat-at-once = Workers met by a character or mech go home at once, so that another unit may pass; off: after the whole Move action.
help-switch-objectives-between-actions = Objectives are revealed only before or after an action; off: whenever you are asked something on your own turn, outside combat.
help-switch-relentless-factory = Relentless repeats the Factory card too.
help-switch-ban-rusviet-industrial = Rusviet never plays the Industrial mat.
help-switch-ban-crimea-patriotic = Crimea never plays the Patriotic mat.
help-switch-wayfare-home = Wayfare reaches Crimea's own home base besides the inactive ones.
help-switch-mill-under-enemy = A Mill produces even on a territory an opponent controls.
help-switch-disarm-on-mine = Disarm works on the territory of Saxony's own Mine too.
help-switch-trade-split = The resources of one Trade may go to different territories.
help-switch-enlist-counts-itself = A recruit enlisted from the Enlist section earns its ongoing bonus for this very action.
help-switch-neighbours-before-sixth-star = Neighbours receive their recruit bonus even when the action gives the active player the sixth star.
help-switch-no-gifts = Tournament play: coins may not change hands.
help-switch-invaders-from-afar = The factions and player mats of Invaders from Afar are in the box, for up to seven players.
help-switch-promo-encounters = Encounter cards 29 to 42 are in the deck.
help-switch-promo-objectives = Objective cards 24 to 27 are in the deck.
help-switch-promo-factory = Factory cards 13 to 18 are in the deck.
help-switch-automa-cooperative = People play against Automas: Automas fight people only, and averages are compared at the end.
help-switch-automa-shared-deck = Several Automas draw from one deck.
help-switch-automa-star-first = The Automa's star marker advances before the people's recruit bonus.
help-switch-automa-base-by-land = For the Automa the distance to a home base is counted through its two land territories.
help-switch-automa-character-first = On the same spot the Automa chooses its character before a mech.
help-switch-automa-adjacent-only = What a human unit could reach by tunnels and the like does not count as its neighbourhood.
help-switch-automa-workers-dare = The Automa's worker moves even if every territory lies near human combat units.
help-switch-automa-card-limit = The Automa plays at most one combat card for each of its combat units.
help-switch-automa-immune = Abilities used before combat do not touch the Automa's power and cards.
help-switch-automa-defender-first = When Automas fight each other the defender draws its card first.
help-switch-automa-token-for-territories = The tie-break token decides between territories only; between units reading order does.

## Terms

help-term-action_token = Each turn your action token goes to another section; you may take its top-row action, then its bottom-row action.
help-term-top_row = Top-row actions cost little and stand in a different order on each player mat.
help-term-bottom_row = Bottom-row actions cost resources, get cheaper by upgrades and give coins.
help-term-territory = A territory is one hex of the board; home bases are none.
help-term-control = You control a territory with a unit of yours, or with a structure of yours and no enemy unit.
help-term-river = Units cross a river only with an ability.
help-term-tunnel = All tunnels are next to each other for moving.
help-term-home_base = Units start from the home base and retreat to it; normally none moves onto it.
help-term-encounter = A character that ends its move on an encounter token stops, discards the token and draws an encounter card.
help-term-factory_card = A Factory card is a fifth section: its top row is its own, its bottom row moves one unit up to twice.
help-term-power = Power is spent in combat; 16 power earns a star.
help-term-popularity = Popularity sets how many coins stars, territories and resources are worth at the end; 18 earns a star.
help-term-coins = Coins pay for actions, and whoever has the most at the end wins.
help-term-combat_cards = In combat you may add one combat card of value 2 to 5 for each character and mech there.
help-term-combat = Both sides choose power and cards in secret; the higher sum wins, ties go to the attacker, the loser's units retreat.
help-term-retreat = Beaten units and workers driven off go to their home base and leave their resources behind.
help-term-objective = Reveal an objective card on your turn when all it asks is true, for a star.
help-term-stars = The game ends as soon as somebody places the sixth star.
help-term-cubes = A technology cube moved from a green to a red box makes one action better and another cheaper.
help-term-recruits = A recruit gives a bonus once, and another each time you or a neighbour takes its bottom-row action.
help-term-structure_bonus = The tile of this game gives coins at the end for where your structures stand.
help-term-score = Coins, plus coins for stars, territories and pairs of resources by your popularity, plus the structure bonus.
help-term-flag = Only Albion plants Flags: at the end each counts as one more territory if Albion controls its territory and that does not touch its home base.
help-term-trap = Only Togawa lays Traps: an enemy unit that walks onto an armed one stops and loses what it shows; armed Traps hold empty territories at the end.
help-term-automa = The Automa is an artificial opponent that plays by cards.
help-term-star_track = The Automa's marker advances on its star track and places stars on some of its spaces.
help-term-scheme = Automa cards have two halves: Scheme I at first, Scheme II later in the game.
