//! Small changes to texts: what a typing mistake, a truncated file or a hostile hand would do.

/// A small generator of its own, so that a failing run can be repeated from its seed for ever.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn step(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.step() >> 16) as usize % bound.max(1)
    }

    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// All words of some texts, each once.
pub fn words(texts: &[String]) -> Vec<String> {
    let mut all: Vec<String> = texts.iter().flat_map(|t| t.split_whitespace()).map(str::to_string).collect();
    all.sort();
    all.dedup();
    all
}

/// One change to the lines, words or letters of a text.
pub fn text(dice: &mut Dice, text: &str, words: &[String]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    if lines.is_empty() {
        return dice.pick(words).clone();
    }
    let at = dice.below(lines.len());
    match dice.below(12) {
        0 => {
            lines.remove(at);
        }
        1 => {
            let line = lines[at].clone();
            lines.insert(dice.below(lines.len() + 1), line);
        }
        2 => {
            let other = dice.below(lines.len());
            lines.swap(at, other);
        }
        3 => {
            let other = dice.below(lines.len());
            lines[at] = lines[other].clone();
        }
        4 => return text[..cut(dice, text)].to_string(),
        5 => lines[at].push_str(&format!(" {}", dice.pick(words))),
        6..=8 => change_word(dice, &mut lines[at], |dice, _| dice.pick(words).clone()),
        9 | 10 => change_word(dice, &mut lines[at], number),
        _ => lines[at] = String::from_utf8_lossy(&bytes(dice, lines[at].as_bytes())).into_owned(),
    }
    lines.join("\n") + "\n"
}

/// A line of another text in place of one with the same first word: each fits where it comes from.
pub fn splice(dice: &mut Dice, text: &str, other: &str) -> String {
    let key = |line: &str| line.split_whitespace().next().unwrap_or_default().to_string();
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    let from: Vec<&str> = other.lines().collect();
    let line = dice.pick(&from).to_string();
    let same: Vec<usize> = (0..lines.len()).filter(|i| key(&lines[*i]) == key(&line)).collect();
    match same.is_empty() {
        true => lines.insert(lines.len().min(1), line),
        false => lines[*dice.pick(&same)] = line,
    }
    lines.join("\n") + "\n"
}

fn cut(dice: &mut Dice, text: &str) -> usize {
    let at = dice.below(text.len() + 1);
    (0..=at).rev().find(|i| text.is_char_boundary(*i)).unwrap_or(0)
}

fn change_word(dice: &mut Dice, line: &mut String, change: impl Fn(&mut Dice, &str) -> String) {
    let indent = line.len() - line.trim_start().len();
    let mut words: Vec<String> = line.split_whitespace().map(str::to_string).collect();
    if words.is_empty() {
        return;
    }
    let at = dice.below(words.len());
    words[at] = change(dice, &words[at]);
    *line = " ".repeat(indent) + &words.join(" ");
}

/// Another number in place of the digits of a word, near or far.
fn number(dice: &mut Dice, word: &str) -> String {
    let Some(from) = word.find(|c: char| c.is_ascii_digit()) else { return word.to_string() };
    let digits = word[from..].chars().take_while(char::is_ascii_digit).count();
    let old: i64 = word[from..from + digits].parse().unwrap_or(0);
    let new = match dice.below(8) {
        0 => old.wrapping_add(1),
        1 => old.wrapping_sub(1),
        2 => 0,
        3 => 255,
        4 => 65_536,
        5 => -1,
        6 => i64::MAX,
        _ => dice.below(48) as i64,
    };
    let new = if word.starts_with('h') { format!("{new:02}") } else { new.to_string() };
    format!("{}{new}{}", &word[..from], &word[from + digits..])
}

/// One byte flipped, removed, doubled or put in.
pub fn bytes(dice: &mut Dice, data: &[u8]) -> Vec<u8> {
    let mut data = data.to_vec();
    let at = dice.below(data.len());
    match dice.below(4) {
        _ if data.is_empty() => data.push(dice.below(256) as u8),
        0 => data[at] ^= 1 << dice.below(8),
        1 => {
            data.remove(at);
        }
        2 => data.insert(at, data[at]),
        _ => data.insert(at, dice.below(256) as u8),
    }
    data
}
