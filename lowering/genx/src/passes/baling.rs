//! GenXBaling: groups the operations that become one vISA instruction into bales.
//!
//! The pass runs twice. First baling, before legalization, groups operations even where their regions are illegal;
//! legalization then splits all operations of a bale in the same way. Second baling, on legal code, groups what is
//! written as one instruction. Only second baling bales predicates, and regions of whole registers into messages.
//!
//! Before: the operations that `lowering` expands are gone. After: each instruction that is baled into another has
//! exactly one use, because those with several uses were copied. The rest is unchanged:
//!
//! ```text
//! %a = rdregion(%x, <0;8,1>)         [wrregion] %d = wrregion(%old, %b, <0;8,1>)
//! %b = add %a, %c              ->        1: [main] %b = add %a, %c
//! %d = wrregion(%old, %b, ..)                0: [rdregion] %a = rdregion(%x, ..)
//! ```

use visa::table::Modifiers;

use crate::baling::{BaleInfo, Role};
use crate::error::Error;
use crate::ir::{Function, Inst, Value};
use crate::passes::{Pass, State};
use crate::table::{Effect, Name, Op};
use crate::target::{self, Form, Sign};
use crate::types::Element;

/// The two runs of the pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before legalization.
    First,
    /// Before live ranges are built: each bale is written as one instruction.
    Second,
}

/// Legal constant offsets of an indirect operand in bytes. Source: the document "vISA", "Indirect Operands".
const ADDRESS_OFFSETS: std::ops::RangeInclusive<i64> = -512..=511;

/// First baling.
pub const FIRST: Pass = Pass {
    name: "first-baling",
    description: "group operations that become one instruction, for legalization",
    run: |state| {
        run(state, Phase::First);
        Ok(())
    },
    establishes: None,
    optional: false,
};

/// Second baling.
pub const SECOND: Pass = Pass {
    name: "second-baling",
    description: "group operations that are written as one instruction",
    run: |state| {
        run(state, Phase::Second);
        Ok(())
    },
    establishes: Some(check),
    optional: false,
};

fn run(state: &mut State, phase: Phase) {
    let mut baling = Baling { state, phase, epochs: Vec::new() };
    baling.number_memory();
    baling.state.bales = std::mem::take(&mut baling.state.bales).anew();
    for inst in baling.state.function.all_insts() {
        let info = baling.inst(inst);
        baling.state.bales.set(inst, info);
    }
    let State { function, bales, .. } = state;
    bales.unshare(function);
}

/// Checks that each instruction that is baled into another has one use, in the same block.
fn check(state: &State) -> Result<(), Error> {
    let State { function, bales, .. } = state;
    for inst in function.all_insts() {
        for operand in bales.info(inst).operands() {
            let def = bales.baled_operand(function, inst, operand);
            if def.is_none_or(|def| !bales.is_baled(function, def)) {
                let what = format!("operand {operand} is baled in and has other uses");
                return Err(SECOND.broken(state, inst, what));
            }
            if def.and_then(|def| function.block(def)) != function.block(inst) {
                return Err(SECOND.broken(state, inst, format!("operand {operand} is baled in from another block")));
            }
        }
    }
    Ok(())
}

struct Baling<'a> {
    state: &'a mut State,
    phase: Phase,
    /// For each instruction, the number of stores before it in its block.
    epochs: Vec<u32>,
}

