//! What a table asks of people beside the game: a faction in a draft, bids for faction and mat, consent to an offer.

use kosa_lang::Texts;
use kosa_wire::{Command, Offer, Room, Sitter};

/// What somebody at a table is called.
fn called(room: &Room, place: usize) -> String {
    match room.places.get(place).map(|place| &place.sitter) {
        Some(Sitter::Person { name, .. }) => name.clone(),
        _ => (place + 1).to_string(),
    }
}

/// Whether a place, from 0, is this person's.
fn is_own(room: &Room, place: usize, you: Option<&str>) -> bool {
    let sitter = room.places.get(place).map(|place| &place.sitter);
    matches!(sitter, Some(Sitter::Person { id, .. }) if Some(id.as_str()) == you)
}

/// The draft or the bids, and what can be typed; nothing if there is neither.
pub(super) fn before_the_game(room: &Room, you: Option<&str>, texts: &Texts) -> Option<String> {
    draft(room, you, texts).or_else(|| bids(room, you, texts))
}

fn draft(room: &Room, you: Option<&str>, texts: &Texts) -> Option<String> {
    let draft = room.draft.as_ref()?;
    let mut lines = Vec::new();
    for (place, drafted) in draft.places.iter().enumerate() {
        let mat = drafted.mat.map(|mat| texts.mat(mat));
        let faction = drafted.faction.map(|faction| texts.faction_short(faction));
        let has: Vec<String> = mat.into_iter().chain(faction).collect();
        lines.push(format!("     {}: {}", called(room, place), has.join(", ")));
    }
    let chooses = draft.places.iter().position(|place| place.chooses)?;
    lines.push(texts.fill("play-draft-ask", &[("who", called(room, chooses).into())]));
    if is_own(room, chooses, you) {
        let open = (1..).zip(&draft.open);
        lines.extend(
            open.map(|(number, faction): (usize, _)| format!("{number:>3}) {}", texts.faction(*faction))),
        );
    }
    Some(lines.join("\n"))
}

fn bids(room: &Room, you: Option<&str>, texts: &Texts) -> Option<String> {
    let bids = room.bids.as_ref()?;
    let mut lines = Vec::new();
    for (number, lot) in (1..).zip(&bids.lots) {
        let number: usize = number;
        let pair = format!("{number:>3}) {}, {}", texts.faction_short(lot.faction), texts.mat(lot.mat));
        lines.push(match lot.by {
            Some(by) => format!("{pair}: {} {}", called(room, usize::from(by).saturating_sub(1)), lot.coins),
            None => pair,
        });
    }
    let asked: Vec<usize> =
        bids.asked.iter().filter_map(|place| usize::from(*place).checked_sub(1)).collect();
    let own = asked.iter().any(|place| is_own(room, *place, you));
    lines.push(match (own, bids.sealed) {
        (true, true) => format!("{} {}", texts.say("online-you-seal"), texts.say("join-seal")),
        (true, false) => format!("{} {}", texts.say("online-you-bid"), texts.say("join-bid")),
        (false, true) => texts.fill("online-sealed-waits", &[("n", asked.len().into())]),
        (false, false) => {
            let who = asked.first().map_or_else(String::new, |place| called(room, *place));
            texts.fill("online-somebody-bids", &[("who", who.into())])
        }
    });
    Some(lines.join("\n"))
}

/// An offer that waits for this person, and what can be typed.
pub(super) fn offer(room: &Room, you: Option<&str>, texts: &Texts) -> Option<String> {
    let open =
        room.offer.as_ref().filter(|open| open.waiting.iter().any(|person| Some(person.as_str()) == you))?;
    let by = (0..room.places.len()).find(|place| is_own(room, *place, Some(&open.by)));
    let who = by.map_or_else(String::new, |place| called(room, place));
    let told = match open.offer {
        Offer::End {} => texts.fill("online-offers-end", &[("who", who.into())]),
        Offer::Undo { steps, .. } => {
            texts.fill("online-offers-undo", &[("who", who.into()), ("n", steps.into())])
        }
    };
    Some(format!("{told} {} {}", texts.say("online-offer-asks"), texts.say("join-agree")))
}

/// What somebody means who types this, where it is none of the words of the game.
pub(super) fn typed(room: &Room, text: &str) -> Option<Command> {
    let mut words = text.split_whitespace();
    let word = words.next()?;
    let numbers: Option<Vec<u16>> = words.map(|word| word.parse().ok()).collect();
    match (word, numbers.as_deref()) {
        ("bid", Some([lot, coins])) if room.bids.is_some() => {
            Some(Command::Bid { lot: u8::try_from(*lot).ok()?.checked_sub(1)?, coins: *coins })
        }
        ("seal", Some(bids)) if room.bids.is_some() => Some(Command::Seal { bids: bids.to_vec() }),
        ("agree", Some([])) => Some(Command::Reply { offer: room.offer.as_ref()?.number, agree: true }),
        ("refuse", Some([])) => Some(Command::Reply { offer: room.offer.as_ref()?.number, agree: false }),
        ("end", Some([])) => Some(Command::Offer { offer: Offer::End {} }),
        (number, Some([])) => {
            let open = &room.draft.as_ref()?.open;
            let faction = open.get(number.parse::<usize>().ok()?.checked_sub(1)?)?;
            Some(Command::Choose { faction: *faction })
        }
        _ => None,
    }
}

/// What is missing where somebody has typed no more than this word of those that [`typed`] understands; or that nothing like it is
/// asked for.
pub(super) fn lack(room: &Room, word: &str) -> Option<&'static str> {
    Some(match (word, &room.bids, &room.offer) {
        ("bid", Some(_), _) => "join-bid",
        ("seal", Some(_), _) => "join-seal",
        ("bid" | "seal", None, _) => "far-no-such-bid",
        ("agree" | "refuse", _, Some(_)) => "join-agree",
        ("agree" | "refuse", _, None) => "far-no-such-offer",
        _ => return None,
    })
}
