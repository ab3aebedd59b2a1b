//! What the cards are known to add up to: a slip of the pen in one of them shows here.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Deserialize;
use toml::Spanned;

use super::Automa;
use super::cards::{Card, GainToken, MoveToken, RecruitToken, Scheme};
use crate::error::{DataError, Source};
use crate::words::Faction;

type Totals<T> = Spanned<BTreeMap<T, usize>>;

/// What the cards are known to add up to.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Checks {
    combat_card_histogram: Spanned<Vec<usize>>,
    star_advance_cards: Spanned<usize>,
    no_star_cards: Spanned<Vec<usize>>,
    autometta_skip_cards: Spanned<Vec<usize>>,
    ifa_cards: Spanned<Vec<usize>>,
    resources_sum: Spanned<usize>,
    combat_cards_sum: Spanned<usize>,
    combat_power_sums: Spanned<Vec<usize>>,
    scheme1_unbracketed_gains: Totals<GainToken>,
    scheme1_unbracketed_moves: Totals<MoveToken>,
    scheme2_unbracketed_gains: Totals<GainToken>,
    scheme2_unbracketed_moves: Totals<MoveToken>,
    bracketed_tokens: Totals<Faction>,
    scheme1_recruit_bonus: Totals<RecruitToken>,
    scheme2_recruit_bonus: Totals<RecruitToken>,
}

impl Automa {
    /// The control totals of the file, added up again.
    pub(super) fn check_totals(&self, source: &Source) -> Result<(), DataError> {
        let checks = &self.checks;
        let numbers = |property: &dyn Fn(&Card) -> bool| -> Vec<usize> {
            self.cards().filter(|c| property(c)).map(|c| c.number()).collect()
        };
        let sum =
            |value: &dyn Fn(&Card) -> u8| -> usize { self.cards().map(|c| usize::from(value(c))).sum() };
        let count = |n: u8| self.cards().filter(|c| c.combat_cards == n).count();
        let same = Same { source };
        same.value("combat_card_histogram", &checks.combat_card_histogram, &(0..=3).map(count).collect())?;
        let stars = numbers(&|c| c.star_advance).len();
        same.value("star_advance_cards", &checks.star_advance_cards, &stars)?;
        same.value("no_star_cards", &checks.no_star_cards, &numbers(&|c| !c.star_advance))?;
        same.value("autometta_skip_cards", &checks.autometta_skip_cards, &numbers(&|c| c.autometta_skip))?;
        same.value("ifa_cards", &checks.ifa_cards, &self.reprinted())?;
        same.value("resources_sum", &checks.resources_sum, &sum(&|c| c.resources))?;
        same.value("combat_cards_sum", &checks.combat_cards_sum, &sum(&|c| c.combat_cards))?;
        let columns = (0..3).map(|i| sum(&|c| c.combat_power[i])).collect();
        same.value("combat_power_sums", &checks.combat_power_sums, &columns)?;
        let schemes = [
            (
                0,
                ["scheme1_unbracketed_gains", "scheme1_unbracketed_moves", "scheme1_recruit_bonus"],
                &checks.scheme1_unbracketed_gains,
                &checks.scheme1_unbracketed_moves,
                &checks.scheme1_recruit_bonus,
            ),
            (
                1,
                ["scheme2_unbracketed_gains", "scheme2_unbracketed_moves", "scheme2_recruit_bonus"],
                &checks.scheme2_unbracketed_gains,
                &checks.scheme2_unbracketed_moves,
                &checks.scheme2_recruit_bonus,
            ),
        ];
        for (i, names, gains, moves, bonus) in schemes {
            let scheme = || self.cards().map(|c| c.schemes()[i]);
            let unbracketed = scheme().flat_map(|s| &s.gains).filter(|s| s.only.is_none());
            let counts = unbracketed.map(|s| (s.what, s.number.into()));
            same.totals(names[0], gains, GainToken::ALL, GainToken::id, counts)?;
            let unbracketed = scheme().flat_map(|s| &s.moves).filter(|s| s.only.is_none());
            let counts = unbracketed.map(|s| (s.what, 1));
            same.totals(names[1], moves, MoveToken::ALL, MoveToken::id, counts)?;
            let counts = scheme().map(|s| (s.recruit_bonus, 1));
            same.totals(names[2], bonus, RecruitToken::ALL, RecruitToken::id, counts)?;
        }
        let symbols = self.cards().flat_map(Card::schemes).flat_map(Scheme::symbols);
        let counts = symbols.filter_map(|(_, _, only)| only).map(|f| (f, 1));
        same.totals("bracketed_tokens", &checks.bracketed_tokens, Faction::ALL, Faction::id, counts)
    }
}

/// Compares control totals with what the cards add up to.
struct Same<'a> {
    source: &'a Source,
}

impl Same<'_> {
    fn value<T: PartialEq + Debug>(&self, name: &str, said: &Spanned<T>, got: &T) -> Result<(), DataError> {
        let expected = said.get_ref();
        if expected == got {
            return Ok(());
        }
        let fault = format!("bad checksum: {name} is {expected:?}, but the cards have {got:?}");
        Err(self.source.fault(said.span(), fault))
    }

    fn totals<T: Copy + Ord>(
        &self,
        name: &str,
        said: &Totals<T>,
        all: &[T],
        id: impl Fn(T) -> &'static str,
        counts: impl Iterator<Item = (T, usize)>,
    ) -> Result<(), DataError> {
        let mut got: BTreeMap<T, usize> = all.iter().map(|t| (*t, 0)).collect();
        for (what, n) in counts {
            *got.entry(what).or_default() += n;
        }
        for (what, n) in got {
            let expected = said.get_ref().get(&what).copied().unwrap_or_default();
            if expected != n {
                let fault = format!(
                    "bad checksum: {name} has {} {expected} times, but the cards {n} times",
                    id(what)
                );
                return Err(self.source.fault(said.span(), fault));
            }
        }
        Ok(())
    }
}
