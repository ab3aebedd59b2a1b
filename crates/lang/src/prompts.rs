//! What is asked.

use crate::{Arg, Texts};
use kosa_engine::vocab::*;
use kosa_engine::{Move, PayWith, Question, Side, TakeWhat, View};

impl Texts {
    /// Where a unit that is in hand goes, as a question.
    pub fn prompt_unit(&self, unit: UnitKind, from: Place) -> String {
        let args = [("unit", self.arg(&unit)), ("at", Arg::Phrase(self.spot(from)))];
        self.fill("prompt-unit-goes", &args)
    }

    /// What the seat is asked, in a sentence.
    pub fn prompt(&self, question: &Question, view: &View, seat: Seat) -> String {
        let public = view.public();
        let player = public.player(seat);
        let at = |place: Place| ("at", Arg::Phrase(self.spot(place)));
        let ask = || self.ask(question, player.faction());
        match *question {
            Question::Top(section) => match player.section(section) {
                Some(on_mat) => self.fill("prompt-top", &[("action", self.arg(&on_mat.top))]),
                None => ask(),
            },
            // No objective can be revealed now, or none is left.
            Question::EndTurn if view.legal().as_slice() == [Move::EndTurn] => {
                self.say("prompt-end-turn-only")
            }
            Question::Units => self.fill("prompt-units", &[("n", public.turn().units_left().into())]),
            Question::Onward | Question::Carry => {
                let Some(moving) = public.turn().moving() else { return ask() };
                let unit = ("unit", self.arg(&moving.unit));
                if *question == Question::Onward {
                    return self.fill("prompt-onward-unit", &[unit, at(moving.from)]);
                }
                let Some(cargo) = moving.asking else { return ask() };
                let to = ("to", Arg::Phrase(self.spot(moving.to)));
                let from = ("from", Arg::Phrase(self.spot(moving.from)));
                let key = match cargo {
                    Cargo::Workers | Cargo::MovedWorkers => "prompt-carry-workers",
                    _ => "prompt-carry-unit",
                };
                self.fill(key, &[unit, from, to, ("cargo", self.arg(&cargo))])
            }
            Question::Ability { side, slot } => {
                let owner = public.combat().map(|combat| combat.seat(side));
                let ability = owner.and_then(|s| public.player(s).faction().mat().mechs.get(slot as usize));
                match ability {
                    Some(ability) => self.fill("prompt-ability-named", &[("ability", self.arg(ability))]),
                    None => ask(),
                }
            }
            Question::Dials => {
                let Some(combat) = public.combat() else { return ask() };
                let foe = Side::BOTH.into_iter().map(|side| combat.seat(side)).find(|s| *s != seat);
                let (Some(foe), Some(hex)) = (foe, combat.hex()) else { return ask() };
                let foe = ("whom", Arg::Phrase(self.acting(public, foe)));
                let key = match (combat.is_duel(), view.own().dial().is_none()) {
                    (false, true) => "prompt-dial",
                    (false, false) => "prompt-play",
                    (true, true) => "prompt-duel-dial",
                    (true, false) => "prompt-duel-play",
                };
                self.fill(key, &[foe, at(hex.place())])
            }
            Question::Encounter { card, taken } => {
                let key = if taken.is_empty() { "prompt-encounter-card" } else { "prompt-encounter-again" };
                self.fill(key, &[("card", card.number().into())])
            }
            Question::PlaceOn { count } => {
                self.fill("prompt-place-on", &[("what", self.counted("resources", count).into())])
            }
            Question::PickResources { count, at: place } => self.fill(
                "prompt-pick-resources",
                &[("what", self.counted("resources", count).into()), at(place)],
            ),
            Question::Airlift { to: Some(to), unit } => self.fill(
                "prompt-airlift-units",
                &[("unit", self.arg(&unit)), ("to", Arg::Phrase(self.spot(to)))],
            ),
            Question::Produce { left, is_action, .. } => {
                let at = player.structure(Structure::Mill);
                let works = |mv: &Move| matches!(mv, Move::ProduceOn { hex, .. } if Some(*hex) == at);
                let mill = is_action && view.legal().iter().any(works);
                let key = if mill { "prompt-produce-mill" } else { "prompt-produce" };
                self.fill(key, &[("n", left.into())])
            }
            Question::Pay { with, left, .. } => {
                let what = match with {
                    PayWith::One(resource) => self.counted(resource.id(), left),
                    PayWith::Any => self.counted("any", left),
                    PayWith::Distinct => self.counted("distinct", left),
                    PayWith::Aboard => self.counted("aboard", left),
                };
                self.fill("prompt-pay", &[("what", what.into())])
            }
            Question::Discard { left } => {
                self.fill("prompt-discard", &[("what", self.counted("cards", left).into())])
            }
            Question::Take { what, max, .. } => {
                self.fill("prompt-take", &[("what", self.taken(what, max).into())])
            }
            Question::ArmTrap { at: place } => self.fill("prompt-arm-trap", &[at(place)]),
            Question::Flight { steps, .. } => match player.airship() {
                Some(place) => self.fill("prompt-flight", &[at(place), ("n", steps.into())]),
                None => ask(),
            },
            Question::Toll { to, .. } => {
                self.fill("prompt-toll", &[("whom", Arg::Phrase(self.acting(public, to)))])
            }
            Question::Refuge { count, .. } => match player.airship() {
                Some(place) => {
                    self.fill("prompt-refuge", &[("what", self.counted("workers", count).into()), at(place)])
                }
                None => ask(),
            },
            Question::Section
            | Question::Bottom(_)
            | Question::EndTurn
            | Question::CombatOrder
            | Question::Retreat
            | Question::WorkerPlace
            | Question::Peek
            | Question::Airlift { .. }
            | Question::FactoryPick
            | Question::Upgrade
            | Question::Deploy { .. }
            | Question::Build { .. }
            | Question::Enlist
            | Question::PlaceToken
            | Question::Challenge
            | Question::Spy
            | Question::Exchange
            | Question::TileStar => ask(),
        }
    }

