use super::*;
use tavolino_games::ai::value::Verdict;

/// A result without a proof.
fn unproved() -> SearchResult<String> {
    SearchResult {
        turn: "c1 c2".to_owned(),
        value: None,
        verdict: None,
        within: None,
        estimate: 0.624,
        nodes: 1,
        principal_variation: Vec::new(),
    }
}

fn second_line(value: Option<Value>, verdict: Option<Verdict>, is_only: bool) -> Option<String> {
    let thought = SearchResult {
        value,
        verdict,
        ..unproved()
    };
    worth(&thought, is_only, &Lang::english())
}

#[test]
fn a_hint_says_first_what_the_turn_is_for() {
    let named = |_| "Bo".to_owned();
    for (reason, words) in [
        (None, "this is the move I'd play."),
        (Some(Reason::Wins), "this wins at once."),
        (
            Some(Reason::StopsWin(Seat(2))),
            "Bo threatens to win with the next move, and this stops it.",
        ),
        (
            Some(Reason::ThreatensWin),
            "this threatens to win with your next move.",
        ),
        (Some(Reason::Takes(1)), "this takes a piece."),
        (Some(Reason::Takes(3)), "this takes 3 pieces."),
        (
            Some(Reason::KeepsPieces),
            "after this move, none of your pieces can be taken next.",
        ),
    ] {
        let sentence = purpose(reason, named, &Lang::english());
        assert_eq!(sentence, format!("**Hint:** {words}"));
    }
}

#[test]
fn then_it_says_what_the_turn_is_worth() {
    for (value, is_only, words) in [
        (Some(Value::Win(1)), false, None),
        (Some(Value::Win(1)), true, Some("No other move wins.")),
        (
            Some(Value::Win(9)),
            true,
            Some("You have a forced win in 9 moves, and no other move wins."),
        ),
        (
            Some(Value::Draw),
            true,
            Some("With best play this is a draw, and only this move holds it."),
        ),
        (
            Some(Value::Loss(6)),
            false,
            Some("Your rival can force a win. This holds out longest, for 6 moves."),
        ),
        (
            None,
            false,
            Some("I can't see to the end, but I'd say about 62 % for you."),
        ),
    ] {
        let sentence = second_line(value, value.map(Value::verdict), is_only);
        assert_eq!(sentence.as_deref(), words);
    }
}

#[test]
fn a_hint_says_what_is_proved_without_a_number() {
    assert_eq!(
        second_line(None, Some(Verdict::Win), false).as_deref(),
        Some("You have a forced win.")
    );
    let within = SearchResult {
        verdict: Some(Verdict::Win),
        within: Some(13),
        ..unproved()
    };
    assert_eq!(
        worth(&within, false, &Lang::english()).as_deref(),
        Some("You have a forced win, in 13 moves or fewer.")
    );
    assert_eq!(
        second_line(None, Some(Verdict::Loss), false).as_deref(),
        Some("Your rival can force a win. This holds out as long as I can see.")
    );
}
