//! Whole payments. One is proposed, from where the tokens are most exposed; tokens are put in and out where they lie.

use super::builder::Builder;
use super::{Choice, Leads, Preparation, Target};
use kosa_engine::vocab::{CombatCard, Place, PlaceSet, Resource, Seat};
use kosa_engine::{AtOnce, Meaning, Paid, View};
use kosa_lang::capital;

/// Why a payment is proposed.
///
/// ```
/// use kosa_client::ask::Proposed;
/// use kosa_lang::{Lang, Texts};
///
/// let why = Texts::new(Lang::English).say(Proposed::Exposed.key());
/// assert!(!why.is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proposed {
    /// Others could come where these tokens lie.
    Exposed,
    /// It takes the fewest combat cards and places.
    Simplest,
    /// The person has put it together.
    Chosen,
}

impl Proposed {
    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Proposed::Exposed => "ask-pay-exposed",
            Proposed::Simplest => "ask-pay-simplest",
            Proposed::Chosen => "ask-pay-chosen",
        }
    }
}

/// All ways to pay, and the one that is proposed.
///
/// ```
/// use kosa_client::Asked;
/// use kosa_client::ask::Hand;
/// use kosa_engine::{Actor, Carrying, State, View, vocab::Seat};
/// # let texts = std::sync::Arc::new(kosa_lang::Texts::new(kosa_lang::Lang::English));
///
/// // Three metal are owed, and they lie in two places.
/// let mut state = State::from_position(
///     "kosa-position 1; active 1; at h04 metal 3; at h05 metal 3; seat nordic industrial; coins 5; \
///      workers h04 h05; seat crimea mechanical",
/// ).unwrap();
/// let seat = Seat::new(0).unwrap();
/// for mv in ["section deploy", "produce", "done", "pay coins 2"] {
///     state.apply(Actor::Seat(seat), mv.parse().unwrap()).unwrap();
/// }
/// let asked = Asked::new(View::of(&state, seat), texts, Carrying::NOTHING).unwrap();
/// let Hand::Payment(payment) = asked.hand() else { panic!("a payment is proposed") };
/// assert_eq!(payment.way().unwrap().moves.len(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Payment {
    /// Every way.
    pub ways: Vec<AtOnce>,
    /// The one that is proposed or put together.
    pub current: usize,
    /// Why.
    pub why: Proposed,
    /// What the person has put in: it stays as long as something else can make room.
    touched: Vec<Part>,
}

/// Something that can be part of a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Token(Resource, Place),
    Card(CombatCard),
}

fn count(way: &AtOnce, part: Part) -> u8 {
    let of = |paid: &Paid| match (*paid, part) {
        (Paid::Tokens(place, resource, n), Part::Token(kind, at)) if place == at && resource == kind => n,
        (Paid::Card(card), Part::Card(wanted)) if card == wanted => 1,
        _ => 0,
    };
    way.pays.iter().map(of).sum()
}

impl Payment {
    /// The ways to pay what is owed now; nothing where there is no choice or too many.
    pub(crate) fn of(view: &View, seat: Seat) -> Option<Payment> {
        let ways = view.payments()?;
        let exposed: PlaceSet = view.public().threats(seat).iter().map(|threat| threat.place).collect();
        let at_risk = |way: &AtOnce| -> u32 {
            let tokens = |paid: &Paid| match paid {
                Paid::Tokens(place, _, n) if !place.is_aboard() && exposed.contains(*place) => *n as u32,
                _ => 0,
            };
            way.pays.iter().map(tokens).sum()
        };
        let cards = |way: &AtOnce| way.pays.iter().filter(|p| matches!(p, Paid::Card(_))).count();
        // Cards are kept: of the ways with the fewest, the one that takes most of what could be lost.
        let best = (0..ways.len()).min_by_key(|i| (cards(&ways[*i]), u32::MAX - at_risk(&ways[*i]), *i))?;
        let why = if at_risk(&ways[best]) > 0 { Proposed::Exposed } else { Proposed::Simplest };
        Some(Payment { ways, current: best, why, touched: Vec::new() })
    }

