//! The Wind Gambit with Automas at the table: by rules of our own, and only where the people ask for them.

use crate::common::automa::*;
use crate::common::*;
use kosa_engine::setup::{SetupFault, SetupFaults, Tiles, Wish};
use kosa_engine::vocab::*;
use kosa_engine::*;

const FLYING: &str = "+airships +automa-wind-gambit";
const ENDING: &str = "+resolutions +automa-wind-gambit";

/// Two people and an Automa (Saxony).
fn setup(rules: &str, tiles: Tiles) -> Setup {
    let person = |faction, mat| Wish { faction: Some(faction), mat: Some(mat), automa: None };
    let machine =
        Wish { faction: Some(Faction::Saxony), mat: None, automa: Some("automa:automa".parse().unwrap()) };
    let players =
        vec![person(Faction::Nordic, Mat::Industrial), person(Faction::Crimea, Mat::Mechanical), machine];
    Setup { players, tiles, ..Setup::default() }.with_rules(format!("rulebook {rules}").parse().unwrap())
}

fn begun(rules: &str, tiles: Tiles) -> State {
    let mut state = setup(rules, tiles).start().unwrap();
    play(&mut state, "deal tile lakes_adjacent");
    state
}

fn aggressive(tile: AirshipTile) -> Tiles {
    Tiles { aggressive: Some(tile), ..Tiles::default() }
}

/// A person (Nordic) and an Automa (Crimea) with a resolution tile.
fn table(rules: &str, top: &str, human: &str, machine: &str) -> State {
    position(&format!(
        "rules rulebook {ENDING} {rules}\n{top}\nseat nordic industrial\n{human}\nseat crimea automa:automa\n{machine}"
    ))
}

/// One Automa turn away from its last star: five of the track are placed.
const LAST_BUT_ONE: &str = "second-scheme yes\nmarker 20\nstars tracker tracker tracker tracker tracker";

/// Plays on without doing anything; whose turns follow until the game is over.
fn turns_to_come(state: &mut State) -> Vec<u8> {
    let mut seats = Vec::new();
    while !state.is_over() {
        let turn = state.public().turns();
        let list = legal(state);
        let wanted = ["automa 4", "end", "skip", "done"].into_iter().find(|m| list.iter().any(|l| l == m));
        play(state, wanted.unwrap_or(&list[0]));
        if !state.is_over() && state.public().turns() != turn {
            seats.push(state.public().active().index() as u8 + 1);
        }
        assert!(seats.len() < 200, "the game does not end");
    }
    seats
}

fn triggered(events: &[Event]) -> Option<u8> {
    events.iter().find_map(|e| match e {
        Event::EndTriggered { seat } => Some(seat.index() as u8 + 1),
        _ => None,
    })
}

// ---------------------------------------------------------------- set-up

// R70, R73
#[test]
fn with_an_automa_the_modules_need_a_switch_that_says_unofficial() {
    for module in ["+airships", "+resolutions", "+airships +resolutions", "+airships +airship-pairs"] {
        let faults = setup(module, Tiles::default()).faults();
        assert_eq!(faults, [SetupFault::AutomaWithModules], "{module}");
        let told = SetupFaults(faults).to_string();
        assert!(told.contains("not known") && told.contains("unofficial"), "{told}");
        assert!(setup(&format!("{module} +automa-wind-gambit"), Tiles::default()).faults().is_empty());
    }
    // Without a module there is nothing to say, and without an Automa neither.
    assert!(setup("", Tiles::default()).faults().is_empty());
    let mut people = setup("+airships +resolutions", Tiles::default());
    people.players.pop();
    assert!(people.faults().is_empty());
}

// R73
#[test]
fn the_modules_are_off_unless_somebody_asks_for_them() {
    for rules in [Rules::RULEBOOK, Rules::CURRENT] {
        for switch in [Switch::Airships, Switch::Resolutions, Switch::AutomaWindGambit] {
            assert!(!rules.has(switch));
        }
    }
    let mut state = begun("", Tiles::default());
    assert!(legal(&state).iter().all(|m| m.starts_with("deal objective")));
    assert_eq!(player(&state, 3).airship(), None);
    state = random_game(3, state, 0, |_, _, _| {});
    assert_eq!(state.public().ending().resolution(), None);
}

