//! What is in the box, tiles of The Wind Gambit, and the rules: a printing and every switch.

use super::{Fold, Form, tick};
use kosa_client::WishField;
use kosa_client::wishes::{Printing, RuleGroup, TileSlot};
use kosa_engine::Switch;
use kosa_engine::vocab::TileSide;
use kosa_lang::Topic;
use leptos::prelude::*;

/// A switch as a box to be ticked, with its rule in a sentence.
fn switch(form: Form, switch: Switch) -> impl IntoView {
    let words = form.words;
    tick(
        move || words.name(&switch),
        move || words.texts().help(Topic::Switch(switch)),
        move || form.wishes.with(|w| w.rules.has(switch)),
        move || form.is_wrong(WishField::Switch(switch)),
        move |on| form.change(|w| w.set_switch(switch, on)),
    )
}

fn faults_of(form: Form, group: RuleGroup) -> impl IntoView {
    form.faults(move |field| matches!(field, WishField::Switch(s) if RuleGroup::of(*s) == Some(group)))
}

/// What is in the box.
#[component]
pub fn InTheBox(
    /// The wishes.
    form: Form,
    /// Whether it begins open.
    open: bool,
) -> impl IntoView {
    let words = form.words;
    let note = Signal::derive(move || {
        let texts = words.texts();
        let modules = || RuleGroup::offered().filter(|s| RuleGroup::is_module(*s));
        let names: Vec<String> =
            form.wishes.with(|w| modules().filter(|s| w.rules.has(*s)).map(|s| texts.name(&s)).collect());
        match names.len() {
            0 => texts.say("page-base-game"),
            n => texts.fill("page-modules", &[("n", n.into())]),
        }
    });
    let slots = Memo::new(move |_| form.wishes.with(|w| w.tile_slots().len()));
    let tiles = move || {
        slots.track();
        form.wishes.with_untracked(|w| w.tile_slots()).into_iter().map(|slot| tile(form, slot)).collect_view()
    };
    view! {
        <Fold title="page-in-the-box" note open>
            <div class="ticks">
                {RuleGroup::Box.switches().map(|s| switch(form, s)).collect_view()}
                {RuleGroup::WindGambit.switches().map(|s| switch(form, s)).collect_view()}
            </div>
            {tiles}
            {faults_of(form, RuleGroup::Box)}
            {faults_of(form, RuleGroup::WindGambit)}
            {form.faults(|field| matches!(field, WishField::Tile(_)))}
        </Fold>
    }
}

/// A tile that is chosen or drawn.
fn tile(form: Form, slot: TileSlot) -> impl IntoView {
    let words = form.words;
    let options = move || {
        let texts = words.texts();
        let all: Vec<(&'static str, String)> = form.wishes.with(|w| match slot {
            TileSlot::Airship(side) => {
                w.airship_tiles(side).into_iter().map(|t| (t.id(), texts.name(&t))).collect()
            }
            TileSlot::Resolution => {
                w.resolution_tiles().into_iter().map(|t| (t.id(), texts.name(&t))).collect()
            }
        });
        let options = all.into_iter().map(|(id, name)| {
            let on = move || form.wishes.with(|w| slot.chosen(&w.tiles) == Some(id));
            view! { <option value=id prop:selected=on>{name}</option> }
        });
        let options = options.collect_view();
        let any = move || form.wishes.with(|w| slot.chosen(&w.tiles).is_none());
        view! { <option value="" prop:selected=any>{texts.say("page-drawn")}</option>{options} }
    };
    let choose = move |event: leptos::ev::Event| {
        let id = event_target_value(&event);
        form.change(|w| match slot {
            TileSlot::Airship(TileSide::Aggressive) => w.tiles.aggressive = id.parse().ok(),
            TileSlot::Airship(TileSide::Passive) => w.tiles.passive = id.parse().ok(),
            TileSlot::Resolution => w.tiles.resolution = id.parse().ok(),
        });
    };
    let about = move || form.wishes.with(|w| slot.about(&w.tiles, &words.texts()));
    view! {
        <label class="field">
            <span class="sm b">{move || slot.name(&words.texts())}</span>
            <select aria-invalid=move || form.is_wrong(WishField::Tile(slot)).to_string() on:change=choose>{options}</select>
            <span class="sm mut">{about}</span>
        </label>
    }
}

/// The printing and every switch that is not in the box.
#[component]
pub fn RulesFold(
    /// The wishes.
    form: Form,
) -> impl IntoView {
    let words = form.words;
    let note = Signal::derive(move || {
        let texts = words.texts();
        let (printing, changed) = form.wishes.with(|w| {
            let printing = w.printing();
            let changed = w.changed_from(printing).into_iter().filter(|s| !RuleGroup::is_module(*s)).count();
            (printing, changed)
        });
        let args = [("printing", printing.name(&texts).into()), ("n", changed.into())];
        texts.fill("page-rules-note", &args)
    });
    let printings = Printing::ALL.map(|printing| {
        let on = move || form.wishes.with(|w| w.printing() == printing);
        view! {
            <button type="button" class:on=on aria-pressed=move || on().to_string() on:click=move |_| form.change(|w| w.set_printing(printing))>
                {move || printing.name(&words.texts())}
            </button>
        }
    });
    let groups = [RuleGroup::Agreements, RuleGroup::Readings, RuleGroup::Automa].map(|group| {
        view! {
            <h4>{move || group.name(&words.texts())}</h4>
            <div class="ticks">{group.switches().map(|s| switch(form, s)).collect_view()}</div>
            {faults_of(form, group)}
        }
    });
    view! {
        <Fold title="page-rules" note open=false>
            <span class="seg" role="group" aria-label=move || words.say("page-printing")>{printings}</span>
            {groups}
        </Fold>
    }
}
