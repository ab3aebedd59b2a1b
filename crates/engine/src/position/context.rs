//! What fits together: pieces on the board, frames and what they need around them, and nothing left over from a Move
//! action or a combat that is not under way.

use super::collect::Check;
use super::doc::*;
use super::error::FaultPlace;
use super::fault::PositionFault;
use super::goals::check_end;
use super::moving::{check_moving, unmoved_fighter};
use super::need::FrameNeed;
use super::wind_gambit::{check_airship, tolls_can_be_paid};
use crate::legal::payment::covers;
use crate::rules::Switch;
use crate::state::{Frame, Public, Side, State};
use crate::tables::{ALL_HEXES, ENCOUNTER_HEXES, LAKES};
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
        check_moving(check, public);
        check_end(check, public);
        let drawn_for = has(|f| matches!(f, Frame::EncounterDraw)) as u32;
        if public.encounter_tokens.count_ones() + drawn_for > public.encounter_deck.count_ones() {
            check.fault("encounter-deck", PositionFault::EncounterCards);
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
            // An Automa chooses in one go: its card is drawn, then those of its hand are added.
            let adds = |side| {
                public.frames().iter().any(|f| matches!(f, Frame::AutomaCards { side: s, .. } if *s == side))
            };
            let waits = side.is_some_and(|side| public.player(seat).is_automa() && !committed && !adds(side));
            if waits && (own.dial.is_some() || !own.played.is_empty()) {
                check.fault("dial", PositionFault::NoPowerChosen { seat });
            }
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

/// Where units stand that stand on no hex.
const BASES: u64 = !ALL_HEXES;

/// Home bases on which units of the player may stand.
fn open_bases(public: &Public, seat: Seat) -> u64 {
    let player = public.player(seat);
    let mut open = player.faction.home().bit();
    if player.has_ability(MechAbility::Wayfare) && public.seats < crate::abilities::wayfare::SWAPPED_FROM {
        open |= BASES & !public.seats().fold(0, |set, s| set | public.player(s).faction.home().bit());
    }
    open
}

/// Whether the player's character and mechs may stand on a lake.
fn enters_lakes(public: &Public, seat: Seat) -> bool {
    crate::abilities::seaworthy::sails(public, seat)
        || public.player(seat).has_tile(crate::airships::ferry::TILES)
}

/// What cannot lie on the board together.
pub(super) fn check_board(check: &mut Check, public: &Public) {
    let mut built = 0u64;
    let moving = public.frames().iter().fold(0, |set, f| match f {
        Frame::Settle => u64::MAX,
        Frame::AutomaArrive { at, .. } => set | at.bit(),
        _ => set,
    });
    // Once the beaten have left, nobody shares the territory of a combat.
    let fights = public.frames().iter().any(|f| matches!(f, Frame::Dials | Frame::Retreat));
    let sides = [public.combat.attacker, public.combat.defender];
    let marked = public.frames().contains(&Frame::Units);
    let at_once = public.rules.has(Switch::WorkersRetreatAtOnce);
    for seat in public.seats() {
        let player = public.player(seat);
        if player.units_at() & BASES & !open_bases(public, seat) != 0 {
            check.fault(seat, PositionFault::ForeignBase);
        }
        check_airship(check, public, seat);
        if player.fighters_at & LAKES != 0 && !enters_lakes(public, seat) && !player.is_automa() {
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
                let meets =
                    (fights && at == public.combat.hex && sides.contains(&seat) && sides.contains(&other))
                        || [seat, other].into_iter().any(|s| {
                            let enemies = if at_once { public.enemy_fighters_at(s) } else { u64::MAX };
                            moving & at.bit() != 0
                                && s == public.active
                                && public.player(s).fighters_at & enemies & at.bit() != 0
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
        let units = public.seats().fold(0, |set, s| set | public.player(s).units_at());
        for lake in PlaceSet(LAKES & !units).filter(|lake| public.resources[lake.index()] != [0; 4]) {
            check.fault(FaultPlace::At(lake), PositionFault::ResourcesOnLake);
        }
    }
    for entry in public.turn.entries.iter().flatten() {
        let player = public.player(public.active);
        let there = match entry.unit {
            UnitKind::Character => player.character == entry.to,
            UnitKind::Mech => player.mechs_at & entry.to.bit() != 0,
            // Workers enter with a mech only.
            UnitKind::Worker | UnitKind::Airship => false,
        };
        if !there {
            check.fault("entry", PositionFault::NoUnitEntered { at: entry.to });
        }
        // It may have to go back.
        if entry.from.hex().is_none() && entry.from.bit() & !open_bases(public, public.active) != 0 {
            check.fault("entry", PositionFault::ForeignBase);
        }
        if entry.from.bit() & LAKES != 0 && !enters_lakes(public, public.active) {
            check.fault("entry", PositionFault::FighterOnLake);
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
    // Where encounters happen: combats have been fought by then, and no lake has a symbol.
    let on_land = active.character.hex().is_some()
        && (LAKES | public.enemies_at(public.active)) & active.character.bit() == 0;
    let first_visit = active.character == Hex::FACTORY.place() && active.factory_card.is_none();
    match frame {
        Frame::Onward => need(public.turn.moving.is_some(), FrameNeed::MovingLine),
        Frame::Carry => {
            let pays = public.turn.moving.is_some_and(|m| tolls_can_be_paid(public, &m));
            need(pays, FrameNeed::MovingAndToll);
        }
        Frame::Discard { left: cards } => {
            need(active.hand_count >= cards, FrameNeed::CardsInHand);
            // A card that is paid here stands for no resource of the payment below.
            if let Some(Frame::Pay { with, left, kind, place }) = public.frames.top() {
                let enough = covers(public, public.active, (with, left, kind, place), cards);
                need(enough, FrameNeed::EnoughToPay);
            }
        }
        Frame::Pay { with, left, kind, place } => {
            let enough = covers(public, public.active, (with, left, kind, place), 0);
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
            let seat = public.combat.seat(side);
            let undecided = !public.combat.has_committed(side);
            need(combat && undecided && public.player(seat).is_automa(), FrameNeed::AutomaInCombat);
            if let Frame::AutomaCards { left, .. } = frame {
                let own = state.own(seat);
                let rest = own.hand.minus(own.played).unwrap_or_default().count();
                need(own.dial.is_some() && rest >= left, FrameNeed::AutomaChoice);
            }
        }
        Frame::AutomaFactory => {
            let wants = active.automa.is_some_and(|a| !a.factory_card);
            let laid_out = public.factory_dealt && state.hidden.factory_pool != 0;
            need(wants && laid_out, FrameNeed::FactoryCardForAutoma);
        }
        Frame::AutomaTrap => {
            let free = active.character.hex().is_some()
                && public.tokens.all_at() & active.character.bit() == 0
                && crate::abilities::maifuku::has_trap(public, active);
            need(active.is_automa(), FrameNeed::AutomaActive);
            need(free, FrameNeed::TokenAndPlace);
        }
        Frame::AutomaDraw
        | Frame::AutomaMoves { .. }
        | Frame::AutomaArrive { .. }
        | Frame::AutomaGains { .. }
        | Frame::AutomaRecruits { .. }
        | Frame::AutomaStar { .. }
        | Frame::AutomaFlip { .. } => need(active.is_automa(), FrameNeed::AutomaActive),
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
                need(on_land, FrameNeed::CharacterOnTerritory);
            }
        }
        Frame::EncounterDraw | Frame::Encounter { taken: 0, .. } => {
            let symbol = ENCOUNTER_HEXES & !public.encounter_tokens & active.character.bit() != 0;
            need(symbol && on_land, FrameNeed::EncounterThere);
        }
        // The option taken before may have carried the character away.
        Frame::Encounter { .. } => need(on_land, FrameNeed::CharacterOnTerritory),
        Frame::PickResources { at, .. } => {
            need(public.controlled_by(public.active) & at.bit() != 0, FrameNeed::OwnTerritory);
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
        Frame::FactoryDeal { .. } => need(first_visit, FrameNeed::NoFactoryCardYet),
        Frame::FactoryPick => {
            need(first_visit, FrameNeed::NoFactoryCardYet);
            need(public.factory_seen & (1 << public.active.index()) != 0, FrameNeed::SeenBy);
        }
        Frame::Take {
            what: crate::state::TakeWhat::Resource(_) | crate::state::TakeWhat::Workers,
            at,
            ..
        } => {
            need(at.hex().is_some(), FrameNeed::Hex);
            need(at == active.character && on_land, FrameNeed::CharacterThere);
        }
        Frame::Airlift { .. } => need(on_land, FrameNeed::CharacterOnTerritory),
        Frame::Deploy { at } | Frame::Build { at } if at.is_on_board() => {
            need(LAKES & at.bit() == 0, FrameNeed::Land);
            need(at == active.character && on_land, FrameNeed::CharacterThere);
        }
        _ => {
            if let Some(what) = super::wind_gambit::needs(public, frame) {
                need(false, what);
            }
        }
    }
}
