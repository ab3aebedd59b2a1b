use super::macros::{set_algebra, set_members, vocabulary, word_set};
use super::{RecruitBonus, Resource, Star, Structure};

vocabulary! {
    /// The actions of the top row.
    TopAction, "top-row action" {
        /// Move units or gain coins.
        Move = "move",
        /// Gain power or combat cards.
        Bolster = "bolster",
        /// Gain resources or popularity.
        Trade = "trade",
        /// Workers produce.
        Produce = "produce",
    }
}

vocabulary! {
    /// The actions of the bottom row, in the order they stand on every player mat.
    BottomAction, "bottom-row action" {
        /// Move a technology cube.
        Upgrade = "upgrade",
        /// Deploy a mech.
        Deploy = "deploy",
        /// Build a structure.
        Build = "build",
        /// Enlist a recruit.
        Enlist = "enlist",
    }
}

word_set! {
    /// A set of bottom-row actions.
    BottomActionSet(u8) of BottomAction, "bottom-row action"
}

impl TopAction {
    /// The structure whose ability adds to this action.
    pub const fn structure(self) -> Structure {
        match self {
            TopAction::Move => Structure::Mine,
            TopAction::Bolster => Structure::Monument,
            TopAction::Trade => Structure::Armory,
            TopAction::Produce => Structure::Mill,
        }
    }
}

impl BottomAction {
    /// The resource this action is paid with.
    #[inline]
    pub const fn resource(self) -> Resource {
        match self {
            BottomAction::Upgrade => Resource::Oil,
            BottomAction::Deploy => Resource::Metal,
            BottomAction::Build => Resource::Wood,
            BottomAction::Enlist => Resource::Food,
        }
    }

    /// The star that is placed once nothing of this action is left to do.
    #[inline]
    pub const fn star(self) -> Star {
        match self {
            BottomAction::Upgrade => Star::Upgrades,
            BottomAction::Deploy => Star::Mechs,
            BottomAction::Build => Star::Structures,
            BottomAction::Enlist => Star::Recruits,
        }
    }

    /// What the recruit of this action earns for good.
    #[inline]
    pub const fn recruit_bonus(self) -> RecruitBonus {
        match self {
            BottomAction::Upgrade => RecruitBonus::Power,
            BottomAction::Deploy => RecruitBonus::Coins,
            BottomAction::Build => RecruitBonus::Popularity,
            BottomAction::Enlist => RecruitBonus::CombatCards,
        }
    }
}
