//! The reader, on small sources: that it sees what the compiler sees, and finds knots.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::knot::knots;
use super::tree::Tree;
use super::uses::{Use, uses};

/// All uses in a library of these files.
fn read(files: &[(&str, &str)]) -> BTreeSet<Use> {
    let sources: BTreeMap<PathBuf, String> = files
        .iter()
        .map(|(path, code)| (Path::new("src").join(path), (*code).to_owned()))
        .collect();
    uses(&Tree::read(&sources))
}

/// The files of ours that a file needs, without `src/`.
fn needs(from: &str, files: &[(&str, &str)]) -> Vec<String> {
    let needed: BTreeSet<PathBuf> = read(files)
        .into_iter()
        .filter(|one| one.from == Path::new("src").join(from))
        .filter_map(|one| one.to)
        .collect();
    let name = |path: PathBuf| path.strip_prefix("src").unwrap().display().to_string();
    needed.into_iter().map(name).collect()
}

/// What a library of one file names that is not ours.
fn outside(code: &str) -> Vec<String> {
    let found = read(&[("lib.rs", code)]);
    found.into_iter().map(|one| one.path).collect()
}

#[test]
fn a_path_needs_the_file_it_ends_in_and_not_those_it_passes() {
    let files = [
        ("lib.rs", "mod a; mod b;"),
        ("a.rs", "pub mod c;"),
        ("a/c.rs", "pub fn f() {} pub struct S;"),
        ("b.rs", "fn g() { crate::a::c::f(); }"),
    ];
    assert_eq!(needs("b.rs", &files), ["a/c.rs"]);
    assert!(needs("lib.rs", &files).is_empty(), "a bare `mod` is no use");
}

#[test]
fn supers_are_climbed() {
    let files = [
        ("lib.rs", "mod a; mod z;"),
        ("z.rs", "pub struct Z;"),
        ("a.rs", "mod b; mod d;"),
        ("a/d.rs", "pub struct D;"),
        (
            "a/b.rs",
            "use super::super::z::Z; fn f(_: self::super::d::D) {}",
        ),
    ];
    assert_eq!(needs("a/b.rs", &files), ["a/d.rs", "z.rs"]);
}

#[test]
fn braces_and_renames_are_read() {
    let files = [
        ("lib.rs", "mod a; mod b; mod c; mod d; mod e;"),
        (
            "a.rs",
            "use crate::{b::{self, B as Other}, c::*, d}; fn f() { d::e::g(); }",
        ),
        ("b.rs", "pub struct B;"),
        ("c.rs", "pub struct C;"),
        ("d.rs", "pub use crate::e;"),
        ("e.rs", "pub fn g() {}"),
    ];
    assert_eq!(needs("a.rs", &files), ["b.rs", "c.rs", "d.rs"]);
    assert_eq!(needs("d.rs", &files), ["e.rs"]);
}

#[test]
fn a_module_is_known_by_the_name_it_was_imported_under() {
    let files = [
        ("lib.rs", "mod a; mod b;"),
        ("a.rs", "use super::b as other; fn f() { other::c::g(); }"),
        ("b.rs", "pub mod c;"),
        ("b/c.rs", "pub fn g() {}"),
    ];
    assert_eq!(needs("a.rs", &files), ["b/c.rs", "b.rs"]);
}

#[test]
fn children_are_named_without_a_prefix() {
    let files = [
        ("lib.rs", "mod a;"),
        ("a.rs", "mod b; mod c; use b::B; static C: c::C = c::C;"),
        ("a/b.rs", "pub struct B;"),
        ("a/c.rs", "pub struct C;"),
    ];
    assert_eq!(needs("a.rs", &files), ["a/b.rs", "a/c.rs"]);
}

#[test]
fn a_re_export_is_found_where_it_is_re_exported() {
    let files = [
        ("lib.rs", "mod a; mod b;"),
        ("a.rs", "mod inner; pub use inner::Thing;"),
        ("a/inner.rs", "pub struct Thing;"),
        ("b.rs", "use crate::a::Thing;"),
    ];
    assert_eq!(needs("b.rs", &files), ["a.rs"]);
    assert_eq!(needs("a.rs", &files), ["a/inner.rs"]);
}

#[test]
fn the_arguments_of_macros_are_read() {
    let files = [
        ("lib.rs", "mod a; mod b; mod c;"),
        (
            "a.rs",
            "fn f(b: &crate::b::B) { print!(\"{}\", [crate::c::X, b.named()]); }",
        ),
        ("b.rs", "pub struct B;"),
        ("c.rs", "use crate::b::B; impl B { pub fn named(&self) {} }"),
    ];
    let found = read(&files);
    let calls = |path: &str| {
        found
            .iter()
            .any(|one| one.path == path && one.to.as_deref() == Some(Path::new("src/c.rs")))
    };
    assert!(calls("crate::c::X") && calls("b.named()"), "{found:?}");
}

