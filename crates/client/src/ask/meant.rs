//! What pointing at something means, as moves: the other way round from [`Target::of`].

use super::{Target, TopHalf};
use kosa_engine::vocab::*;
use kosa_engine::{Move, Player, Question, View};

impl Target {
    /// The moves that pointing at this could mean to the viewer, by the question that is asked and whether they are allowed or not;
    /// nothing where the question has no answer there. Of moves that differ in an amount or a bonus alone one stands for all.
    ///
    /// ```
    /// use kosa_client::Target;
    /// use kosa_engine::{Move, State, View, vocab::{Seat, Section}};
    ///
    /// let state =
    ///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
    /// let view = View::of(&state, Seat::new(0).unwrap());
    /// assert_eq!(Target::Section(Section::Factory).meant(&view), [Move::Choose(Section::Factory)]);
    /// assert_eq!(Target::Flag.meant(&view), []);
    /// ```
    pub fn meant(self, view: &View) -> Vec<Move> {
        let (Some(seat), Some(question)) = (view.seat(), view.public().question()) else { return Vec::new() };
        let mut moves = self.answers(view, seat, question);
        match self {
            // Objectives may be revealed beside other questions.
            Target::Objective(card) => moves.push(Move::Reveal(card)),
            Target::Leave => moves.extend([Move::Skip, Move::Done, Move::EndTurn]),
            _ => {}
        }
        moves
    }

    /// Whether it is no answer by itself: what is prepared, and ways to prepare it. They say themselves what they lack.
    pub const fn is_prepared(self) -> bool {
        match self {
            Target::Commit
            | Target::Payment(_)
            | Target::Less
            | Target::ByHand
            | Target::Load(_)
            | Target::SetDown => true,
            Target::Section(_)
            | Target::Half(_)
            | Target::Bottom(_)
            | Target::FactoryMove
            | Target::FactoryOption(_)
            | Target::Unit(..)
            | Target::Place(_)
            | Target::Token(..)
            | Target::Card(_)
            | Target::Cube(_)
            | Target::RedBox(_)
            | Target::Mech(_)
            | Target::Structure(_)
            | Target::Recruit(_)
            | Target::Bonus(_)
            | Target::Objective(_)
            | Target::Encounter(_)
            | Target::FactoryCard(_)
            | Target::Amount(_)
            | Target::Resources(_)
            | Target::Seat(_)
            | Target::Cargo(_)
            | Target::Passenger
            | Target::Flag
            | Target::Trap(_)
            | Target::Ability
            | Target::Leave => false,
        }
    }