impl Baling<'_> {
    fn function(&self) -> &Function {
        &self.state.function
    }

    fn number_memory(&mut self) {
        let function = &self.state.function;
        self.epochs = vec![0; function.inst_count()];
        for block in function.blocks() {
            let mut epoch = 0;
            for inst in function.insts(*block) {
                self.epochs[inst.index()] = epoch;
                epoch += u32::from(function.op(inst).definition().effect == Effect::Write);
            }
        }
    }

    /// Returns the role of an instruction, and the operands that are baled into it. The operands already have roles.
    fn inst(&self, inst: Inst) -> BaleInfo {
        let mut info = BaleInfo::new(self.role(inst));
        let function = self.function();
        for (index, value) in function.operands(inst).iter().enumerate() {
            if let Some(def) = function.def_inst(*value)
                && !self.state.bales.is_apart(def)
                && self.bales_in(inst, info, index, def)
            {
                info.bale(index);
            }
        }
        info
    }

    /// Returns the role that an instruction has if it is baled.
    fn role(&self, inst: Inst) -> Role {
        let function = self.function();
        let op = function.op(inst);
        let source_is_predicate = is_predicate(function, function.operands(inst).first().copied());
        match target::form(op) {
            Form::Region if op == Op::WrRegion => Role::WrRegion,
            Form::Region => Role::RdRegion,
            Form::Saturation => Role::Saturate,
            Form::PredicatePart if op == Op::RdPredRegion => Role::RdPredRegion,
            Form::PredicatePart if matches!(op, Op::Any | Op::All) => Role::AnyAll,
            Form::PredicatePart => Role::WrPredRegion,
            Form::Address if op == Op::AddAddr => Role::AddressAdd,
            Form::Convert { .. } if op == Op::FNeg => Role::Neg,
            Form::Convert { .. } if matches!(op, Op::AbsI | Op::AbsF) => Role::Abs,
            Form::Convert { .. } if op == Op::ZExt && !source_is_predicate => Role::ZExt,
            Form::Convert { .. } if op == Op::SExt && !source_is_predicate => Role::SExt,
            Form::Channels { .. } if op == Op::Sub && operand_is(function, inst, 0, 0) => Role::Neg,
            Form::Channels { .. } if op == Op::Xor && operand_is(function, inst, 1, -1) => {
                if source_is_predicate {
                    Role::NotPredicate
                } else {
                    Role::Not
                }
            }
            Form::Channels { .. }
            | Form::Convert { .. }
            | Form::Compare
            | Form::Select
            | Form::Move
            | Form::Address
            | Form::Alias
            | Form::Message
            | Form::Matrix
            | Form::Other => Role::Main,
        }
    }

    /// Returns whether an operand, computed by `def`, is baled into an instruction with a known role.
    fn bales_in(&self, inst: Inst, info: BaleInfo, operand: usize, def: Inst) -> bool {
        let function = self.function();
        let value = function.args(inst)[operand];
        let role = self.state.bales.info(def).role;
        if function.ty(value).is_predicate() {
            return self.phase == Phase::Second && self.bales_predicate(inst, operand, def, role);
        }
        match info.role {
            Role::RdRegion => operand == 1 && self.bales_address(def, role),
            Role::WrRegion => match operand {
                1 => self.bales_written(inst, def, role),
                2 => self.bales_address(def, role),
                _ => false,
            },
            Role::Neg => {
                let from_zero = function.op(inst) == Op::Sub;
                operand == usize::from(from_zero)
                    && (role == Role::RdRegion || (role == Role::Abs && self.is_exact(inst, operand, def)))
            }
            // Front ends write `abs` of a narrow value as `abs` of its extension.
            Role::Abs => role == Role::RdRegion || role == Role::SExt,
            Role::Not => operand == 0 && role == Role::RdRegion,
            Role::ZExt | Role::SExt => role == Role::RdRegion,
            Role::Saturate => {
                role == Role::RdRegion || role == Role::Neg || role == Role::Abs || self.saturates(inst, def)
            }
            Role::Main => match target::form(function.op(inst)) {
                Form::Channels { .. } | Form::Convert { .. } | Form::Compare | Form::Select => {
                    self.bales_source(inst, operand, def, role)
                }
                Form::Address => role == Role::RdRegion,
                Form::Message | Form::Matrix => self.bales_raw(def, role),
                Form::Region | Form::Saturation | Form::PredicatePart | Form::Move | Form::Alias | Form::Other => false,
            },
            Role::AddressAdd | Role::NotPredicate | Role::RdPredRegion | Role::WrPredRegion | Role::AnyAll => false,
        }
    }

    /// Returns whether an address with an added constant is baled.
    fn bales_address(&self, def: Inst, role: Role) -> bool {
        let function = self.function();
        let offset = function.operands(def).get(1).and_then(|offset| function.as_integer(*offset));
        role == Role::AddressAdd && offset.is_some_and(|offset| ADDRESS_OFFSETS.contains(&offset))
    }

    /// Returns whether the source of an element-wise instruction is baled.
    fn bales_source(&self, inst: Inst, operand: usize, def: Inst, role: Role) -> bool {
        (role == Role::RdRegion && !self.is_function_of_halves(inst, def) && !self.is_copied(def))
            || (role.is_modifier() && self.is_exact(inst, operand, def))
    }

    /// Returns whether a region that several instructions read is copied once instead: it is in so many registers that
    /// dividing each instruction costs more than the copy.
    fn is_copied(&self, read: Inst) -> bool {
        let function = self.function();
        let (Some(result), Some(region)) = (function.result(read), function.region(read)) else { return false };
        let uses = i64::try_from(function.uses(result).len()).unwrap_or(i64::MAX);
        if uses == 1 {
            return false;
        }
        let ty = function.ty(result);
        let extent = region.extent(ty.count(), ty.element.bytes());
        let pair = i64::from(self.state.platform.grf_bytes() * visa::region::MAX_REGISTERS);
        let parts = |bytes: i64| (bytes + pair - 1) / pair;
        let (divided, whole) = (parts(extent.end - extent.start), parts(ty.bytes().into()));
        divided.saturating_mul(uses) > whole.saturating_mul(uses).saturating_add(divided)
    }

    /// Returns whether a region at a variable index would become an operand of a math function in half precision. The
    /// finalizer accesses such lanes one by one, with illegal instructions.
    fn is_function_of_halves(&self, inst: Inst, region: Inst) -> bool {
        let function = self.function();
        let is_half = function.result(inst).is_some_and(|result| function.ty(result).element == Element::F16);
        let is_function = matches!(
            function.op(inst),
            Op::Inv | Op::Log | Op::Exp | Op::Sqrt | Op::RSqrt | Op::Sin | Op::Cos | Op::Pow | Op::FDiv
        );
        let index = function.operand(region, Name::Index);
        is_half && is_function && index.is_some_and(|index| function.as_integer(index).is_none())
    }

    /// Returns whether applying a modifier to the source gives the same result as computing the value first. Sources
    /// are neither rounded nor truncated after a modifier, and each instruction supports only some modifiers.
    fn is_exact(&self, inst: Inst, operand: usize, def: Inst) -> bool {
        let function = self.function();
        let Some(op) = target::instruction(function.op(inst)) else { return false };
        let sign = target::source_sign(function, inst);
        let role = self.state.bales.info(def).role;
        let element = function.ty(function.args(inst)[operand]).element;
        if role == Role::ZExt || role == Role::SExt {
            return self.takes_narrow(inst, op, operand, def);
        }
        let whole = element.is_float() || (sign == Sign::Modular && self.keeps_low_bits(inst, element));
        let kind = if role == Role::Not { Modifiers::Logic } else { Modifiers::Arithmetic };
        whole && target::modifiers(op) == kind
    }

    /// Returns whether the result is no wider than the source, so that higher bits of the source do not affect it.
    fn keeps_low_bits(&self, inst: Inst, element: Element) -> bool {
        let function = self.function();
        let result = function.result(inst).map(|result| function.ty(result).element);
        result.is_some_and(|result| !result.is_float() && result.bits() <= element.bits() && result != Element::I1)
    }

    /// Returns whether an instruction can have one source of narrower integers than its other sources.
    fn takes_narrow(&self, inst: Inst, op: visa::table::Op, operand: usize, def: Inst) -> bool {
        let function = self.function();
        let source = function.operands(def).first().map(|source| function.ty(*source).element);
        let result = function.result(inst).map(|result| function.ty(result).element);
        let (Some(source), Some(result)) = (source, result) else { return false };
        let sign = if self.state.bales.info(def).role == Role::SExt { Sign::Signed } else { Sign::Unsigned };
        let own = target::source_sign(function, inst);
        let ty = target::visa_type(source, sign);
        target::extends(op, operand, own, sign)
            && target::is_legal(op, self.state.platform, target::visa_type(result, own), &[ty])
    }

    /// Returns whether an instruction can saturate its result, and the result has no other use.
    fn saturates(&self, inst: Inst, def: Inst) -> bool {
        let op = self.function().op(def);
        let saturates = match target::form(op) {
            Form::Channels { op, .. } => target::saturates(op),
            Form::Convert { .. } => true,
            Form::Select => target::saturates(visa::table::Op::Sel),
            Form::Compare
            | Form::Region
            | Form::Saturation
            | Form::PredicatePart
            | Form::Move
            | Form::Address
            | Form::Alias
            | Form::Message
            | Form::Matrix
            | Form::Other => false,
        };
        saturates && self.moves_to(def, inst)
    }

    /// Returns whether a value is baled into the write of a region.
    fn bales_written(&self, inst: Inst, def: Inst, role: Role) -> bool {
        let function = self.function();
        let masked = function.args(inst).get(3).is_some_and(|mask| function.as_integer(*mask) != Some(-1));
        let op = function.op(def);
        match role {
            Role::RdRegion => true,
            // A modifier of the result of a computation needs a separate instruction.
            Role::Neg | Role::Abs | Role::Not | Role::ZExt | Role::SExt | Role::Saturate => self.moves_to(def, inst),
            Role::Main => match target::form(op) {
                Form::Channels { op, .. } => {
                    let fits = !masked || target::has_predicate(op);
                    self.moves_to(def, inst) && fits && !self.is_function_of_halves(def, inst)
                }
                Form::Convert { .. } => self.moves_to(def, inst),
                Form::Select => self.moves_to(def, inst) && !masked,
                Form::Message => !masked && self.is_whole(inst) && self.moves_to(def, inst),
                Form::Compare
                | Form::Region
                | Form::Saturation
                | Form::PredicatePart
                | Form::Move
                | Form::Address
                | Form::Alias
                | Form::Matrix
                | Form::Other => false,
            },
            Role::WrRegion
            | Role::AddressAdd
            | Role::NotPredicate
            | Role::RdPredRegion
            | Role::WrPredRegion
            | Role::AnyAll => false,
        }
    }

    /// Returns whether an instruction may move to its only user: no store in between writes the memory that it reads.
    fn moves_to(&self, def: Inst, user: Inst) -> bool {
        let function = self.function();
        let once = function.result(def).is_some_and(|result| function.uses(result).len() == 1);
        let reads = function.op(def).definition().effect != Effect::Pure;
        once && function.block(def) == function.block(user)
            && (!reads || self.epochs[def.index()] == self.epochs[user.index()])
    }

    /// Returns whether a region of whole registers is baled into a message or matrix product.
    fn bales_raw(&self, def: Inst, role: Role) -> bool {
        role == Role::RdRegion && self.is_whole(def)
    }

    /// Returns whether a region starts at a register boundary and is contiguous.
    fn is_whole(&self, inst: Inst) -> bool {
        let function = self.function();
        let grf = i64::from(self.state.platform.grf_bytes());
        let value =
            if function.op(inst) == Op::WrRegion { function.args(inst).get(1).copied() } else { function.result(inst) };
        let (Some(region), Some(value)) = (function.region(inst), value) else { return false };
        let lanes = function.ty(value).count();
        let fixed = function.operand(inst, Name::Index).is_some_and(|index| function.as_integer(index) == Some(0));
        // The vector that is written into occupies registers, too.
        let fixed = fixed && (function.op(inst) != Op::WrRegion || i64::from(function.ty(value).bytes()) % grf == 0);
        fixed && region.is_contiguous(lanes) && i64::from(region.offset) % grf == 0
    }

    /// Returns whether a predicate operand is baled: complements and parts into their users, written values into the
    /// write of a part.
    fn bales_predicate(&self, inst: Inst, operand: usize, def: Inst, role: Role) -> bool {
        let function = self.function();
        let op = function.op(inst);
        if op == Op::WrPredRegion {
            return operand == 1 && target::form(function.op(def)) == Form::Compare && self.moves_to(def, inst);
        }
        // The operand that is the predicate of the instruction.
        let used = match target::form(op) {
            Form::Select => operand == 0,
            Form::Region => operand == 3,
            Form::Channels { .. } => self.role(inst) == Role::NotPredicate && role == Role::RdPredRegion,
            Form::Message => true,
            Form::PredicatePart => matches!(op, Op::Any | Op::All),
            Form::Other => op == Op::CondBr,
            Form::Convert { .. }
            | Form::Compare
            | Form::Saturation
            | Form::Move
            | Form::Address
            | Form::Alias
            | Form::Matrix => false,
        };
        let single = function.op(inst) == Op::CondBr
            || (function.op(inst) == Op::Select && result_lanes(function, inst) == Some(1));
        used && (matches!(role, Role::RdPredRegion | Role::NotPredicate) || (role == Role::AnyAll && single))
    }
}

fn operand_is(function: &Function, inst: Inst, operand: usize, number: i64) -> bool {
    function.operands(inst).get(operand).is_some_and(|value| function.as_integer(*value) == Some(number))
}

fn is_predicate(function: &Function, value: Option<Value>) -> bool {
    value.is_some_and(|value| function.ty(value).is_predicate())
}

fn result_lanes(function: &Function, inst: Inst) -> Option<u32> {
    function.result(inst).map(|result| function.ty(result).count())
}
