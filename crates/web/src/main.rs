//! The page in which Kosa is played. It runs in a browser, and a second time in a worker beside it.

#![forbid(unsafe_code)]

use kosa_web::{app, worker};

fn main() {
    if !worker::is_worker() {
        app::begin();
    }
}
