//! What a table may choose, in browsers: bids, clocks that run out, what is done by consent, and the end with its check.

use crate::online_club::{Club, WIDE, complaints, fill, fits_everybody};
use kosa_client::Stage;
use kosa_web_tests::{Browser, Guest};
use serde_json::json;
use std::time::{Duration, Instant};

const TWO: &str = "kosa1;seats=human,human;rules=rulebook";

fn two() -> Vec<Guest> {
    (0..2).map(|seed| Guest::new(WIDE, seed + 40).unwrap()).collect()
}

fn begin(guests: &mut [Guest]) {
    guests[0].browser.click("#begin:not([disabled])").unwrap();
    for guest in guests {
        guest.until("the game", |session| session.board().is_some()).unwrap();
        guest.browser.wait(".ask").unwrap();
    }
}

fn count(browser: &Browser, selector: &str) -> u64 {
    let script = "return document.querySelectorAll(arguments[0]).length";
    browser.run_with(script, json!([selector])).unwrap().as_u64().unwrap()
}

/// Bids for a pair, as soon as this person is asked.
fn bid(browser: &Browser, lot: usize, coins: u32) {
    let field = format!("[data-lot='{lot}'] input");
    fill(browser, &field, &coins.to_string());
    browser.wait_text(&format!("Bid {coins}")).unwrap();
    browser.click(&format!("[data-lot='{lot}'] [data-act=bid]")).unwrap();
}

/// Offers to end the game, by the menu.
fn offer_end(browser: &Browser) {
    browser.click(".a-menu [data-act=menu]").unwrap();
    browser.click("[data-act=offer-end]").unwrap();
    browser.wait("#offer [data-act=refuse]").unwrap();
}

