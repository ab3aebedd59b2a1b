//! Faction and mech abilities of the base game, one rule to a file; those of Invaders from Afar stand in `invaders/`. Which faction has which, Riverwalk's terrains and the numbers stand
//! in `data/factions.toml`.

pub(crate) mod artillery;
pub(crate) mod camaraderie;
pub(crate) mod coercion;
mod deployed;
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

pub(crate) use deployed::Abilities;

use crate::invaders::{ronin, shield, sword};
use crate::rules::{Rules, Switch};
use crate::vocab::BeforeCombat;

/// What an ability used before a combat does.
#[derive(Clone, Copy)]
pub(crate) struct BeforeCombatEffect {
    /// Power its owner pays.
    pub(crate) cost: u8,
    /// Power its owner gains.
    pub(crate) gain: u8,
    /// Power the other side loses.
    pub(crate) others_loss: u8,
    /// Combat cards taken from the other side at random.
    pub(crate) cards: u8,
}

impl BeforeCombatEffect {
    pub(crate) const NONE: BeforeCombatEffect =
        BeforeCombatEffect { cost: 0, gain: 0, others_loss: 0, cards: 0 };

    /// What the ability does: each in its own file.
    pub(crate) const fn of(ability: BeforeCombat) -> BeforeCombatEffect {
        match ability {
            BeforeCombat::Artillery => artillery::EFFECT,
            BeforeCombat::Disarm => disarm::EFFECT,
            BeforeCombat::Scout => scout::EFFECT,
            BeforeCombat::Sword => sword::EFFECT,
            BeforeCombat::Shield => shield::EFFECT,
            BeforeCombat::Ronin => ronin::EFFECT,
        }
    }
}

/// Whether the owner of an ability is asked before the combat. Of Scout and Disarm the booklets tell what happens, and
/// then that it may be done once in a combat: by default nobody is asked for them.
pub(crate) fn may_be_left(rules: Rules, ability: BeforeCombat) -> bool {
    match ability {
        BeforeCombat::Artillery | BeforeCombat::Ronin => true,
        BeforeCombat::Scout | BeforeCombat::Disarm => rules.has(Switch::AskScoutAndDisarm),
        BeforeCombat::Sword | BeforeCombat::Shield => false,
    }
}
