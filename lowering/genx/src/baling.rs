//! Bales: which instructions become one vISA instruction. Source: GenX backend design, "GenXBaling".
//!
//! A bale is a tree. Its head is the instruction whose result is written: a main instruction, or the region write,
//! saturation or modifier that is applied last. Operands that are baled in are region reads, modifiers, and so on.
//! Every instruction except the head has one use, which is inside of the bale, and is executed at the head.

use std::fmt::Write;

use rustc_hash::FxHashSet;

use crate::ir::{Function, Inst, Use, Value};
use crate::llvm;

/// The role of an instruction in its bale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Role {
    /// The instruction itself.
    #[default]
    Main,
    /// The region a source is read from.
    RdRegion,
    /// The region the destination is written to.
    WrRegion,
    /// A source is negated.
    Neg,
    /// The absolute value of a source is taken.
    Abs,
    /// A source is complemented.
    Not,
    /// A source is a narrower integer, zero-extended.
    ZExt,
    /// A source is a narrower integer, sign-extended.
    SExt,
    /// The destination is saturated.
    Saturate,
    /// A constant offset is added to an address.
    AddressAdd,
    /// A predicate is complemented.
    NotPredicate,
    /// A part of a predicate is used.
    RdPredRegion,
    /// A part of a predicate is written.
    WrPredRegion,
    /// The bits of a predicate are reduced to one.
    AnyAll,
}

impl Role {
    /// Returns whether it is a modifier of a source.
    #[must_use]
    pub const fn is_modifier(self) -> bool {
        match self {
            Self::Neg | Self::Abs | Self::Not | Self::ZExt | Self::SExt => true,
            Self::Main
            | Self::RdRegion
            | Self::WrRegion
            | Self::Saturate
            | Self::AddressAdd
            | Self::NotPredicate
            | Self::RdPredRegion
            | Self::WrPredRegion
            | Self::AnyAll => false,
        }
    }

    /// Returns its name in dumps.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::RdRegion => "rdregion",
            Self::WrRegion => "wrregion",
            Self::Neg => "neg",
            Self::Abs => "abs",
            Self::Not => "not",
            Self::ZExt => "zext",
            Self::SExt => "sext",
            Self::Saturate => "saturate",
            Self::AddressAdd => "addradd",
            Self::NotPredicate => "notp",
            Self::RdPredRegion => "rdpredregion",
            Self::WrPredRegion => "wrpredregion",
            Self::AnyAll => "anyall",
        }
    }
}

/// The role of an instruction, and which of its operands are baled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BaleInfo {
    /// Its role.
    pub role: Role,
    operands: u32,
}

impl BaleInfo {
    /// Creates a role without baled operands.
    #[must_use]
    pub const fn new(role: Role) -> Self {
        Self { role, operands: 0 }
    }

    /// Returns whether an operand is baled in.
    #[must_use]
    pub const fn has(self, operand: usize) -> bool {
        operand < u32::BITS as usize && self.operands >> operand & 1 == 1
    }

    /// Bales an operand in.
    pub const fn bale(&mut self, operand: usize) {
        self.operands |= 1 << operand;
    }

    /// Removes an operand from the bale.
    pub const fn unbale(&mut self, operand: usize) {
        self.operands &= !(1 << operand);
    }

    /// Returns the operands that are baled in, in order.
    pub fn operands(self) -> impl Iterator<Item = usize> {
        let rest = |operands: &u32| Some(*operands & operands.wrapping_sub(1));
        std::iter::successors(Some(self.operands), rest)
            .take_while(|operands| *operands != 0)
            .map(|operands| operands.trailing_zeros() as usize)
    }
}

/// An instruction of a bale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BaleInst {
    /// The instruction.
    pub inst: Inst,
    /// Its role and baled operands.
    pub info: BaleInfo,
}

/// A bale: its instructions, each after those baled into it; the head is last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bale {
    /// The instructions.
    pub insts: Vec<BaleInst>,
}

impl Bale {
    /// Returns the instruction at the head.
    #[must_use]
    pub fn head(&self) -> Option<BaleInst> {
        self.insts.last().copied()
    }

    /// Returns the main instruction, if there is one.
    #[must_use]
    pub fn main(&self) -> Option<BaleInst> {
        self.insts.iter().rev().find(|inst| inst.info.role == Role::Main).copied()
    }

    /// Returns the instruction of a role nearest the head.
    #[must_use]
    pub fn role(&self, role: Role) -> Option<BaleInst> {
        self.insts.iter().rev().find(|inst| inst.info.role == role).copied()
    }

    /// Returns whether an instruction is in the bale.
    #[must_use]
    pub fn contains(&self, inst: Inst) -> bool {
        self.insts.iter().any(|other| other.inst == inst)
    }

    /// Returns the operands from outside of the bale.
    pub fn inputs<'a>(&'a self, function: &'a Function) -> impl Iterator<Item = (Use, Value)> + 'a {
        self.insts.iter().flat_map(move |BaleInst { inst, info }| {
            let operands = function.args(*inst).iter().enumerate().filter(|(index, _)| !info.has(*index));
            operands.map(|(index, value)| {
                #[expect(clippy::cast_possible_truncation, reason = "few arguments")]
                let index = index as u32;
                (Use { inst: *inst, index }, *value)
            })
        })
    }
}

/// The bales of a function. A new instruction is a separate bale.
#[derive(Clone, Debug, Default)]
pub struct Bales {
    infos: Vec<BaleInfo>,
    /// Instructions that are never baled into another, however often the code is baled.
    apart: FxHashSet<Inst>,
}

