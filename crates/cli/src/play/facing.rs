//! Who sits at a keyboard that several people may share.

use kosa_client::Stage;
use kosa_engine::Viewer;
use kosa_engine::vocab::Seat;
use std::io::{IsTerminal, Result, Write};

/// Whose cards may be seen above: of a near game and of a far one.
#[derive(Clone, Copy, Default, Debug)]
pub struct Facing(Option<Seat>);

impl Facing {
    /// Goes along with the game, before anything of it is told: when the keyboard is handed over, it hides what the last
    /// person saw. Says whether it did.
    pub fn follow(&mut self, stage: Stage, out: &mut dyn Write) -> Result<bool> {
        match stage {
            Stage::Asking(seat) => self.0 = Some(seat),
            Stage::HandOver(_) if self.0.take().is_some() => {
                // The lines above the window, too.
                let clear = if std::io::stdout().is_terminal() { "\x1b[2J\x1b[3J\x1b[H" } else { "\n\n\n" };
                write!(out, "{clear}")?;
                // It is no part of the line that comes next.
                out.flush()?;
                return Ok(true);
            }
            Stage::HandOver(_)
            | Stage::Connecting
            | Stage::Reading
            | Stage::Thinking(_)
            | Stage::Watching
            | Stage::Waiting(_)
            | Stage::Over => {}
        }
        Ok(false)
    }

    /// Who is told what happens; for nobody in particular it is what these may read together.
    pub fn viewer(self, together: Viewer) -> Viewer {
        self.0.map_or(together, Viewer::Seat)
    }
}
