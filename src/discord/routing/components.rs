//! Routing of buttons and menus. Any `custom_id`, also a forged one, gets an answer.

use std::sync::Arc;

use crate::discord::action::{
    Action, Against, First, InZone, MatchAction, Placement, ReminderAction, VacationAction,
};
use crate::discord::interaction::{
    Mode, Post, Request, Visibility, answer, is_direct_panel, request, say,
};
use crate::discord::play::alone;
use crate::discord::routing::target;
use crate::discord::turn::Choosing;
use crate::discord::view::{Reply, names};
use crate::discord::{
    agreements, analysis, blocks, gifts, hand, help, history, inbox, leaving, lessons, lobby, more,
    play, position, privacy, puzzles, registry, rematch, reminders, rules, settings, stats, turn,
    vacation,
};
use crate::host::{Again, Command, Error, MatchId, Record};

/// Answers a button or a menu.
pub async fn press(request: &Request<'_>) {
    let Some((custom_id, action)) = request.action() else {
        return say(request, stale(request)).await;
    };
    if let Action::Begin(game, Against::Anyone) = action {
        return play::begin_at_once(request, game).await;
    }
    let mode = mode(request, action).await;
    let visibility = match action.placement() {
        Placement::NewPublic => Visibility::Public,
        Placement::NewPrivate | Placement::InPlace => Visibility::Private,
    };
    let repeats = &request.data().repeats;
    // A second tap posts nothing, and starts no second game.
    let starts = matches!(action, Action::Alone(_, _, Some(_)) | Action::BeginIn(..));
    let is_once = visibility == Visibility::Public || starts;
    let post = request.message().filter(|_| is_once);
    let post = post.map(|message| Post {
        person: request.person(),
        message: message.id,
        custom_id: custom_id.to_owned(),
    });
    let is_new = |post: &Post| repeats.begin(post.clone(), request.id());
    if !post.as_ref().is_none_or(is_new) {
        let sentence = request.lang().say("posted-already", &[]);
        return say(request, Reply::refusal(sentence)).await;
    }
    // Boxed: the future of all features is too large for a stack.
    let work = Box::pin(act(request, action.clone()));
    let is_answered = answer(request, mode, visibility, work).await;
    if let Some(post) = post.filter(|_| !is_answered) {
        repeats.undo(&post);
    }
}

/// The message that the answer goes to.
async fn mode(request: &Request<'_>, action: &Action) -> Mode {
    if action.placement() != Placement::InPlace {
        return Mode::Anew;
    }
    match action {
        Action::RulesPage(_, _, reader) => rules::mode(request, *reader),
        Action::Lesson(..) => lessons::mode(request),
        Action::Match(id, MatchAction::Lobby(action)) => lobby::mode(request, id, *action).await,
        Action::Match(id, _) if is_direct_panel(request, id).await => Mode::InPlace,
        _ => Mode::private(request),
    }
}

async fn act(request: &Request<'_>, action: Action) -> Result<Reply, Error> {
    match action {
        Action::Rules(game) => Ok(rules::rules(&game, None, &request.lang()).await),
        Action::RulesPage(game, page, reader) => {
            Ok(rules::turn(request, &game, page, reader).await)
        }
        Action::Lesson(game, place, action) => lessons::press(request, &game, place, action).await,
        Action::Puzzle(game, id, action) => puzzles::press(request, &game, &id, action).await,
        Action::Practice(game, level) => puzzles::practise(request, &game, level).await,
        Action::Daily(action, day) => puzzles::daily(request, action, day).await,
        Action::Stats(action, game) => stats::press(request, action, &game).await,
        Action::Registry => Ok(registry::registry(request).await),
        Action::Choose => Ok(registry::about(request.chosen(), &request.lang()).await),
        Action::Explain => Ok(rules::rules(request.chosen(), None, &request.lang()).await),
        Action::Commands => Ok(help::commands(&request.lang())),
        Action::Begin(game, _) => alone::ask(request, &game, First::Person).await,
        Action::BeginIn(game, channel) => play::begin_in(request, &game, channel).await,
        Action::Alone(game, first, None) => alone::ask(request, &game, first).await,
        Action::Alone(game, first, Some(strength)) => {
            alone::start(request, &game, strength, first).await
        }
        Action::Reminders(ReminderAction::Show) => reminders::overview(request).await,
        Action::Reminders(ReminderAction::Every) => reminders::choose_interval(request).await,
        Action::Reminders(action) => reminders::press(request, action).await,
        Action::Vacation(VacationAction::Show) => vacation::overview(request).await,
        Action::Vacation(VacationAction::Start) => vacation::begin_chosen(request).await,
        Action::Vacation(VacationAction::End) => vacation::finish(request).await,
        Action::Inbox(list) => inbox::inbox(request, &list).await,
        Action::Filter(list) => inbox::inbox(request, &list.with_only(request.chosen())).await,
        Action::Setting(setting, value) => settings::press(request, &setting, &value).await,
        Action::Zone(InZone::Puzzles(channel, at), zone) => {
            settings::choose_zone(request, channel, at, zone).await
        }
        Action::Zone(set, zone) => reminders::choose_zone(request, set, &zone).await,
        Action::Block => blocks::press(request).await,
        // The question is only asked in private messages: elsewhere the button is forged.
        Action::Forget if !request.is_on_private_message() => Ok(stale(request)),
        Action::Forget => privacy::forget(request).await,
        Action::Which(command) => target::run_chosen(request, &command).await,
        Action::Match(id, action) => in_match(request, &id, action).await,
    }
}

