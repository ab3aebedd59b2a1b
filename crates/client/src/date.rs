//! Dates in universal time.

use std::time::{SystemTime, UNIX_EPOCH};

/// Year, month, day, hour, minute and second.
fn parts(moment: SystemTime) -> [u64; 6] {
    let seconds = moment.duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let (days, time) = (seconds / 86_400, seconds % 86_400);
    // Days since 1 March 0000, counted in eras of 400 years: leap days then end each of them.
    let day = days + 719_468;
    let (era, of_era) = (day / 146_097, day % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let date = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    [year, month, date, time / 3600, time / 60 % 60, time % 60]
}

/// `2026-11-15-225410`, for the name of a file.
pub fn stamp(moment: SystemTime) -> String {
    let [year, month, date, hour, minute, second] = parts(moment);
    format!("{year:04}-{month:02}-{date:02}-{hour:02}{minute:02}{second:02}")
}

/// `2026-11-15 22:54`, to be read.
pub fn readable(moment: SystemTime) -> String {
    let [year, month, date, hour, minute, _] = parts(moment);
    format!("{year:04}-{month:02}-{date:02} {hour:02}:{minute:02}")
}
