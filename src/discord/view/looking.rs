//! Wishes for games in words, and the living list of a server.

use serenity::all::{ButtonStyle, Permissions};

use super::controls::button;
use super::reply::Reply;
use crate::discord::action::{Action, LookingAction};
use crate::discord::view::names;
use crate::host::{Looking, Pace, RoleId};
use tavolino_games::game::Lang;

/// Permissions the bot needs to post a list.
pub const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// Characters of the lines about wishes, so that a message is within Discord's limit.
const ROOM: usize = 1_200;

/// The beginning of a list, by which one that was posted is found again.
pub fn heading(lang: &Lang) -> String {
    lang.say("looking-title", &[])
}

/// The living list of those who look for a game, which mentions this role.
pub fn list(wishes: &[Looking], role: Option<RoleId>, lang: &Lang) -> Reply {
    let mut text = vec![heading(lang)];
    text.extend(lines(lang, wishes.iter()));
    if wishes.is_empty() {
        text.push(lang.say("looking-nobody", &[]));
    }
    text.extend(role.map(|role| {
        let role = [("role", format!("<@&{}>", role.get()).into())];
        lang.say("looking-call", &role)
    }));
    let join = Action::Looking(LookingAction::Show);
    let join = button(&join, &lang.say("button-look", &[]), ButtonStyle::Primary);
    let reply = Reply::public(text.join("\n")).buttons(join.into_iter().collect());
    match role {
        Some(role) => reply.pinging_role(role),
        None => reply,
    }
}

/// A line for each wish, as many as there is room for.
pub fn lines<'w>(lang: &Lang, wishes: impl Iterator<Item = &'w Looking>) -> Vec<String> {
    let mut room = ROOM;
    let fitting = wishes.map(|wish| line(lang, wish)).take_while(|line| {
        let taken = line.chars().count() + 1;
        let fits = taken <= room;
        room = room.saturating_sub(taken);
        fits
    });
    fitting.collect()
}

fn line(lang: &Lang, wish: &Looking) -> String {
    let values = [
        ("who", names::person(wish.person).into()),
        ("games", games(lang, wish).into()),
        ("pace", pace(lang, wish.pace).into()),
    ];
    lang.say("looking-line", &values)
}

/// The games of a wish by their names.
pub fn games(lang: &Lang, wish: &Looking) -> String {
    if wish.games.is_empty() {
        return lang.say("looking-any", &[]);
    }
    lang.list(wish.wished().map(|entry| entry.info.name.to_owned()))
}

/// A pace in words.
pub fn pace(lang: &Lang, pace: Pace) -> String {
    lang.say(&format!("option-pace-{}", pace.key()), &[])
}
