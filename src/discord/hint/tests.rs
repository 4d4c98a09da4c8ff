use super::*;
use tavolino_games::ai::value::Verdict;

fn sentence(value: Option<Value>, verdict: Option<Verdict>, is_only: bool) -> String {
    let thought = SearchResult {
        turn: "c1 c2".to_owned(),
        value,
        verdict,
        estimate: 0.624,
        nodes: 1,
        principal_variation: Vec::new(),
    };
    why(&thought, is_only, &Lang::english())
}

#[test]
fn a_hint_says_why() {
    for (value, is_only, words) in [
        (Some(Value::Win(1)), false, "this wins at once."),
        (
            Some(Value::Win(9)),
            true,
            "forced win in 9 moves, and no other move wins.",
        ),
        (
            Some(Value::Draw),
            true,
            "with best play this is a draw, and only this move holds it.",
        ),
        (
            Some(Value::Loss(6)),
            false,
            "your rival can force a win. This holds out longest, for 6 moves.",
        ),
        (
            None,
            false,
            "I can't see to the end, but this looks best, with about 62 % for you.",
        ),
    ] {
        assert_eq!(
            sentence(value, value.map(Value::verdict), is_only),
            format!("**Hint:** {words}")
        );
    }
}

#[test]
fn a_hint_says_what_is_proved_without_a_number() {
    assert_eq!(
        sentence(None, Some(Verdict::Win), false),
        "**Hint:** this is a forced win."
    );
    assert_eq!(
        sentence(None, Some(Verdict::Loss), false),
        "**Hint:** your rival can force a win. This holds out as long as I can see."
    );
}
