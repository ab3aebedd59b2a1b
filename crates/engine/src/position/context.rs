//! What fits together: pieces on the board, frames and what they need around them, and nothing left over from a Move
//! action or a combat that is not under way.

use super::collect::Check;
use super::doc::*;
use super::error::FaultPlace;
use super::fault::PositionFault;
use super::goals::check_end;
use super::moving::{check_moving, unmoved_fighter};
use crate::rules::Switch;
use crate::state::{Draw, Frame, Public, Question, State, Then};
use crate::tables::{ALL_HEXES, LAKES};
use crate::vocab::*;
use crate::wind_gambit::position::check_airship;

impl PositionDoc {
    /// What belongs to a Move action or a combat has no place outside of it.
    pub(super) fn leftovers(&self, check: &mut Check, state: &State) {
        let public = &state.public;
        let has = |wanted: fn(&Frame) -> bool| public.frames().iter().any(wanted);
        let mut turn = public.turn;
        turn.end_of_move();
        if !public.is_pending(Then::Settle) && turn != public.turn {
            check.fault("frames", PositionFault::NoMoveAction);
        }
        let asks = public.is_pending(Question::Carry);
        let goes_on =
            has(|f| matches!(f, Frame::Question(Question::Carry | Question::Onward | Question::Toll { .. })));
        if public.turn.moving.is_some() != goes_on {
            check.fault("moving", PositionFault::OnItsWay);
        }
        if self.turn.moving.as_ref().is_some_and(|m| m.asking.is_some() != asks) {
            check.fault("moving", PositionFault::Asking);
        }
        check_moving(check, public);
        check_end(check, public);
        let drawn_for = public.is_pending(Draw::Encounter) as u32;
        if public.encounter_tokens.count() + drawn_for > public.encounter_deck.count() {
            check.fault("encounter-deck", PositionFault::EncounterCards);
        }
        let fights = public.is_pending(Question::Dials) || public.is_pending(Then::Aftermath);
        if public.combat().is_some() != fights {
            check.fault("combat", PositionFault::CombatPending);
        }
        let chooses = public.is_pending(Question::Dials);
        for seat in public.seats() {
            let own = state.own(seat);
            let side = public.combat().and_then(|c| c.side(seat)).filter(|_| chooses);
            if side.is_none() && (own.dial.is_some() || !own.played.is_empty()) {
                check.fault("dial", PositionFault::NoPowerChosen { seat });
            }
            let committed = side.is_some_and(|side| public.combat.has_committed(side));
            // An Automa chooses in one go: its card is drawn, then those of its hand are added.
            let adds = |side| {
                public
                    .frames()
                    .iter()
                    .any(|f| matches!(f, Frame::Draw(Draw::AutomaCards { side: s, .. }) if *s == side))
            };
            let waits = side.is_some_and(|side| public.player(seat).is_automa() && !committed && !adds(side));
            if waits && (own.dial.is_some() || !own.played.is_empty()) {
                check.fault("dial", PositionFault::NoPowerChosen { seat });
            }
            if committed && own.dial.is_none() {
                check.fault("combat", PositionFault::DialNotSet { seat });
            }
            let people = !public.player(seat).is_automa();
            if side.is_some() && people && own.played.cards().count() > crate::rules::card_limit(public, seat)
            {
                check.fault("played", PositionFault::CardsPlayed { seat });
            }
        }
    }
}

/// Where units stand that stand on no hex.
const BASES: PlaceSet = PlaceSet::ALL.minus(ALL_HEXES);

/// Home bases on which units of the player may stand.
fn open_bases(public: &Public, seat: Seat) -> PlaceSet {
    public.player(seat).faction.home().set() | crate::abilities::wayfare::empty_bases(public, seat)
}

/// Whether the player's character and mechs may stand on a lake.
fn enters_lakes(public: &Public, seat: Seat) -> bool {
    crate::abilities::seaworthy::sails(public, seat)
        || public.player(seat).has_tile(crate::wind_gambit::tiles::ferry::TILES)
}

