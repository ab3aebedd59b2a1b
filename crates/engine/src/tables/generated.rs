//! Generated from data/*.toml by `cargo xtask tables`: edit those files, not this one.

use super::*;

/// Index of the Factory among the hexes.
pub const FACTORY_HEX: u8 = 22;

/// Terrain of each hex.
pub(crate) static TERRAIN: [Terrain; 47] = [
    Terrain::Mountain,
    Terrain::Farm,
    Terrain::Village,
    Terrain::Forest,
    Terrain::Tundra,
    Terrain::Village,
    Terrain::Lake,
    Terrain::Tundra,
    Terrain::Lake,
    Terrain::Tundra,
    Terrain::Mountain,
    Terrain::Farm,
    Terrain::Farm,
    Terrain::Forest,
    Terrain::Mountain,
    Terrain::Forest,
    Terrain::Lake,
    Terrain::Forest,
    Terrain::Village,
    Terrain::Farm,
    Terrain::Village,
    Terrain::Lake,
    Terrain::Factory,
    Terrain::Mountain,
    Terrain::Tundra,
    Terrain::Mountain,
    Terrain::Forest,
    Terrain::Forest,
    Terrain::Farm,
    Terrain::Tundra,
    Terrain::Lake,
    Terrain::Village,
    Terrain::Lake,
    Terrain::Mountain,
    Terrain::Village,
    Terrain::Village,
    Terrain::Tundra,
    Terrain::Forest,
    Terrain::Mountain,
    Terrain::Tundra,
    Terrain::Tundra,
    Terrain::Lake,
    Terrain::Farm,
    Terrain::Mountain,
    Terrain::Village,
    Terrain::Farm,
    Terrain::Village,
];

/// Axial coordinates of each place.
pub(crate) static AXIAL: [(i8, i8); 54] = [
    (-1, -3),
    (0, -3),
    (1, -3),
    (2, -3),
    (3, -3),
    (4, -3),
    (-2, -2),
    (-1, -2),
    (0, -2),
    (1, -2),
    (2, -2),
    (3, -2),
    (4, -2),
    (-2, -1),
    (-1, -1),
    (0, -1),
    (1, -1),
    (2, -1),
    (3, -1),
    (-3, 0),
    (-2, 0),
    (-1, 0),
    (0, 0),
    (1, 0),
    (2, 0),
    (3, 0),
    (-4, 1),
    (-3, 1),
    (-2, 1),
    (-1, 1),
    (0, 1),
    (1, 1),
    (2, 1),
    (-4, 2),
    (-3, 2),
    (-2, 2),
    (-1, 2),
    (0, 2),
    (1, 2),
    (2, 2),
    (-4, 3),
    (-3, 3),
    (-2, 3),
    (-1, 3),
    (0, 3),
    (1, 3),
    (-2, 4),
    (3, -4),
    (4, -1),
    (2, 3),
    (-3, 4),
    (-5, 3),
    (-3, -1),
    (0, -4),
];

/// The hexes of each terrain.
pub(crate) static OF_TERRAIN: [PlaceSet; 7] = [
    PlaceSet(0x0000084202804401),
    PlaceSet(0x0000240010081802),
    PlaceSet(0x000000200c02a008),
    PlaceSet(0x0000019021000290),
    PlaceSet(0x0000500c80140024),
    PlaceSet(0x0000020140210140),
    PlaceSet(0x0000000000400000),
];

/// All hexes.
pub(crate) const ALL_HEXES: PlaceSet = PlaceSet(0x00007fffffffffff);

/// The hexes with a printed tunnel.
pub(crate) const TUNNELS: PlaceSet = PlaceSet(0x0000001090024200);

/// The hexes with a printed encounter.
pub(crate) const ENCOUNTER_HEXES: PlaceSet = PlaceSet(0x0000084c05101484);

/// The lakes.
pub(crate) const LAKES: PlaceSet = PlaceSet(0x0000020140210140);

/// For each place the hexes that touch it, rivers and lakes or not.
pub(crate) static ADJACENT: [PlaceSet; 54] = [
    PlaceSet(0x00000000000000c2),
    PlaceSet(0x0000000000000185),
    PlaceSet(0x000000000000030a),
    PlaceSet(0x0000000000000614),
    PlaceSet(0x0000000000000c28),
    PlaceSet(0x0000000000001810),
    PlaceSet(0x0000000000002081),
    PlaceSet(0x0000000000006143),
    PlaceSet(0x000000000000c286),
    PlaceSet(0x000000000001850c),
    PlaceSet(0x0000000000030a18),
    PlaceSet(0x0000000000061430),
    PlaceSet(0x0000000000040820),
    PlaceSet(0x00000000001840c0),
    PlaceSet(0x000000000030a180),
    PlaceSet(0x0000000000614300),
    PlaceSet(0x0000000000c28600),
    PlaceSet(0x0000000001850c00),
    PlaceSet(0x0000000003021800),
    PlaceSet(0x000000000c102000),
    PlaceSet(0x0000000018286000),
    PlaceSet(0x000000003050c000),
    PlaceSet(0x0000000060a18000),
    PlaceSet(0x00000000c1430000),
    PlaceSet(0x0000000182860000),
    PlaceSet(0x0000000101040000),
    PlaceSet(0x0000000208080000),
    PlaceSet(0x0000000614180000),
    PlaceSet(0x0000000c28300000),
    PlaceSet(0x0000001850600000),
    PlaceSet(0x00000030a0c00000),
    PlaceSet(0x0000006141800000),
    PlaceSet(0x000000c083000000),
    PlaceSet(0x000001040c000000),
    PlaceSet(0x0000030a18000000),
    PlaceSet(0x0000061430000000),
    PlaceSet(0x00000c2860000000),
    PlaceSet(0x00001850c0000000),
    PlaceSet(0x000030a180000000),
    PlaceSet(0x0000204100000000),
    PlaceSet(0x0000020600000000),
    PlaceSet(0x0000050c00000000),
    PlaceSet(0x00004a1800000000),
    PlaceSet(0x0000543000000000),
    PlaceSet(0x0000286000000000),
    PlaceSet(0x000010c000000000),
    PlaceSet(0x00000c0000000000),
    PlaceSet(0x0000000000000018),
    PlaceSet(0x0000000002041000),
    PlaceSet(0x0000208000000000),
    PlaceSet(0x0000460000000000),
    PlaceSet(0x0000010200000000),
    PlaceSet(0x0000000000082040),
    PlaceSet(0x0000000000000003),
];

/// For each land place the land hexes reached without crossing a river.
pub(crate) static LAND: [PlaceSet; 54] = [
    PlaceSet(0x0000000000000082),
    PlaceSet(0x0000000000000085),
    PlaceSet(0x0000000000000002),
    PlaceSet(0x0000000000000410),
    PlaceSet(0x0000000000000408),
    PlaceSet(0x0000000000001800),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000004003),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000008000),
    PlaceSet(0x0000000000000018),
    PlaceSet(0x0000000000021020),
    PlaceSet(0x0000000000000820),
    PlaceSet(0x0000000000180000),
    PlaceSet(0x0000000000008080),
    PlaceSet(0x0000000000404200),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000800800),
    PlaceSet(0x0000000003000000),
    PlaceSet(0x0000000000102000),
    PlaceSet(0x0000000000082000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000020808000),
    PlaceSet(0x0000000080420000),
    PlaceSet(0x0000000002040000),
    PlaceSet(0x0000000001040000),
    PlaceSet(0x0000000008000000),
    PlaceSet(0x0000000014000000),
    PlaceSet(0x0000000828000000),
    PlaceSet(0x0000001810400000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000006000800000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000010400000000),
    PlaceSet(0x0000010200000000),
    PlaceSet(0x0000001030000000),
    PlaceSet(0x0000002820000000),
    PlaceSet(0x0000105080000000),
    PlaceSet(0x000030a080000000),
    PlaceSet(0x0000204000000000),
    PlaceSet(0x0000000600000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000480000000000),
    PlaceSet(0x0000440000000000),
    PlaceSet(0x0000206000000000),
    PlaceSet(0x000010c000000000),
    PlaceSet(0x00000c0000000000),
    PlaceSet(0x0000000000000018),
    PlaceSet(0x0000000002040000),
    PlaceSet(0x0000208000000000),
    PlaceSet(0x0000440000000000),
    PlaceSet(0x0000010200000000),
    PlaceSet(0x0000000000082000),
    PlaceSet(0x0000000000000003),
];

/// For each land place the land hexes across a river.
pub(crate) static RIVER: [PlaceSet; 54] = [
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000208),
    PlaceSet(0x0000000000000204),
    PlaceSet(0x0000000000000820),
    PlaceSet(0x0000000000000010),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000002000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x000000000000040c),
    PlaceSet(0x0000000000020a00),
    PlaceSet(0x0000000000040410),
    PlaceSet(0x0000000000040000),
    PlaceSet(0x0000000000004080),
    PlaceSet(0x0000000000102000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000001040400),
    PlaceSet(0x0000000000021800),
    PlaceSet(0x000000000c000000),
    PlaceSet(0x0000000018004000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000001000000),
    PlaceSet(0x0000000080820000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000200080000),
    PlaceSet(0x0000000600180000),
    PlaceSet(0x0000000400100000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000001000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x000000000c000000),
    PlaceSet(0x0000000818000000),
    PlaceSet(0x0000040400000000),
    PlaceSet(0x00000c0000000000),
    PlaceSet(0x0000080000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000001800000000),
    PlaceSet(0x0000103000000000),
    PlaceSet(0x0000080000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000001000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
];

