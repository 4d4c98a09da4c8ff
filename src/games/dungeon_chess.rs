//! Dungeon Chess (Sergio Fersini): capture characters, ransom your own, and meet a secret target.

mod card;
mod character;
mod deal;
mod moves;
mod panel;
mod public;
mod scene;
mod side;
mod target;
mod turn;
mod view;
mod words;

pub use self::character::{Character, Kind};
pub use self::deal::Deal;
pub use self::public::{Deed, Over, Public, What};
pub use self::side::{BOARD, Door, Place, Side};
pub use self::target::Target;
pub use self::turn::Turn;
pub use self::view::{Cards, View};

use crate::game::{BadDeal, Game, Info, Lang, Outcome, Rng, Scene, Seat, Seats, Table, Viewer};

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DungeonChess {
    public: Public,
    /// By seat: the two targets dealt.
    dealt: [[Target; 2]; 4],
    /// By seat: the one kept.
    kept: [Option<Target>; 4],
}

impl DungeonChess {
    fn score(&self, seat: Seat) -> i32 {
        self.public.holdings(seat) + self.bonus(seat)
    }

    /// What the seat's target is worth now.
    fn bonus(&self, seat: Seat) -> i32 {
        self.kept[seat.index()]
            .filter(|target| target.is_met(&self.public, seat))
            .map_or(0, Target::points)
    }
}

impl Game for DungeonChess {
    const INFO: &'static Info = &Info {
        key: "dungeon-chess",
        name: "Dungeon Chess",
        designer: "Sergio Fersini",
        seats: |_| 2..=4,
        chance: true,
        secrets: |_| true,
        sheet: 1,
        ..Info::OPEN
    };
    type Deal = Deal;
    type Turn = Turn;
    type View = View;

    fn deal(table: &Table, rng: &mut Rng) -> Deal {
        Deal::new(table.seats, rng)
    }

    fn new(table: &Table, deal: Deal) -> Result<DungeonChess, BadDeal> {
        Ok(DungeonChess {
            public: Public::new(table.seats),
            dealt: deal.check(table.seats)?,
            kept: [None; 4],
        })
    }

    fn to_act(&self) -> Seats {
        self.public.acting()
    }

    fn turns(&self, seat: Seat) -> Vec<Turn> {
        if self.public.is_choosing() {
            return self.dealt[seat.index()].map(Turn::Keep).to_vec();
        }
        self.public.turns(seat)
    }

    fn can_act(&self, seat: Seat) -> bool {
        self.public.is_choosing() || self.public.can_act(seat)
    }

    fn play(&mut self, seat: Seat, turn: &Turn) {
        match *turn {
            Turn::Keep(target) => {
                self.kept[seat.index()] = Some(target);
                self.public.choose(seat);
            }
            Turn::Move { from, to } => self.public.go(seat, from, to),
            Turn::Ransom { kind, door, captor } => self.public.ransom(seat, kind, door, captor),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.public.is_closed() {
            return None;
        }
        let score = |seat: Seat| {
            self.public
                .staying()
                .contains(seat)
                .then(|| self.score(seat))
        };
        let scores: Vec<Option<i32>> = self.public.seats().iter().map(score).collect();
        let values: Vec<i32> = scores.iter().map(|score| score.unwrap_or(-1)).collect();
        match Outcome::ranked(&values) {
            Outcome::Placed { places, .. } => Some(Outcome::Placed {
                places,
                scores: Some(scores),
            }),
            together @ Outcome::Together { .. } => Some(together),
        }
    }

    fn retire(&mut self, seat: Seat) {
        self.public.retire(seat);
    }

    fn end(&mut self, outcome: &Outcome) {
        self.public.end(outcome);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> DungeonChess {
        view.imagine(rng)
    }

    fn scene(view: &View, lang: &Lang) -> Scene {
        scene::scene(view, lang)
    }

    fn card(view: &View, seat: Seat, lang: &Lang) -> Option<Scene> {
        card::card(view, seat, lang)
    }

    fn report(&self, seat: Seat, turn: &Turn, viewer: Viewer, lang: &Lang) -> String {
        words::report(self, seat, *turn, viewer, lang)
    }

    fn prompt(&self, seat: Seat, said: &[&str], lang: &Lang) -> String {
        words::prompt(&self.public, seat, said, lang)
    }

    fn label(&self, seat: Seat, said: &[&str], word: &str, lang: &Lang) -> Option<String> {
        words::label(&self.public, seat, said, word, lang)
    }

    /// Who chooses a target looks at the cards, not at the board.
    fn halfway(&self, seat: Seat, _: &[&str]) -> View {
        View::over_cards(self, seat, self.public.is_choosing())
    }

    fn preview(&self, seat: Seat, turn: &Turn) -> View {
        let mut after = self.clone();
        after.play(seat, turn);
        View::over_cards(&after, seat, self.public.is_choosing())
    }

    /// How far ahead the seat is of the best of the others, the targets included.
    fn appraise(&self, seat: Seat) -> f32 {
        let others = self.public.staying().without(seat);
        let best = others.iter().map(|other| self.score(other)).max();
        let ahead = self.score(seat) - best.unwrap_or_default();
        0.5 + 0.5 * (ahead as f32 / LEAD).clamp(-1.0, 1.0)
    }
}

/// Whoever is so many points ahead has as good as won.
const LEAD: f32 = 20.0;

#[cfg(test)]
mod tests;
