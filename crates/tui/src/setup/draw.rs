//! The set-up on the screen.

use super::{Deal, Field, Form, MODULES, Who};
use crate::frame::{is_large_enough, too_small, top_bar};
use crate::panels::{Look, key_line, plain, titled};
use crate::wrap::{clip, pad, wrap};
use kosa_engine::Rules;
use kosa_lang::{Dial, Topic};
use kosa_table::BOTS;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

impl Form {
    /// Draws the form.
    pub fn draw(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        self.hits.clear();
        let texts = look.texts;
        if !is_large_enough(area) {
            too_small(texts, area, buffer);
            return;
        }
        let rules = texts.fill("tui-setup-rules", &[("rules", self.rules.to_string().into())]);
        top_bar(
            look,
            &texts.say("tui-setup-title"),
            &rules,
            Rect::new(area.x, area.y, area.width, 1),
            buffer,
        );
        let body = Rect::new(area.x + 2, area.y + 2, area.width - 4, area.height - 8);
        let title = texts.say(if self.page == 0 { "tui-setup-table" } else { "tui-setup-switches" });
        let inside = titled(look, &title, body, buffer);
        let rows = self.rows();
        let room = inside.height as usize;
        let first = (self.row + 1).saturating_sub(room);
        for (y, (i, row)) in (inside.y..inside.bottom()).zip(rows.iter().enumerate().skip(first)) {
            self.draw_row(look, i, row, Rect::new(inside.x, y, inside.width, 1), buffer);
        }
        self.draw_foot(look, Rect::new(body.x, body.bottom(), body.width, 4), buffer);
        let mut keys = vec![
            ("Enter", texts.say("tui-setup-key-start")),
            ("↑↓←→", texts.say("tui-setup-key-move")),
            ("Space", texts.say("tui-setup-key-change")),
            ("Tab", texts.say(if self.page == 0 { "tui-setup-key-rules" } else { "tui-setup-key-table" })),
        ];
        if self.resumable {
            keys.push(("r", texts.say("tui-setup-key-resume")));
        }
        keys.push(("q", texts.say("tui-key-quit")));
        key_line(look, &keys, Rect::new(area.x, area.bottom() - 1, area.width, 1), buffer);
    }

    /// What is wrong, or what the field under the cursor means.
    fn draw_foot(&self, look: Look, area: Rect, buffer: &mut Buffer) {
        let texts = look.texts;
        let (text, style) = match self.faults() {
            Some(faults) => (texts.setup_faults(&faults), look.theme.trouble()),
            None if self.seed_is_wrong() => (texts.say("tui-setup-seed-wrong"), look.theme.trouble()),
            None => (self.about(look), look.theme.quiet()),
        };
        for (y, row) in (area.y + 1..area.bottom()).zip(wrap(&text, area.width as usize)) {
            buffer.set_string(area.x, y, row, style);
        }
    }

    fn about(&self, look: Look) -> String {
        let texts = look.texts;
        match self.field() {
            Field::Lang => texts.say("tui-setup-about-lang"),
            Field::Count => texts.say("tui-setup-about-count"),
            Field::Who(_) => texts.say("tui-setup-about-who"),
            Field::Name(_) => texts.say("tui-setup-about-name"),
            Field::Faction(i) => match self.seats.get(i).and_then(|s| s.faction) {
                Some(faction) => {
                    format!("{}: {}", texts.name(&faction.ability()), texts.help(Topic::Faction(faction)))
                }
                None => texts.say("tui-setup-about-faction"),
            },
            Field::Mat(_) => texts.say("tui-setup-about-mat"),
            Field::Level(i) => {
                self.seats.get(i).map_or_else(String::new, |s| texts.help(Topic::Level(s.automa.level)))
            }
            Field::Dial(_, dial) => texts.help(Topic::Dial(dial)),
            Field::Deal => texts.say("tui-setup-about-deal"),
            Field::Seed => texts.say("tui-setup-about-seed"),
            Field::Preset => texts.say("tui-setup-about-preset"),
            Field::Switch(switch) => texts.help(Topic::Switch(switch)),
            Field::Tile(slot) => super::tiles::about(texts, &self.tiles, slot),
        }
    }

    fn draw_row(&mut self, look: Look, index: usize, row: &[Field], area: Rect, buffer: &mut Buffer) {
        let here = index == self.row;
        let label = row.first().map_or_else(String::new, |f| self.label(look, *f));
        let style = if here { look.theme.prompt() } else { look.theme.quiet() };
        // A second line of dials needs its room for them.
        let indent = if label.is_empty() { 10 } else { 18 };
        buffer.set_string(area.x, area.y, pad(&label, indent), style);
        let mut x = area.x + indent as u16;
        for (i, field) in row.iter().enumerate() {
            let selected = here && i == self.column_in_row();
            let (text, width) = self.value(look, *field);
            let style = if selected { look.theme.selected() } else { plain() };
            let width = if width == 0 { crate::wrap::width(&text) } else { width };
            let room = area.right().saturating_sub(x) as usize;
            buffer.set_string(x, area.y, clip(&pad(&text, width), room), style);
            let seen = Rect::new(x, area.y, width.min(room) as u16, 1);
            self.hits.push((seen, index, i));
            x += width as u16 + 2;
            if x >= area.right() {
                break;
            }
        }
    }

