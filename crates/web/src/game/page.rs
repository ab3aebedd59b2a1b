//! The game page: the session on the table of the drawing kit.

use super::around::{Around, Beside};
use super::ask::AskPanel;
use super::flight::FlightPanel;
use super::handle::GameHandle;
use super::on_top::Below;
use super::play::{Drawer, Play};
use super::reach::ReachPanel;
use super::would::About;
use crate::board::{Board, Marks, glide_to};
use crate::icon::{Disc, Icon};
use crate::online::LiveTable;
use crate::panels::*;
use crate::rooms::{CoachSwitch, LogAndTalk};
use crate::table::Table;
use crate::thing::{Marked, Target};
use crate::words::use_words;
use kosa_client::Stage;
use kosa_engine::vocab::*;
use kosa_engine::{Public, View, Viewer};
use kosa_lang::Texts;
use kosa_scene::draw::geometry::{self, Frame};
use kosa_scene::game::reading::log_line;
use kosa_scene::game::scene::{self, Panel, Scene};
use kosa_scene::game::turn::{steps, turns};
use kosa_scene::game::{flight, keys};
use kosa_scene::panels::log::LogLine;
use kosa_scene::timeline::Timeline;
use leptos::ev;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::JsCast;

/// How long a page stands when pages turn by themselves.
const PAGE: Duration = Duration::from_millis(1600);

/// So many hexes lie beside each other on a phone while a unit is sent.
const NEAR: f64 = 5.2;

/// So many combat cards lie beside each other in the narrow rail.
const CARDS_IN_A_ROW: u8 = 5;

/// With so many cards below each other there is no room for the hand under those of the players.
const MANY: usize = 5;

/// A game, from wherever its session stands to the score sheet.
#[component]
pub fn GamePage(
    /// The game.
    game: GameHandle,
    /// Another game at the same table, after the end.
    #[prop(optional, into)]
    again: Option<Callback<()>>,
    /// Leaves the game.
    #[prop(optional, into)]
    leave: Option<Callback<()>>,
    /// The whole game at a glance, where its record is at hand.
    #[prop(optional, into)]
    timeline: Option<Callback<(), Option<Timeline>>>,
    /// Looks at the game from its beginning.
    #[prop(optional, into)]
    replay: Option<Callback<()>>,
    /// Hands the game out as a file.
    #[prop(optional, into)]
    export: Option<Callback<()>>,
    /// What stands beside the game.
    #[prop(optional)]
    beside: Beside,
) -> impl IntoView {
    let words = use_words();
    let play = Play::new(game);
    let around = Around { again, leave, timeline, replay, export, beside };
    // Another language in the middle of a game.
    leptos::prelude::Effect::new(move |before: Option<()>| {
        let texts = words.texts();
        if before.is_some() {
            game.act(|session| session.set_texts(texts));
        }
    });
    // It may be a bot's turn from the beginning, or again after somebody else has changed the session.
    leptos::prelude::Effect::new(move |_| {
        if matches!(play.scene.with(|s| s.stage), Stage::Thinking(_)) {
            play.after();
        }
    });
    play.get_ready();
    listen(play);
    let board = RwSignal::new(false);
    let ready = Memo::new(move |_| play.public().is_some());
    // People at a table on a server may agree to end a game before its rules do.
    let table = use_context::<LiveTable>();
    let over = Memo::new(move |_| {
        let ended = table.is_some_and(|live| live.phase() == Some(kosa_wire::Phase::Over));
        ended || play.scene.with(|s| s.stage == Stage::Over)
    });
    // Dialogs, drawers and the end lie in a part of their own.
    leptos::prelude::Effect::new(move |_| {
        let asked = play.scene.with(|s| s.panel != Panel::None) || play.drawer.with(Option::is_some);
        if over.get() || asked {
            play.top.fetch();
        }
    });
    view! {
        {move || {
            if !ready.get() {
                return view! { <main class="page"><p>{move || play.scene.with(|s| s.question.clone())}</p></main> }.into_any();
            }
            view! { <Shown play around board over /> }.into_any()
        }}
    }
}

