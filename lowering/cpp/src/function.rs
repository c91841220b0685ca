//! Writes functions: declarations, and what surrounds the bodies.

use crate::{
    control::{hoisted, runs_once},
    emitter::{Emitter, Named},
    file::File,
    flow::{self, Flow},
    identifiers, ops,
    report::{Lowered, unsupported, unsupported_with},
    reserve::named,
    site::Site,
    types,
};
use mlir_dialect::{
    attribute_text, context_of, location,
    melior::ir::{
        Type, Value,
        attribute::TypeAttribute,
        block::{BlockLike, BlockRef},
        operation::{OperationLike, OperationRef},
        r#type::FunctionType,
    },
    operand, string, symbol, walk,
};
use pto_dialect::{op::is_upstream, target, types as mlir_types};
use pto_isa::{
    Name, Target, TypeDesc,
    ops::{scalar, sync, system},
    rule::Core,
    types::{AddressSpace, Pipe},
};
use pto_upstream::{Control, Outer};
use std::{
    collections::{HashMap, HashSet},
    fmt::Write,
};

/// How a function is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Linkage {
    /// The host launches it: an attribute says so.
    Entry,
    /// The only function of the module, without attributes: older front ends mean a kernel.
    Lone,
    /// Other files call it.
    Public,
    /// Only this file calls it.
    Private,
    /// No attribute states the linkage.
    Plain,
}

impl Linkage {
    const fn text(self) -> &'static str {
        match self {
            Linkage::Entry => "extern \"C\" __global__ AICORE",
            Linkage::Lone => "__global__ AICORE",
            Linkage::Public => "extern \"C\" AICORE",
            // PyPTO inserts `static` before each `AICORE void`; the order of words here avoids a second `static`.
            Linkage::Private => "static AICORE inline",
            Linkage::Plain => "AICORE",
        }
    }
}

/// A function of the module.
#[derive(Clone, Copy)]
pub(crate) struct Function<'c, 'a> {
    pub(crate) op: OperationRef<'c, 'a>,
    pub(crate) linkage: Linkage,
}

/// Returns whether a function can only be called in this file.
pub(crate) fn is_private(op: OperationRef<'_, '_>) -> bool {
    let visibility = op.attribute("sym_visibility").ok().and_then(string);
    has_body(op) && visibility == Some("private") && !target::is_marked(op)
}

fn has_body(op: OperationRef<'_, '_>) -> bool {
    walk::blocks(op).next().is_some()
}

/// Returns the functions of a module and of nested modules, callees before callers.
pub(crate) fn functions<'c, 'a>(module: OperationRef<'c, 'a>) -> Lowered<Vec<Function<'c, 'a>>> {
    let all: Vec<_> = walk::inside(module).into_iter().filter(|op| is_upstream(*op, Outer::Function)).collect();
    let lone = all.iter().filter(|op| has_body(**op)).count() == 1 && !all.iter().any(|op| target::is_marked(*op));
    let mut by_name: HashMap<&str, usize> = HashMap::new();
    for (index, op) in all.iter().enumerate() {
        let name = named(*op).unwrap_or("");
        let takes_tiles = signature(*op).is_some_and(|(inputs, _)| inputs.into_iter().any(is_tile));
        if let Some(why) = identifiers::refused(name, takes_tiles) {
            return Err(unsupported(*op, format_args!("not supported: function `{name}`, which is {why}")));
        }
        if by_name.insert(name, index).is_some() {
            return Err(unsupported(*op, format_args!("not supported: more than one function `{name}`")));
        }
    }
    let callees = |op: OperationRef<'c, 'a>| -> Vec<usize> {
        let calls = walk::inside(op).into_iter().filter(|op| is_upstream(*op, Control::Call));
        let names = calls.filter_map(|op| symbol(op.attribute("callee").ok()?));
        names.filter_map(|name| by_name.get(name).copied()).collect()
    };
    // Depth-first search without recursion. State 1: on the stack; 2: written.
    let mut state = vec![0_u8; all.len()];
    let mut order = Vec::new();
    for start in 0..all.len() {
        let mut stack = vec![(start, false)];
        while let Some((index, leaves)) = stack.pop() {
            let Some(op) = all.get(index).copied() else { continue };
            let Some(seen) = state.get_mut(index) else { continue };
            if leaves {
                *seen = 2;
                order.push(op);
                continue;
            }
            match *seen {
                2 => continue,
                1 => return Err(unsupported(op, "not supported: recursion")),
                _ => *seen = 1,
            }
            stack.push((index, true));
            stack.extend(callees(op).into_iter().filter(|callee| state.get(*callee) != Some(&2)).map(|c| (c, false)));
        }
    }
    Ok(order.into_iter().map(|op| Function { op, linkage: linkage(op, lone) }).collect())
}

