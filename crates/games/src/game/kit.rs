//! Parts shared by several games: cells and grids, boards, home rows, jumps, placed pieces, rectangles.

pub mod capture;
pub mod cells;
pub mod digest;
pub mod four;
pub mod grid;
pub mod homes;
pub mod jump;
pub mod rectangles;
pub mod rhombus;
pub mod sides;
pub mod squares;
pub mod stones;
pub mod why;
pub mod words;
