//! The bot's application as Discord has it, and what time it is there: one answer says both.

use std::time::Duration;

use serenity::all::{CurrentApplicationInfo, LightMethod, Route};
use serenity::http::Request;
use tokio::time::sleep;

use crate::discord::clock::here;
use crate::discord::clock::offset::Offset;
use crate::discord::rest::{Failed, Rest};
use crate::host::Timestamp;

/// How exact the `Date` of an answer is.
const EXACT: Duration = Duration::from_secs(1);

/// How often Discord is asked what time it is where nobody asks for it.
const ASKING: Duration = Duration::from_mins(10);

/// The application, and how far Discord's clock is ahead; nothing where Discord does not say.
pub async fn application(rest: &Rest) -> Result<(CurrentApplicationInfo, Option<Offset>), Failed> {
    rest.call(|http| async move {
        let request = Request::new(Route::Oauth2ApplicationCurrent, LightMethod::Get);
        let asked = here();
        // Nothing else of the client tells what stands above an answer.
        let response = http.request(request).await?;
        let answered = here();
        let date = response.headers().get("date");
        let date = date.and_then(|date| httpdate::parse_http_date(date.to_str().ok()?).ok());
        let told = date.map(|date| Offset::between(asked, answered, Timestamp::from(date), EXACT));
        let application = serde_json::from_slice(&response.bytes().await?)?;
        Ok((application, told))
    })
    .await
}

/// How far Discord's clock is ahead, if that can be found out.
pub async fn told_time(rest: &Rest) -> Option<Offset> {
    application(rest).await.ok()?.1
}

/// Goes on asking Discord what time it is, until it is stopped being awaited.
pub async fn follow_time(rest: Rest) {
    loop {
        sleep(ASKING).await;
        rest.clock().check(told_time(&rest)).await;
    }
}
