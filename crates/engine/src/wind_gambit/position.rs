//! The modules of The Wind Gambit in a position: tiles, airships with what is aboard, and how the game ends.

use crate::error::{clip, digits};
use crate::position::collect::Check;
use crate::position::fault::PositionFault;
use crate::rules::Switch;
use crate::state::{Ending, Moving, Public, State};
use crate::tables::{AIRSHIP_RESOURCES, AIRSHIP_WORKERS};
use crate::vocab::*;
use crate::wind_gambit::cargo;
use crate::wind_gambit::tiles::{hero, toll};
use std::collections::BTreeMap;

/// What lies on the table for everybody.
///
/// ```
/// use kosa_engine::{PositionDoc, State};
///
/// let state = State::from_position(
///     "kosa-position 1; rules rulebook +resolutions; active 1; resolution land_rush; seat nordic industrial; \
///      seat crimea mechanical",
/// ).unwrap();
/// assert_eq!(PositionDoc::of(&state).modules.resolution.as_deref(), Some("land_rush"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, default))]
pub struct ModulesDoc {
    /// Airship tiles in force for everybody.
    pub airship_tiles: Vec<String>,
    /// The resolution tile.
    pub resolution: Option<String>,
    /// Objectives laid open as goals for everybody.
    pub missions: Vec<u8>,
    /// Who triggered the end.
    pub trigger: Option<u8>,
    /// Turns each seat still begins, `-` where nothing limits them.
    pub clock: Vec<String>,
}

/// What a seat has of the modules.
///
/// ```
/// use kosa_engine::position::AirshipDoc;
///
/// let airship = AirshipDoc { at: Some("h18".into()), ..AirshipDoc::default() };
/// assert!(airship.aboard.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, default))]
pub struct AirshipDoc {
    /// Where the airship is; at home if left out.
    pub at: Option<String>,
    /// Airship tiles of this seat alone.
    pub tiles: Vec<String>,
    /// Resource tokens aboard.
    pub aboard: BTreeMap<String, u8>,
    /// Open objectives on which it has placed a star.
    pub missions: Vec<u8>,
    /// Objective cards exchanged.
    pub given_up: u8,
    /// Goals that the track has fallen below since their star was placed.
    pub again: Vec<String>,
}

impl ModulesDoc {
    /// Describes what lies on the table.
    pub(crate) fn of(public: &Public) -> ModulesDoc {
        let ending = &public.ending;
        let seat = public.seats().find(|s| !public.player(*s).is_automa());
        let shared = seat.filter(|_| !public.rules.has(Switch::AirshipPairs)).map(|s| tiles(public, s));
        let limited = ending.clock[..public.seat_count()].iter().any(|n| *n != Ending::ENDLESS);
        let turns = |s: Seat| ending.turns_left(s).map_or("-".to_string(), |n| n.to_string());
        ModulesDoc {
            airship_tiles: shared.unwrap_or_default(),
            resolution: ending.tile.map(|t| t.to_string()),
            missions: ending.missions().map(Objective::number).collect(),
            trigger: ending.trigger.map(|s| s.index() as u8 + 1),
            clock: if limited { public.seats().map(turns).collect() } else { Vec::new() },
        }
    }

