//! Two people and somebody who watches, each with a browser, at a table of a real server: from the link to the score sheet, with a
//! reload, a server that goes away and comes back, and decisions that are taken back.

use crate::online_club::{Club, WIDE, complaints, fits_everybody, type_name};
use crate::online_secrets::check;
use kosa_client::Stage;
use kosa_web_tests::{Guest, ask};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// So many decisions both people make in their browsers before other devices of theirs take over.
const FIRST: usize = 60;
/// Somebody with so many stars is near the end.
const NEAR: u32 = 5;

/// The host opens a table from the start page; its id.
fn open_table(club: &Club, host: &Guest) -> String {
    let browser = &host.browser;
    browser.open(&club.site.url()).unwrap();
    browser.click("#online").unwrap();
    browser.wait(".o-lobby .o-none, .o-lobby .o-list").unwrap();
    browser.click("#open-table").unwrap();
    type_name(browser, "Anna <b>");
    browser.click("#make").unwrap();
    browser.wait("#invitation").unwrap();
    browser.wait(".o-chairs .mine").unwrap();
    let link = browser.run("return document.querySelector('#invitation').value").unwrap();
    let link = link.as_str().unwrap();
    assert!(link.starts_with(&club.site.url()), "{link}");
    link.rsplit('/').next().unwrap().to_string()
}

#[test]
fn two_people_play_a_game_to_its_end_and_a_third_watches() {
    let Some(mut club) = Club::open("game") else { return };
    let mut guests: Vec<Guest> = (0..3).map(|seed| Guest::new(WIDE, seed).unwrap()).collect();
    let id = open_table(&club, &guests[0]);
    fits_everybody(&guests[0].browser, "a table, its host");

    // The link leads the others there: one sits down and says something, one looks on.
    let link = format!("{}t/{id}", club.site.url());
    for (guest, name) in [(1, "Piotr"), (2, "Zofia")] {
        guests[guest].browser.open(&link).unwrap();
        guests[guest].browser.wait(".o-chairs").unwrap();
        type_name(&guests[guest].browser, name);
    }
    fits_everybody(&guests[2].browser, "a table, a visitor");
    guests[1].browser.click(".o-chairs [data-act=sit]").unwrap();
    guests[1].browser.wait(".o-chairs .mine").unwrap();
    guests[1].browser.click(".talk .say").unwrap();
    guests[1].browser.type_text("Hello <script>alert(1)</script>").unwrap();
    guests[1].browser.click("[data-act=say]").unwrap();
    guests[2].browser.wait_text("Hello <script>alert(1)</script>").unwrap();
    guests[0].browser.click("#begin:not([disabled])").unwrap();
    for guest in &mut guests {
        guest.until("the game", |session| session.board().is_some()).unwrap();
        guest.browser.wait(".ask").unwrap();
    }
    assert!(guests[2].session().here().is_empty(), "somebody who watches has no seat");
    fits_everybody(&guests[0].browser, "the game of the host");
    fits_everybody(&guests[2].browser, "the game of a watcher");

    let begun = Instant::now();
    let (mut decisions, mut elsewhere, mut late) = (0usize, 0usize, 0usize);
    let (mut undone, mut cuts, mut reloads) = (0, 0, 0);
    while guests[0].session().stage() != Stage::Over {
        for guest in &mut guests {
            guest.hear().unwrap();
        }
        let Some(turn) = guests.iter().position(Guest::is_asked) else {
            std::thread::sleep(Duration::from_millis(15));
            assert!(begun.elapsed() < Duration::from_secs(1500), "no end after {decisions} decisions");
            continue;
        };
        // The middle of the game is decided by both people at another device of theirs, as anybody may: all three browsers hear and
        // show every step of it, and what they hear is recorded. The end is played in the browsers again.
        let near = guests[turn].most_stars() >= NEAR;
        if decisions >= FIRST && (!near || elsewhere % 8 != 0) {
            elsewhere += 1;
            let at = guests[turn].session().link().version();
            late += usize::from(!guests[turn].decide_elsewhere(&club.site, &id).unwrap());
            assert!(late < 20, "hardly anything is heard in time");
            guests[turn].until("what was decided elsewhere", |s| s.link().version() > at).unwrap();
            continue;
        }
        if decisions >= FIRST {
            elsewhere += 1;
        }
        decisions += 1;
        // Not everything can be taken back: it is tried until something could.
        let may_undo = decisions % 15 == 0 || decisions > 15 && undone == 0;
        if may_undo && guests[turn].undo().unwrap() {
            undone += 1;
            guests[turn].until("what was taken back", |session| !session.is_waiting()).unwrap();
            continue;
        }
        match decisions {
            20 | 44 => {
                // Decided while nobody hears it: it is done once, as soon as somebody does.
                let at = guests[turn].session().link().version();
                club.cut(|| guests[turn].decide().unwrap());
                cuts += 1;
                guests[turn].until("an answer after the cut", |s| s.link().version() > at).unwrap();
            }
            32 | 33 => {
                guests[turn].reload().unwrap();
                guests[2].reload().unwrap();
                reloads += 1;
            }
            _ => guests[turn].decide().unwrap(),
        }
        if decisions % 25 == 0 {
            guests[turn].until("an answer", |session| !session.is_waiting()).unwrap();
            guests[turn].compare().unwrap();
        }
    }
    println!("{decisions} decisions here, {elsewhere} elsewhere, in {:.1} s", begun.elapsed().as_secs_f64());
    assert!(undone > 0 && cuts == 2 && reloads > 0, "{undone} undone, {cuts} cuts, {reloads} reloads");

    // Everybody has the same score sheet; the game can be looked at again and had as a file.
    for guest in &mut guests {
        guest.until("the end", |session| session.stage() == Stage::Over).unwrap();
        guest.browser.wait("main.over [data-act=replay]").unwrap();
        guest.browser.wait("main.over [data-act=export]").unwrap();
    }
    let sheet = |guest: &Guest| -> Vec<String> {
        let text = guest.browser.text(".sct").unwrap();
        text.split(|c: char| !c.is_ascii_digit()).filter(|n| !n.is_empty()).map(String::from).collect()
    };
    assert_eq!(sheet(&guests[0]), sheet(&guests[1]));
    assert_eq!(sheet(&guests[0]), sheet(&guests[2]));
    fits_everybody(&guests[0].browser, "the end");
    let record = ask(club.site.address(), "GET", &format!("/api/v1/tables/{id}/record"), &[], "").unwrap();
    assert_eq!(record.status, 200);
    let record = kosa_engine::Record::from_text(&String::from_utf8(record.body).unwrap()).unwrap();
    assert!(record.replay().is_ok());
    guests[2].browser.click("[data-act=replay]").unwrap();
    guests[2].browser.wait("main.replay #step").unwrap();
    for guest in &guests {
        assert_eq!(complaints(&guest.browser), Vec::<String>::new());
    }
    club.site.stop();
    check(&club.file.display().to_string(), &id, &guests);
}

