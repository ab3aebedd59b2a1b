//! `kosa learn`: lessons, and what a newcomer must know.

mod study;

use crate::args::Learn;
use crate::fault::{Fault, Outcome, failed};
use crate::input::{on_a_terminal, read, theme};
use crate::wrong::{Content, Wrong};
use crate::{row, table_text};
use kosa_client::Disk;
use kosa_lang::{Arg, Texts};
use kosa_learn::{Learned, Lesson, Notebook, first_game};
use serde_json::{Value, json};
use std::io::Write;

pub fn run(args: &Learn, texts: &Texts, out: &mut dyn Write) -> Outcome {
    if args.first {
        return first(texts, out);
    }
    if let Some(file) = &args.check {
        return check(file, out);
    }
    let on_screen = !args.json && !args.plain && on_a_terminal();
    match &args.lesson {
        Some(name) => match Lesson::find(name) {
            Some(lesson) if on_screen => {
                let number = Lesson::all().iter().position(|one| one.name == lesson.name);
                screen(number, args, texts)
            }
            Some(lesson) => study::play(&lesson, texts, out),
            None => failed(Wrong::NoLesson(name.clone())),
        },
        None if on_screen => screen(None, args, texts),
        None => list(args.json, texts, out),
    }
}

/// The lessons on the screen.
fn screen(number: Option<usize>, args: &Learn, texts: &Texts) -> Outcome {
    kosa_tui::learn(number, Texts::new(texts.lang()), theme(args.theme.as_deref())).map_err(Fault::failed)
}

/// Where small texts are kept on this device.
pub fn notebook() -> Notebook<Disk> {
    Notebook::new(kosa_tui::notes())
}

/// Which lessons are solved; none if that cannot be read.
fn learned() -> Learned {
    Learned::read(&notebook()).unwrap_or_default()
}

fn list(as_json: bool, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let (lessons, learned) = (Lesson::all(), learned());
    if as_json {
        let one = |lesson: &Lesson| {
            let own = lesson.texts(texts.lang());
            json!({
                "name": lesson.name, "title": own.title, "task": own.task, "topic": lesson.topic,
                "rulings": lesson.rulings, "hints": own.hints.len(), "solved_with_hints": learned.hints(&lesson.name),
            })
        };
        let all: Vec<Value> = lessons.iter().map(one).collect();
        writeln!(out, "{:#}", Value::Array(all))?;
        return Ok(());
    }
    let args = [("solved", Arg::from(learned.count(&lessons))), ("of", lessons.len().into())];
    writeln!(out, "{}\n", texts.fill("learn-lessons", &args))?;
    let mut rows = vec![row!["", texts.say("learn-lesson-col"), "", texts.say("learn-task-col")]];
    for (i, lesson) in lessons.iter().enumerate() {
        let own = lesson.texts(texts.lang());
        let state = match learned.hints(&lesson.name) {
            None => texts.say("learn-open"),
            Some(0) => texts.say("learn-solved"),
            Some(n) => texts.fill("learn-solved-with", &[("n", n.into())]),
        };
        rows.push(row![i + 1, own.title, state, own.task]);
    }
    table_text::print(out, &rows)?;
    writeln!(out, "\n{}", texts.say("learn-how"))?;
    Ok(())
}

fn first(texts: &Texts, out: &mut dyn Write) -> Outcome {
    for (title, text) in first_game(texts) {
        writeln!(out, "{title}\n  {text}\n")?;
    }
    Ok(())
}

/// Checks the file of a lesson, for whoever writes one: in English, as positions are.
fn check(file: &std::path::Path, out: &mut dyn Write) -> Outcome {
    let source = read(Some(file), Content::Lesson)?;
    let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let wrong = |fault: String| failed(Wrong::Lesson(source.origin.clone(), fault));
    let lesson = match Lesson::read(&name, &source.text) {
        Ok(lesson) => lesson,
        Err(fault) => return wrong(fault.to_string()),
    };
    if let Err(fault) = lesson.check() {
        return wrong(fault.to_string());
    }
    writeln!(out, "{}: {}", lesson.name, lesson.texts(kosa_lang::Lang::English).title)?;
    Ok(())
}
