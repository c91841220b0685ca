//! The program: kernels in SSA form.
//!
//! Values, instructions and blocks are numbers into tables of their function. Instructions of a block are a linked list,
//! so that they are put in and taken out anywhere at no cost. Blocks have parameters in place of phi nodes; branches give
//! their values. Constants are values.

use std::collections::HashMap;

use crate::constant::Constant;
use crate::region::Region;
use crate::table::{Argument, Op};
use crate::types::Type;
use crate::{FloatPredicate, IntPredicate};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u32);

        impl $name {
            /// Its index in the table of the function.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The id of an index.
            #[must_use]
            pub const fn new(index: usize) -> Self {
                #[expect(clippy::cast_possible_truncation, reason = "a function of 2^32 values does not fit memory")]
                Self(index as u32)
            }
        }
    )+};
}

ids! {
    /// A value.
    Value;
    /// An instruction.
    Inst;
    /// A block.
    Block;
}

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Definition {
    /// A parameter of the kernel.
    Param(u32),
    /// A parameter of a block.
    BlockParam(Block, u32),
    /// The result of an instruction.
    Inst(Inst),
    /// A constant.
    Constant(Constant),
}

/// A place where a value is used: an argument of an instruction; those of branches follow the operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Use {
    /// The instruction.
    pub inst: Inst,
    /// Which argument.
    pub index: u32,
}

#[derive(Clone, Debug)]
struct ValueData {
    ty: Type,
    definition: Definition,
    /// Not kept for constants.
    uses: Vec<Use>,
    name: Option<Box<str>>,
}

/// Where a branch goes, and how many of the arguments of the instruction are for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Successor {
    /// The block.
    pub block: Block,
    /// The first of its arguments.
    pub first: u32,
    /// How many there are.
    pub count: u32,
}

#[derive(Clone, Debug)]
struct InstData {
    op: Op,
    args: Vec<Value>,
    immediates: Vec<i64>,
    successors: Vec<Successor>,
    result: Option<Value>,
    block: Option<Block>,
    previous: Option<Inst>,
    next: Option<Inst>,
    place: visa::Place,
}

#[derive(Clone, Debug, Default)]
struct BlockData {
    params: Vec<Value>,
    first: Option<Inst>,
    last: Option<Inst>,
}

/// What a parameter of a kernel is, with its code in the metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum ArgumentKind {
    /// A number or an address of flat memory.
    General = 0,
    /// A surface.
    Surface = 2,
}

/// A parameter of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelArgument {
    /// What it is.
    pub kind: ArgumentKind,
    /// Where its bytes are in the payload, from the start of the registers.
    pub offset: u32,
}

/// A kernel.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: Box<str>,
    /// What its parameters are; as many as [`Self::params`].
    pub arguments: Vec<KernelArgument>,
    /// Bytes of shared local memory it needs.
    pub slm_bytes: u32,
    params: Vec<Value>,
    values: Vec<ValueData>,
    insts: Vec<InstData>,
    blocks: Vec<BlockData>,
    /// Blocks in order; the first is where the kernel begins.
    order: Vec<Block>,
    constants: HashMap<(Type, Constant), Value>,
}

impl Function {
    /// A kernel with one empty block.
    #[must_use]
    pub fn new(name: impl Into<Box<str>>) -> Self {
        let mut function = Self {
            name: name.into(),
            arguments: Vec::new(),
            slm_bytes: 0,
            params: Vec::new(),
            values: Vec::new(),
            insts: Vec::new(),
            blocks: Vec::new(),
            order: Vec::new(),
            constants: HashMap::new(),
        };
        function.add_block();
        function
    }

    // --- values

    fn add_value(&mut self, ty: Type, definition: Definition) -> Value {
        self.values.push(ValueData { ty, definition, uses: Vec::new(), name: None });
        Value::new(self.values.len() - 1)
    }

