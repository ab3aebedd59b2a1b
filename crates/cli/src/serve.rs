//! `kosa serve`: the page in a browser, and tables at which people play together.

use crate::args::Serve;
use crate::fault::{Fault, Outcome};
use kosa_lang::Texts;
use kosa_server::http::Limits;
use kosa_server::push::{Delivery, KeyError, PushKey};
use kosa_server::{ListenAt, Page, ServeError, Server, Source};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

pub fn run(args: &Serve, texts: &Texts, out: &mut dyn Write) -> Outcome {
    write_logs(args);
    let source = match &args.page {
        // Read once to say at once if it is none.
        Some(folder) => Page::from_folder(folder).map(|_| Source::Folder(folder.clone())),
        None => Page::built_in().map(Source::from),
    };
    let at = ListenAt { address: args.listen, port: args.port };
    let server = source.and_then(|source| Server::bind(source, at)).map_err(Fault::failed)?;
    let server = match &args.push_key {
        Some(file) => {
            let key = push_key(file, args.push_contact.as_deref());
            let key = key.map_err(|e| Fault::failed(ServeError::PushKey(file.clone(), e)))?;
            server.with_push(key, &Delivery::default())
        }
        None => server,
    };
    let database = database(args);
    let limits = Limits { tables_of_one: args.tables_of_one, ..Limits::default() };
    let server = match &database {
        Some(database) => server.with_games(database, limits).map_err(Fault::failed)?,
        None => server,
    };
    let url = server.url();
    writeln!(out, "{}", texts.fill("cli-serve-at", &[("url", url.as_str().into())]))?;
    if let Some(others) = server.url_for_others() {
        writeln!(out, "{}", texts.fill("cli-serve-others", &[("url", others.into())]))?;
    }
    // The address of a database may hold a password.
    if let Some(file) = database.filter(|database| !database.contains("://")) {
        writeln!(out, "{}", texts.fill("cli-serve-kept", &[("file", file.into())]))?;
    }
    out.flush()?;
    if args.open {
        open(&url);
    }
    server.run(true).map_err(Fault::failed)
}

fn push_key(file: &Path, contact: Option<&str>) -> Result<PushKey, KeyError> {
    let key = PushKey::read(file)?;
    match contact {
        Some(contact) => key.with_contact(contact),
        None => Ok(key),
    }
}

/// Where tables are kept; nothing where this platform has no place for files of its users.
fn database(args: &Serve) -> Option<String> {
    args.database.clone().or_else(usual_database)
}

/// What happens is written to standard error, in lines for people or in JSON for programs.
fn write_logs(args: &Serve) {
    let Ok(level) = args.log.parse::<tracing_subscriber::filter::LevelFilter>() else { return };
    let logs = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    // Somebody who has set it up already has done it better.
    let _ = if args.log_json { logs.json().try_init() } else { logs.try_init() };
}

/// A file of this user.
pub fn usual_database() -> Option<String> {
    let folder = kosa_tui::data_folder()?;
    // A folder that cannot be made is named by the database, which does not find it.
    let _ = std::fs::create_dir_all(&folder);
    Some(folder.join("server.db").display().to_string())
}

/// Shows an address in whatever this machine opens addresses with. Where it has nothing, the line that was printed must do.
fn open(url: &str) {
    let (program, args): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(args).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = command.spawn() {
        std::thread::spawn(move || child.wait());
    }
}
