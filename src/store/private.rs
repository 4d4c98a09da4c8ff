//! Files and folders that only their owner reads, where the system knows owners: there are hands and people in them.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// A folder, with those it lies in. What is there stays as it is.
pub(super) fn folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// The folder a file is in, where it is missing.
pub(super) fn folder_of(file: &Path) -> io::Result<()> {
    file.parent().map_or(Ok(()), folder)
}

/// How a file is opened that only its owner reads, should it be made.
pub(super) fn options() -> OpenOptions {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// A new file.
pub(super) fn file(path: &Path) -> io::Result<File> {
    options().create_new(true).write(true).open(path)
}

/// Takes a file that is there from everybody but its owner: programs before this one made it for all. Where that cannot be, on a
/// disk that knows no owners or in somebody else's file, it stays as it is.
pub(super) fn tighten(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let Ok(found) = path.metadata() else { return };
        let mode = found.permissions().mode();
        if found.is_file() && mode & 0o077 != 0 {
            let own = std::fs::Permissions::from_mode(mode & 0o700);
            let _ = std::fs::set_permissions(path, own);
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}
