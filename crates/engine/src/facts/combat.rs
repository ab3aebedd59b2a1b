//! What is known of a combat: power, cards, abilities, and the totals each side could reach.

use super::TrialEnd;
use crate::abilities::{self, BeforeCombatEffect};
use crate::moves::Move;
use crate::rules;
use crate::rules::usable_before_combat;
use crate::setup::COMBAT_DECK;
use crate::state::{Combat, Frame, Public, Question, Side};
use crate::tracks::{MAX_DIAL, MAX_POWER};
use crate::view::View;
use crate::vocab::*;

/// An ability used before the dials are set.
///
/// ```
/// use kosa_engine::{State, View, vocab::{BeforeCombat, Seat}};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; power 5; mechs 3 at h11; \
///      seat crimea mechanical; power 4; mechs 1 at h12",
/// ).unwrap();
/// let me = Seat::new(0).unwrap();
/// let facts = View::of(&state, me).combat_ahead(me, "h12".parse().unwrap(), 1, 0).unwrap();
/// let artillery = facts.sides[0].abilities[0];
/// assert_eq!((artillery.ability, artillery.others_loss), (BeforeCombat::Artillery, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AbilityInPlay {
    /// Which.
    pub ability: BeforeCombat,
    /// Whether its owner may leave it; otherwise it happens by itself.
    pub may_be_left: bool,
    /// Whether it is over: used or left.
    pub is_over: bool,
    /// Power its owner gains by it; negative where it costs power.
    pub own_power: i8,
    /// Power the other side loses.
    pub others_loss: u8,
    /// Combat cards taken from the other side.
    pub cards: u8,
}

/// One side of a combat as a viewer knows it.
///
/// ```
/// use kosa_engine::{Side, State, View, vocab::Seat};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; power 5; hand 25; mechs 1 at h11; \
///      seat crimea mechanical; power 4; mechs 1 at h12",
/// ).unwrap();
/// let me = Seat::new(0).unwrap();
/// let facts = View::of(&state, me).combat_ahead(me, "h12".parse().unwrap(), 1, 0).unwrap();
/// let side = facts.side(Side::Attacker);
/// assert_eq!((side.power, side.card_limit, side.most), (5, 1, 10), "5 on the dial and a card of 5");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideFacts {
    /// Whose side.
    pub seat: Seat,
    /// Characters and mechs that fight.
    pub fighters: u8,
    /// Workers there.
    pub workers: u8,
    /// Power on the track.
    pub power: u8,
    /// Combat cards in hand.
    pub hand: u8,
    /// The most combat cards that may be played.
    pub card_limit: u8,
    /// Abilities used before the dials are set.
    pub abilities: Vec<AbilityInPlay>,
    /// Whether the choice has been made.
    pub committed: bool,
    /// The most power the dial can show, once abilities have done what they do by themselves.
    pub most_power: u8,
    /// The greatest total that is possible as far as the viewer knows; the least is always nothing, unless the choice is made
    /// and the viewer's own or an Automa's.
    pub most: u8,
    /// The total, where the viewer knows it: the viewer's own choice, once made.
    pub total: Option<u8>,
}

/// What is known of a combat.
///
/// ```
/// use kosa_engine::{State, View, vocab::Seat};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; mechs 1 at h11; seat crimea mechanical; mechs 1 at h12",
/// ).unwrap();
/// let me = Seat::new(0).unwrap();
/// let view = View::of(&state, me);
/// assert_eq!(view.combat_facts(), None, "no combat is being fought");
/// let facts = view.combat_ahead(me, "h12".parse().unwrap(), 1, 0).unwrap();
/// assert_eq!(facts.sides[1].seat, Seat::new(1).unwrap());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombatFacts {
    /// Where it is, or would be, fought.
    pub place: Place,
    /// Attacker and defender.
    pub sides: [SideFacts; 2],
    /// Combat cards whose place the viewer does not know: neither in the viewer's hand nor among the discards nor
    /// known to be in another hand.
    pub unseen: CombatCards,
}

impl CombatFacts {
    /// One side.
    pub fn side(&self, side: Side) -> &SideFacts {
        &self.sides[side as usize]
    }
}

impl View {
    /// Combat cards whose place the viewer does not know: in the deck, or unknown in other hands.
    pub fn unseen_cards(&self) -> CombatCards {
        let hands = self.public().seats().map(|seat| self.known_cards(seat));
        let seen = hands.fold(self.public().discard, CombatCards::plus);
        COMBAT_DECK.minus(seen).unwrap_or_default()
    }

    /// What is known of the combat being fought.
    pub fn combat_facts(&self) -> Option<CombatFacts> {
        self.public().combat().map(|_| self.facts_of(self.public()))
    }

