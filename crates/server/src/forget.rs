//! Taking somebody's words out of what is kept: names and talk. What was decided stays, as it belongs to the games of others.

use crate::room::Deed;
use crate::store::{OwnLine, Store, StoreError, Without};
use kosa_wire::{Room, Sitter};

/// Forgets a person who has got up everywhere.
pub(crate) async fn forget(store: &Store, person: &str) -> Result<(), StoreError> {
    let lines = store.lines_of(person).await?;
    let tables = store.visited(person).await?;
    let cards = tables.into_iter().filter_map(|table| Some((without_name(&table.card, person)?, table.id)));
    let without = Without {
        lines: lines.into_iter().filter_map(without_words).collect(),
        cards: cards.map(|(card, table)| (table, card)).collect(),
    };
    store.delete_person(person, &without).await
}

/// A line of a log without names and talk; nothing if it has none.
fn without_words(line: OwnLine) -> Option<OwnLine> {
    let deed = match serde_json::from_str(&line.deed).ok()? {
        Deed::Sit { place, .. } => Deed::Sit { place, name: String::new() },
        Deed::Talk { .. } => Deed::Talk { name: String::new(), text: String::new() },
        _ => return None,
    };
    Some(OwnLine { deed: serde_json::to_string(&deed).ok()?, ..line })
}

/// What lists show of a table without somebody's name; nothing if it does not stand there.
fn without_name(card: &str, person: &str) -> Option<String> {
    let mut room: Room = serde_json::from_str(card).ok()?;
    let mut named = false;
    for place in &mut room.places {
        if let Sitter::Person { id, name } = &mut place.sitter
            && id == person
        {
            name.clear();
            named = true;
        }
    }
    named.then(|| serde_json::to_string(&room).ok())?
}
