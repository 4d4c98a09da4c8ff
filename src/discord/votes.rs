//! A seat that a channel holds: **Propose** walks a turn by the menus, **Vote** shows what is
//! proposed, each with its picture.

use serenity::all::{ButtonStyle, CreateButton};
use tavolino_games::board::Board;
use tavolino_games::game::{Lang, Seat};

use crate::discord::action::{Action, ExerciseAction, MatchAction};
use crate::discord::clock::now;
use crate::discord::interaction::{Request, must_run};
use crate::discord::turn::{Choosing, Confirming, Exercise, menu_of};
use crate::discord::view::{Picture, Reply, match_button, named, names, of_match, panel};
use crate::host::{Ballot, Candidate, Error, Record, Refusal};

/// The question and the button of a turn that is to be proposed.
const PROPOSING: Confirming = Confirming {
    question: "votes-confirm",
    label: "button-propose-it",
};

/// A seat for which votes are taken, with the board.
type Voting = (Seat, Box<dyn Board>);

/// The seat for which votes are taken, with the board, in a message that was shown after event
/// `number`; `None` where that round is over.
///
/// # Errors
///
/// A refusal where no votes are taken.
fn voting(record: &Record, number: i64, lang: &Lang) -> Result<Option<Voting>, Error> {
    must_run(record)?;
    if !record.has_channel_seat() {
        return Err(Refusal::MovedOn.into());
    }
    let board = record.board.as_ref().ok_or(Refusal::NotStarted)?;
    let Some(seat) = record.voting_seat() else {
        let waiting = Refusal::Waiting(record.entry.info, board.to_act());
        return Err(named(waiting, lang, record).into());
    };
    let is_open = record.must_be_current(number).is_ok();
    Ok(is_open.then(|| (seat, board.boxed())))
}

/// The votes of the present round, for a message of one that is over.
async fn over(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let record = request.host().look(record.id()).await?;
    voting(&record, record.row.number, &request.lang_at(&record))?;
    list(request, &record, "votes-over").await
}

/// The menus of a turn to propose, or the votes once it is proposed.
///
/// # Errors
///
/// A refusal where no votes are taken, or the person may not vote.
pub async fn propose(
    request: &Request<'_>,
    record: &Record,
    number: i64,
    pressed: ExerciseAction,
) -> Result<Reply, Error> {
    let lang = request.lang_at(record);
    let Some((seat, board)) = voting(record, number, &lang)? else {
        return over(request, record).await;
    };
    if let ExerciseAction::Confirm(text) = &pressed {
        return cast(request, record, number, Ballot::Turn(text)).await;
    }
    let menu = menu_of(&pressed, request.chosen());
    let value = menu.map(|(_, value)| value).unwrap_or_default();
    let id = record.id().clone();
    let round = record.row.number;
    let exercise = Exercise {
        seat,
        name: format!("{id}-{round}-proposed"),
        heading: heading(record, &lang.say("votes-propose", &[]), &lang),
        first: Choosing::Turn,
        before: Some(of_match(record, MatchAction::Votes(round))),
        right: String::new(),
        has_hint: false,
        confirming: PROPOSING,
        further: Vec::new(),
        action: Box::new(move |pressed| {
            Action::Match(id.clone(), MatchAction::Propose(round, pressed))
        }),
        board,
    };
    Ok(exercise.menu(Choosing::Turn, &value, &lang).await?)
}

/// The candidates with their votes.
///
/// # Errors
///
/// A refusal where no votes are taken.
pub async fn votes(request: &Request<'_>, record: &Record, number: i64) -> Result<Reply, Error> {
    let lang = request.lang_at(record);
    if voting(record, number, &lang)?.is_none() {
        return over(request, record).await;
    }
    list(request, record, "").await
}

