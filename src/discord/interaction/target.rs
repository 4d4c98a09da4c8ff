//! The match of a slash command: by its code, by the channel, or chosen from a menu; then the command runs.

use std::sync::Arc;

use crate::discord::interaction::request::action::Action;
use crate::discord::interaction::request::page::Page;
use crate::discord::interaction::request::slash_command::SlashCommand;
use crate::discord::interaction::request::{self, Request};
use crate::discord::limits;
use crate::discord::turn::choosing::Choosing;
use crate::discord::view::controls::{described_option, menu};
use crate::discord::view::names;
use crate::discord::view::refusals::{self, named};
use crate::discord::view::reply::Reply;
use crate::discord::{
    agreements, gifts, hand, hint, history, leaving, position, rematch, reminders, turn,
};
use crate::host::{Again, Error, InboxLine, Record, Refusal, Target};

/// Runs a command in the match with this code; without a code, in the match of the channel, or after a menu of matches.
pub async fn resolve_and_run(
    request: &Request<'_>,
    code: Option<&str>,
    command: SlashCommand,
) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let record = match code {
        Some(code) => host.find_code(code, person, request.guild()).await?,
        None => match host.find(person, request.channel()).await? {
            Target::One(id) => host.look(&id).await?,
            Target::Several(matches) => return match_menu(request, &matches, command).await,
            Target::Nothing => return Err(Refusal::NothingHere.into()),
        },
    };
    request::log_match(&record);
    let outcome = run(request, &record, &command).await;
    refusals::worded(outcome, &request.lang_at(&record))
}

/// Runs a command in the match chosen from a menu.
pub async fn run_chosen(request: &Request<'_>, command: &SlashCommand) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let code = request.chosen();
    let record = host.find_code(code, person, request.guild()).await?;
    let outcome = run(request, &record, command).await;
    refusals::worded(outcome, &request.lang_at(&record))
}

/// The menu of matches for a command.
async fn match_menu(
    request: &Request<'_>,
    matches: &[InboxLine],
    command: SlashCommand,
) -> Result<Reply, Error> {
    let lang = request.lang();
    let mut options = Vec::new();
    for line in matches.iter().take(limits::CHOICES) {
        let record = request.host().look(&line.id).await?;
        let label = names::sentence(&lang, "which-option", &record, &[]);
        let waits = if line.waits.is_some() {
            "which-waits"
        } else {
            "which-others"
        };
        let waits = lang.say(waits, &[]);
        options.push(described_option(&label, line.id.as_str(), &waits));
    }
    let prompt = lang.say("which", &[]);
    match menu(&Action::Which(command), &prompt, options) {
        Some(menu) => Ok(Reply::private(prompt).menu(menu)),
        None => Err(Refusal::NothingHere.into()),
    }
}

async fn run(
    request: &Request<'_>,
    record: &Arc<Record>,
    command: &SlashCommand,
) -> Result<Reply, Error> {
    match command {
        SlashCommand::Move(text) if text.is_empty() => {
            turn::open(request, record, Choosing::Turn).await
        }
        SlashCommand::Claim(text) if text.is_empty() => {
            turn::open(request, record, Choosing::Claim).await
        }
        SlashCommand::Move(text) => turn::play_text(request, record, text).await,
        SlashCommand::Claim(text) => turn::claim_text(request, record, text).await,
        SlashCommand::Board(false) => position::board(request, record).await,
        SlashCommand::Board(true) => position::board_as_text(request, record).await,
        SlashCommand::ShowBoard => position::show(request, record).await,
        SlashCommand::Hand => hand::hand(request, record).await,
        SlashCommand::Hint => hint::hint(request, record).await,
        SlashCommand::Resign => leaving::resign(request, record),
        SlashCommand::Snooze => match reminders::snooze(request, record, None).await {
            Err(Error::Refused(refusal)) => {
                Err(named(refusal, &request.lang_at(record), record).into())
            }
            outcome => outcome,
        },
        SlashCommand::Abort(reason) => leaving::abort(request, record, reason).await,
        SlashCommand::Undo => agreements::undo(request, record).await,
        SlashCommand::Draw => agreements::draw(request, record).await,
        SlashCommand::Time(to) => gifts::ask_for(request, record, to),
        SlashCommand::Replace => agreements::replace(request, record),
        SlashCommand::Rematch => rematch::rematch(request, record, Again::AsBefore).await,
        SlashCommand::History(false) => {
            history::turn_to(request, record.id(), Page::Entry, "").await
        }
        SlashCommand::History(true) => history::replay(request, record).await,
        SlashCommand::Record => history::record(request, record.id()).await,
    }
}
