use super::BottomAction;
use super::macros::vocabulary;

vocabulary! {
    /// Where the action token may stand: the four sections of the player mat, left to right, and the Factory card as
    /// a fifth. The bottom row stands in the same order on every mat, so it names the sections.
    Section, "section" {
        /// First section.
        Upgrade = "upgrade",
        /// Second section.
        Deploy = "deploy",
        /// Third section.
        Build = "build",
        /// Fourth section.
        Enlist = "enlist",
        /// The Factory card.
        Factory = "factory",
    }
}

impl Section {
    /// The bottom-row action of the section; the Factory card has none of the four.
    #[inline]
    pub const fn bottom(self) -> Option<BottomAction> {
        match self {
            Section::Upgrade => Some(BottomAction::Upgrade),
            Section::Deploy => Some(BottomAction::Deploy),
            Section::Build => Some(BottomAction::Build),
            Section::Enlist => Some(BottomAction::Enlist),
            Section::Factory => None,
        }
    }
}
