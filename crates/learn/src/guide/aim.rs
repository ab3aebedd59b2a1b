//! What the advised action is good for here: where to go, what would be made, what to take.

use kosa_engine::vocab::{BottomAction, Effect, Hex, Place, Resource, Seat, Section, Terrain, UnitKind};
use kosa_engine::{Half, Lack, Move, Public, SectionFacts, View, WhyNot};
use kosa_lang::Texts;

/// What the top-row action comes to with this mat, this faction and this board.
///
/// ```
/// use kosa_engine::{State, View, vocab::Seat};
/// use kosa_learn::{Aim, Guide};
///
/// let text = "kosa-position 1; active 1; encounters h11; seat nordic industrial; character h04; seat crimea mechanical";
/// let state = State::from_position(text).unwrap();
/// let advice = Guide::advice(&View::of(&state, Seat::new(0).unwrap())).unwrap();
/// assert_eq!(advice.aim, Aim::Encounter("h11".parse().unwrap()), "the character stands beside a token");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The character can come to an encounter.
    Encounter(Place),
    /// The character can come to the Factory, where no card was taken yet.
    Factory,
    /// A worker can walk to a village.
    Village(Place),
    /// A worker can walk to where this is made, which pays for the action.
    Field(Place, Resource, BottomAction),
    /// The character can leave its home base.
    Out(Place),
    /// What the workers would make: resources, and workers by themselves.
    Make(Vec<(Option<Resource>, u16)>),
    /// So many tokens of a kind are a step towards the action.
    Take {
        /// The kind.
        resource: Resource,
        /// How many come.
        n: u8,
        /// The action they pay for.
        action: BottomAction,
        /// Whether it can be paid then.
        enough: bool,
    },
    /// Power, which others look at.
    Power,
    /// Popularity, which everything is worth by.
    Popularity,
    /// Nothing in particular.
    Nothing,
}

impl Aim {
    /// What this half of a section is good for.
    pub(super) fn of(view: &View, seat: Seat, facts: &SectionFacts, half: &Half) -> Aim {
        let public = view.public();
        match half.mv {
            Move::MoveUnits => walk(public, seat, &|kind| reached(public, seat, kind)),
            Move::Produce => make(view, facts, half),
            Move::TradeResources { .. } => {
                let n = half.gains.iter().find_map(|gain| match gain {
                    Effect::AnyResources(n) => Some(*n),
                    _ => None,
                });
                take(public, seat, facts.bottom.action, n.unwrap_or(2)).unwrap_or(Aim::Nothing)
            }
            Move::TradePopularity { .. } => Aim::Popularity,
            Move::BolsterPower { .. } => Aim::Power,
            _ => Aim::Nothing,
        }
    }

    /// Where the units that are asked about can go by their next step; nothing where there is nothing in particular.
    pub(super) fn of_units(view: &View, seat: Seat) -> Option<Aim> {
        let steps = view.legal();
        let places = |kind: UnitKind| -> Vec<Place> {
            let step = |mv: &Move| match *mv {
                Move::Step { unit, to, .. } if unit == kind => Some(to),
                _ => None,
            };
            steps.iter().filter_map(step).collect()
        };
        Some(walk(view.public(), seat, &places)).filter(|aim| *aim != Aim::Nothing)
    }

    /// Which tokens to take, so many of any kind, in the section of this turn.
    pub(super) fn of_tokens(public: &Public, seat: Seat, n: u8) -> Option<Aim> {
        let below = public.player(seat).action_token().and_then(Section::bottom);
        take(public, seat, below, n)
    }

    /// Where to go, if it is a place.
    pub fn place(&self) -> Option<Place> {
        match self {
            Aim::Encounter(at) | Aim::Village(at) | Aim::Field(at, ..) | Aim::Out(at) => Some(*at),
            Aim::Factory => Some(Hex::FACTORY.place()),
            _ => None,
        }
    }

    /// How much it speaks for the action.
    pub(super) fn weight(&self) -> u16 {
        match self {
            Aim::Encounter(_) => 80,
            Aim::Factory => 90,
            Aim::Village(_) | Aim::Out(_) => 62,
            Aim::Field(..) => 40,
            // A worker more makes something in every turn that follows.
            Aim::Make(made) => {
                36 + made.iter().map(|(what, n)| if what.is_some() { 12 * n } else { 20 * n }).sum::<u16>()
            }
            Aim::Take { enough: true, .. } => 85,
            Aim::Take { enough: false, .. } => 55,
            Aim::Power | Aim::Popularity => 25,
            Aim::Nothing => 20,
        }
    }

