//! A key of a state: equal states have equal keys, different ones almost surely different keys. It is made of words packed by
//! hand, because hashing field by field takes ten times as long; every struct is taken apart without `..`, so that a field
//! that is forgotten does not compile. What follows from other fields (the sets of places) is left out.
//!
//! The key may change between versions: it is for tables in memory. What is kept is checked by
//! [`State::hash64`](crate::State::hash64).

use crate::state::{
    Automa, AutomaDials, AutomaKind, Combat, ContestedStep, Ending, FactionTokens, Frames, Hidden, Moving,
    Own, PlacedTrap, Player, Public, Seated, Side, State, Turn,
};
use crate::vocab::*;
use core::hash::{Hash, Hasher};

/// Four lanes, so that the processor multiplies them at the same time.
struct Mixer {
    lanes: [u64; 4],
}

/// Odd numbers without a pattern (digits of the golden ratio and of square roots).
const SALT: [u64; 4] =
    [0x9e37_79b9_7f4a_7c15, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1];

/// The product of 128 bits, its halves laid over each other.
#[inline(always)]
#[cfg(not(target_arch = "wasm32"))]
fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

/// As good, of two products of 64 bits: WebAssembly has none of 128, and what is called instead takes longer than all the rest. Keys are
/// compared where they were made and go nowhere else.
#[inline(always)]
#[cfg(target_arch = "wasm32")]
fn fold(a: u64, b: u64) -> u64 {
    let product = (a.wrapping_mul(SALT[1]) ^ b).wrapping_mul(SALT[0]);
    product ^ (product >> 29)
}

impl Mixer {
    fn new() -> Mixer {
        Mixer { lanes: SALT }
    }

    /// Two words into one lane.
    #[inline(always)]
    fn pair(&mut self, lane: usize, a: u64, b: u64) {
        self.lanes[lane] = fold(self.lanes[lane] ^ a, SALT[lane] ^ b);
    }

    /// Eight words, two into each lane.
    #[inline(always)]
    fn eight(&mut self, words: [u64; 8]) {
        for lane in 0..4 {
            self.pair(lane, words[2 * lane], words[2 * lane + 1]);
        }
    }

    fn end(self) -> u64 {
        let [a, b, c, d] = self.lanes;
        fold(fold(a, b ^ SALT[2]) ^ SALT[0], fold(c, d ^ SALT[3]) ^ SALT[1])
    }
}

/// The bytes of one frame, whose derived hash names it by its number and its fields one by one, after a one. A frame is shorter than
/// two words, so that the end of one never has to be looked for.
struct FrameBytes(u128);

impl FrameBytes {
    #[inline(always)]
    fn byte(&mut self, byte: u8) {
        debug_assert!(self.0 >> 120 == 0, "a frame is longer than two words");
        self.0 = self.0 << 8 | byte as u128;
    }
}

impl Hasher for FrameBytes {
    fn finish(&self) -> u64 {
        self.0 as u64
    }

    #[inline(always)]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.byte(*byte));
    }

    #[inline(always)]
    fn write_u8(&mut self, n: u8) {
        self.byte(n);
    }

    /// The number of a variant.
    #[inline(always)]
    fn write_isize(&mut self, n: isize) {
        self.byte(n as u8);
    }
}

#[inline(always)]
fn bytes(bytes: [u8; 8]) -> u64 {
    u64::from_le_bytes(bytes)
}

/// An optional thing that is told by its number.
#[inline(always)]
fn one_more<T>(option: Option<T>, number: impl Fn(T) -> usize) -> u8 {
    option.map_or(0, |thing| number(thing) as u8 + 1)
}

#[inline(always)]
fn place(place: Place) -> u8 {
    place.index() as u8
}

impl State {
    /// A key for tables of positions: equal states have equal keys. Different states have different keys, except for
    /// accidents that are unlikely among fewer than some hundred million states. Do not store keys: another version may give others.
    ///
    /// ```
    /// use kosa_engine::{Actor, Awaiting, Setup};
    /// use kosa_engine::vocab::{Faction, Mat};
    /// let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)]);
    /// let state = setup.start().unwrap();
    /// let mut next = state;
    /// assert_eq!(next.key(), state.key());
    /// next.apply(Actor::Chance, state.chance()[0].0).unwrap();
    /// assert_ne!(next.key(), state.key());
    /// ```
    pub fn key(&self) -> u64 {
        let State { public, own, hidden } = self;
        let mut mixer = Mixer::new();
        board(&mut mixer, public);
        let seats = public.seat_count();
        for player in public.players.iter().take(seats) {
            of_player(&mut mixer, player);
        }
        for own in own.iter().take(seats) {
            of_own(&mut mixer, own);
        }
        let Hidden { deck, factory_pool, objective_deck } = *hidden;
        let pool = (factory_pool.0 as u64) << 32 | objective_deck.0 as u64;
        mixer.pair(3, cards(deck), pool);
        mixer.end()
    }
}

