//! `/help`: the bot in four lines with buttons to the next steps, and the list of all commands.

use serenity::all::ButtonStyle;

use crate::discord::action::{Action, List};
use crate::discord::interaction::Request;
use crate::discord::registry;
use crate::discord::view::{Reply, labelled, welcome};
use crate::host::{Error, Restriction};
use tavolino_games::game::Lang;

/// The answer to `/help`.
pub fn help(lang: &Lang) -> Reply {
    let buttons = [
        (Action::Lessons, "button-learn", ButtonStyle::Primary),
        (Action::Today, "button-today", ButtonStyle::Primary),
        (Action::Registry, "button-play", ButtonStyle::Primary),
        (
            Action::Inbox(List::default()),
            "button-mine",
            ButtonStyle::Secondary,
        ),
        (Action::Commands, "button-commands", ButtonStyle::Secondary),
    ];
    let reply = Reply::private(lang.say("help", &[]));
    let reply = reply.buttons(labelled(buttons, lang).collect());
    let reply = registry::with_menu(reply, &Action::Explain, "help-rules", lang);
    if lang.is_read() {
        return reply;
    }
    let better = (Action::Better, "button-better", ButtonStyle::Secondary);
    reply
        .adding(&lang.say("help-machine", &[]))
        .buttons(labelled([better], lang).collect())
}

/// The welcome for everyone, which members who manage the server post.
///
/// # Errors
///
/// [`Restriction::NotAManager`] for all others.
pub async fn welcome(request: &Request<'_>) -> Result<Reply, Error> {
    if request.guild().is_none() || !request.manages() {
        return Err(Restriction::NotAManager.into());
    }
    Ok(welcome::welcome(&request.public_lang()).await)
}

/// The list of all commands, by purpose.
pub fn commands(lang: &Lang) -> Reply {
    Reply::private(lang.say("help-commands", &[]))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tavolino_games::game::lang::Language;

    use super::*;
    use crate::discord::lengths;
    use crate::discord::routing::registration;

    #[test]
    fn help_says_that_no_native_speaker_has_read_a_translation() {
        let help = |status: &str| {
            let files = [("a.ftl", "help = Aiuto\n"), ("STATUS", status)];
            let files = files.map(|(name, text)| (name.to_owned(), text.to_owned()));
            let italian = Language::read("it", files.into()).unwrap();
            super::help(&Lang::from(Arc::new(italian)))
                .text()
                .to_owned()
        };
        let unread = "Aiuto\n-# Translated by machine. No native speaker has read all of it yet.";
        assert_eq!(help("a.ftl machine\n"), unread);
        assert_eq!(help("a.ftl read by Anna, 2027-01-31, 1a2b3c4\n"), "Aiuto");
    }

    #[test]
    fn help_is_four_lines_and_every_command_is_in_the_list() {
        for lang in lengths::languages() {
            // The line that no native speaker has read it is the fifth.
            let lines = 4 + usize::from(!lang.is_read());
            assert_eq!(help(&lang).text().lines().count(), lines);
            let list = commands(&lang).text().to_owned();
            // The pseudo-language puts a text in brackets.
            let lines = list.lines().map(|line| line.trim_start_matches('⟦'));
            let is_readable = |line: &str| {
                ["- `/", "**", "-# "]
                    .iter()
                    .any(|start| line.starts_with(start))
            };
            for line in lines {
                assert!(
                    is_readable(line) && line.matches("`/").count() <= 1,
                    "{line}"
                );
            }
            for command in registration::dispatched(&lang) {
                let name = match &command.context_menu_name {
                    Some(name) => name.to_string(),
                    None => format!("`/{}`", command.name),
                };
                assert!(list.contains(&name), "{name} is not in the list");
            }
        }
    }
}
