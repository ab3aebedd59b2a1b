//! The end of a game: who wins, the score sheet with every category, tie-break, stars.

use super::play::Play;
use crate::icon::{Disc, Icon};
use crate::panels::{ScoreSheet, StarRow};
use crate::words::use_words;
use kosa_engine::Public;
use kosa_engine::vocab::Seat;
use leptos::prelude::*;

/// The page after the end.
#[component]
pub fn Over(
    /// The page.
    play: Play,
    /// What everybody sees.
    public: Signal<Public>,
    /// The seat of whoever looks.
    own: Signal<Option<Seat>>,
    /// Another game at the same table.
    again: Option<Callback<()>>,
    /// Leaves the game.
    leave: Option<Callback<()>>,
    /// Looks at the board once more.
    board: RwSignal<bool>,
) -> impl IntoView {
    let words = use_words();
    let title = move || {
        public.with(|p| {
            let first = p.ranking().into_iter().next()?;
            let texts = words.texts();
            let who = play.game.peek(|session| session.called(first.seat));
            let tie = texts.tie(p);
            Some(view! {
                <Disc faction=p.player(first.seat).faction() size=58 />
                <div>
                    <h1>{texts.fill("tui-wins", &[("who", who.into())])}</h1>
                    <p class="mut">{texts.say("tui-over")}" "{tie}</p>
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
    view! {
        <main class="page over" data-stage="over">
            <header class="row">
                {title}
                <span class="sp"></span>
                {leave.map(|leave| view! { <button type="button" class="btn" data-act="leave" on:click=move |_| leave.run(())>{move || words.say("web-home")}</button> })}
                <button type="button" class="btn" data-act="board" on:click=move |_| board.set(true)><Icon name="i-eye" size=16 />{move || words.say("web-look-board")}</button>
                {again.map(|again| view! { <button type="button" class="btn pri big" data-act="again" on:click=move |_| again.run(())>{move || words.say("web-again")}</button> })}
            </header>
            <ScoreSheet public own />
            <div class="two">
                <section class="panel pv"><h3 class="ttl">{move || words.say("web-stars-placed")}</h3><ul>{stars}</ul></section>
                <section class="panel pv"><h3 class="ttl">{move || words.say("web-worth")}</h3><ul class="sm">{scales}</ul></section>
            </div>
        </main>
    }
}
