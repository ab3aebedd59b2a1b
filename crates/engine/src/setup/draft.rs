//! Factions chosen instead of dealt.

use super::{Setup, SetupFault, SetupFaults, is_banned};
use crate::random::shuffle;
use crate::vocab::*;
use rand_core::Rng;

/// Drafting in mat order: mats are dealt, then factions are chosen, the lowest mat number first.
///
/// ```
/// use kosa_engine::{Setup, setup::Draft};
/// use rand_core::SeedableRng;
///
/// let mut draft = Draft::new(Setup::random(2), &mut rand_pcg::Pcg64Mcg::seed_from_u64(7)).unwrap();
/// while let Some((_player, open)) = draft.next() {
///     draft.choose(open[0]).unwrap();
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    setup: Setup,
}

impl Draft {
    /// Deals the mats. Wishes for mats hold; people's wishes for factions are ignored, for they are chosen now.
    /// Automas without a wish take what the people leave: [`Setup::settle`] deals it.
    pub fn new(mut setup: Setup, rng: &mut impl Rng) -> Result<Draft, SetupFaults> {
        for wish in setup.players.iter_mut().filter(|w| w.automa.is_none()) {
            wish.faction = None;
        }
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(SetupFaults(faults));
        }
        let mut free: Vec<Mat> = Mat::ALL
            .into_iter()
            .filter(|m| setup.rules.has_mat(*m) && setup.players.iter().all(|p| p.mat != Some(*m)))
            .collect();
        shuffle(rng, &mut free);
        for wish in setup.players.iter_mut().filter(|w| w.automa.is_none()) {
            if wish.mat.is_none() {
                wish.mat = free.pop();
            }
        }
        Ok(Draft { setup })
    }

    /// Who chooses next (by index), and from what; nobody once all have chosen.
    pub fn next(&self) -> Option<(usize, Vec<Faction>)> {
        let player = (0..self.setup.players.len())
            .filter(|i| self.setup.players[*i].faction.is_none() && self.setup.players[*i].automa.is_none())
            .min_by_key(|i| self.setup.players[*i].mat)?;
        let mat = self.setup.players[player].mat?;
        let open: Vec<Faction> = Faction::ALL
            .into_iter()
            .filter(|f| {
                self.setup.rules.has_faction(*f) && self.setup.players.iter().all(|p| p.faction != Some(*f))
            })
            .filter(|f| !is_banned(self.setup.rules, *f, mat))
            .collect();
        Some((player, open))
    }

    /// The next player chooses.
    pub fn choose(&mut self, faction: Faction) -> Result<(), SetupFault> {
        let (player, open) = self.next().ok_or(SetupFault::NoDeal)?;
        if !open.contains(&faction) {
            let mat = self.setup.players[player].mat.unwrap_or(Mat::Industrial);
            return Err(if is_banned(self.setup.rules, faction, mat) {
                SetupFault::Banned(faction, mat)
            } else if !self.setup.rules.has_faction(faction) {
                SetupFault::NotInTheBox(faction.id())
            } else {
                SetupFault::FactionTwice(faction)
            });
        }
        self.setup.players[player].faction = Some(faction);
        Ok(())
    }

    /// The set-up as far as it is settled.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }
}
