//! Fitting the weights to samples: the gradient of the squared error, followed with momentum (Adam).

use crate::checkpoint::{numbers, numbers_mut};
use crate::sample::Sample;
use kosa_bots::{FIRST, LEAK, Net, OUTPUTS, SECOND, WIDE};
use rand_core::Rng;

/// How much the errors of score, margin and chance to win count.
const PARTS: [f32; OUTPUTS] = [0.5, 1.0, 2.0];

/// Weights being fitted.
#[derive(Clone)]
pub struct Learner {
    /// The weights.
    pub net: Net,
    /// Means of the gradient.
    pub mean: Net,
    /// Means of its square.
    pub square: Net,
    /// The weights averaged over the last steps, a thousand or so: what is played with. Single steps follow the luck of the games they
    /// were made from, and a search looks for exactly the positions that such luck has made look good.
    pub average: Net,
    /// Steps made so far.
    pub steps: u64,
    /// How much of the average each step is, once there are many: one in a thousand, or less, to be freer of luck and slower to follow.
    pub share: f32,
}

/// A step's share of the average, unless somebody asks for another.
pub(crate) const SHARE: f32 = 1e-3;

impl Learner {
    /// A beginner: small weights by chance in the hidden layers, and outputs that say nothing.
    pub fn new(width: usize, rng: &mut impl Rng) -> Learner {
        let mut net = Net::blank(width);
        let mut even = |size: f32| ((rng.next_u32() >> 8) as f32 / (1u32 << 23) as f32 - 1.0) * size;
        for row in &mut net.first {
            row[..FIRST].iter_mut().for_each(|w| *w = even(0.12));
        }
        for row in &mut net.second {
            row.iter_mut().for_each(|w| *w = even(0.2));
        }
        for row in &mut net.third {
            row.iter_mut().for_each(|w| *w = even(0.05));
        }
        Learner::from(net)
    }

    /// Goes on from weights that were learned before.
    pub fn from(net: Net) -> Learner {
        let blank = || Net::blank(net.first.len());
        Learner { mean: blank(), square: blank(), average: net.clone(), net, steps: 0, share: SHARE }
    }

    /// One step along the samples given; says the mean squared error of each output.
    pub fn step<'a>(&mut self, batch: impl Iterator<Item = &'a Sample>, rate: f32) -> [f32; OUTPUTS] {
        let mut slope = Net::blank(self.net.first.len());
        let mut loss = [0.0; OUTPUTS];
        let mut count = 0;
        for sample in batch {
            self.add_slope(sample, &mut slope, &mut loss);
            count += 1;
        }
        let scale = 1.0 / count.max(1) as f32;
        self.steps += 1;
        // The first steps are taken before it is known how much slopes differ.
        self.follow(&slope, scale, rate * (self.steps as f32 / 400.0).min(1.0));
        self.average_in();
        loss.map(|sum| sum * scale)
    }

    fn add_slope(&self, sample: &Sample, slope: &mut Net, loss: &mut [f32; OUTPUTS]) {
        let net = &self.net;
        let mut first = net.first_bias;
        for (i, value) in sample.inputs() {
            for (sum, weight) in first.iter_mut().zip(&net.first[i]) {
                *sum += value * weight;
            }
        }
        let bend = |sum: f32| if sum > 0.0 { sum } else { sum * LEAK };
        let mut second = net.second_bias;
        for (sum, row) in first[..FIRST].iter().zip(&net.second) {
            let value = bend(*sum);
            for (sum, weight) in second.iter_mut().zip(row) {
                *sum += value * weight;
            }
        }
        let mut out = [first[FIRST], first[FIRST + 1], first[FIRST + 2]];
        for (sum, row) in second.iter().zip(&net.third) {
            let value = bend(*sum);
            for (sum, weight) in out.iter_mut().zip(row) {
                *sum += value * weight;
            }
        }
        // Back from the outputs.
        let mut d_out = [0.0; OUTPUTS];
        for i in 0..OUTPUTS {
            let (said, slope_of) = if i == 2 {
                let size = 1.0 + out[2].abs();
                (Net::chance(out[2]), 0.5 / (size * size))
            } else {
                (out[i], 1.0)
            };
            let error = said - sample.target[i];
            loss[i] += error * error;
            // Far off counts no more than somewhat off: few strange games must not pull at everything.
            d_out[i] = PARTS[i] * error.clamp(-1.5, 1.5) * slope_of;
        }
        let mut d_second = [0.0; SECOND];
        for (j, d) in d_second.iter_mut().enumerate() {
            let row = &net.third[j];
            let value = bend(second[j]);
            let mut sum = 0.0;
            for (i, out) in d_out.iter().enumerate() {
                sum += out * row[i];
                slope.third[j][i] += out * value;
            }
            *d = if second[j] > 0.0 { sum } else { sum * LEAK };
            slope.second_bias[j] += *d;
        }
        let mut d_first = [0.0; WIDE];
        for k in 0..FIRST {
            let value = bend(first[k]);
            let row = &net.second[k];
            let into = &mut slope.second[k];
            let mut sum = 0.0;
            for j in 0..SECOND {
                sum += d_second[j] * row[j];
                into[j] += d_second[j] * value;
            }
            d_first[k] = if first[k] > 0.0 { sum } else { sum * LEAK };
        }
        d_first[FIRST..FIRST + OUTPUTS].copy_from_slice(&d_out);
        for (sum, d) in slope.first_bias.iter_mut().zip(&d_first) {
            *sum += d;
        }
        for (i, value) in sample.inputs() {
            for (sum, d) in slope.first[i].iter_mut().zip(&d_first) {
                *sum += value * d;
            }
        }
    }

    fn average_in(&mut self) {
        // A mean of all steps while there are few of them.
        let part = (10.0 / (self.steps as f32 + 10.0)).max(self.share);
        let Learner { net, average, .. } = self;
        for (mean, new) in numbers_mut(average).zip(numbers(net)) {
            *mean += part * (new - *mean);
        }
    }

    /// Adam.
    fn follow(&mut self, slope: &Net, scale: f32, rate: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        let t = self.steps.min(100_000) as i32;
        let rate = rate * (1.0 - SQUARE.powi(t)).sqrt() / (1.0 - MEAN.powi(t));
        let row = |weights: &mut [f32], means: &mut [f32], squares: &mut [f32], slopes: &[f32]| {
            for (((w, m), v), g) in weights.iter_mut().zip(means).zip(squares).zip(slopes) {
                let g = g * scale;
                *m = MEAN * *m + (1.0 - MEAN) * g;
                *v = SQUARE * *v + (1.0 - SQUARE) * g * g;
                *w -= rate * *m / (v.sqrt() + 1e-6);
            }
        };
        let Learner { net, mean, square, .. } = self;
        for (i, g) in slope.first.iter().enumerate() {
            row(&mut net.first[i], &mut mean.first[i], &mut square.first[i], g);
        }
        row(&mut net.first_bias, &mut mean.first_bias, &mut square.first_bias, &slope.first_bias);
        for (i, g) in slope.second.iter().enumerate() {
            row(&mut net.second[i], &mut mean.second[i], &mut square.second[i], g);
        }
        row(&mut net.second_bias, &mut mean.second_bias, &mut square.second_bias, &slope.second_bias);
        for (i, g) in slope.third.iter().enumerate() {
            row(&mut net.third[i], &mut mean.third[i], &mut square.third[i], g);
        }
    }
}
