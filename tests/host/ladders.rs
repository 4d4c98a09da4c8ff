//! Ladders: challenges, their meetings, and what becomes of rungs.

use std::collections::BTreeSet;

use tavolino::host::{
    BadLadder, ChallengeId, Challenging, Change, Declining, Hindrance, LadderView, Rival,
};

use super::contests::{resign, run_out};
use super::*;

const CLUB: GuildId = GuildId(9);
const KUMO: &str = "kumo";

/// Sets whether the server has ladders.
async fn switch(host: &Host, value: &str) {
    let change = [Change::read("ladders", value).unwrap()];
    host.change_settings(CLUB, &change, None).await.unwrap();
}

async fn join(host: &Host, people: impl IntoIterator<Item = i64>, now: i64) {
    for person in people {
        host.join_ladder(CLUB, KUMO, UserId(person), at(now))
            .await
            .unwrap();
    }
}

/// A ladder of people by their numbers, who have joined in their order.
async fn ladder(people: i64) -> (TempDir, Host) {
    let (folder, host) = new_host().await;
    switch(&host, "on").await;
    join(&host, 1..=people, 0).await;
    (folder, host)
}

async fn run(host: &Host, now: i64) {
    let failures = host.run_ladders(at(now)).await.unwrap();
    assert!(failures.is_empty(), "{failures:?}");
}

async fn view(host: &Host) -> LadderView {
    host.view_ladder(CLUB, KUMO).await.unwrap()
}

/// The people in their order.
async fn order(host: &Host) -> Vec<i64> {
    let rungs = view(host).await.rungs.into_iter();
    rungs.map(|rung| rung.person.0).collect()
}

async fn rivals(host: &Host, person: i64, now: i64) -> Vec<Rival> {
    let rivals = host.rivals(CLUB, KUMO, UserId(person), at(now)).await;
    rivals.unwrap()
}

/// The reason for which a person may not challenge another.
async fn why(host: &Host, (person, other): (i64, i64), now: i64) -> Option<Hindrance> {
    let rivals = rivals(host, person, now).await;
    let meant = rivals.iter().find(|one| one.person == UserId(other));
    meant.unwrap().hindrance
}

fn challenging(id: i64, sender: i64, other: i64) -> Challenging<'static> {
    Challenging {
        id: ChallengeId(id),
        guild: CLUB,
        game: KUMO,
        challenger: UserId(sender),
        challenged: UserId(other),
        channel: HERE,
        within: None,
        lang: "en",
    }
}

async fn challenge(host: &Host, id: i64, (sender, other): (i64, i64), now: i64) {
    let challenging = challenging(id, sender, other);
    host.challenge(&challenging, at(now)).await.unwrap();
}

/// Accepts a challenge; its games.
async fn accept(host: &Host, id: i64, person: i64, now: i64) -> [MatchId; 2] {
    let mut rng = Rng::seed_from_u64(id as u64);
    let accepted = host.accept_challenge(ChallengeId(id), UserId(person), &mut rng, at(now));
    let accepted = accepted.await.unwrap();
    [accepted.first.unwrap(), accepted.second.unwrap()]
}

async fn decline(host: &Host, id: i64, person: i64, now: i64) -> Declining {
    let declined = host.decline_challenge(ChallengeId(id), UserId(person), at(now));
    declined.await.unwrap()
}

/// The games of a challenge that was sent and accepted.
async fn meet(host: &Host, id: i64, (sender, other): (i64, i64), now: i64) -> [MatchId; 2] {
    challenge(host, id, (sender, other), now).await;
    accept(host, id, other, now + 1).await
}

/// Ends both games of a meeting: the challenger, who has seat 1 of the first, loses this many.
async fn end(host: &Host, [first, second]: &[MatchId; 2], lost: u8, now: i64) {
    resign(host, first, if lost > 0 { 1 } else { 2 }, now).await;
    resign(host, second, if lost > 1 { 2 } else { 1 }, now + 1).await;
}

/// The direct messages that are to be sent, by reader and kind.
async fn notes(host: &Host, now: i64) -> Vec<(i64, &'static str)> {
    let mut notes = Vec::new();
    for note in host.take_ladder_notes(at(now)).await.unwrap().read {
        host.sent_ladder_note(&note).await.unwrap();
        notes.push((note.person.0, <&str>::from(note.kind)));
    }
    notes.sort_unstable();
    notes
}

