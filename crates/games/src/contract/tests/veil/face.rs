//! The picture, the sentences and the menus of a game with secrets.

use super::*;
use crate::game::kit::grid::{Cell, Grid};
use crate::game::kit::squares::Squares;
use crate::game::lang::READER;
use crate::game::notation::{self, Step};
use crate::game::scene::{Ink, Point, Silhouette};
use crate::game::{Face, Lang, Nudge, Scene, Shown};

fn name(seat: Seat) -> String {
    format!("Seat {seat}")
}

impl Face for Veil {
    fn draw(shown: &Shown<Self>) -> Scene {
        let mut scene = Scene::framed(300.0);
        let squares = Squares::new(Grid::new(9, 1), 0.0);
        for number in 1..=9 {
            let spot = squares.at(Cell::new(number - 1, 0));
            scene.spots.insert(number.to_string(), spot);
        }
        for (_, number) in &shown.view.message {
            scene.silhouette(
                Silhouette::DISC,
                Point::new(90.0 * f32::from(*number), 150.0),
                30.0,
                Ink::Ink,
            );
        }
        if leaks(Leak::Scene) {
            for points in shown.view.points.iter().flatten() {
                scene.silhouette(
                    Silhouette::DISC,
                    Point::ORIGIN,
                    f32::from(*points),
                    Ink::Ink,
                );
            }
        }
        scene
    }

    fn alt(shown: &Shown<Self>, _: &Lang) -> String {
        let message = shown
            .view
            .message
            .iter()
            .map(|(seat, number)| format!("{} said {number}.", name(*seat)));
        let points = shown
            .view
            .points
            .iter()
            .flatten()
            .filter(|_| !leaks(Leak::Scene))
            .zip(1..);
        let points = points.map(|(points, seat)| format!("Points of seat {seat}: {points}."));
        let sum = shown.view.sum.map(|sum| format!("Dealt together: {sum}."));
        let chosen = shown
            .view
            .chosen
            .iter()
            .flatten()
            .filter(|_| leaks(Leak::Choice));
        let chosen = chosen.map(|number| format!("Chosen: {number}."));
        let acting: Vec<String> = shown.to_act.iter().map(name).collect();
        let acting = format!("To act: {}.", acting.join(", "));
        [acting]
            .into_iter()
            .chain(message)
            .chain(points)
            .chain(sum)
            .chain(chosen)
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn text(shown: &Shown<Self>, _: &Lang) -> String {
        let message: Vec<String> = shown
            .view
            .message
            .iter()
            .map(|(_, number)| number.to_string())
            .collect();
        format!("Said: {}", message.join(" "))
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        let who = lang.seat(Self::INFO, seat);
        let who = if who == READER { "You" } else { &who };
        match deed {
            Deed::Chose(None, _) => format!("{who} chose a number."),
            Deed::Chose(Some(number), _) => format!("{who} chose {number}."),
            Deed::Said(number, None) => format!("{who} said {number}."),
            Deed::Said(number, Some(hits)) => format!("{who} said {number}: {hits}."),
        }
    }

    fn prompt(shown: &Shown<Self>, _: Seat, prefix: &[&str], _: &Lang) -> String {
        format!("After {prefix:?}?{}", leaked(shown, leaks(Leak::Prompt)))
    }

    fn label(shown: &Shown<Self>, _: Seat, _: &[&str], word: &str, _: &Lang) -> Option<String> {
        Some(format!("{word}{}", leaked(shown, leaks(Leak::Label))))
    }

    fn origin(shown: &Shown<Self>, _: &[&str]) -> Option<String> {
        let number = shown.view.rumour().filter(|_| leaks(Leak::Origin))?;
        Some(number.to_string())
    }

    fn why(shown: &Shown<Self>, _: Seat, prefix: &[&str], _: &Lang) -> Option<String> {
        Some(format!(
            "Not {prefix:?}.{}",
            leaked(shown, leaks(Leak::Why))
        ))
    }

    fn offered(view: &Seen, _: &str) -> Option<Vec<Turn>> {
        let number = view.rumour().filter(|_| leaks(Leak::Offered))?;
        Some(vec![Turn::Choose(number), Turn::Say(number)])
    }

    fn steps(offered: &[String], prefix: &str, limit: usize) -> Vec<Step> {
        if leaks(Leak::Steps) {
            return vec![Step::word(&HEARD.get())];
        }
        notation::step(offered, prefix, limit)
    }

    fn nudges(_: &str) -> Vec<Nudge> {
        let nudge = || Nudge {
            label: HEARD.get().to_string(),
            text: None,
            group: 0,
        };
        if leaks(Leak::Nudges) {
            vec![nudge()]
        } else {
            Vec::new()
        }
    }

    fn card(shown: &Shown<Self>, lang: &Lang) -> Option<Scene> {
        let alt = Self::card_summary(shown, lang)?;
        Some(Scene {
            text: format!("{alt}{}", leaked(shown, leaks(Leak::Card))),
            alt,
            ..Scene::framed(100.0).private()
        })
    }

    fn card_summary(shown: &Shown<Self>, _: &Lang) -> Option<String> {
        let own = shown.viewer?.index();
        let numbers = [shown.view.dealt[own], shown.view.chosen[own]];
        let numbers: Vec<String> = numbers.iter().flatten().map(ToString::to_string).collect();
        let numbers = numbers.join(" and ");
        let leaked = leaked(shown, leaks(Leak::CardSummary));
        Some(format!("Your numbers: {numbers}.{leaked}"))
    }

    fn card_version(shown: &Shown<Self>) -> Option<u64> {
        let summary = Self::card_summary(shown, &Lang::english())?;
        Some(digest(&(summary, leaked(shown, leaks(Leak::CardVersion)))))
    }
}

/// A sentence with the number of the next seat, where this is the leak.
fn leaked(shown: &Shown<Veil>, leaks: bool) -> String {
    let number = shown.view.rumour().filter(|_| leaks);
    number.map_or_else(String::new, |number| format!(" Next: {number}."))
}