/// For each land place the adjacent lakes; for each lake all adjacent hexes.
pub(crate) static WATER: [PlaceSet; 54] = [
    PlaceSet(0x0000000000000040),
    PlaceSet(0x0000000000000100),
    PlaceSet(0x0000000000000100),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000002081),
    PlaceSet(0x0000000000000140),
    PlaceSet(0x000000000000c286),
    PlaceSet(0x0000000000010100),
    PlaceSet(0x0000000000010000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000040),
    PlaceSet(0x0000000000200100),
    PlaceSet(0x0000000000210100),
    PlaceSet(0x0000000000c28600),
    PlaceSet(0x0000000000010000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000200000),
    PlaceSet(0x000000003050c000),
    PlaceSet(0x0000000040210000),
    PlaceSet(0x0000000040010000),
    PlaceSet(0x0000000100000000),
    PlaceSet(0x0000000100000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000200000),
    PlaceSet(0x0000000040200000),
    PlaceSet(0x00000030a0c00000),
    PlaceSet(0x0000000140000000),
    PlaceSet(0x000000c083000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000020000000000),
    PlaceSet(0x0000020000000000),
    PlaceSet(0x0000000040000000),
    PlaceSet(0x0000000040000000),
    PlaceSet(0x0000000100000000),
    PlaceSet(0x0000000100000000),
    PlaceSet(0x0000020000000000),
    PlaceSet(0x0000050c00000000),
    PlaceSet(0x0000020000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000020000000000),
    PlaceSet(0x0000000000000000),
    PlaceSet(0x0000000000000040),
    PlaceSet(0x0000000000000000),
];

/// The faction mats, clockwise.
pub(crate) static FACTIONS: [FactionMat; 7] = [
    FactionMat { name: "Nordic Kingdoms", base: true, power: 4, combat_cards: 1, ability: FactionAbility::Swim, mechs: [MechAbility::Riverwalk([Terrain::Forest, Terrain::Mountain]), MechAbility::Lake(LakeMovement::Seaworthy), MechAbility::Before(BeforeCombat::Artillery), MechAbility::Speed] },
    FactionMat { name: "Rusviet Union", base: true, power: 3, combat_cards: 2, ability: FactionAbility::Relentless, mechs: [MechAbility::Riverwalk([Terrain::Farm, Terrain::Village]), MechAbility::Township, MechAbility::PeoplesArmy, MechAbility::Speed] },
    FactionMat { name: "Togawa Shogunate", base: false, power: 0, combat_cards: 2, ability: FactionAbility::Maifuku, mechs: [MechAbility::Toka, MechAbility::Lake(LakeMovement::Suiton), MechAbility::Before(BeforeCombat::Ronin), MechAbility::Shinobi] },
    FactionMat { name: "Crimean Khanate", base: true, power: 5, combat_cards: 0, ability: FactionAbility::Coercion, mechs: [MechAbility::Riverwalk([Terrain::Farm, Terrain::Tundra]), MechAbility::Wayfare, MechAbility::Before(BeforeCombat::Scout), MechAbility::Speed] },
    FactionMat { name: "Saxony Empire", base: true, power: 1, combat_cards: 4, ability: FactionAbility::Dominate, mechs: [MechAbility::Riverwalk([Terrain::Forest, Terrain::Mountain]), MechAbility::Underpass, MechAbility::Before(BeforeCombat::Disarm), MechAbility::Speed] },
    FactionMat { name: "Republic of Polania", base: true, power: 2, combat_cards: 3, ability: FactionAbility::Meander, mechs: [MechAbility::Riverwalk([Terrain::Village, Terrain::Mountain]), MechAbility::Lake(LakeMovement::Submerge), MechAbility::Camaraderie, MechAbility::Speed] },
    FactionMat { name: "Clan Albion", base: false, power: 3, combat_cards: 0, ability: FactionAbility::Exalt, mechs: [MechAbility::Burrow, MechAbility::Before(BeforeCombat::Sword), MechAbility::Before(BeforeCombat::Shield), MechAbility::Rally] },
];

/// The player mats by number.
pub(crate) static MATS: [MatFace; 7] = [
    MatFace { name: "Industrial", number: "1", base: true, popularity: 2, coins: 4, objectives: 2, sections: [MatSection { top: TopAction::Bolster, bottom: BottomAction::Upgrade, cost: 3, reducible: 1, coins: 3 }, MatSection { top: TopAction::Produce, bottom: BottomAction::Deploy, cost: 3, reducible: 2, coins: 2 }, MatSection { top: TopAction::Move, bottom: BottomAction::Build, cost: 3, reducible: 1, coins: 1 }, MatSection { top: TopAction::Trade, bottom: BottomAction::Enlist, cost: 4, reducible: 2, coins: 0 }] },
    MatFace { name: "Engineering", number: "2", base: true, popularity: 2, coins: 5, objectives: 2, sections: [MatSection { top: TopAction::Produce, bottom: BottomAction::Upgrade, cost: 3, reducible: 1, coins: 2 }, MatSection { top: TopAction::Trade, bottom: BottomAction::Deploy, cost: 4, reducible: 2, coins: 0 }, MatSection { top: TopAction::Bolster, bottom: BottomAction::Build, cost: 3, reducible: 2, coins: 3 }, MatSection { top: TopAction::Move, bottom: BottomAction::Enlist, cost: 3, reducible: 1, coins: 1 }] },
    MatFace { name: "Militant", number: "2A", base: false, popularity: 3, coins: 4, objectives: 2, sections: [MatSection { top: TopAction::Bolster, bottom: BottomAction::Upgrade, cost: 3, reducible: 2, coins: 0 }, MatSection { top: TopAction::Move, bottom: BottomAction::Deploy, cost: 3, reducible: 1, coins: 3 }, MatSection { top: TopAction::Produce, bottom: BottomAction::Build, cost: 4, reducible: 1, coins: 1 }, MatSection { top: TopAction::Trade, bottom: BottomAction::Enlist, cost: 3, reducible: 2, coins: 2 }] },
    MatFace { name: "Patriotic", number: "3", base: true, popularity: 2, coins: 6, objectives: 2, sections: [MatSection { top: TopAction::Move, bottom: BottomAction::Upgrade, cost: 2, reducible: 0, coins: 1 }, MatSection { top: TopAction::Bolster, bottom: BottomAction::Deploy, cost: 4, reducible: 3, coins: 3 }, MatSection { top: TopAction::Trade, bottom: BottomAction::Build, cost: 4, reducible: 2, coins: 0 }, MatSection { top: TopAction::Produce, bottom: BottomAction::Enlist, cost: 3, reducible: 1, coins: 2 }] },
    MatFace { name: "Innovative", number: "3A", base: false, popularity: 3, coins: 5, objectives: 2, sections: [MatSection { top: TopAction::Trade, bottom: BottomAction::Upgrade, cost: 3, reducible: 0, coins: 3 }, MatSection { top: TopAction::Produce, bottom: BottomAction::Deploy, cost: 3, reducible: 1, coins: 1 }, MatSection { top: TopAction::Bolster, bottom: BottomAction::Build, cost: 4, reducible: 3, coins: 2 }, MatSection { top: TopAction::Move, bottom: BottomAction::Enlist, cost: 3, reducible: 2, coins: 0 }] },
    MatFace { name: "Mechanical", number: "4", base: true, popularity: 3, coins: 6, objectives: 2, sections: [MatSection { top: TopAction::Trade, bottom: BottomAction::Upgrade, cost: 3, reducible: 1, coins: 0 }, MatSection { top: TopAction::Bolster, bottom: BottomAction::Deploy, cost: 3, reducible: 2, coins: 2 }, MatSection { top: TopAction::Move, bottom: BottomAction::Build, cost: 3, reducible: 1, coins: 2 }, MatSection { top: TopAction::Produce, bottom: BottomAction::Enlist, cost: 4, reducible: 2, coins: 2 }] },
    MatFace { name: "Agricultural", number: "5", base: true, popularity: 4, coins: 7, objectives: 2, sections: [MatSection { top: TopAction::Move, bottom: BottomAction::Upgrade, cost: 2, reducible: 0, coins: 1 }, MatSection { top: TopAction::Trade, bottom: BottomAction::Deploy, cost: 4, reducible: 2, coins: 0 }, MatSection { top: TopAction::Produce, bottom: BottomAction::Build, cost: 4, reducible: 2, coins: 2 }, MatSection { top: TopAction::Bolster, bottom: BottomAction::Enlist, cost: 3, reducible: 2, coins: 3 }] },
];

/// Mechs each faction has.
pub(crate) const MECHS: usize = 4;

/// Workers each faction has.
pub(crate) const WORKERS: usize = 8;

/// Power that Artillery costs.
pub(crate) const ARTILLERY_COST: u8 = 1;

/// Power the opponent loses by Artillery.
pub(crate) const ARTILLERY_LOSS: u8 = 2;

/// Combat cards People's Army adds.
pub(crate) const PEOPLES_ARMY_CARDS: u8 = 1;

/// Combat cards Suiton adds on a lake.
pub(crate) const SUITON_CARDS: u8 = 1;

/// Power gained by Ronin.
pub(crate) const RONIN_GAIN: u8 = 2;

/// Power the opponent loses by Disarm.
pub(crate) const DISARM_LOSS: u8 = 2;

/// Power the opponent loses by Sword.
pub(crate) const SWORD_LOSS: u8 = 2;

/// Power gained by Shield.
pub(crate) const SHIELD_GAIN: u8 = 2;

/// Territories Speed adds to a move.
pub(crate) const SPEED_HEXES: u8 = 1;

/// Options of an encounter card with Meander.
pub(crate) const MEANDER_OPTIONS: u32 = 2;

/// Coins Meander adds at the end for each encounter territory, once it is swapped.
pub(crate) const MEANDER_COINS: u32 = 3;

/// Players from which abilities are swapped.
pub(crate) const SWAPPED_FROM: u8 = 6;

/// Flags Albion has.
pub(crate) const FLAGS: u32 = 4;

/// What each Trap takes.
pub(crate) const TRAP_LOSS: [u8; 4] = [2, 3, 4, 2];

