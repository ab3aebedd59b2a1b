mod wind_gambit;

use std::fmt::{Display, Write};

use crate::automa::{GainToken, MoveToken, RecruitToken, Retreat, Scheme, Symbol};
use crate::cards::{Cost, EncounterSet, FactorySet, Gain, GainType};
use crate::factions::{FactionSet, MechAbility};
use crate::map::{HEXES, PLACES};
use crate::objectives::{Condition, ObjectiveSet};
use crate::rows::{Top, TopGain};
use crate::tiles::TileKind;
use crate::words::{Faction, Terrain};
use crate::{English, Facts};

/// The Rust source of the tables: the engine's module `tables::generated`, beside which the engine's vocabulary and the
/// types of the tables lie. The texts of tiles are in them only where `english` says them otherwise.
pub fn generate(facts: &Facts, english: &English) -> String {
    let mut out = Tables(String::from(
        "//! Generated from data/*.toml by `cargo xtask tables`: edit those files, not this one.\n\nuse super::*;\n",
    ));
    map(&mut out, facts);
    mats(&mut out, facts);
    rows(&mut out, facts);
    cards(&mut out, facts);
    tiles(&mut out, facts);
    tracks(&mut out, facts);
    automa(&mut out, facts);
    wind_gambit::airships(&mut out, facts, english);
    wind_gambit::resolutions(&mut out, facts, english);
    doubts(&mut out, facts);
    out.0
}

struct Tables(String);

impl Tables {
    fn scalar(&mut self, doc: &str, visibility: &str, name: &str, kind: &str, value: impl Display) {
        self.put(format_args!("\n/// {doc}\n{visibility} const {name}: {kind} = {value};\n"));
    }

    fn array<T: Display>(&mut self, doc: &str, name: &str, kind: &str, values: impl IntoIterator<Item = T>) {
        let values: Vec<_> = values.into_iter().map(|v| format!("    {v},\n")).collect();
        let (n, body) = (values.len(), values.concat());
        self.put(format_args!("\n/// {doc}\npub(crate) static {name}: [{kind}; {n}] = [\n{body}];\n"));
    }

    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.0.write_fmt(text);
    }
}

fn list<T>(items: impl IntoIterator<Item = T>, show: impl Fn(T) -> String) -> String {
    format!("[{}]", items.into_iter().map(show).collect::<Vec<_>>().join(", "))
}

fn terrain(t: Terrain) -> String {
    format!("Terrain::{t:?}")
}

/// A set as the engine's type of that name.
fn set(name: &str, bits: u64) -> String {
    format!("{name}({bits:#018x})")
}

fn places(bits: u64) -> String {
    set("PlaceSet", bits)
}

fn map(out: &mut Tables, facts: &Facts) {
    let map = &facts.map;
    let factory = map.set(|h| h.terrain == Terrain::Factory).trailing_zeros();
    out.scalar("Index of the Factory among the hexes.", "pub", "FACTORY_HEX", "u8", factory);
    out.array("Terrain of each hex.", "TERRAIN", "Terrain", map.hexes().map(|h| terrain(h.terrain)));
    let axial = map.axial();
    debug_assert_eq!(axial.len(), PLACES);
    out.array(
        "Axial coordinates of each place.",
        "AXIAL",
        "(i8, i8)",
        axial.iter().map(|(q, r)| format!("({q}, {r})")),
    );
    let of_terrain = Terrain::ALL.iter().map(|t| places(map.set(|h| h.terrain == *t)));
    out.array("The hexes of each terrain.", "OF_TERRAIN", "PlaceSet", of_terrain);
    let sets = [
        ("All hexes.", "ALL_HEXES", (1 << HEXES) - 1),
        ("The hexes with a printed tunnel.", "TUNNELS", map.set(|h| h.tunnel)),
        ("The hexes with a printed encounter.", "ENCOUNTER_HEXES", map.set(|h| h.encounter)),
        ("The lakes.", "LAKES", map.lakes()),
    ];
    for (doc, name, bits) in sets {
        out.scalar(doc, "pub(crate)", name, "PlaceSet", places(bits));
    }
    let tables = [
        ("For each place the hexes that touch it, rivers and lakes or not.", "ADJACENT", map.adjacent()),
        ("For each land place the land hexes reached without crossing a river.", "LAND", map.land()),
        ("For each land place the land hexes across a river.", "RIVER", map.river()),
        ("For each land place the adjacent lakes; for each lake all adjacent hexes.", "WATER", map.water()),
    ];
    for (doc, name, table) in tables {
        out.array(doc, name, "PlaceSet", table.into_iter().map(places));
    }
}

