//! What goes on at a table beside the game: clocks, bids, offers, and how it ended.

use kosa_engine::vocab::{Faction, Mat, Seat};
use serde::{Deserialize, Serialize};

/// The clocks of a table.
///
/// ```
/// use kosa_wire::ClockDoc;
///
/// let clock: ClockDoc = serde_json::from_str(r#"{"left":[60000,9000],"running":[2],"since":1000}"#).unwrap();
/// assert_eq!(clock.left_at(2, 4_000), Some(6_000), "three seconds of the second chair's nine are gone");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockDoc {
    /// What each place had left, in milliseconds, when somebody was asked last.
    pub left: Vec<u64>,
    /// The places whose clocks run, from 1.
    pub running: Vec<u8>,
    /// When they began to run, in milliseconds since 1970.
    pub since: u64,
}

impl ClockDoc {
    /// What a place has left at a time of the server, in milliseconds; nothing for a place that has no clock.
    ///
    /// ```
    /// let clock = kosa_wire::ClockDoc { left: vec![60_000, 9_000], running: vec![2], since: 1_000 };
    /// assert_eq!(clock.left_at(1, 5_000), Some(60_000), "it stands");
    /// assert_eq!(clock.left_at(2, 5_000), Some(5_000));
    /// assert_eq!(clock.left_at(2, 500_000), Some(0));
    /// assert_eq!((clock.left_at(0, 0), clock.left_at(3, 0)), (None, None));
    /// ```
    pub fn left_at(&self, place: u8, now: u64) -> Option<u64> {
        let left = *self.left.get(usize::from(place).checked_sub(1)?)?;
        let spent = if self.running.contains(&place) { now.saturating_sub(self.since) } else { 0 };
        Some(left.saturating_sub(spent))
    }
}

/// Bids for pairs of faction and mat.
///
/// ```
/// use kosa_wire::BidsDoc;
///
/// let text = r#"{"sealed":false,"lots":[{"faction":"nordic","mat":"industrial","by":2,"coins":3},
///     {"faction":"crimea","mat":"mechanical","coins":0}],"asked":[1]}"#;
/// let bids: BidsDoc = serde_json::from_str(text).unwrap();
/// // What the first chair would have to bid for each pair.
/// let least: Vec<u16> = bids.lots.iter().map(|lot| lot.by.map_or(0, |_| lot.coins + 1)).collect();
/// assert_eq!((bids.asked, least), (vec![1], vec![4, 0]));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BidsDoc {
    /// Whether bids are written down in secret.
    pub sealed: bool,
    /// The pairs, as they were dealt.
    pub lots: Vec<LotDoc>,
    /// The places that are asked for a bid now, from 1.
    pub asked: Vec<u8>,
}

/// A pair that is bid for.
///
/// ```
/// use kosa_engine::vocab::Faction;
/// use kosa_wire::LotDoc;
///
/// let lot: LotDoc = serde_json::from_str(r#"{"faction":"togawa","mat":"militant"}"#).unwrap();
/// assert_eq!((lot.faction, lot.by, lot.coins), (Faction::Togawa, None, 0), "nobody has bid for it");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LotDoc {
    /// The faction.
    pub faction: Faction,
    /// The mat.
    pub mat: Mat,
    /// The place that has bid most so far, from 1; never told of sealed bids.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<u8>,
    /// How much.
    #[serde(default)]
    pub coins: u16,
}

/// Something that is done if everybody agrees.
///
/// ```
/// use kosa_wire::Offer;
///
/// let offers: [Offer; 2] = serde_json::from_str(r#"[{"what":"end"},{"what":"undo","seat":1,"steps":2}]"#).unwrap();
/// assert!(matches!(offers, [Offer::End {}, Offer::Undo { steps: 2, .. }]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub enum Offer {
    /// The game ends now, and counts as it stands; before anybody has finished a turn it counts nowhere.
    End {},
    /// A seat takes back its latest decisions and all that followed, though something was shown. What chance has given stays.
    Undo {
        /// Whose.
        seat: Seat,
        /// How many.
        steps: u32,
    },
}

/// An offer that waits for the others.
///
/// ```
/// use kosa_wire::{Command, OfferDoc};
///
/// let text = r#"{"number":4,"by":"p1","offer":{"what":"end"},"agreed":["p1"],"waiting":["p2"]}"#;
/// let offer: OfferDoc = serde_json::from_str(text).unwrap();
/// let yes = Command::Reply { offer: offer.number, agree: true };
/// assert_eq!(serde_json::to_string(&yes).unwrap(), r#"{"do":"reply","offer":4,"agree":true}"#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfferDoc {
    /// Its number at this table, to be named by who answers.
    pub number: u64,
    /// The id of the person who has made it.
    pub by: String,
    /// What.
    pub offer: Offer,
    /// Ids of those who have agreed.
    pub agreed: Vec<String>,
    /// Ids of those who are waited for.
    pub waiting: Vec<String>,
}

/// How somebody did, once the game is over.
///
/// ```
/// use kosa_wire::ResultLine;
///
/// let text = r#"{"seat":2,"place":1,"fortune":71,"bid":5,"total":66}"#;
/// let line: ResultLine = serde_json::from_str(text).unwrap();
/// assert_eq!(line.total, i64::from(line.fortune) - i64::from(line.bid));
/// assert_eq!(serde_json::to_string(&line).unwrap(), text);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ResultLine {
    /// The seat.
    pub seat: Seat,
    /// 1 for the winner; equal in everything share a place.
    pub place: u8,
    /// The fortune, by the rules.
    pub fortune: u32,
    /// Coins that were bid for faction and mat.
    pub bid: u16,
    /// What counts: the fortune without the bid.
    pub total: i64,
}