    /// A further parameter of the kernel.
    pub fn add_param(&mut self, ty: Type, argument: KernelArgument) -> Value {
        #[expect(clippy::cast_possible_truncation, reason = "few parameters")]
        let value = self.add_value(ty, Definition::Param(self.params.len() as u32));
        self.params.push(value);
        self.arguments.push(argument);
        value
    }

    /// The parameters of the kernel.
    #[must_use]
    pub fn params(&self) -> &[Value] {
        &self.params
    }

    /// The value of a constant: one for each type and constant.
    pub fn constant(&mut self, ty: Type, constant: Constant) -> Value {
        let key = (ty, constant);
        if let Some(value) = self.constants.get(&key) {
            return *value;
        }
        let value = self.add_value(ty, Definition::Constant(key.1.clone()));
        self.constants.insert(key, value);
        value
    }

    /// How many values there are: ids are below it.
    #[must_use]
    pub fn value_count(&self) -> usize {
        self.values.len()
    }

    /// The type of a value.
    #[must_use]
    pub fn ty(&self, value: Value) -> Type {
        self.values[value.index()].ty
    }

    /// Where a value comes from.
    #[must_use]
    pub fn definition(&self, value: Value) -> &Definition {
        &self.values[value.index()].definition
    }

    /// The instruction a value is the result of.
    #[must_use]
    pub fn def_inst(&self, value: Value) -> Option<Inst> {
        match self.definition(value) {
            Definition::Inst(inst) => Some(*inst),
            Definition::Param(_) | Definition::BlockParam(..) | Definition::Constant(_) => None,
        }
    }

    /// The constant a value is.
    #[must_use]
    pub fn as_constant(&self, value: Value) -> Option<&Constant> {
        match self.definition(value) {
            Definition::Constant(constant) => Some(constant),
            Definition::Param(_) | Definition::BlockParam(..) | Definition::Inst(_) => None,
        }
    }

    /// The number in all elements of a constant integer, with its sign.
    #[must_use]
    pub fn as_integer(&self, value: Value) -> Option<i64> {
        let bits = self.as_constant(value)?.splat()?;
        let unused = 64 - self.ty(value).element.bits();
        Some((bits << unused).cast_signed() >> unused)
    }

    /// Where a value is used. Not kept for constants.
    #[must_use]
    pub fn uses(&self, value: Value) -> &[Use] {
        &self.values[value.index()].uses
    }

    /// The name a value is printed with, if it has one.
    #[must_use]
    pub fn name(&self, value: Value) -> Option<&str> {
        self.values[value.index()].name.as_deref()
    }

    /// Names a value.
    pub fn set_name(&mut self, value: Value, name: impl Into<Box<str>>) {
        self.values[value.index()].name = Some(name.into());
    }

    /// Changes the type of a value. The caller answers for its users.
    pub fn set_type(&mut self, value: Value, ty: Type) {
        self.values[value.index()].ty = ty;
    }

    // --- blocks

    /// A further block, after the others.
    pub fn add_block(&mut self) -> Block {
        self.blocks.push(BlockData::default());
        let block = Block::new(self.blocks.len() - 1);
        self.order.push(block);
        block
    }

    /// The blocks in order; the first is the entry.
    #[must_use]
    pub fn blocks(&self) -> &[Block] {
        &self.order
    }

    /// Puts the blocks in another order, or leaves some out. The caller answers for branches to those left out.
    pub fn set_blocks(&mut self, order: Vec<Block>) {
        self.order = order;
    }

    /// How many blocks there ever were: ids are below it.
    #[must_use]
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// A further parameter of a block.
    pub fn add_block_param(&mut self, block: Block, ty: Type) -> Value {
        #[expect(clippy::cast_possible_truncation, reason = "few parameters")]
        let index = self.blocks[block.index()].params.len() as u32;
        let value = self.add_value(ty, Definition::BlockParam(block, index));
        self.blocks[block.index()].params.push(value);
        value
    }

