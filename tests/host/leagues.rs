//! Leagues that run by themselves.

#[path = "leagues/absence.rs"]
mod absence;
#[path = "leagues/seasons.rs"]
mod seasons;
#[path = "leagues/together.rs"]
mod together;

use tavolino::host::{
    BadLeague, Entrant, LeagueGroup, LeagueOpening, LeagueView, LeftLeague, Shard,
};
use tavolino_games::ai::value::Verdict;

use super::*;

const CLUB: GuildId = GuildId(9);

/// Opens the league of a game.
async fn open(host: &Host, game: &str, now: i64) {
    let opening = LeagueOpening {
        guild: CLUB,
        game,
        pace: Pace::Normal,
        channel: HERE,
        within: None,
        lang: "en",
    };
    host.open_league(&opening, at(now)).await.unwrap();
}

async fn join(host: &Host, game: &str, people: impl IntoIterator<Item = i64>, now: i64) {
    for person in people {
        let joined = host.join_league(CLUB, game, UserId(person), false, at(now));
        joined.await.unwrap();
    }
}

/// Lets the leagues take their steps at an instant.
async fn run(host: &Host, now: i64) {
    let mut rng = Rng::seed_from_u64(now as u64);
    let failures = host.run_leagues(&mut rng, at(now)).await.unwrap();
    assert!(failures.is_empty(), "{failures:?}");
}

async fn view(host: &Host, game: &str) -> LeagueView {
    host.league(CLUB, game).await.unwrap()
}

/// The matches of a season that go on.
async fn running(host: &Host, game: &str) -> Vec<MatchId> {
    let shown = view(host, game).await;
    let meetings = shown.groups.iter().flat_map(|group| &group.meetings);
    let mut running = Vec::new();
    for meeting in meetings {
        for (id, state) in [
            (&meeting.first, meeting.first_state),
            (&meeting.second, meeting.second_state),
        ] {
            if state == Some(State::Running) {
                running.extend(id.clone());
            }
        }
    }
    running
}

/// Ends a match: this seat resigns.
async fn resign(host: &Host, id: &MatchId, seat: u8, now: i64) {
    let resigns = host.act(
        id,
        Actor::Computer(Seat(seat)),
        Command::Leave,
        None,
        at(now),
    );
    assert_eq!(resigns.await.unwrap().row.state, State::Over);
}

/// The entrant of a person in the running or last season.
async fn entrant(host: &Host, game: &str, person: i64) -> Entrant {
    let groups = view(host, game).await.groups.into_iter();
    let mut all = groups.flat_map(|group| group.entrants);
    all.find(|one| one.person == Some(UserId(person))).unwrap()
}

fn is_bad<T: std::fmt::Debug>(done: Result<T, Error>, bad: &BadLeague) {
    match done {
        Err(Error::Refused(Refusal::League(is))) => {
            assert_eq!(is, *bad);
            let sentence = is.say(&tavolino_games::game::Lang::english());
            assert!(sentence.len() > 20, "{sentence}");
        }
        other => panic!("{bad:?} expected: {other:?}"),
    }
}

#[tokio::test]
async fn with_four_people_a_season_begins_two_days_later_by_itself() {
    let (_folder, host) = new_host().await;
    open(&host, "kumo", 0).await;
    run(&host, 1).await;
    join(&host, "kumo", 1..=3, 2).await;
    run(&host, 3).await;
    let shown = view(&host, "kumo").await;
    assert_eq!((shown.missing(), shown.league.begins), (1, None));
    join(&host, "kumo", [4], HOUR).await;
    run(&host, HOUR).await;
    let shown = view(&host, "kumo").await;
    assert_eq!(shown.league.begins, Some(at(HOUR + 2 * DAY)));
    run(&host, 2 * DAY).await;
    assert!(view(&host, "kumo").await.groups.is_empty(), "not yet");
    run(&host, 2 * DAY + HOUR).await;
    let shown = view(&host, "kumo").await;
    assert_eq!(shown.league.season, 1);
    // 46 days, as all three meetings of each are at once.
    assert_eq!(shown.league.ends, Some(at(2 * DAY + HOUR + 46 * DAY)));
    assert_eq!(shown.groups.len(), 1);
    let running = running(&host, "kumo").await;
    assert_eq!(running.len(), 12, "six meetings of two games");
    for id in &running {
        let record = host.look(id).await.unwrap();
        assert!(record.is_meeting() && record.row.guild == Some(CLUB));
        assert_eq!((record.row.channel, record.row.pace), (HERE, Pace::Normal));
        assert_eq!(record.row.opened_by, None);
        let pending = host.outbox().pending(id).await.unwrap();
        let calls = pending
            .iter()
            .filter(|notice| notice.kind == NoticeKind::Ping);
        assert_eq!(calls.count(), 1, "it was started with its notices");
    }
}

