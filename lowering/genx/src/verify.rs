//! Checks operations against their definitions: number and types of operands, regions inside their vectors, immediates
//! in their domain. It works on facts, so that it can check the IR and any other form of the program.

use crate::ir::{Definition, Function, Inst, Value};
use crate::loops::Dominators;
use crate::lsc;
use crate::region::Region;
use crate::table::form::{Lanes, Message, Part};
use crate::table::{Argument, Form, Kind, Name, Op, OpDef, ResultRule};
use crate::types::{Element, Type};
use crate::{FloatPredicate, IntPredicate};

/// The facts about an operation that the rules check.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// The operation.
    pub op: Op,
    /// The types of its operands, without arguments of branches.
    pub operands: &'a [Type],
    /// The values of constant integer operands that are equal in all elements.
    pub integers: &'a [Option<i64>],
    /// Its immediates.
    pub immediates: &'a [i64],
    /// The type of its result.
    pub result: Option<Type>,
    /// The number of its successors.
    pub successors: usize,
}

/// The kind of a violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// Numbers of operands, immediates, results and successors are as defined.
    Count,
    /// Types of operands and results are as defined.
    Type,
    /// A region is inside of its vector, consists of whole rows, and does not write an element twice. Source: LLVM IR
    /// for the GenX backend, "Vector regions".
    Region,
    /// An index is a 16-bit integer, or a vector with one per row. Source: LLVM IR for the GenX backend, "Region access
    /// in LLVM IR".
    Index,
    /// A part of a predicate is inside of it.
    Bits,
    /// An immediate is in its domain.
    Immediate,
    /// The data have the size of the message.
    Message,
}

/// The part of an operation that violates a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The whole operation.
    Operation,
    /// The operand with an index.
    Operand(usize),
    /// The immediate with a name.
    Immediate(Name),
}

/// A violation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The violated rule.
    pub rule: Rule,
    /// The part of the operation.
    pub at: At,
    /// What was expected and found.
    pub message: String,
}

/// Returns all violations of an operation, in the order of its arguments.
#[must_use]
pub fn verify(facts: &Facts<'_>) -> Vec<Violation> {
    let mut checked = Checker { facts, definition: facts.op.definition(), found: Vec::new() };
    // The other checks require legal counts.
    if checked.count() {
        checked.types();
        checked.immediates();
        checked.form();
    }
    checked.found
}

/// Checks a function.
///
/// # Errors
///
/// The first instruction that violates a rule, and the violation.
pub fn function(function: &Function) -> Result<(), (Inst, Violation)> {
    let (mut types, mut integers) = (Vec::new(), Vec::new());
    for block in function.blocks() {
        for inst in function.insts(*block) {
            let operands = function.operands(inst);
            types.clear();
            types.extend(operands.iter().map(|operand| function.ty(*operand)));
            integers.clear();
            integers.extend(operands.iter().map(|operand| function.as_integer(*operand)));
            let facts = Facts {
                op: function.op(inst),
                operands: &types,
                integers: &integers,
                immediates: function.immediates(inst),
                result: function.result(inst).map(|result| function.ty(result)),
                successors: function.successors(inst).len(),
            };
            if let Some(violation) = verify(&facts).into_iter().next().or_else(|| arguments(function, inst)) {
                return Err((inst, violation));
            }
        }
    }
    Ok(())
}

/// Checks that a definition dominates each use of its value: an earlier instruction of the same block, or a dominating block. The
/// instructions of a bale are executed by its head, which `head` returns. Unreachable blocks are not checked.
///
/// # Errors
///
/// The first instruction with an operand that is defined later.
pub fn dominance(function: &Function, head: impl Fn(Inst) -> Inst) -> Result<(), Inst> {
    let dominators = Dominators::of(function);
    let mut number = vec![0; function.inst_count()];
    for (at, inst) in function.all_insts().into_iter().enumerate() {
        number[inst.index()] = at;
    }
    for block in dominators.order() {
        for inst in function.insts(*block) {
            let user = head(inst);
            let is_available = |value: &Value| match *function.definition(*value) {
                Definition::Param(_) | Definition::Constant(_) => true,
                Definition::BlockParam(of, _) => dominators.dominates(of, *block),
                Definition::Inst(by) => {
                    let (of, by) = (function.block(by), head(by));
                    let is_earlier = of != Some(*block) || by == user || number[by.index()] < number[user.index()];
                    is_earlier && of.is_some_and(|of| dominators.dominates(of, *block))
                }
            };
            if !function.args(inst).iter().all(is_available) {
                return Err(inst);
            }
        }
    }
    Ok(())
}

