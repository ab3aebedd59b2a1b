//! A whole game, question by question and page by page, in a large window and in the smallest one: whatever the large one says can
//! be read in the small one too, at once or behind a key.

use crate::common::*;
use kosa_engine::random::below;
use kosa_engine::vocab::Faction;
use kosa_lang::{Lang, Texts};
use kosa_tui::{App, Input};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::collections::BTreeSet;

const LARGE: (u16, u16) = (200, 60);
const SMALL: (u16, u16) = (100, 30);
/// Every so many screens are compared; each language begins elsewhere.
const EVERY: usize = 12;

/// The whole words of a screen, without the keys at its foot: the help tells them in other words.
fn words(shown: &mut Shown, (width, height): (u16, u16)) -> BTreeSet<String> {
    shown.resize(width, height);
    let text = shown.text();
    let text = text.trim_end().rsplit_once('\n').map_or("", |(above, _)| above);
    // What lies half under a frame is no whole word.
    let whole = text.split_whitespace().filter(|part| !part.contains(['║', '╔', '╗', '╚', '╝', '…']));
    let words = whole.flat_map(|part| part.split(|c: char| !c.is_alphabetic()));
    words.filter(|word| word.chars().count() > 3).map(str::to_lowercase).collect()
}

/// Takes the words away that a key brings, page by page, until none is left: the pages first that hold most.
fn read_on(shown: &mut Shown, lost: &mut BTreeSet<String>) {
    let strike = |shown: &mut Shown, lost: &mut BTreeSet<String>| {
        let read = words(shown, SMALL);
        lost.retain(|word| !read.contains(word));
        lost.is_empty()
    };
    // What asks to be thought over again is put aside first: it takes no other keys.
    for _ in 0..3 {
        if shown.text().contains('╔') {
            shown.input(Input::Esc);
            strike(shown, lost);
        }
    }
    for page in ["l", "m", "c", "F", "a", "i", "s", "m?"] {
        shown.keys(page);
        let back = if page == "l" { Input::PageUp } else { Input::PageDown };
        // As long as it brings something: what stands on it stands together.
        let mut idle = 0;
        while idle < 6 && !lost.is_empty() {
            let before = lost.len();
            strike(shown, lost);
            idle = if lost.len() == before { idle + 1 } else { 0 };
            shown.app.input(back);
        }
        if page == "m" {
            shown.input(Input::Right);
            strike(shown, lost);
        }
        // Back to the board, whatever lay over it; with nothing over it the key would go back in the question.
        let over = !page.starts_with(['c', 'i', 'F']) || shown.text().contains('╔');
        for _ in 0..if page == "m?" { 2 } else { over.into() } {
            shown.input(Input::Esc);
        }
        if lost.is_empty() {
            return;
        }
    }
    // The list goes on below, and the help begins with what is known about the marked answer.
    for _ in 0..12 {
        shown.input(Input::Down);
        if strike(shown, lost) {
            return;
        }
        shown.keys("?");
        strike(shown, lost);
        shown.input(Input::Esc);
    }
}

/// Plays against the Automa by keys at random until somebody has won; how many screens were compared.
fn play(lang: Lang, seed: u64) -> usize {
    let texts_of = Texts::new(lang);
    let called = |f: Faction| format!("{} {}", texts_of.faction_short(f), texts_of.faction(f)).to_lowercase();
    // A home base is told in full where the cursor is, and factions above the question.
    let bases = Faction::ALL.map(called);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut shown = Shown::new(App::start(solo(), texts(lang), PLAIN).0, SMALL.0, SMALL.1);
    shown.keys("f");
    let mut compared = 0;
    for step in seed as usize..20_000 {
        let over = shown.app.play().is_none_or(kosa_tui::Play::is_over);
        if over || step % EVERY == 0 {
            let large = words(&mut shown, LARGE);
            let small = words(&mut shown, SMALL);
            let mut lost: BTreeSet<String> = large.difference(&small).cloned().collect();
            lost.retain(|word| !bases.iter().any(|base| base.contains(word.as_str())));
            if !lost.is_empty() {
                let screen = shown.text();
                read_on(&mut shown, &mut lost);
                assert!(lost.is_empty(), "cut in {lang} at step {step}, seed {seed}: {lost:?}\n{screen}");
            }
            compared += 1;
        }
        if over {
            return compared;
        }
        shown.input(Input::Home);
        for _ in 0..below(&mut rng, 5) {
            shown.app.input(Input::Down);
        }
        // Nothing but its own sign commits a combat, or a payment that is gathered.
        let commits = below(&mut rng, 6) == 0;
        shown.input(if commits { Input::Char('+') } else { Input::Enter });
    }
    panic!("the game in {lang} does not end");
}

#[test]
fn whatever_a_large_window_says_in_a_game_can_be_read_in_a_small_one() {
    for (seed, lang) in (1..).zip(Lang::ALL) {
        let compared = play(lang, seed);
        assert!(compared > 7, "{compared} screens in {lang} show nothing");
    }
}