impl Bales {
    /// Discards all bales; instructions that are kept apart remain so.
    #[must_use]
    pub fn anew(self) -> Self {
        Self { infos: Vec::new(), ..self }
    }

    /// Keeps an instruction apart: it is baled into no other from now on.
    pub fn keep_apart(&mut self, inst: Inst) {
        self.apart.insert(inst);
    }

    /// Returns whether an instruction is kept apart.
    #[must_use]
    pub fn is_apart(&self, inst: Inst) -> bool {
        self.apart.contains(&inst)
    }

    /// Returns role and baled operands of an instruction.
    #[must_use]
    pub fn info(&self, inst: Inst) -> BaleInfo {
        self.infos.get(inst.index()).copied().unwrap_or_default()
    }

    /// Sets the role of an instruction and its baled operands.
    pub fn set(&mut self, inst: Inst, info: BaleInfo) {
        if self.infos.len() <= inst.index() {
            self.infos.resize(inst.index() + 1, BaleInfo::default());
        }
        self.infos[inst.index()] = info;
    }

    /// Returns the use by which an instruction is baled into another.
    #[must_use]
    pub fn parent(&self, function: &Function, inst: Inst) -> Option<Use> {
        match function.uses(function.result(inst)?) {
            [a_use] if self.info(a_use.inst).has(a_use.index as usize) => Some(*a_use),
            _ => None,
        }
    }

    /// Returns whether an instruction is baled into another.
    #[must_use]
    pub fn is_baled(&self, function: &Function, inst: Inst) -> bool {
        self.parent(function, inst).is_some()
    }

    /// Returns the head of the bale an instruction is in.
    #[must_use]
    pub fn head(&self, function: &Function, inst: Inst) -> Inst {
        let mut head = inst;
        while let Some(parent) = self.parent(function, head) {
            head = parent.inst;
        }
        head
    }

    /// Returns the bale of a head.
    #[must_use]
    pub fn bale(&self, function: &Function, head: Inst) -> Bale {
        let mut bale = Bale { insts: Vec::new() };
        self.collect(function, head, &mut bale.insts);
        bale
    }

    fn collect(&self, function: &Function, inst: Inst, insts: &mut Vec<BaleInst>) {
        let info = self.info(inst);
        for operand in info.operands() {
            if let Some(def) = self.baled_operand(function, inst, operand) {
                self.collect(function, def, insts);
            }
        }
        insts.push(BaleInst { inst, info });
    }

    /// Returns the instruction that is baled in as an operand.
    #[must_use]
    pub fn baled_operand(&self, function: &Function, inst: Inst, operand: usize) -> Option<Inst> {
        let value = *function.args(inst).get(operand)?;
        if self.info(inst).has(operand) { function.def_inst(value) } else { None }
    }

    /// Removes an operand from the bale of an instruction: it becomes the head of a new bale, without moving.
    pub fn unbale(&mut self, inst: Inst, operand: usize) {
        let mut info = self.info(inst);
        info.unbale(operand);
        self.set(inst, info);
    }

    /// Moves an instruction, and those between it and the head of its bale, directly before the head. Instructions of a
    /// bale execute at the head, and have to be there to use operands that are defined after their former position.
    pub fn move_to_head(&self, function: &mut Function, inst: Inst) {
        let (mut part, head) = (inst, self.head(function, inst));
        while part != head {
            let parent = self.parent(function, part).map_or(head, |parent| parent.inst);
            function.unlink(part);
            function.insert_before(head, part);
            part = parent;
        }
    }

    /// Returns all bales as text: each head, with what is baled into it below, and its operand.
    #[must_use]
    pub fn dump(&self, function: &Function) -> String {
        let texts = llvm::inst_texts(function);
        let mut out = String::new();
        for inst in function.all_insts() {
            if !self.is_baled(function, inst) {
                self.dump_inst(function, inst, 0, None, &texts, &mut out);
            }
        }
        out
    }

    fn dump_inst(
        &self,
        function: &Function,
        inst: Inst,
        depth: usize,
        operand: Option<usize>,
        texts: &std::collections::HashMap<Inst, String>,
        out: &mut String,
    ) {
        let info = self.info(inst);
        let operand = operand.map(|operand| format!("{operand}: ")).unwrap_or_default();
        let text = texts.get(&inst).map_or("?", String::as_str);
        // Writing to a string does not fail.
        let _ = writeln!(out, "{:indent$}{operand}[{}] {text}", "", info.role.name(), indent = 4 * depth);
        for operand in info.operands() {
            if let Some(def) = self.baled_operand(function, inst, operand) {
                self.dump_inst(function, def, depth + 1, Some(operand), texts, out);
            }
        }
    }

    /// Copies each instruction that is baled in several uses, so that all have one use; an instruction that is baled
    /// into another block moves there.
    pub fn unshare(&mut self, function: &mut Function) {
        let mut work = function.all_insts();
        while let Some(inst) = work.pop() {
            for operand in self.info(inst).operands() {
                let Some(def) = self.baled_operand(function, inst, operand) else { continue };
                let Some(result) = function.result(def) else { continue };
                if function.uses(result).len() > 1 {
                    let copy = function.copy(def);
                    function.insert_before(inst, copy);
                    self.set(copy, self.info(def));
                    if let Some(result) = function.result(copy) {
                        function.set_arg(inst, operand, result);
                    }
                    work.push(copy);
                } else if function.block(def) != function.block(inst) {
                    function.unlink(def);
                    function.insert_before(inst, def);
                    work.push(def);
                }
            }
        }
    }
}
