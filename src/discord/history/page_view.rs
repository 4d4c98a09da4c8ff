//! One page of a match's history: a position as one viewer may see it, with its words and controls.

use serenity::all::{CreateButton, CreateSelectMenu};

use crate::discord::action::{Eyes, MatchAction, Page, Study};
use crate::discord::limits;
use crate::discord::limits::first_words;
use crate::discord::view::{
    Reply, analysis, deeds, menu, names, of_match, option, secondary_button, standing, times,
};
use crate::host::{History, Moment, Record, State, UserId};
use tavolino_games::game::{Lang, Scene, Seats, Viewer};

/// A page of the history, for one viewer.
pub struct PageView {
    step: usize,
    viewer: Viewer,
    moment: Moment,
    /// The steps offered in the menu, each with the report of its event.
    jumps: Vec<(usize, String)>,
}

impl PageView {
    /// The page after `step` events, as `viewer` sees it. `lang` addresses the reader's own seat as
    /// "you".
    pub fn of(history: &History, step: usize, viewer: Viewer, lang: &Lang) -> PageView {
        let steps = spread(history.steps());
        let mut jumps = Vec::new();
        let mut current = None;
        for moment in history.moments() {
            if steps.binary_search(&moment.step).is_ok() {
                let last = moment.last.as_ref();
                // Seats by colour: Discord shows a mention in a menu as a bare number.
                let report = last.and_then(|last| {
                    deeds::describe_event(&history.record, &*moment.board, last, viewer, lang)
                });
                jumps.push((moment.step, report.unwrap_or_default()));
            }
            if moment.step == step {
                current = Some(moment);
            }
        }
        PageView {
            step,
            viewer,
            moment: current.expect("a step is one of the history's"),
            jumps,
        }
    }

    /// The private message, the scene to draw and the picture's file name.
    pub fn reply(self, history: &History, person: UserId, lang: &Lang) -> (Reply, Scene, String) {
        let record = &history.record;
        let name = format!("{}-{}-history.png", record.id(), self.step);
        let reader = record.seat_of(person);
        let mut reply = Reply::private(self.text(history, person, reader, lang))
            .buttons(self.page_buttons(history, lang));
        for menu in [self.jump(lang, record), self.look(lang, record)] {
            reply = match menu {
                Some(menu) => reply.menu(menu),
                None => reply,
            };
        }
        let mut buttons = Vec::new();
        if record.row.state == State::Over && history.has_turns() {
            let best = (self.step < history.steps()).then_some(Study::Hint(self.step as i64 + 1));
            let best =
                best.and_then(|best| analysis::button(record, best, "button-best-turn", lang));
            buttons.push(best);
            buttons.push(analysis::button(
                record,
                Study::Entry,
                "button-analysis",
                lang,
            ));
        }
        if self.step == history.steps() && record.row.state == State::Over {
            buttons.push(secondary_button(
                record,
                MatchAction::Replay,
                &lang.say("button-replay", &[]),
            ));
        }
        // In the direct messages of one person nobody else reads it.
        if record.seat_of(person).is_some() && !record.is_direct() {
            let post = MatchAction::SharePosition(self.step as i64);
            buttons.push(secondary_button(
                record,
                post,
                &lang.say("button-post", &[]),
            ));
        }
        reply = reply.buttons(buttons.into_iter().flatten().collect());
        (reply, self.moment.board.scene(self.viewer, lang), name)
    }

    /// The page to post for everyone: its text, the scene to draw and the picture's file name.
    pub fn shared(self, history: &History, person: UserId, lang: &Lang) -> (String, Scene, String) {
        let name = format!("{}-{}-history.png", history.record.id(), self.step);
        let text = self.text(history, person, None, lang);
        (text, self.moment.board.scene(self.viewer, lang), name)
    }

