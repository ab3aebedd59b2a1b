//! Who sits at the table, with which faction and mat, and how the rest is dealt.

use super::{Fold, Form};
use crate::icon::Icon;
use kosa_client::WishField;
use kosa_client::wishes::{Deal, SeatWish, Who, Wishes};
use kosa_engine::vocab::{AutomaLevel, Faction, Mat};
use leptos::prelude::*;

/// The seats, and how open wishes are dealt.
#[component]
pub fn Seats(
    /// The wishes.
    form: Form,
    /// Whether it begins open.
    open: bool,
) -> impl IntoView {
    let words = form.words;
    let count = Memo::new(move |_| form.wishes.with(|w| w.seats.len()));
    let most = Memo::new(move |_| form.wishes.with(Wishes::most_seats));
    let note = Signal::derive(move || words.fill("page-seats", &[("n", count.get().into())]));
    let deals = Deal::ALL.map(|deal| {
        let on = move || form.wishes.with(|w| w.deal == deal);
        view! { <option value=deal.id() prop:selected=on>{move || deal.name(&words.texts())}</option> }
    });
    view! {
        <Fold title="page-table" note open>
            <ol class="seats">
                <For each=move || 0..count.get() key=|i| *i let:seat>
                    <SeatRow form seat />
                </For>
            </ol>
            {form.faults(|field| matches!(field, WishField::Seats))}
            <div class="row wrap">
                <button type="button" class="btn" id="add-seat" disabled=move || { count.get() >= most.get() }
                    on:click=move |_| form.change(|w| w.seats.push(SeatWish::new(if form.online { Who::Person } else { Who::Automa })))>{move || words.say("page-add-seat")}</button>
                <label class="field">
                    <span class="sm mut">{move || words.say("page-deal")}</span>
                    <select aria-invalid=move || form.is_wrong(WishField::Deal).to_string() on:change=move |event| {
                        let id = event_target_value(&event);
                        if let Some(deal) = Deal::ALL.into_iter().find(|deal| deal.id() == id) {
                            form.change(|w| w.deal = deal);
                        }
                    }>{deals}</select>
                </label>
            </div>
            {form.faults(|field| matches!(field, WishField::Deal))}
        </Fold>
    }
}

/// The words by which a field of a seat is called.
fn label(form: Form, key: &'static str, seat: usize) -> impl Fn() -> String + Send + Sync + Copy {
    move || form.words.fill(key, &[("n", (seat + 1).into())])
}

fn who_id(who: &Who) -> String {
    match who {
        Who::Person => "person".into(),
        Who::Bot(kind) => format!("bot:{kind}"),
        Who::Automa => "automa".into(),
    }
}

