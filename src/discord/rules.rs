//! `/rules`: the rules of each game, from `assets/rules/<language>/<game>.md`, in pages with a
//! picture and a button each.

use serenity::all::ButtonStyle;

use crate::discord::action::Action;
use crate::discord::interaction::{Mode, Request};
use crate::discord::registry;
use crate::discord::view::{Picture, Reply, button, learn_button, names};
use crate::host::UserId;
use crate::pool::{self, JobClass};
use tavolino_games::board::GameEntry;
use tavolino_games::game::Lang;
use tavolino_games::lessons;
use tavolino_games::rulebook::{self, Page};

/// The first page of a game's rules: for the caller alone, or in public for `reader` to turn. The
/// refusal of an unknown name.
pub async fn rules(game: &str, reader: Option<UserId>, lang: &Lang) -> Reply {
    page(game, 0, reader, lang).await
}

/// The message that the answer to a page's button goes to: a public one turns its pages for its
/// reader only.
pub fn mode(request: &Request<'_>, reader: Option<UserId>) -> Mode {
    if turns_in_public(request, reader) {
        Mode::InPlace
    } else {
        Mode::private(request)
    }
}

/// Whether the caller turns the pages of a public message. A forged button is on no message.
fn turns_in_public(request: &Request<'_>, reader: Option<UserId>) -> bool {
    reader == Some(request.person()) && request.is_button_on_message()
}

/// The page that a button shows. Who is not the reader of a public message gets a button to pages
/// of their own.
pub async fn turn(request: &Request<'_>, game: &str, place: u8, reader: Option<UserId>) -> Reply {
    if turns_in_public(request, reader) {
        return page(game, place, reader, &request.public_lang()).await;
    }
    let lang = request.lang();
    let Some(reader) = reader.filter(|reader| *reader != request.person()) else {
        return page(game, place, None, &lang).await;
    };
    let action = Action::RulesPage(game.to_owned(), place, None);
    let label = lang.say("button-open-mine", &[]);
    let button = button(&action, &label, ButtonStyle::Primary);
    let values = [("who", names::person(reader).into())];
    Reply::private(lang.say("rules-others", &values)).buttons(button.into_iter().collect())
}

/// A page of a game's rules: in public where one person, the reader, turns its pages, else private.
/// A place beyond the last page, as in a forged button, shows the first one.
async fn page(game: &str, place: u8, reader: Option<UserId>, lang: &Lang) -> Reply {
    let Some(entry) = registry::find(game) else {
        return registry::unknown(game, lang);
    };
    let pages = rulebook::pages(entry.info.key, lang.code()).unwrap_or_default();
    let place = usize::from(place);
    let place = if place < pages.len() { place } else { 0 };
    let Some(page) = pages.get(place).copied() else {
        return no_pages(entry, lang);
    };
    let words = words(entry, &pages, place, lang);
    let reply = match reader {
        Some(_) => Reply::public(words),
        None => Reply::private(words),
    };
    let learn = lessons::of(entry).next().filter(|_| reader.is_none());
    let learn = learn.and_then(|lesson| learn_button(lesson, lang));
    let row = neighbours(entry, &pages, place, reader);
    let reply = reply.buttons(row.into_iter().chain(learn).collect());
    let of_page = lang.clone();
    let scene = pool::work(entry.info.key, JobClass::Short, move || {
        page.scene(entry, &of_page)
    });
    let Some(scene) = scene.await else {
        return reply;
    };
    let file = format!("{}-{}.png", entry.info.key, page.picture);
    reply.with(Picture::draw(entry.info.key, scene, file).await)
}

/// The reply for a game without pages of rules.
fn no_pages(entry: &GameEntry, lang: &Lang) -> Reply {
    Reply::private(lang.say("rules-none", &[("game", entry.info.name.into())]))
}

/// The text of the page at a place, without its picture.
fn words(entry: &GameEntry, pages: &[Page], place: usize, lang: &Lang) -> String {
    let page = pages[place];
    let text = if place == 0 && entry.info.knows_swap() {
        format!("{}\n{}", page.text, lang.say("rules-swap", &[]))
    } else {
        page.text.to_owned()
    };
    let values = [
        ("game", entry.info.name.into()),
        ("title", page.title.into()),
        ("page", (place + 1).into()),
        ("pages", pages.len().into()),
        ("text", text.into()),
        ("caption", page.caption.into()),
    ];
    lang.say("rules-page", &values)
}

