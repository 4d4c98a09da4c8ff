//! Retention, caches that are never the truth, and matches that do not delay each other.

use std::time::Duration;
use tavolino::host::{Audience, Living, LivingKind, MessageId, Shard};

use sqlx::AnyPool;

use super::clocks::started;
use super::*;

async fn database(folder: &TempDir) -> AnyPool {
    engine::pool(folder.path()).await
}

async fn count(pool: &AnyPool, count: &'static str) -> i64 {
    sqlx::query_scalar(count).fetch_one(pool).await.unwrap()
}

async fn deliver(host: &Host, id: &MatchId, now: Timestamp) {
    let pending = host.outbox().pending(id).await.unwrap();
    let done: Vec<_> = pending
        .iter()
        .map(|one| (one, Receipt::Delivered))
        .collect();
    host.outbox().finish(&done, now).await.unwrap();
}

#[tokio::test]
async fn what_was_told_a_day_ago_is_forgotten_and_what_is_to_be_told_is_not() {
    let (folder, host) = new_host().await;
    let pool = database(&folder).await;
    let id = running(&host, "kintei", 1).await;
    let waiting = running(&host, "kintei", 2).await;
    for (number, turn) in ["a1 b2", "a3 a5 b4"].iter().enumerate() {
        deliver(&host, &id, Timestamp(2)).await;
        let person = [ADA, BRUNO][number];
        let actor = by(person, 10 + number as i64);
        let played = host.act(&id, actor, Command::Say(turn), None, Timestamp(2));
        played.await.unwrap();
    }
    deliver(&host, &id, Timestamp(2)).await;
    let statement = "select count(*) from notices where done is not null";
    let taps = "select (select count(*) from events where interaction is not null)
        + (select count(*) from matches where interaction > 0)";
    let before = (count(&pool, statement).await, count(&pool, taps).await);
    assert!(before.0 > 5, "{before:?}");

    assert!(!host.tidy(Timestamp(DAY)).await.unwrap());
    let after = (count(&pool, statement).await, count(&pool, taps).await);
    assert_eq!(after, before, "a tap delivered twice is known for a day");
    let newest = count(&pool, "select max(id) from notices").await;
    let late = Timestamp(DAY + 10);
    host.tidy(late).await.unwrap();
    let after = (count(&pool, statement).await, count(&pool, taps).await);
    assert!(after.0 <= 1 && after.1 == 0, "{after:?}");
    assert_eq!(count(&pool, "select max(id) from notices").await, newest);
    assert_eq!(
        kinds(&host, &waiting).await,
        [NoticeKind::Lobby, NoticeKind::Panel, NoticeKind::Ping],
        "what nobody was told yet is told"
    );
    // A deleted mention is not posted again, and the panel is updated under a new nonce.
    host.refresh(&id, late).await.unwrap();
    let pending = host.outbox().pending(&id).await.unwrap();
    assert_eq!(pending.len(), 1);
    assert_eq!(pending[0].kind, NoticeKind::Panel);
    assert!(pending[0].id > newest);
}

#[tokio::test]
async fn by_what_somebody_was_called_is_forgotten_a_day_after_the_game() {
    let (_folder, host) = new_host().await;
    let over = running(&host, "kintei", 1).await;
    let waiting = running(&host, "kintei", 2).await;
    let all = [
        (LivingKind::Lobby, Audience::Table),
        (LivingKind::Panel, Audience::Table),
        (LivingKind::Ping, Audience::Table),
        (LivingKind::Talk, Audience::Table),
        (LivingKind::Card, Audience::Person(ADA)),
        (LivingKind::Remind, Audience::Person(BRUNO)),
    ];
    for id in [&over, &waiting] {
        deliver(&host, id, Timestamp(2)).await;
        for (kind, audience) in all {
            let living = Living {
                channel: HERE,
                message: MessageId(7),
                number: 0,
            };
            host.outbox()
                .shown(id, kind, audience, living)
                .await
                .unwrap();
        }
    }
    let left = async |id: &MatchId| {
        let posted = host.outbox().posted(id).await.unwrap();
        posted.iter().map(|posted| posted.kind).collect::<Vec<_>>()
    };
    let evening = Timestamp(DAY);
    let leaves = host.act(&over, by(ADA, 9), Command::Leave, None, evening);
    assert!(leaves.await.unwrap().outcome().is_some());
    deliver(&host, &over, evening).await;

    host.tidy(Timestamp(DAY + 10)).await.unwrap();
    assert_eq!(
        left(&over).await.len(),
        all.len(),
        "it is over for a moment"
    );
    host.tidy(Timestamp(2 * DAY + 10)).await.unwrap();
    let named = [LivingKind::Lobby, LivingKind::Panel, LivingKind::Ping];
    assert_eq!(left(&over).await, named, "these name people");
    assert_eq!(left(&waiting).await.len(), all.len());
}

