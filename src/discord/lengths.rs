//! Tests that every text about a game fits Discord's limits ([`fitting`] asserts it), at the largest tables and with the
//! longest ids.
//!
//! Truncated knowingly: names of threads, completions, turns in a history's menu, long records, and the alt text of a
//! replay. A text board that does not fit goes into a message of its own.
//!
//! [`fitting`]: crate::discord::limits::fitting

use rand::SeedableRng;
use rand::seq::IndexedRandom;

use crate::discord::position::text_reply;
use crate::discord::secrecy::log;
use crate::discord::turn::picker::{Choosing, Picker};
use crate::discord::view::{lobby, own, panel};
use crate::host::{
    ChannelId, Clock, GuildId, Living, Log, MessageId, State, Strength, Timestamp, UserId,
};
use tavolino_games::board::GameEntry;
use tavolino_games::game::{Lang, Options, Rng, Seat, Seats};
use tavolino_games::games::GAMES;

/// The longest id of Discord.
const LONG: i64 = 9_000_000_000_000_000_000;

/// Numbers of random turns before a match is tested.
const TURNS: [usize; 3] = [0, 9, 400];

/// Matches of every game and option: at the start, in the middle, and late or over.
pub(super) fn matches() -> impl Iterator<Item = Log> {
    GAMES.iter().flat_map(|kind| {
        let variants = kind.info.variants().into_iter();
        variants.flat_map(move |options| TURNS.map(|turns| played(kind, &options, turns)))
    })
}

/// A match after this many random turns, with every optional part of its messages.
fn played(kind: &'static GameEntry, options: &Options, turns: usize) -> Log {
    let most = *(kind.info.seats)(options).end();
    let table = kind.info.table(options, Some(most)).unwrap();
    let mut rng = Rng::seed_from_u64(5);
    let deal = (kind.deal)(&table, &mut rng);
    let mut board = (kind.open)(&table, deal.clone()).unwrap();
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
    let mut log = log(kind.info.key, options, most, &deal, &line);
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
    record.guild = Some(GuildId(LONG));
    record.place = Some(ChannelId(LONG));
    if board.outcome().is_some() {
        record.state = State::Over;
    }
    log
}

#[tokio::test]
async fn every_message_about_a_match_is_said_in_full() {
    let lang = Lang::english();
    let living = Living {
        channel: ChannelId(LONG),
        message: MessageId(LONG),
        number: 0,
    };
    for log in matches() {
        let mut record = log.replay().unwrap();
        record.agreements.given = Some((Seat(1), Seat(2), 400_000_000));
        panel::panel(&record, &lang).await;
        lobby::card(&record, Strength::default(), Some(living), &lang).await;
        let board = record.board.as_deref().unwrap();
        let acting = board.to_act().first().unwrap_or(Seat(1));
        own::seen(&record, acting, &lang).await;
        for seat in Seats::all(record.table.seats).iter() {
            let words = panel::text(&record, Some(seat), &lang);
            let text = board.scene(Some(seat), &lang).text;
            let mut reply = text_reply(words, &text);
            let all = std::iter::once(reply.text().to_owned());
            let next = reply.take_next();
            let all = all.chain(next.iter().map(|next| next.text().to_owned()));
            assert!(
                all.last().unwrap().ends_with("\n```"),
                "the whole board is shown"
            );
            if let Some(card) = board.card(seat, &lang) {
                assert!(!card.summary.is_empty());
            }
        }
        for choosing in [Choosing::Turn, Choosing::Claim] {
            if let Ok(picker) = Picker::new(&record, acting, choosing, &lang) {
                picker.after("").await;
            }
        }
    }
}

#[test]
fn a_board_that_does_not_fit_below_its_words_comes_after_them() {
    let longest = "x".repeat(1700);
    let mut reply = text_reply("words".repeat(100), &longest);
    assert_eq!(reply.text(), "words".repeat(100));
    let next = reply.take_next();
    assert_eq!(next[0].text(), format!("```\n{longest}\n```"));
    assert!(text_reply("words".to_owned(), "x").take_next().is_empty());
}
