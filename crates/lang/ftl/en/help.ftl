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
help-unit-airship = An airship flies over rivers, lakes and enemies and carries freight; it neither fights nor controls a territory, and uses no tunnel and no ability.
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
help-star-mission = You have met an objective that lies open for everybody.
help-star-tile = You held the Factory at the start of your turn and placed a star on the resolution tile.

## Structure bonus tiles

help-tile-tunnels_adjacent = At the end you get coins for tunnels next to your structures, each tunnel once.
help-tile-lakes_adjacent = At the end you get coins for lakes next to your structures, each lake once.
help-tile-encounters_adjacent = At the end you get coins for encounter territories next to your structures, each once, with or without token.
help-tile-on_tunnels = At the end you get coins for your structures on tunnels.
help-tile-in_a_row = At the end you get coins for your longest straight row of structures.
help-tile-on_farm_or_tundra = At the end you get coins for your structures on farms and tundras.
## Airship tiles and resolution tiles, as in the data

help-airship-bombard = Once during its move, over a territory that an opponent occupies or controls, your airship may spend 1, 2 or 3 of the resources aboard: that opponent loses 1, 3 or 5 power.
help-airship-bounty = When you win a combat under your airship, gain 2 coins for each character or mech of the loser that retreats.
help-airship-siege_engine = An opponent's character or mech that begins its move under your airship pays you 1 coin to leave; without the coin it stays.
help-airship-distract = When you fight under your airship, your opponent may play one combat card fewer.
help-airship-espionage = Where your airship ends its move over a territory that an opponent occupies, you may pay 1 coin, once per turn, to look at that opponent's combat cards and take one of them at random.
help-airship-blitzkrieg = Where your airship ends its move on a territory with another airship, the two may fight after the Move action, before any other combat there: each side sets its power dial and may add one combat card. The winner places a combat star as usual; the loser's airship goes back to its home base with its cargo, and all other units stay out of it.
help-airship-toll = An opponent's unit enters or crosses the territory under your airship only with at least one resource; each such unit leaves one of them aboard your airship while there is room.
help-airship-war_correspondent = After every combat under your airship, whoever fought it, gain 1 popularity.
help-airship-ferry = A lake under your airship is land to your units: they enter it from every adjacent territory and leave it to every adjacent territory.
help-airship-boost = Your workers that begin their move under your airship may move one territory farther.
help-airship-drill = The territory under your airship is a tunnel to your units.
help-airship-hero = Your airship may carry your character besides its other cargo. Aboard, the character neither fights nor controls nor meets anything; set down at the end of the airship's move where no opponent's unit stands, it meets an encounter or the Factory as if it had walked there, and moves no more this turn.
help-airship-safe_haven = Your airship controls its territory while no opponent occupies it; as long as that lasts, your units may retreat there instead of going home.
help-airship-reap = When you produce, your workers under your airship produce too, besides the territories you choose.
help-airship-craft = You may deploy mechs and build structures under your airship without a worker there, as long as no opponent's unit is on the territory. It may not be a lake, nor, for a structure, be built on already.
help-airship-negotiate = Where your airship ends its move over a village that no opponent occupies, you may, once per turn, discard an objective card to draw another and gain 1 popularity.

help-resolution-land_rush = The sixth star does not end the game: after the turn in which a player first has six stars, every other player takes one more turn. Before scoring, whoever controls the most territories (the Factory counts as three) gains 10 coins, the next 5 coins; players who are level each gain 5 coins, and nobody comes after those level at the top.
help-resolution-factory_explosion = The first player to have five stars on their own turn gains 5 coins; then everybody takes two more turns. After them the Factory explodes: characters, mechs and workers on it and on the six territories around it go home, each earning its owner 1 popularity; structures, tokens, resources and airships stay. Then the game is scored.
help-resolution-spoils_of_war = Combat stars are limited by the six stars of a player only, and the winner of a combat takes 2 coins from the loser, or what there is. After the turn in which a player first has six stars, every other player takes one more turn.
help-resolution-king_of_the_hill = At the start of your turn, with the Factory under your control, you may place a star on this tile, at most two in the game. The game ends at the start of a turn whose player has six stars and controls the Factory, or once everybody has taken two more turns after the first sixth star.
help-resolution-deja_vu = Four goals take one more star from each player: 16 power and 18 popularity, for those who fell below and come back to it, a second objective and a third combat. The sixth star ends the game as usual.
help-resolution-mission_possible = Two objective cards lie open beside the Triumph Track: each is one more goal for every player. After a sixth star every other player takes one last turn, without Move actions. An Automa begins with a star on one of the two.
help-resolution-doomsday_clock = Everybody takes exactly 20 turns, stars or not; then the game is scored.
help-resolution-backup_plan = When a player places a sixth star, the position is scored as it stands. If that player is ahead of all others, the game ends at once; otherwise everybody takes one more turn, that player last.

