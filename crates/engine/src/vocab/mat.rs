use super::macros::vocabulary;
use super::{BottomAction, Section, TopAction};

vocabulary! {
    /// The seven player mats, in the order of their numbers.
    Mat, "player mat" {
        /// Number 1.
        Industrial = "industrial",
        /// Number 2.
        Engineering = "engineering",
        /// Number 2a (Invaders from Afar).
        Militant = "militant",
        /// Number 3.
        Patriotic = "patriotic",
        /// Number 3a (Invaders from Afar).
        Innovative = "innovative",
        /// Number 4.
        Mechanical = "mechanical",
        /// Number 5.
        Agricultural = "agricultural",
    }
}

/// One of the four sections printed on a player mat.
///
/// ```
/// use kosa_engine::vocab::{BottomAction, Mat, Section, TopAction};
///
/// let section = Mat::Industrial.section(Section::Upgrade).unwrap();
/// assert_eq!((section.top, section.bottom), (TopAction::Bolster, BottomAction::Upgrade));
/// assert_eq!((section.cost, section.coins), (3, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatSection {
    /// The top-row action.
    pub top: TopAction,
    /// The bottom-row action.
    pub bottom: BottomAction,
    /// Resource tokens to pay when no cube has been moved here.
    pub cost: u8,
    /// How many of those boxes are bracketed, so that a cube fits.
    pub reducible: u8,
    /// Coins gained each time the bottom-row action is paid.
    pub coins: u8,
}

/// What is printed on a player mat.
///
/// ```
/// use kosa_engine::vocab::Mat;
///
/// let mat = Mat::Industrial.face();
/// assert_eq!((mat.number, mat.popularity, mat.coins), ("1", 2, 4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatFace {
    /// The printed name.
    pub name: &'static str,
    /// The printed number.
    pub number: &'static str,
    /// Whether the mat belongs to the base game.
    pub base: bool,
    /// Popularity at the start.
    pub popularity: u8,
    /// Coins at the start.
    pub coins: u8,
    /// Objective cards at the start.
    pub objectives: u8,
    /// The sections, left to right.
    pub sections: [MatSection; 4],
}

impl Mat {
    /// What is printed on the mat.
    #[inline]
    pub fn face(self) -> &'static MatFace {
        &crate::tables::MATS[self.index()]
    }

    /// A section of the mat; nothing for the Factory card.
    #[inline]
    pub fn section(self, section: Section) -> Option<&'static MatSection> {
        self.face().sections.get(section.index())
    }

    /// The four sections with what is printed on them.
    pub fn sections(self) -> impl Iterator<Item = (Section, &'static MatSection)> {
        Section::ALL.into_iter().zip(&self.face().sections)
    }
}
