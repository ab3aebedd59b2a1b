//! What keys and the mouse do in a game.

use super::{Effect, Focus, Gathering, Main, Mode, Overlay, Play};
use crate::geometry::{Way, neighbour};
use crate::help::{Help, Keys, about_mats, about_score};
use crate::input::Input;
use crate::pages::Pages;
use crate::panels::airships::{about_tiles, has_tiles};
use crate::panels::pressed;
use crate::panels::spot::topics;
use crate::scroll::Scroll;
use kosa_engine::vocab::Seat;
use ratatui::layout::Position;

impl Play {
    /// A person does something.
    pub fn input(&mut self, input: Input) -> Effect {
        let entries = self.table.record().entries().len();
        match self.react(input) {
            // What only had one answer was given by itself.
            Effect::Stay if self.table.record().entries().len() > entries => Effect::Append,
            effect => effect,
        }
    }

    fn react(&mut self, input: Input) -> Effect {
        if input == Input::Interrupt {
            return Effect::Leave;
        }
        // What was said has been read.
        self.message = None;
        if self.overlay.is_some() {
            return self.overlay_input(input);
        }
        let input = pressed(&self.hits.keys, input);
        if let Mode::HandOver(seat) = self.mode {
            return self.hand_over_input(seat, input);
        }
        if let Some(effect) = self.everywhere(input) {
            return effect;
        }
        match self.mode {
            Mode::Asking(seat, _) => self.answer(seat, input),
            Mode::Reading => self.read(input),
            Mode::Watching => match input {
                Input::Enter | Input::Char(' ') | Input::Right | Input::Click(_) => {
                    let other = self.other_at_turn();
                    self.go_on(Pages::new(other));
                    Effect::Append
                }
                _ => Effect::Stay,
            },
            Mode::Over => match input {
                Input::Enter | Input::Esc => {
                    self.main = if self.main == Main::Board { Main::Score } else { Main::Board };
                    Effect::Stay
                }
                Input::Click(at) if self.main == Main::Board => {
                    let place = self.hits.board.and_then(|b| b.place_at(at));
                    self.cursor = place.unwrap_or(self.cursor);
                    Effect::Stay
                }
                _ => self.look_around(input),
            },
            Mode::HandOver(_) => Effect::Stay,
        }
    }

