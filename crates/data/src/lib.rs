//! The component facts of the game. The files of `data/` are read into types and checked against each other and
//! against what the printed components are known to add up to; [`generate`] then writes them as Rust tables, so
//! that the engine itself reads no file and cannot meet a wrong one.

mod airships;
mod automa;
mod bonus;
mod cards;
mod checks;
mod doubts;
mod english;
mod error;
mod factions;
mod generate;
mod invaders;
mod map;
mod mats;
mod objectives;
mod resolutions;
mod rows;
mod tile_effects;
mod tiles;
mod wind_gambit;
mod words;

#[cfg(test)]
mod tests;

use std::path::Path;

pub use doubts::Doubt;
pub use english::{English, Reworded};
pub use error::DataError;
pub use generate::generate;

use error::Source;

/// The files a data directory holds, in the order in which they are read and reported.
pub const FILES: [&str; 11] = [
    "map.toml",
    "factions.toml",
    "player_mats.toml",
    "encounters.toml",
    "factory.toml",
    "objectives.toml",
    "tiles_and_tracks.toml",
    "automa.toml",
    "invaders.toml",
    "airships.toml",
    "resolutions.toml",
];

/// Where the tables made of the facts lie, from the root of the project.
pub const TABLES: &str = "crates/engine/src/tables/generated.rs";

/// Where the English texts lie, from the root of the project.
pub const TEXTS: &str = "crates/lang/ftl/en";

/// All component facts, read and checked.
///
/// ```
/// use kosa_data::{English, Facts, generate};
/// use std::path::Path;
///
/// let facts = Facts::load(Path::new("../../data")).unwrap();
/// let english = English::load(Path::new("../..")).unwrap();
/// assert!(generate(&facts, &english).contains("FACTIONS"), "the tables of the engine");
/// ```
#[derive(Debug)]
pub struct Facts {
    map: map::Map,
    factions: factions::Factions,
    mats: mats::Mats,
    rows: rows::Rows,
    encounters: cards::Encounters,
    factory: cards::Factory,
    objectives: objectives::Objectives,
    tiles: tiles::Tiles,
    automa: automa::Automa,
    invaders: invaders::Invaders,
    airships: airships::Airships,
    resolutions: resolutions::Resolutions,
}

impl Facts {
    /// Reads the eleven files of a data directory and checks them.
    ///
    /// # Errors
    /// The first fault found: a file that cannot be read, wrong TOML, a missing or wrong field, an unknown word, or
    /// facts that contradict each other.
    pub fn load(dir: &Path) -> Result<Facts, DataError> {
        // Each file is checked before the next one is read: the checks of the later ones look up earlier facts.
        let source = Source::read(dir, "map.toml")?;
        let map: map::Map = source.parse()?;
        map.check(&source)?;
        let source = Source::read(dir, "factions.toml")?;
        let factions: factions::Factions = source.parse()?;
        factions.check(&source, &map)?;
        let source = Source::read(dir, "player_mats.toml")?;
        let mats: mats::Mats = source.parse()?;
        mats.check(&source)?;
        let rows: rows::Rows = source.parse()?;
        rows.check(&source, factions.pieces())?;
        let source = Source::read(dir, "encounters.toml")?;
        let encounters: cards::Encounters = source.parse()?;
        encounters.check(&source)?;
        let source = Source::read(dir, "factory.toml")?;
        let factory: cards::Factory = source.parse()?;
        factory.check(&source, factions.speed_hexes())?;
        let source = Source::read(dir, "objectives.toml")?;
        let objectives: objectives::Objectives = source.parse()?;
        objectives.check(&source)?;
        let source = Source::read(dir, "tiles_and_tracks.toml")?;
        let tiles: tiles::Tiles = source.parse()?;
        tiles.check(&source, factions.pieces())?;
        let source = Source::read(dir, "automa.toml")?;
        let automa: automa::Automa = source.parse()?;
        automa.check(&source, factions.pieces(), tiles.power())?;
        let source = Source::read(dir, "invaders.toml")?;
        let invaders: invaders::Invaders = source.parse()?;
        let others =
            invaders::Others { map: &map, factions: &factions, mats: &mats, rows: &rows, automa: &automa };
        invaders.check(&source, &others)?;
        let source = Source::read(dir, "airships.toml")?;
        let airships: airships::Airships = source.parse()?;
        airships.check(&source, tiles.power().max)?;
        let source = Source::read(dir, "resolutions.toml")?;
        let resolutions: resolutions::Resolutions = source.parse()?;
        resolutions.check(&source, &tiles)?;
        Ok(Facts {
            map,
            factions,
            mats,
            rows,
            encounters,
            factory,
            objectives,
            tiles,
            automa,
            invaders,
            airships,
            resolutions,
        })
    }

    /// Everything that is not known for certain, by file and then in the order of the file: facts that are not
    /// verified, then rules questions without an answer.
    pub fn doubts(&self) -> Vec<Doubt> {
        doubts::gather(self)
    }
}

/// The code of the README is run like every other example.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
