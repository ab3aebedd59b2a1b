//! `kosa arena`: what it prints, that it goes on where it was killed, what it refuses.

use crate::common::{Dir, kosa};
use serde_json::Value;

const SERIES: [&str; 7] = ["arena", "--seats", "brisk,automa:1", "--games", "8", "--seed", "5"];

fn with(more: &[&str]) -> Vec<String> {
    SERIES.iter().chain(more).map(ToString::to_string).collect()
}

fn run(args: &[String]) -> crate::common::Answer {
    kosa(&args.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The same without what a clock says.
fn timeless(mut answer: Value) -> Value {
    for player in answer["players"].as_array_mut().unwrap() {
        for key in ["turn_ms_mean", "turn_ms_p50", "turn_ms_p99", "turn_ms_max"] {
            player[key] = Value::Null;
        }
    }
    answer
}

#[test]
fn the_keys_that_scripts_read_are_there() {
    let answer = run(&with(&["--json"])).json();
    assert_eq!(answer["games"], 8);
    for key in ["rounds_mean", "winner_median", "margin_mean", "sixth_star_share"] {
        assert!(answer[key].is_number(), "{key}: {answer:#}");
    }
    let players = answer["players"].as_array().unwrap();
    let names: Vec<&str> = players.iter().map(|p| p["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["brisk", "automa:1"]);
    let mut wins = 0;
    for player in players {
        assert_eq!(player["games"], 8);
        wins += player["wins"].as_u64().unwrap();
        let [low, high] = [0, 1].map(|i| player["ci95"][i].as_f64().unwrap());
        let rate = player["win_rate"].as_f64().unwrap();
        assert!(low <= rate && rate <= high && player["turn_ms_p99"].is_number(), "{player:#}");
    }
    assert!(wins >= 8 - answer["unfinished"].as_u64().unwrap());
    assert_eq!(answer["ladder"].as_array().unwrap().len(), 2);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let [one, three] = ["1", "3"].map(|n| timeless(run(&with(&["--json", "--threads", n])).json()));
    assert_eq!(one, three);
}

#[test]
fn the_levels_play_with_every_module() {
    let args =
        ["--seats", "easy,medium,hard,expert", "--games", "4", "--rounds", "3", "--seed", "2", "--json"];
    for module in [&["--invaders"][..], &["--airships"], &["--resolution"], &[]] {
        let answer = kosa(&[&["arena"], &args[..], module].concat()).json();
        assert_eq!((answer["games"].as_u64(), answer["refused"].as_u64()), (Some(4), Some(0)));
    }
}

#[test]
fn a_series_goes_on_where_it_was_killed() {
    let dir = Dir::new("arena-resume");
    let log = dir.file("series.log");
    let whole = timeless(run(&with(&["--json", "--resume", &log])).json());
    let bytes = std::fs::read(&log).unwrap();
    assert_eq!(whole, timeless(run(&with(&["--json"])).json()));
    for cut in [0, 10, bytes.len() / 3, bytes.len() / 2, bytes.len() - 1] {
        std::fs::write(&log, &bytes[..cut]).unwrap();
        assert_eq!(whole, timeless(run(&with(&["--json", "--resume", &log])).json()), "{cut}");
        assert_eq!(std::fs::read(&log).unwrap().iter().filter(|b| **b == b'\n').count(), 9);
    }
    // All games are known: nothing is played, and a longer series goes on with them.
    let again = run(&with(&["--json", "--resume", &log])).json();
    assert_eq!(again, run(&with(&["--json", "--resume", &log])).json());
    let mut longer = with(&["--json", "--resume", &log]);
    longer[4] = "10".into();
    assert_eq!(run(&longer).json()["games"], 10);
    // A folder has its log inside.
    run(&with(&["--json", "--resume", dir.path().to_str().unwrap()])).json();
    assert!(dir.path().join("arena.log").exists());
}

#[test]
fn a_log_that_does_not_fit_is_refused_and_kept() {
    let dir = Dir::new("arena-refuse");
    let log = dir.file("series.log");
    run(&with(&["--resume", &log])).ok();
    let bytes = std::fs::read(&log).unwrap();
    let mut other = with(&["--resume", &log]);
    other[6] = "6".into();
    run(&other).fails(1, &["another series", "series.log"]);
    let text = dir.write("text", "hello\nyou\n");
    run(&with(&["--resume", &text])).fails(1, &["no log"]);
    assert_eq!(std::fs::read_to_string(&text).unwrap(), "hello\nyou\n");
    let mut damaged = bytes.clone();
    let at = bytes.iter().position(|b| *b == b'\n').unwrap() + 20;
    damaged[at] ^= 1;
    std::fs::write(&log, &damaged).unwrap();
    run(&with(&["--resume", &log])).fails(1, &["line 2"]);
    assert_eq!(std::fs::read(&log).unwrap(), damaged);
}

#[test]
fn values_with_commas_have_a_line_for_each_seat() {
    let out = run(&with(&["--csv"])).ok();
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 1 + 8 * 2);
    assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{out}");
    assert!(["game", "player", "score", "star_combat"].iter().all(|key| rows[0].contains(key)));
}

#[test]
fn records_can_be_replayed_and_say_who_played() {
    let dir = Dir::new("arena-records");
    run(&with(&["--records", dir.path().to_str().unwrap()])).ok();
    for n in 1..=8 {
        let record = dir.file(&format!("{n:06}.kosa"));
        assert!(std::fs::read_to_string(&record).unwrap().contains("bot brisk"));
        kosa(&["replay", &record, "--quiet"]).ok();
    }
}

#[test]
fn bids_are_compared_with_results() {
    let dir = Dir::new("arena-bids");
    let mut csv = String::from("faction,mat,tier,community_bid_coins\n");
    for (i, faction) in ["polania", "saxony", "crimea", "nordic", "rusviet"].iter().enumerate() {
        for (j, mat) in
            ["industrial", "engineering", "patriotic", "mechanical", "agricultural"].iter().enumerate()
        {
            csv.push_str(&format!("{faction},{mat},A,{}\n", 5 * i + j));
        }
    }
    let bids = dir.write("bids.csv", &csv);
    let args = ["arena", "--seats", "brisk,brisk,brisk", "--games", "6", "--seed", "1", "--rounds", "400"];
    let answer = kosa(&[&args[..], &["--bids", &bids, "--json"]].concat()).json();
    assert!(answer["bids"]["margin"].as_f64().is_some_and(|rho| (-1.0..=1.0).contains(&rho)), "{answer:#}");
    assert!(answer["bids"].as_object().unwrap().contains_key("win_rate"));
    assert!(answer["pairs"].as_array().unwrap().iter().all(|pair| pair["bid"].is_number()));
    let text = kosa(&[&args[..], &["--bids", &bids]].concat()).ok();
    assert!(text.contains("Rank correlation"), "{text}");
    let wrong = dir.write("wrong.csv", "faction,mat,bid\nmoon,industrial,3\n");
    kosa(&[&args[..], &["--bids", &wrong]].concat()).fails(1, &["line 2"]);
}

#[test]
fn a_league_puts_everybody_against_everybody() {
    let args =
        ["arena", "--seats", "brisk,random,idle", "--table", "2", "--games", "6", "--seed", "1", "--json"];
    let answer = kosa(&args).json();
    for player in answer["players"].as_array().unwrap() {
        assert_eq!(player["games"], 4);
    }
    let text = kosa(&args[..args.len() - 1]).ok();
    assert!(text.contains("ladder") && text.contains("Elo"), "{text}");
}

#[test]
fn wrong_series_are_refused() {
    kosa(&["arena", "--seats", "deep,random"]).fails(2, &["deep", "hard", "automa:1"]);
    kosa(&["arena", "--seats", "random"]).fails(2, &["1"]);
    kosa(&["arena", "--seats", "random,idle", "--games", "0"]).fails(2, &["--games", "0"]);
    kosa(&["arena", "--seats", "random,idle", "--table", "5"]).fails(2, &["5", "2"]);
    kosa(&["arena", "--seats", "random/albion,idle"]).fails(2, &["Invaders"]);
    kosa(&["arena", "--seats", "hard/automa,idle"]).fails(2, &["automa"]);
    kosa(&["arena", "--seats", "random,idle", "--resume", "/no/such/folder/x"])
        .fails(1, &["/no/such/folder/x"]);
}