    pub(crate) fn read(&self, check: &mut Check, state: &mut State) {
        let public = &mut state.public;
        let rules = public.rules;
        for tile in check.read_all::<AirshipTile>("airship-tiles", &self.airship_tiles) {
            if !rules.has(Switch::Airships) || rules.has(Switch::AirshipPairs) {
                check.fault("airship-tiles", PositionFault::TilesForAll);
            }
            public.give_airship_tile(tile, None);
        }
        let Some(name) = &self.resolution else {
            if !self.missions.is_empty() || self.trigger.is_some() || !self.clock.is_empty() {
                check.fault("resolution", PositionFault::NoResolution);
            }
            return;
        };
        let Some(tile) = check.read::<Resolution>("resolution", name) else { return };
        if !rules.has(Switch::Resolutions) {
            check.fault("resolution", PositionFault::ResolutionRules);
        }
        public.ending.lay(tile, public.seats as usize);
        let missions = check.cards("missions", &self.missions, rules.objective_cards());
        if self.missions.len() > tile.face().objectives as usize {
            check.fault("missions", PositionFault::MissionCount);
        }
        for (slot, number) in public.ending.missions.iter_mut().zip(&self.missions) {
            *slot = Objective::new(*number);
        }
        public.revealed |= missions;
        let seats = public.seat_count();
        public.ending.trigger = self.trigger.and_then(|n| check.seat("trigger", n, seats));
        if public.ending.trigger.is_some() && (self.clock.is_empty() || self.clock.iter().any(|w| w == "-")) {
            check.fault("clock", PositionFault::ClockAfterTrigger);
        }
        // The active player has begun a turn already.
        let begun = public.active.index();
        if self.clock.is_empty() && public.turns > 0 && public.ending.clock[begun] != Ending::ENDLESS {
            public.ending.clock[begun] = public.ending.clock[begun].saturating_sub(1);
        }
        if !self.clock.is_empty() && self.clock.len() != seats {
            check.fault("clock", PositionFault::ClockSeats);
        }
        for (left, word) in public.ending.clock.iter_mut().zip(&self.clock) {
            match digits::<u8>(word) {
                Some(n) if n < Ending::ENDLESS => *left = n,
                _ if word == "-" => *left = Ending::ENDLESS,
                _ => check.fault("clock", PositionFault::NoTurns { got: clip(word) }),
            }
        }
    }

    pub(crate) fn lines(&self, line: &mut impl FnMut(&str, &str)) {
        if !self.airship_tiles.is_empty() {
            line("airship-tiles", &self.airship_tiles.join(" "));
        }
        if let Some(tile) = &self.resolution {
            line("resolution", tile);
        }
        if !self.missions.is_empty() {
            line("missions", &numbers(&self.missions));
        }
        if let Some(seat) = self.trigger {
            line("trigger", &seat.to_string());
        }
        if !self.clock.is_empty() {
            line("clock", &self.clock.join(" "));
        }
    }
}

