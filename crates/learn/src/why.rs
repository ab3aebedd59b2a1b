//! "Why not?" for something that is pointed at: the rule that forbids it now. The engine answers for moves; what somebody points
//! at is turned into the moves it could mean here.

use kosa_client::Target;
use kosa_client::ask::Half;
use kosa_engine::vocab::{
    BottomAction, CombatCards, Cube, MechSlot, Place, RecruitBonus, Resource, Structure, UnitKind,
};
use kosa_engine::{Move, Question, View, WhyNot};

/// Why what is pointed at cannot be chosen now; nothing if it can, or if it means nothing here.
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
    let meant = meant(view, target);
    let mut best: Option<WhyNot> = None;
    for mv in &meant {
        let why = view.why_not(mv)?;
        if best.as_ref().is_none_or(|old| weight(&why) > weight(old)) {
            best = Some(why);
        }
    }
    best
}

/// How much a reason tells: of several units that cannot get somewhere, the one that is stopped by something nearby.
const fn weight(why: &WhyNot) -> u8 {
    match why {
        WhyNot::OtherQuestion | WhyNot::NotListed => 0,
        WhyNot::NoUnitThere { .. } | WhyNot::SamePlace => 1,
        // That another unit has moved says nothing of those that still can.
        WhyNot::AlreadyMoved { .. } => 2,
        WhyNot::TooFar => 3,
        _ => 4,
    }
}

/// The moves that pointing at something could mean.
fn meant(view: &View, target: Target) -> Vec<Move> {
    match target {
        Target::Section(section) => vec![Move::Choose(section)],
        Target::Place(place) => at_place(view, place),
        Target::Bottom(_) => vec![Move::Pay { coins: 0, bonus: false }],
        Target::Half(half) => vec![of_half(half)],
        Target::FactoryOption(option) => vec![Move::FactoryOption(option)],
        Target::FactoryMove => vec![Move::MoveUnits],
        Target::Objective(card) => vec![Move::Reveal(card)],
        Target::Encounter(option) => vec![Move::Option(option)],
        Target::FactoryCard(card) => vec![Move::Keep(card)],
        Target::Seat(seat) => match view.public().question() {
            Some(Question::Flight { .. }) => vec![Move::Challenge(seat)],
            _ => vec![Move::Peek(seat)],
        },
        Target::Token(resource, from) => vec![Move::PayToken { resource, from }],
        Target::Amount(n) => match view.public().question() {
            Some(Question::Dials) => vec![Move::Dial(n)],
            _ => vec![Move::Take(n)],
        },
        Target::Card(card) => match view.public().question() {
            Some(Question::Discard { .. }) => vec![Move::Discard(card)],
            Some(Question::Pay { .. }) => vec![Move::PayCard(card)],
            _ => {
                let mut cards = CombatCards::NONE;
                cards.add(card);
                vec![Move::Play(cards)]
            }
        },
        Target::Cube(cube) => BottomAction::ALL.map(|to| Move::Upgrade { cube, to }).to_vec(),
        Target::RedBox(to) => Cube::ALL.map(|cube| Move::Upgrade { cube, to }).to_vec(),
        Target::Mech(slot) => own_places(view).map(|at| Move::Deploy { slot, at }).collect(),
        Target::Structure(structure) => own_places(view).map(|at| Move::Build { structure, at }).collect(),
        Target::Recruit(recruit) => {
            RecruitBonus::ALL.map(|bonus| Move::Enlist { recruit, bonus, amount: 1 }).to_vec()
        }
        Target::Bonus(bonus) => {
            BottomAction::ALL.map(|recruit| Move::Enlist { recruit, bonus, amount: 1 }).to_vec()
        }
        Target::Unit(unit, from) => {
            let places = (0..Place::COUNT).filter_map(Place::from_index);
            places.map(|to| Move::Step { unit, from, to }).collect()
        }
        Target::Resources(kinds) => vec![Move::Resources(kinds)],
        Target::Cargo(cargo) => vec![Move::Load { cargo, amount: 1 }, Move::Drop { cargo, amount: 1 }],
        Target::Passenger => vec![Move::Embark, Move::Disembark],
        Target::Flag => vec![Move::PlaceFlag],
        Target::Trap(trap) => vec![Move::PlaceTrap(trap)],
        Target::Ability => vec![Move::Use],
        Target::Leave => vec![Move::Skip, Move::Done, Move::EndTurn],
        // What is prepared, and ways to prepare it, are answers of the client and no moves: it says what they lack.
        Target::Commit
        | Target::Payment(_)
        | Target::Less
        | Target::ByHand
        | Target::Load(_)
        | Target::SetDown => Vec::new(),
    }
}

fn of_half(half: Half) -> Move {
    match half {
        Half::Units => Move::MoveUnits,
        Half::Coins => Move::MoveCoins(1),
        Half::Power => Move::BolsterPower { amount: 1, bonus: false },
        Half::Cards => Move::BolsterCards { amount: 1, bonus: false },
        Half::Resources => Move::TradeResources { bonus: false },
        Half::Popularity => Move::TradePopularity { amount: 1, bonus: false },
        Half::Produce => Move::Produce,
    }
}

/// Where the player's pieces stand.
fn own_places(view: &View) -> impl Iterator<Item = Place> + use<> {
    let player = view.seat().map(|seat| *view.public().player(seat));
    let places: Vec<Place> =
        player.iter().flat_map(|p| p.workers().chain(p.mechs()).chain([p.character()])).collect();
    places.into_iter()
}

/// What pointing at a place means depends on what is asked.
fn at_place(view: &View, place: Place) -> Vec<Move> {
    let (public, Some(seat)) = (view.public(), view.seat()) else { return Vec::new() };
    let player = public.player(seat);
    let step = |unit: UnitKind, from: Place| Move::Step { unit, from, to: place };
    match public.question() {
        Some(Question::Units) => {
            let mut moves = vec![step(UnitKind::Character, player.character())];
            moves.extend(player.mechs().map(|from| step(UnitKind::Mech, from)));
            moves.extend(player.workers().map(|from| step(UnitKind::Worker, from)));
            moves.extend(player.airship().map(|from| step(UnitKind::Airship, from)));
            moves
        }
        Some(Question::Onward) => {
            public.turn().moving().map(|moving| step(moving.unit, moving.from)).into_iter().collect()
        }
        Some(Question::Flight { .. }) => {
            player.airship().map(|from| step(UnitKind::Airship, from)).into_iter().collect()
        }
        Some(Question::Deploy { .. }) => {
            let slots = (0..4).filter(|slot: &MechSlot| !player.has_deployed(*slot));
            slots.map(|slot| Move::Deploy { slot, at: place }).collect()
        }
        Some(Question::Build { .. }) => {
            let left = Structure::ALL.into_iter().filter(|structure| !player.has_built(*structure));
            left.map(|structure| Move::Build { structure, at: place }).collect()
        }
        Some(Question::Produce { .. }) => {
            place.hex().map(|hex| Move::ProduceOn { hex, amount: 1 }).into_iter().collect()
        }
        Some(Question::CombatOrder) => place.hex().map(Move::Fight).into_iter().collect(),
        Some(Question::Retreat) => {
            [UnitKind::Character, UnitKind::Mech].map(|unit| Move::Retreat { unit, to: place }).to_vec()
        }
        Some(Question::Pay { .. }) => {
            Resource::ALL.map(|resource| Move::PayToken { resource, from: place }).to_vec()
        }
        _ => vec![Move::On(place)],
    }
}
