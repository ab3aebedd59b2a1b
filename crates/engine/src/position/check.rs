//! Document to state: every fact is read and checked, and every fault is named.

use super::collect::Check;
use super::context::check_board;
use super::doc::*;
use super::error::{FaultPlace, PositionError};
use super::fault::PositionFault;
use super::goals::check_stars;
use super::nesting::may_lie_on;
use super::seat::{read_knowledge, read_seat};
use super::surroundings::check_surroundings;
use crate::error::digits;
use crate::invaders::position as tokens;
use crate::rules::Rules;
use crate::setup::{COMBAT_DECK, Sitter, first_seat};
use crate::state::{
    Awaiting, Combat, ContestedStep, Draw, Frame, Frames, Moving, Public, Question, Side, State, Then,
};
use crate::tables::{ENCOUNTER_HEXES, LAKES};
use crate::vocab::*;
use crate::wind_gambit::tiles::blitzkrieg;

impl PositionDoc {
    /// The state this describes, or every fault of it.
    pub fn to_state(&self) -> Result<State, PositionError> {
        let mut check = Check { faults: Vec::new() };
        let state = self.build(&mut check);
        match state {
            Some(state) if check.faults.is_empty() => Ok(state),
            _ => Err(PositionError { faults: check.faults }),
        }
    }

    fn build(&self, check: &mut Check) -> Option<State> {
        if self.version != 1 {
            check.fault("version", PositionFault::Version { version: self.version });
        }
        let rules: Rules = if self.rules.is_empty() {
            Rules::default()
        } else {
            check.read("rules", &self.rules).unwrap_or_default()
        };
        let pairs = self.pairs(check, rules)?;
        let mut state = State::before_deal(rules, &pairs);
        let count = pairs.len();
        for (i, doc) in self.seats.iter().enumerate() {
            read_seat(check, &mut state, Seat::at(i), doc);
        }
        let public = &mut state.public;
        public.active = match self.active {
            Some(n) => check.seat("active", n, count)?,
            None => first_seat(public),
        };
        public.turns = self.turns.unwrap_or(1);
        public.structure_tile = self.tile.as_deref().and_then(|t| check.read("tile", t));
        if let Some(tokens) = &self.encounters {
            let hexes: Vec<Hex> = check.read_all("encounters", tokens);
            public.encounter_tokens = hexes.iter().map(|h| h.place()).collect();
            if public.encounter_tokens.meets(!ENCOUNTER_HEXES) {
                check.fault("encounters", PositionFault::NoEncounterSymbol);
            }
        }
        if let Some(cards) = &self.encounter_deck {
            public.encounter_deck = check.cards("encounter-deck", cards, rules.encounter_cards());
        }
        public.revealed = check.cards("revealed", &self.revealed, rules.objective_cards());
        if let Some(token) = &self.tie_token {
            public.tie_token = check.read("tie-token", token);
        }
        self.read_resources(check, public);
        self.modules.read(check, &mut state);
        for (i, doc) in self.seats.iter().enumerate() {
            if let Some(airship) = &doc.airship {
                airship.read(check, &mut state.public, Seat::at(i));
            }
        }
        check_stars(check, &state.public);
        tokens::read(check, &mut state, &self.flags, &self.traps);
        self.read_factory(check, &mut state);
        self.read_objectives(check, &mut state);
        self.read_combat_cards(check, &mut state);
        self.read_turn(check, &mut state.public);
        self.read_combat(check, &mut state.public);
        self.read_frames(check, &mut state);
        Some(state)
    }

