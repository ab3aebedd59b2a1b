//! The network that values a position: sparse inputs, two hidden layers and a straight connection beside them. Plain sums
//! of `f32` without fused operations or functions of a mathematical library, so that it answers the same everywhere.

use crate::inputs::Inputs;
use wide::{f32x4, f32x8};

/// Cells of the first hidden layer.
pub const FIRST: usize = 64;
/// Outputs: own score, margin, chance to win.
pub const OUTPUTS: usize = 3;
/// The first layer with the straight connection beside it, padded to a round number.
pub const WIDE: usize = FIRST + 4;
/// Cells of the second hidden layer.
pub const SECOND: usize = 32;
/// What is left of a negative sum.
pub const LEAK: f32 = 0.05;
/// Points for one unit of the output for the score.
pub const SCORE_UNIT: f32 = 50.0;
/// Points for one unit of the output for the margin.
pub const MARGIN_UNIT: f32 = 30.0;

/// What everybody plays with.
static LEARNED: std::sync::OnceLock<Net> = std::sync::OnceLock::new();

/// The weights. Training changes them; everybody else reads them from [`Net::learned`].
///
/// ```
/// use kosa_bots::{Inputs, Net, features};
/// use kosa_engine::{State, vocab::Seat};
/// let state = State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let mut inputs = Inputs::new();
/// features::fill(&state, Seat::new(0).unwrap(), &mut inputs);
/// let [score, _margin, win] = Net::learned().outputs(&inputs);
/// assert!(score.is_finite() && (0.0..=1.0).contains(&Net::chance(win)));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// From each input to the first layer and straight to the outputs.
    pub first: Vec<[f32; WIDE]>,
    /// What the first layer begins with.
    pub first_bias: [f32; WIDE],
    /// From each cell of the first layer to the second.
    pub second: Vec<[f32; SECOND]>,
    /// What the second layer begins with.
    pub second_bias: [f32; SECOND],
    /// From each cell of the second layer to the outputs.
    pub third: [[f32; OUTPUTS]; SECOND],
}

#[inline(always)]
fn bend(sum: f32) -> f32 {
    if sum > 0.0 { sum } else { sum * LEAK }
}

/// Adds a row of weights times a number, eight at once (four where the processor has no more): the compiler finds that by itself only
/// where it does not look for size, and a page is compiled for size. Every sum is its own, so that it is the same sum everywhere.
#[inline(always)]
fn add_times<const N: usize>(sums: &mut [f32; N], times: f32, row: &[f32; N]) {
    const { assert!(N.is_multiple_of(4)) };
    let ((sums, rest), (row, row_rest)) = (sums.as_chunks_mut::<8>(), row.as_chunks::<8>());
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = (f32x8::new(*sum) + f32x8::splat(times) * f32x8::new(*weight)).to_array();
    }
    for (sum, weight) in rest.as_chunks_mut::<4>().0.iter_mut().zip(row_rest.as_chunks::<4>().0) {
        *sum = (f32x4::new(*sum) + f32x4::splat(times) * f32x4::new(*weight)).to_array();
    }
}

