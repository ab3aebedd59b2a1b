//! Whether a table does what is asked of it.

use super::bids::Auction;
use super::names::{clean_name, clean_text};
use super::{Deed, Room};
use kosa_client::Wishes;
use kosa_client::wishes::{Deal, Who, WishError};
use kosa_engine::record::Entry;
use kosa_engine::vocab::Seat;
use kosa_engine::{GiftError, MoveError};
use kosa_lang::{Lang, Texts};
use kosa_table::TableError;
use kosa_wire::{Command, GiftRefusal, MOST_MOVES, Offer, Options, Phase, Refusal};

impl Room {
    /// What a request does, or why it does nothing. Nothing changes before the deed is kept and applied.
    ///
    /// [`Command::Join`] does nothing and is answered by [`Room::joined`].
    pub fn decide(
        &self,
        person: &str,
        name: &str,
        at: Option<u64>,
        command: &Command,
    ) -> Result<Option<Deed>, Refusal> {
        if self.phase == Phase::Closed && !matches!(command, Command::Join {}) {
            return Err(Refusal::Closed);
        }
        match command {
            Command::Join {} => Ok(None),
            Command::Play { seat, moves } => self.play(person, at, *seat, moves).map(Some),
            Command::Undo { seat, steps } => self.take_back(person, at, *seat, *steps).map(Some),
            Command::Give { from, to, amount } => self.gift(person, *from, *to, *amount).map(Some),
            Command::Sit { place, name: called } => {
                let place = self.free_place(person, *place)?;
                let name = clean_name(called.as_deref().unwrap_or(name)).ok_or(Refusal::TooLong)?;
                Ok(Some(Deed::Sit { place, name }))
            }
            Command::Leave { place, for_good } => self.leave(person, *place, *for_good).map(Some),
            Command::Wish { wishes } => self.wish(person, wishes, None).map(Some),
            Command::Options { options } => {
                let wishes = self.wishes.to_string();
                self.wish(person, &wishes, Some(options)).map(Some)
            }
            Command::Bid { lot, coins } => {
                let auction = self.auction.as_ref().ok_or(Refusal::NoSuchBid)?;
                let place = self.bidder(person, &auction.asked())?;
                let lot = usize::from(*lot);
                if !auction.may_bid(place, lot, *coins) {
                    return Err(Refusal::NoSuchBid);
                }
                Ok(Some(Deed::Bid { place, lot, coins: *coins }))
            }
            Command::Seal { bids } => {
                let auction = self.auction.as_ref().ok_or(Refusal::NoSuchBid)?;
                let place = self.bidder(person, &auction.asked())?;
                if !auction.may_seal(place, bids) {
                    return Err(Refusal::NoSuchBid);
                }
                Ok(Some(Deed::Seal { place, bids: bids.clone() }))
            }
            // Whoever is here already need not come back.
            Command::Back {} => Ok(self.away(person).map(|place| Deed::Back { place })),
            Command::Offer { offer } => self.offer(person, at, *offer).map(Some),
            Command::Reply { offer, agree } => {
                let open = self.offer.as_ref().filter(|open| open.number == *offer);
                let open = open.ok_or(Refusal::NoSuchOffer)?;
                if !self.voters().contains(person) || (*agree && open.agreed.contains(person)) {
                    return Err(Refusal::NoSuchOffer);
                }
                Ok(Some(Deed::Reply { agree: *agree }))
            }
            Command::Start {} => self.begin(person).map(Some),
            Command::Choose { faction } => {
                let draft = self.draft.as_ref().ok_or(self.no_game())?;
                let (place, open) = draft.asked().ok_or(Refusal::NotAsked)?;
                if self.places.get(place).and_then(Option::as_ref).is_none_or(|p| p.person != person) {
                    return Err(Refusal::NotAsked);
                }
                if !open.contains(faction) || draft.clone().choose(*faction).is_err() {
                    return Err(Refusal::NoSuchFaction);
                }
                Ok(Some(Deed::Choose { faction: faction.to_string() }))
            }
            Command::Talk { text } => {
                let text = clean_text(text).ok_or(Refusal::TooLong)?;
                let name = clean_name(name).ok_or(Refusal::TooLong)?;
                if text.is_empty() { Err(Refusal::Empty) } else { Ok(Some(Deed::Talk { name, text })) }
            }
            Command::Close {} => {
                // Bids and drafts may wait for somebody who never comes.
                if self.phase != Phase::Drafting || self.owner != person {
                    self.before_the_game(person)?;
                }
                Ok(Some(Deed::Close))
            }
        }
    }