#[tokio::test]
async fn much_that_is_past_is_forgotten_bit_by_bit() {
    let (folder, host) = new_host().await;
    let pool = database(&folder).await;
    let id = running(&host, "kintei", 1).await;
    sqlx::query(
        "with recursive n(n) as (values (1) union all select n + 1 from n where n < 1200)
         insert into notices (id, match_id, number, kind, round, due, done, outcome)
         select 1000 + n, $1, 0, 'panel', n, 0, 0, 'delivered' from n",
    )
    .bind(id.as_str())
    .execute(&pool)
    .await
    .unwrap();
    let mut steps = 1;
    while host.tidy(Timestamp(2 * DAY)).await.unwrap() {
        steps += 1;
    }
    assert_eq!(steps, 3);
    let left = "select count(*) from notices where done is not null";
    assert_eq!(
        count(&pool, left).await,
        1,
        "the highest id is not given again"
    );
}

#[tokio::test]
async fn whatever_another_process_writes_is_seen() {
    let folder = engine::folder();
    let (here, there) = (host(&folder).await, host(&folder).await);
    let id = running(&here, "kintei", 1).await;
    there.look(&id).await.unwrap();
    here.set_place(&id, Some(ChannelId(7))).await.unwrap();
    assert_eq!(there.look(&id).await.unwrap().row.place, Some(ChannelId(7)));
    here.go_away(BRUNO, None, Timestamp(2)).await.unwrap();
    let away = there.look(&id).await.unwrap().away(Seat(2));
    assert!(away.is_some(), "and what it writes of a person");
    for (number, (host, other)) in [(&here, &there), (&there, &here)].into_iter().enumerate() {
        let (person, turn) = [(ADA, "a1 b2"), (BRUNO, "a3 a5 b4")][number];
        let actor = by(person, 10 + number as i64);
        let done = host.act(&id, actor, Command::Say(turn), None, Timestamp(3));
        assert_eq!(done.await.unwrap().row.number, number as i64 + 1);
        assert_eq!(other.look(&id).await.unwrap().row.number, number as i64 + 1);
    }
}

