//! Hints and reviews as lines of text, for screens that have nothing but letters.

use super::{Hint, Review, ReviewTurn, plot};
use kosa_engine::Public;
use kosa_engine::vocab::Seat;
use kosa_lang::{Arg, Texts};

/// Rows of the plot.
const HEIGHT: usize = 11;
/// Columns before it: the scale.
const SCALE: usize = 7;
/// Turns that are told of a game.
const DEAREST: usize = 5;

impl Hint {
    /// All plans, each with its worth and a line for every answer.
    pub fn lines(&self, texts: &Texts) -> Vec<String> {
        let mut lines = Vec::new();
        for (i, plan) in self.plans.iter().enumerate() {
            lines.push(format!("{}. {}", i + 1, Hint::worth(plan.value, texts)));
            lines.extend(self.words(plan, texts).into_iter().map(|line| format!("   - {line}")));
        }
        lines
    }
}

impl Review {
    /// Everybody's chances as a plot of at most this many columns: each seat is drawn with its number, and named
    /// below.
    pub fn plot_lines(&self, called: impl Fn(Seat) -> String, seats: &[Seat], width: usize) -> Vec<String> {
        let sign = |seat: &Seat| char::from_digit(seat.index() as u32 + 1, 10).unwrap_or('*');
        let lines: Vec<_> = seats.iter().map(|seat| (sign(seat), self.chances(*seat))).collect();
        let longest = lines.iter().map(|(_, line)| line.len()).max().unwrap_or(0);
        let drawn = plot(&lines, longest.min(width.saturating_sub(SCALE)), HEIGHT);
        let row = |(row, line): (usize, &String)| {
            let scale = 100 - 100 * row / (HEIGHT - 1);
            format!("{scale:>4}% |{line}").trim_end().to_string()
        };
        let rows = drawn.iter().enumerate().map(row);
        rows.chain(seats.iter().map(|seat| format!("{:>5} {}", sign(seat), called(*seat)))).collect()
    }

    /// The turns that cost most: what was played, and what was better.
    pub fn dearest_lines(&self, public: &Public, texts: &Texts) -> Vec<String> {
        let dearest = self.dearest(DEAREST);
        if dearest.is_empty() {
            return vec![texts.say("review-nothing")];
        }
        dearest.into_iter().flat_map(|turn| turn_lines(turn, public, texts)).collect()
    }
}

fn turn_lines(turn: &ReviewTurn, public: &Public, texts: &Texts) -> [String; 3] {
    let cost = format!("{:.0}", 100.0 * turn.cost.unwrap_or(0.0));
    let words = [
        ("turn", Arg::from(turn.turn)),
        ("who", texts.faction(public.player(turn.seat).faction()).into()),
        ("cost", cost.into()),
    ];
    let list = |key: &str, words: Vec<String>| texts.fill(key, &[("moves", words.join("; ").into())]);
    [
        texts.fill("review-turn", &words),
        format!("   {}", list("review-played", turn.played_words(texts))),
        format!("   {}", list("review-better", turn.best_words(texts))),
    ]
}
