//! Document to state: every fact is read and checked, and every fault is named.

use super::PositionError;
use super::doc::*;
use super::nesting::may_lie_on;
use crate::rules::{Rules, Switch};
use crate::setup::{COMBAT_DECK, Sitter, first_seat};
use crate::state::{Awaiting, Combat, ContestedStep, Frame, Frames, Moving, PlacedTrap, Public, Side, State};
use crate::tables::{ENCOUNTER_HEXES, LAKES};
use crate::tracks::{MAX_DIAL, MAX_POPULARITY, MAX_POWER};
use crate::vocab::*;
use core::fmt::Display;
use core::str::FromStr;

/// Collects faults while reading.
struct Check {
    faults: Vec<(String, String)>,
}

impl Check {
    fn fault(&mut self, place: &str, fault: impl Display) {
        if self.faults.len() < 64 {
            self.faults.push((place.to_string(), fault.to_string()));
        }
    }

    fn read<T: FromStr<Err: Display>>(&mut self, place: &str, text: &str) -> Option<T> {
        text.parse().map_err(|e| self.fault(place, e)).ok()
    }

    fn read_all<T: FromStr<Err: Display>>(&mut self, place: &str, texts: &[String]) -> Vec<T> {
        texts.iter().filter_map(|t| self.read(place, t)).collect()
    }

    fn seat(&mut self, place: &str, number: u8, seats: usize) -> Option<Seat> {
        let seat = number.checked_sub(1).filter(|n| (*n as usize) < seats).and_then(Seat::new);
        if seat.is_none() {
            self.fault(place, format!("seat {number} does not exist: the game has seats 1 to {seats}"));
        }
        seat
    }

