//! Moving: first the unit, then every place it can get to with all its steps, with its load beside. The ways are the
//! engine's; single steps by hand stay possible.

use super::builder::Builder;
use super::{Choice, Leads, Preparation, Target};
use kosa_engine::vocab::*;
use kosa_engine::{Carrying, Move, Question, View, Way};
use kosa_lang::{Arg, capital};

/// Whether it is asked which unit moves.
pub(crate) fn asks_for_units(view: &View) -> bool {
    view.public().question() == Some(Question::Units)
}

/// The unit that a move begins to move.
fn beginning(mv: &Move, view: &View, seat: Seat) -> Option<(UnitKind, Place)> {
    match *mv {
        Move::Step { unit, from, .. } => Some((unit, from)),
        Move::Fly => view.public().player(seat).airship().map(|at| (UnitKind::Airship, at)),
        _ => None,
    }
}

impl Builder<'_> {
    /// The units that may move, and whatever else may be done.
    pub(crate) fn units(&self, in_hand: Option<(UnitKind, Place)>) -> Vec<Choice> {
        let mut seen: Vec<(UnitKind, Place)> = Vec::new();
        let (mut units, mut others) = (Vec::new(), Vec::new());
        for mv in self.view.legal() {
            let Some(found) = beginning(&mv, self.view, self.seat) else {
                others.push(mv);
                continue;
            };
            if !seen.contains(&found) {
                seen.push(found);
                let (unit, from) = found;
                let leads = Leads::Preparation(Preparation::Unit(unit, from));
                let choice = Choice::new(self.unit(unit, from), Target::Unit(unit, from), leads);
                units.push(Choice { chosen: in_hand == Some(found), ..choice.at(Some(from)) });
            }
        }
        units.extend(self.build(&others));
        units
    }

    /// Where the unit in hand can get to, its load, and its single steps.
    pub(crate) fn ways(&self, unit: UnitKind, from: Place, carrying: &Carrying) -> Vec<Choice> {
        let mine = |way: &Way| way.unit == unit && way.from == from;
        let ways: Vec<Way> = self.view.ways(carrying).into_iter().filter(mine).collect();
        let most = match *carrying == Carrying::EVERYTHING {
            true => most_load(&ways),
            false => {
                let all = self.view.ways(&Carrying::EVERYTHING);
                most_load(&all.into_iter().filter(mine).collect::<Vec<_>>())
            }
        };
        let mut choices: Vec<Choice> = Vec::new();
        for way in ways {
            // The best way to a place comes first.
            if choices.last().is_none_or(|c| c.place != Some(way.to())) {
                choices.push(self.way(way));
            }
        }
        self.loads(unit, carrying, &most, &mut choices);
        let by_hand: Vec<Choice> = self
            .view
            .legal()
            .iter()
            .filter(|mv| beginning(mv, self.view, self.seat) == Some((unit, from)))
            .map(|mv| self.single(mv))
            .collect();
        let label = self.texts.say("ask-by-hand");
        choices.push(Choice::new(label, Target::ByHand, Leads::Menu(by_hand)));
        choices
    }

    /// The rest of a way or a flight that was begun by hand: every place that is more than one step away, before what
    /// leaves it.
    pub(crate) fn onward(&self, carrying: &Carrying, choices: &mut Vec<Choice>) {
        if asks_for_units(self.view) {
            return;
        }
        let near: Vec<Option<Place>> = choices.iter().map(|choice| choice.place).collect();
        let mut ways: Vec<Choice> = Vec::new();
        for way in self.view.ways(carrying) {
            let to = Some(way.to());
            if way.places.len() > 1 && !near.contains(&to) && ways.last().is_none_or(|c| c.place != to) {
                ways.push(self.way(way));
            }
        }
        let end = choices.iter().rposition(|choice| !choice.is_leaving()).map_or(0, |i| i + 1);
        choices.splice(end..end, ways);
    }

    fn single(&self, mv: &Move) -> Choice {
        let leaf = self.leaf(mv);
        Choice { target: Target::second(mv).unwrap_or(leaf.target), ..leaf }
    }

    fn way(&self, way: Way) -> Choice {
        let (texts, public) = (self.texts, self.view.public());
        let mut label = texts.destination(public, self.seat, way.unit, way.to());
        let load: Vec<String> = Cargo::ALL
            .into_iter()
            .filter(|cargo| way.load[cargo.index()] > 0)
            .map(|cargo| self.cargo(cargo, way.load[cargo.index()]))
            .collect();
        if !load.is_empty() {
            let args = [("way", Arg::from(label)), ("load", texts.list(&load).into())];
            label = texts.fill("ask-way-with", &args);
        }
        if way.siege > 0 {
            let coins = texts.count("coins", way.siege);
            label = texts.fill("ask-way-costs", &[("way", label.into()), ("what", coins.into())]);
        }
        let to = way.to();
        let choice = Choice::new(label, Target::Place(to), Leads::Moves(way.moves.clone())).at(Some(to));
        Choice { way: Some(Box::new(way)), ..choice }
    }

    fn cargo(&self, cargo: Cargo, n: u8) -> String {
        match cargo.resource() {
            Some(resource) => self.texts.count(resource.id(), n),
            None => self.texts.count("workers", n),
        }
    }

    /// What the unit takes along, kind by kind.
    fn loads(
        &self,
        unit: UnitKind,
        carrying: &Carrying,
        most: &[u8; Cargo::COUNT],
        choices: &mut Vec<Choice>,
    ) {
        let texts = self.texts;
        for cargo in Cargo::ALL {
            let most = most[cargo.index()];
            if most == 0 {
                continue;
            }
            let now = carrying.load[cargo.index()].min(most);
            let amounts = (0..=most).map(|n| {
                let label = capital(&self.cargo(cargo, n));
                let choice =
                    Choice::new(label, Target::Amount(n), Leads::Preparation(Preparation::Load(cargo, n)));
                Choice { chosen: n == now, ..choice }
            });
            let args = [("what", texts.arg(&cargo)), ("n", now.into()), ("of", most.into())];
            let label = capital(&texts.fill("ask-load", &args));
            let choice = Choice::new(label, Target::Cargo(cargo), Leads::Menu(amounts.collect()));
            choices.push(Choice { chosen: now > 0, ..choice });
        }
        if most.iter().any(|n| *n > 0) {
            let all = Leads::Preparation(Preparation::LoadAll);
            choices.push(Choice::new(texts.say("ask-load-all"), Target::Load(true), all).sign('+'));
            let nothing = Leads::Preparation(Preparation::LoadNothing);
            choices.push(Choice::new(texts.say("ask-load-nothing"), Target::Load(false), nothing).sign('-'));
        }
        if unit == UnitKind::Airship {
            let label = texts.say("ask-passenger");
            let choice = Choice::new(label, Target::Passenger, Leads::Preparation(Preparation::Passenger));
            choices.push(Choice { chosen: carrying.character, ..choice });
            let label = texts.say("ask-set-down");
            let choice = Choice::new(label, Target::SetDown, Leads::Preparation(Preparation::SetDown));
            choices.push(Choice { chosen: carrying.set_down, ..choice });
        }
    }
}

fn most_load(ways: &[Way]) -> [u8; Cargo::COUNT] {
    let mut most = [0; Cargo::COUNT];
    for way in ways {
        for cargo in Cargo::ALL {
            let i = cargo.index();
            most[i] = most[i].max(way.load[i]);
        }
    }
    most
}
