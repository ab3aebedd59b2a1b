//! An Automa in a position: its star track, scheme and deck, and what it cannot have.

use crate::position::SeatDoc;
use crate::position::collect::Check;
use crate::position::fault::PositionFault;
use crate::rules::{Rules, Switch};
use crate::state::Player;
use crate::tables::AUTOMA_POPULARITY;
use crate::vocab::*;

/// The state of an Automa.
///
/// ```
/// use kosa_engine::{PositionDoc, State};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; seat crimea automa; marker 4",
/// ).unwrap();
/// assert_eq!(PositionDoc::of(&state).seats[1].automa.as_ref().unwrap().marker, 4);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, default))]
pub struct AutomaDoc {
    /// Space of the star track.
    pub marker: u8,
    /// Scheme II is up.
    pub second_scheme: bool,
    /// Number in the resource box of the last card not used for combat.
    pub resources: u8,
    /// Cards not drawn yet; all if left out.
    pub deck: Option<Vec<u8>>,
    /// It has taken a Factory card.
    pub factory_card: bool,
}

impl AutomaDoc {
    /// The Automa that sits there; nothing for a person.
    pub(crate) fn of(player: &Player) -> Option<AutomaDoc> {
        player.automa().map(|automa| AutomaDoc {
            marker: automa.marker,
            second_scheme: automa.second_scheme,
            resources: automa.resources,
            deck: Some(automa.deck.iter().map(AutomaCard::number).collect()),
            factory_card: automa.factory_card,
        })
    }

    /// Reads and checks what an Automa needs besides.
    pub(crate) fn read(&self, check: &mut Check, seat: Seat, player: &mut Player) {
        let Some(automa) = player.automa_mut() else { return };
        automa.marker = self.marker;
        if self.marker >= automa.kind.level.face().spaces {
            let last = automa.kind.level.face().spaces - 1;
            check.fault(seat, PositionFault::StarTrackEnds { last });
        }
        automa.second_scheme = self.second_scheme;
        automa.resources = self.resources;
        if self.resources > 4 {
            check.fault(seat, PositionFault::AutomaResources);
        }
        automa.factory_card = self.factory_card;
        if let Some(cards) = &self.deck {
            automa.deck = check.cards(seat, cards, crate::state::Automa::FULL_DECK);
        }
    }
}

/// An Automa has no mat with pieces to take off it, keeps its popularity, and has stars of four kinds only; a person has no star
/// track.
pub(crate) fn check_pieces(check: &mut Check, seat: Seat, player: &Player, doc: &SeatDoc, rules: Rules) {
    if !player.is_automa() {
        if player.stars.on(Star::Tracker) > 0 {
            check.fault(seat, PositionFault::StarTrackOfAutoma);
        }
        return;
    }
    let nothing = doc.structures.is_empty()
        && doc.cubes.is_empty()
        && doc.recruits.is_empty()
        && doc.objectives.is_empty()
        && doc.factory_card.is_none()
        && doc.token.is_none();
    if !nothing {
        check.fault(seat, PositionFault::AutomaPieces);
    }
    if player.popularity != AUTOMA_POPULARITY && !rules.has(Switch::AutomaTilePopularity) {
        check.fault(seat, PositionFault::AutomaPopularity);
    }
    let by_play = player.stars.on(Star::Tracker)
        + player.stars.on(Star::Combat)
        + player.stars.on(Star::Power)
        + player.stars.on(Star::Mission);
    if by_play != player.stars.total() {
        check.fault(seat, PositionFault::AutomaStars);
    }
}

/// Its star track gives no more stars than its marker has passed.
pub(crate) fn check_stars(check: &mut Check, seat: Seat, player: &Player) {
    let Some(automa) = player.automa() else { return };
    let stars = automa.kind.level.face().stars;
    let passed = stars & !stars.at_or_after(automa.marker.saturating_add(1));
    if player.stars.on(Star::Tracker) as u32 > passed.count() {
        check.fault(seat, PositionFault::TrackerStars);
    }
}
