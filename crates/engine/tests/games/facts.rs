//! What the engine says of a position agrees with what the rules then do.

use crate::common::{pending, position, seat};
use crate::properties::games;
use kosa_engine::vocab::*;
use kosa_engine::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

#[test]
fn a_view_knows_whole_answers_as_well_as_the_state() {
    let (mut loads, mut payments, mut produced) = (0, 0, 0);
    games(800, 60, |state, actor, _| {
        let Actor::Seat(seat) = actor else { return };
        let view = View::of(state, seat);
        match state.public().question() {
            Some(Question::Carry | Question::Pay { .. }) => {
                assert_eq!(view.at_once(), state.at_once(seat));
                assert_eq!(view.payments(), state.payments(seat));
                let ways = [view.at_once(), view.payments().unwrap_or_default()].concat();
                for way in ways {
                    let mut after = *state;
                    for mv in &way.moves {
                        after.apply(Actor::Seat(seat), *mv).unwrap_or_else(|e| panic!("{e}"));
                    }
                    match way.meaning {
                        Meaning::LoadAll | Meaning::LoadNothing => loads += 1,
                        _ => payments += 1,
                    }
                }
            }
            Some(Question::Produce { .. }) => {
                let choices = view.produce_choices(&[]);
                assert_eq!(choices, state.produce_choices(seat, &[]));
                // Gathered backwards, and sent in the order of the rules.
                let mut chosen = Vec::new();
                while let Some(next) = view.produce_choices(&chosen).last() {
                    chosen.push((next.hex, next.most));
                }
                let moves = view.produce_moves(&chosen).expect("what may be chosen may be sent");
                let mut after = *state;
                let mut events = Vec::new();
                for mv in moves {
                    after.apply_with(Actor::Seat(seat), mv, &mut events).unwrap_or_else(|e| panic!("{e}"));
                }
                let same = after.public().question() == state.public().question();
                assert!(!same, "it is produced:\n{}", state.to_position());
                produced += chosen.len();
            }
            _ => {}
        }
    });
    assert!(loads > 500 && payments > 300 && produced > 500, "{loads} {payments} {produced}");
}

#[test]
fn moves_tried_out_on_a_view_come_out_as_at_the_table() {
    let mut compared = [0; 3];
    games(300, 60, |state, actor, mv| {
        let Actor::Seat(seat) = actor else { return };
        let view = View::of(state, seat);
        let trial = view.try_out(&[mv]);
        assert_eq!(trial.made, 1);
        let mut after = *state;
        after.apply(actor, mv).unwrap();
        match trial.ended {
            TrialEnd::Made => {
                assert_eq!(trial.view, View::of(&after, seat), "{mv}\n{}", state.to_position());
                compared[0] += 1;
            }
            TrialEnd::Unknown => compared[1] += 1,
            end => panic!("{end:?}"),
        }
        // A second answer is made only if the viewer is asked again.
        let end = view.try_out(&[mv, Move::Dial(99)]);
        assert!(end.ended != TrialEnd::Made && end.made == 1);
        compared[2] += 1;
    });
    assert!(compared[0] > 10_000 && compared[1] > 100, "{compared:?}");
}

