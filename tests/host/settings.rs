//! Settings of servers, and their refusals.

use tavolino::host::{
    Change, Contests, GuildId, Pace, PuzzleChange, Rank, Ratings, Restriction, ScheduledBy,
    ScheduledChange, Settings, UNSET,
};

use super::*;

const SERVER: GuildId = GuildId(500);

fn there(interaction: i64) -> Opening {
    Opening {
        guild: Some(SERVER),
        ..opening("kintei", interaction)
    }
}

#[tokio::test]
async fn a_server_keeps_what_it_settled_and_others_have_the_defaults() {
    let (folder, host) = new_host().await;
    let default = Settings::default();
    assert_eq!(
        (default.per_person, default.per_server),
        (Some(20), Some(200))
    );
    assert_eq!(host.settings(Some(SERVER)).await.unwrap(), default);
    let changes = [
        Change::Open(ChannelId(7)),
        Change::Open(ChannelId(3)),
        Change::Open(ChannelId(7)),
        Change::read("pace", "slow").unwrap(),
        Change::read("threads", "no").unwrap(),
        Change::read("pings", "quiet").unwrap(),
        Change::read("cancel", "moderators").unwrap(),
        Change::read("per-person", "5").unwrap(),
        Change::read("per-server", "0").unwrap(),
        Change::read("computer", "strong").unwrap(),
        Change::read("language", "en").unwrap(),
        Change::read("ratings", "on").unwrap(),
        Change::read("contests", "everyone").unwrap(),
        Change::read("ladders", "on").unwrap(),
    ];
    host.change_settings(SERVER, &changes, None).await.unwrap();
    host.change_settings(SERVER, &[Change::Close(ChannelId(9))], None)
        .await
        .unwrap();
    host.store().close().await;
    let host = super::host(&folder).await;
    let settled = Settings {
        channels: vec![ChannelId(3), ChannelId(7)],
        threads: false,
        pace: Pace::Slow,
        quiet: true,
        per_person: Some(5),
        per_server: None,
        moderators: true,
        strength: Strength::Strong.into(),
        lang: Some("en".to_owned()),
        ratings: Ratings::On,
        contests: Contests::Everyone,
        ladders: true,
    };
    assert_eq!(host.settings(Some(SERVER)).await.unwrap(), settled);
    assert_eq!(host.settings(Some(GuildId(1))).await.unwrap(), default);
    assert_eq!(host.settings(None).await.unwrap(), default);
}

#[test]
fn what_cannot_be_set_is_none() {
    for (setting, value) in [
        ("threads", "maybe"),
        ("pace", "quick"),
        ("contests", "few"),
        ("per-person", "-1"),
        ("per-server", "10001"),
        ("per-server", "many"),
        ("computer", "random"),
        ("language", "xx"),
        ("language", ""),
        ("channels", "7"),
        ("colour", "red"),
        ("", ""),
    ] {
        assert_eq!(Change::read(setting, value), None, "{setting} {value}");
    }
}

#[tokio::test]
async fn the_language_of_a_server_is_set_by_code_or_name_and_unset() {
    let (folder, host) = new_host().await;
    let english = || Change::Language(Some("en"));
    for typed in ["en", "English", " english "] {
        assert_eq!(Change::read("language", typed), Some(english()), "{typed}");
    }
    assert_eq!(
        Change::read("language", UNSET),
        Some(Change::Language(None))
    );
    let code = || host.server_language(SERVER).map(|lang| lang.code());
    assert_eq!(code(), None);
    host.change_settings(SERVER, &[english()], None)
        .await
        .unwrap();
    assert_eq!(code(), Some("en"));
    host.store().close().await;
    let host = super::host(&folder).await;
    let code = || host.server_language(SERVER).map(|lang| lang.code());
    host.read_server_language(SERVER).await.unwrap();
    assert_eq!(code(), Some("en"));
    let unset = [Change::Language(None)];
    let settings = host.change_settings(SERVER, &unset, None).await.unwrap();
    assert_eq!((settings.lang, code()), (None, None));
    assert_eq!(
        host.settings(Some(SERVER)).await.unwrap(),
        Settings::default()
    );
}

