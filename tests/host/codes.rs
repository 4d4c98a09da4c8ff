//! Lobbies without a server, which people join by a code.

use tavolino::host::{Restriction, Shard};

use super::*;

fn by_code(interaction: i64, by: UserId) -> Opening {
    Opening {
        by,
        by_code: true,
        ..opening("kintei", interaction)
    }
}

#[tokio::test]
async fn only_lobbies_without_a_server_are_joined_by_their_code() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    let on_server = Opening {
        guild: Some(GuildId(9)),
        ..opening("kintei", 1)
    };
    let other = host.open(on_server, &mut rng, Timestamp(0)).await.unwrap();
    let lobby = host.open(by_code(2, ADA), &mut rng, Timestamp(0)).await;
    let lobby = lobby.unwrap();
    assert!(!lobby.has_table() && lobby.is_by_code());
    for code in [other.id().as_str(), "ZZZZ", "", "?", "a|b"] {
        let joined = host.join_by_code(code, BRUNO, &mut rng, Timestamp(1)).await;
        assert!(
            matches!(joined, Err(Error::Refused(Refusal::NoSuchLobby))),
            "{code}: {joined:?}"
        );
    }
    let code = lobby.id().as_str().to_lowercase();
    host.block(ADA, CHIARA, Timestamp(1)).await.unwrap();
    let joined = host
        .join_by_code(&code, CHIARA, &mut rng, Timestamp(2))
        .await;
    refused(joined, &Restriction::NotToJoin);
    let joined = host
        .join_by_code(&code, BRUNO, &mut rng, Timestamp(3))
        .await;
    assert!(joined.unwrap().is_running(), "it is full");
    // A game that runs is no lobby, and its code tells nothing.
    let late = host
        .join_by_code(&code, CHIARA, &mut rng, Timestamp(4))
        .await;
    assert!(matches!(late, Err(Error::Refused(Refusal::NoSuchLobby))));
}

#[tokio::test]
async fn it_ends_after_seven_days_if_nobody_joins() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    let lobby = host.open(by_code(1, ADA), &mut rng, Timestamp(0)).await;
    let id = lobby.unwrap().id().clone();
    let state = async |at: i64| {
        host.run_due(Shard::WHOLE, Timestamp(at)).await.unwrap();
        host.look(&id).await.unwrap().row.state
    };
    // Its opener is reminded of it.
    assert_eq!(state(2 * 24 * HOUR).await, State::Lobby);
    assert_eq!(state(7 * 24 * HOUR - 1).await, State::Lobby);
    assert_eq!(state(7 * 24 * HOUR).await, State::Cancelled);
}

#[tokio::test]
async fn one_person_opens_ten_an_hour_and_keeps_twenty() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    for number in 0..20 {
        // Ten in each of two hours.
        let at = Timestamp(number / 10 * 2 * HOUR + number);
        let opened = host.open(by_code(number + 1, ADA), &mut rng, at).await;
        opened.unwrap();
        if number == 9 {
            let eleventh = host.open(by_code(100, ADA), &mut rng, at).await;
            let rule = Restriction::OpenedOften {
                most: 10,
                until: Timestamp(HOUR),
            };
            refused(eleventh, &rule);
        }
    }
    let later = Timestamp(9 * HOUR);
    let more = host.open(by_code(101, ADA), &mut rng, later).await;
    refused(more, &Restriction::TooManyByCode(20));
    let other = host.open(by_code(102, BRUNO), &mut rng, later).await;
    let other = other.unwrap().id().as_str().to_owned();
    let joined = host.join_by_code(&other, ADA, &mut rng, later).await;
    refused(joined, &Restriction::TooManyByCode(20));
    // Alone against the computer one may still play.
    let alone = Opening {
        computers: vec![(2, Strength::Easy)],
        ..opening("kintei", 103)
    };
    let alone = host.open(alone, &mut rng, later).await.unwrap();
    assert!(alone.is_direct() && alone.is_running());
}