    fn pairs(&self, check: &mut Check, rules: Rules) -> Option<Vec<(Faction, Sitter)>> {
        let most = rules.max_seats();
        if !(2..=most).contains(&self.seats.len()) {
            check.fault("seats", PositionFault::SeatCount { n: self.seats.len(), most });
            return None;
        }
        let mut pairs: Vec<(Faction, Sitter)> = Vec::new();
        for (i, seat) in self.seats.iter().enumerate() {
            let place = Seat::at(i);
            let faction: Option<Faction> = check.read(place, &seat.faction);
            let mat: Option<Sitter> = check.read(place, &seat.mat);
            let (Some(faction), Some(mat)) = (faction, mat) else { continue };
            let mat_in_box = !matches!(mat, Sitter::Person(mat) if !rules.has_mat(mat));
            if !rules.has_faction(faction) || !mat_in_box {
                check.fault(place, PositionFault::NotInTheBox);
            }
            if seat.automa.is_some() && matches!(mat, Sitter::Person(_)) {
                check.fault(place, PositionFault::AutomaKeys);
            }
            let person = matches!(mat, Sitter::Person(_));
            if pairs.iter().any(|(f, m)| *f == faction || (person && *m == mat)) {
                check.fault(place, PositionFault::Taken { faction, mat });
            }
            if pairs.last().is_some_and(|(f, _)| *f > faction) {
                check.fault(place, PositionFault::SitsEarlier { faction });
            }
            pairs.push((faction, mat));
        }
        check.faults.is_empty().then_some(pairs)
    }

    fn read_resources(&self, check: &mut Check, public: &mut Public) {
        for (place, kinds) in &self.resources {
            let Some(at) = check.read::<Place>("at", place) else { continue };
            if at.is_aboard() {
                check.fault("at", PositionFault::AboardOnBoard);
                continue;
            }
            let mut tokens = [0; Resource::COUNT];
            for (kind, amount) in kinds {
                if let Some(resource) = check.read::<Resource>(FaultPlace::At(at), kind) {
                    tokens[resource.index()] = *amount;
                }
            }
            public.lay_tokens(at, tokens);
        }
    }

    fn read_factory(&self, check: &mut Check, state: &mut State) {
        let public = &mut state.public;
        let mut taken = FactoryCardSet::NONE;
        for seat in public.seats() {
            if let Some(card) = public.player(seat).factory_card {
                if taken.contains(card) {
                    check.fault("factory-card", PositionFault::CardHeldTwice { card: card.number() });
                }
                taken.insert(card);
                if !public.rules.factory_cards().contains(card) {
                    check.fault("factory-card", PositionFault::CardNotInGame { card: card.number() });
                }
            }
        }
        let automas =
            public.seats().filter(|s| public.player(*s).automa().is_some_and(|a| a.factory_card)).count();
        let visits = (taken.count() as usize + automas) as u8;
        public.factory_count = (public.seats + 1).saturating_sub(visits);
        // Whoever holds a card has looked through them, unless the position says otherwise.
        for seat in public.seats() {
            if public.player(seat).factory_card.is_some() && self.factory.is_none() {
                public.factory_seen.insert(seat);
            }
        }
        let dealing = self
            .frames
            .as_deref()
            .unwrap_or_default()
            .last()
            .and_then(|f| f.strip_prefix("factory-deal:"))
            .and_then(digits::<u8>);
        let mut cards = None;
        if let Some(doc) = &self.factory {
            if doc.count != public.factory_count {
                let left = public.factory_count;
                check.fault("factory", PositionFault::FactoryCount { n: doc.count, taken: visits, left });
            }
            cards = doc.cards.as_ref().map(|list| {
                let set = check.cards("factory", list, public.rules.factory_cards());
                check.elsewhere("factory", set & taken);
                set & !taken
            });
            for n in &doc.seen_by {
                if let Some(seat) = check.seat("factory", *n, public.seats as usize) {
                    public.factory_seen.insert(seat);
                }
            }
        }
        let expected = match dealing {
            Some(left) => public.factory_count.checked_sub(left),
            None => Some(public.factory_count),
        };
        match cards {
            Some(set) => {
                if expected != Some(set.count() as u8) {
                    check.fault("factory", PositionFault::FactoryListed);
                }
                state.hidden.factory_pool = set;
                public.factory_dealt = dealing.is_none();
            }
            // Cards have been taken but those left are not named: lay out the lowest ones.
            None if !public.factory_seen.is_empty() && dealing.is_none() => {
                let left = public.rules.factory_cards() & !taken;
                state.hidden.factory_pool = left.iter().take(public.factory_count as usize).collect();
                public.factory_dealt = true;
            }
            None if dealing.is_some() && expected != Some(0) => {
                check.fault("factory", PositionFault::FactoryUnnamed);
            }
            None => {}
        }
    }

