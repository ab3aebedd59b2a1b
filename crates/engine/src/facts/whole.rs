//! Several questions in a row answered at once. The rules ask for a load kind by kind and for a payment token by token;
//! people mean "everything" or "all of it from here". What they mean is worked out as the single decisions it is made of,
//! which are then played one after the other like any others.

use crate::event::Event;
use crate::moves::{Actor, Move};
use crate::state::{Awaiting, Question, State};
use crate::view::View;
use crate::vocab::{Cargo, CombatCard, Place, Resource, Seat};

/// What somebody means by several answers.
///
/// ```
/// use kosa_engine::{Actor, Meaning, State, vocab::Seat};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 1; at h04 oil 1 wood 1; seat nordic industrial; mechs 1 at h04; workers h05 h05; \
///      seat crimea mechanical",
/// ).unwrap();
/// let seat = Seat::new(0).unwrap();
/// for mv in ["section build", "move", "step mech h04 h05"] {
///     state.apply(Actor::Seat(seat), mv.parse().unwrap()).unwrap();
/// }
/// let meanings: Vec<Meaning> = state.at_once(seat).iter().map(|all| all.meaning).collect();
/// assert_eq!(meanings, [Meaning::LoadAll, Meaning::LoadNothing]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A moving unit takes everything along.
    LoadAll,
    /// It takes nothing more along.
    LoadNothing,
    /// All that is still owed comes from this place.
    PayFrom(Place),
    /// All that is still owed is paid as the answers are listed, always the first of them.
    PayAsListed,
    /// All that is still owed is paid in this way and no other.
    Pay,
}

/// Part of a payment.
///
/// ```
/// use kosa_engine::{Actor, Paid, State, vocab::{Resource, Seat}};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 1; at h04 metal 3; at h05 metal 3; seat nordic industrial; coins 5; \
///      workers h04 h05; seat crimea mechanical",
/// ).unwrap();
/// let seat = Seat::new(0).unwrap();
/// for mv in ["section deploy", "produce", "done", "pay coins 2"] {
///     state.apply(Actor::Seat(seat), mv.parse().unwrap()).unwrap();
/// }
/// let payments = state.payments(seat).unwrap();
/// assert_eq!(payments[0].pays, [Paid::Tokens("h04".parse().unwrap(), Resource::Metal, 3)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paid {
    /// Tokens of one kind from one place, and how many.
    Tokens(Place, Resource, u8),
    /// A combat card that stands for a token.
    Card(CombatCard),
}

/// Several answers at once.
///
/// ```
/// use kosa_engine::{Actor, State, vocab::Seat};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 1; at h04 oil 1 wood 1; seat nordic industrial; mechs 1 at h04; workers h05 h05; \
///      seat crimea mechanical",
/// ).unwrap();
/// let seat = Seat::new(0).unwrap();
/// for mv in ["section build", "move", "step mech h04 h05"] {
///     state.apply(Actor::Seat(seat), mv.parse().unwrap()).unwrap();
/// }
/// let everything = &state.at_once(seat)[0];
/// for mv in &everything.moves {
///     state.apply(Actor::Seat(seat), *mv).unwrap();
/// }
/// assert_eq!(state.public().resources("h05".parse::<kosa_engine::vocab::Hex>().unwrap()), [0, 0, 1, 1]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtOnce {
    /// What is meant by them.
    pub meaning: Meaning,
    /// The decisions, in their order.
    pub moves: Vec<Move>,
    /// What is paid, with the tokens the rules take themselves because there are no others; nothing for a load.
    pub pays: Vec<Paid>,
    /// Whether this is also what paying as listed comes to.
    pub as_listed: bool,
}

/// The most ways to pay that are looked through.
const FEW: usize = 12;

impl State {
    /// What the seat may answer to this question and those that follow it, all at once. A load of one kind is settled by
    /// one answer. Payments come only where one does not settle them, with every place that can pay all that is owed, in the
    /// order in which they are listed; paying as listed stands last, unless it is one of them.
    ///
    /// ```
    /// use kosa_engine::{Actor, Meaning, State, vocab::Seat};
    /// let mut state = State::from_position(
    ///     "kosa-position 1\nactive 1\nat h04 metal 3\nat h05 metal 3\nseat nordic industrial\ncoins 5\n\
    ///      workers h04 h05\nseat crimea mechanical",
    /// ).unwrap();
    /// let seat = Seat::new(0).unwrap();
    /// for mv in ["section deploy", "produce", "done", "pay coins 2"] {
    ///     state.apply(Actor::Seat(seat), mv.parse().unwrap()).unwrap();
    /// }
    /// let ways = state.at_once(seat);
    /// assert_eq!(ways[0].meaning, Meaning::PayFrom("h04".parse().unwrap()));
    /// assert_eq!(ways[0].moves.len(), 3);
    /// ```
    pub fn at_once(&self, seat: Seat) -> Vec<AtOnce> {
        if self.legal(seat).is_empty() {
            return Vec::new();
        }
        match self.public.question() {
            Some(Question::Carry) => loads(self, seat),
            Some(Question::Pay { left, .. }) => rest_of_payment(self, seat, left),
            _ => Vec::new(),
        }
    }

