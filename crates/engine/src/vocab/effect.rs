use super::Resource;

/// What a card asks before it gives.
///
/// ```
/// use kosa_engine::vocab::{Cost, Encounter};
///
/// let [first, ..] = Encounter::new(1).unwrap().face().options;
/// assert_eq!(first.cost, Cost::default(), "the first option is free");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Coins.
    pub coins: u8,
    /// Popularity.
    pub popularity: u8,
    /// Power on the track.
    pub power: u8,
    /// Combat cards of any value.
    pub combat_cards: u8,
    /// Resource tokens of any kind.
    pub any_resources: u8,
    /// Whether those tokens must all be of different kinds.
    pub distinct: bool,
}

/// One gain of a card. Every gain may be taken in part or left.
///
/// ```
/// use kosa_engine::vocab::{Effect, FactoryCard};
///
/// let options = FactoryCard::new(1).unwrap().face().options;
/// assert!(options.iter().all(|gains: &&[Effect]| !gains.is_empty()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Coins.
    Coins(u8),
    /// Popularity.
    Popularity(u8),
    /// Power.
    Power(u8),
    /// Combat cards from the deck.
    CombatCards(u8),
    /// Tokens of one kind.
    Resource(Resource, u8),
    /// Tokens of any kinds.
    AnyResources(u8),
    /// Workers from the player mat.
    Workers(u8),
    /// One upgrade, without cost or coins.
    Upgrade,
    /// One mech, without cost or coins.
    Deploy,
    /// One structure, without cost or coins.
    Build,
    /// One recruit, without cost or coins.
    Enlist,
    /// Produce on this many territories, without the track's cost, the Mill or the upgrade.
    Produce(u8),
    /// Look at the combat cards of one opponent.
    Peek,
    /// Move units from the encounter's territory to one empty adjacent land territory, rivers or not.
    Airlift,
}
