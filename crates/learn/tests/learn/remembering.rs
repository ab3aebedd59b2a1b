//! Victories, history and statistics, from finished records.

use kosa_engine::Record;
use kosa_engine::vocab::*;
use kosa_learn::*;

/// A finished game: the lines of the whole game, of the winner Nordic, and of Crimea.
fn record(game: &str, nordic: &str, crimea: &str, tags: &str) -> Record {
    let stars = "stars combat combat power popularity objective upgrades\n\
        cubes move_unit move_coin bolster_power bolster_card trade_popularity produce_territory\n\
        reduced upgrade deploy deploy build enlist enlist";
    let stars = if nordic.contains("stars") { "" } else { stars };
    let text = format!(
        "kosa-record 1\n{tags}kosa-position 1\nactive 1\nover yes\n{game}\nseat nordic industrial\n{stars}\n{nordic}\n\
         seat crimea {crimea}\nmoves\n"
    );
    Record::from_text(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn played(game: &str, nordic: &str, crimea: &str) -> FinishedGame {
    FinishedGame::of(&record(game, nordic, crimea, "tag seat1 human Anna\n")).unwrap().unwrap()
}

#[test]
fn each_category_is_earned_by_what_it_names() {
    let plain = played("turns 41", "coins 30\npopularity 5", "mechanical\ncoins 10");
    let earned = |category: Category| category.earned(&plain);
    let total = plain.seats[0].score.total();
    assert_eq!(earned(Category::Faction(Faction::Nordic)), Some(total));
    assert_eq!(earned(Category::Faction(Faction::Crimea)), None);
    assert_eq!(earned(Category::Mat(Mat::Industrial)), Some(total));
    assert_eq!(earned(Category::Mat(Mat::Mechanical)), None, "the loser's mat");
    assert_eq!((earned(Category::Players(2)), earned(Category::Players(3))), (Some(total), None));
    assert_eq!(earned(Category::Automa(AutomaLevel::Automa)), None);
    assert_eq!(earned(Category::Star(Star::Power)), Some(total));
    assert_eq!(earned(Category::Star(Star::Workers)), None);
    assert_eq!(earned(Category::SixStars), Some(total));
    assert_eq!(earned(Category::WithoutCombat), None, "its combats were before the record, and left stars");
    assert_eq!(earned(Category::WithoutPopularity), None);
    assert_eq!(earned(Category::Airships), None);
    assert_eq!(earned(Category::MostCoins), Some(total));
    assert_eq!((earned(Category::FewestRounds), earned(Category::MostRounds)), (Some(21), Some(21)));
    let margin = total - plain.seats[1].score.total();
    assert_eq!(
        (earned(Category::LargestMargin), earned(Category::SmallestMargin)),
        (Some(margin), Some(margin))
    );

    let peaceful = played(
        "",
        "coins 60\nstars power popularity objective upgrades recruits mechs\n\
         cubes move_unit move_coin bolster_power bolster_card trade_popularity produce_territory\n\
         reduced upgrade deploy deploy build enlist enlist\nrecruits upgrade deploy build enlist\n\
         bonuses power coins popularity cards\nmechs 1 2 3 4 at h04 h04 h05 h05",
        "mechanical",
    );
    assert!(Category::WithoutCombat.earned(&peaceful).is_some());

    let poor = played("", "coins 60\npopularity 0", "automa:automaszyna");
    assert!(Category::WithoutPopularity.earned(&poor).is_some());
    assert!(Category::Automa(AutomaLevel::Automaszyna).earned(&poor).is_some());
    assert!(Category::Automa(AutomaLevel::Ultimaszyna).earned(&poor).is_none());

    let windy = played(
        "rules rulebook +airships +resolutions\nairship-tiles toll drill\nresolution land_rush\nclock 0 0\ntrigger 1",
        "coins 60",
        "mechanical",
    );
    assert!(Category::Airships.earned(&windy).is_some());
    assert!(Category::Resolution(Resolution::LandRush).earned(&windy).is_some());
    assert!(Category::Resolution(Resolution::DejaVu).earned(&windy).is_none());
}

#[test]
fn only_a_person_who_has_won_earns_anything() {
    let beaten = played("", "coins 0\npopularity 0", "mechanical\ncoins 200");
    assert!(Category::Faction(Faction::Crimea).earned(&beaten).is_some(), "a person without a name");
    let bot = record("", "coins 90", "mechanical", "tag seat1 bot random\n");
    let bot = FinishedGame::of(&bot).unwrap().unwrap();
    assert!(Category::all().iter().all(|category| category.earned(&bot).is_none()));
}

#[test]
fn two_categories_a_game_and_each_for_the_first() {
    let first = played("turns 41", "coins 30\npopularity 5", "mechanical");
    let better = played("turns 21", "coins 50\npopularity 5", "mechanical");
    let mut sheet = Victories::default();
    let nordic = Category::Faction(Faction::Nordic);
    sheet.enter(&first, nordic, "Anna", "2026-01-02").unwrap();
    assert_eq!(sheet.enter(&better, nordic, "Ben", ""), Err(EnterError::Taken(nordic)));
    assert_eq!(sheet.of(nordic).unwrap().name, "Anna");
    sheet.enter(&first, Category::MostCoins, "  Anna  B ", "").unwrap();
    assert_eq!(sheet.enter(&first, Category::SixStars, "Anna", ""), Err(EnterError::TwoAlready));
    assert!(sheet.open(&first).is_empty());
    // Most coins goes to whoever does better, and to nobody who does as well.
    let open: Vec<Category> = sheet.open(&better).into_iter().map(|(category, _)| category).collect();
    assert!(open.contains(&Category::MostCoins) && !open.contains(&nordic));
    sheet.enter(&better, Category::MostCoins, "Ben", "").unwrap();
    assert_eq!(
        sheet.enter(&first, Category::MostCoins, "Anna", ""),
        Err(EnterError::Taken(Category::MostCoins))
    );
    sheet.enter(&first, Category::MostRounds, "Anna", "").unwrap();
    let tile = Category::Resolution(Resolution::DejaVu);
    assert_eq!(sheet.enter(&better, tile, "Ben", ""), Err(EnterError::NotEarned(tile)));
    assert_eq!(sheet.enter(&better, Category::SixStars, " ", ""), Err(EnterError::Name));
    assert_eq!(sheet.enter(&better, Category::SixStars, "a\u{7}b", ""), Err(EnterError::Name));
    assert_eq!(Victories::from_text(&sheet.to_text()), sheet);
    assert_eq!(Victories::from_text("rubbish\nfaction:nordic x y\n"), Victories::default());
}

#[test]
fn statistics_count_people_and_their_opponents() {
    let won = played("turns 41", "coins 30", "automa:automaszyna");
    let lost = played(
        "turns 20",
        "coins 0\nstars",
        "mechanical\ncoins 90\nstars combat combat power popularity objective upgrades\n\
        cubes move_unit move_coin bolster_power bolster_card trade_popularity produce_territory\n\
        reduced upgrade deploy deploy build enlist enlist",
    );
    let mut history = History::default();
    let game = record("turns 41", "coins 30", "automa:automaszyna", "tag seat1 human Anna\n");
    history.add(&game, Some(7));
    history.add(&game, Some(8));
    assert_eq!((history.games.len(), history.games[0].written), (1, Some(7)), "the same game once");
    let statistics = Statistics::of([&won, &lost]);
    assert_eq!(
        (statistics.all.games, statistics.all.won),
        (3, 2),
        "the person without a name won the second one"
    );
    let of = |group: Group, word: &str| *statistics.group(group).find(|(w, _)| *w == word).unwrap().1;
    assert_eq!((of(Group::Faction, "nordic").games, of(Group::Faction, "nordic").won), (2, 1));
    assert_eq!(of(Group::Opponent, "automa:automaszyna").rate(), 100);
    assert_eq!((of(Group::Name, "Anna").games, of(Group::Seats, "2").games), (2, 3));
    assert_eq!(of(Group::Faction, "nordic").per_game(of(Group::Faction, "nordic").rounds), 155);
    let anna = of(Group::Name, "Anna");
    assert_eq!(anna.by_category.iter().sum::<u32>(), anna.total);
}

#[test]
fn lists_for_other_programs_hold_every_seat() {
    let mut history = History::default();
    history.add(&record("turns 41", "coins 30", "mechanical", "tag seat1 human =cmd, \"Anna\"\n"), Some(7));
    let csv = history.to_csv();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[1].contains("\"'=cmd, \"\"Anna\"\"\""), "no formula, and in quotes: {}", lines[1]);
    let columns = lines[0].split(',').count();
    assert_eq!(lines[2].split(',').count(), columns);
    let json = history.to_json();
    assert_eq!(json["games"][0]["seats"][0]["stars"]["combat"], 2);
    assert_eq!(json["games"][0]["rounds"], 21);
}

#[test]
fn games_as_json_are_as_described() {
    let mut history = History::default();
    let game = record("turns 41", "coins 30", "automa:automa\ncoins 10", "tag seat1 human Anna\n");
    history.add(&game, Some(1_794_783_250));
    history.unfinished = 1;
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/json.md");
    let document = std::fs::read_to_string(path).unwrap();
    let sample = document.split_once("```json History\n").unwrap().1.split_once("```").unwrap().0;
    let json = history.to_json();
    assert_eq!(serde_json::from_str::<serde_json::Value>(sample).unwrap(), json, "{json:#}");
    // A score and a seat have the one form that they have everywhere.
    let winner = &json["games"][0]["seats"][0];
    let score: kosa_engine::Score = serde_json::from_value(winner["score"].clone()).unwrap();
    assert_eq!(score, history.games[0].seats[0].score);
    assert_eq!(
        serde_json::from_value::<Seat>(winner["seat"].clone()).unwrap(),
        history.games[0].seats[0].seat
    );
}

#[test]
fn a_game_is_handed_to_an_app_that_logs_plays() {
    let texts = kosa_lang::Texts::new(kosa_lang::Lang::English);
    let mut game = played("turns 41", "coins 30\npopularity 5", "automa:automaszyna\ncoins 10");
    game.written = Some(1_794_783_250);
    let play = game.to_play(&texts);
    assert_eq!((&play["game"]["bggId"], &play["playDate"]), (&169_786.into(), &"2026-11-15 22:54:00".into()));
    let players = play["players"].as_array().unwrap();
    assert_eq!(
        (&players[0]["name"], &players[0]["winner"], &players[0]["rank"]),
        (&"Anna".into(), &true.into(), &1.into())
    );
    assert_eq!((&players[1]["winner"], &players[1]["rank"]), (&false.into(), &2.into()));
    assert!(players.iter().filter(|player| player["startPlayer"] == true).count() == 1);
    // The link holds the same, and nothing in it that an address could not.
    let link = game.play_link(&texts);
    let data = link.split_once("?data=").unwrap().1;
    assert!(data.bytes().all(|b| b.is_ascii_alphanumeric() || b"%-_.~".contains(&b)), "{data}");
    let mut bytes = Vec::new();
    let mut rest = data.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let hex = [rest.next().unwrap(), rest.next().unwrap()];
                u8::from_str_radix(std::str::from_utf8(&hex).unwrap(), 16).unwrap()
            }
            byte => byte,
        });
    }
    assert_eq!(serde_json::from_slice::<serde_json::Value>(&bytes).unwrap(), play);
}

