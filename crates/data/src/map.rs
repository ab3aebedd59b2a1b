use serde::Deserialize;
use serde::de::Error as _;
use toml::Spanned;

use crate::error::{DataError, Source};
use crate::words::{Faction, Terrain, words};

/// Territories of the board.
pub(crate) const HEXES: usize = 47;
/// Territories and home bases.
pub(crate) const PLACES: usize = HEXES + 7;
const TUNNELS: usize = 6;
const ENCOUNTERS: usize = 11;

words! {
    /// The six sides of a hex, clockwise from the east.
    Side, "side" {
        E = "E",
        Se = "SE",
        Sw = "SW",
        W = "W",
        Nw = "NW",
        Ne = "NE",
    }
}

impl Side {
    const fn step(self) -> (i8, i8) {
        match self {
            Side::E => (1, 0),
            Side::Se => (0, 1),
            Side::Sw => (-1, 1),
            Side::W => (-1, 0),
            Side::Nw => (0, -1),
            Side::Ne => (1, -1),
        }
    }
}

/// A reference to a hex by its identifier, held as its index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HexRef(pub(crate) usize);

impl<'de> Deserialize<'de> for HexRef {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let id = String::deserialize(d)?;
        let number = id.strip_prefix('h').filter(|n| n.len() == 2).and_then(|n| n.parse::<usize>().ok());
        match number {
            Some(n @ 1..=HEXES) => Ok(HexRef(n - 1)),
            _ => Err(D::Error::custom(format!("unknown hex {id:?}; expected h01 to h47"))),
        }
    }
}