fn numbers(list: &[u8]) -> String {
    list.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn tiles(public: &Public, seat: Seat) -> Vec<String> {
    TileSide::ALL
        .iter()
        .filter_map(|side| public.player(seat).airship_tile(*side))
        .map(|t| t.to_string())
        .collect()
}

impl AirshipDoc {
    /// Describes what a seat has; nothing where nothing differs from the start of a game.
    pub(crate) fn of(public: &Public, seat: Seat) -> Option<AirshipDoc> {
        let player = public.player(seat);
        let missions = public.ending.missions.iter().enumerate();
        let again = [Star::Power, Star::Popularity].into_iter().filter(|star| player.fallen.has(*star));
        let doc = AirshipDoc {
            at: player.airship().map(|p| p.to_string()),
            tiles: if public.rules.has(Switch::AirshipPairs) { tiles(public, seat) } else { Vec::new() },
            aboard: Resource::ALL
                .into_iter()
                .filter(|r| player.aboard[r.index()] > 0)
                .map(|r| (r.to_string(), player.aboard[r.index()]))
                .collect(),
            missions: missions
                .filter(|(i, _)| player.missions.contains(*i))
                .filter_map(|(_, m)| m.map(Objective::number))
                .collect(),
            given_up: player.given_up,
            again: again.map(|star| star.to_string()).collect(),
        };
        (doc != AirshipDoc::default()).then_some(doc)
    }

    /// Reads what a seat has, once what lies on the table has been read.
    pub(crate) fn read(&self, check: &mut Check, public: &mut Public, seat: Seat) {
        let flies = public.airships_fly();
        if !flies && (self.at.is_some() || !self.aboard.is_empty() || !self.tiles.is_empty()) {
            return check.fault(seat, PositionFault::AirshipRules);
        }
        for tile in check.read_all::<AirshipTile>(seat, &self.tiles) {
            if !public.rules.has(Switch::AirshipPairs) || public.player(seat).is_automa() {
                check.fault(seat, PositionFault::TilesOfSeat);
            }
            public.give_airship_tile(tile, Some(seat));
        }
        for (i, mission) in public.ending.missions.into_iter().enumerate() {
            if mission.is_some_and(|m| self.missions.contains(&m.number())) {
                public.player_mut(seat).missions.insert(i);
            }
        }
        let player = public.player_mut(seat);
        if player.missions.count() as usize != self.missions.len() {
            check.fault(seat, PositionFault::MissionStar);
        }
        if let Some(at) = &self.at {
            player.airship = check.read(seat, at).unwrap_or(player.faction.home());
        }
        for (kind, amount) in &self.aboard {
            if let Some(resource) = check.read::<Resource>(seat, kind) {
                player.aboard[resource.index()] = *amount;
            }
        }
        player.given_up = self.given_up;
        for word in &self.again {
            match word.as_str() {
                "power" => player.fallen.set(Star::Power, true),
                "popularity" => player.fallen.set(Star::Popularity, true),
                _ => check.fault(seat, PositionFault::NoTrack { got: clip(word) }),
            }
        }
    }

    pub(crate) fn lines(&self, line: &mut impl FnMut(&str, &str)) {
        if let Some(at) = &self.at {
            line("  airship", at);
        }
        if !self.tiles.is_empty() {
            line("  own-tiles", &self.tiles.join(" "));
        }
        if !self.aboard.is_empty() {
            let words: Vec<String> = self.aboard.iter().map(|(k, n)| format!("{k} {n}")).collect();
            line("  aboard", &words.join(" "));
        }
        if !self.missions.is_empty() {
            line("  mission-stars", &numbers(&self.missions));
        }
        if self.given_up > 0 {
            line("  given-up", &self.given_up.to_string());
        }
        if !self.again.is_empty() {
            line("  again", &self.again.join(" "));
        }
    }
}

/// What an airship and those aboard may not do.
pub(crate) fn check_airship(check: &mut Check, public: &Public, seat: Seat) {
    let player = public.player(seat);
    let home = player.faction.home();
    if player.airship().is_some_and(|at| at.hex().is_none() && at != home) {
        check.fault(seat, PositionFault::AirshipPlace);
    }
    if player.is_automa() && player.airship().is_some_and(|at| at != home) {
        check.fault(seat, PositionFault::AutomaAirship);
    }
    let carries = |freight| cargo::carries(public, seat, freight);
    let tokens = player.tokens_aboard();
    if tokens > 0 && (!carries(Freight::Resources) || tokens > AIRSHIP_RESOURCES) {
        check.fault(seat, PositionFault::ResourcesAboard { most: AIRSHIP_RESOURCES });
    }
    let workers = player.workers_on(Place::ABOARD);
    if workers > 0 && (!carries(Freight::Workers) || workers > AIRSHIP_WORKERS) {
        check.fault(seat, PositionFault::WorkersAboard { most: AIRSHIP_WORKERS });
    }
    if player.character.is_aboard() && !player.has_tile(hero::TILES) {
        check.fault(seat, PositionFault::CharacterAboard);
    }
    if player.mechs_on(Place::ABOARD) > 0 {
        check.fault(seat, PositionFault::MechAboard);
    }
    let mission_stars = player.stars.on(Star::Mission);
    if !player.is_automa() && mission_stars as u32 != player.missions.count() {
        check.fault(seat, PositionFault::MissionStars);
    }
}

/// Whether the moving unit carries what this airship and those after it still ask for.
pub(crate) fn carries_tolls(public: &Public, moving: Moving, to: Seat, left: u8) -> bool {
    let load = &moving.load[..Resource::COUNT];
    let carried: u32 = load.iter().map(|n| *n as u32).sum();
    let there = load.iter().zip(public.resources[moving.from.index()]).all(|(n, there)| *n <= there);
    let (mut here, mut later) = (0, 0);
    for (seat, due) in toll::dues(public, public.active, moving.to) {
        match seat.cmp(&to) {
            core::cmp::Ordering::Less => {}
            core::cmp::Ordering::Equal => here = due,
            core::cmp::Ordering::Greater => later += due as u32,
        }
    }
    there && here >= left && carried >= left as u32 + later
}

/// Whether the unit asked what it carries can still bring what the airships over its destination take.
pub(crate) fn tolls_can_be_paid(public: &Public, moving: &Moving) -> bool {
    let open = !public.enemies_at(public.active).contains(moving.from);
    let ground = public.resources[moving.from.index()].iter().enumerate();
    let asking = moving.asking.map_or(0, Cargo::index);
    let may_carry = ground.map(|(r, there)| match r < asking {
        true => moving.load[r] as u32,
        false => *there as u32 * open as u32,
    });
    toll::needed(public, public.active, moving.to) as u32 <= may_carry.sum()
}