    /// Keys that do the same whoever is asked.
    fn everywhere(&mut self, input: Input) -> Option<Effect> {
        match input {
            Input::Char('q') if matches!(self.mode, Mode::Over) => return Some(Effect::Leave),
            Input::Char('q') => return Some(self.ask_to_leave()),
            Input::Char('w') if self.unsaved.is_some() => return Some(self.ask_elsewhere()),
            Input::Char('?') => {
                let here = match self.main {
                    Main::Mat(seat) => about_mats(self.public(), seat),
                    Main::Score => about_score(self.public()),
                    Main::Board | Main::Log | Main::Others => topics(self.public(), self.cursor),
                };
                let help = Help::new(&self.texts, here, Keys::Game);
                self.overlay = Some(Overlay::Help(help));
            }
            Input::Char('c') if self.viewer().seat().is_some() => self.overlay = Some(Overlay::Cards),
            Input::Char('t') if has_tiles(self.public()) => {
                self.overlay = Some(Overlay::Tiles(Scroll::default()));
            }
            Input::Char('g') if !matches!(self.mode, Mode::Over) => self.open_gift(),
            Input::Char('m') => self.show_mat(),
            Input::Char('s') => self.toggle(Main::Score),
            Input::Char('l') => self.toggle(Main::Log),
            Input::Char('a') => self.toggle(Main::Others),
            Input::Char('b') => self.toggle(Main::Board),
            Input::Char('p') => {
                self.stops = !self.stops;
                let key = if self.stops { "tui-stops-on" } else { "tui-stops-off" };
                self.message = Some((self.texts.say(key), false));
            }
            Input::Esc if self.main != Main::Board && !matches!(self.mode, Mode::Over) => {
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
            // A turn is read from its beginning.
            Input::PageUp | Input::PageDown | Input::Home | Input::End if self.main == Main::Others => {
                self.scroll.input(input);
            }
            Input::WheelUp(_) if self.main == Main::Others => self.scroll.up(3),
            Input::WheelDown(_) if self.main == Main::Others => self.scroll.down(3),
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

    fn hand_over_input(&mut self, seat: Seat, input: Input) -> Effect {
        match input {
            // A second press of what ended the turn is nobody's word that he is ready; nor is a click just anywhere.
            _ if !self.covered => Effect::Stay,
            Input::Enter | Input::Char(' ') => {
                self.main = Main::Board;
                self.message = None;
                self.facing = Some(seat);
                self.next();
                Effect::Stay
            }
            Input::Char('u') if self.may_undo() => self.undo(),
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

    fn read(&mut self, input: Input) -> Effect {
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
                self.page += 1;
                self.next();
            }
            Input::Left | Input::Up => {
                self.page = self.page.saturating_sub(1);
                self.reading = Scroll::default();
            }
            Input::Esc | Input::Char('x') => {
                self.page = self.pages.len();
                self.next();
            }
            Input::Tab => self.focus = if self.focus == Focus::List { Focus::Board } else { Focus::List },
            _ => {}
        }
        Effect::Stay
    }

    /// The cursor walks over the board when nothing is asked.
    fn look_around(&mut self, input: Input) -> Effect {
        let way = match input {
            Input::Up => Way::Up,
            Input::Down => Way::Down,
            Input::Left => Way::Left,
            Input::Right => Way::Right,
            _ => return Effect::Stay,
        };
        self.cursor = neighbour(self.cursor, way).unwrap_or(self.cursor);
        Effect::Stay
    }

    fn answer(&mut self, seat: Seat, input: Input) -> Effect {
        let focus = self.focus;
        let Mode::Asking(_, menu) = &mut self.mode else { return Effect::Stay };
        match input {
            Input::Char('u') => return self.undo(),
            Input::Char('U') => {
                let found = self.undoable();
                if found.is_empty() {
                    return self.undo();
                }
                self.typed.clear();
                self.overlay = Some(Overlay::TakeBack(found, 0));
            }
            Input::Tab | Input::BackTab => {
                self.focus = if focus == Focus::List { Focus::Board } else { Focus::List };
                self.main = Main::Board;
            }
            Input::Char(c) if c.is_ascii_digit() => return self.digit(seat, c),
            Input::Char(c) if menu.level().choices.iter().any(|choice| choice.has_key(c)) => {
                let index = menu.level().choices.iter().position(|choice| choice.has_key(c));
                return self.choose(seat, index.unwrap_or_default());
            }
            Input::Char('n') => {
                menu.step(1);
                self.follow();
            }
            Input::Up | Input::Down | Input::Left | Input::Right if focus == Focus::Board => {
                self.look_around(input);
                let cursor = self.cursor;
                if let Mode::Asking(_, menu) = &mut self.mode {
                    let found = menu.level().at(cursor).next();
                    let level = menu.level_mut();
                    level.selected = found.unwrap_or(level.selected);
                }
            }
            Input::Enter | Input::Char(' ') if focus == Focus::Board => {
                return self.choose_here(seat);
            }
            Input::Esc if focus == Focus::Board => {
                self.focus = Focus::List;
                self.follow();
            }
            Input::Up | Input::WheelUp(_) => {
                menu.step(-1);
                self.follow();
            }
            Input::Down | Input::WheelDown(_) => {
                menu.step(1);
                self.follow();
            }
            Input::PageUp | Input::Home => {
                menu.level_mut().selected = 0;
                self.follow();
            }
            Input::PageDown | Input::End => {
                let level = menu.level_mut();
                level.selected = level.choices.len().saturating_sub(1);
                self.follow();
            }
            Input::Enter | Input::Char(' ') | Input::Right => {
                let index = menu.level().selected;
                if input == Input::Right
                    && !matches!(menu.level().current().map(|c| &c.leads), Some(crate::menu::Leads::Menu(_)))
                {
                    return Effect::Stay;
                }
                return self.choose(seat, index);
            }
            Input::Esc | Input::Back | Input::Left => {
                if !self.typed.is_empty() {
                    self.typed.clear();
                } else if menu.back() {
                    self.follow();
                } else if !self.gathered.is_empty() {
                    return self.gather(seat, Gathering::Back);
                }
            }
            Input::Click(at) => return self.click(seat, at),
            _ => {}
        }
        Effect::Stay
    }

    /// A number is typed: taken at once unless another digit could follow.
    fn digit(&mut self, seat: Seat, digit: char) -> Effect {
        let Mode::Asking(_, menu) = &mut self.mode else { return Effect::Stay };
        self.typed.push(digit);
        let level = menu.level_mut();
        let numbered = || level.choices.iter().enumerate().filter(|(_, c)| c.sign.is_none());
        let found = numbered().find(|(_, c)| c.number.to_string() == self.typed).map(|(i, _)| i);
        let longer = numbered().any(|(_, c)| {
            let number = c.number.to_string();
            number.len() > self.typed.len() && number.starts_with(&self.typed)
        });
        match found {
            Some(index) if !longer => self.choose(seat, index),
            Some(index) => {
                level.selected = index;
                self.follow();
                Effect::Stay
            }
            None => {
                if !longer {
                    self.typed.clear();
                }
                Effect::Stay
            }
        }
    }

    fn choose(&mut self, seat: Seat, index: usize) -> Effect {
        self.typed.clear();
        let Mode::Asking(_, menu) = &mut self.mode else { return Effect::Stay };
        match menu.choose(index) {
            Some(answer) => self.take(seat, answer),
            None => {
                self.follow();
                Effect::Stay
            }
        }
    }

    /// Takes what can be chosen where the cursor is.
    fn choose_here(&mut self, seat: Seat) -> Effect {
        let cursor = self.cursor;
        let Mode::Asking(_, menu) = &mut self.mode else { return Effect::Stay };
        if menu.level().at(cursor).next().is_none() {
            self.message = Some((self.texts.say("tui-nothing-here"), false));
            return Effect::Stay;
        }
        match menu.choose_at(cursor) {
            Some(answer) => self.take(seat, answer),
            None => {
                // Several choices lie here: the list tells them apart.
                self.focus = Focus::List;
                self.follow();
                Effect::Stay
            }
        }
    }

    fn click(&mut self, seat: Seat, at: Position) -> Effect {
        if let Some((_, index)) = self.hits.choices.iter().find(|(rect, _)| rect.contains(at)) {
            return self.choose(seat, *index);
        }
        if self.main == Main::Board
            && let Some(place) = self.hits.board.and_then(|b| b.place_at(at))
        {
            self.cursor = place;
            let Mode::Asking(_, menu) = &self.mode else { return Effect::Stay };
            if menu.level().at(place).next().is_some() {
                return self.choose_here(seat);
            }
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
                    let about = || about_tiles(self.table.state().public());
                    self.overlay = (input == Input::Char('?'))
                        .then(|| Overlay::Help(Help::new(&self.texts, about(), Keys::Game)));
                }
            }
            Overlay::Quit => return self.quit_input(input),
            Overlay::Elsewhere { .. } => return self.elsewhere_input(input),
            Overlay::Ends(_, seat, moves) => {
                let seat = *seat;
                match input {
                    Input::Enter | Input::Char(' ' | 'y') => {
                        let moves = core::mem::take(moves);
                        self.overlay = None;
                        return self.decide(seat, &moves, true);
                    }
                    Input::Esc | Input::Back | Input::Char('n' | 'u') => self.overlay = None,
                    _ => {}
                }
            }
            Overlay::TakeBack(..) => return self.take_back_input(input, line),
            Overlay::Gift { .. } => return self.gift_input(input, line),
        }
        Effect::Stay
    }
}
