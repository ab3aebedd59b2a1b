use kosa_bots::{Inputs, OUTPUTS};

/// Steps of a unit in which inputs are kept.
const STEPS: f32 = 4096.0;

/// A position and what it turned out to be worth.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sample {
    index: Box<[u16]>,
    value: Box<[i16]>,
    /// Score, margin and chance to win, in the units of the outputs; the last as a chance.
    pub target: [f32; OUTPUTS],
}

impl Sample {
    /// A sample of inputs.
    pub fn new(inputs: &Inputs, target: [f32; OUTPUTS]) -> Sample {
        let index = inputs.iter().map(|(i, _)| i as u16).collect();
        let short = |value: f32| (value * STEPS).clamp(i16::MIN as f32, i16::MAX as f32) as i16;
        Sample { index, value: inputs.iter().map(|(_, v)| short(v)).collect(), target }
    }

    /// From what was kept of one.
    pub(crate) fn from_parts(index: Box<[u16]>, value: Box<[i16]>, target: [f32; OUTPUTS]) -> Sample {
        Sample { index, value, target }
    }

    /// What is kept of it.
    pub(crate) fn parts(&self) -> (&[u16], &[i16]) {
        (&self.index, &self.value)
    }

    /// The inputs that are not zero.
    pub fn inputs(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        self.index.iter().zip(&self.value).map(|(i, v)| (*i as usize, *v as f32 / STEPS))
    }
}

/// The last samples, so many of them at most: new ones take the place of the oldest.
#[derive(Clone, Debug, Default)]
pub struct Store {
    /// The samples.
    pub samples: Vec<Sample>,
    /// Where the next one goes.
    pub next: usize,
    /// How many there may be.
    pub most: usize,
}

impl Store {
    /// An empty one.
    pub fn new(most: usize) -> Store {
        Store { samples: Vec::new(), next: 0, most }
    }

    /// Changes how many there may be; the oldest go.
    pub fn resize(&mut self, most: usize) {
        if most == self.most {
            return;
        }
        if self.samples.len() == self.most && self.most > 0 {
            self.samples.rotate_left(self.next % self.most);
        }
        let old = self.samples.len().saturating_sub(most);
        self.samples.drain(..old);
        self.most = most;
        self.next = if self.samples.len() < most { self.samples.len() } else { 0 };
    }

    /// Keeps a sample.
    pub fn add(&mut self, sample: Sample) {
        if self.samples.len() < self.most {
            self.samples.push(sample);
        } else if let Some(slot) = self.samples.get_mut(self.next) {
            *slot = sample;
        }
        self.next = (self.next + 1) % self.most.max(1);
    }
}
