//! Sending: one request over a connection of its own, nothing followed, nothing read but the status.

use super::endpoint::{Endpoint, Reach};
use axum::body::Body;
use axum::http::header::{CONTENT_LENGTH, HOST};
use axum::http::{HeaderValue, Request};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

/// So long a push service may take altogether.
const PATIENCE: Duration = Duration::from_secs(10);

/// Whose certificates are believed.
#[derive(Clone, Debug, Default)]
pub enum Trust {
    /// Those whom this machine trusts.
    #[default]
    System,
    /// These, in DER: for tests.
    Only(Vec<Vec<u8>>),
}

/// Sends.
#[derive(Clone, Debug)]
pub(super) struct Client {
    /// Nothing where no certificate at all is believed.
    tls: Option<Arc<ClientConfig>>,
}

impl Client {
    pub(super) fn new(trust: &Trust) -> Client {
        let certificates: Vec<CertificateDer<'static>> = match trust {
            Trust::System => rustls_native_certs::load_native_certs().certs,
            Trust::Only(certificates) => certificates.iter().cloned().map(CertificateDer::from).collect(),
        };
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(certificates);
        if roots.is_empty() {
            tracing::warn!("this machine trusts no certificates: nothing can be pushed");
            return Client { tls: None };
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        let config = config.map(|config| config.with_root_certificates(roots).with_no_client_auth());
        Client { tls: config.ok().map(Arc::new) }
    }

    /// Sends something; the status of the answer, if there was one.
    pub(super) async fn post(
        &self,
        to: &Endpoint,
        reach: Reach,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Option<u16> {
        let sent = async {
            let mut stream = None;
            for address in to.addresses(reach).await? {
                if let Ok(connected) = TcpStream::connect(address).await {
                    stream = Some(connected);
                    break;
                }
            }
            let stream = stream?;
            if !to.tls() {
                return ask(stream, to, headers, body).await;
            }
            let name = ServerName::try_from(to.host().to_string()).ok()?;
            let stream = TlsConnector::from(self.tls.clone()?).connect(name, stream).await.ok()?;
            ask(stream, to, headers, body).await
        };
        tokio::time::timeout(PATIENCE, sent).await.ok()?
    }
}

async fn ask(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    to: &Endpoint,
    headers: &[(&'static str, String)],
    body: Vec<u8>,
) -> Option<u16> {
    let (mut send, connection) = http1::handshake(TokioIo::new(stream)).await.ok()?;
    let path = to.uri().path_and_query().map_or("/", |path| path.as_str());
    let mut request =
        Request::post(path).header(HOST, to.uri().authority()?.as_str()).header(CONTENT_LENGTH, body.len());
    for (name, value) in headers {
        request = request.header(*name, HeaderValue::from_str(value).ok()?);
    }
    let connection = tokio::spawn(connection);
    let answer = send.send_request(request.body(Body::from(body)).ok()?).await;
    // What else the service says is of no interest.
    connection.abort();
    Some(answer.ok()?.status().as_u16())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustls::ServerConfig;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;

    /// A certificate for localhost and its key, made for this test and good for nothing else.
    const CERTIFICATE: &[u8] = include_bytes!("../../tests/data/push-service.cert.der");
    const KEY: &[u8] = include_bytes!("../../tests/data/push-service.key.der");

    /// A service that answers one request.
    async fn service() -> (u16, tokio::task::JoinHandle<String>) {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![CERTIFICATE.into()], KEY.to_vec().try_into().unwrap())
            .unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let heard = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let Ok(mut stream) = TlsAcceptor::from(Arc::new(config)).accept(stream).await else {
                return String::new();
            };
            let mut heard = vec![0; 4096];
            let mut length = 0;
            while !heard[..length].ends_with(b"body") {
                length += stream.read(&mut heard[length..]).await.unwrap();
            }
            stream.write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n").await.unwrap();
            stream.flush().await.unwrap();
            String::from_utf8(heard[..length].to_vec()).unwrap()
        });
        (port, heard)
    }

    async fn posted(trust: &Trust) -> (Option<u16>, String) {
        let (port, heard) = service().await;
        // The name leads to both kinds of addresses on some machines; the service listens at one.
        let to = Endpoint::new(&format!("https://localhost:{port}/push/x"), Reach::Anywhere).unwrap();
        let headers = [("ttl", "60".to_string())];
        let status = Client::new(trust).post(&to, Reach::Anywhere, &headers, b"body".to_vec()).await;
        (status, heard.await.unwrap())
    }

    #[tokio::test]
    async fn a_service_is_written_to_over_tls_if_its_certificate_is_believed() {
        let (status, heard) = posted(&Trust::Only(vec![CERTIFICATE.to_vec()])).await;
        assert_eq!(status, Some(201));
        assert!(heard.starts_with("POST /push/x HTTP/1.1\r\n"), "{heard}");
        assert!(heard.contains("ttl: 60\r\n") && heard.contains("content-length: 4\r\n"), "{heard}");
        let (status, heard) = posted(&Trust::System).await;
        assert_eq!((status, heard.as_str()), (None, ""), "nobody vouches for it");
    }
}
