//! The text of functions: LLVM IR with the intrinsics of the GenX backend, as "LLVM IR for the GenX backend" describes it.
//!
//! There, block parameters are phi nodes, and the offset and index of a region are one operand, their sum: for a
//! variable index, an `add` precedes the access.

use std::collections::{BTreeSet, HashMap};
use std::fmt::{self, Write};

use crate::constant::Constant;
use crate::ir::{Block, Definition, Function, Inst, Value};
use crate::table::{Argument, Name, Op, Spelling, Suffix};
use crate::types::{Element, Type};

/// Prints the module of some kernels. LLVM instructions that the GenX backend does not support are expanded.
///
/// # Errors
///
/// Those of the writer.
pub fn print(functions: &[Function], out: &mut dyn Write) -> fmt::Result {
    let mut functions = functions.to_vec();
    functions.iter_mut().for_each(expand);
    definitions(
        &functions,
        &Form { before: "dllexport void", after: &|_| String::new(), narrows_by_intrinsic: false },
        out,
    )?;
    metadata(&functions, out)
}

/// The intrinsic that converts to `bfloat`, as which its result is to be cast.
pub const NARROW: &str = "llvm.genx.bf.cvt";

/// Differences between the modules for the two compilers.
pub(crate) struct Form<'f> {
    /// The text before the name of a kernel.
    pub before: &'static str,
    /// The text after the parameters of the kernel with an index.
    pub after: &'f dyn Fn(usize) -> String,
    /// Whether an intrinsic converts to `bfloat`, in place of `fptrunc`.
    pub narrows_by_intrinsic: bool,
}

/// Expands LLVM instructions that the GenX backend does not support.
pub(crate) fn expand(function: &mut Function) {
    crate::passes::extremes::expand(function);
}

/// The definitions of some kernels and the declarations that they need.
pub(crate) fn definitions(functions: &[Function], form: &Form<'_>, out: &mut dyn Write) -> fmt::Result {
    let mut declarations = BTreeSet::new();
    for (index, function) in functions.iter().enumerate() {
        let narrows_by_intrinsic = form.narrows_by_intrinsic;
        let (names, declarations, before) = (HashMap::new(), &mut declarations, Some(Vec::new()));
        let mut printer = Printer { function, names, declarations, before, narrows_by_intrinsic };
        printer.function(form.before, &(form.after)(index), out)?;
        writeln!(out)?;
    }
    for declaration in &declarations {
        writeln!(out, "{declaration}")?;
    }
    Ok(())
}

/// Returns the name of each value of a function, except for constants.
#[must_use]
pub fn value_names(function: &Function) -> HashMap<Value, String> {
    let mut declarations = BTreeSet::new();
    let mut printer = Printer::of_parts(function, &mut declarations);
    printer.name_values();
    printer.names
}

/// Returns the text of each instruction of a function on one line; sums of an index and an offset are printed in place.
#[must_use]
pub fn inst_texts(function: &Function) -> HashMap<Inst, String> {
    let mut declarations = BTreeSet::new();
    let mut printer = Printer::of_parts(function, &mut declarations);
    printer.name_values();
    function.all_insts().into_iter().map(|inst| (inst, printer.inst(inst))).collect()
}

/// Prints the named metadata: for each kernel the function, its names, the kinds of its arguments, its shared local
/// memory and the offsets of its arguments. Source: LLVM IR for the GenX backend, "Kernel information".
fn metadata(functions: &[Function], out: &mut dyn Write) -> fmt::Result {
    if functions.is_empty() {
        return Ok(());
    }
    let list = |first: usize| (0..functions.len()).map(|index| format!("!{}", first + 3 * index)).collect::<Vec<_>>();
    writeln!(out, "\n!genx.kernels = !{{{}}}", list(0).join(", "))?;
    for (index, function) in functions.iter().enumerate() {
        let name = &function.name;
        let id = 3 * index;
        let (kinds, offsets): (Vec<_>, Vec<_>) = function
            .arguments
            .iter()
            .map(|argument| (format!("i32 {}", argument.kind.code()), format!("i32 {}", argument.offset)))
            .unzip();

        writeln!(
            out,
            "!{id} = !{{ptr @{name}, !\"{name}\", !\"{name}\", !{}, i32 {}, !{}}}",
            id + 1,
            function.slm_bytes,
            id + 2
        )?;
        writeln!(out, "!{} = !{{{}}}", id + 1, kinds.join(", "))?;
        writeln!(out, "!{} = !{{{}}}", id + 2, offsets.join(", "))?;
    }
    Ok(())
}