impl Net {
    /// A network with this many inputs that has learned nothing yet.
    pub fn blank(inputs: usize) -> Net {
        Net {
            first: vec![[0.0; WIDE]; inputs],
            first_bias: [0.0; WIDE],
            second: vec![[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            third: [[0.0; OUTPUTS]; SECOND],
        }
    }

    /// The sums of the first layer, straight connection included.
    #[inline]
    pub fn sums(&self, inputs: &Inputs) -> [f32; WIDE] {
        let mut sums = self.first_bias;
        for (i, value) in inputs.iter() {
            self.add(&mut sums, i, value);
        }
        sums
    }

    #[inline(always)]
    fn add(&self, sums: &mut [f32; WIDE], input: usize, value: f32) {
        if let Some(row) = self.first.get(input) {
            add_times(sums, value, row);
        }
    }

    /// Sums of other inputs, made of those of inputs that are nearly the same. Says how many differed.
    #[inline]
    pub fn shift(&self, sums: &mut [f32; WIDE], from: &Inputs, to: &Inputs) -> usize {
        let mut count = 0;
        from.each_changed(to, |input, more| {
            self.add(sums, input, more);
            count += 1;
        });
        count
    }

    /// The outputs that sums of the first layer lead to.
    #[inline]
    pub fn finish(&self, first: &[f32; WIDE]) -> [f32; OUTPUTS] {
        let mut second = self.second_bias;
        for (sum, row) in first[..FIRST].iter().zip(&self.second) {
            add_times(&mut second, bend(*sum), row);
        }
        // Four sums side by side: one would have to wait for each of its terms.
        let mut sums = [[0.0; OUTPUTS]; 4];
        for (cells, rows) in second.as_chunks::<4>().0.iter().zip(self.third.as_chunks::<4>().0) {
            for ((sums, cell), row) in sums.iter_mut().zip(cells).zip(rows) {
                let value = bend(*cell);
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += value * weight;
                }
            }
        }
        let [a, b, c, d] = sums;
        core::array::from_fn(|i| first[FIRST + i] + ((a[i] + b[i]) + (c[i] + d[i])))
    }

    /// The outputs: score and margin in their units, and what the chance to win is made of.
    #[inline]
    pub fn outputs(&self, inputs: &Inputs) -> [f32; OUTPUTS] {
        self.finish(&self.sums(inputs))
    }

    /// The same for inputs that are told one by one.
    pub fn outputs_of(&self, inputs: impl Iterator<Item = (usize, f32)>) -> [f32; OUTPUTS] {
        let mut sums = self.first_bias;
        inputs.for_each(|(i, value)| self.add(&mut sums, i, value));
        self.finish(&sums)
    }

    /// The chance to win that an output stands for. A fraction in place of the usual exponential, which is not the same
    /// everywhere.
    #[inline]
    pub fn chance(output: f32) -> f32 {
        let size = if output < 0.0 { -output } else { output };
        0.5 + 0.5 * output / (1.0 + size)
    }

    /// The network that came with this program; one that knows nothing as long as [`Net::bring`] has not brought it.
    pub fn learned() -> &'static Net {
        static BLANK: std::sync::LazyLock<Net> =
            std::sync::LazyLock::new(|| Net::blank(crate::features::WIDTH));
        #[cfg(feature = "weights")]
        Net::bring(include_bytes!("../weights/value.bin"));
        LEARNED.get().unwrap_or_else(|| &BLANK)
    }

    /// Brings the weights (`weights/value.bin`) to a program that was built without them; whether it has any then. What is
    /// there already stays.
    ///
    /// ```
    /// use kosa_bots::Net;
    ///
    /// assert!(Net::bring(include_bytes!("../weights/value.bin")));
    /// ```
    pub fn bring(bytes: &[u8]) -> bool {
        if LEARNED.get().is_none()
            && let Some(net) = Net::from_bytes(bytes)
        {
            // Somebody else may have been faster, with the same.
            let _ = LEARNED.set(net);
        }
        LEARNED.get().is_some()
    }
}

/// Weights as bytes: each row as whole numbers of 16 bits and what they are multiplied with.
impl Net {
    /// Reads what [`Net::to_bytes`] has written; nothing if it is for other inputs or cut off.
    pub fn from_bytes(bytes: &[u8]) -> Option<Net> {
        let mut reader = Reader(bytes);
        let rows = u32::from_le_bytes(reader.take()?) as usize;
        if rows != crate::features::WIDTH {
            return None;
        }
        let mut net = Net::blank(rows);
        for row in &mut net.first {
            reader.row(row)?;
        }
        reader.row(&mut net.first_bias)?;
        for row in &mut net.second {
            reader.row(row)?;
        }
        reader.row(&mut net.second_bias)?;
        for row in &mut net.third {
            reader.row(row)?;
        }
        reader.0.is_empty().then_some(net)
    }

    /// The weights in short: what is kept in the repository. Reading them back gives nearly the same network.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = (self.first.len() as u32).to_le_bytes().to_vec();
        for row in &self.first {
            write_row(&mut bytes, row);
        }
        write_row(&mut bytes, &self.first_bias);
        for row in &self.second {
            write_row(&mut bytes, row);
        }
        write_row(&mut bytes, &self.second_bias);
        for row in &self.third {
            write_row(&mut bytes, row);
        }
        bytes
    }
}

fn write_row(bytes: &mut Vec<u8>, row: &[f32]) {
    let most = row.iter().fold(0.0f32, |most, w| most.max(w.abs()));
    let unit = most / i16::MAX as f32;
    bytes.extend(unit.to_le_bytes());
    for weight in row {
        let whole = if unit > 0.0 { (weight / unit).round() as i16 } else { 0 };
        bytes.extend(whole.to_le_bytes());
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (head, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*head)
    }

    fn row(&mut self, row: &mut [f32]) -> Option<()> {
        let unit = f32::from_le_bytes(self.take()?);
        for weight in row {
            *weight = i16::from_le_bytes(self.take()?) as f32 * unit;
        }
        unit.is_finite().then_some(())
    }
}
