//! Registration of the commands, with their descriptions from the language files.

use poise::CommandParameter;
use serde_json::{Value, json};
use serenity::all::{CreateCommand, InstallationContext, InteractionContext};

use crate::discord::interaction::{Command, Data, Fatal};
use crate::discord::routing::commands;
use crate::discord::{play, settings};
use tavolino_games::game::Lang;

/// The commands of servers alone: they are not for people who have added the bot to their own
/// account.
const OF_SERVERS: [&str; 1] = ["settings"];

/// Commands built without poise, which would number their choices.
const BY_HAND: [&str; 2] = ["play", "settings"];

/// The commands that poise dispatches, with descriptions.
pub fn dispatched(lang: &Lang) -> Vec<Command> {
    let mut commands = commands::by_macro();
    for command in &mut commands {
        command.interaction_context =
            Some(vec![InteractionContext::Guild, InteractionContext::BotDm]);
        command.install_context = Some(vec![InstallationContext::Guild]);
        if command.context_menu_action.is_some() {
            let name = lang.say(&format!("menu-{}", command.name), &[]);
            command.context_menu_name = Some(name.into());
            continue;
        }
        let key = format!("command-{}", command.name);
        command.description = Some(lang.say(&key, &[]).into());
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

/// The commands for an application that can be added to a person's own account, too: in messages
/// with the bot they work wherever it is on no server of theirs.
pub fn for_accounts(mut commands: Vec<Value>) -> Vec<Value> {
    for command in &mut commands {
        let name = command["name"].as_str().unwrap_or_default();
        if !OF_SERVERS.contains(&name) {
            command["integration_types"] = json!([0, 1]);
        }
    }
    commands
}

/// The commands as registered with Discord, in English, with descriptions and choices in every
/// other language of the list. Names stay English, but those of context menus.
pub fn registered(languages: impl IntoIterator<Item = Lang>) -> Vec<Value> {
    let mut commands = tree(&Lang::english());
    for lang in languages {
        let Some(locale) = locale(lang.code()) else {
            continue;
        };
        for (command, translated) in commands.iter_mut().zip(tree(&lang)) {
            translate(command, &translated, locale);
        }
    }
    commands
}

/// Discord's locale of a language; `None` for English, in which the commands are registered, and
/// for a language that Discord lacks. `es-419` falls back to `es-ES` in Discord.
fn locale(code: &str) -> Option<&str> {
    match code {
        "es" => Some("es-ES"),
        "pt" => Some("pt-BR"),
        "sv" => Some("sv-SE"),
        "bg" | "cs" | "da" | "de" | "el" | "fi" | "fr" | "hi" | "hr" | "hu" | "id" | "it"
        | "ja" | "ko" | "lt" | "nl" | "no" | "pl" | "ro" | "ru" | "th" | "tr" | "uk" | "vi" => {
            Some(code)
        }
        _ => None,
    }
}

/// Adds a language's texts to a command, an option or a choice and to all below it.
fn translate(english: &mut Value, translated: &Value, locale: &str) {
    // A choice, or a command of a context menu.
    let is_named = english.get("description").is_none();
    let key = if is_named { "name" } else { "description" };
    if english[key] != translated[key] {
        english[format!("{key}_localizations")][locale] = translated[key].clone();
    }
    for list in ["options", "choices"] {
        let (Some(own), Some(others)) = (english[list].as_array_mut(), translated[list].as_array())
        else {
            continue;
        };
        for (own, other) in own.iter_mut().zip(others) {
            translate(own, other, locale);
        }
    }
}

/// The commands with the texts of one language.
fn tree(lang: &Lang) -> Vec<Value> {
    let dispatched = dispatched(lang);
    let by_macro = dispatched
        .iter()
        .filter(|command| !BY_HAND.contains(&&*command.name));
    let of_menus = dispatched
        .iter()
        .filter_map(Command::create_as_context_menu_command);
    let mut commands: Vec<CreateCommand> = by_macro
        .filter_map(Command::create_as_slash_command)
        .chain(of_menus)
        .collect();
    commands.extend([
        play::command::registered(lang),
        settings::command::registered(lang),
    ]);
    commands.into_iter().map(|command| json!(command)).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tavolino_games::game::lang::Language;

    use super::*;
    use crate::discord::pseudo;

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
        for lang in Lang::all().chain([pseudo::lang("it")]) {
            for command in tree(&lang) {
                let name = command["name"].as_str().unwrap();
                if command["type"] != 1 && !command["type"].is_null() {
                    assert!((1..=32).contains(&name.chars().count()), "{name}");
                    assert!(!name.starts_with("menu-"), "{name} has no words");
                    assert!(command.get("description").is_none(), "{command}");
                    continue;
                }
                walk(&command, &mut |node| {
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
                    if !is_choice {
                        let description = node["description"].as_str().unwrap();
                        assert!(
                            (1..=100).contains(&description.chars().count()),
                            "{name}: {description}"
                        );
                        // A key has lower-case letters and hyphens alone.
                        assert!(
                            !description.chars().all(plain),
                            "{name} lacks its sentence: {description}"
                        );
                    }
                    let options = node["options"].as_array().map_or(0, Vec::len);
                    assert!(options <= 25, "{name} has {options} options");
                    let choices = node["choices"].as_array().map_or(0, Vec::len);
                    assert!(choices <= 25, "{name} has {choices} choices");
                });
            }
        }
    }

    /// Characters of a node as Discord counts them: names, values and descriptions, each in its
    /// longest translation.
    fn letters(node: &Value) -> usize {
        let length = |text: &Value| text.as_str().map_or(0, |text| text.chars().count());
        let longest = |key: &str| {
            let translations = node[format!("{key}_localizations")].as_object();
            let translations = translations.into_iter().flat_map(|all| all.values());
            translations
                .chain([&node[key]])
                .map(length)
                .max()
                .unwrap_or(0)
        };
        let below = ["options", "choices"].map(|key| &node[key]);
        let below = below
            .iter()
            .flat_map(|list| list.as_array().into_iter().flatten());
        let own = longest("name") + longest("description") + length(&node["value"]);
        own + below.map(letters).sum::<usize>()
    }

    /// Further languages may need more, and more games will come.
    #[test]
    fn commands_in_all_languages_and_the_pseudo_language_leave_room() {
        let languages = || Lang::all().chain([pseudo::lang("it")]);
        let commands = registered(languages());
        let play = commands.iter().find(|command| command["name"] == "play");
        let longest = &play.unwrap()["description_localizations"]["it"];
        assert!(longest.as_str().unwrap().contains('⟧'), "{longest}");
        for command in &commands {
            let taken = letters(command);
            assert!(
                taken < 7000,
                "/{} takes {taken} characters",
                command["name"]
            );
        }
    }

    #[test]
    fn a_translation_is_beside_english_and_leaves_names_alone() {
        let italian = "command-help = Che cosa so fare e come cominciare\nstrength-easy = facile
menu-play-with = Gioca con…\n";
        let files = [("a.ftl".to_owned(), italian.to_owned())];
        let italian = Language::read("it", files.into()).unwrap();
        let commands = registered([Lang::from(Arc::new(italian))]);
        let named = |list: &Value, name: &str| {
            let mut list = list.as_array().into_iter().flatten();
            list.find(|node| node["name"] == name || node["value"] == name)
                .unwrap()
                .clone()
        };
        let help = named(&json!(commands), "help");
        assert_eq!(
            help["description_localizations"],
            json!({ "it": "Che cosa so fare e come cominciare" })
        );
        assert_eq!(help.get("name_localizations"), Some(&json!({})));
        let menu = named(&json!(commands), "Play with…");
        assert_eq!(menu["name_localizations"], json!({ "it": "Gioca con…" }));
        let settings = named(&json!(commands), "settings");
        let easy = named(&named(&settings["options"], "computer")["choices"], "easy");
        assert_eq!(easy["name"], "easy");
        assert_eq!(easy["name_localizations"], json!({ "it": "facile" }));
    }

    #[test]
    fn people_who_added_the_bot_to_their_account_have_all_commands_but_those_of_servers() {
        for command in for_accounts(registered([])) {
            let is_of_servers = OF_SERVERS.contains(&command["name"].as_str().unwrap());
            let types = if is_of_servers {
                json!([0])
            } else {
                json!([0, 1])
            };
            let contexts = if is_of_servers {
                json!([0])
            } else {
                json!([0, 1])
            };
            assert_eq!(command["integration_types"], types, "{command}");
            assert_eq!(command["contexts"], contexts, "{command}");
        }
    }

    #[test]
    fn required_options_come_first_and_names_are_unique() {
        let tree = json!(tree(&Lang::english()));
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
