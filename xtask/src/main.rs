//! The project's tasks. `cargo xtask help` lists them; `.cargo/config.toml` makes the word `xtask`.

mod api;
mod bench;
mod browser;
mod dev;
mod fuzz;
mod lints;
mod page;
mod play;
mod rulings;
mod screens;
mod shell;
mod tables;
mod test;
mod wasm;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask TASK

  play                     build the page and the program, and play in the browser
  play --terminal [ARGS…]  build the game and play it in the terminal (ARGS go to `kosa play`)
  page [MODE]              build the page: release (the default), test or dev
  dev [ARGS…]              serve the page and build it again on change (ARGS go to `kosa serve`)
  test                     format, lints, data, tests, rulings and wasm: everything that must hold
  tables                   write the engine's tables again after a change in data/
  rulings                  which ruling is covered by which test
  bench                    decisions per second, and instructions for legal, apply, copy and view
  bench web [--json]       size and speed of the page, in a browser
  bench server [OPTIONS]   games a server holds, and how long people wait (--help lists the options)
  api                      try the game server with requests made of its description (schemathesis)
  screens [DIR]            pictures of every screen of the page, into target/screens
  fuzz [TARGET] [SECONDS]  feed arbitrary input to position, notation, record, json, apply or message
  wasm                     check what runs in the page for WebAssembly; gets the compiler's target first
";

fn main() -> ExitCode {
    if let Some(code) = lints::stand_in() {
        return code;
    }
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (task, rest) = match args.split_first() {
        Some((task, rest)) => (task.as_str(), rest),
        None => ("help", &[][..]),
    };
    match task {
        "page" => page::run(rest),
        "dev" => dev::run(rest),
        "play" => play::run(rest),
        "test" => test::run(rest),
        "tables" => tables::run(rest),
        "rulings" => rulings::run(rest),
        "screens" => screens::run(rest),
        "bench" if rest.first().is_some_and(|word| word == "web") => screens::bench(&rest[1..]),
        "bench" if rest.first().is_some_and(|word| word == "server") => bench::server(&rest[1..]),
        "bench" => bench::run(rest),
        "api" => api::run(),
        "fuzz" => fuzz::run(rest),
        "wasm" => wasm::run(rest),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        other => {
            eprint!("xtask: there is no task '{other}'\n\n{HELP}");
            ExitCode::from(2)
        }
    }
}
