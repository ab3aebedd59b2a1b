use crate::vocab::*;

/// The two sides of a combat.
///
/// ```
/// use kosa_engine::Side;
///
/// assert_eq!(Side::Attacker.other(), Side::Defender);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Side {
    /// The active player.
    Attacker,
    /// Who held the territory.
    Defender,
}

impl Side {
    /// Attacker first, as in the rules.
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];

    /// The other side.
    pub const fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }

    /// Whether this side wins with a total of its own against one of the other's: who has more wins, and ties go to the attacker.
    ///
    /// ```
    /// use kosa_engine::Side;
    ///
    /// assert!(Side::Attacker.wins(5, 5) && !Side::Defender.wins(5, 5));
    /// ```
    #[inline]
    pub const fn wins(self, own: u8, others: u8) -> bool {
        match self {
            Side::Attacker => own >= others,
            Side::Defender => own > others,
        }
    }
}

/// A combat between two players on one territory; nobody else joins (RL-033), and nothing is too little to attack with (RL-046).
///
/// ```
/// use kosa_engine::{Actor, Side, State, vocab::Seat};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; mechs 1 at h29; seat polania mechanical; mechs 1 at h30",
/// ).unwrap();
/// let me = Seat::new(0).unwrap();
/// for mv in ["section build", "move", "step mech h29 h30", "done"] {
///     state.apply(Actor::Seat(me), mv.parse().unwrap()).unwrap();
/// }
/// let combat = state.public().combat().unwrap();
/// assert_eq!((combat.hex(), combat.seat(Side::Attacker)), ("h30".parse().ok(), me));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Combat {
    pub(crate) hex: Place,
    pub(crate) attacker: Seat,
    pub(crate) defender: Seat,
    /// Sides that have made their secret choice, one bit each.
    pub(crate) committed: u8,
    pub(crate) winner: Side,
    /// Two airships fight; everybody else on the territory stays out of it.
    pub(crate) duel: bool,
    /// Characters and mechs of the loser that had to leave.
    pub(crate) fighters_beaten: u8,
    /// Workers of the loser that had to leave.
    pub(crate) workers_driven: u8,
    /// Lakes to which a mech of the loser has retreated: workers may go along.
    pub(crate) lakes: PlaceSet,
}

impl Default for Combat {
    fn default() -> Self {
        Combat {
            hex: Place::OFF,
            attacker: Seat::at(0),
            defender: Seat::at(0),
            committed: 0,
            winner: Side::Attacker,
            duel: false,
            fighters_beaten: 0,
            workers_driven: 0,
            lakes: PlaceSet::NONE,
        }
    }
}

impl Combat {
    /// The highest number of a power dial.
    pub const MAX_DIAL: u8 = crate::tracks::MAX_DIAL;

    /// Where it is fought.
    pub const fn hex(&self) -> Option<Hex> {
        self.hex.hex()
    }

    /// Whether two airships fight, and nobody else.
    pub const fn is_duel(&self) -> bool {
        self.duel
    }

    /// The seat of a side.
    #[inline]
    pub const fn seat(&self, side: Side) -> Seat {
        match side {
            Side::Attacker => self.attacker,
            Side::Defender => self.defender,
        }
    }

    /// The side of a seat, if it fights.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|s| self.seat(*s) == seat)
    }

    /// Whether a side has made its secret choice.
    #[inline]
    pub const fn has_committed(&self, side: Side) -> bool {
        self.committed & (1 << side as u8) != 0
    }

    /// Notes that a side has made its secret choice.
    pub(crate) const fn commit(&mut self, side: Side) {
        self.committed |= 1 << side as u8;
    }

    /// The seat that lost; meaningful once the choices are revealed.
    pub const fn loser(&self) -> Seat {
        self.seat(self.winner.other())
    }
}

impl core::fmt::Display for Side {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Side::Attacker => "attacker",
            Side::Defender => "defender",
        })
    }
}

impl core::str::FromStr for Side {
    type Err = crate::error::UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "attacker" => Ok(Side::Attacker),
            "defender" => Ok(Side::Defender),
            _ => Err(crate::error::UnknownName::new("side of a combat", s, &["attacker", "defender"])),
        }
    }
}
