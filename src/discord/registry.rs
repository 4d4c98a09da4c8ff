//! The list of all games as people read it, the card of one game, and the game for a typed name.

use serenity::all::{ButtonStyle, CreateSelectMenuOption};

use crate::discord::action::{Action, Against};
use crate::discord::interaction::Request;
use crate::discord::limits;
use crate::discord::view::{
    Picture, Reply, button, described_option, labelled, learn_button, menu,
};
use crate::pool::{self, JobClass};
use tavolino_games::board::GameEntry;
use tavolino_games::example;
use tavolino_games::game::{Info, Lang, notation};
use tavolino_games::games::GAMES;
use tavolino_games::lessons;

/// The games to begin with: their rules take a minute, a game takes a few minutes, and neither seat
/// has it easier.
const FIRST_GAMES: [&str; 3] = ["kumo", "taifuu", "kintei"];

/// Minutes up to which a game is short, 10.
const SHORT: u16 = 10;

/// Games named as played last, 3.
const RECENT: usize = 3;

/// Games offered for an unknown name, 4: their buttons stand in a row with the one for all games.
const OFFERED: usize = 4;

/// The registry as a private message for the caller: all games by players and length, and a menu to
/// choose one. The games the caller played last stand after those to begin with.
pub async fn registry(request: &Request<'_>) -> Reply {
    // The list is of use without them.
    let played = request.host().store().played(request.person()).await;
    let title = match &played {
        Ok(played) if played.is_empty() => "registry-title-first",
        _ => "registry-title",
    };
    let keys = played.unwrap_or_default().into_iter().map(|(_, key)| key);
    let shelf = Shelf::new(keys);
    let reply = Reply::private(shelf.list(title, &request.lang()));
    shelf.with_menu(reply, &Action::Choose, "registry-choose", &request.lang())
}

/// A message with a menu of all games, up to the 25 that a menu holds.
pub fn with_menu(reply: Reply, action: &Action, prompt: &str, lang: &Lang) -> Reply {
    Shelf::new(std::iter::empty()).with_menu(reply, action, prompt, lang)
}

/// A message with a menu of all games, those with the keys `first` before the others and in their
/// order.
pub fn with_games_first(reply: Reply, first: &[String], action: &Action, lang: &Lang) -> Reply {
    let mut infos: Vec<&Info> = GAMES.iter().map(|entry| entry.info).collect();
    let place = |info: &&Info| first.iter().position(|key| key == info.key);
    infos.sort_by_key(|info| place(info).unwrap_or(usize::MAX));
    let options = infos.into_iter().take(limits::CHOICES);
    let options = options.map(|info| choice(info, lang)).collect();
    match menu(action, &lang.say("registry-choose", &[]), options) {
        Some(menu) => reply.menu(menu),
        None => reply,
    }
}

/// All games in the order of the list, by group; each game is in one group.
struct Shelf {
    /// The groups, each with the key of its title.
    groups: [(&'static str, Vec<&'static Info>); 5],
}

impl Shelf {
    /// The groups for a person who played these games, the last one first.
    fn new(played: impl Iterator<Item = String>) -> Shelf {
        let mut left: Vec<&'static Info> = GAMES.iter().map(|entry| entry.info).collect();
        let mut take = |chosen: &dyn Fn(&Info) -> bool| -> Vec<&'static Info> {
            let taken = left.extract_if(.., |info| chosen(info));
            taken.collect()
        };
        let mut first = take(&|info| FIRST_GAMES.contains(&info.key));
        first.sort_by_key(|info| FIRST_GAMES.iter().position(|key| *key == info.key));
        let mut recent: Vec<&'static Info> = Vec::new();
        for key in played {
            if recent.len() < RECENT {
                recent.extend(take(&|info| info.key == key));
            }
        }
        let for_more = take(&|info| seat_range(info).1 > 2);
        let mut groups = [
            ("registry-first", first),
            ("registry-recent", recent),
            ("registry-short", take(&|info| info.minutes <= SHORT)),
            ("registry-long", take(&|_| true)),
            ("registry-more", for_more),
        ];
        for (_, infos) in &mut groups[2..] {
            infos.sort_by_key(|info| info.minutes);
        }
        Shelf { groups }
    }

    /// The groups with their titles, those without games left out, below the sentence with the key
    /// `title`.
    fn list(&self, title: &str, lang: &Lang) -> String {
        let mut lines = vec![lang.say(title, &[])];
        for (key, infos) in self.groups.iter().filter(|(_, infos)| !infos.is_empty()) {
            let items: Vec<String> = infos.iter().map(|info| item(info, lang)).collect();
            lines.push(lang.say(key, &[("games", items.join(" · ").into())]));
        }
        lines.join("\n")
    }

    fn with_menu(&self, reply: Reply, action: &Action, prompt: &str, lang: &Lang) -> Reply {
        let infos = self.groups.iter().flat_map(|(_, infos)| infos);
        let options = infos.take(limits::CHOICES).map(|info| choice(info, lang));
        match menu(action, &lang.say(prompt, &[]), options.collect()) {
            Some(menu) => reply.menu(menu),
            None => reply,
        }
    }
}