    /// What would be known of a combat if a number of a seat's characters and mechs came to a territory that another holds,
    /// with or without a worker. The power of both is as it is now. Nothing where nobody would fight.
    ///
    /// ```
    /// use kosa_engine::{Side, State, View, vocab::Seat};
    /// let state = State::from_position(
    ///     "kosa-position 1\nactive 1\nseat nordic industrial\npower 5\nhand 25\nmechs 2 at h43\nworkers h04 h05\n\
    ///      seat crimea mechanical\npower 3\nhand 4\nmechs 2 at h44\nworkers h44 h44",
    /// ).unwrap();
    /// let seat = Seat::new(0).unwrap();
    /// let view = View::of(&state, seat);
    /// let facts = view.combat_ahead(seat, "h44".parse().unwrap(), 1, 0).unwrap();
    /// assert_eq!(facts.side(Side::Attacker).most, 5 + 5);
    /// assert_eq!(facts.side(Side::Defender).most, 3 + 5, "it may hold any card that was not seen");
    /// ```
    pub fn combat_ahead(
        &self,
        attacker: Seat,
        place: Place,
        fighters: u8,
        workers: u8,
    ) -> Option<CombatFacts> {
        let mut board = *self.public();
        let defender = board.enemy_fighter_on(attacker, place)?;
        place.hex()?;
        board.active = attacker;
        board.combat = Combat { hex: place, attacker, defender, ..Combat::default() };
        board.frames.clear();
        for side in [Side::Defender, Side::Attacker] {
            board.frames.push(Question::Ability { side, slot: 0 });
        }
        // The attacker's units as they would stand there: which of them come makes no difference.
        let player = *board.player(attacker);
        let fighters_elsewhere = player.mechs().filter(|at| *at != place).map(|at| (UnitKind::Mech, at));
        let character = Some((UnitKind::Character, player.character)).filter(|(_, at)| !at.set().is_empty());
        let coming = fighters_elsewhere.chain(character.filter(|(_, at)| *at != place));
        let missing = fighters.saturating_sub(player.fighters_on(place));
        for (unit, from) in coming.take(missing as usize).collect::<Vec<_>>() {
            board.send(attacker, unit, from, place);
        }
        let missing = workers.saturating_sub(player.workers_on(place));
        let carried: Vec<Place> = player.workers().filter(|at| *at != place).take(missing as usize).collect();
        for from in carried {
            board.send(attacker, UnitKind::Worker, from, place);
        }
        Some(self.facts_of(&board))
    }

    /// What would be known of the combat in a territory once these moves of the viewer are made: with everybody who stands there
    /// then, and with the power and cards that are left then. Nothing where nobody would fight, or where the moves do not lead that
    /// far.
    ///
    /// ```
    /// use kosa_engine::{Actor, Side, State, View, vocab::Seat};
    /// let mut state = State::from_position(
    ///     "kosa-position 1\nactive 1\nseat nordic industrial\npower 5\nhand 25\nmechs 2 3 at h44 h44\n\
    ///      seat crimea mechanical\npower 3\nmechs 2 at h43",
    /// ).unwrap();
    /// let seat = Seat::new(0).unwrap();
    /// for mv in ["section build", "move", "step mech h44 h43"] {
    ///     state.apply(Actor::Seat(seat), mv.parse().unwrap()).unwrap();
    /// }
    /// let second = "step mech h44 h43".parse().unwrap();
    /// let facts = View::of(&state, seat).combat_after(&[second], "h43".parse().unwrap()).unwrap();
    /// let us = facts.side(Side::Attacker);
    /// assert_eq!((us.fighters, us.card_limit, us.most), (2, 2, 5 + 5 + 2), "the first one stands there already");
    /// ```
    pub fn combat_after(&self, moves: &[Move], place: Place) -> Option<CombatFacts> {
        let seat = self.seat()?;
        let trial = self.try_out(moves);
        if trial.made < moves.len() {
            return None;
        }
        let after = trial.view.public();
        if after.combat().is_some_and(|combat| combat.hex() == place.hex()) {
            return trial.view.combat_facts();
        }
        let player = after.player(seat);
        // What a Trap that nobody knows would take is made up in a trial: then power and cards are those of now.
        let board = if trial.ended == TrialEnd::Made { &trial.view } else { self };
        board.combat_ahead(seat, place, player.fighters_on(place), player.workers_on(place))
    }

    fn facts_of(&self, public: &Public) -> CombatFacts {
        let sides = Side::BOTH.map(|side| self.side_facts(public, side));
        CombatFacts { place: public.combat.hex, sides, unseen: self.unseen_cards() }
    }

