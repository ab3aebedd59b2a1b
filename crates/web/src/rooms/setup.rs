//! Set-up: one click starts; below it everything unfolds that can be chosen, each fault beside its field.

mod dials;
mod draft;
mod rules;
mod seats;

use super::Route;
use super::kept::{Kept, any_seed};
use super::shell::{Shell, use_shell};
use crate::icon::Icon;
use crate::storage;
use crate::words::{Words, use_words};
use draft::DraftPanel;
pub use draft::faction_card;
use kosa_client::wishes::{Start, Wishes};
use kosa_client::{DraftSession, NewGame, Storage, WishField};
use kosa_engine::vocab::AutomaLevel;
use leptos::prelude::*;

/// The wishes of a set-up, and what is wrong with them.
#[derive(Clone, Copy)]
pub struct Form {
    /// What is asked for.
    pub wishes: RwSignal<Wishes>,
    /// What is wrong, as sentences with their fields.
    faults: Memo<Vec<(String, Vec<WishField>)>>,
    /// The language.
    pub words: Words,
    /// Whether it is for a table on a server: people bring their own names, and nobody chooses the seed.
    pub online: bool,
}

impl Form {
    /// The form of these wishes.
    pub fn of(wishes: RwSignal<Wishes>, words: Words, online: bool) -> Form {
        let faults = Memo::new(move |_| {
            let texts = words.texts();
            let told = |fault: kosa_client::WishFault| (fault.text(&texts), fault.fields);
            wishes.with(|wishes| wishes.faults().into_iter().map(told).collect::<Vec<_>>())
        });
        Form { wishes, faults, words, online }
    }

    /// Whether a game can be made of the wishes.
    pub fn is_good(&self) -> bool {
        self.faults.with(Vec::is_empty)
    }

    /// Changes the wishes.
    pub fn change(&self, change: impl FnOnce(&mut Wishes)) {
        self.wishes.update(change);
    }

    /// Whether something is wrong with a field.
    pub fn is_wrong(&self, field: WishField) -> bool {
        self.faults.with(|all| all.iter().any(|(_, fields)| fields.contains(&field)))
    }

    /// The sentences about fields, each once.
    pub fn faults<F>(&self, about: F) -> impl IntoView + use<F>
    where
        F: Fn(&WishField) -> bool + Send + Sync + 'static,
    {
        let all = self.faults;
        move || {
            let mut texts: Vec<String> = Vec::new();
            all.with(|all| {
                for (text, fields) in all {
                    if fields.iter().any(&about) && !texts.contains(text) {
                        texts.push(text.clone());
                    }
                }
            });
            texts.into_iter().map(|text| view! { <p class="fault" role="alert">{text}</p> }).collect_view()
        }
    }
}

/// A part of the set-up that unfolds.
#[component]
fn Fold(
    /// The key of its title.
    title: &'static str,
    /// What is said beside the title while it is folded.
    #[prop(into)]
    note: Signal<String>,
    /// Whether it begins open.
    open: bool,
    /// What lies in it.
    children: Children,
) -> impl IntoView {
    let words = use_words();
    view! {
        <details class="fold" open=open>
            <summary>
                <Icon name="i-chev" size=14 />
                <h3>{move || words.say(title)}</h3>
                <span class="sp"></span>
                <span class="mut sm">{move || note.get()}</span>
            </summary>
            {children()}
        </details>
    }
}

/// A box that is ticked, with its explanation on hover and focus.
fn tick(
    label: impl Fn() -> String + Send + Sync + 'static,
    about: impl Fn() -> String + Send + Sync + 'static,
    on: impl Fn() -> bool + Send + Sync + 'static,
    wrong: impl Fn() -> bool + Send + Sync + 'static,
    turn: impl Fn(bool) + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <label class="tick" title=about>
            <input type="checkbox" prop:checked=on aria-invalid=move || wrong().to_string() on:change=move |event| turn(event_target_checked(&event)) />
            <span>{label}</span>
        </label>
    }
}

