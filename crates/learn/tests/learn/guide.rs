//! A bot follows the guide through the first five turns with every faction and every mat, and never finds a dead end.

use kosa_engine::vocab::{BottomAction, Faction, Mat, Resource, Seat};
use kosa_engine::{Awaiting, Move, Question, Setup, Switch, View};
use kosa_lang::{Lang, Texts};
use kosa_learn::{Advice, Aim, Guide, Look, Midway};
use kosa_table::{Seed, Table};

/// A game of the guided player against somebody else, dealt.
fn table(faction: Faction, mat: Mat, seed: u64) -> (Table, Seat) {
    let other = if faction == Faction::Nordic { Faction::Crimea } else { Faction::Nordic };
    let others_mat = if mat == Mat::Industrial { Mat::Mechanical } else { Mat::Industrial };
    let mut setup = Setup::chosen([(faction, mat), (other, others_mat)]);
    setup.rules = setup.rules.with(Switch::InvadersFromAfar, true);
    let table = Table::new(setup, seed).unwrap();
    let public = *table.state().public();
    let seat = public.seats().find(|seat| public.player(*seat).faction() == faction).unwrap();
    (table, seat)
}

/// What the advice says to the question in hand; nothing where it says nothing.
fn followed(advice: &Advice, view: &View, legal: &[Move]) -> Option<Move> {
    let wanted = match view.public().question()? {
        Question::Section => Move::Choose(advice.section),
        Question::Top(_) => advice.top,
        // Where to go and what to take: the aim is possible, as long as nothing else has been done.
        Question::Units => {
            let there = |mv: &&Move| matches!(mv, Move::Step { to, .. } if Some(*to) == advice.aim.place());
            return legal.iter().find(there).copied();
        }
        Question::PickResources { .. } => {
            let Aim::Take { resource, n, .. } = advice.aim else { return None };
            let mut kinds = [0; Resource::COUNT];
            kinds[resource.index()] = n;
            Move::Resources(kinds)
        }
        Question::Bottom(_) => {
            let paid = legal.iter().find(|mv| matches!(mv, Move::Pay { .. })).copied();
            return advice.bottom.and(paid);
        }
        _ => return None,
    };
    assert!(legal.contains(&wanted), "{wanted} is advised and cannot be done");
    Some(wanted)
}

/// Five turns with the guide beside a player who follows it, or not; those in which both rows were taken.
fn five_turns(faction: Faction, mat: Mat, follows: bool, texts: &[Texts]) -> u32 {
    let mut both_rows = 0;
    let (mut table, seat) = table(faction, mat, 7);
    let mut rng = Seed::from(7).bot_generator(0);
    let (mut advice, mut guided, mut paid) = (None, Vec::new(), false);
    for _ in 0..2000 {
        let Awaiting::Seats(seats) = table.awaiting() else { break };
        let asked = seats.iter().next().unwrap();
        let (view, legal) = (table.view(asked), table.legal(asked));
        let mut mv = view.brisk(&legal, &mut rng).unwrap();
        if asked == seat {
            if view.public().question() == Some(Question::Section) {
                let next = Guide::advice(&view);
                if next.is_none() {
                    break;
                }
                for texts in texts {
                    let lines = next.as_ref().unwrap().lines_for(&view, texts);
                    assert!(lines.len() == 3 && lines.iter().all(|line| !line.is_empty()), "{lines:?}");
                }
                // Other ideas can be followed too, and none is told twice.
                let ideas = Guide::ideas(&view);
                assert_eq!(ideas.first(), next.as_ref());
                for (i, idea) in ideas.iter().enumerate() {
                    assert!(legal.contains(&Move::Choose(idea.section)));
                    assert!(ideas[i + 1..].iter().all(|other| other.section != idea.section));
                }
                advice = next;
                guided.push(advice.as_ref().unwrap().look);
                paid = false;
            }
            let advice = advice.as_ref().unwrap();
            if follows && let Some(wanted) = followed(advice, &view, &legal) {
                mv = wanted;
            }
            if matches!(mv, Move::Pay { .. }) && !paid {
                (paid, both_rows) = (true, both_rows + 1);
            }
        }
        table.play(asked, mv).unwrap();
    }
    assert_eq!(guided.len(), 5, "{faction} {mat}: {guided:?}");
    assert_eq!((guided[0], guided[4]), (Look::Turn, Look::Farewell), "{faction} {mat}");
    assert!(matches!(guided[2], Look::Objective { .. }), "{faction} {mat}: {guided:?}");
    both_rows
}

#[test]
fn the_guide_leads_every_faction_and_mat_through_five_turns() {
    let texts: Vec<Texts> = Lang::ALL.iter().map(|lang| Texts::new(*lang)).collect();
    let pairs: Vec<(Faction, Mat)> =
        Faction::ALL.into_iter().flat_map(|faction| Mat::ALL.map(|mat| (faction, mat))).collect();
    let turns_with_both = |follows: bool| -> u32 {
        pairs.iter().map(|(faction, mat)| five_turns(*faction, *mat, follows, &texts)).sum()
    };
    // Five turns of forty-nine games: the advice brings the bottom row about a fifth oftener than play that does without it.
    let (followed, alone) = (turns_with_both(true), turns_with_both(false));
    assert!(5 * followed > 6 * alone, "{followed} turns with both rows, {alone} without following");
}

#[test]
fn the_guide_is_silent_after_the_fifth_turn_and_in_the_middle_of_a_turn() {
    let at = |turns: u16, frames: &str| {
        let text = format!(
            "kosa-position 1\nactive 1\nturns {turns}\n{frames}\nseat nordic industrial\nseat crimea mechanical"
        );
        let state = kosa_engine::State::from_position(&text).unwrap();
        Guide::advice(&View::of(&state, Seat::new(0).unwrap()))
    };
    assert_eq!(at(1, "").unwrap().turn, 1);
    assert_eq!(at(9, "").unwrap().turn, 5);
    assert_eq!(at(11, ""), None);
    let state = kosa_engine::State::from_position(
        "kosa-position 1\nactive 1\nframes end bottom:build top:build\nseat nordic industrial\ntoken build\nseat crimea mechanical",
    )
    .unwrap();
    assert_eq!(Guide::advice(&View::of(&state, Seat::new(0).unwrap())), None);
    // Nobody is told anything in another's turn.
    assert_eq!(Guide::advice(&View::of(&state, Seat::new(1).unwrap())), None);
}

/// In the middle of a turn: where to go while units are asked about, and what to take.
#[test]
fn the_guide_tells_place_and_resource_when_they_are_asked_for() {
    let seat = kosa_engine::vocab::Seat::new(0).unwrap();
    let at = |text: &str| {
        let state = kosa_engine::State::from_position(text).unwrap();
        Guide::midway(&kosa_engine::View::of(&state, seat))
    };
    let moving = "kosa-position 1; active 1; encounters h11; frames end bottom:build stars:1 settle units; units-left 2; \
        seat nordic industrial; token build; character h04; workers h04 h05; seat crimea mechanical";
    let place = "h11".parse().unwrap();
    assert_eq!(at(moving), Some(Midway::Aim { turn: 1, aim: Aim::Encounter(place) }));
    // Two food are missing for the action below, and two tokens come.
    let trading = "kosa-position 1; active 1; at h04 food 2; frames end bottom:enlist stars:1 pick:2:h04; \
        seat nordic industrial; token enlist; workers h04 h05; seat crimea mechanical";
    let aim = Aim::Take { resource: Resource::Food, n: 2, action: BottomAction::Enlist, enough: true };
    assert_eq!(at(trading), Some(Midway::Aim { turn: 1, aim }));
}