    fn read_objectives(&self, check: &mut Check, state: &mut State) {
        let box_ = state.public.rules.objective_cards();
        let mut held = ObjectiveSet::NONE;
        for (i, doc) in self.seats.iter().enumerate() {
            let place = FaultPlace::SeatKey(Seat::at(i), "objectives");
            if doc.objectives.len() > 2 {
                check.fault(place, PositionFault::TwoObjectives);
                continue;
            }
            let set = check.cards(place, &doc.objectives, box_);
            for card in (set & held).iter() {
                check.fault(place, PositionFault::CardHeldTwice { card: card.number() });
            }
            held |= set;
            let own = &mut state.own[i];
            for (slot, card) in own.objectives.iter_mut().zip(set.iter()) {
                *slot = Some(card);
            }
            state.public.players[i].objective_count = set.count() as u8;
            own.put_away = check.cards(FaultPlace::SeatKey(Seat::at(i), "put-away"), &doc.put_away, box_);
        }
        // Everything not held and not laid open lies in the deck, unless the set-up is still being dealt.
        let open: ObjectiveSet = state.public.ending.missions().collect();
        if !(open & held).is_empty() {
            check.fault("missions", PositionFault::OpenObjectiveHeld);
        }
        // A card that was revealed or put away lies under the deck.
        let revealed = state.public.revealed;
        check.elsewhere("revealed", revealed & held & !open);
        let mut seen = held | revealed;
        for seat in state.public.seats() {
            let put_away = state.own(seat).put_away;
            check.elsewhere(FaultPlace::SeatKey(seat, "put-away"), put_away & seen);
            seen |= put_away;
        }
        let deck = box_ & !held & !open;
        if let Some(list) = &self.objective_deck
            && check.cards("objective-deck", list, box_) != deck
        {
            check.fault("objective-deck", PositionFault::ObjectiveDeck);
        }
        state.hidden.objective_deck = deck;
    }

    fn read_combat_cards(&self, check: &mut Check, state: &mut State) {
        let public = &mut state.public;
        if !self.discard.is_empty() {
            public.discard = check.read("discard", &self.discard).unwrap_or_default();
        }
        let mut hands = state.own[..public.seat_count()].iter().map(|own| own.hand);
        let out = hands.try_fold(public.discard, within);
        let Some(rest) = out.and_then(|out| COMBAT_DECK.minus(out)) else {
            return check.fault("hand", PositionFault::CombatCardCount);
        };
        if let Some(deck) = &self.deck
            && check.read::<CombatCards>("deck", deck).is_some_and(|d| d != rest)
        {
            check.fault("deck", PositionFault::DeckDiffers { cards: rest });
        }
        state.hidden.deck = rest;
        public.deck_count = rest.count();
        for (i, doc) in self.seats.iter().enumerate() {
            read_knowledge(check, state, Seat::at(i), doc);
        }
    }

