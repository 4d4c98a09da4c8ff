//! Two processes on one server: their writes to one match follow each other.

use tavolino::host::{
    Command, Error, Fleet, GuildId, Host, Lease, MatchId, Shard, State, Take, Timestamp, UserId,
};
use tavolino_games::game::Rng;
use tempfile::TempDir;

use super::*;

const HALVES: [Shard; 2] = [Shard { number: 0, of: 2 }, Shard { number: 1, of: 2 }];

/// Two processes; `None` on SQLite.
async fn two(folder: &TempDir) -> Option<(Host, Host)> {
    if !engine::is_server() {
        println!("a file is one process's");
        return None;
    }
    Some((host(folder).await, host(folder).await))
}

fn is_late(outcome: &Result<std::sync::Arc<tavolino::host::Record>, Error>) -> bool {
    matches!(outcome, Err(Error::Refused(_)))
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_turns_at_one_instant_one_is_played() {
    let folder = engine::folder();
    let Some((one, other)) = two(&folder).await else {
        return;
    };
    for round in 0..20 {
        let id = running(&one, "kintei", 100 * round + 1).await;
        other.look(&id).await.unwrap();
        let play = |host, turn, tap| {
            let host: &Host = host;
            let id = &id;
            async move {
                let actor = by(ADA, 100 * round + tap);
                host.act(id, actor, Command::Say(turn), Some(0), Timestamp(9))
                    .await
            }
        };
        let (first, second) = tokio::join!(play(&one, "a1 b2", 5), play(&other, "c3 b2", 6));
        assert!(is_late(&first) != is_late(&second), "{first:?} {second:?}");
        let (here, there) = (one.look(&id).await.unwrap(), other.look(&id).await.unwrap());
        assert_eq!((here.row.number, there.row.number), (1, 1));
        let last_event = |record: &tavolino::host::Record| {
            record.last.as_ref().map(|last| last.logged.event.clone())
        };
        assert_eq!(last_event(&here), last_event(&there));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_that_both_are_told_of_is_played_once_and_both_say_so() {
    let folder = engine::folder();
    let Some((one, other)) = two(&folder).await else {
        return;
    };
    for round in 0..20 {
        let id = running(&one, "kintei", 100 * round + 1).await;
        let actor = by(ADA, 100 * round + 5);
        let (command, at) = (Command::Say("a1 b2"), Timestamp(9));
        let (first, second) = tokio::join!(
            one.act(&id, actor, command, Some(0), at),
            other.act(&id, actor, command, Some(0), at),
        );
        assert_eq!(
            (first.unwrap().row.number, second.unwrap().row.number),
            (1, 1)
        );
        let mut opening = opening("kumo", 100 * round + 7);
        opening.by = UserId(1000 + round);
        let again = opening.clone();
        let (mut rng, mut other_rng) = (Rng::seed_from_u64(1), Rng::seed_from_u64(2));
        let (first, second) = tokio::join!(
            one.open(opening, &mut rng, at),
            other.open(again, &mut other_rng, at),
        );
        assert_eq!(first.unwrap().id(), second.unwrap().id());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_seat_is_taken_by_one() {
    let folder = engine::folder();
    let Some((one, other)) = two(&folder).await else {
        return;
    };
    for round in 0..20 {
        let (mut rng, mut other_rng) = (Rng::seed_from_u64(1), Rng::seed_from_u64(2));
        let mut opening = opening("kintei", 100 * round + 1);
        opening.by = UserId(1000 + round);
        let lobby = one.open(opening, &mut rng, Timestamp(0)).await.unwrap();
        let id = lobby.id();
        let (first, second) = tokio::join!(
            one.join(id, UserId(2000 + round), &mut rng, Timestamp(1)),
            other.join(id, UserId(3000 + round), &mut other_rng, Timestamp(1)),
        );
        assert!(is_late(&first) != is_late(&second), "{first:?} {second:?}");
        assert_eq!(other.look(id).await.unwrap().row.state, State::Running);
    }
}

#[tokio::test]
async fn what_one_does_alone_is_nobody_elses_until_it_gives_it_away() {
    let folder = engine::folder();
    let Some((one, other)) = two(&folder).await else {
        return;
    };
    let [first, second] = HALVES;
    for host in [&one, &other] {
        host.register_process().await.unwrap();
    }
    assert_eq!(one.processes().await.unwrap(), 2);
    assert!(one.leases().take_shard(first, Take::IfFree).await.unwrap());
    assert!(one.leases().take_shard(second, Take::IfFree).await.unwrap());
    assert!(
        !other
            .leases()
            .take_shard(first, Take::IfFree)
            .await
            .unwrap()
    );
    assert!(
        !other
            .leases()
            .is_offered(&Lease::Shard(first))
            .await
            .unwrap()
    );
    one.leases().offer(&Lease::Shard(first)).await.unwrap();
    assert!(
        other
            .leases()
            .is_offered(&Lease::Shard(first))
            .await
            .unwrap()
    );
    assert_eq!(
        one.renew_leases(&HALVES).await.unwrap(),
        [],
        "it is its own still"
    );
    assert!(
        other
            .leases()
            .is_offered(&Lease::Shard(first))
            .await
            .unwrap()
    );
    assert!(
        !other
            .leases()
            .take_shard(first, Take::IfFree)
            .await
            .unwrap()
    );
    assert!(
        other
            .leases()
            .take_shard(first, Take::ByForce)
            .await
            .unwrap()
    );
    assert_eq!(one.renew_leases(&HALVES).await.unwrap(), [first]);

    let id = running(&one, "kintei", 1).await;
    let all = || vec![id.clone()];
    assert_eq!(one.leases().take_deliveries(all()).await.unwrap(), all());
    assert_eq!(other.leases().take_deliveries(all()).await.unwrap(), []);
    one.leases().release_deliveries(&id).await.unwrap();
    assert_eq!(other.leases().take_deliveries(all()).await.unwrap(), all());

    // A process that has stopped holds no lease.
    one.leases().release_all().await.unwrap();
    assert!(
        other
            .leases()
            .take_shard(second, Take::IfFree)
            .await
            .unwrap()
    );
    assert_eq!(other.processes().await.unwrap(), 1);
    // A lease the server has lost is taken again.
    let eye = engine::pool(folder.path()).await;
    sqlx::query("delete from leases")
        .execute(&eye)
        .await
        .unwrap();
    assert_eq!(other.renew_leases(&HALVES).await.unwrap(), []);
    assert!(!one.leases().take_shard(second, Take::IfFree).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_time_is_given_back_once_and_where_it_was_lost() {
    let folder = engine::folder();
    let Some((one, other)) = two(&folder).await else {
        return;
    };
    let minutes = |minutes: i64| Timestamp(minutes * 60_000);
    for shard in HALVES {
        one.resume(shard, minutes(0)).await.unwrap();
    }
    let mut matches: Vec<MatchId> = Vec::new();
    for (interaction, guild) in [(1, 2_i64 << 22), (2, 3 << 22)] {
        let mut rng = Rng::seed_from_u64(1);
        let mut opening = opening("kintei", interaction);
        opening.guild = Some(GuildId(guild));
        let opened = one.open(opening, &mut rng, minutes(0)).await.unwrap();
        one.join(opened.id(), CHIARA, &mut rng, minutes(0))
            .await
            .unwrap();
        matches.push(opened.id().clone());
    }
    let deadlines = async || {
        let mut found = Vec::new();
        for id in &matches {
            let record = other.look(id).await.unwrap();
            let running = record
                .seats
                .iter()
                .find_map(|sitting| sitting.clock.deadline());
            found.push(running.unwrap().0 / 60_000);
        }
        found
    };
    let before = deadlines().await;
    // One shard is always served, the other by no process for seven minutes; both processes notice.
    for minute in 1..=16 {
        one.heartbeat(HALVES[0], Timestamp(minute * 30_000))
            .await
            .unwrap();
    }
    one.heartbeat(HALVES[1], minutes(1))
        .await
        .unwrap_or_default();
    let after = deadlines().await;
    assert_eq!(after, [before[0], before[1] + 1]);
    let (first, second) = tokio::join!(
        one.heartbeat(HALVES[1], minutes(8)),
        other.heartbeat(HALVES[1], minutes(8)),
    );
    first.unwrap();
    second.unwrap();
    assert_eq!(deadlines().await, [before[0], before[1] + 8]);
    // The time of seats on the other shard's servers is not up.
    let up = minutes(before[0] + 1);
    one.heartbeat(HALVES[1], up).await.unwrap();
    one.run_due(HALVES[1], up).await.unwrap();
    assert_eq!(other.look(&matches[0]).await.unwrap().row.number, 0);
    one.run_due(HALVES[0], up).await.unwrap();
    assert_ne!(other.look(&matches[0]).await.unwrap().row.number, 0);
}

#[tokio::test]
async fn another_hears_of_what_is_to_be_told() {
    let folder = engine::folder();
    let Some((one, other)) = two(&folder).await else {
        return;
    };
    let (sender, mut news) = tokio::sync::mpsc::unbounded_channel();
    let listens = other.follow_others(|told| sender.send(told).unwrap());
    let opens = async {
        // Time for the listener to connect.
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        // Each process now has another share of the calls to Discord.
        one.register_process().await.unwrap();
        let received = tokio::time::timeout(std::time::Duration::from_secs(9), news.recv()).await;
        assert_eq!(
            received.unwrap(),
            Some(tavolino::host::Notification::Resync)
        );
        // A process's own writes send it no notification.
        running(&other, "kintei", 1).await;
        let id = running(&one, "kumo", 50).await;
        loop {
            match news.recv().await.unwrap() {
                tavolino::host::Notification::Match(received) if received == id => break,
                received => assert_eq!(received, tavolino::host::Notification::Resync, "{id}"),
            }
        }
    };
    tokio::select! {
        outcome = listens => panic!("{outcome:?}"),
        () = opens => {}
    }
}

#[tokio::test]
async fn shards_are_offered_only_to_those_who_would_serve_them() {
    let folder = engine::folder();
    let Some((one, other)) = two(&folder).await else {
        return;
    };
    let range = |text: &str| text.parse().unwrap();
    one.register_process().await.unwrap();
    one.register_candidate(range("0-0/2")).await.unwrap();
    let looks = async |shards: &[Shard]| {
        let Fleet {
            has_rivals,
            misfits,
            processes,
        } = one.fleet(shards).await.unwrap();
        let misfits: Vec<String> = misfits.iter().map(ToString::to_string).collect();
        (processes, has_rivals, misfits.join("; "))
    };
    let alone = (1, false, "no process serves 1/2".to_owned());
    assert_eq!(looks(&HALVES[..1]).await, alone);
    // A process of an older program registers no shards.
    other.register_process().await.unwrap();
    assert!(looks(&HALVES[..1]).await.1);
    other.register_candidate(range("1-1/2")).await.unwrap();
    assert_eq!(looks(&HALVES[..1]).await, (2, false, String::new()));
    assert_eq!(looks(&HALVES).await, (2, true, String::new()));
    other.leases().release_all().await.unwrap();
    assert_eq!(looks(&HALVES).await, alone);
}

#[tokio::test]
async fn what_the_dead_had_is_forgotten_and_what_the_living_have_is_not() {
    let folder = engine::folder();
    let Some((one, other)) = two(&folder).await else {
        return;
    };
    let eye = engine::pool(folder.path()).await;
    let count = async || {
        let count = sqlx::query_scalar::<_, i64>("select count(*) from leases");
        count.fetch_one(&eye).await.unwrap()
    };
    one.register_process().await.unwrap();
    assert!(
        one.leases()
            .take_shard(HALVES[0], Take::IfFree)
            .await
            .unwrap()
    );
    one.leases().offer(&Lease::Shard(HALVES[0])).await.unwrap();
    other.register_process().await.unwrap();
    let died = "update leases set until = until - 900000 where what like $1 and holder = (
        select holder from leases where what like $2)";
    let died = sqlx::query(died).bind("process %").bind("shard %");
    died.execute(&eye).await.unwrap();
    assert_eq!(count().await, 3);
    other.leases().forget_expired().await.unwrap();
    assert_eq!(
        count().await,
        2,
        "what is offered is kept for whoever takes it"
    );
}

#[tokio::test]
async fn a_row_that_was_not_used_is_free_at_once() {
    let folder = engine::folder();
    let Some((one, other)) = two(&folder).await else {
        return;
    };
    let long = std::time::Duration::from_mins(1);
    assert!(one.leases().take_identify(0, long).await.unwrap());
    assert!(!other.leases().take_identify(0, long).await.unwrap());
    assert!(
        other.leases().take_identify(1, long).await.unwrap(),
        "another row"
    );
    one.leases().release(&Lease::Identify(0)).await.unwrap();
    assert!(other.leases().take_identify(0, long).await.unwrap());
}

#[tokio::test]
async fn a_process_that_stops_leaves_the_rows_of_its_identifies() {
    let folder = engine::folder();
    let Some((one, other)) = two(&folder).await else {
        return;
    };
    let long = std::time::Duration::from_mins(1);
    assert!(one.leases().take_identify(0, long).await.unwrap());
    assert!(
        one.leases()
            .take_shard(HALVES[0], Take::IfFree)
            .await
            .unwrap()
    );
    one.leases().release_all().await.unwrap();
    let is_taken = other.leases().take_shard(HALVES[0], Take::IfFree);
    assert!(is_taken.await.unwrap());
    assert!(!other.leases().take_identify(0, long).await.unwrap());
}

#[tokio::test]
async fn a_shard_is_given_to_the_process_that_wishes_it() {
    let folder = engine::folder();
    let Some((one, other)) = two(&folder).await else {
        return;
    };
    let [shard, free] = HALVES;
    assert!(one.leases().take_shard(shard, Take::IfFree).await.unwrap());
    let left = other.leases().time_left(HALVES.to_vec()).await.unwrap();
    assert_eq!(left[1], (free, std::time::Duration::ZERO));
    assert!(left[0].1 > one.leases().lifetime() / 2, "{left:?}");
    assert_eq!(one.leases().wishes().await.unwrap(), []);
    let wish = vec![Lease::Wish(shard)];
    let lifetime = other.leases().lifetime();
    other
        .leases()
        .take(wish, lifetime, Take::ByForce)
        .await
        .unwrap();
    assert_eq!(other.leases().wishes().await.unwrap(), [], "its own");
    let wishes = one.leases().wishes().await.unwrap();
    let [(of, to)] = wishes[..] else {
        panic!("{wishes:?}");
    };
    assert_eq!(of, shard);
    one.leases().give_shard(shard, to).await.unwrap();
    assert!(
        other
            .leases()
            .take_shard(shard, Take::IfFree)
            .await
            .unwrap()
    );
    assert_eq!(one.renew_leases(&[shard]).await.unwrap(), [shard]);
}

#[tokio::test]
async fn a_process_that_is_gone_from_the_server_is_seen_to_be() {
    let folder = engine::folder();
    let Some((one, other)) = two(&folder).await else {
        return;
    };
    assert!(
        one.leases()
            .take_shard(HALVES[0], Take::IfFree)
            .await
            .unwrap()
    );
    let is_gone = async || other.leases().is_holder_gone(HALVES[0]).await.unwrap();
    assert!(!is_gone().await);
    assert!(
        !other.leases().is_holder_gone(HALVES[1]).await.unwrap(),
        "nobody's"
    );
    one.store().close().await;
    let begun = std::time::Instant::now();
    while !is_gone().await {
        assert!(
            begun.elapsed().as_secs() < 5,
            "its sessions are seen for long"
        );
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn notices_wait_until_the_outage_of_their_shard_is_given_back() {
    let (_folder, host) = new_host().await;
    let minutes = |minutes: i64| Timestamp(minutes * 60_000);
    let elsewhere = Opening {
        guild: Some(GuildId(3 << 22)),
        ..opening("kintei", 1)
    };
    let id = super::clocks::started(&host, elsewhere, &[CHIARA]).await;
    assert!(
        host.unserved(minutes(0)).await.unwrap().is_empty(),
        "it serves none"
    );
    let range = "0-1/2".parse().unwrap();
    host.register_candidate(range).await.unwrap();
    for shard in HALVES {
        host.resume(shard, minutes(0)).await.unwrap();
    }
    assert!(host.unserved(minutes(0)).await.unwrap().is_empty());
    assert_eq!(host.unserved(minutes(9)).await.unwrap(), HALVES);
    host.heartbeat(HALVES[0], minutes(9)).await.unwrap();
    let unserved = host.unserved(minutes(9)).await.unwrap();
    assert_eq!(unserved, [HALVES[1]]);
    assert!(!host.is_first_unserved(minutes(9)).await.unwrap());
    let due = async |unserved: &[Shard]| {
        let outbox = host.outbox();
        let due = outbox.due_without(minutes(9), 100, &[], unserved);
        due.await
            .unwrap()
            .iter()
            .filter(|due| due.match_id == id)
            .count()
    };
    assert_eq!(due(&unserved).await, 0);
    assert!(due(&HALVES[..1]).await > 0);
    // The clock is put forward: nobody was away.
    host.heartbeat(HALVES[1], minutes(9)).await.unwrap();
    let hour = std::time::Duration::from_hours(1);
    host.skip(hour).await.unwrap();
    assert!(host.unserved(minutes(69)).await.unwrap().is_empty());
}
