//! What is pending: a stack of questions, draws and continuations.

mod draw;
mod names;
mod pending;
mod question;
mod then;
mod words;

pub(crate) use draw::Draw;
pub use pending::Pending;
pub use question::Question;
pub(crate) use then::Then;

use crate::error::{Hint, UnknownName};
use crate::tables::{AIRSHIP_TILES, ENCOUNTERS};
use crate::vocab::*;
use core::fmt::{self, Display, Formatter};
use core::str::FromStr;
use words::Words;

/// Which card is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Source {
    /// An encounter card.
    Encounter(Encounter),
    /// A Factory card.
    Factory(FactoryCard),
}

/// What may be taken in part.
///
/// ```
/// use kosa_engine::{Question, TakeWhat};
///
/// let question: Question = "take:coins:2:-".parse().unwrap();
/// assert!(matches!(question, Question::Take { what: TakeWhat::Coins, max: 2, .. }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TakeWhat {
    /// Coins.
    Coins,
    /// Popularity.
    Popularity,
    /// Power.
    Power,
    /// Combat cards from the deck.
    CombatCards,
    /// Tokens of one kind, placed on a territory.
    Resource(Resource),
    /// Workers from the mat, placed on a territory.
    Workers,
}

/// What a payment is made with.
///
/// ```
/// use kosa_engine::{Actor, PayWith, Question, State, vocab::{Resource, Seat}};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 1; at h04 metal 3; at h05 metal 3; seat nordic industrial; coins 5; \
///      workers h04 h05; seat crimea mechanical",
/// ).unwrap();
/// for mv in ["section deploy", "produce", "done", "pay coins 2"] {
///     state.apply(Actor::Seat(Seat::new(0).unwrap()), mv.parse().unwrap()).unwrap();
/// }
/// let Some(Question::Pay { with, .. }) = state.public().question() else { panic!() };
/// assert_eq!(with, PayWith::One(Resource::Metal));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PayWith {
    /// Tokens of one kind.
    One(Resource),
    /// Tokens of any kinds.
    Any,
    /// Tokens of different kinds.
    Distinct,
    /// Tokens of any kinds aboard the airship.
    Aboard,
}

/// One pending thing: a question somebody must answer, a draw, or what follows once the frames above are done. Each kind is a
/// type of its own, declared once, and whoever handles one handles all of it. Outside of the engine it is [`Pending`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Frame {
    /// Somebody is asked.
    Question(Question),
    /// Chance decides.
    Draw(Draw),
    /// Something follows by itself.
    Then(Then),
}

impl Display for Frame {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Frame::Question(question) => question.fmt(f),
            Frame::Draw(draw) => draw.fmt(f),
            Frame::Then(then) => then.fmt(f),
        }
    }
}

impl FromStr for Frame {
    type Err = UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let mut words = Words::of(s);
        let word = words.next()?;
        let read = (Question::read(word, &mut words).map(|q| q.map(Frame::Question)))
            .or_else(|| Draw::read(word, &mut words).map(|d| d.map(Frame::Draw)))
            .or_else(|| Then::read(word, &mut words).map(|t| t.map(Frame::Then)));
        let frame = read.unwrap_or_else(|| Err(words.unknown()))?;
        words.end()?;
        Ok(frame)
    }
}

impl FromStr for Question {
    type Err = UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s.parse()? {
            Frame::Question(question) => Ok(question),
            Frame::Draw(_) | Frame::Then(_) => Err(UnknownName::hint("frame", s, Hint::Frame)),
        }
    }
}

macro_rules! kinds {
    ($($kind:ident),+) => {
        $(
            impl From<$kind> for Frame {
                #[inline(always)]
                fn from(frame: $kind) -> Self {
                    Frame::$kind(frame)
                }
            }
        )+
    };
}

kinds!(Question, Draw, Then);

/// The stack of pending frames; the last one is in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Frames {
    len: u8,
    stack: [Frame; Frames::DEPTH],
}

impl Frames {
    /// The deepest nesting of a game; a position with more frames is refused. Most comes together where every player has an
    /// airship over a combat that an Automa begins: five frames of its turn, and what each airship gains. Everything else
    /// ends lower: a flight with all that its tiles and a character set down ask, an encounter with its gains (as many
    /// workers as [`Frames::ON_SETTLE`] leaves room for), a bottom-row action with all its bonuses.
    pub const NESTED: usize = 5 + Frames::OF_AIRSHIPS;
    /// Frames of the gains that all airships together have by one combat.
    const OF_AIRSHIPS: usize = MAX_SEATS * gains_of_a_combat();
    /// The most that comes to lie upon a frame that a position may hold deeper down than a game does: an Automa's arrival
    /// and the gains of all airships. What has more to come ([`Question::Section`], [`Question::Bottom`]) lies at the bottom.
    const ON_SETTLE: usize = 1 + Frames::OF_AIRSHIPS;
    /// Room on the stack: a frame waits until those above it are gone, so that no stack grows higher.
    const DEPTH: usize = Frames::NESTED + Frames::ON_SETTLE;
    const FREE: Frame = Frame::Question(Question::Section);

