//! The texts of the chosen language, for every component below.

use kosa_lang::{Arg, Lang, Named, Texts};
use leptos::prelude::*;
use std::sync::Arc;

/// The texts; whoever asks for one in a closure is run again when the language changes.
#[derive(Clone, Copy)]
pub struct Words(RwSignal<Arc<Texts>>);

impl Words {
    /// Gives a language to every component below.
    pub fn provide(lang: Lang) -> Words {
        let words = Words(RwSignal::new(Arc::new(Texts::new(lang))));
        provide_context(words);
        words
    }

    /// Gives texts that have been fetched to every component below.
    pub fn give(texts: Texts) -> Words {
        let words = Words(RwSignal::new(Arc::new(texts)));
        provide_context(words);
        words
    }

    /// Changes the language.
    pub fn set(&self, texts: Texts) {
        self.0.set(Arc::new(texts));
    }

    /// The texts themselves.
    pub fn texts(&self) -> Arc<Texts> {
        self.0.get()
    }

    /// The texts as they are now, for whoever need not be run again.
    pub fn texts_now(&self) -> Arc<Texts> {
        self.0.get_untracked()
    }

    /// A text by its key.
    pub fn say(&self, key: &str) -> String {
        self.texts().say(key)
    }

    /// A text with what stands in it.
    pub fn fill(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.texts().fill(key, args)
    }

    /// The name of a thing.
    pub fn name(&self, thing: &impl Named) -> String {
        self.texts().name(thing)
    }
}

/// The texts given by [`Words::provide`], in English where nobody has given any.
pub fn use_words() -> Words {
    use_context::<Words>().unwrap_or_else(|| Words::provide(Lang::English))
}
