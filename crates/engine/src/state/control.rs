//! Who controls what.

use super::Public;
use crate::tables::{ALL_HEXES, FACTORY_TERRITORIES, LAKES};
use crate::vocab::*;
use crate::wind_gambit::tiles::{craft, safe_haven};

/// Places by how many players they count for: none, one, or more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Tally {
    any: PlaceSet,
    twice: PlaceSet,
}

impl Tally {
    /// Counts the places of one more player.
    #[inline]
    pub(crate) fn add(&mut self, places: PlaceSet) {
        self.twice |= self.any & places;
        self.any |= places;
    }

    /// Places that count for exactly one player.
    #[inline]
    pub(crate) fn once(self) -> PlaceSet {
        self.any & !self.twice
    }

    /// Places that count for anybody besides the one player whose own places are given.
    #[inline]
    pub(crate) fn of_others(self, own: PlaceSet) -> PlaceSet {
        self.twice | (self.any & !own)
    }
}

/// Where the units of all players stand, counted whenever one is moved, because every rule asks where the others are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Occupied {
    /// Characters, mechs and workers.
    pub(crate) units: Tally,
    /// Characters and mechs.
    pub(crate) fighters: Tally,
}

/// The tokens of a place as one number with two bytes for each kind, so that all kinds are added up at once.
#[inline(always)]
pub(crate) const fn spread(tokens: Resources) -> u64 {
    let all = u32::from_le_bytes(tokens) as u64;
    let pairs = (all | all << 16) & 0x0000_ffff_0000_ffff;
    (pairs | pairs << 8) & 0x00ff_00ff_00ff_00ff
}

const _: () =
    assert!(Place::COUNT * (u8::MAX as usize) < u16::MAX as usize, "more tokens than two bytes count");

impl Public {
    /// Places with a unit of any other player.
    #[inline]
    pub(crate) fn enemies_at(&self, seat: Seat) -> PlaceSet {
        self.occupied.units.of_others(self.players[seat.index()].units_at())
    }

    /// Places with a character or mech of any other player.
    #[inline]
    pub(crate) fn enemy_fighters_at(&self, seat: Seat) -> PlaceSet {
        self.occupied.fighters.of_others(self.players[seat.index()].fighters_at)
    }

    /// Territories a player controls: those with one of their units, and those with one of their structures and no unit of
    /// anybody else. Where the active player has moved onto enemy units the defender keeps control for the time being
    /// (RL-019, RL-029).
    #[inline]
    pub(crate) fn controlled_by(&self, seat: Seat) -> PlaceSet {
        let ground = self.held_on_ground(seat, self.enemies_at(seat));
        if self.airships_fly() { self.with_havens(seat, ground) } else { ground }
    }

    /// What units and structures control, the places with units of others being known; airships control nothing (RL-132), nor do Traps before the
    /// score (RL-125).
    #[inline]
    fn held_on_ground(&self, seat: Seat, enemies: PlaceSet) -> PlaceSet {
        let player = &self.players[seat.index()];
        let units = if seat == self.active { player.units_at() & !enemies } else { player.units_at() };
        (units | (player.built_at & !enemies)) & ALL_HEXES
    }

    /// What airships change about control, out of the way of games without them.
    #[cold]
    fn with_havens(&self, seat: Seat, ground: PlaceSet) -> PlaceSet {
        safe_haven::control(self.player(seat), safe_haven::held(self), ground)
    }

    /// What every player controls, by seat: as [`Public::controlled_by`] for each of them, in one pass.
    pub(crate) fn everybodys_control(&self) -> [PlaceSet; MAX_SEATS] {
        let units = self.occupied.units;
        let held = if self.airships_fly() { safe_haven::held(self) } else { PlaceSet::NONE };
        let mut control = [PlaceSet::NONE; MAX_SEATS];
        for seat in self.seats() {
            let player = self.player(seat);
            let ground = self.held_on_ground(seat, units.of_others(player.units_at()));
            control[seat.index()] = safe_haven::control(player, held, ground);
        }
        control
    }

    /// Territories the player controls, the Factory as three.
    pub(crate) fn territories(&self, seat: Seat) -> u32 {
        let control = self.controlled_by(seat);
        let factory = control.contains(Hex::FACTORY);
        control.count() + if factory { FACTORY_TERRITORIES - 1 } else { 0 }
    }

    /// Territories a player controls.
    pub fn controlled(&self, seat: Seat) -> PlaceSet {
        self.controlled_by(seat)
    }

