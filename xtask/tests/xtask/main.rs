//! What must hold for the sources of the project as such.

mod dependencies;
mod doc_examples;
mod rulings;
mod sources;
mod switched_off;
mod where_is;
