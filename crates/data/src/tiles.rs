use serde::Deserialize;
use toml::Spanned;

use crate::error::{DataError, Source};
use crate::map::{Hex, Map};
use crate::words::{Ruling, Status, Terrain, words};

/// The tiles of the base box in file order, which is the order of the engine's type.
const BASE_TILES: [&str; 6] = [
    "tunnels_adjacent",
    "lakes_adjacent",
    "encounters_adjacent",
    "on_tunnels",
    "in_a_row",
    "on_farm_or_tundra",
];

words! {
    TileSet, "set" {
        Base = "base",
        ModularBoard = "modular_board",
    }
}

words! {
    TileKind, "tile kind" {
        AdjacentFeature = "adjacent_feature",
        OnFeature = "on_feature",
        OnTerrain = "on_terrain",
        LongestLine = "longest_line",
        OwnAdjacentTo = "own_adjacent_to",
        OwnAdjacentToOne = "own_adjacent_to_one",
        Isolated = "isolated",
        Diamond = "diamond",
    }
}

words! {
    Feature, "feature" {
        Tunnel = "tunnel",
        Lake = "lake",
        Encounter = "encounter",
    }
}

#[derive(Deserialize, Debug)]
struct Payment {
    from: usize,
    to: usize,
    coins: u8,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Tile {
    pub(crate) id: String,
    pub(crate) set: TileSet,
    pub(crate) status: Status,
    pub(crate) count: String,
    pub(crate) kind: TileKind,
    feature: Option<Feature>,
    #[serde(default)]
    terrains: Vec<Terrain>,
    coins: Vec<Payment>,
}

#[derive(Deserialize, Debug)]
struct Tier {
    from: u8,
    to: u8,
}

#[derive(Deserialize, Debug)]
struct Popularity {
    min: u8,
    max: u8,
    status: Status,
    tiers: Vec<Tier>,
}

#[derive(Deserialize, Debug)]
struct Power {
    min: u8,
    max: u8,
    dial_max: u8,
    status: Status,
}

#[derive(Deserialize, Debug)]
struct CardCount {
    value: u8,
    count: u32,
}

#[derive(Deserialize, Debug)]
struct CombatDeck {
    total: u32,
    status: Status,
    cards: Vec<CardCount>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Tiles {
    popularity: Spanned<Popularity>,
    power: Spanned<Power>,
    combat_deck: Spanned<CombatDeck>,
    structure_tile: Vec<Spanned<Tile>>,
    pub(crate) ruling: Vec<Ruling>,
}

impl Tile {
    /// The territories a tile of the base box asks about; nothing where it asks about lines.
    pub(crate) fn set_of(&self, map: &Map) -> u64 {
        map.set(|h| self.feature.is_some_and(|f| f.is_on(h)) || self.terrains.contains(&h.terrain))
    }

    /// Coins by count, from 0.
    pub(crate) fn coins(&self) -> Vec<u8> {
        let paid = self.coins.iter().flat_map(|p| std::iter::repeat_n(p.coins, p.to + 1 - p.from));
        std::iter::once(0).chain(paid).collect()
    }

    fn check(&self) -> Result<(), String> {
        let mut next = 1;
        for p in &self.coins {
            // No count can exceed the territories of the board.
            if p.from != next || p.to < p.from || p.to > crate::map::HEXES {
                return Err(format!("coins: the range {} to {} does not go on from {next}", p.from, p.to));
            }
            next = p.to + 1;
        }
        if self.coins.is_empty() {
            return Err("coins is empty".into());
        }
        if self.set != TileSet::Base {
            return Ok(());
        }
        let fits = match self.kind {
            TileKind::AdjacentFeature | TileKind::OnFeature => {
                self.feature.is_some() && self.terrains.is_empty()
            }
            TileKind::OnTerrain => self.feature.is_none() && !self.terrains.is_empty(),
            TileKind::LongestLine => self.feature.is_none() && self.terrains.is_empty(),
            _ => return Err(format!("kind {} is for the modular board only", self.kind.id())),
        };
        if fits { Ok(()) } else { Err(format!("feature or terrains do not fit kind {}", self.kind.id())) }
    }
}

impl Feature {
    fn is_on(self, hex: &Hex) -> bool {
        match self {
            Feature::Tunnel => hex.tunnel,
            Feature::Lake => hex.terrain == Terrain::Lake,
            Feature::Encounter => hex.encounter,
        }
    }
}

impl Tiles {
    /// All tiles in file order.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = &Tile> {
        self.structure_tile.iter().map(Spanned::get_ref)
    }

    /// The tiles of the base box, in the order of the engine's type.
    pub(crate) fn base(&self) -> impl Iterator<Item = &Tile> {
        self.tiles().filter(|t| t.set == TileSet::Base)
    }

    /// How well the tracks and the deck are known.
    pub(crate) fn statuses(&self) -> [(&'static str, Status); 3] {
        [
            ("popularity track", self.popularity.get_ref().status),
            ("power track", self.power.get_ref().status),
            ("combat deck", self.combat_deck.get_ref().status),
        ]
    }

    pub(crate) fn check(&self, source: &Source) -> Result<(), DataError> {
        let track = self.popularity.get_ref();
        let ends = track.tiers.iter().map(|t| (t.from, t.to));
        if (track.min, track.max) != (0, 18) || !ends.eq([(0, 6), (7, 12), (13, 18)]) {
            return Err(source.fault(self.popularity.span(), "expected tiers 0 to 6, 7 to 12 and 13 to 18"));
        }
        let power = self.power.get_ref();
        if (power.min, power.max, power.dial_max) != (0, 16, 7) {
            return Err(source.fault(self.power.span(), "expected a track from 0 to 16 and a dial up to 7"));
        }
        let deck = self.combat_deck.get_ref();
        let sum = deck.cards.iter().map(|c| c.count).sum::<u32>();
        if sum != deck.total || !deck.cards.iter().map(|c| c.value).eq(2..=5) {
            let fault = format!("expected cards of values 2 to 5, {} in all; found {sum}", deck.total);
            return Err(source.fault(self.combat_deck.span(), fault));
        }
        for spanned in &self.structure_tile {
            spanned.get_ref().check().map_err(|e| source.fault(spanned.span(), e))?;
        }
        if !self.base().map(|t| t.id.as_str()).eq(BASE_TILES) {
            return Err(
                source.fault_of_file(format!("the base structure tiles must be {}", BASE_TILES.join(", ")))
            );
        }
        Ok(())
    }
}
