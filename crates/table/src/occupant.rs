use core::fmt;
use kosa_engine::AutomaKind;

/// Who sits on a seat. People and bots may take over from each other in the middle of a game; an Automa is part of the
/// game itself and stays.
///
/// ```
/// use kosa_table::Occupant;
///
/// let anna: Occupant = "human Anna".parse().unwrap();
/// assert!(anna.is_human());
/// assert_eq!("bot random".parse(), Ok(Occupant::Bot("random".into())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A person, with a name that may be empty.
    Human(String),
    /// A bot, by the name of its kind.
    Bot(String),
    /// An Automa: it draws cards and decides nothing.
    Automa(AutomaKind),
}

impl Occupant {
    /// Whether a person sits here.
    pub const fn is_human(&self) -> bool {
        matches!(self, Occupant::Human(_))
    }
}

impl fmt::Display for Occupant {
    /// `human Anna`, `human`, `bot random`, `automa:automaszyna`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Occupant::Human(name) if name.is_empty() => f.write_str("human"),
            Occupant::Human(name) => write!(f, "human {name}"),
            Occupant::Bot(kind) => write!(f, "bot {kind}"),
            Occupant::Automa(kind) => kind.fmt(f),
        }
    }
}

impl core::str::FromStr for Occupant {
    type Err = ();
    fn from_str(s: &str) -> Result<Self, ()> {
        let (what, name) = s.trim().split_once(' ').unwrap_or((s.trim(), ""));
        match what {
            "human" => Ok(Occupant::Human(name.trim().to_string())),
            "bot" if !name.trim().is_empty() => Ok(Occupant::Bot(name.trim().to_string())),
            _ if name.is_empty() => what.parse().map(Occupant::Automa).map_err(|_| ()),
            _ => Err(()),
        }
    }
}
