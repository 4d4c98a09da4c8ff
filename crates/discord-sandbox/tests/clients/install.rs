//! Libraries in folders of their own below `target/clients`, from their registries.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A library, and the way to install it and to run a bot with it.
pub struct Library {
    name: &'static str,
    kind: Kind,
}

enum Kind {
    Python,
    Node,
    Rust,
}

/// A library of Python.
pub fn python(name: &'static str) -> Library {
    Library {
        name,
        kind: Kind::Python,
    }
}

/// A library of Node.
pub fn node(name: &'static str) -> Library {
    Library {
        name,
        kind: Kind::Node,
    }
}

/// A library of Rust that is not built with the tests.
pub fn rust(name: &'static str) -> Library {
    Library {
        name,
        kind: Kind::Rust,
    }
}

/// Runs a command to its end; the reason if that fails.
fn run(command: &mut Command) -> Result<(), String> {
    let output = command.stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    let last: Vec<&str> = words.lines().rev().take(3).collect();
    Err(format!("{command:?}: {}", last.join(" / ")))
}

impl Library {
    /// The name of its folder.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Starts the bot of the walk; `None`, with a line of output, if the library cannot be had.
    pub fn start(&self, environment: &[(&str, String)]) -> Option<Child> {
        self.start_file("bot", environment)
    }

    /// Starts another bot of the library's folder.
    pub fn start_file(&self, file: &str, environment: &[(&str, String)]) -> Option<Child> {
        match self.install() {
            Ok(()) => {}
            Err(reason) => {
                // Past the capture of the test's output: nobody should believe that it ran.
                let _ = writeln!(std::io::stderr(), "SKIPPED {}: {reason}", self.name);
                return None;
            }
        }
        let mut bot = self.program(file);
        bot.envs(
            environment
                .iter()
                .map(|(key, value)| (*key, value.as_str())),
        );
        let bot = bot.stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
        Some(bot.expect("an installed bot starts"))
    }

    fn source(&self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/clients")
            .join(self.name)
    }

    fn folder(&self) -> PathBuf {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR"));
        target.join("clients").join(self.name)
    }

    fn install(&self) -> Result<(), String> {
        let (source, folder) = (self.source(), self.folder());
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        // Two tests can share a library: the second one finds it installed.
        let lock = File::create(folder.join("lock")).map_err(|error| error.to_string())?;
        lock.lock().map_err(|error| error.to_string())?;
        match self.kind {
            Kind::Python => {
                if !folder.join("bin/python").exists() {
                    run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
                }
                let mut pip = Command::new(folder.join("bin/python"));
                // Without its registry, it should give up soon.
                pip.args(["-m", "pip", "install", "--quiet", "--retries", "1"]);
                pip.args(["--timeout", "20", "-r"]);
                run(pip.arg(source.join("requirements.txt")))
            }
            Kind::Node => {
                for file in ["package.json", "bot.js"] {
                    std::fs::copy(source.join(file), folder.join(file))
                        .map_err(|error| error.to_string())?;
                }
                let mut npm = Command::new("npm");
                run(npm
                    .args(["install", "--fetch-retries=0", "--no-audit", "--no-fund"])
                    .current_dir(&folder))
            }
            Kind::Rust => {
                let cargo = || {
                    let mut cargo = Command::new(env!("CARGO"));
                    cargo.current_dir(&source).env("CARGO_TARGET_DIR", &folder);
                    cargo
                };
                run(cargo().args(["fetch", "--quiet", "--locked"]))?;
                // A bot that does not build is a fault and no reason to skip.
                run(cargo().args(["build", "--quiet", "--locked"])).expect("the bot builds");
                Ok(())
            }
        }
    }

    fn program(&self, file: &str) -> Command {
        match self.kind {
            Kind::Python => {
                let mut python = Command::new(self.folder().join("bin/python"));
                python.arg(self.source().join(format!("{file}.py")));
                python
            }
            Kind::Node => {
                let mut node = Command::new("node");
                node.arg(self.folder().join("bot.js"));
                node
            }
            Kind::Rust => Command::new(self.folder().join("debug/walk")),
        }
    }
}
