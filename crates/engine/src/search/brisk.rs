//! Brisk play: a fixed simple way to play that wastes no turns. Random players spend most of a game on turns in which nothing
//! happens; what is measured on such games says little about a search. Here every choice follows from a few sets of places and
//! a little chance: games end after about thirty rounds. It is a yardstick, not an opponent, and sees what its seat sees.

use crate::moves::{MOST_MOVES, Move};
use crate::random::below;
use crate::state::{Frame, Player, Public, Question, State, spread};
use crate::tables::{AXIAL, LAKES, MATS, OF_TERRAIN};
use crate::view::View;
use crate::vocab::*;
use core::hint::select_unpredictable;
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
        choose(&self.public, seat, legal, rng)
    }
}

impl View {
    /// As [`State::brisk`], for the viewer.
    pub fn brisk(&self, legal: &[Move], rng: &mut impl Rng) -> Option<Move> {
        choose(self.public(), self.seat()?, legal, rng)
    }
}

#[inline(always)]
fn choose(public: &Public, seat: Seat, legal: &[Move], rng: &mut impl Rng) -> Option<Move> {
    let (first, others) = legal.split_first()?;
    let Some(last) = others.last() else { return Some(*first) };
    let Some(Frame::Question(question)) = public.frames.in_hand() else { return Some(*first) };
    // A star for nothing.
    if matches!(last, Move::Reveal(_)) {
        return Some(*last);
    }
    Some(match *question {
        Question::Section => section(public, seat, legal, rng),
        Question::Top(_) => top(public.player(seat), legal, rng),
        Question::Bottom(section) => {
            // What nothing comes of is left: the tokens pay for something else.
            let idle = section.bottom().is_some_and(|action| is_complete(public.player(seat), action));
            if idle { *last } else { *first }
        }
        Question::Units | Question::Onward => step(public, seat, legal, rng),
        Question::PickResources { count, .. } => pick_resources(public, seat, count),
        Question::Produce { .. } => produce(legal),
        Question::Deploy { .. } | Question::Upgrade | Question::Build { .. } | Question::PlaceToken => {
            any(legal, rng, -9)
        }
        Question::Enlist => enlist(legal, rng),
        // Strong enough to win, and not always all of it.
        Question::Dials => match first {
            Move::Dial(most) => Move::Dial(most - (below(rng, 3) as u8).min(*most)),
            _ => *last,
        },
        Question::Encounter { .. } => any(legal, rng, 4),
        Question::FactoryPick | Question::CombatOrder | Question::Flight { .. } | Question::Exchange => {
            legal[below(rng, legal.len() as u32) as usize]
        }
        // Amounts are listed with the greatest first, and what is used before what is left.
        _ => *first,
    })
}

/// All of the kind that is wanted.
#[inline(never)]
fn pick_resources(public: &Public, seat: Seat, count: u8) -> Move {
    let wanted = Lacking::of(public, seat).soonest();
    Move::Resources((u32::from(count) << (8 * wanted.index())).to_le_bytes())
}

/// Amounts are listed with the greatest first: of the territories the first that makes most.
#[inline(never)]
fn produce(legal: &[Move]) -> Move {
    let mut pick = Pick::new(0);
    for mv in legal {
        pick.offer(0, if let Move::ProduceOn { amount, .. } = mv { *amount as i32 } else { 0 });
    }
    pick.of(legal)
}

/// The recruit whose bonus can be had in full.
#[inline(never)]
fn enlist(legal: &[Move], rng: &mut impl Rng) -> Move {
    best(legal, rng, 8, |mv: &Move| match mv {
        Move::Enlist { bonus, amount, .. } => 8 * (*amount == bonus.one_time()) as i32,
        _ => -9,
    })
}

/// Any; leaving it is worth so much.
#[inline(never)]
fn any(legal: &[Move], rng: &mut impl Rng, leaving: i32) -> Move {
    best(legal, rng, 8, |mv: &Move| if mv.is_leaving() { leaving } else { 0 })
}

/// The move with the greatest worth so far; the first of several.
struct Pick {
    /// One draw for the whole list: each move gets three bits of it, or some of them again.
    luck: u64,
    /// Worth and place in one number, so that the greatest is found without a branch.
    found: i32,
    /// Moves offered.
    count: usize,
}

