//! The program as it is called.

use std::process::{Command, Output};

fn pack(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kosa-pack")).args(args).output().unwrap()
}

#[test]
fn who_calls_it_wrongly_is_told_how() {
    for args in [&[][..], &["release"], &["fast", "a", "b", "c", "d"], &["test", "a", "b", "c", "d", "e"]] {
        let told = pack(args);
        assert_eq!(told.status.code(), Some(2), "{args:?}");
        assert!(String::from_utf8_lossy(&told.stderr).starts_with("kosa-pack MODE WASM"), "{args:?}");
    }
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let out = concat!(env!("CARGO_TARGET_TMPDIR"), "/no-page");
    let told = pack(&["test", "nowhere/kosa.wasm", "nowhere/web", "nowhere/ftl", out]);
    assert_eq!(told.status.code(), Some(1));
    let text = String::from_utf8_lossy(&told.stderr);
    assert!(text.starts_with("kosa-pack: ") && text.contains("nowhere"), "{text}");
    assert!(!std::path::Path::new(out).exists(), "half of a page");
}
