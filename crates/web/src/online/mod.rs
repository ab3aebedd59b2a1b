//! Tables on the server that has sent this page: who one is there, what is asked of it, and the line to one table.
//!
//! The game itself is the session of kosa-client, as everywhere: [`LiveTable`] lets it sit at a table at the other end of a
//! WebSocket, and says in signals what stands around it.

pub mod account;
pub mod api;
mod bell;
pub mod commitments;
mod line;
mod live;
mod notice;
pub mod people;
mod push;
mod server;

pub use bell::{bell, bell_is_on, set_bell};
pub use line::{Line, LineState};
pub use live::{LiveTable, NoTable};
pub use notice::{notice, notices_are_on, set_notices};
pub use push::{push_is_on, push_is_possible, push_off, push_on};
pub use server::{Server, use_server};
