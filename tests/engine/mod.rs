//! The database engine under test: SQLite, or PostgreSQL with `TEST_DATABASE=postgres`. Then the
//! tests start a server of their own in a temporary folder. Where PostgreSQL is not installed, the
//! tests end at once and print so; with `CI` set they fail.
#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "every test binary uses a part of it, and a test that cannot go on fails"
)]

use std::collections::HashSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{LazyLock, Mutex};
use std::time::{Duration, Instant};

use sqlx::AnyPool;
use sqlx::any::AnyPoolOptions;
use tempfile::TempDir;

/// Whether the engine is PostgreSQL.
pub fn is_server() -> bool {
    std::env::var("TEST_DATABASE").is_ok_and(|engine| engine == "postgres")
}

/// The reason why the engine cannot be tested here; `None` if it can.
pub fn unavailable() -> Option<&'static str> {
    without_server().filter(|_| is_server())
}

/// The reason why no server can be started; `None` if one can, or must, be.
fn without_server() -> Option<&'static str> {
    let is_missing = programs().is_none() && std::env::var_os("CI").is_none();
    is_missing.then_some("PostgreSQL is not installed here")
}

/// Ends the test program with success. A running test cannot become ignored, and its output would
/// be captured.
fn ignore_all(why: &str) -> ! {
    let _ = writeln!(std::io::stderr(), "\nall ignored: {why}");
    std::process::exit(0);
}

/// Whether a test is about files and so does nothing with a server; prints the reason.
pub fn is_about_files(why: &str) -> bool {
    if is_server() {
        println!("not on a server: {why}");
    }
    is_server()
}

/// A port that no process listens at: the listener that reserved it is closed again.
pub fn free_port() -> u16 {
    let free = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    free.local_addr().unwrap().port()
}

/// A temporary folder, in memory where possible: a commit waits for the disk, and only a power cut
/// would show the difference.
pub fn folder() -> TempDir {
    // Here, because every test needs a folder before anything else.
    if let Some(why) = unavailable() {
        ignore_all(why);
    }
    TempDir::new_in("/dev/shm")
        .or_else(|_| TempDir::new())
        .unwrap()
}

/// The address of the database that belongs to a folder.
pub fn address(folder: &Path) -> String {
    if !is_server() {
        return format!("sqlite://{}", folder.join("games.db").display());
    }
    SERVER.database(&name(folder))
}

/// Makes the database of a folder on the server, if there is none, as a copy of another one to
/// which nobody is connected.
pub fn copy(original: &str, folder: &Path) {
    SERVER.make(&name(folder), &["-T", original]);
}

/// The name of a folder's database on the server.
pub fn name(folder: &Path) -> String {
    let folder = folder.display().to_string();
    let letters = folder.chars().filter(char::is_ascii_alphanumeric);
    letters.collect::<String>().to_lowercase()
}

/// A file beside the database of a folder, in which the program runs.
pub fn beside(folder: &Path, ending: &str) -> PathBuf {
    let named = if is_server() {
        format!("data/{}{ending}", name(folder))
    } else {
        format!("games.db{ending}")
    };
    folder.join(named)
}

/// A second connection to the database of a folder.
pub async fn pool(folder: &Path) -> AnyPool {
    connect(&address(folder)).await
}

/// A connection to the database at an address.
pub async fn connect(address: &str) -> AnyPool {
    // Fails where they are installed already.
    let _ = sqlx::any::install_drivers(&[sqlx_postgres::any::DRIVER, sqlx_sqlite::any::DRIVER]);
    // As in the store: the task that closes idle connections can spin for ever.
    let pool = AnyPoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None);
    pool.connect(address).await.unwrap()
}

/// The tables, except the engine's own and those of running processes.
pub async fn tables(pool: &AnyPool) -> Vec<String> {
    let address = pool.connect_options();
    let query = if address.database_url.scheme() == "postgres" {
        "select cast(table_name as text) from information_schema.tables where table_schema = 'public' and table_name not in ('_sqlx_migrations', 'leases')"
    } else {
        "select name from sqlite_master where type = 'table' and name <> '_sqlx_migrations'"
    };
    sqlx::query_scalar(query).fetch_all(pool).await.unwrap()
}

static SERVER: LazyLock<Server> = LazyLock::new(|| Server::start(Way::Socket));

/// A way to reach a server.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// A socket in the server's folder.
    Socket,
    /// A port of this machine, also with a self-signed certificate.
    Port(u16),
}

/// A PostgreSQL server in a folder of its own.
pub struct Server {
    pub folder: PathBuf,
    way: Way,
    programs: PathBuf,
    made: Mutex<HashSet<String>>,
    /// Stops the server and deletes the folder when this process ends, when no process writes to it
    /// any more.
    _keeper: Mutex<Child>,
}

