//! The files of the web page, built into the program.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const PICTURE: &str = "image/svg+xml";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Every file: name, media type and content.
const FILES: &[(&str, &str, &str)] = &[
    ("app.js", SCRIPT, include_str!("../assets/app.js")),
    ("command.js", SCRIPT, include_str!("../assets/command.js")),
    (
        "component.js",
        SCRIPT,
        include_str!("../assets/component.js"),
    ),
    ("composer.js", SCRIPT, include_str!("../assets/composer.js")),
    ("dom.js", SCRIPT, include_str!("../assets/dom.js")),
    ("form.css", CSS, include_str!("../assets/form.css")),
    ("frame.css", CSS, include_str!("../assets/frame.css")),
    ("icon.svg", PICTURE, include_str!("../assets/icon.svg")),
    ("index.html", HTML, include_str!("../assets/index.html")),
    ("markdown.js", SCRIPT, include_str!("../assets/markdown.js")),
    ("message.css", CSS, include_str!("../assets/message.css")),
    ("message.js", SCRIPT, include_str!("../assets/message.js")),
    ("modal.js", SCRIPT, include_str!("../assets/modal.js")),
    ("picker.js", SCRIPT, include_str!("../assets/picker.js")),
    ("reaction.js", SCRIPT, include_str!("../assets/reaction.js")),
    ("sidebar.js", SCRIPT, include_str!("../assets/sidebar.js")),
    ("state.js", SCRIPT, include_str!("../assets/state.js")),
    ("toolbox.js", SCRIPT, include_str!("../assets/toolbox.js")),
    ("wire.js", SCRIPT, include_str!("../assets/wire.js")),
];

/// Content security policy: nothing from other hosts but pictures of embeds.
const POLICY: &str = "default-src 'self'; img-src 'self' blob: data: http: https:; connect-src 'self' ws: wss:; \
    style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The page.
pub async fn index() -> Response {
    file("index.html")
}

/// A file of the page; 404 for an unknown name.
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
