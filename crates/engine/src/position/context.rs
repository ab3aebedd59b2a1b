//! What fits together: pieces on the board, frames and what they need around them, and nothing left over from a Move
//! action or a combat that is not under way.

use super::collect::Check;
use super::doc::*;
use super::fault::PositionFault;
use super::need::FrameNeed;
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
            check.fault("frames", PositionFault::NoMoveAction);
        }
        let asks = has(|f| matches!(f, Frame::Carry));
        let goes_on = has(|f| matches!(f, Frame::Carry | Frame::Onward | Frame::Toll { .. }));
        if public.turn.moving.is_some() != goes_on {
            check.fault("moving", PositionFault::OnItsWay);
        }
        if self.turn.moving.as_ref().is_some_and(|m| m.asking.is_some() != asks) {
            check.fault("moving", PositionFault::Asking);
        }
        let finished = public.seats().any(|s| public.player(s).stars.complete());
        if finished && !public.over && public.ending.tile.is_none() {
            check.fault("over", PositionFault::GameIsOver);
        }
        let fights = has(|f| matches!(f, Frame::Dials | Frame::Aftermath));
        if public.combat().is_some() != fights {
            check.fault("combat", PositionFault::CombatPending);
        }
        let chooses = has(|f| matches!(f, Frame::Dials));
        for seat in public.seats() {
            let own = state.own(seat);
            let side = public.combat().and_then(|c| c.side(seat)).filter(|_| chooses);
            if side.is_none() && (own.dial.is_some() || !own.played.is_empty()) {
                check.fault("dial", PositionFault::NoPowerChosen { seat });
            }
            let committed = side.is_some_and(|side| public.combat.has_committed(side));
            if committed && own.dial.is_none() {
                check.fault("combat", PositionFault::DialNotSet { seat });
            }
            let people = !public.player(seat).is_automa();
            if side.is_some() && people && own.played.count() > crate::legal::card_limit(public, seat) {
                check.fault("played", PositionFault::CardsPlayed { seat });
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
        let bases: u64 = Faction::ALL.iter().fold(0, |set, f| set | f.home().bit());
        let mut allowed = player.faction.home().bit();
        if player.has_ability(MechAbility::Wayfare) && public.seats < crate::abilities::wayfare::SWAPPED_FROM
        {
            let active: u64 = public.seats().fold(0, |set, s| set | public.player(s).faction.home().bit());
            allowed |= bases & !active;
        }
        if player.units_at() & bases & !allowed != 0 {
            check.fault(seat, PositionFault::ForeignBase);
        }
        check_airship(check, public, seat);
        let sails = crate::abilities::seaworthy::sails(public, seat)
            || player.has_tile(crate::airships::ferry::TILES);
        if player.fighters_at & LAKES != 0 && !sails && !player.is_automa() {
            check.fault(seat, PositionFault::FighterOnLake);
        }
        let ferried = player.has_tile(crate::airships::ferry::TILES);
        if player.workers_at & LAKES & !player.mechs_at & !public.combat.hex.bit() != 0
            && !player.is_automa()
            && !ferried
        {
            check.fault(seat, PositionFault::WorkerOnLake);
        }
        if player.built_at & LAKES != 0 {
            check.fault(seat, PositionFault::StructureOnLake);
        }
        let own = player.structures.iter().filter(|p| p.is_on_board()).count();
        if player.built_at.count_ones() as usize != own || built & player.built_at != 0 {
            check.fault(seat, PositionFault::TwoStructures);
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
                    check.fault(seat, PositionFault::UnitsShare { at, seat: other });
                }
            }
        }
    }
    for entry in public.turn.entries.iter().flatten() {
        if public.player(public.active).units_at() & entry.to.bit() == 0 {
            check.fault("entry", PositionFault::NoUnitEntered { at: entry.to });
        }
    }
}

