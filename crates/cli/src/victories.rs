//! `kosa victories`: the sheet of victories, and entering a name.

use crate::args::Victories as Args;
use crate::fault::{Fault, Outcome, failed};
use crate::input::{on_a_terminal, theme};
use crate::learn::notebook;
use crate::wrong::{Origin, Wrong};
use crate::{row, table_text};
use kosa_client::Storage;
use kosa_lang::{Arg, Texts};
use kosa_learn::{Category, FinishedGame, History, Victories};
use kosa_table::Occupant;
use kosa_tui::SheetPage;
use std::io::Write;
use std::time::{Duration, UNIX_EPOCH};

pub fn run(args: &Args, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let mut notebook = notebook();
    let place = || Origin::File(kosa_tui::notes().usual_place());
    let mut sheet = Victories::read(&notebook).or_else(|e| failed(Wrong::Unreadable(place(), e)))?;
    let disk = kosa_tui::disk();
    let games =
        History::read(&disk).or_else(|e| failed(Wrong::Unreadable(Origin::File(disk.usual_place()), e)))?;
    if let Some(word) = &args.enter {
        let Ok(category) = word.parse::<Category>() else { return failed(Wrong::NoCategory(word.clone())) };
        // The latest game that earns it and may still enter it.
        let game = games.games.iter().find(|game| sheet.open(game).iter().any(|(open, _)| *open == category));
        let Some(game) = game.or(games.games.first()) else { return failed(Wrong::NothingWon) };
        let name = args.name.clone().unwrap_or_else(|| winner(game));
        if let Err(e) = sheet.enter(game, category, &name, &day(game)) {
            return failed(Wrong::Enter(e));
        }
        sheet
            .write(&mut notebook)
            .or_else(|e| failed(Wrong::Unwritable(kosa_tui::notes().usual_place(), e)))?;
        let args = [("what", Arg::from(category.text(texts))), ("name", name.into())];
        writeln!(out, "{}", texts.fill("victory-entered", &args))?;
        return Ok(());
    }
    let on_screen = !args.plain && on_a_terminal();
    let mut told = Vec::new();
    print(&sheet, texts, &mut told)?;
    match games.games.iter().map(|game| (game, sheet.open(game))).find(|(_, open)| !open.is_empty()) {
        Some((game, open)) => {
            let list: Vec<String> =
                open.iter().map(|(category, _)| format!("{category} ({})", category.text(texts))).collect();
            let args = [("name", Arg::from(winner(game))), ("list", list.join(", ").into())];
            writeln!(told, "\n{}\n{}", texts.fill("victory-open", &args), texts.say("victory-open-how"))?;
        }
        None => writeln!(told, "\n{}", texts.say("victory-none-open"))?,
    }
    if on_screen {
        let lines = String::from_utf8_lossy(&told).lines().map(str::to_string).collect();
        let page = SheetPage { title: texts.say("play-sheet-title"), lines };
        let theme = theme(args.theme.as_deref());
        return kosa_tui::read_sheets(vec![page], Texts::new(texts.lang()), theme).map_err(Fault::failed);
    }
    out.write_all(&told)?;
    Ok(())
}

/// The name of the winner, or the faction of one without a name.
fn winner(game: &FinishedGame) -> String {
    match game.winner().map(|winner| (&winner.occupant, winner.faction)) {
        Some((Occupant::Human(name), _)) if !name.is_empty() => name.clone(),
        Some((_, faction)) => faction.to_string(),
        None => String::new(),
    }
}

/// The day the record was last written.
fn day(game: &FinishedGame) -> String {
    let at = game.written.map(|seconds| UNIX_EPOCH + Duration::from_secs(seconds));
    at.map_or_else(String::new, kosa_client::readable_date)
}

fn print(sheet: &Victories, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let all = Category::all();
    let args = [("entered", Arg::from(sheet.entered().len())), ("of", all.len().into())];
    writeln!(out, "{}\n", texts.fill("victory-title", &args))?;
    let head = ["victory-col-category", "victory-col-value", "victory-col-name", "victory-col-day"];
    let mut rows = vec![head.map(|key| texts.say(key)).to_vec()];
    for category in all {
        let what = category.text(texts);
        rows.push(match sheet.of(category) {
            Some(victory) => row![what, victory.value, victory.name, victory.day],
            None => row![what, "", "", ""],
        });
    }
    table_text::print(out, &rows)?;
    Ok(())
}