/// Prints a function.
struct Printer<'a> {
    function: &'a Function,
    names: HashMap<Value, String>,
    declarations: &'a mut BTreeSet<String>,
    /// The sums of indices and offsets, and the conversions, before the next instruction; `None` if they are printed in place.
    before: Option<Vec<String>>,
    /// [`Form::narrows_by_intrinsic`].
    narrows_by_intrinsic: bool,
}

impl<'a> Printer<'a> {
    /// Returns a printer of single instructions.
    fn of_parts(function: &'a Function, declarations: &'a mut BTreeSet<String>) -> Self {
        Self { function, names: HashMap::new(), declarations, before: None, narrows_by_intrinsic: false }
    }
}

impl Printer<'_> {
    fn function(&mut self, before: &str, after: &str, out: &mut dyn Write) -> fmt::Result {
        self.name_values();
        let params: Vec<_> =
            self.function.params().iter().map(|param| format!("{} {}", self.ty(*param), self.text(*param))).collect();
        writeln!(out, "define {before} @{}({}){after} {{", self.function.name, params.join(", "))?;
        let predecessors = self.function.predecessors();
        for (number, block) in self.function.blocks().iter().enumerate() {
            if number > 0 {
                writeln!(out, "\n{}:", label(*block))?;
            }
            self.phis(*block, &predecessors[block.index()], out)?;
            for inst in self.function.insts(*block) {
                let text = self.inst(inst);
                for line in self.before.iter_mut().flat_map(|lines| lines.drain(..)) {
                    writeln!(out, "  {line}")?;
                }
                writeln!(out, "  {text}")?;
            }
        }
        writeln!(out, "}}")
    }

    /// Names all values: the given name if it is unique, else a number. Names of sums end in `.index`.
    fn name_values(&mut self) {
        let function = self.function;
        let mut taken = BTreeSet::new();
        let mut next = 0;
        let params = function.params().iter().copied();
        let in_blocks = function.blocks().iter().flat_map(|block| {
            let results = function.insts(*block).filter_map(|inst| function.result(inst));
            function.block_params(*block).iter().copied().chain(results)
        });
        for value in params.chain(in_blocks) {
            let name = match function.name(value) {
                Some(name) if !name.ends_with(".index") && taken.insert(name.to_owned()) => name.to_owned(),
                Some(_) | None => {
                    next += 1;
                    format!("v{next}")
                }
            };
            self.names.insert(value, format!("%{name}"));
        }
    }

    fn phis(&mut self, block: Block, branches: &[Inst], out: &mut dyn Write) -> fmt::Result {
        for (index, param) in self.function.block_params(block).iter().enumerate() {
            let mut incoming = Vec::new();
            for branch in branches {
                for (at, successor) in self.function.successors(*branch).iter().enumerate() {
                    if let (true, Some(from)) = (successor.block == block, self.function.block(*branch)) {
                        let from = self.block_reference(from);
                        let value = self.function.successor_args(*branch, at)[index];
                        incoming.push(format!("[ {}, {from} ]", self.text(value)));
                    }
                }
            }
            writeln!(out, "  {} = phi {} {}", self.text(*param), self.ty(*param), incoming.join(", "))?;
        }
        Ok(())
    }

    fn block_reference(&self, block: Block) -> String {
        // The entry block has no label: LLVM numbers it.
        if self.function.blocks().first() == Some(&block) { "%0".to_owned() } else { format!("%{}", label(block)) }
    }

    fn ty(&self, value: Value) -> Type {
        self.function.ty(value)
    }

    fn text(&self, value: Value) -> String {
        match self.function.definition(value) {
            Definition::Constant(constant) => constant_text(constant, self.ty(value)),
            Definition::Param(_) | Definition::BlockParam(..) | Definition::Inst(_) => {
                self.names.get(&value).cloned().unwrap_or_else(|| format!("%detached{}", value.index()))
            }
        }
    }

    fn typed(&self, value: Value) -> String {
        format!("{} {}", self.ty(value), self.text(value))
    }

    fn inst(&mut self, inst: Inst) -> String {
        let function = self.function;
        let text = match function.op(inst).definition().spelling {
            Spelling::Instruction => self.narrowed(inst).unwrap_or_else(|| self.instruction(inst)),
            Spelling::Intrinsic(_) | Spelling::Member(..) | Spelling::Llvm(_) | Spelling::Inserted => self.call(inst),
        };
        match function.result(inst) {
            Some(result) => format!("{} = {text}", self.text(result)),
            None => text,
        }
    }

    fn instruction(&self, inst: Inst) -> String {
        let function = self.function;
        let (op, operands) = (function.op(inst), function.operands(inst));
        let name = op.definition().name;
        if op == Op::Ret {
            return "ret void".to_owned();
        }
        if op.is_terminator() {
            let targets =
                function.successors(inst).iter().map(|to| format!("label {}", self.block_reference(to.block)));
            let condition = operands.iter().map(|operand| self.typed(*operand));
            return format!("br {}", condition.chain(targets).collect::<Vec<_>>().join(", "));
        }
        let predicate = function
            .int_predicate(inst)
            .map(|predicate| predicate.name())
            .or_else(|| function.float_predicate(inst).map(|predicate| predicate.name()));
        let all_typed = op == Op::Select;
        let texts: Vec<_> = operands
            .iter()
            .enumerate()
            .map(|(index, operand)| if index == 0 || all_typed { self.typed(*operand) } else { self.text(*operand) })
            .collect();
        let head = predicate.map_or_else(|| name.to_owned(), |predicate| format!("{name} {predicate}"));
        let is_cast = operands.len() == 1 && op != Op::FNeg;
        match function.result(inst) {
            Some(result) if is_cast => format!("{head} {} to {}", texts.join(", "), self.ty(result)),
            Some(_) | None => format!("{head} {}", texts.join(", ")),
        }
    }

    fn call(&mut self, inst: Inst) -> String {
        let function = self.function;
        let definition = function.op(inst).definition();
        let mut operands = function.operands(inst).iter().copied();
        let mut arguments: Vec<(Type, String)> = Vec::new();
        let mut immediates = function.immediates(inst).iter().copied();
        let mut offset = None;
        for argument in definition.arguments {
            match *argument {
                Argument::Immediate(Name::Offset, _) if function.region(inst).is_some() => offset = immediates.next(),
                Argument::Immediate(name, width) => {
                    let number = immediates.next().unwrap_or_default();
                    let ty = Type::scalar(Element::integer(u32::from(width)).unwrap_or(Element::I32));
                    let text =
                        if name == Name::ParentWidth && number == 0 { "undef".to_owned() } else { number.to_string() };
                    arguments.push((ty, text));
                }
                Argument::Operand(name, _) => {
                    let Some(operand) = operands.next() else { break };
                    let text = match (name, offset, function.as_integer(operand)) {
                        (Name::Index, Some(offset), Some(index)) => index_text(offset + index, self.ty(operand)),
                        (Name::Index, Some(offset), None) if offset != 0 => self.sum(inst, operand, offset),
                        _ => self.text(operand),
                    };
                    arguments.push((self.ty(operand), text));
                }
            }
        }
        if let Spelling::Member(number, _) = definition.spelling {
            arguments.insert(1, (Type::scalar(Element::I8), number.to_string()));
        }
        let result = function.result(inst).map(|result| self.ty(result));
        let operand_types: Vec<_> = function.operands(inst).iter().map(|operand| self.ty(*operand)).collect();
        let name = intrinsic_name(function.op(inst), result, &operand_types).unwrap_or_default();
        let name = format!("@{name}");
        let types: Vec<_> = arguments.iter().map(|(ty, _)| ty.to_string()).collect();
        let result = result.map_or_else(|| "void".to_owned(), |ty| ty.to_string());
        self.declarations.insert(format!("declare {result} {name}({})", types.join(", ")));
        let arguments: Vec<_> = arguments.iter().map(|(ty, text)| format!("{ty} {text}")).collect();
        format!("call {result} {name}({})", arguments.join(", "))
    }
}

