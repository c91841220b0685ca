//! Converts functions of MLIR's LLVM dialect, as which MLIR reads LLVM IR, to kernels of the backend.
//!
//! The table of the backend spells its operations in LLVM IR: an instruction has the name of its operation, an intrinsic that
//! of [`genx::llvm::parse_intrinsic`]. The offset and the index of a region are one operand in LLVM IR: a constant becomes the offset,
//! any other value the index. What has no operation of the table is a combination of some:
//!
//! | LLVM IR | operations |
//! |---|---|
//! | `insertelement`, `extractelement` | `wrregion`, `rdregion`, with the index in bytes |
//! | `shufflevector` | `rdregion` of a region of one vector, such as a splat, else a `wrregion` for each row |
//! | `insertvalue`, `extractvalue` | none: the parts of a structure are values |
//! | `fcmp` with another predicate than those of the table | `fcmp`, and `xor`, `or` or `and` |
//! | `trunc` to bits | `and` and `icmp` |
//! | `freeze` | none, and zeros in place of all undefined values |
//! | `unreachable` | `ret` |
//! | `load`, `store`, `getelementptr` on global memory | messages and sums of addresses, in `llvm/memory.rs` |
//! | intrinsics of LLVM itself | those in `llvm/standard.rs` |
//! | `llvm.genx.bf.cvt` | `fptrunc` or `fpext`, and a `bitcast` between `half` and `bfloat` |
//!
//! Before, LLVM's passes have inlined calls and replaced `alloca` and `switch` ([`mlir_dialect::parse_llvm_ir`]).

mod aggregates;
mod calls;
mod elements;
mod memory;
mod metadata;
mod standard;

pub(crate) use aggregates::Parts;
pub use calls::INLINED;
pub use metadata::KERNELS;

use crate::import::{Converted, Importer, symbol};
use crate::literal::signed;
use crate::{Imported, Refused, op, types};
use calls::Functions;
use genx::llvm::{NARROW, intrinsic_name, parse_intrinsic};
use genx::table::{Argument, Kind, Name, Spelling};
use genx::verify::predicate_names;
use genx::{Constant, Element, FloatPredicate, Function, IntPredicate, Op, Type, Value};
use mlir_dialect::melior::ir::attribute::IntegerAttribute;
use mlir_dialect::melior::ir::operation::{OperationLike, OperationRef};
use mlir_dialect::melior::ir::{self, BlockLike, BlockRef, ValueLike};
use mlir_dialect::{constant_bits, name_of, string, suggest, walk};
use pto_isa::codes;
use std::collections::HashSet;

/// The predicates of `llvm.icmp`, by their numbers.
const INT_PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
/// Those of `llvm.fcmp`. Numbers of inverse predicates other than constants add up to [`INVERSE`].
const FLOAT_PREDICATES: [&str; 16] =
    ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"];
const INVERSE: usize = 14;

