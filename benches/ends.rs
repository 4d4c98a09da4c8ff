//! Cost of a match's end through the host, rated and unrated: `cargo bench --bench ends -- 400` for
//! 400 matches of each. Prints one line per figure.

use std::time::{Duration, Instant};

use rand::SeedableRng;
use tavolino::host::{
    Actor, ChannelId, Command, GuildId, Host, InteractionId, MatchId, Opening, Timestamp, UserId,
};
use tavolino::store::Store;
use tavolino_games::game::{Options, Rng};
use tavolino_games::games;
use tempfile::TempDir;

/// Matches of each sort by default.
const MATCHES: i64 = 400;

/// People who play, in turn with each other: after a few matches, each has met the others.
const PEOPLE: i64 = 11;

/// Turns before the end, two of each seat: a match that is resigned sooner is not rated.
const TURNS: usize = 4;

/// Milliseconds between two matches, an hour: a server limits how many are opened within one.
const PAUSE: i64 = 3_600_000;

#[tokio::main]
async fn main() {
    // Without `--bench` this is `cargo test --benches`, which only needs the program to start.
    if !std::env::args().any(|arg| arg == "--bench") {
        return;
    }
    let matches = std::env::args().find_map(|arg| arg.parse().ok());
    let matches = matches.unwrap_or(MATCHES);
    let folder = TempDir::new().expect("a folder");
    let file = format!("sqlite://{}", folder.path().join("games.db").display());
    let host = Host::new(Store::open(&file).await.expect("a database"));
    let mut rng = Rng::seed_from_u64(1);
    let mut waits: [[Vec<Duration>; 2]; 2] = Default::default();
    for number in 0..matches {
        // Alternating, so that both meet the same load of the machine.
        for (rated, waits) in [false, true].into_iter().zip(&mut waits) {
            let match_number = 2 * number + i64::from(rated);
            let (turn, end) = play(&host, match_number, rated, &mut rng).await;
            waits[0].push(turn);
            waits[1].push(end);
        }
    }
    for (sort, waits) in ["unrated", "rated"].iter().zip(waits) {
        for (name, waits) in ["a turn", "a resignation"].iter().zip(waits) {
            println!("{sort}: {name}: {}", percentiles(waits));
        }
    }
}

/// Plays a match of Kumo that ends by resignation; returns the latencies of its last turn and of
/// the resignation.
async fn play(host: &Host, number: i64, rated: bool, rng: &mut Rng) -> (Duration, Duration) {
    let entry = games::find("kumo").expect("Kumo is in the registry");
    let mut now = Timestamp(number * PAUSE);
    let mut taps = 100 * number + 1;
    let round = number / 2;
    let seats = [round, round + 1 + round % (PEOPLE - 1)];
    let people = seats.map(|at| UserId(1 + at % PEOPLE));
    let mut opening = Opening::new(
        entry,
        entry.info.table(&Options::new(), None).expect("a table"),
        people[0],
        ChannelId(1),
        InteractionId(taps),
    );
    opening.guild = Some(GuildId(1));
    opening.rated = rated;
    let opened = host.open(opening, rng, now).await.expect("opened");
    let id = opened.id().clone();
    let joined = host.join(&id, people[1], rng, now).await;
    joined.expect("joined");
    let mut wait = Duration::ZERO;
    for _ in 0..TURNS {
        let record = host.look(&id).await.expect("a match");
        let seat = record.to_act().first().expect("it goes on");
        let board = record.board.as_ref().expect("it has started");
        // Not a random one, which may win.
        let turn = board.turns(seat).swap_remove(0);
        let person = record.person_at(seat).expect("people play");
        taps += 1;
        now.0 += 60_000;
        let actor = Actor::Person(person, InteractionId(taps));
        wait = act(host, &id, actor, Command::Say(&turn), now).await;
    }
    let actor = Actor::Person(people[0], InteractionId(taps + 1));
    let end = act(host, &id, actor, Command::Leave, now).await;
    let record = host.look(&id).await.expect("a match");
    assert!(!record.is_running(), "resigned");
    (wait, end)
}

/// The latency of a command until its event is stored.
async fn act(
    host: &Host,
    id: &MatchId,
    actor: Actor,
    command: Command<'_>,
    now: Timestamp,
) -> Duration {
    let begun = Instant::now();
    let acted = host.act(id, actor, command, None, now).await;
    acted.expect("a legal command");
    begun.elapsed()
}

/// Quartile, median, 99th percentile and worst of latencies, in words. On a busy machine the
/// quartile is the steadiest.
fn percentiles(mut waits: Vec<Duration>) -> String {
    waits.sort();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize];
    format!(
        "p25 {:.2?}, p50 {:.2?}, p99 {:.2?}, worst {:.2?}",
        at(0.25),
        at(0.5),
        at(0.99),
        at(1.0)
    )
}
