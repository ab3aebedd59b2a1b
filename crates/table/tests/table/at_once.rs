//! Several questions answered at once: loads, and payments from several places.

use kosa_engine::vocab::{Place, Resource, Seat, UnitKind};
use kosa_engine::{Actor, Awaiting, Move, Question, Setup, State};
use kosa_table::{AtOnce, Meaning, Paid, Player, RandomPlayer, Table};
use std::collections::BTreeSet;

fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn place(text: &str) -> Place {
    text.parse().unwrap()
}

/// A table at this position after these moves of seat 1.
fn table(position: &str, moves: &str) -> Table {
    let state = State::from_position(&format!("kosa-position 1; active 1; {position}")).unwrap();
    let mut table = Table::from_state(state, 1);
    for mv in moves.split("; ").filter(|m| !m.is_empty()) {
        table.play(seat(1), mv.parse().unwrap()).unwrap_or_else(|e| panic!("{mv}: {e}"));
    }
    table
}

/// Nordic has deployed nothing yet and pays three metal, industrially.
fn owing(metal: &str) -> Table {
    let position = format!(
        "{metal}; seat nordic industrial; coins 5; workers h04 h05 h11; objectives 1 2; seat crimea mechanical"
    );
    table(&position, "section deploy; produce; done; pay coins 2")
}

fn meanings(ways: &[AtOnce]) -> Vec<Meaning> {
    ways.iter().map(|way| way.meaning).collect()
}

/// Plays the decisions of a way: as many as it says, and nothing is owed afterwards.
fn play(mut table: Table, way: &AtOnce) -> Table {
    for mv in &way.moves {
        assert!(matches!(table.state().public().question(), Some(Question::Pay { .. })));
        table.play(seat(1), *mv).unwrap();
    }
    assert!(!matches!(table.state().public().question(), Some(Question::Pay { .. })));
    table
}

fn metal(table: &Table, at: &str) -> u8 {
    table.state().public().resources(place(at))[Resource::Metal.index()]
}

#[test]
fn the_rest_is_paid_from_each_place_that_has_enough() {
    let table = owing("at h04 metal 3; at h05 metal 2; at h11 metal 4");
    let ways = table.at_once(seat(1));
    assert_eq!(meanings(&ways), [Meaning::PayFrom(place("h04")), Meaning::PayFrom(place("h11"))]);
    // Paying as listed drains the places in their order: here it is the first of them.
    assert_eq!(ways.iter().map(|w| w.as_listed).collect::<Vec<_>>(), [true, false]);
    assert_eq!(ways[1].pays, [Paid::Tokens(place("h11"), Resource::Metal, 3)]);
    let after = play(table.clone(), &ways[0]);
    assert_eq!([metal(&after, "h04"), metal(&after, "h05"), metal(&after, "h11")], [0, 2, 4]);
    let after = play(table, &ways[1]);
    assert_eq!([metal(&after, "h04"), metal(&after, "h05"), metal(&after, "h11")], [3, 2, 1]);
}

#[test]
fn the_rest_is_paid_as_listed_where_no_place_has_enough() {
    let table = owing("at h04 metal 2; at h05 metal 2; at h11 metal 1");
    let ways = table.at_once(seat(1));
    assert_eq!(meanings(&ways), [Meaning::PayAsListed]);
    let pays =
        [Paid::Tokens(place("h04"), Resource::Metal, 2), Paid::Tokens(place("h05"), Resource::Metal, 1)];
    assert_eq!(ways[0].pays, pays);
    let first: Vec<Move> = (0..ways[0].moves.len())
        .scan(table.clone(), |table, _| {
            let first = table.legal(seat(1))[0];
            table.play(seat(1), first).unwrap();
            Some(first)
        })
        .collect();
    assert_eq!(ways[0].moves, first, "always the first answer");
    let after = play(table, &ways[0]);
    assert_eq!([metal(&after, "h04"), metal(&after, "h05"), metal(&after, "h11")], [0, 1, 1]);
}

