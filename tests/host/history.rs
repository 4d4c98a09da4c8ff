//! Histories of finished matches, and their records replayed by the program itself.

use std::path::Path;
use std::process;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use tavolino::host::{
    Actor, ChannelId, Command, Error, Event, Host, InteractionId, MatchId, Matter, Opening, Pace,
    Refusal, State, Timestamp, UserId,
};
use tavolino_games::board::GameEntry;
use tavolino_games::game::{Lang, Options, Rng, Seat};
use tavolino_games::games;
use tempfile::TempDir;

use super::{engine, host};

/// The person at a seat.
fn person(seat: Seat) -> UserId {
    UserId(seat.0.into())
}

/// A match with its people and their way of playing.
struct Party {
    host: Host,
    rng: Rng,
    clock: i64,
}

impl Party {
    async fn at(folder: &TempDir, seed: u64) -> Party {
        Party {
            host: host(folder).await,
            rng: Rng::seed_from_u64(seed),
            clock: 0,
        }
    }

    fn opening(
        &mut self,
        entry: &'static GameEntry,
        options: &Options,
        seats: Option<u8>,
    ) -> Opening {
        Opening {
            pace: Pace::None,
            ..Opening::new(
                entry,
                entry.info.table(options, seats).unwrap(),
                UserId(1),
                ChannelId(100),
                InteractionId(self.tick()),
            )
        }
    }

    async fn open(&mut self, entry: &'static GameEntry, options: &Options, seats: u8) -> MatchId {
        let opening = self.opening(entry, options, Some(seats));
        let opened = self.host.open(opening, &mut self.rng, Timestamp(0)).await;
        let id = opened.unwrap().id().clone();
        for seat in 2..=seats {
            let now = Timestamp(self.tick());
            let joined = self.host.join(&id, UserId(seat.into()), &mut self.rng, now);
            joined.await.unwrap();
        }
        id
    }

    fn tick(&mut self) -> i64 {
        self.clock += 1;
        self.clock
    }

    async fn act(&mut self, id: &MatchId, seat: Seat, command: Command<'_>) {
        let tick = self.tick();
        let actor = Actor::Person(person(seat), InteractionId(tick));
        let done = self
            .host
            .act(id, actor, command, None, Timestamp(tick))
            .await;
        done.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    }

    /// Plays random turns; after `turns` of them the remaining seats leave.
    async fn play(&mut self, id: &MatchId, turns: i64) {
        loop {
            let record = self.host.look(id).await.unwrap();
            let board = record.board.as_ref().unwrap();
            let acting: Vec<Seat> = record.to_act().iter().collect();
            let Some(&seat) = acting.choose(&mut self.rng) else {
                return;
            };
            let staying: Vec<Seat> = board.staying().iter().collect();
            let claiming = *staying.choose(&mut self.rng).unwrap();
            let holds = |claim: &String| board.boxed().play(claiming, claim).is_ok();
            let claim = board.claims(claiming).into_iter().find(holds);
            if record.row.number >= turns || staying.len() > 2 && self.rng.random_ratio(1, 20) {
                self.act(id, claiming, Command::Leave).await;
            } else if let Some(claim) = claim {
                self.act(id, claiming, Command::Say(&claim)).await;
            } else {
                let turn = board
                    .offered(seat, "")
                    .turns
                    .choose(&mut self.rng)
                    .unwrap()
                    .clone();
                self.act(id, seat, Command::Say(&turn)).await;
            }
        }
    }
}

/// The program's output for a command run beside the file.
fn traced(folder: &Path, command: &str) -> Vec<Value> {
    let program = Path::new(env!("CARGO_BIN_EXE_tavolino"));
    let path = format!(
        "{}:{}",
        program.parent().unwrap().display(),
        std::env::var("PATH").unwrap()
    );
    let run = process::Command::new("sh")
        .args(["-c", command])
        .current_dir(folder)
        .env("PATH", path)
        .output()
        .unwrap();
    assert!(run.status.success(), "{command}: {run:?}");
    let printed = String::from_utf8(run.stdout).unwrap();
    let line = |line: &str| serde_json::from_str(line).unwrap();
    printed.lines().map(line).collect()
}

