//! Which games a series plays, and what they come to.

use kosa_arena::{Bids, Entrant, GameLine, Series, Standings, TurnCost};
use kosa_engine::setup::Wish;
use kosa_engine::vocab::{Faction, Mat, Star};
use kosa_simulate::{Contestant, PlanError};
use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::sync::atomic::AtomicBool;

fn bot(name: &str) -> Entrant {
    let brisk = |view: &kosa_engine::View, legal: &[kosa_engine::Move], rng: &mut _| {
        view.brisk(legal, rng).unwrap_or(legal[0])
    };
    match Contestant::bot(name) {
        Some(player) => Entrant::bot(name, player),
        None => Entrant::bot(name, Contestant::deciding(name, brisk)),
    }
}

fn automa(level: u8) -> Entrant {
    let name = format!("automa:{level}");
    Entrant::automa(name.clone(), name.parse().unwrap())
}

fn play(series: &Series, threads: usize) -> Vec<GameLine> {
    let mut games = Vec::new();
    let ended = series.run(0..series.games, threads, &AtomicBool::new(false), |game| {
        games.push(game.line);
        Ok::<(), Infallible>(())
    });
    assert_eq!(ended.unwrap().played, series.games);
    games
}

/// The same but for the clock.
fn timeless(games: &[GameLine]) -> Vec<GameLine> {
    let mut games = games.to_vec();
    let turns = games.iter_mut().flat_map(|game| &mut game.seats).flat_map(|seat| &mut seat.turns);
    turns.for_each(|turn| turn.0 = 0);
    games
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let series = Series { games: 9, ..Series::new(vec![bot("brisk"), bot("random"), automa(2)]) };
    let one = timeless(&play(&series, 1));
    assert_eq!(one, timeless(&play(&series, 3)));
    assert_ne!(one, timeless(&play(&Series { seed: 2.into(), ..series.clone() }, 2)));
    // A part of it is the same part.
    let mut part = Vec::new();
    let receive = |game: kosa_arena::ArenaGame| -> Result<(), Infallible> {
        part.push(game.line);
        Ok(())
    };
    series.run(4..7, 2, &AtomicBool::new(false), receive).unwrap();
    assert_eq!(timeless(&part), one[4..7]);
}

#[test]
fn everybody_sits_on_every_seat_of_every_deal() {
    let entrants = vec![bot("random"), bot("idle"), bot("brisk"), automa(1)];
    for table in [2, 3, 4] {
        let series = Series { table, ..Series::new(entrants.clone()) };
        let lineups = series.lineup_count() as u64;
        assert_eq!(lineups, [6, 4, 1][table - 2]);
        let mut held: BTreeMap<(usize, Faction), u32> = BTreeMap::new();
        let mut seen = BTreeSet::new();
        for game in 0..lineups * table as u64 {
            let fixture = series.fixture(game).unwrap();
            assert!(fixture.setup.start().is_ok());
            seen.insert(fixture.lineup.clone());
            for (entrant, wish) in fixture.lineup.iter().zip(&fixture.setup.players) {
                assert_eq!(wish.automa.is_some(), wish.mat.is_none());
                *held.entry((*entrant, wish.faction.unwrap())).or_default() += 1;
            }
        }
        assert_eq!(seen.len() as u64, lineups);
        // One deal for all line-ups: every entrant has had each of its factions equally often.
        assert_eq!(held.len(), 4 * table);
        assert_eq!(held.values().collect::<BTreeSet<_>>().len(), 1, "{held:?}");
    }
}

#[test]
fn wishes_stay_with_whoever_has_them_and_given_pairs_are_dealt() {
    let crimea =
        Entrant { wish: Wish { faction: Some(Faction::Crimea), ..Wish::default() }, ..bot("random") };
    let series = Series::new(vec![crimea, bot("idle"), bot("brisk")]);
    for game in 0..12 {
        assert_eq!(series.fixture(game).unwrap().setup.players[0].faction, Some(Faction::Crimea));
    }
    let pairs = vec![(Faction::Nordic, Mat::Industrial), (Faction::Saxony, Mat::Mechanical)];
    let series = Series { pairs: pairs.clone(), ..Series::new(vec![bot("random"), bot("idle")]) };
    for game in 0..6 {
        let players = series.fixture(game).unwrap().setup.players;
        let held: BTreeSet<_> = players.iter().map(|w| (w.faction.unwrap(), w.mat.unwrap())).collect();
        assert_eq!(held, pairs.iter().copied().collect());
    }
    let [a, b] = [0, 1].map(|game| series.fixture(game).unwrap().setup.players[0].faction);
    assert_ne!(a, b);
}

