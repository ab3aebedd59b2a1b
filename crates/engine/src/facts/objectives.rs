//! Objectives: what each condition asks, and how much of it a player has. The rules ask the same function whether a card may
//! be revealed.

use crate::state::Public;
use crate::tables::{ADJACENT, LAKES, OF_TERRAIN, TUNNELS};
use crate::vocab::*;

/// What a part of a condition counts.
///
/// ```
/// use kosa_engine::{Counted, State, vocab::{Objective, Seat}};
///
/// let state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let progress = state.public().objective_progress(Seat::new(0).unwrap(), Objective::new(12).unwrap());
/// assert!(progress.iter().flat_map(|c| &c.parts).any(|part| part.counted == Counted::Itself));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// What the condition itself names.
    Itself,
    /// Controlled territories of this terrain with one of the player's workers.
    Terrain(Terrain),
    /// Tokens of this kind.
    Resource(Resource),
    /// Mechs with the character.
    Mechs,
    /// Workers with the character.
    Workers,
    /// Tokens of all kinds there.
    Resources,
    /// Whether the territory is controlled.
    Control,
    /// Structures next to the player's own home base.
    StructuresAtHome,
}

/// One number that a condition asks for.
///
/// ```
/// use kosa_engine::{Counted, Part};
///
/// let part = Part { counted: Counted::Mechs, have: 1, min: 3, max: u32::MAX };
/// assert!(!part.holds());
/// assert_eq!(part.lacking(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// What is counted.
    pub counted: Counted,
    /// What the player has.
    pub have: u32,
    /// At least this many.
    pub min: u32,
    /// At most this many.
    pub max: u32,
}

impl Part {
    /// Whether the number is right.
    #[inline]
    pub const fn holds(&self) -> bool {
        self.have >= self.min && self.have <= self.max
    }

    /// How many are missing; how many are too many comes out negative.
    pub fn lacking(&self) -> i64 {
        if self.have > self.max {
            self.max as i64 - self.have as i64
        } else {
            self.min.saturating_sub(self.have) as i64
        }
    }
}

/// How far a player is with one condition of an objective card.
///
/// ```
/// use kosa_engine::{State, vocab::{Objective, Seat}};
///
/// let state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let card = Objective::new(12).unwrap();
/// let progress = state.public().objective_progress(Seat::new(0).unwrap(), card);
/// assert_eq!(progress.len(), card.face().conditions.len());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConditionProgress {
    /// The condition.
    pub condition: Condition,
    /// The numbers it asks for; all must be right. Where one territory of several must do, it is the one that lacks least.
    pub parts: Vec<Part>,
}

impl ConditionProgress {
    /// Whether the condition holds now.
    pub fn holds(&self) -> bool {
        self.parts.iter().all(Part::holds)
    }
}

/// Whether every condition of the card holds for the seat now: what held last turn does not count (RL-066).
pub(crate) fn holds(public: &Public, seat: Seat, objective: Objective) -> bool {
    objective.face().conditions.iter().all(|condition| condition_holds(public, seat, *condition))
}

/// Whether one condition holds. Not drawn into the loop over those of a card: nearly always the first one fails, and what others would
/// need is not worked out before it.
#[inline(never)]
fn condition_holds(public: &Public, seat: Seat, condition: Condition) -> bool {
    let mut right = true;
    parts(public, seat, condition, |part| right &= part.holds());
    right
}

impl Public {
    /// How far the seat is with each condition of an objective card.
    ///
    /// ```
    /// use kosa_engine::{State, vocab::{Objective, Seat}};
    /// let state = State::from_position("kosa-position 1\nactive 1\nseat nordic industrial\ncoins 3\nseat crimea mechanical").unwrap();
    /// for card in (1..=23).filter_map(Objective::new) {
    ///     let progress = state.public().objective_progress(Seat::new(0).unwrap(), card);
    ///     let lacking = progress.iter().flat_map(|c| &c.parts).filter(|part| !part.holds()).count();
    ///     assert_eq!(lacking == 0, state.public().objective_holds(Seat::new(0).unwrap(), card));
    /// }
    /// ```
    pub fn objective_progress(&self, seat: Seat, card: Objective) -> Vec<ConditionProgress> {
        let progress = |condition: &Condition| {
            let mut all = Vec::new();
            parts(self, seat, *condition, |part| all.push(part));
            ConditionProgress { condition: *condition, parts: all }
        };
        card.face().conditions.iter().map(progress).collect()
    }

    /// Whether every condition of an objective card holds for the seat now. When it may be revealed is another question:
    /// see [`ObjectiveCard::timing`].
    pub fn objective_holds(&self, seat: Seat, card: Objective) -> bool {
        holds(self, seat, card)
    }
}

impl Public {
    /// How much is lacking of an objective card, all conditions together, each number that is wrong counted by how much it
    /// is wrong: 0 where the card could be revealed. For evaluations, which ask often.
    ///
    /// ```
    /// use kosa_engine::{State, vocab::{Objective, Seat}};
    /// let state = State::from_position("kosa-position 1\nactive 1\nseat nordic industrial\nseat crimea mechanical").unwrap();
    /// let seat = Seat::new(0).unwrap();
    /// for card in (1..=23).filter_map(Objective::new) {
    ///     let public = state.public();
    ///     assert_eq!(public.objective_lacking(seat, card) == 0, public.objective_holds(seat, card));
    /// }
    /// ```
    pub fn objective_lacking(&self, seat: Seat, card: Objective) -> u32 {
        let mut lacking = 0;
        for condition in card.face().conditions {
            parts(self, seat, *condition, |part| lacking += part.lacking().unsigned_abs().min(100) as u32);
        }
        lacking
    }
}

