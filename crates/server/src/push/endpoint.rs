//! To which addresses anything is sent. Browsers tell the server where to send, and whoever lies could let it knock at doors
//! that are closed to others: so nothing is sent but over TLS, to public addresses.

use axum::http::Uri;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The longest address of a subscription.
const LONGEST: usize = 1024;

/// How far messages go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// Over TLS to public addresses.
    #[default]
    Public,
    /// Anywhere, also without TLS and on this machine: for tests.
    Anywhere,
}

/// Where messages for a browser go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Endpoint {
    uri: Uri,
    tls: bool,
    port: u16,
}

impl Endpoint {
    /// An address, if anything may be sent there at all.
    pub(super) fn new(text: &str, reach: Reach) -> Option<Endpoint> {
        let printable = |c: char| c.is_ascii_graphic();
        if text.len() > LONGEST || !text.chars().all(printable) {
            return None;
        }
        let uri: Uri = text.parse().ok()?;
        let tls = match (uri.scheme_str()?, reach) {
            ("https", _) => true,
            ("http", Reach::Anywhere) => false,
            _ => return None,
        };
        let authority = uri.authority()?;
        let port = authority.port_u16().unwrap_or(if tls { 443 } else { 80 });
        let endpoint = Endpoint { tls, port, uri: uri.clone() };
        let sound = !authority.as_str().contains('@') && !endpoint.host().is_empty();
        // Push services listen at the usual port; others may be anything.
        let usual = reach == Reach::Anywhere || (port == 443 && endpoint.is_public_name());
        (sound && usual).then_some(endpoint)
    }

    /// Whether its name could be one of a public address: no bare word, and no private address.
    fn is_public_name(&self) -> bool {
        match self.host().parse::<IpAddr>() {
            Ok(address) => is_public(address),
            Err(_) => self.host().trim_end_matches('.').contains('.'),
        }
    }

    /// The name of the machine, or its address without brackets.
    pub(super) fn host(&self) -> &str {
        self.uri.host().unwrap_or_default().trim_start_matches('[').trim_end_matches(']')
    }

    pub(super) fn tls(&self) -> bool {
        self.tls
    }

    pub(super) fn uri(&self) -> &Uri {
        &self.uri
    }

    /// What a signature is made for.
    pub(super) fn origin(&self) -> String {
        let authority = self.uri.authority().map_or("", |authority| authority.as_str());
        format!("{}://{authority}", self.uri.scheme_str().unwrap_or_default())
    }

    /// Where to connect to. A name that leads to a private address, by mistake or on purpose, leads nowhere; what is looked up here is
    /// what is connected to.
    pub(super) async fn addresses(&self, reach: Reach) -> Option<Vec<SocketAddr>> {
        let found: Vec<SocketAddr> = tokio::net::lookup_host((self.host(), self.port)).await.ok()?.collect();
        let allowed = reach == Reach::Anywhere || found.iter().all(|address| is_public(address.ip()));
        (allowed && !found.is_empty()).then_some(found)
    }
}

/// Whether an address belongs to the public network.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let protocols = a == 192 && b == 0 && c == 0;
    let relays = a == 192 && b == 88 && c == 99;
    let benchmarks = a == 198 && (b == 18 || b == 19);
    !(a == 0
        || a >= 224
        || ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_documentation()
        || shared
        || protocols
        || relays
        || benchmarks)
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    if let Some(ip) = ip.to_ipv4_mapped() {
        return is_public_v4(ip);
    }
    let [first, second, ..] = ip.segments();
    // What is given out lies in 2000::/3; of that, ways into other networks, tests and documents do not.
    let given_out = first & 0xe000 == 0x2000;
    let tunnels = first == 0x2002 || (first == 0x2001 && second < 0x0200);
    let documents = (first == 0x2001 && second == 0x0db8) || first == 0x3fff;
    given_out && !tunnels && !documents
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_over_tls_are_written_to() {
        let takes = |text: &str| Endpoint::new(text, Reach::Public).is_some();
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://web.push.apple.com/Q",
            "https://push.example:443/x",
            "https://9.9.9.9/x",
        ] {
            assert!(takes(good), "{good}");
        }
        for bad in [
            "",
            "http://push.example/x",
            "https://push.example:8443/x",
            "https://user@push.example/x",
            "https://localhost/x",
            "https://intranet/x",
            "https://127.0.0.1/x",
            "https://10.0.0.1/x",
            "https://169.254.169.254/latest/meta-data",
            "https://[::1]/x",
            "https://[fd00::1]/x",
            "https://[::ffff:127.0.0.1]/x",
            "https://0.0.0.0/x",
            "ftp://push.example/x",
            "https:///x",
            "/x",
            "https://push.example/x y",
            "https://push.example/\u{e9}",
        ] {
            assert!(!takes(bad), "{bad}");
        }
        assert!(!takes(&format!("https://push.example/{}", "x".repeat(LONGEST))));
    }

    #[test]
    fn private_and_reserved_addresses_are_not_public() {
        let public = |text: &str| is_public(text.parse().unwrap());
        for address in ["1.1.1.1", "100.63.0.1", "172.32.0.1", "198.20.0.1", "2606:4700::1", "2001:4860::8"] {
            assert!(public(address), "{address}");
        }
        for address in [
            "0.1.2.3",
            "100.64.0.1",
            "127.1.2.3",
            "172.16.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2001::1",
            "2001:db8::1",
            "2002:a00:1::",
            "fc00::1",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!public(address), "{address}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_leads_nowhere() {
        let endpoint = Endpoint::new("https://localhost:443/x", Reach::Anywhere).unwrap();
        assert!(endpoint.addresses(Reach::Public).await.is_none());
        assert!(endpoint.addresses(Reach::Anywhere).await.is_some());
        assert_eq!(endpoint.origin(), "https://localhost:443");
    }
}