fn is_bad<T: std::fmt::Debug>(done: Result<T, Error>, bad: &BadLadder) {
    match done {
        Err(Error::Refused(Refusal::Ladder(is))) => {
            assert_eq!(is, *bad);
            let sentence = is.say(&tavolino_games::game::Lang::english());
            assert!(sentence.len() > 20, "{sentence}");
        }
        other => panic!("{bad:?} expected: {other:?}"),
    }
}

#[tokio::test]
async fn who_wins_goes_in_front_of_whom_they_beat() {
    let (_folder, host) = ladder(8).await;
    let seen: Vec<i64> = rivals(&host, 8, 1)
        .await
        .iter()
        .map(|one| one.person.0)
        .collect();
    assert_eq!(seen, [7, 6, 5, 4, 3], "up to five rungs up");
    challenge(&host, 50, (8, 3), 10).await;
    challenge(&host, 50, (8, 3), 10).await;
    assert_eq!(notes(&host, 10).await, [(3, "challenged")], "once");
    let public = view(&host).await;
    assert!(
        public.rungs.iter().all(|rung| rung.plays.is_empty()),
        "a challenge that is not answered is no news"
    );
    let games = accept(&host, 50, 3, 20).await;
    for (id, first) in games.iter().zip([8, 3]) {
        let record = host.look(id).await.unwrap();
        assert!(record.is_meeting() && record.row.guild == Some(CLUB));
        assert_eq!(record.person_at(Seat(1)), Some(UserId(first)));
        assert_eq!((record.row.channel, record.row.pace), (HERE, Pace::Normal));
    }
    let plays = view(&host).await.rungs[2].plays.clone();
    assert_eq!(plays, [UserId(8)]);
    resign(&host, &games[0], 2, 30).await;
    run(&host, 30).await;
    assert_eq!(order(&host).await, [1, 2, 3, 4, 5, 6, 7, 8], "not yet");
    resign(&host, &games[1], 1, 40).await;
    for _ in 0..2 {
        run(&host, 40).await;
    }
    assert_eq!(order(&host).await, [1, 2, 8, 3, 4, 5, 6, 7]);
    assert!(
        view(&host)
            .await
            .rungs
            .iter()
            .all(|rung| rung.plays.is_empty())
    );
}

#[tokio::test]
async fn a_win_and_a_half_is_won_and_one_each_or_less_holds_the_rung() {
    let (_folder, host) = ladder(4).await;
    let games = meet(&host, 50, (4, 2), 10).await;
    end(&host, &games, 1, 20).await;
    run(&host, 30).await;
    assert_eq!(order(&host).await, [1, 2, 3, 4], "1:1");
    let games = meet(&host, 51, (3, 2), 40).await;
    end(&host, &games, 2, 50).await;
    run(&host, 60).await;
    assert_eq!(order(&host).await, [1, 2, 3, 4], "0:2");
    let games = meet(&host, 52, (3, 1), 70).await;
    resign(&host, &games[0], 2, 80).await;
    // A game without a result is half a point.
    let aborted = host.act(&games[1], by(UserId(1), 900), Command::Abort, None, at(81));
    aborted.await.unwrap();
    run(&host, 90).await;
    assert_eq!(order(&host).await, [3, 1, 2, 4], "1½:½");
}

#[tokio::test]
async fn the_same_two_meet_again_after_14_days() {
    let (_folder, host) = ladder(3).await;
    let games = meet(&host, 50, (3, 2), 0).await;
    end(&host, &games, 1, DAY).await;
    run(&host, DAY + 2).await;
    let met = Hindrance::Met(at(DAY + 1));
    assert_eq!(why(&host, (3, 2), DAY + 2).await, Some(met));
    let early = host.challenge(&challenging(51, 3, 2), at(14 * DAY)).await;
    is_bad(early, &BadLadder::Hindered(met));
    run(&host, 15 * DAY).await;
    assert_eq!(why(&host, (3, 2), 15 * DAY + 2).await, None);
    challenge(&host, 52, (3, 2), 15 * DAY + 2).await;
    // The same holds the other way round.
    let games = accept(&host, 52, 2, 15 * DAY + 3).await;
    end(&host, &games, 0, 16 * DAY).await;
    run(&host, 16 * DAY + 2).await;
    assert_eq!(order(&host).await, [1, 3, 2]);
    let met = Some(Hindrance::Met(at(16 * DAY + 1)));
    assert_eq!(why(&host, (2, 3), 17 * DAY).await, met);
}