/// A preview is made on a view, with secrets that are made up: it tells what would happen up to the first thing that is
/// revealed by it, and of that nothing, unless the viewer has seen it before.
#[test]
fn a_preview_stops_before_whatever_would_be_revealed() {
    let (mut whole, mut cut, mut struck_before) = (0, std::collections::BTreeMap::new(), 0);
    games(1500, 60, |state, actor, mv| {
        let Actor::Seat(seat) = actor else { return };
        let view = View::of(state, seat);
        let public = view.public();
        let (mut after, mut events) = (*state, Vec::new());
        after.apply_with(actor, mv, &mut events).unwrap();
        let mut is_new = |event: &Event| {
            let known = match *event {
                Event::TrapSprung { place, .. } => {
                    let struck = public.tokens().traps().any(|trap| trap.at == place && trap.known.is_some());
                    struck_before += struck as u32;
                    struck || public.player(seat).faction() == Faction::Togawa
                }
                _ => false,
            };
            event.reveals_to(seat) && !known
        };
        let first = events.iter().position(&mut is_new);
        let expected: Vec<Seen> =
            events[..first.unwrap_or(events.len())].iter().map(|event| event.seen_by(seat)).collect();
        let (trial, told) = view.try_out_told(&[mv]);
        assert_eq!(told, expected, "{mv}: {events:?}\n{}", state.to_position());
        assert_eq!(trial.ended == TrialEnd::Unknown, first.is_some(), "{mv}\n{}", state.to_position());
        match first {
            Some(i) => *cut.entry(format!("{:?}", core::mem::discriminant(&events[i]))).or_insert(0) += 1,
            None => whole += 1,
        }
    });
    assert!(whole > 10_000 && cut.len() >= 3 && struck_before > 0, "{whole} {cut:?} {struck_before}");
}

/// Whoever has looked through the Factory cards and has taken none, as a position may say, finds them as they lay.
#[test]
fn factory_cards_that_were_looked_through_are_no_news() {
    let told = |seen: &str| {
        let state = position(&format!(
            "active 1; factory 3 cards 2 5 9{seen}; seat nordic industrial; character h24; seat crimea mechanical"
        ));
        let view = View::of(&state, seat(1));
        let moves = ["section build", "move", "step character h24 h23", "done"];
        let (trial, told) = view.try_out_told(&moves.map(|mv| mv.parse().unwrap()));
        let cards = told.iter().find_map(|seen| match seen.event() {
            Event::FactorySeen { cards, .. } => {
                cards.map(|cards| cards.iter().map(|card| card.number()).collect())
            }
            _ => None,
        });
        (trial.ended, cards)
    };
    assert_eq!(told(" seen-by 1"), (TrialEnd::Made, Some(vec![2, 5, 9])));
    assert_eq!(told(""), (TrialEnd::Unknown, None));
}

#[test]
fn the_outlook_of_a_step_is_what_then_happens() {
    let mut met = [0; 6];
    games(1500, 80, |state, actor, mv| {
        let (Actor::Seat(seat), Move::Step { unit, to, .. }) = (actor, mv) else { return };
        if !matches!(state.public().question(), Some(Question::Units | Question::Onward)) {
            return;
        }
        let outlook = state.public().outlook(seat, unit, to);
        let mut after = *state;
        let mut events = Vec::new();
        after.apply_with(actor, mv, &mut events).unwrap();
        // Loads and tolls are asked for first.
        while let Some(Question::Carry | Question::Toll { .. }) = after.public().question() {
            let answer = after.legal(seat).into_iter().find(|m| !matches!(m, Move::Reveal(_))).unwrap();
            after.apply_with(actor, answer, &mut events).unwrap();
        }
        let context = || format!("{mv}: {outlook:?}\n{events:?}\n{}", state.to_position());
        let tolls = events.iter().filter(|e| matches!(e, Event::TollPaid { .. })).count();
        assert_eq!(outlook.toll as usize, tolls, "{}", context());
        let sprung = events.iter().any(|e| matches!(e, Event::TrapSprung { place, .. } if *place == to));
        assert_eq!(outlook.trap.is_some(), sprung, "{}", context());
        let at_once = state.public().rules().has(Switch::WorkersRetreatAtOnce);
        let driven: u8 = events
            .iter()
            .filter_map(|e| if let Event::WorkersDrivenOff { count, .. } = e { Some(*count) } else { None })
            .sum();
        if at_once && outlook.combat.is_none() {
            assert_eq!(outlook.workers, driven, "{}", context());
            let lost = events.iter().filter_map(|e| match e {
                Event::PopularityLost { amount, .. } => Some(*amount),
                _ => None,
            });
            let lost: u8 = lost.sum();
            assert!(sprung || outlook.popularity == lost, "{}", context());
        }
        if outlook.stops() {
            assert_ne!(after.public().question(), Some(Question::Onward), "{}", context());
        }
        let happened = [
            outlook.combat.is_some(),
            outlook.drives_off.is_some(),
            outlook.trap.is_some(),
            outlook.encounter,
            outlook.factory,
            outlook.toll > 0,
        ];
        for (count, met) in met.iter_mut().zip(happened) {
            *count += met as u32;
        }
    });
    assert!(met.iter().all(|n| *n > 10), "too little was met: {met:?}");
}

