//! One symbol of the first row (R7): unit, valid territories however far (R15), destination (R16 to R21).

use super::geometry::*;
use crate::reach::Reach;
use crate::rules::Switch;
use crate::state::Public;
use crate::vocab::*;

/// Why a symbol cannot be carried out.
///
/// ```
/// use kosa_engine::automa::Invalid;
/// use kosa_engine::{Actor, Event, State};
///
/// // The first symbol of card 12 is for Nordic alone.
/// let mut state = State::from_position(
///     "kosa-position 1; active 2; seat nordic industrial; character h11; seat crimea automa; power 0; mechs at h12",
/// ).unwrap();
/// let mut events: Vec<Event> = Vec::new();
/// state.apply_with(Actor::Chance, "automa 12".parse().unwrap(), &mut events).unwrap();
/// let passed = |event: &Event| matches!(event, Event::AutomaCannot { why: Invalid::OtherFaction, .. });
/// assert!(events.iter().any(passed));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "why", rename_all = "snake_case"))]
pub enum Invalid {
    /// The symbol is in brackets for another faction.
    OtherFaction,
    /// The Automa has less power than the symbol asks.
    TooLittlePower {
        /// Power it has.
        has: u8,
    },
    /// No unit of the kind is on the board.
    NoUnit,
    /// No territory is valid.
    NoTerritory,
}

/// What decided between territories.
///
/// ```
/// use kosa_engine::automa::Reason;
/// use kosa_engine::{Actor, Event, State};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 2; seat nordic industrial; character h11; seat crimea automa; power 5; mechs at h44",
/// ).unwrap();
/// let mut events: Vec<Event> = Vec::new();
/// state.apply_with(Actor::Chance, "automa 12".parse().unwrap(), &mut events).unwrap();
/// let why = events.iter().find_map(|event| match event {
///     Event::AutomaMoved { reason, .. } => Some(*reason),
///     _ => None,
/// });
/// assert_eq!(why, Some(Reason::ReadingOrder), "two territories were equally good");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Reason {
    /// It was the only one.
    Only,
    /// The first measure of the symbol: see [`Candidate::measure`].
    #[cfg_attr(feature = "serde", serde(rename = "count"))]
    Measure,
    /// Closest to the Factory.
    Factory,
    /// First in reading order.
    ReadingOrder,
    /// Closest to the base of the tie-break token.
    Token,
}

/// What decided between units.
///
/// ```
/// use kosa_engine::automa::Choice;
/// use kosa_engine::{Actor, Event, State};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 2; seat nordic industrial; character h11; seat crimea automa; power 5; mechs at h44",
/// ).unwrap();
/// let mut events: Vec<Event> = Vec::new();
/// state.apply_with(Actor::Chance, "automa 12".parse().unwrap(), &mut events).unwrap();
/// let chosen = events.iter().find_map(|event| match event {
///     Event::AutomaSelects { selected, .. } => Some(selected.choice),
///     _ => None,
/// });
/// assert_eq!(chosen, Some(Choice::Only), "it has one mech");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Choice {
    /// It was the only one.
    Only,
    /// Closest to its own base.
    #[cfg_attr(feature = "serde", serde(rename = "distance"))]
    Nearest,
    /// Mech and character share the spot, and one kind goes before the other.
    SameSpot,
    /// First in reading order among the closest.
    ReadingOrder,
    /// Closest to the base of the tie-break token among the closest.
    Token,
}

/// The unit selected for a symbol.
///
/// ```
/// use kosa_engine::automa::Selected;
/// use kosa_engine::{Actor, Event, State};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 2; seat nordic industrial; character h11; seat crimea automa; power 5; mechs at h44",
/// ).unwrap();
/// let mut events: Vec<Event> = Vec::new();
/// state.apply_with(Actor::Chance, "automa 12".parse().unwrap(), &mut events).unwrap();
/// let selected: Vec<Selected> = events.iter().filter_map(|event| match event {
///     Event::AutomaSelects { selected, .. } => Some(*selected),
///     _ => None,
/// }).collect();
/// assert_eq!(selected[0].at, "h44".parse().unwrap());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Selected {
    /// The kind of unit.
    pub unit: UnitKind,
    /// Where it stands.
    pub at: Place,
    /// Distance to its own base.
    #[cfg_attr(feature = "serde", serde(rename = "base_distance"))]
    pub distance: u8,
    /// What decided.
    #[cfg_attr(feature = "serde", serde(rename = "decided_by"))]
    pub choice: Choice,
}

