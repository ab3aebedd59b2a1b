//! Encounters.

use super::Doing;
use crate::abilities::meander;
use crate::event::{Event, Listener};
use crate::moves::Move;
use crate::state::{Question, Source, Then};
use crate::vocab::*;

impl<L: Listener> Doing<'_, L> {
    pub(super) fn draw_encounter(&mut self, mv: Move) {
        let Move::DrawEncounter(card) = mv else { return };
        let seat = self.active();
        let place = self.state.public.player(seat).character;
        self.public().encounter_deck &= !card.bit();
        self.tell(Event::EncounterDrawn { seat, place, card });
        self.public().frames.set(Question::Encounter { card, taken: 0 });
    }

    pub(super) fn encounter_option(&mut self, card: Encounter, taken: u8, mv: Move) {
        let Move::Option(option) = mv else { return self.pop() };
        let Some(printed) = card.face().options.get(option as usize) else { return };
        let seat = self.active();
        let taken = taken | (1 << option);
        if taken.count_ones() < meander::options(self.state.public.player(seat).faction) {
            self.public().frames.set(Question::Encounter { card, taken });
        } else {
            self.pop();
        }
        self.tell(Event::OptionTaken { seat, card, option });
        self.push(Then::Stars(seat));
        self.push(Then::Effects { source: Source::Encounter(card), option, index: 0 });
        self.pay_cost(&printed.cost);
    }
}
