//! Invaders from Afar: Flags and Traps, and the abilities of Clan Albion (Exalt, Burrow, Sword, Shield, Rally) and the Togawa Shogunate
//! (Maifuku, Toka, Suiton, Ronin, Shinobi), one rule to a file. `position` is their part of a position.

pub(crate) mod burrow;
pub(crate) mod exalt;
pub(crate) mod maifuku;
pub(crate) mod position;
pub(crate) mod rally;
pub(crate) mod ronin;
pub(crate) mod shield;
pub(crate) mod shinobi;
pub(crate) mod suiton;
pub(crate) mod sword;
pub(crate) mod toka;
pub(crate) mod tokens;
pub(crate) mod trap;