/// What cannot lie on the board together.
pub(super) fn check_board(check: &mut Check, public: &Public) {
    let mut built = PlaceSet::NONE;
    let moving = public.frames().iter().fold(PlaceSet::NONE, |set, f| match f {
        Frame::Then(Then::Settle) => PlaceSet::ALL,
        Frame::Then(Then::AutomaArrive { at, .. }) => set | at.set(),
        _ => set,
    });
    // Once the beaten have left, nobody shares the territory of a combat.
    let fights = public.is_pending(Question::Dials) || public.is_pending(Question::Retreat);
    let sides = [public.combat.attacker, public.combat.defender];
    let marked = public.is_pending(Question::Units);
    let at_once = public.rules.has(Switch::WorkersRetreatAtOnce);
    for seat in public.seats() {
        let player = public.player(seat);
        if !(player.units_at() & BASES & !open_bases(public, seat)).is_empty() {
            check.fault(seat, PositionFault::ForeignBase);
        }
        check_airship(check, public, seat);
        if player.fighters_at.meets(LAKES) && !enters_lakes(public, seat) && !player.is_automa() {
            check.fault(seat, PositionFault::FighterOnLake);
        }
        let ferried = player.has_tile(crate::wind_gambit::tiles::ferry::TILES);
        if !(player.workers_at & LAKES & !player.mechs_at() & !public.combat.hex.set()).is_empty()
            && !player.is_automa()
            && !ferried
        {
            check.fault(seat, PositionFault::WorkerOnLake);
        }
        if player.built_at.meets(LAKES) {
            check.fault(seat, PositionFault::StructureOnLake);
        }
        let own = player.structures.iter().filter(|p| p.is_on_board()).count();
        if player.built_at.count() as usize != own || built.meets(player.built_at) {
            check.fault(seat, PositionFault::TwoStructures);
        }
        built |= player.built_at;
        // Units of two players meet only where the active player's character or mech has moved onto them.
        for other in public.seats().filter(|o| *o > seat) {
            let shared = player.units_at() & public.player(other).units_at();
            for at in shared {
                // Beaten units leave one by one, workers last.
                let meets =
                    (fights && at == public.combat.hex && sides.contains(&seat) && sides.contains(&other))
                        || [seat, other].into_iter().any(|s| {
                            let enemies = if at_once { public.enemy_fighters_at(s) } else { PlaceSet::ALL };
                            moving.contains(at)
                                && s == public.active
                                && !(public.player(s).fighters_at & enemies & at.set()).is_empty()
                        });
                if !meets || at.hex().is_none() {
                    check.fault(seat, PositionFault::UnitsShare { at, seat: other });
                }
                if marked && [seat, other].contains(&public.active) && unmoved_fighter(public, at) {
                    check.fault(public.active, PositionFault::NotMovedThere { at });
                }
            }
        }
    }
    // An airship may have taken the units away, and the end of the game may send them home.
    if !public.airships_fly() && !public.over {
        let units: PlaceSet = public.seats().map(|s| public.player(s).units_at()).collect();
        for lake in (LAKES & !units).iter().filter(|lake| public.resources[lake.index()] != [0; 4]) {
            check.fault(FaultPlace::At(lake), PositionFault::ResourcesOnLake);
        }
    }
    for entry in public.turn.contested.iter().flatten() {
        let player = public.player(public.active);
        let there = match entry.unit {
            UnitKind::Character => player.character == entry.to,
            UnitKind::Mech => player.mechs_at().contains(entry.to),
            // Workers enter with a mech only.
            UnitKind::Worker | UnitKind::Airship => false,
        };
        if !there {
            check.fault("entry", PositionFault::NoUnitEntered { at: entry.to });
        }
        // It may have to go back.
        if entry.from.hex().is_none() && entry.from.set().meets(!open_bases(public, public.active)) {
            check.fault("entry", PositionFault::ForeignBase);
        }
        if LAKES.contains(entry.from) && !enters_lakes(public, public.active) {
            check.fault("entry", PositionFault::FighterOnLake);
        }
    }
}
