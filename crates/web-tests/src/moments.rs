//! Moments of games that have a screen of their own, and how a browser gets there without playing the game.

use crate::{Browser, Fault, Game, Manner, Site, Way};
use kosa_client::ask::Hand;
use kosa_client::{Asked, NearTable, Session, Stage, Wishes};
use kosa_engine::Question;

/// A table with everybody who may sit at one.
const MIXED: &str =
    "kosa1;seats=human/nordic,bot:random/rusviet,automa/crimea,bot:random/saxony;rules=current";
/// Two people at one device.
const PAIR: &str = "kosa1;seats=human/name:Anna,human/name:Piotr,automa;rules=current";
/// One person and the Automa.
const SOLO: &str = "kosa1;seats=human,automa;rules=current";
/// Factions that may retreat onto lakes, and Automas that attack them.
const LAKES: &str = "kosa1;seats=human/nordic,automa/saxony,automa/rusviet;rules=current";
/// Everything in the box.
const ALL: &str = "kosa1;seats=human/togawa,bot:random/albion,automa;rules=current,+invaders-from-afar,+airships,+resolutions,+automa-wind-gambit";

/// A moment of a game: its table, how far the game must be, and how it is known.
pub struct Moment {
    /// What it is called.
    pub name: &'static str,
    wishes: &'static str,
    turns: u16,
    is: fn(&Session<NearTable>) -> bool,
}

/// So many games are tried before a moment is given up.
const TRIES: u64 = 40;

impl Moment {
    /// The moment of this name.
    pub fn named(name: &str) -> Option<&'static Moment> {
        MOMENTS.iter().find(|moment| moment.name == name)
    }

    /// The way to the first such moment in any game.
    pub fn way(&self) -> Option<Way> {
        (1..=TRIES).find_map(|seed| {
            let mut wishes: Wishes = self.wishes.parse().ok()?;
            wishes.seed = seed.to_string();
            // What those who hurry never do somebody does who tries anything.
            let manner = if seed <= TRIES / 2 { Manner::Brisk } else { Manner::Anything(usize::MAX) };
            let mut game = Game::deal(&wishes, manner);
            game.play(|session| {
                session.board().is_some_and(|board| board.turns() >= self.turns) && (self.is)(session)
            })
        })
    }

    /// Takes a browser to it that has a room of the site open; the room it is played in.
    pub fn enter(&self, browser: &Browser, site: &Site) -> Result<String, Fault> {
        let way = self.way().ok_or_else(|| Fault::TooLate(format!("the moment {}", self.name)))?;
        way.enter(browser, site)
    }
}

fn asked(session: &Session<NearTable>) -> Option<&Asked> {
    session.asked().filter(|_| matches!(session.stage(), Stage::Asking(_)))
}

fn asks(session: &Session<NearTable>, what: impl Fn(Question) -> bool) -> bool {
    asked(session).and_then(Asked::question).is_some_and(what)
}

/// All of them.
pub const MOMENTS: [Moment; 19] = [
    Moment { name: "turn", wishes: MIXED, turns: 44, is: |s| asks(s, |q| q == Question::Section) },
    Moment { name: "first", wishes: SOLO, turns: 0, is: |s| asks(s, |q| q == Question::Section) },
    Moment { name: "units", wishes: MIXED, turns: 44, is: |s| asks(s, |q| q == Question::Units) && !unit(s) },
    Moment { name: "move", wishes: MIXED, turns: 44, is: unit },
    Moment { name: "combat", wishes: MIXED, turns: 20, is: |s| asks(s, |q| q == Question::Dials) },
    Moment {
        name: "encounter",
        wishes: MIXED,
        turns: 8,
        is: |s| asks(s, |q| matches!(q, Question::Encounter { .. })),
    },
    Moment { name: "automa", wishes: SOLO, turns: 16, is: weighed },
    Moment {
        name: "produce",
        wishes: MIXED,
        turns: 24,
        is: |s| asks(s, |q| matches!(q, Question::Produce { .. })),
    },
    Moment {
        name: "payment",
        wishes: MIXED,
        turns: 24,
        is: |s| asks(s, |q| matches!(q, Question::Pay { .. })),
    },
    Moment { name: "upgrade", wishes: MIXED, turns: 24, is: |s| asks(s, |q| q == Question::Upgrade) },
    Moment {
        name: "build",
        wishes: MIXED,
        turns: 20,
        is: |s| asks(s, |q| matches!(q, Question::Build { .. })),
    },
    Moment { name: "enlist", wishes: MIXED, turns: 20, is: |s| asks(s, |q| q == Question::Enlist) },
    Moment {
        name: "deploy",
        wishes: MIXED,
        turns: 20,
        is: |s| asks(s, |q| matches!(q, Question::Deploy { .. })),
    },
    Moment { name: "factory", wishes: MIXED, turns: 8, is: |s| asks(s, |q| q == Question::FactoryPick) },
    Moment { name: "retreat", wishes: LAKES, turns: 8, is: |s| asks(s, |q| q == Question::Retreat) },
    Moment { name: "airship", wishes: ALL, turns: 12, is: flies },
    Moment { name: "modules", wishes: ALL, turns: 30, is: |s| asks(s, |q| q == Question::Section) },
    Moment { name: "hand-over", wishes: PAIR, turns: 20, is: |s| matches!(s.stage(), Stage::HandOver(_)) },
    Moment { name: "end", wishes: MIXED, turns: 20, is: |s| s.stage() == Stage::Over },
];

/// A unit is in hand, and it is no airship.
fn unit(session: &Session<NearTable>) -> bool {
    use kosa_engine::vocab::UnitKind;
    asked(session)
        .is_some_and(|asked| matches!(asked.hand(), Hand::Unit(kind, _) if *kind != UnitKind::Airship))
}

fn flies(session: &Session<NearTable>) -> bool {
    use kosa_engine::vocab::UnitKind;
    asked(session).is_some_and(|asked| matches!(asked.hand(), Hand::Unit(UnitKind::Airship, _)))
}

/// A page that says what an Automa weighed.
fn weighed(session: &Session<NearTable>) -> bool {
    session.stage() == Stage::Reading
        && session
            .page()
            .is_some_and(|page| page.attempts().iter().any(|attempt| attempt.candidates.len() > 2))
}
