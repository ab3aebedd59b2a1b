/// A combat card, known by its value, 2 to 5. Cards of one value are interchangeable.
///
/// ```
/// use kosa_engine::vocab::CombatCard;
///
/// assert_eq!("5".parse::<CombatCard>().unwrap().value(), 5);
/// assert_eq!(CombatCard::new(6), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CombatCard(u8);

impl CombatCard {
    /// The four values.
    pub const ALL: [CombatCard; 4] = [CombatCard(2), CombatCard(3), CombatCard(4), CombatCard(5)];

    /// The card of this value.
    #[inline]
    pub const fn new(value: u8) -> Option<Self> {
        if value >= 2 && value <= 5 { Some(CombatCard(value)) } else { None }
    }

    /// The printed value.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Place among the four values.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 2
    }
}

impl core::fmt::Display for CombatCard {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl core::str::FromStr for CombatCard {
    type Err = crate::error::UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        s.parse::<u8>()
            .ok()
            .filter(|n| n.to_string() == s)
            .and_then(Self::new)
            .ok_or_else(|| crate::error::UnknownName::number("combat card", s, 2, 5))
    }
}

/// A pile or hand of combat cards: how many of each value, 2 to 5.
///
/// ```
/// use kosa_engine::vocab::{CombatCard, CombatCards};
///
/// let mut hand: CombatCards = "2235".parse().unwrap();
/// assert_eq!((hand.count(), hand.value()), (4, 12));
/// hand.remove(CombatCard::new(5).unwrap());
/// assert_eq!(hand.to_string(), "223");
/// assert_eq!(hand.minus("4".parse().unwrap()), None, "there is no 4 in it");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CombatCards(pub [u8; 4]);

impl CombatCards {
    /// No cards.
    pub const NONE: CombatCards = CombatCards([0; 4]);

    /// Number of cards.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0[0].saturating_add(self.0[1]).saturating_add(self.0[2]).saturating_add(self.0[3])
    }

    /// Sum of the values.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0[0]
            .saturating_mul(2)
            .saturating_add(self.0[1].saturating_mul(3))
            .saturating_add(self.0[2].saturating_mul(4))
            .saturating_add(self.0[3].saturating_mul(5))
    }

    /// The greatest sum of this many of them.
    ///
    /// ```
    /// use kosa_engine::vocab::CombatCards;
    ///
    /// let cards: CombatCards = "2345".parse().unwrap();
    /// assert_eq!([0, 1, 2, 9].map(|count| cards.best(count)), [0, 5, 9, 14]);
    /// ```
    #[inline]
    pub fn best(self, count: u8) -> u8 {
        let (mut sum, mut left) = (0u8, count);
        for card in CombatCard::ALL.into_iter().rev() {
            let taken = self.of(card).min(left);
            sum = sum.saturating_add(taken.saturating_mul(card.value()));
            left -= taken;
        }
        sum
    }

    /// Whether no card is here.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.count() == 0
    }

    /// Cards of this value.
    #[inline]
    pub const fn of(self, card: CombatCard) -> u8 {
        self.0[card.index()]
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: CombatCard) {
        self.0[card.index()] += 1;
    }

    /// Takes a card away; the caller knows that it is there.
    #[inline]
    pub fn remove(&mut self, card: CombatCard) {
        debug_assert!(self.0[card.index()] > 0);
        self.0[card.index()] = self.0[card.index()].saturating_sub(1);
    }

    /// Both piles together.
    #[inline]
    pub fn plus(self, other: CombatCards) -> CombatCards {
        let mut sum = self;
        for i in 0..4 {
            sum.0[i] += other.0[i];
        }
        sum
    }

    /// This pile without the other, or nothing if the other is not part of it.
    #[inline]
    pub fn minus(self, other: CombatCards) -> Option<CombatCards> {
        let mut rest = self;
        for i in 0..4 {
            rest.0[i] = rest.0[i].checked_sub(other.0[i])?;
        }
        Some(rest)
    }
}

/// Combat cards in two bytes: a state remembers many piles, and no pile holds more of a value than the deck does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct PackedCards(u16);

impl PackedCards {
    /// Where the count of each value begins, lowest value first.
    const SHIFT: [u32; 4] = [0, 5, 9, 13];
    /// The greatest count of each value that fits.
    const MOST: [u8; 4] = [31, 15, 15, 7];

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, to be counted.
    #[inline]
    pub(crate) const fn cards(self) -> CombatCards {
        let mut counts = [0; 4];
        let mut i = 0;
        while i < 4 {
            counts[i] = (self.0 >> Self::SHIFT[i]) as u8 & Self::MOST[i];
            i += 1;
        }
        CombatCards(counts)
    }

    /// The bits themselves, for keys.
    #[inline(always)]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

const _: () = {
    let mut i = 0;
    while i < 4 {
        assert!(crate::setup::COMBAT_DECK.0[i] <= PackedCards::MOST[i], "more cards than can be packed");
        i += 1;
    }
};

impl From<CombatCards> for PackedCards {
    /// More cards than a deck holds are left out: such a pile is refused wherever it comes from.
    #[inline]
    fn from(CombatCards(counts): CombatCards) -> PackedCards {
        let mut bits = 0;
        for (count, (most, shift)) in
            counts.into_iter().zip(PackedCards::MOST.into_iter().zip(PackedCards::SHIFT))
        {
            bits |= (count.min(most) as u16) << shift;
        }
        PackedCards(bits)
    }
}

impl core::fmt::Debug for PackedCards {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.cards().fmt(f)
    }
}

impl core::fmt::Display for CombatCards {
    /// Values in ascending order without separators, `-` for no card: `2235`.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for card in CombatCard::ALL {
            for _ in 0..self.of(card) {
                write!(f, "{card}")?;
            }
        }
        Ok(())
    }
}

impl core::str::FromStr for CombatCards {
    type Err = crate::error::UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let mut cards = CombatCards::NONE;
        if s == "-" {
            return Ok(cards);
        }
        if s.is_empty() || s.len() > 42 {
            return Err(crate::error::UnknownName::hint(
                "list of combat cards",
                s,
                crate::error::Hint::CombatCards,
            ));
        }
        for c in s.chars() {
            let card = c.to_digit(10).and_then(|v| CombatCard::new(v as u8)).ok_or_else(|| {
                crate::error::UnknownName::hint("list of combat cards", s, crate::error::Hint::CombatCards)
            })?;
            cards.add(card);
        }
        Ok(cards)
    }
}