    fn label(&self, look: Look, field: Field) -> String {
        let texts = look.texts;
        match field {
            Field::Lang => texts.say("tui-setup-lang"),
            Field::Count => texts.say("tui-setup-count"),
            Field::Who(i) => texts.fill("tui-setup-seat", &[("n", (i + 1).into())]),
            Field::Dial(_, dial) if Dial::ALL.first() == Some(&dial) => {
                format!("   {}", texts.say("tui-dials"))
            }
            Field::Dial(..) => String::new(),
            Field::Deal => texts.say("tui-setup-deal"),
            Field::Seed => texts.say("tui-setup-seed"),
            Field::Preset => texts.say("tui-setup-preset"),
            Field::Switch(switch) if MODULES.contains(&switch) => texts.say("tui-setup-module"),
            Field::Switch(_) => texts.say("tui-setup-switch"),
            // What is chosen stands with the value: its name is long in some languages.
            Field::Tile(_) => "   ".into(),
            Field::Name(_) | Field::Faction(_) | Field::Mat(_) | Field::Level(_) => String::new(),
        }
    }

    /// The value as it is shown, and the width of its column; 0 for its own.
    fn value(&self, look: Look, field: Field) -> (String, usize) {
        let texts = look.texts;
        let seat = |i: usize| self.seats.get(i);
        let any = || texts.say("tui-setup-any");
        match field {
            Field::Lang => (format!("◂ {} ▸", self.lang.own_name()), 0),
            Field::Count => (format!("◂ {} ▸", self.seats.len()), 0),
            Field::Who(i) => {
                let text = match seat(i).map(|s| s.who) {
                    Some(Who::Human) | None => texts.say("tui-setup-human"),
                    Some(Who::Bot(kind)) => {
                        let kind = BOTS.get(kind).copied().unwrap_or_default();
                        texts.fill("tui-setup-bot", &[("kind", kind.into())])
                    }
                    Some(Who::Automa) => texts.say("tui-setup-automa"),
                };
                (text, 16)
            }
            Field::Name(i) => {
                let name = seat(i).map_or("", |s| s.name.as_str());
                (texts.fill("tui-setup-name", &[("name", format!("{name}_").into())]), 0)
            }
            Field::Faction(i) => {
                let drafted = self.deal == Deal::Draft && seat(i).is_some_and(|s| s.who != Who::Automa);
                let chosen = seat(i).and_then(|s| s.faction).filter(|_| !drafted);
                let open = || if drafted { texts.say("tui-setup-drafted") } else { any() };
                (chosen.map_or_else(open, |f| texts.faction(f)), 22)
            }
            Field::Mat(i) => {
                let mat = |m: kosa_engine::vocab::Mat| format!("{} {}", m.face().number, texts.mat(m));
                (seat(i).and_then(|s| s.mat).map_or_else(any, mat), 18)
            }
            Field::Level(i) => (seat(i).map_or_else(String::new, |s| texts.name(&s.automa.level)), 0),
            Field::Dial(i, dial) => {
                let dials = seat(i).map(|s| s.automa.dials).unwrap_or_default();
                let on = |on: bool| if on { "x" } else { " " };
                let name = texts.name(&dial);
                let text = match dial {
                    Dial::SkipTurns => format!("[{}] {name}", on(dials.skip_turns)),
                    Dial::Coins => format!("{name} {:+}", dials.coins),
                    Dial::Power => format!("{name} {:+}", dials.power),
                    Dial::MoveCheck => format!("[{}] {name}", on(dials.move_check)),
                    Dial::DeployCheck => format!("[{}] {name}", on(dials.deploy_check)),
                    Dial::AllMoves => format!("[{}] {name}", on(dials.all_moves)),
                };
                (text, 0)
            }
            Field::Deal => {
                let key = match self.deal {
                    Deal::Random => "tui-setup-deal-random",
                    Deal::InOrder => "tui-setup-deal-in-order",
                    Deal::Draft => "tui-setup-deal-draft",
                };
                (format!("◂ {} ▸", texts.say(key)), 0)
            }
            Field::Seed if self.seed.is_empty() => (texts.say("tui-setup-any-seed"), 0),
            Field::Seed => (format!("{}_", self.seed), 0),
            Field::Preset => {
                let far = |preset: Rules| {
                    kosa_engine::Switch::ALL.iter().filter(|s| self.rules.has(**s) != preset.has(**s)).count()
                };
                let current = far(Rules::CURRENT) < far(Rules::RULEBOOK);
                let key = if current { "tui-setup-preset-current" } else { "tui-setup-preset-rulebook" };
                (format!("◂ {} ▸", texts.say(key)), 0)
            }
            Field::Switch(switch) => {
                let mark = if self.rules.has(switch) { "x" } else { " " };
                (format!("[{mark}] {}", texts.name(&switch)), 0)
            }
            Field::Tile(slot) => {
                let chosen = super::tiles::name(texts, &self.tiles, slot).unwrap_or_else(any);
                (format!("◂ {}: {chosen} ▸", super::tiles::label(texts, slot)), 0)
            }
        }
    }
}
