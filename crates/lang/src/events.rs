//! What happened, in sentences.

use crate::cards::{in_hand, values};
use crate::{Arg, Phrase, Texts};
use kosa_engine::automa::{BEYOND, Candidate, Choice, Invalid, Reason, Selected};
use kosa_engine::vocab::*;
use kosa_engine::{Event, Public, Seen};

/// Tells events one after the other. What an Automa counts depends on the symbol it is trying, so that one is
/// remembered.
///
/// ```
/// use kosa_engine::{Event, State, Viewer, vocab::Seat};
/// use kosa_lang::{Lang, Narrator, Texts};
///
/// let position = "kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical";
/// let public = *State::from_position(position).unwrap().public();
/// let mut narrator = Narrator::default();
/// let event = Event::PowerGained { seat: Seat::new(0).unwrap(), amount: 2 };
/// let said = Texts::new(Lang::English).event(&mut narrator, &event.seen_by(Viewer::Everything), &public);
/// assert!(said.contains("2 power"), "{said}");
/// ```
#[derive(Clone, Copy, Default, Debug)]
pub struct Narrator {
    symbol: Option<AutomaMove>,
}

impl Narrator {
    /// Hears an event that is told later, or by somebody else.
    pub fn hear(&mut self, seen: &Seen) {
        if let Event::AutomaTries { symbol, .. } = seen.event() {
            self.symbol = Some(symbol);
        }
    }
}

impl Texts {
    /// The next event of a series as a sentence, for whoever it was cut for; `public` is the game after it.
    ///
    /// ```
    /// use kosa_engine::{Event, State, Viewer, vocab::{CombatCard, Seat}};
    /// use kosa_lang::{Lang, Narrator, Texts};
    ///
    /// let texts = Texts::new(Lang::English);
    /// let position = "kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical";
    /// let public = *State::from_position(position).unwrap().public();
    /// let event = Event::CardDrawn { seat: Seat::new(0).unwrap(), card: CombatCard::new(4) };
    /// let seen = event.seen_by(Viewer::Bystander);
    /// let text = texts.event(&mut Narrator::default(), &seen, &public);
    /// assert!(!text.contains('4'), "{text}");
    /// ```
    ///
    /// An event that was not cut, and may hold secrets, cannot be told by mistake:
    ///
    /// ```compile_fail
    /// use kosa_engine::{Event, State, Viewer, vocab::{CombatCard, Seat}};
    /// use kosa_lang::{Lang, Narrator, Texts};
    ///
    /// let texts = Texts::new(Lang::English);
    /// let position = "kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical";
    /// let public = *State::from_position(position).unwrap().public();
    /// let event = Event::CardDrawn { seat: Seat::new(0).unwrap(), card: CombatCard::new(4) };
    /// let seen = event;
    /// let text = texts.event(&mut Narrator::default(), &seen, &public);
    /// ```
    pub fn event(&self, narrator: &mut Narrator, seen: &Seen, public: &Public) -> String {
        let told = self.told(narrator, seen, public);
        let mut letters = told.chars();
        match (letters.next(), letters.next()) {
            // An article before the subject; the name of a place stays as it is.
            (Some(first), Some(second)) if first.is_lowercase() && !second.is_ascii_digit() => {
                crate::capital(&told)
            }
            _ => told,
        }
    }

