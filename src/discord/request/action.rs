//! What a button or menu asks for, in its `custom_id`: routed statelessly, so that it works after a restart and years later.

use crate::discord::history::Page;
use crate::discord::inbox::Shown;
use crate::discord::request::own::Own;
use crate::game::Seat;
use crate::host::{MatchId, Matter};

/// Discord's limit.
pub const LONGEST: usize = 100;

/// Between the parts of a `custom_id`; in no code, key or notation.
const MARK: char = '|';

/// Something asked for by a button or a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// About a match.
    Match(MatchId, Ask),
    /// The rules of a game, by its key.
    Rules(String),
    /// What can be played.
    Shelf,
    /// A page of somebody's games, or of a server's.
    Inbox(Shown),
    /// A menu of such a list: the chosen one of [`Only`] is meant.
    Filter(Shown),
    /// A menu of matches: the chosen one is meant.
    Which(Meant),
    /// A setting of the server: to have this value, or the one chosen in the menu.
    Setting(String, String),
    /// A menu of people: whoever is chosen is blocked, or no longer.
    Block,
    /// To erase everything about the person.
    Forget,
    /// About the person's own reminders and vacation.
    Own(Own),
}

/// What is asked for about a match. Numbers are of the event that was last when the button was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// To sit down.
    Join,
    /// To get up again.
    Leave,
    /// To give the computer a seat.
    AddBot,
    /// To start with those who have joined.
    Start,
    /// To call it off.
    Cancel,
    /// The menus of a turn, from its beginning.
    Turn(i64),
    /// The menus of a turn after these words.
    Walk(i64, String),
    /// A menu of a turn: the chosen value is what has been said then.
    Step(i64),
    /// To play this turn.
    Confirm(i64, String),
    /// What only this person may see.
    Hand,
    /// The position as text, claims, leaving.
    More(i64),
    /// The position as text.
    Text,
    /// The menus of a claim, from their beginning.
    Claim(i64),
    /// The menus of a claim after these words.
    ClaimWalk(i64, String),
    /// A menu of a claim.
    ClaimStep(i64),
    /// To call this claim out.
    CallOut(i64, String),
    /// To leave the game, to be confirmed.
    Resign(i64),
    /// To leave the game for good.
    ReallyResign(i64),
    /// No more reminders of this turn.
    Snooze(i64),
    /// To break the game off, to be confirmed.
    Abort(i64),
    /// To break it off for good.
    ReallyAbort(i64),
    /// To take back the last turn, or to ask for it.
    TakeBack(i64),
    /// To offer a draw.
    Offer(i64),
    /// To agree to what was proposed with this event.
    Accept(i64, Matter),
    /// Not to agree.
    Decline(i64, Matter),
    /// To take back what one proposed.
    Withdraw(i64, Matter),
    /// To offer one's seat to others, to be confirmed.
    Open(i64),
    /// To offer it.
    ReallyOpen(i64),
    /// To keep it.
    Keep(i64),
    /// To take over this seat.
    Take(Seat),
    /// To play it again, with the seats rotated.
    Rematch,
    /// A page of what happened.
    History(Page),
    /// What happened, as a text file.
    Record,
    /// What happened, as an animated picture.
    Replay,
}

/// What a command was about, when it must ask which match is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// `/move` with this text; empty for the menus.
    Move(String),
    /// `/claim` with this text.
    Claim(String),
    /// `/board`, as a picture or as text.
    Board(bool),
    /// `/hand`.
    Hand,
    /// `/resign`.
    Resign,
    /// `/remind snooze`.
    Snooze,
    /// `/abort`.
    Abort,
    /// `/undo`.
    Undo,
    /// `/draw`.
    Draw,
    /// `/replace`.
    Replace,
    /// `/rematch`.
    Rematch,
    /// `/history`, as pages or as one animated picture.
    History(bool),
    /// `/record`.
    Record,
}

impl Action {
    /// The `custom_id`; `None` if it would be longer than Discord allows.
    #[must_use]
    pub fn write(&self) -> Option<String> {
        let written = match self {
            Action::Match(id, ask) => {
                let (verb, number, text) = ask.parts();
                let number = number.map(|number| number.to_string()).unwrap_or_default();
                [verb, id.as_str(), &number, text].join(&MARK.to_string())
            }
            Action::Rules(game) => ["rules", game].join(&MARK.to_string()),
            Action::Shelf => ["shelf", ""].join(&MARK.to_string()),
            Action::Own(own) => ["own", own.key()].join(&MARK.to_string()),
            Action::Inbox(shown) => ["games", &shown.write()].join(&MARK.to_string()),
            Action::Filter(shown) => ["filter", &shown.write()].join(&MARK.to_string()),
            Action::Which(meant) => {
                let (verb, text) = meant.parts();
                ["which", verb, text].join(&MARK.to_string())
            }
            Action::Setting(setting, value) => ["setting", setting, value].join(&MARK.to_string()),
            Action::Block => ["block", ""].join(&MARK.to_string()),
            Action::Forget => ["forget", ""].join(&MARK.to_string()),
        };
        (written.chars().count() <= LONGEST).then_some(written)
    }

