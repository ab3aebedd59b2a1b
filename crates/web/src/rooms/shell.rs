//! What all rooms share: where the reader is, language and colours, the game being played, what must be said on top.

use super::Route;
use super::kept::Kept;
use crate::theme::Theme;
use crate::words::Words;
use crate::{assets, offline, storage};
use kosa_client::wishes::{Start, Wishes};
use kosa_lang::{Lang, Texts};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// What all rooms share.
#[derive(Clone, Copy)]
pub struct Shell {
    /// The room that is open.
    pub route: RwSignal<Route>,
    /// Day and night.
    pub theme: RwSignal<Theme>,
    /// A new version that waits.
    pub update: RwSignal<Option<offline::Update>, LocalStorage>,
    /// The game at this device.
    pub game: RwSignal<Option<Kept>, LocalStorage>,
    /// What is asked for in the set-up, whichever of its two rooms is open.
    pub wishes: RwSignal<Wishes>,
    /// A sentence to be read, until somebody puts it away.
    pub notice: RwSignal<Option<String>>,
    /// A game that was removed, for as long as it can be had back: how it was told in the list, and its record.
    pub removed: RwSignal<Option<(String, String)>>,
    /// Counts the changes of what is kept, here or in another window.
    pub kept: RwSignal<u32>,
    words: Words,
}

impl Shell {
    /// Shares all this with every room below.
    pub fn provide(words: Words) -> Shell {
        let hash = window().location().hash().unwrap_or_default();
        let named = hash.split('/').find(|part| matches!(*part, "day" | "night")).map(str::to_string);
        let theme = match named.or_else(|| storage::setting("theme")).as_deref() {
            Some("day") => Theme::Day,
            Some("night") => Theme::Night,
            _ => Theme::System,
        };
        theme.show();
        let kept = storage::setting("wishes").and_then(|text| text.parse::<Wishes>().ok());
        let shell = Shell {
            route: RwSignal::new(Route::of(&hash)),
            theme: RwSignal::new(theme),
            update: RwSignal::new_local(None),
            game: RwSignal::new_local(None),
            wishes: RwSignal::new(kept.unwrap_or_else(|| Start::OneClick.wishes())),
            notice: RwSignal::new(None),
            removed: RwSignal::new(None),
            kept: RwSignal::new(0),
            words,
        };
        provide_context(shell);
        shell
    }

    /// What is kept has changed: whoever lists it looks again.
    pub fn changed(&self) {
        self.kept.update(|n| *n += 1);
    }

    /// Plays this game at this device; another one that was played is given back.
    pub fn open(&self, kept: Kept) {
        let before = self.game.try_update_untracked(|game| game.replace(kept.clone())).flatten();
        if let Some(before) = before.filter(|before| before.name() != kept.name()) {
            before.release();
        }
    }

    /// Puts a position where the reader can paste it from, and says so.
    pub fn copy(&self, text: String) {
        self.copy_saying(text, "page-copied");
    }

    /// Puts a text where the reader can paste it from, and says so with this sentence.
    pub fn copy_saying(&self, text: String, said: &'static str) {
        let shell = *self;
        spawn_local(async move {
            // Elsewhere there is none.
            let clipboard = window().is_secure_context().then(|| window().navigator().clipboard());
            let Some(clipboard) = clipboard else {
                return shell.notice.set(Some(shell.words.peek().say("page-not-copied")));
            };
            let done = wasm_bindgen_futures::JsFuture::from(clipboard.write_text(&text)).await.is_ok();
            let key = if done { said } else { "page-not-copied" };
            shell.notice.set(Some(shell.words.peek().say(key)));
        });
    }

    /// Says that a part of the page could not be fetched.
    pub fn tell_missing(&self) {
        let _ = self.notice.try_set(Some(self.words.peek().say("page-part-missing")));
    }

    /// Goes to a room.
    pub fn go(&self, route: Route) {
        let _ = window().location().set_hash(&route.hash());
    }

    /// Changes the colours, now and for the next time.
    pub fn set_theme(&self, theme: Theme) {
        self.theme.set(theme);
        theme.show();
        let word = match theme {
            Theme::System => "system",
            Theme::Day => "day",
            Theme::Night => "night",
        };
        storage::keep_setting("theme", word);
    }

    /// Changes the language, now and for the next time. The language that is not there stays unspoken.
    pub fn set_lang(&self, lang: Lang) {
        let shell = *self;
        spawn_local(async move {
            match assets::texts(lang).await {
                Ok(texts) => {
                    storage::keep_setting("lang", lang.tag());
                    shell.speak(texts);
                }
                Err(_) => shell.notice.set(Some(shell.words.say("page-no-language"))),
            }
        });
    }

    fn speak(&self, texts: Texts) {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", texts.lang().tag());
        }
        self.words.set(texts);
    }
}

/// The shell given by [`Shell::provide`].
pub fn use_shell() -> Shell {
    expect_context::<Shell>()
}

/// The language of the page: the one that the address names (`#/play/seed-7/pl`), the one that was chosen, or the first of
/// the browser that Kosa speaks.
pub fn language() -> Lang {
    let hash = window().location().hash().unwrap_or_default();
    if let Some(named) = hash.split('/').skip(2).find_map(|part| part.parse().ok()) {
        return named;
    }
    let kept = storage::setting("lang").and_then(|tag| tag.parse().ok());
    kept.unwrap_or_else(|| {
        let wished = window().navigator().languages();
        wished.iter().find_map(|one| one.as_string()?.parse().ok()).unwrap_or_default()
    })
}
