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
            "this wins in 9 turns of both, however the other plays; no other turn wins.",
        ),
        (
            Some(Value::Draw),
            true,
            "nobody can win from here if both play well, and only this keeps it so.",
        ),
        (
            Some(Value::Loss(6)),
            false,
            "the other can win from here; this holds out the longest, 6 turns of both.",
        ),
        (
            None,
            false,
            "I cannot see to the end, but this looks best: about 62 % for you.",
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
        "**Hint:** this wins, however the other plays."
    );
    assert_eq!(
        sentence(None, Some(Verdict::Loss), false),
        "**Hint:** the other can win from here; this holds out as long as I can see."
    );
}
