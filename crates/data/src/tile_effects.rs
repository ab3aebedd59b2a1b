//! What airship tiles do, one word for each kind of effect and named amounts.

use serde::Deserialize;

use crate::airships::{Capacity, Freight};
use crate::cards::{Gain, check_tile_gain};
use crate::words::{Fields, Terrain, words};

words! {
    EffectWord, "tile effect" {
        Bombard = "bombard",
        CombatGain = "combat_gain",
        LeavingCosts = "leaving_costs",
        EnteringCosts = "entering_costs",
        FewerCards = "fewer_cards",
        Spy = "spy",
        Duel = "duel",
        LakeIsLand = "lake_is_land",
        WorkerSteps = "worker_steps",
        Tunnel = "tunnel",
        CarryCharacter = "carry_character",
        Control = "control",
        RetreatHere = "retreat_here",
        Produce = "produce",
        Deploy = "deploy",
        Build = "build",
        SwapObjective = "swap_objective",
    }
}

words! {
    /// Which combats pay, in the order of the engine's type.
    Paying, "kind of paying combat" {
        EveryCombat = "every_combat",
        WonPerFighter = "won_per_fighter",
    }
}

/// One effect, in the terms of the engine's type.
#[derive(Deserialize, Clone, Debug)]
#[serde(try_from = "toml::Table")]
pub(crate) enum TileEffect {
    Bombard {
        losses: Vec<u8>,
    },
    CombatGain {
        paying: Paying,
        gains: Vec<Gain>,
    },
    LeavingCosts {
        coins: u8,
    },
    EnteringCosts {
        resources: u8,
    },
    FewerCards {
        cards: u8,
    },
    Spy {
        coins: u8,
        cards: u8,
    },
    Duel {
        cards: u8,
    },
    WorkerSteps {
        steps: u8,
    },
    SwapObjective {
        over: Terrain,
        gains: Vec<Gain>,
    },
    /// A word that says everything.
    Plain(EffectWord),
}

impl TryFrom<toml::Table> for TileEffect {
    type Error = String;

    fn try_from(table: toml::Table) -> Result<TileEffect, String> {
        let mut fields = Fields(table);
        let word = EffectWord::from_id(&fields.string("effect")?)?;
        let read = TileEffect::read(word, &mut fields).and_then(|effect| {
            fields.finish()?;
            Ok(effect)
        });
        read.map_err(|e| format!("effect {}: {e}", word.id()))
    }
}

impl TileEffect {
    fn read(word: EffectWord, fields: &mut Fields) -> Result<TileEffect, String> {
        let effect = match word {
            EffectWord::Bombard => TileEffect::Bombard { losses: fields.counts("losses")? },
            EffectWord::CombatGain => TileEffect::CombatGain {
                paying: Paying::from_id(&fields.string("paying")?)?,
                gains: gains(fields)?,
            },
            EffectWord::LeavingCosts => TileEffect::LeavingCosts { coins: fields.amount("coins")? },
            EffectWord::EnteringCosts => TileEffect::EnteringCosts { resources: fields.amount("resources")? },
            EffectWord::FewerCards => TileEffect::FewerCards { cards: fields.amount("cards")? },
            // Spying may be free, and a fight without cards.
            EffectWord::Spy => {
                TileEffect::Spy { coins: fields.digit("coins")?, cards: fields.amount("cards")? }
            }
            EffectWord::Duel => TileEffect::Duel { cards: fields.digit("cards")? },
            EffectWord::WorkerSteps => TileEffect::WorkerSteps { steps: fields.amount("steps")? },
            EffectWord::SwapObjective => TileEffect::SwapObjective {
                over: Terrain::from_id(&fields.string("over")?)?,
                gains: gains(fields)?,
            },
            EffectWord::LakeIsLand
            | EffectWord::Tunnel
            | EffectWord::CarryCharacter
            | EffectWord::Control
            | EffectWord::RetreatHere
            | EffectWord::Produce
            | EffectWord::Deploy
            | EffectWord::Build => TileEffect::Plain(word),
        };
        Ok(effect)
    }

    pub(crate) fn word(&self) -> EffectWord {
        match self {
            TileEffect::Bombard { .. } => EffectWord::Bombard,
            TileEffect::CombatGain { .. } => EffectWord::CombatGain,
            TileEffect::LeavingCosts { .. } => EffectWord::LeavingCosts,
            TileEffect::EnteringCosts { .. } => EffectWord::EnteringCosts,
            TileEffect::FewerCards { .. } => EffectWord::FewerCards,
            TileEffect::Spy { .. } => EffectWord::Spy,
            TileEffect::Duel { .. } => EffectWord::Duel,
            TileEffect::WorkerSteps { .. } => EffectWord::WorkerSteps,
            TileEffect::SwapObjective { .. } => EffectWord::SwapObjective,
            TileEffect::Plain(word) => *word,
        }
    }

    /// The amounts must fit what an airship carries and the end of the power track.
    pub(crate) fn check(
        &self,
        freight: Option<Freight>,
        capacity: Capacity,
        power: u8,
    ) -> Result<(), String> {
        match self {
            TileEffect::Bombard { losses } => {
                needs_resources(freight)?;
                if losses.is_empty() || losses.len() > usize::from(capacity.resources) {
                    return Err(format!(
                        "{} losses, expected 1 to {}: one for each resource that can be spent",
                        losses.len(),
                        capacity.resources
                    ));
                }
                let ascends = losses.windows(2).all(|pair| pair[0] < pair[1]);
                if !ascends || losses.iter().any(|l| !(1..=power).contains(l)) {
                    return Err(format!(
                        "losses is {losses:?}, expected ascending numbers from 1 to {power}"
                    ));
                }
                Ok(())
            }
            TileEffect::EnteringCosts { resources } => {
                needs_resources(freight)?;
                if *resources <= capacity.resources {
                    Ok(())
                } else {
                    Err(format!("{resources} resources, but an airship carries {}", capacity.resources))
                }
            }
            TileEffect::CombatGain { gains, .. } if gains.is_empty() => Err("it gains nothing".into()),
            TileEffect::CombatGain { gains, .. } | TileEffect::SwapObjective { gains, .. } => {
                gains.iter().try_for_each(check_tile_gain)
            }
            _ => Ok(()),
        }
    }
}

/// The gains, in the language of the cards.
fn gains(fields: &mut Fields) -> Result<Vec<Gain>, String> {
    fields.tables("gains")?.into_iter().map(Gain::try_from).collect()
}

fn needs_resources(freight: Option<Freight>) -> Result<(), String> {
    if freight == Some(Freight::Resources) {
        Ok(())
    } else {
        Err("it needs airships that carry resources".into())
    }
}
