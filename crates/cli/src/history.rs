//! `kosa history`: the games played to their end on this device, with sums over them.

use crate::args::History as Args;
use crate::fault::{Fault, Outcome, failed};
use crate::input::{on_a_terminal, read, theme};
use crate::wrong::{Content, Origin, Wrong};
use crate::{row, table_text};
use kosa_client::Storage;
use kosa_engine::Record;
use kosa_engine::vocab::{Faction, Star};
use kosa_lang::{Arg, Texts};
use kosa_learn::{FinishedGame, FinishedSeat, Group, History, Statistics, Sums};
use kosa_table::Occupant;
use kosa_tui::SheetPage;
use std::io::Write;
use std::time::{Duration, UNIX_EPOCH};

/// Columns of the longest bar.
const BAR: u32 = 40;

/// So many games are drawn one by one, the latest first.
const LAST: usize = 40;

pub fn run(args: &Args, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let history = history(args)?;
    if args.json {
        writeln!(out, "{:#}", history.to_json())?;
        return Ok(());
    }
    if args.csv {
        write!(out, "{}", history.to_csv())?;
        return Ok(());
    }
    if args.plays {
        for game in &history.games {
            writeln!(out, "{}", game.play_link(texts))?;
        }
        return Ok(());
    }
    let pages = pages(&history, texts)?;
    if !args.plain && on_a_terminal() && !history.games.is_empty() {
        let theme = theme(args.theme.as_deref());
        return kosa_tui::read_sheets(pages, Texts::new(texts.lang()), theme).map_err(Fault::failed);
    }
    // The first page has no head of its own.
    for (i, page) in pages.iter().enumerate() {
        if i > 0 {
            writeln!(out, "\n{}", page.title)?;
        }
        for line in &page.lines {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// What is told, in pages: the sums, the same by what was played, and every game.
fn pages(history: &History, texts: &Texts) -> Outcome<Vec<SheetPage>> {
    let mut pages = Vec::new();
    let mut all = Vec::new();
    if history.games.is_empty() {
        writeln!(all, "{}", texts.say("history-none"))?;
    } else {
        let statistics = Statistics::of(&history.games);
        if statistics.all.games > 0 {
            sums(&statistics, texts, &mut all)?;
        }
        for group in Group::ALL {
            let mut rows = vec![head(texts)];
            rows.extend(
                statistics.group(group).map(|(word, sums)| line(group.named(word, texts), sums, texts)),
            );
            // Games of bots among themselves are listed; there is nobody to sum up.
            if rows.len() == 1 {
                continue;
            }
            let mut lines = Vec::new();
            table_text::print(&mut lines, &rows)?;
            pages.push(page(texts.say(group.key()), &lines));
        }
        let results = results(history);
        if !results.is_empty() {
            pages.push(page(texts.say("history-plots"), &plots(&results, texts)?));
        }
        let mut lines = Vec::new();
        table_text::print(&mut lines, &games(history, texts))?;
        pages.push(page(texts.say("history-games"), &lines));
    }
    if history.unfinished + history.unreadable > 0 {
        let args = [("unfinished", Arg::from(history.unfinished)), ("unreadable", history.unreadable.into())];
        writeln!(all, "{}", texts.fill("history-left-out", &args))?;
    }
    pages.insert(0, page(texts.say("play-history-title"), &all));
    Ok(pages)
}

fn page(title: String, text: &[u8]) -> SheetPage {
    SheetPage { title, lines: String::from_utf8_lossy(text).lines().map(str::to_string).collect() }
}

/// What people had at the end of their games, the oldest first, and whether that was most.
fn results(history: &History) -> Vec<(Faction, u32, bool)> {
    let of = |game: &FinishedGame| {
        let winner = game.winner().map(|winner| winner.seat);
        let people = game.seats.iter().filter(|seat| seat.is_human());
        people.map(|seat| (seat.faction, seat.score.total(), winner == Some(seat.seat))).collect::<Vec<_>>()
    };
    history.games.iter().rev().flat_map(of).collect()
}

/// Points by faction, how games end, and the last games, as bars.
fn plots(results: &[(Faction, u32, bool)], texts: &Texts) -> Outcome<Vec<u8>> {
    let mut out = Vec::new();
    let most = results.iter().map(|(_, points, _)| *points).max().unwrap_or(0).max(1);
    let bar = |sign: &str, n: u32, of: u32| sign.repeat((n * BAR).div_ceil(of.max(1)) as usize);
    let by_faction = |faction: Faction| -> Option<(u32, Vec<String>)> {
        let points = results.iter().filter(|(of, ..)| *of == faction).map(|(_, points, _)| *points);
        let points: Vec<u32> = points.collect();
        let mean = points.iter().sum::<u32>().checked_div(points.len() as u32)?;
        let (least, best) = (points.iter().min()?, points.iter().max()?);
        let full = bar("■", mean, most);
        // As far as the best of them went.
        let beyond = bar("·", *best, most).chars().skip(full.chars().count()).collect::<String>();
        let name = texts.faction(faction);
        Some((mean, row![name, format!("{full}{beyond}"), mean, format!("({least}–{best})")]))
    };
    let mut factions: Vec<(u32, Vec<String>)> = Faction::ALL.into_iter().filter_map(by_faction).collect();
    factions.sort_by_key(|(mean, _)| core::cmp::Reverse(*mean));
    let factions: Vec<Vec<String>> = factions.into_iter().map(|(_, row)| row).collect();
    writeln!(out, "{}", texts.say("study-by-faction"))?;
    table_text::print(&mut out, &factions)?;
    writeln!(out, "\n{}", texts.say("study-endings"))?;
    let tens = |points: u32| points / 10;
    let least = results.iter().map(|(_, points, _)| tens(*points)).min().unwrap_or(0);
    let count = |ten: u32| results.iter().filter(|(_, points, _)| tens(*points) == ten).count() as u32;
    let highest = (least..=tens(most)).map(count).max().unwrap_or(1);
    let endings: Vec<Vec<String>> = (least..=tens(most))
        .map(|ten| row![format!("{}–{}", ten * 10, ten * 10 + 9), bar("■", count(ten), highest), count(ten)])
        .collect();
    table_text::print(&mut out, &endings)?;
    writeln!(out, "\n{} (■ {})", texts.say("study-by-game"), texts.say("study-won"))?;
    let games: Vec<Vec<String>> = results
        .iter()
        .rev()
        .take(LAST)
        .map(|(faction, points, won)| {
            let sign = if *won { "■" } else { "□" };
            row![texts.faction(*faction), bar(sign, *points, most), points]
        })
        .collect();
    table_text::print(&mut out, &games)?;
    Ok(out)
}

/// Every game, the latest first: when, how long, and everybody with what they had.
fn games(history: &History, texts: &Texts) -> Vec<Vec<String>> {
    let mut rows =
        vec![row![texts.say("save-col-date"), texts.say("history-col-rounds"), texts.say("save-col-seats")]];
    rows.extend(history.games.iter().map(|game| {
        let at = game.written.map(|at| UNIX_EPOCH + Duration::from_secs(at));
        let seat = |seat: &FinishedSeat| {
            let faction = texts.faction_short(seat.faction);
            let who = match &seat.occupant {
                Occupant::Human(name) if name.is_empty() => faction,
                Occupant::Human(name) => format!("{name} ({faction})"),
                other => format!("{} ({faction})", texts.occupant(other)),
            };
            format!("{}. {who} {}", seat.place, seat.score.total())
        };
        let seats: Vec<String> = game.seats.iter().map(seat).collect();
        row![at.map_or_else(String::new, kosa_client::readable_date), game.rounds, seats.join(", ")]
    }));
    rows
}

/// The games of these files, or those that are saved here.
fn history(args: &Args) -> Outcome<History> {
    if args.files.is_empty() {
        let disk = kosa_tui::disk();
        let place = disk.usual_place();
        return History::read(&disk).or_else(|e| failed(Wrong::Unreadable(Origin::File(place), e)));
    }
    let mut history = History::default();
    for file in &args.files {
        let source = read(Some(file), Content::Record)?;
        match Record::from_text(source.text.trim_start_matches('\u{feff}')) {
            Ok(record) => history.add(&record, None),
            Err(e) => return failed(Wrong::Record(source.origin, e)),
        }
    }
    Ok(history)
}

fn head(texts: &Texts) -> Vec<String> {
    let head = [
        "history-col-what",
        "history-col-games",
        "history-col-won",
        "history-col-rounds",
        "history-col-fortune",
        "history-col-best",
        "history-col-combats",
    ];
    head.map(|key| texts.say(key)).to_vec()
}

fn sums(statistics: &Statistics, texts: &Texts, out: &mut dyn Write) -> Outcome {
    table_text::print(out, &[head(texts), line(texts.say("history-all"), &statistics.all, texts)])?;
    let all = &statistics.all;
    let parts = ["score-coins", "score-stars", "score-territories", "score-resources", "score-structures"];
    let parts = parts.iter().zip(all.by_category);
    let parts: Vec<String> =
        parts.map(|(key, sum)| format!("{} {}", texts.say(key), texts.tenths(all.per_game(sum)))).collect();
    writeln!(out, "\n{}", texts.fill("history-categories", &[("list", parts.join(", ").into())]))?;
    let placed = Star::ALL.into_iter().zip(all.stars).filter(|(_, n)| *n > 0);
    let stars: Vec<String> = placed.map(|(star, n)| format!("{} {n}", texts.name(&star))).collect();
    writeln!(out, "{}", texts.fill("history-stars", &[("list", stars.join(", ").into())]))?;
    Ok(())
}

fn line(what: String, sums: &Sums, texts: &Texts) -> Vec<String> {
    let (won, lost) = sums.combats;
    row![
        what,
        sums.games,
        format!("{}%", sums.rate()),
        texts.tenths(sums.per_game(sums.rounds)),
        texts.tenths(sums.per_game(sums.total)),
        sums.best,
        format!("{won}:{lost}")
    ]
}
