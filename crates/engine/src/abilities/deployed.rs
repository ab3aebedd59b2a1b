//! What the mechs deployed give to the character and all mechs, never to workers (RL-085), looked up instead of searched for: every step asks for nine
//! abilities.

use crate::state::Player;
use crate::tables::{FACTIONS, MECHS, OF_TERRAIN};
use crate::vocab::*;

/// What a set of mechs gives.
#[derive(Clone, Copy)]
struct Deployed {
    abilities: Abilities,
    /// Territories that Riverwalk enters over a river.
    rivers: PlaceSet,
}

/// By faction, then by the slots deployed.
static DEPLOYED: [[Deployed; MechSlotSet::SETS]; Faction::COUNT] = {
    let nothing = Deployed { abilities: Abilities::NONE, rivers: PlaceSet::NONE };
    let mut all = [[nothing; MechSlotSet::SETS]; Faction::COUNT];
    let mut faction = 0;
    while faction < Faction::COUNT {
        let mut slots = 0;
        while slots < MechSlotSet::SETS {
            let mut slot = 0;
            while slot < MECHS {
                if MechSlotSet::of_number(slots).contains(slot as MechSlot) {
                    let ability = FACTIONS[faction].mechs[slot];
                    let gives = &mut all[faction][slots];
                    gives.abilities = gives.abilities.with(ability);
                    if let MechAbility::Riverwalk([one, two]) = ability {
                        let entered = OF_TERRAIN[one.index()].union(OF_TERRAIN[two.index()]);
                        gives.rivers = gives.rivers.union(entered);
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
    const NONE: Abilities = Abilities(0);

    /// Those with which the character and mechs enter lakes.
    const SAIL: Abilities = Abilities::of(&[
        MechAbility::Lake(LakeMovement::Seaworthy),
        MechAbility::Lake(LakeMovement::Submerge),
        MechAbility::Lake(LakeMovement::Suiton),
    ]);

    pub(crate) const fn of(abilities: &[MechAbility]) -> Abilities {
        let mut set = Abilities::NONE;
        let mut i = 0;
        while i < abilities.len() {
            set = set.with(abilities[i]);
            i += 1;
        }
        set
    }

    const fn with(self, ability: MechAbility) -> Abilities {
        Abilities(self.0 | 1 << number(ability))
    }

    const fn contains(self, ability: MechAbility) -> bool {
        self.0 >> number(ability) & 1 != 0
    }

    const fn meets(self, other: Abilities) -> bool {
        self.0 & other.0 != 0
    }
}

impl Player {
    #[inline(always)]
    fn gives(&self) -> &'static Deployed {
        &DEPLOYED[self.faction.index()][self.deployed.number() % MechSlotSet::SETS]
    }

    /// Whether the character and mechs have this ability.
    #[inline]
    pub fn has_ability(&self, wanted: MechAbility) -> bool {
        match wanted {
            MechAbility::Riverwalk(_) => {
                let slots = self.faction.mat().mechs.iter().zip(0u8..);
                slots.into_iter().any(|(ability, slot)| *ability == wanted && self.has_deployed(slot))
            }
            _ => self.gives().abilities.contains(wanted),
        }
    }

    /// Whether the character and mechs have one of these abilities.
    #[inline]
    pub(crate) fn has_any_ability(&self, wanted: Abilities) -> bool {
        self.gives().abilities.meets(wanted)
    }

    /// Whether the character and mechs may enter and leave lakes.
    #[inline]
    pub(super) fn sails(&self) -> bool {
        self.gives().abilities.meets(Abilities::SAIL)
    }

    /// Territories that may be entered over a river.
    #[inline]
    pub(super) fn riverwalk(&self) -> PlaceSet {
        self.gives().rivers
    }
}
