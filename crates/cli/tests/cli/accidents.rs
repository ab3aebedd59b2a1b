//! What becomes of a game when its file cannot be written, is deleted or is damaged, as somebody at a terminal sees it.
#![cfg(unix)]

use crate::common::pty::{ENTER, SIZE, SOLO, Terminal};
use crate::common::{Dir, entries, kosa, kosa_in};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::Command;

const NOBODY: u32 = 65_534;

fn games(dir: &Dir) -> PathBuf {
    dir.path().join("kosa/games")
}

fn leave_saved(kosa_play: &mut Terminal) -> String {
    kosa_play.after("q", "Leave the game? It is saved.");
    kosa_play.send(ENTER);
    let (code, raw) = kosa_play.end();
    assert_eq!(code, 0, "{raw}");
    assert!(raw.contains("kosa play --resume "), "{raw}");
    raw
}

#[test]
fn a_file_that_is_deleted_is_written_again() {
    let dir = Dir::new("pty-deleted");
    let mut kosa_play = Terminal::start(&SOLO, dir.path(), &[], SIZE);
    kosa_play.shows("Choose the section");
    kosa_play.after("3", "Move over Build");
    let file = dir.saved();
    let before = entries(&file);
    std::fs::remove_file(&file).unwrap();
    kosa_play.after("1", "Choose a unit");
    let after = entries(&file);
    assert_eq!(after[..before.len()], before);
    assert_eq!(after.last().unwrap(), "1: move");
    // Deleted again, with everything around it, and only then is it asked whether to leave.
    std::fs::remove_dir_all(dir.path().join("kosa")).unwrap();
    leave_saved(&mut kosa_play);
    assert_eq!(entries(&file), after);
    kosa(&["replay", "--quiet", &file]).ok();
}

/// Starts a game that no permission passes by; nothing where that cannot be done.
fn without_privileges(dir: &Dir, args: &[&str]) -> Option<Terminal> {
    if std::fs::metadata(dir.path()).unwrap().uid() != 0 {
        return Some(Terminal::start(args, dir.path(), &[], SIZE));
    }
    chown(dir.path(), Some(NOBODY), Some(NOBODY)).unwrap();
    let setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].into_iter().find(|path| Path::new(path).exists())?;
    let by = [setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"];
    let can = Command::new(by[0]).args(&by[1..]).args([env!("CARGO_BIN_EXE_kosa"), "rules"]).output();
    can.is_ok_and(|o| o.status.success()).then(|| Terminal::start_by(&by, args, dir.path(), &[], SIZE))
}

#[test]
fn a_directory_that_becomes_read_only_is_told_and_the_game_saved_elsewhere() {
    let dir = Dir::new("pty-read-only");
    let Some(mut kosa_play) = without_privileges(&dir, &SOLO) else {
        eprintln!("skipped: permissions cannot be tried here");
        return;
    };
    let mode = |mode: u32| {
        std::fs::set_permissions(games(&dir), std::fs::Permissions::from_mode(mode)).unwrap();
    };
    kosa_play.shows("Choose the section");
    kosa_play.after("3", "Move over Build");
    kosa_play.after("1", "Choose a unit");
    let file = dir.saved();
    mode(0o555);
    // The file itself can still be written, an undo included.
    kosa_play.after("u", "Taken back.");
    assert_eq!(entries(&file).last().unwrap(), "1: section build");
    // It is deleted, and a new one cannot be made.
    mode(0o755);
    std::fs::remove_file(&file).unwrap();
    mode(0o555);
    let screen = kosa_play.after("1", "NOT SAVED: permission denied");
    assert!(screen.contains("w save elsewhere"), "the keys are there as well:\n{screen}");
    kosa_play.after("u", "Taken back.");
    kosa_play.shows("NOT SAVED: permission denied");
    let screen = kosa_play.after("q", "It is not saved");
    assert!(screen.contains("If you leave, the game is lost."), "{screen}");
    // Elsewhere it can be.
    let elsewhere = dir.file("elsewhere.kosa");
    kosa_play.after("w", "Save elsewhere");
    let typed = format!("{}{elsewhere}", "\x7f".repeat(300));
    kosa_play.after(&typed, "elsewhere.kosa_");
    let screen = kosa_play.after(ENTER, "Saved: ");
    assert!(!screen.contains("NOT SAVED"), "{screen}");
    kosa_play.after("1", "Choose a unit");
    let raw = leave_saved(&mut kosa_play);
    assert!(raw.contains("elsewhere.kosa"), "{raw}");
    assert_eq!(entries(&elsewhere).last().unwrap(), "1: move");
    mode(0o755);
}