/// A game in the list, with its length.
fn item(info: &Info, lang: &Lang) -> String {
    let (fewest, most) = seat_range(info);
    let values = [
        ("game", info.name.into()),
        ("fewest", fewest.into()),
        ("most", most.into()),
        ("minutes", info.minutes.into()),
    ];
    let key = if most > 2 {
        "registry-item-range"
    } else {
        "registry-item"
    };
    lang.say(key, &values)
}

/// A game in the menu, with one line about it.
fn choice(info: &Info, lang: &Lang) -> CreateSelectMenuOption {
    let about = lang.say(&format!("play-{}", info.key), &[]);
    described_option(info.name, info.key, &about)
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
    let Some(entry) = tavolino_games::games::find(key) else {
        return unknown(key, lang);
    };
    let info = entry.info;
    let values = [
        ("game", info.name.into()),
        ("designer", info.designer.into()),
        ("players", players(info, lang).into()),
        ("length", lang.say(&format!("length-{key}"), &[]).into()),
        ("pitch", lang.say(&format!("pitch-{key}"), &[]).into()),
    ];
    let mut reply = Reply::private(lang.say("registry-about", &values));
    let examples = pool::work(key, JobClass::Short, || example::all(entry)).await;
    let example = examples.ok().and_then(|all| all.into_iter().next());
    if let Some(example) = example {
        let file = format!("{key}-{}.png", example.name);
        reply = reply.with(Picture::draw(entry.info.key, example.scene(lang), file).await);
    }
    let begin = |against| Action::Begin(key.to_owned(), against);
    let buttons = [
        (
            begin(Against::Anyone),
            "button-open-game",
            ButtonStyle::Success,
        ),
        (
            begin(Against::Computer),
            "button-alone",
            ButtonStyle::Primary,
        ),
        (
            Action::Rules(key.to_owned()),
            "button-rules",
            ButtonStyle::Secondary,
        ),
    ];
    let buttons = labelled(buttons, lang);
    let learn = lessons::of(entry).next();
    let learn = learn.and_then(|lesson| learn_button(lesson, lang));
    reply.buttons(buttons.chain(learn).collect())
}

/// A name in lower case without signs and spaces, at most 40 characters.
fn normalized(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).take(40).collect()
}

/// The game with this name in any spelling of case and signs, or the only one that begins with it
/// (3 letters or more).
pub fn find(typed: &str) -> Option<&'static GameEntry> {
    // A completion has its description after a colon.
    let typed = normalized(typed.split(':').next().unwrap_or_default());
    let exact = GAMES
        .iter()
        .find(|entry| normalized(entry.info.name) == typed);
    let mut prefixed = GAMES
        .iter()
        .filter(|entry| typed.len() > 2 && normalized(entry.info.name).starts_with(&typed));
    let first = prefixed.next();
    exact.or(first.filter(|_| prefixed.next().is_none()))
}

/// The games whose name, designer or description, in the person's language or in English, contains
/// `typed`; in the order of the registry.
pub fn search(typed: &str, lang: &Lang) -> impl Iterator<Item = &'static GameEntry> {
    let typed = typed.trim().to_lowercase();
    let english = Lang::english();
    let lang = lang.clone();
    GAMES.iter().filter(move |entry| {
        let info = entry.info;
        let texts = [&lang, &english].into_iter().flat_map(|lang| {
            ["play", "pitch"].map(|what| lang.say(&format!("{what}-{}", info.key), &[]))
        });
        let mut texts = texts.chain([info.name.to_owned(), info.designer.to_owned()]);
        info.key.contains(&typed) || texts.any(|text| text.to_lowercase().contains(&typed))
    })
}

/// The games an unknown name may mean: those in which it is found, else the one whose name is
/// nearest. None if that is off by more than one letter and a quarter of those typed.
fn meant(typed: &str, lang: &Lang) -> Vec<&'static GameEntry> {
    let letters: Vec<char> = normalized(typed).chars().collect();
    if letters.len() > 2 {
        let found: Vec<_> = search(typed, lang).take(OFFERED).collect();
        if !found.is_empty() {
            return found;
        }
    }
    let off =
        |entry: &&'static GameEntry| notation::distance(&normalized(entry.info.name), &letters);
    let near = GAMES.iter().min_by_key(off);
    near.into_iter()
        .filter(|near| off(near) <= 1 + letters.len() / 4)
        .collect()
}