const PRIMARY: [Terrain; 5] =
    [Terrain::Farm, Terrain::Forest, Terrain::Mountain, Terrain::Tundra, Terrain::Village];

/// The numbers that a condition asks for, one after the other.
#[inline]
fn parts(public: &Public, seat: Seat, condition: Condition, mut each: impl FnMut(Part)) {
    let player = public.player(seat);
    // Control is worked out only for those conditions that ask for it.
    let control = || public.controlled_by(seat);
    let around_factory = ADJACENT[Hex::FACTORY.index()];
    let part = |counted, have: u32, min: u32, max: u32| Part { counted, have, min, max };
    let at_least = |have: u32, min: u8| part(Counted::Itself, have, min as u32, u32::MAX);
    let within = |range: Range, have: u32| {
        let max = if range.max == u8::MAX { u32::MAX } else { range.max as u32 };
        part(Counted::Itself, have, range.min as u32, max)
    };
    let one = match condition {
        Condition::ControlTerrain(terrain, min) => {
            at_least((control() & OF_TERRAIN[terrain.index()]).count(), min)
        }
        Condition::ControlTunnels(min) => at_least((control() & TUNNELS).count(), min),
        Condition::ControlFactory => at_least((control() & Hex::FACTORY.place().set()).count(), 1),
        Condition::ControlAdjacentToFactory(min) => at_least((control() & around_factory).count(), min),
        Condition::ControlAroundOneLake(min) => {
            let control = control();
            let around = |lake: Place| (control & ADJACENT[lake.index()]).count();
            at_least(LAKES.iter().map(around).max().unwrap_or(0), min)
        }
        Condition::ControlEachPrimaryTerrainWithWorker => {
            let worked = control() & player.workers_at;
            for terrain in PRIMARY {
                let have = (worked & OF_TERRAIN[terrain.index()]).count();
                each(part(Counted::Terrain(terrain), have, 1, u32::MAX));
            }
            return;
        }
        Condition::HighestPower => {
            let most = public.seats().map(|s| public.player(s).power).max().unwrap_or(0);
            at_least(player.power as u32, most)
        }
        Condition::ForcedWorkerRetreat => at_least(public.turn.forced_retreat as u32, 1),
        Condition::TokensOnOneTerritory(min) => {
            let pieces = |place: Place| {
                let structure = (player.built_at.contains(place)) as u8;
                (player.fighters_on(place) + player.workers_on(place) + structure) as u32
            };
            at_least(control().iter().map(pieces).max().unwrap_or(0), min)
        }
        Condition::TerritoryWith { mechs, workers, resources } => {
            let place = player.character;
            let exactly = |counted, have: u8, want: u8| part(counted, have as u32, want as u32, want as u32);
            each(part(Counted::Control, (control() & place.set()).count(), 1, 1));
            each(exactly(Counted::Mechs, player.mechs_on(place), mechs));
            each(exactly(Counted::Workers, player.workers_on(place), workers));
            let tokens = public.all_controlled_tokens(place.set());
            part(Counted::Resources, tokens, resources as u32, u32::MAX)
        }
        Condition::ResourcesOnOneTerritory { min, each: of_each } => {
            let tokens = |place: Place| public.resources[place.index()];
            let sum = |tokens: Resources| tokens.iter().map(|n| *n as u32).sum::<u32>();
            let lacking = |place: &Place| {
                let kinds: u32 = tokens(*place).iter().map(|n| of_each.saturating_sub(*n) as u32).sum();
                kinds + (min as u32).saturating_sub(sum(tokens(*place)))
            };
            let best = control().iter().min_by_key(lacking).map(tokens).unwrap_or_default();
            for resource in Resource::ALL {
                let have = best[resource.index()] as u32;
                each(part(Counted::Resource(resource), have, of_each as u32, u32::MAX));
            }
            part(Counted::Resources, sum(best), min as u32, u32::MAX)
        }
        Condition::ResourcesOneType(min) => {
            let control = control();
            let most = Resource::ALL.iter().map(|r| public.owned_tokens(seat, control, *r)).max();
            at_least(most.unwrap_or(0), min)
        }
        Condition::ResourcesEachType(min) => {
            let control = control();
            for resource in Resource::ALL {
                let have = public.owned_tokens(seat, control, resource);
                each(part(Counted::Resource(resource), have, min as u32, u32::MAX));
            }
            return;
        }
        Condition::WorkersAdjacentToFactory(min) => {
            let most = (control() & around_factory).iter().map(|place| player.workers_on(place)).max();
            at_least(most.unwrap_or(0) as u32, min)
        }
        Condition::StructuresAwayFromHome(min) => {
            let at_home = (player.built_at & ADJACENT[player.faction.home().index()]).count();
            each(part(Counted::StructuresAtHome, at_home, 0, 0));
            at_least(player.structure_count() as u32, min)
        }
        Condition::WorkersEqualRecruits => {
            let recruits = player.recruit_count() as u32;
            part(Counted::Itself, player.worker_count() as u32, recruits, recruits)
        }
        Condition::Power(range) => within(range, player.power as u32),
        Condition::Popularity(range) => within(range, player.popularity as u32),
        Condition::Coins(range) => within(range, player.coins as u32),
        Condition::Workers(range) => within(range, player.worker_count() as u32),
        Condition::Mechs(range) => within(range, player.mech_count() as u32),
        Condition::Structures(range) => within(range, player.structure_count() as u32),
        Condition::Recruits(range) => within(range, player.recruit_count() as u32),
        Condition::Upgrades(range) => within(range, player.upgrade_count() as u32),
        Condition::FactoryCards(range) => within(range, player.factory_card.is_some() as u32),
        Condition::CombatCards(range) => within(range, player.hand_count as u32),
        Condition::CombatStars(range) => within(range, player.stars.on(Star::Combat) as u32),
    };
    each(one);
}
