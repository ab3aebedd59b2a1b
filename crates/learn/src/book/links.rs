//! From what is asked, and from every symbol, to the topic that explains it.

use super::{BookTopic, Rulebook};
use kosa_engine::Question;
use kosa_engine::vocab::{
    BottomAction, Faction, FactionAbility, MechAbility, Section, Star, Structure, Terrain, TopAction,
    UnitKind,
};
use kosa_lang::{Term, Topic};

impl Rulebook {
    /// The topic that explains what is asked.
    pub fn topic_for(question: Question) -> Option<&'static BookTopic> {
        Rulebook::topic(match question {
            Question::Section | Question::Top(_) => "turn",
            Question::Bottom(section) => of_section(section),
            Question::EndTurn => "objectives",
            Question::Units | Question::Onward | Question::Carry => "move",
            Question::CombatOrder | Question::Ability { .. } | Question::Dials => "combat",
            Question::Retreat => "retreat",
            Question::Encounter { .. }
            | Question::WorkerPlace
            | Question::Peek
            | Question::Airlift { .. } => "encounter",
            Question::Take { .. } | Question::Pay { .. } | Question::Discard { .. } => "turn",
            Question::PlaceOn { .. } | Question::PickResources { .. } => "trade",
            Question::FactoryPick => "factory",
            Question::Produce { .. } => "produce",
            Question::Upgrade => "upgrade",
            Question::Deploy { .. } => "deploy",
            Question::Build { .. } => "build",
            Question::Enlist => "enlist",
            Question::PlaceToken | Question::ArmTrap { .. } => "invaders",
            Question::Flight { .. } => "airships",
            Question::Toll { .. }
            | Question::Challenge
            | Question::Spy
            | Question::Exchange
            | Question::Refuge { .. } => "tiles",
            Question::TileStar => "resolutions",
        })
    }

    /// The topic that explains a symbol or term.
    pub fn topic_of(symbol: Topic) -> Option<&'static BookTopic> {
        Rulebook::topic(match symbol {
            Topic::Faction(faction) => faction.id(),
            Topic::FactionAbility(ability) => of_ability(ability)?.id(),
            Topic::Ability(ability) => of_mech(ability)?.id(),
            Topic::Terrain(Terrain::Lake) => "river",
            Topic::Terrain(Terrain::Factory) => "factory",
            Topic::Terrain(_) | Topic::Resource(_) | Topic::Structure(Structure::Mill) => "produce",
            Topic::Unit(UnitKind::Worker) => "workers",
            Topic::Unit(UnitKind::Airship) => "airships",
            Topic::AirshipTile(_) => "tiles",
            Topic::Unit(_) | Topic::Top(TopAction::Move) => "move",
            Topic::Structure(Structure::Mine) => "tunnels",
            Topic::Structure(Structure::Monument) | Topic::Top(TopAction::Bolster) => "bolster",
            Topic::Structure(Structure::Armory) | Topic::Top(TopAction::Trade) => "trade",
            Topic::Top(TopAction::Produce) => "produce",
            Topic::Bottom(BottomAction::Upgrade) => "upgrade",
            Topic::Bottom(BottomAction::Deploy) => "deploy",
            Topic::Bottom(BottomAction::Build) => "build",
            Topic::Tile(_) => "structures",
            Topic::Bottom(BottomAction::Enlist) => "enlist",
            Topic::Star(Star::Mission | Star::Tile) | Topic::Resolution(_) => "resolutions",
            Topic::Star(Star::Tracker) => "solo-score",
            Topic::Level(_) | Topic::Dial(_) => "solo-levels",
            Topic::Star(_) => "stars",
            Topic::Trap(_) => "invaders",
            Topic::Switch(_) => "variants",
            Topic::Term(term) => of_term(term),
        })
    }
}

const fn of_section(section: Section) -> &'static str {
    match section {
        Section::Upgrade => "upgrade",
        Section::Deploy => "deploy",
        Section::Build => "build",
        Section::Enlist => "enlist",
        Section::Factory => "factory",
    }
}

/// The faction whose ability it is.
fn of_ability(ability: FactionAbility) -> Option<Faction> {
    Faction::ALL.into_iter().find(|faction| faction.ability() == ability)
}

/// The faction with this mech; of those that share one, the first.
fn of_mech(ability: MechAbility) -> Option<Faction> {
    Faction::ALL.into_iter().find(|faction| faction.mat().mechs.contains(&ability))
}

const fn of_term(term: Term) -> &'static str {
    match term {
        Term::ActionToken | Term::TopRow | Term::BottomRow => "turn",
        Term::Territory => "board",
        Term::Control => "control",
        Term::River => "river",
        Term::Tunnel => "tunnels",
        Term::HomeBase => "board",
        Term::Encounter => "encounter",
        Term::FactoryCard => "factory",
        Term::Power | Term::CombatCards | Term::Combat => "combat",
        Term::Popularity | Term::Coins | Term::Score => "score",
        Term::Retreat => "retreat",
        Term::Objective => "objectives",
        Term::Stars => "stars",
        Term::Cubes => "upgrade",
        Term::Recruits => "enlist",
        Term::StructureBonus => "structures",
        Term::Flag | Term::Trap => "invaders",
        Term::Automa | Term::Scheme => "automa",
        Term::StarTrack => "solo-score",
        Term::Unofficial => "solo-tables",
        Term::AirshipRange => "airships",
        Term::Freight => "cargo",
        Term::AirshipTiles | Term::Refuge => "tiles",
        Term::ResolutionTile | Term::OpenObjective | Term::TurnsLeft | Term::Unchecked => "resolutions",
    }
}
