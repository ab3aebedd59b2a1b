//! How training goes, as text and as a picture.

use std::fmt::Write;

/// How it stood after a round of training.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Games played so far.
    pub games: u64,
    /// Mean squared errors of score, margin and chance to win.
    pub loss: [f32; 3],
    /// Mean margin against each Automa level, in plain games since the last point.
    pub margins: [f32; 4],
    /// Games won against each level, of 1.
    pub wins: [f32; 4],
    /// Mean rounds of games among bots.
    pub rounds: f32,
    /// Mean score of the winner among bots.
    pub winner: f32,
    /// Mean workers and popularity at the end.
    pub workers: f32,
    /// Mean popularity at the end.
    pub popularity: f32,
}

/// All points so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve(pub Vec<Point>);

impl Point {
    /// One line of numbers.
    pub fn to_line(&self) -> String {
        let mut line = format!("{}", self.games);
        for n in self.loss.iter().chain(&self.margins).chain(&self.wins).chain(&[
            self.rounds,
            self.winner,
            self.workers,
            self.popularity,
        ]) {
            let _ = write!(line, " {n:.4}");
        }
        line
    }

    /// From such a line.
    pub fn from_line(line: &str) -> Option<Point> {
        let mut words = line.split_whitespace();
        let games = words.next()?.parse().ok()?;
        let mut next = || words.next()?.parse::<f32>().ok();
        let loss = [next()?, next()?, next()?];
        let margins = [next()?, next()?, next()?, next()?];
        let wins = [next()?, next()?, next()?, next()?];
        let (rounds, winner, workers, popularity) = (next()?, next()?, next()?, next()?);
        Some(Point { games, loss, margins, wins, rounds, winner, workers, popularity })
    }

    /// The same for people.
    pub fn describe(&self) -> String {
        let [a, b, c, d] = self.margins;
        let [p, q, r, s] = self.wins.map(|w| w * 100.0);
        let [x, y, z] = self.loss;
        format!(
            "{:>7} games  loss {x:.3} {y:.3} {z:.3}  margin {a:+5.1} {b:+5.1} {c:+5.1} {d:+5.1}  won {p:3.0} {q:3.0} {r:3.0} {s:3.0} %  \
             among bots {:.1} rounds, winner {:.0}  workers {:.1} popularity {:.1}",
            self.games, self.rounds, self.winner, self.workers, self.popularity
        )
    }
}

const COLOURS: [&str; 4] = ["#3b7a57", "#2f5d8a", "#b07d2b", "#a23b3b"];
const NAMES: [&str; 4] = ["Autometta", "Automa", "Automaszyna", "Ultimaszyna"];

impl Curve {
    /// A picture: games won against each Automa level above, the margin below.
    pub fn to_svg(&self) -> String {
        let (wide, high, left) = (760.0, 220.0, 56.0);
        let most = self.0.iter().map(|p| p.games).max().unwrap_or(1).max(1) as f32;
        let mut svg = String::from(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 540\" font-family=\"sans-serif\" font-size=\"13\">\n\
             <rect width=\"900\" height=\"540\" fill=\"#fbf8f1\"/>\n",
        );
        for (part, title, low, top) in
            [(0, "games won, %", 0.0, 100.0), (1, "mean margin, points", -60.0, 40.0)]
        {
            let y0 = 34.0 + part as f32 * (high + 44.0);
            let _ = writeln!(svg, "<text x=\"{left}\" y=\"{}\">{title}</text>", y0 - 8.0);
            for i in 0..=4 {
                let value = low + (top - low) * i as f32 / 4.0;
                let y = y0 + high - high * i as f32 / 4.0;
                let _ = writeln!(
                    svg,
                    "<line x1=\"{left}\" x2=\"{}\" y1=\"{y}\" y2=\"{y}\" stroke=\"#d8d2c4\"/><text x=\"{}\" y=\"{}\" text-anchor=\"end\">{value:.0}</text>",
                    left + wide,
                    left - 6.0,
                    y + 4.0
                );
            }
            for (level, colour) in COLOURS.iter().enumerate() {
                let mut path = String::new();
                for (i, point) in self.smooth(level).into_iter().enumerate() {
                    let (games, won, margin) = point;
                    let value = if part == 0 { won * 100.0 } else { margin };
                    let share = ((value - low) / (top - low)).clamp(0.0, 1.0);
                    let (x, y) = (left + wide * games / most, y0 + high - high * share);
                    let _ = write!(path, "{}{x:.1} {y:.1} ", if i == 0 { "M" } else { "L" });
                }
                let _ = writeln!(
                    svg,
                    "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>"
                );
            }
        }
        for (level, name) in NAMES.iter().enumerate() {
            let x = left + level as f32 * 150.0;
            let _ = writeln!(
                svg,
                "<rect x=\"{x}\" y=\"516\" width=\"18\" height=\"4\" fill=\"{}\"/><text x=\"{}\" y=\"523\">{name}</text>",
                COLOURS[level],
                x + 24.0
            );
        }
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"523\" text-anchor=\"end\">{most:.0} games</text>\n</svg>",
            left + wide
        );
        svg
    }

    /// Games, share won and margin against a level, each a mean over a few points.
    fn smooth(&self, level: usize) -> Vec<(f32, f32, f32)> {
        let near = 2 + self.0.len() / 40;
        (0..self.0.len())
            .map(|i| {
                let part = &self.0[i.saturating_sub(near)..(i + near + 1).min(self.0.len())];
                let mean = |f: &dyn Fn(&Point) -> f32| part.iter().map(f).sum::<f32>() / part.len() as f32;
                (self.0[i].games as f32, mean(&|p| p.wins[level]), mean(&|p| p.margins[level]))
            })
            .collect()
    }
}
