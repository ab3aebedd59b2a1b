//! Distances and neighbourhoods.

use crate::reach::Reach;
use crate::rules::Switch;
use crate::state::Public;
use crate::tables::{ADJACENT, ALL_HEXES, AXIAL, LAND};
use crate::vocab::*;

/// Added to the distance over the grid where distances are walked and no way leads: farther than any walk, and still
/// compared among themselves.
pub const BEYOND: u8 = 100;

/// Steps on foot from each place to each territory: over adjacent land without a river between. [`BEYOND`] where no
/// way leads.
static ON_FOOT: [[u8; Hex::COUNT]; Place::COUNT] = on_foot();

const fn on_foot() -> [[u8; Hex::COUNT]; Place::COUNT] {
    let mut table = [[BEYOND; Hex::COUNT]; Place::COUNT];
    let mut from = 0;
    while from < Place::COUNT {
        // Waves of territories, each one step farther. A home base is no territory, so it only sends the first wave.
        let place = Place::of_byte(from as u8);
        let (mut wave, mut steps) = if place.hex().is_some() { (place.set(), 0) } else { (LAND[from], 1) };
        let mut reached = PlaceSet::NONE;
        while !wave.is_empty() {
            reached = reached.union(wave);
            let mut next = PlaceSet::NONE;
            while let Some(at) = wave.take_first() {
                table[from][at.index()] = steps;
                next = next.union(LAND[at.index()]);
            }
            wave = next.minus(reached);
            steps += 1;
        }
        from += 1;
    }
    table
}

/// Distance over the grid of hexes: rivers, lakes, tunnels and occupants make no difference. A home base lies on the
/// point of its medallion.
#[inline]
fn over_the_grid(a: Place, b: Place) -> u8 {
    let ((aq, ar), (bq, br)) = (AXIAL[a.index()], AXIAL[b.index()]);
    let (dq, dr) = (aq - bq, ar - br);
    dq.unsigned_abs().max(dr.unsigned_abs()).max((dq + dr).unsigned_abs())
}

#[cold]
fn by_land(from: Place, base: Place) -> u8 {
    LAND[base.index()].iter().map(|p| over_the_grid(from, p) + 1).min().unwrap_or(u8::MAX - BEYOND)
}

/// How one Automa measures distances (R9, R10).
#[derive(Clone, Copy)]
pub(crate) struct Ruler {
    /// Along the ways its units could walk (switch); only while water holds it back.
    on_foot: bool,
    /// Home bases through their two land territories (switch).
    base_by_land: bool,
}

impl Ruler {
    pub(crate) fn of(public: &Public, seat: Seat) -> Ruler {
        let rules = public.rules;
        Ruler {
            on_foot: rules.has(Switch::AutomaDistanceOnFoot) && held_by_water(public, seat),
            base_by_land: rules.has(Switch::AutomaBaseByLand),
        }
    }

    /// Distance from a place to a territory or a home base.
    #[inline]
    pub(crate) fn between(self, from: Place, to: Place) -> u8 {
        if from == to {
            return 0;
        }
        if !self.on_foot {
            return self.apart(from, to);
        }
        let steps = match (from.hex(), to.hex()) {
            (_, Some(to)) => ON_FOOT[from.index()][to.index()],
            (Some(from), None) => ON_FOOT[to.index()][from.index()],
            (None, None) => BEYOND,
        };
        if steps == BEYOND { BEYOND + self.apart(from, to) } else { steps }
    }

    /// Distance over the grid; to a home base, with the switch, one more than to the nearer of its land territories.
    #[inline]
    fn apart(self, from: Place, to: Place) -> u8 {
        if self.base_by_land && to.hex().is_none() { by_land(from, to) } else { over_the_grid(from, to) }
    }
}

/// Whether rivers and lakes still hold the Automa back (R30, R41).
pub(crate) fn held_by_water(public: &Public, seat: Seat) -> bool {
    let player = public.player(seat);
    // The factions of Invaders from Afar start where they can walk to the Factory (R61).
    if public.rules.has(Switch::AutomaInvadersWade) && !player.faction.mat().base {
        return false;
    }
    player.automa().is_some_and(|a| a.kind.level.face().no_water.contains(a.marker))
}

/// The territories one Automa unit reaches in a step, its own included; none on a base (R13).
#[inline]
pub(crate) fn automa_neighbourhood(place: Place, held: bool) -> PlaceSet {
    match place.hex() {
        None => PlaceSet::NONE,
        Some(_) if held => place.set() | LAND[place.index()],
        Some(_) => place.set() | (ADJACENT[place.index()] & ALL_HEXES),
    }
}

/// The territories an enemy combat unit reaches in a step, its own included; none on a base (R14).
pub(crate) fn enemy_neighbourhood(public: &Public, enemy: Seat, reach: &Reach, place: Place) -> PlaceSet {
    if place.hex().is_none() {
        return PlaceSet::NONE;
    }
    if public.player(enemy).is_automa() {
        return automa_neighbourhood(place, held_by_water(public, enemy));
    }
    let mut near = reach.near(place) & ALL_HEXES;
    if public.rules.has(Switch::AutomaAdjacentOnly) {
        near &= ADJACENT[place.index()];
    }
    place.set() | near
}
