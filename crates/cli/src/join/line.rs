//! The line to a server: texts go and come.

use super::link::{JoinError, Link};
use super::stream::Stream;
use std::io::ErrorKind;
use std::time::Duration;
use tungstenite::client::IntoClientRequest;
use tungstenite::{Error, Message, WebSocket};

/// So long is waited for the server before the keyboard is looked at.
const A_MOMENT: Duration = Duration::from_millis(40);

/// A line that is up.
pub(super) struct Line {
    socket: WebSocket<Stream>,
}

impl Line {
    pub(super) fn connect(link: &Link, token: &str) -> Result<Line, JoinError> {
        let not_a_table = || JoinError::NotATable(link.host.clone());
        let stream = link.connect()?;
        let scheme = if link.tls { "wss" } else { "ws" };
        let url = format!("{scheme}://{}/api/v1/tables/{}/live", link.host, link.table);
        let mut request = url.into_client_request().map_err(|_| not_a_table())?;
        let bearer = format!("Bearer {token}").parse().map_err(|_| not_a_table())?;
        request.headers_mut().insert("authorization", bearer);
        let (socket, _) = tungstenite::client(request, stream).map_err(|_| not_a_table())?;
        let unreachable = |e| link.unreachable(e);
        socket.get_ref().tcp().set_read_timeout(Some(A_MOMENT)).map_err(unreachable)?;
        Ok(Line { socket })
    }

    /// What the server says; nothing for a moment; an error when the line is down.
    pub(super) fn hear(&mut self) -> Result<Option<String>, ()> {
        match self.socket.read() {
            Ok(Message::Text(text)) => Ok(Some(text.as_str().to_string())),
            Ok(Message::Close(_)) => Err(()),
            Ok(_) => Ok(None),
            Err(Error::Io(e)) if matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => Ok(None),
            Err(_) => Err(()),
        }
    }

    pub(super) fn send(&mut self, text: String) -> Result<(), ()> {
        self.socket.send(Message::text(text)).map_err(drop)
    }
}