/// Keys, and pages that turn by themselves.
fn listen(play: Play) {
    let down = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let is =
            |selector: &str| element.as_ref().is_some_and(|e| e.closest(selector).ok().flatten().is_some());
        if is("input, select, textarea") {
            return;
        }
        let deed =
            keys::deed(&event.key(), event.shift_key(), play.doing(), is("button, a, summary"), is(".board"));
        if let Some(deed) = deed {
            event.prevent_default();
            play.key(deed);
        }
    });
    let up = window_event_listener(ev::keyup, move |event| {
        if event.key() == " " {
            play.looking.set(false);
        }
    });
    // The button that was held may be hidden by then.
    let loosed = window_event_listener(ev::pointerup, move |_| play.looking.set(false));
    let timer = set_interval_with_handle(
        move || {
            if play.playing.get_untracked() {
                match play.scene.with_untracked(|s| s.stage) {
                    Stage::Reading => play.turn_page(true),
                    Stage::Watching => play.primary(),
                    Stage::Thinking(_) => {}
                    _ => play.playing.set(false),
                }
            }
        },
        PAGE,
    );
    on_cleanup(move || {
        down.remove();
        up.remove();
        loosed.remove();
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
}

/// The page of a game whose table has answered.
#[component]
fn Shown(play: Play, around: Around, board: RwSignal<bool>, over: Memo<bool>) -> impl IntoView {
    let words = use_words();
    let game = play.game;
    let Some((first, first_view)) = game.peek(|s| Some((*s.board()?, *s.view()?))) else {
        return ().into_any();
    };
    let public = Memo::new(move |last: Option<&Public>| {
        play.public().unwrap_or_else(|| last.copied().unwrap_or(first))
    });
    let public: Signal<Public> = public.into();
    let view = Memo::new(move |last: Option<&View>| {
        game.read(|s| s.view().copied()).unwrap_or_else(|| last.copied().unwrap_or(first_view))
    });
    let view: Signal<View> = view.into();
    // Whose mats lie in front: whoever looks, else whoever's turn it is.
    let own = Memo::new(move |_| view.with(View::seat));
    let own: Signal<Option<Seat>> = own.into();
    let seat = Memo::new(move |_| own.get().unwrap_or_else(|| public.with(Public::active)));
    let seat: Signal<Seat> = seat.into();
    let below = Below { play, public, view, own, around, board };
    // The table is drawn once: whatever is fetched meanwhile must not draw it again.
    let ended = Memo::new(move |_| over.get() && !board.get() && play.top.draws.with(Option::is_some));
    let after = move || if ended.get() { play.top.draws.get_untracked() } else { None };
    view! {
        {move || match after() {
            Some(top) => (top.over)(below),
            None => view! { <Playing play public view own seat over board around /> }.into_any(),
        }}
        {move || play.top.draws.get().map(|top| (top.drawers)(below))}
        <Show when=move || play.top.missing.get()>
            <div class="note row unsaved" role="alert" id="part-missing">
                <span>{move || words.say("page-part-missing")}</span>
                <button type="button" class="btn" id="fetch-again" on:click=move |_| play.top.fetch()>{move || words.say("page-fetch-again")}</button>
            </div>
        </Show>
        <Told play />
    }
    .into_any()
}

/// The table while a game is played.
#[component]
fn Playing(
    play: Play,
    public: Signal<Public>,
    view: Signal<View>,
    own: Signal<Option<Seat>>,
    seat: Signal<Seat>,
    over: Memo<bool>,
    board: RwSignal<bool>,
    around: Around,
) -> impl IntoView {
    let words = use_words();
    let beside = move |what: Option<Callback<Play, AnyView>>| what.map(|show| show.run(play));
    let marks = Memo::new(move |_| play.marks());
    let marked = Memo::new(move |_| play.marked());
    let folded = Memo::new(move |_| play.folded());
    let Mats { public: lying, on_mats, on_cards } = Mats::of(public, marked, folded);
    let round = Memo::new(move |_| words.fill("web-round", &[("n", public.with(Public::round).into())]));
    let on_point = Callback::new(move |target: Target| match target {
        // Somebody's mats may be looked at whatever is asked, unless somebody is what is asked for.
        Target::Seat(seat)
            if !play.scene.with_untracked(|s| s.answers.iter().any(|a| a.target == target)) =>
        {
            play.toggle(Drawer::Mats(seat));
        }
        target => {
            play.point(target);
        }
    });
    let on_hover = Callback::new(move |place: Option<Place>| play.hover(place));
    let on_thing = Callback::new(move |thing: Option<Target>| play.hover_thing(thing));
    let ahead = Memo::new(move |_| play.ahead());
    let seats = Memo::new(move |_| public.with(|p| p.seats().collect::<Vec<_>>()));
    // At a table on a server it is told who is there.
    let live = use_context::<LiveTable>();
    let sitter = move |seat: Seat| {
        Signal::derive(move || {
            let texts = words.texts();
            // A bot plays on for somebody who will come back.
            if let Some(name) = live.and_then(|live| live.away_on(seat)) {
                let name = if name.is_empty() { texts.say("online-guest") } else { name };
                let text = texts.fill("online-bot-for", &[("who", name.into())]);
                return Sitter { long: text.clone(), short: text };
            }
            let text = play.game.read(|session| match session.occupant(seat) {
                Some(occupant) if occupant.is_human() && live.is_some() && !session.is_here(seat) => {
                    let name =
                        session.name_of(seat).map_or_else(|| texts.say("online-guest"), str::to_string);
                    let here = live.and_then(|live| live.person_on(seat)).is_some_and(|(_, here)| here);
                    let key = if here { "online-sits-here" } else { "online-sits-away" };
                    texts.fill(key, &[("who", name.into())])
                }
                Some(occupant) if occupant.is_human() => {
                    session.name_of(seat).map_or_else(|| texts.say("web-you"), str::to_string)
                }
                Some(occupant) => kosa_lang::capital(&texts.occupant(occupant)),
                None => texts.sitter(&public.get(), seat),
            });
            Sitter { long: text.clone(), short: text }
        })
    };
    let steps = Memo::new(move |_| {
        let asking = play.scene.with(|s| s.asking());
        match asking.filter(|seat| public.with(Public::active) == *seat) {
            Some(_) => steps(&public.get(), &words.texts()),
            None => play.game.read(turns),
        }
    });
    let covered = Memo::new(move |_| own.get().is_none());
    // Cards in hand that do not fit beside each other make the hand higher.
    let rows_of_cards = Memo::new(move |_| {
        let hand = view.with(|view| Some(view.public().player(view.seat()?).hand_count()));
        hand.unwrap_or(0).div_ceil(CARDS_IN_A_ROW)
    });
    let manner = Memo::new(move |_| {
        let stage = play.scene.with(|s| s.stage);
        let coach = around.beside.coach;
        let in_rail = usize::from(around.beside.lesson || coach.is_some_and(CoachSwitch::speaks));
        let all = [
            (" few", seats.with(Vec::len) + in_rail + usize::from(rows_of_cards.get() > 1) < MANY),
            (" lesson", around.beside.lesson),
            (" coached", coach.is_some_and(CoachSwitch::speaks)),
            (" reading", stage == Stage::Reading),
            (" handing", matches!(stage, Stage::HandOver(_))),
            (" on-sections", play.scene.with(Scene::on_sections)),
            (" flying", play.game.read(flight::is_asked)),
            (" beneath", play.drawer.with(Option::is_some)),
        ];
        all.into_iter().filter(|(_, so)| *so).map(|(class, _)| class).collect::<String>()
    });
    let frame = RwSignal::new(Frame::WHOLE);
    come_near(marks, frame);
    let load_beside = super::load::beside(play);
    view! {
        <Table
            folded
            manner
            round
            ask=Box::new(move || {
                view! {
                    {beside(around.beside.task)}
                    <AskPanel play load_beside />
                    {beside(around.beside.ask)}
                    <Show when=move || over.get()>
                        <button type="button" class="btn pri" on:click=move |_| board.set(false)>{move || words.say("play-key-score")}</button>
                    </Show>
                }
                .into_any()
            })
            about=Box::new(move || view! { <ReachPanel play public own /><FlightPanel play /><About play view public /> }.into_any())
            board=Box::new(move || {
                view! {
                    <Board public marks on_point on_hover frame walked=play.walked />
                    <StructureBonus public seat=own />
                    <super::load::LoadCard play marks frame shown=load_beside />
                    <Left public />
                    <Moment play />
                    <HexFull play public />
                    {move || play.top.draws.get().map(|top| (top.dialogs)(play))}
                }
                .into_any()
            })
            mats=Box::new(move || {
                view! {
                    <PlayerMat public=lying seat marks=on_mats ahead on_point on_hover=on_thing />
                    <FactionMatPanel public=lying seat marks=on_mats on_point />
                }
                .into_any()
            })
            shelf=Box::new(move || view! { <Shelf steps on_mat=Callback::new(move |()| play.mats.set(Some(true))) /> }.into_any())
            cards=Box::new(move || {
                view! {
                    <Show when=move || !covered.get() fallback=move || view! { <Covered public /> }>
                        <HandPanel view marks=on_cards on_point />
                    </Show>
                }
                .into_any()
            })
            players=Box::new(move || {
                view! {
                    <For each=move || seats.get() key=|seat| *seat let:seat>
                        <PlayerCard public seat sitter=sitter(seat) own=Signal::derive(move || own.get() == Some(seat)) on_point />
                    </For>
                    {beside(around.beside.players)}
                }
                .into_any()
            })
            chips=Box::new(move || {
                view! {
                    <PlayerChips public own on_point />
                    <span class="sp"></span>
                    <button type="button" class="tb" aria-label=move || words.say("play-key-score") on:click=move |_| play.toggle(Drawer::Score)><Icon name="i-star" size=18 /></button>
                    <button type="button" class="tb" data-act="menu" aria-label=move || words.say("web-menu") on:click=move |_| play.toggle(Drawer::Menu)><Icon name="i-menu" size=18 /></button>
                }
                .into_any()
            })
            log=Box::new(move || match live {
                Some(live) => view! { <LogAndTalk live><Log play most=60 /></LogAndTalk> }.into_any(),
                None => view! { <Log play most=60 /> }.into_any(),
            })
            menu=Box::new(move || {
                let entry = move |icon: &'static str, key: &'static str, cap: &'static str, drawer: Drawer| {
                    view! {
                        <button type="button" class="tb" on:click=move |_| play.toggle(drawer)><Icon name=icon size=15 />{move || kosa_lang::capital(&words.say(key))}<kbd>{cap}</kbd></button>
                    }
                };
                view! {
                    {entry("i-star", "play-key-score", "S", Drawer::Score)}
                    {entry("i-log", "play-key-log", "L", Drawer::Log)}
                    {entry("i-help", "play-key-help", "?", Drawer::Help)}
                    <span class="sp"></span>
                    <button type="button" class="tb line" data-act="menu" aria-label=move || words.say("web-menu") on:click=move |_| play.toggle(Drawer::Menu)><Icon name="i-menu" size=18 /></button>
                }
                .into_any()
            })
        />
    }
}

