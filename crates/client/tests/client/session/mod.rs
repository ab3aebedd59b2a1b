//! Whole games through a session, as a skin plays them.

mod analysing;
mod answering;
mod far;
mod hot_seat;
mod languages;
mod moments;
mod onward;
mod paging;
mod pointing;
mod previewing;
mod prices;
mod reaching;
mod replaying;
mod selecting;
mod undoing;
mod whole_games;
