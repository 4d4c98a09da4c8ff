//! The web page's own files, built into the program.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const PICTURE: &str = "image/svg+xml";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Every file by its name.
const FILES: &[(&str, &str, &str)] = &[
    (
        "app.js",
        SCRIPT,
        include_str!("../../assets/sandbox/app.js"),
    ),
    (
        "command.js",
        SCRIPT,
        include_str!("../../assets/sandbox/command.js"),
    ),
    (
        "component.js",
        SCRIPT,
        include_str!("../../assets/sandbox/component.js"),
    ),
    (
        "composer.js",
        SCRIPT,
        include_str!("../../assets/sandbox/composer.js"),
    ),
    (
        "dom.js",
        SCRIPT,
        include_str!("../../assets/sandbox/dom.js"),
    ),
    (
        "form.css",
        CSS,
        include_str!("../../assets/sandbox/form.css"),
    ),
    (
        "frame.css",
        CSS,
        include_str!("../../assets/sandbox/frame.css"),
    ),
    (
        "icon.svg",
        PICTURE,
        include_str!("../../assets/sandbox/icon.svg"),
    ),
    (
        "index.html",
        HTML,
        include_str!("../../assets/sandbox/index.html"),
    ),
    (
        "markdown.js",
        SCRIPT,
        include_str!("../../assets/sandbox/markdown.js"),
    ),
    (
        "message.css",
        CSS,
        include_str!("../../assets/sandbox/message.css"),
    ),
    (
        "message.js",
        SCRIPT,
        include_str!("../../assets/sandbox/message.js"),
    ),
    (
        "modal.js",
        SCRIPT,
        include_str!("../../assets/sandbox/modal.js"),
    ),
    (
        "picker.js",
        SCRIPT,
        include_str!("../../assets/sandbox/picker.js"),
    ),
    (
        "sidebar.js",
        SCRIPT,
        include_str!("../../assets/sandbox/sidebar.js"),
    ),
    (
        "state.js",
        SCRIPT,
        include_str!("../../assets/sandbox/state.js"),
    ),
    (
        "toolbox.js",
        SCRIPT,
        include_str!("../../assets/sandbox/toolbox.js"),
    ),
    (
        "wire.js",
        SCRIPT,
        include_str!("../../assets/sandbox/wire.js"),
    ),
];

/// The page is complete in itself; only pictures of embeds may be from elsewhere.
const POLICY: &str = "default-src 'self'; img-src 'self' blob: data: http: https:; connect-src 'self' ws: wss:; \
    style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The page itself.
pub async fn index() -> Response {
    file("index.html")
}

/// A file the page asks for.
pub async fn asset(Path(name): Path<String>) -> Response {
    file(&name)
}

fn file(name: &str) -> Response {
    match FILES.iter().find(|(known, _, _)| *known == name) {
        Some((_, media_type, content)) => (
            [
                (CONTENT_TYPE, *media_type),
                (CACHE_CONTROL, "no-cache"),
                (CONTENT_SECURITY_POLICY, POLICY),
            ],
            *content,
        )
            .into_response(),
        None => (StatusCode::NOT_FOUND, "There is no such page.").into_response(),
    }
}