    /// Every way in which the seat can pay all that it owes now, the first listed one first, then those with the fewest
    /// combat cards and places; nothing where it owes nothing, or where the ways are too many to look through. The rules
    /// ask for tokens from the lowest place up and take what is left without a choice: whoever chooses whole payments
    /// need not know that. A token that no choice could spare was paid before anything was asked, and is not told again.
    pub fn payments(&self, seat: Seat) -> Option<Vec<AtOnce>> {
        let Some(Question::Pay { left, .. }) = self.public.question() else { return None };
        let mut ways = Vec::new();
        every_way(self, seat, left, left, &mut Vec::new(), &mut Vec::new(), &mut ways)?;
        let first = ways.first_mut()?;
        first.as_listed = true;
        let cards = |way: &AtOnce| way.pays.iter().filter(|part| matches!(part, Paid::Card(_))).count();
        ways.sort_by_key(|way| (!way.as_listed, cards(way), way.pays.len()));
        (ways.len() > 1).then_some(ways)
    }

    /// The answers that give a moving unit this load, as far as the rules let it: for each kind of cargo that is asked for,
    /// the nearest amount that may be taken along. Empty where no load is asked for.
    pub fn load_moves(&self, seat: Seat, load: [u8; Cargo::COUNT]) -> Vec<Move> {
        let asked = |state: &State| state.public.question() == Some(Question::Carry);
        let nearest = |legal: &[Move]| {
            let off = |mv: &&Move| match **mv {
                Move::Carry { cargo, amount } => amount.abs_diff(load[cargo.index()]),
                _ => u8::MAX,
            };
            legal.iter().filter(|mv| matches!(mv, Move::Carry { .. })).min_by_key(off).copied()
        };
        follow(self, seat, asked, nearest).map(|(moves, _)| moves).unwrap_or_default()
    }
}

impl View {
    /// As [`State::at_once`], for the viewer.
    pub fn at_once(&self) -> Vec<AtOnce> {
        self.seat().map(|seat| self.trial().at_once(seat)).unwrap_or_default()
    }

    /// As [`State::payments`], for the viewer.
    pub fn payments(&self) -> Option<Vec<AtOnce>> {
        self.seat().and_then(|seat| self.trial().payments(seat))
    }

    /// As [`State::load_moves`], for the viewer.
    pub fn load_moves(&self, load: [u8; Cargo::COUNT]) -> Vec<Move> {
        self.seat().map(|seat| self.trial().load_moves(seat, load)).unwrap_or_default()
    }
}

/// Collects every way to pay what is left; nothing if there are too many.
fn every_way(
    state: &State,
    seat: Seat,
    owed: u8,
    left: u8,
    moves: &mut Vec<Move>,
    events: &mut Vec<Event>,
    ways: &mut Vec<AtOnce>,
) -> Option<()> {
    for mv in state.legal(seat) {
        if !mv.is_payment() {
            continue;
        }
        let mut next = *state;
        let heard = events.len();
        next.apply_with(Actor::Seat(seat), mv, events).ok()?;
        moves.push(mv);
        match next.public().question() {
            // Another payment may follow this one: what is owed has then grown.
            Some(Question::Pay { left: less, .. }) if less < left => {
                every_way(&next, seat, owed, less, moves, events, ways)?;
            }
            _ => {
                let pays = paid(events, seat, owed);
                let meaning = match pays.as_slice() {
                    [Paid::Tokens(place, ..), rest @ ..]
                        if rest.iter().all(|part| matches!(part, Paid::Tokens(at, ..) if at == place)) =>
                    {
                        Meaning::PayFrom(*place)
                    }
                    _ => Meaning::Pay,
                };
                ways.push(AtOnce { meaning, moves: moves.clone(), pays, as_listed: false });
                if ways.len() > FEW {
                    return None;
                }
            }
        }
        moves.pop();
        events.truncate(heard);
    }
    Some(())
}

