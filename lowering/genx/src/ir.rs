//! The IR: kernels in SSA form.
//!
//! Values, instructions and blocks are indices into tables of their function. The instructions of a block are a linked
//! list, so that insertion and removal take constant time. Blocks have parameters instead of phi nodes, and branches
//! pass their arguments. Constants are values.

mod argument;
mod pool;

pub use argument::{ArgumentKind, KernelArgument, misplaced};

use std::collections::HashMap;
use std::num::NonZeroU32;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use self::pool::{List, Pool};
use crate::constant::Constant;
use crate::region::Region;
use crate::table::{Argument, Name, Op};
use crate::types::Type;
use crate::{FloatPredicate, IntPredicate};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU32);

        impl $name {
            /// Returns its index in the table of the function.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// Creates an id from an index.
            #[must_use]
            pub const fn new(index: usize) -> Self {
                // One more than the index, so that an optional id takes no more memory than an id.
                #[expect(clippy::cast_possible_truncation, reason = "a function of 2^32 values does not fit memory")]
                match NonZeroU32::new(index as u32 + 1) {
                    Some(number) => Self(number),
                    None => Self(NonZeroU32::MAX),
                }
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

/// The definition of a value.
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

/// A use of a value: an argument of an instruction; arguments of branches follow the operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Use {
    /// The instruction.
    pub inst: Inst,
    /// The index of the argument.
    pub index: u32,
}

#[derive(Clone, Debug)]
struct ValueData {
    ty: Type,
    definition: Definition,
    /// Not kept for constants.
    uses: SmallVec<[Use; 2]>,
}

/// A successor of a branch, and the arguments of the branch that are passed to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Successor {
    /// The block.
    pub block: Block,
    /// The first of its arguments.
    pub first: u32,
    /// The number of its arguments.
    pub count: u32,
}

#[derive(Clone, Copy, Debug)]
struct InstData {
    op: Op,
    args: List,
    immediates: List,
    successors: List,
    result: Option<Value>,
    place: visa::Place,
}

/// The position of an instruction, stored apart from its operation, so that iteration touches little memory.
#[derive(Clone, Copy, Debug, Default)]
struct Link {
    block: Option<Block>,
    previous: Option<Inst>,
    next: Option<Inst>,
}

#[derive(Clone, Debug, Default)]
struct BlockData {
    params: Vec<Value>,
    first: Option<Inst>,
    last: Option<Inst>,
}

/// A kernel.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: Box<str>,
    /// Kinds and offsets of its parameters; as many as [`Self::params`].
    pub arguments: Vec<KernelArgument>,
    /// Bytes of shared local memory it needs.
    pub slm_bytes: u32,
    /// Number of threads of a group.
    pub threads: u32,
    params: Vec<Value>,
    values: Vec<ValueData>,
    insts: Vec<InstData>,
    links: Vec<Link>,
    blocks: Vec<BlockData>,
    /// Blocks in order; the first is the entry.
    order: Vec<Block>,
    constants: FxHashMap<(Type, Constant), Value>,
    names: HashMap<Value, Box<str>>,
    /// The arguments of instructions.
    args: Pool<Value>,
    /// The index of each argument among the uses of its value; the lists are parallel to those of the arguments.
    slots: Pool<u32>,
    immediates: Pool<i64>,
    successors: Pool<Successor>,
}

impl Function {
    /// Creates a kernel with one empty block.
    #[must_use]
    pub fn new(name: impl Into<Box<str>>) -> Self {
        let mut function = Self {
            name: name.into(),
            arguments: Vec::new(),
            slm_bytes: 0,
            threads: 1,
            params: Vec::new(),
            values: Vec::new(),
            insts: Vec::new(),
            links: Vec::new(),
            blocks: Vec::new(),
            order: Vec::new(),
            constants: FxHashMap::default(),
            names: HashMap::new(),
            args: Pool::new(),
            slots: Pool::new(),
            immediates: Pool::new(),
            successors: Pool::new(),
        };
        function.add_block();
        function
    }

    // --- values

