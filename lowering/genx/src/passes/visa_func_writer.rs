//! Writes the kernel as vISA, one instruction for each bale.
//!
//! Purpose: the translation to vISA. The operation table states the instruction for each operation.
//!
//! Before: bales are final, values are coalesced, live ranges have variables, and blocks are in order. After:
//! `State::unit` is the kernel. An operation whose result shares the register of its operand emits no instruction.
//!
//! ```text
//! %b = wrregion(%a, fadd(rdregion(%x, <1;1,0>, 64), %y), <1>, 32)   ->   add (M1_NM, 8) V33(1,0)<1> V34(2,0)<1;1,0> V35(0,0)<1;1,0>
//! ```

mod copies;
mod flow;
mod message;
mod operand;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use visa::instruction::{Arg, Instruction, Value as Argument};
use visa::operand::{Exec, ExecSize, Mask, Modifier, Predicate, Raw, Vector, VectorClass};
use visa::table::{Kind, Op as Visa, Role};
use visa::variable::{GeneralId, LabelId, PredicateId};
use visa::word::Condition;
use visa::{Unit, UnitKind};

use super::visa_regalloc::{self, Register, Registers};
use super::{Pass, State};
use crate::baling::Role as Baled;
use crate::compare::{FloatPredicate, IntPredicate};
use crate::error::Error;
use crate::ir::{Block, Inst, Value};
use crate::table::form::{Channels, Form};
use crate::table::{Name, Op};
use crate::target::{Sign, visa_type};
use crate::types::Element;
use operand::Target;

/// The pass.
pub const PASS: Pass =
    Pass { name: "visa-func-writer", description: "write the kernel as vISA", run, establishes: None, optional: false };

fn run(state: &mut State) -> Result<(), Error> {
    let mut used = write(state)?;
    if used.are_too_many() {
        visa_regalloc::share(state)?;
        used = write(state)?;
    }
    if let Some(unit) = &mut state.unit {
        used.declare(unit);
    }
    Ok(())
}

/// Writes the instructions; returns the variables with the aliases in use.
fn write(state: &mut State) -> Result<Registers, Error> {
    let registers = std::mem::take(&mut state.registers);
    let mut writer = Writer {
        state,
        registers: registers.clone(),
        unit: Unit::new(&*state.function.name, UnitKind::Kernel),
        labels: FxHashMap::default(),
        next: None,
    };
    writer.kernel()?;
    let Writer { registers: used, unit, .. } = writer;
    (state.registers, state.unit) = (registers, Some(unit));
    Ok(used)
}

/// The operand fields of an instruction that are not empty.
type Given = SmallVec<[(Role, Argument); 6]>;

/// Writes a kernel.
struct Writer<'a> {
    state: &'a State,
    registers: Registers,
    unit: Unit,
    /// The labels of the blocks that are branch targets.
    labels: FxHashMap<Block, LabelId>,
    /// The block after the current one.
    next: Option<Block>,
}

/// The channels of an instruction: their number, and the first predicate bit that they use.
#[derive(Clone, Copy, Debug)]
struct Lanes {
    count: u32,
    first_bit: u32,
}

