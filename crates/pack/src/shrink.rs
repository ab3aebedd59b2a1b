//! Binaryen's `wasm-opt`, where the machine has it: it makes the shipped program smaller than the compiler alone can. Nobody needs it
//! to build the page.

use crate::fault::Fault;
use std::path::Path;
use std::process::{Command, Stdio};

/// What the compiler uses of WebAssembly, and every browser of the last years understands.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-multivalue",
];

/// What the machine's `wasm-opt` calls itself; nothing where there is none.
pub fn tool() -> Option<String> {
    let output = Command::new("wasm-opt").arg("--version").stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_string())
}

/// The program in fewer bytes. `beside` is a path that may be written to; what cannot be made smaller stays as it is, with the reason.
pub fn shrink(wasm: Vec<u8>, beside: &Path) -> Result<(Vec<u8>, Option<String>), Fault> {
    let (from, to) = (beside.with_extension("big.wasm"), beside.with_extension("small.wasm"));
    std::fs::write(&from, &wasm).map_err(Fault::write(&from))?;
    let made = Command::new("wasm-opt")
        .args(["-Oz", "--converge"])
        .args(FEATURES)
        .arg(&from)
        .arg("-o")
        .arg(&to)
        .output();
    let small = match made {
        Ok(output) if output.status.success() => std::fs::read(&to).map_err(|e| e.to_string()),
        Ok(output) => {
            Err(String::from_utf8_lossy(&output.stderr).lines().next().unwrap_or("no reason").to_string())
        }
        Err(e) => Err(e.to_string()),
    };
    for file in [&from, &to] {
        // One that was never written needs no removing, and one that stays harms nobody.
        let _ = std::fs::remove_file(file);
    }
    Ok(match small {
        Ok(small) if small.len() < wasm.len() => (small, None),
        Ok(_) => (wasm, None),
        Err(why) => (wasm, Some(why)),
    })
}
