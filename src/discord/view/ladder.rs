//! The list of a ladder, the choice of a rival, and direct messages about challenges and rests.

use serenity::all::ButtonStyle::{Danger, Primary, Secondary};
use serenity::all::CreateButton;
use tavolino_games::game::Lang;

use super::controls::{button, labelled, menu, option};
use super::league::{game, push};
use super::looking::pace;
use super::reply::Reply;
use super::{names, places, times};
use crate::discord::action::{Action, ChallengeAnswer, LadderAction};
use crate::host::{
    Challenge, GuildId, Hindrance, LadderNoteKind, LadderView, OwnRung, Rival, Rung, Timestamp,
};

/// Characters of the lines about people, so that a message is within Discord's limit.
const ROOM: usize = 900;

/// The beginning of a list, by which one that was posted is found again.
pub fn heading(key: &str, lang: &Lang) -> String {
    lang.say("ladder-title", &[("game", game(key).into())])
}

/// The living list of a ladder, the same for everybody.
pub fn list(shown: &LadderView, lang: &Lang) -> Reply {
    let mut text = lines(shown, lang);
    text.push(lang.say("ladder-rules", &[]));
    let of = |action, key, style| (of_ladder(shown, action), key, style);
    let buttons = [
        of(LadderAction::Rivals, "button-ladder-challenge", Primary),
        of(LadderAction::Join, "button-ladder-join", Secondary),
        (Action::Rules(shown.game.clone()), "button-rules", Secondary),
    ];
    Reply::public(text.join("\n")).buttons(labelled(buttons, lang).collect())
}

/// The list for a reader alone, with their part in it.
pub fn private(shown: &LadderView, own: &OwnRung, lang: &Lang) -> Reply {
    let mut text = lines(shown, lang);
    text.extend(own_lines(own, lang));
    text.push(lang.say("ladder-rules", &[]));
    let mut reply = Reply::private(text.join("\n"));
    if let Some((challenge, _)) = &own.received {
        reply = reply.buttons(answers(challenge, lang));
    }
    let of = |action, key, style| (of_ladder(shown, action), key, style);
    let challenge = of(LadderAction::Rivals, "button-ladder-challenge", Primary);
    let rest = of(LadderAction::AskRest, "button-ladder-rest", Secondary);
    let leave = of(LadderAction::AskLeave, "button-ladder-leave", Secondary);
    let join = of(LadderAction::Join, "button-ladder-join", Primary);
    let buttons = match (own.rung, own.back) {
        (Some(_), _) => vec![challenge, rest, leave],
        (None, Some(_)) => vec![join, leave],
        (None, None) => vec![join],
    };
    reply.buttons(labelled(buttons, lang).collect())
}

/// The title and a line for each person, as many as there is room for.
fn lines(shown: &LadderView, lang: &Lang) -> Vec<String> {
    let mut lines = vec![heading(&shown.game, lang)];
    if shown.rungs.is_empty() {
        lines.push(lang.say("ladder-nobody", &[]));
        return lines;
    }
    let mut room = ROOM;
    for (number, rung) in (1..).zip(&shown.rungs) {
        push(&mut lines, &mut room, line(number, rung, lang));
    }
    let more = shown.rungs.len() + 1 - lines.len();
    if more > 0 {
        lines.push(lang.say("ladder-more", &[("count", more.into())]));
    }
    lines
}

fn line(number: usize, rung: &Rung, lang: &Lang) -> String {
    let mut doing = Vec::new();
    if !rung.plays.is_empty() {
        let people = rung.plays.iter().map(|one| names::person(*one));
        let values = [("people", lang.list(people).into())];
        doing.push(lang.say("ladder-plays", &values));
    }
    doing.extend(rung.away.map(|until| away(until, lang)));
    let mut values = vec![
        ("rung", number.into()),
        ("who", names::person(rung.person).into()),
    ];
    if doing.is_empty() {
        return lang.say("ladder-line", &values);
    }
    values.push(("doing", doing.join(" · ").into()));
    lang.say("ladder-line-doing", &values)
}

fn away(until: Timestamp, lang: &Lang) -> String {
    lang.say("ladder-away", &[("until", times::day(until).into())])
}

