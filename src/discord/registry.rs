//! All games, as people read of them: sheet by sheet, what each is, for how many and how long.

use crate::discord::limits;
use crate::discord::view::reply::Reply;
use crate::game::{Info, Lang};
use crate::games::GAMES;

/// The registry as private messages, one after the other; a sheet is never torn apart.
pub fn registry(lang: &Lang) -> Reply {
    let mut messages = messages(lang).into_iter().map(Reply::private);
    let first = messages.next().unwrap_or_default();
    messages.fold(first, Reply::then)
}

fn messages(lang: &Lang) -> Vec<String> {
    let mut messages: Vec<String> = Vec::new();
    for block in blocks(lang) {
        match messages.last_mut() {
            Some(last) if last.chars().count() + block.chars().count() < limits::CONTENT => {
                last.push('\n');
                last.push_str(&block);
            }
            _ => messages.push(block),
        }
    }
    messages
}

/// A text for each sheet.
fn blocks(lang: &Lang) -> Vec<String> {
    let mut sheets: Vec<u8> = GAMES.iter().map(|kind| kind.info.sheet).collect();
    sheets.sort_unstable();
    sheets.dedup();
    let block = |sheet: u8| {
        let title = lang.say(&format!("registry-sheet-{sheet}"), &[]);
        let games = GAMES
            .iter()
            .map(|kind| kind.info)
            .filter(|info| info.sheet == sheet);
        let lines: Vec<String> = games.map(|info| line(info, lang)).collect();
        format!("{title}\n{}", lines.join("\n"))
    };
    sheets.into_iter().map(block).collect()
}

fn line(info: &Info, lang: &Lang) -> String {
    let (fewest, most) = widest(info);
    let key = if fewest == most {
        "registry-players"
    } else {
        "registry-players-range"
    };
    let players = lang.say(key, &[("fewest", fewest.into()), ("most", most.into())]);
    lang.say(
        "registry-game",
        &[
            ("game", info.name.into()),
            ("players", players.into()),
            (
                "length",
                lang.say(&format!("length-{}", info.key), &[]).into(),
            ),
            (
                "pitch",
                lang.say(&format!("pitch-{}", info.key), &[]).into(),
            ),
        ],
    )
}

/// The fewest and the most seats over all options.
pub fn widest(info: &Info) -> (u8, u8) {
    let seats: Vec<_> = info.combinations().iter().map(info.seats).collect();
    let fewest = seats.iter().map(|seats| *seats.start()).min().unwrap_or(2);
    let most = seats.iter().map(|seats| *seats.end()).max().unwrap_or(2);
    (fewest, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_on_it_once_and_every_message_fits() {
        for lang in Lang::all().map(Lang::of) {
            let messages = messages(&lang);
            for kind in GAMES {
                let title = format!("**{}**", kind.info.name);
                let times: usize = messages
                    .iter()
                    .map(|text| text.matches(&title).count())
                    .sum();
                assert_eq!(times, 1, "{}", kind.info.name);
            }
            for message in &messages {
                assert!(message.chars().count() <= limits::CONTENT, "{message}");
                assert!(
                    !message.contains("registry-"),
                    "a sheet has no words: {message}"
                );
            }
            assert!(messages.len() <= 2, "{} messages", messages.len());
        }
    }
}