async fn in_match(
    request: &Request<'_>,
    id: &MatchId,
    action: MatchAction,
) -> Result<Reply, Error> {
    // A button reaches only the matches that a command of the person reaches.
    let (host, person) = (request.host(), request.person());
    let record = host.find_code(id.as_str(), person, request.guild()).await?;
    request::log_match(&record);
    let outcome = do_in(request, &record, action).await;
    names::worded(outcome, &request.lang_at(&record))
}

async fn do_in(
    request: &Request<'_>,
    record: &Arc<Record>,
    action: MatchAction,
) -> Result<Reply, Error> {
    use MatchAction as Do;
    let id = record.id();
    let chosen = request.chosen();
    let menus = async |choosing, number, words: &str| {
        turn::menus(request, record, choosing, words, number).await
    };
    let act = async |command| agreements::act(request, record, command).await;
    match action {
        Do::Turn(number) => turn::open_from(request, record, number).await,
        Do::Walk(number, words) => menus(Choosing::Turn, number, &words).await,
        Do::Step(number) => menus(Choosing::Turn, number, chosen).await,
        Do::Claim(_) => turn::open(request, record, Choosing::Claim).await,
        Do::ClaimWalk(number, words) => menus(Choosing::Claim, number, &words).await,
        Do::ClaimStep(number) => menus(Choosing::Claim, number, chosen).await,
        Do::Confirm(number, text) | Do::CallOut(number, text) => {
            turn::confirm(request, record, &text, number).await
        }
        Do::Hand => hand::hand(request, record).await,
        Do::Text => position::board_as_text(request, record).await,
        Do::Panel => position::panel(request, record).await,
        Do::More(_) => more::more(request, record).await,
        Do::Resign(_) => leaving::resign(request, record),
        Do::ReallyResign(_) => turn::really_resign(request, record).await,
        Do::Abort(_) => leaving::abort(request, record, "").await,
        Do::ReallyAbort(_, reason) => leaving::really_abort(request, record, &reason).await,
        Do::Snooze(number) => reminders::snooze(request, record, Some(number)).await,
        Do::TakeBack(_) => agreements::undo(request, record).await,
        Do::OfferDraw(_) => agreements::draw(request, record).await,
        Do::Answer(answer) => agreements::answer(request, record, answer).await,
        Do::OfferSeat(_) => agreements::replace(request, record),
        Do::ReallyOfferSeat(_) => act(Command::OfferSeat).await,
        Do::KeepSeat(_) => act(Command::KeepSeat).await,
        Do::TakeSeat(seat) => act(Command::TakeSeat(seat)).await,
        Do::GiveTime(seat) => gifts::give(request, record, seat, None).await,
        Do::Gift(seat, None) => gifts::ask(request, record, seat),
        Do::Gift(seat, minutes) => gifts::give(request, record, seat, minutes).await,
        Do::OpenAgain => turn::open_again(request, record).await,
        Do::Rematch => rematch::rematch(request, record, Again::AsBefore).await,
        Do::Meet => rematch::rematch(request, record, Again::Meeting).await,
        Do::History(page) => history::turn_to(request, id, page, chosen).await,
        Do::Study(study) => analysis::study(request, record, study).await,
        Do::Missed(step, pressed) => {
            analysis::missed::exercise(request, record, step, pressed).await
        }
        Do::Record => history::record(request, id).await,
        Do::Replay => history::replay(request, record).await,
        Do::ShareReplay => history::share_replay(request, record).await,
        Do::SharePosition(step) => history::share_position(request, record, step).await,
        Do::Lobby(action) => lobby::act(request, id, action).await,
    }
}

/// The refusal of a stale or forged button.
fn stale(request: &Request<'_>) -> Reply {
    Reply::refusal(request.lang().say("stale-button", &[]))
}
