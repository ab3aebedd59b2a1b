//! The words of the set-up: what its fields are called, what stands in them, what they mean, and what is wrong.

use super::{Deal, Field, Form, MODULES};
use crate::panels::printed;
use kosa_client::wishes::Fault;
use kosa_engine::setup::SetupFaults;
use kosa_lang::{Dial, Texts, Topic, signed};

/// What is wrong, in the words of every form.
pub(super) fn faults(texts: &Texts, SetupFaults(faults): &SetupFaults) -> String {
    let all: Vec<String> = faults.iter().map(|fault| Fault::Setup(fault.clone()).text(texts)).collect();
    all.join(" ")
}

impl Form {
    fn preset(&self, texts: &Texts) -> String {
        self.chosen.printing().name(texts)
    }

    /// The printing, and how many switches differ from it.
    pub(super) fn rules_text(&self, texts: &Texts) -> String {
        let rules = ("rules", self.preset(texts).into());
        match self.chosen.changed_from(self.chosen.printing()).len() {
            0 => texts.fill("tui-setup-rules", &[rules]),
            n => texts.fill("tui-setup-rules-changed", &[rules, ("n", n.into())]),
        }
    }

    /// The field under the cursor by its name.
    pub(super) fn called(&self, texts: &Texts) -> String {
        let field = self.field();
        let row = self.rows().get(self.row).and_then(|row| row.first()).copied().unwrap_or(field);
        let label = self.label(texts, row);
        match field {
            Field::Lang | Field::Count | Field::Deal | Field::Seed | Field::Preset => label,
            Field::Who(_) | Field::Name(_) | Field::Faction(_) | Field::Mat(_) | Field::Level(_) => {
                format!("{label} · {}", self.value(texts, field))
            }
            Field::Dials(_) => texts.say("tui-dials"),
            Field::Dial(_, dial) => texts.name(&dial),
            Field::Switch(switch) => texts.name(&switch),
            Field::Tile(slot) => slot.name(texts),
        }
    }

    /// What the field under the cursor means.
    pub(super) fn about(&self, texts: &Texts) -> String {
        let seat = |i: usize| self.chosen.seats.get(i);
        match self.field() {
            Field::Lang => texts.say("tui-setup-about-lang"),
            Field::Count => texts.say("tui-setup-about-count"),
            Field::Who(_) => texts.say("tui-setup-about-who"),
            Field::Name(_) => texts.say("tui-setup-about-name"),
            Field::Faction(i) => match seat(i).and_then(|s| s.faction) {
                Some(faction) => {
                    format!("{}: {}", texts.name(&faction.ability()), texts.help(Topic::Faction(faction)))
                }
                None => texts.say("tui-setup-about-faction"),
            },
            Field::Mat(i) => match seat(i).and_then(|s| s.mat) {
                Some(mat) => {
                    let sections = printed::sections(texts, mat).join(" · ");
                    format!("{}: {} · {sections}", texts.mat(mat), printed::start(texts, mat))
                }
                None => texts.say("tui-setup-about-mat"),
            },
            Field::Level(i) => seat(i).map_or_else(String::new, |s| texts.help(Topic::Level(s.automa.level))),
            Field::Dials(_) => texts.say("tui-setup-about-dials"),
            Field::Dial(_, dial) => texts.help(Topic::Dial(dial)),
            Field::Deal => texts.say("tui-setup-about-deal"),
            Field::Seed => texts.say("tui-setup-about-seed"),
            Field::Preset => texts.say("tui-setup-about-preset"),
            Field::Switch(switch) => texts.help(Topic::Switch(switch)),
            Field::Tile(slot) => slot.about(&self.chosen.tiles, texts),
        }
    }

    pub(super) fn label(&self, texts: &Texts, field: Field) -> String {
        match field {
            Field::Lang => texts.say("tui-setup-lang"),
            Field::Count => texts.say("tui-setup-count"),
            Field::Who(i) => texts.fill("play-setup-seat", &[("n", (i + 1).into())]),
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
            Field::Name(_) | Field::Faction(_) | Field::Mat(_) | Field::Level(_) | Field::Dials(_) => {
                String::new()
            }
        }
    }

    /// The value as it is shown.
    pub(super) fn value(&self, texts: &Texts, field: Field) -> String {
        let seat = |i: usize| self.chosen.seats.get(i);
        let any = || texts.say("tui-setup-any");
        match field {
            Field::Lang => format!("◂ {} ▸", self.lang.own_name()),
            Field::Count => format!("◂ {} ▸", self.chosen.seats.len()),
            Field::Who(i) => seat(i).map_or_else(String::new, |s| s.who.name(texts)),
            Field::Name(i) => {
                let name = seat(i).map_or("", |s| s.name.as_str());
                texts.fill("tui-setup-name", &[("name", name.into())])
            }
            Field::Faction(i) => {
                let drafted = self.chosen.deal == Deal::Draft && seat(i).is_some_and(|s| !s.is_automa());
                let chosen = seat(i).and_then(|s| s.faction).filter(|_| !drafted);
                let open = || if drafted { texts.say("tui-setup-drafted") } else { any() };
                chosen.map_or_else(open, |f| texts.faction(f))
            }
            Field::Mat(i) => seat(i).and_then(|s| s.mat).map_or_else(any, |mat| printed::title(texts, mat)),
            Field::Level(i) => seat(i).map_or_else(String::new, |s| texts.name(&s.automa.level)),
            Field::Dials(i) => {
                let sign = if self.shows_dials(i) { '▾' } else { '▸' };
                format!("{} {sign}", texts.say("tui-dials"))
            }
            Field::Dial(i, dial) => {
                let dials = seat(i).map(|s| s.automa.dials).unwrap_or_default();
                let on = |on: bool| if on { "x" } else { " " };
                let name = texts.name(&dial);
                match dial {
                    Dial::SkipTurns => format!("[{}] {name}", on(dials.skip_turns)),
                    Dial::Coins => format!("{name} {}", signed(dials.coins)),
                    Dial::Power => format!("{name} {}", signed(dials.power)),
                    Dial::MoveCheck => format!("[{}] {name}", on(dials.move_check)),
                    Dial::DeployCheck => format!("[{}] {name}", on(dials.deploy_check)),
                    Dial::AllMoves => format!("[{}] {name}", on(dials.all_moves)),
                }
            }
            Field::Deal => {
                format!("◂ {} ▸", self.chosen.deal.name(texts))
            }
            Field::Seed if self.chosen.seed.is_empty() => texts.say("tui-setup-any-seed"),
            Field::Seed => self.chosen.seed.clone(),
            Field::Preset => format!("◂ {} ▸", self.preset(texts)),
            Field::Switch(switch) => {
                let mark = if self.chosen.rules.has(switch) { "x" } else { " " };
                format!("[{mark}] {}", texts.name(&switch))
            }
            Field::Tile(slot) => {
                let chosen = super::tiles::name(texts, &self.chosen.tiles, slot).unwrap_or_else(any);
                format!("◂ {}: {chosen} ▸", slot.name(texts))
            }
        }
    }
}
