//! Helpers: the real binary, files of its own for each test.

#[cfg(unix)]
pub mod proxy;
#[cfg(unix)]
pub mod pty;
#[cfg(unix)]
pub mod serving;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// What the binary answered.
pub struct Answer {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Answer {
    /// It went well: standard output.
    pub fn ok(self) -> String {
        assert_eq!(self.code, 0, "{}", self.err);
        assert_eq!(self.err, "");
        self.out
    }

    /// It went well: standard output as JSON.
    pub fn json(self) -> serde_json::Value {
        let text = self.ok();
        serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"))
    }

    /// It failed with this code and one sentence that contains these words.
    pub fn fails(self, code: i32, words: &[&str]) {
        assert_eq!(self.code, code, "{}", self.err);
        assert!(self.err.starts_with("kosa: "), "{}", self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        for word in words {
            assert!(self.err.contains(word), "'{word}' is missing: {}", self.err);
        }
    }
}

/// Runs `kosa` with this on standard input.
pub fn kosa_with(args: &[&str], input: &str) -> Answer {
    kosa_in(&[], args, input)
}

/// Runs `kosa` in a directory, which is also where its user keeps everything, with nothing on standard input.
pub fn kosa_at(dir: &Path, args: &[&str]) -> Answer {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kosa"));
    command.current_dir(dir).env("HOME", dir).env("XDG_DATA_HOME", dir);
    run(command, &[], args, "")
}

/// Runs `kosa` in an environment.
pub fn kosa_in(env: &[(&str, &str)], args: &[&str], input: &str) -> Answer {
    run(Command::new(env!("CARGO_BIN_EXE_kosa")), env, args, input)
}

fn run(mut command: Command, env: &[(&str, &str)], args: &[&str], input: &str) -> Answer {
    let mut child = command
        .args(args)
        // Whoever runs the tests may speak another language.
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        // Games are saved by themselves: not among those of whoever runs the tests.
        .env("HOME", env!("CARGO_TARGET_TMPDIR"))
        .env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/data"))
        .envs(env.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_bytes().to_vec();
    let writer = std::thread::spawn(move || {
        // A program that does not read all of it is none of our concern.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Answer {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs `kosa` with nothing on standard input.
pub fn kosa(args: &[&str]) -> Answer {
    kosa_with(args, "")
}

/// A directory that goes away with the test.
pub struct Dir(PathBuf);

impl Dir {
    pub fn new(name: &str) -> Dir {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let own = format!("{name}-{}-{number}", std::process::id());
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(own);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Dir(path)
    }

    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_string()
    }

    pub fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.0.join(name), text).unwrap();
        self.file(name)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The one game that is saved by somebody whose data is here.
    pub fn saved(&self) -> String {
        let games = self.0.join("kosa/games");
        let mut files: Vec<_> = std::fs::read_dir(games).unwrap().map(|f| f.unwrap().path()).collect();
        assert_eq!(files.len(), 1, "{files:?}");
        files.pop().unwrap().to_str().unwrap().to_string()
    }
}

/// The lines of a record that say what happened.
pub fn entries(record: &str) -> Vec<String> {
    let text = std::fs::read_to_string(record).unwrap();
    let (_, moves) = text.split_once("\nmoves\n").unwrap();
    moves.lines().map(str::to_string).collect()
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Nordic to move, nothing has happened yet.
pub const POSITION: &str = "\
kosa-position 1
active 1
tile in_a_row
seat nordic industrial
  hand 23
  objectives 1 2
seat crimea mechanical
  hand 45
  objectives 3 4
";
