//! The secret choice of a combat: power and cards in any order, and nothing is sent before both are committed.

use super::builder::Builder;
use super::{Choice, Leads, Preparation, Target};
use kosa_engine::vocab::{CombatCard, CombatCards};
use kosa_engine::{Move, Question, View};
use kosa_lang::Arg;

/// What nobody types: the key of a line that is taken by arrows or by pointing only.
const NO_KEY: char = '\u{a0}';

/// The key of a number below ten.
fn digit(n: u8) -> char {
    char::from_digit(n.into(), 10).unwrap_or(NO_KEY)
}

/// What is prepared for a combat.
///
/// ```
/// use kosa_client::ask::Prepared;
///
/// let prepared = Prepared::default();
/// assert!(prepared.dial.is_none() && prepared.cards.is_empty(), "nothing is committed by itself");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Prepared {
    /// The power dial; nothing until it is chosen.
    pub dial: Option<u8>,
    /// Cards behind it.
    pub cards: CombatCards,
}

/// Whether power and cards are asked for.
pub(crate) fn asks_for_power(view: &View) -> bool {
    let asked = |mv: &Move| matches!(mv, Move::Dial(_) | Move::Play(_));
    view.public().question() == Some(Question::Dials) && view.legal().iter().any(asked)
}

/// Whether the dial itself is still asked for.
fn asks_for_dial(view: &View) -> bool {
    view.legal().iter().any(|mv| matches!(mv, Move::Dial(_)))
}

/// The sets of cards that may be played.
fn sets(view: &View) -> Vec<CombatCards> {
    let set = |mv: &Move| if let Move::Play(cards) = mv { Some(*cards) } else { None };
    match view.legal().iter().find(|mv| matches!(mv, Move::Dial(_))) {
        Some(dial) => view.try_out(&[*dial]).view.legal().iter().filter_map(set).collect(),
        None => view.legal().iter().filter_map(set).collect(),
    }
}

/// One more of a card, or none of it where no more fit.
pub(crate) fn toggle(view: &View, mut cards: CombatCards, card: CombatCard) -> CombatCards {
    let mut more = cards;
    more.add(card);
    if sets(view).contains(&more) {
        return more;
    }
    while cards.of(card) > 0 {
        cards.remove(card);
    }
    cards
}

impl Builder<'_> {
    /// Power, cards, and the commitment once the dial is chosen. Both are typed by their value, so digits are the dial's until
    /// it stands, and then the cards'.
    pub(crate) fn combat(&self, prepared: &Prepared) -> Vec<Choice> {
        let texts = self.texts;
        let mut choices = Vec::new();
        let asks_dial = asks_for_dial(self.view);
        let types_cards = prepared.dial.is_some() || !asks_dial;
        for mv in self.view.legal() {
            match mv {
                Move::Dial(n) => {
                    let leaf = self.leaf(&mv);
                    let chosen = prepared.dial == Some(n);
                    let sign = Some(if types_cards { NO_KEY } else { digit(n) });
                    choices.push(Choice {
                        chosen,
                        sign,
                        leads: Leads::Preparation(Preparation::Dial(n)),
                        ..leaf
                    });
                }
                Move::Play(_) => {}
                _ => choices.push(self.leaf(&mv)),
            }
        }
        let sets = sets(self.view);
        for card in CombatCard::ALL {
            let of = self.view.own().hand().of(card);
            if of == 0 || sets.iter().all(|set| set.of(card) == 0) {
                continue;
            }
            let n = prepared.cards.of(card);
            let args = [("card", Arg::from(card.value())), ("n", n.into()), ("of", of.into())];
            let label = texts.fill("ask-card", &args);
            let choice = Choice::new(label, Target::Card(card), Leads::Preparation(Preparation::Card(card)));
            let sign = Some(if types_cards { digit(card.value()) } else { NO_KEY });
            choices.push(Choice { chosen: n > 0, sign, ..choice });
        }
        if types_cards {
            let dial = prepared.dial.or(self.view.own().dial()).unwrap_or(0);
            let mut moves: Vec<Move> =
                prepared.dial.filter(|_| asks_dial).map(Move::Dial).into_iter().collect();
            if !sets.is_empty() {
                moves.push(Move::Play(prepared.cards));
            }
            let total = dial + prepared.cards.value();
            let args = [
                ("power", Arg::from(dial)),
                ("cards", prepared.cards.value().into()),
                ("total", total.into()),
            ];
            let label = texts.fill("ask-commit", &args);
            choices.push(Choice::new(label, Target::Commit, Leads::Moves(moves)).sign('+'));
        }
        choices
    }
}
