//! Polls: votes of people, and the end.

use serde_json::{Value, json};

use super::draft::Draft;
use super::message::NewMessage;
use super::refusal::Refusal;
use super::snowflake::Id;
use super::world::World;
use super::world::channel::Channel;
use super::world::message::{Message, POLL_RESULT, Poll};
use super::world::session::Intent;

impl World {
    /// Sets the answers that a person votes for; an empty list takes the vote back.
    pub fn vote(
        &mut self,
        user: Id,
        place: &Channel,
        id: Id,
        answers: &[u64],
    ) -> Result<(), Refusal> {
        let now = self.clock.now();
        let message = self
            .message_mut(place.id, id)
            .ok_or_else(Refusal::unknown_message)?;
        let poll = message.poll.as_mut().ok_or_else(Refusal::unknown_message)?;
        if poll.is_over || now > poll.ends {
            return Err(Refusal::poll_expired());
        }
        let count = poll.answers.len() as u64;
        let is_known = |answer: &u64| (1..=count).contains(answer);
        if !answers.iter().all(is_known) || answers.len() > 1 && !poll.many {
            return Err(Refusal::new(400, 0, "These answers cannot be chosen."));
        }
        let mut changes = Vec::new();
        for (number, choice) in (1_u64..).zip(&mut poll.answers) {
            let had = choice.users.contains(&user);
            let has = answers.contains(&number);
            if had && !has {
                choice.users.retain(|other| *other != user);
                changes.push(("MESSAGE_POLL_VOTE_REMOVE", number));
            } else if has && !had {
                choice.users.push(user);
                changes.push(("MESSAGE_POLL_VOTE_ADD", number));
            }
        }
        let intent = match place.guild {
            Some(_) => Intent::GUILD_POLLS,
            None => Intent::DIRECT_POLLS,
        };
        for (name, answer) in changes {
            let mut event = json!({
                "user_id": user, "channel_id": place.id, "message_id": id, "answer_id": answer,
            });
            if let Some(guild) = place.guild {
                event["guild_id"] = json!(guild);
            }
            self.sessions.dispatch(name, &event, intent, place.guild);
        }
        self.show_again(place, id);
        Ok(())
    }

    /// Ends a poll now.
    pub fn end_poll(&mut self, channel: Id, id: Id) -> Result<Message, Refusal> {
        let now = self.clock.now();
        let message = self
            .message_mut(channel, id)
            .ok_or_else(Refusal::unknown_message)?;
        let poll = message.poll.as_mut().ok_or_else(Refusal::no_poll)?;
        if poll.is_over {
            return Err(Refusal::poll_expired());
        }
        poll.is_over = true;
        poll.ends = poll.ends.min(now);
        let result = result(poll);
        let message = message.clone();
        self.message_event("MESSAGE_UPDATE", &message);
        self.send(NewMessage {
            channel,
            author: message.author,
            kind: POLL_RESULT,
            draft: Draft {
                reference: Some(id),
                embeds: Some(vec![result]),
                ..Draft::default()
            },
            ..NewMessage::default()
        });
        Ok(message)
    }

    /// Ends the polls whose time is over.
    pub fn end_polls(&mut self) {
        let now = self.clock.now();
        let mut open = std::mem::take(&mut self.open_polls);
        let ends = |(channel, id): &(Id, Id)| {
            let message = self.message(*channel, *id)?;
            message
                .poll
                .as_ref()
                .filter(|poll| !poll.is_over)
                .map(|poll| poll.ends)
        };
        open.retain(|poll| ends(poll).is_some());
        let is_over = |poll: &(Id, Id)| ends(poll).is_some_and(|ends| now > ends);
        let over: Vec<(Id, Id)> = open.iter().copied().filter(is_over).collect();
        self.open_polls = open;
        for (channel, id) in over {
            // The poll was there a moment ago.
            let _ = self.end_poll(channel, id);
        }
    }
}

/// The embed of a result, as Discord makes it.
fn result(poll: &Poll) -> Value {
    let votes = |index: usize| poll.answers[index].users.len();
    let total: usize = (0..poll.answers.len()).map(votes).sum();
    let field = |name: &str, value: &str| json!({ "name": name, "value": value, "inline": false });
    let mut fields = vec![
        field("poll_question_text", &poll.question),
        field("total_votes", &total.to_string()),
    ];
    let best = (0..poll.answers.len()).max_by_key(|index| votes(*index));
    if let Some(best) = best.filter(|best| votes(*best) > 0) {
        let text = poll.answers[best].media["text"]
            .as_str()
            .unwrap_or_default();
        fields.push(field("victor_answer_id", &(best + 1).to_string()));
        fields.push(field("victor_answer_text", text));
        fields.push(field("victor_answer_votes", &votes(best).to_string()));
    }
    json!({ "type": "poll_result", "fields": fields })
}
