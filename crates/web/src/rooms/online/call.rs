//! Calling whoever is asked: by the title of the window, a sound, and a notice of the system.

use crate::online::{LiveTable, bell, notice};
use crate::words::Words;
use kosa_client::Stage;
use kosa_wire::Phase;
use leptos::prelude::*;

/// What the window is called.
const TITLE: &str = "Kosa";

/// Whether this person is to do something now: decide, bid, choose a faction, or answer an offer.
fn is_asked(live: LiveTable) -> bool {
    let decides = || live.game.read(|s| matches!(s.stage(), Stage::Asking(_) | Stage::HandOver(_)));
    let (own, you) = (live.own_places(), live.you.get());
    live.with_room(|room| {
        let Some(room) = room else { return false };
        match room.phase {
            Phase::Drafting => {
                let bids = room.bids.iter().flat_map(|bids| bids.asked.iter().copied());
                let places = room.draft.iter().flat_map(|draft| (1..).zip(&draft.places));
                let chooses = places.filter(|(_, place)| place.chooses).map(|(number, _)| number);
                bids.chain(chooses).any(|place: u8| own.contains(&place))
            }
            Phase::Playing => {
                let offered = room.offer.as_ref().zip(you.as_ref());
                offered.is_some_and(|(offer, you)| offer.waiting.contains(you)) || decides()
            }
            Phase::Waiting | Phase::Over | Phase::Closed => false,
        }
    })
}

/// The title of the window says when one is asked; the bell rings and a notice is shown for whoever wants it.
pub fn call_when_asked(live: LiveTable, words: Words) {
    let asked = Memo::new(move |_| is_asked(live));
    Effect::new(move |before: Option<bool>| {
        let asked = asked.get();
        let title =
            if asked { format!("● {} · {TITLE}", words.say("online-your-turn")) } else { TITLE.into() };
        document().set_title(&title);
        if asked && before == Some(false) {
            bell();
            notice(&words.peek().say("online-your-turn"));
        }
        asked
    });
    on_cleanup(|| document().set_title(TITLE));
}
