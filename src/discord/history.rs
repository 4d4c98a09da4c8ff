//! `/history`, `/record` and replays: a game that has been played, for one pair of eyes.

use serenity::all::{ButtonStyle, CreateButton, CreateSelectMenu, CreateSelectMenuOption};

use crate::discord::request::Incoming;
use crate::discord::request::action::{Action, Ask};
use crate::discord::view::names;
use crate::discord::view::panel;
use crate::discord::view::reply::{Picture, Reply, button, menu, shortened};
use crate::game::{Lang, Scene, Seat, Seats, Viewer};
use crate::host::{Error, History, Host, MatchId, Moment, Record, Refusal, State, UserId};

/// Discord's limit for the choices of a menu.
const CHOICES: usize = 25;

/// A page of a game's history that a button or a menu turns to. Numbers are steps: how many things have happened by then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The present position, as a message of its own.
    Open,
    /// The start.
    First(Eyes),
    /// This one, from the one after it.
    Back(i64, Eyes),
    /// This one, from the one before it.
    Forward(i64, Eyes),
    /// The present position.
    Last(Eyes),
    /// The one chosen from a menu.
    Jump(Eyes),
    /// This one, through the eyes chosen from a menu.
    Look(i64),
}

/// Through whose eyes somebody wants to look; whether they may is for [`History::viewer`] to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Their own.
    Own,
    /// Those of everyone who has no seat.
    Everyone,
    /// Those of a seat.
    Of(Seat),
}

impl Page {
    /// What a `custom_id` says of it: a verb, the step and the eyes.
    pub fn parts(&self) -> (&'static str, Option<i64>, &'static str) {
        match *self {
            Page::Open => ("history", None, ""),
            Page::First(eyes) => ("first", None, eyes.word()),
            Page::Back(step, eyes) => ("back", Some(step), eyes.word()),
            Page::Forward(step, eyes) => ("forward", Some(step), eyes.word()),
            Page::Last(eyes) => ("last", None, eyes.word()),
            Page::Jump(eyes) => ("jump", None, eyes.word()),
            Page::Look(step) => ("look", Some(step), ""),
        }
    }

    /// The page with these parts; none where [`Page::parts`] never says so.
    pub fn of(verb: &str, step: Option<i64>, eyes: &str) -> Option<Page> {
        let eyes = Eyes::of(eyes)?;
        Some(match (verb, step) {
            ("history", None) => Page::Open,
            ("first", None) => Page::First(eyes),
            ("back", Some(step)) => Page::Back(step, eyes),
            ("forward", Some(step)) => Page::Forward(step, eyes),
            ("last", None) => Page::Last(eyes),
            ("jump", None) => Page::Jump(eyes),
            ("look", Some(step)) => Page::Look(step),
            _ => return None,
        })
    }

    /// Its step in a history of so many, and the eyes; `value` is what was chosen from a menu.
    fn meant(self, steps: usize, value: &str) -> (usize, Eyes) {
        let within = |step: i64| usize::try_from(step).unwrap_or(0).min(steps);
        match self {
            Page::Open => (steps, Eyes::Own),
            Page::First(eyes) => (0, eyes),
            Page::Back(step, eyes) | Page::Forward(step, eyes) => (within(step), eyes),
            Page::Last(eyes) => (steps, eyes),
            Page::Jump(eyes) => (within(value.parse().unwrap_or(i64::MAX)), eyes),
            Page::Look(step) => (within(step), Eyes::of(value).unwrap_or(Eyes::Own)),
        }
    }
}

impl Eyes {
    fn word(self) -> &'static str {
        match self {
            Eyes::Own => "",
            Eyes::Everyone => "all",
            Eyes::Of(seat) => ["1", "2", "3", "4", "5", "6"][seat.index()],
        }
    }

    fn of(word: &str) -> Option<Eyes> {
        match word {
            "" => Some(Eyes::Own),
            "all" => Some(Eyes::Everyone),
            seat => Seats::all(6)
                .iter()
                .map(Eyes::Of)
                .find(|eyes| eyes.word() == seat),
        }
    }

    fn asked(self) -> Option<Viewer> {
        match self {
            Eyes::Own => None,
            Eyes::Everyone => Some(None),
            Eyes::Of(seat) => Some(Some(seat)),
        }
    }

    fn through(viewer: Viewer) -> Eyes {
        viewer.map_or(Eyes::Everyone, Eyes::Of)
    }
}

/// Turns to a page.
pub async fn turn_to(
    incoming: &Incoming<'_>,
    host: &Host,
    id: &MatchId,
    page: Page,
    value: &str,
) -> Result<Reply, Error> {
    let history = host.history(id).await?;
    let value = value.to_owned();
    Ok(show(history, incoming.person(), page, value, incoming.lang()).await)
}

