//! `/plan` and **What if …**: the answers that a player has planned, and turns walked ahead. Nobody
//! else sees any of it.

mod walk;

use serenity::all::ButtonStyle;

pub use self::walk::walk;
use crate::discord::action::{MatchAction, Path};
use crate::discord::interaction::Request;
use crate::discord::limits;
use crate::discord::view::{Reply, labelled, menu, names, of_match, option, own, plans as view};
use crate::discord::warnings::with_warnings;
use crate::host::{Error, Plan, Record, Refusal};

/// Characters left free below the answers for what follows them.
const REST: usize = 500;

/// The caller's plan in a match.
///
/// # Errors
///
/// A refusal if the caller has no seat, or nothing can be planned in this game.
pub async fn show(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    record.may_plan(request.person())?;
    let prepared = request.host().prepared(record, request.person()).await?;
    let lang = request.lang_at(record);
    let note = view::at_turn(&prepared, &lang);
    let reply = page(request, record, &prepared.plan, None);
    let reply = match note {
        Some(note) => reply.adding(&note),
        None => reply,
    };
    Ok(with_warnings(request, record, reply).await)
}

/// Saves the answers on a way of turns from the position after event `number`.
///
/// # Errors
///
/// As [`Host::plan`](crate::host::Host::plan).
pub async fn save(
    request: &Request<'_>,
    record: &Record,
    number: i64,
    path: Path,
) -> Result<Reply, Error> {
    record.must_be_current(number)?;
    let (host, person) = (request.host(), request.person());
    let seat = record.seat_of(person).ok_or(Refusal::NotSeated)?;
    let line = walk::line(record, seat, &path).await?;
    let plan = host.plan(record.id(), person, number, line).await?;
    let reply = page(request, record, &plan, Some(path));
    Ok(with_warnings(request, record, reply).await)
}

/// Removes the answer chosen in the menu, and all that follows it.
///
/// # Errors
///
/// As [`Host::unplan`](crate::host::Host::unplan).
pub async fn remove(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let chosen = request.chosen().split_once('.');
    let chosen = chosen.and_then(|(at, of)| Some((at.parse().ok()?, of.parse().ok()?)));
    // A forged value removes nothing.
    let answer = chosen.unwrap_or((0, usize::MAX));
    let plan = request
        .host()
        .unplan(record, request.person(), Some(answer))
        .await?;
    Ok(page(request, record, &plan, None))
}

/// Clears the caller's plan.
///
/// # Errors
///
/// As [`Host::unplan`](crate::host::Host::unplan).
pub async fn clear(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let plan = request
        .host()
        .unplan(record, request.person(), None)
        .await?;
    Ok(page(request, record, &plan, None))
}

/// A plan with the ways to change it. `saved`: the way to the answer that was just saved.
fn page(request: &Request<'_>, record: &Record, plan: &Plan, saved: Option<Path>) -> Reply {
    let lang = request.lang_at(record);
    let say = |key| names::sentence(&lang, key, record, &[]);
    let mut text = vec![say("plan-heading")];
    if plan.lines().is_empty() {
        text.push(lang.say("plan-none", &[]));
    } else {
        if saved.is_some() {
            text.push(lang.say("plan-saved", &[]));
        }
        text.push(view::size(plan, &lang));
        text.extend(view::lines(plan, &lang));
    }
    let another = saved.as_ref().map(|path| {
        let before = path.places().len().saturating_sub(2);
        path.first(before)
    });
    let mut ways = vec![(
        view::ahead(record, another.unwrap_or_default()),
        if plan.lines().is_empty() {
            "button-plan-ahead"
        } else {
            "button-plan-another"
        },
        ButtonStyle::Primary,
    )];
    if let Some(path) = saved {
        let deeper = view::ahead(record, path);
        ways.push((deeper, "button-plan-deeper", ButtonStyle::Secondary));
    }
    if !plan.lines().is_empty() {
        ways.push((
            MatchAction::ClearPlan,
            "button-plan-clear",
            ButtonStyle::Danger,
        ));
    }
    let ways = ways
        .into_iter()
        .map(|(action, key, style)| (of_match(record, action), key, style));
    let text = limits::listed(&text, "\n", limits::CONTENT - REST);
    let reply = Reply::private(text).buttons(labelled(ways, &lang).collect());
    let count = plan.lines().len();
    let options = plan.lines().iter().enumerate().take(limits::CHOICES);
    let options: Vec<_> = options
        .map(|(at, line)| {
            let label = limits::shortened(&line.join(" · "), limits::CHOICE);
            option(&label, format!("{at}.{count}"))
        })
        .collect();
    let prompt = lang.say("plan-remove", &[]);
    let action = of_match(record, MatchAction::RemoveAnswer);
    let reply = match menu(&action, &prompt, options).filter(|_| count > 0) {
        Some(menu) => reply.menu(menu),
        None => reply,
    };
    reply.closing(own::opening_again(record, &lang))
}
