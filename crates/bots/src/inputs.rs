//! The inputs of the value: a position as one seat sees it, as numbers. Plain counts of what lies open and of
//! the seat's own cards; nothing depends on what others hide.

use crate::features::WIDTH;

/// Lanes that are compared at once.
const LANES: usize = 8;

/// Room for all inputs, in whole lanes.
const ROOM: usize = WIDTH.next_multiple_of(LANES);

/// Inputs, each with its value; those that are not named are zero. They lie in full, though most are zero: writing one is then a single store
/// without a question, and what differs between two positions is found by comparing eight at once.
///
/// ```
/// use kosa_bots::Inputs;
/// let mut inputs = Inputs::new();
/// inputs.number(0.5);
/// inputs.one_of(2, 4);
/// assert_eq!(inputs.iter().collect::<Vec<_>>(), [(0, 0.5), (3, 1.0)]);
/// assert_eq!(inputs.width(), 5);
/// ```
#[derive(Clone)]
pub struct Inputs {
    value: [f32; ROOM],
    next: usize,
}

impl Inputs {
    /// No inputs yet.
    pub fn new() -> Inputs {
        Inputs { value: [0.0; ROOM], next: 0 }
    }

    /// Begins again.
    #[inline]
    pub fn clear(&mut self) {
        self.value.fill(0.0);
        self.next = 0;
    }

    /// The next input is a number.
    #[inline]
    pub fn number(&mut self, value: f32) {
        self.put(self.next, value);
        self.next += 1;
    }

    /// The next input is a count, as a part of what is about the most there can be.
    #[inline]
    pub fn part(&mut self, count: u32, of: f32) {
        self.number(count as f32 / of);
    }

    /// The next input is yes or no.
    #[inline]
    pub fn flag(&mut self, yes: bool) {
        self.number(yes as u32 as f32);
    }

    /// The next `count` inputs say which one of as many it is; what lies beyond counts as the last.
    #[inline]
    pub fn one_of(&mut self, which: usize, count: usize) {
        self.put(self.next + which.min(count - 1), 1.0);
        self.next += count;
    }

    /// One of the next `count` inputs has this value; what it had before stays and counts as well.
    #[inline]
    pub fn at(&mut self, which: usize, value: f32) {
        if let Some(slot) = self.value.get_mut(self.next + which) {
            *slot += value;
        }
    }

    /// Passes over a number of inputs that have been set one by one, or are zero.
    #[inline]
    pub fn pass(&mut self, count: usize) {
        self.next += count;
    }

    #[inline]
    fn put(&mut self, index: usize, value: f32) {
        if let Some(slot) = self.value.get_mut(index) {
            *slot = value;
        }
    }

    /// Inputs so far, zeros included.
    pub fn width(&self) -> usize {
        self.next
    }

    /// The inputs that are not zero.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        self.value.iter().copied().enumerate().filter(|(_, value)| *value != 0.0)
    }

    /// Tells each input that is not the same here as there, and how much more there is of it.
    #[inline(always)]
    pub(crate) fn each_changed(&self, to: &Inputs, mut tell: impl FnMut(usize, f32)) {
        let (old, new) = (self.value.as_chunks::<LANES>().0, to.value.as_chunks::<LANES>().0);
        for (i, (old, new)) in old.iter().zip(new).enumerate() {
            // All of them before the first question: most are the same.
            let differ = old.iter().zip(new).fold(false, |differ, (a, b)| differ | (a != b));
            if differ {
                for (lane, (a, b)) in old.iter().zip(new).enumerate() {
                    if a != b {
                        tell(i * LANES + lane, b - a);
                    }
                }
            }
        }
    }
}

impl Default for Inputs {
    fn default() -> Self {
        Inputs::new()
    }
}