#[test]
fn the_rest_may_be_paid_after_a_token_was_chosen() {
    let mut table = owing("at h04 metal 2; at h05 metal 3; at h11 metal 3");
    table.play(seat(1), "pay metal h04".parse().unwrap()).unwrap();
    let ways = table.at_once(seat(1));
    assert_eq!(
        meanings(&ways),
        [Meaning::PayFrom(place("h05")), Meaning::PayFrom(place("h11")), Meaning::PayAsListed]
    );
    assert_eq!(ways[0].pays, [Paid::Tokens(place("h05"), Resource::Metal, 2)]);
    let before = table.record().entries().len();
    let mut after = play(table, &ways[0]);
    // Each token is a decision of its own, and can be taken back as such.
    assert_eq!(after.record().entries().len(), before + ways[0].moves.len());
    for _ in 0..ways[0].moves.len() {
        after.undo(seat(1)).unwrap();
    }
    assert_eq!([metal(&after, "h05"), metal(&after, "h11")], [3, 3]);
    assert_eq!(after.at_once(seat(1)), ways);
}

#[test]
fn what_one_answer_settles_is_not_offered() {
    // The last token: one answer pays it.
    let mut table = owing("at h04 metal 3; at h05 metal 3");
    for _ in 0..2 {
        assert_eq!(table.at_once(seat(1)).len(), 2);
        table.play(seat(1), "pay metal h04".parse().unwrap()).unwrap();
    }
    assert_eq!(table.at_once(seat(1)), []);
    // Another question, and somebody who is not asked.
    let table = owing("at h04 metal 3; at h05 metal 3");
    assert_eq!(table.at_once(seat(2)), []);
    let table = self::table("seat nordic industrial; seat crimea mechanical", "");
    assert_eq!(table.at_once(seat(1)), []);
}

#[test]
fn a_combat_card_is_spent_only_where_tokens_do_not_suffice() {
    let crimea = |metal: &str| {
        let position = format!(
            "{metal}; seat crimea industrial; coins 5; hand 23; workers h43 h44 h47; objectives 1 2; \
             seat saxony mechanical"
        );
        table(&position, "section deploy; skip; pay coins 2")
    };
    let plenty = crimea("at h43 metal 2; at h47 metal 2");
    assert!(plenty.legal(seat(1)).iter().any(|mv| matches!(mv, Move::PayCard(_))));
    let ways = plenty.at_once(seat(1));
    assert_eq!(meanings(&ways), [Meaning::PayAsListed]);
    assert!(ways[0].pays.iter().all(|part| matches!(part, Paid::Tokens(..))), "{ways:?}");
    // Two tokens and a card: which card is the only question.
    let scarce = crimea("at h43 metal 1; at h47 metal 1");
    assert!(scarce.legal(seat(1)).iter().all(|mv| matches!(mv, Move::PayCard(_))));
    assert_eq!(scarce.at_once(seat(1)), []);
}

fn tokens(at: &str, kind: Resource, n: u8) -> Paid {
    Paid::Tokens(place(at), kind, n)
}

#[test]
fn different_resources_are_paid_from_one_place_or_as_listed() {
    let position = "rules rulebook +promo-factory; at h04 oil 1 wood 2; at h05 food 1 oil 1; \
        seat nordic industrial; factory-card 13; workers h04 h05; objectives 1 2; seat crimea mechanical";
    let table = table(position, "section factory; factory 1");
    assert_eq!(
        table.state().public().question().map(|f| f.to_string()).as_deref(),
        Some("pay:distinct:2:0:0")
    );
    let ways = table.at_once(seat(1));
    for way in &ways {
        play(table.clone(), way);
    }
    let pays: Vec<Vec<Paid>> = ways.into_iter().map(|way| way.pays).collect();
    let expected = [
        vec![tokens("h05", Resource::Food, 1), tokens("h05", Resource::Oil, 1)],
        vec![tokens("h04", Resource::Oil, 1), tokens("h04", Resource::Wood, 1)],
        vec![tokens("h05", Resource::Food, 1), tokens("h04", Resource::Oil, 1)],
    ];
    assert_eq!(pays, expected);
}

