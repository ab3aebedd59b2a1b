//! What others did, in pages to be read one after the other: each thing an Automa tries with its reasons, the turn of
//! a bot, the outcome of a combat.

use kosa_engine::vocab::{PlaceSet, Seat};
use kosa_engine::{Event, Public, Seen};

/// A page.
#[derive(Clone, Debug)]
pub struct Page {
    /// Whose turn it is about.
    pub seat: Seat,
    /// Its sentences: as everybody and as single seats may read them, by their place in the log.
    pub lines: Vec<PageLine>,
    /// The table after it.
    pub public: Box<Public>,
    /// Places it is about.
    pub marks: PlaceSet,
    kind: Kind,
    /// A unit of an Automa has moved.
    moved: bool,
}

/// A sentence of a page.
#[derive(Clone, Debug)]
pub struct PageLine {
    /// The sentence.
    pub text: String,
    /// A thought on the way.
    pub thought: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Turn,
    Tries,
    Gains,
    Combat,
}

/// Collects events into pages.
#[derive(Clone, Debug, Default)]
pub struct Pages {
    pages: Vec<Page>,
    /// Whose turn it is, if somebody's who is no person.
    other: Option<Seat>,
}

impl Pages {
    /// Starts to collect while this seat, if it is no person, is at turn.
    pub fn new(other: Option<Seat>) -> Pages {
        Pages { pages: Vec::new(), other }
    }

    /// The pages collected.
    pub fn finish(self) -> Vec<Page> {
        self.pages
    }

    /// Hears an event and its sentence, as whoever reads the pages may know them.
    pub fn hear(&mut self, seen: &Seen, public: &Public, line: PageLine, is_human: impl Fn(Seat) -> bool) {
        let event = &seen.event();
        if let Event::TurnBegan { seat } = event {
            self.other = (!is_human(*seat)).then_some(*seat);
        }
        let automa = self.other.is_some_and(|s| public.player(s).is_automa());
        let last = self.pages.last().map(|p| p.kind);
        let kind = match (self.other, event) {
            (Some(_), Event::TurnBegan { .. }) => Some(Kind::Turn),
            (Some(_), Event::AutomaTries { .. }) => Some(Kind::Tries),
            (Some(_), _) if automa && last == Some(Kind::Tries) && is_gain(event) => Some(Kind::Gains),
            (_, Event::PowerRevealed { .. }) if last != Some(Kind::Combat) => Some(Kind::Combat),
            (Some(_), _) if last.is_none() => Some(Kind::Turn),
            _ => None,
        };
        let seat = self.other.unwrap_or(public.active());
        // The first thing tried belongs to the card drawn for it, and what came to nothing to what is tried next.
        let moved = self.pages.last().is_some_and(|p| p.moved);
        let goes_on =
            kind == Some(Kind::Tries) && (last == Some(Kind::Turn) || (last == Some(Kind::Tries) && !moved));
        if let Some(kind) = kind
            && !goes_on
        {
            let page = Page {
                seat,
                lines: Vec::new(),
                public: Box::new(*public),
                marks: PlaceSet::NONE,
                kind,
                moved: false,
            };
            self.pages.push(page);
        }
        let about = self.other.is_some() || last == Some(Kind::Combat) || kind == Some(Kind::Combat);
        if let Some(page) = self.pages.last_mut().filter(|_| about) {
            if goes_on {
                page.kind = Kind::Tries;
            }
            // A person's own turn goes on after a combat: that page is closed by what follows it.
            let closed = self.other.is_none() && page.kind == Kind::Combat && !is_of_combat(event);
            if !closed {
                page.moved |= matches!(event, Event::AutomaMoved { .. });
                page.lines.push(line);
                page.marks = page.marks.iter().chain(event.places()).collect();
                *page.public = *public;
            }
        }
    }
}

/// What belongs to the outcome of a combat.
fn is_of_combat(event: &Event) -> bool {
    matches!(
        event,
        Event::PowerRevealed { .. }
            | Event::PowerLost { .. }
            | Event::CardDiscarded { .. }
            | Event::CombatWon { .. }
            | Event::Retreated { .. }
            | Event::CardDrawn { .. }
            | Event::PopularityLost { .. }
            | Event::StarPlaced { .. }
            | Event::AutomaFights { .. }
            | Event::ResourcesGained { .. }
            | Event::ResourcesRemoved { .. }
    )
}

/// What the second and third row of an Automa's card bring.
fn is_gain(event: &Event) -> bool {
    matches!(
        event,
        Event::PowerGained { .. }
            | Event::CoinsGained { .. }
            | Event::AutomaDeployed { .. }
            | Event::WorkersGained { .. }
            | Event::RecruitBonus { .. }
            | Event::AutomaHelps { .. }
            | Event::AutomaHelpsNobody { .. }
            | Event::AutomaMarker { .. }
    )
}
