//! The switches of the rules in groups, so that a form of more than fifty can be read.

use kosa_engine::Switch;
use kosa_lang::Texts;

/// Switches that belong together.
///
/// ```
/// use kosa_client::wishes::RuleGroup;
/// use kosa_engine::Switch;
///
/// assert!(RuleGroup::WindGambit.switches().any(|switch| switch == Switch::Airships));
/// assert!(RuleGroup::is_module(Switch::Airships));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleGroup {
    /// What else is in the box.
    Box,
    /// The Wind Gambit.
    WindGambit,
    /// Agreements among those who play.
    Agreements,
    /// How a printing is read.
    Readings,
    /// The Automa.
    Automa,
}

impl RuleGroup {
    /// All of them, in the order in which they are shown.
    pub const ALL: [RuleGroup; 5] = [
        RuleGroup::Box,
        RuleGroup::WindGambit,
        RuleGroup::Agreements,
        RuleGroup::Readings,
        RuleGroup::Automa,
    ];

    /// Its name.
    pub fn name(self, texts: &Texts) -> String {
        texts.say(match self {
            RuleGroup::Box => "wish-group-box",
            RuleGroup::WindGambit => "wish-group-wind-gambit",
            RuleGroup::Agreements => "wish-group-agreements",
            RuleGroup::Readings => "wish-group-readings",
            RuleGroup::Automa => "wish-group-automa",
        })
    }

    /// Its switches. Their names are `texts.name(&switch)`, what they mean is `texts.help(Topic::Switch(switch))`.
    pub fn switches(self) -> impl Iterator<Item = Switch> {
        Switch::ALL.into_iter().filter(move |switch| RuleGroup::of(*switch) == Some(self))
    }

    /// Every switch that is offered.
    pub fn offered() -> impl Iterator<Item = Switch> {
        Switch::ALL.into_iter().filter(|switch| RuleGroup::of(*switch).is_some())
    }

    /// Whether the switch puts something into the box, whatever the printing.
    pub fn is_module(switch: Switch) -> bool {
        matches!(
            switch,
            Switch::InvadersFromAfar
                | Switch::PromoEncounters
                | Switch::PromoObjectives
                | Switch::PromoFactory
                | Switch::Airships
                | Switch::AirshipPairs
                | Switch::Resolutions
                | Switch::VerifiedTiles
                | Switch::AutomaWindGambit
        )
    }

    /// The group of a switch; none for the one that [`Deal`](super::Deal) stands for.
    pub const fn of(switch: Switch) -> Option<RuleGroup> {
        Some(match switch {
            Switch::MatsInOrder => return None,
            Switch::InvadersFromAfar
            | Switch::PromoEncounters
            | Switch::PromoObjectives
            | Switch::PromoFactory => RuleGroup::Box,
            Switch::Airships
            | Switch::AirshipPairs
            | Switch::AirshipEitherFreight
            | Switch::AirshipLoadsOwn
            | Switch::Resolutions
            | Switch::VerifiedTiles
            | Switch::AutomaWindGambit => RuleGroup::WindGambit,
            Switch::NoGifts
            | Switch::BanRusvietIndustrial
            | Switch::BanCrimeaPatriotic
            | Switch::AskScoutAndDisarm
            | Switch::ObjectivesBetweenActions => RuleGroup::Agreements,
            Switch::WorkersRetreatAtOnce
            | Switch::WorkersWalkOut
            | Switch::RelentlessFactory
            | Switch::WayfareHome
            | Switch::MillUnderEnemy
            | Switch::DisarmOnMine
            | Switch::CamaraderieAnyRetreat
            | Switch::TradeNeedsWorker
            | Switch::TradeSplit
            | Switch::EnlistCountsItself
            | Switch::NeighboursBeforeSixthStar => RuleGroup::Readings,
            Switch::AutomaCooperative
            | Switch::AutomaSharedDeck
            | Switch::AutomaAvoidsAirships
            | Switch::AutomaMeetsToll
            | Switch::AutomaTilePopularity
            | Switch::AutomaStarFirst
            | Switch::AutomaBaseByLand
            | Switch::AutomaCharacterFirst
            | Switch::AutomaAdjacentOnly
            | Switch::AutomaWorkersDare
            | Switch::AutomaCardLimit
            | Switch::AutomaImmune
            | Switch::AutomaDefenderFirst
            | Switch::AutomaTokenForTerritories
            | Switch::AutomaDistanceOnFoot
            | Switch::AutomaMechsCarry
            | Switch::AutomaShuffleForgets
            | Switch::AutomaAllies
            | Switch::AutomaBegins
            | Switch::AutomaKeepSharedDeck
            | Switch::AutomaInvadersWade
            | Switch::AutomaTokensOnNewGround
            | Switch::AutomaTokensScoreNothing
            | Switch::AutomaTrapsMiss
            | Switch::AutomaDefenceSparesResources => RuleGroup::Automa,
        })
    }
}
