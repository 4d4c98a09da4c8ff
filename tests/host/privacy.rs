//! Export and erasure of a person.

use sqlx::{Column, Row, ValueRef};
use tavolino::host::{
    Again, Audience, ChampionChange, Change, GuildId, Living, LivingKind, MessageId, PuzzleChange,
    RoleId, ScheduledBy, ScheduledChange, Shard, WeekChange,
};
use tavolino_games::game::{Lang, Seat};

use super::*;

/// As long as Discord's ids, so that no other number contains it.
pub const ELENA: UserId = UserId(1_300_000_000_000_000_777);

/// Elena in a running match, a finished one and a lobby, invited, blocking and blocked, with
/// notices sent and unsent.
pub async fn entangled(host: &Host) -> [MatchId; 3] {
    let mut rng = Rng::seed_from_u64(1);
    let as_elena = |game: &str, interaction| Opening {
        by: ELENA,
        guild: Some(GuildId(9)),
        ..opening(game, interaction)
    };
    let over = host
        .open(as_elena("kintei", 1), &mut rng, Timestamp(0))
        .await
        .unwrap();
    host.join(over.id(), BRUNO, &mut rng, Timestamp(1))
        .await
        .unwrap();
    host.act(
        over.id(),
        by(ELENA, 2),
        Command::Say("a1 b2"),
        None,
        Timestamp(2),
    )
    .await
    .unwrap();
    host.act(over.id(), by(BRUNO, 3), Command::Leave, None, Timestamp(3))
        .await
        .unwrap();
    let running = host
        .open(as_elena("mindoku", 4), &mut rng, Timestamp(4))
        .await
        .unwrap();
    host.join(running.id(), BRUNO, &mut rng, Timestamp(5))
        .await
        .unwrap();
    let living = Living {
        channel: ChannelId(7),
        message: MessageId(8),
        number: 0,
    };
    host.outbox()
        .shown(
            running.id(),
            LivingKind::Card,
            Audience::Person(ELENA),
            living,
        )
        .await
        .unwrap();
    host.outbox()
        .shown(running.id(), LivingKind::Panel, Audience::Table, living)
        .await
        .unwrap();
    host.outbox()
        .shown(over.id(), LivingKind::Panel, Audience::Table, living)
        .await
        .unwrap();
    let lobby = host
        .open(as_elena("kintei", 5), &mut rng, Timestamp(6))
        .await
        .unwrap();
    let invited = Opening {
        invited: vec![ELENA],
        ..opening("kintei", 6)
    };
    host.open(invited, &mut rng, Timestamp(7)).await.unwrap();
    host.block(ELENA, CHIARA, Timestamp(8)).await.unwrap();
    host.block(CHIARA, ELENA, Timestamp(9)).await.unwrap();
    host.outbox().dms_are_closed(ELENA).await.unwrap();
    host.set_language(ELENA, &Lang::english()).await.unwrap();
    host.change_settings(GuildId(1), &[Change::Quiet(true)], None)
        .await
        .unwrap();
    let puzzles = PuzzleChange {
        channel: Some(ChannelId(7)),
        ..PuzzleChange::default()
    };
    let scheduled = ScheduledChange {
        puzzles,
        week: WeekChange {
            channel: Some(ChannelId(7)),
            ..WeekChange::default()
        },
        champion: Some(ChampionChange::Role(RoleId(8))),
    };
    let scheduled = ScheduledBy {
        change: &scheduled,
        by: ELENA,
        now: Timestamp(10),
    };
    host.change_settings(GuildId(9), &[], Some(scheduled))
        .await
        .unwrap();
    [over.id().clone(), running.id().clone(), lobby.id().clone()]
}

/// Every cell of every table that contains a person's id in any form.
pub async fn traces(folder: &TempDir, person: UserId) -> Vec<String> {
    let pool = engine::pool(folder.path()).await;
    let tables = engine::tables(&pool).await;
    let written = person.0.to_string();
    let mut found = Vec::new();
    for table in tables {
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("select * from {table}")))
            .fetch_all(&pool)
            .await
            .unwrap();
        for row in rows {
            for column in row.columns() {
                let at = column.ordinal();
                if row.try_get_raw(at).unwrap().is_null() {
                    continue;
                }
                let text = row
                    .try_get::<i64, _>(at)
                    .map(|number| number.to_string())
                    .or_else(|_| row.try_get::<String, _>(at))
                    .unwrap_or_default();
                if text.contains(&written) {
                    found.push(format!("{table}.{}", column.name()));
                }
            }
        }
    }
    pool.close().await;
    found.sort();
    found.dedup();
    found
}

