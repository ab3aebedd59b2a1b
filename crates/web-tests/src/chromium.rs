//! A Chromium of one's own: how it is started, where it listens, and that it ends with whoever has started it. `cargo xtask test` has this file
//! too, and so it needs nothing but the standard library.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// So long may a start take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
const FLAGS: [&str; 18] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-breakpad",
    "--password-store=basic",
    // Windows of many tests are open at once: none is one in the background.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    // Who wants a window opens one.
    "--no-startup-window",
    // The browser would prepare pages of its own for an address line that nobody sees, and for each test a process for a page that it does not
    // open.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess",
];
/// Waits beside the browser for the end of whoever has started it, however that comes: then nobody holds its input any more. What it is told
/// are the folder, whether that is to go in the end, and the flags. The shell is the same browser without the frames of windows that nobody sees. What is
/// started may be a script that starts it: all of its processes are one group.
const GUARD: &str = r#"
trap '' HUP INT TERM
folder=$1 gone=$2
shift 2
exec 3<&0
setsid $(command -v chromium-headless-shell || echo chromium) "$@" </dev/null 3<&- >/dev/null 2>"$folder/said" &
browser=$!
{ read -r _ <&3; kill -9 -$browser; } 2>/dev/null &
watcher=$!
exec 3<&-
wait $browser
kill -9 $watcher
[ "$gone" = gone ] && { rm -rf "$folder" || { sleep 1; rm -rf "$folder"; }; }
"#;

/// A browser that runs. It ends with this value, and with the program that has it.
pub struct Chromium {
    guard: Child,
    address: String,
}

impl Chromium {
    /// Starts one that keeps what it keeps in a folder of its own, which is gone with it.
    pub fn start() -> io::Result<Chromium> {
        let folder = Chromium::folder()?;
        let started = Chromium::begin(&folder, false);
        if started.is_err() {
            let _ = std::fs::remove_dir_all(&folder);
        }
        started
    }

    /// A folder in which nothing lies yet.
    pub fn folder() -> io::Result<PathBuf> {
        use std::sync::atomic::{AtomicU32, Ordering};
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("kosa-browser-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path)?;
        Ok(path)
    }

    /// Starts one with what lies in a folder; whether that is kept in the end.
    pub fn begin(folder: &Path, kept: bool) -> io::Result<Chromium> {
        let told = folder.join("DevToolsActivePort");
        // Of the one before.
        let _ = std::fs::remove_file(&told);
        let guard = Command::new("sh")
            .args(["-c", GUARD, "guard"])
            .arg(folder)
            .arg(if kept { "kept" } else { "gone" })
            .args(FLAGS)
            .arg("--remote-debugging-port=0")
            .arg(format!("--user-data-dir={}", folder.display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let mut chromium = Chromium { guard, address: String::new() };
        let begun = Instant::now();
        while chromium.address.is_empty() {
            if let Some(address) = std::fs::read_to_string(&told).ok().and_then(|text| address(&text)) {
                chromium.address = address;
            } else if chromium.has_ended() || begun.elapsed() > PATIENCE {
                let said = std::fs::read_to_string(folder.join("said")).unwrap_or_default();
                let last = said.lines().last().unwrap_or("it says nothing");
                return Err(io::Error::other(format!("chromium does not start: {last}")));
            } else {
                std::thread::sleep(Duration::from_millis(10));
            }
        }
        Ok(chromium)
    }

    /// Where it listens, as a websocket is addressed.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Whether it has ended by itself.
    pub fn has_ended(&mut self) -> bool {
        !matches!(self.guard.try_wait(), Ok(None))
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}

/// The address in the file that the browser writes: a port, and a path.
fn address(text: &str) -> Option<String> {
    let (port, path) = text.split_once('\n')?;
    let port: u16 = port.trim().parse().ok()?;
    let path = path.trim();
    path.starts_with("/devtools/").then(|| format!("ws://127.0.0.1:{port}{path}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_read_when_all_of_it_is_written() {
        assert_eq!(
            address("4711\n/devtools/browser/a-b").as_deref(),
            Some("ws://127.0.0.1:4711/devtools/browser/a-b")
        );
        assert_eq!(address("4711\n"), None);
        assert_eq!(address("47"), None);
    }
}