    /// A set of cards, each once and from the box.
    fn cards(&mut self, place: &str, numbers: &[u8], allowed: u64) -> u64 {
        let mut set = 0u64;
        for n in numbers {
            if *n >= 64 || allowed & (1 << n) == 0 {
                self.fault(place, format!("card {n} is not in this game"));
            } else if set & (1 << n) != 0 {
                self.fault(place, format!("card {n} stands twice"));
            } else {
                set |= 1 << n;
            }
        }
        set
    }
}

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
            check.fault("version", format!("{} is not known: this program reads version 1", self.version));
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
        public.tile = self.tile.as_deref().and_then(|t| check.read("tile", t));
        if let Some(tokens) = &self.encounters {
            let hexes: Vec<Hex> = check.read_all("encounters", tokens);
            public.encounter_tokens = hexes.iter().fold(0, |set, h| set | h.place().bit());
            if public.encounter_tokens & !ENCOUNTER_HEXES != 0 {
                check.fault("encounters", "a hex without a printed encounter symbol holds no token");
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
        self.read_tokens(check, &mut state);
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
            check.fault("seats", format!("{} seats: the game takes 2 to {most}", self.seats.len()));
            return None;
        }
        let mut pairs: Vec<(Faction, Sitter)> = Vec::new();
        for (i, seat) in self.seats.iter().enumerate() {
            let place = format!("seat {}", i + 1);
            let faction: Option<Faction> = check.read(&place, &seat.faction);
            let mat: Option<Sitter> = check.read(&place, &seat.mat);
            let (Some(faction), Some(mat)) = (faction, mat) else { continue };
            let mat_in_box = !matches!(mat, Sitter::Person(mat) if !rules.has_mat(mat));
            if !rules.has_faction(faction) || !mat_in_box {
                check.fault(&place, "factions and mats of Invaders from Afar are not in this game");
            }
            if seat.automa.is_some() && matches!(mat, Sitter::Person(_)) {
                check
                    .fault(&place, "marker, second-scheme, resource-box and automa-deck belong to an Automa");
            }
            let person = matches!(mat, Sitter::Person(_));
            if pairs.iter().any(|(f, m)| *f == faction || (person && *m == mat)) {
                check.fault(&place, format!("{faction} or {mat} is taken: each can be played once"));
            }
            if pairs.last().is_some_and(|(f, _)| *f > faction) {
                check.fault(
                    &place,
                    format!(
                        "{faction} sits earlier: seats go clockwise nordic, rusviet, togawa, crimea, saxony, polania, albion"
                    ),
                );
            }
            pairs.push((faction, mat));
        }
        check.faults.is_empty().then_some(pairs)
    }

    fn read_resources(&self, check: &mut Check, public: &mut Public) {
        for (place, kinds) in &self.resources {
            let Some(at) = check.read::<Place>("at", place) else { continue };
            for (kind, amount) in kinds {
                if let Some(resource) = check.read::<Resource>(&format!("at {place}"), kind) {
                    public.resources[at.index()][resource.index()] = *amount;
                }
            }
        }
    }

    fn read_tokens(&self, check: &mut Check, state: &mut State) {
        let flags: Vec<Hex> = check.read_all("flags", &self.flags);
        let set = flags.iter().fold(0, |set, h| set | h.place().bit());
        if (!flags.is_empty() && state.public.seat_of(Faction::Albion).is_none())
            || flags.len() > crate::state::Tokens::FLAGS as usize
        {
            check.fault("flags", "Albion has four Flags, and nobody else has any");
        }
        state.public.tokens.flags = set;
        let Some(owner) = state.public.seat_of(Faction::Togawa) else {
            if !self.traps.is_empty() {
                check.fault("trap", "only Togawa lays Traps");
            }
            return;
        };
        if self.traps.len() > 4 {
            check.fault("trap", "Togawa has four Traps");
        }
        for (i, doc) in self.traps.iter().take(4).enumerate() {
            let (Some(at), Some(trap)) =
                (check.read::<Hex>("trap", &doc.at), check.read::<Trap>("trap", &doc.trap))
            else {
                continue;
            };
            let at = at.place();
            if state.own(owner).traps.contains(&Some(trap)) || state.public.tokens.all_at() & at.bit() != 0 {
                check.fault("trap", format!("each Trap once, and one token to a hex: {at}"));
            }
            let known = doc.known.then_some(trap);
            state.public.tokens.traps[i] = Some(PlacedTrap { at, armed: doc.armed, known });
            state.own[owner.index()].traps[i] = Some(trap);
        }
    }

    fn read_factory(&self, check: &mut Check, state: &mut State) {
        let public = &mut state.public;
        let mut taken = 0u64;
        for seat in public.seats() {
            if let Some(card) = public.player(seat).factory_card {
                if taken & card.bit() != 0 {
                    check.fault("factory-card", format!("card {card} is held twice"));
                }
                taken |= card.bit();
                if public.rules.factory_cards() & card.bit() == 0 {
                    check.fault("factory-card", format!("card {card} is not in this game"));
                }
            }
        }
        let automas =
            public.seats().filter(|s| public.player(*s).automa.is_some_and(|a| a.factory_card)).count();
        let visits = (taken.count_ones() as usize + automas) as u8;
        public.factory_count = (public.seats + 1).saturating_sub(visits);
        // Whoever holds a card has looked through them, unless the position says otherwise.
        for seat in public.seats() {
            if public.player(seat).factory_card.is_some() && self.factory.is_none() {
                public.factory_seen |= 1 << seat.index();
            }
        }
        let dealing = self
            .frames
            .as_deref()
            .unwrap_or_default()
            .last()
            .and_then(|f| f.strip_prefix("factory-deal:"))
            .and_then(|n| n.parse::<u8>().ok());
        let mut cards = None;
        if let Some(doc) = &self.factory {
            if doc.count != public.factory_count {
                check.fault(
                    "factory",
                    format!("{} cards: with {visits} taken there are {}", doc.count, public.factory_count),
                );
            }
            cards = doc
                .cards
                .as_ref()
                .map(|list| check.cards("factory", list, public.rules.factory_cards() & !taken));
            for n in &doc.seen_by {
                if let Some(seat) = check.seat("factory", *n, public.seats as usize) {
                    public.factory_seen |= 1 << seat.index();
                }
            }
        }
        let expected = match dealing {
            Some(left) => public.factory_count.checked_sub(left),
            None => Some(public.factory_count),
        };
        match cards {
            Some(set) => {
                if expected != Some(set.count_ones() as u8) {
                    check.fault("factory", "the number of cards listed does not fit");
                }
                state.hidden.factory_pool = set as u32;
                public.factory_dealt = dealing.is_none();
            }
            // Cards have been taken but those left are not named: lay out the lowest ones.
            None if public.factory_seen != 0 && dealing.is_none() => {
                let left = FactoryCard::of_set(public.rules.factory_cards() & !taken);
                let pool = left.take(public.factory_count as usize).fold(0, |set, c| set | c.bit());
                state.hidden.factory_pool = pool as u32;
                public.factory_dealt = true;
            }
            None if dealing.is_some() && expected != Some(0) => {
                check.fault("factory", "name the cards that have been laid out so far");
            }
            None => {}
        }
    }

    fn read_objectives(&self, check: &mut Check, state: &mut State) {
        let box_ = state.public.rules.objective_cards();
        let mut held = 0u64;
        for (i, doc) in self.seats.iter().enumerate() {
            let place = format!("seat {} objectives", i + 1);
            if doc.objectives.len() > 2 {
                check.fault(&place, "a player holds at most two objective cards");
                continue;
            }
            let set = check.cards(&place, &doc.objectives, box_ & !held);
            held |= set;
            let own = &mut state.own[i];
            for (slot, card) in own.objectives.iter_mut().zip(Objective::of_set(set)) {
                *slot = Some(card);
            }
            state.public.players[i].objective_count = set.count_ones() as u8;
            if let Some(n) = doc.put_away {
                match Objective::new(n).filter(|c| box_ & c.bit() != 0) {
                    Some(card) => own.put_away = Some(card),
                    None => check.fault(&place, format!("card {n} put away is not in this game")),
                }
            }
        }
        // Everything not held lies in the deck, unless the set-up is still being dealt.
        let deck = box_ & !held;
        if let Some(list) = &self.objective_deck
            && check.cards("objective-deck", list, box_) != deck
        {
            check.fault("objective-deck", "it must hold exactly the cards that nobody holds");
        }
        state.hidden.objective_deck = deck as u32;
    }

    fn read_combat_cards(&self, check: &mut Check, state: &mut State) {
        let public = &mut state.public;
        if !self.discard.is_empty() {
            public.discard = check.read("discard", &self.discard).unwrap_or_default();
        }
        let mut out = public.discard;
        for i in 0..public.seats as usize {
            out = match within(out, state.own[i].hand) {
                Some(sum) => sum,
                None => return check.fault("hand", "there are more cards of a value than the deck has"),
            };
        }
        let Some(rest) = COMBAT_DECK.minus(out) else {
            return check
                .fault("hand", "there are more combat cards than 16 twos, 12 threes, 8 fours and 6 fives");
        };
        if let Some(deck) = &self.deck
            && check.read::<CombatCards>("deck", deck).is_some_and(|d| d != rest)
        {
            check.fault("deck", format!("with these hands and discards it holds {rest}"));
        }
        state.hidden.deck = rest;
        public.deck_count = rest.count();
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
            check.fault("units-left", "at most three units move in one action");
        }
        turn.units_left = doc.units_left;
        turn.factory_move = doc.factory_move;
        turn.arrival = doc.arrival;
        let later: Vec<Hex> = check.read_all("arm-later", &doc.arm_later);
        turn.arm_later = later.iter().fold(0, |set, h| set | h.place().bit());
        turn.token_later = doc.token_later;
        turn.toka_used = doc.toka_used;
        turn.coercion_used = doc.coercion_used;
        turn.forced_retreat = doc.forced_retreat;
        turn.moving = doc.moving.as_ref().and_then(|m| {
            let (unit, from, to, load) = read_moving(check, "moving", m)?;
            let asking = match &m.asking {
                Some(cargo) => check.read::<Cargo>("moving", cargo)?.index() as u8,
                None => 0,
            };
            if !(1..=3).contains(&m.steps) {
                check.fault("moving", "a unit has 1 to 3 steps");
            }
            Some(Moving { unit, from, to, load, asking, steps: m.steps.clamp(1, 3) })
        });
        if doc.entries.len() > 3 {
            check.fault("entry", "at most three units move in one action");
        }
        for (slot, entry) in turn.entries.iter_mut().zip(&doc.entries) {
            if let Some((unit, from, to, load)) = read_moving(check, "entry", entry) {
                *slot = Some(ContestedStep { unit, from, to, load });
            }
        }
        if let Some(m) = public.turn.moving {
            let player = public.player(active);
            let there = match m.unit {
                UnitKind::Character => player.character == m.from,
                UnitKind::Mech => player.mechs_on(m.from) > 0,
                UnitKind::Worker => player.workers_on(m.from) > 0,
            };
            if !there {
                check.fault("moving", format!("no {} of seat {active} stands on {}", m.unit, m.from));
            }
            let reach = crate::reach::Reach::of(public, active);
            if m.to != m.from && reach.unit(m.unit, m.from) & m.to.bit() == 0 {
                check.fault("moving", format!("{} does not lead to {} in one step", m.from, m.to));
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
            check.fault("combat", "the active player attacks somebody else");
        }
        if doc.workers_driven > 8 {
            check.fault("combat", "nobody has more than 8 workers");
        }
        public.combat = Combat {
            hex: hex.place(),
            attacker,
            defender,
            committed: sides.iter().fold(0, |set, s| set | (1 << *s as u8)),
            winner: winner.unwrap_or(Side::Attacker),
            workers_driven: doc.workers_driven,
            lakes: lakes.iter().fold(0, |set, l| set | l.place().bit()) & LAKES,
        };
    }

    fn read_frames(&self, check: &mut Check, state: &mut State) {
        state.public.over = self.over;
        let frames: Vec<Frame> = match &self.frames {
            Some(words) => check.read_all("frames", words),
            None if self.over => Vec::new(),
            None if state.public.player(state.public.active).is_automa() => vec![Frame::AutomaDraw],
            None => vec![Frame::Section],
        };
        if self.over != frames.is_empty() {
            return check.fault("frames", "a game goes on exactly as long as something is pending");
        }
        if frames.len() > Frames::DEPTH - 3 {
            return check.fault("frames", "more frames than the rules can nest");
        }
        state.public.frames.clear();
        let mut below = None;
        for frame in frames {
            if !may_lie_on(frame, below) {
                let under = below.map_or("nothing".to_string(), |b| format!("'{b}'"));
                return check.fault("frames", format!("'{frame}' cannot lie on {under}"));
            }
            frame_context(check, state, frame);
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
            check.fault("frames", "the last frame asks nobody anything that could be answered");
        }
    }
}

