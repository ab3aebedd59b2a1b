//! What happens when the terminal goes away. Alone in its file: other tests of one process start programs that would
//! inherit the terminal and keep it open.
#![cfg(unix)]

#[path = "cli/common/mod.rs"]
#[allow(dead_code)]
mod common;

use common::Dir;
use common::pty::{SIZE, SOLO, Terminal};

#[test]
fn a_closed_terminal_ends_the_program_and_the_game_goes_on_later() {
    let dir = Dir::new("pty-closed");
    let mut kosa_play = Terminal::start(&SOLO, dir.path(), &[], SIZE);
    kosa_play.shows("Choose the section");
    kosa_play.after("3", "Move over Build");
    assert!(kosa_play.hang_up(), "the program must not outlive its terminal");
    let kosa_play = Terminal::start(&["play", "--resume"], dir.path(), &[], SIZE);
    kosa_play.shows("Move over Build");
}
