//! The score, at the end or as a preview at any time.

use crate::abilities::meander;
use crate::invaders::{exalt, maifuku};
use crate::rules::Switch;
use crate::state::{Public, State};
use crate::tables::{
    ADJACENT, AUTOMA_PER_STAR, AUTOMA_PER_TERRITORY, FACTORY_TERRITORIES, HUMAN_RESOURCES_PER_TERRITORY,
    TIERS,
};
use crate::vocab::*;

/// One player's fortune by category.
///
/// ```
/// use kosa_engine::{State, vocab::Seat};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; coins 7; popularity 13; stars combat; seat crimea mechanical",
/// ).unwrap();
/// let score = state.score(Seat::new(0).unwrap());
/// assert_eq!((score.coins, score.stars, score.star_coins), (7, 1, 5));
/// assert!(score.total() >= 12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "crate::json::ScoreDoc", try_from = "crate::json::ScoreDoc"))]
pub struct Score {
    /// Coins in hand; combat cards are worth nothing (RL-105).
    pub coins: u32,
    /// Stars placed.
    pub stars: u32,
    /// Coins for stars.
    pub star_coins: u32,
    /// Territories controlled, the Factory as three.
    pub territories: u32,
    /// Coins for territories.
    pub territory_coins: u32,
    /// Resource tokens that count: those controlled, with an Automa at the table only up to a limit for each territory.
    pub resources: u32,
    /// Coins for pairs of resources, whatever the kinds (RL-102).
    pub resource_coins: u32,
    /// What the structure bonus tile counts.
    pub structures: u32,
    /// Coins of the structure bonus tile, whoever stands on the territories (RL-103).
    pub structure_coins: u32,
    /// Coins of a faction ability: Polania's encounter territories with six or seven players.
    pub ability_coins: u32,
}

impl Score {
    /// The fortune: the sum of all categories.
    pub const fn total(&self) -> u32 {
        self.coins
            + self.star_coins
            + self.territory_coins
            + self.resource_coins
            + self.structure_coins
            + self.ability_coins
    }
}

/// A player's place in the final order.
///
/// ```
/// use kosa_engine::{State, vocab::Seat};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; coins 7; seat crimea mechanical; coins 9",
/// ).unwrap();
/// let ranking = state.public().ranking();
/// assert_eq!((ranking[0].seat, ranking[0].place), (Seat::new(1).unwrap(), 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "crate::json::RankingDoc", from = "crate::json::RankingDoc"))]
pub struct Ranking {
    /// The seat.
    pub seat: Seat,
    /// 1 for the winner; players who are equal in everything share a place.
    pub place: u8,
    /// Fortune, then the six tie-breaks in order (RL-104): workers, mechs and structures; power; popularity; resources;
    /// territories; stars.
    pub key: [u32; 7],
}

/// The highest space of the popularity track.
pub const MAX_POPULARITY: u8 = crate::tracks::MAX_POPULARITY;

/// The highest space of the power track.
pub const MAX_POWER: u8 = crate::tracks::MAX_POWER;

/// Coins for a star, a territory and a pair of resources at this popularity (RL-101).
pub const fn rates(popularity: u8) -> (u32, u32, u32) {
    TIERS[tier(popularity)].rates
}

/// The tier of the popularity track, from 0.
///
/// ```
/// use kosa_engine::score::{next_tier, tier};
/// assert_eq!([0, 6, 7, 12, 13, 18].map(tier), [0, 0, 1, 1, 2, 2]);
/// assert_eq!([0, 7, 13].map(next_tier), [Some(7), Some(13), None]);
/// ```
pub const fn tier(popularity: u8) -> usize {
    let mut tier = TIERS.len() - 1;
    while tier > 0 && popularity < TIERS[tier].from {
        tier -= 1;
    }
    tier
}

/// The popularity at which the next tier begins; nothing on the last one.
pub const fn next_tier(popularity: u8) -> Option<u8> {
    let next = tier(popularity) + 1;
    if next < TIERS.len() { Some(TIERS[next].from) } else { None }
}

/// What a structure bonus tile counts for a player's structures.
fn tile_count(tile: StructureTile, built: PlaceSet) -> u32 {
    match tile.face().kind {
        TileKind::On(places) => (built & places).count(),
        TileKind::Adjacent(places) => {
            let near = built.iter().map(|place| ADJACENT[place.index()]).collect::<PlaceSet>();
            (near & places).count()
        }
        TileKind::LongestLine => longest_line(built),
    }
}

/// The longest unbroken straight line of structures. Rivers do not break it.
fn longest_line(built: PlaceSet) -> u32 {
    let at: Vec4 = built.hexes().map(Hex::axial).collect();
    let has = |q: i8, r: i8| at.0[..at.1].contains(&(q, r));
    let mut best = 0;
    for &(q, r) in &at.0[..at.1] {
        for (dq, dr) in [(1, 0), (0, 1), (1, -1)] {
            let mut length = 1;
            while has(q + dq * length, r + dr * length) {
                length += 1;
            }
            best = best.max(length as u32);
        }
    }
    best
}

