//! The real binary in a pseudo-terminal: keys go in, and what a person would see is read back. Everything waits for
//! what the screen shows, never for a time.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long anything may take before a test gives up: far longer than it ever does.
const PATIENCE: Duration = Duration::from_secs(60);

/// The window in which most tests play.
pub const SIZE: (u16, u16) = (100, 30);
/// A person as Nordic, first to move, against the hardest Automa.
pub const SOLO: [&str; 5] = ["play", "--seats", "human=nordic/industrial,automa:4=crimea", "--seed", "3"];
pub const ENTER: &str = "\r";

struct Heard {
    screen: vt100::Parser,
    raw: Vec<u8>,
    /// How much of it the screen shows: whole pictures only.
    shown: usize,
    ended: bool,
    /// Nobody listens any more.
    deaf: bool,
}

/// What the program sends when a picture is complete.
const COMPLETE: &[u8] = b"\x1b[?2026l";

impl Heard {
    fn hear(&mut self, bytes: &[u8]) {
        self.raw.extend_from_slice(bytes);
        let new = &self.raw[self.shown..];
        if let Some(end) = new.windows(COMPLETE.len()).rposition(|w| w == COMPLETE) {
            let end = self.shown + end + COMPLETE.len();
            self.screen.process(&self.raw[self.shown..end]);
            self.shown = end;
        }
    }
}

/// A running `kosa` and its screen.
pub struct Terminal {
    heard: Arc<Mutex<Heard>>,
    writer: Box<dyn Write + Send>,
    master: Option<Box<dyn MasterPty + Send>>,
    child: Box<dyn Child + Send + Sync>,
}

impl Terminal {
    /// Starts `kosa` with its data in a directory, in English and in colour unless the environment says otherwise.
    pub fn start(args: &[&str], data: &Path, env: &[(&str, &str)], size: (u16, u16)) -> Terminal {
        Terminal::start_by(&[], args, data, env, size)
    }

    /// The same by another program, which gets the command behind its own arguments.
    pub fn start_by(
        by: &[&str],
        args: &[&str],
        data: &Path,
        env: &[(&str, &str)],
        (cols, rows): (u16, u16),
    ) -> Terminal {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let kosa = [env!("CARGO_BIN_EXE_kosa")];
        let all: Vec<&str> = by.iter().chain(&kosa).chain(args).copied().collect();
        let mut command = CommandBuilder::new(all[0]);
        command.args(&all[1..]);
        command.cwd(env!("CARGO_TARGET_TMPDIR"));
        command.env_clear();
        command.env("TERM", "xterm-256color");
        // It answers no questions, such as what colour its ground has.
        command.env("COLORFGBG", "15;0");
        command.env("HOME", data);
        command.env("XDG_DATA_HOME", data);
        for (key, value) in env {
            command.env(key, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let writer = pair.master.take_writer().unwrap();
        let screen = vt100::Parser::new(rows, cols, 0);
        let heard =
            Arc::new(Mutex::new(Heard { screen, raw: Vec::new(), shown: 0, ended: false, deaf: false }));
        let ear = heard.clone();
        std::thread::spawn(move || {
            let mut bytes = [0; 65536];
            loop {
                let read = reader.read(&mut bytes).unwrap_or(0);
                let mut heard = ear.lock().unwrap();
                if read == 0 || heard.deaf {
                    heard.ended = true;
                    return;
                }
                heard.hear(&bytes[..read]);
            }
        });
        Terminal { heard, writer, master: Some(pair.master), child }
    }

    /// What the screen shows.
    pub fn text(&self) -> String {
        self.heard.lock().unwrap().screen.screen().contents()
    }

    /// Everything the program has written.
    pub fn raw(&self) -> String {
        String::from_utf8_lossy(&self.heard.lock().unwrap().raw).into_owned()
    }

    /// Waits until everything a program without a screen of its own has written is as it should be.
    pub fn writes(&self, what: &str, holds: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let raw = self.raw();
            if holds(&raw) {
                return raw;
            }
            assert!(begun.elapsed() < PATIENCE, "still waiting for {what}:\n{raw}");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Sends keys as a keyboard would.
    pub fn send(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    /// Waits until the screen is as it should be.
    pub fn until(&self, what: &str, holds: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let text = self.text();
            if holds(&text) {
                return text;
            }
            assert!(begun.elapsed() < PATIENCE, "still waiting for {what}:\n{text}");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Waits until the screen shows these words.
    pub fn shows(&self, words: &str) -> String {
        self.until(&format!("'{words}'"), |text| text.contains(words))
    }

    /// Sends keys and waits until the screen shows these words.
    pub fn after(&mut self, keys: &str, words: &str) -> String {
        self.send(keys);
        self.shows(words)
    }

    /// Sends keys and waits until the screen looks different.
    pub fn changes(&mut self, keys: &str) -> String {
        let before = self.text();
        self.send(keys);
        self.until("a change", |text| text != before)
    }

    /// Makes the window larger or smaller.
    pub fn resize(&mut self, cols: u16, rows: u16) {
        self.heard.lock().unwrap().screen.screen_mut().set_size(rows, cols);
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        self.master.as_ref().unwrap().resize(size).unwrap();
    }

    /// Ends the program without warning, as a crash would.
    pub fn kill(mut self) {
        let pid = self.pid();
        signal(pid, "KILL");
        let _ = self.child.wait();
    }

    /// Closes the terminal under the program, as when a window is closed or a line breaks: whether it ends by itself.
    #[allow(dead_code)] // Used where a test has the process to itself, by `terminal_closed.rs`.
    pub fn hang_up(mut self) -> bool {
        self.heard.lock().unwrap().deaf = true;
        // Something new to draw lets the listener notice.
        self.resize(120, 35);
        self.until_ended();
        self.writer = Box::new(std::io::sink());
        self.master = None;
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if self.child.try_wait().unwrap().is_some() {
                return true;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        false
    }

    fn until_ended(&self) {
        let begun = Instant::now();
        while !self.heard.lock().unwrap().ended && begun.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// The number of the process.
    pub fn pid(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// Waits for the end of the program: its exit code and everything it has written.
    pub fn end(&mut self) -> (u32, String) {
        let code = self.child.wait().unwrap().exit_code();
        self.until_ended();
        (code, self.raw())
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A test that failed must leave nothing running.
        let _ = self.child.kill();
    }
}

/// Sends a signal to a process.
pub fn signal(pid: u32, name: &str) {
    // The shell's own: not every machine has a program for it.
    let done = std::process::Command::new("sh").args(["-c", &format!("kill -{name} {pid}")]).status();
    assert!(done.unwrap().success());
}
