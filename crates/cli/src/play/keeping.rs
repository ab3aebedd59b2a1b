//! The file of a game line by line: what is said of it, and how the game is left.

use super::session::Lines;
use super::{goes_on, not_saved};
use crate::fault::{Outcome, failed};
use kosa_client::{Disk, RecordFile, Stage};
use kosa_lang::Arg;

/// The file of the game.
pub enum Keeping {
    /// Asked for: a game that ends without it has failed.
    Asked(RecordFile<Disk>),
    /// Kept by itself, from the first decision on.
    ByItself(RecordFile<Disk>),
}

impl Lines<'_> {
    /// Says what has become of the file. That it fails is said with every question until it succeeds.
    pub(super) fn look_at_file(&mut self) -> Outcome {
        let is_lost = self.session.link().trouble().is_some();
        if let Some(aside) = self.session.link_mut().file_mut().take_aside() {
            self.say("save-kept", &[("file", aside.display().to_string().into())])?;
        }
        if self.was_lost && !is_lost {
            self.say("save-plain-again", &[])?;
        }
        self.was_lost = is_lost;
        Ok(())
    }

    /// Saves a last time, and says how that went.
    pub(super) fn leave(&mut self) -> Outcome {
        let link = self.session.link_mut();
        if link.file().path().is_some() || link.trouble().is_some() {
            link.save();
        }
        let over = self.session.stage() == Stage::Over;
        let trouble = self.session.link_mut().file_mut().take_trouble();
        let path = self.session.link().file().path();
        match (trouble, path) {
            (Some(e), _) if self.must_keep => return failed(e),
            (Some(e), _) => writeln!(self.out, "{}", not_saved(&self.texts, &e))?,
            (None, Some(path)) if over => {
                let file = [("file", Arg::from(path.display().to_string()))];
                writeln!(self.out, "{}", self.texts.fill("play-saved-as", &file))?;
            }
            (None, Some(path)) => writeln!(self.out, "{}", goes_on(&self.texts, path))?,
            (None, None) => {}
        }
        if !over {
            self.say("plain-goodbye", &[])?;
        }
        Ok(())
    }

    /// Whether somebody who wants to leave may: once he is told if that would lose the game.
    pub(super) fn may_leave(&mut self) -> Outcome<bool> {
        if self.session.link().trouble().is_none() || self.warned {
            return Ok(true);
        }
        self.session.link_mut().save();
        self.look_at_file()?;
        let Some(e) = self.session.link().trouble() else { return Ok(true) };
        let why = e.text(&self.texts);
        self.warned = true;
        self.say("save-plain-leave", &[("why", why.into())])?;
        Ok(false)
    }

    pub(super) fn save_elsewhere(&mut self, name: &str) -> Outcome {
        if name.is_empty() {
            return self.say("save-plain-name", &[]);
        }
        match self.session.link_mut().save_elsewhere(std::path::Path::new(name)) {
            Ok(()) => {
                self.was_lost = false;
                self.say("save-now", &[("file", name.into())])
            }
            Err(e) => self.refuse(&e.text(&self.texts.clone())),
        }
    }
}
