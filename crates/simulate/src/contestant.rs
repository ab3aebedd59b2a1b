use kosa_engine::{Move, View};
use kosa_table::{Generator, Player, bot_maker};
use std::sync::Arc;

type Sit = dyn Fn(Generator) -> Box<dyn Player + Send> + Send + Sync;

/// Somebody who takes part in a series: a new player for every game, so that no game depends on those before it.
///
/// ```
/// use kosa_engine::random::below;
/// use kosa_simulate::Contestant;
///
/// let dice = Contestant::deciding("dice", |_view, legal, generator| {
///     legal[below(generator, legal.len() as u32) as usize]
/// });
/// assert_eq!(dice.name(), "dice");
/// assert!(Contestant::bot("random").is_some() && Contestant::bot("grandmaster").is_none());
/// ```
#[derive(Clone)]
pub struct Contestant {
    name: String,
    sit: Arc<Sit>,
}

impl Contestant {
    /// A player of one's own. `sit` makes it for one seat of one game; for the same games to be played again it takes
    /// everything it leaves to chance from this generator.
    pub fn new(
        name: impl Into<String>,
        sit: impl Fn(Generator) -> Box<dyn Player + Send> + Send + Sync + 'static,
    ) -> Contestant {
        Contestant { name: name.into(), sit: Arc::new(sit) }
    }

    /// A player that remembers nothing: shown a view and the legal moves, it answers one of them.
    pub fn deciding(
        name: impl Into<String>,
        decide: impl Fn(&View, &[Move], &mut Generator) -> Move + Send + Sync + 'static,
    ) -> Contestant {
        let decide = Arc::new(decide);
        Contestant::new(name, move |generator| Box::new(Deciding { decide: decide.clone(), generator }))
    }

    /// A bot of a kind, one of [`kosa_table::BOTS`].
    pub fn bot(kind: &str) -> Option<Contestant> {
        bot_maker(kind).map(|make| Contestant::new(kind, make))
    }

    /// The name, as records give it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The player for one seat of one game.
    pub fn sit(&self, generator: Generator) -> Box<dyn Player + Send> {
        (self.sit)(generator)
    }
}

impl core::fmt::Debug for Contestant {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("Contestant").field(&self.name).finish()
    }
}

struct Deciding<F> {
    decide: Arc<F>,
    generator: Generator,
}

impl<F: Fn(&View, &[Move], &mut Generator) -> Move> Player for Deciding<F> {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        (self.decide)(view, legal, &mut self.generator)
    }
}
