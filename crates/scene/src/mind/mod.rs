//! What is thought for a page: requests and answers as texts ([`Request`]), as they go between it and a worker.

mod answer;
mod request;

pub use answer::answer;
pub use request::Request;
