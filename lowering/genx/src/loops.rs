//! The dominator tree and the natural loops of a function.

use crate::ir::{Block, Function};

/// The reachable blocks, and the immediate dominator of each.
#[derive(Clone, Debug)]
pub struct Dominators {
    /// Blocks in reverse postorder.
    order: Vec<Block>,
    /// Blocks in preorder of the dominator tree.
    preorder: Vec<Block>,
    /// The immediate dominator of each block, by index; the entry is its own. `None` for unreachable blocks.
    immediate: Vec<Option<Block>>,
    /// Numbers of the steps at which a depth-first traversal of the dominator tree enters and leaves a block, by index.
    spans: Vec<(u32, u32)>,
}

impl Dominators {
    /// Returns the dominators of a function (Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm", 2001).
    #[must_use]
    pub fn of(function: &Function) -> Self {
        let order = reverse_postorder(function);
        let mut number = vec![usize::MAX; function.block_count()];
        for (at, block) in order.iter().enumerate() {
            number[block.index()] = at;
        }
        let predecessors = function.predecessors();
        // Indices are positions in the order.
        let mut immediate: Vec<usize> = vec![usize::MAX; order.len()];
        if let Some(entry) = immediate.first_mut() {
            *entry = 0;
        }
        let mut changed = true;
        while changed {
            changed = false;
            for (at, block) in order.iter().enumerate().skip(1) {
                let before = predecessors[block.index()].iter().filter_map(|branch| function.block(*branch));
                let known = before.map(|block| number[block.index()]);
                let known = known.filter(|before| *before != usize::MAX && immediate[*before] != usize::MAX);
                let Some(common) = known.reduce(|a, b| meet(&immediate, a, b)) else { continue };
                changed |= immediate[at] != common;
                immediate[at] = common;
            }
        }
        let mut dominators = Self {
            immediate: vec![None; function.block_count()],
            spans: vec![(0, 0); function.block_count()],
            order: Vec::new(),
            preorder: Vec::new(),
        };
        for (at, block) in order.iter().enumerate() {
            dominators.immediate[block.index()] = order.get(immediate[at]).copied();
        }
        dominators.order = order;
        dominators.number();
        dominators
    }

    fn number(&mut self) {
        let mut children: Vec<Vec<Block>> = vec![Vec::new(); self.immediate.len()];
        for block in self.order.iter().skip(1) {
            if let Some(parent) = self.immediate[block.index()] {
                children[parent.index()].push(*block);
            }
        }
        let mut clock = 0;
        let mut work: Vec<(Block, bool)> = self.order.first().map(|entry| (*entry, false)).into_iter().collect();
        while let Some((block, left)) = work.pop() {
            clock += 1;
            if left {
                self.spans[block.index()].1 = clock;
                continue;
            }
            self.spans[block.index()].0 = clock;
            self.preorder.push(block);
            work.push((block, true));
            work.extend(children[block.index()].iter().rev().map(|child| (*child, false)));
        }
    }

    /// Returns the reachable blocks, each after those that dominate it.
    #[must_use]
    pub fn order(&self) -> &[Block] {
        &self.order
    }

    /// Returns the reachable blocks in preorder: the subtree of a block directly follows it.
    #[must_use]
    pub fn preorder(&self) -> &[Block] {
        &self.preorder
    }

    /// Returns whether `a` dominates `b`, that is, every path to `b` contains `a`. A block dominates itself.
    #[must_use]
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let ((enter, leave), inner) = (self.spans[a.index()], self.spans[b.index()]);
        enter > 0 && enter <= inner.0 && inner.1 <= leave
    }

    /// Returns the immediate dominator of a block; the entry has none.
    #[must_use]
    pub fn immediate(&self, block: Block) -> Option<Block> {
        self.immediate[block.index()].filter(|parent| *parent != block)
    }
}

/// Returns the nearest common dominator.
fn meet(immediate: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        if a > b {
            a = immediate[a];
        } else {
            b = immediate[b];
        }
    }
    a
}

fn successors(function: &Function, block: Block) -> impl DoubleEndedIterator<Item = Block> + '_ {
    let branch = function.last(block);
    branch.map_or(&[][..], |branch| function.successors(branch)).iter().map(|successor| successor.block)
}

