use serde::Deserialize;
use toml::Spanned;

use crate::error::{DataError, Source};
use crate::factions::Pieces;
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

words! {
    /// The goals of the triumph track, in the order of the engine's type.
    Goal, "goal" {
        Upgrades = "upgrades",
        Mechs = "mechs",
        Structures = "structures",
        Recruits = "recruits",
        Workers = "workers",
        Objective = "objective",
        Combat = "combat",
        Popularity = "popularity",
        Power = "power",
    }
}

/// Coins by popularity, from one end of the tier to the other.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tier {
    pub(crate) from: u8,
    to: u8,
    pub(crate) per_star: u8,
    pub(crate) per_territory: u8,
    pub(crate) per_resource_pair: u8,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Popularity {
    min: u8,
    pub(crate) max: u8,
    star_at: u8,
    status: Status,
    pub(crate) tiers: Vec<Tier>,
    pub(crate) factory_counts_as_territories: u8,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Power {
    min: u8,
    pub(crate) max: u8,
    star_at: u8,
    dial_min: u8,
    pub(crate) dial_max: u8,
    status: Status,
}

#[derive(Deserialize, Debug)]
struct CardCount {
    value: u8,
    count: u32,
}

#[derive(Deserialize, Debug)]
struct LoserDraws {
    cards: u8,
}

#[derive(Deserialize, Debug)]
struct CombatDeck {
    total: u32,
    status: Status,
    cards: Vec<CardCount>,
    cards_per_character_or_mech: u8,
    loser_draws: LoserDraws,
}

/// A space of the triumph track.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Triumph {
    id: Goal,
    need: u8,
}

#[derive(Deserialize, Debug)]
struct End {
    stars_per_player: usize,
    ends_at_star: usize,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Tiles {
    popularity: Spanned<Popularity>,
    power: Spanned<Power>,
    combat_deck: Spanned<CombatDeck>,
    triumph: Vec<Spanned<Triumph>>,
    end: Spanned<End>,
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

    pub(crate) fn popularity(&self) -> &Popularity {
        self.popularity.get_ref()
    }

    pub(crate) fn power(&self) -> &Power {
        self.power.get_ref()
    }

    /// Cards of each value, the lowest first.
    pub(crate) fn deck(&self) -> impl Iterator<Item = u32> {
        self.combat_deck.get_ref().cards.iter().map(|c| c.count)
    }

    pub(crate) fn stars_per_player(&self) -> usize {
        self.end.get_ref().stars_per_player
    }

    /// The goals of the triumph track: what each needs, and how many spaces it has.
    pub(crate) fn goals(&self) -> impl Iterator<Item = (u8, usize)> {
        Goal::ALL.iter().map(|goal| {
            let mut spaces = self.triumph.iter().map(Spanned::get_ref).filter(|t| t.id == *goal);
            let need = spaces.next().map(|t| t.need);
            (need.unwrap_or_default(), usize::from(need.is_some()) + spaces.count())
        })
    }

    pub(crate) fn check(&self, source: &Source, pieces: &Pieces) -> Result<(), DataError> {
        let track = self.popularity();
        track.check().map_err(|e| source.fault(self.popularity.span(), e))?;
        let power = self.power();
        power.check().map_err(|e| source.fault(self.power.span(), e))?;
        let deck = self.combat_deck.get_ref();
        deck.check(power.dial_max).map_err(|e| source.fault(self.combat_deck.span(), e))?;
        self.check_triumph(source, pieces)?;
        let end = self.end.get_ref();
        if end.stars_per_player != pieces.stars || end.ends_at_star != pieces.stars {
            let fault =
                format!("factions.toml gives each player {} stars, the last ends the game", pieces.stars);
            return Err(source.fault(self.end.span(), fault));
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

    /// Every goal has a space, and what it needs exists.
    fn check_triumph(&self, source: &Source, pieces: &Pieces) -> Result<(), DataError> {
        if let Some(goal) = Goal::ALL.iter().find(|g| self.triumph.iter().all(|t| t.get_ref().id != **g)) {
            return Err(source.fault_of_file(format!("the triumph track has no space for {}", goal.id())));
        }
        for spanned in &self.triumph {
            let Triumph { id, need } = *spanned.get_ref();
            let (first, last) = match id {
                Goal::Upgrades => (1, pieces.technology_cubes),
                Goal::Mechs => (1, pieces.mechs),
                Goal::Structures => (1, pieces.structures),
                Goal::Recruits => (1, pieces.recruits),
                Goal::Workers => (1, pieces.workers),
                // The engine gives these stars for each single one.
                Goal::Objective | Goal::Combat => (1, 1),
                Goal::Popularity => (self.popularity().star_at.into(), self.popularity().star_at.into()),
                Goal::Power => (self.power().star_at.into(), self.power().star_at.into()),
            };
            if !(first..=last).contains(&usize::from(need)) {
                let fault = format!("the star for {} needs {need}, expected {first} to {last}", id.id());
                return Err(source.fault(spanned.span(), fault));
            }
        }
        // A second space with another number would be a goal of its own.
        let differs = |t: &Spanned<Triumph>| {
            let same = self.triumph.iter().find(|u| u.get_ref().id == t.get_ref().id);
            same.is_some_and(|u| u.get_ref().need != t.get_ref().need)
        };
        match self.triumph.iter().find(|t| differs(t)) {
            Some(t) => Err(source.fault(t.span(), "the spaces of one goal need different numbers")),
            None => Ok(()),
        }
    }
}

impl Popularity {
    fn check(&self) -> Result<(), String> {
        let mut next = 0;
        for tier in &self.tiers {
            if tier.from != next || tier.to < tier.from || tier.to > self.max {
                return Err(format!("the tier {} to {} does not go on from {next}", tier.from, tier.to));
            }
            next = tier.to.saturating_add(1);
        }
        if self.min != 0 || next != self.max.saturating_add(1) {
            return Err(format!("the tiers must cover the track from 0 to {}", self.max));
        }
        if self.star_at == 0 || self.star_at > self.max {
            return Err(format!("star_at is {}, which is not on the track", self.star_at));
        }
        if self.factory_counts_as_territories == 0 {
            return Err("the Factory counts as one territory at least".into());
        }
        Ok(())
    }
}

impl Power {
    fn check(&self) -> Result<(), String> {
        if self.min != 0 || self.dial_min != 0 {
            return Err("the track and the dial begin at 0".into());
        }
        if self.star_at == 0 || self.star_at > self.max {
            return Err(format!("star_at is {}, which is not on the track", self.star_at));
        }
        if self.dial_max > self.max {
            return Err("the dial goes beyond the track".into());
        }
        Ok(())
    }
}

impl CombatDeck {
    fn check(&self, dial_max: u8) -> Result<(), String> {
        let sum = self.cards.iter().map(|c| c.count).sum::<u32>();
        if sum != self.total || !self.cards.iter().map(|c| c.value).eq(2..=5) {
            return Err(format!("expected cards of values 2 to 5, {} in all; found {sum}", self.total));
        }
        // The engine adds dial and cards, and counts cards, in one byte.
        let value = self.cards.iter().map(|c| u32::from(c.value) * c.count).sum::<u32>();
        if value + u32::from(dial_max) > u32::from(u8::MAX) {
            return Err(format!("the cards are worth {value}, more than the engine adds up"));
        }
        if self.cards_per_character_or_mech != 1 || self.loser_draws.cards != 1 {
            return Err("expected 1 card for each character or mech, and 1 for the loser".into());
        }
        Ok(())
    }
}
