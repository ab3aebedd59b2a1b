//! What a table has chosen, in words.

use kosa_lang::Texts;
use kosa_wire::{Absent, Bidding, Clock, Options};

/// The clock in a few words; nothing where there is none.
pub fn clock_text(clock: Clock, texts: &Texts) -> Option<String> {
    match clock {
        Clock::Off => None,
        Clock::Live { bank, increment } => {
            let bank = match bank {
                seconds if seconds % 60 == 0 => texts.fill("online-minutes", &[("n", (seconds / 60).into())]),
                seconds => texts.fill("online-seconds", &[("n", seconds.into())]),
            };
            let args = [("bank", bank.into()), ("n", increment.into())];
            Some(texts.fill("online-clock-live-fact", &args))
        }
        Clock::Days { days } => Some(texts.fill("online-clock-days-fact", &[("n", u32::from(days).into())])),
    }
}

/// What a table has chosen, in a few words each; what is as usual is not told.
pub fn facts(options: &Options, texts: &Texts) -> Vec<String> {
    let mut facts: Vec<String> = clock_text(options.clock, texts).into_iter().collect();
    if let Some(seconds) = options.stalling {
        facts.push(texts.fill("online-stalling-fact", &[("n", u32::from(seconds).into())]));
    }
    match options.bids {
        None => {}
        Some(Bidding::Open) => facts.push(texts.say("online-bids-open")),
        Some(Bidding::Sealed) => facts.push(texts.say("online-bids-sealed")),
    }
    if options.hide_coins {
        facts.push(texts.say("online-coins-hidden"));
    }
    if options.rated {
        facts.push(texts.say("online-for-ratings"));
    }
    facts
}

/// The same at length, as title and text, for whoever has not made the table.
pub fn rows(options: &Options, texts: &Texts) -> Vec<(&'static str, String)> {
    let bids = match options.bids {
        None => "online-bids-none",
        Some(Bidding::Open) => "online-bids-open",
        Some(Bidding::Sealed) => "online-bids-sealed",
    };
    let mut rows = vec![
        ("online-time", clock_text(options.clock, texts).unwrap_or_else(|| texts.say("online-clock-off"))),
        ("online-bids", texts.say(bids)),
    ];
    if options.clock != Clock::Off {
        let absent = match options.absent {
            Absent::Bot => "online-absent-bot",
            Absent::Wait => "online-absent-wait",
        };
        rows.insert(1, ("online-when-out", texts.say(absent)));
    }
    if let Some(seconds) = options.stalling {
        let told = texts.fill("online-stalling-fact", &[("n", u32::from(seconds).into())]);
        rows.push(("online-stalling", told));
    }
    let yes = |on: bool| texts.say(if on { "online-yes" } else { "online-no" });
    rows.push(("online-hide-coins", yes(options.hide_coins)));
    rows.push(("online-rated", yes(options.rated)));
    rows
}