    /// What a bot here does.
    pub fn decide_for_bot(&self, seat: Seat, at: usize, mv: kosa_engine::Move) -> Option<Deed> {
        let game = self.game.as_ref()?;
        let now = game.bot().is_some_and(|(asked, _)| asked == seat);
        if !now || game.table().record().entries().len() != at {
            return None;
        }
        game.try_moves(seat, &[mv]).ok().map(|entries| played(&entries))
    }

    fn no_game(&self) -> Refusal {
        match self.phase {
            Phase::Waiting | Phase::Drafting => Refusal::NotBegun,
            Phase::Playing => Refusal::Begun,
            Phase::Over => Refusal::GameOver,
            Phase::Closed => Refusal::Closed,
        }
    }

    /// The game, if this person plays the seat.
    fn game_of(&self, person: &str, seat: Seat) -> Result<&super::Game, Refusal> {
        let game = self.game.as_ref().ok_or(self.no_game())?;
        if self.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        if self.device(Some(person)).has(seat) { Ok(game) } else { Err(Refusal::NotYours { seat }) }
    }

    fn play(
        &self,
        person: &str,
        at: Option<u64>,
        seat: Seat,
        moves: &[kosa_engine::Move],
    ) -> Result<Deed, Refusal> {
        let game = self.game_of(person, seat)?;
        self.fresh(game, person, at)?;
        if moves.is_empty() {
            return Err(Refusal::Empty);
        }
        if moves.len() > MOST_MOVES {
            return Err(Refusal::TooLong);
        }
        game.try_moves(seat, moves).map(|entries| played(&entries)).map_err(refusal)
    }

    fn take_back(&self, person: &str, at: Option<u64>, seat: Seat, steps: u32) -> Result<Deed, Refusal> {
        let game = self.game_of(person, seat)?;
        self.fresh(game, person, at)?;
        if steps == 0 {
            return Err(Refusal::Empty);
        }
        game.try_undo(seat, steps).map_err(refusal)?;
        Ok(Deed::Undo { seat: seat.index() as u8 + 1, steps })
    }

    fn gift(&self, person: &str, from: Seat, to: Seat, amount: u16) -> Result<Deed, Refusal> {
        let game = self.game_of(person, from)?;
        let line = game.try_gift(from, to, amount).map_err(refusal)?.to_string();
        Ok(Deed::Give { line })
    }

    /// What answers to something must have been made for what this person has been told.
    fn fresh(&self, game: &super::Game, person: &str, at: Option<u64>) -> Result<(), Refusal> {
        let version = game.version(&self.device(Some(person)));
        if at == Some(version) { Ok(()) } else { Err(Refusal::Stale) }
    }

    fn free_place(&self, person: &str, place: u8) -> Result<usize, Refusal> {
        if matches!(self.phase, Phase::Over) {
            return Err(Refusal::GameOver);
        }
        let index = usize::from(place).checked_sub(1).ok_or(Refusal::NoSuchPlace)?;
        let wish = self.wishes.seats.get(index).ok_or(Refusal::NoSuchPlace)?;
        if wish.who != Who::Person || self.places[index].is_some() {
            return Err(Refusal::Taken);
        }
        self.held.may_sit(index, person)?;
        Ok(index)
    }

    fn leave(&self, person: &str, place: u8, for_good: bool) -> Result<Deed, Refusal> {
        if matches!(self.phase, Phase::Over) {
            return Err(Refusal::GameOver);
        }
        let index = usize::from(place).checked_sub(1).ok_or(Refusal::NoSuchPlace)?;
        let seated = self.places.get(index).and_then(Option::as_ref).ok_or(Refusal::NoSuchPlace)?;
        if seated.person != person {
            return Err(Refusal::NoSuchPlace);
        }
        Ok(Deed::Leave { place: index, for_good })
    }

    /// Only whoever has made the table, and only before anything is dealt.
    fn before_the_game(&self, person: &str) -> Result<(), Refusal> {
        match self.phase {
            _ if self.owner != person => Err(Refusal::NotOwner),
            Phase::Waiting => Ok(()),
            _ => Err(Refusal::Begun),
        }
    }

    fn wish(&self, person: &str, line: &str, options: Option<&Options>) -> Result<Deed, Refusal> {
        self.before_the_game(person)?;
        let wishes = online_wishes(line)?;
        let options = options.cloned();
        go_together(&wishes, options.as_ref().unwrap_or(&self.options))?;
        Ok(Deed::Wish { wishes: wishes.to_string(), options })
    }

    /// The place of a person that is asked for a bid.
    fn bidder(&self, person: &str, asked: &[usize]) -> Result<usize, Refusal> {
        let sits = |place: &&usize| self.places[**place].as_ref().is_some_and(|p| p.person == person);
        asked.iter().find(sits).copied().ok_or(Refusal::NotAsked)
    }

