//! The beaten units leave.

use crate::abilities::seaworthy;
use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::rules::{Apply, Eyes, push};
use crate::state::Public;
use crate::vocab::*;
use crate::wind_gambit::tiles::safe_haven;

/// The unit that retreats next, and where it may go besides its home base: the character first, then mechs, then workers (RL-049).
fn next_to_retreat(public: &Public, loser: Seat) -> Option<(UnitKind, PlaceSet)> {
    let player = public.player(loser);
    let from = public.combat.hex;
    let lakes = seaworthy::retreat_lakes(public, loser, from);
    let refuge = safe_haven::refuge(public, loser);
    if player.character == from {
        Some((UnitKind::Character, lakes | refuge))
    } else if player.mechs_at().contains(from) {
        Some((UnitKind::Mech, lakes | refuge))
    } else if player.workers_at.contains(from) {
        // Workers reach a lake only with a mech that has retreated there.
        Some((UnitKind::Worker, (lakes & public.combat.lakes) | refuge))
    } else {
        None
    }
}

pub(crate) fn answers(eyes: &Eyes, list: &mut MoveList) {
    let Some((unit, places)) = next_to_retreat(eyes.public, eyes.seat) else { return };
    push(list, Move::Retreat { unit, to: eyes.public.player(eyes.seat).faction.home() });
    for to in places {
        push(list, Move::Retreat { unit, to });
    }
}

impl<L: Listener> Apply<'_, L> {
    /// Sends the loser's units home unless there is a choice. Says whether nobody need be asked.
    #[inline(never)]
    pub(crate) fn retreat_flow(&mut self) -> bool {
        let public = &self.state.public;
        let loser = public.combat.loser();
        let place = public.combat.hex;
        let player = public.player(loser);
        if public.combat.duel {
            let home = player.faction.home();
            self.pop();
            self.send_off(loser, UnitKind::Airship, 1, place, home);
            return true;
        }
        let Some((_, places)) = next_to_retreat(public, loser) else {
            self.pop();
            return true;
        };
        if !places.is_empty() {
            return false;
        }
        let home = player.faction.home();
        // Beaten combat units of the Automa go back to its faction mat (RL-152, R35), at one level to its base (R43).
        let mat = player.automa().is_some_and(|a| !a.kind.level.face().retreats_home);
        let beaten = [
            (UnitKind::Character, (player.character == place) as u8),
            (UnitKind::Mech, player.mechs_on(place)),
            (UnitKind::Worker, player.workers_on(place)),
        ];
        for (unit, count) in beaten.into_iter().filter(|(_, count)| *count > 0) {
            let to = if mat && unit.fights() { Place::OFF } else { home };
            self.send_off(loser, unit, count, place, to);
        }
        self.pop();
        true
    }

    fn send_off(&mut self, seat: Seat, unit: UnitKind, count: u8, from: Place, to: Place) {
        for _ in 0..count {
            self.public_mut().send(seat, unit, from, to);
        }
        self.tell(Event::Retreated { seat, unit, from, to, count });
    }

    #[inline(never)]
    pub(crate) fn retreat(&mut self, mv: Move) {
        let Move::Retreat { unit, to } = mv else { return };
        let combat = self.state.public.combat;
        let seat = combat.loser();
        self.send_off(seat, unit, 1, combat.hex, to);
        if unit == UnitKind::Mech && crate::tables::LAKES.contains(to) {
            self.public_mut().combat.lakes |= to.set();
        }
    }
}