impl Pick {
    #[inline(always)]
    fn new(luck: u64) -> Pick {
        Pick { luck, found: i32::MIN, count: 0 }
    }

    /// The next move, of this worth and a little chance.
    #[inline(always)]
    fn offer(&mut self, chance: u32, worth: i32) {
        let luck = ((self.luck & 7) as u32 * chance / 8) as i32;
        self.luck = self.luck.rotate_right(3);
        self.found = self.found.max(((worth + luck) << 16) + (MOST_MOVES - self.count) as i32);
        self.count += 1;
    }

    /// Whether nothing of this worth or less, chance included, would be picked any more.
    #[inline(always)]
    fn passes(&self, worth: i32) -> bool {
        self.found >= worth << 16
    }

    #[inline(always)]
    fn of(self, legal: &[Move]) -> Move {
        legal[MOST_MOVES - (self.found & 0xffff) as usize]
    }
}

/// The move with the greatest worth, a little chance added; the first of several.
#[inline(always)]
fn best(legal: &[Move], rng: &mut impl Rng, chance: u32, worth: impl Fn(&Move) -> i32) -> Move {
    let mut pick = Pick::new(rng.next_u64());
    for mv in legal {
        pick.offer(chance, worth(mv));
    }
    pick.of(legal)
}

/// Whether all that the action could bring has been had.
#[inline]
fn is_complete(player: &Player, action: BottomAction) -> bool {
    match action {
        BottomAction::Upgrade => player.has_all_upgrades(),
        BottomAction::Deploy => player.has_all_mechs(),
        BottomAction::Build => player.has_all_structures(),
        BottomAction::Enlist => player.has_all_recruits(),
    }
}

/// Tokens that each bottom-row action still lacks: a lane of two bytes for each resource that pays for one, as in [`spread`].
#[derive(Clone, Copy)]
struct Lacking(u64);

/// One in each lane, and the highest bit of each.
const ONES: u64 = 0x0001_0001_0001_0001;
const HIGHEST: u64 = ONES << 15;

/// More tokens than anybody would gather: what an action lacks that is complete.
const BEYOND_REACH: u64 = u8::MAX as u64;

/// The action that is paid with each resource.
const PAID_WITH: [BottomAction; Resource::COUNT] = {
    let mut paid = [BottomAction::Upgrade; Resource::COUNT];
    let mut i = 0;
    while i < BottomAction::COUNT {
        paid[BottomAction::ALL[i].resource().index()] = BottomAction::ALL[i];
        i += 1;
    }
    paid
};

/// What each mat prints as the cost of its actions.
static COSTS: [u64; Mat::COUNT] = {
    let mut all = [0; Mat::COUNT];
    let mut mat = 0;
    while mat < Mat::COUNT {
        let mut cost = [0; Resource::COUNT];
        let mut kind = 0;
        while kind < Resource::COUNT {
            cost[kind] = MATS[mat].sections[PAID_WITH[kind].index()].cost;
            kind += 1;
        }
        all[mat] = spread(cost);
        mat += 1;
    }
    all
};

impl Lacking {
    #[inline]
    fn of(public: &Public, seat: Seat) -> Lacking {
        let player = public.player(seat);
        let printed = player.mat().map_or(0, |mat| COSTS[mat.index()]);
        let tokens = public.tokens_on(public.controlled_by(seat)) + spread(player.aboard);
        let saved = tokens + spread(PAID_WITH.map(|action| player.reduced[action.index()]));
        // In each lane the highest bit stays where at least as much is printed; what is less is nothing.
        let left = (printed | HIGHEST) - saved;
        let some = left & HIGHEST;
        let lacking = left & (some - (some >> 15));
        let complete = PAID_WITH.map(|action| (is_complete(player, action) as u64) * BEYOND_REACH);
        let [one, two, three, four] = complete;
        Lacking(lacking | one | two << 16 | three << 32 | four << 48)
    }

    #[inline(always)]
    const fn lane(self, action: BottomAction) -> u64 {
        self.0 >> (16 * action.resource().index()) & 0xffff
    }

