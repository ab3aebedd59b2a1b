### The rule book: all rules by topic, in our own words. A line is a paragraph.

book-aim-title = Aim of the game
book-aim =
    Whoever has the largest fortune in coins at the end wins, not whoever has placed the most stars.
    The game ends the moment somebody places a sixth star. Until then everybody builds up: resources become mechs, structures, recruits and upgrades, and these bring stars, territories and coins.
book-board-title = The board
book-board =
    The board is made of territories: mountains, farms, forests, tundras, villages, lakes, and the Factory in the middle. A home base at the edge is no territory: nothing is built, deployed or produced there, and at the end it counts for nobody.
    Territories are next to each other where they share a side. A river on that side keeps units from crossing; a tunnel joins its territory to all others with one.
    Characters, mechs and workers are units, airships too where they are in play. Any number of units of one player may stand together.
    Resources lie on the territories, never in a store of one's own: food, metal, oil and wood.
book-mats-title = The mats
book-mats =
    The faction mat shows the ability of the faction, with how much power and how many combat cards it begins, four mechs with an ability each, and four bonuses for recruits.
    The player mat shows four sections, each with an action above and one below. Which stand together differs from mat to mat, as do the prices and coins below and the popularity and coins to begin with.
    Red boxes are what an action costs, green ones what it gives. A cube, structure, recruit or worker that leaves the mat uncovers what it lay on: a larger gain, a bonus, a further cost of Produce.
    What shows before an action counts for it, not what the action itself changes.
book-turn-title = The turn
book-turn =
    Put your action token on another section of your mat than last time. Then take its top-row action, its bottom-row action, both or neither, always the upper one first.
    A cost is paid in full before anything is gained. What the top row gives may pay the bottom row in the same turn.
    Any part of a gain may be left, coins too; the cost is due all the same. A bottom-row action may be paid even if there is nothing left to place: its coins and recruit bonuses come anyway.
    No action is taken twice in a turn. The token moves on even if nothing can be done.
book-move-title = Moving
book-move =
    Move as many different units as the action shows, one territory each; an ability may add steps. Instead of moving you may take coins, but never some of both.
    Any unit carries any number of resources. Only mechs carry workers, any number of them. Being carried is no move of its own: a worker may walk before or after.
    Things may be picked up and put down on every territory a unit passes.
    A character that comes to an encounter token stops there. Nothing moves onto a home base by an ordinary step, not even onto its own.
book-river-title = Rivers and lakes
book-river =
    No unit crosses a river or enters a lake unless an ability says so. With Riverwalk the terrain on the far side decides, also from a home base.
    A lake has no river on its sides: who may enter lakes goes on and off at any shore. On a lake nothing is produced, built or deployed.
    Abilities of mechs are for the character and all mechs, never for workers. A worker on a lake leaves it only with a mech.
book-tunnels-title = Tunnels
book-tunnels =
    For every unit all territories with a tunnel are next to each other. One step leads from any of them to any other.
    A Mine is a tunnel for its owner alone.
book-workers-title = Workers and enemies
book-workers =
    A character or mech that enters a territory with enemy workers and no enemy fighters sends them home at once and stops there. Its owner loses one popularity for each worker, as far as there is any.
    That is no combat and brings no star. The resources stay behind. Another unit may pass through afterwards.
    A worker never walks onto enemy units by itself, nor away from enemy fighters it was carried to. A structure alone stops nobody.
book-control-title = Control
book-control =
    A territory is yours with a unit of yours on it, or with a structure of yours and no enemy unit.
    Resources belong to whoever controls the territory they lie on, and pay for anything anywhere. They are never used up as a supply; combat cards are, and the discards are shuffled then.
book-combat-title = Combat
book-combat =
    When characters or mechs of two players stand together after the Move action, they fight, before the bottom row. With several combats the active player chooses the order. A combat is between two players; others may offer coins, no more. On a lake one fights like anywhere.
    Abilities used before a combat come first, the attacker's before the defender's. Then both sides choose in secret: power up to 7, never more than they have, and one combat card for each character and mech there.
    The higher sum wins, and the attacker wins a tie. Both sides pay what they dialled and discard the cards they played.
    The winner places a star. One may attack without power, cards or popularity. How many cards somebody holds is open, which ones is not. The deck holds sixteen cards of 2, twelve of 3, eight of 4 and six of 5.