/// At most four structures, without touching the heap.
struct Vec4([(i8, i8); 4], usize);

impl FromIterator<(i8, i8)> for Vec4 {
    fn from_iter<I: IntoIterator<Item = (i8, i8)>>(iter: I) -> Self {
        let mut list = Vec4([(0, 0); 4], 0);
        for item in iter.into_iter().take(4) {
            list.0[list.1] = item;
            list.1 += 1;
        }
        list
    }
}

impl Public {
    /// The player's score if the game ended now. An Automa scores its coins, stars and territories only (RL-155, R46).
    pub fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        // Armed Traps hold territories only when the game is scored.
        let control = self.controlled_by(seat) | maifuku::held_by_traps(self, player);
        let (per_star, per_territory, per_pair) = rates(player.popularity);
        let factory = control.contains(Hex::FACTORY);
        let aboard = player.tokens_aboard() as u32;
        let stars = player.stars.total() as u32;
        let flags = exalt::extra_territories(self, player, control);
        let territories = control.count() + flags + if factory { FACTORY_TERRITORIES - 1 } else { 0 };
        if player.is_automa() {
            // Its popularity stands still at the tier of these rates, unless tiles may move it (R75).
            let moves = self.rules.has(Switch::AutomaTilePopularity);
            let (star, territory) =
                if moves { (per_star, per_territory) } else { (AUTOMA_PER_STAR, AUTOMA_PER_TERRITORY) };
            return Score {
                coins: player.coins as u32,
                stars,
                star_coins: stars * star,
                territories,
                territory_coins: territories * territory,
                ..Score::default()
            };
        }
        // Against an Automa only some of a territory's tokens score (RL-154, R46).
        let on_board = if self.has_automa() {
            let most = HUMAN_RESOURCES_PER_TERRITORY;
            control.iter().map(|p| self.all_controlled_tokens(p.set()).min(most)).sum()
        } else {
            self.all_controlled_tokens(control)
        };
        let resources = on_board + aboard;
        let (structures, structure_coins) = match self.structure_tile {
            None => (0, 0),
            Some(tile) => {
                let count = tile_count(tile, player.built_at);
                let coins = tile.face().coins;
                (count, coins.get(count as usize).or(coins.last()).copied().unwrap_or(0) as u32)
            }
        };
        Score {
            coins: player.coins as u32,
            stars,
            star_coins: stars * per_star,
            territories,
            territory_coins: territories * per_territory,
            resources,
            resource_coins: resources / 2 * per_pair,
            structures,
            structure_coins,
            ability_coins: meander::end_coins(self, player, control),
        }
    }

    /// All players in order, the winner first, ties broken by the rulebook.
    pub fn ranking(&self) -> Vec<Ranking> {
        let mut order: Vec<Ranking> = self
            .seats()
            .map(|seat| {
                let player = self.player(seat);
                let score = self.score(seat);
                let pieces = player.worker_count() + player.mech_count() + player.structure_count();
                let key = [
                    score.total(),
                    pieces as u32,
                    player.power as u32,
                    player.popularity as u32,
                    // With an Automa at the table resources break no tie (R47).
                    if self.has_automa() { 0 } else { score.resources },
                    (self.controlled_by(seat) | maifuku::held_by_traps(self, player)).count(),
                    score.stars,
                ];
                Ranking { seat, place: 0, key }
            })
            .collect();
        order.sort_by(|a, b| b.key.cmp(&a.key).then(a.seat.cmp(&b.seat)));
        for i in 0..order.len() {
            order[i].place =
                if i > 0 && order[i].key == order[i - 1].key { order[i - 1].place } else { i as u8 + 1 };
        }
        order
    }
}

/// How a cooperative game against Automas stands: average fortunes of the two sides, in hundredths of a coin.
///
/// ```
/// use kosa_engine::State;
///
/// let state = State::from_position(
///     "kosa-position 1; rules rulebook +automa-cooperative; active 1; seat nordic industrial; seat crimea automa",
/// ).unwrap();
/// let sides = state.public().sides().unwrap();
/// assert_eq!(sides.people % 100, 0, "one person's average is a whole number of coins");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sides {
    /// The people's average.
    pub people: u32,
    /// The Automas' average.
    pub automas: u32,
}

impl Public {
    /// The averages that decide a cooperative game; nothing in any other game, and nothing without an Automa or without people.
    ///
    /// ```
    /// use kosa_engine::State;
    ///
    /// let competitive = State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea automa");
    /// assert_eq!(competitive.unwrap().public().sides(), None, "everybody for himself");
    /// ```
    pub fn sides(&self) -> Option<Sides> {
        if !self.rules.has(Switch::AutomaCooperative) {
            return None;
        }
        let average = |automa: bool| {
            let totals =
                self.seats().filter(|s| self.player(*s).is_automa() == automa).map(|s| self.score(s).total());
            let (sum, count) = totals.fold((0, 0), |(sum, n), total| (sum + total, n + 1));
            (count > 0).then(|| sum * 100 / count)
        };
        Some(Sides { people: average(false)?, automas: average(true)? })
    }
}

impl State {
    /// The player's score if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        self.public.score(seat)
    }
}