#[test]
fn who_leaves_all_the_same_is_told_the_truth() {
    let dir = Dir::new("pty-nowhere");
    let mut kosa_play = Terminal::start(&SOLO, dir.path(), &[], SIZE);
    kosa_play.shows("Choose the section");
    // A file where the directory was: nothing can be written there by anybody.
    std::fs::rename(dir.path().join("kosa"), dir.path().join("away")).unwrap();
    dir.write("kosa", "");
    kosa_play.after("3", "NOT SAVED");
    kosa_play.after("q", "It is not saved");
    kosa_play.send(ENTER);
    let (code, raw) = kosa_play.end();
    assert_eq!(code, 0);
    assert!(raw.contains("The game is not saved: ") && !raw.contains("--resume"), "{raw}");
}

/// A file system with so little room that it can be filled.
struct Small(PathBuf);

impl Small {
    fn mount(path: &Path) -> Option<Small> {
        std::fs::create_dir_all(path).unwrap();
        let done =
            Command::new("mount").args(["-t", "tmpfs", "-o", "size=64k", "kosa-test"]).arg(path).output();
        done.is_ok_and(|o| o.status.success()).then(|| Small(path.to_path_buf()))
    }

    fn fill(&self) {
        // As much as fits.
        let _ = std::fs::write(self.0.join("filler"), vec![0; 1 << 20]);
    }

