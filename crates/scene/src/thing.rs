//! What can be pointed at, and what is said of it while a question is open.

pub use kosa_client::Target;

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
pub struct Marked(pub Vec<(Target, Mark)>);

impl Marked {
    /// How a thing stands to the question.
    pub fn of(&self, thing: Target) -> Mark {
        self.0.iter().find(|(one, _)| *one == thing).map_or(Mark::Quiet, |(_, mark)| *mark)
    }
}

impl Marked {
    /// The marks of these things alone.
    pub fn only(&self, these: impl Fn(Target) -> bool) -> Marked {
        Marked(self.0.iter().copied().filter(|(thing, _)| these(*thing)).collect())
    }
}
