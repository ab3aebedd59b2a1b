//! What a game is made of before it is dealt.

use kosa_engine::setup::Draft;
use kosa_engine::vocab::Faction;
use kosa_engine::{Setup, random};
use kosa_lang::Texts;
use kosa_table::{Occupant, Seed, Table, TableError};

/// A game somebody asks for.
///
/// ```
/// use kosa_client::Wishes;
/// use kosa_table::Seed;
///
/// let game = Wishes::one_click("Anna").to_new_game(Seed::from(7)).unwrap();
/// assert!(game.is_human(0) && !game.is_human(1) && !game.draft);
/// assert_eq!(game.clone().deal().unwrap().record(), game.deal().unwrap().record(), "a seed deals one game");
/// ```
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Rules and wishes.
    pub setup: Setup,
    /// Who plays, in the order of the wishes; Automas come with theirs.
    pub players: Vec<Option<Occupant>>,
    /// Everything left to chance.
    pub seed: Seed,
    /// Whether factions are drafted in the order of the mats.
    pub draft: bool,
}

impl NewGame {
    /// Sets the game up, deals it and puts everybody on their seats.
    pub fn deal(self) -> Result<Table, TableError> {
        // The same seed settles the same way: this tells who sits where.
        let mut settled = self.setup.clone();
        settled.settle(&mut self.seed.setup_generator())?;
        let mut table = Table::new(self.setup, self.seed)?;
        table.set_tag("seed", &self.seed.to_string())?;
        for (i, occupant) in self.players.into_iter().enumerate() {
            if let (Some(seat), Some(occupant)) = (settled.seat_of(i), occupant) {
                table.take_over(seat, occupant)?;
            }
        }
        Ok(table)
    }

    /// Deals the mats for a draft.
    pub fn begin_draft(&self) -> Result<Draft, TableError> {
        Ok(Draft::new(self.setup.clone(), &mut self.seed.setup_generator())?)
    }

    /// The same game with the factions that were drafted.
    #[must_use]
    pub fn drafted(mut self, draft: &Draft) -> NewGame {
        self.setup = draft.setup().clone();
        self.draft = false;
        self
    }

    /// Whether a person chooses for this player.
    pub fn is_human(&self, player: usize) -> bool {
        self.players.get(player).and_then(Option::as_ref).is_some_and(Occupant::is_human)
    }

    /// A player by name, or by number.
    pub fn called(&self, player: usize, texts: &Texts) -> String {
        match self.players.get(player).and_then(Option::as_ref) {
            Some(Occupant::Human(name)) if !name.is_empty() => name.clone(),
            _ => texts.fill("play-setup-seat", &[("n", (player + 1).into())]),
        }
    }

    /// What a bot takes in a draft: any faction that is open.
    pub fn bot_takes(&self, player: usize, open: &[Faction]) -> Option<Faction> {
        let mut generator = self.seed.bot_generator(player);
        open.get(random::below(&mut generator, open.len() as u32) as usize).copied()
    }
}