#[tokio::test]
async fn declining_is_free_once_in_30_days_and_costs_a_rung_the_next_time() {
    let (_folder, host) = ladder(6).await;
    challenge(&host, 50, (6, 2), 10).await;
    let own = host.own_rung(CLUB, KUMO, BRUNO, at(10)).await.unwrap();
    assert_eq!(own.received.unwrap().1, at(10 + 5 * DAY));
    assert_eq!(own.free_from, None);
    assert_eq!(decline(&host, 50, 2, 20).await, Declining::Free);
    assert_eq!(order(&host).await, [1, 2, 3, 4, 5, 6]);
    assert_eq!(notes(&host, 20).await, [(2, "challenged"), (6, "declined")]);
    is_bad(
        host.decline_challenge(ChallengeId(50), BRUNO, at(21)).await,
        &BadLadder::NotAsked,
    );
    let lately = Some(Hindrance::Asked(at(20)));
    assert_eq!(why(&host, (6, 2), 30).await, lately, "not at once again");
    challenge(&host, 51, (5, 2), 30).await;
    let own = host.own_rung(CLUB, KUMO, BRUNO, at(30)).await.unwrap();
    assert_eq!(own.free_from, Some(at(20 + 30 * DAY)));
    assert_eq!(decline(&host, 51, 2, DAY).await, Declining::Down);
    assert_eq!(order(&host).await, [1, 3, 2, 4, 5, 6], "one rung");
    challenge(&host, 52, (4, 2), 20 + 30 * DAY).await;
    let late = decline(&host, 52, 2, 20 + 30 * DAY).await;
    assert_eq!(late, Declining::Free);
}

#[tokio::test]
async fn silence_for_five_days_costs_a_rung_and_the_challenger_gains_nothing() {
    let (_folder, host) = ladder(6).await;
    challenge(&host, 50, (6, 2), 0).await;
    run(&host, 5 * DAY - 1).await;
    assert_eq!(order(&host).await, [1, 2, 3, 4, 5, 6]);
    let mut rng = Rng::seed_from_u64(1);
    let late = host.accept_challenge(ChallengeId(50), BRUNO, &mut rng, at(5 * DAY));
    is_bad(late.await, &BadLadder::NotAsked);
    for _ in 0..2 {
        run(&host, 6 * DAY).await;
    }
    assert_eq!(order(&host).await, [1, 3, 2, 4, 5, 6]);
    let all = [(2, "challenged"), (2, "stepped"), (6, "declined")];
    assert_eq!(notes(&host, 6 * DAY).await, all);
    challenge(&host, 51, (6, 3), 6 * DAY).await;
}

#[tokio::test]
async fn who_runs_out_of_time_loses_the_meeting_and_rests_three_rungs() {
    let (folder, host) = ladder(6).await;
    let games = meet(&host, 50, (6, 2), 10).await;
    // Seat 1 of the second game: who was challenged.
    run_out(&folder, &host, &games[1..], DAY).await;
    for _ in 0..2 {
        run(&host, DAY).await;
    }
    assert_eq!(order(&host).await, [1, 6, 3, 4, 5], "the meeting is lost");
    assert_eq!(notes(&host, DAY).await, [(2, "challenged"), (2, "late")]);
    // The other game goes on, and changes nothing.
    resign(&host, &games[0], 1, DAY + 1).await;
    run(&host, DAY + 2).await;
    assert_eq!(order(&host).await, [1, 6, 3, 4, 5]);
    let own = host.own_rung(CLUB, KUMO, BRUNO, at(2 * DAY)).await.unwrap();
    assert_eq!((own.rung, own.back), (None, Some((5, at(91 * DAY)))));
    let joined = host.join_ladder(CLUB, KUMO, BRUNO, at(91 * DAY - 1)).await;
    assert_eq!(joined.unwrap().rung, 5);
    assert_eq!(order(&host).await, [1, 6, 3, 4, 2, 5], "from 2 to 5");
}

#[tokio::test]
async fn a_challenger_out_of_time_rests_and_comes_back_at_the_bottom_after_90_days() {
    let (folder, host) = ladder(9).await;
    let games = meet(&host, 50, (3, 2), 10).await;
    run_out(&folder, &host, &games[..1], DAY).await;
    run(&host, DAY).await;
    assert_eq!(order(&host).await, [1, 2, 4, 5, 6, 7, 8, 9]);
    write(
        &folder,
        "update ladder_people set since = 999999999999".to_owned(),
    )
    .await;
    run(&host, 91 * DAY).await;
    let joined = host.join_ladder(CLUB, KUMO, CHIARA, at(91 * DAY)).await;
    assert_eq!(joined.unwrap().rung, 9);
}

