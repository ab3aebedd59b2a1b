//! Objectives at a glance: what can be told of a card without looking at the board. Nearly always one of the numbers that lie ready is
//! wrong, and nobody can foretell which condition of which card it will be; so all of them are compared at once, without a branch.

use crate::state::Public;
use crate::tables::OBJECTIVES;
use crate::vocab::*;

/// A player's numbers that cards ask for, one byte each.
#[derive(Clone, Copy)]
pub(crate) struct Glance(u64);

const POWER: usize = 0;
const POPULARITY: usize = 1;
const COMBAT_CARDS: usize = 2;
const COINS: usize = 5;
const FACTORY_CARDS: usize = 4;
const FORCED_RETREAT: usize = 6;
/// Whether it is the end of the turn.
const END: usize = 7;

/// The highest number that is told from others: the top bit of a byte is what comparing leaves its answer in.
const HIGHEST: u8 = 127;
const TOP_BITS: u64 = 0x8080_8080_8080_8080;

/// What a card asks for at least and at most.
struct Bounds {
    least: [u8; 8],
    most: [u8; 8],
}

impl Bounds {
    const fn narrow(&mut self, number: usize, Range { min, max }: Range) {
        assert!(min < HIGHEST && (max < HIGHEST || max == u8::MAX), "a number too high for a glance");
        if min > self.least[number] {
            self.least[number] = min;
        }
        if max < self.most[number] {
            self.most[number] = max;
        }
    }
}

/// The bounds of every card by its number, each as one number, the most with the top bits set. No card is never revealed.
static BOUNDS: [(u64, u64); Objective::MAX as usize + 1] = {
    let mut rows = [(TOP_BITS, TOP_BITS); Objective::MAX as usize + 1];
    let mut card = 1;
    while card < rows.len() {
        let (mut row, face) = (Bounds { least: [0; 8], most: [HIGHEST; 8] }, &OBJECTIVES[card - 1]);
        let once = Range { min: 1, max: 1 };
        if matches!(face.timing, Timing::EndOfTurn) {
            row.narrow(END, once);
        }
        let mut i = 0;
        while i < face.conditions.len() {
            match face.conditions[i] {
                Condition::Power(range) => row.narrow(POWER, range),
                Condition::Popularity(range) => row.narrow(POPULARITY, range),
                Condition::Coins(range) => row.narrow(COINS, range),
                Condition::CombatCards(range) => row.narrow(COMBAT_CARDS, range),
                Condition::FactoryCards(range) => row.narrow(FACTORY_CARDS, range),
                Condition::ForcedWorkerRetreat => row.narrow(FORCED_RETREAT, once),
                // Others are not seen at a glance: they are looked at where nothing else is wrong.
                _ => {}
            }
            i += 1;
        }
        rows[card] = (u64::from_le_bytes(row.least), u64::from_le_bytes(row.most) | TOP_BITS);
        card += 1;
    }
    rows
};

impl Glance {
    /// The numbers of the active player; `end` at the end of the turn.
    #[inline(always)]
    pub(crate) fn of(public: &Public, seat: Seat, end: bool) -> Glance {
        let player = public.player(seat);
        let at = |number: usize, value: u8| (value as u64) << (8 * number);
        // Four that lie beside each other: they are read at once.
        let four =
            u32::from_le_bytes([player.power, player.popularity, player.hand_count, player.objective_count]);
        Glance(
            four as u64
                | at(COINS, player.coins.min(HIGHEST as u16) as u8)
                | at(FACTORY_CARDS, player.factory_card.is_some() as u8)
                | at(FORCED_RETREAT, public.turn.forced_retreat as u8)
                | at(END, end as u8),
        )
    }

    /// Whether none of the numbers speaks against revealing the card.
    #[inline(always)]
    pub(crate) fn allows(self, card: Option<Objective>) -> bool {
        let (least, most) = &BOUNDS[card.map_or(0, Objective::number) as usize];
        let (enough, not_too_many) = ((self.0 | TOP_BITS) - least, most - self.0);
        enough & not_too_many & TOP_BITS == TOP_BITS
    }
}