#[test]
fn words_of_groups_are_called_as_people_call_them() {
    let texts = kosa_lang::Texts::new(kosa_lang::Lang::English);
    assert_eq!(Group::Faction.named("nordic", &texts), "Nordic Kingdoms");
    assert_eq!(Group::Name.named("-", &texts), "without a name");
    assert_eq!(Group::Name.named("Anna", &texts), "Anna");
    assert_ne!(Group::Opponent.named("bot:random", &texts), "bot:random");
    assert_ne!(Group::Opponent.named("automa:automaszyna", &texts), "automa:automaszyna");
}

/// A folder of its own that is gone afterwards.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("kosa-learn-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn games_from_positions_and_without_their_seed_are_remembered() {
    let folder = Folder::new("history");
    let mut disk = kosa_client::Disk::new(Some(folder.0.clone()));
    // A game that began at a moment of another was committed to a seed that its record does not name until it is saved.
    let start = *record("turns 41", "coins 30", "automa:automaszyna", "").start();
    let table = kosa_table::Table::from_state(start, 11);
    let text = table.record().to_text();
    assert!(text.contains("tag commitment") && !text.contains("tag seed"), "{text}");
    let kept = kosa_client::saves::import(&mut disk, "game".as_ref(), text.as_bytes()).unwrap();
    let history = History::read(&disk).unwrap();
    assert_eq!((history.games.len(), history.unreadable, history.unfinished), (1, 0, 0));
    assert_eq!(
        history.games[0].file,
        Some(kept.path.display().to_string()),
        "it can be opened from the list"
    );
    // What cannot be read is counted, and hides nothing else.
    std::fs::write(folder.0.join("broken.kosa"), "kosa-record 1\nnonsense\n").unwrap();
    let history = History::read(&disk).unwrap();
    assert_eq!((history.games.len(), history.unreadable), (1, 1));
}

#[test]
fn a_game_that_is_handed_on_before_its_end_can_be_gone_on_with() {
    let folder = Folder::new("handed-on");
    let mut disk = kosa_client::Disk::new(Some(folder.0.clone()));
    let table = kosa_table::Table::new(kosa_engine::Setup::random(2), 7).unwrap();
    let link = share_record(table.record()).unwrap();
    let Shared::Record(read) = read_shared(&link).unwrap() else { panic!("a game") };
    // The seed is not in it: whoever reads the link could foresee every card.
    assert!(!read.to_text().contains("tag seed"));
    let kept = kosa_client::saves::import(&mut disk, "link".as_ref(), read.to_text().as_bytes()).unwrap();
    assert!(kept.damage.is_none());
    let open = kosa_client::saves::open(disk, &kept.path, None, kosa_table::Seed::from(9), false).unwrap();
    assert_eq!(open.table.record().entries(), read.entries());
    // Nothing is claimed that cannot be proved.
    let text = open.table.record().to_text();
    assert!(!text.contains("tag commitment") && text.contains("tag seed"), "{text}");
}