#[derive(Deserialize, Debug)]
pub(crate) struct Hex {
    id: HexRef,
    n: usize,
    q: i8,
    r: i8,
    row: i8,
    col: usize,
    pub(crate) terrain: Terrain,
    pub(crate) tunnel: bool,
    pub(crate) encounter: bool,
    river_edges: Vec<Side>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Home {
    faction: Faction,
    q: i8,
    r: i8,
    pub(crate) location: String,
    pub(crate) connects: Vec<HexRef>,
    pub(crate) across_river: Vec<HexRef>,
    pub(crate) lakes: Vec<HexRef>,
    clockwise: usize,
    expansion: bool,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Map {
    rivers: Vec<Spanned<(HexRef, HexRef)>>,
    hex: Vec<Spanned<Hex>>,
    home: Vec<Spanned<Home>>,
}

fn bits(places: impl IntoIterator<Item = usize>) -> u64 {
    places.into_iter().fold(0, |set, i| set | 1 << i)
}

fn name(hex: usize) -> String {
    format!("h{:02}", hex + 1)
}

impl Map {
    pub(crate) fn hexes(&self) -> impl Iterator<Item = &Hex> {
        self.hex.iter().map(Spanned::get_ref)
    }

    pub(crate) fn homes(&self) -> impl Iterator<Item = &Home> {
        self.home.iter().map(Spanned::get_ref)
    }

    pub(crate) fn home(&self, faction: Faction) -> Option<&Home> {
        self.homes().find(|h| h.faction == faction)
    }

    pub(crate) fn terrain(&self, hex: HexRef) -> Option<Terrain> {
        self.hexes().nth(hex.0).map(|h| h.terrain)
    }

    /// Coordinates of the hexes, then of the home bases.
    pub(crate) fn axial(&self) -> Vec<(i8, i8)> {
        self.hexes().map(|h| (h.q, h.r)).chain(self.homes().map(|h| (h.q, h.r))).collect()
    }

    /// The hexes for which the test holds, one bit each.
    pub(crate) fn set(&self, test: impl Fn(&Hex) -> bool) -> u64 {
        bits(self.hexes().enumerate().filter(|(_, h)| test(h)).map(|(i, _)| i))
    }

    pub(crate) fn lakes(&self) -> u64 {
        self.set(|h| h.terrain == Terrain::Lake)
    }

    fn hex_at(&self, q: i8, r: i8) -> Option<usize> {
        self.hexes().position(|h| (h.q, h.r) == (q, r))
    }

    fn beside(&self, q: i8, r: i8) -> u64 {
        bits(
            Side::ALL
                .iter()
                .filter_map(|s| self.hex_at(q.wrapping_add(s.step().0), r.wrapping_add(s.step().1))),
        )
    }

    /// For each place the hexes that touch it, whatever lies between.
    pub(crate) fn adjacent(&self) -> Vec<u64> {
        self.axial().iter().map(|&(q, r)| self.beside(q, r)).collect()
    }

    /// For each place the land hexes across a river; nothing for lakes.
    pub(crate) fn river(&self) -> Vec<u64> {
        let mut sets = vec![0; HEXES];
        for (a, b) in self.rivers.iter().map(Spanned::get_ref) {
            sets[a.0] |= 1 << b.0;
            sets[b.0] |= 1 << a.0;
        }
        sets.extend(self.homes().map(|h| bits(h.across_river.iter().map(|x| x.0))));
        sets
    }

    /// For each place the land hexes that touch it with no river between; nothing for lakes.
    pub(crate) fn land(&self) -> Vec<u64> {
        let lakes = self.lakes();
        let sides = self.adjacent().into_iter().zip(self.river());
        let clear = sides
            .enumerate()
            .map(|(i, (all, river))| if lakes >> i & 1 == 1 { 0 } else { all & !river & !lakes });
        clear.collect()
    }

    /// For land and home bases the adjacent lakes; for a lake every adjacent hex, since leaving it is the same
    /// kind of step.
    pub(crate) fn water(&self) -> Vec<u64> {
        let lakes = self.lakes();
        let all = self.adjacent().into_iter().enumerate();
        all.map(|(i, set)| if lakes >> i & 1 == 1 { set } else { set & lakes }).collect()
    }

    pub(crate) fn check(&self, source: &Source) -> Result<(), DataError> {
        self.check_hexes(source)?;
        self.check_counts(source)?;
        self.check_homes(source)?;
        self.check_rivers(source)
    }

    fn check_hexes(&self, source: &Source) -> Result<(), DataError> {
        let mut last: Option<&Hex> = None;
        for (i, spanned) in self.hex.iter().enumerate() {
            let hex = spanned.get_ref();
            let fault = |message: String| Err(source.fault(spanned.span(), message));
            if hex.n != i + 1 || hex.id.0 != i {
                return fault(format!(
                    "n is {} where the next hex in reading order must be {}: a hex is missing, doubled or out of place",
                    hex.n,
                    name(i)
                ));
            }
            if last.is_some_and(|l| (l.r, l.q) >= (hex.r, hex.q)) {
                return fault("the hexes are not sorted by (r, q)".into());
            }
            let col = last.filter(|l| l.r == hex.r).map_or(1, |l| l.col + 1);
            if hex.row != hex.r.wrapping_add(4) || hex.col != col {
                return fault(format!(
                    "row {} and col {} do not fit q {} and r {}; expected row {} and col {col}",
                    hex.row,
                    hex.col,
                    hex.q,
                    hex.r,
                    hex.r.wrapping_add(4)
                ));
            }
            if hex.terrain == Terrain::Lake && (hex.tunnel || hex.encounter) {
                return fault("a lake holds neither a tunnel nor an encounter".into());
            }
            if (hex.terrain == Terrain::Factory) != ((hex.q, hex.r) == (0, 0)) {
                return fault("the Factory, and nothing else, lies at (0, 0)".into());
            }
            last = Some(hex);
        }
        Ok(())
    }

    fn check_counts(&self, source: &Source) -> Result<(), DataError> {
        let of = |test: fn(&Hex) -> bool| self.hexes().filter(|h| test(h)).count();
        let counts = [
            ("hexes", self.hex.len(), HEXES),
            ("tunnels", of(|h| h.tunnel), TUNNELS),
            ("encounters", of(|h| h.encounter), ENCOUNTERS),
            ("factories", of(|h| h.terrain == Terrain::Factory), 1),
            ("homes", self.home.len(), PLACES - HEXES),
        ];
        match counts.iter().find(|(_, got, expected)| got != expected) {
            Some((what, got, expected)) => {
                Err(source.fault_of_file(format!("the map has {got} {what}, expected {expected}")))
            }
            None => Ok(()),
        }
    }

    fn check_homes(&self, source: &Source) -> Result<(), DataError> {
        let lakes = self.lakes();
        for (i, spanned) in self.home.iter().enumerate() {
            let home = spanned.get_ref();
            let fault = |message: String| Err(source.fault(spanned.span(), message));
            if home.faction != Faction::ALL[i] || home.clockwise != i + 1 {
                return fault(format!("number {} clockwise must be {}", i + 1, Faction::ALL[i].id()));
            }
            if home.expansion != matches!(home.faction, Faction::Togawa | Faction::Albion) {
                return fault("expansion is true for togawa and albion only".into());
            }
            if self.hex_at(home.q, home.r).is_some() {
                return fault("a home base is no territory, but a hex has the same q and r".into());
            }
            let set = |list: &[HexRef]| bits(list.iter().map(|h| h.0));
            let (by_land, river, water) = (set(&home.connects), set(&home.across_river), set(&home.lakes));
            if home.connects.len() != 2 || by_land.count_ones() != 2 {
                return fault("connects must name 2 different hexes".into());
            }
            if (by_land | river) & lakes != 0 || water & !lakes != 0 {
                return fault(
                    "connects and across_river name land hexes only, lakes names lakes only".into(),
                );
            }
            if by_land & river != 0 {
                return fault("a hex stands in both connects and across_river".into());
            }
            if by_land | river | water != self.beside(home.q, home.r) {
                return fault(
                    "connects, across_river and lakes together are not the hexes adjacent to its q and r"
                        .into(),
                );
            }
        }
        Ok(())
    }

    fn check_rivers(&self, source: &Source) -> Result<(), DataError> {
        let lakes = self.lakes();
        let adjacent = self.adjacent();
        let mut seen = vec![0u64; HEXES];
        for spanned in &self.rivers {
            let &(a, b) = spanned.get_ref();
            let fault = |why: &str| {
                Err(source.fault(spanned.span(), format!("river {} / {}: {why}", name(a.0), name(b.0))))
            };
            if adjacent[a.0] >> b.0 & 1 == 0 {
                return fault("the two hexes are not adjacent");
            }
            if (lakes >> a.0 | lakes >> b.0) & 1 == 1 {
                return fault("one of the two is a lake, and a river lies between land hexes only");
            }
            if (seen[a.0] >> b.0 | seen[b.0] >> a.0) & 1 == 1 {
                return fault("listed twice");
            }
            seen[a.0] |= 1 << b.0;
        }
        let river = self.river();
        for (i, spanned) in self.hex.iter().enumerate() {
            let hex = spanned.get_ref();
            for &side in Side::ALL {
                let spot = (hex.q.wrapping_add(side.step().0), hex.r.wrapping_add(side.step().1));
                let to_hex = self.hex_at(spot.0, spot.1).is_some_and(|j| river[i] >> j & 1 == 1);
                let to_home = self.homes().any(|h| (h.q, h.r) == spot && h.across_river.contains(&HexRef(i)));
                let told = hex.river_edges.iter().filter(|s| **s == side).count();
                if told != usize::from(to_hex || to_home) {
                    let fault = format!(
                        "river_edges does not agree with rivers and across_river on side {}",
                        side.id()
                    );
                    return Err(source.fault(spanned.span(), fault));
                }
            }
        }
        Ok(())
    }
}
