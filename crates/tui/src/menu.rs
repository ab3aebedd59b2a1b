//! The legal moves as a menu. The engine lists every answer there is; a person first says which unit, then where, and
//! is shown the whole benefit before smaller ones. `Menu::of` adds and leaves out no move: a test compares the two.

use crate::play::Gathering;
use kosa_engine::vocab::*;
use kosa_engine::{Move, Question, View};
use kosa_lang::{Term, Texts, Topic, capital};
use kosa_table::{AtOnce, Meaning};

/// What a choice leads to.
#[derive(Clone, Debug)]
pub enum Leads {
    /// The answer.
    Move(Move),
    /// A further question.
    Menu(Vec<Choice>),
    /// The answers to this question and to those that follow it.
    AtOnce(Vec<Move>),
    /// Something is gathered before anything is decided.
    Gather(Gathering),
}

/// What has been chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A move.
    Move(Move),
    /// Several, one after the other.
    AtOnce(Vec<Move>),
    /// Something gathered.
    Gather(Gathering),
}

/// One line of a menu.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The number to press: its place in the list, or the amount where amounts are asked for.
    pub number: usize,
    /// A key of its own instead of a number.
    pub sign: Option<char>,
    /// A key besides its number.
    pub also: Option<char>,
    /// What it says.
    pub label: String,
    /// The rule behind it, where one helps.
    pub detail: String,
    /// Where it lies on the board.
    pub place: Option<Place>,
    /// What follows.
    pub leads: Leads,
}

impl Choice {
    /// Whether this key takes it, besides its number.
    pub fn has_key(&self, key: char) -> bool {
        self.sign == Some(key) || self.also == Some(key)
    }

    /// The key that takes it.
    pub fn key(&self) -> String {
        self.sign.map_or_else(|| self.number.to_string(), |sign| sign.to_string())
    }
}

/// One question being answered: its choices and the one Enter takes.
#[derive(Clone, Debug)]
pub struct Level {
    /// What has been chosen to get here; empty for the question itself.
    pub heading: String,
    /// The choices.
    pub choices: Vec<Choice>,
    /// The one Enter takes.
    pub selected: usize,
}

impl Level {
    fn new(heading: String, choices: Vec<Choice>) -> Level {
        let mut level = Level { heading, choices, selected: 0 };
        level.number();
        level
    }

    /// Numbers the choices that have no key of their own.
    fn number(&mut self) {
        let numbered = || self.choices.iter().filter(|c| c.sign.is_none());
        let amounts: Option<Vec<usize>> = numbered().map(asked_amount).collect();
        let by_place = || (1..=numbered().count()).collect();
        let numbers = amounts.filter(|all| all.len() > 1).unwrap_or_else(by_place);
        let choices = self.choices.iter_mut().filter(|c| c.sign.is_none());
        for (choice, number) in choices.zip(numbers) {
            choice.number = number;
        }
    }

    /// The choice Enter takes.
    pub fn current(&self) -> Option<&Choice> {
        self.choices.get(self.selected)
    }

    /// The numbers of the choices at a place.
    pub fn at(&self, place: Place) -> impl Iterator<Item = usize> {
        (0..self.choices.len()).filter(move |i| self.choices[*i].place == Some(place))
    }

    /// Places that may be chosen, with the number to press.
    pub fn targets(&self) -> Vec<(Place, String)> {
        let mut targets: Vec<(Place, String)> = Vec::new();
        for choice in &self.choices {
            let Some(place) = choice.place else { continue };
            match targets.iter_mut().find(|(p, _)| *p == place) {
                Some((_, label)) if !label.ends_with('+') => label.push('+'),
                Some(_) => {}
                None => targets.push((place, choice.key())),
            }
        }
        targets
    }
}

/// The way from the question to the answer.
#[derive(Clone, Debug)]
pub struct Menu {
    levels: Vec<Level>,
}

impl Menu {
    /// The menu of the moves a seat may make.
    pub fn of(legal: &[Move], view: &View, seat: Seat, texts: &Texts) -> Menu {
        let builder = Builder { view, seat, texts };
        Menu { levels: vec![Level::new(String::new(), builder.build(legal))] }
    }