#[tokio::test]
async fn sixty_days_without_a_meeting_are_a_rest_but_days_on_vacation_do_not_count() {
    let (_folder, host) = ladder(4).await;
    host.go_away(
        UserId(4),
        Some(std::time::Duration::from_hours(240)),
        at(DAY),
    )
    .await
    .unwrap();
    let games = meet(&host, 50, (3, 2), 0).await;
    run(&host, 60 * DAY - 1).await;
    assert_eq!(order(&host).await, [1, 2, 3, 4]);
    run(&host, 60 * DAY).await;
    assert_eq!(order(&host).await, [2, 3, 4], "who plays does not rest");
    run(&host, 70 * DAY - 1).await;
    assert_eq!(order(&host).await, [2, 3, 4], "ten days later");
    run(&host, 70 * DAY).await;
    assert_eq!(order(&host).await, [2, 3]);
    let idle = [(1, "idle"), (2, "challenged"), (4, "idle")];
    assert_eq!(notes(&host, 70 * DAY).await, idle);
    end(&host, &games, 1, 71 * DAY).await;
    run(&host, 130 * DAY).await;
    assert_eq!(order(&host).await, [2, 3], "from the end of the meeting on");
    run(&host, 131 * DAY + 1).await;
    assert!(order(&host).await.is_empty());
    run(&host, 300 * DAY).await;
    let own = host.own_rung(CLUB, KUMO, ADA, at(300 * DAY)).await.unwrap();
    assert_eq!(own.back, None, "forgotten after 90 days");
}

#[tokio::test]
async fn who_is_on_vacation_is_not_challenged_and_loses_nothing() {
    let (_folder, host) = ladder(4).await;
    challenge(&host, 50, (4, 2), 0).await;
    let week = Some(std::time::Duration::from_hours(7 * 24));
    let until = host.go_away(BRUNO, week, at(2 * DAY)).await.unwrap();
    assert_eq!(until, at(9 * DAY));
    let away = Hindrance::Away(until);
    assert_eq!(why(&host, (3, 2), 3 * DAY).await, Some(away));
    let refused = host.challenge(&challenging(51, 3, 2), at(3 * DAY)).await;
    is_bad(refused, &BadLadder::Hindered(away));
    let own = host.rivals(CLUB, KUMO, BRUNO, at(3 * DAY)).await;
    is_bad(own, &BadLadder::Away);
    assert_eq!(view(&host).await.rungs[1].away, Some(until));
    for day in 3..12 {
        host.run_due(tavolino::host::Shard::WHOLE, at(day * DAY))
            .await
            .unwrap();
        run(&host, day * DAY).await;
    }
    assert_eq!(
        order(&host).await,
        [1, 2, 3, 4],
        "five days without the seven"
    );
    run(&host, 12 * DAY).await;
    assert_eq!(order(&host).await, [1, 3, 2, 4]);
}

#[tokio::test]
async fn where_some_may_not_be_challenged_the_next_ones_up_may() {
    let (_folder, host) = ladder(10).await;
    challenge(&host, 50, (8, 7), 0).await;
    challenge(&host, 51, (7, 6), 0).await;
    let day = Some(std::time::Duration::from_hours(24));
    host.go_away(UserId(9), day, at(0)).await.unwrap();
    let seen = rivals(&host, 10, 1).await;
    let seen: Vec<(i64, bool)> = seen
        .iter()
        .map(|one| (one.person.0, one.hindrance.is_none()))
        .collect();
    let all = [
        (9, false),
        (8, true),
        (7, false),
        (6, false),
        (5, true),
        (4, true),
        (3, true),
        (2, true),
    ];
    assert_eq!(seen, all, "and of those between it is said why");
    let far = host.challenge(&challenging(52, 10, 1), at(1)).await;
    is_bad(far, &BadLadder::NotNear);
    let below = host.challenge(&challenging(53, 5, 9), at(1)).await;
    is_bad(below, &BadLadder::NotNear);
    let second = host.rivals(CLUB, KUMO, UserId(8), at(1)).await;
    is_bad(second, &BadLadder::Sent { is_open: true });
    assert!(rivals(&host, 1, 1).await.is_empty());
}