/// Checks the arguments that a branch passes to blocks.
fn arguments(function: &Function, inst: Inst) -> Option<Violation> {
    let ty = |value: &Value| function.ty(*value);
    function.successors(inst).iter().enumerate().find_map(|(number, successor)| {
        let given: Vec<Type> = function.successor_args(inst, number).iter().map(ty).collect();
        let wanted: Vec<Type> = function.block_params(successor.block).iter().map(ty).collect();
        branch(number, &given, &wanted)
    })
}

/// Checks the arguments that a branch passes to one of its successors, by index.
#[must_use]
pub fn branch(number: usize, given: &[Type], wanted: &[Type]) -> Option<Violation> {
    let list = |types: &[Type]| types.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    (given != wanted).then(|| Violation {
        rule: Rule::Type,
        at: At::Operation,
        message: format!("successor {number} takes ({}), found ({})", list(wanted), list(given)),
    })
}

impl Op {
    /// Returns the number of successors: one, or two if there is a condition.
    #[must_use]
    pub fn successors(self) -> usize {
        match self.definition().form {
            Form::Branch => 1 + self.definition().operands().count(),
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
            | Form::Message(_)
            | Form::Product
            | Form::Predefined(_)
            | Form::Return => 0,
        }
    }
}

struct Checker<'a> {
    facts: &'a Facts<'a>,
    definition: &'static OpDef,
    found: Vec<Violation>,
}

