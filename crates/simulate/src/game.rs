//! One game of a series.

use crate::error::PlanError;
use crate::plan::SeriesPlan;
use kosa_engine::record::Entry;
use kosa_engine::score::Sides;
use kosa_engine::vocab::{Faction, MAX_SEATS, Mat, Stars};
use kosa_engine::{Actor, AutomaKind, Awaiting, MoveList, Record, Score, Setup, State, View};
use kosa_table::{Occupant, Player, Seed};

/// One seat of a finished or given-up game.
///
/// ```
/// use kosa_engine::{Setup, vocab::Faction};
/// use kosa_simulate::{Contestant, SeatResult, SeriesPlan, run};
/// use std::convert::Infallible;
/// use std::sync::atomic::AtomicBool;
///
/// let players = vec![Contestant::bot("random"); 2];
/// let plan = SeriesPlan { setup: Setup::random(2), players, seed: 7.into(), games: 1, max_turns: 50, records: false };
/// let mut seats: Vec<SeatResult> = Vec::new();
/// run(&plan, 1, &AtomicBool::new(false), |game| Ok::<(), Infallible>(seats = game.result.seats)).unwrap();
/// assert!(seats.iter().all(|seat| Faction::ALL.contains(&seat.faction)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The faction.
    pub faction: Faction,
    /// The player mat; an Automa has none.
    pub mat: Option<Mat>,
    /// The Automa on this seat, if one plays it.
    pub automa: Option<AutomaKind>,
    /// Cards an Automa has drawn for its turns.
    pub automa_turns: u32,
    /// The score, or what it would be now.
    pub score: Score,
    /// Stars placed.
    pub stars: Stars,
    /// 1 for the winner; players who are equal in everything share a place.
    pub place: u8,
}

/// How one game went.
///
/// ```
/// use kosa_engine::Setup;
/// use kosa_simulate::{Contestant, GameResult, SeriesPlan, run};
/// use std::convert::Infallible;
/// use std::sync::atomic::AtomicBool;
///
/// let players = vec![Contestant::bot("random"); 2];
/// let plan = SeriesPlan { setup: Setup::random(2), players, seed: 7.into(), games: 2, max_turns: 50, records: false };
/// let mut results: Vec<GameResult> = Vec::new();
/// run(&plan, 1, &AtomicBool::new(false), |game| Ok::<(), Infallible>(results.push(game.result))).unwrap();
/// assert_eq!(results.iter().map(|game| game.index).collect::<Vec<_>>(), [0, 1]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Number in the series, from 0.
    pub index: u64,
    /// Whether it came to its end.
    pub finished: bool,
    /// Turns begun, all players together.
    pub turns: u16,
    /// Decisions of the players.
    pub decisions: u64,
    /// Answers that were not legal moves; the first of the list was played instead.
    pub refused: u64,
    /// Seats, clockwise.
    pub seats: Vec<SeatResult>,
    /// The averages of people and Automas, where the game is cooperative.
    pub sides: Option<Sides>,
}

/// A game that has been played.
///
/// ```
/// use kosa_engine::Setup;
/// use kosa_simulate::{Contestant, SeriesPlan, SimulatedGame, run};
/// use std::convert::Infallible;
/// use std::sync::atomic::AtomicBool;
///
/// let players = vec![Contestant::bot("random"); 2];
/// let plan = SeriesPlan { setup: Setup::random(2), players, seed: 7.into(), games: 1, max_turns: 50, records: true };
/// let receive = |game: SimulatedGame| {
///     assert!(game.record.is_some_and(|record| record.replay().is_ok()));
///     Ok::<(), Infallible>(())
/// };
/// run(&plan, 1, &AtomicBool::new(false), receive).unwrap();
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SimulatedGame {
    /// How it went.
    pub result: GameResult,
    /// Its record, if the plan asks for it.
    pub record: Option<Record>,
}

