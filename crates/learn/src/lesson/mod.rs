//! Lessons: a position, a task, and whether it has been done. A lesson is a text file (`docs/lessons.md`); everything in it is
//! checked by the engine.

mod answers;
mod condition;
mod fault;
mod progress;
mod read;

pub use answers::AnswerFault;
pub use condition::{Comparison, LessonCondition, LessonDeed, Quantity};
pub use fault::LessonFault;
pub use progress::{Failure, Progress};

use kosa_engine::vocab::Seat;
use kosa_engine::{Move, State};
use kosa_lang::Lang;
use kosa_table::{Occupant, Seed, Table};

/// The lessons of the program: name and text of each, in their order.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// A lesson.
///
/// ```
/// use kosa_lang::Lang;
/// use kosa_learn::{Lesson, Progress};
///
/// let lesson = &Lesson::all()[0];
/// let table = lesson.start();
/// assert_eq!(lesson.progress(table.record()), Progress::GoingOn);
/// assert!(!lesson.texts(Lang::Polish).task.is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name: that of its file, without the number that puts it in order.
    pub name: String,
    /// The topic of the rule book that explains it.
    pub topic: String,
    /// The rulings it is about.
    pub rulings: Vec<String>,
    /// The seat of whoever learns.
    pub learner: Seat,
    /// Turns of the learner within which the task is done; nothing if they are not counted.
    pub turns: Option<u8>,
    /// What must be true, all of it at once.
    pub goals: Vec<LessonCondition>,
    /// What must never be true.
    pub fails: Vec<LessonCondition>,
    start: State,
    seed: u64,
    opponent: String,
    solution: Vec<Move>,
    wrong: Vec<Vec<Move>>,
    texts: Vec<LessonTexts>,
}

/// What is said of a lesson in one language.
///
/// ```
/// use kosa_lang::Lang;
/// use kosa_learn::Lesson;
///
/// let lesson = Lesson::find("tunnels").unwrap();
/// let texts = lesson.texts(Lang::English);
/// assert!(!texts.hints.is_empty());
/// assert_eq!(texts.failed.len(), lesson.fails.len(), "each thing that must never be true has its words");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonTexts {
    /// What it is called.
    pub title: String,
    /// The task.
    pub task: String,
    /// Hints, one after the other.
    pub hints: Vec<String>,
    /// What went wrong, for each thing that must never be true.
    pub failed: Vec<String>,
    /// Why the task is not done, where the turns or the game are over without it.
    pub missed: String,
    /// What is said when the task is done.
    pub done: String,
}

impl Lesson {
    /// Every lesson of the program, from the first move to what experienced players get wrong.
    pub fn all() -> Vec<Lesson> {
        // A test reads every file: none is left out.
        FILES.iter().filter_map(|(name, text)| Lesson::read(name, text).ok()).collect()
    }

    /// The lesson with this name, or with this number in the list, from 1.
    pub fn find(name: &str) -> Option<Lesson> {
        let number = name.parse::<usize>().ok();
        Lesson::all()
            .into_iter()
            .enumerate()
            .find(|(i, lesson)| lesson.name == name || number == Some(i + 1))
            .map(|(_, lesson)| lesson)
    }

    /// What is said of it; in English where a language has nothing.
    pub fn texts(&self, lang: Lang) -> &LessonTexts {
        let place = Lang::ALL.iter().position(|l| *l == lang).unwrap_or(0);
        &self.texts[place]
    }

    /// The position it begins with.
    pub fn position(&self) -> &State {
        &self.start
    }

    /// The table it is played at: the learner is a person, the others do as little as the rules allow. Chance follows from
    /// the seed of the lesson, so that the same moves always lead to the same place.
    pub fn start(&self) -> Table {
        let mut table = Table::from_state(self.start, Seed::from(self.seed));
        for seat in self.start.public().seats().filter(|seat| *seat != self.learner) {
            // An Automa stays what it is.
            let _ = table.take_over(seat, Occupant::Bot(self.opponent.clone()));
        }
        table
    }
}
