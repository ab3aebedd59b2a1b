//! `kosa join`: a table on a server, line by line.

mod around;
mod line;
mod link;
mod stream;
mod talk;

use crate::args::Join;
use crate::fault::{Fault, Outcome};
use crate::wrong::Wrong;
use kosa_lang::Texts;
use line::Line;
use link::Link;
use std::io::{BufRead, Write};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use talk::{Next, Talk};

/// A line that was cut is tried again for so long.
const PATIENCE: Duration = Duration::from_secs(60);

pub fn run(args: &Join, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let link: Link = args.link.parse().map_err(|e| Fault::failed(Wrong::Join(e)))?;
    let failed = |e| Fault::failed(Wrong::Join(e));
    let token = link.token(args.name.as_deref().unwrap_or_default()).map_err(failed)?;
    let mut line = Line::connect(&link, &token).map_err(failed)?;
    let mut talk = Talk::new(Texts::new(texts.lang()), out, &token);
    let typed = keyboard();
    let mut ended = false;
    loop {
        // What the server says goes first: an answer is read before the next is typed.
        match line.hear() {
            Ok(Some(text)) => {
                talk.hear(&text)?;
                continue;
            }
            Ok(None) => {}
            Err(_) => {
                line = again(&link, &token, &mut talk).map_err(failed)?;
                continue;
            }
        }
        for text in talk.outgoing() {
            // What is lost is sent again when the line is up.
            let _ = line.send(text);
        }
        if talk.is_over() && talk.is_quiet() {
            return Ok(());
        }
        if ended {
            if talk.is_quiet() {
                return Ok(());
            }
            continue;
        }
        if !talk.is_ready() {
            continue;
        }
        match typed.try_recv() {
            Ok(text) => {
                if talk.understand(&text)? == Next::Leave {
                    ended = true;
                }
            }
            Err(mpsc::TryRecvError::Empty) => {}
            Err(mpsc::TryRecvError::Disconnected) => ended = true,
        }
    }
}

/// Lines from the keyboard, which is read beside everything else.
fn keyboard() -> mpsc::Receiver<String> {
    let (send, typed) = mpsc::channel();
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines() {
            let Ok(line) = line else { return };
            if send.send(line.trim().to_string()).is_err() {
                return;
            }
        }
    });
    typed
}

/// The line was cut: nobody has to notice, unless it stays so.
fn again(link: &Link, token: &str, talk: &mut Talk<'_>) -> Result<Line, link::JoinError> {
    let start = Instant::now();
    loop {
        match Line::connect(link, token) {
            Ok(line) => {
                talk.reconnected();
                return Ok(line);
            }
            Err(e) if start.elapsed() > PATIENCE => return Err(e),
            Err(_) => std::thread::sleep(Duration::from_millis(300)),
        }
    }
}

pub use link::JoinError;
