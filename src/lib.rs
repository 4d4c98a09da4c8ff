//! tavolino hosts board games on Discord for people who play when they have time.
//!
//! A game is a value ([`game`], [`games`]); [`play`] adds the rules that hold for all, [`board`] forgets the type. The
//! [`host`] lets people act and keeps the log in the [`store`]; [`discord`] says what happened and [`render`] draws it.
//! `discord-sandbox`, a crate of its own, is a Discord on localhost. Dependencies point one way:
//!
//! ```text
//! main -> cli, discord, doctor, gallery, metrics, systemd;  doctor -> discord, host;  gallery -> render, example
//! discord -> host, render, example, solved, analysis, metrics;  discord, host -> pool
//! cli -> solved, analysis -> board;  cli, host, example -> games -> board -> ai -> play -> game;  host -> store;  games/* -> game
//! ```
//!
//! `tests/architecture.rs` is that rule, executable. A game is opened, played and drawn without any of the rest:
//!
//! ```
//! use serde_json::Value;
//! use tavolino::game::{Lang, Options, Seat};
//! use tavolino::{games, render};
//!
//! let kumo = games::find("kumo").expect("it is in the registry");
//! let table = kumo.info.table(&Options::new(), None)?;
//! let mut board = (kumo.open)(&table, Value::Null)?;
//! board.play(Seat(1), "c1 c2")?;
//!
//! let lang = Lang::english();
//! assert_eq!(board.tell(None, &lang).as_deref(), Some("azure ◯ moved a cloud from c1 to c2."));
//! let png = render::png(&board.scene(None, &lang));
//! assert!(png.starts_with(b"\x89PNG"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod ai;
pub mod analysis;
pub mod board;
pub mod cli;
pub mod computer;
pub mod config;
#[cfg(test)]
pub mod contract;
pub mod discord;
pub mod doctor;
pub mod example;
pub mod gallery;
pub mod game;
pub mod games;
pub mod host;
pub mod metrics;
pub mod play;
pub mod pool;
pub mod render;
pub mod solved;
pub mod store;
#[cfg(target_os = "linux")]
pub mod systemd;
pub mod watchdog;