/// What mats and cards are drawn from.
struct Mats {
    public: Signal<Public>,
    on_mats: Signal<Marked>,
    on_cards: Signal<Marked>,
}

impl Mats {
    /// Mats that are folded stay as they are until somebody looks at them, and nothing is drawn again for marks that lie elsewhere.
    fn of(public: Signal<Public>, marked: Memo<Marked>, folded: Memo<bool>) -> Mats {
        let lying = Memo::new(move |last: Option<&Public>| match last {
            Some(last) if folded.get() => *last,
            _ => public.get(),
        });
        let on_mats = Memo::new(move |last: Option<&Marked>| match last {
            Some(last) if folded.get() => last.clone(),
            _ => marked.with(|all| all.only(scene::lies_on_mats)),
        });
        let elsewhere = |target| !scene::lies_on_mats(target) && !matches!(target, Target::Place(_));
        let on_cards = Memo::new(move |_| marked.with(|all| all.only(elsewhere)));
        Mats { public: lying.into(), on_mats: on_mats.into(), on_cards: on_cards.into() }
    }
}

/// The hands while the device goes from one person to the next: how many cards everybody holds, face down.
#[component]
fn Covered(public: Signal<Public>) -> impl IntoView {
    let words = use_words();
    let hands = move || {
        public.with(|p| {
            let hand = |seat: Seat| {
                let player = p.player(seat);
                let backs = (0..player.hand_count()).map(|_| view! { <span class="cc back sm"></span> }).collect_view();
                let label = words.fill("web-covered-hand", &[("who", words.texts().faction_short(player.faction()).into()), ("n", player.hand_count().into())]);
                view! { <li class="row"><Disc faction=player.faction() size=24 /><span class="vh">{label}</span><span class="hand" aria-hidden="true">{backs}</span></li> }
            };
            p.seats().filter(|seat| p.player(*seat).hand_count() > 0).map(hand).collect_view().into_any()
        })
    };
    view! {
        <section class="panel pv covered">
            <h3 class="ttl">{move || words.say("web-covered")}</h3>
            <ul>{hands}</ul>
        </section>
    }
}

