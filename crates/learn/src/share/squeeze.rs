//! Makes texts shorter by what they repeat, of themselves or of words that stand in every record and position.

use super::bits::{Bits, Reader};

/// What texts may repeat without having said it. The order and every letter are part of the format: a change makes links
/// unreadable, so nothing is ever changed here.
const WORDS: &[u8] = b"kosa-record 1\nkosa-position 1\nrules rulebook current +airships +resolutions +invaders-from-afar +airship-pairs +automa-wind-gambit\nactive 1\nturns 1\ntag commitment tag seed tag seat1 human tag seat2 bot tag seat3 automa:automaszyna automa:ultimaszyna autometta\nmoves\ntile lakes_adjacent tunnels_adjacent encounters_adjacent on_tunnels in_a_row on_farm_or_tundra\nencounters h03 h08 h11 h13 h21 h25 h27 h35 h36 h39 h44\nencounter-deck 1-28\ndeck 2222222222222222333333333333444444445555 55\ndiscard -\nfactory 3\nobjective-deck 1-23\nat h04 food 1 metal 1 oil 1 wood 1\nframes section\nframes end bottom:build top:build stars:1 settle units dials\nseat nordic industrial\nseat rusviet engineering\nseat togawa militant\nseat crimea patriotic\nseat saxony innovative\nseat polania mechanical\nseat albion agricultural\n  power 5\n  popularity 3\n  coins 6\n  hand 23\n  objectives 12 14\n  stars combat power upgrades mechs structures recruits workers objective popularity\n  character @nordic @rusviet @crimea @saxony @polania\n  mechs 1 2 3 4 at h04 h05 h19 h26 h43 h47 h34 h41 h14 h20\n  workers h01 h02 h40 h46\n  structures monument armory mill mine\n  cubes move_unit move_coin bolster_power bolster_card trade_popularity produce_territory\n  reduced upgrade deploy build enlist\n  recruits upgrade deploy build enlist\n  bonuses power coins popularity cards\n  factory-card 7\n  token build\n  token deploy\n  token upgrade\n  token enlist\n  put-away \n  marker 9\n  resource-box 2\n  automa-deck 1-19\n  second-scheme yes\n";

/// The shortest repetition worth naming, and how many lengths there are.
const LEAST: usize = 3;
const LENGTHS: u32 = 6;
/// Bits of a distance: repetitions farther back are not found.
const REACH: u32 = 13;

/// No position and no head of a record is longer.
const MAX: usize = 1 << 18;

/// A text in fewer bytes.
pub(super) fn squeeze(text: &[u8]) -> Vec<u8> {
    let mut all = WORDS.to_vec();
    all.extend_from_slice(text);
    let mut bits = Bits::default();
    bits.number(text.len() as u32);
    let mut at = WORDS.len();
    while at < all.len() {
        let (distance, length) = longest(&all, at);
        if length >= LEAST {
            bits.put(1, 1);
            bits.put(distance as u32 - 1, REACH);
            bits.put((length - LEAST) as u32, LENGTHS);
            at += length;
        } else {
            bits.put(0, 1);
            bits.put(all[at].into(), 8);
            at += 1;
        }
    }
    bits.into_bytes()
}

/// The longest earlier text that goes on as the text does here: how far back, and how long.
fn longest(all: &[u8], at: usize) -> (usize, usize) {
    let most = ((1 << LENGTHS) - 1 + LEAST).min(all.len() - at);
    let first = at.saturating_sub(1 << REACH);
    let mut best = (0, 0);
    for from in first..at {
        let same = (0..most).take_while(|i| all[from + i] == all[at + i]).count();
        if same > best.1 {
            best = (at - from, same);
        }
    }
    best
}

/// The text that was squeezed; nothing if it cannot have been.
pub(super) fn unsqueeze(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut reader = Reader::new(bytes);
    let length = reader.number()? as usize;
    if length > MAX {
        return None;
    }
    let mut all = WORDS.to_vec();
    let end = all.len() + length;
    while all.len() < end {
        if reader.take(1)? == 0 {
            all.push(reader.take(8)? as u8);
            continue;
        }
        let distance = reader.take(REACH)? as usize + 1;
        let from = all.len().checked_sub(distance)?;
        let count = reader.take(LENGTHS)? as usize + LEAST;
        if all.len() + count > end {
            return None;
        }
        for i in 0..count {
            all.push(all[from + i]);
        }
    }
    Some(all.split_off(WORDS.len()))
}
