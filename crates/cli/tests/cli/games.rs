//! `kosa replay`, `kosa simulate`, `kosa bench`.

use crate::common::{Dir, kosa, kosa_with};

#[test]
fn simulate_gives_the_same_games_for_the_same_seed() {
    let args = ["simulate", "--games", "6", "--seats", "3", "--seed", "7"];
    let table = kosa(&args).ok();
    assert!(table.contains("6 games") && table.contains("rounds") && table.contains("stars"));
    assert_eq!(kosa(&args).ok(), table);
    assert_eq!(kosa(&[&args[..], &["--threads", "1"]].concat()).ok(), table);
    assert_ne!(kosa(&["simulate", "--games", "6", "--seats", "3", "--seed", "8"]).ok(), table);
}

#[test]
fn simulate_prints_json_and_csv() {
    let args = ["simulate", "--games", "5", "--seats", "nordic/industrial,crimea,random", "--seed", "7"];
    let json = kosa(&[&args[..], &["--json"]].concat()).json();
    assert_eq!((&json["games"], &json["unfinished"]), (&5.into(), &0.into()));
    assert_eq!(json["factions"]["nordic"]["games"], 5);
    assert_eq!(json["mats"]["industrial"]["games"], 5);
    assert_eq!(json["seats"].as_array().unwrap().len(), 3);
    assert!(json["rounds"]["mean"].as_f64().unwrap() > 0.0);
    assert!(json["stars"]["combat"]["total"].is_u64());
    let csv = kosa(&[&args[..], &["--csv"]].concat()).ok();
    assert_eq!(csv.lines().count(), 1 + 5 * 3);
    let columns = csv.lines().next().unwrap().split(',').count();
    assert!(csv.lines().all(|l| l.split(',').count() == columns));
    kosa(&[&args[..], &["--csv", "--json"]].concat()).fails(2, &["--csv"]);
}

#[test]
fn simulate_reports_games_it_gave_up() {
    let args = ["simulate", "--games", "3", "--seats", "2", "--seed", "7", "--max-turns", "10"];
    assert!(kosa(&args).ok().contains("0 finished, 3 given up after 10 turns"));
    assert_eq!(kosa(&[&args[..], &["--json"]].concat()).json()["unfinished"], 3);
}

#[test]
fn simulate_writes_records_that_replay() {
    let dir = Dir::new("records");
    let records = dir.file("games");
    let args = ["simulate", "--games", "2", "--seats", "2", "--seed", "7", "--rules", "current +trade-split"];
    kosa(&[&args[..], &["--records", &records]].concat()).ok();
    let file = format!("{records}/000002.kosa");
    let told = kosa(&["replay", &file]).ok();
    assert!(told.contains("The game is over.") && told.contains("place  seat"));
    let quiet = kosa(&["replay", "--quiet", &file]).ok();
    assert!(quiet.lines().count() < 6 && told.ends_with(&quiet));
    let json = kosa(&["replay", "--json", &file]).json();
    assert_eq!(json["over"], true);
    assert_eq!(json["rules"], "current +trade-split");
    assert!(json["entries"].as_array().unwrap().len() > 100);
    let blocked = dir.write("blocked", "");
    kosa(&[&args[..], &["--records", &blocked]].concat()).fails(1, &["blocked"]);
}

fn record() -> String {
    let start =
        kosa(&["new", "--seats", "nordic/industrial,crimea/mechanical", "--seed", "4", "--deal", "--record"])
            .ok();
    start + "1: section upgrade\n1: bolster cards 1\n*: draw 2\n"
}

