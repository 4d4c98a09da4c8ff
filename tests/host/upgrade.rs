//! A database of the program of commit 0b1d29f, before events had data of their own: it opens, and
//! its matches go on.

use rand::seq::IndexedRandom;
use sqlx_sqlite::{SqliteConnectOptions, SqlitePool};
use tavolino::host::{
    Audience, Closed, Event, LivingKind, Matter, NoticeKind, Record, Shard, Timestamp,
};
use tavolino::store::Age;
use tavolino_games::game::Seat;

use super::*;

/// Written by driving that program's host; contains every kind of event.
const OLD: &str = include_str!("../data/0b1d29f.sql");

const ADA: UserId = UserId(1001);
const BRUNO: UserId = UserId(1002);
const CARLA: UserId = UserId(1003);
const DINO: UserId = UserId(1004);

/// Later than every instant in the file.
const LATER: Timestamp = Timestamp(1_780_000_000_000);

async fn old(folder: &TempDir) -> Host {
    let file = SqliteConnectOptions::new()
        .filename(folder.path().join("games.db"))
        .create_if_missing(true)
        // A dump lists its tables in any order.
        .foreign_keys(false);
    let pool = SqlitePool::connect_with(file).await.unwrap();
    sqlx::raw_sql(OLD).execute(&pool).await.unwrap();
    pool.close().await;
    host(folder).await
}

/// The matches of a game, oldest first.
async fn of_game(host: &Host, folder: &TempDir, game: &str) -> Vec<Record> {
    let file = SqliteConnectOptions::new().filename(folder.path().join("games.db"));
    let pool = SqlitePool::connect_with(file).await.unwrap();
    let ids: Vec<String> =
        sqlx::query_scalar("select id from matches where game = $1 order by opened_at")
            .bind(game)
            .fetch_all(&pool)
            .await
            .unwrap();
    pool.close().await;
    let mut records = Vec::new();
    for id in ids {
        let record = host.look(&MatchId::read(&id).unwrap()).await.unwrap();
        records.push(Record::clone(&record));
    }
    records
}

fn last(record: &Record) -> &Event {
    &record.last.as_ref().unwrap().logged.event
}

