//! Protection against other web pages: requests must name this sandbox's host and come from its own
//! page.
//!
//! The sandbox has no passwords, so any page in the same browser could act in it. `Host` reveals a
//! page whose own name is made to lead here (DNS rebinding), `Origin` one that sends a form or
//! opens a WebSocket from elsewhere.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Host names under which the sandbox may be reached, besides `localhost` and the addresses of this
/// machine.
#[derive(Clone, Debug)]
pub struct AllowedHosts(Arc<Vec<String>>);

impl AllowedHosts {
    /// The allowed host names, with the address the sandbox listens on.
    pub fn new(hosts: &[String], address: IpAddr) -> AllowedHosts {
        let named = hosts.iter().map(|host| host.to_ascii_lowercase());
        let listening = (!address.is_unspecified()).then(|| address.to_string());
        AllowedHosts(Arc::new(named.chain(listening).collect()))
    }

    /// The reason to refuse a request; `None` if it is allowed.
    fn refusal(&self, request: &Request) -> Option<&'static str> {
        let headers = request.headers();
        let here = only(headers, &HOST).and_then(|host| host.parse::<Authority>().ok());
        let Some(here) = here.filter(|here| self.knows(here)) else {
            return Some("This sandbox is not reached by that name; `--host` says others.");
        };
        // The host is in the request line too; both must agree.
        let again = request.uri().authority();
        if again.is_some_and(|again| *again != here) {
            return Some("The request names two hosts.");
        }
        let reads = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
        if reads && !headers.contains_key(UPGRADE) {
            return None;
        }
        // Browsers always send `Origin`, other clients never.
        let foreign = headers.contains_key(ORIGIN) && !is_of(headers, &here);
        foreign.then_some("Other pages do nothing here.")
    }

    /// Whether a request's host is this machine's own name or an allowed one.
    fn knows(&self, here: &Authority) -> bool {
        let host = here.host().to_ascii_lowercase();
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        let is_own = bare.parse().is_ok_and(|ip: IpAddr| ip.is_loopback());
        host == "localhost" || is_own || self.0.iter().any(|allowed| allowed == bare)
    }
}

/// Whether the request's `Origin` is this host.
fn is_of(headers: &HeaderMap, here: &Authority) -> bool {
    let page = only(headers, &ORIGIN).and_then(|page| page.parse::<Uri>().ok());
    page.is_some_and(|page| page.authority() == Some(here))
}

/// A header's value; `None` unless it occurs exactly once.
fn only<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    let mut all = headers.get_all(name).iter();
    let first = all.next().filter(|_| all.next().is_none());
    first.and_then(|value| value.to_str().ok())
}

/// Passes an allowed request on; answers any other with 403 and the reason.
pub async fn check_host(
    State(hosts): State<AllowedHosts>,
    request: Request,
    next: Next,
) -> Response {
    match hosts.refusal(&request) {
        Some(why) => (StatusCode::FORBIDDEN, why).into_response(),
        None => next.run(request).await,
    }
}
