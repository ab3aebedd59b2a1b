//! The legal moves as choices in steps: first which piece, then where; the whole benefit before smaller ones. No move is
//! added or left out: a test compares the two.

use super::{Choice, Leads, Target};
use kosa_engine::vocab::*;
use kosa_engine::{Meaning, Move, Question, View, WhyNot};
use kosa_lang::{Arg, Term, Texts, Topic, capital};

/// Makes choices of moves.
pub(crate) struct Builder<'a> {
    pub(crate) view: &'a View,
    pub(crate) seat: Seat,
    pub(crate) texts: &'a Texts,
}

/// What a move is grouped by before it is chosen itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Unit(UnitKind, Place),
    Mech(MechSlot),
    Structure(Structure),
    Cube(Cube),
    Recruit(BottomAction),
}

fn group(mv: &Move) -> Option<Group> {
    match *mv {
        Move::Step { unit, from, .. } => Some(Group::Unit(unit, from)),
        Move::Deploy { slot, .. } => Some(Group::Mech(slot)),
        Move::Build { structure, .. } => Some(Group::Structure(structure)),
        Move::Upgrade { cube, .. } => Some(Group::Cube(cube)),
        Move::Enlist { recruit, .. } => Some(Group::Recruit(recruit)),
        _ => None,
    }
}

/// What is gained, or loaded and set down, and how much of it; to take no resource at all stands beside the full choices.
fn gain(mv: &Move) -> Option<(Move, u16)> {
    match *mv {
        Move::Resources([0, 0, 0, 0]) => None,
        Move::Drop { cargo, amount } => Some((Move::Drop { cargo, amount: 0 }, amount.into())),
        Move::Load { cargo, amount } => Some((Move::Load { cargo, amount: 0 }, amount.into())),
        _ => mv.gain(),
    }
}

