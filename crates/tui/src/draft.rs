//! The draft: mats have been dealt, and people choose their factions in the order of the mats.

use crate::frame::{is_large_enough, too_small};
use crate::input::Input;
use crate::panels::{Look, framed, key_line, middle, plain, pressed, printed, titled};
use crate::wrap::{clip, pad, wrap};
use kosa_client::{DraftSeat, DraftSession, NewGame};
use kosa_engine::vocab::{Faction, Mat};
use kosa_lang::{Texts, Topic};
use kosa_table::{Occupant, TableError};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// A draft being made.
pub struct DraftScreen {
    draft: DraftSession,
    selected: usize,
    /// Where the first faction was drawn, for the mouse.
    first: Rect,
    /// Where the keys at the bottom were.
    keys: Vec<(Rect, Input)>,
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
        let draft = DraftSession::new(game)?;
        Ok(DraftScreen { draft, selected: 0, first: Rect::ZERO, keys: Vec::new() })
    }

    /// Whether everybody has chosen, as bots may have done by themselves.
    pub fn go_on(&self) -> Drafted {
        self.draft.finish().map_or(Drafted::Open, |game| Drafted::Done(Box::new(game)))
    }

    fn open(&self) -> Vec<Faction> {
        self.draft.asked().map_or_else(Vec::new, |(_, open)| open)
    }

    /// A person does something.
    pub fn input(&mut self, input: Input) -> Drafted {
        let open = self.open();
        let input = pressed(&self.keys, input);
        let number = match input {
            Input::Char(c) => c.to_digit(10).and_then(|n| (n as usize).checked_sub(1)),
            Input::Enter => Some(self.selected),
            Input::Click(at) if at.x >= self.first.x && at.x < self.first.right() => {
                at.y.checked_sub(self.first.y).map(usize::from)
            }
            _ => None,
        };
        match input {
            Input::Up | Input::WheelUp(_) => self.selected = self.selected.saturating_sub(1),
            Input::Down | Input::WheelDown(_) => {
                self.selected = (self.selected + 1).min(open.len().saturating_sub(1));
            }
            Input::Char('u') | Input::Back => {
                self.draft.undo();
                self.selected = 0;
            }
            Input::Esc | Input::Char('q') => return Drafted::Cancelled,
            _ => {}
        }
        if let Some(faction) = number.and_then(|n| open.get(n)) {
            // It is one of the open ones; where it would leave somebody nothing it stays open.
            let _ = self.draft.choose(*faction);
            self.selected = 0;
            return self.go_on();
        }
        Drafted::Open
    }

    /// Who sits there, where the number stands beside it.
    fn sitter(texts: &Texts, seat: &DraftSeat) -> String {
        match (&seat.occupant, seat.automa) {
            (_, Some(kind)) => texts.automa_kind(kind),
            (Some(Occupant::Human(name)), None) if !name.is_empty() => name.clone(),
            (Some(Occupant::Human(_)) | None, None) => texts.say("play-setup-human"),
            (Some(occupant), None) => texts.occupant(occupant),
        }
    }

    /// Draws who chooses from what.
    pub fn draw(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        let texts = look.texts;
        if !is_large_enough(area) {
            too_small(texts, area, buffer);
            return;
        }
        // The table, the question, abilities, the mat and what stands between them.
        let height = self.draft.seats().len() as u16 + 22;
        let title = format!("{} · {}", texts.say("tui-draft"), texts.say("tui-draft-order"));
        let inside = framed(look, &title, middle(area, 96, height.min(area.height - 2)), buffer);
        let mut y = self.draw_table(look, inside, buffer) + 1;
        if let Some((player, open)) = self.draft.asked() {
            let ask =
                texts.fill("play-draft-ask", &[("who", self.draft.game().called(player, texts).into())]);
            buffer.set_string(inside.x, y, ask, look.theme.prompt());
            y += 1;
            let list = Rect::new(inside.x, y, 28.min(inside.width), open.len() as u16);
            let beside = Rect::new(list.right() + 2, y, inside.right().saturating_sub(list.right() + 2), 12);
            self.draw_list(look, &open, list, buffer);
            let told = open.get(self.selected).map_or(0, |f| draw_faction(look, *f, beside, buffer));
            y += list.height.max(told);
            if let Some(mat) = self.draft.setup().players.get(player).and_then(|wish| wish.mat) {
                let rest = Rect::new(inside.x, y, inside.width, inside.bottom().saturating_sub(y));
                draw_mat(look, mat, rest, buffer);
            }
        }
        let mut keys = vec![("↑↓ Enter", texts.say("tui-key-choose"))];
        if self.draft.may_undo() {
            keys.push(("u", texts.say("tui-key-undo")));
        }
        keys.push(("Esc", texts.say("tui-setup-key-setup")));
        self.keys = key_line(look, &keys, Rect::new(area.x, area.bottom() - 1, area.width, 1), buffer);
    }

    /// Everybody with the mat they were dealt and the faction they have chosen; the line after it.
    fn draw_table(&self, look: Look, area: Rect, buffer: &mut Buffer) -> u16 {
        let texts = look.texts;
        let mut y = area.y;
        for seat in self.draft.seats() {
            let who = format!("{}. {}", seat.player + 1, Self::sitter(texts, &seat));
            let mat = seat.mat.map_or_else(String::new, |m| printed::title(texts, m));
            let start = seat.mat.map_or_else(String::new, |m| printed::start(texts, m));
            let faction = seat.faction.map_or_else(|| "…".to_string(), |f| texts.faction(f));
            let line = format!("{} {} {} {faction}", pad(&who, 20), pad(&mat, 16), pad(&start, 31));
            let style = if seat.chooses { look.theme.title() } else { plain() };
            buffer.set_string(area.x, y, clip(&line, area.width as usize), style);
            y += 1;
        }
        y
    }

    fn draw_list(&mut self, look: Look, open: &[Faction], area: Rect, buffer: &mut Buffer) {
        self.first = Rect::new(area.x, area.y, area.width, 1);
        for (i, (y, faction)) in (area.y..area.bottom()).zip(open).enumerate() {
            let style = if i == self.selected { look.theme.selected() } else { plain() };
            let line = format!("{:>2} {}", i + 1, look.texts.faction(*faction));
            buffer.set_string(area.x, y, pad(&line, area.width as usize), style);
        }
    }
}