/// Answers for as long as `asked` says that it is still the same matter: the decisions, and what happened.
fn follow(
    state: &State,
    seat: Seat,
    mut asked: impl FnMut(&State) -> bool,
    pick: impl Fn(&[Move]) -> Option<Move>,
) -> Option<(Vec<Move>, Vec<Event>)> {
    let mut trial = *state;
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    while asked(&trial) {
        // What is left is always asked of the same person; nothing is drawn on the way.
        if !matches!(trial.awaiting(), Awaiting::Seats(seats) if seats.contains(seat)) {
            return None;
        }
        let mv = pick(&trial.legal(seat))?;
        trial.apply_with(Actor::Seat(seat), mv, &mut events).ok()?;
        moves.push(mv);
    }
    Some((moves, events))
}

fn loads(state: &State, seat: Seat) -> Vec<AtOnce> {
    let asked = |state: &State| state.public().question() == Some(Question::Carry);
    let amount = |mv: &Move| if let Move::Carry { amount, .. } = mv { Some(*amount) } else { None };
    let carries =
        |legal: &[Move]| legal.iter().filter(|mv| amount(mv).is_some()).copied().collect::<Vec<_>>();
    let all = follow(state, seat, asked, |legal| carries(legal).into_iter().max_by_key(amount));
    let nothing = follow(state, seat, asked, |legal| carries(legal).into_iter().min_by_key(amount));
    let both = [(Meaning::LoadAll, all), (Meaning::LoadNothing, nothing)];
    both.into_iter()
        .filter_map(|(meaning, way)| {
            Some(AtOnce { meaning, moves: way?.0, pays: Vec::new(), as_listed: false })
        })
        .collect()
}

fn rest_of_payment(state: &State, seat: Seat, owed: u8) -> Vec<AtOnce> {
    let pay = |meaning, pick: &dyn Fn(&Move) -> bool| -> Option<AtOnce> {
        // Another payment may follow this one: what is owed has then grown.
        let mut before = owed + 1;
        let asked = |state: &State| match state.public().question() {
            Some(Question::Pay { left, .. }) => core::mem::replace(&mut before, left) > left,
            _ => false,
        };
        let first = |legal: &[Move]| legal.iter().find(|mv| pick(mv)).copied();
        let (moves, events) = follow(state, seat, asked, first)?;
        Some(AtOnce { meaning, moves, pays: paid(&events, seat, owed), as_listed: false })
    };
    let Some(mut listed) = pay(Meaning::PayAsListed, &Move::is_payment).filter(|way| way.moves.len() > 1)
    else {
        return Vec::new();
    };
    listed.as_listed = true;
    let mut ways: Vec<AtOnce> = Vec::new();
    for mv in state.legal(seat) {
        let Move::PayToken { from: place, .. } = mv else { continue };
        let here = |mv: &Move| matches!(mv, Move::PayToken { from, .. } if *from == place);
        // When a place is exhausted the rules may take the rest elsewhere by themselves.
        let only_here =
            |way: &AtOnce| way.pays.iter().all(|part| matches!(part, Paid::Tokens(at, ..) if *at == place));
        let way = pay(Meaning::PayFrom(place), &here).filter(only_here);
        if let Some(way) = way.filter(|way| ways.iter().all(|known| known.meaning != way.meaning)) {
            ways.push(AtOnce { as_listed: way.moves == listed.moves, ..way });
        }
    }
    if ways.iter().all(|way| !way.as_listed) {
        ways.push(listed);
    }
    ways
}

/// What a payment took, counted by kind and place.
fn paid(events: &[Event], seat: Seat, owed: u8) -> Vec<Paid> {
    let mut pays: Vec<Paid> = Vec::new();
    let each = events.iter().filter_map(|event| match *event {
        Event::ResourcePaid { seat: by, place, resource } if by == seat => {
            Some(Paid::Tokens(place, resource, 1))
        }
        Event::CardDiscarded { seat: by, card } if by == seat => Some(Paid::Card(card)),
        _ => None,
    });
    // What comes after the last token belongs to something else.
    for part in each.take(owed.into()) {
        match (pays.last_mut(), part) {
            (Some(Paid::Tokens(at, kind, n)), Paid::Tokens(place, resource, more))
                if *at == place && *kind == resource =>
            {
                *n += more;
            }
            _ => pays.push(part),
        }
    }
    pays
}
