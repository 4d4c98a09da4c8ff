//! `/games`: a person's matches on all servers, those waiting for them first; or the matches of one
//! server.

pub mod command;
mod ended;

use std::collections::HashSet;

use serenity::all::{ButtonStyle, CreateButton, CreateSelectMenu};
use strum::VariantArray;

use crate::discord::action::{
    Action, List, LobbyAction, MatchAction, Only, ReminderAction, VacationAction,
};
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::registry;
use crate::discord::view::{
    LastEdit, Reply, button, match_button, menu, names, option, places, times,
};
use crate::discord::warnings::or_log;
use crate::host::{
    Audience, ChannelId, Error, GuildId, InboxLine, LivingKind, MatchId, Record, State, UserId,
};
use tavolino_games::game::{Lang, Seat, Seats};

/// Matches on a page, 8: their lines fit one message.
const LINES: usize = 8;

/// People named in a line, 2: with more, one is named and the others are counted.
const MAX_NAMES: usize = 2;

/// The first page of the person's matches after the results that they have not seen yet.
pub async fn with_ended(request: &Request<'_>, list: &List) -> Result<Reply, Error> {
    let list = inbox(request, list).await?;
    Ok(
        match or_log(request, ended::ended(request).await).flatten() {
            Some(ended) => ended.then(list),
            None => list,
        },
    )
}

/// A page of the matches that `list` selects.
pub async fn inbox(request: &Request<'_>, list: &List) -> Result<Reply, Error> {
    let (host, lang) = (request.host(), request.lang());
    let guild = request.guild().filter(|_| list.server);
    let own = host.store().inbox(request.person()).await?;
    let followed = host.followed(request.person()).await?;
    let is_followed = |id: &MatchId| followed.iter().any(|line| line.id == *id);
    let waiting = waiting(&own);
    let all = match guild {
        Some(guild) => visible_matches(request, guild, &own).await?,
        None => own.into_iter().chain(followed.iter().cloned()).collect(),
    };
    if all.is_empty() {
        let games = registry::registry(request).await;
        return Ok(empty(&lang, guild.is_some()).then(games));
    }
    let selected: Vec<&InboxLine> = (all.iter())
        .filter(|line| is_selected(line, list, &waiting))
        .collect();
    let pages = selected.len().div_ceil(LINES).max(1);
    // A match that ended since can have emptied the page.
    let page = usize::from(list.page).min(pages - 1);
    let title = if guild.is_some() {
        "inbox-title-server"
    } else {
        "inbox-title"
    };
    let as_of = times::moment(now());
    let as_of = lang.say("inbox-as-of", &[("when", as_of.into())]);
    let mut lines = vec![lang.say(title, &[]), as_of];
    lines.extend(vacation_line(request, &lang).await?);
    let mut joins = Vec::new();
    for match_line in selected.iter().skip(page * LINES).take(LINES) {
        let record = host.look(&match_line.id).await?;
        let line = line(&lang, &record, request).await;
        lines.push(if is_followed(record.id()) {
            lang.say("inbox-followed", &[("line", line.into())])
        } else {
            line
        });
        joins.extend(join_button(&lang, &record, request.person()));
    }
    if selected.is_empty() {
        lines.push(lang.say("inbox-none", &[]));
    }
    if pages > 1 {
        let values = [("page", (page + 1).into()), ("pages", pages.into())];
        lines.push(lang.say("inbox-page", &values));
    }
    let again = lang.say("button-again", &[]);
    let again = button(&Action::Inbox(list.clone()), &again, ButtonStyle::Secondary);
    let closing = again.map(|button| LastEdit { text: None, button });
    let mut reply = Reply::private(lines.join("\n")).closing(closing);
    if let Some(menu) = filter(list, &lang) {
        reply = reply.menu(menu);
    }
    // Five rows are the most of a message; two hold the eight buttons of a page.
    let more_joins = joins.split_off(joins.len().min(LINES / 2));
    Ok(reply
        .buttons(joins)
        .buttons(more_joins)
        .buttons(buttons(request, list, page, pages, &lang))
        .buttons(own_buttons(&lang)))
}

/// The line that says until when the caller is on vacation; `None` if they are not.
async fn vacation_line(request: &Request<'_>, lang: &Lang) -> Result<Option<String>, Error> {
    let allowance = request.host().allowance(request.person(), now()).await?;
    Ok(allowance.away.map(|until| {
        let values = [("until", times::moment(until).into())];
        lang.say("inbox-away", &values)
    }))
}