/// What goes through its mind on the way to a [`Plan`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thought {
    /// The unit for the symbol.
    Selected(Selected),
    /// A valid territory for it.
    Valid(Candidate),
}

/// A valid territory, with what counts for it.
///
/// ```
/// use kosa_engine::automa::Candidate;
/// use kosa_engine::{Actor, Event, State};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 2; seat nordic industrial; character h11; seat crimea automa; power 5; mechs at h44",
/// ).unwrap();
/// let mut events: Vec<Event> = Vec::new();
/// state.apply_with(Actor::Chance, "automa 12".parse().unwrap(), &mut events).unwrap();
/// let weighed: Vec<Candidate> = events.iter().filter_map(|event| match event {
///     Event::AutomaConsiders { candidate, .. } => Some(*candidate),
///     _ => None,
/// }).collect();
/// assert!(!weighed.is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Candidate {
    /// The territory.
    pub hex: Hex,
    /// For workers: the Automa's other units nearby. For mechs and the character: distance to the nearest enemy combat unit. For
    /// attacks on workers: resource tokens. For attacks on units: enemy combat units there.
    #[cfg_attr(feature = "serde", serde(rename = "count"))]
    pub measure: u16,
    /// Left out because an enemy combat unit is near (workers only).
    pub excluded: bool,
    /// Distance to the Factory; like every distance, more than [`BEYOND`](super::BEYOND) where walking counts and no way
    /// leads there.
    #[cfg_attr(feature = "serde", serde(rename = "factory_distance"))]
    pub factory: u8,
}

/// What a symbol leads to.
///
/// ```
/// use kosa_engine::automa::{Plan, Reason};
/// use kosa_engine::vocab::UnitKind;
///
/// let (from, to) = ("h12".parse().unwrap(), "h18".parse().unwrap());
/// let plan = Plan { unit: UnitKind::Mech, from, to, workers: 0, reason: Reason::Only, token: None };
/// assert_ne!(plan.from, plan.to.place());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The kind of unit.
    pub unit: UnitKind,
    /// Where it stands.
    pub from: Place,
    /// Where it goes; perhaps the same.
    pub to: Hex,
    /// Workers it takes along (R24).
    pub workers: u8,
    /// What decided.
    pub reason: Reason,
    /// Where the tie-break token lies afterwards.
    pub token: Option<Faction>,
}

/// The places of the Automa's units of one kind.
fn places_of(public: &Public, seat: Seat, unit: UnitKind) -> impl Iterator<Item = Place> + use<> {
    let player = public.player(seat);
    let mut all = [Place::OFF; 8];
    match unit {
        UnitKind::Character => all[0] = player.character,
        UnitKind::Mech => all[..4].copy_from_slice(&player.mechs),
        UnitKind::Worker => all = player.workers,
        // An airship is no unit in the eyes of the Automa (R72).
        UnitKind::Airship => {}
    }
    all.into_iter().filter(|p| p.is_on_board())
}

/// The Automas whose units make neighbourhoods for this one: itself and, with the switch, its allies (R51).
fn friends(public: &Public, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let rules = public.rules;
    let allied = rules.has(Switch::AutomaAllies) && rules.has(Switch::AutomaCooperative);
    public.seats().filter(move |s| *s == seat || (allied && public.player(*s).is_automa()))
}

/// Picks one of several equal places: in reading order or, with three seats and more, by the token on the home bases
/// (R58): closest to its base; as long as places are still equal it moves two bases on, and so it does after the
/// last comparison.
fn break_tie(ruler: Ruler, token: &mut Option<Faction>, mut equal: PlaceSet) -> Option<Place> {
    if equal.count() > 1
        && let Some(at) = token
    {
        for _ in Faction::ALL {
            let base = at.home();
            let nearest = equal.iter().map(|p| ruler.between(p, base)).min();
            equal = equal.iter().filter(|p| Some(ruler.between(*p, base)) == nearest).collect();
            *at = two_bases_on(*at);
            if equal.count() == 1 {
                break;
            }
        }
    }
    equal.first()
}