/// The set-up of a game.
#[component]
pub fn SetUp(
    /// The way to begin that was chosen.
    way: RwSignal<Start>,
    /// What is asked for.
    wishes: RwSignal<Wishes>,
    /// Whether everything begins open.
    unfolded: bool,
) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let form = Form::of(wishes, words, false);
    let drafting = RwSignal::new(None::<DraftSession>);
    // Whoever has never played here is told that nobody need know the rules.
    let first = storage::games().list().is_ok_and(|listed| listed.is_empty());
    let start = move |_| {
        let asked = wishes.get_untracked();
        storage::keep_setting("wishes", &Wishes { seed: String::new(), ..asked.clone() }.to_string());
        let Ok(game) = asked.to_new_game(any_seed()) else { return };
        if game.draft {
            match DraftSession::new(game) {
                Ok(draft) => drafting.set(Some(draft)),
                Err(e) => shell.notice.set(Some(words.peek().table_error(&e))),
            }
        } else {
            begin(shell, words, game);
        }
    };
    let title = move || {
        words.say(match way.get() {
            Start::OneClick => "page-automa",
            Start::Bots => "page-bots",
            Start::HotSeat => "page-hot-seat",
            Start::Watch => "page-watch",
        })
    };
    let about = move || {
        words.say(match way.get() {
            Start::OneClick => "page-automa-start",
            Start::Bots => "page-bots-start",
            Start::HotSeat => "page-hot-seat-start",
            Start::Watch => "page-watch-start",
        })
    };
    view! {
        <section class="panel setup" aria-labelledby="setup-title">
            <div class="row">
                <a class="btn back" href="#/" aria-label=move || words.say("page-back")><Icon name="i-prev" size=16 /></a>
                <Icon name="i-gear" size=26 class="acc" />
                <h2 id="setup-title">{title}</h2>
            </div>
            <p class="mut about">{about}</p>
            <button type="button" class="btn pri go" id="start" disabled=move || !form.is_good() on:click=start>
                {move || words.say("page-start")}
            </button>
            {first.then(|| view! { <p class="newcomer"><Icon name="i-help" size=15 /><span>{move || words.say("page-first-time")}</span></p> })}
            <Show when=move || drafting.with(Option::is_some)>
                <DraftPanel drafting on_done=Callback::new(move |game: NewGame| begin(shell, words, game)) />
            </Show>
            <WishFolds form unfolded />
            <p class="sm mut fine">{move || words.say("page-own-the-game")}</p>
        </section>
    }
}

/// Everything that can be chosen, in parts that unfold.
#[component]
pub fn WishFolds(
    /// The wishes.
    form: Form,
    /// Whether everything begins open.
    unfolded: bool,
) -> impl IntoView {
    view! {
        <Strength form />
        <div class="folds">
            <seats::Seats form open=true />
            <rules::InTheBox form open=unfolded />
            <dials::Dials form open=unfolded />
            <rules::RulesFold form />
            {(!form.online).then(|| view! { <seats::SeedFold form /> })}
        </div>
    }
}

/// Deals a game and goes to it.
fn begin(shell: Shell, words: Words, game: NewGame) {
    match Kept::deal(game, words) {
        Ok(kept) => {
            let route = Route::Play(kept.name());
            shell.open(kept);
            shell.go(route);
        }
        Err(e) => shell.notice.set(Some(words.peek().table_error(&e))),
    }
}

/// How strong the Automas are.
#[component]
fn Strength(
    /// The wishes.
    form: Form,
) -> impl IntoView {
    let words = form.words;
    let level = Memo::new(move |_| {
        form.wishes.with(|w| w.seats.iter().find(|seat| seat.is_automa()).map(|seat| seat.automa.level))
    });
    let one = move |own: AutomaLevel| {
        let key = level_key(own);
        view! {
            <button type="button" class:on=move || level.get() == Some(own) aria-pressed=move || (level.get() == Some(own)).to_string()
                on:click=move |_| form.change(|wishes| {
                    for seat in wishes.seats.iter_mut().filter(|seat| seat.is_automa()) {
                        seat.automa.level = own;
                    }
                })>{move || words.say(key)}</button>
        }
    };
    view! {
        <Show when=move || level.get().is_some()>
            <div class="row strength" role="group" aria-label=move || words.say("page-strength")>
                <span class="b">{move || words.say("page-strength")}</span>
                <span class="seg">{AutomaLevel::ALL.map(one)}</span>
            </div>
        </Show>
    }
}

/// How strong an Automa is, in a word.
fn level_key(level: AutomaLevel) -> &'static str {
    match level {
        AutomaLevel::Autometta => "page-easy",
        AutomaLevel::Automa => "page-normal",
        AutomaLevel::Automaszyna => "page-hard",
        AutomaLevel::Ultimaszyna => "page-very-hard",
    }
}
