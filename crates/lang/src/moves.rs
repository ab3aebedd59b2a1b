//! What a move means.

use crate::cards::in_hand;
use crate::{Arg, Phrase, Texts};
use kosa_engine::vocab::*;
use kosa_engine::{Move, Public, Question, View};

impl Texts {
    /// What the move means to somebody who does not know the notation.
    pub fn describe(&self, mv: &Move, view: &View, seat: Seat) -> String {
        let public = view.public();
        let player = public.player(seat);
        let at = |place: Place| ("at", Arg::Phrase(self.spot(place)));
        let what = |phrase: Phrase| ("what", Arg::Phrase(phrase));
        let card = |card: CombatCard| ("card", Arg::Number(card.value() as i64));
        let number = |n: u8| ("card", Arg::from(n));
        let yes = |yes: bool| ("bonus", Arg::from(if yes { "yes" } else { "no" }));
        let coins = |n: u8| ("cost", Arg::Phrase(self.counted("coins", n)));
        match *mv {
            Move::DealTile(tile) => self.fill("move-deal-tile", &[("tile", self.arg(&tile))]),
            Move::DealAirship(tile) => {
                self.fill("move-deal-airship", &[("tile", self.marked(&tile, tile.face().state))])
            }
            Move::DealResolution(tile) => {
                self.fill("move-deal-resolution", &[("tile", self.marked(&tile, tile.face().state))])
            }
            Move::DealObjective(card) => {
                self.fill("move-deal-objective", &[number(card.number()), ("name", self.arg(&card))])
            }
            Move::Draw(c) => self.fill("move-draw", &[card(c)]),
            Move::Steal(c) => self.fill("move-steal", &[card(c)]),
            Move::DrawEncounter(card) => self.fill("move-draw-encounter", &[number(card.number())]),
            Move::DealFactory(card) => self.fill("move-deal-factory", &[number(card.number())]),
            Move::AutomaCard(card) => self.fill("move-automa-card", &[number(card.number())]),
            Move::DealTrap(trap) => self.fill("move-deal-trap", &[("trap", self.arg(&trap))]),
            Move::Lose(c) => self.fill("move-lose", &[card(c)]),
            Move::Flip(c) => self.fill("move-flip", &[card(c)]),
            Move::Add(c) => self.fill("move-add", &[card(c)]),
            Move::Choose(section) => match player.section(section) {
                Some(on_mat) => self.section_for(on_mat, player.cost(on_mat.bottom)),
                None => {
                    let deal = player.factory_card().map_or_else(String::new, |c| self.factory_card(c));
                    self.fill("move-choose-factory", &[("deal", deal.into())])
                }
            },
            Move::Reveal(card) => {
                self.fill("move-reveal", &[("name", self.arg(&card)), ("text", self.objective(card).into())])
            }
            Move::Skip => self.say(skip(public)),
            Move::Done => self.say(done(public)),
            Move::EndTurn => self.say("move-end-turn"),
            Move::MoveUnits if matches!(public.question(), Some(Question::Bottom(_))) => {
                self.say("move-pay-factory")
            }
            Move::MoveUnits => self.fill("move-units", &[("n", player.move_units().into())]),
            Move::MoveCoins(n) => self.fill("move-coins", &[what(self.counted("coins", n))]),
            Move::BolsterPower { amount, bonus } => self.fill(
                "move-bolster",
                &[what(self.counted("power", amount)), coins(player.bolster_cost() as u8), yes(bonus)],
            ),
            Move::BolsterCards { amount, bonus } => self.fill(
                "move-bolster",
                &[what(self.counted("cards", amount)), coins(player.bolster_cost() as u8), yes(bonus)],
            ),
            Move::TradeResources { bonus } => self.fill(
                "move-trade",
                &[
                    what(self.counted("any", player.trade_resources())),
                    coins(player.trade_cost() as u8),
                    yes(bonus),
                ],
            ),
            Move::TradePopularity { amount, bonus } => self.fill(
                "move-trade",
                &[what(self.counted("popularity", amount)), coins(player.trade_cost() as u8), yes(bonus)],
            ),
            Move::Produce => self.fill(
                "move-produce",
                &[
                    ("cost", self.produce_price(player.produce_cost()).into()),
                    ("n", player.produce_territories().into()),
                ],
            ),
            Move::ProduceOn { hex, amount } => {
                let made = hex.terrain().resource().map_or("workers", Resource::id);
                self.fill("move-produce-on", &[what(self.counted(made, amount)), at(hex.place())])
            }
            Move::FactoryOption(option) => {
                player.factory_card().map_or_else(String::new, |card| self.factory_option(card, option))
            }
            Move::Step { unit, from, to } => self.step(public, seat, unit, from, to),
            Move::Carry { cargo, amount: 0 } => self.fill("move-carry-none", &[("cargo", self.arg(&cargo))]),
            Move::Carry { cargo, amount } => {
                let kind = cargo.resource().map_or("workers", Resource::id);
                self.fill("move-carry", &[what(self.counted(kind, amount))])
            }
            Move::Fly => {
                let from = player.airship().unwrap_or(Place::ABOARD);
                self.fill("move-fly", &[("from", self.spot(from).into())])
            }
            Move::Drop { cargo, amount } => self.freight("move-drop", cargo, amount),
            Move::Load { cargo, amount } => self.freight("move-load", cargo, amount),
            Move::Embark => self.say("move-embark"),
            Move::Disembark => self.say("move-disembark"),
            Move::Bombard { target, amount } => {
                let loss = public.bombard_loss(seat, target, amount);
                self.fill(
                    "move-bombard",
                    &[
                        what(self.counted("aboard", amount)),
                        ("whom", self.acting(public, target).into()),
                        ("loss", self.counted("power", loss).into()),
                    ],
                )
            }
            Move::Challenge(other) => {
                self.fill("move-challenge", &[("whom", self.acting(public, other).into())])
            }
            Move::Exchange(card) => self
                .fill("move-exchange", &[("name", self.arg(&card)), ("text", self.objective(card).into())]),
            Move::PlaceFlag => self.fill("move-flag", &[at(player.character())]),
            Move::PlaceTrap(trap) => {
                self.fill("move-trap", &[what(self.trap_loss(trap)), at(player.character())])
            }
            Move::Fight(hex) => self.fill("move-fight", &[at(hex.place())]),
            Move::Use => match public.question() {
                Some(Question::ArmTrap { at: place }) => self.fill("move-arm", &[at(place)]),
                Some(Question::TileStar) => self.say("move-hill"),
                Some(Question::Ability { side, slot }) => {
                    let owner = public.combat().map_or(seat, |combat| combat.seat(side));
                    let ability = public.player(owner).faction().mat().mechs.get(slot as usize);
                    let ability = ability.map_or_else(|| Arg::from(""), |ability| self.arg(ability));
                    self.fill("move-use-ability", &[("ability", ability)])
                }
                // Nothing else is asked about so.
                None
                | Some(
                    Question::Section
                    | Question::Top(_)
                    | Question::Bottom(_)
                    | Question::EndTurn
                    | Question::Units
                    | Question::Onward
                    | Question::Carry
                    | Question::CombatOrder
                    | Question::Dials
                    | Question::Retreat
                    | Question::Encounter { .. }
                    | Question::Take { .. }
                    | Question::PlaceOn { .. }
                    | Question::PickResources { .. }
                    | Question::WorkerPlace
                    | Question::Peek
                    | Question::Airlift { .. }
                    | Question::FactoryPick
                    | Question::Produce { .. }
                    | Question::Pay { .. }
                    | Question::Discard { .. }
                    | Question::Upgrade
                    | Question::Deploy { .. }
                    | Question::Build { .. }
                    | Question::Enlist
                    | Question::PlaceToken
                    | Question::Flight { .. }
                    | Question::Toll { .. }
                    | Question::Challenge
                    | Question::Spy
                    | Question::Exchange
                    | Question::Refuge { .. },
                ) => self.say("move-use"),
            },
            Move::Dial(n) => self.fill("move-dial", &[what(self.counted("power", n))]),
            Move::Play(cards) if cards.is_empty() => self.say("move-play-none"),
            Move::Play(cards) if cards.count() == 1 => {
                self.fill("move-play-one", &[("cards", cards.to_string().into())])
            }
            Move::Play(cards) => {
                self.fill("move-play", &[("cards", in_hand(cards).into()), ("value", cards.value().into())])
            }
            Move::Retreat { unit, to } => {
                self.fill("move-retreat", &[("unit", self.arg(&unit)), ("to", self.spot(to).into())])
            }
            Move::Option(option) => match public.question() {
                Some(Question::Encounter { card, .. }) => self.encounter_option(card, option),
                _ => self.fill("move-option", &[("n", option.saturating_add(1).into())]),
            },
            Move::Keep(card) => {
                self.fill("move-keep", &[number(card.number()), ("deal", self.factory_card(card).into())])
            }
            Move::Take(n) => self.take(public, n),
            Move::On(place) => self.fill("move-on", &[at(place)]),
            Move::Resources(tokens) => self.fill("move-take", &[what(self.tokens(tokens))]),
            Move::Peek(other) if matches!(public.question(), Some(Question::Spy)) => {
                self.spy(public, seat, other)
            }
            Move::Peek(other) => self.fill("move-peek", &[("whom", self.acting(public, other).into())]),
            Move::Pay { coins, bonus } => {
                let asked = match public.question() {
                    Some(Question::Bottom(section)) => section.bottom(),
                    _ => None,
                };
                let Some(action) = asked else { return self.say("move-pay-factory") };
                let cost = self.counted(action.resource().id(), player.cost(action));
                self.fill(
                    "move-pay",
                    &[
                        ("action", self.arg(&action)),
                        ("cost", cost.into()),
                        ("coins", self.counted("coins", coins).into()),
                        yes(bonus),
                    ],
                )
            }
            Move::PayToken { resource, from } => self.fill(
                "move-pay-token",
                &[what(self.counted(resource.id(), 1u8)), ("from", self.spot(from).into())],
            ),
            Move::PayCard(c) => self.fill("move-pay-card", &[card(c)]),
            Move::Discard(c) => self.fill("move-discard", &[card(c)]),
            Move::Upgrade { cube, to } => {
                self.fill("move-upgrade", &[("cube", self.arg(&cube)), ("action", self.arg(&to))])
            }
            Move::Deploy { slot, at: place } => {
                let ability = player.faction().mat().mechs.get(slot as usize);
                let ability = ability.map_or_else(|| Arg::from(""), |ability| self.arg(ability));
                self.fill("move-deploy", &[("ability", ability), at(place)])
            }
            Move::Build { structure, at: place } => {
                self.fill("move-build", &[("structure", self.arg(&structure)), at(place)])
            }
            Move::Enlist { recruit, bonus, amount } => self.fill(
                "move-enlist",
                &[
                    ("action", self.arg(&recruit)),
                    what(self.bonus(bonus, amount)),
                    ("bonus", self.bonus(recruit.recruit_bonus(), recruit.recruit_bonus().ongoing()).into()),
                ],
            ),
        }
    }