/// Converts the kernels of a module of the LLVM dialect whose attribute [`KERNELS`] has their metadata.
///
/// # Errors
///
/// All parts of the module that the backend does not support; of each kernel without any, the first instruction that violates a rule
/// of its operation.
pub fn import<'c, 'a>(module: OperationRef<'c, 'a>) -> Result<Imported<'c, 'a>, Vec<Refused<'c, 'a>>> {
    let (mut imported, mut refused) = (Imported::default(), Vec::new());
    let mut kernels = metadata::kernels(module, &mut refused);
    let functions = Functions::of(module);
    for function in walk::blocks(module).flat_map(walk::operations) {
        let wrong = |code, message: &str| Refused { op: function, code, message: message.to_owned() };
        let is_function = name_of(function) == "llvm.func";
        if is_function && walk::blocks(function).next().is_none() {
            continue;
        }
        if !is_function {
            // Flags of the module and the like have no effect on a kernel.
            let (name, symbol) = (name_of(function), symbol(function));
            if name == "llvm.mlir.global" {
                let message = format!(
                    "variable @{symbol} is not supported: expected variables of threads: with linkage `internal` or `private`, in \
                     address space 0, of at most 4096 elements, and used by kernels and inlined subroutines"
                );
                refused.push(wrong(codes::GENX_LLVM, &message));
            } else if name.starts_with("llvm.mlir.") {
                refused.push(wrong(
                    codes::GENX_LLVM,
                    &format!("`{name}` is not supported: expected functions and variables"),
                ));
            }
            continue;
        }
        let symbol = symbol(function);
        let Some(at) = kernels.iter().position(|kernel| kernel.function == symbol) else {
            if !calls::is_local(function) {
                let message = format!(
                    "expected kernels, which `!{KERNELS}` lists, and subroutines, whose linkage is `internal`, found @{symbol}"
                );
                refused.push(wrong(codes::GENX_KERNEL, &message));
            }
            continue;
        };
        let kernel = kernels.remove(at);
        let before = refused.len();
        let has_freeze = walk::blocks(function).flat_map(walk::operations).any(|op| name_of(op) == "llvm.freeze");
        let mut importer = Importer::new(kernel.name, codes::GENX_LLVM, &mut imported.places);
        importer.function.slm_bytes = kernel.slm_bytes;
        let made =
            metadata::threads(function, kernel.arguments.len()).map(|threads| importer.function.threads = threads);
        let made = made.map_err(|message| wrong(codes::GENX_KERNEL, &message)).and_then(|()| {
            importer.body(function, &kernel.arguments, |importer, block, op| {
                let made = if name_of(op) == "llvm.call" {
                    Err(functions.refused(function, op))
                } else {
                    importer.llvm(block, op)
                };
                if let Err(found) = made {
                    refused.push(found);
                    importer.undefined(op);
                }
                Ok(())
            })
        });
        refused.extend(made.err());
        let mut function = importer.function;
        if has_freeze {
            define_all(&mut function);
        }
        if refused.len() == before {
            if let Err((inst, violation)) = genx::verify::function(&function)
                && let Some(op) = function.place(inst).start().and_then(|place| imported.places.get(place as usize))
            {
                let message = format!("{}: {}", function.op(inst).definition().name, violation.message);
                refused.push(Refused { op: *op, code: op::code(violation.rule), message });
            }
            imported.functions.push(function);
        }
    }
    for kernel in kernels {
        let message = format!("expected the definition of @{}, which `!{KERNELS}` lists", kernel.function);
        refused.push(Refused { op: module, code: codes::GENX_KERNEL, message });
    }
    // A subroutine is reported once, also if it is inlined several times.
    let mut seen = HashSet::new();
    refused.retain(|refused| seen.insert((refused.op.location().to_string(), refused.message.clone())));
    if refused.is_empty() { Ok(imported) } else { Err(refused) }
}

/// Replaces all undefined values by zeros. An undefined value may differ between its uses, and one that is frozen must not.
fn define_all(function: &mut Function) {
    for inst in function.all_insts() {
        for (index, value) in function.args(inst).to_vec().into_iter().enumerate() {
            if function.as_constant(value) == Some(&Constant::Undef) {
                let zero = function.constant(function.ty(value), Constant::Splat(0));
                function.set_arg(inst, index, zero);
            }
        }
    }
}