book-retreat-title = After the combat
book-retreat =
    All units of the loser there go to their home base; what they carried stays. A loser that revealed at least one power or card draws a combat card.
    An attacker who wins loses a popularity for each enemy worker sent home. A defender who wins loses none.
    Nobody but Nordic with Seaworthy may retreat elsewhere: onto a lake beside the combat that holds no enemy.
book-encounter-title = Encounters
book-encounter =
    A character that has moved onto an encounter token takes the token away and draws a card, after any combat it has won there. Mechs and workers leave the token alone.
    Take one option that you can pay, and any part of what it gives. Everything goes to the territory of the character; no worker and no other cost is needed.
    Encounters bring no coins of the mat and no recruit bonus. Where a structure stands none is built.
book-factory-title = The Factory
book-factory =
    On its first visit your character looks through the Factory cards and keeps one: a fifth section. There is one card more than players, so that later visitors find fewer, and no second one and no exchange for anybody.
    Its top row has a cost and a gain of its own, without coins of the mat and without recruit bonus. Its bottom row moves one unit, a worker too, up to two territories, and one more with Speed.
    Nothing is produced at the Factory. At the end it counts as three territories.
book-objectives-title = Objectives
book-objectives =
    You hold two objective cards and may fulfil one of them. Reveal it in your own turn, before or after an action, when all it asks is true at that moment.
    It brings a star, and the other card is put away unseen. Saxony keeps it.
    It can be wise to leave coins or other gains in order to fulfil a card.
book-produce-title = Produce
book-produce =
    Pay every cost that shows because workers have left your mat: power, popularity, coins. What shows before the action counts.
    Choose two territories you control, three after the upgrade. Every worker there makes one token of the terrain, or a worker in a village.
    The territory of your Mill comes on top of these, and the Mill makes a token like a worker. A worker need not be made. Workers are no resources, and never come back to the mat.
book-trade-title = Trade
book-trade =
    Pay a coin. Take two resources of any kinds onto one territory with a worker of yours, or popularity: one, or two after the upgrade.
    The Armory adds a power, whichever half you take.
book-bolster-title = Bolster
book-bolster =
    Pay a coin. Gain power, two or three after the upgrade, or combat cards, one or two. The tracks end at 16 power and 18 popularity; who reaches the end places a star.
    The Monument adds a popularity, whichever half you take.
book-upgrade-title = Upgrade
book-upgrade =
    Pay oil. Move any cube from a green box of the top row to any free box with a broken border in the bottom row. The action above gives more from now on, the one below costs a token less.
book-deploy-title = Deploy
book-deploy =
    Pay metal. Put a mech on a territory you control with a worker of yours, not on a lake and not on a home base. You choose which of the four; its ability is in force at once for the character and every mech.
book-build-title = Build
book-build =
    Pay wood. Put a structure on a territory you control with a worker of yours, one structure to a territory, not on a lake. It is never lost and never moves, and works for you even where an enemy stands; only the Mill may stop.
    The tile of the game pays coins at the end for where structures stand.
book-structures-title = Structures and their tile
book-structures =
    Each of the four structures is built once. Monument, Armory and Mill add to a top-row action of their owner, the Mine to moving. Opponents neither use nor harm them.
    At the end the tile drawn for the game pays for where your structures stand, whoever controls those territories. The score shows what it pays.
book-enlist-title = Enlist
book-enlist =
    Pay food. Move a recruit from any bottom-row action to a free one-time bonus and gain that: 2 power, 2 coins, 2 popularity or 2 combat cards.
    From then on you gain the small bonus of that action whenever you or a player next to you takes it: the active player first, then left, then right. With two players it comes once.
    Encounters and Factory cards do not count as the action.
