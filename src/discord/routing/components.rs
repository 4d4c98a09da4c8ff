//! Routing of buttons and menus. Any `custom_id`, also a forged one, gets an answer.

use std::sync::Arc;

use crate::discord::action::{
    Action, Against, First, InZone, MatchAction, Placement, ReminderAction, VacationAction,
};
use crate::discord::interaction::{
    Mode, Post, Request, Visibility, answer, answer_privately, is_direct_panel, request, say,
};
use crate::discord::play::alone;
use crate::discord::routing::target;
use crate::discord::turn::Choosing;
use crate::discord::view::{Reply, names};
use crate::discord::{
    absent, agreements, analysis, blocks, contests, gifts, hand, help, history, inbox, ladders,
    leagues, leaving, lessons, lobby, looking, more, notes, plans, play, position, privacy,
    puzzles, registry, rematch, reminders, rules, settings, stats, suggestions, turn, vacation,
    votes,
};
use crate::host::{Again, Command, Error, MatchId, Record};

/// Answers a button or a menu.
pub async fn press(request: &Request<'_>) {
    let Some((custom_id, action)) = request.action() else {
        return say(request, stale(request)).await;
    };
    if let Action::Match(id, MatchAction::Note) = action {
        return Box::pin(notes::open(request, id)).await;
    }
    if action == &Action::Better {
        return Box::pin(suggestions::open(request)).await;
    }
    if let Action::Begin(game, Against::Anyone) = action {
        return play::begin_at_once(request, game).await;
    }
    let mode = mode(request, action).await;
    let visibility = match action.placement() {
        Placement::NewPublic => Visibility::Public,
        Placement::NewPrivate | Placement::InPlace => Visibility::Private,
    };
    let repeats = &request.data().repeats;
    // A second tap posts nothing, starts no second game and invites nobody twice.
    let starts = matches!(
        action,
        Action::Alone(_, _, Some(_)) | Action::BeginIn(..) | Action::Invite(..) | Action::With(_)
    );
    let is_once = visibility == Visibility::Public || starts;
    let post = request.message().filter(|_| is_once);
    let post = post.map(|message| Post {
        person: request.person(),
        message: message.id,
        custom_id: format!("{custom_id}{}", request.chosen()),
    });
    let is_new = |post: &Post| repeats.begin(post.clone(), request.id());
    if !post.as_ref().is_none_or(is_new) {
        let sentence = request.lang().say("posted-already", &[]);
        return say(request, Reply::refusal(sentence)).await;
    }
    // Boxed: the future of all features is too large for a stack.
    let is_answered = if let Action::With(guest) = action {
        Box::pin(play::with::begin(request, request.chosen(), *guest)).await
    } else {
        let work = Box::pin(act(request, action.clone()));
        answer(request, mode, visibility, work).await
    };
    if let Some(post) = post.filter(|_| !is_answered) {
        repeats.undo(&post);
    }
}

/// Answers a field that was filled in.
pub async fn submit(request: &Request<'_>) {
    match request.action() {
        Some((_, Action::Match(id, MatchAction::SaveNote))) => {
            answer_privately(request, notes::save(request, id)).await;
        }
        Some((_, Action::SaveBetter)) => {
            answer_privately(request, suggestions::save(request)).await;
        }
        _ => say(request, stale(request)).await,
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
        Action::Lessons => lessons::list(request).await,
        Action::Teach => lessons::learn(request, Some(request.chosen())).await,
        Action::Puzzle(game, id, action) => puzzles::press(request, &game, &id, action).await,
        Action::Practice(game, level) => puzzles::practise(request, &game, level).await,
        Action::Run(game, kind) => puzzles::run::press(request, &game, &kind).await,
        Action::Today => puzzles::puzzle(request, None, None).await,
        Action::Daily(action, day) => puzzles::daily(request, action, day).await,
        Action::Stats(action, game) => stats::press(request, action, &game).await,
        Action::Month(month) => stats::month(request, Some(month), false).await,
        Action::Registry => Ok(registry::registry(request).await),
        Action::Choose => Ok(registry::about(request.chosen(), &request.lang()).await),
        Action::Explain => Ok(rules::rules(request.chosen(), None, &request.lang()).await),
        Action::Looking(action) => looking::press(request, action).await,
        Action::Contest(action, id) => contests::press(request, action, id).await,
        Action::Ladder(action, guild, game) => ladders::press(request, action, guild, &game).await,
        Action::Challenge(answer, id) => ladders::answer(request, answer, id).await,
        Action::League(action, guild, game) => leagues::press(request, action, guild, &game).await,
        Action::Commands => Ok(help::commands(&request.lang())),
        Action::Begin(game, _) => alone::ask(request, &game, First::Person).await,
        Action::BeginIn(game, channel) => play::begin_in(request, &game, channel, None).await,
        Action::Invite(game, channel, guest) => {
            play::begin_in(request, &game, channel, Some(guest)).await
        }
        // Answered by `press`, or when a field is sent.
        Action::With(_) | Action::Better | Action::SaveBetter => Ok(stale(request)),
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
        Action::Vacation(VacationAction::NetOn) => vacation::set_net(request, true).await,
        Action::Vacation(VacationAction::NetOff) => vacation::set_net(request, false).await,
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
        Action::Welcome => help::welcome(request).await,
        Action::Settings => settings::show(request).await,
        Action::Stay => Ok(privacy::stay(request)),
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
        Do::Watch(action) => more::watch(request, record, action).await,
        Do::FindSubstitute(seat) => absent::find_substitute(request, record, seat).await,
        Do::LimitWait(seat) => absent::limit_wait(request, record, seat).await,
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
        Do::Ahead(number, on) => plans::walk(request, record, number, on).await,
        Do::SavePlan(number, path) => plans::save(request, record, number, path).await,
        Do::RemoveAnswer => plans::remove(request, record).await,
        // Answered by `press` and `submit`: elsewhere the button is forged.
        Do::Note | Do::SaveNote => Ok(stale(request)),
        Do::ClearPlan => plans::clear(request, record).await,
        Do::Missed(step, pressed) => {
            analysis::missed::exercise(request, record, step, pressed).await
        }
        Do::Propose(number, pressed) => votes::propose(request, record, number, pressed).await,
        Do::Votes(number) => votes::votes(request, record, number).await,
        Do::Candidate(number, place) => votes::candidate(request, record, number, place).await,
        Do::Vote(number, place) => votes::vote(request, record, number, place).await,
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