#[tokio::test]
async fn who_may_not_and_what_is_not_there_is_refused() {
    let (_folder, host) = new_host().await;
    let opening = |game, pace| LeagueOpening {
        guild: CLUB,
        game,
        pace,
        channel: HERE,
        within: None,
        lang: "en",
    };
    let chess = host
        .open_league(&opening("nubulus", Pace::Slow), at(0))
        .await;
    is_bad(chess, &BadLeague::Pace);
    let live = host.open_league(&opening("kumo", Pace::Live), at(0)).await;
    is_bad(live, &BadLeague::Pace);
    let none = host
        .open_league(&opening("no-such-game", Pace::Fast), at(0))
        .await;
    is_bad(none, &BadLeague::NotForTwo("no-such-game".to_owned()));
    let joined = host.join_league(CLUB, "kumo", ADA, false, at(0)).await;
    is_bad(joined, &BadLeague::None("kumo".to_owned()));
    open(&host, "kumo", 0).await;
    is_bad(
        host.leave_league(CLUB, "kumo", ADA, at(1)).await,
        &BadLeague::NotIn,
    );
    join(&host, "kumo", [1], 2).await;
    let again = host.join_league(CLUB, "kumo", ADA, false, at(3)).await;
    is_bad(again, &BadLeague::In);
    let answered = host.answer_call(CLUB, "kumo", ADA, true, at(4)).await;
    is_bad(answered, &BadLeague::NotAsked);
    is_bad(
        host.go_on(CLUB, "kumo", ADA, at(4)).await,
        &BadLeague::NotAsked,
    );
    is_bad(
        host.rejoin_league(CLUB, "kumo", BRUNO, at(4)).await,
        &BadLeague::NotAsked,
    );
    is_bad(
        host.may_open_league(CLUB, false).await,
        &BadLeague::ModeratorsOnly,
    );
    host.may_open_league(CLUB, true).await.unwrap();
    for (value, moderates, may) in [("off", true, false), ("everyone", false, true)] {
        let change = [tavolino::host::Change::read("contests", value).unwrap()];
        host.change_settings(CLUB, &change, None).await.unwrap();
        assert_eq!(
            host.may_open_league(CLUB, moderates).await.is_ok(),
            may,
            "{value}"
        );
    }
}

#[tokio::test]
async fn where_leagues_are_switched_off_no_season_begins() {
    let (_folder, host) = new_host().await;
    open(&host, "kumo", 0).await;
    join(&host, "kumo", 1..=4, 1).await;
    run(&host, 2).await;
    let change = |value| [tavolino::host::Change::read("contests", value).unwrap()];
    host.change_settings(CLUB, &change("off"), None)
        .await
        .unwrap();
    run(&host, DAY).await;
    assert_eq!(view(&host, "kumo").await.league.begins, None);
    run(&host, 9 * DAY).await;
    assert_eq!(view(&host, "kumo").await.league.season, 0);
    host.change_settings(CLUB, &change("moderators"), None)
        .await
        .unwrap();
    run(&host, 10 * DAY).await;
    assert_eq!(view(&host, "kumo").await.league.begins, Some(at(12 * DAY)));
}

#[tokio::test]
async fn who_blocks_another_does_not_meet_them_and_it_counts_for_nobody() {
    let (_folder, host) = new_host().await;
    open(&host, "kumo", 0).await;
    join(&host, "kumo", 1..=3, 1).await;
    host.block(UserId(4), UserId(2), at(1)).await.unwrap();
    let joined = host.join_league(CLUB, "kumo", UserId(4), false, at(2));
    assert_eq!(joined.await.unwrap(), [UserId(2)], "she is told, he is not");
    run(&host, 2).await;
    run(&host, 3 * DAY).await;
    assert_eq!(running(&host, "kumo").await.len(), 10);
    for id in running(&host, "kumo").await {
        resign(&host, &id, 1, 3 * DAY + 1).await;
    }
    run(&host, 3 * DAY + 2).await;
    let shown = view(&host, "kumo").await;
    assert_eq!(
        shown.league.ends, None,
        "the season is over without that meeting"
    );
    let points: Vec<i64> = shown.groups[0]
        .lines
        .iter()
        .map(|line| line.points)
        .collect();
    assert_eq!(points, [6, 6, 4, 4]);
    assert_eq!(shown.league.begins, Some(at(10 * DAY + 2)), "a week later");
}