    /// A section of a player mat as it is printed: its actions, and what the lower one costs.
    pub fn mat_section(&self, section: &MatSection) -> String {
        self.section_for(section, section.cost)
    }

    fn section_for(&self, section: &MatSection, cost: u8) -> String {
        let cost = self.counted(section.bottom.resource().id(), cost);
        self.fill(
            "move-choose",
            &[("top", self.arg(&section.top)), ("bottom", self.arg(&section.bottom)), ("cost", cost.into())],
        )
    }

    /// A step with what awaits the unit there.
    fn step(&self, public: &Public, seat: Seat, unit: UnitKind, from: Place, to: Place) -> String {
        let args =
            [("unit", self.arg(&unit)), ("from", self.spot(from).into()), ("to", self.spot(to).into())];
        let mut words = vec![self.fill("move-step", &args)];
        words.extend(self.step_notes(public, seat, unit, to));
        words.extend(self.siege_notes(public, seat, unit, from));
        words.join(", ")
    }

    /// What is loaded or set down; workers that have moved lie in the same list as those that have not.
    fn freight(&self, key: &str, cargo: Cargo, amount: u8) -> String {
        let text = self.fill(key, &[("what", self.cargo(cargo, amount).into())]);
        if cargo == Cargo::MovedWorkers {
            format!("{text}, {}", self.say("note-already-moved"))
        } else {
            text
        }
    }