#[test]
fn seats_are_bid_for_and_a_game_that_all_agree_to_end_counts() {
    let Some(club) = Club::open("bids") else { return };
    let mut guests = two();
    let id = club.table(&guests, TWO, r#"{"bids":"open","rated":true,"hide_coins":true}"#);
    guests[0].browser.click("#begin:not([disabled])").unwrap();
    for guest in &guests {
        guest.browser.wait(".o-lots [data-lot='1']").unwrap();
    }
    // The first bids 3 for the first pair, is outbid, and takes the other for nothing.
    bid(&guests[0].browser, 0, 3);
    guests[0].browser.wait("[data-lot='0'].mine").unwrap();
    guests[1].browser.wait_text("You bid").unwrap();
    fits_everybody(&guests[1].browser, "bids");
    assert_eq!(count(&guests[0].browser, "[data-act=bid]"), 0, "whose bid stands is not asked");
    bid(&guests[1].browser, 0, 4);
    bid(&guests[0].browser, 1, 0);
    for guest in &mut guests {
        guest.until("the game", |session| session.board().is_some()).unwrap();
        guest.browser.wait(".ask").unwrap();
    }
    // An offer is refused; after a turn everybody agrees that it is over.
    let (host, guest) = (&guests[0].browser, &guests[1].browser);
    offer_end(host);
    guest.wait("#offer [data-act=agree]").unwrap();
    fits_everybody(guest, "an offer");
    guest.click("#offer [data-act=refuse]").unwrap();
    host.wait_script("return !document.querySelector('#offer')").unwrap();
    // Others' coins are no number at this table, one's own are.
    for guest in [host, guest] {
        assert_eq!(guest.text(".pl-card:not(.me) .pts b").unwrap(), "?");
        assert_ne!(guest.text(".pl-card.me .pts b").unwrap(), "?");
    }
    // Nobody would call it a game before somebody has had a turn.
    let first = guests.iter().position(Guest::is_asked).unwrap();
    while guests[first].turns() <= 1 {
        guests[first].decide().unwrap();
        guests[first].until("the answer", |session| !session.is_waiting()).unwrap();
    }
    let (host, guest) = (&guests[0].browser, &guests[1].browser);
    offer_end(host);
    guest.click("#offer [data-act=agree]").unwrap();
    for guest in &guests {
        guest.browser.wait("main.over #table-result li").unwrap();
        let text = guest.browser.text("main.over").unwrap();
        assert!(text.contains("Everybody agreed to end here"), "{text}");
        assert!(text.contains("less a bid of 4"), "{text}");
        guest.browser.wait("[data-act=verify]:not([disabled])").unwrap();
    }
    guest.click("[data-act=verify]").unwrap();
    guest.wait("#fair").unwrap();
    fits_everybody(guest, "the end by consent");
    // Had the table committed to something else when this browser came to it, it would be said.
    guest
        .run(
            "const key = 'kosa-note/commitments'; const kept = localStorage.getItem(key).split(' '); \
             localStorage.setItem(key, kept[0] + ' ' + kept[1].replace(/./g, '0'));",
        )
        .unwrap();
    guest.click("[data-act=verify]").unwrap();
    guest.wait("#unfair").unwrap();
    // The game stands in the profile of both, and on the leaderboard.
    guest.click("#table-result li a").unwrap();
    guest.wait("#history li").unwrap();
    fits_everybody(guest, "a profile");
    assert_eq!(count(guest, "#history li"), 1);
    guest.run("location.hash = '#/ratings'").unwrap();
    guest.wait(".o-leaders tbody tr.mine").unwrap();
    assert_eq!(count(guest, ".o-leaders tbody tr"), 2);
    fits_everybody(guest, "ratings");
    guest.run("location.hash = '#/statistics'").unwrap();
    guest.wait(".matrix td.all, .matrix td.none, .matrix td.some").unwrap();
    fits_everybody(guest, "statistics");
    // And it can be looked at again.
    guest.run_with("location.hash = '#/t/' + arguments[0]", json!([id])).unwrap();
    guest.click("main.over [data-act=replay]").unwrap();
    guest.wait("main.replay #step").unwrap_or_else(|fault| panic!("{fault}: {:?}", guest.complaints()));
    for guest in &guests {
        assert_eq!(complaints(&guest.browser), Vec::<String>::new());
    }
}

#[test]
fn sealed_bids_tell_nobody_anything_and_coins_may_be_hidden() {
    let Some(club) = Club::open("sealed") else { return };
    let mut guests = two();
    club.table(&guests, TWO, r#"{"bids":"sealed"}"#);
    guests[0].browser.click("#begin:not([disabled])").unwrap();
    for guest in &guests {
        guest.browser.wait("#seal").unwrap();
    }
    fill(&guests[0].browser, "[data-lot='0'] input", "7");
    guests[0].browser.click("#seal").unwrap();
    guests[0].browser.wait_text("One person still writes").unwrap();
    assert_eq!(count(&guests[0].browser, "#seal"), 0);
    guests[1].hear().unwrap();
    let heard = guests[1].traffic().join("\n");
    assert!(!heard.contains("\"coins\":7"), "somebody else's bid was told");
    fill(&guests[1].browser, "[data-lot='1'] input", "2");
    guests[1].browser.click("#seal").unwrap();
    for guest in &mut guests {
        guest.until("the game", |session| session.board().is_some()).unwrap();
    }
}

#[test]
fn a_clock_that_runs_out_lets_a_bot_play_on_until_the_person_is_back() {
    let Some(club) = Club::open("clock") else { return };
    let mut guests = two();
    let options = r#"{"clock":{"kind":"live","bank":20,"increment":5},"absent":"bot"}"#;
    club.table(&guests, TWO, options);
    fits_everybody(&guests[0].browser, "a table with a clock");
    begin(&mut guests);
    for guest in &mut guests {
        guest.hear().unwrap();
    }
    let late = guests.iter().position(Guest::is_asked).unwrap();
    let other = 1 - late;
    for guest in &guests {
        guest.browser.wait(".o-clock.runs.short").unwrap();
        assert_eq!(count(&guest.browser, ".o-clock"), 2);
    }
    // Nobody decides: the clock of whoever is asked runs out.
    guests[late].browser.wait("#away [data-act=back]").unwrap();
    guests[late].hear().unwrap();
    assert!(!guests[late].is_asked(), "a bot decides");
    guests[other].browser.wait_text("who is away").unwrap();
    guests[late].browser.click("[data-act=back]").unwrap();
    guests[late].browser.wait_script("return !document.querySelector('#away')").unwrap();
    guests[other].browser.wait_script("return !document.body.innerText.includes('who is away')").unwrap();
    for guest in &guests {
        assert_eq!(complaints(&guest.browser), Vec::<String>::new());
    }
}

#[test]
fn what_was_shown_is_taken_back_when_the_others_agree() {
    let Some(club) = Club::open("consent") else { return };
    let mut guests = two();
    club.table(&guests, TWO, "{}");
    begin(&mut guests);
    // Until the host may not take back alone what it decided, and chance has not spoken since: then it asks.
    let begun = Instant::now();
    let mut last: Option<usize> = None;
    let seen = loop {
        assert!(begun.elapsed() < Duration::from_secs(300), "nothing to ask back");
        for guest in &mut guests {
            guest.hear().unwrap();
        }
        let Some(turn) = guests.iter().position(Guest::is_asked) else {
            std::thread::sleep(Duration::from_millis(15));
            continue;
        };
        if turn == 1 && last == Some(1) {
            // The other has decided since.
            let at = guests[0].session().link().version();
            guests[0].browser.click(".a-menu [data-act=menu]").unwrap();
            guests[0].browser.click("[data-act=offer-undo]").unwrap();
            guests[0].browser.wait("#offer, .o-notes .call.r").unwrap();
            if count(&guests[0].browser, "#offer") > 0 {
                break at;
            }
        }
        let at = guests[turn].session().link().version();
        guests[turn].decide().unwrap();
        guests[turn].until("an answer", |s| s.link().version() > at).unwrap();
        last = Some(turn);
    };
    assert!(!guests[0].is_asked());
    guests[1].browser.wait("#offer [data-act=agree]").unwrap();
    guests[1].browser.click("#offer [data-act=agree]").unwrap();
    guests[0].until("what was taken back", |s| s.link().version() > seen).unwrap();
    guests[0].until("the question of before", |s| matches!(s.stage(), Stage::Asking(_))).unwrap();
    guests[0].compare().unwrap();
    for guest in &mut guests {
        guest.browser.wait_script("return !document.querySelector('#offer')").unwrap();
        guest.hear().unwrap();
    }
    assert!(guests[0].is_asked() && !guests[1].is_asked());
    for guest in &guests {
        assert_eq!(complaints(&guest.browser), Vec::<String>::new());
    }
}

#[test]
fn every_option_of_a_table_can_be_chosen_and_is_told_to_those_who_come() {
    let Some(club) = Club::open("options") else { return };
    let guests = two();
    let host = &guests[0].browser;
    club.enter(host, "#/tables/new");
    host.run("document.querySelectorAll('details.fold').forEach(fold => fold.open = true)").unwrap();
    host.click("[data-option=online-clock-days]").unwrap();
    fill(host, "#days", "3");
    host.click("#stalling").unwrap();
    host.click("[data-option=online-bids-sealed]").unwrap();
    for id in ["#banned", "#hide-coins", "#rated", "#hints"] {
        host.click(id).unwrap();
    }
    fits_everybody(host, "a new table");
    host.click("#make").unwrap();
    host.wait(".o-chairs .mine").unwrap();
    let link = host.run("return document.querySelector('#invitation').value").unwrap();
    let guest = &guests[1].browser;
    guest.open(link.as_str().unwrap()).unwrap();
    guest.wait(".o-dl").unwrap();
    let told = guest.text("main").unwrap();
    for fact in ["3 days a turn", "a bot plays on", "sealed bids", "coins hidden", "for ratings", "no hints"]
    {
        assert!(told.contains(fact), "{fact}: {told}");
    }
    fits_everybody(guest, "the options of a table");
    // Whoever has made it changes its mind.
    host.run("document.querySelectorAll('details.fold').forEach(fold => fold.open = true)").unwrap();
    host.click("[data-option=online-clock-live]").unwrap();
    guest.wait_text("live, 30 min + 20 s").unwrap();
    for guest in &guests {
        assert_eq!(complaints(&guest.browser), Vec::<String>::new());
    }
}
