//! The command line: bot, sandbox, perft, trace, think, analyse, solve, gallery, backup, restore, copy, doctor.

use std::fs;
use std::io::{self, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use anyhow::{Context, bail};
use clap::{Parser, Subcommand};
use discord_sandbox::Sandbox;
use rand::SeedableRng;
use rand::rngs::SysRng;
use tavolino::cli;
use tavolino::config::{self, Calls, Computer, Config, Connection, Lines};
use tavolino::discord::{self, Bot, Health};
use tavolino::doctor;
use tavolino::gallery;
use tavolino::game::Rng;
use tavolino::host::{Host, ShardRange, Timestamp};
use tavolino::metrics;
use tavolino::store::copying::Progress;
use tavolino::store::{Age, Change, Lock, Store};
#[cfg(target_os = "linux")]
use tavolino::systemd;
use tavolino::watchdog;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tracing::{Level, error};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// A Discord bot that hosts board games for friends who play when they have time.
#[derive(Debug, Parser)]
#[command(name = "tavolino", arg_required_else_help = true)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot on Discord; .env.example says what it needs
    Bot {
        /// Serve only these parts of the servers, beside other processes; SHARDS says the same
        #[arg(long, value_name = "FIRST-LAST/ALL")]
        shards: Option<ShardRange>,
    },
    /// Try the bot in a browser, with a Discord of its own on this machine
    Sandbox {
        /// The port of the web page
        #[arg(long, default_value_t = 8787)]
        port: u16,
        /// Forget all games and messages of earlier runs
        #[arg(long)]
        fresh: bool,
        /// Where games and messages are kept
        #[arg(long, default_value = "data/sandbox")]
        data: PathBuf,
        /// Where it listens; whoever can reach that is all of its people at once
        #[arg(long, value_name = "IP", default_value_t = IpAddr::from(Ipv4Addr::LOCALHOST))]
        address: IpAddr,
        /// A name under which browsers may reach it, beside localhost
        #[arg(long = "host", value_name = "NAME")]
        hosts: Vec<String>,
    },
    Perft(cli::Perft),
    Trace(cli::Trace),
    Think(cli::Think),
    Analyse(cli::Analyse),
    Solve(cli::Solve),
    /// Draw a board of every game on one sheet
    Gallery {
        /// The PNG file to make
        file: PathBuf,
    },
    /// Copy the database to a new file, also while the bot runs
    Backup {
        /// The file to make
        #[arg(required_unless_present_any = ["dir", "noted"])]
        file: Option<PathBuf>,
        /// Make a dated file in this folder instead, and delete its dated backups that are too old
        #[arg(long, conflicts_with = "file")]
        dir: Option<PathBuf>,
        /// How many days the dated backups are kept
        #[arg(long, default_value_t = 30, requires = "dir")]
        keep_days: u32,
        /// Only note, for `doctor`, that another program has just made one, such as `pg_dump`
        #[arg(long, conflicts_with_all = ["file", "dir"])]
        noted: bool,
    },
    /// Put a backup in the place of the database; those who were erased since it was made are erased from it
    Restore {
        /// The backup
        #[arg(required_unless_present = "noted")]
        file: Option<PathBuf>,
        /// Another program has just done that, such as `pg_restore`: only erase from it those who were erased since
        #[arg(long, conflicts_with = "file")]
        noted: bool,
    },
    /// Copy everything to an empty database, of the other engine too, while no bot works on either
    #[command(
        after_help = "For instance: tavolino copy sqlite://data/tavolino.db postgres://bot@localhost/tavolino"
    )]
    Copy {
        /// The address of the database that there is
        from: String,
        /// The address of the one that is to be
        to: String,
    },
    /// Say what is not as it should be and what to do about it, and try games again that would not replay
    Doctor {
        /// Have the bot try everything again that could not be done or told, within a minute
        #[arg(long)]
        again: bool,
        /// Only try what the next start will change in the database: on a copy of a file; on a server it is taken back
        #[arg(long, conflicts_with = "again")]
        rehearse: bool,
    },
}

fn main() -> ExitCode {
    match run(Line::parse().command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("tavolino: {}", sentence(&error));
            ExitCode::FAILURE
        }
    }
}

/// An error and its causes, each told once: a sentence may tell its cause already.
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