#[test]
fn a_star_is_placed_when_its_goal_is_reached_and_an_objective_shown_when_nothing_lacks() {
    let (mut stars, mut shown, mut lacking) = (0, 0, 0);
    games(600, 80, |state, actor, mv| {
        let public = state.public();
        for seat in public.seats() {
            for star in Star::ALL {
                let progress = public.progress(seat, star);
                assert!(progress.placed <= progress.limit.max(progress.placed));
                assert_eq!(progress.placed, public.player(seat).stars().on(star));
            }
        }
        let Actor::Seat(seat) = actor else { return };
        if let (Some(Question::Section | Question::EndTurn), None) =
            (public.question(), public.ending().resolution())
        {
            for (card, seen) in state.own(seat).objectives().map(|card| (card, state.legal(seat))) {
                let progress = public.objective_progress(seat, card);
                let holds = progress.iter().all(ConditionProgress::holds);
                let room = !public.progress(seat, Star::Objective).is_complete();
                let now =
                    card.face().timing == Timing::OwnTurn || public.question() == Some(Question::EndTurn);
                assert_eq!(seen.contains(&Move::Reveal(card)), holds && room && now, "{progress:?}");
                shown += holds as u32;
                for part in progress.iter().flat_map(|c| &c.parts) {
                    assert_eq!(part.lacking() == 0, part.holds());
                    lacking += (!part.holds()) as u32;
                }
            }
        }
        let mut after = *state;
        let mut events = Vec::new();
        after.apply_with(actor, mv, &mut events).unwrap();
        for event in events {
            let Event::StarPlaced { seat, star, .. } = event else { continue };
            if let Some((has, of)) = after.public().player(seat).progress(star) {
                assert!(has >= of, "{star}: {has}/{of}");
                stars += 1;
            }
        }
    });
    assert!(stars > 100 && shown > 100 && lacking > 1000, "{stars} {shown} {lacking}");
}

