//! The list of lessons, with how far the person is in each.

use std::collections::HashMap;

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::action::{Action, ExerciseAction};
use crate::discord::interaction::Request;
use crate::discord::view::{Reply, button, menu, option};
use crate::host::StoreError;
use tavolino_games::game::Lang;
use tavolino_games::lessons::{self, Lesson};

/// A person's way through all lessons.
pub struct Progress(Vec<(Lesson, Marks)>);

/// The steps done in a lesson.
#[derive(Clone, Copy)]
struct Marks {
    /// A bit a step.
    done: i64,
    steps: usize,
}

impl Marks {
    /// The first step not done; `None` in a lesson that is done.
    fn next(self) -> Option<u8> {
        let mut places = 0..self.steps as u8;
        places.find(|place| self.done >> place & 1 == 0)
    }

    /// Whether some steps are done, and others not.
    fn is_begun(self) -> bool {
        let all = (1 << self.steps) - 1;
        self.done & all != 0 && self.next().is_some()
    }
}

/// The first step of a lesson that is not done, or the first of all.
pub fn first_undone(lesson: Lesson, done: i64) -> u8 {
    let steps = lesson.count();
    Marks { done, steps }.next().unwrap_or(0)
}

impl Progress {
    /// The way of the caller.
    pub async fn of(request: &Request<'_>) -> Result<Progress, StoreError> {
        let done = request.host().lessons_done(request.person()).await?;
        Ok(Progress::new(&done.into_iter().collect()))
    }

    fn new(done: &HashMap<String, i64>) -> Progress {
        let marks = |lesson: &Lesson| Marks {
            done: done.get(lesson.key).copied().unwrap_or(0),
            steps: lesson.count(),
        };
        let all = lessons::all().iter();
        Progress(all.map(|lesson| (*lesson, marks(lesson))).collect())
    }

    /// The number of lessons that are done.
    pub fn done(&self) -> usize {
        self.titled(|marks| marks.next().is_none()).count()
    }

    /// The number of all lessons.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Whether no step of any lesson is done.
    pub fn is_new(&self) -> bool {
        self.done() == 0 && self.titled(Marks::is_begun).next().is_none()
    }

    /// The lesson to go on with: one that is begun, else the first not done after `before`.
    pub fn next(&self, before: Option<Lesson>) -> Option<Lesson> {
        let at = |before: Lesson| {
            self.0
                .iter()
                .position(|(lesson, _)| lesson.key == before.key)
        };
        let after = before.and_then(at).map_or(0, |at| at + 1);
        let all = || self.0.iter().cycle().skip(after).take(self.count());
        let begun = all().find(|(_, marks)| marks.is_begun());
        let next = begun.or_else(|| all().find(|(_, marks)| marks.next().is_some()));
        next.map(|(lesson, _)| *lesson)
    }

    /// The lessons whose marks are such.
    fn titled(&self, is_such: impl Fn(Marks) -> bool) -> impl Iterator<Item = Lesson> {
        let such = self.0.iter().filter(move |(_, marks)| is_such(*marks));
        such.map(|(lesson, _)| *lesson)
    }

    /// The list as a private message: lessons done, begun and left, a button to go on, and a menu
    /// of all.
    pub fn list(&self, lang: &Lang) -> Reply {
        let values = [("done", self.done().into()), ("count", self.count().into())];
        let mut lines = vec![lang.say("lessons-title", &values)];
        let mut group = |key: &str, lessons: Vec<Lesson>| {
            let titles = lessons.iter().map(|lesson| lesson.title(lang));
            let titles: Vec<String> = titles.collect();
            if !titles.is_empty() {
                lines.push(lang.say(key, &[("games", titles.join("\u{a0}· ").into())]));
            }
        };
        let is_left = |marks: Marks| !marks.is_begun() && marks.next().is_some();
        group(
            "lessons-done",
            self.titled(|marks| marks.next().is_none()).collect(),
        );
        group("lessons-begun", self.titled(Marks::is_begun).collect());
        group("lessons-left", self.titled(is_left).collect());
        let reply = Reply::private(lines.join("\n"));
        let reply = match self.next(None) {
            Some(next) => {
                let open = self.open(next, ButtonStyle::Primary, lang);
                reply.buttons(open.into_iter().collect())
            }
            None => reply,
        };
        let options = self.0.iter().map(|(lesson, marks)| {
            let title = lesson.title(lang);
            let title = match marks.next() {
                None => lang.say("lessons-option-done", &[("game", title.into())]),
                Some(_) => title,
            };
            option(&title, lesson.key)
        });
        match menu(
            &Action::Teach,
            &lang.say("lessons-choose", &[]),
            options.collect(),
        ) {
            Some(menu) => reply.menu(menu),
            None => reply,
        }
    }

