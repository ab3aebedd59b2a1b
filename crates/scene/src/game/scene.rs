//! What the page shows of a session, as plain values: the question, its answers, what is marked on mats and cards.

use crate::thing::{Mark, Marked};
use kosa_client::ask::{Hand, Leads, Preparation};
use kosa_client::{Asked, Change, Choice, Session, Stage, TableLink, Target};
use kosa_engine::vocab::{Cargo, Place, Seat};
use kosa_engine::{Question, TrialEnd, Way};

/// One answer to the question in hand.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// Its place among the choices.
    pub index: usize,
    /// The key that takes it.
    pub key: String,
    /// What it says.
    pub label: String,
    /// The rule behind it.
    pub detail: String,
    /// What it points at.
    pub target: Target,
    /// Where it lies on the board.
    pub place: Option<Place>,
    /// Whether it is among what is prepared.
    pub chosen: bool,
    /// Whether it leaves or ends what is asked.
    pub leaving: bool,
    /// Whether a further question follows.
    pub opens: bool,
    /// So much of so much is taken along, where that is asked.
    pub load: Option<(Cargo, usize, usize)>,
    /// What awaits a unit at the end of its way.
    pub ahead: Option<Ahead>,
}

/// What awaits a unit at the end of its way, as the seal on the board says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ahead {
    /// So many steps.
    Steps(usize),
    /// A combat.
    Combat,
    /// Workers are driven off, which costs so much popularity.
    DrivesOff(u8),
}

impl Ahead {
    fn of(way: &Way) -> Ahead {
        match &way.outlook {
            outlook if outlook.combat.is_some() => Ahead::Combat,
            outlook if outlook.drives_off.is_some() => Ahead::DrivesOff(outlook.popularity),
            _ => Ahead::Steps(way.places.len()),
        }
    }
}

impl Answer {
    /// Whether it needs a line for itself.
    pub fn is_long(&self) -> bool {
        self.label.chars().count() > LONG
    }

    /// Whether it is about what a unit takes along.
    pub fn is_load(&self) -> bool {
        self.load.is_some() || matches!(self.target, Target::Load(_) | Target::Passenger | Target::SetDown)
    }

    fn of(index: usize, choice: &Choice) -> Answer {
        let load = match (choice.target, &choice.leads) {
            (Target::Cargo(cargo), Leads::Menu(amounts))
                if amounts.iter().all(|a| matches!(a.leads, Leads::Preparation(Preparation::Load(..)))) =>
            {
                let now = amounts.iter().position(|a| a.chosen).unwrap_or(0);
                Some((cargo, now, amounts.len().saturating_sub(1)))
            }
            _ => None,
        };
        Answer {
            index,
            key: choice.key(),
            label: choice.label.clone(),
            detail: choice.detail.clone(),
            target: choice.target,
            place: choice.place,
            chosen: choice.chosen,
            leaving: choice.is_leaving(),
            opens: matches!(choice.leads, Leads::Menu(_)),
            load,
            ahead: choice.way.as_deref().map(Ahead::of),
        }
    }
}

/// The longest label that stands beside another one in one line.
const SHORT: usize = 22;

/// A label from which on it has a line for itself among others that stand beside each other.
const LONG: usize = 34;

/// What the question is shown on besides board and mats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Panel {
    /// Nothing else.
    #[default]
    None,
    /// Dial and cards of a combat.
    Combat,
    /// The options of a card: an encounter, the Factory.
    Options,
    /// The mat itself: an upgrade, a recruit.
    Mat,
    /// How a combat ended.
    Revealed,
}

/// What the page shows of a session.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// What is waited for.
    pub stage: Stage,
    /// Above the question.
    pub title: String,
    /// The question.
    pub question: String,
    /// What is to be done, where the question itself only names what is in hand.
    pub then: Option<String>,
    /// Its answers.
    pub answers: Vec<Answer>,
    /// The one Enter takes.
    pub selected: usize,
    /// What the question is shown on besides board and mats.
    pub panel: Panel,
    /// Whether the mats are what is asked about.
    pub on_mats: bool,
    /// Whether a step of the answer can be taken back.
    pub may_go_back: bool,
    /// Whether something can be taken back.
    pub may_undo: bool,
    /// Why nothing more can be taken back.
    pub undo_stop: Option<String>,
    /// Why the table did not do the last thing.
    pub refused: Option<String>,
}

impl Scene {
    /// What the page shows now.
    pub fn of<L: TableLink>(session: &Session<L>) -> Scene {
        let texts = session.texts();
        let stage = session.stage();
        let asked = session.asked().filter(|_| matches!(stage, Stage::Asking(_)));
        let title = match stage {
            Stage::Asking(seat) if session.here().len() > 1 => session.called(seat),
            Stage::Asking(_) => texts.say("web-your-turn"),
            Stage::Reading => {
                let (n, of) = session.page_number();
                let who = session.page().map_or_else(String::new, |page| session.called(page.seat));
                texts.fill("play-page", &[("who", who.into()), ("n", (n + 1).into()), ("of", of.into())])
            }
            _ => session.at_turn().map_or_else(String::new, |seat| session.called(seat)),
        };
        let menu = asked.map(|asked| asked.menu());
        let choices = menu.map_or(&[][..], |menu| &menu.choices);
        let may_undo = session.may_undo();
        Scene {
            stage,
            title,
            question: session.prompt(),
            then: asked.and_then(then).map(|key| texts.say(key)),
            answers: choices.iter().enumerate().map(|(i, choice)| Answer::of(i, choice)).collect(),
            selected: menu.map_or(0, |menu| menu.selected),
            panel: match stage {
                Stage::Reading if session.page().is_some_and(|page| page.is_combat()) => Panel::Revealed,
                _ => asked.map_or(Panel::None, panel),
            },
            on_mats: asked.is_some_and(|asked| panel(asked) == Panel::None && on_mats(asked)),
            may_go_back: asked.is_some_and(|asked| asked.may_go_back()),
            may_undo,
            undo_stop: session.undo_stop_text().filter(|_| !may_undo),
            refused: session.refused().map(|refusal| refusal.text(texts)),
        }
    }

