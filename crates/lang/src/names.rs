//! The names of components: which key stands for what.

use crate::help::{Dial, Term};
use crate::{Arg, Phrase, Texts, signed};
use kosa_engine::vocab::*;
use kosa_engine::{AutomaKind, Public, Seated, Switch};
use kosa_table::Occupant;

/// A thing of the game that has a name in every language.
///
/// ```
/// use kosa_engine::vocab::Faction;
/// use kosa_lang::{Lang, Named, Texts};
///
/// assert_eq!(Faction::Saxony.key(), "faction-saxony");
/// assert_eq!(Texts::new(Lang::Polish).name(&Faction::Saxony), "Imperium Saksonii");
/// ```
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
    Star => "star",
    Cube => "cube",
    RecruitBonus => "bonus",
    Trap => "trap",
    AutomaLevel => "level",
    StructureTile => "tile",
    AirshipTile => "airship",
    Resolution => "resolution",
    TileSide => "side",
    Freight => "freight",
    Switch => "switch",
    Dial => "dial",
    Term => "term",
}

impl Named for BeforeCombat {
    fn key(&self) -> String {
        format!("ability-{}", self.id())
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

impl Named for Section {
    fn key(&self) -> String {
        self.bottom().map_or_else(|| "section-factory".into(), |action| action.key())
    }
}

impl Named for Cargo {
    fn key(&self) -> String {
        self.resource().map_or_else(|| format!("cargo-{}", self.id()), |resource| resource.key())
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

    /// The power and the combat cards a faction begins with, in a sentence.
    pub fn faction_start(&self, faction: Faction) -> String {
        let mat = faction.mat();
        let args = [
            ("power", self.count("power", mat.power).into()),
            ("cards", self.count("cards", mat.combat_cards).into()),
        ];
        self.fill("faction-start", &args)
    }

    /// A faction's name where there is little room.
    pub fn faction_short(&self, faction: Faction) -> String {
        self.say(&format!("short-{faction}"))
    }

    /// A player mat's printed name.
    pub fn mat(&self, mat: Mat) -> String {
        self.name(&mat)
    }

    /// A mech ability's name.
    pub fn ability(&self, ability: MechAbility) -> String {
        self.name(&ability)
    }

    /// A seat by its faction, as sentences name it.
    pub fn who(&self, public: &Public, seat: Seat) -> String {
        self.acting(public, seat).base
    }

    /// A seat as sentences begin with it: with its article, where the language has one before it.
    pub fn as_subject(&self, public: &Public, seat: Seat) -> String {
        self.subject(public, seat).base
    }

    /// A seat as a part of a sentence.
    pub(crate) fn acting(&self, public: &Public, seat: Seat) -> Phrase {
        self.phrase(&format!("who-{}", public.player(seat).faction()), &[])
    }

    /// A seat as the subject of a sentence: with its article, where the language has one before it.
    pub(crate) fn subject(&self, public: &Public, seat: Seat) -> Phrase {
        let mut acting = self.acting(public, seat);
        if acting.has("the") {
            acting.base = acting.form("the").to_string();
        }
        acting
    }

    /// A territory with its terrain, whose home base it is, or aboard the airship.
    pub fn place(&self, place: Place) -> String {
        self.spot(place).base
    }

    /// A place as a part of a sentence.
    pub(crate) fn spot(&self, place: Place) -> Phrase {
        match (place.hex(), place.base()) {
            (Some(hex), _) => self.phrase(
                "place-hex",
                &[("hex", Arg::Text(hex.to_string())), ("terrain", self.arg(&hex.terrain()))],
            ),
            (None, Some(faction)) => {
                let faction = self.phrase(&format!("who-{faction}"), &[]);
                self.phrase("place-home", &[("faction", faction.into())])
            }
            (None, None) if place.is_aboard() => self.phrase("place-aboard", &[]),
            (None, None) => self.phrase("place-nowhere", &[]),
        }
    }

    /// Who sits on a seat: the player mat, or the Automa's level and dials.
    pub fn sitter(&self, public: &Public, seat: Seat) -> String {
        let player = public.player(seat);
        match player.seated() {
            Seated::Automa(automa) => self.automa_kind(automa.kind()),
            Seated::Person(mat) => self.fill("sitter-mat", &[("mat", self.arg(mat))]),
        }
    }

    /// Who plays a seat.
    pub fn occupant(&self, occupant: &Occupant) -> String {
        match occupant {
            Occupant::Human(name) if name.is_empty() => self.say("player-human"),
            Occupant::Human(name) => self.fill("player-human-named", &[("name", name.as_str().into())]),
            Occupant::Bot(kind) => self.fill("player-bot", &[("kind", self.bot_kind(kind).into())]),
            Occupant::Automa(kind) => self.automa_kind(*kind),
        }
    }

    /// What a kind of bot is called; one that nobody has named, by the word it is asked for with.
    pub fn bot_kind(&self, kind: &str) -> String {
        match kind {
            "easy" => self.say("bot-easy"),
            "medium" => self.say("bot-medium"),
            "hard" => self.say("bot-hard"),
            "expert" => self.say("bot-expert"),
            "random" => self.say("bot-random"),
            "idle" => self.say("bot-idle"),
            other => other.to_string(),
        }
    }

    /// An Automa's level and the dials that are on.
    pub fn automa_kind(&self, kind: AutomaKind) -> String {
        let dials = kind.dials;
        let mut words = vec![self.name(&kind.level)];
        for (on, dial) in [
            (dials.skip_turns, Dial::SkipTurns),
            (dials.move_check, Dial::MoveCheck),
            (dials.deploy_check, Dial::DeployCheck),
            (dials.all_moves, Dial::AllMoves),
        ] {
            if on {
                words.push(self.name(&dial));
            }
        }
        for (amount, dial) in [(dials.coins, Dial::Coins), (dials.power, Dial::Power)] {
            if amount != 0 {
                words.push(format!("{} {}", self.name(&dial), signed(amount)));
            }
        }
        words.join(", ")
    }
}
