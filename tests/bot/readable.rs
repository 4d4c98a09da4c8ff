//! Permissions of the files that the program writes: their owner alone may read them.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::house::{House, Match, engine};

/// Every file and folder below this one that others may read, write or enter.
fn open_to_others(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        // The operator chooses the place of the log.
        let is_log = path.ends_with("log.txt");
        if !is_log && path.metadata().unwrap().permissions().mode() & 0o077 != 0 {
            found.push(path.clone());
        }
        if path.is_dir() {
            found.extend(open_to_others(&path));
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn database_backups_and_what_lies_beside_them_are_their_owners() {
    if engine::is_about_files("who reads a server's database is the server's to say") {
        return;
    }
    let mut house = House::open().await;
    let folder = house.database().parent().unwrap().to_owned();
    let none: [PathBuf; 0] = [];
    {
        let ada = house.person("ada");
        let options = json!({ "opponent": "bruno", "order": "listed" });
        Match::start(&house, "kintei", options, &["ada", "bruno"]).await;
        let question = ada.command("games", "privacy delete", json!({})).await;
        ada.press(&question["message"], "Yes, erase everything")
            .await;
    }
    for file in ["", "-wal", "-shm", ".lock", ".erased"] {
        let file = folder.join(format!("games.db{file}"));
        assert!(file.exists(), "{}", file.display());
    }
    assert_eq!(open_to_others(&folder), none);
    let run = |arguments: &[&str]| {
        let done = house.program().args(arguments).output().unwrap();
        assert!(done.status.success(), "{done:?}");
    };
    tokio::task::block_in_place(|| {
        run(&["backup", "copy.db"]);
        run(&["backup", "--dir", "all/backups"]);
    });
    assert_eq!(fs::read_dir(folder.join("all/backups")).unwrap().count(), 1);
    assert_eq!(open_to_others(&folder), none);
    // As a program before this one left them.
    for file in ["games.db", "games.db-wal", "games.db.erased"] {
        let all = Permissions::from_mode(0o644);
        fs::set_permissions(folder.join(file), all).unwrap();
    }
    house.kill_bot();
    house.start_bot().await;
    assert_eq!(open_to_others(&folder), none);
    assert_eq!(house.stop_bot().await, Some(0));
    tokio::task::block_in_place(|| {
        let restored = house.program().args(["restore", "copy.db"]).output();
        assert!(restored.unwrap().status.success());
    });
    assert_eq!(open_to_others(&folder), none);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sandbox_keeps_its_games_in_a_folder_of_its_owner() {
    let house = House::of_program().await;
    let folder = house.database().parent().unwrap().to_owned();
    let mut sandbox = house.program();
    sandbox.args(["sandbox", "--data", "deep/er", "--port", "0"]);
    let mut sandbox = sandbox.spawn().unwrap();
    let database = folder.join("deep/er/tavolino.db");
    house
        .until("there is a database", async || {
            database.exists().then_some(())
        })
        .await;
    sandbox.kill().unwrap();
    sandbox.wait().unwrap();
    let open = open_to_others(&folder);
    assert!(
        !open
            .iter()
            .any(|path| path.starts_with(folder.join("deep"))),
        "{open:?}"
    );
}