/// Two home bases clockwise: Albion, Rusviet, Crimea, Polania, Nordic, Togawa, Saxony, Albion …
fn two_bases_on(at: Faction) -> Faction {
    Faction::ALL[(at.index() + 2) % Faction::COUNT]
}

/// The unit of these kinds closest to the base, then by the tie-break (R11, R12).
fn select(
    public: &Public,
    seat: Seat,
    ruler: Ruler,
    kinds: &[UnitKind],
    token: &mut Option<Faction>,
) -> Option<Selected> {
    let base = public.player(seat).faction.home();
    let places = || kinds.iter().flat_map(|kind| places_of(public, seat, *kind));
    let nearest = places().map(|p| ruler.between(p, base)).min()?;
    let equal = places().filter(|p| ruler.between(*p, base) == nearest).collect();
    let mut no_token = None;
    let token = if public.rules.has(Switch::AutomaTokenForTerritories) { &mut no_token } else { token };
    let place = break_tie(ruler, token, equal)?;
    // On the same spot the mech goes before the character, unless the switch says otherwise.
    let stands = |kind: &&UnitKind| places_of(public, seat, **kind).any(|p| p == place);
    let kind = if public.rules.has(Switch::AutomaCharacterFirst) {
        kinds.iter().rev().find(stands)
    } else {
        kinds.iter().find(stands)
    };
    let choice = match equal.count() {
        0 | 1 if kinds.iter().filter(stands).count() > 1 => Choice::SameSpot,
        0 | 1 if places().nth(1).is_none() => Choice::Only,
        0 | 1 => Choice::Nearest,
        _ if token.is_some() => Choice::Token,
        _ => Choice::ReadingOrder,
    };
    kind.map(|kind| Selected { unit: *kind, at: place, distance: nearest, choice })
}

/// Works out one symbol. `look` hears of the unit and of every valid territory; it costs nothing when nobody listens.
pub(crate) fn plan(
    public: &Public,
    seat: Seat,
    symbol: &AutomaSymbol<AutomaMove>,
    mut look: impl FnMut(Thought),
) -> Result<Plan, Invalid> {
    let player = public.player(seat);
    if !symbol.counts_for(player.faction) {
        return Err(Invalid::OtherFaction);
    }
    if let AutomaMove::AttackUnits(power) = symbol.what
        && player.power < power
    {
        return Err(Invalid::TooLittlePower { has: player.power });
    }
    use UnitKind::*;
    let kinds: &[UnitKind] = match symbol.what {
        AutomaMove::Worker => &[Worker],
        AutomaMove::Mech => &[Mech],
        AutomaMove::Character | AutomaMove::EncounterOrFactory => &[Character],
        AutomaMove::AttackWorkers | AutomaMove::AttackUnits(_) => &[Mech, Character],
    };
    let ruler = Ruler::of(public, seat);
    let mut token = public.tie_token;
    let Some(selected) = select(public, seat, ruler, kinds, &mut token) else { return Err(Invalid::NoUnit) };
    look(Thought::Selected(selected));
    let Selected { unit, at: from, .. } = selected;
    let field = Field::of(public, seat, ruler);
    let valid = field.valid(public, seat, symbol.what, from);
    // What is compared, in order; the smallest wins.
    let mut best: Option<(bool, u16, u8)> = None;
    let mut second: Option<(bool, u16, u8)> = None;
    let mut equal = PlaceSet::NONE;
    for place in valid {
        let Some(hex) = place.hex() else { continue };
        let (measure, less_is_better) = field.measure(public, seat, symbol.what, from, place);
        let excluded = symbol.what == AutomaMove::Worker && field.enemy_near.contains(place);
        let factory = ruler.between(place, Hex::FACTORY.place());
        look(Thought::Valid(Candidate { hex, measure, excluded, factory }));
        if excluded && !public.rules.has(Switch::AutomaWorkersDare) {
            continue;
        }
        let key = (excluded, if less_is_better { measure } else { u16::MAX - measure }, factory);
        match best {
            Some(other) if other == key => equal |= place.set(),
            Some(other) if other < key => second = Some(second.map_or(key, |s| s.min(key))),
            _ => {
                second = best;
                best = Some(key);
                equal = place.set();
            }
        }
    }
    let tied = equal.count() > 1;
    let Some(to) = break_tie(ruler, &mut token, equal).and_then(Place::hex) else {
        return Err(Invalid::NoTerritory);
    };
    let reason = match (tied, best, second) {
        (true, ..) if token.is_some() => Reason::Token,
        (true, ..) => Reason::ReadingOrder,
        (_, Some(best), Some(second)) if (best.0, best.1) == (second.0, second.1) => Reason::Factory,
        (_, _, Some(_)) => Reason::Measure,
        _ => Reason::Only,
    };
    let carries = symbol.what == AutomaMove::Mech && public.rules.has(Switch::AutomaMechsCarry);
    let workers = if carries && from != to.place() { player.workers_on(from) } else { 0 };
    Ok(Plan { unit, from, to, workers, reason, token })
}

