//! Brisk play: a fixed simple way to play that wastes no turns. Random players spend most of a game on turns in which nothing
//! happens; what is measured on such games says little about a search. Here every choice follows from a few sets of places and
//! a little chance: games end after about thirty rounds. It is a yardstick, not an opponent, and sees what its seat sees.

use crate::moves::Move;
use crate::random::below;
use crate::rules::Eyes;
use crate::state::{Public, Question, State};
use crate::tables::{AXIAL, LAKES, OF_TERRAIN};
use crate::view::View;
use crate::vocab::*;
use rand_core::Rng;

impl State {
    /// One of the legal moves of the seat, as brisk play would choose it. Nothing for an empty list.
    ///
    /// ```
    /// use kosa_engine::{State, View, vocab::Seat};
    /// use rand_core::SeedableRng;
    /// let state = State::from_position("kosa-position 1\nactive 1\nseat nordic industrial\nseat crimea mechanical").unwrap();
    /// let seat = Seat::new(0).unwrap();
    /// let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
    /// let legal = state.legal(seat);
    /// let mv = state.brisk(seat, &legal, &mut rng).unwrap();
    /// assert!(legal.contains(&mv));
    /// ```
    pub fn brisk(&self, seat: Seat, legal: &[Move], rng: &mut impl Rng) -> Option<Move> {
        choose(self.eyes(seat), legal, rng)
    }
}

impl View {
    /// As [`State::brisk`], for the viewer.
    pub fn brisk(&self, legal: &[Move], rng: &mut impl Rng) -> Option<Move> {
        choose(self.eyes()?, legal, rng)
    }
}

fn choose(eyes: Eyes, legal: &[Move], rng: &mut impl Rng) -> Option<Move> {
    let (first, last) = (*legal.first()?, *legal.last()?);
    if legal.len() == 1 || eyes.public.question().is_none() {
        return Some(first);
    }
    // A star for nothing.
    if matches!(last, Move::Reveal(_)) {
        return Some(last);
    }
    Some(match eyes.public.question()? {
        Question::Section => best(legal, rng, 4, section(eyes)),
        Question::Top(_) => best(legal, rng, 2, top(eyes)),
        Question::Bottom(section) => {
            // What nothing comes of is left: the tokens pay for something else.
            let idle = section.bottom().is_some_and(|action| is_complete(eyes.public, eyes.seat, action));
            if idle { last } else { first }
        }
        Question::Units | Question::Onward => best(legal, rng, 2, step(eyes)),
        Question::PickResources { .. } => best(legal, rng, 1, {
            let wanted = wanted(eyes.public, eyes.seat);
            move |mv: &Move| match mv {
                Move::Resources(kinds) => 2 * kinds[wanted.index()] as i32 + mv.amount().unwrap_or(0) as i32,
                _ => -1,
            }
        }),
        Question::Produce { .. } => best(legal, rng, 1, |mv: &Move| mv.amount().unwrap_or(0) as i32),
        Question::Deploy { .. } | Question::Upgrade | Question::Build { .. } | Question::PlaceToken => {
            best(legal, rng, 8, |mv: &Move| if mv.is_leaving() { -9 } else { 0 })
        }
        Question::Enlist => best(legal, rng, 8, |mv: &Move| match mv {
            Move::Enlist { bonus, amount, .. } => 8 * (*amount == bonus.one_time()) as i32,
            _ => -9,
        }),
        // Strong enough to win, and not always all of it.
        Question::Dials => match first {
            Move::Dial(most) => Move::Dial(most - (below(rng, 3) as u8).min(most)),
            _ => last,
        },
        Question::Encounter { .. } => best(legal, rng, 8, |mv: &Move| if mv.is_leaving() { 4 } else { 0 }),
        Question::FactoryPick | Question::CombatOrder | Question::Flight { .. } | Question::Exchange => {
            legal[below(rng, legal.len() as u32) as usize]
        }
        // Amounts are listed with the greatest first, and what is used before what is left.
        _ => first,
    })
}

/// The move with the greatest worth, a little chance added.
#[inline]
fn best(legal: &[Move], rng: &mut impl Rng, chance: u32, worth: impl Fn(&Move) -> i32) -> Move {
    let mut found = (i32::MIN, legal[0]);
    // One draw for the whole list: each move gets two bits of it, or some of them again.
    let mut bits = rng.next_u64();
    for mv in legal {
        let luck = (bits & 7) as i32 * chance as i32 / 8;
        bits = bits.rotate_right(3);
        let worth = worth(mv) + luck;
        if worth > found.0 {
            found = (worth, *mv);
        }
    }
    found.1
}

/// Whether all that the action could bring has been had.
fn is_complete(public: &Public, seat: Seat, action: BottomAction) -> bool {
    let player = public.player(seat);
    match action {
        BottomAction::Upgrade => player.upgrade_count() >= Star::Upgrades.need(),
        BottomAction::Deploy => player.deployed.count_ones() as u8 >= Star::Mechs.need(),
        BottomAction::Build => player.structure_count() >= Star::Structures.need(),
        BottomAction::Enlist => player.recruit_count() >= Star::Recruits.need(),
    }
}