impl Builder<'_> {
    /// The choices of moves.
    pub(crate) fn build(&self, legal: &[Move]) -> Vec<Choice> {
        let (full, less) = split(legal);
        let mut choices = self.grouped(&full);
        if !less.is_empty() {
            let end = choices.iter().rposition(|c| !c.is_leaving()).map_or(0, |i| i + 1);
            choices.insert(end, self.less(self.grouped(&less)));
        }
        choices
    }

    /// Smaller benefits, behind one choice.
    pub(crate) fn less(&self, choices: Vec<Choice>) -> Choice {
        Choice::new(self.texts.say("play-menu-less"), Target::Less, Leads::Menu(choices))
    }

    fn grouped(&self, moves: &[Move]) -> Vec<Choice> {
        let mut groups: Vec<Group> = Vec::new();
        for found in moves.iter().filter_map(group) {
            if !groups.contains(&found) {
                groups.push(found);
            }
        }
        let going_on =
            matches!(self.view.public().question(), Some(Question::Onward | Question::Flight { .. }));
        let mut choices = Vec::new();
        let mut opened: Vec<Group> = Vec::new();
        let (last, first): (Vec<&Move>, Vec<&Move>) = moves.iter().partition(|mv| mv.is_leaving());
        for mv in first {
            match group(mv) {
                // One unit alone is no question.
                Some(found) if groups.len() > 1 && !going_on => {
                    if opened.contains(&found) {
                        continue;
                    }
                    opened.push(found);
                    let members: Vec<Move> =
                        moves.iter().filter(|m| group(m) == Some(found)).copied().collect();
                    choices.push(self.branch(found, &members));
                }
                Some(_) => choices.push(self.destination(mv)),
                None => choices.push(self.leaf(mv)),
            }
        }
        choices.extend(last.into_iter().map(|mv| self.leaf(mv)));
        choices
    }

    /// A move.
    pub(crate) fn leaf(&self, mv: &Move) -> Choice {
        let public = self.view.public();
        let mut label = capital(&self.texts.describe(mv, self.view, self.seat));
        if let Some((top, why)) = self.passed_over(mv) {
            let why = self.texts.why_not(&why, public);
            let args = [("label", Arg::from(label)), ("action", self.texts.arg(&top)), ("why", why.into())];
            label = self.texts.fill("play-menu-not-now", &args);
        }
        let target = Target::of(mv, public, self.seat);
        let choice = Choice::new(label, target, Leads::Moves(vec![*mv]));
        Choice { detail: self.detail(mv), ..choice.at(public.place_of(self.seat, mv)) }
    }

    /// The top-row action of a section that cannot be taken, and why: the rules pass over it without a word.
    fn passed_over(&self, mv: &Move) -> Option<(TopAction, WhyNot)> {
        let Move::Choose(section) = *mv else { return None };
        let after = self.view.try_out(&[*mv]);
        if after.view.public().question() == Some(Question::Top(section)) {
            return None;
        }
        let public = self.view.public();
        let facts = public.sections(self.seat).into_iter().find(|facts| facts.section == section)?;
        let why = facts.top.into_iter().find_map(|half| half.why_not).unwrap_or(WhyNot::NotListed);
        Some((public.player(self.seat).section(section)?.top, why))
    }

    /// A move of a piece that is known already: only where it goes is left to say.
    fn destination(&self, mv: &Move) -> Choice {
        let leaf = self.leaf(mv);
        let target = Target::second(mv).unwrap_or(leaf.target);
        match *mv {
            Move::Step { unit, to, .. } => {
                let label = self.texts.destination(self.view.public(), self.seat, unit, to);
                Choice { label, target, ..leaf }
            }
            _ => Choice { target, ..leaf },
        }
    }

    fn branch(&self, group: Group, members: &[Move]) -> Choice {
        let texts = self.texts;
        let player = self.view.public().player(self.seat);
        let (label, detail, place, target) = match group {
            Group::Unit(unit, from) => {
                (self.unit(unit, from), String::new(), Some(from), Target::Unit(unit, from))
            }
            Group::Mech(slot) => match player.faction().mat().mechs.get(slot as usize) {
                Some(ability) => {
                    (texts.ability(*ability), texts.help(Topic::Ability(*ability)), None, Target::Mech(slot))
                }
                None => (String::new(), String::new(), None, Target::Mech(slot)),
            },
            Group::Structure(structure) => (
                texts.name(&structure),
                texts.help(Topic::Structure(structure)),
                None,
                Target::Structure(structure),
            ),
            Group::Cube(cube) => (texts.name(&cube), String::new(), None, Target::Cube(cube)),
            Group::Recruit(action) => (
                texts.fill(
                    "play-menu-recruit",
                    &[
                        ("action", texts.named(&action).into()),
                        ("bonus", texts.named(&action.recruit_bonus()).into()),
                    ],
                ),
                String::new(),
                None,
                Target::Recruit(action),
            ),
        };
        if let [only] = members {
            // Nothing is left to choose: the line says it all.
            let leaf = self.leaf(only);
            return Choice { detail, place: place.or(leaf.place), target, ..leaf };
        }
        let leads = Leads::Menu(members.iter().map(|mv| self.destination(mv)).collect());
        Choice { detail, ..Choice::new(capital(&label), target, leads).at(place) }
    }

    /// A unit and where it stands.
    pub(crate) fn unit(&self, unit: UnitKind, from: Place) -> String {
        let texts = self.texts;
        let args = [("unit", texts.named(&unit).into()), ("place", texts.place(from).into())];
        capital(&texts.fill("play-menu-unit", &args))
    }

    /// Choices that answer this question and those that follow it: places that pay the rest, whole loads.
    pub(crate) fn at_once(&self, choices: &mut Vec<Choice>) {
        let (mut above, mut below) = (Vec::new(), Vec::new());
        for (i, way) in self.view.at_once().into_iter().enumerate() {
            let place = match way.meaning {
                // What lies aboard is on no place of the board.
                Meaning::PayFrom(place) if !place.is_aboard() => Some(place),
                _ => None,
            };
            let (target, sign, also, side) = match way.meaning {
                Meaning::LoadAll => (Target::Load(true), Some('+'), None, &mut below),
                Meaning::LoadNothing => (Target::Load(false), Some('-'), None, &mut below),
                Meaning::PayFrom(_) | Meaning::PayAsListed | Meaning::Pay => {
                    (Target::Payment(i), None, way.as_listed.then_some('+'), &mut above)
                }
            };
            // A load of one kind stands in the list already: it gets the key besides its number.
            if let (Some(_), [single]) = (sign, way.moves.as_slice())
                && let Some(choice) = choices.iter_mut().find(|c| c.moves() == Some(&[*single]))
            {
                choice.also = sign;
                continue;
            }
            let label = capital(&self.texts.at_once(&way));
            let choice = Choice::new(label, target, Leads::Moves(way.moves)).at(place);
            side.push(Choice { sign, also, ..choice });
        }
        choices.splice(..0, above);
        choices.extend(below);
    }

    /// The rule behind a move.
    fn detail(&self, mv: &Move) -> String {
        let texts = self.texts;
        let player = self.view.public().player(self.seat);
        let ability = |slot: MechSlot| {
            let found = player.faction().mat().mechs.get(slot as usize);
            found.map_or_else(String::new, |a| texts.help(Topic::Ability(*a)))
        };
        match *mv {
            Move::Choose(section) => match player.section(section) {
                Some(on_mat) => texts.help(Topic::Top(on_mat.top)),
                None => String::new(),
            },
            Move::Deploy { slot, .. } => ability(slot),
            Move::Build { structure, .. } => texts.help(Topic::Structure(structure)),
            Move::Use => match self.view.public().question() {
                Some(Question::Ability { slot, .. }) => ability(slot),
                _ => String::new(),
            },
            Move::Fly => texts.help(Topic::Unit(UnitKind::Airship)),
            Move::Drop { .. } | Move::Load { .. } => texts.help(Topic::Term(Term::Freight)),
            _ => String::new(),
        }
    }
}

/// The whole benefits, and the smaller ones.
fn split(legal: &[Move]) -> (Vec<Move>, Vec<Move>) {
    let most = |key: Move| legal.iter().filter_map(gain).filter(|a| a.0 == key).map(|a| a.1).max();
    legal.iter().partition(|mv| match gain(mv) {
        Some((key, n)) => Some(n) == most(key),
        None => true,
    })
}