    /// Takes parameters off blocks, and their arguments off the branches there; nobody may use them.
    pub fn retain_block_params(&mut self, keep: impl Fn(&Self, Value) -> bool) {
        let mut dropped = vec![false; self.blocks.len()];
        let mut kept: Vec<Vec<bool>> = vec![Vec::new(); self.blocks.len()];
        for block in &self.order {
            let block = block.index();
            kept[block] = self.blocks[block].params.iter().map(|param| keep(self, *param)).collect();
            dropped[block] = kept[block].contains(&false);
        }
        if !dropped.contains(&true) {
            return;
        }
        for block in self.order.clone() {
            let Some(branch) = self.last(block) else { continue };
            if self.successors(branch).iter().any(|successor| dropped[successor.block.index()]) {
                let mut edges = self.edges(branch);
                for (target, args) in &mut edges {
                    let mut kept = kept[target.index()].iter();
                    args.retain(|_| kept.next() != Some(&false));
                }
                self.set_successors(branch, &edges);
            }
            if dropped[block.index()] {
                let mut kept = kept[block.index()].iter();
                self.blocks[block.index()].params.retain(|_| kept.next() != Some(&false));
                for (at, param) in (0..).zip(self.blocks[block.index()].params.clone()) {
                    self.values[param.index()].definition = Definition::BlockParam(block, at);
                }
            }
        }
    }

    /// The parameters of a block.
    #[must_use]
    pub fn block_params(&self, block: Block) -> &[Value] {
        &self.blocks[block.index()].params
    }

    /// The first instruction of a block.
    #[must_use]
    pub fn first(&self, block: Block) -> Option<Inst> {
        self.blocks[block.index()].first
    }

    /// The last instruction of a block.
    #[must_use]
    pub fn last(&self, block: Block) -> Option<Inst> {
        self.blocks[block.index()].last
    }

    /// The instructions of a block.
    pub fn insts(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        std::iter::successors(self.first(block), |inst| self.next(*inst))
    }

    /// All instructions, in order: a copy, so that the function may be changed meanwhile.
    #[must_use]
    pub fn all_insts(&self) -> Vec<Inst> {
        self.order.iter().flat_map(|block| self.insts(*block)).collect()
    }

    /// For each block, by its index, the branches that lead to it, each once, in the order of their blocks.
    #[must_use]
    pub fn predecessors(&self) -> Vec<Vec<Inst>> {
        let mut predecessors = vec![Vec::new(); self.blocks.len()];
        for branch in self.order.iter().filter_map(|from| self.last(*from)) {
            for successor in self.successors(branch) {
                let branches: &mut Vec<Inst> = &mut predecessors[successor.block.index()];
                if branches.last() != Some(&branch) {
                    branches.push(branch);
                }
            }
        }
        predecessors
    }

    // --- instructions

    /// How many instructions there ever were: ids are below it.
    #[must_use]
    pub fn inst_count(&self) -> usize {
        self.insts.len()
    }

    /// An instruction that is in no block yet.
    pub fn create(&mut self, op: Op, args: &[Value], immediates: &[i64], result: Option<Type>) -> Inst {
        let inst = Inst::new(self.insts.len());
        let result = result.map(|ty| self.add_value(ty, Definition::Inst(inst)));
        self.insts.push(InstData {
            op,
            args: args.to_vec(),
            immediates: immediates.to_vec(),
            successors: Vec::new(),
            result,
            block: None,
            previous: None,
            next: None,
            place: visa::Place::NONE,
        });
        for (index, arg) in args.iter().enumerate() {
            self.add_use(*arg, inst, index);
        }
        inst
    }

    /// A copy of an instruction, in no block yet. Not for branches.
    pub fn copy(&mut self, inst: Inst) -> Inst {
        let InstData { op, args, immediates, result, place, .. } = self.insts[inst.index()].clone();
        let ty = result.map(|result| self.ty(result));
        let copy = self.create(op, &args, &immediates, ty);
        self.set_place(copy, place);
        copy
    }

