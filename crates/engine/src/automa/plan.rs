//! One symbol of the first row: unit, valid territories, destination (R16 to R21).

use super::geometry::*;
use crate::reach::Reach;
use crate::rules::Switch;
use crate::state::Public;
use crate::vocab::*;

/// Why a symbol cannot be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It was the only one.
    Only,
    /// The first measure of the symbol: see [`Candidate::measure`].
    Measure,
    /// Closest to the Factory.
    Factory,
    /// First in reading order.
    ReadingOrder,
    /// Closest to the base of the tie-break token.
    Token,
}

/// A valid territory, with what counts for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The territory.
    pub hex: Hex,
    /// For workers: other own units nearby. For mechs and the character: distance to the nearest enemy combat unit. For
    /// attacks on workers: resource tokens. For attacks on units: enemy combat units there.
    pub measure: u16,
    /// Left out because an enemy combat unit is near (workers only).
    pub excluded: bool,
    /// Distance to the Factory.
    pub factory: u8,
}

/// What a symbol leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The kind of unit.
    pub unit: UnitKind,
    /// Where it stands.
    pub from: Place,
    /// Where it goes; perhaps the same.
    pub to: Hex,
    /// What decided.
    pub reason: Reason,
}

/// The places of the Automa's units of one kind.
fn places_of(public: &Public, seat: Seat, unit: UnitKind) -> impl Iterator<Item = Place> + use<> {
    let player = public.player(seat);
    let mut all = [Place::OFF; 8];
    match unit {
        UnitKind::Character => all[0] = player.character,
        UnitKind::Mech => all[..4].copy_from_slice(&player.mechs),
        UnitKind::Worker => all = player.workers,
    }
    all.into_iter().filter(|p| p.is_on_board())
}

/// Reading order of units: by the territory they stand on; the base comes first of all by its distance.
fn tie_key(public: &Public, place: Place, unit: bool) -> u16 {
    match public.tie_token.filter(|_| !unit || !public.rules.has(Switch::AutomaTokenForTerritories)) {
        // With three seats and more a token on the home bases takes the place of reading order (R58).
        Some(token) => token_key(token, place),
        None => place.index() as u16,
    }
}

/// Closeness to the token's base, then to the next bases two steps clockwise each, as one number.
fn token_key(token: Faction, place: Place) -> u16 {
    let mut key = 0u16;
    let mut at = token;
    for _ in 0..4 {
        key = (key << 4) | distance(place, at.home()) as u16;
        at = two_bases_on(at);
    }
    key
}

/// Two home bases clockwise: Albion, Rusviet, Crimea, Polania, Nordic, Togawa, Saxony, Albion …
pub(crate) fn two_bases_on(at: Faction) -> Faction {
    Faction::ALL[(at.index() + 2) % Faction::COUNT]
}

/// The unit of these kinds closest to the base, then by the tie-break (R11, R12).
fn select(public: &Public, seat: Seat, kinds: &[UnitKind]) -> Option<(UnitKind, Place)> {
    let base = public.player(seat).faction.home();
    let character_first = public.rules.has(Switch::AutomaCharacterFirst);
    let units = kinds.iter().flat_map(|kind| places_of(public, seat, *kind).map(|place| (*kind, place)));
    units.min_by_key(|(kind, place)| {
        // On the same spot the mech goes before the character, unless the switch says otherwise.
        let second = (*kind == UnitKind::Character) != character_first;
        (distance_to_base(public, *place, base), tie_key(public, *place, true), second)
    })
}

