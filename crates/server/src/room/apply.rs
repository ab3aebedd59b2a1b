//! Carrying out what the log says.

use super::bids::Auction;
use super::clock::Clocks;
use super::consent::Open;
use super::due::bot_chooses;
use super::game::{self, Game};
use super::held::Held;
use super::{Broken, Deed, Device, Room, Seated, Telling};
use crate::store::LogRow;
use kosa_bots::USUAL_KIND;
use kosa_client::wishes::Who;
use kosa_client::{ASKED, DraftSession, NewGame, Wishes};
use kosa_engine::record::Entry;
use kosa_engine::vocab::{Faction, Seat};
use kosa_table::Occupant;
use kosa_wire::{Message, Phase, TalkLine};

/// So many lines of talk are told to whoever joins.
const LATELY: usize = 100;
/// Who plays on for somebody who has got up: somebody who plays the game, and does not think long.
const STAND_IN: &str = USUAL_KIND;

impl Room {
    /// Carries out a line of the log. `listening` says for whom it is worth putting into words.
    pub fn apply(
        &mut self,
        row: &LogRow,
        listening: &dyn Fn(&Device) -> bool,
    ) -> Result<Vec<Telling>, Broken> {
        let deed: Deed = serde_json::from_str(&row.deed).map_err(|_| Broken)?;
        let leaves = matches!(deed, Deed::Leave { .. } | Deed::Away { .. });
        let mut tellings = self.carry_out(deed, row, listening)?;
        if leaves && self.edition >= 1 {
            tellings.extend(self.offer_without(row, listening)?);
        }
        self.number = row.number;
        match self.people.get_mut(&row.person) {
            Some(last) => *last = row.at,
            None if row.person.is_empty() => {}
            None => drop(self.people.insert(row.person.clone(), row.at)),
        }
        let anew = tellings.iter().any(|telling| matches!(telling, Telling::Anew));
        if self.drop_stale_offer() && !anew {
            tellings.push(self.tell_room());
        }
        let asked = self.asked_places();
        let turned = self.clocks.turn(self.options.clock, asked, row.at);
        // Whoever is told everything, or of the room, is told of the clocks too: but then they stood as before.
        if turned && let Some(clock) = self.clock_doc() {
            tellings.push(Telling::All(Message::Clock(clock)));
        }
        Ok(tellings)
    }

