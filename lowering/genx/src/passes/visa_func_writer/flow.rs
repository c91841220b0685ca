//! Writes the blocks, branches and attributes of the kernel.

use visa::instruction::Value as Argument;
use visa::operand::{Exec, ExecSize, Mask, Modifier, Predicate, Region, Vector, VectorClass};
use visa::table::{Op as Visa, Role};
use visa::variable::{Attribute, AttributeValue, GeneralId, Label, LabelId, LabelKind, attribute};
use visa::{Place, instruction::Instruction};

use super::operand::scalar;
use super::{Lanes, Writer};
use crate::error::Error;
use crate::immediate::number;
use crate::ir::{Block, Inst};

/// Unit of shared local memory in bytes.
const SLM_UNIT: u32 = 1024;
/// Maximal length of the kernel name as prefix of labels, which have at most 64 characters.
const LONGEST_PREFIX: usize = 48;
/// The control register, `%cr0`, without the bits that keep denormals in `df`, `f` and `hf` arithmetic.
const CONTROL: GeneralId = GeneralId(14);
const FLUSHES: u32 = !(1 << 6 | 1 << 7 | 1 << 10);
const ONE: Lanes = Lanes { count: 1, first_bit: 0 };

impl Writer<'_> {
    /// Writes the kernel.
    pub(super) fn kernel(&mut self) -> Result<(), Error> {
        self.attributes();
        let entry = self.label(self.label_name(0), LabelKind::Subroutine);
        self.define(Visa::Subroutine, entry);
        self.denormals();
        let order = self.state.function.blocks().to_vec();
        let targets = self.targets(&order);
        for (index, block) in order.iter().copied().enumerate() {
            self.next = order.get(index + 1).copied();
            if targets[block.index()] {
                let label = self.block_label(block);
                self.define(Visa::Label, label);
            }
            let insts: Vec<_> = self.state.function.insts(block).collect();
            for inst in insts {
                if !self.state.bales.is_baled(&self.state.function, inst) {
                    self.bale(inst)?;
                }
            }
        }
        Ok(())
    }

    fn attributes(&mut self) {
        let mut attribute = |name: &str, number: u32| {
            let value = AttributeValue::Number(number.cast_signed());
            self.unit.attributes.push(Attribute { name: name.into(), value, place: Place::NONE });
        };
        // The finalizer's number for CM, whose programs describe a whole thread.
        attribute(attribute::TARGET, 0);
        let slm = self.state.function.slm_bytes;
        if slm > 0 {
            attribute(attribute::SLM_SIZE, slm.div_ceil(SLM_UNIT));
        }
    }

    /// Makes floating-point arithmetic flush denormals, regardless of the initial mode of the thread.
    fn denormals(&mut self) {
        let function = &self.state.function;
        if !function.all_insts().into_iter().any(|inst| function.op(inst).is_arithmetic()) {
            return;
        }
        let class = VectorClass::General { id: CONTROL, row: 0, column: 0, region: Region::dst(1) };
        let given = [
            Argument::Exec(Exec { size: ExecSize::N1, mask: Mask::M1_NM }),
            Argument::Predicate(Predicate::NONE),
            Argument::Vector(Vector { modifier: Modifier::None, class }),
            Argument::Vector(scalar(CONTROL, 0, 0)),
            Argument::Vector(number(visa::Type::Ud, FLUSHES.into())),
        ];
        let args = given.into_iter().map(Into::into).collect();
        self.unit.body.push(Instruction { op: Visa::And, args, place: Place::NONE });
    }

    /// Returns the blocks that are branch targets, by index.
    fn targets(&self, order: &[Block]) -> Vec<bool> {
        let mut targets = vec![false; self.state.function.block_count()];
        for (index, block) in order.iter().enumerate() {
            let Some(branch) = self.state.function.last(*block) else { continue };
            for (target, _) in self.jumps(branch, order.get(index + 1).copied()) {
                targets[target.index()] = true;
            }
        }
        targets
    }

    /// Returns the jumps of a branch, given the next block: their targets, and whether they jump on the condition or
    /// its complement.
    fn jumps(&self, branch: Inst, next: Option<Block>) -> Vec<(Block, Option<bool>)> {
        let successors: Vec<_> = self.state.function.successors(branch).iter().map(|to| to.block).collect();
        match successors.as_slice() {
            [to] if Some(*to) != next => vec![(*to, None)],
            [on_true, on_false] if on_true == on_false => self.jump_once(*on_true, next),
            [on_true, on_false] if Some(*on_true) == next => vec![(*on_false, Some(false))],
            [on_true, on_false] if Some(*on_false) == next => vec![(*on_true, Some(true))],
            [on_true, on_false] => vec![(*on_true, Some(true)), (*on_false, None)],
            _ => Vec::new(),
        }
    }

    fn jump_once(&self, to: Block, next: Option<Block>) -> Vec<(Block, Option<bool>)> {
        if Some(to) == next { Vec::new() } else { vec![(to, None)] }
    }

    fn label(&mut self, name: String, kind: LabelKind) -> LabelId {
        #[expect(clippy::cast_possible_truncation, reason = "fewer than 2^16 labels; the verifier counts them")]
        let id = LabelId(self.unit.labels.len() as u16);
        self.unit.labels.push(Label { name: name.into(), kind, attributes: Vec::new(), place: Place::NONE });
        id
    }

    /// Returns the name of a label, with the kernel name as prefix if that is short enough, because labels have a
    /// maximum length.
    fn label_name(&self, number: usize) -> String {
        let kernel = &self.unit.name;
        if kernel.len() > LONGEST_PREFIX { format!("BB_{number}") } else { format!("{kernel}_BB_{number}") }
    }

    /// Returns the label of a block; labels are numbered in the order of first use.
    fn block_label(&mut self, block: Block) -> LabelId {
        if let Some(label) = self.labels.get(&block) {
            return *label;
        }
        let label = self.label(self.label_name(self.labels.len() + 1), LabelKind::Block);
        self.labels.insert(block, label);
        label
    }

    fn define(&mut self, op: Visa, label: LabelId) {
        self.unit.body.push(Instruction { op, args: vec![Argument::Label(label).into()], place: Place::NONE });
    }

    /// Writes the jumps of a branch.
    pub(super) fn branch(&mut self, inst: Inst) -> Result<(), Error> {
        for (target, condition) in self.jumps(inst, self.next) {
            let (predicate, lanes) = match condition {
                None => (Predicate::NONE, 1),
                Some(holds) => {
                    let (predicate, lanes) = self.jump_condition(inst)?;
                    (Predicate { inverse: predicate.inverse == holds, ..predicate }, lanes)
                }
            };
            let label = self.block_label(target);
            let given = [(Role::Predicate, Argument::Predicate(predicate)), (Role::Label, Argument::Label(label))];
            self.push(inst, Visa::Jmp, Lanes { count: lanes, first_bit: 0 }, &given)?;
        }
        Ok(())
    }

    /// Writes the return of the whole thread.
    pub(super) fn ret(&mut self, inst: Inst) -> Result<(), Error> {
        let exec = Exec { size: ExecSize::N1, mask: Mask::M1 };
        self.push(inst, Visa::Ret, ONE, &[(Role::Exec, Argument::Exec(exec))])
    }
}
