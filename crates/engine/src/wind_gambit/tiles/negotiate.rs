//! Negotiate: over a village an objective card is exchanged for another.

use crate::event::{Event, Listener};
use crate::moves::{ChanceList, Move, MoveList};
use crate::rules::{Apply, Eyes, push};
use crate::state::{Draw, Public, State};
use crate::vocab::*;

/// What an exchange brings where the airship is; nothing if none is possible there.
pub(crate) fn gains(public: &Public, seat: Seat) -> Option<&'static [Effect]> {
    let player = public.player(seat);
    let hex = player.airship.hex()?;
    if player.objective_count == 0 || public.enemies_at(seat).contains(hex) {
        return None;
    }
    player.tile(|e| match e {
        TileEffect::SwapObjective { over, gains } if over == hex.terrain() => Some(gains),
        _ => None,
    })
}

/// Objective cards that may be drawn: not those that have been put under the deck.
fn objectives_to_draw(state: &State) -> ObjectiveSet {
    let under = state.own.iter().fold(state.public.revealed, |set, own| set | own.put_away);
    state.hidden.objective_deck & !under
}

/// Objective cards that may come for the one given up.
pub(crate) fn objectives(state: &State, list: &mut ChanceList) {
    list.extend(objectives_to_draw(state).iter().map(|card| (Move::DealObjective(card), 1)));
}

pub(crate) fn answers(eyes: &Eyes, list: &mut MoveList) {
    for card in eyes.own.objectives() {
        push(list, Move::Exchange(card));
    }
    push(list, Move::Skip);
}

impl<L: Listener> Apply<'_, L> {
    /// An objective card goes under the deck for another: it is known to be there, and not drawn again.
    #[inline(never)]
    pub(crate) fn exchange(&mut self, mv: Move) {
        self.pop();
        let Move::Exchange(card) = mv else { return };
        let seat = self.active();
        let Some(gains) = gains(&self.state.public, seat) else { return };
        let own = &mut self.state.own[seat.index()];
        for held in own.objectives.iter_mut().filter(|o| **o == Some(card)) {
            *held = None;
        }
        own.objectives.sort_unstable_by_key(|o| (o.is_none(), *o));
        own.put_away.insert(card);
        self.state.hidden.objective_deck.insert(card);
        let player = self.public_mut().player_mut(seat);
        player.objective_count = player.objective_count.saturating_sub(1);
        player.given_up = player.given_up.saturating_add(1);
        self.tell(Event::ObjectiveGivenUp { seat, card: Some(card) });
        self.gain_flat(seat, gains, 1);
        self.push(Draw::Objective);
    }

    /// When only cards that were put under the deck are left, the deck is shuffled: nobody knows any more where they are.
    pub(crate) fn prepare_objective_deck(&mut self) {
        if !objectives_to_draw(self.state).is_empty() {
            return;
        }
        for own in &mut self.state.own {
            own.put_away = ObjectiveSet::NONE;
        }
        let public = self.public_mut();
        public.revealed = public.ending.missions().collect();
        for seat in public.seats() {
            public.player_mut(seat).given_up = 0;
        }
    }

    pub(crate) fn draw_objective(&mut self, mv: Move) {
        let Move::DealObjective(card) = mv else { return };
        self.pop();
        let seat = self.active();
        let own = &mut self.state.own[seat.index()];
        if let Some(free) = own.objectives.iter_mut().find(|o| o.is_none()) {
            *free = Some(card);
        }
        own.objectives.sort_unstable_by_key(|o| (o.is_none(), *o));
        own.put_away.remove(card);
        self.state.hidden.objective_deck.remove(card);
        self.public_mut().player_mut(seat).objective_count += 1;
        self.tell(Event::ObjectiveDealt { seat, card: Some(card) });
    }
}