/// Whether the database's files contain the id, in SQLite's form or as text.
pub fn bytes_have(folder: &TempDir, person: UserId) -> bool {
    let (binary, text) = (person.0.to_be_bytes(), person.0.to_string());
    std::fs::read_dir(folder.path()).unwrap().any(|file| {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let has = |part: &[u8]| bytes.windows(part.len()).any(|window| window == part);
        has(&binary) || has(text.as_bytes())
    })
}

#[tokio::test]
async fn after_erasing_nothing_in_the_database_says_who_it_was() {
    let (folder, host) = new_host().await;
    let [over, running, lobby] = entangled(&host).await;
    let before = traces(&folder, ELENA).await;
    for place in [
        "blocks.blocked",
        "blocks.person",
        "closed_dms.person",
        "invitations.person",
        "languages.person",
        "matches.opened_by",
        "messages.person",
        "notices.person",
        "seats.person",
    ] {
        assert!(
            before.iter().any(|found| found == place),
            "{place}: {before:?}"
        );
    }
    // The files of a server are the server's responsibility.
    assert!(engine::is_server() || bytes_have(&folder, ELENA));
    let ties = host.ties(ELENA).await.unwrap();
    assert_eq!((ties.lobbies, ties.running), (2, 1));
    let mut rng = Rng::seed_from_u64(2);
    host.erase_person(ELENA, &mut rng, Timestamp(100))
        .await
        .unwrap();
    assert_eq!(traces(&folder, ELENA).await, [""; 0]);
    assert!(!bytes_have(&folder, ELENA), "the file has overwritten it");

    let record = host.look(&over).await.unwrap();
    assert_eq!(record.row.state, State::Over);
    assert_eq!(record.row.number, 2, "the turns and the result stay");
    assert!(record.is_gone(Seat(1)) && !record.is_gone(Seat(2)));
    assert_eq!(record.person_at(Seat(2)), Some(BRUNO));
    let record = host.look(&running).await.unwrap();
    assert_eq!(record.row.state, State::Over, "of two, one has left");
    assert!(record.is_gone(Seat(1)));
    let pending = host.outbox().pending(&running).await.unwrap();
    assert!(
        pending
            .iter()
            .any(|notice| notice.kind == NoticeKind::Ping && notice.number == 1),
        "the other is told: {pending:?}"
    );
    let pending = host.outbox().pending(&over).await.unwrap();
    assert!(
        pending
            .iter()
            .any(|notice| notice.kind == NoticeKind::Panel && notice.number == 2),
        "the board is drawn without the name: {pending:?}"
    );
    let record = host.look(&lobby).await.unwrap();
    assert_eq!(record.row.state, State::Cancelled);

    // The language is stored anew, though it has not changed.
    let english = Lang::english();
    host.set_language(ELENA, &english).await.unwrap();
    let stored = host.language_of(ELENA).await.unwrap();
    assert_eq!(stored.map(|lang| lang.code()), Some("en"));

    // Erasure is idempotent, and an erased person can come back.
    host.erase_person(ELENA, &mut rng, Timestamp(101))
        .await
        .unwrap();
    assert_eq!(traces(&folder, ELENA).await, [""; 0]);
    let again = Opening {
        by: ELENA,
        ..opening("kintei", 50)
    };
    host.open(again, &mut rng, Timestamp(102)).await.unwrap();
    assert_eq!(host.store().inbox(ELENA).await.unwrap().len(), 1);
}

#[tokio::test]
async fn no_language_is_stored_during_an_erasure() {
    let (folder, host) = new_host().await;
    let mut writing = host.store().begin_writing().await.unwrap();
    writing.request_erasure(ELENA, Timestamp(50)).await.unwrap();
    writing.commit().await.unwrap();
    host.set_language(ELENA, &Lang::english()).await.unwrap();
    assert!(host.language_of(ELENA).await.unwrap().is_none());
    host.set_language(BRUNO, &Lang::english()).await.unwrap();
    assert!(host.language_of(BRUNO).await.unwrap().is_some());
    // A program without this table erases a person.
    let pool = engine::pool(folder.path()).await;
    for statement in [
        "insert into deletions (person, asked_at) values (2, 51)",
        "delete from deletions where person = 2",
    ] {
        sqlx::query(statement).execute(&pool).await.unwrap();
    }
    pool.close().await;
    assert!(host.language_of(BRUNO).await.unwrap().is_none());
}

