//! Tests of what helps somebody to learn and to remember: lessons, guide, rule book, victories, links.

mod book;
mod guide;
mod lessons;
mod pointing;
mod remembering;
mod sharing;
