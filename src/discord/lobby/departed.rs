//! The question before a match starts with a person who has left the server: they may never play.

use std::collections::HashSet;

use serenity::all::ButtonStyle;

use crate::discord::action::{LobbyAction, MatchAction};
use crate::discord::interaction::Request;
use crate::discord::view::{Reply, match_button, names};
use crate::host::{MatchId, Record, UserId};

/// Whether [`question`] asks. Discord is asked now, so that a person who has just left is noticed.
pub async fn asks(request: &Request<'_>, id: &MatchId, action: LobbyAction) -> bool {
    match request.host().look(id).await {
        Ok(record) if starts(&record, action) => {
            let (Some(guild), people) = (record.row.guild, people(request, &record)) else {
                return false;
            };
            let departures = &request.data().departures;
            let departed = departures.look_up(request.rest(), guild, &people).await;
            !departed.is_empty()
        }
        _ => false,
    }
}

/// The question, with the choice to free the seats or to start all the same; `None` if the action
/// starts no match, or everybody in the lobby is on the server.
pub async fn question(
    request: &Request<'_>,
    record: &Record,
    action: LobbyAction,
) -> Option<Reply> {
    if !starts(record, action) {
        return None;
    }
    let departed = of(request, record).await;
    if departed.is_empty() {
        return None;
    }
    let lang = request.lang_at(record);
    let [people, count] = names::mentioned(&Vec::from_iter(departed));
    let values = [
        people,
        count,
        ("rated", record.row.rated.to_string().into()),
    ];
    let text = names::sentence(&lang, "lobby-departed", record, &values);
    let of = |action, label, style| {
        let label = lang.say(label, &[]);
        match_button(record, MatchAction::Lobby(action), &label, style)
    };
    let free = of(
        LobbyAction::FreeSeats,
        "button-free-seats",
        ButtonStyle::Primary,
    );
    // With a computer the seats are no longer those of the question.
    let is_computer = matches!(action, LobbyAction::AddComputer(_));
    let anyway = of(
        LobbyAction::StartAnyway,
        "button-start-anyway",
        ButtonStyle::Secondary,
    );
    let anyway = anyway.filter(|_| !is_computer);
    Some(Reply::private(text).buttons(free.into_iter().chain(anyway).collect()))
}

/// The people in the lobby, but for the caller, who have left its server.
pub async fn of(request: &Request<'_>, record: &Record) -> HashSet<UserId> {
    let Some(guild) = record.row.guild else {
        return HashSet::new();
    };
    let people = people(request, record);
    let departures = &request.data().departures;
    departures.among(request.rest(), guild, &people).await
}

fn people(request: &Request<'_>, record: &Record) -> Vec<UserId> {
    let people = record.seats.iter().filter_map(|sitting| sitting.person);
    people
        .filter(|person| *person != request.person())
        .collect()
}

/// Whether an action starts the match: by the opener, or as it takes the last seat.
fn starts(record: &Record, action: LobbyAction) -> bool {
    let is_last = record.open_seats().count() == 1;
    match action {
        LobbyAction::Start => record.may_start(),
        LobbyAction::Join
        | LobbyAction::JoinRated
        | LobbyAction::Unrate
        | LobbyAction::AddComputer(_) => is_last,
        _ => false,
    }
}
