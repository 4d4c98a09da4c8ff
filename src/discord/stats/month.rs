//! The table of a month on a server, over all games.

use serenity::all::{ButtonStyle, CreateButton};
use tavolino_games::game::Lang;

use super::month_picture;
use crate::discord::action::Action;
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::view::{Picture, Reply, button, months};
use crate::host::{Error, MOST_IN_MONTH, Month, UserId, month_of};

/// The table of the present month, or of another one, by its number; in direct messages there is
/// none.
///
/// # Errors
///
/// [`Error::Store`] if the database fails.
pub async fn month(request: &Request<'_>, number: Option<i64>, show: bool) -> Result<Reply, Error> {
    let lang = request.lang_for(show);
    let Some(guild) = request.guild() else {
        return Ok(Reply::refusal(lang.say("leaderboard-on-servers", &[])));
    };
    let host = request.host();
    let present = month_of(now());
    let number = number.unwrap_or(present).min(present);
    let mut month = host.month(guild, number).await?;
    let people: Vec<UserId> = month.people.iter().map(|row| row.person).collect();
    let departures = &request.data().departures;
    let departed = departures.among_first(request.rest(), guild, &people, MOST_IN_MONTH);
    let departed = departed.await;
    month.keep(|person| !departed.contains(&person));
    let mut lines = vec![months::title(number, &lang)];
    lines.extend(months::lines(&month.people, &lang));
    if month.people.is_empty() {
        lines.push(lang.say("month-empty", &[]));
    }
    lines.push(lang.say("month-points", &[]));
    let is_listed = month
        .people
        .iter()
        .any(|row| row.person == request.person());
    if !show && !is_listed {
        let own = host.in_month(guild, number, request.person()).await?;
        lines.extend(own.map(|own| months::own(&own, &lang)));
    }
    let reply = Reply::private(lines.join("\n")).buttons(buttons(&month, present, &lang));
    let reply = if month.people.is_empty() {
        reply
    } else {
        let scene = month_picture::scene(&month.people, number, &lang);
        reply.with(Picture::draw("month", scene, format!("month-{number}.png")).await)
    };
    Ok(if show { reply.shown() } else { reply })
}

/// The buttons to the months before and after.
fn buttons(month: &Month, present: i64, lang: &Lang) -> Vec<CreateButton> {
    // The present month has a table, also without points.
    let after = month.after.or(Some(present));
    let after = after.filter(|after| *after > month.number);
    let of = |number: i64, key: &str| {
        let name = months::name(number, lang);
        let label = lang.say(key, &[("month", name.into())]);
        button(&Action::Month(number), &label, ButtonStyle::Secondary)
    };
    let before = month
        .before
        .and_then(|before| of(before, "button-month-before"));
    let after = after.and_then(|after| of(after, "button-month-after"));
    before.into_iter().chain(after).collect()
}