    pub(crate) const EMPTY: Frames = Frames { len: 0, stack: [Frames::FREE; Frames::DEPTH] };

    /// The frame in hand.
    #[inline]
    pub fn top(&self) -> Option<Frame> {
        self.stack.get((self.len as usize).wrapping_sub(1)).copied()
    }

    /// The frame in hand, where it lies.
    #[inline(always)]
    pub(crate) fn in_hand(&self) -> Option<&Frame> {
        self.stack.get((self.len as usize).wrapping_sub(1))
    }

    /// All frames, the one in hand last.
    pub fn as_slice(&self) -> &[Frame] {
        &self.stack[..(self.len as usize).min(Frames::DEPTH)]
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: impl Into<Frame>) {
        // No frame is lost in silence: one more than there can be would stop here.
        self.stack[self.len as usize] = frame.into();
        self.len += 1;
    }

    /// In place of the frame in hand come three: the last of them is in hand then.
    #[inline]
    pub(crate) fn set_three(
        &mut self,
        first: impl Into<Frame>,
        second: impl Into<Frame>,
        third: impl Into<Frame>,
    ) {
        // The length is read and written once: three that are put on one after the other wait for each other.
        let in_hand = (self.len as usize).saturating_sub(1);
        let [one, two, three] = &mut self.stack[in_hand..in_hand + 3] else { return };
        (*one, *two, *three) = (first.into(), second.into(), third.into());
        self.len = in_hand as u8 + 3;
    }

    /// In place of the frame in hand come those of a row.
    #[inline(always)]
    pub(crate) fn set_row(&mut self, FrameRow { frames, count }: FrameRow) {
        let in_hand = (self.len as usize).saturating_sub(1);
        // All of the row is written: what lies beyond its frames is free there as it is on the stack.
        if let Some(slots) = self.stack.get_mut(in_hand..in_hand + FrameRow::ROOM) {
            slots.copy_from_slice(&frames);
            self.len = (in_hand + count) as u8;
        } else {
            self.pop();
            frames.into_iter().take(count).for_each(|frame| self.push(frame));
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        if let Some(slot) = self.stack.get_mut((self.len as usize).wrapping_sub(1)) {
            *slot = Frames::FREE;
            self.len -= 1;
        }
    }

    /// Replaces the frame in hand.
    #[inline]
    pub(crate) fn set(&mut self, frame: impl Into<Frame>) {
        if let Some(slot) = self.stack.get_mut((self.len as usize).wrapping_sub(1)) {
            *slot = frame.into();
        }
    }

    /// Drops all frames; what lies above them is free already.
    #[inline]
    pub(crate) fn clear(&mut self) {
        while self.len > 0 {
            self.pop();
        }
    }
}

/// Frames that are put on the stack together, the last of them in hand: gathered without a branch where nobody can tell which there will be.
pub(crate) struct FrameRow {
    frames: [Frame; FrameRow::ROOM],
    count: usize,
}

impl FrameRow {
    /// The most frames, and one that is free.
    const ROOM: usize = 9;

    pub(crate) const EMPTY: FrameRow = FrameRow { frames: [Frames::FREE; FrameRow::ROOM], count: 0 };

    /// One more frame, if the condition holds.
    #[inline(always)]
    pub(crate) fn add(&mut self, frame: impl Into<Frame>, condition: bool) {
        // The frame is written in any case, and what comes after it writes over it.
        self.frames[self.count] = frame.into();
        self.count += condition as usize;
        self.frames[self.count] = Frames::FREE;
    }
}

/// The most frames that one airship tile asks for after a combat: stars for what it adds on a track, cards to draw.
const fn gains_of_a_combat() -> usize {
    let mut most = 0;
    let mut tile = 0;
    while tile < AirshipTile::COUNT {
        let effects = AIRSHIP_TILES[tile].effects;
        let mut at = 0;
        while at < effects.len() {
            if let TileEffect::CombatGain { gains, .. } = effects[at] {
                let (mut stars, mut cards, mut i) = (0, 0, 0);
                while i < gains.len() {
                    match gains[i] {
                        Effect::Popularity(_) | Effect::Power(_) => stars = 1,
                        Effect::CombatCards(_) => cards = 1,
                        _ => {}
                    }
                    i += 1;
                }
                if stars + cards > most {
                    most = stars + cards;
                }
            }
            at += 1;
        }
        tile += 1;
    }
    most
}

/// The most workers that one gain of an encounter card places, a frame for each.
const fn workers_of_an_encounter() -> usize {
    let mut most = 0;
    let mut card = 0;
    while card < ENCOUNTERS.len() {
        let mut option = 0;
        while option < ENCOUNTERS[card].options.len() {
            let gains = ENCOUNTERS[card].options[option].gains;
            let mut i = 0;
            while i < gains.len() {
                if let Effect::Workers(n) = gains[i]
                    && n as usize > most
                {
                    most = n as usize;
                }
                i += 1;
            }
            option += 1;
        }
        card += 1;
    }
    most
}

// The encounter card, its stars, its effects, and a frame for each worker.
const _: () =
    assert!(3 + workers_of_an_encounter() <= Frames::ON_SETTLE, "an encounter nests too many frames");

impl fmt::Debug for Frames {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
