//! The words, rules and tables are embedded when the crate is compiled, so a new or changed file compiles it anew.

fn main() {
    println!("cargo:rerun-if-changed=../../assets");
}