#[tokio::test]
async fn blocked_people_do_not_meet_and_only_who_blocks_reads_why() {
    let (_folder, host) = ladder(8).await;
    host.block(UserId(5), UserId(8), at(0)).await.unwrap();
    host.block(UserId(8), UserId(6), at(0)).await.unwrap();
    // Four has a challenge, which nobody else can tell from the block.
    challenge(&host, 50, (7, 4), 0).await;
    let why = |rivals: &[Rival], other: i64| {
        let is_meant = |one: &&Rival| one.person == UserId(other);
        rivals.iter().find(is_meant).unwrap().hindrance
    };
    let seen = rivals(&host, 8, 1).await;
    assert_eq!(why(&seen, 5), Some(Hindrance::Busy));
    assert_eq!(why(&seen, 4), Some(Hindrance::Busy));
    assert_eq!(why(&seen, 6), Some(Hindrance::Blocked));
    let seen: Vec<i64> = seen.iter().map(|one| one.rung as i64).collect();
    assert_eq!(seen, [7, 6, 5, 4, 3, 2, 1], "no rung is left out");
    for (blocked, hindrance) in [(5, Hindrance::Busy), (6, Hindrance::Blocked)] {
        let challenging = challenging(60 + blocked, 8, blocked);
        let refused = host.challenge(&challenging, at(2)).await;
        is_bad(refused, &BadLadder::Hindered(hindrance));
    }
    let joined = host.leave_ladder(CLUB, KUMO, UserId(8), at(3)).await;
    joined.unwrap();
    let joined = host
        .join_ladder(CLUB, KUMO, UserId(8), at(4))
        .await
        .unwrap();
    assert_eq!(joined.blocked, [UserId(6)]);
    let joined = host.leave_ladder(CLUB, KUMO, UserId(6), at(5)).await;
    joined.unwrap();
    let joined = host
        .join_ladder(CLUB, KUMO, UserId(6), at(6))
        .await
        .unwrap();
    assert_eq!(joined.blocked, [], "who is blocked reads nothing");
}

#[tokio::test]
async fn a_challenge_whose_sender_blocks_is_taken_back_without_a_word() {
    let (_folder, host) = ladder(4).await;
    challenge(&host, 50, (4, 2), 0).await;
    host.block(UserId(4), BRUNO, at(1)).await.unwrap();
    let mut rng = Rng::seed_from_u64(1);
    let accepted = host.accept_challenge(ChallengeId(50), BRUNO, &mut rng, at(2));
    is_bad(accepted.await, &BadLadder::NotAsked);
    assert_eq!(order(&host).await, [1, 2, 3, 4]);
    challenge(&host, 51, (3, 2), 3).await;
    host.block(CHIARA, BRUNO, at(4)).await.unwrap();
    run(&host, 6 * DAY).await;
    assert_eq!(order(&host).await, [1, 2, 3, 4], "nothing was asked");
    // Who blocks a challenger steps down as for any silence: the challenger learns nothing by it.
    host.unblock(CHIARA, BRUNO).await.unwrap();
    challenge(&host, 52, (3, 1), 6 * DAY).await;
    host.block(ADA, CHIARA, at(6 * DAY)).await.unwrap();
    run(&host, 12 * DAY).await;
    assert_eq!(order(&host).await, [2, 1, 3, 4]);
}

#[tokio::test]
async fn who_goes_off_the_list_loses_what_they_play_there() {
    let (_folder, host) = ladder(6).await;
    let games = meet(&host, 50, (5, 2), 0).await;
    let own = meet(&host, 51, (2, 1), 0).await;
    challenge(&host, 52, (6, 5), 0).await;
    let (rung, until) = host
        .rest_on_ladder(CLUB, KUMO, BRUNO, at(10))
        .await
        .unwrap();
    assert_eq!((rung, until), (5, at(10 + 90 * DAY)));
    assert_eq!(order(&host).await, [1, 5, 3, 4, 6]);
    end(&host, &games, 2, 20).await;
    end(&host, &own, 0, 20).await;
    run(&host, 30).await;
    assert_eq!(order(&host).await, [1, 5, 3, 4, 6]);
    notes(&host, 30).await;
    host.leave_ladder(CLUB, KUMO, UserId(5), at(40))
        .await
        .unwrap();
    assert_eq!(notes(&host, 40).await, [(6, "declined")]);
    assert_eq!(order(&host).await, [1, 3, 4, 6]);
    join(&host, [5], 50).await;
    assert_eq!(order(&host).await, [1, 3, 4, 6, 5], "at the bottom");
    is_bad(
        host.rest_on_ladder(CLUB, KUMO, BRUNO, at(60)).await,
        &BadLadder::NotIn,
    );
    host.leave_ladder(CLUB, KUMO, BRUNO, at(60)).await.unwrap();
    join(&host, [2], 70).await;
    assert_eq!(
        order(&host).await,
        [1, 3, 4, 6, 5, 2],
        "one who rests can leave, too"
    );
}

