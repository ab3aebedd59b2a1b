//! The steps of a turn, and the turns of a round.

use kosa_client::{Session, Stage, TableLink};
use kosa_engine::vocab::*;
use kosa_engine::{Public, View};

/// Whether a step of the turn is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepState {
    /// Done.
    Done,
    /// Being done.
    Now,
    /// To come.
    Later,
}

/// A step of the turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Whether it is over.
    pub state: StepState,
    /// What it is.
    pub title: String,
    /// What is known of it: "1 of 3 units".
    pub note: String,
}

/// Whose turns have been, whose is read or waited for, and who follows: from the one after whoever looks.
pub fn turns<L: TableLink>(session: &Session<L>) -> Vec<Step> {
    let Some(board) = session.board() else { return Vec::new() };
    let now = match session.stage() {
        Stage::Reading => session.page().map(|page| page.seat),
        Stage::HandOver(seat) => Some(seat),
        Stage::Over => return Vec::new(),
        _ => session.at_turn(),
    };
    let mut seats: Vec<Seat> = board.seats().collect();
    let first = session.view().and_then(View::seat).or(now).map_or(0, Seat::index);
    // Whoever looks comes last: the turns of the others lead back to it.
    let count = seats.len().max(1);
    seats.rotate_left((first + usize::from(session.view().and_then(View::seat).is_some())) % count);
    let at = seats.iter().position(|seat| Some(*seat) == now).unwrap_or(0);
    let step = |(i, seat): (usize, Seat)| {
        let state = match i.cmp(&at) {
            core::cmp::Ordering::Less => StepState::Done,
            core::cmp::Ordering::Equal => StepState::Now,
            core::cmp::Ordering::Greater => StepState::Later,
        };
        let title = session.texts().faction_short(board.player(seat).faction());
        let note = session.name_of(seat).map(str::to_string).unwrap_or_default();
        Step { state, title, note }
    };
    seats.into_iter().enumerate().map(step).collect()
}

/// The steps of the turn: the section, its two rows, the end.
pub fn steps(public: &Public, texts: &kosa_lang::Texts) -> Vec<Step> {
    let player = public.player(public.active());
    let Some(question) = public.question() else { return Vec::new() };
    let Some(printed) = player.action_token().and_then(|section| player.section(section)) else {
        return Vec::new();
    };
    use kosa_engine::Question as Q;
    let now = match question {
        Q::Section => 0,
        Q::Bottom(_) | Q::Upgrade | Q::Deploy { .. } | Q::Build { .. } | Q::Enlist | Q::Pay { .. } => 2,
        Q::EndTurn => 3,
        Q::Top(_)
        | Q::Units
        | Q::Onward
        | Q::Carry
        | Q::CombatOrder
        | Q::Ability { .. }
        | Q::Dials
        | Q::Retreat
        | Q::Encounter { .. }
        | Q::Take { .. }
        | Q::PlaceOn { .. }
        | Q::PickResources { .. }
        | Q::WorkerPlace
        | Q::Peek
        | Q::Airlift { .. }
        | Q::FactoryPick
        | Q::Produce { .. }
        | Q::Discard { .. }
        | Q::PlaceToken
        | Q::ArmTrap { .. }
        | Q::Flight { .. }
        | Q::Toll { .. }
        | Q::Challenge
        | Q::Spy
        | Q::Exchange
        | Q::Refuge { .. }
        | Q::TileStar => 1,
    };
    let bottom = player.action_token().and_then(Section::bottom);
    let below = bottom.map(|action| texts.name(&action));
    let chosen = match &below {
        Some(below) if now > 0 => {
            let args = [("top", texts.name(&printed.top).into()), ("bottom", below.clone().into())];
            texts.fill("web-step-chosen", &args)
        }
        _ => texts.say("web-step-section"),
    };
    let price =
        bottom.filter(|_| now < 3).map(|action| texts.count(action.resource().id(), player.cost(action)));
    let steps = [
        (chosen, String::new()),
        (texts.name(&printed.top), String::new()),
        (below.unwrap_or_default(), price.unwrap_or_default()),
        (texts.say("web-step-end"), String::new()),
    ];
    let state = |i: usize| match i.cmp(&now) {
        core::cmp::Ordering::Less => StepState::Done,
        core::cmp::Ordering::Equal => StepState::Now,
        core::cmp::Ordering::Greater => StepState::Later,
    };
    let all = steps.into_iter().enumerate().filter(|(_, (title, _))| !title.is_empty());
    all.map(|(i, (title, note))| Step { state: state(i), title, note }).collect()
}