/// Plays one game; nothing comes of it if it is `stopped` on the way.
pub(crate) fn play(
    plan: &SeriesPlan,
    index: u64,
    stopped: &dyn Fn() -> bool,
) -> Result<Option<SimulatedGame>, PlanError> {
    plan.check()?;
    let seed = plan.seed.of_game(index);
    let mut setup = plan.setup.clone();
    setup.settle(&mut seed.setup_generator()).map_err(PlanError::Setup)?;
    let start = setup.start().map_err(PlanError::Setup)?;
    let mut players: Players = Default::default();
    for (i, (wish, who)) in setup.players.iter().zip(&plan.players).enumerate() {
        if let (Some(seat), None, Some(who)) = (setup.seat_of(i), wish.automa, who) {
            players[seat.index()] = Some(who.sit(seed.bot_generator(seat.index())));
        }
    }
    let mut record = plan.records.then(|| Record::new(start));
    let played = play_out(start, &seed, &mut players, plan.max_turns, record.as_mut(), stopped);
    let Some((state, counts)) = played else { return Ok(None) };
    let result = result_of(index, &state, &counts);
    if let Some(record) = record.as_mut() {
        close(record, plan, &setup, &seed, &state, result.finished);
    }
    Ok(Some(SimulatedGame { result, record }))
}

/// Writes into the record what the game was and where it ended.
fn close(record: &mut Record, plan: &SeriesPlan, setup: &Setup, seed: &Seed, state: &State, finished: bool) {
    let tags = [
        ("commitment", seed.commitment()),
        ("seed", seed.to_string()),
        ("result", if finished { "finished" } else { "given up" }.to_string()),
    ];
    record.tags.extend(tags.map(|(k, v)| (k.to_string(), v)));
    for seat in state.public().seats() {
        let player = (0..plan.players.len()).find(|i| setup.seat_of(*i) == Some(seat)).unwrap_or(0);
        let occupant = match (setup.players[player].automa, &plan.players[player]) {
            (Some(kind), _) => Occupant::Automa(kind),
            (None, who) => Occupant::Bot(who.as_ref().map_or("", |who| who.name()).to_string()),
        };
        record.tags.push((format!("seat{seat}"), occupant.to_string()));
    }
    record.push(Entry::Hash(state.hash64()));
}

/// What is counted while a game is played.
#[derive(Default)]
struct Counts {
    decisions: u64,
    refused: u64,
    automa_turns: [u32; MAX_SEATS],
}

/// Who sits where; nobody where an Automa plays.
type Players = [Option<Box<dyn Player + Send>>; MAX_SEATS];

/// Plays a game to its end or until this many turns have begun. Says where it stands and how much there was to do.
fn play_out(
    mut state: State,
    seed: &Seed,
    players: &mut Players,
    max_turns: u16,
    mut record: Option<&mut Record>,
    stopped: &dyn Fn() -> bool,
) -> Option<(State, Counts)> {
    let mut chances = 0;
    let mut counts = Counts::default();
    let mut list = MoveList::new();
    while state.public().turns() <= max_turns {
        // A player may think for long: asked before each decision, not between games.
        if stopped() {
            return None;
        }
        let (actor, mv) = match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let Some(outcome) = seed.outcome(chances, &state.chance()) else { break };
                chances += 1;
                if state.public().automa_turn_begins() {
                    counts.automa_turns[state.public().active().index()] += 1;
                }
                (Actor::Chance, outcome)
            }
            Awaiting::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { break };
                list.clear();
                state.legal_into(seat, &mut list);
                let Some(player) = players.get_mut(seat.index()).and_then(Option::as_mut) else { break };
                let mv = player.choose(&View::of(&state, seat), &list);
                // A bot that answers with something else than asked loses its choice, not the game.
                let legal = list.contains(&mv);
                let mv = if legal { mv } else { list.first().copied().unwrap_or(mv) };
                counts.refused += u64::from(!legal);
                counts.decisions += 1;
                (Actor::Seat(seat), mv)
            }
        };
        state.apply_unchecked(actor, mv);
        if let Some(record) = record.as_deref_mut() {
            record.push(Entry::Move(actor, mv));
        }
    }
    Some((state, counts))
}

fn result_of(index: u64, state: &State, counts: &Counts) -> GameResult {
    let public = state.public();
    let ranking = public.ranking();
    let seats = public
        .seats()
        .map(|seat| {
            let player = public.player(seat);
            SeatResult {
                faction: player.faction(),
                mat: player.mat(),
                automa: player.automa().map(|a| a.kind()),
                automa_turns: counts.automa_turns[seat.index()],
                score: public.score(seat),
                stars: player.stars(),
                place: ranking.iter().find(|r| r.seat == seat).map_or(0, |r| r.place),
            }
        })
        .collect();
    GameResult {
        index,
        finished: state.is_over(),
        turns: public.turns(),
        decisions: counts.decisions,
        refused: counts.refused,
        seats,
        sides: public.sides(),
    }
}
