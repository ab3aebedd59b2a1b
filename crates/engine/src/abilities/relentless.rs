//! Relentless (Rusviet): the same section may be chosen again (RL-106).

use crate::vocab::*;

/// Whether the faction may put its token where it already stands. The printings differ on the Factory card.
pub(crate) fn may_repeat(faction: Faction, section: Section, factory_too: bool) -> bool {
    faction.ability() == FactionAbility::Relentless && (section != Section::Factory || factory_too)
}