    /// Whether one or two are lacking of any action.
    #[inline(always)]
    const fn is_near(self) -> bool {
        let some = (self.0 | HIGHEST) - ONES;
        let few = ((2 * ONES) | HIGHEST) - self.0;
        some & few & HIGHEST != 0
    }

    /// The resource that pays for something soonest.
    #[inline]
    fn soonest(self) -> Resource {
        // Number and action in one, so that the least is found without a branch; what lacks nothing comes last.
        let [one, two, three, four] = BottomAction::ALL.map(|action| {
            let lacking = self.lane(action);
            ((((lacking == 0) as usize) << 16) | lacking as usize) * BottomAction::COUNT + action.index()
        });
        let first = one.min(two).min(three.min(four)) % BottomAction::COUNT;
        BottomAction::ALL[first].resource()
    }
}

/// The best section.
fn section(public: &Public, seat: Seat, legal: &[Move], rng: &mut impl Rng) -> Move {
    let worth = sections(public, seat);
    let mut pick = Pick::new(rng.next_u64());
    // As many as there may be are looked at, for some of them are listed nearly always: a loop over those that are would end where nobody expects it.
    for i in 0..Section::COUNT {
        let worth = match legal[i.min(legal.len() - 1)] {
            Move::Choose(section) if i < legal.len() => worth[section.index()],
            _ => -99,
        };
        pick.offer(4, worth);
    }
    pick.of(legal)
}

/// What each section is worth: what can be paid below, and what the top row does for it.
fn sections(public: &Public, seat: Seat) -> [i32; Section::COUNT] {
    let player = public.player(seat);
    let lacking = Lacking::of(public, seat);
    let near = lacking.is_near();
    let workers = player.worker_count() as i32;
    let (power, popularity, coins) = player.produce_cost();
    let produces = (player.power >= power) & (player.popularity > popularity) & (player.coins >= coins);
    let has_coins = (player.coins > 0) as i32;
    let mut above = [0; TopAction::COUNT];
    above[TopAction::Produce.index()] = (3 + workers) * produces as i32;
    above[TopAction::Trade.index()] = (2 + 3 * near as i32) * has_coins;
    above[TopAction::Bolster.index()] = 3 * has_coins;
    above[TopAction::Move.index()] = 5;
    // The Factory card.
    let mut worth = [7; Section::COUNT];
    if let Some(mat) = player.mat() {
        for (worth, printed) in worth.iter_mut().zip(&mat.face().sections) {
            *worth = above[printed.top.index()] + 9 * (lacking.lane(printed.bottom) == 0) as i32;
        }
    }
    worth
}

/// The best half of the top row.
fn top(player: &Player, legal: &[Move], rng: &mut impl Rng) -> Move {
    let luck = rng.next_u64();
    match legal[0] {
        // Whoever has coins moves units, and nothing else is listed where something is produced.
        Move::MoveUnits if player.coins > 0 => Move::MoveUnits,
        Move::Produce => Move::Produce,
        _ => {
            let mut pick = Pick::new(luck);
            for mv in legal {
                pick.offer(2, half(player, mv));
            }
            pick.of(legal)
        }
    }
}

/// What a half of the top row is worth.
#[inline(always)]
fn half(player: &Player, mv: &Move) -> i32 {
    match mv {
        Move::MoveUnits => 9,
        Move::MoveCoins(n) => *n as i32 + if player.coins == 0 { 9 } else { 0 },
        Move::TradeResources { .. } => 8,
        Move::BolsterCards { .. } if player.hand_count > 3 => 1,
        Move::BolsterPower { amount, bonus }
        | Move::BolsterCards { amount, bonus }
        | Move::TradePopularity { amount, bonus } => 2 * (*amount as i32 + *bonus as i32),
        Move::Skip => -9,
        _ => 4,
    }
}

/// Distance to the Factory over the grid.
const fn to_factory(place: usize) -> i8 {
    let (q, r) = AXIAL[place];
    let (a, b, c) = (q.unsigned_abs(), r.unsigned_abs(), (q + r).unsigned_abs());
    (if a > b && a > c {
        a
    } else if b > c {
        b
    } else {
        c
    }) as i8
}

/// What fighters like about the places of the board, whoever stands there: not lakes, and nearer to the Factory. There is room for every number
/// that a place of a set could have, so that none is asked whether it has one.
struct Ground {
    /// Worth to be there.
    to: [i8; 64],
    /// Worth to have left it.
    from: [i8; 64],
}

