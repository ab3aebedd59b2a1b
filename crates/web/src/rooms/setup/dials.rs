//! The dials of the Automas, for all of them at once.

use super::{Fold, Form, tick};
use kosa_client::WishField;
use kosa_engine::AutomaDials;
use kosa_lang::{Dial, Topic, signed};
use leptos::prelude::*;

/// The dials.
#[component]
pub fn Dials(
    /// The wishes.
    form: Form,
    /// Whether it begins open.
    open: bool,
) -> impl IntoView {
    let words = form.words;
    let dials = Memo::new(move |_| {
        form.wishes.with(|w| w.seats.iter().find(|seat| seat.is_automa()).map(|seat| seat.automa.dials))
    });
    let now = move || dials.get().unwrap_or_default();
    let turn = move |change: &dyn Fn(&mut AutomaDials)| {
        form.change(|w| {
            for seat in w.seats.iter_mut().filter(|seat| seat.is_automa()) {
                change(&mut seat.automa.dials);
            }
        });
    };
    let note = Signal::derive(move || {
        let d = now();
        let turned = [d.skip_turns, d.move_check, d.deploy_check, d.all_moves, d.coins != 0, d.power != 0];
        words.fill("page-dials-turned", &[("n", turned.iter().filter(|on| **on).count().into())])
    });
    let boxes = move |dial: Dial| {
        let read = move |d: &AutomaDials| match dial {
            Dial::SkipTurns => d.skip_turns,
            Dial::MoveCheck => d.move_check,
            Dial::DeployCheck => d.deploy_check,
            Dial::AllMoves => d.all_moves,
            Dial::Coins | Dial::Power => false,
        };
        tick(
            move || words.name(&dial),
            move || words.texts().help(Topic::Dial(dial)),
            move || read(&now()),
            || false,
            move |on| {
                turn(&|d| match dial {
                    Dial::SkipTurns => d.skip_turns = on,
                    Dial::MoveCheck => d.move_check = on,
                    Dial::DeployCheck => d.deploy_check = on,
                    Dial::AllMoves => d.all_moves = on,
                    Dial::Coins | Dial::Power => {}
                });
            },
        )
    };
    let number = move |dial: Dial| {
        let read = move || if dial == Dial::Coins { now().coins } else { now().power };
        let options = (-2..=2i8).map(|n| {
            let text = if n == 0 { "0".to_string() } else { signed(n) };
            view! { <option value=n.to_string() prop:selected=move || read() == n>{text}</option> }
        });
        let options = options.collect_view();
        view! {
            <label class="tick" title=move || words.texts().help(Topic::Dial(dial))>
                <select on:change=move |event| {
                    if let Ok(n) = event_target_value(&event).parse::<i8>() {
                        turn(&|d| if dial == Dial::Coins { d.coins = n } else { d.power = n });
                    }
                }>{options}</select>
                <span>{move || words.name(&dial)}</span>
            </label>
        }
    };
    view! {
        <Show when=move || dials.get().is_some()>
            <Fold title="page-dials" note open>
                <div class="ticks">
                    {[Dial::SkipTurns, Dial::MoveCheck, Dial::DeployCheck, Dial::AllMoves].map(boxes)}
                    {[Dial::Coins, Dial::Power].map(number)}
                </div>
                {form.faults(|field| matches!(field, WishField::Automa(_)))}
            </Fold>
        </Show>
    }
}
