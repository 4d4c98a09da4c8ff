//! The names of contests.

use tavolino_games::games;

/// Most letters of a contest's name.
pub const MOST_LETTERS: usize = 40;

/// The name of a contest without spaces too many; `None` where it is empty, too long, or has signs
/// that Discord reads as more than text.
pub(super) fn clean_name(name: &str) -> Option<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_plain = |letter: char| letter.is_alphanumeric() || " -–'’.,!?&+()".contains(letter);
    let fits = !name.is_empty() && name.chars().count() <= MOST_LETTERS;
    (fits && name.chars().all(is_plain)).then_some(name)
}

/// The name of a small contest of a tour, such as `Year 2027 · 3, Kumo`; of a long name of the tour
/// the beginning.
pub(super) fn name_of(tour: &str, nth: i64, game: &str) -> String {
    let game = games::find(game).map_or(game, |entry| entry.info.name);
    let end = format!(" · {nth}, {game}");
    let room = MOST_LETTERS.saturating_sub(end.chars().count());
    if tour.chars().count() <= room {
        return format!("{tour}{end}");
    }
    let begin: String = tour.chars().take(room.saturating_sub(1)).collect();
    format!("{}…{end}", begin.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_plain_text() {
        for (name, clean) in [
            ("  Autumn   cup ", Some("Autumn cup")),
            (
                "Pokal (für zwei), Ämter & Würden!",
                Some("Pokal (für zwei), Ämter & Würden!"),
            ),
            ("", None),
            ("**bold**", None),
            ("`code`", None),
            ("<@123>", None),
            ("https://example.com", None),
            ("# title", None),
        ] {
            assert_eq!(clean_name(name).as_deref(), clean);
        }
        let long = "é".repeat(MOST_LETTERS);
        assert_eq!(clean_name(&long), Some(long.clone()));
        assert_eq!(clean_name(&format!("{long}é")), None);
    }

    #[test]
    fn a_small_contest_is_called_after_its_tour_number_and_game() {
        assert_eq!(name_of("Year 2027", 3, "kumo"), "Year 2027 · 3, Kumo");
        let long = name_of(&"é".repeat(MOST_LETTERS), 26, "dungeon-chess");
        assert_eq!(long.chars().count(), MOST_LETTERS);
        assert!(long.ends_with("é… · 26, Dungeon Chess"), "{long}");
    }
}
