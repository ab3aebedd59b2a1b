//! Tastes: a liking for some things beyond what they are worth. Styles for people, and variety for training.

use kosa_engine::State;
use kosa_engine::vocab::{Seat, Star};

/// How much more than its worth a bot likes each of a few things. All zero is no taste at all.
///
/// ```
/// use kosa_bots::Taste;
/// let builder = Taste([0.0, 0.2, 0.6, 0.2, 0.2, 0.0, -0.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
/// assert_ne!(builder, Taste::NONE);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste(pub [f32; Taste::COUNT]);

impl Taste {
    /// Things that can be liked: workers, popularity, structures, upgrades, recruits, mechs, combats won, territories, power, the
    /// score as it is, resources, a Factory card, stars, coins.
    pub const COUNT: usize = 14;
    /// No taste.
    pub const NONE: Taste = Taste([0.0; Taste::COUNT]);

    /// What a sensible beginner likes. Alone it makes a player without any learning; a little of it beside what is learned
    /// keeps a bot active while positions differ by less than its learning can tell apart.
    pub const HABIT: Taste = Taste([0.9, 0.5, 0.7, 0.8, 0.9, 0.9, 0.5, 0.5, 0.3, 2.5, 0.3, 0.15, 1.0, 0.2]);

    /// The same, multiplied.
    #[must_use]
    pub const fn times(mut self, factor: f32) -> Taste {
        let mut i = 0;
        while i < Taste::COUNT {
            self.0[i] *= factor;
            i += 1;
        }
        self
    }

    /// What is liked about a position, on top of its worth.
    pub fn liking(&self, state: &State, seat: Seat) -> f32 {
        if *self == Taste::NONE {
            return 0.0;
        }
        let public = state.public();
        let player = public.player(seat);
        let score = public.score(seat);
        let amounts = [
            player.worker_count() as f32 / 8.0,
            player.popularity() as f32 / 18.0,
            player.structure_count() as f32 / 4.0,
            player.upgrade_count() as f32 / 6.0,
            player.recruit_count() as f32 / 4.0,
            player.mech_count() as f32 / 4.0,
            player.stars().on(Star::Combat) as f32 / 2.0,
            score.territories as f32 / 10.0,
            player.power() as f32 / 16.0,
            score.total() as f32 / 50.0,
            score.resources.min(12) as f32 / 10.0,
            player.factory_card().is_some() as u32 as f32,
            player.stars().total() as f32 / 6.0,
            player.coins() as f32 / 40.0,
        ];
        amounts.iter().zip(self.0).map(|(amount, weight)| amount * weight).sum()
    }
}