fn mats(out: &mut Tables, facts: &Facts) {
    let factions = facts.factions.mats().map(|m| {
        let mechs = list(&m.mech, |mech| match &mech.ability {
            MechAbility::Riverwalk(two) => format!("MechAbility::Riverwalk({})", list(*two, terrain)),
            MechAbility::Speed(_) => "MechAbility::Speed".into(),
            MechAbility::OneOfAKind(name) => format!("MechAbility::{name}"),
        });
        format!(
            "FactionMat {{ name: {:?}, base: {}, power: {}, combat_cards: {}, ability: FactionAbility::{:?}, mechs: {mechs} }}",
            m.name,
            m.set == FactionSet::Base,
            m.start_power,
            m.start_combat_cards,
            m.ability.id
        )
    });
    out.array("The faction mats, clockwise.", "FACTIONS", "FactionMat", factions);
    let mats = facts.mats.mats().map(|m| {
        let sections = list(&m.section, |s| {
            format!(
                "MatSection {{ top: TopAction::{:?}, bottom: BottomAction::{:?}, cost: {}, reducible: {}, coins: {} }}",
                s.top, s.bottom, s.cost, s.reducible, s.coins
            )
        });
        format!(
            "MatFace {{ name: {:?}, number: {:?}, base: {}, popularity: {}, coins: {}, objectives: {}, sections: {sections} }}",
            m.name,
            m.number,
            m.set == FactionSet::Base,
            m.start_popularity,
            m.start_coins,
            m.start_objectives
        )
    });
    out.array("The player mats by number.", "MATS", "MatFace", mats);
    let pieces = facts.factions.pieces();
    out.scalar("Mechs each faction has.", "pub(crate)", "MECHS", "usize", pieces.mechs);
    out.scalar("Workers each faction has.", "pub(crate)", "WORKERS", "usize", pieces.workers);
    for (name, meaning, value) in facts.factions.numbers() {
        out.scalar(meaning, "pub(crate)", name, "u8", value);
    }
    let (speed, meander) = (facts.factions.speed_hexes(), facts.factions.meander_options());
    out.scalar("Territories Speed adds to a move.", "pub(crate)", "SPEED_HEXES", "u8", speed);
    out.scalar("Options of an encounter card with Meander.", "pub(crate)", "MEANDER_OPTIONS", "u32", meander);
    let factions = &facts.factions;
    out.scalar(
        "Coins Meander adds at the end for each encounter territory, once it is swapped.",
        "pub(crate)",
        "MEANDER_COINS",
        "u32",
        factions.meander_coins(),
    );
    let swapped = facts.invaders.swapped_from();
    out.scalar("Players from which abilities are swapped.", "pub(crate)", "SWAPPED_FROM", "u8", swapped);
    out.scalar("Flags Albion has.", "pub(crate)", "FLAGS", "u32", factions.tokens(Faction::Albion));
    out.scalar(
        "What each Trap takes.",
        "pub(crate)",
        "TRAP_LOSS",
        "[u8; 4]",
        list(factions.trap_losses(), |n| n.to_string()),
    );
}

fn rows(out: &mut Tables, facts: &Facts) {
    let rows = &facts.rows;
    let amounts = |top, gain| list(rows.amounts(top, gain), |n| n.to_string());
    let [tokens, _] = rows.amounts(Top::Trade, TopGain::Resource);
    let fields = [
        ("move_units", amounts(Top::Move, TopGain::MoveUnits)),
        ("move_coins", amounts(Top::Move, TopGain::Coins)),
        ("bolster_cost", rows.coins(Top::Bolster).to_string()),
        ("bolster_power", amounts(Top::Bolster, TopGain::Power)),
        ("bolster_cards", amounts(Top::Bolster, TopGain::CombatCard)),
        ("trade_cost", rows.coins(Top::Trade).to_string()),
        ("trade_resources", tokens.to_string()),
        ("trade_popularity", amounts(Top::Trade, TopGain::Popularity)),
        ("produce_territories", amounts(Top::Produce, TopGain::Territories)),
    ];
    let fields: String = fields.iter().map(|(name, value)| format!("    {name}: {value},\n")).collect();
    let top = format!("TopActions {{\n{fields}}}");
    out.scalar("The top row of every player mat.", "pub(crate)", "TOP", "TopActions", top);
    let costs = rows.produce_costs(facts.factions.pieces().workers);
    out.array(
        "What Produce costs in power, popularity and coins, by workers on the board.",
        "PRODUCE_COST",
        "(u8, u8, u16)",
        costs.map(|c| format!("({}, {}, {})", c.power, c.popularity, c.coins)),
    );
    let (monument, armory) = (rows.monument_popularity(), rows.armory_power());
    out.scalar("Popularity the Monument adds.", "pub(crate)", "MONUMENT_POPULARITY", "u8", monument);
    out.scalar("Power the Armory adds.", "pub(crate)", "ARMORY_POWER", "u8", armory);
    out.array("One-time recruit bonuses by kind.", "ONE_TIME_BONUS", "u8", facts.factions.one_time());
    out.array("Ongoing recruit bonuses by kind.", "ONGOING_BONUS", "u8", rows.ongoing());
}