#[tokio::test]
async fn matches_that_fail_keep_no_other_from_its_time_and_are_tried_again() {
    let (folder, host) = new_host().await;
    let pool = database(&folder).await;
    let mut failing = Vec::new();
    // More than one batch, all due before the match that can be judged.
    for tap in 1..=110 {
        failing.push(started(&host, opening("kintei", tap), &[BRUNO]).await);
    }
    let good = started(&host, opening("kintei", 500), &[BRUNO]).await;
    let fails = if engine::is_server() {
        format!(
            "create function fail() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
             create trigger failing before insert on events for each row when (new.match_id <> '{good}')
             execute function fail()"
        )
    } else {
        format!(
            "create trigger failing before insert on events when new.match_id <> '{good}' begin
                 select raise(abort, 'no room');
             end"
        )
    };
    sqlx::raw_sql(AssertSqlSafe(format!(
        "update seats set runs = runs + 1000, deadline = deadline + 1000 where match_id = '{good}' and runs is not null;
         {fails}"
    )))
    .execute(&pool)
    .await
    .unwrap();
    let up = Timestamp(5 * DAY);
    let wrong = host.run_due(Shard::WHOLE, up).await.unwrap();
    assert_eq!(wrong.len(), failing.len(), "each is told once");
    assert_eq!(host.look(&good).await.unwrap().row.state, State::Over);
    let soon = up.after(Duration::from_secs(5));
    assert!(host.run_due(Shard::WHOLE, soon).await.unwrap().is_empty());
    let tries = "select max(tries) from failures";
    assert_eq!(
        count(&pool, tries).await,
        1,
        "it rests before it is tried again"
    );
    let later = up.after(Duration::from_secs(11));
    assert!(
        host.run_due(Shard::WHOLE, later).await.unwrap().is_empty(),
        "nobody is told twice"
    );
    assert_eq!(count(&pool, tries).await, 2);

    let mut now = later;
    for _ in 0..40 {
        now = now.after(Duration::from_hours(30));
        host.run_due(Shard::WHOLE, now).await.unwrap();
    }
    let findings = host.findings().await.unwrap();
    assert_eq!(findings.failures.len(), failing.len());
    let given_up = findings.failures.iter().filter(|one| one.is_final());
    assert_eq!(given_up.count(), failing.len());
    let last = count(&pool, tries).await;
    host.run_due(Shard::WHOLE, now.after(Duration::from_hours(1000)))
        .await
        .unwrap();
    assert_eq!(count(&pool, tries).await, last, "it is tried no more");

    let drop = if engine::is_server() {
        "drop trigger failing on events"
    } else {
        "drop trigger failing"
    };
    sqlx::query(drop).execute(&pool).await.unwrap();
    assert_eq!(host.retry_all(now).await.unwrap(), failing.len() as u64);
    assert!(host.run_due(Shard::WHOLE, now).await.unwrap().is_empty());
    for id in &failing {
        assert_eq!(host.look(id).await.unwrap().row.state, State::Over);
    }
    assert!(host.findings().await.unwrap().is_empty());
}

#[tokio::test]
async fn after_an_outage_clocks_are_shown_a_few_at_a_time_the_least_time_first() {
    let (folder, host) = new_host().await;
    let pool = database(&folder).await;
    let mut all = Vec::new();
    for tap in 1..=70 {
        let id = started(&host, opening("kintei", tap), &[BRUNO]).await;
        deliver(&host, &id, Timestamp(1)).await;
        sqlx::query(
            "update seats set runs = runs + $2, deadline = deadline + $2 where match_id = $1 and runs is not null",
        )
        .bind(id.as_str())
        .bind((100 - tap) * 1000)
        .execute(&pool)
        .await
        .unwrap();
        all.push(id);
    }
    // The last match has the least time left.
    all.reverse();
    host.heartbeat(Shard::WHOLE, Timestamp(200_000))
        .await
        .unwrap();
    let back = Timestamp(200_000 + 2 * HOUR);
    host.resume(Shard::WHOLE, back).await.unwrap();
    let due = async |now| {
        let due = host.outbox().due(now, 100, &[]).await.unwrap();
        due.into_iter()
            .map(|notice| notice.match_id)
            .collect::<Vec<_>>()
    };
    assert_eq!(due(back).await, all[..1]);
    let soon = back.after(Duration::from_secs(9));
    assert_eq!(due(soon).await, all[..30]);
    // A turn played meanwhile is delivered at once.
    let played = &all[60];
    let turn = host.act(played, by(ADA, 900), Command::Say("a1 b2"), None, back);
    turn.await.unwrap();
    assert!(due(back).await.contains(played));
    deliver(&host, played, back).await;
    for (beat, shown) in [(10, 60), (20, 70), (30, 70)] {
        host.heartbeat(Shard::WHOLE, back.after(Duration::from_secs(beat)))
            .await
            .unwrap();
        let matches = due(back.after(Duration::from_secs(beat + 9))).await;
        let matches: Vec<_> = matches.into_iter().filter(|id| id != played).collect();
        assert_eq!(
            matches,
            [&all[..60], &all[61..]].concat()[..(shown - usize::from(shown > 60)).min(69)]
        );
    }
}
