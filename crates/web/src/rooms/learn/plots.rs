//! Drawings of many games: points by faction, how games end, game by game, victories by faction and mat, stars and categories.

use crate::icon::{Disc, Emblem};
use crate::words::use_words;
use kosa_engine::vocab::{Faction, Mat, Star};
use kosa_lang::capital;
use kosa_learn::Sums;
use kosa_scene::rooms::learn::plots::{OVER, Result, means, scale};
use leptos::prelude::*;

/// Mean, worst and best of each faction that was played.
#[component]
pub fn ByFaction(
    /// The results.
    results: Signal<Vec<Result>>,
) -> impl IntoView {
    let words = use_words();
    let rows = move || {
        let (texts, all) = (words.texts(), results.get());
        let most = scale(&all);
        let mut rows: Vec<(u32, Faction, Vec<u32>)> = Faction::ALL
            .into_iter()
            .filter_map(|faction| {
                let points: Vec<u32> =
                    all.iter().filter(|r| r.faction == faction).map(|r| r.points).collect();
                let mean = points.iter().sum::<u32>().checked_div(points.len() as u32)?;
                Some((mean, faction, points))
            })
            .collect();
        rows.sort_by_key(|(mean, ..)| core::cmp::Reverse(*mean));
        let part = move |n: u32| 100.0 * f64::from(n) / f64::from(most);
        let row = |(mean, faction, points): (u32, Faction, Vec<u32>)| {
            let (least, best) =
                (points.iter().min().copied().unwrap_or(0), points.iter().max().copied().unwrap_or(0));
            let told = texts.fill(
                "study-bar",
                &[
                    ("who", texts.faction(faction).into()),
                    ("mean", mean.into()),
                    ("least", least.into()),
                    ("best", best.into()),
                    ("n", points.len().into()),
                ],
            );
            let title = told.clone();
            view! {
                <li class=format!("bar-row f-{faction}") title=title>
                    <Emblem faction /><span class="bn">{texts.faction_short(faction)}</span>
                    <span class="bar-box" role="img" aria-label=told><span class="bar-in" style:width=format!("{:.1}%", part(mean))></span>
                        <span class="bar-span" style:left=format!("{:.1}%", part(least)) style:width=format!("{:.1}%", part(best - least))></span></span>
                    <b class="bv">{mean}</b>
                </li>
            }
        };
        rows.into_iter().map(row).collect_view()
    };
    view! { <ul class="bars">{rows}</ul> }
}

/// How many games ended with how many points.
#[component]
pub fn Endings(
    /// The results.
    results: Signal<Vec<Result>>,
) -> impl IntoView {
    let columns = move || {
        let all = results.get();
        let (least, most) = (
            all.iter().map(|r| r.points / 10).min().unwrap_or(0),
            all.iter().map(|r| r.points / 10).max().unwrap_or(0),
        );
        let count = |bin: u32| all.iter().filter(|r| r.points / 10 == bin).count();
        let highest = (least..=most).map(count).max().unwrap_or(1).max(1);
        let column = |bin: u32| {
            let n = count(bin);
            let high = 100.0 * n as f64 / highest as f64;
            view! { <li><span class="hn">{(n > 0).then_some(n)}</span><span class="hb" style:height=format!("{high:.0}%")></span><span class="hl">{bin * 10}</span></li> }
        };
        (least..=most).map(column).collect_view()
    };
    view! { <ol class="histogram">{columns}</ol> }
}

const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 200.0;
const LEFT: f64 = 28.0;

/// Every game as a dot, filled where it was won, and the mean of ten as a line.
#[component]
pub fn GameByGame(
    /// The results.
    results: Signal<Vec<Result>>,
) -> impl IntoView {
    let words = use_words();
    move || {
        let all = results.get();
        let most = f64::from(scale(&all));
        let count = all.len();
        let x = move |i: usize| LEFT + 8.0 + (WIDTH - LEFT - 16.0) * i as f64 / (count.max(2) - 1) as f64;
        let y = move |points: f64| 8.0 + (HEIGHT - 16.0) * (1.0 - points / most);
        let grid = (0..=4u8).map(|n| {
            let points = most * f64::from(n) / 4.0;
            view! { <line class="grid" x1=LEFT x2=WIDTH y1=y(points) y2=y(points) /><text class="num" x=LEFT - 5.0 y=y(points) + 4.0 text-anchor="end">{format!("{points:.0}")}</text> }
        });
        let grid = grid.collect_view();
        let dots = all.iter().enumerate().map(|(i, result)| view! { <circle class="game-dot" class:won=result.won cx=x(i) cy=y(f64::from(result.points)) r="4" /> });
        let dots = dots.collect_view();
        let points: Vec<u32> = all.iter().map(|result| result.points).collect();
        let means = means(&points);
        let line: Vec<String> =
            means.iter().enumerate().map(|(i, mean)| format!("{:.1},{:.1}", x(i), y(*mean))).collect();
        // Of a few games nothing can be said.
        let trend = (count > OVER).then(|| {
            let at = |i: usize| means.get(i).map_or_else(String::new, |mean| format!("{mean:.0}"));
            let args = [("first", at(OVER - 1).into()), ("last", at(count - 1).into())];
            view! { <p class="xs mut">{words.fill("study-trend", &args)}</p> }
        });
        let told = points.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
        view! {
            <svg class="plot" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=format!("{}: {told}", words.say("study-by-game"))>
                {grid}<polyline class="mean" points=line.join(" ") />{dots}
            </svg>
            {trend}
        }
    }
}

