//! The file `STATUS` of a translation: a line for each of its files, `kintei.ftl machine` as long
//! as only machines have read it, then `kintei.ftl read by Anna Rossi, 2027-01-31, 1a2b3c4` with
//! the commit that the native speaker read. A line that begins with `#` is a remark.

/// The name of the file.
pub const FILE: &str = "STATUS";

/// Returns whether a native speaker has read each of `files`, and every other file that the status
/// lists.
pub fn is_read<'f>(status: &str, files: impl IntoIterator<Item = &'f str>) -> bool {
    let lines: Vec<(&str, &str)> = status
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(' '))
        .collect();
    let is_listed = |file: &str| lines.iter().any(|(listed, _)| *listed == file);
    let are_read = lines.iter().all(|(_, state)| state.starts_with("read by "));
    are_read && files.into_iter().all(is_listed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_translation_is_read_once_every_file_is() {
        let read = "a.ftl read by Anna, 2027-01-31, 1a2b3c4\n";
        assert!(is_read(read, ["a.ftl"]));
        assert!(is_read(&format!("# 992 compared.\n{read}"), ["a.ftl"]));
        assert!(!is_read(read, ["a.ftl", "b.ftl"]), "b.ftl is not listed");
        assert!(!is_read("a.ftl machine\n", ["a.ftl"]));
        // Rules stand in another folder and are listed, too.
        assert!(!is_read(&format!("{read}a.md machine\n"), ["a.ftl"]));
        assert!(!is_read("", ["a.ftl"]));
    }
}
