//! Tests of the server. They are one program: each would hold the whole server, and linking it takes longer than most of them.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/guest.rs"]
mod guest;
#[path = "../common/play.rs"]
mod play;
#[path = "../common/running.rs"]
mod running;
#[path = "../common/server.rs"]
mod server;

mod absent;
mod api;
mod liar;
mod lists;
mod live;
mod people;
mod presence;
mod push;
mod secrets;
mod store;
mod stored;
mod table;
mod trust;
mod victories;
