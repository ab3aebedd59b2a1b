//! Properties of random games with the modules of The Wind Gambit: every combination of modules, every tile chosen, two to
//! seven seats, people and Automas mixed.

use crate::common::secrets::*;
use crate::common::*;
use kosa_engine::random::below;
use kosa_engine::setup::{Tiles, Wish};
use kosa_engine::vocab::*;
use kosa_engine::*;

/// Which modules are played, by the number of the game.
fn modules(game: u64) -> &'static [Switch] {
    use Switch::*;
    match game % 5 {
        0 => &[Airships],
        1 => &[Resolutions],
        2 => &[Airships, Resolutions],
        3 => &[Airships, AirshipPairs],
        _ => &[Airships, AirshipPairs, Resolutions],
    }
}

/// A set-up with these modules: the tiles are chosen in three games of four, each in its turn, and drawn otherwise.
fn setup(game: u64) -> Setup {
    let mut rng = rng(game ^ 0x0a17);
    let mut rules = if game.is_multiple_of(3) { Rules::CURRENT } else { Rules::RULEBOOK };
    for switch in modules(game) {
        rules = rules.with(*switch, true);
    }
    let invaders = below(&mut rng, 2) == 0;
    rules = rules.with(Switch::InvadersFromAfar, invaders);
    let seats = 2 + below(&mut rng, if invaders { 6 } else { 4 }) as usize;
    let automas = if below(&mut rng, 2) == 0 { below(&mut rng, seats as u32) as usize } else { 0 };
    let own_rules = [Switch::AutomaAvoidsAirships, Switch::AutomaMeetsToll, Switch::AutomaTilePopularity];
    for switch in own_rules {
        rules = rules.with(switch, automas > 0 && below(&mut rng, 3) == 0);
    }
    rules = rules.with(Switch::AutomaWindGambit, automas > 0);
    rules = rules.with(Switch::AutomaCooperative, automas > 0 && below(&mut rng, 4) == 0);
    rules = rules.with(Switch::ObjectivesBetweenActions, below(&mut rng, 4) != 0);
    for switch in [Switch::AirshipEitherFreight, Switch::AirshipLoadsOwn, Switch::WorkersWalkOut] {
        rules = rules.with(switch, below(&mut rng, 4) == 0);
    }
    let mut tiles = Tiles::default();
    let round = game / 5;
    if !round.is_multiple_of(4) {
        if rules.has(Switch::Airships) && !rules.has(Switch::AirshipPairs) {
            tiles.aggressive = Some(AirshipTile::ALL[round as usize % 8]);
            tiles.passive = Some(AirshipTile::ALL[8 + (round as usize * 3 + round as usize / 8) % 8]);
        }
        if rules.has(Switch::Resolutions) {
            tiles.resolution = Some(Resolution::ALL[(round as usize / 2) % 8]);
        }
    } else if !rules.has(Switch::AirshipPairs) {
        rules = rules.with(Switch::VerifiedTiles, below(&mut rng, 3) == 0);
    }
    if tiles.aggressive == Some(AirshipTile::Toll) {
        rules = rules.with(Switch::AutomaMeetsToll, automas > 0);
    }
    // Among the aggressive tiles that are well known is Toll alone.
    if rules.has(Switch::VerifiedTiles) && automas > 0 {
        rules = rules.with(Switch::AutomaMeetsToll, true);
    }
    let mut setup = Setup { tiles, ..Setup::random(seats).with_rules(rules) };
    for wish in setup.players.iter_mut().take(automas) {
        let level = AutomaLevel::ALL[below(&mut rng, 4) as usize];
        *wish = Wish { automa: Some(AutomaKind { level, dials: AutomaDials::default() }), ..Wish::default() };
    }
    setup.settle(&mut rng).unwrap_or_else(|e| panic!("game {game}: {e}"));
    setup
}

/// The game before the first card is dealt, or some way on with airships over the board.
fn table(game: u64) -> State {
    table_of(game, setup(game).start().unwrap())
}

