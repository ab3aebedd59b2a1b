//! Upgrade and Enlist: the mat comes forward, and the two halves of the choice stand beside each other, what cannot be taken in
//! its place and with the reason.

use super::dialogs::LookButton;
use super::play::Play;
use crate::icon::Icon;
use crate::panels::PlayerMat;
use crate::thing::{Marked, Target};
use crate::words::use_words;
use kosa_scene::game::consequences;
use kosa_scene::game::mat_choice::{Right, Row, Stands, facts, route};
use kosa_scene::game::scene::{self, Scene};
use leptos::prelude::*;

/// The dialog of an upgrade or of a recruit.
#[component]
pub fn MatChoice(
    /// The page.
    play: Play,
) -> impl IntoView {
    let words = use_words();
    let facts = Memo::new(move |_| {
        play.game.read(|session| {
            session
                .asked()
                .and_then(|asked| facts(asked, &Scene::of(session), session.prompt(), session.texts()))
        })
    });
    let marked: Memo<Marked> = Memo::new(move |_| play.marked());
    let after = Memo::new(move |_| {
        let index = play
            .scene
            .with(|s| s.primary(play.pointed.get()).map(|answer| (answer.index, answer.label.clone())))?;
        let lines = play.game.read(|session| scene::preview(session, index.0));
        Some((index.1, lines)).filter(|(_, lines)| !lines.is_empty())
    });
    // An upgrade changes no number of the table: what it changes are the two rows themselves.
    let pair = Memo::new(move |_| {
        let index = play.scene.with(|s| s.primary(play.pointed.get()).map(|answer| answer.index))?;
        facts.with(|facts| {
            let facts = facts.as_ref()?;
            let chosen = facts.first.iter().find(|row| row.stands == Stands::Before(true))?;
            let pointed = |row: &&Row| matches!(row.stands, Stands::Answer(at, _) if at == index);
            Some([chosen.clone(), facts.second.iter().find(pointed)?.clone()])
        })
    });
    let on_point = Callback::new(move |target: Target| {
        play.point(target);
    });
    let (mat, way) = (NodeRef::<leptos::html::Div>::new(), RwSignal::new(None::<Way>));
    // Where the boxes lie is known once they are drawn.
    leptos::prelude::Effect::new(move |_| {
        marked.track();
        facts.track();
        request_animation_frame(move || {
            // The dialog may be gone by then.
            let found = mat.try_get_untracked().flatten().and_then(|mat| Way::on(&mat));
            let _ = way.try_set(found);
        });
    });
    move || {
        facts.get().map(|facts| {
            let texts = words.texts();
            let keys = if facts.upgrade {
                ["web-upgrade-title", "web-gives-more", "web-gets-cheaper"]
            } else {
                ["web-enlist-title", "web-which-recruit", "web-which-bonus"]
            };
            let [title, first, second] = keys.map(|key| texts.say(key));
            let list = |title: String, rows: &[Row]| {
                let rows = rows.iter().map(|row| view! { <li>{line(play, row)}</li> }).collect_view();
                view! { <div><h3 class="ttl">{title}</h3><ol class="mc-list">{rows}</ol></div> }
            };
            let (public, seat, upgrade) = (facts.public, facts.seat, facts.upgrade);
            let forward = upgrade.then(|| {
                view! { <div class="mc-mat" node_ref=mat><PlayerMat public=Signal::stored(public) seat=Signal::stored(seat) marks=marked on_point /><Carried way /></div> }
            });
            let then = texts.say("web-afterwards");
            let rest = facts.rest.iter().map(|answer| {
                let index = answer.index;
                view! {
                    <button type="button" class="btn gh" data-choice=index data-leaves=answer.leaving.then_some("") on:click=move |_| play.choose(index)>
                        {answer.label.clone()}<kbd>{answer.key.clone()}</kbd>
                    </button>
                }
            });
            let rest = rest.collect_view();
            let back = facts.may_go_back.then(|| {
                let label = texts.say("web-back");
                view! { <button type="button" class="btn gh" data-act="back" on:click=move |_| play.back()>{label}<kbd>"Esc"</kbd></button> }
            });
            let undo = texts.say("web-undo");
            let may_undo = move || play.scene.with(|s| s.may_undo);
            view! {
                <section class="dialog mc" role="dialog" aria-labelledby="dialog-title">
                    <header>
                        <Icon name=if upgrade { "i-cube" } else { "i-recruit" } size=30 />
                        <div><h2 id="dialog-title">{title}</h2>{(!facts.may_go_back).then(|| view! { <p class="sm mut">{facts.prompt.clone()}</p> })}</div>
                        <span class="sp"></span>
                        <LookButton play />
                    </header>
                    <div class="mc-body">
                        {forward}
                        <div class="mc-cols">
                            {list(first, &facts.first)}
                            {list(second, &facts.second)}
                            <div class="mc-after">
                                <h3 class="ttl">{then}</h3>
                                {move || match after.get() {
                                    Some((label, lines)) => {
                                        let lines = consequences::text(&words.texts(), &lines);
                                        view! { <p class="b">{label}</p><ul inner_html=lines></ul> }.into_any()
                                    }
                                    None => match pair.get() {
                                        Some(pair) => view! { <ul>{pair.map(changed)}</ul> }.into_any(),
                                        None => view! { <p class="sm mut">{words.say("web-both-halves")}</p> }.into_any(),
                                    },
                                }}
                            </div>
                        </div>
                    </div>
                    <footer>
                        <span class="sp"></span>
                        {rest}
                        {back}
                        <button type="button" class="btn gh" data-act="undo" disabled=move || !may_undo() on:click=move |_| play.undo()><Icon name="i-undo" size=14 />{undo}<kbd>"U"</kbd></button>
                    </footer>
                </section>
            }
        })
    }
}

