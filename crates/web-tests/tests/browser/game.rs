//! A game in a real browser: played by clicks and by keys to the score sheet, with decisions taken back on the way.

use kosa_server::Page;
use kosa_web_tests::{Browser, Key, Moment, Profile, Site, Size, built_page};
use serde_json::Value;

/// Somebody who clicks: everything that can be answered, leaving what may be left now and then, for so many clicks.
/// `answer` clicks one thing and says whether the game goes on.
const CLICKER: &str = r#"
window.kosaRandom = 20261;
window.kosaBelow = n => { kosaRandom = (kosaRandom * 1103515245 + 12345) % 2147483648; return Math.floor(kosaRandom / 65536) % n; };
window.kosaAct = () => {
  if (document.querySelector('main[data-stage=over]')) return 'over';
  const act = name => document.querySelector(`[data-act=${name}]:not([disabled])`);
  const ask = document.querySelector('.ask');
  if (!ask) return 'nothing to ask';
  const stage = ask.dataset.stage;
  if (stage === 'reading') { act(kosaBelow(2) ? 'skip' : 'primary').click(); return ''; }
  if (stage !== 'asking') return stage === 'thinking' ? '' : 'stage ' + stage;
  const final = document.querySelector('.answers.final');
  if (final) { act('primary').click(); return ''; }
  const shown = document.querySelector('.dialog') ? '.dialog ' : '.answers ';
  const all = [...document.querySelectorAll(`${shown}[data-choice]:not([disabled])`)];
  if (!all.length) return 'no answer to: ' + ask.innerText;
  const leaves = all.filter(one => 'leaves' in one.dataset);
  const commits = all.filter(one => 'commits' in one.dataset);
  let from = all;
  if (commits.length && kosaBelow(2)) from = commits;
  else if (leaves.length && kosaBelow(6) === 0) from = leaves;
  from[kosaBelow(from.length)].click();
  return '';
};
"#;

// What a click changes is drawn before the next one.
const PLAY: &str = r#"
const done = arguments[0];
(async () => {
  for (let clicks = 0; clicks < 400; clicks++) {
    const said = kosaAct();
    if (said) return done({said, clicks});
    await new Promise(drawn => setTimeout(drawn, 0));
  }
  done({said: 'more', clicks: 400});
})();
"#;

fn page() -> Option<Page> {
    built_page().map(|folder| Page::from_folder(&folder).unwrap())
}

fn start(site: &Site, profile: &Profile, size: Size) -> Browser {
    let browser = Browser::start(profile, size).unwrap();
    browser.open(&format!("{}#/play/seed-7", site.url())).unwrap();
    browser.wait(".ans[data-choice]").unwrap();
    browser
}

/// Clicks to the end; how many clicks it took.
fn play_on(browser: &Browser) -> u64 {
    browser.run(CLICKER).unwrap();
    let mut clicks = 0;
    for _ in 0..40 {
        let answer: Value = browser.run_async(PLAY).unwrap();
        clicks += answer["clicks"].as_u64().unwrap();
        match answer["said"].as_str().unwrap() {
            "more" => {}
            "over" => return clicks,
            other => panic!("{other} after {clicks} clicks"),
        }
    }
    panic!("no end after {clicks} clicks");
}

#[test]
fn a_solo_game_is_clicked_from_the_first_question_to_the_score_sheet() {
    let Some(page) = page() else { return };
    let site = Site::start(page).unwrap();
    let profile = Profile::new().unwrap();
    let browser = start(&site, &profile, Size::DESKTOP);
    let clicks = play_on(&browser);
    assert!(clicks > 50, "a game is more than {clicks} clicks");
    // A row for every category and the total, a column for both players.
    assert_eq!(browser.run("return document.querySelectorAll('.sct tbody tr').length").unwrap(), 7);
    assert_eq!(browser.run("return document.querySelectorAll('.sct thead th').length").unwrap(), 2);
    browser.click("[data-act=again]").unwrap();
    browser.wait(".ans[data-choice]").unwrap();
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn things_are_pointed_at_and_decisions_taken_back() {
    let Some(page) = page() else { return };
    let site = Site::start(page).unwrap();
    let profile = Profile::new().unwrap();
    let browser = start(&site, &profile, Size::DESKTOP);
    let question = || browser.text("#question").unwrap();
    let first = question();
    // The mat is the question: its first open section answers it.
    browser.click(".sec.can .sh").unwrap();
    assert_ne!(question(), first);
    browser.click("[data-act=undo]").unwrap();
    assert_eq!(question(), first);
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn a_combat_ends_with_what_both_sides_showed() {
    let Some(page) = page() else { return };
    let site = Site::start(page).unwrap();
    let profile = Profile::new().unwrap();
    let browser = Browser::start(&profile, Size::DESKTOP).unwrap();
    browser.open(&format!("{}#/help", site.url())).unwrap();
    browser.wait("main").unwrap();
    Moment::named("outcome").unwrap().enter(&browser, &site).unwrap();
    browser.wait(".outcome").unwrap();
    let sums = browser.run("return [...document.querySelectorAll('.outcome .shown')].map(side => +side.querySelector('.sum').textContent)").unwrap();
    let won = browser.run("return [...document.querySelectorAll('.outcome .shown')].map(side => side.classList.contains('won'))").unwrap();
    let (sums, won) = (sums.as_array().unwrap(), won.as_array().unwrap());
    assert_eq!((sums.len(), won.iter().filter(|won| **won == true).count()), (2, 1));
    // The attacker stands first and wins where both show the same.
    let first = sums[0].as_u64() >= sums[1].as_u64();
    assert_eq!(won[0], first, "{sums:?}");
    browser.click(".outcome [data-act=primary]").unwrap();
    browser.wait_script("return document.querySelector('.outcome') === null").unwrap();
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn keys_alone_answer_undo_and_open_what_they_name() {
    let Some(page) = page() else { return };
    let site = Site::start(page).unwrap();
    let profile = Profile::new().unwrap();
    let browser = start(&site, &profile, Size::PHONE);
    let question = || browser.text("#question").unwrap();
    let first = question();
    browser.press(Key::Enter).unwrap();
    assert_ne!(question(), first);
    browser.type_text("u").unwrap();
    assert_eq!(question(), first);
    for key in ["s", "l", "c", "a", "?"] {
        browser.type_text(key).unwrap();
        browser.wait(".drawer").unwrap();
        browser.press(Key::Escape).unwrap();
        browser.wait_script("return document.querySelector('.drawer') === null").unwrap();
    }
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}
