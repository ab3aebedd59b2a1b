//! Brisk play: a fixed simple way to play that wastes no turns. Random players spend most of a game on turns in which nothing
//! happens; what is measured on such games says little about a search. Here every choice follows from a few sets of places and
//! a little chance: games end after about thirty rounds. It is a yardstick, not an opponent, and sees what its seat sees.

use crate::moves::{MOST_MOVES, Move};
use crate::random::below;
use crate::state::{Frame, Player, Public, Question, State};
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
        choose(&self.public, seat, legal, rng)
    }
}

impl View {
    /// As [`State::brisk`], for the viewer.
    pub fn brisk(&self, legal: &[Move], rng: &mut impl Rng) -> Option<Move> {
        choose(self.public(), self.seat()?, legal, rng)
    }
}

fn choose(public: &Public, seat: Seat, legal: &[Move], rng: &mut impl Rng) -> Option<Move> {
    let (first, last) = (*legal.first()?, *legal.last()?);
    let question = match public.frames.in_hand() {
        Some(Frame::Question(question)) if legal.len() > 1 => question,
        _ => return Some(first),
    };
    // A star for nothing.
    if matches!(last, Move::Reveal(_)) {
        return Some(last);
    }
    Some(match *question {
        Question::Section => section(public, seat, legal, rng),
        Question::Top(_) => best(legal, rng, 2, top(public.player(seat))),
        Question::Bottom(section) => {
            // What nothing comes of is left: the tokens pay for something else.
            let idle = section.bottom().is_some_and(|action| is_complete(public.player(seat), action));
            if idle { last } else { first }
        }
        Question::Units | Question::Onward => step(public, seat, legal, rng),
        // All of the kind that is wanted.
        Question::PickResources { count, .. } => {
            Move::Resources((u32::from(count) << (8 * wanted(public, seat).index())).to_le_bytes())
        }
        // Amounts are listed with the greatest first: of the territories the first that makes most.
        Question::Produce { .. } => {
            let mut pick = Pick::new(0);
            for mv in legal {
                pick.offer(0, if let Move::ProduceOn { amount, .. } = mv { *amount as i32 } else { 0 });
            }
            pick.of(legal)
        }
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

    #[inline(always)]
    fn of(self, legal: &[Move]) -> Move {
        legal[MOST_MOVES - (self.found & 0xffff) as usize]
    }
}

/// The move with the greatest worth, a little chance added; the first of several.
#[inline]
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

/// More tokens than anybody would gather.
const BEYOND_REACH: i32 = u8::MAX as i32;

/// Tokens that each bottom-row action still lacks; more than anybody would gather where it is complete.
fn lacking(public: &Public, seat: Seat) -> [i32; BottomAction::COUNT] {
    let player = public.player(seat);
    let tokens = public.tokens_on(public.controlled_by(seat));
    BottomAction::ALL.map(|action| {
        let kind = action.resource().index();
        let printed = player.bottom_row(action).map_or(0, |printed| printed.cost as i32);
        let saved =
            player.reduced[action.index()] as i32 + (tokens[kind] + player.aboard[kind] as u16) as i32;
        let lacking = (printed - saved).max(0);
        if is_complete(player, action) { BEYOND_REACH } else { lacking }
    })
}

/// The resource that pays for something soonest.
fn wanted(public: &Public, seat: Seat) -> Resource {
    let lacking = lacking(public, seat);
    // Number and action in one, so that the least is found without a branch; what lacks nothing comes last.
    let nothing = |lacking: i32| ((lacking == 0) as i32) << 16;
    let soonest = BottomAction::ALL.map(|action| {
        let lacking = lacking[action.index()];
        (nothing(lacking) + lacking) * BottomAction::COUNT as i32 + action.index() as i32
    });
    let [one, two, three, four] = soonest;
    let first = one.min(two).min(three.min(four)) as usize % BottomAction::COUNT;
    BottomAction::ALL[first].resource()
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
    let lacking = lacking(public, seat);
    let near = lacking.map(|lacking| (lacking == 1) | (lacking == 2));
    let near = near[0] | near[1] | near[2] | near[3];
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
            *worth = above[printed.top.index()] + 9 * (lacking[printed.bottom.index()] == 0) as i32;
        }
    }
    worth
}

/// What a half of the top row is worth.
fn top(player: &Player) -> impl Fn(&Move) -> i32 {
    move |mv: &Move| match mv {
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

/// Distance to the Factory over the grid; with room for every number that a place of a set could have, so that none is asked whether it has one.
static TO_FACTORY: [u8; 64] = {
    let mut far = [0; 64];
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

/// The best step: encounters and the Factory for the character, ground of its own for everybody, a fight for the stronger.
///
/// The character is listed first, then mechs, then workers: a loop for each looks only at what draws that kind of unit.
fn step(public: &Public, seat: Seat, legal: &[Move], rng: &mut impl Rng) -> Move {
    let player = public.player(seat);
    let fighters = public.enemy_fighters_at(seat);
    let workers = public.enemies_at(seat) & !fighters;
    let own = player.units_at();
    let fights = player.power >= 5 && player.hand_count > 0 && player.stars.on(Star::Combat) < 2;
    let fight = if fights { 9 } else { -5 };
    let fresh = |to: Place| 2 * (!own.contains(to)) as i32;
    let fighter = |to: Place| fresh(to) - 3 * (workers.contains(to) as i32 + LAKES.contains(to) as i32);
    let mut pick = Pick::new(rng.next_u64());
    let tokens = public.encounter_tokens;
    let errand = player.factory_card.is_none() as i32;
    while let Some(&Move::Step { unit: UnitKind::Character, from, to }) = legal.get(pick.count) {
        let visit = 9 * (to == Hex::FACTORY.place()) as i32 + 2 * nearer(from, to);
        let worth = fighter(to) + 8 * tokens.contains(to) as i32 + errand * visit;
        pick.offer(2, if fighters.contains(to) { fight } else { worth });
    }
    while let Some(&Move::Step { unit: UnitKind::Mech, from, to }) = legal.get(pick.count) {
        let worth = fighter(to) + nearer(from, to);
        pick.offer(2, if fighters.contains(to) { fight } else { worth });
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

/// Ground that makes what is wanted, and villages as long as workers are.
fn useful(public: &Public, seat: Seat) -> PlaceSet {
    let ground = match wanted(public, seat) {
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

#[inline(always)]
fn nearer(from: Place, to: Place) -> i32 {
    let far = |place: Place| TO_FACTORY[place.index() % TO_FACTORY.len()] as i32;
    far(from) - far(to)
}
