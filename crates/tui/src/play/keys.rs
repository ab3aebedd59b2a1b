//! What keys and the mouse do in a game.

use super::{Effect, Focus, Main, Overlay, Play};
use crate::geometry::{Way, neighbour};
use crate::help::{Help, Keys, about_mats, about_score};
use crate::input::Input;
use crate::panels::airships::{about_tiles, has_tiles};
use crate::panels::pressed;
use crate::panels::spot::topics;
use crate::scroll::Scroll;
use kosa_client::ask::{Leads, Menu, Preparation};
use kosa_client::{Answered, Confirm, Stage, Target};
use kosa_engine::vocab::Seat;
use ratatui::layout::Position;

impl Play {
    /// A person does something.
    pub fn input(&mut self, input: Input) -> Effect {
        let entries = self.table().record().entries().len();
        match self.react(input) {
            // What only had one answer was given by itself.
            Effect::Stay if self.table().record().entries().len() > entries => Effect::Append,
            effect => effect,
        }
    }

    fn react(&mut self, input: Input) -> Effect {
        if input == Input::Interrupt {
            return Effect::Leave;
        }
        self.stuck = false;
        // What was said has been read.
        self.message = None;
        if self.overlay.is_some() {
            return self.overlay_input(input);
        }
        let input = pressed(&self.hits.keys, input);
        if matches!(self.session.stage(), Stage::HandOver(_)) {
            return self.hand_over_input(input);
        }
        if let Some(effect) = self.everywhere(input) {
            return effect;
        }
        match self.session.stage() {
            Stage::Asking(_) => return self.answer(input),
            Stage::Reading => self.read(input),
            Stage::Watching => {
                if matches!(input, Input::Enter | Input::Char(' ') | Input::Right | Input::Click(_)) {
                    self.session.watch();
                }
            }
            Stage::Over => match input {
                Input::Enter | Input::Esc => {
                    self.main = if self.main == Main::Board { Main::Score } else { Main::Board };
                }
                Input::Click(at) if self.main == Main::Board => {
                    let place = self.hits.board.and_then(|b| b.place_at(at));
                    self.cursor = place.unwrap_or(self.cursor);
                }
                _ => self.look_around(input),
            },
            Stage::Connecting | Stage::HandOver(_) | Stage::Thinking(_) | Stage::Waiting(_) => {}
        }
        Effect::Stay
    }

