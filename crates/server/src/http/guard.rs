//! What every request goes through: how much one address may ask, the headers every answer carries, counting and the log.

use super::Shared;
use super::limits::Household;
use super::person;
use super::reply::{refused, typed};
use crate::answer::guard;
use crate::metrics;
use axum::body::Body;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, Response, StatusCode};
use axum::middleware::Next;
use kosa_wire::Refusal;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// What a proxy says in its own name, beside for whom it asks: no browser does.
const BY_A_PROXY: [&str; 6] =
    ["x-forwarded-proto", "x-forwarded-host", "x-forwarded-port", "x-real-ip", "forwarded", "via"];

/// The header by which a proxy says for whom it asks.
const FOR: &str = "x-forwarded-for";

/// Whether a request has come through a proxy, as far as it tells.
pub(super) fn through_a_proxy(headers: &HeaderMap) -> bool {
    BY_A_PROXY.iter().chain([&FOR]).any(|name| headers.contains_key(*name))
}

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct From {
    /// Whose limits it counts for.
    address: IpAddr,
    /// Whether it is likely that many people come from there and nobody says who asks.
    crowd: Option<Crowd>,
}

/// Why many people may count as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Crowd {
    /// A proxy does not say for whom it asks.
    Silent,
    /// One at a public address does, and is not believed: anybody could say it.
    NotBelieved,
    /// It comes from this network and nothing was said of anybody: a proxy, perhaps.
    Perhaps,
}

/// Where a request comes from. A proxy of ours, which has a private address, says for whom it asks.
fn from(headers: &HeaderMap, peer: Option<IpAddr>) -> From {
    // A socket for both kinds of addresses writes old ones in the way of new ones.
    let peer = peer.unwrap_or(IpAddr::from([0, 0, 0, 0])).to_canonical();
    let ours = match peer {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private() || ip.is_unspecified(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local(),
    };
    let forwarded = headers.get_all(FOR).iter().next_back();
    let last = forwarded.and_then(|value| named(value.to_str().ok()?.rsplit(',').next()?.trim()));
    match last {
        Some(client) if ours => From { address: IpAddr::to_canonical(&client), crowd: None },
        Some(_) => From { address: peer, crowd: Some(Crowd::NotBelieved) },
        None if through_a_proxy(headers) => From { address: peer, crowd: Some(Crowd::Silent) },
        None => From { address: peer, crowd: ours.then_some(Crowd::Perhaps) },
    }
}

/// An address as a proxy writes it: some name the port too.
fn named(text: &str) -> Option<IpAddr> {
    text.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// Says once to whoever runs the server that all people may count as one, and what to set. A proxy that gives itself away is told of at its first
/// request, others when somebody is refused because of it: on one's own machine nobody need set anything.
fn say_of_crowds(said: &AtomicBool, crowd: Option<Crowd>, refused: impl FnOnce() -> bool) {
    let Some(crowd) = crowd else { return };
    let worth_it = match crowd {
        Crowd::Silent => true,
        Crowd::NotBelieved | Crowd::Perhaps => refused(),
    };
    if !worth_it || said.swap(true, Ordering::Relaxed) {
        return;
    }
    match crowd {
        Crowd::Silent => tracing::warn!(
            "a proxy in front of this server does not send X-Forwarded-For: all people count as one address, and share its limits \
             (docs/server.md, \"Behind a proxy\", says what to set)"
        ),
        Crowd::NotBelieved => tracing::warn!(
            "an address was refused that sends X-Forwarded-For but is not private: if it is a proxy, all people behind it share one \
             limit; let it reach this server at a private address (docs/server.md, \"Behind a proxy\")"
        ),
        Crowd::Perhaps => tracing::warn!(
            "an address of this machine or network was refused because it asked too much: if it is a proxy, it must send \
             X-Forwarded-For, or all people share one limit (docs/server.md, \"Behind a proxy\", says what to set)"
        ),
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
    let From { address, crowd } = from(request.headers(), peer);
    let household = Household::from(address);
    let known = person::secret(request.headers()).is_some();
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_string());
    let free = shared.gates.may_ask(&household, known);
    request.extensions_mut().insert(household.clone());
    let mut response = if free { typed(next.run(request).await) } else { refused(&Refusal::TooMany) };
    guard(response.headers_mut());
    let status = response.status();
    metrics::REQUESTS.add();
    if status.is_client_error() {
        metrics::REFUSED.add();
    }
    let too_many = status == StatusCode::TOO_MANY_REQUESTS;
    if too_many {
        metrics::TOO_MANY.add();
    }
    say_of_crowds(&shared.crowd_said, crowd, || too_many && shared.gates.has_refused(&household));
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

    fn peer(text: &str) -> Option<IpAddr> {
        Some(text.parse().unwrap())
    }

    fn asked(headers: &[(&'static str, &str)], from_where: &str) -> (String, Option<Crowd>) {
        let headers = headers.iter().map(|(name, value)| {
            (axum::http::HeaderName::from_static(name), axum::http::HeaderValue::from_str(value).unwrap())
        });
        let From { address, crowd } = from(&headers.collect(), peer(from_where));
        (address.to_string(), crowd)
    }

    #[test]
    fn only_a_proxy_of_ours_says_for_whom_it_asks() {
        let named = [(FOR, "203.0.113.9, 198.51.100.7")];
        for proxy in ["127.0.0.1", "::1", "::ffff:127.0.0.1", "192.168.3.4", "::ffff:10.0.0.1", "fd00::1"] {
            assert_eq!(asked(&named, proxy), ("198.51.100.7".into(), None), "{proxy}");
        }
        for (written, address) in [
            ("203.0.113.9:4750", "203.0.113.9"),
            ("[2001:db8::9]:4750", "2001:db8::9"),
            ("2001:db8::9", "2001:db8::9"),
        ] {
            assert_eq!(asked(&[(FOR, written)], "127.0.0.1").0, address);
        }
        let directly = asked(&named, "203.0.113.1");
        assert_eq!(
            directly,
            ("203.0.113.1".into(), Some(Crowd::NotBelieved)),
            "whoever comes directly does not"
        );
        assert_eq!(asked(&[], "127.0.0.1"), ("127.0.0.1".into(), Some(Crowd::Perhaps)));
        assert_eq!(asked(&[], "203.0.113.1"), ("203.0.113.1".into(), None));
    }

    #[test]
    fn people_at_a_socket_for_both_kinds_of_addresses_are_not_one_household() {
        let households = ["::ffff:203.0.113.1", "::ffff:203.0.113.2"]
            .map(|address| Household::from(from(&HeaderMap::new(), peer(address)).address));
        assert_ne!(households[0], households[1]);
    }

    #[test]
    fn a_proxy_that_does_not_say_for_whom_it_asks_gives_itself_away() {
        for header in [("x-forwarded-proto", "https"), ("via", "1.1 proxy"), ("x-real-ip", "203.0.113.9")] {
            assert_eq!(asked(&[header], "10.0.0.1"), ("10.0.0.1".into(), Some(Crowd::Silent)), "{header:?}");
            let (_, crowd) = asked(&[header, (FOR, "203.0.113.9")], "10.0.0.1");
            assert_eq!(crowd, None, "{header:?}");
        }
    }
}