#[tokio::test]
async fn erasing_goes_on_after_a_crash() {
    let folder = engine::folder();
    let [_, running, _] = entangled(&host(&folder).await).await;
    // As after a power cut, with the request stored and one game left.
    let address = engine::address(folder.path());
    let store = Store::open(&address).await.unwrap();
    let mut writing = store.begin_writing().await.unwrap();
    writing.request_erasure(ELENA, Timestamp(50)).await.unwrap();
    writing.commit().await.unwrap();
    store.close().await;
    let host = host(&folder).await;
    host.act(&running, by(ELENA, 60), Command::Leave, None, Timestamp(51))
        .await
        .unwrap();
    let mut rng = Rng::seed_from_u64(2);
    assert_eq!(
        host.finish_erasures(&mut rng, Timestamp(100))
            .await
            .unwrap(),
        1
    );
    assert_eq!(traces(&folder, ELENA).await, [""; 0]);
    assert_eq!(
        host.finish_erasures(&mut rng, Timestamp(101))
            .await
            .unwrap(),
        0
    );
}

#[tokio::test]
async fn what_comes_late_about_somebody_erased_is_not_stored() {
    let (folder, host) = new_host().await;
    let [_, running, _] = entangled(&host).await;
    let mut rng = Rng::seed_from_u64(2);
    host.erase_person(ELENA, &mut rng, Timestamp(100))
        .await
        .unwrap();
    // A delivery of her card was under way.
    let living = Living {
        channel: ChannelId(7),
        message: MessageId(8),
        number: 0,
    };
    host.outbox()
        .shown(&running, LivingKind::Card, Audience::Person(ELENA), living)
        .await
        .unwrap();
    host.outbox().dms_are_closed(ELENA).await.unwrap();
    assert_eq!(traces(&folder, ELENA).await, [""; 0]);
    host.outbox()
        .shown(&running, LivingKind::Card, Audience::Person(BRUNO), living)
        .await
        .unwrap();
    assert!(
        host.outbox()
            .living(&running, LivingKind::Card, Audience::Person(BRUNO))
            .await
            .unwrap()
            .is_some()
    );
}

/// A Mindoku match of Ada, Elena and Bruno.
async fn three(host: &Host) -> (std::sync::Arc<tavolino::host::Record>, Rng) {
    let entry = games::find("mindoku").unwrap();
    let mut rng = Rng::seed_from_u64(1);
    let table = Opening {
        table: entry.info.table(&Options::new(), Some(3)).unwrap(),
        ..opening("mindoku", 1)
    };
    let opened = host.open(table, &mut rng, Timestamp(0)).await.unwrap();
    host.join(opened.id(), ELENA, &mut rng, Timestamp(1))
        .await
        .unwrap();
    host.join(opened.id(), BRUNO, &mut rng, Timestamp(2))
        .await
        .unwrap();
    (opened, rng)
}

#[tokio::test]
async fn three_play_on_when_one_is_erased() {
    let (_folder, host) = new_host().await;
    let (opened, mut rng) = three(&host).await;
    host.erase_person(ELENA, &mut rng, Timestamp(3))
        .await
        .unwrap();
    let record = host.look(opened.id()).await.unwrap();
    assert!(record.is_running() && record.is_gone(Seat(2)));
    for (number, person) in [(10, ADA), (11, BRUNO), (12, ADA)] {
        let record = host.look(opened.id()).await.unwrap();
        let seat = record.seat_of(person).unwrap();
        assert_eq!(
            record.to_act().first(),
            Some(seat),
            "nobody waits for an empty seat"
        );
        let turn = record.board.as_ref().unwrap().turns(seat)[0].clone();
        host.act(
            opened.id(),
            by(person, number),
            Command::Say(&turn),
            None,
            Timestamp(number),
        )
        .await
        .unwrap();
    }
    let pending = host.outbox().pending(opened.id()).await.unwrap();
    assert!(
        pending
            .iter()
            .all(|notice| notice.kind != NoticeKind::Think)
    );
}

