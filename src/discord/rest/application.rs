//! The bot's application and Discord's clock, from one REST call.

use std::time::Duration;

use serenity::all::{CurrentApplicationInfo, LightMethod, Route};
use serenity::http::Request;

use crate::discord::clock::{Offset, here};
use crate::discord::rest::{CallError, Rest};
use crate::host::Timestamp;

/// Precision of the HTTP `Date` header.
const DATE_PRECISION: Duration = Duration::from_secs(1);

/// The application, and the offset of Discord's clock, `None` without a `Date` header.
///
/// # Errors
///
/// Fails if the call fails.
pub async fn application(
    rest: &Rest,
) -> Result<(CurrentApplicationInfo, Option<Offset>), CallError> {
    rest.call(|http| async move {
        let request = Request::new(Route::Oauth2ApplicationCurrent, LightMethod::Get);
        let sent = here();
        // Only the raw response has headers.
        let response = http.request(request).await?;
        let received = here();
        let date = response.headers().get("date");
        let date = date.and_then(|date| httpdate::parse_http_date(date.to_str().ok()?).ok());
        let offset =
            date.map(|date| Offset::between(sent, received, Timestamp::from(date), DATE_PRECISION));
        let application = serde_json::from_slice(&response.bytes().await?)?;
        Ok((application, offset))
    })
    .await
}

/// The offset of Discord's clock; `None` if the call fails.
pub async fn clock_offset(rest: &Rest) -> Option<Offset> {
    application(rest).await.ok()?.1
}
