//! What was thought of one turn of a game.

use super::text;
use kosa_bots::Value;
use kosa_engine::Move;

/// What was thought of one turn of a game: the part of a review that takes time.
///
/// ```
/// use kosa_client::analysis::{Judged, Reviewer};
/// # let table = kosa_table::Table::new(kosa_engine::Setup::random(2), 7).unwrap();
/// # let viewer = kosa_engine::Viewer::Everything;
/// // Thought of there, shown here: what goes between them is a text.
/// let there = Reviewer::new(table.record(), viewer, Reviewer::budget()).unwrap();
/// let text = there.judge(0).unwrap().to_text();
/// let mut here = Reviewer::new(table.record(), viewer, Reviewer::budget()).unwrap();
/// assert!(here.note(Judged::from_text(&text).unwrap()));
/// assert_eq!(*here.review(), there.finish());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// What the position was worth to each seat as the turn began; nothing where the viewer may not know it.
    pub values: Vec<Option<Value>>,
    /// What the turn lost of the chance to win against the best plan that was seen.
    pub cost: Option<f32>,
    /// The best plan that was seen.
    pub best: Vec<Move>,
}

/// Stands for what is not known.
const UNKNOWN: &str = "-";

impl Judged {
    /// As a text that goes elsewhere.
    pub fn to_text(&self) -> String {
        let value = |value: &Option<Value>| value.map_or_else(|| UNKNOWN.to_string(), text::of_value);
        let values: Vec<String> = self.values.iter().map(value).collect();
        let cost = self.cost.map_or_else(|| UNKNOWN.to_string(), |cost| cost.to_string());
        format!("{}\n{cost}\n{}", values.join(";"), text::of_moves(&self.best))
    }

    /// Reads it back; nothing if the text holds no such thing.
    pub fn from_text(text: &str) -> Option<Judged> {
        let mut lines = text.split('\n');
        let (values, cost, best) = (lines.next()?, lines.next()?, lines.next()?);
        let value = |word: &str| if word == UNKNOWN { Some(None) } else { text::value(word).map(Some) };
        let values = values.split(';').map(value).collect::<Option<Vec<_>>>()?;
        let cost = if cost == UNKNOWN { None } else { Some(cost.parse().ok()?) };
        Some(Judged { values, cost, best: text::moves(best)? })
    }
}