    fn empty(&self) {
        std::fs::remove_file(self.0.join("filler")).unwrap();
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}

#[test]
fn a_full_disk_makes_no_other_game_of_it() {
    let dir = Dir::new("pty-full");
    let Some(disk) = Small::mount(&dir.path().join("full")) else {
        eprintln!("skipped: no file system can be mounted here");
        return;
    };
    let file = dir.file("full/g.kosa");
    // A record that ends shortly before its block does.
    let begun = dir.file("begun.kosa");
    kosa(&[&SOLO[..], &["--record", &begun]].concat()).ok();
    let text = std::fs::read_to_string(&begun).unwrap();
    let (first, rest) = text.split_once('\n').unwrap();
    let note = "x".repeat(4096 - 150 - text.len() - "tag note \n".len());
    std::fs::write(&file, format!("{first}\ntag note {note}\n{rest}")).unwrap();
    let mut kosa_play = Terminal::start(&["play", "--resume", &file], dir.path(), &[], SIZE);
    kosa_play.shows("Choose the section");
    kosa_play.after("3", "Move over Build");
    disk.fill();
    kosa_play.after("u", "Taken back.");
    kosa_play.after("1", "Bolster over Upgrade");
    let last = entries(&file).pop().unwrap();
    assert_eq!(last, "1: section upgrade", "nothing stands behind what was taken back");
    // Played on until the last block is full.
    let mut screen = kosa_play.text();
    let mut keys = 0;
    while !screen.contains("NOT SAVED: the disk is full") {
        screen = kosa_play.changes(ENTER);
        keys += 1;
        assert!(keys < 1000, "it is never full:\n{screen}");
    }
    kosa_play.after("q", "It is not saved");
    kosa_play.send("\x1b");
    kosa_play.until("the question to go away", |text| !text.contains("It is not saved"));
    // What was saved is the game as it was.
    kosa(&["replay", "--quiet", "--recover", &file]).ok();
    let before = entries(&file);
    disk.empty();
    leave_saved(&mut kosa_play);
    let after = entries(&file);
    assert!(after.len() > before.len() && after[..before.len()] == before);
    kosa(&["replay", "--quiet", &file]).ok();
}

fn with_two_games(name: &str) -> (Dir, String, String) {
    let dir = Dir::new(name);
    let mut files = Vec::new();
    for (name, seed) in [("2026-01-01-120000", "3"), ("2026-01-02-120000", "4")] {
        let file = games(&dir).join(format!("{name}.kosa"));
        std::fs::create_dir_all(games(&dir)).unwrap();
        let file = file.to_str().unwrap().to_string();
        let seats = "human=nordic/industrial,automa:4=crimea";
        let args = ["play", "--plain", "--seats", seats, "--seed", seed, "--record", &file];
        kosa_in(&[], &args, "section build\nquit\n").ok();
        files.push(file);
    }
    let late = files.pop().unwrap();
    let text = std::fs::read_to_string(&late).unwrap();
    std::fs::write(&late, format!("{text}1: fly to the moon\n1: move\n")).unwrap();
    (dir, files.pop().unwrap(), late)
}

#[test]
fn a_damaged_newest_game_leads_to_the_list() {
    let (dir, early, late) = with_two_games("pty-list");
    let mut kosa_play = Terminal::start(&["play", "--resume"], dir.path(), &[], SIZE);
    let screen = kosa_play.shows("Which game goes on?");
    assert!(screen.contains("moon") && screen.contains("unfinished"), "{screen}");
    kosa_play.after(ENTER, "Move over Build");
    leave_saved(&mut kosa_play);
    kosa(&["replay", "--quiet", &early]).ok();
    // From the set-up the same list; the damaged one opens as it stood before.
    let damaged = std::fs::read(&late).unwrap();
    std::fs::File::open(&late).unwrap().set_modified(std::time::SystemTime::now()).unwrap();
    let mut kosa_play = Terminal::start(&["play"], dir.path(), &[], SIZE);
    kosa_play.shows("a new game");
    kosa_play.after("r", "Which game goes on?");
    kosa_play.after("\x1b[A", "2 lines are given up");
    kosa_play.after(ENTER, "The record was damaged: 2 lines were given up.");
    kosa_play.after("\x1b[B", "Move over Build");
    leave_saved(&mut kosa_play);
    assert_eq!(std::fs::read(format!("{late}.kept")).unwrap(), damaged);
    assert_eq!(entries(&late).last().unwrap(), "1: section build");
}

#[test]
fn a_damaged_newest_game_hides_no_other_line_by_line() {
    let (dir, early, late) = with_two_games("plain-list");
    let data = dir.path().to_str().unwrap();
    let env = [("XDG_DATA_HOME", data), ("HOME", data)];
    let list = kosa_in(&env, &["saves"], "").ok();
    let states: Vec<&str> = list.lines().skip(1).filter_map(|l| l.split_whitespace().nth(2)).collect();
    assert_eq!(states, ["damaged", "unfinished"], "{list}");
    assert!(list.contains("Nordic Kingdoms, Crimean Khanate") && list.contains(&late), "{list}");
    let json = kosa_in(&env, &["saves", "--json"], "").json();
    assert_eq!(json[0]["state"], "damaged");
    assert_eq!(json[1]["file"], early.as_str());
    let out = kosa_in(&env, &["play", "--resume"], "quit\n").ok();
    assert!(out.contains("is damaged") && out.contains("the last game before it goes on"), "{out}");
    assert!(out.contains(&format!("--resume {early}")), "{out}");
    // By its name it is refused, unless it may be opened as it stood.
    let before = std::fs::read(&late).unwrap();
    kosa_in(&env, &["play", "--resume", &late], "").fails(1, &["moon", "--recover"]);
    assert_eq!(std::fs::read(&late).unwrap(), before);
    let out = kosa_in(&env, &["play", "--resume", "--recover"], "quit\n").ok();
    assert!(out.contains("damaged from line") && out.contains(&late), "{out}");
    assert_eq!(std::fs::read(format!("{late}.kept")).unwrap(), before);
    kosa_in(&env, &["saves"], "").ok().lines().skip(1).for_each(|l| assert!(l.contains("unfinished"), "{l}"));
    // No other game is left: it is said why.
    std::fs::remove_file(&early).unwrap();
    std::fs::write(&late, "kosa-record 1\n").unwrap();
    kosa_in(&env, &["play", "--resume"], "").fails(1, &[&late, "breaks off"]);
}

#[test]
fn a_game_line_by_line_is_saved_by_itself() {
    let dir = Dir::new("plain-saved");
    let data = dir.path().to_str().unwrap();
    let env = [("XDG_DATA_HOME", data), ("HOME", data)];
    let play = |input: &str| kosa_in(&env, &SOLO, input).ok();
    assert!(!play("help\nquit\n").contains("--resume"));
    assert!(!games(&dir).exists(), "nothing was decided, nothing is kept");
    let out = play("section build\nquit\n");
    let file = dir.saved();
    assert!(out.contains(&format!("kosa play --resume {file}")), "{out}");
    assert_eq!(entries(&file).last().unwrap(), "1: section build");
    let out = kosa_in(&env, &["play", "--resume"], "move\nundo\n").ok();
    assert!(out.contains("Taken back."), "{out}");
    assert_eq!(entries(&file).last().unwrap(), "1: section build");
}

#[test]
fn a_game_line_by_line_that_cannot_be_saved_says_so() {
    let dir = Dir::new("plain-unsaved");
    let data = dir.write("file", "");
    let env = [("XDG_DATA_HOME", data.as_str()), ("HOME", data.as_str())];
    let out = kosa_in(&env, &SOLO, "section build\nmove\nquit\nquit\n").ok();
    assert_eq!(out.matches("Not saved: ").count(), 3, "before every answer: {out}");
    assert!(out.contains("Type quit again to leave all the same"), "{out}");
    assert!(out.contains("The game is not saved: ") && !out.contains("--resume"), "{out}");
    let elsewhere = dir.file("elsewhere.kosa");
    let input = format!("section build\nsave\nsave {data}\nsave {elsewhere}\nmove\nquit\n");
    let out = kosa_in(&env, &SOLO, &input).ok();
    assert!(out.contains("Name a file") && out.contains("is there already"), "{out}");
    assert!(out.contains(&format!("kosa play --resume {elsewhere}")), "{out}");
    assert_eq!(entries(&elsewhere).last().unwrap(), "1: move");
}