fn reverse_postorder(function: &Function) -> Vec<Block> {
    let mut order = Vec::new();
    let mut seen = vec![false; function.block_count()];
    let mut work: Vec<(Block, bool)> = function.blocks().first().map(|entry| (*entry, false)).into_iter().collect();
    while let Some((block, done)) = work.pop() {
        if done {
            order.push(block);
        } else if !std::mem::replace(&mut seen[block.index()], true) {
            work.push((block, true));
            work.extend(successors(function, block).rev().map(|next| (next, false)));
        }
    }
    order.reverse();
    order
}

/// A natural loop.
#[derive(Clone, Debug)]
pub struct Loop {
    /// The block through which every path enters the loop.
    pub header: Block,
    /// All its blocks, the header first.
    pub blocks: Vec<Block>,
}

/// The natural loops of a function.
#[derive(Clone, Debug)]
pub struct Loops {
    /// The loops, inner ones before outer ones.
    pub loops: Vec<Loop>,
    /// Whether each block is in a loop, by index.
    inside: Vec<bool>,
}

impl Loops {
    /// Returns the loops of a function.
    #[must_use]
    pub fn of(function: &Function) -> Self {
        Self::with(function, &Dominators::of(function))
    }

    /// Returns the loops of a function whose dominators are known.
    #[must_use]
    pub fn with(function: &Function, dominators: &Dominators) -> Self {
        let mut found = Self { loops: Vec::new(), inside: vec![false; function.block_count()] };
        let predecessors = function.predecessors();
        let mut member = vec![None; function.block_count()];
        for header in dominators.order().iter().rev() {
            let before = predecessors[header.index()].iter().filter_map(|branch| function.block(*branch));
            let mut work: Vec<Block> = before.filter(|from| dominators.dominates(*header, *from)).collect();
            if work.is_empty() {
                continue;
            }
            let mut blocks = vec![*header];
            member[header.index()] = Some(*header);
            while let Some(block) = work.pop() {
                if member[block.index()].replace(*header) != Some(*header) {
                    blocks.push(block);
                    work.extend(predecessors[block.index()].iter().filter_map(|branch| function.block(*branch)));
                }
            }
            for block in &blocks {
                found.inside[block.index()] = true;
            }
            found.loops.push(Loop { header: *header, blocks });
        }
        found
    }

    /// Returns whether a block is in a loop.
    #[must_use]
    pub fn contains(&self, block: Block) -> bool {
        self.inside[block.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::Builder;
    use crate::types::{Element, Type};

    /// Returns a loop in a loop: entry, outer, inner, latch, exit.
    fn nested() -> (Function, [Block; 5]) {
        let mut function = Function::new("k");
        let kind = crate::ir::ArgumentKind::General;
        let bit = function.add_param(Type::scalar(Element::I1), crate::ir::KernelArgument { kind, offset: 64 });
        let entry = function.blocks()[0];
        let [outer, inner, latch, exit] = [(); 4].map(|()| function.add_block());
        let mut b = Builder::at_end(&mut function, entry);
        b.br(outer, &[]);
        b.go_to_end(outer);
        b.br(inner, &[]);
        b.go_to_end(inner);
        b.cond_br(bit, (inner, &[]), (latch, &[]));
        b.go_to_end(latch);
        b.cond_br(bit, (outer, &[]), (exit, &[]));
        b.go_to_end(exit);
        b.ret();
        (function, [entry, outer, inner, latch, exit])
    }

    #[test]
    fn loops_are_found_from_the_inside() {
        let (function, [entry, outer, inner, latch, exit]) = nested();
        let loops = Loops::of(&function);
        let headers: Vec<Block> = loops.loops.iter().map(|found| found.header).collect();
        assert_eq!(headers, [inner, outer]);
        assert_eq!(loops.loops[0].blocks, [inner]);
        assert_eq!(loops.loops[1].blocks.len(), 3);
        assert!(loops.contains(latch) && !loops.contains(entry) && !loops.contains(exit));
    }

    #[test]
    fn every_way_goes_through_dominators() {
        let (function, [entry, outer, inner, latch, exit]) = nested();
        let dominators = Dominators::of(&function);
        assert!(dominators.dominates(entry, exit) && dominators.dominates(inner, inner));
        assert!(dominators.dominates(outer, latch) && !dominators.dominates(latch, inner));
        assert_eq!(dominators.immediate(exit), Some(latch));
        assert_eq!(dominators.immediate(entry), None);
    }
}