/// The way of the cube in hand over the mat, to the row it would make cheaper.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Way {
    from: (f64, f64),
    to: (f64, f64),
    /// How high the gap between the two rows lies.
    between: f64,
    size: (f64, f64),
}

impl Way {
    /// From the cube that is chosen to the row that is pointed at, else to the first that can take it.
    fn on(mat: &web_sys::HtmlElement) -> Option<Way> {
        let find = |selector: &str| mat.query_selector(selector).ok().flatten();
        let cube = find(".cube.picked")?.get_bounding_client_rect();
        let row = find(".half.bt .opt.hov").or_else(|| find(".half.bt .opt.can"))?;
        let below = row.closest(".half.bt").ok().flatten()?.get_bounding_client_rect();
        let row = row.get_bounding_client_rect();
        let all = mat.get_bounding_client_rect();
        // Large screens enlarge the whole dialog: the drawing is enlarged with it.
        let scale = all.width() / f64::from(mat.offset_width()).max(1.0);
        let at = |x: f64, y: f64| ((x - all.left()) / scale, (y - all.top()) / scale);
        Some(Way {
            from: at(cube.left() + cube.width() / 2.0, cube.bottom() - 2.0),
            to: at(row.right() + 3.0, row.top() + row.height() / 2.0),
            between: at(0.0, below.top() - 2.0).1,
            size: (all.width() / scale, all.height() / scale),
        })
    }
}

/// The arrow of an upgrade.
#[component]
fn Carried(way: RwSignal<Option<Way>>) -> impl IntoView {
    move || {
        way.get().map(|Way { from, to, between, size }| {
            let (x, y) = to;
            let line = route(from, between, to);
            let head = format!("M{:.1} {:.1}v18l-13 -9z", x + 13.0, y - 9.0);
            view! {
                <svg class="carried pick" width=size.0 height=size.1 viewBox=format!("0 0 {:.0} {:.0}", size.0, size.1) aria-hidden="true">
                    <path class="a0" d=line.clone()></path><path class="a0" d=head.clone()></path>
                    <path class="a1" d=line></path><path class="a2" d=head></path>
                </svg>
            }
        })
    }
}

/// What one of the two rows would be.
fn changed(row: Row) -> impl IntoView {
    let Right::Change(from, to) = row.right else { return ().into_any() };
    view! {
        <li class="chgr">
            <span class="cic"><Icon name=row.icon size=16 class=row.class /></span>
            <span class="cwh">{row.title}</span>
            <span class="dl">{from}<span class="q">"→"</span><span class="to gain">{to}</span></span>
        </li>
    }
    .into_any()
}

fn line(play: Play, row: &Row) -> AnyView {
    let target = row.target;
    let right = match &row.right {
        Right::Change(from, to) => {
            view! { <span class="dl">{*from}<span class="q">"→"</span><span class="to">{*to}</span></span> }
                .into_any()
        }
        Right::Words(words) => view! { <span class="sm">{words.clone()}</span> }.into_any(),
    };
    let note = (!row.note.is_empty()).then(|| view! { <span class="sm nt">{row.note.clone()}</span> });
    let inside = view! {
        <Icon name=row.icon size=22 class=row.class />
        <span class="tx"><b>{row.title.clone()}</b>{note}</span>
        {right}
    };
    match &row.stands {
        Stands::Answer(index, key) => {
            let index = *index;
            view! {
                <button type="button" class="mc-row can" data-choice=index on:pointerenter=move |_| play.pointed.set(Some(index)) on:focus=move |_| play.pointed.set(Some(index)) on:click=move |_| play.choose(index)>
                    <kbd>{key.clone()}</kbd>{inside}
                </button>
            }
            .into_any()
        }
        Stands::Before(chosen) => {
            let chosen = *chosen;
            view! {
                <button type="button" class="mc-row can" class:on=chosen aria-pressed=chosen.to_string() on:click=move |_| {
                    play.point(target);
                }>
                    <kbd aria-hidden="true">{if chosen { "✓" } else { "·" }}</kbd>{inside}
                </button>
            }
            .into_any()
        }
        Stands::Later => view! { <div class="mc-row later"><span></span>{inside}</div> }.into_any(),
        Stands::Shut => view! { <div class="mc-row shut"><span></span>{inside}</div> }.into_any(),
    }
}
