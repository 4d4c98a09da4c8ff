//! Turns of both seats walked ahead from the position of a running match. Nothing is stored, and
//! nothing is judged.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::action::{Action, ExerciseAction, MatchAction, OnPath, Path};
use crate::discord::interaction::{Request, live_messages, playing};
use crate::discord::turn::{Choosing, Confirming, Exercise, menu_of, whole_turn};
use crate::discord::view::{Picture, Reply, labelled, names, of_match, own, plans as view};
use crate::discord::warnings::with_warnings;
use crate::host::{BadPlan, Error, Record, Refusal};
use crate::pool::{self, JobClass};
use tavolino_games::board::Board;
use tavolino_games::game::{Lang, Seat, Seats};

/// The position at the end of a way.
struct Walked {
    /// The way, without the part that leads nowhere, as in a forged button.
    path: Path,
    board: Box<dyn Board>,
    /// The turns of the way, with their seats.
    turns: Vec<(Seat, String)>,
    /// The seat whose turn is next; `None` where the game is over.
    acting: Option<Seat>,
    /// The legal turns of that seat; none where the way ends.
    legal: Arc<Vec<String>>,
    /// The key of the sentence about the end of the way, where more is hidden from the seat.
    hidden: Option<&'static str>,
}

impl Walked {
    /// The position of `seat`, before any turn.
    fn at(seat: Seat, board: Box<dyn Board>) -> Walked {
        Walked::after(seat, board, Path::default(), Vec::new())
    }

    /// A position ahead of `seat`, after the turns of a way.
    fn after(seat: Seat, board: Box<dyn Board>, path: Path, turns: Vec<(Seat, String)>) -> Walked {
        let to_act = board.to_act();
        let own = to_act.contains(seat).then_some(seat);
        let acting = own.or_else(|| to_act.first());
        let legal = acting.map(|acting| board.foreseen_turns(acting));
        Walked {
            path,
            turns,
            acting,
            hidden: matches!(legal, Some(None)).then_some("ahead-hidden"),
            legal: Arc::new(legal.flatten().unwrap_or_default()),
            board,
        }
    }

    /// The position after one more turn; `None` if it is not legal, or the way too long.
    fn then(&self, seat: Seat, place: usize) -> Option<Walked> {
        let path = self.path.with(place)?;
        let acting = self.acting?;
        let text = self.legal.get(place)?;
        let turns = [&self.turns[..], &[(acting, text.clone())]].concat();
        if !self.board.foresees(acting, text) {
            return Some(Walked {
                path,
                turns,
                acting: None,
                board: self.board.boxed(),
                legal: Arc::default(),
                hidden: Some("ahead-shows"),
            });
        }
        let (board, _) = self.board.choose(acting, text).ok()?.play().ok()?;
        Some(Walked::after(seat, board, path, turns))
    }

    /// The position at the end of a way.
    fn along(seat: Seat, board: Box<dyn Board>, path: &Path) -> Walked {
        let mut walked = Walked::at(seat, board);
        for place in path.places() {
            match walked.then(seat, *place as usize) {
                Some(next) => walked = next,
                None => break,
            }
        }
        walked
    }
}

/// The position at the end of a way from that of a match, as `seat` sees it, and then after the
/// turn `text`, if there is one.
async fn walked(
    record: &Record,
    seat: Seat,
    path: Path,
    text: Option<String>,
) -> Result<Walked, Error> {
    let board = record.board.as_ref().ok_or(Refusal::NotStarted)?.boxed();
    let has_secrets = record.has_secrets();
    let along = move || {
        let board = if has_secrets {
            board.imagined(seat)
        } else {
            board
        };
        let walked = Walked::along(seat, board, &path);
        let place = text.and_then(|text| walked.legal.iter().position(|turn| *turn == text));
        match place.and_then(|place| walked.then(seat, place)) {
            Some(next) => next,
            None => walked,
        }
    };
    Ok(pool::work(record.id().as_str(), JobClass::Short, along).await)
}

/// The turns of a way.
///
/// # Errors
///
/// A refusal if a turn of the way is not legal, as in a forged button.
pub async fn line(record: &Record, seat: Seat, path: &Path) -> Result<Vec<String>, Error> {
    let walked = walked(record, seat, path.clone(), None).await?;
    if walked.path != *path {
        return Err(Refusal::MovedOn.into());
    }
    Ok(walked.turns.into_iter().map(|(_, text)| text).collect())
}

/// The menus after a way of turns from the position after event `number`.
///
/// # Errors
///
/// A refusal if the caller does not play, or turns cannot be walked in this game.
pub async fn walk(
    request: &Request<'_>,
    record: &Record,
    number: i64,
    on: OnPath,
) -> Result<Reply, Error> {
    let seat = playing(request, record)?;
    if !record.looks_ahead(seat) {
        return Err(Refusal::from(BadPlan::Game).into());
    }
    let lang = request.lang_at(record);
    let is_stale = !record.is_current(number);
    let on = if is_stale {
        OnPath {
            path: Path::default(),
            pressed: ExerciseAction::Open,
        }
    } else {
        on
    };
    let value = menu_of(&on.pressed, request.chosen()).map(|(_, value)| value);
    let value = value.unwrap_or_default();
    let text = match &on.pressed {
        ExerciseAction::Confirm(text) => Some(text.clone()),
        _ => whole_turn(&value).map(str::to_owned),
    };
    let has_turn = text.is_some();
    let walked = walked(record, seat, on.path, text).await?;
    live_messages::begin_choice(request, record.id(), record.row.number);
    let page = Page {
        record,
        seat,
        walked,
        lang,
    };
    let reply = page.shown(if has_turn { "" } else { &value }).await?;
    let reply = if is_stale {
        reply.adding(&request.lang_at(record).say("picker-moved-on", &[]))
    } else {
        reply
    };
    let reply = reply
        .showing(record.id(), record.row.number)
        .closing(own::closed_choice(record, &request.lang_at(record)));
    Ok(with_warnings(request, record, reply).await)
}