    /// The way that is proposed or put together.
    pub fn way(&self) -> Option<&AtOnce> {
        self.ways.get(self.current)
    }

    /// How many tokens of a kind on a place it takes.
    pub fn takes(&self, resource: Resource, place: Place) -> u8 {
        self.way().map_or(0, |way| count(way, Part::Token(resource, place)))
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        for paid in self.ways.iter().flat_map(|way| &way.pays) {
            let part = match *paid {
                Paid::Tokens(place, resource, _) => Part::Token(resource, place),
                Paid::Card(card) => Part::Card(card),
            };
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
        parts
    }

    /// Puts one more of something in, or takes it out where no more can go: the way that takes least of what the person has
    /// put in himself, and changes least besides.
    pub(crate) fn toggle(&mut self, part: Part) {
        let Some(now) = self.way() else { return };
        let n = count(now, part);
        let parts = self.parts();
        let change = |way: &AtOnce| -> u32 {
            parts.iter().map(|p| count(way, *p).abs_diff(count(now, *p)) as u32).sum()
        };
        let kept = || self.touched.iter().filter(|p| **p != part);
        let taken = |way: &AtOnce| -> u32 {
            kept().map(|p| count(now, *p).saturating_sub(count(way, *p)) as u32).sum()
        };
        let nearest = |fits: &dyn Fn(u8) -> bool| {
            let ways = self.ways.iter().enumerate().filter(|(_, way)| fits(count(way, part)));
            ways.min_by_key(|(i, way)| (taken(way), change(way), *i)).map(|(i, _)| i)
        };
        let (more, less) = (nearest(&|m| m > n), nearest(&|m| m < n));
        if let Some(next) = more.or(less) {
            self.touched.retain(|p| *p != part);
            if more.is_some() {
                self.touched.push(part);
            }
            self.current = next;
            self.why = Proposed::Chosen;
        }
    }
}

impl Builder<'_> {
    /// The proposed payment first, the other ways, and single tokens to put in and out.
    pub(crate) fn paying(&self, payment: &Payment) -> Vec<Choice> {
        let texts = self.texts;
        let mut choices = Vec::new();
        let place_of = |way: &AtOnce| match way.meaning {
            Meaning::PayFrom(place) if !place.is_aboard() => Some(place),
            _ => None,
        };
        if let Some(way) = payment.way() {
            let leads = Leads::Moves(way.moves.clone());
            let choice = Choice::new(capital(&texts.at_once(way)), Target::Commit, leads);
            let detail = texts.say(payment.why.key());
            choices.push(Choice { chosen: true, detail, also: Some('+'), ..choice.at(place_of(way)) });
        }
        for (i, way) in payment.ways.iter().enumerate().filter(|(i, _)| *i != payment.current) {
            let leads = Leads::Moves(way.moves.clone());
            let choice = Choice::new(capital(&texts.at_once(way)), Target::Payment(i), leads);
            choices.push(choice.at(place_of(way)));
        }
        let single = |part: Part| {
            let n = payment.way().map_or(0, |way| count(way, part));
            let (label, target, preparation, place) = match part {
                Part::Token(resource, place) => {
                    let args = [
                        ("what", texts.arg(&resource)),
                        ("place", texts.place(place).into()),
                        ("n", n.into()),
                    ];
                    let target = Target::Token(resource, place);
                    let at = (!place.is_aboard()).then_some(place);
                    (texts.fill("ask-token", &args), target, Preparation::Token(resource, place), at)
                }
                Part::Card(card) => {
                    let label = texts.fill("ask-pay-card", &[("card", card.value().into())]);
                    (label, Target::Card(card), Preparation::PayCard(card), None)
                }
            };
            let choice = Choice::new(capital(&label), target, Leads::Preparation(preparation)).at(place);
            Choice { chosen: n > 0, ..choice }
        };
        let tokens: Vec<Choice> = payment.parts().into_iter().map(single).collect();
        choices.push(Choice::new(texts.say("ask-tokens"), Target::ByHand, Leads::Menu(tokens)));
        let legal = self.view.legal();
        choices.extend(legal.iter().filter(|mv| !mv.is_payment()).map(|mv| self.leaf(mv)));
        choices
    }
}
