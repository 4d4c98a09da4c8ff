//! A turn or claim that was chosen shows what playing it brings.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino_games::board::{Board, Chosen, GameEntry, Played, Prospect, Refusal};
use tavolino_games::game::{Lang, Options, Outcome, Rng, Scene, Seat, Seats, Viewer};

/// Random games of each kind, and turns of each.
const GAMES: u64 = 2;
const TURNS: usize = 40;

/// Turns tried in each position.
const TRIED: usize = 4;

/// Checks that the parts of a chosen turn or claim agree with the board after it.
pub fn shows_what_it_brings(entry: &GameEntry) {
    let tables = entry.info.variants().into_iter().map(|options| {
        let table = entry.info.table(&options, None);
        table.unwrap()
    });
    for (seed, table) in (0..GAMES).flat_map(|seed| tables.clone().map(move |table| (seed, table)))
    {
        let mut rng = Rng::seed_from_u64(seed);
        let mut board = (entry.open)(&table, (entry.deal)(&table, &mut rng)).unwrap();
        for _ in 0..TURNS {
            let Some(seat) = board.to_act().first() else {
                break;
            };
            let turns = board.offered(seat, "").turns;
            for turn in turns.sample(&mut rng, TRIED) {
                agrees(&*board, seat, turn);
            }
            for seat in Seats::all(table.seats).iter() {
                let claims = board.claims(seat);
                if let Some(claim) = claims.choose(&mut rng) {
                    agrees(&*board, seat, claim);
                }
            }
            board.play(seat, turns.choose(&mut rng).unwrap()).unwrap();
        }
    }
}

fn agrees(board: &dyn Board, seat: Seat, text: &str) {
    let key = board.info().key;
    let lang = Lang::english();
    let chosen = board.choose(seat, &text.to_uppercase()).unwrap();
    assert_eq!((chosen.seat(), chosen.text()), (seat, text), "{key}");
    let mut after = board.boxed();
    let played = after.play(seat, text);
    let (other, again) = match (chosen.play(), &played) {
        (Ok((other, again)), Ok(_)) => (other, again),
        (again, played) => {
            let refusals = (again.err(), played.as_ref().err());
            assert_eq!(
                refusals,
                (Some(Refusal::FalseClaim), Some(&Refusal::FalseClaim))
            );
            shows_no_effect(board, &*chosen);
            return;
        }
    };
    assert_eq!(Ok(&again), played.as_ref(), "{key} {text}");
    assert_eq!(state(&*other), state(&*after), "{key} {text}");
    for viewer in board.staying().iter().map(Some).chain([None]) {
        let looks = [&other, &after].map(|board| look(&**board, viewer));
        assert!(looks[0] == looks[1], "{key} {text}: {viewer:?}");
    }
    if matches!(again, Played::Claim(_)) {
        return shows_no_effect(board, &*chosen);
    }
    assert!(chosen.preview(&lang).private, "{key} {text}");
    let outcome = after.outcome();
    let prospect = chosen.prospect();
    let ends = !matches!(prospect, Prospect::Open | Prospect::Exposes(_));
    assert!(!ends || outcome.is_some(), "{key} {text}: {prospect:?}");
    if prospect == Prospect::Wins {
        let winners = outcome.as_ref().map(Outcome::winners);
        assert!(
            winners.is_some_and(|winners| winners.contains(seat)),
            "{key} {text}"
        );
    }
}

/// Checks that a claim does not show whether it holds.
fn shows_no_effect(board: &dyn Board, claim: &dyn Chosen) {
    let lang = Lang::english();
    let scene = board.scene(Some(claim.seat()), &lang).private();
    assert!(claim.preview(&lang) == scene);
    assert_eq!(claim.prospect(), Prospect::Open);
    assert!(!claim.is_secret());
}

/// The public state of a board.
fn state(board: &dyn Board) -> (Seats, Seats, Option<Outcome>, bool) {
    let [acting, staying] = [board.to_act(), board.staying()];
    (acting, staying, board.outcome(), board.is_repetition())
}

/// Everything a viewer sees and may do.
fn look(board: &dyn Board, viewer: Viewer) -> (Scene, Option<String>, Vec<String>) {
    let lang = Lang::english();
    let turns = viewer.map(|seat| board.offered(seat, "").turns);
    let scene = board.scene(viewer, &lang);
    (
        scene,
        board.describe(viewer, &lang),
        turns.unwrap_or_default(),
    )
}

/// Checks that every menu has the cells of a turn where the picture between turns has them, so that
/// an arrow in a label points as on the board.
pub fn keeps_the_cells_in_place(entry: &GameEntry) {
    let table = entry.info.table(&Options::new(), None).unwrap();
    let mut rng = Rng::seed_from_u64(7);
    let mut board = (entry.open)(&table, (entry.deal)(&table, &mut rng)).unwrap();
    let lang = Lang::english();
    for _ in 0..TURNS {
        let Some(seat) = board.to_act().first() else {
            break;
        };
        let turns = board.offered(seat, "").turns;
        let turn = turns.choose(&mut rng).unwrap();
        let before = board.scene(Some(seat), &lang).spots;
        for (end, _) in turn.match_indices(' ') {
            let menu = board.menu(seat, &turn[..end], &[], 1024, &lang);
            for word in turn.split(' ') {
                let [before, now] =
                    [&before, &menu.scene.spots].map(|cells| cells.get(word).map(|spot| spot.at));
                assert_eq!(before, now, "{}: {word} of {turn}", entry.info.key);
            }
        }
        board.play(seat, turn).unwrap();
    }
}
