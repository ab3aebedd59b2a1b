//! The loop of a game at one keyboard: bots decide by themselves, people are asked, secrets of one are hidden from
//! the next.

use super::{board, goes_on, not_saved, tiles};
use crate::fault::{Outcome, failed};
use crate::position::print_score;
use crate::seats::occupant;
use crate::wrong::Wrong;
use kosa_client::{Disk, RecordFile};
use kosa_engine::vocab::{MAX_SEATS, Seat};
use kosa_engine::{Awaiting, Event, Move, Public, Question, Side, State, View, Viewer};
use kosa_lang::{Arg, Narrator, Texts, capital};
use kosa_table::{AtOnce, BOTS, Meaning, Occupant, Player, Table, bot};
use std::io::{BufRead, IsTerminal, Write};

/// What a person has typed.
enum Answer {
    Move(Move),
    /// Several decisions, one after the other.
    Moves(Vec<Move>),
    Undo,
    /// Something was shown or changed that does not answer the question.
    Again,
    /// Who is asked, or what may be answered, has changed.
    Changed,
    Quit,
}

/// The file of the game.
pub enum Keeping {
    /// Asked for: a game that ends without it has failed.
    Asked(RecordFile<Disk>),
    /// Kept by itself, from the first decision on.
    ByItself(RecordFile<Disk>),
}

impl Keeping {
    fn file(&mut self) -> &mut RecordFile<Disk> {
        match self {
            Keeping::Asked(file) | Keeping::ByItself(file) => file,
        }
    }
}

pub struct Session<'a> {
    texts: Texts,
    table: Table,
    record: Keeping,
    /// Whether the person has been told that leaving would lose the game.
    warned: bool,
    bots: [Option<Box<dyn Player + Send>>; MAX_SEATS],
    out: &'a mut dyn Write,
    /// The person the screen was last meant for.
    facing: Option<Seat>,
    /// The turn whose board has been shown to that person.
    shown_turn: Option<u16>,
    /// Whether every thought of the Automa is told as it comes.
    explain: bool,
    narrator: Narrator,
    automa: AutomaTurns,
}

/// What the Automas did since a person's turn ended: the answer to `why`.
#[derive(Default)]
struct AutomaTurns {
    events: Vec<(Event, Public)>,
    running: bool,
}

impl AutomaTurns {
    fn hear(&mut self, event: &Event, public: &Public) {
        if let Event::TurnBegan { seat } = event {
            let automa = public.player(*seat).is_automa();
            if automa && !self.running {
                self.events.clear();
            }
            self.running = automa;
        }
        if self.running {
            self.events.push((*event, *public));
        }
    }
}

