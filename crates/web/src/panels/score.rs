//! The score by category, for everybody.

use crate::icon::{Disc, Icon};
use crate::words::use_words;
use kosa_engine::Public;
use kosa_engine::score::Score;
use kosa_engine::vocab::{Faction, Seat};
use leptos::prelude::*;

/// One category: its icon, its key, how many things count, and the coins for them.
type Line = (&'static str, &'static str, fn(&Score) -> Option<u32>, fn(&Score) -> u32);

const LINES: [Line; 6] = [
    ("i-coin", "web-score-coins", |_| None, |s| s.coins),
    ("i-star", "web-score-stars", |s| Some(s.stars), |s| s.star_coins),
    ("i-terr", "web-score-territories", |s| Some(s.territories), |s| s.territory_coins),
    ("r-wood", "web-score-resources", |s| Some(s.resources), |s| s.resource_coins),
    ("s-mill", "web-score-structures", |s| Some(s.structures), |s| s.structure_coins),
    ("i-recruit", "web-score-ability", |_| None, |s| s.ability_coins),
];

/// The score sheet: a column for everybody, the best first.
#[component]
pub fn ScoreSheet(
    /// What everybody sees.
    #[prop(into)]
    public: Signal<Public>,
    /// The seat of whoever looks.
    #[prop(into)]
    own: Signal<Option<Seat>>,
) -> impl IntoView {
    let words = use_words();
    let columns = Memo::new(move |_| {
        public.with(|p| {
            let column = |seat: Seat| (seat, p.player(seat).faction(), p.score(seat));
            p.ranking().into_iter().map(|rank| column(rank.seat)).collect::<Vec<(Seat, Faction, Score)>>()
        })
    });
    move || {
        let (columns, texts, own) = (columns.get(), words.texts(), own.get());
        let mine = move |seat: Seat| if own == Some(seat) { "me" } else { "" };
        let heads = columns.iter().map(|(seat, faction, _)| {
            view! { <th scope="col" class=mine(*seat)><Disc faction=*faction size=28 />" "{texts.faction_short(*faction)}</th> }
        });
        let heads = heads.collect_view();
        let rows = LINES.iter().map(|(icon, key, count, coins)| {
            let cells = columns.iter().map(|(seat, _, score)| {
                let of = count(score).map(|n| view! { <span class="w">{format!("{n} = ")}</span> });
                view! { <td class=mine(*seat)>{of}<b>{coins(score)}</b></td> }
            });
            let cells = cells.collect_view();
            view! { <tr><th scope="row"><Icon name=*icon size=18 class="bare" />" "{texts.say(key)}</th>{cells}</tr> }
        });
        let rows = rows.collect_view();
        let totals = columns
            .iter()
            .map(|(seat, _, score)| view! { <td class=mine(*seat)><b>{score.total()}</b></td> });
        let totals = totals.collect_view();
        view! {
            <table class="sct panel">
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>{rows}<tr class="tot"><th scope="row">{texts.say("web-score-total")}</th>{totals}</tr></tbody>
            </table>
        }
    }
}
