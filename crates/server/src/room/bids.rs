//! Bids for pairs of faction and mat. As many pairs as there are players are dealt; what a player has bid is taken from its total at the end.

use kosa_client::wishes::Who;
use kosa_client::{NewGame, Wishes};
use kosa_engine::random;
use kosa_engine::vocab::{Faction, Mat};
use kosa_table::Seed;
use kosa_wire::{Bidding, BidsDoc, LotDoc};

/// The highest bid.
pub(super) const MOST: u16 = 200;

/// A place, the pair it has won, and what it has bid for it.
pub(super) type Won = (usize, (Faction, Mat), u16);

/// Bids being made.
#[derive(Clone, Debug)]
pub(super) struct Auction {
    bidding: Bidding,
    lots: Vec<(Faction, Mat)>,
    /// Places of the wishes that bid, in their order.
    bidders: Vec<usize>,
    /// Which of them are bots.
    bots: Vec<bool>,
    /// Open: who has bid most for each pair, and how much.
    held: Vec<Option<(usize, u16)>>,
    /// Open: who is asked next, if it has no pair.
    next: usize,
    /// Sealed: what each has written down.
    sealed: Vec<Option<Vec<u16>>>,
    /// Sealed: who comes first where bids are equal, drawn by lot.
    first: usize,
}

impl Auction {
    /// Deals the pairs. Nothing if the wishes cannot be dealt.
    pub(super) fn new(bidding: Bidding, wishes: &Wishes, game: &NewGame, seed: Seed) -> Option<Auction> {
        let mut settled = game.setup.clone();
        settled.settle(&mut seed.setup_generator()).ok()?;
        let players = settled.players.iter().enumerate();
        let (bidders, lots): (Vec<usize>, Vec<(Faction, Mat)>) =
            players.filter_map(|(place, wish)| Some((place, (wish.faction?, wish.mat?)))).unzip();
        let bots = bidders.iter().map(|place| wishes.seats[*place].who != Who::Person).collect();
        let mut lottery = seed.bot_generator(wishes.seats.len());
        let first = random::below(&mut lottery, bidders.len().max(1) as u32) as usize;
        let mut auction = Auction {
            bidding,
            held: vec![None; lots.len()],
            sealed: vec![None; lots.len()],
            lots,
            bidders,
            bots,
            next: 0,
            first,
        };
        auction.let_bots_bid();
        Some(auction)
    }

    /// The places that are asked for a bid.
    pub(super) fn asked(&self) -> Vec<usize> {
        self.asking().into_iter().map(|bidder| self.bidders[bidder]).collect()
    }

    fn asking(&self) -> Vec<usize> {
        let count = self.bidders.len();
        match self.bidding {
            Bidding::Open => {
                let round = (0..count).map(|i| (self.next + i) % count);
                round.filter(|bidder| !self.has_pair(*bidder)).take(1).collect()
            }
            Bidding::Sealed => (0..count).filter(|bidder| self.sealed[*bidder].is_none()).collect(),
        }
    }

    fn has_pair(&self, bidder: usize) -> bool {
        self.held.iter().flatten().any(|(by, _)| *by == bidder)
    }

    /// Whether a place may bid so.
    pub(super) fn may_bid(&self, place: usize, lot: usize, coins: u16) -> bool {
        let more = self.held.get(lot).is_some_and(|held| held.is_none_or(|(_, before)| coins > before));
        self.bidding == Bidding::Open && more && coins <= MOST && self.asked().contains(&place)
    }

    /// Whether a place may write down these bids.
    pub(super) fn may_seal(&self, place: usize, bids: &[u16]) -> bool {
        self.bidding == Bidding::Sealed
            && bids.len() == self.lots.len()
            && bids.iter().all(|coins| *coins <= MOST)
            && self.asked().contains(&place)
    }

    /// A place bids; nothing if it may not.
    pub(super) fn bid(&mut self, place: usize, lot: usize, coins: u16) -> Option<()> {
        if !self.may_bid(place, lot, coins) {
            return None;
        }
        self.put(self.bidders.iter().position(|p| *p == place)?, lot, coins);
        self.let_bots_bid();
        Some(())
    }

    fn put(&mut self, bidder: usize, lot: usize, coins: u16) {
        self.held[lot] = Some((bidder, coins));
        self.next = (bidder + 1) % self.bidders.len();
    }