#[tokio::test]
async fn games_are_opened_where_the_server_says_and_in_threads_there() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    let open = [Change::Open(ChannelId(7)), Change::Open(ChannelId(8))];
    host.change_settings(SERVER, &open, None).await.unwrap();
    let rule = Restriction::NotHere(vec![ChannelId(7), ChannelId(8)]);
    refused(host.open(there(1), &mut rng, Timestamp(0)).await, &rule);
    let within = Opening {
        within: Some(ChannelId(8)),
        ..there(2)
    };
    host.open(within, &mut rng, Timestamp(0)).await.unwrap();
    let right = Opening {
        channel: ChannelId(7),
        ..there(3)
    };
    host.open(right, &mut rng, Timestamp(0)).await.unwrap();
}

#[tokio::test]
async fn ten_games_an_hour_are_opened_and_no_more_on_any_server() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    for number in 0..10 {
        let opened = host
            .open(there(number + 1), &mut rng, Timestamp(number * 1000))
            .await
            .unwrap();
        host.cancel(
            opened.id(),
            ADA,
            Rank::Member,
            &mut rng,
            Timestamp(number * 1000),
        )
        .await
        .unwrap();
    }
    let elsewhere = |interaction| Opening {
        guild: Some(GuildId(501)),
        ..there(interaction)
    };
    let rule = Restriction::OpenedOften {
        most: 10,
        until: Timestamp(HOUR),
    };
    refused(
        host.open(elsewhere(11), &mut rng, Timestamp(HOUR - 1))
            .await,
        &rule,
    );
    let sentence = rule.say(&tavolino_games::game::Lang::english());
    assert!(sentence.contains("<t:3601:R>"), "{sentence}");
    // An opening repeated by its interaction gives the same match, and is not refused.
    host.open(there(3), &mut rng, Timestamp(HOUR - 1))
        .await
        .unwrap();
    host.open(elsewhere(12), &mut rng, Timestamp(HOUR))
        .await
        .unwrap();
    let rule = Restriction::OpenedOften {
        most: 10,
        until: Timestamp(HOUR + 1000),
    };
    refused(
        host.open(elsewhere(13), &mut rng, Timestamp(HOUR)).await,
        &rule,
    );
}

#[tokio::test]
async fn a_person_has_so_many_open_games_on_a_server_and_no_more() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    host.change_settings(SERVER, &[Change::PerPerson(Some(2))], None)
        .await
        .unwrap();
    let one = host.open(there(1), &mut rng, Timestamp(0)).await.unwrap();
    host.join(one.id(), BRUNO, &mut rng, Timestamp(1))
        .await
        .unwrap();
    let two = host.open(there(2), &mut rng, Timestamp(0)).await.unwrap();
    let rule = Restriction::TooMany(2);
    refused(host.open(there(3), &mut rng, Timestamp(2)).await, &rule);
    let bruno = |interaction| Opening {
        by: BRUNO,
        ..there(interaction)
    };
    let other = host.open(bruno(4), &mut rng, Timestamp(2)).await.unwrap();
    refused(
        host.join(other.id(), ADA, &mut rng, Timestamp(3)).await,
        &rule,
    );
    refused(
        host.join(two.id(), BRUNO, &mut rng, Timestamp(3)).await,
        &rule,
    );
    let elsewhere = Opening {
        guild: Some(GuildId(501)),
        ..there(5)
    };
    host.open(elsewhere, &mut rng, Timestamp(3)).await.unwrap();
    host.act(one.id(), by(ADA, 6), Command::Leave, None, Timestamp(4))
        .await
        .unwrap();
    host.open(there(7), &mut rng, Timestamp(5)).await.unwrap();
}

