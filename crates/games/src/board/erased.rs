//! Every [`Play`] as a [`Board`].

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
use crate::exercise::{Exercises, Sort, SortInfo};
use crate::game::notation::{self, Step};
use crate::game::{Info, Lang, Nudge, Outcome, Rng, Scene, Seat, Seats, Viewer};
use crate::play::offered::Offered;
use crate::play::reading::{Form, Refusal, read};
use crate::play::{self, Ending, Play};

impl<G: Exercises> Board for Play<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn to_act(&self) -> Seats {
        Play::to_act(self)
    }

    fn staying(&self) -> Seats {
        Play::staying(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Play::outcome(self).cloned()
    }

    fn ending(&self) -> Option<Ending> {
        Play::ending(self)
    }

    fn is_repetition(&self) -> bool {
        self.history().is_repetition()
    }

    fn turns(&self, seat: Seat) -> Vec<String> {
        Play::turns(self, seat)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn claims(&self, seat: Seat) -> Vec<String> {
        Play::claims(self, seat)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn offered(&self, seat: Seat, prefix: &str) -> Offered {
        Offered::of(self, seat, prefix)
    }

    fn steps(&self, seat: Seat, prefix: &str, limit: usize) -> Vec<Step> {
        G::steps(&Offered::of(self, seat, prefix).turns, prefix, limit)
    }

    fn nudges(&self, seat: Seat, prefix: &str) -> Vec<Nudge> {
        if Play::to_act(self).contains(seat) {
            G::nudges(&notation::normalize(prefix))
        } else {
            Vec::new()
        }
    }

    fn menu(&self, seat: Seat, prefix: &str, steps: &[Step], room: usize, lang: &Lang) -> Menu {
        Menu::of(self, seat, prefix, steps, room, lang)
    }

    fn labels(&self, seat: Seat, steps: &[Step], lang: &Lang) -> Vec<String> {
        let shown = self.shown(Some(seat));
        let spots = G::draw(&shown).spots;
        let label = |step| label(&shown, &spots, seat, step, lang);
        steps.iter().map(label).collect()
    }

    fn choose(&self, seat: Seat, typed: &str) -> Result<Box<dyn Chosen>, Refusal> {
        Ok(Box::new(ChosenIn::read(self, seat, typed)?))
    }

    fn why(&self, seat: Seat, typed: &str, lang: &Lang) -> Option<String> {
        let words = notation::split_words(typed);
        let words: Vec<&str> = words.split(' ').collect();
        G::why(&self.shown(Some(seat)), seat, &words, lang)
    }

    fn meets(
        &self,
        seat: Seat,
        typed: &str,
        goal: &Goal,
        table: Option<&EndgameTable>,
    ) -> Option<bool> {
        let choice = read(self, seat, typed, Form::Typed).ok()?;
        meets(self, seat, &choice, goal, table)
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Refusal> {
        let parsed = read(self, seat, text, Form::Notation)?;
        carry_out(self, seat, &parsed)
    }

    fn skip(&mut self, seat: Seat) -> bool {
        Play::skip(self, seat)
    }

    fn leave(&mut self, seat: Seat) {
        Play::leave(self, seat);
    }

    fn agree_to_draw(&mut self) {
        Play::agree_to_draw(self);
    }

    fn describe(&self, viewer: Viewer, lang: &Lang) -> Option<String> {
        let (seat, deed) = self.last()?;
        Some(G::describe(
            &G::redact(deed, *seat, viewer),
            *seat,
            viewer,
            lang,
        ))
    }

    fn scene(&self, viewer: Viewer, lang: &Lang) -> Scene {
        G::scene(&self.shown(viewer), lang)
    }

    fn scene_since(&self, viewer: Viewer, lang: &Lang) -> Scene {
        G::scene(&self.shown_since(viewer), lang)
    }

    fn card(&self, seat: Seat, lang: &Lang) -> Option<Card> {
        let shown = self.shown(Some(seat));
        Some(Card {
            scene: G::card(&shown, lang)?,
            summary: G::card_summary(&shown, lang)?,
        })
    }

    fn card_version(&self, seat: Seat) -> Option<u64> {
        G::card_version(&self.shown(Some(seat)))
    }

    fn think(
        &self,
        seat: Seat,
        options: SearchOptions<'_>,
        rng: &mut Rng,
    ) -> Option<SearchResult<String>> {
        if !Play::to_act(self).contains(seat) {
            return None;
        }
        let result = ai::think::<G>(&self.view(Some(seat)), self.history(), seat, options, rng)?;
        let line = result
            .principal_variation
            .iter()
            .map(ToString::to_string)
            .collect();
        Some(SearchResult {
            turn: result.turn.to_string(),
            value: result.value,
            verdict: result.verdict,
            within: result.within,
            estimate: result.estimate,
            nodes: result.nodes,
            principal_variation: line,
        })
    }

    fn certain_claim(&self, seat: Seat) -> Option<String> {
        let claims = Play::claims(self, seat);
        if claims.is_empty() {
            return None;
        }
        let guess = Play::<G>::imagine(
            &self.view(Some(seat)),
            self.history(),
            &mut Rng::seed_from_u64(0),
        );
        let holds = |claim: &G::Claim| guess.clone().claim(seat, claim);
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
