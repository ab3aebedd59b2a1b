//! Why a move is not possible: one position for each reason a person meets.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

/// Tries a move at a position after some moves.
fn why(position_text: &str, moves: &str, tried: &str) -> WhyNot {
    let mut state = position(position_text);
    play(&mut state, moves);
    let mv: Move = tried.parse().unwrap_or_else(|e| panic!("{tried}: {e}"));
    let actor = asked(&state);
    let why =
        state.why_not(actor, &mv).unwrap_or_else(|| panic!("{tried} is legal\n{}", state.to_position()));
    if let Actor::Seat(seat) = actor {
        assert_eq!(View::of(&state, seat).why_not(&mv), Some(why), "the view says the same");
    }
    assert!(state.check(actor, mv).is_err());
    why
}

const NORDIC: &str = "active 1\nseat nordic industrial\ncoins 3\npower 3\npopularity 3\nworkers h04 h05\nobjectives 1 2\nseat crimea mechanical\nworkers h44 h47";

fn nordic(lines: &str) -> String {
    NORDIC.replacen("objectives 1 2", &format!("objectives 1 2\n{lines}"), 1)
}

#[test]
fn sections_and_costs() {
    use WhyNot::*;
    assert_eq!(
        why(&nordic("token build"), "", "section build"),
        SectionTakenLast { section: Section::Build }
    );
    assert_eq!(why(NORDIC, "", "section factory"), NoFactoryCard);
    assert_eq!(why(NORDIC, "", "skip"), MustChoose);
    assert_eq!(why(NORDIC, "", "step character @nordic h04"), OtherQuestion);
    assert_eq!(why(NORDIC, "", "draw 2"), LeftToChance);
    assert_eq!(why(NORDIC, "section build", "bolster power 1"), NotOnThisSection { section: Section::Build });
    assert_eq!(why(NORDIC, "section build", "coins 9"), Amount { least: 1, most: 1 });
    assert_eq!(
        why(NORDIC, "section upgrade", "bolster power 2 bonus"),
        NeedsStructure { structure: Structure::Monument }
    );
    assert_eq!(
        why(&NORDIC.replace("power 3", "power 15"), "section upgrade", "bolster power 2"),
        TrackEnds { room: 1 }
    );
    let poor = NORDIC.replace("coins 3", "coins 0");
    assert_eq!(
        why(&poor, "section upgrade", "pay coins 3"),
        CannotPay(Lack::Tokens { resource: Resource::Oil, need: 3, has: 0 })
    );
    let rich = format!("at h04 oil 5\n{NORDIC}");
    assert_eq!(
        why(&rich, "section upgrade; skip", "pay coins 3 bonus"),
        NeedsRecruit { recruit: BottomAction::Upgrade }
    );
    assert_eq!(why(&rich, "section upgrade; skip", "pay coins 9"), Amount { least: 0, most: 3 });
}

#[test]
fn steps() {
    use WhyNot::*;
    let moving = |lines: &str, tried: &str| why(&nordic(lines), "section build; move", tried);
    let mech = UnitKind::Mech;
    assert_eq!(moving("", "step mech h04 h05"), NoUnitThere { unit: mech });
    assert_eq!(moving("mechs 2 at h04", "step mech h04 h03"), River);
    assert_eq!(moving("mechs 2 at h04", "step mech h04 h04"), SamePlace);
    assert_eq!(moving("mechs 2 at h04", "step mech h04 h40"), TooFar);
    assert_eq!(moving("mechs 2 at h04", "step mech h04 @crimea"), HomeBase);
    // RL-023: workers do not cross rivers; only Nordic's swim.
    let crimea =
        "active 1\nseat crimea industrial\nworkers h03 h03\nseat polania mechanical\nworkers h20 h14";
    assert_eq!(why(crimea, "section build; move", "step worker h03 h04"), WorkerAndRiver);
    let lake = "active 1\nseat nordic industrial\nmechs 1 at h08\nworkers h04 h05\nseat crimea mechanical";
    assert_eq!(why(lake, "section build; move", "step mech h08 h09"), Lake);
    let met = "active 1\nseat nordic industrial\nworkers h43 h43\nseat crimea mechanical\nmechs 2 at h44\nworkers h44 h47";
    assert_eq!(why(met, "section build; move", "step worker h43 h44"), EnemyUnits { of: seat(2) });
    assert_eq!(
        why(NORDIC, "section build; move; step worker h04 h05", "step worker h04 h05"),
        NoUnitThere { unit: UnitKind::Worker }
    );
    let speed = nordic("mechs 4 at h04");
    let moved = "section build; move; step character @nordic h04";
    assert_eq!(why(&speed, moved, "step worker h04 h05"), OtherUnitMoving { unit: UnitKind::Character });
    assert_eq!(
        why(&speed, &format!("{moved}; done"), "step character h04 h05"),
        AlreadyMoved { unit: UnitKind::Character }
    );
    let loaded =
        format!("active 1\nat h04 oil 2\n{}", nordic("mechs 1 at h04").replacen("active 1\n", "", 1));
    let stepping = "section build; move; step mech h04 h05";
    assert_eq!(why(&loaded, stepping, "carry oil 3"), Amount { least: 0, most: 2 });
    assert_eq!(why(&loaded, stepping, "carry workers 1"), OtherCargo { asked: Cargo::Oil });
}

