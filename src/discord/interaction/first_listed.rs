//! The sentence that a person reads before a list shows their number for the first time.

use serenity::all::ButtonStyle;

use super::request::Request;
use crate::discord::action::{Action, StatsAction};
use crate::discord::view::{Reply, button};
use crate::host::Error;

/// The command whose answer stays as short and as fast as it is.
const TURN: &str = "move";

/// A private reply with a sentence and a button for a person whose number a list of this server is
/// about to show for the first time; for everybody else as it is. Afterwards they count as
/// informed.
///
/// # Errors
///
/// [`Error::Store`] if the database fails.
pub async fn first_listed(request: &Request<'_>, reply: Reply) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    // A turn waits for nothing that another answer can say.
    let Some(guild) = request.guild().filter(|_| request.name() != TURN) else {
        return Ok(reply);
    };
    if reply.is_refusal() || !reply.has_room() || !host.is_first_listed(person, guild).await? {
        return Ok(reply);
    }
    host.note_informed(person).await?;
    let lang = request.lang();
    let action = Action::Stats(StatsAction::Hide, String::new());
    let hide = button(
        &action,
        &lang.say("button-hide-me", &[]),
        ButtonStyle::Secondary,
    );
    // The person's own results have the button already, and Discord refuses a second one.
    let hide = hide.filter(|_| !reply.has_button(&action));
    let informed = reply.adding(&lang.say("listed-first", &[]));
    Ok(informed.buttons(hide.into_iter().collect()))
}
