//! Discord's error answers: a status, a code and, for forms, the errors by field.

use std::cell::RefCell;
use std::future::Future;

use serde_json::{Map, Value, json};

tokio::task_local! {
    /// The unknown keys that a lenient request has had so far.
    static IGNORED: RefCell<Vec<String>>;
}

/// Runs a request whose unknown keys are ignored, as Discord does; its result and these keys.
/// Outside of it, an unknown key is an error of its form.
pub async fn lenient<F: Future>(request: F) -> (F::Output, Vec<String>) {
    let whole = async {
        let output = request.await;
        (output, IGNORED.with(RefCell::take))
    };
    IGNORED.scope(RefCell::default(), whole).await
}

/// An error answer in Discord's shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The HTTP status.
    pub status: u16,
    /// Discord's error code; 0 if there is none.
    pub code: u32,
    /// Discord's message.
    pub message: String,
    /// The errors of a form, by field.
    pub errors: Option<Value>,
}

/// Declares a constructor for each code of Discord's table.
macro_rules! refusals {
    ($($name:ident = $status:literal $code:literal $message:literal;)*) => {
        impl Refusal {
            $(
                #[doc = $message]
                pub fn $name() -> Refusal {
                    Refusal::new($status, $code, $message)
                }
            )*
        }
    };
}

refusals! {
    unauthorized = 401 0 "401: Unauthorized";
    not_found = 404 0 "404: Not Found";
    invalid_version = 400 50_041 "Invalid API version provided.";
    method_not_allowed = 405 0 "405: Method Not Allowed";
    unknown_application = 404 10_002 "Unknown Application";
    unknown_channel = 404 10_003 "Unknown Channel";
    unknown_guild = 404 10_004 "Unknown Guild";
    unknown_member = 404 10_007 "Unknown Member";
    unknown_message = 404 10_008 "Unknown Message";
    unknown_user = 404 10_013 "Unknown User";
    unknown_webhook = 404 10_015 "Unknown Webhook";
    unknown_role = 404 10_011 "Unknown Role";
    unknown_emoji = 400 10_014 "Unknown Emoji";
    unknown_ban = 404 10_026 "Unknown Ban";
    too_many_pins = 400 30_003 "Maximum number of pins reached for the channel (250)";
    too_many_reactions = 400 30_010 "Maximum number of reactions reached (20)";
    too_many_webhooks = 400 30_007 "Maximum number of webhooks reached (15)";
    slow_mode = 429 20_016 "This action cannot be performed due to slowmode rate limit.";
    wrong_channel_type = 400 50_024 "Cannot execute action on this channel type";
    invalid_role = 400 50_028 "Invalid Role";
    too_old_to_delete = 400 50_034 "You can only bulk delete messages that are under 14 days old.";
    poll_expired = 400 520_001 "Poll expired";
    no_poll = 400 520_006 "Cannot use an expired poll or a message without one";
    unknown_interaction = 404 10_062 "Unknown interaction";
    unknown_command = 404 10_063 "Unknown application command";
    too_many_commands = 400 30_032 "Maximum number of application commands reached (100)";
    too_large = 413 40_005 "Request entity too large";
    already_acknowledged = 400 40_060 "Interaction has already been acknowledged.";
    missing_access = 403 50_001 "Missing Access";
    not_in_dm = 403 50_003 "Cannot execute action on a DM channel";
    not_the_author = 403 50_005 "Cannot edit a message authored by another user";
    empty_message = 400 50_006 "Cannot send an empty message";
    cannot_dm = 403 50_007 "Cannot send messages to this user";
    missing_permissions = 403 50_013 "Missing Permissions";
    invalid_webhook_token = 401 50_027 "Invalid Webhook Token";
    invalid_recipient = 400 50_033 "Invalid Recipient(s)";
    thread_archived = 400 50_083 "Thread is archived";
    no_mutual_guild = 403 50_278 "Cannot send messages to this user due to having no mutual guilds";
    invalid_json = 400 50_109 "The request body contains invalid JSON.";
    already_a_thread = 400 160_004 "A thread has already been created for this message";
    thread_locked = 400 160_005 "Thread is locked";
    no_history_for_reply = 400 160_002 "Cannot reply without permission to read message history";
}

