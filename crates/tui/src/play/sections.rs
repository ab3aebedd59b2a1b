//! What stands with a question: its paragraphs, what each section would cost, give and lack, and how the game would end.

use super::Play;
use super::teach::Told;
use crate::panels::Look;
use crate::wrap::width;
use kosa_client::ask::Leads;
use kosa_client::{Asked, Stage, Target, combat_lines, refused_options, section_note};
use kosa_engine::vocab::Seat;
use kosa_engine::{Half, Lack, Move, Question, SectionFacts, View, WhyNot};
use kosa_lang::{Arg, capital};
use ratatui::style::Style;

impl Play {
    /// The task of a lesson, the question, what the guide says, both sides of a combat, options that cannot be taken, and what a unit
    /// takes along. The guide says as much as it is told to.
    pub(super) fn paragraphs(&self, look: Look, told: Told) -> Vec<(String, Style)> {
        let task = self.task.iter().map(|task| (task.clone(), look.theme.title()));
        let asked = (self.session.prompt(), look.theme.prompt());
        let guide = self.advice(told).map(|said| (said, Style::new()));
        let view = self
            .session
            .asked()
            .map(Asked::view)
            .filter(|_| matches!(self.session.stage(), Stage::Asking(_)));
        // Each side of a combat in a line of its own.
        let sides = view.map(|view| combat_lines(view, look.texts)).unwrap_or_default();
        let refused = view.map(|view| refused_options(view, look.texts)).unwrap_or_default();
        let plain = sides.into_iter().chain(self.load_line()).map(|line| (line, Style::new()));
        let refused = refused.into_iter().map(|line| (line, look.theme.quiet()));
        task.chain([asked]).chain(guide).chain(plain).chain(refused).collect()
    }

    /// What the unit in hand takes along, and the keys that change it: its lines may lie below a long list of places.
    fn load_line(&self) -> Option<String> {
        let asked = self.session.asked()?;
        let choices = &asked.menu().choices;
        choices.iter().find(|choice| choice.target == Target::Load(true))?;
        let taken = choices.iter().filter_map(|choice| match (choice.target, &choice.leads) {
            (Target::Cargo(cargo), Leads::Menu(amounts)) => amounts
                .iter()
                .find(|amount| amount.chosen && amount.target != Target::Amount(0))
                .map(|a| (cargo, a)),
            _ => None,
        });
        let taken: Vec<String> = taken.map(|(_, amount)| amount.label.clone()).collect();
        Some(match taken.is_empty() {
            true => self.texts().say("tui-load-nothing"),
            false => self.texts().fill("tui-load", &[("load", self.texts().list(&taken).into())]),
        })
    }

    /// Whose cards are shown.
    pub(super) fn hand_title(&self, look: Look, room: usize) -> String {
        let title = look.texts.say("play-hand");
        let Some(seat) = self.viewer().seat() else { return title };
        let faction = self.public().player(seat).faction();
        let long = format!("{title} · {}", look.texts.faction(faction));
        if width(&long) <= room { long } else { format!("{title} · {}", look.texts.faction_short(faction)) }
    }

    fn facts(&self) -> Option<(&View, Seat, Vec<SectionFacts>)> {
        let view = self.session.asked()?.view();
        let seat = view.seat()?;
        (view.public().question() == Some(Question::Section))
            .then(|| (view, seat, view.public().sections(seat)))
    }

    /// What there is of the price of each section, beside its number: `0/3`; nothing for other questions.
    pub(super) fn answer_notes(&self) -> Vec<String> {
        let Some(asked) = self.session.asked() else { return Vec::new() };
        let (view, Some((_, seat, _))) = (asked.view(), self.facts()) else { return Vec::new() };
        let note = |target: Target| match target {
            Target::Section(section) => section_note(view, seat, section, self.texts()).unwrap_or_default(),
            _ => String::new(),
        };
        asked.menu().choices.iter().map(|choice| note(choice.target)).collect()
    }