// R74
#[test]
fn the_airship_of_an_automa_is_on_its_base_and_it_is_dealt_no_tile() {
    let mut state = begun(FLYING, Tiles::default());
    play(&mut state, "deal airship bounty; deal airship hero");
    assert!(legal(&state).iter().all(|m| m.starts_with("deal objective")));
    for number in [1, 2] {
        assert_eq!(player(&state, number).airship_tile(TileSide::Aggressive), Some(AirshipTile::Bounty));
        assert_eq!(player(&state, number).airship_tile(TileSide::Passive), Some(AirshipTile::Hero));
    }
    let machine = player(&state, 3);
    assert_eq!(machine.airship(), Some(at("@saxony")));
    assert!(TileSide::ALL.iter().all(|side| machine.airship_tile(*side).is_none()));
}

// R74
#[test]
fn with_pairs_only_people_are_dealt_tiles() {
    let mut state = begun("+airships +airship-pairs +automa-wind-gambit", Tiles::default());
    let mut dealt = Vec::new();
    while legal(&state)[0].starts_with("deal airship") {
        let first = legal(&state).remove(0);
        for event in play(&mut state, &first) {
            if let Event::AirshipTileDealt { seat, .. } = event {
                dealt.push(seat.unwrap().index() + 1);
            }
        }
    }
    assert_eq!(dealt, [1, 1, 2, 2]);
    assert!(TileSide::ALL.iter().all(|side| player(&state, 3).airship_tile(*side).is_none()));
}

// R74
#[test]
fn toll_is_not_drawn_with_an_automa_at_the_table() {
    let state = begun(FLYING, Tiles::default());
    assert_eq!(legal(&state).len(), 7);
    assert!(!may(&state, "deal airship toll"));
    let faults = setup(FLYING, aggressive(AirshipTile::Toll)).faults();
    assert_eq!(faults, [SetupFault::TileLeftOut("toll")]);
    // The other fifteen may be chosen.
    for tile in AirshipTile::ALL.into_iter().filter(|t| *t != AirshipTile::Toll) {
        let tiles = match tile.face().side {
            TileSide::Aggressive => aggressive(tile),
            TileSide::Passive => Tiles { passive: Some(tile), ..Tiles::default() },
        };
        assert!(setup(FLYING, tiles).faults().is_empty(), "{tile}");
    }
}

// R74
#[test]
fn a_switch_keeps_toll_in_the_game() {
    let rules = format!("{FLYING} +automa-meets-toll");
    let state = begun(&rules, Tiles::default());
    assert_eq!(legal(&state).len(), 8);
    assert!(may(&state, "deal airship toll"));
    assert!(setup(&rules, aggressive(AirshipTile::Toll)).faults().is_empty());
}

// R71
#[test]
fn on_mission_possible_an_automa_starts_with_one_star() {
    let chosen = Tiles { resolution: Some(Resolution::MissionPossible), ..Tiles::default() };
    let state = begun(ENDING, chosen);
    let mut drawn = begun(ENDING, Tiles::default());
    assert_eq!(player(&drawn, 3).stars().total(), 0);
    play(&mut drawn, "deal resolution mission_possible");
    for state in [state, drawn] {
        assert_eq!(player(&state, 3).stars().on(Star::Mission), 1);
        assert_eq!(player(&state, 3).stars().total(), 1);
        assert_eq!(player(&state, 1).stars().total(), 0);
    }
    for tile in Resolution::ALL.into_iter().filter(|t| *t != Resolution::MissionPossible) {
        let state = begun(ENDING, Tiles { resolution: Some(tile), ..Tiles::default() });
        assert_eq!(player(&state, 3).stars().total(), 0, "{tile}");
    }
}

// R76
#[test]
fn the_two_tiles_of_the_campaign_may_be_chosen_for_everybody() {
    for tile in [Resolution::DoomsdayClock, Resolution::BackupPlan] {
        let state = begun(ENDING, Tiles { resolution: Some(tile), ..Tiles::default() });
        assert_eq!(state.public().ending().resolution(), Some(tile));
    }
}