/// The top row of every player mat.
pub(crate) const TOP: TopActions = TopActions {
    move_units: [2, 3],
    move_coins: [1, 2],
    bolster_cost: 1,
    bolster_power: [2, 3],
    bolster_cards: [1, 2],
    trade_cost: 1,
    trade_resources: 2,
    trade_popularity: [1, 2],
    produce_territories: [2, 3],
};

/// What Produce costs in power, popularity and coins, by workers on the board.
pub(crate) static PRODUCE_COST: [(u8, u8, u16); 9] = [
    (0, 0, 0),
    (0, 0, 0),
    (0, 0, 0),
    (0, 0, 0),
    (1, 0, 0),
    (1, 0, 0),
    (1, 1, 0),
    (1, 1, 0),
    (1, 1, 1),
];

/// Popularity the Monument adds.
pub(crate) const MONUMENT_POPULARITY: u8 = 1;

/// Power the Armory adds.
pub(crate) const ARMORY_POWER: u8 = 1;

/// One-time recruit bonuses by kind.
pub(crate) static ONE_TIME_BONUS: [u8; 4] = [
    2,
    2,
    2,
    2,
];

/// Ongoing recruit bonuses by kind.
pub(crate) static ONGOING_BONUS: [u8; 4] = [
    1,
    1,
    1,
    1,
];

/// The cards in every box, a bit for each number.
pub(crate) const BASE_ENCOUNTERS: EncounterSet = EncounterSet(0x000000001ffffffe);

/// The cards sold apart, a bit for each number.
pub(crate) const PROMO_ENCOUNTERS: EncounterSet = EncounterSet(0x000007ffe0000000);

/// The cards in every box, a bit for each number.
pub(crate) const BASE_FACTORY: FactoryCardSet = FactoryCardSet(0x0000000000001ffe);

/// The cards sold apart, a bit for each number.
pub(crate) const PROMO_FACTORY: FactoryCardSet = FactoryCardSet(0x000000000007e000);

/// The cards in every box, a bit for each number.
pub(crate) const BASE_OBJECTIVES: ObjectiveSet = ObjectiveSet(0x0000000000fffffe);

/// The cards sold apart, a bit for each number.
pub(crate) const PROMO_OBJECTIVES: ObjectiveSet = ObjectiveSet(0x000000000f000000);

/// Units a Factory card moves.
pub(crate) const FACTORY_MOVE_UNITS: u8 = 1;

/// Territories a Factory card moves a unit.
pub(crate) const FACTORY_MOVE_STEPS: u8 = 2;

/// Encounter cards known.
pub const ENCOUNTER_CARDS: u8 = 42;

/// Factory cards known.
pub const FACTORY_CARDS: u8 = 18;

/// Objective cards known.
pub const OBJECTIVE_CARDS: u8 = 27;

/// The encounter cards by number.
pub(crate) static ENCOUNTERS: [EncounterCard; 42] = [
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 4)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Build] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::CombatCards(1), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Wood, 4)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Enlist] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Workers(1), Effect::Resource(Resource::Food, 3)] }, EncounterOption { cost: Cost { coins: 0, popularity: 3, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Deploy] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Metal, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 3, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Enlist] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Metal, 4)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 4, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Deploy] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 2), Effect::Resource(Resource::Metal, 2)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 3, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Enlist] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 4)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Oil, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Upgrade] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Oil, 4)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Oil, 4)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Enlist] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Oil, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 3, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Build] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Oil, 4)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Oil, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 4, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Deploy] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::AnyResources(2)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Workers(1), Effect::Resource(Resource::Food, 3)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Build] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Wood, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 3, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Build] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Workers(1), Effect::Resource(Resource::Wood, 3)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Power(2), Effect::Popularity(2)] }, EncounterOption { cost: Cost { coins: 0, popularity: 3, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::AnyResources(5)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::AnyResources(3)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Workers(1), Effect::Resource(Resource::Metal, 3)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Popularity(2)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::AnyResources(3)] }, EncounterOption { cost: Cost { coins: 0, popularity: 3, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::AnyResources(5)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Workers(1), Effect::AnyResources(2)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Enlist] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::CombatCards(1), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Power(2), Effect::CombatCards(2)] }, EncounterOption { cost: Cost { coins: 0, popularity: 3, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Deploy] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::AnyResources(3)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Workers(1), Effect::Resource(Resource::Wood, 3)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 4)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::CombatCards(2), Effect::Power(3)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::CombatCards(1), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Popularity(3)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Wood, 4)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Popularity(2)] }, EncounterOption { cost: Cost { coins: 4, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Deploy] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::CombatCards(2), Effect::Power(3)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Metal, 4)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Build] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 3, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Enlist] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Workers(1), Effect::Resource(Resource::Food, 3)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::CombatCards(1), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::AnyResources(3)] }, EncounterOption { cost: Cost { coins: 0, popularity: 3, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Deploy] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Power(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Power(4)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Upgrade, Effect::AnyResources(2)] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Power(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Popularity(3)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Build] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Metal, 4)] }, EncounterOption { cost: Cost { coins: 0, popularity: 3, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Deploy] }] },
    EncounterCard { base: true, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Workers(1), Effect::AnyResources(2)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Build] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 3, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Upgrade] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Oil, 3), Effect::Resource(Resource::Food, 1)] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Power(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Power(4)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Build] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Wood, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Popularity(3)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Peek, Effect::CombatCards(3)] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Power(2), Effect::CombatCards(2)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Upgrade, Effect::AnyResources(2)] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Power(2), Effect::CombatCards(2)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Upgrade, Effect::Resource(Resource::Food, 2)] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Metal, 4)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Enlist] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Popularity(2)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Wood, 4)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Workers(1), Effect::Resource(Resource::Oil, 3)] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Oil, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 4, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Deploy] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Workers(1), Effect::Resource(Resource::Oil, 3)] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Popularity(2)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 2), Effect::Resource(Resource::Oil, 2)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Enlist] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Popularity(2)] }, EncounterOption { cost: Cost { coins: 4, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Deploy] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 4)] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Resource(Resource::Food, 4)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Power(5)] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::CombatCards(1), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Popularity(3)] }, EncounterOption { cost: Cost { coins: 0, popularity: 2, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Build] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Power(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::CombatCards(4)] }, EncounterOption { cost: Cost { coins: 0, popularity: 3, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Enlist, Effect::Resource(Resource::Wood, 2)] }] },
    EncounterCard { base: false, options: [EncounterOption { cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Coins(2), Effect::Popularity(1)] }, EncounterOption { cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::Airlift] }, EncounterOption { cost: Cost { coins: 0, popularity: 3, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, gains: &[Effect::AnyResources(5)] }] },
];

/// The Factory cards by number.
pub(crate) static FACTORY: [FactoryCardFace; 18] = [
    FactoryCardFace { base: true, cost: Cost { coins: 1, popularity: 0, power: 0, combat_cards: 1, any_resources: 0, distinct: false }, options: &[&[Effect::Produce(2)]] },
    FactoryCardFace { base: true, cost: Cost { coins: 0, popularity: 1, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, options: &[&[Effect::Enlist], &[Effect::Upgrade]] },
    FactoryCardFace { base: true, cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 1, any_resources: 0, distinct: false }, options: &[&[Effect::Popularity(2)]] },
    FactoryCardFace { base: true, cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 1, any_resources: 0, distinct: false }, options: &[&[Effect::Coins(3)]] },
    FactoryCardFace { base: true, cost: Cost { coins: 0, popularity: 0, power: 1, combat_cards: 0, any_resources: 0, distinct: false }, options: &[&[Effect::Popularity(2)]] },
    FactoryCardFace { base: true, cost: Cost { coins: 0, popularity: 0, power: 1, combat_cards: 0, any_resources: 0, distinct: false }, options: &[&[Effect::Coins(3)]] },
    FactoryCardFace { base: true, cost: Cost { coins: 0, popularity: 1, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, options: &[&[Effect::Deploy], &[Effect::Build]] },
    FactoryCardFace { base: true, cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 1, any_resources: 0, distinct: false }, options: &[&[Effect::AnyResources(3)]] },
    FactoryCardFace { base: true, cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, options: &[&[Effect::Upgrade, Effect::Popularity(1)]] },
    FactoryCardFace { base: true, cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, options: &[&[Effect::Deploy, Effect::Power(1)]] },
    FactoryCardFace { base: true, cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, options: &[&[Effect::Build, Effect::Popularity(1)]] },
    FactoryCardFace { base: true, cost: Cost { coins: 2, popularity: 0, power: 0, combat_cards: 0, any_resources: 0, distinct: false }, options: &[&[Effect::Enlist, Effect::Power(1)]] },
    FactoryCardFace { base: false, cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 2, distinct: true }, options: &[&[Effect::Deploy], &[Effect::Build]] },
    FactoryCardFace { base: false, cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 1, any_resources: 0, distinct: false }, options: &[&[Effect::Workers(1), Effect::Coins(2)]] },
    FactoryCardFace { base: false, cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 1, distinct: false }, options: &[&[Effect::CombatCards(1), Effect::Power(1)]] },
    FactoryCardFace { base: false, cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 1, distinct: false }, options: &[&[Effect::Power(1), Effect::Popularity(1), Effect::Coins(1)]] },
    FactoryCardFace { base: false, cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 1, any_resources: 0, distinct: false }, options: &[&[Effect::Upgrade, Effect::Power(1)]] },
    FactoryCardFace { base: false, cost: Cost { coins: 0, popularity: 0, power: 0, combat_cards: 0, any_resources: 2, distinct: true }, options: &[&[Effect::Enlist], &[Effect::Upgrade]] },
];