    /// What a `custom_id` asks for; `None` for anything that [`Action::write`] never wrote.
    #[must_use]
    pub fn read(custom_id: &str) -> Option<Action> {
        // What somebody typed may hold anything, also the mark.
        let most = if custom_id.starts_with("which") { 3 } else { 4 };
        let mut parts = custom_id.splitn(most, MARK);
        let action = match (parts.next()?, parts.next()?, parts.next(), parts.next()) {
            ("rules", game, None, None) => Action::Rules(game.to_owned()),
            ("shelf", "", None, None) => Action::Shelf,
            ("own", key, None, None) => Action::Own(Own::read(key)?),
            ("games", shown, None, None) => Action::Inbox(Shown::read(shown)?),
            ("filter", shown, None, None) => Action::Filter(Shown::read(shown)?),
            ("block", "", None, None) => Action::Block,
            ("forget", "", None, None) => Action::Forget,
            ("setting", setting, Some(value), None) => {
                Action::Setting(setting.to_owned(), value.to_owned())
            }
            ("which", verb, Some(text), None) => Action::Which(Meant::of(verb, text)?),
            (verb, code, Some(number), Some(text)) => {
                let number = if number.is_empty() {
                    None
                } else {
                    Some(number.parse().ok()?)
                };
                Action::Match(MatchId::read(code)?, Ask::of(verb, number, text)?)
            }
            _ => return None,
        };
        (action.write().as_deref() == Some(custom_id)).then_some(action)
    }
}

impl Ask {
    fn parts(&self) -> (&'static str, Option<i64>, &str) {
        match self {
            Ask::Join => ("join", None, ""),
            Ask::Leave => ("leave", None, ""),
            Ask::AddBot => ("bot", None, ""),
            Ask::Start => ("start", None, ""),
            Ask::Cancel => ("cancel", None, ""),
            Ask::Turn(number) => ("turn", Some(*number), ""),
            Ask::Walk(number, said) => ("walk", Some(*number), said),
            Ask::Step(number) => ("step", Some(*number), ""),
            Ask::Confirm(number, turn) => ("confirm", Some(*number), turn),
            Ask::Hand => ("hand", None, ""),
            Ask::More(number) => ("more", Some(*number), ""),
            Ask::Text => ("text", None, ""),
            Ask::Claim(number) => ("claim", Some(*number), ""),
            Ask::ClaimWalk(number, said) => ("claimwalk", Some(*number), said),
            Ask::ClaimStep(number) => ("claimstep", Some(*number), ""),
            Ask::CallOut(number, claim) => ("callout", Some(*number), claim),
            Ask::Resign(number) => ("resign", Some(*number), ""),
            Ask::ReallyResign(number) => ("resigned", Some(*number), ""),
            Ask::Snooze(number) => ("snooze", Some(*number), ""),
            Ask::Abort(number) => ("abort", Some(*number), ""),
            Ask::ReallyAbort(number) => ("aborted", Some(*number), ""),
            Ask::TakeBack(number) => ("undo", Some(*number), ""),
            Ask::Offer(number) => ("offer", Some(*number), ""),
            Ask::Accept(number, matter) => ("accept", Some(*number), matter.as_str()),
            Ask::Decline(number, matter) => ("decline", Some(*number), matter.as_str()),
            Ask::Withdraw(number, matter) => ("withdraw", Some(*number), matter.as_str()),
            Ask::Open(number) => ("open", Some(*number), ""),
            Ask::ReallyOpen(number) => ("opened", Some(*number), ""),
            Ask::Keep(number) => ("keep", Some(*number), ""),
            Ask::Take(seat) => ("take", Some(seat.0.into()), ""),
            Ask::Rematch => ("rematch", None, ""),
            Ask::History(page) => page.parts(),
            Ask::Record => ("record", None, ""),
            Ask::Replay => ("replay", None, ""),
        }
    }

