//! The airship tiles, one file for each kind of effect: what a tile changes in the rules around it. Amounts stand in
//! `data/airships.toml`; a tile that is not in force answers with nothing.

/// The set of tiles with an effect of this pattern: worked out by the compiler, so that asking for a tile
/// looks through no list.
macro_rules! tiles_with {
    ($effect:pat) => {{
        let mut set = AirshipTileSet::NONE;
        let mut tile = 0;
        while tile < AirshipTile::COUNT {
            let effects = crate::tables::AIRSHIP_TILES[tile].effects;
            let mut at = 0;
            while at < effects.len() {
                if matches!(effects[at], $effect) {
                    set.insert(AirshipTile::ALL[tile]);
                }
                at += 1;
            }
            tile += 1;
        }
        set
    }};
}

pub(crate) mod blitzkrieg;
pub(crate) mod bombard;
pub(crate) mod boost;
pub(crate) mod bounty;
pub(crate) mod craft;
pub(crate) mod distract;
pub(crate) mod drill;
pub(crate) mod espionage;
pub(crate) mod ferry;
pub(crate) mod hero;
pub(crate) mod negotiate;
pub(crate) mod reap;
pub(crate) mod safe_haven;
pub(crate) mod siege_engine;
pub(crate) mod toll;

use crate::event::Listener;
use crate::rules::Apply;
use crate::state::Then;
use crate::vocab::*;

impl<L: Listener> Apply<'_, L> {
    /// Gains of a tile, a number of times over: on the tracks, coins and combat cards, all of it.
    pub(crate) fn gain_flat(&mut self, seat: Seat, gains: &[Effect], times: u8) {
        if gains.iter().any(|g| matches!(g, Effect::Popularity(_) | Effect::Power(_))) {
            self.push(Then::Stars(seat));
        }
        // One draw for all cards: seven airships may hang over one combat, and the stack of frames has an end.
        let mut cards = 0u8;
        for gain in gains {
            match *gain {
                Effect::Coins(n) => self.gain_coins(seat, n as u16 * times as u16),
                Effect::Popularity(n) => self.gain_popularity(seat, n.saturating_mul(times)),
                Effect::Power(n) => self.gain_power(seat, n.saturating_mul(times)),
                Effect::CombatCards(n) => cards = n.saturating_mul(times).saturating_add(cards),
                // The data check lets no other gain pass.
                _ => {}
            }
        }
        self.gain_cards(seat, cards);
    }
}
