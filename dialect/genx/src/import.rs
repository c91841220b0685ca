//! Converts kernels in MLIR to those of the backend.

use crate::{kernel, literal, op, types};
use genx::{Function, Value};
use mlir_dialect::melior::ir::{
    BlockLike, BlockRef, ValueLike,
    operation::{OperationLike, OperationRef},
};
use mlir_dialect::{inherent_attributes, string, value_key, walk};
use std::collections::HashMap;
use visa::Place;

/// The contents of a verified module.
#[derive(Default)]
pub struct Imported<'c, 'a> {
    /// The kernels, in order. The place of an instruction is an index into `places`.
    pub functions: Vec<Function>,
    /// The operations from which the instructions are made.
    pub places: Vec<OperationRef<'c, 'a>>,
}

/// A part of a module that is not a kernel of the backend.
#[derive(Debug)]
pub struct Refused<'c, 'a> {
    /// The operation.
    pub op: OperationRef<'c, 'a>,
    /// What was expected and what was found.
    pub message: String,
}

/// Returns whether a module contains a kernel of the dialect.
#[must_use]
pub fn has_kernels(module: OperationRef<'_, '_>) -> bool {
    operations(module).any(is_kernel)
}

fn is_kernel(op: OperationRef<'_, '_>) -> bool {
    kernel::is_function(op) && op.has_attribute(kernel::KERNEL)
}

fn operations<'c, 'a>(module: OperationRef<'c, 'a>) -> impl Iterator<Item = OperationRef<'c, 'a>> {
    walk::blocks(module).flat_map(walk::operations)
}

/// Converts the kernels of a verified module, all of whose operations must be kernels.
///
/// # Errors
///
/// The first operation of the module that is not a kernel, or the first operation of a kernel that the backend does not
/// support.
pub fn import<'c, 'a>(module: OperationRef<'c, 'a>) -> Result<Imported<'c, 'a>, Refused<'c, 'a>> {
    let mut imported = Imported::default();
    for op in operations(module) {
        if !is_kernel(op) {
            let name = op.name();
            let name = name.as_string_ref().as_str().unwrap_or_default();
            let message = format!("expected kernels with `{}` only, found {name}", kernel::KERNEL);
            return Err(Refused { op, message });
        }
        let mut importer = Importer {
            function: Function::new(symbol(op)),
            values: HashMap::new(),
            pending: Vec::new(),
            blocks: HashMap::new(),
            places: &mut imported.places,
        };
        importer.kernel(op)?;
        let function = importer.function;
        imported.functions.push(function);
    }
    Ok(imported)
}

fn symbol(op: OperationRef<'_, '_>) -> String {
    let inherent = inherent_attributes(op);
    let name = inherent.iter().find(|(name, _)| name == "sym_name").and_then(|(_, name)| string(*name));
    name.unwrap_or_default().to_owned()
}

struct Importer<'i, 'c, 'a> {
    function: Function,
    /// Values of the backend, by the address of the MLIR value.
    values: HashMap<usize, Value>,
    /// Arguments of instructions that are defined later: the MLIR value and its placeholder.
    pending: Vec<(usize, Value)>,
    blocks: HashMap<usize, genx::Block>,
    places: &'i mut Vec<OperationRef<'c, 'a>>,
}

