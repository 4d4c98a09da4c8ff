//! Cost of a turn without Discord: reading it, and storing it durably with its notices.

use divan::Bencher;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino::host::{
    Actor, ChannelId, Command, Host, InteractionId, MatchId, Opening, Record, Timestamp, UserId,
};
use tavolino::store::Store;
use tavolino_games::game::{Options, Rng};
use tavolino_games::games;
use tempfile::TempDir;
use tokio::runtime::Runtime;

fn main() {
    divan::main();
}

/// A host with a database on disk and a running game.
struct House {
    runtime: Runtime,
    host: Host,
    game: &'static str,
    id: MatchId,
    taps: i64,
    rng: Rng,
    _folder: TempDir,
}

impl House {
    fn open(game: &'static str) -> House {
        let runtime = Runtime::new().expect("a runtime");
        let folder = TempDir::new().expect("a folder");
        let file = format!("sqlite://{}", folder.path().join("games.db").display());
        let store = runtime.block_on(Store::open(&file)).expect("a database");
        let mut house = House {
            runtime,
            host: Host::new(store),
            game,
            id: MatchId::placeholder(),
            taps: 0,
            rng: Rng::seed_from_u64(1),
            _folder: folder,
        };
        house.start();
        house
    }

    fn start(&mut self) {
        self.taps += 1;
        let entry = games::find(self.game).expect("a game in the registry");
        let opening = Opening::new(
            entry,
            entry.info.table(&Options::new(), None).expect("a table"),
            UserId(1),
            ChannelId(1),
            InteractionId(self.taps),
        );
        let opened = self.host.open(opening, &mut self.rng, Timestamp(0));
        let id = self.runtime.block_on(opened).expect("opened").id().clone();
        let joined = self.host.join(&id, UserId(2), &mut self.rng, Timestamp(0));
        self.runtime.block_on(joined).expect("joined");
        self.id = id;
    }

    /// A random turn; opens a new game if this one is over.
    fn next(&mut self) -> (Actor, String) {
        loop {
            let record: std::sync::Arc<Record> = self
                .runtime
                .block_on(self.host.look(&self.id))
                .expect("a match");
            if let Some(seat) = record.to_act().first() {
                let board = record.board.as_ref().expect("it has started");
                let turns = board.turns(seat);
                let turn = turns.choose(&mut self.rng).expect("it goes on").clone();
                self.taps += 1;
                let person = record.person_at(seat).expect("people play");
                return (Actor::Person(person, InteractionId(self.taps)), turn);
            }
            self.start();
        }
    }
}

/// Latency from the text of a turn to its durable record, with fdatasync.
#[divan::bench(args = ["kintei", "mindoku"], sample_count = 300)]
fn through_host_and_store(bencher: Bencher, game: &'static str) {
    let house = std::cell::RefCell::new(House::open(game));
    bencher
        .with_inputs(|| house.borrow_mut().next())
        .bench_local_values(|(actor, turn)| {
            let house = house.borrow();
            let record = house
                .host
                .act(&house.id, actor, Command::Say(&turn), None, Timestamp(1));
            house.runtime.block_on(record).expect("a legal turn")
        });
}
