//! What somebody means who types a name: of something that the question is about, whether it can be chosen now or not.

use crate::book::folded;
use crate::not_now::{name_of, wanted};
use kosa_client::Target;
use kosa_engine::View;
use kosa_engine::vocab::{MechSlot, RecruitBonus, Seat, Section, Structure};
use kosa_lang::Texts;

/// What is called so: by the word of the notation, or by its name in the language of the texts. A section is called after either of
/// its actions.
///
/// ```
/// use kosa_client::Target;
/// use kosa_engine::{State, View, vocab::{Seat, Section}};
/// use kosa_lang::{Lang, Texts};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; token build; seat crimea mechanical",
/// ).unwrap();
/// let view = View::of(&state, Seat::new(0).unwrap());
/// let named = |text, lang| kosa_learn::named(&view, text, &Texts::new(lang));
/// for text in ["build", "Build", "move"] {
///     assert_eq!(named(text, Lang::English), Some(Target::Section(Section::Build)));
/// }
/// assert_eq!(named("Budowa", Lang::Polish), Some(Target::Section(Section::Build)));
/// assert_eq!(named("castle", Lang::English), None);
/// ```
pub fn named(view: &View, text: &str, texts: &Texts) -> Option<Target> {
    let (seat, question) = (view.seat()?, view.public().question()?);
    called(view, seat, text, texts, wanted(view, seat, question))
}

/// What is called so on the mats of the viewer, whatever is asked: a section, a mech, a structure, a recruit bonus.
///
/// ```
/// use kosa_client::Target;
/// use kosa_engine::{State, View, WhyNot, vocab::{Seat, Structure}};
/// use kosa_lang::{Lang, Texts};
///
/// let state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let view = View::of(&state, Seat::new(0).unwrap());
/// let mill = Target::Structure(Structure::Mill);
/// assert_eq!(kosa_learn::named_on_mats(&view, "mill", &Texts::new(Lang::English)), Some(mill));
/// assert_eq!(kosa_learn::why_not(&view, mill), Some(WhyNot::OtherQuestion), "a section is asked for");
/// ```
pub fn named_on_mats(view: &View, text: &str, texts: &Texts) -> Option<Target> {
    let seat = view.seat()?;
    let mechs = view.public().player(seat).faction().mat().mechs.len() as MechSlot;
    let all = Section::ALL.into_iter().map(Target::Section).chain((0..mechs).map(Target::Mech));
    let all = all.chain(Structure::ALL.map(Target::Structure)).chain(RecruitBonus::ALL.map(Target::Bonus));
    called(view, seat, text, texts, all)
}

/// The first of these that is called so.
fn called(
    view: &View,
    seat: Seat,
    text: &str,
    texts: &Texts,
    among: impl IntoIterator<Item = Target>,
) -> Option<Target> {
    let text = folded(text);
    let is_called = |target: &Target| {
        words(view, seat, *target).contains(&text.as_str())
            || names(view, seat, *target, texts).iter().any(|name| folded(name) == text)
    };
    among.into_iter().find(is_called)
}

/// The words of the notation.
fn words(view: &View, seat: Seat, target: Target) -> Vec<&'static str> {
    let player = view.public().player(seat);
    match target {
        Target::Section(section) => {
            let top = player.section(section).map(|on_mat| on_mat.top.id());
            core::iter::once(section.id()).chain(top).collect()
        }
        Target::Bottom(action) | Target::RedBox(action) | Target::Recruit(action) => vec![action.id()],
        Target::Structure(structure) => vec![structure.id()],
        Target::Cube(cube) => vec![cube.id()],
        Target::Bonus(bonus) => vec![bonus.id()],
        _ => Vec::new(),
    }
}

/// The names in the language of the texts.
fn names(view: &View, seat: Seat, target: Target, texts: &Texts) -> Vec<String> {
    match target {
        Target::Section(section) => {
            let top = view.public().player(seat).section(section).map(|on_mat| texts.name(&on_mat.top));
            core::iter::once(texts.name(&section)).chain(top).collect()
        }
        Target::Objective(card) => vec![texts.objective_name(card)],
        _ => name_of(view, target, texts).into_iter().collect(),
    }
}