/// The objective cards by number.
pub(crate) static OBJECTIVES: [ObjectiveCard; 27] = [
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::ControlTerrain(Terrain::Mountain, 3)] },
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::ControlTunnels(3)] },
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::ControlTerrain(Terrain::Farm, 3)] },
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::ControlTerrain(Terrain::Tundra, 3)] },
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::ControlFactory, Condition::HighestPower] },
    ObjectiveCard { base: true, timing: Timing::OwnTurn, conditions: &[Condition::ForcedWorkerRetreat, Condition::Power(Range { min: 7, max: 255 })] },
    ObjectiveCard { base: true, timing: Timing::OwnTurn, conditions: &[Condition::FactoryCards(Range { min: 1, max: 1 }), Condition::Mechs(Range { min: 1, max: 255 }), Condition::Workers(Range { min: 0, max: 3 })] },
    ObjectiveCard { base: true, timing: Timing::OwnTurn, conditions: &[Condition::Coins(Range { min: 0, max: 2 }), Condition::Workers(Range { min: 4, max: 255 }), Condition::Popularity(Range { min: 7, max: 255 })] },
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::ResourcesOnOneTerritory { min: 9, each: 1 }] },
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::ControlTerrain(Terrain::Forest, 3)] },
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::ControlTerrain(Terrain::Village, 3)] },
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::Coins(Range { min: 20, max: 255 })] },
    ObjectiveCard { base: true, timing: Timing::OwnTurn, conditions: &[Condition::TokensOnOneTerritory(6)] },
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::Upgrades(Range { min: 1, max: 255 }), Condition::Mechs(Range { min: 1, max: 255 }), Condition::Structures(Range { min: 1, max: 255 }), Condition::Recruits(Range { min: 1, max: 255 }), Condition::ResourcesEachType(1)] },
    ObjectiveCard { base: true, timing: Timing::OwnTurn, conditions: &[Condition::WorkersEqualRecruits] },
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::TerritoryWith { mechs: 1, workers: 1, resources: 5 }] },
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::FactoryCards(Range { min: 0, max: 0 }), Condition::ControlAdjacentToFactory(2)] },
    ObjectiveCard { base: true, timing: Timing::OwnTurn, conditions: &[Condition::Power(Range { min: 0, max: 0 }), Condition::Popularity(Range { min: 13, max: 255 }), Condition::Workers(Range { min: 5, max: 255 })] },
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::ControlAroundOneLake(5)] },
    ObjectiveCard { base: true, timing: Timing::OwnTurn, conditions: &[Condition::Structures(Range { min: 3, max: 255 }), Condition::Popularity(Range { min: 7, max: 255 }), Condition::Mechs(Range { min: 0, max: 0 })] },
    ObjectiveCard { base: true, timing: Timing::EndOfTurn, conditions: &[Condition::ResourcesOneType(9)] },
    ObjectiveCard { base: true, timing: Timing::OwnTurn, conditions: &[Condition::FactoryCards(Range { min: 1, max: 1 }), Condition::Upgrades(Range { min: 0, max: 0 })] },
    ObjectiveCard { base: true, timing: Timing::OwnTurn, conditions: &[Condition::CombatCards(Range { min: 8, max: 255 }), Condition::CombatStars(Range { min: 1, max: 255 })] },
    ObjectiveCard { base: false, timing: Timing::EndOfTurn, conditions: &[Condition::WorkersAdjacentToFactory(5)] },
    ObjectiveCard { base: false, timing: Timing::OwnTurn, conditions: &[Condition::Popularity(Range { min: 0, max: 3 }), Condition::Power(Range { min: 13, max: 255 }), Condition::Mechs(Range { min: 2, max: 255 })] },
    ObjectiveCard { base: false, timing: Timing::EndOfTurn, conditions: &[Condition::ControlEachPrimaryTerrainWithWorker] },
    ObjectiveCard { base: false, timing: Timing::OwnTurn, conditions: &[Condition::StructuresAwayFromHome(3)] },
];

/// The structure bonus tiles of the base game.
pub(crate) static STRUCTURE_TILES: [StructureTileFace; 6] = [
    StructureTileFace { kind: TileKind::Adjacent(PlaceSet(0x0000001090024200)), coins: &[0, 2, 4, 4, 6, 6, 9] },
    StructureTileFace { kind: TileKind::Adjacent(PlaceSet(0x0000020140210140)), coins: &[0, 2, 4, 4, 6, 6, 9, 9] },
    StructureTileFace { kind: TileKind::Adjacent(PlaceSet(0x0000084c05101484)), coins: &[0, 2, 4, 4, 6, 6, 9, 9] },
    StructureTileFace { kind: TileKind::On(PlaceSet(0x0000001090024200)), coins: &[0, 2, 4, 6, 6] },
    StructureTileFace { kind: TileKind::LongestLine, coins: &[0, 2, 4, 6, 9] },
    StructureTileFace { kind: TileKind::On(PlaceSet(0x0000259031081a92)), coins: &[0, 2, 4, 6, 9] },
];

/// The end of the power track.
pub(crate) const MAX_POWER: u8 = 16;

/// The end of the popularity track.
pub(crate) const MAX_POPULARITY: u8 = 18;

/// The most a power dial shows.
pub(crate) const MAX_DIAL: u8 = 7;

/// The tiers of the popularity track, from the bottom.
pub(crate) static TIERS: [Tier; 3] = [
    Tier { from: 0, rates: (3, 2, 1) },
    Tier { from: 7, rates: (4, 3, 2) },
    Tier { from: 13, rates: (5, 4, 3) },
];

/// Territories the Factory counts for.
pub(crate) const FACTORY_TERRITORIES: u32 = 3;

/// The combat deck.
pub(crate) const COMBAT_DECK: CombatCards = CombatCards([16, 12, 8, 6]);

/// Stars each player has.
pub(crate) const STARS_PER_PLAYER: u8 = 6;

/// The goals of the triumph track.
pub(crate) static TRIUMPH: [Goal; 9] = [
    Goal { need: 6, spaces: 1 },
    Goal { need: 4, spaces: 1 },
    Goal { need: 4, spaces: 1 },
    Goal { need: 4, spaces: 1 },
    Goal { need: 8, spaces: 1 },
    Goal { need: 1, spaces: 1 },
    Goal { need: 1, spaces: 2 },
    Goal { need: 18, spaces: 1 },
    Goal { need: 16, spaces: 1 },
];

/// Automa cards.
pub const AUTOMA_CARDS: u8 = 19;