/// Won and played by faction and mat.
#[component]
pub fn Matrix(
    /// The results.
    results: Signal<Vec<Result>>,
) -> impl IntoView {
    let words = use_words();
    let cell = |of: Vec<&Result>| {
        let (won, played) = (of.iter().filter(|r| r.won).count(), of.len());
        let class = match (won, played) {
            (_, 0) => "",
            (0, _) => "none",
            (won, played) if won == played => "all",
            _ => "some",
        };
        let text = if played == 0 { "·".to_string() } else { format!("{won}/{played}") };
        view! { <td class=class>{text}</td> }
    };
    move || {
        let (texts, all) = (words.texts(), results.get());
        let heads = Mat::ALL.map(|mat| view! { <th scope="col"><span>{texts.mat(mat)}</span></th> });
        let factions = Faction::ALL.into_iter().filter(|faction| all.iter().any(|r| r.faction == *faction));
        let rows = factions.map(|faction| {
            let own: Vec<&Result> = all.iter().filter(|r| r.faction == faction).collect();
            let cells = Mat::ALL.map(|mat| cell(own.iter().filter(|r| r.mat == Some(mat)).copied().collect()));
            view! { <tr><th scope="row"><Disc faction size=24 /><span class="vh">{texts.faction(faction)}</span></th>{cells}{cell(own.clone())}</tr> }
        });
        let rows = rows.collect_view();
        view! {
            <div class="scroll-x" tabindex="0" role="region" aria-label=texts.say("study-matrix")>
                <table class="matrix"><thead><tr><td></td>{heads}<th scope="col"><span>{texts.say("history-all")}</span></th></tr></thead><tbody>{rows}</tbody></table>
            </div>
        }
    }
}

/// Where the coins come from, and which stars were placed, for each game.
#[component]
pub fn Sources(
    /// The sums.
    sums: Signal<Sums>,
) -> impl IntoView {
    const PARTS: [&str; 6] = [
        "score-coins",
        "score-stars",
        "score-territories",
        "score-resources",
        "score-structures",
        "web-score-ability",
    ];
    let words = use_words();
    let bar = move |name: String, tenths: u32, most: u32| {
        let wide = 100.0 * f64::from(tenths) / f64::from(most.max(1));
        view! { <li class="bar-row"><span class="bn">{capital(&name)}</span><span class="bar-box"><span class="bar-in" style:width=format!("{wide:.1}%")></span></span><b class="bv">{words.texts().tenths(tenths)}</b></li> }
    };
    let coins = move || {
        let (texts, sums) = (words.texts(), sums.get());
        let parts = sums.by_category.map(|sum| sums.per_game(sum));
        let most = parts.iter().max().copied().unwrap_or(1);
        PARTS
            .iter()
            .zip(parts)
            .filter(|(_, n)| *n > 0)
            .map(|(key, n)| bar(texts.say(key), n, most))
            .collect_view()
    };
    let stars = move || {
        let (texts, sums) = (words.texts(), sums.get());
        let placed: Vec<(Star, u32)> = Star::ALL
            .into_iter()
            .zip(sums.stars)
            .filter(|(_, n)| *n > 0)
            .map(|(star, n)| (star, sums.per_game(n)))
            .collect();
        let most = placed.iter().map(|(_, n)| *n).max().unwrap_or(1);
        placed.into_iter().map(|(star, n)| bar(texts.name(&star), n, most)).collect_view()
    };
    view! {
        <section class="panel"><h2>{move || words.say("study-sources")}</h2><p class="sm mut">{move || words.say("study-for-each-game")}</p><ul class="bars">{coins}</ul></section>
        <section class="panel"><h2>{move || words.say("study-stars")}</h2><p class="sm mut">{move || words.say("study-for-each-game")}</p><ul class="bars">{stars}</ul></section>
    }
}