    fn told(&self, narrator: &mut Narrator, seen: &Seen, public: &Public) -> String {
        let event = seen.event();
        narrator.hear(seen);
        let who = |seat: Seat| ("who", Arg::Phrase(self.subject(public, seat)));
        let whom = |seat: Seat| ("whom", Arg::Phrase(self.acting(public, seat)));
        let at = |place: Place| ("at", Arg::Phrase(self.spot(place)));
        let from = |place: Place| ("from", Arg::Phrase(self.spot(place)));
        let to = |place: Place| ("to", Arg::Phrase(self.spot(place)));
        let what = |phrase: Phrase| ("what", Arg::Phrase(phrase));
        let card = |card: CombatCard| ("card", Arg::Number(card.value() as i64));
        match event {
            Event::TileDealt { tile } => self.fill("event-tile-dealt", &[("tile", self.arg(&tile))]),
            Event::AirshipTileDealt { seat, tile } => {
                let args = [
                    ("side", self.arg(&tile.face().side)),
                    ("tile", self.marked(&tile, tile.face().state)),
                    ("text", self.airship_tile(tile).into()),
                ];
                match seat {
                    None => self.fill("event-airship-tile-dealt", &args),
                    Some(seat) => {
                        let [a, b, c] = args;
                        self.fill("event-airship-tile-dealt-to", &[who(seat), a, b, c])
                    }
                }
            }
            Event::ResolutionDealt { tile } => self.fill(
                "event-resolution-dealt",
                &[("tile", self.marked(&tile, tile.face().state)), ("text", self.resolution(tile).into())],
            ),
            Event::MissionDealt { card } => {
                self.fill("event-mission-dealt", &[("card", card.number().into()), ("name", self.arg(&card))])
            }
            Event::Dropped { seat, place, cargo, amount } => {
                self.fill("event-dropped", &[who(seat), what(self.cargo(cargo, amount)), at(place)])
            }
            Event::Loaded { seat, place, cargo, amount } => {
                self.fill("event-loaded", &[who(seat), what(self.cargo(cargo, amount)), at(place)])
            }
            Event::Embarked { seat, place } => self.fill("event-embarked", &[who(seat), at(place)]),
            Event::Disembarked { seat, place } => self.fill("event-disembarked", &[who(seat), at(place)]),
            Event::Bombarded { seat, target, amount } => {
                self.fill("event-bombarded", &[who(seat), whom(target), what(self.counted("aboard", amount))])
            }
            Event::TollPaid { seat, to: owner, resource } => self
                .fill("event-toll-paid", &[who(seat), whom(owner), what(self.counted(resource.id(), 1u8))]),
            Event::DuelBegan { place, attacker, defender } => {
                self.fill("event-duel-began", &[who(attacker), whom(defender), at(place)])
            }
            Event::ObjectiveGivenUp { seat, card: None } => {
                self.fill("event-objective-given-up", &[who(seat)])
            }
            Event::ObjectiveGivenUp { seat, card: Some(card) } => self.fill(
                "event-objective-given-up-seen",
                &[who(seat), ("card", card.number().into()), ("name", self.arg(&card))],
            ),
            Event::TookRefuge { seat, place, count } => {
                self.fill("event-took-refuge", &[who(seat), what(self.counted("workers", count)), at(place)])
            }
            Event::EndTriggered { seat } => self.fill("event-end-triggered", &[who(seat)]),
            Event::FactoryExploded => self.say("event-factory-exploded"),
            Event::TerritoryPrize { seat, amount } => {
                self.fill("event-territory-prize", &[who(seat), what(self.counted("coins", amount))])
            }
            Event::ObjectiveDealt { seat, card: None } => self.fill("event-objective-dealt", &[who(seat)]),
            Event::ObjectiveDealt { seat, card: Some(card) } => self.fill(
                "event-objective-dealt-seen",
                &[who(seat), ("card", card.number().into()), ("name", self.arg(&card))],
            ),
            Event::TurnBegan { seat } => {
                self.fill("event-turn-began", &[who(seat), ("n", public.turns().into())])
            }
            Event::SectionChosen { seat, section } => match public.player(seat).section(section) {
                Some(on_mat) => self.fill(
                    "event-section-chosen",
                    &[who(seat), ("top", self.arg(&on_mat.top)), ("bottom", self.arg(&on_mat.bottom))],
                ),
                None => self.fill("event-factory-chosen", &[who(seat)]),
            },
            Event::PowerGained { seat, amount } => self.gains_event(public, seat, "power", amount as u16),
            Event::PopularityGained { seat, amount } => {
                self.gains_event(public, seat, "popularity", amount as u16)
            }
            Event::CoinsGained { seat, amount } => self.gains_event(public, seat, "coins", amount),
            Event::PowerLost { seat, amount } => {
                self.fill("event-loses", &[who(seat), what(self.counted("power", amount))])
            }
            Event::PopularityLost { seat, amount } => {
                self.fill("event-loses", &[who(seat), what(self.counted("popularity", amount))])
            }
            Event::CoinsSpent { seat, amount } => {
                self.fill("event-spends", &[who(seat), what(self.counted("coins", amount))])
            }
            Event::CoinsLost { seat, amount } => {
                self.fill("event-loses", &[who(seat), what(self.counted("coins", amount))])
            }
            Event::CoinsGiven { from, to, amount } => {
                self.fill("event-coins-given", &[who(from), whom(to), what(self.counted("coins", amount))])
            }
            Event::CardDrawn { seat, card: None } => self.fill("event-card-drawn", &[who(seat)]),
            Event::CardDrawn { seat, card: Some(c) } => {
                self.fill("event-card-drawn-seen", &[who(seat), card(c)])
            }
            Event::DeckReshuffled => self.say("event-deck-reshuffled"),
            Event::CardStolen { seat, from, card: None } => {
                self.fill("event-card-stolen", &[who(seat), whom(from)])
            }
            Event::CardStolen { seat, from, card: Some(c) } => {
                self.fill("event-card-stolen-seen", &[who(seat), whom(from), card(c)])
            }
            Event::CardDiscarded { seat, card: c } => {
                self.fill("event-card-discarded", &[who(seat), card(c)])
            }
            Event::CardLost { seat, card: c } => self.fill("event-card-lost", &[who(seat), card(c)]),
            Event::HandSeen { seat, of, hand: None } => self.fill("event-hand-seen", &[who(seat), whom(of)]),
            Event::HandSeen { seat, of, hand: Some(hand) } => {
                self.fill("event-hand-seen-cards", &[who(seat), whom(of), ("cards", in_hand(hand).into())])
            }
            Event::UnitMoved { seat, unit, from: start, to: end, load } => {
                let mut args = vec![who(seat), ("unit", self.arg(&unit)), from(start), to(end)];
                match self.load(load) {
                    Some(load) => {
                        args.push(("load", load.into()));
                        self.fill("event-unit-moved-with", &args)
                    }
                    None => self.fill("event-unit-moved", &args),
                }
            }
            Event::WorkersDrivenOff { seat, by, from: start, count } => self.fill(
                "event-workers-driven-off",
                &[who(by), whom(seat), what(self.counted("workers", count)), from(start)],
            ),
            Event::CombatBegan { place, attacker, defender } => {
                self.fill("event-combat-began", &[who(attacker), whom(defender), at(place)])
            }
            Event::AbilityUsed { seat, ability } => {
                self.fill("event-ability-used", &[who(seat), ("ability", self.arg(&ability))])
            }
            Event::ChoiceMade { seat } => self.fill("event-choice-made", &[who(seat)]),
            Event::PowerRevealed { seat, dial, cards } => {
                let total = dial as u32 + cards.value() as u32;
                let args = [who(seat), ("dial", dial.into()), ("total", total.into())];
                let key = match cards.count() {
                    0 => return self.fill("event-power-revealed", &args),
                    1 => "event-power-revealed-card",
                    _ => "event-power-revealed-cards",
                };
                let [a, b, c] = args;
                self.fill(key, &[a, b, c, ("cards", self.list(&values(cards)).into())])
            }
            Event::CombatWon { seat, over, place } => {
                self.fill("event-combat-won", &[who(seat), whom(over), at(place)])
            }
            Event::Retreated { seat, unit, from: start, to: end, count } => self
                .fill("event-retreated", &[who(seat), what(self.units(unit, count)), from(start), to(end)]),
            Event::StepTakenBack { seat, unit, from: start, to: end, load } => {
                let mut args = vec![who(seat), ("unit", self.arg(&unit)), from(start), to(end)];
                match self.load(load) {
                    Some(load) => {
                        args.push(("load", load.into()));
                        self.fill("event-step-taken-back-with", &args)
                    }
                    None => self.fill("event-step-taken-back", &args),
                }
            }
            Event::EncounterDrawn { seat, place, card } => {
                self.fill("event-encounter-drawn", &[who(seat), at(place), ("card", card.number().into())])
            }
            Event::OptionTaken { seat, card, option } => self.fill(
                "event-option-taken",
                &[
                    who(seat),
                    ("n", option.saturating_add(1).into()),
                    ("card", card.number().into()),
                    ("label", self.encounter_label(card, option).into()),
                ],
            ),
            Event::FactorySeen { seat, cards: None } => self.fill("event-factory-seen", &[who(seat)]),
            Event::FactorySeen { seat, cards: Some(cards) } => {
                let numbers: Vec<String> = cards.iter().map(|c| c.to_string()).collect();
                self.fill("event-factory-seen-cards", &[who(seat), ("cards", numbers.join(", ").into())])
            }
            Event::FactoryCardKept { seat, card } => {
                self.fill("event-factory-card-kept", &[who(seat), ("card", card.number().into())])
            }
            Event::FactoryUsed { seat, card, option } => self.fill(
                "event-factory-used",
                &[who(seat), ("n", option.saturating_add(1).into()), ("card", card.number().into())],
            ),
            Event::ResourcesGained { seat, place, resource, amount } => self
                .fill("event-gains-on", &[who(seat), what(self.counted(resource.id(), amount)), at(place)]),
            Event::WorkersGained { seat, place, amount } => {
                self.fill("event-gains-on", &[who(seat), what(self.counted("workers", amount)), at(place)])
            }
            Event::ResourcePaid { seat, place, resource } => self.fill(
                "event-resource-paid",
                &[who(seat), what(self.counted(resource.id(), 1u8)), from(place)],
            ),
            Event::Upgraded { seat, cube, to } => self
                .fill("event-upgraded", &[who(seat), ("cube", self.arg(&cube)), ("action", self.arg(&to))]),
            Event::Deployed { seat, slot, place } => {
                let ability = public.player(seat).faction().mat().mechs.get(slot as usize);
                let ability = ability.map_or_else(|| Arg::from(""), |ability| self.arg(ability));
                self.fill("event-deployed", &[who(seat), ("ability", ability), at(place)])
            }
            Event::Built { seat, structure, place } => {
                self.fill("event-built", &[who(seat), ("structure", self.arg(&structure)), at(place)])
            }
            Event::Enlisted { seat, recruit, bonus } => self.fill(
                "event-enlisted",
                &[who(seat), ("action", self.arg(&recruit)), ("bonus", self.arg(&bonus))],
            ),
            Event::RecruitBonus { seat, action } => {
                self.fill("event-recruit-bonus", &[who(seat), ("action", self.arg(&action))])
            }
            Event::FlagPlaced { seat, place } => self.fill("event-flag-placed", &[who(seat), at(place)]),
            Event::TrapPlaced { seat, place, trap: None } => {
                self.fill("event-trap-placed", &[who(seat), at(place)])
            }
            Event::TrapPlaced { seat, place, trap: Some(trap) } => {
                self.fill("event-trap-placed-seen", &[who(seat), at(place), what(self.trap_loss(trap))])
            }
            Event::TrapSprung { seat, place, trap } if !public.trap_hurts(seat, trap) => {
                self.fill("event-trap-harmless", &[who(seat), at(place)])
            }
            Event::TrapSprung { seat, place, trap } => {
                self.fill("event-trap-sprung", &[who(seat), at(place), what(self.trap_loss(trap))])
            }
            Event::TrapArmed { seat, place } => self.fill("event-trap-armed", &[who(seat), at(place)]),
            Event::AutomaDrew { seat, card, second_scheme } => {
                let scheme = if second_scheme { "II" } else { "I" };
                self.fill(
                    "event-automa-drew",
                    &[who(seat), ("card", card.number().into()), ("scheme", scheme.into())],
                )
            }
            Event::AutomaDeckShuffled { seat } => self.fill("event-automa-deck-shuffled", &[who(seat)]),
            Event::AutomaSkips { seat } => self.fill("event-automa-skips", &[who(seat)]),
            Event::AutomaTries { seat, symbol } => {
                self.fill("event-automa-tries", &[who(seat), ("doing", self.automa_tries(symbol).into())])
            }
            Event::AutomaSelects { seat, selected } => self.selects(public, seat, selected),
            Event::AutomaHelps { seat, whom: other, bonus } => {
                self.fill("event-automa-helps", &[who(seat), whom(other), ("bonus", self.arg(&bonus))])
            }
            Event::AutomaHelpsNobody { seat, bonus: None } => {
                self.fill("event-automa-helps-nobody", &[who(seat)])
            }
            Event::AutomaHelpsNobody { seat, bonus: Some(bonus) } => {
                self.fill("event-automa-helps-nobody-with", &[who(seat), ("bonus", self.arg(&bonus))])
            }
            Event::AutomaConsiders { candidate, .. } => self.considers(candidate, narrator.symbol),
            Event::AutomaCannot { seat, symbol, why } => self.fill(
                "event-automa-cannot",
                &[
                    who(seat),
                    ("doing", self.automa_tries(symbol).into()),
                    ("why", self.invalid(symbol, why).into()),
                ],
            ),
            Event::AutomaMoved { seat, unit, from: start, to: end, workers, reason } => {
                let why = ("why", self.say(decided(reason, narrator.symbol)).into());
                let unit = ("unit", self.arg(&unit));
                if start == end {
                    self.fill("event-automa-stays", &[who(seat), unit, at(end), why])
                } else if workers > 0 {
                    let load = ("load", self.counted("workers", workers).into());
                    self.fill("event-automa-moved-with", &[who(seat), unit, from(start), to(end), load, why])
                } else {
                    self.fill("event-automa-moved", &[who(seat), unit, from(start), to(end), why])
                }
            }
            Event::AutomaFlipped { seat, card: c, cancels } => {
                let key = if cancels { "event-automa-cancelled" } else { "event-automa-goes-on" };
                self.fill(key, &[who(seat), card(c)])
            }
            Event::AutomaDeployed { seat, unit } => {
                self.fill("event-automa-deployed", &[who(seat), ("unit", self.arg(&unit))])
            }
            Event::AutomaMarker { seat, space } => {
                self.fill("event-automa-marker", &[who(seat), ("n", space.into())])
            }
            Event::AutomaSecondScheme { seat } => self.fill("event-automa-second-scheme", &[who(seat)]),
            Event::AutomaFights { seat, card, power, cards } => self.fill(
                "event-automa-fights",
                &[
                    who(seat),
                    ("card", card.number().into()),
                    ("power", self.counted("power", power).into()),
                    ("cards", self.counted("cards", cards).into()),
                ],
            ),
            Event::AutomaTookFactoryCard { seat } => {
                self.fill("event-automa-took-factory-card", &[who(seat)])
            }
            Event::EncounterRemoved { seat, place } => {
                self.fill("event-encounter-removed", &[who(seat), at(place)])
            }
            Event::ResourcesRemoved { seat, place } => {
                self.fill("event-resources-removed", &[who(seat), at(place)])
            }
            Event::ObjectiveRevealed { seat, card } => self.fill(
                "event-objective-revealed",
                &[who(seat), ("card", card.number().into()), ("name", self.arg(&card))],
            ),
            Event::StarPlaced { seat, star, total } => {
                self.fill("event-star-placed", &[who(seat), ("star", self.arg(&star)), ("n", total.into())])
            }
            Event::GameEnded => self.say("event-game-ended"),
        }
    }

