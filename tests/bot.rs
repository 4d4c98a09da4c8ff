//! End to end: the real bot process against a Discord on localhost.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../crates/games/tests/typing/cases.rs"]
mod cases;
mod confirms;
mod house;
#[path = "../crates/discord-sandbox/tests/judge/mod.rs"]
mod judge;
#[path = "../crates/games/tests/typing/mistakes.rs"]
mod mistakes;
mod proper;
#[path = "../crates/games/tests/pseudo/mod.rs"]
mod pseudo;
mod ratings;
mod sent;
#[path = "../crates/discord-sandbox/tests/table/mod.rs"]
mod table;

#[path = "bot/absent.rs"]
mod absent;
#[path = "bot/alone.rs"]
mod alone;
#[path = "bot/analysis.rs"]
mod analysis;
#[path = "bot/answers.rs"]
mod answers;
#[path = "bot/asides.rs"]
mod asides;
#[path = "fuzz/bodies.rs"]
mod bodies;
#[path = "bot/breakdowns.rs"]
mod breakdowns;
#[path = "bot/budgets.rs"]
mod budgets;
#[path = "bot/calling.rs"]
mod calling;
#[path = "bot/calls.rs"]
mod calls;
#[path = "bot/circumstances.rs"]
mod circumstances;
#[path = "bot/clock.rs"]
mod clock;
#[path = "bot/closings.rs"]
mod closings;
#[path = "bot/confirming.rs"]
mod confirming;
#[path = "bot/contests.rs"]
mod contests;
#[path = "bot/copying.rs"]
mod copying;
#[path = "bot/crashes.rs"]
mod crashes;
#[path = "bot/days.rs"]
mod days;
#[path = "bot/digest.rs"]
mod digest;
#[path = "bot/direct.rs"]
mod direct;
#[path = "bot/doctor.rs"]
mod doctor;
#[path = "bot/ending.rs"]
mod ending;
#[path = "bot/exercises.rs"]
mod exercises;
#[path = "bot/faults.rs"]
mod faults;
#[path = "bot/games.rs"]
mod games;
#[path = "bot/hands.rs"]
mod hands;
#[path = "bot/help.rs"]
mod help;
#[path = "bot/hidden.rs"]
mod hidden;
#[path = "bot/hint.rs"]
mod hint;
#[path = "bot/history.rs"]
mod history;
#[path = "bot/ladder.rs"]
mod ladder;
#[path = "bot/languages.rs"]
mod languages;
#[path = "bot/leagues.rs"]
mod leagues;
#[path = "bot/lessons.rs"]
mod lessons;
#[path = "bot/lobby.rs"]
mod lobby;
#[path = "bot/looking.rs"]
mod looking;
#[path = "bot/losses.rs"]
mod losses;
#[path = "bot/meetings.rs"]
mod meetings;
#[path = "bot/menus.rs"]
mod menus;
#[path = "bot/metrics.rs"]
mod metrics;
#[path = "bot/months.rs"]
mod months;
#[path = "bot/next.rs"]
mod next;
#[path = "bot/offered.rs"]
mod offered;
#[path = "bot/outages.rs"]
mod outages;
#[path = "bot/pairs.rs"]
mod pairs;
#[path = "bot/places.rs"]
mod places;
#[path = "bot/plans.rs"]
mod plans;
#[path = "fuzz/presses.rs"]
mod pressed_wrongly;
#[path = "bot/presses.rs"]
mod presses;
#[path = "bot/privacy.rs"]
mod privacy;
#[path = "bot/program.rs"]
mod program;
#[path = "bot/pseudo.rs"]
mod pseudo_stories;
#[path = "bot/puzzles.rs"]
mod puzzles;
#[path = "bot/quiet.rs"]
mod quiet;
#[path = "bot/ransom.rs"]
mod ransom;
#[cfg(unix)]
#[path = "bot/readable.rs"]
mod readable;
#[path = "bot/remind.rs"]
mod remind;
#[path = "bot/restored.rs"]
mod restored;
#[path = "bot/rules.rs"]
mod rules;
#[path = "bot/searching.rs"]
mod searching;
#[path = "bot/server.rs"]
mod server;
#[path = "bot/settings.rs"]
mod settings;
#[path = "bot/sight.rs"]
mod sight;
#[path = "bot/since.rs"]
mod since;
#[path = "bot/starting.rs"]
mod starting;
#[path = "bot/statements.rs"]
mod statements;
#[path = "bot/stats.rs"]
mod stats;
#[path = "bot/strength.rs"]
mod strength;
#[cfg(target_os = "linux")]
#[path = "bot/swap.rs"]
mod swap;
#[path = "bot/systemd.rs"]
mod systemd;
#[path = "bot/taps.rs"]
mod taps;
#[path = "bot/tours.rs"]
mod tours;
#[path = "bot/trying.rs"]
mod trying;
#[path = "bot/turns.rs"]
mod turns;
#[path = "bot/unlisted.rs"]
mod unlisted;
#[path = "bot/unreadable.rs"]
mod unreadable;
#[path = "bot/unseen.rs"]
mod unseen;
#[path = "bot/votes.rs"]
mod votes;
#[path = "bot/watching.rs"]
mod watching;
#[path = "bot/weeks.rs"]
mod weeks;
#[path = "bot/welcome.rs"]
mod welcome;
#[path = "fuzz/wishes.rs"]
mod wishes;

use self::cases::cases;
