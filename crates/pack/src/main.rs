//! Makes the page out of what the compiler made: the JavaScript that loads the program, the list of files, the service worker, all
//! of it named by content and compressed. `cargo xtask page` calls it; it is a program of its own so that nobody else
//! has to build what it needs.

#![forbid(unsafe_code)]

mod dist;
mod fault;
mod glue;
mod mode;
mod pack;
mod split;

use mode::Mode;
use pack::Order;
use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "kosa-pack MODE WASM WEB FTL OUT   (MODE: release, test or dev)";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [mode, paths @ ..] = args.as_slice() else { return wrong() };
    let Some(mode) = Mode::by_name(mode) else { return wrong() };
    let [wasm, web, ftl, out] = paths else { return wrong() };
    let [wasm, web, ftl, out] = [wasm, web, ftl, out].map(PathBuf::from);
    match pack::pack(&Order { mode, wasm, web, ftl, out }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("kosa-pack: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn wrong() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}