// ---------------------------------------------------------------- airships in the eyes of the Automa

// R72
#[test]
fn an_airship_blocks_no_territory_for_the_automa() {
    let board = "airship-tiles bounty safe_haven";
    let (state, events) = turn(FLYING, board, ("crimea", "airship h11"), ("nordic", ""), 3);
    assert_eq!(moved(&events), ["worker h04 h11"]);
    assert!(excluded(&events).is_empty(), "it has no neighbourhood");
    assert_eq!(controller(&state, "h11"), Some(seat(1)), "whoever occupies it controls it");
}

// R72
#[test]
fn a_switch_makes_the_automa_avoid_airships() {
    let rules = format!("{FLYING} +automa-avoids-airships");
    let board = "airship-tiles bounty ferry";
    let (_, events) = turn(&rules, board, ("crimea", "airship h11"), ("nordic", ""), 3);
    assert_eq!(valid(&events), ["h04"]);
    assert_eq!(moved(&events), ["worker h04 h04"]);
    // Over other territories it changes nothing, and its own airship neither.
    let (_, events) = turn(&rules, board, ("crimea", "airship h18"), ("nordic", ""), 3);
    assert_eq!(moved(&events), ["worker h04 h11"]);
}

// R72
#[test]
fn workers_aboard_an_airship_are_no_target() {
    let board = "airship-tiles bounty ferry";
    let aboard = "airship h11\nworkers airship airship h43";
    let (_, events) = turn(FLYING, board, ("crimea", aboard), ("nordic", ""), 19);
    let symbols: Vec<AutomaMove> = cannot(&events).into_iter().map(|c| c.0).collect();
    assert_eq!(symbols, [AutomaMove::AttackWorkers]);
    assert_eq!(moved(&events), ["worker h04 h11"]);
    // The same workers on the ground are attacked.
    let ground = "airship h11\nworkers h11 h11 h43";
    let (state, events) = turn(FLYING, board, ("crimea", ground), ("nordic", ""), 19);
    assert_eq!(moved(&events), ["character @nordic h11"]);
    assert_eq!(player(&state, 2).workers_on(at("@crimea")), 2);
}

// R72
#[test]
fn an_airship_is_no_target_for_an_attack_on_units() {
    let board = "airship-tiles bounty ferry";
    let (_, events) =
        turn(FLYING, board, ("crimea", "airship h11\nworkers airship airship"), ("nordic", "power 9"), 17);
    let symbols: Vec<AutomaMove> = cannot(&events).into_iter().map(|c| c.0).collect();
    assert_eq!(symbols.len(), 2, "neither attack is possible: {symbols:?}");
    assert_eq!(moved(&events), ["worker h04 h11"]);
}

// R72
#[test]
fn wherever_an_airship_is_the_automa_plays_the_same() {
    let board = "airship-tiles bounty ferry";
    for scheme in ["", "second-scheme yes"] {
        let machine = format!("power 9\nmechs at h05 @nordic\ncharacter h11\n{scheme}");
        for card in 1..=19 {
            let story = |place: String| {
                let human =
                    format!("airship {place}\nworkers airship airship h43\ncharacter h12\nmechs 1 at h18");
                moved(&turn(FLYING, board, ("crimea", &human), ("nordic", &machine), card).1)
            };
            let home = story("@crimea".into());
            for hex in 1..=47 {
                assert_eq!(story(format!("h{hex:02}")), home, "card {card} {scheme}, airship over {hex}");
            }
        }
    }
}

// R74
#[test]
fn an_automa_that_meets_toll_cannot_enter() {
    let rules = format!("{FLYING} +automa-meets-toll");
    let board = "airship-tiles toll ferry";
    let (_, events) = turn(&rules, board, ("crimea", "airship h11"), ("nordic", ""), 3);
    assert_eq!(valid(&events), ["h04"]);
    // Full or not: it carries nothing.
    let full = "airship h11\naboard food 3";
    let (_, events) = turn(&rules, board, ("crimea", full), ("nordic", ""), 3);
    assert_eq!(valid(&events), ["h04"]);
    let (_, events) =
        turn(&rules, "airship-tiles bombard ferry", ("crimea", "airship h11"), ("nordic", ""), 3);
    assert_eq!(valid(&events), ["h04", "h11"]);
}

