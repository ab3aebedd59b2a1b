//! The tiles of The Wind Gambit as lines of text.

use kosa_engine::Public;
use kosa_lang::Texts;
use std::io::{Result, Write};

/// The tiles in force with what they do, and what must be said about them.
pub fn print(texts: &Texts, public: &Public, out: &mut dyn Write) -> Result<()> {
    let tiles = texts.tiles_in_force(public);
    if !tiles.is_empty() {
        writeln!(out, "{}", texts.say("board-tiles"))?;
    }
    for tile in tiles {
        let mark = tile.mark.map_or_else(String::new, |mark| format!(" [{mark}]"));
        writeln!(out, "  {}{mark}: {}", tile.head, tile.text)?;
    }
    if public.is_unofficial() {
        writeln!(out, "{}", texts.say("plain-unofficial"))?;
    }
    Ok(())
}

/// Open objectives with the stars on them, who has triggered the end, and the turns that are left.
pub fn print_ending(texts: &Texts, public: &Public, out: &mut dyn Write) -> Result<()> {
    texts.ending(public).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// How the game ends under a resolution tile: its name, and the lines about it.
pub fn ending(texts: &Texts, public: &Public, out: &mut dyn Write) -> Result<()> {
    if let Some(tile) = public.ending().resolution() {
        let mark = texts.tile_mark(tile.face().state).map_or_else(String::new, |mark| format!(" [{mark}]"));
        writeln!(out, "{}{mark}", texts.fill("board-tile-resolution", &[("name", texts.arg(&tile))]))?;
    }
    print_ending(texts, public, out)
}
