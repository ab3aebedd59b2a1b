//! A table before its game: who sits where, the invitation, talk, what is played, and the beginning.

use super::bids::{self, Bids};
use super::card;
use super::clock::Clocks;
use super::draft::DraftCards;
use super::name::NameField;
use super::options::OptionFolds;
use super::table::sit;
use super::talk::TalkPanel;
use crate::icon::Icon;
use crate::online::{LiveTable, use_server};
use crate::rooms::Route;
use crate::rooms::frame::TopBar;
use crate::rooms::setup::{Form, WishFolds};
use crate::rooms::shell::use_shell;
use crate::words::use_words;
use kosa_client::Wishes;
use kosa_client::wishes::{Deal, SeatWish};
use kosa_scene::rooms::online::options;
use kosa_wire::{Chair, Command, Phase, Room, Sitter};
use leptos::prelude::*;

/// The link that leads to a table.
fn link_of(id: &str) -> String {
    format!("{}/t/{id}", window().location().origin().unwrap_or_default())
}

/// The table before its game.
#[component]
pub fn Before(
    /// The table.
    live: LiveTable,
) -> impl IntoView {
    let words = use_words();
    let title = move || live.with_room(|room| room.as_ref().map(|room| card::title(room, &words.texts())));
    let facts = move || {
        let texts = words.texts();
        let mut facts = live.wishes().map(|wishes| card::facts(&wishes, &texts)).unwrap_or_default();
        facts.extend(options::facts(&live.options(), &texts));
        facts.into_iter().map(|fact| view! { <li class="o-fact">{fact}</li> }).collect_view()
    };
    let drafting = Memo::new(move |_| live.phase() == Some(Phase::Drafting));
    let bidding = Memo::new(move |_| live.with_room(|room| room.as_ref().is_some_and(|r| r.bids.is_some())));
    let host = Memo::new(move |_| live.is_host());
    view! {
        <TopBar />
        <main class="room o-before">
            <header class="row wrap o-head">
                <h1>{title}</h1>
                <ul class="o-facts">{facts}</ul>
                <span class="sp"></span>
                <a class="btn" href=Route::Tables.hash()>{move || words.say("online-to-lobby")}</a>
            </header>
            <div class="o-left">
                <section class="panel" aria-labelledby="o-seats">
                    <h2 id="o-seats">{move || words.say("online-seats")}</h2>
                    <Clocks live />
                    <Chairs live />
                    {move || live.refused.get().map(|why| view! { <p class="fault" role="alert">{words.say(why.key())}</p> })}
                </section>
                <Invitation live />
                <TalkPanel live />
            </div>
            <div class="o-right">
                {move || match (drafting.get(), host.get()) {
                    (true, _) if bidding.get() => view! { <Bids live /> }.into_any(),
                    (true, _) => view! { <DraftCards live /> }.into_any(),
                    (false, true) => view! { <Begin live /><Change live /> }.into_any(),
                    (false, false) => view! { <Begin live /><Facts live /> }.into_any(),
                }}
                <Show when=move || drafting.get() && host.get()><CloseTable live /></Show>
            </div>
        </main>
    }
}

/// Who sits where.
#[component]
fn Chairs(live: LiveTable) -> impl IntoView {
    let words = use_words();
    let places = Memo::new(move |_| {
        live.with_room(|room| room.as_ref().map(|r| r.places.clone()).unwrap_or_default())
    });
    let server = use_server();
    let unknown = Memo::new(move |_| server.you.with(Option::is_none));
    let chairs = move || {
        let own = live.own_places();
        let owner = live.with_room(|room| room.as_ref().map(|room| room.owner.clone()).unwrap_or_default());
        (1..).zip(places.get()).map(|(number, place)| chair(live, number, place, &own, &owner)).collect_view()
    };
    view! {
        <Show when=move || unknown.get()><NameField /></Show>
        <ol class="o-chairs" aria-label=move || words.say("online-seats")>{chairs}</ol>
    }
}