/// For mechs, for a character that has its Factory card, and for one that wants it.
static GROUND: [Ground; 3] = [Ground::new(1, 0), Ground::new(0, 0), Ground::new(2, 9)];

impl Ground {
    /// Each step nearer is worth so much, and the Factory itself.
    const fn new(nearer: i8, factory: i8) -> Ground {
        let mut ground = Ground { to: [0; 64], from: [0; 64] };
        let mut i = 0;
        while i < Place::COUNT {
            let lake = (LAKES.0 >> i & 1) as i8;
            let visit = if i == Hex::FACTORY.index() { factory } else { 0 };
            ground.to[i] = visit - nearer * to_factory(i) - 3 * lake;
            ground.from[i] = nearer * to_factory(i);
            i += 1;
        }
        ground
    }
}

/// The best step: encounters and the Factory for the character, ground of its own for everybody, a fight for the stronger.
///
/// The character is listed first, then mechs, then workers.
fn step(public: &Public, seat: Seat, legal: &[Move], rng: &mut impl Rng) -> Move {
    let player = public.player(seat);
    let fighters = public.enemy_fighters_at(seat);
    let workers = public.enemies_at(seat) & !fighters;
    let own = player.units_at();
    let fights = player.power >= 5 && player.hand_count > 0 && player.stars.on(Star::Combat) < 2;
    let fight = if fights { 9 } else { -5 };
    let errand = player.factory_card.is_none() as usize;
    // What the character likes, and mechs.
    let likes = [(&GROUND[1 + errand], public.encounter_tokens), (&GROUND[0], PlaceSet::NONE)];
    let fresh = |to: Place| 2 * (!own.contains(to)) as i32;
    let mut pick = Pick::new(rng.next_u64());
    // Character and mechs in one loop: where the one ends and the others begin nobody can tell.
    while let Some(&Move::Step { unit: unit @ (UnitKind::Character | UnitKind::Mech), from, to }) =
        legal.get(pick.count)
    {
        let (ground, tokens) = likes[unit.index() % likes.len()];
        let place = |place: Place| place.index() % ground.to.len();
        let worth = (ground.to[place(to)] + ground.from[place(from)]) as i32 + fresh(to)
            - 3 * workers.contains(to) as i32
            + 8 * tokens.contains(to) as i32;
        pick.offer(2, select_unpredictable(fighters.contains(to), fight, worth));
    }
    // Nothing that comes after them is worth more than a worker on ground that is wanted.
    if pick.passes(MOST_OF_A_WORKER) {
        return pick.of(legal);
    }
    // What workers want is worked out only where they may step.
    if let Some(Move::Step { .. }) = legal.get(pick.count) {
        let useful = useful(public, seat);
        let better = useful & !own;
        while let Some(&Move::Step { from, to, .. }) = legal.get(pick.count) {
            let gain = 3 * better.contains(to) as i32 - 2 * useful.contains(from) as i32;
            pick.offer(2, fresh(to) + gain);
        }
    }
    while let Some(mv) = legal.get(pick.count) {
        pick.offer(2, if matches!(mv, Move::Fly) { 2 } else { 1 });
    }
    pick.of(legal)
}

/// What a worker's step is worth at most, a little chance added: fresh ground, and such as is wanted.
const MOST_OF_A_WORKER: i32 = 2 + 3 + 1;

/// Ground that makes what is wanted, and villages as long as workers are.
fn useful(public: &Public, seat: Seat) -> PlaceSet {
    let ground = match Lacking::of(public, seat).soonest() {
        Resource::Food => OF_TERRAIN[Terrain::Farm.index()],
        Resource::Metal => OF_TERRAIN[Terrain::Mountain.index()],
        Resource::Oil => OF_TERRAIN[Terrain::Tundra.index()],
        Resource::Wood => OF_TERRAIN[Terrain::Forest.index()],
    };
    let few = public.player(seat).worker_count() < WORKERS_WANTED;
    ground | OF_TERRAIN[Terrain::Village.index()].when(few)
}

/// Workers that brisk play wants on the board.
const WORKERS_WANTED: u8 = 7;
