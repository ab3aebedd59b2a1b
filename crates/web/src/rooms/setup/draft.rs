//! The draft: mats are dealt, factions chosen one after the other.

use crate::icon::{Disc, Icon, SmallUnit};
use crate::tips;
use crate::words::use_words;
use kosa_client::{DraftSession, NewGame};
use kosa_engine::vocab::{Faction, UnitKind};
use kosa_lang::{Texts, Topic};
use kosa_table::Occupant;
use leptos::prelude::*;

/// A draft being made.
#[component]
pub fn DraftPanel(
    /// The draft; nothing once it is over or given up.
    drafting: RwSignal<Option<DraftSession>>,
    /// The game of the draft.
    on_done: Callback<NewGame>,
) -> impl IntoView {
    let words = use_words();
    let finish = move || {
        let over = drafting.with_untracked(|d| d.as_ref().is_some_and(DraftSession::is_over));
        if over && let Some(draft) = drafting.try_update(Option::take).flatten() {
            match draft.finish() {
                Some(game) => on_done.run(game),
                None => drafting.set(None),
            }
        }
    };
    finish();
    let rows = move || {
        let texts = words.texts();
        let seats = drafting.with(|d| d.as_ref().map(DraftSession::seats)).unwrap_or_default();
        let row = move |(number, seat): (usize, kosa_client::DraftSeat)| {
            let who = match &seat.occupant {
                Some(Occupant::Human(name)) if !name.is_empty() => name.clone(),
                Some(other) => texts.occupant(other),
                None => texts.say("play-setup-automa"),
            };
            let mat = seat.mat.map(|mat| texts.mat(mat)).unwrap_or_default();
            let disc = seat.faction.map(|faction| view! { <Disc faction size=28 /> });
            view! { <li class="row" class:now=seat.chooses><span class="no">{number + 1}</span>{disc}<span class="b">{kosa_lang::capital(&who)}</span><span class="mut">{mat}</span></li> }
        };
        seats.into_iter().enumerate().map(row).collect_view()
    };
    let choices = move || {
        let texts = words.texts();
        let asked = drafting.with(|d| d.as_ref().and_then(DraftSession::asked));
        asked.map(|(player, open)| {
            let buttons = open.into_iter().map(|faction| {
                let texts = texts.clone();
                let choose = move |_| {
                    drafting.update(|d| {
                        // A choice that would leave somebody nothing is not offered twice.
                        if let Some(draft) = d {
                            let _ = draft.choose(faction);
                        }
                    });
                    finish();
                };
                faction_card(&texts, faction, choose)
            });
            let buttons = buttons.collect_view();
            view! { <p class="b">{words.fill("page-draft-asks", &[("n", (player + 1).into())])}</p><div class="dcards">{buttons}</div> }
        })
    };
    view! {
        <section class="draft" aria-live="polite">
            <h3>{move || words.say("page-drafted")}</h3>
            <ol>{rows}</ol>
            {choices}
            <button type="button" class="btn gh" on:click=move |_| drafting.set(None)>{move || words.say("page-back")}</button>
        </section>
    }
}

/// A faction that can be chosen: what it begins with, its ability, its mechs.
pub fn faction_card(
    texts: &Texts,
    faction: Faction,
    choose: impl Fn(leptos::ev::MouseEvent) + 'static,
) -> AnyView {
    let face = faction.mat();
    let mechs = face.mechs.map(|ability| {
        let tip = tips::about(texts, Topic::Ability(ability));
        view! { <span class="dm" data-tip=tip><SmallUnit unit=UnitKind::Mech faction size=18 />{texts.ability(ability)}</span> }
    });
    view! {
        <button type="button" class=format!("dcard f-{faction}") on:click=choose>
            <span class="row"><Disc faction size=36 /><b class="fm">{texts.faction(faction)}</b></span>
            <span class="has"><span><Icon name="i-power" class="pow" />{face.power}</span><span><Icon name="i-card" />{face.combat_cards}</span></span>
            <span class="sm"><b>{texts.name(&faction.ability())}"."</b>" "{texts.help(Topic::Faction(faction))}</span>
            <span class="dms sm">{mechs}</span>
        </button>
    }
    .into_any()
}