fn chair(live: LiveTable, number: u8, place: Chair, own: &[u8], owner: &str) -> AnyView {
    let (shell, server, words) = (use_shell(), use_server(), use_words());
    let texts = words.texts();
    let (mine, sits) = (own.contains(&number), !own.is_empty());
    // Also while factions are drafted or bid for: a bot stands in for whoever has got up, until somebody sits down.
    let open = matches!(live.phase(), Some(Phase::Waiting | Phase::Drafting));
    let note = match &place.sitter {
        Sitter::Person { id, .. } => {
            let here = live.present.with(|present| present.people.contains(id));
            let mut notes = Vec::new();
            if mine {
                notes.push(texts.say("online-you-note"));
            }
            if id == owner {
                notes.push(texts.say("online-host"));
            }
            notes.push(texts.say(if here { "online-here" } else { "online-away" }));
            let bid = live.with_room(|room| room.as_ref().and_then(|room| bids::note(room, number, &texts)));
            notes.extend(bid);
            notes.join(", ")
        }
        Sitter::Free => texts.say("online-waits"),
        Sitter::Bot { .. } | Sitter::Automa => texts.say("online-made"),
    };
    let called = RwSignal::new(String::new());
    let action = match &place.sitter {
        Sitter::Free if open && !sits => Some(
            view! {
                <button type="button" class="btn pri" data-act="sit" on:click=move |_| sit(live, shell, server, words, number, None)>{texts.say("online-sit")}</button>
            }
            .into_any(),
        ),
        // Several people may play on one device.
        Sitter::Free if open => Some(
            view! {
                <span class="row o-also">
                    <input type="text" maxlength=SeatWish::LONGEST_NAME.to_string() aria-label=texts.say("online-also-name") placeholder=texts.say("page-name")
                        prop:value=move || called.get() on:input=move |event| called.set(event_target_value(&event)) />
                    <button type="button" class="btn" data-act="also" disabled=move || called.with(|name| name.trim().is_empty())
                        on:click=move |_| sit(live, shell, server, words, number, Some(called.get_untracked()))>{texts.say("online-also")}</button>
                </span>
            }
            .into_any(),
        ),
        Sitter::Person { .. } if open && mine => Some(
            view! {
                <button type="button" class="btn" data-act="get-up" on:click=move |_| live.ask(Command::Leave { place: number, for_good: false })>{texts.say("online-get-up")}</button>
            }
            .into_any(),
        ),
        _ => None,
    };
    let name = card::sitter(&place, &texts);
    view! {
        <li class="row wrap" class:mine=mine>
            {card::mark(&place)}
            <span class="col grow"><span class="b">{name}</span><span class="sm mut">{note}</span></span>
            {action}
        </li>
    }
    .into_any()
}

/// The link, to be sent to whoever shall come.
#[component]
fn Invitation(live: LiveTable) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let link = StoredValue::new(link_of(&live.id.get_value()));
    view! {
        <section class="panel o-invite">
            <h2>{move || words.say("online-invite")}</h2>
            <div class="row o-link">
                <input type="text" id="invitation" readonly prop:value=move || link.get_value() aria-label=move || words.say("online-invite")
                    on:focus=move |event| {
                        use wasm_bindgen::JsCast;
                        if let Some(field) = event.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok()) {
                            field.select();
                        }
                    } />
                <button type="button" class="btn pri" data-act="copy" on:click=move |_| shell.copy_saying(link.get_value(), "online-copied")><Icon name="i-link" size=15 />{move || words.say("online-copy")}</button>
            </div>
            <p class="sm mut">{move || words.say("online-invite-about")}</p>
        </section>
    }
}