impl Checker<'_> {
    fn say(&mut self, rule: Rule, at: At, message: String) {
        self.found.push(Violation { rule, at, message });
    }

    fn count(&mut self) -> bool {
        let Facts { op, operands, immediates, result, successors, .. } = *self.facts;
        let counts = [
            ("operands", self.definition.operands().count(), operands.len()),
            ("immediates", self.definition.immediates().count(), immediates.len()),
            ("results", usize::from(self.definition.result != ResultRule::None), usize::from(result.is_some())),
            ("successors", op.successors(), successors),
        ];
        for (what, wanted, found) in counts {
            if wanted != found {
                self.say(Rule::Count, At::Operation, format!("expected {wanted} {what}, found {found}"));
            }
        }
        self.found.is_empty()
    }

    // --- types

    fn types(&mut self) {
        if let Some(result) = self.facts.result {
            let wrong = match self.definition.result {
                ResultRule::None | ResultRule::Any => None,
                ResultRule::Integers => wrong(is_integer(result), "integers"),
                ResultRule::Floats => wrong(result.element.is_float(), "floats"),
                ResultRule::Data => wrong(!result.is_predicate(), "no predicate"),
                ResultRule::SameAs(number) => self.like(number, result),
                ResultRule::PredicateOf(number) => {
                    let wanted = self.facts.operands.get(usize::from(number)).map(|ty| ty.of(Element::I1));
                    wanted.filter(|wanted| *wanted != result).map(|wanted| wanted.to_string())
                }
                ResultRule::Predicate => wrong(result.is_predicate(), "a predicate"),
                ResultRule::Bit => wrong(result == Type::scalar(Element::I1), "i1"),
                ResultRule::Address => wrong(result.element == Element::I16, "i16, or a vector of them"),
                ResultRule::Scalar(element) => wrong(result == Type::scalar(element), element.name()),
                ResultRule::Vector3 => wrong(result == Type::vector(Element::I32, 3), "<3 x i32>"),
            };
            if let Some(wanted) = wrong {
                self.say(Rule::Type, At::Operation, format!("expected {wanted} as result, found {result}"));
            }
        }
        for (number, (name, kind)) in self.definition.operands().enumerate() {
            let Some(ty) = self.facts.operands.get(number).copied() else { continue };
            if let Some(wanted) = self.misfit(kind, ty) {
                let rule = if kind == Kind::Index { Rule::Index } else { Rule::Type };
                self.say(rule, At::Operand(number), format!("expected {wanted} as `{name}`, found {ty}"));
            }
        }
    }

    /// Returns the expected type, if an operand does not have it.
    fn misfit(&self, kind: Kind, ty: Type) -> Option<String> {
        // Without a result, there is no type to compare.
        let result = self.facts.result.unwrap_or(ty);
        let bits = |ty: Type| ty.element.bits();
        let lanes = ty.count() == result.count();
        let lanes_of = |element: &str| format!("{} {element}", result.count());
        match kind {
            Kind::Result => (ty != result).then(|| result.to_string()),
            Kind::SameAs(number) => self.like(number, ty),
            Kind::Integers => (!lanes || !is_integer(ty)).then(|| lanes_of("integers")),
            Kind::Floats => (!lanes || !ty.element.is_float()).then(|| lanes_of("floats")),
            Kind::IntegersOrBits => (!lanes || ty.element.is_float()).then(|| lanes_of("integers or bits")),
            Kind::WiderIntegers => {
                let fits = lanes && is_integer(ty) && bits(ty) > bits(result);
                (!fits).then(|| lanes_of(&format!("integers of more than {} bits", bits(result))))
            }
            Kind::NarrowerBits => {
                let fits = lanes && !ty.element.is_float() && bits(ty) < bits(result);
                (!fits).then(|| lanes_of(&format!("integers or bits of less than {} bits", bits(result))))
            }
            Kind::WiderFloats => {
                let fits = lanes && ty.element.is_float() && bits(ty) > bits(result);
                (!fits).then(|| lanes_of(&format!("floats of more than {} bits", bits(result))))
            }
            Kind::NarrowerFloats => {
                let fits = lanes && ty.element.is_float() && bits(ty) < bits(result);
                (!fits).then(|| lanes_of(&format!("floats of less than {} bits", bits(result))))
            }
            Kind::Bits => {
                let size = |ty: Type| ty.count() * bits(ty);
                (size(ty) != size(result)).then(|| format!("{} bits", size(result)))
            }
            Kind::Data => wrong(!ty.is_predicate(), "no predicate"),
            Kind::Predicate => wrong(ty.is_predicate(), "a predicate"),
            Kind::Mask => mask(ty, result),
            Kind::MaskOf(number) => mask(ty, *self.facts.operands.get(usize::from(number))?),
            Kind::Index => wrong(ty.element == Element::I16, "i16, or a vector of them"),
            Kind::Scalar(element) => wrong(ty == Type::scalar(element), element.name()),
            Kind::Vector(element) => {
                (ty.element != element || ty.lanes.is_none()).then(|| format!("a vector of {}", element.name()))
            }
        }
    }

    /// Returns the type of an operand, if it is not this one.
    fn like(&self, number: u8, ty: Type) -> Option<String> {
        let wanted = self.facts.operands.get(usize::from(number)).copied()?;
        (wanted != ty).then(|| wanted.to_string())
    }

    // --- immediates

    fn immediates(&mut self) {
        let numbers = self.definition.immediates().zip(self.facts.immediates).collect::<Vec<_>>();
        for ((name, bits), number) in numbers {
            let (least, most) = (-(1_i128 << (bits - 1)), (1_i128 << bits) - 1);
            if !(least..=most).contains(&i128::from(*number)) {
                let message = format!("expected {bits} bits as `{name}`, found {number}");
                self.say(Rule::Immediate, At::Immediate(name), message);
            } else if name == Name::AtomicOp && lsc::atomic(*number).is_none() {
                let message = format!("expected the number of an atomic operation with one source, found {number}");
                self.say(Rule::Immediate, At::Immediate(name), message);
            }
        }
        if matches!(self.definition.form, Form::Compare)
            && predicate_name(self.facts.op, self.facts.immediates).is_none()
        {
            let message = format!("expected the code of a comparison, found {:?}", self.facts.immediates);
            self.say(Rule::Immediate, At::Immediate(Name::Predicate), message);
        }
    }

    // --- regions, bits and messages

    fn form(&mut self) {
        let old_or_source = self.facts.operands.first().copied();
        match self.definition.form {
            Form::Source => {
                if let (Some(vector), Some(lanes)) = (old_or_source, self.facts.result) {
                    self.region(vector, lanes, true);
                }
            }
            Form::Destination => {
                if let (Some(vector), Some(lanes)) = (self.facts.result, self.facts.operands.get(1).copied()) {
                    self.region(vector, lanes, false);
                }
            }
            Form::SourceBits => self.bits(old_or_source, self.facts.result),
            Form::DestinationBits => self.bits(self.facts.result, self.facts.operands.get(1).copied()),
            Form::Message(message) => self.message(message),
            Form::Channels(_)
            | Form::Compare
            | Form::Select
            | Form::Combined(_)
            | Form::Copy
            | Form::Address
            | Form::Product
            | Form::Predefined(_)
            | Form::Branch
            | Form::Return => {}
        }
    }

    /// Checks that a region of `part` is inside of a vector.
    fn region(&mut self, vector: Type, part: Type, is_source: bool) {
        if vector.element != part.element {
            let message = format!("expected a vector of {}, found {vector}", part.element.name());
            self.say(Rule::Type, At::Operand(0), message);
            return;
        }
        let numbers: Vec<i32> = self.facts.immediates.iter().filter_map(|number| i32::try_from(*number).ok()).collect();
        let [vstride, width, stride, offset, parent_width] = numbers[..] else { return };
        let region = Region { vstride, width, stride, offset, parent_width };
        let lanes = part.count().cast_signed();
        if width < 1 || parent_width < 0 || (width < lanes && lanes % width != 0) {
            let message = format!("expected rows of a width that divides {lanes}, found {width}");
            self.say(Rule::Region, At::Immediate(Name::Width), message);
            return;
        }
        let rows = (lanes / width).max(1);
        if !is_source && ((width.min(lanes) > 1 && stride == 0) || (rows > 1 && vstride == 0)) {
            self.say(Rule::Region, At::Immediate(Name::Stride), "a place would be written twice".to_owned());
        }
        let index = self.definition.operands().position(|(name, _)| name == Name::Index);
        let Some((at, ty)) = index.and_then(|index| Some((index, *self.facts.operands.get(index)?))) else { return };
        if ty.lanes.is_some() && ty.count().cast_signed() != rows {
            let message = format!("expected an index for each of {rows} rows, found {ty}");
            self.say(Rule::Index, At::Operand(at), message);
            return;
        }
        let elements = (0..lanes).map(|lane| i64::from(region.element(lane)));
        let (low, high) = elements.fold((i64::MAX, i64::MIN), |(low, high), at| (low.min(at), high.max(at)));
        let (size, count) = (i64::from(part.element.bytes()), i64::from(vector.count()));
        let Some(index) = self.facts.integers.get(at).copied().flatten() else {
            // A scalar index may have any value; each row of a vector of indices starts anywhere.
            if ty.lanes.is_none() && high - low >= count {
                let message = format!("the region is of {} elements, the vector of {count}", high - low + 1);
                self.say(Rule::Region, At::Operation, message);
            }
            return;
        };
        let start = i64::from(offset) + index;
        if start % size != 0 {
            let message = format!("expected a multiple of the {size} bytes of an element, found {start}");
            self.say(Rule::Region, At::Immediate(Name::Offset), message);
        } else if start + low * size < 0 || start + high * size >= count * size {
            let (first, last) = (start / size + low, start / size + high);
            let message = format!("elements {first} to {last} are not all in the vector of {count}");
            self.say(Rule::Region, At::Operation, message);
        }
    }

    /// Checks that the bits of `part` are inside of a predicate.
    fn bits(&mut self, whole: Option<Type>, part: Option<Type>) {
        let (Some(whole), Some(part), Some(offset)) = (whole, part, self.facts.immediates.first()) else { return };
        let end = offset + i64::from(part.count());
        if *offset < 0 || end > i64::from(whole.count()) {
            let message = format!("bits {offset} to {} are not all in the predicate of {}", end - 1, whole.count());
            self.say(Rule::Bits, At::Immediate(Name::Offset), message);
        }
    }

    fn message(&mut self, message: Message) {
        let facts = self.facts;
        let operand = |name: Name| {
            let number = self.definition.operands().position(|(candidate, _)| candidate == name)?;
            Some((number, *facts.operands.get(number)?))
        };
        let data = operand(Name::Data).map(|(_, ty)| ty).or(facts.result);
        let lanes = match message.lanes {
            Lanes::One => None,
            Lanes::Of(name) => operand(name).map(|(_, ty)| ty.count()),
            // One, or the number of elements: here it is unknown which.
            Lanes::UnlessTransposed(_) => None,
        };
        let mask = operand(Name::Mask);
        for (_, part) in message.parts {
            if let (Part::Owords, Some(data)) = (part, data)
                && ![1, 2, 4, 8, 16].map(|owords| 16 * owords).contains(&data.bytes())
            {
                let text = format!("expected 1, 2, 4, 8 or 16 times 16 bytes, found {data} of {} bytes", data.bytes());
                self.say(Rule::Message, At::Operation, text);
            }
        }
        if let (Some(lanes), Some((number, mask))) = (lanes, mask)
            && mask.count() != lanes
        {
            let text = format!("expected a bit for each of {lanes} addresses, found {mask}");
            self.say(Rule::Message, At::Operand(number), text);
        }
    }
}