/// Buttons to the page before and to the page after, by their titles. The pages go round in a
/// circle, so that both buttons always stand where the thumb is; one row leaves the most of a phone
/// to the page.
fn neighbours(
    entry: &GameEntry,
    pages: &[Page],
    place: usize,
    reader: Option<UserId>,
) -> Vec<serenity::all::CreateButton> {
    let count = pages.len();
    let to = |place: usize, label: &str, style| {
        let action = Action::RulesPage(entry.info.key.to_owned(), place as u8, reader);
        button(&action, label, style)
    };
    let [before, after] = [(place + count - 1) % count, (place + 1) % count];
    let label = format!("◀ {}", pages[before].title);
    let before = to(before, &label, ButtonStyle::Secondary);
    let label = format!("{} ▶", pages[after].title);
    let after = to(after, &label, ButtonStyle::Primary);
    before.into_iter().chain(after).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::{limits, pseudo};
    use tavolino_games::games::GAMES;

    /// The pages of all games in a language.
    fn rulebooks(
        lang: &Lang,
    ) -> impl Iterator<Item = (&'static GameEntry, Vec<Page<'static>>)> + use<> {
        let code = lang.code();
        GAMES.iter().map(move |entry| {
            let key = entry.info.key;
            let pages = rulebook::pages(key, code);
            let pages =
                pages.unwrap_or_else(|| panic!("{code} {key}: a page lacks its title or picture"));
            (entry, pages)
        })
    }

    #[test]
    fn a_game_without_pages_says_so() {
        let reply = no_pages(&registry::BARE, &Lang::english());
        assert_eq!(reply.text(), "The rules of Lanterns are not written yet.");
    }

    #[test]
    fn a_page_has_few_words_and_fits_a_message_in_every_language() {
        for lang in Lang::all() {
            // Translations may take a fifth more; the games' own tests count English words.
            let most = rulebook::WORDS * 6 / 5;
            for (entry, pages) in rulebooks(&lang) {
                let key = entry.info.key;
                for (at, page) in pages.iter().enumerate() {
                    let place = format!("{} {key}, {}", lang.code(), page.title);
                    assert!(
                        (10..=most).contains(&page.words()),
                        "{place}: {} words",
                        page.words()
                    );
                    let length = words(entry, &pages, at, &lang).chars().count();
                    assert!(length <= limits::CONTENT, "{place}: {length} characters");
                }
            }
        }
    }

    #[test]
    fn pages_with_longer_words_fit_a_message() {
        let lang = pseudo::lang("it");
        for (entry, pages) in rulebooks(&Lang::english()) {
            let longer = |page: Page<'static>| Page {
                text: pseudo::rules(page.text).leak(),
                ..page
            };
            let pages: Vec<Page> = pages.into_iter().map(longer).collect();
            for (at, page) in pages.iter().enumerate() {
                let length = words(entry, &pages, at, &lang).chars().count();
                let place = format!("{} {}", entry.info.key, page.title);
                assert!(length <= limits::CONTENT, "{place}: {length}");
            }
        }
    }

    #[test]
    fn translations_have_the_pages_and_pictures_of_the_english_rules() {
        let pictures = |pages: Vec<Page<'static>>| -> Vec<&str> {
            pages.iter().map(|page| page.picture).collect()
        };
        for lang in Lang::all() {
            for ((entry, pages), (_, english)) in rulebooks(&lang).zip(rulebooks(&Lang::english()))
            {
                let place = format!("{} {}", lang.code(), entry.info.key);
                assert_eq!(pictures(pages), pictures(english), "{place}");
            }
        }
    }

    #[test]
    fn every_page_has_a_picture_that_can_be_drawn() {
        let lang = Lang::english();
        for (entry, pages) in rulebooks(&lang) {
            let key = entry.info.key;
            for page in &pages {
                let scene = page.scene(entry, &lang);
                let scene =
                    scene.unwrap_or_else(|| panic!("{key} has no picture `{}`", page.picture));
                let alt = scene.alt.chars().count();
                assert!(
                    (1..=limits::ALT_TEXT).contains(&alt),
                    "{key} {}: {alt}",
                    page.title
                );
            }
        }
    }

    #[test]
    fn a_label_fits_its_button_in_every_language() {
        for lang in Lang::all() {
            let most = if lang.code() == "en" { 20 } else { 32 };
            for (entry, pages) in rulebooks(&lang) {
                for page in pages {
                    let length = page.title.chars().count();
                    assert!(length <= most, "{} {}", entry.info.key, page.title);
                }
            }
        }
    }
}
