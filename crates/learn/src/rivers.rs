//! The Riverwalk card: who at the table crosses which water. Nothing stands here a second time: the abilities are read from
//! the faction mats, and what each does is said by the help.

use kosa_engine::Public;
use kosa_engine::vocab::{Faction, Seat};
use kosa_lang::{Texts, Topic};

/// How one player crosses water.
///
/// ```
/// use kosa_engine::State;
/// use kosa_learn::Rivers;
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; mechs 1 at h04; seat crimea mechanical",
/// ).unwrap();
/// let card = Rivers::card(state.public());
/// // Swim is always in force, Riverwalk once its mech is deployed, and Crimea has deployed nothing.
/// assert_eq!(card[0].ways.iter().map(|way| way.in_force).collect::<Vec<_>>(), [true, true, false]);
/// assert!(card[1].ways.iter().all(|way| !way.in_force));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rivers {
    /// The seat.
    pub seat: Seat,
    /// Its faction.
    pub faction: Faction,
    /// The abilities that cross rivers or lakes.
    pub ways: Vec<WaterWay>,
    /// Whether water still stops an Automa, which uses no ability; nothing for anybody else.
    pub held: Option<bool>,
}

/// One ability that crosses rivers or lakes.
///
/// ```
/// use kosa_engine::vocab::Faction;
/// use kosa_lang::{Lang, Texts};
/// use kosa_learn::Rivers;
///
/// let ways = Rivers::of_faction(Faction::Nordic);
/// assert!(ways[0].in_force && ways[0].text(&Texts::new(Lang::English)).starts_with("✓ Swim"));
/// assert!(ways[1..].iter().all(|way| !way.in_force), "their mechs are not deployed yet");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaterWay {
    /// What the help says of it.
    pub topic: Topic,
    /// Whether the player has it already.
    pub in_force: bool,
}

impl Rivers {
    /// The card for everybody at the table. An Automa uses no ability.
    pub fn card(public: &Public) -> Vec<Rivers> {
        public.seats().map(|seat| Rivers::of(public, seat)).collect()
    }

    fn of(public: &Public, seat: Seat) -> Rivers {
        let player = public.player(seat);
        let faction = player.faction();
        let mut ways = if player.is_automa() { Vec::new() } else { Rivers::of_faction(faction) };
        for way in &mut ways {
            if let Topic::Ability(ability) = way.topic {
                way.in_force = player.has_ability(ability);
            }
        }
        Rivers { seat, faction, ways, held: player.is_automa().then(|| public.held_by_water(seat)) }
    }

    /// What is said of somebody who has no way over water.
    pub fn without_ways(&self, texts: &Texts) -> Option<String> {
        let key = match self.held {
            Some(true) => "rivers-held",
            Some(false) => "rivers-not-held",
            None => "rivers-none",
        };
        self.ways.is_empty().then(|| texts.say(key))
    }

    /// How a faction crosses water, as it begins: no mech is deployed yet.
    pub fn of_faction(faction: Faction) -> Vec<WaterWay> {
        let own = faction
            .ability()
            .crosses_water()
            .then(|| WaterWay { topic: Topic::FactionAbility(faction.ability()), in_force: true });
        let mechs = faction.mat().mechs.into_iter().filter(|ability| ability.crosses_water());
        let mechs = mechs.map(|ability| WaterWay { topic: Topic::Ability(ability), in_force: false });
        own.into_iter().chain(mechs).collect()
    }
}

impl WaterWay {
    /// What it does, in a sentence with its name; a mark before it says whether the player has it.
    pub fn text(&self, texts: &Texts) -> String {
        let mark = if self.in_force { '✓' } else { '·' };
        format!("{mark} {}: {}", self.topic.name(texts), texts.help(self.topic))
    }
}