    fn gains_event(&self, public: &Public, seat: Seat, what: &str, amount: u16) -> String {
        let who = self.subject(public, seat);
        self.fill("event-gains", &[("who", who.into()), ("what", self.counted(what, amount).into())])
    }

    /// The unit for a symbol: where it stands and why this one.
    fn selects(&self, public: &Public, seat: Seat, selected: Selected) -> String {
        let Selected { unit, at, distance, choice } = selected;
        let why = self.say(match choice {
            Choice::Only => "choice-only",
            Choice::Nearest => "choice-nearest",
            Choice::SameSpot if unit == UnitKind::Mech => "choice-mech-first",
            Choice::SameSpot => "choice-character-first",
            Choice::ReadingOrder => "choice-reading-order",
            Choice::Token => "choice-token",
        });
        let mut args = vec![
            ("who", self.subject(public, seat).into()),
            ("unit", self.arg(&unit)),
            ("at", self.spot(at).into()),
            ("why", why.into()),
        ];
        if at.base().is_some() {
            return self.fill("event-automa-selects-home", &args);
        }
        args.push(("far", self.far(distance.into(), "far-base", "far-base-beyond").into()));
        self.fill("event-automa-selects", &args)
    }

    /// A distance; one that should be walked but cannot be says so.
    fn far(&self, distance: u16, near: &str, beyond: &str) -> String {
        match distance.checked_sub(BEYOND as u16) {
            None => self.fill(near, &[("n", distance.into())]),
            Some(over) => self.fill(beyond, &[("n", over.into())]),
        }
    }

