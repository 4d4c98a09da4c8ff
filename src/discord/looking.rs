//! `/looking`: the wish of a person for games on a server, and those of others.

pub mod command;

use std::time::Duration;

use serenity::all::{ButtonStyle, CreateSelectMenu};

use crate::discord::action::{Action, LookingAction};
use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::limits;
use crate::discord::play::may_play_here;
use crate::discord::view::{Reply, button, looking as view, menu, names, option, places, times};
use crate::host::{
    Error, GuildId, Looking, MOST_AT_ONCE, Pace, Record, Refusal, Restriction, Timestamp, for_two,
};
use tavolino_games::game::Lang;

/// The value of the menu of games for any game.
const ANY: &str = "any";

/// The time for which a wish stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// This number of days.
    Days(u64),
    /// Until the person takes it back.
    Open,
}

/// The names of terms, as options and in the menu.
pub const UNTIL: [(&str, Term); 4] = [
    ("day", Term::Days(1)),
    ("week", Term::Days(7)),
    ("month", Term::Days(30)),
    ("always", Term::Open),
];

/// Days after which a wish ends where nothing is chosen, 7.
const USUAL_DAYS: u64 = 7;

/// A change of a wish; what is `None` stays.
#[derive(Clone, Debug, Default)]
pub struct WishChange {
    /// The keys of the games with spaces between; empty for any game.
    pub games: Option<String>,
    /// The pace.
    pub pace: Option<Pace>,
    /// The number of games at once.
    pub most: Option<i64>,
    /// The time at which it ends, one of [`UNTIL`].
    pub until: Option<Term>,
}

/// A button or menu of the page.
///
/// # Errors
///
/// A refusal outside servers, and where the bot cannot post a card.
pub async fn press(request: &Request<'_>, action: LookingAction) -> Result<Reply, Error> {
    let chosen = request.chosen();
    let change = match action {
        LookingAction::Show => return show(request).await,
        LookingAction::Stop => return stop(request).await,
        LookingAction::Games => WishChange {
            games: Some(games_of(&request.all_chosen())),
            ..WishChange::default()
        },
        LookingAction::Pace => WishChange {
            pace: Pace::read(chosen),
            ..WishChange::default()
        },
        LookingAction::Most => WishChange {
            most: chosen.parse().ok(),
            ..WishChange::default()
        },
        LookingAction::Until => WishChange {
            until: days_until(chosen),
            ..WishChange::default()
        },
    };
    set(request, change).await
}

/// The chosen games; any game if that is among them.
fn games_of(chosen: &[String]) -> String {
    if chosen.iter().any(|key| key == ANY) {
        return String::new();
    }
    let known = for_two().map(|entry| entry.info.key);
    let keys = known.filter(|key| chosen.iter().any(|chosen| chosen == key));
    keys.collect::<Vec<_>>().join(" ")
}

/// The term of a value of [`UNTIL`]; `None` for another text.
pub fn days_until(value: &str) -> Option<Term> {
    let found = UNTIL.iter().find(|(name, _)| *name == value);
    found.map(|(_, term)| *term)
}

/// The page: the caller's wish, those of others, and what can be chosen.
///
/// # Errors
///
/// A refusal outside servers.
pub async fn show(request: &Request<'_>) -> Result<Reply, Error> {
    page(request, guild(request)?, None).await
}

/// Changes the caller's wish, or makes one; a lobby is opened if another wish fits.
///
/// # Errors
///
/// A refusal outside servers, and where the bot cannot post a card.
pub async fn set(request: &Request<'_>, change: WishChange) -> Result<Reply, Error> {
    let (host, guild) = (request.host(), guild(request)?);
    let wish = changed(request, guild, change).await?;
    let lobby = host.look_for(&wish, &mut chance(), now()).await?;
    page(request, guild, lobby.as_deref()).await
}

async fn stop(request: &Request<'_>) -> Result<Reply, Error> {
    let (host, guild) = (request.host(), guild(request)?);
    host.stop_looking(guild, request.person(), now()).await?;
    page(request, guild, None).await
}

fn guild(request: &Request<'_>) -> Result<GuildId, Refusal> {
    request.must_be_invited()?;
    let none = Refusal::Restricted(Restriction::WishesOnServers);
    request.guild().ok_or(none)
}

