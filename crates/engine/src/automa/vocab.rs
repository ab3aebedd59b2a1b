//! The words of the Automa: its levels, its cards and what is printed on them.

use crate::error::UnknownName;
use crate::vocab::{Faction, RecruitBonus, number_set, numbered_card, set_algebra, set_members, vocabulary};

vocabulary! {
    /// The four levels of the Automa, each with its own star track.
    AutomaLevel, "Automa level" {
        /// Easy.
        Autometta = "autometta",
        /// Normal.
        Automa = "automa",
        /// Hard.
        Automaszyna = "automaszyna",
        /// Very hard.
        Ultimaszyna = "ultimaszyna",
    }
}

numbered_card! {
    /// An Automa card by its printed number.
    AutomaCard, "Automa card", crate::tables::AUTOMA_CARDS,
    /// A set of Automa cards.
    AutomaCardSet(u32)
}

/// What a symbol of the first row asks the Automa to do.
///
/// ```
/// use kosa_engine::vocab::{AutomaCard, AutomaMove};
///
/// let tried: Vec<AutomaMove> = AutomaCard::new(12).unwrap().face().schemes[0].moves.iter().map(|s| s.what).collect();
/// assert!(tried.iter().all(|symbol| !symbol.id().is_empty()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AutomaMove {
    /// Move a worker.
    Worker,
    /// Move a mech without attacking.
    Mech,
    /// Move the character without attacking.
    Character,
    /// The character goes to an encounter token or to the Factory.
    EncounterOrFactory,
    /// A combat unit drives off workers.
    AttackWorkers,
    /// A combat unit attacks combat units, if the Automa has at least this much power.
    AttackUnits(u8),
}

impl AutomaMove {
    /// The name of the symbol in the data.
    pub const fn id(self) -> &'static str {
        match self {
            AutomaMove::Worker => "move_worker",
            AutomaMove::Mech => "move_mech",
            AutomaMove::Character => "move_character",
            AutomaMove::EncounterOrFactory => "encounter_or_factory",
            AutomaMove::AttackWorkers => "attack_workers",
            AutomaMove::AttackUnits(_) => "attack_units",
        }
    }
}

/// What a symbol of the second row gives the Automa.
///
/// ```
/// use kosa_engine::vocab::{AutomaCard, AutomaGain};
///
/// let gives_workers = |n: u8| {
///     let gains = AutomaCard::new(n).unwrap().face().schemes[0].gains;
///     gains.iter().any(|symbol| matches!(symbol.what, AutomaGain::Workers(_)))
/// };
/// assert!((1..=19).any(gives_workers));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AutomaGain {
    /// Workers from the faction mat to the home base.
    Workers(u8),
    /// The character if it is on the faction mat, otherwise a mech (R26).
    MechOrCharacter(u8),
    /// Coins.
    Coins(u8),
    /// Power.
    Power(u8),
    /// Combat cards, face down.
    CombatCards(u8),
}

/// A symbol of an Automa card, perhaps in brackets for one faction only.
///
/// ```
/// use kosa_engine::vocab::{AutomaMove, AutomaSymbol, Faction};
///
/// let bracketed = AutomaSymbol { what: AutomaMove::Mech, only: Some(Faction::Nordic) };
/// assert!(bracketed.counts_for(Faction::Nordic) && !bracketed.counts_for(Faction::Crimea));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AutomaSymbol<T> {
    /// What it asks or gives.
    pub what: T,
    /// It exists only when the Automa plays this faction (R8).
    pub only: Option<Faction>,
}

impl<T> AutomaSymbol<T> {
    /// Whether the symbol counts for this faction.
    pub fn counts_for(&self, faction: Faction) -> bool {
        self.only.is_none_or(|only| only == faction)
    }
}

/// One of the two schemes of an Automa card.
///
/// ```
/// use kosa_engine::vocab::AutomaCard;
///
/// let [first, second] = AutomaCard::new(1).unwrap().face().schemes;
/// assert!(!first.moves.is_empty() && !second.moves.is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AutomaScheme {
    /// First row, tried from left to right.
    pub moves: &'static [AutomaSymbol<AutomaMove>],
    /// Second row, all carried out.
    pub gains: &'static [AutomaSymbol<AutomaGain>],
    /// Third row: the recruit bonus for the person, if any.
    pub recruit_bonus: Option<RecruitBonus>,
}

