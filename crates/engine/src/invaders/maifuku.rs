//! Maifuku (Togawa): after its character has moved, an armed Trap may be placed on the character's territory. At the
//! end an armed Trap alone controls its territory.

use crate::state::{Player, Public};
use crate::vocab::*;

/// Whether the faction has a Trap left to place.
pub(crate) fn has_trap(public: &Public, player: &Player) -> bool {
    player.faction.ability() == FactionAbility::Maifuku && public.tokens.traps.iter().any(Option::is_none)
}

/// Territories that armed Traps hold when the game is scored: nobody's unit there, nobody's structure (RL-126).
pub(crate) fn held_by_traps(public: &Public, player: &Player) -> PlaceSet {
    if player.faction.ability() != FactionAbility::Maifuku || !public.tokens_score(player) {
        return PlaceSet::NONE;
    }
    let units: PlaceSet = public.seats().map(|s| public.player(s).units_at()).collect();
    public.tokens.armed_at() & !units & !public.structures_at()
}
