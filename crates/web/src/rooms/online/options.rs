//! What a table chooses beside the game itself: time, bids, coins, ratings, hints.

use crate::icon::Icon;
use crate::rooms::setup::Form;
use crate::words::{Words, use_words};
use kosa_client::wishes::Deal;
use kosa_engine::Switch;
use kosa_scene::rooms::online::options::clock_text;
use kosa_wire::{Absent, Bidding, Clock, Options};
use leptos::prelude::*;

/// Minutes for a whole game.
const BANKS: [u32; 8] = [5, 10, 15, 20, 30, 45, 60, 120];
/// Seconds that come with each turn.
const INCREMENTS: [u32; 7] = [0, 5, 10, 20, 30, 60, 120];
/// Days for each turn.
const DAYS: [u8; 6] = [1, 2, 3, 5, 7, 14];
/// Seconds after which others are kept waiting.
const STALLING: [u16; 6] = [10, 20, 30, 60, 120, 300];

/// What a live clock begins with.
const LIVE: Clock = Clock::Live { bank: 1800, increment: 20 };

/// Everything beside the game, in parts that unfold.
#[component]
pub fn OptionFolds(
    /// What is played: bids and drafts do not go together, and banned pairs are rules.
    form: Form,
    /// What is chosen.
    options: RwSignal<Options>,
) -> impl IntoView {
    // Whoever wants a draft wants no bids.
    Effect::new(move |_| {
        if form.wishes.with(|w| w.deal == Deal::Draft) && options.with_untracked(|o| o.bids.is_some()) {
            options.update(|o| o.bids = None);
        }
    });
    view! {
        <div class="folds">
            <TimeFold options />
            <BidsFold form options />
            <TableFold form options />
        </div>
    }
}

/// A part that unfolds.
fn fold(
    words: Words,
    title: &'static str,
    note: impl Fn() -> String + Send + Sync + 'static,
    inside: AnyView,
) -> impl IntoView {
    view! {
        <details class="fold" data-fold=title>
            <summary>
                <Icon name="i-chev" size=14 />
                <h3>{move || words.say(title)}</h3>
                <span class="sp"></span>
                <span class="mut sm">{note}</span>
            </summary>
            {inside}
        </details>
    }
}

/// A button of several, one of which is on.
fn one_of(
    words: Words,
    key: &'static str,
    on: impl Fn() -> bool + Copy + Send + Sync + 'static,
    choose: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class:on=on aria-pressed=move || on().to_string() data-option=key on:click=move |_| choose()>{move || words.say(key)}</button>
    }
}

/// A list of numbers to choose from; one that is not among them stands there too.
fn numbers(
    words: Words,
    id: &'static str,
    label: &'static str,
    all: Vec<u32>,
    unit: &'static str,
    now: impl Fn() -> u32 + Copy + Send + Sync + 'static,
    choose: impl Fn(u32) + 'static,
) -> impl IntoView {
    let choices = move || {
        let mut all = all.clone();
        if !all.contains(&now()) {
            all.push(now());
            all.sort_unstable();
        }
        let texts = words.texts();
        let one = |n: u32| view! { <option value=n.to_string() prop:selected=move || now() == n>{texts.fill(unit, &[("n", n.into())])}</option> };
        all.into_iter().map(one).collect_view()
    };
    view! {
        <label class="field">
            <span class="sm mut">{move || words.say(label)}</span>
            <select id=id on:change=move |event| { if let Ok(n) = event_target_value(&event).parse() { choose(n) } }>{choices}</select>
        </label>
    }
}

/// A box that is ticked, with a sentence beneath.
fn tick(
    words: Words,
    id: &'static str,
    keys: (&'static str, &'static str),
    on: impl Fn() -> bool + Send + Sync + 'static,
    turn: impl Fn(bool) + 'static,
) -> impl IntoView {
    view! {
        <label class="tick o-tick">
            <input type="checkbox" id=id prop:checked=on on:change=move |event| turn(event_target_checked(&event)) />
            <span class="col"><span>{move || words.say(keys.0)}</span><span class="sm mut">{move || words.say(keys.1)}</span></span>
        </label>
    }
}