fn cost(c: &Cost) -> String {
    format!(
        "Cost {{ coins: {}, popularity: {}, power: {}, combat_cards: {}, any_resources: {}, distinct: {} }}",
        c.coins, c.popularity, c.power, c.combat_card, c.resource_any, c.distinct
    )
}

fn effect(g: &Gain) -> String {
    let n = g.amount;
    let effect = match (g.kind, g.resource) {
        (GainType::Coins, _) => format!("Coins({n})"),
        (GainType::Popularity, _) => format!("Popularity({n})"),
        (GainType::Power, _) => format!("Power({n})"),
        (GainType::CombatCard, _) => format!("CombatCards({n})"),
        (GainType::Resource, Some(r)) => format!("Resource(Resource::{r:?}, {n})"),
        (GainType::Resource, None) => format!("AnyResources({n})"),
        (GainType::Worker, _) => format!("Workers({n})"),
        (GainType::Upgrade, _) => "Upgrade".into(),
        (GainType::Deploy, _) => "Deploy".into(),
        (GainType::Build, _) => "Build".into(),
        (GainType::Enlist, _) => "Enlist".into(),
        (GainType::Produce, _) => format!("Produce({n})"),
        (GainType::Peek, _) => "Peek".into(),
        (GainType::MoveUnits, _) => "Airlift".into(),
    };
    format!("Effect::{effect}")
}

fn condition(c: &Condition) -> String {
    let condition = match c {
        Condition::Plain(name) => (*name).to_owned(),
        Condition::Minimum(name, min) => format!("{name}({min})"),
        Condition::Range(name, min, max) => format!("{name}(Range {{ min: {min}, max: {max} }})"),
        Condition::ControlTerrain(t, min) => format!("ControlTerrain({}, {min})", terrain(*t)),
        Condition::TokensOnOneTerritory(min) => format!("TokensOnOneTerritory({min})"),
        Condition::TerritoryWith { mechs, workers, resources } => {
            format!("TerritoryWith {{ mechs: {mechs}, workers: {workers}, resources: {resources} }}")
        }
        Condition::ResourcesOnOneTerritory { min, each } => {
            format!("ResourcesOnOneTerritory {{ min: {min}, each: {each} }}")
        }
    };
    format!("Condition::{condition}")
}

