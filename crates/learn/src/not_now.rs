//! Everything that stands before a player and cannot be chosen now, each with the rule that forbids it: for whoever cannot point.

use crate::why::why_not;
use kosa_client::Target;
use kosa_engine::vocab::{BottomAction, Cube, MechSlot, Place, RecruitBonus, Seat, Section, Structure};
use kosa_engine::{Question, View, WhyNot};
use kosa_lang::{Texts, capital};

/// What somebody could want to choose at this question and cannot, with the reason; what can be chosen is not among it.
///
/// ```
/// use kosa_client::Target;
/// use kosa_engine::{State, View, vocab::{Seat, Section}};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; token build; seat crimea mechanical",
/// ).unwrap();
/// let found = kosa_learn::not_now(&View::of(&state, Seat::new(0).unwrap()));
/// assert!(found.iter().any(|(target, _)| *target == Target::Section(Section::Build)));
/// assert!(found.iter().all(|(target, _)| *target != Target::Section(Section::Enlist)));
/// ```
pub fn not_now(view: &View) -> Vec<(Target, WhyNot)> {
    let (Some(question), Some(seat)) = (view.public().question(), view.seat()) else { return Vec::new() };
    let wanted = wanted(view, seat, question);
    wanted.into_iter().filter_map(|target| why_not(view, target).map(|why| (target, why))).collect()
}

/// The same as sentences, one for each thing.
pub fn not_now_lines(view: &View, texts: &Texts) -> Vec<String> {
    let line = |(target, why): (Target, WhyNot)| {
        let why = texts.why_not(&why, view.public());
        // A territory is written small wherever it stands.
        let name = name_of(view, target, texts)?;
        let name = if matches!(target, Target::Place(_)) { name } else { capital(&name) };
        Some(format!("{name}: {why}."))
    };
    not_now(view).into_iter().filter_map(line).collect()
}

/// What the question is about, and the objectives of the hand, which are there at any time.
pub(crate) fn wanted(view: &View, seat: Seat, question: Question) -> Vec<Target> {
    let public = view.public();
    let mut all: Vec<Target> = match question {
        Question::Section => Section::ALL.map(Target::Section).to_vec(),
        Question::Top(section) => {
            let facts = public.sections(seat).into_iter().find(|facts| facts.section == section);
            let halves = facts.map(|facts| facts.top).unwrap_or_default();
            halves.iter().map(|half| Target::of(&half.mv, public, seat)).collect()
        }
        Question::Bottom(section) => section.bottom().map(Target::Bottom).into_iter().collect(),
        Question::Deploy { .. } => {
            let mechs = public.player(seat).faction().mat().mechs.len() as MechSlot;
            (0..mechs).map(Target::Mech).collect()
        }
        Question::Build { .. } => Structure::ALL.map(Target::Structure).to_vec(),
        Question::Upgrade => {
            Cube::ALL.map(Target::Cube).into_iter().chain(BottomAction::ALL.map(Target::RedBox)).collect()
        }
        Question::Enlist => {
            let recruits = BottomAction::ALL.map(Target::Recruit).into_iter();
            recruits.chain(RecruitBonus::ALL.map(Target::Bonus)).collect()
        }
        Question::Encounter { card, .. } => {
            (0..card.face().options.len() as u8).map(Target::Encounter).collect()
        }
        Question::Units | Question::Onward => near(view),
        // Their answers lie open in what is asked, or are all there are: nobody looks for another.
        Question::EndTurn
        | Question::Carry
        | Question::CombatOrder
        | Question::Ability { .. }
        | Question::Dials
        | Question::Retreat
        | Question::Take { .. }
        | Question::PlaceOn { .. }
        | Question::PickResources { .. }
        | Question::WorkerPlace
        | Question::Peek
        | Question::Airlift { .. }
        | Question::FactoryPick
        | Question::Produce { .. }
        | Question::Pay { .. }
        | Question::Discard { .. }
        | Question::PlaceToken
        | Question::ArmTrap { .. }
        | Question::Flight { .. }
        | Question::Toll { .. }
        | Question::Challenge
        | Question::Spy
        | Question::Exchange
        | Question::Refuge { .. }
        | Question::TileStar => Vec::new(),
    };
    all.extend(view.own().objectives().map(Target::Objective));
    all.dedup();
    all
}

/// Territories that are refused for a reason of their own: a river, a lake, others who hold it. That most of the board is too far
/// is known without being told.
fn near(view: &View) -> Vec<Target> {
    let places = (0..Place::COUNT).filter_map(Place::from_index).filter(|place| place.hex().is_some());
    let refused = |place: &Place| {
        let why = why_not(view, Target::Place(*place));
        why.is_some_and(|why| {
            !matches!(
                why,
                WhyNot::TooFar | WhyNot::SamePlace | WhyNot::NoUnitThere { .. } | WhyNot::NotListed
            )
        })
    };
    places.filter(refused).map(Target::Place).collect()
}

/// What it is called; nothing for what has no name of its own.
pub(crate) fn name_of(view: &View, target: Target, texts: &Texts) -> Option<String> {
    let (public, seat) = (view.public(), view.seat()?);
    let player = public.player(seat);
    Some(match target {
        Target::Section(section) => match player.section(section) {
            Some(printed) => format!("{}, {}", texts.name(&printed.top), texts.name(&section)),
            None => texts.name(&section),
        },
        Target::Bottom(action) | Target::RedBox(action) | Target::Recruit(action) => texts.name(&action),
        Target::Half(_) => {
            let facts = public.sections(seat).into_iter().flat_map(|facts| facts.top);
            let half = facts.map(|half| half.mv).find(|mv| Target::of(mv, public, seat) == target)?;
            texts.describe(&half, view, seat)
        }
        Target::Mech(slot) => texts.ability(*player.faction().mat().mechs.get(usize::from(slot))?),
        Target::Structure(structure) => texts.name(&structure),
        Target::Cube(cube) => texts.name(&cube),
        Target::Bonus(bonus) => texts.name(&bonus),
        Target::Objective(card) => format!("{}. {}", card.number(), texts.objective_name(card)),
        Target::Encounter(option) => match public.question() {
            Some(Question::Encounter { card, .. }) => texts.encounter_option(card, option),
            _ => format!("{}", option + 1),
        },
        Target::Place(place) => texts.place(place),
        _ => return None,
    })
}
