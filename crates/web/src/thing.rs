//! What can be pointed at, and what is said of it while a question is open.

use kosa_engine::vocab::*;
use leptos::prelude::*;

/// A thing on the page that may be the answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// A territory or home base.
    Place(Place),
    /// A section of the own mat.
    Section(Section),
    /// The technology cube on a box of the top row.
    Cube(Cube),
    /// The boxes of a bottom row that take a cube.
    CostBox(BottomAction),
    /// The recruit beside a bottom row.
    Recruit(BottomAction),
    /// A one-time bonus on the faction mat.
    Bonus(RecruitBonus),
    /// A mech on the faction mat.
    Mech(MechSlot),
    /// A structure on the own mat.
    Structure(Structure),
    /// A combat card of the own hand.
    CombatCard(CombatCard),
    /// An own objective.
    Objective(Objective),
    /// Power on the dial.
    Dial(u8),
    /// An option of an encounter or Factory card.
    Option(u8),
    /// A player.
    Seat(Seat),
    /// A line of the log.
    Line(usize),
}

/// How a thing of the mats or a card stands to the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mark {
    /// No question is about it.
    #[default]
    Quiet,
    /// It can be chosen.
    Open,
    /// It is under the pointer, or has the focus.
    Pointed,
    /// It is chosen.
    Chosen,
    /// It cannot be chosen now.
    Shut,
}

impl Mark {
    /// Its class in the style sheets.
    pub fn class(self) -> &'static str {
        match self {
            Mark::Quiet => "",
            Mark::Open => "can",
            Mark::Pointed => "hov",
            Mark::Chosen => "picked",
            Mark::Shut => "not",
        }
    }
}

/// How things stand to the question; those not named are quiet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marked(pub Vec<(Thing, Mark)>);

impl Marked {
    /// How a thing stands to the question.
    pub fn of(&self, thing: Thing) -> Mark {
        self.0.iter().find(|(one, _)| *one == thing).map_or(Mark::Quiet, |(_, mark)| *mark)
    }
}

/// Whoever wants to know that something was pointed at.
pub type OnPoint = Callback<Thing>;
