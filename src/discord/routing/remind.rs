//! The command `/remind`: its subcommands set which reminders the invoker gets, when and where;
//! autocompletion of zones.

use poise::ChoiceParameter;

use super::match_commands::run;
use crate::discord::action::SlashCommand;
use crate::discord::completion::{complete_match, complete_zone};
use crate::discord::interaction::{Context, Done, Request, answer_privately};
use crate::discord::reminders::{
    change, daily, overview, quiet as quiet_hours, turn_all_off, when as times,
};
use crate::host::{DailyMessage, Preferences, Way};

/// The place of a reminder, as a choice of the command.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Where {
    /// A mention at the table.
    #[name = "mention"]
    Mention,
    /// A direct message.
    #[name = "dm"]
    Dm,
}

#[expect(clippy::unused_async, reason = "poise awaits every command")]
#[poise::command(
    slash_command,
    subcommands(
        "show", "when", "by", "quiet", "loud", "off", "snooze", "next", "digest", "puzzle",
        "reader", "forced"
    ),
    subcommand_required
)]
pub async fn remind(_: Context<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    answer_privately(&request, overview(&request)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn when(
    ctx: Context<'_>,
    points: Option<bool>,
    #[min = 0]
    #[max = 240]
    every: Option<i64>,
) -> Done {
    let request = Request::of(&ctx);
    let work = times(&request, points, every);
    answer_privately(&request, work).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn by(ctx: Context<'_>, way: Where) -> Done {
    let way = match way {
        Where::Mention => Way::Mention,
        Where::Dm => Way::Dm,
    };
    changes(ctx, |preferences| preferences.way = way).await
}

#[poise::command(slash_command)]
async fn quiet(
    ctx: Context<'_>,
    from: String,
    to: String,
    #[autocomplete = "complete_zone"] zone: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let work = quiet_hours(&request, &from, &to, zone.as_deref());
    answer_privately(&request, work).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn digest(
    ctx: Context<'_>,
    at: Option<String>,
    #[autocomplete = "complete_zone"] zone: Option<String>,
) -> Done {
    once_a_day(ctx, DailyMessage::Digest, at, zone).await
}

#[poise::command(slash_command)]
async fn puzzle(
    ctx: Context<'_>,
    at: Option<String>,
    #[autocomplete = "complete_zone"] zone: Option<String>,
) -> Done {
    once_a_day(ctx, DailyMessage::Puzzle, at, zone).await
}

#[poise::command(slash_command)]
async fn loud(ctx: Context<'_>) -> Done {
    changes(ctx, |preferences| {
        // The zone stays for the next quiet hours.
        (preferences.quiet_from, preferences.quiet_to) = (None, None);
    })
    .await
}

#[poise::command(slash_command)]
async fn off(ctx: Context<'_>) -> Done {
    changes(ctx, turn_all_off).await
}

#[poise::command(slash_command)]
async fn next(ctx: Context<'_>, tell: bool) -> Done {
    changes(ctx, |preferences| preferences.next = tell).await
}

#[poise::command(slash_command)]
async fn reader(ctx: Context<'_>, on: bool) -> Done {
    changes(ctx, |preferences| preferences.reader = on).await
}

#[poise::command(slash_command)]
async fn forced(ctx: Context<'_>, on: bool) -> Done {
    changes(ctx, |preferences| preferences.forced = on).await
}

#[poise::command(slash_command)]
async fn snooze(ctx: Context<'_>, #[autocomplete = "complete_match"] game: Option<String>) -> Done {
    run(ctx, game, SlashCommand::Snooze).await
}

/// Sets the time of a daily message and answers.
async fn once_a_day(
    ctx: Context<'_>,
    message: DailyMessage,
    at: Option<String>,
    zone: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let work = daily(&request, message, at.as_deref(), zone.as_deref());
    answer_privately(&request, work).await;
    Ok(())
}

/// Changes the preferences and answers.
async fn changes(ctx: Context<'_>, choose: impl Fn(&mut Preferences) + Send + Sync) -> Done {
    let request = Request::of(&ctx);
    answer_privately(&request, change(&request, choose)).await;
    Ok(())
}
