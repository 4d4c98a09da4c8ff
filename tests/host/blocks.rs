//! `/block`: blocks against inviting and joining.

use tavolino::host::{Again, Restriction};

use super::*;

fn three(interaction: i64, by: UserId, invited: Vec<UserId>) -> Opening {
    let entry = games::find("mindoku").unwrap();
    Opening {
        entry,
        table: entry.info.table(&Options::new(), Some(3)).unwrap(),
        by,
        invited,
        ..opening("mindoku", interaction)
    }
}

#[tokio::test]
async fn whoever_is_blocked_may_not_invite() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    assert!(host.block(ADA, BRUNO, Timestamp(0)).await.unwrap());
    assert!(!host.block(ADA, BRUNO, Timestamp(1)).await.unwrap());
    let invites = |interaction| three(interaction, BRUNO, vec![CHIARA, ADA]);
    let done = host.open(invites(1), &mut rng, Timestamp(2)).await;
    refused(done, &Restriction::NotToInvite(ADA));
    assert!(
        host.store().inbox(BRUNO).await.unwrap().is_empty(),
        "nothing is opened"
    );
    // An invitation of a blocked person would surprise the blocker too.
    let own = host
        .open(three(2, ADA, vec![BRUNO]), &mut rng, Timestamp(2))
        .await;
    refused(own, &Restriction::Blocked(BRUNO));
    assert!(host.unblock(ADA, BRUNO).await.unwrap());
    assert!(!host.unblock(ADA, BRUNO).await.unwrap());
    host.open(invites(3), &mut rng, Timestamp(3)).await.unwrap();
}

#[tokio::test]
async fn whoever_is_blocked_may_not_join_where_the_blocker_sits() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    let opened = host
        .open(three(1, CHIARA, vec![BRUNO]), &mut rng, Timestamp(0))
        .await
        .unwrap();
    let id = opened.id().clone();
    host.block(ADA, BRUNO, Timestamp(1)).await.unwrap();
    host.join(&id, ADA, &mut rng, Timestamp(2)).await.unwrap();
    // An invitation by a third person does not help.
    let joined = host.join(&id, BRUNO, &mut rng, Timestamp(3)).await;
    refused(joined, &Restriction::NotToJoin);
    let record = host.look(&id).await.unwrap();
    assert_eq!(record.invited, [BRUNO], "nothing has changed");
    assert_eq!(record.seats.len(), 2);
    host.leave_lobby(&id, ADA, &mut rng, Timestamp(4))
        .await
        .unwrap();
    host.join(&id, BRUNO, &mut rng, Timestamp(5)).await.unwrap();
    // The blocker may sit down with a blocked person.
    let record = host.join(&id, ADA, &mut rng, Timestamp(6)).await.unwrap();
    assert_eq!(record.row.state, State::Running);
}

#[tokio::test]
async fn nobody_blocks_themselves_and_lists_are_ones_own() {
    let (_folder, host) = new_host().await;
    refused(
        host.block(ADA, ADA, Timestamp(0)).await,
        &Restriction::BlockedOneself,
    );
    host.block(ADA, CHIARA, Timestamp(1)).await.unwrap();
    host.block(ADA, BRUNO, Timestamp(2)).await.unwrap();
    assert_eq!(host.store().blocked_by(ADA).await.unwrap(), [CHIARA, BRUNO]);
    assert!(host.store().blocked_by(BRUNO).await.unwrap().is_empty());
}

#[tokio::test]
async fn whoever_is_blocked_takes_over_no_seat_beside_the_blocker() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    let opened = host
        .open(three(1, ADA, vec![]), &mut rng, Timestamp(0))
        .await
        .unwrap();
    let id = opened.id().clone();
    for person in [CHIARA, UserId(4)] {
        host.join(&id, person, &mut rng, Timestamp(1))
            .await
            .unwrap();
    }
    host.block(ADA, BRUNO, Timestamp(2)).await.unwrap();
    host.act(&id, by(CHIARA, 10), Command::OfferSeat, None, Timestamp(3))
        .await
        .unwrap();
    let seat = host.look(&id).await.unwrap().seat_of(CHIARA).unwrap();
    let take = |interaction| {
        host.act(
            &id,
            by(BRUNO, interaction),
            Command::TakeSeat(seat),
            None,
            Timestamp(4),
        )
    };
    refused(take(11).await, &Restriction::NotToJoin);
    assert_eq!(host.look(&id).await.unwrap().seat_of(CHIARA), Some(seat));
    host.unblock(ADA, BRUNO).await.unwrap();
    take(12).await.unwrap();
    assert_eq!(host.look(&id).await.unwrap().seat_of(BRUNO), Some(seat));
}

#[tokio::test]
async fn whoever_is_blocked_asks_for_no_rematch() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kintei", 1).await;
    host.act(&id, by(BRUNO, 10), Command::Leave, None, Timestamp(2))
        .await
        .unwrap();
    host.block(ADA, BRUNO, Timestamp(3)).await.unwrap();
    let mut rng = Rng::seed_from_u64(1);
    let again = host
        .rematch(
            &id,
            BRUNO,
            InteractionId(11),
            Again::AsBefore,
            &mut rng,
            Timestamp(4),
        )
        .await;
    refused(again, &Restriction::NotToInvite(ADA));
    host.unblock(ADA, BRUNO).await.unwrap();
    host.rematch(
        &id,
        ADA,
        InteractionId(12),
        Again::AsBefore,
        &mut rng,
        Timestamp(5),
    )
    .await
    .unwrap();
    host.block(ADA, BRUNO, Timestamp(6)).await.unwrap();
    let joins = host
        .rematch(
            &id,
            BRUNO,
            InteractionId(13),
            Again::AsBefore,
            &mut rng,
            Timestamp(7),
        )
        .await;
    refused(joins, &Restriction::NotToJoin);
}