impl<'c, 'a> Importer<'_, 'c, 'a> {
    /// Converts an operation.
    fn llvm(&mut self, block: BlockRef<'c, 'a>, found: OperationRef<'c, 'a>) -> Converted<'c, 'a> {
        let name = name_of(found);
        let name = name.strip_prefix("llvm.").unwrap_or(&name);
        if let Some(constant) = name.strip_prefix("mlir.") {
            return self.constant(found, constant);
        }
        if name == "call_intrinsic" {
            return self.intrinsic(block, found);
        }
        match name {
            "insertelement" | "extractelement" => return self.element(block, found),
            "shufflevector" => return self.permutation(block, found),
            "insertvalue" | "extractvalue" => return self.part(found, name == "insertvalue"),
            "unreachable" => return self.insert(block, found, Op::Ret, &[], &[]).map(|_| ()),
            "freeze" => {
                let operands = self.operands(found)?;
                operands.first().into_iter().for_each(|value| self.define(found, *value));
                return Ok(());
            }
            _ => {}
        }
        // The name of an instruction in the dialect is that in LLVM IR, but for one.
        let op = Op::of(if name == "return" { Op::Ret.definition().name } else { name });
        match op.filter(|op| op.definition().spelling == Spelling::Instruction) {
            Some(op) => self.instruction(block, found, op),
            None if memory::NAMES.contains(&name) => self.memory(block, found, name),
            None if name == "alloca" => {
                let message = "`alloca` is not supported: expected variables that SROA replaces: of constant size, and only accessed at \
                               constant offsets";
                Err(self.refused(found, message.to_owned()))
            }
            None => {
                let all = Op::ALL.iter().map(|op| op.definition());
                let known = all.filter(|known| known.spelling == Spelling::Instruction).map(|known| known.name);
                let known = known.collect::<Vec<_>>().join(", ");
                let message =
                    format!("`{name}` is not supported: expected an intrinsic `llvm.genx.*`, or one of {known}");
                Err(self.refused(found, message))
            }
        }
    }

    /// Defines the result of an operation that is refused, so that its users can be checked.
    fn undefined(&mut self, found: OperationRef<'c, 'a>) {
        match mlir_dialect::result(found, 0).and_then(|result| types::of_llvm(result.r#type())) {
            Some(ty) => self.define_constant(found, ty, Constant::Undef),
            None => self.define_parts(found, Parts::UNDEFINED),
        }
    }

    /// Defines a constant. The user of one of another type is refused.
    fn constant(&mut self, found: OperationRef<'c, 'a>, kind: &str) -> Converted<'c, 'a> {
        // A variable of the module is refused where it is defined.
        let is_undefined = ["undef", "poison", "addressof"].contains(&kind);
        let Some(ty) = mlir_dialect::result(found, 0).and_then(|result| types::of_llvm(result.r#type())) else {
            if is_undefined || kind == "zero" {
                let rest = if is_undefined { Constant::Undef } else { Constant::Splat(0) };
                self.define_parts(found, Parts { rest, ..Parts::UNDEFINED });
            }
            return Ok(());
        };
        let constant = if is_undefined {
            Some(Constant::Undef)
        } else if kind == "zero" {
            Some(Constant::Splat(0))
        } else {
            let bits = found.attribute("value").ok().and_then(constant_bits);
            bits.filter(|bits| bits.len() == 1 || bits.len() == ty.count() as usize).map(Constant::of)
        };
        let constant = constant.ok_or_else(|| self.refused(found, format!("expected a constant, found `{kind}`")))?;
        self.define_constant(found, ty, constant);
        Ok(())
    }

    /// Returns the integer that all elements of a constant have, with its sign.
    fn integer(&self, value: ir::Value<'c, 'a>) -> Option<i64> {
        let (ty, constant) = self.as_constant(value)?;
        Some(signed(constant.splat()?, ty))
    }

    fn instruction(&mut self, block: BlockRef<'c, 'a>, found: OperationRef<'c, 'a>, op: Op) -> Converted<'c, 'a> {
        let args = self.operands(found)?;
        if op.successors() > 0 {
            let (own, rest) = args.split_at(op.definition().operands().count().min(args.len()));
            let inst = self.insert(block, found, op, own, &[])?;
            let counts = found.successors().map(|to| to.argument_count()).collect::<Vec<_>>();
            return self.successors(found, inst, rest, counts);
        }
        if matches!(op, Op::ICmp | Op::FCmp) {
            return self.comparison(block, found, op, &args);
        }
        match (op, args.as_slice(), mlir_dialect::result(found, 0).and_then(|result| types::of(result.r#type()))) {
            // The lowest bit.
            (Op::Trunc, [value], Some(to)) if to.is_predicate() => {
                let ty = self.function.ty(*value);
                let (one, zero) = (self.number(ty, 1), self.number(ty, 0));
                let bit = self.append(block, found, Op::And, (&[*value, one], &[]), Some(ty))?;
                let operands: Vec<_> = self.function.result(bit).into_iter().chain([zero]).collect();
                self.insert(block, found, Op::ICmp, &operands, &[IntPredicate::Ne.code()])
            }
            _ => self.insert(block, found, op, &args, &[]),
        }
        .map(|_| ())
    }

    /// Converts a comparison: to one of the table, or to a combination of some.
    fn comparison(
        &mut self,
        block: BlockRef<'c, 'a>,
        found: OperationRef<'c, 'a>,
        op: Op,
        args: &[Value],
    ) -> Converted<'c, 'a> {
        let number = found.attribute("predicate").ok().and_then(|number| IntegerAttribute::try_from(number).ok());
        let number = number.and_then(|number| usize::try_from(number.value()).ok()).unwrap_or(usize::MAX);
        let words: &[&str] = if op == Op::FCmp { &FLOAT_PREDICATES } else { &INT_PREDICATES };
        let code = |number: usize| {
            let word = words.get(number)?;
            i64::try_from(predicate_names(op).iter().position(|known| known == word)?).ok()
        };
        if let Some(code) = code(number) {
            return self.insert(block, found, op, args, &[code]).map(|_| ());
        }
        let result = mlir_dialect::result(found, 0).map(|result| self.ty(found, result.r#type())).transpose()?;
        let ([lhs, rhs], Some(ty)) = (args, result) else { return Ok(()) };
        let step = |importer: &mut Self, op: Op, args: [Value; 2], immediates: &[i64]| {
            let made = importer.append(block, found, op, (&args, immediates), Some(ty))?;
            importer.function.result(made).ok_or_else(|| importer.refused(found, "expected a comparison".to_owned()))
        };
        let both = |importer: &mut Self, op: Op, compared: [(FloatPredicate, [Value; 2]); 2]| {
            let [(first, left), (second, right)] = compared;
            let left = step(importer, Op::FCmp, left, &[first.code()])?;
            let right = step(importer, Op::FCmp, right, &[second.code()])?;
            step(importer, op, [left, right], &[])
        };
        let itself = |predicate: FloatPredicate| [(predicate, [*lhs; 2]), (predicate, [*rhs; 2])];
        let unequal = [(FloatPredicate::Olt, [*lhs, *rhs]), (FloatPredicate::Ogt, [*lhs, *rhs])];
        let ones = self.number(ty, 1);
        let made = match words.get(number).copied().unwrap_or_default() {
            "false" => self.number(ty, 0),
            "true" => ones,
            "ord" => both(self, Op::And, itself(FloatPredicate::Oeq))?,
            "uno" => both(self, Op::Or, itself(FloatPredicate::Une))?,
            "one" => both(self, Op::Or, unequal)?,
            "ueq" => {
                let one = both(self, Op::Or, unequal)?;
                step(self, Op::Xor, [one, ones], &[])?
            }
            word => {
                let inverse = INVERSE.checked_sub(number).and_then(code);
                let inverse =
                    inverse.ok_or_else(|| self.refused(found, format!("expected a comparison, found `{word}`")))?;
                let compared = step(self, op, [*lhs, *rhs], &[inverse])?;
                step(self, Op::Xor, [compared, ones], &[])?
            }
        };
        self.define(found, made);
        Ok(())
    }

    fn number(&mut self, ty: Type, bits: u64) -> Value {
        self.function.constant(ty, Constant::Splat(bits))
    }

    fn intrinsic(&mut self, block: BlockRef<'c, 'a>, found: OperationRef<'c, 'a>) -> Converted<'c, 'a> {
        let spelled = found.attribute("intrin").ok().and_then(|name| string(name)).unwrap_or_default();
        if standard::is_without_effect(spelled) || self.standard(block, found, spelled)? {
            return Ok(());
        }
        let mut given: Vec<_> = found.operands().collect();
        let name = parse_intrinsic(spelled);
        let narrows = spelled.strip_prefix(NARROW).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        if name.is_none() && !narrows {
            return Err(self.refused(found, unknown(spelled)));
        }
        let types = given.iter().map(|value| self.ty(found, value.r#type())).collect::<Result<Vec<_>, _>>()?;
        let result = mlir_dialect::result(found, 0).map(|result| self.ty(found, result.r#type())).transpose()?;
        let Some(name) = name else {
            let (&[value], &[from], Some(to)) = (given.as_slice(), types.as_slice(), result) else {
                return Err(self.refused(found, format!("expected one argument and a result of `{spelled}`")));
            };
            let value = self.value(found, value)?;
            return self.bfloat(block, found, value, (from, to));
        };
        let definition = name.op.definition();
        if let Spelling::Member(number, _) = definition.spelling {
            let member = (given.len() > 1).then(|| given.remove(1));
            if member.and_then(|member| self.integer(member)) != Some(number.into()) {
                return Err(self.refused(found, format!("expected i8 {number} as the second argument of `{spelled}`")));
            }
        }
        let has_region = definition.has_region();
        let count = definition.arguments.len() - usize::from(has_region);
        if given.len() != count {
            let message = format!("expected {count} arguments of `{spelled}`, found {}", given.len());
            return Err(Refused { op: found, code: codes::GENX_COUNT, message });
        }
        let (mut operands, mut immediates, mut given) = (Vec::new(), Vec::new(), given.into_iter());
        for argument in definition.arguments {
            match *argument {
                // Set below.
                Argument::Immediate(Name::Offset, _) if has_region => immediates.push(0),
                Argument::Immediate(name, width) => {
                    let Some(value) = given.next() else { break };
                    immediates.push(self.immediate(found, value, name, width)?);
                }
                Argument::Operand(_, kind) => {
                    let Some(value) = given.next() else { break };
                    let index = self.integer(value).filter(|_| has_region && kind == Kind::Index);
                    let Some(offset) = index else {
                        operands.push(self.value(found, value)?);
                        continue;
                    };
                    let at = definition.immediates().position(|(name, _)| name == Name::Offset);
                    if let Some(immediate) = at.and_then(|at| immediates.get_mut(at)) {
                        *immediate = offset;
                    }
                    operands.push(self.number(self.ty(found, value.r#type())?, 0));
                }
            }
        }
        let inst = self.insert(block, found, name.op, &operands, &immediates)?;
        let operand_types: Vec<Type> = operands.iter().map(|value| self.function.ty(*value)).collect();
        let expected = intrinsic_name(name.op, result, &operand_types).unwrap_or_default();
        let known = parse_intrinsic(&expected).map_or("", |expected| expected.kind);
        let mut suffixes = name.suffixes.split('.').skip(1);
        let is_named = |suffix: &str| types.iter().chain(&result).any(|ty| ty.suffix() == suffix);
        if (!name.kind.is_empty() && name.kind != known) || !suffixes.all(is_named) {
            self.function.erase(inst);
            return Err(
                self.refused(found, format!("expected `{expected}`, with the types of this call, found `{spelled}`"))
            );
        }
        Ok(())
    }

    /// Returns the value of an argument that has to be an integer constant of a number of bits.
    fn immediate(
        &self,
        found: OperationRef<'c, 'a>,
        value: ir::Value<'c, 'a>,
        name: Name,
        width: u8,
    ) -> Converted<'c, 'a, i64> {
        let (ty, constant) = (self.ty(found, value.r#type())?, self.as_constant(value).map(|(_, constant)| constant));
        let is_integer = Element::integer(width.into()).map(Type::scalar) == Some(ty);
        let is_unknown = name == Name::ParentWidth && constant == Some(&Constant::Undef);
        let number = if is_unknown { Some(0) } else { self.integer(value) };
        number.filter(|_| is_integer).ok_or_else(|| {
            let kind = if constant.is_some() { "another constant of type" } else { "a value of type" };
            let message = format!("expected a constant of type i{width} as `{name}`, found {kind} {ty}");
            Refused { op: found, code: codes::GENX_IMMEDIATE, message }
        })
    }

    /// Converts the conversion between `float` and `bfloat`, whose type is `half` in the intrinsic.
    fn bfloat(
        &mut self,
        block: BlockRef<'c, 'a>,
        found: OperationRef<'c, 'a>,
        value: Value,
        (from, to): (Type, Type),
    ) -> Converted<'c, 'a> {
        let bfloat = |ty: Type| ty.of(Element::BF16);
        let (first, ty, last) = if (from.element, to.element) == (Element::F32, Element::F16) {
            (Op::FpTrunc, bfloat(to), Op::BitCast)
        } else if (from.element, to.element) == (Element::F16, Element::F32) {
            (Op::BitCast, bfloat(from), Op::FpExt)
        } else {
            let message = format!("expected a conversion between float and half, found {from} to {to}");
            return Err(Refused { op: found, code: codes::GENX_TYPE, message });
        };
        let inst = self.append(block, found, first, (&[value], &[]), Some(ty))?;
        let Some(converted) = self.function.result(inst) else { return Ok(()) };
        self.insert(block, found, last, &[converted], &[]).map(|_| ())
    }
}

/// Returns the message about an intrinsic that the table does not have.
fn unknown(spelled: &str) -> String {
    let names = Op::ALL.iter().filter_map(|op| intrinsic_name(*op, None, &[])).collect::<Vec<_>>();
    let nearest = suggest::did_you_mean("", spelled, names.iter().map(String::as_str));
    let nearest = nearest.map_or_else(String::new, |question| format!("; {question}"));
    format!("intrinsic `{spelled}` is not supported: the backend's table has no such operation{nearest}")
}
