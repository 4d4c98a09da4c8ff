//! The list of all games as people read it, the card of one game, and the game for a typed name.

use serenity::all::ButtonStyle;

use crate::discord::interaction::request::action::Action;
use crate::discord::limits;
use crate::discord::view::controls::{button, described_option, menu};
use crate::discord::view::pictures::Picture;
use crate::discord::view::reply::Reply;
use crate::pool::{self, JobClass};
use tavolino_games::board::GameEntry;
use tavolino_games::example;
use tavolino_games::game::{Info, Lang, notation};
use tavolino_games::games::GAMES;

/// Picture with a board of every game, the same as in the README (`tests/pictures.rs` checks it).
static BOARDS: &[u8] = include_bytes!("../../assets/readme/gallery.png");

/// The registry as a private message: a picture of all boards, a line for each game and a menu to choose one.
pub fn registry(lang: &Lang) -> Reply {
    let names: Vec<&str> = GAMES.iter().map(|kind| kind.info.name).collect();
    let alt = lang.say("registry-alt", &[("games", names.join(", ").into())]);
    let reply = Reply::private(list(lang)).with(Picture::file(
        "games.png".to_owned(),
        &alt,
        BOARDS.to_vec(),
    ));
    with_menu(reply, &Action::Choose, "registry-choose", lang)
}

/// A message with a menu of all games, up to the 25 that a menu holds.
pub fn with_menu(reply: Reply, action: &Action, prompt: &str, lang: &Lang) -> Reply {
    let games = GAMES.iter().take(limits::CHOICES).map(|kind| kind.info);
    let options = games.map(|info| {
        let about = lang.say(&format!("play-{}", info.key), &[]);
        described_option(info.name, info.key, &about)
    });
    match menu(action, &lang.say(prompt, &[]), options.collect()) {
        Some(menu) => reply.menu(menu),
        None => reply,
    }
}

fn list(lang: &Lang) -> String {
    let lines = GAMES.iter().map(|kind| line(kind.info, lang));
    let title = lang.say("registry-title", &[]);
    std::iter::once(title)
        .chain(lines)
        .collect::<Vec<String>>()
        .join("\n")
}

fn line(info: &Info, lang: &Lang) -> String {
    // The short text: on a phone even this takes two lines.
    let about = lang.say(&format!("play-{}", info.key), &[]);
    let (fewest, most) = seat_range(info);
    let number = if fewest == most {
        most.to_string()
    } else {
        format!("{fewest}–{most}")
    };
    let values = [
        ("game", info.name.into()),
        ("players", number.into()),
        ("about", about.into()),
    ];
    lang.say("registry-game", &values)
}

fn players(info: &Info, lang: &Lang) -> String {
    let (fewest, most) = seat_range(info);
    let key = if fewest == most {
        "registry-players"
    } else {
        "registry-players-range"
    };
    lang.say(key, &[("fewest", fewest.into()), ("most", most.into())])
}

/// The card of one game: what it is, an example and buttons to begin.
pub async fn about(key: &str, lang: &Lang) -> Reply {
    let Some(kind) = tavolino_games::games::find(key) else {
        return unknown(key, lang);
    };
    let info = kind.info;
    let values = [
        ("game", info.name.into()),
        ("designer", info.designer.into()),
        ("players", players(info, lang).into()),
        ("length", lang.say(&format!("length-{key}"), &[]).into()),
        ("pitch", lang.say(&format!("pitch-{key}"), &[]).into()),
    ];
    let mut reply = Reply::private(lang.say("registry-about", &values));
    let examples = pool::work(key, JobClass::Short, || example::all(kind)).await;
    let example = examples.ok().and_then(|all| all.into_iter().next());
    if let Some(example) = example {
        let file = format!("{key}-{}.png", example.name);
        reply = reply.with(Picture::draw(kind.info.key, example.scene(lang), file).await);
    }
    let begin = |alone: bool| Action::Begin(key.to_owned(), alone);
    let buttons = [
        (begin(false), "button-open-game", ButtonStyle::Success),
        (begin(true), "button-alone", ButtonStyle::Primary),
        (
            Action::Rules(key.to_owned()),
            "button-rules",
            ButtonStyle::Secondary,
        ),
    ];
    let buttons = buttons.into_iter();
    let buttons =
        buttons.filter_map(|(action, label, style)| button(&action, &lang.say(label, &[]), style));
    reply.buttons(buttons.collect())
}

/// A name in lower case without signs and spaces, at most 40 characters.
fn normalized(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).take(40).collect()
}

/// The game with this name in any spelling of case and signs, or the only one that begins with it (3 letters or more).
pub fn find(typed: &str) -> Option<&'static GameEntry> {
    let typed = normalized(typed);
    let exact = GAMES
        .iter()
        .find(|kind| normalized(kind.info.name) == typed);
    let mut prefixed = GAMES
        .iter()
        .filter(|kind| typed.len() > 2 && normalized(kind.info.name).starts_with(&typed));
    let first = prefixed.next();
    exact.or(first.filter(|_| prefixed.next().is_none()))
}

