//! What awaits a unit that takes a step, so that clients can say it beside the step and need not know the rules of it.

use crate::abilities::camaraderie;
use crate::state::{Public, Question};
use crate::vocab::*;
use crate::wind_gambit::tiles::{siege_engine, toll};

/// Whom and what a unit meets on a territory it steps onto.
///
/// ```
/// use kosa_engine::{State, vocab::{Seat, UnitKind}};
/// let state = State::from_position(
///     "kosa-position 1\nactive 1\nseat nordic industrial\npopularity 3\nmechs 1 at h11\nseat crimea mechanical\nworkers h12 h12",
/// ).unwrap();
/// let seat = Seat::new(0).unwrap();
/// let outlook = state.public().outlook(seat, UnitKind::Mech, "h12".parse().unwrap());
/// assert_eq!(outlook.drives_off, Seat::new(1));
/// assert_eq!((outlook.workers, outlook.popularity), (2, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Outlook {
    /// The player whose character or mechs it must fight.
    pub combat: Option<Seat>,
    /// The player whose workers it drives off, where nobody must be fought.
    pub drives_off: Option<Seat>,
    /// Workers of others that leave: at once, or if the combat is won.
    pub workers: u8,
    /// Popularity lost for them.
    pub popularity: u8,
    /// An armed Trap that strikes.
    pub trap: Option<TrapAhead>,
    /// Whether it finds an encounter token that it may use.
    pub encounter: bool,
    /// Whether it takes a Factory card there.
    pub factory: bool,
    /// Resources left aboard the airships of others; [`Public::tolls`] says whose those are.
    pub toll: u8,
}

/// An armed Trap where a unit goes.
///
/// ```
/// use kosa_engine::{State, TrapAhead, vocab::{Seat, UnitKind}};
///
/// let state = State::from_position(
///     "kosa-position 1; rules rulebook +invaders-from-afar; active 1; trap h38 coins armed; \
///      seat nordic industrial; character h37; seat togawa mechanical",
/// ).unwrap();
/// let outlook = state.public().outlook(Seat::new(0).unwrap(), UnitKind::Character, "h38".parse().unwrap());
/// assert_eq!(outlook.trap, Some(TrapAhead::Unknown), "which Trap it is only Togawa knows");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrapAhead {
    /// Nobody but its owner knows which.
    Unknown,
    /// Everybody has seen it strike before.
    Known(Trap),
}

impl Outlook {
    /// Whether the unit's move ends there, whatever steps it has left.
    pub const fn stops(&self) -> bool {
        self.combat.is_some() || self.drives_off.is_some() || self.trap.is_some() || self.encounter
    }

    /// Whether nothing at all is met.
    pub fn is_quiet(&self) -> bool {
        *self == Outlook::default()
    }
}

impl Public {
    /// What a unit of the seat meets where it steps.
    pub fn outlook(&self, seat: Seat, unit: UnitKind, to: Place) -> Outlook {
        // Airships meet nobody.
        if unit == UnitKind::Airship {
            return Outlook::default();
        }
        let fights = unit.fights();
        let combat = self.enemy_fighter_on(seat, to).filter(|_| fights);
        let has_workers = |s: &Seat| fights && *s != seat && self.player(*s).workers_on(to) > 0;
        let drives_off = if combat.is_none() { self.seats().find(has_workers) } else { None };
        // In a combat only the beaten side's workers leave.
        let leave = |s: &Seat| has_workers(s) && combat.is_none_or(|foe| foe == *s);
        let workers = self.seats().filter(leave).map(|s| self.player(s).workers_on(to)).sum();
        let lost = match combat {
            Some(_) => camaraderie::after_combat(self.player(seat), workers),
            None => camaraderie::without_combat(self, seat, workers),
        };
        let character = unit == UnitKind::Character;
        Outlook {
            combat,
            drives_off,
            workers,
            popularity: lost.min(self.player(seat).popularity),
            trap: self.trap_ahead(seat, to),
            encounter: character && self.encounter_tokens().contains(to),
            factory: character && self.gives_factory_card(seat, to),
            toll: self.tolls(seat, unit, to).map(|(_, due)| due).sum(),
        }
    }

    /// The armed Trap that strikes a unit of the seat there.
    fn trap_ahead(&self, seat: Seat, to: Place) -> Option<TrapAhead> {
        let armed = self.trap_striking(seat, to)?.2;
        Some(armed.known.map_or(TrapAhead::Unknown, TrapAhead::Known))
    }

    /// What a unit of the seat leaves aboard the airships of others when it enters a territory: their owners and the
    /// number of resources, for those that have room.
    pub fn tolls(&self, seat: Seat, unit: UnitKind, to: Place) -> impl Iterator<Item = (Seat, u8)> + '_ {
        let pays = unit != UnitKind::Airship && self.airships_fly();
        toll::dues(self, seat, to).filter(move |(_, due)| pays && *due > 0)
    }

    /// What a unit of the seat pays to the owners of airships when it leaves a territory with the step that is asked for
    /// now: the owners and their coins. Coins are asked only where a character or mech begins its move.
    pub fn leaving_costs(
        &self,
        seat: Seat,
        unit: UnitKind,
        from: Place,
    ) -> impl Iterator<Item = (Seat, u8)> + '_ {
        let begins = self.question() == Some(Question::Units);
        self.siege(seat, unit, from).filter(move |_| begins)
    }

    /// What a unit of the seat pays to the owners of airships if it begins its move here: the owners and their coins.
    pub fn siege(&self, seat: Seat, unit: UnitKind, from: Place) -> impl Iterator<Item = (Seat, u8)> + '_ {
        let pays = unit.fights() && self.airships_fly();
        siege_engine::tolls(self, seat, from).filter(move |_| pays)
    }
}
