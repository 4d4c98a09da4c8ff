//! Tasks and puzzles of Dungeon Chess: to close the game ahead, and to be ahead, after two own
//! turns. They know what their seat knows: its own target, and of every other one only that it is
//! none of the two cards dealt to the seat.

use super::DungeonChess;
use super::moves::Turn;
use super::public::Public;
use super::target::Target;
use crate::exercise::goal::Goal;
use crate::exercise::reason::taken;
use crate::exercise::sort::{ends, turns};
use crate::exercise::{Exercises, Sort, SortInfo};
use crate::game::Seat;
use crate::game::kit::grid::Cell;
use crate::play::Play;

/// Maximum number of turns before a puzzle in which the game is to be closed: most games are twice
/// as long as those of other puzzles.
const LONGEST_BEFORE_CLOSE: usize = 100;
/// Minimum number of characters that can be captured.
const CHOICE: usize = 2;

impl Exercises for DungeonChess {
    const SORTS: &'static [Sort<DungeonChess>] = &[CLOSE, LEAD];

    /// Returns whether this position meets a task; `None` for an unknown one, with more than two
    /// seats, and before the seat has a target.
    ///
    /// Tasks: `close`, with its next turn at the latest, whatever the rival does, the seat closes
    /// the game with more points than the rival, whatever the rival's target; `lead 4`, the seat
    /// can be 4 points ahead after its next turn, whatever the rival does; `holds 4`, it is 4
    /// points ahead now. Points ahead count the seat's own target alone.
    fn meets_task(&self, _: &DungeonChess, seat: Seat, task: &[&str]) -> Option<bool> {
        let knowledge = Knowledge::of(self, seat)?;
        let least = |text: &str| text.parse::<i32>().ok();
        match task {
            ["close"] => Some(knowledge.closes(&self.public)),
            ["lead", text] => Some(knowledge.can_lead(&self.public, least(text)?)),
            ["holds", text] => Some(knowledge.lead(&self.public) >= least(text)?),
            _ => None,
        }
    }
}

/// The only turn after which the next own turn closes the game with more points than the rival,
/// whatever the rival does and whatever its target.
const CLOSE: Sort<DungeonChess> = Sort {
    info: SortInfo {
        name: "close",
        has: |goal, _| is_task(goal, "close"),
        own_turns: 2,
        longest: LONGEST_BEFORE_CLOSE,
        ..SortInfo::USUAL
    },
    goal: |_, _| Some(Goal::Task(vec!["close".to_owned()])),
    // A capture that closes the game is seen at once.
    is_obvious: |play, seat, right| turns(right).any(|turn| ends(play, seat, turn)),
    ..Sort::USUAL
};

/// The only turn with which the seat is furthest ahead after its next turn, whatever the rival
/// does.
const LEAD: Sort<DungeonChess> = Sort {
    info: SortInfo {
        name: "lead",
        has: |goal, _| is_task(goal, "lead"),
        own_turns: 2,
        ..SortInfo::USUAL
    },
    goal: lead,
    // A turn that is furthest ahead at once is found by counting.
    is_obvious: |play, seat, right| {
        if !turns(right).all(|turn| captures(play, seat, *turn)) {
            return true;
        }
        let Some(knowledge) = Knowledge::of(play.game(), seat) else {
            return true;
        };
        let at_once = |turn: &Turn| knowledge.lead(&play.after(seat, turn).game().public);
        let most = play.turns(seat).iter().map(at_once).max();
        turns(right).any(|turn| Some(at_once(turn)) == most)
    },
    ..Sort::USUAL
};

fn is_task(goal: &Goal, word: &str) -> bool {
    matches!(goal, Goal::Task(task) if task[0] == word)
}

/// Returns the goal to be as far ahead as can be after two own turns, where there is a choice of
/// captures.
fn lead(play: &Play<DungeonChess>, seat: Seat) -> Option<Goal> {
    let turns = play.turns(seat);
    let captures = turns.iter().filter(|turn| captures(play, seat, **turn));
    let mut cells: Vec<Cell> = captures.filter_map(|turn| target(*turn)).collect();
    cells.sort_unstable();
    cells.dedup();
    if cells.len() < CHOICE {
        return None;
    }
    let knowledge = Knowledge::of(play.game(), seat)?;
    let lead = |public: &Public| knowledge.lead(public);
    let best = turns.iter().fold(i32::MIN, |best, turn| {
        let after = play.after(seat, turn);
        let public = &after.game().public;
        best.max(knowledge.assured(public, best.saturating_add(1), i32::MAX, &lead))
    });
    Some(Goal::Task(vec!["lead".to_owned(), best.to_string()]))
}

/// Returns the cell that a turn moves to.
fn target(turn: Turn) -> Option<Cell> {
    match turn {
        Turn::Move { to, .. } => Some(to),
        Turn::Keep(_) | Turn::Ransom { .. } => None,
    }
}

fn captures(play: &Play<DungeonChess>, seat: Seat, turn: Turn) -> bool {
    taken(play, &play.after(seat, &turn), seat) > 0
}

/// The knowledge of one of two seats.
struct Knowledge {
    seat: Seat,
    dealt: [Target; 2],
    target: Target,
}

impl Knowledge {
    fn of(game: &DungeonChess, seat: Seat) -> Option<Knowledge> {
        let target = game.kept[seat.index()]?;
        (game.public.seats().count() == 2).then_some(Knowledge {
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

    /// Returns whether the seat, which has just acted, surely wins with its next turn at the latest
    /// by whatever answer.
    fn closes(&self, public: &Public) -> bool {
        let value = |public: &Public| i32::from(self.is_surely_won(public));
        self.assured(public, 1, 1, &value) == 1
    }

    /// Returns whether the seat, which has just acted, can be at least this far ahead after its
    /// next turn by whatever answer.
    fn can_lead(&self, public: &Public, least: i32) -> bool {
        self.assured(public, least, least, &|public| self.lead(public)) >= least
    }

    /// Returns the value, to the seat that has just acted, of the position after its next turn,
    /// with best play of both. Any number stands for those below `enough`, and for those from
    /// `most` on.
    fn assured(
        &self,
        public: &Public,
        enough: i32,
        most: i32,
        value: &impl Fn(&Public) -> i32,
    ) -> i32 {
        if public.is_closed() {
            return value(public);
        }
        if public.acting().contains(self.seat) {
            return self.reached(public, most, value);
        }
        let rival = self.seat.rival();
        let mut least = most;
        for answer in public.turns(rival) {
            let answered = public.with(rival, answer);
            // Where the seat is passed over, the answer was the last turn that counts.
            let reached = if answered.is_closed() || !answered.acting().contains(self.seat) {
                value(&answered)
            } else {
                self.reached(&answered, least, value)
            };
            least = least.min(reached);
            if least < enough {
                break;
            }
        }
        least
    }

    /// Returns the best value after a turn of the seat; any number from `most` on stands for more.
    fn reached(&self, public: &Public, most: i32, value: &impl Fn(&Public) -> i32) -> i32 {
        let mut best = i32::MIN;
        for turn in public.turns(self.seat) {
            best = best.max(value(&public.with(self.seat, turn)));
            if best >= most {
                break;
            }
        }
        best
    }
}
