//! A view as plain words and numbers: a position in which what is hidden is left out, and how much that is.
//!
//! Reading one puts any cards that fit in the place of the hidden ones, has the whole checked as a position, and takes
//! the view of that: nothing that cannot be a game gets through.

use super::View;
use crate::position::{PositionDoc, PositionError};
use crate::rules::Rules;
use crate::setup::COMBAT_DECK;
use crate::state::Side;
use crate::viewer::Viewer;
use crate::vocab::*;
use core::convert::Infallible;
use core::fmt::{self, Display, Formatter};
use rand_core::TryRng;

/// A view as plain words and numbers, to be sent, before anything is checked.
///
/// ```
/// use kosa_engine::{State, View, ViewDoc, vocab::Seat};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; hand 23; seat crimea mechanical; hand 445",
/// ).unwrap();
/// let view = View::of(&state, Seat::new(0).unwrap());
/// let doc = ViewDoc::of(&view);
/// assert_eq!((doc.position.seats[0].hand.as_str(), doc.hidden.seats[0].hand), ("23", 0));
/// assert_eq!((doc.position.seats[1].hand.as_str(), doc.hidden.seats[1].hand), ("", 3));
/// assert_eq!(doc.to_view(), Ok(view));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct ViewDoc {
    /// Who looks: a seat or a bystander.
    pub viewer: Viewer,
    /// What it knows. Cards and Traps that are hidden from it are left out.
    pub position: PositionDoc,
    /// How much is hidden.
    pub hidden: HiddenDoc,
}

/// How much of a game is hidden from a viewer.
///
/// ```
/// use kosa_engine::{State, View, ViewDoc, Viewer};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; hand 23; seat crimea mechanical",
/// ).unwrap();
/// let hidden = ViewDoc::of(&View::of(&state, Viewer::Bystander)).hidden;
/// assert_eq!(hidden.seats.iter().map(|seat| seat.hand).collect::<Vec<_>>(), [2, 0]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct HiddenDoc {
    /// What each seat holds, clockwise; nothing for the viewer's own.
    pub seats: Vec<HiddenSeatDoc>,
    /// Factory cards that have been laid out, if the viewer has not looked through them.
    pub factory_cards: Option<u8>,
}

/// How much is hidden of one seat.
///
/// ```
/// use kosa_engine::{HiddenSeatDoc, State, View, ViewDoc, Viewer};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; hand 23; objectives 1 2; seat crimea mechanical",
/// ).unwrap();
/// let hidden = ViewDoc::of(&View::of(&state, Viewer::Bystander)).hidden;
/// assert_eq!(hidden.seats[0], HiddenSeatDoc { hand: 2, objectives: 2, played: 0 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct HiddenSeatDoc {
    /// Combat cards in hand.
    pub hand: u8,
    /// Objective cards in hand.
    pub objectives: u8,
    /// Combat cards an Automa has put behind its dial.
    #[cfg_attr(feature = "serde", serde(default))]
    pub played: u8,
}

/// Why a view cannot be read.
///
/// ```
/// use kosa_engine::{State, View, ViewDoc, ViewError, Viewer};
///
/// let state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let mut doc = ViewDoc::of(&View::of(&state, Viewer::Bystander));
/// doc.viewer = Viewer::Everything;
/// assert_eq!(doc.to_view(), Err(ViewError::Viewer(Viewer::Everything)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ViewError {
    /// Nobody can look from there: no seat of the game, an Automa's, or everything.
    Viewer(Viewer),
    /// What is hidden is not listed for each seat.
    Seats {
        /// Seats listed.
        listed: usize,
        /// Seats of the game.
        seats: usize,
    },
    /// The viewer's own cards are not hidden, and cards of others are.
    Whose(Seat),
    /// More cards are hidden than are left.
    TooMany,
    /// What is known is not a valid position.
    Position(PositionError),
}

