//! Determines the execution order of operations, as far as the structure of regions determines it.

use mlir_dialect::{
    melior::ir::{
        BlockLike, RegionLike,
        operation::{OperationLike, OperationRef},
    },
    region,
};
use pto_dialect::op::{declared, upstream};
use pto_upstream::{Regions, Upstream};
use std::rc::Rc;

/// How the regions of an operation execute: how often, and which of them together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    /// Once each, in order.
    Once,
    /// One of them.
    OneOf,
    /// Any number of times.
    Repeated,
}

impl Flow {
    fn of(op: OperationRef<'_, '_>) -> Self {
        // Regions of PTO operations are sections and scopes.
        if declared(op).is_some() {
            return Flow::Once;
        }
        match upstream(op).map(Upstream::regions) {
            Some(Regions::Once) => Flow::Once,
            Some(Regions::OneOf) => Flow::OneOf,
            Some(Regions::None | Regions::Repeated | Regions::While) | None => Flow::Repeated,
        }
    }
}

/// A step into a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    op: usize,
    region: usize,
    block: usize,
    flow: Flow,
    /// The region has several blocks, which are not analysed.
    branches: bool,
}

impl Step {
    fn same_region(self, other: &Step) -> bool {
        self.op == other.op && self.region == other.region
    }
}

/// A position in the program.
#[derive(Clone, Debug)]
pub(crate) struct Point {
    /// Index in program order.
    pub(crate) at: usize,
    path: Rc<[Step]>,
}

impl Point {
    /// Returns the common prefix of the paths of both.
    fn common<'p>(&'p self, other: &'p Point) -> impl Iterator<Item = (&'p Step, &'p Step)> {
        self.path.iter().zip(other.path.iter()).take_while(|(a, b)| a.same_region(b))
    }

    /// Returns whether both are in one block.
    pub(crate) fn same_block(&self, other: &Point) -> bool {
        self.path == other.path
    }

    /// Returns whether this point has executed whenever `later` executes.
    pub(crate) fn dominates(&self, later: &Point) -> bool {
        let inside = self.common(later).count() == self.path.len();
        let reaches = |(a, b): (&Step, &Step)| a.block == b.block || a.block == 0;
        inside && self.at < later.at && self.common(later).all(reaches)
    }

    /// Returns whether `write` may execute after this point and before `read`, without this point executing again in
    /// between. This point dominates `read`.
    pub(crate) fn is_lost(&self, write: &Point, read: &Point) -> bool {
        let mut shared = 0;
        for (of_write, of_read) in write.common(read) {
            let mine = self.path.get(shared).filter(|step| step.same_region(of_read));
            match mine {
                // The next iteration does not execute this point.
                None if of_read.flow == Flow::Repeated || of_read.branches => return true,
                Some(mine) if mine.branches && (mine.block != of_write.block || mine.block != of_read.block) => {
                    return true;
                }
                None | Some(_) => {}
            }
            shared += 1;
        }
        let (of_write, of_read) = (write.path.get(shared), read.path.get(shared));
        let exclude = of_write.zip(of_read).is_some_and(|(a, b)| a.op == b.op && a.flow == Flow::OneOf);
        !exclude && self.at < write.at && write.at < read.at
    }
}

/// A visited operation.
#[derive(Clone, Debug)]
pub(crate) struct Visit<'c, 'a> {
    pub(crate) op: OperationRef<'c, 'a>,
    /// The point before its regions.
    pub(crate) start: Point,
    /// The arguments of each of its regions.
    pub(crate) arguments: Vec<Point>,
    /// The point after its regions.
    pub(crate) end: Point,
}

/// Visits all operations nested in one, in program order.
pub(crate) fn walk<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<Visit<'c, 'a>> {
    let mut walk = Visitor { next: 0, visits: Vec::new() };
    walk.inside(op, &[]);
    walk.visits
}

struct Visitor<'c, 'a> {
    next: usize,
    visits: Vec<Visit<'c, 'a>>,
}

impl<'c, 'a> Visitor<'c, 'a> {
    fn point(&mut self, path: &Rc<[Step]>) -> Point {
        self.next += 1;
        Point { at: self.next, path: Rc::clone(path) }
    }

    /// Visits the regions of an operation at a path; returns the points of their arguments.
    fn inside(&mut self, op: OperationRef<'c, 'a>, path: &[Step]) -> Vec<Point> {
        let mut arguments = Vec::new();
        for index in 0..op.region_count() {
            let Some(region) = region(op, index) else { continue };
            let mut block = region.first_block();
            let branches = block.is_some_and(|first| first.next_in_region().is_some());
            let mut number = 0;
            while let Some(current) = block {
                let step =
                    Step { op: op.to_raw().ptr as usize, region: index, block: number, flow: Flow::of(op), branches };
                let path: Rc<[Step]> = path.iter().copied().chain([step]).collect();
                let start = self.point(&path);
                if number == 0 {
                    arguments.push(start);
                }
                let mut next = current.first_operation();
                while let Some(op) = next {
                    self.visit(op, &path);
                    next = op.next_in_block();
                }
                number += 1;
                block = current.next_in_region();
            }
        }
        arguments
    }

    fn visit(&mut self, op: OperationRef<'c, 'a>, path: &Rc<[Step]>) {
        let start = self.point(path);
        let index = self.visits.len();
        self.visits.push(Visit { op, start: start.clone(), arguments: Vec::new(), end: start });
        if op.region_count() > 0 {
            let arguments = self.inside(op, path);
            let end = self.point(path);
            if let Some(visit) = self.visits.get_mut(index) {
                visit.arguments = arguments;
                visit.end = end;
            }
        }
    }
}
