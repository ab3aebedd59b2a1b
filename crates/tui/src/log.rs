//! What has happened, in sentences, each as far as a person may know it.

use kosa_engine::vocab::Seat;
use kosa_engine::{Event, Public, Record, Seen, Viewer};
use kosa_lang::{Narrator, Texts};

/// One sentence.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// Entries of the record before it, for undo.
    entry: usize,
    /// What everybody may know.
    text: String,
    /// What these seats know instead.
    own: Vec<(Seat, String)>,
    /// A thought of the Automa on the way.
    pub thought: bool,
    /// A turn begins here.
    pub turn: Option<Seat>,
}

impl LogLine {
    /// The sentence as this viewer may read it.
    pub fn text(&self, viewer: Viewer) -> &str {
        self.own.iter().find(|(seat, _)| viewer.is(*seat)).map_or(&self.text, |(_, text)| text)
    }
}

/// The log of a game.
#[derive(Clone, Debug, Default)]
pub struct Log {
    lines: Vec<LogLine>,
    narrator: Narrator,
}

/// Games of bots alone may run for hundreds of thousands of events; nobody reads back that far.
const MOST: usize = 4000;

impl Log {
    /// Hears an event as each viewer sees it; `entry` is the length of the record before it.
    pub fn hear(
        &mut self,
        seen_by: impl Fn(Viewer) -> Seen,
        public: &Public,
        entry: usize,
        texts: &Texts,
    ) -> &LogLine {
        if self.lines.len() >= MOST {
            self.lines.drain(..MOST / 4);
        }
        let open = seen_by(Viewer::Bystander);
        let text = texts.event(&mut self.narrator, &open, public);
        let own = public
            .seats()
            .filter_map(|seat| {
                let seen = seen_by(Viewer::Seat(seat));
                (seen != open).then(|| (seat, texts.event(&mut self.narrator, &seen, public)))
            })
            .collect();
        let turn = if let Event::TurnBegan { seat } = open.event() { Some(seat) } else { None };
        self.lines.push(LogLine { entry, text, own, thought: open.event().is_thought(), turn });
        // It was pushed just now.
        &self.lines[self.lines.len() - 1]
    }

    /// Forgets what was taken back: the record now has so many entries.
    pub fn take_back(&mut self, entries: usize) {
        self.lines.retain(|line| line.entry < entries);
    }

    /// All sentences, oldest first.
    pub fn lines(&self) -> &[LogLine] {
        &self.lines
    }

    /// The log of a record so far.
    pub fn of(record: &Record, texts: &Texts) -> Log {
        let mut log = Log::default();
        let mut entry = 0;
        // A record at a table has been replayed before.
        let _ = record.replay_with(|_, events, state| {
            for event in events {
                log.hear(|viewer| event.seen_by(viewer), state.public(), entry, texts);
            }
            entry += 1;
        });
        log
    }
}