// R74
#[test]
fn the_airship_of_an_automa_never_moves() {
    let board = "airship-tiles bounty ferry";
    for card in 1..=19 {
        let (state, _) = turn(FLYING, board, ("crimea", ""), ("nordic", "power 9\nmechs at h05"), card);
        assert_eq!(player(&state, 1).airship(), Some(at("@nordic")), "card {card}");
        assert_eq!(player(&state, 1).aboard(), [0; 4]);
    }
}

// ---------------------------------------------------------------- resolution tiles

// R75
#[test]
fn the_sixth_star_of_an_automas_track_triggers_the_end() {
    let mut state = table("", "resolution land_rush\nactive 2", "", LAST_BUT_ONE);
    let events = play(&mut state, "automa 3");
    assert_eq!(placed(&events), [(2, Star::Tracker)]);
    assert_eq!(triggered(&events), Some(2));
    assert!(!state.is_over());
    assert_eq!(state.public().active(), seat(1));
    assert_eq!(turns_to_come(&mut state), Vec::<u8>::new(), "the person has one more turn, the Automa none");
}

// R75
#[test]
fn an_automa_has_the_last_turns_of_the_others() {
    let lines = &format!("power 14\nstars combat combat objective popularity recruits\n{RECRUITED}");
    let mut state = table("", "resolution land_rush\nactive 1", lines, "");
    let events = play(&mut state, "section upgrade; bolster power 2");
    assert_eq!(triggered(&events), Some(1));
    assert_eq!((state.public().active(), asked(&state)), (seat(2), Actor::Chance));
    play(&mut state, "automa 3");
    assert!(state.is_over());
}

// R75
#[test]
fn an_automa_may_win_the_prizes_of_land_rush() {
    let machine = "workers h43 h44 h47";
    let mut state =
        table("", "resolution land_rush\nactive 1\ntrigger 2\nclock 0 0\nlast-turn yes", "", machine);
    turns_to_come(&mut state);
    assert_eq!(player(&state, 2).coins(), 5 + 10);
    assert_eq!(player(&state, 1).coins(), 4 + 5);
}

// R75
#[test]
fn the_fifth_star_of_an_automa_pays_it_five_coins_under_factory_explosion() {
    let machine =
        "second-scheme yes\nmarker 19\nstars tracker tracker tracker tracker\nworkers @crimea @crimea";
    let mut state = table("", "resolution factory_explosion\nactive 2", "", machine);
    let events = play(&mut state, "automa 3");
    assert_eq!(placed(&events), [(2, Star::Tracker)]);
    assert_eq!(triggered(&events), Some(2));
    assert_eq!(player(&state, 2).coins(), 5 + 5);
    assert_eq!(turns_to_come(&mut state), [2, 1, 2], "two more turns for both after seat 1 begins");
}

/// The Factory explodes after the turn of the person.
fn explosion(rules: &str) -> State {
    let top = "resolution factory_explosion\nactive 1\ntrigger 1\nclock 0 0\nlast-turn yes";
    let machine =
        "character h23\nmechs at h24\nworkers h30 h43\nstars tracker tracker\nmarker 14\nsecond-scheme yes";
    let mut state = table(rules, top, "popularity 5\nworkers h16 h04", machine);
    turns_to_come(&mut state);
    assert_eq!(player(&state, 1).popularity(), 5 + 1);
    state
}

// R75
#[test]
fn the_explosion_sends_an_automas_units_home_and_its_popularity_is_ignored() {
    let state = explosion("");
    let machine = player(&state, 2);
    assert_eq!(machine.character(), at("@crimea"));
    assert_eq!(machine.mechs_on(at("@crimea")), 1, "to the base, not to the faction mat");
    assert_eq!((machine.workers_on(at("@crimea")), machine.workers_on(at("h43"))), (1, 1));
    assert_eq!(machine.popularity(), 10);
    let score = state.score(seat(2));
    assert_eq!((score.star_coins, score.territory_coins), (2 * 4, 3));
}

