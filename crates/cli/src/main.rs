//! The kosa command.
fn main() {}
