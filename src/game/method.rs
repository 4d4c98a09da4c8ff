//! How a computer finds its turn.

/// The method that suits a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// Playing on at random from what was guessed, and remembering what came of it: whatever is hidden, however many play.
    Tree(Playouts),
    /// Looking ahead turn by turn: two seats in turns, nothing hidden.
    Minimax,
    /// The same, after trying to prove a win: where it comes soon.
    Proof,
}

/// How often one plays on at random, and how far that looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Playouts {
    /// How often the strong computer does: for about a second.
    pub strong: u32,
    /// How often the medium one does. (The easy one does about forty times, whatever is played.)
    pub medium: u32,
    /// After how many turns of a playout it stops and appraises.
    pub horizon: u8,
    /// What those who are not the strongest overlook.
    pub notices: Notices,
}

/// What share of its turns somebody notices, from 0 to 1: it weighs no others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Notices {
    /// The easy computer.
    pub easy: f32,
    /// The medium one.
    pub medium: f32,
}

impl Notices {
    /// Nobody overlooks anything.
    pub const ALL: Notices = Notices {
        easy: 1.0,
        medium: 1.0,
    };
}

impl Playouts {
    /// What takes about a second in most games.
    pub const USUAL: Playouts = Playouts {
        strong: 10_000,
        medium: 500,
        horizon: 12,
        notices: Notices::ALL,
    };
}

/// How they see who do not look as far as the strongest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foresight {
    /// How the easy computer does.
    pub easy: Ahead,
    /// How the medium one does.
    pub medium: Ahead,
}

/// How far somebody sees, and how clearly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ahead {
    /// So many turns.
    pub turns: u8,
    /// By how much a turn may be worse, from 0 to 1, and still look as good as the best.
    pub blur: f32,
}

impl Foresight {
    /// Its own turn and the answer; and twice as far.
    pub const USUAL: Foresight = Foresight {
        easy: Ahead {
            turns: 2,
            blur: 0.025,
        },
        medium: Ahead {
            turns: 4,
            blur: 0.003,
        },
    };
}
