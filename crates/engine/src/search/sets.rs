//! Sets of places and small counts that an evaluation asks for thousands of times: what the rules keep beside the lists, and
//! steps without looking at what they lead to.

use crate::reach::Reach;
use crate::state::{Player, Public};
use crate::tables::OF_TERRAIN;
use crate::vocab::*;

impl Player {
    /// Places with the character or mechs.
    #[inline]
    pub fn fighters_at(&self) -> PlaceSet {
        self.fighters_at
    }

    /// Places with workers.
    #[inline]
    pub fn workers_at(&self) -> PlaceSet {
        self.workers_at
    }

    /// Places with structures.
    #[inline]
    pub fn built_at(&self) -> PlaceSet {
        self.built_at
    }
}

impl Terrain {
    /// All territories of the terrain.
    ///
    /// ```
    /// use kosa_engine::vocab::{Hex, Terrain};
    /// assert!(Terrain::Factory.places().contains(Hex::FACTORY));
    /// ```
    #[inline]
    pub fn places(self) -> PlaceSet {
        OF_TERRAIN[self.index()]
    }
}

/// The single steps of one seat's units as the board is now, worked out once.
///
/// ```
/// use kosa_engine::{State, vocab::Seat};
/// let state = State::from_position("kosa-position 1\nactive 1\nseat nordic industrial\nworkers h04 h05\nseat crimea mechanical").unwrap();
/// let steps = state.public().single_steps(Seat::new(0).unwrap());
/// let from = "h04".parse::<kosa_engine::vocab::Place>().unwrap().set();
/// assert!(steps.of_fighters(from).count() > 0 && steps.of_workers(from).count() > 0);
/// ```
pub struct SingleSteps(Reach);

impl SingleSteps {
    /// Where characters and mechs get from these places in one step, whoever stands there.
    #[inline]
    pub fn of_fighters(&self, from: PlaceSet) -> PlaceSet {
        from.iter().fold(PlaceSet::NONE, |set, place| set | self.0.fighter(place))
    }

    /// Where workers get from these places in one step.
    #[inline]
    pub fn of_workers(&self, from: PlaceSet) -> PlaceSet {
        from.iter().fold(PlaceSet::NONE, |set, place| set | self.0.worker(place))
    }
}

impl Public {
    /// The single steps of a person's units. Airships of others are not asked: for evaluations, not for rules.
    #[inline]
    pub fn single_steps(&self, seat: Seat) -> SingleSteps {
        SingleSteps(Reach::of(self, seat))
    }
}
