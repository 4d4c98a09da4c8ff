//! A turn is read once on its way, by `/move` and by the menus.

use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;

use super::super::choosing::Choosing;
use super::super::occasion::Occasion;
use super::super::picker::Picker;
use super::super::prospect::with_prospect;
use crate::discord::secrecy::log;
use tavolino_games::board::GameEntry;
use tavolino_games::exercise::Exercises;
use tavolino_games::game::{
    BadDeal, Beliefs, Face, Game, Heuristics, Info, Lang, NoClaim, Options, Outcome, Proofs, Rng,
    Scene, Seat, Seats, Shown, Table, Viewer,
};
use tavolino_games::games::kintei::Kintei;

/// The number of texts read as a turn.
static READ: AtomicUsize = AtomicUsize::new(0);

/// Kintei that counts the texts it reads.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Counted(Kintei);

impl Game for Counted {
    const INFO: &'static Info = Kintei::INFO;
    type Deal = ();
    type Turn = <Kintei as Game>::Turn;
    type Deed = <Kintei as Game>::Deed;
    type View = Kintei;
    type Claim = NoClaim;

    fn deal(_: &Table, _: &mut Rng) {}

    fn new(table: &Table, deal: ()) -> Result<Counted, BadDeal> {
        Kintei::new(table, deal).map(Counted)
    }

    fn to_act(&self) -> Seats {
        self.0.to_act()
    }

    fn turns(&self, seat: Seat) -> Vec<Self::Turn> {
        self.0.turns(seat)
    }

    fn play(&mut self, seat: Seat, turn: &Self::Turn) -> Self::Deed {
        self.0.play(seat, turn)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn view(&self, _: Viewer) -> Kintei {
        self.0.clone()
    }

    fn imagine(view: &Kintei, _: &mut Rng) -> Counted {
        Counted(view.clone())
    }

    fn read(&self, seat: Seat, text: &str) -> Option<Self::Turn> {
        READ.fetch_add(1, Ordering::Relaxed);
        self.0.read(seat, text)
    }
}

impl Face for Counted {
    fn draw(shown: &Shown<Counted>) -> Scene {
        Kintei::draw(&of_kintei(shown))
    }

    fn alt(shown: &Shown<Counted>, lang: &Lang) -> String {
        Kintei::alt(&of_kintei(shown), lang)
    }

    fn text(shown: &Shown<Counted>, lang: &Lang) -> String {
        Kintei::text(&of_kintei(shown), lang)
    }

    fn describe(deed: &Self::Deed, seat: Seat, viewer: Viewer, lang: &Lang) -> String {
        Kintei::describe(deed, seat, viewer, lang)
    }
}

impl Heuristics for Counted {}

impl Beliefs for Counted {}

impl Proofs for Counted {}

impl Exercises for Counted {}

fn of_kintei(shown: &Shown<Counted>) -> Shown<Kintei> {
    Shown {
        view: shown.view.clone(),
        viewer: shown.viewer,
        stage: shown.stage.clone(),
        to_act: shown.to_act,
        seats: shown.seats,
        staying: shown.staying,
        last: shown.last,
        earlier: shown.earlier.clone(),
        outcome: shown.outcome.clone(),
    }
}

/// The number of texts read since the last call.
fn read() -> usize {
    READ.swap(0, Ordering::Relaxed)
}

#[tokio::test]
async fn a_turn_is_read_once_on_its_way() {
    let lang = Lang::english();
    let log = log("kintei", &Options::new(), 2, &Value::Null, &[]);
    let mut record = log.replay().unwrap();
    let entry = GameEntry::of::<Counted>();
    record.board = Some((entry.open)(&record.table, Value::Null).unwrap());
    let seat = Seat(1);
    let picker = Picker::new(Occasion::Match(&record), seat, Choosing::Turn, &lang).unwrap();

    // The question to confirm.
    let question = picker.confirm("a1 b2").await;
    assert_eq!(read(), 1);

    // `/move`, up to the host, which plays what was chosen (`tests/host/chosen.rs`) or asks to
    // confirm it.
    let mut board = record.board.clone().unwrap();
    let chosen = board.choose(seat, "A1 B2").unwrap();
    let (chosen, prospect) = with_prospect(record.id().as_str(), chosen).await;
    chosen.play().unwrap();
    let again = picker.confirm_turn(&*chosen, prospect).await;
    assert_eq!(read(), 1);
    assert_eq!(format!("{question:?}"), format!("{again:?}"));

    // Confirm.
    board.play(seat, "a1 b2").unwrap();
    assert_eq!(read(), 1);
}