impl<'a> Session<'a> {
    pub fn new(
        texts: Texts,
        table: Table,
        record: Keeping,
        explain: bool,
        out: &'a mut dyn Write,
    ) -> Session<'a> {
        let bots = core::array::from_fn(|_| None);
        let (narrator, automa) = (Narrator::default(), AutomaTurns::default());
        Session {
            texts,
            table,
            record,
            warned: false,
            bots,
            out,
            facing: None,
            shown_turn: None,
            explain,
            narrator,
            automa,
        }
    }

    pub fn run(mut self) -> Outcome {
        let public = *self.table.state().public();
        let head = [
            ("rules", Arg::from(public.rules().to_string())),
            ("commitment", Arg::from(self.table.commitment().to_string())),
        ];
        writeln!(self.out, "{}", self.texts.fill("plain-head", &head))?;
        for seat in public.seats() {
            let mut args = vec![
                ("seat", board::number(seat)),
                ("faction", self.texts.arg(&public.player(seat).faction())),
                ("sitter", self.texts.sitter(&public, seat).into()),
            ];
            let line = match self.table.occupant(seat) {
                Some(Occupant::Automa(_)) | None => self.texts.fill("plain-seat", &args),
                Some(occupant) => {
                    args.push(("player", self.texts.occupant(occupant).into()));
                    self.texts.fill("plain-seat-player", &args)
                }
            };
            writeln!(self.out, "{line}")?;
        }
        tiles::print(&self.texts, &public, self.out)?;
        writeln!(self.out, "{}", self.texts.say("plain-type-help"))?;
        loop {
            match self.table.awaiting() {
                Awaiting::Over => return self.finish(),
                Awaiting::Chance => return failed(Wrong::Stuck),
                Awaiting::Seats(seats) => {
                    let is_bot = |s: &Seat| !self.is_human(*s);
                    let Some(seat) = seats.iter().find(is_bot).or_else(|| seats.iter().next()) else {
                        return failed(Wrong::Stuck);
                    };
                    let goes_on = if self.is_human(seat) { self.person(seat)? } else { self.bot(seat)? };
                    if !goes_on {
                        return self.leave();
                    }
                }
            }
        }
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.table.occupant(seat).is_some_and(Occupant::is_human)
    }

    /// The one person at the table; nobody if there are several, for then each has secrets from the others.
    fn only_human(&self) -> Option<Seat> {
        let mut humans = self.table.state().public().seats().filter(|s| self.is_human(*s));
        humans.next().filter(|_| humans.next().is_none())
    }

    fn finish(&mut self) -> Outcome {
        writeln!(self.out)?;
        print_score(&self.texts, self.table.state().public(), self.out)?;
        let seed = [("seed", Arg::from(self.table.seed().to_string()))];
        writeln!(self.out, "{}", self.texts.fill("plain-seed-was", &seed))?;
        self.leave()
    }

    /// Saves a last time, and says how that went.
    fn leave(&mut self) -> Outcome {
        let file = self.record.file();
        if file.path().is_some() || file.trouble().is_some() {
            file.save(self.table.record());
        }
        let over = self.table.is_over();
        match (file.take_trouble(), file.path()) {
            (Some(e), _) => {
                if matches!(self.record, Keeping::Asked(_)) {
                    return failed(e);
                }
                writeln!(self.out, "{}", not_saved(&self.texts, &e))?;
            }
            (None, Some(path)) if over => {
                let file = [("file", Arg::from(path.display().to_string()))];
                writeln!(self.out, "{}", self.texts.fill("tui-saved-as", &file))?;
            }
            (None, Some(path)) => writeln!(self.out, "{}", goes_on(&self.texts, path))?,
            (None, None) => {}
        }
        if !over {
            writeln!(self.out, "{}", self.texts.say("plain-goodbye"))?;
        }
        Ok(())
    }

    /// Whether somebody who wants to leave may: once he is told if that would lose the game.
    fn may_leave(&mut self) -> Outcome<bool> {
        if self.record.file().trouble().is_none() || self.warned {
            return Ok(true);
        }
        self.save()?;
        let Some(e) = self.record.file().trouble() else { return Ok(true) };
        let why = e.text(&self.texts);
        self.warned = true;
        self.answer("save-plain-leave", &[("why", why.into())])?;
        Ok(false)
    }

    fn bot(&mut self, seat: Seat) -> Outcome<bool> {
        let Some(Occupant::Bot(kind)) = self.table.occupant(seat).cloned() else {
            return failed(Wrong::Stuck);
        };
        let place = &mut self.bots[seat.index()];
        if place.is_none() {
            // A bot that joins a game late must not draw again what it drew at the start.
            let seed = self.table.seed().of_game(self.table.record().entries().len() as u64);
            *place = bot(&kind, &seed, seat);
        }
        let Some(player) = place.as_mut() else { return failed(Wrong::NoBot(kind)) };
        let legal = self.table.legal(seat);
        let mv = player.choose(&self.table.view(seat), &legal);
        let viewer = self.only_human().map_or(Viewer::Bystander, Viewer::Seat);
        self.play(seat, mv, viewer)?;
        Ok(true)
    }

    /// Makes a move and tells what comes of it, the turns of Automas included.
    fn play(&mut self, seat: Seat, mv: Move, viewer: Viewer) -> Outcome {
        let mut steps: Vec<(Event, Public)> = Vec::new();
        let mut hear = |events: &[Event], state: &State| {
            steps.extend(events.iter().map(|event| (*event, *state.public())));
        };
        self.table.play_telling(seat, mv, &mut hear).or_else(failed)?;
        self.save()?;
        self.tell(&steps, viewer)
    }

    /// Brings the file to where the game is. What fails is said with every question until it succeeds.
    fn save(&mut self) -> Outcome {
        let file = self.record.file();
        let was_lost = file.trouble().is_some();
        let saved = file.save(self.table.record());
        let aside = file.take_aside();
        if let Some(aside) = aside {
            self.answer("save-kept", &[("file", aside.display().to_string().into())])?;
        }
        if saved && was_lost {
            self.answer("save-plain-again", &[])?;
        }
        Ok(())
    }

    fn save_elsewhere(&mut self, name: &str) -> Outcome {
        if name.is_empty() {
            return self.answer("save-plain-name", &[]);
        }
        let done = self.record.file().save_elsewhere(std::path::Path::new(name), self.table.record());
        match done {
            Ok(()) => self.answer("save-now", &[("file", name.into())]),
            Err(e) => Ok(writeln!(self.out, "{}.", capital(&e.text(&self.texts)))?),
        }
    }

    fn tell(&mut self, events: &[(Event, Public)], viewer: Viewer) -> Outcome {
        for (event, public) in events {
            self.automa.hear(event, public);
            let text = self.texts.event(&mut self.narrator, &event.seen_by(viewer), public);
            if self.explain || !event.is_thought() {
                writeln!(self.out, "  {text}")?;
            }
        }
        Ok(())
    }

    /// The last turns of the Automas in full.
    fn why(&mut self, seat: Seat) -> Outcome {
        if self.automa.events.is_empty() {
            writeln!(self.out, "{}", self.texts.say("plain-no-automa-turn"))?;
        }
        let mut narrator = Narrator::default();
        for (event, public) in &self.automa.events {
            let text = self.texts.event(&mut narrator, &event.seen_by(seat), public);
            writeln!(self.out, "  {text}")?;
        }
        Ok(())
    }

    /// A line from the keyboard; nothing at the end of the input.
    fn line(&mut self, prompt: &str) -> Outcome<Option<String>> {
        if let Some(e) = self.record.file().trouble() {
            let why = e.text(&self.texts);
            self.answer("save-plain-not", &[("why", why.into())])?;
        }
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        match std::io::stdin().lock().read_until(b'\n', &mut bytes) {
            Ok(0) => {
                writeln!(self.out)?;
                Ok(None)
            }
            Ok(_) => Ok(Some(String::from_utf8_lossy(&bytes).trim().to_string())),
            Err(e) => failed(Wrong::Keyboard(e)),
        }
    }

    /// Asks a person. Says whether the game goes on.
    fn person(&mut self, seat: Seat) -> Outcome<bool> {
        if self.facing != Some(seat) {
            if self.only_human().is_none() && !self.hand_over(seat)? {
                return Ok(false);
            }
            self.facing = Some(seat);
            self.shown_turn = None;
        }
        let turn = self.table.state().public().turns();
        if self.shown_turn != Some(turn) {
            self.shown_turn = Some(turn);
            self.show_board(seat)?;
        }
        self.ask(seat)?;
        loop {
            let Some(text) = self.line("> ")? else { return Ok(false) };
            match self.understand(seat, &text)? {
                Answer::Quit if !self.may_leave()? => {}
                Answer::Quit => return Ok(false),
                Answer::Again => {}
                Answer::Changed => return Ok(true),
                Answer::Undo => return self.undo(seat),
                Answer::Move(mv) => return self.make(seat, mv),
                Answer::Moves(moves) => {
                    for mv in moves {
                        if !self.make(seat, mv)? {
                            return Ok(false);
                        }
                    }
                    return Ok(true);
                }
            }
        }
    }

    fn show_board(&mut self, seat: Seat) -> Outcome {
        Ok(board::print(&self.texts, &self.table.view(seat), seat, self.out)?)
    }

    /// Hides what the last player saw.
    fn hand_over(&mut self, seat: Seat) -> Outcome<bool> {
        if self.facing.is_some() {
            let clear =
                if std::io::stdout().is_terminal() { "\x1b[2J\x1b[3J\x1b[H".into() } else { "\n".repeat(3) };
            write!(self.out, "{clear}")?;
        }
        let faction = self.table.state().public().player(seat).faction();
        let mut args = vec![("faction", self.texts.arg(&faction)), ("seat", board::number(seat))];
        let text = match self.table.occupant(seat) {
            Some(Occupant::Human(own)) if !own.is_empty() => {
                args.push(("name", own.as_str().into()));
                self.texts.fill("plain-hand-over-named", &args)
            }
            _ => self.texts.fill("plain-hand-over", &args),
        };
        let text = format!("{text} ");
        loop {
            let Some(line) = self.line(&text)? else { return Ok(false) };
            let words: Vec<&str> = line.split_whitespace().collect();
            if !self.gift(seat, &words)? {
                return Ok(true);
            }
        }
    }

    fn ask(&mut self, seat: Seat) -> Outcome {
        let view = self.table.view(seat);
        if let Some(question) = view.public().question() {
            writeln!(self.out)?;
            writeln!(self.out, "{}", self.texts.prompt(&question, &view, seat))?;
            self.explain(&view, question)?;
        }
        let describe = |mv: &Move| (mv.to_string(), self.texts.describe(mv, &view, seat));
        let moves: Vec<(String, String)> = view.legal().iter().map(describe).collect();
        let payments: Vec<(String, String)> = self
            .table
            .at_once(seat)
            .iter()
            .filter_map(|way| Some((payment_command(way)?, self.texts.at_once(way))))
            .collect();
        let width = moves.iter().chain(&payments).map(|(m, _)| m.len()).max().unwrap_or(0).min(32);
        for (command, meaning) in &payments {
            writeln!(self.out, "     {command:width$}  {meaning}")?;
        }
        for (i, (notation, meaning)) in moves.iter().enumerate() {
            writeln!(self.out, "{}", format!("{:>3}) {notation:width$}  {meaning}", i + 1).trim_end())?;
        }
        Ok(())
    }

    /// What a player needs to know to answer.
    fn explain(&mut self, view: &View, question: Question) -> Outcome {
        match question {
            Question::Dials => {
                let Some(combat) = view.public().combat() else { return Ok(()) };
                for side in Side::BOTH {
                    let player = view.public().player(combat.seat(side));
                    let args = [
                        ("faction", self.texts.arg(&player.faction())),
                        ("power", self.texts.count("power", player.power()).into()),
                        ("cards", self.texts.count("cards", player.hand_count()).into()),
                    ];
                    writeln!(self.out, "{}", self.texts.fill("plain-side", &args))?;
                }
            }
            Question::Produce { .. } | Question::Pay { .. } => {
                writeln!(self.out, "{}", self.texts.say("plain-ascending"))?;
            }
            Question::FactoryPick => {
                for card in view.factory_cards() {
                    writeln!(self.out, "{}", board::factory_card(&self.texts, card))?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn understand(&mut self, seat: Seat, text: &str) -> Outcome<Answer> {
        let legal = self.table.legal(seat);
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            [] => match legal.as_slice() {
                [only] => return Ok(Answer::Move(*only)),
                _ => self.answer("plain-answers", &[("n", legal.len().into())])?,
            },
            ["undo" | "u"] => return Ok(Answer::Undo),
            ["quit" | "q" | "exit"] => return Ok(Answer::Quit),
            ["help" | "h" | "?"] => self.answer("plain-help", &[])?,
            ["board" | "b"] => self.show_board(seat)?,
            ["moves" | "m"] => self.ask(seat)?,
            ["tiles" | "t"] => {
                let public = *self.table.state().public();
                tiles::print(&self.texts, &public, self.out)?;
                tiles::print_ending(&self.texts, &public, self.out)?;
            }
            ["why" | "w"] => self.why(seat)?,
            ["rest", ..] => {
                let asked = words.join(" ");
                let ways = self.table.at_once(seat);
                let is_asked = |way: &&AtOnce| {
                    payment_command(way).as_ref() == Some(&asked) || (way.as_listed && asked == "rest")
                };
                match ways.iter().find(is_asked) {
                    Some(way) => return Ok(Answer::Moves(way.moves.clone())),
                    None => self.answer("plain-not-possible", &[("move", asked.into())])?,
                }
            }
            ["save", ..] => self.save_elsewhere(text.trim_start_matches("save").trim())?,
            ["score"] => self.score()?,
            ["position"] => write!(self.out, "{}", self.table.state().to_position())?,
            _ if self.gift(seat, &words)? => {}
            ["seat", which, who] => {
                if self.take_over(which, who)? {
                    return Ok(Answer::Changed);
                }
            }
            [number] if number.bytes().all(|b| b.is_ascii_digit()) => {
                let chosen = number.parse::<usize>().ok().and_then(|n| legal.get(n.checked_sub(1)?).copied());
                match chosen {
                    Some(mv) => return Ok(Answer::Move(mv)),
                    None => {
                        let args = [("number", Arg::from(*number)), ("n", legal.len().into())];
                        self.answer("plain-no-answer", &args)?;
                    }
                }
            }
            _ => match text.parse::<Move>() {
                Ok(mv) if legal.contains(&mv) => return Ok(Answer::Move(mv)),
                Ok(mv) => self.answer("plain-not-possible", &[("move", mv.to_string().into())])?,
                Err(e) => {
                    let sentence = self.texts.not_a_move(text, &e);
                    let help = self.texts.say("plain-type-help");
                    writeln!(self.out, "{}. {help}", capital(&sentence))?;
                }
            },
        }
        Ok(Answer::Again)
    }

    /// The score as it stands, and what everything is worth.
    fn score(&mut self) -> Outcome {
        let public = self.table.state().public();
        print_score(&self.texts, public, self.out)?;
        for line in self.texts.scales(public) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn answer(&mut self, key: &str, args: &[(&str, Arg)]) -> Outcome {
        Ok(writeln!(self.out, "{}", self.texts.fill(key, args))?)
    }

    /// Gives coins if that is what was typed: `give 2 3`, or as a record has it `1: give 2 3` for any person here,
    /// whoever is asked. Says whether it was.
    fn gift(&mut self, asked: Seat, words: &[&str]) -> Outcome<bool> {
        let (from, to, amount) = match words {
            ["give", to, amount] => (None, to, amount),
            [from, "give", to, amount] if from.ends_with(':') => (from.strip_suffix(':'), to, amount),
            _ => return Ok(false),
        };
        let from = from.map_or(Ok(asked), str::parse::<Seat>);
        let (Ok(from), Ok(to), Ok(amount)) = (from, to.parse::<Seat>(), amount.parse::<u16>()) else {
            self.answer("plain-give", &[])?;
            return Ok(true);
        };
        if !self.is_human(from) {
            self.answer("plain-give-nobody", &[("seat", board::number(from))])?;
            return Ok(true);
        }
        match self.table.give(from, to, amount) {
            Ok(events) => {
                self.save()?;
                let public = *self.table.state().public();
                let events: Vec<(Event, Public)> = events.into_iter().map(|e| (e, public)).collect();
                // Coins lie open: everybody is told the same.
                self.tell(&events, Viewer::Bystander)?;
            }
            Err(e) => writeln!(self.out, "{}.", capital(&self.texts.table_error(&e)))?,
        }
        Ok(true)
    }

    fn take_over(&mut self, which: &str, who: &str) -> Outcome<bool> {
        let short = |text: &str| Arg::from(text.chars().take(40).collect::<String>());
        let Ok(seat) = which.parse::<Seat>() else {
            self.answer("plain-no-seat", &[("text", short(which))])?;
            return Ok(false);
        };
        let Ok(who_sits) = occupant(who) else {
            self.answer("plain-no-player", &[("text", short(who)), ("known", BOTS.join(", ").into())])?;
            return Ok(false);
        };
        if let Err(e) = self.table.take_over(seat, who_sits) {
            writeln!(self.out, "{}.", capital(&self.texts.table_error(&e)))?;
            return Ok(false);
        }
        self.bots[seat.index()] = None;
        self.save()?;
        let player = self.table.occupant(seat).map(|o| self.texts.occupant(o)).unwrap_or_default();
        self.answer("plain-now-played", &[("seat", board::number(seat)), ("player", player.into())])?;
        Ok(true)
    }

    fn undo(&mut self, seat: Seat) -> Outcome<bool> {
        match self.table.undo(seat) {
            Ok(_) => {
                self.save()?;
                self.answer("plain-taken-back", &[])?;
            }
            Err(e) => writeln!(self.out, "{}.", capital(&self.texts.table_error(&e)))?,
        }
        Ok(true)
    }

    fn make(&mut self, seat: Seat, mv: Move) -> Outcome<bool> {
        let turn = self.table.state().public().turns();
        self.play(seat, mv, seat.into())?;
        // The turn has ended without being asked about: the last moment to think again.
        let passed = self.table.state().public().turns() != turn && mv != Move::EndTurn;
        if passed && !self.table.is_over() && self.table.may_undo(seat) {
            let prompt = format!("{} ", self.texts.say("plain-turn-over"));
            // A gift leaves nothing to be taken back.
            while self.table.may_undo(seat) {
                match self.line(&prompt)?.as_deref() {
                    None => return Ok(false),
                    Some("quit" | "q") if self.may_leave()? => return Ok(false),
                    Some("undo" | "u") => return self.undo(seat),
                    Some("") => break,
                    Some(line) => {
                        self.gift(seat, &line.split_whitespace().collect::<Vec<_>>())?;
                    }
                }
            }
        }
        Ok(true)
    }
}

/// What is typed to pay the rest this way; nothing for a load.
fn payment_command(way: &AtOnce) -> Option<String> {
    match way.meaning {
        Meaning::PayFrom(place) => Some(format!("rest {place}")),
        Meaning::PayAsListed => Some("rest".to_string()),
        Meaning::LoadAll | Meaning::LoadNothing | Meaning::Pay => None,
    }
}
