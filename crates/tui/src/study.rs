//! Lessons on the screen: a list with what is solved, and a lesson at a table of its own with its task, hints and verdict.

use crate::frame::{is_large_enough, too_small};
use crate::input::Input;
use crate::panels::{Look, framed, key_line, more, page, plain};
use crate::play::{Effect, Play};
use crate::save::notes;
use crate::scroll::Scroll;
use crate::terminal::Screen;
use crate::theme::Theme;
use crate::wrap::{clip, pad, wrap};
use kosa_lang::{Arg, Texts};
use kosa_learn::{Learned, Lesson, Notebook, Progress};
use ratatui::Frame;
use ratatui::layout::Rect;
use std::sync::Arc;

/// A lesson being played.
struct Study {
    number: usize,
    play: Play,
    /// Hints that have been read, in all attempts.
    hints: usize,
    /// A page that lies over the board: a hint, or how it has ended.
    told: Option<(String, Vec<String>)>,
    progress: Progress,
}

/// The lessons, and the one that is played.
pub struct Lessons {
    texts: Arc<Texts>,
    theme: Theme,
    lessons: Vec<Lesson>,
    learned: Learned,
    selected: usize,
    study: Option<Study>,
    scroll: Scroll,
    /// Why something could not be kept.
    trouble: Option<String>,
    hits: Vec<(Rect, usize)>,
    /// Whether what is solved is kept on the disk.
    keeps: bool,
}

impl Lessons {
    /// The list, or a lesson of it at once.
    pub fn new(begin: Option<usize>, learned: Learned, texts: Arc<Texts>, theme: Theme) -> Lessons {
        let lessons = Lesson::all();
        let open = lessons.iter().position(|lesson| learned.hints(&lesson.name).is_none());
        let mut all = Lessons {
            texts,
            theme,
            selected: open.unwrap_or(0),
            lessons,
            learned,
            study: None,
            scroll: Scroll::default(),
            trouble: None,
            hits: Vec::new(),
            keeps: false,
        };
        if let Some(number) = begin {
            all.begin(number, 0);
        }
        all
    }

    /// Which lessons are solved.
    pub fn learned(&self) -> &Learned {
        &self.learned
    }

    fn begin(&mut self, number: usize, hints: usize) {
        let Some(lesson) = self.lessons.get(number) else { return };
        let mut play = Play::new(lesson.start(), self.texts.clone(), self.theme);
        let task = lesson.texts(self.texts.lang()).task.clone();
        play.set_task(Some(self.texts.fill("learn-task", &[("text", task.into())])));
        play.let_bots_decide();
        self.selected = number;
        self.study = Some(Study { number, play, hints, told: None, progress: Progress::GoingOn });
        self.scroll = Scroll::default();
    }

    /// A person does something; whether the screen stays.
    pub fn input(&mut self, input: Input) -> bool {
        match self.study {
            _ if input == Input::Interrupt => false,
            Some(_) => {
                self.play_input(input);
                true
            }
            None => self.list_input(input),
        }
    }

    fn list_input(&mut self, input: Input) -> bool {
        self.trouble = None;
        let last = self.lessons.len().saturating_sub(1);
        match input {
            Input::Esc | Input::Char('q') => return false,
            Input::Up | Input::WheelUp(_) => self.selected = self.selected.saturating_sub(1),
            Input::Down | Input::WheelDown(_) => self.selected = (self.selected + 1).min(last),
            Input::PageUp | Input::Home => self.selected = 0,
            Input::PageDown | Input::End => self.selected = last,
            Input::Enter | Input::Char(' ') => self.begin(self.selected, 0),
            Input::Click(at) => {
                let hit = self.hits.iter().find(|(rect, _)| rect.contains(at)).map(|(_, i)| *i);
                if let Some(number) = hit {
                    self.begin(number, 0);
                }
            }
            _ => {}
        }
        true
    }

    fn play_input(&mut self, input: Input) {
        let Some(study) = &mut self.study else { return };
        let (number, hints) = (study.number, study.hints);
        let over = study.progress != Progress::GoingOn;
        if study.told.is_some() {
            if self.scroll.input(input) {
                return;
            }
            match input {
                Input::Char('q') | Input::Esc if over => self.study = None,
                Input::Char('u') if over => {
                    study.told = None;
                    let _ = study.play.input(input);
                    self.look();
                }
                Input::Enter | Input::Char(' ') if study.progress == Progress::Solved => {
                    if number + 1 < self.lessons.len() {
                        self.begin(number + 1, 0);
                    } else {
                        self.study = None;
                    }
                }
                _ if over => self.begin(number, hints),
                _ => study.told = None,
            }
            return;
        }
        match input {
            Input::Char('q') => self.study = None,
            Input::Char('h') => self.hint(),
            _ => {
                let effect = study.play.input(input);
                if effect == Effect::Leave {
                    self.study = None;
                    return;
                }
                study.play.let_bots_decide();
                self.look();
            }
        }
    }

    /// The next hint, and after the last one the solution.
    fn hint(&mut self) {
        let Some(study) = &mut self.study else { return };
        let Some(lesson) = self.lessons.get(study.number) else { return };
        let all = &lesson.texts(self.texts.lang()).hints;
        study.hints = (study.hints + 1).min(all.len() + 1);
        let hint = |(i, text): (usize, &String)| {
            let args = [("n", Arg::from(i + 1)), ("of", all.len().into()), ("text", text.as_str().into())];
            self.texts.fill("learn-hint", &args)
        };
        let mut lines: Vec<String> = all.iter().enumerate().take(study.hints).map(hint).collect();
        if study.hints > all.len() {
            lines.push(format!("{}:", self.texts.say("study-solution")));
            lines.extend(lesson.solution_in_words(&self.texts).into_iter().map(|step| format!("- {step}")));
        }
        study.told = Some((self.texts.say("study-hint"), lines));
        self.scroll = Scroll::default();
    }