/// The record as a file, and how to play it again.
pub async fn record(incoming: &Incoming<'_>, host: &Host, id: &MatchId) -> Result<Reply, Error> {
    let history = host.history(id).await?;
    let lang = incoming.lang();
    let (Some(lines), Some(command)) = (history.lines(), history.command()) else {
        return Err(Refusal::StillHidden.into());
    };
    let file = format!("{id}.txt");
    let (game, code) = title(&history.record);
    let values = [
        game.clone(),
        code.clone(),
        ("count", lines.lines().count().into()),
        ("command", format!("{command} < {file}").into()),
    ];
    let alt = lang.say("record-alt", &[game, code]);
    let file = Picture::file(file, &alt, lines.into_bytes());
    let mut reply = Reply::private(lang.say("record", &values)).with(file);
    let taken_back = history.taken_back();
    if !taken_back.is_empty() {
        let lines: Vec<String> = taken_back.iter().map(|line| format!("`{line}`")).collect();
        let values = [("lines", lines.join(", ").into())];
        reply = reply.adding(&lang.say("record-taken-back", &values));
    }
    Ok(if history.is_agreed() {
        reply.adding(&lang.say("record-agreed", &[]))
    } else {
        reply
    })
}

/// The replay of a game that is over.
pub async fn replay(incoming: &Incoming<'_>, host: &Host, record: &Record) -> Result<Reply, Error> {
    let lang = incoming.lang();
    let replay = incoming.replays().of(host, record, &lang).await?;
    let (game, code) = title(record);
    let text = lang.say("replay", &[game, code]);
    let standing = panel::standing(record, &names::seated(&lang, record));
    Ok(Reply::private(text).adding(&standing).with(replay))
}

/// The buttons that lead here.
pub fn buttons(record: &Record, lang: &Lang) -> Vec<CreateButton> {
    let over = record.state == State::Over;
    let shown = [
        (Ask::History(Page::Open), "button-history", true),
        (Ask::Replay, "button-replay", over),
        (Ask::Record, "button-record", record.is_told()),
    ];
    let shown = shown.into_iter().filter(|(_, _, offered)| *offered);
    shown
        .filter_map(|(ask, label, _)| grey(record, ask, &lang.say(label, &[])))
        .collect()
}

fn grey(record: &Record, ask: Ask, label: &str) -> Option<CreateButton> {
    let action = Action::Match(record.id().clone(), ask);
    button(&action, label, ButtonStyle::Secondary)
}

type Named = (&'static str, crate::game::lang::Value<'static>);

/// What a match is called: its game and its code.
fn title(record: &Record) -> (Named, Named) {
    let code = record.id().to_string();
    (
        ("game", record.kind.info.name.into()),
        ("code", code.into()),
    )
}

/// A page for somebody, found off the async threads: a long game is played again for it.
async fn show(history: History, person: UserId, page: Page, value: String, lang: Lang) -> Reply {
    let found = tokio::task::spawn_blocking(move || {
        let (step, eyes) = page.meant(history.steps(), &value);
        let viewer = history.viewer(person, eyes.asked());
        Leaf::of(&history, step, viewer, &lang).reply(&history, person, &lang)
    });
    let (reply, scene, name) = found.await.expect("what was replayed can be replayed");
    reply.with(Picture::draw(scene, name).await)
}

/// A page as one viewer sees it.
struct Leaf {
    step: usize,
    viewer: Viewer,
    moment: Moment,
    /// The steps one can jump to, and what happened then.
    jumps: Vec<(usize, String)>,
}

impl Leaf {
    fn of(history: &History, step: usize, viewer: Viewer, lang: &Lang) -> Leaf {
        let offered = spread(history.steps());
        let mut jumps = Vec::new();
        let mut shown = None;
        for moment in history.moments() {
            if offered.binary_search(&moment.step).is_ok() {
                let last = moment.last.as_ref();
                // Seats by colour: a menu shows a mention as a number.
                let report = last.and_then(|last| panel::told(&history.record, last, viewer, lang));
                jumps.push((moment.step, report.unwrap_or_default()));
            }
            if moment.step == step {
                shown = Some(moment);
            }
        }
        Leaf {
            step,
            viewer,
            moment: shown.expect("a step is one of the history's"),
            jumps,
        }
    }

    /// The message, its picture, and what that is called.
    fn reply(self, history: &History, person: UserId, lang: &Lang) -> (Reply, Scene, String) {
        let record = &history.record;
        let name = format!("{}-{}-history.png", record.id(), self.step);
        let mut reply =
            Reply::private(self.text(history, person, lang)).buttons(self.leafing(history, lang));
        for menu in [self.jump(lang, record), self.look(lang, record)] {
            reply = match menu {
                Some(menu) => reply.menu(menu),
                None => reply,
            };
        }
        if self.step == history.steps() && record.state == State::Over {
            let moving = grey(record, Ask::Replay, &lang.say("button-replay", &[]));
            reply = reply.buttons(moving.into_iter().collect());
        }
        (reply, self.moment.board.scene(self.viewer, lang), name)
    }