impl Display for ViewError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            ViewError::Viewer(viewer) => write!(f, "nobody looks at this game as viewer {viewer}"),
            ViewError::Seats { listed, seats } => {
                write!(f, "what is hidden is listed for {listed} of {seats} seats")
            }
            ViewError::Whose(seat) => {
                write!(f, "seat {seat}: a view shows the viewer's own cards, all of them, and nobody else's")
            }
            ViewError::TooMany => f.write_str("more cards are hidden than are left in the box"),
            ViewError::Position(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ViewError {}

/// Not random at all: what is hidden is dealt in one order, and left out afterwards.
struct InOrder;

impl TryRng for InOrder {
    type Error = Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(u32::MAX)
    }
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::MAX)
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.fill(u8::MAX);
        Ok(())
    }
}

impl ViewDoc {
    /// Describes a view completely.
    pub fn of(view: &View) -> ViewDoc {
        let public = view.public();
        let mut position = PositionDoc::of(&view.resample(&mut InOrder));
        position.deck = None;
        position.objective_deck = None;
        let mut hidden = HiddenDoc::default();
        for (seat, doc) in public.seats().zip(&mut position.seats) {
            if view.viewer.is(seat) {
                hidden.seats.push(HiddenSeatDoc::default());
                continue;
            }
            let player = public.player(seat);
            let played = match public.combat().and_then(|combat| combat.side(seat)) {
                Some(side) => view.machines[side as usize].map_or(0, |machine| machine.played),
                None => 0,
            };
            hidden.seats.push(HiddenSeatDoc {
                hand: player.hand_count,
                objectives: player.objective_count,
                played,
            });
            doc.hand.clear();
            doc.objectives.clear();
            doc.put_away.clear();
            doc.played.clear();
            if !player.is_automa() {
                doc.dial = None;
            }
        }
        let owner = public.seat_of(Faction::Togawa);
        if !owner.is_some_and(|owner| view.viewer.is(owner)) {
            for trap in position.traps.iter_mut().filter(|trap| !trap.known) {
                trap.trap.clear();
            }
        }
        if let Some(factory) = position.factory.as_mut()
            && view.seat().is_none_or(|seat| !public.factory_seen.contains(seat))
        {
            hidden.factory_cards = factory.cards.take().map(|cards| cards.len() as u8);
        }
        ViewDoc { viewer: view.viewer, position, hidden }
    }

    /// The view this describes, or what is wrong with it.
    pub fn to_view(&self) -> Result<View, ViewError> {
        let seats = self.position.seats.len();
        if self.hidden.seats.len() != seats {
            return Err(ViewError::Seats { listed: self.hidden.seats.len(), seats });
        }
        let mut position = self.position.clone();
        self.fill_hands(&mut position)?;
        self.fill_objectives(&mut position)?;
        self.fill_factory(&mut position)?;
        self.fill_traps(&mut position);
        self.fill_dials(&mut position);
        let state = position.to_state().map_err(ViewError::Position)?;
        let view = View::of(&state, self.viewer);
        if view.viewer != self.viewer {
            return Err(ViewError::Viewer(self.viewer));
        }
        Ok(view)
    }

    /// Each seat with what is hidden of it, the viewer's own left out.
    fn others(&self) -> impl Iterator<Item = (usize, HiddenSeatDoc)> {
        let others = self.hidden.seats.iter().copied().enumerate().take(MAX_SEATS);
        others.filter(|(i, _)| !self.viewer.is(Seat::at(*i)))
    }