/// The Automa cards by number.
pub(crate) static AUTOMA: [AutomaCardFace; 19] = [
    AutomaCardFace { star_advance: true, skip: false, combat_power: [6, 7, 7], combat_cards: 1, resources: 1, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Worker, only: Some(Faction::Nordic) }, AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: None }, AutomaSymbol { what: AutomaMove::Character, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(1), only: None }, AutomaSymbol { what: AutomaGain::Workers(1), only: None }], recruit_bonus: Some(RecruitBonus::Power) }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(4), only: None }], recruit_bonus: Some(RecruitBonus::Power) }] },
    AutomaCardFace { star_advance: true, skip: false, combat_power: [5, 6, 7], combat_cards: 2, resources: 2, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: Some(Faction::Polania) }, AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Coins(1), only: Some(Faction::Crimea) }, AutomaSymbol { what: AutomaGain::Coins(1), only: None }], recruit_bonus: None }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: Some(Faction::Polania) }, AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Coins(1), only: Some(Faction::Crimea) }, AutomaSymbol { what: AutomaGain::CombatCards(1), only: None }, AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: None }], recruit_bonus: Some(RecruitBonus::Coins) }] },
    AutomaCardFace { star_advance: true, skip: false, combat_power: [3, 7, 7], combat_cards: 0, resources: 0, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(3), only: None }], recruit_bonus: None }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(2), only: None }, AutomaSymbol { what: AutomaGain::Workers(1), only: None }], recruit_bonus: Some(RecruitBonus::Popularity) }] },
    AutomaCardFace { star_advance: false, skip: true, combat_power: [0, 1, 2], combat_cards: 1, resources: 0, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Coins(1), only: Some(Faction::Crimea) }, AutomaSymbol { what: AutomaGain::CombatCards(1), only: None }], recruit_bonus: Some(RecruitBonus::CombatCards) }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Coins(1), only: Some(Faction::Crimea) }, AutomaSymbol { what: AutomaGain::Coins(2), only: None }], recruit_bonus: Some(RecruitBonus::Power) }] },
    AutomaCardFace { star_advance: true, skip: false, combat_power: [2, 4, 7], combat_cards: 1, resources: 4, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: Some(Faction::Albion) }, AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: Some(Faction::Togawa) }, AutomaSymbol { what: AutomaGain::Workers(1), only: None }, AutomaSymbol { what: AutomaGain::Coins(1), only: None }], recruit_bonus: Some(RecruitBonus::Coins) }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Mech, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(4), only: None }, AutomaSymbol { what: AutomaGain::Workers(1), only: None }], recruit_bonus: Some(RecruitBonus::CombatCards) }] },
    AutomaCardFace { star_advance: true, skip: false, combat_power: [7, 7, 7], combat_cards: 1, resources: 0, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(2), only: None }], recruit_bonus: None }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Mech, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Coins(1), only: Some(Faction::Crimea) }, AutomaSymbol { what: AutomaGain::Power(2), only: None }, AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: None }], recruit_bonus: Some(RecruitBonus::Power) }] },
    AutomaCardFace { star_advance: true, skip: true, combat_power: [5, 7, 7], combat_cards: 0, resources: 2, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::AttackUnits(5), only: Some(Faction::Saxony) }, AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Workers(1), only: None }, AutomaSymbol { what: AutomaGain::Coins(1), only: None }], recruit_bonus: Some(RecruitBonus::Popularity) }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::AttackUnits(5), only: Some(Faction::Saxony) }, AutomaSymbol { what: AutomaMove::Mech, only: None }], gains: &[AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: Some(Faction::Rusviet) }, AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: None }, AutomaSymbol { what: AutomaGain::CombatCards(1), only: None }], recruit_bonus: Some(RecruitBonus::Coins) }] },
    AutomaCardFace { star_advance: true, skip: true, combat_power: [0, 5, 7], combat_cards: 2, resources: 1, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: Some(Faction::Togawa) }, AutomaSymbol { what: AutomaMove::Mech, only: None }, AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: Some(Faction::Rusviet) }, AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: None }], recruit_bonus: None }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: Some(Faction::Togawa) }, AutomaSymbol { what: AutomaMove::Mech, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(1), only: Some(Faction::Saxony) }, AutomaSymbol { what: AutomaGain::Coins(1), only: None }, AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: None }], recruit_bonus: Some(RecruitBonus::Coins) }] },
    AutomaCardFace { star_advance: true, skip: false, combat_power: [4, 7, 7], combat_cards: 1, resources: 3, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: Some(Faction::Polania) }, AutomaSymbol { what: AutomaMove::Mech, only: None }, AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Workers(1), only: None }, AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: None }], recruit_bonus: Some(RecruitBonus::Popularity) }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: Some(Faction::Polania) }, AutomaSymbol { what: AutomaMove::Mech, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(3), only: None }, AutomaSymbol { what: AutomaGain::Workers(1), only: None }], recruit_bonus: Some(RecruitBonus::Popularity) }] },
    AutomaCardFace { star_advance: true, skip: false, combat_power: [0, 0, 0], combat_cards: 1, resources: 1, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Mech, only: None }, AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: None }, AutomaSymbol { what: AutomaGain::Power(2), only: None }], recruit_bonus: None }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Mech, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Coins(2), only: None }, AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: None }], recruit_bonus: None }] },
    AutomaCardFace { star_advance: true, skip: false, combat_power: [6, 7, 7], combat_cards: 2, resources: 0, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Mech, only: None }, AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: None }, AutomaSymbol { what: AutomaMove::Character, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Workers(1), only: Some(Faction::Rusviet) }, AutomaSymbol { what: AutomaGain::Workers(1), only: None }, AutomaSymbol { what: AutomaGain::Coins(1), only: None }], recruit_bonus: None }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Worker, only: Some(Faction::Nordic) }, AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: None }, AutomaSymbol { what: AutomaMove::Character, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(3), only: None }, AutomaSymbol { what: AutomaGain::Workers(1), only: None }], recruit_bonus: Some(RecruitBonus::CombatCards) }] },
    AutomaCardFace { star_advance: true, skip: false, combat_power: [4, 5, 7], combat_cards: 2, resources: 1, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Worker, only: Some(Faction::Nordic) }, AutomaSymbol { what: AutomaMove::Mech, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(4), only: None }], recruit_bonus: None }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Worker, only: Some(Faction::Nordic) }, AutomaSymbol { what: AutomaMove::Mech, only: None }], gains: &[AutomaSymbol { what: AutomaGain::CombatCards(1), only: None }, AutomaSymbol { what: AutomaGain::Coins(1), only: None }, AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: None }], recruit_bonus: Some(RecruitBonus::Power) }] },
    AutomaCardFace { star_advance: true, skip: false, combat_power: [3, 5, 7], combat_cards: 3, resources: 0, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::AttackUnits(4), only: Some(Faction::Saxony) }, AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: None }, AutomaSymbol { what: AutomaMove::Character, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Coins(1), only: None }], recruit_bonus: None }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::AttackUnits(5), only: Some(Faction::Saxony) }, AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: None }, AutomaSymbol { what: AutomaMove::Character, only: None }], gains: &[AutomaSymbol { what: AutomaGain::CombatCards(1), only: None }, AutomaSymbol { what: AutomaGain::Coins(2), only: None }], recruit_bonus: Some(RecruitBonus::Coins) }] },
    AutomaCardFace { star_advance: true, skip: false, combat_power: [1, 1, 1], combat_cards: 1, resources: 0, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: None }, AutomaSymbol { what: AutomaMove::Character, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Workers(1), only: None }, AutomaSymbol { what: AutomaGain::CombatCards(1), only: None }], recruit_bonus: Some(RecruitBonus::CombatCards) }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::AttackUnits(7), only: None }, AutomaSymbol { what: AutomaMove::AttackWorkers, only: None }, AutomaSymbol { what: AutomaMove::Mech, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(3), only: None }], recruit_bonus: Some(RecruitBonus::Popularity) }] },
    AutomaCardFace { star_advance: false, skip: false, combat_power: [7, 7, 7], combat_cards: 0, resources: 2, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: None }, AutomaSymbol { what: AutomaMove::Character, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(3), only: None }, AutomaSymbol { what: AutomaGain::Coins(1), only: None }], recruit_bonus: Some(RecruitBonus::Coins) }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::AttackUnits(1), only: None }, AutomaSymbol { what: AutomaMove::AttackWorkers, only: None }, AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: None }, AutomaSymbol { what: AutomaMove::Character, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Coins(1), only: Some(Faction::Crimea) }, AutomaSymbol { what: AutomaGain::Coins(1), only: None }], recruit_bonus: Some(RecruitBonus::CombatCards) }] },
    AutomaCardFace { star_advance: true, skip: false, combat_power: [5, 7, 7], combat_cards: 1, resources: 4, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: None }, AutomaSymbol { what: AutomaMove::Character, only: None }], gains: &[AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: None }], recruit_bonus: None }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::AttackUnits(5), only: None }, AutomaSymbol { what: AutomaMove::AttackWorkers, only: None }, AutomaSymbol { what: AutomaMove::Mech, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(1), only: Some(Faction::Saxony) }, AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: None }, AutomaSymbol { what: AutomaGain::Coins(1), only: None }], recruit_bonus: None }] },
    AutomaCardFace { star_advance: false, skip: true, combat_power: [7, 7, 7], combat_cards: 2, resources: 2, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::AttackUnits(6), only: None }, AutomaSymbol { what: AutomaMove::AttackWorkers, only: None }, AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Coins(2), only: None }], recruit_bonus: Some(RecruitBonus::Power) }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::AttackUnits(8), only: None }, AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Coins(1), only: Some(Faction::Crimea) }, AutomaSymbol { what: AutomaGain::Coins(1), only: None }, AutomaSymbol { what: AutomaGain::Workers(1), only: None }], recruit_bonus: Some(RecruitBonus::Popularity) }] },
    AutomaCardFace { star_advance: true, skip: false, combat_power: [1, 1, 7], combat_cards: 0, resources: 1, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: None }, AutomaSymbol { what: AutomaMove::Character, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Workers(1), only: Some(Faction::Albion) }, AutomaSymbol { what: AutomaGain::Workers(1), only: None }, AutomaSymbol { what: AutomaGain::Coins(1), only: None }], recruit_bonus: None }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: None }, AutomaSymbol { what: AutomaMove::Character, only: None }], gains: &[AutomaSymbol { what: AutomaGain::MechOrCharacter(1), only: Some(Faction::Albion) }, AutomaSymbol { what: AutomaGain::Workers(1), only: None }, AutomaSymbol { what: AutomaGain::Coins(2), only: None }], recruit_bonus: None }] },
    AutomaCardFace { star_advance: true, skip: false, combat_power: [7, 7, 7], combat_cards: 1, resources: 1, schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::AttackWorkers, only: None }, AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Workers(1), only: None }], recruit_bonus: None }, AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::EncounterOrFactory, only: Some(Faction::Albion) }, AutomaSymbol { what: AutomaMove::AttackWorkers, only: None }, AutomaSymbol { what: AutomaMove::Worker, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(3), only: None }, AutomaSymbol { what: AutomaGain::Coins(1), only: None }], recruit_bonus: Some(RecruitBonus::CombatCards) }] },
];

/// The levels of the Automa.
pub(crate) static AUTOMA_LEVELS: [AutomaLevelFace; 4] = [
    AutomaLevelFace { spaces: 24, stars: SpaceSet::of(&[10, 15, 18, 20, 22, 23]), no_water: SpaceSet::of(&[0, 1, 2, 3, 4]), skip_turns: true, all_moves: false, retreats_home: false, extra_coins: 0, extra_power: 0 },
    AutomaLevelFace { spaces: 22, stars: SpaceSet::of(&[9, 14, 17, 19, 20, 21]), no_water: SpaceSet::of(&[0, 1, 2, 3]), skip_turns: false, all_moves: false, retreats_home: false, extra_coins: 0, extra_power: 0 },
    AutomaLevelFace { spaces: 19, stars: SpaceSet::of(&[9, 12, 14, 16, 17, 18]), no_water: SpaceSet::of(&[0, 1, 2]), skip_turns: false, all_moves: false, retreats_home: false, extra_coins: 0, extra_power: 0 },
    AutomaLevelFace { spaces: 18, stars: SpaceSet::of(&[8, 11, 13, 15, 16, 17]), no_water: SpaceSet::of(&[]), skip_turns: false, all_moves: true, retreats_home: true, extra_coins: 1, extra_power: 1 },
];

/// The least power of the second and of the third column of an Automa card's combat part.
pub(crate) const AUTOMA_POWER_COLUMNS: [u8; 2] = [8, 14];

/// Coins the Automa starts with.
pub(crate) const AUTOMA_COINS: u16 = 5;

/// The Automa's popularity, which never changes.
pub(crate) const AUTOMA_POPULARITY: u8 = 10;

/// Coins the Automa scores for a star.
pub(crate) const AUTOMA_PER_STAR: u32 = 4;

/// Coins the Automa scores for a territory.
pub(crate) const AUTOMA_PER_TERRITORY: u32 = 3;

/// Resources of a territory that count for a person who plays against the Automa.
pub(crate) const HUMAN_RESOURCES_PER_TERRITORY: u32 = 6;

