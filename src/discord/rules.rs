//! `/rules`: the rules of each game, from `assets/rules/<language>/<game>.md`, with drawn examples.
//!
//! A line `---` ends a message; a text that is too long for one, as in a language of long words, becomes two between its
//! paragraphs. A line `![caption](name)` is a drawn example: the position of that name in the game's examples, which the
//! message carries as a picture.

pub mod command;

use crate::discord::interaction::answer::Visibility;
use crate::discord::limits;
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
    for part in parts(text, lang) {
        let (words, names) = illustrated(&part, drawn, lang);
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

/// The messages of a rules text, each within Discord's limit.
fn parts(text: &str, lang: &Lang) -> Vec<String> {
    let parts = text.split("\n---\n").map(str::trim);
    parts
        .flat_map(|part| {
            let paragraphs: Vec<&str> = part.split("\n\n").collect();
            divided(&paragraphs, lang)
        })
        .collect()
}

/// Paragraphs as one message, or divided nearest to the middle until every message fits. A picture stays with the words above
/// it.
fn divided(paragraphs: &[&str], lang: &Lang) -> Vec<String> {
    let length = |paragraphs: &[&str]| {
        let (words, _) = illustrated(&paragraphs.join("\n\n"), 0, lang);
        words.chars().count()
    };
    let whole = length(paragraphs);
    let places = (1..paragraphs.len()).filter(|place| !paragraphs[*place].starts_with("!["));
    let middle = places.min_by_key(|place| whole.abs_diff(2 * length(&paragraphs[..*place])));
    match middle.filter(|_| whole > limits::CONTENT) {
        Some(middle) => {
            let (first, last) = paragraphs.split_at(middle);
            [divided(first, lang), divided(last, lang)].concat()
        }
        None => vec![paragraphs.join("\n\n")],
    }
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
    use crate::discord::pseudo;
    use tavolino_games::games;

    /// The rules of all games in a language.
    fn texts(lang: &Lang) -> impl Iterator<Item = (&'static GameEntry, &'static str)> + use<> {
        let code = lang.code();
        let of = move |kind: &'static GameEntry| {
            let text = text(kind.info.key, code);
            let text = text.unwrap_or_else(|| panic!("{} has no rules", kind.info.key));
            (kind, text)
        };
        games::GAMES.iter().map(of)
    }

    /// The most messages: English leaves a third for the languages with longer words.
    fn most_messages(lang: &Lang) -> usize {
        if lang.code() == "en" { 2 } else { 3 }
    }

    /// Checks that a text takes at most `most` messages, and that they hold all of it.
    fn fits(key: &str, text: &str, lang: &Lang, most: usize) {
        let messages = parts(text, lang);
        let count = messages.len();
        assert!(count <= most, "{} {key}: {count} messages", lang.code());
        for message in &messages {
            let (words, _) = illustrated(message, 0, lang);
            let length = words.chars().count();
            assert!(
                length <= limits::CONTENT,
                "{} {key}: {length} characters",
                lang.code()
            );
        }
        let bare = |text: &str| text.replace("\n---\n", "").replace('\n', "");
        assert_eq!(bare(&messages.concat()), bare(text), "{key}");
    }

    #[test]
    fn every_game_of_the_registry_has_rules_that_fit_their_messages() {
        for lang in Lang::all() {
            let [sheet, ruling] = ["rules-sheet", "rules-ruling"].map(|key| lang.say(key, &[]));
            for (kind, text) in texts(&lang) {
                let key = kind.info.key;
                fits(key, text, &lang, most_messages(&lang));
                let (above, last) = text.trim_end().rsplit_once('\n').unwrap();
                let is_legend = last.starts_with(&format!("-# *{ruling}*"));
                assert_eq!(
                    is_legend,
                    above.contains(&ruling),
                    "{} {key}: a legend stands where there is something to explain",
                    lang.code()
                );
                assert!(
                    !text.contains(&format!("*{sheet}")),
                    "{} {key}: only rulings are marked",
                    lang.code()
                );
            }
        }
    }

    #[test]
    fn rules_with_longer_words_fit_three_messages() {
        let lang = pseudo::lang("it");
        let mut divided = 0;
        for (kind, text) in texts(&Lang::english()) {
            let text = pseudo::rules(text);
            assert!(text.chars().count() > 1200, "{text}");
            fits(kind.info.key, &text, &lang, most_messages(&lang));
            divided += parts(&text, &lang).len() - text.split("\n---\n").count();
        }
        assert!(divided > 0, "some rules take more messages than in English");
    }

    #[test]
    fn a_message_is_divided_near_its_middle_and_a_picture_stays_with_its_words() {
        let [words, more] = [1100, 900].map(|length| "x".repeat(length));
        let text = format!("{words}\n\n![Caption](a)\n![Caption](b)\n\n{more}");
        let messages = parts(&text, &Lang::english());
        let first = format!("{words}\n\n![Caption](a)\n![Caption](b)");
        assert_eq!(messages, [first, more]);
        let text = format!("{words}\n\n---\n\n{words}");
        assert_eq!(parts(&text, &Lang::english()), [words.clone(), words]);
    }

    #[test]
    fn english_rules_speak_of_rows_and_columns() {
        for (kind, text) in texts(&Lang::english()) {
            let words = text.split(|c: char| !c.is_alphabetic());
            let chess = words.filter(|word| ["rank", "ranks", "file", "files"].contains(word));
            assert_eq!(chess.count(), 0, "{}", kind.info.key);
        }
    }

    #[test]
    fn every_game_ends_with_a_first_turn_that_is_one() {
        for (kind, text) in texts(&Lang::english()) {
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
        for (kind, text) in Lang::all().flat_map(|lang| texts(&lang)) {
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
