//! Databases for tests: a file, and a private PostgreSQL where one is installed.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder that is gone afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("kosa-{name}-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A private PostgreSQL, stopped afterwards.
pub struct Postgres {
    folder: Folder,
}

/// The folder with PostgreSQL's programs.
fn programs() -> Option<PathBuf> {
    let mut places: Vec<PathBuf> =
        std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).collect();
    if let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") {
        places.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    places.into_iter().find(|place| place.join("initdb").exists() && place.join("pg_ctl").exists())
}

/// PostgreSQL refuses to run as root: then it runs as nobody.
fn as_nobody(program: &Path, root: bool) -> Command {
    if root {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups"]).arg(program);
        command
    } else {
        Command::new(program)
    }
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout.starts_with(b"0\n"))
}

/// Where an empty database of these programs is kept between tests, most of which would take longer to make one than for all else.
fn model(programs: &Path) -> Option<PathBuf> {
    let made = std::fs::metadata(programs.join("initdb")).and_then(|file| file.modified()).ok()?;
    let made = made.duration_since(std::time::UNIX_EPOCH).ok()?.as_secs();
    Some(Path::new(option_env!("CARGO_TARGET_TMPDIR")?).join(format!("postgres-{made}")))
}

fn copy(from: &Path, to: &Path) -> bool {
    Command::new("cp").arg("-r").arg(from).arg(to).stderr(Stdio::null()).status().is_ok_and(|s| s.success())
}

/// Copies the model; whether there was one.
fn copied(programs: &Path, data: &Path, root: bool) -> bool {
    let there = model(programs).is_some_and(|model| model.is_dir() && copy(&model, data));
    there
        && (!root
            || Command::new("chown").args(["-R", "nobody"]).arg(data).status().is_ok_and(|s| s.success()))
}

/// Keeps what was made as the model, whole or not at all.
fn keep(programs: &Path, data: &Path) {
    let Some(model) = model(programs) else { return };
    let part = model.with_extension(std::process::id().to_string());
    if !copy(data, &part) || std::fs::rename(&part, &model).is_err() {
        let _ = std::fs::remove_dir_all(&part);
    }
}

/// The databases a test runs on: a file in the folder, and PostgreSQL where one has been started.
#[allow(dead_code, reason = "not everything runs on both")]
pub fn databases(folder: &Folder, postgres: Option<&Postgres>) -> Vec<String> {
    let file = folder.0.join("kosa.db").display().to_string();
    core::iter::once(file).chain(postgres.map(Postgres::address)).collect()
}

impl Postgres {
    /// Starts one; nothing, and a line that says so, where it is not installed.
    #[allow(dead_code, reason = "not everything starts one in both ways")]
    pub fn start() -> Option<Postgres> {
        Postgres::start_with("-c fsync=off")
    }

    /// One that keeps what it says when power is lost, as measurements need it.
    #[allow(dead_code, reason = "not everything starts one in both ways")]
    pub fn start_durable() -> Option<Postgres> {
        Postgres::start_with("-c fsync=on -c synchronous_commit=on")
    }

    fn start_with(more: &str) -> Option<Postgres> {
        let Some(programs) = programs() else {
            eprintln!("PostgreSQL is not installed: this test runs on SQLite only.");
            return None;
        };
        let folder = Folder::new("postgres");
        let root = is_root();
        if root {
            assert!(Command::new("chown").arg("nobody").arg(&folder.0).status().unwrap().success());
        }
        let data = folder.0.join("data");
        if !copied(&programs, &data, root) {
            let made = as_nobody(&programs.join("initdb"), root)
                .args(["-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
                .arg(&data)
                .stdout(Stdio::null())
                .status()
                .unwrap();
            assert!(made.success());
            keep(&programs, &data);
        }
        let options =
            format!("-c listen_addresses='' -c unix_socket_directories={} {more}", folder.0.display());
        let started = as_nobody(&programs.join("pg_ctl"), root)
            .args(["-w", "-o", &options, "-l"])
            .arg(folder.0.join("log"))
            .arg("-D")
            .arg(&data)
            .arg("start")
            .stdout(Stdio::null())
            .status()
            .unwrap();
        assert!(started.success());
        Some(Postgres { folder })
    }

    /// Its address.
    pub fn address(&self) -> String {
        format!("postgres:///postgres?host={}&user=test", self.folder.0.display())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(programs) = programs() {
            let _ = as_nobody(&programs.join("pg_ctl"), is_root())
                .args(["-w", "-m", "immediate", "-D"])
                .arg(self.folder.0.join("data"))
                .arg("stop")
                .stdout(Stdio::null())
                .status();
        }
    }
}

/// Runs a test on a file and, where it is installed, on PostgreSQL.
#[allow(dead_code, reason = "not every test runs on both")]
pub fn on_both<F: Future<Output = ()>>(test: impl Fn(String) -> F) {
    let runtime = runtime();
    let folder = Folder::new("sqlite");
    let postgres = Postgres::start();
    for database in databases(&folder, postgres.as_ref()) {
        runtime.block_on(test(database));
    }
}

#[allow(dead_code, reason = "not every test needs one")]
pub fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}