fn cards(out: &mut Tables, facts: &Facts) {
    let encounters: Vec<_> = facts
        .encounters
        .cards()
        .map(|c| {
            let options = list(c.option.iter().map(toml::Spanned::get_ref), |o| {
                let gains = list(&o.gain, effect);
                format!("EncounterOption {{ cost: {}, gains: &{gains} }}", cost(&o.cost))
            });
            format!("EncounterCard {{ base: {}, options: {options} }}", c.set == EncounterSet::Base)
        })
        .collect();
    let factory: Vec<_> = facts
        .factory
        .cards()
        .map(|c| {
            let options = list(&c.options, |gains| format!("&{}", list(gains, effect)));
            let base = c.set == FactorySet::Base;
            format!("FactoryCardFace {{ base: {base}, cost: {}, options: &{options} }}", cost(&c.cost))
        })
        .collect();
    let objectives: Vec<_> = facts
        .objectives
        .cards()
        .map(|c| {
            format!(
                "ObjectiveCard {{ base: {}, timing: Timing::{:?}, conditions: &{} }}",
                c.set == ObjectiveSet::Base,
                c.timing,
                list(&c.all, condition)
            )
        })
        .collect();
    let sets = [
        (
            "ENCOUNTERS",
            "EncounterSet",
            card_sets(facts.encounters.cards().map(|c| (c.number, c.set == EncounterSet::Base))),
        ),
        (
            "FACTORY",
            "FactoryCardSet",
            card_sets(facts.factory.cards().map(|c| (c.number, c.set == FactorySet::Base))),
        ),
        (
            "OBJECTIVES",
            "ObjectiveSet",
            card_sets(facts.objectives.cards().map(|c| (c.number, c.set == ObjectiveSet::Base))),
        ),
    ];
    for (name, kind, [base, promo]) in sets {
        out.scalar(
            "The cards in every box, a bit for each number.",
            "pub(crate)",
            &format!("BASE_{name}"),
            kind,
            set(kind, base),
        );
        out.scalar(
            "The cards sold apart, a bit for each number.",
            "pub(crate)",
            &format!("PROMO_{name}"),
            kind,
            set(kind, promo),
        );
    }
    let bottom = facts.factory.bottom();
    out.scalar("Units a Factory card moves.", "pub(crate)", "FACTORY_MOVE_UNITS", "u8", bottom.units);
    out.scalar(
        "Territories a Factory card moves a unit.",
        "pub(crate)",
        "FACTORY_MOVE_STEPS",
        "u8",
        bottom.moves,
    );
    out.scalar("Encounter cards known.", "pub", "ENCOUNTER_CARDS", "u8", encounters.len());
    out.scalar("Factory cards known.", "pub", "FACTORY_CARDS", "u8", factory.len());
    out.scalar("Objective cards known.", "pub", "OBJECTIVE_CARDS", "u8", objectives.len());
    out.array("The encounter cards by number.", "ENCOUNTERS", "EncounterCard", encounters);
    out.array("The Factory cards by number.", "FACTORY", "FactoryCardFace", factory);
    out.array("The objective cards by number.", "OBJECTIVES", "ObjectiveCard", objectives);
}

/// The cards of the base box and the others, a bit for each number.
fn card_sets(cards: impl Iterator<Item = (usize, bool)>) -> [u64; 2] {
    cards.fold([0; 2], |[base, promo], (number, in_base)| {
        let bit = 1 << number;
        if in_base { [base | bit, promo] } else { [base, promo | bit] }
    })
}

fn tiles(out: &mut Tables, facts: &Facts) {
    let tiles = facts.tiles.base().map(|t| {
        let places = places(t.set_of(&facts.map));
        let kind = match t.kind {
            TileKind::LongestLine => "LongestLine".into(),
            TileKind::AdjacentFeature => format!("Adjacent({places})"),
            _ => format!("On({places})"),
        };
        let coins = list(t.coins(), |c| c.to_string());
        format!("StructureTileFace {{ kind: TileKind::{kind}, coins: &{coins} }}")
    });
    out.array("The structure bonus tiles of the base game.", "STRUCTURE_TILES", "StructureTileFace", tiles);
}

fn tracks(out: &mut Tables, facts: &Facts) {
    let (popularity, power) = (facts.tiles.popularity(), facts.tiles.power());
    let ends = [
        ("The end of the power track.", "MAX_POWER", power.max),
        ("The end of the popularity track.", "MAX_POPULARITY", popularity.max),
        ("The most a power dial shows.", "MAX_DIAL", power.dial_max),
    ];
    for (doc, name, end) in ends {
        out.scalar(doc, "pub(crate)", name, "u8", end);
    }
    let tiers = popularity.tiers.iter().map(|t| {
        let rates = format!("({}, {}, {})", t.per_star, t.per_territory, t.per_resource_pair);
        format!("Tier {{ from: {}, rates: {rates} }}", t.from)
    });
    out.array("The tiers of the popularity track, from the bottom.", "TIERS", "Tier", tiers);
    let factory = popularity.factory_counts_as_territories;
    out.scalar("Territories the Factory counts for.", "pub(crate)", "FACTORY_TERRITORIES", "u32", factory);
    let deck = format!("CombatCards({})", list(facts.tiles.deck(), |n| n.to_string()));
    out.scalar("The combat deck.", "pub(crate)", "COMBAT_DECK", "CombatCards", deck);
    let stars = facts.tiles.stars_per_player();
    out.scalar("Stars each player has.", "pub(crate)", "STARS_PER_PLAYER", "u8", stars);
    let goals =
        facts.tiles.goals().map(|(need, spaces)| format!("Goal {{ need: {need}, spaces: {spaces} }}"));
    out.array("The goals of the triumph track.", "TRIUMPH", "Goal", goals);
}

fn symbol<T>(s: &Symbol<T>, what: String) -> String {
    let only = s.only.map_or("None".into(), |f: Faction| format!("Some(Faction::{f:?})"));
    format!("AutomaSymbol {{ what: {what}, only: {only} }}")
}

