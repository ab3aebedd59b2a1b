//! Learning the game and remembering it. [`Lesson`]s are positions with a task that the engine checks.

#![forbid(unsafe_code)]

mod lesson;

pub use lesson::{AnswerFault, Condition, Deed, Failure, Lesson, LessonFault, LessonTexts, Progress, Quantity};
