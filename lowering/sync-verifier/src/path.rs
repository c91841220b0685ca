//! Records the decisions on the path to an operation: branches and loop iterations.

use pto_program::Place;

/// A path through the program, identified by its last decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Path(u32);

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// An operation continues with one of its regions or blocks.
    Branch(u32),
    /// A loop begins an iteration, counted from 1.
    Iteration(u32),
    /// A loop ends after this many iterations.
    Ends(u32),
    /// A function is called.
    Call,
    /// Several paths join after an operation.
    Join,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    before: Path,
    /// The number of decisions up to this one.
    number: u32,
    at: Place,
    step: Step,
}

/// All paths, as a tree of decisions.
#[derive(Debug, Default)]
pub(crate) struct Paths(Vec<Node>);

impl Paths {
    /// Extends a path by a decision.
    pub(crate) fn go(&mut self, before: Path, at: Place, step: Step) -> Path {
        let number = self.node(before).map_or(0, |node| node.number) + 1;
        self.0.push(Node { before, number, at, step });
        Path(self.0.len() as u32)
    }

    /// Returns the operation of the last decision.
    pub(crate) fn last(&self, path: Path) -> Option<Place> {
        self.node(path).map(|node| node.at)
    }

    /// Returns the last decisions in order, and the number of earlier ones.
    fn steps(&self, path: Path) -> (usize, Vec<(Path, Place, Step)>) {
        let mut found = Vec::new();
        let mut at = path;
        while let Some(node) = self.node(at) {
            if found.len() == LOOKED_AT {
                return (node.number as usize, found.into_iter().rev().collect());
            }
            found.push((at, node.at, node.step));
            at = node.before;
        }
        found.reverse();
        (0, found)
    }

    fn node(&self, path: Path) -> Option<&Node> {
        path.0.checked_sub(1).and_then(|index| self.0.get(index as usize))
    }

    /// Returns notes on the decisions on the path to one operation and from there to a second one, located at the
    /// deciding operations.
    pub(crate) fn remarks(&self, first: Path, second: Path) -> Vec<(Place, String)> {
        let one = first == second;
        let ((before, first), (also, second)) = (self.steps(first), self.steps(second));
        // Align both lists at the same number of decisions.
        let start = before.max(also);
        let first = first.get(start - before..).unwrap_or(&[]);
        let second = second.get(start - also..).unwrap_or(&[]);
        let common = first.iter().zip(second).take_while(|(a, b)| a.0 == b.0).count();
        let rest = |steps: &[(Path, Place, Step)]| steps.iter().map(|(_, at, step)| (*at, *step)).collect::<Vec<_>>();
        let (shared, to, on) = (rest(&first[..common]), rest(&first[common..]), rest(&second[common..]));
        let parts = [
            (if one { "on the path" } else { "on the path to both" }, shared),
            ("on the path to the first", to),
            ("on the path to the second", on),
        ];
        let of = |(lead, steps): (&'static str, Vec<(Place, Step)>)| {
            let words = |(at, step): (Place, Step)| Some((at, format!("{lead}: {}", step.words()?)));
            shortened(&steps).into_iter().filter_map(words).collect::<Vec<_>>()
        };
        parts.into_iter().flat_map(of).collect()
    }
}

/// Maximal number of decisions in the notes: the last ones.
const MAX_STEPS: usize = 6;
/// Maximal number of decisions to visit, from the last, so that a long path costs no more than a short one.
const LOOKED_AT: usize = 64;

/// Keeps the last iteration of each loop, and drops the decisions of iterations that have ended.
fn shortened(steps: &[(Place, Step)]) -> Vec<(Place, Step)> {
    let mut kept: Vec<(Place, Step)> = Vec::new();
    for (at, step) in steps {
        // A second decision of an operation ends its earlier iteration.
        if let Some(index) = kept.iter().position(|(other, _)| other == at) {
            kept.truncate(index);
        }
        kept.push((*at, *step));
    }
    let skipped = kept.len().saturating_sub(MAX_STEPS);
    kept.split_off(skipped)
}

impl Step {
    fn words(self) -> Option<String> {
        Some(match self {
            Step::Branch(number) => format!("branch {}", number + 1),
            Step::Iteration(number) => format!("iteration {number}"),
            Step::Ends(iterations) => format!("the end, after {iterations} iterations"),
            Step::Call => "this call".to_owned(),
            Step::Join => return None,
        })
    }
}
