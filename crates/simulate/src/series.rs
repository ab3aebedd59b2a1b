//! Games on several threads, handed over one by one in their order.

use crate::error::{PlanError, SeriesError};
use crate::game::SimulatedGame;
use crate::plan::SeriesPlan;
use std::collections::BTreeMap;
use std::num::NonZero;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The most finished games that wait for a slower one before them; then the threads wait too.
const WAITING: u64 = 256;

/// How a series ended.
///
/// ```
/// use kosa_simulate::Ended;
///
/// assert!(Ended { played: 40, planned: 100 }.interrupted());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Games played and handed over: the first ones of the series.
    pub played: u64,
    /// Games of the plan.
    pub planned: u64,
}

impl Ended {
    /// Whether it was stopped before its end.
    pub fn interrupted(&self) -> bool {
        self.played < self.planned
    }
}

/// Plays the series on this many threads (0: as many as the machine has) and hands every game over, in order, on the
/// thread that calls. One thread is the caller's own, so that it works where there are no others.
///
/// Set `stop` from anywhere to end it: games being played are dropped, those handed over are the first of the series. It
/// ends as well when `receive` refuses a game, which gets nothing more then.
pub fn run<E>(
    plan: &SeriesPlan,
    threads: usize,
    stop: &AtomicBool,
    receive: impl FnMut(SimulatedGame) -> Result<(), E>,
) -> Result<Ended, SeriesError<E>> {
    plan.check()?;
    run_each(0..plan.games, threads, stop, |index, stopped| plan.play(index, stopped), receive)
}

/// As [`run`], for games that differ from each other: `play` makes the game of each number, or nothing once it is told to
/// stop. The numbers need not begin at 0, so that a series goes on where it was left.
///
/// ```
/// use kosa_simulate::run_each;
/// use std::convert::Infallible;
/// use std::sync::atomic::AtomicBool;
///
/// let mut squares = Vec::new();
/// let receive = |n| Ok::<(), Infallible>(squares.push(n));
/// run_each(3..6, 2, &AtomicBool::new(false), |n, _| Ok(Some(n * n)), receive).unwrap();
/// assert_eq!(squares, [9, 16, 25]);
/// ```
pub fn run_each<T: Send, E>(
    games: Range<u64>,
    threads: usize,
    stop: &AtomicBool,
    play: impl Fn(u64, &dyn Fn() -> bool) -> Result<Option<T>, PlanError> + Sync,
    receive: impl FnMut(T) -> Result<(), E>,
) -> Result<Ended, SeriesError<E>> {
    let threads = match threads {
        0 => thread::available_parallelism().map_or(1, NonZero::get),
        n => n,
    };
    let planned = games.end.saturating_sub(games.start);
    let played = match threads {
        1 => alone(games, &play, stop, receive)?,
        _ => together(games, &play, threads, stop, receive)?,
    };
    Ok(Ended { played, planned })
}

/// How the game of a number is played.
type Play<'a, T> = dyn Fn(u64, &dyn Fn() -> bool) -> Result<Option<T>, PlanError> + Sync + 'a;

fn alone<T, E>(
    games: Range<u64>,
    play: &Play<'_, T>,
    stop: &AtomicBool,
    mut receive: impl FnMut(T) -> Result<(), E>,
) -> Result<u64, SeriesError<E>> {
    let first = games.start;
    for index in games.clone() {
        let Some(game) = play(index, &|| stop.load(Ordering::Relaxed))? else { return Ok(index - first) };
        receive(game).map_err(|error| SeriesError::Receiver { game: index, error })?;
    }
    Ok(games.end.saturating_sub(first))
}

fn together<T: Send, E>(
    games: Range<u64>,
    play: &Play<'_, T>,
    threads: usize,
    stop: &AtomicBool,
    mut receive: impl FnMut(T) -> Result<(), E>,
) -> Result<u64, SeriesError<E>> {
    let first = games.start;
    let desk = Desk::new(games, play, threads, stop);
    thread::scope(|scope| {
        // Whatever happens here, the threads must not wait for us for ever.
        let _closing = Closing(&desk);
        for _ in 0..threads {
            let worker = thread::Builder::new().spawn_scoped(scope, || desk.work());
            worker.map_err(|e| PlanError::Threads(e.to_string()))?;
        }
        let mut played = 0;
        while let Some(game) = desk.next() {
            receive(game?).map_err(|error| SeriesError::Receiver { game: first + played, error })?;
            played += 1;
        }
        Ok(played)
    })
}