/// Combat stars the Automa may have.
pub(crate) const AUTOMA_COMBAT_STARS: u8 = 2;

/// Resources an airship carries, if resources.
pub(crate) const AIRSHIP_RESOURCES: u8 = 3;

/// Workers an airship carries, if workers.
pub(crate) const AIRSHIP_WORKERS: u8 = 2;

/// Territories a Factory card's Move adds.
pub(crate) const AIRSHIP_FACTORY_RANGE: u8 = 1;

/// The airship tiles by number.
pub(crate) static AIRSHIP_TILES: [AirshipTileFace; 16] = [
    AirshipTileFace { number: 1, name: "Bombard", corrected: None, state: TileState::Partial, side: TileSide::Aggressive, freight: Some(Freight::Resources), range: 0, with_automa: true, effects: &[TileEffect::Bombard { losses: &[1, 3, 5] }] },
    AirshipTileFace { number: 2, name: "Bounty", corrected: None, state: TileState::Unknown, side: TileSide::Aggressive, freight: Some(Freight::Workers), range: 0, with_automa: true, effects: &[TileEffect::CombatGain { paying: Paying::WonPerFighter, gains: &[Effect::Coins(2)] }] },
    AirshipTileFace { number: 3, name: "Siege Engine", corrected: None, state: TileState::Partial, side: TileSide::Aggressive, freight: Some(Freight::Workers), range: 0, with_automa: true, effects: &[TileEffect::LeavingCosts { coins: 1 }] },
    AirshipTileFace { number: 4, name: "Distract", corrected: None, state: TileState::Unknown, side: TileSide::Aggressive, freight: Some(Freight::Resources), range: 0, with_automa: true, effects: &[TileEffect::FewerCards(1)] },
    AirshipTileFace { number: 5, name: "Espionage", corrected: None, state: TileState::Unknown, side: TileSide::Aggressive, freight: Some(Freight::Workers), range: 0, with_automa: true, effects: &[TileEffect::Spy { coins: 1, cards: 1 }] },
    AirshipTileFace { number: 6, name: "Blitzkrieg", corrected: None, state: TileState::Partial, side: TileSide::Aggressive, freight: Some(Freight::Workers), range: 0, with_automa: true, effects: &[TileEffect::Duel { cards: 1 }] },
    AirshipTileFace { number: 7, name: "Toll", corrected: None, state: TileState::Ready, side: TileSide::Aggressive, freight: Some(Freight::Resources), range: 0, with_automa: false, effects: &[TileEffect::EnteringCosts { resources: 1 }] },
    AirshipTileFace { number: 8, name: "War Correspondent", corrected: None, state: TileState::Unknown, side: TileSide::Aggressive, freight: Some(Freight::Workers), range: 0, with_automa: true, effects: &[TileEffect::CombatGain { paying: Paying::EveryCombat, gains: &[Effect::Popularity(1)] }] },
    AirshipTileFace { number: 9, name: "Ferry", corrected: None, state: TileState::Partial, side: TileSide::Passive, freight: None, range: 2, with_automa: true, effects: &[TileEffect::LakeIsLand] },
    AirshipTileFace { number: 10, name: "Boost", corrected: None, state: TileState::Partial, side: TileSide::Passive, freight: None, range: 3, with_automa: true, effects: &[TileEffect::WorkerSteps(1)] },
    AirshipTileFace { number: 11, name: "Drill", corrected: None, state: TileState::Unknown, side: TileSide::Passive, freight: None, range: 2, with_automa: true, effects: &[TileEffect::Tunnel] },
    AirshipTileFace { number: 12, name: "Hero", corrected: None, state: TileState::Partial, side: TileSide::Passive, freight: None, range: 2, with_automa: true, effects: &[TileEffect::CarryCharacter] },
    AirshipTileFace { number: 13, name: "Safe Haven", corrected: None, state: TileState::Ready, side: TileSide::Passive, freight: None, range: 3, with_automa: true, effects: &[TileEffect::Control, TileEffect::RetreatHere] },
    AirshipTileFace { number: 14, name: "Reap", corrected: None, state: TileState::Partial, side: TileSide::Passive, freight: None, range: 3, with_automa: true, effects: &[TileEffect::Produce] },
    AirshipTileFace { number: 15, name: "Craft", corrected: None, state: TileState::Unknown, side: TileSide::Passive, freight: None, range: 2, with_automa: true, effects: &[TileEffect::Deploy, TileEffect::Build] },
    AirshipTileFace { number: 16, name: "Negotiate", corrected: None, state: TileState::Partial, side: TileSide::Passive, freight: None, range: 2, with_automa: true, effects: &[TileEffect::SwapObjective { over: Terrain::Village, gains: &[Effect::Popularity(1)] }] },
];

/// The resolution tiles by number.
pub(crate) static RESOLUTIONS: [ResolutionFace; 8] = [
    ResolutionFace { number: 1, name: "Land Rush", corrected: None, state: TileState::Unknown, trigger_stars: 6, trigger_own_turn: false, trigger_coins: 0, at_once: AtOnce::Never, turns_others: 1, turns_trigger: 0, trigger_last: false, without_move: false, turns_each: 0, objectives: 0, automa_stars: 0, extra_stars: &[], hill_stars: 0, hill_ends: false, combat_coins: 0, territory_prizes: &[10, 5], explosion: false, explosion_popularity: 0 },
    ResolutionFace { number: 2, name: "Factory Explosion", corrected: None, state: TileState::Ready, trigger_stars: 5, trigger_own_turn: true, trigger_coins: 5, at_once: AtOnce::Never, turns_others: 2, turns_trigger: 2, trigger_last: false, without_move: false, turns_each: 0, objectives: 0, automa_stars: 0, extra_stars: &[], hill_stars: 0, hill_ends: false, combat_coins: 0, territory_prizes: &[], explosion: true, explosion_popularity: 1 },
    ResolutionFace { number: 3, name: "Spoils of War", corrected: None, state: TileState::Unknown, trigger_stars: 6, trigger_own_turn: false, trigger_coins: 0, at_once: AtOnce::Never, turns_others: 1, turns_trigger: 0, trigger_last: false, without_move: false, turns_each: 0, objectives: 0, automa_stars: 0, extra_stars: &[(Star::Combat, 4)], hill_stars: 0, hill_ends: false, combat_coins: 2, territory_prizes: &[], explosion: false, explosion_popularity: 0 },
    ResolutionFace { number: 4, name: "King of the Hill", corrected: None, state: TileState::Unknown, trigger_stars: 6, trigger_own_turn: false, trigger_coins: 0, at_once: AtOnce::Never, turns_others: 2, turns_trigger: 2, trigger_last: false, without_move: false, turns_each: 0, objectives: 0, automa_stars: 0, extra_stars: &[], hill_stars: 2, hill_ends: true, combat_coins: 0, territory_prizes: &[], explosion: false, explosion_popularity: 0 },
    ResolutionFace { number: 5, name: "Deja Vu", corrected: None, state: TileState::Unknown, trigger_stars: 6, trigger_own_turn: false, trigger_coins: 0, at_once: AtOnce::Always, turns_others: 0, turns_trigger: 0, trigger_last: false, without_move: false, turns_each: 0, objectives: 0, automa_stars: 0, extra_stars: &[(Star::Power, 1), (Star::Popularity, 1), (Star::Objective, 1), (Star::Combat, 1)], hill_stars: 0, hill_ends: false, combat_coins: 0, territory_prizes: &[], explosion: false, explosion_popularity: 0 },
    ResolutionFace { number: 6, name: "Mission Possible", corrected: None, state: TileState::Ready, trigger_stars: 6, trigger_own_turn: false, trigger_coins: 0, at_once: AtOnce::Never, turns_others: 1, turns_trigger: 0, trigger_last: false, without_move: true, turns_each: 0, objectives: 2, automa_stars: 1, extra_stars: &[], hill_stars: 0, hill_ends: false, combat_coins: 0, territory_prizes: &[], explosion: false, explosion_popularity: 0 },
    ResolutionFace { number: 7, name: "Doomsday Clock", corrected: None, state: TileState::Partial, trigger_stars: 0, trigger_own_turn: false, trigger_coins: 0, at_once: AtOnce::Never, turns_others: 0, turns_trigger: 0, trigger_last: false, without_move: false, turns_each: 20, objectives: 0, automa_stars: 0, extra_stars: &[], hill_stars: 0, hill_ends: false, combat_coins: 0, territory_prizes: &[], explosion: false, explosion_popularity: 0 },
    ResolutionFace { number: 8, name: "Backup Plan", corrected: None, state: TileState::Partial, trigger_stars: 6, trigger_own_turn: false, trigger_coins: 0, at_once: AtOnce::IfAhead, turns_others: 1, turns_trigger: 1, trigger_last: true, without_move: false, turns_each: 0, objectives: 0, automa_stars: 0, extra_stars: &[], hill_stars: 0, hill_ends: false, combat_coins: 0, territory_prizes: &[], explosion: false, explosion_popularity: 0 },
];

