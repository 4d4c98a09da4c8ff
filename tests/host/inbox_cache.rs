//! The inbox cache against the database.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::*;

async fn is_so(host: &Host, done: &str) {
    for person in [ADA, BRUNO, UserId(3)] {
        for place in [HERE, ChannelId(200)] {
            let known = host.find_cached(person, place).await.unwrap();
            assert_eq!(known, host.find(person, place).await.unwrap(), "{done}");
        }
        let known = host.inbox_cached(person).await.unwrap();
        assert_eq!(known, host.store().inbox(person).await.unwrap(), "{done}");
    }
}

#[tokio::test]
async fn what_is_known_is_what_is_so_whatever_happens() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(7);
    let mut matches: Vec<MatchId> = Vec::new();
    for tap in 1..200 {
        let now = Timestamp(tap);
        let id = matches.choose(&mut rng).cloned();
        let person = *[ADA, BRUNO].choose(&mut rng).unwrap();
        let done = match (rng.random_range(0..12), id) {
            (0, _) | (_, None) if matches.len() < 8 => {
                let opened = host.open(opening("kintei", tap), &mut rng, now).await;
                matches.push(opened.unwrap().id().clone());
                "opened"
            }
            (1..=2, Some(id)) => {
                let _ = host.join(&id, BRUNO, &mut rng, now).await;
                "joined"
            }
            (3, Some(id)) => {
                let place = *[HERE, ChannelId(200)].choose(&mut rng).unwrap();
                host.set_place(&id, Some(place)).await.unwrap();
                "moved"
            }
            (4, Some(id)) => {
                let _ = host
                    .act(&id, by(person, 1_000 + tap), Command::Leave, None, now)
                    .await;
                "left"
            }
            (_, Some(id)) => {
                let record = host.look(&id).await.unwrap();
                let board = record.board.as_ref().filter(|_| record.is_running());
                if let Some(seat) = board.and_then(|board| board.to_act().first()) {
                    let turns = board.unwrap().turns(seat);
                    let turn = turns.choose(&mut rng).unwrap();
                    let actor = by(record.person_at(seat).unwrap(), 1_000 + tap);
                    let played = host.act(&id, actor, Command::Say(turn), None, now).await;
                    played.unwrap();
                }
                "played"
            }
            (_, None) => "nothing",
        };
        is_so(&host, done).await;
        // The cached lists were not read again.
        is_so(&host, done).await;
    }
}
