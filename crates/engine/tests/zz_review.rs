mod common;
use common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

#[test]
fn a_many_stars() {
    let stars = "combat ".repeat(300);
    let t = format!("kosa-position 1\nseat rusviet mechanical\nstars {stars}\nseat polania agricultural\n");
    println!("{:?}", State::from_position(&t).map(|_| ()).map_err(|e| e.to_string()));
}
#[test]
fn a2_many_stars_sum() {
    let stars = "combat ".repeat(200) + &"power ".repeat(100);
    let t = format!("kosa-position 1\nseat rusviet mechanical\nstars {stars}\nseat polania agricultural\n");
    println!("{:?}", State::from_position(&t).map(|_| ()).map_err(|e| e.to_string()));
}
#[test]
fn b_six_stars_not_over() {
    let s = State::from_position("kosa-position 1\nseat rusviet mechanical\nstars combat combat power popularity mechs workers\nseat polania agricultural\n");
    println!("b: {:?}", s.as_ref().map(|s| s.awaiting()));
}
#[test]
fn b2_over_without_six() {
    let s = State::from_position("kosa-position 1\nover yes\nseat rusviet mechanical\nseat polania agricultural\n");
    println!("b2: {:?}", s.as_ref().map(|s| s.awaiting()));
}
#[test]
fn c_ability_of_nobody() {
    let s = State::from_position("kosa-position 1\nactive 1\ncombat h30 1 2\nframes end bottom:build stars:1 settle dials ability:attacker:1\nseat rusviet mechanical\npower 5\nmechs 1 at h30\nseat polania agricultural\npower 5\nmechs 1 at h30\n");
    match s { Ok(mut s) => { println!("c legal {:?}", legal(&s)); let e = play(&mut s, "use"); println!("{e:?}"); } Err(e) => println!("c refused {e}") }
}
#[test]
fn d_stuck_discard() {
    let s = State::from_position("kosa-position 1\nactive 1\nframes end bottom:factory stars:1 effects:factory:1:1:0 discard:3\nseat rusviet mechanical\nfactory-card 1\nhand 22\nseat polania agricultural\n");
    match s { Ok(mut s) => { println!("d legal {:?}", legal(&s)); play(&mut s, "discard 2"); println!("d {:?} {:?}", s.awaiting(), s.public().frames()); println!("{:?}", legal(&s)); } Err(e) => println!("d refused {e}") }
}
#[test]
fn d2_stuck_pay_under_discard() {
    let s = State::from_position("kosa-position 1\nactive 1\nrules rulebook +promo-factory\nframes end bottom:factory stars:1 effects:factory:13:1:0 pay:distinct:2:0:0 discard:1\nseat rusviet mechanical\nfactory-card 13\nhand 22\nseat polania agricultural\n");
    match s { Ok(mut s) => { println!("d2 legal {:?}", legal(&s)); play(&mut s, "discard 2"); println!("d2 {:?} {:?}", s.awaiting(), s.public().frames()); println!("{:?}", legal(&s)); } Err(e) => println!("d2 refused {e}") }
}
#[test]
fn e_undo_onto_workers() {
    let mut s = position("rules rulebook -workers-retreat-at-once -objectives-between-actions\nactive 1\nat h30 food 4\nseat rusviet mechanical\nstars combat combat power popularity mechs\ncharacter h37\nmechs 1 at h29\nfactory-card 1\nobjectives 22\nseat polania agricultural\nworkers h30 h14\n");
    play(&mut s, "section build; move; step mech h29 h30");
    println!("e legal {:?}", legal(&s));
    let ev = play(&mut s, "reveal 22");
    println!("e {ev:?} over {} mech at {:?}", s.is_over(), s.public().player(seat(1)).mechs().map(|p| p.to_string()).collect::<Vec<_>>());
    println!("controller h30 {:?}; h29 {:?}", s.public().controller("h30".parse().unwrap()), s.public().controller("h29".parse().unwrap()));
    println!("reread: {:?}", State::from_position(&s.to_position()).map(|_| ()).map_err(|e| e.to_string()));
}
#[test]
fn f_unchecked_deploy() {
    let mut s = position("active 1\nframes end bottom:deploy stars:1 effects:factory:7:1:1 deploy:-\nseat rusviet mechanical\nfactory-card 7\nseat polania agricultural\n");
    s.apply_unchecked(Actor::Seat(seat(1)), Move::Deploy { slot: 200, at: "h30".parse().unwrap() });
}
#[test]
fn f2_unchecked_discard() {
    let mut s = position("active 1\nframes end bottom:factory stars:1 effects:factory:1:1:0 discard:1\nseat rusviet mechanical\nfactory-card 1\nhand 22\nseat polania agricultural\n");
    s.apply_unchecked(Actor::Seat(seat(1)), "discard 5".parse().unwrap());
}
#[test]
fn f3_unchecked_dial() {
    let mut s = position("active 1\ncombat h30 1 2\nframes end bottom:build stars:1 settle dials\nseat rusviet mechanical\npower 5\nmechs 1 at h30\nhand 5\nseat polania agricultural\npower 0\nmechs 1 at h30\n");
    s.apply_unchecked(Actor::Seat(seat(1)), Move::Dial(255));
    s.apply_unchecked(Actor::Seat(seat(1)), "play 5".parse().unwrap());
    println!("{:?}", s.awaiting());
}
#[test]
fn g_resample_power_zero() {
    let mut s = position("active 1\nseat rusviet mechanical\npower 5\nmechs 1 at h29\nhand 5\nseat polania agricultural\npower 0\nmechs 1 at h30\nhand 22\n");
    play(&mut s, "section build; move; step mech h29 h30; done");
    println!("g real: {:?}", s.legal(seat(2)).iter().map(|m| m.to_string()).collect::<Vec<_>>());
    let v = View::of(&s, Some(seat(1)));
    let r = v.resample(&mut rng(1));
    println!("g resampled: {:?}", r.legal(seat(2)).iter().map(|m| m.to_string()).collect::<Vec<_>>());
    assert_eq!(View::of(&r, Some(seat(1))), v);
}
#[test]
fn h_deal_misdealt() {
    let s = State::from_position("kosa-position 1\nframes deal:2\nseat rusviet mechanical\nseat polania agricultural\nobjectives 3\n");
    match s { Ok(mut s) => {
        let mut g = rng(3);
        while s.awaiting() == Awaiting::Chance { let m = kosa_engine::random::draw(&mut g, &s.chance()).unwrap(); s.apply(Actor::Chance, m).unwrap(); }
        println!("h counts {} {}, held {} ; tile {:?}", s.public().player(seat(1)).objective_count(), s.public().player(seat(2)).objective_count(), s.own(seat(2)).objectives().count(), s.public().structure_tile());
    } Err(e) => println!("h refused {e}") }
}
#[test]
fn i_lake_retreat_undo() {
    // nothing
}
