use super::*;
use crate::contract::obeys;

#[test]
fn obeys_the_contract_when_players_are_the_referee() {
    obeys::<Mindoku>(2, &[]);
    obeys::<Mindoku>(4, &[]);
    obeys::<Mindoku>(5, &[("board", "on3rows")]);
    obeys::<Mindoku>(3, &[("board", "6x")]);
    obeys::<Mindoku>(6, &[("board", "9x")]);
}

#[test]
fn obeys_the_contract_when_the_bot_is_the_referee() {
    obeys::<Mindoku>(3, &[("referee", "bot")]);
    obeys::<Mindoku>(2, &[("board", "on3rows"), ("referee", "bot")]);
    obeys::<Mindoku>(6, &[("board", "6x"), ("referee", "bot")]);
    obeys::<Mindoku>(2, &[("board", "9x"), ("referee", "bot")]);
}

#[test]
fn obeys_the_contract_when_all_play_together() {
    obeys::<Mindoku>(3, &[("mode", "cooperative")]);
    obeys::<Mindoku>(4, &[("board", "on3rows"), ("mode", "cooperative")]);
    obeys::<Mindoku>(6, &[("board", "6x"), ("mode", "cooperative")]);
    obeys::<Mindoku>(6, &[("board", "9x"), ("mode", "cooperative")]);
}