/// Returns the word of a comparison code.
#[must_use]
pub fn predicate_name(op: Op, immediates: &[i64]) -> Option<&'static str> {
    let code = *immediates.first()?;
    if is_float_comparison(op) {
        FloatPredicate::from_code(code).map(FloatPredicate::name)
    } else {
        IntPredicate::from_code(code).map(IntPredicate::name)
    }
}

/// Returns the words of the comparisons of an operation, in the order of their codes.
#[must_use]
pub fn predicate_names(op: Op) -> Vec<&'static str> {
    if is_float_comparison(op) {
        FloatPredicate::ALL.iter().map(|predicate| predicate.name()).collect()
    } else {
        IntPredicate::ALL.iter().map(|predicate| predicate.name()).collect()
    }
}

fn is_float_comparison(op: Op) -> bool {
    op == Op::FCmp
}

/// Returns whether the elements are integers that are not bits of predicates.
fn is_integer(ty: Type) -> bool {
    !ty.element.is_float() && !ty.is_predicate()
}

fn wrong(holds: bool, wanted: &str) -> Option<String> {
    (!holds).then(|| wanted.to_owned())
}

/// Returns the expected type of a mask, if it does not have it.
fn mask(ty: Type, of: Type) -> Option<String> {
    let fits = ty.is_predicate() && (ty.count() == of.count() || ty.lanes.is_none());
    (!fits).then(|| format!("i1, or {} bits", of.count()))
}

/// Returns the arguments of an operation in order, each with its index among operands or immediates.
pub fn numbered(definition: &'static OpDef) -> impl Iterator<Item = (usize, Argument)> {
    let (mut operands, mut immediates) = (0, 0);
    definition.arguments.iter().map(move |argument| {
        let count = match argument {
            Argument::Operand(..) => &mut operands,
            Argument::Immediate(..) => &mut immediates,
        };
        *count += 1;
        (*count - 1, *argument)
    })
}
