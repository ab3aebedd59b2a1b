//! Moments of games that have a screen of their own, and how a browser gets there without playing the game.

use crate::{Browser, Fault, Game, Manner, Site, Way};
use kosa_client::ask::Hand;
use kosa_client::{Asked, NearTable, Session, Stage, Wishes};
use kosa_engine::{Question, State};
use kosa_lang::{Lang, Texts};
use kosa_table::{Occupant, Seed, Table};
use std::sync::Arc;

/// A table with everybody who may sit at one.
const MIXED: &str =
    "kosa1;seats=human/nordic,bot:random/rusviet,automa/crimea,bot:random/saxony;rules=current";
/// Two people at one device.
const PAIR: &str = "kosa1;seats=human/name:Anna,human/name:Piotr,automa;rules=current";
/// One person and the Automa.
const SOLO: &str = "kosa1;seats=human,automa;rules=current";
/// Everything in the box.
const ALL: &str = "kosa1;seats=human/togawa,bot:random/albion,automa;rules=current,+invaders-from-afar,+airships,+resolutions,+automa-wind-gambit";

/// The middle of a game with much on the board: somebody plays Nordic, bots and an Automa the others.
const RICH: &str = include_str!("rich.kpos");

/// How the game of a moment begins.
#[derive(Clone, Copy)]
enum Start {
    /// Dealt, by wishes.
    Dealt(&'static str),
    /// In the middle of it, with these lines instead of those.
    Laid(&'static [(&'static str, &'static str)]),
}
use Start::{Dealt, Laid};

impl Start {
    /// The game, with this seed.
    fn game(self, seed: u64, manner: Manner) -> Option<Game> {
        let changes = match self {
            Dealt(wishes) => {
                let mut wishes: Wishes = wishes.parse().ok()?;
                wishes.seed = seed.to_string();
                return Some(Game::deal(&wishes, manner));
            }
            Laid(changes) => changes,
        };
        let mut text = RICH.to_string();
        for (line, instead) in changes {
            assert!(text.contains(line), "no line {line:?}");
            text = text.replace(line, instead);
        }
        let state = State::from_position(&text).expect("a position");
        let mut table = Table::from_state(state, seed);
        // Whoever goes on with the record finds its seed in it, as in every game that is dealt.
        table.set_tag("seed", &Seed::from(seed).to_string()).ok()?;
        for seat in state.public().seats().filter(|seat| seat.index() != 0) {
            // An Automa stays what it is.
            let _ = table.take_over(seat, Occupant::Bot("random".into()));
        }
        let session = Session::new(NearTable::new(table), Arc::new(Texts::new(Lang::English)));
        Some(Game::at(session, Seed::from(seed), manner))
    }
}

/// A moment of a game: how the game begins, how far it must be, and how the moment is known.
pub struct Moment {
    /// What it is called.
    pub name: &'static str,
    from: Start,
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
            // What those who hurry never do somebody does who tries anything.
            let manner = if seed <= TRIES / 2 { Manner::Brisk } else { Manner::Anything(usize::MAX) };
            let mut game = self.from.game(seed, manner)?;
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

/// The token on another section, where its top row is in hand.
macro_rules! on {
    ($section:literal) => {
        &[
            ("token enlist", concat!("token ", $section)),
            ("active 1", concat!("active 1; frames end bottom:", $section, " top:", $section)),
        ]
    };
}

/// The token on another section, where its bottom row is in hand.
macro_rules! below {
    ($section:literal) => {
        &[
            ("token enlist", concat!("token ", $section)),
            ("active 1", concat!("active 1; frames end bottom:", $section)),
        ]
    };
}

const fn moment(name: &'static str, from: Start, is: fn(&Session<NearTable>) -> bool) -> Moment {
    Moment { name, from, turns: 0, is }
}

/// A mech and a worker of Nordic's come to a territory of Rusviet's.
const ATTACK: Start = Laid(&[
    ("token enlist", "token build"),
    ("at h05 h11 h18", "at h05 h11 h24"),
    ("h12 h18 h18", "h12 h18 h24"),
    ("active 1", "active 1; frames end bottom:build stars:1 settle dials; combat h24 1 2"),
]);

/// All of them.
pub const MOMENTS: [Moment; 22] = [
    // A round later, so that there is something to tell.
    Moment { name: "turn", from: Laid(&[]), turns: 49, is: |s| asks(s, |q| q == Question::Section) },
    moment("first", Dealt(SOLO), |s| asks(s, |q| q == Question::Section)),
    moment("units", Laid(on!("build")), |s| asks(s, |q| q == Question::Units) && !unit(s)),
    moment("move", Laid(on!("build")), |s| unit(s) && mech(s)),
    moment("combat", ATTACK, |s| asks(s, |q| q == Question::Dials)),
    moment("ability", Laid(on!("build")), |s| asks(s, |q| matches!(q, Question::Ability { .. }))),
    moment("outcome", ATTACK, fought),
    moment("encounter", Laid(on!("build")), |s| asks(s, |q| matches!(q, Question::Encounter { .. }))),
    Moment { name: "automa", from: Dealt(SOLO), turns: 16, is: weighed },
    moment("produce", Laid(on!("enlist")), |s| asks(s, |q| matches!(q, Question::Produce { .. }))),
    moment("payment", Laid(below!("upgrade")), |s| asks(s, |q| matches!(q, Question::Pay { .. }))),
    moment("upgrade", Laid(below!("upgrade")), |s| asks(s, |q| q == Question::Upgrade)),
    moment("build", Laid(below!("build")), |s| asks(s, |q| matches!(q, Question::Build { .. }))),
    moment(
        "enlist",
        Laid(&[("at h12 food 2", "at h12 food 5"), ("active 1", "active 1; frames end bottom:enlist")]),
        |s| asks(s, |q| q == Question::Enlist),
    ),
    moment(
        "deploy",
        Laid(&[
            ("token enlist", "token deploy"),
            ("oil 1 metal 1 wood 2", "oil 1 metal 4 wood 2"),
            ("active 1", "active 1; frames end bottom:deploy"),
        ]),
        |s| asks(s, |q| matches!(q, Question::Deploy { .. })),
    ),
    moment(
        "factory",
        Laid(&[
            ("token enlist", "token build"),
            ("  character h23\n  mechs 1 2 3 4 at h23", "  character h24\n  mechs 1 2 3 4 at h24"),
            ("  character h12", "  character h23"),
            (
                "active 1",
                "active 1; factory 4 cards 2 5 9 12 seen-by 1 2; frames end bottom:build stars:1 settle factory-pick",
            ),
        ]),
        |s| asks(s, |q| q == Question::FactoryPick),
    ),
    moment(
        "retreat",
        Laid(&[
            ("token deploy", "token build"),
            ("mechs 1 3 4 at", "mechs 1 2 4 at"),
            ("at h23 h24 h25", "at h23 h11 h25"),
            (
                "active 1",
                "active 2; frames end bottom:build stars:2 settle aftermath retreat; combat h11 2 1 winner attacker",
            ),
        ]),
        |s| asks(s, |q| q == Question::Retreat),
    ),
    moment("objective", Laid(&[("active 1", "active 1; frames end"), ("h04 h04 h05", "h10 h15 h05")]), |s| {
        asks(s, |q| q == Question::EndTurn)
    }),
    Moment { name: "airship", from: Dealt(ALL), turns: 12, is: flies },
    Moment { name: "modules", from: Dealt(ALL), turns: 30, is: |s| asks(s, |q| q == Question::Section) },
    Moment {
        name: "hand-over",
        from: Dealt(PAIR),
        turns: 20,
        is: |s| matches!(s.stage(), Stage::HandOver(_)),
    },
    moment("end", Dealt(MIXED), |s| s.stage() == Stage::Over),
];

/// A mech is in hand.
fn mech(session: &Session<NearTable>) -> bool {
    use kosa_engine::vocab::UnitKind;
    asked(session).is_some_and(|asked| matches!(asked.hand(), Hand::Unit(UnitKind::Mech, _)))
}

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

/// A page that says how a combat of whoever reads it ended.
fn fought(session: &Session<NearTable>) -> bool {
    session.stage() == Stage::Reading && session.page().is_some_and(|page| page.is_combat())
}

/// A page that says what an Automa weighed.
fn weighed(session: &Session<NearTable>) -> bool {
    session.stage() == Stage::Reading
        && session
            .page()
            .is_some_and(|page| page.attempts().iter().any(|attempt| attempt.candidates.len() > 2))
}