impl Printer<'_> {
    /// Returns the sum of an index and the offset of the region that an instruction accesses.
    fn sum(&mut self, inst: Inst, index: Value, offset: i64) -> String {
        let (text, ty) = (self.text(index), self.ty(index));
        let Some(before) = &mut self.before else { return format!("{text} + {offset}") };
        let name = format!("%at{}.index", inst.index());
        let offset = index_text(offset, ty);
        before.push(format!("{name} = add {ty} {text}, {offset}"));
        name
    }

    /// Prints a conversion to `bfloat` by an intrinsic, whose result has type `half`, and its cast.
    fn narrowed(&mut self, inst: Inst) -> Option<String> {
        let (function, narrows) = (self.function, self.narrows_by_intrinsic);
        let result = function.result(inst).filter(|_| narrows && function.op(inst) == Op::FpTrunc)?;
        let (to, source) = (function.ty(result), *function.operands(inst).first()?);
        if to.element != Element::BF16 || to.lanes.is_none() {
            return None;
        }
        let (from, half) = (function.ty(source), to.of(Element::F16));
        let name = format!("@{NARROW}.{}.{}", half.suffix(), from.suffix());
        self.declarations.insert(format!("declare {half} {name}({from})"));
        let (converted, source) = (format!("%narrow{}.index", inst.index()), self.text(source));
        self.before.as_mut()?.push(format!("{converted} = call {half} {name}({from} {source})"));
        Some(format!("bitcast {half} {converted} to {to}"))
    }
}