    /// Adds a successor to a branch, with the arguments for the parameters of the block.
    pub fn add_successor(&mut self, branch: Inst, block: Block, args: &[Value]) {
        let first = self.insts[branch.index()].args.len();
        for arg in args {
            self.add_use(*arg, branch, self.insts[branch.index()].args.len());
            self.insts[branch.index()].args.push(*arg);
        }
        #[expect(clippy::cast_possible_truncation, reason = "few arguments")]
        let successor = Successor { block, first: first as u32, count: args.len() as u32 };
        self.insts[branch.index()].successors.push(successor);
    }

    /// Gives a successor of a branch a further argument, after its others.
    pub fn push_successor_arg(&mut self, branch: Inst, successor: usize, value: Value) {
        let Successor { first, count, .. } = self.insts[branch.index()].successors[successor];
        let at = (first + count) as usize;
        let old = self.insts[branch.index()].args.clone();
        for (index, value) in old.iter().enumerate().skip(at) {
            self.remove_use(*value, branch, index);
        }
        self.insts[branch.index()].args.insert(at, value);
        for (index, value) in self.insts[branch.index()].args.clone().into_iter().enumerate().skip(at) {
            self.add_use(value, branch, index);
        }
        let successors = &mut self.insts[branch.index()].successors;
        successors[successor].count += 1;
        successors[successor + 1..].iter_mut().for_each(|later| later.first += 1);
    }

    /// Where a branch goes.
    #[must_use]
    pub fn successors(&self, inst: Inst) -> &[Successor] {
        &self.insts[inst.index()].successors
    }

    /// Gives a branch other successors, each with its arguments.
    pub fn set_successors(&mut self, branch: Inst, successors: &[(Block, Vec<Value>)]) {
        let operands = self.operands(branch).len();
        for index in operands..self.insts[branch.index()].args.len() {
            self.remove_use(self.insts[branch.index()].args[index], branch, index);
        }
        self.insts[branch.index()].args.truncate(operands);
        self.insts[branch.index()].successors.clear();
        for (block, args) in successors {
            self.add_successor(branch, *block, args);
        }
    }

    /// The successors of a branch, each with its arguments.
    #[must_use]
    pub fn edges(&self, branch: Inst) -> Vec<(Block, Vec<Value>)> {
        let successors = self.successors(branch).iter().enumerate();
        successors.map(|(index, successor)| (successor.block, self.successor_args(branch, index).to_vec())).collect()
    }

    /// Leads a successor of a branch to another block, which takes the same arguments.
    pub fn set_successor_block(&mut self, branch: Inst, successor: usize, block: Block) {
        self.insts[branch.index()].successors[successor].block = block;
    }

    /// The arguments a branch gives to a successor.
    #[must_use]
    pub fn successor_args(&self, branch: Inst, successor: usize) -> &[Value] {
        let Successor { first, count, .. } = self.insts[branch.index()].successors[successor];
        &self.insts[branch.index()].args[first as usize..(first + count) as usize]
    }

    /// Puts an instruction at the end of a block.
    pub fn append(&mut self, block: Block, inst: Inst) {
        let last = self.blocks[block.index()].last.replace(inst);
        match last {
            Some(last) => self.insts[last.index()].next = Some(inst),
            None => self.blocks[block.index()].first = Some(inst),
        }
        let data = &mut self.insts[inst.index()];
        (data.block, data.previous, data.next) = (Some(block), last, None);
    }

    /// Puts an instruction before another.
    pub fn insert_before(&mut self, before: Inst, inst: Inst) {
        let (block, previous) = (self.insts[before.index()].block, self.insts[before.index()].previous);
        match (previous, block) {
            (Some(previous), _) => self.insts[previous.index()].next = Some(inst),
            (None, Some(block)) => self.blocks[block.index()].first = Some(inst),
            (None, None) => {}
        }
        self.insts[before.index()].previous = Some(inst);
        let data = &mut self.insts[inst.index()];
        (data.block, data.previous, data.next) = (block, previous, Some(before));
    }

