//! What is done if everybody agrees: ending early, and taking back what was shown.

use super::{Room, Telling, game};
use kosa_engine::vocab::Seat;
use kosa_wire::{Clock, Offer, OfferDoc, Phase, Refusal};
use std::collections::BTreeSet;

/// So long somebody may take to answer at a table with a clock of seconds, and a day at others.
const PATIENCE: u64 = 120_000;
const DAY: u64 = 86_400_000;

/// An offer that waits for the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Open {
    pub(super) number: u64,
    pub(super) by: String,
    pub(super) offer: Offer,
    /// Where the record would go back to.
    pub(super) entry: Option<usize>,
    /// When it was made.
    pub(super) at: u64,
    /// How often something had shown when it was made: what was decided since makes it void.
    pub(super) version: u64,
    pub(super) agreed: BTreeSet<String>,
}

impl Room {
    /// Where a request to take back what was shown would go back to.
    pub(super) fn offered_entry(&self, seat: Seat, steps: u32) -> Result<usize, Refusal> {
        let game = self.game.as_ref().ok_or(Refusal::NotBegun)?;
        game.rewind_entry(seat, steps).ok_or(Refusal::NothingToUndo)
    }

    /// The people who must agree: everybody who plays and is there. Whoever is away keeps nobody from anything.
    pub(super) fn voters(&self) -> BTreeSet<String> {
        self.places.iter().flatten().filter(|p| !p.away).map(|p| p.person.clone()).collect()
    }

    /// The offer as it is told.
    pub(super) fn offer_doc(&self) -> Option<OfferDoc> {
        let open = self.offer.as_ref()?;
        Some(OfferDoc {
            number: open.number,
            by: open.by.clone(),
            offer: open.offer,
            agreed: open.agreed.iter().cloned().collect(),
            waiting: self.voters().difference(&open.agreed).cloned().collect(),
        })
    }

    /// What everybody sees of the game, as a number.
    pub(super) fn open_version(&self) -> u64 {
        self.version(None).unwrap_or(0)
    }

    /// An offer to take something back is void once the game has gone on; whether there was one.
    pub(super) fn drop_stale_offer(&mut self) -> bool {
        let stale = self.offer.as_ref().is_some_and(|open| {
            self.phase != Phase::Playing
                || (matches!(open.offer, Offer::Undo { .. }) && open.version != self.open_version())
        });
        if stale {
            self.offer = None;
        }
        stale
    }

    /// Whether everybody has agreed who must. Where nobody is there nobody has.
    pub(super) fn all_agree(&self, now: u64) -> bool {
        let Some(open) = &self.offer else { return false };
        let voters = self.voters();
        let absent = |person: &String| self.edition >= 1 && self.absent_from(open, person) <= now;
        !voters.is_empty() && voters.iter().all(|person| open.agreed.contains(person) || absent(person))
    }

    /// From when on an offer does not wait for somebody any more: whose clock is out, or who has done nothing here for a week; but not before
    /// there was time to answer.
    fn absent_from(&self, open: &Open, person: &str) -> u64 {
        let seen = self.people.get(person).copied().unwrap_or(0);
        let patience = match self.options.clock {
            Clock::Live { .. } => PATIENCE,
            Clock::Off | Clock::Days { .. } => DAY,
        };
        let own = self
            .places
            .iter()
            .enumerate()
            .filter(|(_, place)| place.as_ref().is_some_and(|p| p.person == person));
        let out = own.filter_map(|(place, _)| self.clocks.out_at(self.options.clock, place)).min();
        let absent = out.into_iter().chain([seen.saturating_add(7 * DAY)]).min().unwrap_or(u64::MAX);
        absent.max(open.at.max(seen).saturating_add(patience))
    }

    /// When an offer is done though somebody has not answered.
    pub(super) fn offer_due(&self) -> Option<u64> {
        let open = self.offer.as_ref().filter(|_| self.edition >= 1 && self.phase == Phase::Playing)?;
        let voters = self.voters();
        // Where nobody is left who has agreed it waits: nobody may end a game alone by going away.
        if voters.is_disjoint(&open.agreed) {
            return None;
        }
        voters.difference(&open.agreed).map(|person| self.absent_from(open, person)).max()
    }

    /// Does what was offered once all agree; what is to be told.
    pub(super) fn settle_offer(&mut self, now: u64, listening: game::Listening<'_>) -> Option<Vec<Telling>> {
        if !self.all_agree(now) {
            return Some(vec![self.tell_room()]);
        }
        let open = self.offer.take()?;
        let mut tellings = Vec::new();
        match (open.offer, open.entry) {
            (Offer::End {}, _) => {
                self.phase = Phase::Over;
                self.ended_early = true;
                self.game.as_mut()?.set_tag("ended", "agreed")?;
                // Nothing is hidden any more.
                self.game.as_mut()?.unveil();
                return Some(vec![Telling::Anew]);
            }
            (Offer::Undo { seat, .. }, Some(entry)) => {
                let told = self.game.as_mut()?.rewind(seat, entry, listening)?;
                tellings.extend(told.into_iter().map(|(device, message)| Telling::Device(device, message)));
            }
            (Offer::Undo { .. }, None) => return None,
        }
        tellings.push(self.tell_room());
        Some(tellings)
    }
}
