//! Parts shared by several games: cells and grids, boards, home rows, jumps, placed pieces,
//! rectangles.

pub mod board4x4;
pub mod board9x8;
pub mod capture;
pub mod cells;
pub mod digest;
pub mod fitted;
pub mod grid;
pub mod guide;
pub mod home_rows5x5;
pub mod jump;
pub mod not_compared;
pub mod placing;
pub mod rectangles;
pub mod rhombus;
pub mod squares;
pub mod symmetry;
pub mod why;
pub mod words;
