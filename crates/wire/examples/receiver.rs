//! A client of a server in its smallest form: it keeps a game from what it is told, finds out what it may answer, and writes a
//! request. What would come over the network is made here from a game.
//!
//! `cargo run -p kosa-wire --example receiver`

use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Event, Move, Seen, State, View, Viewer};
use kosa_wire::{Command, Game, Happened, Message, Patch, Position, Request, Standing, Step, Told};

/// What a client remembers of a game.
struct Kept {
    /// Of what it was told last: it goes back with a request.
    version: u64,
    /// What lies open.
    open: Position,
    /// What its own seat sees besides.
    own: Patch,
}

impl Kept {
    /// The game as it was found, in the message `joined`.
    fn joined(game: Game) -> Kept {
        let mut kept = Kept { version: game.version, open: game.start, own: Patch::default() };
        kept.follow(&game.steps, game.standing);
        kept
    }

    /// What has happened since; nothing if something was missed, and then a client asks for everything with `join`.
    fn hear(&mut self, text: &str) -> Option<()> {
        let Message::Happened(happened) = serde_json::from_str(text).ok()? else { return Some(()) };
        (happened.from == self.version).then_some(())?;
        self.version = happened.version;
        self.follow(&happened.steps, happened.standing);
        Some(())
    }

    fn follow(&mut self, steps: &[Step], standing: Standing) {
        for step in steps {
            self.open = self.open.patched(&step.open).expect("made for what was told before");
        }
        self.own = standing.views.into_iter().next().map(|(_, own)| own).unwrap_or_default();
    }

    /// What one's own seat sees: all rules can be asked of it, those about its own cards too.
    fn view(&self) -> View {
        self.open.patched(&self.own).and_then(|own| own.view()).expect("a view that a game can show")
    }
}

/// What a server does: the move is made, and everything that shows is told.
fn made(state: &mut State, version: u64, me: Seat, (by, mv): (Seat, Move)) -> Message {
    let open = |state: &State| Position::of(&View::of(state, Viewer::Bystander));
    let before = open(state);
    let mut events: Vec<Event> = Vec::new();
    state.apply_with(Actor::Seat(by), mv, &mut events).expect("a legal move");
    let told = |event: &Event| {
        let [open, own]: [Seen; 2] = [event.seen_by(Viewer::Bystander), event.seen_by(Viewer::Seat(me))];
        Told { own: if own == open { vec![] } else { vec![(me, own)] }, open }
    };
    let step = Step {
        by: Some(Actor::Seat(by)),
        told: events.iter().map(told).collect(),
        open: Patch::between(&before, &open(state)),
    };
    Message::Happened(Box::new(Happened {
        from: version,
        version: version + 1,
        first: version,
        steps: vec![step],
        standing: standing(state, me),
    }))
}

fn standing(state: &State, me: Seat) -> Standing {
    let [open, own] =
        [Viewer::Bystander, Viewer::Seat(me)].map(|viewer| Position::of(&View::of(state, viewer)));
    Standing { views: vec![(me, Patch::between(&open, &own))], undo: vec![] }
}

fn main() {
    let text = "kosa-position 1; active 1; seat nordic industrial; hand 23; seat crimea mechanical; hand 45";
    let mut state = State::from_position(text).expect("the position is right");
    let me = state.public().active();
    let game = Game {
        version: 0,
        occupants: vec!["human Anna".into(), "human Ben".into()],
        here: vec![me],
        start: Position::of(&View::of(&state, Viewer::Bystander)),
        steps: vec![],
        standing: standing(&state, me),
    };
    let sent = serde_json::to_string(&game).expect("words and numbers");
    println!("the whole game: {} bytes", sent.len());
    let mut kept = Kept::joined(serde_json::from_str(&sent).expect("what was sent"));

    for id in 0..6 {
        let decided = match kept.view().legal().first() {
            Some(mv) => {
                // What the client would send.
                let command = Command::Play { seat: me, moves: vec![*mv] };
                let request = Request { id: id.to_string(), at: Some(kept.version), command };
                println!("> {}", serde_json::to_string(&request).expect("words and numbers"));
                (me, *mv)
            }
            // Somebody else is asked.
            None => {
                let Awaiting::Seats(seats) = state.awaiting() else { break };
                let seat = seats.iter().next().expect("somebody is asked");
                (seat, state.legal(seat)[0])
            }
        };
        // What it would be told.
        let message = made(&mut state, kept.version, me, decided);
        let sent = serde_json::to_string(&message).expect("words and numbers");
        println!("< {sent}");
        kept.hear(&sent).expect("nothing was missed");
        assert_eq!(kept.view(), View::of(&state, me), "the client knows what its seat may know");
    }
    assert!(kept.version > 0);
}

#[test]
fn it_runs() {
    main();
}