    /// The question being answered.
    pub fn level(&self) -> &Level {
        // The first level is never taken away.
        &self.levels[self.levels.len() - 1]
    }

    /// The same, to move the selection.
    pub fn level_mut(&mut self) -> &mut Level {
        let last = self.levels.len() - 1;
        &mut self.levels[last]
    }

    /// Whether part of the answer has been given.
    pub fn is_deep(&self) -> bool {
        self.levels.len() > 1
    }

    /// Takes the last part of the answer back.
    pub fn back(&mut self) -> bool {
        self.is_deep() && self.levels.pop().is_some()
    }

    /// Takes a choice: an answer, or the next question opens.
    pub fn choose(&mut self, index: usize) -> Option<Answer> {
        let level = self.level_mut();
        let choice = level.choices.get(index)?;
        match &choice.leads {
            Leads::Move(mv) => Some(Answer::Move(*mv)),
            Leads::AtOnce(moves) => Some(Answer::AtOnce(moves.clone())),
            Leads::Gather(how) => Some(Answer::Gather(*how)),
            Leads::Menu(choices) => {
                let next = Level::new(choice.label.clone(), choices.clone());
                level.selected = index;
                self.levels.push(next);
                None
            }
        }
    }

    /// Takes the choice at a place; where there are several they are asked about.
    pub fn choose_at(&mut self, place: Place) -> Option<Answer> {
        let found: Vec<usize> = self.level().at(place).collect();
        match found.as_slice() {
            [one] => self.choose(*one),
            // Nothing, or nothing but this.
            several if several.is_empty() || several.len() == self.level().choices.len() => None,
            several => {
                let level = self.level();
                let choices = several.iter().filter_map(|i| level.choices.get(*i).cloned()).collect();
                let heading = level.heading.clone();
                self.levels.push(Level::new(heading, choices));
                None
            }
        }
    }

    /// Offers something that has a key of its own.
    pub fn offer_one(&mut self, sign: char, label: String, leads: Leads) {
        let detail = String::new();
        let choice = Choice { number: 0, sign: Some(sign), also: None, label, detail, place: None, leads };
        self.level_mut().choices.push(choice);
    }

    /// Lets choices lead somewhere else, those of further questions too.
    pub fn turn(&mut self, to: impl Fn(&Leads) -> Option<Leads>) {
        turn(&mut self.level_mut().choices, &to);
    }

    /// What the choices of the question lead to.
    pub fn leads(&self) -> impl Iterator<Item = &Leads> {
        self.level().choices.iter().map(|choice| &choice.leads)
    }

    /// Says of choices what the moves alone do not tell.
    pub fn note(&mut self, note: impl Fn(&Move, &str) -> Option<String>) {
        for choice in &mut self.level_mut().choices {
            if let Leads::Move(mv) = choice.leads
                && let Some(label) = note(&mv, &choice.label)
            {
                choice.label = label;
            }
        }
    }

    /// Offers to answer this question and those that follow it at once: ways to pay above the single tokens, loads below
    /// the amounts.
    pub fn offer(&mut self, ways: Vec<AtOnce>, texts: &Texts) {
        let (mut above, mut below) = (Vec::new(), Vec::new());
        for way in ways {
            let place = match way.meaning {
                // What lies aboard is on no place of the board.
                Meaning::PayFrom(place) if !place.is_aboard() => Some(place),
                _ => None,
            };
            let (sign, also, side) = match way.meaning {
                Meaning::LoadAll => (Some('+'), None, &mut below),
                Meaning::LoadNothing => (Some('-'), None, &mut below),
                Meaning::PayFrom(_) | Meaning::PayAsListed | Meaning::Pay => {
                    (None, way.as_listed.then_some('+'), &mut above)
                }
            };
            // A load of one kind stands in the list already: it gets the key besides its number.
            if let (Some(_), [single]) = (sign, way.moves.as_slice()) {
                let same = |c: &&mut Choice| matches!(c.leads, Leads::Move(mv) if mv == *single);
                if let Some(choice) = self.level_mut().choices.iter_mut().find(same) {
                    choice.also = sign;
                    continue;
                }
            }
            let (label, detail) = (capital(&texts.at_once(&way)), String::new());
            let leads = Leads::AtOnce(way.moves);
            side.push(Choice { number: 0, sign, also, label, detail, place, leads });
        }
        let level = self.level_mut();
        level.choices.splice(..0, above);
        level.choices.extend(below);
        level.number();
    }

