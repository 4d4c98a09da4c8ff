//! Random numbers of the subcommands.

use rand::SeedableRng;
use rand::rngs::SysRng;
use tavolino_games::game::Rng;

/// A generator seeded by the operating system.
pub fn chance() -> anyhow::Result<Rng> {
    Ok(Rng::try_from_rng(&mut SysRng)?)
}
