//! Creates operations of the LLVM dialect that replace operations of the PTO dialect.

use crate::{
    report::{Lowered, defect},
    site::Site,
    types,
};
use mlir_dialect::{
    Building, NewOperation, Rewriter, location,
    melior::{
        Context,
        ir::{
            Attribute, Identifier, Type, Value, ValueLike,
            attribute::{
                DenseI32ArrayAttribute, DenseI64ArrayAttribute, FlatSymbolRefAttribute, IntegerAttribute,
                StringAttribute, TypeAttribute,
            },
            block::BlockLike,
            block::BlockRef,
            operation::{OperationLike, OperationRef},
        },
    },
    result, walk,
};
use pto_dialect::op::is_upstream;
use pto_isa::{Target, TypeDesc};
use pto_upstream::{Arith, Llvm, OpName, Outer};
use std::collections::HashMap;

/// Prefix of all intrinsics of the devices.
const PREFIX: &str = "llvm.hivm.";
/// Attribute on the declaration of an intrinsic: its name or argument encoding follows from the naming scheme, and no
/// source states it.
pub(crate) const SCHEMATIC: &str = "pto.schematic";

/// A declared intrinsic.
struct Declared<'c, 'a> {
    function: Type<'c>,
    op: OperationRef<'c, 'a>,
    schematic: bool,
}

/// Creates operations before the operation that is lowered.
pub(crate) struct Emitter<'c, 'a> {
    pub(crate) rewriter: Rewriter<'c, 'a>,
    pub(crate) target: Target,
    context: &'c Context,
    /// The block of the module, for declarations.
    body: BlockRef<'c, 'a>,
    declared: HashMap<String, Declared<'c, 'a>>,
}

impl<'c, 'a> Emitter<'c, 'a> {
    pub(crate) fn new(context: &'c Context, body: BlockRef<'c, 'a>, target: Target) -> Self {
        Self { rewriter: Rewriter::new(), target, context, body, declared: HashMap::new() }
    }

