//! Lowers the structure of a module: nested modules, the cores of functions, types of values and functions.

use crate::{
    emitter::SCHEMATIC,
    report::{Lowered, defect, unsupported},
    types::{self, Form},
};
use mlir_dialect::{
    Failed, Rewriter, context_of, location,
    melior::ir::{
        Attribute, BlockLike, Type, Value, ValueLike,
        attribute::{StringAttribute, TypeAttribute},
        block::BlockRef,
        operation::{Operation, OperationLike, OperationRef},
        r#type::FunctionType,
    },
    name_of, result, set_attribute, string, walk,
};
use pto_dialect::{
    op::{is_outside_functions, is_upstream, upstream},
    target, types as dialect_types,
};
use pto_isa::{Target, TypeDesc, ops::system::Opcode, rule::Core};
use pto_upstream::{Is, Outer};
use std::collections::HashSet;

/// Returns the name of the core of a function for the device compiler.
pub(crate) const fn processor(target: Target, core: Core) -> &'static str {
    match (target, core) {
        (Target::A5, Core::Vector) => "dav-c310-vec",
        (Target::A5, Core::Cube) => "dav-c310-cube",
        (Target::A2 | Target::A3, Core::Vector) => "dav-c220-vec",
        (Target::A2 | Target::A3, Core::Cube) => "dav-c220-cube",
    }
}

/// Attribute with the processor of a function, until it is a function of the LLVM dialect.
const PROCESSOR: &str = "pto.processor";

/// Returns the sections of a function with their cores.
fn sections<'c, 'a>(function: OperationRef<'c, 'a>) -> Vec<(OperationRef<'c, 'a>, Core)> {
    let of = |opcode: Opcode, core: Core| {
        let is = move |op: &OperationRef<'c, 'a>| pto_dialect::op::declared(*op).is_some_and(|(def, _)| def.is(opcode));
        walk::inside(function).into_iter().filter(is).map(move |op| (op, core))
    };
    of(Opcode::SectionCube, Core::Cube).chain(of(Opcode::SectionVector, Core::Vector)).collect()
}

/// Splits a function by core: returns one function for each core of its sections, named `NAME_mix_aic` and
/// `NAME_mix_aiv` if there are two. Otherwise the core is the one that the function or its module states, or that of
/// its section, by default the vector core.
fn of_cores<'c, 'a>(
    rewriter: &mut Rewriter<'c, 'a>,
    function: OperationRef<'c, 'a>,
    body: BlockRef<'c, 'a>,
) -> Vec<(OperationRef<'c, 'a>, Core)> {
    let cores: HashSet<Core> = sections(function).into_iter().map(|(_, core)| core).collect();
    if cores.len() < 2 {
        let said = std::iter::successors(Some(function), |op| op.parent_operation()).find_map(target::kernel_kind);
        let core = said.or(cores.into_iter().next()).unwrap_or(Core::Vector);
        return vec![(function, core)];
    }
    let name = function.attribute("sym_name").ok().and_then(string).unwrap_or("").to_owned();
    let context = context_of(location(function));
    let copy = body.append_operation(Operation::clone(&function));
    let both = [(function, Core::Cube, "aic"), (copy, Core::Vector, "aiv")];
    both.map(|(function, own, suffix)| {
        let name = StringAttribute::new(context, &format!("{name}_mix_{suffix}"));
        set_attribute(function, "sym_name", name.into());
        let others = sections(function).into_iter().filter(|(_, core)| *core != own);
        others.for_each(|(op, _)| rewriter.erase(op));
        (function, own)
    })
    .to_vec()
}

/// Moves the functions of nested modules into the module, and records the processor of each. Returns their target.
pub(crate) fn flatten<'c, 'a>(module: OperationRef<'c, 'a>, body: BlockRef<'c, 'a>) -> Lowered<Target> {
    let context = context_of(location(module));
    let configuration = target::configuration(context);
    let mut common = None;
    let mut rewriter = Rewriter::new();
    let mut names = HashSet::new();
    let mut modules = Vec::new();
    for op in walk::inside(module) {
        if is_outside_functions(op) {
            return Err(unsupported(op, "not supported: an operation outside of functions"));
        }
        match upstream(op).map(|upstream| upstream.is) {
            Some(Is::Outer(Outer::Function)) => {
                let name = op.attribute("sym_name").ok().and_then(string).unwrap_or("").to_owned();
                if !names.insert(name.clone()) {
                    let what = format_args!("two modules define the function {name}; LLVM IR has one module");
                    return Err(unsupported(op, what));
                }
                let target = target::of(op, configuration);
                if common.replace(target).is_some_and(|other| other.profile() != target.profile()) {
                    return Err(unsupported(op, "functions are for several targets; LLVM IR is for one"));
                }
                for (function, core) in of_cores(&mut rewriter, op, body) {
                    let processor = StringAttribute::new(context, processor(target, core));
                    mlir_dialect::set_discardable(function, PROCESSOR, processor.into());
                    rewriter.move_to_end(function, body);
                }
            }
            Some(Is::Outer(Outer::Module)) => modules.push(op),
            Some(
                Is::Outer(Outer::CallIndirect | Outer::ForeignCall | Outer::Forall | Outer::Parallel)
                | Is::Control(_)
                | Is::Arith(_)
                | Is::Math(_)
                | Is::Other(_),
            )
            | None => {}
        }
    }
    for inner in modules.into_iter().rev() {
        rewriter.erase(inner);
    }
    Ok(common.unwrap_or_else(|| target::within(module, configuration)))
}