    /// A valid territory with what counts for it.
    fn considers(&self, candidate: Candidate, symbol: Option<AutomaMove>) -> String {
        let Candidate { hex, measure, excluded, factory } = candidate;
        let n = |key: &str| self.fill(key, &[("n", measure.into())]);
        let mut words = match symbol {
            Some(AutomaMove::Worker) => vec![n("candidate-near-units")],
            Some(AutomaMove::Mech | AutomaMove::Character) => {
                vec![self.far(measure, "candidate-near-enemy", "candidate-near-enemy-beyond")]
            }
            Some(AutomaMove::AttackWorkers) => vec![self.count("resources", measure)],
            Some(AutomaMove::AttackUnits(_)) => vec![n("candidate-enemies")],
            Some(AutomaMove::EncounterOrFactory) => Vec::new(),
            None => vec![n("candidate-counts")],
        };
        words.push(if factory == 0 {
            self.say("candidate-factory-itself")
        } else {
            self.far(factory.into(), "candidate-factory", "candidate-factory-beyond")
        });
        if excluded {
            words.push(self.say("candidate-excluded"));
        }
        let at = self.spot(hex.place());
        // What is left out is no possibility.
        let key = if excluded { "event-automa-leaves-out" } else { "event-automa-considers" };
        self.fill(key, &[("at", at.into()), ("words", words.join(", ").into())])
    }

