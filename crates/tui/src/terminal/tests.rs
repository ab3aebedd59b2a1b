//! The terminal is given back when the program panics, and what is typed while somebody thinks answers nothing. The tests start
//! their own program again in a pseudo-terminal, with a screen made for it; what a person would see is read back.

use super::{Screen, run};
use crate::input::Input;
use portable_pty::{Child, CommandBuilder, MasterPty, PtyPair, PtySize, native_pty_system};
use ratatui::Frame;
use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// How long anything may take before a test gives up: far longer than it ever does.
const PATIENCE: Duration = Duration::from_secs(60);
const ROWS: u16 = 24;
const COLS: u16 = 80;

/// A screen that panics while it is drawn, or when a key is pressed.
struct Breaks {
    drawing: bool,
}

impl Screen for Breaks {
    fn input(&mut self, _: Input) -> bool {
        panic!("the key broke something");
    }

    fn draw(&mut self, frame: &mut Frame) {
        frame.buffer_mut().set_string(0, 0, "the screen is up", crate::panels::plain());
        assert!(!self.drawing, "the drawing broke something");
    }
}

#[test]
#[ignore = "started in a pseudo-terminal by the tests below"]
#[should_panic]
fn breaks_while_drawing() {
    assert_started();
    run(&mut Breaks { drawing: true }).unwrap();
}

#[test]
#[ignore = "started in a pseudo-terminal by the tests below"]
#[should_panic]
fn breaks_at_a_key() {
    assert_started();
    run(&mut Breaks { drawing: false }).unwrap();
}

/// A screen on which somebody thinks until a key waits, and then asks.
struct Thinks {
    shown: &'static str,
    /// Whether the key came even before the thinking began: then there is none to wait for.
    typed: bool,
}

impl Screen for Thinks {
    fn input(&mut self, input: Input) -> bool {
        match input {
            Input::Enter if self.shown == "thinking" => self.typed = true,
            Input::Enter if self.shown == "asked" => self.shown = "answered by Enter",
            Input::Char('1') if self.shown == "asked" => self.shown = "answered by 1",
            _ => {}
        }
        input != Input::Char('q')
    }

    fn draw(&mut self, frame: &mut Frame) {
        frame.buffer_mut().set_string(0, 0, self.shown, crate::panels::plain());
    }

    fn work(&mut self) -> bool {
        let thinks = self.shown == "thinking";
        if thinks {
            assert!(self.typed || crossterm::event::poll(PATIENCE).unwrap(), "nobody typed anything");
            self.shown = "asked";
        }
        thinks
    }
}

#[test]
#[ignore = "started in a pseudo-terminal by the tests below"]
fn thinks_and_asks() {
    assert_started();
    run(&mut Thinks { shown: "thinking", typed: false }).unwrap();
}

/// Says so in the environment of a test that is started on purpose.
const STARTED: &str = "KOSA_TEST_BREAKS";

/// Somebody who runs all ignored tests in a terminal of his own keeps it.
fn assert_started() {
    assert!(std::env::var_os(STARTED).is_some(), "only the tests below start this");
}

/// What a program writes, as it comes; the end of it ends the channel.
fn listen(master: &dyn MasterPty) -> Receiver<Vec<u8>> {
    let mut reader = master.try_clone_reader().unwrap();
    let (tell, hear) = channel();
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(read @ 1..) = reader.read(&mut bytes) {
            if tell.send(bytes[..read].to_vec()).is_err() {
                return;
            }
        }
    });
    hear
}

/// A pseudo-terminal, and the command that runs the ignored test of this name in it.
fn prepare(test: &str) -> (PtyPair, CommandBuilder) {
    let size = PtySize { rows: ROWS, cols: COLS, pixel_width: 0, pixel_height: 0 };
    let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
    command.args(["--ignored", "--exact", "--nocapture", &format!("terminal::tests::{test}")]);
    command.env("TERM", "xterm-256color");
    command.env(STARTED, "1");
    command.env_remove("RUST_BACKTRACE");
    (native_pty_system().openpty(size).unwrap(), command)
}

