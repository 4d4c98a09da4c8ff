//! Meetings: two matches that start together, with the seats swapped.

use tavolino::host::{Again, Audience, Games, Rematch, meeting_score};

use super::*;

fn meeting(game: &str, interaction: i64) -> Opening {
    Opening {
        games: Games::Two,
        ..opening(game, interaction)
    }
}

/// Both matches of a meeting of Ada, who has seat 1 of the first, and Bruno.
async fn both(host: &Host, game: &str, interaction: i64) -> [MatchId; 2] {
    let mut rng = Rng::seed_from_u64(interaction as u64);
    let opened = host.open(meeting(game, interaction), &mut rng, Timestamp(0));
    let opened = opened.await.unwrap();
    assert!(opened.is_meeting() && opened.row.twin.is_none());
    let started = host.join(opened.id(), BRUNO, &mut rng, Timestamp(1)).await;
    let started = started.unwrap();
    let second = started.row.twin.clone().expect("the second starts with it");
    [started.id().clone(), second]
}

async fn leave(host: &Host, id: &MatchId, person: UserId, tap: i64) {
    let leaves = host.act(id, by(person, tap), Command::Leave, None, Timestamp(9));
    assert_eq!(leaves.await.unwrap().row.state, State::Over);
}

async fn score(host: &Host, [first, second]: &[MatchId; 2]) -> Option<[u8; 2]> {
    let first = host.look(first).await.unwrap();
    let second = host.look(second).await.unwrap();
    meeting_score(&first, &second)
}

#[tokio::test]
async fn both_start_at_once_with_the_seats_swapped() {
    let folder = engine::folder();
    let ids = {
        let host = host(&folder).await;
        both(&host, "kumo", 1).await
        // Not closed: as after a power cut.
    };
    let host = host(&folder).await;
    let [first, second] = [
        host.look(&ids[0]).await.unwrap(),
        host.look(&ids[1]).await.unwrap(),
    ];
    assert!(first.is_running() && second.is_running());
    assert_eq!(
        (first.row.twin.as_ref(), second.row.twin.as_ref()),
        (Some(&ids[1]), Some(&ids[0]))
    );
    let people = |record: &tavolino::host::Record| {
        let people = record.seats.iter().map(|sitting| sitting.person);
        people.collect::<Vec<_>>()
    };
    assert_eq!(people(&first), [Some(ADA), Some(BRUNO)]);
    assert_eq!(people(&second), [Some(BRUNO), Some(ADA)]);
    assert_eq!(second.table, first.table);
    assert_eq!(
        (second.row.pace, second.row.channel),
        (first.row.pace, first.row.channel)
    );
    assert!(second.deadline(Seat(1)).is_some(), "it has its own clocks");
    let at_start = [NoticeKind::Lobby, NoticeKind::Panel, NoticeKind::Ping];
    assert_eq!(kinds(&host, &ids[0]).await, at_start);
    assert_eq!(kinds(&host, &ids[1]).await, at_start[1..]);
}

#[tokio::test]
async fn each_has_a_deal_of_its_own() {
    let (_folder, host) = new_host().await;
    let mut different = 0;
    for interaction in 1..4 {
        let [first, second] = both(&host, "dungeon-chess", interaction).await;
        let deals = [
            host.look(&first).await.unwrap().row.deal.clone(),
            host.look(&second).await.unwrap().row.deal.clone(),
        ];
        different += usize::from(deals[0] != deals[1]);
    }
    assert!(different > 0);
}

#[tokio::test]
async fn two_is_the_only_number_of_seats_and_against_each_other_the_only_way() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    let entry = games::find("mindoku").unwrap();
    let table = |mode: &str, seats| {
        let options = [("mode".to_owned(), mode.to_owned())].into();
        entry.info.table(&options, Some(seats)).unwrap()
    };
    for (number, (table, may)) in (1..).zip([
        (table("competitive", 3), false),
        (table("cooperative", 2), false),
        (table("competitive", 2), true),
    ]) {
        let opening = Opening {
            table,
            ..meeting("mindoku", number)
        };
        let opened = host.open(opening, &mut rng, Timestamp(0)).await;
        let refused = matches!(opened, Err(Error::Refused(Refusal::NotForTwo)));
        assert_eq!(refused, !may, "{number}");
    }
}