/// How long people may think, and what happens then.
#[component]
fn TimeFold(options: RwSignal<Options>) -> impl IntoView {
    let words = use_words();
    let clock = Memo::new(move |_| options.with(|o| o.clock));
    let set = move |clock: Clock| {
        options.update(|o| {
            // A clock that nobody minds is rarely meant.
            if o.clock == Clock::Off && clock != Clock::Off {
                o.absent = Absent::Bot;
            }
            o.clock = clock;
        });
    };
    let is_live = Memo::new(move |_| matches!(clock.get(), Clock::Live { .. }));
    let is_days = Memo::new(move |_| matches!(clock.get(), Clock::Days { .. }));
    let is_off = Memo::new(move |_| clock.get() == Clock::Off);
    let bank = move || if let Clock::Live { bank, .. } = clock.get() { bank / 60 } else { 0 };
    let increment = move || if let Clock::Live { increment, .. } = clock.get() { increment } else { 0 };
    let days = move || if let Clock::Days { days } = clock.get() { u32::from(days) } else { 0 };
    let absent = Memo::new(move |_| options.with(|o| o.absent));
    let stalling = Memo::new(move |_| options.with(|o| o.stalling));
    let inside = view! {
        <div class="o-opts">
            <span class="seg" role="group" aria-label=move || words.say("online-time")>
                {one_of(words, "online-clock-off", move || is_off.get(), move || set(Clock::Off))}
                {one_of(words, "online-clock-live", move || is_live.get(), move || if !is_live.get_untracked() { set(LIVE) })}
                {one_of(words, "online-clock-days", move || is_days.get(), move || if !is_days.get_untracked() { set(Clock::Days { days: 1 }) })}
            </span>
            <p class="sm mut">{move || words.say(match clock.get() {
                Clock::Off => "online-clock-off-about",
                Clock::Live { .. } => "online-clock-live-about",
                Clock::Days { .. } => "online-clock-days-about",
            })}</p>
            <Show when=move || is_live.get()>
                <div class="row wrap">
                    {numbers(words, "bank", "online-bank", BANKS.to_vec(), "online-minutes", bank, move |n| set(Clock::Live { bank: n * 60, increment: increment() }))}
                    {numbers(words, "increment", "online-increment", INCREMENTS.to_vec(), "online-seconds", increment, move |n| {
                        if let Clock::Live { bank, .. } = clock.get_untracked() { set(Clock::Live { bank, increment: n }) }
                    })}
                </div>
            </Show>
            <Show when=move || is_days.get()>
                {numbers(words, "days", "online-days-each", DAYS.iter().map(|d| u32::from(*d)).collect(), "online-days", days, move |n| set(Clock::Days { days: n.min(30) as u8 }))}
            </Show>
            <Show when=move || !is_off.get()>
                <div class="col o-when-out">
                    <span class="b" id="when-out">{move || words.say("online-when-out")}</span>
                    <span class="seg" role="group" aria-labelledby="when-out">
                        {one_of(words, "online-absent-bot", move || absent.get() == Absent::Bot, move || options.update(|o| o.absent = Absent::Bot))}
                        {one_of(words, "online-absent-wait", move || absent.get() == Absent::Wait, move || options.update(|o| o.absent = Absent::Wait))}
                    </span>
                    <p class="sm mut">{move || words.say(match absent.get() {
                        Absent::Bot => "online-absent-bot-about",
                        Absent::Wait => "online-absent-wait-about",
                    })}</p>
                </div>
            </Show>
            {tick(words, "stalling", ("online-stalling", "online-stalling-about"), move || stalling.get().is_some(), move |on| options.update(|o| o.stalling = on.then_some(STALLING[0])))}
            <Show when=move || stalling.get().is_some()>
                {numbers(words, "stalling-after", "online-stalling-after", STALLING.iter().map(|s| u32::from(*s)).collect(), "online-seconds",
                    move || stalling.get().map_or(0, u32::from), move |n| options.update(|o| o.stalling = Some(n.clamp(1, 3600) as u16)))}
            </Show>
        </div>
    };
    let note =
        move || clock_text(clock.get(), &words.texts()).unwrap_or_else(|| words.say("online-clock-off"));
    fold(words, "online-time", note, inside.into_any())
}

