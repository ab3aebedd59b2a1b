//! Why a move is not possible.

use crate::{Arg, Phrase, Texts};
use kosa_engine::{Lack, Public, WhyNot};

impl Texts {
    /// Why a move is not possible, in a sentence without a full stop.
    pub fn why_not(&self, why: &WhyNot, public: &Public) -> String {
        match *why {
            WhyNot::GameOver => self.say("why-game-over"),
            WhyNot::OnlyWatching => self.say("why-only-watching"),
            WhyNot::OthersFirst { seats } => {
                let names: Vec<Phrase> = seats.iter().map(|s| self.acting(public, s)).collect();
                self.fill("why-others-first", &[("whom", self.joined(&names).into())])
            }
            WhyNot::ChanceFirst => self.say("why-chance-first"),
            WhyNot::LeftToChance => self.say("why-left-to-chance"),
            WhyNot::NotInThePile => self.say("why-not-in-the-pile"),
            WhyNot::OtherQuestion => self.say("why-other-question"),
            WhyNot::MustChoose => self.say("why-must-choose"),
            WhyNot::SectionTakenLast { section } => {
                self.fill("why-section-taken-last", &[("section", self.arg(&section))])
            }
            WhyNot::NoFactoryCard => self.say("why-no-factory-card"),
            WhyNot::NotOnThisSection { section } => {
                self.fill("why-not-on-this-section", &[("section", self.arg(&section))])
            }
            WhyNot::CannotPay(lack) => self.lack(&lack),
            WhyNot::Amount { least, most } if least >= most => {
                self.fill("why-amount-one", &[("most", most.into())])
            }
            WhyNot::Amount { least, most } => {
                self.fill("why-amount", &[("least", least.into()), ("most", most.into())])
            }
            WhyNot::TrackEnds { room } => self.fill("why-track-ends", &[("room", room.into())]),
            WhyNot::CardsLeft { left } => self.fill("why-cards-left", &[("left", left.into())]),
            WhyNot::NeedsStructure { structure } => {
                self.fill("why-needs-structure", &[("structure", self.arg(&structure))])
            }
            WhyNot::NeedsRecruit { recruit } => {
                self.fill("why-needs-recruit", &[("action", self.arg(&recruit))])
            }
            WhyNot::MoveForbidden => self.say("why-move-forbidden"),
            WhyNot::NoWorkerOnBoard => self.say("why-no-worker-on-board"),
            WhyNot::NoSuchOption => self.say("why-no-such-option"),
            WhyNot::OptionTaken => self.say("why-option-taken"),
            WhyNot::NoUnitThere { unit } => self.fill("why-no-unit-there", &[("unit", self.arg(&unit))]),
            WhyNot::AlreadyMoved { unit } => self.fill("why-already-moved", &[("unit", self.arg(&unit))]),
            WhyNot::OtherUnitMoving { unit } => {
                self.fill("why-other-unit-moving", &[("unit", self.arg(&unit))])
            }
            WhyNot::SamePlace => self.say("why-same-place"),
            WhyNot::TooFar => self.say("why-too-far"),
            WhyNot::HomeBase => self.say("why-home-base"),
            WhyNot::WorkerAndRiver => self.say("why-worker-and-river"),
            WhyNot::River => self.say("why-river"),
            WhyNot::RiverUsed => self.say("why-river-used"),
            WhyNot::Lake => self.say("why-lake"),
            WhyNot::EnemyUnits { of } => {
                self.fill("why-enemy-units", &[("whom", self.acting(public, of).into())])
            }
            WhyNot::HeldByEnemies { of } => {
                self.fill("why-held-by-enemies", &[("whom", self.acting(public, of).into())])
            }
            WhyNot::LeavingCosts { need, has } => self.fill(
                "why-leaving-costs",
                &[("need", self.counted("coins", need).into()), ("has", has.into())],
            ),
            WhyNot::TollUnpaid { need } => {
                self.fill("why-toll-unpaid", &[("need", self.counted("resources", need).into())])
            }
            WhyNot::OtherCargo { asked } => self.fill("why-other-cargo", &[("cargo", self.arg(&asked))]),
            WhyNot::NoAirship => self.say("why-no-airship"),
            WhyNot::FlyFirst => self.say("why-fly-first"),
            WhyNot::NoStepsLeft => self.say("why-no-steps-left"),
            WhyNot::ExchangeInOrder => self.say("why-exchange-in-order"),
            WhyNot::NothingAboard => self.say("why-nothing-aboard"),
            WhyNot::NothingToLoad => self.say("why-nothing-to-load"),
            WhyNot::OtherFreight => self.say("why-other-freight"),
            WhyNot::NoRoom => self.say("why-no-room"),
            WhyNot::CannotSetDown => self.say("why-cannot-set-down"),
            WhyNot::NoTile => self.say("why-no-tile"),
            WhyNot::OncePerFlight => self.say("why-once-per-flight"),
            WhyNot::NobodyThere => self.say("why-nobody-there"),
            WhyNot::NoCombatThere => self.say("why-no-combat-there"),
            WhyNot::DialSet => self.say("why-dial-set"),
            WhyNot::DialFirst => self.say("why-dial-first"),
            WhyNot::DialTooHigh { most } => {
                self.fill("why-dial-too-high", &[("most", self.counted("power", most).into())])
            }
            WhyNot::TooManyCards { limit } => self.fill("why-too-many-cards", &[("limit", limit.into())]),
            WhyNot::CardNotHeld => self.say("why-card-not-held"),
            WhyNot::OtherUnitFirst { unit } => {
                self.fill("why-other-unit-first", &[("unit", self.arg(&unit))])
            }
            WhyNot::NoRefuge => self.say("why-no-refuge"),
            WhyNot::NotYourTurn => self.say("why-not-your-turn"),
            WhyNot::BetweenActions => self.say("why-between-actions"),
            WhyNot::AtEndOfTurn => self.say("why-at-end-of-turn"),
            WhyNot::StarPlaced => self.say("why-star-placed"),
            WhyNot::ConditionFails { card, .. } => {
                // A reason brings no full stop: whoever says it goes on as it likes.
                let text = self.objective(card);
                self.fill("why-condition-fails", &[("text", text.trim_end_matches('.').into())])
            }
            WhyNot::OtherResource { wanted } => {
                self.fill("why-other-resource", &[("resource", self.arg(&wanted))])
            }
            WhyNot::NoTokenThere => self.say("why-no-token-there"),
            WhyNot::NotControlled => self.say("why-not-controlled"),
            WhyNot::OnlyAboard => self.say("why-only-aboard"),
            WhyNot::PaidInOrder => self.say("why-paid-in-order"),
            WhyNot::NoCoercion => self.say("why-no-coercion"),
            WhyNot::CoercionUsed => self.say("why-coercion-used"),
            WhyNot::NotCarried => self.say("why-not-carried"),
            WhyNot::CubeMoved => self.say("why-cube-moved"),
            WhyNot::NoBoxLeft { action } => self.fill("why-no-box-left", &[("action", self.arg(&action))]),
            WhyNot::MechDeployed => self.say("why-mech-deployed"),
            WhyNot::StructureBuilt => self.say("why-structure-built"),
            WhyNot::TerritoryBuilt => self.say("why-territory-built"),
            WhyNot::RecruitEnlisted => self.say("why-recruit-enlisted"),
            WhyNot::BonusTaken => self.say("why-bonus-taken"),
            WhyNot::NotOnLake => self.say("why-not-on-lake"),
            WhyNot::NoWorkerThere => self.say("why-no-worker-there"),
            WhyNot::NoMechThere => self.say("why-no-mech-there"),
            WhyNot::Occupied => self.say("why-occupied"),
            WhyNot::OnlyThere { at } => self.fill("why-only-there", &[("at", self.spot(at).into())]),
            WhyNot::NoWorkersLeft => self.say("why-no-workers-left"),
            WhyNot::NothingMadeThere => self.say("why-nothing-made-there"),
            WhyNot::AllChosen => self.say("why-all-chosen"),
            WhyNot::ProducedInOrder => self.say("why-produced-in-order"),
            WhyNot::CardNotThere => self.say("why-card-not-there"),
            WhyNot::OtherFaction => self.say("why-other-faction"),
            WhyNot::TrapPlaced => self.say("why-trap-placed"),
            WhyNot::OwnCards => self.say("why-own-cards"),
            WhyNot::NotListed => self.say("why-not-listed"),
        }
    }

    /// What there is too little of: `it costs 3 oil, you have 1`.
    pub fn lack(&self, lack: &Lack) -> String {
        let (what, need, has): (&str, u16, u16) = match *lack {
            Lack::Coins { need, has } => ("coins", need, has),
            Lack::Power { need, has } => ("power", need.into(), has.into()),
            Lack::Popularity { need, has } => ("popularity", need.into(), has.into()),
            Lack::CombatCards { need, has } => ("cards", need.into(), has.into()),
            Lack::Tokens { resource, need, has } => (resource.id(), need.into(), has.into()),
            Lack::AnyTokens { need, has } => ("any", need.into(), has.into()),
            Lack::KindsOfTokens { need, has } => ("distinct", need.into(), has.into()),
        };
        let args = [("need", Arg::from(self.counted(what, need))), ("has", has.into())];
        self.fill("why-cannot-pay", &args)
    }
}