/// The beginning: what is still missing, and the button of whoever has made the table.
#[component]
fn Begin(live: LiveTable) -> impl IntoView {
    let words = use_words();
    let free = Memo::new(move |_| live.with_room(|room| room.map_or(0, card::free)));
    let told = move || match (free.get(), live.is_host()) {
        (0, true) => words.say("online-ready"),
        (0, false) => words.say("online-ready-guest"),
        (n, _) => words.fill("online-missing", &[("n", n.into())]),
    };
    let commitment = move || {
        live.with_room(|room| room.as_ref().map(|r| r.commitment.chars().take(16).collect::<String>()))
    };
    view! {
        <section class="panel o-begin" aria-live="polite">
            <div class="row wrap">
                <div class="col grow">
                    <h2>{move || words.say("online-before")}</h2>
                    <p>{told}</p>
                </div>
                <Show when=move || live.is_host()>
                    <button type="button" class="btn pri big" id="begin" disabled=move || { free.get() > 0 } on:click=move |_| live.ask(Command::Start {})>{move || words.say("online-begin")}</button>
                </Show>
            </div>
            <p class="sm mut">{move || words.say("online-seed-about")}" "<code class="xs">{commitment}"…"</code></p>
        </section>
    }
}

/// What is played, for whoever has not made the table.
#[component]
fn Facts(live: LiveTable) -> impl IntoView {
    let words = use_words();
    let rows = move || {
        let texts = words.texts();
        let Some(wishes) = live.wishes() else { return Vec::new() };
        let modules =
            card::facts(&Wishes { hints: true, deal: Default::default(), ..wishes.clone() }, &texts);
        let added = modules.get(1..).unwrap_or_default().join(", ");
        let added = if added.is_empty() { texts.say("page-base-game") } else { added };
        let hints = texts.say(if live.has_hints() { "online-hints" } else { "online-no-hints" });
        vec![
            ("page-table", texts.fill("page-seats", &[("n", wishes.seats.len().into())])),
            ("page-rules", card::printing(&wishes, &texts)),
            ("page-in-the-box", added),
            ("page-deal", wishes.deal.name(&texts)),
            ("online-hints-title", hints),
        ]
        .into_iter()
        .chain(options::rows(&live.options(), &texts))
        .collect()
    };
    view! {
        <section class="panel">
            <h2>{move || words.say("online-what")}</h2>
            <dl class="o-dl">
                {move || rows().into_iter().map(|(key, text)| view! { <div><dt>{words.say(key)}</dt><dd>{text}</dd></div> }).collect_view()}
            </dl>
        </section>
    }
}

/// What is played, for whoever has made the table: it can be changed until the game begins.
#[component]
fn Change(live: LiveTable) -> impl IntoView {
    let words = use_words();
    let now = move |room: &Room| room.wishes.parse::<Wishes>().ok();
    let first = live.room.with_untracked(|room| room.as_ref().and_then(now)).unwrap_or_default();
    let wishes = RwSignal::new(first);
    let form = Form::of(wishes, words, true);
    let chosen = RwSignal::new(untrack(|| live.options()));
    leptos::prelude::Effect::new(move |before: Option<()>| {
        let (line, draft) = wishes.with(|w| (w.to_string(), w.deal == Deal::Draft));
        let options = chosen.get();
        let known = live
            .room
            .with_untracked(|room| Some((room.as_ref()?.wishes.clone(), room.as_ref()?.options.clone())));
        // A draft and bids do not go together: the form lets go of one of them right away.
        let clash = draft && options.bids.is_some();
        let Some((known_line, known_options)) =
            known.filter(|_| before.is_some() && form.is_good() && !clash)
        else {
            return;
        };
        let wish = (known_line != line).then_some(Command::Wish { wishes: line });
        let bids = options.bids.is_some();
        let choice = (known_options != options).then_some(Command::Options { options });
        // Nor may they for a moment.
        let both = if bids { [wish, choice] } else { [choice, wish] };
        both.into_iter().flatten().for_each(|command| live.ask(command));
    });
    view! {
        <section class="panel setup o-form">
            <h2>{move || words.say("online-what")}</h2>
            <WishFolds form unfolded=false />
            <OptionFolds form options=chosen />
            <CloseTable live />
        </section>
    }
}

/// Whoever has made the table may close it until its game is dealt: bids and drafts may wait for somebody who never comes.
#[component]
fn CloseTable(live: LiveTable) -> impl IntoView {
    let words = use_words();
    view! {
        <div class="row">
            <button type="button" class="btn" data-act="close-table" on:click=move |_| live.ask(Command::Close {})>{move || words.say("online-close")}</button>
        </div>
    }
}
