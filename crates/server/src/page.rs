//! The files of the page. They are made once, by `cargo xtask page`, each as it is and compressed; here they only lie ready.

use crate::ServeError;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;

/// A file that is built in: its path, itself, and its compressed form if that is smaller.
type BuiltIn = (&'static str, &'static [u8], Option<&'static [u8]>);

/// What the build script has found; empty without the feature `page`.
const BUILT_IN: &[BuiltIn] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The folder whose files carry a hash of their content in their names, and so never change.
pub const HASHED: &str = "a/";

/// One file of the page.
#[derive(Clone, Debug)]
pub struct File {
    /// What it is.
    pub mime: &'static str,
    /// A text that changes whenever the content does.
    pub tag: String,
    /// Whether this name will always have this content.
    pub immutable: bool,
    /// The content.
    pub whole: Cow<'static, [u8]>,
    /// The content in brotli, where that is smaller.
    pub brotli: Option<Cow<'static, [u8]>>,
}

impl File {
    /// A file of this name and content.
    pub fn new(name: &str, whole: Cow<'static, [u8]>, brotli: Option<Cow<'static, [u8]>>) -> File {
        let immutable = name.starts_with(HASHED);
        // The name of an immutable file says its content already.
        let tag = if immutable { name.replace('/', "-") } else { hash(&whole) };
        File { mime: mime(name), tag, immutable, whole, brotli }
    }
}

fn hash(content: &[u8]) -> String {
    Sha256::digest(content).iter().take(10).map(|byte| format!("{byte:02x}")).collect()
}

fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// All files of a page, by their paths without a stroke in front.
#[derive(Clone, Debug, Default)]
pub struct Page {
    files: BTreeMap<String, File>,
}

impl Page {
    /// The page this program was built with.
    pub fn built_in() -> Result<Page, ServeError> {
        let mut page = Page::default();
        for &(name, whole, brotli) in BUILT_IN {
            page.insert(name, File::new(name, Cow::Borrowed(whole), brotli.map(Cow::Borrowed)));
        }
        if page.files.is_empty() { Err(ServeError::NoPage) } else { Ok(page) }
    }

    /// The page in a folder.
    pub fn from_folder(folder: &Path) -> Result<Page, ServeError> {
        let mut page = Page::default();
        page.read(folder, folder)?;
        if page.get("index.html").is_some() { Ok(page) } else { Err(ServeError::NotAPage(folder.into())) }
    }

    fn read(&mut self, root: &Path, folder: &Path) -> Result<(), ServeError> {
        let fault = |e| ServeError::Unreadable(folder.into(), e);
        for entry in std::fs::read_dir(folder).map_err(fault)? {
            let path = entry.map_err(fault)?.path();
            if path.is_dir() {
                self.read(root, &path)?;
                continue;
            }
            let name = path.strip_prefix(root).unwrap_or(&path).display().to_string().replace('\\', "/");
            if name.ends_with(".br") {
                continue;
            }
            let whole = std::fs::read(&path).map_err(|e| ServeError::Unreadable(path.clone(), e))?;
            let brotli = std::fs::read(format!("{}.br", path.display())).ok();
            self.insert(&name, File::new(&name, Cow::Owned(whole), brotli.map(Cow::Owned)));
        }
        Ok(())
    }

    /// Puts a file in, instead of one of the same name.
    pub fn insert(&mut self, name: &str, file: File) {
        self.files.insert(name.to_string(), file);
    }

    /// A file by its name, such as `index.html`.
    pub fn get(&self, name: &str) -> Option<&File> {
        self.files.get(name)
    }

    /// All files with their names.
    pub fn files(&self) -> impl Iterator<Item = (&str, &File)> {
        self.files.iter().map(|(name, file)| (name.as_str(), file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_hash_are_immutable() {
        let file = |name: &str| File::new(name, Cow::Borrowed(b"x"), None);
        assert!(file("a/kosa-12.wasm").immutable && !file("index.html").immutable);
        assert_ne!(file("index.html").tag, File::new("index.html", Cow::Borrowed(b"y"), None).tag);
        assert_eq!(file("a/kosa-12.wasm").mime, "application/wasm");
    }

    #[test]
    fn a_folder_without_a_page_is_refused() {
        let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        assert!(matches!(Page::from_folder(&src), Err(ServeError::NotAPage(_))));
        assert!(matches!(Page::from_folder(&src.join("none")), Err(ServeError::Unreadable(..))));
    }
}
