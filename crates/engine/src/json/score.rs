//! Scores: what is counted and the coins for it.

use crate::score::{Ranking, Score};
use crate::vocab::Seat;
use serde::{Deserialize, Serialize};

/// A count of something, and the coins it earns.
#[derive(Serialize, Deserialize)]
struct Counted {
    count: u32,
    coins: u32,
}

/// A score as JSON has it.
#[derive(Serialize, Deserialize)]
pub(crate) struct ScoreDoc {
    total: u32,
    coins: u32,
    stars: Counted,
    territories: Counted,
    resources: Counted,
    structures: Counted,
    ability: u32,
}

impl From<Score> for ScoreDoc {
    fn from(score: Score) -> ScoreDoc {
        ScoreDoc {
            total: score.total(),
            coins: score.coins,
            stars: Counted { count: score.stars, coins: score.star_coins },
            territories: Counted { count: score.territories, coins: score.territory_coins },
            resources: Counted { count: score.resources, coins: score.resource_coins },
            structures: Counted { count: score.structures, coins: score.structure_coins },
            ability: score.ability_coins,
        }
    }
}

impl TryFrom<ScoreDoc> for Score {
    type Error = &'static str;
    fn try_from(doc: ScoreDoc) -> Result<Score, Self::Error> {
        let coins = [doc.coins, doc.stars.coins, doc.territories.coins, doc.resources.coins];
        let coins = coins.into_iter().chain([doc.structures.coins, doc.ability]);
        if coins.map(u64::from).sum::<u64>() != doc.total as u64 {
            return Err("the total is not the sum of the coins");
        }
        Ok(Score {
            coins: doc.coins,
            stars: doc.stars.count,
            star_coins: doc.stars.coins,
            territories: doc.territories.count,
            territory_coins: doc.territories.coins,
            resources: doc.resources.count,
            resource_coins: doc.resources.coins,
            structures: doc.structures.count,
            structure_coins: doc.structures.coins,
            ability_coins: doc.ability,
        })
    }
}

/// What decides between equal fortunes, in this order.
#[derive(Serialize, Deserialize)]
struct TieBreaks {
    pieces: u32,
    power: u32,
    popularity: u32,
    resources: u32,
    territories: u32,
    stars: u32,
}

/// A place in the final order as JSON has it.
#[derive(Serialize, Deserialize)]
pub(crate) struct RankingDoc {
    place: u8,
    seat: Seat,
    total: u32,
    tie_breaks: TieBreaks,
}

impl From<Ranking> for RankingDoc {
    fn from(ranking: Ranking) -> RankingDoc {
        let [total, pieces, power, popularity, resources, territories, stars] = ranking.key;
        RankingDoc {
            place: ranking.place,
            seat: ranking.seat,
            total,
            tie_breaks: TieBreaks { pieces, power, popularity, resources, territories, stars },
        }
    }
}

impl From<RankingDoc> for Ranking {
    fn from(doc: RankingDoc) -> Ranking {
        let TieBreaks { pieces, power, popularity, resources, territories, stars } = doc.tie_breaks;
        let key = [doc.total, pieces, power, popularity, resources, territories, stars];
        Ranking { seat: doc.seat, place: doc.place, key }
    }
}
