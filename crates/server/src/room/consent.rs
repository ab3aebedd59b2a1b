//! What is done if everybody agrees: ending early, and taking back what was shown.

use super::{Room, Telling, game};
use kosa_engine::vocab::Seat;
use kosa_wire::{Offer, OfferDoc, Phase, Refusal};
use std::collections::BTreeSet;

/// An offer that waits for the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Open {
    pub(super) number: u64,
    pub(super) by: String,
    pub(super) offer: Offer,
    /// Where the record would go back to.
    pub(super) entry: Option<usize>,
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

    /// Does what was offered once all agree; what is to be told.
    pub(super) fn settle_offer(&mut self, listening: game::Listening<'_>) -> Option<Vec<Telling>> {
        let Some(open) = self.offer.as_ref() else { return Some(vec![self.tell_room()]) };
        if !self.voters().is_subset(&open.agreed) {
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
