//! What the clocks demand.

use super::{Deed, Room};
use kosa_client::DraftSession;
use kosa_engine::record::Entry;
use kosa_engine::vocab::Faction;
use kosa_engine::{Awaiting, Question};
use kosa_wire::{Absent, Clock, Phase};

impl Room {
    /// Whether anything here depends on time.
    pub fn has_clock(&self) -> bool {
        self.options.clock != Clock::Off || self.options.stalling.is_some()
    }

    /// The places of people who are asked now, as everybody sees it.
    pub(super) fn asked_places(&self) -> Vec<usize> {
        let by_a_person = |place: &usize| self.places[*place].as_ref().is_some_and(|p| !p.away);
        let asked: Vec<usize> = match (self.phase, &self.auction, &self.draft, &self.game) {
            (Phase::Drafting, Some(auction), ..) => auction.asked(),
            (Phase::Drafting, None, Some(draft), _) => {
                draft.asked().into_iter().map(|(place, _)| place).collect()
            }
            (Phase::Playing, _, _, Some(game)) => match game.table().awaiting() {
                Awaiting::Seats(seats) => {
                    let plays = |seat: &Option<_>| seat.is_some_and(|seat| seats.contains(seat));
                    (0..self.seats.len()).filter(|place| plays(&self.seats[*place])).collect()
                }
                Awaiting::Chance | Awaiting::Over => Vec::new(),
            },
            _ => Vec::new(),
        };
        asked.into_iter().filter(by_a_person).collect()
    }

    /// When the clocks demand something next, in milliseconds since 1970.
    pub fn due(&self) -> Option<u64> {
        let clocks = [self.stalls(), self.runs_out()].into_iter().flatten().map(|(_, when)| when);
        clocks.chain(self.offer_due()).min()
    }

    fn stalls(&self) -> Option<(usize, u64)> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing)?;
        // Two who choose in secret wait for each other: who of them is late must not show.
        if game.table().state().public().question() == Some(Question::Dials) {
            return None;
        }
        self.clocks.stalls(self.options.stalling)
    }

    fn runs_out(&self) -> Option<(usize, u64)> {
        let matters =
            self.options.absent == Absent::Bot && matches!(self.phase, Phase::Drafting | Phase::Playing);
        matters.then(|| self.clocks.runs_out(self.options.clock)).flatten()
    }

    /// What the clocks demand at this time.
    pub fn overdue(&self, now: u64) -> Option<Deed> {
        let clock = [self.stalls(), self.runs_out()].into_iter().flatten().min_by_key(|(_, when)| *when);
        let Some((place, when)) = clock.filter(|(_, when)| *when <= now) else {
            // The answer of nobody: the time is over for those who have not given theirs.
            return self.offer_due().filter(|when| *when <= now).map(|_| Deed::Reply { agree: true });
        };
        if self.stalls() == Some((place, when)) {
            let line = Entry::Stalled(self.seats[place]?).to_string();
            return Some(Deed::Stalled { line });
        }
        match (&self.auction, &self.draft) {
            (Some(auction), _) if auction.is_sealed() => {
                Some(Deed::Seal { place, bids: vec![0; auction.len()] })
            }
            (Some(auction), _) => Some(Deed::Bid { place, lot: auction.nothing_bid(), coins: 0 }),
            (None, Some(draft)) => {
                let (_, faction) = bot_chooses(draft)?;
                Some(Deed::Choose { faction: faction.to_string() })
            }
            (None, None) => Some(Deed::Away { place }),
        }
    }
}

/// The place that is asked in a draft, and what a bot would choose for it.
pub(super) fn bot_chooses(draft: &DraftSession) -> Option<(usize, Faction)> {
    let (player, open) = draft.asked()?;
    let faction = draft.game().bot_takes(player, &open)?;
    let taken = [faction].into_iter().chain(open);
    let faction = taken.into_iter().find(|faction| draft.clone().choose(*faction).is_ok())?;
    Some((player, faction))
}
