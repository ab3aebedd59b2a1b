//! Every target of the fuzzers over inputs that are made here, in every test run.

mod messages;
mod mutate;
mod smoke;
