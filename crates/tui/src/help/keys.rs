//! The keys of each screen, as the help tells them.

/// Which keys there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keys {
    /// Those of a game.
    Game,
    /// Those of a record that is looked at.
    Replay,
    /// Those of the set-up.
    SetUp,
}

impl Keys {
    /// The keys in groups short enough to be read at once: the title of each, keys and the texts about them.
    pub(super) fn groups(self) -> &'static [(&'static str, &'static [(&'static str, &'static str)])] {
        match self {
            Keys::Game => &[
                (
                    "tui-help-keys-answers",
                    &[
                        ("↑ ↓", "play-help-arrows"),
                        ("1 2 3", "play-help-numbers"),
                        ("Enter", "play-help-enter"),
                        ("+", "play-help-all"),
                        ("-", "play-help-nothing"),
                        ("Esc ←", "play-help-back"),
                        ("Tab", "tui-help-tab"),
                        ("u", "play-help-undo"),
                        ("U", "play-help-undo-list"),
                        ("g", "tui-help-gift"),
                        ("▣", "tui-help-mouse"),
                        ("q", "tui-help-quit"),
                        ("w", "save-help-elsewhere"),
                    ],
                ),
                (
                    "tui-help-keys-pages",
                    &[
                        ("m ← →", "play-help-mat"),
                        ("c", "play-help-cards"),
                        ("t", "tui-help-tiles"),
                        ("s", "play-help-score"),
                        ("l", "play-help-log"),
                        ("a", "play-help-others"),
                        ("p", "play-help-stops"),
                        ("r", "tui-help-reach"),
                        ("i", "tui-help-place"),
                        ("n", "tui-help-again"),
                        ("e", "tui-help-victory"),
                        ("b", "tui-help-board"),
                        ("?", "tui-help-help"),
                    ],
                ),
                (
                    "tui-help-keys-advice",
                    &[
                        ("f", "guide-help-key"),
                        ("F", "guide-help-more"),
                        ("h", "hint-help"),
                        ("y", "learn-help-why"),
                        ("Y", "learn-help-not-now"),
                        ("v", "review-help"),
                    ],
                ),
            ],
            Keys::Replay => &[(
                "play-help-keys",
                &[
                    ("→ ←", "tui-help-replay-entries"),
                    ("↓ ↑", "tui-help-replay-turns"),
                    ("PgDn PgUp", "tui-help-replay-twenty"),
                    ("0-9 Enter", "tui-help-replay-jump"),
                    ("Home End", "tui-help-replay-ends"),
                    ("a", "tui-help-plays"),
                    ("i", "tui-help-place"),
                    ("l", "tui-help-replay-entry"),
                    ("m ← →", "tui-help-replay-mat"),
                    ("s", "play-help-score"),
                    ("t", "tui-help-tiles"),
                    ("?", "tui-help-help"),
                    ("q", "tui-help-replay-quit"),
                ],
            )],
            Keys::SetUp => &[(
                "play-help-keys",
                &[
                    ("↑ ↓ ← →", "tui-help-setup-arrows"),
                    ("Space", "tui-help-setup-space"),
                    ("+ -", "tui-help-setup-change"),
                    ("1 2 …", "tui-help-setup-pick"),
                    ("PgUp PgDn", "tui-help-setup-page"),
                    ("Tab", "tui-help-setup-tab"),
                    ("Enter", "tui-help-setup-enter"),
                    ("r", "tui-help-setup-resume"),
                    ("?", "tui-help-setup-help"),
                    ("Esc", "tui-help-setup-leave"),
                    ("▣", "tui-help-setup-mouse"),
                ],
            )],
        }
    }
}