    /// A look at somebody's combat cards that costs something.
    fn spy(&self, public: &Public, seat: Seat, other: Seat) -> String {
        let (coins, cards) = public.spy_deal(seat, other).unwrap_or_default();
        self.fill(
            "move-spy",
            &[
                ("whom", self.acting(public, other).into()),
                ("cost", self.counted("coins", coins).into()),
                ("what", self.counted("cards", cards).into()),
            ],
        )
    }

    /// Where a step leads and what waits there, once the unit is known.
    pub fn destination(&self, public: &Public, seat: Seat, unit: UnitKind, to: Place) -> String {
        let mut words = vec![self.place(to)];
        words.extend(self.step_notes(public, seat, unit, to));
        words.join(", ")
    }

    fn step_notes(&self, public: &Public, seat: Seat, unit: UnitKind, to: Place) -> Vec<String> {
        let whom = |s: Seat| [("whom", Arg::Phrase(self.acting(public, s)))];
        let outlook = public.outlook(seat, unit, to);
        let mut words = Vec::new();
        words.extend(outlook.combat.map(|foe| self.fill("note-combat", &whom(foe))));
        words.extend(outlook.drives_off.map(|foe| self.fill("note-drives-off", &whom(foe))));
        if outlook.encounter {
            words.push(self.say("note-encounter"));
        }
        for (owner, n) in public.tolls(seat, unit, to) {
            let what = ("what", Arg::Phrase(self.counted("resources", n)));
            words.push(self.fill("note-toll", &[("whom", self.acting(public, owner).into()), what]));
        }
        words
    }

