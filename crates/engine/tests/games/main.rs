//! Whole games and the formats they are kept in: playthroughs, perft, properties over random play, positions, records.

#[path = "../common/mod.rs"]
mod common;
#[path = "../golden/policy.rs"]
mod policy;

mod automa_golden;
mod automa_properties;
mod docs;
mod facts;
mod golden;
#[cfg(feature = "serde")]
mod json;
mod perft;
mod position_faults;
mod properties;
mod record_lines;
mod record_secrets;
mod resample;
mod search;
mod ways;
mod why_not;
mod wind_gambit_positions;
mod wind_gambit_properties;
