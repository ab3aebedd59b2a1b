//! Experiments with the bots on the command line; the README of the crate says which there are.

mod games;
mod questions;
mod teaching;
mod weights;

use kosa_bots::{CourseStage, Level, Net, Search, features};
use std::sync::Arc;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize| words.get(i).map(String::as_str).unwrap_or("");
    match word(0) {
        "train" => teaching::train(&words[1..]),
        "against" => games::against(&words[1..]),
        "among" => games::among(&words[1..]),
        "speed" => questions::speed(),
        "show" => games::show(&words[1..]),
        "time" => games::time(&words[1..]),
        "probe" => questions::probe(&words[1..]),
        "clear" => weights::clear(&words[1..]),
        "residual" => questions::residual(&words[1..]),
        "mean" => weights::mean(&words[1..]),
        "settle" => teaching::settle(&words[1..]),
        "luck" => questions::luck(&words[1..]),
        _ => eprintln!("lab train|against|among|speed"),
    }
}

/// How a level searches, with changes such as `LAB=stages=12x1+6x2,nunits=3`.
fn search(level: Level) -> Search {
    changed(level, &std::env::var("LAB").unwrap_or_default())
}

fn changed(level: Level, changes: &str) -> Search {
    let mut search = Search::of(level);
    for change in changes.split(',').filter(|c| !c.is_empty()) {
        let (key, value) = change.split_once('=').unwrap();
        let n: usize = value.parse().unwrap_or(0);
        match key {
            "units" => search.width.units = n,
            "bottoms" => search.width.bottoms = n,
            "events" => search.width.events = n,
            "kept" => search.width.ends = n,
            "stages" => {
                let stage = |word: &str| {
                    let (ends, ways) = word.split_once('x').unwrap();
                    CourseStage { ends: ends.parse().unwrap(), ways: ways.parse().unwrap() }
                };
                let stages: Vec<CourseStage> =
                    value.split('+').filter(|w| !w.is_empty()).map(stage).collect();
                search.stages = stages.leak();
            }
            "trust" => search.trust = value.parse().unwrap(),
            "nunits" => search.next.units = n,
            "nbottoms" => search.next.bottoms = n,
            "nends" => search.next.ends = n,
            "replies" => search.replies = n as u32,
            "worlds" => search.worlds = n as u32,
            "samples" => search.samples = n as u32,
            "depth" => search.depth = n as u32,
            "hands" => search.hands = n as u32,
            "noise" => search.noise = value.parse().unwrap(),
            other => panic!("{other}"),
        }
    }
    search
}

fn net(folder: Option<&String>) -> Option<Arc<Net>> {
    if folder.is_some_and(|f| f == "blank") {
        return Some(Arc::new(Net::blank(features::WIDTH)));
    }
    let bytes = std::fs::read(folder?).unwrap();
    Some(Arc::new(Net::from_bytes(&bytes).unwrap()))
}