    /// The answers to a question that lie here. Each question names what it is answered by: anything else is none of its answers.
    fn answers(self, view: &View, seat: Seat, question: Question) -> Vec<Move> {
        let public = view.public();
        let player = public.player(seat);
        match (question, self) {
            (Question::Section, Target::Section(section)) => vec![Move::Choose(section)],
            (Question::Section, _) => Vec::new(),

            (Question::Top(_), Target::Half(half)) => vec![of_half(half)],
            (Question::Top(_), Target::FactoryOption(option)) => vec![Move::FactoryOption(option)],
            (Question::Top(_), _) => Vec::new(),

            (Question::Bottom(section), Target::Bottom(action)) if section.bottom() == Some(action) => {
                vec![Move::Pay { coins: 0, bonus: false }]
            }
            (Question::Bottom(_), Target::FactoryMove) => vec![Move::MoveUnits],
            (Question::Bottom(_), _) => Vec::new(),

            (Question::Units, Target::Place(to)) => {
                let step = |unit: UnitKind| move |from: Place| Move::Step { unit, from, to };
                let mut moves = vec![step(UnitKind::Character)(player.character())];
                moves.extend(player.mechs().map(step(UnitKind::Mech)));
                moves.extend(player.workers().map(step(UnitKind::Worker)));
                moves
            }
            (Question::Units, Target::Unit(UnitKind::Airship, _)) => vec![Move::Fly],
            (Question::Units | Question::Onward, Target::Unit(unit, from)) => anywhere(unit, from),
            (Question::Onward, Target::Place(to)) => {
                let moving = public.turn().moving().into_iter();
                moving.map(|moving| Move::Step { unit: moving.unit, from: moving.from, to }).collect()
            }
            (Question::Units | Question::Onward, _) => Vec::new(),

            (Question::Carry, Target::Amount(amount)) => {
                Cargo::ALL.map(|cargo| Move::Carry { cargo, amount }).to_vec()
            }
            (Question::Carry, _) => Vec::new(),

            (Question::Flight { .. }, Target::Place(to)) => {
                let airship = player.airship().into_iter();
                airship.map(|from| Move::Step { unit: UnitKind::Airship, from, to }).collect()
            }
            (Question::Flight { .. }, Target::Unit(unit, from)) => anywhere(unit, from),
            (Question::Flight { .. }, Target::Cargo(cargo)) => {
                vec![Move::Load { cargo, amount: 1 }, Move::Drop { cargo, amount: 1 }]
            }
            (Question::Flight { .. }, Target::Passenger) => vec![Move::Embark, Move::Disembark],
            (Question::Flight { .. }, Target::Seat(target)) => vec![Move::Bombard { target, amount: 1 }],
            (Question::Flight { .. }, _) => Vec::new(),

            (Question::Challenge, Target::Seat(other)) => vec![Move::Challenge(other)],
            (Question::Challenge, _) => Vec::new(),

            (Question::Peek | Question::Spy, Target::Seat(other)) => vec![Move::Peek(other)],
            (Question::Peek | Question::Spy, _) => Vec::new(),

            (Question::Exchange, Target::Objective(card)) => vec![Move::Exchange(card)],
            (Question::Exchange, _) => Vec::new(),

            (Question::CombatOrder, Target::Place(place)) => {
                place.hex().map(Move::Fight).into_iter().collect()
            }
            (Question::CombatOrder, _) => Vec::new(),

            (Question::Dials, Target::Amount(power)) => vec![Move::Dial(power)],
            (Question::Dials, Target::Card(card)) => {
                let mut cards = CombatCards::NONE;
                cards.add(card);
                vec![Move::Play(cards)]
            }
            (Question::Dials, _) => Vec::new(),

            (Question::Retreat, Target::Place(to)) => {
                UnitKind::ALL.map(|unit| Move::Retreat { unit, to }).to_vec()
            }
            (Question::Retreat, _) => Vec::new(),

            (Question::Encounter { .. }, Target::Encounter(option)) => vec![Move::Option(option)],
            (Question::Encounter { .. }, _) => Vec::new(),

            (
                Question::Take { .. } | Question::Refuge { .. } | Question::Airlift { .. },
                Target::Amount(n),
            ) => {
                vec![Move::Take(n)]
            }
            (
                Question::PlaceOn { .. } | Question::WorkerPlace | Question::Airlift { .. },
                Target::Place(place),
            ) => vec![Move::On(place)],
            (
                Question::Take { .. }
                | Question::Refuge { .. }
                | Question::Airlift { .. }
                | Question::PlaceOn { .. }
                | Question::WorkerPlace,
                _,
            ) => Vec::new(),

            (Question::PickResources { .. }, Target::Resources(kinds)) => vec![Move::Resources(kinds)],
            (Question::PickResources { .. }, _) => Vec::new(),

            (Question::FactoryPick, Target::FactoryCard(card)) => vec![Move::Keep(card)],
            (Question::FactoryPick, _) => Vec::new(),

            (Question::Produce { .. }, Target::Place(place)) => {
                place.hex().map(|hex| Move::ProduceOn { hex, amount: 1 }).into_iter().collect()
            }
            (Question::Produce { .. }, _) => Vec::new(),

            (Question::Pay { .. } | Question::Toll { .. }, Target::Token(resource, from)) => {
                vec![Move::PayToken { resource, from }]
            }
            (Question::Pay { .. } | Question::Toll { .. }, Target::Place(from)) => {
                Resource::ALL.map(|resource| Move::PayToken { resource, from }).to_vec()
            }
            (Question::Pay { .. }, Target::Card(card)) => vec![Move::PayCard(card)],
            (Question::Pay { .. } | Question::Toll { .. }, _) => Vec::new(),

            (Question::Discard { .. }, Target::Card(card)) => vec![Move::Discard(card)],
            (Question::Discard { .. }, _) => Vec::new(),

            (Question::Upgrade, Target::Cube(cube)) => {
                BottomAction::ALL.map(|to| Move::Upgrade { cube, to }).to_vec()
            }
            (Question::Upgrade, Target::RedBox(to)) => {
                Cube::ALL.map(|cube| Move::Upgrade { cube, to }).to_vec()
            }
            (Question::Upgrade, _) => Vec::new(),

            (Question::Deploy { at }, Target::Mech(slot)) => {
                places(player, at).into_iter().map(|at| Move::Deploy { slot, at }).collect()
            }
            (Question::Deploy { .. }, Target::Place(at)) => {
                let slots = (0..player.faction().mat().mechs.len() as MechSlot)
                    .filter(|slot| !player.has_deployed(*slot));
                slots.map(|slot| Move::Deploy { slot, at }).collect()
            }
            (Question::Deploy { .. }, _) => Vec::new(),

            (Question::Build { at }, Target::Structure(structure)) => {
                places(player, at).into_iter().map(|at| Move::Build { structure, at }).collect()
            }
            (Question::Build { .. }, Target::Place(at)) => {
                let left = Structure::ALL.into_iter().filter(|structure| !player.has_built(*structure));
                left.map(|structure| Move::Build { structure, at }).collect()
            }
            (Question::Build { .. }, _) => Vec::new(),

            (Question::Enlist, Target::Recruit(recruit)) => {
                RecruitBonus::ALL.map(|bonus| Move::Enlist { recruit, bonus, amount: 1 }).to_vec()
            }
            (Question::Enlist, Target::Bonus(bonus)) => {
                BottomAction::ALL.map(|recruit| Move::Enlist { recruit, bonus, amount: 1 }).to_vec()
            }
            (Question::Enlist, _) => Vec::new(),

            (Question::PlaceToken, Target::Flag) => vec![Move::PlaceFlag],
            (Question::PlaceToken, Target::Trap(trap)) => vec![Move::PlaceTrap(trap)],
            (Question::PlaceToken, _) => Vec::new(),

            (Question::Ability { .. } | Question::ArmTrap { .. } | Question::TileStar, Target::Ability) => {
                vec![Move::Use]
            }
            (Question::Ability { .. } | Question::ArmTrap { .. } | Question::TileStar, _) => Vec::new(),

            // It can only be ended.
            (Question::EndTurn, _) => Vec::new(),
        }
    }
}

