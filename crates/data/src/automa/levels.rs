//! The levels and their star tracks.

use std::fmt::Debug;

use serde::Deserialize;
use toml::Spanned;

use super::Automa;
use crate::error::{DataError, Source};
use crate::words::words;

words! {
    /// In the order of the engine's type: the table is indexed by it.
    Level, "level" {
        Autometta = "autometta",
        Automa = "automa",
        Automaszyna = "automaszyna",
        Ultimaszyna = "ultimaszyna",
    }
}

words! {
    /// What the star tracks print for the levels, in their order.
    Difficulty, "difficulty" {
        Easy = "easy",
        Normal = "normal",
        Hard = "hard",
        VeryHard = "very hard",
    }
}

words! {
    SpaceKind, "space" {
        Start = "start",
        Step = "step",
        Star = "star",
        FirstStar = "star2",
    }
}

words! {
    Retreat, "retreat" {
        FactionMat = "faction_mat",
        HomeBase = "home_base",
    }
}

/// A space of a star track.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(try_from = "String")]
struct Space {
    kind: SpaceKind,
    no_water: bool,
}

impl TryFrom<String> for Space {
    type Error = String;

    fn try_from(text: String) -> Result<Space, String> {
        let (kind, no_water) = text.strip_suffix('-').map_or((text.as_str(), false), |kind| (kind, true));
        Ok(Space { kind: SpaceKind::from_id(kind)?, no_water })
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Track {
    level: Level,
    printed_difficulty: Difficulty,
    columns: usize,
    pub(crate) spaces: usize,
    row_lengths: Vec<usize>,
    rows: Vec<Vec<Space>>,
    no_water: Vec<usize>,
    stars: Vec<usize>,
    scheme2_at: usize,
}

impl Track {
    /// The spaces with a star.
    pub(crate) fn stars(&self) -> &[usize] {
        &self.stars
    }

    /// The spaces with the sign against water.
    pub(crate) fn no_water(&self) -> &[usize] {
        &self.no_water
    }

    /// The numbers of the spaces with some property.
    fn spaces_with(&self, property: impl Fn(Space) -> bool) -> Vec<usize> {
        self.rows.iter().flatten().enumerate().filter(|(_, s)| property(**s)).map(|(i, _)| i).collect()
    }

    fn check(&self, stars: usize) -> Result<(), String> {
        let lengths: Vec<_> = self.rows.iter().map(Vec::len).collect();
        agree("row_lengths", &self.row_lengths, &lengths)?;
        agree("spaces", &self.spaces, &lengths.iter().sum())?;
        let full = lengths.split_last().is_some_and(|(last, full)| {
            full.iter().all(|n| *n == self.columns) && (1..=self.columns).contains(last)
        });
        if !full || self.spaces > 32 {
            return Err(format!("expected rows of {} spaces, and 32 spaces at most", self.columns));
        }
        agree("no_water", &self.no_water, &self.spaces_with(|s| s.no_water))?;
        let is_star = |s: Space| matches!(s.kind, SpaceKind::Star | SpaceKind::FirstStar);
        agree("stars", &self.stars, &self.spaces_with(is_star))?;
        agree("scheme2_at", &vec![self.scheme2_at], &self.spaces_with(|s| s.kind == SpaceKind::FirstStar))?;
        if self.stars.first() != Some(&self.scheme2_at) {
            return Err(format!("scheme2_at is {}, but this is not the first star", self.scheme2_at));
        }
        if self.spaces_with(|s| s.kind == SpaceKind::Start) != [0] {
            return Err("the first space, and no other, is the start".into());
        }
        // The marker needs no rule for the end of the track: the last star ends the game.
        if self.stars.len() != stars || self.stars.last() != Some(&(self.spaces - 1)) {
            return Err(format!("expected {stars} stars, one of them on the last space"));
        }
        Ok(())
    }
}

/// What stands beside the rows of a track must be what the rows show.
fn agree<T: PartialEq + Debug>(name: &str, said: &T, shown: &T) -> Result<(), String> {
    if said == shown { Ok(()) } else { Err(format!("{name} is {said:?}, but the rows show {shown:?}")) }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct LevelRules {
    name: Level,
    star_track: Level,
    pub(crate) skip_turns: bool,
    pub(crate) all_moves: bool,
    water_from_start: bool,
    pub(crate) combat_units_retreat_to: Retreat,
    pub(crate) extra_coin_per_coin_card: u8,
    pub(crate) extra_power_per_power_card: u8,
}

impl LevelRules {
    fn check(&self, track: &Track) -> Result<(), String> {
        if self.water_from_start != track.no_water.is_empty() {
            let fault = "but no_water of its star track says otherwise";
            return Err(format!("water_from_start is {}, {fault}", self.water_from_start));
        }
        if self.extra_coin_per_coin_card > 9 || self.extra_power_per_power_card > 9 {
            return Err("expected 0 to 9 extra coins and power".into());
        }
        Ok(())
    }
}

impl Automa {
    /// The levels in the order of the engine's type, each with its track. The checks have found every track.
    pub(crate) fn levels(&self) -> impl Iterator<Item = (&LevelRules, &Track)> {
        let levels = self.level.iter().map(Spanned::get_ref);
        levels.filter_map(|level| self.track(level.star_track).map(|track| (level, track)))
    }

    pub(super) fn track(&self, level: Level) -> Option<&Track> {
        self.star_track.iter().map(Spanned::get_ref).find(|t| t.level == level)
    }

    pub(super) fn check_levels(&self, source: &Source, stars: usize) -> Result<(), DataError> {
        let all = || Level::ALL.iter().copied();
        let expected: Vec<_> = all().map(Level::id).collect();
        let expected = expected.join(", ");
        if !self.star_track.iter().map(|t| t.get_ref().level).eq(all()) {
            return Err(source.fault_of_file(format!("the star tracks must be those of {expected}")));
        }
        if !self.level.iter().map(|l| l.get_ref().name).eq(all()) {
            return Err(source.fault_of_file(format!("the levels must be {expected}")));
        }
        for (spanned, difficulty) in self.star_track.iter().zip(Difficulty::ALL) {
            let track = spanned.get_ref();
            let fault = |e| source.fault(spanned.span(), e);
            track.check(stars).map_err(fault)?;
            if track.printed_difficulty != *difficulty {
                return Err(fault(format!("expected a printed_difficulty of {:?}", difficulty.id())));
            }
        }
        for spanned in &self.level {
            let level = spanned.get_ref();
            let fault = |e| source.fault(spanned.span(), e);
            let Some(track) = self.track(level.star_track) else {
                return Err(fault(format!("there is no star track of {}", level.star_track.id())));
            };
            level.check(track).map_err(fault)?;
        }
        Ok(())
    }
}
