use kosa_engine::setup::SetupFaults;

/// Why a series cannot be played.
///
/// ```
/// use kosa_engine::Setup;
/// use kosa_simulate::{Contestant, PlanError, SeriesError, SeriesPlan, run};
/// use std::convert::Infallible;
/// use std::sync::atomic::AtomicBool;
///
/// let players = vec![Contestant::bot("random"), None];
/// let plan = SeriesPlan { setup: Setup::random(2), players, seed: 7.into(), games: 1, max_turns: 9, records: false };
/// let error = run(&plan, 1, &AtomicBool::new(false), |_| Ok::<(), Infallible>(())).unwrap_err();
/// assert_eq!(error, SeriesError::Plan(PlanError::PlayerCount { players: 1, seats: 2 }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanError {
    /// The set-up is wrong.
    Setup(SetupFaults),
    /// Not one player for each seat that needs one.
    PlayerCount {
        /// How many there are.
        players: usize,
        /// How many there should be.
        seats: usize,
    },
    /// The threads could not be started.
    Threads(String),
}

impl core::fmt::Display for PlanError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            PlanError::Setup(e) => e.fmt(f),
            PlanError::PlayerCount { players, seats } => write!(f, "{players} players for {seats} seats"),
            PlanError::Threads(e) => write!(f, "the threads could not be started: {e}"),
        }
    }
}

impl core::error::Error for PlanError {}

/// Why a series has stopped before its end.
///
/// ```
/// use kosa_engine::Setup;
/// use kosa_simulate::{Contestant, SeriesError, SeriesPlan, run};
/// use std::sync::atomic::AtomicBool;
///
/// let players = vec![Contestant::bot("idle"), Contestant::bot("idle")];
/// let plan = SeriesPlan { setup: Setup::random(2), players, seed: 7.into(), games: 5, max_turns: 9, records: false };
/// let enough = |game: kosa_simulate::SimulatedGame| if game.result.index < 2 { Ok(()) } else { Err("enough") };
/// let error = run(&plan, 1, &AtomicBool::new(false), enough).unwrap_err();
/// assert_eq!(error, SeriesError::Receiver { game: 2, error: "enough" });
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeriesError<E> {
    /// It cannot be played.
    Plan(PlanError),
    /// Whoever receives the games could not take one.
    Receiver {
        /// The game that was not taken, from 0; all before it were.
        game: u64,
        /// Why not.
        error: E,
    },
}

impl<E: core::fmt::Display> core::fmt::Display for SeriesError<E> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            SeriesError::Plan(e) => e.fmt(f),
            SeriesError::Receiver { game, error } => write!(f, "game {}: {error}", game + 1),
        }
    }
}

impl<E: core::error::Error> core::error::Error for SeriesError<E> {}

impl<E> From<PlanError> for SeriesError<E> {
    fn from(e: PlanError) -> Self {
        SeriesError::Plan(e)
    }
}
