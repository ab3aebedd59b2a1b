### The rule book: all rules by topic, in our own words. A line is a paragraph.

book-aim-title = Aim of the game
book-aim =
    Whoever has the largest fortune in coins at the end wins, not whoever has placed the most stars.
    The game ends the moment somebody places a sixth star. Until then everybody builds up: resources become mechs, structures, recruits and upgrades, and these bring stars, territories and coins.
book-turn-title = The turn
book-turn =
    Put your action token on another section of your mat than last time. Then take its top-row action, its bottom-row action, both or neither, always the upper one first.
    A cost is paid in full before anything is gained. What the top row gives may pay the bottom row in the same turn.
    Any part of a gain may be left, coins too; the cost is due all the same. A bottom-row action may be paid even if there is nothing left to place: its coins and recruit bonuses come anyway.
    No action is taken twice in a turn.
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
    When characters or mechs of two players stand together after the Move action, they fight, before the bottom row. With several combats the active player chooses the order.
    Abilities used before a combat come first, the attacker's before the defender's. Then both sides choose in secret: power up to 7, never more than they have, and one combat card for each character and mech there.
    The higher sum wins, and the attacker wins a tie. Both sides pay what they dialled and discard the cards they played.
    The winner places a star. One may attack without power, cards or popularity. How many cards somebody holds is open, which ones is not.
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
    On its first visit your character looks through the Factory cards and keeps one: a fifth section. There is one card more than players, and no second one for anybody.
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
    The territory of your Mill comes on top of these, and the Mill makes a token like a worker. Workers never come back to the mat.
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
book-enlist-title = Enlist
book-enlist =
    Pay food. Move a recruit from any bottom-row action to a free one-time bonus and gain that.
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
    Then come the coins of the structure tile. Combat cards are worth nothing.
    A tie goes to whoever has more workers, mechs and structures together, then power, popularity, resources, territories, stars.
book-setup-title = Set-up
book-setup =
    Everybody has a faction mat and a player mat; they set power, combat cards, popularity and coins. The lowest number of a player mat begins, and play goes clockwise.
    Two objectives are dealt to each player, and one structure tile to the table. Coins need not be counted out for others, but are no secret.
book-deals-title = Deals
book-deals =
    Coins may be given at any time, nothing else, and no promise binds. Once units share a territory at the end of a Move action, no payment stops the combat.
book-invaders-title = Invaders from Afar
book-invaders =
    Albion and Togawa put tokens where their character has come to stand, one faction token to a territory. Tokens are never moved or taken away.
    With six or seven players Crimea wanders to any unoccupied farm instead of home bases, and Polania gains 3 coins at the end for each encounter territory it controls.
book-automa-title = The Automa
book-automa =
    An Automa plays by cards: it moves, gains, lets you gain a recruit bonus, and advances its star marker. It produces, pays and builds nothing and uses no ability.
    Whoever takes a territory from it as the attacker finds as many resources there as its last card shows. Where it wins or walks onto resources these go back to the supply.
    It scores 4 coins for a star and 3 for a territory. Against it only six resources of each of your territories count.
book-airships-title = Airships
book-airships =
    An airship moves like a unit of its own, over rivers, lakes and enemies, as far as the passive tile says. It carries what the aggressive tile shows, and loads and sets down on its way.
    It controls nothing, fights nobody, uses no tunnels and triggers nothing. Resources aboard pay and score for you; workers aboard do nothing and are safe.
book-resolutions-title = How the game may end
book-resolutions =
    A resolution tile takes the place of the rule that the sixth star ends the game; the tile says when it ends. Nobody places more than six stars, but several may have six.
