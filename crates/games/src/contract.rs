//! The laws every game obeys, as the traits of [`game`](crate::game) state them. The registry has a
//! test for each game that calls [`obeys`], and with it that no secret shows
//! (`contract/secrets.rs`); a game's own tests may call [`look_alike`] for positions that chance
//! seldom finds.

mod difference;
#[path = "../tests/pseudo/mod.rs"]
mod pseudo;
mod secrets;

use std::collections::HashSet;
use std::fmt::Debug;
use std::sync::LazyLock;

use proptest::collection::vec;
use proptest::prelude::any;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};
use rand::SeedableRng;
use rand::seq::IndexedRandom;

use self::difference::{between, between_shown, in_words, named, viewers};
use crate::board::{self, Board};
use crate::exercise::Exercises;
use crate::game::lang::READER;
use crate::game::notation;
use crate::game::{
    Attention, Face, Game, Lang, Options, Outcome, Rng, Scene, Seat, Seats, Shown, Table, Viewer,
};
use crate::play::{Play, perft};

/// Random play ends within this many turns.
const LONGEST_GAME: usize = 5000;

/// Turns of random play between two checks of the laws.
const LAW_INTERVAL: usize = 16;

/// Random lines that are followed law by law, at all tables of a game together; the events of a
/// line at most; and the lines of each table at least.
const LINES: u32 = 80;
const LENGTH: usize = 60;
const AT_LEAST: u32 = 8;

/// Approximate number of turns listed at all tables of a game together: a game with many turns is
/// followed along fewer lines.
const BUDGET: usize = 4_000_000;

/// Maximum number of choices of a menu, and of characters of an alt text and of a text board.
pub const CHOICES: usize = 25;
const ALT: usize = 1024;
const TEXT: usize = 1700;
/// A few lines above a card.
const WORDS: usize = 600;

/// Plays random lines of `G` with every combination of options, with as few seats as possible and
/// with as many, and checks every law along them; a failure shrinks to the shortest line that shows
/// it. Where something is hidden, games that differ only in that are played side by side; a leak
/// fails with the sentence that differs.
pub fn obeys<G: Exercises>() {
    let combinations = G::INFO.combinations();
    let tables = combinations.iter().flat_map(|one| G::INFO.extremes(one));
    let tables: Vec<Table> = tables.collect();
    measures_tables_that_exist::<G>();
    for table in &tables {
        obeys_at::<G>(table, tables.len());
    }
}

/// Each measured worth of seats is that of a table that people can choose, and not of one that is
/// played together.
fn measures_tables_that_exist<G: Game>() {
    for kind in G::INFO.seat_worth {
        let table = table::<G>(kind.points.len() as u8, kind.options);
        assert!(
            !(G::INFO.together)(&table.options),
            "`Info::seat_worth` has no cooperative table: {kind:?}"
        );
        let sum: i16 = kind.points.iter().sum();
        assert!(
            usize::from(sum.unsigned_abs()) < kind.points.len(),
            "the points of `Info::seat_worth` are centred on 0: {kind:?}"
        );
    }
}

/// All languages, and the pseudo-language.
fn languages() -> impl Iterator<Item = Lang> {
    static PSEUDO: LazyLock<Lang> = LazyLock::new(|| pseudo::lang("it"));
    Lang::all().chain([PSEUDO.clone()])
}

