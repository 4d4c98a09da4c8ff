//! The contents of a week's message: of matches in channels that everybody on the server sees.

use super::super::problem::Problem;
use tavolino_games::board::Ending;
use tavolino_games::game::Lang;

use crate::discord::interaction::{Data, VisibleChannels};
use crate::discord::rest::Fault;
use crate::discord::view::{Picture, deeds, week};
use crate::host::{
    ChannelId, Error, Event, MatchId, Record, State, UserId, Week, WeekNumbers, WeekResult,
};

/// Least size of a swing that makes the turn of the week, in thousandths of the whole.
const LEAST_SWING: i64 = 150;

/// Matches of which the length is compared where no analysis found a swing.
const COMPARED: usize = 12;

/// Gathers what a week's message shows.
pub async fn gathered(
    data: &Data,
    posted: &Week,
    zone: &str,
    lang: &Lang,
) -> Result<week::Shown, Problem> {
    let host = &data.host;
    let numbers = host.week_numbers(posted.guild, posted.week).await?;
    let numbers = WeekNumbers {
        running: posted.running,
        players: posted.players,
        ..numbers
    };
    let content = host.week_content(posted.guild, posted.week, numbers, zone);
    let mut content = content.await?;
    let seen = VisibleChannels::of_everyone(&data.rest, posted.guild).await;
    let seen = seen.ok_or(Problem::Discord(Fault::Later))?;
    let is_seen = |channel: ChannelId| channel == posted.channel || seen.contains(&channel);
    content
        .results
        .retain(|result| is_seen(result.ended.channel));
    let people: Vec<UserId> = content.month.people.iter().map(|row| row.person).collect();
    let solvers = content.solvers.iter().map(|solver| solver.person);
    let people: Vec<UserId> = people.into_iter().chain(solvers).collect();
    let departed = data
        .departures
        .among(&data.rest, posted.guild, &people)
        .await;
    content.month.keep(|person| !departed.contains(&person));
    content
        .solvers
        .retain(|solver| !departed.contains(&solver.person));
    let is_open = |record: &Record| record.row.state == State::Lobby && record.free_seats() > 0;
    let lobbies = records(data, &content.lobbies, &is_seen).await?;
    let is_offered =
        |record: &Record| record.is_running() && !record.agreements.takeable().is_empty();
    let offers = records(data, &content.offers, &is_seen).await?;
    let turn = turn_of_week(data, &content.results, lang).await?;
    Ok(week::Shown {
        lobbies: lobbies.into_iter().filter(is_open).collect(),
        offers: offers.into_iter().filter(is_offered).collect(),
        turn,
        quiet: posted.quiet,
        is_last: posted.is_last(),
        content,
    })
}

/// The records of matches in channels that all see; those that do not replay are left out.
async fn records(
    data: &Data,
    ids: &[MatchId],
    is_seen: &impl Fn(ChannelId) -> bool,
) -> Result<Vec<Record>, Problem> {
    let mut records = Vec::new();
    for id in ids {
        match data.host.look(id).await {
            Ok(record) if is_seen(record.row.channel) => records.push((*record).clone()),
            Ok(_) | Err(Error::Refused(_) | Error::Broken(..)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(records)
}

/// The turn of the week: the one that took most of what was given away, as far as an analysis found
/// any; else the last one of the longest match that ended by its rules.
async fn turn_of_week(
    data: &Data,
    results: &[WeekResult],
    lang: &Lang,
) -> Result<Option<week::TurnOfWeek>, Problem> {
    let swings = results.iter().filter_map(|result| {
        let (step, size) = (result.ended.step?, result.ended.size?);
        (size >= LEAST_SWING).then_some((result, Some(step), size))
    });
    let swing = swings.max_by_key(|(result, _, size)| (*size, result.ended.id.to_string()));
    let chosen = match swing {
        Some((result, step, _)) => Some((result, step)),
        None => longest(data, results).await?.map(|result| (result, None)),
    };
    let Some((result, step)) = chosen else {
        return Ok(None);
    };
    let history = match data.host.history(&result.ended.id).await {
        Ok(history) => history,
        Err(Error::Refused(_) | Error::Broken(..)) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let is_turn = |step: usize| matches!(history.event(step), Some(Event::Turn { .. }));
    let step = match step.and_then(|step| usize::try_from(step).ok()) {
        Some(step) => Some(step),
        None => (1..=history.steps()).rev().find(|step| is_turn(*step)),
    };
    let Some(step) = step.filter(|step| is_turn(*step)) else {
        return Ok(None);
    };
    let (moment, record) = (history.moment(step), &history.record);
    let report = moment.last.as_ref().and_then(|last| {
        // Seats by their colours: a rival may not be named.
        deeds::describe_event(record, &*moment.board, last, None, lang)
    });
    let Some(report) = report else {
        return Ok(None);
    };
    let of = moment.last.as_ref().and_then(|last| last.of);
    let mut seats = result.seats.iter();
    let seat = of.and_then(|of| seats.find(|seat| seat.seat == i64::from(of.0)));
    let person = seat.filter(|seat| seat.listed).and_then(|seat| seat.person);
    let scene = moment.board.scene(None, lang);
    let name = format!("{}-{step}-week.png", record.id());
    Ok(Some(week::TurnOfWeek {
        game: record.entry.info.name,
        person,
        report,
        picture: Picture::draw(record.id().as_str(), scene, name).await,
    }))
}

/// The longest match that ended by its rules.
async fn longest<'r>(
    data: &Data,
    results: &'r [WeekResult],
) -> Result<Option<&'r WeekResult>, Problem> {
    let mut by_length: Vec<&WeekResult> = results.iter().take(COMPARED).collect();
    by_length.sort_by_key(|result| (-result.ended.number, result.ended.id.to_string()));
    for result in by_length {
        let record = match data.host.look(&result.ended.id).await {
            Ok(record) => record,
            Err(Error::Refused(_) | Error::Broken(..)) => continue,
            Err(error) => return Err(error.into()),
        };
        let ending = record.board.as_ref().and_then(|board| board.ending());
        if ending == Some(Ending::Rules) {
            return Ok(Some(result));
        }
    }
    Ok(None)
}