    /// What is to be known about each answer: of a section all it costs, gives and lacks, else the rule behind it.
    pub(super) fn details(&self) -> Vec<String> {
        let Some(asked) = self.session.asked() else { return Vec::new() };
        let known = self.facts();
        let detail = |choice: &kosa_client::ask::Choice| {
            let told = match (choice.target, &known) {
                (Target::Section(section), Some((view, seat, facts))) => facts
                    .iter()
                    .find(|facts| facts.section == section)
                    .map(|facts| self.told(view, *seat, facts)),
                _ => None,
            };
            told.unwrap_or_else(|| choice.detail.clone())
        };
        asked.menu().choices.iter().map(detail).collect()
    }

    /// The same about the marked one.
    pub(super) fn detail(&self) -> String {
        let marked = self.session.asked().map(|asked| asked.menu().selected);
        marked.and_then(|index| self.details().into_iter().nth(index)).unwrap_or_default()
    }

    fn told(&self, view: &View, seat: Seat, facts: &SectionFacts) -> String {
        let texts = self.texts();
        let half = |half: &Half| match &half.why_not {
            None => texts.describe(&half.mv, view, seat),
            Some(why) => {
                let args = [
                    ("what", Arg::from(texts.describe(&half.mv, view, seat))),
                    ("why", texts.why_not(why, view.public()).into()),
                ];
                texts.fill("tui-section-not", &args)
            }
        };
        let mut halves: Vec<String> = facts.top.iter().map(half).collect();
        halves.dedup();
        let top =
            halves.into_iter().reduce(|a, b| texts.fill("deal-or", &[("a", a.into()), ("b", b.into())]));
        let mut said = vec![format!("{}.", capital(&top.unwrap_or_default()))];
        let bottom = &facts.bottom;
        if let Some(action) = bottom.action {
            let name = || ("action", texts.arg(&action));
            said.extend(match &bottom.why_not {
                Some(WhyNot::CannotPay(lack @ Lack::Tokens { resource, .. })) => {
                    let missing = texts.count(resource.id(), lack.missing());
                    let args = [name(), ("what", missing.into()), ("n", lack.missing().into())];
                    Some(texts.fill("tui-section-lacks", &args))
                }
                Some(why) => Some(format!("{}: {}.", texts.name(&action), texts.why_not(why, view.public()))),
                None => {
                    let coins = (bottom.coins > 0).then(|| texts.count("coins", bottom.coins));
                    let bonus = bottom.bonus.map(|(bonus, _)| texts.recruit_bonus(bonus));
                    let gives: Vec<String> = coins.into_iter().chain(bonus).collect();
                    let what = gives.join(", ");
                    (!gives.is_empty())
                        .then(|| texts.fill("tui-section-gives", &[name(), ("what", what.into())]))
                }
            });
        }
        said.join(" ")
    }

    /// What would be committed to a combat, as its line in the list says it.
    pub(super) fn would_commit(&self, moves: &[Move]) -> Option<String> {
        let choices = &self.session.asked()?.menu().choices;
        choices.iter().find(|choice| choice.moves() == Some(moves)).map(|choice| choice.label.clone())
    }

    /// How the game would end by these moves, the best first, in a line each.
    pub(super) fn would_end(&self, moves: &[Move]) -> Vec<String> {
        if !matches!(self.session.stage(), Stage::Asking(_)) {
            return Vec::new();
        }
        let Some(view) = self.session.asked().map(kosa_client::ask::Asked::view) else { return Vec::new() };
        let after = view.try_out(moves).view;
        let public = after.public();
        if !public.is_over() {
            return Vec::new();
        }
        let line = |rank: &kosa_engine::Ranking| {
            format!("{}. {}: {}", rank.place, self.session.called(rank.seat), public.score(rank.seat).total())
        };
        let ranking = public.ranking();
        let head = self.texts().say("tui-would-end");
        core::iter::once(head).chain(ranking.iter().map(line)).chain(self.texts().tie(public)).collect()
    }
}