fn obeys_at<G: Exercises>(table: &Table, tables: usize) {
    of_two_seats_the_one_that_leaves_loses::<G>(table);
    if (G::INFO.secrets)(&table.options) {
        secrets::are_kept::<G>(table);
    }
    let cases = (LINES / tables as u32).max(AT_LEAST);
    for seed in 0..u64::from(cases / 2) {
        ends::<G>(table, seed);
    }
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let budget = std::cell::Cell::new(BUDGET / tables);
    let guessed = std::cell::Cell::new(false);
    let line = (any::<u64>(), vec((0..40_u8, any::<Index>()), 1..LENGTH));
    let followed = TestRunner::new_with_rng(config, rng).run(&line, |(seed, line)| {
        let mut walk = Walk::<G>::new(table, seed);
        for (event, index) in line {
            if !walk.obeys() || budget.get() == 0 {
                break;
            }
            let listed = walk.goes_on(event, index);
            budget.set(budget.get().saturating_sub(listed));
        }
        guessed.set(guessed.get() | walk.guessed);
        Ok(())
    });
    match followed {
        Ok(()) => {}
        Err(TestError::Fail(law, _)) => panic!("{table:?}: {law}"),
        Err(aborted) => panic!("{table:?}: {aborted}"),
    }
    let secrets = (G::INFO.secrets)(&table.options);
    assert_eq!(
        guessed.get(),
        secrets,
        "{table:?}: `Info::secrets` is {secrets}, but positions by `Game::imagine` {} the view of another seat",
        if secrets { "never change" } else { "change" }
    );
}

/// Checks that two positions which differ only in a secret of `owner` look alike to everyone else,
/// and not to it.
pub fn look_alike<G: Exercises>(one: &Play<G>, other: &Play<G>, owner: Seat) {
    let there = one.view(Some(owner)) != other.view(Some(owner));
    assert!(
        there,
        "the two positions differ in a secret of seat {owner}: it sees no difference"
    );
    for viewer in viewers(one).filter(|&viewer| viewer != Some(owner)) {
        if let Some(difference) = between([one, other], viewer) {
            let viewer = named(viewer);
            panic!("a secret of seat {owner} shows to {viewer}, in {difference}");
        }
    }
}