#[tokio::test]
async fn an_old_database_tells_what_it_told() {
    let folder = engine::folder();
    let host = old(&folder).await;
    let found = host.inspect(LATER).await.unwrap();
    assert!(found.aside.is_empty(), "all are replayed");
    let of = async |game| of_game(&host, &folder, game).await;

    let kintei = of("kintei").await;
    let taken_back = host.history(kintei[0].id()).await.unwrap().taken_back();
    assert_eq!((kintei[0].row.number, taken_back.len()), (6, 1));
    assert_eq!(kintei[1].row.closed, Some(Closed::Abandoned));
    assert_eq!(last(&kintei[1]), &Event::Abandon);

    let kudosu = &of("kudosu").await[0];
    let undo = kudosu.agreements.proposal(Matter::Undo).unwrap();
    assert_eq!((undo.by, undo.number), (Seat(1), 7));
    assert_eq!(kudosu.asked_about(Matter::Undo), Seat(2).into());

    let kumo = of("kumo").await;
    assert_eq!(last(&kumo[0]), &Event::Draw { seat: Seat(2) });
    assert_eq!(kumo[1].row.after.as_ref(), Some(kumo[0].id()));
    assert_eq!(
        (kumo[1].row.state, kumo[1].opener()),
        (State::Lobby, Some(BRUNO))
    );
    assert!(kumo[2].is_running() && kumo[2].closes().is_some());

    let chasm = of("chasm").await;
    let draw = chasm[0].agreements.proposal(Matter::Draw).unwrap();
    assert_eq!((draw.by, draw.accepted), (Seat(3), Seat(1).into()));
    assert_eq!(chasm[1].row.opened_by, None, "who opened it was erased");
    assert!(chasm[1].is_gone(Seat(1)) && !chasm[1].staying().contains(Seat(1)));

    let nubulus = of("nubulus").await;
    let left = |out_of_time| Event::Leave {
        seat: Seat(1),
        out_of_time,
    };
    assert_eq!(
        [last(&nubulus[0]), last(&nubulus[1])],
        [&left(false), &left(true)]
    );

    // Slow matches have the two days more that slow matches now start with.
    let slow = &of("jinrai").await[0];
    assert_eq!(
        slow.seats[0].clock.bank,
        Some(518_220_000 + (36 + 48) * 3_600_000)
    );

    let mindoku = of("mindoku").await;
    assert_eq!(mindoku[0].agreements.takeable(), Seat(3).into());
    assert_eq!(
        (mindoku[1].row.state, &*mindoku[1].invited),
        (State::Lobby, &[CARLA][..])
    );
    let claims = host.history(mindoku[2].id()).await.unwrap();
    let is_claim = |event: &Event| matches!(event, Event::Claim { .. });
    let claims = claims.moments().filter_map(|moment| moment.last);
    assert_eq!(
        claims.filter(|last| is_claim(&last.logged.event)).count(),
        1
    );
    assert!(matches!(last(&mindoku[3]), Event::Skip { .. }));

    let prosterno = &of("prosterno").await[0];
    assert_eq!(prosterno.person_at(Seat(2)), Some(CARLA));
    assert_eq!(prosterno.agreements.takeable(), Seat(2).into());
    let aborted = |seat| Event::Abort { seat, reason: None };
    let by_a_seat = aborted(Some(Seat(2)));
    assert_eq!(last(&of("taifuu").await[0]), &by_a_seat);
    assert_eq!(last(&of("basileus").await[0]), &aborted(None));
    assert!(of("quadrangle").await[0].outcome().is_some());

    let jinrai = &of("jinrai").await[0];
    let card = host
        .outbox()
        .living(jinrai.id(), LivingKind::Card, Audience::Person(ADA));
    assert!(card.await.unwrap().is_some());
    let panel = host
        .outbox()
        .living(jinrai.id(), LivingKind::Panel, Audience::Table);
    assert!(panel.await.unwrap().is_some());
    let pending = host.outbox().pending(jinrai.id()).await.unwrap();
    let is_pending = |kind, audience| {
        let mut pending = pending.iter();
        pending.any(|notice| (notice.kind, notice.audience) == (kind, audience))
    };
    assert!(is_pending(NoticeKind::Panel, Audience::Table));
    assert!(is_pending(NoticeKind::Card, Audience::Person(BRUNO)));

    let computers = MatchId::read("M6FA").unwrap();
    let computers = host.look(&computers).await.unwrap();
    let strength = computers.strength_of(Seat(2));
    assert_eq!(strength, Some(Strength::Medium), "as nobody could say yet");
    assert_eq!(chasm[1].strength_of(Seat(1)), None, "nobody's is not its");

    let bruno = host.store().preferences(BRUNO).await.unwrap();
    assert_eq!((bruno.every, bruno.quiet_from), (Some(12), Some(22 * 60)));
    let blocked = host.store().blocked_by(CARLA).await.unwrap();
    assert_eq!(blocked, [UserId(1009)]);
    let settings = host.settings(prosterno.row.guild).await.unwrap();
    assert!(settings.moderators && settings.channels.len() == 2);
    assert!(
        host.allowance(ADA, Timestamp(0))
            .await
            .unwrap()
            .away
            .is_some()
    );
    assert!(host.store().inbox(DINO).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_backup_of_it_is_its_own_and_what_changes_can_be_rehearsed() {
    let folder = engine::folder();
    let file = folder.path().join("games.db");
    let address = format!("sqlite://{}", file.display());
    let options = SqliteConnectOptions::new()
        .filename(&file)
        .create_if_missing(true)
        .foreign_keys(false);
    let pool = SqlitePool::connect_with(options).await.unwrap();
    sqlx::raw_sql(OLD).execute(&pool).await.unwrap();
    pool.close().await;
    let tables = async |file: &std::path::Path| {
        let pool = SqlitePool::connect_with(SqliteConnectOptions::new().filename(file));
        let pool = pool.await.unwrap();
        let tables: Vec<String> =
            sqlx::query_scalar("select name from sqlite_master where type = 'table' order by name")
                .fetch_all(&pool)
                .await
                .unwrap();
        pool.close().await;
        tables
    };
    let before = tables(&file).await;
    let (store, age) = Store::open_as_it_is(&address).await.unwrap();
    assert_eq!(age, Age::Older);
    let copy = folder.path().join("copy.db");
    store.copy_to(&copy).await.unwrap();
    let changes = store.rehearse().await.unwrap();
    let names: Vec<&str> = changes.iter().map(|change| &*change.name).collect();
    let (first, last) = (names.first().unwrap(), names.last().unwrap());
    let files: Vec<_> =
        std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/sqlite"))
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
    let newest = files.iter().max().unwrap().trim_end_matches(".sql");
    assert_eq!(*first, "0007 events", "it was made before that change");
    assert_eq!(last.replace(' ', "_"), newest);
    store.close().await;
    assert_eq!(tables(&file).await, before);
    assert_eq!(tables(&copy).await, before);
    let left = std::fs::read_dir(folder.path()).unwrap();
    let left = left.filter(|file| {
        let name = file.as_ref().unwrap().file_name();
        name.to_string_lossy().contains("rehearsal")
    });
    assert_eq!(left.count(), 0, "the copy is gone");
    Store::open(&address).await.unwrap().close().await;
    let (store, age) = Store::open_as_it_is(&address).await.unwrap();
    assert_eq!(age, Age::Same);
    store.close().await;
    assert_ne!(tables(&file).await, before);
}

#[tokio::test]
async fn its_games_are_played_to_the_end() {
    let folder = engine::folder();
    let host = old(&folder).await;
    let mut rng = Rng::seed_from_u64(3);
    host.resume(Shard::WHOLE, LATER).await.unwrap();
    host.come_back(ADA, LATER).await.unwrap();
    let mut tap = 1_000_000;
    let mut by = |person| {
        tap += 1;
        super::by(person, tap)
    };
    let kudosu = of_game(&host, &folder, "kudosu").await.remove(0);
    let agreed = Command::Accept(Matter::Undo);
    let undone = host.act(kudosu.id(), by(BRUNO), agreed, None, LATER).await;
    assert!(matches!(last(&undone.unwrap()), Event::Undo { .. }));
    let chasm = of_game(&host, &folder, "chasm").await.remove(0);
    let agreed = Command::Accept(Matter::Draw);
    let drawn = host.act(chasm.id(), by(BRUNO), agreed, None, LATER).await;
    assert_eq!(drawn.unwrap().row.state, State::Over);
    let prosterno = of_game(&host, &folder, "prosterno").await.remove(0);
    let take = Command::TakeSeat(Seat(2));
    let taken = host.act(prosterno.id(), by(BRUNO), take, None, LATER).await;
    assert_eq!(taken.unwrap().person_at(Seat(2)), Some(BRUNO));
    let rematch = of_game(&host, &folder, "kumo").await.remove(1);
    let joined = host.join(rematch.id(), ADA, &mut rng, LATER).await;
    assert!(joined.unwrap().is_running());

    let mut played = 0;
    for entry in games::GAMES {
        for record in of_game(&host, &folder, entry.info.key).await {
            if !record.is_running() {
                continue;
            }
            let mut record = std::sync::Arc::new(record);
            while let Some(seat) = record.to_act().first() {
                let board = record.board.as_ref().unwrap();
                let turn = board.turns(seat).choose(&mut rng).unwrap().clone();
                let command = if record.row.number < 150 {
                    Command::Say(&turn)
                } else {
                    Command::Leave
                };
                let actor = record
                    .person_at(seat)
                    .map_or(Actor::Computer(seat), &mut by);
                record = host
                    .act(record.id(), actor, command, None, LATER)
                    .await
                    .unwrap();
            }
            assert!(record.outcome().is_some());
            played += 1;
        }
    }
    assert_eq!(played, 11);
    host.store().close().await;
    let again = super::host(&folder).await;
    for entry in games::GAMES {
        for record in of_game(&again, &folder, entry.info.key).await {
            assert!(!record.is_running(), "{record:?} was stored as it ended");
        }
    }
}