/// The name of an intrinsic: of the operation, and the types after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntrinsicName<'n> {
    /// The operation.
    pub op: Op,
    /// `i` or `f`, if the name says whether the elements are integers or floats.
    pub kind: &'n str,
    /// The suffixes, each with a dot before it.
    pub suffixes: &'n str,
}

/// Returns the operation that an intrinsic denotes, by the names in the table; `None` for unknown intrinsics.
#[must_use]
pub fn parse_intrinsic(name: &str) -> Option<IntrinsicName<'_>> {
    let of = |op: &Op| {
        let rest = name.strip_prefix(intrinsic(*op)?.0)?.strip_prefix(op.definition().name)?;
        let (kind, suffixes) = rest.split_at(usize::from(has_kinds(*op) && rest.starts_with(['i', 'f'])));
        (suffixes.is_empty() || suffixes.starts_with('.')).then_some(IntrinsicName { op: *op, kind, suffixes })
    };
    // The name of one operation may begin with that of another one.
    Op::ALL.iter().filter_map(of).min_by_key(|found| found.suffixes.len())
}

/// Returns the name of the intrinsic of an operation with these types of result and operands; `None` for an instruction.
#[must_use]
pub fn intrinsic_name(op: Op, result: Option<Type>, operands: &[Type]) -> Option<String> {
    let (prefix, suffixes) = intrinsic(op)?;
    let suffixes = suffixes.iter().filter_map(|suffix| match *suffix {
        Suffix::Result => result,
        Suffix::Operand(index) => operands.get(usize::from(index)).copied(),
        Suffix::VectorOperand(index) => operands.get(usize::from(index)).copied().filter(|ty| ty.lanes.is_some()),
    });
    let suffixes: String = suffixes.map(|ty| format!(".{}", ty.suffix())).collect();
    let kind = match result.filter(|_| has_kinds(op)) {
        Some(ty) if ty.element.is_float() => "f",
        Some(_) => "i",
        None => "",
    };
    Some(format!("{prefix}{}{kind}{suffixes}", op.definition().name))
}

/// Returns the start of the name of the intrinsic of an operation, and the suffixes; `None` for an instruction.
fn intrinsic(op: Op) -> Option<(&'static str, &'static [Suffix])> {
    match op.definition().spelling {
        Spelling::Instruction => None,
        Spelling::Intrinsic(suffixes) | Spelling::Member(_, suffixes) => Some(("llvm.genx.", suffixes)),
        Spelling::Llvm(suffixes) => Some(("llvm.", suffixes)),
        Spelling::Inserted => Some(("genx.", &[])),
    }
}

/// Returns whether an intrinsic has separate forms for integers and floats.
const fn has_kinds(op: Op) -> bool {
    matches!(op, Op::RdRegion | Op::WrRegion | Op::Constant)
}

fn label(block: Block) -> String {
    format!("bb{}", block.index())
}

/// Returns the text of an index with a value in all elements.
fn index_text(value: i64, ty: Type) -> String {
    constant_text(&Constant::Splat(value.cast_unsigned() & 0xffff), ty)
}

fn constant_text(constant: &Constant, ty: Type) -> String {
    let scalar = |bits: u64| match ty.element {
        Element::I1 => if bits & 1 == 1 { "true" } else { "false" }.to_owned(),
        Element::I8 | Element::I16 | Element::I32 | Element::I64 => {
            let unused = 64 - ty.element.bits();
            ((bits << unused).cast_signed() >> unused).to_string()
        }
        Element::F16 => format!("0xH{bits:04X}"),
        Element::BF16 => format!("0xR{bits:04X}"),
        Element::F32 => {
            #[expect(clippy::cast_possible_truncation, reason = "the bits of a float")]
            let value = f64::from(f32::from_bits(bits as u32));
            format!("0x{:016X}", value.to_bits())
        }
        Element::F64 => format!("0x{bits:016X}"),
    };
    match (ty.lanes, constant) {
        (_, Constant::Undef) => "undef".to_owned(),
        (None, constant) => scalar(constant.element(0).unwrap_or_default()),
        (Some(_), Constant::Splat(0)) => "zeroinitializer".to_owned(),
        (Some(lanes), constant) => {
            let elements = (0..lanes as usize)
                .map(|index| format!("{} {}", ty.element.name(), scalar(constant.element(index).unwrap_or_default())));
            format!("<{}>", elements.collect::<Vec<_>>().join(", "))
        }
    }
}
