//! What happens when the terminal goes away. Alone in its file: other tests of one process start programs that would
//! inherit the terminal and keep it open.
#![cfg(unix)]

mod common;
#[path = "common/pty.rs"]
#[allow(dead_code)]
mod pty;

use common::Dir;
use pty::Terminal;

const SIZE: (u16, u16) = (100, 30);

#[test]
fn a_closed_terminal_ends_the_program_and_the_game_goes_on_later() {
    let dir = Dir::new("pty-closed");
    let solo = ["play", "--seats", "human=nordic/industrial,automa:4=crimea", "--seed", "3"];
    let mut kosa_play = Terminal::start(&solo, dir.path(), &[], SIZE);
    kosa_play.shows("Choose the section");
    kosa_play.after("3", "Move over Build");
    assert!(kosa_play.hang_up(), "the program must not outlive its terminal");
    let kosa_play = Terminal::start(&["play", "--resume"], dir.path(), &[], SIZE);
    kosa_play.shows("Move over Build");
}
