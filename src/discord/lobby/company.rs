//! The people of a lobby for one who thinks about joining: how fast each answers, and how many of
//! their games they finish. Private always.

use crate::discord::interaction::Request;
use crate::discord::view::{Reply, names, times};
use crate::host::{Company, Error, Record, UserId};
use tavolino_games::game::Lang;

/// The people of the lobby, but for the caller, a line each.
///
/// # Errors
///
/// [`Error::Store`] if the database fails.
pub async fn company(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let lang = request.lang_at(record);
    let mut lines = lines(request, record, &lang).await?;
    if lines.is_empty() {
        lines.push(lang.say("company-nobody", &[]));
    }
    lines.push(lang.say("company-private", &[]));
    Ok(Reply::private(lines.join("\n")))
}

/// The lines about the others in a lobby of a server; none elsewhere.
///
/// # Errors
///
/// [`Error::Store`] if the database fails.
pub async fn lines(
    request: &Request<'_>,
    record: &Record,
    lang: &Lang,
) -> Result<Vec<String>, Error> {
    let (host, mut lines) = (request.host(), Vec::new());
    let Some(guild) = record.row.guild else {
        return Ok(lines);
    };
    let seated = record.seats.iter().filter_map(|sitting| sitting.person);
    let people = seated.chain(record.invited.iter().copied());
    for person in people.filter(|person| *person != request.person()) {
        lines.push(if host.rating_wishes(person).await?.listed {
            line(lang, person, host.company(person, guild).await?)
        } else {
            lang.say("stats-hidden", &[("who", names::person(person).into())])
        });
    }
    Ok(lines)
}

fn line(lang: &Lang, person: UserId, company: Company) -> String {
    let mut values = vec![
        ("who", names::person(person).into()),
        ("finished", company.finished.into()),
        ("games", company.games.into()),
    ];
    let key = match company.answers {
        _ if company.games == 0 && company.answers.is_none() => "company-new",
        Some(millis) => {
            values.push(("span", times::span(lang, millis).into()));
            if company.games == 0 {
                "company-answers"
            } else {
                "company-both"
            }
        }
        None => "company-finished",
    };
    lang.say(key, &values)
}
