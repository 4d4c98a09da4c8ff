//! The world on disk: one file, replaced as a whole, and the attachments beside it.

use std::collections::HashSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::plan::Plan;
use super::seed;
use super::snowflake::Id;
use super::world::World;
use super::world::file::Files;

/// The directory that holds the world; `None` for a world in memory.
#[derive(Clone, Debug)]
pub struct Disk {
    directory: Option<PathBuf>,
}

impl Disk {
    /// Storage in `directory`, emptied first if `fresh`; without a directory, the world stays in
    /// memory.
    pub fn new(directory: Option<PathBuf>, fresh: bool) -> anyhow::Result<Disk> {
        if let Some(directory) = &directory {
            if fresh {
                delete_files(directory)?;
            }
            folder(directory)
                .with_context(|| format!("cannot make the directory {}", directory.display()))?;
        }
        Ok(Disk { directory })
    }

    /// The stored world, whose servers keep their roles; or a new one with `servers` servers.
    pub fn load(&self, plan: &Plan, servers: usize, bot_permissions: u64) -> anyhow::Result<World> {
        let Some(directory) = &self.directory else {
            let mut world = seed::world(plan, servers, bot_permissions);
            world.files = Files::new(None)?;
            return Ok(world);
        };
        let path = directory.join("world.json");
        let mut world: World = if path.exists() {
            let text =
                fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            serde_json::from_slice(&text).with_context(|| {
                format!(
                    "{} is not a sandbox of this version; --fresh starts over",
                    path.display()
                )
            })?
        } else {
            seed::world(plan, servers, bot_permissions)
        };
        world.bot_permissions = plan.permissions().unwrap_or(bot_permissions);
        world.plan = plan.clone();
        world.upgrade_stored();
        world.files = Files::new(Some(directory.join("files")))?;
        let used = used_files(&world);
        world.files.retain(&used);
        Ok(world)
    }

    /// Writes the world. After a crash during the write, the previous file is intact.
    pub fn save(&self, text: &[u8]) -> std::io::Result<()> {
        let Some(directory) = &self.directory else {
            return Ok(());
        };
        let new = directory.join("world.json.new");
        let mut file = fs::File::create(&new)?;
        file.write_all(text)?;
        file.sync_all()?;
        fs::rename(new, directory.join("world.json"))
    }

    /// Whether the world is stored on disk.
    pub fn is_persistent(&self) -> bool {
        self.directory.is_some()
    }
}

/// Creates a directory that only its owner can read, because messages are private.
fn folder(path: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Deletes the files that the sandbox wrote, and no others.
fn delete_files(directory: &Path) -> anyhow::Result<()> {
    for name in ["world.json", "world.json.new"] {
        let path = directory.join(name);
        if path.exists() {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    let files = directory.join("files");
    if files.exists() {
        fs::remove_dir_all(&files).with_context(|| format!("cannot remove {}", files.display()))?;
    }
    Ok(())
}

fn used_files(world: &World) -> HashSet<Id> {
    world
        .messages
        .values()
        .flat_map(|list| list.values())
        .flat_map(|message| message.attachments.iter().chain(&message.inside))
        .map(|attachment| attachment.id)
        .collect()
}
