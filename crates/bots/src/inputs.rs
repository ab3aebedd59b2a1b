//! The inputs of the value: a position as one seat sees it, as a sparse list of numbers. Plain counts of what lies open and of
//! the seat's own cards; nothing depends on what others hide.

/// A sparse list of inputs: which one, and its value. Inputs that are not named are zero.
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
    index: [u16; Inputs::MOST],
    value: [f32; Inputs::MOST],
    len: usize,
    next: usize,
}

impl Inputs {
    /// The most inputs that can be other than zero at once.
    pub const MOST: usize = 384;

    /// No inputs yet.
    pub fn new() -> Inputs {
        Inputs { index: [0; Inputs::MOST], value: [0.0; Inputs::MOST], len: 0, next: 0 }
    }

    /// Begins again.
    #[inline]
    pub fn clear(&mut self) {
        (self.len, self.next) = (0, 0);
    }

    /// The next input is a number.
    #[inline]
    pub fn number(&mut self, value: f32) {
        if value != 0.0 {
            self.put(self.next, value);
        }
        self.next += 1;
    }

    /// The next input is a number out of a count and what is about the most of it.
    #[inline]
    pub fn part(&mut self, count: u32, of: f32) {
        self.number(count as f32 / of);
    }

    /// The next input is yes or no.
    #[inline]
    pub fn flag(&mut self, yes: bool) {
        if yes {
            self.put(self.next, 1.0);
        }
        self.next += 1;
    }

    /// The next inputs, so many of them, say which one of that many it is; what is beyond counts as the last.
    #[inline]
    pub fn one_of(&mut self, which: usize, count: usize) {
        self.put(self.next + which.min(count - 1), 1.0);
        self.next += count;
    }

    /// One of the next inputs, so many of them, has this value.
    #[inline]
    pub fn at(&mut self, which: usize, value: f32) {
        self.put(self.next + which, value);
    }

    /// Passes over a number of inputs that have been set one by one, or are zero.
    #[inline]
    pub fn pass(&mut self, count: usize) {
        self.next += count;
    }

    #[inline]
    fn put(&mut self, index: usize, value: f32) {
        if self.len < Inputs::MOST {
            self.index[self.len] = index as u16;
            self.value[self.len] = value;
            self.len += 1;
        }
    }

    /// Inputs so far, zeros included.
    pub fn width(&self) -> usize {
        self.next
    }

    /// The inputs that are not zero; one that was set twice counts twice.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        self.index[..self.len].iter().zip(&self.value[..self.len]).map(|(i, v)| (*i as usize, *v))
    }
}

impl Default for Inputs {
    fn default() -> Self {
        Inputs::new()
    }
}
