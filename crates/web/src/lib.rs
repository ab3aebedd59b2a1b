//! The game in a browser: drawings, panels and pages. Every component takes facts of the engine and says what was pointed at;
//! no rule of the game is worked out here, and every word comes from kosa-lang.

pub mod app;
pub mod assets;
pub mod board;
pub mod drawing;
pub mod gallery;
pub mod game;
pub mod icon;
pub mod media;
pub mod mind;
pub mod offline;
pub mod online;
pub mod panels;
pub mod parts;
pub mod rooms;
pub mod storage;
pub mod table;
pub mod theme;
pub mod thing;
pub mod tips;
pub mod words;
pub mod worker;
