//! What terrain is drawn with: marks that lie around the middle of a territory, and the glyph of its cap.
//!
//! All shapes are paths of relative steps, so that one path draws a mark on every territory of a kind. Browsers keep a transformation
//! for each `use`: with a thousand of them the board took longer to put together than everything else of the page.

use super::short;
use kosa_engine::vocab::Terrain;

/// The outline of a territory, from its middle.
pub const HEX: &str = "m0-57.7l50 28.8v57.8l-50 28.8l-50-28.8v-57.8z";

/// The outline of a ring within a territory, open at its cap.
pub const RING: &str = "m-29-34.3l-15.3 8.8v51l44.3 25.6l44.3-25.6v-51l-15.3-8.8";

/// The line of control within a territory, open at its cap.
pub const CONTROL: &str = "m-29-32l-13 7.5v49l42 24l42-24v-49l-13-7.5";

/// A shape and where it stands around the middle of a territory.
pub struct Mark {
    /// Its class in the style sheet.
    pub class: &'static str,
    shape: &'static str,
    at: &'static [(f64, f64)],
}

impl Mark {
    /// The shape everywhere it stands around a point.
    pub fn around(&self, x: f64, y: f64) -> String {
        self.at.iter().map(|(dx, dy)| format!("M{} {}{}", short(x + dx), short(y + dy), self.shape)).collect()
    }
}

const MIDDLE: &[(f64, f64)] = &[(0.0, 0.0)];

const FURROWS: Mark = Mark {
    class: "sl",
    shape: "m-48-24l18-10m-18 18l24-13.5m-24 21.5l24-13.5m-24 21.5l20-11m-20 19l16-9m-16 17l13-7m57-40h8m4 0h6m-14 7h8m4 0h8m-14 7h8m-10 7h8m4 0h5m-13 7h10m-14 7h6m4 0h7m-13 7h10m-16 7h8m4 0h6m-90 12h26m-16 6h22m-12 6h16m26-12h26m-31 6h22m-26 6h16m-31 6h12",
    at: MIDDLE,
};

const TREES: Mark = Mark {
    class: "tm",
    shape: "m8 .8l4 5.6h-2l3.2 4.8h-4.4v4h-1.6v-4h-4.4l3.2-4.8h-2z",
    at: &[(-45.0, -24.0), (-49.0, -6.0), (-42.0, 10.0), (29.0, -23.0), (33.0, -5.0), (28.0, 11.0)],
};

const SMALL_TREES: Mark = Mark {
    class: "tm",
    shape: "m6.8 .7l3.3 4.7h-1.7l2.7 4.1h-3.7v3.3h-1.3v-3.3h-3.7l2.7-4.1h-1.7z",
    at: &[(-29.0, 22.0), (16.0, 23.0), (-32.0, -36.0), (18.0, -35.0)],
};

const WATER: Mark = Mark {
    class: "lake",
    shape: "m0-52c10 0 20 12 32 16c10 4 14 10 13 22c-1 10 2 20 1 32c-1 10-12 14-22 19c-10 5-16 15-25 15c-9 0-17-10-27-15c-10-5-18-9-17-21c1-10-2-20-1-32c1-12 10-16 20-21c10-5 17-15 26-15z",
    at: MIDDLE,
};

const WAVES: Mark = Mark {
    class: "tl wave",
    shape: "m.9 7.2c2.7-2.7 5.4-2.7 8.1 0c2.7 2.7 5.4 2.7 8.1 0m-16.2 5.4c2.7-2.7 5.4-2.7 8.1 0c2.7 2.7 5.4 2.7 8.1 0",
    at: &[(-36.0, -22.0), (16.0, -20.0), (-36.0, 8.0), (16.0, 10.0), (-9.0, 26.0)],
};

const RIDGES: Mark = Mark {
    class: "tl ridge",
    shape: "m1.3 22.9l9.5-17.8l5.1 8.9l2.6-3.8l6.4 12.8",
    at: &[(-51.0, -25.0), (-49.0, 2.0), (26.0, -24.0), (24.0, 3.0)],
};

const SLOPES: Mark = Mark {
    class: "tl thin",
    shape: "m10.8 5.7l-1.5 17.2m3.4-12.7l-.3 12.8m2.9-8.3l.4 8.2m2.9-11.4l.9 11.5m2.2-5.2l.9 5.1",
    at: RIDGES.at,
};

const LOW_RIDGES: Mark = Mark {
    class: "tl ridge",
    shape: "m1.1 18.9l7.8-14.7l4.2 7.4l2.1-3.2l5.3 10.5",
    at: &[(-28.0, 23.0), (8.0, 24.0)],
};

const LOW_SLOPES: Mark = Mark {
    class: "tl thin",
    shape: "m8.9 4.7l-1.2 14.2m2.8-10.5l-.3 10.5m2.4-6.8l.3 6.8m2.4-9.4l.8 9.4m1.8-4.2l.7 4.2",
    at: LOW_RIDGES.at,
};

