//! A question as a person meets it: choices in steps, things to point at, and answers that are prepared before anything
//! is decided. Everything is worked out from a view; what comes out are moves of the engine.

mod about;
mod absent;
mod builder;
mod choice;
mod combat;
mod meant;
mod moving;
mod paying;
mod produce;
mod target;
mod whole;

pub use choice::{Choice, Leads, Menu};
pub use combat::Prepared;
pub use paying::{Payment, Proposed};
pub use target::{Target, TopHalf};

use builder::Builder;
use kosa_engine::vocab::*;
use kosa_engine::{Carrying, CombatFacts, Move, Question, View};
use kosa_lang::{Arg, Texts, capital};
use paying::Part;
use std::sync::Arc;

/// Something that changes what is prepared, and decides nothing.
///
/// ```
/// use kosa_client::ask::Preparation;
/// use kosa_engine::vocab::Cargo;
///
/// let preparation = Preparation::Load(Cargo::Workers, 2);
/// assert_ne!(preparation, Preparation::LoadAll);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preparation {
    /// One more territory produces this much.
    Gather(Hex, u8),
    /// A territory is taken out again.
    Ungather(Hex),
    /// This unit is to move.
    Unit(UnitKind, Place),
    /// The unit takes this much along.
    Load(Cargo, u8),
    /// It takes everything along.
    LoadAll,
    /// It takes nothing along.
    LoadNothing,
    /// The character flies along, or does not.
    Passenger,
    /// The airship sets everything down at the end, or does not.
    SetDown,
    /// The power dial.
    Dial(u8),
    /// One more of a card behind the dial, or none of it.
    Card(CombatCard),
    /// A token goes into the payment or out of it.
    Token(Resource, Place),
    /// A combat card does.
    PayCard(CombatCard),
}

/// What is prepared and not yet decided.
///
/// ```
/// use kosa_client::ask::Hand;
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
/// # session.uncover();
///
/// assert_eq!(session.asked().unwrap().hand(), &Hand::Empty, "a section is chosen directly");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Hand {
    /// Nothing: choices answer directly.
    #[default]
    Empty,
    /// Territories to produce on, in the order they were chosen.
    Gathered(Vec<(Hex, u8)>),
    /// A unit, with what it is to take along.
    Unit(UnitKind, Place),
    /// Power and cards.
    Combat(Prepared),
    /// A payment.
    Payment(Payment),
}

/// What taking a choice has come to.
///
/// ```
/// use kosa_client::ask::Taken;
/// use kosa_client::Target;
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
/// # session.uncover();
///
/// let mut asked = session.asked().unwrap().clone();
/// assert!(matches!(asked.choose(0), Taken::Answer(moves) if moves.len() == 1));
/// assert_eq!(asked.point(Target::Flag), Taken::Nothing, "there is no such thing here");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Taken {
    /// The answer, as moves.
    Answer(Vec<Move>),
    /// A further question, or something was prepared.
    Open,
    /// There is no such choice here.
    Nothing,
}

/// A question being answered.
///
/// ```
/// use kosa_client::Asked;
/// use kosa_engine::Carrying;
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
/// # session.uncover();
///
/// let view = *session.view().unwrap();
/// let asked = Asked::new(view, texts, Carrying::NOTHING).unwrap();
/// assert!(!asked.prompt().is_empty());
/// assert_eq!(asked.targets().len(), asked.menu().choices.len(), "nothing lies behind a section");
/// ```
#[derive(Clone)]
pub struct Asked {
    seat: Seat,
    view: View,
    texts: Arc<Texts>,
    carrying: Carrying,
    hand: Hand,
    menus: Vec<Menu>,
    /// The choices that opened the menus above what is prepared.
    path: Vec<Opened>,
}

/// How a menu was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Opened {
    Choice(usize),
    Target(Target),
}

