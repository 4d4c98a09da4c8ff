//! New databases as copies of one that has the present schema: the migrations, all of them, take
//! longer than most tests.

use std::path::Path;
use std::sync::LazyLock;
use std::thread;

use tavolino::store::Store;
use tokio::runtime::Runtime;

use super::engine;

/// A database without games.
enum Original {
    File(Vec<u8>),
    /// A folder's database on the server.
    OnServer(String),
}

static ORIGINAL: LazyLock<Original> = LazyLock::new(|| {
    let folder = engine::folder();
    let address = engine::address(folder.path());
    // The test is in a runtime of its own.
    let made = thread::spawn(move || {
        let migrated = async { Store::open(&address).await.unwrap().close().await };
        Runtime::new().unwrap().block_on(migrated);
    });
    made.join().unwrap();
    if engine::is_server() {
        Original::OnServer(engine::name(folder.path()))
    } else {
        Original::File(std::fs::read(engine::beside(folder.path(), "")).unwrap())
    }
});

/// Makes the database of a folder, if there is none.
pub fn database(folder: &Path) {
    match &*ORIGINAL {
        Original::File(content) => {
            let file = engine::beside(folder, "");
            if !file.exists() {
                std::fs::write(file, content).unwrap();
            }
        }
        Original::OnServer(name) => engine::copy(name, folder),
    }
}
