//! Faction and mech abilities, one rule to a file. Which faction has which, Riverwalk's terrains and the numbers stand
//! in `data/factions.toml`.

pub(crate) mod artillery;
pub(crate) mod burrow;
pub(crate) mod camaraderie;
pub(crate) mod coercion;
pub(crate) mod disarm;
pub(crate) mod dominate;
pub(crate) mod exalt;
pub(crate) mod maifuku;
pub(crate) mod meander;
pub(crate) mod peoples_army;
pub(crate) mod rally;
pub(crate) mod relentless;
pub(crate) mod riverwalk;
pub(crate) mod ronin;
pub(crate) mod scout;
pub(crate) mod seaworthy;
pub(crate) mod shield;
pub(crate) mod shinobi;
pub(crate) mod speed;
pub(crate) mod submerge;
pub(crate) mod suiton;
pub(crate) mod swim;
pub(crate) mod sword;
pub(crate) mod toka;
pub(crate) mod township;
pub(crate) mod underpass;
pub(crate) mod wayfare;

use crate::rules::{Rules, Switch};
use crate::vocab::BeforeCombat;

/// Whether the owner of an ability is asked before the combat. Of Scout and Disarm the booklets tell what happens, and
/// then that it may be done once in a combat: by default nobody is asked for them.
pub(crate) fn may_be_left(rules: Rules, ability: BeforeCombat) -> bool {
    match ability {
        BeforeCombat::Artillery | BeforeCombat::Ronin => true,
        BeforeCombat::Scout | BeforeCombat::Disarm => rules.has(Switch::AskScoutAndDisarm),
        BeforeCombat::Sword | BeforeCombat::Shield => false,
    }
}
