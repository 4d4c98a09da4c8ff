//! `/contest`: contests of a server, and the buttons of their cards and messages.

pub mod command;

use crate::discord::action::ContestAction;
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::series::{blocked_line, moderates, settings_here};
use crate::discord::view::{Reply, contest as view, league, places, times};
use crate::host::{
    BadContest, ContestId, ContestKind, ContestOpening, ContestState, ContestView, Error,
    FinalSize, GuildId, Pace, Refusal, UserId,
};
use tavolino_games::board::GameEntry;

/// Days until a contest begins, unless others are chosen.
const DAYS: i64 = 7;

/// The options of a new contest.
#[derive(Debug)]
pub struct NewContest<'a> {
    /// The kind.
    pub kind: ContestKind,
    /// The game.
    pub entry: &'a GameEntry,
    /// The pace.
    pub pace: Option<Pace>,
    /// The number of rounds.
    pub rounds: Option<i64>,
    /// The people who play a final.
    pub finalists: FinalSize,
    /// Days until it begins.
    pub starts: Option<i64>,
    /// The name.
    pub name: Option<&'a str>,
}

/// A button of a card, or of a message about a contest.
///
/// # Errors
///
/// A refusal if the contest is another server's, and as the actions have.
pub async fn press(
    request: &Request<'_>,
    action: ContestAction,
    id: ContestId,
) -> Result<Reply, Error> {
    let (host, person, now) = (request.host(), request.person(), now());
    let shown = host.contest(id).await?;
    // The answers can come from direct messages, too.
    let is_answer = matches!(
        action,
        ContestAction::In | ContestAction::Out | ContestAction::Go
    );
    match request.guild() {
        Some(here) if here == shown.contest.guild => {}
        None if is_answer => {}
        _ => return Err(refused(BadContest::OnServers)),
    }
    match action {
        ContestAction::Join => join(request, &shown).await,
        ContestAction::In => {
            // In the channel who has not joined does so by this.
            if request.guild().is_some() {
                return join(request, &shown).await;
            }
            let accepted = host.accept_contest(id, person, now).await;
            joined(request, &shown, &named(accepted)?)
        }
        ContestAction::Out => {
            named(host.decline_contest(id, person, now).await)?;
            Ok(say(request, "contest-is-out", &shown))
        }
        ContestAction::Go => {
            named(host.go_on_in_contest(id, person, now).await)?;
            Ok(say(request, "contest-goes-on", &shown))
        }
        ContestAction::Leave => leave(request, &shown).await,
        ContestAction::Standing => card(request, &shown).await,
        ContestAction::Withdraw => {
            named(host.withdraw_from_contest(id, person, now).await)?;
            Ok(say(request, "contest-withdrew", &shown))
        }
        ContestAction::Stop => {
            let leads = (person, moderates(request));
            named(host.stop_contest(id, leads, now).await)?;
            Ok(say(request, "contest-has-stopped", &shown))
        }
        ContestAction::Take => take(request, &shown).await,
    }
}

/// Opens a contest in this channel.
///
/// # Errors
///
/// A refusal by the settings of the server, for options that cannot be, and where the bot cannot
/// post.
pub async fn open(request: &Request<'_>, new: NewContest<'_>) -> Result<Reply, Error> {
    let (host, guild, lang) = (request.host(), guild(request)?, request.public_lang());
    host.may_open_contest(guild, moderates(request)).await?;
    let settings = settings_here(request, guild).await?;
    let game = new.entry.info.name;
    let is_tour = new.kind == ContestKind::Tour;
    let usual = if is_tour {
        lang.say("contest-tour-name", &[])
    } else {
        lang.say("contest-name", &[("game", game.into())])
    };
    let pace = if is_tour { Pace::Fast } else { settings.pace };
    let opening = ContestOpening {
        id: ContestId(request.id().0),
        guild,
        kind: new.kind,
        game: new.entry.info.key,
        pace: new.pace.unwrap_or(pace),
        name: new.name.unwrap_or(&usual),
        rounds: new.rounds,
        finalists: new.finalists,
        days: new.starts.unwrap_or(DAYS),
        opener: request.person(),
        channel: request.channel(),
        within: request.parent(),
        lang: lang.code(),
    };
    named(host.open_contest(&opening, now()).await)?;
    let shown = host.contest(opening.id).await?;
    let values = [
        ("name", shown.contest.name.as_str().into()),
        ("channel", places::channel(request.channel()).into()),
    ];
    let key = if is_tour {
        "contest-opened-tour"
    } else {
        "contest-opened"
    };
    Ok(Reply::private(request.lang().say(key, &values)))
}

/// Joins a contest, or says that the caller plays. The sentence names those in it whom the caller
/// has blocked.
///
/// # Errors
///
/// A refusal for one who is in it, and where there is no place.
async fn join(request: &Request<'_>, shown: &ContestView) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let blocked = named(host.join_contest(shown.contest.id, person, now()).await)?;
    joined(request, shown, &blocked)
}

/// The answer to one who has joined.
#[expect(clippy::unnecessary_wraps, reason = "every button has such an answer")]
fn joined(request: &Request<'_>, shown: &ContestView, blocked: &[UserId]) -> Result<Reply, Error> {
    let (contest, lang) = (&shown.contest, request.lang());
    let key = if contest.called {
        "contest-is-in"
    } else {
        "contest-joined"
    };
    let values = [
        ("name", contest.name.as_str().into()),
        ("when", times::moment(contest.starts).into()),
    ];
    let mut lines = vec![lang.say(key, &values)];
    lines.extend(blocked_line(blocked, &lang));
    Ok(Reply::private(lines.join("\n")))
}

