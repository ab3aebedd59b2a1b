//! The server of `kosa serve`, in this process, at a port of its own; it can be stopped and started again at the same address.

use crate::Fault;
use kosa_server::http::Limits;
use kosa_server::{ListenAt, Page, ServeError, Server, Stopper};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::thread::JoinHandle;

/// A running server.
pub struct Site {
    address: SocketAddr,
    /// Where its tables are kept, if it has some.
    database: Option<String>,
    running: Option<(Stopper, JoinHandle<Result<(), ServeError>>)>,
}

impl Site {
    /// Serves this page at a free port of this machine.
    pub fn start(page: Page) -> Result<Site, Fault> {
        Site::start_at(page, None)
    }

    /// Serves this page and tables that are kept in this file.
    pub fn start_with_tables(page: Page, database: &str) -> Result<Site, Fault> {
        Site::start_at(page, Some(database.to_string()))
    }

    fn start_at(page: Page, database: Option<String>) -> Result<Site, Fault> {
        let address = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), 0);
        let mut site = Site { address, database, running: None };
        site.serve(page)?;
        Ok(site)
    }

    /// Serves this page at the address of before, instead of what was served there.
    pub fn serve(&mut self, page: Page) -> Result<(), Fault> {
        self.stop();
        let at = ListenAt { address: IpAddr::V4(Ipv4Addr::LOCALHOST), port: Some(self.address.port()) };
        let refused = |e: ServeError| Fault::Refused(e.to_string());
        let mut server = Server::bind(page, at).map_err(refused)?;
        if let Some(database) = &self.database {
            server = server.with_games(database, Limits::default()).map_err(refused)?;
        }
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
