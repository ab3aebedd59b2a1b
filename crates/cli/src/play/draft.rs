//! The draft, line by line.

use super::said::decisions;
use crate::book;
use crate::fault::{Outcome, failed};
use crate::wrong::Wrong;
use kosa_client::DraftSession;
use kosa_lang::{Texts, capital};
use kosa_tui::NewGame;
use std::io::{BufRead, Write};

/// Asks everybody in the order of the mats; nothing if it is left, or at the end of the input.
pub fn run(game: NewGame, texts: &Texts, out: &mut dyn Write) -> Outcome<Option<NewGame>> {
    let mut draft = DraftSession::new(game).or_else(failed)?;
    loop {
        if let Some(game) = draft.finish() {
            return Ok(Some(game));
        }
        list(&draft, texts, out)?;
        if !asked(&mut draft, texts, out)? {
            return Ok(None);
        }
    }
}

/// Everybody with the mat they were dealt and the faction they have chosen; who chooses, and from what.
fn list(draft: &DraftSession, texts: &Texts, out: &mut dyn Write) -> Outcome {
    writeln!(out)?;
    for seat in draft.seats() {
        let (mat, faction) =
            (seat.mat.map(|mat| texts.mat(mat)), seat.faction.map(|f| texts.faction_short(f)));
        let has: Vec<String> = mat.into_iter().chain(faction).collect();
        // An Automa has no mat and takes what is left.
        if !has.is_empty() {
            writeln!(out, "     {}: {}", draft.game().called(seat.player, texts), has.join(", "))?;
        }
    }
    let Some((player, open)) = draft.asked() else { return Ok(()) };
    let who = draft.game().called(player, texts);
    writeln!(out, "{}", texts.fill("play-draft-ask", &[("who", who.into())]))?;
    for (i, faction) in open.iter().enumerate() {
        writeln!(out, "{:>3}) {:8} {}", i + 1, faction.id(), texts.faction(*faction))?;
    }
    Ok(())
}

/// Waits until something is chosen or taken back. Says whether the draft goes on.
fn asked(draft: &mut DraftSession, texts: &Texts, out: &mut dyn Write) -> Outcome<bool> {
    let open = draft.asked().map_or_else(Vec::new, |(_, open)| open);
    loop {
        let Some(text) = line(out)? else { return Ok(false) };
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["quit" | "q" | "exit"] => {
                writeln!(out, "{}", texts.say("plain-goodbye"))?;
                return Ok(false);
            }
            ["help" | "h" | "?"] => {
                writeln!(out, "{}", texts.say("plain-draft-help"))?;
                writeln!(out, "{}", texts.say("plain-help-book"))?;
            }
            ["rules", rest @ ..] => {
                let wanted: Vec<String> = rest.iter().map(ToString::to_string).collect();
                book::look_up(&wanted, "plain-rules-how", texts, out)?;
            }
            ["undo" | "u" | "back"] => {
                if take_back(draft, 1, texts, out)? {
                    return Ok(true);
                }
            }
            ["undo" | "u", "list"] => {
                for (i, (who, faction)) in by_people(draft, texts).into_iter().enumerate() {
                    writeln!(out, "{:>3}) {who}: {faction}", i + 1)?;
                }
            }
            ["undo" | "u", rest @ ..] => match decisions(rest) {
                Some(number) => {
                    if take_back(draft, number, texts, out)? {
                        return Ok(true);
                    }
                }
                None => writeln!(out, "{}", texts.say("plain-undo-what"))?,
            },
            [word] => {
                let number = word.parse::<usize>().ok().and_then(|n| open.get(n.checked_sub(1)?).copied());
                match number.or_else(|| word.parse().ok().filter(|faction| open.contains(faction))) {
                    Some(faction) => match draft.choose(faction) {
                        Ok(()) => return Ok(true),
                        Err(fault) => writeln!(out, "{}.", capital(&texts.setup_fault(&fault)))?,
                    },
                    None => writeln!(out, "{}", texts.say("plain-draft-help"))?,
                }
            }
            _ => writeln!(out, "{}", texts.say("plain-draft-help"))?,
        }
    }
}

/// What people have chosen, the latest first: as many as can be taken back.
fn by_people(draft: &DraftSession, texts: &Texts) -> Vec<(String, String)> {
    let chosen = draft.chosen().iter().rev().filter(|chosen| chosen.by_person);
    chosen.map(|one| (draft.game().called(one.player, texts), texts.faction(one.faction))).collect()
}

/// Takes back this many of the latest choices of people; whether there were as many.
fn take_back(draft: &mut DraftSession, choices: usize, texts: &Texts, out: &mut dyn Write) -> Outcome<bool> {
    let may = choices > 0 && choices <= by_people(draft, texts).len();
    if may {
        for _ in 0..choices {
            draft.undo();
        }
    }
    let key = if may { "plain-taken-back" } else { "far-nothing-to-undo" };
    writeln!(out, "{}", texts.say(key))?;
    Ok(may)
}

/// A line from the keyboard; nothing at the end of the input.
fn line(out: &mut dyn Write) -> Outcome<Option<String>> {
    write!(out, "> ")?;
    out.flush()?;
    let mut bytes = Vec::new();
    match std::io::stdin().lock().read_until(b'\n', &mut bytes) {
        Ok(0) => Ok(None),
        Ok(_) => Ok(Some(String::from_utf8_lossy(&bytes).trim().to_string())),
        Err(e) => failed(Wrong::Keyboard(e)),
    }
}