    /// Keys that do the same whoever is asked.
    fn everywhere(&mut self, input: Input) -> Option<Effect> {
        match input {
            Input::Char('q') if self.is_over() => return Some(Effect::Leave),
            Input::Char('q') => return Some(self.ask_to_leave()),
            Input::Char('w') if self.unsaved.is_some() => return Some(self.ask_elsewhere()),
            Input::Char('?') => {
                let here = match self.main {
                    Main::Mat(seat) => about_mats(self.public(), seat),
                    Main::Score => about_score(self.public()),
                    Main::Board | Main::Log | Main::Others => topics(self.public(), self.cursor),
                };
                self.overlay = Some(Overlay::Help(self.help_about(here)));
            }
            Input::Char('c') if self.viewer().seat().is_some() => self.overlay = Some(Overlay::Cards),
            Input::Char('t') if has_tiles(self.public()) => {
                self.overlay = Some(Overlay::Tiles(Scroll::default()));
            }
            Input::Char('g') if !self.is_over() => self.open_gift(),
            Input::Char('h') if matches!(self.session.stage(), Stage::Asking(_)) => self.show_hint(),
            Input::Char('v') if self.is_over() => self.show_review(),
            Input::Char('e') if self.is_over() => return Some(Effect::BringSheet),
            Input::Char('n') if self.is_over() => return Some(Effect::Again),
            Input::Char('r') => return Some(self.turn_reach()),
            Input::Char('i') => self.show_place(),
            Input::Char('f') => return Some(self.toggle_guide()),
            Input::Char('F') => return Some(self.show_guide()),
            Input::Char('Y') => return Some(self.show_not_now()),
            Input::Char('y') if self.session.asked().is_some() => {
                return Some(self.say_why("learn-possible"));
            }
            Input::Char('m') => self.show_mat(),
            Input::Char('s') => self.toggle(Main::Score),
            Input::Char('l') => self.toggle(Main::Log),
            Input::Char('a') => self.toggle(Main::Others),
            Input::Char('b') => self.toggle(Main::Board),
            Input::Char('p') => {
                let stops = !self.session.stops();
                self.session.set_stops(stops);
                let key = if stops { "tui-stops-on" } else { "tui-stops-off" };
                self.message = Some((self.texts().say(key), false));
            }
            Input::Esc if self.main != Main::Board && !self.is_over() => {
                self.toggle(Main::Board);
            }
            Input::Left | Input::Right if matches!(self.main, Main::Mat(_)) => {
                self.turn_mats(if input == Input::Left { -1 } else { 1 });
            }
            // The log begins at its end: back is down from there.
            Input::PageUp if self.main == Main::Log => self.scroll.down(15),
            Input::PageDown if self.main == Main::Log => self.scroll.up(15),
            Input::Home if self.main == Main::Log => self.scroll.down(usize::MAX),
            Input::End if self.main == Main::Log => self.scroll.up(usize::MAX),
            Input::WheelUp(_) if self.main == Main::Log => self.scroll.down(3),
            Input::WheelDown(_) if self.main == Main::Log => self.scroll.up(3),
            // A turn and a score are read from their beginning.
            Input::PageUp | Input::PageDown | Input::Home | Input::End
                if matches!(self.main, Main::Others | Main::Score) =>
            {
                self.scroll.input(input);
            }
            // There is nothing else to choose with the arrows.
            Input::Up | Input::Down if self.main == Main::Score && self.is_over() => {
                self.scroll.input(input);
            }
            Input::WheelUp(_) if matches!(self.main, Main::Others | Main::Score) => self.scroll.up(3),
            Input::WheelDown(_) if matches!(self.main, Main::Others | Main::Score) => self.scroll.down(3),
            Input::Click(at) => {
                let hit = self.hits.players.iter().find(|(rect, _)| rect.contains(at)).map(|(_, s)| *s)?;
                self.main = Main::Mat(hit);
            }
            _ => return None,
        }
        Some(Effect::Stay)
    }

    fn toggle(&mut self, main: Main) {
        self.main = if self.main == main { Main::Board } else { main };
        self.scroll = Scroll::default();
    }

    fn show_mat(&mut self) {
        let first = self.viewer().seat().or_else(|| self.public().seats().next());
        self.main = match (self.main, first) {
            (Main::Mat(_), _) | (_, None) => Main::Board,
            (_, Some(seat)) => Main::Mat(seat),
        };
    }

    fn turn_mats(&mut self, by: isize) {
        if let Main::Mat(seat) = self.main {
            let count = self.public().seat_count() as isize;
            let next = (seat.index() as isize + by).rem_euclid(count) as u8;
            self.main = Main::Mat(Seat::new(next).unwrap_or(seat));
        }
    }

    fn hand_over_input(&mut self, input: Input) -> Effect {
        match input {
            // A second press of what ended the turn is nobody's word that he is ready; nor is a click just anywhere.
            _ if !self.covered => Effect::Stay,
            Input::Enter | Input::Char(' ') => {
                self.main = Main::Board;
                self.session.uncover();
                self.turn();
                Effect::Stay
            }
            Input::Char('u') if self.session.may_undo() => self.undo(),
            // What a gift shows is open to everybody.
            Input::Char('g') => {
                self.open_gift();
                Effect::Stay
            }
            Input::Char('q') => self.ask_to_leave(),
            Input::Char('w') if self.unsaved.is_some() => self.ask_elsewhere(),
            _ => Effect::Stay,
        }
    }

    fn read(&mut self, input: Input) {
        match input {
            // A page that is longer than its window is read to its end first.
            Input::Enter | Input::Char(' ') | Input::Click(_) | Input::PageDown
                if !self.reading.is_at_end() =>
            {
                self.reading.input(Input::PageDown);
            }
            Input::Down | Input::WheelDown(_) if !self.reading.is_at_end() => self.reading.down(1),
            Input::Up | Input::WheelUp(_) if !self.reading.is_at_start() => self.reading.up(1),
            Input::PageUp => self.reading.up(usize::MAX),
            Input::WheelDown(_) | Input::WheelUp(_) | Input::PageDown => {}
            Input::Enter | Input::Char(' ') | Input::Right | Input::Down | Input::Click(_) => {
                self.session.turn_page(true);
                self.turn();
            }
            Input::Left | Input::Up => {
                self.session.turn_page(false);
                self.turn();
            }
            Input::Esc | Input::Char('x') => {
                self.session.skip_pages();
                self.turn();
            }
            Input::Tab => self.focus = if self.focus == Focus::List { Focus::Board } else { Focus::List },
            _ => {}
        }
    }

