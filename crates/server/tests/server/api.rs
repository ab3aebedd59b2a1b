//! Schemathesis makes requests of the description of the server, thousands of them, and looks at what comes back. `cargo xtask api` gets it; where it is not
//! installed this says so and passes.

use crate::guest::{http, make, token};
use crate::running::Running;
use std::path::PathBuf;
use std::process::Command;

/// The program: where the task puts it, or wherever it is installed.
fn schemathesis() -> Option<PathBuf> {
    let own = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/schemathesis/bin/schemathesis");
    let places =
        [std::env::var_os("KOSA_SCHEMATHESIS").map(PathBuf::from), Some(own), Some("schemathesis".into())];
    let answers =
        |path: &PathBuf| Command::new(path).arg("--version").output().is_ok_and(|out| out.status.success());
    let found = places.into_iter().flatten().find(answers)?;
    Some(found.canonicalize().unwrap_or(found))
}

#[test]
fn the_server_does_what_its_description_says() {
    let Some(program) = schemathesis() else {
        eprintln!("schemathesis is not installed (cargo xtask api gets it): left out.");
        return;
    };
    let running = Running::start(crate::server::LIMITS);
    let token = token(running.address, "Anna");
    make(running.address, &token, "kosa1;seats=human,human;rules=rulebook");
    let examples = std::env::var("KOSA_EXAMPLES").unwrap_or_else(|_| "12".into());
    // It leaves a folder where it runs.
    let folder = crate::common::Folder::new("api");
    let out = Command::new(program)
        .current_dir(&folder.0)
        .args(["run", &format!("http://{}/api", running.address)])
        .args(["--header", &format!("Authorization: Bearer {token}")])
        .args(["--max-examples", &examples, "--seed", "7", "--no-color"])
        // A person that deletes itself ends the test early, and a WebSocket is none of its business.
        .args(["--exclude-method", "DELETE", "--exclude-path", "/api/v1/tables/{id}/live"])
        .args([
            "--checks",
            "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
        ])
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{text}\n{}", String::from_utf8_lossy(&out.stderr));
    assert_eq!(http(running.address, "GET", "/api/v1/tables", &[], "").unwrap().0, 200, "it is still there");
}
