//! Tests that nothing public depends on hidden information: two matches that differ only in secrets
//! look the same.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use serde_json::Value;

use tavolino_games::board::{Board, GameEntry, Played};

use crate::discord::view::{ending, lobby, panel};
use crate::host::{
    Agreements, ChannelId, Event, InteractionId, Living, Log, Logged, Match, MatchId, MessageId,
    Pace, Record, Sitter, Sitting, State, Timestamp, UserId,
};
use tavolino_games::game::{Lang, Options, Rng, Scene, Seat, Seats, Table};
use tavolino_games::games;

/// The turns played.
type Line = Vec<(Seat, String)>;

/// Two plays, and the turn that led to each.
type Pair = ([Box<dyn Board>; 2], [String; 2]);

/// Maximum deals searched for one that looks like another. Where much is dealt openly there is
/// none; then only the turns can differ.
const DEALS: usize = 100;

/// The log of a match with a deal and its turns. Person 11 holds seat 1, person 12 holds seat 2,
/// and so on.
pub(super) fn log(
    game: &str,
    options: &Options,
    seats: u8,
    deal: &Value,
    line: &[(Seat, String)],
) -> Log {
    let entry = games::find(game).expect("it is in the registry");
    let table = entry.info.table(options, Some(seats)).unwrap();
    let sit = |seat: u8| Sitting::new(Seat(seat), Sitter::Person(UserId(10 + i64::from(seat))));
    let record = Record {
        row: Match {
            id: MatchId::read("K7QX").unwrap(),
            game: game.to_owned(),
            rules: 1,
            table_json: serde_json::to_string(&table).unwrap(),
            listed: true,
            exact: false,
            rated: false,
            state: State::Running,
            deal: Some(deal.to_string()),
            number: line.len() as i64,
            guild: None,
            lang: "en".to_owned(),
            channel: ChannelId(1),
            place: Some(ChannelId(2)),
            trouble: None,
            opened_by: Some(UserId(11)),
            opened_at: Timestamp(0),
            interaction: InteractionId(1),
            pace: Pace::Normal,
            closed: None,
            warned: None,
            after: None,
            aside_from: None,
            nth: None,
            twin: None,
            version: 0,
        },
        entry,
        table,
        seats: (1..=seats).map(sit).collect(),
        invited: Vec::new(),
        board: None,
        last: None,
        recent: Vec::new(),
        last_actor: None,
        agreements: Agreements::default(),
        valid_since: 0,
        mark: 0,
    };
    let happened = |(number, (seat, text)): (i64, &(Seat, String))| Logged {
        number,
        event: Event::Turn {
            seat: *seat,
            text: text.clone(),
        },
        at: Timestamp(number),
        clock: None,
        interaction: None,
    };
    Log {
        record,
        events: (1..).zip(line).map(happened).collect(),
    }
}

/// All public output of a match: messages with files, names, alt texts and buttons, and the record
/// as a log line would show it.
async fn public(record: &Record) -> String {
    let lang = Lang::english();
    let living = Living {
        channel: ChannelId(2),
        message: MessageId(3),
        number: record.row.number,
    };
    let panel = panel::panel(record, &lang).await;
    let card = lobby::card(record, Some(living), None, &lang).await;
    let ending = ending::ending(record, None, Vec::new(), &lang).await;
    format!("{panel:?}\n{card:?}\n{ending:?}\n{record:?}")
}

/// Every table of a game that has secrets: the default options and each other value of each option,
/// with the fewest and the most seats.
pub(super) fn secret_tables(entry: &GameEntry) -> Vec<Table> {
    let mut variants = entry.info.variants();
    variants.retain(|options| (entry.info.secrets)(options));
    let tables = variants.iter().map(|options| entry.info.extremes(options));
    tables.flatten().collect()
}