    /// Puts an instruction after another.
    pub fn insert_after(&mut self, after: Inst, inst: Inst) {
        match (self.next(after), self.block(after)) {
            (Some(next), _) => self.insert_before(next, inst),
            (None, Some(block)) => self.append(block, inst),
            (None, None) => {}
        }
    }

    /// Takes an instruction out of its block; it may be put in elsewhere.
    pub fn unlink(&mut self, inst: Inst) {
        let (block, previous, next) = {
            let data = &mut self.insts[inst.index()];
            (data.block.take(), data.previous.take(), data.next.take())
        };
        let Some(block) = block else { return };
        match previous {
            Some(previous) => self.insts[previous.index()].next = next,
            None => self.blocks[block.index()].first = next,
        }
        match next {
            Some(next) => self.insts[next.index()].previous = previous,
            None => self.blocks[block.index()].last = previous,
        }
    }

    /// Removes an instruction whose result nobody uses.
    pub fn erase(&mut self, inst: Inst) {
        self.unlink(inst);
        for index in 0..self.insts[inst.index()].args.len() {
            self.remove_use(self.insts[inst.index()].args[index], inst, index);
        }
        let data = &mut self.insts[inst.index()];
        data.args.clear();
        data.successors.clear();
    }

    /// Its operation.
    #[must_use]
    pub fn op(&self, inst: Inst) -> Op {
        self.insts[inst.index()].op
    }

    /// Makes it another operation of the same arguments and immediates.
    pub fn set_op(&mut self, inst: Inst, op: Op) {
        self.insts[inst.index()].op = op;
    }

    /// Its operands, then the arguments of branches.
    #[must_use]
    pub fn args(&self, inst: Inst) -> &[Value] {
        &self.insts[inst.index()].args
    }

    /// Its operands, without the arguments of branches.
    #[must_use]
    pub fn operands(&self, inst: Inst) -> &[Value] {
        let data = &self.insts[inst.index()];
        match data.successors.first() {
            Some(successor) => &data.args[..successor.first as usize],
            None => &data.args,
        }
    }

    /// The numbers known when compiling, in the order of the row.
    #[must_use]
    pub fn immediates(&self, inst: Inst) -> &[i64] {
        &self.insts[inst.index()].immediates
    }

    /// Changes such a number.
    pub fn set_immediate(&mut self, inst: Inst, index: usize, value: i64) {
        self.insts[inst.index()].immediates[index] = value;
    }

    /// The result.
    #[must_use]
    pub fn result(&self, inst: Inst) -> Option<Value> {
        self.insts[inst.index()].result
    }

    /// The block it is in; `None` if it was taken out.
    #[must_use]
    pub fn block(&self, inst: Inst) -> Option<Block> {
        self.insts[inst.index()].block
    }

    /// The instruction after it in its block.
    #[must_use]
    pub fn next(&self, inst: Inst) -> Option<Inst> {
        self.insts[inst.index()].next
    }

    /// The instruction before it in its block.
    #[must_use]
    pub fn previous(&self, inst: Inst) -> Option<Inst> {
        self.insts[inst.index()].previous
    }

    /// Where it comes from in the user's file.
    #[must_use]
    pub fn place(&self, inst: Inst) -> visa::Place {
        self.insts[inst.index()].place
    }

    /// Says where it comes from.
    pub fn set_place(&mut self, inst: Inst, place: visa::Place) {
        self.insts[inst.index()].place = place;
    }

    /// Replaces an argument.
    pub fn set_arg(&mut self, inst: Inst, index: usize, value: Value) {
        let old = self.insts[inst.index()].args[index];
        if old != value {
            self.remove_use(old, inst, index);
            self.insts[inst.index()].args[index] = value;
            self.add_use(value, inst, index);
        }
    }

    /// Replaces all uses of a value.
    pub fn replace_uses(&mut self, old: Value, new: Value) {
        if old == new {
            return;
        }
        for Use { inst, index } in std::mem::take(&mut self.values[old.index()].uses) {
            self.insts[inst.index()].args[index as usize] = new;
            self.add_use(new, inst, index as usize);
        }
    }