book-stars-title = Stars
book-stars =
    Stars come for all upgrades, mechs, structures, recruits or workers, an objective, 16 power, 18 popularity, and for two combats won. Each goal once, for every player.
    A star is placed as soon as it is earned and stays, whatever happens later. Saxony may place any number for combats and objectives, six in all.
book-end-title = The end
book-end =
    The sixth star ends the game at once. An action that earns it is finished first: its gain, its coins, your own recruit bonus.
    A combat that has not been fought is not fought any more, and units that stand among enemies go back where they came from.
book-score-title = Scoring
book-score =
    Add to your coins, by popularity 0 to 6, 7 to 12 and 13 to 18: 3, 4 or 5 for each star, 2, 3 or 4 for each territory, 1, 2 or 3 for each pair of resources of any kinds.
    Then come the coins of the structure tile. Lakes count as territories, home bases do not, the Factory counts three times. Combat cards and workers are worth nothing by themselves.
    A tie goes to whoever has more workers, mechs and structures together, then power, popularity, resources, territories, stars.
book-setup-title = Set-up
book-setup =
    Everybody has a faction mat and a player mat, and sits at the home base of the faction. The faction mat sets power and combat cards, the player mat popularity and coins.
    The character stands on the home base, a worker on each of the two territories that land joins to it. Six workers, four structures, four recruits and six cubes wait on the player mat, four mechs and six stars on the faction mat.
    Two objectives are dealt to each player, and one structure tile to the table. Encounter tokens lie on their territories; at the Factory lies one card more than there are players, unseen.
    The lowest number of a player mat begins, and play goes clockwise. Coins need not be counted out for others, but are no secret.
book-deals-title = Deals
book-deals =
    Coins may be given at any time, nothing else, and no promise binds. Once units share a territory at the end of a Move action, no payment stops the combat.
book-variants-title = Variants and tournaments
book-variants =
    Where printings differ or booklets offer a choice, a new game has a switch, and two editions set them all: the rulebook with its errata, and the printing of 2022 with the publisher's answers.
    In a draft the player mats are dealt, and factions are chosen in the order of their numbers, the lowest first. Mats may also be dealt in the order of the seats.
    Rusviet with Industrial and Crimea with Patriotic are strong pairs; the newer edition does not deal them. At tournaments coins do not change hands.
    A table may fine whoever holds the game up to add up the final score, 2 popularity for more than ten seconds. Here the score as it stands is always open, and nobody is fined.
book-invaders-title = Invaders from Afar
book-invaders =
    Albion and Togawa put tokens where their character has come to stand, one faction token to a territory. Tokens are never moved or taken away.
    With six or seven players Crimea wanders to any unoccupied farm instead of home bases, and Polania gains 3 coins at the end for each encounter territory it controls.
book-automa-title = The Automa
book-automa =
    An Automa plays by cards: it moves, gains, lets you gain a recruit bonus, and advances its star marker. It produces, pays and builds nothing and uses no ability and no tunnel. Every rule that is not replaced holds for it too.
    It begins with the power and combat cards of its faction mat, 5 coins, two workers and its character, and stays at 10 popularity. It has no player mat, no recruits, structures, upgrades or objectives. A person begins.
book-automa-turn-title = The Automa's turn
book-automa-turn =
    The Automa draws a card and follows one of its halves: Scheme I, and Scheme II once its star track has given it a star. An easy Automa leaves the turn out where the card shows a crossed gear.
    First row: its symbols are tried from left to right, and the first that leads to a move ends the row. To stay where one stands is a move too. A symbol in brackets is for the faction it names.
    Second row: it gains everything there: power, coins, combat cards, workers, mechs or its beaten character. New units stand on its home base.
    Third row: a person next to it who has enlisted the recruit of that bonus gains it. Then the star marker advances, if the card says so.
    An empty deck is made of all nineteen cards again. Anybody's sixth star ends the game and leaves the rest of the card undone.