/// The picture of the position after a candidate, with the button that votes for it.
///
/// # Errors
///
/// As [`votes`]; [`Refusal::MovedOn`] for a place without a candidate, as in a forged button.
pub async fn candidate(
    request: &Request<'_>,
    record: &Record,
    number: i64,
    place: u8,
) -> Result<Reply, Error> {
    let lang = request.lang_at(record);
    let Some((seat, board)) = voting(record, number, &lang)? else {
        return over(request, record).await;
    };
    let candidates = request.host().candidates(record).await?;
    let mut found = candidates.iter();
    let found = found.find(|one| one.place == i64::from(place));
    let found = found.ok_or(Refusal::MovedOn)?;
    let chosen = board.choose(seat, &found.turn).map_err(Refusal::from)?;
    // Colours stand in pictures, no names.
    let scene = chosen.preview(&Lang::of(lang.code()));
    let file = format!(
        "{}-{}-candidate-{place}.png",
        record.id(),
        record.row.number
    );
    let own = request.host().vote_of(record, request.person()).await?;
    let words = line(found, own, &lang);
    let number = record.row.number;
    let buttons = [
        (
            MatchAction::Vote(number, place),
            "button-vote",
            ButtonStyle::Success,
        ),
        (
            MatchAction::Votes(number),
            "button-back",
            ButtonStyle::Secondary,
        ),
    ];
    let buttons = buttons
        .map(|(action, key, style)| match_button(record, action, &lang.say(key, &[]), style));
    let picture = Picture::draw(record.id().as_str(), scene, file).await;
    let reply = Reply::private(heading(record, &words, &lang)).with(picture);
    Ok(reply.buttons(buttons.into_iter().flatten().collect()))
}

/// Votes for a candidate; replies with the votes.
///
/// # Errors
///
/// As [`propose`].
pub async fn vote(
    request: &Request<'_>,
    record: &Record,
    number: i64,
    place: u8,
) -> Result<Reply, Error> {
    if voting(record, number, &request.lang_at(record))?.is_none() {
        return over(request, record).await;
    }
    cast(request, record, number, Ballot::Place(place.into())).await
}

async fn cast(
    request: &Request<'_>,
    record: &Record,
    number: i64,
    ballot: Ballot<'_>,
) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let voted = host.vote(record.id(), person, ballot, number, now()).await;
    if let Err(Error::Refused(Refusal::MovedOn | Refusal::MovedBack)) = voted {
        return over(request, record).await;
    }
    voted?;
    list(request, record, "votes-cast").await
}

/// The candidates with their votes, below the sentence of this key.
async fn list(request: &Request<'_>, record: &Record, key: &str) -> Result<Reply, Error> {
    let (host, lang) = (request.host(), request.lang_at(record));
    let candidates = host.candidates(record).await?;
    let own = host.vote_of(record, request.person()).await?;
    let mut lines: Vec<String> = Vec::new();
    if !key.is_empty() {
        lines.push(lang.say(key, &[]));
    }
    lines.extend(candidates.iter().map(|one| line(one, own, &lang)));
    if candidates.is_empty() {
        lines.push(lang.say("votes-none", &[]));
    }
    lines.push(panel::voting(record, &lang));
    let number = record.row.number;
    let shown = candidates.iter().filter_map(|one| {
        let label = lang.say("button-candidate", &values(one));
        let action = MatchAction::Candidate(number, u8::try_from(one.place).ok()?);
        match_button(record, action, &label, ButtonStyle::Secondary)
    });
    let shown: Vec<CreateButton> = shown.collect();
    let open = MatchAction::Propose(number, ExerciseAction::Open);
    let label = lang.say("button-propose", &[]);
    let propose = match_button(record, open, &label, ButtonStyle::Primary);
    let reply = Reply::private(heading(record, &lines.join("\n"), &lang));
    let reply = reply.buttons(shown);
    Ok(reply.buttons(propose.into_iter().collect()))
}

fn values(candidate: &Candidate) -> [(&'static str, tavolino_games::game::lang::Value<'_>); 2] {
    [
        ("turn", candidate.turn.as_str().into()),
        ("votes", candidate.votes.into()),
    ]
}

/// A candidate with its votes; the person's own vote is marked.
fn line(candidate: &Candidate, own: Option<i64>, lang: &Lang) -> String {
    let key = if own == Some(candidate.place) {
        "votes-line-own"
    } else {
        "votes-line"
    };
    lang.say(key, &values(candidate))
}

fn heading(record: &Record, words: &str, lang: &Lang) -> String {
    let title = names::title(lang, record);
    let code = names::small(lang, record, &[]);
    format!("{title}\n{words}\n{code}")
}
