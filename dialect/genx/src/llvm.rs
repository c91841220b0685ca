//! Converts functions of MLIR's LLVM dialect, as which MLIR reads LLVM IR, to kernels of the backend.
//!
//! The table of the backend spells its operations in LLVM IR: an instruction has the name of its operation, an intrinsic that
//! of [`genx::llvm::parse_intrinsic`]. The offset and the index of a region are one operand in LLVM IR: a constant becomes the offset,
//! any other value the index. What has no operation of the table is a combination of some:
//!
//! | LLVM IR | operations |
//! |---|---|
//! | `insertelement`, `extractelement` with a constant index | `wrregion`, `rdregion` |
//! | `shufflevector` of a region of one vector, such as a splat | `rdregion` |
//! | `fcmp` with the inverse of a predicate of the table, such as `ult` | `fcmp`, `xor` |
//! | `llvm.genx.bf.cvt` | `fptrunc` or `fpext`, and a `bitcast` between `half` and `bfloat` |

mod metadata;

pub use metadata::KERNELS;

use crate::import::{Converted, Importer, symbol};
use crate::literal::signed;
use crate::{Imported, Refused, op, types};
use genx::llvm::{NARROW, intrinsic_name, parse_intrinsic};
use genx::table::{Argument, Kind, Name, Spelling};
use genx::verify::predicate_names;
use genx::{Constant, Element, Op, Region, Type, Value};
use mlir_dialect::melior::ir::attribute::IntegerAttribute;
use mlir_dialect::melior::ir::operation::{OperationLike, OperationRef};
use mlir_dialect::melior::ir::{self, BlockLike, BlockRef, ValueLike};
use mlir_dialect::{constant_bits, name_of, small_integers, string, suggest, walk};
use pto_isa::codes;

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
    for function in walk::blocks(module).flat_map(walk::operations) {
        let wrong = |code, message: &str| Refused { op: function, code, message: message.to_owned() };
        let is_function = name_of(function) == "llvm.func";
        if is_function && walk::blocks(function).next().is_none() {
            continue;
        }
        if !is_function {
            // Flags of the module and the like have no effect on a kernel.
            if name_of(function).starts_with("llvm.mlir.") {
                refused.push(wrong(codes::GENX_LLVM, "expected functions only, found a variable or an alias"));
            }
            continue;
        }
        let symbol = symbol(function);
        let Some(at) = kernels.iter().position(|kernel| kernel.function == symbol) else {
            let message = format!("expected functions that `!{KERNELS}` lists, found @{symbol}");
            refused.push(wrong(codes::GENX_KERNEL, &message));
            continue;
        };
        let kernel = kernels.remove(at);
        let before = refused.len();
        let mut importer = Importer::new(kernel.name, codes::GENX_LLVM, &mut imported.places);
        importer.function.slm_bytes = kernel.slm_bytes;
        let made =
            metadata::threads(function, kernel.arguments.len()).map(|threads| importer.function.threads = threads);
        let made = made.map_err(|message| wrong(codes::GENX_KERNEL, &message)).and_then(|()| {
            importer.body(function, &kernel.arguments, |importer, block, op| {
                if let Err(found) = importer.llvm(block, op) {
                    refused.push(found);
                    importer.undefined(op);
                }
                Ok(())
            })
        });
        refused.extend(made.err());
        let function = importer.function;
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
    if refused.is_empty() { Ok(imported) } else { Err(refused) }
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
        if name == "insertelement" || name == "extractelement" {
            return self.element(block, found);
        }
        if name == "shufflevector" {
            return self.permutation(block, found);
        }
        // The name of an instruction in the dialect is that in LLVM IR, but for one.
        let op = Op::of(if name == "return" { Op::Ret.definition().name } else { name });
        match op.filter(|op| op.definition().spelling == Spelling::Instruction) {
            Some(op) => self.instruction(block, found, op),
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
        if let Some(ty) = mlir_dialect::result(found, 0).and_then(|result| types::of(result.r#type())) {
            self.define_constant(found, ty, Constant::Undef);
        }
    }

    /// Defines a constant. The user of one of another type is refused.
    fn constant(&mut self, found: OperationRef<'c, 'a>, kind: &str) -> Converted<'c, 'a> {
        let Some(ty) = mlir_dialect::result(found, 0).and_then(|result| types::of(result.r#type())) else {
            return Ok(());
        };
        let constant = if kind == "undef" || kind == "poison" {
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
        if !matches!(op, Op::ICmp | Op::FCmp) {
            return self.insert(block, found, op, &args, &[]).map(|_| ());
        }
        let number = found.attribute("predicate").ok().and_then(|number| IntegerAttribute::try_from(number).ok());
        let number = number.and_then(|number| usize::try_from(number.value()).ok()).unwrap_or(usize::MAX);
        let words: &[&str] = if op == Op::FCmp { &FLOAT_PREDICATES } else { &INT_PREDICATES };
        let code = |number: usize| {
            let word = words.get(number)?;
            i64::try_from(predicate_names(op).iter().position(|known| known == word)?).ok()
        };
        if let Some(code) = code(number) {
            return self.insert(block, found, op, &args, &[code]).map(|_| ());
        }
        let inverse = INVERSE.checked_sub(number).and_then(code).ok_or_else(|| {
            let known = predicate_names(op).join(", ");
            let word = words.get(number).copied().unwrap_or_default();
            self.refused(
                found,
                format!("expected {} with one of {known}, or the inverse, found `{word}`", op.definition().name),
            )
        })?;
        let result = mlir_dialect::result(found, 0).map(|result| self.ty(found, result.r#type())).transpose()?;
        let compared = self.append(block, found, op, (&args, &[inverse]), result)?;
        let (Some(compared), Some(ty)) = (self.function.result(compared), result) else { return Ok(()) };
        let all = self.function.constant(ty, Constant::Splat(1));
        self.insert(block, found, Op::Xor, &[compared, all], &[]).map(|_| ())
    }

    /// Converts an access to one element, at a constant index.
    fn element(&mut self, block: BlockRef<'c, 'a>, found: OperationRef<'c, 'a>) -> Converted<'c, 'a> {
        let all: Vec<_> = found.operands().collect();
        let Some((index, rest)) = all.split_last() else { return Ok(()) };
        let operands = rest.iter().map(|operand| self.value(found, *operand)).collect::<Result<Vec<_>, _>>()?;
        let vector = operands.first().map(|vector| self.function.ty(*vector)).filter(|ty| !ty.is_predicate());
        let offset = self.integer(*index).zip(vector).and_then(|(index, ty)| {
            let index = u32::try_from(index).ok().filter(|index| *index < ty.count())?;
            Some(index * ty.element.bytes())
        });
        let Some(offset) = offset else {
            let message = "expected a constant index inside of a vector of numbers; a region has variable indices";
            return Err(self.refused(found, message.to_owned()));
        };
        let region = Region::contiguous(1, offset).immediates();
        let start = self.number(Type::scalar(Element::I16), 0);
        match operands.as_slice() {
            [vector, new] => {
                let mask = self.number(Type::scalar(Element::I1), 1);
                self.insert(block, found, Op::WrRegion, &[*vector, *new, start, mask], &region)
            }
            all => self.insert(block, found, Op::RdRegion, &[all, &[start]].concat(), &region),
        }
        .map(|_| ())
    }

    /// Converts a permutation, if it selects a region of one of its vectors.
    fn permutation(&mut self, block: BlockRef<'c, 'a>, found: OperationRef<'c, 'a>) -> Converted<'c, 'a> {
        let operands = self.operands(found)?;
        let mask = found.attribute("mask").ok().and_then(|mask| small_integers(mask)).unwrap_or_default();
        let region = |(vector, before): (&Value, i32)| {
            let ty = self.function.ty(*vector);
            let first = mask.first()? - before;
            let is_inside =
                |lane: &i32| (0..ty.count()).contains(&lane.checked_sub(before)?.try_into().ok()?).then_some(());
            mask.iter().try_for_each(is_inside).filter(|()| !ty.is_predicate())?;
            let region = Region::through(&mask.iter().map(|lane| lane - before - first).collect::<Vec<_>>())?;
            Some((*vector, Region { offset: first * ty.element.bytes().cast_signed(), ..region }))
        };
        let lanes = operands.first().map_or(0, |vector| self.function.ty(*vector).count().cast_signed());
        let Some((vector, region)) = operands.iter().zip([0, lanes]).find_map(region) else {
            let message =
                "expected a `shufflevector` that selects a region of numbers of one vector: rows of equal distances";
            return Err(self.refused(found, message.to_owned()));
        };
        let start = self.number(Type::scalar(Element::I16), 0);
        self.insert(block, found, Op::RdRegion, &[vector, start], &region.immediates()).map(|_| ())
    }

    fn number(&mut self, ty: Type, bits: u64) -> Value {
        self.function.constant(ty, Constant::Splat(bits))
    }

    fn intrinsic(&mut self, block: BlockRef<'c, 'a>, found: OperationRef<'c, 'a>) -> Converted<'c, 'a> {
        let spelled = found.attribute("intrin").ok().and_then(|name| string(name)).unwrap_or_default();
        let mut given: Vec<_> = found.operands().collect();
        let types = given.iter().map(|value| self.ty(found, value.r#type())).collect::<Result<Vec<_>, _>>()?;
        let result = mlir_dialect::result(found, 0).map(|result| self.ty(found, result.r#type())).transpose()?;
        let Some(name) = parse_intrinsic(spelled) else {
            let rest = spelled.strip_prefix(NARROW).filter(|rest| rest.is_empty() || rest.starts_with('.'));
            return match (rest, given.as_slice(), types.as_slice(), result) {
                (Some(_), [value], [from], Some(to)) => {
                    let value = self.value(found, *value)?;
                    self.bfloat(block, found, value, (*from, to))
                }
                (Some(_) | None, ..) => Err(self.refused(found, unknown(spelled))),
            };
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
