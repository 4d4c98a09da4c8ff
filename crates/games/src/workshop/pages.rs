//! The laws of the English rules: the pages of every game, their order and length, their pictures,
//! and the first move they advise.

use crate::board::GameEntry;
use crate::example;
use crate::game::{Lang, Seat};
use crate::rulebook::{self, Page, WORDS};

/// The fewest words of a page.
const FEWEST: usize = 10;

/// Pages of a game, at most: nobody turns more.
const PAGES: usize = 10;

/// Maximum number of characters of a title, which labels a button.
const TITLE: usize = 20;

/// Maximum number of pages on which one picture stands.
const SHOWN: usize = 2;

/// Pages that every game has, in this order.
const TITLES: [&str; 6] = [
    "Goal",
    "Pieces",
    "Your move",
    "The end",
    "Notation",
    "Our rulings",
];

/// Words of chess, in the place of which the rules have rows and columns.
const CHESS: [&str; 4] = ["rank", "ranks", "file", "files"];

/// Begins the advice for the first move.
const ADVICE: &str = "**A good first move:** ";

/// Returns what the English rules of a game lack; without the game, of their text alone.
pub fn lacks(text: &str, game: Option<&'static GameEntry>) -> Vec<String> {
    if text.trim().is_empty() {
        return vec![format!("write the pages {}", TITLES.join(", "))];
    }
    let Some(pages) = rulebook::read(text) else {
        let form = "`### Title`, the text, and `![caption](name)` as the last line";
        return vec![format!("a page is not {form}")];
    };
    let mut lacks = of_titles(&pages);
    lacks.extend(pages.iter().flat_map(of_page));
    let rules = pages.split_last().map_or(&[][..], |(_, rules)| rules);
    lacks.extend(rules.iter().filter_map(of_rulings));
    if let Some(game) = game {
        lacks.extend(of_pictures(&pages, game));
        lacks.extend(of_advice(&pages, game));
    }
    lacks
}