    fn carry_out(
        &mut self,
        deed: Deed,
        row: &LogRow,
        listening: &dyn Fn(&Device) -> bool,
    ) -> Result<Vec<Telling>, Broken> {
        match deed {
            Deed::Made { options, edition } => {
                self.options = options;
                self.edition = edition;
                Ok(Vec::new())
            }
            Deed::Wish { wishes, options } => {
                self.wishes = wishes.parse().map_err(|_| Broken)?;
                if let Some(options) = options {
                    self.options = options;
                }
                self.places.resize(self.wishes.seats.len(), None);
                self.seats = vec![None; self.wishes.seats.len()];
                for (place, wish) in self.places.iter_mut().zip(&self.wishes.seats) {
                    if wish.who != Who::Person {
                        *place = None;
                    }
                }
                Ok(vec![self.tell_room()])
            }
            Deed::Sit { place, name } => {
                let person = row.person.clone();
                self.held.sits(place, &person);
                *self.places.get_mut(place).ok_or(Broken)? =
                    Some(Seated { person, name: name.clone(), away: false });
                if let Some(auction) = &mut self.auction {
                    auction.sits(place, true);
                }
                self.seat_changed(place, Occupant::Human(name))
            }
            Deed::Leave { place, for_good } => {
                *self.places.get_mut(place).ok_or(Broken)? = None;
                self.held.leaves(place, for_good);
                self.pass_on(&row.person);
                if let Some(auction) = &mut self.auction {
                    auction.sits(place, false);
                    return self.after_bids();
                }
                if self.draft.is_some() {
                    return self.after_draft();
                }
                self.seat_changed(place, Occupant::Bot(STAND_IN.to_string()))
            }
            Deed::Start => {
                self.moved = row.at;
                self.clocks = Clocks::new(self.options.clock, self.places.len(), self.pauses.clone());
                let game = self.new_game(&self.wishes).ok_or(Broken)?;
                if let Some(bidding) = self.options.bids {
                    let auction = Auction::new(bidding, &self.wishes, &game, self.seed);
                    self.auction = Some(auction.ok_or(Broken)?);
                    self.phase = Phase::Drafting;
                    return self.after_bids();
                }
                if game.draft {
                    self.draft = Some(DraftSession::new(game).map_err(|_| Broken)?);
                    self.phase = Phase::Drafting;
                    return self.after_draft();
                }
                self.deal(game)
            }
            Deed::Choose { faction } => {
                self.moved = row.at;
                let faction: Faction = faction.parse().map_err(|_| Broken)?;
                self.draft.as_mut().ok_or(Broken)?.choose(faction).map_err(|_| Broken)?;
                self.after_draft()
            }
            Deed::Bid { place, lot, coins } => {
                self.auction.as_mut().and_then(|auction| auction.bid(place, lot, coins)).ok_or(Broken)?;
                self.after_bids()
            }
            Deed::Seal { place, bids } => {
                self.auction.as_mut().and_then(|auction| auction.seal(place, bids)).ok_or(Broken)?;
                self.after_bids()
            }
            Deed::Away { place } => {
                self.places.get_mut(place).and_then(Option::as_mut).ok_or(Broken)?.away = true;
                self.seat_changed(place, Occupant::Bot(STAND_IN.to_string()))
            }
            Deed::Back { place } => self.welcome(place),
            Deed::Stalled { line } => {
                let entry: Entry = line.parse().map_err(|_| Broken)?;
                let told = self.game.as_mut().ok_or(Broken)?.stall(entry, listening).ok_or(Broken)?;
                self.clocks.punished();
                Ok(self.after_game(told))
            }
            Deed::Offer { offer, entry } => {
                self.offers += 1;
                self.offer = Some(Open {
                    number: self.offers,
                    by: row.person.clone(),
                    offer,
                    entry,
                    at: row.at,
                    version: self.open_version(),
                    agreed: [row.person.clone()].into(),
                });
                self.settle_offer(row.at, listening).ok_or(Broken)
            }
            Deed::Reply { agree } => {
                match &mut self.offer {
                    // Nobody answers where the time is over for those who have not.
                    Some(_) if agree && row.person.is_empty() => {}
                    Some(open) if agree => {
                        open.agreed.insert(row.person.clone());
                    }
                    _ => self.offer = None,
                }
                self.settle_offer(row.at, listening).ok_or(Broken)
            }
            Deed::Play { lines } => {
                self.moved = row.at;
                let entries: Vec<Entry> =
                    lines.iter().map(|line| line.parse()).collect::<Result<_, _>>().map_err(|_| Broken)?;
                let told = self.game.as_mut().ok_or(Broken)?.play(&entries, listening).ok_or(Broken)?;
                self.clocks.decides(row.at);
                Ok(self.after_game(told))
            }
            Deed::Give { line } => {
                let entry: Entry = line.parse().map_err(|_| Broken)?;
                let told = self.game.as_mut().ok_or(Broken)?.give(entry, listening).ok_or(Broken)?;
                Ok(self.after_game(told))
            }
            Deed::Undo { seat, steps } => {
                self.moved = row.at;
                let seat = seat.checked_sub(1).and_then(Seat::new).ok_or(Broken)?;
                let told = self.game.as_mut().ok_or(Broken)?.undo(seat, steps, listening).ok_or(Broken)?;
                Ok(self.after_game(told))
            }
            Deed::Talk { name, text } => {
                self.talks += 1;
                let line = TalkLine { number: self.talks, by: row.person.clone(), name, text, at: row.at };
                self.talk.push_back(line.clone());
                if self.talk.len() > LATELY {
                    self.talk.pop_front();
                }
                Ok(vec![Telling::All(Message::Talk(line))])
            }
            Deed::Close => {
                self.phase = Phase::Closed;
                self.draft = None;
                self.auction = None;
                self.offer = None;
                Ok(vec![self.tell_room()])
            }
        }
    }

    /// Whoever has made a table and gets up before its game leaves it to the first of those who sit there: somebody must be able to begin.
    fn pass_on(&mut self, person: &str) {
        let before = matches!(self.phase, Phase::Waiting | Phase::Drafting);
        if self.edition == 0 || !before || self.owner != person {
            return;
        }
        let sitting: Vec<&String> = self.places.iter().flatten().map(|seated| &seated.person).collect();
        if let Some(next) = sitting.first().filter(|_| !sitting.contains(&&self.owner)) {
            self.owner = (*next).clone();
        }
    }

    /// Somebody is not there any more: nobody waits for its answer to an offer, and its own is taken back if it has got up.
    fn offer_without(
        &mut self,
        row: &LogRow,
        listening: &dyn Fn(&Device) -> bool,
    ) -> Result<Vec<Telling>, Broken> {
        let Some(open) = &self.offer else { return Ok(Vec::new()) };
        if !self.places.iter().flatten().any(|seated| seated.person == open.by) {
            self.offer = None;
            return Ok(vec![self.tell_room()]);
        }
        if self.all_agree(row.at) {
            self.settle_offer(row.at, listening).ok_or(Broken)
        } else {
            Ok(Vec::new())
        }
    }