#[inline(always)]
fn cards(CombatCards(counts): CombatCards) -> u64 {
    four(counts)
}

fn board(mixer: &mut Mixer, public: &Public) {
    let Public {
        rules,
        seats,
        active,
        turns,
        structure_tile,
        encounter_tokens,
        encounter_deck,
        factory_count,
        factory_dealt,
        factory_seen,
        revealed,
        deck_count,
        discard,
        resources,
        players: _,
        // This follows from the players.
        occupied: _,
        stocked: _,
        turn,
        combat,
        tie_token,
        tokens,
        ending,
        frames,
        over,
    } = public;
    let [low, high] = turns.to_le_bytes();
    let tie = one_more(*tie_token, Faction::index);
    mixer.eight([
        rules.bits(),
        bytes([
            *seats,
            active.index() as u8,
            low,
            high,
            one_more(*structure_tile, StructureTile::index),
            *factory_count,
            *factory_dealt as u8,
            factory_seen.0,
        ]),
        encounter_tokens.0,
        encounter_deck.0,
        revealed.0 as u64,
        cards(*discard) | (*deck_count as u64) << 32 | (tie as u64) << 40 | (*over as u64) << 48,
        of_flags(turn),
        turn.arm_later.0,
    ]);
    // All places but the last few fill blocks of eight words.
    let mut blocks = resources.as_flattened().chunks_exact(64);
    for block in &mut blocks {
        let mut words = [0; 8];
        for (word, eight) in words.iter_mut().zip(block.chunks_exact(8)) {
            *word = u64::from_le_bytes(eight.try_into().unwrap_or_default());
        }
        mixer.eight(words);
    }
    let mut rest = [0u8; 64];
    rest[..blocks.remainder().len()].copy_from_slice(blocks.remainder());
    for (lane, pair) in rest.chunks_exact(16).enumerate() {
        let word = |i: usize| u64::from_le_bytes(pair[i..i + 8].try_into().unwrap_or_default());
        mixer.pair(lane, word(0), word(8));
    }
    of_turn(mixer, turn);
    of_combat(mixer, combat);
    of_tokens(mixer, tokens);
    of_ending(mixer, ending);
    of_frames(mixer, frames);
}

/// Everything of a turn that fits into a word.
fn of_flags(turn: &Turn) -> u64 {
    let Turn {
        moved_character,
        moved_mechs,
        moved_workers,
        units_left,
        factory_move,
        moving: _,
        contested: _,
        arrival,
        arm_later: _,
        token_later,
        toka_used,
        moved_airship,
        duel,
        last_turn,
        coercion_used,
        forced_retreat,
    } = *turn;
    let flags = [
        moved_character,
        factory_move,
        arrival,
        token_later,
        toka_used,
        moved_airship,
        last_turn,
        coercion_used,
        forced_retreat,
    ];
    let flags = flags.iter().fold(0u64, |set, flag| set << 1 | *flag as u64);
    bytes([moved_mechs, moved_workers, units_left, one_more(duel, Seat::index), 0, 0, 0, 0]) | flags << 32
}

/// Units on their way: seldom any.
fn of_turn(mixer: &mut Mixer, turn: &Turn) {
    if let Some(Moving { unit, from, to, load, asking, steps, first }) = turn.moving {
        let [a, b, c, d, e, f] = load;
        let asking = one_more(asking, Cargo::index);
        let head = bytes([unit.index() as u8 + 1, place(from), place(to), asking, steps, first as u8, 0, 0]);
        mixer.pair(0, head, bytes([a, b, c, d, e, f, 0, 1]));
    }
    for (i, entry) in turn.contested.iter().enumerate() {
        if let Some(ContestedStep { unit, from, to, load }) = *entry {
            let [a, b, c, d, e, f] = load;
            let head = bytes([unit.index() as u8 + 1, place(from), place(to), 0, 0, 0, 0, 2]);
            mixer.pair(i + 1, head, bytes([a, b, c, d, e, f, 0, 2]));
        }
    }
}

fn of_combat(mixer: &mut Mixer, combat: &Combat) {
    if *combat == Combat::default() {
        return;
    }
    let Combat { hex, attacker, defender, committed, winner, duel, fighters_beaten, workers_driven, lakes } =
        *combat;
    let sides = attacker.index() as u8 * MAX_SEATS as u8 + defender.index() as u8;
    let flags = committed << 2 | ((winner == Side::Defender) as u8) << 1 | duel as u8;
    mixer.pair(1, bytes([place(hex), sides, flags, fighters_beaten, workers_driven, 3, 0, 0]), lakes.0);
}