const TUFTS: Mark = Mark {
    class: "tl",
    shape: "m7.8 13.2c-.4-4.7-1.6-7.8-3.9-10.1m3.9 10.1c0-4.7 .2-7 .7-10.1m-.8 10.1c.5-3.9 1.8-6.6 3.9-8.5m-3.8 8.5c-1.2-2.7-3.1-4.3-5.5-4.7m5.5 4.7c1.1-2.2 3-3.4 5.4-3.5",
    at: &[(-47.0, -22.0), (-42.0, 8.0), (30.0, -18.0), (29.0, 10.0)],
};

const LOW_TUFTS: Mark = Mark {
    class: "tl",
    shape: "m6.5 11.1c-.3-3.9-1.3-6.5-3.2-8.5m3.2 8.5c0-3.9 .2-5.9 .7-8.5m-.7 8.5c.4-3.3 1.5-5.6 3.2-7.2m-3.2 7.2c-1-2.3-2.6-3.6-4.5-3.9m4.5 3.9c1-1.9 2.6-2.8 4.6-3",
    at: &[(-24.0, 25.0), (12.0, 26.0)],
};

const STONES: Mark = Mark {
    class: "sd",
    shape: "h.1",
    at: &[
        (-40.0, -2.0),
        (-46.0, 1.0),
        (-31.0, -29.0),
        (-26.0, -25.0),
        (40.0, -24.0),
        (34.0, 3.0),
        (42.0, 2.0),
        (-34.0, 27.0),
        (30.0, 30.0),
        (24.0, -34.0),
        (-6.0, 33.0),
        (4.0, 36.0),
        (-18.0, -37.0),
    ],
};

const HOUSES: Mark = Mark {
    class: "tm",
    shape: "m1.1 7.9l6.4-5.7l6.4 5.7h-1.9v5.6h-9v-5.6z",
    at: &[(-47.0, -22.0), (-48.0, -3.0), (30.0, -22.0), (33.0, -3.0)],
};

const DOORS: Mark = Mark { class: "tm2", shape: "m6.2 13.5v-3.4h2.6v3.4z", at: HOUSES.at };

const COTTAGES: Mark = Mark {
    class: "tm",
    shape: "m.9 6.6l5.3-4.7l5.4 4.7h-1.6v4.7h-7.5v-4.7z",
    at: &[(-34.0, -30.0), (-38.0, 13.0), (20.0, -31.0), (24.0, 14.0)],
};

const COTTAGE_DOORS: Mark = Mark { class: "tm2", shape: "m5.2 11.3v-2.9h2.1v2.9z", at: COTTAGES.at };

/// What lies on the ground of a terrain, from below to above.
pub fn marks(terrain: Terrain) -> &'static [Mark] {
    match terrain {
        Terrain::Farm => &[FURROWS],
        Terrain::Forest => &[TREES, SMALL_TREES],
        Terrain::Lake => &[WATER, WAVES],
        Terrain::Mountain => &[RIDGES, SLOPES, LOW_RIDGES, LOW_SLOPES],
        Terrain::Tundra => &[TUFTS, LOW_TUFTS, STONES],
        Terrain::Village => &[HOUSES, DOORS, COTTAGES, COTTAGE_DOORS],
        Terrain::Factory => &[],
    }
}

/// The glyph of a terrain around its middle, by classes.
pub fn glyph(terrain: Terrain) -> &'static [(&'static str, &'static str)] {
    match terrain {
        Terrain::Farm => &[
            (
                "gm",
                "m0 7.6v-9.3m0-5.1c1.4 1.4 1.4 3.2 0 4.7c-1.4-1.5-1.4-3.3 0-4.7zm-4.7 3.4c2.4 .2 3.7 1.4 3.8 3.8c-2.3-.1-3.6-1.4-3.8-3.8zm9.4 0c-2.4 .2-3.7 1.4-3.9 3.8c2.4-.1 3.7-1.4 3.9-3.8zm-9.4 4.7c2.4 .1 3.7 1.4 3.8 3.8c-2.3-.2-3.6-1.4-3.8-3.8zm9.4 0c-2.4 .1-3.7 1.4-3.9 3.8c2.4-.2 3.7-1.4 3.9-3.8z",
            ),
            ("gl stem", "m0 7.6v-8.4"),
        ],
        Terrain::Forest => &[("gm", "m0-7.7l4.2 6h-2.1l3.4 5.1h-4.7v4.2h-1.7v-4.2h-4.6l3.4-5.1h-2.1z")],
        Terrain::Lake => &[(
            "gl",
            "m-7.7-1.7c2.6-2.5 5.2-2.5 7.7 0c2.5 2.5 5.1 2.5 7.6 0m-15.2 5.1c2.5-2.5 5-2.5 7.6 0c2.5 2.5 5.1 2.5 7.6 0",
        )],
        Terrain::Mountain => &[
            ("gm", "m-8.1 6.8l6.8-12.8l3.6 6l1.5-2.1l4.4 8.9z"),
            ("gm2", "m-1.3-6l1.7 2.9l-1.4 1.7l-1.1-1l-1.4 .9z"),
        ],
        Terrain::Tundra => &[(
            "gl",
            "m0 5.9c-.4-5.1-1.7-8.4-4.2-11m4.2 11c0-5.1 .3-7.6 .8-11m-.8 11c.5-4.2 2-7.2 4.2-9.3m-4.2 9.3c-1.3-2.9-3.4-4.6-6-5.1m6 5.1c1.3-2.3 3.4-3.6 5.9-3.8",
        )],
        Terrain::Village => {
            &[("gm", "m-7.2 .4l7.2-6.4l7.2 6.4h-2.1v6.4h-10.2v-6.4z"), ("gm2", "m-1.4 6.8v-3.8h2.8v3.8z")]
        }
        Terrain::Factory => &[],
    }
}

