//! The set-up: who plays, with what, by which rules. Enter starts the game as it stands.

mod draw;
mod keys;
mod options;
mod says;
mod tiles;

use crate::help::Help;
use crate::input::Input;
use crate::saved::SavedList;
use kosa_client::NewGame;
use kosa_client::wishes::{Deal, Printing, TileSlot, Who, Wishes};
use kosa_engine::setup::SetupFaults;
use kosa_engine::{AutomaDials, AutomaKind, Switch};
use kosa_lang::{Dial, Lang};
use kosa_table::Seed;
use ratatui::layout::Rect;

/// Something that can be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Field {
    Lang,
    Count,
    Who(usize),
    Name(usize),
    Faction(usize),
    Mat(usize),
    Level(usize),
    /// Whether the dials of an Automa are shown.
    Dials(usize),
    Dial(usize, Dial),
    Deal,
    Seed,
    Preset,
    Switch(Switch),
    Tile(TileSlot),
}

/// Switches that put something into the box: shown first.
const MODULES: [Switch; 9] = [
    Switch::InvadersFromAfar,
    Switch::PromoEncounters,
    Switch::PromoObjectives,
    Switch::PromoFactory,
    Switch::Airships,
    Switch::AirshipPairs,
    Switch::Resolutions,
    Switch::VerifiedTiles,
    Switch::AutomaWindGambit,
];

/// Dials in a line.
const DIALS: usize = 3;

/// What a key did to the form.
pub enum Asked {
    /// Something may have changed.
    Open,
    /// The language is another one now.
    Speak(Lang),
    /// The game is to begin.
    Start(Box<NewGame>),
    /// The saved games are asked for.
    List,
    /// The game with this place in the list is to go on.
    Resume(usize),
    /// Out.
    Leave,
}

/// What lies over the form.
enum Over {
    Help(Box<Help>),
    Saves(Box<SavedList>),
    /// Whether to leave all that was chosen.
    Leave,
}

/// Where a field was drawn, for the mouse.
#[derive(Clone, Copy, Debug)]
struct Hit {
    rect: Rect,
    row: usize,
    column: usize,
    /// The arrows at its ends go down and up.
    arrows: bool,
}

/// The form.
pub struct Form {
    lang: Lang,
    chosen: Wishes,
    /// The choices as they stood when the form was opened.
    at_first: Wishes,
    /// Used if none is typed.
    any_seed: Seed,
    /// 0: the table; 1: the rules.
    page: usize,
    row: usize,
    column: usize,
    /// Where the cursor was on the other page.
    elsewhere: (usize, usize),
    /// The first row shown, and how many were, as the form was last drawn.
    first: usize,
    room: usize,
    over: Option<Over>,
    /// Automas whose dials somebody wants to see.
    dials: Vec<usize>,
    hits: Vec<Hit>,
    /// Where the values of the field under the cursor are listed.
    picks: Vec<(Rect, usize)>,
    /// What clicks on the keys of a question mean.
    buttons: Vec<(Rect, Input)>,
    /// Whether a game can be resumed.
    pub resumable: bool,
}

impl Form {
    /// The form as a game has been asked for so far. `any_seed` is used if the person types none; `seed` is one that
    /// was asked for.
    pub fn new(game: &NewGame, seed: Option<Seed>, lang: Lang) -> Form {
        let chosen = Wishes::of(game, seed);
        Form {
            lang,
            at_first: chosen.clone(),
            chosen,
            any_seed: game.seed,
            page: 0,
            row: 0,
            column: 0,
            elsewhere: (0, 0),
            first: 0,
            room: 0,
            over: None,
            dials: Vec::new(),
            hits: Vec::new(),
            picks: Vec::new(),
            buttons: Vec::new(),
            resumable: false,
        }
    }

    /// The game as it stands in the form.
    pub fn game(&self) -> NewGame {
        self.chosen.as_it_stands(self.any_seed)
    }

    /// What is wrong with it.
    fn faults(&self) -> Option<SetupFaults> {
        let faults = self.game().setup.faults();
        (!faults.is_empty()).then_some(SetupFaults(faults))
    }

    fn seed_is_wrong(&self) -> bool {
        !self.chosen.seed.is_empty() && self.chosen.typed_seed().is_none()
    }

    /// Lists the saved games.
    pub fn show_saves(&mut self, list: SavedList) {
        self.over = Some(Over::Saves(Box::new(list)));
    }

    /// The list of saved games, while it is shown.
    pub fn saves(&self) -> Option<&SavedList> {
        match &self.over {
            Some(Over::Saves(list)) => Some(list),
            _ => None,
        }
    }

    /// Sets the seed that was asked for.
    pub fn set_seed(&mut self, seed: Seed) {
        self.chosen.seed = seed.to_string();
        self.at_first.seed = seed.to_string();
    }