impl Server {
    pub fn start(way: Way) -> Server {
        if let Some(why) = without_server() {
            ignore_all(why);
        }
        let folder = folder();
        let programs = programs().expect("PostgreSQL is installed where TEST_DATABASE asks for it");
        let folder = folder.keep();
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&folder));
        }
        let data = folder.join("data");
        run(as_nobody_special(&programs.join("initdb"))
            .args([
                "-A",
                "trust",
                "-U",
                "tavolino",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-sync",
                "-D",
            ])
            .arg(&data)
            .stdout(Stdio::null()));
        let mut server = as_nobody_special(&programs.join("postgres"));
        server.arg("-D").arg(&data).arg("-k").arg(&folder);
        server.args(["-F", "-c", "max_connections=500"]);
        match way {
            Way::Socket => server.args(["-h", ""]),
            Way::Port(port) => {
                certify(&folder);
                let port = port.to_string();
                let file = |name: &str| folder.join(name).display().to_string();
                server.args(["-h", "127.0.0.1", "-p", &port, "-c", "ssl=on"]);
                server.args(["-c", &format!("ssl_cert_file={}", file("certificate"))]);
                server.args(["-c", &format!("ssl_key_file={}", file("key"))])
            }
        };
        // However this process ends, its end of the pipe closes.
        let keep = r#"exec 3<&0; "$@" </dev/null >"$FOLDER/log" 2>&1 & server=$!
            cat <&3 >/dev/null; kill -QUIT $server $(head -n 1 "$FOLDER/data/postmaster.pid"); wait; rm -rf "$FOLDER""#;
        let keeper = Command::new("sh")
            .args(["-c", keep, "keeper"])
            .arg(server.get_program())
            .args(server.get_args())
            .env("FOLDER", &folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let begun = Instant::now();
        while !ready(&programs, &folder, way) {
            assert!(begun.elapsed() < Duration::from_secs(30), "no server comes");
            std::thread::sleep(Duration::from_millis(50));
        }
        Server {
            folder,
            way,
            programs,
            made: Mutex::default(),
            _keeper: Mutex::new(keeper),
        }
    }

    /// Crashes the server and starts it again, like a power cut.
    pub fn crash(&self) {
        let restart = &mut as_nobody_special(&self.programs.join("pg_ctl"));
        restart.args(["restart", "-w", "-s", "-m", "immediate", "-D"]);
        run(restart
            .arg(self.folder.join("data"))
            .stdout(Stdio::null())
            .stderr(Stdio::null()));
    }

    /// Makes the database with a name, if there is none.
    fn make(&self, name: &str, options: &[&str]) {
        let mut made = self.made.lock().unwrap();
        if made.insert(name.to_owned()) {
            run(Command::new(self.programs.join("createdb"))
                .args(["-U", "tavolino", "-p", &self.way.port(), "-h"])
                .arg(&self.folder)
                .args(options)
                .arg(name));
        }
    }

    /// The address of the database with a name.
    pub fn database(&self, name: &str) -> String {
        self.make(name, &[]);
        let host = self.folder.display();
        match self.way {
            Way::Socket => format!("postgres://tavolino@localhost/{name}?host={host}"),
            Way::Port(port) => format!("postgres://tavolino@localhost:{port}/{name}"),
        }
    }
}

impl Way {
    fn port(self) -> String {
        match self {
            Way::Socket => "5432".to_owned(),
            Way::Port(port) => port.to_string(),
        }
    }
}

/// Creates a key and a certificate for this machine.
fn certify(folder: &Path) {
    run(as_nobody_special(Path::new("openssl"))
        .args(["req", "-x509", "-newkey", "ec", "-nodes", "-days", "2"])
        .args(["-pkeyopt", "ec_paramgen_curve:prime256v1"])
        .args(["-subj", "/CN=localhost"])
        .args(["-addext", "subjectAltName=DNS:localhost"])
        .args(["-addext", "basicConstraints=critical,CA:FALSE", "-keyout"])
        .arg(folder.join("key"))
        .arg("-out")
        .arg(folder.join("certificate"))
        .stderr(Stdio::null()));
}

/// The directory of the newest server's programs; `None` if there is none.
pub fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let folders = versions.map(|version| version.unwrap().path().join("bin"));
    let number = |folder: &PathBuf| {
        let version = folder.parent()?.file_name()?.to_str()?;
        version.parse::<u32>().ok()
    };
    folders.max_by_key(number)
}

fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// A command as another user: the server refuses to run as root.
fn as_nobody_special(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    command.arg(program);
    command
}

fn ready(programs: &Path, folder: &Path, way: Way) -> bool {
    let mut check = Command::new(programs.join("pg_isready"));
    check.args(["-q", "-p", &way.port(), "-h"]).arg(folder);
    check.status().unwrap().success()
}

fn run(command: &mut Command) {
    let status = command.status().unwrap();
    assert!(status.success(), "{command:?}");
}