    /// The answer that does what has been prepared.
    pub fn commit(&self) -> Option<&Answer> {
        self.answers.iter().find(|answer| answer.target == Target::Commit)
    }

    /// The answer that leaves what is asked.
    pub fn leave(&self) -> Option<&Answer> {
        self.answers.iter().find(|answer| answer.leaving)
    }

    /// The answer the primary button is named after: what has been prepared, else what is pointed at, else what is selected.
    pub fn primary(&self, pointed: Option<usize>) -> Option<&Answer> {
        let at = |index: usize| self.answers.get(index);
        self.commit().or_else(|| at(pointed.unwrap_or(self.selected)))
    }

    /// Whether most answers are places, and most of them short enough to stand beside each other.
    pub fn in_pairs(&self) -> bool {
        let places = || self.answers.iter().filter(|answer| answer.place.is_some());
        let short = places().filter(|answer| answer.label.chars().count() <= SHORT).count();
        places().count() > 3 && short * 2 > places().count()
    }

    /// Whether a section is asked for: then the mat shows all answers, and small screens need no list besides.
    pub fn on_sections(&self) -> bool {
        self.answers.iter().any(|answer| matches!(answer.target, Target::Section(_)))
    }

    /// The person who is asked.
    pub fn asking(&self) -> Option<Seat> {
        if let Stage::Asking(seat) = self.stage { Some(seat) } else { None }
    }
}

/// The key of what is to be done with the piece in hand.
fn then(asked: &Asked) -> Option<&'static str> {
    match (asked.menus().len(), asked.question()?) {
        (2.., Question::Deploy { .. } | Question::Build { .. }) => Some("web-then-site"),
        _ => None,
    }
}

fn panel(asked: &Asked) -> Panel {
    match (asked.hand(), asked.question()) {
        (Hand::Combat(_), _) => Panel::Combat,
        (_, Some(Question::Encounter { .. } | Question::FactoryPick)) => Panel::Options,
        (_, Some(Question::Upgrade | Question::Enlist)) => Panel::Mat,
        _ => Panel::None,
    }
}

/// Whether a thing lies on the player's own mats.
pub fn lies_on_mats(target: Target) -> bool {
    matches!(
        target,
        Target::Section(_)
            | Target::Half(_)
            | Target::Bottom(_)
            | Target::FactoryMove
            | Target::FactoryOption(_)
            | Target::Cube(_)
            | Target::RedBox(_)
            | Target::Recruit(_)
            | Target::Bonus(_)
            | Target::Mech(_)
            | Target::Structure(_)
    )
}

fn on_mats(asked: &Asked) -> bool {
    asked.menu().choices.iter().any(|choice| lies_on_mats(choice.target))
}

/// How the parts of mats and the cards stand to the question; `pointed` is the answer under the pointer.
pub fn marked<L: TableLink>(session: &Session<L>, pointed: Option<usize>) -> Marked {
    let Some(asked) = session.asked().filter(|_| matches!(session.stage(), Stage::Asking(_))) else {
        return Marked::default();
    };
    let mut found = Vec::new();
    let menu = asked.menu();
    for (i, choice) in menu.choices.iter().enumerate() {
        let mark = match (choice.chosen, pointed == Some(i)) {
            (true, _) => Mark::Chosen,
            (false, true) => Mark::Pointed,
            (false, false) => Mark::Open,
        };
        found.push((choice.target, mark));
    }
    for below in asked.menus().iter().rev().skip(1) {
        for (i, choice) in below.choices.iter().enumerate() {
            let mark = if i == below.selected { Mark::Chosen } else { Mark::Open };
            found.push((choice.target, mark));
        }
    }
    Marked(found)
}

/// Why a thing cannot be taken now, where the rules have a reason for it.
pub fn why_not<L: TableLink>(session: &Session<L>, target: Target) -> Option<String> {
    let asked = session.asked().filter(|_| matches!(session.stage(), Stage::Asking(_)))?;
    let why = kosa_learn::why_not(asked.view(), target)?;
    Some(kosa_lang::capital(&session.texts().why_not(&why, asked.view().public())))
}

/// What an answer would do: which numbers change, and what is easily missed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Consequences {
    /// Numbers before and after.
    pub changes: Vec<Change>,
    /// Everything else, in short sentences.
    pub said: Vec<String>,
}

impl Consequences {
    /// Whether nothing would change.
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty() && self.said.is_empty()
    }
}

/// What an answer would do.
pub fn preview<L: TableLink>(session: &Session<L>, index: usize) -> Consequences {
    match session.preview(index).filter(|preview| preview.known != TrialEnd::Refused) {
        Some(preview) => {
            Consequences { changes: preview.changes(), said: preview.sentences(session.texts()) }
        }
        None => Consequences::default(),
    }
}