fn automa_scheme(scheme: &Scheme) -> String {
    let moves = list(&scheme.moves, |s| {
        let what = match s.what {
            MoveToken::AttackUnits => format!("AttackUnits({})", s.number),
            other => format!("{other:?}"),
        };
        symbol(s, format!("AutomaMove::{what}"))
    });
    let gains = list(&scheme.gains, |s| {
        let name = match s.what {
            GainToken::Worker => "Workers",
            GainToken::MechOrCharacter => "MechOrCharacter",
            GainToken::Coin => "Coins",
            GainToken::Power => "Power",
            GainToken::CombatCard => "CombatCards",
        };
        symbol(s, format!("AutomaGain::{name}({})", s.number))
    });
    let bonus = match scheme.recruit_bonus {
        RecruitToken::None => "None",
        RecruitToken::Power => "Some(RecruitBonus::Power)",
        RecruitToken::Coin => "Some(RecruitBonus::Coins)",
        RecruitToken::Popularity => "Some(RecruitBonus::Popularity)",
        RecruitToken::CombatCard => "Some(RecruitBonus::CombatCards)",
    };
    format!("AutomaScheme {{ moves: &{moves}, gains: &{gains}, recruit_bonus: {bonus} }}")
}

fn automa(out: &mut Tables, facts: &Facts) {
    let automa = &facts.automa;
    out.scalar("Automa cards.", "pub", "AUTOMA_CARDS", "u8", automa.cards().count());
    let cards = automa.cards().map(|c| {
        format!(
            "AutomaCardFace {{ star_advance: {}, skip: {}, combat_power: {:?}, combat_cards: {}, resources: {}, schemes: {} }}",
            c.star_advance,
            c.autometta_skip,
            c.combat_power,
            c.combat_cards,
            c.resources,
            list(c.schemes(), automa_scheme)
        )
    });
    out.array("The Automa cards by number.", "AUTOMA", "AutomaCardFace", cards);
    let levels = automa.levels().map(|(level, track)| {
        format!(
            "AutomaLevelFace {{ spaces: {}, stars: SpaceSet::of(&{:?}), no_water: SpaceSet::of(&{:?}), skip_turns: {}, all_moves: {}, retreats_home: {}, extra_coins: {}, extra_power: {} }}",
            track.spaces,
            track.stars(),
            track.no_water(),
            level.skip_turns,
            level.all_moves,
            level.combat_units_retreat_to == Retreat::HomeBase,
            level.extra_coin_per_coin_card,
            level.extra_power_per_power_card
        )
    });
    out.array("The levels of the Automa.", "AUTOMA_LEVELS", "AutomaLevelFace", levels);
    out.scalar(
        "The least power of the second and of the third column of an Automa card's combat part.",
        "pub(crate)",
        "AUTOMA_POWER_COLUMNS",
        "[u8; 2]",
        list(automa.power_columns(), |n| n.to_string()),
    );
    let (setup, stars, scoring) = (automa.setup(), automa.stars(), automa.scoring());
    let human = scoring.human_max_scoring_resources_per_territory;
    let numbers = [
        ("Coins the Automa starts with.", "AUTOMA_COINS", "u16", setup.coins),
        ("The Automa's popularity, which never changes.", "AUTOMA_POPULARITY", "u8", setup.popularity),
        ("Coins the Automa scores for a star.", "AUTOMA_PER_STAR", "u32", scoring.coins_per_star),
        (
            "Coins the Automa scores for a territory.",
            "AUTOMA_PER_TERRITORY",
            "u32",
            scoring.coins_per_territory,
        ),
        (
            "Resources of a territory that count for a person who plays against the Automa.",
            "HUMAN_RESOURCES_PER_TERRITORY",
            "u32",
            human,
        ),
        ("Combat stars the Automa may have.", "AUTOMA_COMBAT_STARS", "u8", stars.max_combat_stars),
    ];
    for (doc, name, kind, value) in numbers {
        out.scalar(doc, "pub(crate)", name, kind, value);
    }
}

fn doubts(out: &mut Tables, facts: &Facts) {
    out.put(format_args!(
        "\n/// What is not known for certain, by file.\npub static DOUBTS: &[Doubt] = &[\n"
    ));
    for d in facts.doubts() {
        out.put(format_args!(
            "    Doubt {{ file: {:?}, item: {:?}, status: {:?}, note: {:?} }},\n",
            d.file, d.item, d.status, d.note
        ));
    }
    out.put(format_args!("];\n"));
}
