//! Registration of the commands, with their descriptions from the language files.

use poise::CommandParameter;
use serenity::all::{CreateCommand, InstallationContext, InteractionContext};

use crate::discord::interaction::data::{Command, Data, Fatal};
use crate::discord::{commands, play, settings};
use tavolino_games::game::Lang;

/// Commands built without poise, which would number their choices.
const BY_HAND: [&str; 2] = ["play", "settings"];

/// The commands that poise dispatches, with descriptions.
pub fn dispatched(lang: &Lang) -> Vec<Command> {
    let mut commands = commands::by_macro();
    for command in &mut commands {
        let key = format!("command-{}", command.name);
        command.description = Some(lang.say(&key, &[]).into());
        command.interaction_context =
            Some(vec![InteractionContext::Guild, InteractionContext::BotDm]);
        command.install_context = Some(vec![InstallationContext::Guild]);
        for parameter in &mut command.parameters {
            describe(parameter, &key, lang);
        }
        for branch in &mut command.subcommands {
            let key = format!("{key}-{}", branch.name);
            branch.description = Some(lang.say(&key, &[]).into());
            for parameter in &mut branch.parameters {
                describe(parameter, &key, lang);
            }
        }
    }
    commands.extend(commands::by_hand());
    commands
}

fn describe(parameter: &mut CommandParameter<Data, Fatal>, command: &str, lang: &Lang) {
    let own = format!("{command}-{}", parameter.name);
    let key = if lang.has(&own) {
        own
    } else {
        format!("option-{}", parameter.name)
    };
    parameter.description = Some(lang.say(&key, &[]).into());
    for choice in parameter.choices.to_mut() {
        choice.name = lang.say(&format!("{key}-{}", choice.name), &[]).into();
    }
}

/// The commands as registered with Discord.
pub fn registered(lang: &Lang) -> Vec<CreateCommand> {
    let mut commands: Vec<CreateCommand> = dispatched(lang)
        .iter()
        .filter(|command| !BY_HAND.contains(&&*command.name))
        .filter_map(Command::create_as_slash_command)
        .collect();
    commands.extend([
        play::command::registered(lang),
        settings::command::registered(lang),
    ]);
    commands
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::discord::interaction::request::COMMANDS;

    /// Visits every command, option and choice of the registered tree.
    fn walk(node: &Value, visit: &mut impl FnMut(&Value)) {
        visit(node);
        for list in ["options", "choices"] {
            for child in node[list].as_array().into_iter().flatten() {
                walk(child, visit);
            }
        }
    }

    #[test]
    fn every_name_and_description_is_within_discords_limits() {
        for code in Lang::all() {
            let tree = serde_json::to_value(registered(&Lang::of(code))).unwrap();
            for command in tree.as_array().unwrap() {
                let mut letters = 0;
                walk(command, &mut |node| {
                    let name = node["name"].as_str().unwrap();
                    let is_choice = node.get("value").is_some();
                    let plain = |c: char| {
                        c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_'
                    };
                    assert!(
                        is_choice || (1..=32).contains(&name.len()) && name.chars().all(plain),
                        "{name}"
                    );
                    assert!(
                        !is_choice || (1..=100).contains(&name.chars().count()),
                        "{name}"
                    );
                    let worded = ["play-", "option-", "command-"]
                        .iter()
                        .all(|key| !name.starts_with(key));
                    assert!(worded, "{name} has no words");
                    letters += name.chars().count()
                        + node["value"].as_str().unwrap_or_default().chars().count();
                    if !is_choice {
                        let description = node["description"].as_str().unwrap();
                        assert!(
                            (1..=100).contains(&description.chars().count()),
                            "{name}: {description}"
                        );
                        assert!(
                            description.contains(' '),
                            "{name} lacks its sentence: {description}"
                        );
                        letters += description.chars().count();
                    }
                    let options = node["options"].as_array().map_or(0, Vec::len);
                    assert!(options <= 25, "{name} has {options} options");
                    let choices = node["choices"].as_array().map_or(0, Vec::len);
                    assert!(choices <= 25, "{name} has {choices} choices");
                });
                assert!(
                    letters <= 8000,
                    "{} takes {letters} characters",
                    command["name"]
                );
            }
        }
    }

    /// Characters of all names, values and descriptions of a node, as Discord counts them.
    fn letters(node: &Value) -> usize {
        let own = ["name", "description", "value"].map(|key| &node[key]);
        let own = own.map(|text| text.as_str().unwrap_or_default().chars().count());
        let below = ["options", "choices"].map(|key| &node[key]);
        let below = below
            .iter()
            .flat_map(|list| list.as_array().into_iter().flatten());
        own.iter().sum::<usize>() + below.map(letters).sum::<usize>()
    }

    /// Translations may be longer, and more games will come.
    #[test]
    fn play_takes_little_more_than_half_of_what_discord_allows() {
        let play = serde_json::to_value(play::command::registered(&Lang::english())).unwrap();
        let taken = letters(&play);
        assert!(taken < 4500, "/play takes {taken} characters");
    }

    #[test]
    fn every_command_is_known_by_its_name() {
        let commands = dispatched(&Lang::english());
        let mut names: Vec<&str> = commands.iter().map(|command| &*command.name).collect();
        names.sort_unstable();
        assert_eq!(names, COMMANDS);
    }

    #[test]
    fn required_options_come_first_and_names_are_unique() {
        let tree = serde_json::to_value(registered(&Lang::english())).unwrap();
        for command in tree.as_array().unwrap() {
            walk(command, &mut |node| {
                let options: Vec<&Value> =
                    node["options"].as_array().into_iter().flatten().collect();
                let required = options
                    .iter()
                    .map(|option| option["required"] == true)
                    .collect::<Vec<_>>();
                assert!(required.is_sorted_by(|a, b| a >= b), "{}", node["name"]);
                let mut names: Vec<&str> = options
                    .iter()
                    .filter_map(|option| option["name"].as_str())
                    .collect();
                names.sort_unstable();
                assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
            });
        }
    }
}