#[test]
fn a_method_is_found_in_the_file_with_its_impl() {
    let files = [
        ("lib.rs", "mod a; mod b; mod c;"),
        (
            "a.rs",
            "pub struct A; impl A { fn f(&self) { self.g(); Self::h(); } }",
        ),
        (
            "b.rs",
            "use crate::a::A; impl A { pub fn g(&self) {} pub fn h() {} }",
        ),
        (
            "c.rs",
            "fn f(a: &mut crate::a::A) { a.g(); } fn i(a: u8) { a.g(); }",
        ),
    ];
    assert_eq!(needs("a.rs", &files), ["b.rs"]);
    let found = read(&files);
    let called = found.iter().filter(|one| one.path == "a.g()").count();
    assert_eq!((needs("c.rs", &files).len(), called), (2, 1));
}

#[test]
fn what_is_for_tests_is_left_out() {
    let files = [
        ("lib.rs", "mod a; mod b;"),
        (
            "a.rs",
            "#[cfg(test)] mod tests; #[cfg(test)] use crate::b::B; #[cfg(test)] mod inner { use crate::b::B; }",
        ),
        ("a/tests.rs", "use crate::b::B;"),
        ("b.rs", "pub struct B;"),
    ];
    assert!(read(&files).is_empty());
}

#[test]
fn blocks_and_named_files_are_modules() {
    let files = [
        (
            "lib.rs",
            "mod a { pub mod b; pub fn f() {} } #[path = \"odd.rs\"] mod even; mod c;",
        ),
        ("a/b.rs", "use super::f;"),
        ("odd.rs", "pub fn g() {}"),
        ("c.rs", "fn h() { crate::even::g(); crate::a::b::i(); }"),
    ];
    assert_eq!(needs("c.rs", &files), ["a/b.rs", "odd.rs"]);
    assert_eq!(needs("a/b.rs", &files), ["lib.rs"]);
}

#[test]
fn a_file_that_a_macro_declares_hangs_where_it_lies() {
    let files = [
        ("lib.rs", "mod games;"),
        ("games.rs", "all! { kumo }"),
        ("games/kumo.rs", "use super::Kind; mod face;"),
        ("games/kumo/face.rs", "use super::Kumo;"),
    ];
    assert_eq!(needs("games/kumo.rs", &files), ["games.rs"]);
    assert_eq!(needs("games/kumo/face.rs", &files), ["games/kumo.rs"]);
}

#[test]
fn the_binary_calls_the_library_by_its_name() {
    let files = [
        ("lib.rs", "pub mod a;"),
        ("a.rs", "pub struct A;"),
        ("main.rs", "use tavolino::a::A;"),
    ];
    assert_eq!(needs("main.rs", &files), ["a.rs"]);
}

#[test]
fn libraries_are_seen_under_any_name() {
    assert_eq!(
        outside("use std::{fs as files, io}; fn f() { files::read(); }"),
        ["std::fs", "std::fs::read", "std::io"]
    );
    assert_eq!(
        outside("#[poise::command] async fn f() {}"),
        ["async", "poise::command"]
    );
    assert_eq!(
        outside("fn f() { spawn!(::tokio::spawn(async {})); }"),
        ["async", "tokio::spawn"]
    );
}

#[test]
fn a_knot_of_two_is_found() {
    let uses = read(&[
        ("lib.rs", "mod a; mod b; mod c;"),
        ("a.rs", "\nuse crate::b::B; pub struct A;"),
        ("b.rs", "pub struct B(crate::a::A);"),
        ("c.rs", "use crate::a::A;"),
    ]);
    let knots = knots(&uses);
    assert_eq!(knots.len(), 1);
    assert_eq!(
        knots[0].to_string(),
        "these 2 files need each other:\n  \
         src/a.rs:2 names crate::b::B of src/b.rs\n  \
         src/b.rs:1 names crate::a::A of src/a.rs\n"
    );
}

#[test]
fn a_knot_of_three_is_found() {
    let uses = read(&[
        ("lib.rs", "mod a;"),
        ("a.rs", "mod b; mod c; use b::B; pub struct A;"),
        ("a/b.rs", "pub use super::c::C as B;"),
        ("a/c.rs", "pub struct C(super::A);"),
    ]);
    let files: Vec<usize> = knots(&uses).iter().map(|knot| knot.files.len()).collect();
    assert_eq!(files, [3]);
}

#[test]
fn a_parent_that_only_declares_its_child_is_no_knot() {
    let uses = read(&[
        ("lib.rs", "mod kumo;"),
        ("kumo.rs", "mod face; pub struct Kumo;"),
        (
            "kumo/face.rs",
            "use super::Kumo; impl Kumo { pub fn scene(&self) {} }",
        ),
    ]);
    assert!(knots(&uses).is_empty());
}