    /// The button that opens a lesson at its first step not done.
    pub fn open(&self, lesson: Lesson, style: ButtonStyle, lang: &Lang) -> Option<CreateButton> {
        let marks = self.0.iter().find(|(one, _)| one.key == lesson.key)?.1;
        let place = marks.next().unwrap_or(0);
        let action = Action::Lesson(lesson.key.to_owned(), place, ExerciseAction::Open);
        let key = if marks.is_begun() {
            "button-learn-on"
        } else {
            "button-learn-game"
        };
        let label = lang.say(key, &[("game", lesson.title(lang).into())]);
        button(&action, &label, style)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::lengths;

    fn progress(done: &[(&str, i64)]) -> Progress {
        let done = done.iter().map(|(key, bits)| ((*key).to_owned(), *bits));
        Progress::new(&done.collect())
    }

    #[test]
    fn the_list_goes_on_with_what_is_begun_then_with_the_next_one() {
        let key = |progress: &Progress, before: &str| {
            progress
                .next(lessons::find(before))
                .map(|lesson| lesson.key)
        };
        let all = |key: &str| (1 << lessons::find(key).unwrap().count()) - 1;
        let first = lessons::all()[0].key;
        assert!(progress(&[]).is_new());
        assert_eq!(key(&progress(&[]), ""), Some(first));
        let kintei = [("kintei", all("kintei")), ("kumo", 0)];
        let done = progress(&kintei);
        assert!(!done.is_new());
        assert_eq!((done.done(), done.count()), (1, lessons::all().len()));
        assert_ne!(key(&done, "kintei"), Some("kintei"));
        let begun = progress(&[kintei[0], ("trix", 0b10)]);
        assert_eq!(key(&begun, "kintei"), Some("trix"));
        let every: Vec<_> = lessons::all()
            .iter()
            .map(|one| (one.key, all(one.key)))
            .collect();
        assert_eq!(key(&progress(&every), "kintei"), None);
    }

    #[test]
    fn a_lesson_that_is_begun_opens_where_it_was_left() {
        let lesson = lessons::find("trix").unwrap();
        let opened = |done| {
            let button =
                progress(&[("trix", done)]).open(lesson, ButtonStyle::Secondary, &Lang::english());
            let button = serde_json::to_value(button.unwrap()).unwrap();
            let text = |key: &str| button[key].as_str().unwrap().to_owned();
            (text("label"), text("custom_id"))
        };
        let at = |place| Action::Lesson("trix".to_owned(), place, ExerciseAction::Open);
        let id = |action: Action| action.write().unwrap();
        assert_eq!(opened(0), ("Learn Trix".to_owned(), id(at(0))));
        assert_eq!(opened(0b1), ("Go on with Trix".to_owned(), id(at(1))));
    }

    #[test]
    fn a_lesson_that_lost_steps_is_done_with_those_that_it_has() {
        let done = progress(&[("kintei", 0xff)]);
        assert_eq!(done.done(), 1);
    }

    #[test]
    fn the_list_fits_a_message_in_all_languages() {
        let every: Vec<_> = lessons::all().iter().map(|one| (one.key, 0xff)).collect();
        for lang in lengths::languages() {
            for done in [&every[..0], &every[..1], &every] {
                progress(done).list(&lang);
            }
            progress(&[("kumo", 1)]).list(&lang);
        }
    }
}
