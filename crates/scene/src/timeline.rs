//! What a whole record holds, for the line under a replay: rounds, what stands out in them, points by round.

use kosa_engine::vocab::{Faction, Seat};
use kosa_engine::{Event, Public, Record, RecordError, Seen, Viewer};

/// Something that stands out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A combat, at whoever attacks.
    Combat,
    /// A star.
    Star,
    /// An encounter.
    Encounter,
    /// A Factory card.
    Factory,
    /// An objective.
    Objective,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [Kind::Combat, Kind::Star, Kind::Encounter, Kind::Factory, Kind::Objective];

    /// Its icon and the key of its name.
    pub const fn parts(self) -> (&'static str, &'static str) {
        match self {
            Kind::Combat => ("i-combat", "page-mark-combat"),
            Kind::Star => ("i-star", "page-mark-star"),
            Kind::Encounter => ("i-enc", "page-mark-encounter"),
            Kind::Factory => ("i-gear", "page-mark-factory"),
            Kind::Objective => ("i-flag", "page-mark-objective"),
        }
    }

    /// What stands out about an event, and at whom. Few kinds do: of any other there is nothing to mark.
    fn of(seen: &Seen) -> Option<(Seat, Kind)> {
        Some(match seen.event() {
            Event::CombatBegan { attacker, .. } | Event::DuelBegan { attacker, .. } => {
                (attacker, Kind::Combat)
            }
            Event::StarPlaced { seat, .. } => (seat, Kind::Star),
            Event::EncounterDrawn { seat, .. } => (seat, Kind::Encounter),
            Event::FactoryCardKept { seat, .. } | Event::AutomaTookFactoryCard { seat } => {
                (seat, Kind::Factory)
            }
            Event::ObjectiveRevealed { seat, .. } => (seat, Kind::Objective),
            _ => return None,
        })
    }
}

/// Something that stands out, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Entries after which it has just happened.
    pub at: usize,
    /// Whose.
    pub seat: Seat,
    /// What.
    pub kind: Kind,
}

/// A turn that brought or cost much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leap {
    /// Whose turn.
    pub seat: Seat,
    /// The round.
    pub round: usize,
    /// Entries after which it begins.
    pub from: usize,
    /// Entries after which it is over.
    pub to: usize,
    /// Points it changed, as if the game had ended before and after it.
    pub points: i64,
}

/// A whole record at a glance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timeline {
    /// Who plays what.
    pub seats: Vec<(Seat, Faction)>,
    /// Entries in all.
    pub length: usize,
    /// Entries after which each round begins, the first at 0.
    pub rounds: Vec<usize>,
    /// Entries after which each turn begins.
    pub turns: Vec<(usize, Seat)>,
    /// What stands out.
    pub marks: Vec<Mark>,
    /// Points of each seat when a round ends: as many rows as rounds, the last as the record ends.
    pub points: Vec<Vec<u32>>,
    /// Points of each seat when each turn begins, as many rows as turns, and as the record ends.
    at_turns: Vec<Vec<u32>>,
}

impl Timeline {
    /// Looks through a record with the eyes of somebody who only watches: the line is the same for everybody who looks at it.
    pub fn of(record: &Record) -> Result<Timeline, RecordError> {
        let start = *record.start().public();
        let seats: Vec<(Seat, Faction)> = start.seats().map(|s| (s, start.player(s).faction())).collect();
        let mut line = Timeline {
            seats,
            length: record.entries().len(),
            rounds: vec![0],
            turns: Vec::new(),
            marks: Vec::new(),
            points: Vec::new(),
            at_turns: Vec::new(),
        };
        let (mut at, mut last) = (0, start);
        record.replay_with(|_, events, state| {
            at += 1;
            for seen in events.iter().map(|event| event.seen_by(Viewer::Bystander)) {
                if let Event::TurnBegan { seat } = seen.event() {
                    line.turns.push((at, seat));
                    line.at_turns.push(points(&line.seats, state.public()));
                    let round = usize::from(state.public().round());
                    if round > line.rounds.len() {
                        line.rounds.push(at);
                        line.points.push(points(&line.seats, state.public()));
                    }
                }
                if let Some((seat, kind)) = Kind::of(&seen) {
                    line.marks.push(Mark { at, seat, kind });
                }
            }
            last = *state.public();
        })?;
        let end = points(&line.seats, &last);
        line.points.push(end.clone());
        line.at_turns.push(end);
        Ok(line)
    }

