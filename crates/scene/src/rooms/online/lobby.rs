//! The lobby: tables that look for players, games to watch, one's own tables, games that are over.

use super::card;
use crate::online::api::{ApiError, Listed};
use kosa_wire::Phase;

/// Which tables are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Those that look for players.
    Open,
    /// Those that can be watched.
    Running,
    /// One's own.
    Mine,
    /// Those that are over.
    Finished,
}

impl Filter {
    /// All of them.
    pub const ALL: [Filter; 4] = [Filter::Open, Filter::Running, Filter::Mine, Filter::Finished];

    /// The keys of its name, and of what is said where there is none.
    pub const fn keys(self) -> (&'static str, &'static str) {
        match self {
            Filter::Open => ("online-filter-open", "online-none-open"),
            Filter::Running => ("online-filter-running", "online-none-running"),
            Filter::Mine => ("online-filter-mine", "online-none-mine"),
            Filter::Finished => ("online-filter-finished", "online-none-finished"),
        }
    }
}

/// What the server has listed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lists {
    /// Tables that are not over.
    pub open: Vec<Listed>,
    /// One's own.
    pub mine: Vec<Listed>,
    /// Tables that are over.
    pub finished: Vec<Listed>,
    /// Why nothing came.
    pub fault: Option<ApiError>,
    /// Whether anything has come yet.
    pub read: bool,
}

impl Lists {
    /// The tables that stand under a heading.
    pub fn of(&self, filter: Filter) -> Vec<Listed> {
        let phase = |table: &&Listed| table.room.phase;
        match filter {
            Filter::Open => {
                let waiting = |table: &&Listed| phase(table) == Phase::Waiting && card::free(&table.room) > 0;
                self.open.iter().filter(waiting).cloned().collect()
            }
            // Drafts and bids are part of a game that has begun, and where nobody can sit down any more one is about to.
            Filter::Running => {
                let running = |table: &&Listed| match phase(table) {
                    Phase::Waiting => card::free(&table.room) == 0,
                    Phase::Drafting | Phase::Playing => true,
                    Phase::Over | Phase::Closed => false,
                };
                self.open.iter().filter(running).cloned().collect()
            }
            Filter::Mine => {
                let going = self.mine.iter().filter(|t| !matches!(phase(t), Phase::Over | Phase::Closed));
                let mut mine: Vec<Listed> = going.cloned().collect();
                // Those that wait for whoever looks come first; the rest stays the latest first.
                mine.sort_by_key(|table| !table.waits_for_you);
                mine
            }
            Filter::Finished => {
                let own = self.mine.iter().filter(|t| phase(t) == Phase::Over);
                let others = self.finished.iter().filter(|t| self.mine.iter().all(|mine| mine.id != t.id));
                own.chain(others).cloned().collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kosa_wire::{Chair, Options, Room, Sitter};

    fn listed(id: &str, phase: Phase, free: bool) -> Listed {
        let place = |sitter| Chair { sitter, seat: None, away: false };
        let anna = Sitter::Person { id: "anna".into(), name: "Anna".into() };
        let other = if free { Sitter::Free } else { Sitter::Bot { kind: "easy".into() } };
        let room = Room {
            table: id.into(),
            phase,
            wishes: String::new(),
            owner: "anna".into(),
            places: vec![place(anna), place(other)],
            commitment: String::new(),
            seed: None,
            draft: None,
            options: Options::default(),
            bids: None,
            clock: None,
            offer: None,
            result: Vec::new(),
            ended_early: false,
        };
        Listed { id: id.into(), changed: 0, room, waits_for_you: false }
    }

    #[test]
    fn every_table_that_is_listed_stands_under_one_heading() {
        let tables = [
            ("waits", Phase::Waiting, true, Filter::Open),
            ("full", Phase::Waiting, false, Filter::Running),
            ("drafts", Phase::Drafting, false, Filter::Running),
            ("plays", Phase::Playing, false, Filter::Running),
            // Somebody has got up for good.
            ("plays on", Phase::Playing, true, Filter::Running),
            ("over", Phase::Over, false, Filter::Finished),
        ];
        let lists = Lists {
            open: tables[..5].iter().map(|&(id, phase, free, _)| listed(id, phase, free)).collect(),
            finished: vec![listed("over", Phase::Over, false)],
            ..Lists::default()
        };
        for (id, _, _, heading) in tables {
            let under = Filter::ALL.into_iter().filter(|one| lists.of(*one).iter().any(|t| t.id == id));
            assert_eq!(under.collect::<Vec<_>>(), [heading], "{id}");
        }
    }
}
