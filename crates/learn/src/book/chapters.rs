//! The topics in their order, each with its rulings and terms.

use super::{BookTopic, Kind};
use kosa_engine::vocab::{
    AirshipTile, AutomaLevel, BottomAction, Faction, Resolution, Structure, StructureTile, Terrain,
    TopAction, Trap, UnitKind,
};
use kosa_lang::{Dial, Term, Topic};

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

/// Terms, and then every symbol of these kinds: a tile that is added stands in the book by itself.
macro_rules! topics {
    ([$($term:ident),*] $($kind:ident $all:expr),*) => {
        &{
            const TERMS: &[Term] = &[$(Term::$term),*];
            let mut topics = [Topic::Term(Term::Score); TERMS.len() $(+ $all.len())*];
            let mut at = 0;
            while at < TERMS.len() {
                topics[at] = Topic::Term(TERMS[at]);
                at += 1;
            }
            $(
                let mut i = 0;
                while i < $all.len() {
                    topics[at] = Topic::$kind($all[i]);
                    (at, i) = (at + 1, i + 1);
                }
            )*
            topics
        }
    };
}

const STRUCTURE_TILES: &[Topic] = topics!([] Structure Structure::ALL, Tile StructureTile::ALL);
const FLAGS_AND_TRAPS: &[Topic] = topics!([Flag, Trap] Trap Trap::ALL);
const LEVELS_AND_DIALS: &[Topic] = topics!([] Level AutomaLevel::ALL, Dial Dial::ALL);
const AIRSHIP_TILES: &[Topic] = topics!([AirshipTiles, Refuge] AirshipTile AirshipTile::ALL);
const RESOLUTIONS: &[Topic] =
    topics!([ResolutionTile, OpenObjective, TurnsLeft, Unchecked] Resolution Resolution::ALL);

pub(super) const CHAPTERS: &[BookTopic] = &[
    text("aim", ("book-aim-title", "book-aim"), &["RL-097", "RL-101"], &[]),
    text("board", ("book-board-title", "book-board"), &["RL-012", "RL-024"], &[]),
    text("mats", ("book-mats-title", "book-mats"), &["RL-072", "RL-082", "RL-084"], &[]),
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
    text("structures", ("book-structures-title", "book-structures"), &["RL-087", "RL-103"], STRUCTURE_TILES),
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
    text(
        "variants",
        ("book-variants-title", "book-variants"),
        &["RL-062", "RL-075", "RL-116", "RL-145", "RL-146", "RL-149"],
        &[],
    ),
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
        FLAGS_AND_TRAPS,
    ),
    text(
        "automa",
        ("book-automa-title", "book-automa"),
        &["R1", "R2", "R3"],
        &[Topic::Term(Term::Automa), Topic::Term(Term::StarTrack), Topic::Term(Term::Scheme)],
    ),
    text(
        "solo-turn",
        ("book-automa-turn-title", "book-automa-turn"),
        &["RL-157", "R4", "R5", "R6", "R7", "R8", "R25", "R26", "R27", "R28", "R48", "R49", "R55"],
        &[],
    ),
    text(
        "solo-moves",
        ("book-automa-moves-title", "book-automa-moves"),
        &[
            "RL-153", "R9", "R10", "R11", "R12", "R13", "R14", "R15", "R16", "R17", "R18", "R19", "R20",
            "R21", "R22", "R23", "R24", "R30", "R58",
        ],
        &[],
    ),
    text(
        "solo-combat",
        ("book-automa-combat-title", "book-automa-combat"),
        &["RL-151", "RL-152", "RL-156", "R33", "R34", "R35", "R36", "R37", "R38", "R39", "R56", "R57"],
        &[],
    ),
    text(
        "solo-score",
        ("book-automa-score-title", "book-automa-score"),
        &["RL-150", "RL-154", "RL-155", "R29", "R31", "R32", "R46", "R47"],
        &[],
    ),
    text(
        "solo-levels",
        ("book-automa-levels-title", "book-automa-levels"),
        &["R40", "R41", "R42", "R43", "R44", "R45"],
        LEVELS_AND_DIALS,
    ),
    text(
        "solo-tables",
        ("book-automa-tables-title", "book-automa-tables"),
        &[
            "R50", "R51", "R52", "R53", "R54", "R60", "R61", "R62", "R63", "R64", "R65", "R66", "R70", "R71",
            "R72", "R73", "R74", "R75", "R76",
        ],
        &[Topic::Term(Term::Unofficial)],
    ),
    text(
        "airships",
        ("book-airships-title", "book-airships"),
        &["RL-132", "RL-137", "RL-138", "RL-139"],
        &[Topic::Unit(UnitKind::Airship), Topic::Term(Term::AirshipRange)],
    ),
    text(
        "cargo",
        ("book-cargo-title", "book-cargo"),
        &["RL-132", "RL-133", "RL-134", "RL-135", "RL-136"],
        &[Topic::Term(Term::Freight)],
    ),
    text("tiles", ("book-airship-tiles-title", "book-airship-tiles"), &["RL-140", "RL-142"], AIRSHIP_TILES),
    text(
        "resolutions",
        ("book-resolutions-title", "book-resolutions"),
        &["RL-141", "RL-143", "RL-144"],
        RESOLUTIONS,
    ),
];