#[test]
fn series_that_cannot_be_played_say_why() {
    let check = |series: Series| series.check().unwrap_err();
    assert!(matches!(check(Series::new(vec![bot("random")])), PlanError::Setup(_)));
    assert!(matches!(check(Series::new(vec![bot("random"); 6])), PlanError::Setup(_)));
    let two = || Series::new(vec![bot("random"), bot("idle")]);
    assert!(matches!(check(Series { table: 3, ..two() }), PlanError::PlayerCount { players: 2, seats: 3 }));
    assert!(check(Series { table: 0, ..two() }).to_string().contains("0 players"));
    let pairs = vec![(Faction::Nordic, Mat::Industrial)];
    assert!(matches!(check(Series { pairs, ..two() }), PlanError::PlayerCount { .. }));
    let togawa = Entrant { wish: Wish { faction: Some(Faction::Togawa), ..Wish::default() }, ..bot("idle") };
    assert!(matches!(check(Series::new(vec![togawa, bot("idle")])), PlanError::Setup(_)));
}

#[test]
fn a_game_that_takes_too_many_rounds_is_nobodys() {
    let series = Series { games: 4, rounds: 3, ..Series::new(vec![bot("random"), bot("idle")]) };
    let games = play(&series, 2);
    assert!(games.iter().all(|game| !game.finished && game.turns == 7), "{games:?}");
    let mut standings = Standings::new(["random", "idle"]);
    games.iter().for_each(|game| standings.add(game));
    assert_eq!((standings.games, standings.unfinished, standings.rounds.count), (4, 4, 0));
    for player in &standings.players {
        assert_eq!((player.tally.games, player.tally.wins, player.tally.unfinished), (4, 0, 4));
    }
    assert!(standings.ladder.fit().iter().all(|rung| rung.comparisons == 0));
}

#[test]
fn turns_are_counted_with_their_decisions() {
    let series = Series { games: 2, rounds: 12, ..Series::new(vec![bot("brisk"), bot("brisk")]) };
    for game in play(&series, 1) {
        for seat in &game.seats {
            assert!((10..=13).contains(&seat.turns.len()), "{} turns", seat.turns.len());
            assert!(seat.turns.iter().all(|turn| turn.1 > 0));
        }
    }
}

fn played(seats: &[(usize, u8, i64, u8)], finished: bool) -> GameLine {
    let seat = |(i, (entrant, place, score, stars)): (usize, &(usize, u8, i64, u8))| kosa_arena::SeatLine {
        entrant: *entrant,
        faction: Faction::ALL[i],
        mat: Some(Mat::ALL[i]),
        place: *place,
        score: *score,
        stars: Star::ALL.map(|star| if star == Star::Power { *stars } else { 0 }),
        turns: vec![TurnCost(1000, 3), TurnCost(3000, 5)],
    };
    GameLine { game: 0, finished, turns: 30, refused: 0, seats: seats.iter().enumerate().map(seat).collect() }
}

#[test]
fn standings_by_hand() {
    let mut standings = Standings::new(["a", "b", "a"]);
    standings.add(&played(&[(0, 1, 80, 6), (1, 2, 60, 2), (2, 3, 50, 1)], true));
    standings.add(&played(&[(0, 2, 40, 1), (1, 1, 70, 6), (2, 3, 30, 0)], true));
    standings.add(&played(&[(0, 1, 40, 1), (1, 1, 70, 3), (2, 3, 30, 0)], false));
    assert_eq!((standings.games, standings.unfinished, standings.sixth_star), (3, 1, 2));
    assert_eq!(
        (standings.winner.median(), standings.margin.mean(), standings.rounds.mean()),
        (70, 25.0, 10.0)
    );
    assert_eq!((standings.six_star_winners, standings.winner_stars[Star::Power.index()]), (2, 12));
    let [a, b] = &standings.players[..] else { panic!() };
    assert_eq!((a.tally.games, a.tally.wins, a.tally.unfinished), (6, 1, 2));
    assert_eq!((b.tally.games, b.tally.wins, b.tally.margin.mean()), (3, 1, 5.0));
    assert_eq!((a.turn_micros.median(), a.turn_decisions.mean()), (1000, 4.0));
    assert_eq!(standings.pairs.len(), 3);
    assert_eq!(standings.player_of(2).unwrap().name, "a");
}

#[test]
fn bids_go_with_results_that_follow_them() {
    let csv = "faction,mat,tier,community_bid_coins\nAlbion,Industrial,C,4\n";
    assert_eq!(Bids::from_csv(csv).unwrap().get(Faction::Albion, Mat::Industrial), Some(4.0));
    assert!(Bids::from_csv("").is_err() && Bids::from_csv("faction,mat,bid\nNordic,Boots,1").is_err());
    let mut standings = Standings::new(["a", "b", "c"]);
    standings.add(&played(&[(0, 1, 80, 6), (1, 2, 60, 2), (2, 3, 50, 1)], true));
    let line = |i: usize, bid: i32| format!("{},{},{bid}\n", Faction::ALL[i], Mat::ALL[i]);
    for (bids, rho) in [([30, 20, 10], 1.0), ([10, 20, 30], -1.0)] {
        let rows: String = bids.iter().enumerate().map(|(i, bid)| line(i, *bid)).collect();
        let bids = Bids::from_csv(&format!("faction,mat,bid\n{rows}")).unwrap();
        let correlation = bids.correlation(&standings).unwrap();
        assert_eq!((correlation.pairs, correlation.margin), (3, Some(rho)));
    }
}
