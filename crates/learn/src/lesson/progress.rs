//! Whether the task of a lesson has been done, from the record of what was played.

use super::Lesson;
use super::condition::{Seen, deeds};
use kosa_engine::{Event, Public, Record};
use kosa_lang::Texts;

/// How a lesson stands.
///
/// ```
/// use kosa_learn::{Lesson, Progress};
///
/// let lesson = Lesson::find("tunnels").unwrap();
/// let mut table = lesson.start();
/// assert_eq!(lesson.progress(table.record()), Progress::GoingOn);
/// for mv in lesson.solution() {
///     table.play(lesson.learner, *mv).unwrap();
/// }
/// assert_eq!(lesson.progress(table.record()), Progress::Solved);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The task is done.
    Solved,
    /// It cannot be done any more.
    Failed(Failure),
    /// It is being done.
    GoingOn,
}

/// Why a task cannot be done any more.
///
/// ```
/// use kosa_learn::{Failure, Lesson, Progress};
///
/// let lesson = Lesson::find("tunnels").unwrap();
/// let mut table = lesson.start();
/// for mv in &lesson.wrong_answers()[0] {
///     table.play(lesson.learner, *mv).unwrap();
/// }
/// assert_eq!(lesson.progress(table.record()), Progress::Failed(Failure::TurnsOver));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// What must never be true has become true: its place among [`Lesson::fails`].
    Broken(usize),
    /// The turns are over.
    TurnsOver,
    /// The game is over.
    GameOver,
}

impl Lesson {
    /// How the lesson stands after what was played at its table. Taking a decision back leads back here too.
    pub fn progress(&self, record: &Record) -> Progress {
        let mut seen = Seen::default();
        let mut progress = Progress::GoingOn;
        let mut active = record.start().public().active();
        // The table has replayed it before: what it refuses, it does not hold.
        let _ = record.replay_with(|_, events, state| {
            if progress != Progress::GoingOn {
                return;
            }
            for event in events {
                if let Event::TurnBegan { seat } = *event {
                    seen.turns += u8::from(active == self.learner);
                    active = seat;
                }
            }
            seen.deeds.extend(deeds(events, self.learner));
            progress = self.after(state.public(), &seen);
        });
        progress
    }

    fn after(&self, public: &Public, seen: &Seen) -> Progress {
        let holds = |condition: &super::LessonCondition| condition.holds(public, self.learner, seen);
        if let Some(broken) = self.fails.iter().position(holds) {
            return Progress::Failed(Failure::Broken(broken));
        }
        if self.goals.iter().all(holds) {
            return Progress::Solved;
        }
        if public.is_over() {
            return Progress::Failed(Failure::GameOver);
        }
        if self.turns.is_some_and(|turns| seen.turns >= turns) {
            return Progress::Failed(Failure::TurnsOver);
        }
        Progress::GoingOn
    }

    /// What is said about how it stands; nothing while it goes on.
    pub fn verdict(&self, progress: Progress, texts: &Texts) -> Option<String> {
        let own = self.texts(texts.lang());
        match progress {
            Progress::GoingOn => None,
            Progress::Solved => Some(own.done.clone()),
            Progress::Failed(Failure::Broken(which)) => own.failed.get(which).cloned(),
            Progress::Failed(Failure::TurnsOver | Failure::GameOver) => Some(own.missed.clone()),
        }
    }
}
