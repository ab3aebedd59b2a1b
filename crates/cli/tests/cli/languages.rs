//! Errors a player meets are told in his language.

use crate::common::{Dir, kosa, kosa_in, kosa_with};

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
        ("pl", "zapis gry, wiersz 3: zapis urywa się", "„moon” nie jest frakcją: wybierz jedno z: nordic"),
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
        ("pl", "„fight h99” nie jest ruchem: „h99” nie jest heksem: wpisz od h01 do h47."),
    ] {
        let seats = "human=nordic/industrial,random=crimea/mechanical";
        let out = kosa_with(&["play", "--seats", seats, "--lang", lang], "fight h99\nquit\n").ok();
        assert!(out.contains(words), "{out}");
    }
}

/// Everything that can be wrong with a command line, and the exit code.
const WRONG: [(&[&str], i32); 41] = [
    (&["fly"], 2),
    (&["flyaway"], 2),
    (&[], 2),
    (&["position"], 2),
    (&["play", "--fly"], 2),
    (&["play", "--sets", "3"], 2),
    (&["play", "--plain=3"], 2),
    (&["play", "--draft", "--draft"], 2),
    (&["play", "--draft", "--mats-in-order"], 2),
    (&["play", "--seed", "x"], 2),
    (&["play", "--tiles", "few"], 2),
    (&["play", "--with", "moon"], 2),
    (&["play", "--rules", "house"], 2),
    (&["play", "--seats", "human,deep"], 2),
    (&["play", "--seats", "human"], 2),
    (&["play", "--seats", "9"], 2),
    (&["play", "--seats", "human=nordic,random=nordic"], 2),
    (&["play", "--seats", "human=nordic/automa,automa"], 2),
    (&["play", "--seats", "crimea/automa/idle,human"], 2),
    (&["play", "--airships", "toll,bounty"], 2),
    (&["play", "--resolution", "land_rush,spoils_of_war"], 2),
    (&["play", "--resume", "no-such-file"], 1),
    (&["replay", "no-such-file"], 1),
    (&["replay", "."], 1),
    (&["replay"], 2),
    (&["new", "--seats", "nordic,idle"], 2),
    (&["simulate", "--games", "0"], 2),
    (&["arena"], 2),
    (&["arena", "--seats", "deep,random"], 2),
    (&["arena", "--seats", "random,idle", "--games", "0"], 2),
    (&["arena", "--seats", "random,idle", "--table", "3"], 2),
    (&["arena", "--seats", "random,automa/idle"], 2),
    (&["arena", "--seats", "random,idle", "--pairs", "moon"], 2),
    (&["arena", "--seats", "random,idle", "--pairs", "nordic/industrial"], 2),
    (&["arena", "--seats", "random,idle", "--resume", "Cargo.toml"], 1),
    (&["arena", "--seats", "random,idle", "--bids", "Cargo.toml"], 1),
    (&["automa", "explain", "--card", "77"], 2),
    (&["serve", "--listen", "moon"], 2),
    (&["serve", "--port", "0"], 2),
    (&["serve"], 1),
    (&["serve", "--page", "."], 1),
];

#[test]
fn a_wrong_command_line_is_refused_in_every_language() {
    for (args, code) in WRONG {
        let mut said: Vec<String> = Vec::new();
        for lang in ["en", "it", "es", "pl"] {
            let answer = kosa(&[args, &["--lang", lang]].concat());
            let err = answer.err.clone();
            answer.fails(code, &[]);
            assert!(!err.contains(['{', '}', '$']) && !err.contains("cli-"), "{lang}: {err}");
            assert!(!said.contains(&err), "{args:?} in {lang} as in another language: {err}");
            said.push(err);
        }
    }
}

#[test]
fn a_wrong_seat_names_what_is_right_in_every_language() {
    for (lang, words) in [
        ("it", "«foo» non è un giocatore: scrivi human, automa o uno tra easy"),
        ("es", "«foo» no es un jugador: escribe human, automa o uno de easy"),
        ("pl", "„foo” nie jest graczem: wpisz human, automa albo jedno z easy"),
    ] {
        kosa(&["play", "--lang", lang, "--seats", "human,foo"]).fails(2, &[words]);
    }
}

#[test]
fn help_is_told_in_every_language() {
    for (lang, heading, about) in [
        ("en", "Usage: kosa play [OPTIONS]", "Play a game in the terminal"),
        ("it", "Uso: kosa play [OPZIONI]", "Gioca una partita nel terminale"),
        ("es", "Uso: kosa play [OPCIONES]", "Juega una partida en el terminal"),
        ("pl", "Użycie: kosa play [OPCJE]", "Rozgrywa grę w terminalu"),
    ] {
        let help = kosa(&["play", "--help", "--lang", lang]).ok();
        // Long lines are broken.
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.starts_with(about) && help.contains(heading), "{help}");
        assert_eq!(help.contains("(default: rulebook)"), lang == "en", "{help}");
        assert_eq!(help.contains("Print this help"), lang == "en", "{help}");
    }
}

#[test]
fn the_locale_chooses_the_language_of_faults() {
    let locale = [("LANG", "pl_PL.UTF-8")];
    kosa_in(&locale, &["fly"], "").fails(2, &["nie ma polecenia „fly”"]);
    kosa_in(&locale, &["fly", "--lang", "es"], "").fails(2, &["no existe la orden «fly»"]);
    // Whoever asks for a language that does not exist is told so in that of the locale.
    kosa_in(&locale, &["play", "--lang", "tlh"], "").fails(2, &["„tlh” nie jest językiem Kosy", "Polski"]);
}

#[test]
fn what_was_typed_never_breaks_the_line() {
    kosa(&["play", "--seats", "human,a\nb\u{1b}[31m"]).fails(2, &["a\\nb\\u{1b}[31m"]);
    kosa(&["fly\nhigh"]).fails(2, &["fly\\nhigh"]);
}

#[test]
fn the_automa_and_the_rules_are_explained_in_every_language() {
    for (lang, scheme, level, switch) in [
        ("it", "Schema II", "salta il turno con le carte 4, 7, 8, 17", "interruttore"),
        ("es", "Esquema II", "se salta el turno con las cartas 4, 7, 8, 17", "interruptor"),
        ("pl", "Schemat II", "opuszcza turę przy kartach 4, 7, 8, 17", "przełącznik"),
    ] {
        let cards = kosa(&["automa", "cards", "--lang", lang]).ok();
        assert_eq!(cards.matches(scheme).count(), 19, "{cards}");
        assert!(kosa(&["automa", "levels", "--lang", lang]).ok().contains(level));
        assert!(kosa(&["rules", "--lang", lang]).ok().contains(switch));
    }
}
