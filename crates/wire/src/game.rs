//! A game, as one receiver may know it.

use crate::patch::{Patch, Position};
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Move, Seen};
use serde::{Deserialize, Serialize};

/// A game from its beginning.
///
/// ```
/// use kosa_wire::Game;
///
/// let text = r#"{"version":3,"occupants":["human Anna","automa"],"here":[1],
///     "start":{"hidden":{"factory_cards":null,"seats":[{"hand":0,"objectives":0},{"hand":0,"objectives":0}]},
///         "position":{"active":1,"seats":[{"faction":"nordic","mat":"industrial"},{"faction":"crimea","mat":"mechanical"}],
///             "version":1},"viewer":"bystander"},
///     "steps":[],"standing":{"undo":[[1,{"decisions":[],"stop":"beginning"}]]}}"#;
/// let game: Game = serde_json::from_str(text).unwrap();
/// assert_eq!(game.occupants[1], "automa");
/// // What lies open at first is a view; every step carries what it changes of it.
/// let mut open = game.start.clone();
/// for step in &game.steps {
///     open = open.patched(&step.open).unwrap();
/// }
/// assert_eq!(open.view().unwrap().public().seats().count(), 2);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// Counts what this receiver has been told; the one to be sent back with a request.
    pub version: u64,
    /// Who sits on each seat, as records say it: `human Anna`, `bot random`, `automa`.
    pub occupants: Vec<String>,
    /// The seats whose people are at this device.
    pub here: Vec<Seat>,
    /// What lay open before the first step.
    pub start: Position,
    /// What has happened.
    pub steps: Vec<Step>,
    /// How it stands now.
    pub standing: Standing,
}

/// Something that happened and shows.
///
/// ```
/// use kosa_engine::Actor;
/// use kosa_wire::Step;
///
/// let text = r#"{"by":"1","told":[{"open":{"event":"power_gained","seat":1,"amount":2}}],"open":{"position":{"seats":{"0":{"power":[6]}}}}}"#;
/// let step: Step = serde_json::from_str(text).unwrap();
/// assert!(matches!(step.by, Some(Actor::Seat(_))));
/// assert_eq!(serde_json::to_string(&step).unwrap(), text);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Who decided; nobody for a gift.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Actor>,
    /// What came of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Told>,
    /// What changed of what lies open.
    #[serde(default, skip_serializing_if = "Patch::is_empty")]
    pub open: Patch,
}

/// One event.
///
/// ```
/// use kosa_wire::Told;
///
/// // Everybody hears that a card was drawn, and whoever drew it which one.
/// let text = r#"{"open":{"event":"card_drawn","seat":2,"card":null},"own":[[2,{"event":"card_drawn","seat":2,"card":5}]]}"#;
/// let told: Told = serde_json::from_str(text).unwrap();
/// assert_ne!(told.own[0].1, told.open);
/// assert_eq!(serde_json::to_string(&told).unwrap(), text);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// As everybody may know it.
    pub open: Seen,
    /// As these seats of this receiver know it instead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<(Seat, Seen)>,
}

/// How a game stands for one receiver. What lies open is known from the steps.
///
/// ```
/// use kosa_engine::{State, View, Viewer, vocab::Seat};
/// use kosa_wire::{Patch, Position, Standing};
///
/// let text = "kosa-position 1; active 1; seat nordic industrial; hand 23; seat crimea mechanical";
/// let state = State::from_position(text).unwrap();
/// let me = Seat::new(0).unwrap();
/// let [open, own] = [Viewer::Bystander, Viewer::Seat(me)].map(|who| Position::of(&View::of(&state, who)));
/// let standing = Standing { views: vec![(me, Patch::between(&open, &own))], ..Standing::default() };
///
/// // Whoever receives it has what lies open, and makes its own view of it.
/// let sent = serde_json::to_string(&standing).unwrap();
/// let heard: Standing = serde_json::from_str(&sent).unwrap();
/// assert_eq!(open.patched(&heard.views[0].1), Ok(own));
/// ```
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    /// What each seat of this receiver sees, as the difference to what lies open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub views: Vec<(Seat, Patch)>,
    /// What each of them may take back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undo: Vec<(Seat, Undo)>,
}

/// What a seat may take back.
///
/// ```
/// use kosa_wire::{Stop, Undo};
///
/// let text = r#"{"decisions":[{"step":4,"mv":"section build","before":{"position":{"seats":{"0":{"token":["upgrade"]}}}}}],"stop":"chance"}"#;
/// let undo: Undo = serde_json::from_str(text).unwrap();
/// assert_eq!((undo.decisions.len(), undo.stop), (1, Stop::Chance), "one decision; a card was drawn before it");
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Undo {
    /// Its decisions, the latest first.
    pub decisions: Vec<Decision>,
    /// Why nothing before them can be taken back.
    pub stop: Stop,
}

/// A decision that can be taken back.
///
/// ```
/// use kosa_wire::Decision;
///
/// let text = r#"{"step":5,"mv":"move","before":{},"after":"section build"}"#;
/// let decision: Decision = serde_json::from_str(text).unwrap();
/// assert_eq!((decision.step, decision.mv.to_string()), (5, "move".into()));
/// assert_eq!(serde_json::to_string(&decision).unwrap(), text);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The number of its step, from 0.
    pub step: u64,
    /// What was decided.
    pub mv: Move,
    /// How the seat saw the game before it, as the difference to how it sees it now.
    pub before: Patch,
    /// The decision of the same seat right before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Move>,
}

/// Why no more can be taken back.
///
/// ```
/// use kosa_wire::Stop;
///
/// let words = r#"["beginning","chance","others","gift","revealed","over"]"#;
/// let stops: Vec<Stop> = serde_json::from_str(words).unwrap();
/// assert_eq!((stops[0], stops[5]), (Stop::Beginning, Stop::Over));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// The game began there.
    Beginning,
    /// Something was left to chance.
    Chance,
    /// Somebody else has decided since.
    Others,
    /// Coins were given.
    Gift,
    /// Something hidden was shown.
    Revealed,
    /// The game is over.
    Over,
}
