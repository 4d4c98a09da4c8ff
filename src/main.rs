//! The program `tavolino`.

use std::process::ExitCode;

fn main() -> ExitCode {
    tavolino::cli::main()
}
