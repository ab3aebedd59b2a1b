//! Exalt (Albion): after its character has moved, a Flag may be placed on the character's territory (RL-118).

use crate::state::{FactionTokens, Player, Public};
use crate::tables::ADJACENT;
use crate::vocab::*;

/// Whether the faction has a Flag left to place.
pub(crate) fn has_flag(public: &Public, player: &Player) -> bool {
    player.faction.ability() == FactionAbility::Exalt && public.tokens.flags.count() < FactionTokens::FLAGS
}

/// Territories a player's Flags add to the score: controlled ones that do not touch the home base (RL-119, RL-121).
pub(crate) fn extra_territories(public: &Public, player: &Player, control: PlaceSet) -> u32 {
    if player.faction.ability() != FactionAbility::Exalt || !public.tokens_score(player) {
        return 0;
    }
    (public.tokens.flags & control & !ADJACENT[player.faction.home().index()]).count()
}