    fn text(&self, history: &History, person: UserId, reader: Viewer, lang: &Lang) -> String {
        let record = &history.record;
        let seated = names::seated(lang, record);
        let mut lines = names::heading(lang, record);
        let count = history.steps();
        lines.push(match &self.moment.last {
            None => lang.say("history-start", &[("count", count.into())]),
            Some(last) => {
                let report = deeds::describe_event(
                    record,
                    &*self.moment.board,
                    last,
                    self.viewer,
                    &seated.with_reader(reader),
                );
                let values = [
                    ("step", self.step.into()),
                    ("count", count.into()),
                    ("when", times::moment(last.logged.at).into()),
                    ("report", report.unwrap_or_default().into()),
                ];
                lang.say("history-step", &values)
            }
        });
        if self.step == count && record.row.state == State::Over {
            lines.push(standing::below_heading(record, &seated));
        }
        if record.has_secrets() {
            lines.push(match self.viewer {
                seat @ Some(_) if seat == record.seat_of(person) && !record.is_public() => {
                    lang.say("history-eyes-own", &[])
                }
                viewer => format!("-# {}", viewer_name(record, viewer, lang)),
            });
        }
        lines.join("\n")
    }

    /// The buttons to the other pages, disabled where there is none.
    fn page_buttons(&self, history: &History, lang: &Lang) -> Vec<CreateButton> {
        let eyes = self.eyes(&history.record);
        let step = self.step as i64;
        let (at_start, at_end) = (self.step == 0, self.step == history.steps());
        let pages = [
            (Page::First(eyes), "button-first", at_start),
            (Page::Back(step - 1, eyes), "button-previous", at_start),
            (Page::Forward(step + 1, eyes), "button-forward", at_end),
            (Page::Last(eyes), "button-last", at_end),
        ];
        let button = |(page, label, disabled)| {
            let button = secondary_button(
                &history.record,
                MatchAction::History(page),
                &lang.say(label, &[]),
            )?;
            Some(button.disabled(disabled))
        };
        pages.into_iter().filter_map(button).collect()
    }

    /// The menu of steps; `None` where there is only one.
    fn jump(&self, lang: &Lang, record: &Record) -> Option<CreateSelectMenu> {
        if self.jumps.len() < 2 {
            return None;
        }
        let option_of = |(step, report): &(usize, String)| {
            let values = [("step", (*step).into()), ("report", report.as_str().into())];
            let label = if *step == 0 {
                lang.say("history-option-start", &[])
            } else {
                lang.say("history-option", &values)
            };
            option(&first_words(&label, limits::CHOICE), step.to_string())
                .default_selection(*step == self.step)
        };
        let action = MatchAction::History(Page::Jump(self.eyes(record)));
        let action = of_match(record, action);
        let options = self.jumps.iter().map(option_of).collect();
        menu(&action, &lang.say("history-jump", &[]), options)
    }

    /// The menu of viewers; `None` unless the match is over and has hidden information.
    fn look(&self, lang: &Lang, record: &Record) -> Option<CreateSelectMenu> {
        if !chooses_eyes(record) {
            return None;
        }
        let seats = Seats::all(record.table.seats);
        let viewers = std::iter::once(None).chain(seats.iter().map(Some));
        let option_of = |viewer: Viewer| {
            let word = Eyes::of_viewer(viewer).word();
            option(&viewer_name(record, viewer, lang), word)
                .default_selection(viewer == self.viewer)
        };
        let action = MatchAction::History(Page::Look(self.step as i64));
        let action = of_match(record, action);
        let options = viewers.map(option_of).collect();
        menu(&action, &lang.say("history-eyes", &[]), options)
    }

    /// The viewer that the page's buttons carry on.
    fn eyes(&self, record: &Record) -> Eyes {
        if chooses_eyes(record) {
            Eyes::of_viewer(self.viewer)
        } else {
            Eyes::Own
        }
    }
}

/// Whether the reader may choose the viewer: in a finished match with hidden information.
fn chooses_eyes(record: &Record) -> bool {
    record.has_secrets() && record.row.state == State::Over
}

/// The name of a viewer: a seat's colour, or everyone.
fn viewer_name(record: &Record, viewer: Viewer, lang: &Lang) -> String {
    match viewer {
        None => lang.say("history-eyes-everyone", &[]),
        Some(seat) => {
            let seat = names::colour(lang, record, seat);
            lang.say("history-eyes-seat", &[("seat", seat.into())])
        }
    }
}

/// The steps that a menu offers of `0..=steps`: all, or 25 evenly spread from the first to the
/// last.
pub fn spread(steps: usize) -> Vec<usize> {
    let most = limits::CHOICES - 1;
    if steps <= most {
        return (0..=steps).collect();
    }
    (0..=most)
        .map(|at| (at * steps + most / 2) / most)
        .collect()
}