#[tokio::test]
async fn a_game_that_has_not_ended_is_judged_and_goes_on_unrated() {
    let (_folder, host) = new_host().await;
    let ratings = [tavolino::host::Change::read("ratings", "on").unwrap()];
    host.change_settings(CLUB, &ratings, None).await.unwrap();
    open(&host, "kintei", 0).await;
    join(&host, "kintei", 1..=4, 1).await;
    run(&host, 2).await;
    run(&host, 3 * DAY).await;
    let all = running(&host, "kintei").await;
    let shown = view(&host, "kintei").await;
    let first = shown.groups[0].meetings[0].clone();
    let id = first.first.clone().unwrap();
    assert!(host.look(&id).await.unwrap().row.rated);
    // In the first game of the first meeting the second player keeps the other waiting.
    let one = host.look(&id).await.unwrap().seats[0].person.unwrap();
    say(&host, &id, one, 1, "a1 b2", 3 * DAY + HOUR).await;
    run(&host, 49 * DAY - 1).await;
    assert!(view(&host, "kintei").await.league.ends.is_some(), "not yet");
    run(&host, 49 * DAY).await;
    let shown = view(&host, "kintei").await;
    assert_eq!((shown.league.ends, shown.league.season), (None, 1));
    let judged = shown.groups[0]
        .meetings
        .iter()
        .find(|one| one.nth == first.nth)
        .unwrap();
    assert_eq!(
        (judged.first_judged, judged.second_judged),
        (Some(2), Some(2))
    );
    let others = shown.groups[0]
        .meetings
        .iter()
        .filter(|one| one.nth != first.nth);
    for meeting in others {
        // Seat 1 kept the other waiting in both.
        assert_eq!(
            (meeting.first_judged, meeting.second_judged),
            (Some(0), Some(2))
        );
    }
    assert_eq!(shown.groups[0].lines[0].points, 8);
    assert_eq!(
        shown.groups[0]
            .lines
            .iter()
            .map(|line| line.place)
            .collect::<Vec<_>>(),
        [1, 2, 2, 4]
    );
    for id in &all {
        let record = host.look(id).await.unwrap();
        assert!(record.is_running() && !record.row.rated);
    }
    // What is played afterwards changes the season no more.
    let judged = view(&host, "kintei").await.groups[0].lines.clone();
    resign(&host, &id, 1, 50 * DAY).await;
    run(&host, 50 * DAY).await;
    assert_eq!(view(&host, "kintei").await.groups[0].lines, judged);
}

#[tokio::test]
async fn a_solved_position_is_judged_by_its_value() {
    let (_folder, host) = new_host().await;
    open(&host, "quadrangle", 0).await;
    join(&host, "quadrangle", 1..=4, 1).await;
    run(&host, 2).await;
    run(&host, 3 * DAY).await;
    let ends = view(&host, "quadrangle").await.league.ends.unwrap();
    assert_eq!(ends, at(25 * DAY), "22 days for a short game");
    run(&host, ends.0).await;
    let shown = view(&host, "quadrangle").await;
    assert_eq!(shown.league.ends, None);
    let entry = games::find("quadrangle").unwrap();
    let table = entry.info.table(&Options::new(), Some(2)).unwrap();
    let board = (entry.open)(&table, (entry.deal)(&table, &mut Rng::seed_from_u64(1))).unwrap();
    let solved = tavolino_games::solved::embedded(entry.info, &table.options).unwrap();
    let proof = tavolino_games::board::Proof::Table(&solved);
    let wins = board.study().unwrap().has_turn(proof, Verdict::Win);
    assert_eq!(
        wins,
        Some(true),
        "the first seat wins, and by time it would lose"
    );
    for meeting in &shown.groups[0].meetings {
        assert_eq!(
            (meeting.first_judged, meeting.second_judged),
            (Some(2), Some(0))
        );
    }
}
