use super::macros::{number_set, numbered_card, set_algebra, set_members};
use super::{Cost, Effect};

numbered_card! {
    /// An encounter card by its printed number.
    Encounter, "encounter card", crate::tables::ENCOUNTER_CARDS,
    /// A set of encounter cards.
    EncounterSet(u64)
}

/// One option of an encounter card: what it costs and what it gives.
///
/// ```
/// use kosa_engine::vocab::{Encounter, EncounterOption};
///
/// let options: [EncounterOption; 3] = Encounter::new(1).unwrap().face().options;
/// assert!(options.iter().all(|option| !option.gains.is_empty()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EncounterOption {
    /// Paid in full before the gain.
    pub cost: Cost,
    /// Gained in this order.
    pub gains: &'static [Effect],
}

number_set! {
    /// A set of options of an encounter card, counted from 0.
    OptionSet(u8), "option", EncounterCard::OPTIONS
}

/// What is printed on an encounter card.
///
/// ```
/// use kosa_engine::vocab::Encounter;
///
/// let base = (1..=Encounter::MAX).filter_map(Encounter::new).filter(|card| card.face().base);
/// assert_eq!(base.count(), 28);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EncounterCard {
    /// Whether the card is in the base box.
    pub base: bool,
    /// The three options.
    pub options: [EncounterOption; EncounterCard::OPTIONS],
}

impl EncounterCard {
    /// How many options a card has.
    pub const OPTIONS: usize = 3;
}

impl Encounter {
    /// The card's face.
    #[inline]
    pub fn face(self) -> &'static EncounterCard {
        &crate::tables::ENCOUNTERS[self.number() as usize - 1]
    }
}
