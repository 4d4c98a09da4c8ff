//! Matches that people watch without playing in them.

use tavolino::host::{LobbyNews, MOST_WATCHED, Watching};

use super::*;

const DAWID: UserId = UserId(4);

async fn watches(host: &Host, id: &MatchId, person: UserId, wishes: Watching) {
    let record = host.look(id).await.unwrap();
    let changed = host.watch(&record, person, |watching| *watching = wishes);
    assert_eq!(changed.await.unwrap(), wishes);
}

const TELL: Watching = Watching {
    tells: true,
    follows: false,
};
const FOLLOW: Watching = Watching {
    tells: false,
    follows: true,
};

/// The people to be notified that a match is over.
async fn notified(host: &Host, id: &MatchId) -> Vec<UserId> {
    let pending = host.outbox().pending(id).await.unwrap().into_iter();
    let over = pending.filter(|notice| notice.news() == Some(LobbyNews::Over));
    over.filter_map(|notice| notice.audience.person()).collect()
}

async fn followed(host: &Host, person: UserId) -> Vec<MatchId> {
    let lines = host.followed(person).await.unwrap().into_iter();
    let mut all: Vec<MatchId> = lines.map(|line| line.id).collect();
    all.sort();
    all
}

#[tokio::test]
async fn the_end_is_for_those_who_wished_it_and_takes_the_match_off_the_lists() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kintei", 1).await;
    let other = running(&host, "kintei", 2).await;
    watches(&host, &id, CHIARA, TELL).await;
    watches(&host, &id, DAWID, FOLLOW).await;
    watches(&host, &other, DAWID, FOLLOW).await;
    let mut both = [id.clone(), other.clone()];
    both.sort();
    assert_eq!(followed(&host, DAWID).await, both);
    assert!(followed(&host, CHIARA).await.is_empty());
    say(&host, &id, ADA, 3, "a1 b2", 9).await;
    assert!(notified(&host, &id).await.is_empty(), "it goes on");
    let left = host.act(&id, by(BRUNO, 4), Command::Leave, None, at(10));
    left.await.unwrap();
    assert_eq!(notified(&host, &id).await, [CHIARA]);
    assert_eq!(followed(&host, DAWID).await, [other]);
    let record = host.look(&id).await.unwrap();
    let late = host.watch(&record, DAWID, |wishes| wishes.tells = true);
    assert!(late.await.is_err(), "it is over");
    assert_eq!(
        host.watching(&record, CHIARA).await.unwrap(),
        Watching::default()
    );
}

#[tokio::test]
async fn a_player_watches_nothing_and_nobody_watches_more_than_the_limit() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kintei", 1).await;
    let record = host.look(&id).await.unwrap();
    let own = host.watch(&record, ADA, |wishes| wishes.follows = true);
    let own = own.await.unwrap_err();
    assert!(
        matches!(own, Error::Refused(Refusal::SeatedAlready)),
        "{own}"
    );
    for nth in 0..MOST_WATCHED {
        let id = running(&host, "kintei", 10 + nth).await;
        watches(&host, &id, CHIARA, TELL).await;
    }
    let more = host.watch(&record, CHIARA, |wishes| wishes.tells = true);
    let more = more.await.unwrap_err();
    let limit = Refusal::Restricted(Restriction::WatchesMany(MOST_WATCHED));
    assert_eq!(more.to_string(), Error::Refused(limit).to_string());
}

#[tokio::test]
async fn who_takes_over_a_seat_watches_no_longer_and_who_is_erased_neither() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kintei", 1).await;
    watches(&host, &id, CHIARA, TELL).await;
    watches(&host, &id, DAWID, TELL).await;
    let offers = host.act(&id, by(ADA, 2), Command::OfferSeat, None, at(9));
    offers.await.unwrap();
    let command = Command::TakeSeat(Seat(1));
    let taken = host.act(&id, by(CHIARA, 3), command, None, at(10));
    taken.await.unwrap();
    let mut rng = Rng::seed_from_u64(7);
    host.erase_person(DAWID, &mut rng, at(11)).await.unwrap();
    let record = host.look(&id).await.unwrap();
    for person in [CHIARA, DAWID] {
        assert_eq!(
            host.watching(&record, person).await.unwrap(),
            Watching::default()
        );
    }
    let left = host.act(&id, by(BRUNO, 4), Command::Leave, None, at(12));
    left.await.unwrap();
    assert!(notified(&host, &id).await.is_empty());
}
