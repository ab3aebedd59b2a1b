//! The score by category, for everybody.

use super::players::UNTOLD;
use crate::icon::{Disc, Icon};
use crate::online::LiveTable;
use crate::words::use_words;
use kosa_engine::Public;
use kosa_engine::score::{Score, rates};
use kosa_engine::vocab::{Faction, Seat};
use leptos::prelude::*;

/// How many things count, and what each is worth where that is the same for all.
type Counted = Option<(u32, Option<u32>)>;

/// One category: its icon, its key, the key of what is said below, how many things count at which rate, and the coins.
struct Line {
    icon: &'static str,
    key: &'static str,
    about: Option<&'static str>,
    count: fn(&Column) -> Counted,
    coins: fn(&Score) -> u32,
}

const LINES: [Line; 6] = [
    Line { icon: "i-coin", key: "web-score-coins", about: None, count: |_| None, coins: |s| s.coins },
    Line {
        icon: "i-star",
        key: "web-score-stars",
        about: None,
        count: |c| Some((c.score.stars, Some(c.rates.0))),
        coins: |s| s.star_coins,
    },
    Line {
        icon: "i-terr",
        key: "web-score-territories",
        about: Some("web-score-factory"),
        count: |c| Some((c.score.territories, Some(c.rates.1))),
        coins: |s| s.territory_coins,
    },
    Line {
        icon: "r-wood",
        key: "web-score-resources",
        about: Some("web-score-pairs"),
        count: |c| Some((c.score.resources / 2, Some(c.rates.2))),
        coins: |s| s.resource_coins,
    },
    Line {
        icon: "s-mill",
        key: "web-score-structures",
        about: None,
        count: |c| Some((c.score.structures, None)),
        coins: |s| s.structure_coins,
    },
    Line {
        icon: "i-recruit",
        key: "web-score-ability",
        about: None,
        count: |_| None,
        coins: |s| s.ability_coins,
    },
];

/// Everything in one column.
#[derive(Clone, PartialEq)]
struct Column {
    seat: Seat,
    faction: Faction,
    popularity: u8,
    /// What a star, a territory and a pair of resources are worth.
    rates: (u32, u32, u32),
    score: Score,
    place: u8,
    /// Coins that were bid for faction and mat: they do not count.
    bid: u16,
}

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
    let live = use_context::<LiveTable>();
    // Who is where by what counts at a table, once it has told: bids are taken off.
    let told = move || live.map(|live| live.with_room(|room| room.as_ref().map(|room| room.result.clone())));
    let columns = Memo::new(move |_| {
        let result = told().flatten().unwrap_or_default();
        public.with(|p| {
            let column = |(seat, place, bid): (Seat, u8, u16)| {
                let (player, score) = (p.player(seat), p.score(seat));
                let (faction, popularity) = (player.faction(), player.popularity());
                Column { seat, faction, popularity, rates: rates(popularity), score, place, bid }
            };
            if result.is_empty() {
                let ranking = p.ranking().into_iter().map(|rank| (rank.seat, rank.place, 0));
                return ranking.map(column).collect::<Vec<_>>();
            }
            result.iter().map(|line| column((line.seat, line.place, line.bid))).collect()
        })
    });
    move || {
        let (columns, texts, own) = (columns.get(), words.texts(), own.get());
        // Where coins are hidden nobody is told the sum of others either, nor who is first.
        let untold = |seat: Seat| live.is_some_and(|live| live.hides_coins_of(seat));
        let some = columns.iter().any(|c| untold(c.seat));
        let told = |seat: Seat, n: u32| if untold(seat) { UNTOLD.to_string() } else { n.to_string() };
        let mine = move |seat: Seat| if own == Some(seat) { "me" } else { "" };
        let heads = columns.iter().map(|c| {
            view! {
                <th scope="col" class=mine(c.seat)>
                    <span class="sch"><Disc faction=c.faction size=28 /><span class="col"><span>{texts.faction_short(c.faction)}</span><span class="xs mut">{(!some).then(|| format!("{}.", c.place))}</span></span></span>
                </th>
            }
        });
        let heads = heads.collect_view();
        let tiers = columns.iter().map(|c| {
            let (star, territory, pair) = c.rates;
            view! { <td class=mine(c.seat)><span class="w">{format!("{star} · {territory} · {pair}")}</span><b>{c.popularity}</b></td> }
        });
        let tiers = tiers.collect_view();
        // A category nobody has anything in is a line for nothing.
        let used = |line: &&Line| {
            line.key != "web-score-ability" || columns.iter().any(|c| c.score.ability_coins > 0)
        };
        let rows = LINES.iter().filter(used).map(|line| {
            let cells = columns.iter().map(|c| {
                let coins = (line.coins)(&c.score);
                let of = (line.count)(c).and_then(|(n, rate)| match rate {
                    Some(rate) if n * rate == coins => Some(format!("{n} × {rate} =")),
                    // Nothing makes nothing: no sum to show.
                    _ if n == 0 => None,
                    _ => Some(format!("{n} =")),
                });
                let coins = if line.key == "web-score-coins" { told(c.seat, coins) } else { coins.to_string() };
                view! { <td class=mine(c.seat)>{of.map(|of| view! { <span class="w">{of}</span> })}<b>{coins}</b></td> }
            });
            let cells = cells.collect_view();
            let about = line.about.map(|key| view! { <span class="xs mut">{texts.say(key)}</span> });
            view! { <tr><th scope="row"><span class="scn"><Icon name=line.icon size=18 class="bare" /><span class="col"><span>{texts.say(line.key)}</span>{about}</span></span></th>{cells}</tr> }
        });
        let rows = rows.collect_view();
        let totals = columns.iter().map(|c| {
            let total = i64::from(c.score.total()) - i64::from(c.bid);
            let total = if untold(c.seat) { UNTOLD.to_string() } else { total.to_string() };
            view! { <td class=mine(c.seat)><b>{total}</b></td> }
        });
        let totals = totals.collect_view();
        let bids = columns.iter().any(|c| c.bid > 0).then(|| {
            let cells = columns.iter().map(|c| {
                let bid = if c.bid > 0 { format!("−{}", c.bid) } else { "0".to_string() };
                view! { <td class=mine(c.seat)><b>{bid}</b></td> }
            });
            let cells = cells.collect_view();
            view! { <tr class="bid"><th scope="row"><span class="scn"><Icon name="i-coin" size=18 class="bare" /><span>{texts.say("web-score-bid")}</span></span></th>{cells}</tr> }
        });
        view! {
            <div class="sct-w panel" tabindex="0" role="group" aria-label=texts.say("play-key-score")>
            <table class="sct">
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>
                    <tr>
                        <th scope="row"><span class="scn"><Icon name="i-pop" size=18 class="pop" /><span class="col"><span>{texts.say("web-score-popularity")}</span><span class="xs mut">{texts.say("web-score-rates")}</span></span></span></th>
                        {tiers}
                    </tr>
                    {rows}
                    {bids}
                    <tr class="tot"><th scope="row">{texts.say("web-score-total")}</th>{totals}</tr>
                </tbody>
            </table>
            </div>
        }
    }
}