fn run(command: Command) -> anyhow::Result<ExitCode> {
    // A missing .env is no mistake; an unreadable one is.
    if let Err(error) = dotenvy::dotenv()
        && !error.not_found()
    {
        bail!("the file .env cannot be read: {error}");
    }
    let done = match command {
        Command::Bot { shards } => {
            log()?;
            let mut config = Config::from_env()?;
            config.shards = shards.or(config.shards);
            block_on(bot(config))
        }
        Command::Sandbox {
            port,
            fresh,
            data,
            address,
            hosts,
        } => {
            log()?;
            let options = discord_sandbox::Options {
                address: SocketAddr::from((address, port)),
                data: Some(data.clone()),
                fresh,
                hosts,
                calls_per_second: Some(50),
                ..discord_sandbox::Options::default()
            };
            block_on(play(options, &data))
        }
        Command::Perft(args) => Ok(cli::perft(&args, &mut chance()?, &mut io::stdout().lock())?),
        Command::Trace(args) => Ok(cli::trace(
            &args,
            &mut chance()?,
            io::stdin().lock(),
            &mut io::stdout().lock(),
        )?),
        Command::Think(args) => Ok(cli::think(
            &args,
            &mut chance()?,
            io::stdin().lock(),
            &mut io::stdout().lock(),
        )?),
        Command::Analyse(args) => Ok(cli::analyse(
            &args,
            &mut chance()?,
            io::stdin().lock(),
            &mut io::stdout().lock(),
        )?),
        Command::Solve(args) => Ok(cli::solve(&args, &mut chance()?, &mut io::stdout().lock())?),
        Command::Gallery { file } => fs::write(&file, gallery::gallery()?)
            .with_context(|| format!("{} cannot be written", file.display())),
        Command::Backup { noted: true, .. } => block_on(noted()),
        Command::Backup {
            file: Some(file), ..
        } => block_on(backup(file)),
        Command::Backup {
            file: None,
            dir,
            keep_days,
            ..
        } => {
            let dir = dir.context("a file or --dir is needed")?;
            block_on(back_up(dir, keep_days))
        }
        Command::Restore {
            file: Some(file), ..
        } => block_on(restore(&file)),
        Command::Restore { file: None, .. } => block_on(restored()),
        Command::Copy { from, to } => block_on(copy(&from, &to)),
        Command::Doctor { rehearse: true, .. } => block_on(rehearse()),
        Command::Doctor { again, .. } => return block_on(async { Ok(doctor(again).await) }),
    };
    done.map(|()| ExitCode::SUCCESS)
}

/// Runs to the end. After an error nothing holds the program that is no longer waited for, such as a name that is looked up.
fn block_on<T>(ending: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = Runtime::new()?;
    let done = runtime.block_on(ending);
    if done.is_err() {
        runtime.shutdown_background();
    }
    done
}

/// Chance for what `--setup` does not settle.
fn chance() -> anyhow::Result<Rng> {
    Ok(Rng::try_from_rng(&mut SysRng)?)
}

/// What the libraries say in detail holds what is sent: tokens, hands, what people type. No `RUST_LOG` shows that; only which
/// statements are run, for they are ours, and what is bound to them is not told.
fn log() -> anyhow::Result<()> {
    let asked =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,serenity=warn"));
    let harmless = filter_fn(|line| {
        let ours = line.target().split("::").next() == Some(env!("CARGO_CRATE_NAME"));
        // A server tells at each start that what is there need not be made.
        let is_chat = line.target() == "sqlx::postgres::notice" && *line.level() > Level::WARN;
        ours || line.target() == "sqlx::query" || *line.level() <= Level::INFO && !is_chat
    });
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    let lines = match config::log()? {
        Lines::Text => lines.boxed(),
        // What a line says beside its words is found without looking into another object.
        Lines::Json => lines
            .json()
            .flatten_event(true)
            .with_span_list(false)
            .boxed(),
    };
    tracing_subscriber::registry()
        .with(lines.with_filter(harmless))
        .with(asked)
        .init();
    Ok(())
}

async fn bot(config: Config) -> anyhow::Result<()> {
    let pages = pages(config.metrics).await?;
    let _lock = Lock::take(&config.database)?;
    let store = Store::open(&config.database).await?;
    let host = Arc::new(Host::new(store).pausing(config.computer.pause));
    if config.shards.is_some_and(|shards| !shards.is_whole()) && !host.is_shared() {
        bail!(
            "a file is one process's, so it serves all shards, and not only those it was told to; several processes share a PostgreSQL server (OPERATING.md)"
        );
    }
    let (_, world_time) = watch::channel(Duration::ZERO);
    let bot = Bot {
        connection: &config.connection,
        computer: &config.computer,
        has_budgets: config.budgets,
        wanted: config.shards,
        calls: config.calls,
        host: Arc::clone(&host),
        health: watched(&host, pages),
        ahead: world_time,
    };
    #[cfg(target_os = "linux")]
    tokio::spawn({
        let health = Arc::clone(&bot.health);
        async move { systemd::stay_alive(|| health.alive()).await }
    });
    end_where_it_stands_still(Arc::clone(&bot.health))?;
    let ready = |link: &str| {
        println!("Invite the bot to a server: {link}");
        #[cfg(target_os = "linux")]
        systemd::ready();
    };
    let stop = async {
        asked_to_stop().await;
        #[cfg(target_os = "linux")]
        systemd::stopping();
    };
    let result = discord::run(bot, ready, stop).await;
    host.close().await;
    Ok(result?)
}

