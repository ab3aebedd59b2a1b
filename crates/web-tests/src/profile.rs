//! What a browser keeps: apart from all others in a browser that many share, or in a folder for one that ends and starts again.

use crate::devtools::Line;
use crate::{Chromium, Fault};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Everything a browser keeps; it is gone with this value.
pub struct Profile(pub(crate) Kept);

/// Where it is kept.
pub(crate) enum Kept {
    /// In a browser that runs already, which keeps it apart from everything else and in memory. The line is the one it was made on: it goes when
    /// that does, however the program ends.
    Context { address: String, id: String, _line: Box<Line> },
    /// On the disk.
    Folder(PathBuf),
}

impl Profile {
    /// A browser that has never been anywhere. It is one of many in a single Chromium, which costs a tenth of starting one: as far as pages can
    /// tell it is a browser of its own, but it cannot end and start again.
    pub fn new() -> Result<Profile, Fault> {
        let (address, mut line) = shared()?;
        let made = line.ask("", "Target.createBrowserContext", &json!({ "disposeOnDetach": true }))?;
        let id = made["browserContextId"].as_str().ok_or_else(|| Fault::Nonsense(made.to_string()))?.into();
        Ok(Profile(Kept::Context { address, id, _line: Box::new(line) }))
    }

    /// A browser with a folder of its own, for whoever wants it to end and to start again with what it has kept, or measures its start: each
    /// [`Browser::start`](crate::Browser::start) starts a Chromium.
    pub fn on_disk() -> Result<Profile, Fault> {
        let folder = Chromium::folder().map_err(|e| Fault::Io("a profile", e))?;
        Ok(Profile(Kept::Folder(folder)))
    }

    /// Where it lies on the disk, if it does.
    pub(crate) fn folder(&self) -> Option<&Path> {
        match &self.0 {
            Kept::Context { .. } => None,
            Kept::Folder(folder) => Some(folder),
        }
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        if let Some(folder) = self.folder() {
            // Parts of the browser may still be writing when it has ended.
            let gone = || std::fs::remove_dir_all(folder).is_ok();
            let _ = gone() || std::iter::repeat_with(pause).take(20).any(|()| gone());
        }
    }
}

fn pause() {
    std::thread::sleep(std::time::Duration::from_millis(50));
}

/// The browser that all profiles in memory share, and a line to it: the one `KOSA_BROWSER` names (`cargo xtask test` starts it for all tests, each
/// of which is a program of its own), or one that this program starts once.
fn shared() -> Result<(String, Line), Fault> {
    static OWN: Mutex<Option<Chromium>> = Mutex::new(None);
    if let Ok(address) = std::env::var("KOSA_BROWSER") {
        match Line::to(&address) {
            Ok(line) => return Ok((address, line)),
            Err(fault) => eprintln!("KOSA_BROWSER: {fault}; this test starts one of its own"),
        }
    }
    let mut own = OWN.lock().unwrap_or_else(PoisonError::into_inner);
    if own.as_mut().is_none_or(Chromium::has_ended) {
        *own = Some(Chromium::start().map_err(|e| Fault::Io("chromium", e))?);
    }
    let address = own.as_ref().map(Chromium::address).unwrap_or_default().to_string();
    let line = Line::to(&address)?;
    Ok((address, line))
}