    /// Whether the task is done, or cannot be done any more.
    fn look(&mut self) {
        let Some(study) = &mut self.study else { return };
        let Some(lesson) = self.lessons.get(study.number) else { return };
        study.progress = lesson.progress(study.play.table().record());
        let Some(verdict) = lesson.verdict(study.progress, &self.texts) else { return };
        let solved = study.progress == Progress::Solved;
        let (title, keys) = if solved {
            ("study-solved", "tui-lesson-solved")
        } else {
            ("study-failed", "tui-lesson-failed")
        };
        study.told = Some((self.texts.say(title), vec![verdict, String::new(), self.texts.say(keys)]));
        self.scroll = Scroll::default();
        if solved {
            let (name, hints) = (lesson.name.clone(), u8::try_from(study.hints).unwrap_or(u8::MAX));
            self.learned.solve(&name, hints);
            self.keep();
        }
    }

    fn keep(&mut self) {
        if !self.keeps {
            return;
        }
        if let Err(e) = self.learned.write(&mut Notebook::new(notes())) {
            let why = kosa_client::io_reason(&self.texts, &e);
            self.trouble = Some(self.texts.fill("learn-kept-not", &[("why", why.into())]));
        }
    }

    /// Draws the list, or the lesson that is played.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        let texts = self.texts.clone();
        let look = Look { texts: &texts, theme: self.theme };
        if let Some(study) = &mut self.study {
            study.play.draw(frame);
            if let Some((title, lines)) = study.told.as_ref().filter(|_| is_large_enough(area)) {
                let rows = |width: usize| {
                    lines.iter().flat_map(|line| wrap(line, width)).map(|row| (row, plain())).collect()
                };
                page(look, title, rows, &mut self.scroll, area, frame.buffer_mut());
            }
            return;
        }
        let buffer = frame.buffer_mut();
        if !is_large_enough(area) {
            return too_small(&texts, area, buffer);
        }
        self.draw_list(look, area, buffer);
    }

    fn draw_list(&mut self, look: Look, area: Rect, buffer: &mut ratatui::buffer::Buffer) {
        let texts = look.texts;
        let args =
            [("solved", Arg::from(self.learned.count(&self.lessons))), ("of", self.lessons.len().into())];
        let keys = [("↑↓ Enter", texts.say("tui-key-choose")), ("q", texts.say("tui-key-quit"))];
        key_line(look, &keys, Rect::new(area.x, area.bottom() - 1, area.width, 1), buffer);
        let area = Rect::new(area.x + 1, area.y, area.width - 2, area.height - 1);
        let inside = framed(look, &texts.fill("learn-lessons", &args), area, buffer);
        // The task of the marked one stands below the list.
        let about = 4;
        let room = inside.height.saturating_sub(about) as usize;
        let first = (self.selected + 1).saturating_sub(room);
        self.hits.clear();
        for (y, (i, lesson)) in (inside.y..).zip(self.lessons.iter().enumerate().skip(first).take(room)) {
            let state = match self.learned.hints(&lesson.name) {
                None => String::new(),
                Some(0) => texts.say("learn-solved"),
                Some(n) => texts.fill("learn-solved-with", &[("n", n.into())]),
            };
            let mark = if self.learned.hints(&lesson.name).is_some() { '✓' } else { ' ' };
            let wide = (inside.width as usize).saturating_sub(crate::wrap::width(&state) + 2);
            let title = format!("{mark} {:>2} {}", i + 1, lesson.texts(texts.lang()).title);
            let style = if i == self.selected { look.theme.selected() } else { plain() };
            let line = format!("{}  {state}", pad(&clip(&title, wide), wide));
            buffer.set_string(inside.x, y, line, style);
            self.hits.push((Rect::new(inside.x, y, inside.width, 1), i));
        }
        let list = Rect::new(inside.x, inside.y, inside.width, room as u16);
        more(look, first > 0, first + room < self.lessons.len(), list, buffer);
        let task = self.lessons.get(self.selected).map(|lesson| lesson.texts(texts.lang()).task.clone());
        let said = self.trouble.clone().or(task).unwrap_or_default();
        let foot = inside.bottom().saturating_sub(about - 1);
        for (y, row) in (foot..inside.bottom()).zip(wrap(&said, inside.width as usize)) {
            buffer.set_string(inside.x, y, row, look.theme.quiet());
        }
    }
}

impl Screen for Lessons {
    fn input(&mut self, input: Input) -> bool {
        Lessons::input(self, input)
    }

    fn draw(&mut self, frame: &mut Frame) {
        Lessons::draw(self, frame);
    }
}

/// Shows the lessons in the terminal, or plays one of them at once; what is solved is kept.
pub fn learn(begin: Option<usize>, texts: Texts, theme: Theme) -> Result<(), crate::TuiError> {
    let learned = Learned::read(&Notebook::new(notes())).unwrap_or_default();
    let mut lessons = Lessons::new(begin, learned, Arc::new(texts), theme);
    lessons.keeps = true;
    crate::terminal::run(&mut lessons).map_err(crate::TuiError::Terminal)
}
