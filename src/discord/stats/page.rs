//! A person's results in words.

use std::collections::BTreeMap;

use serenity::all::{ButtonStyle, CreateButton};
use strum::VariantArray;
use tavolino_games::board::GameEntry;
use tavolino_games::game::Lang;
use tavolino_games::games::GAMES;

use super::graph;
use crate::discord::action::{Action, StatsAction};
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::view::points;
use crate::discord::view::{Picture, Reply, button, menu, names, option, puzzle};
use crate::host::{Counted, Error, RatedWish, Rating, Results, Score, Strength, UserId};

/// Whether the reader sees their own results, with all that is theirs alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Their own.
    Own,
    /// Another person's, or their own as everybody may see them.
    Shown,
}

/// The results of a person.
pub struct Page<'a> {
    request: &'a Request<'a>,
    person: UserId,
    whose: Whose,
    lang: Lang,
}

impl<'a> Page<'a> {
    /// The page of a person.
    pub fn new(request: &'a Request<'a>, person: UserId, whose: Whose, lang: Lang) -> Page<'a> {
        Page {
            request,
            person,
            whose,
            lang,
        }
    }

    fn say(&self, key: &str) -> String {
        self.lang.say(key, &[])
    }

    fn is_own(&self) -> bool {
        self.whose == Whose::Own
    }

    /// The results in a game, or in all of them.
    ///
    /// # Errors
    ///
    /// [`Error::Store`] if the database fails.
    pub async fn of(&self, entry: Option<&'static GameEntry>) -> Result<Reply, Error> {
        let (host, guild) = (self.request.host(), self.request.guild());
        let results = host.results(self.person, guild, self.is_own()).await?;
        let rating = match (entry, guild) {
            (Some(entry), Some(guild)) => host.rating(self.person, guild, entry.info.key).await?,
            _ => None,
        };
        let mut lines = match entry {
            Some(entry) => self.game(entry, &results, rating.as_ref()).await?,
            None => self.all(&results),
        };
        if !self.is_own() {
            return Ok(Reply::private(lines.join("\n")));
        }
        let key = entry.map_or("", |entry| entry.info.key);
        let wishes = host.rating_wishes(self.person).await?;
        let row = self.buttons(key, rating.as_ref(), wishes.listed);
        if entry.is_none() {
            lines.extend(self.puzzles().await?);
        }
        if !wishes.listed {
            lines.push(self.say("stats-you-are-hidden"));
        }
        let games = played(&results).into_iter();
        let games = games.map(|entry| option(entry.info.name, entry.info.key));
        let games: Vec<_> = games.collect();
        let choose = (!games.is_empty())
            .then(|| {
                let prompt = self.say("stats-choose");
                menu(
                    &Action::Stats(StatsAction::Choose, String::new()),
                    &prompt,
                    games,
                )
            })
            .flatten();
        let wish_options = RatedWish::VARIANTS.iter();
        let wish_options = wish_options.map(|wish| {
            let name: &str = wish.into();
            let label = self.say(&format!("stats-rated-{name}"));
            option(&label, name).default_selection(*wish == wishes.rated)
        });
        let rated = menu(
            &Action::Stats(StatsAction::Rated, key.to_owned()),
            &self.say("stats-rated"),
            wish_options.collect(),
        );
        let menus = choose.into_iter().chain(rated);
        let reply = Reply::private(lines.join("\n"));
        Ok(menus.fold(reply, Reply::menu).buttons(row))
    }

    /// The days with a solved puzzle, which nobody else sees.
    async fn puzzles(&self) -> Result<Option<String>, Error> {
        let host = self.request.host();
        let open = host.open_day(self.request.guild(), now()).await?;
        let days = host.puzzle_days(self.person, open.day).await?;
        Ok(puzzle::days_solved(days, &self.lang))
    }

    /// The buttons below the own results; `listed`: whether lists may show the person.
    fn buttons(&self, key: &str, rating: Option<&Rating>, listed: bool) -> Vec<CreateButton> {
        let of = |action: StatsAction, label: &str| {
            let action = Action::Stats(action, key.to_owned());
            button(&action, &self.say(label), ButtonStyle::Secondary)
        };
        let graph = rating
            .filter(|rating| rating.belief.games > 1)
            .and_then(|_| of(StatsAction::Graph, "button-graph"));
        let hide = if listed {
            of(StatsAction::Hide, "button-hide-me")
        } else {
            of(StatsAction::Unhide, "button-show-me")
        };
        graph.into_iter().chain(hide).collect()
    }

    fn title(&self, subject: &str) -> String {
        let values = [
            ("who", names::person(self.person).into()),
            ("subject", subject.into()),
        ];
        self.lang.say("stats-title", &values)
    }

    fn score(&self, score: Score) -> String {
        let values = [
            ("won", score.won.into()),
            ("drawn", score.drawn.into()),
            ("lost", score.lost.into()),
        ];
        self.lang.say("stats-score", &values)
    }

    /// Every game with results.
    fn all(&self, results: &Results) -> Vec<String> {
        let mut lines = vec![self.title(&self.say("stats-all-games"))];
        for entry in GAMES {
            let of = |counted: &&Counted| counted.game == entry.info.key;
            let here: Vec<&Counted> = results.here.iter().filter(of).collect();
            let elsewhere: Vec<&Counted> = results.elsewhere.iter().filter(of).collect();
            let mut parts = Vec::new();
            let people = among_people(&here);
            if people.played() > 0 {
                parts.push(self.score(people));
            }
            parts.extend(self.together(&here));
            parts.extend(self.computers(&here, &elsewhere));
            let without = among_people(&elsewhere);
            if without.played() > 0 {
                let score = [("score", self.score(without).into())];
                parts.push(self.lang.say("stats-elsewhere", &score));
            }
            if !parts.is_empty() {
                let values = [
                    ("game", entry.info.name.into()),
                    ("results", parts.join(" · ").into()),
                ];
                lines.push(self.lang.say("stats-game", &values));
            }
        }
        if lines.len() == 1 {
            lines.push(self.say("stats-none"));
        }
        lines
    }

    /// One game.
    async fn game(
        &self,
        entry: &'static GameEntry,
        results: &Results,
        rating: Option<&Rating>,
    ) -> Result<Vec<String>, Error> {
        let (host, lang, key) = (self.request.host(), &self.lang, entry.info.key);
        let of = |counted: &&Counted| counted.game == key;
        let here: Vec<&Counted> = results.here.iter().filter(of).collect();
        let elsewhere: Vec<&Counted> = results.elsewhere.iter().filter(of).collect();
        let mut lines = vec![self.title(entry.info.name)];
        let people = among_people(&here);
        if people.played() > 0 {
            let seats = self.by_seat(&here);
            let all = [self.score(people)].into_iter().chain(seats);
            lines.push(all.collect::<Vec<_>>().join(" · "));
        }
        if let Some(guild) = self.request.guild() {
            let form = host.form(self.person, guild, key).await?;
            let mut parts = Vec::new();
            parts.extend(rating.map(|rating| self.rating(rating)));
            if !form.latest.is_empty() {
                let signs: Vec<&str> = form.latest.iter().rev().map(|score| sign(*score)).collect();
                let signs = [("signs", signs.join(" ").into())];
                parts.push(lang.say("stats-latest", &signs));
            }
            lines.extend((!parts.is_empty()).then(|| parts.join(" · ")));
            let mut parts = Vec::new();
            if self.is_own() && !form.rivals.is_empty() {
                let rivals = form
                    .rivals
                    .iter()
                    .map(|(rival, score)| format!("{} {}", names::person(*rival), balance(*score)));
                let rivals = [("rivals", rivals.collect::<Vec<_>>().join(" · ").into())];
                parts.push(lang.say("stats-rivals", &rivals));
            }
            parts.extend(self.computers(&here, &elsewhere));
            lines.extend((!parts.is_empty()).then(|| parts.join(" · ")));
            if form.run > 1 {
                let run = [("run", form.run.into())];
                lines.push(lang.say("stats-run", &run));
            }
        } else {
            lines.extend(self.computers(&here, &elsewhere));
        }
        lines.extend(self.together(&here));
        let without = among_people(&elsewhere);
        if without.played() > 0 {
            let score = [("score", self.score(without).into())];
            lines.push(lang.say("stats-elsewhere", &score));
        }
        if lines.len() == 1 {
            lines.push(self.say("stats-none"));
        }
        Ok(lines)
    }

    /// The results by seat, at tables of two.
    fn by_seat(&self, counted: &[&Counted]) -> Option<String> {
        let mut seats: BTreeMap<i64, Score> = BTreeMap::new();
        let of_two = counted.iter().filter(|counted| {
            counted.seats == 2 && counted.against.is_none() && counted.board.is_none()
        });
        for counted in of_two {
            let seat = seats.entry(counted.seat).or_default();
            seat.add(counted.score, counted.count);
        }
        let parts: Vec<String> = seats
            .into_iter()
            .map(|(seat, score)| {
                let values = [("seat", seat.into()), ("balance", balance(score).into())];
                self.lang.say("stats-seat", &values)
            })
            .collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    fn rating(&self, rating: &Rating) -> String {
        let belief = &rating.belief;
        let (mean, deviation) = (points(belief.mean), points(belief.deviation));
        if !rating.is_certain() {
            let values = [
                ("from", (mean - deviation).into()),
                ("to", (mean + deviation).into()),
                ("games", belief.games.into()),
            ];
            return self.lang.say("stats-rating-range", &values);
        }
        let (highest, game) = rating.highest;
        let values = [
            ("rating", mean.into()),
            ("deviation", deviation.into()),
            ("highest", points(highest).into()),
            ("game", game.into()),
        ];
        self.lang.say("stats-rating", &values)
    }

    /// The results against computers, which nobody else sees.
    fn computers(&self, here: &[&Counted], elsewhere: &[&Counted]) -> Option<String> {
        if !self.is_own() {
            return None;
        }
        let all = || here.iter().chain(elsewhere);
        let of = |strength: &Strength| {
            let mut score = Score::default();
            let own = all().filter(|counted| {
                counted.board.is_none() && counted.against.map(Strength::from) == Some(*strength)
            });
            own.for_each(|counted| score.add(counted.score, counted.count));
            let values = [
                ("strength", self.say(&format!("strength-{strength}")).into()),
                ("won", score.won.into()),
                ("played", score.played().into()),
            ];
            (score.played() > 0).then(|| self.lang.say("stats-computer", &values))
        };
        let parts: Vec<String> = Strength::VARIANTS.iter().filter_map(of).collect();
        let parts = (!parts.is_empty()).then(|| parts.join(", "))?;
        Some(
            self.lang
                .say("stats-computers", &[("results", parts.into())]),
        )
    }

    /// The results of cooperative games, by board and number of players.
    fn together(&self, here: &[&Counted]) -> Option<String> {
        let mut boards: BTreeMap<(&str, i64), Score> = BTreeMap::new();
        for counted in here {
            if let Some(board) = &counted.board {
                let score = boards.entry((board, counted.seats)).or_default();
                score.add(counted.score, counted.count);
            }
        }
        let parts: Vec<String> = boards
            .into_iter()
            .map(|((board, seats), score)| {
                let values = [
                    ("board", board.into()),
                    ("seats", seats.into()),
                    ("won", score.won.into()),
                    ("played", score.played().into()),
                ];
                self.lang.say("stats-board", &values)
            })
            .collect();
        let parts = (!parts.is_empty()).then(|| parts.join(", "))?;
        Some(
            self.lang
                .say("stats-together", &[("results", parts.into())]),
        )
    }

    /// The graph of the person's rating in a game; their results where there is none.
    ///
    /// # Errors
    ///
    /// [`Error::Store`] if the database fails.
    pub async fn graph(&self, entry: &'static GameEntry) -> Result<Reply, Error> {
        let Some(guild) = self.request.guild() else {
            return self.of(Some(entry)).await;
        };
        let rating = self
            .request
            .host()
            .rating(self.person, guild, entry.info.key);
        let Some(rating) = rating.await? else {
            return self.of(Some(entry)).await;
        };
        let host = self.request.host();
        let changes = host.rating_changes(self.person, guild, entry.info.key);
        let scene = graph::graph(&changes.await?, entry.info, &self.lang);
        let file = format!("{}-rating.png", entry.info.key);
        let picture = Picture::draw(entry.info.key, scene, file).await;
        let back = Action::Stats(StatsAction::Game, entry.info.key.to_owned());
        let back = button(&back, &self.say("button-back"), ButtonStyle::Secondary);
        let text = format!("{}\n{}", self.title(entry.info.name), self.rating(&rating));
        let reply = Reply::private(text).with(picture);
        Ok(reply.buttons(back.into_iter().collect()))
    }
}

/// The games with results, in the order of the registry.
fn played(results: &Results) -> Vec<&'static GameEntry> {
    let has = |entry: &&GameEntry| {
        let mut all = results.here.iter().chain(&results.elsewhere);
        all.any(|counted| counted.game == entry.info.key)
    };
    GAMES.iter().filter(has).collect()
}

/// The results among people who played against each other.
fn among_people(counted: &[&Counted]) -> Score {
    let mut score = Score::default();
    let among = counted
        .iter()
        .filter(|counted| counted.against.is_none() && counted.board.is_none());
    among.for_each(|counted| score.add(counted.score, counted.count));
    score
}

/// Wins and losses with a draw as half of each: `9:5`, `2½:1½`.
pub fn balance(score: Score) -> String {
    let half = |twice: i64| match (twice / 2, twice % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    };
    let own = half(2 * score.won + score.drawn);
    format!("{own}:{}", half(2 * score.lost + score.drawn))
}

/// The sign of a stored score.
fn sign(score: i64) -> &'static str {
    match score {
        2 => "+",
        1 => "=",
        _ => "–",
    }
}
