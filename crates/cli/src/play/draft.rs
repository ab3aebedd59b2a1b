//! The draft, line by line.

use crate::fault::{Outcome, failed};
use crate::wrong::Wrong;
use kosa_engine::setup::{SetupFault, SetupFaults};
use kosa_engine::vocab::Faction;
use kosa_lang::Texts;
use kosa_tui::NewGame;
use std::io::{BufRead, Write};

/// Asks everybody in the order of the mats; nothing at the end of the input.
pub fn run(game: NewGame, texts: &Texts, out: &mut dyn Write) -> Outcome<Option<NewGame>> {
    let mut draft = game.begin_draft().or_else(failed)?;
    while let Some((player, open)) = draft.next() {
        let chosen = if game.is_human(player) {
            match ask(&game.called(player, texts), &open, texts, out)? {
                Some(faction) => Some(faction),
                None => return Ok(None),
            }
        } else {
            game.bot_takes(player, &open)
        };
        match chosen {
            Some(faction) => draft.choose(faction).or_else(|e| failed(SetupFaults(vec![e])))?,
            None => return failed(SetupFaults(vec![SetupFault::NoDeal])),
        }
    }
    Ok(Some(game.drafted(&draft)))
}

fn ask(who: &str, open: &[Faction], texts: &Texts, out: &mut dyn Write) -> Outcome<Option<Faction>> {
    writeln!(out, "{}", texts.fill("play-draft-ask", &[("who", who.into())]))?;
    for (i, faction) in open.iter().enumerate() {
        writeln!(out, "{:>3}) {:8} {}", i + 1, faction.id(), texts.faction(*faction))?;
    }
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let mut bytes = Vec::new();
        match std::io::stdin().lock().read_until(b'\n', &mut bytes) {
            Ok(0) => return Ok(None),
            Ok(_) => {}
            Err(e) => return failed(Wrong::Keyboard(e)),
        }
        let text = String::from_utf8_lossy(&bytes).trim().to_string();
        let number = text.parse::<usize>().ok().and_then(|n| open.get(n.checked_sub(1)?).copied());
        if let Some(faction) = number.or_else(|| text.parse().ok().filter(|f| open.contains(f))) {
            return Ok(Some(faction));
        }
    }
}