impl<'c, 'a> Importer<'_, 'c, 'a> {
    fn kernel(&mut self, op: OperationRef<'c, 'a>) -> Result<(), Refused<'c, 'a>> {
        let refused = |message: String| Refused { op, message };
        let params = kernel::parameters(op).map_err(refused)?;
        let arguments = kernel::arguments(op, params.len()).map_err(refused)?;
        self.function.slm_bytes = kernel::slm_bytes(op).map_err(refused)?;
        self.function.threads = kernel::threads(op).map_err(refused)?;
        let all: Vec<_> = walk::blocks(op).collect();
        for (number, block) in all.iter().enumerate() {
            let made = match (number, self.function.blocks().first()) {
                (0, Some(entry)) => *entry,
                (_, _) => self.function.add_block(),
            };
            self.blocks.insert(block_key(*block), made);
            for index in 0..block.argument_count() {
                let Ok(argument) = block.argument(index) else { continue };
                let ty = types::of(argument.r#type()).ok_or_else(|| refused("expected types of vISA".to_owned()))?;
                let value = match arguments.get(index) {
                    Some(argument) if number == 0 => self.function.add_param(ty, *argument),
                    Some(_) | None => self.function.add_block_param(made, ty),
                };
                self.values.insert(value_key(argument), value);
            }
        }
        for block in all {
            for op in walk::operations(block) {
                self.op(block, op)?;
            }
        }
        for (key, stand_in) in std::mem::take(&mut self.pending) {
            let value = self.values.get(&key).copied();
            let value = value.ok_or_else(|| refused("expected values of this kernel".to_owned()))?;
            self.function.replace_uses(stand_in, value);
        }
        Ok(())
    }

    fn op(&mut self, block: BlockRef<'c, 'a>, found: OperationRef<'c, 'a>) -> Result<(), Refused<'c, 'a>> {
        let refused = |message: &str| Refused { op: found, message: message.to_owned() };
        if let (Some((ty, constant)), Some(result)) = (literal::constant(found), mlir_dialect::result(found, 0)) {
            let value = self.function.constant(ty, constant);
            self.values.insert(value_key(result), value);
            return Ok(());
        }
        let op = op::table_op(found).ok_or_else(|| refused("expected an operation of genx"))?;
        let (own, counts) = op::groups(op, found).map_err(|message| refused(&message))?;
        let immediates = op::immediates(op, found).map_err(|name| refused(name.as_str()))?;
        let result = mlir_dialect::result(found, 0);
        let ty = match result {
            Some(result) => Some(types::of(result.r#type()).ok_or_else(|| refused("expected types of vISA"))?),
            None => None,
        };
        let mut args = Vec::new();
        for value in found.operands() {
            args.push(self.value(value).ok_or_else(|| refused("expected types of vISA"))?);
        }
        let inst = self.function.create(op, args.get(..own).unwrap_or_default(), &immediates, ty);
        let place = self.places.len();
        self.function.set_place(inst, Place::new(place, place));
        self.places.push(found);
        let at = self.blocks.get(&block_key(block)).copied().ok_or_else(|| refused("expected a block"))?;
        self.function.append(at, inst);
        let mut start = own;
        for (to, count) in found.successors().zip(counts) {
            let to = self.blocks.get(&block_key(to)).copied().ok_or_else(|| refused("expected a block"))?;
            self.function.add_successor(inst, to, args.get(start..start + count).unwrap_or_default());
            start += count;
        }
        if let (Some(result), Some(value)) = (result, self.function.result(inst)) {
            self.values.insert(value_key(result), value);
        }
        Ok(())
    }

    /// Returns the value of the backend; a placeholder if it is defined later.
    fn value(&mut self, value: mlir_dialect::melior::ir::Value<'c, 'a>) -> Option<Value> {
        let key = value_key(value);
        if let Some(known) = self.values.get(&key) {
            return Some(*known);
        }
        if let Some((_, stand_in)) = self.pending.iter().find(|(pending, _)| *pending == key) {
            return Some(*stand_in);
        }
        // The placeholder is the result of an instruction that is in no block.
        let ty = types::of(value.r#type())?;
        let inst = self.function.create(genx::Op::Constant, &[], &[], Some(ty));
        let stand_in = self.function.result(inst)?;
        self.pending.push((key, stand_in));
        Some(stand_in)
    }
}

/// Returns a number that identifies a block.
fn block_key(block: BlockRef<'_, '_>) -> usize {
    block.to_raw().ptr as usize
}