fn of_tokens(mixer: &mut Mixer, tokens: &FactionTokens) {
    let FactionTokens { flags, traps } = tokens;
    if *tokens == FactionTokens::default() {
        return;
    }
    let mut word = 4;
    for trap in traps {
        let byte = trap.map_or(0, |PlacedTrap { at, armed, known }| {
            (place(at) as u64 + 1) << 4 | (armed as u64) << 3 | one_more(known, Trap::index) as u64
        });
        word = word << 12 | byte;
    }
    mixer.pair(2, flags.0, word);
}

fn of_ending(mixer: &mut Mixer, ending: &Ending) {
    if *ending == Ending::default() {
        return;
    }
    let Ending { tile, trigger, clock, missions } = *ending;
    let [a, b, c, d, e, f, g] = clock;
    let [first, second] = missions.map(|card| card.map_or(0, Objective::number));
    let tile = one_more(tile, Resolution::index);
    let head = bytes([tile, one_more(trigger, Seat::index), first, second, 5, 0, 0, 0]);
    mixer.pair(3, head, bytes([a, b, c, d, e, f, g, 5]));
}

fn of_frames(mixer: &mut Mixer, frames: &Frames) {
    for (depth, frame) in frames.as_slice().iter().enumerate() {
        let mut bytes = FrameBytes(1);
        frame.hash(&mut bytes);
        mixer.pair(depth % 4, bytes.0 as u64, (bytes.0 >> 64) as u64);
    }
}

#[inline(always)]
fn of_player(mixer: &mut Mixer, player: &Player) {
    let Player {
        faction,
        seated,
        power,
        popularity,
        coins,
        hand_count,
        objective_count,
        stars,
        character,
        mechs,
        deployed,
        workers,
        structures,
        cubes,
        reduced,
        recruits,
        one_time,
        factory_card,
        airship,
        aboard,
        aggressive,
        passive,
        given_up,
        missions,
        fallen,
        token,
        // These follow from the lists.
        fighters_at: _,
        workers_at: _,
        built_at: _,
    } = player;
    let (first, last) = stars.words();
    // Bytes in the order in which they are declared: the compiler reads them together.
    mixer.eight([
        bytes([
            faction.index() as u8,
            match seated {
                Seated::Person(mat) => mat.index() as u8,
                Seated::Automa(_) => u8::MAX,
            },
            *power,
            *popularity,
            *hand_count,
            *objective_count,
            place(*character),
            deployed.0,
        ]),
        bytes(workers.map(place)),
        four(mechs.map(place)) | four(structures.map(place)) << 32,
        four(*reduced) | four(*aboard) << 32,
        first,
        last | (*coins as u64) << 32 | (missions.0 as u64) << 48 | (fallen.bits() as u64) << 56,
        bytes([
            cubes.0,
            recruits.0,
            one_time.0,
            factory_card.map_or(0, FactoryCard::number),
            place(*airship),
            one_more(*aggressive, AirshipTile::index),
            one_more(*passive, AirshipTile::index),
            *given_up,
        ]),
        one_more(*token, Section::index) as u64,
    ]);
    if let Seated::Automa(automa) = seated {
        of_automa(mixer, automa);
    }
}

#[inline(always)]
fn four(bytes: [u8; 4]) -> u64 {
    u32::from_le_bytes(bytes) as u64
}

#[cold]
fn of_automa(mixer: &mut Mixer, automa: &Automa) {
    let Automa { kind, marker, second_scheme, resources, deck, factory_card } = *automa;
    let AutomaKind { level, dials } = kind;
    let AutomaDials { skip_turns, coins, power, move_check, deploy_check, all_moves } = dials;
    let flags = [skip_turns, move_check, deploy_check, all_moves, second_scheme, factory_card];
    let flags = flags.iter().fold(1u8, |set, flag| set << 1 | *flag as u8);
    let head = bytes([level.index() as u8 + 1, flags, marker, resources, coins as u8, power as u8, 0, 6]);
    mixer.pair(2, head, deck.0 as u64);
}

#[inline(always)]
fn of_own(mixer: &mut Mixer, own: &Own) {
    let Own { hand, objectives, put_away, traps, dial, played, known } = *own;
    let [first, second] = objectives.map(|card| card.map_or(0, Objective::number) as u64);
    let dial = one_more(dial, |n| n as usize) as u64;
    let head = put_away.0 as u64 | first << 32 | second << 40 | dial << 48;
    mixer.pair(0, cards(hand) | (played.bits() as u64) << 32 | (traps.bits() as u64) << 48, head);
    if !known.is_empty() {
        let (first, second) = known.words();
        mixer.pair(1, first, second | 7 << 56);
    }
}
