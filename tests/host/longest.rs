//! The longest match of a game on a server.

use tavolino::host::GuildId;

use super::*;

/// A match on a server that Bruno leaves after these turns of Ada and Bruno.
async fn ended(host: &Host, guild: i64, nth: i64, turns: usize) -> MatchId {
    let opening = Opening {
        guild: Some(GuildId(guild)),
        ..opening("chasm", nth)
    };
    let mut rng = Rng::seed_from_u64(nth as u64);
    let opened = host.open(opening, &mut rng, at_hour(nth)).await.unwrap();
    host.join(opened.id(), BRUNO, &mut rng, at_hour(nth))
        .await
        .unwrap();
    let id = opened.id().clone();
    for turn in 0..turns {
        let record = host.look(&id).await.unwrap();
        assert!(record.is_running(), "{turn}");
        let seat = record.to_act().first().unwrap();
        let text = record.board.as_ref().unwrap().turns(seat)[0].clone();
        let person = record.person_at(seat).unwrap();
        say(
            host,
            &id,
            person,
            nth * 100 + turn as i64,
            &text,
            nth * HOUR + 1,
        )
        .await;
    }
    if host.look(&id).await.unwrap().is_running() {
        let by = by(BRUNO, nth * 100 + 99);
        let left = host.act(&id, by, Command::Leave, None, at(nth * HOUR + 2));
        left.await.unwrap();
    }
    id
}

#[tokio::test]
async fn the_longest_match_after_ten_is_named_for_good_and_each_server_has_its_own() {
    let (_folder, host) = new_host().await;
    let longest = async |id: &MatchId| {
        let record = host.look(id).await.unwrap();
        host.longest(&record).await.unwrap()
    };
    for nth in 1..=10 {
        let id = ended(&host, 9, 10 * nth, 1 + usize::from(nth == 3)).await;
        assert_eq!(longest(&id).await, None, "{nth}");
    }
    let first = ended(&host, 9, 200, 3).await;
    assert_eq!(longest(&first).await, Some(3));
    assert_eq!(
        longest(&ended(&host, 9, 210, 3).await).await,
        None,
        "as long"
    );
    assert_eq!(
        longest(&ended(&host, 8, 220, 4).await).await,
        None,
        "elsewhere"
    );
    assert_eq!(longest(&ended(&host, 9, 230, 4).await).await, Some(4));
    assert_eq!(longest(&first).await, Some(3), "it was");
}
