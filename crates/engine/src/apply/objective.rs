//! Objectives.

use super::Doing;
use crate::event::{Event, Listener};
use crate::vocab::*;

impl<L: Listener> Doing<'_, L> {
    pub(super) fn reveal(&mut self, card: Objective) {
        let seat = self.active();
        if let Some(i) = self.state.public.ending.missions.iter().position(|m| *m == Some(card)) {
            self.public().player_mut(seat).missions |= 1 << i;
            self.tell(Event::ObjectiveRevealed { seat, card });
            return self.place_star(seat, Star::Mission);
        }
        let keeps = self.state.public.keeps_other_objective(seat);
        let own = &mut self.state.own[seat.index()];
        let mut gone = 0u32;
        for held in &mut own.objectives {
            if let Some(h) = *held
                && (h == card || !keeps)
            {
                gone |= h.bit() as u32;
                *held = None;
                if h != card {
                    own.put_away |= h.bit() as u32;
                }
            }
        }
        own.objectives.sort_unstable_by_key(|o| (o.is_none(), *o));
        // Both go face down under the deck.
        self.state.hidden.objective_deck |= gone;
        let public = self.public();
        public.player_mut(seat).objective_count =
            public.player(seat).objective_count.saturating_sub(gone.count_ones() as u8);
        public.revealed |= card.bit();
        self.tell(Event::ObjectiveRevealed { seat, card });
        self.place_star(seat, Star::Objective);
    }
}
