//! `/games`: what somebody plays, on all servers, what waits for them first; or what is played on this server.

use std::collections::HashSet;

use serenity::all::{ButtonStyle, CreateButton, CreateSelectMenuOption};

use crate::discord::registry;
use crate::discord::request::Incoming;
use crate::discord::request::action::Action;
use crate::discord::request::own::Own;
use crate::discord::turn;
use crate::discord::view::reply::{Reply, button, menu};
use crate::game::Lang;
use crate::host::{Error, Host, InboxLine, MatchId, State};

/// Lines that surely fit one message.
const LINES: usize = 12;

/// Which games a list shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// Whether they are the server's; else the person's own, on all servers.
    pub server: bool,
    /// Which of them.
    pub only: Only,
    /// Only those of this game, by its key.
    pub kind: Option<String>,
    /// The page, from 0.
    pub page: u16,
}

/// Which games of a list are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Only {
    /// All.
    #[default]
    All,
    /// Those that wait for the person.
    Turn,
    /// Those that can still be joined.
    Lobby,
}

impl Only {
    /// All of them.
    pub const EVERY: [Only; 3] = [Only::All, Only::Turn, Only::Lobby];

    /// Its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Only::All => "all",
            Only::Turn => "turn",
            Only::Lobby => "lobby",
        }
    }

    /// The one with this name.
    #[must_use]
    pub fn read(key: &str) -> Option<Only> {
        Only::EVERY.into_iter().find(|only| only.key() == key)
    }
}

impl Shown {
    /// As the last part of a `custom_id`.
    pub fn write(&self) -> String {
        let place = if self.server { "server" } else { "mine" };
        let kind = self.kind.as_deref().unwrap_or_default();
        let (only, page) = (self.only.key(), self.page);
        format!("{place} {only} {page} {kind}")
    }

    /// The list that part of a `custom_id` means.
    pub fn read(text: &str) -> Option<Shown> {
        let mut parts = text.splitn(4, ' ');
        let server = match parts.next()? {
            "server" => true,
            "mine" => false,
            _ => return None,
        };
        Some(Shown {
            server,
            only: Only::read(parts.next()?)?,
            page: parts.next()?.parse().ok()?,
            kind: Some(parts.next()?.to_owned()).filter(|kind| !kind.is_empty()),
        })
    }
}

/// A page of the games that are to be shown.
pub async fn inbox(incoming: &Incoming<'_>, host: &Host, shown: &Shown) -> Result<Reply, Error> {
    let lang = incoming.lang();
    let guild = incoming.guild().filter(|_| shown.server);
    let mine = host.inbox(incoming.person()).await?;
    let waiting: HashSet<MatchId> = (mine.iter())
        .filter(|line| line.waits.is_some())
        .map(|line| line.id.clone())
        .collect();
    let all = match guild {
        Some(guild) => host.of_guild(guild).await?,
        None => mine,
    };
    if all.is_empty() {
        let key = if guild.is_some() {
            "inbox-empty-server"
        } else {
            "inbox-empty"
        };
        let empty = Reply::private(lang.say(key, &[]));
        return Ok(empty.then(registry::shelf(&lang)));
    }
    let meant: Vec<&InboxLine> = (all.iter())
        .filter(|line| shown.kind.as_ref().is_none_or(|kind| *kind == line.game))
        .filter(|line| match shown.only {
            Only::All => true,
            Only::Turn => waiting.contains(&line.id),
            Only::Lobby => line.state == State::Lobby,
        })
        .collect();
    let pages = meant.len().div_ceil(LINES).max(1);
    // A game that ended meanwhile can take its page with it.
    let page = usize::from(shown.page).min(pages - 1);
    let title = if guild.is_some() {
        "inbox-title-server"
    } else {
        "inbox-title"
    };
    let mut lines = vec![lang.say(title, &[])];
    for line in meant.iter().skip(page * LINES).take(LINES) {
        let record = host.look(&line.id).await?;
        let seat = record.seat_of(incoming.person());
        lines.push(turn::line(&lang, &record, seat));
    }
    if meant.is_empty() {
        lines.push(lang.say("inbox-none", &[]));
    }
    if pages > 1 {
        let values = [("page", (page + 1).into()), ("pages", pages.into())];
        lines.push(lang.say("inbox-page", &values));
    }
    let mut reply = Reply::private(lines.join("\n"));
    if let Some(menu) = filter(shown, &lang) {
        reply = reply.menu(menu);
    }
    let own = [
        (Own::Reminders, "button-reminders"),
        (Own::Vacation, "button-vacation"),
    ];
    let own = own.into_iter().filter_map(|(own, label)| {
        button(
            &Action::Own(own),
            &lang.say(label, &[]),
            ButtonStyle::Secondary,
        )
    });
    Ok(reply
        .buttons(buttons(incoming, shown, page, pages, &lang))
        .buttons(own.collect()))
}

/// What a menu's choice leads to: the same list, seen otherwise.
pub fn chosen(shown: &Shown, value: &str) -> Shown {
    Shown {
        only: Only::read(value).unwrap_or(shown.only),
        ..shown.clone()
    }
}

fn filter(shown: &Shown, lang: &Lang) -> Option<serenity::all::CreateSelectMenu> {
    let option = |only: Only| {
        let label = lang.say(&format!("inbox-only-{}", only.key()), &[]);
        CreateSelectMenuOption::new(label, only.key()).default_selection(only == shown.only)
    };
    let first = Shown {
        page: 0,
        ..shown.clone()
    };
    let prompt = lang.say("inbox-only", &[]);
    menu(
        &Action::Filter(first),
        &prompt,
        Only::EVERY.map(option).to_vec(),
    )
}

fn buttons(
    incoming: &Incoming<'_>,
    shown: &Shown,
    page: usize,
    pages: usize,
    lang: &Lang,
) -> Vec<CreateButton> {
    let to = |page: usize| {
        let page = page as u16;
        Action::Inbox(Shown {
            page,
            ..shown.clone()
        })
    };
    let other = Shown {
        server: !shown.server,
        page: 0,
        ..shown.clone()
    };
    let other_label = if shown.server {
        "button-mine"
    } else {
        "button-server"
    };
    let shown = [
        (page > 0).then(|| (to(page - 1), "button-before")),
        (page + 1 < pages).then(|| (to(page + 1), "button-after")),
        // In direct messages there is no server to show.
        incoming
            .guild()
            .map(|_| (Action::Inbox(other), other_label)),
        Some((Action::Shelf, "button-shelf")),
    ];
    let shown = shown.into_iter().flatten();
    shown
        .filter_map(|(action, label)| {
            button(&action, &lang.say(label, &[]), ButtonStyle::Secondary)
        })
        .collect()
}
