//! The way to a server: plain, or within TLS where its link says so.

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use std::io::{Error, ErrorKind, Read, Result, Write};
use std::net::TcpStream;
use std::sync::Arc;

/// A connection.
pub(super) enum Stream {
    Plain(TcpStream),
    Tls(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Stream {
    /// A connection to `host`, a name and a port.
    pub(super) fn plain(host: &str) -> Result<Stream> {
        TcpStream::connect(host).map(Stream::Plain)
    }

    /// The same within TLS. Believed is whom this machine believes.
    pub(super) fn tls(host: &str) -> Result<Stream> {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(Error::other)?;
        let config = config.with_root_certificates(roots).with_no_client_auth();
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        let name = ServerName::try_from(name.trim_matches(['[', ']']).to_string()).map_err(Error::other)?;
        let connection = ClientConnection::new(Arc::new(config), name).map_err(Error::other)?;
        Ok(Stream::Tls(Box::new(StreamOwned::new(connection, TcpStream::connect(host)?))))
    }

    /// What lies under it.
    pub(super) fn tcp(&self) -> &TcpStream {
        match self {
            Stream::Plain(stream) => stream,
            Stream::Tls(stream) => &stream.sock,
        }
    }
}

impl Read for Stream {
    fn read(&mut self, into: &mut [u8]) -> Result<usize> {
        match self {
            Stream::Plain(stream) => stream.read(into),
            // An end is an end, whether or not it was announced: what came before has its length.
            Stream::Tls(stream) => match stream.read(into) {
                Err(e) if e.kind() == ErrorKind::UnexpectedEof => Ok(0),
                read => read,
            },
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        match self {
            Stream::Plain(stream) => stream.write(bytes),
            Stream::Tls(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> Result<()> {
        match self {
            Stream::Plain(stream) => stream.flush(),
            Stream::Tls(stream) => stream.flush(),
        }
    }
}