/// Tokens that each bottom-row action still lacks; more than anybody would gather where it is complete.
fn lacking(public: &Public, seat: Seat) -> [u8; BottomAction::COUNT] {
    let player = public.player(seat);
    let mut tokens = player.aboard.map(|n| n as u32);
    for place in public.controlled_by(seat) {
        for (sum, n) in tokens.iter_mut().zip(public.resources[place.index()]) {
            *sum += n as u32;
        }
    }
    BottomAction::ALL.map(|action| {
        if is_complete(public, seat, action) {
            return u8::MAX;
        }
        (player.cost(action) as u32).saturating_sub(tokens[action.resource().index()]) as u8
    })
}

/// The resource that pays for something soonest.
fn wanted(public: &Public, seat: Seat) -> Resource {
    let lacking = lacking(public, seat);
    let soonest = BottomAction::ALL.into_iter().filter(|a| lacking[a.index()] > 0);
    soonest.min_by_key(|a| lacking[a.index()]).map_or(Resource::Oil, BottomAction::resource)
}

/// What a section is worth: what can be paid below, and what the top row does for it.
fn section(eyes: Eyes<'_>) -> impl Fn(&Move) -> i32 + '_ {
    let (public, seat) = (eyes.public, eyes.seat);
    let player = public.player(seat);
    let lacking = lacking(public, seat);
    let nearest = lacking.iter().copied().filter(|n| *n > 0).min().unwrap_or(u8::MAX);
    let workers = player.worker_count() as i32;
    let (power, popularity, coins) = player.produce_cost();
    let produces = player.power >= power && player.popularity > popularity && player.coins >= coins;
    move |mv: &Move| {
        let Move::Choose(section) = mv else { return -9 };
        let Some(printed) = player.section(*section) else { return 7 };
        let below = if lacking[printed.bottom.index()] == 0 { 9 } else { 0 };
        let above = match printed.top {
            TopAction::Produce if produces => 3 + workers,
            TopAction::Trade if player.coins > 0 => 2 + 3 * (nearest <= 2) as i32,
            TopAction::Bolster if player.coins > 0 => 3,
            TopAction::Move => 5,
            _ => 0,
        };
        below + above
    }
}

/// What a half of the top row is worth.
fn top(eyes: Eyes<'_>) -> impl Fn(&Move) -> i32 + '_ {
    let player = eyes.public.player(eyes.seat);
    move |mv: &Move| {
        let amount = mv.amount().unwrap_or(2) as i32 + mv.bonus().unwrap_or(false) as i32;
        match mv {
            Move::MoveUnits => 9,
            Move::MoveCoins(n) => *n as i32 + if player.coins == 0 { 9 } else { 0 },
            Move::TradeResources { .. } => 8,
            Move::BolsterCards { .. } if player.hand_count > 3 => 1,
            Move::Skip => -9,
            _ => 2 * amount,
        }
    }
}

/// Distance to the Factory over the grid.
static TO_FACTORY: [u8; Place::COUNT] = {
    let mut far = [0; Place::COUNT];
    let mut i = 0;
    while i < Place::COUNT {
        let (q, r) = AXIAL[i];
        let (a, b, c) = (q.unsigned_abs(), r.unsigned_abs(), (q + r).unsigned_abs());
        far[i] = if a > b && a > c {
            a
        } else if b > c {
            b
        } else {
            c
        };
        i += 1;
    }
    far
};

/// What a step is worth: encounters and the Factory for the character, ground of its own for everybody, a fight for the
/// stronger.
fn step(eyes: Eyes<'_>) -> impl Fn(&Move) -> i32 + '_ {
    let (public, seat) = (eyes.public, eyes.seat);
    let player = public.player(seat);
    let fighters = public.enemy_fighters_at(seat);
    let workers = public.enemies_at(seat) & !fighters;
    let own = player.units_at();
    let ground = match wanted(public, seat) {
        Resource::Food => OF_TERRAIN[Terrain::Farm.index()],
        Resource::Metal => OF_TERRAIN[Terrain::Mountain.index()],
        Resource::Oil => OF_TERRAIN[Terrain::Tundra.index()],
        Resource::Wood => OF_TERRAIN[Terrain::Forest.index()],
    };
    let villages = if player.worker_count() < WORKERS_WANTED {
        OF_TERRAIN[Terrain::Village.index()]
    } else {
        PlaceSet::NONE
    };
    let fights = player.power >= 5 && player.hand_count > 0 && player.stars.on(Star::Combat) < 2;
    let errand = player.factory_card.is_none();
    let tokens = public.encounter_tokens;
    move |mv: &Move| {
        let Move::Step { unit, from, to } = *mv else {
            return if *mv == Move::Fly { 2 } else { 1 };
        };
        let bit = to.set();
        let mut worth = 2 * (!bit.meets(own)) as i32;
        if unit.fights() {
            if bit.meets(fighters) {
                return if fights { 9 } else { -5 };
            }
            worth -= 3 * (bit.meets(workers)) as i32 + 3 * (bit.meets(LAKES)) as i32;
            if unit == UnitKind::Character {
                worth += 8 * (bit.meets(tokens)) as i32;
                let factory = to == Hex::FACTORY.place();
                worth += if errand { 9 * factory as i32 + 2 * nearer(from, to) } else { 0 };
            } else {
                worth += nearer(from, to);
            }
        } else {
            worth += 3 * (bit.meets(ground | villages) && !bit.meets(own)) as i32;
            worth -= 2 * (from.set().meets(ground | villages)) as i32;
        }
        worth
    }
}

/// Workers that brisk play wants on the board.
const WORKERS_WANTED: u8 = 7;

fn nearer(from: Place, to: Place) -> i32 {
    TO_FACTORY[from.index()] as i32 - TO_FACTORY[to.index()] as i32
}
