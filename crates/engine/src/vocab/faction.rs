use super::macros::vocabulary;
use super::{MechAbility, Place, Terrain};

vocabulary! {
    /// The seven factions, clockwise around the board from Nordic.
    Faction, "faction" {
        /// Nordic Kingdoms.
        Nordic = "nordic",
        /// Rusviet Union.
        Rusviet = "rusviet",
        /// Togawa Shogunate (Invaders from Afar).
        Togawa = "togawa",
        /// Crimean Khanate.
        Crimea = "crimea",
        /// Saxony Empire.
        Saxony = "saxony",
        /// Republic of Polania.
        Polania = "polania",
        /// Clan Albion (Invaders from Afar).
        Albion = "albion",
    }
}

vocabulary! {
    /// The ability in the corner of a faction mat.
    FactionAbility, "faction ability" {
        /// Nordic: workers cross rivers.
        Swim = "swim",
        /// Rusviet: the same section may be chosen again.
        Relentless = "relentless",
        /// Togawa: places Traps.
        Maifuku = "maifuku",
        /// Crimea: a combat card stands for a resource once a turn.
        Coercion = "coercion",
        /// Saxony: no limit to stars for combat and objectives.
        Dominate = "dominate",
        /// Polania: two options of an encounter card.
        Meander = "meander",
        /// Albion: places Flags.
        Exalt = "exalt",
    }
}

impl FactionAbility {
    /// Whether it is about crossing rivers.
    ///
    /// ```
    /// use kosa_engine::vocab::FactionAbility;
    ///
    /// assert!(FactionAbility::Swim.crosses_water() && !FactionAbility::Meander.crosses_water());
    /// ```
    pub const fn crosses_water(self) -> bool {
        match self {
            FactionAbility::Swim => true,
            FactionAbility::Relentless
            | FactionAbility::Maifuku
            | FactionAbility::Coercion
            | FactionAbility::Dominate
            | FactionAbility::Meander
            | FactionAbility::Exalt => false,
        }
    }
}

/// What is printed on a faction mat.
///
/// ```
/// use kosa_engine::vocab::{Faction, FactionAbility};
///
/// let mat = Faction::Nordic.mat();
/// assert_eq!((mat.power, mat.combat_cards), (4, 1));
/// assert_eq!(mat.ability, FactionAbility::Swim);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactionMat {
    /// The printed name.
    pub name: &'static str,
    /// Whether the faction belongs to the base game.
    pub base: bool,
    /// Power at the start.
    pub power: u8,
    /// Combat cards at the start.
    pub combat_cards: u8,
    /// The faction's own ability.
    pub ability: FactionAbility,
    /// The abilities under the four mechs, left to right.
    pub mechs: [MechAbility; 4],
}

impl Faction {
    /// The faction's mat.
    #[inline]
    pub fn mat(self) -> &'static FactionMat {
        &crate::tables::FACTIONS[self.index()]
    }

    /// The faction's home base.
    #[inline]
    pub const fn home(self) -> Place {
        Place::home(self)
    }

    /// The ability in the corner of the mat.
    #[inline]
    pub fn ability(self) -> FactionAbility {
        self.mat().ability
    }

    /// The terrains this faction's Riverwalk reaches, if it has one.
    pub fn riverwalk(self) -> Option<[Terrain; 2]> {
        self.mat().mechs.iter().find_map(|m| match m {
            MechAbility::Riverwalk(t) => Some(*t),
            _ => None,
        })
    }
}
