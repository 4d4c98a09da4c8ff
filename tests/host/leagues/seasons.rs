//! Five seasons of thirty people, of whom a fifth leaves in each, recounted from the log.

use std::collections::{BTreeMap, BTreeSet};

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use tavolino_games::game::Outcome;

use super::*;

const GAME: &str = "kumo";

/// A season as the log has it: its groups in the order of the final standing.
type Groups = Vec<Vec<UserId>>;

/// The points of each person of a group, counted in halves from the records of its matches alone.
async fn points(host: &Host, group: &LeagueGroup) -> BTreeMap<i64, i64> {
    let mut points: BTreeMap<i64, i64> =
        group.entrants.iter().map(|one| (one.entrant, 0)).collect();
    let entrant = |number: i64| {
        group
            .entrants
            .iter()
            .find(|one| one.entrant == number)
            .unwrap()
    };
    for meeting in &group.meetings {
        let both = [entrant(meeting.one), entrant(meeting.other)];
        let is =
            |way: &str| both.map(|one| one.withdrawn.is_some_and(|is| <&str>::from(is) == way));
        if meeting.blocked || is("struck").contains(&true) {
            continue;
        }
        let (Some(first), Some(second)) = (&meeting.first, &meeting.second) else {
            // It has not begun, as one of them is absent: both games are the other's.
            match is("absent") {
                [true, false] => *points.get_mut(&meeting.other).unwrap() += 4,
                [false, true] => *points.get_mut(&meeting.one).unwrap() += 4,
                both => assert_eq!(both, [true, true], "a meeting did not begin"),
            }
            continue;
        };
        for (id, seats) in [
            (first, [meeting.one, meeting.other]),
            (second, [meeting.other, meeting.one]),
        ] {
            let record = host.look(id).await.unwrap();
            assert_eq!(record.row.state, State::Over);
            let Some(Outcome::Placed { places, .. }) = record.outcome() else {
                panic!("{id} has no winner");
            };
            let winner = usize::from(places[1] < places[0]);
            *points.get_mut(&seats[winner]).unwrap() += 2;
        }
    }
    points
}

/// The groups of a finished season in their final order, which the log must allow.
async fn recount(host: &Host, shown: &LeagueView) -> Groups {
    let mut groups = Vec::new();
    for group in &shown.groups {
        let points = points(host, group).await;
        let mut order: Vec<&Entrant> = group.entrants.iter().collect();
        let is_struck =
            |one: &Entrant| one.withdrawn.is_some_and(|is| <&str>::from(is) == "struck");
        order.sort_by_key(|one| (is_struck(one), -points[&one.entrant], one.place));
        let places: Vec<i64> = order.iter().map(|one| one.place.unwrap()).collect();
        assert!(
            places.is_sorted(),
            "the places follow the points: {places:?} {points:?}"
        );
        for (entrant, line) in group.ranked() {
            assert_eq!(
                line.points,
                if is_struck(entrant) {
                    0
                } else {
                    points[&entrant.entrant]
                }
            );
        }
        groups.push(order.iter().map(|one| one.person.unwrap()).collect());
    }
    groups
}

/// The groups that follow these, counted otherwise than the program does: everybody has a number by
/// which they are sorted, that of their group but for those who go up or down.
fn following(before: &Groups, members: &BTreeSet<UserId>, new: &[UserId]) -> Groups {
    let staying: Groups = before
        .iter()
        .map(|group| {
            group
                .iter()
                .copied()
                .filter(|one| members.contains(one))
                .collect()
        })
        .collect();
    let moves = |nth: usize| {
        let most =
            |nth: usize| (if before[nth].len() > 4 { 2 } else { 1 }).min(staying[nth].len() / 2);
        most(nth).min(most(nth + 1))
    };
    let mut numbered: Vec<((usize, usize, usize), UserId)> = Vec::new();
    for (nth, group) in staying.iter().enumerate() {
        let up = if nth == 0 { 0 } else { moves(nth - 1) };
        let down = if nth + 1 == staying.len() {
            0
        } else {
            moves(nth)
        };
        for (place, person) in group.iter().enumerate() {
            let key = if place < up {
                (nth - 1, 2, place)
            } else if place >= group.len() - down {
                (nth + 1, 0, place)
            } else {
                (nth, 1, place)
            };
            numbered.push((key, *person));
        }
    }
    numbered.sort_unstable();
    let mut order: Vec<UserId> = numbered.into_iter().map(|(_, person)| person).collect();
    order.extend(new);
    // As even as they can be, the larger ones below.
    let (all, count) = (order.len(), order.len().div_ceil(6));
    let mut rest = order.into_iter();
    let sizes = (0..count).map(|nth| (all + nth) / count);
    let groups: Groups = sizes
        .map(|size| rest.by_ref().take(size).collect())
        .collect();
    groups
}

/// Whether a season's groups have exactly these people, in this order of groups.
fn people(shown: &LeagueView) -> Vec<BTreeSet<UserId>> {
    let group = |group: &LeagueGroup| group.entrants.iter().filter_map(|one| one.person).collect();
    shown.groups.iter().map(group).collect()
}

