//! The symbols of the new factions on the Automa cards.

use serde::Deserialize;
use toml::Spanned;

use crate::automa::Automa;
use crate::error::{DataError, Source};
use crate::words::{Confidence, Faction, words};

words! {
    Schemes, "scheme" {
        One = "I",
        Two = "II",
        Both = "I and II",
    }
}

words! {
    AutomaRow, "row" {
        Move = "move",
        Gain = "gain",
    }
}

words! {
    AutomaAction, "action" {
        EncounterOrFactory = "encounter_or_factory first",
        MechOrCharacter = "one more character or mech",
        Worker = "one more worker",
    }
}

impl AutomaAction {
    /// The row it stands in and the token automa.toml has for it.
    const fn token(self) -> (AutomaRow, &'static str) {
        match self {
            AutomaAction::EncounterOrFactory => (AutomaRow::Move, "encounter_or_factory"),
            AutomaAction::MechOrCharacter => (AutomaRow::Gain, "mech_or_character:1"),
            AutomaAction::Worker => (AutomaRow::Gain, "worker:1"),
        }
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct CardAction {
    card: usize,
    faction: Faction,
    scheme: Schemes,
    row: AutomaRow,
    action: AutomaAction,
    pub(super) confidence: Confidence,
}

impl CardAction {
    pub(super) fn item(&self) -> String {
        let (scheme, row) = (self.scheme.id(), self.row.id());
        format!("Automa card {}: {}, scheme {scheme}, {row} row", self.card, self.faction.id())
    }

    /// The schemes it stands in and its token there.
    fn tokens(&self) -> impl Iterator<Item = (usize, String)> {
        let schemes = match self.scheme {
            Schemes::One => 0..1,
            Schemes::Two => 1..2,
            Schemes::Both => 0..2,
        };
        schemes.map(|s| (s, format!("{}@{}", self.action.token().1, self.faction.id())))
    }
}

/// The symbols of the new factions on the Automa cards: all of them, and no others.
pub(super) fn check(
    actions: &[Spanned<CardAction>],
    source: &Source,
    automa: &Automa,
) -> Result<(), DataError> {
    let mut here = Vec::new();
    for spanned in actions {
        let action = spanned.get_ref();
        let fault = |message: String| Err(source.fault(spanned.span(), message));
        if action.row != action.action.token().0 {
            return fault(format!("{:?} does not stand in the {} row", action.action.id(), action.row.id()));
        }
        let card = automa.cards().find(|c| c.number() == action.card);
        for (scheme, token) in action.tokens() {
            if !card.is_some_and(|c| c.schemes()[scheme].added().any(|t| t == token)) {
                let number = action.card;
                return fault(format!(
                    "automa.toml has no {token:?} in scheme{} of card {number}",
                    scheme + 1
                ));
            }
            here.push((action.card, scheme, token));
        }
    }
    for card in automa.cards() {
        for (scheme, face) in card.schemes().into_iter().enumerate() {
            for token in face.added() {
                let told = here.iter().filter(|h| (h.0, h.1, h.2.as_str()) == (card.number(), scheme, token));
                let count = told.count();
                if count != 1 {
                    let number = card.number();
                    return Err(source.fault_of_file(format!(
                        "{count} automa_card_action for {token:?} in scheme{} of card {number}, expected 1",
                        scheme + 1
                    )));
                }
            }
        }
    }
    Ok(())
}
