//! Who can get where: the reach of a seat in words, and what it threatens; its lines on the board are those of [`kosa_scene::game::reach`].

use super::play::Play;
use crate::icon::Disc;
use crate::words::use_words;
use kosa_engine::Public;
use kosa_engine::vocab::*;
use leptos::prelude::*;

/// Beside the board while a reach is shown: whose, what the lines mean, and what it threatens.
#[component]
pub fn ReachPanel(
    /// The page.
    play: Play,
    /// What everybody sees.
    public: Signal<Public>,
    /// The seat of whoever looks.
    own: Signal<Option<Seat>>,
) -> impl IntoView {
    let words = use_words();
    move || {
        play.reach.get().map(|seat| {
            let texts = words.texts();
            public.with(|p| {
                let chips = p.seats().map(|one| {
                    let faction = p.player(one).faction();
                    view! {
                        <button type="button" class="pchip" class:on={one == seat} aria-pressed=(one == seat).to_string() aria-label=texts.faction(faction) on:click=move |_| play.reach.set(Some(one))>
                            <Disc faction size=24 />
                        </button>
                    }
                });
                let chips = chips.collect_view();
                let reach = p.reach(seat);
                let name = texts.faction(p.player(seat).faction());
                let about = if p.player(seat).is_automa() {
                    "web-reach-automa"
                } else if !reach.by_move && !reach.by_factory {
                    "web-reach-none"
                } else {
                    "web-reach-about"
                };
                // Against one's own pieces while others are looked at, and by whom while one's own reach is.
                let against = own.get();
                let threats = against.map(|me| p.threats(me)).unwrap_or_default();
                let threats = threats.into_iter().filter(|t| Some(seat) == against || t.by == seat).map(|t| {
                    let who = texts.faction_short(p.player(t.by).faction());
                    let args = [("place", texts.place(t.place).into()), ("who", who.into()), ("n", t.fighters.into())];
                    view! { <li>{texts.fill("web-threat", &args)}</li> }
                });
                let threats: Vec<_> = threats.collect();
                let title = if threats.is_empty() { "web-no-threat" } else { "web-threats" };
                view! {
                    <section class="panel pv reachp" aria-label=texts.say("web-reach")>
                        <div class="row">
                            <b class="fm">{texts.fill("web-reach-of", &[("who", name.into())])}</b>
                            <span class="sp"></span>
                            <button type="button" class="btn sm" data-act="reach-close" on:click=move |_| play.reach.set(None)>{texts.say("web-close")}<kbd>"R"</kbd></button>
                        </div>
                        <div class="row">{chips}</div>
                        <p class="sm">{texts.say(about)}</p>
                        <p class="keyl sm"><span class="kl solid"></span>{texts.say("web-reach-fighters")}</p>
                        <p class="keyl sm"><span class="kl dots"></span>{texts.say("web-reach-workers")}</p>
                        {against.is_some().then(|| view! { <b class="sm">{texts.say(title)}</b><ul class="sm">{threats}</ul> })}
                    </section>
                }
                .into_any()
            })
        })
    }
}