/// Ends the program where a loop of the bot stands still: every step may end there, and what restarts it goes on. On a thread of
/// its own, for the others may be what stands still.
fn end_where_it_stands_still(health: Arc<Health>) -> anyhow::Result<()> {
    let watchdog = std::thread::Builder::new().name("watchdog".to_owned());
    watchdog.spawn(move || {
        let reason = watchdog::until_still(|| health.alive(), watchdog::INTERVAL);
        error!("{reason}; the program ends, to be started anew");
        std::process::exit(1);
    })?;
    Ok(())
}

/// Where metrics and probes are to be served.
async fn pages(address: Option<SocketAddr>) -> anyhow::Result<Option<TcpListener>> {
    let Some(address) = address else {
        return Ok(None);
    };
    let listener = TcpListener::bind(address).await;
    let listener = listener.with_context(|| format!("METRICS cannot be served at {address}"))?;
    Ok(Some(listener))
}

/// By which others see how a bot is: whoever looks at the pages.
fn watched(host: &Arc<Host>, pages: Option<TcpListener>) -> Arc<Health> {
    let health = Arc::new(Health::new(Arc::clone(host)));
    if let Some(pages) = pages {
        let health = Arc::clone(&health);
        tokio::spawn(async move {
            if let Err(error) = metrics::serve(pages, health).await {
                tracing::error!("metrics are served no more: {error}");
            }
        });
    }
    health
}

async fn play(options: discord_sandbox::Options, data: &Path) -> anyhow::Result<()> {
    let pages = pages(config::metrics()?).await?;
    let games = data.join("tavolino.db");
    let database = format!("sqlite://{}", games.display());
    // Before anything of another one is forgotten.
    let _lock = Lock::take(&database)?;
    if options.fresh {
        for file in ["tavolino.db", "tavolino.db-wal", "tavolino.db-shm"] {
            match std::fs::remove_file(data.join(file)) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                    return Err(error).with_context(|| {
                        format!("{} cannot be removed", data.join(file).display())
                    });
                }
                _ => {}
            }
        }
    }
    let computer = Computer {
        solved: data.join("solved"),
        ..Computer::from_env()?
    };
    let store = Store::open(&database).await?;
    let host = Arc::new(Host::new(store).pausing(computer.pause));
    let discord = Sandbox::start(options).await?;
    let connection = Connection {
        token: discord.token().to_owned(),
        api: discord.url(),
    };
    let address = discord.url();
    let bot = Bot {
        connection: &connection,
        computer: &computer,
        has_budgets: config::budgets()?,
        wanted: None,
        calls: Calls::Unlimited,
        host: Arc::clone(&host),
        health: watched(&host, pages),
        ahead: discord.ahead(),
    };
    let ready = |_: &str| println!("A Discord of your own, with the bot in it: {address}");
    let result = discord::run(bot, ready, asked_to_stop()).await;
    host.close().await;
    discord.stop().await;
    Ok(result?)
}

async fn backup(file: PathBuf) -> anyhow::Result<()> {
    if file.exists() {
        bail!(
            "{} exists already; a backup never overwrites anything",
            file.display()
        );
    }
    let store = as_it_is().await?;
    store
        .copy_to(&file)
        .await
        .with_context(|| format!("{} cannot be written", file.display()))?;
    note_backup(&store);
    store.close().await;
    println!("The database is copied to {}.", file.display());
    Ok(())
}

async fn back_up(dir: PathBuf, keep_days: u32) -> anyhow::Result<()> {
    let store = as_it_is().await?;
    let made = store
        .back_up(&dir, keep_days, SystemTime::now().into())
        .await?;
    note_backup(&store);
    store.close().await;
    println!("The database is copied to {}.", made.file.display());
    for old in made.deleted {
        println!(
            "{} was older than {keep_days} days and is deleted.",
            old.display()
        );
    }
    Ok(())
}

async fn noted() -> anyhow::Result<()> {
    let store = as_it_is().await?;
    store.note_backup(SystemTime::now())?;
    store.close().await;
    println!("It is noted that a backup was made now.");
    Ok(())
}

/// Notes that a backup was made, for `doctor`; the backup is one without that too.
fn note_backup(store: &Store) {
    if let Err(error) = store.note_backup(SystemTime::now()) {
        eprintln!("`tavolino doctor` will not know of this backup: {error}");
    }
}

