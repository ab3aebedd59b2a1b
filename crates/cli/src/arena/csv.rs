//! One line for each game and seat.

use kosa_arena::{GameLine, Standings};
use kosa_engine::vocab::Star;
use std::io::Write;

pub fn head(out: &mut dyn Write) -> std::io::Result<()> {
    write!(out, "game,finished,rounds,turns,seat,player,faction,mat,place,score,margin")?;
    for star in Star::ALL {
        write!(out, ",star_{star}")?;
    }
    writeln!(out, ",own_turns,decisions,thinking_ms,slowest_turn_ms")
}

pub fn rows(game: &GameLine, standings: &Standings, out: &mut dyn Write) -> std::io::Result<()> {
    for (i, seat) in game.seats.iter().enumerate() {
        let name = standings.player_of(seat.entrant).map_or("", |player| player.name.as_str());
        let mat = seat.mat.map(|mat| mat.to_string()).unwrap_or_default();
        write!(out, "{},{},{},{},{},", game.game + 1, game.finished, game.rounds(), game.turns, i + 1)?;
        write!(out, "{name},{},{mat},{},{},{}", seat.faction, seat.place, seat.score, game.margin(i))?;
        for stars in seat.stars {
            write!(out, ",{stars}")?;
        }
        let decisions: u64 = seat.turns.iter().map(|turn| u64::from(turn.1)).sum();
        let [all, slowest] =
            [seat.turns.iter().map(|t| t.0).sum(), seat.turns.iter().map(|t| t.0).max().unwrap_or(0)]
                .map(|micros: u64| micros as f64 / 1000.0);
        writeln!(out, ",{},{decisions},{all:.3},{slowest:.3}", seat.turns.len())?;
    }
    Ok(())
}