impl Writer<'_> {
    fn broken(&self, inst: Inst, what: impl Into<String>) -> Error {
        PASS.broken(self.state, inst, what)
    }

    fn op(&self, inst: Inst) -> Op {
        self.state.function.op(inst)
    }

    fn form(&self, inst: Inst) -> Form {
        self.op(inst).definition().form
    }

    fn arg(&self, inst: Inst, operand: usize) -> Result<Value, Error> {
        self.state.function.args(inst).get(operand).copied().ok_or_else(|| self.broken(inst, "it has too few operands"))
    }

    /// Returns the operand with a name: its index and value.
    fn named(&self, inst: Inst, name: Name) -> Result<(usize, Value), Error> {
        let operand = self.op(inst).definition().operands().position(|(other, _)| other == name);
        let operand = operand.ok_or_else(|| self.broken(inst, format!("it has no operand `{name}`")))?;
        Ok((operand, self.arg(inst, operand)?))
    }

    fn result(&self, inst: Inst) -> Result<Value, Error> {
        self.state.function.result(inst).ok_or_else(|| self.broken(inst, "it has no result"))
    }

    /// Returns the instruction that is baled as an operand.
    fn baled(&self, inst: Inst, operand: usize) -> Option<Inst> {
        self.state.bales.baled_operand(&self.state.function, inst, operand)
    }

    fn role(&self, inst: Inst) -> Baled {
        self.state.bales.info(inst).role
    }

    fn element(&self, value: Value) -> Element {
        self.state.function.ty(value).element
    }

    fn lanes_of(&self, value: Value) -> u32 {
        self.state.function.ty(value).count()
    }

    fn register(&self, inst: Inst, value: Value) -> Result<Register, Error> {
        let register = self.state.liveness.id(value).and_then(|id| self.registers.get(id));
        register.ok_or_else(|| self.broken(inst, "an operand has no variable"))
    }

    fn general(&self, inst: Inst, value: Value) -> Result<GeneralId, Error> {
        match self.register(inst, value)? {
            Register::General(id) => Ok(id),
            Register::Address(_) | Register::Predicate(_) | Register::Surface(_) => {
                Err(self.broken(inst, "an operand is not in general registers"))
            }
        }
    }

    fn predicate_id(&self, inst: Inst, value: Value) -> Result<PredicateId, Error> {
        match self.register(inst, value)? {
            Register::Predicate(id) => Ok(id),
            Register::General(_) | Register::Address(_) | Register::Surface(_) => {
                Err(self.broken(inst, "an operand is not a predicate"))
            }
        }
    }

    /// Appends an instruction. Missing fields are empty: no predicate, null, the number 0.
    fn push(&mut self, inst: Inst, op: Visa, lanes: Lanes, given: &[(Role, Argument)]) -> Result<(), Error> {
        let definition = op.definition();
        if !definition.platforms.contains(self.state.platform) {
            let platforms: Vec<_> = definition.platforms.iter().map(|platform| platform.to_string()).collect();
            return Err(Error::Unsupported {
                operation: format!("`{}`", self.op(inst).definition().name),
                reason: format!(
                    "`{}` is not on {}, only on {}",
                    definition.mnemonics.first().copied().unwrap_or(definition.name),
                    self.state.platform,
                    platforms.join(", ")
                ),
                place: self.state.function.place(inst),
            });
        }
        let mut args = Vec::with_capacity(definition.fields.len());
        for field in definition.fields {
            let argument = match given.iter().find(|(role, _)| *role == field.role) {
                Some((_, argument)) => argument.clone(),
                None => match field.kind {
                    Kind::Exec | Kind::Elements => Argument::Exec(self.exec(inst, lanes)?),
                    Kind::Predicate => Argument::Predicate(Predicate::NONE),
                    Kind::Raw(_) => Argument::Raw(Raw::NULL),
                    Kind::Word(..) | Kind::LabelCount => Argument::Word(0),
                    Kind::Vector(_)
                    | Kind::Surface
                    | Kind::Sampler
                    | Kind::Label(_)
                    | Kind::Labels
                    | Kind::Lifetime
                    | Kind::Text
                    | Kind::Function => {
                        return Err(self.broken(inst, format!("`{}` has no {:?}", definition.name, field.role)));
                    }
                },
            };
            args.push(Arg::from(argument));
        }
        self.unit.body.push(Instruction { op, args, place: self.state.function.place(inst) });
        Ok(())
    }

    /// Returns execution size and mask. All instructions execute regardless of the mask of the thread: the program is
    /// the whole thread.
    fn exec(&self, inst: Inst, lanes: Lanes) -> Result<Exec, Error> {
        let size = ExecSize::of(lanes.count)
            .ok_or_else(|| self.broken(inst, format!("no instruction has {} channels", lanes.count)))?;
        let group = u8::try_from(lanes.first_bit / 4).ok().filter(|_| lanes.first_bit.is_multiple_of(4));
        let mask = group.filter(|group| *group < 8).and_then(|group| Mask::from_code(Mask::M1_NM.code() + group));
        let mask = mask.ok_or_else(|| self.broken(inst, format!("no mask begins at bit {}", lanes.first_bit)))?;
        Ok(Exec { size, mask })
    }

    /// Writes the bale of a head.
    fn bale(&mut self, head: Inst) -> Result<(), Error> {
        let (inst, target) = self.target(head)?;
        match (inst, target) {
            (Peeled::Inst(inst), target) => self.inst(inst, target),
            (Peeled::Operand(user, operand), Some(target)) => {
                let element = self.element(self.arg(user, operand)?);
                if element == Element::I1 {
                    return self.copy_bits(user, operand, &target);
                }
                let source = self.source(user, operand, Sign::Copied, target.lanes.count)?;
                let dst = self.dst(user, &target, visa_type(element, Sign::Copied), false)?;
                self.on_channels(user, Visa::Mov, &target, &[(Role::Dst, dst), (Role::Src0, source)])
            }
            (Peeled::Operand(user, _), None) => Err(self.broken(user, "it writes nothing")),
        }
    }

    /// Returns the main instruction of a bale, and its destination, which contains a region write and a saturation.
    fn target(&mut self, head: Inst) -> Result<(Peeled, Option<Target>), Error> {
        let Some(result) = self.state.function.result(head) else { return Ok((Peeled::Inst(head), None)) };
        let mut target = Target::whole(result, self.lanes_of(result));
        let mut inst = head;
        if let Form::Destination | Form::DestinationBits = self.form(inst) {
            let (operand, new) = self.named(inst, Name::New)?;
            target = self.region_target(inst, result, new)?;
            match self.baled(inst, operand) {
                Some(def) => inst = def,
                None => return Ok((Peeled::Operand(inst, operand), Some(target))),
            }
        }
        if self.role(inst) == Baled::Saturate || self.op(inst) == Op::Sat {
            target.saturated = true;
            match self.baled(inst, 0) {
                Some(def) => inst = def,
                None => return Ok((Peeled::Operand(inst, 0), Some(target))),
            }
        }
        Ok((Peeled::Inst(inst), Some(target)))
    }

    fn inst(&mut self, inst: Inst, target: Option<Target>) -> Result<(), Error> {
        let form = self.form(inst);
        match (form, target) {
            (Form::Branch, _) => self.branch(inst),
            (Form::Return, _) => self.ret(inst),
            (Form::Message(message), target) => self.message(inst, &message, target.as_ref()),
            (Form::Channels(channels), Some(target)) if self.element(target.value) == Element::I1 => {
                self.on_predicates(inst, &channels, &target)
            }
            (Form::Channels(channels), Some(target)) => self.channels(inst, &channels, &target),
            (Form::Compare, Some(target)) => self.compare(inst, &target),
            (Form::Select, Some(target)) => self.select(inst, &target),
            (Form::Source, Some(target)) => self.read(inst, &target),
            (Form::SourceBits, Some(target)) => self.read_bits(inst, &target),
            (Form::Combined(_), Some(_)) => Err(self.broken(inst, "it is not part of what uses it")),
            (Form::Copy, Some(target)) => self.copy(inst, &target),
            (Form::Address, Some(_)) => self.address(inst),
            (Form::Predefined(variables), Some(target)) => self.predefined(inst, variables, &target),
            (Form::Product, Some(target)) => self.product(inst, &target),
            (Form::Destination | Form::DestinationBits, Some(_)) => Err(self.broken(inst, "a region within a region")),
            (
                Form::Channels(_)
                | Form::Compare
                | Form::Select
                | Form::Source
                | Form::Destination
                | Form::SourceBits
                | Form::DestinationBits
                | Form::Combined(_)
                | Form::Copy
                | Form::Address
                | Form::Predefined(_)
                | Form::Product,
                None,
            ) => Err(self.broken(inst, "it has no result")),
        }
    }

    /// Appends an instruction on the channels of a target, with its predicate.
    fn on_channels(&mut self, inst: Inst, op: Visa, target: &Target, vectors: &[(Role, Vector)]) -> Result<(), Error> {
        let mut given: Given = vectors.iter().map(|(role, vector)| (*role, Argument::Vector(*vector))).collect();
        given.push((Role::Predicate, Argument::Predicate(target.predicate)));
        self.push(inst, op, target.lanes, &given)
    }

    fn channels(&mut self, inst: Inst, channels: &Channels, target: &Target) -> Result<(), Error> {
        const SOURCES: [Role; 4] = [Role::Src0, Role::Src1, Role::Src2, Role::Src3];
        let result = self.result(inst)?;
        let ty = visa_type(self.element(result), channels.dst);
        let mut given = Given::new();
        given.push((Role::Dst, Argument::Vector(self.dst(inst, target, ty, channels.saturated)?)));
        for (operand, role) in (0..self.state.function.operands(inst).len()).zip(SOURCES) {
            let modifier = channels.modifier.filter(|(modified, _)| *modified == operand);
            let modifier = modifier.map_or(Modifier::None, |(_, modifier)| modifier);
            let source = self.modified(inst, operand, channels.src, target.lanes.count, modifier)?;
            given.push((role, Argument::Vector(source)));
        }
        if let Some(which) = channels.min_max {
            given.push((Role::MinMax, Argument::Word(which.code())));
        }
        if let Some(table) = self.state.function.immediate(inst, Name::Table) {
            given.push((Role::Function, Argument::Word(table as u32)));
        }
        if channels.op.definition().field(Role::Predicate).is_some() {
            given.push((Role::Predicate, Argument::Predicate(target.predicate)));
        } else if !target.predicate.is_none() {
            return Err(self.broken(inst, "it cannot be predicated"));
        }
        self.push(inst, channels.op, target.lanes, &given)
    }

    /// Writes an instruction on predicates: an exclusive or with ones becomes a complement.
    fn on_predicates(&mut self, inst: Inst, channels: &Channels, target: &Target) -> Result<(), Error> {
        let mut given = vec![(Role::Dst, self.predicate_vector(self.predicate_id(inst, target.value)?))];
        let mut op = channels.op;
        for (operand, role) in [(0, Role::Src0), (1, Role::Src1)] {
            let value = self.arg(inst, operand)?;
            if self.state.function.as_constant(value).is_some() {
                op = Visa::Not;
                continue;
            }
            let (predicate, first_bit) = self.predicate(inst, operand, target.lanes.count)?;
            if predicate.inverse || first_bit != target.lanes.first_bit {
                return Err(self.broken(inst, "a part of a predicate, or its complement, is not an operand"));
            }
            given.push((role, self.predicate_vector(predicate.id)));
        }
        let given: Vec<_> = given.into_iter().map(|(role, vector)| (role, Argument::Vector(vector))).collect();
        self.push(inst, op, target.lanes, &given)
    }

    fn predicate_vector(&self, id: PredicateId) -> Vector {
        let class = VectorClass::Predicate(Predicate { id, ..Predicate::NONE });
        Vector { modifier: Modifier::None, class }
    }

    fn compare(&mut self, inst: Inst, target: &Target) -> Result<(), Error> {
        let function = &self.state.function;
        let (condition, sign) = match (function.int_predicate(inst), function.float_predicate(inst)) {
            (Some(predicate), _) => (condition(predicate), predicate.sign()),
            (None, Some(predicate)) => (float_condition(predicate), Sign::Float),
            (None, None) => return Err(self.broken(inst, "an unknown comparison")),
        };
        let dst = self.predicate_vector(self.predicate_id(inst, target.value)?);
        let sources = [0, 1].map(|operand| self.source(inst, operand, sign, target.lanes.count));
        let [a, b] = sources;
        let given = [
            (Role::Condition, Argument::Word(condition.code())),
            (Role::Dst, Argument::Vector(dst)),
            (Role::Src0, Argument::Vector(a?)),
            (Role::Src1, Argument::Vector(b?)),
        ];
        self.push(inst, Visa::Cmp, target.lanes, &given)
    }

    fn select(&mut self, inst: Inst, target: &Target) -> Result<(), Error> {
        if !target.predicate.is_none() {
            return Err(self.broken(inst, "it has a predicate of its own"));
        }
        let element = self.element(self.result(inst)?);
        let ty = visa_type(element, Sign::Copied);
        let dst = self.dst(inst, target, ty, false)?;
        let (a, b) = (
            self.source(inst, 1, Sign::Copied, target.lanes.count)?,
            self.source(inst, 2, Sign::Copied, target.lanes.count)?,
        );
        let (predicate, first_bit) = self.predicate(inst, 0, target.lanes.count)?;
        let given = [
            (Role::Predicate, Argument::Predicate(predicate)),
            (Role::Dst, Argument::Vector(dst)),
            (Role::Src0, Argument::Vector(a)),
            (Role::Src1, Argument::Vector(b)),
        ];
        self.push(inst, Visa::Sel, Lanes { first_bit, ..target.lanes }, &given)
    }

    /// Writes a move from a region.
    fn read(&mut self, inst: Inst, target: &Target) -> Result<(), Error> {
        let ty = visa_type(self.element(self.result(inst)?), Sign::Copied);
        let dst = self.dst(inst, target, ty, false)?;
        let source = self.region(inst, ty, target.lanes.count)?;
        self.on_channels(inst, Visa::Mov, target, &[(Role::Dst, dst), (Role::Src0, source)])
    }

    /// Writes moves of predefined variables.
    fn predefined(&mut self, inst: Inst, variables: &[GeneralId], target: &Target) -> Result<(), Error> {
        for index in 0..target.lanes.count {
            let dst = self.dst_element(inst, target, visa_type(Element::I32, Sign::Unsigned), index)?;
            let source = match variables.get(index as usize) {
                Some(id) => operand::scalar(*id, 0, 0),
                None => crate::immediate::number(visa::Type::Ud, 0),
            };
            let given = [(Role::Dst, Argument::Vector(dst)), (Role::Src0, Argument::Vector(source))];
            self.push(inst, Visa::Mov, Lanes { count: 1, first_bit: 0 }, &given)?;
        }
        Ok(())
    }
}

/// The main part of a bale without destination region and saturation.
enum Peeled {
    /// An instruction.
    Inst(Inst),
    /// A move of the operand of an instruction.
    Operand(Inst, usize),
}

const fn condition(predicate: IntPredicate) -> Condition {
    match predicate {
        IntPredicate::Eq => Condition::Eq,
        IntPredicate::Ne => Condition::Ne,
        IntPredicate::Sgt | IntPredicate::Ugt => Condition::Gt,
        IntPredicate::Sge | IntPredicate::Uge => Condition::Ge,
        IntPredicate::Slt | IntPredicate::Ult => Condition::Lt,
        IntPredicate::Sle | IntPredicate::Ule => Condition::Le,
    }
}

const fn float_condition(predicate: FloatPredicate) -> Condition {
    match predicate {
        FloatPredicate::Oeq => Condition::Eq,
        FloatPredicate::Une => Condition::Ne,
        FloatPredicate::Ogt => Condition::Gt,
        FloatPredicate::Oge => Condition::Ge,
        FloatPredicate::Olt => Condition::Lt,
        FloatPredicate::Ole => Condition::Le,
    }
}