/// The territories that any symbol could lead to as the board is now: for characters and mechs, and for workers.
pub(crate) fn reach(public: &Public, seat: Seat) -> (PlaceSet, PlaceSet) {
    let field = Field::of(public, seat, Ruler::of(public, seat));
    let to = |unit: UnitKind, symbols: &[AutomaMove]| {
        let mut set = PlaceSet::NONE;
        for from in places_of(public, seat, unit) {
            set = symbols.iter().fold(set, |set, what| set | field.valid(public, seat, *what, from));
        }
        set
    };
    use AutomaMove::*;
    let attacks = [AttackWorkers, AttackUnits(0)];
    let mechs = to(UnitKind::Mech, &[&attacks[..], &[Mech]].concat());
    let character = to(UnitKind::Character, &[&attacks[..], &[Character, EncounterOrFactory]].concat());
    (mechs | character, to(UnitKind::Worker, &[Worker]))
}

/// How many units have each territory in their neighbourhood. Word i holds bit i of every count, so that a whole
/// neighbourhood is added at once; seven Automas have fewer than 128 units.
#[derive(Default)]
struct Counts([PlaceSet; 7]);

impl Counts {
    fn add(&mut self, neighbourhood: PlaceSet) {
        let mut carry = neighbourhood;
        for word in &mut self.0 {
            (*word, carry) = ((*word | carry) & !(*word & carry), *word & carry);
        }
    }

    fn on(&self, place: Place) -> u16 {
        self.0.iter().rev().fold(0, |count, word| (count << 1) | (word.contains(place)) as u16)
    }

    /// The territories that count at all.
    fn any(&self) -> PlaceSet {
        self.0.into_iter().collect()
    }
}

/// The board as the Automa sees it.
struct Field {
    ruler: Ruler,
    held: bool,
    /// Units of its own, and of allies, that have a territory in their neighbourhood.
    near: Counts,
    /// Territories with an enemy unit.
    enemies: PlaceSet,
    enemy_fighters: PlaceSet,
    /// Territories in the neighbourhood of an enemy combat unit.
    enemy_near: PlaceSet,
    /// Territories with units of another Automa that is neither friend nor enemy (R51).
    others: PlaceSet,
}

impl Field {
    fn of(public: &Public, seat: Seat, ruler: Ruler) -> Field {
        let mut field = Field {
            ruler,
            held: held_by_water(public, seat),
            near: Counts::default(),
            enemies: PlaceSet::NONE,
            enemy_fighters: PlaceSet::NONE,
            enemy_near: PlaceSet::NONE,
            others: PlaceSet::NONE,
        };
        for friend in friends(public, seat) {
            for kind in UnitKind::ALL {
                for place in places_of(public, friend, kind) {
                    field.near.add(automa_neighbourhood(place, field.held));
                }
            }
        }
        for other in public.seats().filter(|s| *s != seat) {
            let player = public.player(other);
            if !public.is_enemy_of_automa(other) {
                field.others |= player.units_at();
                continue;
            }
            field.enemies |= player.units_at();
            field.enemy_fighters |= player.fighters_at;
            let reach = Reach::of(public, other);
            for place in player.fighters_at {
                field.enemy_near |= enemy_neighbourhood(public, other, &reach, place);
            }
        }
        field
    }

