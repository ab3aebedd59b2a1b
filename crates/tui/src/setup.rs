//! The set-up: who plays, with what, by which rules. Enter starts the game as it stands.

mod draw;
mod keys;
mod says;
mod tiles;

use self::tiles::Slot;
use crate::help::Help;
use crate::input::Input;
use crate::saved::SavedList;
use kosa_client::NewGame;
use kosa_engine::setup::{SetupFaults, Tiles, Wish};
use kosa_engine::vocab::{AutomaLevel, Faction, Mat};
use kosa_engine::{AutomaKind, Rules, Setup, Switch};
use kosa_lang::{Dial, Lang};
use kosa_table::{BOTS, Occupant, Seed};
use ratatui::layout::Rect;

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    Human,
    /// A bot, by its place in the list of kinds.
    Bot(usize),
    Automa,
}

/// One seat of the form. What does not suit whoever sits there is kept for when somebody else does.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SeatForm {
    who: Who,
    name: String,
    faction: Option<Faction>,
    mat: Option<Mat>,
    automa: AutomaKind,
}

/// How factions and mats come to those who have not chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deal {
    Random,
    InOrder,
    Draft,
}

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
    Dial(usize, Dial),
    Deal,
    Seed,
    Preset,
    Switch(Switch),
    Tile(Slot),
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

/// Everything a person may choose.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Chosen {
    rules: Rules,
    seats: Vec<SeatForm>,
    deal: Deal,
    /// Tiles of The Wind Gambit that were asked for.
    tiles: Tiles,
    seed: String,
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
    chosen: Chosen,
    /// The choices as they stood when the form was opened.
    at_first: Chosen,
    /// Used if none is typed.
    any_seed: Seed,
    /// 0: the table; 1: the rules.
    page: usize,
    row: usize,
    column: usize,
    /// The first row shown, and how many were, as the form was last drawn.
    first: usize,
    room: usize,
    over: Option<Over>,
    hits: Vec<Hit>,
    /// What clicks on the keys of a question mean.
    buttons: Vec<(Rect, Input)>,
    /// Whether a game can be resumed.
    pub resumable: bool,
}

const NORMAL: AutomaKind = AutomaKind {
    level: AutomaLevel::Automa,
    dials: kosa_engine::AutomaDials {
        skip_turns: false,
        coins: 0,
        power: 0,
        move_check: false,
        deploy_check: false,
        all_moves: false,
    },
};

impl Form {
    /// The form as a game has been asked for so far. `any_seed` is used if the person types none; `seed` is one that
    /// was asked for.
    pub fn new(game: &NewGame, seed: Option<Seed>, lang: Lang) -> Form {
        let seats = game
            .setup
            .players
            .iter()
            .enumerate()
            .map(|(i, wish)| {
                let (who, name) = match (wish.automa, game.players.get(i).and_then(Option::as_ref)) {
                    (Some(_), _) | (None, Some(Occupant::Automa(_))) => (Who::Automa, String::new()),
                    (None, Some(Occupant::Bot(kind))) => {
                        (Who::Bot(BOTS.iter().position(|b| b == kind).unwrap_or(0)), String::new())
                    }
                    (None, Some(Occupant::Human(name))) => (Who::Human, name.clone()),
                    (None, None) => (Who::Human, String::new()),
                };
                SeatForm {
                    who,
                    name,
                    faction: wish.faction,
                    mat: wish.mat,
                    automa: wish.automa.unwrap_or(NORMAL),
                }
            })
            .collect();
        let deal = match (game.draft, game.setup.rules.has(Switch::MatsInOrder)) {
            (true, _) => Deal::Draft,
            (false, true) => Deal::InOrder,
            (false, false) => Deal::Random,
        };
        let chosen = Chosen {
            rules: game.setup.rules,
            seats,
            deal,
            tiles: game.setup.tiles,
            seed: seed.map_or_else(String::new, |s| s.to_string()),
        };
        Form {
            lang,
            at_first: chosen.clone(),
            chosen,
            any_seed: game.seed,
            page: 0,
            row: 0,
            column: 0,
            first: 0,
            room: 0,
            over: None,
            hits: Vec::new(),
            buttons: Vec::new(),
            resumable: false,
        }
    }

    /// The game as it stands in the form.
    pub fn game(&self) -> NewGame {
        let wish = |seat: &SeatForm| Wish {
            faction: seat.faction.filter(|_| self.chosen.deal != Deal::Draft || seat.who == Who::Automa),
            mat: seat.mat.filter(|_| seat.who != Who::Automa),
            automa: (seat.who == Who::Automa).then_some(seat.automa),
        };
        let setup = Setup {
            // How mats are dealt is a field of its own.
            rules: self.chosen.rules.with(Switch::MatsInOrder, self.chosen.deal == Deal::InOrder),
            players: self.chosen.seats.iter().map(wish).collect(),
            tiles: self.chosen.tiles,
        };
        let players = self
            .chosen
            .seats
            .iter()
            .map(|seat| match seat.who {
                Who::Human => Some(Occupant::Human(seat.name.trim().to_string())),
                Who::Bot(kind) => BOTS.get(kind).map(|b| Occupant::Bot(b.to_string())),
                Who::Automa => None,
            })
            .collect();
        let seed = self.chosen.seed.parse().unwrap_or(self.any_seed);
        NewGame { setup, players, seed, draft: self.chosen.deal == Deal::Draft }
    }

