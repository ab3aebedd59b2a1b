//! How a combat ended: what both sides showed, who has won, and what followed.

use crate::panels::log::LogLine;
use kosa_client::pages::Page;
use kosa_engine::vocab::*;
use kosa_engine::{Event, Viewer};
use kosa_lang::{Texts, capital};

/// What one side showed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hand {
    /// Whose.
    pub seat: Seat,
    /// The number on the dial.
    pub dial: u8,
    /// The cards.
    pub cards: CombatCards,
}

/// A combat from the dials to the winner. A turn may have several.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Bout {
    /// What was shown.
    pub hands: Vec<Hand>,
    /// Who won, and the sentence that says so.
    pub won: Option<(Seat, String)>,
}

/// Everything the dialog shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outcome {
    /// The combats, each with the factions of its sides.
    pub bouts: Vec<(Bout, Vec<Faction>)>,
    /// What it meant for each side, in sentences without its name.
    pub meant: Vec<(Seat, Vec<String>)>,
    /// What else happened, in sentences.
    pub then: Vec<String>,
}

/// How the combats of a page ended.
pub fn outcome(page: &Page, viewer: Viewer, texts: &Texts) -> Outcome {
    let (mut bouts, mut then, mut meant) =
        (vec![Bout::default()], Vec::new(), Vec::<(Seat, Vec<String>)>::new());
    for line in page.lines.iter().filter(|line| !line.is_thought()) {
        let Some(bout) = bouts.last_mut() else { break };
        match line.seen(viewer).event() {
            Event::PowerRevealed { seat, dial, cards } if bout.won.is_none() => {
                bout.hands.push(Hand { seat, dial, cards });
            }
            Event::PowerRevealed { seat, dial, cards } => {
                bouts.push(Bout { hands: vec![Hand { seat, dial, cards }], won: None });
            }
            Event::CombatWon { seat, .. } => bout.won = Some((seat, line.text(viewer, texts))),
            _ => {
                // A sentence that begins with the name of a side stands below it.
                let said = line.text(viewer, texts);
                let own = bout.hands.iter().find_map(|hand| {
                    let (who, rest) = LogLine::part(said.clone(), &texts.as_subject(&page.public, hand.seat));
                    (!who.is_empty()).then(|| (hand.seat, capital(rest.trim_start())))
                });
                match own {
                    Some((seat, rest)) => match meant.iter_mut().find(|(one, _)| *one == seat) {
                        Some((_, all)) => all.push(rest),
                        None => meant.push((seat, vec![rest])),
                    },
                    None => then.push(said),
                }
            }
        }
    }
    // Of several combats it could not be told which one a sentence belongs to: then all stand together, with their names.
    if bouts.len() > 1 {
        let all = page.lines.iter().filter(|line| !line.is_thought());
        let shown = |event: Event| matches!(event, Event::PowerRevealed { .. } | Event::CombatWon { .. });
        then = all
            .filter(|line| !shown(line.seen(viewer).event()))
            .map(|line| line.text(viewer, texts))
            .collect();
        meant.clear();
    }
    let faction = |hand: &Hand| page.public.player(hand.seat).faction();
    let with = |bout: Bout| {
        let factions = bout.hands.iter().map(faction).collect();
        (bout, factions)
    };
    Outcome { bouts: bouts.into_iter().map(with).collect(), meant, then }
}