fn linkage(op: OperationRef<'_, '_>, lone: bool) -> Linkage {
    let visibility = op.attribute("sym_visibility").ok().and_then(string);
    if !has_body(op) {
        Linkage::Public
    } else if target::is_marked(op) {
        Linkage::Entry
    } else if lone && visibility != Some("private") {
        Linkage::Lone
    } else if visibility == Some("private") {
        Linkage::Private
    } else if visibility == Some("public") || is_external(op) {
        Linkage::Public
    } else {
        Linkage::Plain
    }
}

/// Returns whether `pto.visibility` states that other files call the function.
fn is_external(op: OperationRef<'_, '_>) -> bool {
    op.attribute(target::VISIBILITY).ok().is_some_and(|found| attribute_text(found, false).contains("external"))
}

/// Returns the types of the parameters and results of a function.
fn signature<'c>(op: OperationRef<'c, '_>) -> Option<(Vec<Type<'c>>, Vec<Type<'c>>)> {
    let attribute = TypeAttribute::try_from(op.attribute("function_type").ok()?).ok()?;
    let of = FunctionType::try_from(attribute.value()).ok()?;
    let inputs = (0..of.input_count()).filter_map(|index| of.input(index).ok()).collect();
    let results = (0..of.result_count()).filter_map(|index| of.result(index).ok()).collect();
    Some((inputs, results))
}

