//! Invaders from Afar by itself. Most of what the file says stands in the files of the components too, and must be
//! the same there; its own are the number of players that swaps abilities and how sure each entry is.

use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use crate::automa::Automa;
use crate::bonus::BonusKind;
use crate::checks::{agree, each, exactly};
use crate::error::{DataError, Source};
use crate::factions::{Ability, FactionMat, FactionSet, Factions, MechAbility, Penalty, SWAPPED_FROM};
use crate::map::{HexRef, Map};
use crate::mats::{Mat, Mats, PlayerMat};
use crate::rows::{Bottom, ProduceCost, Rows, Structure, Top, TopGain};
use crate::words::{Confidence, Faction, Resource, words};

words! {
    SwapKind, "kind" {
        Mech = "mech",
        Faction = "faction",
    }
}

words! {
    /// In the order of [`BonusKind`].
    ColumnBonus, "recruit bonus" {
        Power = "power",
        Coins = "coin",
        Popularity = "popularity",
        CombatCard = "combat_card",
    }
}

words! {
    SlotCost, "worker slot cost" {
        Nothing = "",
        Power = "power",
        Popularity = "popularity",
        Coins = "coin",
    }
}

words! {
    /// In the order of [`Penalty`].
    TrapId, "trap" {
        Popularity = "popularity",
        Power = "power",
        Coins = "coins",
        CombatCards = "combat_cards",
    }
}

words! {
    Schemes, "scheme" {
        One = "I",
        Two = "II",
        Both = "I and II",
    }
}

words! {
    AutomaRow, "row" {
        Move = "move",
        Gain = "gain",
    }
}

words! {
    AutomaAction, "action" {
        EncounterOrFactory = "encounter_or_factory first",
        MechOrCharacter = "one more character or mech",
        Worker = "one more worker",
    }
}

impl AutomaAction {
    /// The row it stands in and the token automa.toml has for it.
    const fn token(self) -> (AutomaRow, &'static str) {
        match self {
            AutomaAction::EncounterOrFactory => (AutomaRow::Move, "encounter_or_factory"),
            AutomaAction::MechOrCharacter => (AutomaRow::Gain, "mech_or_character:1"),
            AutomaAction::Worker => (AutomaRow::Gain, "worker:1"),
        }
    }
}