## The Automa

help-trap = An opponent whose unit walks onto this Trap while it is armed loses { $what }.
help-level-autometta = The easy Automa skips its turn on some cards and reaches its stars slowly.
help-level-automa = The normal Automa.
help-level-automaszyna = The hard Automa reaches its stars sooner.
help-level-ultimaszyna = The very hard Automa makes every move on its card, gains more, crosses water from the start and withdraws to its home base.
help-dial-skip-turns = The Automa skips its turn on cards with the crossed gear.
help-dial-coins = The Automa gains this many coins more or fewer on a card that gives coins.
help-dial-power = The Automa gains this much power more or less on a card that gives power.
help-dial-move-check = A combat card is turned before the Automa moves: 4 or 5 cancels its moves this turn.
help-dial-deploy-check = A combat card is turned before the Automa deploys: 4 or 5 cancels that for this turn.
help-dial-all-moves = The Automa carries out every valid move of its card, not only the first.

## Rule switches: what each does when it is on

help-switch-workers-retreat-at-once = Workers met by a character or mech go home at once, so that another unit may pass; off: after the whole Move action.
help-switch-workers-walk-out = A worker may walk out of a territory where enemy units stand; off: only a mech takes it away from there.
help-switch-objectives-between-actions = Objectives are revealed only before or after an action; off: whenever you are asked something on your own turn, outside combat.
help-switch-relentless-factory = Relentless repeats the Factory card too.
help-switch-ban-rusviet-industrial = Rusviet never plays the Industrial mat.
help-switch-ban-crimea-patriotic = Crimea never plays the Patriotic mat.
help-switch-wayfare-home = Wayfare reaches Crimea's own home base besides the inactive ones.
help-switch-mill-under-enemy = A Mill produces even on a territory an opponent controls.
help-switch-disarm-on-mine = Disarm works on the territory of Saxony's own Mine too.
help-switch-ask-scout-and-disarm = Before each combat you say whether you use Scout or Disarm; off: they happen by themselves.
help-switch-camaraderie-any-retreat = Camaraderie saves popularity for workers driven off without a combat too; off: only after a combat won as the attacker.
help-switch-trade-needs-worker = Trade needs a worker of yours on a territory, for popularity too; off: only for resources.
help-switch-trade-split = The resources of one Trade may go to different territories.
help-switch-enlist-counts-itself = A recruit enlisted from the Enlist section earns its ongoing bonus for this very action.
help-switch-neighbours-before-sixth-star = Neighbours receive their recruit bonus even when the action gives the active player the sixth star.
help-switch-no-gifts = Tournament play: coins may not change hands.
help-switch-mats-in-order = Player mats are dealt clockwise in the order of their numbers, from a random player on; off: at random.
help-switch-invaders-from-afar = The factions and player mats of Invaders from Afar are in the box, for up to seven players.
help-switch-airships = Every player has an airship from The Wind Gambit; two tiles say what airships can do.
help-switch-airship-pairs = Every player has an airship with two tiles of its own; off: the same two tiles are in force for everybody.
help-switch-airship-either-freight = An airship carries up to 3 resources or up to 2 workers, as its owner likes, but never both at once; off: what the aggressive tile shows.
help-switch-airship-loads-own = An airship takes resources only from territories its owner controls; off: also from those nobody controls.
help-switch-resolutions = A resolution tile from The Wind Gambit says how the game ends, instead of the sixth star.
help-switch-verified-tiles = Airship and resolution tiles whose printed text is not known well enough stay in the box.
help-switch-promo-encounters = Encounter cards 29 to 42 are in the deck.
help-switch-promo-objectives = Objective cards 24 to 27 are in the deck.
help-switch-promo-factory = Factory cards 13 to 18 are in the deck.
help-switch-automa-cooperative = People play against Automas: Automas fight people only, and averages are compared at the end.
help-switch-automa-shared-deck = Several Automas draw from one deck.
help-switch-automa-wind-gambit = The Wind Gambit is played with an Automa by rules of our own: its booklet was not found.
help-switch-automa-avoids-airships = The Automa does not move to territories under an enemy airship.
help-switch-automa-meets-toll = Toll is not left out with an Automa, which carries nothing and so cannot enter where it is due.
help-switch-automa-tile-popularity = Popularity that a resolution tile gives counts for the Automa too.
help-switch-automa-star-first = The Automa's star marker advances before the people's recruit bonus.
help-switch-automa-base-by-land = For the Automa the distance to a home base is counted through its two land territories.
help-switch-automa-character-first = On the same spot the Automa chooses its character before a mech.
help-switch-automa-adjacent-only = What a person's unit could reach by tunnels and the like does not count as its neighbourhood.
help-switch-automa-workers-dare = The Automa's worker moves even if every territory lies near people's combat units.
help-switch-automa-card-limit = The Automa plays at most one combat card for each of its combat units.
help-switch-automa-immune = Abilities used before combat do not touch the Automa's power and cards.
help-switch-automa-defender-first = When Automas fight each other the defender draws its card first.
help-switch-automa-token-for-territories = The tie-break token decides between territories only; between units reading order does.
help-switch-automa-distance-on-foot = While water holds the Automa back, distances are counted along the ways its units could walk.
help-switch-automa-mechs-carry = A mech the Automa moves by its symbol takes the workers standing with it along.
help-switch-automa-shuffle-forgets = When the Automa's deck is shuffled, the resources it finds count as 0 until its next card outside combat.
help-switch-automa-allies = In a cooperative game the units of the other Automas make neighbourhoods for an Automa as its own do.
help-switch-automa-begins = The first Automa clockwise from the person with the lowest mat takes the first turn.
help-switch-automa-keep-shared-deck = The turn to Scheme II does not shuffle a deck that several Automas share.
help-switch-automa-invaders-wade = As Albion or Togawa the Automa is never held back by water.
help-switch-automa-tokens-on-new-ground = The Automa places a Flag or Trap only where its character has gone, not where it stayed.
help-switch-automa-tokens-score-nothing = The Automa's Flags and Traps count nothing at the end.
help-switch-automa-traps-miss = A Trap the Automa moves onto is disarmed and takes nothing from it.
help-switch-automa-defence-spares-resources = Where the Automa wins as defender the resources stay; only its attacks remove them.

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
help-term-airship_tiles = One aggressive and one passive airship tile say what all airships can do, or those of one player where pairs are dealt.
help-term-airship_range = The passive airship tile says how many territories an airship flies in one move, one more with a Factory card; it never flies onto a home base.
help-term-freight = An airship carries up to three resources or up to two workers, whichever the aggressive tile shows; it loads them and sets them down during its move, and resources aboard pay and score.
help-term-refuge = Under Safe Haven beaten units, and workers driven off, may go under their own airship instead of home, if no opponent occupies that territory.
help-term-resolution_tile = A resolution tile says when the game ends, instead of the sixth star; nobody places more than six stars.
help-term-open_objective = An objective that lies open is a goal for everybody: each player may place a star for it.
help-term-turns_left = Under a resolution tile the turns that are left are counted for each player once the end is near; when nobody has one left the game is scored.
help-term-unchecked = The printed text of this tile is not known, or only in part: what it does here is our own, until somebody who owns it corrects it.
help-term-unofficial = The booklet for the Automa in The Wind Gambit was not found: in such a game the Automa plays by rules of our own.
