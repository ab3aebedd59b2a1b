//! Hands out the page in which Kosa is played: precompressed, under a strict policy, for ever where the name says the content.
//!
//! The page is built by `cargo xtask page` and, with the feature `page`, part of the program. Games are played in the browser; this
//! server knows nothing of them.

#![forbid(unsafe_code)]

mod answer;
mod error;
mod listen;
mod page;
mod serve;

pub use answer::{POLICY, answer};
pub use error::ServeError;
pub use listen::PORT;
pub use page::{File, HASHED, Page};
pub use serve::{Place, Server, Source, Stopper, router};
