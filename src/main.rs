//! The program `tavolino`: parses the command line and runs a subcommand.

mod cli;

use std::process::ExitCode;

use anyhow::bail;
use clap::Parser;

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("tavolino: {}", sentence(&error));
            ExitCode::FAILURE
        }
    }
}

fn run() -> anyhow::Result<ExitCode> {
    let line = cli::Line::parse();
    // A missing .env is allowed, an unreadable one is not.
    if let Err(error) = dotenvy::dotenv()
        && !error.not_found()
    {
        bail!("the file .env cannot be read: {error}");
    }
    line.run()
}

/// An error with its causes, each once: a sentence may contain its cause already.
fn sentence(error: &anyhow::Error) -> String {
    let mut sentence = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if sentence.contains(&cause) {
            continue;
        }
        if !sentence.is_empty() {
            sentence.push_str(": ");
        }
        sentence.push_str(&cause);
    }
    sentence
}
