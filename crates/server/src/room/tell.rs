//! A table as it is told.

use super::bids::Auction;
use super::{Room, Telling};
use kosa_client::wishes::Who;
use kosa_wire::{
    Chair, Clock, ClockDoc, DraftDoc, DraftPlace, Joined, Message, Phase, Room as RoomDoc, Sitter,
};

impl Room {
    /// Everything as it stands, for one receiver.
    pub fn joined(&self, person: Option<&str>) -> Joined {
        let device = self.device(person);
        Joined {
            you: person.map(str::to_string),
            room: self.doc(),
            talk: self.talk.iter().cloned().collect(),
            game: self.game.as_ref().map(|game| game.doc(&device)),
            now: None,
        }
    }

    /// The table around its game, as everybody may know it.
    pub fn doc(&self) -> RoomDoc {
        let sitter = |i: usize| match (&self.wishes.seats[i].who, &self.places[i]) {
            (Who::Bot(kind), _) => Sitter::Bot { kind: kind.clone() },
            (Who::Automa, _) => Sitter::Automa,
            (Who::Person, Some(p)) => Sitter::Person { id: p.person.clone(), name: p.name.clone() },
            (Who::Person, None) => Sitter::Free,
        };
        RoomDoc {
            table: self.id.clone(),
            phase: self.phase,
            wishes: self.wishes.to_string(),
            owner: self.owner.clone(),
            places: (0..self.places.len())
                .map(|i| Chair {
                    sitter: sitter(i),
                    seat: self.seats[i],
                    away: self.places[i].as_ref().is_some_and(|p| p.away),
                })
                .collect(),
            commitment: self.seed.commitment(),
            // Committed to at the start, opened at the end.
            seed: (self.phase == Phase::Over).then(|| self.seed.to_string()),
            draft: self.draft.as_ref().map(|draft| DraftDoc {
                places: draft
                    .seats()
                    .iter()
                    .map(|seat| DraftPlace { mat: seat.mat, faction: seat.faction, chooses: seat.chooses })
                    .collect(),
                open: draft.asked().map_or_else(Vec::new, |(_, open)| open),
            }),
            options: self.options.clone(),
            bids: self.auction.as_ref().map(Auction::doc),
            clock: self.clock_doc(),
            offer: self.offer_doc(),
            result: self.result(),
            ended_early: self.ended_early,
        }
    }

    /// The clocks, where the table has some and the game is not over. The stalling rule has none that could be out.
    pub(super) fn clock_doc(&self) -> Option<ClockDoc> {
        let told = self.options.clock != Clock::Off && matches!(self.phase, Phase::Drafting | Phase::Playing);
        told.then(|| self.clocks.doc())
    }

    pub(super) fn tell_room(&self) -> Telling {
        Telling::All(Message::Room(Box::new(self.doc())))
    }
}
