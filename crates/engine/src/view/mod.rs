//! Views: what one seat, or somebody who only watches, may know. A view is made by copying what is public and adding
//! the seat's own cards: there is no secret to forget to remove.

use crate::moves::MoveList;
use crate::random::{below, shuffle};
use crate::rules::Eyes;
use crate::setup::COMBAT_DECK;
use crate::state::{Awaiting, Draw, Hidden, Own, Public, Question, Side, State};
use crate::viewer::Viewer;
use crate::vocab::*;
use arrayvec::ArrayVec;
use core::num::NonZeroU8;
use rand_core::Rng;

mod doc;
mod told;

pub use doc::{HiddenDoc, HiddenSeatDoc, ViewDoc, ViewError};

/// A state as one viewer may know it.
///
/// ```
/// use kosa_engine::{State, View, Viewer, vocab::{CombatCards, Seat}};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; hand 23; seat crimea mechanical; hand 445",
/// ).unwrap();
/// let view = View::of(&state, Seat::new(0).unwrap());
/// assert_eq!(view.own().hand().to_string(), "23");
/// assert_eq!(view.public().player(Seat::new(1).unwrap()).hand_count(), 3, "how many, but not which");
/// assert_eq!(View::of(&state, Viewer::Bystander).own().hand(), CombatCards::NONE);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    public: Public,
    viewer: Viewer,
    own: Own,
    /// The Factory cards on the board, if the viewer has looked through them.
    pool: FactoryCardSet,
    /// What Automas have set in the combat being fought, by side: the card that says it lies open.
    machines: [Option<Machine>; 2],
}

/// An Automa's choice in a combat as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Machine {
    /// One more than the power set, so that a choice not made takes no room.
    after_dial: NonZeroU8,
    /// Combat cards behind the dial; which ones nobody knows.
    played: u8,
}

impl Machine {
    fn dial(self) -> u8 {
        self.after_dial.get() - 1
    }
}

/// What Automas have set in the combat being fought.
#[cold]
fn machines(state: &State) -> [Option<Machine>; 2] {
    let public = &state.public;
    Side::BOTH.map(|side| {
        let seat = public.combat.seat(side);
        let own = &state.own[seat.index()];
        let dial = own.dial.filter(|_| public.player(seat).is_automa())?;
        Some(Machine { after_dial: NonZeroU8::MIN.saturating_add(dial), played: own.played.cards().count() })
    })
}

impl View {
    /// What the viewer may know. A view never holds everything, for that is the state itself: whoever may see
    /// everything gets the view of a bystander, as does a seat that is an Automa's or not there.
    pub fn of(state: &State, viewer: impl Into<Viewer>) -> View {
        let public = &state.public;
        let viewer = match viewer.into().at(public) {
            Viewer::Everything => Viewer::Bystander,
            viewer => viewer,
        };
        let (own, pool) = match viewer.seat() {
            Some(seat) => {
                let eyes = state.eyes(seat);
                (*eyes.own, eyes.pool())
            }
            None => (Own::default(), FactoryCardSet::NONE),
        };
        let machines = if public.combat.hex.is_on_board() { machines(state) } else { [None; 2] };
        View { public: state.public, viewer, own, pool, machines }
    }

    /// What everybody may see.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// Who looks: a seat or a bystander.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seat of whoever looks, unless a bystander.
    pub const fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The viewer's own cards; empty for somebody who only watches.
    pub const fn own(&self) -> &Own {
        &self.own
    }

    /// The Factory cards on the board, if the viewer has looked through them.
    pub fn factory_cards(&self) -> impl Iterator<Item = FactoryCard> {
        self.pool.iter()
    }

    /// The power an Automa has set in the combat being fought, once its card is drawn.
    pub fn automa_dial(&self, side: Side) -> Option<u8> {
        self.machines[side as usize].map(Machine::dial)
    }

    /// How many combat cards an Automa adds to the power it has set, those it has still to add among them.
    pub(crate) fn automa_cards(&self, side: Side) -> u8 {
        let added = self.machines[side as usize].map_or(0, |machine| machine.played);
        match self.public.draw() {
            Some(Draw::AutomaCards { side: of, left }) if of == side => added + left,
            _ => added,
        }
    }

