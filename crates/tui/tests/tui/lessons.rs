//! Lessons on the screen: the list, a lesson solved by keys, failed, taken back, with hints, and what is kept of it.

use crate::common::{PLAIN, text, texts};
use kosa_lang::Lang;
use kosa_learn::Learned;
use kosa_tui::{Input, Lessons};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

struct Screen {
    lessons: Lessons,
    terminal: Terminal<TestBackend>,
}

impl Screen {
    fn new(begin: Option<usize>, lang: Lang) -> Screen {
        let lessons = Lessons::new(begin, Learned::default(), texts(lang), PLAIN);
        Screen { lessons, terminal: Terminal::new(TestBackend::new(120, 40)).unwrap() }
    }

    fn text(&mut self) -> String {
        self.terminal.draw(|frame| self.lessons.draw(frame)).unwrap();
        text(self.terminal.backend())
    }

    fn keys(&mut self, keys: &str) -> bool {
        keys.chars().all(|key| {
            self.text();
            self.lessons.input(match key {
                '\n' => Input::Enter,
                '\x1b' => Input::Esc,
                key => Input::Char(key),
            })
        })
    }

    fn shows(&mut self, words: &str) {
        let text = self.text();
        assert!(text.contains(words), "'{words}' is not shown:\n{text}");
    }
}

#[test]
fn a_lesson_is_chosen_hinted_at_and_solved() {
    let mut screen = Screen::new(None, Lang::English);
    screen.shows("0 of 28 solved");
    screen.shows("First steps");
    screen.keys("\n");
    screen.shows("Task:");
    screen.keys("h");
    screen.shows("Hint 1 of 2");
    screen.keys("\x1b");
    // The section Move over Build, both units, and the character into the forest.
    screen.keys("31");
    screen.keys("11");
    screen.shows("Worker: h04");
    screen.keys("1");
    let to = screen.text();
    let line = to.lines().find(|line| line.contains("h11 (")).unwrap_or_else(|| panic!("{to}"));
    let number = line.split("h11 (").next().unwrap().trim_end_matches([' ', '›']).chars().last().unwrap();
    screen.keys(&number.to_string());
    // It ends the turn, and that is asked about.
    screen.keys("\n");
    screen.shows("Solved!");
    assert_eq!(screen.lessons.learned().hints("first-steps"), Some(1));
    // Enter goes on to the next one, q to the list.
    screen.keys("\n");
    screen.shows("Task:");
    assert!(screen.keys("q"), "the list comes back");
    screen.shows("1 of 28 solved");
    screen.shows("solved with 1 hint");
    assert!(!screen.keys("q"), "and is left");
}

#[test]
fn a_wrong_answer_is_told_and_taken_back() {
    for lang in Lang::ALL {
        let mut screen = Screen::new(Some(0), lang);
        // A coin instead of moving: the turn is over.
        screen.keys("32");
        for _ in 0..4 {
            let told = texts(lang).say("study-failed");
            if screen.text().contains(told.trim_end_matches('.')) {
                break;
            }
            screen.keys("\n");
        }
        let told = texts(lang).say("study-failed");
        screen.shows(told.trim_end_matches('.'));
        screen.keys("\n");
        assert_eq!(screen.lessons.learned(), &Learned::default());
        screen.shows("□");
    }
}
