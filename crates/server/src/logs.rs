//! Logs: what happened, in fields, and never a secret. Secrets, cookies, addresses of people and what they say are not logged; ids of tables
//! are invitations, so only their first letters are.

/// So much of an id that it can be found and not used.
pub(crate) fn short(id: &str) -> &str {
    id.get(..6).unwrap_or("")
}