    fn offer(&self, person: &str, at: Option<u64>, offer: Offer) -> Result<Deed, Refusal> {
        let game = self.game.as_ref().ok_or(self.no_game())?;
        if self.phase != Phase::Playing {
            return Err(self.no_game());
        }
        if !self.voters().contains(person) {
            return Err(Refusal::Stranger);
        }
        if self.offer.is_some() {
            return Err(Refusal::OfferOpen);
        }
        let entry = match offer {
            Offer::End {} => None,
            Offer::Undo { steps: 0, .. } => return Err(Refusal::Empty),
            Offer::Undo { seat, steps } => {
                self.game_of(person, seat)?;
                self.fresh(game, person, at)?;
                Some(self.offered_entry(seat, steps)?)
            }
        };
        Ok(Deed::Offer { offer, entry })
    }

    fn begin(&self, person: &str) -> Result<Deed, Refusal> {
        self.before_the_game(person)?;
        let missing = |(wish, place): (&kosa_client::wishes::SeatWish, &Option<_>)| {
            wish.who == Who::Person && place.is_none()
        };
        if self.wishes.seats.iter().zip(&self.places).any(missing) {
            return Err(Refusal::SomebodyMissing);
        }
        let game = self.new_game(&self.wishes).ok_or(Refusal::Wishes { faults: Vec::new() })?;
        if let Some(bidding) = self.options.bids {
            Auction::new(bidding, &self.wishes, &game, self.seed)
                .ok_or(Refusal::Wishes { faults: Vec::new() })?;
        } else if game.draft {
            game.begin_draft().map_err(|_| Refusal::Wishes { faults: Vec::new() })?;
        } else {
            game.deal().map_err(|_| Refusal::Wishes { faults: Vec::new() })?;
        }
        Ok(Deed::Start)
    }
}

/// Refuses wishes and options that cannot be fulfilled together: what is bid for is not drafted.
pub fn go_together(wishes: &Wishes, options: &Options) -> Result<(), Refusal> {
    let mut faults: Vec<String> = options.unsound().map(|number| number.to_string()).collect();
    if options.bids.is_some() && wishes.deal == Deal::Draft {
        faults.push("bids and a draft: factions are bid for or drafted, not both".into());
    }
    if faults.is_empty() { Ok(()) } else { Err(Refusal::Wishes { faults }) }
}

/// Wishes for a table of several people.
pub fn online_wishes(line: &str) -> Result<Wishes, Refusal> {
    let unreadable = |error: WishError| Refusal::Wishes { faults: vec![error.text(&english())] };
    let mut wishes: Wishes = line.parse().map_err(unreadable)?;
    if !wishes.seed.trim().is_empty() {
        return Err(Refusal::ChosenSeed);
    }
    // People bring their own names.
    for seat in &mut wishes.seats {
        seat.name.clear();
    }
    let faults = wishes.faults();
    if faults.is_empty() {
        return Ok(wishes);
    }
    let texts = english();
    Err(Refusal::Wishes { faults: faults.iter().map(|fault| fault.text(&texts)).collect() })
}

/// For programs: people are told by their client, in their language.
fn english() -> Texts {
    Texts::new(Lang::English)
}

fn played(entries: &[Entry]) -> Deed {
    Deed::Play { lines: entries.iter().map(Entry::to_string).collect() }
}

/// Why a table refused, in words that cross the wire.
fn refusal(error: TableError) -> Refusal {
    match error {
        TableError::Move(MoveError::GameOver) | TableError::Gift(GiftError::GameOver) => Refusal::GameOver,
        TableError::Move(MoveError::NotAsked { .. }) => Refusal::NotAsked,
        TableError::Move(MoveError::Illegal { mv, .. } | MoveError::Impossible { mv, .. }) => {
            Refusal::Illegal { mv }
        }
        TableError::Gift(GiftError::Forbidden) => Refusal::Gift { gift: GiftRefusal::Forbidden },
        TableError::Gift(GiftError::NoSuchSeat(_) | GiftError::Automa(_)) => {
            Refusal::Gift { gift: GiftRefusal::Whom }
        }
        TableError::Gift(GiftError::Nothing | GiftError::PurseFull | GiftError::TooFewCoins { .. }) => {
            Refusal::Gift { gift: GiftRefusal::Amount }
        }
        TableError::NothingToUndo(_) => Refusal::NothingToUndo,
        TableError::NoSuchSeat(_) | TableError::AutomaSeat(_) | TableError::NoAutoma(_) => {
            Refusal::NoSuchPlace
        }
        TableError::Setup(_) => Refusal::Wishes { faults: Vec::new() },
        TableError::Record(_)
        | TableError::TagKey(_)
        | TableError::TagValue(_)
        | TableError::WrongSeed
        | TableError::ChanceDiffers { .. } => Refusal::Broken,
    }
}
