//! Which requests are let in: those that mean this sandbox, and from no page but its own.
//!
//! It has no passwords, so any page in the same browser could act in it: one whose own name is made to lead here (DNS rebinding) is
//! told apart by `Host`, one that sends a form or opens a WebSocket from elsewhere by `Origin`.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The names under which the sandbox may be reached, beside those of this machine alone.
#[derive(Clone, Debug)]
pub struct Door(Arc<Vec<String>>);

impl Door {
    /// A door for these hosts, and for whoever names the address it listens on.
    pub fn new(hosts: &[String], address: IpAddr) -> Door {
        let named = hosts.iter().map(|host| host.to_ascii_lowercase());
        let listening = (!address.is_unspecified()).then(|| address.to_string());
        Door(Arc::new(named.chain(listening).collect()))
    }

    /// Why a request is not let in, if it is not.
    fn refuses(&self, request: &Request) -> Option<&'static str> {
        let headers = request.headers();
        let here = only(headers, &HOST).and_then(|host| host.parse::<Authority>().ok());
        let Some(here) = here.filter(|here| self.knows(here)) else {
            return Some("This sandbox is not reached by that name; `--host` says others.");
        };
        // A request may name its host twice.
        let again = request.uri().authority();
        if again.is_some_and(|again| *again != here) {
            return Some("The request names two hosts.");
        }
        let reads = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
        if reads && !headers.contains_key(UPGRADE) {
            return None;
        }
        // Only browsers say where they come from, and they always do.
        let foreign = headers.contains_key(ORIGIN) && !is_of(headers, &here);
        foreign.then_some("Other pages do nothing here.")
    }

    fn knows(&self, here: &Authority) -> bool {
        let host = here.host().to_ascii_lowercase();
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        let is_own = bare.parse().is_ok_and(|ip: IpAddr| ip.is_loopback());
        host == "localhost" || is_own || self.0.iter().any(|known| known == bare)
    }
}

/// Whether the page that asks is this host's.
fn is_of(headers: &HeaderMap, here: &Authority) -> bool {
    let page = only(headers, &ORIGIN).and_then(|page| page.parse::<Uri>().ok());
    page.is_some_and(|page| page.authority() == Some(here))
}

/// A header that has to be there once.
fn only<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    let mut all = headers.get_all(name).iter();
    let first = all.next().filter(|_| all.next().is_none());
    first.and_then(|value| value.to_str().ok())
}

/// Lets a request in, or says why not.
pub async fn admit(State(door): State<Door>, request: Request, next: Next) -> Response {
    match door.refuses(&request) {
        Some(why) => (StatusCode::FORBIDDEN, why).into_response(),
        None => next.run(request).await,
    }
}
