//! Rematches of finished matches.

use tavolino::host::{Again, Rank, Rematch};

use super::*;

/// A person presses Rematch.
async fn asks(host: &Host, id: &MatchId, person: UserId, tap: i64) -> Rematch {
    let mut rng = Rng::seed_from_u64(1);
    let again = host.rematch(
        id,
        person,
        InteractionId(tap),
        Again::AsBefore,
        &mut rng,
        Timestamp(3),
    );
    again.await.unwrap()
}

async fn over(host: &Host) -> MatchId {
    let id = running(host, "kintei", 1).await;
    let leaves = host.act(&id, by(ADA, 2), Command::Leave, None, Timestamp(2));
    assert_eq!(leaves.await.unwrap().row.state, State::Over);
    id
}

#[tokio::test]
async fn a_match_has_one_rematch() {
    let (_folder, host) = new_host().await;
    let id = over(&host).await;
    let Rematch::Opened(first) = asks(&host, &id, ADA, 3).await else {
        panic!("nobody was first")
    };
    let Rematch::Joined(second) = asks(&host, &id, BRUNO, 4).await else {
        panic!("it is open")
    };
    assert_eq!(
        (first.id(), second.row.state),
        (second.id(), State::Running)
    );
    let Rematch::Exists(third) = asks(&host, &id, ADA, 5).await else {
        panic!("both sit there")
    };
    assert_eq!(first.id(), third.id());
}

#[tokio::test]
async fn a_rematch_that_was_called_off_keeps_nobody_from_another() {
    let (_folder, host) = new_host().await;
    let id = over(&host).await;
    let Rematch::Opened(first) = asks(&host, &id, ADA, 3).await else {
        panic!("nobody was first")
    };
    let mut rng = Rng::seed_from_u64(1);
    let called_off = host.cancel(first.id(), ADA, Rank::Member, &mut rng, Timestamp(4));
    assert_eq!(called_off.await.unwrap().row.state, State::Cancelled);
    let Rematch::Opened(second) = asks(&host, &id, BRUNO, 5).await else {
        panic!("the first was called off")
    };
    assert_ne!(first.id(), second.id());
    let Rematch::Joined(started) = asks(&host, &id, ADA, 6).await else {
        panic!("it is open")
    };
    assert_eq!(
        (started.id(), started.row.state),
        (second.id(), State::Running)
    );
}
