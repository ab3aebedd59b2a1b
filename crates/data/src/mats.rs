use serde::Deserialize;
use toml::Spanned;

use crate::error::{DataError, Source};
use crate::factions::FactionSet;
use crate::rows::{Bottom, Top};
use crate::words::{Ruling, Status, words};

words! {
    Mat, "player mat" {
        Industrial = "industrial",
        Engineering = "engineering",
        Militant = "militant",
        Patriotic = "patriotic",
        Innovative = "innovative",
        Mechanical = "mechanical",
        Agricultural = "agricultural",
    }
}

#[derive(Deserialize, Debug)]
pub(crate) struct Section {
    position: u8,
    pub(crate) top: Top,
    pub(crate) bottom: Bottom,
    pub(crate) cost: u8,
    pub(crate) reducible: u8,
    min_cost: u8,
    pub(crate) coins: u8,
}

#[derive(Deserialize, Debug)]
pub(crate) struct PlayerMat {
    pub(crate) id: Mat,
    pub(crate) name: String,
    pub(crate) number: String,
    order: usize,
    pub(crate) set: FactionSet,
    pub(crate) start_popularity: u8,
    pub(crate) start_coins: u8,
    pub(crate) start_objectives: u8,
    pub(crate) section: Vec<Section>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Mats {
    pub(crate) status: Status,
    mats_in_turn_order: Vec<Mat>,
    mat: Vec<Spanned<PlayerMat>>,
    pub(crate) ruling: Vec<Ruling>,
}

impl Mats {
    /// The mats in the order of their numbers.
    pub(crate) fn mats(&self) -> impl Iterator<Item = &PlayerMat> {
        self.mat.iter().map(Spanned::get_ref)
    }

    pub(crate) fn check(&self, source: &Source) -> Result<(), DataError> {
        if self.mat.len() != Mat::ALL.len() {
            return Err(source.fault_of_file(format!("{} player mats, expected 7", self.mat.len())));
        }
        if self.mats_in_turn_order != Mat::ALL {
            return Err(source
                .fault_of_file("mats_in_turn_order does not run from industrial to agricultural by number"));
        }
        for (i, spanned) in self.mat.iter().enumerate() {
            let mat = spanned.get_ref();
            if mat.id != Mat::ALL[i] || mat.order != i + 1 {
                let fault = format!("number {} in order must be {}", i + 1, Mat::ALL[i].id());
                return Err(source.fault(spanned.span(), fault));
            }
            mat.check().map_err(|fault| source.fault(spanned.span(), fault))?;
        }
        Ok(())
    }
}

impl PlayerMat {
    fn check(&self) -> Result<(), String> {
        for (s, (position, bottom)) in self.section.iter().zip((1..).zip(Bottom::ALL)) {
            if s.position != position || s.bottom != *bottom {
                return Err(format!(
                    "section {position} must be at position {position} with bottom {}",
                    bottom.id()
                ));
            }
            if s.reducible > s.cost || s.min_cost != s.cost - s.reducible {
                return Err(format!("section {position}: min_cost is {}, not cost - reducible", s.min_cost));
            }
        }
        if self.section.len() != 4 {
            return Err(format!("{} sections, expected 4", self.section.len()));
        }
        for top in Top::ALL {
            if self.section.iter().filter(|s| s.top == *top).count() != 1 {
                return Err(format!("the top-row action {} does not stand on it exactly once", top.id()));
            }
        }
        let sum = |of: fn(&Section) -> u8| self.section.iter().map(|s| u32::from(of(s))).sum::<u32>();
        let sums = [
            ("cost", sum(|s| s.cost), 13),
            ("reducible", sum(|s| s.reducible), 6),
            ("coins", sum(|s| s.coins), 6),
        ];
        match sums.iter().find(|(_, got, expected)| got != expected) {
            Some((what, got, expected)) => {
                Err(format!("bad checksum: sum of {what} is {got}, expected {expected}"))
            }
            None => Ok(()),
        }
    }
}