#[tokio::test]
async fn games_against_the_computer_alone_are_not_counted() {
    let (_folder, host) = new_host().await;
    let here = |interaction| Opening {
        guild: Some(GuildId(7)),
        ..opening("kintei", interaction)
    };
    let alone = |interaction| Opening {
        computers: vec![(2, Strength::Medium)],
        ..here(interaction)
    };
    let one = [Change::PerPerson(Some(1)), Change::PerServer(Some(1))];
    host.change_settings(GuildId(7), &one, None).await.unwrap();
    let mut rng = Rng::seed_from_u64(1);
    for interaction in 1..15 {
        let opened = host.open(alone(interaction), &mut rng, Timestamp(0)).await;
        assert!(opened.unwrap().is_running());
    }
    let open = async |opening, rng: &mut Rng| host.open(opening, rng, Timestamp(0)).await;
    assert!(open(here(20), &mut rng).await.is_ok());
    assert!(open(here(21), &mut rng).await.is_err(), "one is enough");
    assert!(open(alone(22), &mut rng).await.is_ok());
}

#[tokio::test]
async fn a_server_has_so_many_open_games_and_no_more() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    host.change_settings(SERVER, &[Change::PerServer(Some(1))], None)
        .await
        .unwrap();
    let one = host.open(there(1), &mut rng, Timestamp(0)).await.unwrap();
    let bruno = Opening {
        by: BRUNO,
        ..there(2)
    };
    refused(
        host.open(bruno.clone(), &mut rng, Timestamp(1)).await,
        &Restriction::TooManyHere(1),
    );
    host.join(one.id(), BRUNO, &mut rng, Timestamp(2))
        .await
        .unwrap();
    host.act(one.id(), by(ADA, 3), Command::Leave, None, Timestamp(4))
        .await
        .unwrap();
    host.open(bruno, &mut rng, Timestamp(5)).await.unwrap();
}

#[tokio::test]
async fn moderators_call_games_off_where_the_server_lets_them() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    let one = host.open(there(1), &mut rng, Timestamp(0)).await.unwrap();
    let done = host
        .cancel(one.id(), BRUNO, Rank::Moderator, &mut rng, Timestamp(1))
        .await;
    assert!(
        matches!(done, Err(Error::Refused(Refusal::NotTheOpener))),
        "{done:?}"
    );
    host.change_settings(SERVER, &[Change::Moderators(true)], None)
        .await
        .unwrap();
    let done = host
        .cancel(one.id(), BRUNO, Rank::Member, &mut rng, Timestamp(1))
        .await;
    assert!(
        matches!(done, Err(Error::Refused(Refusal::NotTheOpener))),
        "{done:?}"
    );
    let done = host
        .cancel(one.id(), BRUNO, Rank::Moderator, &mut rng, Timestamp(2))
        .await
        .unwrap();
    assert_eq!(done.row.state, State::Cancelled);
    let nowhere = host
        .open(opening("kintei", 2), &mut rng, Timestamp(3))
        .await
        .unwrap();
    let done = host
        .cancel(nowhere.id(), BRUNO, Rank::Moderator, &mut rng, Timestamp(4))
        .await;
    assert!(
        matches!(done, Err(Error::Refused(Refusal::NotTheOpener))),
        "{done:?}"
    );
}

#[tokio::test]
async fn one_person_has_twenty_games_against_computers_alone_wherever_they_are() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    let alone = |interaction: i64| Opening {
        computers: vec![(2, Strength::Easy)],
        // On two servers and in direct messages.
        guild: [Some(SERVER), Some(GuildId(501)), None][interaction as usize % 3],
        ..opening("kintei", interaction)
    };
    let mut opened = Vec::new();
    for interaction in 1..=20 {
        let one = host.open(alone(interaction), &mut rng, Timestamp(interaction));
        opened.push(one.await.unwrap().id().clone());
    }
    let most = Restriction::TooManyAlone(20);
    for interaction in 21..=23 {
        let one = host.open(alone(interaction), &mut rng, Timestamp(interaction));
        refused(one.await, &most);
    }
    // Nor may the computer take the last seat of a lobby; matches with people are allowed.
    let lobby = host.open(opening("kintei", 30), &mut rng, Timestamp(30));
    let lobby = lobby.await.unwrap().id().clone();
    let given = host.add_computer(&lobby, ADA, None, &mut rng, Timestamp(31));
    refused(given.await, &most);
    host.join(&lobby, BRUNO, &mut rng, Timestamp(32))
        .await
        .unwrap();
    // One match fewer allows one more; other people are not affected.
    let left = by(ADA, 40);
    let left = host.act(&opened[7], left, Command::Leave, None, Timestamp(40));
    left.await.unwrap();
    let more = host.open(alone(41), &mut rng, Timestamp(41));
    more.await.unwrap();
    let other = Opening {
        by: BRUNO,
        ..alone(42)
    };
    host.open(other, &mut rng, Timestamp(42)).await.unwrap();
}

