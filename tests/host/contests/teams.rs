//! Contests in which teams play together.

use tavolino::host::Team;

use super::tables::{end, group, people_of};
use super::*;

fn mindoku() -> ContestOpening<'static> {
    ContestOpening {
        game: "mindoku",
        ..cup(ContestKind::Together)
    }
}

async fn teams(host: &Host) -> Vec<Team> {
    group(host).await.teams()
}

/// The board of a match that goes on.
async fn board(host: &Host, id: &MatchId) -> String {
    host.look(id)
        .await
        .unwrap()
        .table
        .option("board")
        .to_owned()
}

/// Places this number of tokens, each where the game has its first legal turn that does not lose.
async fn place(host: &Host, id: &MatchId, tokens: usize, now: i64) {
    for _ in 0..tokens {
        let record = host.look(id).await.unwrap();
        let board = record.board.as_deref().unwrap();
        let seat = board.to_act().first().unwrap();
        let goes_on = |turn: &&String| {
            let mut after = board.boxed();
            after.play(seat, turn).unwrap();
            after.outcome().is_none()
        };
        let turns = board.turns(seat);
        let turn = turns.iter().find(goes_on).unwrap().clone();
        let played = host
            .act(
                id,
                Actor::Computer(seat),
                Command::Say(&turn),
                None,
                at(now),
            )
            .await;
        played.unwrap();
    }
}

#[tokio::test]
async fn each_team_plays_one_board_after_the_other_and_tokens_count() {
    let (_folder, host) = new_host().await;
    begun_as(&host, &mindoku(), 7).await;
    let contest = view(&host).await.contest;
    // Four times the 24 hours of each board, and 12 for each of 77 tokens.
    assert_eq!(contest.ends, Some(at(BEGIN + 12 * DAY + 77 * DAY / 2)));
    let mut sizes: Vec<usize> = teams(&host)
        .await
        .iter()
        .map(|team| team.people.len())
        .collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [3, 4]);
    let ids = running(&host).await;
    assert_eq!(ids.len(), 2);
    for id in &ids {
        let record = host.look(id).await.unwrap();
        assert_eq!(
            (record.table.option("mode"), board(&host, id).await.as_str()),
            ("cooperative", "4x")
        );
        assert!(!record.row.rated);
    }
    let mut now = BEGIN + HOUR;
    place(&host, &ids[0], 3, now).await;
    end(&host, &ids[0], now).await;
    run(&host, now).await;
    // The first team goes on alone; the other one is still at its first board.
    let mut boards = Vec::new();
    for id in running(&host).await {
        boards.push(board(&host, &id).await);
    }
    boards.sort_unstable();
    assert_eq!(boards, ["4x", "on3rows"]);
    while view(&host).await.contest.state == ContestState::Running {
        now += HOUR;
        for id in running(&host).await {
            end(&host, &id, now).await;
        }
        run(&host, now).await;
    }
    let teams = teams(&host).await;
    let places: Vec<usize> = teams.iter().map(|team| team.place).collect();
    assert_eq!(places, [1, 2]);
    // 25 and 36 tokens leave one for teams of three and of four, 16 one for three.
    let left_over = |people: i64| 16 % people + 25 % people + 36 % people;
    let [first, last] = &teams[..] else {
        panic!("two teams")
    };
    let of = |team: &Team| team.result.tokens - left_over(team.people.len() as i64);
    assert_eq!((of(first), of(last)), (3, 0));
    for team in &teams {
        assert!(
            team.people
                .iter()
                .all(|one| one.place == Some(team.place as i64))
        );
        assert_eq!(team.result.boards, 0);
    }
}

#[tokio::test]
async fn a_team_goes_on_without_one_who_withdraws_and_what_is_unfinished_is_lost() {
    let (_folder, host) = new_host().await;
    begun_as(&host, &mindoku(), 6).await;
    let first = teams(&host).await.remove(0);
    let out = first.people[0].person.unwrap();
    host.withdraw_from_contest(CUP, out, at(BEGIN + 1))
        .await
        .unwrap();
    for id in running(&host).await {
        end(&host, &id, BEGIN + HOUR).await;
    }
    run(&host, BEGIN + HOUR).await;
    let mut seats = Vec::new();
    for id in running(&host).await {
        let record = host.look(&id).await.unwrap();
        assert!(people_of(&record).all(|person| person != out));
        seats.push(record.table.seats);
    }
    seats.sort_unstable();
    assert_eq!(seats, [2, 3]);
    let ends = view(&host).await.contest.ends.unwrap();
    run(&host, ends.0).await;
    let shown = view(&host).await;
    assert_eq!(shown.contest.state, ContestState::Over);
    let group = shown.tables.unwrap();
    assert!(group.entrants.iter().all(|one| one.place.is_some()));
    let begun = group.tables.iter().filter(|table| table.match_id.is_some());
    assert_eq!(begun.count(), 4, "what has not begun does not take place");
    assert!(group.tables.iter().all(|table| !group.is_won(table)));
}

#[tokio::test]
async fn what_does_not_suit_teams_is_refused_and_three_are_too_few() {
    let (_folder, host) = new_host().await;
    let open = async |opening: ContestOpening<'static>| host.open_contest(&opening, at(0)).await;
    is_bad(
        open(cup(ContestKind::Together)).await,
        &BadContest::NotTogether("kumo".to_owned()),
    );
    let rounds = ContestOpening {
        rounds: Some(3),
        ..mindoku()
    };
    is_bad(open(rounds).await, &BadContest::Rounds);
    open(mindoku()).await.unwrap();
    join(&host, 1..=3, 1).await;
    run(&host, CALL).await;
    join(&host, 1..=3, CALL + 1).await;
    let opener = (UserId(99), false);
    let few = host.start_contest(CUP, opener, at(CALL + 2)).await;
    is_bad(few, &BadContest::TooFew(4));
    run(&host, BEGIN).await;
    assert_eq!(view(&host).await.contest.state, ContestState::Few);
}
