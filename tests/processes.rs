//! Processes of the bot in trouble: several over one database, killed at any instant, and in a
//! crowd. What people see is as if there were one process and no trouble.
//! `cargo bench --bench processes`, `kills` and `load` run longer.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "processes/calm.rs"]
mod calm;
#[path = "processes/clocks.rs"]
mod clocks;
mod confirms;
#[path = "load/crowd.rs"]
mod crowd;
#[path = "processes/crowded.rs"]
mod crowded;
#[path = "processes/cut_off.rs"]
mod cut_off;
mod house;
#[path = "../crates/discord-sandbox/tests/judge/mod.rs"]
mod judge;
#[path = "processes/killed.rs"]
mod killed;
mod kills;
#[path = "processes/relay.rs"]
mod relay;
#[path = "processes/resumed.rs"]
mod resumed;
#[path = "processes/story.rs"]
mod story;
#[path = "processes/suspended.rs"]
mod suspended;
#[path = "processes/together.rs"]
mod together;
#[path = "processes/waking.rs"]
mod waking;

use story::{Scale, Trouble};
use together::{Together, World};
use tokio::sync::RwLock;

/// The machine: all tests share it but for the two that measure rates and waits, which have it for
/// themselves.
static MACHINE: RwLock<()> = RwLock::const_new(());

#[tokio::test(flavor = "multi_thread")]
async fn whatever_dies_every_turn_is_played_once_and_everybody_called_once() {
    let _machine = MACHINE.read().await;
    let scale = Scale {
        servers: 8,
        people: 32,
        turns: 200,
        games: story::GAMES,
        trouble: Trouble::Deaths,
    };
    let mut together = Together::of(scale.world(8), 3).await;
    together.begin().await;
    let report = story::play(&mut together, scale, 5).await;
    println!("{report:?}");
    assert!(report.acknowledged > scale.turns / 2, "{report:?}");
    assert!(report.kills > 2, "{report:?}");
    assert!(report.confirmed > 5, "{report:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn new_processes_take_over_from_old_ones_and_nobody_notices() {
    // Alone: a tap counts as in vain where the machine has no time for it within three seconds.
    let _machine = MACHINE.write().await;
    let scale = Scale {
        servers: 4,
        people: 16,
        turns: 0,
        games: story::GAMES,
        trouble: Trouble::Updates(8),
    };
    let mut together = Together::of(scale.world(4), 1).await;
    together.begin().await;
    let report = story::play(&mut together, scale, 6).await;
    println!("{report:?}");
    assert!(report.acknowledged > 50, "{report:?}");
    assert!(report.confirmed > 5, "{report:?}");
    assert_eq!(report.again, 0, "somebody tapped in vain: {report:?}");
    let gateway = together.house.get("control/gateway").await;
    assert_eq!(
        gateway["refused"], 0,
        "somebody identified too early: {gateway}"
    );
    assert_eq!(gateway["begun"], 4, "a session began anew: {gateway}");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_processes_together_call_discord_as_often_as_it_allows() {
    let _machine = MACHINE.write().await;
    let scale = Scale {
        servers: 12,
        people: 48,
        turns: 200,
        // Its turns cause most calls.
        games: &["kintei"],
        trouble: Trouble::None,
    };
    let world = World {
        calls: Some(50),
        ..scale.world(6)
    };
    let mut together = Together::of(world, 3).await;
    (together.house.env).push(("CALLS_PER_SECOND", "share".to_owned()));
    together.begin().await;
    story::play(&mut together, scale, 7).await;
    let calls = together.house.get("control/calls").await;
    println!("{calls}");
    assert_eq!(calls["refused"], 0, "{calls}");
    let most = calls["most_in_a_second"].as_u64().unwrap();
    // More than one of them may.
    assert!((17..=50).contains(&most), "{calls}");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_happens_the_database_is_asked_for_leases_less_than_twice_a_second() {
    let _machine = MACHINE.read().await;
    calm::without_work().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_every_core_is_busy_no_lease_is_lost() {
    let _machine = MACHINE.write().await;
    calm::under_load().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_cut_off_from_the_database_says_so_and_gives_way() {
    let _machine = MACHINE.read().await;
    cut_off::beside_another().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_cut_off_alone_goes_on_to_say_so_and_then_goes_on_to_play() {
    let _machine = MACHINE.read().await;
    cut_off::alone().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_all_are_cut_off_whoever_served_goes_on_to_say_so() {
    let _machine = MACHINE.read().await;
    cut_off::all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_go_on_in_another_process_and_after_an_outage_and_none_begins_anew() {
    let _machine = MACHINE.read().await;
    resumed::in_another_process().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_while_nobody_is_there_is_answered_by_the_next_process() {
    let _machine = MACHINE.read().await;
    resumed::a_tap_while_nobody_is_there().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_suspended_inside_a_transaction_holds_up_nobody() {
    let _machine = MACHINE.read().await;
    suspended::in_a_transaction().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_lease_may_be_written_no_process_says_that_it_is_ready() {
    let _machine = MACHINE.read().await;
    suspended::without_leases().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_that_begin_at_once_each_shard_has_one_connection_in_the_end() {
    let _machine = MACHINE.read().await;
    let scale = Scale {
        servers: 3,
        people: 12,
        turns: 0,
        games: story::GAMES,
        trouble: Trouble::Updates(0),
    };
    let mut together = Together::with_spares(scale.world(3), 2).await;
    let Together { house, fleet } = &mut together;
    fleet.start(0, house);
    fleet.start(1, house);
    fleet.is_ready(0, house).await;
    fleet.is_ready(1, house).await;
    cut_off::one_session_each(house, 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shards_that_do_not_fit_together_are_told() {
    let _machine = MACHINE.read().await;
    let scale = Scale {
        servers: 2,
        people: 4,
        turns: 0,
        games: story::GAMES,
        trouble: Trouble::None,
    };
    let mut together = Together::of(scale.world(2), 2).await;
    together.fleet.start(0, &together.house);
    let Together { house, .. } = &together;
    let is_reported = async || {
        let output = house.program().arg("doctor").output().unwrap();
        let report = String::from_utf8(output.stdout).unwrap();
        report.contains("No process serves 1/2.").then_some(())
    };
    house.until("doctor tells", is_reported).await;
    together.fleet.start(1, &together.house);
    together.fleet.all_connected(&together.house).await;
    let Together { house, .. } = &together;
    let output = house.program().arg("doctor").output().unwrap();
    let report = String::from_utf8(output.stdout).unwrap();
    assert!(!report.contains("serves"), "{report}");
    // One that counts otherwise answers the same people as the others.
    let mut stranger = house.process("0-0/1", house::free_port());
    let is_logged = async || {
        let log = house.log();
        let misfit = "processes do not agree how many shards there are: 0-0/1, 0-0/2, 1-1/2";
        log.contains(misfit).then_some(())
    };
    house.until("the log tells", is_logged).await;
    stranger.kill().unwrap();
    stranger.wait().unwrap();
}
