//! News of a lobby, posted once to those whom it concerns, and the reminder of a lobby that nobody
//! joined.

use serenity::all::{ButtonStyle, CreateButton};

use super::controls::match_button;
use super::reply::Reply;
use crate::discord::action::{LobbyAction, MatchAction};
use crate::discord::view::{names, places, standing};
use crate::host::{Living, LobbyNews, Record, State, UserId};
use tavolino_games::game::Lang;

/// The people whom the news concerns; none where it is out of date. `about` is the person whose
/// doing it is, who knows.
pub fn readers(record: &Record, news: LobbyNews, about: Option<UserId>) -> Vec<UserId> {
    let seated = record.seats.iter().filter_map(|sitting| sitting.person);
    let invited = record.invited.iter().copied();
    let is_lobby = record.row.state == State::Lobby;
    let people: Vec<UserId> = match news {
        LobbyNews::Unrated if is_lobby || record.is_running() => seated.collect(),
        LobbyNews::Declined if is_lobby => record.opener().into_iter().collect(),
        LobbyNews::Cancelled | LobbyNews::CancelledByModerator | LobbyNews::Expired
            if record.row.state == State::Cancelled =>
        {
            seated.chain(invited).collect()
        }
        // The others did not answer: they are not called once more.
        LobbyNews::Unconfirmed if record.row.state == State::Cancelled => seated.collect(),
        _ => Vec::new(),
    };
    let others = people.into_iter().filter(|person| Some(*person) != about);
    others.collect()
}

/// The message with the news, which mentions these readers. It does not say whose doing it is.
pub fn message(record: &Record, news: LobbyNews, readers: &[UserId], lang: &Lang) -> Reply {
    let key = match news {
        LobbyNews::Unrated => "news-unrated",
        LobbyNews::Declined => "news-declined",
        LobbyNews::CancelledByModerator => "news-cancelled-by-moderator",
        LobbyNews::Expired => "news-expired",
        LobbyNews::Unconfirmed => "news-unconfirmed",
        LobbyNews::Cancelled | LobbyNews::PostedAgain | LobbyNews::Over | LobbyNews::LostTurns => {
            "news-cancelled"
        }
    };
    let [people, count] = names::mentioned(readers);
    let link = ("link", places::table(record, None).into());
    let reply = Reply::public(names::sentence(lang, key, record, &[people, count, link]));
    let button = rated_only(record, lang).filter(|_| news == LobbyNews::Unrated);
    reply
        .buttons(button.into_iter().collect())
        .pinging(readers.iter().copied())
}

/// The message to a person who watched a match that is over: the result, with a link to `ending`.
pub fn over(record: &Record, ending: Option<Living>, lang: &Lang) -> Reply {
    let result = standing::standing(record, &names::seated(lang, record));
    let values = [
        ("result", result.into()),
        ("link", places::table(record, ending).into()),
    ];
    Reply::public(lang.say("news-over", &values))
}

/// The button of a person who plays rated or not at all.
fn rated_only(record: &Record, lang: &Lang) -> Option<CreateButton> {
    let action = if record.row.state == State::Lobby {
        MatchAction::Lobby(LobbyAction::Cancel)
    } else {
        MatchAction::Abort(record.row.number)
    };
    let label = lang.say("button-rated-only", &[]);
    match_button(record, action, &label, ButtonStyle::Secondary)
}

/// The reminder to the opener that nobody has joined, with what can be done about it.
pub fn reminder(record: &Record, opener: UserId, lang: &Lang) -> Reply {
    let [people, count] = names::mentioned(&[opener]);
    let link = ("link", places::table(record, None).into());
    let text = names::sentence(lang, "news-nobody", record, &[people, count, link]);
    let of = |action, label, style| {
        let action = MatchAction::Lobby(action);
        match_button(record, action, &lang.say(label, &[]), style)
    };
    let again = of(
        LobbyAction::PostAgain,
        "button-post-again",
        ButtonStyle::Primary,
    );
    let buttons = [
        // A game that people join by a code stands nowhere.
        again.filter(|_| !record.is_by_code()),
        of(
            LobbyAction::ChooseStrength,
            "button-play-computer",
            ButtonStyle::Secondary,
        ),
        of(LobbyAction::Cancel, "button-cancel", ButtonStyle::Danger),
    ];
    let buttons = buttons.into_iter().flatten().collect();
    Reply::public(text).buttons(buttons).pinging([opener])
}
