//! What a frame needs around it.

use core::fmt::{self, Display, Formatter};

macro_rules! needs {
    ($($variant:ident $key:literal = $text:literal),+ $(,)?) => {
        /// What a frame needs around it, and does not find.
        ///
        /// ```
        /// use kosa_engine::position::FrameNeed;
        ///
        /// assert_eq!(FrameNeed::MovingLine.key(), "moving-line");
        /// assert_eq!(FrameNeed::MovingLine.to_string(), "a 'moving' line");
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum FrameNeed { $(#[doc = $text] $variant),+ }

        impl FrameNeed {
            /// All of them.
            pub const ALL: [FrameNeed; [$($key),+].len()] = [$(FrameNeed::$variant),+];

            /// The name of the need: `moving-line`.
            pub const fn key(self) -> &'static str {
                match self { $(FrameNeed::$variant => $key),+ }
            }

            /// The need, as it stands after "needs".
            pub const fn text(self) -> &'static str {
                match self { $(FrameNeed::$variant => $text),+ }
            }
        }
    };
}

impl Display for FrameNeed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

needs! {
    MovingLine "moving-line" = "a 'moving' line",
    MovingAndToll "moving-and-toll"
        = "a 'moving' line, and resources for the airships over its destination",
    CardsInHand "cards-in-hand" = "as many combat cards in hand",
    EnoughToPay "enough-to-pay" = "enough to pay with",
    AdjacentLand "adjacent-land" = "an adjacent land without enemies",
    BothSides "both-sides" = "a 'combat' line with a character or mech of both sides on its hex",
    CombatLine "combat-line" = "a 'combat' line",
    AutomaInCombat "automa-in-combat" = "an Automa on that side of a combat that has not chosen yet",
    AutomaActive "automa-active" = "an Automa as the active player",
    PersonActive "person-active" = "a person as the active player",
    SeatOfTheGame "seat-of-the-game" = "a seat of the game",
    FactoryCard "factory-card" = "a Factory card",
    OptionAndGain "option-and-gain" = "an option and a gain of the card",
    CharacterOnTerritory "character-on-territory" = "the character on a territory",
    EncounterThere "encounter-there"
        = "the character where an encounter token has been taken, and no enemies",
    CharacterThere "character-there" = "the character on that hex, and no enemies",
    OwnTerritory "own-territory" = "a territory that the active player controls",
    NoFactoryCardYet "no-factory-card-yet" = "a character on the Factory, and no Factory card yet",
    FactoryCardForAutoma "factory-card-for-automa"
        = "Factory cards that have been laid out, and an Automa without one",
    AutomaChoice "automa-choice" = "the Automa's dial, and as many combat cards in its hand",
    CardToDeal "card-to-deal" = "a card that is still to be dealt",
    CardsDealt "cards-dealt" = "exactly the cards held that have been dealt",
    BonusTileFirst "bonus-tile-first" = "the structure bonus tile dealt first",
    TilesFirst "tiles-first" = "the tiles of The Wind Gambit dealt before any card",
    TokenAndPlace "token-and-place" = "a character on a free territory, and a token",
    SeenBy "seen-by" = "the active seat among 'seen-by'",
    Hex "hex" = "a hex",
    Land "land" = "land",
    AirshipWithSteps "airship-with-steps" = "the active player's airship moving, with steps left",
    TollCarried "toll-carried" = "a unit that enters under that airship with what is asked",
    AirshipToFight "airship-to-fight" = "an airship to fight",
    SpyVictim "spy-victim" = "somebody to look at, and the price",
    AnotherSeat "another-seat" = "another seat",
    ExchangeThere "exchange-there" = "an airship that may exchange objectives there",
    ObjectiveRoom "objective-room" = "an airship that has flown, and room for an objective card",
    RefugeAndWorkers "refuge-and-workers" = "a refuge and the workers at home",
    HillAndRoom "hill-and-room" = "the Factory, and room on the resolution tile",
}
