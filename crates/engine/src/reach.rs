//! Where one step leads.

use crate::abilities::{Abilities, riverwalk, seaworthy, submerge, swim, township, underpass, wayfare};
use crate::invaders::{burrow, rally, shinobi, toka};
use crate::rules::Switch;
use crate::state::Public;
use crate::tables::{LAKES, LAND, RIVER, TUNNELS, WATER};
use crate::vocab::*;
use crate::wind_gambit::tiles::{drill, ferry};

/// Abilities that lead farther than rivers and lakes.
const RARE: Abilities = Abilities::of(&[
    MechAbility::Township,
    MechAbility::Underpass,
    MechAbility::Burrow,
    MechAbility::Wayfare,
    MechAbility::Rally,
    MechAbility::Shinobi,
]);

/// The steps open to one player's units, worked out once for all of them.
pub(crate) struct Reach {
    /// Territories a worker does not walk onto.
    enemies: PlaceSet,
    /// Territories a worker does not walk out of.
    holding: PlaceSet,
    /// Territories the character and mechs may enter over a river.
    rivers: PlaceSet,
    /// All, if lakes may be entered and left.
    lakes: PlaceSet,
    lake_network: PlaceSet,
    tunnels: PlaceSet,
    /// Township or Underpass.
    network: PlaceSet,
    /// Territories between which, and the rest, any river may be crossed (Burrow).
    burrow: PlaceSet,
    /// What is reached from anywhere: Wayfare, Rally, Shinobi.
    far: PlaceSet,
    /// The lake that counts as land.
    ferry: PlaceSet,
    swim: bool,
}

impl Reach {
    /// As [`Reach::of`], without the river that Toka may still cross.
    pub(crate) fn without_toka(public: &Public, seat: Seat) -> Reach {
        let player = public.player(seat);
        let enemies = public.enemies_at(seat);
        let mut reach = Reach {
            enemies,
            holding: if public.rules.has(Switch::WorkersWalkOut) { PlaceSet::NONE } else { enemies },
            rivers: PlaceSet::NONE,
            lakes: PlaceSet::NONE,
            lake_network: PlaceSet::NONE,
            // The Mine is a tunnel for its owner, even on a territory somebody else controls.
            tunnels: TUNNELS | player.structures[Structure::Mine.index()].set() | drill::tunnel(player),
            network: PlaceSet::NONE,
            burrow: PlaceSet::NONE,
            far: PlaceSet::NONE,
            ferry: ferry::lake(player),
            swim: swim::workers_cross_rivers(player.faction),
        };
        if !player.deployed.is_empty() {
            reach.rivers = riverwalk::destinations(player);
            reach.lakes = if seaworthy::sails(public, seat) { PlaceSet::ALL } else { PlaceSet::NONE };
            reach.lake_network = submerge::lake_network(player);
            // One question for all that only some factions have.
            if player.has_any_ability(RARE) {
                reach.network = township::network(public, seat) | underpass::network(public, seat);
                reach.burrow = burrow::ends(player, reach.tunnels);
                reach.far = wayfare::destinations(public, seat)
                    | rally::destinations(public, seat)
                    | shinobi::destinations(public, seat);
            }
        }
        reach
    }

    pub(crate) fn of(public: &Public, seat: Seat) -> Reach {
        let mut reach = Reach::without_toka(public, seat);
        if toka::available(public, seat) {
            reach.rivers = PlaceSet::ALL;
        }
        reach
    }

    /// One step of the character or a mech to a neighbour, in the widest sense: not what is reached from anywhere. No side of a lake is a river
    /// (RL-024); a home base is left like a territory and not entered (RL-012).
    #[inline]
    pub(crate) fn near(&self, from: Place) -> PlaceSet {
        let at = from.index();
        let here = from.set();
        let burrow = if self.burrow.meets(here) { PlaceSet::ALL } else { self.burrow };
        let mut to = LAND[at] | (RIVER[at] & (self.rivers | burrow)) | (WATER[at] & self.lakes);
        to |= self.ferried(at, here);
        for network in [self.tunnels, self.network, self.lake_network] {
            to |= network.when(network.meets(here));
        }
        to & !here
    }

    /// Onto and off the lake that counts as land.
    #[inline]
    fn ferried(&self, at: usize, here: PlaceSet) -> PlaceSet {
        if self.ferry.is_empty() {
            return PlaceSet::NONE;
        }
        (WATER[at] & self.ferry) | if self.ferry == here { WATER[at] & !LAKES } else { PlaceSet::NONE }
    }

    /// One step of the character or a mech.
    #[inline]
    pub(crate) fn fighter(&self, from: Place) -> PlaceSet {
        self.near(from) | (self.far & !from.set())
    }

    /// One step of a worker: it crosses no river (what `LAND` leaves out) unless it may swim, has no other ability of its faction, never
    /// enters where enemy units are, and does not walk away from them by itself (RL-015, RL-018, RL-023, RL-111, RL-158).
    #[inline]
    pub(crate) fn worker(&self, from: Place) -> PlaceSet {
        let at = from.index();
        let here = from.set();
        if self.holding.meets(here) {
            return PlaceSet::NONE;
        }
        let mut to = LAND[at] | self.ferried(at, here);
        to |= RIVER[at].when(self.swim);
        to |= self.tunnels.when(self.tunnels.meets(here));
        to & !here & !self.enemies
    }

    #[inline]
    pub(crate) fn unit(&self, unit: UnitKind, from: Place) -> PlaceSet {
        if unit.fights() { self.fighter(from) } else { self.worker(from) }
    }
}
