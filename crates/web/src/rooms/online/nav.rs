//! The ways between the rooms of the server: tables, ratings, statistics, oneself.

use crate::online::use_server;
use crate::rooms::Route;
use crate::rooms::shell::use_shell;
use crate::words::use_words;
use leptos::prelude::*;

/// The ways, as a row of tabs.
#[component]
pub fn OnlineNav() -> impl IntoView {
    let (shell, server, words) = (use_shell(), use_server(), use_words());
    let ways = move || {
        let mut ways = vec![(Route::Tables, "online-nav-tables")];
        if let Some(you) = server.you.get() {
            ways.push((Route::Profile(you.id), "online-nav-profile"));
        }
        ways.extend([
            (Route::Ratings, "online-ratings"),
            (Route::Statistics, "online-statistics"),
            (Route::Account, "online-account"),
        ]);
        let here = shell.route.get();
        let way = |(route, key): (Route, &'static str)| {
            let current = (route == here).then_some("page");
            view! { <a class="o-way" href=route.hash() aria-current=current>{words.say(key)}</a> }
        };
        ways.into_iter().map(way).collect_view()
    };
    view! { <nav class="o-nav" aria-label=move || words.say("online-tables")>{ways}</nav> }
}

/// A day, as the language of the page writes it.
pub fn day(at: u64, lang: &str) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    String::from(date.to_locale_date_string(lang, &wasm_bindgen::JsValue::UNDEFINED))
}

/// A day and a time of day, without its seconds.
pub fn moment(at: u64, lang: &str) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    let style = js_sys::Object::new();
    // Where it cannot be set, seconds are told too.
    for (part, length) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&style, &part.into(), &length.into());
    }
    String::from(date.to_locale_string(lang, &style))
}
