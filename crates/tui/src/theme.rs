//! Colours of the 256-colour palette, or none: then bold, underlined and reversed text tell the same.

use kosa_engine::vocab::{Faction, Resource, Terrain};
use ratatui::style::{Color, Modifier, Style};

/// How things look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// Whether colours are used.
    pub colour: bool,
    /// Whether the window is light: what stands on its own ground must be dark there.
    pub light: bool,
}

const fn fg(colour: u8) -> Style {
    Style::new().fg(Color::Indexed(colour))
}

const fn on(colour: u8, ground: u8) -> Style {
    Style::new().fg(Color::Indexed(colour)).bg(Color::Indexed(ground))
}

impl Theme {
    /// Colours on a dark window.
    pub const DARK: Theme = Theme { colour: true, light: false };
    /// Colours on a light window.
    pub const LIGHT: Theme = Theme { colour: true, light: true };
    /// No colours: for every window.
    pub const NONE: Theme = Theme { colour: false, light: false };

    /// With colours, unless the environment asks for none (`NO_COLOR` set and not empty).
    pub fn of_environment(no_color: Option<&std::ffi::OsStr>) -> Theme {
        if no_color.is_none_or(std::ffi::OsStr::is_empty) { Theme::DARK } else { Theme::NONE }
    }

    fn pick(self, coloured: Style, plain: Modifier) -> Style {
        if self.colour { coloured } else { Style::new().add_modifier(plain) }
    }

    /// One of two inks, by the ground of the window.
    const fn ink(self, on_dark: u8, on_light: u8) -> Style {
        fg(if self.light { on_light } else { on_dark })
    }

    /// The ground of a territory.
    pub fn terrain(self, terrain: Terrain) -> Style {
        let style = match terrain {
            Terrain::Mountain => on(252, 239),
            Terrain::Farm => on(230, 94),
            Terrain::Forest => on(194, 22),
            Terrain::Tundra => on(255, 60),
            Terrain::Village => on(224, 88),
            Terrain::Lake => on(153, 18),
            Terrain::Factory => on(231, 53),
        };
        self.pick(style, Modifier::empty())
    }

    /// The ground of a home base.
    pub fn home(self, faction: Faction, plays: bool) -> Style {
        if !plays {
            return self.quiet();
        }
        if !self.colour {
            return Style::new();
        }
        if self.light {
            // The colours of some factions are hardly darker than the window.
            return on(16, 253).add_modifier(Modifier::BOLD);
        }
        let ink = match faction {
            Faction::Nordic => 75,
            Faction::Rusviet => 203,
            Faction::Togawa => 140,
            Faction::Saxony => 250,
            Faction::Crimea | Faction::Polania | Faction::Albion => ground(faction),
        };
        on(ink, 234)
    }

    /// A piece or a name of a faction.
    pub fn faction(self, faction: Faction) -> Style {
        let ink = match faction {
            Faction::Rusviet | Faction::Saxony | Faction::Togawa | Faction::Nordic => 231,
            Faction::Crimea | Faction::Polania | Faction::Albion => 16,
        };
        self.pick(on(ink, ground(faction)).add_modifier(Modifier::BOLD), Modifier::BOLD)
    }

    /// Resource tokens.
    pub fn resource(self, resource: Resource) -> Style {
        let colour = match resource {
            Resource::Food => 227,
            Resource::Metal => 255,
            Resource::Oil => 117,
            Resource::Wood => 215,
        };
        if self.colour { fg(colour) } else { Style::new() }
    }

    /// A river.
    pub fn river(self) -> Style {
        let water = if self.light { on(19, 117) } else { on(39, 25) };
        self.pick(water.add_modifier(Modifier::BOLD), Modifier::BOLD)
    }

    /// The sides of bricks.
    pub fn side(self) -> Style {
        self.pick(self.ink(242, 243), Modifier::DIM)
    }

    /// The number of a territory, also on a river.
    pub fn number(self) -> Style {
        self.pick(self.ink(250, 236), Modifier::empty())
    }

    /// The sides of a brick that may be chosen.
    pub fn target_side(self) -> Style {
        self.pick(self.ink(226, 130).add_modifier(Modifier::BOLD), Modifier::BOLD)
    }

    /// The number of a choice on the board.
    pub fn target(self) -> Style {
        self.pick(on(16, 226).add_modifier(Modifier::BOLD), Modifier::REVERSED)
    }

    /// What others did, on the board.
    pub fn mark(self) -> Style {
        self.pick(on(16, 208).add_modifier(Modifier::BOLD), Modifier::REVERSED)
    }

    /// The brick under the cursor.
    pub fn cursor(self) -> Style {
        self.pick(self.ink(231, 16).add_modifier(Modifier::BOLD), Modifier::BOLD)
    }

    /// A token of an encounter.
    pub fn encounter(self) -> Style {
        self.pick(fg(226).add_modifier(Modifier::BOLD), Modifier::BOLD)
    }

    /// The entry of a list that Enter takes.
    pub fn selected(self) -> Style {
        self.pick(on(16, 226), Modifier::REVERSED)
    }

    /// A heading.
    pub fn title(self) -> Style {
        self.pick(self.ink(222, 94).add_modifier(Modifier::BOLD), Modifier::BOLD)
    }

    /// The question.
    pub fn prompt(self) -> Style {
        self.pick(self.ink(231, 16).add_modifier(Modifier::BOLD), Modifier::BOLD)
    }

    /// A key to press.
    pub fn key(self) -> Style {
        self.pick(self.ink(226, 25), Modifier::BOLD)
    }

    /// What may be overlooked.
    pub fn quiet(self) -> Style {
        self.pick(self.ink(245, 240), Modifier::DIM)
    }

    /// A star.
    pub fn star(self) -> Style {
        self.pick(self.ink(220, 94).add_modifier(Modifier::BOLD), Modifier::BOLD)
    }

    /// What went wrong.
    pub fn trouble(self) -> Style {
        self.pick(on(231, 124).add_modifier(Modifier::BOLD), Modifier::REVERSED)
    }

    /// The bar at the top and bottom.
    pub fn bar(self) -> Style {
        self.pick(if self.light { on(236, 254) } else { on(252, 236) }, Modifier::empty())
    }
}

/// The colour of a faction's pieces.
const fn ground(faction: Faction) -> u8 {
    match faction {
        Faction::Nordic => 26,
        Faction::Rusviet => 160,
        Faction::Togawa => 91,
        Faction::Crimea => 220,
        Faction::Saxony => 241,
        Faction::Polania => 255,
        Faction::Albion => 77,
    }
}
