//! What the mechs deployed give to the character and all mechs, never to workers (RL-085), looked up instead of searched for: every step asks for nine
//! abilities.

use crate::state::Player;
use crate::tables::{FACTIONS, MECHS, OF_TERRAIN};
use crate::vocab::*;

/// What a set of mechs gives.
#[derive(Clone, Copy)]
struct Deployed {
    /// One bit for each ability.
    abilities: u32,
    /// Territories that Riverwalk enters over a river.
    rivers: PlaceSet,
}

/// By faction, then by the slots deployed.
static DEPLOYED: [[Deployed; 1 << MECHS]; Faction::COUNT] = {
    let nothing = Deployed { abilities: 0, rivers: PlaceSet::NONE };
    let mut all = [[nothing; 1 << MECHS]; Faction::COUNT];
    let mut faction = 0;
    while faction < Faction::COUNT {
        let mut slots = 0;
        while slots < 1 << MECHS {
            let mut slot = 0;
            while slot < MECHS {
                if slots & (1 << slot) != 0 {
                    let ability = FACTIONS[faction].mechs[slot];
                    all[faction][slots].abilities |= 1 << number(ability);
                    if let MechAbility::Riverwalk([one, two]) = ability {
                        let PlaceSet(known) = all[faction][slots].rivers;
                        let more = OF_TERRAIN[one.index()].0 | OF_TERRAIN[two.index()].0;
                        all[faction][slots].rivers = PlaceSet(known | more);
                    }
                }
                slot += 1;
            }
            slots += 1;
        }
        faction += 1;
    }
    all
};

/// Riverwalk is one ability here, whatever its terrains.
const fn number(ability: MechAbility) -> u32 {
    match ability {
        MechAbility::Riverwalk(_) => 0,
        MechAbility::Lake(lake) => 1 + lake as u32,
        MechAbility::Speed => 4,
        MechAbility::Township => 5,
        MechAbility::Underpass => 6,
        MechAbility::Wayfare => 7,
        MechAbility::PeoplesArmy => 8,
        MechAbility::Camaraderie => 9,
        MechAbility::Toka => 10,
        MechAbility::Shinobi => 11,
        MechAbility::Burrow => 12,
        MechAbility::Rally => 13,
        MechAbility::Before(ability) => 14 + ability as u32,
    }
}

/// A set of abilities; Riverwalk is one.
#[derive(Clone, Copy)]
pub(crate) struct Abilities(u32);

impl Abilities {
    pub(crate) const fn of(abilities: &[MechAbility]) -> Abilities {
        let mut set = 0;
        let mut i = 0;
        while i < abilities.len() {
            set |= 1 << number(abilities[i]);
            i += 1;
        }
        Abilities(set)
    }
}

impl Player {
    #[inline(always)]
    fn gives(&self) -> &'static Deployed {
        &DEPLOYED[self.faction.index()][self.deployed as usize % (1 << MECHS)]
    }

    /// Whether the character and mechs have this ability.
    #[inline]
    pub fn has_ability(&self, wanted: MechAbility) -> bool {
        match wanted {
            MechAbility::Riverwalk(_) => {
                let slots = self.faction.mat().mechs.iter().zip(0u8..);
                slots.into_iter().any(|(ability, slot)| *ability == wanted && self.has_deployed(slot))
            }
            _ => self.gives().abilities >> number(wanted) & 1 != 0,
        }
    }

    /// Whether the character and mechs have one of these abilities.
    #[inline]
    pub(crate) fn has_any_ability(&self, wanted: Abilities) -> bool {
        self.gives().abilities & wanted.0 != 0
    }

    /// Whether the character and mechs may enter and leave lakes.
    #[inline]
    pub(super) fn sails(&self) -> bool {
        self.gives().abilities & 0b1110 != 0
    }

    /// Territories that may be entered over a river.
    #[inline]
    pub(super) fn riverwalk(&self) -> PlaceSet {
        self.gives().rivers
    }
}