    fn add_value(&mut self, ty: Type, definition: Definition) -> Value {
        self.values.push(ValueData { ty, definition, uses: SmallVec::new() });
        Value::new(self.values.len() - 1)
    }

    /// Adds a parameter to the kernel.
    pub fn add_param(&mut self, ty: Type, argument: KernelArgument) -> Value {
        #[expect(clippy::cast_possible_truncation, reason = "few parameters")]
        let value = self.add_value(ty, Definition::Param(self.params.len() as u32));
        self.params.push(value);
        self.arguments.push(argument);
        value
    }

    /// Returns the parameters of the kernel.
    #[must_use]
    pub fn params(&self) -> &[Value] {
        &self.params
    }

    /// Returns the value of a constant: there is one for each type and constant.
    pub fn constant(&mut self, ty: Type, constant: Constant) -> Value {
        let key = (ty, constant);
        if let Some(value) = self.constants.get(&key) {
            return *value;
        }
        let value = self.add_value(ty, Definition::Constant(key.1.clone()));
        self.constants.insert(key, value);
        value
    }

    /// Returns the number of values: ids are less than it.
    #[must_use]
    pub fn value_count(&self) -> usize {
        self.values.len()
    }

    /// Returns the type of a value.
    #[inline]
    #[must_use]
    pub fn ty(&self, value: Value) -> Type {
        self.values[value.index()].ty
    }

    /// Returns the definition of a value.
    #[inline]
    #[must_use]
    pub fn definition(&self, value: Value) -> &Definition {
        &self.values[value.index()].definition
    }

    /// Returns the instruction that defines a value.
    #[inline]
    #[must_use]
    pub fn def_inst(&self, value: Value) -> Option<Inst> {
        match self.definition(value) {
            Definition::Inst(inst) => Some(*inst),
            Definition::Param(_) | Definition::BlockParam(..) | Definition::Constant(_) => None,
        }
    }

    /// Returns the constant, if a value is one.
    #[inline]
    #[must_use]
    pub fn as_constant(&self, value: Value) -> Option<&Constant> {
        match self.definition(value) {
            Definition::Constant(constant) => Some(constant),
            Definition::Param(_) | Definition::BlockParam(..) | Definition::Inst(_) => None,
        }
    }

    /// Returns the integer that all elements of a constant have, as a signed number.
    #[must_use]
    pub fn as_integer(&self, value: Value) -> Option<i64> {
        let bits = self.as_constant(value)?.splat()?;
        let unused = 64 - self.ty(value).element.bits();
        Some((bits << unused).cast_signed() >> unused)
    }

    /// Returns the uses of a value; empty for constants.
    #[inline]
    #[must_use]
    pub fn uses(&self, value: Value) -> &[Use] {
        &self.values[value.index()].uses
    }

    /// Returns the name by which a value is printed, if it has one.
    #[must_use]
    pub fn name(&self, value: Value) -> Option<&str> {
        self.names.get(&value).map(AsRef::as_ref)
    }

    /// Names a value.
    pub fn set_name(&mut self, value: Value, name: impl Into<Box<str>>) {
        self.names.insert(value, name.into());
    }

    /// Changes the type of a value. The caller is responsible for its users.
    pub fn set_type(&mut self, value: Value, ty: Type) {
        self.values[value.index()].ty = ty;
    }

    // --- blocks

    /// Appends a block.
    pub fn add_block(&mut self) -> Block {
        self.blocks.push(BlockData::default());
        let block = Block::new(self.blocks.len() - 1);
        self.order.push(block);
        block
    }

    /// Returns the blocks in order; the first is the entry.
    #[must_use]
    pub fn blocks(&self) -> &[Block] {
        &self.order
    }

    /// Reorders the blocks, or removes some. The caller is responsible for branches to removed blocks.
    pub fn set_blocks(&mut self, order: Vec<Block>) {
        self.order = order;
    }

    /// Returns the number of blocks ever created: ids are less than it.
    #[must_use]
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// Adds a parameter to a block.
    pub fn add_block_param(&mut self, block: Block, ty: Type) -> Value {
        #[expect(clippy::cast_possible_truncation, reason = "few parameters")]
        let index = self.blocks[block.index()].params.len() as u32;
        let value = self.add_value(ty, Definition::BlockParam(block, index));
        self.blocks[block.index()].params.push(value);
        value
    }