#[tokio::test]
async fn against_the_computer_both_start_when_it_is_opened() {
    let (_folder, host) = new_host().await;
    let alone = Opening {
        computers: vec![(2, Strength::Easy)],
        ..meeting("kintei", 1)
    };
    let mut rng = Rng::seed_from_u64(1);
    let first = host.open(alone, &mut rng, Timestamp(0)).await.unwrap();
    let second = host.other(&first).await.unwrap().expect("it has started");
    assert_eq!(second.strength_of(Seat(1)), Some(Strength::Easy));
    assert_eq!(second.person_at(Seat(2)), Some(ADA));
    let due = kinds(&host, second.id()).await;
    assert!(due.contains(&NoticeKind::Think), "{due:?}");
}

#[tokio::test]
async fn the_score_is_of_both_and_the_end_of_one_is_told_at_the_other() {
    let (_folder, host) = new_host().await;
    let ids = both(&host, "kintei", 1).await;
    let deliver = async || {
        for id in &ids {
            let all = host.outbox().pending(id).await.unwrap();
            let all: Vec<_> = all.iter().map(|one| (one, Receipt::Delivered)).collect();
            host.outbox().finish(&all, Timestamp(2)).await.unwrap();
        }
    };
    deliver().await;
    leave(&host, &ids[0], BRUNO, 5).await;
    assert_eq!(
        kinds(&host, &ids[1]).await,
        [NoticeKind::Lobby, NoticeKind::Panel]
    );
    assert_eq!(score(&host, &ids).await, Some([2, 0]), "so far");
    deliver().await;
    let accept = Command::Accept(Matter::Draw);
    for (person, command, tap) in [(BRUNO, Command::OfferDraw, 6), (ADA, accept, 7)] {
        let acts = host.act(&ids[1], by(person, tap), command, None, Timestamp(9));
        acts.await.unwrap();
    }
    assert_eq!(score(&host, &ids).await, Some([3, 1]));
    assert_eq!(
        kinds(&host, &ids[0]).await,
        [NoticeKind::Lobby, NoticeKind::Panel]
    );
}

#[tokio::test]
async fn a_match_without_a_result_counts_for_nobody() {
    let (_folder, host) = new_host().await;
    let ids = both(&host, "kintei", 1).await;
    for (id, tap) in ids.iter().zip(5..) {
        let aborts = host.act(id, by(ADA, tap), Command::Abort, None, Timestamp(9));
        assert_eq!(aborts.await.unwrap().row.state, State::Over);
    }
    assert_eq!(score(&host, &ids).await, None);
}

#[tokio::test]
async fn the_rematch_of_a_meeting_is_one_meeting_once_both_are_over() {
    let (_folder, host) = new_host().await;
    let ids = both(&host, "kintei", 1).await;
    let mut rng = Rng::seed_from_u64(1);
    leave(&host, &ids[0], BRUNO, 5).await;
    let again = Again::AsBefore;
    let early = host.rematch(
        &ids[0],
        ADA,
        InteractionId(6),
        again,
        &mut rng,
        Timestamp(10),
    );
    assert!(matches!(
        early.await,
        Err(Error::Refused(Refusal::OtherNotOver(_)))
    ));
    leave(&host, &ids[1], BRUNO, 7).await;
    let opened = host.rematch(
        &ids[1],
        ADA,
        InteractionId(8),
        again,
        &mut rng,
        Timestamp(11),
    );
    let Rematch::Opened(opened) = opened.await.unwrap() else {
        panic!("nobody was first")
    };
    assert!(opened.is_meeting());
    let joined = host.rematch(
        &ids[0],
        BRUNO,
        InteractionId(9),
        again,
        &mut rng,
        Timestamp(12),
    );
    let Rematch::Joined(joined) = joined.await.unwrap() else {
        panic!("it is open")
    };
    assert_eq!(joined.id(), opened.id());
    let first = host.look(joined.id()).await.unwrap();
    assert!(first.is_running() && first.row.twin.is_some());
}

