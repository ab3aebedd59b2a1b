//! What one seat sees: everything a legal list may depend on.

use crate::state::{Own, Public};
use crate::vocab::*;

/// What one seat sees.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a> {
    pub(crate) public: &'a Public,
    pub(crate) own: &'a Own,
    /// Not for everybody's eyes: see [`Eyes::pool`].
    factory_pool: &'a FactoryCardSet,
    pub(crate) seat: Seat,
}

impl<'a> Eyes<'a> {
    /// The eyes of a seat, beside the Factory cards on the board whether or not it knows them.
    #[inline(always)]
    pub(crate) const fn new(
        public: &'a Public,
        own: &'a Own,
        factory_pool: &'a FactoryCardSet,
        seat: Seat,
    ) -> Eyes<'a> {
        Eyes { public, own, factory_pool, seat }
    }

    /// The Factory cards on the board, if the seat has looked through them. Only few questions ask, so it is found out then.
    #[inline]
    pub(crate) const fn pool(&self) -> FactoryCardSet {
        let seen = self.public.factory_seen.contains(self.seat);
        if seen { *self.factory_pool } else { FactoryCardSet::NONE }
    }
}
