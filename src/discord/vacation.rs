//! `/vacation`: days on which somebody's clocks stand still. Asked and answered in private; the panels say who is away.

use std::time::Duration;

use serenity::all::{ButtonStyle, CreateSelectMenuOption};

use crate::discord::Context;
use crate::discord::Fatal;
use crate::discord::commands::incoming;
use crate::discord::outbox::now;
use crate::discord::request::action::Action;
use crate::discord::request::own::Own;
use crate::discord::request::{Incoming, Mode};
use crate::discord::view::names;
use crate::discord::view::reply::{Reply, button, menu};
use crate::game::Lang;
use crate::host::{Allowance, DAY, Error, YEARLY, span};

/// What the menu of days has for all that is left.
const ALL: &str = "all";

type Done = Result<(), Fatal>;

#[expect(clippy::unused_async, reason = "poise awaits every command")]
#[poise::command(
    slash_command,
    subcommands("start", "end", "status"),
    subcommand_required
)]
pub async fn vacation(_: Context<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn start(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 14]
    days: Option<u64>,
) -> Done {
    let incoming = incoming(&ctx);
    incoming
        .answer(Mode::Anew, true, begin(&incoming, days))
        .await;
    Ok(())
}

#[poise::command(slash_command)]
async fn end(ctx: Context<'_>) -> Done {
    let incoming = incoming(&ctx);
    incoming.answer(Mode::Anew, true, finish(&incoming)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn status(ctx: Context<'_>) -> Done {
    let incoming = incoming(&ctx);
    incoming.answer(Mode::Anew, true, mine(&incoming)).await;
    Ok(())
}

/// How somebody's vacation stands.
pub async fn mine(incoming: &Incoming<'_>) -> Result<Reply, Error> {
    let allowance = incoming.host().allowance(incoming.person(), now()).await?;
    Ok(stands(&incoming.lang(), allowance))
}

/// What the button or the menu below the status asks for.
pub async fn press(incoming: &Incoming<'_>, own: Own, chosen: &str) -> Result<Reply, Error> {
    match own {
        Own::Away => begin(incoming, chosen.parse().ok()).await,
        _ => finish(incoming).await,
    }
}

async fn begin(incoming: &Incoming<'_>, days: Option<u64>) -> Result<Reply, Error> {
    let wanted = days.map(|days| DAY.saturating_mul(days.clamp(1, 1000) as u32));
    let until = incoming
        .host()
        .go_away(incoming.person(), wanted, now())
        .await?;
    let lang = incoming.lang();
    let values = [("until", names::moment(until).into())];
    let reply = Reply::private(lang.say("vacation-begun", &values));
    Ok(reply.buttons(ending(&lang)))
}

async fn finish(incoming: &Incoming<'_>) -> Result<Reply, Error> {
    incoming.host().come_back(incoming.person(), now()).await?;
    Ok(Reply::private(incoming.lang().say("vacation-ended", &[])))
}

/// Whether somebody is away, what they have left, and what they can do about it.
fn stands(lang: &Lang, allowance: Allowance) -> Reply {
    let mut values = span(allowance.left).to_vec();
    if let Some(until) = allowance.away {
        values.push(("until", names::moment(until).into()));
        return Reply::private(lang.say("vacation-away", &values)).buttons(ending(lang));
    }
    let reply = Reply::private(lang.say("vacation-here", &values));
    let days = 1..=YEARLY.as_secs() / DAY.as_secs();
    let fits = |days: &u64| Duration::from_hours(24 * days) <= allowance.left;
    let option = |days: u64| {
        let label = lang.say("vacation-day", &[("days", days.into())]);
        CreateSelectMenuOption::new(label, days.to_string())
    };
    let mut options: Vec<CreateSelectMenuOption> = days.filter(fits).map(option).collect();
    if options.is_empty() {
        return reply;
    }
    options.push(CreateSelectMenuOption::new(
        lang.say("vacation-all", &[]),
        ALL,
    ));
    match menu(
        &Action::Own(Own::Away),
        &lang.say("vacation-days", &[]),
        options,
    ) {
        Some(menu) => reply.menu(menu),
        None => reply,
    }
}

fn ending(lang: &Lang) -> Vec<serenity::all::CreateButton> {
    let label = lang.say("button-vacation-end", &[]);
    let end = button(&Action::Own(Own::Back), &label, ButtonStyle::Secondary);
    end.into_iter().collect()
}
