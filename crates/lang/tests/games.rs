//! Whatever happens, is asked or may be done in random games can be said in every language.

use kosa_engine::setup::{Setup, SetupFault, SetupFaults, Wish};
use kosa_engine::vocab::*;
use kosa_engine::{
    Actor, Awaiting, Event, Frame, GiftError, Move, MoveError, NotationError, Public, RecordError, Rules,
    State, Switch, View,
};
use kosa_lang::{Lang, Narrator, Texts};
use kosa_table::TableError;

/// A small generator: the games need not be fair, only different.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % n.max(1)
    }
}

struct Listener {
    texts: Vec<(Texts, Narrator)>,
    /// Sentences said, to be sure that something was.
    said: usize,
}

impl Listener {
    fn new() -> Listener {
        let texts = Lang::ALL.into_iter().map(|lang| (Texts::new(lang), Narrator::default())).collect();
        Listener { texts, said: 0 }
    }

    fn proper(&mut self, what: &dyn core::fmt::Debug, lang: Lang, text: &str) {
        self.said += 1;
        let fine = !text.is_empty()
            && !text.contains(['{', '}', '$'])
            && !text.contains("  ")
            && !text.contains(" ,")
            && text.trim() == text;
        assert!(fine, "{what:?} in {lang}: '{text}'");
    }

    fn events(&mut self, events: &[Event], public: &Public, viewer: Option<Seat>) {
        for event in events {
            for i in 0..self.texts.len() {
                let (texts, narrator) = &mut self.texts[i];
                let text = texts.event(narrator, &event.seen_by(viewer), public);
                let lang = texts.lang();
                self.proper(event, lang, &text);
                assert!(text.ends_with('.'), "{event:?} in {lang}: '{text}'");
            }
        }
    }

    fn question(&mut self, view: &View, seat: Seat, moves: &[Move]) {
        let Some(frame) = view.public().frame() else { return };
        for i in 0..self.texts.len() {
            let texts = &self.texts[i].0;
            let lang = texts.lang();
            let prompt = texts.prompt(&frame, view, seat);
            let lines: Vec<String> = moves.iter().map(|mv| texts.describe(mv, view, seat)).collect();
            self.proper(&frame, lang, &prompt);
            for (mv, line) in moves.iter().zip(lines) {
                self.proper(mv, lang, &line);
            }
        }
    }
}

/// Plays a game at random and says everything in it.
fn play(setup: Setup, seed: u64, turns: u16, listener: &mut Listener) {
    let mut dice = Dice(seed);
    let mut state: State = setup.start().unwrap();
    let mut events: Vec<Event> = Vec::new();
    while !state.is_over() && state.public().turns() < turns {
        let (actor, mv) = match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let outcomes = state.chance();
                (Actor::Chance, outcomes[dice.below(outcomes.len())].0)
            }
            Awaiting::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let view = View::of(&state, Some(seat));
                let moves = view.legal();
                // Long lists hold many moves of one kind: a few of them are enough.
                let step = moves.len().div_ceil(6);
                let some: Vec<Move> = moves.iter().copied().step_by(step).collect();
                listener.question(&view, seat, &some);
                (Actor::Seat(seat), moves[dice.below(moves.len())])
            }
        };
        state.apply_with(actor, mv, &mut events).unwrap();
        let viewer = Seat::new(dice.below(state.public().seat_count()) as u8);
        listener.events(&events, state.public(), viewer);
        events.clear();
    }
}

#[test]
fn games_between_people_are_told() {
    let rules = Rules::RULEBOOK
        .with(Switch::InvadersFromAfar, true)
        .with(Switch::PromoEncounters, true)
        .with(Switch::PromoFactory, true)
        .with(Switch::PromoObjectives, true);
    let mut listener = Listener::new();
    let pairs = Faction::ALL.into_iter().zip(Mat::ALL);
    play(Setup::chosen(pairs).with_rules(rules), 1, 400, &mut listener);
    for seed in 2..4 {
        let pairs = [
            (Faction::Polania, Mat::Engineering),
            (Faction::Togawa, Mat::Militant),
            (Faction::Albion, Mat::Industrial),
        ];
        play(Setup::chosen(pairs).with_rules(rules), seed, 300, &mut listener);
    }
    assert!(listener.said > 10_000);
}

