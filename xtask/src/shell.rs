//! Running other programs and telling how it went.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::{Mutex, PoisonError};

/// The root of the workspace.
pub fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_path_buf()
}

/// Where everything is built, `target` unless somebody has said otherwise: this program was built there too, in a folder named by
/// its profile.
pub fn target() -> PathBuf {
    let own = std::env::current_exe().ok();
    own.and_then(|own| Some(own.parent()?.parent()?.to_path_buf())).unwrap_or_else(|| root().join("target"))
}

/// The cargo that runs this task, in the root of the workspace.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Whether a program answers at all: on a machine that lacks it the task says what to install instead.
pub fn answers(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Runs a program with this terminal; whether it succeeded.
pub fn succeeds(command: &mut Command) -> bool {
    match command.status() {
        Ok(status) => status.success(),
        Err(e) => {
            eprintln!("xtask: cannot start {}: {e}", command.get_program().to_string_lossy());
            false
        }
    }
}

/// Debian's package tool, one call at a time: several steps may want packages at once, and it takes no two calls.
pub fn apt(args: &[&str]) -> bool {
    static ONE: Mutex<()> = Mutex::new(());
    let _one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    eprintln!("xtask: apt-get {}", args.join(" "));
    succeeds(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive"))
}

/// Runs a program with this terminal and passes its exit code on.
pub fn exit_code(command: &mut Command) -> ExitCode {
    match command.status() {
        Ok(status) => ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)),
        Err(e) => {
            eprintln!("xtask: cannot start {}: {e}", command.get_program().to_string_lossy());
            ExitCode::from(127)
        }
    }
}

/// Becomes a program, where the system can do that: whoever ends this task then ends the program, which may have last things to do.
/// Elsewhere it is run and its exit code passed on.
pub fn become_program(command: &mut Command) -> ExitCode {
    #[cfg(unix)]
    {
        let e = std::os::unix::process::CommandExt::exec(command);
        eprintln!("xtask: cannot start {}: {e}", command.get_program().to_string_lossy());
        ExitCode::from(127)
    }
    #[cfg(not(unix))]
    exit_code(command)
}

/// Runs a program, shows what it prints, and returns whether it succeeded with all it printed.
pub fn shown(command: &mut Command) -> (bool, String) {
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(e) => {
            eprintln!("xtask: cannot start {}: {e}", command.get_program().to_string_lossy());
            return (false, String::new());
        }
    };
    let (out, err) = (child.stdout.take(), child.stderr.take());
    let errors =
        std::thread::spawn(move || err.map(|err| pass_on(err, std::io::stderr())).unwrap_or_default());
    let mut text = out.map(|out| pass_on(out, std::io::stdout())).unwrap_or_default();
    text.push_str(&errors.join().unwrap_or_default());
    (child.wait().is_ok_and(|status| status.success()), text)
}

/// Runs a program without showing what it prints; whether it succeeded, and all of it.
pub fn heard(command: &mut Command) -> (bool, String) {
    match command.stdin(Stdio::null()).output() {
        Ok(said) => {
            let text = [said.stdout, said.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
            (said.status.success(), text.concat())
        }
        Err(e) => (false, format!("xtask: cannot start {}: {e}\n", command.get_program().to_string_lossy())),
    }
}

fn pass_on(from: impl Read, mut to: impl Write) -> String {
    let mut text = String::new();
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    while from.read_until(b'\n', &mut line).is_ok_and(|n| n > 0) {
        let _ = to.write_all(&line);
        let _ = to.flush();
        text.push_str(&String::from_utf8_lossy(&line));
        line.clear();
    }
    text
}
