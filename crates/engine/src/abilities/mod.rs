//! Faction and mech abilities, one rule to a file. Which faction has which, Riverwalk's terrains and the numbers stand
//! in `data/factions.toml`.

pub(crate) mod artillery;
pub(crate) mod camaraderie;
pub(crate) mod coercion;
pub(crate) mod disarm;
pub(crate) mod dominate;
pub(crate) mod meander;
pub(crate) mod peoples_army;
pub(crate) mod relentless;
pub(crate) mod riverwalk;
pub(crate) mod scout;
pub(crate) mod seaworthy;
pub(crate) mod speed;
pub(crate) mod submerge;
pub(crate) mod swim;
pub(crate) mod township;
pub(crate) mod underpass;
pub(crate) mod wayfare;
