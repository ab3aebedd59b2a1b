//! Finding an address to listen at.

use crate::ServeError;
use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr};
use tokio::net::TcpListener;

/// The first port that is tried when none is asked for.
pub const PORT: u16 = 4750;
/// So many ports are tried from there on before the system chooses.
const TRIES: u16 = 20;

/// Listens: at this port or nowhere, or else at the first free one.
pub async fn listen(address: IpAddr, port: Option<u16>) -> Result<TcpListener, ServeError> {
    if let Some(port) = port {
        return at(SocketAddr::new(address, port)).await;
    }
    for port in PORT..PORT + TRIES {
        match at(SocketAddr::new(address, port)).await {
            Err(ServeError::Busy(_)) => {}
            other => return other,
        }
    }
    at(SocketAddr::new(address, 0)).await
}

async fn at(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|e| match e.kind() {
        ErrorKind::AddrInUse => ServeError::Busy(address),
        _ => ServeError::Listen(address, e),
    })
}
