//! The faction mat: its ability, those of the mechs, and what recruits give once.

use crate::icon::{self, Disc, Icon, Piece};
use crate::thing::{Marked, OnPoint, Target};
use crate::tips;
use crate::words::use_words;
use kosa_engine::Public;
use kosa_engine::vocab::*;
use kosa_lang::{Term, Topic};
use kosa_scene::draw::piece::Kind;
use leptos::prelude::*;

/// The faction mat of a player.
#[component]
pub fn FactionMatPanel(
    /// What everybody sees.
    #[prop(into)]
    public: Signal<Public>,
    /// Whose mat.
    #[prop(into)]
    seat: Signal<Seat>,
    /// How its parts stand to the question.
    #[prop(into, optional)]
    marks: Signal<Marked>,
    /// A part was pointed at.
    on_point: OnPoint,
) -> impl IntoView {
    let words = use_words();
    let player = Memo::new(move |_| public.with(|p| *p.player(seat.get())));
    // The mat is drawn once; what changes on it are its parts.
    let whose = Memo::new(move |_| player.with(|player| (player.faction(), player.mat())));
    move || {
        let ((faction, mat), texts) = (whose.get(), words.texts());
        let mat = mat.map(|mat| texts.fill("play-mat-of", &[("mat", texts.named(&mat).into())]));
        let abilities = (0..).zip(faction.mat().mechs).map(|(slot, ability)| {
            let on = Memo::new(move |_| player.with(|player| player.has_deployed(slot)));
            let class = move || {
                let mark = marks.with(|marks| marks.of(Target::Mech(slot)).class());
                format!("ab {mark} {}", if on.get() { "on" } else { "no" })
            };
            let done = move || on.get().then(|| view! { <Icon name="i-ok" size=13 /> });
            let mech = move || (!on.get()).then(|| view! { <span class="mk"><Piece kind=Kind::Unit(UnitKind::Mech) faction size=22 /></span> });
            view! {
                <button type="button" class=class data-tip=texts.help(Topic::Ability(ability)) on:click=move |_| on_point.run(Target::Mech(slot))>
                    <span class="ah"><b>{done}{texts.ability(ability)}</b>{mech}</span>
                    <span class="tx">{texts.help(Topic::Ability(ability))}</span>
                </button>
            }
        });
        let abilities = abilities.collect_view();
        let once = RecruitBonus::ALL.map(|bonus| {
            let (name, class) = icon::bonus(bonus);
            let used = Memo::new(move |_| player.with(|player| player.has_taken(bonus)));
            let state = move || {
                let mark = marks.with(|marks| marks.of(Target::Bonus(bonus)).class());
                format!("one {mark}{}", if used.get() { " used" } else { "" })
            };
            view! {
                <button type="button" class=state on:click=move |_| on_point.run(Target::Bonus(bonus))>
                    <Icon name=name class=class size=14 />
                    {bonus.one_time()}
                    <span class="vh">{texts.name(&bonus)}</span>
                </button>
            }
        });
        view! {
            <section class=format!("fmat f-{faction}")>
                <div class="row">
                    <Disc faction size=28 />
                    <div>
                        <div class="fm">{texts.faction(faction)}</div>
                        <div class="xs mut fh">{mat.map(|mat| format!("{mat} · "))}<b>{texts.name(&faction.ability())}"."</b>" "{texts.help(Topic::Faction(faction))}</div>
                    </div>
                </div>
                <div class="abil">{abilities}</div>
                <div class="ones" data-tip=tips::about(&texts, Topic::Term(Term::Recruits))><span class="xs mut">{texts.say("web-recruit-once")}</span>{once}</div>
            </section>
        }
    }
}
