use crate::contestant::Contestant;
use crate::error::PlanError;
use crate::game::{SimulatedGame, play};
use kosa_engine::Setup;
use kosa_engine::setup::SetupFaults;
use kosa_table::Seed;

/// What is to be played.
///
/// ```
/// use kosa_engine::Setup;
/// use kosa_simulate::{Contestant, SeriesPlan};
///
/// let plan = SeriesPlan {
///     setup: Setup::random(2),
///     players: vec![Contestant::bot("random"), Contestant::bot("idle")],
///     seed: 7.into(),
///     games: 100,
///     max_turns: 2_000,
///     records: false,
/// };
/// assert_eq!(plan.players.len(), plan.setup.players.len());
/// ```
#[derive(Clone, Debug)]
pub struct SeriesPlan {
    /// The wishes; what is left open is settled afresh for each game.
    pub setup: Setup,
    /// Who plays, in the order of the set-up's players. An Automa needs nobody: its entry is not read.
    pub players: Vec<Option<Contestant>>,
    /// The seed of the series.
    pub seed: Seed,
    /// How many games.
    pub games: u64,
    /// A game is given up once this many turns have begun, all players together.
    pub max_turns: u16,
    /// Whether the record of each game is kept and handed over.
    pub records: bool,
}

impl SeriesPlan {
    /// Plays the game of this number alone; nothing comes of it if it is `stopped` on the way.
    ///
    /// ```
    /// use kosa_engine::Setup;
    /// use kosa_simulate::{Contestant, SeriesPlan};
    ///
    /// let players = vec![Contestant::bot("random"); 2];
    /// let plan = SeriesPlan { setup: Setup::random(2), players, seed: 7.into(), games: 9, max_turns: 50, records: false };
    /// assert_eq!(plan.play(4, &|| false).unwrap().unwrap().result.index, 4);
    /// assert_eq!(plan.play(4, &|| true), Ok(None));
    /// ```
    pub fn play(&self, index: u64, stopped: &dyn Fn() -> bool) -> Result<Option<SimulatedGame>, PlanError> {
        play(self, index, stopped)
    }

    /// Whether the series can be played.
    pub(crate) fn check(&self) -> Result<(), PlanError> {
        let faults = self.setup.faults();
        if !faults.is_empty() {
            return Err(PlanError::Setup(SetupFaults(faults)));
        }
        let wishes = &self.setup.players;
        let seats = wishes.iter().filter(|wish| wish.automa.is_none()).count();
        let present =
            wishes.iter().zip(&self.players).filter(|(wish, who)| wish.automa.is_none() && who.is_some());
        let players = present.count();
        if players != seats {
            return Err(PlanError::PlayerCount { players, seats });
        }
        if self.players.len() != wishes.len() {
            return Err(PlanError::PlayerCount { players: self.players.len(), seats: wishes.len() });
        }
        Ok(())
    }
}
