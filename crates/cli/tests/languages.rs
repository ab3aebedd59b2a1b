//! Errors a player meets are told in his language.

mod common;

use common::{Dir, kosa, kosa_with};

#[test]
fn a_broken_record_is_refused_in_every_language() {
    let dir = Dir::new("broken");
    let head = "kosa-record 1\ntag seed 3\nrules rulebook\n";
    let cut = dir.write("cut.kosa", head);
    let moon = dir.write("moon.kosa", &format!("{head}seat moon industrial\nmoves\n"));
    for (lang, breaks_off, no_faction) in [
        (
            "it",
            "registrazione, riga 3: la registrazione si interrompe",
            "«moon» non è una fazione: scegli tra",
        ),
        ("es", "registro, línea 3: el registro se interrumpe", "«moon» no es una facción: elige entre"),
        ("pl", "zapis gry, wiersz 3: zapis urywa się", "„moon” nie jest frakcją: wybierz spośród"),
    ] {
        for command in [&["play", "--resume"][..], &["replay"]] {
            let with = |file: &str| kosa(&[command, &[file, "--lang", lang]].concat());
            with(&cut).fails(1, &[breaks_off]);
            with(&moon).fails(1, &[no_faction, "nordic"]);
        }
    }
}

#[test]
fn a_wrong_move_is_refused_in_every_language() {
    for (lang, words) in [
        ("it", "«fight h99» non è una mossa: «h99» non è un esagono: scrivi da h01 a h47."),
        ("es", "«fight h99» no es una jugada: «h99» no es un hexágono: escribe de h01 a h47."),
        ("pl", "„fight h99” nie jest ruchem: „h99” nie jest polem: wpisz od h01 do h47."),
    ] {
        let seats = "human=nordic/industrial,random=crimea/mechanical";
        let out = kosa_with(&["play", "--seats", seats, "--lang", lang], "fight h99\nquit\n").ok();
        assert!(out.contains(words), "{out}");
    }
}
