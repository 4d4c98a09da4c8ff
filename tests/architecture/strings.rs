//! Sentences in code that engineers read: log lines, and the messages of the laws of a game.

use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};

use crate::words;

/// Macros that write a log line.
const LOG_MACROS: &[&str] = &["error", "warn", "info", "debug", "trace"];

/// First words of a message that make it a question or leave out its subject.
const FIRST_OF_MESSAGE: &[&str] = &["it", "there", "whether"];

/// Each fault of the log lines of a file as `file:line: form`. A log line begins with a stable
/// phrase, by which it is found, and has its variables after it or as fields.
pub fn log_faults(file: &Path, text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    read_logs(tokens(text), &mut lines);
    let fault = |(line, message): (usize, Option<String>)| {
        let form = match message {
            None => "a log line without a message".to_owned(),
            Some(message) if message.starts_with('{') => {
                format!("a log line that begins with a variable: {message}")
            }
            Some(message) => words::fault_of_sentence(&message, &[])?,
        };
        Some(format!("{}:{line}: {form}", file.display()))
    };
    lines.into_iter().filter_map(fault).collect()
}

/// Each fault of the texts of a file of laws, outside its tests, as `file:line: form`.
pub fn message_faults(file: &Path, text: &str) -> Vec<String> {
    let mut texts = Vec::new();
    read_texts(tokens(text), &mut texts);
    let fault = |(line, message): (usize, String)| {
        let form = words::fault_of_sentence(&message, FIRST_OF_MESSAGE)?;
        Some(format!("{}:{line}: {form}", file.display()))
    };
    texts.into_iter().filter_map(fault).collect()
}

fn tokens(text: &str) -> TokenStream {
    text.parse().expect("a source file has tokens")
}

/// The log lines in these tokens: the line of each, and its message.
fn read_logs(tokens: TokenStream, found: &mut Vec<(usize, Option<String>)>) {
    let mut before = [String::new(), String::new()];
    for token in tokens {
        let word = token.to_string();
        if let TokenTree::Group(group) = token {
            let is_log = LOG_MACROS.contains(&before[0].as_str()) && before[1] == "!";
            if is_log {
                let line = group.span_open().start().line;
                found.push((line, message(group.stream())));
            } else {
                read_logs(group.stream(), found);
            }
        }
        let [_, last] = before;
        before = [last, word];
    }
}

/// The message among the arguments of a log macro: the text that is no field's value.
fn message(arguments: TokenStream) -> Option<String> {
    let mut before = String::new();
    for token in arguments {
        let word = token.to_string();
        if let Some(text) = text_of(&word).filter(|_| before != "=") {
            return Some(text);
        }
        before = word;
    }
    None
}

/// Every sentence in these tokens, with its line; attributes, and modules of tests, have none.
fn read_texts(tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    let mut before = [String::new(), String::new()];
    for token in tokens {
        let word = token.to_string();
        match token {
            TokenTree::Group(_) if before[1] == "#" || before == ["mod", "tests"] => {}
            TokenTree::Group(group) => read_texts(group.stream(), found),
            TokenTree::Literal(literal) => {
                let line = literal.span().start().line;
                let sentence = text_of(&word).filter(|text| text.contains(' '));
                found.extend(sentence.map(|text| (line, text)));
            }
            _ => {}
        }
        let [_, last] = before;
        before = [last, word];
    }
}

/// The text of a string literal; `None` for any other token.
fn text_of(word: &str) -> Option<String> {
    let inner = word.trim_start_matches(['r', '#']).trim_end_matches('#');
    let inner = inner.strip_prefix('"')?.strip_suffix('"')?;
    Some(inner.to_owned())
}

#[test]
fn a_log_line_that_nobody_can_search_for_is_found() {
    let faults = |line: &str| log_faults(Path::new("a.rs"), &format!("fn f() {{ {line} }}"));
    for line in [
        r#"error!("{problem}");"#,
        r#"warn!(game = "kumo", count, "{count} games");"#,
        r"match one { 1 => info!(?why), _ => {} }",
        r#"tracing::debug!(%id, "What was read: {id}");"#,
        r#"error!("row of somebody not read");"#,
    ] {
        assert_eq!(faults(line).len(), 1, "{line}");
    }
    for line in [
        r#"error!(game = %id, way = "text", "notices not read: {error}");"#,
        r#"println!("{problem}");"#,
        r"if info { 1 } else { 2 }",
    ] {
        assert_eq!(faults(line), [""; 0], "{line}");
    }
}

#[test]
fn a_law_that_is_a_question_is_found() {
    let text = r#"
        fn f() { law("whether it came again"); law("equal lines lead to equal positions"); }
        #[expect(unused, reason = "it is read elsewhere")]
        mod tests { fn g() { law("it is not read here"); } }
    "#;
    let faults = message_faults(Path::new("a.rs"), text);
    assert_eq!(faults.len(), 1, "{faults:?}");
}