/// The sentences on a reader's rung and challenges.
fn own_lines(own: &OwnRung, lang: &Lang) -> Vec<String> {
    let mut lines = vec![match (own.rung, own.back) {
        (Some(rung), _) => lang.say("ladder-own", &[("rung", rung.into())]),
        (None, Some((rung, until))) => {
            let values = [("rung", rung.into()), ("until", times::day(until).into())];
            lang.say("ladder-back", &values)
        }
        (None, None) => lang.say("ladder-off", &[]),
    }];
    if let Some((challenge, until)) = &own.sent {
        let values = [
            ("person", names::person(challenge.challenged).into()),
            ("until", times::moment(*until).into()),
        ];
        lines.push(lang.say("ladder-sent", &values));
    }
    if let Some((challenge, until)) = &own.received {
        let values = [
            ("person", names::person(challenge.challenger).into()),
            ("pace", pace(lang, challenge.pace).into()),
            ("until", times::moment(*until).into()),
        ];
        let received = lang.say("ladder-received", &values);
        lines.push(format!("{received} {}", price(own, lang)));
    }
    lines
}

/// The sentence on what declining costs.
fn price(own: &OwnRung, lang: &Lang) -> String {
    match own.free_from {
        None => lang.say("ladder-free", &[]),
        Some(from) => lang.say("ladder-not-free", &[("from", times::day(from).into())]),
    }
}

/// The people above with the reasons for which some may not be challenged, and the menu of the
/// others.
pub fn rivals(shown: &LadderView, rivals: &[Rival], lang: &Lang) -> Reply {
    if rivals.is_empty() {
        return Reply::private(lang.say("ladder-first", &[]));
    }
    let free = rivals.iter().filter(|one| one.hindrance.is_none());
    let options: Vec<_> = free
        .map(|one| {
            let label = lang.say("ladder-menu-rung", &[("rung", one.rung.into())]);
            option(&label, one.person.get().to_string())
        })
        .collect();
    let title = if options.is_empty() {
        "ladder-no-rival"
    } else {
        "ladder-choose"
    };
    let title = lang.say(title, &[]);
    // The first rung stands above, as in the list.
    let lines = rivals.iter().rev().map(|one| rival(one, lang));
    let text: Vec<String> = std::iter::once(title).chain(lines).collect();
    let reply = Reply::private(text.join("\n"));
    if options.is_empty() {
        return reply;
    }
    let action = of_ladder(shown, LadderAction::Challenge);
    let menu = menu(&action, &lang.say("ladder-menu", &[]), options);
    menu.into_iter().fold(reply, Reply::menu)
}

fn rival(rival: &Rival, lang: &Lang) -> String {
    let mut values = vec![
        ("rung", rival.rung.into()),
        ("who", names::person(rival.person).into()),
    ];
    let on = |key: &str, day| lang.say(key, &[("day", times::day(day).into())]);
    let why = match rival.hindrance {
        None => return lang.say("ladder-rival", &values),
        Some(Hindrance::Away(until)) => away(until, lang),
        Some(Hindrance::Met(day)) => on("ladder-why-met", day),
        Some(Hindrance::Asked(day)) => on("ladder-why-asked", day),
        Some(Hindrance::Busy) => lang.say("ladder-why-busy", &[]),
        Some(Hindrance::Blocked) => lang.say("ladder-why-blocked", &[]),
    };
    values.push(("why", why.into()));
    lang.say("ladder-rival-not", &values)
}

/// The button with which a question about a ladder is answered by yes.
pub fn yes(shown: &LadderView, action: LadderAction, lang: &Lang) -> Vec<CreateButton> {
    let key = match action {
        LadderAction::Leave => "button-ladder-really-leave",
        _ => "button-ladder-really-rest",
    };
    let action = of_ladder(shown, action);
    let yes = button(&action, &lang.say(key, &[]), Danger);
    yes.into_iter().collect()
}

/// The question whether the reader accepts a challenge.
pub fn call(
    challenge: &Challenge,
    rung: usize,
    until: Timestamp,
    own: &OwnRung,
    lang: &Lang,
) -> Reply {
    let values = [
        ("person", names::person(challenge.challenger).into()),
        ("rung", rung.into()),
        ("game", game(&challenge.game).into()),
        ("place", places::channel(challenge.channel).into()),
        ("pace", pace(lang, challenge.pace).into()),
        ("until", times::moment(until).into()),
    ];
    let text = lang.say("ladder-call", &values);
    Reply::public(format!("{text} {}", price(own, lang))).buttons(answers(challenge, lang))
}

