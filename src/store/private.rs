//! Files and folders readable by their owner only, where the system has owners: a database holds
//! hands and people.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// Creates a folder and its parents; existing ones keep their permissions.
pub(super) fn folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Creates the folder of a file, if missing.
pub(super) fn folder_of(file: &Path) -> io::Result<()> {
    file.parent().map_or(Ok(()), folder)
}

/// Options that create a file for its owner only.
pub(super) fn options() -> OpenOptions {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates a file.
pub(super) fn file(path: &Path) -> io::Result<File> {
    options().create_new(true).write(true).open(path)
}

/// Removes the permissions of others from a file: earlier programs created it readable for all.
/// Ignored on a disk without owners, or for a file of another owner.
pub(super) fn tighten(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let Ok(metadata) = path.metadata() else {
            return;
        };
        let mode = metadata.permissions().mode();
        if metadata.is_file() && mode & 0o077 != 0 {
            let own = std::fs::Permissions::from_mode(mode & 0o700);
            let _ = std::fs::set_permissions(path, own);
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}
