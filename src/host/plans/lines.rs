//! The planned answers of a seat, as lines of turns.

/// Most answers of one plan.
pub const MOST_ANSWERS: usize = 20;

/// Most answers one after the other.
pub const MOST_DEEP: usize = 4;

/// The planned answers of a seat. Each is a line: the turns of all seats since the plan begins, in
/// their order, with the answer at the end. A line of several answers has a line for each of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    lines: Vec<Vec<String>>,
}

impl Plan {
    /// The plan of its stored text; an empty one for text that is none.
    pub(super) fn read(text: &str) -> Plan {
        let lines: Vec<Vec<String>> = serde_json::from_str(text).unwrap_or_default();
        let lines = lines.into_iter().filter(|line| !line.is_empty());
        Plan {
            lines: lines.collect(),
        }
    }

    /// The text to store; empty without answers.
    pub(super) fn write(&self) -> String {
        if self.lines.is_empty() {
            return String::new();
        }
        serde_json::to_string(&self.lines).expect("lines are plain data")
    }

    /// The lines, each with its answer at the end.
    #[must_use]
    pub fn lines(&self) -> &[Vec<String>] {
        &self.lines
    }

    /// The number of answers in the longest line.
    #[must_use]
    pub fn deep(&self) -> usize {
        let deep = |line: &Vec<String>| {
            let within = |other: &&Vec<String>| line.starts_with(other);
            self.lines.iter().filter(within).count()
        };
        self.lines.iter().map(deep).max().unwrap_or_default()
    }

    /// The answer after these turns; `None` without one.
    #[must_use]
    pub fn answer(&self, played: &[String]) -> Option<&str> {
        let is_next =
            |line: &&Vec<String>| line.len() == played.len() + 1 && line.starts_with(played);
        let line = self.lines.iter().find(is_next)?;
        line.last().map(String::as_str)
    }

    /// Whether an answer may still be due when these turns have been played.
    #[must_use]
    pub fn fits(&self, played: &[String]) -> bool {
        let fits = |line: &Vec<String>| line.len() > played.len() && line.starts_with(played);
        self.lines.iter().any(fits)
    }

    /// The plan once these turns have been played: the lines that go on from there.
    #[must_use]
    pub fn after(&self, played: &[String]) -> Plan {
        let rest = |line: &Vec<String>| {
            let rest = line.strip_prefix(played)?;
            (!rest.is_empty()).then(|| rest.to_vec())
        };
        Plan {
            lines: self.lines.iter().filter_map(rest).collect(),
        }
    }

    /// Adds an answer, in place of another one to the same turns and of all that follows that one.
    pub(super) fn add(&mut self, line: Vec<String>) {
        let Some((answer, turns)) = line.split_last() else {
            return;
        };
        self.lines.retain(|other| {
            let is_same_place = other.len() >= line.len() && other.starts_with(turns);
            !is_same_place || other.get(turns.len()) == Some(answer)
        });
        if !self.lines.contains(&line) {
            self.lines.push(line);
            self.lines.sort();
        }
    }

    /// Removes the answer at the end of a line, and all that follows it.
    pub(super) fn remove(&mut self, line: &[String]) {
        self.lines.retain(|other| !other.starts_with(line));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    fn plan(lines: &[&str]) -> Plan {
        let mut plan = Plan::default();
        for text in lines {
            plan.add(line(text));
        }
        plan
    }

    #[test]
    fn an_answer_is_found_after_exactly_its_turns() {
        let plan = plan(&["e A", "e A f B", "g C"]);
        assert_eq!(plan.answer(&line("e")), Some("A"));
        assert_eq!(plan.answer(&line("e A f")), Some("B"));
        assert_eq!(plan.answer(&line("g")), Some("C"));
        assert_eq!(plan.answer(&line("h")), None);
        assert_eq!(plan.answer(&[]), None);
        assert_eq!((plan.lines().len(), plan.deep()), (3, 2));
        assert!(plan.fits(&line("e A")) && !plan.fits(&line("e B")) && !plan.fits(&line("g C")));
    }

    #[test]
    fn another_answer_to_the_same_turns_takes_the_place_of_the_first() {
        let mut plan = plan(&["e A", "e A f B", "g C"]);
        plan.add(line("e D"));
        assert_eq!(plan.lines(), [line("e D"), line("g C")]);
        plan.remove(&line("e D"));
        assert_eq!(plan.lines(), [line("g C")]);
    }

    #[test]
    fn what_was_played_is_left_out_of_what_goes_on() {
        let plan = plan(&["e A", "e A f B", "g C"]).after(&line("e A"));
        assert_eq!(plan.lines(), [line("f B")]);
    }

    #[test]
    fn a_plan_is_read_back_from_its_text_and_other_text_is_no_plan() {
        for plan in [Plan::default(), plan(&["e A", "e A f B"])] {
            assert_eq!(Plan::read(&plan.write()), plan);
        }
        for text in ["", "{}", "[[]]", "[[1]]", "a1"] {
            assert_eq!(Plan::read(text), Plan::default(), "{text}");
        }
    }
}