/// The caller's wish with a change, made here and now.
async fn changed(
    request: &Request<'_>,
    guild: GuildId,
    change: WishChange,
) -> Result<Looking, Error> {
    let (host, person, now) = (request.host(), request.person(), now());
    let settings = host.settings(Some(guild)).await?;
    let (channel, within) = (request.channel(), request.parent());
    let is_open = |channel| settings.channels.contains(&channel);
    if settings.channels.is_empty() || is_open(channel) || within.is_some_and(is_open) {
        may_play_here(request, settings.threads)?;
    }
    let before = host.looking(guild, person, now).await?;
    let before = before.unwrap_or_else(|| Looking {
        guild,
        person,
        games: String::new(),
        pace: settings.pace,
        most: 1,
        ends: ends(Term::Days(USUAL_DAYS), now),
        channel,
        within,
        lang: String::new(),
        since: now,
        rests: now,
        due: now,
    });
    Ok(Looking {
        games: change.games.unwrap_or(before.games),
        pace: change.pace.unwrap_or(before.pace),
        most: change
            .most
            .map_or(before.most, |most| most.clamp(1, MOST_AT_ONCE)),
        ends: change.until.map_or(before.ends, |term| ends(term, now)),
        channel,
        within,
        lang: request.public_lang().code().to_owned(),
        rests: now,
        ..before
    })
}

fn ends(term: Term, now: Timestamp) -> Option<Timestamp> {
    match term {
        Term::Days(days) => Some(now.after(Duration::from_hours(24 * days))),
        Term::Open => None,
    }
}

/// The page after a change; `lobby`: the one that it opened.
async fn page(
    request: &Request<'_>,
    guild: GuildId,
    lobby: Option<&Record>,
) -> Result<Reply, Error> {
    let (host, lang, now) = (request.host(), request.lang(), now());
    let wish = host.looking(guild, request.person(), now).await?;
    let mut lines = vec![lang.say("looking-title", &[])];
    match &wish {
        Some(wish) => lines.push(own(&lang, wish)),
        None => lines.push(lang.say("looking-none", &[])),
    }
    if let Some(lobby) = lobby {
        let place = places::channel(lobby.row.channel);
        let values = [("place", place.into())];
        lines.push(names::sentence(&lang, "looking-met", lobby, &values));
    }
    let all = host.looking_in(guild, now).await?;
    let others = all.iter().filter(|wish| wish.person != request.person());
    let others = view::lines(&lang, others);
    if !others.is_empty() {
        lines.push(lang.say("looking-others", &[]));
        lines.extend(others);
    }
    let reply = Reply::private(lines.join("\n"));
    let reply = menus(&lang, wish.as_ref())
        .into_iter()
        .flatten()
        .fold(reply, Reply::menu);
    let stop = wish.and_then(|_| {
        let stop = Action::Looking(LookingAction::Stop);
        button(
            &stop,
            &lang.say("button-stop-looking", &[]),
            ButtonStyle::Secondary,
        )
    });
    Ok(reply.buttons(stop.into_iter().collect()))
}

fn own(lang: &Lang, wish: &Looking) -> String {
    let until = match wish.ends {
        Some(ends) => {
            let when = [("when", times::day(ends).into())];
            lang.say("looking-ends", &when)
        }
        None => lang.say("looking-stays", &[]),
    };
    let values = [
        ("games", view::games(lang, wish).into()),
        ("pace", view::pace(lang, wish.pace).into()),
        ("count", wish.most.into()),
        ("until", until.into()),
    ];
    lang.say("looking-own", &values)
}

/// The menus: of games, and those of a wish that is there.
fn menus(lang: &Lang, wish: Option<&Looking>) -> Vec<Option<CreateSelectMenu>> {
    let of =
        |action, key: &str, options| menu(&Action::Looking(action), &lang.say(key, &[]), options);
    let is_wished =
        |key: &str| wish.is_some_and(|wish| wish.games.split(' ').any(|wished| wished == key));
    let is_any = wish.is_some_and(|wish| wish.games.is_empty());
    let any = option(&lang.say("looking-any", &[]), ANY).default_selection(is_any);
    let games = for_two().take(limits::CHOICES - 1).map(|entry| {
        let key = entry.info.key;
        option(entry.info.name, key).default_selection(is_wished(key))
    });
    let games: Vec<_> = [any].into_iter().chain(games).collect();
    let count = games.len() as u8;
    let games = of(LookingAction::Games, "looking-choose-games", games);
    let mut menus = vec![games.map(|menu| menu.max_values(count))];
    let Some(wish) = wish else {
        return menus;
    };
    let paces = Pace::ALL
        .iter()
        .map(|&one| option(&view::pace(lang, one), one.key()).default_selection(one == wish.pace));
    menus.push(of(
        LookingAction::Pace,
        "looking-choose-pace",
        paces.collect(),
    ));
    let most = (1..=MOST_AT_ONCE).map(|most| {
        let label = lang.say("looking-most", &[("count", most.into())]);
        option(&label, most.to_string()).default_selection(most == wish.most)
    });
    menus.push(of(
        LookingAction::Most,
        "looking-choose-most",
        most.collect(),
    ));
    let until = UNTIL.iter().map(|(name, _)| {
        let label = lang.say(&format!("looking-until-{name}"), &[]);
        option(&label, *name)
    });
    menus.push(of(
        LookingAction::Until,
        "looking-choose-until",
        until.collect(),
    ));
    menus
}
