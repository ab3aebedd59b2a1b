//! Objectives at a glance: what can be told of a card without working out its conditions one by one. Nearly always one of the numbers that
//! lie ready is wrong, and nobody can foretell which condition of which card it will be; so all of them are compared at once, without a
//! branch. [`Glance`] looks at the tracks and the moment, which is enough in the middle of a turn; [`Survey`] looks at the pieces.

use crate::state::Public;
use crate::tables::{ADJACENT, LAKES, OBJECTIVES, OF_TERRAIN, TUNNELS};
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
const ONCE: Range = Range { min: 1, max: 1 };

/// What a card asks for at least and at most.
struct Bounds {
    least: [u8; 8],
    most: [u8; 8],
}

/// The same as two numbers, the most with the top bits set.
#[derive(Clone, Copy)]
struct Row(u64, u64);

impl Row {
    /// What no numbers fit.
    const NEVER: Row = Row(TOP_BITS, TOP_BITS);

    #[inline(always)]
    const fn fits(self, numbers: u64) -> bool {
        let (enough, not_too_many) = ((numbers | TOP_BITS) - self.0, self.1 - numbers);
        enough & not_too_many & TOP_BITS == TOP_BITS
    }
}

impl Bounds {
    const ANY: Bounds = Bounds { least: [0; 8], most: [HIGHEST; 8] };

    const fn row(&self) -> Row {
        Row(u64::from_le_bytes(self.least), u64::from_le_bytes(self.most) | TOP_BITS)
    }

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

/// The bounds of every card by its number. No card is never revealed.
static BOUNDS: [Row; Objective::MAX as usize + 1] = {
    let mut rows = [Row::NEVER; Objective::MAX as usize + 1];
    let mut card = 1;
    while card < rows.len() {
        let (mut row, face) = (Bounds::ANY, &OBJECTIVES[card - 1]);
        if matches!(face.timing, Timing::EndOfTurn) {
            row.narrow(END, ONCE);
        }
        let mut i = 0;
        while i < face.conditions.len() {
            match face.conditions[i] {
                Condition::Power(range) => row.narrow(POWER, range),
                Condition::Popularity(range) => row.narrow(POPULARITY, range),
                Condition::Coins(range) => row.narrow(COINS, range),
                Condition::CombatCards(range) => row.narrow(COMBAT_CARDS, range),
                Condition::FactoryCards(range) => row.narrow(FACTORY_CARDS, range),
                Condition::ForcedWorkerRetreat => row.narrow(FORCED_RETREAT, ONCE),
                // Others are not seen at a glance: they are looked at where nothing else is wrong.
                _ => {}
            }
            i += 1;
        }
        rows[card] = row.row();
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
        BOUNDS[card.map_or(0, Objective::number) as usize].fits(self.0)
    }
}

/// Where a player has what cards ask for: the territories where any piece of it is, of which a card wants some. Control is not worked out for it:
/// nobody controls a territory without a piece, but for airships.
#[derive(Clone, Copy)]
pub(crate) struct Survey([PlaceSet; 3]);

/// Territories with a piece.
const HELD: usize = 0;
/// Those of them with resource tokens.
const STOCKED: usize = 1;
/// All places where there are as many workers as recruits, else none.
const EVEN: usize = 2;

/// What a card asks of a survey: so many territories at least of one of its sets.
#[derive(Clone, Copy)]
struct Wanted {
    set: usize,
    among: PlaceSet,
    least: u32,
}

static WANTED: [Wanted; Objective::MAX as usize + 1] = {
    let mut rows = [Wanted { set: HELD, among: PlaceSet::NONE, least: 1 }; Objective::MAX as usize + 1];
    let mut card = 1;
    while card < rows.len() {
        let mut row = Wanted { set: HELD, among: PlaceSet::ALL, least: 0 };
        let conditions = OBJECTIVES[card - 1].conditions;
        let mut i = 0;
        while i < conditions.len() {
            let (set, among, least) = match conditions[i] {
                Condition::ControlTerrain(terrain, min) => (HELD, OF_TERRAIN[terrain.index()], min),
                Condition::ControlTunnels(min) => (HELD, TUNNELS, min),
                Condition::ControlFactory => (HELD, Hex::FACTORY.place().set(), 1),
                Condition::ControlAdjacentToFactory(min) => (HELD, ADJACENT[Hex::FACTORY.index()], min),
                Condition::ControlAroundOneLake(min) => (HELD, AROUND_LAKES, min),
                Condition::TerritoryWith { resources: min, .. }
                | Condition::ResourcesOnOneTerritory { min, .. }
                | Condition::ResourcesOneType(min)
                | Condition::ResourcesEachType(min) => (STOCKED, PlaceSet::ALL, (min > 0) as u8),
                Condition::WorkersEqualRecruits => (EVEN, PlaceSet::ALL, 1),
                // What is not seen so is looked at where nothing else is wrong.
                _ => (HELD, PlaceSet::ALL, 0),
            };
            if least > 0 {
                row = Wanted { set, among, least: least as u32 };
            }
            i += 1;
        }
        rows[card] = row;
        card += 1;
    }
    rows
};

/// Territories next to any lake.
const AROUND_LAKES: PlaceSet = {
    let mut around = PlaceSet::NONE;
    let mut at = 0;
    while at < Place::COUNT {
        if LAKES.0 >> at & 1 == 1 {
            around = around.union(ADJACENT[at]);
        }
        at += 1;
    }
    around
};

impl Survey {
    /// What a player has.
    #[inline(always)]
    pub(crate) fn of(public: &Public, seat: Seat) -> Survey {
        let player = public.player(seat);
        let even = PlaceSet::ALL.when(player.worker_count() == player.recruit_count());
        // Tokens aboard an airship count too, and airships hold territories without a piece: with them anything may be.
        if public.airships_fly() {
            return Survey([PlaceSet::ALL, PlaceSet::ALL, even]);
        }
        let held = player.units_at() | player.built_at;
        Survey([held, held & public.stocked, even])
    }

    /// Whether nothing of it speaks against revealing the card.
    #[inline(always)]
    pub(crate) fn allows(self, card: Option<Objective>) -> bool {
        let Wanted { set, among, least } = &WANTED[card.map_or(0, Objective::number) as usize];
        (self.0[set % self.0.len()] & *among).count() >= *least
    }
}
