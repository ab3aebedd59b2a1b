//! The end of a game: who wins, the score sheet with every category, points by round, the largest steps, stars, tie-breaks.

use super::around::Around;
use super::play::Play;
use crate::icon::{Disc, Emblem, Icon};
use crate::online::LiveTable;
use crate::panels::{Plot, ScoreSheet, StarRow};
use crate::rooms::headline;
use crate::words::use_words;
use kosa_engine::Public;
use kosa_engine::vocab::{Seat, Stars};
use kosa_lang::signed;
use kosa_scene::timeline::Timeline;
use leptos::prelude::*;

/// So many steps are told.
const STEPS: usize = 3;

/// The page after the end.
#[component]
pub fn Over(
    /// The page.
    play: Play,
    /// What everybody sees.
    public: Signal<Public>,
    /// The seat of whoever looks.
    own: Signal<Option<Seat>>,
    /// What can be done around the game.
    around: Around,
    /// Looks at the board once more.
    board: RwSignal<bool>,
) -> impl IntoView {
    let words = use_words();
    // At a table on a server bids count, and people may have agreed to end.
    let table = use_context::<LiveTable>();
    let title = move || {
        public.with(|p| {
            let ranking = p.ranking();
            let first = ranking.first()?;
            let texts = words.texts();
            let told = table.and_then(|live| headline(live, words, p));
            let who = play.game.peek(|session| session.called(first.seat));
            let won = match ranking.get(1).map(|second| first.key[0] - second.key[0]) {
                Some(by) if by > 0 => texts.fill("web-wins-by", &[("who", who.into()), ("n", by.into())]),
                _ => texts.fill("play-wins", &[("who", who.into())]),
            };
            // Whoever has no star left has ended it, where no rule of the table says otherwise.
            let last = || p.seats().find(|seat| p.player(*seat).stars().total() >= Stars::PER_PLAYER);
            let ended = p.ending().trigger().or_else(last).map_or_else(
                || texts.say("play-over"),
                |seat| {
                    let args = [("who", play.game.peek(|s| s.called(seat)).into()), ("n", p.round().into())];
                    texts.fill("web-ended-by", &args)
                },
            );
            let (seat, won, ended) = match told {
                Some((seat, won, early)) => (seat, won, if early.is_empty() { ended } else { early }),
                None => (first.seat, won, ended),
            };
            Some(view! {
                <Disc faction=p.player(seat).faction() size=58 />
                <div class="won-by">
                    <h1>{won}</h1>
                    <p class="mut">{ended}</p>
                </div>
            })
        })
    };
    let stars = move || {
        public.with(|p| {
            let texts = words.texts();
            let line = |seat: Seat| {
                let player = p.player(seat);
                view! {
                    <li class=format!("row f-{}", player.faction())>
                        <Disc faction=player.faction() size=24 />
                        <StarRow placed=player.stars().total() />
                        <span class="sm mut">{texts.stars(player.stars())}</span>
                    </li>
                }
            };
            p.ranking().into_iter().map(|rank| line(rank.seat)).collect_view()
        })
    };
    let scales = move || {
        let all = public.with(|p| words.texts().scales(p));
        all.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    let line = around.timeline.and_then(|look| look.run(())).map(StoredValue::new);
    let button = move |deed: Option<Callback<()>>,
                       act: &'static str,
                       icon: &'static str,
                       key: &'static str| {
        deed.map(|deed| {
            view! { <button type="button" class="btn" data-act=act on:click=move |_| deed.run(())><Icon name=icon size=16 />{move || words.say(key)}</button> }
        })
    };
    view! {
        <main class="page over" data-stage="over">
            <header class="row">
                {title}
                <div class="row wrap-row">
                    {button(around.leave, "leave", "i-home", "web-home")}
                    <button type="button" class="btn" data-act="board" on:click=move |_| board.set(true)><Icon name="i-eye" size=16 />{move || words.say("web-look-board")}</button>
                    {button(around.replay, "replay", "i-play", "page-replay")}
                    {button(around.export, "export", "i-link", "page-export")}
                    {around.again.map(|again| view! { <button type="button" class="btn pri big" data-act="again" on:click=move |_| again.run(())>{move || words.say("web-again")}</button> })}
                </div>
            </header>
            <div class="over-grid">
                <ScoreSheet public own />
                <div class="over-side">
                    {around.beside.over.map(|show| show.run(play))}
                    {line.map(|line| view! { <Course line public /> })}
                    <TieBreaks public />
                </div>
                <section class="panel pv"><h2 class="ttl">{move || words.say("web-stars-placed")}</h2><ul>{stars}</ul></section>
                <section class="panel pv"><h2 class="ttl">{move || words.say("web-worth")}</h2><ul class="sm worth">{scales}</ul></section>
            </div>
        </main>
    }
}

