//! Wishes for games that meet.

use std::sync::Arc;

use tavolino::host::{
    Change, GuildId, LobbyNews, Looking, Pace, RatedWish, Ratings, Record, Shard, WishChange,
};

use super::*;

const CLUB: GuildId = GuildId(9);

/// A wish of a person, for a week.
fn wish(person: UserId, games: &str, now: i64) -> Looking {
    Looking {
        guild: CLUB,
        person,
        games: games.to_owned(),
        pace: Pace::Normal,
        most: 1,
        ends: Some(at(now + 7 * DAY)),
        channel: HERE,
        within: None,
        lang: "en".to_owned(),
        since: at(now),
        rests: at(now),
        due: at(now),
    }
}

/// Stores a wish; the lobby that it opens.
async fn look(host: &Host, wish: &Looking, now: i64) -> Option<Arc<Record>> {
    let mut rng = Rng::seed_from_u64(now as u64);
    host.look_for(wish, &mut rng, at(now)).await.unwrap()
}

async fn joins(host: &Host, lobby: &Record, person: UserId, now: i64) -> Arc<Record> {
    let mut rng = Rng::seed_from_u64(1);
    let joined = host.join(lobby.id(), person, &mut rng, at(now));
    joined.await.unwrap()
}

/// Runs the scheduler at an instant.
async fn goes_on(host: &Host, now: i64) {
    assert!(
        host.run_due(Shard::WHOLE, at(now))
            .await
            .unwrap()
            .is_empty()
    );
    let mut rng = Rng::seed_from_u64(now as u64);
    host.meet_wishes(&mut rng, at(now)).await.unwrap();
}

/// The lobbies in which a person has a seat or one reserved.
async fn lobbies(host: &Host, person: UserId) -> Vec<MatchId> {
    let lines = host.store().inbox(person).await.unwrap().into_iter();
    let open = lines.filter(|line| line.state == State::Lobby);
    open.map(|line| line.id).collect()
}

#[tokio::test]
async fn two_wishes_that_fit_start_a_game_that_both_confirm() {
    let (_folder, host) = new_host().await;
    assert!(look(&host, &wish(ADA, "kumo kintei", 1), 1).await.is_none());
    let slow = Looking {
        pace: Pace::Slow,
        ..wish(CHIARA, "", 2)
    };
    assert!(look(&host, &slow, 2).await.is_none(), "another pace");
    assert!(
        look(&host, &wish(CHIARA, "trix", 3), 3).await.is_none(),
        "another game"
    );
    let lobby = look(&host, &wish(BRUNO, "kumo taifuu", 4), 4)
        .await
        .unwrap();
    assert_eq!(lobby.entry.info.key, "kumo");
    assert_eq!(
        lobby.invited,
        [ADA, BRUNO],
        "the longer one waits, the earlier one is named"
    );
    assert_eq!(lobby.opener(), None);
    assert_eq!(joins(&host, &lobby, BRUNO, 5).await.row.state, State::Lobby);
    assert_eq!(joins(&host, &lobby, ADA, 6).await.row.state, State::Running);
    // While it goes on, nothing further is proposed to them.
    assert!(look(&host, &wish(CHIARA, "", 7), 7).await.is_none());
    goes_on(&host, 40 * 60_000).await;
    assert!(lobbies(&host, CHIARA).await.is_empty());
}