#[test]
fn replay_tells_a_viewer_only_what_it_may_know() {
    let all = kosa_with(&["replay", "-"], &record()).ok();
    assert!(all.contains("*: draw 2\n"), "{all}");
    assert!(all.contains("Nordic Kingdoms draws a combat card of 2."));
    let own = kosa_with(&["replay", "-", "--viewer", "1"], &record()).ok();
    assert!(own.contains("Nordic Kingdoms draws a combat card of 2."));
    let other = kosa_with(&["replay", "-", "--viewer", "2"], &record()).ok();
    assert!(other.contains("*: (hidden)\n    Nordic Kingdoms draws a combat card.\n"), "{other}");
    let watcher = kosa_with(&["replay", "-", "--viewer", "0", "--json"], &record()).ok();
    assert!(!watcher.contains("hash") && !watcher.contains("\"seed\""));
    assert!(!watcher.contains("draw 2") && !watcher.contains("deal objective"));
}

/// A record that begins on a Move action.
fn record_of_moves(position: &str, entries: &str) -> String {
    let frames = "active 1\nframes end bottom:build stars:1 settle units";
    format!("kosa-record 1\nkosa-position 1\n{frames}\nunits-left 2\n{position}\nmoves\n{entries}")
}

#[test]
fn replay_hides_the_objective_and_the_trap_that_somebody_chose() {
    let exchange = record_of_moves(
        "rules rulebook +airships\nairship-tiles bounty negotiate\n\
         seat nordic industrial\nairship h05\nobjectives 3 14\nseat crimea mechanical",
        "1: fly\n1: step airship h05 h06\n1: done\n1: exchange 14\n*: deal objective 5\n",
    );
    let trap = record_of_moves(
        "rules rulebook +invaders-from-afar\nencounters h03\nseat togawa industrial\ncharacter h40\nworkers h40 h46\n\
         seat crimea mechanical",
        "1: step character h40 h39\n1: trap coins\n",
    );
    assert!(kosa_with(&["replay", "-"], &exchange).ok().contains("moves the airship from h05"));
    for (record, secret) in [(exchange, "1: exchange 14\n"), (trap, "1: trap coins\n")] {
        for viewer in ["0", "2"] {
            let told = kosa_with(&["replay", "-", "--viewer", viewer], &record).ok();
            assert!(told.contains("1: (hidden)\n") && !told.contains(secret), "{told}");
        }
        let own = kosa_with(&["replay", "-", "--viewer", "1"], &record).ok();
        assert!(own.contains(secret), "{own}");
    }
}

#[test]
fn wrong_records_name_line_and_fault() {
    let good = record();
    let lines = good.lines().count();
    kosa_with(&["replay", "-"], &(good.clone() + "1: fly\n"))
        .fails(1, &[&format!("line {}", lines + 1), "fly"]);
    kosa_with(&["replay", "-"], &(good.clone() + "2: end\n"))
        .fails(1, &[&format!("line {}", lines + 1), "seat 2"]);
    kosa_with(&["replay", "-"], &(good.clone() + "hash 0000000000000000\n")).fails(1, &["hash"]);
    kosa_with(&["replay", "-"], "kosa-record 1\nseat nordic industrial\n").fails(1, &["breaks off"]);
    kosa_with(&["replay", "-"], "").fails(1, &["line 1", "kosa-record 1"]);
    kosa(&["replay", "no-such-file"]).fails(1, &["no-such-file"]);
    let cut = &good[..good.len() - 3];
    kosa_with(&["replay", "-"], cut).fails(1, &[&format!("line {lines}")]);
    kosa_with(&["replay", "-", "--recover", "--quiet"], cut).ok();
}

#[test]
fn bench_measures() {
    let json = kosa(&["bench", "playouts", "--seats", "2", "--seconds", "1", "--json"]).json();
    let keys = [
        "decisions_per_second",
        "games_per_second",
        "decisions_per_game",
        "state_bytes",
        "copy_ns",
        "choices_per_second",
        "chance_per_second",
        "turns_per_game",
    ];
    for key in keys {
        assert!(json[key].as_f64().unwrap() > 0.0, "{key}");
    }
    assert!(json["choices_per_second"].as_f64() <= json["decisions_per_second"].as_f64());
    assert!(json["state_bytes"].as_u64().unwrap() <= 2048);
}