/// Waits until a program has ended by itself.
fn wait_for(mut child: Box<dyn Child + Send + Sync>) {
    let begun = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if begun.elapsed() > PATIENCE {
            child.kill().unwrap();
            panic!("it does not end");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Runs the ignored test of this name in a pseudo-terminal, presses a key once its screen is up if it waits for one,
/// and looks at what is left when it has ended.
fn look_after(test: &str, words: &str, key: bool) {
    let (pair, command) = prepare(test);
    let before = pair.master.get_termios().unwrap();
    let child = pair.slave.spawn_command(command).unwrap();
    let heard = listen(&*pair.master);
    let mut terminal = vt100::Parser::new(ROWS, COLS, 0);
    let mut raw = Vec::new();
    if key {
        while !terminal.screen().contents().contains("the screen is up") {
            let bytes = heard.recv_timeout(PATIENCE).unwrap();
            terminal.process(&bytes);
            raw.extend(bytes);
        }
        let screen = terminal.screen();
        assert!(screen.alternate_screen() && screen.hide_cursor(), "it was ours");
        assert_ne!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        assert_ne!(pair.master.get_termios().unwrap(), before, "raw mode is on");
        pair.master.take_writer().unwrap().write_all(b"x").unwrap();
    }
    wait_for(child);
    // While this side of the line is open the listener waits, and the modes of the line can be asked for.
    let after = pair.master.get_termios().unwrap();
    drop(pair.slave);
    for bytes in heard {
        terminal.process(&bytes);
        raw.extend(bytes);
    }
    let raw = String::from_utf8_lossy(&raw).into_owned();
    assert!(raw.contains("\x1b[?1049h"), "the screen was up: {raw:?}");
    assert_eq!(after, before, "raw mode is off again");
    let screen = terminal.screen();
    assert!(!screen.alternate_screen(), "the ordinary screen is back: {raw:?}");
    assert!(!screen.hide_cursor(), "the cursor is shown: {raw:?}");
    assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None, "{raw:?}");
    assert!(raw.rfind("\x1b[?2026l") > raw.rfind("\x1b[?2026h"), "no picture is held back: {raw:?}");
    // Whatever comes next, a shell's prompt first of all, comes below the message.
    terminal.process(b"\r\x1b[J$ ");
    let text = terminal.screen().contents();
    assert!(text.contains(words) && text.contains("panicked at"), "the message is gone:\n{text}\n{raw:?}");
    assert!(!text.contains("the screen is up"), "{text}");
}

#[test]
fn the_terminal_is_given_back_when_drawing_panics() {
    look_after("breaks_while_drawing", "the drawing broke something", false);
}

#[test]
fn the_terminal_is_given_back_when_a_key_panics() {
    look_after("breaks_at_a_key", "the key broke something", true);
}

#[test]
fn what_is_typed_before_a_question_can_be_seen_does_not_answer_it() {
    let (pair, command) = prepare("thinks_and_asks");
    let child = pair.slave.spawn_command(command).unwrap();
    let heard = listen(&*pair.master);
    let mut writer = pair.master.take_writer().unwrap();
    let mut terminal = vt100::Parser::new(ROWS, COLS, 0);
    let mut shows = |words: &str, patience: Duration| {
        let begun = Instant::now();
        while !terminal.screen().contents().contains(words) {
            match heard.recv_timeout(patience.saturating_sub(begun.elapsed())) {
                Ok(bytes) => terminal.process(&bytes),
                Err(_) => return false,
            }
        }
        true
    };
    assert!(shows("thinking", PATIENCE));
    writer.write_all(b"\r").unwrap();
    assert!(shows("asked", PATIENCE));
    // The picture is on its way here before the program has looked at what was typed up to then: an answer that is this
    // quick may count as blind. Nobody's is, and whoever gets no answer presses again.
    let begun = Instant::now();
    let mut answered = false;
    while !answered && begun.elapsed() < PATIENCE {
        writer.write_all(b"1").unwrap();
        answered = shows("answered by 1", Duration::from_secs(1));
        assert!(
            answered || !shows("answered by Enter", Duration::ZERO),
            "what was typed blindly has answered"
        );
    }
    assert!(answered, "the answer is not taken");
    // Whoever wants to leave need not wait for anything.
    writer.write_all(b"q").unwrap();
    wait_for(child);
}
