//! Converts kernels in MLIR to those of the backend.

use crate::llvm::Parts;
use crate::{kernel, literal, op, types};
use genx::ir::KernelArgument;
use genx::{Constant, Function, Inst, Op, Type, Value};
use mlir_dialect::melior::ir::{
    self, BlockLike, BlockRef, ValueLike,
    operation::{OperationLike, OperationRef},
};
use mlir_dialect::{inherent_attributes, string, value_key, walk};
use pto_isa::codes;
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
    /// The code of the diagnostic.
    pub code: u16,
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
            return Err(Refused { op, code: codes::GENX_KERNEL, message });
        }
        let mut importer = Importer::new(symbol(op), codes::GENX_KERNEL, &mut imported.places);
        importer.kernel(op)?;
        let function = importer.function;
        imported.functions.push(function);
    }
    Ok(imported)
}

/// Returns the name of a function.
pub(crate) fn symbol(op: OperationRef<'_, '_>) -> String {
    let inherent = inherent_attributes(op);
    let name = inherent.iter().find(|(name, _)| name == "sym_name").and_then(|(_, name)| string(*name));
    name.unwrap_or_default().to_owned()
}

/// Creates a kernel of the backend from the operations of a function.
pub(crate) struct Importer<'i, 'c, 'a> {
    pub(crate) function: Function,
    /// The code of what is refused.
    code: u16,
    /// Values of the backend, by the address of the MLIR value.
    values: HashMap<usize, Value>,
    /// Constants without a use so far, which may be immediates. They become values at their first use.
    constants: HashMap<usize, (Type, Constant)>,
    /// Values that are defined later: the MLIR value and its placeholder.
    pending: Vec<(usize, Value)>,
    blocks: HashMap<usize, genx::Block>,
    /// Structures and arrays, by the address of the MLIR value.
    pub(crate) aggregates: HashMap<usize, Parts>,
    /// The words from which bits of predicates are made.
    pub(crate) words: HashMap<Value, Value>,
    places: &'i mut Vec<OperationRef<'c, 'a>>,
}

pub(crate) type Converted<'c, 'a, T = ()> = Result<T, Refused<'c, 'a>>;

impl<'i, 'c, 'a> Importer<'i, 'c, 'a> {
    pub(crate) fn new(name: String, code: u16, places: &'i mut Vec<OperationRef<'c, 'a>>) -> Self {
        Self {
            function: Function::new(name),
            code,
            values: HashMap::new(),
            constants: HashMap::new(),
            pending: Vec::new(),
            blocks: HashMap::new(),
            aggregates: HashMap::new(),
            words: HashMap::new(),
            places,
        }
    }

    fn kernel(&mut self, op: OperationRef<'c, 'a>) -> Converted<'c, 'a> {
        let refused = |message: String| Refused { op, code: codes::GENX_KERNEL, message };
        let params = kernel::parameters(op).map_err(refused)?;
        let arguments = kernel::arguments(op, params.len()).map_err(refused)?;
        self.function.slm_bytes = kernel::slm_bytes(op).map_err(refused)?;
        self.function.threads = kernel::threads(op).map_err(refused)?;
        self.body(op, &arguments, Self::op)
    }

