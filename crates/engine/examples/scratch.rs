use kosa_engine::*;
use kosa_engine::random::*;
use rand_core::{SeedableRng};
use rand_pcg::Pcg64Mcg as Pcg;
fn main() {
    let seats: usize = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(5);
    let games: u64 = std::env::args().nth(2).and_then(|s| s.parse().ok()).unwrap_or(200);
    println!("state {} public {} player {} frame {} move {}", size_of::<State>(), size_of::<Public>(), size_of::<Player>(), size_of::<Frame>(), size_of::<Move>());
    let t = std::time::Instant::now();
    let (mut decisions, mut chances, mut turns, mut maxlist, mut single, mut options) = (0u64, 0u64, 0u64, 0usize, 0u64,0u64);
    let mut kinds = std::collections::BTreeMap::<String,u64>::new();
    let prof = std::env::args().nth(3).is_some();
    for g in 0..games {
        let mut rng = Pcg::seed_from_u64(g);
        let mut setup = Setup::random(seats);
        setup.settle(&mut rng).unwrap();
        let mut s = setup.start().unwrap();
        let mut list = MoveList::new();
        loop {
            match s.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance => { let m = draw(&mut rng, &s.chance()).unwrap_or_else(|| panic!("no outcome {:?}", s.public().frames())); s.apply_unchecked(Actor::Chance, m); chances += 1; }
                Awaiting::Seats(set) => {
                    let seat = set.iter().next().unwrap();
                    s.legal_into(seat, &mut list);
                    if list.is_empty() { panic!("no move {:?}", s.public().frames()); }
                    if list.len()==1 { single += 1; }
                    maxlist = maxlist.max(list.len()); options += list.len() as u64;
                    if prof { let f = format!("{:?}", s.public().frame().unwrap()); let k = f.split(|c:char| !c.is_alphanumeric()).next().unwrap().to_string(); *kinds.entry(k).or_default() += 1; }
                    let m = list[below(&mut rng, list.len() as u32) as usize];
                    s.apply_unchecked(Actor::Seat(seat), m);
                    decisions += 1;
                }
            }
            if s.public().turns() > 5000 { println!("cap game {g}"); break; }
        }
        turns += s.public().turns() as u64;
    }
    let dt = t.elapsed().as_secs_f64();
    println!("{games} games {:.0} dec/s chance/s {:.0} games/s {:.1} dec/game {} turns/game {} maxlist {maxlist} single {single} avg options {:.1}", decisions as f64/dt, chances as f64/dt, games as f64/dt, decisions/games, turns/games, options as f64/decisions as f64);
    for (k,v) in kinds { println!("{k} {:.1}%", v as f64*100.0/decisions as f64); }
}
