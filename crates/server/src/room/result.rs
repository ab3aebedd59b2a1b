//! How a game ended for everybody.

use super::Room;
use crate::store::ResultRow;
use kosa_client::wishes::Who;
use kosa_wire::{Phase, ResultLine};

impl Room {
    /// How everybody did, the best first, once the game is over. Coins that were bid for faction and mat are taken from the fortune; the
    /// tie-breaks are those of the rules.
    pub fn result(&self) -> Vec<ResultLine> {
        let Some(game) = self.game.as_ref().filter(|_| self.phase == Phase::Over) else { return Vec::new() };
        let bid = |seat| {
            let place = self.seats.iter().position(|s| *s == Some(seat));
            place.and_then(|place| self.paid.get(place)).copied().unwrap_or(0)
        };
        let ranking = game.table().state().public().ranking();
        let mut lines: Vec<(i64, [u32; 6], ResultLine)> = ranking
            .iter()
            .map(|rank| {
                let [fortune, ties @ ..] = rank.key;
                let bid = bid(rank.seat);
                let total = i64::from(fortune) - i64::from(bid);
                (total, ties, ResultLine { seat: rank.seat, place: 0, fortune, bid, total })
            })
            .collect();
        lines.sort_by_key(|line| core::cmp::Reverse((line.0, line.1)));
        let mut place = 0;
        for i in 0..lines.len() {
            if i == 0 || (lines[i].0, lines[i].1) != (lines[i - 1].0, lines[i - 1].1) {
                place = i as u8 + 1;
            }
            lines[i].2.place = place;
        }
        lines.into_iter().map(|(_, _, line)| line).collect()
    }

    /// The same as it is kept, for profiles, ratings and statistics. A seat counts for whoever sat there when the game was dealt: nobody
    /// gets out of a game that goes badly, or into one that is won. A game that all agreed to end before anybody had finished a turn was not
    /// played: what it would say of factions and people is how they were dealt.
    pub fn result_rows(&self) -> Vec<ResultRow> {
        let Some(game) = &self.game else { return Vec::new() };
        let public = game.table().state().public();
        if self.ended_early && public.turns() <= 1 {
            return Vec::new();
        }
        let lines = self.result();
        let row = |line: &ResultLine| {
            let player = public.player(line.seat);
            let place = self.seats.iter().position(|s| *s == Some(line.seat));
            let person = place.and_then(|place| self.held.starter(place));
            let kind = place.map_or("automa", |place| match &self.wishes.seats[place].who {
                Who::Person if person.is_some() => "person",
                Who::Person | Who::Bot(_) => "bot",
                Who::Automa => "automa",
            });
            ResultRow {
                seat: line.seat.index() as u32 + 1,
                person: person.unwrap_or_default().to_string(),
                kind: kind.to_string(),
                faction: player.faction().to_string(),
                mat: player.mat().map_or_else(String::new, |mat| mat.to_string()),
                seats: lines.len() as u32,
                place: u32::from(line.place),
                total: line.total,
                rated: self.options.rated,
            }
        };
        lines.iter().map(row).collect()
    }
}