#[tokio::test]
async fn five_seasons_of_thirty_people_of_whom_a_fifth_leaves_each() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(7);
    let mut now = 0;
    open(&host, GAME, now).await;
    join(&host, GAME, 1..=30, now).await;
    let mut next_person = 31;
    let mut expected: Option<Groups> = None;
    for season in 1..=5 {
        run(&host, now).await;
        let begins = view(&host, GAME).await.league.begins.unwrap();
        now = begins.0;
        run(&host, now).await;
        let shown = view(&host, GAME).await;
        assert_eq!(shown.league.season, season);
        let groups = people(&shown);
        let all: Vec<UserId> = groups.iter().flatten().copied().collect();
        let once: BTreeSet<UserId> = all.iter().copied().collect();
        assert_eq!(once.len(), all.len(), "nobody is in two groups");
        if let Some(expected) = &expected {
            let expected: Vec<BTreeSet<UserId>> = expected
                .iter()
                .map(|group| group.iter().copied().collect())
                .collect();
            assert_eq!(groups, expected, "season {season}");
        } else {
            // Without ratings they are in the order in which they joined.
            assert!(all.iter().take(6).all(|person| person.0 <= 6));
        }
        let mut leaves: Vec<UserId> = all.sample(&mut rng, 6).copied().collect();
        let mut left: BTreeMap<UserId, usize> = BTreeMap::new();
        loop {
            let mut ids = running(&host, GAME).await;
            if ids.is_empty() {
                break;
            }
            ids.shuffle(&mut rng);
            ids.truncate(40);
            for id in ids {
                now += 60_000;
                resign(&host, &id, rng.random_range(1..=2), now).await;
            }
            if let Some(person) = leaves.pop() {
                let outcome = host
                    .leave_league(CLUB, GAME, person, at(now))
                    .await
                    .unwrap();
                let begun = begun_by(&view(&host, GAME).await, person);
                assert!(matches!(outcome, LeftLeague::Free | LeftLeague::Withdrawn));
                left.insert(person, begun);
            }
            now += 60_000;
            run(&host, now).await;
            let shown = view(&host, GAME).await;
            for (person, begun) in &left {
                assert_eq!(
                    begun_by(&shown, *person),
                    *begun,
                    "nobody is paired who left"
                );
            }
            must_be_at_most_three_at_once(&shown);
        }
        let shown = view(&host, GAME).await;
        assert_eq!(shown.league.ends, None, "it ends with its last game");
        assert_eq!(shown.league.begins, Some(at(now + 7 * DAY)));
        for person in leaves {
            // Who leaves between two seasons is in none after that.
            host.leave_league(CLUB, GAME, person, at(now))
                .await
                .unwrap();
        }
        let groups = recount(&host, &shown).await;
        let new: Vec<UserId> = (next_person..next_person + 6).map(UserId).collect();
        join(&host, GAME, next_person..next_person + 6, now).await;
        next_person += 6;
        let members = view(&host, GAME)
            .await
            .members
            .iter()
            .map(|one| one.person)
            .collect();
        expected = Some(following(&groups, &members, &new));
    }
}

/// The number of a person's meetings that have begun.
fn begun_by(shown: &LeagueView, person: UserId) -> usize {
    let group = shown.groups.iter().find_map(|group| {
        let own = group
            .entrants
            .iter()
            .find(|one| one.person == Some(person))?;
        Some((group, own.entrant))
    });
    let Some((group, own)) = group else {
        return 0;
    };
    let meetings = group.meetings.iter();
    let begun = meetings.filter(|one| one.first.is_some() && [one.one, one.other].contains(&own));
    begun.count()
}

fn must_be_at_most_three_at_once(shown: &LeagueView) {
    for group in &shown.groups {
        for entrant in &group.entrants {
            let goes_on = group.meetings.iter().filter(|meeting| {
                let states = [meeting.first_state, meeting.second_state];
                [meeting.one, meeting.other].contains(&entrant.entrant)
                    && states.contains(&Some(State::Running))
            });
            assert!(goes_on.count() <= 3);
        }
    }
}

#[tokio::test]
async fn who_came_first_by_ratings_is_in_the_first_group_and_one_season_ends_for_who_plays_one() {
    let (folder, host) = new_host().await;
    open(&host, GAME, 0).await;
    join(&host, GAME, 1..=8, 0).await;
    let once = host.join_league(CLUB, GAME, UserId(9), true, at(0)).await;
    once.unwrap();
    let beliefs: Vec<String> = (6..=9)
        .map(|person| {
            format!(
                "(9, 'kumo', {person}, {}, 90000, 9, 3, 1)",
                1_500_000 + 10_000 * person
            )
        })
        .collect();
    write(
        &folder,
        format!("insert into beliefs values {}", beliefs.join(", ")),
    )
    .await;
    run(&host, 1).await;
    run(&host, 3 * DAY).await;
    let groups = people(&view(&host, GAME).await);
    assert_eq!(groups[0], [9, 8, 7, 6].map(UserId).into());
    assert_eq!(groups[1], [1, 2, 3, 4, 5].map(UserId).into());
    let mut now = 3 * DAY;
    while view(&host, GAME).await.league.ends.is_some() {
        for id in running(&host, GAME).await {
            resign(&host, &id, 1, now).await;
        }
        now += 1;
        run(&host, now).await;
    }
    assert!(!view(&host, GAME).await.has(UserId(9)), "once is once");
    run(&host, now + 5 * DAY).await;
    run(&host, now + 7 * DAY).await;
    let shown = view(&host, GAME).await;
    assert_eq!((shown.league.season, people(&shown).len()), (2, 2));
    assert!(
        people(&shown)
            .iter()
            .all(|group| !group.contains(&UserId(9)))
    );
}
