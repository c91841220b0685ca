//! Converts kernels to dialect `genx` and back: before the backend passes and after some of them, as text, in generic
//! form and as bytecode. The dialect verifies each module, and the result must be the same kernel. Each kernel is
//! tested for one platform; with `PTO_TEST_ALL`, for all.

mod support;

use std::collections::HashMap;
use std::process::ExitCode;

use genx::ir::Definition;
use genx::passes::{self, State};
use genx::{Function, Value};
use libtest_mimic::{Arguments, Trial};
use mlir_dialect::melior::Context;
use mlir_dialect::melior::ir::operation::OperationRef;
use mlir_dialect::melior::ir::{Location, Module};
use mlir_dialect::{ParsedSource, Placeholders, PrintOptions};
use support::{Kernel, chosen, complain, in_vectors, kernels, program, register_passes};
use visa::{Place, Platform};

/// A form of a module.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Form {
    Custom,
    Generic,
    Bytecode,
}

/// Forms before all passes.
const FIRST: [Form; 3] = [Form::Custom, Form::Generic, Form::Bytecode];
/// Pass after which a kernel is tested, and the form.
const POINTS: [(&str, Form); 2] = [("legalization", Form::Bytecode), ("tidy-control-flow", Form::Custom)];

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let kernels = match register_passes().and_then(|()| kernels()) {
        Ok(kernels) => kernels,
        Err(message) => return complain(&message),
    };
    if let Some((point, _)) = POINTS.iter().find(|(point, _)| !passes::PASSES.iter().any(|pass| pass.name == *point)) {
        return complain(&format!("no pass {point}"));
    }
    let trials = chosen(&kernels, &Platform::ALL).into_iter().map(|(kernel, platform)| {
        let name = format!("{}::{}", kernel.name, platform.info().name);
        Trial::test(name, move || round_trips(&kernel, platform).map_err(Into::into))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

/// Tests a kernel at all points; does nothing if it is rejected.
fn round_trips(kernel: &Kernel, platform: Platform) -> Result<(), String> {
    let context = pto_driver::context_with(false, false, &[genx_dialect::register])?;
    let function = in_vectors(&context, kernel, |module| {
        let program = program(module)?;
        let entry = program.entry(None).ok_or("no function")?;
        Ok(pto_gpu::lower(&program, entry, platform, pto_gpu::BUFFER_REGISTERS).ok())
    })?;
    let Some(Some(function)) = function else { return Ok(()) };
    same_again(&context, &function, &FIRST).map_err(|wrong| format!("before all passes: {wrong}"))?;
    let mut state = State::new(function, platform);
    let mut found = Ok(());
    passes::run(&mut state, false, &mut |pass, state| {
        if let (true, Some((_, form))) = (found.is_ok(), POINTS.iter().find(|(point, _)| *point == pass.name)) {
            let same = same_again(&context, &state.function, &[*form]);
            found = same.map_err(|wrong| format!("after {}: {wrong}", pass.name));
        }
    })
    .map_err(|error| error.to_string())?;
    found
}

/// Converts a kernel through forms of MLIR.
fn same_again(context: &Context, function: &Function, forms: &[Form]) -> Result<(), String> {
    for dialect in ["func", genx_dialect::DIALECT] {
        context.get_or_load_dialect(dialect);
    }
    let unknown = Location::unknown(context);
    let placeholders = Placeholders::new();
    let module = Module::new(unknown);
    let locate = |place: Place| {
        let line = place.start().map(|place| place as usize);
        line.map_or(unknown, |line| Location::new(context, "kernel", line, 0))
    };
    genx_dialect::export(std::slice::from_ref(function), &module, &placeholders, &locate);
    let op = module.as_operation();
    if !mlir_dialect::verify(op) {
        return Err("the dialect refuses it".to_owned());
    }
    again(function, op)?;
    let custom = PrintOptions { generic: false, debug_info: true, verified: true, names: false };
    let text = mlir_dialect::print(op, custom);
    for form in forms {
        let bytes = match form {
            Form::Custom => text.clone(),
            Form::Generic => mlir_dialect::print(op, PrintOptions { generic: true, ..custom }),
            Form::Bytecode => mlir_dialect::bytecode(op).ok_or("no bytecode")?,
        };
        let parsed =
            ParsedSource::parse(context, "form", &bytes, false).ok_or_else(|| format!("{form:?} is not read"))?;
        let module = parsed.module();
        if !mlir_dialect::verify(module) {
            return Err(format!("the dialect refuses the form {form:?}"));
        }
        again(function, module).map_err(|wrong| format!("{form:?}: {wrong}"))?;
        if mlir_dialect::print(module, custom) != text {
            return Err(format!("{form:?}: another text"));
        }
    }
    Ok(())
}

/// Checks that a module is this kernel.
fn again(function: &Function, module: OperationRef<'_, '_>) -> Result<(), String> {
    let imported = genx_dialect::import(module).map_err(|refused| refused.message)?;
    let [found] = imported.functions.as_slice() else { return Err("not one kernel".to_owned()) };
    same(function, found, &|place| {
        let op = imported.places.get(place.start()? as usize)?;
        let location = mlir_dialect::location(*op);
        location.is_file_line_col_range().then(|| location.file_line_col_range_start_line())
    })?;
    let text = |function: &Function| {
        let mut text = String::new();
        let _ = genx::llvm::print(std::slice::from_ref(function), &mut text);
        text.lines().count()
    };
    if text(function) == text(found) { Ok(()) } else { Err("LLVM IR of other length".to_owned()) }
}

/// Checks that two kernels are equal except for the numbers of values, instructions and blocks.
fn same(one: &Function, other: &Function, line: &dyn Fn(Place) -> Option<usize>) -> Result<(), String> {
    let heads = |function: &Function| (function.name.clone(), function.arguments.clone(), function.slm_bytes);
    if heads(one) != heads(other) {
        return Err(format!("{:?} and {:?}", heads(one), heads(other)));
    }
    let mut values: HashMap<Value, Value> = one.params().iter().copied().zip(other.params().iter().copied()).collect();
    if one.blocks().len() != other.blocks().len() || one.params().len() != other.params().len() {
        return Err("other numbers of blocks or parameters".to_owned());
    }
    let blocks: HashMap<_, _> = one.blocks().iter().zip(other.blocks()).collect();
    for (from, to) in one.blocks().iter().zip(other.blocks()) {
        let (params, found) = (one.block_params(*from), other.block_params(*to));
        if params.len() != found.len() || one.insts(*from).count() != other.insts(*to).count() {
            return Err("a block of other length".to_owned());
        }
        values.extend(params.iter().copied().zip(found.iter().copied()));
        for (a, b) in one.insts(*from).zip(other.insts(*to)) {
            values.extend(one.result(a).zip(other.result(b)));
        }
    }
    for (from, to) in &values {
        if one.ty(*from) != other.ty(*to) {
            return Err(format!("{} and {}", one.ty(*from), other.ty(*to)));
        }
    }
    for (from, to) in one.blocks().iter().zip(other.blocks()) {
        for (a, b) in one.insts(*from).zip(other.insts(*to)) {
            let name = one.op(a).definition().name;
            let same = one.op(a) == other.op(b)
                && one.immediates(a) == other.immediates(b)
                && one.args(a).len() == other.args(b).len()
                && one.result(a).is_some() == other.result(b).is_some();
            let args = one.args(a).iter().zip(other.args(b)).all(|(from, to)| {
                match (one.definition(*from), other.definition(*to)) {
                    (Definition::Constant(from_bits), Definition::Constant(to_bits)) => {
                        from_bits == to_bits && one.ty(*from) == other.ty(*to)
                    }
                    _ => values.get(from) == Some(to),
                }
            });
            let (here, there) = (one.successors(a), other.successors(b));
            let leads = here.len() == there.len()
                && here.iter().zip(there).all(|(here, there)| {
                    blocks.get(&here.block) == Some(&&there.block)
                        && (here.first, here.count) == (there.first, there.count)
                });
            let place = one.place(a).start().map(|place| place as usize);
            if !(same && args && leads) {
                return Err(format!("`{name}` is another"));
            }
            if place != line(other.place(b)) {
                return Err(format!("`{name}` comes from {place:?}, found {:?}", line(other.place(b))));
            }
        }
    }
    Ok(())
}
