//! The server of `kosa serve`, in this process, at a port of its own; it can be stopped and started again at the same address.

use crate::Fault;
use kosa_server::{Page, Place, ServeError, Server, Stopper};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::thread::JoinHandle;

/// A running server.
pub struct Site {
    address: SocketAddr,
    running: Option<(Stopper, JoinHandle<Result<(), ServeError>>)>,
}

impl Site {
    /// Serves this page at a free port of this machine.
    pub fn start(page: Page) -> Result<Site, Fault> {
        let mut site = Site { address: SocketAddr::new(Ipv4Addr::LOCALHOST.into(), 0), running: None };
        site.serve(page)?;
        Ok(site)
    }

    /// Serves this page at the address of before, instead of what was served there.
    pub fn serve(&mut self, page: Page) -> Result<(), Fault> {
        self.stop();
        let place = Place { address: IpAddr::V4(Ipv4Addr::LOCALHOST), port: Some(self.address.port()) };
        let server = Server::bind(page, place).map_err(|e| Fault::Refused(e.to_string()))?;
        self.address = server.address();
        let stopper = server.stopper();
        self.running = Some((stopper, std::thread::spawn(move || server.run(false))));
        Ok(())
    }

    /// The network is gone.
    pub fn stop(&mut self) {
        if let Some((stopper, thread)) = self.running.take() {
            stopper.stop();
            // A server that panicked has failed its test elsewhere.
            let _ = thread.join();
        }
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The page's address.
    pub fn url(&self) -> String {
        format!("http://localhost:{}/", self.address.port())
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.stop();
    }
}
