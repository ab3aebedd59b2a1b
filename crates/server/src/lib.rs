//! The game server: people, tables, everything kept before it is answered; and the page in which Kosa is played.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`store`] | tables and people in a database, as logs that are only appended to |
//! | [`room`] | a table as its log makes it, and what each person may be told of it |
//! | [`live`] | tables that are alive in this process: who listens, what is asked, bots |
//! | [`http`] | all of it over HTTP and WebSocket |
//! | [`push`] | browsers that have no page open are told whose turn it is |
//! | [`admin`] | what a host does beside a running server |
//!
//! The page is built by `cargo xtask page` and, with the feature `page`, part of the program: precompressed, under a strict policy, for
//! ever where the name says the content.

#![forbid(unsafe_code)]

pub mod admin;
mod answer;
mod error;
mod forget;
pub mod http;
mod listen;
pub mod live;
mod logs;
mod metrics;
mod page;
pub mod push;
mod random;
pub mod room;
mod serve;
pub mod store;

pub use answer::{POLICY, answer};
pub use error::ServeError;
pub use listen::PORT;
pub use page::{File, HASHED, Page};
pub use serve::{ListenAt, Server, Source, Stopper, router};
