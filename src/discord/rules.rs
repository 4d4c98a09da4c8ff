//! `/rules`: the rules of each game, from `assets/rules/<language>/<game>.md`, with drawn examples.
//!
//! A line `---` ends a message. A line `![caption](name)` is a drawn example: the position of that name in the game's
//! examples, which the message carries as a picture.

pub mod command;

use crate::discord::interaction::answer::Visibility;
use crate::discord::registry;
use crate::discord::view::pictures::Picture;
use crate::discord::view::reply::Reply;
use crate::pool::{self, JobClass};
use tavolino_games::board::GameEntry;
use tavolino_games::example::{self, Example};
use tavolino_games::game::Lang;
use tavolino_games::rulebook::text;

/// The rules of the game with this name; the refusal of an unknown name.
pub async fn rules(game: &str, lang: &Lang, visibility: Visibility) -> Reply {
    let kind = registry::find(game);
    let Some((kind, text)) = kind.and_then(|kind| Some((kind, text(kind.info.key, lang.code())?)))
    else {
        return registry::unknown(game, lang);
    };
    let examples = pool::work(kind.info.key, JobClass::Short, || example::all(kind));
    let examples = examples.await.unwrap_or_default();
    let mut drawn = 0;
    let mut messages = Vec::new();
    for part in parts(text) {
        let (words, names) = illustrated(part, drawn, lang);
        drawn += names.len();
        let mut reply = match visibility {
            Visibility::Private => Reply::private(words),
            Visibility::Public => Reply::public(words),
        };
        for picture in pictures(kind, &examples, &names, lang).await {
            reply = reply.with(picture);
        }
        messages.push(reply);
    }
    let mut messages = messages.into_iter();
    let first = messages.next().unwrap_or_default();
    messages.fold(first, Reply::then)
}

/// The messages of a rules text.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n---\n").map(str::trim)
}

/// The text of a message with its examples numbered from `before + 1`, and the examples' names.
fn illustrated<'a>(part: &'a str, before: usize, lang: &Lang) -> (String, Vec<&'a str>) {
    let mut names = Vec::new();
    let line = |line: &'a str| {
        let Some((caption, name)) = example_in(line) else {
            return line.to_owned();
        };
        names.push(name);
        let number = before + names.len();
        let values = [("number", number.into()), ("caption", caption.into())];
        lang.say("rules-example", &values)
    };
    let lines: Vec<String> = part.lines().map(line).collect();
    (lines.join("\n"), names)
}

/// The caption and the name of the example on a line; `None` if the line is no example.
fn example_in(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")
}

/// The pictures of the examples with these names.
async fn pictures(
    kind: &GameEntry,
    examples: &[Example],
    names: &[&str],
    lang: &Lang,
) -> Vec<Picture> {
    let mut pictures = Vec::new();
    for name in names {
        if let Some(example) = examples.iter().find(|example| example.name == *name) {
            let file = format!("{}-{name}.png", kind.info.key);
            pictures.push(Picture::draw(kind.info.key, example.scene(lang), file).await);
        }
    }
    pictures
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::limits;
    use tavolino_games::games;

    fn texts() -> impl Iterator<Item = (&'static GameEntry, &'static str)> {
        let of = |kind: &'static GameEntry| {
            let text = text(kind.info.key, "en");
            (
                kind,
                text.unwrap_or_else(|| panic!("{} has no rules", kind.info.key)),
            )
        };
        games::GAMES.iter().map(of)
    }

    #[test]
    fn every_game_of_the_registry_has_rules_that_fit_two_messages() {
        for (kind, text) in texts() {
            let key = kind.info.key;
            assert!(
                parts(text).count() <= 2,
                "{key} takes more than two messages"
            );
            for part in parts(text) {
                let (words, _) = illustrated(part, 0, &Lang::english());
                assert!(
                    words.chars().count() <= limits::CONTENT,
                    "{key}: {} characters",
                    words.chars().count()
                );
            }
            let (above, last) = text.trim_end().rsplit_once('\n').unwrap();
            let is_legend = last.starts_with("-# *Ruling* marks");
            assert_eq!(
                is_legend,
                above.contains("Ruling"),
                "{key}: a legend stands where there is something to explain"
            );
            assert!(!text.contains("*Sheet"), "{key}: only rulings are marked");
            let words = text.split(|c: char| !c.is_alphabetic());
            let chess = words.filter(|word| ["rank", "ranks", "file", "files"].contains(word));
            assert_eq!(chess.count(), 0, "{key}: rows and columns");
        }
    }

    #[test]
    fn every_game_ends_with_a_first_turn_that_is_one() {
        for (kind, text) in texts() {
            let key = kind.info.key;
            let advice = text.split("**A good first turn.** ").nth(1);
            let advice = advice.unwrap_or_else(|| panic!("{key}: how does one begin?"));
            assert!(
                advice.trim_end().lines().count() <= 2,
                "{key}: it comes last"
            );
            let Some(quoted) = advice.strip_prefix('`') else {
                // The legal turns depend on the deal.
                assert!(example::open(kind, "").is_err(), "{key}: which turn?");
                continue;
            };
            let turn = quoted.split('`').next().unwrap_or_default();
            let board = example::open(kind, "").unwrap();
            let seat = tavolino_games::game::Seat(1);
            assert!(
                board.offered(seat, turn).turns.contains(&turn.to_owned()),
                "{key}: {turn}"
            );
        }
    }

    #[test]
    fn every_game_explains_itself_by_two_to_four_positions_that_can_be_reached() {
        for (kind, text) in texts() {
            let key = kind.info.key;
            let examples = example::all(kind).unwrap_or_else(|wrong| panic!("{key}: {wrong}"));
            let names: Vec<&str> = text
                .lines()
                .filter_map(example_in)
                .map(|(_, name)| name)
                .collect();
            assert!(
                (2..=4).contains(&names.len()),
                "{key} shows {} positions",
                names.len()
            );
            for name in &names {
                assert!(
                    examples.iter().any(|example| example.name == *name),
                    "{key} has no `{name}`"
                );
            }
            let unseen = |example: &&Example| !names.contains(&example.name.as_str());
            let hidden = examples.iter().skip(1).find(unseen);
            assert!(hidden.is_none(), "{key}: nobody sees {hidden:?}");
        }
    }
}
