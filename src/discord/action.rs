//! What a button or menu asks for, in its `custom_id`: routed statelessly, so that it works after a restart and years later.

use crate::host::MatchId;

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
    /// A menu of matches: the chosen one is meant.
    Which(Meant),
    /// About the person's own reminders and vacation.
    Own(Own),
}

/// What somebody asks for themselves, in all matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// Reminders at half time and when a tenth is left.
    Points(bool),
    /// A menu of intervals: a reminder every so many hours.
    Every,
    /// By direct message, or by mention.
    Directly(bool),
    /// To be told when they are next.
    Next(bool),
    /// No reminders at all.
    Off,
    /// A menu of days: so many on vacation.
    Away,
    /// The vacation is over.
    Back,
}

/// How each of them is written.
const OWN: [(&str, Own); 10] = [
    ("points", Own::Points(true)),
    ("no-points", Own::Points(false)),
    ("every", Own::Every),
    ("dm", Own::Directly(true)),
    ("mention", Own::Directly(false)),
    ("next", Own::Next(true)),
    ("no-next", Own::Next(false)),
    ("off", Own::Off),
    ("away", Own::Away),
    ("back", Own::Back),
];

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
            Action::Own(own) => {
                let written = OWN.iter().find(|(_, known)| known == own);
                ["own", written.map_or("", |(key, _)| key)].join(&MARK.to_string())
            }
            Action::Which(meant) => {
                let (verb, text) = meant.parts();
                ["which", verb, text].join(&MARK.to_string())
            }
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
            ("own", key, None, None) => {
                let own = OWN.iter().find(|(known, _)| *known == key)?;
                Action::Own(own.1)
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
            _ => return None,
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
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rand::SeedableRng;

    use super::*;
    use crate::game::Rng;

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
            number.clone().prop_map(Ask::Turn),
            number.clone().prop_map(Ask::Step),
            number.clone().prop_map(Ask::More),
            number.clone().prop_map(Ask::Claim),
            number.clone().prop_map(Ask::ClaimStep),
            number.clone().prop_map(Ask::Resign),
            number.clone().prop_map(Ask::ReallyResign),
            number.clone().prop_map(Ask::Snooze),
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
        ];
        prop_oneof![
            (id, ask).prop_map(|(id, ask)| Action::Match(id, ask)),
            "[a-z0-9-]{1,20}".prop_map(Action::Rules),
            Just(Action::Shelf),
            meant.prop_map(Action::Which),
            (0..OWN.len()).prop_map(|index| Action::Own(OWN[index].1)),
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