    fn fill_hands(&self, position: &mut PositionDoc) -> Result<(), ViewError> {
        let cards = |text: &str| text.parse::<CombatCards>().unwrap_or_default();
        let mut known = [CombatCards::NONE; MAX_SEATS];
        let mut left = COMBAT_DECK.minus(cards(&position.discard)).ok_or(ViewError::TooMany)?;
        if let Some(i) = self.viewer.seat().map(Seat::index) {
            let hidden = self.hidden.seats.get(i).copied().unwrap_or_default();
            let own = position.seats.get(i).ok_or(ViewError::Viewer(self.viewer))?;
            if hidden != HiddenSeatDoc::default() {
                return Err(ViewError::Whose(Seat::at(i)));
            }
            left = left.minus(cards(&own.hand)).ok_or(ViewError::TooMany)?;
            for (number, seen) in &own.knows {
                let of = (*number as usize).wrapping_sub(1);
                if let Some(known) = known.get_mut(of).filter(|_| of != i) {
                    *known = cards(seen);
                    left = left.minus(*known).ok_or(ViewError::TooMany)?;
                }
            }
        }
        for (i, hidden) in self.others() {
            let Some(doc) = position.seats.get_mut(i) else { continue };
            let blank = doc.hand.is_empty() && doc.objectives.is_empty() && doc.played.is_empty();
            if !blank || !doc.put_away.is_empty() || !doc.knows.is_empty() {
                return Err(ViewError::Whose(Seat::at(i)));
            }
            let mut hand = known[i];
            let unknown = hidden.hand.checked_sub(hand.count()).ok_or(ViewError::TooMany)?;
            for _ in 0..unknown {
                let card = CombatCard::ALL.into_iter().find(|c| left.of(*c) > 0).ok_or(ViewError::TooMany)?;
                left.remove(card);
                hand.add(card);
            }
            let mut played = CombatCards::NONE;
            let cards = CombatCard::ALL.into_iter().flat_map(|card| (0..hand.of(card)).map(move |_| card));
            cards.take(hidden.played as usize).for_each(|card| played.add(card));
            if hidden.played > hidden.hand {
                return Err(ViewError::TooMany);
            }
            if !played.is_empty() {
                doc.played = played.to_string();
            }
            doc.hand = hand.to_string();
        }
        Ok(())
    }

    fn fill_objectives(&self, position: &mut PositionDoc) -> Result<(), ViewError> {
        let rules: Rules = position.rules.parse().unwrap_or_default();
        let known = position.seats.iter().flat_map(|doc| doc.objectives.iter().chain(&doc.put_away));
        let known = known.chain(&position.revealed).chain(&position.modules.missions);
        let known: ObjectiveSet = known.filter_map(|n| Objective::new(*n)).collect();
        let left = rules.objective_cards() & !known;
        let mut left = left.iter();
        for (i, hidden) in self.others() {
            let Some(doc) = position.seats.get_mut(i) else { continue };
            for _ in 0..hidden.objectives {
                doc.objectives.push(left.next().ok_or(ViewError::TooMany)?.number());
            }
        }
        Ok(())
    }

    fn fill_factory(&self, position: &mut PositionDoc) -> Result<(), ViewError> {
        let (Some(count), Some(factory)) = (self.hidden.factory_cards, position.factory.as_mut()) else {
            return Ok(());
        };
        let rules: Rules = position.rules.parse().unwrap_or_default();
        let taken = position.seats.iter().filter_map(|doc| FactoryCard::new(doc.factory_card?));
        let taken: FactoryCardSet = taken.collect();
        let cards = rules.factory_cards() & !taken;
        let cards: Vec<u8> = cards.iter().map(FactoryCard::number).take(count as usize).collect();
        if cards.len() < count as usize {
            return Err(ViewError::TooMany);
        }
        factory.cards = Some(cards);
        Ok(())
    }

    fn fill_traps(&self, position: &mut PositionDoc) {
        let known: Vec<String> = position.traps.iter().map(|trap| trap.trap.clone()).collect();
        let mut left = Trap::ALL.into_iter().filter(|trap| !known.iter().any(|id| id == trap.id()));
        for doc in position.traps.iter_mut().filter(|doc| doc.trap.is_empty()) {
            // More than four are refused with the position.
            doc.trap = left.next().map_or_else(String::new, |trap| trap.to_string());
        }
    }

    /// Whoever has chosen in secret has chosen something; without power the dial is set by itself.
    fn fill_dials(&self, position: &mut PositionDoc) {
        let dials = position.frames.as_ref().is_some_and(|frames| frames.iter().any(|f| f == "dials"));
        let Some(combat) = position.combat.as_ref().filter(|_| dials) else { return };
        for (side, number) in Side::BOTH.into_iter().zip([combat.attacker, combat.defender]) {
            let committed = combat.committed.contains(&side.to_string());
            let index = (number as usize).wrapping_sub(1);
            let own = self.viewer.seat().is_some_and(|seat| seat.index() == index);
            if let Some(doc) = position.seats.get_mut(index)
                && !own
                && doc.automa.is_none()
                && (committed || doc.power == Some(0))
            {
                doc.dial = Some(0);
            }
        }
    }
}
