//! The games to be copied, played through the host.

use std::sync::Arc;
use std::time::Duration;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino::host::{
    Actor, Audience, ChannelId, Command, GuildId, Host, InteractionId, Living, LivingKind, MatchId,
    MessageId, Opening, Receipt, Record, Timestamp, UserId,
};
use tavolino_games::game::{Options, Rng};
use tavolino_games::games::GAMES;

use super::{Table, now};

/// Most turns of a game; one that runs longer is ended.
const LONGEST: usize = 120;

const DAY: Duration = Duration::from_hours(24);

/// Plays a game among people of its own; its code and its number of turns.
pub async fn play(host: &Host, at: i64, table: Table) -> (MatchId, usize) {
    let entry = &GAMES[at as usize % GAMES.len()];
    let seed = at * 2 + i64::from(table == Table::Running);
    let mut rng = Rng::seed_from_u64(seed.cast_unsigned());
    let (begun, pause, most) = match table {
        Table::Finished => (now().0 - 60 * DAY.as_millis() as i64, 6 * 3600, LONGEST),
        Table::Running => (now().0, 1, 5),
    };
    let person = |seat: u8| UserId(10 * seed + i64::from(seat));
    let mut taps = 900_000_000 + seed * 1000;
    let mut opening = Opening::new(
        entry,
        entry.info.table(&Options::new(), None).expect("a table"),
        person(1),
        ChannelId(1),
        InteractionId(taps),
    );
    // On a server, where a game is rated if it can be. Server and people are new: the matches one
    // has are limited.
    opening.guild = Some(GuildId(1 + seed));
    opening.rated = true;
    let opened = host.open(opening, &mut rng, Timestamp(begun)).await;
    let mut record: Arc<Record> = opened.expect("opened");
    let id = record.id().clone();
    for seat in 2..=record.table.seats {
        let joined = host.join(&id, person(seat), &mut rng, Timestamp(begun));
        record = joined.await.expect("joined");
    }
    let mut turns = 0;
    let mut time = begun;
    while let Some(seat) = record.to_act().first() {
        deliver(host, &record, Timestamp(time)).await;
        if table == Table::Running && turns == most {
            break;
        }
        time += pause * 1000;
        taps += 1;
        let person = record.person_at(seat).expect("people play");
        let board = record.board.as_ref().expect("it has started");
        let legal = board.turns(seat);
        let turn = legal.choose(&mut rng).expect("it goes on").clone();
        let command = if turns < most {
            Command::Say(&turn)
        } else {
            Command::Leave
        };
        let actor = Actor::Person(person, InteractionId(taps));
        let result = host.act(&id, actor, command, None, Timestamp(time)).await;
        record = result.expect("a legal turn");
        turns += 1;
    }
    deliver(host, &record, Timestamp(time)).await;
    if table == Table::Running && !record.is_running() {
        // The game ended too soon; play another with a different seed.
        return Box::pin(play(host, at + GAMES.len() as i64 * 10, table)).await;
    }
    (id, turns)
}

/// Stores messages as the bot delivers them: a card, a panel, a ping, and each player's private
/// card.
async fn deliver(host: &Host, record: &Record, now: Timestamp) {
    let pending = host.outbox().pending(record.id()).await.expect("pending");
    let finished: Vec<_> = pending
        .iter()
        .map(|notice| (notice, Receipt::Delivered))
        .collect();
    host.outbox()
        .finish(&finished, now)
        .await
        .expect("finished");
    let mut messages = vec![
        (LivingKind::Lobby, Audience::Table),
        (LivingKind::Panel, Audience::Table),
        (LivingKind::Ping, Audience::Table),
    ];
    if record.has_secrets() {
        let people = record.seats.iter().filter_map(|sitting| sitting.person);
        messages.extend(people.map(|person| (LivingKind::Card, Audience::Person(person))));
    }
    for (at, (kind, audience)) in (1..).zip(messages) {
        let living = Living {
            channel: ChannelId(1),
            message: MessageId(at),
            number: record.row.number,
        };
        host.outbox()
            .shown(record.id(), kind, audience, living)
            .await
            .expect("written down");
    }
}
