//! The Wind Gambit: airships with their tiles, and the resolution tiles that end the game. All of it lies here: state, what may be
//! done and doing it, and its part of a position. The base game asks at its hooks and pays for the asking only.

pub(crate) mod airship_tile;
pub(crate) mod cargo;
pub(crate) mod ending;
pub(crate) mod flight;
pub(crate) mod position;
pub(crate) mod resolution;
pub(crate) mod resolution_tile;
pub(crate) mod tiles;
pub(crate) mod why_not;

use crate::rules::Switch;
use crate::state::{Player, Public};
use crate::vocab::*;

impl Player {
    /// What the airship tiles in force do for this player. The Automa uses no tile (R74): it is dealt none.
    #[inline]
    pub(crate) fn tile_effects(&self) -> impl Iterator<Item = TileEffect> + use<> {
        let of = |tile: Option<AirshipTile>| tile.map_or(&[][..], |t| t.face().effects).iter().copied();
        of(self.aggressive).chain(of(self.passive))
    }

    /// The first effect that `pick` accepts.
    #[inline]
    pub(crate) fn tile<T>(&self, pick: impl Fn(TileEffect) -> Option<T>) -> Option<T> {
        self.tile_effects().find_map(pick)
    }

    /// Whether one of the tiles is in force.
    #[inline]
    pub(crate) fn has_tile(&self, tiles: AirshipTileSet) -> bool {
        let among = |tile: Option<AirshipTile>| tile.is_some_and(|tile| tiles.contains(tile));
        among(self.aggressive) || among(self.passive)
    }

    /// Resource tokens aboard, of all kinds.
    #[inline]
    pub(crate) fn tokens_aboard(&self) -> u8 {
        // A position may name any number before it is refused.
        self.aboard.iter().fold(0, |sum, n| sum.saturating_add(*n))
    }

    /// The territory under the airship; nothing while it is on its base.
    #[inline]
    pub(crate) fn under_airship(&self) -> PlaceSet {
        if self.airship.hex().is_some() { self.airship.set() } else { PlaceSet::NONE }
    }
}

/// A tile of The Wind Gambit in force that was not checked against a printed one.
///
/// ```
/// use kosa_engine::State;
///
/// let state = State::from_position(
///     "kosa-position 1; rules rulebook +resolutions; active 1; resolution land_rush; seat nordic industrial; \
///      seat crimea mechanical",
/// ).unwrap();
/// assert_eq!(state.public().unchecked_tiles()[0].name, "Land Rush");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UncheckedTile {
    /// The printed name.
    pub name: &'static str,
    /// How well it is known.
    pub state: TileState,
}

impl Public {
    /// The tiles in force whose effect is, in part or wholly, our own: whoever shows the game must say so.
    pub fn unchecked_tiles(&self) -> Vec<UncheckedTile> {
        let of = |seat: Seat| {
            TileSide::ALL.into_iter().filter_map(move |side| self.player(seat).airship_tile(side))
        };
        let airships = self.seats().flat_map(of).map(|t| (t.face().name, t.face().state));
        let resolution = self.ending.face().map(|f| (f.name, f.state));
        let mut tiles: Vec<UncheckedTile> = Vec::new();
        for (name, state) in airships.chain(resolution) {
            if state != TileState::Ready && tiles.iter().all(|t| t.name != name) {
                tiles.push(UncheckedTile { name, state });
            }
        }
        tiles
    }

    /// Whether the game is played by rules that nobody has published: The Wind Gambit with an Automa (R73).
    pub fn is_unofficial(&self) -> bool {
        let modules = self.airships_fly() || self.rules.has(Switch::Resolutions);
        modules && self.has_automa()
    }

    /// Whether airships are in the game.
    #[inline]
    pub(crate) const fn airships_fly(&self) -> bool {
        self.rules.has(Switch::Airships)
    }

    /// Whether the active player's airship has been moved this turn.
    pub(crate) fn has_flown(&self) -> bool {
        self.player(self.active).airship().is_some() && self.turn.moved_airship
    }

    /// The territories under airships of other players who have one of the tiles.
    #[inline]
    pub(crate) fn under_enemy_airships(&self, seat: Seat, tiles: AirshipTileSet) -> PlaceSet {
        let mut set = PlaceSet::NONE;
        for other in self.seats().filter(|s| *s != seat) {
            let player = self.player(other);
            if player.has_tile(tiles) {
                set |= player.under_airship();
            }
        }
        set
    }

    /// The other players whose airship is over a place.
    #[inline]
    pub(crate) fn enemy_airships(&self, seat: Seat, place: Place) -> impl Iterator<Item = Seat> + '_ {
        let over = move |s: &Seat| *s != seat && self.player(*s).under_airship().contains(place);
        self.seats().filter(over)
    }

    /// Whether the place is controlled by anybody else.
    pub(crate) fn controlled_by_others(&self, seat: Seat, place: Place) -> bool {
        let control = self.everybodys_control();
        self.seats().any(|s| s != seat && control[s.index()].contains(place))
    }
}