    /// Selects the answer that leaves or ends what is asked, if there is one.
    pub fn select_leaving(&mut self) {
        let level = self.level_mut();
        level.selected = level.choices.iter().position(is_leaving).unwrap_or(level.selected);
    }

    /// Moves the selection; it goes round at the ends.
    pub fn step(&mut self, by: isize) {
        let level = self.level_mut();
        let count = level.choices.len() as isize;
        if count > 0 {
            level.selected = (level.selected as isize + by).rem_euclid(count) as usize;
        }
    }
}

struct Builder<'a> {
    view: &'a View,
    seat: Seat,
    texts: &'a Texts,
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

fn turn(choices: &mut [Choice], to: &impl Fn(&Leads) -> Option<Leads>) {
    for choice in choices {
        if let Leads::Menu(further) = &mut choice.leads {
            turn(further, to);
        } else if let Some(leads) = to(&choice.leads) {
            choice.leads = leads;
        }
    }
}

impl Builder<'_> {
    fn build(&self, legal: &[Move]) -> Vec<Choice> {
        let (full, less) = self.split(legal);
        let mut choices = self.grouped(&full);
        if !less.is_empty() {
            let end = choices.iter().rposition(|c| !is_leaving(c)).map_or(0, |i| i + 1);
            let label = self.texts.say("tui-menu-less");
            let leads = Leads::Menu(self.grouped(&less));
            choices.insert(
                end,
                Choice {
                    number: 0,
                    sign: None,
                    also: None,
                    label,
                    detail: String::new(),
                    place: None,
                    leads,
                },
            );
        }
        choices
    }

    /// The whole benefits, and the smaller ones.
    fn split(&self, legal: &[Move]) -> (Vec<Move>, Vec<Move>) {
        let most = |key: Move| legal.iter().filter_map(gain).filter(|a| a.0 == key).map(|a| a.1).max();
        legal.iter().partition(|mv| match gain(mv) {
            Some((key, n)) => Some(n) == most(key),
            None => true,
        })
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
                _ if going_on => choices.push(self.destination(mv)),
                _ => choices.push(self.leaf(mv)),
            }
        }
        choices.extend(last.into_iter().map(|mv| self.leaf(mv)));
        choices
    }

    fn leaf(&self, mv: &Move) -> Choice {
        let label = capital(&self.texts.describe(mv, self.view, self.seat));
        Choice {
            number: 0,
            sign: None,
            also: None,
            label,
            detail: self.detail(mv),
            place: self.view.public().place_of(self.seat, mv),
            leads: Leads::Move(*mv),
        }
    }

    /// A move of a unit that is known already: only where it goes is left to say.
    fn destination(&self, mv: &Move) -> Choice {
        let leaf = self.leaf(mv);
        match *mv {
            Move::Step { unit, to, .. } => {
                let label = self.texts.destination(self.view.public(), self.seat, unit, to);
                Choice { label, ..leaf }
            }
            _ => leaf,
        }
    }

    fn branch(&self, group: Group, members: &[Move]) -> Choice {
        let texts = self.texts;
        let player = self.view.public().player(self.seat);
        let (label, detail, place) = match group {
            Group::Unit(unit, from) => (
                texts.fill(
                    "tui-menu-unit",
                    &[("unit", texts.named(&unit).into()), ("place", texts.place(from).into())],
                ),
                String::new(),
                Some(from),
            ),
            Group::Mech(slot) => match player.faction().mat().mechs.get(slot as usize) {
                Some(ability) => (texts.ability(*ability), texts.help(Topic::Ability(*ability)), None),
                None => (String::new(), String::new(), None),
            },
            Group::Structure(structure) => {
                (texts.name(&structure), texts.help(Topic::Structure(structure)), None)
            }
            Group::Cube(cube) => (texts.name(&cube), String::new(), None),
            Group::Recruit(action) => (
                texts.fill(
                    "tui-menu-recruit",
                    &[
                        ("action", texts.named(&action).into()),
                        ("bonus", texts.named(&action.recruit_bonus()).into()),
                    ],
                ),
                String::new(),
                None,
            ),
        };
        let label = capital(&label);
        let leads = match members {
            [only] => {
                // Nothing is left to choose: the line says it all.
                let leaf = self.leaf(only);
                return Choice { detail, place: place.or(leaf.place), ..leaf };
            }
            _ => Leads::Menu(members.iter().map(|mv| self.destination(mv)).collect()),
        };
        Choice { number: 0, sign: None, also: None, label, detail, place, leads }
    }

    /// The rule behind a move.
    fn detail(&self, mv: &Move) -> String {
        let texts = self.texts;
        let player = self.view.public().player(self.seat);
        match *mv {
            Move::Choose(section) => match player.section(section) {
                Some(on_mat) => texts.help(Topic::Top(on_mat.top)),
                None => String::new(),
            },
            Move::Deploy { slot, .. } => player
                .faction()
                .mat()
                .mechs
                .get(slot as usize)
                .map_or_else(String::new, |a| texts.help(Topic::Ability(*a))),
            Move::Build { structure, .. } => texts.help(Topic::Structure(structure)),
            Move::Use => match self.view.public().question() {
                Some(Question::Ability { slot, .. }) => player
                    .faction()
                    .mat()
                    .mechs
                    .get(slot as usize)
                    .map_or_else(String::new, |a| texts.help(Topic::Ability(*a))),
                _ => String::new(),
            },
            Move::Fly => texts.help(Topic::Unit(UnitKind::Airship)),
            Move::Drop { .. } | Move::Load { .. } => texts.help(Topic::Term(Term::Freight)),
            _ => String::new(),
        }
    }
}