/// The mouth of a tunnel: its arch, and the dark within.
pub const TUNNEL: [(&str, &str); 2] = [
    ("tun", "m-7.9 8.2v-7.8a7.9 7.9 0 0 1 15.8 0v7.8z"),
    ("tun2", "m-4.1 8.2v-7.1a4.1 4.1 0 0 1 8.2 0v7.1z"),
];

/// The Factory: the teeth of its wheel and its works, by classes. The wheel itself is two circles.
pub const TEETH: &str = "m-5.2-57.8h10.4v12.4h-10.4zm5.2 57.8m24.4-52.6l8.9 5.2l-6.1 10.7l-9-5.2zm-24.4 52.6m47.4-33.3l5.2 8.9l-10.7 6.2l-5.2-9zm-47.4 33.3m57.8-5.2v10.4h-12.4v-10.4zm-57.8 5.2m52.6 24.4l-5.2 8.9l-10.7-6.1l5.2-9zm-52.6-24.4m33.3 47.4l-8.9 5.2l-6.2-10.7l9-5.2zm-33.3-47.4m5.2 57.8h-10.4v-12.4h10.4zm-5.2-57.8m-24.4 52.6l-8.9-5.2l6.1-10.7l9 5.2zm24.4-52.6m-47.4 33.3l-5.2-8.9l10.7-6.2l5.2 9zm47.4-33.3m-57.8 5.2v-10.4h12.4v10.4zm57.8-5.2m-52.6-24.4l5.2-8.9l10.7 6.1l-5.2 9zm52.6 24.4m-33.3-47.4l8.9-5.2l6.2 10.7l-9 5.2z";

/// Roofs and chimneys, and their smoke.
pub const WORKS: [(&str, &str); 2] = [
    (
        "fworks",
        "m-26.8-4.1v-16.5l10.3 6.2v-6.2l10.3 6.2v-6.2l10.3 6.2v-22.7h6.2l1.6 20.6h3.6v-14.4h6.2l2 26.8zm-6.2 2h66v3.1h-66z",
    ),
    ("fsmoke", "m7.2-39.2c-4.1-2-1-4.1-5.1-5.1m16.5 10.3c4.1-2.1 0-4.2 5.1-6.2"),
];

#[cfg(test)]
mod tests {
    use super::super::geometry::RADIUS;
    use super::*;

    /// Every point a path of relative steps comes to.
    fn points(path: &str) -> Vec<(f64, f64)> {
        let (mut at, mut start, mut all) = ((0.0, 0.0), (0.0, 0.0), Vec::new());
        let mut rest = path;
        while let Some(command) = rest.chars().next() {
            let to = rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |n| n + 1);
            let text = rest[1..to].replace('-', " -");
            let n: Vec<f64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
            match command {
                'm' | 'l' => at = (at.0 + n[0], at.1 + n[1]),
                'h' => at.0 += n[0],
                'v' => at.1 += n[0],
                'c' => at = (at.0 + n[4], at.1 + n[5]),
                'a' => at = (at.0 + n[5], at.1 + n[6]),
                'z' => at = start,
                other => panic!("{other} in {path} is no relative step"),
            }
            if command == 'm' {
                start = at;
            }
            all.push(at);
            rest = &rest[to..];
        }
        all
    }

    #[test]
    fn every_shape_is_relative_and_stays_on_its_territory() {
        let middle = |path: &'static str| (path, MIDDLE);
        let mut all = vec![middle(HEX), middle(RING), middle(CONTROL), middle(TEETH)];
        all.extend(TUNNEL.iter().chain(&WORKS).map(|(_, path)| middle(path)));
        for terrain in Terrain::ALL {
            all.extend(glyph(terrain).iter().map(|(_, path)| middle(path)));
            all.extend(marks(terrain).iter().map(|mark| (mark.shape, mark.at)));
        }
        for (path, places) in all {
            for (x, y) in points(path) {
                for (dx, dy) in places {
                    let far = (x + dx).hypot(y + dy);
                    assert!(far <= RADIUS + 1.0, "{path} is {far} off at {dx}, {dy}");
                }
            }
        }
    }
}
