//! Produce: pay all that the empty worker spaces show before it (RL-071, RL-072), then workers make tokens on up to two (three)
//! territories (RL-070), and the Mill on its own.

use super::{Apply, Eyes, push, push_amounts};
use crate::event::Listener;
use crate::facts::lack;
use crate::moves::{Move, MoveList};
use crate::rules::Switch;
use crate::state::{Public, Question};
use crate::tables::{ALL_HEXES, LAKES, OF_TERRAIN};
use crate::vocab::*;
use crate::wind_gambit::tiles::reap;

#[inline]
pub(crate) fn is_payable(eyes: &Eyes) -> bool {
    let cost = eyes.public.player(eyes.seat).produce_cost();
    lack::of_tracks(eyes.public, eyes.seat, cost).is_none()
}

pub(crate) fn begin(eyes: &Eyes, list: &mut MoveList) {
    if is_payable(eyes) {
        push(list, Move::Produce);
    }
}

/// Territories with workers of the player that can make something: not with one aboard an airship (RL-134).
pub(crate) fn workplaces(public: &Public, seat: Seat) -> PlaceSet {
    public.player(seat).workers_at
        & public.controlled_by(seat)
        & ALL_HEXES
        & !LAKES
        & !Hex::FACTORY.place().set()
}

/// The Mill's territory, where it may produce now (RL-073, RL-075, RL-076).
pub(crate) fn mill_hex(public: &Public, seat: Seat) -> PlaceSet {
    let mill = public.player(seat).structures[Structure::Mill.index()];
    let Some(hex) = mill.hex() else { return PlaceSet::NONE };
    let held = public.enemies_at(seat).contains(mill);
    let works = match hex.terrain() {
        Terrain::Factory | Terrain::Lake => false,
        // A worker is not set down among enemy units, whatever the printing says of the Mill.
        Terrain::Village => !held,
        _ => !held || public.rules.has(Switch::MillUnderEnemy),
    };
    if works { mill.set() } else { PlaceSet::NONE }
}

/// Tokens or workers a territory can make (RL-074, RL-077).
pub(crate) fn yield_of(public: &Public, seat: Seat, place: Place, with_mill: bool) -> u8 {
    let player = public.player(seat);
    let makers = player.workers_on(place) + with_mill as u8;
    match place.hex().map(Hex::terrain) {
        Some(Terrain::Village) => makers.min(player.workers_left()),
        Some(_) => makers,
        None => 0,
    }
}

/// Territories that may still be chosen, as (ordinary ones, the Mill's).
pub(crate) fn left_to_produce(
    public: &Public,
    seat: Seat,
    left: u8,
    next: u8,
    is_action: bool,
) -> (PlaceSet, PlaceSet) {
    let later = PlaceSet::at_or_after(next);
    let mill_at = if is_action { mill_hex(public, seat) & later } else { PlaceSet::NONE };
    let places = workplaces(public, seat) & later & !mill_at;
    // An encounter that lets workers produce names its own territories: neither Mill nor Reap adds to them.
    let besides = if is_action { places & reap::place(public.player(seat)) } else { PlaceSet::NONE };
    let ordinary = if left > 0 { places } else { besides };
    (ordinary, mill_at)
}

pub(crate) fn answers(eyes: &Eyes, left: u8, next: u8, is_action: bool, list: &mut MoveList) {
    let (ordinary, mill_at) = left_to_produce(eyes.public, eyes.seat, left, next, is_action);
    for place in ordinary | mill_at {
        let Some(hex) = place.hex() else { continue };
        let most = yield_of(eyes.public, eyes.seat, place, place.set() == mill_at);
        push_amounts(list, 1, most, |amount| Move::ProduceOn { hex, amount });
    }
    push(list, Move::Done);
}

impl<L: Listener> Apply<'_, L> {
    /// Ends where nothing is left to produce, and produces where nothing else can be done. Says whether it did.
    #[inline(never)]
    pub(crate) fn produce_flow(&mut self, left: u8, next: u8, is_action: bool) -> bool {
        let seat = self.active();
        let (ordinary, mill_at) = left_to_produce(&self.state.public, seat, left, next, is_action);
        let done = (ordinary | mill_at).is_empty();
        if done {
            self.pop();
        }
        // Whoever works elsewhere than in a village makes something.
        let makes = (ordinary | mill_at).meets(!OF_TERRAIN[Terrain::Village.index()])
            || self.state.public.player(seat).workers_left() > 0;
        done || (!makes && self.answer_if_only(seat))
    }

    pub(crate) fn begin_produce(&mut self) {
        let seat = self.active();
        let player = self.state.public.player(seat);
        let (power, popularity, coins) = player.produce_cost();
        let left = player.produce_territories();
        self.lose_power(seat, power);
        self.lose_popularity(seat, popularity);
        self.spend_coins(seat, coins);
        self.push(Question::Produce { left, next: 0, is_action: true });
    }

    #[inline(never)]
    pub(crate) fn produce_on(&mut self, left: u8, is_action: bool, mv: Move) {
        let Move::ProduceOn { hex, amount } = mv else { return self.pop() };
        let seat = self.active();
        let at_mill = is_action && super::mill_hex(&self.state.public, seat).contains(hex);
        // The Mill's territory and the one under Reap come on top of the others.
        let reaped = is_action && reap::place(self.state.public.player(seat)).contains(hex);
        let left = if at_mill || reaped { left } else { left.saturating_sub(1) };
        self.public_mut().frames.set(Question::Produce { left, next: hex.index() as u8 + 1, is_action });
        match hex.terrain().resource() {
            Some(resource) => self.gain_resource(seat, hex.place(), resource, amount),
            None => self.gain_workers(seat, hex.place(), amount),
        }
    }
}
