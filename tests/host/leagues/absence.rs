//! People of a league who lose games by time, and those who are erased.

use super::*;

const GAME: &str = "kintei";

/// The beginning of the season.
const BEGIN: i64 = 3 * DAY;

/// A league of four people in its first season.
async fn season(host: &Host) {
    open(host, GAME, 0).await;
    join(host, GAME, 1..=4, 1).await;
    run(host, 2).await;
    run(host, BEGIN).await;
    assert_eq!(running(host, GAME).await.len(), 12);
}

/// The direct messages that are to be sent, by reader and kind.
async fn notes(host: &Host, now: i64) -> Vec<(i64, &'static str)> {
    let taken = host.take_league_notes(at(now)).await.unwrap();
    let mut notes = Vec::new();
    for note in taken.read {
        host.sent_league_note(&note).await.unwrap();
        notes.push((note.person.0, <&str>::from(note.kind)));
    }
    notes.sort_unstable();
    notes
}

/// The running matches in which it is a person's turn.
async fn turns_of(host: &Host, person: i64) -> Vec<MatchId> {
    let mut own = Vec::new();
    for id in running(host, GAME).await {
        let record = host.look(&id).await.unwrap();
        if record.person_at(Seat(1)) == Some(UserId(person)) {
            own.push(id);
        }
    }
    own
}

/// Lets the time of seat 1 run out in a match.
async fn run_out(folder: &TempDir, host: &Host, id: &MatchId, now: i64) {
    let sql =
        format!("update seats set bank = 1, deadline = 1 where match_id = '{id}' and seat = 1");
    write(folder, sql).await;
    let failures = host.run_due(Shard::WHOLE, at(now)).await.unwrap();
    assert!(failures.is_empty(), "{failures:?}");
    assert_eq!(host.look(id).await.unwrap().row.state, State::Over);
}

#[tokio::test]
async fn who_loses_a_game_by_time_is_asked_once_and_goes_on() {
    let (folder, host) = new_host().await;
    season(&host).await;
    // After the time to answer, and before all clocks run out.
    let late = BEGIN + 2 * DAY + 2 * HOUR;
    let [first, second, _] = &turns_of(&host, 1).await[..] else {
        panic!("three games");
    };
    run_out(&folder, &host, first, BEGIN + HOUR).await;
    for _ in 0..3 {
        run(&host, BEGIN + HOUR).await;
    }
    assert_eq!(notes(&host, BEGIN + HOUR).await, [(1, "lost")]);
    assert_eq!(
        entrant(&host, GAME, 1).await.asked,
        Some(at(BEGIN + HOUR + 2 * DAY))
    );
    is_bad(
        host.go_on(CLUB, GAME, UserId(2), at(BEGIN + HOUR)).await,
        &BadLeague::NotAsked,
    );
    host.go_on(CLUB, GAME, UserId(1), at(BEGIN + DAY))
        .await
        .unwrap();
    run(&host, late).await;
    let own = entrant(&host, GAME, 1).await;
    assert_eq!((own.lost, own.asked, own.withdrawn), (1, None, None));
    // All meetings of a group of four have begun, so a second game lost by time ends none.
    run_out(&folder, &host, second, late).await;
    run(&host, late).await;
    let own = entrant(&host, GAME, 1).await;
    assert_eq!((own.lost, own.withdrawn), (2, None));
    assert!(
        notes(&host, late).await.is_empty(),
        "nothing is left to ask"
    );
}

#[tokio::test]
async fn who_does_not_answer_is_withdrawn_from_what_has_not_begun() {
    let (folder, host) = new_host().await;
    open(&host, GAME, 0).await;
    join(&host, GAME, 1..=6, 1).await;
    run(&host, 2).await;
    run(&host, BEGIN).await;
    assert_eq!(running(&host, GAME).await.len(), 18, "three meetings each");
    let id = turns_of(&host, 1).await[0].clone();
    run_out(&folder, &host, &id, BEGIN + HOUR).await;
    run(&host, BEGIN + HOUR).await;
    run(&host, BEGIN + HOUR + 2 * DAY).await;
    let own = entrant(&host, GAME, 1).await;
    assert_eq!(
        own.withdrawn.map(<&str>::from),
        Some("struck"),
        "one of ten games"
    );
    let late = host.go_on(CLUB, GAME, UserId(1), at(BEGIN + 3 * DAY)).await;
    is_bad(late, &BadLeague::NotAsked);
    let before = view(&host, GAME).await.groups[0].meetings.clone();
    for id in running(&host, GAME).await {
        resign(&host, &id, 2, BEGIN + 4 * DAY).await;
    }
    run(&host, BEGIN + 4 * DAY).await;
    let meetings = view(&host, GAME).await.groups[0].meetings.clone();
    for (before, after) in before.iter().zip(&meetings) {
        let is_own = [after.one, after.other].contains(&own.entrant);
        assert!(
            !is_own || before.first == after.first,
            "nobody is paired who withdrew"
        );
    }
    for id in running(&host, GAME).await {
        resign(&host, &id, 2, BEGIN + 5 * DAY).await;
    }
    run(&host, BEGIN + 5 * DAY).await;
    let shown = view(&host, GAME).await;
    assert_eq!(shown.league.ends, None);
    assert_eq!(
        shown.groups[0].ranked().last().unwrap().0.person,
        Some(UserId(1))
    );
    // Before the next season she alone is asked, and plays it only if she says so.
    let begins = shown.league.begins.unwrap().0;
    assert!(!shown.has(UserId(1)));
    notes(&host, BEGIN + 5 * DAY).await;
    run(&host, begins - 2 * DAY).await;
    run(&host, begins - DAY).await;
    assert_eq!(notes(&host, begins - DAY).await, [(1, "call")]);
    host.answer_call(CLUB, GAME, UserId(1), true, at(begins - DAY))
        .await
        .unwrap();
    run(&host, begins).await;
    let own = entrant(&host, GAME, 1).await;
    assert!(own.slow, "one meeting at a time until one has ended");
    let shown = view(&host, GAME).await;
    let begun = shown.groups[0]
        .meetings
        .iter()
        .filter(|meeting| meeting.first.is_some());
    let own = begun.filter(|meeting| [meeting.one, meeting.other].contains(&own.entrant));
    assert_eq!(own.count(), 1);
}

