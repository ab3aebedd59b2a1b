//! A position of the game as plain data: fixed size, no heap, cheap to copy.
//!
//! What everybody may see ([`Public`]) and what only one seat may see ([`Own`]) are different types, so that a view
//! cannot carry a secret by mistake.

mod combat;
mod control;
mod frames;
mod knowledge;
mod pieces;
mod player;
mod rows;
mod top_row;
mod turn;

pub use crate::automa::{Automa, AutomaDials, AutomaKind};
pub(crate) use crate::invaders::tokens::OwnTraps;
pub use crate::invaders::tokens::{FactionTokens, PlacedTrap};
pub use crate::wind_gambit::ending::Ending;
pub use combat::{Combat, Side};
pub(crate) use control::{Occupied, Tally, spread};
pub(crate) use frames::{Draw, Frame, FrameRow, Frames, Source, Then};
pub use frames::{PayWith, Pending, Question, TakeWhat};
pub(crate) use knowledge::Knowledge;
pub use player::{Player, Seated};
pub(crate) use rows::none_on_mat;
pub use turn::{ContestedStep, Moving, Turn};

use crate::rules::{Rules, Switch};
use crate::tracks::{MAX_POPULARITY, MAX_POWER};
use crate::vocab::*;

/// What every player at the table may see.
///
/// ```
/// use kosa_engine::{State, vocab::Seat};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; at h04 oil 2; seat nordic industrial; workers h04 h05; seat crimea mechanical",
/// ).unwrap();
/// let (public, nordic) = (state.public(), Seat::new(0).unwrap());
/// assert_eq!((public.seat_count(), public.active()), (2, nordic));
/// let hex: kosa_engine::vocab::Hex = "h04".parse().unwrap();
/// assert_eq!((public.resources(hex), public.controller(hex)), ([0, 0, 2, 0], Some(nordic)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Public {
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) active: Seat,
    /// Turns begun since the start of the game.
    pub(crate) turns: u16,
    pub(crate) structure_tile: Option<StructureTile>,
    /// Territories that still hold an encounter token.
    pub(crate) encounter_tokens: PlaceSet,
    /// Encounter cards not drawn yet; a drawn card goes under the deck and 11 tokens never reach it again.
    pub(crate) encounter_deck: EncounterSet,
    /// Factory cards lying on the board.
    pub(crate) factory_count: u8,
    /// Whether those cards have been drawn from the box: nobody can tell before the first visit.
    pub(crate) factory_dealt: bool,
    /// Seats that have looked through the Factory cards.
    pub(crate) factory_seen: SeatSet,
    /// Objective cards that everybody has seen.
    pub(crate) revealed: ObjectiveSet,
    pub(crate) deck_count: u8,
    pub(crate) discard: CombatCards,
    pub(crate) resources: [Resources; Place::COUNT],
    pub(crate) players: [Player; MAX_SEATS],
    /// Follows from the pieces of the players.
    pub(crate) occupied: Occupied,
    /// Places with a resource token: follows from the resources, and whoever counts them need not look at the others.
    pub(crate) stocked: PlaceSet,
    pub(crate) turn: Turn,
    pub(crate) combat: Combat,
    /// Where the Automas' tie-break token lies, with three seats and more (R58).
    pub(crate) tie_token: Option<Faction>,
    pub(crate) tokens: FactionTokens,
    pub(crate) ending: Ending,
    pub(crate) frames: Frames,
    pub(crate) over: bool,
}

/// What only the seat itself may see (RL-148).
///
/// ```
/// use kosa_engine::{State, vocab::Seat};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; hand 25; objectives 3 4; seat crimea mechanical",
/// ).unwrap();
/// let own = state.own(Seat::new(0).unwrap());
/// assert_eq!((own.hand().value(), own.objectives().count()), (7, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Own {
    pub(crate) hand: CombatCards,
    pub(crate) objectives: [Option<Objective>; 2],
    /// Objective cards put away unseen, one bit each: their owner remembers them.
    pub(crate) put_away: ObjectiveSet,
    /// Togawa: which Trap lies where, in the order they were placed.
    pub(crate) traps: OwnTraps,
    /// The number set on the power dial, once set.
    pub(crate) dial: Option<u8>,
    /// The combat cards put behind the dial.
    pub(crate) played: PackedCards,
    /// What it has seen of other hands.
    pub(crate) known: Knowledge,
}

/// What nobody may see, or only some: kept apart from the seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Hidden {
    pub(crate) deck: CombatCards,
    pub(crate) factory_pool: FactoryCardSet,
    pub(crate) objective_deck: ObjectiveSet,
}

