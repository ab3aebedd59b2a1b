//! What is printed alike on every player mat: the top row with its structures and the cost of Produce, and the
//! bottom row with its recruits.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::bonus::{Bonus, BonusKind};
use crate::error::{DataError, Source};
use crate::factions::{Pieces, START_WORKERS};
use crate::words::{Fields, Resource, words};

words! {
    Top, "top-row action" {
        Move = "move",
        Bolster = "bolster",
        Trade = "trade",
        Produce = "produce",
    }
}

words! {
    /// In the order in which they stand on every mat.
    Bottom, "bottom-row action" {
        Upgrade = "upgrade",
        Deploy = "deploy",
        Build = "build",
        Enlist = "enlist",
    }
}

words! {
    Structure, "structure" {
        Monument = "monument",
        Armory = "armory",
        Mill = "mill",
        Mine = "mine",
    }
}

words! {
    Cube, "technology cube" {
        MoveUnit = "move_unit",
        MoveCoin = "move_coin",
        BolsterPower = "bolster_power",
        BolsterCard = "bolster_card",
        TradePopularity = "trade_popularity",
        ProduceTerritory = "produce_territory",
    }
}

words! {
    TopGain, "top-row gain" {
        MoveUnits = "move_units",
        Coins = "coins",
        Power = "power",
        CombatCard = "combat_card",
        Resource = "resource_any",
        Popularity = "popularity",
        Territories = "produce_territories",
    }
}

/// What a top-row action costs.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "toml::Value")]
enum TopCost {
    Coins(u8),
    /// What the empty worker spaces show.
    ProduceTrack,
}

impl TryFrom<toml::Value> for TopCost {
    type Error = String;

    fn try_from(value: toml::Value) -> Result<TopCost, String> {
        match value {
            toml::Value::String(s) if s == "produce_track" => Ok(TopCost::ProduceTrack),
            toml::Value::Table(table) => {
                let mut fields = Fields(table);
                let coins = if fields.has("coins") { fields.amount("coins")? } else { 0 };
                fields.finish()?;
                Ok(TopCost::Coins(coins))
            }
            other => Err(format!("cost is {other}, expected coins or \"produce_track\"")),
        }
    }
}

/// One of the things a top-row action may give, before and after the upgrade.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct TopOption {
    gain: TopGain,
    start: u8,
    upgraded: u8,
    cube: Option<Cube>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct TopAction {
    cost: TopCost,
    structure: Structure,
    options: Vec<TopOption>,
}

impl TopAction {
    /// The engine has the shape of the top row built in: what each action gives, and which cube lies where.
    fn check(&self, top: Top) -> Result<(), String> {
        use {Cube as C, TopGain as G};
        let (structure, options): (_, &[_]) = match top {
            Top::Move => {
                (Structure::Mine, &[(G::MoveUnits, Some(C::MoveUnit)), (G::Coins, Some(C::MoveCoin))])
            }
            Top::Bolster => (
                Structure::Monument,
                &[(G::Power, Some(C::BolsterPower)), (G::CombatCard, Some(C::BolsterCard))],
            ),
            Top::Trade => {
                (Structure::Armory, &[(G::Resource, None), (G::Popularity, Some(C::TradePopularity))])
            }
            Top::Produce => (Structure::Mill, &[(G::Territories, Some(C::ProduceTerritory))]),
        };
        if self.structure != structure {
            return Err(format!("the structure is {}, expected {}", self.structure.id(), structure.id()));
        }
        if !self.options.iter().map(|o| (o.gain, o.cube)).eq(options.iter().copied()) {
            let expected: Vec<_> = options
                .iter()
                .map(|(gain, cube)| format!("{} with {}", gain.id(), cube.map_or("no cube", Cube::id)))
                .collect();
            return Err(format!("the options must be {}", expected.join(", then ")));
        }
        let cost_fits = match top {
            Top::Move => self.cost == TopCost::Coins(0),
            Top::Bolster | Top::Trade => matches!(self.cost, TopCost::Coins(_)),
            Top::Produce => self.cost == TopCost::ProduceTrack,
        };
        if !cost_fits {
            return Err("the cost is not of the kind this action has".into());
        }
        self.options.iter().try_for_each(TopOption::check)
    }
}

