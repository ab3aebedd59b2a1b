//! Reads the file of a lesson (`docs/lessons.md`).

use super::condition::LessonCondition;
use super::fault::LessonFault;
use super::{Lesson, LessonTexts};
use kosa_engine::vocab::Seat;
use kosa_engine::{Move, State};
use kosa_lang::Lang;

/// A line with its number.
type Line<'a> = (usize, &'a str);

/// The parts of a file, each with its lines.
struct Parts<'a>(Vec<(&'a str, Vec<Line<'a>>)>);

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Result<Parts<'a>, LessonFault> {
        let mut parts: Vec<(&str, Vec<Line>)> = Vec::new();
        for (i, line) in text.lines().enumerate() {
            let number = i + 1;
            let trimmed = line.trim();
            if trimmed.is_empty() || trimmed.starts_with('#') {
                continue;
            }
            if let Some(name) = trimmed.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                let known = ["lesson", "position", "goal", "fail", "solution", "wrong"];
                if !known.contains(&name) && !Lang::ALL.iter().any(|lang| lang.tag() == name) {
                    return Err(LessonFault::UnknownPart(number, name.to_string()));
                }
                parts.push((name, Vec::new()));
                continue;
            }
            let (_, lines) = parts.last_mut().ok_or(LessonFault::NoPart(number))?;
            lines.push((number, line));
        }
        Ok(Parts(parts))
    }

    fn each<'b>(&'b self, name: &'b str) -> impl Iterator<Item = &'b [Line<'a>]> {
        self.0.iter().filter(move |(part, _)| *part == name).map(|(_, lines)| lines.as_slice())
    }

    fn lines<'b>(&'b self, name: &'b str) -> impl Iterator<Item = Line<'a>> {
        self.each(name).flatten().map(|(number, line)| (*number, line.trim()))
    }
}

fn wrong<T>(line: usize, why: impl Into<String>) -> Result<T, LessonFault> {
    Err(LessonFault::Line(line, why.into()))
}

fn conditions(parts: &Parts, name: &str) -> Result<Vec<LessonCondition>, LessonFault> {
    parts.lines(name).map(|(n, line)| line.parse().or_else(|why: String| wrong(n, why))).collect()
}

fn moves(lines: &[Line]) -> Result<Vec<Move>, LessonFault> {
    let each = lines.iter().flat_map(|(n, line)| line.split(';').map(move |text| (*n, text.trim())));
    each.filter(|(_, text)| !text.is_empty())
        .map(|(n, text)| text.parse::<Move>().or_else(|e| wrong(n, format!("{text}: {e}"))))
        .collect()
}

/// What is said in one language. A line that begins with a blank goes on with the one before.
fn texts(parts: &Parts, lang: Lang, fails: usize) -> Result<LessonTexts, LessonFault> {
    let mut said: Vec<(usize, &str, String)> = Vec::new();
    for (number, line) in parts.each(lang.tag()).flatten() {
        match said.last_mut() {
            Some((_, _, text)) if line.starts_with(' ') => {
                text.push(' ');
                text.push_str(line.trim());
            }
            _ => {
                let (key, text) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
                said.push((*number, key, text.trim().to_string()));
            }
        }
    }
    let mut texts = LessonTexts::default();
    for (number, key, text) in said {
        match key {
            "title" => texts.title = text,
            "task" => texts.task = text,
            "done" => texts.done = text,
            "hint" => texts.hints.push(text),
            "failed" => texts.failed.push(text),
            "missed" => texts.missed = text,
            _ => return wrong(number, format!("{key} is none of title, task, hint, failed, missed, done")),
        }
    }
    let tag = lang.tag();
    let missing = [
        (texts.title.is_empty(), "title"),
        (texts.task.is_empty(), "task"),
        (texts.hints.is_empty(), "hint"),
        (texts.done.is_empty(), "done"),
        (texts.failed.len() != fails, "failed"),
        (texts.missed.is_empty(), "missed"),
    ];
    match missing.into_iter().find(|(missing, _)| *missing) {
        Some((_, what)) => Err(LessonFault::Text(tag, what)),
        None => Ok(texts),
    }
}

impl Lesson {
    /// Reads a lesson: the name of its file and what stands in it.
    pub fn read(name: &str, text: &str) -> Result<Lesson, LessonFault> {
        let parts = Parts::of(text)?;
        let position: String =
            parts.each("position").flatten().map(|(_, line)| format!("{line}\n")).collect();
        if position.is_empty() {
            return Err(LessonFault::Missing("position"));
        }
        let start = State::from_position(&position).map_err(|e| LessonFault::Position(e.to_string()))?;
        let (mut topic, mut rulings) = (String::new(), Vec::new());
        let (mut learner, mut turns, mut seed, mut opponent) =
            (start.public().active(), None, 1, "guard".to_string());
        for (n, line) in parts.lines("lesson") {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            let value = value.trim();
            let number = || value.parse::<u64>().or_else(|_| wrong(n, format!("{value} is no number")));
            match key {
                "topic" => topic = value.to_string(),
                "rulings" => rulings = value.split_whitespace().map(str::to_string).collect(),
                "learner" => match value.parse::<Seat>() {
                    Ok(seat) => learner = seat,
                    Err(_) => return wrong(n, format!("{value} is no seat")),
                },
                "turns" => turns = Some(u8::try_from(number()?).or_else(|_| wrong(n, "too many turns"))?),
                "seed" => seed = number()?,
                "opponent" if ["guard", "idle"].contains(&value) => opponent = value.to_string(),
                "opponent" => return wrong(n, "an opponent is guard or idle"),
                _ => {
                    return wrong(
                        n,
                        format!("{key} is none of topic, rulings, learner, turns, seed, opponent"),
                    );
                }
            }
        }
        if learner.index() >= start.public().seat_count() {
            return Err(LessonFault::Learner);
        }
        if topic.is_empty() {
            return Err(LessonFault::Missing("lesson"));
        }
        let (goals, fails) = (conditions(&parts, "goal")?, conditions(&parts, "fail")?);
        let solution = parts.each("solution").next().map_or(Ok(Vec::new()), moves)?;
        let wrong = parts.each("wrong").map(moves).collect::<Result<Vec<_>, _>>()?;
        let missing =
            [(goals.is_empty(), "goal"), (solution.is_empty(), "solution"), (wrong.is_empty(), "wrong")];
        if let Some((_, part)) = missing.into_iter().find(|(missing, _)| *missing) {
            return Err(LessonFault::Missing(part));
        }
        let texts =
            Lang::ALL.iter().map(|lang| texts(&parts, *lang, fails.len())).collect::<Result<Vec<_>, _>>()?;
        let name = name.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-').to_string();
        Ok(Lesson {
            name,
            topic,
            rulings,
            learner,
            turns,
            goals,
            fails,
            start,
            seed,
            opponent,
            solution,
            wrong,
            texts,
        })
    }
}