/// A complete position: everything the rules need to go on.
///
/// ```
/// use kosa_engine::{Actor, Awaiting, State, vocab::Seat};
///
/// let text = "kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical";
/// let mut state = State::from_position(text).unwrap();
/// let me = Seat::new(0).unwrap();
/// assert!(matches!(state.awaiting(), Awaiting::Seats(seats) if seats.contains(me)));
/// let first = state.legal(me)[0];
/// state.apply(Actor::Seat(me), first).unwrap();
/// assert_eq!(State::from_position(&state.to_position()).unwrap(), state);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) own: [Own; MAX_SEATS],
    pub(crate) hidden: Hidden,
}

/// Who must decide before the game can go on.
///
/// ```
/// use kosa_engine::{Awaiting, Setup, vocab::{Faction, Mat}};
///
/// let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)]);
/// assert_eq!(setup.start().unwrap().awaiting(), Awaiting::Chance, "the cards are dealt first");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// One seat, or both combatants at once while they choose in secret.
    Seats(SeatSet),
    /// A card is drawn or dealt.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl Public {
    /// The rules in force.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Number of seats.
    pub const fn seat_count(&self) -> usize {
        self.seats as usize
    }

    /// All seats, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats as usize).map(Seat::at)
    }

    /// Whose turn it is.
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Turns begun since the start of the game, all players together.
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// The round being played, from 1: everybody has one turn in each. What is dealt before the first turn belongs to the first round.
    ///
    /// ```
    /// use kosa_engine::State;
    ///
    /// let mut state =
    ///     State::from_position("kosa-position 1; turns 3; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
    /// assert_eq!(state.public().round(), 2);
    /// assert_eq!([0, 1, 2, 3, 4].map(|turn| state.public().round_of(turn)), [1, 1, 1, 2, 2]);
    /// ```
    pub const fn round(&self) -> u16 {
        self.round_of(self.turns)
    }

    /// The round to which a turn belongs, turns being counted as [`Public::turns`] does.
    pub const fn round_of(&self, turn: u16) -> u16 {
        let seats = if self.seats > 0 { self.seats as u16 } else { 1 };
        if turn > 0 { turn.div_ceil(seats) } else { 1 }
    }

    /// The structure bonus tile, once dealt.
    pub const fn structure_tile(&self) -> Option<StructureTile> {
        self.structure_tile
    }

    /// Territories that still hold an encounter token.
    pub const fn encounter_tokens(&self) -> PlaceSet {
        self.encounter_tokens
    }

    /// Factory cards lying on the board.
    pub const fn factory_count(&self) -> u8 {
        self.factory_count
    }

    /// Whether the player's character finds a card to keep there: at the Factory, on its first visit, while any are left.
    pub(crate) fn gives_factory_card(&self, seat: Seat, place: Place) -> bool {
        let first_visit = place == Hex::FACTORY.place() && self.player(seat).factory_card.is_none();
        first_visit && self.factory_count > 0
    }

    /// Cards left in the combat deck.
    pub const fn deck_count(&self) -> u8 {
        self.deck_count
    }

    /// The face-up discards of combat cards.
    pub const fn discard(&self) -> CombatCards {
        self.discard
    }

    /// Resource tokens on a place.
    pub fn resources(&self, place: impl Into<Place>) -> Resources {
        self.resources.get(place.into().index()).copied().unwrap_or_default()
    }

    /// What everybody may see of a player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The combat being fought, if one is.
    pub fn combat(&self) -> Option<&Combat> {
        self.combat.hex.is_on_board().then_some(&self.combat)
    }

    /// What has happened in the turn so far.
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The question being asked, if somebody is asked.
    #[inline]
    pub fn question(&self) -> Option<Question> {
        match self.frames.top() {
            Some(Frame::Question(question)) => Some(question),
            Some(Frame::Draw(_) | Frame::Then(_)) | None => None,
        }
    }

    /// What is drawn, if chance decides.
    #[inline]
    pub(crate) fn draw(&self) -> Option<Draw> {
        match self.frames.top() {
            Some(Frame::Draw(draw)) => Some(draw),
            Some(Frame::Question(_) | Frame::Then(_)) | None => None,
        }
    }

    /// All that is pending: the frame in hand last.
    pub(crate) fn frames(&self) -> &[Frame] {
        self.frames.as_slice()
    }

    /// Whether this is pending, in hand or below.
    pub(crate) fn is_pending(&self, frame: impl Into<Frame>) -> bool {
        self.frames.as_slice().contains(&frame.into())
    }

    /// Whether the game has ended.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// The next seat clockwise: the player on the left.
    #[inline]
    pub fn left_of(&self, seat: Seat) -> Seat {
        let next = seat.index() + 1;
        Seat::at(if next >= self.seats as usize { 0 } else { next })
    }

    /// The player on the right.
    #[inline]
    pub fn right_of(&self, seat: Seat) -> Seat {
        Seat::at(if seat.index() == 0 { self.seats as usize - 1 } else { seat.index() - 1 })
    }

    /// The players beside a seat in the order in which their recruits gain: the one on the left, then the one on the right;
    /// with two players the other one once.
    #[inline]
    pub(crate) fn neighbour(&self, of: Seat, next: u8) -> Option<Seat> {
        match next {
            0 => Some(self.left_of(of)),
            1 if self.seats > 2 => Some(self.right_of(of)),
            _ => None,
        }
    }

    /// Whether any seat is played by an Automa.
    pub fn has_automa(&self) -> bool {
        self.seats().any(|s| self.player(s).is_automa())
    }

    /// Whether rivers and lakes hold the units of this Automa back; never for a person.
    pub fn held_by_water(&self, seat: Seat) -> bool {
        crate::automa::held_by_water(self, seat)
    }

    /// Whether Automas count this player as an enemy (R50).
    pub(crate) fn is_enemy_of_automa(&self, seat: Seat) -> bool {
        !self.rules.has(Switch::AutomaCooperative) || !self.player(seat).is_automa()
    }

    /// The Automa whose deck this one draws from: its own, or the first Automa's where one deck is shared (R53).
    pub(crate) fn automa_deck_owner(&self, seat: Seat) -> Seat {
        if !self.rules.has(Switch::AutomaSharedDeck) {
            return seat;
        }
        self.seats().find(|s| self.player(*s).is_automa()).unwrap_or(seat)
    }

    /// How many resources a person finds on a territory taken from this Automa: the number in the resource box of the last
    /// card not used for combat, its own or, where one deck is shared, anybody's (R39, R57). Nothing for a person.
    pub fn resource_box(&self, seat: Seat) -> Option<u8> {
        self.player(seat).automa()?;
        self.player(self.automa_deck_owner(seat)).automa().map(|a| a.resources)
    }

    /// How much of a recruit's bonus there is left to gain: up to the end of the track, and no more combat cards than
    /// there are.
    pub(crate) fn room_for(&self, seat: Seat, bonus: RecruitBonus) -> u8 {
        let player = self.player(seat);
        match bonus {
            RecruitBonus::Power => MAX_POWER.saturating_sub(player.power),
            RecruitBonus::Popularity => MAX_POPULARITY.saturating_sub(player.popularity),
            RecruitBonus::CombatCards => self.deck_count.saturating_add(self.discard.count()),
            RecruitBonus::Coins => u8::MAX,
        }
    }

    /// Whether several Automas draw from one deck.
    pub(crate) fn shares_automa_deck(&self) -> bool {
        self.rules.has(Switch::AutomaSharedDeck)
            && self.seats().filter(|s| self.player(*s).is_automa()).count() > 1
    }

    /// Who must decide. Which half of a secret choice a combatant has made does not show.
    pub fn awaiting(&self) -> Awaiting {
        if self.over {
            return Awaiting::Over;
        }
        // Nearly always somebody is asked, which one comparison tells.
        if let Some(Frame::Question(question)) = self.frames.in_hand() {
            return Awaiting::Seats(question.asked(self));
        }
        match self.frames.in_hand() {
            Some(Frame::Draw(_)) => Awaiting::Chance,
            // What follows by itself has followed before anybody looks.
            Some(Frame::Then(_) | Frame::Question(_)) | None => Awaiting::Over,
        }
    }
}

impl State {
    /// What everybody may see.
    #[inline]
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// What the seat alone may see.
    #[inline]
    pub fn own(&self, seat: Seat) -> &Own {
        &self.own[seat.index()]
    }

    /// Who must decide.
    pub fn awaiting(&self) -> Awaiting {
        self.public.awaiting()
    }

    /// Whether the game has ended.
    pub const fn is_over(&self) -> bool {
        self.public.over
    }
}

impl Own {
    /// Combat cards in hand.
    pub const fn hand(&self) -> CombatCards {
        self.hand
    }

    /// Objective cards in hand.
    pub fn objectives(&self) -> impl Iterator<Item = Objective> {
        self.objectives.into_iter().flatten()
    }

    /// The secret choice of power in the combat being fought, once made.
    pub const fn dial(&self) -> Option<u8> {
        self.dial
    }
}

impl State {
    /// The combat deck. No player may know it: for tests and tools that check the state itself.
    pub const fn combat_deck(&self) -> CombatCards {
        self.hidden.deck
    }
}