    fn text(&self, history: &History, person: UserId, lang: &Lang) -> String {
        let record = &history.record;
        let seated = names::seated(lang, record);
        let mut lines = names::heading(lang, record);
        let count = history.steps();
        lines.push(match &self.moment.last {
            None => lang.say("history-start", &[("count", count.into())]),
            Some(last) => {
                let report = panel::told(record, last, self.viewer, &seated);
                let values = [
                    ("step", self.step.into()),
                    ("count", count.into()),
                    ("when", names::moment(last.logged.at).into()),
                    ("report", report.unwrap_or_default().into()),
                ];
                lang.say("history-step", &values)
            }
        });
        if self.step == count && record.state == State::Over {
            lines.push(panel::standing(record, &seated));
        }
        if record.has_secrets() {
            lines.push(match self.viewer {
                seat @ Some(_) if seat == record.seat_of(person) && !record.is_told() => {
                    lang.say("history-eyes-own", &[])
                }
                viewer => format!("-# {}", whose(record, viewer, lang)),
            });
        }
        lines.join("\n")
    }

    /// The buttons that leaf through it, those that lead nowhere greyed out.
    fn leafing(&self, history: &History, lang: &Lang) -> Vec<CreateButton> {
        let eyes = self.eyes(&history.record);
        let step = self.step as i64;
        let (at_start, at_end) = (self.step == 0, self.step == history.steps());
        let shown = [
            (Page::First(eyes), "button-first", at_start),
            (Page::Back(step - 1, eyes), "button-back", at_start),
            (Page::Forward(step + 1, eyes), "button-forward", at_end),
            (Page::Last(eyes), "button-last", at_end),
        ];
        let button = |(page, label, disabled)| {
            let shown = grey(&history.record, Ask::History(page), &lang.say(label, &[]))?;
            Some(shown.disabled(disabled))
        };
        shown.into_iter().filter_map(button).collect()
    }

    /// The menu of turns.
    fn jump(&self, lang: &Lang, record: &Record) -> Option<CreateSelectMenu> {
        if self.jumps.len() < 2 {
            return None;
        }
        let option = |(step, report): &(usize, String)| {
            let values = [("step", (*step).into()), ("report", report.as_str().into())];
            let label = if *step == 0 {
                lang.say("history-option-start", &[])
            } else {
                lang.say("history-option", &values)
            };
            CreateSelectMenuOption::new(shortened(&label, 100), step.to_string())
                .default_selection(*step == self.step)
        };
        let ask = Ask::History(Page::Jump(self.eyes(record)));
        let action = Action::Match(record.id().clone(), ask);
        let options = self.jumps.iter().map(option).collect();
        menu(&action, &lang.say("history-jump", &[]), options)
    }

    /// The menu of eyes, where they see different things and one may look through all.
    fn look(&self, lang: &Lang, record: &Record) -> Option<CreateSelectMenu> {
        if !chooses_eyes(record) {
            return None;
        }
        let seats = Seats::all(record.table.seats);
        let viewers = std::iter::once(None).chain(seats.iter().map(Some));
        let option = |viewer: Viewer| {
            let word = Eyes::through(viewer).word();
            CreateSelectMenuOption::new(whose(record, viewer, lang), word)
                .default_selection(viewer == self.viewer)
        };
        let ask = Ask::History(Page::Look(self.step as i64));
        let action = Action::Match(record.id().clone(), ask);
        let options = viewers.map(option).collect();
        menu(&action, &lang.say("history-eyes", &[]), options)
    }

    /// The eyes the next page is seen through.
    fn eyes(&self, record: &Record) -> Eyes {
        if chooses_eyes(record) {
            Eyes::through(self.viewer)
        } else {
            Eyes::Own
        }
    }
}

fn chooses_eyes(record: &Record) -> bool {
    record.has_secrets() && record.state == State::Over
}

/// As whom one sees it.
fn whose(record: &Record, viewer: Viewer, lang: &Lang) -> String {
    match viewer {
        None => lang.say("history-eyes-everyone", &[]),
        Some(seat) => {
            let seat = lang.colour(record.kind.info.palette, seat);
            lang.say("history-eyes-seat", &[("seat", seat.into())])
        }
    }
}

/// The steps a menu offers of so many: all, or as many as it holds, evenly spread from the first to the last.
fn spread(steps: usize) -> Vec<usize> {
    let most = CHOICES - 1;
    if steps <= most {
        return (0..=steps).collect();
    }
    (0..=most)
        .map(|at| (at * steps + most / 2) / most)
        .collect()
}

#[cfg(test)]
mod tests;