/// The game whose name is nearest to `typed`; `None` if it is off by more than one letter and a quarter of those typed.
fn nearest(typed: &str) -> Option<&'static GameEntry> {
    let typed: Vec<char> = normalized(typed).chars().collect();
    let part: String = typed.iter().collect();
    let off = |kind: &&'static GameEntry| {
        let name = normalized(kind.info.name);
        if typed.len() > 2 && name.contains(&part) {
            return 0;
        }
        notation::distance(&name, &typed)
    };
    let near = GAMES.iter().min_by_key(off)?;
    (off(&near) <= 1 + typed.len() / 4).then_some(near)
}

/// The refusal of an unknown name, with the nearest game if there is one and a button to all.
pub fn unknown(typed: &str, lang: &Lang) -> Reply {
    let all = button(
        &Action::Registry,
        &lang.say("button-registry", &[]),
        ButtonStyle::Secondary,
    );
    let Some(near) = nearest(typed).map(|kind| kind.info) else {
        let reply = Reply::refusal(lang.say("refused-no-such-game", &[]));
        return reply.buttons(all.into_iter().collect());
    };
    let game = [("game", near.name.into())];
    let rules = button(
        &Action::Rules(near.key.to_owned()),
        &lang.say("button-rules-of", &game),
        ButtonStyle::Primary,
    );
    Reply::refusal(lang.say("refused-no-such-game-near", &game))
        .buttons(rules.into_iter().chain(all).collect())
}

/// The fewest and the most seats over all options.
pub fn seat_range(info: &Info) -> (u8, u8) {
    let seats: Vec<_> = info.combinations().iter().map(info.seats).collect();
    let fewest = seats.iter().map(|seats| *seats.start()).min().unwrap_or(2);
    let most = seats.iter().map(|seats| *seats.end()).max().unwrap_or(2);
    (fewest, most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::lengths;

    #[tokio::test]
    async fn the_card_of_every_game_is_said_in_full() {
        for lang in lengths::languages() {
            for kind in GAMES {
                about(kind.info.key, &lang).await;
                unknown(kind.info.name, &lang);
            }
            registry(&lang);
        }
    }

    #[test]
    fn every_game_is_on_it_once_in_a_line_and_all_fit_a_message() {
        for lang in lengths::languages() {
            let list = list(&lang);
            for kind in GAMES {
                let title = format!("**{}**", kind.info.name);
                assert_eq!(list.matches(&title).count(), 1, "{}", kind.info.name);
            }
            assert_eq!(list.lines().count(), GAMES.len() + 1);
            assert!(
                list.chars().count() <= limits::CONTENT,
                "{}",
                list.chars().count()
            );
        }
    }

    /// Characters in a line of a message on a phone 390 pixels wide, in the wide letters of the sandbox.
    const PHONE: usize = 36;

    #[test]
    fn every_line_of_it_takes_at_most_two_on_a_phone() {
        for lang in Lang::all() {
            for kind in GAMES {
                let line = line(kind.info, &lang).replace("**", "");
                assert!(rows(&line, PHONE) <= 2, "{line}");
            }
        }
    }

    /// The number of lines of `width` characters that a text takes, broken between words.
    fn rows(text: &str, width: usize) -> usize {
        let (mut rows, mut used) = (1, 0);
        for word in text.split(' ').map(|word| word.chars().count()) {
            let needed = used + usize::from(used > 0) + word;
            (rows, used) = if needed > width {
                (rows + 1, word)
            } else {
                (rows, needed)
            };
        }
        rows
    }

    #[test]
    fn a_game_is_meant_by_its_name_or_the_beginning_of_it() {
        for (typed, key) in [
            ("Kintei", "kintei"),
            ("dungeon chess", "dungeon-chess"),
            ("DUNGEON", "dungeon-chess"),
            ("mix3", "mix3"),
            ("Mix 3", "mix3"),
            ("tai", "taifuu"),
        ] {
            let game = find(typed).map(|kind| kind.info.key);
            assert_eq!(game, Some(key), "{typed}");
        }
        // Kudosu or Kumo?
        assert!(find("ku").is_none() && find("").is_none());
    }

    #[test]
    fn a_name_that_is_none_finds_the_one_it_is_like() {
        for (typed, key) in [
            ("kintai", "kintei"),
            ("sudoku", "kudosu"),
            ("chess", "dungeon-chess"),
            ("quadrangel", "quadrangle"),
            ("Jínrai", "jinrai"),
        ] {
            let game = nearest(typed).map(|kind| kind.info.key);
            assert_eq!(game, Some(key), "{typed}");
        }
        for typed in ["monopoly", "", "go"] {
            assert!(nearest(typed).is_none(), "{typed}");
        }
    }
}