#[tokio::test]
async fn who_says_nothing_is_left_out_of_a_season_and_may_come_back() {
    let (folder, host) = new_host().await;
    open(&host, GAME, 0).await;
    join(&host, GAME, 1..=5, 1).await;
    run(&host, 2).await;
    run(&host, BEGIN).await;
    let id = turns_of(&host, 1).await[0].clone();
    run_out(&folder, &host, &id, BEGIN + HOUR).await;
    while view(&host, GAME).await.league.ends.is_some() {
        for id in running(&host, GAME).await {
            resign(&host, &id, 2, BEGIN + 2 * HOUR).await;
        }
        run(&host, BEGIN + 2 * HOUR).await;
    }
    let begins = view(&host, GAME).await.league.begins.unwrap().0;
    run(&host, begins - 2 * DAY).await;
    host.answer_call(CLUB, GAME, UserId(1), false, at(begins - DAY))
        .await
        .unwrap();
    run(&host, begins).await;
    let shown = view(&host, GAME).await;
    assert_eq!(
        (shown.league.season, shown.groups[0].entrants.len()),
        (2, 4)
    );
    join(&host, GAME, [1], begins + HOUR).await;
    assert!(
        view(&host, GAME).await.has(UserId(1)),
        "by a tap on the card"
    );
}

#[tokio::test]
async fn who_was_not_seen_for_a_month_is_left_out_quietly_and_can_come_back() {
    let (folder, host) = new_host().await;
    season(&host).await;
    for id in turns_of(&host, 1).await {
        run_out(&folder, &host, &id, BEGIN + HOUR).await;
    }
    run(&host, BEGIN + HOUR).await;
    let end = BEGIN + 31 * DAY;
    for id in running(&host, GAME).await {
        resign(&host, &id, 1, end).await;
    }
    run(&host, end).await;
    let shown = view(&host, GAME).await;
    assert!(shown.league.ends.is_none() && !shown.has(UserId(1)));
    assert_eq!(notes(&host, end).await, [(1, "left")], "one message");
    assert_eq!(shown.missing(), 1);
    run(&host, shown.league.begins.unwrap().0).await;
    let waits = view(&host, GAME).await.league;
    assert_eq!((waits.season, waits.begins), (1, None), "three are too few");
    host.rejoin_league(CLUB, GAME, UserId(1), at(end + 9 * DAY))
        .await
        .unwrap();
    run(&host, end + 9 * DAY).await;
    assert_eq!(
        view(&host, GAME).await.league.begins,
        Some(at(end + 11 * DAY))
    );
}

#[tokio::test]
async fn a_vacation_prolongs_a_season_by_a_week_at_most() {
    let (folder, host) = new_host().await;
    season(&host).await;
    let ends = view(&host, GAME).await.league.ends.unwrap().0;
    let away = format!(
        "insert into vacations (person, began, ends, ended) values (1, {}, {ends}, {})",
        BEGIN + DAY,
        BEGIN + 11 * DAY
    );
    write(&folder, away).await;
    run(&host, ends).await;
    assert!(view(&host, GAME).await.league.ends.is_some());
    run(&host, ends + 7 * DAY - 1).await;
    assert!(view(&host, GAME).await.league.ends.is_some());
    run(&host, ends + 7 * DAY).await;
    assert_eq!(view(&host, GAME).await.league.ends, None);
}

#[tokio::test]
async fn one_who_is_erased_is_in_no_table_and_the_season_goes_on() {
    let (folder, host) = new_host().await;
    season(&host).await;
    let exported = host.store().export_person(UserId(4)).await.unwrap();
    assert_eq!(exported["league_members"][0]["game"], "kintei");
    assert_eq!(exported["league_entrants"][0]["season"], 1);
    let mut rng = Rng::seed_from_u64(1);
    host.erase_person(UserId(4), &mut rng, at(BEGIN + HOUR))
        .await
        .unwrap();
    let pool = engine::pool(folder.path()).await;
    for table in ["league_members", "league_entrants", "league_notes"] {
        let found = format!("select count(*) from {table} where person = 4");
        let found: i64 = sqlx::query_scalar(AssertSqlSafe(found))
            .fetch_one(&pool)
            .await
            .unwrap();
        assert_eq!(found, 0, "{table}");
    }
    pool.close().await;
    run(&host, BEGIN + HOUR).await;
    let shown = view(&host, GAME).await;
    assert!(shown.league.ends.is_some());
    assert_eq!(
        shown.groups[0]
            .entrants
            .iter()
            .filter(|one| one.person.is_none())
            .count(),
        1
    );
    for id in running(&host, GAME).await {
        resign(&host, &id, 1, BEGIN + DAY).await;
    }
    run(&host, BEGIN + DAY).await;
    let shown = view(&host, GAME).await;
    assert_eq!(shown.league.ends, None);
    let last = shown.groups[0].ranked().last().unwrap().0;
    assert_eq!(last.person, None, "the six games were resigned");
}
