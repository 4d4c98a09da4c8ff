//! Lists, runs and rivals, which the database sums up.

use tavolino::host::{Leaderboard, Listed, Score};

use super::*;

const GUILD: GuildId = GuildId(7);

#[tokio::test]
async fn a_long_list_has_its_first_people_and_the_number_of_the_others() {
    let (folder, host) = new_host().await;
    // The larger id has the higher mean, and the lower end of its range is lower: that decides.
    let mean = |person: i64| 1_500_000 + person * 1000;
    let deviation = |person: i64| 100_000 + 3000 * person;
    let row = |person: i64| {
        let (listed, noticed) = match person {
            ..=25 => (1, 1),
            26..=47 => (1, 0),
            _ => (0, 1),
        };
        format!(
            "insert into beliefs (guild, game, person, mean, deviation, games, rivals, at)
                 values (7, 'kumo', {person}, {}, {}, 9, 3, {HOUR});
             insert into rating_wishes (person, rated, listed, noticed) values ({person}, 'yes', {listed}, {noticed});",
            mean(person),
            deviation(person)
        )
    };
    write(&folder, (1..=51).map(row).collect()).await;
    let list = host.leaderboard(GUILD, "kumo", Timestamp(HOUR)).await;
    let mut list = list.unwrap();
    // Who is not kept makes room for the next.
    list.keep(|person| person.0 != 2 && person.0 != 30);
    let listed = (1..=21).filter(|person| *person != 2);
    let row = |person: i64| Listed {
        person: UserId(person),
        mean: mean(person),
        deviation: deviation(person),
        games: 9,
    };
    let expected = Leaderboard {
        listed: listed.map(row).collect(),
        more_listed: 4,
        uninformed: (26..=46).filter(|id| *id != 30).map(UserId).collect(),
        more_uninformed: 1,
        unlisted: Some(4),
    };
    assert_eq!(list, expected);
}

#[tokio::test]
async fn runs_rivals_and_the_highest_rating_are_those_of_the_stored_results() {
    let (folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    // The rival, and the places of Ada and the rival; the score and the rating after it; the score
    // of a cooperative match.
    let matches = [
        (2, 1, 2, 2, 1510, 2),
        (2, 1, 1, 1, 1530, 2),
        (2, 2, 1, 0, 1500, 0),
        (3, 1, 2, 2, 1530, 2),
        (3, 1, 2, 2, 1520, 2),
        (4, 1, 2, 2, 1520, 2),
        (8, 1, 2, 2, 1520, 1),
        (5, 1, 2, 2, 1520, 2),
        (6, 1, 2, 2, 1520, 2),
        (7, 2, 1, 0, 1520, 0),
        (9, 1, 2, 2, 1520, 2),
    ];
    for (number, (rival, own, other, score, mean, together)) in (1..).zip(matches) {
        let at = number * HOUR;
        let opened = host.open(opening("kumo", number), &mut rng, Timestamp(at));
        let id = opened.await.unwrap().id().clone();
        let columns = "match_id, seat, person, guild, game, seats, place, score, board, at";
        write(
            &folder,
            format!(
                "insert into results ({columns}) values ('{id}', 1, 1, 7, 'kumo', 2, {own}, {score}, null, {at});
                 insert into results ({columns}) values ('{id}', 2, {rival}, 7, 'kumo', 2, {other}, 0, null, {at});
                 insert into results ({columns}) values ('{id}', 3, 1, 7, 'mindoku', 3, 1, {together}, '6x', {at});
                 insert into ratings (match_id, seat, guild, game, person, number, place, mean_before, deviation_before,
                     mean, deviation, at) values ('{id}', 1, 7, 'kumo', 1, {number}, {own}, 0, 1, {mean}, 1, {at});"
            ),
        )
        .await;
    }
    let form = host.form(ADA, GUILD, "kumo").await.unwrap();
    assert_eq!(form.latest, [2, 0, 2, 2, 2, 2, 2, 2, 0, 1], "the last ten");
    let score = |won, drawn, lost| Score { won, drawn, lost };
    // Who was met most, and then by the ids; the last two are not shown.
    let expected = [
        (UserId(2), score(1, 1, 1)),
        (UserId(3), score(2, 0, 0)),
        (UserId(4), score(1, 0, 0)),
        (UserId(5), score(1, 0, 0)),
        (UserId(6), score(1, 0, 0)),
        (UserId(7), score(0, 0, 1)),
    ];
    assert_eq!(form.rivals, expected);
    assert_eq!(form.run, 0);
    let form = host.form(ADA, GUILD, "mindoku").await.unwrap();
    assert_eq!((form.run, form.rivals), (3, vec![]));
    let highest = host.store().highest_rating(GUILD, "kumo", ADA).await;
    assert_eq!(
        highest.unwrap(),
        Some((1530, 4)),
        "the last of two equal ones"
    );
    let highest = host.store().highest_rating(GUILD, "kumo", BRUNO).await;
    assert_eq!(highest.unwrap(), None);
}
