//! Several answers at once, in a sentence.

use crate::{Phrase, Texts};
use kosa_engine::{AtOnce, Meaning, Paid};

impl Texts {
    /// What several answers given at once mean, with everything they pay.
    pub fn at_once(&self, way: &AtOnce) -> String {
        match way.meaning {
            Meaning::LoadAll => self.say("at-once-load-all"),
            Meaning::LoadNothing => self.say("at-once-load-nothing"),
            Meaning::PayFrom(place) => {
                let amount = |part: &Paid| match part {
                    Paid::Tokens(_, resource, n) => self.counted(resource.id(), *n),
                    Paid::Card(_) => Phrase::plain(self.part(part)),
                };
                let what: Vec<Phrase> = way.pays.iter().map(amount).collect();
                let what = self.joined(&what);
                self.fill("at-once-pay-from", &[("from", self.spot(place).into()), ("what", what.into())])
            }
            Meaning::Pay => {
                let what: Vec<String> = way.pays.iter().map(|part| self.part(part)).collect();
                self.fill("at-once-pay", &[("what", self.list(&what).into())])
            }
            Meaning::PayAsListed => {
                let what: Vec<String> = way.pays.iter().map(|part| self.part(part)).collect();
                self.fill("at-once-pay-listed", &[("what", self.list(&what).into())])
            }
        }
    }

    /// Part of a payment with the place it comes from.
    fn part(&self, part: &Paid) -> String {
        match part {
            Paid::Tokens(place, resource, n) => {
                let what = self.counted(resource.id(), *n);
                self.fill("move-pay-token", &[("what", what.into()), ("from", self.spot(*place).into())])
            }
            Paid::Card(card) => self.fill("move-pay-card", &[("card", card.value().into())]),
        }
    }
}