#[tokio::test]
async fn a_game_alone_that_nobody_touches_is_closed_after_thirty_days() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    let alone = Opening {
        computers: vec![(2, Strength::Easy)],
        pace: Pace::None,
        ..opening("kintei", 1)
    };
    let id = host
        .open(alone, &mut rng, Timestamp(0))
        .await
        .unwrap()
        .id()
        .clone();
    for (day, is_running) in [(20, true), (21, true), (29, true), (30, false)] {
        let now = Timestamp(day * DAY);
        host.run_due(tavolino::host::Shard::WHOLE, now)
            .await
            .unwrap();
        let record = host.look(&id).await.unwrap();
        assert_eq!(record.is_running(), is_running, "after {day} days");
    }
}

/// The change of the puzzle of the day alone.
fn alone(puzzles: &PuzzleChange) -> ScheduledChange {
    ScheduledChange {
        puzzles: puzzles.clone(),
        ..ScheduledChange::default()
    }
}

fn by_ada(change: &ScheduledChange) -> ScheduledBy<'_> {
    ScheduledBy {
        change,
        by: ADA,
        now: Timestamp(0),
    }
}

#[tokio::test]
async fn two_changes_of_the_daily_puzzle_at_once_both_hold() {
    let (_folder, host) = new_host().await;
    let channel = PuzzleChange {
        channel: Some(ChannelId(7)),
        ..PuzzleChange::default()
    };
    for hour in 9..20 {
        let at = PuzzleChange {
            at: Some(format!("{hour}:00")),
            ..channel.clone()
        };
        let zone = PuzzleChange {
            zone: Some(["Europe/Rome", "Asia/Tokyo"][hour % 2].to_owned()),
            ..channel.clone()
        };
        let (at, zone) = (alone(&at), alone(&zone));
        let (one, other) = tokio::join!(
            host.change_settings(SERVER, &[], Some(by_ada(&at))),
            host.change_settings(SERVER, &[], Some(by_ada(&zone))),
        );
        one.and(other).unwrap();
        let set = host.puzzle_channel(SERVER).await.unwrap().unwrap();
        assert_eq!(set.minute, hour as i64 * 60);
        assert_eq!(Some(set.zone), zone.puzzles.zone);
    }
}

#[tokio::test]
async fn settings_and_the_daily_puzzle_change_together_or_not_at_all() {
    let (_folder, host) = new_host().await;
    let quiet = [Change::Quiet(true)];
    let nowhere = PuzzleChange {
        at: Some("9:00".to_owned()),
        ..PuzzleChange::default()
    };
    let refusable = alone(&nowhere);
    let settings = host.change_settings(SERVER, &quiet, Some(by_ada(&refusable)));
    refused(settings.await, &Restriction::NoPuzzleChannel);
    let default = Settings::default();
    assert_eq!(host.settings(Some(SERVER)).await.unwrap(), default);
    let somewhere = PuzzleChange {
        channel: Some(ChannelId(7)),
        ..nowhere
    };
    let before = host.store().changes();
    let allowed = alone(&somewhere);
    let settings = host.change_settings(SERVER, &quiet, Some(by_ada(&allowed)));
    assert!(settings.await.unwrap().quiet);
    assert_eq!(host.store().changes(), before + 1, "one transaction");
    let set = host.puzzle_channel(SERVER).await.unwrap().unwrap();
    assert_eq!((set.channel, set.minute), (ChannelId(7), 9 * 60));
}
