//! What can be wrong with the file of a lesson: sentences for whoever writes one, in English like those of a position.

use core::fmt;

/// What is wrong with a lesson.
///
/// ```
/// use kosa_learn::{Lesson, LessonFault};
///
/// let fault = Lesson::read("nameless", "[lesson]\ntopic tunnels\n[picture]\n").unwrap_err();
/// assert_eq!(fault, LessonFault::UnknownPart(3, "picture".into()));
/// assert_eq!(fault.to_string(), "line 3: there is no part [picture]");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonFault {
    /// A line says nothing that is known there.
    Line(usize, String),
    /// A line before the first part.
    NoPart(usize),
    /// There is no such part.
    UnknownPart(usize, String),
    /// A part is missing.
    Missing(&'static str),
    /// The position cannot be read.
    Position(String),
    /// A language lacks something: its tag and what.
    Text(&'static str, &'static str),
    /// The learner's seat is not at the table.
    Learner,
}

impl fmt::Display for LessonFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LessonFault::Line(line, why) => write!(f, "line {line}: {why}"),
            LessonFault::NoPart(line) => write!(f, "line {line}: a part such as [lesson] comes first"),
            LessonFault::UnknownPart(line, part) => write!(f, "line {line}: there is no part [{part}]"),
            LessonFault::Missing(part) => write!(f, "the part [{part}] is missing or empty"),
            LessonFault::Position(why) => write!(f, "the position: {why}"),
            LessonFault::Text(lang, what) => write!(f, "in [{lang}] there is no {what}, or not one for each"),
            LessonFault::Learner => f.write_str("the learner's seat is not at the table"),
        }
    }
}

impl core::error::Error for LessonFault {}
