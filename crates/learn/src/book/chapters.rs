//! The topics in their order, each with its rulings and terms.

use super::{BookTopic, Kind};
use kosa_engine::vocab::{BottomAction, Faction, Structure, Terrain, TopAction, UnitKind};
use kosa_lang::{Term, Topic};

const fn text(
    id: &'static str,
    (title, body): (&'static str, &'static str),
    rulings: &'static [&'static str],
    terms: &'static [Topic],
) -> BookTopic {
    BookTopic { id, kind: Kind::Text(title, body), rulings, terms }
}

const fn faction(id: &'static str, faction: Faction, rulings: &'static [&'static str]) -> BookTopic {
    BookTopic { id, kind: Kind::Faction(faction), rulings, terms: &[] }
}

pub(super) const CHAPTERS: &[BookTopic] = &[
    text("aim", ("book-aim-title", "book-aim"), &["RL-097", "RL-101"], &[]),
    text(
        "turn",
        ("book-turn-title", "book-turn"),
        &["RL-001", "RL-002", "RL-003", "RL-004", "RL-005", "RL-006", "RL-007"],
        &[Topic::Term(Term::ActionToken), Topic::Term(Term::TopRow), Topic::Term(Term::BottomRow)],
    ),
    text(
        "move",
        ("book-move-title", "book-move"),
        &["RL-008", "RL-009", "RL-010", "RL-011", "RL-012", "RL-021", "RL-027"],
        &[
            Topic::Top(TopAction::Move),
            Topic::Unit(UnitKind::Character),
            Topic::Unit(UnitKind::Mech),
            Topic::Unit(UnitKind::Worker),
            Topic::Term(Term::HomeBase),
        ],
    ),
    text(
        "river",
        ("book-river-title", "book-river"),
        &["RL-013", "RL-014", "RL-022", "RL-023", "RL-024", "RL-025", "RL-111"],
        &[Topic::Term(Term::River), Topic::Terrain(Terrain::Lake)],
    ),
    text(
        "tunnels",
        ("book-tunnels-title", "book-tunnels"),
        &["RL-015", "RL-115"],
        &[Topic::Term(Term::Tunnel), Topic::Structure(Structure::Mine)],
    ),
    text(
        "workers",
        ("book-workers-title", "book-workers"),
        &["RL-016", "RL-017", "RL-018", "RL-019", "RL-020", "RL-030", "RL-034", "RL-158"],
        &[],
    ),
    text(
        "control",
        ("book-control-title", "book-control"),
        &["RL-028", "RL-029", "RL-030", "RL-031"],
        &[Topic::Term(Term::Territory), Topic::Term(Term::Control)],
    ),
    text(
        "combat",
        ("book-combat-title", "book-combat"),
        &[
            "RL-032", "RL-033", "RL-034", "RL-035", "RL-036", "RL-037", "RL-042", "RL-043", "RL-044",
            "RL-045", "RL-046", "RL-047", "RL-048",
        ],
        &[Topic::Term(Term::Combat), Topic::Term(Term::Power), Topic::Term(Term::CombatCards)],
    ),
    text(
        "retreat",
        ("book-retreat-title", "book-retreat"),
        &["RL-038", "RL-039", "RL-040", "RL-041", "RL-049"],
        &[Topic::Term(Term::Retreat)],
    ),
    text(
        "encounter",
        ("book-encounter-title", "book-encounter"),
        &["RL-050", "RL-051", "RL-052", "RL-053", "RL-054", "RL-055", "RL-056", "RL-057"],
        &[Topic::Term(Term::Encounter)],
    ),
    text(
        "factory",
        ("book-factory-title", "book-factory"),
        &["RL-026", "RL-058", "RL-059", "RL-060", "RL-061", "RL-062", "RL-063", "RL-064"],
        &[Topic::Terrain(Terrain::Factory), Topic::Term(Term::FactoryCard)],
    ),
    text(
        "objectives",
        ("book-objectives-title", "book-objectives"),
        &["RL-065", "RL-066", "RL-067", "RL-068", "RL-069"],
        &[Topic::Term(Term::Objective)],
    ),
    text(
        "produce",
        ("book-produce-title", "book-produce"),
        &["RL-070", "RL-071", "RL-072", "RL-073", "RL-074", "RL-075", "RL-076", "RL-077"],
        &[
            Topic::Top(TopAction::Produce),
            Topic::Terrain(Terrain::Farm),
            Topic::Terrain(Terrain::Mountain),
            Topic::Terrain(Terrain::Tundra),
            Topic::Terrain(Terrain::Forest),
            Topic::Terrain(Terrain::Village),
            Topic::Structure(Structure::Mill),
        ],
    ),
    text(
        "trade",
        ("book-trade-title", "book-trade"),
        &["RL-078", "RL-079", "RL-080", "RL-081", "RL-082"],
        &[Topic::Top(TopAction::Trade), Topic::Structure(Structure::Armory)],
    ),
    text(
        "bolster",
        ("book-bolster-title", "book-bolster"),
        &["RL-083"],
        &[Topic::Top(TopAction::Bolster), Topic::Structure(Structure::Monument)],
    ),
    text(
        "upgrade",
        ("book-upgrade-title", "book-upgrade"),
        &["RL-084", "RL-082"],
        &[Topic::Bottom(BottomAction::Upgrade), Topic::Term(Term::Cubes)],
    ),
    text(
        "deploy",
        ("book-deploy-title", "book-deploy"),
        &["RL-006", "RL-085", "RL-086"],
        &[Topic::Bottom(BottomAction::Deploy)],
    ),
    text(
        "build",
        ("book-build-title", "book-build"),
        &["RL-019", "RL-061", "RL-087", "RL-103"],
        &[Topic::Bottom(BottomAction::Build), Topic::Term(Term::StructureBonus)],
    ),
    text(
        "enlist",
        ("book-enlist-title", "book-enlist"),
        &["RL-088", "RL-089", "RL-090", "RL-091", "RL-092", "RL-093", "RL-094"],
        &[Topic::Bottom(BottomAction::Enlist), Topic::Term(Term::Recruits)],
    ),
    text(
        "stars",
        ("book-stars-title", "book-stars"),
        &["RL-041", "RL-095", "RL-096", "RL-099", "RL-100"],
        &[Topic::Term(Term::Stars)],
    ),
    text("end", ("book-end-title", "book-end"), &["RL-048", "RL-090", "RL-096", "RL-097", "RL-098"], &[]),
    text(
        "score",
        ("book-score-title", "book-score"),
        &["RL-101", "RL-102", "RL-103", "RL-104", "RL-105"],
        &[Topic::Term(Term::Score), Topic::Term(Term::Popularity), Topic::Term(Term::Coins)],
    ),
    text("setup", ("book-setup-title", "book-setup"), &["RL-145", "RL-147", "RL-148"], &[]),
    text("deals", ("book-deals-title", "book-deals"), &["RL-033", "RL-045", "RL-146", "RL-149"], &[]),
    faction("nordic", Faction::Nordic, &["RL-049", "RL-111"]),
    faction("rusviet", Faction::Rusviet, &["RL-013", "RL-062", "RL-106", "RL-107"]),
    faction("crimea", Faction::Crimea, &["RL-108", "RL-109", "RL-110"]),
    faction("saxony", Faction::Saxony, &["RL-100", "RL-115", "RL-116", "RL-117"]),
    faction("polania", Faction::Polania, &["RL-014", "RL-112", "RL-113", "RL-114"]),
    faction("albion", Faction::Albion, &["RL-118", "RL-119", "RL-120", "RL-121", "RL-122", "RL-123"]),
    faction(
        "togawa",
        Faction::Togawa,
        &["RL-120", "RL-124", "RL-125", "RL-126", "RL-127", "RL-128", "RL-129", "RL-130"],
    ),
    text(
        "invaders",
        ("book-invaders-title", "book-invaders"),
        &["RL-120", "RL-131", "RL-147"],
        &[Topic::Term(Term::Flag), Topic::Term(Term::Trap)],
    ),
    text(
        "automa",
        ("book-automa-title", "book-automa"),
        &["RL-150", "RL-151", "RL-152", "RL-153", "RL-154", "RL-155", "RL-156", "RL-157"],
        &[Topic::Term(Term::Automa), Topic::Term(Term::StarTrack), Topic::Term(Term::Scheme)],
    ),
    text(
        "airships",
        ("book-airships-title", "book-airships"),
        &["RL-132", "RL-133", "RL-134", "RL-135", "RL-136", "RL-137", "RL-138", "RL-139", "RL-140", "RL-142"],
        &[
            Topic::Unit(UnitKind::Airship),
            Topic::Term(Term::AirshipTiles),
            Topic::Term(Term::AirshipRange),
            Topic::Term(Term::Freight),
            Topic::Term(Term::Refuge),
        ],
    ),
    text(
        "resolutions",
        ("book-resolutions-title", "book-resolutions"),
        &["RL-141", "RL-143", "RL-144"],
        &[Topic::Term(Term::ResolutionTile), Topic::Term(Term::OpenObjective), Topic::Term(Term::TurnsLeft)],
    ),
];