#[tokio::test]
async fn a_wish_without_an_end_finds_the_next_game_when_one_is_over() {
    let (_folder, host) = new_host().await;
    let always = Looking {
        ends: None,
        ..wish(ADA, "kumo", 1)
    };
    look(&host, &always, 1).await;
    let lobby = look(&host, &wish(BRUNO, "", 2), 2).await.unwrap();
    joins(&host, &lobby, ADA, 3).await;
    joins(&host, &lobby, BRUNO, 4).await;
    assert!(
        look(&host, &wish(CHIARA, "kumo", 5), 5).await.is_none(),
        "she has one"
    );
    let leaves = host.act(lobby.id(), by(BRUNO, 6), Command::Leave, None, at(6));
    leaves.await.unwrap();
    let later = 31 * 60_000;
    goes_on(&host, later).await;
    assert_eq!(
        lobbies(&host, CHIARA).await.len(),
        1,
        "the one with whom she has not played"
    );
    assert_eq!(lobbies(&host, ADA).await, lobbies(&host, CHIARA).await);
    assert!(lobbies(&host, BRUNO).await.is_empty());
    assert!(
        host.looking(CLUB, ADA, at(later + 100 * DAY))
            .await
            .unwrap()
            .is_some()
    );
    assert!(host.stop_looking(CLUB, ADA, at(later)).await.unwrap());
    assert!(host.looking(CLUB, ADA, at(later)).await.unwrap().is_none());
}

#[tokio::test]
async fn who_does_not_confirm_within_two_days_looks_no_longer() {
    let (_folder, host) = new_host().await;
    look(&host, &wish(ADA, "kumo", 1), 1).await;
    let lobby = look(&host, &wish(BRUNO, "kumo", 2), 2).await.unwrap();
    joins(&host, &lobby, ADA, 3).await;
    goes_on(&host, 2 * DAY - HOUR).await;
    assert_eq!(
        lobbies(&host, BRUNO).await.len(),
        1,
        "it is not two days yet"
    );
    goes_on(&host, 2 * DAY + HOUR).await;
    let cancelled = host.look(lobby.id()).await.unwrap();
    assert_eq!(cancelled.row.state, State::Cancelled);
    let pending = host.outbox().pending(lobby.id()).await.unwrap();
    let news = pending.iter().filter_map(tavolino::host::Notice::news);
    let news: Vec<LobbyNews> = news.collect();
    assert_eq!(news, [LobbyNews::Unconfirmed]);
    let now = at(2 * DAY + HOUR);
    assert!(host.looking(CLUB, ADA, now).await.unwrap().is_some());
    assert!(
        host.looking(CLUB, BRUNO, now).await.unwrap().is_none(),
        "he is gone"
    );
    // Looking again, he is not proposed to her at once.
    let again = look(&host, &wish(BRUNO, "kumo", now.0), now.0).await;
    assert!(again.is_none(), "{again:?}");
    let other = look(&host, &wish(CHIARA, "kumo", now.0 + 1), now.0 + 1).await;
    assert_eq!(other.unwrap().invited, [ADA, CHIARA]);
}

#[tokio::test]
async fn a_wish_without_an_end_rests_after_its_person_did_not_confirm() {
    let (_folder, host) = new_host().await;
    let always = Looking {
        ends: None,
        ..wish(ADA, "kumo", 1)
    };
    look(&host, &always, 1).await;
    look(&host, &wish(BRUNO, "kumo", 2), 2).await.unwrap();
    let (cancelled, rested) = (2 * DAY + HOUR, 10 * DAY);
    goes_on(&host, cancelled).await;
    assert!(
        host.looking(CLUB, ADA, at(cancelled))
            .await
            .unwrap()
            .is_some()
    );
    let none = look(&host, &wish(CHIARA, "kumo", cancelled), cancelled).await;
    assert!(none.is_none(), "{none:?}");
    let later = wish(CHIARA, "kumo", rested);
    assert!(
        look(&host, &later, rested).await.is_some(),
        "it wakes by itself"
    );
}

#[tokio::test]
async fn one_who_declines_calls_it_off_for_both() {
    let (_folder, host) = new_host().await;
    look(&host, &wish(ADA, "kumo", 1), 1).await;
    let lobby = look(&host, &wish(BRUNO, "kumo", 2), 2).await.unwrap();
    let mut rng = Rng::seed_from_u64(1);
    let left = host.leave_lobby(lobby.id(), BRUNO, &mut rng, at(3)).await;
    assert_eq!(left.unwrap().row.state, State::Cancelled);
    goes_on(&host, HOUR).await;
    assert!(
        lobbies(&host, ADA).await.is_empty(),
        "they are not proposed again"
    );
}

