//! The options of a card, an encounter's or the Factory's: what each costs and gives, what it would change here, and why it
//! cannot be taken where it cannot.

use super::dialogs::LookButton;
use super::play::Play;
use crate::icon::Icon;
use crate::words::use_words;
use kosa_lang::Texts;
use kosa_scene::game::options::{self, CardOption, Deal, Facts, Pill};
use kosa_scene::game::{consequences, vignette};
use leptos::prelude::*;

/// The dialog of an encounter or of the Factory's cards.
#[component]
pub fn Options(
    /// The page.
    play: Play,
) -> impl IntoView {
    let words = use_words();
    let facts = Memo::new(move |_| play.game.read(options::facts));
    move || {
        facts.get().map(|Facts { title, prompt, options, art, has, undo_stop }| {
            let texts = words.texts();
            let rows = options.into_iter().map(|option| row(play, &texts, option)).collect_view();
            let picture = art.map(|(number, ground)| vignette::draw(number, ground));
            let wide = picture.is_none();
            let icon = if picture.is_some() { "i-enc" } else { "i-gear" };
            let said = (title != prompt).then(|| view! { <p class="sm mut">{prompt}</p> });
            let [power, popularity, coins, cards] = has;
            view! {
                <section class="dialog card" role="dialog" aria-labelledby="dialog-title">
                    <header>
                        <Icon name=icon size=30 class="encc" />
                        <div><h2 id="dialog-title">{title}</h2>{said}</div>
                        <span class="sp"></span>
                        <span class="has" aria-hidden="true">
                            <span><Icon name="i-coin" size=17 />{coins}</span>
                            <span><Icon name="i-pop" class="pop" />{popularity}</span>
                            <span><Icon name="i-power" class="pow" />{power}</span>
                            <span><Icon name="i-card" />{cards}</span>
                        </span>
                        <LookButton play />
                    </header>
                    <div class="cardbody" class:wide=wide>
                        {picture.map(|drawing| view! { <svg class="vig" viewBox="0 0 300 340" aria-hidden="true" inner_html=drawing></svg> })}
                        <div class="options">{rows}</div>
                    </div>
                    {undo_stop.map(|why| view! { <footer class="sm mut">{why}</footer> })}
                </section>
            }
        })
    }
}

fn pills(all: Vec<Pill>, tone: &'static str) -> impl IntoView {
    let one = move |Pill { icon, class, text }: Pill| {
        view! { <span class=format!("dpill {tone}")><Icon name=icon size=16 class=class />{text}</span> }
    };
    all.into_iter().map(one).collect_view()
}

fn row(play: Play, texts: &Texts, option: CardOption) -> AnyView {
    let CardOption { index, key, title, words, deal, here } = option;
    let here = (!here.is_empty())
        .then(|| view! { <ul class="here" inner_html=consequences::text(texts, &here)></ul> });
    let Deal { price, gains } = deal;
    let paid = (!price.is_empty()).then(|| view! { {pills(price, "c")}<Icon name="i-arr" size=16 /> });
    let last = gains.len().saturating_sub(1);
    let gained = gains.into_iter().enumerate().map(|(i, list)| {
        view! { {pills(list, "g")}{(i < last).then(|| view! { <span class="or">{texts.say("web-or")}</span> })} }
    });
    let gained = gained.collect_view();
    view! {
        <button
            type="button"
            class="option"
            class:cant=index.is_none()
            disabled=index.is_none()
            data-choice=index
            on:click=move |_| if let Some(index) = index { play.choose(index) }
        >
            <span class="nr">{key}</span>
            <span class="what"><b class="serif">{title}</b><span class="deal">{paid}{gained}{words}</span></span>
            {here}
        </button>
    }
    .into_any()
}