/// What is not known for certain, by file.
pub static DOUBTS: &[Doubt] = &[
    Doubt { file: "data/player_mats.toml", item: "ruling trade_split", status: "open", note: "May the two traded resources go to two different territories? The text says one territory; no ruling was found. Recommended: both on one territory." },
    Doubt { file: "data/encounters.toml", item: "encounter card 1", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 2", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 3", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 4", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 5", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 6", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 7", status: "single-source", note: "The authority is the publisher's own card guide. The upgrade costs 2 coins here and 3 coins on card 29; both are read so in the guide and in scythemobile." },
    Doubt { file: "data/encounters.toml", item: "encounter card 8", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 9", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 10", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 11", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 12", status: "single-source", note: "The authority is the publisher's own card guide. scythemobile's code gives 3 food in option 3, its own text and the guide 3 wood; panamerica has a near match with food instead of wood in option 1. The guide is followed." },
    Doubt { file: "data/encounters.toml", item: "encounter card 13", status: "single-source", note: "The authority is the publisher's own card guide. A blog (startyourmeeples.com, 2019-05-15) quotes option 1 of card 13 from a physical copy: it agrees; the stored excerpt stops before options 2 and 3." },
    Doubt { file: "data/encounters.toml", item: "encounter card 14", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 15", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 16", status: "single-source", note: "The authority is the publisher's own card guide. panamerica has a near match with 2 power and 2 combat cards in option 2. The guide is followed." },
    Doubt { file: "data/encounters.toml", item: "encounter card 17", status: "single-source", note: "The authority is the publisher's own card guide. Option 3 is worded 'gain 1 mech' in the guide, not 'deploy'; treated as deploy." },
    Doubt { file: "data/encounters.toml", item: "encounter card 18", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 19", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 20", status: "single-source", note: "The authority is the publisher's own card guide. panamerica has a near match with 2 popularity instead of 3 in option 2. The guide is followed." },
    Doubt { file: "data/encounters.toml", item: "encounter card 21", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 22", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 23", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 24", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 25", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 26", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 27", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 28", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 29", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 30", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 31", status: "single-source", note: "The authority is the publisher's own card guide. Option 3: first look at all combat cards of one opponent of your choice, then draw 3." },
    Doubt { file: "data/encounters.toml", item: "encounter card 32", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 33", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 34", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 35", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 36", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 37", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 38", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 39", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 40", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 41", status: "single-source", note: "The authority is the publisher's own card guide." },
    Doubt { file: "data/encounters.toml", item: "encounter card 42", status: "single-source", note: "The authority is the publisher's own card guide. Option 2: one payment of 2 coins in total, whatever the number of units. What 'empty' means (structures, tokens, resources) and whether resources travel along is not defined on the card." },
    Doubt { file: "data/encounters.toml", item: "encounter cards 43 to 74", status: "not-found", note: "No transcription of these 32 cards was found; they are not in the game." },
    Doubt { file: "data/encounters.toml", item: "ruling benefit-impossible", status: "open", note: "No rule forbids an option whose benefit cannot be taken at all (no mech, recruit, structure, cube or worker left; structure already on the territory): the cost must be paid, the benefit may be empty. Recommended: legal." },
    Doubt { file: "data/factory.toml", item: "factory card 3", status: "disputed", note: "The first transcription says 2 popularity, the second 2 power. Cards 3-6 then form a square (combat card or power, for 2 popularity or 3 coins), which speaks for popularity. Check against a physical card." },
    Doubt { file: "data/factory.toml", item: "factory card 4", status: "agreed", note: "The first transcription labels it 3 coins but its code pays 2, a slip; the second has 3." },
    Doubt { file: "data/factory.toml", item: "factory card 5", status: "agreed", note: "Two transcriptions agree; that they are independent cannot be proved." },
    Doubt { file: "data/factory.toml", item: "factory card 6", status: "agreed", note: "Two transcriptions agree; that they are independent cannot be proved." },
    Doubt { file: "data/factory.toml", item: "factory card 7", status: "agreed", note: "Two transcriptions agree; that they are independent cannot be proved." },
    Doubt { file: "data/factory.toml", item: "factory card 8", status: "agreed", note: "Two transcriptions agree; that they are independent cannot be proved." },
    Doubt { file: "data/factory.toml", item: "factory card 9", status: "agreed", note: "Two transcriptions agree; that they are independent cannot be proved." },
    Doubt { file: "data/factory.toml", item: "factory card 10", status: "agreed", note: "Two transcriptions agree; that they are independent cannot be proved." },
    Doubt { file: "data/factory.toml", item: "factory card 11", status: "agreed", note: "Two transcriptions agree; that they are independent cannot be proved." },
    Doubt { file: "data/factory.toml", item: "factory card 12", status: "agreed", note: "Two transcriptions agree; that they are independent cannot be proved." },
    Doubt { file: "data/factory.toml", item: "factory card 13", status: "single-source", note: "Only one source is known." },
    Doubt { file: "data/factory.toml", item: "factory card 14", status: "single-source", note: "Only one source is known." },
    Doubt { file: "data/factory.toml", item: "factory card 15", status: "single-source", note: "The amount of power is uncertain: the label gives none, the code pays 1, and beside card 16 that looks low." },
    Doubt { file: "data/factory.toml", item: "factory card 16", status: "single-source", note: "By name and label: power, popularity and a coin. The code leaves the power out: taken for a slip." },
    Doubt { file: "data/factory.toml", item: "factory card 17", status: "single-source", note: "Only one source is known." },
    Doubt { file: "data/factory.toml", item: "factory card 18", status: "single-source", note: "Only one source is known." },
    Doubt { file: "data/factory.toml", item: "ruling card_8_split", status: "open", note: "Must the three resources of card 8 go on one territory? No ruling was found; treat as Trade." },
    Doubt { file: "data/objectives.toml", item: "ruling mine_for_card_2", status: "open", note: "Does one's own Mine count as a tunnel for card 2? No ruling was found. Recommended: no, as for the structure bonus tiles; the Mine is a tunnel for movement only." },
    Doubt { file: "data/objectives.toml", item: "ruling card_6_window", status: "open", note: "Card 6 names an event. Recommended: it must have happened on the turn of the reveal, with or without a combat; power is counted when the card is revealed." },
    Doubt { file: "data/objectives.toml", item: "ruling workers_counted", status: "open", note: "Workers on the home base or on a mech are on the board and count wherever a card counts workers; workers still on the mat do not. Recommended." },
    Doubt { file: "data/objectives.toml", item: "ruling card_27_fourth_structure", status: "open", note: "With four structures, one of them next to the home base: the wording can be read either way. Recommended: three that are not adjacent are enough only if none of your structures is adjacent." },
    Doubt { file: "data/tiles_and_tracks.toml", item: "structure tile adjacent_home_base_or_factory", status: "single-source", note: "Counts your structures adjacent to any home base or to the Factory. Modular board only: not in the game." },
    Doubt { file: "data/tiles_and_tracks.toml", item: "structure tile same_lake", status: "single-source", note: "Counts your structures adjacent to one and the same lake. Modular board only: not in the game." },
    Doubt { file: "data/tiles_and_tracks.toml", item: "structure tile on_villages", status: "single-source", note: "Counts your structures on villages. Modular board only: not in the game." },
    Doubt { file: "data/tiles_and_tracks.toml", item: "structure tile on_mountain_or_forest", status: "single-source", note: "Counts your structures on mountains and forests. Modular board only: not in the game." },
    Doubt { file: "data/tiles_and_tracks.toml", item: "structure tile on_encounters", status: "single-source", note: "Counts your structures on encounter territories. Modular board only: not in the game." },
    Doubt { file: "data/tiles_and_tracks.toml", item: "structure tile isolated", status: "single-source", note: "Counts your structures not adjacent to any other structure, yours or an opponent's. Modular board only: not in the game." },
    Doubt { file: "data/tiles_and_tracks.toml", item: "structure tile diamond", status: "single-source", note: "Counts your structures within the pictured diamond shape, at any angle. Modular board only: not in the game." },
    Doubt { file: "data/tiles_and_tracks.toml", item: "structure tile same_encounter", status: "single-source", note: "Counts your structures adjacent to one and the same encounter territory. Modular board only: not in the game." },
    Doubt { file: "data/automa.toml", item: "variant for three or more seats", status: "semi-official", note: "From the Rise of Fenris rulebook, page 48, known through a digest; gaps are filled by our own choice." },
    Doubt { file: "data/automa.toml", item: "Automa cards 5, 8, 18, 19: symbols of Albion and Togawa", status: "agreed", note: "Two transcriptions agree; no picture of the reprinted cards was seen." },
    Doubt { file: "data/automa.toml", item: "Flags and Traps of an Automa", status: "indirect", note: "Two notes of the Rise of Fenris rulebook imply that it places them; the printed rule was not found." },
    Doubt { file: "data/automa.toml", item: "The Wind Gambit with an Automa", status: "not-found", note: "The Automa rulebook of The Wind Gambit was not found: how the Automa flies and resolves is unknown, and the lists of tiles for solo games are indirect." },
    Doubt { file: "data/invaders.toml", item: "Automa with Albion and Togawa", status: "low", note: "Only one secondary source is known." },
    Doubt { file: "data/invaders.toml", item: "Automa card 5: albion, scheme I, move row", status: "medium", note: "The official text through one digest, or several secondary sources that agree." },
    Doubt { file: "data/invaders.toml", item: "Automa card 5: togawa, scheme I, gain row", status: "medium", note: "The official text through one digest, or several secondary sources that agree." },
    Doubt { file: "data/invaders.toml", item: "Automa card 8: togawa, scheme I and II, move row", status: "medium", note: "The official text through one digest, or several secondary sources that agree." },
    Doubt { file: "data/invaders.toml", item: "Automa card 18: albion, scheme I, gain row", status: "medium", note: "The official text through one digest, or several secondary sources that agree." },
    Doubt { file: "data/invaders.toml", item: "Automa card 18: albion, scheme II, gain row", status: "medium", note: "The official text through one digest, or several secondary sources that agree." },
    Doubt { file: "data/invaders.toml", item: "Automa card 19: albion, scheme II, move row", status: "medium", note: "The official text through one digest, or several secondary sources that agree." },
    Doubt { file: "data/airships.toml", item: "ranges of airships", status: "medium", note: "The official text through one digest, or several secondary sources that agree." },
    Doubt { file: "data/airships.toml", item: "tile told without its name", status: "low", note: "Only one secondary source is known." },
    Doubt { file: "data/airships.toml", item: "airship tile bombard", status: "partial", note: "Pay 1, 2 or 3 resources: an opponent loses 1, 3 or 5 power. (The publisher's announcement of March 2017, before print, showed the tile; the report does not name it. Neither the moment nor the place is given.) The effect played is ours, not checked against a printed tile: Once during its move, over a territory that an opponent occupies or controls, your airship may spend 1, 2 or 3 of the resources aboard: that opponent loses 1, 3 or 5 power." },
    Doubt { file: "data/airships.toml", item: "airship tile bounty", status: "unknown", note: "Only name and number are known. The effect played is ours, not checked against a printed tile: When you win a combat under your airship, gain 2 coins for each character or mech of the loser that retreats." },
    Doubt { file: "data/airships.toml", item: "airship tile siege_engine", status: "partial", note: "Blocks the movement of opponents' combat units (characters, mechs) unless $1 is paid for each unit. Whether leaving, entering or both, and who receives the coin, is not said. The effect played is ours, not checked against a printed tile: An opponent's character or mech that begins its move under your airship pays you 1 coin to leave; without the coin it stays." },
    Doubt { file: "data/airships.toml", item: "airship tile distract", status: "unknown", note: "Only name and number are known. The effect played is ours, not checked against a printed tile: When you fight under your airship, your opponent may play one combat card fewer." },
    Doubt { file: "data/airships.toml", item: "airship tile espionage", status: "unknown", note: "Only name and number are known. The effect played is ours, not checked against a printed tile: Where your airship ends its move over a territory that an opponent occupies, you may pay 1 coin, once per turn, to look at that opponent's combat cards and take one of them at random." },
    Doubt { file: "data/airships.toml", item: "airship tile blitzkrieg", status: "partial", note: "Two airships may fight each other. The winner gains a combat star as usual. The loser's airship retreats (the only case in which an airship does). Other units on the territory neither fight nor retreat. How many combat cards may be played is not said. The effect played is ours, not checked against a printed tile: Where your airship ends its move on a territory with another airship, the two may fight after the Move action, before any other combat there: each side sets its power dial and may add one combat card. The winner places a combat star as usual; the loser's airship goes back to its home base with its cargo, and all other units stay out of it." },
    Doubt { file: "data/airships.toml", item: "airship tile toll", status: "medium", note: "Known from a player's quotation of the tile." },
    Doubt { file: "data/airships.toml", item: "airship tile war_correspondent", status: "unknown", note: "Only name and number are known. The effect played is ours, not checked against a printed tile: After every combat under your airship, whoever fought it, gain 1 popularity." },
    Doubt { file: "data/airships.toml", item: "airship tile ferry", status: "partial", note: "Lets units board or leave an airship that is over a lake. (The passive tile shown in the announcement of March 2017, before print, told without its name; no other name fits.) The effect played is ours, not checked against a printed tile: A lake under your airship is land to your units: they enter it from every adjacent territory and leave it to every adjacent territory." },
    Doubt { file: "data/airships.toml", item: "airship tile boost", status: "partial", note: "A review mentions, without a name, a passive power that speeds up workers. How, where and by how much is not said. The effect played is ours, not checked against a printed tile: Your workers that begin their move under your airship may move one territory farther." },
    Doubt { file: "data/airships.toml", item: "airship tile drill", status: "unknown", note: "Only name and number are known. The effect played is ours, not checked against a printed tile: The territory under your airship is a tunnel to your units." },
    Doubt { file: "data/airships.toml", item: "airship tile hero", status: "partial", note: "A review mentions, without a name, a passive power that lets the airship carry the character; no other name fits. What the character may do when set down (encounter, combat, Factory) is not said. The effect played is ours, not checked against a printed tile: Your airship may carry your character besides its other cargo. Aboard, the character neither fights nor controls nor meets anything; set down at the end of the airship's move where no opponent's unit stands, it meets an encounter or the Factory as if it had walked there, and moves no more this turn." },
    Doubt { file: "data/airships.toml", item: "airship tile safe_haven", status: "medium", note: "Known from accounts of players or reviewers." },
    Doubt { file: "data/airships.toml", item: "airship tile reap", status: "partial", note: "A player who drew it calls it especially useful for ramping up production; nothing more is said. The effect played is ours, not checked against a printed tile: When you produce, your workers under your airship produce too, besides the territories you choose." },
    Doubt { file: "data/airships.toml", item: "airship tile craft", status: "unknown", note: "Only name and number are known. The effect played is ours, not checked against a printed tile: You may deploy mechs and build structures under your airship without a worker there, as long as no opponent's unit is on the territory. It may not be a lake, nor, for a structure, be built on already." },
    Doubt { file: "data/airships.toml", item: "airship tile negotiate", status: "partial", note: "When the airship stops on a village, an objective card may be given up to draw another and gain something (the text breaks off). Told without the tile's name; no other name fits. The effect played is ours, not checked against a printed tile: Where your airship ends its move over a village that no opponent occupies, you may, once per turn, discard an objective card to draw another and gain 1 popularity." },
    Doubt { file: "data/airships.toml", item: "airship tile toll: workers_aboard_a_mech", status: "open", note: "Does a carried worker count as a unit that must bring a resource? Played: no: being carried is not a move." },
    Doubt { file: "data/airships.toml", item: "airship tile toll: several_airships", status: "open", note: "Two enemy airships over the hex: one resource for each? Played: yes, each airship takes its own, as far as it has room." },
    Doubt { file: "data/airships.toml", item: "airship tile toll: retreat", status: "open", note: "Does a retreat pay? Played: no: a retreat is not a move." },
    Doubt { file: "data/airships.toml", item: "airship tile safe_haven: range", status: "open", note: "3 or 2? Played: 3: the report names tile and number, the review names neither." },
    Doubt { file: "data/airships.toml", item: "airship tile safe_haven: retreat_choice", status: "open", note: "May every retreating unit of the owner choose it instead of the home base? Played: yes, any unit in any retreat, if no opponent occupies it then." },
    Doubt { file: "data/airships.toml", item: "airship tile safe_haven: enemy_structure", status: "open", note: "An opponent's structure without units stands there: who controls? Played: the airship's owner: a structure does not occupy." },
    Doubt { file: "data/airships.toml", item: "airship tile safe_haven: two_airships", status: "open", note: "Airships of two players over the same empty territory? Played: nobody controls it through an airship." },
    Doubt { file: "data/airships.toml", item: "airship tile safe_haven: lake", status: "open", note: "Does it control a lake? Played: yes: a lake is a territory." },
    Doubt { file: "data/resolutions.toml", item: "resolution tile land_rush", status: "unknown", note: "Only name and number are known. The effect played is ours, not checked against a printed tile: The sixth star does not end the game: after the turn in which a player first has six stars, every other player takes one more turn. Before scoring, whoever controls the most territories (the Factory counts as three) gains 10 coins, the next 5 coins; players who are level each gain 5 coins, and nobody comes after those level at the top." },
    Doubt { file: "data/resolutions.toml", item: "resolution tile factory_explosion", status: "medium", note: "Known from accounts of players or reviewers." },
    Doubt { file: "data/resolutions.toml", item: "resolution tile spoils_of_war", status: "unknown", note: "Only name and number are known. The effect played is ours, not checked against a printed tile: Combat stars are limited by the six stars of a player only, and the winner of a combat takes 2 coins from the loser, or what there is. After the turn in which a player first has six stars, every other player takes one more turn." },
    Doubt { file: "data/resolutions.toml", item: "resolution tile king_of_the_hill", status: "unknown", note: "See [resolution_told_without_name]: it may be this tile or Deja Vu. The effect played is ours, not checked against a printed tile: At the start of your turn, with the Factory under your control, you may place a star on this tile, at most two in the game. The game ends at the start of a turn whose player has six stars and controls the Factory, or once everybody has taken two more turns after the first sixth star." },
    Doubt { file: "data/resolutions.toml", item: "resolution tile deja_vu", status: "unknown", note: "See [resolution_told_without_name]: it may be this tile or King of the Hill. The effect played is ours, not checked against a printed tile: Four goals take one more star from each player: 16 power and 18 popularity, for those who fell below and come back to it, a second objective and a third combat. The sixth star ends the game as usual." },
    Doubt { file: "data/resolutions.toml", item: "resolution tile mission_possible", status: "medium", note: "Known from accounts of players or reviewers." },
    Doubt { file: "data/resolutions.toml", item: "resolution tile doomsday_clock", status: "partial", note: "The game lasts 20 turns for each player, stars or not. How the turns are tracked, and what else the tile says, was not found. The effect played is ours, not checked against a printed tile: Everybody takes exactly 20 turns, stars or not; then the game is scored." },
    Doubt { file: "data/resolutions.toml", item: "resolution tile backup_plan", status: "partial", note: "When the player who triggers the end does not have the highest score, there is an extra turn. Whose turn, how many, and how the score is taken before the end, is not said. With Doomsday Clock, the only tile allowed in the Rise of Fenris campaign. The effect played is ours, not checked against a printed tile: When a player places a sixth star, the position is scored as it stands. If that player is ahead of all others, the game ends at once; otherwise everybody takes one more turn, that player last." },
    Doubt { file: "data/resolutions.toml", item: "resolution told without its name", status: "low", note: "Known: one more star place, on the tile itself. It may be deja_vu or king_of_the_hill." },
    Doubt { file: "data/resolutions.toml", item: "resolution tile factory_explosion: resources", status: "open", note: "Are resources affected? Played: no." },
    Doubt { file: "data/resolutions.toml", item: "resolution tile factory_explosion: airships", status: "open", note: "Are airships affected? Played: no." },
    Doubt { file: "data/resolutions.toml", item: "resolution tile mission_possible: both_objectives", status: "open", note: "May one player star both revealed objectives? Played: yes: two extra goals." },
    Doubt { file: "data/resolutions.toml", item: "resolution tile mission_possible: factory_card_move", status: "open", note: "Is the Factory card's Move forbidden on the last turn too? Played: yes: it is a Move action." },
];