    /// The turns that changed most for whoever took them, the largest first.
    pub fn largest(&self, most: usize) -> Vec<Leap> {
        let turn = |(i, (from, seat)): (usize, &(usize, Seat))| {
            let column = self.seats.iter().position(|(one, _)| one == seat)?;
            let points = |row: usize| self.at_turns.get(row)?.get(column).copied().map(i64::from);
            let to = self.turns.get(i + 1).map_or(self.length, |next| next.0);
            let points = points(i + 1)? - points(i)?;
            Some(Leap { seat: *seat, round: self.round(*from), from: *from, to, points })
        };
        let mut all: Vec<Leap> = self.turns.iter().enumerate().filter_map(turn).collect();
        all.retain(|leap| leap.points != 0);
        all.sort_by_key(|leap| (-leap.points.abs(), leap.from));
        all.truncate(most);
        all
    }

    /// The round after so many entries, from 1.
    pub fn round(&self, at: usize) -> usize {
        self.rounds.iter().filter(|from| **from <= at).count().max(1)
    }

    /// Where a moment lies on the line, rounds being equally long: 0 to the number of rounds.
    pub fn place(&self, at: usize) -> f64 {
        let round = self.round(at) - 1;
        let from = self.rounds.get(round).copied().unwrap_or(0);
        let to = self.rounds.get(round + 1).copied().unwrap_or(self.length.max(from + 1));
        round as f64 + (at - from) as f64 / (to - from).max(1) as f64
    }

    /// The turn before or after a moment; the beginning or the end where there is none.
    pub fn turn(&self, at: usize, forwards: bool) -> usize {
        let mut starts = self.turns.iter().map(|(turn, _)| *turn);
        match forwards {
            true => starts.find(|turn| *turn > at).unwrap_or(self.length),
            false => starts.rfind(|turn| *turn < at).unwrap_or(0),
        }
    }
}

fn points(seats: &[(Seat, Faction)], public: &Public) -> Vec<u32> {
    seats.iter().map(|(seat, _)| public.score(*seat).total()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kosa_engine::{Awaiting, View};
    use kosa_table::{Seed, bot};

    #[test]
    fn a_game_of_bots_is_told_in_rounds() {
        let wishes = kosa_client::wishes::Start::Watch.wishes();
        let mut table = wishes.to_new_game(Seed::from(5)).unwrap().deal().unwrap();
        let seed = Seed::from(6);
        while !table.is_over() && table.record().entries().len() < 1500 {
            let Awaiting::Seats(seats) = table.state().awaiting() else { break };
            let Some(seat) = seats.iter().next() else { break };
            let view = View::of(table.state(), seat);
            let mv = bot("random", &seed, seat).unwrap().choose(&view, &view.legal());
            table.play(seat, mv).unwrap();
        }
        let line = Timeline::of(table.record()).unwrap();
        assert!(line.rounds.len() > 3, "{line:?}");
        assert_eq!(line.points.len(), line.rounds.len());
        assert!(line.rounds.is_sorted() && line.marks.is_sorted_by_key(|mark| mark.at));
        assert_eq!(line.round(0), 1);
        let leaps = line.largest(3);
        assert_eq!(leaps.len(), 3);
        assert!(
            leaps.is_sorted_by_key(|leap| -leap.points.abs()) && leaps.iter().all(|leap| leap.from < leap.to)
        );
        let sums: i64 = line.largest(usize::MAX).iter().map(|leap| leap.points).sum();
        assert!(sums > 0, "a game brings points");
        assert!(line.place(line.length) <= line.rounds.len() as f64);
        let mut at = 0;
        while at < line.length {
            let next = line.turn(at, true);
            assert!(next > at);
            at = next;
        }
    }
}