#[test]
fn games_with_automas_are_told() {
    let mut listener = Listener::new();
    for (seed, kind) in (1..).zip(["automa:autometta:move-check:deploy-check", "automa:ultimaszyna:coins+1"])
    {
        let person = |faction, mat| Wish { faction: Some(faction), mat: Some(mat), automa: None };
        let automa =
            |faction| Wish { faction: Some(faction), mat: None, automa: Some(kind.parse().unwrap()) };
        let players = vec![
            person(Faction::Nordic, Mat::Industrial),
            automa(Faction::Togawa),
            automa(Faction::Albion),
            person(Faction::Crimea, Mat::Mechanical),
        ];
        let rules = Rules::RULEBOOK.with(Switch::InvadersFromAfar, true);
        play(Setup { rules, players, ..Setup::default() }, seed, 200, &mut listener);
    }
    assert!(listener.said > 5_000);
}

#[test]
fn every_error_is_said() {
    let seat = Seat::new(1).unwrap();
    let moves = [
        MoveError::GameOver,
        MoveError::NotAsked { actor: Actor::Seat(seat), awaiting: Awaiting::Chance },
        MoveError::NotAsked { actor: Actor::Chance, awaiting: Awaiting::Over },
        MoveError::Illegal { actor: Actor::Seat(seat), mv: Move::Skip, asked: Frame::Section },
        MoveError::Illegal { actor: Actor::Chance, mv: Move::Skip, asked: Frame::AutomaDraw },
        MoveError::Illegal { actor: Actor::Chance, mv: Move::Skip, asked: Frame::Settle },
    ];
    let gifts = [
        GiftError::GameOver,
        GiftError::Forbidden,
        GiftError::NoSuchSeat(seat),
        GiftError::Automa(seat),
        GiftError::Nothing,
        GiftError::PurseFull,
        GiftError::TooFewCoins { has: 1 },
    ];
    let faults = [
        SetupFault::SeatCount(1, 5),
        SetupFault::FactionTwice(Faction::Nordic),
        SetupFault::MatTwice(Mat::Patriotic),
        SetupFault::NotInTheBox(Faction::Togawa.id()),
        SetupFault::NotInTheBox(Mat::Militant.id()),
        SetupFault::AutomaWithMat(1),
        SetupFault::Banned(Faction::Rusviet, Mat::Industrial),
        SetupFault::Open(0),
        SetupFault::NoDeal,
    ];
    let mut errors: Vec<TableError> = vec![
        TableError::Record(RecordError { line: 3, fault: "x".into() }),
        TableError::NoSuchSeat(seat),
        TableError::AutomaSeat(seat),
        TableError::NoAutoma(seat),
        TableError::NothingToUndo(seat),
        TableError::WrongSeed,
        TableError::ChanceDiffers { outcome: 4 },
    ];
    errors.extend(moves.map(TableError::Move));
    errors.extend(gifts.map(TableError::Gift));
    errors.extend(faults.map(|fault| TableError::Setup(SetupFaults(vec![fault]))));
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut said: Vec<String> = errors.iter().map(|error| texts.table_error(error)).collect();
        let wrong: NotationError = "fly".parse::<Move>().unwrap_err();
        said.push(texts.not_a_move("fly", &wrong));
        let wrong: NotationError = "fight h99".parse::<Move>().unwrap_err();
        said.push(texts.not_a_move("fight h99", &wrong));
        for text in said {
            assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{lang}: {text}");
        }
    }
}