    fn read_turn(&self, check: &mut Check, public: &mut Public) {
        let doc = &self.turn;
        let active = public.active;
        let player = public.player(active);
        let mechs = marks(check, "moved-mechs", &player.mechs, &doc.moved_mechs);
        let workers = marks(check, "moved-workers", &player.workers, &doc.moved_workers);
        let turn = &mut public.turn;
        turn.moved_character = doc.moved_character;
        turn.moved_mechs = mechs;
        turn.moved_workers = workers;
        if doc.units_left > 3 {
            check.fault("units-left", PositionFault::ThreeUnits);
        }
        turn.units_left = doc.units_left;
        turn.factory_move = doc.factory_move;
        turn.arrival = doc.arrival;
        let later: Vec<Hex> = check.read_all("arm-later", &doc.arm_later);
        turn.arm_later = later.iter().map(|h| h.place()).collect();
        turn.token_later = doc.token_later;
        turn.moved_airship = doc.moved_airship;
        turn.last_turn = doc.last_turn;
        turn.duel = doc.duel.and_then(|n| check.seat("duel", n, public.seats as usize));
        let duel = turn.duel;
        turn.toka_used = doc.toka_used;
        turn.coercion_used = doc.coercion_used;
        turn.forced_retreat = doc.forced_retreat;
        turn.moving = doc.moving.as_ref().and_then(|m| {
            let (unit, from, to, load) = read_moving(check, "moving", m)?;
            let asking = match &m.asking {
                Some(cargo) => Some(check.read::<Cargo>("moving", cargo)?),
                None => None,
            };
            if !(1..=3).contains(&m.steps) {
                check.fault("moving", PositionFault::Steps);
            }
            let first = !m.onward.unwrap_or(false);
            Some(Moving { unit, from, to, load, asking, steps: m.steps.clamp(1, 3), first })
        });
        if doc.entries.len() > 3 {
            check.fault("entry", PositionFault::ThreeUnits);
        }
        for (slot, entry) in turn.contested.iter_mut().zip(&doc.entries) {
            if let Some((unit, from, to, load)) = read_moving(check, "entry", entry) {
                *slot = Some(ContestedStep { unit, from, to, load });
            }
        }
        if duel.is_some_and(|rival| blitzkrieg::rivals(public, active).all(|s| s != rival)) {
            check.fault("duel", PositionFault::DuelApart);
        }
        if let Some(moving) = public.turn.moving
            && doc.moving.as_ref().is_some_and(|m| m.onward.is_none())
        {
            let first = crate::rules::has_all_steps(public, &moving);
            public.turn.moving = Some(Moving { first, ..moving });
        }
        if let Some(m) = public.turn.moving {
            let player = public.player(active);
            let there = match m.unit {
                UnitKind::Character => player.character == m.from,
                UnitKind::Mech => player.mechs_on(m.from) > 0,
                UnitKind::Worker => player.workers_on(m.from) > 0,
                UnitKind::Airship => false,
            };
            if !there {
                check.fault("moving", PositionFault::NoUnitThere { unit: m.unit, seat: active, at: m.from });
            }
            let reach = crate::reach::Reach::of(public, active);
            if m.to != m.from && !reach.unit(m.unit, m.from).contains(m.to) {
                check.fault("moving", PositionFault::TooFar { from: m.from, to: m.to });
            }
        }
    }

    fn read_combat(&self, check: &mut Check, public: &mut Public) {
        let Some(doc) = &self.combat else { return };
        let hex = check.read::<Hex>("combat", &doc.hex);
        let attacker = check.seat("combat", doc.attacker, public.seats as usize);
        let defender = check.seat("combat", doc.defender, public.seats as usize);
        let sides: Vec<Side> = check.read_all("combat", &doc.committed);
        let winner = doc.winner.as_deref().and_then(|w| check.read::<Side>("combat", w));
        let lakes: Vec<Hex> = check.read_all("combat", &doc.lakes);
        let (Some(hex), Some(attacker), Some(defender)) = (hex, attacker, defender) else { return };
        if attacker != public.active || attacker == defender {
            check.fault("combat", PositionFault::AttacksItself);
        }
        if doc.duel && !public.airships_fly() {
            check.fault("combat", PositionFault::NoAirshipsFight);
        }
        if doc.workers_driven > 8 {
            check.fault("combat", PositionFault::EightWorkers);
        }
        let winner = winner.unwrap_or(Side::Attacker);
        let loser = if winner == Side::Attacker { defender } else { attacker };
        let sailed = public.player(loser).mechs_at() & LAKES;
        public.combat = Combat {
            hex: hex.place(),
            attacker,
            defender,
            winner,
            duel: doc.duel,
            fighters_beaten: doc.fighters_beaten.min(5),
            workers_driven: doc.workers_driven,
            // Workers follow their mechs, so that a lake without one is none to retreat to.
            lakes: lakes.iter().map(|h| h.place()).collect::<PlaceSet>() & sailed,
            ..Combat::default()
        };
        sides.into_iter().for_each(|side| public.combat.commit(side));
    }

