//! The match of a slash command: by its code, by the channel, or chosen from a menu; then the
//! command runs.

use std::sync::Arc;

use crate::discord::action::{Action, Form, Page, Past, SlashCommand};
use crate::discord::interaction::{Request, request};
use crate::discord::turn::{Choosing, split_code};
use crate::discord::view::{Reply, described_option, menu, named, names};
use crate::discord::{
    agreements, gifts, hand, hint, history, inbox, leaving, limits, plans, position, registry,
    rematch, reminders, turn,
};
use crate::host::{Again, Error, InboxLine, Record, Refusal, Target};
use tavolino_games::game::{Lang, Seat};

/// Runs a command in the match with this code; without a code, in the match of the channel, or
/// after a menu of matches.
pub async fn resolve_and_run(
    request: &Request<'_>,
    code: Option<&str>,
    command: SlashCommand,
) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let (code, command) = coded(request, code, command).await?;
    let target = match code {
        Some(code) => match host.find_code(&code, person, request.guild()).await {
            Ok(record) => Target::One(record.id().clone()),
            Err(error) => named_match(request, &code).await?.ok_or(error)?,
        },
        None if command.is_for_turn() => host.find_waiting(person, request.channel()).await?,
        None => host.find(person, request.channel()).await?,
    };
    let record = match target {
        Target::One(id) => host.look(&id).await?,
        Target::Several(matches) => return match_menu(request, &matches, command).await,
        Target::Nothing => return Err(Refusal::NothingHere.into()),
    };
    request::log_match(&record);
    let outcome = run(request, &record, &command).await;
    names::worded(outcome, &request.lang_at(&record))
}

/// The code and the command: a turn that is completed for one of several matches begins with the
/// code of its match.
async fn coded(
    request: &Request<'_>,
    code: Option<&str>,
    command: SlashCommand,
) -> Result<(Option<String>, SlashCommand), Error> {
    let code = code.map(str::to_owned);
    let SlashCommand::Move(text) = &command else {
        return Ok((code, command));
    };
    let Some((id, turn)) = split_code(text).filter(|_| code.is_none()) else {
        return Ok((code, command));
    };
    let mine = request.host().inbox_cached(request.person()).await?;
    if !mine.iter().any(|line| line.id == id) {
        return Ok((code, command));
    }
    Ok((Some(id.to_string()), SlashCommand::Move(turn.to_owned())))
}

/// The caller's match that a text names which is no code, as completions do: by its code and game,
/// or by its game; unfinished ones before finished ones. `None` for a text that names none.
async fn named_match(request: &Request<'_>, typed: &str) -> Result<Option<Target>, Error> {
    let (host, person) = (request.host(), request.person());
    let first = typed.split_whitespace().next().unwrap_or_default();
    if let Ok(record) = host.find_code(first, person, request.guild()).await {
        return Ok(Some(Target::One(record.id().clone())));
    }
    let Some(entry) = registry::find(typed) else {
        return Ok(None);
    };
    let mut mine = host.store().inbox(person).await?;
    mine.retain(|line| line.game == entry.info.key);
    Ok(match &mine[..] {
        [] => {
            let played = host.store().played(person).await?;
            let last = played.into_iter().find(|(_, game)| game == entry.info.key);
            last.map(|(id, _)| Target::One(id))
        }
        [only] => Some(Target::One(only.id.clone())),
        _ => Some(Target::Several(mine)),
    })
}

/// Runs a command in the match chosen from a menu.
pub async fn run_chosen(request: &Request<'_>, command: &SlashCommand) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let code = request.chosen();
    let record = host.find_code(code, person, request.guild()).await?;
    let outcome = run(request, &record, command).await;
    names::worded(outcome, &request.lang_at(&record))
}

/// The menu of matches for a command. The text names the people of each, whom a menu cannot name.
async fn match_menu(
    request: &Request<'_>,
    matches: &[InboxLine],
    command: SlashCommand,
) -> Result<Reply, Error> {
    let lang = request.lang();
    let (mut options, mut lines) = (Vec::new(), vec![lang.say("which", &[])]);
    for line in matches.iter().take(limits::CHOICES) {
        let record = request.host().look(&line.id).await?;
        let label = names::sentence(&lang, "which-option", &record, &[]);
        let mine = record.seat_of(request.person());
        options.push(described_option(
            &label,
            line.id.as_str(),
            &standing(&lang, &record, mine, line),
        ));
        let people = inbox::others(&lang, &record, mine);
        let values = [
            ("how", inbox::relation_to(&record, mine).into()),
            ("others", people.into()),
        ];
        lines.push(names::sentence(&lang, "which-line", &record, &values));
    }
    let more = matches.len().saturating_sub(limits::CHOICES);
    if more > 0 {
        lines.push(lang.say("which-more", &[("count", more.into())]));
    }
    let prompt = lang.say("which", &[]);
    match menu(&Action::Which(command), &prompt, options) {
        Some(menu) => Ok(Reply::private(lines.join("\n")).menu(menu)),
        None => Err(Refusal::NothingHere.into()),
    }
}

/// The seat of a person in a match and whether it waits for them, which tells both games of a
/// meeting apart.
fn standing(lang: &Lang, record: &Record, mine: Option<Seat>, line: &InboxLine) -> String {
    let waits = if line.waits.is_some() {
        lang.say("which-waits", &[])
    } else {
        lang.say("which-others", &[])
    };
    let colour = mine.map(|seat| names::colour(lang, record, seat));
    let parts = colour.into_iter().chain([waits]);
    parts.collect::<Vec<_>>().join(" · ")
}

/// Runs a command in a match.
pub async fn run(
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
        SlashCommand::Board(Form::Picture) => position::board(request, record).await,
        SlashCommand::Board(Form::Text) => position::board_as_text(request, record).await,
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
        SlashCommand::Plan => plans::show(request, record).await,
        SlashCommand::Undo => agreements::undo(request, record).await,
        SlashCommand::Draw => agreements::draw(request, record).await,
        SlashCommand::Time(to) => gifts::ask_for(request, record, to),
        SlashCommand::Replace => agreements::replace(request, record),
        SlashCommand::Rematch => rematch::rematch(request, record, Again::AsBefore).await,
        SlashCommand::History(Past::Pages) => {
            history::turn_to(request, record.id(), Page::Entry, "").await
        }
        SlashCommand::History(Past::Replay) => history::replay(request, record).await,
        SlashCommand::Record => history::record(request, record.id()).await,
    }
}