#[test]
fn combat() {
    use WhyNot::*;
    let duel = "active 1\nseat nordic industrial\npower 4\nhand 23\nmechs 2 at h43\nworkers h04 h05
         seat crimea mechanical\npower 3\nhand 45\nmechs 2 at h44\nworkers h44 h47";
    let fighting = "section build; move; step mech h43 h44; done";
    assert_eq!(why(duel, fighting, "dial 5"), DialTooHigh { most: 4 });
    assert_eq!(why(duel, fighting, "play 2"), DialFirst);
    assert_eq!(why(duel, &format!("{fighting}; 1: dial 1"), "dial 1"), DialSet);
    assert_eq!(why(duel, &format!("{fighting}; 1: dial 1"), "play 5"), CardNotHeld);
    assert_eq!(why(duel, &format!("{fighting}; 1: dial 1"), "play 23"), TooManyCards { limit: 1 });
    assert_eq!(why(duel, fighting, "reveal 1"), CardNotHeld);
    assert_eq!(why(duel, fighting, "skip"), MustChoose);
}

#[test]
fn pieces() {
    use WhyNot::*;
    let with = |lines: &str, board: &str| {
        format!(
            "active 1\nat h04 oil 9 metal 9 wood 9 food 9\n{board}\n{}",
            nordic(lines).replacen("active 1\n", "", 1)
        )
    };
    let cubes = with("cubes bolster_power\nreduced upgrade", "");
    assert_eq!(why(&cubes, "section upgrade; skip; pay coins 3", "upgrade bolster_power deploy"), CubeMoved);
    let deploying = "section deploy; skip; pay coins 2";
    assert_eq!(why(&with("mechs 1 at h04", ""), deploying, "deploy 1 h04"), MechDeployed);
    assert_eq!(why(&with("", ""), deploying, "deploy 1 h11"), NoWorkerThere);
    let building = "section build; coins 1; pay coins 1";
    let built = with("structures mill h04", "");
    assert_eq!(why(&built, building, "build mill h05"), StructureBuilt);
    assert_eq!(why(&built, building, "build mine h04"), TerritoryBuilt);
    let enlisting = "section enlist; skip; pay coins 0";
    let enlisted = with("recruits build\nbonuses power", "");
    assert_eq!(why(&enlisted, enlisting, "enlist build coins 2"), RecruitEnlisted);
    assert_eq!(why(&enlisted, enlisting, "enlist upgrade power 2"), BonusTaken);
    assert_eq!(why(&enlisted, enlisting, "enlist upgrade coins 9"), Amount { least: 0, most: 2 });
    let producing = "section deploy; produce";
    assert_eq!(why(NORDIC, producing, "produce h11 1"), NoWorkerThere);
    assert_eq!(why(NORDIC, producing, "produce h04 2"), Amount { least: 1, most: 1 });
    assert_eq!(why(NORDIC, producing, &format!("produce {} 1", Hex::FACTORY)), NothingMadeThere);
    let several = NORDIC.replace("workers h04 h05", "workers h04 h05 h11");
    assert_eq!(why(&several, &format!("{producing}; produce h05 1"), "produce h04 1"), ProducedInOrder);
}

#[test]
fn objectives_and_payments() {
    use WhyNot::*;
    assert!(matches!(why(NORDIC, "", "reveal 1"), ConditionFails { condition: 0, .. } | AtEndOfTurn));
    assert_eq!(why(NORDIC, "", "reveal 9"), CardNotHeld);
    assert_eq!(why(NORDIC, "section build; move", "reveal 2"), BetweenActions);
    let owing = "active 1\nat h04 metal 3\nat h05 metal 3\nat h11 metal 3\nat h44 metal 1\nseat nordic industrial\ncoins 5\nworkers h04 h05 h11
         seat crimea mechanical\nworkers h44 h47";
    let paying = "section deploy; produce; done; pay coins 2";
    assert_eq!(why(owing, paying, "pay oil h04"), OtherResource { wanted: Resource::Metal });
    assert_eq!(why(owing, paying, "pay metal h12"), NoTokenThere);
    assert_eq!(why(owing, paying, "pay metal h44"), NotControlled);
    assert_eq!(why(owing, paying, "pay card 2"), NoCoercion);
    assert_eq!(why(owing, &format!("{paying}; pay metal h05"), "pay metal h04"), PaidInOrder, "ascending");
}

#[test]
fn who_is_asked() {
    let state = position(NORDIC);
    let crimea = Actor::Seat(seat(2));
    assert!(matches!(state.why_not(crimea, &Move::Skip), Some(WhyNot::OthersFirst { .. })));
    assert_eq!(View::of(&state, Viewer::Bystander).why_not(&Move::Skip), Some(WhyNot::OnlyWatching));
    assert_eq!(state.why_not(Actor::Seat(seat(7)), &Move::Skip), Some(WhyNot::OnlyWatching));
    assert!(matches!(state.why_not(Actor::Chance, &Move::Skip), Some(WhyNot::OthersFirst { .. })));
    let mut drawing = position(&NORDIC.replace("coins 3", "coins 9"));
    play(&mut drawing, "section upgrade; bolster cards 1");
    assert_eq!(drawing.why_not(Actor::Seat(seat(1)), &Move::Skip), Some(WhyNot::ChanceFirst));
    assert_eq!(drawing.why_not(Actor::Chance, &Move::Skip), Some(WhyNot::NotInThePile));
    let over = random_game(1, rich_start(1, 2, Rules::RULEBOOK), 20_000, |_, _, _| {});
    assert!(over.is_over());
    assert_eq!(over.why_not(Actor::Seat(seat(1)), &Move::Skip), Some(WhyNot::GameOver));
}
