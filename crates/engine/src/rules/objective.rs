//! Objectives: which cards may be revealed now. What their conditions ask stands in `facts/objectives`.

use super::{Apply, Eyes, push};
use crate::event::{Event, Listener};
use crate::facts::{Glance, Survey, holds};
use crate::moves::{Move, MoveList};
use crate::rules::Switch;
use crate::state::{Public, Question};
use crate::vocab::*;

/// Adds the objective cards that may be revealed in the middle of an action: the older printings let a card be shown at any moment of the turn; a
/// combat has its own rhythm (RL-065, RL-069).
#[cold]
pub(crate) fn reveals_during(eyes: &Eyes, question: &Question, list: &mut MoveList) {
    if eyes.public.rules.has(Switch::ObjectivesBetweenActions) {
        return;
    }
    let between = matches!(question, Question::Section | Question::Bottom(_) | Question::EndTurn);
    let fights = matches!(question, Question::Dials | Question::Ability { .. } | Question::Retreat);
    if !between && !fights && eyes.seat == eyes.public.active {
        reveals(eyes, false, list);
    }
}

/// Adds the objective cards that the player whose turn it is may reveal now; `end` at the end of the turn.
#[inline(never)]
pub(crate) fn reveals(eyes: &Eyes, end: bool, list: &mut MoveList) {
    debug_assert_eq!(eyes.seat, eyes.public.active);
    if eyes.public.ending.missions[0].is_some() {
        missions(eyes, end, list);
    } else {
        in_hand(eyes, end, list);
    }
}

/// Adds those of the cards in hand.
#[inline(always)]
fn in_hand(eyes: &Eyes, end: bool, list: &mut MoveList) {
    let public = eyes.public;
    // One question for all that is nearly always wrong: the moment, the card, the numbers.
    let glance = Glance::of(public, eyes.seat, end);
    let allowed = eyes.own.objectives.map(|card| glance.allows(card));
    if allowed[0] | allowed[1] {
        surveyed(eyes, allowed, list);
    }
    debug_assert!(
        eyes.own.objectives.into_iter().flatten().all(|card| {
            (glance.allows(Some(card)) && Survey::of(public, eyes.seat).allows(Some(card)))
                || (card.face().timing == Timing::EndOfTurn && !end)
                || !holds(public, eyes.seat, card)
        }),
        "a card is passed over that holds"
    );
}

/// Adds the open objectives that a star may be placed on, before those in hand.
#[cold]
fn missions(eyes: &Eyes, end: bool, list: &mut MoveList) {
    for mission in open_missions(eyes.public, eyes.seat, end) {
        push(list, Move::Reveal(mission));
    }
    in_hand(eyes, end, list);
}

/// Of the cards in hand that are not ruled out, those that the pieces do not rule out either.
#[inline(never)]
fn surveyed(eyes: &Eyes, mut allowed: [bool; 2], list: &mut MoveList) {
    let survey = Survey::of(eyes.public, eyes.seat);
    for (allowed, card) in allowed.iter_mut().zip(eyes.own.objectives) {
        *allowed &= survey.allows(card);
    }
    if allowed[0] | allowed[1] {
        held(eyes, allowed, list);
    }
}

/// Adds the cards in hand that may hold and whose conditions do.
#[inline(never)]
fn held(eyes: &Eyes, allowed: [bool; 2], list: &mut MoveList) {
    let (public, seat) = (eyes.public, eyes.seat);
    for (card, allowed) in eyes.own.objectives.into_iter().zip(allowed) {
        if let Some(objective) = card
            && allowed
            && holds(public, seat, objective)
            && may_place_objective_star(public, seat)
        {
            push(list, Move::Reveal(objective));
        }
    }
}

/// Whether a star for an objective can still be placed: under a resolution tile the game may go on after the sixth star.
fn may_place_objective_star(public: &Public, seat: Seat) -> bool {
    let stars = public.player(seat).stars;
    !stars.complete() && stars.on(Star::Objective) < public.star_limit(seat, Star::Objective)
}

/// Objectives laid open for everybody that the seat may place a star on now.
fn open_missions(public: &Public, seat: Seat, end: bool) -> impl Iterator<Item = Objective> + '_ {
    let player = public.player(seat);
    let done = player.missions;
    let room = !player.stars.complete();
    let open = move |i: usize| room && !done.contains(i);
    let missions = public.ending.missions.into_iter().enumerate();
    missions
        .filter_map(move |(i, m)| m.filter(|_| open(i)))
        .filter(move |m| (end || m.face().timing == Timing::OwnTurn) && holds(public, seat, *m))
}

/// Whether such a star may be placed now: nothing about it is secret.
#[inline]
pub(crate) fn mission_open(public: &Public, seat: Seat, end: bool) -> bool {
    public.ending.missions[0].is_some() && open_missions(public, seat, end).next().is_some()
}

impl<L: Listener> Apply<'_, L> {
    #[inline(never)]
    pub(crate) fn reveal(&mut self, card: Objective) {
        let seat = self.active();
        if let Some(i) = self.state.public.ending.missions.iter().position(|m| *m == Some(card)) {
            self.public_mut().player_mut(seat).missions.insert(i);
            self.tell(Event::ObjectiveRevealed { seat, card });
            return self.place_star(seat, Star::Mission);
        }
        let keeps = self.state.public.keeps_other_objective(seat);
        let own = &mut self.state.own[seat.index()];
        let mut gone = ObjectiveSet::NONE;
        for held in &mut own.objectives {
            if let Some(h) = *held
                && (h == card || !keeps)
            {
                gone.insert(h);
                *held = None;
                if h != card {
                    own.put_away.insert(h);
                }
            }
        }
        own.objectives.sort_unstable_by_key(|o| (o.is_none(), *o));
        // Both go face down under the deck (RL-067).
        self.state.hidden.objective_deck |= gone;
        let public = self.public_mut();
        public.player_mut(seat).objective_count =
            public.player(seat).objective_count.saturating_sub(gone.count() as u8);
        public.revealed.insert(card);
        self.tell(Event::ObjectiveRevealed { seat, card });
        self.place_star(seat, Star::Objective);
    }
}
