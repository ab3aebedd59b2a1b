//! The names of components: which key stands for what.

use crate::help::{Dial, Term};
use crate::{Arg, Phrase, Texts};
use kosa_engine::vocab::*;
use kosa_engine::{Public, Switch};

/// A thing of the game that has a name in every language.
pub trait Named {
    /// The key of its name.
    fn key(&self) -> String;
}

macro_rules! named {
    ($($kind:ty => $prefix:literal),+ $(,)?) => {
        $(impl Named for $kind {
            fn key(&self) -> String {
                format!(concat!($prefix, "-{}"), self.id())
            }
        })+
    };
}

named! {
    Faction => "faction",
    FactionAbility => "ability",
    Mat => "mat",
    Terrain => "terrain",
    Resource => "resource",
    UnitKind => "unit",
    Structure => "structure",
    TopAction => "top",
    BottomAction => "bottom",
    Section => "section",
    Star => "star",
    Cube => "cube",
    Cargo => "cargo",
    RecruitBonus => "bonus",
    Trap => "trap",
    AutomaLevel => "level",
    StructureTile => "tile",
    Switch => "switch",
    Dial => "dial",
    Term => "term",
}

impl Named for BeforeCombat {
    fn key(&self) -> String {
        let id = match self {
            BeforeCombat::Artillery => "artillery",
            BeforeCombat::Disarm => "disarm",
            BeforeCombat::Scout => "scout",
            BeforeCombat::Sword => "sword",
            BeforeCombat::Shield => "shield",
            BeforeCombat::Ronin => "ronin",
        };
        format!("ability-{id}")
    }
}

impl Named for MechAbility {
    fn key(&self) -> String {
        let id = match self {
            MechAbility::Riverwalk(_) => "riverwalk",
            MechAbility::Lake(LakeMovement::Seaworthy) => "seaworthy",
            MechAbility::Lake(LakeMovement::Submerge) => "submerge",
            MechAbility::Lake(LakeMovement::Suiton) => "suiton",
            MechAbility::Speed => "speed",
            MechAbility::Township => "township",
            MechAbility::Underpass => "underpass",
            MechAbility::Wayfare => "wayfare",
            MechAbility::Before(ability) => return ability.key(),
            MechAbility::PeoplesArmy => "peoples_army",
            MechAbility::Camaraderie => "camaraderie",
            MechAbility::Toka => "toka",
            MechAbility::Shinobi => "shinobi",
            MechAbility::Burrow => "burrow",
            MechAbility::Rally => "rally",
        };
        format!("ability-{id}")
    }
}

impl Named for Objective {
    fn key(&self) -> String {
        format!("objective-{self}")
    }
}

impl Texts {
    /// A faction's printed name.
    pub fn faction(&self, faction: Faction) -> String {
        self.name(&faction)
    }

    /// A player mat's printed name.
    pub fn mat(&self, mat: Mat) -> String {
        self.name(&mat)
    }

    /// A mech ability's name.
    pub fn ability(&self, ability: MechAbility) -> String {
        self.name(&ability)
    }

    /// The faction of a seat.
    pub fn who(&self, public: &Public, seat: Seat) -> String {
        self.faction(public.player(seat).faction())
    }

    pub(crate) fn seat(&self, public: &Public, seat: Seat) -> Arg {
        Arg::Phrase(self.named(&public.player(seat).faction()))
    }

    /// A territory with its terrain, or whose home base it is.
    pub fn place(&self, place: Place) -> String {
        self.spot(place).base
    }

    /// A place with its forms.
    pub(crate) fn spot(&self, place: Place) -> Phrase {
        match (place.hex(), place.base()) {
            (Some(hex), _) => self.phrase(
                "place-hex",
                &[("hex", Arg::Text(hex.to_string())), ("terrain", Arg::name(self, &hex.terrain()))],
            ),
            (None, Some(faction)) => self.phrase("place-home", &[("faction", Arg::name(self, &faction))]),
            (None, None) => self.phrase("place-nowhere", &[]),
        }
    }
}
