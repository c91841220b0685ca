//! Converts kernels of the backend to MLIR.

use crate::op::SUCCESSOR_ARGUMENTS;
use crate::{DIALECT, kernel, literal, types};
use genx::ir::{Definition, Inst};
use genx::{Function, Value};
use mlir_dialect::melior::ir::attribute::{
    ArrayAttribute, DenseI32ArrayAttribute, IntegerAttribute, StringAttribute, TypeAttribute,
};
use mlir_dialect::melior::ir::r#type::{FunctionType, IntegerType};
use mlir_dialect::melior::ir::{self, Attribute, Block, BlockLike, BlockRef, Identifier, Location, Module};
use mlir_dialect::{Building, Placeholders, context_of, dictionary, replace_uses, result};
use std::collections::HashMap;
use visa::Place;

/// Appends kernels to a module. `locate` returns the source location of an operation. The dialects `func` and `genx`
/// must be loaded.
///
/// A value that is used but not defined in the program stays a placeholder, which MLIR's verifier rejects.
pub fn export<'c>(
    functions: &[Function],
    module: &Module<'c>,
    placeholders: &Placeholders<'c>,
    locate: &dyn Fn(Place) -> Location<'c>,
) {
    for function in functions {
        one(function, module.body(), placeholders, locate);
    }
}

fn one<'c, 'm>(
    function: &Function,
    body: BlockRef<'c, 'm>,
    placeholders: &'m Placeholders<'c>,
    locate: &dyn Fn(Place) -> Location<'c>,
) {
    let location = locate(Place::NONE);
    let context = context_of(location);
    let int: ir::Type<'c> = IntegerType::new(context, 32).into();
    let number = |number: u32| -> Attribute<'c> { IntegerAttribute::new(int, i64::from(number)).into() };
    let inputs: Vec<_> = function.params().iter().map(|param| types::to(context, function.ty(*param))).collect();
    let arguments = function.arguments.iter().map(|argument| {
        let kind = StringAttribute::new(context, kernel::word(argument.kind));
        let entries = [(kernel::KIND, kind.into()), (kernel::OFFSET, number(argument.offset))];
        dictionary(context, &entries.map(|(name, value)| (Identifier::new(context, name), value)))
    });
    let arguments: Vec<Attribute<'c>> = arguments.collect();

    let mut op = Building::new(kernel::FUNCTION, location, body);
    let ty = FunctionType::new(context, &inputs, &[]);
    let mut state = op.state();
    state.add_attribute("sym_name", StringAttribute::new(context, &function.name).into());
    state.add_attribute("function_type", TypeAttribute::new(ty.into()).into());
    if !arguments.is_empty() {
        state.add_attribute("arg_attrs", ArrayAttribute::new(context, &arguments).into());
    }
    state.add_attribute(kernel::KERNEL, Attribute::unit(context));
    state.add_attribute(kernel::SLM_BYTES, number(function.slm_bytes));
    if function.threads != 1 {
        state.add_attribute(kernel::THREADS, number(function.threads));
    }
    let region = op.region();

    let mut exporter = Exporter {
        function,
        context,
        values: HashMap::new(),
        forward: HashMap::new(),
        blocks: HashMap::new(),
        placeholders,
        locate,
    };
    for (number, block) in function.blocks().iter().enumerate() {
        let params = if number == 0 { function.params() } else { function.block_params(*block) };
        let typed: Vec<_> = params.iter().map(|param| (types::to(context, function.ty(*param)), location)).collect();
        let made = region.append_block(Block::new(&typed));
        for (index, param) in params.iter().enumerate() {
            if let Ok(argument) = made.argument(index) {
                exporter.values.insert(*param, argument.into());
            }
        }
        exporter.blocks.insert(*block, made);
    }
    exporter.literals();
    for block in function.blocks() {
        for inst in function.insts(*block) {
            exporter.inst(*block, inst);
        }
    }
    op.finish();
}

struct Exporter<'e, 'c, 'm> {
    function: &'e Function,
    context: &'c mlir_dialect::melior::Context,
    values: HashMap<Value, ir::Value<'c, 'm>>,
    /// Placeholders of values that are used before their definition.
    forward: HashMap<Value, ir::Value<'c, 'm>>,
    blocks: HashMap<genx::Block, BlockRef<'c, 'm>>,
    placeholders: &'m Placeholders<'c>,
    locate: &'e dyn Fn(Place) -> Location<'c>,
}

impl<'c, 'm> Exporter<'_, 'c, 'm> {
    /// Creates the constants at the start of the kernel, in the order of their first use.
    fn literals(&mut self) {
        let function = self.function;
        let Some(entry) = function.blocks().first().and_then(|block| self.blocks.get(block)).copied() else { return };
        for inst in function.all_insts() {
            for value in function.args(inst) {
                let Definition::Constant(constant) = function.definition(*value) else { continue };
                if self.values.contains_key(value) {
                    continue;
                }
                let mut op = Building::new(&literal::name(), (self.locate)(Place::NONE), entry);
                literal::set(&mut op.state(), constant);
                op.state().add_results(&[types::to(self.context, function.ty(*value))]);
                if let Some(made) = result(op.finish(), 0) {
                    self.values.insert(*value, made.into());
                }
            }
        }
    }

    fn value(&mut self, value: Value) -> ir::Value<'c, 'm> {
        if let Some(known) = self.values.get(&value).or_else(|| self.forward.get(&value)) {
            return *known;
        }
        let ty = types::to(self.context, self.function.ty(value));
        let made = self.placeholders.value(ty, (self.locate)(Place::NONE));
        self.forward.insert(value, made);
        made
    }

    fn inst(&mut self, block: genx::Block, inst: Inst) {
        let function = self.function;
        let (op, definition) = (function.op(inst), function.op(inst).definition());
        let Some(at) = self.blocks.get(&block).copied() else { return };
        let operands: Vec<_> = function.args(inst).iter().map(|value| self.value(*value)).collect();
        let mut building =
            Building::new(&format!("{DIALECT}.{}", definition.name), (self.locate)(function.place(inst)), at);
        let wide: ir::Type<'c> = IntegerType::new(self.context, 64).into();
        let mut state = building.state();
        state.add_operands(&operands);
        for ((name, _), immediate) in definition.immediates().zip(function.immediates(inst)) {
            state.add_attribute(name.as_str(), IntegerAttribute::new(wide, *immediate).into());
        }
        if op.successors() > 0 {
            let counts = function.successors(inst).iter().map(|to| i32::try_from(to.count).unwrap_or(i32::MAX));
            let counts = DenseI32ArrayAttribute::new(self.context, &counts.collect::<Vec<_>>());
            state.add_attribute(SUCCESSOR_ARGUMENTS, counts.into());
        }
        let made = function.result(inst);
        if let Some(made) = made {
            state.add_results(&[types::to(self.context, function.ty(made))]);
        }
        for successor in function.successors(inst) {
            if let Some(to) = self.blocks.get(&successor.block) {
                building.successor(*to);
            }
        }
        let finished = building.finish();
        if let (Some(made), Some(value)) = (made, result(finished, 0)) {
            let value: ir::Value<'c, 'm> = value.into();
            if let Some(placeholder) = self.forward.remove(&made) {
                replace_uses(placeholder, value);
            }
            self.values.insert(made, value);
        }
    }
}