    /// Combat cards that the viewer knows a seat to hold: all of its own; of another hand what the viewer has looked at, or what
    /// was taken from the viewer, as far as it must still be there.
    ///
    /// ```
    /// use kosa_engine::{State, View, vocab::Seat};
    ///
    /// let state = State::from_position(
    ///     "kosa-position 1; active 1; seat nordic industrial; hand 23; knows 2 44; seat crimea mechanical; hand 445",
    /// ).unwrap();
    /// let [one, two] = [0, 1].map(|i| Seat::new(i).unwrap());
    /// assert_eq!(View::of(&state, one).known_cards(two).to_string(), "44");
    /// assert_eq!(View::of(&state, two).known_cards(one).to_string(), "-");
    /// ```
    pub fn known_cards(&self, seat: Seat) -> CombatCards {
        match self.seat() {
            Some(viewer) if viewer == seat => self.own.hand,
            Some(viewer) => self.own.known.of(viewer, seat),
            None => CombatCards::NONE,
        }
    }

    /// The moves the viewer may make now: the same list as [`State::legal`], computed from the view alone.
    pub fn legal(&self) -> MoveList {
        let mut list = MoveList::new();
        if let Some(eyes) = self.eyes() {
            eyes.legal_into(&mut list);
        }
        list
    }