/// Returns the lacks of the order and the number of the pages.
fn of_titles(pages: &[Page<'_>]) -> Vec<String> {
    let titles: Vec<&str> = pages.iter().map(|page| page.title).collect();
    let mut lacks = Vec::new();
    let common = titles.iter().filter(|title| TITLES.contains(title));
    let is_ordered = common.eq(&TITLES) && titles.ends_with(&TITLES[TITLES.len() - 1..]);
    if !is_ordered {
        lacks.push(format!(
            "has the pages {}, but needs {} in this order, the last one at the end",
            titles.join(", "),
            TITLES.join(", ")
        ));
    }
    let mut distinct = titles.clone();
    distinct.sort_unstable();
    distinct.dedup();
    if distinct.len() < titles.len() {
        lacks.push("two pages have one title".to_owned());
    }
    if pages.len() > PAGES {
        lacks.push(format!(
            "has {} pages, at most {PAGES} are allowed",
            pages.len()
        ));
    }
    lacks
}

/// Returns the lacks of one page.
fn of_page(page: &Page<'_>) -> Vec<String> {
    let (title, words) = (page.title, page.words());
    let mut lacks = Vec::new();
    if !(FEWEST..=WORDS).contains(&words) {
        lacks.push(format!(
            "the page {title} has {words} words, {FEWEST} to {WORDS} are allowed"
        ));
    }
    if title.chars().count() > TITLE {
        lacks.push(format!(
            "the title {title} has more than {TITLE} characters"
        ));
    }
    let mut words = page.text.split(|c: char| !c.is_alphabetic());
    if let Some(word) = words.find(|word| CHESS.contains(word)) {
        lacks.push(format!(
            "the page {title} says `{word}`: write row or column"
        ));
    }
    lacks
}

/// Returns the lacks of the pictures: one that does not exist or stands on too many pages, and an
/// example that no page shows. The first example is for the list of games.
fn of_pictures(pages: &[Page<'_>], game: &'static GameEntry) -> Vec<String> {
    let mut lacks = Vec::new();
    for page in pages {
        let name = page.picture;
        let count = pages.iter().filter(|other| other.picture == name).count();
        if count > SHOWN {
            lacks.push(format!(
                "`{name}` stands on {count} pages, at most {SHOWN} are allowed"
            ));
        }
        if page.scene(game, &Lang::english()).is_none() {
            lacks.push(format!("the page {} has no picture `{name}`", page.title));
        }
    }
    lacks.sort();
    lacks.dedup();
    let examples = example::all(game).unwrap_or_default();
    let hidden = examples
        .iter()
        .skip(1)
        .filter(|example| pages.iter().all(|page| page.picture != example.name));
    lacks.extend(hidden.map(|example| {
        let name = &example.name;
        format!("write `![caption]({name})`: no page shows this position of its examples")
    }));
    lacks
}

/// Returns the lack of the advice for the first move: it ends the page about the notation, and
/// names a legal turn unless these depend on the deal.
fn of_advice(pages: &[Page<'_>], game: &'static GameEntry) -> Option<String> {
    let notation = pages.iter().find(|page| page.title == "Notation")?;
    let advice = notation.text.rsplit_once(ADVICE);
    let advice = advice.filter(|(_, advice)| advice.lines().count() == 1);
    let Some((_, advice)) = advice else {
        return Some(format!(
            "the page Notation does not end with `{ADVICE}`and one line"
        ));
    };
    let board = example::open(game, "").ok()?;
    let turn = advice
        .strip_prefix('`')
        .and_then(|rest| rest.split('`').next());
    let is_legal = |turn: &&str| {
        let seat = board.to_act().first().unwrap_or(Seat(1));
        board
            .offered(seat, turn)
            .turns
            .iter()
            .any(|legal| legal == turn)
    };
    match turn.filter(is_legal) {
        Some(_) => None,
        None => Some(format!(
            "`{ADVICE}` is followed by no legal turn in backquotes"
        )),
    }
}

/// Returns the lack of a page before the last one that speaks of rulings.
fn of_rulings(page: &Page<'_>) -> Option<String> {
    let text = [page.text, page.caption].concat().to_lowercase();
    let title = page.title;
    text.contains("ruling")
        .then(|| format!("the page {title} speaks of rulings, which stand on the last page"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules with all pages, of which each has `words` words.
    fn rules(words: usize) -> String {
        let text = "word ".repeat(words - 2);
        let page = |title: &str| format!("### {title}\n{text}\n![The start.](start)");
        TITLES.map(page).join("\n---\n")
    }

    #[test]
    fn the_pages_of_every_game_stand_in_their_order() {
        assert_eq!(lacks(&rules(20), None), [""; 0]);
        let more = rules(20).replace(
            "### The end",
            "### A chain\nOne of\n![two](a)\n---\n### The end",
        );
        assert!(
            lacks(&more, None)[0].contains("A chain has 3 words"),
            "{more}"
        );
        for (from, to, lack) in [
            ("### Goal", "### Aim", "has the pages Aim, Pieces"),
            ("### Pieces", "### Goal", "has the pages Goal, Goal"),
            (
                "(start)\n---\n### Pieces",
                "(start)\nmore\n---\n### Pieces",
                "is not `### Title`",
            ),
        ] {
            let found = lacks(&rules(20).replacen(from, to, 1), None);
            assert!(found[0].contains(lack), "{found:?}");
        }
        assert!(lacks("\n", None)[0].contains("write the pages Goal"));
    }

    #[test]
    fn a_page_is_short_and_only_the_last_one_speaks_of_rulings() {
        let found = lacks(&rules(WORDS + 1), None);
        assert_eq!(found.len(), TITLES.len());
        assert!(found[0].contains("the page Goal has 91 words"), "{found:?}");
        for (word, lack) in [
            ("a ruling", "the page Goal speaks of rulings"),
            ("a rank", "the page Goal says `rank`"),
        ] {
            let found = lacks(&rules(20).replacen("word word", word, 1), None);
            assert!(found[0].contains(lack), "{found:?}");
        }
    }

    #[test]
    fn pictures_and_the_first_move_are_those_of_the_game() {
        let kumo = crate::games::find("kumo");
        let text = rulebook::text("kumo", "en").unwrap();
        assert_eq!(lacks(text, kumo), [""; 0]);
        for (from, to, lack) in [
            ("](start)", "](no-such)", "has no picture `no-such`"),
            (
                "**A good first move:** `",
                "**A good first move:** `a9",
                "no legal turn",
            ),
            (
                "**A good first move:** ",
                "**Begin:** ",
                "does not end with",
            ),
        ] {
            assert!(text.contains(from), "{from}");
            let found = lacks(&text.replacen(from, to, 1), kumo).join("\n");
            assert!(found.contains(lack), "{found}");
        }
    }
}
