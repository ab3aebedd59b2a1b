//! "Why not?" for something that is pointed at: the rule that forbids it now. The engine answers for moves; what somebody points
//! at is turned into the moves it could mean here.

use kosa_client::ask::Hand;
use kosa_client::{Asked, Target};
use kosa_engine::vocab::UnitKind;
use kosa_engine::{Move, View, WhyNot};

/// Why what is pointed at cannot be chosen now; nothing if it can, or if it has only been prepared.
///
/// ```
/// use kosa_client::Target;
/// use kosa_engine::{State, View, WhyNot, vocab::{Seat, Section}};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; token build; seat crimea mechanical",
/// ).unwrap();
/// let view = View::of(&state, Seat::new(0).unwrap());
/// let why = |section| kosa_learn::why_not(&view, Target::Section(section));
/// assert_eq!(why(Section::Build), Some(WhyNot::SectionTakenLast { section: Section::Build }));
/// assert_eq!(why(Section::Enlist), None);
/// ```
pub fn why_not(view: &View, target: Target) -> Option<WhyNot> {
    if target.is_prepared() {
        return None;
    }
    if let Some(why) = view.not_asked() {
        return Some(why);
    }
    // An answer that differs in nothing but its amount lies here as well.
    if let Some(seat) = view.seat()
        && view.legal().iter().any(|mv| Target::of(mv, view.public(), seat) == target)
    {
        return None;
    }
    let mut best = WhyNot::OtherQuestion;
    for mv in target.meant(view) {
        let why = view.why_not(&mv)?;
        if weight(&why) > weight(&best) {
            best = why;
        }
    }
    Some(best)
}

/// The same in the middle of an answer: for a unit in hand it is said why this unit cannot get there, whatever others can.
///
/// ```
/// use kosa_client::{Asked, Target};
/// use kosa_engine::{Actor, Carrying, State, View, WhyNot, vocab::Seat};
/// use kosa_lang::{Lang, Texts};
///
/// let nordic = Seat::new(0).unwrap();
/// let mut state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// for mv in ["section build", "move"] {
///     state.apply(Actor::Seat(nordic), mv.parse().unwrap()).unwrap();
/// }
/// let view = View::of(&state, nordic);
/// let mut asked = Asked::new(view, Texts::new(Lang::English).into(), Carrying::NOTHING).unwrap();
/// let place = Target::Place("h11".parse().unwrap());
/// assert_eq!(kosa_learn::why_not(&view, place), None, "a worker can go there");
/// asked.choose(0);
/// assert_eq!(kosa_learn::why_not_asked(&asked, place), Some(WhyNot::TooFar), "the character cannot");
/// ```
pub fn why_not_asked(asked: &Asked, target: Target) -> Option<WhyNot> {
    if asked.targets().iter().any(|choice| choice.is_at(target)) {
        return None;
    }
    match (asked.hand(), target) {
        // An airship is asked where to only when it flies.
        (&Hand::Unit(unit, from), Target::Place(to)) if unit != UnitKind::Airship => {
            asked.view().why_not(&Move::Step { unit, from, to })
        }
        _ => why_not(asked.view(), target),
    }
}

/// How much a reason tells: of several units that cannot get somewhere, the one that is stopped by something nearby. Whatever is not
/// named here forbids just what is pointed at.
const fn weight(why: &WhyNot) -> u8 {
    match why {
        WhyNot::OtherQuestion => 0,
        WhyNot::NotListed => 1,
        // Of what else could stand there, or be asked for, nothing is known yet.
        WhyNot::NoUnitThere { .. }
        | WhyNot::SamePlace
        | WhyNot::OtherUnitFirst { .. }
        | WhyNot::OtherCargo { .. } => 2,
        // That another unit has moved says nothing of those that still can.
        WhyNot::AlreadyMoved { .. } => 3,
        WhyNot::TooFar => 4,
        _ => 5,
    }
}
