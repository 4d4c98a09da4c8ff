//! Turns of the computer: one job a person, and none before a due delivery.

use tavolino::host::{Thought, UserId};

use super::*;

/// A match of a person in seat 2 against the computer, which is to act.
async fn waiting(host: &Host, person: UserId, interaction: i64) -> MatchId {
    let mut alone = opening("kintei", interaction);
    (alone.by, alone.computers) = (person, vec![(2, Strength::Easy)]);
    alone.listed = false;
    // The shuffle seats the computer first now and then.
    for seed in 0.. {
        let mut rng = Rng::seed_from_u64(seed);
        alone.interaction = InteractionId(interaction * 1_000 + seed as i64);
        let opened = host.open(alone.clone(), &mut rng, Timestamp(0)).await;
        let opened = opened.unwrap();
        if opened.seat_of(person) == Some(Seat(2)) {
            return opened.id().clone();
        }
        let left = by(person, interaction * 1_000 + 500 + seed as i64);
        let left = host.act(opened.id(), left, Command::Leave, None, Timestamp(0));
        left.await.unwrap();
    }
    unreachable!("there is no end of seeds")
}

/// Delivers every notice but the computer's turns.
async fn deliver_all(host: &Host, now: i64) {
    loop {
        let due = host.outbox().due(Timestamp(now), 100, &[]).await.unwrap();
        if due.is_empty() {
            return;
        }
        assert!(due.iter().all(|one| one.kind != NoticeKind::Think));
        let done: Vec<_> = due.iter().map(|one| (one, Receipt::Delivered)).collect();
        host.outbox().finish(&done, Timestamp(now)).await.unwrap();
    }
}

async fn thoughts(host: &Host, busy: &[MatchId]) -> Vec<Thought> {
    host.outbox().thoughts(Timestamp(10), busy).await.unwrap()
}

#[tokio::test]
async fn nothing_is_thought_about_before_what_is_to_be_delivered() {
    let (_folder, host) = new_host().await;
    let id = waiting(&host, ADA, 1).await;
    assert_eq!(thoughts(&host, &[]).await, [], "its panel comes first");
    assert_eq!(
        host.outbox().next_thought(&[]).await.unwrap(),
        Some(Timestamp(0))
    );
    deliver_all(&host, 10).await;
    let due = thoughts(&host, &[]).await;
    let due: Vec<_> = due
        .iter()
        .map(|job| (&job.notice.match_id, job.owner))
        .collect();
    assert_eq!(due, [(&id, Some(ADA))]);
    // Postponed notices do not delay the computer.
    host.refresh(&id, Timestamp(5)).await.unwrap();
    let panel = host.outbox().due(Timestamp(10), 1, &[]).await.unwrap();
    assert_eq!(thoughts(&host, &[]).await, []);
    let all: Vec<_> = panel.iter().collect();
    host.outbox().put_off(&all, Timestamp(500)).await.unwrap();
    assert_eq!(thoughts(&host, &[]).await.len(), 1);
}

#[tokio::test]
async fn each_person_has_one_job_among_those_that_are_chosen_from() {
    let (_folder, host) = new_host().await;
    let mut of_ada = Vec::new();
    for interaction in 1..=5 {
        of_ada.push(waiting(&host, ADA, interaction).await);
    }
    let of_bruno = waiting(&host, BRUNO, 9).await;
    deliver_all(&host, 10).await;
    let due = thoughts(&host, &[]).await;
    let owners: Vec<_> = due.iter().map(|job| job.owner).collect();
    assert_eq!(owners, [Some(ADA), Some(BRUNO)]);
    // Whichever of her jobs is running, another one is next.
    let first = due[0].notice.match_id.clone();
    let busy = [first.clone(), of_bruno.clone()];
    let next = thoughts(&host, &busy).await;
    assert_eq!(next.len(), 1);
    assert!(of_ada.contains(&next[0].notice.match_id) && next[0].notice.match_id != first);
    of_ada.push(of_bruno);
    assert_eq!(thoughts(&host, &of_ada).await, []);
    assert_eq!(host.outbox().next_thought(&of_ada).await.unwrap(), None);
}
