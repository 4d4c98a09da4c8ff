use super::*;
use crate::ai::solve;
use crate::contract;
use crate::game::{Game, Proofs};
use crate::games::chasm::Chasm;

#[derive(Debug)]
struct InMemory(Vec<u8>);

impl Source for InMemory {
    fn length(&self) -> u64 {
        self.0.len() as u64
    }

    fn read(&self, from: u64, count: usize) -> io::Result<Vec<u8>> {
        let from = from as usize;
        let read = self.0.get(from..from + count);
        read.map(<[u8]>::to_vec)
            .ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
    }
}

fn chasm() -> Chasm {
    Chasm::new(&contract::table::<Chasm>(2, &[]), ()).unwrap()
}

fn written(solution: &Solution) -> Vec<u8> {
    let mut bytes = Vec::new();
    write(solution, "chasm", 1, &mut bytes).unwrap();
    bytes
}

fn opened(bytes: Vec<u8>) -> Result<EndgameTable, Error> {
    EndgameTable::open(Box::new(InMemory(bytes)))
}

#[test]
fn a_table_says_what_was_written() {
    let start = chasm();
    let solution = solve::solve(&start, None, &mut ()).unwrap();
    let table = opened(written(&solution)).unwrap();
    assert_eq!(table.head().name, "chasm");
    assert_eq!(table.load().unwrap(), solution);
    let space = start.state_space().unwrap();
    let mut game = start;
    for turn in ["b2", "a1", "c4"] {
        let expected = solution.value(&space, &game);
        assert!(expected.is_some());
        assert_eq!(table.value(&space, &game).unwrap(), expected);
        let seat = game.to_act().first().unwrap();
        let turn = game
            .turns(seat)
            .into_iter()
            .find(|one| one.to_string().contains(turn));
        game.play(seat, &turn.unwrap());
    }
}

#[test]
fn ranks_and_what_was_begun_come_back() {
    let mut planes = Planes::unknown(20_000);
    planes.value[9_999] = 7;
    planes.critical[9_999] = 3;
    planes.other[9_999] = 200;
    (planes.depth, planes.found) = (4, [true, false]);
    let solution = Solution::Ranked(planes);
    let table = opened(written(&solution)).unwrap();
    assert_eq!(table.load().unwrap(), solution);
}

#[test]
fn a_damaged_table_is_refused() {
    let solution = Solution::Ranked(Planes::unknown(20_000));
    let bytes = written(&solution);
    for at in [0, MAGIC.len() + 3, bytes.len() / 2, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        assert!(matches!(opened(damaged), Err(Error::Damaged)), "byte {at}");
    }
    assert!(opened(bytes[..bytes.len() - 1].to_vec()).is_err());
    assert!(opened(Vec::new()).is_err());
}

#[test]
fn numbers_of_any_size_are_written() {
    for number in [0, 127, 128, 300, u128::from(u64::MAX), u128::MAX] {
        let mut bytes = Vec::new();
        push_number(number, &mut bytes);
        assert_eq!(pull_number(&mut bytes.as_slice()), Some(number));
    }
}
