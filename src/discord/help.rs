//! `/help`: the bot in four lines with buttons to the next steps, and the list of all commands.

pub mod command;

use serenity::all::ButtonStyle;

use crate::discord::interaction::request::action::Action;
use crate::discord::interaction::request::list::List;
use crate::discord::registry;
use crate::discord::view::controls::button;
use crate::discord::view::reply::Reply;
use tavolino_games::game::Lang;

/// The answer to `/help`.
pub fn help(lang: &Lang) -> Reply {
    let buttons = [
        (Action::Registry, "button-play", ButtonStyle::Primary),
        (
            Action::Inbox(List::default()),
            "button-mine",
            ButtonStyle::Secondary,
        ),
        (Action::Commands, "button-commands", ButtonStyle::Secondary),
    ];
    let buttons = buttons.into_iter();
    let buttons =
        buttons.filter_map(|(action, label, style)| button(&action, &lang.say(label, &[]), style));
    let reply = Reply::private(lang.say("help", &[])).buttons(buttons.collect());
    registry::with_menu(reply, &Action::Explain, "help-rules", lang)
}

/// The list of all commands, by purpose.
pub fn commands(lang: &Lang) -> Reply {
    Reply::private(lang.say("help-commands", &[]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::interaction::registration;
    use crate::discord::lengths;

    #[test]
    fn help_is_four_lines_and_every_command_is_in_the_list() {
        for lang in lengths::languages() {
            assert_eq!(help(&lang).text().lines().count(), 4);
            let list = commands(&lang).text().to_owned();
            for command in registration::registered([]) {
                let name = format!("`/{}`", command["name"].as_str().unwrap());
                assert!(list.contains(&name), "{name} is not in the list");
            }
        }
    }
}