    /// The valid territories of a symbol: for a worker (R17), a mech or the character (R18), an encounter or the Factory (R19),
    /// to drive off workers (R20) and to attack (R21). Where the unit stands may be one of them (R7).
    fn valid(&self, public: &Public, seat: Seat, what: AutomaMove, from: Place) -> PlaceSet {
        let player = public.player(seat);
        let near = self.near.any();
        let with_base = near | crate::tables::LAND[player.faction.home().index()];
        let free = !self.others & !self.closed_by_airships(public, seat);
        // Pieces of its own kind that stand in the way: the one that moves does not.
        let alone = |count: u8, set: PlaceSet| if count <= 1 { set & !from.set() } else { set };
        match what {
            AutomaMove::Worker => {
                let workers = alone(player.workers_on(from), player.workers_at);
                with_base & free & !self.enemies & !workers
            }
            AutomaMove::Mech | AutomaMove::Character => {
                let fighters = alone(player.fighters_on(from), player.fighters_at);
                with_base & free & !self.enemies & !fighters
            }
            AutomaMove::EncounterOrFactory => {
                let factory = if player.automa().is_some_and(|a| a.factory_card) {
                    PlaceSet::NONE
                } else {
                    Hex::FACTORY.place().set()
                };
                near & free & (public.encounter_tokens | factory) & !self.enemies & !player.mechs_at()
            }
            AutomaMove::AttackWorkers => with_base & free & self.enemies & !self.enemy_fighters,
            AutomaMove::AttackUnits(_) => with_base & free & self.enemy_fighters & crate::tables::ALL_HEXES,
        }
    }

    /// Territories that airships of others close to the Automa. By R72 and R74 there are none: two switches play it
    /// otherwise.
    fn closed_by_airships(&self, public: &Public, seat: Seat) -> PlaceSet {
        if !public.airships_fly() {
            return PlaceSet::NONE;
        }
        let avoids = public.rules.has(Switch::AutomaAvoidsAirships);
        let mut closed = PlaceSet::NONE;
        for other in public.seats().filter(|s| *s != seat && public.is_enemy_of_automa(*s)) {
            let place = public.player(other).airship;
            if avoids || crate::wind_gambit::tiles::toll::needed(public, seat, place) > 0 {
                closed |= public.player(other).under_airship();
            }
        }
        closed
    }

    /// What is compared first, and whether less is better.
    fn measure(&self, public: &Public, seat: Seat, what: AutomaMove, from: Place, to: Place) -> (u16, bool) {
        match what {
            AutomaMove::Worker => {
                // The unit itself has been picked up and no longer counts (R16).
                let itself = automa_neighbourhood(from, self.held).contains(to);
                (self.near.on(to) - itself as u16, false)
            }
            AutomaMove::Mech | AutomaMove::Character => {
                let on_board = self.enemy_fighters & crate::tables::ALL_HEXES;
                // Enemy combat units on a base count only if all of them are there (R18).
                let targets = if !on_board.is_empty() { on_board } else { self.enemy_fighters };
                let nearest = targets.iter().map(|p| self.ruler.between(to, p) as u16).min();
                (nearest.unwrap_or(0), true)
            }
            AutomaMove::EncounterOrFactory => (0, true),
            AutomaMove::AttackWorkers => (public.all_controlled_tokens(to.set()) as u16, false),
            AutomaMove::AttackUnits(_) => {
                let there: u16 = public
                    .seats()
                    .filter(|s| *s != seat && public.is_enemy_of_automa(*s))
                    .map(|s| public.player(s).fighters_on(to) as u16)
                    .sum();
                (there, true)
            }
        }
    }
}