/// Returns the type of a value in LLVM IR; `None` if it stays the same.
fn lowered<'c>(op: OperationRef<'c, '_>, old: Type<'c>) -> Lowered<Option<Type<'c>>> {
    match types::form(&dialect_types::desc(old)) {
        Form::Same => Ok(None),
        Form::Text(text) => match types::parse(op, &text) {
            Some(new) => Ok(Some(new)),
            None => Err(defect(op, format_args!("no type {text}"))),
        },
        Form::Absent => Err(no_form(op, old)),
    }
}

/// Reports a value whose type has no form in LLVM IR.
fn no_form(op: OperationRef<'_, '_>, r#type: Type<'_>) -> Failed {
    let (name, text) = (name_of(op), r#type.to_string());
    unsupported(op, format_args!("{name}: values of type {text} have no form in LLVM IR of vector kernels"))
}

/// Rejects memrefs that are more than a pointer: with a layout, or as operands of MLIR's memory operations.
fn check_memrefs(op: OperationRef<'_, '_>) -> Lowered {
    let is_ours = pto_dialect::op::declared(op).is_some();
    let passes_on = ["func.", "scf.", "cf."].iter().any(|dialect| name_of(op).starts_with(dialect));
    let results = (0..op.result_count()).filter_map(|index| result(op, index)).map(Value::from);
    for value in op.operands().chain(results) {
        let r#type = value.r#type();
        if !matches!(dialect_types::desc(r#type), TypeDesc::Memref(..)) {
            continue;
        }
        let text = r#type.to_string();
        if !(is_ours || passes_on) || text.contains("strided<") || text.contains("affine_map<") {
            return Err(no_form(op, r#type));
        }
    }
    Ok(())
}

/// Converts the types of all values and functions to types of LLVM IR.
pub(crate) fn retype<'c, 'a>(module: OperationRef<'c, 'a>) -> Lowered {
    walk::inside(module).into_iter().try_for_each(check_memrefs)?;
    let mut rewriter = Rewriter::new();
    for op in walk::inside(module) {
        let refused = pto_dialect::op::declared(op).is_some_and(|(def, _)| crate::ops::is_missing(def));
        if refused {
            // Its rule reports the reason, which says more than its types.
            continue;
        }
        let results = (0..op.result_count()).filter_map(|index| result(op, index)).map(Value::from);
        let blocks: Vec<_> = walk::blocks(op).collect();
        let arguments = blocks.iter().flat_map(|block| {
            (0..block.argument_count()).filter_map(|index| block.argument(index).ok()).map(Value::from)
        });
        for value in results.chain(arguments) {
            if let Some(new) = lowered(op, value.r#type())? {
                rewriter.set_type(value, new);
            }
        }
        if is_upstream(op, Outer::Function) {
            retype_function(op)?;
        }
    }
    Ok(())
}

fn retype_function(function: OperationRef<'_, '_>) -> Lowered {
    let found = function.attribute("function_type").ok().and_then(|found| TypeAttribute::try_from(found).ok());
    let Some(old) = found.and_then(|found| FunctionType::try_from(found.value()).ok()) else {
        return Err(defect(function, "a function without a type"));
    };
    let mut lists = [Vec::new(), Vec::new()];
    for index in 0..old.input_count() {
        lists[0].extend(old.input(index).ok());
    }
    for index in 0..old.result_count() {
        lists[1].extend(old.result(index).ok());
    }
    for r#type in lists.iter_mut().flatten() {
        if let Some(new) = lowered(function, *r#type)? {
            *r#type = new;
        }
    }
    let context = context_of(location(function));
    let [inputs, results] = &lists;
    let new = FunctionType::new(context, inputs, results);
    set_attribute(function, "function_type", TypeAttribute::new(new.into()).into());
    Ok(())
}

/// Records the processors in LLVM IR. Returns the intrinsics that follow only from the naming scheme.
pub(crate) fn finish(module: OperationRef<'_, '_>) -> Vec<String> {
    let context = context_of(location(module));
    let text = |text: &str| -> Attribute<'_> { StringAttribute::new(context, text).into() };
    let mut schematic = Vec::new();
    for op in walk::inside(module) {
        if let Some(processor) = op.attribute(PROCESSOR).ok().and_then(string) {
            set_attribute(op, "target_cpu", text(processor));
        }
        if op.has_attribute(SCHEMATIC) {
            schematic.extend(op.attribute("sym_name").ok().and_then(string).map(str::to_owned));
        }
    }
    schematic.sort();
    schematic
}