    /// The cursor walks over the board when nothing is asked.
    fn look_around(&mut self, input: Input) {
        let way = match input {
            Input::Up => Way::Up,
            Input::Down => Way::Down,
            Input::Left => Way::Left,
            Input::Right => Way::Right,
            _ => return,
        };
        self.cursor = neighbour(self.cursor, way).unwrap_or(self.cursor);
    }

    fn answer(&mut self, input: Input) -> Effect {
        let focus = self.focus;
        let Some(menu) = self.session.asked_mut().map(|asked| asked.menu_mut()) else {
            return Effect::Stay;
        };
        match input {
            Input::Char('u') => return self.undo(),
            Input::Char('U') => return self.list_decisions(),
            Input::Tab | Input::BackTab => {
                self.focus = if focus == Focus::List { Focus::Board } else { Focus::List };
                self.main = Main::Board;
            }
            Input::Char(c) if menu.choices.iter().any(|choice| choice.has_key(c)) => {
                let index = menu.choices.iter().position(|choice| choice.has_key(c));
                return self.choose(index.unwrap_or_default());
            }
            Input::Char(c) if c.is_ascii_digit() => return self.digit(c),
            Input::Up | Input::Down | Input::Left | Input::Right if focus == Focus::Board => {
                self.look_around(input);
                let cursor = self.cursor;
                if let Some(menu) = self.session.asked_mut().map(|asked| asked.menu_mut()) {
                    let found = menu.at(Target::Place(cursor)).first().copied();
                    menu.selected = found.unwrap_or(menu.selected);
                }
            }
            Input::Enter | Input::Char(' ') if focus == Focus::Board => return self.choose_here(),
            Input::Esc if focus == Focus::Board => self.go_to_list(),
            Input::Up | Input::WheelUp(_) => self.select(|menu| menu.step(-1)),
            Input::Down | Input::WheelDown(_) | Input::Char('n') => self.select(|menu| menu.step(1)),
            Input::PageUp | Input::Home => self.select(|menu| menu.selected = 0),
            Input::PageDown | Input::End => {
                self.select(|menu| menu.selected = menu.choices.len().saturating_sub(1));
            }
            Input::Right if !menu.current().is_some_and(|c| opens(&c.leads)) => {}
            Input::Enter | Input::Char(' ') | Input::Right => {
                let index = menu.selected;
                return self.choose(index);
            }
            Input::Esc | Input::Back | Input::Left => {
                if !self.typed.is_empty() {
                    self.typed.clear();
                } else if self.session.asked_mut().is_some_and(|asked| asked.back()) {
                    self.follow();
                }
            }
            Input::Click(at) => return self.click(at),
            _ => {}
        }
        Effect::Stay
    }

    /// Moves the selection of the list.
    fn select(&mut self, how: impl FnOnce(&mut Menu)) {
        self.typed.clear();
        if let Some(asked) = self.session.asked_mut() {
            how(asked.menu_mut());
        }
        self.follow();
    }

    fn go_to_list(&mut self) {
        self.focus = Focus::List;
        self.follow();
    }

    /// A number is typed. One digit is taken at once unless another could follow; of two the answer is only marked, and
    /// Enter takes it: nobody means eleven by pressing one twice.
    fn digit(&mut self, digit: char) -> Effect {
        let Some(menu) = self.session.asked_mut().map(|asked| asked.menu_mut()) else {
            return Effect::Stay;
        };
        let numbered = || menu.choices.iter().enumerate().filter(|(_, c)| c.sign.is_none());
        let with = |typed: &str| numbered().find(|(_, c)| c.number.to_string() == typed).map(|(i, _)| i);
        let begins = |typed: &str| numbered().any(|(_, c)| c.number.to_string().starts_with(typed));
        let longer = format!("{}{digit}", self.typed);
        // What no number begins with begins another.
        self.typed = if begins(&longer) { longer } else { digit.to_string() };
        let is_longer = |n: &str| n.len() > self.typed.len() && n.starts_with(&self.typed);
        let could_go_on = numbered().any(|(_, c)| is_longer(&c.number.to_string()));
        match with(&self.typed) {
            Some(index) if could_go_on || self.typed.len() > 1 => {
                menu.selected = index;
                self.follow();
                Effect::Stay
            }
            Some(index) => self.choose(index),
            None => {
                if !begins(&self.typed) {
                    self.typed.clear();
                    self.say_why_section(digit);
                }
                Effect::Stay
            }
        }
    }