// R75
#[test]
fn a_switch_gives_an_automa_the_popularity_of_the_tile() {
    let state = explosion("+automa-tile-popularity");
    assert_eq!(player(&state, 2).popularity(), 13);
    let back = State::from_position(&state.to_position()).unwrap();
    assert!(back == state);
}

// R75
#[test]
fn with_that_switch_the_popularity_counts_for_its_score() {
    // 13 popularity are the highest tier: 5 coins for a star, 4 for a territory.
    let score = explosion("+automa-tile-popularity").score(seat(2));
    assert_eq!((score.star_coins, score.territory_coins), (2 * 5, 4));
}

/// The person attacks the Automa on h18 and shows 1 power.
fn fight(tile: &str, human: &str, machine: &str, card: u8) -> (State, Vec<Event>) {
    let human = format!("power 1\ncharacter h12\n{human}");
    let machine = format!("character h18\n{machine}");
    let mut state = table("", &format!("resolution {tile}\nactive 1"), &human, &machine);
    let moves = format!("section build; move; step character h12 h18; done; dial 1; automa {card}");
    let mut events = play(&mut state, &moves);
    if may(&state, "draw 2") {
        events.extend(play(&mut state, "draw 2"));
    }
    assert!(state.public().combat().is_none(), "the combat is over");
    (state, events)
}

// R75
#[test]
fn spoils_of_war_are_taken_from_an_automa_and_by_it() {
    let (state, _) = fight("spoils_of_war", "coins 7", "power 5", 10);
    assert_eq!((player(&state, 1).coins(), player(&state, 2).coins()), (7 + 2, 5 - 2));
    let (state, _) = fight("spoils_of_war", "coins 7", "power 7", 6);
    assert_eq!((player(&state, 1).coins(), player(&state, 2).coins()), (7 - 2, 5 + 2));
}

// R75, RL-150
#[test]
fn an_automa_has_two_combat_stars_at_most_whatever_the_tile_adds() {
    for tile in ["spoils_of_war", "deja_vu"] {
        let (state, events) = fight(tile, "", "power 7\nstars combat combat", 6);
        assert!(events.iter().any(|e| matches!(e, Event::CombatWon { seat: s, .. } if *s == seat(2))));
        assert!(placed(&events).is_empty(), "{tile}");
        assert_eq!(combat_stars(&state, 2), 2);
        let (state, _) = fight(tile, "", "power 7\nstars combat", 6);
        assert_eq!(combat_stars(&state, 2), 2);
    }
}

// R75
#[test]
fn an_automa_places_no_second_power_star_under_deja_vu() {
    let machine = "power 14\nstars power\nagain power";
    let mut state = table("", "resolution deja_vu\nactive 2", "", machine);
    let events = play(&mut state, "automa 3");
    assert_eq!(player(&state, 2).power(), 16);
    assert!(placed(&events).is_empty());
}

// R75
#[test]
fn under_deja_vu_the_sixth_star_of_an_automa_ends_the_game() {
    let mut state = table("", "resolution deja_vu\nactive 2", "", LAST_BUT_ONE);
    play(&mut state, "automa 3");
    assert!(state.is_over());
}

// R75
#[test]
fn an_automa_on_the_factory_places_no_star_on_king_of_the_hill() {
    let mut state =
        table("", "resolution king_of_the_hill\nactive 1", "", "character h23\ntook-factory-card yes");
    let events = play(&mut state, "section upgrade; skip");
    assert_eq!(
        (state.public().active(), asked(&state)),
        (seat(2), Actor::Chance),
        "it takes no optional step"
    );
    assert!(placed(&events).is_empty());
    assert!(may(&state, "automa 3"));
    // What the tile does by itself it does for the Automa too.
    let six = "stars tracker tracker tracker tracker tracker tracker\nmarker 21\nsecond-scheme yes";
    let machine = format!("character h23\ntook-factory-card yes\n{six}");
    let top = "resolution king_of_the_hill\nactive 1\ntrigger 2\nclock 2 2";
    let mut state = table("", top, "", &machine);
    play(&mut state, "section upgrade; skip");
    assert!(state.is_over());
}

