//! What can go wrong before or while the page is handed out.

use crate::push::KeyError;
use crate::store::StoreError;
use core::fmt::{self, Display, Formatter};
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Why nothing is served.
#[derive(Debug)]
pub enum ServeError {
    /// The program was built without the page.
    NoPage,
    /// A file of the page cannot be read.
    Unreadable(PathBuf, io::Error),
    /// This folder holds no page.
    NotAPage(PathBuf),
    /// Somebody else listens at this address.
    Busy(SocketAddr),
    /// This address cannot be listened at.
    Listen(SocketAddr, io::Error),
    /// The database cannot be used.
    Store(StoreError),
    /// The key for push cannot be used.
    PushKey(PathBuf, KeyError),
    /// The server stopped by itself.
    Stopped(io::Error),
}

impl Display for ServeError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::NoPage => write!(f, "no page built in"),
            ServeError::Unreadable(path, e) => write!(f, "{} cannot be read: {e}", path.display()),
            ServeError::NotAPage(path) => write!(f, "no page in {}", path.display()),
            ServeError::Busy(address) => write!(f, "{address} is in use"),
            ServeError::Listen(address, e) => write!(f, "cannot listen at {address}: {e}"),
            ServeError::Store(e) => write!(f, "{e}"),
            ServeError::PushKey(path, e) => write!(f, "{}: {e}", path.display()),
            ServeError::Stopped(e) => write!(f, "server stopped: {e}"),
        }
    }
}

impl core::error::Error for ServeError {}