    /// What the viewer sees, unless it is nobody at the table.
    pub(crate) fn eyes(&self) -> Option<Eyes<'_>> {
        self.seat().map(|seat| Eyes::new(&self.public, &self.own, &self.pool, seat))
    }

    /// Who must decide.
    pub fn awaiting(&self) -> Awaiting {
        self.public.awaiting()
    }

    /// A random state that looks the same to the viewer: every hidden card is dealt afresh, and what the viewer knows of other
    /// hands stays there. What the others remember is not known to the viewer and left empty.
    pub fn resample(&self, rng: &mut impl Rng) -> State {
        let public = self.public;
        let mut own = [Own::default(); MAX_SEATS];
        let mut hidden =
            Hidden { deck: COMBAT_DECK, factory_pool: self.pool, objective_deck: ObjectiveSet::NONE };
        if let Some(seat) = self.seat() {
            own[seat.index()] = self.own;
        }
        self.deal_combat_cards(rng, &mut own, &mut hidden);
        self.deal_objectives(rng, &mut own, &mut hidden);
        self.deal_factory(rng, &mut hidden);
        self.lay_traps(rng, &mut own);
        self.choose_power(rng, &mut own);
        State { public, own, hidden }
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let viewer = self.viewer;
        self.public.seats().filter(move |s| !viewer.is(*s))
    }

    fn deal_combat_cards(&self, rng: &mut impl Rng, own: &mut [Own; MAX_SEATS], hidden: &mut Hidden) {
        let mut rest = self.unseen_cards();
        for seat in self.others() {
            let known = self.known_cards(seat);
            let unknown = self.public.player(seat).hand_count.saturating_sub(known.count());
            let hand = &mut own[seat.index()].hand;
            *hand = known;
            deal(rng, &mut rest, unknown, hand);
        }
        hidden.deck = rest;
    }

    fn deal_objectives(&self, rng: &mut impl Rng, own: &mut [Own; MAX_SEATS], hidden: &mut Hidden) {
        let open: ObjectiveSet = self.public.ending.missions().collect();
        let box_ = self.public.rules.objective_cards() & !open;
        let held: ObjectiveSet = self.own.objectives().collect();
        let unknown = box_ & !held & !self.own.put_away & !self.public.revealed;
        let mut unknown: ArrayVec<Objective, { Objective::MAX as usize }> = unknown.iter().collect();
        shuffle(rng, &mut unknown);
        let mut next = unknown.into_iter();
        let mut out = held;
        let mut shown = (self.public.revealed & !open).count();
        let drawn = matches!(self.public.draw(), Some(Draw::Objective)) as usize;
        for seat in self.others() {
            let player = self.public.player(seat);
            let own = &mut own[seat.index()];
            for slot in own.objectives.iter_mut().take(player.objective_count as usize) {
                *slot = next.next();
                out |= slot.iter().copied().collect();
            }
            own.objectives.sort_unstable_by_key(|o| (o.is_none(), *o));
        }
        for seat in self.others() {
            let player = self.public.player(seat);
            // Somebody who has revealed one without keeping the other has put one away unseen, unless the deck has been
            // shuffled since: then what had been put away is in it again, and what had been revealed no longer shows.
            let revealed = player.stars.on(Star::Objective) > 0 && shown > 0;
            let unseen = (revealed && !self.public.keeps_other_objective(seat)) as usize;
            shown -= revealed as u32;
            for _ in 0..unseen + player.given_up as usize {
                // What is about to be drawn has not been put away.
                if next.len() > drawn
                    && let Some(card) = next.next()
                {
                    own[seat.index()].put_away.insert(card);
                }
            }
        }
        hidden.objective_deck = box_ & !out;
    }

    fn deal_factory(&self, rng: &mut impl Rng, hidden: &mut Hidden) {
        let public = &self.public;
        let count = match public.draw() {
            Some(Draw::FactoryCards { left }) => public.factory_count.saturating_sub(left),
            _ if public.factory_dealt => public.factory_count,
            _ => 0,
        };
        if !self.pool.is_empty() || count == 0 {
            return;
        }
        let taken: FactoryCardSet = public.seats().filter_map(|s| public.player(s).factory_card).collect();
        let left = public.rules.factory_cards() & !taken;
        let mut cards: ArrayVec<FactoryCard, { FactoryCard::MAX as usize }> = left.iter().collect();
        shuffle(rng, &mut cards);
        for card in cards.iter().take(count as usize) {
            hidden.factory_pool.insert(*card);
        }
    }

    /// Traps whose side nobody else has seen may be any of those left.
    fn lay_traps(&self, rng: &mut impl Rng, own: &mut [Own; MAX_SEATS]) {
        let Some(owner) = self.public.seat_of(Faction::Togawa).filter(|s| !self.viewer.is(*s)) else {
            return;
        };
        let placed = self.public.tokens.traps;
        let seen = |trap: &Trap| placed.iter().flatten().any(|p| p.known == Some(*trap));
        let mut left = Trap::ALL.map(Some);
        shuffle(rng, &mut left);
        let mut left = left.into_iter().flatten().filter(|t| !seen(t));
        for (i, placed) in placed.into_iter().enumerate() {
            own[owner.index()].traps.set(i, placed.and_then(|p| p.known.or_else(|| left.next())));
        }
    }

    /// Combatants who have chosen in secret get some choice they could have made.
    fn choose_power(&self, rng: &mut impl Rng, own: &mut [Own; MAX_SEATS]) {
        let Some(combat) = self.public.combat() else { return };
        if !self.public.is_pending(Question::Dials) {
            return;
        }
        for side in Side::BOTH {
            let seat = combat.seat(side);
            if self.viewer.is(seat) {
                continue;
            }
            if self.public.player(seat).is_automa() {
                if let Some(machine) = self.machines[side as usize] {
                    let own = &mut own[seat.index()];
                    let mut hand = own.hand;
                    own.dial = Some(machine.dial());
                    let mut played = CombatCards::NONE;
                    deal(rng, &mut hand, machine.played, &mut played);
                    own.played = played.into();
                }
                continue;
            }
            if !combat.has_committed(side) {
                // Without power the dial is set by itself.
                if self.public.player(seat).power == 0 {
                    own[seat.index()].dial = Some(0);
                }
                continue;
            }
            let own = &mut own[seat.index()];
            let most = self.public.player(seat).power.min(crate::tracks::MAX_DIAL);
            own.dial = Some(below(rng, most as u32 + 1) as u8);
            let count = below(rng, crate::rules::card_limit(&self.public, seat) as u32 + 1) as u8;
            let (mut hand, mut played) = (own.hand, CombatCards::NONE);
            deal(rng, &mut hand, count, &mut played);
            own.played = played.into();
        }
    }
}

/// Moves a number of cards from one pile to another, at random.
fn deal(rng: &mut impl Rng, from: &mut CombatCards, count: u8, to: &mut CombatCards) {
    for _ in 0..count {
        let mut pick = below(rng, from.count() as u32) as u8;
        for card in CombatCard::ALL {
            if pick < from.of(card) {
                from.remove(card);
                to.add(card);
                break;
            }
            pick -= from.of(card);
        }
    }
}
