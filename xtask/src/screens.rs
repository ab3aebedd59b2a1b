//! `cargo xtask screens` and `cargo xtask bench web`: the page as people get it, looked at and measured in a browser.

use crate::browser;
use crate::page::{Mode, build};
use crate::shell::{cargo, exit_code, target};
use std::process::ExitCode;

pub fn run(args: &[String]) -> ExitCode {
    let out: std::path::PathBuf = args.first().map_or_else(|| target().join("screens"), Into::into);
    let only = args.iter().skip(1).map(Into::into);
    driven("screens", &core::iter::once(out.into_os_string()).chain(only).collect::<Vec<_>>())
}

/// Measures the page; `--json` for programs.
pub fn bench(args: &[String]) -> ExitCode {
    let args: Vec<_> = args.iter().map(Into::into).collect();
    driven("bench_web", &args)
}

fn driven(program: &str, args: &[std::ffi::OsString]) -> ExitCode {
    let page = match browser::ensure().and_then(|()| build(Mode::Release).map_err(|why| why.to_string())) {
        Ok(page) => page,
        Err(why) => {
            eprintln!("xtask: {why}");
            return ExitCode::FAILURE;
        }
    };
    let run = ["run", "--locked", "--quiet", "--package", "kosa-web-tests", "--bin", program, "--"];
    exit_code(cargo(&run).arg(page).args(args))
}
