//! Objectives: which cards may be revealed now, and whether their conditions hold.

use super::{Eyes, push};
use crate::moves::{Move, MoveList};
use crate::rules::Switch;
use crate::state::{Public, Question};
use crate::tables::{ADJACENT, LAKES, OF_TERRAIN, TUNNELS};
use crate::vocab::*;

/// Adds the objective cards that may be revealed at this moment.
#[inline]
pub(super) fn reveals(eyes: Eyes, question: Question, list: &mut MoveList) {
    let public = eyes.public;
    let player = public.player(eyes.seat);
    let missions = public.ending.missions[0].is_some();
    if (player.objective_count == 0 && !missions) || eyes.seat != public.active {
        return;
    }
    let end = matches!(question, Question::EndTurn);
    let between = end || matches!(question, Question::Section | Question::Bottom(_));
    // The older printings let a card be shown at any moment of the turn; a combat has its own rhythm.
    let during = !public.rules.has(Switch::ObjectivesBetweenActions)
        && !matches!(question, Question::Dials | Question::Ability { .. } | Question::Retreat);
    if !between && !during {
        return;
    }
    if missions {
        for mission in open_missions(public, eyes.seat, end) {
            push(list, Move::Reveal(mission));
        }
    }
    // Under a resolution tile the game may go on after the sixth star.
    let full = player.stars.complete();
    if full || player.stars.on(Star::Objective) >= public.star_limit(eyes.seat, Star::Objective) {
        return;
    }
    for objective in eyes.own.objectives.into_iter().flatten() {
        let face = objective.face();
        if (end || face.timing == Timing::OwnTurn) && holds(public, eyes.seat, objective) {
            push(list, Move::Reveal(objective));
        }
    }
}

/// Whether every condition of the card holds for the seat now.
pub(crate) fn holds(public: &Public, seat: Seat, objective: Objective) -> bool {
    objective.face().conditions.iter().all(|c| condition(public, seat, *c))
}

/// Objectives laid open for everybody that the seat may place a star on now.
fn open_missions(public: &Public, seat: Seat, end: bool) -> impl Iterator<Item = Objective> + '_ {
    let player = public.player(seat);
    let done = player.missions;
    let room = !player.stars.complete();
    let open = move |i: usize| room && done & (1 << i) == 0;
    let missions = public.ending.missions.into_iter().enumerate();
    missions
        .filter_map(move |(i, m)| m.filter(|_| open(i)))
        .filter(move |m| (end || m.face().timing == Timing::OwnTurn) && holds(public, seat, *m))
}

/// Whether such a star may be placed now: nothing about it is secret.
#[inline]
pub(crate) fn mission_open(public: &Public, seat: Seat, end: bool) -> bool {
    public.ending.missions[0].is_some() && open_missions(public, seat, end).next().is_some()
}

fn condition(public: &Public, seat: Seat, condition: Condition) -> bool {
    let player = public.player(seat);
    // Control is worked out only for those conditions that ask for it.
    let control = || public.controlled_by(seat);
    let around_factory = ADJACENT[Hex::FACTORY.index()];
    let at_least = |set: u64, min: u8| set.count_ones() >= min as u32;
    match condition {
        Condition::ControlTerrain(terrain, min) => at_least(control() & OF_TERRAIN[terrain.index()], min),
        Condition::ControlTunnels(min) => at_least(control() & TUNNELS, min),
        Condition::ControlFactory => control() & Hex::FACTORY.place().bit() != 0,
        Condition::ControlAdjacentToFactory(min) => at_least(control() & around_factory, min),
        Condition::ControlAroundOneLake(min) => {
            let control = control();
            PlaceSet(LAKES).any(|lake| at_least(control & ADJACENT[lake.index()], min))
        }
        Condition::ControlEachPrimaryTerrainWithWorker => {
            use Terrain::*;
            let worked = control() & player.workers_at;
            [Farm, Forest, Mountain, Tundra, Village].iter().all(|t| worked & OF_TERRAIN[t.index()] != 0)
        }
        Condition::HighestPower => public.seats().all(|s| public.player(s).power <= player.power),
        Condition::ForcedWorkerRetreat => public.turn.forced_retreat,
        Condition::TokensOnOneTerritory(min) => PlaceSet(control()).any(|place| {
            let structure = (player.built_at & place.bit() != 0) as u8;
            player.fighters_on(place) + player.workers_on(place) + structure >= min
        }),
        Condition::TerritoryWith { mechs, workers, resources } => {
            let place = player.character;
            control() & place.bit() != 0
                && player.mechs_on(place) == mechs
                && player.workers_on(place) == workers
                && public.all_controlled_tokens(place.bit()) >= resources as u32
        }
        Condition::ResourcesOnOneTerritory { min, each } => PlaceSet(control()).any(|place| {
            let tokens = public.resources[place.index()];
            tokens.iter().all(|n| *n >= each) && public.all_controlled_tokens(place.bit()) >= min as u32
        }),
        Condition::ResourcesOneType(min) => {
            let control = control();
            Resource::ALL.iter().any(|r| public.owned_tokens(seat, control, *r) >= min as u32)
        }
        Condition::ResourcesEachType(min) => {
            let control = control();
            Resource::ALL.iter().all(|r| public.owned_tokens(seat, control, *r) >= min as u32)
        }
        Condition::WorkersAdjacentToFactory(min) => {
            PlaceSet(control() & around_factory).any(|place| player.workers_on(place) >= min)
        }
        Condition::StructuresAwayFromHome(min) => {
            player.structure_count() >= min && player.built_at & ADJACENT[player.faction.home().index()] == 0
        }
        Condition::WorkersEqualRecruits => player.worker_count() == player.recruit_count(),
        Condition::Power(range) => range.holds(player.power as u32),
        Condition::Popularity(range) => range.holds(player.popularity as u32),
        Condition::Coins(range) => range.holds(player.coins as u32),
        Condition::Workers(range) => range.holds(player.worker_count() as u32),
        Condition::Mechs(range) => range.holds(player.mech_count() as u32),
        Condition::Structures(range) => range.holds(player.structure_count() as u32),
        Condition::Recruits(range) => range.holds(player.recruit_count() as u32),
        Condition::Upgrades(range) => range.holds(player.upgrade_count() as u32),
        Condition::FactoryCards(range) => range.holds(player.factory_card.is_some() as u32),
        Condition::CombatCards(range) => range.holds(player.hand_count as u32),
        Condition::CombatStars(range) => range.holds(player.stars.on(Star::Combat) as u32),
    }
}