#[tokio::test]
async fn an_export_has_everything_about_a_person_and_nothing_hidden() {
    let (_folder, host) = new_host().await;
    let [over, running, _] = entangled(&host).await;
    let export = host.export(ELENA, Timestamp(1000)).await.unwrap();
    assert_eq!(export["person"], "1300000000000000777");
    assert_eq!(export["exported_at"], "1970-01-01T00:00:01Z");
    let stored = &export["stored"];
    assert_eq!(stored["matches"].as_array().unwrap().len(), 3);
    assert_eq!(stored["seats"].as_array().unwrap().len(), 3);
    assert_eq!(stored["events"][0]["text"], "a1 b2");
    assert_eq!(stored["events"][0]["code"], over.as_str());
    assert_eq!(
        stored["events"].as_array().unwrap().len(),
        1,
        "only her own turns"
    );
    assert_eq!(
        stored["blocks"],
        serde_json::json!([{ "blocked": 3, "blocked_at": "1970-01-01T00:00:00Z" }])
    );
    assert_eq!(
        stored["puzzle_channels"],
        serde_json::json!([{ "guild": 9, "channel": 7, "refusal_reported": 0 }])
    );
    assert_eq!(
        stored["week_channels"],
        serde_json::json!([{ "guild": 9, "channel": 7, "refusal_reported": 0 }])
    );
    assert_eq!(
        stored["champions"],
        serde_json::json!([{ "guild": 9, "has_role": 0, "set_role": 1 }])
    );
    assert_eq!(stored["languages"][0]["language"], "en");
    assert_eq!(stored["messages"][0]["code"], running.as_str());
    assert_eq!(stored["invitations"].as_array().unwrap().len(), 1);
    let text = export.to_string();
    let record = host.look(&running).await.unwrap();
    let deal = record.row.deal.as_ref().unwrap();
    assert!(!text.contains("deal") && !text.contains(deal.as_str()));
}

#[tokio::test]
async fn the_seat_of_somebody_erased_can_be_taken_over() {
    let (folder, host) = new_host().await;
    let (opened, mut rng) = three(&host).await;
    host.erase_person(ELENA, &mut rng, Timestamp(3))
        .await
        .unwrap();
    let take = Command::TakeSeat(Seat(2));
    let record = host
        .act(opened.id(), by(CHIARA, 9), take, None, Timestamp(4))
        .await
        .unwrap();
    assert_eq!(record.person_at(Seat(2)), Some(CHIARA));
    assert!(!record.is_gone(Seat(2)));
    assert_eq!(traces(&folder, ELENA).await, [""; 0]);
}

#[tokio::test]
async fn in_a_rematch_the_seat_of_somebody_erased_is_free_and_not_the_computers() {
    let (_folder, host) = new_host().await;
    let [over, ..] = entangled(&host).await;
    let mut rng = Rng::seed_from_u64(2);
    host.erase_person(ELENA, &mut rng, Timestamp(100))
        .await
        .unwrap();
    let tap = InteractionId(70);
    let again = host
        .rematch(&over, BRUNO, tap, Again::AsBefore, &mut rng, Timestamp(101))
        .await
        .unwrap();
    let tavolino::host::Rematch::Opened(record) = again else {
        panic!("it is opened: {again:?}")
    };
    assert_eq!(record.row.state, State::Lobby);
    assert_eq!((record.seats.len(), record.free_seats()), (1, 1));
}

#[tokio::test]
async fn the_nonce_of_what_somebody_erased_was_told_is_not_given_again() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kintei", 1).await;
    let half = Timestamp(36 * 3_600_000 + 1);
    host.run_due(Shard::WHOLE, half).await.unwrap();
    let over = host.act(&id, by(ADA, 2), Command::Leave, None, half);
    assert_eq!(over.await.unwrap().row.state, State::Over);
    let pending = host.outbox().pending(&id).await.unwrap();
    let newest = pending.iter().max_by_key(|notice| notice.id).unwrap();
    assert_eq!(newest.audience.person(), Some(ADA), "her reminder goes");
    let done: Vec<_> = (pending.iter())
        .map(|notice| (notice, Receipt::Delivered))
        .collect();
    host.outbox().finish(&done, half).await.unwrap();
    let mut rng = Rng::seed_from_u64(1);
    host.erase_person(ADA, &mut rng, half).await.unwrap();
    let export = host.export(ADA, half).await.unwrap();
    assert_eq!(export["stored"]["notices"], serde_json::json!([]));
    let next = running(&host, "kintei", 5).await;
    for notice in host.outbox().pending(&next).await.unwrap() {
        assert!(notice.id > newest.id, "{notice:?}");
    }
}