#[test]
fn sections_cost_and_give_what_they_say() {
    let (mut closed, mut halves, mut bottoms, mut refused) = (0, 0, 0, 0);
    games(700, 60, |state, actor, _| {
        let (Actor::Seat(seat), Some(Question::Section)) = (actor, state.public().question()) else { return };
        let legal = state.legal(seat);
        let context = || state.to_position();
        for facts in state.public().sections(seat) {
            let choose = Move::Choose(facts.section);
            assert_eq!(facts.why_not.is_none(), legal.contains(&choose), "{}", context());
            if facts.why_not.is_some() {
                closed += 1;
                continue;
            }
            let mut chosen = *state;
            chosen.apply(actor, choose).unwrap();
            let at_top = matches!(chosen.public().question(), Some(Question::Top(_)));
            for half in &facts.top {
                let listed = at_top && chosen.legal(seat).contains(&half.mv);
                assert_eq!(half.why_not.is_none(), listed, "{half:?}\n{}", context());
                if let (false, Some(why)) = (listed, half.why_not) {
                    let said = chosen.why_not(actor, &half.mv);
                    assert!(!at_top || said == Some(why), "{half:?} {said:?}\n{}", context());
                    refused += 1;
                    continue;
                }
                let before = *chosen.public().player(seat);
                let mut after = chosen;
                let mut events = Vec::new();
                after.apply_with(actor, half.mv, &mut events).unwrap();
                let gained = |what: fn(&Event) -> Option<(Seat, u16)>| -> u16 {
                    events.iter().filter_map(what).filter(|(s, _)| *s == seat).map(|(_, n)| n).sum()
                };
                if let Move::FactoryOption(_) | Move::Produce | Move::MoveUnits = half.mv {
                    assert!(before.coins() >= half.cost.coins as u16);
                    continue;
                }
                let said = |what: fn(&Effect) -> u8| half.gains.iter().map(what).sum::<u8>() as u16;
                let spent = gained(|e| match e {
                    Event::CoinsSpent { seat, amount } => Some((*seat, *amount)),
                    _ => None,
                });
                assert_eq!(spent, half.cost.coins as u16, "{half:?}");
                let power = gained(|e| match e {
                    Event::PowerGained { seat, amount } => Some((*seat, *amount as u16)),
                    _ => None,
                });
                assert_eq!(power, said(|g| if let Effect::Power(n) = g { *n } else { 0 }), "{half:?}");
                let popularity = gained(|e| match e {
                    Event::PopularityGained { seat, amount } => Some((*seat, *amount as u16)),
                    _ => None,
                });
                assert_eq!(
                    popularity,
                    said(|g| if let Effect::Popularity(n) = g { *n } else { 0 }),
                    "{half:?}"
                );
                halves += 1;
            }
            if at_top {
                chosen.apply(actor, Move::Skip).unwrap();
            }
            let bottom = &facts.bottom;
            let asked = matches!(chosen.public().question(), Some(Question::Bottom(_)));
            let listed = asked && chosen.legal(seat).contains(&bottom.mv);
            assert_eq!(bottom.why_not.is_none(), listed, "{bottom:?}\n{}", context());
            if !listed || bottom.action.is_none() {
                continue;
            }
            let Some((resource, cost)) = bottom.cost else { continue };
            let mut after = chosen;
            let mut events = Vec::new();
            after.apply_with(actor, bottom.mv, &mut events).unwrap();
            // To the end of the action, always the first answer.
            let mut bought = 0;
            while pending(&after).starts_with("draw:")
                || matches!(
                    after.public().question(),
                    Some(
                        Question::Pay { .. }
                            | Question::Upgrade
                            | Question::Deploy { .. }
                            | Question::Build { .. }
                            | Question::Enlist
                    )
                )
            {
                if let Some((outcome, _)) = after.chance().first() {
                    after.apply_with(Actor::Chance, *outcome, &mut events).unwrap();
                    continue;
                }
                let mv = after.legal(seat)[0];
                bought += (!mv.is_payment() && !mv.is_leaving()) as u32;
                // A recruit enlisted now has its bonus too: leave it, to compare what was said before.
                let mv = if matches!(mv, Move::Enlist { .. }) { Move::Skip } else { mv };
                after.apply_with(actor, mv, &mut events).unwrap();
            }
            let paid = events
                .iter()
                .filter(|e| matches!(e, Event::ResourcePaid { resource: r, .. } if *r == resource));
            let cards = events.iter().filter(|e| matches!(e, Event::CardDiscarded { .. })).count();
            assert_eq!(paid.count() + cards, cost as usize, "{bottom:?}\n{}", context());
            // The first answer is a token wherever one will do.
            assert_eq!(cards > 0, bottom.needs_card, "{bottom:?}\n{}", context());
            assert!(bottom.has + bottom.needs_card as u32 >= cost as u32, "{bottom:?}\n{}", context());
            assert_eq!(bottom.idle.is_some(), bought == 0, "{bottom:?}\n{}", context());
            let recruits: Vec<Seat> = events
                .iter()
                .filter_map(|e| if let Event::RecruitBonus { seat, .. } = e { Some(*seat) } else { None })
                .collect();
            let own = bottom.bonus.filter(|(_, n)| *n > 0).map(|_| seat);
            let others = bottom.neighbours.iter().filter(|(_, _, n)| *n > 0).map(|(s, ..)| *s);
            let said: Vec<Seat> = own.into_iter().chain(others).collect();
            // The sixth star may end the game between the two.
            assert!(after.is_over() || recruits == said, "{recruits:?} {bottom:?}\n{}", context());
            bottoms += 1;
        }
    });
    assert!(
        closed > 500 && halves > 5000 && bottoms > 500 && refused > 300,
        "{closed} {halves} {bottoms} {refused}"
    );
}