    /// What is said of it.
    pub fn text(&self, texts: &Texts) -> Option<String> {
        let place = |place: &Place| ("place", texts.place(*place).into());
        Some(match self {
            Aim::Encounter(at) => texts.fill("guide-aim-encounter", &[place(at)]),
            Aim::Factory => texts.say("guide-aim-factory"),
            Aim::Village(at) => texts.fill("guide-aim-village", &[place(at)]),
            Aim::Field(at, resource, action) => texts.fill(
                "guide-aim-field",
                &[place(at), ("resource", texts.arg(resource)), ("below", texts.arg(action))],
            ),
            Aim::Out(at) => texts.fill("guide-aim-out", &[place(at)]),
            Aim::Make(made) => {
                let count = |(what, n): &(Option<Resource>, u16)| {
                    texts.count(what.map_or("workers", |resource| resource.id()), *n)
                };
                let all: Vec<String> = made.iter().map(count).collect();
                texts.fill("guide-aim-make", &[("what", texts.list(&all).into())])
            }
            Aim::Take { resource, n, action, enough } => {
                let what = texts.count(resource.id(), *n);
                let key = if *enough { "guide-aim-take-enough" } else { "guide-aim-take" };
                texts.fill(key, &[("what", what.into()), ("below", texts.arg(action))])
            }
            Aim::Power => texts.say("guide-aim-power"),
            Aim::Popularity => texts.say("guide-aim-popularity"),
            Aim::Nothing => return None,
        })
    }
}

/// A bottom-row action that lacks tokens.
struct Wanted {
    missing: u16,
    resource: Resource,
    action: BottomAction,
}

/// Bottom-row actions that lack tokens, those first that lack least; among equals a mech comes first, for it opens the way.
fn wanted(public: &Public, seat: Seat) -> Vec<Wanted> {
    let lack = |facts: SectionFacts| {
        let bottom = facts.bottom;
        match (bottom.action, bottom.idle, bottom.why_not) {
            (Some(action), None, Some(WhyNot::CannotPay(lack @ Lack::Tokens { resource, .. }))) => {
                Some(Wanted { missing: lack.missing(), resource, action })
            }
            _ => None,
        }
    };
    let mut found: Vec<Wanted> = public.sections(seat).into_iter().filter_map(lack).collect();
    found.sort_by_key(|wanted| (wanted.missing, wanted.action != BottomAction::Deploy));
    found
}

/// The kind of token of which so many bring an action nearer: the one below in the same section first, if it can be paid then, for
/// that uses both rows in one turn.
fn take(public: &Public, seat: Seat, below: Option<BottomAction>, n: u8) -> Option<Aim> {
    let all = wanted(public, seat);
    let both = |wanted: &&Wanted| Some(wanted.action) == below && wanted.missing <= n.into();
    let best = all.iter().find(both).or(all.first())?;
    let (resource, action) = (best.resource, best.action);
    Some(Aim::Take { resource, n, action, enough: best.missing <= n.into() })
}

/// Where units of a kind get with all their steps.
fn reached(public: &Public, seat: Seat, kind: UnitKind) -> Vec<Place> {
    let reach = public.reach(seat);
    let units = reach.units.iter().filter(|units| units.unit == kind);
    units.flat_map(|units| units.places.iter()).collect()
}

/// The best place to go, where nobody is met; `places` are those that units of a kind get to.
fn walk(public: &Public, seat: Seat, places: &dyn Fn(UnitKind) -> Vec<Place>) -> Aim {
    let player = public.player(seat);
    let places = |kind: UnitKind| {
        let quiet = move |to: &Place| {
            let outlook = public.outlook(seat, kind, *to);
            outlook.combat.is_none() && outlook.drives_off.is_none() && outlook.trap.is_none()
        };
        places(kind).into_iter().filter(quiet)
    };
    let terrain = |place: &Place| place.hex().map(|hex| hex.terrain());
    let character = || places(UnitKind::Character);
    if player.factory_card().is_none() && character().any(|to| terrain(&to) == Some(Terrain::Factory)) {
        return Aim::Factory;
    }
    if let Some(at) = character().find(|to| public.encounter_tokens().contains(*to)) {
        return Aim::Encounter(at);
    }
    let stands = |to: &Place| player.workers_on(*to) > 0;
    if let Some(at) = places(UnitKind::Worker).find(|to| terrain(to) == Some(Terrain::Village) && !stands(to))
    {
        return Aim::Village(at);
    }
    if player.character() == player.faction().home()
        && let Some(at) = character().next()
    {
        return Aim::Out(at);
    }
    for Wanted { resource, action, .. } in wanted(public, seat) {
        let makes = |to: &Place| terrain(to).and_then(Terrain::resource) == Some(resource) && !stands(to);
        if let Some(at) = places(UnitKind::Worker).find(makes) {
            return Aim::Field(at, resource, action);
        }
    }
    Aim::Nothing
}

/// What Produce would make on as many territories as it has, those with the most first.
fn make(view: &View, facts: &SectionFacts, half: &Half) -> Aim {
    let begun = view.try_out(&[Move::Choose(facts.section), Move::Produce]).view;
    let territories = half.gains.iter().find_map(|gain| match gain {
        Effect::Produce(n) => Some(usize::from(*n)),
        _ => None,
    });
    let mut choices = begun.produce_choices(&[]);
    choices.sort_by_key(|choice| core::cmp::Reverse(choice.most));
    let mut made: Vec<(Option<Resource>, u16)> = Vec::new();
    for choice in choices.into_iter().take(territories.unwrap_or(0)) {
        let what = choice.hex.terrain().resource();
        match made.iter_mut().find(|(kind, _)| *kind == what) {
            Some((_, n)) => *n += u16::from(choice.most),
            None => made.push((what, choice.most.into())),
        }
    }
    if made.is_empty() { Aim::Nothing } else { Aim::Make(made) }
}