    /// The rows of the page, each with its fields.
    fn rows(&self) -> Vec<Vec<Field>> {
        if self.page == 1 {
            let mut rows = vec![vec![Field::Preset]];
            for switch in MODULES {
                rows.push(vec![Field::Switch(switch)]);
                rows.extend(tiles::slots(&self.chosen, switch).map(|slot| vec![Field::Tile(slot)]));
            }
            let others =
                Switch::ALL.into_iter().filter(|s| !MODULES.contains(s) && *s != Switch::MatsInOrder);
            rows.extend(others.map(|s| vec![Field::Switch(s)]));
            return rows;
        }
        let mut rows = vec![vec![Field::Lang], vec![Field::Count]];
        for (i, seat) in self.chosen.seats.iter().enumerate() {
            rows.push(match &seat.who {
                Who::Automa => vec![Field::Who(i), Field::Faction(i), Field::Level(i), Field::Dials(i)],
                Who::Person => vec![Field::Who(i), Field::Faction(i), Field::Mat(i), Field::Name(i)],
                Who::Bot(_) => vec![Field::Who(i), Field::Faction(i), Field::Mat(i)],
            });
            if self.shows_dials(i) {
                rows.extend(
                    Dial::ALL.chunks(DIALS).map(|some| some.iter().map(|d| Field::Dial(i, *d)).collect()),
                );
            }
        }
        rows.push(vec![Field::Deal]);
        rows.push(vec![Field::Seed]);
        rows
    }

    fn field(&self) -> Field {
        let rows = self.rows();
        let row = rows.get(self.row).or(rows.last());
        row.and_then(|r| r.get(self.column).or(r.last())).copied().unwrap_or(Field::Lang)
    }

    fn fields_beside(&self) -> usize {
        self.rows().get(self.row).map_or(1, Vec::len)
    }

    /// The column, as far as this row has it.
    fn column_in_row(&self) -> usize {
        self.column.min(self.fields_beside().saturating_sub(1))
    }

    fn start(&self) -> Asked {
        if self.faults().is_some() || self.seed_is_wrong() {
            return Asked::Open;
        }
        Asked::Start(Box::new(self.game()))
    }

    fn typed(&mut self, field: Field) -> Option<&mut String> {
        match field {
            Field::Name(i) => self.chosen.seats.get_mut(i).map(|s| &mut s.name),
            Field::Seed => Some(&mut self.chosen.seed),
            _ => None,
        }
    }

    fn change(&mut self, field: Field, by: isize) -> Asked {
        let rules = self.chosen.rules;
        match field {
            Field::Count => self.chosen.resize(self.chosen.seats.len().saturating_add_signed(by)),
            Field::Lang
            | Field::Who(_)
            | Field::Faction(_)
            | Field::Mat(_)
            | Field::Level(_)
            | Field::Deal => {
                let (now, of) = (self.picked(field), self.options(field));
                return self.pick(field, (now as isize + by).rem_euclid(of.max(1) as isize) as usize);
            }
            Field::Dials(i) => match self.dials.iter().position(|open| *open == i) {
                Some(at) => drop(self.dials.remove(at)),
                None => self.dials.push(i),
            },
            Field::Dial(i, dial) => {
                if let Some(seat) = self.chosen.seats.get_mut(i) {
                    turn_dial(&mut seat.automa, dial, by);
                }
            }
            Field::Preset => {
                self.chosen.set_printing(turned(&Printing::ALL, self.chosen.printing(), by));
            }
            Field::Switch(switch) => {
                self.chosen.set_switch(switch, !rules.has(switch));
            }
            Field::Tile(slot) => tiles::turn(&mut self.chosen.tiles, slot, by),
            Field::Name(_) | Field::Seed => {}
        }
        Asked::Open
    }

    /// Dials are for those who know what they do: they stand there once somebody asks for them, or has turned one.
    fn shows_dials(&self, seat: usize) -> bool {
        let automa = self.chosen.seats.get(seat).filter(|seat| seat.is_automa());
        automa.is_some_and(|it| self.dials.contains(&seat) || it.automa.dials != AutomaDials::default())
    }
}

fn turn_dial(automa: &mut AutomaKind, dial: Dial, by: isize) {
    let dials = &mut automa.dials;
    let range = |n: i8| (n as isize + by).clamp(-2, 2) as i8;
    match dial {
        Dial::SkipTurns => dials.skip_turns ^= true,
        Dial::Coins => dials.coins = if dials.coins == 2 && by > 0 { -2 } else { range(dials.coins) },
        Dial::Power => dials.power = if dials.power == 2 && by > 0 { -2 } else { range(dials.power) },
        Dial::MoveCheck => dials.move_check ^= true,
        Dial::DeployCheck => dials.deploy_check ^= true,
        Dial::AllMoves => dials.all_moves ^= true,
    }
}

/// The next of a list, round and round.
fn turned<T: Clone + PartialEq>(all: &[T], now: T, by: isize) -> T {
    let at = all.iter().position(|x| *x == now).unwrap_or(0) as isize;
    all.get((at + by).rem_euclid(all.len().max(1) as isize) as usize).cloned().unwrap_or(now)
}