#[tokio::test]
async fn every_games_record_plays_again_to_the_same_end() {
    let folder = engine::folder();
    let mut party = Party::at(&folder, 4).await;
    let variants = |entry: &'static GameEntry| {
        entry
            .info
            .variants()
            .into_iter()
            .map(move |one| (entry, one))
    };
    let tables = games::GAMES.iter().flat_map(variants);
    let mut claims = 0;
    for (entry, options) in tables {
        let key = entry.info.key;
        let most = *(entry.info.seats)(&options).end();
        let id = party.open(entry, &options, most.min(3)).await;
        party.play(&id, 40).await;
        let history = party.host.history(&id).await.unwrap();
        assert_eq!(history.record.row.state, State::Over);
        assert_eq!(history.steps() as i64, history.record.row.number);
        let lines = history.lines().unwrap();
        let setting = history.setting().unwrap();
        let file = format!("# {setting}\n{lines}");
        std::fs::write(folder.path().join("record.txt"), file).unwrap();
        let command = format!("tavolino trace {setting} < record.txt");
        let printed = traced(folder.path(), &command);
        let last = printed.last().unwrap();
        assert_eq!(printed.len(), history.steps() + 1, "{key}: {printed:?}");
        assert_eq!(last["ply"], history.steps(), "{key}: {lines}");
        let outcome = serde_json::to_value(history.record.outcome()).unwrap();
        assert_eq!(last["outcome"], outcome, "{key}: {lines}");
        claims += history
            .moments()
            .filter_map(|moment| moment.last)
            .filter(|last| matches!(last.logged.event, Event::Claim { .. }))
            .count();
        let lang = Lang::english();
        let end = history.moments().last().unwrap();
        let now = history.record.board.as_ref().unwrap();
        assert_eq!(
            end.board.scene(None, &lang).alt,
            now.scene(None, &lang).alt,
            "{key}: the last moment is the present"
        );
    }
    assert!(claims > 0, "somebody claimed something");
}

#[tokio::test]
async fn a_history_begins_when_the_game_does() {
    let folder = engine::folder();
    let mut party = Party::at(&folder, 5).await;
    let entry = games::find("mindoku").unwrap();
    let none = Options::new();
    let id = party.open(entry, &none, 2).await;
    let history = party.host.history(&id).await.unwrap();
    assert_eq!(history.moments().count(), 1);
    assert_eq!(history.viewer(UserId(2), None), Some(Seat(2)));
    assert_eq!(
        history.viewer(UserId(2), Some(Some(Seat(1)))),
        Some(Seat(2))
    );
    assert_eq!(history.viewer(UserId(9), Some(Some(Seat(1)))), None);
    assert_eq!(history.lines(), None);
    let opening = party.opening(entry, &none, None);
    let lobby = party.host.open(opening, &mut party.rng, Timestamp(0)).await;
    let early = party.host.history(lobby.unwrap().id()).await;
    assert!(
        matches!(early, Err(Error::Refused(Refusal::NotStarted))),
        "{early:?}"
    );
}

#[tokio::test]
async fn what_was_taken_back_is_not_told_and_an_agreement_is_the_last_step() {
    let folder = engine::folder();
    let mut party = Party::at(&folder, 6).await;
    let entry = games::find("kintei").unwrap();
    let id = party.open(entry, &Options::new(), 2).await;
    let (one, two) = (Seat(1), Seat(2));
    party.act(&id, one, Command::Say("a1 b2")).await;
    party.act(&id, one, Command::TakeBack).await;
    party.act(&id, one, Command::Say("c1 c2")).await;
    party.act(&id, two, Command::OfferDraw).await;
    let history = party.host.history(&id).await.unwrap();
    assert_eq!(history.lines().unwrap(), "1 c1 c2\n");
    assert_eq!(history.steps(), 1);
    party.act(&id, one, Command::Accept(Matter::Draw)).await;
    let history = party.host.history(&id).await.unwrap();
    assert_eq!(history.steps(), 2);
    assert!(history.is_agreed());
    assert_eq!(history.lines().unwrap(), "1 c1 c2\n");
    let end = history.moments().last().unwrap();
    assert_eq!(end.board.outcome(), history.record.outcome());
    assert!(end.board.outcome().is_some());
}

#[tokio::test]
async fn finished_games_are_found_again_the_newest_first() {
    let folder = engine::folder();
    let mut party = Party::at(&folder, 8).await;
    let entry = games::find("kintei").unwrap();
    let mut ended = Vec::new();
    for _ in 0..3 {
        let id = party.open(entry, &Options::new(), 2).await;
        party.act(&id, Seat(1), Command::Leave).await;
        ended.insert(0, (id, "kintei".to_owned()));
    }
    party.open(entry, &Options::new(), 2).await;
    assert_eq!(party.host.store().played(UserId(2)).await.unwrap(), ended);
    assert_eq!(party.host.store().played(UserId(9)).await.unwrap(), []);
}