#[tokio::test]
async fn a_single_match_can_be_played_again_as_two() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "quadrangle", 1).await;
    leave(&host, &id, BRUNO, 5).await;
    let mut rng = Rng::seed_from_u64(1);
    let tap = InteractionId(6);
    let opened = host.rematch(&id, ADA, tap, Again::Meeting, &mut rng, Timestamp(10));
    let Rematch::Opened(opened) = opened.await.unwrap() else {
        panic!("nobody was first")
    };
    assert!(opened.is_meeting());
}

#[tokio::test]
async fn a_command_without_a_code_is_about_the_match_of_the_place_that_waits() {
    let (_folder, host) = new_host().await;
    let ids = both(&host, "kintei", 1).await;
    let elsewhere = Opening {
        channel: ChannelId(7),
        ..opening("kumo", 2)
    };
    let mut rng = Rng::seed_from_u64(1);
    let other = host.open(elsewhere, &mut rng, Timestamp(0)).await.unwrap();
    let joined = host.join(other.id(), BRUNO, &mut rng, Timestamp(1)).await;
    joined.unwrap();
    for id in &ids {
        host.set_place(id, Some(HERE)).await.unwrap();
    }
    let one = |id: &MatchId| Target::One(id.clone());
    assert_eq!(host.find(ADA, HERE).await.unwrap(), one(&ids[0]));
    assert_eq!(host.find(BRUNO, HERE).await.unwrap(), one(&ids[1]));
    let asks = async |person: UserId| match host.find(person, HERE).await.unwrap() {
        Target::Several(lines) => lines.into_iter().map(|line| line.id).collect(),
        _ => Vec::new(),
    };
    let spectator = asks(UserId(9)).await;
    assert!(spectator.len() == 2 && ids.iter().all(|id| spectator.contains(id)));
    let turn = Command::Say("a1 b2");
    let played = host.act(&ids[0], by(ADA, 5), turn, None, Timestamp(9));
    played.await.unwrap();
    for person in [ADA, BRUNO] {
        let outcome = asks(person).await;
        assert!(
            outcome.len() == 2 && ids.iter().all(|id| outcome.contains(id)),
            "none or both wait: {outcome:?}"
        );
    }
    leave(&host, &ids[0], BRUNO, 6).await;
    assert_eq!(host.find(ADA, HERE).await.unwrap(), one(&ids[1]));
}

#[tokio::test]
async fn a_meeting_needs_room_for_two_matches() {
    let (_folder, host) = new_host().await;
    let guild = GuildId(5);
    let change = tavolino::host::Change::PerPerson(Some(2));
    host.change_settings(guild, &[change], None).await.unwrap();
    let mut rng = Rng::seed_from_u64(1);
    let here = |opening: Opening| Opening {
        guild: Some(guild),
        ..opening
    };
    let opened = host.open(here(opening("kintei", 1)), &mut rng, Timestamp(0));
    opened.await.unwrap();
    let opened = host.open(here(meeting("kintei", 2)), &mut rng, Timestamp(0));
    assert!(matches!(
        opened.await,
        Err(Error::Refused(Refusal::Restricted(_)))
    ));
    let opened = host.open(here(opening("kintei", 3)), &mut rng, Timestamp(0));
    opened.await.unwrap();
}

#[tokio::test]
async fn without_a_server_both_have_panels_in_direct_messages() {
    let (_folder, host) = new_host().await;
    let by_code = Opening {
        by_code: true,
        ..meeting("jinrai", 1)
    };
    let mut rng = Rng::seed_from_u64(1);
    let opened = host.open(by_code, &mut rng, Timestamp(0)).await.unwrap();
    let joined = host.join(opened.id(), BRUNO, &mut rng, Timestamp(1)).await;
    let second = host.other(&joined.unwrap()).await.unwrap().unwrap();
    assert!(second.is_by_code());
    let cards = host.outbox().pending(second.id()).await.unwrap();
    let cards = cards.iter().filter(|one| one.audience != Audience::Table);
    assert!(cards.count() <= 2);
}