    /// A place writes its bids down; nothing if it may not.
    pub(super) fn seal(&mut self, place: usize, bids: Vec<u16>) -> Option<()> {
        if !self.may_seal(place, &bids) {
            return None;
        }
        let bidder = self.bidders.iter().position(|p| *p == place)?;
        self.sealed[bidder] = Some(bids);
        Some(())
    }

    /// What somebody bids who does not: nothing, for a pair that nobody wants yet. There always is one for whoever has none.
    pub(super) fn nothing_bid(&self) -> usize {
        self.held.iter().position(Option::is_none).unwrap_or(0)
    }

    /// How many pairs there are.
    pub(super) fn len(&self) -> usize {
        self.lots.len()
    }

    /// Whether bids are written down.
    pub(super) fn is_sealed(&self) -> bool {
        self.bidding == Bidding::Sealed
    }

    /// Somebody sat down at a place, or got up: a bot bids for whoever is not there.
    pub(super) fn sits(&mut self, place: usize, sits: bool) {
        if let Some(bidder) = self.bidders.iter().position(|p| *p == place) {
            self.bots[bidder] = !sits;
            self.let_bots_bid();
        }
    }

    fn let_bots_bid(&mut self) {
        while let Some(bidder) = self.asking().into_iter().find(|bidder| self.bots[*bidder]) {
            match self.bidding {
                Bidding::Open => self.put(bidder, self.nothing_bid(), 0),
                Bidding::Sealed => self.sealed[bidder] = Some(vec![0; self.lots.len()]),
            }
        }
    }

    /// Who has which pair for how much, once all have bid: places, pairs and coins.
    pub(super) fn finish(&self) -> Option<Vec<Won>> {
        if !self.asking().is_empty() {
            return None;
        }
        let won = match self.bidding {
            Bidding::Open => self.held.iter().copied().collect::<Option<Vec<_>>>()?,
            Bidding::Sealed => self.best()?,
        };
        Some(
            won.into_iter()
                .zip(&self.lots)
                .map(|((by, coins), lot)| (self.bidders[by], *lot, coins))
                .collect(),
        )
    }

    /// The distribution with the highest sum of bids. Of equal ones that in which those who were drawn first have the pairs dealt first.
    fn best(&self) -> Option<Vec<(usize, u16)>> {
        let count = self.bidders.len();
        let order: Vec<usize> = (0..count).map(|i| (self.first + i) % count).collect();
        let bids = self.sealed.iter().map(Option::as_ref).collect::<Option<Vec<_>>>()?;
        let mut best: Option<(u32, Vec<usize>)> = None;
        permute(count, &mut Vec::new(), &mut |lots| {
            let sum = lots.iter().zip(&order).map(|(lot, bidder)| u32::from(bids[*bidder][*lot])).sum();
            if best.as_ref().is_none_or(|(most, _)| sum > *most) {
                best = Some((sum, lots.to_vec()));
            }
        });
        let (_, lots) = best?;
        let mut won = vec![(0, 0); count];
        for (lot, bidder) in lots.into_iter().zip(order) {
            won[lot] = (bidder, bids[bidder][lot]);
        }
        Some(won)
    }

    /// As it is told: of sealed bids nothing but who is still asked.
    pub(super) fn doc(&self) -> BidsDoc {
        let lot = |(lot, held): (&(Faction, Mat), &Option<(usize, u16)>)| LotDoc {
            faction: lot.0,
            mat: lot.1,
            by: held.map(|(bidder, _)| self.bidders[bidder] as u8 + 1),
            coins: held.map_or(0, |(_, coins)| coins),
        };
        BidsDoc {
            sealed: self.is_sealed(),
            lots: self.lots.iter().zip(&self.held).map(lot).collect(),
            asked: self.asked().into_iter().map(|place| place as u8 + 1).collect(),
        }
    }
}

/// Every order of the first numbers, the ascending one first.
fn permute(count: usize, begun: &mut Vec<usize>, look: &mut dyn FnMut(&[usize])) {
    if begun.len() == count {
        return look(begun);
    }
    for next in 0..count {
        if !begun.contains(&next) {
            begun.push(next);
            permute(count, begun, look);
            begun.pop();
        }
    }
}