/// How it went: the plot, and the turns that brought or cost most.
#[component]
fn Course(line: StoredValue<Timeline>, public: Signal<Public>) -> impl IntoView {
    let words = use_words();
    let end = line.with_value(|l| l.length);
    let steps = move || {
        let texts = words.texts();
        line.with_value(|l| {
            l.largest(STEPS)
                .into_iter()
                .map(|step| {
                    let faction = public.with(|p| p.player(step.seat).faction());
                    let mut kinds: Vec<String> = Vec::new();
                    for mark in l.marks.iter().filter(|m| m.seat == step.seat && (step.from..=step.to).contains(&m.at)) {
                        let name = texts.say(mark.kind.parts().1);
                        if !kinds.contains(&name) {
                            kinds.push(name);
                        }
                    }
                    let what = if kinds.is_empty() { texts.faction_short(faction) } else { format!("{}: {}", texts.faction_short(faction), texts.list(&kinds)) };
                    let class = if step.points < 0 { "cost" } else { "gain" };
                    let points = signed(step.points);
                    view! {
                        <li class="row">
                            <span class="mut sm rnd">{texts.fill("web-round", &[("n", step.round.into())])}</span>
                            <Emblem faction />
                            <span>{what}</span>
                            <span class="sp"></span>
                            <b class=class>{points}</b>
                        </li>
                    }
                })
                .collect_view()
        })
    };
    view! {
        <section class="panel pv">
            <div class="row"><h2 class="ttl">{move || words.say("page-points")}</h2><span class="sp"></span><span class="xs mut">{move || words.say("web-as-if-ended")}</span></div>
            <Plot line at=Signal::stored(end) />
        </section>
        <section class="panel pv"><h2 class="ttl">{move || words.say("web-largest-steps")}</h2><ul>{steps}</ul></section>
    }
}

/// What decides where totals are equal, and whether it had to.
#[component]
fn TieBreaks(public: Signal<Public>) -> impl IntoView {
    const KEYS: [&str; 6] = [
        "score-pieces",
        "score-power",
        "score-popularity",
        "score-resources",
        "score-territories",
        "score-stars",
    ];
    let words = use_words();
    move || {
        let texts = words.texts();
        public.with(|p| {
            let ranking = p.ranking();
            let heads = ranking.iter().map(|rank| {
                let faction = p.player(rank.seat).faction();
                view! { <th scope="col"><Emblem faction /><span class="vh">{texts.faction_short(faction)}</span></th> }
            });
            let heads = heads.collect_view();
            let rows = KEYS.iter().zip(1..).map(|(key, i)| {
                let cells = ranking.iter().map(|rank| view! { <td>{rank.key.get(i).copied()}</td> }).collect_view();
                view! { <tr><th scope="row">{kosa_lang::capital(&texts.say(key))}</th>{cells}</tr> }
            });
            let rows = rows.collect_view();
            let tie = texts.tie(p).unwrap_or_else(|| texts.say("web-no-tie"));
            view! {
                <section class="panel pv">
                    <h2 class="ttl">{texts.say("web-tie-breaks")}</h2>
                    <p class="sm mut">{tie}</p>
                    <table class="ties sm"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>
                </section>
            }
            .into_any()
        })
    }
}
