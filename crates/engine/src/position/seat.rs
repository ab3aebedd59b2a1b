//! One seat of a position: both mats, the tracks, the pieces and the cards in hand.

use super::collect::Check;
use super::doc::*;
use super::error::FaultPlace;
use super::fault::PositionFault;
use crate::automa::position as automa;
use crate::state::State;
use crate::tables::MECHS;
use crate::tracks::{MAX_DIAL, MAX_POPULARITY, MAX_POWER};
use crate::vocab::*;

/// Reads and checks one seat.
pub(super) fn read_seat(check: &mut Check, state: &mut State, seat: Seat, doc: &SeatDoc) {
    let rules = state.public.rules;
    let player = &mut state.public.players[seat.index()];
    let home = player.faction.home();
    let mut track = |value: Option<u8>, max: u8, track: &'static str, target: &mut u8| {
        if let Some(value) = value {
            if value > max {
                check.fault(seat, PositionFault::TrackEnds { track, value, max });
            }
            *target = value.min(max);
        }
    };
    track(doc.power, MAX_POWER, "power", &mut player.power);
    track(doc.popularity, MAX_POPULARITY, "popularity", &mut player.popularity);
    player.coins = doc.coins.unwrap_or(player.coins);
    if doc.stars.len() > Stars::PER_PLAYER as usize {
        check.fault(seat, PositionFault::SixStars);
    }
    for star in check.read_all::<Star>(seat, &doc.stars).into_iter().take(Stars::PER_PLAYER as usize) {
        player.stars.set(star, player.stars.on(star) + 1);
    }
    match doc.character.as_deref() {
        None => {}
        Some("-") if player.is_automa() => player.character = Place::OFF,
        Some(at) => player.character = check.read(seat, at).unwrap_or(home),
    }
    if let Some(automa) = &doc.automa {
        automa.read(check, seat, player);
    }
    let mut slots = MechSlotSet::NONE;
    for &number in &doc.mechs.slots {
        match number.checked_sub(1).filter(|slot| (*slot as usize) < MECHS && !slots.contains(*slot)) {
            Some(slot) => slots.insert(slot),
            None => check.fault(seat, PositionFault::MechSlot { slot: number }),
        }
    }
    let mechs: Vec<Place> = check.read_all(seat, &doc.mechs.at);
    if player.is_automa() {
        if !slots.is_empty() || mechs.len() > MECHS {
            check.fault(seat, PositionFault::AutomaMechs);
        }
    } else if mechs.len() != slots.count() as usize {
        check.fault(seat, PositionFault::MechPlaces);
    }
    player.deployed = slots;
    fill(&mut player.mechs, mechs);
    if let Some(list) = &doc.workers {
        let workers: Vec<Place> = check.read_all(seat, list);
        if !(2..=8).contains(&workers.len()) {
            check.fault(seat, PositionFault::WorkerCount);
        }
        fill(&mut player.workers, workers);
    }
    for (structure, hex) in &doc.structures {
        if let (Some(s), Some(h)) = (check.read::<Structure>(seat, structure), check.read::<Hex>(seat, hex)) {
            player.structures[s.index()] = h.place();
        }
    }
    for cube in check.read_all::<Cube>(seat, &doc.cubes) {
        player.cubes.insert(cube);
    }
    for action in check.read_all::<BottomAction>(seat, &doc.reduced) {
        player.reduced[action.index()] = player.reduced[action.index()].saturating_add(1);
        if player.reduced[action.index()] > player.bottom_row(action).map_or(0, |printed| printed.reducible) {
            check.fault(seat, PositionFault::CubeRoom { action });
        }
    }
    if player.cubes.count() as usize != doc.cubes.len() || doc.cubes.len() != doc.reduced.len() {
        check.fault(seat, PositionFault::Cubes);
    }
    for recruit in check.read_all::<BottomAction>(seat, &doc.recruits) {
        player.recruits.insert(recruit);
    }
    for bonus in check.read_all::<RecruitBonus>(seat, &doc.bonuses) {
        player.one_time.insert(bonus);
    }
    if player.recruit_count() as usize != doc.recruits.len()
        || player.one_time.count() as usize != doc.bonuses.len()
        || doc.recruits.len() != doc.bonuses.len()
    {
        check.fault(seat, PositionFault::Recruits);
    }
    if let Some(n) = doc.factory_card {
        player.factory_card = FactoryCard::new(n);
        if player.factory_card.is_none() {
            check.fault(seat, PositionFault::NoFactoryCard { card: n });
        }
    }
    player.token = doc.token.as_deref().and_then(|t| check.read(seat, t));
    if player.token == Some(Section::Factory) && player.factory_card.is_none() {
        check.fault(seat, PositionFault::TokenOnFactory);
    }
    automa::check_pieces(check, seat, player, doc, rules);
    player.refresh();
    let own = &mut state.own[seat.index()];
    if !doc.hand.is_empty() {
        own.hand = check.read(seat, &doc.hand).unwrap_or_default();
    }
    own.dial = doc.dial;
    let mut played = CombatCards::NONE;
    if !doc.played.is_empty() {
        played = check.read(seat, &doc.played).unwrap_or_default();
    }
    own.played = played.into();
    if own.hand.minus(played).is_none() {
        check.fault(seat, PositionFault::PlayedFromHand);
    }
    player.hand_count = own.hand.count();
    if own.dial.is_some_and(|d| d > player.power.min(MAX_DIAL)) {
        check.fault(seat, PositionFault::DialTooHigh);
    }
    state.public.recount();
}

/// What a seat has seen of other hands, once all hands have been read.
pub(super) fn read_knowledge(check: &mut Check, state: &mut State, seat: Seat, doc: &SeatDoc) {
    let place = FaultPlace::SeatKey(seat, "knows");
    for (number, cards) in &doc.knows {
        let Some(of) = check.seat(place, *number, state.public.seat_count()) else { continue };
        let Some(cards) = check.read::<CombatCards>(place, cards) else { continue };
        if state.public.player(seat).is_automa() || of == seat {
            check.fault(place, PositionFault::KnowsWhom);
        } else if state.own(of).hand.minus(cards).is_none() {
            check.fault(place, PositionFault::KnowsMore { of });
        } else {
            state.own[seat.index()].known.set(seat, of, cards);
        }
    }
}

fn fill<const N: usize>(list: &mut [Place; N], mut places: Vec<Place>) {
    places.sort();
    *list = [Place::OFF; N];
    for (slot, place) in list.iter_mut().zip(places) {
        *slot = place;
    }
}