    /// What the first step of a unit that fights costs under the airships of others.
    fn siege_notes(&self, public: &Public, seat: Seat, unit: UnitKind, from: Place) -> Vec<String> {
        let note = |(owner, n)| {
            let what = ("what", Arg::Phrase(self.counted("coins", n)));
            self.fill("note-siege", &[("whom", self.acting(public, owner).into()), what])
        };
        public.leaving_costs(seat, unit, from).map(note).collect()
    }

    /// How much is taken, and of what the frame asks.
    fn take(&self, public: &Public, n: u8) -> String {
        let what = match public.question() {
            Some(Question::Refuge { .. }) if n == 0 => return self.say("move-refuge-none"),
            _ if n == 0 => self.phrase("nothing", &[]),
            Some(Question::Take { what, .. }) => self.taken(what, n),
            Some(Question::Airlift { unit, .. }) => self.units(unit, n),
            Some(Question::Refuge { .. }) => {
                return self.fill("move-refuge", &[("what", self.counted("workers", n).into())]);
            }
            // Nothing else is taken in part.
            None
            | Some(
                Question::Section
                | Question::Top(_)
                | Question::Bottom(_)
                | Question::EndTurn
                | Question::Units
                | Question::Onward
                | Question::Carry
                | Question::CombatOrder
                | Question::Ability { .. }
                | Question::Dials
                | Question::Retreat
                | Question::Encounter { .. }
                | Question::PlaceOn { .. }
                | Question::PickResources { .. }
                | Question::WorkerPlace
                | Question::Peek
                | Question::FactoryPick
                | Question::Produce { .. }
                | Question::Pay { .. }
                | Question::Discard { .. }
                | Question::Upgrade
                | Question::Deploy { .. }
                | Question::Build { .. }
                | Question::Enlist
                | Question::PlaceToken
                | Question::ArmTrap { .. }
                | Question::Flight { .. }
                | Question::Toll { .. }
                | Question::Challenge
                | Question::Spy
                | Question::Exchange
                | Question::TileStar,
            ) => Phrase::plain(n.to_string()),
        };
        self.fill("move-take", &[("what", what.into())])
    }
}

/// What is left out, and what is done with.
const fn leaving(question: &Question) -> (&'static str, &'static str) {
    let (skip, done) = ("move-skip", "move-done");
    match question {
        Question::Top(_) => ("move-skip-top", done),
        Question::Bottom(_) => ("move-skip-bottom", done),
        Question::Ability { .. } => ("move-skip-ability", done),
        Question::Units => (skip, "move-done-units"),
        Question::Onward => (skip, "move-done-onward"),
        Question::Produce { next: 0, .. } => (skip, "move-done-produce-none"),
        Question::Produce { .. } => (skip, "move-done-produce"),
        Question::Flight { .. } => (skip, "move-done-flight"),
        Question::Section
        | Question::EndTurn
        | Question::Carry
        | Question::CombatOrder
        | Question::Dials
        | Question::Retreat
        | Question::Encounter { .. }
        | Question::Take { .. }
        | Question::PlaceOn { .. }
        | Question::PickResources { .. }
        | Question::WorkerPlace
        | Question::Peek
        | Question::Airlift { .. }
        | Question::FactoryPick
        | Question::Pay { .. }
        | Question::Discard { .. }
        | Question::Upgrade
        | Question::Deploy { .. }
        | Question::Build { .. }
        | Question::Enlist
        | Question::PlaceToken
        | Question::ArmTrap { .. }
        | Question::Toll { .. }
        | Question::Challenge
        | Question::Spy
        | Question::Exchange
        | Question::Refuge { .. }
        | Question::TileStar => (skip, done),
    }
}

fn skip(public: &Public) -> &'static str {
    public.question().map_or("move-skip", |question| leaving(&question).0)
}

fn done(public: &Public) -> &'static str {
    public.question().map_or("move-done", |question| leaving(&question).1)
}
