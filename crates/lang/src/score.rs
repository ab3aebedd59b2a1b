//! What things are worth at the end.

use crate::{Arg, Texts};
use kosa_engine::Public;
use kosa_engine::score::{MAX_POPULARITY, rates};
use kosa_engine::vocab::StructureTile;

/// Runs of one value: the first and last index of each, and the value.
fn runs<T: PartialEq + Copy>(values: impl Iterator<Item = T>) -> Vec<(usize, usize, T)> {
    let mut runs: Vec<(usize, usize, T)> = Vec::new();
    for (i, value) in values.enumerate() {
        match runs.last_mut() {
            Some((_, last, same)) if *same == value => *last = i,
            _ => runs.push((i, i, value)),
        }
    }
    runs
}

impl Texts {
    /// What broke the tie for the first place, or that nothing did; nothing where there was no tie.
    pub fn tie(&self, public: &Public) -> Option<String> {
        let ranking = public.ranking();
        let [first, second, ..] = ranking.as_slice() else { return None };
        if first.key[0] != second.key[0] {
            return None;
        }
        let breaks = [
            "score-pieces",
            "score-power",
            "score-popularity",
            "score-resources",
            "score-territories",
            "score-stars",
        ];
        let broken = breaks.into_iter().zip(1..).find(|(_, i)| first.key[*i] != second.key[*i]);
        let Some((what, i)) = broken else { return Some(self.say("score-equal")) };
        let args = [
            ("what", Arg::from(self.say(what))),
            ("first", first.key[i].into()),
            ("second", second.key[i].into()),
        ];
        Some(self.fill("score-tie", &args))
    }

    /// What everything is worth in this game, in sentences.
    pub fn scales(&self, public: &Public) -> Vec<String> {
        let mut all = self.popularity_tiers();
        if public.seats().any(|seat| public.player(seat).is_automa()) {
            all.push(self.say("score-automa-resources"));
        }
        all.extend(public.structure_tile().map(|tile| self.tile_scale(tile)));
        all
    }

    /// What stars, territories and resources are worth, a sentence for each tier of the popularity track.
    fn popularity_tiers(&self) -> Vec<String> {
        let sentence = |(from, to, (star, territory, pair)): (usize, usize, (u32, u32, u32))| {
            let args = [
                ("from", Arg::from(from)),
                ("to", to.into()),
                ("star", star.into()),
                ("territory", territory.into()),
                ("pair", pair.into()),
            ];
            self.fill("score-tier", &args)
        };
        runs((0..=MAX_POPULARITY).map(rates)).into_iter().map(sentence).collect()
    }

    /// How many coins a structure bonus tile pays: `1: 2, 2–3: 4, 4–5: 6, 6+: 9`.
    fn tile_scale(&self, tile: StructureTile) -> String {
        let coins = tile.face().coins;
        let steps: Vec<String> = runs(coins.iter().copied())
            .into_iter()
            .filter(|(.., coins)| *coins > 0)
            .map(|(from, to, paid)| match to + 1 == coins.len() {
                true => format!("{from}+: {paid}"),
                false if from == to => format!("{from}: {paid}"),
                false => format!("{from}–{to}: {paid}"),
            })
            .collect();
        let args = [("tile", Arg::from(self.named(&tile))), ("scale", steps.join(", ").into())];
        self.fill("score-tile-scale", &args)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Texts};
    use kosa_engine::vocab::StructureTile;

    #[test]
    fn the_scales_are_those_of_the_board() {
        let texts = Texts::new(Lang::English);
        assert_eq!(
            texts.popularity_tiers(),
            [
                "Popularity 0–6: 3 coins for each star, 2 for each territory, 1 for two resources.",
                "Popularity 7–12: 4 coins for each star, 3 for each territory, 2 for two resources.",
                "Popularity 13–18: 5 coins for each star, 4 for each territory, 3 for two resources.",
            ]
        );
        let scale = texts.tile_scale(StructureTile::TunnelsAdjacent);
        assert!(scale.ends_with("in coins: 1: 2, 2–3: 4, 4–5: 6, 6+: 9."), "{scale}");
    }
}
