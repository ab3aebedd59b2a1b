//! The loop with the terminal: thin, and the terminal is given back as it was on every way out.

use crate::ground::Late;
use crate::input::Input;
use crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use ratatui::backend::CrosstermBackend;
use ratatui::{Frame, Terminal};
use std::io::{Result, Stdout, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Something that is shown and reacts.
pub(crate) trait Screen {
    /// A person does something; whether the screen stays.
    fn input(&mut self, input: Input) -> bool;
    /// A text is pasted, which is no key.
    fn paste(&mut self, _text: &str) {}
    /// Draws everything.
    fn draw(&mut self, frame: &mut Frame);
    /// A piece of what takes long, after the screen was drawn; whether there was one.
    fn work(&mut self) -> bool {
        false
    }
    /// A fifth of a second has passed without anybody doing anything; whether something is to be drawn.
    fn tick(&mut self) -> bool {
        false
    }
}

/// The terminal while it is ours; dropping it gives it back.
struct Ours {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

/// Whether the terminal is ours now.
static TAKEN: Mutex<bool> = Mutex::new(false);

/// Gives the terminal back, once: leaving the other screen a second time would set the cursor back to where it was
/// before, and what comes next would be written over the message of a panic.
fn give_back() {
    let mut taken = TAKEN.lock().unwrap_or_else(PoisonError::into_inner);
    if !core::mem::take(&mut *taken) {
        return;
    }
    // Nothing can be done if even this fails.
    let _ = execute!(
        stdout(),
        EndSynchronizedUpdate,
        DisableMouseCapture,
        DisableBracketedPaste,
        LeaveAlternateScreen,
        crossterm::cursor::Show
    );
    let _ = disable_raw_mode();
}

impl Ours {
    fn take() -> Result<Ours> {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            before(panic);
        }));
        enable_raw_mode()?;
        *TAKEN.lock().unwrap_or_else(PoisonError::into_inner) = true;
        // What is pasted is told apart from what is typed, and plays no moves.
        let entered = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)
            .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match entered {
            Ok(terminal) => Ok(Ours { terminal }),
            Err(e) => {
                give_back();
                Err(e)
            }
        }
    }
}

impl Drop for Ours {
    fn drop(&mut self) {
        give_back();
    }
}

/// How long the loop may take to end by itself once it is asked to.
#[cfg(unix)]
const GRACE: Duration = Duration::from_secs(1);

/// Set when the program is asked to end from outside.
fn ending() -> &'static AtomicBool {
    static ENDING: AtomicBool = AtomicBool::new(false);
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        static WATCHED: std::sync::Once = std::sync::Once::new();
        WATCHED.call_once(|| {
            // Without the watcher a signal ends the program at once, as it would without us.
            let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT]) else {
                return;
            };
            std::thread::spawn(move || {
                if signals.forever().next().is_some() {
                    ENDING.store(true, Ordering::Relaxed);
                    // A terminal that is gone can keep its reader busy for ever, so that the loop never looks. Every
                    // decision has been saved before it was shown.
                    std::thread::sleep(GRACE);
                    // What gives the terminal back may wait for the reader: it is tried, not waited for.
                    std::thread::spawn(give_back);
                    std::thread::sleep(GRACE / 4);
                    std::process::exit(0);
                }
            });
        });
    }
    &ENDING
}

/// Shows a screen until it is left.
pub(crate) fn run(screen: &mut dyn Screen) -> Result<()> {
    let ending = ending();
    let mut ours = Ours::take()?;
    let mut late = Late::default();
    // Whether the picture shows for the first time what came of some thinking.
    let mut new = false;
    loop {
        // Terminals that know how show the whole screen at once.
        execute!(stdout(), BeginSynchronizedUpdate)?;
        ours.terminal.draw(|frame| screen.draw(frame))?;
        execute!(stdout(), EndSynchronizedUpdate)?;
        // What waits already was typed before anybody could see this picture: it answers nothing on it.
        let blind = core::mem::take(&mut new) && event::poll(Duration::ZERO)?;
        if !blind && !event::poll(Duration::ZERO)? && !ending.load(Ordering::Relaxed) && screen.work() {
            new = true;
            continue;
        }
        let mut ticked = false;
        while !event::poll(Duration::from_millis(200))? {
            if ending.load(Ordering::Relaxed) {
                return Ok(());
            }
            ticked = screen.tick();
            if ticked {
                break;
            }
        }
        if ticked {
            continue;
        }
        // Everything that is waiting is done before it is drawn.
        loop {
            let event = event::read()?;
            if let event::Event::Paste(text) = &event {
                screen.paste(text);
            }
            if !late.swallows(&event, Instant::now())
                && let Some(input) = Input::of(&event)
                && !(blind && input.may_answer())
                && !screen.input(input)
            {
                return Ok(());
            }
            if ending.load(Ordering::Relaxed) {
                return Ok(());
            }
            if !event::poll(Duration::ZERO)? {
                break;
            }
        }
    }
}

#[cfg(all(test, unix))]
mod tests;
