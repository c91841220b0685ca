//! Numbers the instructions for live ranges.
//!
//! Purpose: a live range is a list of segments of numbers. Each place where coalescing may insert a copy has a
//! separate number: before each instruction, before the branch of a block for each of its arguments, and at the start
//! for each parameter.
//!
//! Before: second baling has run. After: each instruction has the number of the head of its bale. Later passes that do
//! not renumber may only insert copies, at the reserved numbers.
//!
//! ```text
//! entry:                                 0: start   1: copy of %p
//!   %a = add i32 %p, 1                   3: (4: copy) 5: %a
//!   br label %bb1(%a)                    6: copy of %a   7: br   9: end
//! ```

use super::{Pass, State};
use crate::error::Error;
use crate::ir::{Block, Inst};

/// The pass.
pub const PASS: Pass = Pass {
    name: "numbering",
    description: "number the instructions for live ranges",
    run,
    establishes: Some(check),
    optional: false,
};

/// The numbers of a kernel's instructions.
#[derive(Clone, Debug, Default)]
pub struct Numbering {
    insts: Vec<u32>,
    blocks: Vec<Span>,
}

/// The numbers of a block.
#[derive(Clone, Copy, Debug, Default)]
struct Span {
    start: u32,
    copies: u32,
    end: u32,
}

impl Numbering {
    /// Returns the number of an instruction.
    #[must_use]
    pub fn inst(&self, inst: Inst) -> u32 {
        self.insts.get(inst.index()).copied().unwrap_or_default()
    }

    /// Sets the number of a new instruction to a reserved one.
    pub fn set(&mut self, inst: Inst, number: u32) {
        if self.insts.len() <= inst.index() {
            self.insts.resize(inst.index() + 1, 0);
        }
        self.insts[inst.index()] = number;
    }

    /// Returns the number reserved for a copy before an instruction.
    #[must_use]
    pub fn before(&self, inst: Inst) -> u32 {
        self.inst(inst).saturating_sub(1)
    }

    /// Returns the start of a block.
    #[must_use]
    pub fn start(&self, block: Block) -> u32 {
        self.blocks[block.index()].start
    }

    /// Returns the end of a block.
    #[must_use]
    pub fn end(&self, block: Block) -> u32 {
        self.blocks[block.index()].end
    }

    /// Returns the number reserved for the copy of an argument of the branch of a block; the first argument is 0.
    #[must_use]
    pub fn phi_copy(&self, block: Block, argument: u32) -> u32 {
        self.blocks[block.index()].copies + argument
    }

    /// Returns the number reserved for the copy of a parameter of the kernel.
    #[must_use]
    pub const fn param_copy(param: u32) -> u32 {
        1 + param
    }
}

fn run(state: &mut State) -> Result<(), Error> {
    let function = &state.function;
    let mut numbering =
        Numbering { insts: vec![0; function.inst_count()], blocks: vec![Span::default(); function.block_count()] };
    #[expect(clippy::cast_possible_truncation, reason = "few parameters")]
    let mut next = Numbering::param_copy(function.params().len() as u32);
    for block in function.blocks() {
        let start = next;
        next += 1;
        let mut copies = next;
        for inst in function.insts(*block) {
            if state.bales.is_baled(&state.function, inst) {
                continue;
            }
            if function.op(inst).is_terminator() {
                copies = next;
                next += function.successors(inst).iter().map(|successor| successor.count).sum::<u32>();
            }
            numbering.insts[inst.index()] = next + 1;
            next += 2;
        }
        numbering.blocks[block.index()] = Span { start, copies, end: next };
        for inst in function.insts(*block) {
            if state.bales.is_baled(&state.function, inst) {
                numbering.insts[inst.index()] = numbering.insts[state.bales.head(&state.function, inst).index()];
            }
        }
    }
    state.numbering = numbering;
    Ok(())
}

/// Checks that the numbers of the instructions of a block are in order, and between those of its start and end.
fn check(state: &State) -> Result<(), Error> {
    let State { function, numbering, bales, .. } = state;
    for block in function.blocks() {
        // The block of the merged return is created later and has no numbers: no value is live in it.
        if numbering.blocks.get(block.index()).is_none_or(|span| span.end == 0) {
            continue;
        }
        // Copies of the kernel's parameters come before the first block.
        let is_entry = function.blocks().first() == Some(block);
        let mut last = if is_entry { Numbering::param_copy(0) } else { numbering.start(*block) };
        for inst in function.insts(*block).filter(|inst| !bales.is_baled(function, *inst)) {
            let number = numbering.inst(inst);
            // A branch to the merged return has no number either.
            if number == 0 && function.op(inst).is_terminator() {
                continue;
            }
            if number < last || number >= numbering.end(*block) {
                return Err(PASS.broken(state, inst, "its number is not in the order of the block"));
            }
            last = number;
        }
    }
    Ok(())
}
