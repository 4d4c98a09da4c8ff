//! Randomness, seeded only in this layer: below it, the generator is an argument.

use rand::SeedableRng;
use rand::rngs::SysRng;

use tavolino_games::game::Rng;

/// A generator for deals, codes and the computer's playouts, seeded from the operating system.
pub fn chance() -> Rng {
    Rng::try_from_rng(&mut SysRng).expect("the operating system has randomness")
}