/// What is printed on an Automa card.
///
/// ```
/// use kosa_engine::vocab::AutomaCard;
///
/// let card = AutomaCard::new(12).unwrap().face();
/// assert_eq!((card.combat_power[1], card.combat_cards), (5, 2), "with 8 to 13 power");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AutomaCardFace {
    /// Whether the star marker advances.
    pub star_advance: bool,
    /// Whether Autometta skips the turn.
    pub skip: bool,
    /// Power spent in combat at 0-7, 8-13 and 14 or more power.
    pub combat_power: [u8; 3],
    /// Combat cards added in combat.
    pub combat_cards: u8,
    /// Resources a conquered territory shows.
    pub resources: u8,
    /// Scheme I and Scheme II.
    pub schemes: [AutomaScheme; 2],
}

impl AutomaCard {
    /// The card's face.
    pub fn face(self) -> &'static AutomaCardFace {
        &crate::tables::AUTOMA[self.number() as usize - 1]
    }
}

number_set! {
    /// A set of spaces of the Automa's star track.
    SpaceSet(u32), "space of the star track", u32::BITS
}

impl SpaceSet {
    /// The spaces named, for the tables: one beyond all tracks does not compile.
    pub(crate) const fn of(spaces: &[u8]) -> SpaceSet {
        let mut set = SpaceSet::NONE;
        let mut i = 0;
        while i < spaces.len() {
            set.insert(spaces[i]);
            assert!(set.contains(spaces[i]), "no space of a star track");
            i += 1;
        }
        set
    }

    /// The spaces of the set from this one on.
    ///
    /// ```
    /// use kosa_engine::vocab::AutomaLevel;
    ///
    /// let stars = AutomaLevel::Automa.face().stars;
    /// assert_eq!(stars.at_or_after(0), stars);
    /// assert!(stars.at_or_after(200).is_empty());
    /// ```
    pub fn at_or_after(self, space: u8) -> SpaceSet {
        SpaceSet(self.0 & u32::MAX.checked_shl(space.into()).unwrap_or(0))
    }
}

/// What a level of the Automa changes, and its star track. Spaces are counted from 0.
///
/// ```
/// use kosa_engine::vocab::AutomaLevel;
///
/// assert!(AutomaLevel::Autometta.face().skip_turns);
/// assert!(AutomaLevel::Ultimaszyna.face().all_moves && !AutomaLevel::Automa.face().all_moves);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AutomaLevelFace {
    /// Spaces of the star track.
    pub spaces: u8,
    /// Spaces on which a star is placed.
    pub stars: SpaceSet,
    /// Spaces on which no unit crosses a river or enters a lake.
    pub no_water: SpaceSet,
    /// Turns are skipped on cards with the crossed gear (R40).
    pub skip_turns: bool,
    /// Every valid move of the first row is carried out (R42).
    pub all_moves: bool,
    /// Beaten combat units go to the home base, not to the faction mat (R43).
    pub retreats_home: bool,
    /// Extra coins on a card that gives coins (R44).
    pub extra_coins: u8,
    /// Extra power on a card that gives power (R44).
    pub extra_power: u8,
}

impl AutomaLevel {
    /// A level by its name, or by its number from 1, the easiest, to 4.
    ///
    /// # Errors
    /// The text is neither.
    pub fn by_name_or_number(text: &str) -> Result<AutomaLevel, UnknownName> {
        match text {
            "1" => Ok(AutomaLevel::Autometta),
            "2" => Ok(AutomaLevel::Automa),
            "3" => Ok(AutomaLevel::Automaszyna),
            "4" => Ok(AutomaLevel::Ultimaszyna),
            name => {
                let words = &["autometta", "automa", "automaszyna", "ultimaszyna", "1", "2", "3", "4"];
                name.parse().map_err(|_| UnknownName::new("Automa level", name, words))
            }
        }
    }

    /// The level's star track and rules.
    pub fn face(self) -> &'static AutomaLevelFace {
        &crate::tables::AUTOMA_LEVELS[self.index()]
    }
}