/// Every second game begins some way on.
pub fn table_of(game: u64, start: State) -> State {
    if game.is_multiple_of(2) {
        return start;
    }
    let mut rng = rng(game ^ 0xf17);
    let dealt = random_game(game, start, 0, |_, _, _| {});
    let mut doc = PositionDoc::of(&dealt);
    doc.deck = None;
    for seat in &mut doc.seats {
        seat.power = Some(10);
        seat.hand = "2234".into();
        if seat.mat.starts_with("automa") {
            let home = format!("@{}", seat.faction);
            seat.mechs.at = vec![home.clone(), home];
            continue;
        }
        seat.popularity = Some(9);
        seat.coins = Some(30);
        let workers = seat.workers.clone().unwrap_or_default();
        let home = format!("@{}", seat.faction);
        seat.mechs.slots = vec![1, 2, 3, 4];
        seat.mechs.at = vec![workers[0].clone(), workers[1].clone(), home.clone(), home];
        seat.workers = Some(workers.iter().cycle().take(6).cloned().collect());
        let tokens = [("food", 5), ("metal", 5), ("oil", 5), ("wood", 5)];
        doc.resources.insert(workers[0].clone(), tokens.iter().map(|(k, n)| (k.to_string(), *n)).collect());
        if let Some(airship) = &mut seat.airship {
            airship.at = Some(format!("h{:02}", 1 + below(&mut rng, 47)));
        }
    }
    doc.to_state().unwrap_or_else(|e| panic!("game {game}: {e}"))
}

/// Plays so many games and says in which one something was wrong.
fn games(count: u64, turns: u16, mut look: impl FnMut(&State, Actor, Move)) {
    for game in 0..count {
        random_game(game, table(game), turns, &mut look);
    }
}

/// Tokens on the board and aboard the airships.
fn all_tokens(state: &State) -> u32 {
    let public = state.public();
    let ground = (0..).map_while(Place::from_index).flat_map(|p| public.resources(p));
    let aboard = public.seats().flat_map(|s| public.player(s).aboard());
    ground.chain(aboard).map(u32::from).sum()
}

fn freight(player: &Player) -> Option<Freight> {
    player.airship_tile(TileSide::Aggressive).and_then(|t| t.face().freight)
}

fn check(state: &State) {
    let public = state.public();
    let rules = public.rules();
    let mut cards = state.combat_deck().plus(public.discard());
    let text = || state.to_position();
    for seat in public.seats() {
        let player = public.player(seat);
        cards = cards.plus(state.own(seat).hand());
        assert_eq!(player.hand_count(), state.own(seat).hand().count());
        assert_eq!(player.objective_count() as usize, state.own(seat).objectives().count());
        assert!(player.power() <= 16 && player.popularity() <= 18);
        assert!(player.stars().total() <= 6, "more than six stars\n{}", text());
        assert_eq!(player.workers().count(), player.worker_count() as usize, "{}", text());
        assert_eq!(player.mechs().count(), player.mech_count() as usize);
        assert!((2..=8).contains(&player.worker_count()));
        // Airships.
        assert_eq!(player.airship().is_some(), rules.has(Switch::Airships), "{}", text());
        if let Some(at_) = player.airship() {
            let home = Place::home(player.faction());
            assert!(at_.hex().is_some() || at_ == home, "an airship on a foreign base\n{}", text());
        }
        let tokens: u8 = player.aboard().iter().sum();
        let workers = player.workers().filter(|p| p.is_aboard()).count();
        match freight(player) {
            Some(_) if rules.has(Switch::AirshipEitherFreight) => {
                assert!(tokens <= 3 && workers <= 2 && (tokens == 0 || workers == 0), "{}", text());
            }
            Some(Freight::Resources) => assert!(tokens <= 3 && workers == 0, "{}", text()),
            Some(Freight::Workers) => assert!(tokens == 0 && workers <= 2, "{}", text()),
            None => assert!(tokens == 0 && workers == 0, "{}", text()),
        }
        let hero = player.airship_tile(TileSide::Passive) == Some(AirshipTile::Hero);
        assert!(hero || !player.character().is_aboard(), "{}", text());
        assert!(!player.mechs().any(Place::is_aboard), "{}", text());
        if let Some(automa) = player.automa() {
            // R74, R75
            assert!(automa.marker() < automa.kind().level.face().spaces, "{}", text());
            assert!(player.airship().is_none_or(|p| p == Place::home(player.faction())));
            assert!(TileSide::ALL.iter().all(|side| player.airship_tile(*side).is_none()));
            let tile = public.ending().resolution();
            let stars = player.stars();
            assert_eq!(stars.on(Star::Tile), 0);
            assert_eq!(stars.on(Star::Mission), (tile == Some(Resolution::MissionPossible)) as u8);
            if !rules.has(Switch::AutomaTilePopularity) {
                assert_eq!(player.popularity(), 10);
            }
        }
    }
    assert_eq!(cards, CombatCards([16, 12, 8, 6]), "combat cards");
    assert_eq!(public.deck_count(), state.combat_deck().count());
}