    fn of(verb: &str, number: Option<i64>, text: &str) -> Option<Ask> {
        let said = || text.to_owned();
        Some(match (verb, number) {
            ("join", None) => Ask::Join,
            ("leave", None) => Ask::Leave,
            ("bot", None) => Ask::AddBot,
            ("start", None) => Ask::Start,
            ("cancel", None) => Ask::Cancel,
            ("turn", Some(number)) => Ask::Turn(number),
            ("walk", Some(number)) => Ask::Walk(number, said()),
            ("step", Some(number)) => Ask::Step(number),
            ("confirm", Some(number)) => Ask::Confirm(number, said()),
            ("hand", None) => Ask::Hand,
            ("more", Some(number)) => Ask::More(number),
            ("text", None) => Ask::Text,
            ("claim", Some(number)) => Ask::Claim(number),
            ("claimwalk", Some(number)) => Ask::ClaimWalk(number, said()),
            ("claimstep", Some(number)) => Ask::ClaimStep(number),
            ("callout", Some(number)) => Ask::CallOut(number, said()),
            ("resign", Some(number)) => Ask::Resign(number),
            ("resigned", Some(number)) => Ask::ReallyResign(number),
            ("snooze", Some(number)) => Ask::Snooze(number),
            ("abort", Some(number)) => Ask::Abort(number),
            ("aborted", Some(number)) => Ask::ReallyAbort(number),
            ("undo", Some(number)) => Ask::TakeBack(number),
            ("offer", Some(number)) => Ask::Offer(number),
            ("accept", Some(number)) => Ask::Accept(number, Matter::read(text)?),
            ("decline", Some(number)) => Ask::Decline(number, Matter::read(text)?),
            ("withdraw", Some(number)) => Ask::Withdraw(number, Matter::read(text)?),
            ("open", Some(number)) => Ask::Open(number),
            ("opened", Some(number)) => Ask::ReallyOpen(number),
            ("keep", Some(number)) => Ask::Keep(number),
            ("take", Some(seat)) => Ask::Take(Seat(u8::try_from(seat).ok()?)),
            ("rematch", None) => Ask::Rematch,
            ("record", None) => Ask::Record,
            ("replay", None) => Ask::Replay,
            (verb, number) => Ask::History(Page::of(verb, number, text)?),
        })
    }
}

impl Meant {
    fn parts(&self) -> (&'static str, &str) {
        match self {
            Meant::Move(text) => ("move", text),
            Meant::Claim(text) => ("claim", text),
            Meant::Board(false) => ("board", ""),
            Meant::Board(true) => ("board", "text"),
            Meant::Hand => ("hand", ""),
            Meant::Resign => ("resign", ""),
            Meant::Snooze => ("snooze", ""),
            Meant::Abort => ("abort", ""),
            Meant::Undo => ("undo", ""),
            Meant::Draw => ("draw", ""),
            Meant::Replace => ("replace", ""),
            Meant::Rematch => ("rematch", ""),
            Meant::History(false) => ("history", ""),
            Meant::History(true) => ("history", "replay"),
            Meant::Record => ("record", ""),
        }
    }

