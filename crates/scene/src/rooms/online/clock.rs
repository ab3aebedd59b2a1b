//! Times of a clock.

use kosa_lang::Texts;

const DAY: u64 = 86_400_000;

/// A span of time as a clock shows it: `1 d 4 h`, `3:05:09`, `12:07`.
pub fn span(ms: u64, texts: &Texts) -> String {
    // Half a second that is left is still a second.
    let seconds = ms.div_ceil(1000);
    let (days, hours, minutes) = (ms / DAY, seconds / 3600, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, hours) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        (days, hours) => texts.fill(
            "online-days-hours",
            &[("days", (days as u32).into()), ("hours", ((hours % 24) as u32).into())],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kosa_lang::Lang;

    #[test]
    fn spans_are_told_as_clocks_tell_them() {
        let texts = Texts::new(Lang::English);
        let told = |ms| span(ms, &texts);
        assert_eq!(told(0), "0:00");
        assert_eq!(told(400), "0:01");
        assert_eq!(told(59_000), "0:59");
        assert_eq!(told(727_000), "12:07");
        assert_eq!(told(3_600_000 * 3 + 5 * 60_000 + 9_000), "3:05:09");
        assert_eq!(told(DAY + 4 * 3_600_000), "1 d 4 h");
    }
}
