//! Many games at once, played by bots, with statistics. Every game has its own seed derived from the one given, so
//! that the number of threads changes nothing but the time.

mod report;

pub use report::{AutomaTally, Report, SidesTally, Spread, Tally};

use crate::occupant::Occupant;
use crate::player::{Player, bot};
use crate::seed::Seed;
use kosa_engine::record::Entry;
use kosa_engine::score::Sides;
use kosa_engine::setup::SetupFaults;
use kosa_engine::vocab::{Faction, MAX_SEATS, Mat, Seat, Stars};
use kosa_engine::{Actor, AutomaKind, Awaiting, Frame, MoveList, Record, Score, Setup, State, Switch, View};
use rayon::prelude::*;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The wishes; what is open is settled anew for each game.
    pub setup: Setup,
    /// The kind of bot of each player, in the order of the set-up's players. An Automa needs none: its entry is not read.
    pub bots: Vec<String>,
    /// The seed of the series.
    pub seed: Seed,
    /// How many games.
    pub games: u64,
    /// A game is given up once so many turns have begun, all players together.
    pub max_turns: u16,
    /// Whether the record of each game is kept and handed over.
    pub records: bool,
}

/// One seat of a finished or given-up game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The faction.
    pub faction: Faction,
    /// The player mat. An Automa has none: what stands here for it means nothing.
    pub mat: Mat,
    /// The Automa on this seat, if one plays it.
    pub automa: Option<AutomaKind>,
    /// Cards an Automa has drawn for its turns.
    pub automa_turns: u32,
    /// The score, or what it would be now.
    pub score: Score,
    /// Stars placed.
    pub stars: Stars,
    /// 1 for the winner; equal in everything share a place.
    pub place: u8,
}

/// How one game went.
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
    /// Seats, clockwise.
    pub seats: Vec<SeatResult>,
    /// The averages of people and Automas, where the game is cooperative.
    pub sides: Option<Sides>,
}

/// Why a series cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanError {
    /// The set-up is wrong.
    Setup(SetupFaults),
    /// No such kind of bot.
    NoBot(String),
    /// Not one bot for each player.
    BotCount {
        /// How many are named.
        bots: usize,
        /// How many there should be.
        seats: usize,
    },
    /// The threads could not be started.
    Threads(String),
}

impl core::fmt::Display for PlanError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            PlanError::Setup(e) => e.fmt(f),
            PlanError::NoBot(kind) => {
                let short: String = kind.chars().take(40).collect();
                write!(f, "there is no bot '{short}': expected one of {}", crate::BOTS.join(", "))
            }
            PlanError::BotCount { bots, seats } => write!(f, "{bots} bots for {seats} players"),
            PlanError::Threads(e) => write!(f, "the threads could not be started: {e}"),
        }
    }
}

impl core::error::Error for PlanError {}

/// Hears of every game as it ends, from any thread and in any order; the record is there if the plan asks for it.
pub type Watcher<'a> = &'a (dyn Fn(&GameResult, Option<&Record>) + Sync);

/// Plays the series on so many threads (0: as many as the machine has) and returns the games in order.
pub fn run(plan: &Plan, threads: usize, watch: Watcher<'_>) -> Result<Vec<GameResult>, PlanError> {
    check(plan)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|e| PlanError::Threads(e.to_string()))?;
    pool.install(|| (0..plan.games).into_par_iter().map(|index| play_one(plan, index, watch)).collect())
}

fn check(plan: &Plan) -> Result<(), PlanError> {
    let seats = plan.setup.players.len();
    let faults = plan.setup.faults();
    if !faults.is_empty() {
        return Err(PlanError::Setup(SetupFaults(faults)));
    }
    if plan.bots.len() != seats {
        return Err(PlanError::BotCount { bots: plan.bots.len(), seats });
    }
    let any = Seat::new(0);
    let people = plan.setup.players.iter().zip(&plan.bots).filter(|(wish, _)| wish.automa.is_none());
    let unknown = |(_, kind): &(_, &String)| any.and_then(|seat| bot(kind, &plan.seed, seat)).is_none();
    match people.into_iter().find(unknown) {
        Some((_, kind)) => Err(PlanError::NoBot(kind.clone())),
        None => Ok(()),
    }
}

