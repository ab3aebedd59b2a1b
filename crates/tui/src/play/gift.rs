//! Gifts: any person at this keyboard gives coins to anybody, whoever is asked and whatever is shown.

use super::{Effect, Overlay, Play};
use crate::input::Input;
use kosa_client::Stage;
use kosa_engine::Viewer;
use kosa_engine::vocab::Seat;

impl Play {
    /// Asks who gives what to whom, beginning with the person whose turn it is to decide.
    pub(super) fn open_gift(&mut self) {
        let asked = match self.session.stage() {
            Stage::Asking(seat) | Stage::HandOver(seat) => Some(seat),
            _ => None,
        };
        // Bots keep their coins, and Automas make no deals.
        let Some(from) = asked.or_else(|| self.session.here().first().copied()) else { return };
        if self.session.takers(from).is_empty() {
            self.message = Some((self.texts().say("tui-gift-nobody"), false));
        } else {
            self.overlay = Some(Overlay::Gift { from, to: 0, amount: String::new() });
        }
    }

    /// A key while a gift is asked for; `line` is the receiver that was clicked.
    pub(super) fn gift_input(&mut self, input: Input, line: Option<usize>) -> Effect {
        let Some(Overlay::Gift { from, .. }) = self.overlay else { return Effect::Stay };
        let takers = self.session.takers(from);
        match input {
            Input::Left => return self.turn_giver(from, -1),
            Input::Right | Input::Tab => return self.turn_giver(from, 1),
            _ => {}
        }
        let Some(Overlay::Gift { to, amount, .. }) = &mut self.overlay else { return Effect::Stay };
        match input {
            Input::Click(_) => *to = line.unwrap_or(*to),
            Input::Up | Input::WheelUp(_) => *to = to.saturating_sub(1),
            Input::Down | Input::WheelDown(_) => *to = (*to + 1).min(takers.len().saturating_sub(1)),
            Input::Char(c) if c.is_ascii_digit() && amount.len() < 3 => amount.push(c),
            Input::Back => {
                amount.pop();
            }
            Input::Enter => {
                let given = (takers.get(*to).copied(), amount.parse::<u16>());
                self.overlay = None;
                if let (Some(to), Ok(amount)) = given {
                    return self.give(from, to, amount);
                }
            }
            Input::Esc | Input::Char('q') => self.overlay = None,
            _ => {}
        }
        Effect::Stay
    }

    /// Another person gives; the receiver stays the same unless it is now the giver.
    fn turn_giver(&mut self, from: Seat, by: isize) -> Effect {
        let givers = self.session.here();
        let at = givers.iter().position(|s| *s == from).unwrap_or(0) as isize;
        let next = (at + by).rem_euclid(givers.len().max(1) as isize) as usize;
        let Some(giver) = givers.get(next).copied() else { return Effect::Stay };
        let (before, after) = (self.session.takers(from), self.session.takers(giver));
        if let Some(Overlay::Gift { from, to, .. }) = &mut self.overlay {
            *from = giver;
            *to = before.get(*to).and_then(|s| after.iter().position(|t| t == s)).unwrap_or(0);
        }
        Effect::Stay
    }

    fn give(&mut self, from: Seat, to: Seat, amount: u16) -> Effect {
        if !self.session.give(from, to, amount) {
            if let Some(refusal) = self.session.refused() {
                let why = refusal.text(self.texts());
                self.trouble(why);
            }
            return Effect::Stay;
        }
        if matches!(self.session.stage(), Stage::Asking(_)) {
            self.turn();
        } else if let Some(line) = self.session.log().lines().last() {
            // The log stands beside a question; elsewhere it may be out of sight.
            self.message = Some((line.text(Viewer::Bystander, self.texts()), false));
        }
        Effect::Append
    }
}