    /// The game that the wishes and those who sit there make.
    pub(super) fn new_game(&self, wishes: &Wishes) -> Option<NewGame> {
        let mut wishes = wishes.clone();
        for (wish, place) in wishes.seats.iter_mut().zip(&self.places) {
            if let Some(seated) = place {
                wish.name.clone_from(&seated.name);
            }
        }
        wishes.to_new_game(self.seed).ok()
    }

    fn after_draft(&mut self) -> Result<Vec<Telling>, Broken> {
        // Whoever has got up keeps nobody from anything: a bot chooses for it.
        while let Some((place, faction)) = self.draft.as_ref().and_then(bot_chooses)
            && self.places.get(place).is_some_and(Option::is_none)
        {
            self.draft.as_mut().ok_or(Broken)?.choose(faction).map_err(|_| Broken)?;
        }
        match self.draft.as_ref().and_then(DraftSession::finish) {
            Some(game) => self.deal(game),
            None => Ok(vec![self.tell_room()]),
        }
    }

    fn after_bids(&mut self) -> Result<Vec<Telling>, Broken> {
        let Some(won) = self.auction.as_ref().and_then(Auction::finish) else {
            return Ok(vec![self.tell_room()]);
        };
        self.auction = None;
        self.asked = Some(self.wishes.clone());
        self.paid = vec![0; self.places.len()];
        for (place, (faction, mat), coins) in won {
            let wish = &mut self.wishes.seats[place];
            (wish.faction, wish.mat) = (Some(faction), Some(mat));
            self.paid[place] = coins;
        }
        let game = self.new_game(&self.wishes).ok_or(Broken)?;
        self.deal(game)
    }

    /// Somebody is here again: the bot gives the seat back.
    fn welcome(&mut self, place: usize) -> Result<Vec<Telling>, Broken> {
        let seated = self.places.get_mut(place).and_then(Option::as_mut).ok_or(Broken)?;
        seated.away = false;
        let name = seated.name.clone();
        self.clocks.welcome(self.options.clock, place);
        self.seat_changed(place, Occupant::Human(name))
    }

    fn deal(&mut self, game: NewGame) -> Result<Vec<Telling>, Broken> {
        let mut settled = game.setup.clone();
        settled.settle(&mut self.seed.setup_generator()).map_err(|_| Broken)?;
        self.seats = (0..self.places.len()).map(|place| settled.seat_of(place)).collect();
        self.held = Held::dealt(&self.places);
        let mut table = game.deal().map_err(|_| Broken)?;
        // Somebody may have got up or sat down while factions were drafted or bid for.
        let people = (0..self.places.len()).filter(|place| self.wishes.seats[*place].who == Who::Person);
        for place in people {
            let occupant = match &self.places[place] {
                Some(seated) => Occupant::Human(seated.name.clone()),
                None => Occupant::Bot(STAND_IN.to_string()),
            };
            let seat = self.seats[place].ok_or(Broken)?;
            table.take_over(seat, occupant).map_err(|_| Broken)?;
        }
        // With the wishes and the seed anybody can deal again and compare.
        table.set_tag("wishes", &self.wishes.to_string()).map_err(|_| Broken)?;
        if let Some(asked) = &self.asked {
            table.set_tag(ASKED, &asked.to_string()).map_err(|_| Broken)?;
        }
        if self.paid.iter().any(|coins| *coins > 0) {
            let bids: Vec<String> = self
                .seats
                .iter()
                .zip(&self.paid)
                .filter_map(|(seat, coins)| Some(format!("{}:{coins}", (*seat)?)))
                .collect();
            table.set_tag("bids", &bids.join(" ")).map_err(|_| Broken)?;
        }
        self.game = Some(Game::new(table, self.devices(), self.options.hide_coins));
        self.draft = None;
        self.phase = Phase::Playing;
        self.end_if_over();
        Ok(vec![Telling::Anew])
    }

    fn seat_changed(&mut self, place: usize, occupant: Occupant) -> Result<Vec<Telling>, Broken> {
        let devices = self.devices();
        let seat = self.seats.get(place).copied().flatten();
        let (Some(game), Some(seat)) = (&mut self.game, seat) else { return Ok(vec![self.tell_room()]) };
        game.take_over(seat, occupant).map_err(|_| Broken)?;
        game.set_devices(devices);
        Ok(vec![Telling::Anew])
    }

    fn after_game(&mut self, told: game::Tellings) -> Vec<Telling> {
        let mut tellings: Vec<Telling> =
            told.into_iter().map(|(device, message)| Telling::Device(device, message)).collect();
        if self.end_if_over() {
            self.offer = None;
            tellings.push(self.tell_room());
        }
        tellings
    }

    fn end_if_over(&mut self) -> bool {
        let over = self.game.as_ref().is_some_and(|game| game.table().is_over());
        let ends = over && self.phase == Phase::Playing;
        if ends {
            self.phase = Phase::Over;
        }
        ends
    }
}
