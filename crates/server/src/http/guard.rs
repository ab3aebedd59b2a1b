//! What every request goes through: how much one address may ask, the headers every answer carries, counting and the log.

use super::Shared;
use super::limits::Household;
use super::person;
use super::reply::{refused, typed};
use crate::answer::guard;
use crate::metrics;
use axum::body::Body;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, Response};
use axum::middleware::Next;
use kosa_wire::Refusal;
use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

/// Where a request comes from. A proxy of ours, which has a private address, says for whom it asks.
pub(super) fn address(headers: &HeaderMap, peer: Option<IpAddr>) -> IpAddr {
    let peer = peer.unwrap_or(IpAddr::from([0, 0, 0, 0]));
    let ours = match peer {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private() || ip.is_unspecified(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local(),
    };
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    match last {
        Some(client) if ours => client,
        _ => peer,
    }
}

/// Lets a request through if its address may ask, and looks after its answer.
pub(super) async fn every_request(
    State(shared): State<Shared>,
    mut request: Request,
    next: Next,
) -> Response<Body> {
    let start = Instant::now();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let household = Household::from(address(request.headers(), peer));
    let known = person::secret(request.headers()).is_some();
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_string());
    let free = shared.gates.may_ask(&household, known);
    request.extensions_mut().insert(household);
    let mut response = if free { typed(next.run(request).await) } else { refused(&Refusal::TooMany) };
    guard(response.headers_mut());
    let status = response.status();
    metrics::REQUESTS.add();
    if status.is_client_error() {
        metrics::REFUSED.add();
    }
    if status.as_u16() == 429 {
        metrics::TOO_MANY.add();
    }
    if status.is_server_error() {
        metrics::FAILED.add();
        tracing::warn!(%method, path = path.as_deref().unwrap_or(""), status = status.as_u16(), "failed");
    }
    // The way as it stands in the list, not as it was asked: ids of tables are invitations.
    tracing::debug!(
        %method,
        path = path.as_deref().unwrap_or(""),
        status = status.as_u16(),
        micros = start.elapsed().as_micros() as u64,
        "answered"
    );
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_proxy_of_ours_says_for_whom_it_asks() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "203.0.113.9, 198.51.100.7".parse().unwrap());
        let peer = |text: &str| Some(text.parse().unwrap());
        assert_eq!(address(&headers, peer("127.0.0.1")).to_string(), "198.51.100.7");
        assert_eq!(
            address(&headers, peer("203.0.113.1")).to_string(),
            "203.0.113.1",
            "whoever comes directly does not"
        );
        assert_eq!(address(&HeaderMap::new(), peer("127.0.0.1")).to_string(), "127.0.0.1");
    }
}