/// Where the threads get their games and put them when they are played.
struct Desk<'a, T> {
    play: &'a Play<'a, T>,
    /// The number after the last game.
    end: u64,
    stop: &'a AtomicBool,
    /// Nothing more is wanted.
    closed: AtomicBool,
    window: Mutex<Window<T>>,
    /// Something has changed in the window.
    changed: Condvar,
    /// How far the games may run ahead of the first that is not handed over.
    ahead: u64,
}

struct Window<T> {
    /// The next game to be played.
    next: u64,
    /// The next game to be handed over.
    due: u64,
    /// Games being played.
    playing: usize,
    /// Games played, but not handed over.
    done: BTreeMap<u64, Result<T, PlanError>>,
}

impl<'a, T> Desk<'a, T> {
    fn new(games: Range<u64>, play: &'a Play<'a, T>, threads: usize, stop: &'a AtomicBool) -> Desk<'a, T> {
        let window = Window { next: games.start, due: games.start, playing: 0, done: BTreeMap::new() };
        Desk {
            play,
            end: games.end,
            stop,
            closed: AtomicBool::new(false),
            window: Mutex::new(window),
            changed: Condvar::new(),
            ahead: WAITING + threads as u64,
        }
    }

    fn window(&self) -> MutexGuard<'_, Window<T>> {
        // Nobody panics while he holds it, and if somebody did, the counts are right all the same.
        self.window.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'w>(&self, window: MutexGuard<'w, Window<T>>) -> MutexGuard<'w, Window<T>> {
        self.changed.wait(window).unwrap_or_else(PoisonError::into_inner)
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.closed.load(Ordering::Relaxed)
    }

    fn close(&self) {
        // Under the lock: whoever is about to wait has either seen it or is woken.
        let _window = self.window();
        self.closed.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }

    /// What a thread does: a game after the other.
    fn work(&self) {
        while let Some(mut turn) = self.take() {
            turn.game = (self.play)(turn.index, &|| self.stopped()).transpose();
        }
    }

    /// The next game to play, once it may be.
    fn take(&self) -> Option<Turn<'_, 'a, T>> {
        let mut window = self.window();
        while window.next >= window.due + self.ahead && window.next < self.end && !self.stopped() {
            window = self.wait(window);
        }
        if window.next >= self.end || self.stopped() {
            // Whoever waits for the next game may not have seen yet that there will be none.
            self.changed.notify_all();
            return None;
        }
        let index = window.next;
        window.next += 1;
        window.playing += 1;
        Some(Turn { desk: self, index, game: None })
    }

    /// The next game in order, once it is played; nothing if it never will be.
    fn next(&self) -> Option<Result<T, PlanError>> {
        let mut window = self.window();
        loop {
            let due = window.due;
            if let Some(game) = window.done.remove(&due) {
                window.due += 1;
                self.changed.notify_all();
                return Some(game);
            }
            let to_come = window.next < self.end && !self.stopped();
            if window.playing == 0 && !to_come {
                return None;
            }
            window = self.wait(window);
        }
    }
}

/// A game in the hands of a thread. Put back even if a player panics: somebody waits for it.
struct Turn<'d, 'a, T> {
    desk: &'d Desk<'a, T>,
    index: u64,
    game: Option<Result<T, PlanError>>,
}

impl<T> Drop for Turn<'_, '_, T> {
    fn drop(&mut self) {
        let game = self.game.take();
        let mut window = self.desk.window();
        window.playing -= 1;
        match game {
            Some(game) => {
                window.done.insert(self.index, game);
            }
            // It was stopped, or a player has panicked: without it the order ends here.
            None => self.desk.closed.store(true, Ordering::Relaxed),
        }
        self.desk.changed.notify_all();
    }
}

/// Closes the desk at the end.
struct Closing<'d, 'a, T>(&'d Desk<'a, T>);

impl<T> Drop for Closing<'_, '_, T> {
    fn drop(&mut self) {
        self.0.close();
    }
}