/// On a small screen the board comes nearer to what the question is about, and goes back when it is answered.
fn come_near(marks: Memo<Marks>, frame: RwSignal<Frame>) {
    let about = Memo::new(move |_| marks.with(|m| (m.lit, m.in_hand.map(|(place, ..)| place))));
    leptos::prelude::Effect::new(move |_| {
        let (lit, in_hand) = about.get();
        let small =
            window().match_media("(max-width: 699px)").ok().flatten().is_some_and(|asked| asked.matches());
        if !small {
            return;
        }
        let all = lit.map_or(Frame::WHOLE, |lit| Frame::around(lit.iter()));
        // Far targets may lie outside: the small map shows them. Nearer than this hexes would be too small for a finger.
        let to = match in_hand {
            Some(place) if all.width > geometry::WIDTH * NEAR => Frame::near(place, NEAR),
            _ => all,
        };
        glide_to(frame, to);
    });
}

/// What happened, for whoever hears the page: the page that is read, else the last line of the log.
#[component]
fn Told(play: Play) -> impl IntoView {
    let last = Memo::new(move |_| {
        play.game.read(|session| {
            let (viewer, texts) = (session.viewer(), session.texts());
            if let Some(page) = session.page() {
                let lines = page.lines.iter().filter(|line| !line.is_thought());
                return lines.map(|line| line.text(viewer, texts)).collect::<Vec<_>>().join(" ");
            }
            let last = session.log().lines().iter().rev().find(|line| !line.is_thought());
            last.map(|line| line.text(viewer, texts)).unwrap_or_default()
        })
    });
    view! { <p class="vh" role="status" id="told">{move || last.get()}</p> }
}

