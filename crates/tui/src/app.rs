//! From the set-up to the end of the game: which screen is shown, and what must be done outside.

use crate::draft::{DraftScreen, Drafted};
use crate::frame::is_large_enough;
use crate::input::Input;
use crate::panels::Look;
use crate::play::{Effect, Play};
use crate::saved::SavedList;
use crate::setup::{Asked, Form};
use crate::theme::Theme;
use kosa_client::{NewGame, SavedGame, Wishes};
use kosa_lang::Texts;
use kosa_table::{Seed, Table};
use ratatui::Frame;
use std::sync::Arc;

enum Stage {
    Setup,
    Draft(Box<DraftScreen>),
    Play(Box<Play>),
}

/// The program as a person sees it.
pub struct App {
    texts: Arc<Texts>,
    theme: Theme,
    form: Form,
    stage: Stage,
    /// A sentence about trouble on the set-up screen.
    trouble: Option<String>,
    /// Whether the window was too small to show anything when it was last drawn.
    hidden: bool,
}

impl App {
    /// Begins with the set-up of this game.
    pub fn set_up(
        game: &NewGame,
        seed: Option<Seed>,
        texts: Arc<Texts>,
        theme: Theme,
        resumable: bool,
    ) -> App {
        let mut form = Form::new(game, seed, texts.lang());
        form.resumable = resumable;
        App { texts, theme, form, stage: Stage::Setup, trouble: None, hidden: false }
    }

    /// Begins with the game itself, or with its draft.
    pub fn start(game: NewGame, texts: Arc<Texts>, theme: Theme) -> (App, Effect) {
        let mut app = App::set_up(&game, None, texts, theme, false);
        let effect = app.begin(game);
        (app, effect)
    }

    /// The seed that was asked for, to be shown if the person goes back from the draft to the set-up.
    pub fn remember_seed(&mut self, seed: Seed) {
        self.form.set_seed(seed);
    }

    /// Begins with a game that was broken off.
    pub fn resumed(table: Table, texts: Arc<Texts>, theme: Theme) -> App {
        let nobody =
            NewGame { setup: Default::default(), players: Vec::new(), seed: table.seed(), draft: false };
        let mut app = App::set_up(&nobody, None, texts, theme, false);
        app.sit_down(table);
        app
    }

    /// Sits down at a table.
    pub fn sit_down(&mut self, table: Table) {
        self.stage = Stage::Play(Box::new(Play::new(table, self.texts.clone(), self.theme)));
    }

    /// The game, once it is being played.
    pub fn play(&self) -> Option<&Play> {
        if let Stage::Play(play) = &self.stage { Some(play) } else { None }
    }

    /// The same, to be told where it is saved.
    pub fn play_mut(&mut self) -> Option<&mut Play> {
        if let Stage::Play(play) = &mut self.stage { Some(play) } else { None }
    }

    /// The words.
    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// Lists the saved games over the set-up.
    pub fn show_saves(&mut self, games: Vec<SavedGame>) {
        self.form.show_saves(SavedList::new(games));
    }

    /// A game of the list.
    pub fn saved_game(&self, index: usize) -> Option<&SavedGame> {
        self.form.saves().and_then(|list| list.game(index))
    }

    /// Whether somebody who leaves a game can be asked something first.
    pub fn can_ask(&self) -> bool {
        !self.hidden
    }

    /// Tells the person that something outside went wrong.
    pub fn trouble(&mut self, text: String) {
        match &mut self.stage {
            Stage::Play(play) => play.trouble(text),
            _ => self.trouble = Some(text),
        }
    }

    /// Another game of the same people, after the end of one.
    pub fn again(&mut self, seed: Seed) -> Effect {
        let wishes = self.play().map(|play| Wishes::again(play.table()));
        match wishes.map(|wishes| wishes.to_new_game(seed)) {
            Some(Ok(game)) => self.begin(game),
            _ => {
                self.stage = Stage::Setup;
                Effect::Stay
            }
        }
    }

    fn begin(&mut self, game: NewGame) -> Effect {
        self.trouble = None;
        if game.draft {
            return match DraftScreen::new(game) {
                Ok(draft) => {
                    let how = draft.go_on();
                    self.stage = Stage::Draft(Box::new(draft));
                    self.drafted(how)
                }
                Err(error) => self.refused(&error),
            };
        }
        match game.deal() {
            Ok(table) => {
                self.sit_down(table);
                Effect::Begin
            }
            Err(error) => self.refused(&error),
        }
    }

    fn refused(&mut self, error: &kosa_table::TableError) -> Effect {
        self.stage = Stage::Setup;
        self.trouble = Some(self.texts.table_error(error));
        Effect::Stay
    }

    fn drafted(&mut self, how: Drafted) -> Effect {
        match how {
            Drafted::Open => Effect::Stay,
            Drafted::Done(game) => self.begin(*game),
            Drafted::Cancelled => {
                self.stage = Stage::Setup;
                Effect::Stay
            }
        }
    }

    /// A person does something.
    pub fn input(&mut self, input: Input) -> Effect {
        if input == Input::Interrupt {
            return Effect::Leave;
        }
        if self.hidden {
            // Nobody decides what he cannot see.
            return if input == Input::Char('q') { Effect::Leave } else { Effect::Stay };
        }
        match &mut self.stage {
            Stage::Play(play) => play.input(input),
            Stage::Draft(draft) => {
                let how = draft.input(input);
                self.drafted(how)
            }
            Stage::Setup => {
                self.trouble = None;
                match self.form.input(input, &self.texts) {
                    Asked::Open => Effect::Stay,
                    Asked::Speak(lang) => {
                        self.texts = Arc::new(Texts::new(lang));
                        Effect::Stay
                    }
                    Asked::Start(game) => self.begin(*game),
                    Asked::List => Effect::List,
                    Asked::Resume(index) => Effect::Open(index),
                    Asked::Leave => Effect::Leave,
                }
            }
        }
    }

    /// A text is pasted. Only where something is typed in does it mean anything: it plays no moves.
    pub fn paste(&mut self, text: &str) {
        match &mut self.stage {
            _ if self.hidden => {}
            Stage::Setup => self.form.paste(text),
            Stage::Play(play) => play.paste(text),
            Stage::Draft(_) => {}
        }
    }

    /// Lets bots decide, if one must. It is done after what a person did is saved.
    pub fn let_bots_decide(&mut self) -> Effect {
        self.play_mut().map_or(Effect::Stay, Play::let_bots_decide)
    }

    /// A fifth of a second has passed; whether a game that is only watched has gone on.
    pub fn tick(&mut self) -> bool {
        self.play_mut().is_some_and(Play::tick)
    }

    /// Lets one bot make one decision, if one must.
    pub fn let_a_bot_decide(&mut self) -> Effect {
        self.play_mut().map_or(Effect::Stay, Play::let_a_bot_decide)
    }

    /// Goes on with a look back that is open; whether there was something to do.
    pub fn look_back(&mut self) -> bool {
        self.play_mut().is_some_and(Play::look_back)
    }

    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        self.hidden = !is_large_enough(area);
        let texts = self.texts.clone();
        let look = Look { texts: &texts, theme: self.theme };
        match &mut self.stage {
            Stage::Play(play) => play.draw(frame),
            Stage::Draft(draft) => draft.draw(look, area, frame.buffer_mut()),
            Stage::Setup => {
                self.form.draw(look, area, frame.buffer_mut());
                if let Some(text) = &self.trouble {
                    self.form.cover_keys();
                    crate::panels::notice::message(text, self.theme.trouble(), area, frame.buffer_mut());
                }
            }
        }
    }
}