    fn side_facts(&self, public: &Public, side: Side) -> SideFacts {
        let combat = &public.combat;
        let seat = combat.seat(side);
        let player = public.player(seat);
        let abilities = abilities_in_play(public, side);
        let mine = Some(seat) == self.seat();
        // A card that is still to be taken from the other side may be played.
        let taken: u8 = abilities.iter().filter(|a| !a.is_over).map(|a| a.cards).sum();
        let mut board = *public;
        board.player_mut(seat).hand_count += taken;
        board.player_mut(seat).power = power_after(public, side);
        let hand = board.player(seat).hand_count;
        let known = self.known_cards(seat);
        // What is taken from the other side may be one of the cards known there.
        let others = if taken > 0 { self.known_cards(combat.seat(side.other())) } else { CombatCards::NONE };
        let unknown = self.unseen_cards().plus(others);
        let most = |(power, cards): (u8, u8)| power + best(known, unknown, hand, cards);
        let bids = if player.is_automa() {
            self.bids_of_automa(&board, side)
        } else {
            vec![(board.player(seat).power.min(MAX_DIAL), rules::card_limit(&board, seat))]
        };
        let total = self.own().dial().filter(|_| mine && combat.has_committed(side));
        SideFacts {
            seat,
            fighters: player.fighters_on(combat.hex),
            workers: player.workers_on(combat.hex),
            power: player.power,
            hand: player.hand_count,
            card_limit: bids.iter().map(|(_, cards)| *cards).max().unwrap_or_default(),
            abilities,
            committed: combat.has_committed(side),
            most_power: bids.iter().map(|(power, _)| *power).max().unwrap_or_default(),
            most: bids.into_iter().map(most).max().unwrap_or_default(),
            total: total.map(|dial| dial + self.own().played.cards().value()),
        }
    }
}

impl View {
    /// The power and the number of cards with which an Automa may fight: what the card says that lies open, or what any card may say
    /// that it still draws.
    fn bids_of_automa(&self, board: &Public, side: Side) -> Vec<(u8, u8)> {
        let drawn = self.automa_dial(side).filter(|_| board.frames == self.public().frames);
        match drawn {
            Some(power) => vec![(power, self.automa_cards(side))],
            None => board.automa_bids(side).collect(),
        }
    }
}

/// The greatest sum of a number of cards of a hand, of which some are known and the rest may be any of the others.
pub(super) fn best(known: CombatCards, others: CombatCards, hand: u8, limit: u8) -> u8 {
    let mut unknown = hand.saturating_sub(known.count());
    let (mut sum, mut left) = (0, limit);
    for card in CombatCard::ALL.into_iter().rev() {
        let drawn = others.of(card).min(unknown);
        unknown -= drawn;
        let played = (known.of(card) + drawn).min(left);
        sum += played * card.value();
        left -= played;
    }
    sum
}

/// The abilities a side has in a combat, and what they do.
fn abilities_in_play(public: &Public, side: Side) -> Vec<AbilityInPlay> {
    let next = next_slot(public, side);
    let all = (0..MECH_SLOTS).filter_map(|slot| Some((slot, usable_before_combat(public, side, slot)?)));
    all.map(|(slot, ability)| {
        let BeforeCombatEffect { cost, gain, others_loss, cards } = BeforeCombatEffect::of(ability);
        let may_be_left = abilities::may_be_left(public.rules, ability);
        let own_power = gain as i8 - cost as i8;
        AbilityInPlay { ability, may_be_left, is_over: slot < next, own_power, others_loss, cards }
    })
    .collect()
}

const MECH_SLOTS: MechSlot = crate::tables::MECHS as MechSlot;

/// The first slot whose ability is still to come; beyond the last where all are over.
fn next_slot(public: &Public, side: Side) -> MechSlot {
    let pending = public.frames.as_slice().iter().find_map(|frame| match frame {
        Frame::Question(Question::Ability { side: of, slot }) if *of == side => Some(*slot),
        _ => None,
    });
    pending.unwrap_or(MECH_SLOTS)
}

/// The power a side has once the abilities still to come have done what they do by themselves, with all it may gain.
fn power_after(public: &Public, side: Side) -> u8 {
    let mut power = public.player(public.combat.seat(side)).power;
    // The attacker's abilities come first.
    for of in Side::BOTH {
        for ability in abilities_in_play(public, of).into_iter().filter(|a| !a.is_over) {
            if of == side && ability.own_power > 0 {
                power = power.saturating_add(ability.own_power as u8).min(MAX_POWER);
            } else if of != side && !ability.may_be_left {
                power = power.saturating_sub(ability.others_loss);
            }
        }
    }
    power
}