    /// Creates the blocks of a function with their parameters, and calls `convert` for each operation in them.
    pub(crate) fn body(
        &mut self,
        op: OperationRef<'c, 'a>,
        arguments: &[KernelArgument],
        mut convert: impl FnMut(&mut Self, BlockRef<'c, 'a>, OperationRef<'c, 'a>) -> Converted<'c, 'a>,
    ) -> Converted<'c, 'a> {
        let all: Vec<_> = walk::blocks(op).collect();
        for (number, block) in all.iter().enumerate() {
            let made = match (number, self.function.blocks().first()) {
                (0, Some(entry)) => *entry,
                (_, _) => self.function.add_block(),
            };
            self.blocks.insert(block_key(*block), made);
            for index in 0..block.argument_count() {
                let Ok(argument) = block.argument(index) else { continue };
                let ty = self.ty(op, argument.r#type())?;
                let value = match arguments.get(index) {
                    Some(argument) if number == 0 => self.function.add_param(ty, *argument),
                    Some(_) | None => self.function.add_block_param(made, ty),
                };
                self.values.insert(value_key(argument), value);
            }
        }
        for block in all {
            for op in walk::operations(block) {
                convert(self, block, op)?;
            }
        }
        for (key, stand_in) in std::mem::take(&mut self.pending) {
            let value = self.values.get(&key).copied();
            let value = value.ok_or_else(|| self.refused(op, "expected values of this kernel".to_owned()))?;
            self.function.replace_uses(stand_in, value);
        }
        Ok(())
    }

    fn op(&mut self, block: BlockRef<'c, 'a>, found: OperationRef<'c, 'a>) -> Converted<'c, 'a> {
        if let Some((ty, constant)) = literal::constant(found) {
            let value = self.function.constant(ty, constant);
            self.define(found, value);
            return Ok(());
        }
        let op = op::table_op(found).ok_or_else(|| self.refused(found, "expected an operation of genx".to_owned()))?;
        let (own, counts) = op::groups(op, found).map_err(|message| self.refused(found, message))?;
        let immediates = op::immediates(op, found).map_err(|name| self.refused(found, name.as_str().to_owned()))?;
        let args = self.operands(found)?;
        let inst = self.insert(block, found, op, args.get(..own).unwrap_or_default(), &immediates)?;
        self.successors(found, inst, args.get(own..).unwrap_or_default(), counts)
    }

    /// Appends an instruction of the block of an operation, with its result and location.
    pub(crate) fn insert(
        &mut self,
        block: BlockRef<'c, 'a>,
        found: OperationRef<'c, 'a>,
        op: Op,
        args: &[Value],
        immediates: &[i64],
    ) -> Converted<'c, 'a, Inst> {
        let result = mlir_dialect::result(found, 0);
        let ty = result.map(|result| self.ty(found, result.r#type())).transpose()?;
        let inst = self.append(block, found, op, (args, immediates), ty)?;
        if let Some(value) = self.function.result(inst) {
            self.define(found, value);
        }
        Ok(inst)
    }

    /// Appends an instruction with a type, at the location of an operation of whose conversion it is a part.
    pub(crate) fn append(
        &mut self,
        block: BlockRef<'c, 'a>,
        found: OperationRef<'c, 'a>,
        op: Op,
        (args, immediates): (&[Value], &[i64]),
        ty: Option<Type>,
    ) -> Converted<'c, 'a, Inst> {
        let at = self.block(found, block)?;
        let inst = self.function.create(op, args, immediates, ty);
        let place = self.place_of(found);
        self.function.set_place(inst, place);
        self.function.append(at, inst);
        Ok(inst)
    }

    /// Returns the place of the instructions that an operation becomes.
    pub(crate) fn place_of(&mut self, found: OperationRef<'c, 'a>) -> Place {
        let place = self.places.len();
        self.places.push(found);
        Place::new(place, place)
    }

    /// Sets the result of an operation.
    pub(crate) fn define(&mut self, found: OperationRef<'c, 'a>, value: Value) {
        if let Some(result) = mlir_dialect::result(found, 0) {
            self.values.insert(value_key(result), value);
        }
    }

    /// Sets the result of an operation to a constant.
    pub(crate) fn define_constant(&mut self, found: OperationRef<'c, 'a>, ty: Type, constant: Constant) {
        if let Some(result) = mlir_dialect::result(found, 0) {
            self.constants.insert(value_key(result), (ty, constant));
        }
    }

    /// Returns the type and the elements of an operand that is a constant.
    pub(crate) fn as_constant(&self, value: ir::Value<'c, 'a>) -> Option<(Type, &Constant)> {
        let key = value_key(value);
        match self.values.get(&key) {
            Some(known) => Some((self.function.ty(*known), self.function.as_constant(*known)?)),
            None => self.constants.get(&key).map(|(ty, constant)| (*ty, constant)),
        }
    }

    /// Adds the successors of a branch, each with a number of the values `args`.
    pub(crate) fn successors(
        &mut self,
        found: OperationRef<'c, 'a>,
        inst: Inst,
        args: &[Value],
        counts: impl IntoIterator<Item = usize>,
    ) -> Converted<'c, 'a> {
        let mut start = 0;
        for (to, count) in found.successors().zip(counts) {
            let to = self.block(found, to)?;
            self.function.add_successor(inst, to, args.get(start..start + count).unwrap_or_default());
            start += count;
        }
        Ok(())
    }

    /// Returns the values of all operands.
    pub(crate) fn operands(&mut self, found: OperationRef<'c, 'a>) -> Converted<'c, 'a, Vec<Value>> {
        found.operands().map(|operand| self.value(found, operand)).collect()
    }

    /// Returns the value of the backend for an operand; a placeholder if it is defined later.
    pub(crate) fn value(&mut self, found: OperationRef<'c, 'a>, value: ir::Value<'c, 'a>) -> Converted<'c, 'a, Value> {
        let key = value_key(value);
        if let Some(known) = self.values.get(&key) {
            return Ok(*known);
        }
        if let Some((ty, constant)) = self.constants.remove(&key) {
            let value = self.function.constant(ty, constant);
            self.values.insert(key, value);
            return Ok(value);
        }
        if let Some((_, stand_in)) = self.pending.iter().find(|(pending, _)| *pending == key) {
            return Ok(*stand_in);
        }
        // The placeholder is the result of an instruction that is in no block.
        let ty = self.ty(found, value.r#type())?;
        let inst = self.function.create(Op::Constant, &[], &[], Some(ty));
        let stand_in = self.function.result(inst).ok_or_else(|| self.refused(found, "expected a value".to_owned()))?;
        self.pending.push((key, stand_in));
        Ok(stand_in)
    }

    pub(crate) fn ty(&self, found: OperationRef<'c, 'a>, ty: ir::Type<'c>) -> Converted<'c, 'a, Type> {
        types::of_llvm(ty).ok_or_else(|| {
            let ty = ty.to_string().replace("!llvm.", "");
            self.refused(found, format!("expected a type of vISA, found {ty}"))
        })
    }

    pub(crate) fn block(&self, found: OperationRef<'c, 'a>, block: BlockRef<'_, '_>) -> Converted<'c, 'a, genx::Block> {
        let known = self.blocks.get(&block_key(block)).copied();
        known.ok_or_else(|| self.refused(found, "expected a block of this kernel".to_owned()))
    }

    pub(crate) fn refused(&self, op: OperationRef<'c, 'a>, message: String) -> Refused<'c, 'a> {
        Refused { op, code: self.code, message }
    }
}

/// Returns a number that identifies a block.
fn block_key(block: BlockRef<'_, '_>) -> usize {
    block.to_raw().ptr as usize
}