/// Works out one symbol. `look` hears of every valid territory; it costs nothing when nobody listens.
pub(crate) fn plan(
    public: &Public,
    seat: Seat,
    symbol: &AutomaSymbol<AutomaMove>,
    mut look: impl FnMut(Candidate),
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
    let Some((unit, from)) = select(public, seat, kinds) else { return Err(Invalid::NoUnit) };
    let field = Field::of(public, seat);
    let valid = field.valid(public, seat, symbol.what, from);
    let mut best: Option<((bool, u16, u8, u16), Place)> = None;
    let mut second: Option<(bool, u16, u8, u16)> = None;
    for place in PlaceSet(valid) {
        let Some(hex) = place.hex() else { continue };
        let (measure, less_is_better) = field.measure(public, seat, symbol.what, unit, from, place);
        let excluded = symbol.what == AutomaMove::Worker && field.enemy_near & place.bit() != 0;
        let factory = distance_to_factory(place);
        look(Candidate { hex, measure, excluded, factory });
        if excluded && !public.rules.has(Switch::AutomaWorkersDare) {
            continue;
        }
        let rank = if less_is_better { measure } else { u16::MAX - measure };
        let key = (excluded, rank, factory, tie_key(public, place, false));
        match best {
            Some((k, _)) if k <= key => {
                if second.is_none_or(|s| key < s) {
                    second = Some(key);
                }
            }
            _ => {
                second = best.map(|(k, _)| k);
                best = Some((key, place));
            }
        }
    }
    let Some((key, place)) = best else { return Err(Invalid::NoTerritory) };
    let Some(to) = place.hex() else { return Err(Invalid::NoTerritory) };
    let reason = match second {
        None => Reason::Only,
        Some(s) if (s.0, s.1) != (key.0, key.1) => Reason::Measure,
        Some(s) if s.2 != key.2 => Reason::Factory,
        Some(_) if public.tie_token.is_some() => Reason::Token,
        Some(_) => Reason::ReadingOrder,
    };
    Ok(Plan { unit, from, to, reason })
}

/// The board as the Automa sees it.
struct Field {
    held: bool,
    /// Territories with an enemy unit.
    enemies: u64,
    enemy_fighters: u64,
    /// Territories in the neighbourhood of an enemy combat unit.
    enemy_near: u64,
    /// Territories with units of another Automa that is neither friend nor enemy (R51).
    others: u64,
}

impl Field {
    fn of(public: &Public, seat: Seat) -> Field {
        let mut field = Field {
            held: held_by_water(public, seat),
            enemies: 0,
            enemy_fighters: 0,
            enemy_near: 0,
            others: 0,
        };
        for other in public.seats().filter(|s| *s != seat) {
            let player = public.player(other);
            if !public.is_enemy_of_automa(other) {
                field.others |= player.units_at();
                continue;
            }
            field.enemies |= player.units_at();
            field.enemy_fighters |= player.fighters_at;
            let reach = Reach::of(public, other);
            for place in PlaceSet(player.fighters_at) {
                field.enemy_near |= enemy_neighbourhood(public, other, &reach, place);
            }
        }
        field
    }

    /// The valid territories of a symbol.
    fn valid(&self, public: &Public, seat: Seat, what: AutomaMove, from: Place) -> u64 {
        let player = public.player(seat);
        let mut near = 0;
        for kind in UnitKind::ALL {
            for place in places_of(public, seat, kind) {
                near |= automa_neighbourhood(place, self.held);
            }
        }
        let with_base = near | crate::tables::LAND[player.faction.home().index()];
        let free = !self.others;
        // Pieces of its own kind that stand in the way: the one that moves does not.
        let alone = |count: u8, set: u64| if count <= 1 { set & !from.bit() } else { set };
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
                let factory = if player.automa.is_some_and(|a| a.factory_card) {
                    0
                } else {
                    Hex::FACTORY.place().bit()
                };
                near & free & (public.encounter_tokens | factory) & !self.enemies & !player.mechs_at
            }
            AutomaMove::AttackWorkers => with_base & free & self.enemies & !self.enemy_fighters,
            AutomaMove::AttackUnits(_) => with_base & free & self.enemy_fighters & crate::tables::ALL_HEXES,
        }
    }

    /// What is compared first, and whether less is better.
    fn measure(
        &self,
        public: &Public,
        seat: Seat,
        what: AutomaMove,
        unit: UnitKind,
        from: Place,
        to: Place,
    ) -> (u16, bool) {
        match what {
            AutomaMove::Worker => {
                // Units other than the one picked up that have the territory in their neighbourhood.
                let mut count = 0u16;
                let mut picked = false;
                for kind in UnitKind::ALL {
                    for place in places_of(public, seat, kind) {
                        if kind == unit && place == from && !picked {
                            picked = true;
                            continue;
                        }
                        count += (automa_neighbourhood(place, self.held) & to.bit() != 0) as u16;
                    }
                }
                (count, false)
            }
            AutomaMove::Mech | AutomaMove::Character => {
                let on_board = self.enemy_fighters & crate::tables::ALL_HEXES;
                // Enemy combat units on a base count only if all of them are there.
                let targets = if on_board != 0 { on_board } else { self.enemy_fighters };
                let nearest = PlaceSet(targets).map(|p| distance(to, p) as u16).min();
                (nearest.unwrap_or(0), true)
            }
            AutomaMove::EncounterOrFactory => (0, true),
            AutomaMove::AttackWorkers => (public.all_controlled_tokens(to.bit()) as u16, false),
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