    /// Why a symbol leads to nothing.
    fn invalid(&self, symbol: AutomaMove, why: Invalid) -> String {
        let key = match (why, symbol) {
            (Invalid::OtherFaction, _) => "invalid-other-faction",
            (Invalid::TooLittlePower { has }, _) => {
                return self.fill("invalid-power", &[("what", self.counted("power", has).into())]);
            }
            (Invalid::NoUnit, AutomaMove::Worker) => "invalid-no-worker",
            (Invalid::NoUnit, AutomaMove::Mech) => "invalid-no-mech",
            (Invalid::NoUnit, AutomaMove::Character | AutomaMove::EncounterOrFactory) => {
                "invalid-no-character"
            }
            (Invalid::NoUnit, AutomaMove::AttackWorkers | AutomaMove::AttackUnits(_)) => "invalid-no-fighter",
            (Invalid::NoTerritory, AutomaMove::Worker) => "invalid-nowhere-safe",
            (Invalid::NoTerritory, AutomaMove::Mech | AutomaMove::Character) => "invalid-nowhere-free",
            (Invalid::NoTerritory, AutomaMove::EncounterOrFactory) => "invalid-no-encounter",
            (Invalid::NoTerritory, AutomaMove::AttackWorkers) => "invalid-no-workers-alone",
            (Invalid::NoTerritory, AutomaMove::AttackUnits(_)) => "invalid-no-enemy",
        };
        self.say(key)
    }
}

/// What made the choice between territories.
fn decided(reason: Reason, symbol: Option<AutomaMove>) -> &'static str {
    match (reason, symbol) {
        (Reason::Only, _) => "reason-only",
        (Reason::Measure, Some(AutomaMove::Worker)) => "reason-near-units",
        (Reason::Measure, Some(AutomaMove::Mech | AutomaMove::Character)) => "reason-near-enemy",
        (Reason::Measure, Some(AutomaMove::AttackWorkers)) => "reason-resources",
        (Reason::Measure, Some(AutomaMove::AttackUnits(_))) => "reason-enemies",
        (Reason::Measure, Some(AutomaMove::EncounterOrFactory) | None) => "reason-count",
        (Reason::Factory, _) => "reason-factory",
        (Reason::ReadingOrder, _) => "reason-reading-order",
        (Reason::Token, _) => "reason-token",
    }
}