    fn of(verb: &str, text: &str) -> Option<Meant> {
        Some(match (verb, text) {
            ("move", text) => Meant::Move(text.to_owned()),
            ("claim", text) => Meant::Claim(text.to_owned()),
            ("board", "") => Meant::Board(false),
            ("board", "text") => Meant::Board(true),
            ("hand", "") => Meant::Hand,
            ("resign", "") => Meant::Resign,
            ("snooze", "") => Meant::Snooze,
            ("abort", "") => Meant::Abort,
            ("undo", "") => Meant::Undo,
            ("draw", "") => Meant::Draw,
            ("replace", "") => Meant::Replace,
            ("rematch", "") => Meant::Rematch,
            ("history", "") => Meant::History(false),
            ("history", "replay") => Meant::History(true),
            ("record", "") => Meant::Record,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rand::SeedableRng;

    use super::*;
    use crate::discord::history::Eyes;
    use crate::discord::inbox::Only;
    use crate::game::Rng;

    fn shown() -> impl Strategy<Value = Shown> {
        let kind = proptest::option::of("[a-z0-9-]{1,20}");
        let only = proptest::sample::select(Only::EVERY.to_vec());
        (any::<bool>(), only, kind, any::<u16>()).prop_map(|(server, only, kind, page)| Shown {
            server,
            only,
            kind,
            page,
        })
    }

    fn pages() -> impl Strategy<Value = Page> {
        let eyes = prop_oneof![
            Just(Eyes::Own),
            Just(Eyes::Everyone),
            (1..=6u8).prop_map(|seat| Eyes::Of(Seat(seat))),
        ];
        (0i64..=i64::MAX, eyes, 0..7usize).prop_map(|(step, eyes, which)| match which {
            0 => Page::Open,
            1 => Page::First(eyes),
            2 => Page::Back(step, eyes),
            3 => Page::Forward(step, eyes),
            4 => Page::Last(eyes),
            5 => Page::Jump(eyes),
            _ => Page::Look(step),
        })
    }

    fn matter() -> impl Strategy<Value = Matter> {
        prop_oneof![Just(Matter::Draw), Just(Matter::Undo)]
    }

    fn actions() -> impl Strategy<Value = Action> {
        let words = "[a-z0-9]{1,6}( [a-z0-9]{1,6}){0,8}";
        let id = any::<u64>().prop_map(|seed| MatchId::draw(4, &mut Rng::seed_from_u64(seed)));
        let number = 0i64..=i64::MAX;
        let ask = prop_oneof![
            Just(Ask::Join),
            Just(Ask::Leave),
            Just(Ask::AddBot),
            Just(Ask::Start),
            Just(Ask::Cancel),
            Just(Ask::Hand),
            Just(Ask::Text),
            Just(Ask::Record),
            Just(Ask::Replay),
            pages().prop_map(Ask::History),
            number.clone().prop_map(Ask::Turn),
            number.clone().prop_map(Ask::Step),
            number.clone().prop_map(Ask::More),
            number.clone().prop_map(Ask::Claim),
            number.clone().prop_map(Ask::ClaimStep),
            number.clone().prop_map(Ask::Resign),
            number.clone().prop_map(Ask::ReallyResign),
            number.clone().prop_map(Ask::Snooze),
            number.clone().prop_map(Ask::Abort),
            number.clone().prop_map(Ask::ReallyAbort),
            number.clone().prop_map(Ask::TakeBack),
            number.clone().prop_map(Ask::Offer),
            number.clone().prop_map(Ask::Open),
            number.clone().prop_map(Ask::ReallyOpen),
            number.clone().prop_map(Ask::Keep),
            (1..=6u8).prop_map(|seat| Ask::Take(Seat(seat))),
            Just(Ask::Rematch),
            (number.clone(), matter()).prop_map(|(number, it)| Ask::Accept(number, it)),
            (number.clone(), matter()).prop_map(|(number, it)| Ask::Decline(number, it)),
            (number.clone(), matter()).prop_map(|(number, it)| Ask::Withdraw(number, it)),
            (number.clone(), words).prop_map(|(number, said)| Ask::Walk(number, said)),
            (number.clone(), words).prop_map(|(number, said)| Ask::ClaimWalk(number, said)),
            (number.clone(), words).prop_map(|(number, turn)| Ask::Confirm(number, turn)),
            (number, words).prop_map(|(number, claim)| Ask::CallOut(number, claim)),
        ];
        let meant = prop_oneof![
            "\\PC{0,40}".prop_map(Meant::Move),
            words.prop_map(Meant::Claim),
            any::<bool>().prop_map(Meant::Board),
            Just(Meant::Hand),
            Just(Meant::Resign),
            Just(Meant::Snooze),
            Just(Meant::Abort),
            Just(Meant::Undo),
            Just(Meant::Draw),
            Just(Meant::Replace),
            Just(Meant::Rematch),
            any::<bool>().prop_map(Meant::History),
            Just(Meant::Record),
        ];
        prop_oneof![
            (id, ask).prop_map(|(id, ask)| Action::Match(id, ask)),
            "[a-z0-9-]{1,20}".prop_map(Action::Rules),
            Just(Action::Shelf),
            shown().prop_map(Action::Inbox),
            shown().prop_map(Action::Filter),
            Just(Action::Block),
            Just(Action::Forget),
            ("[a-z-]{1,12}", "[a-z0-9]{0,12}")
                .prop_map(|(setting, value)| Action::Setting(setting, value)),
            meant.prop_map(Action::Which),
            Just(Action::Own(Own::Every)),
        ]
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back_and_fits(action in actions()) {
            if let Some(written) = action.write() {
                prop_assert!(written.chars().count() <= LONGEST);
                prop_assert_eq!(Action::read(&written), Some(action));
            }
        }

        #[test]
        fn what_was_never_written_is_nothing(text in "\\PC{0,120}") {
            if let Some(action) = Action::read(&text) {
                prop_assert_eq!(action.write(), Some(text));
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_not_written() {
        let id = MatchId::read("K7QX").unwrap();
        assert_eq!(
            Action::Match(id, Ask::Confirm(1, "a1 ".repeat(40))).write(),
            None
        );
    }
}