fn play_one(plan: &Plan, index: u64, watch: Watcher<'_>) -> Result<GameResult, PlanError> {
    let seed = plan.seed.of_game(index);
    let mut setup = plan.setup.clone();
    setup.settle(&mut seed.setup_generator()).map_err(PlanError::Setup)?;
    let start = setup.start().map_err(PlanError::Setup)?;
    let mut players: Vec<Option<Box<dyn Player + Send>>> = (0..plan.bots.len()).map(|_| None).collect();
    for (i, kind) in plan.bots.iter().enumerate() {
        if let Some(seat) = setup.seat_of(i).filter(|_| setup.players[i].automa.is_none()) {
            players[seat.index()] = bot(kind, &seed, seat);
        }
    }
    let mut record = plan.records.then(|| Record::new(start));
    let (state, counts) = play_out(start, &seed, &mut players, plan.max_turns, record.as_mut());
    let result = result_of(index, &state, &counts);
    if let Some(record) = record.as_mut() {
        let tags = [
            ("commitment", seed.commitment()),
            ("seed", seed.to_string()),
            ("result", if result.finished { "finished" } else { "given up" }.to_string()),
        ];
        record.tags.extend(tags.map(|(k, v)| (k.to_string(), v)));
        for seat in state.public().seats() {
            let player = (0..plan.bots.len()).find(|i| setup.seat_of(*i) == Some(seat)).unwrap_or(0);
            let occupant = match setup.players[player].automa {
                Some(kind) => Occupant::Automa(kind),
                None => Occupant::Bot(plan.bots[player].clone()),
            };
            record.tags.push((format!("seat{seat}"), occupant.to_string()));
        }
        record.push(Entry::Hash(state.hash64()));
    }
    watch(&result, record.as_ref());
    Ok(result)
}

/// What is counted while a game is played.
#[derive(Default)]
struct Counts {
    decisions: u64,
    automa_turns: [u32; MAX_SEATS],
}

/// Plays a game to its end or until so many turns have begun. Says where it stands and how much there was to do.
fn play_out(
    mut state: State,
    seed: &Seed,
    players: &mut [Option<Box<dyn Player + Send>>],
    max_turns: u16,
    mut record: Option<&mut Record>,
) -> (State, Counts) {
    let mut chances = 0;
    let mut counts = Counts::default();
    let mut list = MoveList::new();
    while state.public().turns() <= max_turns {
        let (actor, mv) = match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let Some(outcome) = seed.outcome(chances, &state.chance()) else { break };
                chances += 1;
                if state.public().frame() == Some(Frame::AutomaDraw) {
                    counts.automa_turns[state.public().active().index()] += 1;
                }
                (Actor::Chance, outcome)
            }
            Awaiting::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { break };
                list.clear();
                state.legal_into(seat, &mut list);
                let Some(player) = players.get_mut(seat.index()).and_then(Option::as_mut) else { break };
                let mv = player.choose(&View::of(&state, Some(seat)), &list);
                // A bot that answers with something else than asked loses its choice, not the game.
                let mv = if list.contains(&mv) { mv } else { list.first().copied().unwrap_or(mv) };
                counts.decisions += 1;
                (Actor::Seat(seat), mv)
            }
        };
        state.apply_unchecked(actor, mv);
        if let Some(record) = record.as_deref_mut() {
            record.push(Entry::Move(actor, mv));
        }
    }
    (state, counts)
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
    let sides = public.sides().filter(|_| public.rules().has(Switch::AutomaCooperative));
    let (finished, turns, decisions) = (state.is_over(), public.turns(), counts.decisions);
    GameResult { index, finished, turns, decisions, seats, sides }
}
