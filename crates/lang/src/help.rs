//! Help: every symbol and term in one sentence.

use crate::{Named, Texts};
use kosa_engine::Switch;
use kosa_engine::vocab::*;

macro_rules! ids {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        ///
        /// ```
        #[doc = concat!("use kosa_lang::{Lang, ", stringify!($name), ", Texts};")]
        ///
        /// let texts = Texts::new(Lang::English);
        #[doc = concat!("for each in ", stringify!($name), "::ALL {")]
        ///     assert!(!texts.name(&each).is_empty(), "{}", each.id());
        /// }
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// All of them.
            pub const ALL: [$name; { [$($id),+].len() }] = [$($name::$variant),+];

            /// The end of its key.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }
        }
    };
}

ids! {
    /// The dials that change an Automa's temper.
    Dial {
        /// Skips turns.
        SkipTurns = "skip-turns",
        /// More or fewer coins.
        Coins = "coins",
        /// More or less power.
        Power = "power",
        /// Moves may be cancelled.
        MoveCheck = "move-check",
        /// Deployments may be cancelled.
        DeployCheck = "deploy-check",
        /// Every valid move is carried out.
        AllMoves = "all-moves",
    }
}

ids! {
    /// Words of the rules that are not a component of their own.
    Term {
        /// Turns and the action token.
        ActionToken = "action_token",
        /// The top row of the player mat.
        TopRow = "top_row",
        /// The bottom row of the player mat.
        BottomRow = "bottom_row",
        /// Territories.
        Territory = "territory",
        /// Who controls a territory.
        Control = "control",
        /// Rivers.
        River = "river",
        /// Tunnels.
        Tunnel = "tunnel",
        /// Home bases.
        HomeBase = "home_base",
        /// Encounter tokens.
        Encounter = "encounter",
        /// The Factory and its cards.
        FactoryCard = "factory_card",
        /// Power.
        Power = "power",
        /// Popularity.
        Popularity = "popularity",
        /// Coins.
        Coins = "coins",
        /// Combat cards.
        CombatCards = "combat_cards",
        /// Combat.
        Combat = "combat",
        /// Retreat.
        Retreat = "retreat",
        /// Objective cards.
        Objective = "objective",
        /// Stars and the Triumph Track.
        Stars = "stars",
        /// Technology cubes and upgrades.
        Cubes = "cubes",
        /// Recruits and their bonuses.
        Recruits = "recruits",
        /// The structure bonus tile.
        StructureBonus = "structure_bonus",
        /// The score.
        Score = "score",
        /// Albion's Flags.
        Flag = "flag",
        /// Togawa's Traps.
        Trap = "trap",
        /// The Automa.
        Automa = "automa",
        /// The Automa's star track.
        StarTrack = "star_track",
        /// The Automa's schemes.
        Scheme = "scheme",
        /// The two kinds of airship tile.
        AirshipTiles = "airship_tiles",
        /// How far airships fly.
        AirshipRange = "airship_range",
        /// What airships carry.
        Freight = "freight",
        /// Workers and units that take refuge under their owner's airship.
        Refuge = "refuge",
        /// Resolution tiles.
        ResolutionTile = "resolution_tile",
        /// Objectives laid open for everybody.
        OpenObjective = "open_objective",
        /// Turns that are left under a resolution tile.
        TurnsLeft = "turns_left",
        /// Tiles that were not checked against printed ones.
        Unchecked = "unchecked",
        /// Games by rules nobody has published.
        Unofficial = "unofficial",
    }
}

/// Something a player may ask about.
///
/// ```
/// use kosa_engine::vocab::FactionAbility;
/// use kosa_lang::{Lang, Texts, Topic};
///
/// let (texts, topic) = (Texts::new(Lang::English), Topic::FactionAbility(FactionAbility::Swim));
/// assert_eq!(topic.name(&texts), "Swim");
/// assert!(texts.help(topic).contains("river"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A faction: its ability.
    Faction(Faction),
    /// The ability of a faction.
    FactionAbility(FactionAbility),
    /// A mech ability.
    Ability(MechAbility),
    /// A terrain.
    Terrain(Terrain),
    /// A resource.
    Resource(Resource),
    /// A unit.
    Unit(UnitKind),
    /// A structure.
    Structure(Structure),
    /// A top-row action.
    Top(TopAction),
    /// A bottom-row action.
    Bottom(BottomAction),
    /// What a star is placed for.
    Star(Star),
    /// A structure bonus tile.
    Tile(StructureTile),
    /// An airship tile.
    AirshipTile(AirshipTile),
    /// A resolution tile.
    Resolution(Resolution),
    /// A Trap.
    Trap(Trap),
    /// A level of the Automa.
    Level(AutomaLevel),
    /// A dial of the Automa.
    Dial(Dial),
    /// A rule switch.
    Switch(Switch),
    /// A term of the rules.
    Term(Term),
}

impl Topic {
    /// Its name.
    pub fn name(self, texts: &Texts) -> String {
        texts.say(&self.key())
    }

    fn key(self) -> String {
        match self {
            Topic::Faction(x) => x.key(),
            Topic::FactionAbility(x) => x.key(),
            Topic::Ability(x) => x.key(),
            Topic::Terrain(x) => x.key(),
            Topic::Resource(x) => x.key(),
            Topic::Unit(x) => x.key(),
            Topic::Structure(x) => x.key(),
            Topic::Top(x) => x.key(),
            Topic::Bottom(x) => x.key(),
            Topic::Star(x) => x.key(),
            Topic::Tile(x) => x.key(),
            Topic::AirshipTile(x) => x.key(),
            Topic::Resolution(x) => x.key(),
            Topic::Trap(x) => x.key(),
            Topic::Level(x) => x.key(),
            Topic::Dial(x) => x.key(),
            Topic::Switch(x) => x.key(),
            Topic::Term(x) => x.key(),
        }
    }
}

impl Texts {
    /// The rule about something, in a sentence.
    pub fn help(&self, topic: Topic) -> String {
        let (a, b) = match topic {
            Topic::Faction(faction) => return self.help(Topic::FactionAbility(faction.ability())),
            Topic::Ability(MechAbility::Riverwalk([a, b])) => (a, b),
            Topic::Trap(trap) => return self.fill("help-trap", &[("what", self.trap_loss(trap).into())]),
            Topic::AirshipTile(tile) => return self.tile_help(self.airship_tile(tile), tile.face().state),
            Topic::Resolution(tile) => return self.tile_help(self.resolution(tile), tile.face().state),
            _ => return self.say(&format!("help-{}", topic.key())),
        };
        self.fill("help-ability-riverwalk", &[("a", self.arg(&a)), ("b", self.arg(&b))])
    }

    /// What a tile does, with its mark as a sentence of its own.
    fn tile_help(&self, text: String, state: TileState) -> String {
        let Some(mark) = self.tile_mark(state) else { return text };
        let mut letters = mark.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        format!("{text} {first}{}.", letters.as_str())
    }
}
