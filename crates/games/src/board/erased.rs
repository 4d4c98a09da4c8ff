//! Every [`Play`] as a [`Board`], with the seats of the people in place of the sides.

use rand::SeedableRng;

use super::chosen::{ChosenIn, carry_out};
use super::label::label;
use super::menu::Menu;
use super::solvable::{Solvable, Start};
use super::{Board, Card, Chosen, Played};
use crate::ai::table::EndgameTable;
use crate::ai::{self, SearchOptions, SearchResult};
use crate::exercise::goal::Goal;
use crate::exercise::meets::meets;
use crate::exercise::sort::Exercise;
use crate::exercise::study::{Studied, Study};
use crate::exercise::worlds::worlds;
use crate::exercise::{Exercises, Sort, SortInfo};
use crate::game::notation::{self, Step};
use crate::game::{Claim, Info, Lang, Nudge, Outcome, Rng, Scene, Seat, Seats, Viewer};
use crate::play::offered::Offered;
use crate::play::reading::{Form, Refusal, read};
use crate::play::swap::Swap;
use crate::play::{self, Ending, Play};

/// The seats here are those of the people; behind [`Play::side`] are the sides they play.
impl<G: Exercises> Board for Play<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn to_act(&self) -> Seats {
        self.seats_of(Play::to_act(self))
    }

    fn staying(&self) -> Seats {
        self.seats_of(Play::staying(self))
    }

    fn outcome(&self) -> Option<Outcome> {
        let outcome = Play::outcome(self).cloned()?;
        Some(if self.history().swap().is_done() {
            outcome.with_sides_swapped()
        } else {
            outcome
        })
    }

    fn ending(&self) -> Option<Ending> {
        Play::ending(self)
    }

    fn is_repetition(&self) -> bool {
        self.history().is_repetition()
    }

    fn side(&self, seat: Seat) -> Seat {
        Play::side(self, seat)
    }

    fn may_swap(&self, seat: Seat) -> bool {
        Play::may_swap(self) && Board::to_act(self).contains(seat)
    }

    fn turns(&self, seat: Seat) -> Vec<String> {
        let turns = Play::turns(self, Play::side(self, seat));
        let turns = turns.iter().map(ToString::to_string);
        let swap = Board::may_swap(self, seat).then(|| Swap::notation().to_owned());
        turns.chain(swap).collect()
    }

    fn imagined(&self, seat: Seat) -> Box<dyn Board> {
        Box::new(self.imagined_for(Play::side(self, seat)))
    }

    fn foreseen_turns(&self, seat: Seat) -> Option<Vec<String>> {
        let turns = Board::turns(self, seat);
        let Some(eyes) = self.eyes() else {
            return Some(turns);
        };
        let is_others = eyes != Play::side(self, seat);
        if is_others && Play::to_act(self).count() > 1 {
            return None;
        }
        let mut worlds = worlds(self, eyes).into_iter();
        let is_same = worlds.all(|world| Board::turns(&world, seat) == turns);
        is_same.then_some(turns)
    }

    fn foresees(&self, seat: Seat, turn: &str) -> bool {
        let side = Play::side(self, seat);
        let Some(eyes) = self.eyes() else {
            return true;
        };
        let Some(turn) = self.game().read(side, turn) else {
            return false;
        };
        if self.game().has_hidden_result(side, &turn) {
            return false;
        }
        let mut known = None;
        worlds(self, eyes).into_iter().all(|mut world| {
            if !Play::turns(&world, side).contains(&turn) {
                return false;
            }
            world.play(side, &turn);
            let deed = world.last().map(|(_, deed)| deed.clone());
            let redacted = deed.as_ref().map(|deed| G::redact(deed, side, Some(eyes)));
            if redacted != deed {
                return false;
            }
            let seen = (
                world.game().view(Some(eyes)),
                Play::to_act(&world),
                Play::outcome(&world).cloned(),
            );
            *known.get_or_insert_with(|| seen.clone()) == seen
        })
    }

    fn has_claims(&self) -> bool {
        G::Claim::EXIST
    }

    fn claims(&self, seat: Seat) -> Vec<String> {
        Play::claims(self, Play::side(self, seat))
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn offered(&self, seat: Seat, prefix: &str) -> Offered {
        Offered::with_swap(self, Play::side(self, seat), prefix)
    }

    fn steps(&self, seat: Seat, prefix: &str, limit: usize) -> Vec<Step> {
        let offered = Offered::of(self, Play::side(self, seat), prefix);
        G::steps(&offered.turns, prefix, limit)
    }

    fn nudges(&self, seat: Seat, prefix: &str) -> Vec<Nudge> {
        if Board::to_act(self).contains(seat) {
            G::nudges(&notation::normalize(prefix))
        } else {
            Vec::new()
        }
    }

    fn menu(&self, seat: Seat, prefix: &str, steps: &[Step], room: usize, lang: &Lang) -> Menu {
        let lang = self.lang_of_sides(lang);
        Menu::of(self, Play::side(self, seat), prefix, steps, room, &lang)
    }

    fn labels(&self, seat: Seat, steps: &[Step], lang: &Lang) -> Vec<String> {
        let (side, lang) = (Play::side(self, seat), self.lang_of_sides(lang));
        let shown = self.shown(Some(side));
        let spots = G::draw(&shown).spots;
        let label = |step| label(&shown, &spots, side, step, &lang);
        steps.iter().map(label).collect()
    }

    fn choose(&self, seat: Seat, typed: &str) -> Result<Box<dyn Chosen>, Refusal> {
        Ok(Box::new(ChosenIn::read(self, seat, typed)?))
    }

    fn why(&self, seat: Seat, typed: &str, lang: &Lang) -> Option<String> {
        let (side, lang) = (Play::side(self, seat), self.lang_of_sides(lang));
        let words = notation::split_words(typed);
        let words: Vec<&str> = words.split(' ').collect();
        G::why(&self.shown(Some(side)), side, &words, &lang)
    }

    fn meets(
        &self,
        seat: Seat,
        typed: &str,
        goal: &Goal,
        table: Option<&EndgameTable>,
    ) -> Option<bool> {
        let side = Play::side(self, seat);
        let choice = read(self, side, typed, Form::Typed).ok()?;
        meets(self, side, &choice, goal, table)
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Refusal> {
        let side = Play::side(self, seat);
        let parsed = read(self, side, text, Form::Notation)?;
        carry_out(self, side, &parsed)
    }

    fn skip(&mut self, seat: Seat) -> bool {
        let side = Play::side(self, seat);
        Play::skip(self, side)
    }

    fn leave(&mut self, seat: Seat) {
        let side = Play::side(self, seat);
        Play::leave(self, side);
    }

    fn agree_to_draw(&mut self) {
        Play::agree_to_draw(self);
    }

    fn describe(&self, viewer: Viewer, lang: &Lang) -> Option<String> {
        if self.history().swap() == Swap::Taken {
            let colour = |side| lang.colour(G::INFO.palette, side);
            let values = [
                ("seat", lang.seat(G::INFO, Seat(2)).into()),
                ("colour", colour(Seat(1)).into()),
                ("other", colour(Seat(2)).into()),
            ];
            return Some(lang.say("report-swap", &values));
        }
        let (seat, deed) = self.last()?;
        let viewer = self.side_of_viewer(viewer);
        Some(G::describe(
            &G::redact(deed, *seat, viewer),
            *seat,
            viewer,
            &self.lang_of_sides(lang),
        ))
    }

    fn scene(&self, viewer: Viewer, lang: &Lang) -> Scene {
        let shown = self.shown(self.side_of_viewer(viewer));
        G::scene(&shown, &self.lang_of_sides(lang))
    }

    fn scene_since(&self, viewer: Viewer, lang: &Lang) -> Scene {
        let shown = self.shown_since(self.side_of_viewer(viewer));
        G::scene(&shown, &self.lang_of_sides(lang))
    }

    fn card(&self, seat: Seat, lang: &Lang) -> Option<Card> {
        let (shown, lang) = (
            self.shown(Some(Play::side(self, seat))),
            self.lang_of_sides(lang),
        );
        Some(Card {
            scene: G::card(&shown, &lang)?,
            summary: G::card_summary(&shown, &lang)?,
        })
    }

    fn card_version(&self, seat: Seat) -> Option<u64> {
        G::card_version(&self.shown(Some(Play::side(self, seat))))
    }

    fn think(
        &self,
        seat: Seat,
        options: SearchOptions<'_>,
        rng: &mut Rng,
    ) -> Option<SearchResult<String>> {
        let side = Play::side(self, seat);
        if !Play::to_act(self).contains(side) {
            return None;
        }
        if self.history().swap().is_ahead() {
            return ai::swap::choose(self, side, options, rng);
        }
        let result = ai::think::<G>(&self.view(Some(side)), self.history(), side, options, rng);
        result.map(SearchResult::in_words)
    }

    fn certain_claim(&self, seat: Seat) -> Option<String> {
        let side = Play::side(self, seat);
        let claims = Play::claims(self, side);
        if claims.is_empty() {
            return None;
        }
        let guess = Play::<G>::imagine(
            &self.view(Some(side)),
            self.history(),
            &mut Rng::seed_from_u64(0),
        );
        let holds = |claim: &G::Claim| guess.clone().claim(side, claim);
        claims
            .into_iter()
            .find(holds)
            .map(|claim| claim.to_string())
    }

    fn solvable(&self) -> Option<Box<dyn Solvable + '_>> {
        let start = Start::at(self.game())?;
        Some(Box::new(start))
    }

    fn study(&self) -> Option<Box<dyn Study + '_>> {
        let studied = Studied::of(self)?;
        Some(Box::new(studied))
    }

    fn exercise(&self, sort: &SortInfo) -> Option<Exercise> {
        let seat = Play::to_act(self).first()?;
        sort_of::<G>(sort)?.exercise(self, seat)
    }

    fn sought(&self, sort: &SortInfo, rng: &mut Rng) -> Option<String> {
        let seat = Play::to_act(self).first()?;
        let turn = (sort_of::<G>(sort)?.player)(self, seat, rng)?;
        Some(turn.to_string())
    }

    fn perft(&self, depth: u32) -> u64 {
        play::perft(self, depth)
    }

    fn boxed(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }
}

/// Returns the sort of the game with these data; `None` for that of another game.
fn sort_of<G: Exercises>(info: &SortInfo) -> Option<&'static Sort<G>> {
    G::SORTS.iter().find(|sort| sort.info.name == info.name)
}
