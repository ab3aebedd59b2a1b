use kosa_engine::vocab::*;
use kosa_engine::{Actor, AutomaDials, AutomaKind, Move, Rules, Switch};

/// Reads values off bytes; past the end everything is 0.
pub struct Bytes<'a> {
    rest: &'a [u8],
}

impl<'a> Bytes<'a> {
    /// All of these bytes.
    pub fn new(data: &'a [u8]) -> Self {
        Bytes { rest: data }
    }

    /// Whether all have been read.
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// One byte.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> u8 {
        let Some((first, rest)) = self.rest.split_first() else { return 0 };
        self.rest = rest;
        *first
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.next() as usize % all.len()]
    }

    fn flag(&mut self) -> bool {
        self.next() & 1 != 0
    }

    /// A number that is mostly small, so that some amounts fit.
    fn amount(&mut self) -> u8 {
        let byte = self.next();
        if byte < 224 { byte % 8 } else { byte }
    }

    fn card<T>(&mut self, max: u8, new: fn(u8) -> Option<T>) -> T {
        let number = self.next() % max + 1;
        new(number).or_else(|| new(1)).unwrap_or_else(|| panic!("there is a card 1"))
    }

    /// Any set of rules.
    pub fn rules(&mut self) -> Rules {
        let bits = u64::from_le_bytes(core::array::from_fn(|_| self.next()));
        let mut rules = if bits & 1 != 0 { Rules::CURRENT } else { Rules::RULEBOOK };
        if bits & 2 != 0 {
            for (i, switch) in Switch::ALL.into_iter().enumerate() {
                rules = rules.with(switch, bits >> ((2 + i) % 64) & 1 != 0);
            }
        }
        rules
    }

    /// Any Automa, or none half of the time.
    pub fn automa(&mut self) -> Option<AutomaKind> {
        let byte = self.next();
        if byte & 1 == 0 {
            return None;
        }
        let bit = |n: u8| byte & (1 << n) != 0;
        let dials = AutomaDials {
            skip_turns: bit(1),
            move_check: bit(2),
            deploy_check: bit(3),
            all_moves: bit(4),
            coins: self.next() as i8 % 3,
            power: self.next() as i8 % 3,
        };
        Some(AutomaKind { level: self.one_of(&AutomaLevel::ALL), dials })
    }

    /// Any seat, also one nobody sits on.
    pub fn seat(&mut self) -> Seat {
        let index = self.next() % MAX_SEATS as u8;
        Seat::new(index).unwrap_or_else(|| panic!("seat {index} exists"))
    }

    /// Any actor.
    pub fn actor(&mut self) -> Actor {
        if self.next().is_multiple_of(4) { Actor::Chance } else { Actor::Seat(self.seat()) }
    }

    fn place(&mut self) -> Place {
        let index = self.next() as usize % (Place::COUNT + 1);
        Place::from_index(index).unwrap_or(Place::ABOARD)
    }

    fn hex(&mut self) -> Hex {
        let number = self.next() % Hex::COUNT as u8 + 1;
        Hex::new(number).unwrap_or(Hex::FACTORY)
    }

    fn combat_card(&mut self) -> CombatCard {
        self.one_of(&CombatCard::ALL)
    }

    /// Any move at all, sensible or not: every variant with every value its type can hold.
    pub fn any_move(&mut self) -> Move {
        match self.next() % 59 {
            0 => Move::DealTile(self.one_of(&StructureTile::ALL)),
            1 => Move::DealObjective(self.card(Objective::MAX, Objective::new)),
            2 => Move::Draw(self.combat_card()),
            3 => Move::Steal(self.combat_card()),
            4 => Move::DrawEncounter(self.card(Encounter::MAX, Encounter::new)),
            5 => Move::DealFactory(self.card(FactoryCard::MAX, FactoryCard::new)),
            6 => Move::Choose(self.one_of(&Section::ALL)),
            7 => Move::Reveal(self.card(Objective::MAX, Objective::new)),
            8 => Move::Skip,
            9 => Move::Done,
            10 => Move::EndTurn,
            11 => Move::MoveUnits,
            12 => Move::MoveCoins(self.amount()),
            13 => Move::BolsterPower { amount: self.amount(), bonus: self.flag() },
            14 => Move::BolsterCards { amount: self.amount(), bonus: self.flag() },
            15 => Move::TradeResources { bonus: self.flag() },
            16 => Move::TradePopularity { amount: self.amount(), bonus: self.flag() },
            17 => Move::Produce,
            18 => Move::ProduceOn { hex: self.hex(), amount: self.amount() },
            19 => Move::FactoryOption(self.amount()),
            20 | 21 => Move::Step { unit: self.one_of(&UnitKind::ALL), from: self.place(), to: self.place() },
            22 => Move::Carry { cargo: self.one_of(&Cargo::ALL), amount: self.amount() },
            23 => Move::Fight(self.hex()),
            24 => Move::Use,
            25 => Move::Dial(self.amount()),
            26 => Move::Play(CombatCards([self.amount(), self.amount(), self.amount(), self.amount()])),
            27 => Move::Retreat { unit: self.one_of(&UnitKind::ALL), to: self.place() },
            28 => Move::Option(self.amount()),
            29 => Move::Keep(self.card(FactoryCard::MAX, FactoryCard::new)),
            30 => Move::Take(self.amount()),
            31 => Move::On(self.place()),
            32 => Move::Resources([self.amount(), self.amount(), self.amount(), self.amount()]),
            33 => Move::Peek(self.seat()),
            34 => Move::Pay { coins: self.amount(), bonus: self.flag() },
            35 => Move::PayToken { resource: self.one_of(&Resource::ALL), from: self.place() },
            36 => Move::PayCard(self.combat_card()),
            37 => Move::Discard(self.combat_card()),
            38 => Move::Upgrade { cube: self.one_of(&Cube::ALL), to: self.one_of(&BottomAction::ALL) },
            39 => Move::Deploy { slot: self.amount(), at: self.place() },
            40 => Move::Build { structure: self.one_of(&Structure::ALL), at: self.place() },
            41 => Move::AutomaCard(self.card(AutomaCard::MAX, AutomaCard::new)),
            42 => Move::Flip(self.combat_card()),
            43 => Move::Add(self.combat_card()),
            44 => Move::DealTrap(self.one_of(&Trap::ALL)),
            45 => Move::Lose(self.combat_card()),
            46 => Move::PlaceFlag,
            47 => Move::PlaceTrap(self.one_of(&Trap::ALL)),
            48 => Move::DealAirship(self.one_of(&AirshipTile::ALL)),
            49 => Move::DealResolution(self.one_of(&Resolution::ALL)),
            50 => Move::Fly,
            51 => Move::Drop { cargo: self.one_of(&Cargo::ALL), amount: self.amount() },
            52 => Move::Load { cargo: self.one_of(&Cargo::ALL), amount: self.amount() },
            53 => Move::Embark,
            54 => Move::Disembark,
            55 => Move::Bombard { target: self.seat(), amount: self.amount() },
            56 => Move::Challenge(self.seat()),
            57 => Move::Exchange(self.card(Objective::MAX, Objective::new)),
            _ => Move::Enlist {
                recruit: self.one_of(&BottomAction::ALL),
                bonus: self.one_of(&RecruitBonus::ALL),
                amount: self.amount(),
            },
        }
    }
}
