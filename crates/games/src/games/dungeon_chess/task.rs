//! Tasks of puzzles: to close the game ahead, and to be ahead, after two own turns. They know what
//! their seat knows: its own target, and of every other one only that it is none of the two cards
//! dealt to the seat.

use super::DungeonChess;
use super::public::Public;
use super::target::Target;
use crate::game::Seat;

impl DungeonChess {
    /// Returns whether this position, which a turn of `seat` led to, meets a task; `None` for an
    /// unknown one, with more than two seats, and before the seat has a target.
    ///
    /// Tasks: `close`, with its next turn at the latest, whatever the rival does, the seat closes
    /// the game with more points than the rival, whatever the rival's target; `lead 4`, the seat
    /// can be 4 points ahead after its next turn, whatever the rival does; `holds 4`, it is 4
    /// points ahead now. Points ahead count the seat's own target alone.
    pub(super) fn meets(&self, seat: Seat, task: &[&str]) -> Option<bool> {
        let plan = Plan::of(self, seat)?;
        let least = |text: &str| text.parse::<i32>().ok();
        match task {
            ["close"] => Some(plan.is_kept(&self.public, &|public| plan.is_surely_won(public))),
            ["lead", text] => {
                let least = least(text)?;
                Some(plan.is_kept(&self.public, &|public| plan.lead(public) >= least))
            }
            ["holds", text] => Some(plan.lead(&self.public) >= least(text)?),
            _ => None,
        }
    }
}

/// The knowledge of one of two seats.
struct Plan {
    seat: Seat,
    dealt: [Target; 2],
    target: Target,
}

impl Plan {
    fn of(game: &DungeonChess, seat: Seat) -> Option<Plan> {
        let target = game.kept[seat.index()]?;
        (game.public.seats().count() == 2).then_some(Plan {
            seat,
            dealt: game.dealt[seat.index()],
            target,
        })
    }

    /// Returns the points ahead without the rival's target.
    fn lead(&self, public: &Public) -> i32 {
        let own = public.holdings(self.seat) + self.target.bonus(public, self.seat);
        own - public.holdings(self.seat.rival())
    }

    /// Returns whether the game is closed and the seat ahead by whatever target the rival has.
    fn is_surely_won(&self, public: &Public) -> bool {
        let unseen = Target::all().filter(|target| !self.dealt.contains(target));
        let bonus = unseen.map(|target| target.bonus(public, self.seat.rival()));
        public.is_closed() && self.lead(public) > bonus.max().unwrap_or_default()
    }

    /// Returns whether the seat, which has just acted, reaches a wanted position with its next turn
    /// by whatever answer.
    fn is_kept(&self, public: &Public, is_wanted: &impl Fn(&Public) -> bool) -> bool {
        if public.is_closed() {
            return is_wanted(public);
        }
        if public.acting().contains(self.seat) {
            return self.is_reached(public, is_wanted);
        }
        let rival = self.seat.rival();
        public.turns(rival).into_iter().all(|answer| {
            let answered = public.with(rival, answer);
            // Where the seat is passed over, the answer was the last turn that counts.
            if answered.is_closed() || !answered.acting().contains(self.seat) {
                is_wanted(&answered)
            } else {
                self.is_reached(&answered, is_wanted)
            }
        })
    }

    /// Returns whether a turn of the seat leads to a wanted position.
    fn is_reached(&self, public: &Public, is_wanted: &impl Fn(&Public) -> bool) -> bool {
        let mut turns = public.turns(self.seat).into_iter();
        turns.any(|turn| is_wanted(&public.with(self.seat, turn)))
    }
}