#[test]
fn nobody_fights_with_more_than_was_said_to_be_possible() {
    let mut told: Vec<(Seat, u8)> = Vec::new();
    let (mut fought, mut exact) = (0, 0);
    games(1500, 80, |state, actor, mv| {
        let public = state.public();
        if public.combat().is_some()
            && matches!(public.question(), Some(Question::Dials | Question::Ability { .. }))
        {
            for viewer in public.seats().map(Viewer::Seat).chain([Viewer::Bystander]) {
                let view = View::of(state, viewer);
                let facts = view.combat_facts().unwrap();
                for side in facts.sides.iter().filter(|side| !side.committed) {
                    told.push((side.seat, side.most));
                    if let (Some(Question::Dials), Awaiting::Seats(seats)) =
                        (public.question(), state.awaiting())
                        && seats.contains(side.seat)
                        && state.own(side.seat).dial().is_none()
                    {
                        let most = state.legal(side.seat).iter().filter_map(Move::amount).max();
                        assert_eq!(Some(side.most_power), most, "{}", state.to_position());
                        exact += 1;
                    }
                }
                if let Some(seat) = viewer.seat().filter(|s| !public.player(*s).is_automa()) {
                    let seen = view.unseen_cards();
                    // What is known of other hands has been seen.
                    let unknown = |s: Seat| state.own(s).hand().minus(view.known_cards(s)).unwrap();
                    let others = public.seats().filter(|s| *s != seat).map(unknown);
                    let all = others.fold(state.combat_deck(), CombatCards::plus);
                    assert_eq!(seen, all);
                }
            }
        }
        let mut after = *state;
        let mut events = Vec::new();
        after.apply_with(actor, mv, &mut events).unwrap();
        for event in &events {
            if let Event::PowerRevealed { seat, dial, cards } = event {
                let total = dial + cards.value();
                let too_little = told.iter().find(|(s, most)| s == seat && *most < total);
                assert_eq!(too_little, None, "{total}\n{}", state.to_position());
                fought += 1;
            }
        }
        if events.iter().any(|e| matches!(e, Event::CombatWon { .. })) || after.public().combat().is_none() {
            told.clear();
        }
    });
    assert!(fought > 300 && exact > 300, "{fought} {exact}");
}

/// Of a person: all hands it may hold are dealt, and looked at, one by one.
#[test]
fn the_odds_of_a_hand_are_those_of_all_hands() {
    let state = State::from_position(
        "kosa-position 1; active 1; frames end bottom:build stars:1 settle dials; combat h12 1 2; discard 2222222222222223333333333444444; \
         seat nordic industrial; hand 34; knows 2 3; mechs 1 2 at h12 h12; seat crimea mechanical; power 4; hand 235; mechs 1 2 at h12 h12",
    )
    .unwrap();
    let view = View::of(&state, Seat::new(0).unwrap());
    assert_eq!(view.odds(Side::Attacker, 1), None, "one's own choice is no matter of chance");
    assert_eq!(View::of(&state, Viewer::Bystander).odds(Side::Attacker, 1), Some(1000));
    let unseen: Vec<u8> = CombatCard::ALL
        .into_iter()
        .flat_map(|card| vec![card.value(); view.unseen_cards().of(card).into()])
        .collect();
    assert_eq!(unseen, [2, 4, 5, 5, 5, 5, 5, 5]);
    for total in 0..20 {
        let (mut good, mut all) = (0, 0);
        for (i, one) in unseen.iter().enumerate() {
            for two in &unseen[i + 1..] {
                // It may play two of its three cards.
                let mut hand = [3, *one, *two];
                hand.sort();
                all += 1;
                good += u16::from(4 + hand[1] + hand[2] >= total);
            }
        }
        assert_eq!(view.odds(Side::Defender, total), Some(1000 * good / all), "{total}");
    }
}