impl PositionDoc {
    /// What belongs to a Move action or a combat has no place outside of it.
    fn leftovers(&self, check: &mut Check, state: &State) {
        let public = &state.public;
        let has = |wanted: fn(&Frame) -> bool| public.frames().iter().any(wanted);
        let mut turn = public.turn;
        turn.end_of_move();
        if !has(|f| matches!(f, Frame::Settle)) && turn != public.turn {
            check.fault("frames", "units have moved, but no Move action is under way");
        }
        let asks = has(|f| matches!(f, Frame::Carry));
        let goes_on = has(|f| matches!(f, Frame::Carry | Frame::Onward));
        if public.turn.moving.is_some() != goes_on {
            check.fault("moving", "a unit is on its way exactly while 'carry' or 'onward' is asked");
        }
        if self.turn.moving.as_ref().is_some_and(|m| m.asking.is_some() != asks) {
            check.fault("moving", "'asking' stands exactly while 'carry' is asked");
        }
        let finished = public.seats().any(|s| public.player(s).stars.complete());
        if finished && !public.over {
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

/// Cards of both piles, unless there are more than a pile can count.
fn within(a: CombatCards, b: CombatCards) -> Option<CombatCards> {
    let mut sum = a;
    for i in 0..4 {
        sum.0[i] = sum.0[i].checked_add(b.0[i]).filter(|n| *n <= COMBAT_DECK.0[i])?;
    }
    Some(sum)
}

/// Marks entries of a sorted list as moved: the last of each place.
fn marks<const N: usize>(check: &mut Check, place: &str, list: &[Place; N], moved: &[String]) -> u8 {
    let mut flags = 0u8;
    for at in check.read_all::<Place>(place, moved) {
        match (0..N).rev().find(|i| list[*i] == at && flags & (1 << i) == 0) {
            Some(i) => flags |= 1 << i,
            None => check.fault(place, format!("there are not so many units on {at}")),
        }
    }
    flags
}

type Load = [u8; Cargo::COUNT];

fn read_moving(check: &mut Check, place: &str, doc: &MovingDoc) -> Option<(UnitKind, Place, Place, Load)> {
    let unit = check.read(place, &doc.unit);
    let from = check.read(place, &doc.from);
    let to = check.read(place, &doc.to);
    let mut load = [0; Cargo::COUNT];
    for (cargo, amount) in &doc.load {
        let cargo: Cargo = check.read(place, cargo)?;
        load[cargo.index()] = *amount;
        if cargo.resource().is_none() && *amount > 8 {
            check.fault(place, "nobody has more than 8 workers");
        }
    }
    Some((unit?, from?, to?, load))
}

fn read_seat(check: &mut Check, state: &mut State, seat: Seat, doc: &SeatDoc) {
    let place = format!("seat {seat}");
    let place = place.as_str();
    let player = &mut state.public.players[seat.index()];
    let home = player.faction.home();
    let mut track = |value: Option<u8>, max: u8, what: &str, target: &mut u8| {
        if let Some(v) = value {
            if v > max {
                check.fault(place, format!("{what} {v}: the track ends at {max}"));
            }
            *target = v.min(max);
        }
    };
    track(doc.power, MAX_POWER, "power", &mut player.power);
    track(doc.popularity, MAX_POPULARITY, "popularity", &mut player.popularity);
    player.coins = doc.coins.unwrap_or(player.coins);
    if doc.stars.len() > Stars::PER_PLAYER as usize {
        check.fault(place, "more than six stars");
    }
    for star in check.read_all::<Star>(place, &doc.stars).into_iter().take(Stars::PER_PLAYER as usize) {
        player.stars.set(star, player.stars.on(star) + 1);
        if player.stars.on(star) > crate::abilities::dominate::limit(player, star) {
            check.fault(place, format!("too many stars for {star}"));
        }
    }
    match doc.character.as_deref() {
        None => {}
        Some("-") if player.is_automa() => player.character = Place::OFF,
        Some(at) => player.character = check.read(place, at).unwrap_or(home),
    }
    if let (Some(automa), Some(doc)) = (&mut player.automa, &doc.automa) {
        automa.marker = doc.marker;
        if doc.marker >= automa.kind.level.face().spaces {
            check.fault(
                place,
                format!("the star track ends at space {}", automa.kind.level.face().spaces - 1),
            );
        }
        automa.second_scheme = doc.second_scheme;
        automa.resources = doc.resources;
        if doc.resources > 4 {
            check.fault(place, "no Automa card shows more than 4 resources");
        }
        automa.factory_card = doc.factory_card;
        if let Some(cards) = &doc.deck {
            automa.deck = check.cards(place, cards, crate::state::Automa::FULL_DECK as u64) as u32;
        }
    }
    let mut slots = 0u8;
    for slot in &doc.mechs.slots {
        if !(1..=4).contains(slot) || slots & (1 << (slot - 1)) != 0 {
            check.fault(place, format!("mech slot {slot}: name each of 1 to 4 at most once"));
        } else {
            slots |= 1 << (slot - 1);
        }
    }
    let mechs: Vec<Place> = check.read_all(place, &doc.mechs.at);
    if player.is_automa() {
        if slots != 0 || mechs.len() > 4 {
            check.fault(place, "an Automa has up to four mechs, written 'mechs at …' without slots");
        }
    } else if mechs.len() != slots.count_ones() as usize {
        check.fault(place, "name a place for each mech slot deployed");
    }
    player.deployed = slots;
    fill(&mut player.mechs, mechs);
    if let Some(list) = &doc.workers {
        let workers: Vec<Place> = check.read_all(place, list);
        if !(2..=8).contains(&workers.len()) {
            check.fault(place, "a player has 2 to 8 workers on the board");
        }
        fill(&mut player.workers, workers);
    }
    for (structure, hex) in &doc.structures {
        if let (Some(s), Some(h)) = (check.read::<Structure>(place, structure), check.read::<Hex>(place, hex))
        {
            player.structures[s.index()] = h.place();
        }
    }
    for cube in check.read_all::<Cube>(place, &doc.cubes) {
        player.cubes |= 1 << cube.index();
    }
    for action in check.read_all::<BottomAction>(place, &doc.reduced) {
        player.reduced[action.index()] = player.reduced[action.index()].saturating_add(1);
        if player.reduced[action.index()] > player.mat.face().sections[action.index()].reducible {
            check.fault(place, format!("{action} has no room for so many cubes"));
        }
    }
    if player.cubes.count_ones() as usize != doc.cubes.len() || doc.cubes.len() != doc.reduced.len() {
        check.fault(place, "each cube moved lies on one red box: 'cubes' and 'reduced' must match");
    }
    for recruit in check.read_all::<BottomAction>(place, &doc.recruits) {
        player.recruits |= 1 << recruit.index();
    }
    for bonus in check.read_all::<RecruitBonus>(place, &doc.bonuses) {
        player.one_time |= 1 << bonus.index();
    }
    if player.recruit_count() as usize != doc.recruits.len()
        || player.one_time.count_ones() as usize != doc.bonuses.len()
        || doc.recruits.len() != doc.bonuses.len()
    {
        check.fault(place, "each recruit lies on one one-time bonus: 'recruits' and 'bonuses' must match");
    }
    if let Some(n) = doc.factory_card {
        player.factory_card = FactoryCard::new(n);
        if player.factory_card.is_none() {
            check.fault(place, format!("Factory card {n} does not exist"));
        }
    }
    player.token = doc.token.as_deref().and_then(|t| check.read(place, t));
    if player.token == Some(Section::Factory) && player.factory_card.is_none() {
        check.fault(place, "the token cannot stand on a Factory card the player does not have");
    }
    if player.is_automa() {
        let nothing = doc.structures.is_empty()
            && doc.cubes.is_empty()
            && doc.recruits.is_empty()
            && doc.objectives.is_empty()
            && doc.factory_card.is_none()
            && doc.token.is_none();
        if !nothing {
            check.fault(
                place,
                "an Automa has no structures, cubes, recruits, objectives, token or open Factory card",
            );
        }
        if player.popularity != crate::tables::AUTOMA_POPULARITY {
            check.fault(place, "an Automa's popularity never changes");
        }
        let by_play =
            player.stars.on(Star::Tracker) + player.stars.on(Star::Combat) + player.stars.on(Star::Power);
        if by_play != player.stars.total() {
            check.fault(place, "an Automa has stars for tracker, combat and power only");
        }
    } else if player.stars.on(Star::Tracker) > 0 {
        check.fault(place, "only an Automa has a star track");
    }
    player.refresh();
    let own = &mut state.own[seat.index()];
    if !doc.hand.is_empty() {
        own.hand = check.read(place, &doc.hand).unwrap_or_default();
    }
    own.dial = doc.dial;
    if !doc.played.is_empty() {
        own.played = check.read(place, &doc.played).unwrap_or_default();
    }
    if own.hand.minus(own.played).is_none() {
        check.fault(place, "cards behind the dial must be in hand");
    }
    player.hand_count = own.hand.count();
    if own.dial.is_some_and(|d| d > player.power.min(MAX_DIAL)) {
        check.fault(place, "the dial shows more than the player may spend");
    }
}

fn fill<const N: usize>(list: &mut [Place; N], mut places: Vec<Place>) {
    places.sort();
    *list = [Place::OFF; N];
    for (slot, place) in list.iter_mut().zip(places) {
        *slot = place;
    }
}

/// What cannot lie on the board together.
fn check_board(check: &mut Check, public: &Public) {
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
        let sails = crate::abilities::seaworthy::sails(public, seat);
        if player.fighters_at & LAKES != 0 && !sails && !player.is_automa() {
            check.fault(&place, "a character or mech stands on a lake without an ability for it");
        }
        if player.workers_at & LAKES & !player.mechs_at != 0 && !player.is_automa() {
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
fn frame_context(check: &mut Check, state: &State, frame: Frame) {
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
        Frame::Carry | Frame::Onward => need(public.turn.moving.is_some(), "a 'moving' line"),
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
                && Side::BOTH.iter().all(|s| public.player(public.combat.seat(*s)).fighters_at & here != 0);
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
                    crate::setup::DealStep::Tile => {}
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
        _ => {}
    }
}