impl TopOption {
    fn check(&self) -> Result<(), String> {
        let gain = self.gain.id();
        if !(1..=9).contains(&self.start) || self.upgraded > 9 {
            return Err(format!("{gain}: expected numbers from 1 to 9"));
        }
        match self.cube {
            Some(_) if self.upgraded <= self.start => Err(format!("{gain}: the upgrade adds nothing")),
            None if self.upgraded != self.start => {
                Err(format!("{gain}: no cube lies here, but upgraded differs from start"))
            }
            _ => Ok(()),
        }
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct TopRow {
    #[serde(rename = "move")]
    movement: Spanned<TopAction>,
    bolster: Spanned<TopAction>,
    trade: Spanned<TopAction>,
    produce: Spanned<TopAction>,
}

impl TopRow {
    fn action(&self, top: Top) -> &Spanned<TopAction> {
        match top {
            Top::Move => &self.movement,
            Top::Bolster => &self.bolster,
            Top::Trade => &self.trade,
            Top::Produce => &self.produce,
        }
    }
}

#[derive(Deserialize, Debug)]
struct UpgradeCube {
    id: Cube,
    top: Top,
    adds: BTreeMap<String, u8>,
}

/// What Produce costs.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ProduceCost {
    pub(crate) power: u8,
    pub(crate) popularity: u8,
    pub(crate) coins: u8,
}

#[derive(Deserialize, Debug)]
struct ProduceSpace {
    space: usize,
    cost: ProduceCost,
    visible_from_workers_on_board: usize,
}

#[derive(Deserialize, Debug)]
struct StructureFace<B> {
    top: Top,
    bonus: B,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct MonumentBonus {
    popularity: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct ArmoryBonus {
    power: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Structures {
    monument: Spanned<StructureFace<MonumentBonus>>,
    armory: Spanned<StructureFace<ArmoryBonus>>,
    // What these two give is a rule and no number.
    mill: Spanned<StructureFace<toml::Table>>,
    mine: Spanned<StructureFace<toml::Table>>,
}

#[derive(Deserialize, Debug)]
struct BottomAction {
    position: u8,
    resource: Resource,
    recruit_ongoing_bonus: Bonus,
}

#[derive(Deserialize, Debug)]
struct OnMat {
    technology_cubes: usize,
    structures: usize,
    recruits: usize,
    workers: usize,
}

/// The parts of the player mats' file that do not belong to one mat.
#[derive(Deserialize, Debug)]
pub(crate) struct Rows {
    pieces_on_mat_at_start: Spanned<OnMat>,
    top_action: TopRow,
    upgrade_cube: Vec<Spanned<UpgradeCube>>,
    produce_track: Vec<Spanned<ProduceSpace>>,
    produce_cost_by_workers: Spanned<BTreeMap<String, ProduceCost>>,
    structure: Structures,
    bottom_action: BTreeMap<String, Spanned<BottomAction>>,
}

impl Rows {
    /// What an option gives before and after the upgrade. The checks have found every gain under its action.
    pub(crate) fn amounts(&self, top: Top, gain: TopGain) -> [u8; 2] {
        let options = &self.top_action.action(top).get_ref().options;
        options.iter().find(|o| o.gain == gain).map_or([0; 2], |o| [o.start, o.upgraded])
    }

    /// The coins a top-row action costs.
    pub(crate) fn coins(&self, top: Top) -> u8 {
        match self.top_action.action(top).get_ref().cost {
            TopCost::Coins(coins) => coins,
            TopCost::ProduceTrack => 0,
        }
    }

    pub(crate) fn monument_popularity(&self) -> u8 {
        self.structure.monument.get_ref().bonus.popularity
    }

    pub(crate) fn armory_power(&self) -> u8 {
        self.structure.armory.get_ref().bonus.power
    }

    /// The structure that stands under a top-row action.
    pub(crate) fn structure(&self, top: Top) -> Structure {
        self.top_action.action(top).get_ref().structure
    }

    /// The resource a bottom-row action costs and the kind of bonus its recruit earns.
    pub(crate) fn bottom(&self, bottom: Bottom) -> Option<(Resource, BonusKind)> {
        let action = self.bottom_action.get(bottom.id())?.get_ref();
        Some((action.resource, action.recruit_ongoing_bonus.kind))
    }

    /// The costs on the spaces of the Produce track, from the left.
    pub(crate) fn produce_spaces(&self) -> impl Iterator<Item = ProduceCost> {
        self.produce_track.iter().map(|s| s.get_ref().cost)
    }

    /// What Produce costs with so many workers on the board, from none to all. Nobody has fewer than at the start:
    /// those rows only keep the table's index plain.
    pub(crate) fn produce_costs(&self, workers: usize) -> impl Iterator<Item = ProduceCost> {
        (0..=workers).map(|n| self.visible_cost(n))
    }

    fn visible_cost(&self, workers: usize) -> ProduceCost {
        let spaces = self.produce_track.iter().map(Spanned::get_ref);
        let visible = spaces.filter(|s| s.visible_from_workers_on_board <= workers);
        visible.fold(ProduceCost::default(), |sum, s| ProduceCost {
            power: sum.power.saturating_add(s.cost.power),
            popularity: sum.popularity.saturating_add(s.cost.popularity),
            coins: sum.coins.saturating_add(s.cost.coins),
        })
    }

    /// The recruits' ongoing bonuses, in the order of the bottom row and so of their kinds.
    pub(crate) fn ongoing(&self) -> impl Iterator<Item = u8> {
        let actions = Bottom::ALL.iter().filter_map(|b| self.bottom_action.get(b.id()));
        actions.map(|a| a.get_ref().recruit_ongoing_bonus.amount)
    }

    pub(crate) fn check(&self, source: &Source, pieces: &Pieces) -> Result<(), DataError> {
        let on_mat = self.pieces_on_mat_at_start.get_ref();
        let got = [on_mat.technology_cubes, on_mat.structures, on_mat.recruits, on_mat.workers];
        let expected =
            [pieces.technology_cubes, pieces.structures, pieces.recruits, pieces.workers - START_WORKERS];
        if got != expected {
            let fault = format!(
                "cubes, structures, recruits and workers are {got:?}, but factions.toml leaves {expected:?}"
            );
            return Err(source.fault(self.pieces_on_mat_at_start.span(), fault));
        }
        for top in Top::ALL {
            let spanned = self.top_action.action(*top);
            spanned.get_ref().check(*top).map_err(|e| source.fault(spanned.span(), e))?;
        }
        self.check_cubes(source)?;
        self.check_produce(source, pieces.workers)?;
        self.check_structures(source)?;
        self.check_bottom_actions(source)
    }

    /// What the cubes are said to add must be what the boxes under them say.
    fn check_cubes(&self, source: &Source) -> Result<(), DataError> {
        if !self.upgrade_cube.iter().map(|c| c.get_ref().id).eq(Cube::ALL.iter().copied()) {
            let ids: Vec<_> = Cube::ALL.iter().map(|c| c.id()).collect();
            return Err(source.fault_of_file(format!("the upgrade cubes must be {}", ids.join(", "))));
        }
        for spanned in &self.upgrade_cube {
            let cube = spanned.get_ref();
            let options = &self.top_action.action(cube.top).get_ref().options;
            let agrees = options.iter().find(|o| o.cube == Some(cube.id)).is_some_and(|o| {
                let adds = (o.gain.id(), o.upgraded - o.start);
                cube.adds.iter().map(|(gain, n)| (gain.as_str(), *n)).eq([adds])
            });
            if !agrees {
                let fault = format!("adds does not agree with top_action.{}", cube.top.id());
                return Err(source.fault(spanned.span(), fault));
            }
        }
        Ok(())
    }

    /// The cost of Produce stands in the file twice, by space and by workers: both must say the same.
    fn check_produce(&self, source: &Source, workers: usize) -> Result<(), DataError> {
        for (spanned, space) in self.produce_track.iter().zip(1..) {
            let entry = spanned.get_ref();
            if entry.space != space || entry.visible_from_workers_on_board != START_WORKERS + space {
                let fault = format!("expected space {space}, visible from {} workers", START_WORKERS + space);
                return Err(source.fault(spanned.span(), fault));
            }
        }
        let on_mat = workers - START_WORKERS;
        if self.produce_track.len() != on_mat {
            let fault =
                format!("{} spaces of the produce_track, expected {on_mat}", self.produce_track.len());
            return Err(source.fault_of_file(fault));
        }
        let table = self.produce_cost_by_workers.get_ref();
        let rows = START_WORKERS..=workers;
        let wrong = rows.clone().find(|n| table.get(&n.to_string()) != Some(&self.visible_cost(*n)));
        let fault = match wrong {
            Some(n) => format!("the cost with {n} workers is not what the produce_track shows"),
            None if table.len() != rows.count() => format!("expected the rows {START_WORKERS} to {workers}"),
            None => return Ok(()),
        };
        Err(source.fault(self.produce_cost_by_workers.span(), fault))
    }

    fn check_structures(&self, source: &Source) -> Result<(), DataError> {
        let Structures { monument, armory, mill, mine } = &self.structure;
        let tops = [
            (Structure::Monument, monument.get_ref().top, monument.span()),
            (Structure::Armory, armory.get_ref().top, armory.span()),
            (Structure::Mill, mill.get_ref().top, mill.span()),
            (Structure::Mine, mine.get_ref().top, mine.span()),
        ];
        for (structure, top, span) in tops {
            if self.top_action.action(top).get_ref().structure != structure {
                let fault = format!("top_action.{} names another structure", top.id());
                return Err(source.fault(span, fault));
            }
        }
        for (amount, span) in
            [(self.monument_popularity(), monument.span()), (self.armory_power(), armory.span())]
        {
            if !(1..=9).contains(&amount) {
                return Err(source.fault(span, format!("the bonus is {amount}, expected 1 to 9")));
            }
        }
        // An empty bonus would be a structure that does nothing.
        for spanned in [mill, mine] {
            if spanned.get_ref().bonus.is_empty() {
                return Err(source.fault(spanned.span(), "the bonus is empty"));
            }
        }
        Ok(())
    }

    /// The engine has the pairs of action and resource, and of action and kind of bonus, built in; the file must not
    /// say otherwise.
    fn check_bottom_actions(&self, source: &Source) -> Result<(), DataError> {
        let built_in = [Resource::Oil, Resource::Metal, Resource::Wood, Resource::Food];
        for (((bottom, resource), bonus), position) in
            Bottom::ALL.iter().zip(built_in).zip(BonusKind::ALL).zip(1..)
        {
            let Some(spanned) = self.bottom_action.get(bottom.id()) else {
                return Err(source.fault_of_file(format!("missing table bottom_action.{}", bottom.id())));
            };
            let action = spanned.get_ref();
            let fault = if action.position != position || action.resource != resource {
                format!("expected position {position} and resource {}", resource.id())
            } else if action.recruit_ongoing_bonus.kind != *bonus {
                format!("expected a recruit_ongoing_bonus of {}", bonus.id())
            } else {
                continue;
            };
            return Err(source.fault(spanned.span(), fault));
        }
        Ok(())
    }
}