impl Asked {
    /// The question that the view asks its seat; nothing if it asks none.
    pub fn new(view: View, texts: Arc<Texts>, carrying: Carrying) -> Option<Asked> {
        let seat = view.seat()?;
        if view.legal().is_empty() {
            return None;
        }
        let hand = if produce::asks_where(&view) {
            Hand::Gathered(Vec::new())
        } else if combat::asks_for_power(&view) {
            Hand::Combat(Prepared::default())
        } else {
            Payment::of(&view, seat).map_or(Hand::Empty, Hand::Payment)
        };
        let mut asked = Asked { seat, view, texts, carrying, hand, menus: Vec::new(), path: Vec::new() };
        asked.rebuild();
        Some(asked)
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the person sees.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// What is asked, by the rules.
    pub fn question(&self) -> Option<Question> {
        self.view.public().question()
    }

    /// What is prepared.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// What units take along, to be remembered for the next.
    pub fn carrying(&self) -> Carrying {
        self.carrying
    }

    /// What is known of the combat being fought.
    pub fn combat_facts(&self) -> Option<CombatFacts> {
        self.view.combat_facts()
    }

    /// Whether the answer commits to a combat, so that it must be confirmed and no other input may give it.
    pub fn needs_confirmation(&self, moves: &[Move]) -> bool {
        self.question() == Some(Question::Dials)
            && moves.iter().any(|mv| matches!(mv, Move::Dial(_) | Move::Play(_)))
    }

    /// The menu in front.
    pub fn menu(&self) -> &Menu {
        // There is always the question itself.
        &self.menus[self.menus.len() - 1]
    }

    /// The same, to move the selection.
    pub fn menu_mut(&mut self) -> &mut Menu {
        let last = self.menus.len() - 1;
        &mut self.menus[last]
    }

    /// All menus from the question to the one in front.
    pub fn menus(&self) -> &[Menu] {
        &self.menus
    }

    /// The question in a sentence, with what is prepared.
    pub fn prompt(&self) -> String {
        let heading = &self.menu().heading;
        // The unit in hand, and nothing opened above its ways.
        if let (Hand::Unit(unit, from), true) = (&self.hand, self.path.is_empty()) {
            return capital(&self.texts.prompt_unit(*unit, *from));
        }
        if !heading.is_empty() {
            return format!("{heading}:");
        }
        if let Hand::Gathered(gathered) = &self.hand
            && !gathered.is_empty()
        {
            let word = |(hex, amount): &(Hex, u8)| {
                let mv = Move::ProduceOn { hex: *hex, amount: *amount };
                self.texts.describe(&mv, &self.view, self.seat)
            };
            let words: Vec<String> = gathered.iter().map(word).collect();
            return capital(&self.texts.fill("play-gathered", &[("what", Arg::from(words.join(", ")))]));
        }
        let question = self.question();
        capital(&question.map_or_else(String::new, |q| self.texts.prompt(&q, &self.view, self.seat)))
    }

    /// Says everything in other texts; what is prepared stays.
    pub fn set_texts(&mut self, texts: Arc<Texts>) {
        self.texts = texts;
        let selected: Vec<usize> = self.menus.iter().map(|menu| menu.selected).collect();
        let path = core::mem::take(&mut self.path);
        self.rebuild();
        for opened in path {
            let _ = match opened {
                Opened::Choice(i) => self.choose(i),
                Opened::Target(target) => self.open_at(target),
            };
        }
        for (menu, selected) in self.menus.iter_mut().zip(selected) {
            menu.selected = selected.min(menu.choices.len().saturating_sub(1));
        }
    }

    /// Takes a choice of the menu in front.
    pub fn choose(&mut self, index: usize) -> Taken {
        let Some(choice) = self.menu().choices.get(index) else { return Taken::Nothing };
        match choice.leads.clone() {
            Leads::Moves(moves) => Taken::Answer(moves),
            Leads::Menu(choices) => {
                let next = Menu::new(choice.label.clone(), choices);
                self.menu_mut().selected = index;
                self.menus.push(next);
                self.path.push(Opened::Choice(index));
                Taken::Open
            }
            Leads::Preparation(preparation) => {
                let (taken, before) = (choice.target, self.menu().current().map(|c| c.target));
                self.prepare(preparation);
                self.select_after(preparation, taken, before);
                Taken::Open
            }
        }
    }

    /// Takes what lies at a thing that was pointed at: in the menu in front, behind one of its choices, or in a menu
    /// below, to which it goes back. Where several choices lie there they are asked about.
    pub fn point(&mut self, target: Target) -> Taken {
        let depth = self.menus.len();
        for i in (0..depth).rev() {
            let found = self.menus[i].at(target);
            let hidden = || self.menus[i].choices.iter().position(|c| holds(c, target));
            let opens = if found.is_empty() { hidden() } else { None };
            if found.is_empty() && opens.is_none() {
                continue;
            }
            self.go_back_to(i + 1);
            if let Some(opener) = opens {
                self.choose(opener);
                return self.point(target);
            }
            return match found.as_slice() {
                [one] => self.choose(*one),
                several if several.len() == self.menu().choices.len() => Taken::Open,
                _ => self.open_at(target),
            };
        }
        Taken::Nothing
    }

    /// Everything that can be pointed at now, with what each choice says of it: in all menus, and behind their choices.
    pub fn targets(&self) -> Vec<&Choice> {
        let mut found = Vec::new();
        self.menus.iter().rev().for_each(|menu| collect(&menu.choices, &mut found));
        found
    }

    /// Asks about the choices at a target.
    fn open_at(&mut self, target: Target) -> Taken {
        let menu = self.menu();
        let choices = menu.at(target).into_iter().filter_map(|i| menu.choices.get(i).cloned()).collect();
        let next = Menu::new(menu.heading.clone(), choices);
        self.menus.push(next);
        self.path.push(Opened::Target(target));
        Taken::Open
    }

    /// How many menus what is prepared takes by itself.
    fn base(&self) -> usize {
        if matches!(self.hand, Hand::Unit(..)) { 2 } else { 1 }
    }

    fn go_back_to(&mut self, menus: usize) {
        if menus < self.base() {
            self.hand = Hand::Empty;
        }
        self.menus.truncate(menus.max(1));
        self.path.truncate(self.menus.len().saturating_sub(self.base()));
    }

    /// Whether something of the answer can be taken back.
    pub fn may_go_back(&self) -> bool {
        self.menus.len() > 1
            || !matches!(&self.hand, Hand::Gathered(g) if g.is_empty()) && self.has_prepared()
    }

    fn has_prepared(&self) -> bool {
        match &self.hand {
            Hand::Empty => false,
            Hand::Gathered(gathered) => !gathered.is_empty(),
            Hand::Unit(..) => true,
            Hand::Combat(prepared) => *prepared != Prepared::default(),
            Hand::Payment(payment) => payment.why == Proposed::Chosen,
        }
    }

    /// Takes the last part of the answer back; whether there was one.
    pub fn back(&mut self) -> bool {
        if self.menus.len() > 1 {
            self.go_back_to(self.menus.len() - 1);
            return true;
        }
        if !self.has_prepared() {
            return false;
        }
        match &mut self.hand {
            Hand::Gathered(gathered) => {
                gathered.pop();
            }
            Hand::Combat(prepared) => *prepared = Prepared::default(),
            Hand::Payment(_) => {
                self.hand = Payment::of(&self.view, self.seat).map_or(Hand::Empty, Hand::Payment);
            }
            Hand::Empty | Hand::Unit(..) => self.hand = Hand::Empty,
        }
        self.rebuild();
        true
    }

    fn prepare(&mut self, preparation: Preparation) {
        match (&mut self.hand, preparation) {
            (Hand::Gathered(gathered), Preparation::Gather(hex, n)) => {
                gathered.retain(|(at, _)| *at != hex);
                gathered.push((hex, n));
            }
            (Hand::Gathered(gathered), Preparation::Ungather(hex)) => gathered.retain(|(at, _)| *at != hex),
            (Hand::Combat(prepared), Preparation::Dial(n)) => prepared.dial = Some(n),
            (Hand::Combat(prepared), Preparation::Card(card)) => {
                prepared.cards = combat::toggle(&self.view, prepared.cards, card);
            }
            (Hand::Payment(payment), Preparation::Token(resource, place)) => {
                payment.toggle(Part::Token(resource, place));
            }
            (Hand::Payment(payment), Preparation::PayCard(card)) => payment.toggle(Part::Card(card)),
            (hand, Preparation::Unit(unit, from)) => {
                // The unit in hand is put back by choosing it again.
                *hand = if *hand == Hand::Unit(unit, from) { Hand::Empty } else { Hand::Unit(unit, from) };
            }
            (_, Preparation::Load(cargo, n)) => self.carrying.load[cargo.index()] = n,
            (_, Preparation::LoadAll) => self.carrying.load = [u8::MAX; Cargo::COUNT],
            (_, Preparation::LoadNothing) => self.carrying.load = [0; Cargo::COUNT],
            (_, Preparation::Passenger) => self.carrying.character ^= true,
            (_, Preparation::SetDown) => self.carrying.set_down ^= true,
            _ => {}
        }
        self.rebuild();
    }

    /// Makes the menus of what is prepared again.
    fn rebuild(&mut self) {
        let builder = Builder { view: &self.view, seat: self.seat, texts: &self.texts };
        let unit = if let Hand::Unit(unit, from) = self.hand { Some((unit, from)) } else { None };
        let root = match &self.hand {
            Hand::Gathered(gathered) => builder.gathering(gathered),
            Hand::Combat(prepared) => builder.combat(prepared),
            Hand::Payment(payment) => builder.paying(payment),
            Hand::Empty | Hand::Unit(..) if moving::asks_for_units(&self.view) => builder.units(unit),
            Hand::Empty | Hand::Unit(..) => {
                let mut choices = builder.build(&self.view.legal());
                builder.at_once(&mut choices);
                builder.whole(&mut choices);
                builder.onward(&self.carrying, &mut choices);
                choices
            }
        };
        let mut menus = vec![Menu::new(String::new(), root)];
        if let Some((unit, from)) = unit {
            let ways = builder.ways(unit, from, &self.carrying);
            menus.push(Menu::new(builder.unit(unit, from), ways));
        }
        self.menus = menus;
        self.path.clear();
    }
}

/// Whether the thing lies behind a choice.
fn holds(choice: &Choice, target: Target) -> bool {
    match &choice.leads {
        Leads::Menu(choices) => choices.iter().any(|c| c.is_at(target) || holds(c, target)),
        Leads::Moves(_) | Leads::Preparation(_) => false,
    }
}

fn collect<'a>(choices: &'a [Choice], found: &mut Vec<&'a Choice>) {
    for choice in choices {
        found.push(choice);
        if let Leads::Menu(further) = &choice.leads {
            collect(further, found);
        }
    }
}
