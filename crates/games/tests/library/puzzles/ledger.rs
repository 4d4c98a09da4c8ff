//! The score of Dungeon Chess for two seats, kept from the words of turns and the rules sheet
//! alone.

use tavolino_games::game::Seat;

/// Values of Kor, Maga, Guerriero and Lottatore, in the order of [`KINDS`].
const VALUES: [i32; 4] = [4, 5, 3, 2];
const KINDS: [&str; 4] = ["kor", "maga", "guerriero", "lottatore"];
const KOR: usize = 0;
const MAGA: usize = 1;
const GUERRIERO: usize = 2;
const LOTTATORE: usize = 3;

/// Points of a chest.
const CHEST: i32 = 3;

/// The characters on the board, with their seat's index and their kind, and the possessions of two
/// seats.
#[derive(Clone, Debug)]
pub struct Ledger {
    board: [Option<(usize, usize)>; 64],
    /// The kinds on the entry squares `g` and `m`, by seat.
    entries: [[Option<usize>; 2]; 2],
    /// The numbers of captured characters, by captor and kind.
    captured: [[i32; 4]; 2],
    /// The chests that each seat has, paid ones not counted.
    chests: [i32; 2],
}

impl Ledger {
    /// Returns the ledger after turns from the start, of alternate seats; `None` if one says no
    /// turn.
    pub fn after(trace: &[String]) -> Option<Ledger> {
        let mut ledger = Ledger {
            board: [None; 64],
            entries: [[Some(GUERRIERO), Some(MAGA)]; 2],
            captured: [[0; 4]; 2],
            chests: [2; 2],
        };
        let formation = [["d1", "e1", "d2", "e2"], ["e8", "d8", "e7", "d7"]];
        for (seat, cells) in formation.iter().enumerate() {
            for (at, name) in cells.iter().enumerate() {
                let kind = if at == 0 { KOR } else { LOTTATORE };
                ledger.board[cell(name)?] = Some((seat, kind));
            }
        }
        for (number, turn) in trace.iter().enumerate() {
            ledger.play(Seat(1 + (number % 2) as u8), turn)?;
        }
        Some(ledger)
    }

    /// Enters a turn; `None` if the text says no turn.
    pub fn play(&mut self, seat: Seat, turn: &str) -> Option<()> {
        let (own, rival) = (seat.index(), seat.rival().index());
        let words: Vec<&str> = turn.split(' ').collect();
        match words[..] {
            ["target", _] => {}
            ["ransom", kind, door, _] => {
                let kind = KINDS.iter().position(|name| *name == kind)?;
                self.captured[rival][kind] -= 1;
                self.entries[own][usize::from(door == "m")] = Some(kind);
                self.chests[own] -= 1;
                self.chests[rival] += 1;
            }
            [from, to] => {
                let kind = match from {
                    "g" => self.entries[own][0].take()?,
                    "m" => self.entries[own][1].take()?,
                    _ => self.board[cell(from)?].take()?.1,
                };
                if let Some((_, kind)) = self.board[cell(to)?].replace((own, kind)) {
                    self.captured[own][kind] += 1;
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// Returns the points of a seat without its target.
    pub fn points(&self, seat: Seat) -> i32 {
        let (own, rival) = (seat.index(), seat.rival().index());
        let all = [1, 1, 1, 3];
        let of_kind = |kind: usize| {
            VALUES[kind] * (all[kind] - self.captured[rival][kind] + self.captured[own][kind])
        };
        (0..4).map(of_kind).sum::<i32>() + CHEST * self.chests[own]
    }

    /// Returns the points of a target card in this position.
    pub fn bonus(&self, seat: Seat, target: u8) -> i32 {
        let lost = self.captured[seat.rival().index()];
        let held = self.captured[seat.index()];
        let middle = ["d4", "e4", "d5", "e5"];
        let is_own = |name: &&str| {
            let piece = cell(name).and_then(|at| self.board[at]);
            piece.is_some_and(|(owner, _)| owner == seat.index())
        };
        let (is_met, points) = match target {
            1 => (lost[MAGA] == 0, 3),
            2 => (lost[KOR] == 0, 3),
            3 => (lost[GUERRIERO] == 0, 2),
            4 => (lost[LOTTATORE] == 0, 5),
            5 => (held[MAGA] > 0, 4),
            6 => (held[KOR] > 0, 4),
            7 => (held[GUERRIERO] > 0, 3),
            8 => (held[LOTTATORE] >= 3, 4),
            9 => (self.chests[seat.index()] >= 3, 4),
            _ => (middle.iter().any(is_own), 3),
        };
        if is_met { points } else { 0 }
    }

    /// Returns the points of a seat with its target ahead of the other without one.
    pub fn lead(&self, seat: Seat, target: u8) -> i32 {
        self.points(seat) + self.bonus(seat, target) - self.points(seat.rival())
    }
}

fn cell(name: &str) -> Option<usize> {
    let [file @ b'a'..=b'h', rank @ b'1'..=b'8'] = *name.as_bytes() else {
        return None;
    };
    Some(usize::from(rank - b'1') * 8 + usize::from(file - b'a'))
}
