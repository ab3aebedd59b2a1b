//! Colours of the 256-colour palette, or none: then bold, underlined and reversed text tell the same.

use kosa_engine::vocab::{Faction, Resource, Terrain};
use ratatui::style::{Color, Modifier, Style};

/// How things look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// Whether colours are used.
    pub colour: bool,
}

const fn fg(colour: u8) -> Style {
    Style::new().fg(Color::Indexed(colour))
}

const fn on(colour: u8, ground: u8) -> Style {
    Style::new().fg(Color::Indexed(colour)).bg(Color::Indexed(ground))
}

impl Theme {
    /// With colours, unless the environment asks for none (`NO_COLOR` set and not empty).
    pub fn of_environment(no_color: Option<&std::ffi::OsStr>) -> Theme {
        Theme { colour: no_color.is_none_or(std::ffi::OsStr::is_empty) }
    }

    fn pick(self, coloured: Style, plain: Modifier) -> Style {
        if self.colour { coloured } else { Style::new().add_modifier(plain) }
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
        Style { bg: Some(Color::Indexed(234)), ..fg(ground(faction)) }
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
        self.pick(on(39, 25).add_modifier(Modifier::BOLD), Modifier::BOLD)
    }

    /// The sides of bricks.
    pub fn side(self) -> Style {
        self.pick(fg(242), Modifier::DIM)
    }

    /// The number of a territory, also on a river.
    pub fn number(self) -> Style {
        self.pick(fg(250), Modifier::empty())
    }

    /// The sides of a brick that may be chosen.
    pub fn target_side(self) -> Style {
        self.pick(fg(226).add_modifier(Modifier::BOLD), Modifier::BOLD)
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
        self.pick(fg(231).add_modifier(Modifier::BOLD), Modifier::BOLD)
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
        self.pick(fg(222).add_modifier(Modifier::BOLD), Modifier::BOLD)
    }

    /// The question.
    pub fn prompt(self) -> Style {
        self.pick(fg(231).add_modifier(Modifier::BOLD), Modifier::BOLD)
    }

    /// A key to press.
    pub fn key(self) -> Style {
        self.pick(fg(226), Modifier::BOLD)
    }

    /// What may be overlooked.
    pub fn quiet(self) -> Style {
        self.pick(fg(245), Modifier::DIM)
    }

    /// A star.
    pub fn star(self) -> Style {
        self.pick(fg(220).add_modifier(Modifier::BOLD), Modifier::BOLD)
    }

    /// What went wrong.
    pub fn trouble(self) -> Style {
        self.pick(on(231, 124).add_modifier(Modifier::BOLD), Modifier::REVERSED)
    }

    /// The bar at the top and bottom.
    pub fn bar(self) -> Style {
        self.pick(on(252, 236), Modifier::empty())
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
