//! What fits together: pieces on the board, frames and what they need around them, and nothing left over from a Move
//! action or a combat that is not under way.

use super::doc::*;
use super::fault::Check;
use super::wind_gambit::{check_airship, tolls_can_be_paid};
use crate::rules::Switch;
use crate::state::{Frame, Public, Side, State};
use crate::tables::LAKES;
use crate::vocab::*;

impl PositionDoc {
    /// What belongs to a Move action or a combat has no place outside of it.
    pub(super) fn leftovers(&self, check: &mut Check, state: &State) {
        let public = &state.public;
        let has = |wanted: fn(&Frame) -> bool| public.frames().iter().any(wanted);
        let mut turn = public.turn;
        turn.end_of_move();
        if !has(|f| matches!(f, Frame::Settle)) && turn != public.turn {
            check.fault("frames", "units have moved, but no Move action is under way");
        }
        let asks = has(|f| matches!(f, Frame::Carry));
        let goes_on = has(|f| matches!(f, Frame::Carry | Frame::Onward | Frame::Toll { .. }));
        if public.turn.moving.is_some() != goes_on {
            check.fault("moving", "a unit is on its way exactly while 'carry', 'onward' or 'toll' is asked");
        }
        if self.turn.moving.as_ref().is_some_and(|m| m.asking.is_some() != asks) {
            check.fault("moving", "'asking' stands exactly while 'carry' is asked");
        }
        let finished = public.seats().any(|s| public.player(s).stars.complete());
        if finished && !public.over && public.ending.tile.is_none() {
            check.fault("over", "somebody has placed the sixth star: the game is over");
        }
        let fights = has(|f| matches!(f, Frame::Dials | Frame::Aftermath));
        if public.combat().is_some() != fights {
            check.fault("combat", "a combat is fought exactly while 'dials' or 'aftermath' is pending");
        }
        let chooses = has(|f| matches!(f, Frame::Dials));
        for seat in public.seats() {
            let own = state.own(seat);
            let side = public.combat().and_then(|c| c.side(seat)).filter(|_| chooses);
            if side.is_none() && (own.dial.is_some() || !own.played.is_empty()) {
                check.fault("dial", format!("seat {seat} chooses no power now"));
            }
            let committed = side.is_some_and(|side| public.combat.has_committed(side));
            if committed && own.dial.is_none() {
                check.fault("combat", format!("seat {seat} has committed, but its dial is not set"));
            }
            let people = !public.player(seat).is_automa();
            if side.is_some() && people && own.played.count() > crate::legal::card_limit(public, seat) {
                check.fault("played", format!("seat {seat} may not play so many cards"));
            }
        }
    }
}

/// What cannot lie on the board together.
pub(super) fn check_board(check: &mut Check, public: &Public) {
    let mut built = 0u64;
    let moving = public.frames().iter().any(|f| matches!(f, Frame::Settle | Frame::AutomaArrive { .. }));
    let at_once = public.rules.has(Switch::WorkersRetreatAtOnce);
    for seat in public.seats() {
        let player = public.player(seat);
        let place = format!("seat {seat}");
        let bases: u64 = Faction::ALL.iter().fold(0, |set, f| set | f.home().bit());
        let mut allowed = player.faction.home().bit();
        if player.has_ability(MechAbility::Wayfare) && public.seats < crate::abilities::wayfare::SWAPPED_FROM
        {
            let active: u64 = public.seats().fold(0, |set, s| set | public.player(s).faction.home().bit());
            allowed |= bases & !active;
        }
        if player.units_at() & bases & !allowed != 0 {
            check.fault(&place, "a unit stands on a home base it cannot enter");
        }
        check_airship(check, public, seat);
        let sails =
            crate::abilities::seaworthy::sails(public, seat) || player.has_tile(TileEffect::LakeIsLand);
        if player.fighters_at & LAKES != 0 && !sails && !player.is_automa() {
            check.fault(&place, "a character or mech stands on a lake without an ability for it");
        }
        let ferried = player.has_tile(TileEffect::LakeIsLand);
        if player.workers_at & LAKES & !player.mechs_at & !public.combat.hex.bit() != 0
            && !player.is_automa()
            && !ferried
        {
            check.fault(&place, "a worker stands on a lake without a mech");
        }
        if player.built_at & LAKES != 0 {
            check.fault(&place, "no structure stands on a lake");
        }
        let own = player.structures.iter().filter(|p| p.is_on_board()).count();
        if player.built_at.count_ones() as usize != own || built & player.built_at != 0 {
            check.fault(&place, "two structures stand on one hex");
        }
        built |= player.built_at;
        // Units of two players meet only where the active player's character or mech has moved onto them.
        for other in public.seats().filter(|o| *o > seat) {
            let shared = player.units_at() & public.player(other).units_at();
            for at in PlaceSet(shared) {
                // Beaten units leave one by one, workers last.
                let meets = at == public.combat.hex
                    || [seat, other].into_iter().any(|s| {
                        let enemies = if at_once { public.enemy_fighters_at(s) } else { u64::MAX };
                        moving && s == public.active && public.player(s).fighters_at & enemies & at.bit() != 0
                    });
                if !meets || at.hex().is_none() {
                    check.fault(&place, format!("its units share {at} with those of seat {other}"));
                }
            }
        }
    }
    for entry in public.turn.entries.iter().flatten() {
        if public.player(public.active).units_at() & entry.to.bit() == 0 {
            check.fault("entry", format!("no unit of the active player stands on {}", entry.to));
        }
    }
}