    /// This much of what may be taken in part.
    pub(crate) fn taken(&self, what: TakeWhat, n: u8) -> crate::Phrase {
        match what {
            TakeWhat::Coins => self.counted("coins", n),
            TakeWhat::Popularity => self.counted("popularity", n),
            TakeWhat::Power => self.counted("power", n),
            TakeWhat::CombatCards => self.counted("cards", n),
            TakeWhat::Resource(resource) => self.counted(resource.id(), n),
            TakeWhat::Workers => self.counted("workers", n),
        }
    }

    /// The question without what the game adds to it. A faction is asked about its own tokens only.
    pub fn ask(&self, question: &Question, asked: Faction) -> String {
        self.say(match question {
            Question::Section => "prompt-section",
            Question::Top(Section::Factory) => "prompt-top-factory",
            Question::Top(_) => "prompt-top-any",
            Question::Bottom(section) => match section.bottom() {
                Some(action) => return self.fill("prompt-bottom", &[("action", self.arg(&action))]),
                None => "prompt-bottom-factory",
            },
            Question::EndTurn => "prompt-end-turn",
            Question::Units => "prompt-units-any",
            Question::Onward => "prompt-onward",
            Question::Carry => "prompt-carry",
            Question::CombatOrder => "prompt-combat-order",
            Question::Ability { .. } => "prompt-ability",
            Question::Dials => "prompt-dials",
            Question::Retreat => "prompt-retreat",
            Question::Encounter { .. } => "prompt-encounter",
            Question::Take { .. } => "prompt-take-any",
            Question::PlaceOn { .. } => "prompt-place-on-any",
            Question::PickResources { .. } => "prompt-pick-resources-any",
            Question::WorkerPlace => "prompt-worker-place",
            Question::Peek => "prompt-peek",
            Question::Airlift { .. } => "prompt-airlift",
            Question::FactoryPick => "prompt-factory-pick",
            Question::Produce { .. } => "prompt-produce-any",
            Question::Pay { .. } => "prompt-pay-any",
            Question::Discard { .. } => "prompt-discard-any",
            Question::Upgrade => "prompt-upgrade",
            Question::Deploy { .. } => "prompt-deploy",
            Question::Build { .. } => "prompt-build",
            Question::Enlist => "prompt-enlist",
            Question::PlaceToken => match asked.ability() {
                FactionAbility::Exalt => "prompt-place-flag",
                FactionAbility::Maifuku => "prompt-place-trap",
                _ => "prompt-place-token",
            },
            Question::ArmTrap { .. } => "prompt-arm-trap-any",
            Question::Flight { .. } => "prompt-flight-any",
            Question::Toll { .. } => "prompt-toll-any",
            Question::Challenge => "prompt-challenge",
            Question::Spy => "prompt-spy",
            Question::Exchange => "prompt-exchange",
            Question::Refuge { .. } => "prompt-refuge-any",
            Question::TileStar => "prompt-hill",
        })
    }
}