    /// Removes parameters of blocks that have no uses, with the arguments of branches to them. Returns whether there
    /// were any.
    pub fn retain_block_params(&mut self, keep: impl Fn(&Self, Value) -> bool) -> bool {
        let mut dropped = vec![false; self.blocks.len()];
        let mut kept: Vec<Vec<bool>> = vec![Vec::new(); self.blocks.len()];
        for block in &self.order {
            let block = block.index();
            kept[block] = self.blocks[block].params.iter().map(|param| keep(self, *param)).collect();
            dropped[block] = kept[block].contains(&false);
        }
        if !dropped.contains(&true) {
            return false;
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
        true
    }

    /// Returns the parameters of a block.
    #[must_use]
    pub fn block_params(&self, block: Block) -> &[Value] {
        &self.blocks[block.index()].params
    }

    /// Returns the first instruction of a block.
    #[must_use]
    pub fn first(&self, block: Block) -> Option<Inst> {
        self.blocks[block.index()].first
    }

    /// Returns the last instruction of a block.
    #[must_use]
    pub fn last(&self, block: Block) -> Option<Inst> {
        self.blocks[block.index()].last
    }

    /// Returns the instructions of a block.
    #[inline]
    pub fn insts(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        std::iter::successors(self.first(block), |inst| self.next(*inst))
    }

    /// Returns a copy of the list of all instructions in order, so that the function may be changed during iteration.
    #[must_use]
    pub fn all_insts(&self) -> Vec<Inst> {
        let mut insts = Vec::with_capacity(self.insts.len());
        insts.extend(self.order.iter().flat_map(|block| self.insts(*block)));
        insts
    }

    /// Returns for each block, by its index, the branches that lead to it, each once, in the order of their blocks.
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

    /// Returns the number of instructions ever created: ids are less than it.
    #[must_use]
    pub fn inst_count(&self) -> usize {
        self.insts.len()
    }

    /// Creates an instruction that is in no block yet.
    pub fn create(&mut self, op: Op, args: &[Value], immediates: &[i64], result: Option<Type>) -> Inst {
        let inst = Inst::new(self.insts.len());
        let result = result.map(|ty| self.add_value(ty, Definition::Inst(inst)));
        self.slots.add_zeros(args.len());
        self.insts.push(InstData {
            op,
            args: self.args.add(args),
            immediates: self.immediates.add(immediates),
            successors: List::default(),
            result,
            place: visa::Place::NONE,
        });
        self.links.push(Link::default());
        for (index, arg) in args.iter().enumerate() {
            self.add_use(*arg, inst, index);
        }
        inst
    }

    /// Copies an instruction; the copy is in no block yet. Not for branches.
    pub fn copy(&mut self, inst: Inst) -> Inst {
        let InstData { op, result, place, .. } = self.insts[inst.index()];
        let (args, immediates) = (self.args(inst).to_vec(), self.immediates(inst).to_vec());
        let ty = result.map(|result| self.ty(result));
        let copy = self.create(op, &args, &immediates, ty);
        self.set_place(copy, place);
        copy
    }

    /// Adds a successor to a branch, with the arguments for the parameters of the block.
    pub fn add_successor(&mut self, branch: Inst, block: Block, args: &[Value]) {
        let first = self.args(branch).len();
        for (index, arg) in (first..).zip(args) {
            self.insert_arg(branch, index, *arg);
            self.add_use(*arg, branch, index);
        }
        #[expect(clippy::cast_possible_truncation, reason = "few arguments")]
        let successor = Successor { block, first: first as u32, count: args.len() as u32 };
        let list = &mut self.insts[branch.index()].successors;
        let count = list.len();
        self.successors.insert(list, count, successor);
    }

    /// Appends an argument for a successor of a branch.
    pub fn push_successor_arg(&mut self, branch: Inst, successor: usize, value: Value) {
        let Successor { first, count, .. } = self.successors(branch)[successor];
        let at = (first + count) as usize;
        for index in at..self.args(branch).len() {
            self.remove_use(self.args(branch)[index], branch, index);
        }
        self.insert_arg(branch, at, value);
        for index in at..self.args(branch).len() {
            self.add_use(self.args(branch)[index], branch, index);
        }
        let successors = self.successors.get_mut(self.insts[branch.index()].successors);
        successors[successor].count += 1;
        successors[successor + 1..].iter_mut().for_each(|later| later.first += 1);
    }

    /// Inserts an argument, without updating the uses of its value.
    fn insert_arg(&mut self, inst: Inst, index: usize, value: Value) {
        let list = &mut self.insts[inst.index()].args;
        self.slots.insert(&mut list.clone(), index, 0);
        self.args.insert(list, index, value);
    }

    /// Returns the successors of a branch.
    #[inline]
    #[must_use]
    pub fn successors(&self, inst: Inst) -> &[Successor] {
        self.successors.get(self.insts[inst.index()].successors)
    }

    /// Replaces the successors of a branch, each with its arguments.
    pub fn set_successors(&mut self, branch: Inst, successors: &[(Block, Vec<Value>)]) {
        let operands = self.operands(branch).len();
        for index in operands..self.args(branch).len() {
            self.remove_use(self.args(branch)[index], branch, index);
        }
        let data = &mut self.insts[branch.index()];
        data.args.truncate(operands);
        data.successors.truncate(0);
        for (block, args) in successors {
            self.add_successor(branch, *block, args);
        }
    }

    /// Returns the successors of a branch, each with its arguments.
    #[must_use]
    pub fn edges(&self, branch: Inst) -> Vec<(Block, Vec<Value>)> {
        let successors = self.successors(branch).iter().enumerate();
        successors.map(|(index, successor)| (successor.block, self.successor_args(branch, index).to_vec())).collect()
    }

    /// Redirects a successor of a branch to another block, which takes the same arguments.
    pub fn set_successor_block(&mut self, branch: Inst, successor: usize, block: Block) {
        self.successors.get_mut(self.insts[branch.index()].successors)[successor].block = block;
    }

    /// Returns the arguments that a branch passes to a successor.
    #[must_use]
    pub fn successor_args(&self, branch: Inst, successor: usize) -> &[Value] {
        let Successor { first, count, .. } = self.successors(branch)[successor];
        &self.args(branch)[first as usize..(first + count) as usize]
    }

    /// Appends an instruction to a block.
    pub fn append(&mut self, block: Block, inst: Inst) {
        let last = self.blocks[block.index()].last.replace(inst);
        match last {
            Some(last) => self.links[last.index()].next = Some(inst),
            None => self.blocks[block.index()].first = Some(inst),
        }
        self.links[inst.index()] = Link { block: Some(block), previous: last, next: None };
    }

    /// Inserts an instruction before another.
    pub fn insert_before(&mut self, before: Inst, inst: Inst) {
        let Link { block, previous, .. } = self.links[before.index()];
        match (previous, block) {
            (Some(previous), _) => self.links[previous.index()].next = Some(inst),
            (None, Some(block)) => self.blocks[block.index()].first = Some(inst),
            (None, None) => {}
        }
        self.links[before.index()].previous = Some(inst);
        self.links[inst.index()] = Link { block, previous, next: Some(before) };
    }

    /// Inserts an instruction after another.
    pub fn insert_after(&mut self, after: Inst, inst: Inst) {
        match (self.next(after), self.block(after)) {
            (Some(next), _) => self.insert_before(next, inst),
            (None, Some(block)) => self.append(block, inst),
            (None, None) => {}
        }
    }

    /// Removes an instruction from its block; it may be inserted elsewhere.
    pub fn unlink(&mut self, inst: Inst) {
        let Link { block, previous, next } = std::mem::take(&mut self.links[inst.index()]);
        let Some(block) = block else { return };
        match previous {
            Some(previous) => self.links[previous.index()].next = next,
            None => self.blocks[block.index()].first = next,
        }
        match next {
            Some(next) => self.links[next.index()].previous = previous,
            None => self.blocks[block.index()].last = previous,
        }
    }

    /// Erases an instruction whose result has no uses.
    pub fn erase(&mut self, inst: Inst) {
        self.unlink(inst);
        for index in 0..self.args(inst).len() {
            self.remove_use(self.args(inst)[index], inst, index);
        }
        let data = &mut self.insts[inst.index()];
        data.args.truncate(0);
        data.successors.truncate(0);
    }

    /// Returns its operation.
    #[inline]
    #[must_use]
    pub fn op(&self, inst: Inst) -> Op {
        self.insts[inst.index()].op
    }

    /// Changes the operation; arguments and immediates stay.
    pub fn set_op(&mut self, inst: Inst, op: Op) {
        self.insts[inst.index()].op = op;
    }

    /// Returns its operands, followed by the arguments of branches.
    #[inline]
    #[must_use]
    pub fn args(&self, inst: Inst) -> &[Value] {
        self.args.get(self.insts[inst.index()].args)
    }

    /// Returns its operands, without the arguments of branches.
    #[inline]
    #[must_use]
    pub fn operands(&self, inst: Inst) -> &[Value] {
        match self.successors(inst).first() {
            Some(successor) => &self.args(inst)[..successor.first as usize],
            None => self.args(inst),
        }
    }

    /// Returns its immediates, in the order of the op definition.
    #[inline]
    #[must_use]
    pub fn immediates(&self, inst: Inst) -> &[i64] {
        self.immediates.get(self.insts[inst.index()].immediates)
    }

    /// Sets an immediate.
    pub fn set_immediate(&mut self, inst: Inst, index: usize, value: i64) {
        self.immediates.get_mut(self.insts[inst.index()].immediates)[index] = value;
    }

    /// Returns the result.
    #[inline]
    #[must_use]
    pub fn result(&self, inst: Inst) -> Option<Value> {
        self.insts[inst.index()].result
    }

    /// Returns its block; `None` if it was removed.
    #[inline]
    #[must_use]
    pub fn block(&self, inst: Inst) -> Option<Block> {
        self.links[inst.index()].block
    }

    /// Returns the instruction after it in its block.
    #[inline]
    #[must_use]
    pub fn next(&self, inst: Inst) -> Option<Inst> {
        self.links[inst.index()].next
    }

    /// Returns the instruction before it in its block.
    #[inline]
    #[must_use]
    pub fn previous(&self, inst: Inst) -> Option<Inst> {
        self.links[inst.index()].previous
    }

    /// Returns its source location.
    #[must_use]
    pub fn place(&self, inst: Inst) -> visa::Place {
        self.insts[inst.index()].place
    }

    /// Sets its source location.
    pub fn set_place(&mut self, inst: Inst, place: visa::Place) {
        self.insts[inst.index()].place = place;
    }

    /// Replaces an argument.
    pub fn set_arg(&mut self, inst: Inst, index: usize, value: Value) {
        let old = self.args(inst)[index];
        if old != value {
            self.remove_use(old, inst, index);
            self.args.get_mut(self.insts[inst.index()].args)[index] = value;
            self.add_use(value, inst, index);
        }
    }

    /// Replaces all uses of a value.
    pub fn replace_uses(&mut self, old: Value, new: Value) {
        if old == new {
            return;
        }
        for Use { inst, index } in std::mem::take(&mut self.values[old.index()].uses) {
            self.args.get_mut(self.insts[inst.index()].args)[index as usize] = new;
            self.add_use(new, inst, index as usize);
        }
    }

    /// Replaces all uses of an instruction by a value, and erases it.
    pub fn replace(&mut self, inst: Inst, value: Value) {
        if let Some(result) = self.result(inst) {
            self.replace_uses(result, value);
        }
        self.erase(inst);
    }

    fn add_use(&mut self, value: Value, inst: Inst, index: usize) {
        let data = &mut self.values[value.index()];
        if !matches!(data.definition, Definition::Constant(_)) {
            #[expect(clippy::cast_possible_truncation, reason = "indices of values and instructions are 32 bits wide")]
            let (slot, at) = (data.uses.len() as u32, index as u32);
            data.uses.push(Use { inst, index: at });
            self.slots.get_mut(self.insts[inst.index()].args)[index] = slot;
        }
    }

    /// Takes constant time, because the last use fills the gap.
    fn remove_use(&mut self, value: Value, inst: Inst, index: usize) {
        let slot = self.slots.get(self.insts[inst.index()].args)[index];
        let uses = &mut self.values[value.index()].uses;
        if uses.get(slot as usize).is_some_and(|a_use| a_use.inst == inst && a_use.index as usize == index) {
            uses.swap_remove(slot as usize);
            if let Some(Use { inst, index }) = uses.get(slot as usize).copied() {
                self.slots.get_mut(self.insts[inst.index()].args)[index as usize] = slot;
            }
        }
    }

    // --- meaning of immediates

    /// Returns the immediate with a name.
    #[must_use]
    pub fn immediate(&self, inst: Inst, name: Name) -> Option<i64> {
        let index = self.op(inst).definition().immediates().position(|(candidate, _)| candidate == name)?;
        self.immediates(inst).get(index).copied()
    }

    /// Returns the operand with a name.
    #[must_use]
    pub fn operand(&self, inst: Inst, name: Name) -> Option<Value> {
        let index = self.op(inst).definition().operands().position(|(candidate, _)| candidate == name)?;
        self.operands(inst).get(index).copied()
    }

    /// Returns the region that an instruction accesses. All operations with a `vstride` have the same five immediates.
    #[must_use]
    pub fn region(&self, inst: Inst) -> Option<Region> {
        if !self.op(inst).definition().has_region() {
            return None;
        }
        let number = |index: usize| i32::try_from(*self.immediates(inst).get(index)?).ok();
        Some(Region {
            vstride: number(0)?,
            width: number(1)?,
            stride: number(2)?,
            offset: number(3)?,
            parent_width: number(4)?,
        })
    }

    /// Returns the vector of which a value is a contiguous part at a constant offset, and the first byte.
    #[must_use]
    pub fn contiguous_part(&self, value: Value) -> Option<(Value, u32)> {
        let inst = self.def_inst(value).filter(|inst| self.op(*inst) == Op::RdRegion)?;
        let [source, index] = *self.operands(inst) else { return None };
        let region = self.region(inst)?;
        let known = region.is_contiguous(self.ty(value).count()) && self.as_integer(index) == Some(0);
        known.then(|| (source, region.offset.cast_unsigned()))
    }

    /// Changes the region that an instruction accesses.
    pub fn set_region(&mut self, inst: Inst, region: Region) {
        let immediates = region.immediates();
        let list = self.insts[inst.index()].immediates;
        if list.len() == immediates.len() {
            self.immediates.get_mut(list).copy_from_slice(&immediates);
        } else {
            self.insts[inst.index()].immediates = self.immediates.add(&immediates);
        }
    }

    /// Returns the comparison of an `icmp`.
    #[must_use]
    pub fn int_predicate(&self, inst: Inst) -> Option<IntPredicate> {
        if self.op(inst) == Op::ICmp { IntPredicate::from_code(*self.immediates(inst).first()?) } else { None }
    }

    /// Returns the comparison of an `fcmp`.
    #[must_use]
    pub fn float_predicate(&self, inst: Inst) -> Option<FloatPredicate> {
        if self.op(inst) == Op::FCmp { FloatPredicate::from_code(*self.immediates(inst).first()?) } else { None }
    }

    /// Returns whether an instruction of this operation has this number of operands and immediates.
    #[must_use]
    pub fn takes(op: Op, args: usize, immediates: usize) -> bool {
        let operands =
            op.definition().arguments.iter().filter(|argument| matches!(argument, Argument::Operand(..))).count();
        operands == args && op.definition().arguments.len() - operands == immediates
    }
}

impl Region {
    /// Returns the immediates of an instruction with this region.
    #[must_use]
    pub fn immediates(&self) -> [i64; 5] {
        [self.vstride, self.width, self.stride, self.offset, self.parent_width].map(i64::from)
    }
}