    /// Who controls a territory, if anybody does.
    pub fn controller(&self, hex: Hex) -> Option<Seat> {
        let control = self.everybodys_control();
        self.seats().find(|s| control[s.index()].contains(hex))
    }

    /// Tokens on these places, [`spread`].
    #[inline]
    pub(crate) fn tokens_on(&self, places: PlaceSet) -> u64 {
        // A few places are counted whether or not there are so many: nobody can tell where a loop over them would end.
        const FEW: usize = 3;
        let mut left = places & self.stocked;
        let mut sums = 0;
        for _ in 0..FEW {
            let at = left.first_index().min(Place::COUNT - 1);
            sums += spread(self.resources[at]) & (!left.is_empty() as u64).wrapping_neg();
            left = left.without_first();
        }
        for at in left {
            sums += spread(self.resources[at.index()]);
        }
        sums
    }

    /// Controlled tokens of one kind.
    #[inline]
    pub(crate) fn controlled_tokens(&self, control: PlaceSet, resource: Resource) -> u32 {
        let stocked = control & self.stocked;
        stocked.iter().map(|p| self.resources[p.index()][resource.index()] as u32).sum()
    }

    /// Controlled tokens of one kind and those aboard the airship.
    #[inline]
    pub(crate) fn owned_tokens(&self, seat: Seat, control: PlaceSet, resource: Resource) -> u32 {
        self.controlled_tokens(control, resource) + self.players[seat.index()].aboard[resource.index()] as u32
    }

    /// What a player can pay with, by kind: tokens on the territories it controls and aboard its airship.
    ///
    /// ```
    /// use kosa_engine::{State, vocab::{Resource, Seat}};
    ///
    /// let state = State::from_position(
    ///     "kosa-position 1; rules rulebook +airships; active 1; airship-tiles distract craft; at h04 oil 1 food 2; \
    ///      seat nordic industrial; workers h04 h05; airship h30; aboard oil 2; seat crimea mechanical",
    /// ).unwrap();
    /// let tokens = state.public().resource_tokens(Seat::new(0).unwrap());
    /// assert_eq!((tokens[Resource::Oil.index()], tokens[Resource::Food.index()]), (3, 2));
    /// ```
    pub fn resource_tokens(&self, seat: Seat) -> [u32; Resource::COUNT] {
        let control = self.controlled_by(seat);
        Resource::ALL.map(|resource| self.owned_tokens(seat, control, resource))
    }

    /// Controlled tokens of all kinds.
    pub(crate) fn all_controlled_tokens(&self, control: PlaceSet) -> u32 {
        let stocked = control & self.stocked;
        stocked.iter().map(|p| self.resources[p.index()].iter().map(|n| *n as u32).sum::<u32>()).sum()
    }

    /// Territories with a structure of anybody.
    #[inline]
    pub(crate) fn structures_at(&self) -> PlaceSet {
        (0..self.seats as usize).fold(PlaceSet::NONE, |set, i| set | self.players[i].built_at)
    }

    /// Controlled territories with one of the player's workers: where Trade, Deploy and Build put things.
    #[inline]
    pub(crate) fn with_own_worker(&self, seat: Seat) -> PlaceSet {
        self.players[seat.index()].workers_at & self.controlled_by(seat)
    }

    /// Where the player may deploy a mech: beside one of their workers, never on a lake.
    #[inline]
    pub(crate) fn deploy_places(&self, seat: Seat) -> PlaceSet {
        (self.with_own_worker(seat) & !LAKES) | craft::deploy_place(self, seat)
    }

    /// Where the player may build: as for mechs, and no structure of anybody there.
    #[inline]
    pub(crate) fn build_places(&self, seat: Seat) -> PlaceSet {
        ((self.with_own_worker(seat) & !LAKES) | craft::build_place(self, seat)) & !self.structures_at()
    }

    /// The player whose characters or mechs stand on a territory, other than this one.
    pub(crate) fn enemy_fighter_on(&self, seat: Seat, place: Place) -> Option<Seat> {
        self.seats().find(|s| *s != seat && self.player(*s).fighters_at.contains(place))
    }

    /// Territories where the active player's characters or mechs stand with enemy ones.
    #[inline]
    pub(crate) fn contested(&self) -> PlaceSet {
        self.player(self.active).fighters_at & self.enemy_fighters_at(self.active) & ALL_HEXES
    }
}