#[tokio::test]
async fn blocks_limits_and_wishes_about_ratings_hold() {
    let (_folder, host) = new_host().await;
    host.block(BRUNO, ADA, at(0)).await.unwrap();
    look(&host, &wish(ADA, "kumo", 1), 1).await;
    assert!(look(&host, &wish(BRUNO, "kumo", 2), 2).await.is_none());
    host.unblock(BRUNO, ADA).await.unwrap();
    let set = |change| {
        let changes = [change];
        let host = &host;
        async move { host.change_settings(CLUB, &changes, None).await.unwrap() }
    };
    set(Change::PerServer(Some(1))).await;
    let own = Opening {
        guild: Some(CLUB),
        by: CHIARA,
        ..opening("kintei", 5)
    };
    let mut rng = Rng::seed_from_u64(1);
    host.open(own, &mut rng, at(3)).await.unwrap();
    assert!(
        look(&host, &wish(BRUNO, "kumo", 4), 4).await.is_none(),
        "the server is full"
    );
    set(Change::PerServer(None)).await;
    set(Change::Ratings(Ratings::On)).await;
    let refuses = WishChange::Rated(RatedWish::No);
    host.change_rating_wishes(ADA, refuses).await.unwrap();
    let lobby = look(&host, &wish(BRUNO, "kumo", 5), 5).await.unwrap();
    assert!(!lobby.row.rated, "she plays unrated");
}

#[tokio::test]
async fn a_wish_is_exported_and_erased_with_its_lobby() {
    let (_folder, host) = new_host().await;
    look(&host, &wish(ADA, "kumo", 1), 1).await;
    let lobby = look(&host, &wish(BRUNO, "kumo", 2), 2).await.unwrap();
    let exported = host.store().export_person(ADA).await.unwrap();
    assert_eq!(exported["looking"][0]["games"], "kumo");
    assert_eq!(exported["looking_pairs"][0]["code"], lobby.id().as_str());
    let mut rng = Rng::seed_from_u64(1);
    host.erase_person(ADA, &mut rng, at(3)).await.unwrap();
    let exported = host.store().export_person(ADA).await.unwrap();
    for table in ["looking", "looking_pairs"] {
        assert_eq!(exported[table], serde_json::json!([]), "{table}");
    }
    let cancelled = host.look(lobby.id()).await.unwrap();
    assert_eq!(cancelled.row.state, State::Cancelled);
    assert!(host.looking(CLUB, BRUNO, at(4)).await.unwrap().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_open_one_lobby_for_two_wishes() {
    let folder = engine::folder();
    if !engine::is_server() {
        println!("a file is one process's");
        return;
    }
    let (one, other) = (host(&folder).await, host(&folder).await);
    let (mut first, mut second) = (Rng::seed_from_u64(1), Rng::seed_from_u64(2));
    for round in 0..20 {
        let now = 1 + round * 30 * DAY;
        let people = [1, 2].map(|number| UserId(100 * (round + 1) + number));
        // Both were stored at once, so that neither saw the other.
        for person in people {
            let wish = Looking {
                since: at(now),
                ..wish(person, "kumo", now)
            };
            let sql = format!(
                "insert into looking values (9, {}, 'kumo', 'normal', 1, {}, 100, null, 'en', {now}, 0, {now})",
                wish.person.0,
                now + 7 * DAY
            );
            write(&folder, sql).await;
        }
        let (here, there) = tokio::join!(
            one.meet_wishes(&mut first, at(now + 1)),
            other.meet_wishes(&mut second, at(now + 1)),
        );
        here.unwrap();
        there.unwrap();
        for person in people {
            assert_eq!(lobbies(&one, person).await.len(), 1, "round {round}");
        }
    }
}