/// A table of which only the confidence is read: it holds rules, which the engine has built in.
#[derive(Deserialize, Debug)]
struct Rule {
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Components {
    factions: usize,
    player_mats: usize,
    flag_tokens: u8,
    trap_tokens: u8,
    ability_swap_tokens: usize,
    #[serde(rename = "coins_50")]
    _coins_50: u8,
}

#[derive(Deserialize, Debug)]
struct Seating {
    clockwise: Vec<Faction>,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
struct TurnOrder {
    mat_order: Vec<String>,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
struct Swap {
    when_players_at_least: u8,
    faction: Faction,
    replaces: String,
    kind: SwapKind,
    end_game_coins_per_encounter_territory: Option<u8>,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct BannedPair {
    faction: Faction,
    mat: Mat,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Column {
    top: Top,
    structure: Structure,
    bottom: Bottom,
    resource: Resource,
    cost: u8,
    bracketed: u8,
    coins: u8,
    recruit_bonus: ColumnBonus,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct NewMat {
    id: Mat,
    name: String,
    number: String,
    objective_cards: u8,
    popularity: u8,
    coins: u8,
    columns: Vec<Column>,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct MoveRow {
    units: u8,
    upgraded_units: u8,
    or_coins: u8,
    upgraded_coins: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct BolsterRow {
    pay_coins: u8,
    power: u8,
    upgraded_power: u8,
    or_cards: u8,
    upgraded_cards: u8,
    monument_popularity: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct TradeRow {
    pay_coins: u8,
    resources: u8,
    or_popularity: u8,
    upgraded_popularity: u8,
    armory_power: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct ProduceRow {
    territories: u8,
    upgraded_territories: u8,
    worker_slot_costs: Vec<SlotCost>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct TopRows {
    #[serde(rename = "move")]
    movement: MoveRow,
    bolster: BolsterRow,
    trade: TradeRow,
    produce: ProduceRow,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct OneTime {
    power: u8,
    coins: u8,
    popularity: u8,
    combat_cards: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct NewFaction {
    id: Faction,
    name: String,
    character: String,
    color: String,
    start_power: u8,
    start_combat_cards: u8,
    home: String,
    start_worker_hexes: Vec<HexRef>,
    speed_ability: bool,
    recruit_one_time: OneTime,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
struct NewAbility {
    faction: Faction,
    id: Ability,
    tokens: u8,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
struct Flag {
    owner: Faction,
    count: u8,
    per_territory_faction_tokens: u8,
    end_game_extra_territories: u8,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
struct TrapRules {
    owner: Faction,
    per_territory_faction_tokens: u8,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
struct Trap {
    id: TrapId,
    amount: u8,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
struct NewMech {
    faction: Faction,
    id: String,
    opponent_power: Option<i8>,
    own_power: Option<u8>,
    extra_combat_cards_on_lake: Option<u8>,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct CardAction {
    card: usize,
    faction: Faction,
    scheme: Schemes,
    row: AutomaRow,
    action: AutomaAction,
    confidence: Confidence,
}

impl CardAction {
    fn item(&self) -> String {
        let (scheme, row) = (self.scheme.id(), self.row.id());
        format!("Automa card {}: {}, scheme {scheme}, {row} row", self.card, self.faction.id())
    }

    /// The schemes it stands in and its token there.
    fn tokens(&self) -> impl Iterator<Item = (usize, String)> {
        let schemes = match self.scheme {
            Schemes::One => 0..1,
            Schemes::Two => 1..2,
            Schemes::Both => 0..2,
        };
        schemes.map(|s| (s, format!("{}@{}", self.action.token().1, self.faction.id())))
    }
}

/// The pairs the engine can ban.
const BANNED: [(Faction, Mat); 2] = [(Faction::Rusviet, Mat::Industrial), (Faction::Crimea, Mat::Patriotic)];

/// The abilities the engine swaps.
const SWAPS: [(Faction, &str, SwapKind); 2] =
    [(Faction::Crimea, "wayfare", SwapKind::Mech), (Faction::Polania, "meander", SwapKind::Faction)];

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Invaders {
    format: u8,
    players_max: usize,
    components: Spanned<Components>,
    setup: Spanned<Rule>,
    seating: Spanned<Seating>,
    turn_order: Spanned<TurnOrder>,
    ability_swap: Vec<Spanned<Swap>>,
    banned_pair: Vec<Spanned<BannedPair>>,
    banned_rule: Spanned<Rule>,
    player_mat: Vec<Spanned<NewMat>>,
    player_mat_top_rows: Spanned<TopRows>,
    faction: Vec<Spanned<NewFaction>>,
    faction_ability: Vec<Spanned<NewAbility>>,
    flag: Spanned<Flag>,
    mech_ability: Vec<Spanned<NewMech>>,
    trap_rules: Spanned<TrapRules>,
    trap: Vec<Spanned<Trap>>,
    combat_ability_order: Spanned<Rule>,
    automa: Spanned<Rule>,
    automa_card_action: Vec<Spanned<CardAction>>,
}

/// The facts that the file tells again.
pub(crate) struct Others<'a> {
    pub(crate) map: &'a Map,
    pub(crate) factions: &'a Factions,
    pub(crate) mats: &'a Mats,
    pub(crate) rows: &'a Rows,
    pub(crate) automa: &'a Automa,
}

impl Invaders {
    /// Players from which abilities are swapped.
    pub(crate) fn swapped_from(&self) -> u8 {
        self.ability_swap.first().map_or(0, |s| s.get_ref().when_players_at_least)
    }

    /// All entries in the order of the file, and how sure each is.
    pub(crate) fn entries(&self) -> Vec<(String, Confidence)> {
        let mut all = Vec::new();
        let mut rule =
            |name: &str, at: Range<usize>, confidence| all.push((at.start, name.into(), confidence));
        for (name, entry) in [
            ("set-up", &self.setup),
            ("banned pairs", &self.banned_rule),
            ("order of combat abilities", &self.combat_ability_order),
            ("Automa with Albion and Togawa", &self.automa),
        ] {
            rule(name, entry.span(), entry.get_ref().confidence);
        }
        rule("seating", self.seating.span(), self.seating.get_ref().confidence);
        rule("turn order", self.turn_order.span(), self.turn_order.get_ref().confidence);
        let rows = &self.player_mat_top_rows;
        rule("top rows of the player mats", rows.span(), rows.get_ref().confidence);
        rule("Flags", self.flag.span(), self.flag.get_ref().confidence);
        rule("Traps", self.trap_rules.span(), self.trap_rules.get_ref().confidence);
        add(&mut all, &self.ability_swap, |e| (format!("swap of {}", e.replaces), e.confidence));
        add(&mut all, &self.banned_pair, |e| {
            (format!("ban of {} with {}", e.faction.id(), e.mat.id()), e.confidence)
        });
        add(&mut all, &self.player_mat, |e| (format!("player mat {}", e.id.id()), e.confidence));
        add(&mut all, &self.faction, |e| (format!("faction {}", e.id.id()), e.confidence));
        add(&mut all, &self.faction_ability, |e| (format!("ability {}", e.id.id()), e.confidence));
        add(&mut all, &self.mech_ability, |e| (format!("mech {}", e.id), e.confidence));
        add(&mut all, &self.trap, |e| (format!("trap {}", e.id.id()), e.confidence));
        add(&mut all, &self.automa_card_action, |e| (e.item(), e.confidence));
        all.sort_by_key(|(at, ..)| *at);
        all.into_iter().map(|(_, item, confidence)| (item, confidence)).collect()
    }

    pub(crate) fn check(&self, source: &Source, others: &Others<'_>) -> Result<(), DataError> {
        if self.format != 1 {
            return Err(source.fault_of_file(format!("format is {}, expected 1", self.format)));
        }
        if self.players_max != Faction::ALL.len() {
            let fault = format!("players_max is {}, expected {}", self.players_max, Faction::ALL.len());
            return Err(source.fault_of_file(fault));
        }
        self.check_order(source, others.mats)?;
        self.check_swaps(source, others.factions)?;
        let pairs = BANNED.map(|pair| (pair, format!("{} with {}", pair.0.id(), pair.1.id())));
        exactly(source, "banned_pair", &self.banned_pair, |p| (p.faction, p.mat), &pairs)?;
        self.check_mats(source, others)?;
        self.check_factions(source, others)?;
        self.check_abilities(source, others.factions)?;
        self.check_tokens(source, others.factions)?;
        self.check_automa(source, others.automa)
    }

    fn check_order(&self, source: &Source, mats: &Mats) -> Result<(), DataError> {
        if self.seating.get_ref().clockwise != Faction::ALL {
            let fault = "clockwise is not the order of factions.toml and map.toml";
            return Err(source.fault(self.seating.span(), fault));
        }
        let order = &self.turn_order.get_ref().mat_order;
        let there: Vec<_> = mats.mats().map(|m| m.number.as_str()).collect();
        if order.len() != there.len() || order.iter().zip(&there).any(|(a, b)| !a.eq_ignore_ascii_case(b)) {
            let fault =
                format!("mat_order is {}, but player_mats.toml has {}", order.join(", "), there.join(", "));
            return Err(source.fault(self.turn_order.span(), fault));
        }
        Ok(())
    }

    fn check_swaps(&self, source: &Source, factions: &Factions) -> Result<(), DataError> {
        let swaps: Vec<_> = SWAPS
            .iter()
            .map(|(f, id, kind)| ((*f, (*id).to_owned(), *kind), format!("{} {id}", f.id())))
            .collect();
        let key = |s: &Swap| (s.faction, s.replaces.clone(), s.kind);
        exactly(source, "ability_swap", &self.ability_swap, key, &swaps)?;
        each(source, &self.ability_swap, |swap| {
            agree("when_players_at_least", swap.when_players_at_least, "factions.toml", SWAPPED_FROM)?;
            match (swap.kind, swap.end_game_coins_per_encounter_territory) {
                (SwapKind::Mech, None) => Ok(()),
                (SwapKind::Mech, Some(_)) => Err("a swapped mech gives no coins at the end".into()),
                (SwapKind::Faction, None) => {
                    Err("missing field \"end_game_coins_per_encounter_territory\"".into())
                }
                (SwapKind::Faction, Some(coins)) => agree(
                    "end_game_coins_per_encounter_territory",
                    coins,
                    "factions.toml",
                    factions.meander_coins(),
                ),
            }
        })
    }

    fn check_mats(&self, source: &Source, others: &Others<'_>) -> Result<(), DataError> {
        let new: Vec<_> = others.mats.mats().filter(|m| m.set == FactionSet::Invaders).collect();
        let expected: Vec<_> = new.iter().map(|m| (m.id, m.id.id().to_owned())).collect();
        exactly(source, "player_mat", &self.player_mat, |m| m.id, &expected)?;
        for (entry, mat) in self.player_mat.iter().zip(new) {
            entry.get_ref().check(mat, others.rows).map_err(|e| source.fault(entry.span(), e))?;
        }
        let rows = &self.player_mat_top_rows;
        rows.get_ref().check(others.rows).map_err(|e| source.fault(rows.span(), e))
    }

    fn check_factions(&self, source: &Source, others: &Others<'_>) -> Result<(), DataError> {
        // The file begins with Albion; the components' files run clockwise.
        let expected = [Faction::Albion, Faction::Togawa].map(|f| (f, f.id().to_owned()));
        exactly(source, "faction", &self.faction, |f| f.id, &expected)?;
        each(source, &self.faction, |faction| match others.factions.mat(faction.id) {
            Some(mat) => faction.check(mat, others),
            None => Err("factions.toml has no such faction".into()),
        })
    }

    fn check_abilities(&self, source: &Source, factions: &Factions) -> Result<(), DataError> {
        let new = || self.faction.iter().filter_map(|f| factions.mat(f.get_ref().id));
        let expected: Vec<_> =
            new().map(|m| ((m.id, m.ability.id), format!("{} {}", m.id.id(), m.ability.id.id()))).collect();
        exactly(source, "faction_ability", &self.faction_ability, |a| (a.faction, a.id), &expected)?;
        each(source, &self.faction_ability, |a| {
            agree("tokens", a.tokens, "factions.toml", factions.tokens(a.faction))
        })?;
        let mechs = new().flat_map(|m| m.mech.iter().map(|mech| (m.id, mech.id.clone())));
        let expected: Vec<_> = mechs
            .map(|(faction, id)| {
                let name = format!("{} {id}", faction.id());
                ((faction, id), name)
            })
            .collect();
        let key = |m: &NewMech| (m.faction, m.id.clone());
        exactly(source, "mech_ability", &self.mech_ability, key, &expected)?;
        each(source, &self.mech_ability, |mech| mech.check(factions))
    }

    fn check_tokens(&self, source: &Source, factions: &Factions) -> Result<(), DataError> {
        let flag = self.flag.get_ref();
        let of_flag = || {
            agree("owner", flag.owner.id(), "the engine", Faction::Albion.id())?;
            agree("count", flag.count, "factions.toml", factions.tokens(Faction::Albion))?;
            agree("per_territory_faction_tokens", flag.per_territory_faction_tokens, "the engine", 1)?;
            agree("end_game_extra_territories", flag.end_game_extra_territories, "the engine", 1)
        };
        of_flag().map_err(|e| source.fault(self.flag.span(), e))?;
        let rules = self.trap_rules.get_ref();
        let of_traps = || {
            agree("owner", rules.owner.id(), "the engine", Faction::Togawa.id())?;
            agree("per_territory_faction_tokens", rules.per_territory_faction_tokens, "the engine", 1)
        };
        of_traps().map_err(|e| source.fault(self.trap_rules.span(), e))?;
        let expected: Vec<_> = TrapId::ALL.iter().map(|id| (*id, id.id().to_owned())).collect();
        exactly(source, "trap", &self.trap, |t| t.id, &expected)?;
        debug_assert_eq!(TrapId::ALL.len(), Penalty::ALL.len());
        for (trap, there) in self.trap.iter().zip(factions.trap_losses()) {
            agree("amount", trap.get_ref().amount, "factions.toml", there)
                .map_err(|e| source.fault(trap.span(), e))?;
        }
        let components = self.components.get_ref();
        let of_components = || {
            agree("factions", components.factions, "the file", self.faction.len())?;
            agree("player_mats", components.player_mats, "the file", self.player_mat.len())?;
            agree(
                "ability_swap_tokens",
                components.ability_swap_tokens,
                "the file",
                self.ability_swap.len(),
            )?;
            let (flags, traps) = (factions.tokens(Faction::Albion), factions.tokens(Faction::Togawa));
            agree("flag_tokens", components.flag_tokens, "factions.toml", flags)?;
            agree("trap_tokens", components.trap_tokens, "factions.toml", traps)
        };
        of_components().map_err(|e| source.fault(self.components.span(), e))
    }

    /// The symbols of the new factions on the Automa cards: all of them, and no others.
    fn check_automa(&self, source: &Source, automa: &Automa) -> Result<(), DataError> {
        let mut here = Vec::new();
        for spanned in &self.automa_card_action {
            let action = spanned.get_ref();
            let fault = |message: String| Err(source.fault(spanned.span(), message));
            if action.row != action.action.token().0 {
                return fault(format!(
                    "{:?} does not stand in the {} row",
                    action.action.id(),
                    action.row.id()
                ));
            }
            let card = automa.cards().find(|c| c.number() == action.card);
            for (scheme, token) in action.tokens() {
                if !card.is_some_and(|c| c.schemes()[scheme].added().any(|t| t == token)) {
                    let number = action.card;
                    return fault(format!(
                        "automa.toml has no {token:?} in scheme{} of card {number}",
                        scheme + 1
                    ));
                }
                here.push((action.card, scheme, token));
            }
        }
        for card in automa.cards() {
            for (scheme, face) in card.schemes().into_iter().enumerate() {
                for token in face.added() {
                    let told =
                        here.iter().filter(|h| (h.0, h.1, h.2.as_str()) == (card.number(), scheme, token));
                    let count = told.count();
                    if count != 1 {
                        let number = card.number();
                        return Err(source.fault_of_file(format!(
                            "{count} automa_card_action for {token:?} in scheme{} of card {number}, expected 1",
                            scheme + 1
                        )));
                    }
                }
            }
        }
        Ok(())
    }
}

/// Entries on their way into the order of the file: where each begins, what it is and how sure.
type Placed = Vec<(usize, String, Confidence)>;

fn add<T>(all: &mut Placed, entries: &[Spanned<T>], name: impl Fn(&T) -> (String, Confidence)) {
    for entry in entries {
        let (item, confidence) = name(entry.get_ref());
        all.push((entry.span().start, item, confidence));
    }
}

impl NewMat {
    fn check(&self, mat: &PlayerMat, rows: &Rows) -> Result<(), String> {
        const FILE: &str = "player_mats.toml";
        agree("name", &self.name, FILE, &mat.name)?;
        // The rulebooks write 2a, the mats 2A.
        agree("number", self.number.to_lowercase(), FILE, mat.number.to_lowercase())?;
        agree("objective_cards", self.objective_cards, FILE, mat.start_objectives)?;
        agree("popularity", self.popularity, FILE, mat.start_popularity)?;
        agree("coins", self.coins, FILE, mat.start_coins)?;
        agree("the number of columns", self.columns.len(), FILE, mat.section.len())?;
        for ((column, section), position) in self.columns.iter().zip(&mat.section).zip(1..) {
            let of_column = || {
                agree("top", column.top.id(), FILE, section.top.id())?;
                agree("structure", column.structure.id(), FILE, rows.structure(section.top).id())?;
                agree("bottom", column.bottom.id(), FILE, section.bottom.id())?;
                if let Some((resource, bonus)) = rows.bottom(section.bottom) {
                    agree("resource", column.resource.id(), FILE, resource.id())?;
                    let bonus = column_bonus(bonus);
                    agree("recruit_bonus", column.recruit_bonus.id(), FILE, bonus.id())?;
                }
                agree("cost", column.cost, FILE, section.cost)?;
                agree("bracketed", column.bracketed, FILE, section.reducible)?;
                agree("coins", column.coins, FILE, section.coins)
            };
            of_column().map_err(|e| format!("column {position}: {e}"))?;
        }
        Ok(())
    }
}

const fn column_bonus(kind: BonusKind) -> ColumnBonus {
    match kind {
        BonusKind::Power => ColumnBonus::Power,
        BonusKind::Coins => ColumnBonus::Coins,
        BonusKind::Popularity => ColumnBonus::Popularity,
        BonusKind::CombatCard => ColumnBonus::CombatCard,
    }
}

impl TopRows {
    fn check(&self, rows: &Rows) -> Result<(), String> {
        let TopRows { movement, bolster, trade, produce, .. } = self;
        let units = rows.amounts(Top::Move, TopGain::MoveUnits);
        let coins = rows.amounts(Top::Move, TopGain::Coins);
        let power = rows.amounts(Top::Bolster, TopGain::Power);
        let cards = rows.amounts(Top::Bolster, TopGain::CombatCard);
        let popularity = rows.amounts(Top::Trade, TopGain::Popularity);
        let territories = rows.amounts(Top::Produce, TopGain::Territories);
        let numbers = [
            ("move: units", movement.units, units[0]),
            ("move: upgraded_units", movement.upgraded_units, units[1]),
            ("move: or_coins", movement.or_coins, coins[0]),
            ("move: upgraded_coins", movement.upgraded_coins, coins[1]),
            ("bolster: pay_coins", bolster.pay_coins, rows.coins(Top::Bolster)),
            ("bolster: power", bolster.power, power[0]),
            ("bolster: upgraded_power", bolster.upgraded_power, power[1]),
            ("bolster: or_cards", bolster.or_cards, cards[0]),
            ("bolster: upgraded_cards", bolster.upgraded_cards, cards[1]),
            ("bolster: monument_popularity", bolster.monument_popularity, rows.monument_popularity()),
            ("trade: pay_coins", trade.pay_coins, rows.coins(Top::Trade)),
            ("trade: resources", trade.resources, rows.amounts(Top::Trade, TopGain::Resource)[0]),
            ("trade: or_popularity", trade.or_popularity, popularity[0]),
            ("trade: upgraded_popularity", trade.upgraded_popularity, popularity[1]),
            ("trade: armory_power", trade.armory_power, rows.armory_power()),
            ("produce: territories", produce.territories, territories[0]),
            ("produce: upgraded_territories", produce.upgraded_territories, territories[1]),
        ];
        for (what, got, there) in numbers {
            agree(what, got, "player_mats.toml", there)?;
        }
        // Kinds only: the list tells no amounts.
        if !produce.worker_slot_costs.iter().copied().map(Some).eq(rows.produce_spaces().map(slot_cost)) {
            return Err(
                "produce: worker_slot_costs are not those of the produce_track in player_mats.toml".into()
            );
        }
        Ok(())
    }
}

/// The kind of a space's cost, if it is of one kind.
const fn slot_cost(cost: ProduceCost) -> Option<SlotCost> {
    match (cost.power > 0, cost.popularity > 0, cost.coins > 0) {
        (false, false, false) => Some(SlotCost::Nothing),
        (true, false, false) => Some(SlotCost::Power),
        (false, true, false) => Some(SlotCost::Popularity),
        (false, false, true) => Some(SlotCost::Coins),
        _ => None,
    }
}

impl NewFaction {
    fn check(&self, mat: &FactionMat, others: &Others<'_>) -> Result<(), String> {
        const FILE: &str = "factions.toml";
        agree("name", &self.name, FILE, &mat.name)?;
        agree("character", self.character.as_str(), FILE, &mat.character())?;
        agree("color", self.color.as_str(), FILE, mat.colour())?;
        agree("start_power", self.start_power, FILE, mat.start_power)?;
        agree("start_combat_cards", self.start_combat_cards, FILE, mat.start_combat_cards)?;
        let speed = mat.mech.iter().any(|m| matches!(m.ability, MechAbility::Speed(_)));
        agree("speed_ability", self.speed_ability, FILE, speed)?;
        let one_time = &self.recruit_one_time;
        let here = [one_time.power, one_time.coins, one_time.popularity, one_time.combat_cards];
        for ((kind, got), there) in BonusKind::ALL.iter().zip(here).zip(others.factions.one_time()) {
            agree(&format!("recruit_one_time {}", kind.id()), got, FILE, there)?;
        }
        let Some(home) = others.map.home(self.id) else { return Ok(()) };
        agree("home", &self.home, "map.toml", &home.location)?;
        let same = self.start_worker_hexes.len() == home.connects.len()
            && home.connects.iter().all(|h| self.start_worker_hexes.contains(h));
        if same {
            Ok(())
        } else {
            Err("start_worker_hexes are not the hexes its home base connects to in map.toml".into())
        }
    }
}

impl NewMech {
    fn check(&self, factions: &Factions) -> Result<(), String> {
        let (opponent, own, cards) = match self.id.as_str() {
            "sword" => (Some("SWORD_LOSS"), None, None),
            "shield" => (None, Some("SHIELD_GAIN"), None),
            "ronin" => (None, Some("RONIN_GAIN"), None),
            "suiton" => (None, None, Some("SUITON_CARDS")),
            _ => (None, None, None),
        };
        let there = |name: Option<&str>| name.and_then(|n| factions.number(n)).map(i16::from);
        let numbers = [
            ("opponent_power", self.opponent_power.map(i16::from), there(opponent).map(|n| -n)),
            ("own_power", self.own_power.map(i16::from), there(own)),
            ("extra_combat_cards_on_lake", self.extra_combat_cards_on_lake.map(i16::from), there(cards)),
        ];
        let show = |n: Option<i16>| n.map_or("nothing".into(), |n| n.to_string());
        for (what, got, there) in numbers {
            agree(&format!("{}: {what}", self.id), show(got), "factions.toml", show(there))?;
        }
        Ok(())
    }
}
