//! The words of resolution tiles: each ends the game in another way.

use super::airship_tile::TileState;
use crate::vocab::{Star, set_algebra, set_members, vocabulary, word_set};

vocabulary! {
    /// The resolution tiles of The Wind Gambit: each ends the game in another way.
    Resolution, "resolution tile" {
        /// Prizes for territories.
        LandRush = "land_rush",
        /// The Factory explodes.
        FactoryExplosion = "factory_explosion",
        /// Combats pay.
        SpoilsOfWar = "spoils_of_war",
        /// Stars for holding the Factory.
        KingOfTheHill = "king_of_the_hill",
        /// Goals reached a second time.
        DejaVu = "deja_vu",
        /// Two objectives for everybody.
        MissionPossible = "mission_possible",
        /// A fixed number of turns.
        DoomsdayClock = "doomsday_clock",
        /// Another round for those who are behind.
        BackupPlan = "backup_plan",
    }
}

vocabulary! {
    /// Whether the star that triggers the end ends the game there and then.
    AtOnce, "kind of end" {
        /// No: the last turns follow.
        Never = "never",
        /// If that player's score is ahead of all others.
        IfAhead = "if_ahead",
        /// Always, as without the module.
        Always = "always",
    }
}

/// What is known of a resolution tile.
///
/// ```
/// use kosa_engine::vocab::Resolution;
///
/// assert_eq!(Resolution::FactoryExplosion.face().trigger_stars, 5);
/// assert_eq!(Resolution::DoomsdayClock.face().turns_each, 20);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResolutionFace {
    /// The printed number.
    pub number: u8,
    /// The printed name.
    pub name: &'static str,
    /// What it does, as the data says it; nothing where the texts say the same, which is where players read it.
    pub corrected: Option<&'static str>,
    /// How well it is known.
    pub state: TileState,
    /// Stars that trigger the end; 0 if stars do not.
    pub trigger_stars: u8,
    /// The stars count during the player's own turn only.
    pub trigger_own_turn: bool,
    /// Coins for who triggers the end.
    pub trigger_coins: u8,
    /// Whether the game ends at once.
    pub at_once: AtOnce,
    /// Turns every other player still has after the turn of the trigger.
    pub turns_others: u8,
    /// Turns the player who triggered the end still has.
    pub turns_trigger: u8,
    /// Who triggered the end takes the last turn of all.
    pub trigger_last: bool,
    /// The last turns are without the Move action.
    pub without_move: bool,
    /// Turns every player has in the whole game; 0 for no limit.
    pub turns_each: u8,
    /// Objective cards laid open as goals for everybody.
    pub objectives: u8,
    /// Stars on one of those goals an Automa begins with.
    pub automa_stars: u8,
    /// Stars a goal takes beyond its spaces on the Triumph Track.
    pub extra_stars: &'static [(Star, u8)],
    /// Stars a player may place on the tile at the start of their turns with the Factory under control.
    pub hill_stars: u8,
    /// The game ends at the start of a turn whose player has all stars placed and controls the Factory.
    pub hill_ends: bool,
    /// Coins the winner of a combat takes from the loser.
    pub combat_coins: u8,
    /// Coins at the end for most territories, next most and so on.
    pub territory_prizes: &'static [u8],
    /// At the end units on and around the Factory go home.
    pub explosion: bool,
    /// Popularity for each unit sent home.
    pub explosion_popularity: u8,
}

word_set! {
    /// A set of resolution tiles.
    ResolutionSet(u16) of Resolution, "tile"
}

impl Resolution {
    /// The tile's face.
    #[inline]
    pub fn face(self) -> &'static ResolutionFace {
        &crate::tables::RESOLUTIONS[self.index()]
    }
}
