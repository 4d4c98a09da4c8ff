//! Every translation says in `STATUS`, file by file, whether a native speaker has read it.

use std::collections::BTreeSet;

use super::folder::{Folder, Role};
use super::pair::{Fault, Pair, english, hold};

#[test]
fn every_translation_lists_its_files_and_their_readers() {
    hold(&[Role::Translation], lists_every_file);
}

fn lists_every_file(pair: &Pair<'_>) -> Vec<Fault> {
    let own = pair.own;
    let place = format!("{}/STATUS", own.place);
    let files: BTreeSet<&str> = own
        .texts
        .keys()
        .chain(own.rules.keys())
        .map(String::as_str)
        .collect();
    let mut listed = BTreeSet::new();
    let mut faults = Vec::new();
    for line in own.status.lines().filter(|line| !line.starts_with('#')) {
        let (file, state) = line.split_once(' ').unwrap_or((line, ""));
        if !listed.insert(file) {
            faults.push(pair.at(&place, file, "stands twice; delete a line"));
        }
        if !is_state(state) {
            let problem = "is neither `machine` nor `read by NAME, YYYY-MM-DD, COMMIT`";
            faults.push(pair.at(&place, file, problem));
        }
    }
    for file in files.difference(&listed) {
        faults.push(pair.at(&place, file, "is not listed; add `FILE machine`"));
    }
    for file in listed.difference(&files) {
        faults.push(pair.at(&place, file, "is no file of the language; delete the line"));
    }
    faults
}

/// Whether a state is `machine`, or a name, a day and a commit.
fn is_state(state: &str) -> bool {
    if state == "machine" {
        return true;
    }
    let read = state.strip_prefix("read by ").unwrap_or_default();
    let [name, day, commit] = read.split(", ").collect::<Vec<_>>()[..] else {
        return false;
    };
    let is_commit =
        (7..=40).contains(&commit.len()) && commit.bytes().all(|it| it.is_ascii_hexdigit());
    !name.is_empty() && is_day(day) && is_commit
}

/// Whether a text is a day such as `2027-01-31`.
fn is_day(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let is_number = |part: &&str| part.bytes().all(|it| it.is_ascii_digit());
    parts.iter().map(|part| part.len()).eq([4, 2, 2]) && parts.iter().all(is_number)
}

#[test]
fn a_missing_a_stray_and_a_wrong_line_are_found() {
    let find = |status: &str| {
        let texts = ["a.ftl", "b.ftl"].map(|name| (name.to_owned(), String::new()));
        let mut own = Folder::new(Role::Translation, "it", texts.into());
        status.clone_into(&mut own.status);
        let english = english();
        let own = &own;
        let faults = lists_every_file(&Pair { english, own });
        let faults = faults.iter().map(ToString::to_string);
        faults.collect::<Vec<_>>().join("\n")
    };
    assert_eq!(
        find("a.ftl machine\nb.ftl read by Anna Rossi, 2027-01-31, 1a2b3c4\n"),
        ""
    );
    let whole = "# b.ftl hint: settled.\na.ftl machine\nb.ftl machine\n";
    assert_eq!(find(whole), "");
    assert!(find("a.ftl machine\n").contains("`b.ftl` (it): is not listed"));
    assert!(find(&format!("{whole}c.ftl machine\n")).contains("`c.ftl` (it): is no file"));
    assert!(find(&format!("{whole}a.ftl machine\n")).contains("`a.ftl` (it): stands twice"));
    for state in [
        "",
        "human",
        "read by Anna",
        "read by Anna, 31 January, 1a2b3c4",
        "read by Anna, 2027-01-31, main",
    ] {
        let found = find(&format!("a.ftl {state}\nb.ftl machine\n"));
        assert!(
            found.contains("`a.ftl` (it): is neither"),
            "{state}: {found}"
        );
    }
}