const fn of_half(half: TopHalf) -> Move {
    match half {
        TopHalf::Units => Move::MoveUnits,
        TopHalf::Coins => Move::MoveCoins(1),
        TopHalf::Power => Move::BolsterPower { amount: 1, bonus: false },
        TopHalf::Cards => Move::BolsterCards { amount: 1, bonus: false },
        TopHalf::Resources => Move::TradeResources { bonus: false },
        TopHalf::Popularity => Move::TradePopularity { amount: 1, bonus: false },
        TopHalf::Produce => Move::Produce,
    }
}

/// A unit on its way to any place.
fn anywhere(unit: UnitKind, from: Place) -> Vec<Move> {
    let places = (0..Place::COUNT).filter_map(Place::from_index);
    places.map(|to| Move::Step { unit, from, to }).collect()
}

/// All places, first the one that a card names and where the player's pieces stand: what forbids it there is nearest.
fn places(player: &Player, named: Option<Place>) -> Vec<Place> {
    let near = named.into_iter().chain(player.workers()).chain(player.mechs()).chain([player.character()]);
    let mut all: Vec<Place> = Vec::new();
    for place in near.chain((0..Place::COUNT).filter_map(Place::from_index)) {
        if !all.contains(&place) {
            all.push(place);
        }
    }
    all
}
