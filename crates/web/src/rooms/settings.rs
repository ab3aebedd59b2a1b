//! Language, colours, and whether the coach speaks.

use super::frame::TopBar;
use super::learn::CoachSwitch;
use super::shell::use_shell;
use super::start::{LanguageField, theme_key};
use crate::theme::Theme;
use crate::words::use_words;
use leptos::prelude::*;

/// Chooses the colours.
#[component]
pub fn ThemeField() -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let themes = [Theme::System, Theme::Day, Theme::Night].map(|theme| {
        let on = move || shell.theme.get() == theme;
        view! {
            <button type="button" class:on=on aria-pressed=move || on().to_string() on:click=move |_| shell.set_theme(theme)>
                {move || words.say(theme_key(theme))}
            </button>
        }
    });
    view! { <span class="seg" role="group" aria-label=move || words.say("page-theme")>{themes}</span> }
}

/// The settings.
#[component]
pub fn SettingsRoom() -> impl IntoView {
    let words = use_words();
    let coach = CoachSwitch::new();
    view! {
        <TopBar />
        <main class="room narrow">
            <section class="panel">
                <h1>{move || words.say("page-nav-settings")}</h1>
                <div class="field">
                    <span class="b">{move || words.say("page-language")}</span>
                    <LanguageField />
                </div>
                <div class="field">
                    <span class="b">{move || words.say("page-theme")}</span>
                    <ThemeField />
                </div>
                <div class="field">
                    <span class="b">{move || words.say("study-coach")}</span>
                    <label class="tick"><input type="checkbox" id="coach" prop:checked=move || coach.is_on() on:change=move |event| coach.set(event_target_checked(&event)) />
                        <span>{move || words.say("study-coach-on")}</span></label>
                </div>
                <p class="mut sm">{move || words.say("page-settings-kept")}</p>
            </section>
        </main>
    }
}