    /// Parses a type.
    pub(crate) fn r#type(&self, site: &Site<'c, 'a>, text: &str) -> Lowered<Type<'c>> {
        Type::parse(self.context, text).ok_or_else(|| defect(site.op, format_args!("no type {text}")))
    }

    fn name(&self, name: &str) -> Identifier<'c> {
        Identifier::new(self.context, name)
    }

    /// Creates an operation before that of the site.
    pub(crate) fn op(
        &mut self,
        site: &Site<'c, 'a>,
        name: impl Into<OpName>,
        operands: &[Value<'c, 'a>],
        results: &[Type<'c>],
        attributes: &[(&str, Attribute<'c>)],
    ) -> Lowered<OperationRef<'c, 'a>> {
        let name = name.into();
        let new = NewOperation {
            name: name.text().to_owned(),
            location: location(site.op),
            operands: operands.to_vec(),
            results: results.to_vec(),
            attributes: attributes.iter().map(|(name, value)| (self.name(name), *value)).collect(),
            regions_of: None,
        };
        self.rewriter.insert_before(site.op, &new).ok_or_else(|| defect(site.op, format_args!("cannot make {name}")))
    }

    /// Creates an operation with one result, and returns the result.
    pub(crate) fn value(
        &mut self,
        site: &Site<'c, 'a>,
        name: impl Into<OpName>,
        operands: &[Value<'c, 'a>],
        r#type: Type<'c>,
        attributes: &[(&str, Attribute<'c>)],
    ) -> Lowered<Value<'c, 'a>> {
        let name = name.into();
        let made = self.op(site, name, operands, &[r#type], attributes)?;
        result(made, 0).map(Value::from).ok_or_else(|| defect(site.op, format_args!("{name} gives nothing")))
    }

    /// Creates an integer constant of a width.
    pub(crate) fn constant(&mut self, site: &Site<'c, 'a>, value: i64, bits: u32) -> Lowered<Value<'c, 'a>> {
        let r#type = self.r#type(site, &format!("i{bits}"))?;
        let value = IntegerAttribute::new(r#type, value).into();
        self.value(site, Llvm::Constant, &[], r#type, &[("value", value)])
    }

    /// Converts an operand to an argument: an index becomes an integer of 64 bits.
    pub(crate) fn argument(
        &mut self,
        site: &Site<'c, 'a>,
        value: Value<'c, 'a>,
        desc: &TypeDesc,
    ) -> Lowered<Value<'c, 'a>> {
        match desc {
            TypeDesc::Index => self.integer(site, value, 64),
            _ => Ok(value),
        }
    }

    /// Casts an index to an integer of a width.
    pub(crate) fn integer(&mut self, site: &Site<'c, 'a>, value: Value<'c, 'a>, bits: u32) -> Lowered<Value<'c, 'a>> {
        let r#type = self.r#type(site, &format!("i{bits}"))?;
        self.value(site, Arith::IndexCast, &[value], r#type, &[])
    }

    /// Packs fields into a word of 64 bits, each shifted to its first bit. Fields must not overlap.
    pub(crate) fn packed(&mut self, site: &Site<'c, 'a>, fields: &[(Value<'c, 'a>, u32)]) -> Lowered<Value<'c, 'a>> {
        let word = self.r#type(site, "i64")?;
        let mut sum: Option<Value<'c, 'a>> = None;
        for (field, bit) in fields {
            let mut moved = *field;
            if *bit > 0 {
                let distance = self.constant(site, i64::from(*bit), 64)?;
                moved = self.value(site, Llvm::Shl, &[moved, distance], word, &[])?;
            }
            sum = Some(match sum {
                Some(sum) => self.value(site, Llvm::Or, &[sum, moved], word, &[])?,
                None => moved,
            });
        }
        match sum {
            Some(sum) => Ok(sum),
            None => self.constant(site, 0, 64),
        }
    }

    /// Returns the address of an element at an offset.
    pub(crate) fn element(
        &mut self,
        site: &Site<'c, 'a>,
        base: Value<'c, 'a>,
        pointer: &TypeDesc,
        distance: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        let pointee = types::pointee(pointer).ok_or_else(|| site.unsupported("the pointer has no element type"))?;
        self.element_of(site, base, &pointee, distance)
    }

    /// Returns the address of an element of a type at an offset.
    pub(crate) fn element_of(
        &mut self,
        site: &Site<'c, 'a>,
        base: Value<'c, 'a>,
        element: &str,
        distance: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        let pointee = TypeAttribute::new(self.r#type(site, element)?).into();
        // One dynamic index.
        let indices = DenseI32ArrayAttribute::new(self.context, &[i32::MIN]).into();
        let attributes = [("elem_type", pointee), ("rawConstantIndices", indices)];
        self.value(site, Llvm::GetElementPtr, &[base, distance], base.r#type(), &attributes)
    }

    /// Reserves elements on the stack, at the start of the function, so that loops do not reserve them again.
    pub(crate) fn on_stack(&mut self, site: &Site<'c, 'a>, element: &str, count: i64) -> Lowered<Value<'c, 'a>> {
        let function = std::iter::successors(Some(site.op), |op| op.parent_operation())
            .find(|op| is_upstream(*op, Outer::Function))
            .ok_or_else(|| defect(site.op, "an array outside of functions"))?;
        let first = walk::blocks(function).next().and_then(|block| block.first_operation());
        let first = first.ok_or_else(|| defect(function, "a function without operations"))?;
        let (word, pointer) = (self.r#type(site, "i64")?, self.r#type(site, "!llvm.ptr")?);
        let mut made = |is: Llvm, operands: Vec<Value<'c, 'a>>, r#type, attribute: (&str, Attribute<'c>)| {
            let new = NewOperation {
                name: is.name().to_owned(),
                location: location(site.op),
                operands,
                results: vec![r#type],
                attributes: vec![(Identifier::new(self.context, attribute.0), attribute.1)],
                regions_of: None,
            };
            let op = self.rewriter.insert_before(first, &new);
            let value = op.and_then(|op| result(op, 0)).map(Value::from);
            value.ok_or_else(|| defect(site.op, format_args!("cannot make {}", is.name())))
        };
        let count = made(Llvm::Constant, Vec::new(), word, ("value", IntegerAttribute::new(word, count).into()))?;
        let element = Type::parse(self.context, element).ok_or_else(|| defect(site.op, "an element type"))?;
        made(Llvm::Alloca, vec![count], pointer, ("elem_type", TypeAttribute::new(element).into()))
    }

    /// Calls a function of the module.
    pub(crate) fn call_symbol(
        &mut self,
        site: &Site<'c, 'a>,
        symbol: &str,
        args: &[Value<'c, 'a>],
        results: &[Type<'c>],
    ) -> Lowered<OperationRef<'c, 'a>> {
        let count = i32::try_from(args.len()).map_err(|_| site.unsupported("too many arguments"))?;
        let attributes = [
            ("callee", FlatSymbolRefAttribute::new(self.context, symbol).into()),
            ("operandSegmentSizes", DenseI32ArrayAttribute::new(self.context, &[count, 0]).into()),
            ("op_bundle_sizes", DenseI32ArrayAttribute::new(self.context, &[]).into()),
        ];
        self.op(site, Llvm::Call, args, results, &attributes)
    }

    /// Calls an intrinsic; returns its results.
    pub(crate) fn call(
        &mut self,
        site: &Site<'c, 'a>,
        name: &str,
        schematic: bool,
        args: &[Value<'c, 'a>],
        results: &[Type<'c>],
    ) -> Lowered<Vec<Value<'c, 'a>>> {
        let name = format!("{PREFIX}{name}");
        let text = |types: &[Type<'c>]| types.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let given = match results {
            [] => None,
            [one] => Some(*one),
            several => Some(self.r#type(site, &format!("!llvm.struct<({})>", text(several)))?),
        };
        let taken: Vec<Type<'c>> = args.iter().map(|arg| arg.r#type()).collect();
        let outcome = given.map_or_else(|| "void".to_owned(), |given| given.to_string());
        let function = self.r#type(site, &format!("!llvm.func<{outcome} ({})>", text(&taken)))?;
        self.declare(site, &name, function, schematic)?;
        let call = self.call_symbol(site, &name, args, given.as_slice())?;
        let Some(outcome) = result(call, 0).map(Value::from) else { return Ok(Vec::new()) };
        if results.len() == 1 {
            return Ok(vec![outcome]);
        }
        let mut parts = Vec::new();
        for (index, part) in results.iter().enumerate() {
            let index = i64::try_from(index).unwrap_or(i64::MAX);
            let position = DenseI64ArrayAttribute::new(self.context, &[index]).into();
            parts.push(self.value(site, Llvm::ExtractValue, &[outcome], *part, &[("position", position)])?);
        }
        Ok(parts)
    }

    /// Declares an intrinsic once. One name has one type.
    fn declare(&mut self, site: &Site<'c, 'a>, name: &str, function: Type<'c>, schematic: bool) -> Lowered {
        let mark = Attribute::unit(self.context);
        if let Some(known) = self.declared.get_mut(name) {
            if known.function != function {
                return Err(site.unsupported(format_args!(
                    "another form of the operation calls {name} with the type {}, expected {function}",
                    known.function
                )));
            }
            if schematic && !known.schematic {
                known.schematic = true;
                mlir_dialect::set_discardable(known.op, SCHEMATIC, mark);
            }
            return Ok(());
        }
        let mut declaration = Building::new(Llvm::Func.name(), location(site.op), self.body);
        declaration.region();
        let mut state = declaration.state();
        state.add_attribute("sym_name", StringAttribute::new(self.context, name).into());
        state.add_attribute("function_type", TypeAttribute::new(function).into());
        if schematic {
            state.add_attribute(SCHEMATIC, mark);
        }
        let op = declaration.finish();
        self.declared.insert(name.to_owned(), Declared { function, op, schematic });
        Ok(())
    }

    /// Replaces the results of an operation by values, and erases it.
    pub(crate) fn replace(&mut self, site: &Site<'c, 'a>, values: &[Value<'c, 'a>]) -> Lowered {
        if values.len() != site.results().len() {
            return Err(defect(site.op, "another number of results"));
        }
        for (index, value) in values.iter().enumerate() {
            if let Some(old) = result(site.op, index) {
                self.rewriter.replace_uses(old.into(), *value);
            }
        }
        self.rewriter.erase(site.op);
        Ok(())
    }

    /// Replaces an operation by its body; the operands replace the arguments of the block.
    pub(crate) fn inline(&mut self, site: &Site<'c, 'a>) -> Lowered {
        for block in walk::blocks(site.op) {
            for (index, (value, _)) in site.all().into_iter().enumerate() {
                if let Ok(argument) = mlir_dialect::melior::ir::BlockLike::argument(&block, index) {
                    self.rewriter.replace_uses(argument.into(), value);
                }
            }
            for op in walk::operations(block) {
                self.rewriter.move_before(op, site.op);
            }
        }
        self.rewriter.erase(site.op);
        Ok(())
    }
}
