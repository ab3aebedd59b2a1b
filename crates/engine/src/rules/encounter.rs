//! Encounters: one option that can be paid (RL-050), of whose gains any part may be left (RL-051); two for Polania. They bring no recruit
//! bonus, structure bonus or coins of the mat (RL-054, RL-094).

use super::{Apply, Eyes, payment, push};
use crate::abilities::meander;
use crate::event::{Event, Listener};
use crate::moves::{ChanceList, Move, MoveList};
use crate::state::{Question, Source, State, Then};
use crate::vocab::*;

/// Encounter cards that have not been drawn.
pub(crate) fn cards(state: &State, list: &mut ChanceList) {
    list.extend(state.public.encounter_deck.iter().map(|card| (Move::DrawEncounter(card), 1)));
}

pub(crate) fn options(eyes: &Eyes, card: Encounter, taken: OptionSet, list: &mut MoveList) {
    for (i, option) in (0..).zip(&card.face().options) {
        if !taken.contains(i) && payment::can_pay(eyes.public, eyes.seat, &option.cost) {
            push(list, Move::Option(i));
        }
    }
    // The first option must be taken, the second may be left (RL-112).
    if !taken.is_empty() {
        push(list, Move::Done);
    }
}

impl<L: Listener> Apply<'_, L> {
    pub(crate) fn draw_encounter(&mut self, mv: Move) {
        let Move::DrawEncounter(card) = mv else { return };
        let seat = self.active();
        let place = self.state.public.player(seat).character;
        self.public_mut().encounter_deck.remove(card);
        self.tell(Event::EncounterDrawn { seat, place, card });
        self.public_mut().frames.set(Question::Encounter { card, taken: OptionSet::NONE });
    }

    #[inline(never)]
    pub(crate) fn encounter_option(&mut self, card: Encounter, mut taken: OptionSet, mv: Move) {
        let Move::Option(option) = mv else { return self.pop() };
        let Some(printed) = card.face().options.get(option as usize) else { return };
        let seat = self.active();
        taken.insert(option);
        if taken.count() < meander::options(self.state.public.player(seat).faction) {
            self.public_mut().frames.set(Question::Encounter { card, taken });
        } else {
            self.pop();
        }
        self.tell(Event::OptionTaken { seat, card, option });
        self.push(Then::Stars(seat));
        self.push(Then::Effects { source: Source::Encounter(card), option, index: 0 });
        self.pay_cost(&printed.cost);
    }
}
