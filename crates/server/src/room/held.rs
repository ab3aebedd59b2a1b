//! Who has played which place of a game: whoever has seen a hand has seen it for good.

use super::Seated;
use kosa_wire::Refusal;

/// The people of each place since the game was dealt.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Held {
    places: Vec<Hands>,
}

/// The people of one place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Hands {
    /// Everybody who has sat there, whoever plays it or has played it last at the end.
    people: Vec<String>,
    /// Whether the last of them has got up for good.
    given_up: bool,
    /// Who sat there when the game was dealt.
    starter: Option<String>,
}

impl Held {
    /// The game is dealt to those who sit there.
    pub(super) fn dealt(places: &[Option<Seated>]) -> Held {
        let hands = |place: &Option<Seated>| Hands {
            people: place.iter().map(|seated| seated.person.clone()).collect(),
            given_up: false,
            starter: place.as_ref().map(|seated| seated.person.clone()),
        };
        Held { places: places.iter().map(hands).collect() }
    }

    /// Who sat at a place when the game was dealt: for whom it counts, whoever plays it at the end.
    pub(super) fn starter(&self, place: usize) -> Option<&str> {
        self.places.get(place)?.starter.as_deref()
    }

    /// Somebody sat down.
    pub(super) fn sits(&mut self, place: usize, person: &str) {
        if let Some(hands) = self.places.get_mut(place) {
            hands.people.retain(|other| other != person);
            hands.people.push(person.to_string());
            hands.given_up = false;
        }
    }

    /// Somebody got up.
    pub(super) fn leaves(&mut self, place: usize, for_good: bool) {
        if let Some(hands) = self.places.get_mut(place) {
            hands.given_up = for_good;
        }
    }

    /// Whether somebody may sit down at a place that nobody sits at. It is kept for whoever has got up, unless that was for good; and nobody
    /// gets to see two hands, who did not from the beginning.
    pub(super) fn may_sit(&self, place: usize, person: &str) -> Result<(), Refusal> {
        let Some(hands) = self.places.get(place) else { return Ok(()) };
        let last = hands.people.last();
        if last.is_some_and(|last| last == person) {
            return Ok(());
        }
        let others = self.places.iter().enumerate().filter(|(other, _)| *other != place);
        if others.into_iter().any(|(_, other)| other.people.iter().any(|known| known == person)) {
            return Err(Refusal::OtherSeat);
        }
        if last.is_some() && !hands.given_up { Err(Refusal::Kept) } else { Ok(()) }
    }
}