#[test]
fn the_lobby_is_for_everybody_and_says_what_waits() {
    let Some(club) = Club::open("lobby") else { return };
    let guests: Vec<Guest> = (0..2).map(|seed| Guest::new(WIDE, seed).unwrap()).collect();
    let id = open_table(&club, &guests[0]);
    guests[1].browser.open(&format!("{}#/tables", club.site.url())).unwrap();
    guests[1].browser.wait(".o-row").unwrap();
    fits_everybody(&guests[1].browser, "the lobby");
    type_name(&guests[1].browser, "Piotr");
    guests[1].browser.click(".o-row [data-act=sit]").unwrap();
    guests[1].browser.wait(".o-chairs .mine").unwrap();
    // The table is full: it waits for whoever has made it.
    guests[0].browser.run("location.hash = '#/tables'").unwrap();
    guests[0].browser.wait(".o-row.calls").unwrap();
    guests[0].browser.run("location.hash = '#/'").unwrap();
    guests[0].browser.wait("#online .tile.calls").unwrap();
    fits_everybody(&guests[0].browser, "the start page");
    guests[0].browser.run_with("location.hash = '#/t/' + arguments[0]", json!([id])).unwrap();
    guests[0].browser.click("#begin:not([disabled])").unwrap();
    guests[0].browser.wait(".ask").unwrap();
    guests[1].browser.wait(".ask").unwrap();
    let titles: Vec<Value> =
        guests.iter().map(|guest| guest.browser.run("return document.title").unwrap()).collect();
    let called =
        titles.iter().filter(|title| title.as_str().is_some_and(|t| t.contains("Your turn"))).count();
    assert_eq!(called, 1, "{titles:?}");
    for guest in &guests {
        assert_eq!(complaints(&guest.browser), Vec::<String>::new());
    }
}

#[test]
fn a_link_that_leads_nowhere_and_a_page_without_tables_say_so() {
    let Some(club) = Club::open("nowhere") else { return };
    let guest = Guest::new(WIDE, 1).unwrap();
    guest.browser.open(&format!("{}t/nosuchtable", club.site.url())).unwrap();
    guest.browser.wait_text("There is no table with this link.").unwrap();
    let house = kosa_web_tests::House::new().expect("a page");
    let alone = house.visit("#/", WIDE);
    alone.wait(".s-ways").unwrap();
    assert_eq!(alone.run("return document.querySelectorAll('#online').length").unwrap(), 0);
    assert_eq!(alone.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn a_table_may_do_without_hints_and_seats_bots() {
    let Some(club) = Club::open("hints") else { return };
    let guest = Guest::new(WIDE, 1).unwrap();
    let browser = &guest.browser;
    browser.open(&format!("{}#/help", club.site.url())).unwrap();
    browser.wait("main").unwrap();
    let keep = "localStorage.setItem('kosa-set/table-wishes', arguments[0])";
    browser.run_with(keep, json!(["kosa1;seats=human,bot:random;rules=rulebook;hints=off"])).unwrap();
    browser.run("location.hash = '#/tables/new'").unwrap();
    type_name(browser, "Anna");
    browser.click("#make").unwrap();
    browser.click("#begin:not([disabled])").unwrap();
    browser.wait(".ask").unwrap();
    browser
        .wait_script("return ['asking', 'reading'].includes(document.querySelector('.ask').dataset.stage)")
        .unwrap();
    assert_eq!(browser.run("return document.querySelectorAll('[data-act=hint]').length").unwrap(), 0);
}
