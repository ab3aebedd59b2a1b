//! A game at one keyboard, in the terminal: the board, mats, tracks and cards drawn, questions answered with keys or
//! the mouse, the turns of others explained, the game saved as it goes.
//!
//! Screens are plain state with a function for what a person does ([`Play::input`]) and one that draws
//! ([`Play::draw`]); the loop with the terminal stands in `terminal`, files in `run`. No rule of the game is written
//! here: a screen shows the engine's questions and gives back the engine's moves.

#![forbid(unsafe_code)]

mod app;
mod board;
mod cell;
mod draft;
mod frame;
mod geometry;
mod ground;
mod help;
mod input;
mod map;
mod panels;
mod play;
mod replay;
mod run;
mod save;
mod saved;
mod scroll;
mod setup;
mod sheets;
mod study;
mod symbols;
mod terminal;
mod theme;
mod wrap;
mod wrapped;

pub use app::App;
pub use ground::is_light;
pub use input::Input;
pub use kosa_client::NewGame;
pub use map::map_lines;
pub use play::{Effect, Play, Unsaved};
pub use replay::Replay;
pub use run::{Ending, Start, TuiError, play, replay};
pub use save::{data_folder, disk, notes};
pub use sheets::{SheetPage, Sheets, read_sheets};
pub use study::{Lessons, learn};
pub use theme::Theme;
pub use wrapped::{Wrapped, columns};