    /// Replaces an instruction by a value: its uses, then itself.
    pub fn replace(&mut self, inst: Inst, value: Value) {
        if let Some(result) = self.result(inst) {
            self.replace_uses(result, value);
        }
        self.erase(inst);
    }

    fn add_use(&mut self, value: Value, inst: Inst, index: usize) {
        let data = &mut self.values[value.index()];
        if !matches!(data.definition, Definition::Constant(_)) {
            #[expect(clippy::cast_possible_truncation, reason = "few arguments")]
            data.uses.push(Use { inst, index: index as u32 });
        }
    }

    fn remove_use(&mut self, value: Value, inst: Inst, index: usize) {
        let uses = &mut self.values[value.index()].uses;
        if let Some(at) = uses.iter().rposition(|a_use| a_use.inst == inst && a_use.index as usize == index) {
            uses.swap_remove(at);
        }
    }

    // --- what the immediates of an instruction mean

    /// The immediate of a name.
    #[must_use]
    pub fn immediate(&self, inst: Inst, name: &str) -> Option<i64> {
        let index = self.op(inst).row().immediates().position(|(candidate, _)| candidate == name)?;
        self.immediates(inst).get(index).copied()
    }

    /// The operand of a name.
    #[must_use]
    pub fn operand(&self, inst: Inst, name: &str) -> Option<Value> {
        let index = self.op(inst).row().operands().position(|(candidate, _)| candidate == name)?;
        self.operands(inst).get(index).copied()
    }

    /// The region an instruction reads or writes. All operations with a `vstride` have the same five immediates.
    #[must_use]
    pub fn region(&self, inst: Inst) -> Option<Region> {
        self.immediate(inst, "vstride")?;
        let number = |index: usize| i32::try_from(*self.immediates(inst).get(index)?).ok();
        Some(Region {
            vstride: number(0)?,
            width: number(1)?,
            stride: number(2)?,
            offset: number(3)?,
            parent_width: number(4)?,
        })
    }

    /// The vector a value is elements side by side of, with its first byte there; at a place known when compiling.
    #[must_use]
    pub fn contiguous_part(&self, value: Value) -> Option<(Value, u32)> {
        let inst = self.def_inst(value).filter(|inst| self.op(*inst) == Op::RdRegion)?;
        let [source, index] = *self.operands(inst) else { return None };
        let region = self.region(inst)?;
        let known = region.is_contiguous(self.ty(value).count()) && self.as_integer(index) == Some(0);
        known.then(|| (source, region.offset.cast_unsigned()))
    }

    /// Changes the region an instruction reads or writes.
    pub fn set_region(&mut self, inst: Inst, region: Region) {
        self.insts[inst.index()].immediates = region.immediates().to_vec();
    }

    /// The comparison of an `icmp`.
    #[must_use]
    pub fn int_predicate(&self, inst: Inst) -> Option<IntPredicate> {
        if self.op(inst) == Op::ICmp { IntPredicate::from_code(*self.immediates(inst).first()?) } else { None }
    }

    /// The comparison of an `fcmp`.
    #[must_use]
    pub fn float_predicate(&self, inst: Inst) -> Option<FloatPredicate> {
        if self.op(inst) == Op::FCmp { FloatPredicate::from_code(*self.immediates(inst).first()?) } else { None }
    }

    /// Whether an operand is one of those an instruction of this operation has.
    #[must_use]
    pub fn takes(op: Op, args: usize, immediates: usize) -> bool {
        let operands = op.row().arguments.iter().filter(|argument| matches!(argument, Argument::Operand(..))).count();
        operands == args && op.row().arguments.len() - operands == immediates
    }
}

impl Region {
    /// The immediates of an instruction with this region.
    #[must_use]
    pub fn immediates(&self) -> [i64; 5] {
        [self.vstride, self.width, self.stride, self.offset, self.parent_width].map(i64::from)
    }
}
