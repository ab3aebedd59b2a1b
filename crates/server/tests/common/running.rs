//! A server in this process.

use crate::common::Folder;
use crate::server;
use kosa_server::http::Limits;
use kosa_server::{Server, Stopper};
use std::net::SocketAddr;

/// A server in this process, stopped afterwards.
pub struct Running {
    pub address: SocketAddr,
    stopper: Stopper,
    thread: Option<std::thread::JoinHandle<()>>,
    _folder: Option<Folder>,
}

#[allow(dead_code, reason = "not every test starts servers in both ways")]
impl Running {
    pub fn start(limits: Limits) -> Running {
        let folder = Folder::new("live");
        let mut running = Running::at(&folder.0.join("kosa.db").display().to_string(), limits);
        running._folder = Some(folder);
        running
    }

    pub fn at(database: &str, limits: Limits) -> Running {
        Running::run(server::bind(database, limits))
    }

    pub fn run(server: Server) -> Running {
        let (address, stopper) = (server.address(), server.stopper());
        let thread = std::thread::spawn(move || server.run(false).unwrap());
        Running { address, stopper, thread: Some(thread), _folder: None }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stopper.stop();
        if let Some(thread) = self.thread.take() {
            let ended = thread.join();
            if !std::thread::panicking() {
                ended.unwrap();
            }
        }
    }
}
