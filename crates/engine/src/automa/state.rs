use crate::error::{Hint, UnknownName};
use crate::vocab::*;
use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

/// Official dials that change the Automa's temper, at any level.
///
/// ```
/// use kosa_engine::{AutomaDials, AutomaKind};
///
/// let kind: AutomaKind = "automa:automaszyna:coins+1".parse().unwrap();
/// assert_eq!(kind.dials, AutomaDials { coins: 1, ..AutomaDials::default() });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AutomaDials {
    /// Skips turns as Autometta does.
    pub skip_turns: bool,
    /// Extra coins on a card that gives coins, or fewer, -2 to 2.
    pub coins: i8,
    /// Extra power on a card that gives power, or less, -2 to 2.
    pub power: i8,
    /// A combat card is turned before a move: 4 or 5 cancels moving this turn.
    pub move_check: bool,
    /// A combat card is turned before a deployment: 4 or 5 cancels deploying this turn.
    pub deploy_check: bool,
    /// Every valid move of the first row is carried out.
    pub all_moves: bool,
}

/// What sits on a seat instead of a person: a level and its dials. Written with the level and the dials behind it, for
/// example `automa:automaszyna:coins+1:all-moves`; the level may be a number too, and where it is left out it is the normal one.
///
/// ```
/// use kosa_engine::{AutomaKind, vocab::AutomaLevel};
///
/// let kind: AutomaKind = "automa:3:all-moves".parse().unwrap();
/// assert_eq!(kind.level, AutomaLevel::Automaszyna);
/// assert_eq!(kind.to_string(), "automa:automaszyna:all-moves");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AutomaKind {
    /// The level.
    pub level: AutomaLevel,
    /// The dials.
    pub dials: AutomaDials,
}

/// An Automa in play.
///
/// ```
/// use kosa_engine::{State, vocab::Seat};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; seat crimea automa; marker 4",
/// ).unwrap();
/// let automa = state.public().player(Seat::new(1).unwrap()).automa().unwrap();
/// assert_eq!((automa.marker(), automa.second_scheme()), (4, false));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Automa {
    pub(crate) kind: AutomaKind,
    /// Space of the star track.
    pub(crate) marker: u8,
    /// Scheme II is up.
    pub(crate) second_scheme: bool,
    /// The number in the resource box of the last card not used for combat.
    pub(crate) resources: u8,
    /// Cards of its deck not drawn yet.
    pub(crate) deck: AutomaCardSet,
    /// It has taken a Factory card, face down.
    pub(crate) factory_card: bool,
}

impl Automa {
    /// All cards of a deck.
    pub(crate) const FULL_DECK: AutomaCardSet = AutomaCardSet::ALL;

    pub(crate) fn new(kind: AutomaKind) -> Automa {
        Automa {
            kind,
            marker: 0,
            second_scheme: false,
            resources: 0,
            deck: Automa::FULL_DECK,
            factory_card: false,
        }
    }

    /// Level and dials.
    pub const fn kind(&self) -> AutomaKind {
        self.kind
    }

    /// Space of the star track, from 0.
    pub const fn marker(&self) -> u8 {
        self.marker
    }

    /// The space of the next star on its track; none once all are passed.
    ///
    /// ```
    /// use kosa_engine::{State, vocab::Seat};
    ///
    /// let state = State::from_position(
    ///     "kosa-position 1; active 1; seat nordic industrial; seat crimea automa; marker 4",
    /// ).unwrap();
    /// let automa = state.public().player(Seat::new(1).unwrap()).automa().unwrap();
    /// assert_eq!(automa.next_star(), Some(9));
    /// ```
    pub fn next_star(&self) -> Option<u8> {
        self.kind.level.face().stars.at_or_after(self.marker.saturating_add(1)).iter().next()
    }

    /// Whether Scheme II is up.
    pub const fn second_scheme(&self) -> bool {
        self.second_scheme
    }

    /// The number in the resource box of the last card not used for combat.
    pub const fn resources(&self) -> u8 {
        self.resources
    }

    /// Whether it has taken a Factory card.
    pub const fn has_factory_card(&self) -> bool {
        self.factory_card
    }

    /// Whether a card with the crossed gear makes it skip the turn.
    pub(crate) fn skips(&self) -> bool {
        self.kind.dials.skip_turns || self.kind.level.face().skip_turns
    }

    /// Whether it carries out every valid move.
    pub(crate) fn makes_all_moves(&self) -> bool {
        self.kind.dials.all_moves || self.kind.level.face().all_moves
    }
}

impl Display for AutomaKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "automa:{}", self.level)?;
        let d = self.dials;
        for (on, word) in [
            (d.skip_turns, "skip-turns"),
            (d.move_check, "move-check"),
            (d.deploy_check, "deploy-check"),
            (d.all_moves, "all-moves"),
        ] {
            if on {
                write!(f, ":{word}")?;
            }
        }
        for (amount, word) in [(d.coins, "coins"), (d.power, "power")] {
            if amount != 0 {
                write!(f, ":{word}{amount:+}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for AutomaKind {
    type Err = UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let fault = || UnknownName::hint("Automa", s, Hint::Automa);
        let mut words = s.split(':');
        if words.next() != Some("automa") {
            return Err(fault());
        }
        let level = words.next().map_or(Ok(AutomaLevel::Automa), AutomaLevel::by_name_or_number)?;
        let mut dials = AutomaDials::default();
        for word in words {
            let amount = |prefix: &str| -> Option<i8> {
                match word.strip_prefix(prefix)? {
                    "+1" => Some(1),
                    "+2" => Some(2),
                    "-1" => Some(-1),
                    "-2" => Some(-2),
                    _ => None,
                }
            };
            match word {
                "skip-turns" => dials.skip_turns = true,
                "move-check" => dials.move_check = true,
                "deploy-check" => dials.deploy_check = true,
                "all-moves" => dials.all_moves = true,
                _ => match (amount("coins"), amount("power")) {
                    (Some(n), _) => dials.coins = n,
                    (_, Some(n)) => dials.power = n,
                    _ => return Err(fault()),
                },
            }
        }
        Ok(AutomaKind { level, dials })
    }
}
