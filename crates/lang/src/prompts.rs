//! What is asked.

use crate::{Arg, Texts};
use kosa_engine::vocab::*;
use kosa_engine::{Frame, Move, PayWith, Side, TakeWhat, View};

impl Texts {
    /// What the frame asks the seat, in a sentence.
    pub fn prompt(&self, frame: &Frame, view: &View, seat: Seat) -> String {
        let public = view.public();
        let player = public.player(seat);
        let at = |place: Place| ("at", Arg::Phrase(self.spot(place)));
        let ask = || self.ask(frame, Some(player.faction()));
        match *frame {
            Frame::Top(section) => match player.mat().section(section) {
                Some(on_mat) => self.fill("prompt-top", &[("action", self.arg(&on_mat.top))]),
                None => ask(),
            },
            // No objective can be revealed now, or none is left.
            Frame::EndTurn if view.legal().as_slice() == [Move::EndTurn] => self.say("prompt-end-turn-only"),
            Frame::Units => self.fill("prompt-units", &[("n", public.turn().units_left().into())]),
            Frame::Onward | Frame::Carry => {
                let Some(moving) = public.turn().moving() else { return ask() };
                let unit = ("unit", self.arg(&moving.unit));
                if *frame == Frame::Onward {
                    return self.fill("prompt-onward-unit", &[unit, at(moving.from)]);
                }
                let cargo = Cargo::from_index(moving.asking as usize);
                let Some(cargo) = cargo else { return ask() };
                let to = ("to", Arg::Phrase(self.spot(moving.to)));
                let from = ("from", Arg::Phrase(self.spot(moving.from)));
                let key = match cargo {
                    Cargo::Workers | Cargo::MovedWorkers => "prompt-carry-workers",
                    _ => "prompt-carry-unit",
                };
                self.fill(key, &[unit, from, to, ("cargo", self.arg(&cargo))])
            }
            Frame::Ability { side, slot } => {
                let owner = public.combat().map(|combat| combat.seat(side));
                let ability = owner.and_then(|s| public.player(s).faction().mat().mechs.get(slot as usize));
                match ability {
                    Some(ability) => self.fill("prompt-ability-named", &[("ability", self.arg(ability))]),
                    None => ask(),
                }
            }
            Frame::Dials => {
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
            Frame::Encounter { card, taken } => {
                let key = if taken == 0 { "prompt-encounter-card" } else { "prompt-encounter-again" };
                self.fill(key, &[("card", card.number().into())])
            }
            Frame::PlaceOn { count } => {
                self.fill("prompt-place-on", &[("what", self.counted("resources", count).into())])
            }
            Frame::PickResources { count, at: place } => self.fill(
                "prompt-pick-resources",
                &[("what", self.counted("resources", count).into()), at(place)],
            ),
            Frame::Airlift { to, unit } if to.hex().is_some() => self.fill(
                "prompt-airlift-units",
                &[("unit", self.arg(&unit)), ("to", Arg::Phrase(self.spot(to)))],
            ),
            Frame::Produce { left, mill, .. } => {
                let at = player.structure(Structure::Mill);
                let works = |mv: &Move| matches!(mv, Move::ProduceOn { hex, .. } if Some(*hex) == at);
                let mill = mill && view.legal().iter().any(works);
                let key = if mill { "prompt-produce-mill" } else { "prompt-produce" };
                self.fill(key, &[("n", left.into())])
            }
            Frame::Pay { with, left, .. } => {
                let what = match with {
                    PayWith::One(resource) => self.counted(resource.id(), left),
                    PayWith::Any => self.counted("any", left),
                    PayWith::Distinct => self.counted("distinct", left),
                    PayWith::Aboard => self.counted("aboard", left),
                };
                self.fill("prompt-pay", &[("what", what.into())])
            }
            Frame::Discard { left } => {
                self.fill("prompt-discard", &[("what", self.counted("cards", left).into())])
            }
            Frame::Take { what, max, .. } => {
                self.fill("prompt-take", &[("what", self.taken(what, max).into())])
            }
            Frame::ArmTrap { at: place } => self.fill("prompt-arm-trap", &[at(place)]),
            Frame::Flight { steps, .. } => match player.airship() {
                Some(place) => self.fill("prompt-flight", &[at(place), ("n", steps.into())]),
                None => ask(),
            },
            Frame::Toll { to, .. } => {
                self.fill("prompt-toll", &[("whom", Arg::Phrase(self.acting(public, to)))])
            }
            Frame::Refuge { count, .. } => match player.airship() {
                Some(place) => {
                    self.fill("prompt-refuge", &[("what", self.counted("workers", count).into()), at(place)])
                }
                None => ask(),
            },
            _ => ask(),
        }
    }

    /// So much of what may be taken in part.
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

    /// The question of a frame without what the game adds to it. A faction is asked about its own tokens only.
    pub fn ask(&self, frame: &Frame, asked: Option<Faction>) -> String {
        self.say(match frame {
            Frame::Section => "prompt-section",
            Frame::Top(Section::Factory) => "prompt-top-factory",
            Frame::Top(_) => "prompt-top-any",
            Frame::Bottom(section) => match section.bottom() {
                Some(action) => return self.fill("prompt-bottom", &[("action", self.arg(&action))]),
                None => "prompt-bottom-factory",
            },
            Frame::EndTurn => "prompt-end-turn",
            Frame::Units => "prompt-units-any",
            Frame::Onward => "prompt-onward",
            Frame::Carry => "prompt-carry",
            Frame::CombatOrder => "prompt-combat-order",
            Frame::Ability { .. } => "prompt-ability",
            Frame::Dials => "prompt-dials",
            Frame::Retreat => "prompt-retreat",
            Frame::Encounter { .. } => "prompt-encounter",
            Frame::Take { .. } => "prompt-take-any",
            Frame::PlaceOn { .. } => "prompt-place-on-any",
            Frame::PickResources { .. } => "prompt-pick-resources-any",
            Frame::WorkerPlace => "prompt-worker-place",
            Frame::Peek => "prompt-peek",
            Frame::Airlift { .. } => "prompt-airlift",
            Frame::FactoryPick => "prompt-factory-pick",
            Frame::Produce { .. } => "prompt-produce-any",
            Frame::Pay { .. } => "prompt-pay-any",
            Frame::Discard { .. } => "prompt-discard-any",
            Frame::Upgrade => "prompt-upgrade",
            Frame::Deploy { .. } => "prompt-deploy",
            Frame::Build { .. } => "prompt-build",
            Frame::Enlist => "prompt-enlist",
            Frame::PlaceToken => match asked.map(Faction::ability) {
                Some(FactionAbility::Exalt) => "prompt-place-flag",
                Some(FactionAbility::Maifuku) => "prompt-place-trap",
                _ => "prompt-place-token",
            },
            Frame::ArmTrap { .. } => "prompt-arm-trap-any",
            Frame::Flight { .. } => "prompt-flight-any",
            Frame::Toll { .. } => "prompt-toll-any",
            Frame::Challenge => "prompt-challenge",
            Frame::Spy => "prompt-spy",
            Frame::Exchange => "prompt-exchange",
            Frame::Refuge { .. } => "prompt-refuge-any",
            Frame::Hill => "prompt-hill",
            Frame::Deal { .. }
            | Frame::Steal { .. }
            | Frame::Draw { .. }
            | Frame::EncounterDraw
            | Frame::FactoryDeal { .. }
            | Frame::LoseCards { .. }
            | Frame::AutomaTrap
            | Frame::AutomaDraw
            | Frame::AutomaFlip { .. }
            | Frame::AutomaFactory
            | Frame::AutomaFight { .. }
            | Frame::AutomaCards { .. }
            | Frame::SpySteal { .. }
            | Frame::ObjectiveDraw => "prompt-chance",
            Frame::Settle
            | Frame::Aftermath
            | Frame::Effects { .. }
            | Frame::Coins(_)
            | Frame::OwnBonus(_)
            | Frame::Neighbours { .. }
            | Frame::Stars(_)
            | Frame::AutomaMoves { .. }
            | Frame::AutomaArrive { .. }
            | Frame::AutomaGains { .. }
            | Frame::AutomaRecruits { .. }
            | Frame::AutomaStar { .. } => "prompt-goes-on",
        })
    }
}