/// Returns the C++ type of a parameter or result; `value` is its value if the function has a body.
fn crossing_type<'c, 'a>(
    op: OperationRef<'c, 'a>,
    r#type: Type<'c>,
    value: Option<Value<'c, 'a>>,
    flow: &Flow<'c, 'a>,
) -> Lowered<String> {
    let desc = mlir_types::desc(r#type);
    let too_large = |extent: i64| i32::try_from(extent).is_err();
    let text = match (&desc, value) {
        (TypeDesc::Tile(_), Some(value)) => flow.tile(value, op)?.map(|tile| types::tile(&tile)),
        (TypeDesc::TensorView(view) | TypeDesc::Partition(view), Some(value)) => {
            types::Global::of(view, flow.layout(value, op)?).map(|global| global.text())
        }
        (desc, _) => types::of(desc),
    };
    match text {
        Some(_) if matches!(desc, TypeDesc::Tile(tile) if too_large(tile.rows) || too_large(tile.cols)) => {
            Err(unsupported(op, format_args!("not supported: a tile of more than {} rows or columns", i32::MAX)))
        }
        Some(text) => Ok(text),
        None => {
            let what = format_args!("not supported: {} as a parameter or result of a function", desc.describe());
            Err(unsupported(op, what))
        }
    }
}

/// Returns the C++ type of a parameter in a declaration. An array of events is passed by reference, because the caller sees
/// what the function stores in it.
fn declared_type(text: &str, r#type: Type<'_>) -> String {
    if is_array_of_events(r#type) { format!("{text} &") } else { text.to_owned() }
}

fn is_tile(r#type: Type<'_>) -> bool {
    mlir_types::tile(r#type).is_some()
}

fn is_array_of_events(r#type: Type<'_>) -> bool {
    matches!(mlir_types::desc(r#type), TypeDesc::EventIds(_))
}

/// Returns the first flag of each pipe, by function and number of the pipe. Functions that share a pipe use the same
/// flags.
pub(crate) fn flags<'c, 'a>(functions: &[Function<'c, 'a>]) -> HashMap<String, HashMap<i64, i64>> {
    let mut ends: Vec<(String, HashMap<i64, i64>, HashSet<String>)> = Vec::new();
    for function in functions {
        let (mut own, mut linked) = (HashMap::new(), HashSet::new());
        for op in walk::inside(function.op) {
            own.extend(ops::pipe_end(op));
            linked.extend(Site::of(op).and_then(|site| site.symbol(pto_isa::Key::PeerFunc)).map(str::to_owned));
        }
        if !own.is_empty() {
            ends.push((named(function.op).unwrap_or("").to_owned(), own, linked));
        }
    }
    let pair = ends.len() == 2;
    let are_linked = |a: &(String, HashMap<i64, i64>, HashSet<String>),
                      b: &(String, HashMap<i64, i64>, HashSet<String>)| {
        a.0 == b.0 || pair || a.2.contains(&b.0) || b.2.contains(&a.0)
    };
    let mut all = HashMap::new();
    for end in &ends {
        let mut pipes: Vec<(i64, i64)> = Vec::new();
        for other in ends.iter().filter(|other| are_linked(end, other)) {
            for (number, directions) in &other.1 {
                match pipes.iter_mut().find(|(known, _)| known == number) {
                    Some((_, known)) => *known |= directions,
                    None => pipes.push((*number, *directions)),
                }
            }
        }
        pipes.sort_unstable();
        let mut next = 0;
        let mut first = HashMap::new();
        for (number, directions) in pipes {
            first.insert(number, next);
            next += ops::pipe_flags(directions);
        }
        all.insert(end.0.clone(), first);
    }
    all
}

/// Returns whether a function stores scalars to global memory.
fn stores_scalars(ops: &[OperationRef<'_, '_>]) -> bool {
    ops.iter().filter_map(|op| Site::of(*op)).any(|site| {
        let stores = site.def.is(scalar::Opcode::StoreScalar) || site.def.is(scalar::Opcode::Store);
        let space = site.type_of(Name::Ptr).and_then(|desc| desc.space());
        stores && space.is_none_or(|space| space == AddressSpace::Gm)
    })
}

/// Checks that a kernel sets the base address by which cores of a2 and a3 signal each other.
fn check_flags_base(function: OperationRef<'_, '_>, all: &[OperationRef<'_, '_>]) -> Lowered {
    let sites = || all.iter().filter_map(|op| Site::of(*op));
    let signals = [sync::Opcode::SyncSet, sync::Opcode::SyncWait];
    let signal = sites().find(|site| signals.iter().any(|opcode| site.def.is(*opcode)));
    let _ = function;
    match signal {
        Some(signal) if !sites().any(|site| site.def.is(system::Opcode::SetFfts)) => Err(unsupported_with(
            signal.op,
            "A3 inter-core sync requires explicit pto.set_ffts in the function",
            "add `pto.set_ffts %base : !pto.ptr<i64>` with an argument of the kernel before the first signal",
        )),
        _ => Ok(()),
    }
}

/// Returns whether an operation runs on a pipe other than the scalar pipe.
fn uses_pipes(ops: &[OperationRef<'_, '_>]) -> bool {
    ops.iter().filter_map(|op| Site::of(*op)).any(|site| {
        let space = |index: usize| operand_space(&site, index);
        !matches!(site.def.pipe(space), Pipe::S)
    })
}

fn operand_space(site: &Site<'_, '_>, index: usize) -> Option<AddressSpace> {
    let name = site.def.operands.get(index)?.name;
    match site.type_of(name)? {
        TypeDesc::Tile(tile) => Some(AddressSpace::of(tile.loc)),
        TypeDesc::TensorView(_) | TypeDesc::Partition(_) => Some(AddressSpace::Gm),
        other => other.space(),
    }
}

/// Returns the mode of the call at the end of functions, if their pipes were ordered by the compiler.
fn tail(module_of: OperationRef<'_, '_>) -> &'static str {
    let modules = std::iter::successors(Some(module_of), |op| op.parent_operation());
    let hint = modules.filter_map(|op| op.attribute(target::TAIL_HINT).ok()).find_map(string);
    match hint {
        Some("mte3-to-s-event0") => "kSetWaitMte3ToSEvent0",
        _ => "kBarrierAll",
    }
}

/// Writes a function.
pub(crate) fn write<'c, 'a>(
    file: &mut File,
    function: Function<'c, 'a>,
    flow: &Flow<'c, 'a>,
    synchronised: bool,
    flags: &HashMap<i64, i64>,
) -> Lowered<String> {
    let op = function.op;
    let name = named(op).unwrap_or("");
    let Some((inputs, results)) = signature(op) else { return Err(unsupported(op, "expected the type of a function")) };
    let gives = match results[..] {
        [] => "void".to_owned(),
        [one] => crossing_type(op, one, flow::returned(op), flow)?,
        _ => return Err(unsupported(op, "not supported: a function with several results")),
    };
    if inputs.iter().copied().any(is_array_of_events) {
        file.uses_events();
    }
    if function.linkage == Linkage::Entry && !results.is_empty() {
        return Err(unsupported(op, "not supported: an entry that returns a value"));
    }
    let blocks: Vec<_> = walk::blocks(op).collect();
    let mut text = String::new();
    let linkage = match function.linkage {
        Linkage::Lone if !results.is_empty() => Linkage::Plain,
        other => other,
    };
    let Some(entry) = blocks.first().copied() else {
        let mut parameters = Vec::new();
        for input in inputs {
            parameters.push(declared_type(&crossing_type(op, input, None, flow)?, input));
        }
        let _ = writeln!(text, "{} {gives} {name}({});", linkage.text(), parameters.join(", "));
        return Ok(text);
    };
    let all = walk::inside(op);
    let target = target::of(op, target::configuration(context_of(location(op))));
    if target != Target::A5 {
        check_flags_base(op, &all)?;
    }
    let around = std::iter::successors(Some(op), |op| op.parent_operation()).find_map(target::kernel_kind);
    let mut e = Emitter::new(file, flow, target, synchronised && uses_pipes(&all), hoisted(op));
    e.core = around;
    e.flags.clone_from(flags);
    e.stores_scalars = stores_scalars(&all);
    e.tail = tail(op);
    let mut parameters = Vec::new();
    for (index, input) in inputs.iter().enumerate() {
        let Ok(argument) = entry.argument(index).map(Value::from) else { continue };
        let r#type = crossing_type(op, *input, Some(argument), flow)?;
        let Some(typed) = e.typed(argument, op)? else { continue };
        let name = e.fresh();
        parameters.push(format!("{} {name}", declared_type(&r#type, *input)));
        e.name(argument, Named { text: name, ..typed });
    }
    body(&mut e, around, &blocks, &all, &gives)?;
    let (lines, tops) = e.finish();
    let (tops, lines) = lines.split_at(tops);
    let _ = writeln!(text, "{} {gives} {name}({}) {{", linkage.text(), parameters.join(", "));
    for line in tops.iter().map(String::as_str).chain(["  using T = float;"]).chain(lines.iter().map(String::as_str)) {
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let _ = writeln!(text, "}}");
    Ok(text)
}

/// Writes the body of a function with return type `gives`; for one kind of core if `core` is given.
fn body<'c, 'a>(
    e: &mut Emitter<'c, 'a, '_>,
    core: Option<Core>,
    blocks: &[BlockRef<'c, 'a>],
    all: &[OperationRef<'c, 'a>],
    gives: &str,
) -> Lowered {
    let once = core == Some(Core::Vector) && runs_once(e.target, all);
    if let Some(core) = core {
        e.open_core(core, core == Core::Vector, once);
    }
    e.in_core = core.is_some();
    match blocks {
        [block] => e.block(*block)?,
        blocks => e.blocks(blocks, &|_, _| Ok(()))?,
    }
    if let Some(core) = core {
        e.close_core(core, once);
        // The other kind of core executes this code, but never uses the value.
        e.line(if gives == "void" { "return;".to_owned() } else { format!("return {gives}();") });
    }
    Ok(())
}

impl<'c, 'a> Emitter<'c, 'a, '_> {
    /// Writes the end of a function: stores become visible, and all pipes finish.
    pub(crate) fn leave(&mut self, op: OperationRef<'c, 'a>) -> Lowered {
        if self.stores_scalars {
            self.line("pipe_barrier(PIPE_ALL);");
            self.line("dcci((__gm__ void*)0, cache_line_t::ENTIRE_DATA_CACHE);");
            self.line("dsb((mem_dsb_t)0);");
        }
        if self.synchronised {
            let tail = self.tail;
            self.line(format_args!("ptoas_auto_sync_tail(PTOAutoSyncTailMode::{tail});"));
        }
        match operand(op, 0) {
            Some(value) => {
                let value = self.value(value)?;
                self.line(format_args!("return {value};"));
            }
            // The function returns after the code for its kind of core.
            None if self.in_core && op.block().is_some_and(|block| block.next_in_region().is_none()) => {}
            None => self.line("return;"),
        }
        Ok(())
    }
}
