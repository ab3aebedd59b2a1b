//! What is pending, for those outside of the engine. They meet questions as [`Question`]s; of everything else they need
//! a few answers, given here by what they mean, and its word.

use super::{Draw, Frame, Frames, Question, Then};
use crate::error::UnknownName;
use crate::state::Public;
use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

/// Something pending, as a position writes it: a question, a draw of chance, or what follows by itself once those above
/// are done.
///
/// ```
/// use kosa_engine::{Pending, State};
///
/// let text = "kosa-position 1; active 1; frames end bottom:build top:build; seat nordic industrial; seat crimea mechanical";
/// let pending = State::from_position(text).unwrap().public().pending().last().unwrap();
/// assert_eq!((pending.to_string().as_str(), pending.word()), ("top:build", "top"));
/// assert_eq!("top:build".parse(), Ok(pending));
/// assert!("top:moon".parse::<Pending>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pending(Frame);

impl Pending {
    /// An Automa's turn begins: chance draws its card.
    pub const AUTOMA_TURN: Pending = Pending(Frame::Draw(Draw::AutomaTurn));

    /// The most that can be pending at once; a position with more is refused.
    pub const MOST: usize = Frames::NESTED;

    /// All words that something pending can begin with: those of questions, of what chance decides, and of what follows
    /// by itself.
    pub const WORDS: [&'static [&'static str]; 3] = [Question::WORDS, Draw::WORDS, Then::WORDS];

    /// The word it begins with in a position, without what it carries.
    pub const fn word(&self) -> &'static str {
        match &self.0 {
            Frame::Question(question) => question.word(),
            Frame::Draw(draw) => draw.word(),
            Frame::Then(then) => then.word(),
        }
    }
}

impl From<Frame> for Pending {
    fn from(frame: Frame) -> Self {
        Pending(frame)
    }
}

impl Display for Pending {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Pending {
    type Err = UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        s.parse().map(Pending)
    }
}

impl Public {
    /// All that is pending. The last is in hand: the question being asked or what chance decides; nothing once the game
    /// is over.
    ///
    /// ```
    /// use kosa_engine::{Pending, State};
    ///
    /// let text = "kosa-position 1; active 1; frames end bottom:build top:build; seat nordic industrial; seat crimea mechanical";
    /// let state = State::from_position(text).unwrap();
    /// let words: Vec<String> = state.public().pending().map(|pending| pending.to_string()).collect();
    /// assert_eq!(words, ["end", "bottom:build", "top:build"]);
    /// assert!(words.len() <= Pending::MOST);
    /// ```
    pub fn pending(&self) -> impl ExactSizeIterator<Item = Pending> + DoubleEndedIterator + '_ {
        self.frames().iter().map(|frame| Pending(*frame))
    }

    /// Whether the cards and tiles of the set-up are still being dealt.
    ///
    /// ```
    /// use kosa_engine::{Setup, State, vocab::{Faction, Mat}};
    ///
    /// let pairs = [(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)];
    /// assert!(Setup::chosen(pairs).start().unwrap().public().is_dealing());
    /// let text = "kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical";
    /// assert!(!State::from_position(text).unwrap().public().is_dealing());
    /// ```
    #[inline]
    pub fn is_dealing(&self) -> bool {
        matches!(self.frames.in_hand(), Some(Frame::Draw(Draw::Deal { .. })))
    }

    /// Whether a turn of an Automa begins: chance draws its card.
    ///
    /// ```
    /// use kosa_engine::{Actor, State};
    ///
    /// let text = "kosa-position 1; active 2; seat nordic industrial; seat crimea automa:automa";
    /// let mut state = State::from_position(text).unwrap();
    /// assert!(state.public().automa_turn_begins());
    /// let (card, _) = state.chance()[0];
    /// state.apply(Actor::Chance, card).unwrap();
    /// assert!(!state.public().automa_turn_begins());
    /// ```
    #[inline]
    pub fn automa_turn_begins(&self) -> bool {
        matches!(self.frames.in_hand(), Some(Frame::Draw(Draw::AutomaTurn)))
    }

    /// Whether chance now moves cards between a person's hand and a deck or another hand: combat cards drawn, taken or
    /// lost, an objective card for one given up. Whoever plans ahead may go on with any such card, as it only makes a
    /// hand a little better or worse; everything else that chance decides (an encounter, a Factory card, what an Automa
    /// does) can lead to another turn altogether.
    ///
    /// ```
    /// use kosa_engine::{Actor, State, vocab::Seat};
    ///
    /// let text = "kosa-position 1; active 1; seat nordic industrial; coins 3; seat crimea mechanical";
    /// let mut state = State::from_position(text).unwrap();
    /// assert!(!state.public().moves_hand_cards());
    /// for mv in ["section upgrade", "bolster cards 1"] {
    ///     state.apply(Actor::Seat(Seat::new(0).unwrap()), mv.parse().unwrap()).unwrap();
    /// }
    /// assert!(state.public().moves_hand_cards(), "a combat card is drawn");
    /// ```
    #[inline]
    pub fn moves_hand_cards(&self) -> bool {
        match self.frames.in_hand() {
            Some(Frame::Draw(draw)) => match draw {
                Draw::CombatCards { .. }
                | Draw::LoseCards { .. }
                | Draw::Steal { .. }
                | Draw::SpySteal { .. }
                | Draw::Objective => true,
                Draw::Deal { .. }
                | Draw::Encounter
                | Draw::FactoryCards { .. }
                | Draw::AutomaTrap
                | Draw::AutomaTurn
                | Draw::AutomaFlip { .. }
                | Draw::AutomaFactory
                | Draw::AutomaFight { .. }
                | Draw::AutomaCards { .. } => false,
            },
            Some(Frame::Question(_) | Frame::Then(_)) | None => false,
        }
    }
}
