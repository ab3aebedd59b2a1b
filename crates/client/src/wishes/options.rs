//! What may stand in the fields of the wishes, and how the fields depend on each other.

use super::{SeatWish, Who, Wishes};
use kosa_engine::Switch;
use kosa_engine::setup::{SetupFault, Tiles};
use kosa_engine::vocab::{AirshipTile, Faction, Mat, Resolution, TileSide};
use kosa_lang::{Term, Texts, Topic};

/// A place for one tile of The Wind Gambit.
///
/// ```
/// use kosa_client::Wishes;
/// use kosa_client::wishes::TileSlot;
/// use kosa_engine::Switch;
///
/// let mut wishes = Wishes::hot_seat(["Anna", "Jan"]);
/// assert!(wishes.tile_slots().is_empty());
/// wishes.rules = wishes.rules.with(Switch::Resolutions, true);
/// assert_eq!(wishes.tile_slots(), [TileSlot::Resolution]);
/// assert_eq!(TileSlot::Resolution.chosen(&wishes.tiles), None, "chance decides");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileSlot {
    /// An airship tile of a kind.
    Airship(TileSide),
    /// The resolution tile.
    Resolution,
}

impl TileSlot {
    /// What is chosen here.
    pub fn name(self, texts: &Texts) -> String {
        match self {
            TileSlot::Airship(side) => texts.name(&side),
            TileSlot::Resolution => texts.name(&Term::ResolutionTile),
        }
    }

    /// The tile that is chosen, by its id; nothing if chance decides.
    pub fn chosen(self, tiles: &Tiles) -> Option<&'static str> {
        match self {
            TileSlot::Airship(TileSide::Aggressive) => tiles.aggressive.map(AirshipTile::id),
            TileSlot::Airship(TileSide::Passive) => tiles.passive.map(AirshipTile::id),
            TileSlot::Resolution => tiles.resolution.map(Resolution::id),
        }
    }

    /// What the chosen tile does, or what tiles of this kind are.
    pub fn about(self, tiles: &Tiles, texts: &Texts) -> String {
        let airship = match self {
            TileSlot::Airship(TileSide::Aggressive) => tiles.aggressive,
            TileSlot::Airship(TileSide::Passive) => tiles.passive,
            TileSlot::Resolution => None,
        };
        texts.help(match self {
            TileSlot::Airship(_) => airship.map_or(Topic::Term(Term::AirshipTiles), Topic::AirshipTile),
            TileSlot::Resolution => {
                tiles.resolution.map_or(Topic::Term(Term::ResolutionTile), Topic::Resolution)
            }
        })
    }
}

impl Wishes {
    /// The factions in the box, each with whether nobody else has asked for it.
    pub fn factions(&self, seat: usize) -> Vec<(Faction, bool)> {
        let others = |faction| self.others(seat).all(|other| other.faction != Some(faction));
        Faction::ALL.into_iter().filter(|f| self.rules.has_faction(*f)).map(|f| (f, others(f))).collect()
    }

    /// The player mats in the box, each with whether nobody else has asked for it.
    pub fn mats(&self, seat: usize) -> Vec<(Mat, bool)> {
        let others = |mat| self.others(seat).all(|other| other.is_automa() || other.mat != Some(mat));
        Mat::ALL.into_iter().filter(|m| self.rules.has_mat(*m)).map(|m| (m, others(m))).collect()
    }

    fn others(&self, seat: usize) -> impl Iterator<Item = &SeatWish> {
        self.seats.iter().enumerate().filter(move |(i, _)| *i != seat).map(|(_, other)| other)
    }

    /// The tiles that can be chosen in this game.
    pub fn tile_slots(&self) -> Vec<TileSlot> {
        let airships = self.rules.has(Switch::Airships) && !self.rules.has(Switch::AirshipPairs);
        let sides = TileSide::ALL.into_iter().filter(|_| airships).map(TileSlot::Airship);
        let resolution = self.rules.has(Switch::Resolutions).then_some(TileSlot::Resolution);
        sides.chain(resolution).collect()
    }

    /// The airship tiles of a kind that these rules leave in the box.
    pub fn airship_tiles(&self, side: TileSide) -> Vec<AirshipTile> {
        let of_side = AirshipTile::ALL.into_iter().filter(|tile| tile.face().side == side);
        let in_box = |tile: &AirshipTile| {
            let tiles = match side {
                TileSide::Aggressive => Tiles { aggressive: Some(*tile), ..Tiles::default() },
                TileSide::Passive => Tiles { passive: Some(*tile), ..Tiles::default() },
            };
            self.leaves_in(tiles, tile.id())
        };
        of_side.filter(in_box).collect()
    }

    /// The resolution tiles that these rules leave in the box.
    pub fn resolution_tiles(&self) -> Vec<Resolution> {
        let in_box = |tile: &Resolution| {
            self.leaves_in(Tiles { resolution: Some(*tile), ..Tiles::default() }, tile.id())
        };
        Resolution::ALL.into_iter().filter(in_box).collect()
    }

    /// Whether the engine would lay the tile out.
    fn leaves_in(&self, tiles: Tiles, id: &'static str) -> bool {
        let mut setup = self.setup();
        setup.tiles = tiles;
        !setup.faults().contains(&SetupFault::TileLeftOut(id))
    }

    /// Turns a switch. Wishes for what is then no longer in the box go.
    pub fn set_switch(&mut self, switch: Switch, on: bool) {
        self.rules = self.rules.with(switch, on);
        self.fit_the_box();
    }

    /// Seats and wishes that are not in the box go.
    pub fn fit_the_box(&mut self) {
        self.seats.truncate(self.most_seats());
        let slots = self.tile_slots();
        if !slots.contains(&TileSlot::Airship(TileSide::Aggressive)) {
            self.tiles.aggressive = None;
            self.tiles.passive = None;
        }
        if !slots.contains(&TileSlot::Resolution) {
            self.tiles.resolution = None;
        }
        let rules = self.rules;
        for seat in &mut self.seats {
            seat.faction = seat.faction.filter(|f| rules.has_faction(*f));
            seat.mat = seat.mat.filter(|m| rules.has_mat(*m));
        }
    }

    /// Sets the number of seats, as far as the box allows; new ones are for Automas.
    pub fn resize(&mut self, seats: usize) {
        let seats = seats.clamp(Wishes::FEWEST_SEATS, self.most_seats());
        self.seats.resize(seats, SeatWish::new(Who::Automa));
    }
}
