//! Weights made of weights.

use crate::net;
use kosa_bots::{Inputs, Net, features};
use std::sync::Arc;

/// `clear FILE NEW OUT`: weights for which the last NEW inputs say nothing yet. Beginners have weights by chance even for inputs that
/// were not there.
pub fn clear(words: &[String]) {
    let mut net = (*net(words.first()).unwrap()).clone();
    let new: usize = words[1].parse().unwrap();
    let state = kosa_engine::State::from_position(
        "kosa-position 1; active 1; seat nordic industrial; popularity 3; seat crimea mechanical; stars power",
    )
    .unwrap();
    let mut inputs = Inputs::new();
    let mut used = 0;
    for seat in state.public().seats() {
        features::fill(&state, seat, &mut inputs);
        used = used.max(inputs.iter().map(|(i, _)| i + 1).max().unwrap());
    }
    println!("{used} inputs of {}", features::WIDTH);
    net.first[used - new..].iter_mut().for_each(|row| row.fill(0.0));
    std::fs::write(&words[2], net.to_bytes()).unwrap();
}

/// `mean OUT FILE...`: the mean of several weights.
pub fn mean(words: &[String]) {
    let nets: Vec<Arc<Net>> = words[1..].iter().map(|file| net(Some(file)).unwrap()).collect();
    let mut sum = (*nets[0]).clone();
    let n = nets.len() as f32;
    let each = |into: &mut f32, from: Vec<f32>| *into = from.iter().sum::<f32>() / n;
    for i in 0..sum.first.len() {
        for j in 0..sum.first[i].len() {
            each(&mut sum.first[i][j], nets.iter().map(|net| net.first[i][j]).collect());
        }
    }
    for j in 0..sum.first_bias.len() {
        each(&mut sum.first_bias[j], nets.iter().map(|net| net.first_bias[j]).collect());
    }
    for i in 0..sum.second.len() {
        for j in 0..sum.second[i].len() {
            each(&mut sum.second[i][j], nets.iter().map(|net| net.second[i][j]).collect());
        }
    }
    for j in 0..sum.second_bias.len() {
        each(&mut sum.second_bias[j], nets.iter().map(|net| net.second_bias[j]).collect());
    }
    for i in 0..sum.third.len() {
        for j in 0..sum.third[i].len() {
            each(&mut sum.third[i][j], nets.iter().map(|net| net.third[i][j]).collect());
        }
    }
    std::fs::write(&words[0], sum.to_bytes()).unwrap();
}
