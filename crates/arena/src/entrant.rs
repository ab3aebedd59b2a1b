use kosa_engine::setup::Wish;
use kosa_simulate::Contestant;

/// Somebody who takes part in a series: a bot, or an Automa, which needs nobody to decide for it. Entrants of the same
/// name are one player in the statistics.
///
/// ```
/// use kosa_arena::Entrant;
/// use kosa_engine::setup::Wish;
/// use kosa_simulate::Contestant;
///
/// let random = Entrant::bot("random", Contestant::bot("random").unwrap());
/// let automa = Entrant::automa("automa:4", "automa:4".parse().unwrap());
/// assert!(random.wish == Wish::default() && automa.player.is_none());
/// ```
#[derive(Clone, Debug)]
pub struct Entrant {
    /// The name in the statistics.
    pub name: String,
    /// What it asks for: it keeps a faction or mat that stands here, and gets dealt the rest.
    pub wish: Wish,
    /// Who decides; nobody for an Automa.
    pub player: Option<Contestant>,
}

impl Entrant {
    /// A bot that plays whatever it is dealt.
    pub fn bot(name: impl Into<String>, player: Contestant) -> Entrant {
        Entrant { name: name.into(), wish: Wish::default(), player: Some(player) }
    }

    /// An Automa of any faction.
    pub fn automa(name: impl Into<String>, kind: kosa_engine::AutomaKind) -> Entrant {
        Entrant { name: name.into(), wish: Wish { automa: Some(kind), ..Wish::default() }, player: None }
    }

    /// Whether it plays whatever it is dealt.
    pub(crate) fn is_free(&self) -> bool {
        self.wish.faction.is_none() && self.wish.mat.is_none()
    }
}
