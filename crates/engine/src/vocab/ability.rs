use super::Terrain;
use super::macros::{number_set, set_algebra};

/// One of the four mech spaces of a faction mat, left to right, 0 to 3.
///
/// ```
/// use kosa_engine::vocab::{Faction, MechAbility, MechSlot};
///
/// let last: MechSlot = 3;
/// assert_eq!(Faction::Nordic.mat().mechs[last as usize], MechAbility::Speed);
/// ```
pub type MechSlot = u8;

number_set! {
    /// A set of mech spaces of a faction mat.
    MechSlotSet(u8), "mech space", crate::tables::MECHS
}

impl MechSlotSet {
    /// How many sets there are: tables by set have one entry for each.
    pub(crate) const SETS: usize = 1 << crate::tables::MECHS;

    /// The set as a number below [`Self::SETS`].
    #[inline(always)]
    pub(crate) const fn number(self) -> usize {
        self.0 as usize
    }

    /// The inverse of [`Self::number`].
    pub(crate) const fn of_number(number: usize) -> MechSlotSet {
        MechSlotSet((number % MechSlotSet::SETS) as u8)
    }
}

/// How a lake ability works.
///
/// ```
/// use kosa_engine::vocab::{Faction, LakeMovement, MechAbility};
///
/// let lake = MechAbility::Lake(LakeMovement::Seaworthy);
/// assert!(Faction::Nordic.mat().mechs.contains(&lake));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LakeMovement {
    /// Nordic: onto and off lakes, and retreat onto an adjacent lake.
    Seaworthy,
    /// Polania: onto and off lakes, and from any lake to any other.
    Submerge,
    /// Togawa: onto and off lakes; one more combat card in a combat on a lake.
    Suiton,
}

/// An ability used before the power dials are set.
///
/// ```
/// use kosa_engine::vocab::{BeforeCombat, Faction, MechAbility};
///
/// assert!(Faction::Crimea.mat().mechs.contains(&MechAbility::Before(BeforeCombat::Scout)));
/// assert_eq!(BeforeCombat::Scout.id(), "scout");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum BeforeCombat {
    /// Nordic: may pay 1 power, the opponent loses 2.
    Artillery,
    /// Saxony: the opponent loses 2 power on a tunnel.
    Disarm,
    /// Crimea: takes a combat card at random.
    Scout,
    /// Albion, attacking: the opponent loses 2 power.
    Sword,
    /// Albion, defending: gains 2 power.
    Shield,
    /// Togawa, with one unit: may gain 2 power.
    Ronin,
}

impl BeforeCombat {
    /// Its name in the data.
    pub const fn id(self) -> &'static str {
        match self {
            BeforeCombat::Artillery => "artillery",
            BeforeCombat::Disarm => "disarm",
            BeforeCombat::Scout => "scout",
            BeforeCombat::Sword => "sword",
            BeforeCombat::Shield => "shield",
            BeforeCombat::Ronin => "ronin",
        }
    }

    /// Whether it changes the opponent's power or cards, and not only one's own.
    pub(crate) const fn touches_opponent(self) -> bool {
        !matches!(self, BeforeCombat::Shield | BeforeCombat::Ronin)
    }
}

/// What deploying the mech on a slot gives to the character and all mechs.
///
/// ```
/// use kosa_engine::vocab::{Faction, MechAbility, Terrain};
///
/// let [first, ..] = Faction::Nordic.mat().mechs;
/// assert_eq!(first, MechAbility::Riverwalk([Terrain::Forest, Terrain::Mountain]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MechAbility {
    /// Cross rivers onto these two terrains.
    Riverwalk([Terrain; 2]),
    /// Enter and leave lakes.
    Lake(LakeMovement),
    /// One more territory per move.
    Speed,
    /// Rusviet: villages under its control and the Factory are adjacent to each other.
    Township,
    /// Saxony: mountains under its control, tunnels and its own Mine are adjacent to each other.
    Underpass,
    /// Crimea: to home bases at any distance.
    Wayfare,
    /// Used before the dials are set.
    Before(BeforeCombat),
    /// Rusviet: one more combat card with a worker in the combat.
    PeoplesArmy,
    /// Polania: no popularity lost after a combat won as the attacker.
    Camaraderie,
    /// Togawa: one river a turn.
    Toka,
    /// Togawa: to any Trap.
    Shinobi,
    /// Albion: rivers into or out of tunnels.
    Burrow,
    /// Albion: to a worker or a Flag.
    Rally,
}

impl MechAbility {
    /// Whether it is about crossing rivers or lakes, rather than about getting far.
    ///
    /// ```
    /// use kosa_engine::vocab::{Faction, MechAbility};
    ///
    /// assert!(MechAbility::Burrow.crosses_water() && !MechAbility::Wayfare.crosses_water());
    /// let [first, second, ..] = Faction::Nordic.mat().mechs;
    /// assert!(first.crosses_water() && second.crosses_water());
    /// ```
    pub const fn crosses_water(self) -> bool {
        match self {
            MechAbility::Riverwalk(_) | MechAbility::Lake(_) | MechAbility::Toka | MechAbility::Burrow => {
                true
            }
            MechAbility::Speed
            | MechAbility::Township
            | MechAbility::Underpass
            | MechAbility::Wayfare
            | MechAbility::Before(_)
            | MechAbility::PeoplesArmy
            | MechAbility::Camaraderie
            | MechAbility::Shinobi
            | MechAbility::Rally => false,
        }
    }
}