impl Refusal {
    /// A refusal with a code that has no constructor.
    pub fn new(status: u16, code: u32, message: &str) -> Refusal {
        Refusal {
            status,
            code,
            message: message.to_owned(),
            errors: None,
        }
    }

    /// The refusal of a call or a feature that Discord has and the sandbox lacks.
    pub fn lacks(feature: &str) -> Refusal {
        Refusal::new(501, 0, &format!("501: The sandbox has no {feature}"))
    }

    /// A refusal of a form with one error.
    pub fn form(at: &str, code: &str, message: &str) -> Refusal {
        let mut form = Form::default();
        form.wrong(at, code, message);
        form.finish().expect_err("one thing is wrong")
    }

    /// The JSON body.
    pub fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}

/// Errors in a body, collected field by field.
#[derive(Debug, Default)]
pub struct Form {
    errors: Map<String, Value>,
}

impl Form {
    /// Adds an error for the field at this dotted path.
    pub fn wrong(&mut self, at: &str, code: &str, message: &str) {
        let mut node = &mut self.errors;
        for key in at.split('.').filter(|key| !key.is_empty()) {
            node = node
                .entry(key)
                .or_insert_with(|| json!({}))
                .as_object_mut()
                .expect("inner nodes are objects");
        }
        node.entry("_errors")
            .or_insert_with(|| json!([]))
            .as_array_mut()
            .expect("errors are a list")
            .push(json!({ "code": code, "message": message }));
    }

    /// Adds an error if a text is shorter or longer than allowed, in characters.
    pub fn length(&mut self, at: &str, text: &str, least: usize, most: usize) {
        let length = text.chars().count();
        if length > most {
            let message = format!("Must be {most} or fewer in length.");
            self.wrong(at, "BASE_TYPE_MAX_LENGTH", &message);
        } else if length == 0 && least > 0 {
            self.wrong(at, "BASE_TYPE_REQUIRED", "This field is required");
        } else if length < least {
            let message = format!("Must be between {least} and {most} in length.");
            self.wrong(at, "BASE_TYPE_BAD_LENGTH", &message);
        }
    }

    /// Notes each unknown key: ignored in a lenient request, which the journal tells, else an
    /// error, so that a typing error does not pass unseen.
    pub fn keys(&mut self, at: &str, body: &Value, known: &[&str]) {
        for key in body.as_object().into_iter().flat_map(Map::keys) {
            if !known.contains(&key.as_str()) {
                let at = if at.is_empty() {
                    key.clone()
                } else {
                    format!("{at}.{key}")
                };
                let ignored = IGNORED.try_with(|list| list.borrow_mut().push(at.clone()));
                if ignored.is_err() {
                    self.wrong(&at, "SANDBOX_UNKNOWN_KEY", "Discord knows no such key.");
                }
            }
        }
    }

    /// Notes each unknown key and removes it, so that it does not come back in an answer.
    pub fn prune(&mut self, at: &str, body: &mut Value, known: &[&str]) {
        self.keys(at, body, known);
        if let Some(map) = body.as_object_mut() {
            map.retain(|key, _| known.contains(&key.as_str()));
        }
    }

    /// `Ok`, or a refusal with all errors.
    pub fn finish(self) -> Result<(), Refusal> {
        if self.errors.is_empty() {
            return Ok(());
        }
        let mut refusal = Refusal::new(400, 50_035, "Invalid Form Body");
        refusal.errors = Some(Value::Object(self.errors));
        Err(refusal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_says_what_is_wrong_where() {
        let mut form = Form::default();
        form.length("embeds.0.title", &"x".repeat(257), 0, 256);
        let refusal = form.finish().unwrap_err();
        assert_eq!((refusal.status, refusal.code), (400, 50_035));
        assert_eq!(
            refusal.body()["errors"]["embeds"]["0"]["title"]["_errors"][0]["message"],
            "Must be 256 or fewer in length."
        );
    }
}
