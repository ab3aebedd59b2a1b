use super::{Faction, PlaceSet, Terrain};

/// A territory of the board, h01 to h47 in reading order.
///
/// ```
/// use kosa_engine::vocab::{Hex, Terrain};
///
/// let hex: Hex = "h18".parse().unwrap();
/// assert_eq!((hex.number(), hex.terrain()), (18, Terrain::Forest));
/// assert_eq!(Hex::FACTORY.axial(), (0, 0));
/// assert_eq!(Hex::all().count(), Hex::COUNT);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(u8);

/// Where a unit can be: a territory, a home base, or aboard the airship of its owner.
///
/// ```
/// use kosa_engine::vocab::{Faction, Place};
///
/// let base: Place = "@nordic".parse().unwrap();
/// assert_eq!((base.hex(), base.base()), (None, Some(Faction::Nordic)));
/// assert_eq!(base, Faction::Nordic.home());
/// assert_eq!("h04".parse::<Place>().unwrap().to_string(), "h04");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

impl Hex {
    /// Territories on the board.
    pub const COUNT: usize = 47;
    /// The Factory.
    pub const FACTORY: Hex = Hex(crate::tables::FACTORY_HEX);

    /// The territory with this printed-order number, 1 to 47.
    #[inline]
    pub const fn new(number: u8) -> Option<Hex> {
        if number >= 1 && number as usize <= Hex::COUNT { Some(Hex(number - 1)) } else { None }
    }

    /// Number in reading order, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same spot as a [`Place`].
    #[inline]
    pub const fn place(self) -> Place {
        Place(self.0)
    }

    /// The terrain.
    #[inline]
    pub fn terrain(self) -> Terrain {
        crate::tables::TERRAIN[self.index()]
    }

    /// All territories in reading order.
    pub fn all() -> impl Iterator<Item = Hex> {
        (0..Hex::COUNT as u8).map(Hex)
    }

    /// Axial coordinates, Factory at (0, 0): q grows to the east, r to the south.
    pub fn axial(self) -> (i8, i8) {
        crate::tables::AXIAL[self.index()]
    }
}

impl Place {
    /// Territories and home bases together.
    pub const COUNT: usize = Hex::COUNT + Faction::COUNT;
    /// Aboard the owner's airship: no territory and no base, so in no set of places.
    pub const ABOARD: Place = Place(Place::COUNT as u8);
    /// Not on the board: still on a mat.
    pub(crate) const OFF: Place = Place(u8::MAX);

    /// The home base of a faction.
    #[inline]
    pub const fn home(faction: Faction) -> Place {
        Place(Hex::COUNT as u8 + faction as u8)
    }

    /// The place with this index: territories first, then the home bases.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Place> {
        if index < Place::COUNT { Some(Place(index as u8)) } else { None }
    }

    /// The place a bit of a set stands for.
    #[inline]
    pub(super) const fn of_bit(bit: u32) -> Place {
        Place(bit as u8)
    }

    /// The place whose index this is, aboard and off the board included.
    #[inline]
    pub(crate) const fn of_byte(byte: u8) -> Place {
        Place(byte)
    }

    /// Index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The territory, unless this is a home base.
    #[inline]
    pub const fn hex(self) -> Option<Hex> {
        if (self.0 as usize) < Hex::COUNT { Some(Hex(self.0)) } else { None }
    }

    /// Whose home base this is, unless it is a territory.
    pub fn base(self) -> Option<Faction> {
        self.index().checked_sub(Hex::COUNT).and_then(Faction::from_index)
    }

    #[inline]
    pub(crate) const fn is_on_board(self) -> bool {
        self.0 != u8::MAX
    }

    /// Whether this is the airship of the piece's owner.
    #[inline]
    pub const fn is_aboard(self) -> bool {
        self.0 == Place::ABOARD.0
    }

    /// The set of this place alone; empty for a piece still on its mat or aboard an airship.
    #[inline]
    pub const fn set(self) -> PlaceSet {
        // Whatever is no place of a set has a bit beyond them, which is cut off without asking.
        PlaceSet(1u64.wrapping_shl(self.0 as u32) & PlaceSet::ALL.0)
    }
}

impl From<Hex> for Place {
    fn from(hex: Hex) -> Place {
        hex.place()
    }
}

impl core::fmt::Display for Hex {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "h{:02}", self.number())
    }
}

impl core::fmt::Display for Place {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match (self.hex(), self.base()) {
            (Some(hex), _) => hex.fmt(f),
            (None, Some(faction)) => write!(f, "@{faction}"),
            (None, None) if self.is_aboard() => f.write_str("airship"),
            (None, None) => f.write_str("-"),
        }
    }
}

impl core::str::FromStr for Hex {
    type Err = crate::error::UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        s.strip_prefix('h')
            .filter(|n| n.len() == 2 && n.bytes().all(|b| b.is_ascii_digit()))
            .and_then(|n| n.parse().ok())
            .and_then(Hex::new)
            .ok_or_else(|| crate::error::UnknownName::hint("hex", s, crate::error::Hint::Hex))
    }
}

impl core::str::FromStr for Place {
    type Err = crate::error::UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        if s == "airship" {
            return Ok(Place::ABOARD);
        }
        match s.strip_prefix('@') {
            Some(name) => Ok(name.parse::<Faction>()?.home()),
            None => s
                .parse::<Hex>()
                .map(Hex::place)
                .map_err(|_| crate::error::UnknownName::hint("place", s, crate::error::Hint::Place)),
        }
    }
}
