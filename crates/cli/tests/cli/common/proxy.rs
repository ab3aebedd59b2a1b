//! A proxy with TLS in front of a server, as hosts set one up.

use rustls::{ServerConfig, ServerConnection, StreamOwned};
use std::io::{ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::time::Duration;

/// A certificate for localhost and its key, made for tests and good for nothing else.
const CERTIFICATE: &[u8] = include_bytes!("../../../../server/tests/data/push-service.cert.der");
const KEY: &[u8] = include_bytes!("../../../../server/tests/data/push-service.key.der");

/// The certificate as a file that programs are told to believe.
pub fn certificate() -> String {
    use base64::Engine;
    let text = base64::engine::general_purpose::STANDARD.encode(CERTIFICATE);
    format!("-----BEGIN CERTIFICATE-----\n{text}\n-----END CERTIFICATE-----\n")
}

/// Starts a proxy for the server at a port of this machine; its own port.
pub fn start(server: u16) -> u16 {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![CERTIFICATE.into()], KEY.to_vec().try_into().unwrap())
        .unwrap();
    let config = Arc::new(config);
    let listener = TcpListener::bind("localhost:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let config = config.clone();
            std::thread::spawn(move || carry(stream, config, server));
        }
    });
    port
}

/// Carries bytes in both directions until either end has had enough.
fn carry(client: TcpStream, config: Arc<ServerConfig>, server: u16) {
    let mut server = TcpStream::connect(("127.0.0.1", server)).unwrap();
    for stream in [&client, &server] {
        stream.set_read_timeout(Some(Duration::from_millis(5))).unwrap();
    }
    let mut client = StreamOwned::new(ServerConnection::new(config).unwrap(), client);
    while pass(&mut client, &mut server) && pass(&mut server, &mut client) {}
    client.conn.send_close_notify();
    let _ = client.flush();
}

/// Passes on what there is at the moment; whether there may be more.
fn pass(from: &mut impl Read, to: &mut impl Write) -> bool {
    let mut part = [0; 4096];
    match from.read(&mut part) {
        Ok(0) => false,
        Ok(read) => to.write_all(&part[..read]).and_then(|()| to.flush()).is_ok(),
        Err(e) => matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
    }
}
