//! The results that a person has not seen yet, above the list of their matches.

use serenity::all::{ButtonStyle, CreateButton};
use tavolino_games::game::Lang;

use crate::discord::action::{MatchAction, Study};
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::view::{Reply, match_button, meetings, names, standing};
use crate::host::{Error, Record};

/// The matches of the caller that ended since they last looked; `None` without any.
pub async fn ended(request: &Request<'_>) -> Result<Option<Reply>, Error> {
    let (host, lang) = (request.host(), request.lang());
    let unseen = host.ended_unseen(request.person(), now()).await?;
    if unseen.is_empty() {
        return Ok(None);
    }
    let mut reply = Reply::private(text(unseen.iter().map(|record| &**record), &lang));
    for record in &unseen {
        let other = host.other(record).await?;
        reply = reply.buttons(buttons(record, other.as_deref(), &lang));
    }
    Ok(Some(reply))
}

fn text<'a>(records: impl Iterator<Item = &'a Record>, lang: &Lang) -> String {
    let mut lines = vec![lang.say("inbox-ended", &[])];
    lines.extend(records.map(|record| {
        let result = standing::standing(record, &names::seated(lang, record));
        format!("- {result}")
    }));
    lines.join("\n")
}

/// **Analysis** and **Rematch** of a match, with its code.
fn buttons(record: &Record, other: Option<&Record>, lang: &Lang) -> Vec<CreateButton> {
    let analysis = (
        record.agreements.played > 0,
        MatchAction::Study(Study::Entry),
        "button-analysis-of",
    );
    let rematch = (
        meetings::may_play_again(record, other),
        MatchAction::Rematch,
        "button-rematch-of",
    );
    let offered = [analysis, rematch]
        .into_iter()
        .filter(|(offered, ..)| *offered);
    let code = [("code", record.id().as_str().into())];
    offered
        .filter_map(|(_, action, key)| {
            match_button(
                record,
                action,
                &lang.say(key, &code),
                ButtonStyle::Secondary,
            )
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::lengths;

    #[test]
    fn the_longest_results_are_one_message() {
        for lang in lengths::languages() {
            let records: Vec<Record> = lengths::matches()
                .map(|log| log.replay().unwrap())
                .collect();
            let longest = records
                .iter()
                .max_by_key(|record| text(std::iter::once(*record), &lang).len());
            let longest = longest.unwrap();
            let mut reply = Reply::private(text([longest; 5].into_iter(), &lang));
            for _ in 0..5 {
                reply = reply.buttons(buttons(longest, None, &lang));
            }
        }
    }
}
