//! The draft: the order of the mats, bots, taking back, and dead ends.

use kosa_client::wishes::{Deal, SeatWish, Who, Wishes};
use kosa_client::{DraftSession, NewGame};
use kosa_engine::setup::{SetupFault, SetupFaults};
use kosa_engine::vocab::{Faction, Mat};
use kosa_engine::{Rules, Switch};
use kosa_table::{Seed, TableError};

fn game(seats: Vec<SeatWish>, seed: u64) -> NewGame {
    let mut wishes = Wishes::of_seats(seats);
    wishes.deal = Deal::Draft;
    wishes.to_new_game(Seed::from(seed)).unwrap()
}

fn mixed(seed: u64) -> NewGame {
    let seats = vec![
        SeatWish::person("Anna"),
        SeatWish::bot("random"),
        SeatWish::person("Jan"),
        SeatWish::bot("idle"),
        SeatWish::new(Who::Automa),
    ];
    game(seats, seed)
}

#[test]
fn people_choose_in_the_order_of_the_mats_and_bots_by_themselves() {
    for seed in 0..20 {
        let mut draft = DraftSession::new(mixed(seed)).unwrap();
        while let Some((player, open)) = draft.asked() {
            assert!(draft.game().is_human(player));
            assert_eq!(
                draft.seats().iter().filter(|s| s.chooses).map(|s| s.player).collect::<Vec<_>>(),
                [player]
            );
            draft.choose(*open.last().unwrap()).unwrap();
        }
        let mats: Vec<Option<Mat>> =
            draft.chosen().iter().map(|c| draft.setup().players[c.player].mat).collect();
        assert_eq!(mats.len(), 4);
        assert!(mats.is_sorted(), "{mats:?}");
        let settled = draft.finish().unwrap();
        assert!(!settled.draft);
        let factions: Vec<_> = draft.chosen().iter().map(|c| (c.player, c.faction)).collect();
        for (player, faction) in factions {
            assert_eq!(settled.setup.players[player].faction, Some(faction));
        }
        settled.deal().unwrap();
    }
}

#[test]
fn the_last_person_chooses_again_and_bots_choose_as_they_did() {
    for seed in 0..20 {
        let mut draft = DraftSession::new(mixed(seed)).unwrap();
        assert!(!draft.may_undo() && draft.undo().is_none());
        let mut before = Vec::new();
        while let Some((_, open)) = draft.asked() {
            before.push((draft.asked(), draft.chosen().to_vec()));
            draft.choose(open[0]).unwrap();
        }
        let whole = draft.chosen().to_vec();
        while let Some((asked, chosen)) = before.pop() {
            assert!(draft.may_undo());
            let undone = draft.undo().unwrap();
            assert!(undone.by_person);
            assert_eq!((draft.asked(), draft.chosen()), (asked, chosen.as_slice()));
            assert!(draft.finish().is_none());
        }
        assert!(draft.undo().is_none());
        while let Some((_, open)) = draft.asked() {
            draft.choose(open[0]).unwrap();
        }
        assert_eq!(draft.chosen(), whole);
    }
}

#[test]
fn what_is_taken_or_not_in_the_box_is_refused_and_changes_nothing() {
    let mut draft = DraftSession::new(game(vec![SeatWish::person(""), SeatWish::person("")], 1)).unwrap();
    assert_eq!(draft.choose(Faction::Togawa), Err(SetupFault::NotInTheBox("togawa")));
    draft.choose(Faction::Nordic).unwrap();
    assert_eq!(draft.choose(Faction::Nordic), Err(SetupFault::FactionTwice(Faction::Nordic)));
    assert_eq!(draft.chosen().len(), 1);
    draft.choose(Faction::Saxony).unwrap();
    assert_eq!(draft.choose(Faction::Polania), Err(SetupFault::NoDeal));
    assert!(draft.is_over());
}

#[test]
fn a_draft_that_leaves_somebody_nothing_is_refused() {
    // Only Crimea is left for the one person, and the rules forbid it with this mat.
    let others = [Faction::Polania, Faction::Nordic, Faction::Rusviet, Faction::Saxony];
    let automa = |faction| SeatWish { faction: Some(faction), ..SeatWish::new(Who::Automa) };
    let mut seats: Vec<SeatWish> = others.map(automa).to_vec();
    seats.push(SeatWish { mat: Some(Mat::Patriotic), ..SeatWish::person("") });
    let mut wishes = Wishes::of_seats(seats);
    wishes.rules = Rules::CURRENT;
    wishes.deal = Deal::Draft;
    let game = wishes.to_new_game(Seed::from(1)).unwrap();
    let refused = DraftSession::new(game).unwrap_err();
    assert_eq!(refused, TableError::Setup(SetupFaults(vec![SetupFault::NoDeal])));
    wishes.set_switch(Switch::BanCrimeaPatriotic, false);
    let mut draft = DraftSession::new(wishes.to_new_game(Seed::from(1)).unwrap()).unwrap();
    assert_eq!(draft.asked(), Some((4, vec![Faction::Crimea])));
    draft.choose(Faction::Crimea).unwrap();
    draft.finish().unwrap().deal().unwrap();
}

#[test]
fn a_game_of_bots_drafts_itself() {
    let draft = DraftSession::new(game(vec![SeatWish::bot("random"); 4], 9)).unwrap();
    assert!(draft.is_over() && !draft.may_undo());
    assert_eq!(draft.chosen().len(), 4);
}
