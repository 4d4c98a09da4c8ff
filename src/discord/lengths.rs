//! Tests that every text about a game fits Discord's limits ([`fitting`] asserts it), in every
//! language and one with longer words, at the largest tables and with the longest ids.
//!
//! Truncated knowingly: display names in the names of threads, completions and turns in a history's
//! menu between words, and long records between lines. A text board that does not fit goes into a
//! message of its own.
//!
//! [`fitting`]: crate::discord::limits::fitting

use rand::SeedableRng;
use rand::seq::IndexedRandom;

use crate::discord::interaction::replays;
use crate::discord::position::text_reply;
use crate::discord::secrecy::log;
use crate::discord::turn::{Choosing, Occasion, Picker};
use crate::discord::view::{Reply, agreements, ending, lobby, names, own, panel, standing};
use crate::discord::{limits, pseudo};
use crate::host::{
    ChannelId, Clock, GuildId, Living, Log, MessageId, Proposal, Record, Refusal, Restriction,
    State, Timestamp, UserId,
};
use tavolino_games::board::{self, GameEntry};
use tavolino_games::game::{Lang, Options, Private, Rng, Scene, Seat, Seats};
use tavolino_games::games::GAMES;

/// The longest id of Discord.
const LONG: i64 = 9_000_000_000_000_000_000;

/// A message with the longest ids.
const LIVING: Living = Living {
    channel: ChannelId(LONG),
    message: MessageId(LONG),
    number: 0,
};

/// A number of turns that no game reaches.
const LONGEST_REPLAY: usize = 9999;

/// Numbers of random turns before a match is tested.
const TURNS: [usize; 3] = [0, 9, 400];

/// Matches of every game and option: at the start, in the middle, and late or over.
pub(super) fn matches() -> impl Iterator<Item = Log> {
    GAMES.iter().flat_map(|entry| {
        let variants = entry.info.variants().into_iter();
        variants.flat_map(move |options| TURNS.map(|turns| played(entry, &options, turns)))
    })
}

/// A match after this many random turns, with every optional part of its messages.
fn played(entry: &'static GameEntry, options: &Options, turns: usize) -> Log {
    let most = *(entry.info.seats)(options).end();
    let table = entry.info.table(options, Some(most)).unwrap();
    let mut rng = Rng::seed_from_u64(5);
    let deal = (entry.deal)(&table, &mut rng);
    let mut board = (entry.open)(&table, deal.clone()).unwrap();
    let mut line = Vec::new();
    while let Some(seat) = board.to_act().first().filter(|_| line.len() < turns) {
        let turn = board
            .offered(seat, "")
            .turns
            .choose(&mut rng)
            .unwrap()
            .clone();
        board.play(seat, &turn).unwrap();
        line.push((seat, turn));
    }
    let mut log = log(entry.info.key, options, most, &deal, &line);
    let record = &mut log.record;
    for sitting in &mut record.seats {
        sitting.person = Some(UserId(LONG + i64::from(sitting.seat.0)));
        sitting.away = Some(Timestamp(4_000_000_000_000));
        sitting.clock = Clock {
            bank: Some(400_000_000),
            spent: 0,
            runs: Some(Timestamp(4_000_000_000_000)),
        };
    }
    record.row.guild = Some(GuildId(LONG));
    record.row.place = Some(ChannelId(LONG));
    if board.outcome().is_some() {
        record.row.state = State::Over;
    }
    log
}

/// All languages, and the pseudo-language.
pub(super) fn languages() -> impl Iterator<Item = Lang> {
    Lang::all().chain([pseudo::lang("it")])
}

#[tokio::test]
async fn every_message_about_a_match_is_said_in_full() {
    for lang in languages() {
        for log in matches() {
            let mut record = log.replay().unwrap();
            record.row.warned = Some(Timestamp(4_000_000_000_000));
            record.agreements.given = Some((Seat(1), Seat(2), 400_000_000));
            say_all(&record, &lang).await;
            record.agreements.given = None;
            say_lobby(record, &lang).await;
        }
    }
}