/// A direct message about what became of the reader's challenge or rung.
pub fn note(
    (guild, key): (GuildId, &str),
    kind: LadderNoteKind,
    own: &OwnRung,
    lang: &Lang,
) -> Reply {
    let sentence = match kind {
        LadderNoteKind::Declined | LadderNoteKind::Challenged => "ladder-was-declined",
        LadderNoteKind::Stepped => "ladder-stepped",
        LadderNoteKind::Late => "ladder-late",
        LadderNoteKind::Idle => "ladder-idle",
    };
    let values = [
        ("game", game(key).into()),
        ("server", places::server(guild).into()),
    ];
    let reply = Reply::public(lang.say(sentence, &values));
    if own.back.is_none() {
        return reply;
    }
    let reply = own_lines(own, lang)
        .iter()
        .fold(reply, |reply, line| reply.adding(line));
    let join = Action::Ladder(LadderAction::Join, guild, key.to_owned());
    let join = [(join, "button-ladder-join", Primary)];
    reply.buttons(labelled(join, lang).collect())
}

/// The buttons that answer a challenge.
fn answers(challenge: &Challenge, lang: &Lang) -> Vec<CreateButton> {
    let of = |answer, key, style| (Action::Challenge(answer, challenge.id), key, style);
    let buttons = [
        of(ChallengeAnswer::Accept, "button-ladder-accept", Primary),
        of(ChallengeAnswer::Decline, "button-ladder-decline", Secondary),
    ];
    labelled(buttons, lang).collect()
}

fn of_ladder(shown: &LadderView, action: LadderAction) -> Action {
    Action::Ladder(action, shown.guild, shown.game.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::{lengths, limits};
    use crate::host::{ChallengeId, ChannelId, Pace, UserId};

    /// The longest id of Discord.
    const LONG: i64 = 9_000_000_000_000_000_000;

    const AT: Timestamp = Timestamp(1_700_000_000_000);

    fn shown(people: i64) -> LadderView {
        let rung = |nth: i64| Rung {
            person: UserId(LONG + nth),
            plays: vec![UserId(LONG), UserId(LONG + 1)],
            away: Some(AT),
        };
        LadderView {
            guild: GuildId(LONG),
            game: "dungeon-chess".to_owned(),
            rungs: (0..people).map(rung).collect(),
        }
    }

    fn challenge() -> Challenge {
        Challenge {
            id: ChallengeId(LONG),
            guild: GuildId(LONG),
            game: "dungeon-chess".to_owned(),
            challenger: UserId(LONG),
            challenged: UserId(LONG + 1),
            sent: AT,
            pace: Pace::Normal,
            channel: ChannelId(LONG),
            within: None,
            lang: "en".to_owned(),
            first: None,
            second: None,
            ended: None,
        }
    }

    fn own(rung: Option<usize>, back: Option<(usize, Timestamp)>) -> OwnRung {
        OwnRung {
            rung,
            back,
            sent: Some((challenge(), AT)),
            received: Some((challenge(), AT)),
            free_from: Some(AT),
        }
    }

    #[test]
    fn every_message_of_a_ladder_fits_and_a_list_is_found_by_its_heading() {
        for lang in lengths::languages() {
            for people in [0, 1, 7, 300] {
                let shown = shown(people);
                let title = heading(&shown.game, &lang);
                let public = list(&shown, &lang);
                assert!(public.text().starts_with(&title), "{}", public.text());
                let fits = |reply: &Reply| reply.text().chars().count() < limits::CONTENT;
                assert!(fits(&public), "{}", public.text());
                for own in [own(Some(300), None), own(None, Some((300, AT)))] {
                    let private = private(&shown, &own, &lang);
                    assert!(private.text().starts_with(&title));
                    assert!(fits(&private), "{}", private.text());
                }
            }
            let all = [
                None,
                Some(Hindrance::Away(AT)),
                Some(Hindrance::Met(AT)),
                Some(Hindrance::Asked(AT)),
                Some(Hindrance::Busy),
            ];
            let hindered = (0..25_usize).map(|nth| Rival {
                person: UserId(LONG + nth as i64),
                rung: 100 + nth,
                hindrance: all[nth % all.len()],
            });
            let hindered: Vec<Rival> = hindered.collect();
            let menu = rivals(&shown(300), &hindered, &lang);
            assert!(
                menu.text().chars().count() <= limits::CONTENT,
                "{}",
                menu.text()
            );
            let call = call(&challenge(), 300, AT, &own(Some(7), None), &lang);
            assert!(call.text().contains("<#"), "{}", call.text());
            for kind in [
                LadderNoteKind::Declined,
                LadderNoteKind::Stepped,
                LadderNoteKind::Late,
                LadderNoteKind::Idle,
            ] {
                let key = (GuildId(LONG), "kumo");
                let note = note(key, kind, &OwnRung::default(), &lang);
                assert!(note.text().contains("https://"), "{}", note.text());
            }
        }
    }
}
