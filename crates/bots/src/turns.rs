//! Whole turns: the sequences of moves by which a seat can take its turn.