/// What a move may change of tokens, workers and airships.
fn check_move(before: &State, actor: Actor, mv: Move) {
    let mut after = *before;
    let mut events = Vec::new();
    after.apply_unchecked_with(actor, mv, &mut events);
    let (mut tokens, mut removed) = (all_tokens(before) as i64, false);
    let mut workers = [0u8; MAX_SEATS];
    for event in &events {
        match *event {
            Event::ResourcesGained { amount, .. } => tokens += amount as i64,
            Event::ResourcePaid { .. } => tokens -= 1,
            Event::ResourcesRemoved { .. } => removed = true,
            Event::WorkersGained { seat, amount, .. } => workers[seat.index()] += amount,
            Event::AutomaDeployed { seat, unit: UnitKind::Worker } => workers[seat.index()] += 1,
            Event::UnitMoved { unit: UnitKind::Airship, from, to, .. } => {
                assert!(to.hex().is_some() && to != from, "an airship enters no base");
            }
            Event::Retreated { seat, unit: UnitKind::Airship, to, .. } => {
                let public = before.public();
                let tile = public.player(public.active()).airship_tile(TileSide::Aggressive);
                let home = Place::home(public.player(seat).faction());
                assert!(tile == Some(AirshipTile::Blitzkrieg) && to == home, "{}", before.to_position());
            }
            _ => {}
        }
    }
    let now = all_tokens(&after) as i64;
    if removed {
        assert!(now <= tokens, "{mv}\n{}", before.to_position());
    } else {
        assert_eq!(now, tokens, "tokens: {mv} {events:?}\n{}", before.to_position());
    }
    for seat in before.public().seats() {
        let count = |s: &State| s.public().player(seat).worker_count();
        assert_eq!(count(&after), count(before) + workers[seat.index()], "{mv}\n{}", before.to_position());
    }
}

#[test]
fn pieces_are_conserved_and_airships_keep_their_limits() {
    let mut flown = 0u64;
    let mut aboard = 0u64;
    for game in 0..1500 {
        let end = random_game(game, table(game), 90, |state, actor, mv| {
            check(state);
            check_move(state, actor, mv);
            flown += matches!(mv, Move::Step { unit: UnitKind::Airship, .. }) as u64;
            aboard += matches!(mv, Move::Load { .. }) as u64;
        });
        check(&end);
    }
    assert!(flown > 3000 && aboard > 500, "only {flown} flights, {aboard} loads");
}