#[test]
fn a_load_is_taken_along_whole_or_not_at_all() {
    let position = "at h12 metal 2 food 3; seat nordic industrial; mechs 1 at h12; workers h12 h12; \
        seat crimea mechanical";
    let mut table = table(position, "section build; move");
    let step = |mv: &&Move| matches!(mv, Move::Step { unit: UnitKind::Mech, .. });
    let first = *table.legal(seat(1)).iter().find(step).unwrap();
    let Move::Step { to, .. } = first else { panic!() };
    table.play(seat(1), first).unwrap();
    assert_eq!(table.state().public().question(), Some(Question::Carry));
    let ways = table.at_once(seat(1));
    assert_eq!(meanings(&ways), [Meaning::LoadAll, Meaning::LoadNothing]);
    let carried = |way: &AtOnce| {
        let mut table = table.clone();
        for mv in &way.moves {
            table.play(seat(1), *mv).unwrap();
        }
        assert_ne!(table.state().public().question(), Some(Question::Carry));
        let public = table.state().public();
        (public.resources(to).iter().sum::<u8>(), public.player(seat(1)).workers_on(to))
    };
    assert_eq!((carried(&ways[0]), carried(&ways[1])), ((5, 2), (0, 0)));
}

/// Where all decisions of a payment lead, one after the other as the rules ask for them.
fn ends(state: &State, seat: Seat, left: u8, found: &mut BTreeSet<u64>) {
    for mv in state.legal(seat) {
        let mut next = *state;
        next.apply(Actor::Seat(seat), mv).unwrap();
        match next.public().question() {
            Some(Question::Pay { left: less, .. }) if less < left => ends(&next, seat, less, found),
            _ => _ = found.insert(next.hash64()),
        }
    }
}

/// Whole payments lead wherever single tokens do, each by one way; the first of them is the one that is listed.
fn every_payment_once(table: &Table, seat: Seat, owed: u8, ways: &[AtOnce]) {
    let mut expected = BTreeSet::new();
    ends(table.state(), seat, owed, &mut expected);
    let mut found = BTreeSet::new();
    for way in ways {
        let mut state = *table.state();
        way.moves.iter().for_each(|mv| state.apply(Actor::Seat(seat), *mv).unwrap());
        assert!(found.insert(state.hash64()), "two ways lead to the same: {ways:?}");
        let paid = |part: &Paid| if let Paid::Tokens(.., n) = part { *n } else { 1 };
        assert_eq!(way.pays.iter().map(paid).sum::<u8>(), owed, "{way:?}");
    }
    assert_eq!(found, expected, "{ways:?}");
    assert_eq!(ways.iter().map(|way| way.as_listed).collect::<Vec<_>>()[..2], [true, false]);
    assert_eq!(ways[0].moves[0], table.legal(seat)[0]);
}

/// Whatever is offered in any game can be played, and settles the matter.
#[test]
fn what_is_offered_can_be_played() {
    let (mut offered, mut whole) = (0, 0);
    for game in 0..12 {
        let rules = "rulebook +invaders-from-afar +airships +resolutions".parse().unwrap();
        let mut table = Table::new(Setup::random(3).with_rules(rules), game).unwrap();
        let mut player = RandomPlayer::new(game);
        for _ in 0..3000 {
            let Awaiting::Seats(seats) = table.awaiting() else { break };
            let seat = seats.iter().next().unwrap();
            let owed = match table.state().public().question() {
                Some(Question::Pay { left, .. }) => Some(left),
                _ => None,
            };
            for way in table.at_once(seat) {
                offered += 1;
                let mut trial = table.clone();
                for mv in &way.moves {
                    trial.play(seat, *mv).unwrap();
                }
                let paid = |part: &Paid| if let Paid::Tokens(.., n) = part { *n } else { 1 };
                assert_eq!(way.pays.iter().map(paid).sum::<u8>(), owed.unwrap_or(0), "{way:?}");
            }
            if let (Some(ways), Some(owed)) = (table.payments(seat), owed) {
                whole += 1;
                every_payment_once(&table, seat, owed, &ways);
            }
            let mv = player.choose(&table.view(seat), &table.legal(seat));
            table.play(seat, mv).unwrap();
        }
    }
    assert!(offered > 100 && whole > 50, "{offered}, {whole}");
}
