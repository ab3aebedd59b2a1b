//! The tiles in force, in full; where airships are; how the game ends; and what is left in the box.

use crate::icon::{Emblem, Icon};
use crate::tips;
use crate::words::use_words;
use kosa_engine::Public;
use kosa_lang::{Term, Topic, capital};
use leptos::prelude::*;

/// Everything that is in force for everybody.
#[component]
pub fn Tiles(
    /// What everybody sees.
    public: Signal<Public>,
) -> impl IntoView {
    let words = use_words();
    move || {
        let texts = words.texts();
        public.with(|p| {
            let structures = p.structure_tile().map(|tile| {
                view! {
                    <section class="panel pv tilep">
                        <h3><Icon name="s-mill" size=18 class="bare" />" "{texts.name(&tile)}<span class="mut sm">" · "{texts.say("web-structure-bonus")}</span></h3>
                        <p>{texts.help(Topic::Tile(tile))}</p>
                    </section>
                }
            });
            let tiles = texts.tiles_in_force(p).into_iter().map(|tile| {
                let unchecked = tips::about(&texts, Topic::Term(Term::Unchecked));
                view! {
                    <section class="panel pv tilep">
                        <h3>{capital(&tile.head)}</h3>
                        <p>{tile.text}</p>
                        {tile.mark.map(|mark| view! { <span class="unch" tabindex="0" data-tip=unchecked.clone()>{mark}</span> })}
                    </section>
                }
            });
            let tiles = tiles.collect_view();
            let airships = p.seats().filter_map(|seat| {
                let faction = p.player(seat).faction();
                texts.airship(p, seat).map(|text| view! { <li class="row"><Emblem faction /><b>{texts.faction_short(faction)}</b><span>{text}</span></li> })
            });
            let airships: Vec<_> = airships.collect();
            let ending = texts.ending(p);
            let left = [
                texts.fill("web-encounters-left", &[("n", p.encounter_tokens().count().into())]),
                texts.fill("web-factory-left", &[("n", p.factory_count().into())]),
            ];
            view! {
                {structures}
                {tiles}
                {(!airships.is_empty()).then(|| view! { <section class="panel pv"><h3 class="ttl">{texts.say("web-airships")}</h3><ul>{airships}</ul></section> })}
                {(!ending.is_empty()).then(|| view! { <section class="panel pv"><h3 class="ttl">{texts.say("web-ending")}</h3><ul>{ending.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul></section> })}
                <section class="panel pv"><h3 class="ttl">{texts.say("web-left")}</h3><ul>{left.map(|line| view! { <li>{line}</li> })}</ul></section>
            }
            .into_any()
        })
    }
}