/// The matches of a server that the caller may learn of: their own, and those in channels they can
/// see.
async fn visible_matches(
    request: &Request<'_>,
    guild: GuildId,
    own: &[InboxLine],
) -> Result<Vec<InboxLine>, Error> {
    let mut lines = request.host().store().of_guild(guild).await?;
    let own: HashSet<&MatchId> = own.iter().map(|line| &line.id).collect();
    let others = lines.iter().filter(|line| !own.contains(&line.id));
    let places: HashSet<ChannelId> = others.map(|line| line.channel).collect();
    let visible = visible_places(request, guild, places).await;
    lines.retain(|line| own.contains(&line.id) || visible.contains(&line.channel));
    Ok(lines)
}

/// Those of `places` that the caller can see. Where Discord does not tell, only the channel of the
/// request.
async fn visible_places(
    request: &Request<'_>,
    guild: GuildId,
    places: HashSet<ChannelId>,
) -> HashSet<ChannelId> {
    let here = [Some(request.channel()), request.parent()];
    let (mut visible, others): (HashSet<_>, HashSet<_>) = places
        .into_iter()
        .partition(|place| here.contains(&Some(*place)));
    if let Some(member) = request.member().filter(|_| !others.is_empty()) {
        let channels = &request.data().visible_channels;
        visible.extend(
            channels
                .visible(request.rest(), guild, member, others)
                .await,
        );
    }
    visible
}

/// The matches of a list that wait for the person.
fn waiting(lines: &[InboxLine]) -> HashSet<MatchId> {
    (lines.iter())
        .filter(|line| line.waits.is_some())
        .map(|line| line.id.clone())
        .collect()
}

/// Whether a match passes the filters of `list`.
fn is_selected(line: &InboxLine, list: &List, waiting: &HashSet<MatchId>) -> bool {
    let of_kind = list.kind.as_ref().is_none_or(|kind| *kind == line.game);
    of_kind
        && match list.only {
            Only::All => true,
            Only::Turn => waiting.contains(&line.id),
            Only::Lobby => line.state == State::Lobby,
        }
}

/// The reply where there are no matches.
fn empty(lang: &Lang, server: bool) -> Reply {
    let key = if server {
        "inbox-empty-server"
    } else {
        "inbox-empty"
    };
    Reply::private(lang.say(key, &[]))
}

/// The line about one match, short enough for a phone.
async fn line(lang: &Lang, record: &Record, request: &Request<'_>) -> String {
    let place = if record.has_table() {
        let panel = (request.host())
            .outbox()
            .living(record.id(), LivingKind::Panel, Audience::Table)
            .await;
        let link = places::table(record, panel.ok().flatten());
        lang.say("inbox-board", &[("link", link.into())])
    } else {
        lang.say("inbox-direct", &[])
    };
    line_text(lang, record, record.seat_of(request.person()), &place)
}

/// The button that takes a seat in a lobby; `None` where the person has one, or can get none.
fn join_button(lang: &Lang, record: &Record, person: UserId) -> Option<CreateButton> {
    let is_in = record.seat_of(person).is_some();
    let has_room = record.free_seats() > 0 || record.invited.contains(&person);
    if record.row.state != State::Lobby || is_in || !has_room {
        return None;
    }
    let label = lang.say("button-join-game", &[("code", record.id().as_str().into())]);
    let join = MatchAction::Lobby(LobbyAction::Join);
    match_button(record, join, &label, ButtonStyle::Success)
}

/// The line about a match for the holder of the seat `mine`, or for another reader; `place`: the
/// link to its board.
fn line_text(lang: &Lang, record: &Record, mine: Option<Seat>, place: &str) -> String {
    let deadline = mine.and_then(|seat| record.deadline(seat));
    let is_mine = mine.is_some_and(|seat| record.to_act().contains(seat));
    let values = [
        ("place", place.into()),
        ("others", others(lang, record, mine).into()),
        ("how", relation_to(record, mine).into()),
        ("seats", named(lang, record, record.to_act()).into()),
        (
            "who",
            record
                .opener()
                .map(names::person)
                .unwrap_or_default()
                .into(),
        ),
        ("free", record.free_seats().into()),
        ("left", deadline.map(times::left).unwrap_or_default().into()),
    ];
    let key = match record.row.state {
        State::Lobby => "inbox-lobby",
        _ if is_mine && deadline.is_some() => "inbox-yours-until",
        _ if is_mine => "inbox-yours",
        _ => "inbox-others",
    };
    names::sentence(lang, key, record, &values)
}

