//! Flags and Traps in a position: where they lie, and who may have them.

use crate::position::PositionFault;
use crate::position::collect::Check;
use crate::state::{FactionTokens, PlacedTrap, State};
use crate::vocab::*;

/// A Trap on the board.
///
/// ```
/// use kosa_engine::{PositionDoc, State};
///
/// let state = State::from_position(
///     "kosa-position 1; rules rulebook +invaders-from-afar; active 1; trap h38 coins armed; \
///      seat nordic industrial; seat togawa mechanical",
/// ).unwrap();
/// let trap = &PositionDoc::of(&state).traps[0];
/// assert_eq!((trap.at.as_str(), trap.trap.as_str(), trap.armed), ("h38", "coins", true));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, default))]
pub struct TrapDoc {
    /// Where it lies.
    pub at: String,
    /// Which it is.
    pub trap: String,
    /// Armed side up.
    pub armed: bool,
    /// Everybody has seen which it is.
    pub known: bool,
}

impl TrapDoc {
    /// The Traps on the board, in the order they were placed.
    pub(crate) fn all_of(state: &State) -> Vec<TrapDoc> {
        let Some(owner) = state.public.seat_of(Faction::Togawa) else { return Vec::new() };
        let own = state.own(owner).traps;
        let placed = state.public.tokens.traps.iter().zip(own.iter());
        placed
            .filter_map(|(placed, trap)| {
                let placed = (*placed)?;
                let known = placed.known.is_some();
                Some(TrapDoc {
                    at: placed.at.to_string(),
                    trap: trap?.to_string(),
                    armed: placed.armed,
                    known,
                })
            })
            .collect()
    }

    /// Reads a line of the text form.
    pub(crate) fn of_words(words: &[&str]) -> Result<TrapDoc, PositionFault> {
        let (at, trap, armed, known) = match words {
            [at, trap, side @ ("armed" | "disarmed")] => (at, trap, *side == "armed", false),
            [at, trap, side @ ("armed" | "disarmed"), "known"] => (at, trap, *side == "armed", true),
            _ => return Err(PositionFault::TrapShape),
        };
        Ok(TrapDoc { at: at.to_string(), trap: trap.to_string(), armed, known })
    }
}

/// The lines of the text form.
pub(crate) fn lines(flags: &[String], traps: &[TrapDoc], line: &mut impl FnMut(&str, &str)) {
    if !flags.is_empty() {
        line("flags", &flags.join(" "));
    }
    for trap in traps {
        let side = if trap.armed { "armed" } else { "disarmed" };
        let known = if trap.known { " known" } else { "" };
        line("trap", &format!("{} {} {side}{known}", trap.at, trap.trap));
    }
}

/// Reads and checks the tokens on the board.
pub(crate) fn read(check: &mut Check, state: &mut State, flags: &[String], traps: &[TrapDoc]) {
    let hexes: Vec<Hex> = check.read_all("flags", flags);
    let nobodys = !hexes.is_empty() && state.public.seat_of(Faction::Albion).is_none();
    if nobodys || hexes.len() > FactionTokens::FLAGS as usize {
        check.fault("flags", PositionFault::Flags);
    }
    state.public.tokens.flags = hexes.iter().map(|h| h.place()).collect();
    let Some(owner) = state.public.seat_of(Faction::Togawa) else {
        if !traps.is_empty() {
            check.fault("trap", PositionFault::TrapsOfTogawa);
        }
        return;
    };
    if traps.len() > Trap::COUNT {
        check.fault("trap", PositionFault::FourTraps);
    }
    for (i, doc) in traps.iter().take(Trap::COUNT).enumerate() {
        let (Some(at), Some(trap)) =
            (check.read::<Hex>("trap", &doc.at), check.read::<Trap>("trap", &doc.trap))
        else {
            continue;
        };
        let at = at.place();
        if state.own(owner).traps.contains(trap) || state.public.tokens.all_at().contains(at) {
            check.fault("trap", PositionFault::TrapTwice { at });
        }
        let known = doc.known.then_some(trap);
        state.public.tokens.traps[i] = Some(PlacedTrap { at, armed: doc.armed, known });
        state.own[owner.index()].traps.set(i, Some(trap));
    }
}