/// Of an Automa: the same combat is fought over and over, as chance decides.
#[test]
fn the_odds_of_an_automa_are_how_often_it_comes_to_so_much() {
    let state = State::from_position(
        "kosa-position 1; active 1; frames end bottom:build stars:1 settle dials; combat h12 1 2; \
         seat nordic industrial; hand 34; power 1; mechs 1 2 at h12 h12; seat crimea automa:ultimaszyna; power 9; hand 2355; mechs at h12 h12",
    )
    .unwrap();
    let me = Seat::new(0).unwrap();
    let view = View::of(&state, me);
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let (mut reached, rounds) = ([0u32; 30], 6000);
    for _ in 0..rounds {
        let mut state = view.resample(&mut rng);
        state.apply(Actor::Seat(me), Move::Dial(0)).unwrap();
        let mut events = Vec::new();
        while !events.iter().any(|e| matches!(e, Event::PowerRevealed { seat, .. } if *seat != me)) {
            match state.awaiting() {
                Awaiting::Chance => {
                    let mv = random::draw(&mut rng, &state.chance()).unwrap();
                    state.apply_with(Actor::Chance, mv, &mut events).unwrap();
                }
                _ => {
                    let mv = state.legal(me)[0];
                    state.apply_with(Actor::Seat(me), mv, &mut events).unwrap();
                }
            }
        }
        let told = events.iter().find_map(|e| match e {
            Event::PowerRevealed { seat, dial, cards } if *seat != me => Some(dial + cards.value()),
            _ => None,
        });
        reached[..=usize::from(told.unwrap())].iter_mut().for_each(|n| *n += 1);
    }
    for (total, n) in reached.iter().enumerate() {
        let odds = i32::from(view.odds(Side::Defender, total as u8).unwrap());
        let found = (n * 1000 / rounds) as i32;
        assert!((odds - found).abs() <= 25, "{total}: {odds} said, {found} found");
    }
}

/// Who stands there already fights along, and so do workers that are carried.
#[test]
fn a_combat_is_foretold_as_it_comes() {
    let (mut fought, mut joined) = (0, 0);
    games(600, 60, |state, actor, _| {
        let (Actor::Seat(seat), Some(Question::Units)) = (actor, state.public().question()) else { return };
        let view = View::of(state, seat);
        for way in state.ways(seat, &Carrying::EVERYTHING) {
            let place = way.to();
            if way.outlook.combat.is_none() || way.outlook.trap.is_some() {
                continue;
            }
            let told = view.combat_after(&way.moves, place).unwrap();
            let mut after = *state;
            for mv in &way.moves {
                after.apply(actor, *mv).unwrap();
            }
            while let Some(question) = after.public().question() {
                let next = match question {
                    Question::Units => Move::Done,
                    Question::CombatOrder => Move::Fight(place.hex().unwrap()),
                    _ => break,
                };
                after.apply(actor, next).unwrap();
            }
            let there = |combat: &&Combat| combat.hex() == place.hex() && !combat.is_duel();
            if after.public().combat().filter(there).is_none() {
                continue;
            }
            let facts = View::of(&after, seat).combat_facts().unwrap();
            let known = |facts: &CombatFacts| {
                facts.sides.clone().map(|side| (side.seat, side.fighters, side.workers))
            };
            assert_eq!(known(&told), known(&facts), "{:?}\n{}", way.moves, state.to_position());
            // Abilities used already have taken or given something.
            if facts.sides.iter().all(|side| side.abilities.is_empty()) {
                let able = |facts: &CombatFacts| {
                    facts.sides.clone().map(|side| (side.power, side.hand, side.card_limit, side.most))
                };
                assert_eq!(able(&told), able(&facts), "{:?}\n{}", way.moves, state.to_position());
            }
            fought += 1;
            joined += u32::from(state.public().player(seat).fighters_on(place) > 0);
        }
    });
    assert!(fought > 100 && joined > 0, "{fought} {joined}");
}