/// Two matches that differ in secrets, if chance finds such: dealt to look alike to spectators, and
/// with `length` turns after which they must still look alike.
pub(super) fn twins(
    entry: &'static GameEntry,
    table: &Table,
    length: usize,
    rng: &mut Rng,
) -> [Log; 2] {
    let open = |deal: &Value| (entry.open)(table, deal.clone()).unwrap();
    let first = (entry.deal)(table, rng);
    let public = look(&*open(&first));
    let mut others = (0..DEALS).map(|_| (entry.deal)(table, rng));
    let other = others.find(|deal| *deal != first && look(&*open(deal)) == public);
    let deals = [other.unwrap_or_else(|| first.clone()), first];
    let mut boards = deals.each_ref().map(open);
    let mut lines = [Line::new(), Line::new()];
    for _ in 0..length {
        let acting: Vec<Seat> = boards[0].to_act().iter().collect();
        let Some(&seat) = acting.choose(rng) else {
            break;
        };
        if let Some((after, turns)) = alike(&boards, seat, rng) {
            boards = after;
            for (line, turn) in lines.iter_mut().zip(turns) {
                line.push((seat, turn));
            }
        }
    }
    let log = |at: usize| {
        log(
            entry.info.key,
            &table.options,
            table.seats,
            &deals[at],
            &lines[at],
        )
    };
    [0, 1].map(log)
}

/// A turn of `seat` in each of two plays, after which the games go on and must still look alike:
/// the same turn, or two secret turns that others cannot tell apart. The public view is compared
/// only after turns that are declared to reveal something, and after two different secret turns.
/// `None` if chance finds none.
fn alike(boards: &[Box<dyn Board>; 2], seat: Seat, rng: &mut Rng) -> Option<Pair> {
    const TRIES: usize = 6;
    let played = |at: usize, turn: &str| {
        let mut after = boards[at].boxed();
        let played = after.play(seat, turn).ok()?;
        let reveals = matches!(played, Played::Turn { reveals: true, .. });
        after.outcome().is_none().then_some((after, reveals))
    };
    let turns = [0, 1].map(|at: usize| boards[at].offered(seat, "").turns);
    for turn in turns[0].sample(rng, TRIES) {
        let Some((first, reveals)) = played(0, turn) else {
            continue;
        };
        let (scene, report, acting) = look(&*first);
        let is_secret = |board: &dyn Board, turn: &str| {
            let chosen = board.choose(seat, turn);
            chosen.is_ok_and(|chosen| chosen.is_secret())
        };
        let hides = is_secret(&*boards[0], turn);
        let others = turns[1].sample(rng, TRIES).filter(|other| *other != turn);
        let others = others.filter(|other| hides && is_secret(&*boards[1], other));
        for other in others.chain([turn]) {
            let twin = played(1, other).filter(|(twin, twin_reveals)| {
                let (twin_scene, twin_report, twin_acting) = look(&**twin);
                let sees = [scene == twin_scene, report == twin_report];
                match (reveals || *twin_reveals, other == turn) {
                    (true, _) => sees == [true; 2] && acting == twin_acting,
                    (false, false) => sees.contains(&true),
                    (false, true) => true,
                }
            });
            if let Some((twin, _)) = twin {
                return Some(([first, twin], [turn.clone(), other.clone()]));
            }
        }
    }
    None
}

/// The public view: picture and board in words, the last deed, and the seats to act.
fn look(board: &dyn Board) -> ([String; 2], Option<String>, Seats) {
    let lang = Lang::english();
    let Scene { alt, text, .. } = board.scene(None, &lang);
    ([alt, text], board.describe(None, &lang), board.to_act())
}

/// Checks that everything public is the same with any secret. Empty for a game without secrets.
async fn stays_secret(module: &str) {
    let entry = games::find(&module.replace('_', "-")).unwrap();
    let mut rng = Rng::seed_from_u64(5);
    let tables = secret_tables(entry);
    let mut different = 0;
    for table in &tables {
        for length in [0, 1, 5, 20, 40] {
            let twins = twins(entry, table, length, &mut rng);
            let [one, other] = twins.map(|log| log.replay().unwrap());
            let boards = [&one, &other].map(|record| record.board.as_ref().unwrap());
            let hides = |seat| boards[0].card_version(seat) != boards[1].card_version(seat);
            different += usize::from(Seats::all(table.seats).iter().any(hides));
            assert_eq!(public(&one).await, public(&other).await, "{table:?}");
        }
    }
    assert!(
        tables.is_empty() || different > 2,
        "two games differ in a secret: {different} pairs"
    );
}

macro_rules! each_stays_secret {
    ($($module:ident::$game:ident),* $(,)?) => {
        $(#[tokio::test] async fn $module() { stays_secret(stringify!($module)).await; })*
    };
}
tavolino_games::each_game!(each_stays_secret);
