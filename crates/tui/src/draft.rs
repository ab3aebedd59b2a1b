//! The draft: mats have been dealt, and people choose their factions in the order of the mats.

use crate::frame::{is_large_enough, too_small};
use crate::input::Input;
use crate::new_game::NewGame;
use crate::panels::{Look, framed, key_line, middle, plain};
use crate::wrap::{pad, wrap};
use kosa_engine::setup::Draft;
use kosa_engine::vocab::Faction;
use kosa_lang::Topic;
use kosa_table::{Occupant, TableError};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// A draft being made.
pub struct DraftScreen {
    game: NewGame,
    draft: Draft,
    selected: usize,
    /// Where the first faction was drawn, for the mouse.
    first: Rect,
}

/// What a key did to the draft.
pub enum Drafted {
    /// Somebody still has to choose.
    Open,
    /// Everybody has chosen.
    Done(Box<NewGame>),
    /// Back to the set-up.
    Cancelled,
}

impl DraftScreen {
    /// Deals the mats.
    pub fn new(game: NewGame) -> Result<DraftScreen, TableError> {
        let draft = game.begin_draft()?;
        Ok(DraftScreen { game, draft, selected: 0, first: Rect::ZERO })
    }

    /// Lets bots choose until a person must; whether everybody has chosen.
    pub fn go_on(&mut self) -> Drafted {
        while let Some((player, open)) = self.draft.next() {
            if self.game.is_human(player) {
                return Drafted::Open;
            }
            let taken = self.game.bot_takes(player, &open);
            if taken.is_none_or(|faction| self.draft.choose(faction).is_err()) {
                return Drafted::Cancelled;
            }
        }
        Drafted::Done(Box::new(self.game.clone().drafted(&self.draft)))
    }

    fn open(&self) -> Vec<Faction> {
        self.draft.next().map_or_else(Vec::new, |(_, open)| open)
    }

    /// A person does something.
    pub fn input(&mut self, input: Input) -> Drafted {
        let open = self.open();
        let number = match input {
            Input::Char(c) => c.to_digit(10).and_then(|n| (n as usize).checked_sub(1)),
            Input::Enter => Some(self.selected),
            Input::Click(at) if at.x >= self.first.x && at.x < self.first.right() => {
                at.y.checked_sub(self.first.y).map(usize::from)
            }
            _ => None,
        };
        match input {
            Input::Up => self.selected = self.selected.saturating_sub(1),
            Input::Down => self.selected = (self.selected + 1).min(open.len().saturating_sub(1)),
            Input::Esc | Input::Char('q') => return Drafted::Cancelled,
            _ => {}
        }
        if let Some(faction) = number.and_then(|n| open.get(n)) {
            // It is one of the open ones.
            let _ = self.draft.choose(*faction);
            self.selected = 0;
            return self.go_on();
        }
        Drafted::Open
    }

    /// Draws who chooses from what.
    pub fn draw(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        let texts = look.texts;
        if !is_large_enough(area) {
            too_small(texts, area, buffer);
            return;
        }
        let inside = framed(look, &texts.say("tui-draft"), middle(area, 90, 26), buffer);
        let mut y = inside.y;
        for (i, wish) in self.draft.setup().players.iter().enumerate() {
            let who = match (self.game.players.get(i).and_then(Option::as_ref), wish.automa) {
                (_, Some(kind)) => texts.automa_kind(kind),
                (Some(occupant), None) => texts.occupant(occupant),
                (None, None) => texts.occupant(&Occupant::Human(String::new())),
            };
            let mat = wish.mat.map_or_else(String::new, |m| format!("{} {}", m.face().number, texts.mat(m)));
            let faction = wish.faction.map_or_else(|| "…".to_string(), |f| texts.faction(f));
            let line = format!("{} {} {faction}", pad(&format!("{}. {who}", i + 1), 26), pad(&mat, 18));
            let chooses = self.draft.next().is_some_and(|(next, _)| next == i);
            let style = if chooses { look.theme.title() } else { plain() };
            buffer.set_string(inside.x, y, line, style);
            y += 1;
        }
        y += 1;
        if let Some((player, open)) = self.draft.next() {
            let ask = texts.fill("tui-draft-ask", &[("n", (player + 1).into())]);
            buffer.set_string(inside.x, y, ask, look.theme.prompt());
            y += 1;
            self.first = Rect::new(inside.x, y, inside.width, 1);
            for (i, faction) in open.iter().enumerate() {
                let style = if i == self.selected { look.theme.selected() } else { plain() };
                let line = pad(&format!("{:>2} {}", i + 1, texts.faction(*faction)), inside.width as usize);
                buffer.set_string(inside.x, y, line, style);
                y += 1;
            }
            y += 1;
            if let Some(faction) = open.get(self.selected) {
                let mut lines = vec![format!(
                    "{}: {}",
                    texts.name(&faction.ability()),
                    texts.help(Topic::Faction(*faction))
                )];
                for ability in faction.mat().mechs {
                    lines.push(format!(
                        "{}: {}",
                        texts.ability(ability),
                        texts.help(Topic::Ability(ability))
                    ));
                }
                for row in lines.iter().flat_map(|l| wrap(l, inside.width as usize)) {
                    if y < inside.bottom() {
                        buffer.set_string(inside.x, y, row, look.theme.quiet());
                        y += 1;
                    }
                }
            }
        }
        let keys = [("↑↓ Enter", texts.say("tui-key-choose")), ("Esc", texts.say("tui-key-back"))];
        key_line(look, &keys, Rect::new(area.x, area.bottom() - 1, area.width, 1), buffer);
    }
}
