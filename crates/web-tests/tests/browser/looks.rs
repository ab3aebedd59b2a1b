//! What the eye and the pointer meet: others' mats while something is asked, the dial and the board behind a combat, the way of a cube, the
//! log by turns, and a start page that is as wide as its screen.

use kosa_web_tests::{Browser, House, Key, Moment, Size};
use serde_json::{Value, json};

fn at(house: &House, moment: &str, size: Size) -> Browser {
    let browser = house.visit("#/", size);
    Moment::named(moment).unwrap().enter(&browser, &house.site).unwrap();
    browser
}

fn count(browser: &Browser, selector: &str) -> Value {
    browser.run_with("return document.querySelectorAll(arguments[0]).length", json!([selector])).unwrap()
}

#[test]
fn the_mats_of_others_are_looked_at_without_a_complaint() {
    let Some(house) = House::new() else { return };
    let browser = at(&house, "turn", Size(1440, 900));
    browser.click(".a-players .pl-card:nth-child(2)").unwrap();
    browser.wait(".drawer .mat").unwrap();
    assert_eq!(count(&browser, "#cannot"), 0, "to look is no answer");
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn the_dial_is_turned_and_the_board_looked_at_behind_a_combat() {
    let Some(house) = House::new() else { return };
    let browser = at(&house, "combat", Size(1440, 900));
    let set = || browser.run("return document.querySelector('.dialn.picked')?.textContent ?? ''").unwrap();
    assert_eq!(set(), "", "nothing is chosen by itself");
    assert_eq!(count(&browser, ".dialog [data-commits]"), 0);
    let turn = |nth: u8| browser.click(&format!(".dials .turn:nth-of-type({nth})")).unwrap();
    turn(2);
    assert_eq!(set(), "0");
    turn(2);
    assert_eq!(set(), "1");
    turn(1);
    assert_eq!(set(), "0");
    assert_eq!(count(&browser, ".dialog [data-commits]"), 1);
    let shown = "return document.querySelector('.dialog').checkVisibility()";
    let hold = "document.querySelector('[data-act=look]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))";
    browser.run(hold).unwrap();
    browser.wait_script(&format!("return !(() => {{ {shown} }})()")).unwrap();
    browser.run("window.dispatchEvent(new PointerEvent('pointerup'))").unwrap();
    browser.wait_script(shown).unwrap();
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn a_cube_shows_its_way_to_the_row_it_makes_cheaper() {
    let Some(house) = House::new() else { return };
    let browser = at(&house, "upgrade", Size(1440, 900));
    assert_eq!(count(&browser, ".carried"), 0, "no cube is in hand");
    browser.click(".mc-row.can").unwrap();
    browser.wait(".carried .a2").unwrap();
    // The head of the arrow points at a box of a bottom row, and follows the pointer.
    let tip = || {
        let script = "const r = document.querySelector('.carried .a2').getBoundingClientRect(); return [r.left + r.width / 2, r.bottom]";
        let tip = browser.run(script).unwrap();
        (tip[0].as_f64().unwrap(), tip[1].as_f64().unwrap())
    };
    let mut tips = Vec::new();
    for nth in 1..=2 {
        browser.hover(&format!(".mc-cols>div:nth-child(2) li:nth-child({nth}) .mc-row.can")).unwrap();
        browser.run_async("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))").unwrap();
        let (x, y) = tip();
        let below =
            "return document.elementFromPoint(arguments[0], arguments[1])?.closest('.half.bt') !== null";
        assert_eq!(browser.run_with(below, json!([x, y + 8.0])).unwrap(), json!(true));
        tips.push(x);
    }
    assert!((tips[0] - tips[1]).abs() > 20.0, "{tips:?}");
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn the_log_lies_by_turns_and_names_nobody_twice() {
    let Some(house) = House::new() else { return };
    let browser = at(&house, "turn", Size(1440, 900));
    let script = "return [...document.querySelectorAll('.a-log .lt')].map(turn => ({ who: turn.querySelector('.lh b').textContent, \
                  eye: [...turn.querySelectorAll('.ln')].map(line => [...line.querySelector('span').childNodes].filter(n => !n.classList?.contains('vh')).map(n => n.textContent).join('')) }))";
    let turns = browser.run(script).unwrap();
    let turns = turns.as_array().unwrap();
    assert!(turns.len() > 2, "{turns:?}");
    let lines =
        turns.iter().flat_map(|turn| turn["eye"].as_array().unwrap().iter().map(move |line| (turn, line)));
    let mut seen = 0;
    for (turn, line) in lines {
        let (who, line) = (turn["who"].as_str().unwrap(), line.as_str().unwrap());
        assert!(!line.starts_with(who), "{who}: {line}");
        seen += 1;
    }
    assert!(seen > 4);
    // Whoever hears the page hears whole sentences.
    let whole = browser.run("return document.querySelector('.a-log .ln .vh').textContent").unwrap();
    assert!(whole.as_str().unwrap().len() > 4, "{whole}");
}

#[test]
fn a_line_of_the_log_shows_its_moment_by_key_and_by_click() {
    let Some(house) = House::new() else { return };
    let browser = at(&house, "turn", Size(1440, 900));
    let said = browser.run(
        "const line = document.querySelector('.a-log button.ln'); line.focus(); return line.textContent",
    );
    let said = said.unwrap();
    browser.press(Key::Enter).unwrap();
    browser.wait(".moment").unwrap();
    let shown = "return document.querySelector('.moment span').textContent";
    assert_eq!(browser.run(shown).unwrap(), said);
    browser.click("[data-act=now]").unwrap();
    browser.wait_script("return !document.querySelector('.moment')").unwrap();
    // What is clicked is the text within the line.
    browser.click(".a-log .ln span").unwrap();
    browser.wait(".moment").unwrap();
    assert_eq!(browser.run(shown).unwrap(), said);
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn the_picture_of_the_start_page_is_as_wide_as_a_phone() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(390, 844));
    browser.wait("#start").unwrap();
    let wide = browser
        .run("return innerWidth - document.querySelector('.s-scene').getBoundingClientRect().width")
        .unwrap();
    assert!(wide.as_f64().unwrap().abs() < 1.0, "{wide} missing");
}

/// What a unit takes along is asked beside it where there is room, covers nothing that can be chosen, and keeps the focus; elsewhere it stands with the other answers.
#[test]
fn the_load_stands_beside_its_unit_on_a_desk_and_with_the_answers_on_a_phone() {
    let Some(house) = House::new() else { return };
    let browser = at(&house, "move", Size(1440, 900));
    browser.wait(".beside .step").unwrap();
    assert_eq!(count(&browser, ".ask .step"), 0, "nothing is asked twice");
    let covered = "const card = document.querySelector('.beside').getBoundingClientRect(); \
        const board = document.querySelector('.a-board').getBoundingClientRect(); \
        const inside = card.left >= board.left && card.right <= board.right && card.top >= board.top && card.bottom <= board.bottom; \
        const hidden = [...document.querySelectorAll('.spot.open .hit')].filter(e => { const r = e.getBoundingClientRect(); \
            const [x, y] = [r.left + r.width / 2, r.top + r.height / 2]; \
            return x > card.left && x < card.right && y > card.top && y < card.bottom; }); \
        return [inside, hidden.length]";
    assert_eq!(browser.run(covered).unwrap(), json!([true, 0]));
    let more = "document.querySelector('.beside .step .sb:last-child').focus()";
    browser.run(more).unwrap();
    browser.press(Key::Enter).unwrap();
    let first = "return document.querySelector('.beside .step .v').textContent";
    browser.wait_script(&format!("return (() => {{ {first} }})().startsWith('1/')")).unwrap();
    let kept = "return document.activeElement === document.querySelector('.beside .step .sb:last-child')";
    assert_eq!(browser.run(kept).unwrap(), json!(true), "the focus stays where it is used");
    browser.type_text("-").unwrap();
    browser.wait_script(&format!("return (() => {{ {first} }})().startsWith('0/')")).unwrap();
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());

    let Some(house) = House::new() else { return };
    let phone = at(&house, "move", Size(390, 844));
    phone.wait(".ask .step").unwrap();
    assert_eq!(count(&phone, ".beside"), 0);
}
