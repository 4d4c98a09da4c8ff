//! Places of the seats, written at a match's end, and afterwards for older matches.

use sqlx::Executor;
use tavolino::host::{MissingResults, Remark};

use super::*;

async fn resigned(host: &Host, game: &str, interaction: i64) -> MatchId {
    let id = running(host, game, interaction).await;
    let left = by(BRUNO, interaction * 100);
    let left = host.act(&id, left, Command::Leave, None, Timestamp(9));
    assert_eq!(left.await.unwrap().row.state, State::Over);
    id
}

#[tokio::test]
async fn a_place_is_written_with_the_end_and_none_where_there_is_no_result() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kumo", 1).await;
    assert_eq!(host.store().results(&id).await.unwrap(), [None, None]);
    let broken_off = host.act(&id, by(ADA, 50), Command::Abort, None, Timestamp(5));
    broken_off.await.unwrap();
    assert_eq!(host.store().results(&id).await.unwrap(), [None, None]);
    let id = resigned(&host, "kumo", 2).await;
    assert_eq!(host.store().results(&id).await.unwrap(), [Some(1), Some(2)]);
    let again = host.write_results(&mut MissingResults::default()).await;
    assert!(!again.unwrap(), "nothing is left to be written");
}

#[tokio::test]
async fn who_plays_together_has_the_place_of_all() {
    let (_folder, host) = new_host().await;
    let mut together = opening("mindoku", 1);
    let options = Options::from([("mode".to_owned(), "cooperative".to_owned())]);
    together.table = together.entry.info.table(&options, None).unwrap();
    let mut rng = Rng::seed_from_u64(1);
    let opened = host.open(together, &mut rng, Timestamp(0)).await.unwrap();
    let id = opened.id().clone();
    host.join(&id, BRUNO, &mut rng, Timestamp(1)).await.unwrap();
    for (person, tap) in [(ADA, 50), (BRUNO, 51)] {
        let left = host.act(&id, by(person, tap), Command::Leave, None, Timestamp(2));
        left.await.unwrap();
    }
    assert_eq!(host.look(&id).await.unwrap().row.state, State::Over);
    assert_eq!(host.store().results(&id).await.unwrap(), [Some(2), Some(2)]);
}

#[tokio::test]
async fn older_matches_are_gone_through_and_what_does_not_replay_has_no_result_until_it_does() {
    let folder = engine::folder();
    let host = host(&folder).await;
    let mut all = Vec::new();
    for interaction in 1..=45 {
        all.push(resigned(&host, "kumo", interaction).await);
    }
    // Rows of a program without results; one match does not replay.
    let database = engine::pool(folder.path()).await;
    let broken = all[20].clone();
    for statement in [
        "update seats set result = null".to_owned(),
        "update matches set has_results = 0".to_owned(),
        format!("update matches set rules = 99 where id = '{broken}'"),
    ] {
        database.execute(AssertSqlSafe(statement)).await.unwrap();
    }
    // One process stops after a step, and another continues.
    let first = host.write_results(&mut MissingResults::default()).await;
    assert!(first.unwrap(), "there is more");
    let mut unwritten = MissingResults::default();
    while host.write_results(&mut unwritten).await.unwrap() {}
    assert_eq!(unwritten.broken, std::slice::from_ref(&broken));
    for id in &all {
        let places = if *id == broken {
            [None, None]
        } else {
            [Some(1), Some(2)]
        };
        assert_eq!(host.store().results(id).await.unwrap(), places, "{id}");
    }
    let mended = format!("update matches set rules = 1 where id = '{broken}'");
    database.execute(AssertSqlSafe(mended)).await.unwrap();
    assert!(
        !host
            .write_results(&mut MissingResults::default())
            .await
            .unwrap()
    );
    assert_eq!(
        host.store().results(&broken).await.unwrap(),
        [Some(1), Some(2)]
    );
}

/// Resigns a game of Kumo against the computer in direct messages, and returns the remark.
async fn lost_alone(
    host: &Host,
    strength: Strength,
    interaction: i64,
) -> (MatchId, Option<Remark>) {
    let alone = Opening {
        guild: None,
        computers: vec![(2, strength)],
        ..opening("kumo", interaction)
    };
    let at = Timestamp(interaction);
    let mut rng = Rng::seed_from_u64(1);
    let opened = host.open(alone, &mut rng, at).await.unwrap();
    let id = opened.id().clone();
    let left = host.act(&id, by(ADA, interaction * 100), Command::Leave, None, at);
    let over = left.await.unwrap();
    let remark = host.remark(&over).await.unwrap();
    (id, remark)
}

#[tokio::test]
async fn who_plays_alone_reads_of_a_first_win_and_of_two_losses_in_a_row() {
    let (folder, host) = new_host().await;
    let (first, remark) = lost_alone(&host, Strength::Medium, 1).await;
    assert_eq!(remark, Some(Remark::FirstGame));
    let (_, remark) = lost_alone(&host, Strength::Easy, 2).await;
    assert_eq!(remark, Some(Remark::TwoLosses(Strength::Easy)));
    // The earlier end says the same as before.
    let record = host.look(&first).await.unwrap();
    assert_eq!(host.remark(&record).await.unwrap(), Some(Remark::FirstGame));
    // Had she won it, it would be her first win, also after others.
    write(
        &folder,
        format!("update results set score = 2 where match_id = '{first}'"),
    )
    .await;
    let won = host.remark(&record).await.unwrap();
    assert_eq!(won, Some(Remark::FirstWin(Strength::Medium)));
    let (second, _) = lost_alone(&host, Strength::Strong, 3).await;
    write(&folder, "update results set score = 2".to_owned()).await;
    let record = host.look(&second).await.unwrap();
    assert_eq!(host.remark(&record).await.unwrap(), None);
    // Against people nothing is remarked.
    let id = resigned(&host, "kumo", 4).await;
    let record = host.look(&id).await.unwrap();
    assert_eq!(host.remark(&record).await.unwrap(), None);
}