/// Whether factions and mats are bid for.
#[component]
fn BidsFold(form: Form, options: RwSignal<Options>) -> impl IntoView {
    let words = form.words;
    let bids = Memo::new(move |_| options.with(|o| o.bids));
    let set = move |bids: Option<Bidding>| {
        if bids.is_some() && form.wishes.with_untracked(|w| w.deal == Deal::Draft) {
            form.change(|w| w.deal = Deal::Random);
        }
        options.update(|o| o.bids = bids);
    };
    let one = move |key: &'static str, own: Option<Bidding>| {
        one_of(words, key, move || bids.get() == own, move || set(own))
    };
    const BANS: [Switch; 2] = [Switch::BanRusvietIndustrial, Switch::BanCrimeaPatriotic];
    let banned = move || form.wishes.with(|w| BANS.iter().all(|ban| w.rules.has(*ban)));
    let ban = move |on: bool| {
        form.change(|w| {
            for ban in BANS {
                w.rules = w.rules.with(ban, on);
            }
        });
    };
    let inside = view! {
        <div class="o-opts">
            <span class="seg" role="group" aria-label=move || words.say("online-bids")>
                {one("online-bids-none", None)}
                {one("online-bids-open", Some(Bidding::Open))}
                {one("online-bids-sealed", Some(Bidding::Sealed))}
            </span>
            <p class="sm mut">{move || words.say(match bids.get() {
                None => "online-bids-none-about",
                Some(Bidding::Open) => "online-bids-open-about",
                Some(Bidding::Sealed) => "online-bids-sealed-about",
            })}</p>
            {tick(words, "banned", ("online-banned", "online-banned-about"), banned, ban)}
        </div>
    };
    let note = move || {
        words.say(match bids.get() {
            None => "online-bids-none",
            Some(Bidding::Open) => "online-bids-open",
            Some(Bidding::Sealed) => "online-bids-sealed",
        })
    };
    fold(words, "online-bids", note, inside.into_any())
}

/// Coins, ratings, hints, and what needs no choice.
#[component]
fn TableFold(form: Form, options: RwSignal<Options>) -> impl IntoView {
    let words = form.words;
    let hints = move || form.wishes.with(|w| w.hints) && !options.with(|o| o.no_hints);
    let inside = view! {
        <div class="o-opts">
            {tick(words, "hide-coins", ("online-hide-coins", "online-hide-coins-about"), move || options.with(|o| o.hide_coins), move |on| options.update(|o| o.hide_coins = on))}
            {tick(words, "rated", ("online-rated", "online-rated-about"), move || options.with(|o| o.rated), move |on| options.update(|o| o.rated = on))}
            {tick(words, "hints", ("online-hints", "online-hints-about"), hints, move |on| {
                form.change(|w| w.hints = on);
                if options.with_untracked(|o| o.no_hints) {
                    options.update(|o| o.no_hints = false);
                }
            })}
            <p class="sm mut">{move || words.say("online-consent-about")}</p>
        </div>
    };
    let note = move || {
        let texts = words.texts();
        let all = options.with(|o| [(o.hide_coins, "online-coins-hidden"), (o.rated, "online-for-ratings")]);
        let mut parts: Vec<String> =
            all.iter().filter(|(on, _)| *on).map(|(_, key)| texts.say(key)).collect();
        if !hints() {
            parts.push(texts.say("online-no-hints"));
        }
        parts.join(", ")
    };
    fold(words, "online-at-the-table", note, inside.into_any())
}