/// Writes every message about a match that has started.
async fn say_all(record: &Record, lang: &Lang) {
    panel::panel(record, lang).await;
    ending::ending(record, None, vec!["x".repeat(400)], lang).await;
    lobby::card(record, Some(LIVING), None, lang).await;
    agreements::message(record, Some(LIVING), lang);
    standing::standing(record, &names::seated(lang, record));
    let board = record.board.as_deref().unwrap();
    let acting = board.to_act().first().unwrap_or(Seat(1));
    own::seen(record, acting, lang).await;
    replays::alt_text(LONGEST_REPLAY, &board.scene(None, lang).alt, lang);
    for seat in Seats::all(record.table.seats).iter() {
        let words = panel::text(record, Some(seat), lang);
        let scene = board.scene(Some(seat), lang);
        let mut reply = text_reply(words, &scene);
        let all = std::iter::once(reply.text().to_owned());
        let next = reply.take_next();
        let all = all.chain(next.iter().map(|next| next.text().to_owned()));
        let all = all.collect::<Vec<_>>().join("\n");
        let (_, heard) = all.split_once("\n```\n-# ").expect("the whole board");
        assert!(!heard.is_empty() && !heard.contains('\n'), "{all}");
        if let Some(card) = board.card(seat, lang) {
            assert!(!card.summary.is_empty());
        }
    }
    for choosing in [Choosing::Turn, Choosing::Claim] {
        if let Ok(picker) = Picker::new(Occasion::Match(record), acting, choosing, lang) {
            picker.after("").await;
        }
    }
}

/// Writes the messages about offers and requests of all seats, and the lobby card, with people in
/// every seat or invited.
async fn say_lobby(mut record: Record, lang: &Lang) {
    let proposal = Proposal {
        by: Seat(1),
        number: record.row.number,
        turn: None,
        accepted: Seats::NONE,
    };
    record.agreements.draw = Some(proposal);
    record.agreements.undo = Some(proposal);
    record.agreements.offered = Seats::all(record.table.seats);
    agreements::message(&record, Some(LIVING), lang);
    record.row.state = State::Lobby;
    record.row.opened_by = Some(UserId(LONG));
    lobby::card(&record, None, None, lang).await;
    let sat = std::mem::take(&mut record.seats);
    record.invited = sat.iter().filter_map(|sitting| sitting.person).collect();
    lobby::invitation(&record, lang).await;
}

#[test]
fn a_board_that_does_not_fit_below_its_words_comes_after_them() {
    let scene = |text: String| Scene {
        text,
        alt: "b holds\na1".to_owned(),
        ..Scene::default()
    };
    let longest = "x".repeat(1700);
    let mut reply = text_reply("words".repeat(100), &scene(longest.clone()));
    assert_eq!(reply.text(), "words".repeat(100));
    let next = reply.take_next();
    assert_eq!(next[0].text(), format!("```\n{longest}\n```"));
    let mut reply = text_reply("words".to_owned(), &scene("x".to_owned()));
    assert_eq!(reply.text(), "words\n```\nx\n```\n-# b holds a1");
    assert!(reply.take_next().is_empty());
}

#[test]
fn every_refusal_that_names_something_is_said_in_full() {
    let text = Private("x".repeat(2000));
    let near = Private(vec!["x".repeat(limits::CHOICE); limits::BUTTONS]);
    let channels = (0..limits::CHOICES as i64).map(|at| ChannelId(LONG + at));
    let until = Timestamp(4_000_000_000_000);
    let entry = &GAMES[0];
    let refusals = [
        Refusal::NoSuchMatch("K7QX".to_owned()),
        Refusal::WaitingFor(vec![format!("◯ <@{LONG}>"); 6].join(", ")),
        Refusal::NoClaims(entry.info),
        Refusal::NotAClaim {
            text: text.clone(),
            near: near.clone(),
        },
        board::Refusal::NotATurn { text, near }.into(),
        Refusal::Missing {
            permissions: vec!["x".repeat(40); 6].join(", "),
            place: format!("<#{LONG}>"),
        },
        Refusal::Restricted(Restriction::NotHere(channels.collect())),
        Refusal::Restricted(Restriction::OpenedOften { most: 99, until }),
        Refusal::Restricted(Restriction::TooManyHere(99)),
        Refusal::Restricted(Restriction::NotToInvite(UserId(LONG))),
        Refusal::Restricted(Restriction::Blocked(UserId(LONG))),
    ];
    for lang in languages() {
        for refusal in &refusals {
            assert!(Reply::refusal(refusal.say(&lang)).is_refusal());
        }
    }
}