/// Takes the place of one who has withdrawn. The sentence names those in the contest whom the
/// caller has blocked.
///
/// # Errors
///
/// A refusal where no place is free, and for one who is or was in it.
async fn take(request: &Request<'_>, shown: &ContestView) -> Result<Reply, Error> {
    let (host, person, lang) = (request.host(), request.person(), request.lang());
    let blocked = named(host.take_place(shown.contest.id, person, now()).await)?;
    let key = match shown.contest.kind {
        ContestKind::Pairs => "contest-took-pairs",
        _ => "contest-took-swiss",
    };
    let values = [("name", shown.contest.name.as_str().into())];
    let mut lines = vec![lang.say(key, &values)];
    lines.extend(blocked_line(&blocked, &lang));
    Ok(Reply::private(lines.join("\n")))
}

/// Leaves a contest that has not begun.
///
/// # Errors
///
/// A refusal for one who is not in it, and once it has begun.
pub async fn leave(request: &Request<'_>, shown: &ContestView) -> Result<Reply, Error> {
    let host = request.host();
    let left = host.leave_contest(shown.contest.id, request.person(), now());
    named(left.await)?;
    Ok(say(request, "contest-left-it", shown))
}

/// The card of a contest for the caller alone, with their place.
///
/// # Errors
///
/// None of its own.
async fn card(request: &Request<'_>, shown: &ContestView) -> Result<Reply, Error> {
    let (lang, person) = (request.lang(), request.person());
    let shown = &request.host().estimated(shown.clone(), now()).await?;
    Ok(view::card(shown, Some(person), &lang).await.hidden())
}

/// Asks whether the caller withdraws.
///
/// # Errors
///
/// [`BadContest::NotPlaying`] for one who does not play.
fn ask_withdraw(request: &Request<'_>, shown: &ContestView) -> Result<Reply, Error> {
    let is_running = shown.contest.state == ContestState::Running;
    if !is_running || shown.playing(request.person()).is_none() {
        return Err(refused(BadContest::NotPlaying));
    }
    let key = match shown.contest.kind {
        ContestKind::Tables => "contest-ask-withdraw-tables",
        ContestKind::Together => "contest-ask-withdraw-together",
        // Of a tour nobody is in: they are in its small contests.
        ContestKind::Pairs | ContestKind::Swiss | ContestKind::Tour => "contest-ask-withdraw",
    };
    let question = say(request, key, shown);
    Ok(with_yes(request, question, ContestAction::Withdraw, shown))
}

/// Asks whether the contest is to be stopped.
///
/// # Errors
///
/// [`BadContest::NotYours`] for one who may not.
fn ask_stop(request: &Request<'_>, shown: &ContestView) -> Result<Reply, Error> {
    must_lead(request, shown)?;
    let key = match shown.contest.kind {
        ContestKind::Tour => "contest-ask-stop-tour",
        _ => "contest-ask-stop",
    };
    let question = say(request, key, shown);
    Ok(with_yes(request, question, ContestAction::Stop, shown))
}

/// Lets a contest begin earlier.
///
/// # Errors
///
/// [`BadContest::NotYours`] for one who may not, and a refusal once it has begun.
async fn start(request: &Request<'_>, shown: &ContestView) -> Result<Reply, Error> {
    let (host, lang) = (request.host(), request.lang());
    let leads = (request.person(), moderates(request));
    let starts = named(host.start_contest(shown.contest.id, leads, now()).await)?;
    let key = if shown.contest.called {
        "contest-starts-now"
    } else {
        "contest-starts"
    };
    let values = [
        ("name", shown.contest.name.as_str().into()),
        ("when", times::moment(starts).into()),
    ];
    Ok(Reply::private(lang.say(key, &values)))
}

/// The list of the server's contests.
///
/// # Errors
///
/// [`Error::Store`] if the database fails.
async fn list(request: &Request<'_>, guild: GuildId) -> Result<Reply, Error> {
    let contests = request.host().contests_of(guild).await?;
    Ok(Reply::private(view::list(&contests, &request.lang())))
}

fn must_lead(request: &Request<'_>, shown: &ContestView) -> Result<(), Error> {
    if moderates(request) || shown.contest.opener == Some(request.person()) {
        Ok(())
    } else {
        Err(refused(BadContest::NotYours))
    }
}

/// A question with its button.
fn with_yes(
    request: &Request<'_>,
    question: Reply,
    action: ContestAction,
    shown: &ContestView,
) -> Reply {
    question.buttons(view::yes(&shown.contest, action, &request.lang()))
}

/// A sentence about a contest, for the caller alone.
fn say(request: &Request<'_>, key: &str, shown: &ContestView) -> Reply {
    let values = [("name", shown.contest.name.as_str().into())];
    Reply::private(request.lang().say(key, &values))
}

/// The server, outside of which there are no contests.
fn guild(request: &Request<'_>) -> Result<GuildId, Error> {
    request.must_be_invited()?;
    request
        .guild()
        .ok_or_else(|| refused(BadContest::OnServers))
}

fn refused(bad: BadContest) -> Error {
    Refusal::Contest(bad).into()
}

/// The outcome with the game's name in a refusal, in place of its key.
fn named<T>(outcome: Result<T, Error>) -> Result<T, Error> {
    outcome.map_err(|error| match error {
        Error::Refused(Refusal::Contest(bad)) => {
            let name = |key: &str| league::game(key).to_owned();
            refused(match bad {
                BadContest::NotForTwo(key) => BadContest::NotForTwo(name(&key)),
                BadContest::NotForTables(key) => BadContest::NotForTables(name(&key)),
                BadContest::NotTogether(key) => BadContest::NotTogether(name(&key)),
                bad => bad,
            })
        }
        error => error,
    })
}