    /// What is wrong with it.
    fn faults(&self) -> Option<SetupFaults> {
        let faults = self.game().setup.faults();
        (!faults.is_empty()).then_some(SetupFaults(faults))
    }

    /// Switches in which the rules differ from these.
    fn differ(&self, from: Rules) -> usize {
        Switch::ALL.iter().filter(|s| self.chosen.rules.has(**s) != from.has(**s)).count()
    }

    /// Whether the rules are nearer to the current printing than to the rulebooks.
    fn is_current(&self) -> bool {
        self.differ(Rules::CURRENT) < self.differ(Rules::RULEBOOK)
    }

    fn seed_is_wrong(&self) -> bool {
        !self.chosen.seed.is_empty() && self.chosen.seed.parse::<Seed>().is_err()
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
                rows.extend(tiles::slots(self.chosen.rules, switch).map(|slot| vec![Field::Tile(slot)]));
            }
            let others =
                Switch::ALL.into_iter().filter(|s| !MODULES.contains(s) && *s != Switch::MatsInOrder);
            rows.extend(others.map(|s| vec![Field::Switch(s)]));
            return rows;
        }
        let mut rows = vec![vec![Field::Lang], vec![Field::Count]];
        for (i, seat) in self.chosen.seats.iter().enumerate() {
            rows.push(match seat.who {
                Who::Automa => vec![Field::Who(i), Field::Faction(i), Field::Level(i)],
                Who::Human => vec![Field::Who(i), Field::Faction(i), Field::Mat(i), Field::Name(i)],
                Who::Bot(_) => vec![Field::Who(i), Field::Faction(i), Field::Mat(i)],
            });
            if seat.who == Who::Automa {
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
            Field::Lang => {
                self.lang = turned(&Lang::ALL, self.lang, by);
                return Asked::Speak(self.lang);
            }
            Field::Count => self.resize(by),
            Field::Who(i) => {
                let mut all = vec![Who::Human];
                all.extend((0..BOTS.len()).map(Who::Bot));
                all.push(Who::Automa);
                if let Some(seat) = self.chosen.seats.get_mut(i) {
                    seat.who = turned(&all, seat.who, by);
                }
            }
            Field::Faction(i) => {
                let factions = Faction::ALL.into_iter().filter(|f| rules.has_faction(*f)).map(Some);
                let all: Vec<Option<Faction>> = core::iter::once(None).chain(factions).collect();
                if let Some(seat) = self.chosen.seats.get_mut(i) {
                    seat.faction = turned(&all, seat.faction, by);
                }
            }
            Field::Mat(i) => {
                let mats = Mat::ALL.into_iter().filter(|m| rules.has_mat(*m)).map(Some);
                let all: Vec<Option<Mat>> = core::iter::once(None).chain(mats).collect();
                if let Some(seat) = self.chosen.seats.get_mut(i) {
                    seat.mat = turned(&all, seat.mat, by);
                }
            }
            Field::Level(i) => {
                if let Some(seat) = self.chosen.seats.get_mut(i) {
                    seat.automa.level = turned(&AutomaLevel::ALL, seat.automa.level, by);
                }
            }
            Field::Dial(i, dial) => {
                if let Some(seat) = self.chosen.seats.get_mut(i) {
                    turn_dial(&mut seat.automa, dial, by);
                }
            }
            Field::Deal => {
                self.chosen.deal = turned(&[Deal::Random, Deal::InOrder, Deal::Draft], self.chosen.deal, by)
            }
            Field::Preset => {
                let preset = if self.is_current() { Rules::RULEBOOK } else { Rules::CURRENT };
                // What is in the box does not depend on the printing.
                self.chosen.rules =
                    MODULES.iter().fold(preset, |to, module| to.with(*module, rules.has(*module)));
            }
            Field::Switch(switch) => {
                self.chosen.rules = self.chosen.rules.with(switch, !self.chosen.rules.has(switch));
                self.fit_the_box();
            }
            Field::Tile(slot) => tiles::turn(&mut self.chosen.tiles, slot, by),
            Field::Name(_) | Field::Seed => {}
        }
        Asked::Open
    }

    /// Seats and wishes that are no longer in the box go.
    fn fit_the_box(&mut self) {
        let rules = self.chosen.rules;
        self.chosen.seats.truncate(rules.max_seats());
        tiles::fit(&mut self.chosen.tiles, rules);
        for seat in &mut self.chosen.seats {
            seat.faction = seat.faction.filter(|f| rules.has_faction(*f));
            seat.mat = seat.mat.filter(|m| rules.has_mat(*m));
        }
    }

    fn resize(&mut self, by: isize) {
        let count =
            (self.chosen.seats.len() as isize + by).clamp(2, self.chosen.rules.max_seats() as isize) as usize;
        let new =
            SeatForm { who: Who::Automa, name: String::new(), faction: None, mat: None, automa: NORMAL };
        self.chosen.seats.resize(count, new);
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
fn turned<T: Copy + PartialEq>(all: &[T], now: T, by: isize) -> T {
    let at = all.iter().position(|x| *x == now).unwrap_or(0) as isize;
    all.get((at + by).rem_euclid(all.len().max(1) as isize) as usize).copied().unwrap_or(now)
}