/// A table with these options.
#[must_use]
pub fn table<G: Game>(seats: u8, options: &[(&str, &str)]) -> Table {
    let options: Options = options
        .iter()
        .map(|&(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    G::INFO.table(&options, Some(seats)).unwrap()
}

/// A play with this deal, after these lines of `<seat> <notation>`; `resign` leaves, `skip` loses
/// the turn.
pub fn played<G: Exercises>(table: &Table, deal: G::Deal, lines: &[&str]) -> Play<G> {
    let mut play = Play::<G>::new(table, deal).unwrap();
    for line in lines {
        let (seat, prefix) = line.split_once(' ').unwrap();
        let seat = Seat(seat.parse().unwrap());
        match prefix {
            "resign" => play.leave(seat),
            "skip" => assert!(
                play.skip(seat),
                "`{line}`: `Play::skip` skips a turn of seat {seat}"
            ),
            prefix => {
                let done = Board::play(&mut play, seat, prefix);
                done.unwrap_or_else(|refusal| {
                    panic!("`{line}`: {}\n{}", refusal.explained(), alt(&play, None))
                });
            }
        }
    }
    play
}

/// The position after these turns, each of the seat that is to act then.
pub fn after<G: Game>(mut game: G, turns: &[&str]) -> G {
    for text in turns {
        let seat = acting(&game);
        let turn = game
            .read(seat, text)
            .unwrap_or_else(|| panic!("`{text}` is not legal"));
        game.play(seat, &turn);
    }
    game
}

/// A play of two seats from this position on, after these turns, each of the seat that is to act
/// then.
pub fn going_on<G: Exercises>(game: G, turns: &[&str]) -> Play<G> {
    let mut play = Play::from_position(game, 2);
    for text in turns {
        let seat = acting(play.game());
        let done = Board::play(&mut play, seat, text);
        done.unwrap_or_else(|refusal| panic!("`{text}`: {}", refusal.explained()));
    }
    play
}

/// The public sentence about a turn of the seat to act.
pub fn report<G: Face>(game: &G, turn: &str, lang: &Lang) -> String {
    let (mut after, seat) = (game.clone(), acting(game));
    let turn = game.read(seat, turn).expect("the turn is legal");
    let deed = after.play(seat, &turn);
    G::describe(&deed, seat, None, lang)
}

/// Two people at the table.
#[must_use]
pub fn ann_and_ben() -> Lang {
    Lang::english().with_names(vec!["Ann".into(), "Ben".into()])
}

/// The legal turns of the seat to act, in their notation.
pub fn texts<G: Game>(game: &G) -> Vec<String> {
    let turns = game.turns(acting(game));
    turns.iter().map(ToString::to_string).collect()
}

/// The places of a game that ended without scores.
#[must_use]
pub fn places(outcome: Option<&Outcome>) -> Vec<u8> {
    match outcome {
        Some(
            Outcome::Placed {
                places,
                scores: None,
            }
            | Outcome::Drawn { places },
        ) => places.clone(),
        other => panic!("an outcome has places and no scores, not {other:?}"),
    }
}

fn acting<G: Game>(game: &G) -> Seat {
    game.to_act().first().unwrap()
}

fn alt<G: Exercises>(play: &Play<G>, viewer: Viewer) -> String {
    play.scene(viewer, &Lang::english()).text
}

fn of_two_seats_the_one_that_leaves_loses<G: Exercises>(table: &Table) {
    if table.seats > 2 || (G::INFO.together)(&table.options) {
        return;
    }
    for seat in Seats::all(2).iter() {
        let deal = G::deal(table, &mut Rng::seed_from_u64(1));
        let mut play = Play::<G>::new(table, deal).unwrap();
        play.leave(seat);
        let left = Outcome::winner(seat.rival(), 2);
        assert_eq!(
            play.outcome(),
            Some(&left),
            "of two seats the one that leaves loses, also out of turn"
        );
    }
}

/// Random play from all legal turns ends, and on its way, also late, the laws hold.
fn ends<G: Exercises>(table: &Table, seed: u64) {
    let mut walk = Walk::<G>::new(table, seed);
    for turn in 0..LONGEST_GAME {
        let Some(seat) = walk.play.to_act().first() else {
            break;
        };
        if turn % LAW_INTERVAL == LAW_INTERVAL - 1 {
            walk.obeys();
            walk.is_valued_fairly();
            walk.is_the_same_for_the_twin();
        }
        let turns = walk.play.turns(seat);
        let turn = turns
            .choose(&mut walk.rng)
            .expect("a seat in `Game::to_act` has a turn");
        walk.line.push(format!("{seat} {turn}"));
        walk.play.play(seat, turn);
        walk.twin.play(seat, turn);
    }
    let law = format!("random play ends within {LONGEST_GAME} turns");
    walk.law(walk.play.outcome().is_some(), &law);
    walk.obeys();
}

fn is_sound<G: Exercises>(play: &Play<G>, table: &Table) {
    let outcome = play.outcome().expect("the game is over");
    let payoff = |seat| outcome.payoff(seat);
    assert!(
        play.seats()
            .iter()
            .all(|seat| (0.0..=1.0).contains(&payoff(seat))),
        "each payoff is from 0 to 1: {outcome:?}"
    );
    let together = (G::INFO.together)(&table.options);
    match outcome {
        Outcome::Together { .. } => assert!(
            together,
            "`Outcome::Together` is for a cooperative table alone"
        ),
        Outcome::Drawn { places } => {
            assert!(!together, "a cooperative table has no `Outcome::Drawn`");
            for seat in play.seats().iter() {
                let is_first = places[seat.index()] == 1;
                assert_eq!(
                    is_first,
                    play.staying().contains(seat),
                    "in a draw exactly the staying seats have place 1: seat {seat} of {places:?}"
                );
            }
        }
        Outcome::Placed { places, scores } => {
            assert!(!together, "a cooperative table has no `Outcome::Placed`");
            let better = |place: u8| places.iter().filter(|&&other| other < place).count();
            assert!(
                places
                    .iter()
                    .all(|&place| better(place) + 1 == usize::from(place)),
                "a place is one more than the number of better seats: {places:?}"
            );
            let gone = |seat: Seat| !play.staying().contains(seat);
            if let Some(scores) = scores {
                let scored = |seat: Seat| scores[seat.index()].is_some();
                assert!(
                    play.seats().iter().all(|seat| scored(seat) != gone(seat)),
                    "exactly the staying seats have scores: {scores:?}"
                );
            }
        }
    }
    for seat in play.seats().iter() {
        assert!(
            play.turns(seat).is_empty() && play.claims(seat).is_empty(),
            "after the end seat {seat} has no turns and no claims"
        );
        let refused = Board::play(&mut play.clone(), seat, "a1");
        assert_eq!(
            refused,
            Err(board::Refusal::Over),
            "after the end a turn of seat {seat} is refused as over"
        );
    }
}

/// The file with the sentences of a game.
fn file<G: Game>(lang: &Lang) -> String {
    format!("assets/lang/{}/{}.ftl", lang.code(), G::INFO.key)
}

/// A line as it is followed.
struct Walk<'a, G: Game> {
    table: &'a Table,
    play: Play<G>,
    /// The same game, told the same things.
    twin: Play<G>,
    line: Vec<String>,
    rng: Rng,
    guessed: bool,
}

impl<'a, G: Exercises> Walk<'a, G> {
    fn new(table: &'a Table, seed: u64) -> Walk<'a, G> {
        let mut rng = Rng::seed_from_u64(seed);
        let deal = serde_json::to_value(G::deal(table, &mut rng)).unwrap();
        let read = |deal| serde_json::from_value::<G::Deal>(deal).unwrap();
        let again = serde_json::to_value(read(deal.clone())).unwrap();
        assert_eq!(again, deal, "`Game::Deal` reads back as it was written");
        Walk {
            table,
            play: Play::new(table, read(deal.clone())).unwrap(),
            twin: Play::new(table, read(deal)).unwrap(),
            line: Vec::new(),
            rng,
            guessed: false,
        }
    }

    #[track_caller]
    fn law(&self, holds: bool, law: &str) {
        assert!(
            holds,
            "{law}\nafter {:?}\n{}",
            self.line,
            alt(&self.play, None)
        );
    }

    /// Checks the position; whether the game goes on.
    fn obeys(&mut self) -> bool {
        let over = self.play.outcome().is_some();
        self.law(
            over == self.play.to_act().is_empty(),
            "`Game::to_act` is empty exactly where there is a `Game::outcome`",
        );
        self.is_told();
        if over {
            is_sound(&self.play, self.table);
            return false;
        }
        self.is_guessed_fairly();
        true
    }

    /// The evaluation of every seat is from 0 to 1, and those of two seats add up to 1.
    fn is_valued_fairly(&self) {
        if self.play.outcome().is_some() {
            return;
        }
        let values: Vec<f32> = self
            .play
            .seats()
            .iter()
            .map(|seat| self.play.game().evaluate(seat))
            .collect();
        let in_range = values.iter().all(|value| (0.0..=1.0).contains(value));
        self.law(
            in_range,
            &format!("an evaluation is from 0 to 1: {values:?}"),
        );
        let is_against = !(G::INFO.together)(&self.table.options);
        if let ([one, other], true) = (values.as_slice(), is_against) {
            let adds_up = (one + other - 1.0).abs() < 1e-4;
            self.law(
                adds_up,
                &format!("the evaluations of two seats add up to 1: {values:?}"),
            );
        }
    }

    /// Everyone can read the position in their language.
    fn is_told(&self) {
        for viewer in viewers(&self.play) {
            for lang in languages() {
                // As long as Discord lets a display name be.
                let long = lang.with_names(vec![
                    "Wilhelmine von Wolkenstein-Wangen".to_owned();
                    self.table.seats.into()
                ]);
                self.fits("alt", "text", &self.play.scene(viewer, &long));
                self.fits("alt", "text", &self.play.scene(viewer, &lang));
                let Some(seat) = viewer else { continue };
                let shown = self.play.shown(Some(seat));
                let card = G::card(&shown, &lang);
                let words = G::card_summary(&shown, &lang);
                let version = G::card_version(&shown);
                let exist = [card.is_some(), words.is_some(), version.is_some()];
                self.law(
                    exist == [card.is_some(); 3],
                    &format!(
                        "`Face::card`, `card_summary` and `card_version` exist together; for seat {seat}: {exist:?}"
                    ),
                );
                if let Some(card) = card {
                    self.fits("card", "card", &card);
                }
                if let Some(words) = words {
                    self.is_short("the text by `Face::card_summary`", &words, WORDS);
                }
            }
        }
    }

    /// Discord carries the texts of a picture, which these functions of [`Face`] make.
    fn fits(&self, alt_by: &str, text_by: &str, Scene { alt, text, .. }: &Scene) {
        self.is_short(&format!("the alt text by `Face::{alt_by}`"), alt, ALT);
        self.is_short(&format!("the text board by `Face::{text_by}`"), text, TEXT);
    }

    fn is_short(&self, what: &str, text: &str, most: usize) {
        let length = text.chars().count();
        self.law(
            (1..=most).contains(&length),
            &format!("{what} has {length} characters, 1 to {most} are allowed: {text}"),
        );
    }

    /// Hidden information makes no difference to what a viewer sees and may do.
    fn is_guessed_fairly(&mut self) {
        for viewer in viewers(&self.play) {
            let view = self.play.view(viewer);
            let guess = Play::<G>::imagine(&view, self.play.history(), &mut self.rng);
            let views = [&view, &guess.view(viewer)];
            self.imagines("view", viewer, views);
            self.imagines("seats to act", viewer, [self.play.to_act(), guess.to_act()]);
            self.guessed |=
                viewers(&self.play).any(|other| guess.view(other) != self.play.view(other));
            if let Some(seat) = viewer {
                let turns = [self.play.turns(seat), guess.turns(seat)];
                self.imagines("turns", viewer, turns);
                let claims = [self.play.claims(seat), guess.claims(seat)];
                self.imagines("claims", viewer, claims);
                if let Some(turn) = self.play.turns(seat).choose(&mut self.rng) {
                    self.is_previewed_fairly(&guess, seat, turn);
                }
            }
        }
    }

    /// A position made by [`Game::imagine`] (the second) has the same of this as the true one, for
    /// the viewer.
    #[track_caller]
    fn imagines<T: PartialEq + Debug>(&self, what: &str, viewer: Viewer, both: [T; 2]) {
        let viewer = named(viewer);
        let law = format!("`Game::imagine` from the view of {viewer} keeps the {what}");
        if let Some(difference) = in_words(&law, both) {
            self.law(false, &difference.to_string());
        }
    }

    /// The preview of a turn, whole or in part, shows the seat nothing it does not know; but it
    /// shows how the game then ends, unless the result is hidden.
    fn is_previewed_fairly(&self, guess: &Play<G>, seat: Seat, turn: &G::Turn) {
        let plays = [&self.play, guess];
        let shown = plays.map(|play| play.preview(seat, turn));
        if shown[0] != shown[1] {
            let difference =
                between_shown(&shown).map_or_else(String::new, |found| found.to_string());
            let leak = format!(
                "the preview of `{seat} {turn}` shows what seat {seat} cannot know; see `Game::has_hidden_result` and \
                 `Game::play_visible_part`. First difference in a position by `Game::imagine`: {difference}"
            );
            self.law(false, &leak);
        }
        let [here, _] = &shown;
        let mut after = self.play.clone();
        after.play(seat, turn);
        let foreseen = if self.play.game().has_hidden_result(seat, turn) {
            None
        } else {
            after.outcome()
        };
        self.law(
            here.outcome.as_ref() == foreseen,
            &format!(
                "the preview of `{seat} {turn}` shows the outcome {foreseen:?}, not {:?}; see `Game::has_hidden_result`",
                here.outcome
            ),
        );
        self.fits("alt", "text", &G::scene(here, &Lang::english()));
        let text = turn.to_string();
        let words: Vec<&str> = text.split(' ').collect();
        for count in 0..words.len() {
            let prefix = &words[..count];
            let halfway = self.play.shown_partial(seat, prefix);
            let done = |play: &Play<G>| play.game().clone().play_partial(seat, prefix);
            // Nobody told the guess what was done before.
            let guessed = Shown {
                last: halfway.last.clone(),
                ..guess.shown_partial(seat, prefix)
            };
            self.law(
                halfway == guessed && done(&self.play) == done(guess),
                &format!(
                    "`Game::play_partial` shows seat {seat} nothing hidden after the words {prefix:?}"
                ),
            );
            for lang in languages() {
                let key = G::INFO.key;
                self.law(
                    !G::prompt(&halfway, seat, prefix, &lang).is_empty(),
                    &format!(
                        "the menu after the words {prefix:?} has a question: write `{key}-prompt` into {}",
                        file::<G>(&lang)
                    ),
                );
            }
        }
    }

    /// Something happens; gives the number of turns there were to choose from.
    fn goes_on(&mut self, event: u8, index: Index) -> usize {
        let acting: Vec<Seat> = self.play.to_act().iter().collect();
        let seat = *index.get(&acting);
        match event {
            0 if self.table.seats > 2 => self.leaves(seat),
            1 => self.is_skipped(seat),
            2..6 => self.claims(index),
            _ => return self.plays(seat, index),
        }
        self.is_the_same_for_the_twin();
        1
    }

    fn leaves(&mut self, seat: Seat) {
        self.line.push(format!("{seat} resign"));
        self.play.leave(seat);
        self.twin.leave(seat);
        self.law(
            !self.play.to_act().contains(seat),
            "a seat that left is not in `Game::to_act`",
        );
        self.law(
            !self.play.staying().contains(seat),
            "a seat that left is not in `Play::staying`",
        );
    }

    fn is_skipped(&mut self, seat: Seat) {
        let skipped = self.play.skip(seat);
        let twin_skipped = self.twin.skip(seat);
        self.law(
            twin_skipped == skipped,
            "after equal lines `Play::skip` skips alike",
        );
        if skipped {
            self.line.push(format!("{seat} skip"));
        }
    }

    fn claims(&mut self, index: Index) {
        let staying: Vec<Seat> = self.play.staying().iter().collect();
        let seat = *index.get(&staying);
        let claims = self.play.claims(seat);
        if claims.is_empty() {
            return;
        }
        let claim = index.get(&claims);
        self.reads(seat, &claim.to_string());
        let shown = |play: &Play<G>| -> Vec<Shown<G>> {
            viewers(play).map(|viewer| play.shown(viewer)).collect()
        };
        let before = shown(&self.play);
        let holds = self.play.claim(seat, claim);
        let twin_holds = self.twin.claim(seat, claim);
        self.law(twin_holds == holds, "after equal lines a claim holds alike");
        if holds {
            self.line.push(format!("{seat} {claim}"));
        } else {
            self.law(
                before == shown(&self.play),
                "a claim that does not hold changes nothing that is shown",
            );
        }
    }

    fn plays(&mut self, seat: Seat, index: Index) -> usize {
        let turns = self.play.turns(seat);
        let has_turns = format!("seat {seat} is to act and has `Game::turns`");
        self.law(!turns.is_empty(), &has_turns);
        let can_act = format!("seat {seat} has turns: `Game::can_act` is true");
        self.law(self.play.game().can_act(seat), &can_act);
        self.law(
            turns == self.play.turns(seat),
            "two calls of `Game::turns` give equal lists",
        );
        let alone = self.play.to_act() == Seats::from(seat);
        self.law(
            !alone || perft(&self.play, 1) == turns.len() as u64,
            "`play::perft` at depth 1 counts `Game::turns`",
        );
        let considered = self.play.game().candidate_turns(seat, &mut self.rng);
        self.law(
            !considered.is_empty(),
            "`Heuristics::candidate_turns` has a turn",
        );
        let legal: HashSet<&G::Turn> = turns.iter().collect();
        self.law(
            considered.iter().all(|turn| legal.contains(turn)),
            "`Heuristics::candidate_turns` are legal",
        );
        let eye = Attention::new(0.05, &mut self.rng);
        let noticed = self.play.game().noticed_turns(seat, eye, &mut self.rng);
        self.law(
            !noticed.is_empty() && noticed.iter().all(|turn| legal.contains(turn)),
            "`Heuristics::noticed_turns` has a turn, and only legal ones",
        );
        let texts: Vec<String> = turns.iter().map(ToString::to_string).collect();
        self.are_written_apart(&texts);
        let turn = index.get(&turns);
        self.is_searched_as_it_is_played(seat, &turns, turn);
        self.reads(seat, &turn.to_string());
        self.is_walked_to(&texts, &turn.to_string());
        self.line.push(format!("{seat} {turn}"));
        self.play.play(seat, turn);
        self.twin.play(seat, turn);
        self.is_the_same_for_the_twin();
        turns.len() * viewers(&self.play).count()
    }

    /// Checks that the functions searches call instead of `Game::turns`, `play` and `outcome` do
    /// the same.
    fn is_searched_as_it_is_played(&self, seat: Seat, turns: &[G::Turn], turn: &G::Turn) {
        let game = self.play.game();
        let mut pushed = vec![turn.clone()];
        game.push_turns(seat, &mut pushed);
        self.law(
            pushed[1..] == *turns,
            "`Game::push_turns` appends `Game::turns`",
        );
        let (mut played, mut advanced) = (game.clone(), game.clone());
        played.play(seat, turn);
        advanced.advance(seat, turn);
        self.law(
            advanced == played,
            &format!("`Game::advance` by `{seat} {turn}` leads where `Game::play` does"),
        );
        self.law(
            played.is_over() == played.outcome().is_some(),
            "`Game::is_over` exactly where there is a `Game::outcome`",
        );
    }

    fn is_the_same_for_the_twin(&self) {
        self.law(
            self.twin.game() == self.play.game(),
            "equal lines lead to equal positions",
        );
        let same =
            viewers(&self.play).all(|viewer| self.twin.shown(viewer) == self.play.shown(viewer));
        self.law(same, "after equal lines each viewer is shown the same");
    }

    /// Notations are unique and plain.
    fn are_written_apart(&self, texts: &[String]) {
        let mut sorted: Vec<&String> = texts.iter().collect();
        sorted.sort();
        let twice = sorted.windows(2).find(|pair| pair[0] == pair[1]);
        self.law(
            twice.is_none(),
            &format!("no two turns are written alike: {twice:?}"),
        );
        let plain = |word: &str| {
            !word.is_empty() && word.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9'))
        };
        let other = texts.iter().find(|text| !text.split(' ').all(plain));
        self.law(
            other.is_none(),
            &format!("notation is words of [a-z0-9]: {other:?}"),
        );
    }

    /// A turn or claim is understood however it is typed, and told to everyone in their language.
    fn reads(&self, seat: Seat, text: &str) {
        let typed = format!("  {}\t", text.to_uppercase().replace(' ', "  "));
        let mut board = self.play.boxed();
        match board.play(seat, &typed) {
            Ok(board::Played::Turn { text: read, .. } | board::Played::Claim(read)) => {
                self.law(
                    *read == text,
                    &format!("`{text}` reads back, not as `{}`", read.0),
                );
                for viewer in viewers(&self.play) {
                    for lang in languages() {
                        let report = board.describe(viewer, &lang);
                        let report = report.is_some_and(|report| !report.is_empty());
                        let described = format!("`Face::describe` describes `{seat} {text}`");
                        self.law(report, &described);
                        self.is_told_to(&*board, seat, viewer, &lang);
                    }
                }
            }
            Err(refusal) => self.law(
                refusal == board::Refusal::FalseClaim,
                &format!("`{text}` of seat {seat} is legal and can be played"),
            ),
        }
        let chosen = self.play.choose(seat, text);
        let previewed = format!("`{seat} {text}` has a preview");
        self.law(chosen.is_ok(), &previewed);
    }

    /// A sentence for one reader calls the reader "you", and never by the placeholder.
    fn is_told_to(&self, board: &dyn Board, seat: Seat, reader: Viewer, lang: &Lang) {
        let report = board.describe(reader, &lang.with_reader(reader));
        let report = report.unwrap_or_default();
        let words: Vec<&str> = report.split(|c: char| !c.is_alphanumeric()).collect();
        let (reader_name, file) = (named(reader), file::<G>(lang));
        let line = |wrong: &str| {
            format!(
                "`Face::describe` to {reader_name}: \"{report}\" {wrong} (a sentence in {file})"
            )
        };
        let placeholder = format!(
            "has the word `{READER}`: give a variable that names a seat a variant `[{READER}]`, as in \
             `jinrai-report-blow`; `{{ who }}` does that for `seat`"
        );
        self.law(!words.contains(&READER), &line(&placeholder));
        if lang.code() != "en" {
            // Each language addresses its reader in its own way, but it does.
            let others = board.describe(None, lang).unwrap_or_default();
            if reader == Some(seat) {
                let addressed = report != others;
                self.law(
                    addressed,
                    &line("equals the sentence for all: it does not address the reader"),
                );
            }
            return;
        }
        // English: "you" has no verb in -s.
        let third = |verb: &str| verb.ends_with('s') && !verb.ends_with("ss");
        let clumsy = |pair: &[&str]| matches!(pair[0], "you" | "You") && third(pair[1]);
        let clumsy = words.windows(2).find(|pair| clumsy(pair));
        let verb = format!("has the verb after \"you\" in the third person: {clumsy:?}");
        self.law(clumsy.is_none(), &line(&verb));
        if reader == Some(seat) {
            let addressed = words.contains(&"You") || words.contains(&"Your");
            self.law(addressed, &line("has no \"You\": begin it with `{ who }`"));
        }
    }

    /// Menus lead to the turn, and none of them is too long.
    fn is_walked_to(&self, texts: &[String], turn: &str) {
        let mut prefix = String::new();
        for _ in 0..40 {
            let steps = notation::step(texts, &prefix, CHOICES);
            let held = format!(
                "the menu after `{prefix}` has {} choices, 1 to {CHOICES} are allowed",
                steps.len()
            );
            self.law((1..=CHOICES).contains(&steps.len()), &held);
            let on_the_way = |step: &&notation::Step| {
                if step.is_turn {
                    step.text == turn
                } else {
                    notation::leads_to(&step.text, turn)
                }
            };
            let next = steps.iter().find(on_the_way);
            let leads = format!("the menu after `{prefix}` leads to `{turn}`");
            self.law(next.is_some(), &leads);
            let next = next.expect("the law above holds");
            if next.is_turn {
                return;
            }
            let longer = format!("the menu after `{prefix}` leads to longer words");
            self.law(next.text != prefix, &longer);
            prefix.clone_from(&next.text);
        }
        self.law(false, &format!("`{turn}` is reached within 40 menus"));
    }
}

#[cfg(test)]
mod tests;