/// The refusal of an unknown name, with the games it may mean and a button to all.
pub fn unknown(typed: &str, lang: &Lang) -> Reply {
    let all = button(
        &Action::Registry,
        &lang.say("button-registry", &[]),
        ButtonStyle::Secondary,
    );
    let meant = meant(typed, lang);
    let rules = meant.iter().filter_map(|entry| {
        let label = lang.say("button-rules-of", &[("game", entry.info.name.into())]);
        let rules = Action::Rules(entry.info.key.to_owned());
        button(&rules, &label, ButtonStyle::Primary)
    });
    let names = meant.iter().map(|entry| format!("**{}**", entry.info.name));
    let sentence = if meant.is_empty() {
        lang.say("refused-no-such-game", &[])
    } else {
        let games = lang.list(names);
        lang.say("refused-no-such-game-near", &[("games", games.into())])
    };
    Reply::refusal(sentence).buttons(rules.chain(all).collect())
}

/// The fewest and the most seats over all options.
pub fn seat_range(info: &Info) -> (u8, u8) {
    let seats: Vec<_> = info.combinations().iter().map(info.seats).collect();
    let fewest = seats.iter().map(|seats| *seats.start()).min().unwrap_or(2);
    let most = seats.iter().map(|seats| *seats.end()).max().unwrap_or(2);
    (fewest, most)
}

/// A game that the registry does not have: it has no lesson, no puzzles and no pages of rules.
#[cfg(test)]
pub static BARE: GameEntry = GameEntry {
    info: &Info {
        key: "lanterns",
        name: "Lanterns",
        ..Info::OPEN
    },
    ..GameEntry::of::<tavolino_games::games::kumo::Kumo>()
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::lengths;

    #[tokio::test]
    async fn the_card_of_every_game_is_said_in_full() {
        for lang in lengths::languages() {
            for entry in GAMES {
                about(entry.info.key, &lang).await;
                unknown(entry.info.name, &lang);
            }
            // A word that all of them have.
            unknown("the", &lang);
        }
    }

    fn shelf(played: &[&str]) -> Shelf {
        Shelf::new(played.iter().map(|key| (*key).to_owned()))
    }

    #[test]
    fn every_game_is_on_the_list_once_with_its_length() {
        for lang in lengths::languages() {
            for played in [&[][..], &["kumo", "kintei", "kumo", "trix"]] {
                let list = shelf(played).list("registry-title", &lang);
                for entry in GAMES {
                    let info = entry.info;
                    let item = item(info, &lang);
                    assert_eq!(list.matches(&item).count(), 1, "{item} in {list}");
                    assert!(item.contains(&info.minutes.to_string()), "{item}");
                }
                assert!(list.chars().count() <= limits::CONTENT);
            }
        }
    }

    #[test]
    fn the_games_to_begin_with_are_first_and_those_played_last_are_next() {
        let order = |played: &[&str]| -> Vec<&str> {
            let shelf = shelf(played);
            let infos = shelf.groups.iter().flat_map(|(_, infos)| infos);
            infos.map(|info| info.key).collect()
        };
        assert_eq!(order(&[])[..3], ["kumo", "taifuu", "kintei"]);
        let played = ["trix", "kintei", "trix", "mindoku", "nubulus", "chasm"];
        let first = ["kumo", "taifuu", "kintei", "trix", "mindoku", "nubulus"];
        assert_eq!(order(&played)[..6], first);
        assert_eq!(order(&played).len(), GAMES.len());
    }

    /// Characters in a line of a message on a phone 390 pixels wide, in the wide letters of the
    /// sandbox.
    const PHONE: usize = 36;

    /// Lines of text that a phone shows above the menu and the keyboard row.
    const SCREEN: usize = 24;

    #[test]
    fn the_list_takes_one_screen_of_a_phone() {
        for lang in Lang::all() {
            let list = shelf(&["kumo", "mindoku", "trix"])
                .list("registry-title", &lang)
                .replace("**", "");
            let rows: usize = list.lines().map(|line| rows(line, PHONE)).sum();
            assert!(rows <= SCREEN, "{rows}: {list}");
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
            let game = find(typed).map(|entry| entry.info.key);
            assert_eq!(game, Some(key), "{typed}");
        }
        // Kudosu or Kumo?
        assert!(find("ku").is_none() && find("").is_none());
    }

    #[test]
    fn an_unknown_name_finds_the_games_about_it_else_the_one_it_is_like() {
        for (typed, keys) in [
            ("kintai", &["kintei"][..]),
            ("Sudoku", &["kudosu", "mindoku"]),
            ("quadrangel", &["quadrangle"]),
            ("Jínrai", &["jinrai"]),
            ("Murrone", &["mindoku"]),
        ] {
            let games = meant(typed, &Lang::english());
            let games: Vec<&str> = games.iter().map(|entry| entry.info.key).collect();
            assert_eq!(games, keys, "{typed}");
        }
        for typed in ["monopoly", "", "go"] {
            assert!(meant(typed, &Lang::english()).is_empty(), "{typed}");
        }
    }
}