book-automa-moves-title = How the Automa moves
book-automa-moves =
    The unit closest to its home base moves, alone, to a territory near any of its units or near the base, however far away. Near is where a unit stands and what lies next to it and can be entered. It uses no tunnel.
    At first water holds it back; once its marker has passed those spaces it crosses rivers and enters lakes, workers too.
    A worker goes where neither an enemy unit nor another worker of its own stands and no enemy fighter is near: to the territory near most of its units.
    A mech or the character goes where neither an enemy nor another of its fighters stands: as close to an enemy fighter as it can.
    For encounter or Factory its character goes to a token, or to the Factory once. The token, or one Factory card, is out of the game then.
    Against workers a fighter goes where they stand unguarded, first to most resources. Against fighters it goes only with as much power as the symbol says, first to the fewest.
    What is level is decided by the way to the Factory, then by reading order from the top left; with three seats or more a token goes round in its place.
    Resources where it ends its move go back to the supply.
book-automa-combat-title = Combat with an Automa
book-automa-combat =
    The person chooses power and cards first. Then the Automa draws a card for the combat alone: its column for the power it has says how much it spends, at most all, and how many combat cards it adds at random. Abilities used before a combat work on it.
    Its beaten fighters go to its faction mat and its workers home; people retreat as usual. Power, cards, popularity and the star for the winner are as in any combat.
    Whoever takes a territory from it as the attacker, or drives its workers off, finds resources of that terrain: as many as the last card of its turns shows. Lakes, villages and the Factory hold none. Where the Automa wins, the resources there go back to the supply.
book-automa-score-title = Stars and score of the Automa
book-automa-score =
    Its marker goes along a star track, a space for each card with a star. On a star of the track it places one; the first of these shuffles the deck and turns it to Scheme II. Besides, it places up to two stars for combats and one for 16 power, whatever its faction.
    It scores its coins, 4 for each star and 3 for each territory, lakes too and the Factory three times, nothing for resources and structures. Of people's resources no more than six on a territory count. Resources break no tie.
book-automa-levels-title = Levels of the Automa
book-automa-levels =
    Four star tracks make four levels. The middle two differ in their track alone. Dials change any level further.
book-automa-tables-title = Several Automas, and expansions
book-automa-tables =
    Any seats may be Automas, each with a level, marker and scheme of its own, and a deck of its own unless they share one. Everybody plays for himself, or people together against them: then the averages are compared at the end, and Automas leave each other alone.
    The person with the lowest player mat begins. Between Automas each draws a card for the combat, the attacker first.
    As Albion it plants Flags and as Togawa it lays Traps, where its character ends a move. For airships and resolutions its booklet was not found: with an Automa they are played by rules of our own, if a switch says so.
book-airships-title = Airships
book-airships =
    Every airship begins on its home base. One aggressive and one passive tile are drawn, in force for all of them; in the harder variant everybody has a pair of their own.
    An airship is moved as one of the units of a Move action, over rivers, lakes and enemies, as far as the passive tile says, one territory farther with a Factory card. Any number of airships may be over one territory. It flies onto no home base.
    It controls nothing, fights nobody and adds no combat card, uses no tunnel, Mine or ability of mechs, and triggers neither Trap nor encounter. Tokens under it belong to whoever controls the territory.
    A territory is occupied where a character, mech or worker stands on the ground.
book-cargo-title = Aboard an airship
book-cargo =
    An aggressive tile shows whether airships carry up to three resources or up to two workers. They are taken aboard and set down before, during or after its move, as part of the Move action.
    Resources are not taken from a territory that an opponent controls. Aboard they are yours wherever the airship is: they pay, and they count at the end.
    A worker brings no resources aboard. There it controls and produces nothing and does not serve for Trade, Deploy or Build, and nobody can touch it. It is set down only where no opponent's unit stands, and may still move in the same turn.
book-airship-tiles-title = Airship tiles
book-airship-tiles =
    The passive tile says how far airships fly and how they help, the aggressive one what they carry and how they harm. Most printed texts are not known to us: such a tile is marked and does what stands here.
book-resolutions-title = How the game may end
book-resolutions =
    A resolution tile takes the place of the rule that the sixth star ends the game; the tile says when it ends. Nobody places more than six stars, but several may have six.