/// What a faction begins with, and its abilities; the lines they take.
fn draw_faction(look: Look, faction: Faction, area: Rect, buffer: &mut Buffer) -> u16 {
    let texts = look.texts;
    let mut lines = vec![
        texts.faction_start(faction),
        format!("{}: {}", texts.name(&faction.ability()), texts.help(Topic::Faction(faction))),
    ];
    for ability in faction.mat().mechs {
        lines.push(format!("{}: {}", texts.ability(ability), texts.help(Topic::Ability(ability))));
    }
    let rows: Vec<String> = lines.iter().flat_map(|l| wrap(l, area.width as usize)).collect();
    for (y, row) in (area.y..area.bottom()).zip(&rows) {
        buffer.set_string(area.x, y, row, look.theme.quiet());
    }
    area.height.min(rows.len() as u16)
}

/// The mat of whoever chooses: which actions stand above each other, and what they cost.
fn draw_mat(look: Look, mat: Mat, area: Rect, buffer: &mut Buffer) {
    let texts = look.texts;
    let title = texts.fill("play-mat-of", &[("mat", texts.mat(mat).into())]);
    let inside = titled(look, &format!("{title} · {}", printed::start(texts, mat)), area, buffer);
    for (y, row) in (inside.y..inside.bottom()).zip(printed::sections(texts, mat)) {
        buffer.set_string(inside.x, y, clip(&row, inside.width as usize), plain());
    }
}
