//! Rebuilds the crate when an embedded asset (sentences, rules, tables) is added or changed.

fn main() {
    println!("cargo:rerun-if-changed=../../assets");
}
