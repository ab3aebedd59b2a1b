//! What the page shows, worked out without a browser: drawings as SVG text, marks on the board, pieces that glide, the line of a replay, plots,
//! addresses, keys. kosa-web puts it on the screen; everything here is a plain value or text and is tested natively.

#![forbid(unsafe_code)]

pub mod board;
pub mod draw;
pub mod drawing;
pub mod game;
pub mod icon;
pub mod mind;
pub mod online;
pub mod panels;
pub mod rooms;
pub mod sample;
pub mod thing;
pub mod timeline;
pub mod tips;