    fn choose(&mut self, index: usize) -> Effect {
        let answered = self.session.choose(index);
        self.answered(answered)
    }

    /// What came of an answer.
    fn answered(&mut self, answered: Answered) -> Effect {
        self.typed.clear();
        match answered {
            Answered::Nothing => {}
            Answered::Open => self.go_to_list(),
            Answered::Confirm(what, moves) => self.overlay = Some(Overlay::Final(what, moves)),
            Answered::Done => {
                if let Some(refusal) = self.session.refused() {
                    let why = refusal.text(self.texts());
                    self.trouble(why);
                }
                self.turn();
                return Effect::Append;
            }
        }
        Effect::Stay
    }

    /// Takes what can be chosen where the cursor is.
    fn choose_here(&mut self) -> Effect {
        let target = Target::Place(self.cursor);
        let here = |menu: &Menu| !menu.at(target).is_empty();
        if !self.session.asked().is_some_and(|asked| here(asked.menu())) {
            return self.say_why("tui-nothing-here");
        }
        let answered = self.session.point(target);
        self.answered(answered)
    }

    fn click(&mut self, at: Position) -> Effect {
        if let Some((_, index)) = self.hits.choices.iter().find(|(rect, _)| rect.contains(at)) {
            return self.choose(*index);
        }
        if self.main == Main::Board
            && let Some(place) = self.hits.board.and_then(|b| b.place_at(at))
        {
            self.cursor = place;
            // A unit on another place puts the one in hand back: the session looks in all menus.
            let answered = self.session.point(Target::Place(place));
            return self.answered(answered);
        }
        Effect::Stay
    }

    fn overlay_input(&mut self, input: Input) -> Effect {
        let line = self.hits.line_at(input);
        let input = pressed(&self.hits.buttons, input);
        let Some(overlay) = &mut self.overlay else { return Effect::Stay };
        match overlay {
            Overlay::Help(help) => {
                if help.input(input) {
                    self.overlay = None;
                }
            }
            Overlay::Cards if matches!(input, Input::WheelUp(_) | Input::WheelDown(_)) => {}
            Overlay::Cards => self.overlay = None,
            Overlay::Tiles(scroll) => {
                if !scroll.input(input) {
                    let about = || about_tiles(self.public());
                    self.overlay = (input == Input::Char('?'))
                        .then(|| Overlay::Help(Help::new(self.texts(), about(), Keys::Game)));
                }
            }
            Overlay::Notes(_, scroll) => {
                if !scroll.input(input) {
                    self.overlay = None;
                }
            }
            Overlay::Quit => return self.quit_input(input),
            Overlay::Elsewhere { .. } => return self.elsewhere_input(input),
            Overlay::Victory { .. } => return self.victory_input(input, line),
            Overlay::Final(what, moves) => match input {
                // An Enter too many fights no combat: what commits asks for itself once more.
                Input::Enter | Input::Char(' ') if *what == Confirm::Combat => {}
                Input::Enter | Input::Char(' ' | 'y' | '+') => {
                    let moves = core::mem::take(moves);
                    self.overlay = None;
                    let answered = self.session.decide(moves);
                    return self.answered(answered);
                }
                Input::Esc | Input::Back | Input::Char('n' | 'u') => self.overlay = None,
                _ => {}
            },
            Overlay::TakeBack(..) => return self.take_back_input(input, line),
            Overlay::Gift { .. } => return self.gift_input(input, line),
        }
        Effect::Stay
    }
}

/// Whether a further question opens.
fn opens(leads: &Leads) -> bool {
    matches!(leads, Leads::Menu(_) | Leads::Preparation(Preparation::Unit(..)))
}
