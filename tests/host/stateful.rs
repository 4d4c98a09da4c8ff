//! Random commands by random people, with power cuts between any two rows written.
//!
//! Two oracles: a twin, a second host on a file of its own that gets every command once and
//! undisturbed, after which both files hold the same rows; and a [`model`] of what an observer at
//! the table knows. `PROPTEST_CASES=500 cargo test --test host stateful` runs more cases; a failure
//! is shrunk and printed.

#[path = "stateful/clocks.rs"]
mod clocks;
#[path = "stateful/deed.rs"]
mod deed;
#[path = "stateful/file.rs"]
mod file;
#[path = "stateful/follows.rs"]
mod follows;
#[path = "stateful/lobby.rs"]
mod lobby;
#[path = "stateful/model.rs"]
mod model;
#[path = "stateful/rights.rs"]
mod rights;
#[path = "stateful/vacations.rs"]
mod vacations;
#[path = "stateful/wanted.rs"]
mod wanted;
#[path = "stateful/world.rs"]
mod world;

use self::world::World;
use super::*;
use crate::cases::cases;

/// A failure, in words.
type Wrong = TestCaseError;

/// A person's command, or an event for all.
#[derive(Clone, Debug)]
struct Step {
    who: u8,
    /// The index of the match.
    at: u8,
    wish: Wish,
    fate: Fate,
}

/// A wish, as small numbers that have a meaning in every match.
#[derive(Clone, Debug)]
enum Wish {
    /// The index of the game.
    Open(u8),
    Join,
    GetUp,
    /// A legal turn, of a seat to act or of another.
    Play {
        turn: u16,
        theirs: bool,
    },
    /// A claim by the person, noticed or not.
    Claim {
        claim: u8,
        blindly: bool,
    },
    /// A turn of the computer, where one is due.
    Think(u16),
    Ask(Command<'static>),
    /// A repetition of an earlier command, late.
    Again(u8),
    /// Hours that pass; while the program is `down` they are given back.
    Pass {
        hours: u8,
        down: bool,
    },
    /// Notices that are delivered, with or without their receipts stored.
    Tell {
        most: u8,
        written: bool,
    },
    Tidy,
    /// The days of a vacation; `None` for all that remain.
    GoAway(Option<u8>),
    ComeBack,
    /// The erasure of the person.
    Forget,
    /// A rematch of a finished match.
    Rematch,
}

/// A disturbance of a command.
#[derive(Clone, Copy, Debug)]
enum Fate {
    Peace,
    /// A power cut before this row is written.
    Fuse {
        row: i64,
        dies: bool,
    },
    /// The caller stops waiting after this many polls; `dies`: the process dies too.
    Cut {
        looks: u32,
        dies: bool,
    },
    /// A power cut after the command, before its answer.
    Unheard,
    /// Discord delivers the interaction twice at once.
    Twice,
    /// Another process carries out the command, and this one's cache is stale.
    Elsewhere,
}

fn wishes() -> impl Strategy<Value = Wish> {
    let matter = || prop_oneof![Just(Matter::Draw), Just(Matter::Undo)];
    let seat = || (1..=3u8).prop_map(Seat);
    let agreements = prop_oneof![
        1 => Just(Command::Leave),
        4 => Just(Command::TakeBack),
        3 => Just(Command::OfferDraw),
        1 => Just(Command::DrawWithComputer),
        5 => matter().prop_map(Command::Accept),
        1 => matter().prop_map(Command::Decline),
        1 => matter().prop_map(Command::Withdraw),
        3 => Just(Command::OfferSeat),
        1 => Just(Command::KeepSeat),
        4 => seat().prop_map(Command::TakeSeat),
        4 => seat().prop_map(|to| Command::GiveTime { to, millis: None }),
        1 => Just(Command::Abort),
    ];
    let hours = prop_oneof![5 => 1..30u8, 1 => 60..150u8];
    let claim = (any::<u8>(), prop::bool::weighted(0.3));
    prop_oneof![
        3 => any::<u8>().prop_map(Wish::Open),
        6 => Just(Wish::Join),
        1 => Just(Wish::GetUp),
        30 => (any::<u16>(), prop::bool::weighted(0.1)).prop_map(|(turn, theirs)| Wish::Play { turn, theirs }),
        3 => claim.prop_map(|(claim, blindly)| Wish::Claim { claim, blindly }),
        8 => any::<u16>().prop_map(Wish::Think),
        22 => agreements.prop_map(Wish::Ask),
        3 => any::<u8>().prop_map(Wish::Again),
        5 => (hours, prop::bool::weighted(0.3)).prop_map(|(hours, down)| Wish::Pass { hours, down }),
        5 => (1..9u8, prop::bool::weighted(0.7)).prop_map(|(most, written)| Wish::Tell { most, written }),
        1 => Just(Wish::Tidy),
        2 => prop::option::of(1..16u8).prop_map(Wish::GoAway),
        1 => Just(Wish::ComeBack),
        4 => Just(Wish::Rematch),
        1 => Just(Wish::Forget),
    ]
}

fn fates() -> impl Strategy<Value = Fate> {
    prop_oneof![
        6 => Just(Fate::Peace),
        3 => (1..25i64, any::<bool>()).prop_map(|(row, dies)| Fate::Fuse { row, dies }),
        2 => (1..40u32, any::<bool>()).prop_map(|(looks, dies)| Fate::Cut { looks, dies }),
        1 => Just(Fate::Unheard),
        1 => Just(Fate::Twice),
        1 => Just(Fate::Elsewhere),
    ]
}

fn steps() -> impl Strategy<Value = Step> {
    let step = (0..20u8, 0..24u8, wishes(), fates());
    step.prop_map(|(who, at, wish, fate)| Step {
        who,
        at,
        wish,
        fate,
    })
}

#[test]
fn whatever_people_do_and_whenever_the_power_goes_all_is_done_once_or_not_at_all() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let empty = runtime.block_on(file::empty());
    let many = (any::<u8>(), prop::collection::vec(steps(), 1..70));
    let done = cases(24).run(&many, |(game, steps)| {
        runtime.block_on(async {
            let mut world = World::begin(&empty).await;
            // Nobody holds a seat before the first steps.
            world.step(Wish::Open(game), 0, 0, Fate::Peace).await?;
            for who in 1..3 {
                world.step(Wish::Join, 0, who, Fate::Peace).await?;
            }
            for Step {
                who,
                at,
                wish,
                fate,
            } in steps
            {
                world.step(wish, at, who, fate).await?;
            }
            Ok(())
        })
    });
    if let Err(found) = done {
        panic!("{found}");
    }
}
