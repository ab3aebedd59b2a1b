//! What the page is built for. `cargo xtask page` reads this file too: it must not build what this crate needs to say the same words.

/// What the page is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// People: as small as can be.
    Release,
    /// Tests: everything is there, but nobody waits for the best compression.
    Test,
    /// Somebody who changes it: not compressed, never kept, loaded again after each build.
    Dev,
}

impl Mode {
    const ALL: [Mode; 3] = [Mode::Release, Mode::Test, Mode::Dev];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Mode::Release => "release",
            Mode::Test => "test",
            Mode::Dev => "dev",
        }
    }

    /// By its name on the command line.
    pub fn by_name(name: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|mode| mode.name() == name)
    }
}