/// What a frame needs around it.
pub(super) fn frame_context(check: &mut Check, state: &State, frame: Frame) {
    let public = &state.public;
    let seats = public.seats as usize;
    let active = public.player(public.active);
    let mut need = |holds: bool, need: FrameNeed| {
        if !holds {
            check.fault("frames", PositionFault::FrameLacks { frame, need });
        }
    };
    let combat = public.combat.hex.is_on_board();
    match frame {
        Frame::Onward => need(public.turn.moving.is_some(), FrameNeed::MovingLine),
        Frame::Carry => {
            let pays = public.turn.moving.is_some_and(|m| tolls_can_be_paid(public, &m));
            need(pays, FrameNeed::MovingAndToll);
        }
        Frame::Discard { left } => need(active.hand_count >= left, FrameNeed::CardsInHand),
        Frame::Pay { with, left, kind, place } => {
            let enough = crate::legal::payment::covers(public, public.active, with, left, kind, place);
            need(enough, FrameNeed::EnoughToPay);
        }
        Frame::Airlift { to, .. } if to.is_on_board() => {
            let from = active.character;
            let near = from.hex().is_some() && crate::tables::ADJACENT[from.index()] & !LAKES & to.bit() != 0;
            need(near && public.enemies_at(public.active) & to.bit() == 0, FrameNeed::AdjacentLand);
        }
        Frame::Ability { .. } | Frame::Steal { .. } | Frame::Dials => {
            let here = public.combat.hex.bit();
            let both = combat
                && Side::BOTH.iter().all(|s| {
                    let player = public.player(public.combat.seat(*s));
                    let there = if public.combat.duel { player.under_airship() } else { player.fighters_at };
                    there & here != 0
                });
            need(both, FrameNeed::BothSides);
        }
        Frame::Retreat | Frame::Aftermath => need(combat, FrameNeed::CombatLine),
        Frame::AutomaFight { side } | Frame::AutomaCards { side, .. } => {
            need(combat && public.player(public.combat.seat(side)).is_automa(), FrameNeed::AutomaInCombat);
        }
        Frame::AutomaDraw
        | Frame::AutomaMoves { .. }
        | Frame::AutomaArrive { .. }
        | Frame::AutomaGains { .. }
        | Frame::AutomaRecruits { .. }
        | Frame::AutomaStar { .. }
        | Frame::AutomaFlip { .. }
        | Frame::AutomaTrap
        | Frame::AutomaFactory => need(active.is_automa(), FrameNeed::AutomaActive),
        Frame::Section | Frame::EndTurn => need(!active.is_automa(), FrameNeed::PersonActive),
        Frame::Draw { seat, .. } | Frame::Stars(seat) => need(seat.index() < seats, FrameNeed::SeatOfTheGame),
        Frame::Top(Section::Factory) | Frame::Bottom(Section::Factory) => {
            need(active.factory_card.is_some(), FrameNeed::FactoryCard);
        }
        Frame::Effects { source, option, index } => {
            use crate::state::Source;
            let gains = match source {
                Source::Encounter(card) => card.face().options.get(option as usize).map(|o| o.gains),
                Source::Factory(card) => card.face().options.get(option as usize).copied(),
            };
            need(gains.is_some_and(|g| index as usize <= g.len()), FrameNeed::OptionAndGain);
            if matches!(source, Source::Encounter(_)) {
                need(active.character.hex().is_some(), FrameNeed::CharacterOnTerritory);
            }
        }
        Frame::Deal { dealt } => {
            need(crate::setup::deal_step(public, dealt).is_some(), FrameNeed::CardToDeal);
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
            need(public.seats().all(|s| holds(s) == dealt_to[s.index()]), FrameNeed::CardsDealt);
            need((dealt > 0) == public.tile.is_some(), FrameNeed::BonusTileFirst);
            need(dealt <= 1 || !crate::setup::lacks_tiles(public), FrameNeed::TilesFirst);
        }
        Frame::PlaceToken => {
            let free = public.tokens.all_at() & active.character.bit() == 0;
            let some = crate::abilities::exalt::has_flag(public, active)
                || crate::abilities::maifuku::has_trap(public, active);
            need(active.character.hex().is_some() && free && some, FrameNeed::TokenAndPlace);
        }
        Frame::FactoryPick => {
            need(public.factory_seen & (1 << public.active.index()) != 0, FrameNeed::SeenBy);
        }
        Frame::Take {
            what: crate::state::TakeWhat::Resource(_) | crate::state::TakeWhat::Workers,
            at,
            ..
        } => {
            need(at.hex().is_some(), FrameNeed::Hex);
        }
        Frame::Airlift { .. } => need(active.character.hex().is_some(), FrameNeed::CharacterOnTerritory),
        Frame::Deploy { at } | Frame::Build { at } => {
            need(!at.is_on_board() || LAKES & at.bit() == 0, FrameNeed::Land)
        }
        _ => {
            if let Some(what) = super::wind_gambit::needs(public, frame) {
                need(false, what);
            }
        }
    }
}