/// The position at the end of a way, as the player sees it.
struct Page<'a> {
    record: &'a Record,
    seat: Seat,
    walked: Walked,
    lang: Lang,
}

impl Page<'_> {
    /// The menu after the words `value`; the position alone where the way ends.
    async fn shown(self, value: &str) -> Result<Reply, Error> {
        let is_over = self.walked.board.outcome().is_some();
        let end = match self.walked.hidden {
            Some(hidden) => Some(hidden),
            None if is_over => Some("ahead-over"),
            None => self.walked.path.with(0).is_none().then_some("ahead-far"),
        };
        if let Some(key) = end {
            return Ok(self.ended(key).await);
        }
        let lang = names::seated(&self.lang, self.record);
        let acting = self.walked.acting.ok_or(Refusal::MovedOn)?;
        let exercise = self.exercise(acting);
        Ok(exercise.menu(Choosing::Turn, value, &lang).await?)
    }

    /// The position where no further turn is asked for.
    async fn ended(self, key: &str) -> Reply {
        let text = format!("{}\n{}", self.heading(), self.lang.say(key, &[]));
        let scene = self.walked.board.scene(Some(self.seat), &self.lang);
        let id = self.record.id();
        let file = format!("{id}-{}-ahead.png", self.record.row.number);
        let picture = Picture::draw(id.as_str(), scene, file).await;
        let back = [(self.before(), "button-back", ButtonStyle::Secondary)];
        let back = labelled(back, &self.lang).collect();
        Reply::private(text)
            .with(picture)
            .buttons(back)
            .buttons(self.further())
    }

    fn exercise(self, acting: Seat) -> Exercise {
        let record = self.record;
        let (id, number) = (record.id().clone(), record.row.number);
        let (path, legal) = (self.walked.path.clone(), Arc::clone(&self.walked.legal));
        // A whole turn is written as the way with that turn, which is shorter.
        let action = move |pressed: ExerciseAction| {
            let text = match &pressed {
                ExerciseAction::Confirm(text) => Some(text.as_str()),
                ExerciseAction::Walk(value) => whole_turn(value),
                _ => None,
            };
            let place = text.and_then(|text| legal.iter().position(|turn| turn == text));
            let on = match place.and_then(|place| path.with(place)) {
                Some(path) => OnPath {
                    path,
                    pressed: ExerciseAction::Open,
                },
                None => OnPath {
                    path: path.clone(),
                    pressed,
                },
            };
            Action::Match(id.clone(), MatchAction::Ahead(number, on))
        };
        Exercise {
            seat: acting,
            name: format!("{}-{}-ahead", record.id(), record.row.number),
            heading: format!("{}\n{}", self.heading(), self.asked(acting)),
            first: Choosing::Turn,
            before: Some(self.before()),
            right: String::new(),
            has_hint: false,
            confirming: Confirming::TRY,
            further: self.further(),
            action: Box::new(action),
            board: self.walked.board,
        }
    }

    /// The match, and the turns of the way.
    fn heading(&self) -> String {
        let seated = names::seated(&self.lang, self.record);
        let info = self.record.entry.info;
        let mut lines = vec![names::sentence(&seated, "ahead-heading", self.record, &[])];
        let turns = self.walked.turns.iter().map(|(seat, text)| {
            let who = if *seat == self.seat {
                seated.say("ahead-you", &[])
            } else {
                names::listed(&seated, info, Seats::from(*seat))
            };
            let values = [("who", who.into()), ("turn", text.as_str().into())];
            seated.say("ahead-turn", &values)
        });
        let turns: Vec<String> = turns.collect();
        if !turns.is_empty() {
            lines.push(turns.join(" · "));
        }
        lines.join("\n")
    }

    /// The question before the menu of a seat's turn.
    fn asked(&self, acting: Seat) -> String {
        if acting == self.seat {
            let key = if self.walked.turns.is_empty() {
                "ahead-own"
            } else {
                "ahead-answer"
            };
            return self.lang.say(key, &[]);
        }
        let seated = names::seated(&self.lang, self.record);
        let rival = names::listed(&seated, self.record.entry.info, Seats::from(acting));
        seated.say("ahead-rival", &[("rival", rival.into())])
    }

    /// The action of **Back**: one turn less, or out of the walk.
    fn before(&self) -> Action {
        let action = match self.walked.path.before() {
            Some(path) => view::ahead(self.record, path),
            None => MatchAction::OpenAgain,
        };
        of_match(self.record, action)
    }

    /// **Save as plan**, where the way ends with an answer, and the way back to its start.
    fn further(&self) -> Vec<CreateButton> {
        let (record, turns) = (self.record, &self.walked.turns);
        let is_answer = turns.last().is_some_and(|(seat, _)| *seat == self.seat)
            && turns.iter().any(|(seat, _)| *seat != self.seat);
        let mut further = Vec::new();
        if is_answer && record.table.seats == 2 && !record.has_secrets() {
            let save = MatchAction::SavePlan(record.row.number, self.walked.path.clone());
            further.push((save, "button-plan-save", ButtonStyle::Success));
        }
        if turns.len() > 1 {
            let start = view::ahead(record, Path::default());
            further.push((start, "button-ahead-start", ButtonStyle::Secondary));
        }
        let further = further
            .into_iter()
            .map(|(action, key, style)| (of_match(record, action), key, style));
        labelled(further, &self.lang).collect()
    }
}
