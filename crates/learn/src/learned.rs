//! Which lessons somebody has solved, and with how many hints.

use crate::Lesson;
use crate::notebook::Notebook;
use kosa_client::Storage;
use std::collections::BTreeMap;
use std::io::Result;

/// The page it is kept on.
const PAGE: &str = "lessons.txt";

/// The lessons that have been solved on this device.
///
/// ```
/// use kosa_learn::Learned;
///
/// let mut learned = Learned::default();
/// learned.solve("tunnels", 2);
/// learned.solve("tunnels", 0);
/// assert_eq!(learned.hints("tunnels"), Some(0), "the best attempt counts");
/// assert_eq!(Learned::from_text(&learned.to_text()), learned);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Learned {
    solved: BTreeMap<String, u8>,
}

impl Learned {
    /// What a notebook says.
    pub fn read<S: Storage>(notebook: &Notebook<S>) -> Result<Learned> {
        Ok(Learned::from_text(&notebook.read(PAGE)?))
    }

    /// Keeps it in a notebook.
    pub fn write<S: Storage>(&self, notebook: &mut Notebook<S>) -> Result<()> {
        notebook.write(PAGE, &self.to_text())
    }

    /// One line for each lesson; what cannot be read is left out.
    pub fn from_text(text: &str) -> Learned {
        let line = |line: &str| {
            let (name, hints) = line.trim().split_once(' ')?;
            Some((name.to_string(), hints.parse().ok()?))
        };
        Learned { solved: text.lines().filter_map(line).collect() }
    }

    /// The same as text.
    pub fn to_text(&self) -> String {
        self.solved.iter().map(|(name, hints)| format!("{name} {hints}\n")).collect()
    }

    /// A lesson has been solved, with so many hints.
    pub fn solve(&mut self, lesson: &str, hints: u8) {
        let best = self.solved.entry(lesson.to_string()).or_insert(hints);
        *best = hints.min(*best);
    }

    /// With how few hints a lesson has been solved; nothing if it has not.
    pub fn hints(&self, lesson: &str) -> Option<u8> {
        self.solved.get(lesson).copied()
    }

    /// How many of these have been solved.
    pub fn count(&self, lessons: &[Lesson]) -> usize {
        lessons.iter().filter(|lesson| self.hints(&lesson.name).is_some()).count()
    }
}
