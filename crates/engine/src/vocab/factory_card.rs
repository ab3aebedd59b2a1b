use super::macros::{numbered_card, set_algebra, set_members};
use super::{Cost, Effect};

numbered_card! {
    /// A Factory card by its printed number.
    FactoryCard, "Factory card", crate::tables::FACTORY_CARDS,
    /// A set of Factory cards.
    FactoryCardSet(u32)
}

/// The top half of a Factory card; the bottom half is the same on all of them.
///
/// ```
/// use kosa_engine::vocab::FactoryCard;
///
/// let base = (1..=FactoryCard::MAX).filter_map(FactoryCard::new).filter(|card| card.face().base);
/// assert_eq!(base.count(), 12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactoryCardFace {
    /// Whether the card is in the base box.
    pub base: bool,
    /// Paid in full before the gain.
    pub cost: Cost,
    /// Alternatives; exactly one is taken.
    pub options: &'static [&'static [Effect]],
}

impl FactoryCard {
    /// The card's face.
    #[inline]
    pub fn face(self) -> &'static FactoryCardFace {
        &crate::tables::FACTORY[self.number() as usize - 1]
    }
}
