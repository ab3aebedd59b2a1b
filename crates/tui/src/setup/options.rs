//! Fields with a handful of values: all of them are listed, and each is chosen by its number.

use super::{Asked, Field, Form};
use crate::panels::printed;
use kosa_client::wishes::{Deal, Who};
use kosa_engine::vocab::AutomaLevel;
use kosa_lang::{Lang, Texts};

/// A value as it stands in the list.
pub(super) struct Value {
    pub(super) name: String,
    /// Nobody else has asked for it.
    pub(super) free: bool,
}

impl Form {
    /// How many values a field has; none where they are not listed.
    pub(super) fn options(&self, field: Field) -> usize {
        match field {
            Field::Lang => Lang::ALL.len(),
            Field::Who(_) => Who::all().count(),
            Field::Faction(i) => self.chosen.factions(i).len() + 1,
            Field::Mat(i) => self.chosen.mats(i).len() + 1,
            Field::Level(_) => AutomaLevel::ALL.len(),
            Field::Deal => Deal::ALL.len(),
            _ => 0,
        }
    }

    /// The place of the value that is chosen; a faction or mat that is left open comes first.
    pub(super) fn picked(&self, field: Field) -> usize {
        let seat = |i: usize| self.chosen.seats.get(i);
        let place = match field {
            Field::Lang => Lang::ALL.iter().position(|lang| *lang == self.lang),
            Field::Who(i) => seat(i).and_then(|seat| Who::all().position(|who| who == seat.who)),
            Field::Faction(i) => seat(i).and_then(|seat| seat.faction).and_then(|own| {
                self.chosen.factions(i).iter().position(|(faction, _)| *faction == own).map(|at| at + 1)
            }),
            Field::Mat(i) => seat(i)
                .and_then(|seat| seat.mat)
                .and_then(|own| self.chosen.mats(i).iter().position(|(mat, _)| *mat == own).map(|at| at + 1)),
            Field::Level(i) => {
                seat(i).and_then(|seat| AutomaLevel::ALL.iter().position(|level| *level == seat.automa.level))
            }
            Field::Deal => Deal::ALL.iter().position(|deal| *deal == self.chosen.deal),
            _ => None,
        };
        place.unwrap_or(0)
    }

    /// Takes the value with this place.
    pub(super) fn pick(&mut self, field: Field, n: usize) -> Asked {
        if n >= self.options(field) {
            return Asked::Open;
        }
        let wishes = &mut self.chosen;
        match field {
            Field::Lang => {
                self.lang = Lang::ALL[n];
                return Asked::Speak(self.lang);
            }
            Field::Who(i) => {
                if let (Some(seat), Some(who)) = (wishes.seats.get_mut(i), Who::all().nth(n)) {
                    seat.who = who;
                }
            }
            Field::Faction(i) => {
                let faction = n.checked_sub(1).and_then(|n| wishes.factions(i).get(n).map(|(f, _)| *f));
                if let Some(seat) = wishes.seats.get_mut(i) {
                    seat.faction = faction;
                }
            }
            Field::Mat(i) => {
                let mat = n.checked_sub(1).and_then(|n| wishes.mats(i).get(n).map(|(m, _)| *m));
                if let Some(seat) = wishes.seats.get_mut(i) {
                    seat.mat = mat;
                }
            }
            Field::Level(i) => {
                if let Some(seat) = wishes.seats.get_mut(i) {
                    seat.automa.level = AutomaLevel::ALL[n];
                }
            }
            Field::Deal => wishes.deal = Deal::ALL[n],
            _ => {}
        }
        Asked::Open
    }

    /// The values as they are listed.
    pub(super) fn values(&self, field: Field, texts: &Texts) -> Vec<Value> {
        let open = |name: String| Value { name, free: true };
        let any = || core::iter::once(open(texts.say("tui-setup-any")));
        match field {
            Field::Lang => Lang::ALL.map(|lang| open(lang.own_name().to_string())).into(),
            Field::Who(_) => Who::all().map(|who| open(who.name(texts))).collect(),
            // In a draft nobody chooses beforehand.
            Field::Faction(i) if self.chosen.deal == Deal::Draft && !self.chosen.seats[i].is_automa() => {
                Vec::new()
            }
            Field::Faction(i) => {
                let named = |(faction, free)| Value { name: texts.faction(faction), free };
                any().chain(self.chosen.factions(i).into_iter().map(named)).collect()
            }
            Field::Mat(i) => {
                let named = |(mat, free)| Value { name: printed::title(texts, mat), free };
                any().chain(self.chosen.mats(i).into_iter().map(named)).collect()
            }
            Field::Level(_) => AutomaLevel::ALL.map(|level| open(texts.name(&level))).into(),
            Field::Deal => Deal::ALL.map(|deal| open(deal.name(texts))).into(),
            _ => Vec::new(),
        }
    }
}
