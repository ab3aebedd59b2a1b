//! What a cost asks for and a player does not have.

use crate::abilities::coercion;
use crate::rules::payment::{can_pay_tokens, payable};
use crate::state::{PayWith, Public};
use crate::vocab::*;

/// The first thing a player has too little of.
///
/// ```
/// use kosa_engine::Lack;
///
/// let lack = Lack::Coins { need: 5, has: 2 };
/// assert_eq!(lack.missing(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // `need` and `has` are what they say.
pub enum Lack {
    /// Coins.
    Coins { need: u16, has: u16 },
    /// Power on the track.
    Power { need: u8, has: u8 },
    /// Popularity.
    Popularity { need: u8, has: u8 },
    /// Combat cards.
    CombatCards { need: u8, has: u8 },
    /// Tokens of one kind, those aboard the airship and a combat card in place of one included.
    Tokens { resource: Resource, need: u8, has: u8 },
    /// Tokens of any kinds.
    AnyTokens { need: u8, has: u8 },
    /// Tokens of different kinds.
    KindsOfTokens { need: u8, has: u8 },
}

impl Lack {
    /// How many are missing.
    pub fn missing(&self) -> u16 {
        match *self {
            Lack::Coins { need, has } => need.saturating_sub(has),
            Lack::Power { need, has }
            | Lack::Popularity { need, has }
            | Lack::CombatCards { need, has }
            | Lack::Tokens { need, has, .. }
            | Lack::AnyTokens { need, has }
            | Lack::KindsOfTokens { need, has } => need.saturating_sub(has) as u16,
        }
    }
}

fn small(count: u32) -> u8 {
    count.min(u8::MAX as u32) as u8
}

/// What a player lacks of power, popularity and coins.
pub(crate) fn of_tracks(
    public: &Public,
    seat: Seat,
    (power, popularity, coins): (u8, u8, u16),
) -> Option<Lack> {
    let player = public.player(seat);
    if player.coins < coins {
        Some(Lack::Coins { need: coins, has: player.coins })
    } else if player.popularity < popularity {
        Some(Lack::Popularity { need: popularity, has: player.popularity })
    } else if player.power < power {
        Some(Lack::Power { need: power, has: player.power })
    } else {
        None
    }
}

/// What a player lacks of the cost of a card.
pub(crate) fn of_card(public: &Public, seat: Seat, cost: &Cost) -> Option<Lack> {
    let player = public.player(seat);
    let tracks = of_tracks(public, seat, (cost.power, cost.popularity, cost.coins as u16));
    if tracks.is_some() {
        return tracks;
    }
    if player.hand_count < cost.combat_cards {
        return Some(Lack::CombatCards { need: cost.combat_cards, has: player.hand_count });
    }
    if cost.any_resources == 0 {
        return None;
    }
    // A combat card that stands for a resource must not be one that the cost itself takes.
    let card = (coercion::available(public, seat) && player.hand_count > cost.combat_cards) as u32;
    let with = if cost.distinct { PayWith::Distinct } else { PayWith::Any };
    let (need, has) = (cost.any_resources, payable(public, seat, with, 0, 0) + card);
    match (has >= need as u32, cost.distinct) {
        (true, _) => None,
        (false, true) => Some(Lack::KindsOfTokens { need, has: small(has) }),
        (false, false) => Some(Lack::AnyTokens { need, has: small(has) }),
    }
}

/// What a player lacks of a number of tokens of one kind.
pub(crate) fn of_tokens(public: &Public, seat: Seat, resource: Resource, need: u8) -> Option<Lack> {
    if can_pay_tokens(public, seat, resource, need) {
        return None;
    }
    let tokens = public.owned_tokens(seat, public.controlled_by(seat), resource);
    let has = small(tokens + coercion::available(public, seat) as u32);
    Some(Lack::Tokens { resource, need, has })
}
