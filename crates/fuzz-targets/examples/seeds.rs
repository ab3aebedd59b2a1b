//! Writes inputs for the fuzzer to begin with: one position for each kind of question, moves, and records. `cargo xtask
//! fuzz` runs it; the argument is the directory of the corpora.

use kosa_engine::record::Entry;
use kosa_engine::{Actor, Awaiting, Record, Setup, Switch, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::collections::BTreeMap;
use std::path::Path;

/// What may be played with besides.
const MODULES: [Switch; 4] =
    [Switch::InvadersFromAfar, Switch::Airships, Switch::Resolutions, Switch::AirshipPairs];

fn main() -> std::io::Result<()> {
    let dir = std::env::args().nth(1).unwrap_or_else(|| "fuzz/corpus".into());
    let mut positions: BTreeMap<String, String> = BTreeMap::new();
    let mut moves: BTreeMap<String, String> = BTreeMap::new();
    let mut records: BTreeMap<String, String> = BTreeMap::new();
    let mut sent: BTreeMap<String, String> = BTreeMap::new();
    for game in 0..72 {
        let mut rng = Pcg64Mcg::seed_from_u64(game);
        let mut setup = Setup::random(2 + game as usize % 4);
        // Two of three are played with expansions and modules.
        for (i, switch) in MODULES.into_iter().enumerate() {
            setup.rules = setup.rules.with(switch, game % 3 != 0 && (game / 3 + i as u64).is_multiple_of(2));
        }
        setup.rules = setup.rules.with(Switch::AutomaWindGambit, true);
        // Half of the tables have Automas, of every level and with every dial.
        let kinds = [
            "automa:autometta:move-check:coins-1",
            "automa:automa:deploy-check:power+2",
            "automa:automaszyna:skip-turns",
            "automa:ultimaszyna:all-moves",
        ];
        if game % 2 == 1 {
            for (wish, i) in setup.players.iter_mut().skip(1).zip(game as usize / 2..) {
                wish.automa = kinds[i % kinds.len()].parse().ok();
            }
        }
        let Ok(mut state) = setup.settle(&mut rng).and_then(|()| setup.start()) else { continue };
        let mut record = Record::new(state);
        for _ in 0..5000 {
            let (actor, mv) = match state.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance => match kosa_engine::random::draw(&mut rng, &state.chance()) {
                    Some(outcome) => (Actor::Chance, outcome),
                    None => break,
                },
                Awaiting::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { break };
                    let list = state.legal(seat);
                    let pick = kosa_engine::random::below(&mut rng, list.len() as u32) as usize;
                    (Actor::Seat(seat), list[pick])
                }
            };
            let kind = state.public().pending().last().map(|p| p.word().to_string()).unwrap_or_default();
            let view = || serde_json::to_string(&View::of(&state, state.public().active()));
            if !sent.contains_key(&kind) {
                sent.insert(kind.clone(), view()?);
            }
            positions.entry(kind).or_insert_with(|| state.to_position());
            let word = mv.to_string();
            moves.entry(word.split(' ').next().unwrap_or_default().to_string()).or_insert(word);
            if state.apply(actor, mv).is_err() {
                break;
            }
            if record.entries().len() < 120 {
                record.push(Entry::Move(actor, mv));
            }
        }
        if game < 8 {
            records.insert(format!("game{game}"), record.to_text());
        }
    }
    for (target, files) in [("position", positions), ("notation", moves), ("record", records), ("json", sent)]
    {
        let dir = Path::new(&dir).join(target);
        std::fs::create_dir_all(&dir)?;
        for (name, text) in files {
            std::fs::write(dir.join(name), text)?;
        }
    }
    Ok(())
}