// R75
#[test]
fn king_of_the_hill_counts_two_rounds_from_the_sixth_star_of_an_automa() {
    let mut state = table("", "resolution king_of_the_hill\nactive 2", "", LAST_BUT_ONE);
    play(&mut state, "automa 3");
    assert_eq!(state.public().active(), seat(1));
    assert_eq!(turns_to_come(&mut state), [2, 1, 2]);
}

// R75
#[test]
fn doomsday_clock_counts_an_automas_turns() {
    let mut state = table("", "resolution doomsday_clock\nactive 1\nclock 1 2", "", LAST_BUT_ONE);
    assert_eq!(turns_to_come(&mut state), [2, 1, 2]);
    // Its sixth star ends nothing, and its marker stays on the last space.
    let mut state = table("", "resolution doomsday_clock\nactive 2\nclock 3 3", "", LAST_BUT_ONE);
    let events = play(&mut state, "automa 3");
    assert_eq!(triggered(&events), None);
    assert_eq!(player(&state, 2).stars().total(), 6);
    play(&mut state, "section upgrade; skip; automa 6");
    assert_eq!(player(&state, 2).stars().total(), 6);
    assert_eq!(player(&state, 2).automa().unwrap().marker(), 21);
}

// R75
#[test]
fn backup_plan_weighs_the_score_of_an_automa() {
    let top = "resolution backup_plan\nactive 2";
    let mut state = table("", top, "", &format!("coins 60\n{LAST_BUT_ONE}"));
    play(&mut state, "automa 3");
    assert!(state.is_over(), "the Automa is ahead");
    let mut state = table("", top, "coins 90", LAST_BUT_ONE);
    play(&mut state, "automa 3");
    assert!(!state.is_over());
    assert_eq!(state.public().active(), seat(1));
    assert_eq!(turns_to_come(&mut state), [2], "the Automa has the last turn");
}

const MISSION: &str = "resolution mission_possible\nmissions 12 15";

// R71
#[test]
fn with_its_first_star_five_more_end_an_automas_count() {
    let machine = "second-scheme yes\nmarker 19\nstars mission tracker tracker tracker tracker";
    let mut state = table("", &format!("{MISSION}\nactive 2"), "coins 30", machine);
    let events = play(&mut state, "automa 3");
    assert_eq!(triggered(&events), Some(2));
    assert_eq!(player(&state, 2).stars().total(), 6);
    assert_eq!(state.public().active(), seat(1));
    play(&mut state, "section build");
    refused(&state, "move");
    assert!(may(&state, "coins 1"));
    assert_eq!(turns_to_come(&mut state), Vec::<u8>::new());
}

// R71
#[test]
fn on_its_last_turn_under_mission_possible_an_automa_does_not_move() {
    let lines = &format!("power 14\nstars combat combat objective popularity recruits\n{RECRUITED}");
    let mut state = table("", &format!("{MISSION}\nactive 1"), lines, "power 4\nstars mission");
    play(&mut state, "section upgrade; bolster power 2");
    assert_eq!(state.public().active(), seat(2));
    let events = play(&mut state, "automa 3");
    assert!(moved(&events).is_empty());
    assert_eq!(player(&state, 2).power(), 4 + 3, "the rest of the card is carried out");
    assert_eq!(player(&state, 2).automa().unwrap().marker(), 1);
    assert!(state.is_over());
}

// R75
#[test]
fn an_automa_places_no_star_on_an_open_objective_by_play() {
    // Twenty coins at the end of its turn would complete number 12.
    let mut state = table("", &format!("{MISSION}\nactive 2"), "", "coins 40\nstars mission");
    let events = play(&mut state, "automa 6");
    assert!(placed(&events).is_empty());
    assert_eq!(player(&state, 2).stars().total(), 1);
}
