//! The laws of the swap, which is no rule of the games: after it all goes on as without it, with
//! the seats at the other sides.

use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::subject::{Subject, TestedGame};
use crate::game::table::{SWAP, SWAP_VALUES};
use crate::game::{Lang, Options, Rng, Seat, Seats, Table, Viewer};

/// Games played side by side with and without the option.
const GAMES: u64 = 8;

/// Turns between two comparisons of the pictures.
const INTERVAL: usize = 8;

/// Random games end within this many turns, or are left.
const LONGEST: usize = 400;

/// The same game at a table with the option and at one without it, on its way.
struct Pair {
    plain: Box<dyn Subject>,
    with: Box<dyn Subject>,
    /// Whether the seats have swapped.
    is_swapped: bool,
}

/// Plays random games with and without the option side by side, half of them with a swap.
pub fn only_changes_the_seats(game: &TestedGame, table: &Table) {
    let mut chosen: Options = table.options.clone();
    chosen.insert(SWAP.to_owned(), SWAP_VALUES[1].to_owned());
    let with = game.info.table(&chosen, Some(table.seats));
    let with = with.expect("a table that can have the swap is allowed with it");
    for seed in 0..GAMES {
        let mut rng = Rng::seed_from_u64(seed);
        let deal = (game.deal)(table, &mut rng);
        let open = |table| (game.open)(table, &deal).expect("the deal fits");
        let mut pair = Pair {
            plain: open(table),
            with: open(&with),
            is_swapped: false,
        };
        pair.opens(&mut rng, seed == 0);
        if seed % 2 == 0 {
            pair.swaps();
        }
        pair.goes_on(&mut rng, seed % 4 > 1);
    }
}

impl Pair {
    /// The first turn, after which the second seat may swap, and not before.
    fn opens(&mut self, rng: &mut Rng, counts: bool) {
        let turns = self.plain.turns(Seat(1));
        assert_eq!(self.with.turns(Seat(1)), turns, "before the first turn");
        assert!(!self.with.may_swap(Seat(1)));
        if counts {
            let more = self.plain.perft(2) + turns.len() as u64;
            assert_eq!(self.with.perft(2), more, "a swap is one turn more");
        }
        let turn = turns.choose(rng).expect("the first seat has a turn");
        self.plays(Seat(1), turn);
        let all = [self.plain.turns(Seat(2)), vec![SWAP.to_owned()]].concat();
        assert_eq!(self.with.turns(Seat(2)), all, "after `1 {turn}`");
        assert_eq!(self.with.perft(1), all.len() as u64);
        assert_eq!(self.with.offered(Seat(2), "").turns, all);
        assert!(self.with.may_swap(Seat(2)) && !self.with.may_swap(Seat(1)));
        assert!(self.with.choose(Seat(1), SWAP).is_err());
        assert!(self.plain.choose(Seat(2), SWAP).is_err());
    }

    /// The second seat takes over the side of the first, which is then to act.
    fn swaps(&mut self) {
        let chosen = self.with.choose(Seat(2), " Swap ");
        let chosen = chosen.unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(chosen.text(), SWAP);
        let lang = Lang::english();
        let preview = chosen.preview(&lang);
        assert_eq!(preview, self.plain.scene(Some(Seat(1)), &lang).private());
        let (after, _) = chosen.play().expect("a turn is always played");
        self.with.play(Seat(2), SWAP).expect("a swap is legal");
        self.is_swapped = true;
        assert_eq!(after.to_act(), self.with.to_act());
        let report = self.with.describe(None, &lang);
        let report = report.expect("a swap is reported");
        assert!(report.contains("took over"), "{report}");
    }

    /// A turn of a seat in both.
    fn plays(&mut self, seat: Seat, turn: &str) {
        let side = self.side(seat);
        for (play, seat) in [(&mut self.with, seat), (&mut self.plain, side)] {
            let played = play.play(seat, turn);
            assert!(played.is_ok(), "`{seat} {turn}` is legal");
        }
    }

    fn side(&self, seat: Seat) -> Seat {
        if self.is_swapped { seat.rival() } else { seat }
    }

    /// Random play to the end, with equal turns, pictures and sentences all the way.
    fn goes_on(&mut self, rng: &mut Rng, leaves: bool) {
        for turn in 0..LONGEST {
            if turn % INTERVAL == 0 {
                self.looks_alike(turn > 0);
            }
            let Some(seat) = self.with.to_act().first() else {
                break;
            };
            let side = self.side(seat);
            assert_eq!(self.with.side(seat), side);
            assert_eq!(self.plain.to_act(), Seats::from(side));
            let mut turns = self.with.turns(seat);
            turns.retain(|turn| turn != SWAP);
            assert_eq!(turns, self.plain.turns(side));
            assert!(!self.with.may_swap(seat) || turn == 0);
            if leaves && turn == 5 {
                self.with.leave(seat);
                self.plain.leave(side);
                continue;
            }
            let turn = turns.choose(rng).expect("a seat to act has a turn");
            self.plays(seat, turn);
        }
        self.looks_alike(true);
        let outcome = self.plain.outcome();
        let expected = if self.is_swapped {
            outcome.map(crate::game::Outcome::with_sides_swapped)
        } else {
            outcome
        };
        assert_eq!(self.with.outcome(), expected);
        let staying: Seats = self
            .plain
            .staying()
            .iter()
            .map(|of| self.side(of))
            .collect();
        assert_eq!(self.with.staying(), staying);
    }

    /// Every viewer sees what the side sees; `reads`: and reads the same of the last turn.
    fn looks_alike(&self, reads: bool) {
        let lang = Lang::english();
        let names = |names: [&str; 2]| lang.with_names(names.map(str::to_owned).into());
        let own = names(["Ann", "Ben"]);
        let of_sides = if self.is_swapped {
            names(["Ben", "Ann"])
        } else {
            own.clone()
        };
        let viewers: [Viewer; 3] = [None, Some(Seat(1)), Some(Seat(2))];
        for viewer in viewers {
            let side = viewer.map(|seat| self.side(seat));
            let scene = self.with.scene(viewer, &own);
            assert_eq!(scene, self.plain.scene(side, &of_sides));
            if reads {
                let report = self.with.describe(viewer, &own.with_reader(viewer));
                let plain = self.plain.describe(side, &of_sides.with_reader(side));
                assert_eq!(report, plain);
            }
        }
    }
}
