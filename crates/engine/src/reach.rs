//! Where one step leads.

use crate::abilities::{riverwalk, seaworthy, submerge, swim, township, underpass, wayfare};
use crate::invaders::{burrow, rally, shinobi, toka};
use crate::rules::Switch;
use crate::state::Public;
use crate::tables::{LAKES, LAND, RIVER, TUNNELS, WATER};
use crate::vocab::*;
use crate::wind_gambit::tiles::{drill, ferry};

/// The steps open to one player's units, worked out once for all of them.
pub(crate) struct Reach {
    /// Territories a worker does not walk onto.
    enemies: u64,
    /// Territories a worker does not walk out of.
    holding: u64,
    /// Territories the character and mechs may enter over a river.
    rivers: u64,
    /// All, if lakes may be entered and left.
    lakes: u64,
    lake_network: u64,
    tunnels: u64,
    /// Township or Underpass.
    network: u64,
    /// Territories between which, and the rest, any river may be crossed (Burrow).
    burrow: u64,
    /// What is reached from anywhere: Wayfare, Rally, Shinobi.
    far: u64,
    /// The lake that counts as land.
    ferry: u64,
    swim: bool,
}

impl Reach {
    /// As [`Reach::of`], without the river that Toka may still cross.
    pub(crate) fn without_toka(public: &Public, seat: Seat) -> Reach {
        let player = public.player(seat);
        let enemies = public.enemies_at(seat);
        let mut reach = Reach {
            enemies,
            holding: if public.rules.has(Switch::WorkersWalkOut) { 0 } else { enemies },
            rivers: 0,
            lakes: 0,
            lake_network: 0,
            // The Mine is a tunnel for its owner, even on a territory somebody else controls.
            tunnels: TUNNELS | player.structures[Structure::Mine.index()].bit() | drill::tunnel(player),
            network: 0,
            burrow: 0,
            far: 0,
            ferry: ferry::lake(player),
            swim: swim::workers_cross_rivers(player.faction),
        };
        if player.deployed != 0 {
            reach.rivers = riverwalk::destinations(player);
            reach.lakes = if seaworthy::sails(public, seat) { u64::MAX } else { 0 };
            reach.lake_network = submerge::lake_network(player);
            reach.network = township::network(public, seat) | underpass::network(public, seat);
            reach.burrow = burrow::ends(player, reach.tunnels);
            reach.far = wayfare::destinations(public, seat)
                | rally::destinations(public, seat)
                | shinobi::destinations(public, seat);
        }
        reach
    }

    pub(crate) fn of(public: &Public, seat: Seat) -> Reach {
        let mut reach = Reach::without_toka(public, seat);
        if toka::available(public, seat) {
            reach.rivers = u64::MAX;
        }
        reach
    }

    /// One step of the character or a mech to a neighbour, in the widest sense: not what is reached from anywhere.
    #[inline]
    pub(crate) fn near(&self, from: Place) -> u64 {
        let at = from.index();
        let here = from.bit();
        let burrow = if self.burrow & here != 0 { u64::MAX } else { self.burrow };
        let mut to = LAND[at] | (RIVER[at] & (self.rivers | burrow)) | (WATER[at] & self.lakes);
        to |= self.ferried(at, here);
        for network in [self.tunnels, self.network, self.lake_network] {
            if network & here != 0 {
                to |= network;
            }
        }
        to & !here
    }

    /// Onto and off the lake that counts as land.
    #[inline]
    fn ferried(&self, at: usize, here: u64) -> u64 {
        if self.ferry == 0 {
            return 0;
        }
        (WATER[at] & self.ferry) | if self.ferry == here { WATER[at] & !LAKES } else { 0 }
    }

    /// One step of the character or a mech.
    #[inline]
    pub(crate) fn fighter(&self, from: Place) -> u64 {
        self.near(from) | (self.far & !from.bit())
    }

    /// One step of a worker: no abilities but Swim, never onto enemy units, and not away from them by itself.
    #[inline]
    pub(crate) fn worker(&self, from: Place) -> u64 {
        let at = from.index();
        let here = from.bit();
        if self.holding & here != 0 {
            return 0;
        }
        let mut to = LAND[at] | self.ferried(at, here);
        if self.swim {
            to |= RIVER[at];
        }
        if self.tunnels & here != 0 {
            to |= self.tunnels;
        }
        to & !here & !self.enemies
    }

    #[inline]
    pub(crate) fn unit(&self, unit: UnitKind, from: Place) -> u64 {
        if unit.fights() { self.fighter(from) } else { self.worker(from) }
    }
}