#[test]
fn positions_with_modules_read_back_to_the_same_state() {
    let mut count = 0u64;
    let read = |text: &str, state: &State| {
        let back = State::from_position(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert!(back == *state, "reading back gives another state:\n{text}\n{}", back.to_position());
    };
    for game in 0..500 {
        let end = random_game(game, table(game), 70, |state, _, _| {
            count += 1;
            if count.is_multiple_of(7) {
                read(&state.to_position(), state);
            }
            if count.is_multiple_of(43) {
                read(&state.to_position_json(), state);
            }
        });
        read(&end.to_position(), &end);
        read(&end.to_position_json(), &end);
    }
}

#[test]
fn views_of_games_with_modules_leak_nothing() {
    let mut dice = rng(11);
    let (mut count, mut compared, mut secret) = (0u64, 0u64, 0u64);
    games(400, 60, |state, actor, mv| {
        count += 1;
        if !count.is_multiple_of(9) {
            return;
        }
        for viewer in state.public().viewers() {
            let view = View::of(state, viewer);
            let other = view.resample(&mut dice);
            check(&other);
            assert_eq!(View::of(&other, viewer), view, "{}", state.to_position());
            if let Some(seat) = viewer.seat() {
                assert_eq!(other.legal(seat), state.legal(seat), "{}", state.to_position());
                if !state.public().player(seat).is_automa() {
                    assert_eq!(view.legal(), state.legal(seat));
                }
            }
            compared += sounds_the_same(viewer.at(state.public()), actor, mv, state, &other) as u64;
            secret += secret_moves_look_the_same(viewer.at(state.public()), actor, mv, state);
        }
    });
    assert!(secret > 1000, "only {secret} secret moves were compared");
    assert!(compared > 10_000, "only {compared} moves were compared");
}

#[test]
fn with_modules_a_move_is_legal_if_and_only_if_apply_accepts_it() {
    let mut seen: Vec<(Actor, Move)> = Vec::new();
    let (mut count, mut tried) = (0u64, 0u64);
    games(80, 50, |state, actor, mv| {
        count += 1;
        if !seen.contains(&(actor, mv)) && seen.len() < 800 {
            seen.push((actor, mv));
        }
        if let Awaiting::Seats(seats) = state.awaiting() {
            for seat in seats.iter() {
                assert!(!state.public().player(seat).is_automa(), "an Automa is asked");
                let list = state.legal(seat);
                let mut sorted = list.to_vec();
                sorted.sort();
                sorted.dedup();
                assert_eq!(sorted.len(), list.len(), "a move stands twice\n{}", state.to_position());
                assert!(list.iter().all(|mv| mv.to_string().parse() == Ok(*mv)));
                assert!(list.iter().all(|mv| state.check(Actor::Seat(seat), *mv).is_ok()));
            }
        }
        if !count.is_multiple_of(17) {
            return;
        }
        for (actor, mv) in &seen {
            let listed = match actor {
                Actor::Chance => state.chance().iter().any(|(m, _)| m == mv),
                Actor::Seat(seat) => state.legal(*seat).contains(mv),
            };
            let mut copy = *state;
            let accepted = copy.apply(*actor, *mv).is_ok();
            assert_eq!(listed, accepted, "{actor}: {mv}\n{}", state.to_position());
            assert!(accepted || copy == *state, "a refused move changed the state: {mv}");
            tried += 1;
        }
    });
    assert!(tried > 50_000, "only {tried} moves were tried");
}

/// Turns each seat has begun.
fn count_turns(turns: &mut [u16; MAX_SEATS], last: &mut u16, state: &State) {
    if state.public().turns() != *last {
        *last = state.public().turns();
        turns[state.public().active().index()] += 1;
    }
}

#[test]
fn games_with_every_resolution_tile_end() {
    let mut ended = [0u32; Resolution::COUNT];
    for game in 0..300 {
        if !modules(game).contains(&Switch::Resolutions) {
            continue;
        }
        let (mut turns, mut last) = ([0u16; MAX_SEATS], u16::MAX);
        let mut before = None;
        let end = random_game(game, setup(game).start().unwrap(), 20_000, |state, _, _| {
            if !state.public().is_dealing() {
                count_turns(&mut turns, &mut last, state);
                before = Some(*state);
            }
        });
        assert!(end.is_over(), "game {game} has not ended");
        check(&end);
        let public = end.public();
        let tile = public.ending().resolution().unwrap();
        ended[tile.index()] += 1;
        assert!(public.pending().len() == 0);
        let seats: Vec<Seat> = public.seats().collect();
        let stars = |s: Seat| public.player(s).stars().total();
        let trigger = public.ending().trigger();
        match tile {
            Resolution::DoomsdayClock => {
                assert!(trigger.is_none());
                assert!(seats.iter().all(|s| turns[s.index()] == 20), "game {game}: {turns:?}");
            }
            Resolution::DejaVu => assert_eq!(seats.iter().filter(|s| stars(**s) == 6).count(), 1),
            Resolution::FactoryExplosion => assert!(stars(trigger.unwrap()) >= 5),
            Resolution::KingOfTheHill | Resolution::BackupPlan => assert_eq!(stars(trigger.unwrap()), 6),
            _ => {
                assert_eq!(stars(trigger.unwrap()), 6);
                assert!(seats.iter().all(|s| public.ending().turns_left(*s) == Some(0)), "game {game}");
            }
        }
    }
    assert!(ended.iter().all(|n| *n > 0), "every tile was played: {ended:?}");
}

/// Who controls a territory, written down as the rules say it, one question after the other.
fn controls(public: &Public, seat: Seat, hex: Hex) -> bool {
    let place = hex.place();
    let occupies =
        |s: Seat| public.player(s).fighters_on(place) > 0 || public.player(s).workers_on(place) > 0;
    let others = |s: Seat| public.seats().any(|o| o != s && occupies(o));
    let haven = |s: Seat| {
        let player = public.player(s);
        let tiles = TileSide::ALL.into_iter().filter_map(|side| player.airship_tile(side));
        let control = tiles.flat_map(|t| t.face().effects).any(|e| *e == TileEffect::Control);
        control && player.airship() == Some(place) && !others(s)
    };
    // Airships of two players over the same territory control nothing.
    let holder = || public.seats().find(|s| haven(*s) && public.seats().all(|o| o == *s || !haven(o)));
    if occupies(seat) {
        return !others(seat) || seat != public.active();
    }
    if holder() == Some(seat) {
        return true;
    }
    let built = Structure::ALL.into_iter().any(|s| public.player(seat).structure(s) == Some(hex));
    built && !others(seat) && holder().is_none()
}

/// Control is worked out for all seats and places at once; nothing may get lost in that.
#[test]
fn control_is_what_the_rules_say_at_every_moment() {
    let mut havens = 0u32;
    let mut look = |state: &State, _: Actor, _: Move| {
        let public = state.public();
        for hex in (1..).map_while(Hex::new) {
            let held = public.seats().filter(|s| controls(public, *s, hex)).collect::<Vec<_>>();
            for seat in public.seats() {
                let says = public.controlled(seat).contains(hex);
                assert_eq!(says, held.contains(&seat), "{seat} {hex}\n{}", state.to_position());
            }
            assert_eq!(public.controller(hex), held.first().copied(), "{hex}\n{}", state.to_position());
            let empty = |s: &Seat| {
                public.player(*s).fighters_on(hex.place()) + public.player(*s).workers_on(hex.place()) == 0
            };
            havens +=
                held.iter().any(|s| empty(s) && public.player(*s).airship() == Some(hex.place())) as u32;
        }
    };
    for game in 0..60 {
        // Every second table has Safe Haven.
        let mut start = setup(game);
        if game % 2 == 1 {
            start = Setup::random(2 + game as usize % 6)
                .with_rules("rulebook +invaders-from-afar +airships".parse().unwrap());
            start.tiles.passive = Some(AirshipTile::SafeHaven);
            start.settle(&mut rng(game)).unwrap();
        }
        random_game(game, start.start().unwrap(), 60, &mut look);
    }
    assert!(havens > 1000, "{havens}");
}
