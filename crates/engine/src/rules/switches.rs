//! Rules printings: named switches and the two presets.

use crate::vocab::{
    AirshipTile, AirshipTileSet, AutomaSymbol, EncounterSet, Faction, FactoryCardSet, MAX_SEATS, Mat,
    ObjectiveSet, Resolution, ResolutionSet, TileSide, TileState,
};

use crate::tables;

macro_rules! switches {
    ($($(#[doc = $doc:literal])+ $name:ident = $id:literal, $rulebook:literal, $current:literal;)+) => {
        /// The switches of the rules, each on or off.
        ///
        /// Two presets exist: [`Rules::RULEBOOK`] (the default: the booklets with the errata printed in The Wind
        /// Gambit) and [`Rules::CURRENT`] (the 2022 rulebook and the publisher's FAQ).
        ///
        /// ```
        /// use kosa_engine::{Rules, Switch};
        ///
        /// let rules: Rules = "current +airships".parse().unwrap();
        /// assert_eq!(rules, Rules::CURRENT.with(Switch::Airships, true));
        /// assert_eq!(rules.to_string(), "current +airships");
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct Rules(u64);

        /// One named switch of the rules.
        ///
        /// ```
        /// use kosa_engine::{Rules, Switch};
        ///
        /// let switch: Switch = "relentless-factory".parse().unwrap();
        /// assert!(Rules::RULEBOOK.has(switch) && !Rules::CURRENT.has(switch));
        /// assert_eq!(switch.id(), "relentless-factory");
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Switch { $($(#[doc = $doc])+ $name),+ }

        impl Switch {
            /// All switches.
            pub const ALL: [Switch; { [$($id),+].len() }] = [$(Switch::$name),+];

            /// The switch's name in positions, records and flags.
            pub const fn id(self) -> &'static str {
                match self { $(Switch::$name => $id),+ }
            }
        }

        impl core::str::FromStr for Switch {
            type Err = crate::error::UnknownName;
            fn from_str(s: &str) -> Result<Self, Self::Err> {
                match s {
                    $($id => Ok(Switch::$name),)+
                    _ => Err(crate::error::UnknownName::new("rule switch", s, &[$($id),+])),
                }
            }
        }

        impl Rules {
            /// The booklets with the errata printed in The Wind Gambit: the default.
            pub const RULEBOOK: Rules = Rules(0 $(| (($rulebook as u64) << Switch::$name as u32))+);
            /// The 2022 rulebook and the publisher's FAQ.
            pub const CURRENT: Rules = Rules(0 $(| (($current as u64) << Switch::$name as u32))+);
        }
    };
}

switches! {
    /// Workers met by a character or mech go home at once, so that another unit may pass; off: after the whole Move action.
    WorkersRetreatAtOnce = "workers-retreat-at-once", true, true;
    /// A worker may walk out of a territory where enemy units stand; off: only a mech takes it away from there.
    WorkersWalkOut = "workers-walk-out", false, false;
    /// Objectives are revealed before or after an action only; off: whenever a player is asked something on their own turn, outside combat.
    ObjectivesBetweenActions = "objectives-between-actions", true, true;
    /// Relentless repeats the Factory card too.
    RelentlessFactory = "relentless-factory", true, false;
    /// Rusviet never plays the Industrial mat.
    BanRusvietIndustrial = "ban-rusviet-industrial", false, true;
    /// Crimea never plays the Patriotic mat.
    BanCrimeaPatriotic = "ban-crimea-patriotic", false, true;
    /// Wayfare reaches Crimea's own home base besides the inactive ones.
    WayfareHome = "wayfare-home", true, true;
    /// A Mill produces on a territory that an opponent controls.
    MillUnderEnemy = "mill-under-enemy", true, false;
    /// Disarm works on the territory of Saxony's own Mine too.
    DisarmOnMine = "disarm-on-mine", false, true;
    /// Scout and Disarm are asked for before each combat, and may be left; off: they happen by themselves.
    AskScoutAndDisarm = "ask-scout-and-disarm", false, false;
    /// Camaraderie saves popularity for workers driven off without a combat too; off: only after a combat won.
    CamaraderieAnyRetreat = "camaraderie-any-retreat", false, false;
    /// Trade needs a worker on a territory, for popularity too.
    TradeNeedsWorker = "trade-needs-worker", false, false;
    /// The resources of one Trade may go to different territories.
    TradeSplit = "trade-split", false, false;
    /// A recruit enlisted from the Enlist section earns its ongoing bonus for this very action.
    EnlistCountsItself = "enlist-counts-itself", false, false;
    /// Neighbours receive their recruit bonus even when the action gives the active player the sixth star.
    NeighboursBeforeSixthStar = "neighbours-before-sixth-star", false, false;
    /// Tournament play: coins may not change hands.
    NoGifts = "no-gifts", false, false;
    /// Variant: the player mats that are dealt go clockwise in the order of their numbers.
    MatsInOrder = "mats-in-order", false, false;
    /// The factions and player mats of Invaders from Afar are in the box, for up to seven players.
    InvadersFromAfar = "invaders-from-afar", false, false;
    /// The airships of The Wind Gambit fly.
    Airships = "airships", false, false;
    /// Every player has a pair of airship tiles of their own.
    AirshipPairs = "airship-pairs", false, false;
    /// Airships carry 3 resources or 2 workers, as their owner likes, never both at once; off: what the aggressive tile shows.
    AirshipEitherFreight = "airship-either-freight", false, false;
    /// Airships take resources only from territories that their owner controls; off: also from those nobody controls.
    AirshipLoadsOwn = "airship-loads-own", false, false;
    /// A resolution tile of The Wind Gambit says how the game ends.
    Resolutions = "resolutions", false, false;
    /// Airship and resolution tiles whose text is not known well enough are left in the box.
    VerifiedTiles = "verified-tiles", false, false;
    /// Encounter cards 29 to 42 are in the deck.
    PromoEncounters = "promo-encounters", false, false;
    /// Objective cards 24 to 27 are in the deck.
    PromoObjectives = "promo-objectives", false, false;
    /// Factory cards 13 to 18 are in the deck.
    PromoFactory = "promo-factory", false, false;
    /// People against Automas: Automas fight people only, averages are compared at the end (R50).
    AutomaCooperative = "automa-cooperative", false, false;
    /// Several Automas draw from one deck (R53).
    AutomaSharedDeck = "automa-shared-deck", false, false;
    /// Automa: The Wind Gambit is played with Automas, by rules of our own (R73).
    AutomaWindGambit = "automa-wind-gambit", false, false;
    /// Automa: territories under an enemy airship are not valid for its moves (R72).
    AutomaAvoidsAirships = "automa-avoids-airships", false, false;
    /// Automa: Toll is not left out; carrying nothing, it cannot enter where one is due (R74).
    AutomaMeetsToll = "automa-meets-toll", false, false;
    /// Automa: popularity from a resolution tile counts for it (R75).
    AutomaTilePopularity = "automa-tile-popularity", false, false;
    /// Automa: the star marker advances before the people's recruit bonus (R5).
    AutomaStarFirst = "automa-star-first", false, false;
    /// Automa: distance to a home base is counted through its two land territories (R10).
    AutomaBaseByLand = "automa-base-by-land", false, false;
    /// Automa: on the same spot the character is chosen before a mech (R12).
    AutomaCharacterFirst = "automa-character-first", false, false;
    /// Automa: what a person's unit could reach by tunnels and the like does not count as its neighbourhood (R14).
    AutomaAdjacentOnly = "automa-adjacent-only", true, true;
    /// Automa: if every territory lies near people's combat units a worker moves all the same (R17).
    AutomaWorkersDare = "automa-workers-dare", false, false;
    /// Automa: it plays at most one combat card for each of its combat units (R34).
    AutomaCardLimit = "automa-card-limit", false, false;
    /// Automa: abilities used before combat do not touch its power and cards (R37).
    AutomaImmune = "automa-immune", false, false;
    /// Automa against Automa: the defender draws its card first (R56).
    AutomaDefenderFirst = "automa-defender-first", false, false;
    /// Automa: the tie-break token decides between territories only, reading order between units (R58).
    AutomaTokenForTerritories = "automa-token-for-territories", false, false;
    /// Automa: while water holds it back distances are counted along the ways its units could walk (R9).
    AutomaDistanceOnFoot = "automa-distance-on-foot", false, false;
    /// Automa: a mech moved by its symbol takes the workers standing with it along (R24).
    AutomaMechsCarry = "automa-mechs-carry", false, false;
    /// Automa: a reshuffle of its deck makes the number of resources found 0 until its next card not used for combat (R39).
    AutomaShuffleForgets = "automa-shuffle-forgets", false, false;
    /// Automa: in a cooperative game units of the other Automas make neighbourhoods for it as its own do (R51).
    AutomaAllies = "automa-allies", false, false;
    /// Automa: the first Automa clockwise from the person with the lowest mat begins, in the solo game too (R52).
    AutomaBegins = "automa-begins", false, false;
    /// Automa: the turn to Scheme II does not shuffle a deck that several Automas share (R54).
    AutomaKeepSharedDeck = "automa-keep-shared-deck", false, false;
    /// Automa: Albion and Togawa are never held back by water (R61).
    AutomaInvadersWade = "automa-invaders-wade", false, false;
    /// Automa: it places a Flag or Trap only where its character has changed territory, not where it stayed (R63).
    AutomaTokensOnNewGround = "automa-tokens-on-new-ground", false, false;
    /// Automa: its Flags and Traps count nothing at the end (R64).
    AutomaTokensScoreNothing = "automa-tokens-score-nothing", false, false;
    /// Automa: a Trap it moves onto is disarmed and takes nothing from it (R65).
    AutomaTrapsMiss = "automa-traps-miss", false, false;
    /// Automa: where it wins as defender the resources stay; they go when it wins as attacker (R38).
    AutomaDefenceSparesResources = "automa-defence-spares-resources", false, false;
}

const _: () = assert!(Switch::ALL.len() <= u64::BITS as usize, "more switches than the rules have bits for");

impl Rules {
    /// Whether the switch is on.
    #[inline]
    pub const fn has(self, switch: Switch) -> bool {
        self.0 & (1 << switch as u64) != 0
    }

    /// All switches, one bit each.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The same rules with the switch set.
    #[must_use]
    pub const fn with(self, switch: Switch, on: bool) -> Rules {
        let bit = 1 << switch as u64;
        Rules(if on { self.0 | bit } else { self.0 & !bit })
    }

    /// A preset by name.
    pub fn preset(name: &str) -> Option<Rules> {
        match name {
            "rulebook" => Some(Rules::RULEBOOK),
            "current" => Some(Rules::CURRENT),
            _ => None,
        }
    }

    /// Whether the faction is in the box.
    pub fn has_faction(self, faction: Faction) -> bool {
        faction.mat().base || self.has(Switch::InvadersFromAfar)
    }

    /// Whether the symbol is printed on the Automa cards in the box: those in brackets for a faction of Invaders from Afar
    /// come with it (R60).
    pub fn has_symbol<T>(self, symbol: &AutomaSymbol<T>) -> bool {
        symbol.only.is_none_or(|faction| self.has_faction(faction))
    }

    /// Whether the player mat is in the box.
    pub fn has_mat(self, mat: Mat) -> bool {
        mat.face().base || self.has(Switch::InvadersFromAfar)
    }

    /// The most seats a game has.
    pub fn max_seats(self) -> usize {
        if self.has(Switch::InvadersFromAfar) { MAX_SEATS } else { crate::setup::BASE_SEATS }
    }

    /// The airship tiles of a kind that may be dealt.
    pub(crate) fn airship_tiles(self, side: TileSide, automa: bool) -> AirshipTileSet {
        let fits = |tile: &AirshipTile| {
            let face = tile.face();
            face.side == side
                && (face.state == TileState::Ready || !self.has(Switch::VerifiedTiles))
                && (face.with_automa || !automa || self.has(Switch::AutomaMeetsToll))
        };
        AirshipTile::ALL.into_iter().filter(fits).collect()
    }

    /// The resolution tiles that may be dealt.
    pub(crate) fn resolution_tiles(self) -> ResolutionSet {
        let fits =
            |tile: &Resolution| tile.face().state == TileState::Ready || !self.has(Switch::VerifiedTiles);
        Resolution::ALL.into_iter().filter(fits).collect()
    }

    /// The encounter cards in the box.
    pub fn encounter_cards(self) -> EncounterSet {
        tables::BASE_ENCOUNTERS
            | if self.has(Switch::PromoEncounters) { tables::PROMO_ENCOUNTERS } else { EncounterSet::NONE }
    }

    /// The objective cards in the box.
    pub fn objective_cards(self) -> ObjectiveSet {
        tables::BASE_OBJECTIVES
            | if self.has(Switch::PromoObjectives) { tables::PROMO_OBJECTIVES } else { ObjectiveSet::NONE }
    }

    /// The Factory cards in the box.
    pub fn factory_cards(self) -> FactoryCardSet {
        tables::BASE_FACTORY
            | if self.has(Switch::PromoFactory) { tables::PROMO_FACTORY } else { FactoryCardSet::NONE }
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::RULEBOOK
    }
}

impl core::fmt::Display for Rules {
    /// The nearest preset and the switches that differ from it: `rulebook +trade-split -wayfare-home`.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let far = |preset: Rules| (self.0 ^ preset.0).count_ones();
        let (name, preset) = if far(Rules::CURRENT) < far(Rules::RULEBOOK) {
            ("current", Rules::CURRENT)
        } else {
            ("rulebook", Rules::RULEBOOK)
        };
        f.write_str(name)?;
        for switch in Switch::ALL {
            if self.has(switch) != preset.has(switch) {
                write!(f, " {}{}", if self.has(switch) { '+' } else { '-' }, switch.id())?;
            }
        }
        Ok(())
    }
}

impl core::fmt::Debug for Rules {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Rules({self})")
    }
}

impl core::str::FromStr for Rules {
    type Err = crate::error::UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        use crate::error::{Hint, UnknownName};
        let mut words = s.split_whitespace();
        let first = words.next().unwrap_or_default();
        let mut rules = Rules::preset(first)
            .ok_or_else(|| UnknownName::new("rules preset", first, &["rulebook", "current"]))?;
        for word in words {
            let (on, name) = match (word.strip_prefix('+'), word.strip_prefix('-')) {
                (Some(name), _) => (true, name),
                (_, Some(name)) => (false, name),
                _ => {
                    return Err(UnknownName::hint("rule switch", word, Hint::Switch));
                }
            };
            rules = rules.with(name.parse()?, on);
        }
        Ok(rules)
    }
}
