//! What training needs to go on where it stopped.

use crate::curve::{Curve, Point};
use crate::learn::{Learner, SHARE};
use crate::sample::{Sample, Store};
use kosa_bots::{Net, OUTPUTS};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// Everything.
pub struct Checkpoint {
    /// Rounds of training so far.
    pub rounds: u64,
    /// Games played so far.
    pub games: u64,
    /// Weights and the state of their fitting.
    pub learner: Learner,
    /// The samples.
    pub store: Store,
    /// The curve so far.
    pub curve: Curve,
    /// Weights of earlier days.
    pub ancestors: Vec<Net>,
}

/// Why a checkpoint cannot be used.
#[derive(Debug)]
pub enum CheckpointError {
    /// The file cannot be read or written.
    Io(PathBuf, io::Error),
    /// It is no checkpoint of this program, or for other inputs.
    Strange(PathBuf),
}

impl core::fmt::Display for CheckpointError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            CheckpointError::Io(path, error) => write!(f, "{}: {error}", path.display()),
            CheckpointError::Strange(path) => {
                write!(f, "{}: no checkpoint of this version, expected: another folder", path.display())
            }
        }
    }
}

impl core::error::Error for CheckpointError {}

const MAGIC: &[u8; 8] = b"kosatr02";

/// All weights, one after the other.
pub(crate) fn numbers(net: &Net) -> impl Iterator<Item = f32> + '_ {
    let first = net.first.iter().flatten().chain(&net.first_bias);
    let second = net.second.iter().flatten().chain(&net.second_bias);
    first.chain(second).chain(net.third.iter().flatten()).copied()
}

/// The same, to be changed.
pub(crate) fn numbers_mut(net: &mut Net) -> impl Iterator<Item = &mut f32> {
    let first = net.first.iter_mut().flatten().chain(&mut net.first_bias);
    let second = net.second.iter_mut().flatten().chain(&mut net.second_bias);
    first.chain(second).chain(net.third.iter_mut().flatten())
}

fn put_net(out: &mut impl Write, net: &Net) -> io::Result<()> {
    numbers(net).try_for_each(|n| out.write_all(&n.to_le_bytes()))
}

fn get<const N: usize>(input: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    input.read_exact(&mut bytes)?;
    Ok(bytes)
}

fn get_net(input: &mut impl Read, width: usize) -> io::Result<Net> {
    let mut net = Net::blank(width);
    for n in numbers_mut(&mut net) {
        *n = f32::from_le_bytes(get(input)?);
    }
    Ok(net)
}

impl Checkpoint {
    /// Writes it beside the old one first, so that one of them is always whole.
    pub fn save(&self, path: &Path) -> Result<(), CheckpointError> {
        let fault = |error| CheckpointError::Io(path.to_path_buf(), error);
        let beside = path.with_extension("new");
        let file = std::fs::File::create(&beside).map_err(fault)?;
        let mut out = BufWriter::with_capacity(1 << 20, file);
        self.write(&mut out).and_then(|()| out.flush()).map_err(fault)?;
        std::fs::rename(&beside, path).map_err(fault)
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        out.write_all(MAGIC)?;
        let width = self.learner.net.first.len() as u64;
        let curve: Vec<String> = self.curve.0.iter().map(Point::to_line).collect();
        let curve = curve.join("\n");
        let head = [
            width,
            self.rounds,
            self.games,
            self.learner.steps,
            self.store.samples.len() as u64,
            self.store.next as u64,
            self.store.most as u64,
            curve.len() as u64,
            self.ancestors.len() as u64,
        ];
        for number in head {
            out.write_all(&number.to_le_bytes())?;
        }
        out.write_all(curve.as_bytes())?;
        let learner = &self.learner;
        for net in [&learner.net, &learner.mean, &learner.square, &learner.average] {
            put_net(out, net)?;
        }
        for net in &self.ancestors {
            put_net(out, net)?;
        }
        for sample in &self.store.samples {
            let (index, value) = sample.parts();
            out.write_all(&(index.len() as u16).to_le_bytes())?;
            sample.target.iter().try_for_each(|t| out.write_all(&t.to_le_bytes()))?;
            index.iter().try_for_each(|i| out.write_all(&i.to_le_bytes()))?;
            value.iter().try_for_each(|v| out.write_all(&v.to_le_bytes()))?;
        }
        Ok(())
    }

    /// Reads one; nothing if there is none yet.
    pub fn load(path: &Path) -> Result<Option<Checkpoint>, CheckpointError> {
        let file = match std::fs::File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(CheckpointError::Io(path.to_path_buf(), error)),
        };
        let mut input = io::BufReader::with_capacity(1 << 20, file);
        match Checkpoint::read(&mut input) {
            Ok(Some(checkpoint)) => Ok(Some(checkpoint)),
            Ok(None) => Err(CheckpointError::Strange(path.to_path_buf())),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                Err(CheckpointError::Strange(path.to_path_buf()))
            }
            Err(error) => Err(CheckpointError::Io(path.to_path_buf(), error)),
        }
    }

    fn read(input: &mut impl Read) -> io::Result<Option<Checkpoint>> {
        if &get::<8>(input)? != MAGIC {
            return Ok(None);
        }
        let mut head = [0u64; 9];
        for number in &mut head {
            *number = u64::from_le_bytes(get(input)?);
        }
        let [width, rounds, games, steps, count, next, most, curve, ancestors] = head;
        let width = width as usize;
        let sane = curve < 1 << 30 && ancestors < 1000 && count <= most && most < 1 << 32;
        if width != kosa_bots::features::WIDTH || !sane {
            return Ok(None);
        }
        let mut text = vec![0; curve as usize];
        input.read_exact(&mut text)?;
        let text = String::from_utf8_lossy(&text).into_owned();
        let curve = Curve(text.lines().filter_map(Point::from_line).collect());
        let (net, mean) = (get_net(input, width)?, get_net(input, width)?);
        let (square, average) = (get_net(input, width)?, get_net(input, width)?);
        let mut nets = Vec::new();
        for _ in 0..ancestors {
            nets.push(get_net(input, width)?);
        }
        let mut samples = Vec::new();
        for _ in 0..count {
            let len = u16::from_le_bytes(get(input)?) as usize;
            let mut target = [0.0; OUTPUTS];
            for t in &mut target {
                *t = f32::from_le_bytes(get(input)?);
            }
            let mut index = Vec::with_capacity(len);
            for _ in 0..len {
                let i = u16::from_le_bytes(get(input)?);
                if i as usize >= width {
                    return Ok(None);
                }
                index.push(i);
            }
            let mut value = Vec::with_capacity(len);
            for _ in 0..len {
                value.push(i16::from_le_bytes(get(input)?));
            }
            samples.push(Sample::from_parts(index.into(), value.into(), target));
        }
        let store = Store { samples, next: next as usize, most: most as usize };
        let learner = Learner { net, mean, square, average, steps, share: SHARE };
        Ok(Some(Checkpoint { rounds, games, learner, store, curve, ancestors: nets }))
    }
}