#[tokio::test]
async fn who_is_erased_in_the_middle_leaves_no_trace_and_blocks_nobody() {
    let (folder, host) = ladder(5).await;
    let games = meet(&host, 50, (4, 2), 0).await;
    challenge(&host, 51, (2, 1), 0).await;
    challenge(&host, 52, (5, 4), 0).await;
    let mut rng = Rng::seed_from_u64(1);
    host.erase_person(BRUNO, &mut rng, at(10)).await.unwrap();
    run(&host, 20).await;
    assert_eq!(order(&host).await, [1, 4, 3, 5], "the meeting is lost");
    for id in &games {
        assert_eq!(host.look(id).await.unwrap().row.state, State::Over);
    }
    let pool = engine::pool(folder.path()).await;
    for sql in [
        "select count(*) from ladder_people where person = 2",
        "select count(*) from ladder_challenges where challenger = 2 or challenged = 2",
        "select count(*) from ladder_notes where person = 2",
    ] {
        let count: i64 = sqlx::query_scalar(sql).fetch_one(&pool).await.unwrap();
        assert_eq!(count, 0, "{sql}");
    }
    pool.close().await;
    // The others are free.
    challenge(&host, 53, (3, 1), 30).await;
    let accepted = accept(&host, 52, 4, 30).await;
    end(&host, &accepted, 0, 40).await;
    run(&host, 50).await;
    assert_eq!(order(&host).await, [1, 5, 4, 3]);
    // A program of before this table erases a person.
    let erased = "insert into deletions (person, asked_at) values (5, 1); delete from deletions where person = 5";
    write(&folder, erased.to_owned()).await;
    run(&host, 60).await;
    assert_eq!(order(&host).await, [1, 4, 3]);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_challenges_at_once_one_is_made_and_the_other_says_so() {
    let folder = engine::folder();
    let host = host(&folder).await;
    // A file is one process's.
    let other = if engine::is_server() {
        Some(self::host(&folder).await)
    } else {
        None
    };
    let second = other.as_ref().unwrap_or(&host);
    switch(&host, "on").await;
    join(&host, 1..=8, 0).await;
    for round in 0..5 {
        let (ours, theirs) = (
            challenging(100 + 2 * round, 7, 3),
            challenging(101 + 2 * round, 8, 3),
        );
        let (one, two) = tokio::join!(
            host.challenge(&ours, at(1)),
            second.challenge(&theirs, at(1))
        );
        assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
        let refused = if one.is_ok() { two } else { one };
        is_bad(refused, &BadLadder::Hindered(Hindrance::Busy));
        // And of two answers at once one counts.
        let made = if second.received_challenge(theirs.id, CHIARA).await.is_ok() {
            theirs.id
        } else {
            ours.id
        };
        let mut rng = Rng::seed_from_u64(round as u64);
        let (accepted, declined) = tokio::join!(
            host.accept_challenge(made, CHIARA, &mut rng, at(2)),
            second.decline_challenge(made, CHIARA, at(2)),
        );
        assert!(
            accepted.is_ok() != declined.is_ok(),
            "{accepted:?} {declined:?}"
        );
        write(&folder, "delete from ladder_challenges".to_owned()).await;
        write(
            &folder,
            "update ladder_people set declined = null".to_owned(),
        )
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cut_between_the_end_of_a_meeting_and_the_move_changes_nothing() {
    let folder = engine::folder();
    let first = host(&folder).await;
    switch(&first, "on").await;
    join(&first, 1..=6, 0).await;
    let games = meet(&first, 50, (6, 2), 0).await;
    run_out(&folder, &first, &games[1..], DAY).await;
    drop(first);
    let host = host(&folder).await;
    assert_eq!(order(&host).await, [1, 2, 3, 4, 5, 6], "not yet");
    // The message of the rest is the last that the step writes.
    write(
        &folder,
        "alter table ladder_notes rename to elsewhere".to_owned(),
    )
    .await;
    let failures = host.run_ladders(at(DAY)).await.unwrap();
    assert_eq!(failures.len(), 1);
    assert_eq!(order(&host).await, [1, 2, 3, 4, 5, 6], "all or nothing");
    write(
        &folder,
        "alter table elsewhere rename to ladder_notes".to_owned(),
    )
    .await;
    run(&host, DAY + 1).await;
    assert_eq!(order(&host).await, [1, 2, 3, 4, 5, 6], "kept for a minute");
    run(&host, DAY + 60_000).await;
    assert_eq!(order(&host).await, [1, 6, 3, 4, 5]);
    assert_eq!(
        notes(&host, DAY + 60_000).await,
        [(2, "challenged"), (2, "late")]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_count_a_meeting_once_and_in_the_order_of_its_end() {
    let folder = engine::folder();
    if !engine::is_server() {
        println!("a file is one process's");
        return;
    }
    let (one, other) = (host(&folder).await, host(&folder).await);
    switch(&one, "on").await;
    join(&one, 1..=6, 0).await;
    for round in 0..5 {
        let now = round * DAY;
        let before = order(&one).await;
        let pair = (before[5], before[1]);
        let games = meet(&one, 50 + round, pair, now).await;
        end(&other, &games, 0, now + 10).await;
        let (ours, theirs) = tokio::join!(
            one.run_ladders(at(now + 20)),
            other.run_ladders(at(now + 20))
        );
        assert!(ours.unwrap().is_empty() && theirs.unwrap().is_empty());
        let mut after = before.clone();
        after[1..].rotate_right(1);
        assert_eq!(order(&other).await, after);
    }
}

#[tokio::test]
async fn ends_that_come_together_count_in_their_order() {
    let (_folder, host) = ladder(4).await;
    let high = meet(&host, 50, (3, 1), 0).await;
    let low = meet(&host, 51, (4, 3), 0).await;
    // Four beats three, who then beats one: four is behind one by then.
    end(&host, &low, 0, 10).await;
    end(&host, &high, 0, 20).await;
    // No process ran meanwhile.
    run(&host, DAY).await;
    assert_eq!(order(&host).await, [3, 1, 2, 4]);
    let (_folder, host) = ladder(4).await;
    let high = meet(&host, 50, (3, 1), 0).await;
    let low = meet(&host, 51, (4, 3), 0).await;
    end(&host, &high, 0, 10).await;
    end(&host, &low, 0, 20).await;
    run(&host, DAY).await;
    assert_eq!(order(&host).await, [4, 3, 1, 2]);
}

#[tokio::test]
async fn without_ladders_time_stands_still_and_nothing_begins() {
    let (_folder, host) = new_host().await;
    let off = BadLadder::Off;
    is_bad(host.join_ladder(CLUB, KUMO, ADA, at(0)).await, &off);
    is_bad(host.ladder(CLUB, KUMO).await, &off);
    switch(&host, "on").await;
    let wrong = BadLadder::NotForTwo("no-such-game".to_owned());
    is_bad(host.ladder(CLUB, "no-such-game").await, &wrong);
    let joined = host.join_ladder(CLUB, "no-such-game", ADA, at(0)).await;
    is_bad(joined, &wrong);
    is_bad(host.rivals(CLUB, KUMO, ADA, at(0)).await, &BadLadder::NotIn);
    join(&host, 1..=3, 0).await;
    is_bad(
        host.join_ladder(CLUB, KUMO, ADA, at(0)).await,
        &BadLadder::In,
    );
    let games = meet(&host, 50, (3, 1), 0).await;
    let plays = host.rivals(CLUB, KUMO, CHIARA, at(1)).await;
    is_bad(plays, &BadLadder::Sent { is_open: false });
    end(&host, &games, 2, DAY).await;
    run(&host, DAY + 2).await;
    challenge(&host, 53, (3, 2), 2 * DAY).await;
    switch(&host, "off").await;
    run(&host, 3 * DAY).await;
    let mut rng = Rng::seed_from_u64(1);
    let accepted = host.accept_challenge(ChallengeId(53), BRUNO, &mut rng, at(4 * DAY));
    is_bad(accepted.await, &off);
    run(&host, 200 * DAY).await;
    switch(&host, "on").await;
    run(&host, 203 * DAY).await;
    assert_eq!(order(&host).await, [1, 2, 3], "200 days without ladders");
    accept(&host, 53, 2, 204 * DAY).await;
}

#[tokio::test]
async fn a_living_list_takes_the_place_of_the_last_one() {
    let (_folder, host) = ladder(2).await;
    assert!(host.take_ladder_cards(at(1)).await.unwrap().read.is_empty());
    host.show_ladder(CLUB, KUMO, HERE, at(1)).await.unwrap();
    let taken = host.take_ladder_cards(at(1)).await.unwrap().read;
    assert_eq!(taken.len(), 1);
    let message = tavolino::host::MessageId(7);
    let stored = host
        .finish_ladder_card(&taken[0], message, true, at(1))
        .await;
    assert!(stored.unwrap());
    join(&host, [3], 2).await;
    let taken = host.take_ladder_cards(at(2)).await.unwrap().read;
    assert_eq!(taken[0].message, Some(message), "it is edited");
    // Meanwhile it is posted elsewhere: the edit does not bring the first one back.
    let there = ChannelId(101);
    host.show_ladder(CLUB, KUMO, there, at(3)).await.unwrap();
    let stored = host
        .finish_ladder_card(&taken[0], message, false, at(4))
        .await;
    assert!(!stored.unwrap());
    let taken = host.take_ladder_cards(at(5)).await.unwrap().read;
    let ladder = &taken[0];
    assert_eq!((ladder.channel, ladder.message), (Some(there), None));
    assert_eq!(
        (ladder.former_channel, ladder.former),
        (Some(HERE), Some(message))
    );
    let next = tavolino::host::MessageId(8);
    let stored = host.finish_ladder_card(ladder, next, true, at(5)).await;
    assert!(stored.unwrap());
    let ladder = host.ladder_row(CLUB, KUMO).await.unwrap().unwrap();
    assert_eq!((ladder.message, ladder.former), (Some(next), None));
    assert_eq!(ladder.shown, None);
}

/// People who challenge, answer and play at random: what holds at every instant.
#[tokio::test]
async fn whatever_people_do_everybody_has_one_rung() {
    use rand::RngExt;
    let (folder, host) = ladder(9).await;
    let mut rng = Rng::seed_from_u64(7);
    let mut games: Vec<MatchId> = Vec::new();
    let mut open: Vec<(i64, i64)> = Vec::new();
    let mut now = 0;
    for step in 0..150 {
        now += rng.random_range(1..2 * DAY);
        let person = rng.random_range(1..=9);
        match rng.random_range(0..10) {
            0..4 => {
                let seen = host.rivals(CLUB, KUMO, UserId(person), at(now)).await;
                let free = seen.unwrap_or_default().into_iter();
                let free: Vec<Rival> = free.filter(|one| one.hindrance.is_none()).collect();
                if !free.is_empty() {
                    let rival = free[rng.random_range(0..free.len())].person.0;
                    challenge(&host, 1000 + step, (person, rival), now).await;
                    open.push((1000 + step, rival));
                }
            }
            4..6 => {
                if let Some((id, rival)) = open.pop() {
                    let id = ChallengeId(id);
                    let begun = host.accept_challenge(id, UserId(rival), &mut rng, at(now));
                    if let Ok(begun) = begun.await {
                        games.extend([begun.first.unwrap(), begun.second.unwrap()]);
                    }
                }
            }
            6 => {
                if let Some((id, rival)) = open.pop() {
                    let declined = host.decline_challenge(ChallengeId(id), UserId(rival), at(now));
                    drop(declined.await);
                }
            }
            7 if !games.is_empty() => {
                let late = games.swap_remove(rng.random_range(0..games.len()));
                run_out(&folder, &host, &[late], now).await;
            }
            8 => {
                let joined = host.join_ladder(CLUB, KUMO, UserId(person), at(now)).await;
                drop(joined);
            }
            _ => {
                let id = games.pop();
                let is_running =
                    async |id: &MatchId| host.look(id).await.unwrap().row.state == State::Running;
                // The time of others may have run out beside.
                if let Some(id) = id
                    && is_running(&id).await
                {
                    resign(&host, &id, rng.random_range(1..=2), now).await;
                }
            }
        }
        run(&host, now).await;
        let order = order(&host).await;
        let once: BTreeSet<i64> = order.iter().copied().collect();
        assert_eq!(once.len(), order.len(), "one rung each: {order:?}");
    }
}