/// The reader's relation to the named players, as a variant of the sentence: "against", "with" or
/// "of".
fn relation(plays: bool, together: bool) -> &'static str {
    match (plays, together) {
        (true, false) => "against",
        (true, true) => "with",
        (false, _) => "of",
    }
}

/// The relation of the holder of the seat `mine`, or of another reader, to the named players of a
/// match.
pub fn relation_to(record: &Record, mine: Option<Seat>) -> &'static str {
    let is_together = (record.entry.info.together)(&record.table.options);
    relation(mine.is_some(), is_together)
}

/// The names of the other players at a table; of all where `mine` is `None`.
pub fn others(lang: &Lang, record: &Record, mine: Option<Seat>) -> String {
    let all = Seats::all(record.table.seats);
    named(lang, record, mine.map_or(all, |mine| all.without(mine)))
}

/// The holders of `seats` by name, at most [`MAX_NAMES`]; where there are more, one fewer and a
/// count.
fn named(lang: &Lang, record: &Record, seats: Seats) -> String {
    let holders = seats.iter().map(|seat| names::holder(lang, record, seat));
    let mut named: Vec<String> = holders.collect();
    if named.len() > MAX_NAMES {
        let more = named.split_off(MAX_NAMES - 1).len();
        let values = [("names", named.join(", ").into()), ("count", more.into())];
        return lang.say("inbox-more", &values);
    }
    lang.list(named)
}

/// The menu of filters.
fn filter(list: &List, lang: &Lang) -> Option<CreateSelectMenu> {
    let choice = |only: Only| {
        let label = lang.say(&format!("inbox-only-{}", only.key()), &[]);
        option(&label, only.key()).default_selection(only == list.only)
    };
    let first = List {
        page: 0,
        ..list.clone()
    };
    let prompt = lang.say("inbox-only", &[]);
    menu(
        &Action::Filter(first),
        &prompt,
        Only::VARIANTS.iter().copied().map(choice).collect(),
    )
}

/// The buttons to other pages, to the list of the server or the person, and to all games.
fn buttons(
    request: &Request<'_>,
    list: &List,
    page: usize,
    pages: usize,
    lang: &Lang,
) -> Vec<CreateButton> {
    let to = |page: usize| {
        let page = page as u16;
        Action::Inbox(List {
            page,
            ..list.clone()
        })
    };
    let other = List {
        server: !list.server,
        page: 0,
        ..list.clone()
    };
    let other_label = if list.server {
        "button-mine"
    } else {
        "button-server"
    };
    let targets = [
        (page > 0).then(|| (to(page - 1), "button-before")),
        (page + 1 < pages).then(|| (to(page + 1), "button-after")),
        // A direct message has no server.
        request.guild().map(|_| (Action::Inbox(other), other_label)),
        Some((Action::Registry, "button-registry")),
    ];
    let targets = targets.into_iter().flatten();
    targets
        .filter_map(|(action, label)| {
            button(&action, &lang.say(label, &[]), ButtonStyle::Secondary)
        })
        .collect()
}

/// The buttons to the person's reminders and vacation, which hold for all matches.
fn own_buttons(lang: &Lang) -> Vec<CreateButton> {
    let own = [
        (Action::Reminders(ReminderAction::Show), "button-reminders"),
        (Action::Vacation(VacationAction::Show), "button-vacation"),
    ];
    own.into_iter()
        .filter_map(|(action, label)| {
            button(&action, &lang.say(label, &[]), ButtonStyle::Secondary)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::lengths;

    #[test]
    fn a_page_of_the_longest_lines_is_one_message() {
        for lang in lengths::languages() {
            let mut longest = 0;
            for log in lengths::matches() {
                let record = log.replay().unwrap();
                let table = places::table(&record, None);
                let place = lang.say("inbox-board", &[("link", table.into())]);
                for mine in [None, Some(Seat(1))] {
                    let line = line_text(&lang, &record, mine, &place);
                    longest = longest.max(line.chars().count());
                }
            }
            let values = [("page", 99.into()), ("pages", 99.into())];
            let ends = ["inbox-title-server", "inbox-page"].map(|key| lang.say(key, &values));
            let page = vec!["x".repeat(longest); LINES].join("\n");
            let _ = Reply::private(format!("{}\n{page}\n{}", ends[0], ends[1]));
            empty(&lang, true);
            assert!(filter(&List::default(), &lang).is_some());
            own_buttons(&lang);
        }
    }
}