    fn read_frames(&self, check: &mut Check, state: &mut State) {
        state.public.over = self.over;
        let frames: Vec<Frame> = match &self.frames {
            Some(words) => check.read_all("frames", words),
            None if self.over => Vec::new(),
            None if state.public.player(state.public.active).is_automa() => vec![Draw::AutomaTurn.into()],
            None => vec![Question::Section.into()],
        };
        if self.over != frames.is_empty() {
            return check.fault("frames", PositionFault::FramesPending);
        }
        if frames.len() > Frames::NESTED {
            return check.fault("frames", PositionFault::FrameDepth);
        }
        state.public.frames.clear();
        let mut below = None;
        for frame in frames {
            // A Move action is part of a turn's one action: anything below it would be a turn in a turn.
            if frame == Then::Settle.into() && state.public.frames().len() > 3 {
                return check.fault("frames", PositionFault::FrameDepth);
            }
            if !may_lie_on(frame, below) {
                let fault = match below {
                    Some(below) => PositionFault::FrameOnFrame { frame: frame.into(), below: below.into() },
                    None => PositionFault::FrameAtBottom { frame: frame.into() },
                };
                return check.fault("frames", fault);
            }
            check_surroundings(check, state, frame);
            state.public.frames.push(frame);
            below = Some(frame);
        }
        check_board(check, &state.public);
        self.leftovers(check, state);
        if !check.faults.is_empty() || self.over {
            return;
        }
        let decides = match state.awaiting() {
            Awaiting::Chance => !state.chance().is_empty(),
            Awaiting::Seats(seats) => !seats.is_empty() && seats.iter().all(|s| !state.legal(s).is_empty()),
            Awaiting::Over => false,
        };
        if !decides {
            check.fault("frames", PositionFault::NobodyAsked);
        }
    }
}

/// Cards of both piles, unless there are more than a pile can count.
fn within(a: CombatCards, b: CombatCards) -> Option<CombatCards> {
    let mut sum = a;
    for i in 0..4 {
        sum.0[i] = sum.0[i].checked_add(b.0[i]).filter(|n| *n <= COMBAT_DECK.0[i])?;
    }
    Some(sum)
}

/// Marks entries of a sorted list as moved: the last of each place.
fn marks<const N: usize>(check: &mut Check, place: &'static str, list: &[Place; N], moved: &[String]) -> u8 {
    let mut flags = 0u8;
    for at in check.read_all::<Place>(place, moved) {
        match (0..N).rev().find(|i| list[*i] == at && flags & (1 << i) == 0) {
            Some(i) => flags |= 1 << i,
            None => check.fault(place, PositionFault::UnitsMoved { at }),
        }
    }
    flags
}

type Load = [u8; Cargo::COUNT];

fn read_moving(
    check: &mut Check,
    place: &'static str,
    doc: &MovingDoc,
) -> Option<(UnitKind, Place, Place, Load)> {
    let unit = check.read(place, &doc.unit);
    let from = check.read(place, &doc.from);
    let to = check.read(place, &doc.to);
    let mut load = [0; Cargo::COUNT];
    for (cargo, amount) in &doc.load {
        let cargo: Cargo = check.read(place, cargo)?;
        load[cargo.index()] = *amount;
        if cargo.resource().is_none() && *amount > 8 {
            check.fault(place, PositionFault::EightWorkers);
        }
    }
    let (unit, from, to): (UnitKind, Place, Place) = (unit?, from?, to?);
    if from.is_aboard() || to.is_aboard() || unit == UnitKind::Airship {
        check.fault(place, PositionFault::AirshipOnLine);
        return None;
    }
    Some((unit, from, to, load))
}
