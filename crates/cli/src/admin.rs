//! `kosa admin`: what a host does beside a running server.

use crate::args::{Admin, AdminCommand};
use crate::fault::{Fault, Outcome};
use crate::wrong::Wrong;
use crate::{row, serve, table_text};
use kosa_lang::{Arg, Texts};
use kosa_server::ServeError;
use kosa_server::admin::Host;
use kosa_server::push::PushKey;
use kosa_server::store::{Person, Phase, TableRow};
use serde_json::json;
use std::io::Write;

/// So many tables are listed.
const MOST: u32 = 1000;

pub fn run(args: &Admin, texts: &Texts, out: &mut dyn Write) -> Outcome {
    if let AdminCommand::PushKey { file } = &args.what {
        let made = PushKey::create(file);
        made.map_err(|e| Fault::failed(ServeError::PushKey(file.clone(), e)))?;
        return say(texts, out, "admin-push-key", &file.display().to_string());
    }
    let database = args.database.clone().or_else(serve::usual_database);
    let host = Host::open(&database.unwrap_or_default()).map_err(Fault::failed)?;
    match &args.what {
        AdminCommand::List { json } => list(&host, *json, texts, out),
        AdminCommand::People { json } => people(&host, *json, out),
        AdminCommand::Link { person, at } => link(&host, person, at.as_deref(), texts, out),
        AdminCommand::Close { table } => {
            found(host.close(table).map_err(Fault::failed)?, table)?;
            say(texts, out, "admin-closed", table)
        }
        AdminCommand::Export { table, record: true } => {
            let record = host.record(table).map_err(Fault::failed)?;
            let text = record.ok_or_else(|| Fault::failed(Wrong::NoRecord(table.clone())))?;
            Ok(write!(out, "{text}")?)
        }
        AdminCommand::Export { table, record: false } => {
            let doc = host.export(table).map_err(Fault::failed)?;
            let doc = doc.ok_or_else(|| Fault::failed(Wrong::NoSuchTable(table.clone())))?;
            Ok(writeln!(out, "{doc:#}")?)
        }
        AdminCommand::Delete { id, person: true } => {
            found(host.delete_person(id).map_err(Fault::failed)?, id)?;
            say(texts, out, "admin-deleted", id)
        }
        AdminCommand::Delete { id, person: false } => {
            found(host.delete_table(id).map_err(Fault::failed)?, id)?;
            say(texts, out, "admin-deleted", id)
        }
        // Made above: it needs no database.
        AdminCommand::PushKey { .. } => Ok(()),
        AdminCommand::Backup { file } => {
            host.back_up(file).map_err(Fault::failed)?;
            say(texts, out, "admin-copied", &file.display().to_string())
        }
    }
}

/// A link to come in with, alone in its line so that it can be copied.
fn link(host: &Host, person: &str, at: Option<&str>, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let made = host.link(person).map_err(Fault::failed)?;
    let (person, code) = made.ok_or_else(|| Fault::failed(Wrong::NoSuchTable(person.to_string())))?;
    // The database does not know where people reach the server.
    let here = format!("http://localhost:{}", kosa_server::PORT);
    let at = at.unwrap_or(&here).trim_end_matches('/');
    let name = if person.name.is_empty() { person.id } else { person.name };
    say(texts, out, "admin-link", &name)?;
    Ok(writeln!(out, "{at}/#/device/{code}")?)
}

fn found(there: bool, id: &str) -> Outcome {
    if there { Ok(()) } else { Err(Fault::failed(Wrong::NoSuchTable(id.to_string()))) }
}

fn say(texts: &Texts, out: &mut dyn Write, key: &str, what: &str) -> Outcome {
    Ok(writeln!(out, "{}", texts.fill(key, &[("what", Arg::from(what.to_string()))]))?)
}

fn list(host: &Host, as_json: bool, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let tables = host.tables(MOST).map_err(Fault::failed)?;
    if as_json {
        let doc = |t: &TableRow| {
            json!({
                "id": t.id,
                "owner": t.owner,
                "wishes": t.wishes,
                "phase": t.phase.id(),
                "listed": t.listed,
                "created": t.created,
                "changed": t.changed,
            })
        };
        return Ok(writeln!(out, "{:#}", tables.iter().map(doc).collect::<serde_json::Value>())?);
    }
    let counts = host.counts().map_err(Fault::failed)?;
    let [waiting, playing, over, closed] = counts.tables.map(|count| Arg::from(count.to_string()));
    let args = [
        ("people", counts.people.to_string().into()),
        ("waiting", waiting),
        ("playing", playing),
        ("over", over),
        ("closed", closed),
    ];
    writeln!(out, "{}", texts.fill("admin-counts", &args))?;
    let rows: Vec<_> =
        tables.iter().map(|t| row![t.id.clone(), phase(t.phase, texts), t.wishes.clone()]).collect();
    Ok(table_text::print(out, &rows)?)
}

/// Everybody who is known. The id is what `link` and `delete --person` want.
fn people(host: &Host, as_json: bool, out: &mut dyn Write) -> Outcome {
    let people = host.people(MOST).map_err(Fault::failed)?;
    if as_json {
        let doc = |(person, login): &(Person, Option<String>)| json!({ "id": person.id, "name": person.name, "login": login, "created": person.created });
        return Ok(writeln!(out, "{:#}", people.iter().map(doc).collect::<serde_json::Value>())?);
    }
    let rows: Vec<_> = people
        .into_iter()
        .map(|(person, login)| row![person.id, person.name, login.unwrap_or_default()])
        .collect();
    Ok(table_text::print(out, &rows)?)
}

fn phase(phase: Phase, texts: &Texts) -> String {
    texts.say(match phase {
        Phase::Waiting => "admin-waiting",
        Phase::Playing => "admin-playing",
        Phase::Over => "admin-over",
        Phase::Closed => "admin-closed-word",
    })
}