/// The database, opened to be read; says so if it is another program's.
async fn as_it_is() -> anyhow::Result<Store> {
    let (store, age) = Store::open_as_it_is(&config::database()).await?;
    match age {
        Age::Same => {}
        Age::Older => println!("The database is an older tavolino's, and stays so."),
        Age::Newer => println!("The database is a newer tavolino's, and stays so."),
    }
    Ok(store)
}

async fn restore(backup: &Path) -> anyhow::Result<()> {
    let address = config::database();
    Store::is_restored_by_us(&address)?;
    let lock = Lock::take(&address)?;
    let (store, age) = Store::open_as_it_is(&format!("sqlite://{}", backup.display())).await?;
    if age == Age::Newer {
        bail!(
            "{} is a newer tavolino's; restore it with that one",
            backup.display()
        );
    }
    let damage = store.damage().await?;
    if let Some(damage) = damage {
        bail!("{} is damaged: {damage}", backup.display());
    }
    let now = Timestamp::from(SystemTime::now());
    let before = Store::restore(&address, &store, now).await?;
    store.close().await;
    let erased = forget_again(&address, now).await?;
    drop(lock);
    println!("The database is what {} has.", backup.display());
    if let Some(before) = before {
        println!(
            "What it was before is kept in {}; delete that in time.",
            before.display()
        );
    }
    println!("People erased since it was made, and now from it too: {erased}.");
    Ok(())
}

async fn restored() -> anyhow::Result<()> {
    let address = config::database();
    let _lock = Lock::take(&address)?;
    let erased = forget_again(&address, SystemTime::now().into()).await?;
    println!("People erased since the backup was made, and now from it too: {erased}.");
    Ok(())
}

/// How many were erased since the backup was made that the database is; they are no longer in it.
async fn forget_again(address: &str, now: Timestamp) -> anyhow::Result<usize> {
    let store = Store::open(address).await?;
    store.must_be_idle().await?;
    let host = Host::new(store);
    let now = host.shared_time().await?.unwrap_or(now);
    let erased = host.forget_again(&mut chance()?, now).await?;
    host.close().await;
    Ok(erased)
}

async fn copy(from: &str, to: &str) -> anyhow::Result<()> {
    let mut all = 0;
    let erased = Store::copy(from, to, |progress| {
        let Progress {
            table,
            rows,
            is_whole,
        } = progress;
        let plural = if rows == 1 { "" } else { "s" };
        if is_whole {
            all += rows;
            println!("{table}: {rows} row{plural}, as they were.");
        } else {
            eprintln!("{table}: {rows} row{plural} …");
        }
    });
    let erased = erased.await?;
    println!("Everything is copied: {all} rows. What was copied is as it was.");
    if let Some(erased) = erased {
        println!(
            "Who was erased is written down in {}; that stays where the bot looks for it.",
            erased.display()
        );
    }
    println!("Set DATABASE_URL to the new address and start the bot; then make a backup.");
    Ok(())
}

async fn rehearse() -> anyhow::Result<()> {
    let (store, age) = Store::open_as_it_is(&config::database()).await?;
    match age {
        Age::Same => println!("The database is this tavolino's; nothing will change."),
        Age::Newer => println!("The database is a newer tavolino's; this one cannot use it."),
        Age::Older => {
            let changes = store.rehearse().await?;
            if store.is_on_server() {
                println!("The database was brought up to date, and all of that taken back:");
            } else {
                println!("A copy of the database was brought up to date:");
            }
            for Change { name, took } in changes {
                println!("{name}, in {took:.1?}");
            }
        }
    }
    store.close().await;
    Ok(())
}

/// What is to be done is told where it can be sent on; what was looked at beside it.
async fn doctor(again: bool) -> ExitCode {
    let report = doctor::examine(again).await;
    for seen in &report.seen {
        eprintln!("{seen}.");
    }
    for done in &report.done {
        println!("{done}");
    }
    for finding in &report.findings {
        for what in &finding.what {
            println!("{what}");
        }
        println!("  Next: {}", finding.next);
    }
    for unseen in &report.unseen {
        println!("{unseen}");
    }
    if !report.findings.is_empty() {
        return ExitCode::FAILURE;
    }
    if !again {
        let all = if report.unseen.is_empty() {
            "Everything"
        } else {
            "Everything else"
        };
        println!("{all} is as it should be.");
    }
    ExitCode::SUCCESS
}

/// Ready on Ctrl-C and on SIGTERM.
async fn asked_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        result = interrupted => if result.is_err() { std::future::pending().await },
        () = terminated => {}
    }
}