/// How much a choice takes, where nothing but that is asked.
fn asked_amount(choice: &Choice) -> Option<usize> {
    match choice.leads {
        Leads::Move(Move::Dial(n) | Move::Take(n) | Move::Carry { amount: n, .. }) => Some(n as usize),
        _ => None,
    }
}

fn is_leaving(choice: &Choice) -> bool {
    matches!(&choice.leads, Leads::Move(mv) if mv.is_leaving())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kosa_engine::{Awaiting, Rules, Setup};
    use kosa_lang::Lang;
    use kosa_table::{RandomPlayer, Seed, Table};

    fn leaves_of(choices: &[Choice], found: &mut Vec<Move>) {
        for choice in choices {
            match &choice.leads {
                Leads::Move(mv) => found.push(*mv),
                Leads::Menu(menu) => leaves_of(menu, found),
                Leads::AtOnce(_) | Leads::Gather(_) => {}
            }
        }
    }

    /// Every legal move can be chosen, once, and nothing else can, whatever is asked.
    #[test]
    fn the_menu_holds_the_legal_moves() {
        use kosa_table::Player;
        let texts = Texts::new(Lang::English);
        let modules = ["", " +airships +resolutions", " +airships +airship-pairs"];
        for game in 0..6 {
            let modules = modules[game as usize % modules.len()];
            let rules: Rules = format!("rulebook +invaders-from-afar{modules}").parse().unwrap();
            let mut table = Table::new(Setup::random(3).with_rules(rules), Seed::from(game)).expect("a game");
            let mut player = RandomPlayer::new(game);
            for _ in 0..1500 {
                let Awaiting::Seats(seats) = table.awaiting() else { break };
                let Some(seat) = seats.iter().next() else { break };
                let view = table.view(seat);
                let legal = view.legal();
                let mut found = Vec::new();
                leaves_of(&Menu::of(&legal, &view, seat, &texts).level().choices, &mut found);
                let mut expected = legal.to_vec();
                found.sort();
                expected.sort();
                assert_eq!(found, expected, "{:?}", view.public().question());
                let mv = player.choose(&view, &legal);
                table.play(seat, mv).unwrap();
            }
        }
    }
}