/// What a frame needs around it.
pub(super) fn frame_context(check: &mut Check, state: &State, frame: Frame) {
    let public = &state.public;
    let seats = public.seats as usize;
    let active = public.player(public.active);
    let mut need = |holds: bool, what: &str| {
        if !holds {
            check.fault("frames", format!("'{frame}' needs {what}"));
        }
    };
    let combat = public.combat.hex.is_on_board();
    match frame {
        Frame::Onward => need(public.turn.moving.is_some(), "a 'moving' line"),
        Frame::Carry => {
            let pays = public.turn.moving.is_some_and(|m| tolls_can_be_paid(public, &m));
            need(pays, "a 'moving' line, and resources for the airships over its destination");
        }
        Frame::Discard { left } => need(active.hand_count >= left, "as many combat cards in hand"),
        Frame::Pay { with, left, kind, place } => {
            let enough = crate::legal::payment::covers(public, public.active, with, left, kind, place);
            need(enough, "enough to pay with");
        }
        Frame::Airlift { to, .. } if to.is_on_board() => {
            let from = active.character;
            let near = from.hex().is_some() && crate::tables::ADJACENT[from.index()] & !LAKES & to.bit() != 0;
            need(
                near && public.enemies_at(public.active) & to.bit() == 0,
                "an adjacent land without enemies",
            );
        }
        Frame::Ability { .. } | Frame::Steal { .. } | Frame::Dials => {
            let here = public.combat.hex.bit();
            let both = combat
                && Side::BOTH.iter().all(|s| {
                    let player = public.player(public.combat.seat(*s));
                    let there = if public.combat.duel { player.under_airship() } else { player.fighters_at };
                    there & here != 0
                });
            need(both, "a 'combat' line with a character or mech of both sides on its hex");
        }
        Frame::Retreat | Frame::Aftermath => need(combat, "a 'combat' line"),
        Frame::AutomaFight { side } | Frame::AutomaCards { side, .. } => {
            need(
                combat && public.player(public.combat.seat(side)).is_automa(),
                "an Automa on that side of a combat",
            );
        }
        Frame::AutomaDraw
        | Frame::AutomaMoves { .. }
        | Frame::AutomaArrive { .. }
        | Frame::AutomaGains { .. }
        | Frame::AutomaRecruits { .. }
        | Frame::AutomaStar { .. }
        | Frame::AutomaFlip { .. }
        | Frame::AutomaTrap
        | Frame::AutomaFactory => need(active.is_automa(), "an Automa as the active player"),
        Frame::Section | Frame::EndTurn => need(!active.is_automa(), "a person as the active player"),
        Frame::Draw { seat, .. } | Frame::Stars(seat) => need(seat.index() < seats, "a seat of the game"),
        Frame::Top(Section::Factory) | Frame::Bottom(Section::Factory) => {
            need(active.factory_card.is_some(), "a Factory card");
        }
        Frame::Effects { source, option, index } => {
            use crate::state::Source;
            let gains = match source {
                Source::Encounter(card) => card.face().options.get(option as usize).map(|o| o.gains),
                Source::Factory(card) => card.face().options.get(option as usize).copied(),
            };
            need(gains.is_some_and(|g| index as usize <= g.len()), "an option and a gain of the card");
            if matches!(source, Source::Encounter(_)) {
                need(active.character.hex().is_some(), "the character on a territory");
            }
        }
        Frame::Deal { dealt } => {
            need(crate::setup::deal_step(public, dealt).is_some(), "a card that is still to be dealt");
            let mut dealt_to = [(0u8, 0u8); MAX_SEATS];
            for step in (0..dealt).filter_map(|n| crate::setup::deal_step(public, n)) {
                match step {
                    crate::setup::DealStep::Tile
                    | crate::setup::DealStep::Airship(..)
                    | crate::setup::DealStep::Resolution
                    | crate::setup::DealStep::Mission => {}
                    crate::setup::DealStep::Objective(seat) => dealt_to[seat.index()].0 += 1,
                    crate::setup::DealStep::CombatCard(seat) => dealt_to[seat.index()].1 += 1,
                }
            }
            let holds = |s: Seat| (public.player(s).objective_count, public.player(s).hand_count);
            need(
                public.seats().all(|s| holds(s) == dealt_to[s.index()]),
                "exactly the cards held that have been dealt",
            );
            need((dealt > 0) == public.tile.is_some(), "the structure bonus tile dealt first");
            need(
                dealt <= 1 || !crate::setup::lacks_tiles(public),
                "the tiles of The Wind Gambit dealt before any card",
            );
        }
        Frame::PlaceToken => {
            let free = public.tokens.all_at() & active.character.bit() == 0;
            let some = crate::abilities::exalt::has_flag(public, active)
                || crate::abilities::maifuku::has_trap(public, active);
            need(
                active.character.hex().is_some() && free && some,
                "a character on a free territory, and a token",
            );
        }
        Frame::FactoryPick => {
            need(public.factory_seen & (1 << public.active.index()) != 0, "the active seat among 'seen-by'");
        }
        Frame::Take {
            what: crate::state::TakeWhat::Resource(_) | crate::state::TakeWhat::Workers,
            at,
            ..
        } => {
            need(at.hex().is_some(), "a hex");
        }
        Frame::Airlift { .. } => need(active.character.hex().is_some(), "the character on a territory"),
        Frame::Deploy { at } | Frame::Build { at } => {
            need(!at.is_on_board() || LAKES & at.bit() == 0, "land")
        }
        _ => {
            if let Some(what) = super::wind_gambit::needs(public, frame) {
                need(false, what);
            }
        }
    }
}