/// One seat.
#[component]
fn SeatRow(
    /// The wishes.
    form: Form,
    /// Its place in the list.
    seat: usize,
) -> impl IntoView {
    let words = form.words;
    let own = Memo::new(move |_| {
        form.wishes.with(|w| w.seats.get(seat).cloned()).unwrap_or_else(|| SeatWish::new(Who::Automa))
    });
    let change = move |change: &dyn Fn(&mut SeatWish)| {
        form.change(|w| {
            if let Some(own) = w.seats.get_mut(seat) {
                change(own);
            }
        });
    };
    let people = Who::all().map(|who| {
        let (id, same) = (who_id(&who), who.clone());
        view! { <option value=id prop:selected=move || own.with(|o| o.who == same)>{move || who.name(&words.texts())}</option> }
    });
    let people = people.collect_view();
    let is_automa = Memo::new(move |_| own.with(SeatWish::is_automa));
    let is_person = Memo::new(move |_| own.with(|o| o.who == Who::Person));
    let factions = move || {
        let texts = words.texts();
        let drafted = form.wishes.with(|w| w.deal == Deal::Draft) && !is_automa.get();
        let any = texts.say(if drafted { "page-drafted" } else { "page-any-faction" });
        let all = if drafted { Vec::new() } else { form.wishes.with(|w| w.factions(seat)) };
        let options = all.into_iter().map(|(faction, free)| {
            let on = move || own.with(|o| o.faction == Some(faction));
            view! { <option value=faction.id() disabled=!free && !on() prop:selected=on>{texts.faction_short(faction)}</option> }
        });
        let options = options.collect_view();
        view! { <option value="" prop:selected=move || own.with(|o| o.faction.is_none())>{any}</option>{options} }
    };
    let mats = move || {
        let texts = words.texts();
        let options = form.wishes.with(|w| w.mats(seat)).into_iter().map(|(mat, free)| {
            let on = move || own.with(|o| o.mat == Some(mat));
            view! { <option value=mat.id() disabled=!free && !on() prop:selected=on>{texts.mat(mat)}</option> }
        });
        let options = options.collect_view();
        view! { <option value="" prop:selected=move || own.with(|o| o.mat.is_none())>{texts.say("page-any-mat")}</option>{options} }
    };
    let levels = move || {
        AutomaLevel::ALL.map(|level| {
            let on = move || own.with(|o| o.automa.level == level);
            view! { <option value=level.id() prop:selected=on>{move || words.say(super::level_key(level))}</option> }
        })
    };
    let wrong = move |field: WishField| move || form.is_wrong(field).to_string();
    view! {
        <li class="seat">
            <span class="b no">{seat + 1}</span>
            <select aria-label=label(form, "page-seat-who", seat) aria-invalid=wrong(WishField::Who(seat)) on:change=move |event| {
                let id = event_target_value(&event);
                if let Some(who) = Who::all().find(|who| who_id(who) == id) {
                    change(&|own| own.who = who.clone());
                }
            }>{people}</select>
            <select aria-label=label(form, "page-seat-faction", seat) aria-invalid=wrong(WishField::Faction(seat)) on:change=move |event| {
                let faction: Option<Faction> = event_target_value(&event).parse().ok();
                change(&|own| own.faction = faction);
            }>{factions}</select>
            <Show when=move || !is_automa.get()>
                <select aria-label=label(form, "page-seat-mat", seat) aria-invalid=wrong(WishField::Mat(seat)) on:change=move |event| {
                    let mat: Option<Mat> = event_target_value(&event).parse().ok();
                    change(&|own| own.mat = mat);
                }>{mats}</select>
            </Show>
            <Show when=move || is_automa.get()>
                <select aria-label=label(form, "page-seat-level", seat) aria-invalid=wrong(WishField::Automa(seat)) on:change=move |event| {
                    if let Ok(level) = event_target_value(&event).parse::<AutomaLevel>() {
                        change(&|own| own.automa.level = level);
                    }
                }>{levels}</select>
            </Show>
            <button type="button" class="btn drop" disabled=move || { form.wishes.with(|w| w.seats.len()) <= Wishes::FEWEST_SEATS }
                aria-label=label(form, "page-seat-remove", seat) on:click=move |_| form.change(|w| {
                    if w.seats.len() > seat {
                        w.seats.remove(seat);
                    }
                })><Icon name="i-no" size=14 /></button>
            <Show when=move || is_person.get() && !form.online>
                <input class="name" type="text" maxlength=SeatWish::LONGEST_NAME.to_string() aria-label=label(form, "page-seat-name", seat)
                    placeholder=move || words.say("page-name") aria-invalid=wrong(WishField::Name(seat))
                    prop:value=move || own.with(|o| o.name.clone()) on:input=move |event| {
                        let name = event_target_value(&event);
                        change(&|own| own.name.clone_from(&name));
                    } />
            </Show>
            <div class="faults">{form.faults(move |field| matches!(field,
                WishField::Who(i) | WishField::Name(i) | WishField::Faction(i) | WishField::Mat(i) | WishField::Automa(i) if *i == seat))}</div>
        </li>
    }
}

/// The seed.
#[component]
pub fn SeedFold(
    /// The wishes.
    form: Form,
) -> impl IntoView {
    let words = form.words;
    let note = Signal::derive(move || {
        let seed = form.wishes.with(|w| w.seed.trim().to_string());
        if seed.is_empty() { words.say("page-any-seed") } else { seed }
    });
    view! {
        <Fold title="page-seed" note open=false>
            <label class="field">
                <span class="sm mut">{move || words.say("page-seed-about")}</span>
                <input type="text" id="seed" prop:value=move || form.wishes.with(|w| w.seed.clone())
                    aria-invalid=move || form.is_wrong(WishField::Seed).to_string()
                    on:input=move |event| form.change(|w| w.seed = event_target_value(&event)) />
            </label>
            {form.faults(|field| matches!(field, WishField::Seed))}
        </Fold>
    }
}
