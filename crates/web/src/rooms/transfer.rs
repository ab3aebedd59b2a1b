//! Records in and out: files that are handed to the reader, files and texts that come from outside.

use super::shell::Shell;
use crate::storage;
use crate::words::Words;
use kosa_client::saves;
use leptos::prelude::*;
use std::path::Path;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};

/// Hands a text to the reader as a file.
pub fn hand_out(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&text.into());
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Keeps a record from outside, or says why not; whether it is kept. `from` is how the reader calls it.
pub fn take_in(shell: Shell, words: Words, from: &str, bytes: &[u8]) -> bool {
    let texts = words.peek();
    let from = if from.is_empty() { texts.say("page-pasted") } else { from.to_string() };
    match saves::import(&mut storage::games(), Path::new(&from), bytes) {
        Ok(imported) => {
            let damage = imported.damage.map(|damage| damage.text(&texts));
            shell.notice.set(damage);
            shell.changed();
            true
        }
        Err(e) => {
            shell.notice.set(Some(format!("{}.", e.text(&texts))));
            false
        }
    }
}

/// Keeps the file that was chosen in a field.
pub fn take_in_file(shell: Shell, words: Words, field: &HtmlInputElement) {
    take_in_files(shell, words, field);
}

/// Keeps all files that were chosen in a field.
pub fn take_in_files(shell: Shell, words: Words, field: &HtmlInputElement) {
    let files = field.files();
    let files: Vec<web_sys::File> =
        files.iter().flat_map(|list| (0..list.length()).filter_map(|i| list.get(i))).collect();
    field.set_value("");
    spawn_local(async move {
        for file in files {
            let name = file.name();
            match JsFuture::from(file.array_buffer()).await {
                Ok(buffer) => {
                    let bytes = js_sys::Uint8Array::new(&buffer).to_vec();
                    take_in(shell, words, &name, &bytes);
                }
                Err(_) => shell.notice.set(Some(words.fill("page-no-file", &[("file", name.into())]))),
            }
        }
    });
}
