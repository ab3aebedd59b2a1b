//! What clients, texts and bots must know and would otherwise work out a second time. Nothing here decides: every answer
//! calls the function that the rules themselves call, or makes the move on a copy and looks.
//!
//! Most of it works on a [`View`](crate::View), because a client has nothing else. Where moves must be tried out, the view
//! makes a state of itself ([`View::trial`](crate::View::trial)).

mod combat;
mod glance;
pub(crate) mod lack;
mod moves;
mod objectives;
mod odds;
mod outlook;
mod produce;
mod reach;
mod sections;
mod stars;
mod tiles;
mod trial;
mod ways;
mod whole;
mod why_not;

pub use combat::{AbilityInPlay, CombatFacts, SideFacts};
pub(crate) use glance::{Glance, Survey};
pub use lack::Lack;
pub(crate) use objectives::holds;
pub use objectives::{ConditionProgress, Counted, Part};
pub use outlook::{Outlook, TrapAhead};
pub use produce::ProduceChoice;
pub use reach::{Distances, SeatReach, Threat, UnitReach};
pub use sections::{BottomHalf, Half, Idle, SectionFacts};
pub use stars::StarProgress;
pub use trial::{Trial, TrialEnd};
pub use ways::{Carrying, Way};
pub use whole::{AtOnce, Meaning, Paid};
pub use why_not::WhyNot;
pub(crate) use why_not::outside;