/// What is said of the moment of the log that the board shows.
#[component]
fn Moment(play: Play) -> impl IntoView {
    let words = use_words();
    move || {
        play.shown.get().map(|shown| {
            view! {
                <div class="moment" role="status">
                    <span>{shown.text}</span>
                    <button type="button" class="btn sm pri" data-act="now" on:click=move |_| play.shown.set(None)>{words.say("web-now")}</button>
                </div>
            }
        })
    }
}

/// The territory under the pointer in full.
#[component]
fn HexFull(play: Play, public: Signal<Public>) -> impl IntoView {
    let words = use_words();
    move || {
        play.place.get().map(|place| {
            let texts = words.texts();
            let mut parts = public.with(|p| texts.on_place(p, place)).into_iter();
            let title = parts.next();
            let rest = parts.map(|part| view! { <li>{kosa_lang::capital(&part)}</li> }).collect_view();
            view! { <div class="hexfull" aria-hidden="true"><b>{title}</b><ul>{rest}</ul></div> }
        })
    }
}

/// What happened, the latest turn first.
#[component]
pub fn Log(
    /// The page.
    play: Play,
    /// How many lines at most.
    most: usize,
) -> impl IntoView {
    let words = use_words();
    // Sentences that were told stay as they are, until somebody else reads them or in another language.
    let told = StoredValue::new((None::<(Viewer, Arc<Texts>)>, Vec::<(Arc<Public>, LogLine)>::new()));
    let lines = Memo::new(move |_| {
        let (viewer, texts) = play.game.read(|session| (session.viewer(), session.texts().clone()));
        let (before, kept) = told.try_update_value(std::mem::take).unwrap_or_default();
        let same = before.is_some_and(|(who, language)| who == viewer && Arc::ptr_eq(&language, &texts));
        let kept = if same { kept } else { Vec::new() };
        let now: Vec<(Arc<Public>, LogLine)> = play.game.read(|session| {
            let all = session.log().lines().iter().enumerate().rev().filter(|(_, line)| !line.is_thought());
            let one = |(number, line): (usize, &kosa_client::log::LogLine)| {
                let old = kept.iter().find(|(at, old)| old.number == number && Arc::ptr_eq(at, &line.public));
                let said = match old {
                    Some((_, said)) => said.clone(),
                    None => log_line(session, viewer, number, line),
                };
                (line.public.clone(), said)
            };
            all.take(most).map(one).collect()
        });
        told.set_value((Some((viewer, texts)), now.clone()));
        now.into_iter().rev().map(|(_, line)| line).collect::<Vec<_>>()
    });
    let on_line = Callback::new(move |line: usize| {
        play.drawer.set(None);
        play.show(line);
    });
    let name = Callback::new(move |faction| words.texts().faction_short(faction));
    view! { <LogPanel title=Signal::derive(move || words.say("play-log")) lines name on_line /> }
}
